"""Learning rates, from the schedule and the delays alone.

Every adaptive rule of the paper has the form α_t = √(1 / a_t), β_t = √(log K / b_t) with two
running sums a_t and b_t of what is known at round t. `formulas.ALPHA` and `formulas.BETA` are these
two; a rule below says only what is summed. In full information α_t = ∞ throughout.

A rule that does not look at what the coins of a scheduler show may say so, by `blind`: then all
runs share its rates.

Rates are stored as inverses: 0 means that the term is absent. With one arm there is nothing to
learn, log K = 0, and no rate is looked at; the inverses are then 0.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from inspect import isfunction
from typing import Any, NamedTuple, TypeVar

import numpy as np

from delay_scheduling.arithmetic import log_of
from delay_scheduling.game import Instance, Rules, Schedule
from delay_scheduling.validation import frozen, positive, require, sealed, wrong


def inverse_alpha(a_t: Any, sqrt: Callable = np.sqrt) -> Any:
    """Return 1 / α_t, `formulas.ALPHA` in IEEE operations, of an array,
    or of a number with `math.sqrt`.
    """
    return sqrt(a_t)


def inverse_beta(K: int, b_t: Any, sqrt: Callable = np.sqrt) -> Any:
    """Return 1 / β_t, `formulas.BETA` in IEEE operations and with a correctly rounded log K,
    like `inverse_alpha`.
    """
    return sqrt(b_t / log_of(K))


@dataclass(frozen=True, eq=False)
class Rates:
    """Hold the inverse learning rates of each round.

    Source: Algorithm 3 (alg:FTRL-no-scale).

    Parameters
    ----------
    inv_alpha : shape (T,), 1 / α_t, finite, at least 0. A writable array is copied; a read-only one
        is shared.
    inv_beta : shape (T,), 1 / β_t, finite, at least 0; likewise.
    """

    inv_alpha: np.ndarray
    inv_beta: np.ndarray

    def __post_init__(self) -> None:
        for name in ("inv_alpha", "inv_beta"):
            array = frozen(getattr(self, name), np.float64)
            require(array.ndim == 1 and array.size > 0, name, "an array of shape (T,)", array.shape)
            low = float(array.min())
            high = float(array.max())
            require(low >= 0 and high < np.inf, name, "finite numbers of at least 0", (low, high))
            object.__setattr__(self, name, array)
        same = self.inv_alpha.shape == self.inv_beta.shape
        require(
            same,
            "inv_beta",
            f"shape {self.inv_alpha.shape}, that of inv_alpha",
            self.inv_beta.shape,
        )


class RatesOfRound(NamedTuple):
    """Hold the inverse learning rates of one round, numbers, of sums that are numbers."""

    inv_alpha: float
    inv_beta: float


Rule = Callable[[Schedule, Rules], Rates]
Function = TypeVar("Function", bound=Callable)


def blind(rule: Callable[..., Rates]) -> Callable[..., Rates]:
    """Declare that a rule looks at delays and p_t, but not at what came of the coins.

    It is shown no more than that.

    A rule is a function (schedule, rules) → Rates, or the method `__call__` of a class of rules.

    >>> @blind
    ... def rule(schedule, rules):
    ...     return adaptive(rules, None, schedule.before + 1.0)
    >>> from delay_scheduling.schedulers import track
    >>> rule(track([1, 1], [0, 0], C=1, p=[1, 1]), Rules(K=2))
    Traceback (most recent call last):
    ...
    ValueError: rates: expected a blind rule (delays, p, T, plays, t, running, arrived), received 'before'
    """  # noqa: E501

    @wraps(rule)
    def shown(*arguments: Any) -> Rates:
        *bound, schedule, rules = arguments
        return rule(*bound, Shown(schedule), rules)

    shown.blind = True  # type: ignore[attr-defined]
    return shown


def is_blind(rule: Rule) -> bool:
    """Tell whether a rule, a function or an object, is declared `blind`."""
    return getattr(rule if isfunction(rule) else type(rule).__call__, "blind", False)


class Shown:
    """Show of a schedule what is known without its coins."""

    __slots__ = ("_schedule",)
    NAMES = ("delays", "p", "T", "plays", "t", "running", "arrived")

    def __init__(self, schedule: Schedule):
        self._schedule = schedule

    def __getattr__(self, name: str) -> Any:
        if name not in self.NAMES:
            raise wrong("rates", f"a blind rule ({', '.join(self.NAMES)})", name)
        return getattr(self._schedule, name)


@dataclass(frozen=True)
class Constant:
    """The rule α_t = alpha, β_t = beta, for rounds or batches.

    Source: Theorem H.1 (thm:NCNP-fixed-p).

    Parameters
    ----------
    alpha, beta : above 0; math.inf leaves the term out. alpha must be math.inf in full information.
    """

    alpha: float
    beta: float

    def __post_init__(self) -> None:
        positive("alpha", self.alpha, finite=False)
        positive("beta", self.beta, finite=False)

    @blind
    def __call__(self, schedule: Schedule, rules: Rules) -> Rates:
        bandit = rules.regime == "bandit"
        require(bandit or self.alpha == np.inf, "alpha", "math.inf in full information", self.alpha)
        return Rates(
            np.full(schedule.plays, 1 / self.alpha), np.full(schedule.plays, 1 / self.beta)
        )


constant = Constant


PARAMETERS = ("chernoff", "expected_capacity")  # that a rule shares with its scheduler


def made_for(**needed: Any) -> Callable[[Function], Function]:
    """Declare what attributes a scheduler must have, with these values, for a rule to be right.

    >>> @made_for(preempts=False)
    ... def rule(schedule, rules):
    ...     return adaptive(rules, None, schedule.before + 1.0)
    >>> rule.made_for
    {'preempts': False}
    """

    def declared(rule: Function) -> Function:
        rule.made_for = needed  # type: ignore[attr-defined]
        return rule

    return declared


def agree(scheduler: Any, rates: Any, rules: Any = None) -> None:
    """Raise ValueError if a rule was made for another scheduler, or another capacity.

    It is compared by what it carries: the parameters that it shares with its scheduler, the stairs,
    scale and κ that it counts on, and what it declares by `made_for`. A rule that is more
    careful than need be, as one with a larger κ, keeps its bound and is taken.
    """
    for name in PARAMETERS:
        own = getattr(scheduler, name, None)
        other = getattr(rates, name, own)
        require(own in (None, other), "rates", f"{name} = {own}, that of the scheduler", other)
    for name, value in getattr(rates, "made_for", {}).items():
        own = getattr(scheduler, name, value)
        require(own == value, "scheduler", f"one with {name} = {value}, as the rates need", own)
    scale = getattr(scheduler, "scale", math.inf)
    reserve = getattr(rates, "scale", scale)
    require(reserve <= scale, "rates", f"scale of at most {scale}, that of the scheduler", reserve)
    stairs = getattr(rates, "stairs", scheduler)
    require(stairs == scheduler, "scheduler", f"{stairs}, for which the rates were made", scheduler)
    price = getattr(rates, "price", None)
    price_at = getattr(scheduler, "price_at", None)
    if rules is None or rules.C == math.inf or price is None or price_at is None:
        return
    least = price_at(rules.C)
    expected = f"price of at least {least:g}, that of the scheduler with {rules.C} slots"
    require(price >= least * (1 - 1e-9), "rates", expected, price)


def check_total(instance: Instance, rates: Any) -> None:
    """Raise ValueError if a rule was made for a smaller total delay than the instance has.

    Of each delay only the rounds to the end of the game count: who knows T may cut it there.
    """
    D = getattr(rates, "D", None)
    if D is not None:
        left = np.arange(instance.T - 1, -1, -1)
        total = int(np.minimum(instance.delays, left).sum())
        require(total <= D, "rates", f"D of at least the total delay, {total}", D)


def check_game(instance: Any, rules: Any, scheduler: Any, rates: Any) -> None:
    """Raise ValueError unless these are an instance, rules,
    and a scheduler with rates or what makes a player.
    """
    require(
        isinstance(instance, Instance), "instance", "an Instance, or the game of a Log", instance
    )
    check_setting(rules, scheduler, rates)
    check_total(instance, rates)


def check_setting(rules: Any, scheduler: Any, rates: Any) -> None:
    """Raise ValueError unless these are rules, and a scheduler with rates or a player's maker."""
    require(isinstance(rules, Rules), "rules", "Rules", rules)
    if rates is None:
        plays = callable(scheduler) and not hasattr(scheduler, "sample")
        require(plays, "scheduler", "with rates None a function from a seed to a player", scheduler)
    else:
        samples = hasattr(scheduler, "sample") and not isinstance(scheduler, type)
        require(samples, "scheduler", "a scheduler, such as schedulers.Coin(0.5)", scheduler)
        rule = callable(rates) and not isinstance(rates, type)
        require(rule, "rates", "a rule, such as thm_5_1.rates or rates.constant(...)", rates)
        agree(scheduler, rates, rules)


