"""A verdict must refuse a control that does not fail, show what it found,
and look the same on every machine.
"""

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from importlib import metadata
from types import SimpleNamespace

import pytest
import sympy as sp

from checks import check, cited
from proofbook.check import ControlError, Statement
from proofbook.corrections import erratum, misprint, remark, sharp
from proofbook.display import html
from proofbook.pages import Records
from proofbook.provers import derivative, eq, exhaustion, ge, identity, le, lt, simulation, smt
from proofbook.provers.witness import PROVERS
from proofbook.records import MIME, chain, unpacked
from proofbook.redraw import redraw

x = sp.Symbol("x", positive=True)
K = sp.Symbol("K", integer=True, positive=True)
TRUE = le(2 * x, x**2 + 1)
FALSE = le(3 * x, x**2 + 1)
HARD = le(sp.log(x), sp.sqrt(x))


PLANTS = {TRUE: FALSE, FALSE: le(4 * x, x**2 + 1), HARD: le(sp.log(x), sp.sqrt(x) - 3)}


def one(claim, control=None, **more):
    control = control or PLANTS[claim]
    return check("lem:toy", "step", smt, claim=claim, control=control, **more)


@pytest.mark.parametrize(
    ("claim", "verdict"), [(TRUE, "proved"), (FALSE, "refuted"), (HARD, "undecided")]
)
def test_the_verdict_is_the_prover_s(claim, verdict):
    assert one(claim).records[0]["verdict"] == verdict


@pytest.mark.parametrize("control", [le(x, x**2 + 1), le(2 * x, sp.exp(x) + 9)])
def test_a_control_that_is_true_or_merely_unproved_is_none(control):
    with pytest.raises(ControlError, match="lem:toy step: the control"):
        one(TRUE, control=control)


def page(shown):
    """Return what a cell shows as HTML."""
    return html(shown.records)


@pytest.fixture
def known(monkeypatch):
    return lambda prover: monkeypatch.setitem(PROVERS, prover.__name__, prover)


def test_the_control_meets_the_same_prover_and_options(known):
    seen = []

    def prover(claim, **options):
        seen.append((claim, options))
        return smt(claim)

    known(prover)
    check("lem:toy", "step", prover, claim=TRUE, control=FALSE, effort=3)
    # the control last without a search
    assert seen == [(claim, {"effort": 3}) for claim in (FALSE, TRUE, FALSE)]


def test_the_control_gets_as_much_as_the_claim_needed(known):
    tried = []

    def prover(claim, tries=9):
        tried.append(tries)
        return replace(smt(claim), effort={"tries": 2}) if claim == TRUE else smt(claim)

    known(prover)
    check("lem:toy", "step", prover, claim=TRUE, control=FALSE)
    assert tried == [9, 9, 2]


def test_the_effort_of_a_proof_is_enough_for_it_and_less_is_not():
    asked = [
        (identity, eq(sp.log(x**2 * sp.exp(x)), 2 * sp.log(x) + x), {}, "tries"),
        (derivative, ge(sp.exp(x), 1 + x), {"variable": x}, "depth"),
    ]
    for prover, claim, options, name in asked:
        effort = prover(claim, **options).effort
        assert prover(claim, **options, **effort).verdict == "proved"
        assert prover(claim, **options, **{name: effort[name] - 1}).verdict == "undecided"


def test_a_refuted_claim_is_a_finding_with_its_witness():
    record = one(FALSE).records[0]
    assert record["witness"]["point"] == {"x": "1"}
    assert record["control"]["witness"]["point"] == {"x": "1"}


@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (
            lambda: check("l", "s", identity, claim=eq(x + x, 2 * x), control=eq(x + x, x)),
            "identity",
        ),
        (lambda: one(TRUE), "inequality"),
        (lambda: enumerated(), "exact"),
        (lambda: cited("l", "s", reference="a book", text="known"), "cited"),
    ],
)
def test_kinds(make, kind):
    assert make().records[0]["kind"] == kind


def enumerated(**words):
    words = words or {"text": "n is at most n²", "control_text": "n² is at most n"}

    def square(n):
        return le(Fraction(n), n * n)

    def wrong(n):
        return le(Fraction(n * n), n)

    return check(
        "l",
        "s",
        exhaustion,
        claim=square,
        control=wrong,
        cases=range(1, 5),
        over="n up to 4",
        **words,
    )


