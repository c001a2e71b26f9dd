"""The bounds, against the same formulas written out."""

import math

import numpy as np
import pytest

from delay_scheduling.game import Instance, Rules, outstanding
from delay_scheduling.overflow import overflow_condition
from delay_scheduling.rates import Rates
from delay_scheduling.reductions import batch_delays
from delay_scheduling.schedulers import (
    INFINITE,
    BatchRepresentatives,
    TrackEverything,
    track,
    track_representatives,
)
from delay_scheduling.theorems import (
    cor_h_2,
    cor_h_3,
    thm_2_1,
    thm_3_1,
    thm_3_2,
    thm_4_4,
    thm_5_1,
    thm_5_2,
    thm_d_2,
    thm_e_1,
    thm_h_1,
    thm_i_1,
)
from delay_scheduling.theorems.cor_h_2 import tuned
from delay_scheduling.theorems.thm_2_1 import rates as balanced
from delay_scheduling.theorems.thm_3_1 import rates as batch_rates

FULL = "full-information"


def random_instance(seed, scaled=False):
    """Return a random instance."""
    rng = np.random.default_rng(seed)
    T = int(rng.integers(1, 30))
    K = int(rng.integers(1, 6))
    scales = rng.choice([0.0, 1.0, 2.5], T) if scaled else None
    return Instance(rng.random((T, K)), rng.integers(0, T + 3, T), scales)


# Theorem 2.1


