"""No prover proves a false claim of a fixed few hundred, and the fuzzer notices one that does."""

import random

import pytest

from fuzz import run
from fuzz.grammar import GRAMMAR
from fuzz.run import Tally, fuzz
from proofbook.outcome import Proved, Refuted

NUMBER = len(GRAMMAR)  # true claims, one of each kind; `make fuzz` asks about many more


def test_no_false_claim_is_proved_and_most_true_ones_are():
    *_, tally = fuzz(NUMBER, seed="tests")
    assert tally.faults == []
    assert sum(tally.false.values()) >= 5 * NUMBER
    assert sum(tally.proved.values()) >= 0.8 * NUMBER


def test_the_claims_depend_on_the_seed_alone():
    made = [[GRAMMAR[name](random.Random(seed)).claim for name in GRAMMAR] for seed in (1, 1, 2)]
    assert made[0] == made[1] != made[2]


@pytest.mark.parametrize(
    ("answer", "fault"),
    [(Proved("faith", ""), "false at"), (Refuted("doubt", "", {}), "true, but refuted")],
)
def test_a_prover_that_errs_is_caught(monkeypatch, answer, fault):
    honest = run.verdict

    def wrong(question, aided=True):
        return answer.verdict if aided else honest(question, aided)

    monkeypatch.setattr(run, "verdict", wrong)
    *_, tally = fuzz(1, seed=3)
    assert any(fault in line for line in tally.faults)


def test_a_claim_that_is_falsely_made_is_caught(monkeypatch):
    monkeypatch.setattr(run, "found_false", lambda claim, seed: {})
    *_, tally = fuzz(1, seed=3)
    assert "made as true, but false" in tally.faults[0]


def test_the_tally_shows_shares():
    tally = Tally()
    tally.true["smt"], tally.proved["smt"], tally.false["smt"] = 4, 3, 20
    assert "75%" in str(tally)
    assert "4 true and 20 false claims, 0 faults" in str(tally)
