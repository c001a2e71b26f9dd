"""Distributions with x_i = (u_i + c)^−2 or (u_i + c)^−3: what FTRL plays with Tsallis entropies of
power ½ and ⅔.

Only additions, multiplications and divisions in a fixed order: the same bits everywhere.
"""

from delay_scheduling.validation import require


def shares(u: list[float], c: float, power: int) -> list[float]:
    """Return (u_i + c)^−power."""
    found = []
    for gap in u:
        inverse = 1 / (gap + c)
        found.append(inverse * inverse if power == 2 else inverse * inverse * inverse)
    return found


def total_of(x: list[float]) -> float:
    """Return the sum, added from the left: newer versions of Python correct the errors of `sum`."""
    total = 0.0
    for share in x:
        total += share
    return total


def distribution(u: list[float], power: int) -> list[float]:
    """Return (u_i + c)^−power, with the c at which they sum to 1.

    Parameters
    ----------
    u : numbers of at least 0, one of them 0, a list.
    power : 2 or 3.

    Newton's method from c = 1, where the sum is at least 1: it is convex and falls, so that c grows
    up to its end. What rounding leaves is given to the first arm with u_i = 0.

    >>> distribution([0.0, 0.0, 0.0, 0.0], 2)
    [0.25, 0.25, 0.25, 0.25]
    """
    require(power in (2, 3), "power", "2 or 3", power)
    c = 1.0
    for _ in range(200):
        x = shares(u, c, power)
        excess = total_of(x) - 1
        slope = 0.0
        for gap, share in zip(u, x, strict=True):
            slope += power * share / (gap + c)
        step = excess / slope
        if step <= 2.0**-52 * c:
            break
        c += step
    x = shares(u, c, power)
    first = u.index(0.0)
    x[first] += 1 - total_of(x)
    return x


def drawn(x: list[float], uniform: float) -> int:
    """Return the first arm whose share, added to those before it, is above the uniform in [0, 1).

    >>> drawn([0.25, 0.75], 0.2), drawn([0.25, 0.75], 0.25)
    (0, 1)
    """
    total = 0.0
    for arm, share in enumerate(x):
        total += share
        if total > uniform:
            return arm
    return max(arm for arm, share in enumerate(x) if share > 0)
