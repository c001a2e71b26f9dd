"""The players as trees, against the coins tossed one by one."""

import itertools
from fractions import Fraction

import pytest

from delay_scheduling.exact.queries import totals, trees

MEANS = (Fraction(1, 3), Fraction(1, 2))


def played_out(tree, i):
    """Toss both coins in each round, and count."""
    plays = looks = Fraction(0)
    for losses in itertools.product(itertools.product((0, 1), repeat=2), repeat=3):
        chance, node = Fraction(1), tree
        for row in losses:
            for arm in (0, 1):
                chance *= MEANS[arm] if row[arm] else 1 - MEANS[arm]
        for row in losses:
            arm, *rest = node
            plays += chance * (arm == i)
            looks += chance * (arm == i and len(rest) == 2)
            node = rest[row[arm]] if len(rest) == 2 else rest[0] if rest else None
    return plays, looks


@pytest.mark.parametrize("i", [0, 1])
def test_totals_are_those_of_the_coins(i):
    for tree in trees(3)[::17]:
        assert totals(tree, i, MEANS) == played_out(tree, i)


def test_no_tree_comes_twice():
    assert len(set(trees(3))) == 312


def test_a_game_has_a_round():
    with pytest.raises(ValueError, match="T: expected an integer of at least 1"):
        trees(0)


def test_totals_by_hand():
    assert totals((0, (0,), (1,)), i=0, means=(Fraction(1, 4), Fraction(1, 2))) == (Fraction(7, 4), Fraction(1, 1))
