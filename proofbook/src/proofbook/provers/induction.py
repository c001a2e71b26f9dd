"""Prove a claim for all integers n from a first one on, by induction."""

from dataclasses import replace

import sympy as sp

from proofbook.claim import Claim
from proofbook.errors import require
from proofbook.outcome import Proved, Refuted, Unknown
from proofbook.provers.points import half_line, interval_of
from proofbook.provers.query import ask
from proofbook.provers.smt import smt
from proofbook.provers.witness import ANY, after_search, describe, fails, known_prover, refute

# first cases in which a whole sequence that satisfies hypotheses about every k is looked for
FEW = 3


def first_cases(claim, variable, inner=smt, small=4, each=(), **options):
    """Return Refuted if one of the first cases has a witness, else None."""
    first = least(claim, variable)
    if each:
        return first_sequence(claim, variable, first, each)
    for n in range(first, first + small):
        if witness := refute(case(claim, variable, n)):
            point = {str(variable): str(n), **witness.witness["point"]}
            return Refuted(witness.method, claim.domain, {**witness.witness, "point": point})
    return None


def first_sequence(claim, variable, first, each):
    """Return Refuted if z3 finds a sequence up to a first n that satisfies all hypotheses,
    and not the claim.
    """
    for n in range(first, first + FEW):
        at_n = case_under(claim, variable, n, each)
        _, point = ask(at_n.given, [at_n])
        if point is not None and fails(at_n, point):
            found = describe(at_n, point)
            point = {str(variable): str(n), **found["point"]}
            domain = "; ".join([claim.domain, *map(str, each)])
            return Refuted(
                f"z3: a sequence up to {variable} = {n}", domain, {**found, "point": point}
            )
    return None


def case_under(claim, variable, n, each):
    """Return the claim at n under all that the hypotheses about every k say there."""
    fixed = tuple(h for h in claim.given if variable not in h.symbols)
    facts = [hypothesis for one in each for hypothesis in one.listed(variable, n)]
    return case(replace(claim, given=(*fixed, *facts)), variable, n)


@after_search(ANY, first_cases)
def induction(claim, variable, inner=smt, small=4, each=(), **options):
    """Prove the first case and the step from n to n + 1, each by the inner prover.

    The first case is at the least integer that satisfies the hypotheses on n, which are then left
    out: it must hold. In the step, sums up to n + 1 and harmonic numbers are split into the part up
    to n and the last term. A sum up to n is then one number of which only the hypothesis and the
    sign are known.

    **Hypotheses about every k** (`each`), such as F[k+1] <= F[k] for k = 0, ..., n - 1. They are no
    hypotheses of the claim Q(n), which say the same whatever n is. What is proved by induction is
    P(n): if H(k) for all k from `first` to `last(n)`, then Q(n).

    - First case: at the number n the range is a finite list. All of H is written out, and Q(n)
      proved from it.
    - Step: assume H(k) for all k up to last(n + 1). As `last` is n plus a number, these include all
      k up to last(n). So P(n), which is assumed, gives Q(n). The inner prover gets Q(n), and of H
      only the instances at n - 2, ..., n + 1 that are in the range of n + 1 for every n from the
      first on; it shows Q(n + 1). That is P(n + 1).

    To use fewer hypotheses than there are is always sound. A range that is empty gives nothing. A
    refutation is sound, too: at a number n the range is finite, so what z3 finds is the whole
    sequence as far as Q(n) looks, and satisfies every H(k). And nothing is proved if z3 finds no
    sequence up to a first n that satisfies the hypotheses.

    Parameters
    ----------
    claim : claim about an integer symbol that has a least value. No other hypothesis may depend on
        that symbol: at
        n + 1 it would say something else than at n.
    variable : that symbol.
    small : how many first cases are searched for a counterexample.
    each : hypotheses about every k (`Each`).
    inner, options : the prover of the base and of the step. The hypothesis is among the hypotheses
        it gets.

    >>> from proofbook.provers import eq
    >>> n, k = sp.symbols("n k", integer=True, positive=True)
    >>> induction(eq(sp.Sum(k, (k, 1, n)), n * (n + 1) / 2), n).verdict
    'proved'
    >>> from proofbook.provers.each import Each
    >>> F = sp.IndexedBase(sp.Symbol("F", real=True))
    >>> falls = Each(Claim(F[k + 1], "<=", F[k]), k, 1, n - 1)
    >>> induction(Claim(n * F[n], "<=", sp.Sum(F[k], (k, 1, n))), n, each=[falls]).verdict
    'proved'
    """
    if each:
        return with_each(claim, variable, inner, tuple(each), options)
    first = least(claim, variable)
    elsewhere = tuple(h for h in claim.given if variable not in h.symbols)
    base = case(replace(claim, given=elsewhere), variable, first)
    for name, part in (("first case", base), ("step", step(claim, variable))):
        answer = known_prover(inner)(part, **options)
        if type(answer) is not Proved:
            why = getattr(answer, "why", f"it fails at {getattr(answer, 'witness', None)}")
            return Unknown("induction", claim.domain, f"the {name} is not proved: {why}")
    return Proved(f"induction on {variable}; the step by {answer.method}", claim.domain)


