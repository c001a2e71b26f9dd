"""The tests of Definitions 4.1 to 4.3 accept the schedulers of the package and catch those that
break a definition.
"""

from fractions import Fraction
from operator import methodcaller

import numpy as np
import pytest

from delay_scheduling import schedulers
from delay_scheduling.game import Instance, Rules
from delay_scheduling.theorems import thm_5_1, thm_5_2
from lab.exact.courses import cells, coin_cells, courses
from lab.exact.law import Law, disagreement
from lab.exact.precommitment import (
    chances,
    observation_independent,
    precommitted,
    quantified,
    replays,
)
from lab.players import paper, rogues
from lab.players.scripted import Coins

HALF = Fraction(1, 2)
GRID = (0.25, 0.75)
RULES = Rules(K=2, C=1)


def ftrl(scheduler, kind=paper.DelayedFTRLWithScheduler):
    """Return the function from coins to a player that uses this scheduler,
    or what a function makes of the coins.
    """

    def player(coins, action_coins):
        chosen = scheduler(coins) if callable(scheduler) else scheduler
        return kind(chosen, paper.thm_2_1, Coins(coins), Coins(action_coins))

    return player


def batches(b):
    """Return the function from coins to the player of Algorithm 1."""

    def player(coins, action_coins):
        return paper.BatchPartitioning(
            b, paper.thm_3_1, Coins(coins[::b]), Coins(action_coins[::b])
        )

    return player


def instance(delays, seed=0):
    """Return an instance with random losses."""
    return Instance(
        np.random.default_rng(seed).integers(0, 2, (len(delays), 2)).astype(float), list(delays)
    )


KINDS = {
    "everything": (schedulers.TrackEverything(), paper.TrackEverything(), {}),
    "coin": (schedulers.Coin(0.25), paper.Coin(0.25), {}),
    "bernoulli": (schedulers.Bernoulli(0.5), paper.Bernoulli(0.5), {"clairvoyant": True}),
    "pareto": (schedulers.Pareto(0.5), paper.Pareto(0.5), {"preemptive": True}),
}