def theorem_2_1(instance, rates, regime):
    """Return the right-hand side, sum by sum."""
    T = instance.T
    K = instance.K
    d = instance.delays
    B = np.ones(T) if instance.scales is None else instance.scales
    total = math.log(K) * rates.inv_beta[-1]
    for t in range(T):
        pending = sum(B[s] for s in range(t) if s + d[s] >= t)
        total += B[t] * pending / rates.inv_beta[t]
        total += (
            math.sqrt(K) * B[t] ** 2 / rates.inv_alpha[t]
            if regime == "bandit"
            else B[t] ** 2 / rates.inv_beta[t]
        )
    return total + (2 * math.sqrt(K) * rates.inv_alpha[-1] if regime == "bandit" else 0)


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("scaled", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_thm_2_1_is_its_formula(seed, scaled, regime):
    instance = random_instance(seed, scaled)
    t = np.arange(1.0, instance.T + 1)
    rates = Rates(np.sqrt(t) if regime == "bandit" else 0 * t, 0.5 + np.sqrt(t))
    value = thm_2_1.bound(instance, Rules(instance.K, regime=regime), rates=rates)
    assert value == pytest.approx(theorem_2_1(instance, rates, regime), rel=1e-12)


def test_thm_2_1_by_hand():
    # K = 4, B = 1, σ = 0, 1: bandit 2 (1 + 1/2) + 1/4 + 4 · 2 + 4 log 4; full information 1/4 + 1/4
    # + 1/4 + 4 log 4
    instance = Instance(np.zeros((2, 4)), [1, 0])
    bandit = thm_2_1.bound(instance, Rules(4), rates=Rates([1, 2], [4, 4]))
    full = thm_2_1.bound(instance, Rules(4, regime=FULL), rates=Rates([0, 0], [4, 4]))
    assert bandit == pytest.approx(11.25 + 4 * math.log(4), rel=1e-14)
    assert full == pytest.approx(0.75 + 4 * math.log(4), rel=1e-14)


@pytest.mark.parametrize(
    ("scales", "inv_alpha", "inv_beta", "finite"),
    [
        ([1, 1, 1], [1, 1, 1], [0, 1, 1], True),  # β_1 = ∞, and nothing is outstanding in round 1
        ([1, 1, 1], [1, 1, 1], [0, 0, 1], False),  # β_2 = ∞, and round 1 is outstanding
        ([1, 0, 1], [1, 1, 1], [0, 0, 1], True),  # but round 2 has no loss
        ([0, 1, 1], [1, 1, 1], [0, 0, 1], True),  # or the outstanding round has none
        ([1, 1, 1], [0, 1, 1], [0, 1, 1], False),  # α_1 = ∞
        ([0, 1, 1], [0, 1, 1], [1, 1, 1], True),
    ],
)
def test_an_infinite_learning_rate_costs_nothing_where_there_is_nothing_to_pay(
    scales, inv_alpha, inv_beta, finite
):
    instance = Instance(np.zeros((3, 2)), [1, 1, 1], scales)
    value = thm_2_1.bound(instance, Rules(2), rates=Rates(inv_alpha, inv_beta))
    assert math.isfinite(value) == finite
    assert finite or value == math.inf


def test_without_delays_nor_entropy_the_bandit_bound_is_that_of_tsallis():
    T = 100
    instance = Instance(np.zeros((100, 9)), np.zeros(100, int))
    rules = Rules(9)
    rates = balanced(
        TrackEverything().sample(instance.delays, rules, np.random.default_rng(0)), rules
    )
    expected = 3 * sum(1 / math.sqrt(t) for t in range(1, T + 1)) + 6 * math.sqrt(T)
    assert thm_2_1.bound(instance, rules, rates=rates) == pytest.approx(expected, rel=1e-13)


# Theorem 5.1


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("seed", range(5))
def test_thm_5_1_is_its_formula(seed, regime):
    instance = random_instance(seed)
    C = 40
    chernoff = 1.5
    delta = 0.01
    K = instance.K
    T = instance.T
    D = sum(instance.delays.tolist())
    nu = 2 * sum(1 / t for t in range(1, T + 1))
    value = thm_5_1.bound(
        instance, Rules(K, C, regime, clairvoyant=True), chernoff=chernoff, delta=delta
    )
    if regime == "bandit":
        expected = 4 * math.sqrt(K * (T + (1 + chernoff) * nu / C * (D + T))) + 3 * math.sqrt(
            D * math.log(K)
        )
    else:
        expected = 3 * math.sqrt(math.log(K) * (D + T) * (1 + (1 + chernoff) * nu / C))
    assert value == pytest.approx(expected + delta * T, rel=1e-13)


def test_thm_5_1_without_a_capacity_limit():
    instance = Instance(np.zeros((4, 4)), [1, 1, 1, 0])
    value = thm_5_1.bound(instance, Rules(4, clairvoyant=True), chernoff=1.0, delta=0.5)
    assert value == pytest.approx(4 * 4 + 3 * math.sqrt(3 * math.log(4)) + 2, rel=1e-14)


@pytest.mark.parametrize(("C", "holds"), [(10, False), (12, False), (25, True), (math.inf, True)])
def test_the_overflow_condition(C, holds):
    # log 2 − 1/2 = 0.193 against log 100 / C = 4.605 / C: from C = 23.8 on
    assert overflow_condition(C, chernoff=1.0, delta=0.01) == holds


def test_the_overflow_condition_is_met_with_equality():
    delta = math.exp(-10 * (math.log(2) - 0.5))
    assert overflow_condition(10, 1.0, delta * (1 + 1e-12))
    assert not overflow_condition(10, 1.0, delta * (1 - 1e-12))


# Hypotheses and other bad input

PLAIN = Instance(np.zeros((2, 2)), [0, 1])
SCALED = Instance(np.zeros((2, 2)), [0, 1], [1, 1])
LEGAL = Rules(2, 50, clairvoyant=True)
REGIME = "regime: expected 'bandit' or 'full-information', received 'full'"
NUMBERS = {"K": 2, "T": 2, "C": 50, "D": 1, "chernoff": 1.0, "delta": 0.5, "nu_T": 3.0}


def five_1(instance, rules, chernoff, delta):
    """Return the bound of Theorem 5.1."""
    return thm_5_1.bound(instance, rules, chernoff=chernoff, delta=delta)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            lambda: thm_2_1.bound(PLAIN, Rules(2), rates=Rates([2, 1], [1, 1])),
            "Theorem 2.1: expected non-increasing",
        ),
        (
            lambda: thm_2_1.bound(PLAIN, Rules(2), rates=Rates([1, 1], [2, 1])),
            "Theorem 2.1: expected non-increasing",
        ),
        (
            lambda: thm_2_1.bound(PLAIN, Rules(2, regime=FULL), rates=Rates([0, 1], [1, 1])),
            "Theorem 2.1: expected alpha infinite in full information",
        ),
        (
            lambda: thm_2_1.bound(PLAIN, Rules(2), rates=Rates([1], [1])),
            "rates: expected rates for 2 rounds, received 1",
        ),
        (
            lambda: thm_2_1.bound(PLAIN, Rules(3), rates=Rates([1, 1], [1, 1])),
            "rules: expected K = 2, that of the instance, received 3",
        ),
        (lambda: five_1(PLAIN, LEGAL, 1.0, 0), "Theorem 5.1: expected delta in (0, 1)"),
        (lambda: five_1(PLAIN, LEGAL, 1.0, 1.0), "Theorem 5.1: expected delta in (0, 1)"),
        (lambda: five_1(PLAIN, LEGAL, 1.0, 1e-9), "Theorem 5.1: expected the overflow condition"),
        (lambda: five_1(PLAIN, LEGAL, 0, 0.5), "Theorem 5.1: expected chernoff above 0"),
        (
            lambda: five_1(PLAIN, LEGAL, -0.5, 0.5),
            "chernoff: expected a number of at least 0, received -0.5",
        ),
        (
            lambda: five_1(PLAIN, LEGAL, math.nan, 0.5),
            "chernoff: expected a number of at least 0, received nan",
        ),
        (lambda: five_1(SCALED, LEGAL, 1.0, 0.5), "instance: expected one with unit loss scales"),
        (
            lambda: five_1(PLAIN, Rules(2, 50), 1.0, 0.5),
            "rules: expected clairvoyance, which Theorem 5.1 needs",
        ),
        (
            lambda: thm_5_1.bound.at("full", **NUMBERS),
            REGIME,
        ),
        (
            lambda: thm_5_1.bound.at("bandit", K=2),
            "numbers: expected values for ['C', 'D', 'K', 'T', 'chernoff',",
        ),
        (
            lambda: thm_5_1.bound.at("bandit", **NUMBERS | {"D": -1}),
            "D: expected a number of at least 0, received -1",
        ),
    ],
)
def test_outside_the_hypotheses_it_raises(make, message):
    with pytest.raises(ValueError) as error:
        make()
    assert message in str(error.value)


