"""A player of your own enters every experiment, and what is no game is refused."""

import pickle
from functools import partial

import numpy as np
import pytest

from delay_scheduling import (
    adversaries,
    estimate_regret,
    estimate_to_width,
    rates,
    referee,
    schedulers,
    simulate,
    streams,
)
from delay_scheduling.compiled.plan import number_of
from delay_scheduling.game import Instance, Rules
from delay_scheduling.players import naive
from delay_scheduling.theorems import thm_5_1
from delay_scheduling.use import sweeps
from delay_scheduling.use.capacity import Competitor, regret_against_capacity
from lab.experiments.tournament import duel, standings
from lab.players import paper

RULES = Rules(K=2, C=3, clairvoyant=True)
GAME = adversaries.easy(60, 2, 3.0, seed=0)


def follower(seed):
    return naive.FollowTheLeader(np.random.default_rng(seed))


def of_the_paper(scheduler, rule, seed):
    return paper.DelayedFTRLWithScheduler(scheduler(1.0), rule, *streams(seed, 0))


LITERAL = partial(of_the_paper, paper.Bernoulli, paper.thm_5_1)
ENTRY = Competitor(lambda instance, rules: (follower, None))


def expected(make, instance=GAME, rules=RULES, runs=6, seed=3):
    return [
        referee.play(make(number_of(seed, run)), instance, rules).regret(instance)
        for run in range(runs)
    ]


@pytest.mark.parametrize("make", [follower, LITERAL])
def test_an_estimate_plays_the_games_of_the_referee(make):
    estimate = estimate_regret(GAME, RULES, make, None, 6, seed=3)
    assert estimate.regrets.tolist() == expected(make)
    assert estimate.low < estimate.mean < estimate.high
    assert estimate_regret(
        GAME, RULES, make, None, 6, seed=3, workers=1
    ).regrets.tolist() == expected(make)
    assert len(estimate_to_width(GAME, RULES, make, None, 1.0, 40, seed=3).regrets) == 40


def test_the_player_of_the_paper_has_the_regret_of_the_fast_route():
    """Σ l_{t, A_t} and Σ ⟨x_t, l_t⟩ have the same expectation,
    and the literal game is that of the reduced route.
    """
    estimates = [
        estimate_regret(GAME, RULES, *entry, 4000, seed=1)
        for entry in ((LITERAL, None), (schedulers.Bernoulli(1.0), thm_5_1.rates))
    ]
    literal, reduced = (estimate.mean for estimate in estimates)
    deviation = np.std(estimates[0].regrets) / np.sqrt(4000)
    assert abs(literal - reduced) < 6 * deviation < 1


def test_a_player_enters_sweeps_the_tournament_and_the_experiment_on_capacity(tmp_path):
    for workers in ({"threads": True}, {"folder": tmp_path, "threads": True, "chunk": 4}):
        [found] = sweeps.estimates([(GAME, RULES, follower)], 6, 3, **workers)
        assert found.regrets.tolist() == expected(follower)
    rules = Rules(K=2, C=2)
    assert duel(ENTRY, GAME, 2, 6, 3, 0.01).mean == pytest.approx(
        np.mean(expected(follower, rules=rules)) / 60
    )
    table = standings({"own": ENTRY}, {"easy": GAME}, [1, 2], 0.01, 6, 3, threads=True)
    assert table["easy"]["own"]["C = 2"].mean == duel(ENTRY, GAME, 2, 6, 3, 0.01).mean
    curves = regret_against_capacity(GAME, [1, 2], 6, 3, {"own": ENTRY})
    assert curves["own"][2].regrets.tolist() == expected(follower, rules=rules)


def test_an_illegal_move_surfaces():
    class Greedy(naive.FollowTheLeader):
        def track(self, t):
            return True

    with pytest.raises(referee.IllegalMove, match="since S is full"):
        estimate_regret(
            GAME, Rules(K=2, C=1), lambda seed: Greedy(np.random.default_rng(seed)), None, 4, seed=0
        )


RULES_OF_RATES = [
    paper.constant(0.1, 0.1),
    paper.thm_2_1,
    paper.thm_5_1,
    paper.thm_5_2(1.0, 60),
    paper.thm_5_2_repaired(1.0, 60),
]


@pytest.mark.parametrize("rule", RULES_OF_RATES)
def test_players_of_the_paper_can_be_pickled_in_the_middle_of_a_game(rule):
    found = []
    for copies in (False, True):
        player = of_the_paper(paper.Bernoulli, rule, 0)
        referee.begin(player, RULES)
        S = {}
        losses = []
        for row in range(GAME.T):
            part = Instance(GAME.losses[row : row + 1], GAME.delays[row : row + 1])
            losses += [one[1] for one in referee.rounds(player, part, RULES, S, row)]
            player = pickle.loads(pickle.dumps(player)) if copies and row % 20 == 7 else player
        found.append(losses)
    assert (
        found[0]
        == found[1]
        == list(referee.play(of_the_paper(paper.Bernoulli, rule, 0), GAME, RULES).losses)
    )


def test_sums_that_are_kept_are_correctly_rounded():
    rng = np.random.default_rng(0)
    for numbers in (
        rng.random(500),
        rng.standard_normal(500) * 10.0 ** rng.integers(-20, 20, 500),
        np.arange(9),
    ):
        kept = paper.Summed()
        for n, number in enumerate(numbers.tolist(), 1):
            kept.append(number)
            assert kept.total == paper.math.fsum(numbers[:n])
        assert kept.denominator < 2**200  # as many digits as the numbers have together, and no more


# What is no game

COIN = schedulers.Coin(0.5)
CONSTANT = rates.constant(0.1, 0.1)
WRONG = {
    "instance": [
        (np.zeros((2, 2)), RULES, COIN, CONSTANT),
        (RULES, GAME, COIN, CONSTANT),
        (None, RULES, follower, None),
    ],
    "rules": [
        (GAME, None, COIN, CONSTANT),
        (GAME, "bandit", COIN, CONSTANT),
        (GAME, None, follower, None),
    ],
    "scheduler": [
        (GAME, RULES, None, CONSTANT),
        (GAME, RULES, schedulers.TrackEverything, CONSTANT),
        (GAME, RULES, follower, CONSTANT),
        (GAME, RULES, COIN, None),
        (GAME, RULES, "coin", CONSTANT),
    ],
    "rates": [
        (GAME, RULES, COIN, "thm_5_1"),
        (GAME, RULES, COIN, thm_5_1),
        (GAME, RULES, COIN, (0.1, 0.1)),
    ],
}


@pytest.mark.parametrize(
    ("argument", "game"), [(name, game) for name, games in WRONG.items() for game in games]
)
def test_what_is_no_game_is_refused(argument, game):
    for play in (partial(estimate_regret, runs=2), simulate):
        if play is simulate and game[3] is None and argument != "scheduler":
            continue
        with pytest.raises(ValueError, match=f"^{argument}: expected"):
            play(*game, seed=0)


def test_rates_that_return_no_rates_are_refused():
    for play in (partial(estimate_regret, runs=2), simulate):
        with pytest.raises(ValueError, match="rates: expected a rule that returns Rates"):
            play(GAME, RULES, COIN, lambda schedule, rules: (0.1, 0.1), seed=0)
