"""Tracking sets in plain Python: what becomes of rounds that want a slot, and the paper's
scales.
"""

import numpy as np

from delay_scheduling import Schedule

FOREVER = 2**40  # a proxy delay that never ends


def scales(T, C, alpha):
    """Return c_t = C / (2 (1 + α) H_t), shape (T,).

    >>> scales(2, 6, 1.0).tolist()
    [1.5, 1.0]
    """
    return C / (2 * (1 + alpha) * np.cumsum(1 / np.arange(1, T + 1)))


def probabilities(delays, C, alpha):
    """Return p_t = min{1, c_t / (d_t + 1)}, shape (T,)."""
    return np.minimum(1.0, scales(len(delays), C, alpha) / (np.asarray(delays) + 1))


def representatives(coins, b):
    """Return the rounds that are drawn from batches of b, one a batch, for coins in (0, 1)."""
    return np.arange(len(coins)) * b + 1 + np.floor(np.asarray(coins) * b).astype(int)


def track(delays, proxies, C, p):
    """Return the Schedule of proxy delays: round t enters a free slot if its proxy is at least 0.

    It leaves at the end of round t + min{delay, proxy}, and is observed if its delay is over by
    then.

    >>> schedule = track([1, 1, 0], [FOREVER, FOREVER, 0], 1, [1, 1, 1])
    >>> schedule.observed.tolist(), schedule.before.tolist(), schedule.after.tolist()
    ([True, False, True], [0, 1, 0], [1, 1, 1])
    """
    delays = np.asarray(delays).tolist()
    proxies = np.asarray(proxies).tolist()
    ends = []
    observed = []
    before = []
    after = []
    for t, (delay, proxy) in enumerate(zip(delays, proxies, strict=True)):
        ends = [end for end in ends if end >= t]
        before.append(len(ends))
        joins = proxy >= 0 and len(ends) < C
        if joins:
            ends.append(t + min(delay, proxy))
        observed.append(joins and proxy >= delay)
        after.append(len(ends))
    counts = np.array(before, np.int32), np.array(after, np.int32)
    return Schedule(np.array(delays), np.array(observed), np.asarray(p, float), *counts)


def proxy_delays(delays, C, alpha, rng):
    """Return the Schedule of the paper's proxy delays, ⌊c_t / U_t⌋ − 1,
    with coins from a generator.
    """
    T = len(delays)
    proxies = (
        np.floor(np.minimum(scales(T, C, alpha) / rng.uniform(1e-12, 1, T), FOREVER)).astype(int)
        - 1
    )
    return track(delays, proxies, C, probabilities(delays, C, alpha))
