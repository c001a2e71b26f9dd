"""Who read what, and when: the one store `book/reviewed.toml`,
keyed by a digest of all that the reader saw.

A key is

- `label step`: the paper's line beside the claims that check it, each as the page shows it (text
  with the macros that it uses, domain, control), and the sentence that says how they relate;
- `label step theorem`: the line beside a formal theorem: its closed statement, the definitions
  behind it, and the commands that give its text a meaning (coercions, scopes, notations, implicit
  arguments);
- `label step stated`: the formula that a cell gives to a step which only Coq or the literature has;
- `label step code`: the code of the rows that enumerate or simulate: the syntax tree of their
  cells, and of all that these take from other cells. What they print says what was looked at, the
  code whether that is so.

An entry is `{ by = NAME, on = DATE, digest = ... }`. It counts only while the digest is that of
what stands there now.
"""

import ast
import json
import re
from dataclasses import dataclass
from functools import cache

from proofbook import evidence
from proofbook.frozen import definitions, sentences, sources
from proofbook.records import KINDS

STORE = "reviewed.toml"
HEAD = "# Who read what, and when: see proofbook.reviewed. `proofbook read` writes this file.\n"
CODE = "code"
STATED = "stated"
NAMES = re.compile(r"\\[A-Za-z]+")
MEANING = re.compile(
    r"(?:Local |Global"
    r" |#\[[^\]]*\]\s*)?(?:Coercion|Infix|Notation|Reserved|Open|Close|Delimit|Bind|"
    r"Undelimit|Declare Scope|Implicit|Generalizable|Arguments|Canonical|Set|Unset|Declare"
    r" Custom)\b"
)


@dataclass(frozen=True)
class Reading:
    """Hold that somebody read something: who, when, and a digest of what was seen."""

    by: str
    on: str
    digest: str

    def __str__(self):
        return f"read by {self.by}, {self.on}"


def readings(book):
    """Return the entries of the store, {key: Reading}."""
    stored = evidence.toml(book.folder / STORE)
    return {key: Reading(one["by"], str(one["on"]), one["digest"]) for key, one in stored.items()}


def write(book, entries):
    """Write the store."""
    lines = []
    for key, one in sorted(entries.items()):
        by = json.dumps(one.by, ensure_ascii=False)
        lines.append(f'{json.dumps(key)} = {{ by = {by}, on = {one.on}, digest = "{one.digest}" }}')
    (book.folder / STORE).write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def valid(known, now):
    """Return the entries that are about what stands there now."""
    return {
        key: known[key]
        for key, digest in now.items()
        if key in known and known[key].digest == digest
    }


def digest(*parts):
    """Return a digest of what was seen."""
    return evidence.digest(json.dumps(parts, ensure_ascii=False))


def seen_of_claims(book, step, records):
    """Return the digest of a line beside the claims that check it."""
    rows = [row(record) for record in records]
    texts = json.dumps([step["paper"], rows], ensure_ascii=False)
    return digest(step.get("reading", ""), step["paper"], rows, meanings(book.macros, texts))


def row(record):
    """Return what the page shows of a check: its claim, what was checked, where, and the
    control.
    """
    shown = [record["id"], record["claim"], record.get("formal", ""), record["domain"]]
    return [*shown, record.get("control", {}).get("planted", "")]


def seen_of_theorem(book, step, formal):
    """Return the digest of a line beside a formal theorem that covers it."""
    said = (
        formal.theorem,
        formal.reading,
        formal.differs,
        formal.digest,
        sorted(formal.names.items()),
    )
    texts = tuple(sources(book.root).items())
    return digest(
        step["paper"],
        *said,
        context(texts, formal.file.removesuffix(".v")),
        meanings(book.macros, step["paper"]),
    )


