"""Sheet 4: parameters, predictions and simulations of two schedulers, compared with the package round by round."""

import math

import numpy as np

from assignments.grader.exercise import Exercise
from assignments.grader.sheets.marking import (
    Criterion,
    Wrong,
    demand,
    generator,
    is_whole,
    marked,
    near,
    number,
    numbers,
    rounds,
    same_rounds,
    shown,
)
from delay_scheduling import overflow
from delay_scheduling.schedulers import observation_probabilities, pareto_scales, representatives, track

WORDS = ("first", "second", "undecided")


def parameters_of(student, T, C, d_max):
    """Return the student's batch size and α, whatever they are."""
    found = student.call("parameters", T, C, d_max)
    what = f"parameters(T = {T}, C = {C}, d_max = {d_max})"
    demand(isinstance(found, list) and len(found) == 2, f"{what}: expected [b, alpha], received {shown(found)}")
    return *found, what


def batch_sizes(student):
    """Raise Wrong unless the batch size is the smallest that fits, with two slots or more."""
    rng = generator("batching", "parameters")
    for C in (2, 3, int(rng.integers(5, 30))):
        for d_max in (C - 1, int(rng.integers(C, 400)), 12 * (C - 1) + 1):
            b, _, what = parameters_of(student, 1000, C, d_max)
            demand(is_whole(b) and b >= 1, f"{what}: expected a batch size of at least 1, received {shown(b)}")
            room = f"b (C - 1) = {b * (C - 1)}"
            demand(b * (C - 1) >= d_max, f"{what}: expected b (C - 1) >= d_max, received b = {b} and {room}: too small")
            fits = (b - 1) * (C - 1) >= d_max
            demand(not fits, f"{what}: expected the smallest b, received {b}; b = {b - 1} fits, too")


def edges(student):
    """Raise Wrong unless the batch size is right without delays and with one slot."""
    for C, d_max, expected in ((5, 0, 1), (1, 0, 1), (1, 7, None), (9, 2, 1)):
        b, _, what = parameters_of(student, 1000, C, d_max)
        right = b is None if expected is None else is_whole(b) and b == expected
        demand(right, f"{what}: expected the batch size {expected}, received {shown(b)}")


def alphas(student):
    """Raise Wrong unless α is the smallest for δ = T^−1/2."""
    rng = generator("batching", "alpha")
    for T, C in ((400, 2), (int(rng.integers(1000, 9999)), 15), (10**6, 300)):
        _, alpha, what = parameters_of(student, T, C, 1)
        expected = overflow.smallest_chernoff(C, T**-0.5)
        found = number(alpha, f"{what}, alpha")
        fault = f"{what}: expected alpha = {expected:.6g} for delta = 1 / sqrt(T), received {found:.6g}"
        demand(abs(found / expected - 1) <= 1e-6, fault)


def games(label, longest):
    """Yield hidden games: a generator, 60 delays up to `longest`, C, α and a batch size that fits."""
    rng = generator("batching", label, longest)
    for C, alpha in ((2, 1.0), (8, 0.5), (40, 0.25)):
        delays = rng.integers(0, longest + 1, 60)
        yield rng, delays, C, alpha, max(int(rng.integers(2, 6)), math.ceil(longest / (C - 1)))


def predicted(scheduler, longest):
    """Return the check of a prediction: scheduler 0 is batches, 1 is proxy delays."""

    def check(student):
        for _, delays, C, alpha, b in games("predict", longest):
            what = f"predict(delays, C = {C}, alpha = {alpha}, b = {b}) for 60 delays up to {longest}"
            found = numbers(student.call("predict", delays.tolist(), C, alpha, b), 2, what)[scheduler]
            p = observation_probabilities(delays, C, alpha) if scheduler else np.full(60, 1 / b)
            expected, late = float(p[in_time(delays)].sum()), int((~in_time(delays)).sum())
            if not near(found, expected, 1e-6):
                others = near(found, float(p.sum()), 1e-6)
                hint = f": that counts the {late} rounds that would be heard after the end, too" if others else ""
                words = f"{('batches', 'proxy delays')[scheduler]}: expected {expected:.6g}, received {found:.6g}{hint}"
                raise Wrong(f"{what}, {words}")

    return check


def in_time(delays):
    """Tell for each round whether its delay is over by the end of the game."""
    return np.arange(1, len(delays) + 1) + delays <= len(delays)


