"""Who is promised what: figures of the reference game, values by hand, edges, and what each theorem asks for."""

import math
from dataclasses import fields
from itertools import permutations

import numpy as np
import pytest

from delay_scheduling.game import REGIMES, Instance, Rules
from delay_scheduling.past import best, promises, reservoirs, stairs
from delay_scheduling.schedulers import AnnouncedReservoirs, Reservoirs
from delay_scheduling.theorems import thm_3_2

SLOTS = (1, 2, 4, 16, 64, 256)
TABLE = {  # the reference game, T = 10⁶, K = 8, d = 100
    "announced": ((172831, 134388, 107300, 74368, 56918, 50100), (45624, 43285, 42067, 41117, 40863, 40812)),
    "dropping T D": ((122210, 95027, 75872, 52586, 40247, 35426), (32261, 30607, 29746, 29074, 28895, 28859)),
    "dropping T d_max": ((180998, 133924, 95095, 65429, 53958, 50100), (47309, 43261, 41644, 40965, 40838, 40812)),
    "T": ((435312, 385312, 360312, 146239, 87404, 64768), (161180, 111180, 70753, 44146, 41480, 40969)),
    "T D": ((332233, 260126, 171995, 88999, 57642, 43654), (95415, 62982, 41789, 31044, 29336, 28971)),
    "announced T D d_max d": (
        (122210, 95027, 75872, 52586, 40247, 35426),
        (16895, 14420, 11891, 10694, 10298, 10248),
    ),
}


def ours(name, regime, T, K, C, d):
    """Return what our theorem of this name promises; the least if there are two."""
    found = promises.lines(regime, T, K, C, d)
    return min(value for line, value in found if (line.name, line.stage) == (name, promises.OURS))


@pytest.mark.parametrize("told", TABLE)
def test_the_reference_game(told):
    for regime, expected in zip(REGIMES, TABLE[told], strict=True):
        found = [promises.promised(regime, 10**6, 8, C, 100, told)[2] for C in SLOTS]
        assert [round(value) for value in found] == list(expected)


def test_values_by_hand():
    log, game = math.log(4), (9, 4, 1, 1)  # D = 9
    entropy, root = 2 * math.sqrt(9 * log), math.sqrt(27)
    bandit = {"S2": min(6 * root + math.sqrt(2) * entropy, math.sqrt(18) * root + entropy)}
    bandit["S1"] = math.sqrt(18) * root + entropy
    bandit["S3"] = 6 * root + math.sqrt(2) * entropy + 56 + math.sqrt(28 * log)  # J = 4, ω = 14, n = 1
    bandit["S4"] = 6 * math.sqrt(27) + math.sqrt(2) * entropy + 3  # p = 1/3
    full = {"S2": math.sqrt(log / 2 * 99), "S1": math.sqrt(log / 2 * 99)}
    full["S3"] = math.sqrt(log) * (math.sqrt(99) + 7 + math.sqrt(28))
    for regime, found in (("bandit", bandit), ("full-information", full)):
        for name, value in found.items():
            assert ours(name, regime, *game) == pytest.approx(value, rel=1e-12)


def test_free_numbers_are_chosen_best_and_each_is_valid():
    """One batch size less is not allowed, one more costs more; one step less or more costs more, too."""
    rules, sizes = Rules(K=8, C=16, regime="full-information"), {"K": 8} | promises.numbers(10**6, 16, 100)
    (chosen,) = promises.best_batches(rules, sizes)
    (smallest,) = promises.smallest_batches(rules, sizes)
    assert (smallest["b"], chosen["b"]) == (7, 10)
    cost = [best.value(best.in_turns["full-information"], **sizes | free) for free in (chosen, smallest)]
    assert [round(value) for value in cost] == [10694, 10791]
    (climb,) = promises.best_climb(rules, sizes)
    least = best.value(stairs.known.expr["full-information"], **sizes | climb)
    assert all(
        best.value(stairs.known.expr["full-information"], **sizes | climb | other) > least
        for other in ({"steps": climb["steps"] - 1}, {"steps": climb["steps"] + 1}, {"rho": climb["rho"] * 1.1})
    )


@pytest.mark.parametrize("regime", REGIMES)
def test_without_delay_slots_are_worth_nothing(regime):
    few, many = (promises.promised(regime, 50, 3, C, 0, "announced dropping T D d_max") for C in (1, 50))
    assert few[2] == many[2]
    assert ours("B1", regime, 50, 3, 1, 0) == ours("B1", regime, 50, 3, 50, 0)
    assert ours("B2", regime, 50, 3, 1, 0) == ours("B2", regime, 50, 3, 50, 0)


