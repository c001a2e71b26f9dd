"""Sums along a tiny game, from its exact law: what the proof of Theorem 4.4 adds up.

A law is the list of `schedules.Run` that `ScheduledGame.law` returns. The rival is i*, the best arm of the true losses.
"""

from fractions import Fraction

from delay_scheduling.exact.courses import conditional_mean, given, mean


def given_past(law, t, value):
    """Return the function run → E[value | F_t], F_t being the proxy delays and actions before round t.

    >>> from types import SimpleNamespace as Run
    >>> law = [Run(probability=Fraction(1, 2), coins=(d, 0), actions=(0, 0)) for d in (-1, 5)]
    >>> [str(given_past(law, t, lambda run: run.coins[0])(law[0])) for t in (1, 2)]
    ['2', '-1']
    """
    return given(law, value, lambda run: (run.coins[: t - 1], run.actions[: t - 1]))


def joint(law, t, one, other):
    """Return the pairs E[XY | F_t], E[X | F_t] E[Y | F_t] of two indicators, functions of the run, run by run."""
    first, second = given_past(law, t, one), given_past(law, t, other)
    both = given_past(law, t, lambda run: one(run) * other(run))
    return [(both(run), first(run) * second(run)) for run in law]


def gaps(game, run):
    """Return l_{t, A_t} − l_{t, i*} for each round."""
    return [loss - row[game.best] for loss, row in zip(run.losses, game.losses, strict=False)]


def weighted_gap(game, run, weights):
    """Return Σ of a weight a round times l_{t, A_t} − l_{t, i*}, for one run."""
    return sum(weight * gap for weight, gap in zip(weights, gaps(game, run), strict=True))


def mean_gap(game, law, weights):
    """Return E Σ of a weight a round times l_{t, A_t} − l_{t, i*}.

    Parameters
    ----------
    game, law : a ScheduledGame and its law.
    weights : function from a run to T numbers, such as z.
    """
    return mean(law, lambda run: weighted_gap(game, run, weights(run)))


def conditioned_gap(game, law, weigh=True):
    """Return the mean over the scheduler's coins of E[Σ z_t (l_{t, A_t} − l_{t, i*}) | all of them].

    Parameters
    ----------
    game, law : a ScheduledGame and its law.
    weigh : False makes all choices of coins equally likely, which is wrong.
    """
    means = conditional_mean(law, lambda run: weighted_gap(game, run, run.z), lambda run: run.coins)
    chances = dict(game.choices) if weigh else dict.fromkeys(means, Fraction(1, len(means)))
    return sum(chances[coins] * value for coins, value in means.items())


def reduced_gap(game, learner, rival=None):
    """Return E[R̃_{T, i*}] in the bandit regime, from Algorithm 3 on the game with losses z_t l_t.

    Parameters
    ----------
    game : ScheduledGame.
    learner : learner of rational weights, such as `batches.rational`.
    rival : function from the K total weighted losses to the loss to compare with; None for that of i*.
    """
    found = Fraction(0)
    for (proxies, actions), chance in game.reduced("bandit", learner).items():
        rows = [[z * loss for loss in row] for z, row in zip(game.z(proxies), game.losses, strict=True)]
        totals = [sum(column) for column in zip(*rows, strict=True)]
        paid = sum(row[arm] for row, arm in zip(rows, actions, strict=True))
        found += chance * (paid - (rival(totals) if rival else totals[game.best]))
    return found
