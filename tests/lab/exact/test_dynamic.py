"""The dynamic programs against enumerations of short games, and the guard against a vacuous one."""

import itertools
from fractions import Fraction

import pytest
import sympy as sp

from delay_scheduling.schedulers import Coin
from delay_scheduling.theorems import thm_4_4, thm_e_1
from lab.exact import batches, learner, schedules
from lab.exact.dynamic import (
    CoinGame,
    chance_of,
    coin_games,
    ends,
    failable,
    mean_regret,
    slots,
    span,
    worst_regret,
)
from proofbook.expectation import as_ball

half = Fraction(1, 2)
TABLES = list(itertools.product(itertools.product((0, 1), repeat=2), repeat=3))
CLOSE = Fraction(3, 2**38)


def coin_game(losses, delays, p, C):
    return schedules.game_of(Coin(float(p)), losses, delays, C)


def reduced_regret(game, regime, rates):
    """Return the ball of E[R̃_{T, i*}], the expected regret of Algorithm 3 with the losses z_t l_t,
    against i*.
    """
    return game.proxies.mean(lambda d: game.tiny(d, regime, rates).regret(game.best))


@pytest.mark.parametrize("delay", [0, 1, 2, 5])
@pytest.mark.parametrize("rates", [[1, 1, 1], [1, sp.sqrt(2), 3]])
def test_worst_regret_is_the_maximum_over_all_losses(rates, delay):
    regrets = [
        learner.TinyGame(rows, (delay,) * 3, None, [0] * 3, rates, "full-information").regret()
        for rows in TABLES
    ]
    largest = max(regrets, key=lambda ball: ball.mid())
    found = worst_regret(rates, delay)
    assert learner.ball(found - CLOSE) < largest < learner.ball(found + CLOSE / 1000)


@pytest.mark.parametrize(("delay", "C"), [(0, 1), (1, 1), (1, 2), (2, 1), (2, 2)])
def test_worst_regret_with_coins_against_a_recursion_and_an_enumeration(delay, C):
    """The recursion keeps the whole past: what was tracked and every difference of losses."""
    p = Fraction(1, 4)
    T = 3

    def value(past, reduced):
        t = len(past)
        if t == T:
            return learner.ball(0)
        L = sum(
            (move / p for s, (tracked, move) in enumerate(past) if tracked and s + delay < t),
            Fraction(0),
        )
        x = learner.argmin([0, L], 0, 1)[1]
        chance = (
            p
            if sum(tracked and s + delay >= t for s, (tracked, _) in enumerate(past)) < C
            else Fraction(0)
        )
        parts = [
            x * move * (chance > 0 or not reduced)
            + learner.ball(chance) * (value((*past, (True, move)), reduced) if chance else 0)
            + learner.ball(1 - chance) * value((*past, (False, move)), reduced)
            for move in (-1, 0, 1)
        ]
        return max(parts, key=lambda ball: ball.mid())

    found, reduced = (
        learner.ball(worst_regret([1] * T, delay, p, C, leave)) for leave in (False, True)
    )
    assert abs(found - value((), False)) < learner.ball(CLOSE)
    assert abs(reduced - value((), True)) < learner.ball(CLOSE)
    for rows in TABLES:
        game = coin_game(rows, (delay,) * T, p, C)
        assert game.regret("full-information", lambda sizes: (0, 1)) <= found
        assert reduced_regret(game, "full-information", lambda sizes: (0, 1)) <= reduced


def test_uniform_play_loses_half_of_the_rounds_whatever_is_seen(monkeypatch):
    monkeypatch.setattr(learner, "argmin", lambda L, *rates: [half, half])
    assert worst_regret([1] * 9, 2, half, 1) == Fraction(9, 2)
    assert worst_regret([1] * 9, 0) == Fraction(9, 2)


@pytest.mark.parametrize(
    ("name", "value"), [("delay", -1), ("p", 0), ("p", Fraction(1, 2**20)), ("C", 0)]
)
def test_worst_regret_names_the_wrong_argument(name, value):
    with pytest.raises(ValueError, match=name):
        worst_regret(**{"rates": [1], "delay": 0, name: value})


@pytest.mark.parametrize("delays", [(0, 0, 0), (1, 0, 0), (2, 1, 0), (9, 0, 1)])
def test_mean_regret_is_the_regret_along_all_paths(delays):
    for rows in TABLES[5::7]:
        game = rows, delays
        rates = [1, 2, 2], [1, 1, sp.sqrt(2)]
        assert mean_regret(*game, *rates).overlaps(
            learner.TinyGame(*game, None, *rates, "bandit").regret()
        )