def heard_batches(student):
    """Raise Wrong unless the right representatives are heard."""
    for rng, delays, _, _, b in games("heard batches", 14):
        coins = rng.random(-(-60 // b))
        u = representatives(coins, b)
        heard = [int(t) for t in u if t <= 60 and in_time(delays)[t - 1]]
        found = student.call("heard_batches", delays.tolist(), b, coins.tolist())
        compare(rounds(found, 60, f"heard_batches, b = {b}"), heard, delays, chosen(u, coins, b))


def chosen(u, coins, b):
    """Return the function from a round to what the coin of its batch says."""

    def reason(t):
        batch = (t - 1) // b
        first, coin = batch * b + 1, coins[batch]
        return f"b = {b}, batch of rounds {first} to {first + b - 1}, coin {coin:.4f}: its representative is {u[batch]}"

    return reason


def compare(found, heard, delays, reason):
    """Raise Wrong at the first round that is heard, or not, against expectation."""

    def words(t):
        expected = f"expected a list {'with' if t in heard else 'without'} it"
        return f"{reason(t)}, delay {delays[t - 1]}, T = {len(delays)}; {expected}"

    same_rounds(found, heard, words)


def heard_proxies(pressure):
    """Return the check of the rounds heard under proxy delays, with a slot for everybody or with a full set."""

    def check(student):
        for rng, delays, slots, alpha, _ in games(f"heard proxies {pressure}", 14):
            C = slots if pressure else 60
            coins = settled(rng.uniform(0.002, 0.03 if pressure else 1, 60), C, alpha)
            proxy = np.floor(pareto_scales(60, C, alpha) / coins).astype(np.int64) - 1
            delays = np.where(np.arange(60) % 3 == 0, np.clip(proxy, 0, 14), delays)  # heard when patience ends
            schedule = track(delays, proxy, C, np.ones(60))
            heard = (np.flatnonzero(schedule.observed & in_time(delays)) + 1).tolist()
            found = student.call("heard_proxies", delays.tolist(), C, alpha, coins.tolist())

            def reason(t, C=C, proxy=proxy, before=schedule.before):
                return f"C = {C}, {before[t - 1]} slots taken just before, proxy delay {proxy[t - 1]}"

            compare(rounds(found, 60, f"heard_proxies, C = {C}"), heard, delays, reason)

    return check


def settled(coins, C, alpha):
    """Return coins for which no rounding decides: c_t / U is not close to an integer."""
    share = pareto_scales(len(coins), C, alpha) / coins
    return np.where(abs(share - np.round(share)) < 1e-6, coins * 0.999, coins)


def samples(label):
    """Return hidden pairs of samples with a width and an error: clear and doubtful ones."""
    rng = generator("batching", "verdict", label)
    for shift, n in ((6.0, 900), (-6.0, 900), (0.05, 400), (0.9, 60)):
        first, second = rng.random(n) + 10, rng.random(n // 2) + 10 + shift
        yield first, second, 10.0, float(rng.choice([0.01, 0.05]))


def verdict_of(student, first, second, width, error):
    """Return the student's verdict, and our two intervals."""
    found = student.call("verdict", first.tolist(), second.tolist(), width, error)
    right = isinstance(found, list) and len(found) == 3 and found[2] in WORDS
    demand(right, f"verdict: expected [interval, interval, one of {', '.join(WORDS)}], received {shown(found)}")
    radii = [width * math.sqrt(math.log(4 / error) / (2 * len(sample))) for sample in (first, second)]
    means = [float(sample.mean()) for sample in (first, second)]
    return found, [[mean - radius, mean + radius] for mean, radius in zip(means, radii, strict=True)]


def intervals(student):
    """Raise Wrong unless the intervals are Hoeffding's, each with half of the error."""
    for first, second, width, error in samples("intervals"):
        found, expected = verdict_of(student, first, second, width, error)
        for ends, right, sample in zip(found[:2], expected, (first, second), strict=True):
            what = f"verdict, n = {len(sample)}, width = {width:g}, error = {error}"
            ends = numbers(ends, 2, what)
            half = (right[1] - right[0]) / 2
            words = f"{half:.5g} to each side of {sum(right) / 2:.5g}"
            received = f"received {shown(ends)}: {(ends[1] - ends[0]) / 2:.5g} to each side"
            fault = f"{what}: expected {shown(right)}, {words}, {received}{shape(ends, half, sample, width, error)}"
            demand(all(near(a, b, 1e-6) for a, b in zip(ends, right, strict=True)), fault)


def shape(ends, half, sample, width, error):
    """Return words for the usual mistakes in an interval."""
    found, n = (ends[1] - ends[0]) / 2, len(sample)
    if near(found, width * math.sqrt(math.log(2 / error) / (2 * n)), 1e-6):
        return ", as if each interval could miss with the whole error"
    normal = found < 4 * sample.std(ddof=1) / math.sqrt(n)
    return ", as narrow as if the numbers were normal" if normal else ""


def words(student):
    """Raise Wrong unless the word is the right one."""
    for first, second, width, error in samples("words"):
        found, (a, b) = verdict_of(student, first, second, width, error)
        expected = "first" if a[1] < b[0] else "second" if b[1] < a[0] else "undecided"
        fault = f"verdict with intervals {shown(a)} and {shown(b)}: expected {expected!r}, received {found[2]!r}"
        demand(found[2] == expected, f"{fault} (it names the player whose regret is smaller)")


EXERCISES = (
    Exercise(
        "parameters",
        4,
        marked(
            Criterion(2, "the smallest batch size that fits", batch_sizes),
            Criterion(1, "no delays, one slot", edges),
            Criterion(1, "the smallest alpha", alphas),
        ),
    ),
    Exercise(
        "predict",
        4,
        marked(
            Criterion(1, "batches without delays", predicted(0, longest=0)),
            Criterion(1, "proxy delays without delays", predicted(1, longest=0)),
            Criterion(1, "batches", predicted(0, longest=30)),
            Criterion(1, "proxy delays", predicted(1, longest=30)),
        ),
    ),
    Exercise(
        "heard",
        5,
        marked(
            Criterion(2, "batches", heard_batches),
            Criterion(1, "proxy delays, slots being free", heard_proxies(pressure=False)),
            Criterion(2, "proxy delays, slots being scarce", heard_proxies(pressure=True)),
        ),
    ),
    Exercise(
        "verdict",
        4,
        marked(
            Criterion(2, "the intervals", intervals),
            Criterion(2, "the word", words),
        ),
    ),
)