def test_a_bare_control_stands_on_the_right_under_the_same_hypotheses():
    big = le(2 * K, K**2, given=[K >= 2])
    bare, whole = (
        Statement("l").check("s", smt, big, control=control)
        for control in (K, le(2 * K, K, given=[K >= 2]))
    )
    assert bare.records == whole.records
    assert bare.records[0]["control"]["witness"]["point"] == {"K": "2"}
    worded = (
        Statement("l")
        .check("s", smt, big, control=K, says="twice is less than the square")
        .records[0]
    )
    assert worded["control"]["planted"] == r"\(\ldots \leq K\)"
    assert worded["control"]["formal"] == bare.records[0]["control"]["planted"]


def test_functions_need_words():
    with pytest.raises(ValueError, match="text: expected"):
        enumerated(text="only the claim has words")


def test_a_simulation_is_consistent_at_best():
    estimate = SimpleNamespace(low=1.0, high=2.0)
    broken = SimpleNamespace(low=30.0, high=31.0)
    words = {"text": "regret ≤ bound", "control_text": "the same, importance weights dropped"}
    made = check(
        "l", "s", simulation, claim=le(estimate, 9), control=le(broken, 9), over="400 runs", **words
    )
    assert made.records[0]["verdict"] == "consistent"
    with pytest.raises(ControlError):
        check(
            "l",
            "s",
            simulation,
            claim=le(estimate, 9),
            control=le(estimate, 9),
            over="400 runs",
            **words,
        )


def test_a_cell_stores_its_records_a_line_each_and_says_in_text_what_was_proved():
    shown = chain(one(TRUE), one(FALSE, variant="wrong"))
    bundle = shown._repr_mimebundle_()
    assert set(bundle) == {"text/plain", MIME}
    assert (
        [json.loads(line) for line in bundle[MIME]] == unpacked({"data": bundle}) == shown.records
    )
    assert [record["id"] for record in shown.records] == ["lem-toy--step", "lem-toy--step--wrong"]
    assert [line[:9] for line in bundle["text/plain"].splitlines()[::2]] == [
        "○ found b",
        "✗ refuted",
    ]
    for record in shown.records:
        assert record["claim"] in bundle["text/plain"]
        assert record["domain"] in bundle["text/plain"]


def test_the_page_shows_the_records_as_a_table(tmp_path):
    bundle = chain(one(TRUE), one(FALSE, variant="wrong"))._repr_mimebundle_()
    notebook = SimpleNamespace(source=str(tmp_path / "book" / "one.ipynb"))
    [shown] = Records.handle_mime(
        notebook, SimpleNamespace(mime_type=MIME, content=bundle[MIME]), False
    )
    for part in (
        'class="verdicts"',
        'id="lem-toy--step"',
        'class="refuted"',
        '"verdict">found by z3<',
    ):
        assert part in shown.astext()
    assert (
        Records.handle_mime(None, SimpleNamespace(mime_type="text/plain", content="proved"), False)
        is None
    )


def test_the_page_asks_for_the_table_before_the_text():
    [plugin] = metadata.entry_points(group="myst_nb.mime_renderers", name="proofbook")
    assert plugin.load() is Records
    assert ("html", MIME, 25) in Records.mime_priority_overrides


def test_html_is_escaped():
    shown = page(cited("l", "s", reference="a < b & c", text="<b>"))
    assert "a &lt; b &amp; c" in shown
    assert "<b>" not in shown


def test_an_erratum_is_made_of_a_refuted_and_a_settled_check():
    finding = check("lem:toy", "strict", smt, claim=lt(K, K**2), control=lt(K, K))
    fixed = check(
        "lem:toy",
        "strict",
        smt,
        claim=lt(K, K**2, given=[K >= 2]),
        control=lt(K, K, given=[K >= 2]),
    )
    words = {
        "severity": "missing hypothesis",
        "place": "Lemma 1, first line",
        "affects": ["thm:b", "thm:a"],
    }
    words |= {"touches": "statement", "reason": "for K = 1 both are equal", "read_as": "for all K"}
    record = erratum(finding, corrected=fixed, **words).records[1]
    assert record["witness"]["point"] == {"K": "1"}
    assert record["domain"] == "K = 1, 2, …; K >= 2"
    assert record["affects"] == ["thm:a", "thm:b"]
    assert record["proof"]["verdict"] == "proved"
    assert 'class="erratum"' in page(erratum(finding, corrected=fixed, **words))
    for wrong in (
        {"finding": fixed, "corrected": fixed},
        {"finding": finding, "corrected": finding},
    ):
        with pytest.raises(ValueError, match="expected a"):
            erratum(**wrong, **words)
    with pytest.raises(ValueError, match="severity"):
        erratum(finding, corrected=fixed, **{**words, "severity": "ugly"})