@pytest.mark.parametrize("C", [1, 2])
def test_mean_regret_with_coins_is_that_of_the_scheduled_game(C):
    rows = ((0, 1), (1, 0), (0, 1))
    rates = (2, 1)
    for delays in ((0, 0, 0), (1, 1, 0), (0, 2, 1)):
        literal = coin_game(rows, delays, half, C).regret("bandit", lambda sizes: rates)
        weighted = reduced_regret(coin_game(rows, delays, half, C), "bandit", lambda sizes: rates)
        found = [
            mean_regret(rows, delays, [2] * 3, [1] * 3, half, C, reduced)
            for reduced in (False, True)
        ]
        assert abs(found[0] - literal) < learner.ball(Fraction(1, 10**9))
        assert abs(found[1] - weighted) < learner.ball(Fraction(1, 10**9))


@pytest.mark.parametrize(
    ("name", "value"), [("losses", [(0, 2)]), ("delays", [0, 0]), ("p", 2), ("C", 0)]
)
def test_mean_regret_names_the_wrong_argument(name, value):
    game = {"losses": [(0, 1)], "delays": [0], "inv_alpha": [1], "inv_beta": [0]}
    with pytest.raises(ValueError, match=name):
        mean_regret(**game | {name: value})


def test_mean_regret_encloses_rare_courses():
    game = [(0, 1)] * 6, [0] * 6, [1] * 6, [0] * 6
    exact = mean_regret(*game)
    wide = mean_regret(*game, rare=0.01)
    assert wide.contains(exact)
    assert not exact.contains(wide)


@pytest.mark.parametrize("bound", [thm_4_4.bound, thm_e_1.bound])
@pytest.mark.parametrize("C", [1, 2])
def test_right_side_is_that_of_the_scheduled_game(bound, C):
    delays = 1, 2, 0
    game = coin_game(((0, 1),) * 3, delays, half, C)
    for regime, rates in (("bandit", (2, 1)), ("full-information", (0, 3))):
        wanted = game.right_side(bound.expr[regime], regime, lambda sizes, rates=rates: rates)
        found = CoinGame("bandit", half, C, delays, *rates).right_side(bound.expr[regime])
        assert abs(found - wanted) < learner.ball(Fraction(1, 10**9))


def test_slots_by_hand():
    assert slots((0, 0), half, 1) == [(1, 0), (1, 0)]
    assert slots((2, 0, 0), half, 2)[1:] == [(1, half), (1, half)]


def test_a_vacuous_game_is_refused():
    games = [4, 9]
    assert failable("T", games, lambda n: n, lambda n: sp.sqrt(n)) == (4, 9)
    with pytest.raises(ValueError, match="largest possible regret above"):
        failable("T", games, lambda n: n, lambda n: 2 * sp.sqrt(n))


def test_the_words_of_the_cases_say_what_any_player_could_have():
    over = failable("T = 4, 9", [4, 9], lambda n: n, lambda n: sp.sqrt(n)).over
    assert over == "T = 4, 9; largest regret any player could have: 4 to 9, right-hand side: 2 to 3"


@pytest.mark.parametrize("delay", [0, 2])
def test_batches_of_a_multiple_delay_play_the_short_game_with_stakes(delay):
    """The referee on all losses of four rounds in two batches; where both arms lose alike,
    nothing is lost.
    """
    slow = batches.ftrl(lambda sigma: (0, 2))
    regrets = [
        batches.BatchGame(rows, (delay,) * 4, 2).literal("full-information", slow).regret()
        for rows in itertools.product([(0, 1), (1, 0), (0, 0)], repeat=4)
    ]
    largest = max(map(as_ball, regrets), key=lambda ball: ball.mid())
    assert abs(largest - learner.ball(2 * worst_regret([2, 2], delay // 2))) < learner.ball(CLOSE)


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
def test_in_the_long_games_some_player_exceeds_every_bound(regime):
    for game in coin_games(regime).values():
        for bound in (thm_4_4.bound, thm_e_1.bound):
            assert learner.ball(game.largest()) > game.right_side(bound.expr[regime])


def test_full_information_needs_one_delay():
    with pytest.raises(ValueError, match="delays"):
        CoinGame("full-information", half, 1, (1, 0), 0, 1)


def test_span_by_hand():
    assert span([learner.ball(2), learner.ball(Fraction(1, 3))]) == "0.333 to 2"


def test_chance_of_by_hand():
    assert chance_of(0.25, C=1) == Fraction(1, 4)


def test_ends_by_hand():
    assert ends(Fraction(1, 2)) == (2**39, 2**39)