@pytest.mark.parametrize("delays", [(1, 0), (0, 4), (2, 1, 0)])
@pytest.mark.parametrize("C", [1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_the_schedulers_keep_the_definitions(kind, C, delays):
    scheduler, literal, rules = KINDS[kind]
    rules = Rules(K=2, C=C, **rules)
    grid = coin_cells(scheduler, delays, C)
    worlds = [courses(ftrl(literal), instance(delays, seed), rules, grid, GRID) for seed in (0, 1)]
    assert precommitted(Law.mixed(*worlds)) is None
    assert observation_independent(worlds[0]) is None
    p = [
        sum(q for U, q in row if reaches(scheduler, U, t, delays, C)) for t, row in enumerate(grid)
    ]
    assert quantified(worlds[0], p, C) is None
    wrong = [p[0] / 2, *p[1:]]
    assert quantified(worlds[0], wrong, C) == (1, [p[0]], [])


def reaches(scheduler, U, t, delays, C):
    """Tell whether the proxy delay of row t for this coin reaches the delay."""
    shown = (np.array(delays),) if scheduler.needs_clairvoyance else ()
    return scheduler.proxies(np.full(len(delays), U), C, *shown)[t] >= delays[t]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_changes_within_a_cell(kind):
    scheduler = KINDS[kind][0]
    delays = (3, 0, 1)
    C = 1
    shown = (np.array(delays),) if scheduler.needs_clairvoyance else ()
    for t, row in enumerate(coin_cells(scheduler, delays, C)):
        edge = 0.0
        for middle, length in row:
            inside = [edge + float(length) * share for share in (1e-9, 0.3, 1 - 1e-9)] + [middle]
            proxies = [scheduler.proxies(np.full(3, U), C, *shown)[t] for U in inside]
            assert len({min(int(proxy), max(delays)) for proxy in proxies}) == 1
            edge += float(length)
        assert edge == pytest.approx(1)


@pytest.mark.parametrize(
    ("scheduler", "kind", "caught"),
    [
        (paper.Coin(0.5), rogues.WatchesOneArm, "Z_1"),
        (rogues.PeeksAhead, paper.DelayedFTRLWithScheduler, "Z_1"),
        (lambda coins: rogues.ThrowsOut(), paper.DelayedFTRLWithScheduler, "Z_1"),
    ],
)
def test_a_scheduler_that_is_not_precommitted_is_caught(scheduler, kind, caught):
    player = ftrl(scheduler, kind)
    rules = Rules(K=2, C=2, preemptive=True)
    what, one, other = precommitted(
        courses(player, instance((2, 0, 0)), rules, [cells([HALF])] * 3, GRID)
    )
    assert what == caught
    assert one.coins[:1] == other.coins[:1]
    assert one.observed[0] != other.observed[0]


def test_a_learner_that_uses_the_coin_of_the_round_is_caught():
    found = courses(
        ftrl(paper.Coin(0.5), rogues.ActsOnItsCoin),
        instance((1, 0)),
        Rules(K=2, C=1),
        [cells([HALF])] * 2,
        GRID,
    )
    assert precommitted(found) is None
    assert observation_independent(found)[0] == "A_1"


def test_batches_are_precommitted_but_not_quantified():
    delays = (1, 0, 2, 0)
    rules = Rules(K=2, C=3)
    grid = coin_cells(schedulers.BatchRepresentatives(2), delays, 3)
    found = courses(batches(2), instance(delays), rules, grid, GRID)
    assert precommitted(found) is None
    assert observation_independent(found) is None
    assert (
        chances(courses(batches(2), instance(delays), rules, grid), 3)
        == [([HALF], []), ([0, 1], [])] * 2
    )


def test_a_round_without_a_free_slot_has_chance_zero():
    found = courses(
        ftrl(paper.TrackEverything()), instance((1, 0)), Rules(K=2, C=1), [cells([])] * 2
    )
    assert chances(found, 1) == [([1], []), ([], [0])]


def test_rounds_past_the_end_are_played_on():
    found = courses(
        ftrl(paper.TrackEverything()), instance((5, 0)), Rules(K=2, C=2), [cells([])] * 2
    )
    assert [course.observed for course in found.courses] == [(True, True)]


def test_disagreement_and_means_by_hand():
    found = courses(
        ftrl(paper.Coin(0.25)), instance((0, 0)), Rules(K=2, C=1), [cells([Fraction(1, 4)])] * 2
    )
    assert found.determines(lambda c: c.coins[1], lambda c: c.observed[1])
    assert not found.determines(lambda c: c.coins[0], lambda c: c.observed[1])
    assert found.means(lambda c: sum(c.observed), lambda c: c.observed[0]) == {
        True: Fraction(5, 4),
        False: Fraction(1, 4),
    }


def test_means_by_hand():
    found = courses(
        ftrl(paper.Coin(0.25)), instance((0, 0)), Rules(K=2, C=1), [cells([Fraction(1, 4)])] * 2
    )
    assert found.mean(lambda c: sum(c.observed)) == HALF


class KnowsTheFuture(paper.TrackEverything):
    """Track round t if the delay of round t + 1 is 0. Precommitted,
    but no game reveals this delay in time.
    """

    def __init__(self, delays):
        self.delays = delays

    def wants(self, t, delay, U):
        return t < len(self.delays) and self.delays[t] == 0


def test_a_scheduler_that_knows_a_later_delay_is_caught():
    worlds = [(1, 0), (1, 1)]
    found = [
        (delays, course)
        for delays in worlds
        for course in courses(
            ftrl(KnowsTheFuture(delays)), instance(delays), RULES, [cells([])] * 2
        ).courses
    ]
    assert precommitted(Law(((1, found[0][1]),))) is None
    assert disagreement(found, lambda pair: pair[1].before[1], lambda pair: pair[0][:1]) is not None


def test_forgotten_probabilities_are_ones():
    rules = Rules(K=2, C=4, clairvoyant=True)
    delays = np.array([9, 0, 9])
    honest, broken = (
        scheduler.sample(delays, rules, np.random.default_rng(1))
        for scheduler in (schedulers.Bernoulli(1.0), rogues.Unweighted(schedulers.Bernoulli(1.0)))
    )
    assert honest.p.min() < 1
    assert broken.z.tolist() == honest.observed.tolist()


def test_impossible_probabilities_are_refused():
    found = courses(
        ftrl(paper.Coin(0.25)), instance((0,)), Rules(K=2, C=1), [cells([Fraction(1, 4)])]
    )
    with pytest.raises(ValueError, match="probabilities in"):
        quantified(found, [0], 1)


def test_unknown_schedulers_are_refused():
    with pytest.raises(ValueError, match="a scheduler of the package"):
        coin_cells(paper.Coin(0.5), (0,), 1)


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
def test_rates_of_a_nonclairvoyant_player_are_functions_of_what_it_heard(regime):
    """The rates of Theorem 5.2 pass the replay in every round;
    those of Theorem 5.1 look at a hidden delay.
    """

    def computable(rule, clairvoyant):
        games = replays(
            rule, Rules(K=2, C=2, regime=regime, clairvoyant=clairvoyant, preemptive=True)
        )
        assert len(games) == 576
        views = [(methodcaller("inverse_rates", t), methodcaller("heard", t)) for t in (1, 2, 3)]
        return [disagreement(games, value, known) is None for value, known in views]

    assert computable(thm_5_2.rates(1.0, 2), clairvoyant=False) == [True, True, True]
    assert not any(computable(thm_5_1.rates, clairvoyant=True))


def test_a_replay_hears_only_rounds_that_ended_and_were_tracked():
    """Round 1 of delay 0 is heard before round 2 if it was tracked;
    round 2 of delay 2 is not heard before round 3.
    """
    games = replays(thm_5_2.rates(1.0, 2), Rules(K=2, C=2, preemptive=True))
    [game] = [g for g in games if g.proxy == (0, 1, -1) and g.schedule.delays.tolist() == [0, 2, 0]]
    assert game.heard(1) == ((), ())
    assert game.heard(2) == ((0,), ((1, 0),))
    assert game.heard(3) == ((0, 1), ((1, 0),))
