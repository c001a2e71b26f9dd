"""Delayed FTRL with time-varying loss scales (Algorithm 3).

It knows neither capacity nor schedulers.

One round costs O(K), whatever the delays. The loop is `compiled.learner`, loaded when the first
game is played.
"""

import numpy as np

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.game import Instance, Rules, Trajectory
from delay_scheduling.rates import Rates
from delay_scheduling.validation import require, sealed


def delayed_ftrl(
    instance: Instance, rates: Rates, rules: Rules, rng: np.random.Generator, return_x: bool = False
) -> Trajectory:
    """Play Delayed FTRL on an instance without capacity limit,
    and return the Trajectory of T rounds.

    Source: Algorithm 3 (alg:FTRL-no-scale).

    Parameters
    ----------
    instance : losses, delays and loss scales; for a capacity limit, one reduced by `scaled` or
        `batched`.
    rates : Rates of T rounds.
    rules : the number of arms and the regime are used.
    rng : numpy Generator. Exactly one uniform a round is drawn from it.
    return_x : whether to return the distributions x_t.

    Other sizes, or a round with two infinite learning rates (unless K = 1), raise ValueError. A
    minimization that leaves a residual above 1e-11 raises FloatingPointError.

    >>> from delay_scheduling import Instance, Rates, Rules
    >>> instance = Instance(losses=[[0.0, 1.0]] * 3, delays=[0, 0, 0])
    >>> rules = Rules(K=2, regime="full-information")
    >>> rates = Rates(inv_alpha=np.zeros(3), inv_beta=np.ones(3) / np.log(2))
    >>> delayed_ftrl(instance, rates, rules, np.random.default_rng(0), return_x=True).x[:, 0].round(
    ...     9
    ... ).tolist()
    [0.5, 0.666666667, 0.8]
    """
    from delay_scheduling.compiled.learner import expiries, play

    T, K = instance.losses.shape
    check_fit(K, T, rates, rules)
    scales = sealed(np.ones(T)) if instance.scales is None else instance.scales
    first, following = np.empty((2, T), np.int32)
    expiries(instance.delays, scales, first, following)
    actions = np.empty(T, np.int32)
    expected = np.empty(T)
    kept = np.empty(T * K * return_x)
    result = np.empty(3)
    with np.errstate(all="ignore"):
        play(
            losses=instance.losses,
            block=1,
            rows=np.arange(T),
            first=first,
            following=following,
            scales=scales,
            inv_alpha=rates.inv_alpha,
            inv_beta=rates.inv_beta,
            uniforms=rng.random(T),
            bandit=rules.regime == "bandit",
            state=np.empty((6, K)),
            actions=actions,
            estimates=np.empty(T),
            expected=expected,
            kept=kept,
            played=0,
            result=result,
        )
    _, residual, failed = result
    check_residual(failed)
    x = kept.reshape(T, K) if return_x else None
    return Trajectory(actions, expected, x, float(residual))


def check_fit(K: int, plays: int, rates: Rates, rules: Rules) -> None:
    """Raise ValueError unless rules and rates fit so many arms and plays."""
    require(isinstance(rates, Rates), "rates", "a rule that returns Rates", rates)
    require(rules.K == K, "rules", f"K = {K}, that of the instance", rules.K)
    require(
        len(rates.inv_alpha) == plays, "rates", f"rates for {plays} rounds", len(rates.inv_alpha)
    )
    idle = np.flatnonzero((rates.inv_alpha == 0) & (rates.inv_beta == 0)) if K > 1 else np.zeros(0)
    found = f"none in round {idle[0] + 1 if len(idle) else ''}"
    require(len(idle) == 0, "rates", "a finite learning rate in every round", found)


def check_residual(failed: float) -> None:
    """Raise FloatingPointError if a row has failed."""
    if failed >= 0:
        raise FloatingPointError(
            f"round {failed + 1:.0f}: expected a residual of at most {LARGEST_RESIDUAL}"
        )
