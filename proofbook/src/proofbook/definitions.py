"""Letters that hypotheses define, such as lambda = log(K): what they stand for, and a claim with
all of them put back.

A point of a claim with such letters has values that are no fractions, log(2). So it is looked for
where the letters are put back, and says of each letter in words what it is.
"""

import sympy as sp

from proofbook.claim import Claim, bound
from proofbook.enclosure import PRECISIONS, at_point, certain_sign

SIGNS = {
    "positive": (1,),
    "nonnegative": (0, 1),
    "negative": (-1,),
    "nonpositive": (-1, 0),
    "nonzero": (-1, 1),
}
SILENT = ("commutative", "finite", "real")


def definition(claim):
    """Return the letter that an equation defines and what it stands for, or None.

    >>> x, r = sp.symbols("x r", positive=True)
    >>> definition(Claim(r**2, "=", x + 1))
    (r, sqrt(x + 1))
    """
    if claim.relation != "=":
        return None
    sides = bound(sp.sympify(claim.lhs)), bound(sp.sympify(claim.rhs))
    for one, other in (sides, sides[::-1]):
        if one.is_Symbol and not other.has(one):
            return one, other
    for one, other in (sides, sides[::-1]):
        root = one.is_Pow and one.base.is_Symbol and one.base.is_nonnegative and one.exp.is_Rational
        if root and one.exp.is_positive and not other.has(one.base):
            return one.base, other ** (1 / one.exp)
    return None


def unfolded(claim):
    """Return a claim with all letters put back that its hypotheses define, and what they stand for;
    None if there is no such letter, or if they define one another.

    >>> K, lam = sp.symbols("K lambda", positive=True)
    >>> claim, letters = unfolded(Claim(lam, "<=", K, [Claim(lam, "=", sp.log(K))]))
    >>> print(claim, claim.given, letters)
    log(K) <= K () {lambda: log(K)}
    """
    letters = {}
    others = []
    for hypothesis in claim.given:
        found = definition(hypothesis)
        if found is None or found[0] in letters:
            others.append(hypothesis)
        else:
            letters[found[0]] = found[1]
    if not letters or claim.sequences:
        return None
    for _ in letters:
        letters = {letter: expr.subs(letters) for letter, expr in letters.items()}
    if any(expr.has(*letters) for expr in letters.values()):
        return None
    whole = Claim(claim.lhs, claim.relation, claim.rhs, tuple(others))
    return whole.substitute(letters), letters


def are_possible(letters, point):
    """Tell whether what letters stand for certainly has a value at a point, and the signs that are
    assumed of the letters.
    """
    return all(is_possible(letter, expr, point) for letter, expr in letters.items())


def is_possible(letter, expr, point):
    """Tell the same of one letter."""
    if not at_point(expr, point, PRECISIONS[-1]).is_finite():
        return False
    for word, truth in letter._assumptions_orig.items():
        if word in SILENT:
            continue
        if word in SIGNS and truth:
            known = certain_sign(expr, point) in SIGNS[word]
        else:
            known = getattr(expr.xreplace(point), f"is_{word}") is truth
        if not known:
            return False
    return True


def in_words(letters, point):
    """Return what letters are at a point, in words."""
    return {letter.name: str(expr.xreplace(point)) for letter, expr in letters.items()}
