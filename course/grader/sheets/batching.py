"""Sheet 4: batch sizes, predictions and simulations of two schedulers,
compared with the package round by round.
"""

import math
from fractions import Fraction

import numpy as np

from course.grader import variant
from course.grader.exercise import Exercise
from course.grader.sheets.marking import (
    Criterion,
    Wrong,
    demand,
    described,
    generator,
    is_whole,
    marked,
    near,
    numbers,
    rounds,
    same_rounds,
    shown,
)
from course.grader.sheets.tracking import FOREVER, probabilities, representatives, track

WORDS = ("first", "second", "undecided")


def size_of(student, C, d_max):
    """Return the student's batch size, whatever it is, and what was asked."""
    return student.call("batch_size", C, d_max), f"batch_size(C = {C}, d_max = {d_max})"


def batch_sizes(student):
    """Raise Wrong unless the batch size is the smallest that fits, with two slots or more."""
    rng = generator("batching", "sizes")
    drawn = [(C, int(rng.integers(C, 400))) for C in rng.integers(5, 30, 5).tolist()]
    for C, d_max in (
        (2, 1),
        (2, 7),
        (3, 24),
        (3, 25),
        (12, 11),
        (12, 10),
        (20, 190),
        (20, 191),
        *drawn,
    ):
        b, what = size_of(student, C, d_max)
        demand(
            is_whole(b) and b >= 1,
            f"{what}: expected a batch size of at least 1, received {described(b)}",
        )
        room = f"b (C - 1) = {b * (C - 1):g}"
        demand(
            b * (C - 1) >= d_max,
            f"{what}: expected b (C - 1) >= d_max, received b = {b:g} and {room}: too small",
        )
        demand(
            (b - 1) * (C - 1) < d_max,
            f"{what}: expected the smallest b, received {b:g}; b = {b - 1:g} fits, too",
        )


def edges(student):
    """Raise Wrong unless the batch size is right without delays and with one slot."""
    many, long = generator("batching", "edges").integers([10, 8], [40, 400]).tolist()
    drawn = (many, 0, 1), (1, long, None), (many, many - 3, 1)
    for C, d_max, expected in ((5, 0, 1), (1, 0, 1), (1, 7, None), (9, 2, 1), *drawn):
        b, what = size_of(student, C, d_max)
        right = b is None if expected is None else is_whole(b) and b == expected
        demand(right, f"{what}: expected the batch size {expected}, received {described(b)}")


CUTS = (
    ([0] * 20 + [19] * 20, 5),
    ([1] * 40, 2),
    ([5] * 20, 3),
    ([0, 0, 0, 4], 2),
    ([0, 1] * 20, 2),
    ([0, 2] * 20, 2),
    ([30] * 10 + [0] * 3, 2),
    ([39, *[7] * 39], 8),
    ([50] * 9, 3),
)


def cuts(student):
    """Raise Wrong unless the cut is the best one, and the smallest of these."""
    rng = generator("batching", "cuts")
    drawn = [((rng.geometric(0.2, 40) - 1).tolist(), int(rng.integers(2, 6))) for _ in range(5)]
    for delays, C in (*CUTS, *drawn):
        values = {m: expected_heard(delays, C, m) for m in sorted({0, *delays})}
        best = max(values, key=lambda m, values=values: (values[m], -m))
        found = student.call("best_cut", delays, C)
        what = f"best_cut({shown(delays)}, C = {C})"
        demand(
            is_whole(found) and found >= 0,
            f"{what}: expected an integer of at least 0, received {described(found)}",
        )
        came = float(expected_heard(delays, C, int(found)))
        reason = (
            f"cutting at {best} gives {float(values[best]):.6g} heard rounds and at {found:g}"
            f" {came:.6g}"
        )
        demand(
            found == best,
            f"{what}: {reason}; expected {best}, the smallest of the best, received {found:g}",
        )


