"""`Reservoirs`, `ClairvoyantReservoirs` and `Stairs` on small games, exactly:
the law of all their coins.

Rounds are rows, from 0. A course holds a tuple with one entry a round under each name.
"""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from lab.exact.law import Law


class Kept(NamedTuple):
    """Hold a course of reservoirs: whether a round enters its slot, its age a_t, Z_t, and z_t.

    Delays that run past the end of the game make Z_t and z_t those of a longer game in which nobody
    enters any more.
    """

    entered: tuple
    ages: tuple
    observed: tuple
    weights: tuple


def age(delays, C, entered, t):
    """Return a_t: the number of rounds of the slot of round t since the slot was free,
    t not counted.
    """
    held = None
    since = t
    for s in range(t % C, t + 1, C):
        if held is None or held + delays[held] < s:
            held = None
            since = s
        if s < t and entered[s]:
            held = s
    return (t - since) // C


def kept(delays, C, entered):
    """Return the course of reservoirs in which these rounds enter."""
    T = len(delays)
    ages = tuple(age(delays, C, entered, t) for t in range(T))
    later = [range(t + C, min(t + delays[t], T - 1) + 1, C) for t in range(T)]
    observed = tuple(entered[t] and not any(entered[s] for s in later[t]) for t in range(T))
    return Kept(
        entered,
        ages,
        observed,
        tuple(observed[t] * (1 + ages[t] + delays[t] // C) for t in range(T)),
    )


@cache
def reservoirs(delays, C):
    """Return the law of the courses of reservoirs, for a tuple of delays.

    >>> [(str(q), course.entered) for q, course in reservoirs((1, 0), 1).pairs]
    [('1/2', (True, True)), ('1/2', (True, False))]
    """

    def step(path):
        p = Fraction(1, 1 + age(delays, C, path, len(path)))
        return {True: p, False: 1 - p}

    return Law.of(step, len(delays), course=lambda path: kept(delays, C, path))


def waiting(delays, C, t):
    """Return the number of earlier rounds of the slot of round t that wait when round t begins,
    seen or not.
    """
    return sum(s + delays[s] >= t for s in range(t % C, t, C))


class Climbed(NamedTuple):
    """Hold a course of stairs: whether a round is tracked, None if lost; its group; 1 / p_t,
    None if lost; z_t.
    """

    tracked: tuple
    groups: tuple
    costs: tuple
    weights: tuple


def groups(delays, sizes, tracked):
    """Return the group of each round and of the next: the first that is not full, or J."""
    found = []
    for t in range(len(tracked) + 1):
        held = [found[s] for s in range(t) if tracked[s] and s + delays[s] >= t]
        found.append(next((j for j, size in enumerate(sizes) if held.count(j) < size), len(sizes)))
    return found


@cache
def stairs(delays, sizes, p):
    """Return the law of the courses of stairs, for tuples of delays, sizes of groups,
    and probabilities, fractions.

    >>> [
    ...     (str(q), course.tracked)
    ...     for q, course in stairs((1, 0), sizes=(1,), p=(Fraction(1, 3),)).pairs
    ... ]
    [('1/3', (True, None)), ('2/9', (False, True)), ('4/9', (False, False))]
    """

    def step(path):
        j = groups(delays, sizes, path)[-1]
        return {None: Fraction(1)} if j == len(sizes) else {True: p[j], False: 1 - p[j]}

    def climbed(tracked):
        found = tuple(groups(delays, sizes, tracked)[:-1])
        costs = tuple(None if j == len(sizes) else 1 / p[j] for j in found)
        return Climbed(
            tracked,
            found,
            costs,
            tuple(cost if Z else 0 for Z, cost in zip(tracked, costs, strict=True)),
        )

    return Law.of(step, len(delays), climbed)
