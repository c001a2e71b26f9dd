"""Prove polynomial and rational (in)equalities, with roots, Min, Max, Abs and rounding,
by the SMT solver z3.

z3 is asked for a point of the domain where the claim fails. Only the answer `unsat` (there is none)
proves the claim. Anything z3 does not understand, such as log(x), becomes a free variable of which
only the sign is known (`query`). That is sound for proofs: the claim then holds whatever the value.
A model with such variables is no witness, and is not used as one. Of logarithms it is told more if
that is not enough (`logarithm`).
"""

import sympy as sp
import z3

from proofbook.claim import distinct, symbolic
from proofbook.outcome import Proved, Refuted, Unknown
from proofbook.provers import logarithm
from proofbook.provers.query import RLIMIT, ask, at_most, needed_by
from proofbook.provers.witness import ANY, after_search, describe, fails, known_prover, plain

__all__ = ["ask", "at_most", "smt"]


@after_search(ANY)
def smt(claim, lemmas=(), rlimit=RLIMIT):
    """Prove a claim by z3, or refute it at a point.

    Parameters
    ----------
    claim : symbolic claim. Its hypotheses are used.
    lemmas : tuples (prover, claim) or (prover, claim, options), proved first and then used as
        further facts.
    rlimit : the work z3 may do, in its own deterministic unit. Never a time.

    >>> import sympy as sp
    >>> from proofbook.provers import ge, gt
    >>> x = sp.Symbol("x", real=True)
    >>> smt(ge(x**2 + 1, 2 * x)).verdict, smt(gt(x**2 + 1, 2 * x)).witness["point"]
    ('proved', {'x': '1'})
    """
    for prover, lemma, *options in lemmas:
        answer = known_prover(prover)(lemma, **(options[0] if options else {}))
        if type(answer) is not Proved:
            return Unknown("z3", claim.domain, f"the lemma {lemma} is {answer.verdict}")
    facts = [plain(symbolic(lemma)) for _, lemma, *_ in lemmas]
    distinct(claim, *facts)
    known = [*needed_by(claim), *facts]
    answer, point = ask(claim.given, [claim], known, rlimit)
    used = list(map(str, facts))
    if answer == z3.unsat:
        return Proved(with_facts(used), claim.domain)
    if point and fails(claim, point):
        return Refuted("z3: a counterexample", claim.domain, describe(claim, point))
    of_logarithms = logarithm.facts(claim)
    if of_logarithms:
        answer, _ = ask(claim.given, [claim], [*known, *of_logarithms], rlimit)
        if answer == z3.unsat:
            return Proved(with_facts([*used, logarithm.WORDS]), claim.domain)
    return Unknown(
        "z3", claim.domain, f"z3 neither proves it nor finds a counterexample{hint(claim)}"
    )


def with_facts(used):
    """Return the method of a proof in words, with the facts that z3 was given."""
    return "z3: no counterexample exists" + (f", using {' and '.join(used)}" if used else "")


def hint(claim):
    """Say which parts of a claim z3 does not see into, and which prover to try."""
    dark = {
        part.func.__name__ for part in claim.difference.atoms(sp.log, sp.exp, sp.harmonic, sp.Sum)
    }
    dark |= {"a power" for part in claim.difference.atoms(sp.Pow) if not part.exp.is_Rational}
    other = "induction" if dark & {"harmonic", "Sum"} else "derivative, or a lemma"
    return f"; to z3 {' and '.join(sorted(dark))} is opaque: try {other}" if dark else ""