def expected_heard(delays, C, m):
    """Return the expected number of heard rounds if representatives are dropped after m rounds,
    a fraction.
    """
    late = in_time(np.array(delays))
    return Fraction(
        sum(bool(late[i]) for i, d in enumerate(delays) if d <= m), max(1, -(-m // (C - 1)))
    )


def games(label, longest):
    """Yield hidden games: a generator, 60 delays up to `longest`, C, α and a batch size that
    fits.
    """
    rng = generator("batching", label, longest)
    # heard in the last round, and just not
    last = np.minimum(longest, np.arange(60)[::-1] + np.arange(60) % 2)
    for C, alpha in ((2, 1.0), (8, 0.5), (40, 0.25)):
        delays = last if C == 8 else rng.integers(0, longest + 1, 60)
        yield rng, delays, C, alpha, max(int(rng.integers(2, 6)), math.ceil(longest / (C - 1)))


def predicted(scheduler, longest):
    """Return the check of a prediction: scheduler 0 is batches, 1 is proxy delays."""

    def check(student):
        for _, delays, C, alpha, b in games("predict", longest):
            what = (
                f"predict(delays, C = {C}, alpha = {alpha}, b = {b}) for 60 delays up to {longest}"
            )
            found = numbers(student.call("predict", delays.tolist(), C, alpha, b), 2, what)[
                scheduler
            ]
            p = probabilities(delays, C, alpha) if scheduler else np.full(60, 1 / b)
            expected = float(p[in_time(delays)].sum())
            late = int((~in_time(delays)).sum())
            if not near(found, expected, 1e-6):
                others = near(found, float(p.sum()), 1e-6)
                hint = (
                    f": that counts the {late} rounds that would be heard after the end, too"
                    if others
                    else ""
                )
                words = (
                    f"{('batches', 'proxy delays')[scheduler]}: expected {expected:.6g}, received"
                    f" {found:.6g}{hint}"
                )
                raise Wrong(f"{what}, {words}")

    return check


def in_time(delays):
    """Tell for each round whether its delay is over by the end of the game."""
    return np.arange(1, len(delays) + 1) + delays <= len(delays)


def heard_batches(overbooked):
    """Return the check that the right representatives are heard, with a slot for each,
    or with too few slots.
    """

    def check(student):
        rng = generator("batching", f"heard batches {overbooked}")
        cases = [
            (np.arange(60) % 15, 3, 2),
            (np.full(60, 6), 2, 3),
            (np.arange(60)[::-1], 3, 1),
            (np.arange(60) % 2, 1, 1),
        ]
        cases += [(rng.integers(0, 15, 60), C, int(rng.integers(1, 4))) for C in (1, 2, 4)]
        for delays, C, b in cases:
            C = C if overbooked else 60
            coins = rng.permutation(np.resize([1e-6, 0.5 - 1e-6, 0.99, 1 - 1e-6, 0.3], -(-60 // b)))
            u = representatives(coins, b)
            proxy = np.full(60, -1)
            proxy[u[u <= 60] - 1] = FOREVER
            schedule = track(delays, proxy, C, np.ones(60))
            heard = (np.flatnonzero(schedule.observed & in_time(delays)) + 1).tolist()
            found = student.call("heard_batches", delays.tolist(), C, b, coins.tolist())
            reason = chosen(u, coins, b, schedule.before)
            compare(rounds(found, 60, f"heard_batches, C = {C}, b = {b}"), heard, delays, reason)

    return check


def chosen(u, coins, b, before):
    """Return the function from a round to what the coin of its batch says, and how full the set
    is.
    """

    def reason(t):
        batch = (t - 1) // b
        first = batch * b + 1
        coin = coins[batch]
        words = f"b = {b}, batch of rounds {first} to {first + b - 1}, coin {coin:.6f}"
        return (
            f"{words}: its representative is {u[batch]}, and {before[t - 1]} slots are taken just"
            f" before round {t}"
        )

    return reason


def compare(found, heard, delays, reason):
    """Raise Wrong at the first round that is heard, or not, against expectation."""

    def words(t):
        expected = f"expected a list {'with' if t in heard else 'without'} it"
        return f"{reason(t)}, delay {delays[t - 1]}, T = {len(delays)}; {expected}"

    same_rounds(found, heard, words)


def samples(label):
    """Return hidden pairs of samples with a width and an error: clear and doubtful ones."""
    rng = generator("batching", "verdict", label)
    for shift, n in ((6.0, 900), (-6.0, 900), (0.05, 400), (0.0, 400), (0.9, 60), (-0.9, 60)):
        first = rng.random(n) + 10
        second = rng.random(n // 2) + 10 + shift
        yield first, second, 10.0, float(rng.choice([0.01, 0.05]))


def verdict_of(student, first, second, width, error):
    """Return the student's verdict, and our two intervals."""
    found = student.call("verdict", first.tolist(), second.tolist(), width, error)
    right = isinstance(found, list) and len(found) == 3 and found[2] in WORDS
    demand(
        right,
        f"verdict: expected [interval, interval, one of {', '.join(WORDS)}], received"
        f" {described(found)}",
    )
    share = 1 / variant.number("batching", "part", 2)
    parts = ((first, share * error), (second, (1 - share) * error))
    radii = [width * math.sqrt(math.log(2 / part) / (2 * len(sample))) for sample, part in parts]
    means = [float(sample.mean()) for sample in (first, second)]
    return found, [
        [mean - radius, mean + radius] for mean, radius in zip(means, radii, strict=True)
    ]


def intervals(student):
    """Raise Wrong unless the intervals are Hoeffding's, each with its part of the error."""
    for first, second, width, error in samples("intervals"):
        found, expected = verdict_of(student, first, second, width, error)
        for ends, right, sample in zip(found[:2], expected, (first, second), strict=True):
            what = f"verdict, n = {len(sample)}, width = {width:g}, error = {error}"
            ends = numbers(ends, 2, what)
            half = (right[1] - right[0]) / 2
            words = f"{half:.5g} to each side of {sum(right) / 2:.5g}"
            received = f"received {shown(ends)}: {(ends[1] - ends[0]) / 2:.5g} to each side"
            fault = (
                f"{what}: expected {shown(right)}, {words},"
                f" {received}{shape(ends, half, sample, width, error)}"
            )
            demand(all(near(a, b, 1e-6) for a, b in zip(ends, right, strict=True)), fault)


def shape(ends, half, sample, width, error):
    """Return words for the usual mistakes in an interval."""
    found = (ends[1] - ends[0]) / 2
    n = len(sample)
    if near(found, width * math.sqrt(math.log(2 / error) / (2 * n)), 1e-6):
        return ", as if each interval could miss with the whole error"
    normal = found < 4 * sample.std(ddof=1) / math.sqrt(n)
    return ", as narrow as if the numbers were normal" if normal else ""


def words(student):
    """Raise Wrong unless the word is the right one."""
    for first, second, width, error in samples("words"):
        found, (a, b) = verdict_of(student, first, second, width, error)
        expected = "first" if a[1] < b[0] else "second" if b[1] < a[0] else "undecided"
        fault = (
            f"verdict with intervals {shown(a)} and {shown(b)}: expected {expected!r}, received"
            f" {found[2]!r}"
        )
        demand(found[2] == expected, f"{fault} (it names the player whose regret is smaller)")


EXERCISES = (
    Exercise(
        "batch_size",
        4,
        marked(
            Criterion(1, "the smallest batch size that fits", batch_sizes),
            Criterion(1, "no delays, one slot, slots for all", edges),
            Criterion(2, "the best cut", cuts),
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
            Criterion(2, "a slot for each representative", heard_batches(overbooked=False)),
            Criterion(3, "too few slots", heard_batches(overbooked=True)),
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
