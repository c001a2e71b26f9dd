"""What is known of logarithms without being told: facts for z3, to which log(x) is a letter.

For all x > 0: log x <= x - 1, log x >= 1 - 1/x, so that log x >= 0 from 1 on; and of two of them
the one of the larger number is larger.
"""

import itertools

import sympy as sp

from proofbook.claim import ge, gt, le

WORDS = "log x <= x - 1, log x >= 1 - 1/x and that log grows"
MOST = 4  # logarithms that are compared with one another


def facts(claim):
    """Return what is known of the logarithms in a claim and its hypotheses, claims each under its
    own hypotheses; none if they have none.

    >>> K = sp.Symbol("K", positive=True)
    >>> print(*facts(le(sp.log(K), K)), sep="; ")
    log(K) <= K - 1; log(K) >= 1 - 1/K; log(K) >= 0; log(K) > 0
    """
    arguments = arguments_in(claim)
    found = []
    for x in arguments:
        log = sp.log(x)
        inside = gt(x, 0)
        found += [le(log, x - 1, [inside]), ge(log, 1 - 1 / x, [inside])]
        found += [ge(log, 0, [ge(x, 1)]), gt(log, 0, [gt(x, 1)])]
    for x, y in itertools.permutations(arguments[:MOST], 2):
        found.append(le(sp.log(x), sp.log(y), [gt(x, 0), le(x, y)]))
    return found


def arguments_in(claim):
    """Return of what logarithms are taken, but of numbers and of what the index of a sum is in."""
    parts = set().union(*(side.atoms(sp.log) for side in claim.sides))
    indices = set().union(*(side.atoms(sp.Dummy) for side in claim.sides))
    free = set().union(*(side.free_symbols for side in claim.sides))
    bound = indices - free
    arguments = [part.args[0] for part in parts]
    kept = [x for x in arguments if x.free_symbols and not x.free_symbols & bound]
    return sorted(kept, key=sp.default_sort_key)
