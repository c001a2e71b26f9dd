"""The rational learner: probabilities, estimators by hand, and its way to cheat."""

from fractions import Fraction

import pytest

from lab.exact.rational import RationalGame

HALF = Fraction(1, 2)
LOSSES = ((HALF, 1), (1, Fraction(1, 3)), (Fraction(1, 3), Fraction(3, 4)))


def test_a_game_by_hand():
    # row 0: (1/2, 1/2); arm 1 is played, its estimator 1 / (1/2) = 2 counts at once if the delay is
    # 0
    assert RationalGame(LOSSES, (0, 0, 0)).play((1, 0)) == (
        [[HALF, HALF], [Fraction(3, 4), Fraction(1, 4)], [Fraction(9, 16), Fraction(7, 16)]],
        [[0, 2], [Fraction(4, 3), 0]],
    )
    assert RationalGame(LOSSES, (1, 0, 0)).play((1,))[0][1] == [HALF, HALF]
    assert RationalGame(LOSSES, (1, 0, 0), early=True).play((1,))[0][1] == [
        Fraction(3, 4),
        Fraction(1, 4),
    ]


@pytest.mark.parametrize("delays", [(0, 0, 0), (2, 1, 0), (5, 5, 5)])
def test_law_and_means_agree(delays):
    game = RationalGame(LOSSES, delays)
    assert game.law.chance(lambda path: True) == 1
    assert game.mean(lambda path, _: path[2]) == game.chance({2: 1})
    assert game.mean(lambda path, est: est[1][0]) == 1  # unbiased: the loss of arm 0 in row 1
    assert game.mean_pending(2, lambda _, estimator: estimator[0]) == sum(
        LOSSES[s][0] for s in game.pending(2)
    )
    assert sorted(game.observed(2) + game.pending(2)) == [0, 1]


@pytest.mark.parametrize(
    ("losses", "delays"), [((), ()), (((0, 1, 1),), (0,)), (LOSSES, (0, 0)), (LOSSES, (0, -1, 0))]
)
def test_wrong_arguments_raise(losses, delays):
    with pytest.raises(ValueError, match="expected"):
        RationalGame(losses, delays)
