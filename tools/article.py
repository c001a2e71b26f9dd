"""Print the article on delay scheduling: python tools/article.py _build/square.pdf.

Its theorems and its two pictures are taken from the chapters, so that they are the same;
`article/square.tex` has the words between them. It needs pdflatex and bibtex.
"""

import base64
import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import yaml

from tools.letter import macros

ROOT = Path(__file__).parent.parent
CHAPTERS = "past_square", "past_skipping", "past_lower", "past_time"
PICTURES = {"sq-picture": "prices.png", "sq-play": "play.png"}  # from the cell that draws it
CLOSED = {  # each theorem, and the closed statement that says it whole
    "thm-reservoirs": "Theorem_P_1",
    "thm-announced": "Theorem_P_2",
    "thm-past-skipping": "Theorem_P_8",
    "thm-stairs": "Theorem_P_4",
    "thm-past-blocks": "Theorem_P_10",
    "thm-past-hidden": "Theorem_P_11",
    "thm-undropped": "Theorem_P_5",
    "thm-one-slot-hedge": "Theorem_P_6",
    "thm-never": "Theorem_P_7",
    "thm-past-endless": "Theorem_P_20",
    "thm-past-time": "Theorem_P_16",
    "thm-past-time-unknown": "Theorem_P_43",
}
OTHERS = (  # theorems that are not, or not whole, among the closed statements
    "thm-past-high-probability",
    "thm-past-chance",
    "thm-past-chance-lower",
    "thm-past-both",
)


def cells():
    """Yield all cells of the chapters."""
    for name in CHAPTERS:
        yield from json.loads((ROOT / f"book/{name}.ipynb").read_text())["cells"]


def theorem(label):
    """Return a theorem of the chapters as LaTeX."""
    block = re.compile(rf"```{{prf:theorem}} (.*)\n:label: {label}\n\n((?:.|\n)*?)\n```")
    (found,) = (match for cell in cells() if (match := block.search("".join(cell["source"]))))
    title, number = re.fullmatch(r"(.*?)(?: \(Theorem (P\.\d+)\))?", found[1]).groups()
    kind, given = ("numbered", f"{{{number}}}") if number else ("theorem", "")
    said = f"[{title}] \\label{{{label}}}\n{tex(found[2])}"
    return f"\\begin{{{kind}}}{given}{said}\n\\end{{{kind}}}"


def tex(text):
    r"""Return Markdown with formulas as LaTeX.

    >>> tex("*Below*: by {prf:ref}`thm-a` and [Theorem 1](a.ipynb), $a * b * c$.")
    '\\emph{Below}: by \\ref{thm-a} and Theorem 1, $a * b * c$.'
    """
    parts = re.split(r"(\$\$(?:.|\n)*?\$\$|\$[^$]*\$)", text)
    return "".join(shown(part) if k % 2 else words(part) for k, part in enumerate(parts))


def shown(formula):
    """Return a formula as LaTeX."""
    return rf"\[{formula[2:-2]}\]" if formula.startswith("$$") else formula


def words(text):
    """Return Markdown without formulas as LaTeX."""
    text = re.sub(r"\{prf:ref\}`([^`]*)`", r"\\ref{\1}", text)
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"\*([^*\n]+)\*", r"\\emph{\1}", text)


@cache
def fill(template):
    """Return the article with its theorems in place."""
    book = yaml.safe_load((ROOT / "_config.yml").read_text())["sphinx"]["config"]
    settings = book["mathjax3_config"]["tex"]["macros"]
    own = macros(
        {name: meaning for name, meaning in settings.items() if name not in ("Pr", "R", "N", "Z")}
    )
    release = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    filled = {
        "macros": own + "\n\\renewcommand{\\Pr}{\\operatorname{\\mathbb{P}}}",
        "version": release,
    }
    article = re.sub(r"<<theorem ([\w-]+)>>", lambda match: theorem(match[1]), template)
    return re.sub(r"<<(\w+)>>", lambda match: filled[match[1]], article)


def make(path):
    """Write the article as a PDF; raise if LaTeX warns of a reference that it does not know."""
    path = Path(path).resolve()
    folder = path.parent / "article"
    folder.mkdir(parents=True, exist_ok=True)
    for cell in cells():
        if name := PICTURES.get(cell["id"]):
            (drawn,) = (
                data["image/png"]
                for each in cell["outputs"]
                if "image/png" in (data := each.get("data", {}))
            )
            (folder / name).write_bytes(base64.b64decode(drawn))
    sources = re.sub(
        r"eprint( *)= \{(\d.*)\}", r"note\1= {arXiv:\2}", (ROOT / "book/references.bib").read_text()
    )
    (folder / "references.bib").write_text(sources)
    (folder / f"{path.stem}.tex").write_text(fill((ROOT / "article/square.tex").read_text()))
    latex = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", path.stem]
    for command in (latex, ["bibtex", path.stem], latex, latex):
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, errors="replace"
        )
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed:\n{done.stdout[-2000:]}")
    if unknown := re.findall(r"(?:Reference|Citation) `[^']*'[^\n]*undefined", done.stdout):
        raise RuntimeError(f"unknown references: {unknown}")
    (folder / path.name).replace(path)
    print(f"The article: {path}")


if __name__ == "__main__":
    make(*sys.argv[1:])
