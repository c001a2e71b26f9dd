"""Look at finitely many cases: all, exactly, which proves a claim for them; or samples,
which proves nothing.
"""

import itertools
from collections import Counter
from numbers import Real

import sympy as sp
from flint import arb, fmpq, fmpz

from proofbook import evidence
from proofbook.claim import SIGNS, Claim
from proofbook.enclosure import sign
from proofbook.errors import require
from proofbook.outcome import Consistent, Proved, ProvedForCases, Refuted, Unknown
from proofbook.provers.compare import ends, holds, shown
from proofbook.provers.exact import (
    OBJECTS,
    numbers_in,
    require_digits,
    require_number,
    require_object,
)
from proofbook.provers.exact import is_number as is_exact
from proofbook.provers.points import defined_at, interval_of
from proofbook.provers.witness import ANY, after_search, describe, registered

NUMBERS = (Real, arb, fmpz, fmpq, sp.Basic)
LONGEST = 200  # letters of an object in a witness
LARGE = 257  # from here on each integer that is computed is an object of its own


@registered
def exhaustion(claim, cases, over):
    """Check the claims about each case. A case in which a hypothesis of a claim fails says nothing
    about it.

    Parameters
    ----------
    claim : function from a case to a claim, or a list of claims, between exact numbers, such as
        le(Fraction(1, 2), 1).
        Finite objects (lists, sets, strings, ... of exact numbers) may be claimed to be equal, a
        set to lie in another, and what was looked for to be None.
    cases : finite iterable, each case printed in the same way on every machine (numbers, strings,
        tuples, lists).
    over : the cases in words.

    Raises
    ------
    ValueError : if no claim is left, or if one compares numbers that are not exact (see `exact`),
        which prove nothing.

    >>> from proofbook.provers import ge
    >>> exhaustion(lambda n: ge(n * n, n), range(-3, 4), over="n from -3 to 3").domain
    '7 cases: n from -3 to 3'
    """
    count = 0
    unclear = None
    claimed = 0
    fractions = set()
    seen = Seen()
    for case in cases:
        count += 1
        seen.case(case)
        for one in claims_of(claim(case)):
            require_two(one)
            answer = truth(one)
            if answer is OUTSIDE:
                continue
            claimed += 1
            seen.pair(one)
            fractions.update(number for side in (one.lhs, one.rhs) for number in numbers_in(side))
            if answer is False:
                return Refuted("a case", over, case_witness(case, one))
            if answer is None and unclear is None:
                unclear = case
    require_digits(fractions)
    require(
        claimed > 0, "cases", "at least one case in which something is claimed", f"{count} cases"
    )
    if unclear is not None:
        return Unknown("exhaustion", over, f"case {unclear}: the balls overlap")
    domain = f"{seen.counted(count)}: {over}"
    return ProvedForCases("all cases, exact arithmetic", domain, seen.values())


class Seen:
    """The different cases of an enumeration, and all pairs of values that were compared.

    Cases that come again prove nothing more, so they are counted once. Of the pairs a digest is
    kept: code that compares other values than before has another, whatever the words of the row
    say.
    """

    def __init__(self):
        self.cases = set()
        self.without_words = {}
        self.pairs = Counter()

    def case(self, case):
        """Take note of a case. One without words is the same only if it is the same object: it is
        held, since the address of an object that is gone may be given to the next.
        """
        if has_words(case):
            self.cases.add(full(case))
        else:
            self.without_words[id(case)] = case

    @property
    def different(self):
        """How many of the cases are different."""
        return len(self.cases) + len(self.without_words)

    def pair(self, claim):
        """Take note of the two values of a claim."""
        self.pairs[f"{in_words(claim.lhs)} {claim.relation} {in_words(claim.rhs)}"] += 1

    def counted(self, count):
        """Say how many cases there are, and how many different ones if these are fewer."""
        fewer = f", {self.different} of them different" if self.different < count else ""
        return f"{count} cases{fewer}"

    def values(self):
        """Return what a record keeps: how many cases are different, how many pairs of values, and
        the digest of all pairs.
        """
        text = "\n".join(f"{count} {pair}" for pair, count in sorted(self.pairs.items()))
        kept = {"cases": self.different, "pairs": len(self.pairs)}
        return kept | {"digest": evidence.digest(text)}


