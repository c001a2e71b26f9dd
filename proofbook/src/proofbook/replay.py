"""Look at a stored record again, without the notebook: its statement, its LaTeX,
and its control at the witness.

The record holds the claim as it was written, and by what one edit the control differs from it. So
the digest of the formal statement is made anew, and the LaTeX that readers see, and both sides of
the control are computed at the witness, in milliseconds. Nothing is searched for.
"""

import re
from dataclasses import replace
from fractions import Fraction

import sympy as sp

from proofbook.claim import FLIPPED, SIGNS, Claim, symbolic
from proofbook.definitions import are_possible, in_words, unfolded
from proofbook.enclosure import sign
from proofbook.kernel.statement import fingerprint
from proofbook.provers.induction import written_out
from proofbook.provers.points import fits
from proofbook.provers.witness import plain
from proofbook.records import KINDS, SETTLED
from proofbook.stored import edited, restored

COMPARED = tuple(KINDS)  # provers that compare numbers, case by case
SAYS = {
    "exhaustion": ("proved for these cases",),
    "numeric": ("consistent",),
    "simulation": ("consistent",),
}


def faults_of(records, signs=()):
    """Yield what is wrong with records, and with the proofs of errata, a sentence each."""
    for record in records:
        for check in (record, record.get("proof", {})):
            if check.get("type") == "check":
                yield from (f"{check['id']}: {why}" for why in faults(check, signs))


def faults(record, signs=()):
    """Return what is wrong with the evidence of a check, a list of words;
    none if its control fails where it says.

    Parameters
    ----------
    record : a check.
    signs : how symbols of some names are typeset, a setting of the book.
    """
    if record["prover"] == "cited":
        return []
    settled = SAYS.get(record["prover"], ("proved",))
    found = [f"{record['prover']} does not find {record['verdict']}"] * (
        record["verdict"] in SETTLED and record["verdict"] not in settled
    )
    witness = record.get("control", {}).get("witness", {})
    if not witness.get("point") and not {"lhs", "rhs"} <= set(witness):
        return [*found, "no control"]
    return found + (
        of_numbers(record) if record["prover"] in COMPARED else of_formulas(record, signs)
    )


def of_numbers(record):
    """Return what is wrong with a control that compared numbers: as they are shown,
    the relation must not hold.
    """
    witness = record["control"]["witness"]
    if not {"lhs", "relation", "rhs"} <= set(witness):
        return ["the control compares nothing"]
    if "values" in record and not counts(record):
        return ["counts other cases than were different"]
    sides = [ends(witness[side]) for side in ("lhs", "rhs")]
    if None in sides:  # finite objects, in words
        same = witness["lhs"] == witness["rhs"] and not witness["lhs"].endswith("…")
        return ["the control is no falsehood"] if same and witness["relation"] == "=" else []
    (a, b), (c, d) = sides
    can = {
        "=": a == d and b == c and a == b,
        "<=": b < c,
        "<": b < c,
        ">=": a > d,
        ">": a > d,
        "!=": b < c or a > d,
    }
    rounded = "." in witness["lhs"] + witness["rhs"] or "e" in witness["lhs"] + witness["rhs"]
    return ["the control is no falsehood"] if can[witness["relation"]] and not rounded else []


def counts(record):
    """Tell whether the domain of an enumeration says how many different cases there are."""
    found = re.match(r"(\d+) cases(?:, (\d+) of them different)?: ", record["domain"])
    if found is None:
        return False
    return int(found[2] or found[1]) == record["values"]["cases"] <= int(found[1])


def ends(text):
    """Return the two ends of a number or an interval as shown, or None for something else.

    >>> ends("1/3"), ends("[0.5, 2]"), ends("something")
    ((Fraction(1, 3), Fraction(1, 3)), (Fraction(1, 2), Fraction(2, 1)), None)
    """
    try:
        low, _, high = (
            text.strip("[]").partition(", ") if text.startswith("[") else (text, "", text)
        )
        return Fraction(low), Fraction(high)
    except ValueError:
        return None


def of_formulas(record, signs=()):
    """Return what is wrong with the statement, the LaTeX and the control of a check about
    formulas.
    """
    if not {"formula"} <= set(record) or "edit" not in record["control"]:
        return ["no formula"]
    claim = restored(record["formula"], signs)
    control = replace(claim, **edited(record["control"]["edit"], signs))
    found = ["the control is the claim"] if control == claim else []
    found += ["shows another formula than was checked"] * (not shows(record, "claim", claim))
    found += ["shows another control than was refuted"] * (
        not shows(record["control"], "planted", control)
    )
    if record["verdict"] in ("proved", "refuted") and record.get("lemma") != fingerprint(
        claim, record["verdict"]
    ):
        found.append("the digest is not that of the statement")
    if not fails_at(control, record["control"]["witness"]["point"]):
        found.append("the control does not fail at its witness")
    if record["verdict"] == "refuted" and not fails_at(claim, record["witness"]["point"]):
        found.append("the claim does not fail at its witness")
    return found


