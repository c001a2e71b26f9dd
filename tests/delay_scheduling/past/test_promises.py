"""The least bounds: figures of the reference game, values by hand, edges,
and the weakest needs of each proof.
"""

import inspect
import math
from itertools import permutations

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.game import REGIMES, Instance, Rules
from delay_scheduling.past import best, promises, reservoirs, stairs
from delay_scheduling.past.promises import PLAYERS, Needs
from delay_scheduling.rates import constant
from delay_scheduling.schedulers import (
    BatchRepresentatives,
    ClairvoyantReservoirs,
    Reservoirs,
    Spaced,
)
from delay_scheduling.theorems import thm_3_2

SLOTS = (1, 2, 4, 16, 64, 256)
TABLE = {  # the reference game, T = 10⁶, K = 8, d = 100
    "clairvoyant": (
        (172831, 134388, 107300, 74368, 56918, 50100),
        (45624, 43285, 42067, 41117, 40863, 40812),
    ),
    "dropping, T, D": (
        (120032, 93483, 74775, 52032, 39981, 35273),
        (32261, 30607, 29746, 29074, 28895, 28859),
    ),
    "T": (
        (435312, 385312, 360312, 146239, 87404, 64768),
        (161180, 111180, 70753, 44146, 41480, 40969),
    ),
    "T, D": (
        (332233, 260126, 171995, 88999, 57642, 43654),
        (95415, 62982, 41789, 31044, 29336, 28971),
    ),
    "d_max": (
        (153940, 131716, 95095, 65429, 53958, 50100),
        (23834, 20393, 16817, 15124, 14564, 14492),
    ),
    "T, d_max": (
        (106313, 90964, 66346, 45858, 37937, 35273),
        (16853, 14420, 11891, 10694, 10298, 10248),
    ),
}


def ours(name, regime, T, K, C, d):
    """Return what our theorem of this name gives; the least if there are several."""
    found = promises.values(regime, T, K, C, d)
    return min(
        value for bound, value in found if (bound.theorem, bound.stage) == (name, promises.OURS)
    )


@pytest.mark.parametrize("player", TABLE)
def test_the_reference_game(player):
    for regime, expected in zip(REGIMES, TABLE[player], strict=True):
        found = [promises.least(regime, 10**6, 8, C, 100, PLAYERS[player])[2] for C in SLOTS]
        assert [round(value) for value in found] == list(expected)


@pytest.mark.parametrize("player", ["dropping, d_max", "all of these"])
def test_whoever_knows_t_and_d_max_gains_nothing_by_preemption_or_clairvoyance_here(player):
    for regime in REGIMES:
        for C in SLOTS:
            more, less = (
                promises.least(regime, 10**6, 8, C, 100, PLAYERS[name])
                for name in (player, "T, d_max")
            )
            assert more[2] == less[2]


def test_values_by_hand():
    """K = 4, T = 9, d = C = 1, so that D = 9 and Σ 1 / p_t is at most 27; K − √K is 2."""
    log = math.log(4)
    game = (9, 4, 1, 1)
    entropy = 2 * math.sqrt(9 * log)
    tuned = 4 * math.sqrt(27)
    bandit = {"P.1": tuned + entropy, "P.2": tuned + entropy}
    # J = 4, ω = 14, n = 1
    bandit["P.3"] = 6 * math.sqrt(27) + math.sqrt(2) * entropy + 56 + math.sqrt(28 * log)
    bandit["P.4"] = 6 * math.sqrt(27) + math.sqrt(2) * entropy + 3  # p = 1/3
    bandit["P.15"] = 4 * math.sqrt(9 * 4)  # spaced: 1 / p = 2 · 2
    full = {
        "P.2": math.sqrt(log / 2 * 99),
        "P.1": math.sqrt(log / 2 * 99),
        "P.15": math.sqrt(log / 2 * 36),
    }
    full["P.3"] = math.sqrt(log) * (math.sqrt(99) + 7 + math.sqrt(28))
    for regime, found in (("bandit", bandit), ("full-information", full)):
        for name, value in found.items():
            assert ours(name, regime, *game) == pytest.approx(value, rel=1e-12)


