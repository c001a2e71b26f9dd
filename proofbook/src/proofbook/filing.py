"""One line of filing: what `check` is told, as a claim with its hypotheses, and a control.

    theorem.check("penalty", 2 * sqrt(K) / alpha, "=", 2 * root, where={alpha: ...}, control=root)

The relation is a text. `where` says what letters stand for: each is a hypothesis, an equation, so
that a formula with the values inserted does not become trivial. `given` takes all that a claim
rests on: formulas, hypotheses about every k (`Each`), and names of steps.
"""

from dataclasses import dataclass, replace

import sympy as sp

from proofbook.claim import RELATIONS, Claim, eq, hypotheses
from proofbook.definitions import definition
from proofbook.errors import require
from proofbook.provers.each import Each


@dataclass(frozen=True)
class Without:
    """A control: the claim without one of its hypotheses."""

    hypothesis: object


def without(hypothesis):
    """Return the control that leaves out a hypothesis, written as in `given`.

    >>> x, y = sp.symbols("x y", real=True)
    >>> claim = Claim(x, "<=", y, [x <= 0, y >= 0])
    >>> control_of(claim, without(y >= 0)).given
    (Claim(lhs=x, relation='<=', rhs=0, given=()),)
    """
    return Without(hypothesis)


def split(given):
    """Return what a check is given: formulas, hypotheses about every k, and names of steps.

    Parameters
    ----------
    given : one of them, or a list.
    """
    many = given if isinstance(given, (list, tuple)) else [given]
    names = [one for one in many if isinstance(one, str)]
    each = [one for one in many if isinstance(one, Each)]
    formulas = [one for one in many if not isinstance(one, (str, Each))]
    return formulas, each, names


def defined(where):
    """Return the hypotheses that say what letters stand for.

    Parameters
    ----------
    where : {letter: expression}. A key may be a power of a letter that is not negative: p**3.

    >>> p, T = sp.symbols("p T", positive=True)
    >>> print(*defined({p**3: 1 / T}))
    p**3 = 1/T
    """
    found = []
    for letter, value in (where or {}).items():
        equation = eq(sp.sympify(letter), sp.sympify(value))
        says = definition(equation)
        is_fresh = says is not None and says[0] in equation.lhs.free_symbols
        require(is_fresh, "where", "{letter: what it stands for, without the letter}", where)
        found.append(equation)
    return found


def filed(left, relation, right, where=None, formulas=()):
    """Return the claim of a filing.

    Parameters
    ----------
    left, relation, right : two sides and one of = != <= < >= >; or a claim in the place of `left`,
        and None twice.
    where : what letters stand for (see `defined`); these hypotheses come first.
    formulas : more hypotheses.
    """
    if relation is None:
        require(isinstance(left, Claim), "check", 'left, "<=", right, or a claim', left)
        return replace(left, given=(*defined(where), *left.given, *hypotheses(formulas)))
    require(relation in RELATIONS, "relation", " ".join(RELATIONS), relation)
    return Claim(left, relation, right, [*defined(where), *formulas])


def control_of(claim, control):
    """Return the control of a claim as a claim, which should differ from it by one edit.

    Parameters
    ----------
    control : the right side in place of the claim's; or one of the relations; or `without(...)` a
        hypothesis; or a claim. One with other sides and without hypotheses is meant under those of
        the claim.

    >>> x = sp.Symbol("x", positive=True)
    >>> claim = Claim(2 * x, "<=", x**2 + 1)
    >>> print(control_of(claim, x**2), "|", control_of(claim, "<"))
    2*x <= x**2 | 2*x < x**2 + 1
    """
    if isinstance(control, Without):
        (left_out,) = hypotheses([control.hypothesis])
        kept = tuple(one for one in claim.given if not is_one(one, left_out))
        require(len(kept) < len(claim.given), "control", "a hypothesis of the claim", left_out)
        return replace(claim, given=kept)
    if isinstance(control, Claim):
        same_sides = (control.lhs, control.rhs) == (claim.lhs, claim.rhs)
        return control if control.given or same_sides else replace(control, given=claim.given)
    if isinstance(control, str):
        known = " ".join(RELATIONS)
        require(control in RELATIONS, "control", f"a side, or one of {known}", control)
        return replace(claim, relation=control)
    return replace(claim, rhs=control)


def is_one(hypothesis, other):
    """Tell whether two hypotheses say the same, wherever they come from."""
    parts = [(one.lhs, one.relation, one.rhs) for one in (hypothesis, other)]
    return parts[0] == parts[1]
