"""Refute a claim: find a rational point of its domain where it certainly fails.

A symbolic prover comes second: `after_search` looks for a witness before it is asked, and keeps
from it what it has no right to prove: a claim with a side that may be undefined, or on a domain in
which no point is found. `without_search` switches the search for a witness off, to see whether a
prover proves a false claim that it was not saved from. Not finding a witness proves nothing.
"""

from contextvars import ContextVar
from dataclasses import replace
from functools import lru_cache, wraps
from itertools import islice

import sympy as sp

from proofbook.claim import SIGNS, WRITTEN, symbolic
from proofbook.definitions import are_possible, in_words, unfolded
from proofbook.enclosure import certain_sign, decimal, sign
from proofbook.errors import require
from proofbook.outcome import Proved, Refuted, Unknown
from proofbook.provers.defined import carried_out, stranger
from proofbook.provers.points import (
    FEW,
    admissible,
    defined_at,
    inhabitant,
    interval_of,
    named,
    plainly,
    points,
)
from proofbook.provers.query import SEARCH, setting, undefined
from proofbook.provers.sieve import doubtful

EQUATION = ("=",)
INEQUALITY = ("<=", "<", ">=", ">")
ANY = (*EQUATION, *INEQUALITY, "!=")
# what a record calls the method of a prover that was not asked
TOOLS = {"smt": "z3", "identity": "SymPy"}
PROVERS = {}  # by name; no other function proves anything
WITHIN = ContextVar("WITHIN", default=False)  # another proof, of which this is a part
SEARCHED = ContextVar("SEARCHED", default=None)  # a claim that was looked at before, in vain


def after_search(relations, search=None, in_parts=False):
    """Let a prover of symbolic claims with one of these relations look for a witness first.

    Parameters
    ----------
    relations : names of relations, or one word for an equation or all inequalities.
    search : function of the prover's arguments that returns Refuted or None; None for `refute` of
        the claim.
    in_parts : whether the prover itself sees, part by part, that both sides are defined on the
        whole domain.
    """

    def decorate(prove):
        method = TOOLS.get(prove.__name__, prove.__name__)

        @wraps(prove)
        def prover(claim, *arguments, **options):
            written = symbolic(claim)
            kinds = "an equation" if relations == EQUATION else "an inequality"
            require(written.relation in relations, "claim", kinds, written)
            if part := stranger(written):
                return Unknown(method, written.domain, f"nothing is known of {part}")
            if any(interval_of(written, symbol).is_empty for symbol in written.symbols):
                return Unknown(method, written.domain, "the domain is empty")
            claim = plain(written)
            gap = None
            if claim != written:  # what it is carried out to may be defined where it is not
                gap = undefined(written)
            witness = None
            if SEARCH.get() and not gap and written != SEARCHED.get():
                witness = search(claim, *arguments, **options) if search else refute(claim)
            if not (witness or gap or in_parts):
                gap = undefined(claim)
            if gap:
                return Unknown(
                    method, claim.domain, f"not shown: {gap}, without which a side is undefined"
                )
            if witness:
                return witness
            # the provers that it calls need not find a point of their part of the domain
            with setting(WITHIN, True):
                answer = prove(claim, *arguments, **options)
            if isinstance(answer, Unknown) and SEARCH.get():
                return refute_unfolded(claim) or answer
            return not_vacuous(claim, answer)

        return registered(prover)

    return decorate


def registered(prover):
    """Put a prover on the list of those that a check may ask."""
    PROVERS[prover.__name__] = prover
    return prover


def known_prover(prover):
    """Return a prover of this package, or raise ValueError:
    any other function would be taken at its word.
    """
    name = getattr(prover, "__name__", prover)
    require(PROVERS.get(name) is prover, "prover", f"one of {', '.join(sorted(PROVERS))}", name)
    return prover


def plain(claim):
    """Return a claim with derivatives and integrals carried out."""
    if not claim.difference.has(*WRITTEN):
        return claim
    return replace(
        claim, lhs=carried_out(sp.sympify(claim.lhs)), rhs=carried_out(sp.sympify(claim.rhs))
    )


def not_vacuous(claim, answer):
    """Return the answer, and with a proof a point of the domain: without one,
    the claim may say nothing.
    """
    if type(answer) is not Proved or WITHIN.get():
        return answer
    point = inhabitant(claim)
    if point is None:
        return Unknown(answer.method, claim.domain, "no point of the domain is found")
    return replace(answer, point=point)


def without_search():
    """Let the provers look for no witness."""
    return setting(SEARCH, False)


def searched(claim):
    """Let the provers look for no witness against this one claim. Against what they make of it they
    do.
    """
    return setting(SEARCHED, symbolic(claim))


@lru_cache(maxsize=1_000)
def refute(claim):
    """Return Refuted with a witness, or None. For a whole sequence x[1], x[2],
    ... constant ones are tried.
    """
    if not claim.difference.has(sp.Indexed):
        point = next((point for point in doubtful(claim) if fails(claim, point)), None)
        if point is None:
            return None
        return Refuted("a point of the domain", claim.domain, describe(claim, point))
    for simple, shown in plainly(claim):
        constant = "k" not in shown.values()  # x[k] = k may have another sign than is assumed
        for point in islice(points(simple), FEW) if constant else ():
            if fails(simple, point):
                found = describe(simple, point)
                return Refuted(
                    "a simple sequence", claim.domain, {**found, "point": shown | found["point"]}
                )
    return None


def refute_unfolded(claim):
    """Return Refuted with a witness that is found once letters are put back that hypotheses define,
    or None.
    """
    found = unfolded(claim)
    if found is None:
        return None
    whole, letters = found
    for point in doubtful(whole):
        if fails(whole, point) and are_possible(letters, point):
            witness = describe(whole, point)
            witness["point"] = dict(sorted((witness["point"] | in_words(letters, point)).items()))
            return Refuted("a point of the domain", claim.domain, witness)
    return None


def fails(claim, point):
    """Tell whether the point is certainly in the domain and the claim certainly false there."""
    found = certain_sign(claim.difference, point)
    if found is None and claim.relation in ("<", ">", "!="):
        found = sign(claim.difference, point)
    violated = found is not None and found not in SIGNS[claim.relation]
    return violated and admissible(claim, point) and defined_at(claim, point)


def describe(claim, point):
    """Return the witness as a dict of strings: the point and both sides there."""
    return {
        "point": named(point),
        "lhs": decimal(claim.lhs, point),
        "rhs": decimal(claim.rhs, point),
    }