def test_free_numbers_are_chosen_best_and_each_is_valid():
    """One batch size less is not allowed, one more costs more;
    one step less or more costs more, too.
    """
    rules = Rules(K=8, C=16, regime="full-information")
    sizes = {"K": 8} | promises.numbers(10**6, 16, 100)
    (chosen,) = promises.best_batches(rules, sizes)
    (smallest,) = promises.smallest_batches(rules, sizes)
    assert (smallest["b"], chosen["b"]) == (7, 10)
    cost = [
        best.value(best.in_turns["full-information"], **sizes | free) for free in (chosen, smallest)
    ]
    assert [round(value) for value in cost] == [10694, 10791]
    (climb,) = promises.best_climb(rules, sizes)
    least = best.value(stairs.known.expr["full-information"], **sizes | climb)
    assert all(
        best.value(stairs.known.expr["full-information"], **sizes | climb | other) > least
        for other in (
            {"steps": climb["steps"] - 1},
            {"steps": climb["steps"] + 1},
            {"rho": climb["rho"] * 1.1},
        )
    )


@pytest.mark.parametrize("regime", REGIMES)
def test_without_delay_slots_are_worth_nothing(regime):
    few, many = (promises.least(regime, 50, 3, C, 0, PLAYERS["all of these"]) for C in (1, 50))
    assert few[2] == many[2]
    assert ours("P.13", regime, 50, 3, 1, 0) == ours("P.13", regime, 50, 3, 50, 0)
    assert ours("P.14", regime, 50, 3, 1, 0) == ours("P.14", regime, 50, 3, 50, 0)


@pytest.mark.parametrize("regime", REGIMES)
def test_one_round(regime):
    for C in (1, 9):
        for player in PLAYERS.values():
            printed, proof, least, _ = promises.least(regime, 1, 2, C, 0, player)
            assert printed >= proof >= least >= 0.5


def test_slots_beyond_the_delay_buy_no_more_batches():
    least, more = (ours("P.13", "bandit", 1000, 3, C, 7) for C in (8, 500))
    assert least == more < ours("P.13", "bandit", 1000, 3, 7, 7)


def test_theorems_that_do_not_apply_give_nothing():
    found = promises.values("bandit", 10**4, 8, 1, 5)
    none = {(bound.theorem, bound.stage) for bound, value in found if value == math.inf}
    assert none == {("H.3", 0), ("H.3", 1), ("P.13", 2), ("P.15", 2)}
    assert ours("P.15", "bandit", 10**4, 8, 1, 5) < math.inf  # spaced rounds need one slot only
    assert promises.least("bandit", 10**4, 8, 9, 5, Needs()) == (math.inf, math.inf, math.inf, "")
    assert promises.least("bandit", 10**4, 8, 1, 5, Needs(d_max=True))[3] == "P.15"
    assert ours("P.4", "bandit", 10**4, 8, 1, 5) < math.inf


def test_who_knows_t_and_d_max_knows_a_total_delay():
    assert Needs(T=True, d_max=True).meets(Needs(D=True))
    assert not Needs(T=True).meets(Needs(D=True))
    assert not Needs(T=True, D=True).meets(Needs(d_max=True))
    assert Needs(clairvoyant=True, T=True).weakened() == [
        ("clairvoyant", Needs(T=True)),
        ("T", Needs(clairvoyant=True)),
    ]


@pytest.mark.parametrize("regime", REGIMES)
def test_who_knows_more_has_no_larger_bound(regime):
    for player, other in permutations(PLAYERS.values(), 2):
        if other.meets(player):
            weak, strong = (promises.least(regime, 10**4, 8, 3, 20, who) for who in (player, other))
            assert all(a >= b for a, b in zip(weak[:3], strong[:3], strict=True))


# Needs are the weakest: a player is made of the numbers that its bound asks for, and refuses to
# play without its rights


def batch_size(rules, d_max):
    """Return the size of the smallest batches, which T does not change."""
    return promises.smallest_batches(rules, {"d_max": d_max, "T": 1})[0]["b"]


def players():
    """Return (theorem, needs) → a function of the rules and of the numbers that are known,
    to scheduler and rates.
    """
    known_t_d = Needs(T=True, D=True)
    return {
        ("P.1", Needs(preemptive=True, T=True, D=True)): lambda rules, T, D: (
            Reservoirs(),
            reservoirs.TunedRates(T, D, 2 / rules.C),
        ),
        ("P.2", Needs(clairvoyant=True)): lambda rules: (
            ClairvoyantReservoirs(),
            reservoirs.clairvoyant_rates,
        ),
        ("P.2", Needs(clairvoyant=True, T=True, D=True)): lambda rules, T, D: (
            ClairvoyantReservoirs(),
            reservoirs.TunedRates(T, D, 2 / rules.C),
        ),
        ("P.3", Needs(preemptive=True, d_max=True)): lambda rules, d_max: (
            Reservoirs(),
            reservoirs.PatientRates(d_max),
        ),
        ("P.4", Needs(T=True)): lambda rules, T: (stairs.for_rounds(T, rules.C), stairs.rates),
        ("P.14", known_t_d): lambda rules, T, D: (
            stairs.tuned(T, D, rules),
            stairs.KnownRates(T, D, stairs.tuned(T, D, rules)),
        ),
        ("P.13", Needs(d_max=True)): lambda rules, d_max: (
            BatchRepresentatives(batch_size(rules, d_max)),
            best.rates,
        ),
        ("P.15", Needs(d_max=True)): lambda rules, d_max: (Spaced(d_max), thm_3_2.one_slot_rates),
        ("P.15", Needs(T=True, d_max=True)): lambda rules, T, d_max: (
            Spaced(d_max),
            constant(
                math.sqrt(2 * (1 - 1 / math.sqrt(rules.K)) / (math.e * T * (d_max + 1))), math.inf
            ),
        ),
    }


