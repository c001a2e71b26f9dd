"""Recommendations: legal and playable in every framework, with reasons, and theorems that exist."""

import itertools
import math
import tomllib
from pathlib import Path

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import Instance, Rules, estimate_regret, recommend
from delay_scheduling.use.recommending import Advice

T, DELAY = 60, 3
DELAYS = np.full(T, DELAY)
GAME = Instance(np.random.default_rng(0).random((T, 3)), DELAYS)
KNOWN = {"T": T, "D": T * DELAY, "d_max": DELAY, "sigma_max": DELAY}
CLAIMS = Path(__file__).resolve().parents[3] / "book" / "claims"
LABELS = {
    entry["label"]
    for path in CLAIMS.glob("*.toml")
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["statement"]
}
SUBSETS = [dict(chosen) for n in range(5) for chosen in itertools.combinations(KNOWN.items(), n)]


def answers(found):
    """Return all advice that is given."""
    given = (found.guarantee, found.tuned, found.by_chance, found.practice)
    return [one for one in given if one is not None]


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
@pytest.mark.parametrize("C", [1, 2, 9, math.inf])
@pytest.mark.parametrize(
    ("clairvoyant", "preemptive"), [*itertools.product((False, True), repeat=2)]
)
def test_every_recommendation_plays_the_game_it_is_for(clairvoyant, preemptive, C, regime):
    rules = Rules(3, C, regime, clairvoyant, preemptive)
    seen = set()
    for known in SUBSETS:
        found = recommend(rules, known)
        for one in answers(found):
            assert one.reason
            assert one.fails
            assert one.theorem in LABELS or one is found.practice
            if one.name not in seen:
                regrets = estimate_regret(GAME, rules, one.scheduler, one.rates, 2, seed=0).regrets
                assert np.isfinite(regrets).all()
            seen.add(one.name)
        assert found.practice.theorem == ""


def test_a_player_that_knows_nothing_has_the_theorem_of_the_unknown_delay():
    found = recommend(Rules(3, 2))
    assert found.guarantee.theorem == "past:time-unknown"
    assert found.tuned is None
    assert "without end" in found.guarantee.fails
    assert "reservoirs" not in found.guarantee.reason
    assert "reservoirs" in recommend(Rules(3, 2, preemptive=True)).guarantee.reason


@pytest.mark.parametrize(
    ("rules", "known", "theorem"),
    [
        (Rules(3, 9), {"sigma_max": 8}, "thm:FTRL-no-scale"),
        (Rules(3, 8, clairvoyant=True), {"sigma_max": 8}, "past:skipping"),
        (Rules(3, 1, clairvoyant=True), {"d_max": 8}, "past:announced"),
        (Rules(3, 2, preemptive=True), {"T": 60, "D": 90}, "past:reservoirs"),
        (Rules(3, 2, preemptive=True), {"T": 60, "d_max": 9}, "past:reservoirs"),
        (Rules(3, 2), {"T": 60, "d_max": 9}, "cor:NCNP-known-dmax"),
        (Rules(3, 1), {"d_max": 9}, "thm:fixed-delays"),
        (Rules(3, 2), {"T": 60, "D": 90}, "past:best"),
        (Rules(3, 2, preemptive=True), {"T": 60}, "past:stairs"),
        (Rules(3, 2), {"D": 90}, "past:time-unknown"),
    ],
)
def test_the_theorem_that_covers_the_game(rules, known, theorem):
    assert recommend(rules, known).guarantee.theorem == theorem


def test_losses_by_chance_have_a_theorem_of_their_own_if_the_delays_are_bounded():
    rules = Rules(3, 2)
    assert recommend(rules, {"T": 60}).by_chance is None
    assert recommend(rules, {"T": 60, "d_max": 5}).by_chance.theorem == "past:chance"
    assert recommend(rules, {"d_max": 5}).by_chance.theorem == "past:both"
    assert "losses by chance" in str(recommend(rules, {"d_max": 5}))


def test_the_first_step_is_certain_with_many_slots_only():
    few, many = (recommend(Rules(3, C), {"T": 1024}).guarantee.scheduler for C in (9, 10))
    assert few.first < 1 == many.first


def test_the_text_names_the_theorem_and_the_failure():
    lines = str(recommend(Rules(3, 2, clairvoyant=True))).splitlines()
    text = " ".join(line.strip() for line in lines)
    assert "With a guarantee: skipping (theorem past:skipping)." in text
    assert "Without a guarantee: look and follow (no guarantee)." in text
    assert text.count("Fails:") == 3
    assert max(map(len, lines)) <= 100
    assert isinstance(recommend(Rules(3, 2)).practice, Advice)
    assert ds.recommend is recommend


@pytest.mark.parametrize(
    ("known", "message"),
    [({"t": 3}, "known: expected"), ({"T": 0}, "T: expected"), ({"D": -1}, "D: expected")],
)
def test_wrong_numbers_are_named(known, message):
    with pytest.raises(ValueError, match=message):
        recommend(Rules(3, 2), known)
