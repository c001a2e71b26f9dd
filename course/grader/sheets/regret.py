"""Sheet 6: the learner, its bounds and rates, the number of slots,
and the game in which all learners are equal.
"""

import math
from fractions import Fraction
from functools import partial

import numpy as np

from course.grader import variant
from course.grader.exercise import Exercise
from course.grader.sheets.marking import (
    Criterion,
    apart,
    demand,
    described,
    exact,
    generator,
    marked,
    near,
    number,
    numbers,
    shown,
    whole_numbers,
)

LONG = 10**6


def distributions(losses, delays, beta):
    """Return the distributions that the learner plays, an array of shape (T, K)."""
    T, K = losses.shape
    known = np.zeros((T + 1, K))
    played = np.zeros((T, K))
    for t in range(1, T + 1):
        total = known[:t].sum(axis=0)
        weights = np.exp(-beta * (total - total.min()))
        played[t - 1] = weights / weights.sum()
        if t + delays[t - 1] <= T:
            known[t + delays[t - 1]] += losses[t - 1]
    return played


def missing(delays, student=None):
    """Return m_1, ..., m_T."""
    return [
        1 + sum(s + d >= t for s, d in enumerate(delays[: t - 1], start=1))
        for t in range(1, len(delays) + 1)
    ]


def learns(label, longest):
    """Return the check of the learner, without or with delays."""

    def check(student):
        rng = generator("regret", "play", label)
        fixed = [0, 3, 1, 0, 2, LONG, 0, 1, 5, 0, 1, 0]
        cases = [
            (np.eye(2)[np.arange(12) % 2], fixed, 0.7),
            (1000.0 * np.eye(3)[np.arange(12) % 3], fixed[::-1], 1.5),
        ]
        cases += [
            (rng.random((20, K)), rng.integers(0, 9, 20).tolist(), float(rng.uniform(0.2, 2)))
            for K in (2, 4)
        ]
        for losses, delays, beta in cases:
            delays = [min(d, longest) for d in delays]
            found = student.call("distributions", losses.tolist(), delays, beta)
            compare(found, distributions(losses, delays, beta), delays, beta)

    return check


def compare(found, expected, delays, beta):
    """Raise Wrong at the first round whose distribution is not the expected one."""
    T, K = expected.shape
    demand(
        isinstance(found, list) and len(found) == T,
        f"expected a list of {T} distributions, received {described(found)}",
    )
    for t in range(1, T + 1):
        x = numbers(found[t - 1], K, f"round {t}")
        wanted, came = apart(expected[t - 1].tolist(), x)
        known = [s for s in range(1, t) if s + delays[s - 1] < t]
        reason = (
            f"delays {shown(delays)}, beta = {beta:.4g}, round {t}, in which rounds {shown(known)}"
            " are known"
        )
        right = all(near(a, b, 1e-6) for a, b in zip(x, expected[t - 1], strict=True))
        demand(right, f"{reason}: expected {wanted}, received {came}")


CASES = {
    "in time": ([0] * 9, [1, 0, 0], [0, 1, 0, 2, 0, 0], [1, 1, 1, 0]),
    "past the end": ([9, 9, 9], [0, 5, 0, LONG, 1], [LONG] * 7, [3, 2, 1, 0, 0]),
}


def all_cases(label):
    """Return lists of delays, fixed ones and a drawn one."""
    drawn = generator("regret", label).integers(0, 9, 15).tolist()
    return *CASES["in time"], *CASES["past the end"], drawn


def own(delays, student):
    """Return the m_1, ..., m_T of the student's own function in Exercise 6.2,
    on which 6.3 builds, too.
    """
    return whole_numbers(student.call("missing", delays), 0, LONG, "missing", len(delays))


def bounds(label, count=missing):
    """Return the check of the bound, with delays that end in time or not,
    given the function that counts m_t.
    """

    def check(student):
        rng = generator("regret", "bound", label)
        drawn = np.minimum(
            rng.integers(0, 9, 20), np.arange(20)[::-1] + 9 * (label == "past the end")
        ).tolist()
        for delays in (*CASES[label], drawn):
            K = int(rng.integers(2, 9))
            beta = float(rng.uniform(0.1, 2))
            what = f"regret_bound({shown(delays)}, K = {K}, beta = {beta:.4g})"
            found = number(student.call("regret_bound", delays, K, beta), what)
            m = count(delays, student)
            expected = math.log(K) / beta + beta * sum(m)
            reason = (
                f"m = {shown(m)}, {sum(m)} in all; expected {expected:.6g}, received {found:.6g}"
            )
            demand(near(found, expected, 1e-6), f"{what}: {reason}")

    return check


def best_rates(student, count=missing):
    """Raise Wrong unless the rate is the best one."""
    for delays in all_cases("best"):
        for K in (2, 9):
            expected = math.sqrt(math.log(K) / max(1, sum(count(delays, student))))
            what = f"best_rate({shown(delays)}, K = {K})"
            found = number(student.call("best_rate", delays, K), what)
            demand(
                near(found, expected, 1e-6),
                f"{what}: expected {expected:.6g}, received {found:.6g}",
            )


