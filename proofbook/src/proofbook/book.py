"""A book on a paper: where its parts lie,
and the words that are its own. Everything else in this package fits any paper.

The README lists its settings, those of the table `tool.proofbook` in `pyproject.toml`.
"""

import json
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from pathlib import Path

from proofbook.errors import require
from proofbook.evidence import toml
from proofbook.formal import formals, registry

WIDEST = 200  # letters of a line of stored results


@dataclass(frozen=True)
class Book:
    """Hold the root of a repository and its settings.

    Parameters
    ----------
    root : folder with `pyproject.toml`, `book/claims/` and `book/*.ipynb`.
    """

    root: Path
    chapters: list | dict = field(default_factory=list)
    order: str = "_toc.yml"
    cite: str = "the paper"
    title: str = "the paper"
    macros: dict = field(default_factory=dict)
    config: str = "_config.yml"
    paper_order: tuple = ()
    definitions: str = ""
    package: str = ""
    modules: tuple = ()
    parameters: str = "values of its parameters"
    edges: str = "the smallest values, or the largest"
    guide: str = "The documentation of proofbook"
    letter: str = ""
    notation: str = ""
    proof_pages: str = ""
    signs: dict = field(default_factory=dict)

    @classmethod
    def at(cls, root):
        """Read the settings of a repository; without any, the defaults hold."""
        settings = toml(Path(root) / "pyproject.toml").get("tool", {}).get("proofbook", {})
        unknown = sorted(set(settings) - set(cls.__dataclass_fields__) | set(settings) & {"root"})
        require(
            not unknown,
            "tool.proofbook",
            f"some of {sorted(set(cls.__dataclass_fields__) - {'root'})}",
            unknown,
        )
        book = cls(Path(root), **settings)
        if "macros" not in settings and (found := book.root / book.config).exists():
            names = ("sphinx", "config", "mathjax3_config", "tex", "macros")
            book = replace(
                book,
                macros=reduce(lambda config, name: config.get(name, {}), names, read_yaml(found)),
            )
        return book

    @classmethod
    def around(cls, path):
        """Return the book that a file belongs to: that of the next folder above with settings,
        or None.
        """
        roots = [
            folder
            for folder in Path(path).absolute().parents
            if (folder / "pyproject.toml").exists()
        ]
        return cls.at(roots[0]) if roots else None

    @property
    def folder(self):
        """Where the pages are."""
        return self.root / "book"

    @cached_property
    def parts(self):
        """The parts of the book: their captions, each with its chapters, in the order of the
        book.
        """
        if self.chapters:
            return self.chapters if isinstance(self.chapters, dict) else {"The book": self.chapters}
        path = self.root / self.order
        require(
            path.exists(),
            "tool.proofbook",
            f"`chapters`, or {self.order} beside pyproject.toml",
            self.chapters,
        )
        toc = read_yaml(path)
        return {
            part["caption"]: [chapter["file"] for chapter in part["chapters"]]
            for part in toc["parts"]
        }

    @cached_property
    def claims(self):
        """What the paper states: the statements, in the order of the book,
        each with the name of its chapter.
        """
        chapters = [chapter for chapters in self.parts.values() for chapter in chapters]
        paths = [self.folder / "claims" / f"{chapter}.toml" for chapter in chapters]
        strays = {path.stem for path in (self.folder / "claims").glob("*.toml")} - set(chapters)
        require(not strays, "book/claims", "files named as chapters", sorted(strays))
        found = {path.stem: toml(path) for path in paths if path.exists()}
        return [
            {**one, "chapter": name}
            for name, content in found.items()
            for one in content["statement"]
        ]

    @cached_property
    def notebooks(self):
        """The notebooks of the book by name, as JSON."""
        paths = sorted(self.folder.glob("*.ipynb"))
        return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}

    def heading(self, notebook):
        """Return the title of a chapter, its formulas being letters."""
        first = "".join(self.notebooks[notebook]["cells"][0]["source"])
        return first.partition("\n")[0].removeprefix("# ").replace("$", "")

    @cached_property
    def formal(self):
        """The files of formal proofs by label, from `proofs/statements.toml`;
        refutations are no proofs.
        """
        files = {}
        for entry in formals(self.root):
            if not entry.refutes:
                files.setdefault(entry.label, {})[entry.file] = None
        return {label: list(names) for label, names in files.items()}

    @cached_property
    def theorems(self):
        """The formal theorems that prove a step, by (label, step)."""
        found = {}
        for entry in formals(self.root):
            for step in entry.covers:
                found.setdefault((entry.label, step), []).append(entry)
        return found

    @cached_property
    def coq_names(self):
        """What names in formal statements stand for in the paper's lines; with "=",
        whatever they are applied to.
        """
        return registry(self.root).get("names", {})

    def evidence(self, name):
        """Return the stored results of a long run, or nothing if there are none."""
        path = self.folder / "evidence" / f"{name}.json"
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def store(self, name, results):
        """Store the results of a long run."""
        path = self.folder / "evidence" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(laid_out(results) + "\n", encoding="utf-8")


def laid_out(value, indent=""):
    """Return JSON in which what fits a line of 200 letters stands on one."""
    flat = json.dumps(value, ensure_ascii=False)
    if (
        not isinstance(value, (dict, list))
        or not value
        or (indent and len(indent + flat) <= WIDEST)
    ):
        return flat
    deeper = f"{indent} "
    named = isinstance(value, dict)
    names = (
        [f"{json.dumps(name, ensure_ascii=False)}: " for name in value]
        if named
        else [""] * len(value)
    )
    inner = [laid_out(part, deeper) for part in (value.values() if named else value)]
    lines = f",\n{deeper}".join(map(str.__add__, names, inner))
    return f"{'{' if named else '['}\n{deeper}{lines}\n{indent}{'}' if named else ']'}"


def read_yaml(path):
    """Return the content of a YAML file; without PyYAML, say what to install."""
    try:
        import yaml
    except ImportError as error:
        said = f"{path.name}: needs PyYAML: pip install pyyaml"
        raise ImportError(f"{said}; or name chapters and macros in pyproject.toml") from error
    return yaml.safe_load(path.read_text(encoding="utf-8"))
