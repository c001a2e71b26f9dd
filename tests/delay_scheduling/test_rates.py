"""Learning rates, by hand."""

import math
from functools import partial

import numpy as np
import pytest

from delay_scheduling.formulas import ALPHA, BETA
from delay_scheduling.game import Instance, Rules
from delay_scheduling.rates import Rates, constant
from delay_scheduling.schedulers import (
    INFINITE,
    BatchRepresentatives,
    Bernoulli,
    Pareto,
    TrackEverything,
    track,
    track_representatives,
)
from delay_scheduling.simulation import simulate
from delay_scheduling.symbols import whole
from delay_scheduling.theorems import thm_2_1, thm_3_1, thm_3_2, thm_5_1, thm_5_2
from delay_scheduling.use.online import Online

FULL = "full-information"
LOG3 = math.log(3)


def rules(regime, K=3, C=2):
    """Return rules under which every scheduler and rule is legal."""
    return Rules(K, C, regime, clairvoyant=True, preemptive=True)


def schedule_by_hand():
    """Return four rounds: 1 and 3 are observed, 2 finds no slot, 4 is never tracked."""
    return track([1, 2, 0, 1], [INFINITE, INFINITE, 0, -1], C=1, p=[0.5, 1, 0.25, 1])


def all_tracked():
    """Return four tracked rounds; σ = 0, 1, 2, 0."""
    return track([2, 1, 0, 5], [INFINITE] * 4, C=9, p=[1] * 4)


def three_batches():
    """Return batches of two rounds with d^b = 2, 1, 0, so σ^b = 0, 1, 2."""
    delays = [0, 4, 2, 0, 0]
    u = np.array([2, 3, 6])
    return track_representatives(delays, u, batch_size=2, C=9)


