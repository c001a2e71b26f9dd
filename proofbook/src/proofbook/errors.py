"""One way to say that an argument is wrong."""


def require(condition, argument, expected, received):
    """Raise ValueError naming the argument, what was expected and what came,
    unless the condition holds.

    >>> require(-1 > 0, "K", "an integer of at least 1", -1)
    Traceback (most recent call last):
    ...
    ValueError: K: expected an integer of at least 1, received -1
    """
    if not condition:
        raise ValueError(f"{argument}: expected {expected}, received {received!r}")
