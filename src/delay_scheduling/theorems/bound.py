"""A theorem's right-hand side, as one SymPy expression per regime.

A notebook manipulates `expr[regime]`. A simulation calls the bound, which evaluates the same
expression, and raises outside the hypotheses.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from inspect import signature
from typing import Any

import mpmath as mp
import numpy as np
import sympy as sp

from delay_scheduling.arithmetic import in_order
from delay_scheduling.game import REGIMES, Instance, Rules
from delay_scheduling.validation import is_number, require

DIGITS = 30  # so that rounding to a float is what decides its last bit


@dataclass(frozen=True)
class Bound:
    """Hold the right-hand side of one theorem: printed name, LaTeX label,
    and an expression for each regime.

    Hypotheses are pairs of words and a predicate on (regime, numbers). `numbers` is a function from
    (instance, rules, further arguments) to a dict from symbol name to number.
    """

    name: str
    label: str
    expr: Mapping[str, Any]
    hypotheses: tuple[tuple[str, Callable[[str, dict], bool]], ...]
    numbers: Callable[..., dict]

    def __call__(self, instance, rules, **arguments):
        """Return the bound for an instance, a float. Raise ValueError outside the hypotheses."""
        require(isinstance(instance, Instance), "instance", "an Instance", instance)
        require(isinstance(rules, Rules), "rules", "Rules", rules)
        self.expect_names(arguments)
        require(rules.K == instance.K, "rules", f"K = {instance.K}, that of the instance", rules.K)
        return self.at(rules.regime, **self.numbers(instance, rules, **arguments))

    def expect_names(self, arguments):
        """Raise ValueError unless these are the further arguments that the numbers need."""
        _, _, *needed = signature(self.numbers).parameters.values()
        least = {one.name for one in needed if one.default is one.empty}
        names = {one.name for one in needed}
        expected = f"instance, rules, and {', '.join(sorted(least)) or 'no more'}"
        received = sorted(arguments)
        require(least <= set(arguments) <= names, self.name, expected, received)

    def variant(self, words, expr, *hypotheses):
        """Return another bound for the same games: so named,
        with this right-hand side and these hypotheses.
        """
        return replace(self, name=f"{self.name}, {words}", expr=expr, hypotheses=hypotheses)

    def at(self, regime, **numbers):
        """Return the bound at numbers given by symbol name,
        a float. Raise ValueError outside the hypotheses.
        """
        require(regime in REGIMES, "regime", " or ".join(map(repr, REGIMES)), regime)
        names = names_of(self.expr[regime])
        require(set(names) <= set(numbers), "numbers", f"values for {list(names)}", sorted(numbers))
        for name in names:
            number = numbers[name]
            require(is_number(number) and number >= 0, name, "a number of at least 0", number)
        for words, holds in self.hypotheses:
            require(holds(regime, numbers), self.name, words, numbers)
        return evaluated(self.expr[regime], numbers)


def evaluated(expr, numbers):
    """Return an expression at numbers given by symbol name, a float: the same on every machine."""
    with mp.workdps(DIGITS):
        return float(compiled(expr)(*(mp.mpf(numbers[name]) for name in names_of(expr))))


@cache
def names_of(expr):
    """Return the names of the symbols of an expression, in order."""
    return tuple(sorted(str(symbol) for symbol in expr.free_symbols))


@cache
def compiled(expr, module="mpmath"):
    """Return the expression as a function of its symbols."""
    return sp.lambdify(names_of(expr), expr, module)


def per_rate(costs, inverse_rates):
    """Return costs / inverse_rates, 0 where the cost is 0, infinite where only the inverse rate
    is.
    """
    with np.errstate(divide="ignore"):
        return np.divide(costs, inverse_rates, out=np.zeros(len(costs)), where=costs > 0)


def weighted(costs, inverse_rates):
    """Return Σ costs_t / inverse_rates_t, as in `per_rate`."""
    return float(in_order(per_rate(costs, inverse_rates)))


known_longest = ("d_max at least every delay", lambda regime, n: n["d_max"] >= n.get("longest", 0))


def longest_delay(instance, d_max):
    """Return the largest delay, and the known bound on the delays: the same if none is given."""
    return {"longest": instance.d_max, "d_max": instance.d_max if d_max is None else d_max}


def plain_numbers(instance, rules):
    """Return K, T, C and D of a game with unit loss scales."""
    require(
        instance.scales is None, "instance", "one with unit loss scales", "one with loss scales"
    )
    return {"K": instance.K, "T": instance.T, "C": rules.C, "D": instance.D}
