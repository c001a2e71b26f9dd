"""Look for a violation without proving anything: at sampled cases, or in a simulation."""

from proofbook.claim import Claim
from proofbook.errors import require
from proofbook.outcome import Consistent, Refuted, Unknown
from proofbook.provers.compare import ends, holds, shown
from proofbook.provers.exhaustion import case_witness
from proofbook.provers.witness import registered


@registered
def numeric(claim, cases, over):
    """Compare both sides at sampled cases, and report the worst of them.

    Parameters
    ----------
    claim : function from a case to an inequality between two numbers, floating-point ones included.
    cases : finite iterable, for example the trace of a search for the worst case.
    over : where the cases come from, in words.

    >>> numeric(lambda x: Claim(x * (1 - x), "<=", 0.25), [0.1, 0.4, 0.9], over="three points").closest["point"]
    {'case': '0.4'}
    """
    found = [(case, claim(case)) for case in cases]
    found = [(case, one) for case, one in found if all(holds(hypothesis) for hypothesis in one.given)]
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
    """Compare an estimate, known up to its confidence interval, with a bound or with another estimate.

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
    require(claim.relation in ("<=", "<", ">=", ">"), "claim(case)", "an inequality", claim.relation)
    (a, b), (c, d) = ends(claim.lhs), ends(claim.rhs)
    return c - b if claim.relation in ("<=", "<") else a - d