def meanings(macros, text):
    """Return the macros that a text uses, with what they mean, and those that these use."""
    found = {}
    waiting = set(NAMES.findall(text))
    while waiting:
        name = waiting.pop()[1:]
        if name in macros and name not in found:
            found[name] = macros[name]
            waiting |= set(NAMES.findall(json.dumps(macros[name]).replace("\\\\", "\\")))
    return sorted(found.items())


@cache
def context(texts, module):
    """Return the digest of the commands that give the text of a module its meaning,
    in it and in what it imports.
    """
    _, known = definitions(texts)
    by_module = {name.removesuffix(".v"): text for name, text in texts}
    modules = [name for name in known.get(module, [module]) if name in by_module]
    said = [
        (name, one) for name in modules for one in sentences(by_module[name]) if MEANING.match(one)
    ]
    return digest(*sorted((name, " ".join(one.split())) for name, one in said))


def is_run(record):
    """Tell whether a check runs code on cases, or a simulation: its formula says nothing of
    that.
    """
    return record.get("prover") in KINDS


def seen_of_code(book, records):
    """Return the digest of the code of the rows that enumerate or simulate, with their words."""
    places = sorted({(record["notebook"], record["cell"]) for record in records})
    return digest([row(record) for record in records], [tree(book, *place) for place in places])


def tree(book, notebook, cell):
    """Return the syntax tree of a cell, and of the statements of other cells that it takes names
    from.
    """
    return trees(book.root, notebook, tuple(cells(book.notebooks[notebook])), cell)


def cells(notebook):
    """Return the code of each cell of a notebook; that of others is empty."""
    for one in notebook["cells"]:
        source = one.get("source", "")
        yield "".join(source) if one["cell_type"] == "code" else ""


@cache
def trees(root, notebook, sources_, place):
    """Return the syntax trees behind a cell as text: its own,
    and those of earlier statements that bind its names.
    """
    own = parsed(sources_[place])
    earlier = [one for text in sources_[:place] for one in parsed(text)]
    found = list(own)
    wanted = names_used(own)
    for statement in reversed(earlier):
        if names_bound(statement) & wanted:
            found.append(statement)
            wanted |= names_used([statement])
    return [told_whole(statement) for statement in found]


@cache
def told_whole(statement):
    """Return a statement without its docstring as text."""
    return told(without_words(statement))


def told(node):
    """Return a syntax tree as text, the same in every version of Python: what is empty is left
    out.
    """
    if isinstance(node, list):
        return [told(part) for part in node]
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = {
        name: value
        for name, value in ast.iter_fields(node)
        if name not in ("ctx", "type_comment", "kind")
    }
    return [
        type(node).__name__,
        *([name, told(value)] for name, value in fields.items() if value not in (None, [])),
    ]


@cache
def parsed(source):
    """Return the statements of a cell; lines that speak to IPython are left out."""
    lines = ["" if line.lstrip().startswith(("%", "!")) else line for line in source.splitlines()]
    return tuple(ast.parse("\n".join(lines)).body)


def names_used(statements):
    """Return the names that statements use."""
    return {node.id for one in statements for node in ast.walk(one) if isinstance(node, ast.Name)}


def names_bound(statement):
    """Return the names that a statement binds, or changes."""
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return {statement.name}
    if isinstance(statement, (ast.Import, ast.ImportFrom)):
        return {(name.asname or name.name).partition(".")[0] for name in statement.names}
    if isinstance(statement, ast.Expr):  # a call may change what it is given
        return names_used([statement])
    stored = [n for n in ast.walk(statement) if isinstance(n, ast.Name)]
    return {
        name.id
        for name in stored
        if isinstance(name.ctx, ast.Store) or not isinstance(statement, ast.Assign)
    }


def without_words(statement):
    """Return a statement without its docstring."""
    if (
        isinstance(statement, (ast.FunctionDef, ast.ClassDef))
        and ast.get_docstring(statement) is not None
    ):
        kept = statement.body[1:] or [ast.Pass()]
        return type(statement)(**dict(ast.iter_fields(statement)) | {"body": kept})
    return statement