def test_numbers_give_what_the_instance_gives():
    instance = Instance(np.zeros((2, 2)), [0, 1])
    assert thm_5_1.bound.at("bandit", **NUMBERS) == thm_5_1.bound(
        instance, LEGAL, chernoff=1.0, delta=0.5
    )


# Theorems D.2 and 3.1


def batch_case(seed, regime):
    """Return a random game of two arms or more, rules that Fact D.1 allows,
    a schedule of batches and their rates.
    """
    instance = random_instance(seed)
    rng = np.random.default_rng(seed)
    instance = Instance(np.hstack([instance.losses, 1 - instance.losses[:, :1]]), instance.delays)
    b = int(rng.integers(1, instance.T + 3))
    rules = Rules(instance.K, 1 + -(-instance.d_max // b), regime)
    schedule = BatchRepresentatives(b).sample(instance.delays, rules, rng)
    return instance, rules, schedule, batch_rates(schedule, rules)


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("seed", range(8))
def test_thm_d_2_is_its_formula(seed, regime):
    instance, rules, schedule, rates = batch_case(seed, regime)
    K = instance.K
    b = schedule.batch_size
    sigma = outstanding(batch_delays(schedule))
    total = math.log(K) * rates.inv_beta[-1] + (
        2 * math.sqrt(K) * rates.inv_alpha[-1] if regime == "bandit" else 0
    )
    for tau, pending in enumerate(sigma):
        total += (
            math.sqrt(K) / rates.inv_alpha[tau] if regime == "bandit" else 1 / rates.inv_beta[tau]
        )
        total += pending / rates.inv_beta[tau] if pending else 0
    value = thm_d_2.bound(instance, rules, schedule=schedule, rates=rates)
    assert value == pytest.approx(b * total, rel=1e-12)


def test_thm_d_2_by_hand():
    # b = 2, u = 1, 3 with delay 2: d^b = 1, 1 and σ^b = 0, 1; 2 · (2 (1 + 1/2) + 1/4 + 4 · 2 + 4
    # log 4)
    instance = Instance(np.zeros((4, 4)), [2, 0, 2, 0])
    u = np.array([1, 3])
    schedule = track_representatives(instance.delays, u, batch_size=2, C=2)
    value = thm_d_2.bound(instance, Rules(4, C=2), schedule=schedule, rates=Rates([1, 2], [4, 4]))
    assert value == pytest.approx(2 * (11.25 + 4 * math.log(4)), rel=1e-14)


def test_thm_d_2_wants_non_increasing_rates():
    instance, rules, schedule, rates = batch_case(3, "bandit")
    growing = Rates(rates.inv_alpha[::-1] + 1, rates.inv_beta + 1)
    assert len(rates.inv_alpha) > 1
    with pytest.raises(ValueError, match="non-increasing"):
        thm_d_2.bound(instance, rules, schedule=schedule, rates=growing)


def test_thm_3_1_by_hand():
    instance = Instance(np.zeros((9, 4)), [2, 1, 0, 0, 0, 0, 0, 0, 0])  # T = 9, D = 3, T b K = 144
    root = math.sqrt(3 * math.log(4))
    assert thm_3_1.bound(instance, Rules(4, C=2), batch_size=4) == pytest.approx(
        14 * 12 + 3 * root, rel=1e-14
    )
    full = thm_3_1.bound(instance, Rules(4, C=2, regime=FULL), batch_size=4)
    assert full == pytest.approx(12 * 6 * math.sqrt(math.log(4)) + 3 * root, rel=1e-14)


@pytest.mark.parametrize(
    ("C", "longest", "b", "allowed"),
    [
        (1, 0, 1, True),  # nothing ever waits: one slot is enough
        # no batch size makes one slot enough for delays, unless the game is one batch
        (1, 1, 100, False),
        (2, 5, 5, True),
        (2, 5, 4, False),
        (6, 5, 1, True),
        (math.inf, 5, 1, True),
        (2, 5, 5.0, False),  # not an integer
        (2, 0, 0, False),
    ],
)
def test_the_batch_size_must_suit_the_capacity(C, longest, b, allowed):
    instance = Instance(np.zeros((9, 2)), [longest] + [0] * 8)
    if allowed:
        assert thm_3_1.bound(instance, Rules(2, C=C), batch_size=b) > 0
    else:
        with pytest.raises(ValueError, match=r"Theorem 3\.1"):
            thm_3_1.bound(instance, Rules(2, C=C), batch_size=b)


def test_with_one_arm_full_information_costs_nothing():
    instance = Instance(np.zeros((9, 1)), [3] * 9)
    assert thm_3_1.bound(instance, Rules(1, C=2, regime=FULL), batch_size=3) == 0


# Theorems 4.4 and E.1


def schedule_case():
    """Return an instance, a schedule with Z = 1, 0, 1 and p = 1/2, 1, 1/4, |S^0| = 0, 1, 1,
    C = 1, and rates.
    """
    instance = Instance(np.zeros((3, 4)), [2, 0, 5])
    schedule = track([2, 0, 5], [INFINITE, INFINITE, -1], 1, [0.5, 1, 0.25])
    return instance, schedule


def test_thm_4_4_and_thm_e_1_by_hand():
    # z = 2, 0, 0; 1 / α = 1, 2, 2; 1 / β = 4; K = 4. Two rounds find the slot taken. Σ α z² = 4, Σ
    # β z d = 1
    instance, schedule = schedule_case()
    rates = Rates([1, 2, 2], [4, 4, 4])
    one = thm_4_4.bound(instance, Rules(4, C=1), schedule=schedule, rates=rates)
    other = thm_e_1.bound(instance, Rules(4, C=1), schedule=schedule, rates=rates)
    assert one == pytest.approx(2 * 4 + 0 + 4 * 2 + 4 * math.log(4) + 2, rel=1e-14)
    assert other == pytest.approx(one + 1, rel=1e-14)


def test_thm_4_4_full_information_by_hand():
    # two rounds in flight: z = 2, 2; Σ β z² = 2, Σ β z_2 z_1 = 1, Σ β z d = 1
    instance = Instance(np.zeros((2, 4)), [1, 1])
    schedule = track([1, 1], [INFINITE, INFINITE], 5, [0.5, 0.5])
    rates = Rates([0, 0], [4, 4])
    rules = Rules(4, C=5, regime=FULL)
    assert thm_4_4.bound(instance, rules, schedule=schedule, rates=rates) == pytest.approx(
        3 + 4 * math.log(4)
    )
    assert thm_e_1.bound(instance, rules, schedule=schedule, rates=rates) == pytest.approx(
        3 + 4 * math.log(4)
    )


@pytest.mark.parametrize("bound", [thm_4_4.bound, thm_e_1.bound])
def test_thm_4_4_wants_its_hypotheses(bound):
    instance, schedule = schedule_case()
    with pytest.raises(ValueError, match="non-increasing"):
        bound(instance, Rules(4, C=1), schedule=schedule, rates=Rates([2, 1, 1], [4, 4, 4]))
    batches = BatchRepresentatives(1).sample(
        instance.delays, Rules(4, C=9), np.random.default_rng(0)
    )
    with pytest.raises(ValueError, match="one of rounds"):
        bound(instance, Rules(4, C=9), schedule=batches, rates=Rates([1, 1, 1], [4, 4, 4]))


# Theorem 5.2


def preemptive(K, C, regime="bandit"):
    """Return rules that allow preemption."""
    return Rules(K, C, regime, preemptive=True)


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("bound", "constants"), [(thm_5_2.bound, (7, 3)), (thm_5_2.repaired, (5**0.5, 1))]
)
def test_thm_5_2_is_its_formula(bound, constants, seed, regime):
    instance = random_instance(seed)
    C = 40
    chernoff = 1.5
    delta = 0.01
    K = instance.K
    T = instance.T
    d = instance.d_max + 3
    mu = max(1, (1 + chernoff) * 2 * sum(1 / t for t in range(1, T + 1)) * (d + 1) / C)
    n = C if bound is thm_5_2.bound else min(C, d + 1)
    clairvoyant = thm_5_1.bound(
        instance, Rules(K, C, regime, clairvoyant=True), chernoff=chernoff, delta=delta
    )
    extra = (
        n * mu * (K * mu + math.log(K) * d)
        if regime == "bandit"
        else n * mu * math.log(K) * (mu + d)
    )
    expected = clairvoyant + constants[regime == FULL] * math.sqrt(extra)
    value = bound(instance, preemptive(K, C, regime), chernoff=chernoff, delta=delta, d_max=d)
    assert value == pytest.approx(expected, rel=1e-13)


def test_thm_5_2_by_hand():
    # K = 4, T = 1, no delay, C = 100, α = 1: μ_max = 1, so 8 √(1 + 4 / 100) + 7 √(100 · 4) + 1/2;
    # repaired √(5 · 4)
    instance = Instance(np.zeros((1, 4)), [0])
    arguments = {"chernoff": 1.0, "delta": 0.5}
    shared = 8 * math.sqrt(1.04) + 0.5
    assert thm_5_2.bound(instance, preemptive(4, 100), **arguments) == pytest.approx(
        shared + 140, rel=1e-14
    )
    repaired = thm_5_2.repaired(instance, preemptive(4, 100), **arguments)
    assert repaired == pytest.approx(shared + math.sqrt(20), rel=1e-14)


def test_thm_5_2_gets_worse_with_a_large_capacity_and_its_repair_does_not():
    instance = Instance(np.zeros((9, 4)), [1] * 9)

    def at(bound, C):
        return bound(instance, preemptive(4, C), chernoff=1.0, delta=0.5)

    assert at(thm_5_2.bound, 10**4) > 2 * at(thm_5_2.bound, 100)
    assert at(thm_5_2.repaired, 10**4) < at(thm_5_2.repaired, 100)
    assert math.isfinite(at(thm_5_2.repaired, math.inf))


@pytest.mark.parametrize(
    ("rules", "arguments", "message"),
    [
        (Rules(2, 50, clairvoyant=True), {}, "rules: expected preemption, which Theorem 5.2 needs"),
        (preemptive(2, 50), {"d_max": 0}, "Theorem 5.2: expected d_max at least every delay"),
        (preemptive(2, math.inf), {}, "Theorem 5.2: expected a finite capacity"),
        (preemptive(2, 50), {"delta": 1.0}, "Theorem 5.2: expected delta in (0, 1)"),
        (preemptive(2, 50), {"delta": 1e-9}, "Theorem 5.2: expected the overflow condition"),
    ],
)
def test_thm_5_2_outside_its_hypotheses(rules, arguments, message):
    with pytest.raises(ValueError) as error:
        thm_5_2.bound(PLAIN, rules, **{"chernoff": 1.0, "delta": 0.5} | arguments)
    assert message in str(error.value)


# Appendix H


def test_thm_h_1_by_hand():
    # K = 4, T = 2, D = 3, C = 3
    # bandit 2 · 2 · 3 · 2 + 3 / 2 + 4 / 3 + 2 log 4 + 1 / 2; full 2 + 3 / 2 + 2 log 4 + 1 / 2
    instance = Instance(np.zeros((2, 4)), [2, 1])
    bandit = thm_h_1.bound(instance, Rules(4, 3), p=0.5, alpha=3, beta=0.5)
    full = thm_h_1.bound(instance, Rules(4, 3, FULL), p=0.5, beta=0.5)
    assert bandit == pytest.approx(24 + 1.5 + 4 / 3 + 2 * math.log(4) + 0.5, rel=1e-14)
    assert full == pytest.approx(2 + 1.5 + 2 * math.log(4) + 0.5, rel=1e-14)


@pytest.mark.parametrize("wrong", [{"p": 0}, {"p": 1.1}, {"beta": 0}, {"alpha": 0}])
def test_thm_h_1_needs_a_probability_and_rates(wrong):
    instance = Instance(np.zeros((2, 4)), [2, 1])
    with pytest.raises(ValueError, match="Theorem H"):
        thm_h_1.bound(instance, Rules(4, 3), **{"p": 0.5, "alpha": 1, "beta": 1} | wrong)


def test_cor_h_2_by_hand():
    # T = 8, D = 56, K = 8: the limit is 64 / 8 = 8 for bandits
    instance = Instance(np.zeros((8, 8)), [7] * 8)
    entropy = 8 * math.sqrt(math.log(8))
    assert cor_h_2.bound(instance, Rules(8, 8)) == pytest.approx(4 * 8 + 2 * entropy, rel=1e-14)
    assert cor_h_2.bound(instance, Rules(8, 1)) == pytest.approx(4 * 16 + 2 * entropy, rel=1e-14)
    assert cor_h_2.any_capacity(instance, Rules(8, 1)) == pytest.approx(
        4 * 16 + 2 * entropy, rel=1e-14
    )
    assert cor_h_2.any_capacity(instance, Rules(8, 99)) == pytest.approx(
        4 * 8 + 2 * entropy, rel=1e-14
    )
    with pytest.raises(ValueError, match="C at most the limit"):
        cor_h_2.bound(instance, Rules(8, 9))
    with pytest.raises(ValueError, match="K at least 2"):
        cor_h_2.bound(Instance(np.zeros((2, 1)), [1, 1]), Rules(1, 1))


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("C", [1, 3, 20, math.inf])
def test_cor_h_2_is_at_least_thm_h_1_with_its_parameters(C, regime):
    for seed in range(20):
        instance = random_instance(seed)
        if instance.K >= 2:
            rules = Rules(instance.K, C, regime)
            tuning = tuned(instance.T, instance.D, rules)
            alpha = {"alpha": tuning.alpha} if regime == "bandit" else {}
            value = thm_h_1.bound(instance, rules, p=tuning.p, beta=tuning.beta, **alpha)
            assert value <= cor_h_2.any_capacity(instance, rules) * (1 + 1e-12)


def test_cor_h_3_by_hand():
    # T = 8, K = 2: d_max = 6 and C = 4 give 14 √(16 · 4), d_max = 1 and C = 4 give 14 √16
    six = Instance(np.zeros((8, 2)), [6, *[0] * 7])
    one = Instance(np.zeros((8, 2)), [1, *[0] * 7])
    entropy = 3 * math.sqrt(math.log(2))
    assert cor_h_3.bound(six, Rules(2, 4)) == pytest.approx(
        14 * 8 + math.sqrt(6) * entropy, rel=1e-14
    )
    assert cor_h_3.bound(one, Rules(2, 4)) == pytest.approx(14 * 4 + entropy, rel=1e-14)
    full = cor_h_3.bound(six, Rules(2, 4, FULL))
    assert full == pytest.approx(
        12 * math.sqrt(32 * math.log(2)) + math.sqrt(6) * entropy, rel=1e-14
    )
    for C, d_max in ((1, 6), (4, 5)):
        with pytest.raises(ValueError, match="Corollary H"):
            cor_h_3.bound(six, Rules(2, C), d_max=d_max)


@pytest.mark.parametrize("regime", ["bandit", FULL])
def test_cor_h_3_is_at_least_thm_3_1_with_the_smallest_batch(regime):
    for seed in range(30):
        instance = random_instance(seed)
        rules = Rules(random_instance(seed).K, 2 + seed % 9, regime)
        b = max(1, -(-instance.d_max // (rules.C - 1)))
        smallest = thm_3_1.bound(instance, rules, batch_size=b)
        assert smallest <= cor_h_3.bound(instance, rules) * (1 + 1e-12)


def test_thm_3_2_by_hand():
    expected = 14 * math.sqrt(2 * 50 * 3 * (1 + 4 / 8)) + 3 * math.sqrt(50 * 4 * math.log(3))
    assert thm_3_2.bound.at("bandit", K=3, T=50, d=4, C=8) == pytest.approx(expected)
    assert thm_3_2.bound.at("full-information", K=3, T=50, d=4) == pytest.approx(
        15 * math.sqrt(250 * math.log(3))
    )
    one_slot = 4 * math.sqrt(math.e * 50 * 3 * 5)
    assert thm_3_2.one_slot.at("bandit", K=3, T=50, d=4) == pytest.approx(one_slot)
    with pytest.raises(ValueError, match="C at least 1"):
        thm_3_2.bound.at("bandit", K=3, T=50, d=4, C=0)


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
def test_thm_3_2_is_at_least_thm_3_1_with_the_smallest_batch_and_the_bound_for_one_slot(regime):
    for d in (0, 1, 5, 100):
        sizes = {"K": 4, "T": 900, "d": d, "D": 900 * d, "d_max": d}
        assert thm_3_2.one_slot.at(regime, **sizes) <= thm_3_2.bound.at(regime, **sizes, C=1)
        for C in (2, 3, 7, 200):
            b = max(1, math.ceil(d / (C - 1)))
            assert thm_3_1.bound.at(regime, **sizes, C=C, b=b) <= thm_3_2.bound.at(
                regime, **sizes, C=C
            )


def test_thm_i_1_by_hand():
    # T K (1 + (d + 1) / C_E) = 50 · 2 · 9 and M = 1/2 · 50 / 4 = 6.25 queries on average
    numbers = {"K": 2, "T": 50, "d": 3, "C_E": 0.5}
    assert thm_i_1.bound.at("bandit", **numbers) == pytest.approx(
        (30 + math.sqrt(150 * math.log(2))) / 57
    )
    assert thm_i_1.bound.at(FULL, **numbers) == pytest.approx(math.sqrt(3 * 200 * math.log(2)) / 40)
    with pytest.raises(ValueError, match="C_E T"):
        thm_i_1.bound.at("bandit", **numbers | {"C_E": 0.15})  # M = 1.875 is below K
    with pytest.raises(ValueError, match="C_E T"):
        thm_i_1.bound.at(FULL, **numbers | {"C_E": 0.07})  # M = 0.875 is below 1
    equal = Instance(np.zeros((50, 2)), [3] * 50)
    assert thm_i_1.bound(equal, Rules(2, 7), expected_capacity=0.5) == thm_i_1.bound.at(
        "bandit", **numbers
    )
