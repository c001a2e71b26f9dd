"""How many rounds can be observed, by a player who knows the delays, and what that says of jobs.

T and C are integers of at least 1, delays integers of at least 0.
"""

import numpy as np

from delay_scheduling.game import outstanding
from delay_scheduling.players.trackers import recorded
from delay_scheduling.validation import integer, require, valid_delays


def most_observations(T, d, C):
    """Return the largest number of rounds whose feedback a player can receive in T rounds with
    equal delays d.

    An observed round holds a slot in d + 1 consecutive rounds, the last of them not after T. So
    among any d + 1 consecutive rounds at most c = min{C, d + 1} are observed, and none among the
    last d. Writing T = q (d + 1) + r with 0 <= r <= d, the number is c (q − 1) + min{c, r + 1} for
    q >= 1, and 0 for q = 0.

    Source: the counting argument of Theorem D.5 (thm:fixed-delays-lb), made exact.

    >>> most_observations(T=7, d=2, C=2), most_observations(T=8, d=2, C=2), 2 * 8 // 3
    (4, 4, 5)
    """
    for name, value, least in (("T", T, 1), ("d", d, 0), ("C", C, 1)):
        integer(name, value, least)
    whole, rest = divmod(T, d + 1)
    at_once = min(C, d + 1)
    return at_once * (whole - 1) + min(at_once, rest + 1) if whole else 0


def delays_of_jobs(starts, ends):
    """Return the delays of jobs: job t meets d_t later jobs, those that start before it ends.

    Starts increase, and each end is above its start. A job that starts when another ends does not
    meet it.

    >>> delays_of_jobs(starts=[0, 1, 5], ends=[5, 9, 6]).tolist()
    [1, 1, 0]
    """
    starts = np.asarray(starts)
    ends = np.asarray(ends)
    require(
        starts.ndim == 1 and starts.size > 0,
        "starts",
        "an array of shape (T,), T at least 1",
        starts.shape,
    )
    require(bool(np.all(np.diff(starts) > 0)), "starts", "increasing numbers", starts)
    require(
        starts.shape == ends.shape and bool(np.all(ends > starts)),
        "ends",
        "a number above each start",
        ends,
    )
    return np.searchsorted(starts, ends) - np.arange(1, len(starts) + 1)


def on_time(schedule):
    """Return how many rounds a schedule observes before the game is over.

    >>> from delay_scheduling import Rules
    >>> from delay_scheduling.players.trackers import Greedy
    >>> on_time(recorded(Greedy(), [0, 1, 1], Rules(K=2)))
    2
    """
    ends = np.arange(1, schedule.T + 1) + schedule.delays
    return int((schedule.observed & (ends <= schedule.T)).sum())


def seen(tracker, delays, rules):
    """Return how many rounds a tracker of `players` observes before the game is over."""
    return on_time(recorded(tracker, delays, rules))


def most_at_once(delays, within_game=False):
    """Return the largest number of rounds that wait at the same time,
    each counted in its own round too.

    If only those within the game count, rounds whose feedback comes after T are left out.

    >>> most_at_once([2, 5, 0]), most_at_once([2, 5, 0], within_game=True)
    (3, 2)
    """
    delays = valid_delays(delays)
    counted = np.arange(1, len(delays) + 1) + delays <= (len(delays) if within_game else np.inf)
    return int((outstanding(delays, counted) + counted).max())


def most_observed(delays, C):
    """Return how many rounds can be observed with C slots by a player who knows all delays
    beforehand.

    Round t is the interval from t to t + d_t, and C slots are C machines. Going from left to right,
    and dropping the interval that ends last whenever more than C overlap, keeps as many as
    possible. Rounds that end after T are no use.

    Source: Faigle and Nawijn (1995).

    >>> (
    ...     most_observed([3, 0, 1, 0], C=1),
    ...     most_observed([3, 0, 1, 0], C=2),
    ...     most_observed([3, 0, 1, 0], C=3),
    ... )
    (2, 3, 4)
    """
    delays = valid_delays(delays)
    integer("C", C, least=1)
    T = len(delays)
    observed = 0
    ends = []
    for t, d in enumerate(delays.tolist(), start=1):
        ends.extend([t + d] if t + d <= T else [])
        if len(ends) > C:
            ends.remove(max(ends))
        observed += ends.count(t)
        ends = [end for end in ends if end > t]
    return observed
