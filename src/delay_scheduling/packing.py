"""How many rounds can be observed if each delay is d and at most C rounds are tracked at a time."""

from delay_scheduling.errors import require
from delay_scheduling.game import is_integer


def most_observations(T, d, C):
    """Return the largest number of rounds whose feedback a player can receive in T rounds.

    An observed round holds a slot in d + 1 consecutive rounds, the last of them not after T. So among any d + 1
    consecutive rounds at most c = min{C, d + 1} are observed, and none among the last d. Writing T = q (d + 1) + r with
    0 <= r <= d, the number is c (q − 1) + min{c, r + 1} for q >= 1, and 0 for q = 0.

    Source: the counting argument of Theorem D.5 (thm:fixed-delays-lb), made exact.

    Parameters
    ----------
    T, C : integers of at least 1.
    d : integer of at least 0.

    >>> most_observations(T=7, d=2, C=2), most_observations(T=8, d=2, C=2), 2 * 8 // 3
    (4, 4, 5)
    """
    for name, value, least in (("T", T, 1), ("d", d, 0), ("C", C, 1)):
        require(is_integer(value) and value >= least, name, f"an integer of at least {least}", value)
    whole, rest = divmod(T, d + 1)
    at_once = min(C, d + 1)
    return at_once * (whole - 1) + min(at_once, rest + 1) if whole else 0
