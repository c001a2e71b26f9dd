"""Who is promised what: figures of the reference game, values by hand, edges, and what each theorem asks for."""

import math
from itertools import permutations

import numpy as np
import pytest

from delay_scheduling import crowds, reservoirs, single
from delay_scheduling.game import REGIMES, Instance, Rules
from delay_scheduling.theorems import crowds as by_crowds
from delay_scheduling.theorems import promises, thm_3_2
from delay_scheduling.theorems import reservoirs as by_reservoirs
from delay_scheduling.theorems import single as by_single

SLOTS = (1, 2, 4, 16, 64, 256)
ALL_SLOTS = {
    "bandit": (334241, 257151, 202689, 137158, 104865, 89561),
    "full-information": (64506, 57699, 53975, 51004, 50233, 50039),
}


def ours(name, regime, T, K, C, d):
    """Return what our theorem of this name promises; the least if there are two."""
    found = promises.lines(regime, T, K, C, d)
    return min(value for line, value in found if (line.name, line.stage) == (name, promises.OURS))


@pytest.mark.parametrize("regime", REGIMES)
def test_the_reference_game(regime):
    found = [ours("L7", regime, 10**6, 8, C, 100) for C in SLOTS]
    assert [round(value) for value in found] == list(ALL_SLOTS[regime])


def test_clairvoyant_bandits_need_one_slot_then_all_then_crowds():
    found = [promises.promised("bandit", 10**6, 8, C, 100, "announced T") for C in SLOTS]
    assert [name for *_, name in found] == ["L6", "L6", "L7", "L1", "L1", "L1"]
    assert [round(least) for *_, least, _ in found[:4]] == [238384, 238384, 202689, 82110]


def test_values_by_hand():
    log, game = math.log(4), (9, 4, 1, 1)  # D = 9
    entropy, root = 2 * math.sqrt(9 * log), math.sqrt(27)
    bandit = {"L7": 54 + math.sqrt(6) * entropy, "L6": 4 * math.sqrt(117 * log), "L3": math.sqrt(18) * root + entropy}
    bandit["L4"] = 6 * root + math.sqrt(2) * entropy + 56 + math.sqrt(28 * log)  # J = 4, ω = 14, n = 1
    bandit["O1"] = 14 * 324 ** (1 / 3) + math.sqrt(2) * entropy + 1  # one level
    full = {"L7": math.sqrt(log * 189), "L6": 2 * math.sqrt(36 * log), "L3": math.sqrt(log / 2 * 99)}
    full["L4"] = math.sqrt(log) * (math.sqrt(99) + 7 + math.sqrt(28))
    for regime, found in (("bandit", bandit), ("full-information", full)):
        for name, value in found.items():
            assert ours(name, regime, *game) == pytest.approx(value, rel=1e-12)


@pytest.mark.parametrize("regime", REGIMES)
def test_without_delay_slots_are_worth_nothing(regime):
    few, many = (promises.promised(regime, 50, 3, C, 0, "announced dropping T D d_max") for C in (1, 50))
    assert few[2] == many[2]
    assert ours("B1", regime, 50, 3, 1, 0) == ours("B1", regime, 50, 3, 50, 0)


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
    assert one == {("O1", 2), ("H.3", 0), ("H.3", 1), ("B1", 2), ("B3", 2)}
    assert ours("B3", "bandit", 10**4, 8, 1, 5) < math.inf  # of the two, that for one slot
    assert promises.promised("bandit", 10**4, 8, 1, 5, "d_max") == (math.inf, math.inf, math.inf, "")
    assert promises.promised("bandit", 10**4, 8, 9, 5, "") == (math.inf, math.inf, math.inf, "")
    assert ours("O1", "bandit", 10**4, 8, 9, 5) < math.inf


@pytest.mark.parametrize("regime", REGIMES)
def test_who_is_told_more_is_promised_no_more(regime):
    for told, more in permutations(promises.PLAYERS.values(), 2):
        if set(told.split()) <= set(more.split()):
            weak, strong = (promises.promised(regime, 10**4, 8, 3, 20, words) for words in (told, more))
            assert all(a >= b for a, b in zip(weak[:3], strong[:3], strict=True))


LIMITED = {
    "L6": (by_crowds.one_slot, crowds.CrowdedSlot(), "announced"),
    "L7": (by_crowds.all_slots, crowds.CrowdedSlots(), "announced"),
    "O5": (by_single.bound, single.Single(), "announced"),
    "L3": (by_reservoirs.bound, reservoirs.Reservoirs(), "dropping"),
    "L4": (by_reservoirs.unknown, reservoirs.Reservoirs(), "dropping"),
}


@pytest.mark.parametrize("name", LIMITED)
def test_a_theorem_asks_for_what_its_scheduler_and_its_bound_ask_for(name):
    bound, scheduler, asks = LIMITED[name]
    lines = [line for line in promises.LINES if line.name == name]
    assert all(
        line.expr is bound.expr and {asks} == set(line.asks.split()) & {"announced", "dropping"} for line in lines
    )
    game, rng = Instance(np.zeros((6, 2)), np.full(6, 2)), np.random.default_rng(0)
    for announced in (False, True):
        for dropping in (False, True):
            rules = Rules(K=2, C=2, clairvoyant=announced, preemptive=dropping)
            if {"announced": announced, "dropping": dropping}[asks]:
                scheduler.sample(game.delays, rules, rng)
                found = bound(game, rules)
                assert found == pytest.approx(ours(name, "bandit", 6, 2, 2, 2))
            else:
                with pytest.raises(ValueError, match=r"^rules: "):
                    bound(game, rules)
                with pytest.raises(ValueError, match=r"^rules: "):
                    scheduler.sample(game.delays, rules, rng)


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
