"""A reading is about all that the reader saw: words, macros, code,
and what gives a formal text its meaning.
"""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from proofbook import golden, reviewed
from proofbook.book import Book
from proofbook.ledger import make_ledger
from proofbook.lines import main

TOY = Path(__file__).parent / "toy_book"
CODE = "thm:odd four code"


@pytest.fixture
def root(tmp_path):
    return Path(shutil.copytree(TOY, tmp_path / "toy"))


def ledger(root):
    return make_ledger(Book.at(root))


def edited(root, right, wrong):
    """Replace code in the cells of a notebook; its outputs stay."""
    path = root / "book" / "odd_numbers.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    sources = [cell["source"] for cell in notebook["cells"]]
    assert any(right in line for source in sources for line in source)
    for cell in notebook["cells"]:
        cell["source"] = [line.replace(right, wrong) for line in cell["source"]]
    path.write_text(json.dumps(notebook), encoding="utf-8")


def test_a_reading_has_a_reader_and_a_date(root, capsys):
    assert main(["thm:odd four"], ledger(root)) == 1
    assert "--by NAME" in capsys.readouterr().err
    assert main([CODE, "thm:odd sum"], ledger(root), "Émilie Reader", "2026-01-02") == 0
    assert str(ledger(root).read[CODE]) == "read by Émilie Reader, 2026-01-02"
    assert golden.golden(ledger(root))[CODE].endswith("read by Émilie Reader, 2026-01-02")


def test_an_enumeration_of_other_code_is_not_the_one_that_was_read(root):
    assert main([CODE], ledger(root), "A. Reader", "2026-01-02") == 0
    stored = golden.golden(ledger(root))
    edited(root, "sum(range(1, 2 * m, 2))", "m**2")
    now = golden.golden(ledger(root))
    assert stored[CODE].endswith("2026-01-02")
    assert now[CODE].endswith("read by nobody")


def test_words_and_comments_in_code_do_not_count(root):
    before = ledger(root).wanted[CODE]
    edited(root, "\n", "  # a comment\n")
    assert ledger(root).wanted[CODE] == before


def test_a_macro_that_a_line_uses_is_part_of_it():
    macros = {"E": r"\mathbf{E}", "R": r"\max \E", "unused": "1"}
    assert reviewed.meanings(macros, r"\R \le 1") == [("E", r"\mathbf{E}"), ("R", r"\max \E")]
    book = Book(Path(), macros=macros)
    step = {"paper": r"\E \le 1"}
    records = [{"id": "a", "claim": "x", "domain": "x real"}]
    seen = reviewed.seen_of_claims(book, step, records)
    assert seen != reviewed.seen_of_claims(
        replace(book, macros=macros | {"E": r"\min"}), step, records
    )
    assert seen == reviewed.seen_of_claims(
        replace(book, macros=macros | {"unused": "2"}), step, records
    )
    assert seen != reviewed.seen_of_claims(book, step, [records[0] | {"domain": "x real; x >= 7"}])
    assert seen != reviewed.seen_of_claims(
        book, step, [records[0] | {"control": {"planted": "x < -1"}}]
    )


@pytest.mark.parametrize(
    "command",
    [
        'Infix "<=" := Rge : R_scope.',
        "Coercion INR : nat >-> R.",
        "Open Scope nat_scope.",
        "Arguments f {x}.",
        "Implicit Types x : R.",
        "Notation two := 3.",
        "#[global] Set Implicit Arguments.",
        "Local Close Scope R_scope.",
    ],
)
def test_a_command_that_gives_a_formal_text_its_meaning_is_part_of_it(command):
    texts = (
        ("a.v", "Theorem a : 0 = 0. Proof. trivial. Qed."),
        ("b.v", "From X Require Import a. Theorem b : 0 = 0."),
    )
    before = reviewed.context(texts, "b")
    changed = (("a.v", f"{command} {texts[0][1]}"), texts[1])
    assert reviewed.context(changed, "b") != before
    assert reviewed.context((*texts, ("c.v", command)), "b") == before


def test_code_behind_a_row_includes_what_it_takes_from_other_cells():
    source = ("a = 1\nb = 2\n", "def claim(n):\n    return a + n\n", "check(claim)\n")
    tree = reviewed.trees(Path(), "x", source, 2)
    assert tree != reviewed.trees(Path(), "y", ("a = 3\nb = 2\n", *source[1:]), 2)
    assert tree == reviewed.trees(Path(), "z", ("a = 1\nb = 4\n", *source[1:]), 2)
