"""Solve the small games of the chapter on minimax regret and keep their certified values.

    python tools/minimax.py          # solves what book/evidence/minimax.json.xz does not have yet
    python tools/minimax.py --again  # solves everything

One line for each game: its name, the value, the processor seconds.
"""

import argparse
import math
import time
from itertools import product
from pathlib import Path

from lab.exact.values import Shape, known, read, write

FILE = Path(__file__).parent.parent / "book" / "evidence" / "minimax.json.xz"
BANDIT, FULL = REGIMES = "bandit", "full-information"
LONGEST = 300_000  # letters of a certificate that is kept
FRAMEWORKS = list(product((False, True), repeat=2))


def equal(K, regime, informative, largest_d):
    """Yield games with equal delays: at most so many rounds with useful feedback,
    every capacity that differs.
    """
    for d, n in product(range(largest_d + 1), range(1, informative + 1)):
        for C in range(1, min(d + 1, n) + 1):
            yield Shape("equal", n + d + 1, d, K, C, regime)


def preemptive(K, regime, informative):
    """Yield games with equal delays in which preemption could matter."""
    for n in range(2, informative + 1):
        for d in range(2, n):
            for C in range(2, min(d, n) + 1):
                yield Shape("equal", n + d + 1, d, K, C, regime, preemptive=True)


def looks(K, regime, most_rounds):
    """Yield the label-efficient games."""
    for T in range(1, most_rounds + 1):
        for M in range(T):
            yield Shape("looks", T, M, K, math.inf, regime)


def chosen_delays(K, regime, T, sizes, capacities):
    """Yield games in which the adversary chooses the delays, in all four frameworks."""
    for family, size, C, framework in product(("budget", "lost"), sizes, capacities, FRAMEWORKS):
        if size <= (T * (T - 1) // 2 if family == "budget" else T - 1):
            yield Shape(family, T, size, K, C, regime, *framework)


def shapes():
    """Yield all games, small ones first."""
    yield from equal(2, FULL, 6, 4)
    yield from equal(2, BANDIT, 4, 3)
    yield from equal(3, FULL, 3, 2)
    yield from equal(3, BANDIT, 3, 2)
    for regime in REGIMES:
        yield from looks(2, regime, 5)
        yield from looks(3, regime, 3)
        for T in (2, 3):
            yield from chosen_delays(2, regime, T, (1, 2, 3), (1, 2, math.inf))
        yield from preemptive(2, regime, 4)
    yield from chosen_delays(2, FULL, 4, (1, 2, 3, 4), (1, 2, math.inf))
    yield from chosen_delays(2, BANDIT, 4, (1, 2), (1, 2, math.inf))
    yield from preemptive(2, FULL, 6)
    yield Shape("equal", 12, 5, 2, 2, FULL)
    yield from looks(2, FULL, 7)
    yield from equal(2, FULL, 8, 1)
    yield from equal(2, FULL, 7, 2)
    yield from equal(2, BANDIT, 5, 1)
    for d in range(5, 10):
        for C in (1, d + 1):
            yield Shape("equal", 2 * d + 2, d, 2, C, FULL)
    for T, d in ((12, 3), (15, 4), (15, 2)):
        yield Shape("equal", T, d, 2, d + 1, FULL)
    for T, d in ((12, 3), (12, 2), (15, 4), (12, 1)):
        yield Shape("equal", T, d, 2, 1, FULL)
    yield from three_arms()
    yield from largest()


def three_arms():
    """Yield what is asked of three arms beyond the smallest games."""
    yield from equal(3, FULL, 4, 3)
    yield from equal(3, FULL, 5, 2)
    yield from equal(3, BANDIT, 3, 3)
    yield from equal(3, BANDIT, 4, 2)
    yield from preemptive(3, FULL, 4)
    yield from preemptive(3, BANDIT, 3)
    for regime, T in product(REGIMES, (2, 3)):
        yield from chosen_delays(3, regime, T, (1, 2), (1,))


def largest():
    """Yield the largest games, each of which takes up to a minute."""
    yield Shape("equal", 15, 2, 2, 1, FULL)
    yield Shape("equal", 12, 0, 2, 1, FULL)
    yield Shape("equal", 13, 1, 2, 2, FULL)
    yield Shape("equal", 13, 1, 2, 1, FULL)
    yield Shape("equal", 7, 0, 2, 1, BANDIT)
    yield Shape("equal", 8, 1, 2, 1, BANDIT)
    yield Shape("equal", 8, 1, 2, 2, BANDIT)
    yield Shape("equal", 7, 0, 3, 1, FULL)
    yield Shape("equal", 8, 1, 3, 1, FULL)
    yield Shape("equal", 8, 1, 3, 2, FULL)
    yield Shape("equal", 6, 1, 3, 2, BANDIT)
    yield Shape("equal", 9, 2, 3, 2, FULL)
    yield Shape("equal", 14, 2, 2, 2, FULL)
    # where dropping rounds is worth something; the second takes four minutes
    for preempts in (False, True):
        yield Shape("equal", 12, 2, 2, 2, FULL, preemptive=preempts)
    # looks for more than half of the rounds, and one less
    for T, fewest in ((8, 4), (9, 4), (10, 5)):
        for M in range(fewest, T):
            yield Shape("looks", T, M, 2, math.inf, FULL)
    for d, most in ((0, 3), (1, 6), (2, 8)):  # bandits with more than 2(d + 1) rounds
        for T in range(2 * d + 3, most + 2):
            for regime in REGIMES:
                yield Shape("equal", T, d, 2, d + 1, regime)


def main(again):
    """Solve, print and store."""
    values = {} if again or not FILE.exists() else read(FILE)
    for shape in dict.fromkeys(shapes()):
        if shape not in values:
            start = time.process_time()
            values[shape] = known(shape, LONGEST)
            print(shape, values[shape], f"{time.process_time() - start:.1f} s", flush=True)
            write(FILE, values)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--again", action="store_true")
    main(parser.parse_args().again)
