"""Prove an identity: the difference of the two sides is transformed into zero by SymPy."""

import sympy as sp

from proofbook.claim import eq
from proofbook.enclosure import simplified
from proofbook.outcome import Proved, Unknown
from proofbook.provers.query import entailed, needed_by
from proofbook.provers.witness import EQUATION, after_search

STRATEGIES = {
    "expand": lambda d: sp.expand(d),
    "together": lambda d: sp.expand(sp.numer(sp.together(d))),
    "simplify": simplified,
    "expand logarithms": lambda d: simplified(sp.expand_log(sp.expand(d))),
    "combine powers": lambda d: simplified(sp.powdenest(sp.powsimp(sp.expand_power_base(d)))),
    "factor inside": lambda d: simplified(sp.powsimp(sp.factor(d, deep=True))),
    "radicals": lambda d: sp.radsimp(simplified(d)),
    "split functions": lambda d: simplified(sp.expand(sp.expand_func(d))),
}
PLAIN = (sp.expand, lambda d: sp.expand_log(sp.factor(d, deep=True)))  # what z3 is asked about
WAYS = len(STRATEGIES) + len(PLAIN)


@after_search(EQUATION)
def identity(claim, tries=WAYS):
    """Prove lhs = rhs by SymPy, or refute it at a point.

    Each strategy preserves the value wherever both sides are defined; that they are defined on the
    whole domain is proved apart. A difference that does not become zero is no refutation.

    Parameters
    ----------
    claim : equation.
    tries : how many ways are tried, the strategies first.

    >>> x = sp.Symbol("x", positive=True)
    >>> from proofbook.provers import eq
    >>> identity(eq(sp.log(x**2), 2 * sp.log(x))).verdict
    'proved'
    """
    difference = claim.difference.doit()
    for number, (name, strategy) in enumerate(list(STRATEGIES.items())[:tries], 1):
        if strategy(difference) == 0:
            return Proved(f"SymPy: {name}", claim.domain, effort={"tries": number})
    for plainly in PLAIN[: max(0, tries - len(STRATEGIES))]:
        if entailed(claim.given, [eq(plainly(difference), 0)], needed_by(claim)):
            return Proved("SymPy and z3: no point where the sides differ exists", claim.domain)
    return Unknown("SymPy", claim.domain, "the difference is not reduced to zero")