def shows(record, name, claim):
    """Tell whether the LaTeX in a record is that of its formula:
    beside words if there are some, else in their place.

    A control may be shown from the right to the left. What words say of a formula, no program
    knows.
    """
    said = record.get("formal", record[name])
    mirrored = Claim(claim.rhs, FLIPPED.get(claim.relation, claim.relation), claim.lhs)
    made = [claim.latex] if name == "claim" else [claim.latex, mirrored.latex]
    only_right = rf"\(\ldots {claim.right}\)"  # of a control that differs in the right side
    return said in [rf"\({latex}\)" for latex in made] or (
        name == "planted" and record[name] == only_right
    )


def fails_at(claim, point):
    """Tell whether a claim fails at a point in words,
    on its domain. Terms of sequences stand there as x[1], x[2], ...

    >>> from proofbook.claim import le
    >>> x = sp.Symbol("x", positive=True)
    >>> (
    ...     fails_at(le(x, 2, given=[x >= 1]), {"x": "3"}),
    ...     fails_at(le(x, 2), {"x": "1"}),
    ...     fails_at(le(x, -2), {"x": "-1"}),
    ... )
    (True, False, False)
    """
    found = at_witness(claim, point)
    return found is not None and is_refuted(*found)


def at_witness(claim, point):
    """Return a claim with the terms of its sequences replaced by their values,
    and the values of its symbols.

    None if the point in words does not say what a symbol is, or says what it cannot be.
    """
    claim = with_simple_sequences(plain(symbolic(claim)), point)
    if any(not is_fraction(point.get(symbol.name, "")) for symbol in claim.symbols):
        return at_unfolded(claim, point)
    values = {
        symbol: sp.Rational(point[symbol.name]) for symbol in claim.symbols if symbol.name in point
    }
    if set(values) != set(claim.symbols) or not all(fits(*pair) for pair in values.items()):
        return None
    if not any(side.has(sp.Sum, sp.Indexed) for side in claim.sides):
        return claim, values
    at = claim.substitute(values).mapped(written_out)
    terms = {
        t: sp.Rational(point[str(t)])
        for side in at.sides
        for t in side.atoms(sp.Indexed)
        if str(t) in point
    }
    if not all(fits(term.base.label, number) for term, number in terms.items()):
        return None
    return at.mapped(lambda side: side.xreplace(terms)), {}


def is_fraction(text):
    """Tell whether a text is a fraction."""
    return re.fullmatch(r"-?\d+(/\d+)?", text) is not None


def at_unfolded(claim, point):
    """Return the same if letters have other values than fractions: those that hypotheses define,
    which are put back.
    """
    found = unfolded(claim)
    if found is None:
        return None
    whole, letters = found
    known = {s: point.get(s.name, "") for s in {*whole.symbols, *names_in(letters)}}
    if not all(map(is_fraction, known.values())):
        return None
    values = {symbol: sp.Rational(text) for symbol, text in known.items()}
    if not all(fits(*pair) for pair in values.items()) or not are_possible(letters, values):
        return None
    if any(point.get(name) != text for name, text in in_words(letters, values).items()):
        return None
    return whole, values


def names_in(letters):
    """Return the symbols in what letters stand for."""
    return set().union(*(expr.free_symbols for expr in letters.values()))


def is_refuted(claim, values):
    """Tell whether a claim is certainly false at rational values, its hypotheses certainly true."""
    inside = all(sign(h.difference, values) in SIGNS[h.relation] for h in claim.given)
    return inside and sign(claim.difference, values) in {-1, 0, 1} - set(SIGNS[claim.relation])


def with_simple_sequences(claim, point):
    """Return a claim with those sequences replaced of which the point says what every term x[k]
    is.
    """
    said = {
        base: sp.Rational(point[f"{base}[k]"]) for base in claim.sequences if f"{base}[k]" in point
    }
    terms = {term for side in claim.sides for term in side.atoms(sp.Indexed) if term.base in said}
    values = {t: said[t.base] for t in terms if fits(t.base.label, said[t.base])}
    return claim.mapped(lambda side: side.xreplace(values))