def in_words(value):
    """Return a value as text, exactly if it is exact."""
    if isinstance(value, (arb, sp.Basic)):
        return shown(value)
    return full(value) if has_words(value) else "something"


def require_two(claim):
    """Raise ValueError if the two sides of a claim are one object: a value beside itself.

    Python has each small integer, each short text and None only once; of these it cannot be seen.
    """
    lhs = claim.lhs
    is_one = lhs is claim.rhs and not is_only_once(lhs)
    require(not is_one, "claim(case)", "two values, not one beside itself", claim.lhs)


def is_only_once(value):
    """Tell whether Python may hold equal values of this kind as one object."""
    is_small = type(value) is int and abs(value) < LARGE
    is_plain = value is None or isinstance(value, (str, bool, sp.Basic))
    return is_small or is_plain or value in ((), frozenset())


OUTSIDE = "a hypothesis fails"


def claims_of(said):
    """Yield the claims about a case, from a claim or from lists of them."""
    if isinstance(said, list):
        for part in said:
            yield from claims_of(part)
        return
    require(
        isinstance(said, Claim),
        "claim(case)",
        "a claim such as eq(lhs, rhs), or a list of claims",
        said,
    )
    yield said


def truth(claim):
    """Return True or False if the claim about one case is certainly so,
    OUTSIDE if a hypothesis fails, else None.
    """
    premises = [truth(hypothesis) for hypothesis in claim.given]
    if False in premises:
        return OUTSIDE
    if None in premises:
        return None
    sides = claim.lhs, claim.rhs
    if any(isinstance(side, OBJECTS) for side in sides):
        return of_objects(claim)
    for side in sides:
        require_number(side)
    return holds(claim)


def of_objects(claim):
    """Tell whether a claim about two finite objects is true."""
    lhs = claim.lhs
    rhs = claim.rhs
    if rhs is None:
        require(claim.relation == "=", "claim(case)", "that nothing is found", claim)
        return lhs is None
    for side in (lhs, rhs):
        require_object(side)
    if claim.relation in ("=", "!="):
        return (plain(lhs) == plain(rhs)) is (claim.relation == "=")
    sets = claim.relation in ("<=", ">=") and all(
        isinstance(side, (set, frozenset)) for side in (lhs, rhs)
    )
    require(sets, "claim(case)", "an equation, or one set in another", claim)
    return lhs <= rhs if claim.relation == "<=" else lhs >= rhs


def plain(value):
    """Return an object with tuples in place of lists."""
    return tuple(map(plain, value)) if isinstance(value, (list, tuple)) else value


def case_witness(case, claim):
    """Return the witness as a dict of strings: the case, both sides, and what is claimed of
    them.
    """
    lhs, rhs = (shown(side) if is_number(side) else named(side) for side in (claim.lhs, claim.rhs))
    return {"point": {"case": str(case)}, "lhs": lhs, "relation": claim.relation, "rhs": rhs}


def is_number(side):
    """Tell whether a side is shown as a number, or as an interval."""
    return isinstance(side, NUMBERS) or hasattr(side, "low")


def named(value):
    """Return an object in words: a set in order, a long one not to its end,
    one that is only found as such.
    """
    if not has_words(value):
        return "something"
    words = full(value)
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}…"


def full(value):
    """Return an object as text, a set in order."""
    return str(sorted(value, key=str)) if isinstance(value, (set, frozenset)) else str(value)


def has_words(value):
    """Tell whether an object is printed alike on every machine: of texts,
    truth values and exact numbers.
    """
    if isinstance(value, dict):
        return all(map(has_words, (*value, *value.values())))
    if isinstance(value, (tuple, list, set, frozenset)):
        return all(map(has_words, value))
    is_plain = isinstance(value, (str, bool, type(None)))
    return is_plain or (is_exact(value) and not isinstance(value, arb))