def play(who, rules, game, numbers):
    """Return the mean regret of a player who is told these numbers."""
    scheduler, rates = who(rules, **numbers)
    return ds.estimate_regret(game, rules, scheduler, rates, 16, seed=1).mean


def other_play(who, rules, game, numbers):
    """Return the same, or the words with which the scheduler refuses delays that it was not
    told.
    """
    try:
        return play(who, rules, game, numbers)
    except ValueError as refused:
        return str(refused).partition(":")[0]


@pytest.mark.parametrize(("theorem", "needs"), players())
def test_no_need_can_be_weakened(theorem, needs):
    """The bound's player takes just the numbers of its needs, plays with just its rights,
    and not with one less.
    """
    assert any((bound.theorem, bound.needs) == (theorem, needs) for bound in promises.BOUNDS)
    who = players()[theorem, needs]
    game = Instance(np.tile([0.0, 1.0, 1.0], (300, 1)), np.full(300, 7))
    rights = {"clairvoyant": needs.clairvoyant, "preemptive": needs.preemptive}
    rules = Rules(K=3, C=3, **rights)
    known = {"T": 300, "D": 2100, "d_max": 7}
    told = {name: value for name, value in known.items() if getattr(needs, name)}
    assert set(inspect.signature(who).parameters) - {"rules"} == set(told)
    regret = play(who, rules, game, told)
    expected = [
        value for bound, value in promises.values("bandit", 300, 3, 3, 7) if bound.needs == needs
    ]
    assert regret <= max(expected)
    for name, _ in needs.weakened():
        if name in told:  # it is used: with another number another play, or none
            other = other_play(who, rules, game, told | {name: 50 * told[name]})
            assert other == "delays" or other != regret
        else:
            with pytest.raises(ValueError, match=r"^rules: "):
                play(who, Rules(K=3, C=3, **(rights | {name: False})), game, told)


def never(T):
    """Return what no player reaches with one slot, D = T,
    hidden delays and nothing dropped: `Theorem_P_7`.
    """
    n = (T - 2 * math.sqrt(T) - 1) / 2
    return math.sqrt(3) / 16 * n ** (2 / 3)


@pytest.mark.parametrize("theorem", ["P.1", "P.2"])
def test_without_the_right_a_bound_would_contradict_what_no_player_reaches(theorem):
    """Told T and D, neither clairvoyant nor preemptive, with one slot:
    all of S1 and S2 would be below it.
    """
    sizes = {"T": 10**18, "K": 2, "C": 1, "D": 10**18, "d": 1}
    for bound in promises.BOUNDS:
        if bound.theorem == theorem:
            assert bound.needs.clairvoyant or bound.needs.preemptive
            assert best.value(bound.bound["bandit"], **sizes) < never(10**18)


def test_batches_wait_for_t_d_max_at_most():
    """b² E[Σ σ^b_τ] <= T d_max, by counting the batches that begin while a representative is
    outstanding.
    """
    for T, b, d in [(T, b, d) for T in range(1, 25) for b in range(1, 8) for d in range(12)]:
        rounds = np.arange(1, T + 1)
        begin = np.arange(1, T + 1, b)
        crossed = [int(((u < begin) & (begin <= u + d)).sum()) for u in rounds]
        assert b * sum(crossed) <= T * d


@pytest.mark.parametrize(
    ("name", "wrong"), [("T", 0), ("K", 1), ("C", 0), ("C", math.inf), ("d", -1), ("d", 0.5)]
)
def test_wrong_sizes(name, wrong):
    with pytest.raises(ValueError, match=rf"^{name}: "):
        promises.values("bandit", **{"T": 9, "K": 2, "C": 1, "d": 1} | {name: wrong})


def test_wrong_players():
    with pytest.raises(ValueError, match=r"^player: "):
        promises.least("bandit", 9, 2, 1, 1, "T and D")
    with pytest.raises(ValueError, match=r"^regime: "):
        promises.values("bandits", 9, 2, 1, 1)
