"""The bound for delays of which no bound is known: by hand, and its parts in random rows."""

import math
import random

import pytest

from delay_scheduling import Instance, Rules
from delay_scheduling.past import unknown_delay


def test_the_bound_by_hand():
    instance = Instance([[0.0, 1.0]] * 100, [3, 0] * 50)
    value = 2 * (4 * math.sqrt(2) - 2) * math.sqrt(math.e * 400) + 6
    assert unknown_delay.bound(instance, Rules(K=2, C=1)) == pytest.approx(value)
    full = Rules(K=2, C=1, regime="full-information")
    value = 2 * math.sqrt(math.log(2)) * math.sqrt(math.e * 400) + 6
    assert unknown_delay.bound(instance, full) == pytest.approx(value)


def test_widths_and_waits_are_as_the_proof_says():
    draw = random.Random(0)
    for _ in range(500):
        d = draw.randint(1, 40)
        late = []
        while (width := unknown_delay.widths(late)[-1]) <= d and draw.random() < 0.9:
            late.append(draw.randint(width, d))
        widths = unknown_delay.widths(late)
        waits = [delay - width + 1 for delay, width in zip(late, widths[:-1], strict=True)]
        assert widths[-1] <= 2 * d
        assert sum(widths) <= 4 * d - 1
        assert sum(waits) <= 2 * d - 1
