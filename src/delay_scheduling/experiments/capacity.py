"""What capacity buys on one instance: the regret of each player against the number of slots."""

from delay_scheduling.experiments.tournament import line_up
from delay_scheduling.use.sweeps import estimates
from delay_scheduling.validation import capacity


def regret_against_capacity(instance, capacities, runs, seed, players=None, regime="bandit"):
    """Return {player: {C: Estimate}}, the regret of each player with each capacity that it can use.

    Run r has the same coins for every player and capacity (see `confidence.difference`). Players are a dict from name
    to `tournament.Competitor`, or None for all of `tournament.line_up`; the rest is as for `estimate_regret`.

    >>> from delay_scheduling.adversaries import fixed
    >>> curves = regret_against_capacity(fixed(20, 2, d=3, seed=0), [1, 4], runs=2, seed=0)
    >>> sorted(curves["greedy"]), sorted(curves["batches (H.3)"])  # batches need two slots
    ([1, 4], [4])
    """
    for C in capacities:
        capacity(C)
    players = line_up() if players is None else players
    entries = [(name, C) for name, player in players.items() for C in capacities if player.enters(instance, C)]
    settings = (players[name].setting(instance, C, regime) for name, C in entries)
    found = dict(zip(entries, estimates(settings, runs, seed, threads=True), strict=True))
    return {name: {C: found[name, C] for C in capacities if (name, C) in found} for name in players}


def rows(curves):
    """Return a row for each player and capacity: a list of dicts, which `pandas.DataFrame` turns into a table."""
    return [
        {"player": name, "C": C, "mean": found.mean, "low": found.low, "high": found.high, "runs": len(found.regrets)}
        for name, curve in curves.items()
        for C, found in curve.items()
    ]
