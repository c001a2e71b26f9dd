"""The game as interval scheduling: rounds are jobs, slots are machines, and a delay counts who arrives meanwhile."""

import numpy as np

from delay_scheduling.baselines import recorded
from delay_scheduling.errors import require
from delay_scheduling.game import valid_delays


def delays_of_jobs(starts, ends):
    """Return the delays of jobs: job t meets d_t later jobs, those that start before it ends.

    Parameters
    ----------
    starts : shape (T,), increasing numbers.
    ends : shape (T,), numbers, each above its start. A job that starts when another ends does not meet it.

    >>> delays_of_jobs(starts=[0, 1, 5], ends=[5, 9, 6]).tolist()
    [1, 1, 0]
    """
    starts, ends = np.asarray(starts), np.asarray(ends)
    require(starts.ndim == 1 and starts.size > 0, "starts", "an array of shape (T,), T at least 1", starts.shape)
    require(bool(np.all(np.diff(starts) > 0)), "starts", "increasing numbers", starts)
    require(starts.shape == ends.shape and bool(np.all(ends > starts)), "ends", "a number above each start", ends)
    return np.searchsorted(starts, ends) - np.arange(1, len(starts) + 1)


def on_time(schedule):
    """Return how many rounds a schedule observes before the game is over.

    >>> from delay_scheduling import Rules
    >>> from delay_scheduling.baselines import Greedy
    >>> on_time(recorded(Greedy(), [0, 1, 1], Rules(K=2)))
    2
    """
    ends = np.arange(1, schedule.T + 1) + schedule.delays
    return int((schedule.observed & (ends <= schedule.T)).sum())


def seen(tracker, delays, rules):
    """Return how many rounds a tracker of `baselines` observes before the game is over."""
    return on_time(recorded(tracker, delays, rules))


def most_at_once(delays, within_game=False):
    """Return the largest number of rounds that wait at the same time, each counted in its own round too.

    Parameters
    ----------
    delays : shape (T,), integers of at least 0.
    within_game : whether to leave out the rounds whose feedback comes after T.

    >>> most_at_once([2, 5, 0]), most_at_once([2, 5, 0], within_game=True)
    (3, 2)
    """
    delays = valid_delays(delays)
    T = len(delays)
    first, last = np.arange(1, T + 1), np.arange(1, T + 1) + delays
    counted = last <= T if within_game else np.full(T, True)
    return max(int((counted & (first <= t) & (t <= last)).sum()) for t in range(1, T + 1))
