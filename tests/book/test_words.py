"""The book speaks the field's words: none of those that are gone stands in what a reader sees.

What is read: titles, headings, tables and prose of the pages and notebooks, the README, the pages
for contributors, lecturers and students, the docstrings of the package and of the examples, and the
labels and sentences of the pictures that move. Code, formulas and addresses are not.
`NOT_YET` counts what is left on pages that are not done; these numbers may only fall.
"""

import ast
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "book"
GONE = {  # pattern of what is gone: what stays
    r"announc\w+": "clairvoyant; known in advance",
    r"hidden delays?": "non-clairvoyant",
    r"told": "known, shown, observed",
    r"hear[ds]?|hearing": "observe, observed",
    r"may drop|drop(?:s|ped|ping) (?:a )?rounds?": "preemption",
    r"rounds? (?:is|are|was|were|(?:(?:may|must|can) )?be) dropped": "released",
    r"promis\w+": "bound, guarantee",
    r"pays?|paid|price[sd]?|dear": "regret, cost",
    r"nobody|whoever|anybody": "every player; a player that",
    r"never looks|never looking": "uniform play",
    r"plant(?:ed|s)?|falsehoods?": "control, false variant",
    r"sensors?|tanks?|shelf|shelves|chambers?|brewer\w*|yeasts?|lagers?": "slot, arm",
    r"rogues?|trackers?": "adversarial players, baseline players",
    r"laws?|quotients?": "distribution, ratio",
}
OLD_NAMES = re.compile(  # of results; they are P.1, P.2, ... (book/own_results.toml)
    r"\b(?:Squares?|Best|Lower|Calibrated|Skipping|Minimax|Related|Levels|Time) [1-9]\b(?!\.\d)"
    r"|\b(?:Square|Best|Lower|Calibrated|Skipping|Minimax|Levels)_[1-9]\b"
)
WORD = re.compile(rf"\b(?:{'|'.join(GONE)})\b", re.IGNORECASE)
NOT_SEEN = re.compile(
    r"^(?P<fence>`{3,}|~{3,})(?:python|text|console|bash|\{eval-rst\}|\{code).*?^(?P=fence)"  # code
    r"|^:+\{proof-line\}.*?$"  # names of checks
    r"|\$\$.*?\$\$|\$[^$\n]+\$"  # formulas
    r"|`[^`\n]+`"  # names in code, roles
    r"|\]\([^)\n]*\)"  # addresses of links
    r"|^:\w[\w-]*:.*?$"  # options of directives
    r"|<[^>]+>",  # tags
    re.DOTALL | re.MULTILINE,
)
HEADING = re.compile(r"^#+ .*$|^```+\{prf:\w+\} .*$", re.MULTILINE)
STRING = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|`[^`]*`", re.DOTALL)
NOT_YET = {
    "past_time": 6,
}


def markdown(path):
    """Return the Markdown of a page."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ipynb":
        cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "markdown"]
        text = "\n\n".join("".join(cell["source"]) for cell in cells)
    return text


def seen(text):
    """Return what a reader sees of Markdown.

    >>> seen("A `told` rule, [heard](told.md) $told$").split()
    ['A', 'rule,', '[heard']
    """
    return NOT_SEEN.sub(" ", text)


def gone(text):
    """Return the words of a text that are gone.

    >>> gone("Whoever is told the delay pays. A toll, a planet, prices.")
    ['Whoever', 'told', 'pays', 'prices']
    """
    return WORD.findall(text)


PAGES = sorted(
    path
    for path in [*BOOK.glob("*.md"), *BOOK.glob("*.ipynb"), *BOOK.glob("api/*.md")]
    if ".ipynb_checkpoints" not in path.parts
)
MADE = "promised"  # numbers, made by a program
TOYS = sorted(path for path in (BOOK / "_static" / "play").glob("*.js") if path.stem != MADE)
WRITTEN = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "course").glob("*.md")),
    *sorted((ROOT / "course" / "slides").glob("*.md")),
    *sorted((ROOT / "course" / "source").glob("*/*.ipynb")),
]
OTHER_MEANING = {  # page: a word that means something else there
    "CONTRIBUTING": {"law"},  # the class `Law` of schedulers
    "claims": {"quotient"},  # of two formulas
    "5_design": {"law"},  # of Little
}


@pytest.mark.parametrize("path", PAGES + WRITTEN, ids=lambda path: path.stem)
def test_prose(path):
    known = OTHER_MEANING.get(path.stem, set())
    found = [word for word in gone(seen(markdown(path))) if word not in known]
    assert len(found) <= NOT_YET.get(path.stem, 0), found


CODE = [
    path
    for folder in ("src/delay_scheduling", "examples")
    for path in (ROOT / folder).rglob("*.py")
]
IN_CODE = {"law", "laws", "tracker", "trackers"}  # the class `Law`; the module `players.trackers`
DROPPED = re.compile(r"\b(?:drops?|dropped|dropping)\b", re.IGNORECASE)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
NO_PROSE = re.compile(
    r"^ *>>>.*?(?=^ *$|\Z)"  # examples, with what they print
    r"|^ *\w[\w, ]* : "  # names of arguments
    r"|\b\w+:\w+\b",  # names of theorems
    re.DOTALL | re.MULTILINE,
)


def described(source):
    """Return what the docstrings of a module say, without examples and names."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED)]
    docstrings = filter(None, map(ast.get_docstring, nodes))
    return "\n\n".join(NO_PROSE.sub("", docstring) for docstring in docstrings)


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_docstrings(path):
    text = seen(described(path.read_text(encoding="utf-8")))
    found = [word for word in gone(text) if word.lower() not in IN_CODE]
    assert found + DROPPED.findall(text) == []


def test_a_docstring_is_read_but_for_its_examples_and_names():
    source = (
        'def f(heard):\n    """Ask whoever.\n\n    heard : told.\n\n    >>> told\n    paid\n    """'
    )
    assert gone(seen(described(source))) == ["whoever", "told"]


NAMED = [".md", ".ipynb", ".py", ".v", ".toml", ".tex", ".js", ".txt"]
FOLDERS = ["article", "book", "course", "docs", "proofs", "src", "tests", "tools"]
WITH_NAMES = sorted(
    path
    for folder in FOLDERS
    for path in (ROOT / folder).rglob("*")
    if path.suffix in NAMED
    and path != Path(__file__)
    and not {"evidence", "_build", ".ipynb_checkpoints"} & set(path.parts)
)


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_result_has_its_old_name(folder):
    found = {
        str(path.relative_to(ROOT)): names
        for path in [*WITH_NAMES, ROOT / "README.md"]
        if path.is_relative_to(ROOT / folder) or path.parent == ROOT
        if (names := OLD_NAMES.findall(path.read_text(encoding="utf-8")))
    }
    assert found == {}, "results are P.1, P.2, ...: see book/own_results.toml"


def test_old_names_of_results_are_found():
    old = "Square 2, Squares 1 to 4, Lower_1, Time 3"
    assert OLD_NAMES.findall(old) == ["Square 2", "Squares 1", "Lower_1", "Time 3"]
    assert not OLD_NAMES.findall("Best 10 of 12, Time 1.5, Theorem P.2, Lower bounds")


@pytest.mark.parametrize("path", TOYS, ids=lambda path: path.stem)
def test_labels_of_pictures_that_move(path):
    source = re.sub(r"//.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    source = re.sub(r"\"[^\"]*\":", "", source)  # keys of a table
    strings = [string for string in STRING.findall(source) if " " in string]
    assert gone("\n".join(strings)) == []


def test_only_pages_stand_in_the_list():
    assert set(NOT_YET) <= {path.stem for path in PAGES}


@pytest.mark.parametrize(
    "word", ["announced delays", "is told T", "the price of a slot", "planted"]
)
def test_a_word_that_is_gone_is_found(word):
    assert gone(seen(f"# {word}\n"))


def test_code_and_formulas_are_not_read():
    text = "```python\ntold = 1\n```\n$told$ `told` [x](told.md)\n"
    assert gone(seen(text)) == []