BY_HAND = {  # a_t and b_t, and b_t in full information
    "thm_2_1": (thm_2_1.rates, all_tracked, [1, 2, 3, 4], [0, 1, 3, 3], [1, 3, 6, 7]),
    "thm_2_1, one slot": (
        thm_2_1.rates,
        schedule_by_hand,
        [1, 2, 3, 4],
        [0, 1, 1, 1],
        [1, 3, 4, 5],
    ),
    "thm_3_1": (thm_3_1.rates, three_batches, [1, 2, 3], [0, 1, 3], [1, 3, 6]),
    # μ = 2, 1, 4, 1
    "thm_5_1": (thm_5_1.rates, schedule_by_hand, [2, 3, 7, 8], [1, 3, 3, 4], [3, 6, 10, 12]),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_rates_by_hand(name):
    rule, schedule, a_t, b_t, b_t_full = BY_HAND[name]
    if name == "thm_2_1, one slot":
        assert schedule().before.tolist() == [0, 1, 0, 0]  # while σ = 0, 1, 1, 1
    bandit, full = (rule(schedule(), rules(regime)) for regime in ("bandit", FULL))
    assert bandit.inv_alpha == pytest.approx(np.sqrt(a_t), rel=1e-14)
    assert bandit.inv_beta == pytest.approx(np.sqrt(np.array(b_t) / LOG3), rel=1e-14)
    assert full.inv_alpha.tolist() == [0] * len(a_t)
    assert full.inv_beta == pytest.approx(np.sqrt(np.array(b_t_full) / LOG3), rel=1e-14)


def test_thm_5_2_by_hand():
    # C = 2, chernoff = 1, d_max = 2: m_t = max{1, 2 · 2 H_t · 3 / 2} = 6 H_t = 6, 9, 11, 25/2
    # z = 2, 0, 4, 0; feedback of round 1 is usable from round 3, that of round 3 from round 4
    m = np.array([6, 9, 11, 12.5])
    squares = np.array([0, 0, 4, 4 + 16])
    products = np.array([0, 0, 2 * 1, 2 * 1 + 4 * 0])
    bandit, full = (
        thm_5_2.rates(1.0, 2)(schedule_by_hand(), rules(regime)) for regime in ("bandit", FULL)
    )
    assert bandit.inv_alpha == pytest.approx(np.sqrt(squares + 2 * m**2), rel=1e-14)
    assert bandit.inv_beta == pytest.approx(np.sqrt((products + 2 * m * 2) / LOG3), rel=1e-14)
    assert full.inv_alpha.tolist() == [0] * 4
    assert full.inv_beta == pytest.approx(
        np.sqrt((squares + products + 2 * m * (m + 2)) / LOG3), rel=1e-14
    )


def test_thm_5_2_with_a_large_capacity_has_m_equal_to_one():
    schedule = track([0, 0], [INFINITE] * 2, C=100, p=[1, 1])
    rates = thm_5_2.rates(1.0, 0)(schedule, rules("bandit", C=100))
    assert rates.inv_alpha == pytest.approx(np.sqrt([100, 101]), rel=1e-14)
    assert rates.inv_beta.tolist() == [0, 0]


def test_thm_5_2_repaired_by_hand():
    # C = 2, chernoff = 1, d_max = 0: m = 2 H_t = 2, 3; one slot, not two; z = 2, 0
    schedule = track([0, 0], [INFINITE, -1], C=2, p=[0.5, 0.5])
    bandit, full = (
        thm_5_2.repaired_rates(1.0, 0)(schedule, rules(regime)) for regime in ("bandit", FULL)
    )
    assert bandit.inv_alpha == pytest.approx([2, np.sqrt(4 + 9)], rel=1e-14)
    assert bandit.inv_beta.tolist() == [0, 0]
    assert full.inv_beta == pytest.approx(np.sqrt(np.array([4, 13]) / LOG3), rel=1e-14)


def test_thm_5_2_repaired_is_thm_5_2_while_the_capacity_is_at_most_one_above_the_longest_delay():
    schedule = track([3, 1, 0, 2], [INFINITE] * 4, C=4, p=[0.5, 1, 0.25, 1])
    for C in (2, 4):
        one, other = (
            rule(1.0, 3)(schedule, rules("bandit", C=C))
            for rule in (thm_5_2.rates, thm_5_2.repaired_rates)
        )
        assert np.array_equal(one.inv_alpha, other.inv_alpha)
        assert np.array_equal(one.inv_beta, other.inv_beta)
    one, other = (
        rule(1.0, 3)(schedule, rules("bandit", C=5))
        for rule in (thm_5_2.rates, thm_5_2.repaired_rates)
    )
    assert np.all(one.inv_alpha > other.inv_alpha)


def test_thm_5_2_repaired_does_not_need_a_finite_capacity():
    schedule = track([1, 0], [INFINITE] * 2, C=math.inf, p=[1, 1])
    rates = thm_5_2.repaired_rates(1.0, 1)(schedule, rules("bandit", C=math.inf))
    assert rates.inv_alpha == pytest.approx(np.sqrt([2, 2]), rel=1e-14)


@pytest.mark.parametrize("schedule", [all_tracked, three_batches])
def test_constant_rates_have_one_value_a_round_or_batch(schedule):
    rates = constant(alpha=0.5, beta=0.25)(schedule(), rules("bandit"))
    plays = 4 if schedule is all_tracked else 3
    assert (rates.inv_alpha.tolist(), rates.inv_beta.tolist()) == ([2] * plays, [4] * plays)
    entropy = constant(alpha=math.inf, beta=0.25)(schedule(), rules(FULL))
    assert (entropy.inv_alpha.tolist(), entropy.inv_beta.tolist()) == ([0] * plays, [4] * plays)


# Properties

PAIRS = {  # rule and a scheduler with which the paper uses it
    "thm_2_1": (thm_2_1.rates, TrackEverything()),
    "thm_3_1": (thm_3_1.rates, BatchRepresentatives(4)),
    "thm_5_1": (thm_5_1.rates, Bernoulli(1.0)),
    "thm_5_2": (thm_5_2.rates(1.0, 30), Pareto(1.0)),
    "thm_5_2_repaired": (thm_5_2.repaired_rates(1.0, 30), Pareto(1.0)),
}


def rates_of(name, delays, regime, K=3, seed=0):
    """Return the rates of a rule on a sampled schedule."""
    rule, scheduler = PAIRS[name]
    the_rules = rules(regime, K, C=9)
    return rule(scheduler.sample(delays, the_rules, np.random.default_rng(seed)), the_rules)


DELAYS = np.random.default_rng(5).integers(0, 20, 60)
DELAYS[7] = 30


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("name", PAIRS)
def test_learning_rates_never_grow(name, regime):
    rates = rates_of(name, DELAYS, regime)
    assert np.all(np.diff(rates.inv_alpha) >= 0)
    assert np.all(np.diff(rates.inv_beta) >= 0)
    assert rates.inv_beta[-1] > rates.inv_beta[0]


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("name", PAIRS)
def test_rates_depend_on_the_past_only(name, regime):
    n = 32  # whole batches
    later = DELAYS.copy()
    later[n:] = (later[n:] + 7) % 20
    rates = rates_of(name, DELAYS, regime)
    changed = rates_of(name, later, regime)
    short = rates_of(name, DELAYS[:n], regime)
    n = n // 4 if name == "thm_3_1" else n
    for other in (changed, short):
        assert np.array_equal(rates.inv_alpha[:n], other.inv_alpha[:n])
        assert np.array_equal(rates.inv_beta[:n], other.inv_beta[:n])
    assert not np.array_equal(rates.inv_beta, changed.inv_beta)


@pytest.mark.parametrize("regime", ["bandit", FULL])
def test_without_clairvoyance_the_delay_of_a_pending_round_is_hidden(regime):
    delays = np.zeros(20, int)
    for rule in (thm_2_1.rates, thm_5_2.rates(1.0, 30)):
        before, after = (
            rule(
                track(np.r_[d, delays], np.full(21, INFINITE), 30, np.ones(21)), rules(regime, C=30)
            )
            for d in (12, 30)
        )
        # it arrives at the end of round 13
        assert np.array_equal(before.inv_alpha[:13], after.inv_alpha[:13])
        assert np.array_equal(before.inv_beta[:13], after.inv_beta[:13])
        assert not np.array_equal(before.inv_beta[13:], after.inv_beta[13:])


def test_later_coins_leave_earlier_rates_unchanged():
    one = track([3] * 20, [INFINITE] * 20, 9, [0.5] * 20)
    two = track([3] * 20, [INFINITE] * 10 + [-1] * 10, 9, [0.5] * 20)
    for rule in (thm_2_1.rates, thm_5_1.rates, thm_5_2.rates(1.0, 3)):
        first = rule(one, rules("bandit"))
        second = rule(two, rules("bandit"))
        assert np.array_equal(first.inv_alpha[:11], second.inv_alpha[:11])
        assert np.array_equal(first.inv_beta[:11], second.inv_beta[:11])


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("name", PAIRS)
def test_one_arm_has_no_terms(name, regime):
    rates = rates_of(name, DELAYS, regime, K=1)
    assert not rates.inv_alpha.any()
    assert not rates.inv_beta.any()


@pytest.mark.parametrize("name", ["thm_2_1", "thm_3_1", "thm_5_1"])
def test_without_delays_the_entropy_term_is_absent_for_bandits(name):
    none = np.zeros(60, int)
    assert not rates_of(name, none, "bandit").inv_beta.any()
    assert rates_of(name, none, "bandit").inv_alpha.all()
    assert rates_of(name, none, FULL).inv_beta.all()


# Errors


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: constant(0, 1), "alpha: expected a number above 0, received 0"),
        (lambda: constant(math.nan, 1), "alpha: expected a number above 0, received nan"),
        (lambda: constant(1, -1), "beta: expected a number above 0, received -1"),
        (lambda: constant(1, 0), "beta: expected a number above 0, received 0"),
        (lambda: constant(1, -0.5), "beta: expected a number above 0, received -0.5"),
        (
            lambda: constant(1, 1)(all_tracked(), rules(FULL)),
            "alpha: expected math.inf in full information, received 1",
        ),
        (
            lambda: thm_3_1.rates(all_tracked(), rules("bandit")),
            "schedule: expected one of batches, received 'one of rounds'",
        ),
        (
            lambda: thm_5_1.rates(all_tracked(), Rules(2)),
            "rules: expected clairvoyance, which Theorem 5.1 needs, received Rules",
        ),
        (lambda: thm_5_2.rates(0, 1), "chernoff: expected a finite number above 0, received 0"),
        (
            lambda: thm_5_2.rates(math.nan, 1),
            "chernoff: expected a finite number above 0, received nan",
        ),
        (
            lambda: thm_5_2.rates(math.inf, 1),
            "chernoff: expected a finite number above 0, received inf",
        ),
        (
            lambda: thm_5_2.rates(1, 1, 0.0),
            "expected_capacity: expected a number above 0, received 0.0",
        ),
        (lambda: thm_5_2.rates(1, -1), "d_max: expected an integer of at least 0, received -1"),
        (lambda: thm_5_2.rates(1, 2.5), "d_max: expected an integer of at least 0, received 2.5"),
        (
            lambda: thm_5_2.rates(1, 9)(all_tracked(), rules("bandit", C=math.inf)),
            "C: expected a finite capacity, received inf",
        ),
        (
            lambda: thm_5_2.rates(1, 4)(all_tracked(), rules("bandit")),
            "d_max: expected at least the largest delay, 5, received 4",
        ),
        (
            lambda: Rates([1, -1], [1, 1]),
            "inv_alpha: expected finite numbers of at least 0, received (-1.0, 1.0)",
        ),
        (
            lambda: Rates([1, 1], [1, math.inf]),
            "inv_beta: expected finite numbers of at least 0, received (1.0, inf)",
        ),
        (
            lambda: Rates([1, math.nan], [1, 1]),
            "inv_alpha: expected finite numbers of at least 0, received (nan, nan)",
        ),
        (lambda: Rates([[1]], [1]), "inv_alpha: expected an array of shape (T,), received (1, 1)"),
        (lambda: Rates([], []), "inv_alpha: expected an array of shape (T,), received (0,)"),
        (
            lambda: Rates([1, 1], [1]),
            "inv_beta: expected shape (2,), that of inv_alpha, received (1,)",
        ),
    ],
)
def test_bad_input_raises(make, message):
    with pytest.raises(ValueError) as error:
        make()
    assert message in str(error.value)


