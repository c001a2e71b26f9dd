"""No prover proves a false claim of a fixed few hundred, and the fuzzer notices one that does."""

import random

import pytest

from fuzz import run
from fuzz.grammar import GRAMMAR
from fuzz.run import Tally, fuzz, fuzz_links
from proofbook import links
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


GROUPS = 60  # of linked checks; `make fuzz` looks at more


def test_no_false_claim_stands_alone_whatever_the_links_say():
    *_, tally = fuzz_links(GROUPS, seed="tests")
    assert tally.faults == []
    assert min(tally.links[word] for word in ("stands alone", "assumes", "refused")) >= GROUPS / 3
    assert "links: " in str(tally)


def say_yes(*arguments, **options):
    return True


BROKEN = {
    "no sign is asked for": ("unmet", lambda values, known, key: []),
    "every claim is the same": ("same", say_yes),
    "a link names a definition": (
        "Derivation.is_definition",
        lambda self, hypothesis: hypothesis.relation == "=" or True,
    ),
    "everything follows": ("Derivation.follows", say_yes),
    "an instance is given": ("Fact.at", lambda fact, values: fact),
    "what a check assumes is forgotten": ("Derivation.facts_of", lambda *arguments: []),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_ledger_that_believes_a_link_is_caught(monkeypatch, name):
    place, wrong = BROKEN[name]
    owner, _, attribute = place.rpartition(".")
    monkeypatch.setattr(getattr(links, owner) if owner else links, attribute, wrong)
    tally = Tally()
    for _ in fuzz_links(GROUPS, "tests", tally):
        if tally.faults:
            return
    pytest.fail("no false claim was found to stand alone")