def adaptive(rules: Rules, a_t: np.ndarray | None, b_t: np.ndarray) -> Rates:
    """Return the rates of `ALPHA` and `BETA` for these running sums; a_t = None means α_t = ∞.

    The sums of one round may be numbers, as `Online` gives them.
    """
    if isinstance(b_t, float):
        return of_round(rules, a_t, b_t)
    absent = np.zeros(len(b_t))
    inv_alpha = absent if a_t is None or rules.K == 1 else inverse_alpha(a_t)
    inv_beta = absent if rules.K == 1 else inverse_beta(rules.K, b_t)
    return Rates(sealed(inv_alpha), sealed(inv_beta))  # so that they need no copy


def of_round(rules: Rules, a_t: Any, b_t: float) -> RatesOfRound:
    """Return the rates of one round from two numbers, with the bits of those from arrays."""
    if rules.K == 1:
        return RatesOfRound(0.0, 0.0)
    inv_alpha = 0.0 if a_t is None else inverse_alpha(a_t, math.sqrt)
    return RatesOfRound(inv_alpha, inverse_beta(rules.K, b_t, math.sqrt))


def by_regime(rules: Rules, a_t: np.ndarray, b_t: np.ndarray, share: float = 1.0) -> Rates:
    """Return the rates of `adaptive`: with full information α_t = ∞,
    and share · a_t + b_t stands for b_t.
    """
    if rules.regime == "bandit":
        return adaptive(rules, a_t, b_t)
    return adaptive(rules, None, share * a_t + b_t)