def test_rates_are_frozen():
    numbers = np.ones(2)
    rates = Rates(numbers, numbers)
    numbers[0] = 5
    assert rates.inv_alpha[0] == 1
    with pytest.raises(ValueError, match="read-only"):
        rates.inv_beta[0] = 2
    with pytest.raises(AttributeError):
        rates.inv_beta = numbers
    assert len({rates, rates, Rates(numbers, numbers)}) == 2
    with pytest.raises(AttributeError):
        constant(1.0, 2.0).alpha = 3.0


def test_the_two_formulas_are_known_to_be_learning_rates():
    assert ALPHA.is_positive
    assert whole(BETA).is_nonnegative


def test_with_one_slot_the_rates_sum_the_inverse_probabilities():
    bandit = thm_3_2.one_slot_rates(schedule_by_hand(), rules("bandit"))
    full = thm_3_2.one_slot_rates(schedule_by_hand(), rules(FULL))
    assert (bandit.inv_alpha**2).round(9).tolist() == [2, 3, 7, 8]
    assert not bandit.inv_beta.any()
    assert not full.inv_alpha.any()
    assert full.inv_beta**2 * LOG3 == pytest.approx([2, 3, 7, 8])


def test_the_rates_for_one_slot_are_for_rounds():
    with pytest.raises(ValueError, match="schedule: expected one of rounds"):
        thm_3_2.one_slot_rates(three_batches(), rules("bandit"))


@pytest.mark.parametrize(
    ("scheduler", "rule", "says"),
    [
        (
            Pareto(1.0),
            thm_5_2.rates(0.01, 3),
            "rates: expected chernoff = 1.0, that of the scheduler, received 0.01",
        ),
        (
            Pareto(1.0, 2.0),
            thm_5_2.repaired_rates(1.0, 3),
            "expected expected_capacity = 2.0, that of the scheduler",
        ),
    ],
)
def test_a_rule_for_another_parameter_is_refused(scheduler, rule, says):
    game = Rules(K=2, C=3, preemptive=True), scheduler, rule
    for play in (partial(simulate, Instance([[0, 1]] * 4, [1] * 4)), Online):
        with pytest.raises(ValueError, match=says):
            play(*game, seed=0)