@pytest.mark.parametrize("regime", REGIMES)
def test_one_round(regime):
    for C in (1, 9):
        for told in promises.PLAYERS.values():
            printed, proof, least, _ = promises.promised(regime, 1, 2, C, 0, told)
            assert printed >= proof >= least >= 0.5


def test_slots_beyond_the_delay_buy_no_more_batches():
    least, more = (ours("B1", "bandit", 1000, 3, C, 7) for C in (8, 500))
    assert least == more < ours("B1", "bandit", 1000, 3, 7, 7)


def test_theorems_that_do_not_apply_promise_nothing():
    one = {(line.name, line.stage) for line, value in promises.lines("bandit", 10**4, 8, 1, 5) if value == math.inf}
    assert one == {("H.3", 0), ("H.3", 1), ("B1", 2), ("B3", 2)}
    assert ours("B3", "bandit", 10**4, 8, 1, 5) < math.inf  # of the two, that for one slot
    assert promises.promised("bandit", 10**4, 8, 1, 5, "d_max") == (math.inf, math.inf, math.inf, "")
    assert promises.promised("bandit", 10**4, 8, 9, 5, "") == (math.inf, math.inf, math.inf, "")
    assert ours("S4", "bandit", 10**4, 8, 1, 5) < math.inf


@pytest.mark.parametrize("regime", REGIMES)
def test_who_is_told_more_is_promised_no_more(regime):
    for told, more in permutations(promises.PLAYERS.values(), 2):
        if set(told.split()) <= set(more.split()):
            weak, strong = (promises.promised(regime, 10**4, 8, 3, 20, words) for words in (told, more))
            assert all(a >= b for a, b in zip(weak[:3], strong[:3], strict=True))


LIMITED = {
    "S1": (reservoirs.bound, Reservoirs(), "dropping"),
    "S2": (reservoirs.announced, AnnouncedReservoirs(), "announced"),
    "S3": (reservoirs.unknown, Reservoirs(), "dropping"),
}


@pytest.mark.parametrize("name", LIMITED)
def test_a_theorem_asks_for_what_its_scheduler_and_its_bound_ask_for(name):
    bound, scheduler, asks = LIMITED[name]
    lines = [line for line in promises.LINES if line.name == name]
    assert all({asks} == set(line.asks.split()) & {"announced", "dropping"} for line in lines)
    game, rng = Instance(np.zeros((6, 2)), np.full(6, 2)), np.random.default_rng(0)
    for announced in (False, True):
        for dropping in (False, True):
            rules = Rules(K=2, C=2, clairvoyant=announced, preemptive=dropping)
            if {"announced": announced, "dropping": dropping}[asks]:
                scheduler.sample(game.delays, rules, rng)
                assert bound(game, rules) >= ours(name, "bandit", 6, 2, 2, 2)
            else:
                with pytest.raises(ValueError, match=r"^rules: "):
                    bound(game, rules)
                with pytest.raises(ValueError, match=r"^rules: "):
                    scheduler.sample(game.delays, rules, rng)


@pytest.mark.parametrize(("name", "rates"), [("S1", reservoirs.KnownRates), ("S3", reservoirs.PatientRates)])
def test_reservoirs_are_told_what_their_rates_ask_for(name, rates):
    (line,) = (line for line in promises.LINES if line.name == name)
    assert set(line.asks.split()) - {"dropping"} == {field.name for field in fields(rates)} - {"price"}


def test_what_nobody_need_be_told_is_in_no_line():
    assert {word for line in promises.LINES for word in line.asks.split()} == set(promises.TOLD)
    assert {line.asks for line in promises.LINES if line.expr in (thm_3_2.bound.expr, thm_3_2.one_slot.expr)} == {"d"}


@pytest.mark.parametrize(("name", "wrong"), [("T", 0), ("K", 1), ("C", 0), ("C", math.inf), ("d", -1), ("d", 0.5)])
def test_wrong_sizes(name, wrong):
    with pytest.raises(ValueError, match=rf"^{name}: "):
        promises.lines("bandit", **{"T": 9, "K": 2, "C": 1, "d": 1} | {name: wrong})


def test_wrong_words():
    with pytest.raises(ValueError, match=r"^told: "):
        promises.promised("bandit", 9, 2, 1, 1, "T and D")
    with pytest.raises(ValueError, match=r"^regime: "):
        promises.lines("bandits", 9, 2, 1, 1)
