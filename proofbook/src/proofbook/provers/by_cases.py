"""Prove a claim on a domain by splitting the domain, each part with the prover that suits it."""

from proofbook.claim import hypotheses, symbolic
from proofbook.outcome import Proved, Refuted, Unknown
from proofbook.provers.query import entailed
from proofbook.provers.witness import ANY, after_search, known_prover


@after_search(ANY, in_parts=True)
def by_cases(claim, cases):
    """Prove a claim in each of several cases that together cover its domain (z3 shows that they
    do).

    A condition is meant to be defined and true, so that a case 1/x > 0 leaves x = 0 to the others.

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
    cases = list(cases)
    known = len(claim.given)
    conditions = symbolic(claim.under(*hypotheses(condition for condition, *_ in cases))).given[
        known:
    ]
    if not entailed(claim.given, conditions):
        return Unknown("by cases", claim.domain, "the cases are not shown to cover the domain")
    methods = []
    for condition, (_, prover, *options) in zip(conditions, cases, strict=True):
        answer = known_prover(prover)(claim.under(condition), **(options[0] if options else {}))
        if isinstance(answer, Refuted):
            return answer
        if type(answer) is not Proved:
            return Unknown(
                "by cases",
                claim.domain,
                f"case {condition}: {getattr(answer, 'why', answer.verdict)}",
            )
        methods.append(f"{condition}: {answer.method}")
    return Proved("by cases; " + "; ".join(methods), claim.domain)
