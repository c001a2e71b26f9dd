"""No row without false variants that a program made and its prover did not accept."""

import shutil
from pathlib import Path

import pytest
import sympy as sp

from proofbook.book import Book
from proofbook.check import Statement
from proofbook.guards import book_faults
from proofbook.ledger import make_ledger, stored
from proofbook.outcome import Proved
from proofbook.provers import ge, le, smt
from proofbook.provers.witness import PROVERS
from proofbook.report import pages
from proofbook.report.numbers import numbers
from proofbook.variants import rows
from proofbook.variants.trying import counted, try_all

TOY = Path(__file__).parent / "toy_book"
x = sp.Symbol("x", positive=True)


@pytest.fixture
def book(tmp_path):
    return Book.at(shutil.copytree(TOY, tmp_path / "toy"))


def record(claim, control):
    (found,) = Statement("lem:toy").check("step", smt, claim, control=control).records
    return found


def counts(book):
    return book.evidence(rows.STORE)


def test_every_row_of_a_formula_has_counts(book):
    found = rows.rows(stored(book))
    assert found
    assert {rows.key(one) for one in found} == set(counts(book))
    assert list(rows.faults(book, stored(book))) == []


def missing(book, name, known):
    del known[name]


def accepting(book, name, known):
    known[name] = known[name] | {"accepted": 1}


@pytest.mark.parametrize(
    ("change", "said"),
    [(missing, "its false variants are not tried"), (accepting, "accepts a false variant")],
)
def test_a_row_without_counts_or_with_an_accepted_variant_is_a_fault(book, change, said):
    known = counts(book)
    change(book, sorted(known)[0], known)
    book.store(rows.STORE, known)
    assert said in "\n".join(book_faults(Book.at(book.root)))


def test_without_the_store_every_row_is_a_fault(book):
    (book.folder / "evidence" / f"{rows.STORE}.json").unlink()
    found = book_faults(Book.at(book.root))
    assert len(found) == len(rows.rows(stored(book)))


CLAIM = record(le(2 * x, x**2 + 1), x**2)


@pytest.mark.parametrize(
    "other",
    [
        record(le(2 * x, x**2 + 2), x**2),
        record(le(2 * x, x**2 + 1, given=[x >= 1]), x**2),
        CLAIM | {"prover": "derivative"},
        CLAIM | {"formula": CLAIM["formula"] | {"relation": "<"}},
    ],
    ids=["constant", "hypothesis", "prover", "relation"],
)
def test_counts_are_about_one_formula_its_hypotheses_and_its_prover(other):
    assert rows.key(other) != rows.key(CLAIM)


def test_a_new_name_or_another_control_keeps_the_counts():
    renamed = CLAIM | {"id": "other", "step": "other", "control": {}}
    assert rows.key(renamed) == rows.key(CLAIM)


def test_only_what_is_missing_is_tried(book):
    known = counts(book)
    first, *others = sorted(known)
    kept = {name: {"refuted": 99} for name in others}
    book.store(rows.STORE, kept | {"of a formula that is gone": {"refuted": 1}})
    assert try_all(book, stored(book)) == 1
    assert counts(book) == kept | {first: known[first]}
    assert try_all(book, stored(book), again=True) == len(known)
    assert counts(book) == known


def test_a_prover_that_believes_everything_is_noticed(monkeypatch):
    monkeypatch.setitem(PROVERS, "smt", lambda claim: Proved("faith", claim.domain))
    assert counted(CLAIM)["accepted"] > 0


def test_a_prover_that_is_saved_by_the_search_for_a_witness_is_noticed(monkeypatch):
    def believer(claim):
        found = smt(claim)
        return found if found.method == "a point of the domain" else Proved("faith", claim.domain)

    monkeypatch.setitem(PROVERS, "smt", believer)
    assert counted(CLAIM)["accepted"] > 0


def test_a_dropped_hypothesis_is_a_variant():
    narrow = record(ge(x, 3, given=[x >= 3]), 4)
    assert counted(narrow).get("refuted", 0) >= 3


def test_rows_and_pages_show_the_counts(book):
    ledger = make_ledger(book)
    own = [one for one in ledger.records if "formula" in one]
    assert all("false variant" in one["variants"] for one in own if one["verdict"] != "refuted")
    total = sum(sum(one.values()) for one in counts(book).values())
    assert f"made {total} variants" in pages(ledger)["trust"]
    assert numbers(ledger)["variants"] == total
