"""How a learner's regret grows with one parameter of a family of games, beside the growth of uniform play.

In a family whose gaps shrink with the parameter every player has the exponent of the bound. Here the gap stays: an
exponent then says something of the learner.
"""

from delay_scheduling.confidence import Interval, by_betting, slope
from delay_scheduling.simulation import estimate_regret, uniform_regret
from delay_scheduling.validation import require


def exponents(family, ends, runs, seed):
    """Return for each parameter the exponent of the regret, between two values of it: an interval and a number.

    Parameters
    ----------
    family : function from named parameters to (instance, rules, scheduler, rates), with a default for each.
    ends : from the name of a parameter to its first and last value.
    runs, seed : as for `estimate_regret`.

    Returns
    -------
    dict from the name to (interval for the learner, interval for uniform play). The learner's comes from betting, with
    error 1e-6 for each end, and is rounded outward.
    """
    return {name: tuple(between(family, name, *pair, runs, seed)) for name, pair in ends.items()}


def between(family, name, first, last, runs, seed):
    """Yield the exponent of the learner and that of uniform play between two values of a parameter."""
    require(0 < first < last, name, "two values above 0 that grow", (first, last))
    players = [family(**{name: value}) for value in (first, last)]
    games, ratio = [player[0] for player in players], last / first
    estimates = (estimate_regret(*player, runs, seed) for player in players)
    yield slope(*map(by_betting, estimates, games), ratio).outward()
    blind = [uniform_regret(game) for game in games]
    yield slope(*(Interval(regret, regret) for regret in blind), ratio).outward(6)


def off(found, exponent):
    """Return an interval for the distance of a number in an interval from an exponent.

    >>> off(Interval(0.25, 0.75), 0.5), off(Interval(0.75, 1), 0.5)
    (Interval(low=0.0, high=0.25), Interval(low=0.25, high=0.5))
    """
    distances = [abs(found.low - exponent), abs(found.high - exponent)]
    inside = found.low <= exponent <= found.high
    return Interval(0.0 if inside else min(distances), max(distances))
