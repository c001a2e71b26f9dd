"""Try the false variants of the rows of a book: see `variants.rows`.

No cell runs: the formula, its hypotheses and the options of the prover are those of the record.
"""

from collections import Counter
from fractions import Fraction

from proofbook.kernel.search import from_record
from proofbook.outcome import Unknown
from proofbook.provers.each import Each
from proofbook.provers.order import settled
from proofbook.provers.witness import PROVERS
from proofbook.replay import is_fraction
from proofbook.variants import watch
from proofbook.variants.rows import STORE, key, rows

WORDS = {"refuted": "refuted", "rejected": "not proved", "survived": "accepted"}
KEPT = {  # options of provers that their records keep
    "smt": ("lemmas",),
    "induction": ("variable", "each", "lemmas"),
    "derivative": ("variable",),
    "identity": (),
    "balls": (),
    "each_integer": (),
}
MOST = 4  # false variants of one formula
SAVED_AFTER = 20  # rows


def counted(record, most=MOST):
    """Return how many false variants of a row's formula its prover refuted, did not prove, or
    accepted: {word: number}, without zeros.

    Parameters
    ----------
    most : how many false variants are enough.
    """
    asked = from_record(record)
    prover, options = asked_of(record, asked.options)
    prover = whatever_happens(prover)
    also = [point for point in (control_point(record, asked.claim),) if point]
    *_, answers = watch.of_expressions(prover, asked.claim, options, key(record), most, also)
    outcomes = [one for answer in answers for one in (answer.outcome, answer.unaided) if one]
    found = Counter(WORDS[answer.outcome] for answer in answers)
    found["accepted"] = sum(outcome == "survived" for outcome in outcomes)
    return {word: found[word] for word in sorted(found) if found[word]}


def control_point(record, claim):
    """Return the point at which the control of a row fails, {symbol: fraction};
    nothing if it has other values than fractions. Hypotheses hold there.
    """
    said = record["control"]["witness"]["point"]
    texts = {symbol: said.get(symbol.name, "") for symbol in claim.symbols}
    if claim.sequences or not all(map(is_fraction, texts.values())):
        return {}
    return {symbol: Fraction(text) for symbol, text in texts.items()}


def asked_of(record, known):
    """Return the prover of a row and its options. One whose options no record keeps, such as the
    cases of `by_cases`, or the variable of `derivative`, is replaced by those that are asked in the
    fixed order.

    Parameters
    ----------
    known : options that the record keeps.
    """
    name = record["prover"]
    each = tuple(Each.restored(one) for one in record.get("each", []))
    known = known | ({"each": each} if each else {})
    if name not in KEPT or ("variable" in KEPT[name] and "variable" not in known):
        return by_order, {}
    found = {word: known[word] for word in KEPT[name] if known.get(word)}
    if "lemmas" in found:
        found["lemmas"] = [(PROVERS[by], fact) for by, fact in found["lemmas"]]
    return PROVERS[name], found


def whatever_happens(prover):
    """Return a prover that says so where it cannot read a variant, such as one with 1/0."""

    def answer(claim, **options):
        try:
            return prover(claim, **options)
        except (ArithmeticError, LookupError, RecursionError, TypeError) as error:
            return Unknown(prover.__name__, "", f"not read: {type(error).__name__} {error}")

    return answer


def by_order(claim):
    """Return what the provers answer that are asked in the fixed order."""
    return settled(claim, {})[2]


def try_all(book, records, again=False, say=print):
    """Try the false variants of the rows that have no counts, or of all, and store the counts.

    Counts of formulas that no row has any more are left out.
    """
    wanted = {key(record): record for record in rows(records)}
    stored = book.evidence(STORE)
    known = {} if again else {name: stored[name] for name in stored if name in wanted}
    new = [name for name in sorted(wanted) if name not in known]
    for number, name in enumerate(new, 1):
        known[name] = counted(wanted[name])
        if known[name].get("accepted"):
            say(f"{wanted[name]['id']}: accepts a false variant")
        if number % SAVED_AFTER == 0:
            save(book, known)
    if new or set(known) != set(stored):
        save(book, known)
    return len(new)


def save(book, known):
    """Write the counts, sorted."""
    book.store(STORE, dict(sorted(known.items())))
