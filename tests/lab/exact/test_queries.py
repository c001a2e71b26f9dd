"""The players as trees."""

import pytest

from lab.exact.queries import trees


def test_no_tree_comes_twice():
    assert len(set(trees(3))) == 312


def test_a_game_has_a_round():
    with pytest.raises(ValueError, match="T: expected an integer of at least 1"):
        trees(0)