CAPACITIES = (([0, 1, 9], 4, 2.0), ([3] * 5, 1, 1.0), ([0, 0], 2, 9.5), ([LONG, 0, 2], 30, 7.0))


def chances(student):
    """Raise Wrong unless the probabilities of joining are the right ones."""
    rng = generator("regret", "probabilities")
    drawn = rng.integers(0, 60, 12).tolist(), int(rng.integers(2, 20)), float(rng.uniform(1, 9))
    for delays, C, reserve in (*CAPACITIES, drawn):
        what = f"probabilities({shown(delays)}, C = {C}, reserve = {reserve:.4g})"
        found = numbers(student.call("probabilities", delays, C, reserve), len(delays), what)
        for t, (p, d) in enumerate(zip(found, delays, strict=True), start=1):
            expected = min(1.0, C / (reserve * (d + 1)))
            demand(
                near(p, expected), f"{what}, round {t}: expected {expected:.6g}, received {p:.6g}"
            )


def scheduled(label):
    """Yield games of the scheduled bound: delays, probabilities and the number of arms."""
    rng = generator("regret", "scheduled", label)
    yield [1, 0, 0], [0.5, 1.0, 1.0], 2
    yield [LONG] * 4, [0.25] * 4, 5
    for K in (2, 7):
        yield rng.integers(0, 9, 15).tolist(), rng.uniform(0.05, 1, 15).tolist(), K


def weight(delays, p, m):
    """Return the sum over rounds of 1 / p_t + m_t - 1, and the words that explain it."""
    total = sum(1 / each for each in p) + sum(m) - len(m)
    return (
        total,
        (
            f"the sum of 1 / p is {sum(1 / each for each in p):.6g}, that of m - 1 is"
            f" {sum(m) - len(m)}"
        ),
    )


def scheduled_bounds(student, count=missing):
    """Raise Wrong unless the bound with a scheduler is the right one."""
    beta = float(generator("regret", "beta").uniform(0.1, 2))
    for delays, p, K in scheduled("bound"):
        what = f"scheduled_bound({shown(delays)}, {shown(p)}, K = {K}, beta = {beta:.4g})"
        found = number(student.call("scheduled_bound", delays, p, K, beta), what)
        total, reason = weight(delays, p, count(delays, student))
        expected = math.log(K) / beta + beta * total
        demand(
            near(found, expected, 1e-6),
            f"{what}: {reason}; expected {expected:.6g}, received {found:.6g}",
        )


def scheduled_rates(student, count=missing):
    """Raise Wrong unless the rate is the one for which that bound is smallest."""
    for delays, p, K in scheduled("rate"):
        what = f"scheduled_rate({shown(delays)}, {shown(p)}, K = {K})"
        found = number(student.call("scheduled_rate", delays, p, K), what)
        total, reason = weight(delays, p, count(delays, student))
        expected = math.sqrt(math.log(K) / total)
        demand(
            near(found, expected, 1e-6),
            f"{what}: {reason}; expected {expected:.6g}, received {found:.6g}",
        )


def whole(value, what):
    """Return an integer of at least 1, or raise Wrong."""
    return whole_numbers([value], 1, LONG, what, 1)[0]


def enough(student):
    """Raise Wrong unless the number of slots is the smallest that is enough."""
    rng = generator("regret", "enough")
    cases = [(1, 6.0), (0, 1.0), (99, 20.0), (0, 7.0), (3, 12.6), (50, 1.0)]
    cases += [(int(rng.integers(1, 40)), float(rng.uniform(2, 60))) for _ in range(3)]
    for d, reserve in cases:
        what = f"enough_slots(d = {d}, reserve = {reserve:.4g})"
        found = whole(student.call("enough_slots", d, reserve), what)
        C = 1
        while max(1, reserve * (d + 1) / C) + d > 2 * (d + 1):
            C += 1
        sums = (
            f"with {C} slots max(1, r (d + 1) / C) + d is {max(1, reserve * (d + 1) / C) + d:.6g}"
        )
        demand(
            found == C,
            f"{what}: {sums}, at most 2 (d + 1) = {2 * (d + 1)}; expected {C}, received {found}",
        )


def enough_for_bandits(student):
    """Raise Wrong unless the number of slots is the smallest that is enough for bandits."""
    rng = generator("regret", "bandits")
    cases = [(2, 0), (64, 10), (64, 10**4), (2, 100), (500, 3), (1000, 1000)]
    cases += [(int(rng.integers(2, 400)), int(rng.integers(1, 400))) for _ in range(3)]
    for K, d in cases:
        what = f"enough_for_bandits(K = {K}, d = {d})"
        found = whole(student.call("enough_for_bandits", K, d), what)
        least = d * K / (K + d * math.log(K))
        expected = max(1, math.ceil(least))
        reason = f"C must be at least dK / (K + d log K) = {least:.6g}"
        demand(found == expected, f"{what}: {reason}; expected {expected}, received {found}")