def test_a_gap_may_be_undecided_but_nothing_else():
    hard = one(HARD)
    fixed = check(
        "l", "s", derivative, claim=le(sp.log(x + 1), x), control=le(sp.log(x + 1), 0), variable=x
    )
    words = {"place": "here", "touches": "proof", "reason": "it does not follow", "read_as": "x"}
    assert erratum(hard, corrected=fixed, severity="gap", **words).records[1]["witness"] is None
    with pytest.raises(ValueError, match="a refuted check"):
        erratum(hard, corrected=fixed, severity="typo", **words)


def strict():
    """Return a finding, K < K^2, and its correction for K >= 2."""
    finding = check("lem:toy", "strict", smt, claim=lt(K, K**2), control=lt(K, K))
    return finding, check(
        "lem:toy",
        "strict",
        smt,
        claim=lt(K, K**2, given=[K >= 2]),
        control=lt(K, K, given=[K >= 2]),
    )


WORDS = {"severity": "typo", "place": "Lemma 1", "touches": "proof", "reason": "fails at K = 1"}


def test_an_erratum_quotes_the_paper_or_says_how_it_is_read():
    finding, fixed = strict()
    quoted = erratum(finding, corrected=fixed, **WORDS, written=r"\(K < K^2\)").records[1]
    assert (quoted["written"], quoted["touches"], quoted["reason"]) == (
        r"\(K < K^2\)",
        "proof",
        "fails at K = 1",
    )
    assert "read_as" not in quoted
    assert quoted["root"] == quoted["id"]
    read = erratum(
        finding,
        corrected=fixed,
        **WORDS,
        read_as="for every K",
        root="one-arm",
        suggested="for K > 1",
    )
    assert (read.records[1]["read_as"], read.records[1]["root"]) == ("for every K", "one-arm")
    shown = page(read)
    assert "read as: for every K" in shown
    assert "for K &gt; 1" in shown


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({}, "written and read_as"),
        ({"written": "K", "read_as": "K"}, "written and read_as"),
        ({"written": " "}, "written: expected words"),
        ({"written": "K", "reason": ""}, "reason: expected words"),
        ({"written": "K", "touches": "margin"}, "touches: expected statement, proof, prose"),
        ({"written": "K", "root": "one arm"}, "root"),
        ({"written": "K", "why": "so"}, "words: expected written"),
        ({"read_as": "K", "touches": None}, "touches: expected statement"),
    ],
)
def test_an_erratum_with_other_words_is_refused(wrong, message):
    finding, fixed = strict()
    with pytest.raises(ValueError, match=message):
        erratum(finding, corrected=fixed, **{**WORDS, **wrong})


def test_a_remark_has_no_verdict_and_cannot_be_told_without_words():
    words = {"place": "Section 4", "reason": "it is d + 1", "suggested": "1 / (d + 1)"}
    record = remark("fact:tail", "tail", read_as="as 1 / d", **words).records[0]
    assert record["type"] == "remark"
    assert "verdict" not in record
    assert "read as: as 1 / d" in page(remark("fact:tail", "tail", read_as="as 1 / d", **words))
    for wrong in ({}, {"written": "x", "read_as": "y"}, {"written": "x", "reason": " "}):
        with pytest.raises(ValueError, match="expected"):
            remark("fact:tail", "tail", **{**words, **wrong})
    with pytest.raises(ValueError, match="corrected: expected words"):
        misprint("f", "s", place="p", written="k", corrected="", reason="r")


def test_a_line_derived_from_another_says_from_which():
    claim = {"claim": le(2 * x, x**2 + 1), "control": le(2 * x, x**2)}
    shown = check("l", "c", smt, **claim, given="b")
    assert shown.records[0]["given"] == ["b"]
    assert repr(shown).startswith("○ found by z3, given b | l c")
    assert "proved, given b" in page(shown)
    assert Statement("l").check("c", smt, claim["claim"], control=x**2, given=["b", "m a"]).records[
        0
    ]["given"] == [
        "b",
        "m a",
    ]
    assert "given" not in check("l", "c", smt, **claim).records[0]
    with pytest.raises(ValueError, match="given: expected steps"):
        check("l", "c", smt, **claim, given=["a b c"])


