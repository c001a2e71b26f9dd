"""Beta variables from uniforms, compiled: what Thompson sampling draws in a round."""

import math

import numpy as np

from delay_scheduling.compiled.compiling import compiled, inner
from delay_scheduling.compiled.elementary import exp, log

LOG_4 = 1.3862943611198906
LOG_5 = 1.6094379124341003
TRIES = 8  # candidates for which there are uniforms


@compiled
def betas(a, b, uniforms, first, drawn):
    """Draw Beta(a_i, b_i) for the arms from `first` on, and return the first that ran out of
    uniforms, or K.

    With a or b equal to 1 it is a power of one uniform. Otherwise candidates are drawn, from two
    uniforms each, until one is accepted: at most 1.5 of them on average. Source: Cheng (1978),
    algorithm BB.

    Parameters
    ----------
    a, b : shape (K,), integers of at least 1.
    uniforms : shape (K, TRIES, 2), in [0, 1).
    drawn : shape (K,), where the numbers are written.
    """
    K = len(a)
    for i in range(first, K):
        if a[i] == 1:
            drawn[i] = 1.0 - root(uniforms[i, 0, 0], b[i])
        elif b[i] == 1:
            drawn[i] = root(uniforms[i, 0, 0], a[i])
        else:
            drawn[i] = accepted(a[i], b[i], uniforms[i])
            if drawn[i] < 0.0:
                return i
    return K


@inner
def root(uniform, n):
    """Return the n-th root of a number in [0, 1)."""
    return exp(log(uniform) / n) if uniform > 0.0 else 0.0


@inner
def accepted(a, b, uniforms):
    """Return the first candidate that is accepted, or −1 if there is none."""
    small = 1.0 * min(a, b)
    large = 1.0 * max(a, b)
    both = small + large
    steepness = np.sqrt((both - 2.0) / (2.0 * small * large - both))
    slope = small + 1.0 / steepness
    for j in range(len(uniforms)):
        one = uniforms[j, 0]
        if one == 0.0:
            continue
        odds = steepness * log(one / (1.0 - one))
        weight = small * exp(odds)
        product = one * one * uniforms[j, 1]
        r = slope * odds - LOG_4
        s = small + r - weight
        fits = s + 1.0 + LOG_5 >= 5.0 * product  # Cheng's quick test
        if not fits and product > 0.0:
            t = log(product)
            fits = s >= t or r + both * log(both / (large + weight)) >= t
        if fits:
            share = weight / (large + weight) if weight < math.inf else 1.0
            return share if a <= b else 1.0 - share
    return -1.0
