"""Exact games of batches, against games computed by hand and against the package's own routes."""

import itertools
from fractions import Fraction

import pytest

from lab.exact import learner
from lab.exact.batches import (
    BatchGame,
    all_delays,
    inner,
    law,
    rates_3_1,
    rational,
)
from lab.exact.literal import estimator, probability

HALF = Fraction(1, 2)
LOSSES = ((0, 1), (HALF, 0), (1, 1))
REGIMES = ("bandit", "full-information")


def games():
    """Return small games with all delays up to 2, batches up to beyond the game."""
    return [BatchGame(LOSSES, delays, b) for delays in all_delays(3, 2) for b in (1, 2, 4)]


def test_two_rounds_by_hand():
    # x_1 = (1/2, 1/2); then L = (0, 2) if arm 1 was played, with weights 3/4 and 1/4, else (0, 0)
    law = BatchGame(((0, 1), (0, 1)), (0, 0), 1).literal("bandit", rational)
    found = {tuple(arm for _, arm in script): p for script, p in law.probabilities.items()}
    assert found == {
        (0, 0): Fraction(1, 4),
        (0, 1): Fraction(1, 4),
        (1, 0): Fraction(3, 8),
        (1, 1): Fraction(1, 8),
    }
    assert law.regret() == Fraction(1, 2) + Fraction(3, 8)


@pytest.mark.parametrize("regime", REGIMES)
def test_probabilities_sum_to_one_and_agree_on_both_routes(regime):
    for game in games():
        law = game.literal(regime, rational)
        assert sum(law.probabilities.values()) == 1
        assert law.probabilities == game.reduced(regime, rational)


def test_pending_batches_are_what_the_referee_holds():
    for game in games():
        for run in game.literal("full-information", rational).courses:
            assert run.sigma == game.pending(run.u)


def test_padding_has_neither_loss_nor_delay():
    game = BatchGame(LOSSES, (2, 2, 2), 2)
    assert game.loss(4) == [0, 0]
    assert game.batch_delay(4) == 0
    assert game.total(2) == [1, 1]
    assert len(game.representatives()) == 4


def test_conditional_means_average_to_the_mean():
    law = BatchGame(LOSSES, (0, 1, 0), 2).literal("bandit", rational)
    for tau in (1, 2, 3):
        assert law.mean(law.given_past(tau, lambda run: run.suffered)) == law.mean(
            lambda run: run.suffered
        )
    assert len({law.given_past(1, lambda run: run.suffered)(run) for run in law.courses}) == 1


def test_gaps_sum_to_zero():
    law = BatchGame(LOSSES, (0, 1, 0), 2).literal("bandit", rational)
    assert all(sum(law.gap(2)(run)) == 0 for run in law.courses)


def test_rates_of_theorem_3_1():
    assert rates_3_1(2, "bandit")((0, 1, 1, 2))[0] == 2
    assert learner.ball(rates_3_1(2, "full-information")((0, 1))[1] ** 2).overlaps(
        3 / learner.ball(2).log()
    )
    assert rates_3_1(2, "full-information")((0, 1))[0] == 0


def test_losses_that_floats_cannot_hold_are_refused():
    with pytest.raises(ValueError, match="losses: expected fractions with denominators"):
        BatchGame(((Fraction(1, 3), 0),), (0,), 1)


def test_small_helpers():
    assert probability(HALF, [[0, HALF], [1, 0]], (1, 0)) == Fraction(1, 4)
    assert inner([1, 2], [HALF, 3]) == Fraction(13, 2)
    assert estimator([HALF, 1], 1, [HALF, HALF], "full-information") == [HALF, 1]
    assert list(all_delays(2, 1)) == list(itertools.product((0, 1), repeat=2))


def test_what_is_known_too_early_is_found():
    game = BatchGame(((0, 1), (1, 0), (0, 1)), (0, 0, 0), 2)
    assert game.too_early(lambda u: [7, u[0]]) is None
    assert game.too_early(lambda u: [u[0], 7])
    assert game.too_early(lambda u: [7, u[1]])


def test_the_law_is_remembered():
    game = BatchGame(LOSSES, (1, 0, 0), 2)
    assert law(game, "bandit") is law(game, "bandit")
    assert law(game, "bandit").probabilities == game.literal("bandit", rational).probabilities


def peeking(L, sigma, place):
    """Look at the place of the representative before the weights are chosen."""
    return rational([L[0], L[1] + place], sigma, place)


def test_the_past_decides_and_a_learner_that_peeks_is_found():
    game = BatchGame(LOSSES, (0, 0, 0), 2)
    honest = law(game, "bandit")
    cheat = law(game, "bandit", peeking)
    assert honest.undecided(1) is None
    assert honest.undecided(2) is None
    assert all(one == other for one, other in honest.joint_of_all())
    assert cheat.undecided(1)
    assert any(one != other for one, other in cheat.joint_of_all())


def test_means_given_the_representatives_and_over_batches():
    game = BatchGame(LOSSES, (0, 0, 0), 2)
    found = law(game, "full-information")
    # arm 1 has weight 1/2 in the first batch
    place = found.given_representatives(lambda run: run.u[0] + run.A[0])
    assert {run.u[0]: place(run) for run in found.courses} == {1: 1 + HALF, 2: 2 + HALF}
    assert found.over_batches(lambda tau: lambda run: run.u[tau - 1]) == Fraction(3, 2) + Fraction(
        7, 2
    )
    assert {tuple(found.mean_loss(1)(run)) for run in found.courses} == {tuple(game.total(1))}
    assert {tuple(found.mean_loss(1, late=1)(run)) for run in found.courses} == {(0, 2), (1, 0)}
