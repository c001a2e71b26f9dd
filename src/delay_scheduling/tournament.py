"""Every player against every adversary: the line-up, and the regret of each with valid intervals.

A competitor is a function (instance, rules) → (policy, rates), to be played by `estimate_regret`. Those that need to
know T, D or d_max read them off the instance, which is an advantage over those that do not.
"""

import numpy as np

from delay_scheduling import baselines, rates, schedulers
from delay_scheduling.fixed_probability import tuned
from delay_scheduling.regret import Estimate, estimate_regret


def line_up(chernoff=1.0):
    """Return the competitors by name: first three of the paper, then the baselines.

    Parameters
    ----------
    chernoff : the paper's Chernoff parameter α, above 0.
    """
    return {
        "Bernoulli (5.1)": lambda instance, rules: (schedulers.Bernoulli(chernoff), rates.thm_5_1),
        "Pareto (5.2)": lambda instance, rules: (
            schedulers.Pareto(chernoff),
            rates.thm_5_2_repaired(chernoff, instance.d_max),
        ),
        "coin (H.2)": coin,
        "greedy": lambda instance, rules: (schedulers.TrackEverything(), rates.thm_2_1),
        "random replacement": lambda instance, rules: (baselines.Replacing(), rates.thm_2_1),
        "drop longest": played_once(lambda instance: baselines.LongestFirst()),
        "drop shortest": played_once(lambda instance: baselines.ShortestFirst()),
        "skip above √D": played_once(lambda instance: baselines.SkipAbove(instance.D**0.5)),
        "adaptive skipping": played_once(lambda instance: baselines.AdaptiveSkipping()),
        "exponential weights": exponential_weights,
    }


def coin(instance, rules):
    """Return Corollary H.2 with T and D known."""
    tuning = tuned(instance.T, instance.D, rules)
    return tuning.policy, tuning.rates


def exponential_weights(instance, rules):
    """Return delayed exponential weights on what finds a slot, with T, D and d_max known."""
    eta = baselines.exponential_rate(rules.K, instance.T, instance.D, instance.d_max)
    return schedulers.TrackEverything(), rates.constant(np.inf, eta)


def played_once(tracker):
    """Return the competitor that follows a tracker without coins, with the rates of plain delayed FTRL."""

    def competitor(instance, rules):
        return baselines.Fixed(baselines.recorded(tracker(instance), instance.delays, rules)), rates.thm_2_1

    return competitor


def duel(competitor, instance, rules, runs, seed):
    """Return the regret per round of one competitor in one game, as an Estimate."""
    found = estimate_regret(instance, rules, *competitor(instance, rules), runs, seed)
    return Estimate(found.regrets / instance.T, found.width / instance.T)


def standings(competitors, games, rules_of, error, runs, seed):
    """Return {game: {competitor: {label: Estimate}}}, all intervals holding together with probability 1 − error.

    Parameters
    ----------
    competitors : dict such as `line_up` gives.
    games : dict from name to Instance.
    rules_of : dict from label to Rules.
    error : probability, above 0, shared equally among all intervals.
    runs, seed : as in `estimate_regret`.
    """
    share = error / (len(competitors) * len(games) * len(rules_of))

    def cell(competitor, instance, rules):
        found = duel(competitor, instance, rules, runs, seed)
        return Estimate(found.regrets, found.width, error=share)

    return {
        game: {
            name: {label: cell(competitor, instance, rules) for label, rules in rules_of.items()}
            for name, competitor in competitors.items()
        }
        for game, instance in games.items()
    }
