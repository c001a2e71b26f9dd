"""The mean sizes from all proxy delays, against the laws from states."""

from fractions import Fraction

import pytest

from lab.exact import occupancy
from lab.variants.expected_capacity import expected_sizes

DELAYS = (2, 0, 1, 2)


@pytest.mark.parametrize("holdings", [occupancy.pareto_holdings, occupancy.bernoulli_holdings])
@pytest.mark.parametrize("C", [1, 2, 4])
def test_means_follow_from_the_laws(holdings, C):
    """Of a round, |S_t^1| is |S_t^0| and the round itself if it has a slot and is held."""
    laws = holdings(occupancy.scales(4, C=C, chernoff=1), DELAYS)
    before = occupancy.size_laws(laws, C)
    expected = [
        sum(n * p for n, p in enumerate(law)) + (1 - law[C]) * (1 - held[0])
        for law, held in zip(before, laws, strict=True)
    ]
    assert occupancy.mean_sizes(laws, DELAYS, C) == expected


def test_without_a_limit_nothing_is_lost():
    laws = occupancy.pareto_holdings(occupancy.scales(4, C=3, chernoff=1), DELAYS)
    assert occupancy.mean_sizes(laws, DELAYS, C=4) == expected_sizes(laws)


def test_a_capacity_is_asked_for():
    with pytest.raises(ValueError, match="C"):
        occupancy.mean_sizes([{0: Fraction(1)}], [0], C=0)
