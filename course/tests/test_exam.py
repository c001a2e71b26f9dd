"""The numbers in the answers to the exam questions."""

import math
from itertools import count
from pathlib import Path

EXAM = (Path(__file__).parents[1] / "exam.md").read_text(encoding="utf-8")


def observed(delays, slots, wants=lambda delay: True):
    """Return the rounds that first come, first served observes among those that it wants."""
    held = []
    found = []
    for t, delay in enumerate(delays, 1):
        if len(held) < slots and wants(delay):
            held.append(t)
        due = [s for s in held if s + delays[s - 1] == t]
        held = [s for s in held if s not in due]
        found += due
    return found


def least(condition):
    """Return the smallest positive multiple of 1/1000 with a property."""
    return next(k for k in count(1) if condition(k / 1000)) / 1000


def test_the_first_question():
    assert observed([2, 0, 0, 3, 0, 0], 1) == [1]
    assert "round 1 is observed" in EXAM


def test_every_second_round_is_quick():
    for d in range(1, 8):
        delays = [0 if t % 2 == 0 else d for t in range(1, 41)]
        assert len(observed(delays, 1, wants=lambda delay: delay == 0)) == 20
        assert most(delays) == 20


def most(delays):
    """Return how many rounds can be observed with one slot: the longest chain of rounds of which
    each begins after the one before it has left.
    """
    best = [0] * (len(delays) + 2)
    for t in range(len(delays), 0, -1):
        end = t + delays[t - 1]
        best[t] = max(best[t + 1], 1 + best[end + 1] if end <= len(delays) else 0)
    return best[1]


def test_the_worse_arm_in_an_easy_game():
    gap, rounds = 0.25, range(2, 20_001)
    root = [1 / (1 + gap * (t - 1) / math.sqrt(t)) ** 2 for t in rounds]
    assert all(x <= t / (gap * (t - 1)) ** 2 for t, x in zip(rounds, root, strict=True))
    entropy = [math.exp(-gap * (t - 1) / math.sqrt(t)) for t in rounds]
    assert all(
        x <= math.exp(-gap * (math.sqrt(t) - 1)) for t, x in zip(rounds, entropy, strict=True)
    )


def test_chebyshev_and_chernoff():
    slots, delta = 100, 1e-4
    chebyshev = least(lambda a: (1 + a) / (a**2 * slots) <= delta)
    chernoff = least(lambda a: math.log(1 + a) - a / (1 + a) >= math.log(1 / delta) / slots)
    assert f"\\alpha \\approx {chebyshev:.0f}" in EXAM
    assert f"\\alpha \\approx {chernoff:.2f}" in EXAM


def test_first_come_first_served():
    delays = [99 if t % 10 == 0 else 0 for t in range(1, 10_001)]
    all_rounds = observed(delays, 2)
    short = [t for t in all_rounds if t % 10]
    quick = observed(delays, 2, wants=lambda delay: delay == 0)
    assert f"{len(all_rounds)} rounds, {len(short)} of them short" in EXAM
    assert f"observes {len(quick)}." in EXAM
