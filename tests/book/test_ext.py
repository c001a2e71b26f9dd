"""The examples in the docstrings of the book's own Sphinx extensions."""

import doctest
import importlib
import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from docutils import nodes
from docutils.utils import new_document
from sphinx.errors import ExtensionError

ROOT = Path(__file__).resolve().parents[2]
EXT = ROOT / "tools" / "ext"
EXAMPLES = sorted(
    path.stem for path in EXT.glob("*.py") if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name, monkeypatch):
    monkeypatch.syspath_prepend(str(EXT))
    monkeypatch.delitem(sys.modules, name, raising=False)
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted
    assert found.failed == 0


@pytest.mark.parametrize(
    "path", sorted((ROOT / "book").glob("*.ipynb")), ids=lambda path: path.stem
)
def test_no_macro_is_left_for_readers_elsewhere(path, monkeypatch):
    monkeypatch.syspath_prepend(str(EXT))
    plain_tex = importlib.import_module("plain_tex")
    notebook = plain_tex.plain(json.loads(path.read_text(encoding="utf-8")))
    prose = "".join(
        "".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown"
    )
    assert set(re.findall(r"\\([A-Za-z]+)", prose)) & set(plain_tex.macros()) == set()


PAGE = r"""<title>On \(M\)</title><p title="\(M\)">Let \(x \lt \R\).</p><code>\(y\)</code>"""


@pytest.fixture
def typeset(monkeypatch):
    monkeypatch.syspath_prepend(str(EXT))
    return importlib.import_module("typeset")


@pytest.fixture
def book(typeset, tmp_path):
    made = typeset.Typeset(tmp_path / "formulas.json", {"R": r"\mathbb{R}"})
    made.learn([("M", False), (r"x \lt \R", False)])
    return made


def test_formulas_become_html_that_keeps_its_tex_and_its_mathml(book):
    page = book.page(PAGE)
    assert page.startswith(
        r'<title>On M</title><p title="\(M\)">Let <mjx-container data-tex="x \lt \mathbb{R}"'
    )
    assert page.endswith(r".</p><code>\(y\)</code>")
    assert "<mo>&lt;</mo>" in page
    assert book.page("<title>a</title>b") == "<title>a</title>b"


def test_the_style_sheet_has_the_characters_that_occur(book):
    assert "mjx-c1D465" not in book.used_sheet()
    book.page(PAGE)
    assert ".mjx-c1D465.TEX-I::before" in book.used_sheet()
    assert ".mjx-c1D466.TEX-I::before" not in book.used_sheet()


def test_what_was_typeset_once_is_stored_unless_a_macro_changes(typeset, book, monkeypatch):
    monkeypatch.setattr(typeset, "MiniRacer", None)
    again = typeset.Typeset(book.path, {"R": r"\mathbb{R}"})
    again.learn([("M", False)])
    assert again.page(r"\(M\)") == book.page(r"\(M\)")
    with pytest.raises(TypeError):
        typeset.Typeset(book.path, {}).learn([("M", False)])


@pytest.mark.parametrize("fault", [r"\nothing", r"\frac{1}{", r"x^2^3"])
def test_a_formula_that_mathjax_does_not_understand_stops_the_build(book, fault):
    with pytest.raises(ExtensionError, match="MathJax cannot typeset") as said:
        book.learn([(fault, True)])
    assert fault in str(said.value)


@pytest.mark.parametrize("other", ["Proof, line by line", "Where it sits", "Experiment"])
def test_the_drawing_of_a_proof_has_a_place_on_every_page_with_a_statement(monkeypatch, other):
    monkeypatch.syspath_prepend(str(EXT))
    proof_tree = importlib.import_module("proof_tree")
    monkeypatch.setattr(proof_tree, "drawing", lambda name: "<figure></figure>")
    document = new_document("page")
    document.settings.env = SimpleNamespace(docname="page")
    for title in ("Statement", other):
        document += nodes.section("", nodes.title(title, title))
    proof_tree.ProofTree(document).apply()
    drawn = [bool(section.findall(nodes.raw)) and len(section) == 2 for section in document]
    assert drawn == ([True, False] if other == "Experiment" else [False, True])
