"""The book speaks the field's words: none of those that are gone stands in what a reader sees.

What is read: titles, headings, tables and prose of the pages and notebooks, the README, the pages
for contributors, lecturers and students, the page of the Coq proofs and how its theorems are read,
the docstrings of the package and of the examples, the words of checks (what is filed about a
statement, and what the notebooks store of each row), and the labels and sentences of figures and
of the pictures that move. Code, formulas, addresses and the paper's own words are not.
"""

import ast
import json
import re
import tomllib
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
STATIC = BOOK / "_static"
MADE = "promised"  # numbers, made by a program
TOYS = sorted(path for path in STATIC.glob("**/*.js") if path.stem != MADE)
TOYS = [path for path in TOYS if "vendor" not in path.parts]
FIRST = sorted((STATIC / "play" / "first").glob("*.svg"))
WRITTEN = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "proofs" / "README.md",
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
    assert found == []


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


def names_of_bounds(source):
    """Return the names that a module gives to bounds, which it prints with their numbers."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "Bound" and call.args
    ]


def test_names_of_bounds():
    names = [name for path in CODE for name in names_of_bounds(path.read_text(encoding="utf-8"))]
    assert "Theorem 5.1" in names
    assert gone_in_checks(names) == []


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


NAMES_OF_FILES = {"promises", "promised"}  # the picture of the bounds, and its numbers


def labels(source):
    """Return the strings of a script: what it writes on a page, and names of classes."""
    source = re.sub(r"//.*$", "", source, flags=re.MULTILINE)
    source = re.sub(r"\"[^\"]*\":", "", source)  # keys of a table
    return [string for string in STRING.findall(source) if string[1:-1] not in NAMES_OF_FILES]


@pytest.mark.parametrize("path", TOYS, ids=lambda path: path.stem)
def test_labels_of_pictures_that_move(path):
    strings = [re.sub(r"\$\{[^}]*\}", "", one) for one in labels(path.read_text(encoding="utf-8"))]
    assert gone("\n".join(strings)) == []


@pytest.mark.parametrize("path", FIRST, ids=lambda path: path.stem)
def test_labels_of_their_first_states(path):
    assert gone(path.read_text(encoding="utf-8")) == []


DRAWN = [*sorted((BOOK / "lab" / "plots").glob("*.py")), ROOT / "tools" / "toys.py"]


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.stem)
def test_labels_of_figures(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    strings = [one for one in constants if isinstance(one, str) and one not in NAMES_OF_FILES]
    known = {"told"}  # colors are told apart
    assert [word for word in gone("\n".join(strings)) if word not in known] == []


OWN = "background"  # the kind of a statement whose formulas are the book's own
NO_WORDS = {  # of a statement: names
    *("id", "label", "uses", "kind", "part", "root", "touches", "name", "severity"),
    "written",  # by the paper's authors
}
IN_CHECKS = re.compile(r"\b(?:peek\w*|drops|dropped)\b", re.IGNORECASE)
CLAIMS = sorted((BOOK / "claims").glob("*.toml"))
ROWS = "application/vnd.proofbook.records+json"
FIELDS = {"claim", "planted", "domain", "reason", "suggested", "corrected", "place", "says"}


def strings_of(filed, names):
    """Return the strings of a table, at any depth, but those that have one of these names."""
    if isinstance(filed, str):
        return [filed]
    if isinstance(filed, list):
        return [text for one in filed for text in strings_of(one, names)]
    if isinstance(filed, dict):
        kept = [one for name, one in filed.items() if name not in names]
        return [text for one in kept for text in strings_of(one, names)]
    return []


def words_of_statement(statement):
    """Return what a reader sees of a statement in book/claims."""
    names = NO_WORDS if statement["kind"] == OWN else NO_WORDS | {"paper"}
    return strings_of(statement, names)


def gone_in_checks(texts):
    """Return the words that are gone from what is said about checks."""
    text = "\n".join(texts)
    return gone(text) + IN_CHECKS.findall(text)


@pytest.mark.parametrize("path", CLAIMS, ids=lambda path: path.stem)
def test_words_of_claims(path):
    statements = tomllib.loads(path.read_text(encoding="utf-8"))["statement"]
    found = {one["label"]: gone_in_checks(words_of_statement(one)) for one in statements}
    assert not any(found.values()), found


def test_words_of_own_results():
    results = tomllib.loads((BOOK / "own_results.toml").read_text(encoding="utf-8"))["result"]
    texts = [one[field] for one in results for field in ("name", "known")]
    assert gone_in_checks(texts) == []


def test_words_of_formal_statements():
    stored = tomllib.loads((ROOT / "proofs" / "statements.toml").read_text(encoding="utf-8"))
    texts = [
        one[field] for one in stored["formal"] for field in ("reading", "differs") if field in one
    ]
    texts += strings_of(stored["why_not"], ())
    assert gone_in_checks([seen(text) for text in texts]) == []


def words_of_row(row):
    """Return what a reader sees of a row that a notebook stores: a check, an erratum, a remark."""
    found = []
    for name, value in row.items():
        if isinstance(value, dict):
            found += words_of_row(value)
        elif name in FIELDS and isinstance(value, str):
            found.append(value)
    return found


@pytest.mark.parametrize("path", sorted(BOOK.glob("*.ipynb")), ids=lambda path: path.stem)
def test_words_of_stored_rows(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    stored = [output["data"][ROWS] for output in outputs if ROWS in output.get("data", {})]
    rows = [json.loads(row) for rows in stored for row in rows]
    found = {row["id"]: gone_in_checks(words_of_row(row)) for row in rows}
    assert not any(found.values()), {name: words for name, words in found.items() if words}


def test_a_word_that_is_gone_is_found_in_a_statement():
    statement = {
        "label": "past:told",
        "kind": OWN,
        "title": "What is promised",
        "step": [{"id": "heard", "paper": r"\text{law}", "says": "Nobody peeks."}],
        "words": {"told--exact": ["every promise", "dropped"]},
        "assumes": [{"name": "law", "added": "announced delays"}],
    }
    found = ["promised", "law", "Nobody", "promise", "announced", "peeks", "dropped"]
    assert gone_in_checks(words_of_statement(statement)) == found
    statement["kind"] = "theorem"
    assert "law" not in gone_in_checks(words_of_statement(statement))


def test_a_word_that_is_gone_is_found_in_a_row_and_in_a_picture():
    row = {"id": "x--told", "claim": "a promise", "control": {"planted": "it peeks"}}
    assert gone_in_checks(words_of_row(row)) == ["promise", "peeks"]
    assert gone("\n".join(labels('tell("told"); // heard'))) == ["told"]


@pytest.mark.parametrize(
    "word", ["announced delays", "is told T", "the price of a slot", "planted"]
)
def test_a_word_that_is_gone_is_found(word):
    assert gone(seen(f"# {word}\n"))


def test_code_and_formulas_are_not_read():
    text = "```python\ntold = 1\n```\n$told$ `told` [x](told.md)\n"
    assert gone(seen(text)) == []
