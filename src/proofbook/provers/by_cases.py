"""Prove a claim on a domain by splitting the domain, each part with the prover that suits it."""

from proofbook.claim import hypotheses
from proofbook.outcome import Proved, Refuted, Unknown
from proofbook.provers.smt import entailed
from proofbook.provers.witness import ANY, after_search


@after_search(ANY)
def by_cases(claim, cases):
    """Prove a claim in each of several cases that together cover its domain (z3 shows that they do).

    Parameters
    ----------
    claim : symbolic claim.
    cases : tuples (condition, prover) or (condition, prover, options).

    >>> import sympy as sp
    >>> from proofbook.provers import balls, derivative, le
    >>> x = sp.Symbol("x", nonnegative=True)
    >>> by_cases(le(x, sp.exp(x)), [(x <= 1, balls), (x >= 1, derivative, {"variable": x})]).verdict
    'proved'
    """
    conditions = [hypotheses([condition])[0] for condition, *_ in cases]
    if not entailed(claim.given, conditions):
        return Unknown("by cases", claim.domain, "the cases are not shown to cover the domain")
    methods = []
    for condition, (_, prover, *options) in zip(conditions, cases, strict=True):
        answer = prover(claim.under(condition), **(options[0] if options else {}))
        if isinstance(answer, Refuted):
            return answer
        if not isinstance(answer, Proved):
            return Unknown("by cases", claim.domain, f"case {condition}: {answer.why}")
        methods.append(f"{condition}: {answer.method}")
    return Proved("by cases; " + "; ".join(methods), claim.domain)