@registered
def numeric(claim, cases, over):
    """Compare both sides at sampled cases, and report the worst of them.

    Parameters
    ----------
    claim : function from a case to an inequality between two numbers, floating-point ones included.
    cases : finite iterable, for example the trace of a search for the worst case.
    over : where the cases come from, in words.

    >>> numeric(
    ...     lambda x: Claim(x * (1 - x), "<=", 0.25), [0.1, 0.4, 0.9], over="three points"
    ... ).closest["point"]
    {'case': '0.4'}
    """
    found = [(case, claim(case)) for case in cases]
    found = [
        (case, one) for case, one in found if all(holds(hypothesis) for hypothesis in one.given)
    ]
    require(len(found) > 0, "cases", "at least one case in which the hypotheses hold", found)
    answers = [holds(statement) for _, statement in found]
    worst = case_witness(*min(found, key=lambda pair: margin(pair[1])))
    if False in answers:
        return Refuted("the worst of the sampled cases", over, worst)
    if None in answers:
        return Unknown("sampled cases", over, "the intervals of the two sides overlap")
    return Consistent("sampled cases; not a proof", f"{len(found)} cases: {over}", worst)


@registered
def simulation(claim, over):
    """Compare an estimate, known up to its confidence interval,
    with a bound or with another estimate.

    Parameters
    ----------
    claim : claim whose sides are numbers or estimates with attributes `low` and `high`.
    over : the experiment in words: instance, runs, confidence.

    >>> from types import SimpleNamespace
    >>> simulation(Claim(SimpleNamespace(low=3.0, high=5.0), "<=", 4), over="ten runs").verdict
    'undecided'
    """
    is_one = isinstance(claim, Claim) and not claim.given
    require(is_one, "claim", "a claim without hypotheses, such as le(estimate, bound)", claim)
    sides = {"lhs": shown(claim.lhs), "relation": claim.relation, "rhs": shown(claim.rhs)}
    answer = holds(claim)
    if answer is None:
        return Unknown("simulation", over, f"the interval {sides['lhs']} straddles {sides['rhs']}")
    if answer:
        return Consistent("confidence interval; not a proof", over, {"point": {}, **sides})
    return Refuted("confidence interval", over, {"point": {}, **sides})


def margin(claim):
    """Return how far a claim is from failing: the distance in the direction of its relation."""
    require(
        claim.relation in ("<=", "<", ">=", ">"), "claim(case)", "an inequality", claim.relation
    )
    (a, b), (c, d) = ends(claim.lhs), ends(claim.rhs)
    return c - b if claim.relation in ("<=", "<") else a - d


@after_search(ANY, in_parts=True)
def each_integer(claim):
    """Prove a symbolic claim by looking at every point of a domain that consists of finitely many
    integers.

    >>> from proofbook.provers import le
    >>> n = sp.Symbol("n", integer=True, positive=True)
    >>> each_integer(le(2**n, 1024, given=[n <= 10])).verdict
    'proved'
    """
    sides = [interval_of(claim, symbol) for symbol in claim.symbols]
    bounded = all(side.inf.is_finite and side.sup.is_finite for side in sides)
    require(
        bounded and all(s.is_integer for s in claim.symbols),
        "claim",
        "bounded integers",
        claim.domain,
    )
    ranges = [range(int(sp.ceiling(side.inf)), int(sp.floor(side.sup)) + 1) for side in sides]
    for values in itertools.product(*ranges):
        point = dict(zip(claim.symbols, map(sp.Integer, values), strict=True))
        if outside(claim, point):
            continue
        found = sign(claim.difference, point) if defined_at(claim, point) else None
        if found is None:
            return Unknown("each integer", claim.domain, f"the sign at {point} is not clear")
        if found not in SIGNS[claim.relation]:
            return Refuted("a point of the domain", claim.domain, describe(claim, point))
    return Proved("every integer of the domain", claim.domain)


def outside(claim, point):
    """Tell whether a hypothesis or an assumption certainly fails at the point."""
    wrong = any(sign(h.difference, point) not in (*SIGNS[h.relation], None) for h in claim.given)
    known = [
        (value, *known)
        for symbol, value in point.items()
        for known in symbol._assumptions_orig.items()
    ]
    return wrong or any(getattr(value, f"is_{word}") is (not truth) for value, word, truth in known)
