"""The adversary of blocks, literally: which losses it draws, and what its signs are worth,
in fractions.

Source: P.10 (past:blocks). `past.lower.blocks` is the value in one formula.
"""

import itertools
from fractions import Fraction

from delay_scheduling.validation import integer


def dealt(T, K, d):
    """Return the lengths of the blocks of each of the k = ⌊log2 K⌋ groups, for T >= 1,
    K >= 2 and delays d >= 0.

    Blocks have d + 1 rounds, the last one what is left. The groups get one block in turn, then two
    in turn.

    >>> dealt(T=11, K=4, d=1), dealt(T=3, K=8, d=1)
    ([[2, 2, 2], [2, 2, 1]], [[2], [1], []])
    """
    for name, value, least in (("T", T, 1), ("K", K, 2), ("d", d, 0)):
        integer(name, value, least)
    groups = [[] for _ in range(K.bit_length() - 1)]
    lengths = [min(d + 1, T - start) for start in range(0, T, d + 1)]
    for number, length in enumerate(lengths):
        turn = number if number < len(groups) else (number - len(groups)) // 2
        groups[turn % len(groups)].append(length)
    return groups


def worth(lengths):
    """Return half of E|Σ L X| for independent fair signs X, a fraction.

    >>> worth([2, 2, 1]), worth([])
    (Fraction(5, 4), Fraction(0, 1))
    """
    law = {0: Fraction(1)}
    for length in lengths:
        places = {place + step for place in law for step in (-length, length)}
        law = {
            place: (law.get(place - length, 0) + law.get(place + length, 0)) / 2 for place in places
        }
    return sum((abs(place) * chance for place, chance in law.items()), Fraction(0)) / 2


def sequences(T, K, d):
    """Return all loss sequences that the adversary draws, equally likely:
    one for each choice of the signs.

    Arm i < 2^k stands for its k bits; the other arms are copies of arm 0. In a block of group j
    with sign x the arms whose bit j is x lose 0, the others 1.

    >>> sequences(T=3, K=2, d=1)[1]
    ((0, 1), (0, 1), (1, 0))
    """
    groups = dealt(T, K, d)
    blocks = [(j, length) for j, lengths in enumerate(groups) for length in lengths]
    arms = [arm if arm < 1 << len(groups) else 0 for arm in range(K)]

    def losses(signs):
        pairs = zip(blocks, signs, strict=True)
        rows = ((tuple(int(arm >> j & 1 != sign) for arm in arms), n) for (j, n), sign in pairs)
        return tuple(row for row, n in rows for _ in range(n))

    return tuple(losses(signs) for signs in itertools.product((0, 1), repeat=len(blocks)))
