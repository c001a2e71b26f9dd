"""Linked lists of the rounds that end with each round, compiled.

`first[t]` is a round that ends with round t, `following[s]` the next that ends with the same round
as s; −1 if there is none. Rounds are rows, from 0.
"""

from delay_scheduling.compiled.compiling import inner


@inner
def put_first(first, following, end, t):
    """Put round t at the head of the rounds that end with round `end`."""
    following[t] = first[end]
    first[end] = t


@inner
def put_last(first, last, following, end, t):
    """Put round t behind the rounds that end with round `end`; `following[t]` is −1 before."""
    if first[end] < 0:
        first[end] = t
    else:
        following[last[end]] = t
    last[end] = t
