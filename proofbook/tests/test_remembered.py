"""A check that is made again takes the witness of its control from its stored record, after a look
that the control fails there, and looks for none against a claim that it proves again; it takes
nothing else, and nothing unseen.
"""

import json

import pytest
import sympy as sp

from proofbook import around
from proofbook.check import ControlError, Statement
from proofbook.claim import eq, le
from proofbook.provers import smt, witness
from proofbook.provers.query import at_most
from proofbook.records import MIME, packed
from proofbook.remembered import RERUN

x, y = sp.symbols("x y", positive=True)
CLAIMS = '[[statement]]\nlabel = "l"\nprinted = "Lemma"\nuses = []\nstep = []\n'


@pytest.fixture
def book(tmp_path, monkeypatch):
    """A book with one chapter; the function stores records in it, and forgets what was known."""
    (tmp_path / "book" / "claims").mkdir(parents=True)
    (tmp_path / "book" / "claims" / "l.toml").write_text(CLAIMS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(RERUN, raising=False)
    forget()

    def store(*records):
        outputs = [{"data": {MIME: [packed(record) for record in records]}}]
        notebook = {"cells": [{"cell_type": "code", "source": "", "outputs": outputs}]}
        (tmp_path / "book" / "l.ipynb").write_text(json.dumps(notebook))
        forget()

    yield store
    forget()


def forget():
    around.SESSION.clear()
    witness.refute.cache_clear()
    for known in (around.every_record, around.stored_around, around.stored_checks):
        known.cache_clear()
    around.statement_around.cache_clear()


def filed(control=None, **more):
    (record,) = (
        Statement("l").check("a", 2 * x, "<=", x**2 + 1, control=control or x**2, **more).records
    )
    return json.loads(packed(record))


@pytest.fixture
def searches(monkeypatch):
    """The claims for which a witness was looked for."""
    seen = []
    look = witness.doubtful
    monkeypatch.setattr(witness, "doubtful", lambda claim: seen.append(str(claim)) or look(claim))
    return seen


def test_a_witness_is_not_looked_for_again_neither_of_the_control_nor_of_the_claim(book, searches):
    first = filed()
    assert {"2*x <= x**2", "2*x <= x**2 + 1"} <= {*searches}
    book(first)
    searches.clear()
    assert filed() == first
    assert searches == []


def test_to_be_stored_again_a_claim_is_searched_again(book, searches, monkeypatch):
    first = filed()
    book(first)
    searches.clear()
    monkeypatch.setenv(RERUN, "1")
    assert filed() == first
    assert searches == ["2*x <= x**2 + 1"]


def test_a_claim_that_is_not_proved_again_is_searched(book, searches):
    first = filed()
    book(first)
    searches.clear()
    with at_most(1):  # z3 gives up
        (found,) = Statement("l").check("a", 2 * x, "<=", x**2 + 1, control=x**2).records
    assert found["verdict"] == "undecided"
    assert "2*x <= x**2 + 1" in searches


@pytest.mark.parametrize("verdict", ["undecided", "refuted"])
def test_a_claim_that_was_not_settled_is_searched(book, searches, verdict):
    book(filed() | {"verdict": verdict})
    searches.clear()
    filed()
    assert "2*x <= x**2 + 1" in searches


def test_so_it_is_if_the_check_is_the_proof_of_an_erratum(book, searches):
    first = filed()
    finding = first | {"verdict": "refuted", "control": {}}
    book(finding, {"type": "erratum", "statement": "l", "step": "a", "proof": first})
    searches.clear()
    assert filed() == first
    assert searches == []


LIES = {
    "another point": lambda one: one["control"]["witness"]["point"].update(x="3"),
    "no point": lambda one: one["control"]["witness"].update(point={}),
    "outside": lambda one: one["control"]["witness"]["point"].update(x="-1"),
    "other sides": lambda one: one["control"]["witness"].update(rhs="0"),
    "more words": lambda one: one["control"]["witness"].update(note="seen"),
    "another claim": lambda one: one["formula"].update(relation="<"),
    "another edit": lambda one: one["control"].update(edit={"relation": "<"}),
    "no control": lambda one: one.pop("control"),
}


@pytest.mark.parametrize("lie", LIES.values(), ids=list(LIES))
def test_a_changed_record_is_not_believed(book, searches, lie):
    first = filed()
    changed = json.loads(packed(first))
    lie(changed)
    book(changed)
    searches.clear()
    assert filed() == first
    assert "2*x <= x**2" in searches


def test_a_stored_witness_makes_no_true_control_a_falsehood(book):
    first = filed()
    book(json.loads(packed(first)))
    with pytest.raises(ControlError, match="the control"):
        filed(control=x**2 + 2)


def test_a_stored_verdict_is_not_believed(book):
    first = filed()
    wrong = json.loads(packed(first).replace("Integer(2)", "Integer(3)"))
    book(wrong)
    (found,) = Statement("l").check("a", 3 * x, "<=", x**3 + 1, control=x**3).records
    assert found["verdict"] == "refuted"


def test_hypotheses_keep_the_order_of_the_stored_record(book):
    given = [x >= 2, eq(y, x + 1), y <= 5]
    old = Statement("l").check("b", smt, le(x, 4, given=given), control=3).records[0]
    book(json.loads(packed(old)))
    new = Statement("l").check("b", x, "<=", 4, where={y: x + 1}, given=[y <= 5, x >= 2], control=3)
    assert new.records[0] == old
    more = Statement("l").check("b", x, "<=", 4, where={y: x + 1}, given=y <= 5, control=3)
    assert [one[0] for one in more.records[0]["formula"]["given"]] == [
        "Symbol('y', positive=True)",
        "Symbol('y', positive=True)",
    ]