def with_each(claim, variable, inner, each, options):
    """Prove a claim by induction under hypotheses about every k (see `induction`)."""
    first = least(claim, variable)
    domain = "; ".join([claim.domain, *map(str, each)])
    for n in range(first, first + FEW):
        if ask(case_under(claim, variable, n, each).given, [])[1] is None:
            words = f"no sequence up to {variable} = {n} that satisfies the hypotheses is found"
            return Unknown("induction", domain, words)
    facts = [hypothesis for one in each for hypothesis in one.near(variable, first)]
    following = step(claim, variable)
    following = replace(following, given=(*following.given, *facts)).mapped(
        lambda side: split(side, variable)
    )
    parts = {"first case": case_under(claim, variable, first, each), "step": in_letters(following)}
    for name, part in parts.items():
        answer = known_prover(inner)(part, **options)
        if type(answer) is not Proved:
            why = getattr(answer, "why", f"it fails at {getattr(answer, 'witness', None)}")
            return Unknown("induction", domain, f"the {name} is not proved: {why}")
    return Proved(f"induction on {variable}; the step by {answer.method}", domain)


def split(expr, n):
    """Write q**(n + 1) as q**n q, so that the step sees what it multiplies."""

    def grows(part):
        return part.is_Pow and part.exp.has(n)

    def apart(part):
        return sp.expand_power_exp(sp.Pow(part.base, sp.expand(part.exp), evaluate=False))

    return expr.replace(grows, apart)


def in_letters(claim):
    """Return the claim with a letter for each term of a sequence: it says more,
    and z3 can name a point.
    """
    terms = set().union(*(side.atoms(sp.Indexed) for side in claim.sides))
    outside = [term for term in terms if not term.free_symbols & indices_of(claim)]
    numbered = enumerate(sorted(outside, key=str))
    letters = {
        term: sp.Dummy(f"{term.base}[{number}]", **assumptions(term)) for number, term in numbered
    }
    return claim.mapped(lambda side: side.xreplace(letters))


def indices_of(claim):
    """Return the indices of the sums of a claim."""
    sums = set().union(*(side.atoms(sp.Sum) for side in claim.sides))
    return {index for total in sums for index, *_ in total.limits}


def least(claim, variable):
    """Return the least value of the variable,
    or raise ValueError if the claim does not fit an induction on it.
    """
    require(isinstance(variable, sp.Symbol), "variable", "a symbol", variable)
    interval = interval_of(claim, variable)
    bounded = variable.is_integer and interval.inf.is_finite
    require(bounded, "variable", "an integer with a least value", variable)
    for hypothesis in claim.given:
        same = f"hypotheses that are the same for all {variable}"
        require(is_fixed(hypothesis, variable), "given", same, str(hypothesis))
    return int(sp.floor(interval.inf) + 1 if interval.left_open else sp.ceiling(interval.inf))


def is_fixed(hypothesis, variable):
    """Tell whether a hypothesis leaves out the variable, or only bounds it from below.

    A bound is what `interval_of` reads, and nothing else: it gives the first case. So the
    hypothesis is read by the same function as there. It sees rational bounds only, and a hypothesis
    that it does not see must not be left out.
    """
    sides = sp.sympify(hypothesis.lhs), sp.sympify(hypothesis.rhs)
    if not any(side.has(variable) for side in sides):
        return True
    half = half_line(hypothesis, variable)
    return half is not None and half.sup == sp.oo


def case(claim, variable, n):
    """Return the claim at n, with finite sums written out,
    and each term of a sequence a symbol of its own.
    """
    at_n = claim.substitute({variable: n})
    terms = set().union(*(written_out(side).atoms(sp.Indexed) for side in at_n.sides))
    fresh = {
        t: sp.Dummy(str(t), **assumptions(t))
        for t in sorted(terms, key=str)
        if t.indices[0].is_Integer
    }
    return at_n.mapped(lambda side: written_out(side).xreplace(fresh))


def written_out(expr):
    """Return an expression with the terms of its finite sums side by side. A sum with reversed
    limits has no value.
    """
    if isinstance(expr, sp.Sum):
        *inner, (index, first, last) = expr.limits
        terms = sp.Sum(expr.function, *inner) if inner else expr.function
        if first.is_Integer and last.is_Integer:
            places = range(int(first), int(last) + 1)
            return (
                sp.Add(*(written_out(terms.subs(index, k)) for k in places))
                if last >= first - 1
                else sp.nan
            )
    return (
        expr.func(*map(written_out, expr.args))
        if expr.has(sp.Sum) and not isinstance(expr, sp.Sum)
        else expr
    )


def assumptions(term):
    """Return the assumptions of a sequence's terms."""
    words = ("real", "positive", "nonnegative", "integer")
    return {word: True for word in words if getattr(term, f"is_{word}")}


def step(claim, variable):
    """Return the claim at n + 1 under the hypothesis that it holds at n."""
    following = replace(claim, given=()).substitute({variable: variable + 1})
    split = replace(following.mapped(lambda side: last_term(side, variable)), given=claim.given)
    return split.under(Claim(claim.lhs, claim.relation, claim.rhs))


def last_term(expr, n):
    """Split off the last term of each sum and harmonic number up to n + 1, inner sums first."""
    if isinstance(expr, sp.Sum) and len(expr.limits) == 1 and expr.limits[0][2] == n + 1:
        index, first, _ = expr.limits[0]
        last = expr.function.subs(index, n + 1)
        return sp.Sum(expr.function, (index, first, n)) + last_term(last, n)
    if isinstance(expr, sp.harmonic) and expr.args == (n + 1,):
        return sp.harmonic(n) + 1 / (n + 1)
    if expr.args and not isinstance(expr, (sp.Sum, sp.Indexed)):
        return expr.func(*[last_term(arg, n) for arg in expr.args])
    return expr