def test_a_sharp_constant_rests_on_a_check_that_holds():
    tight = check(
        "l", "s", smt, claim=le(2 * x, x**2 + 1), control=le(sp.Rational(201, 100) * x, x**2 + 1)
    )
    record = sharp(tight, printed="3", proof_gives="2", attained="x = 1").records[1]
    assert (record["printed"], record["proof_gives"]) == ("3", "2")
    assert 'class="sharp"' in page(sharp(tight, printed="3", proof_gives="2", attained="1"))
    assert record["control"]["witness"]["point"] == {"x": "1"}
    with pytest.raises(ValueError, match="a check that holds"):
        sharp(one(FALSE), printed="3", proof_gives="2", attained="nowhere")


def test_a_worded_row_shows_its_formula():
    shown = check(
        "l",
        "s",
        smt,
        claim=le(2 * x, x**2 + 1),
        control=le(2 * x, x**2),
        text="words",
        control_text="more",
    )
    assert r"<b>checked</b>" in page(shown)
    assert r"2 x \leq x^{2} + 1" in page(shown)
    plain = check("l", "s", smt, claim=le(2 * x, x**2 + 1), control=le(2 * x, x**2))
    assert "<b>checked</b>" not in page(plain)


def test_stored_words_are_written_again_from_their_records():
    drawn = json.loads(json.dumps(one(TRUE)._repr_mimebundle_()))
    notebook = {
        "cells": [{"outputs": [{"data": drawn}, {"text": ["other"]}]}, {"source": "no output"}]
    }
    assert redraw(notebook) == 0
    drawn["text/plain"] = ["words\n", "of old"]
    assert redraw(notebook) == 1
    assert "".join(drawn["text/plain"]) == repr(one(TRUE))


def test_words_do_not_hide_what_was_checked():
    plain = check("l", "s", smt, claim=le(2 * x, x**2 + 1), control=le(2 * x, x**2)).records[0]
    assert "formal" not in plain
    assert "formal" not in plain["control"]
    worded = check(
        "l",
        "s",
        smt,
        claim=le(2 * x, x**2 + 1),
        control=le(2 * x, x**2),
        text="words",
        control_text="more",
    ).records[0]
    assert worded["formal"] == plain["claim"]
    assert worded["control"]["formal"] == plain["control"]["planted"]


PROGRAM = """
import json
import sympy as sp
from proofbook.provers import eq, identity, le, smt
from proofbook.check import Statement
from proofbook.records import chain
a, b, c = sp.symbols("a b c", positive=True)
page = Statement("l")
mean = page.check("mean", smt, le(sp.sqrt(a * b), (a + b) / 2), control=le(sp.sqrt(a * b), (a + b) / 3))
quotient = sp.log(a) + sp.log(b) - sp.log(c)
logs = page.check("log", identity, eq(sp.log(a * b / c), quotient), control=eq(sp.log(a * b / c), b))
print(json.dumps(chain(mean, logs)._repr_mimebundle_()))
"""  # noqa: E501


def test_the_output_does_not_depend_on_the_hash_seed():
    digests = set()
    for seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM], capture_output=True, check=True, env=environment
        )
        assert len(json.loads(run.stdout)[MIME]) == 2
        digests.add(hashlib.sha256(run.stdout).hexdigest())
    assert len(digests) == 1


def test_worst_case_says_what_the_share_is_a_share_of():
    toy = Statement("lem:toy")
    [plain] = toy.worst_case(
        "bound", 0.4, exceeded=0.3, says="error / bound", over="a climb"
    ).records
    [named] = toy.worst_case(
        "bound", 1.2, exceeded=0.3, says="error / better bound", over="a climb"
    ).records
    assert (plain["claim"], plain["verdict"]) == ("error / bound", "consistent")
    assert (named["claim"], named["verdict"]) == ("error / better bound", "refuted")


def test_an_estimate_may_stand_on_a_side_of_a_simulated_claim():
    """Only formulas have symbols; an estimate is no expression of SymPy."""

    class Estimate:
        low, high = 1.0, 2.0

        def __le__(self, other):
            return self.high <= other

    made = Statement("lem:toy").simulate(
        "bound", le(Estimate(), 3), over="a run", control=le(Estimate(), 0), says=("a", "b")
    )
    assert made.records[0]["verdict"] == "consistent"
