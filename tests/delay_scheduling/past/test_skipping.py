"""The rule against all choices of skipped rounds; what it may look at; the game that the learner plays."""

from itertools import product

import numpy as np
import pytest

from delay_scheduling import Instance, Rules
from delay_scheduling.game import REGIMES
from delay_scheduling.past import reservoirs, skipping

TOLD = [Rules(K=K, C=C, regime=regime, clairvoyant=True) for K, C in ((2, 1), (8, 4)) for regime in REGIMES]


def cost(delays, keep, c):
    """Return |skipped| + c √(what is left of D)."""
    return np.sum(~keep) + c * np.sqrt(np.sum(delays, where=keep))


@pytest.mark.parametrize("rules", TOLD)
def test_the_rule_pays_at_most_three_times_what_any_choice_pays(rules):
    c, seen = skipping.price_of(rules), set()
    for delays in product((0, 1, 3, 50), repeat=5):
        choices = [cost(delays, np.array(keep), c) for keep in product((False, True), repeat=5)]
        assert skipping.least(delays, c) == pytest.approx(min(choices))
        keep = skipping.kept(delays, rules)
        assert cost(delays, keep, c) <= 3 * min(choices) + 1e-9
        seen.add(int(keep.sum()))
    assert len(seen) > 2


def test_long_waits_are_affordable_later():
    rules = Rules(K=2, C=10**6, regime="full-information", clairvoyant=True)
    keep = skipping.kept([1] * 2000, rules)
    assert not keep[0]
    assert keep[-1]
    assert keep.tolist() == sorted(keep.tolist())


def test_each_round_is_decided_without_later_delays():
    rng = np.random.default_rng(0)
    delays = np.where(rng.random(300) < 0.2, 90, rng.integers(0, 9, 300))
    keep = skipping.kept(delays, TOLD[0])
    for t in (1, 7, 150, 299):
        later = np.concatenate([delays[:t], rng.integers(0, 200, 300 - t)])
        assert skipping.kept(later, TOLD[0])[:t].tolist() == keep[:t].tolist()


def test_a_skipped_round_has_no_losses_and_no_delay():
    game = Instance([[1, 0.5]] * 3, [0, 9, 0])
    masked = skipping.skipped(game, TOLD[0])
    assert masked.losses.tolist() == [[1, 0.5], [0, 0], [1, 0.5]]
    assert masked.delays.tolist() == [0, 0, 0]


@pytest.mark.parametrize("rules", TOLD)
def test_the_bound_is_that_of_square_2_without_delays_and_three_times_the_best(rules):
    losses = np.zeros((400, rules.K))
    prompt, late = Instance(losses, [0] * 400), Instance(losses, [0] * 399 + [10**6])
    assert skipping.bound(prompt, rules) == pytest.approx(reservoirs.announced(prompt, rules))
    assert skipping.bound(late, rules) == pytest.approx(skipping.bound(prompt, rules) + 3)
    assert skipping.bound(late, rules) < reservoirs.announced(late, rules)


def test_it_needs_announced_delays_and_whole_ones():
    with pytest.raises(ValueError, match="clairvoyance"):
        skipping.bound(Instance([[0, 1]], [0]), Rules(K=2, C=1))
    with pytest.raises(ValueError, match="delays: expected integers"):
        skipping.kept([0.5], TOLD[0])
    with pytest.raises(ValueError, match="clairvoyance"):
        skipping.kept([0], Rules(K=2, C=1))
    with pytest.raises(ValueError, match="unit loss scales"):
        skipping.skipped(Instance([[0, 1]], [0], scales=[2]), TOLD[0])
    with pytest.raises(ValueError, match="K = 3"):
        skipping.skipped(Instance([[0, 1, 1]], [0]), TOLD[0])


def test_with_one_arm_and_full_information_nothing_is_skipped():
    rules = Rules(K=1, C=1, regime="full-information", clairvoyant=True)
    assert skipping.kept([0, 10**6, 3], rules).all()
