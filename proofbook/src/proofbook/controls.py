"""What makes a falsehood a control: it fails at a witness,
and there it is of the order of magnitude of the claim.

That a prover refutes `x <= -10**9` says nothing of a claim `x <= 2`: any prover would. So the side
in which a control differs from the claim must lie, at the witness, within a thousand times what
stands in the claim there. Where claims are functions of a case, their sides are not formulas, and
nothing is compared.
"""

import sympy as sp

from proofbook.enclosure import decimal
from proofbook.errors import require
from proofbook.replay import at_witness

FAR = 1000


def require_near(claim, control, point):
    """Raise ValueError if a control is of another order of magnitude than the claim at its witness.

    Parameters
    ----------
    claim, control : claims about formulas, which differ in one edit.
    point : the witness of the control, in words.

    >>> from proofbook.claim import le
    >>> x = sp.Symbol("x", positive=True)
    >>> require_near(le(2 * x, x**2 + 1), le(2 * x, x**2), {"x": "1"})
    >>> require_near(le(2 * x, x**2 + 1), le(2 * x, -(10**9)), {"x": "1"})
    Traceback (most recent call last):
    ...
    ValueError: control: expected a falsehood of the order of magnitude of the claim, received 2*x <= -1000000000
    """  # noqa: E501
    told = f"{control}"
    require(
        is_near(claim, control, point),
        "control",
        "a falsehood of the order of magnitude of the claim",
        Told(told),
    )


class Told(str):
    """A text that is shown without quotation marks."""

    def __repr__(self):
        return str(self)


def is_near(claim, control, point):
    """Tell whether a control is of the order of magnitude of the claim;
    also if the claim has no value there.
    """
    sides = [values_at(one, point) for one in (claim, control)]
    if None in sides:
        return True
    (a, b), (c, d) = sides
    most = FAR * (1 + abs(a) + abs(b))
    return not (abs(a - c) > most or abs(b - d) > most)


def values_at(claim, point):
    """Return both sides at a point in words, as floats,
    or None if the point does not say what the symbols are.
    """
    found = at_witness(claim, point)
    if found is None:
        return None
    plain, values = found
    return tuple(float(decimal(sp.sympify(side), values)) for side in (plain.lhs, plain.rhs))