def flat(student):
    """Raise Wrong unless the number of slots is where the curve becomes flat for good."""
    rng = generator("regret", "flat")
    cases = [
        ([9, 5, 7, 4, 4], 1.5),
        ([3, 3], 1),
        ([9, 2, 1], 1),
        ([8], 2),
        ([1, 9, 2, 2, 3], 1.2),
        ([5, 4, 3], 9),
    ]
    cases += [
        (rng.uniform(1, 3, 12).round(3).tolist(), 1.4),
        (rng.uniform(1, 2, 9).round(3).tolist(), 1.7),
    ]
    for regrets, factor in cases:
        what = f"flat_from({shown(regrets)}, {factor})"
        found = whole(student.call("flat_from", regrets, factor), what)
        above = [C for C, each in enumerate(regrets, start=1) if each > factor * regrets[-1]]
        expected = 1 + max(above, default=0)
        reason = f"the regret is above {factor:g} times the last one with {shown(above)} slots"
        demand(found == expected, f"{what}: {reason}; expected {expected}, received {found}")


def blocks(student):
    """Raise Wrong unless the losses are those of the blocks."""
    rng = generator("regret", "blocks")
    for coins, d in (([1], 0), ([1, 0], 1), ([0, 0, 1], 4), (rng.integers(0, 2, 8).tolist(), 2)):
        what = f"block_losses({coins}, {d})"
        found = student.call("block_losses", coins, d)
        expected = [[high(), 0] if coin else [0, high()] for coin in coins for _ in range(d + 1)]
        right = isinstance(found, list) and len(found) == len(expected)
        demand(
            right, f"{what}: expected a list of {len(expected)} pairs, received {described(found)}"
        )
        for t, (pair, wanted) in enumerate(zip(found, expected, strict=True), start=1):
            same = all(near(a, b) for a, b in zip(numbers(pair, 2, what), wanted, strict=True))
            demand(same, f"{what}, round {t}: expected {shown(wanted)}, received {shown(pair)}")


def high():
    """Return the loss in the blocks of Exercise 6.5, 1 or a part of it."""
    return 1 / variant.number("regret", "part", 1)


def exact_regret(n, d):
    """Return (d + 1) E|S_n| / 2, or a part of it, a fraction."""
    steps = (d + 1) * sum(math.comb(n, k) * abs(n - 2 * k) for k in range(n + 1))
    return Fraction(steps, 2 ** (n + 1) * variant.number("regret", "part", 1))


def expectations(sizes):
    """Return the check of the expected regret, for some numbers of blocks."""

    def check(student):
        drawn = int(generator("regret", "expectations", *sizes).integers(4, 40))
        for n, d in ((n, d) for n in sizes for d in (0, 3, drawn)):
            what = f"expected_regret({n}, {d})"
            found = student.call("expected_regret", n, d)
            expected = exact_regret(n, d)
            value = exact(found)
            right = value is not None and abs(value) < 10**9
            demand(right, f"{what}: expected a fraction such as '3/4', received {described(found)}")
            wanted = shown(float(expected))
            came = shown(float(value))
            demand(
                value == expected,
                f"{what}: expected {wanted}, received {came}, as an exact fraction",
            )

    return check


def counted(check):
    """Return the slip of a wrong count of what is missing: all else is as it should be."""
    return (("the function `missing` of 6.2, which is wrong, were right", check),)


EXERCISES = (
    Exercise(
        "play",
        3,
        marked(
            Criterion(1, "no delays", learns("no delays", longest=0)),
            Criterion(2, "delays", learns("delays", longest=LONG)),
        ),
    ),
    Exercise(
        "tune",
        3,
        marked(
            Criterion(
                1,
                "the bound, all heard in time",
                bounds("in time"),
                counted(bounds("in time", own)),
            ),
            Criterion(
                1,
                "the bound, past the end",
                bounds("past the end"),
                counted(bounds("past the end", own)),
            ),
            Criterion(1, "the best rate", best_rates, counted(partial(best_rates, count=own))),
        ),
    ),
    Exercise(
        "schedule",
        3,
        marked(
            Criterion(1, "probabilities", chances),
            Criterion(
                1, "the bound", scheduled_bounds, counted(partial(scheduled_bounds, count=own))
            ),
            Criterion(
                1, "the best rate", scheduled_rates, counted(partial(scheduled_rates, count=own))
            ),
        ),
    ),
    Exercise(
        "capacity",
        3,
        marked(
            Criterion(1, "full information", enough),
            Criterion(1, "bandits", enough_for_bandits),
            Criterion(1, "measured", flat),
        ),
    ),
    Exercise(
        "lower",
        4,
        marked(
            Criterion(1, "the losses", blocks),
            Criterion(1, "few blocks", expectations((1, 2, 3, 4))),
            Criterion(2, "many blocks", expectations((20, 101, 200))),
        ),
    ),
)
