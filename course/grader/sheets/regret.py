"""Sheet 6: the learner, its bound and its rates, a claim that breaks, and the game in which all learners are equal."""

import math
from fractions import Fraction
from functools import partial

import numpy as np

from course.grader import variant
from course.grader.exercise import Exercise
from course.grader.sheets.marking import (
    Criterion,
    apart,
    as_number,
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
    known, played = np.zeros((T + 1, K)), np.zeros((T, K))
    for t in range(1, T + 1):
        total = known[:t].sum(axis=0)
        weights = np.exp(-beta * (total - total.min()))
        played[t - 1] = weights / weights.sum()
        if t + delays[t - 1] <= T:
            known[t + delays[t - 1]] += losses[t - 1]
    return played


def missing(delays, student=None):
    """Return m_1, ..., m_T."""
    return [1 + sum(s + d >= t for s, d in enumerate(delays[: t - 1], start=1)) for t in range(1, len(delays) + 1)]


def learns(label, longest):
    """Return the check of the learner, without or with delays."""

    def check(student):
        rng = generator("regret", "play", label)
        fixed = [0, 3, 1, 0, 2, LONG, 0, 1, 5, 0, 1, 0]
        cases = [(np.eye(2)[np.arange(12) % 2], fixed, 0.7), (1000.0 * np.eye(3)[np.arange(12) % 3], fixed[::-1], 1.5)]
        cases += [(rng.random((20, K)), rng.integers(0, 9, 20).tolist(), float(rng.uniform(0.2, 2))) for K in (2, 4)]
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
        reason = f"delays {shown(delays)}, beta = {beta:.4g}, round {t}, in which rounds {shown(known)} are known"
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
    """Return the m_1, ..., m_T of the student's own function in Exercise 6.2, on which 6.3 builds, too."""
    found = whole_numbers(student.call("missing", delays), 0, LONG, "missing", len(delays))
    return found


def bounds(label, count=missing):
    """Return the check of the bound, with delays that end in time or not, given the function that counts m_t."""

    def check(student):
        rng = generator("regret", "bound", label)
        drawn = np.minimum(rng.integers(0, 9, 20), np.arange(20)[::-1] + 9 * (label == "past the end")).tolist()
        for delays in (*CASES[label], drawn):
            K, beta = int(rng.integers(2, 9)), float(rng.uniform(0.1, 2))
            what = f"regret_bound({shown(delays)}, K = {K}, beta = {beta:.4g})"
            found = number(student.call("regret_bound", delays, K, beta), what)
            m = count(delays, student)
            expected = math.log(K) / beta + beta * sum(m)
            reason = f"m = {shown(m)}, {sum(m)} in all; expected {expected:.6g}, received {found:.6g}"
            demand(near(found, expected, 1e-6), f"{what}: {reason}")

    return check


def best_rates(student, count=missing):
    """Raise Wrong unless the rate is the best one."""
    for delays in all_cases("best"):
        for K in (2, 9):
            expected, what = (
                math.sqrt(math.log(K) / max(1, sum(count(delays, student)))),
                f"best_rate({shown(delays)}, K = {K})",
            )
            found = number(student.call("best_rate", delays, K), what)
            demand(near(found, expected, 1e-6), f"{what}: expected {expected:.6g}, received {found:.6g}")


def rates_of(student, delays, K):
    """Return the student's rates and what was asked."""
    what = f"adaptive_rates({shown(delays)}, K = {K})"
    return numbers(student.call("adaptive_rates", delays, K), len(delays), what), what


def adaptive(student, count=missing):
    """Raise Wrong unless the rates are the right ones."""
    for delays in all_cases("adaptive"):
        found, what = rates_of(student, delays, 3)
        for t, (rate, total) in enumerate(zip(found, np.cumsum(count(delays, student)).tolist(), strict=True), start=1):
            expected = math.sqrt(math.log(3) / max(1, total))
            reason = f"{what}, round {t}: M = {total}, expected {expected:.6g}, received {rate:.6g}"
            demand(near(rate, expected, 1e-6), reason)


def causal(student):
    """Raise Wrong if the rates are no positive numbers, all the same, or change with delays of the future."""
    delays = [2, 0, 3, 1, *generator("regret", "causal").integers(0, 5, 6).tolist()]
    first, what = rates_of(student, delays, 3)
    demand(
        min(first) > 0 and len(set(first)) > 1, f"{what}: expected positive rates that change, received {shown(first)}"
    )
    for t in range(1, len(delays) + 1):  # in round t, d_t itself is unknown
        other, _ = rates_of(student, [*delays[: t - 1], *[9] * (len(delays) - t + 1)], 3)
        same = all(near(a, b) for a, b in zip(first[:t], other[:t], strict=True))
        demand(same, f"{what}: the rates up to round {t} change if only the delays from round {t} on do")


def broken(student):
    """Return the delay and the losses of the student's counterexample, or raise Wrong."""
    found = student.call("counterexample")
    demand(isinstance(found, list) and len(found) == 2, f"expected [delay, losses], received {described(found)}")
    [delay] = whole_numbers(found[:1], 0, LONG, "the delay", 1)
    losses = found[1]
    demand(
        isinstance(losses, list) and 1 <= len(losses) <= 1000,
        f"losses: expected 1 to 1000 pairs, received {described(losses)}",
    )
    for t, pair in enumerate(losses, start=1):
        numbers(pair, 2, f"losses of round {t}")
        demand(
            all(0 <= as_number(loss) <= 1 for loss in pair),
            f"losses of round {t}: expected [0, 1], received {shown(pair)}",
        )
    fault = f"delay: expected at most T / 20 = {len(losses) / 20:g}, received {delay}"
    demand(20 * delay <= len(losses), fault)
    return delay, np.array([[as_number(loss) for loss in pair] for pair in losses], float)


def breaks(knows_delays):
    """Return the check that a learner exceeds the claim."""

    def check(student):
        delay, losses = broken(student)
        T = len(losses)
        beta = math.sqrt(math.log(2) / (sum(missing([delay] * T)) if knows_delays else T))
        played = distributions(losses, [delay] * T, beta)
        regret, claim = float((played * losses).sum() - losses.sum(axis=0).min()), 2 * math.sqrt(T * math.log(2))
        setting = f"T = {T}, d = {delay}, beta = {beta:.4g}"
        demand(regret > claim, f"{setting}: expected a regret above {claim:.4g}, received {regret:.4g}")

    return check


def blocks(student):
    """Raise Wrong unless the losses are those of the blocks."""
    rng = generator("regret", "blocks")
    for coins, d in (([1], 0), ([1, 0], 1), ([0, 0, 1], 4), (rng.integers(0, 2, 8).tolist(), 2)):
        what, found = f"block_losses({coins}, {d})", student.call("block_losses", coins, d)
        expected = [[high(), 0] if coin else [0, high()] for coin in coins for _ in range(d + 1)]
        right = isinstance(found, list) and len(found) == len(expected)
        demand(right, f"{what}: expected a list of {len(expected)} pairs, received {described(found)}")
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
            what, found = f"expected_regret({n}, {d})", student.call("expected_regret", n, d)
            expected = exact_regret(n, d)
            value = exact(found)
            right = value is not None and abs(value) < 10**9
            demand(right, f"{what}: expected a fraction such as '3/4', received {described(found)}")
            wanted, came = shown(float(expected)), shown(float(value))
            demand(value == expected, f"{what}: expected {wanted}, received {came}, as an exact fraction")

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
            Criterion(1, "the bound, all heard in time", bounds("in time"), counted(bounds("in time", own))),
            Criterion(1, "the bound, past the end", bounds("past the end"), counted(bounds("past the end", own))),
            Criterion(1, "the best rate", best_rates, counted(partial(best_rates, count=own))),
        ),
    ),
    Exercise(
        "adapt",
        3,
        marked(
            Criterion(2, "the rates", adaptive, counted(partial(adaptive, count=own))),
            Criterion(1, "nothing of the future", causal),
        ),
    ),
    Exercise(
        "break",
        3,
        marked(
            Criterion(2, "the learner that ignores delays", breaks(knows_delays=False)),
            Criterion(1, "the learner with the best rate", breaks(knows_delays=True)),
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
