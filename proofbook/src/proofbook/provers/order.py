"""Which provers are asked, in which order, about a claim whose filing names none.

The order depends on the claim alone: first whoever transforms or decides it at once, SymPy an
equation and z3 the rest; then, each of the symbols in which there is something to differentiate;
induction on those integers that end a sum, index a sequence or stand in an exponent; ball
arithmetic, or every point, on a domain that is bounded. The first that proves or refutes the claim
is the one that the record names. Its control is refuted if one of them finds a witness, and must
not be proved by that prover.
"""

from dataclasses import replace

import sympy as sp

from proofbook.claim import symbolic
from proofbook.errors import require
from proofbook.outcome import Proved, Refuted, Unknown
from proofbook.provers.balls import balls
from proofbook.provers.derivative import derivative
from proofbook.provers.exhaustion import each_integer
from proofbook.provers.identity import identity
from proofbook.provers.induction import induction
from proofbook.provers.points import interval_of
from proofbook.provers.smt import smt
from proofbook.provers.witness import INEQUALITY

OPAQUE = (sp.log, sp.exp)


def candidates(claim, each=()):
    """Return pairs (prover, options), in the order in which they are asked.

    Parameters
    ----------
    claim : symbolic claim.
    each : hypotheses about every k: then only induction is asked.

    >>> from proofbook.claim import eq, le
    >>> x, n = sp.Symbol("x", positive=True), sp.Symbol("n", integer=True, positive=True)
    >>> [prover.__name__ for prover, _ in candidates(le(sp.log(x), x))]
    ['smt', 'derivative']
    >>> [prover.__name__ for prover, _ in candidates(eq(sp.harmonic(n + 1), sp.harmonic(n)))]
    ['identity', 'smt', 'induction']
    """
    claim = symbolic(claim)
    if each:
        return [(induction, {"variable": last, "each": tuple(each)}) for last in lasts(claim, each)]
    found = [(identity, {})] if claim.relation == "=" else []
    found.append((smt, {}))
    if claim.relation in INEQUALITY:
        found += [(derivative, {"variable": symbol}) for symbol in inside(claim)]
    found += [(induction, {"variable": symbol}) for symbol in counters(claim)]
    if claim.symbols and all(is_bounded(claim, symbol) for symbol in claim.symbols):
        found += [(balls, {})] if claim.relation in INEQUALITY else []
        found += [(each_integer, {})] if all(s.is_integer for s in claim.symbols) else []
    return found


def lasts(claim, each):
    """Return the integers up to which hypotheses about every k are made."""
    ends = set().union(*(one.last.free_symbols for one in each))
    return [symbol for symbol in claim.symbols if symbol in ends and symbol.is_integer]


def inside(claim):
    """Return the symbols of a claim that stand in a logarithm or an exponential, or as an exponent
    of one that is no fraction; none if it has no such part.
    """
    parts = claim.difference.atoms(*OPAQUE)
    parts |= {part for part in claim.difference.atoms(sp.Pow) if not part.exp.is_Rational}
    found = set().union(*(part.free_symbols for part in parts))
    return [symbol for symbol in claim.symbols if symbol in found]


def counters(claim):
    """Return the integers on which an induction may go."""
    difference = claim.difference
    limits = [limit for part in difference.atoms(sp.Sum) for limit in part.limits]
    places = [end for _, *ends in limits for end in ends]
    places += [part.args[0] for part in difference.atoms(sp.harmonic)]
    places += [index for part in difference.atoms(sp.Indexed) for index in part.indices]
    places += [part.exp for part in difference.atoms(sp.Pow, sp.exp) if not part.exp.is_Rational]
    found = set().union(*(place.free_symbols for place in places))
    own = [symbol for symbol in claim.symbols if symbol in found and symbol.is_integer]
    return [symbol for symbol in own if interval_of(claim, symbol).inf.is_finite]


def is_bounded(claim, symbol):
    """Tell whether a symbol has a least and a greatest value."""
    interval = interval_of(claim, symbol)
    return interval.inf.is_finite and interval.sup.is_finite


def settled(claim, options):
    """Return the first prover that settles a claim, its options, and its answer; if none does, the
    first that was asked, which says who else was.

    Parameters
    ----------
    claim : symbolic claim.
    options : options for all of them, such as `each`, hypotheses about every k.
    """
    asked = []
    for prover, own in candidates(claim, options.get("each", ())):
        chosen = own | options
        answer = answer_of(prover, claim, chosen)
        if isinstance(answer, (Proved, Refuted)):
            return prover, chosen, answer
        asked.append((prover, chosen, answer))
    require(asked, "each", "hypotheses up to an integer of the claim", options.get("each"))
    prover, chosen, answer = asked[0]
    others = [told(*one[:2]) for one in asked[1:]]
    also = f"; nor does {', '.join(others)}" if others else ""
    return prover, chosen, replace(answer, why=answer.why + also)


def refuted(control, options):
    """Return the answer about a control: that of the first prover that refutes it, else of the
    first.
    """
    answers = []
    for prover, own in candidates(control, options.get("each", ())):
        answers.append(answer_of(prover, control, own | options))
        if isinstance(answers[-1], Refuted):
            return answers[-1]
    return answers[0]


def answer_of(prover, claim, options):
    """Return what a prover answers; that it does not know if it takes no such claim."""
    try:
        return prover(claim, **options)
    except ValueError as error:
        return Unknown(prover.__name__, symbolic(claim).domain, str(error))


def told(prover, options):
    """Return a prover in words, with its variable."""
    variable = options.get("variable")
    return prover.__name__ if variable is None else f"{prover.__name__} in {variable}"
