"""Every player against every adversary: the regret of each with valid intervals."""

import numpy as np

from delay_scheduling import adversaries
from delay_scheduling.arithmetic import in_order
from delay_scheduling.compiled.elementary import power
from delay_scheduling.game import ACTIONS, Rules, stream
from delay_scheduling.players import naive
from delay_scheduling.players.stochastic import UCB1, PlainLookAndFollow, ThompsonSampling
from delay_scheduling.referee import play
from delay_scheduling.simulation import estimate_of, estimate_regret
from delay_scheduling.use.sweeps import estimates


def stochastic(instance):
    """Return the players for losses that are drawn alike, by name:
    functions from a generator to a referee's player.

    The second explores for T^(2/3) rounds.
    """
    explore = round(float(power(float(instance.T), 2 / 3)))
    return {
        "follow the leader": naive.FollowTheLeader,
        "explore, then commit": lambda rng: naive.ExploreThenCommit(rng, explore),
        "UCB1": UCB1,
        "look and follow": PlainLookAndFollow,
        "Thompson sampling": ThompsonSampling,
    }


def literal(make, instance, C, runs, seed, error, regime="bandit"):
    """Return the regret per round of a referee's player,
    with a valid interval. Other arguments as for `duel`.

    The player is made from a generator: run r has the second one of `streams(seed, r)`.
    """
    rules = Rules(instance.K, C, regime)
    players = (make(stream(seed, replicate, ACTIONS)) for replicate in range(runs))
    suffered = [
        float(in_order(np.array(play(player, instance, rules).losses))) for player in players
    ]
    return estimate_of(instance, suffered, error) / instance.T


def field(T, K, seed):
    """Return the adversaries by name, for T >= 11 rounds and K >= 2 arms. In the last three all
    delays are equal.
    """
    return {
        "easy": adversaries.easy(T, K, mean_delay=10, seed=seed, gap=0.4),
        "heavy tails": adversaries.heavy_tailed(T, K, mean_delay=10, seed=seed, gap=0.4),
        "misleading": adversaries.mixed(T, K, long_delay=20, seed=seed),
        "switching": adversaries.switching(T, K, mean_delay=10, seed=seed, period=-(-3 * T // 8)),
        "equal delays": adversaries.fixed(T, K, d=10, seed=seed, gap=0.4),
        "blocks (A.1)": adversaries.hidden_blocks(T, K, gap=0.5, d=10, seed=seed).instance,
        "no delays (A.2)": adversaries.hidden_arm(T, K, gap=0.4, seed=seed).instance,
    }


def duel(competitor, instance, C, runs, seed, error, regime="bandit"):
    """Return the regret per round of one competitor that can enter a game, with a valid interval.

    Arguments as for `estimate_regret`, besides the capacity C.
    """
    return (
        estimate_regret(*competitor.setting(instance, C, regime), runs, seed, error=error)
        / instance.T
    )


def standings(
    competitors,
    games,
    capacities,
    error,
    runs,
    seed,
    regime="bandit",
    workers=1,
    **options,
):
    """Return {game: {competitor: {"C = 1": Estimate}}},
    all intervals holding together with probability 1 − error.

    Who cannot enter has no entry. Competitors and games are dicts by name, such as `line_up` and
    `field` give. Runs, seed and regime are as for `duel`, the workers (None for one a core) and
    further options as for `sweeps.estimates`, such as the folder from which an interrupted
    tournament goes on, entry by entry.
    """
    settings = {
        (game, name, C): competitor.setting(instance, C, regime)
        for game, instance in games.items()
        for name, competitor in competitors.items()
        for C in capacities
        if competitor.enters(instance, C)
    }
    # what the runs of an entry share is found once
    share = error / len(settings)
    options = {"chunk": runs} | options
    found = estimates(list(settings.values()), runs, seed, workers=workers, error=share, **options)
    table = {game: {name: {} for name in competitors} for game in games}
    for (game, name, C), one in zip(settings, found, strict=True):
        table[game][name][f"C = {C}"] = one / games[game].T
    return table
