"""What a check proves, recomputed from stored records: a conclusion,
what its letters stand for, what it rests on.

A check proves a *sequent*: a conclusion, the letters in it with what they stand for ("where p =
..."), and the facts that it still rests on ("if C <= limit"). A hypothesis that is the claim of
another check brings the letters and the facts of that check along, as in natural deduction. What
nobody gives is a fact, too: the check *assumes* it, and so does whatever rests on the check. No
cell is run, and nothing that a cell says of an origin is believed:

- the claim of another check must be that claim, letters put back, at the values that the link
  names;
- a sign that is assumed of a symbol must follow for what stands in its place, and this must have a
  value;
- a given fact is one about its own symbols: at other values nobody gives it, but in symbols for all
  values of which it is declared; and no letter may stand for what it is about;
- a letter that stands in the paper's line has the paper's meaning: a check that gives it another
  assumes that;
- a check that is undecided or refuted is an assumption of whoever uses it;
- facts that contradict one another, letters that define one another, and checks that rest on
  themselves are faults.

A hypothesis that nobody gives, but that follows by z3 from the others, is no assumption.
"""

import re
from dataclasses import dataclass, field, replace

import sympy as sp

from proofbook.claim import Claim, bound, eq, printed
from proofbook.declared import same, within
from proofbook.definitions import definition
from proofbook.hypotheses import (
    ASSUMPTION,
    CHECK,
    DEFINITION,
    LinkError,
    instance,
    plain,
    put_back,
    substituted,
)
from proofbook.provers import logarithm
from proofbook.provers.query import entailed, needed_by
from proofbook.stored import read, restored

SIGNS = {
    "positive": ">",
    "nonnegative": ">=",
    "negative": "<",
    "nonpositive": "<=",
    "nonzero": "!=",
}
SILENT = ("commutative", "finite")
WORK = 300_000  # of z3, on whether a hypothesis follows
TOKEN = re.compile(r"\\[A-Za-z]+|[A-Za-z]|\d+|[_^]|[^\s{}]")


@dataclass(frozen=True)
class Fact:
    """What a claim rests on, its letters put back, and who gives it:
    an assumption or a stated step; "" if nobody.

    `every` are the symbols for all values of which it is given; `of` is the label of the statement
    that declares it.
    """

    claim: Claim
    giver: str = ""
    every: frozenset = frozenset()
    of: str = ""

    def at(self, values):
        """Return the fact at other values: given by nobody,
        unless only symbols change of which all values are.
        """
        claim = instance(self.claim, values)
        symbols = {*self.claim.symbols, *labels(self.claim.sequences)}
        changed = {symbol for symbol in values if labels([symbol]) <= symbols}
        if same(claim, self.claim):
            return replace(self, claim=claim)
        if not changed <= self.every:
            return Fact(claim)
        new = set().union(*(sp.sympify(values[symbol]).free_symbols for symbol in changed))
        fixed = symbols - self.every
        return replace(self, claim=claim, every=frozenset((self.every - changed) | (new - fixed)))


@dataclass(frozen=True)
class Sequent:
    """What a check proves: a conclusion, where letters stand for expressions, if facts hold."""

    conclusion: Claim
    letters: dict = field(default_factory=dict)
    facts: tuple = ()


class Chains:
    """The checks of a book by id, and what each of them proves.

    Parameters
    ----------
    records : {id: record} of the checks and of what is stated.
    declared : {label: its assumptions}, see `declared.assumptions`.
    lines : {(label, step): the paper's line}.
    given : the ids of those stated claims that a formal theorem or the literature gives, as a
        reader has seen.
    """

    def __init__(self, records, declared=None, lines=None, given=()):
        self.records = records
        self.declared = declared or {}
        self.lines = lines or {}
        self.given = set(given)
        self.found = {}
        self.open = []

    def sequent(self, key):
        """Return what the check with an id proves, or raise LinkError."""
        if key in self.open:
            circle = [*self.open[self.open.index(key) :], key]
            raise LinkError(f"circle: {' rests on '.join(circle)}")
        if key not in self.found:
            self.open.append(key)
            try:
                self.found[key] = self.proved(key)
            finally:
                self.open.pop()
        return self.found[key]

    def proved(self, key):
        """Return what a check proves (see `sequent`)."""
        record = self.records.get(key)
        if record is None:
            raise LinkError(f"{self.open[-2] if len(self.open) > 1 else key}: no check {key}")
        if "formula" not in record:
            raise LinkError(f"{key}: compares numbers; it is the claim of no formula")
        claim = restored(record["formula"])
        conclusion = replace(claim, given=())
        if record["type"] == "stated":
            return self.stated(record, claim)
        if record["verdict"] in ("undecided", "refuted"):
            return Sequent(conclusion, {}, (Fact(conclusion),))
        return Derivation(self, record, claim).sequent

    def stated(self, record, claim):
        """Return the sequent of a step that only a formal theorem or the literature gives."""
        conclusion = replace(claim, given=())
        conditions = [Fact(one) for one in claim.given]
        if record["id"] not in self.given:
            return Sequent(conclusion, {}, (Fact(conclusion), *conditions))
        every = frozenset(map(read, record["for_all"]))
        whole = Fact(
            conclusion, f"{record['statement']} {record['step']}", every, record["statement"]
        )
        return Sequent(conclusion, {}, (whole, *conditions))

    def standing(self, key):
        """Return what a check rests on in words: what it assumes, what is given,
        what its letters stand for.
        """
        sequent = self.sequent(key)
        claims = [fact.claim for fact in sequent.facts]
        if len(claims) > 1 and entailed(tuple(claims), [], rlimit=WORK):
            raise LinkError(
                f"{key}: what it rests on is contradictory: {'; '.join(map(str, claims))}"
            )
        own = set(sequent.conclusion.symbols)
        whole = put_back(sequent.conclusion, sequent.letters, key)
        return {
            "assumes": list(
                dict.fromkeys(str(fact.claim) for fact in sequent.facts if not fact.giver)
            ),
            "rests": list(dict.fromkeys(fact.giver for fact in sequent.facts if fact.giver)),
            "where": [
                f"{x} = {printed(expr)}"
                for x, expr in sequent.letters.items()
                if labels([x]) & own or x in own
            ],
            "among": any(same(whole, claim) for claim in claims),
        }


class Derivation:
    """One check: its hypotheses one by one, with the sequents that they come from."""

    def __init__(self, chains, record, claim):
        self.chains = chains
        self.record = record
        self.key = record["id"]
        self.each = [(read(one["index"]), restored(one["claim"])) for one in record.get("each", [])]
        for one, (index, _) in zip(record.get("each", []), self.each, strict=True):
            if (
                any(words(index, sp.Integer(one["first"]), self.key))
                or index.is_integer is not True
            ):
                raise LinkError(f"{self.key}: {index} begins at {one['first']}, which it cannot be")
        self.claim = claim
        self.hypotheses = [*claim.given, *(one for _, one in self.each)]
        stored = record.get("links", [])
        self.origins = [*stored, *[{}] * (len(self.hypotheses) - len(stored))]
        self.letters = {}

    @property
    def sequent(self):
        """What the check proves."""
        sources = [self.source(origin) for origin in self.origins]
        for hypothesis, origin, source in zip(self.hypotheses, self.origins, sources, strict=True):
            self.merge(pairs(origin.get("named")))
            self.merge(source.letters if source else {})
            defined = definition(hypothesis)
            if origin.get("kind") == DEFINITION and defined:
                self.merge(dict([defined]))
        conclusion = replace(self.claim, given=())
        facts = []
        for hypothesis, origin, source in zip(self.hypotheses, self.origins, sources, strict=True):
            facts.append(self.facts_of(hypothesis, origin, source))
        facts = self.without_captured(facts)
        grounded = tuple(
            plain(hypothesis)
            for hypothesis, own in zip(
                self.hypotheses[: len(self.claim.given)], facts, strict=False
            )
            if all(fact.giver for fact in own)
        )
        self.no_letter_varies()
        ranges = [()] * len(self.claim.given) + [
            (index, one["first"]) for index, one in self.ranges
        ]
        left = []
        for own, place in zip(facts, ranges, strict=True):
            known = (*grounded, *([Claim(place[0], ">=", sp.Integer(place[1]))] if place else []))
            left += [fact for fact in own if fact.giver or not self.follows(known, fact)]
        known = [fact.claim for fact in left] + self.closed(facts)
        left += [Fact(need) for need in unmet(self.letters, known, self.key)]
        left += self.other_meanings(conclusion)
        return Sequent(conclusion, self.letters, tuple(dict.fromkeys(left)))

    def source(self, origin):
        """Return what the check proves that a hypothesis comes from, at the values of the link;
        None if from none.
        """
        if origin.get("kind") != CHECK:
            return None
        found = self.chains.sequent(origin["check"])
        values = pairs(origin.get("at"))
        for letter, value in values.items():
            if letter in found.letters and not isinstance(value, (sp.Symbol, sp.Indexed)):
                raise LinkError(f"{self.key}: {letter} is defined in {origin['check']}")
        others = {symbol: value for symbol, value in values.items() if symbol not in found.letters}
        facts = [fact.at(values) for fact in found.facts]
        facts += [Fact(need) for need in unmet(others, [fact.claim for fact in facts], self.key)]
        letters = {}
        for letter, expr in found.letters.items():
            whole = put_back(Claim(expr, "=", 0), found.letters, self.key).lhs
            added = {values.get(letter, letter): substituted(whole, others)}
            merge(letters, added, self.key)
        return Sequent(instance(found.conclusion, values), letters, tuple(facts))

    def merge(self, more):
        """Add letters, or raise LinkError if one stands for two things."""
        merge(self.letters, more, self.key)

    def facts_of(self, hypothesis, origin, source):
        """Return the facts that a hypothesis brings, after a look at where it comes from."""
        whole = put_back(hypothesis, self.letters, self.key)
        if source is not None:
            if not same(whole, put_back(source.conclusion, self.letters, self.key)):
                raise LinkError(
                    f"{self.key}: {origin['check']} says {source.conclusion}, not {hypothesis}"
                )
            return list(source.facts)
        if origin.get("kind") == DEFINITION and self.is_definition(hypothesis):
            return []
        if origin.get("kind") == ASSUMPTION:
            return [self.assumed(origin, plain(hypothesis), whole)]
        return [Fact(whole)]

    def is_definition(self, hypothesis):
        """Tell whether an equation defines a letter, for which it stands in the whole check."""
        defined = definition(hypothesis)
        if defined is None:
            return False
        letter, expr = defined
        sides = [
            put_back(Claim(side, "=", 0), self.letters, self.key).lhs for side in (letter, expr)
        ]
        return sides[0] == sides[1] or sp.expand(sides[0] - sides[1]) == 0

    def assumed(self, origin, hypothesis, whole):
        """Return a declared assumption as a fact:
        nobody gives it if the claims file has no such formula.
        """
        for one in within(self.chains.declared, self.record["statement"]):
            if (one.label, one.name) == (origin.get("of"), origin.get("name")):
                for claim in (hypothesis, whole):
                    if one.says(claim):
                        return Fact(
                            claim, one.called, one.every(claim), "" if one.everywhere else one.label
                        )
        raise LinkError(
            f"{self.key}: {origin.get('of')} declares no {origin.get('name')!r} that says"
            f" {hypothesis}"
        )

    def without_captured(self, facts):
        """Return facts in which nobody gives what a letter stands in, what k is in,
        or what only others declare.
        """
        index = {symbol for symbol, _ in self.each}
        bases = labels(self.letters)
        found = []
        for own in facts:
            kept = []
            for fact in own:
                about = {*fact.claim.symbols, *labels(fact.claim.sequences)} - fact.every
                elsewhere = fact.of not in ("", self.record["statement"]) and not self.is_stated(
                    fact
                )
                if fact.giver and (about & (bases | index) or elsewhere):
                    fact = Fact(fact.claim)
                if not (fact.giver or about & (bases | index)):
                    fact = self.declared_here(fact)
                kept.append(fact)
            found.append(kept)
        return found

    def is_stated(self, fact):
        """Tell whether a formal theorem or the literature gives a fact, not an assumption."""
        return not fact.giver.startswith(ASSUMPTION)

    def declared_here(self, fact):
        """Return the fact as an assumption of this statement, if it declares the same;
        else nobody gives it.
        """
        for one in within(self.chains.declared, self.record["statement"]):
            if one.says(fact.claim):
                return Fact(fact.claim, one.called, one.every(fact.claim), one.label)
        return Fact(fact.claim)

    def closed(self, facts):
        """Return the hypotheses that others give, letters put back: then no sign of a letter is
        used.
        """
        pairs_ = zip(self.claim.given, self.origins, facts, strict=False)
        given = [
            one
            for one, origin, own in pairs_
            if origin.get("kind") != DEFINITION and all(f.giver for f in own)
        ]
        return [put_back(one, self.letters, self.key) for one in given]

    @property
    def ranges(self):
        """The index of each hypothesis about every k, with the record of its range."""
        return zip([index for index, _ in self.each], self.record.get("each", []), strict=True)

    def follows(self, grounded, fact):
        """Tell whether z3 shows that a fact follows from the hypotheses that are given,
        and from what is known of logarithms.
        """
        known = logarithm.facts(replace(fact.claim, given=grounded))
        if not grounded and not known:
            return False
        return entailed(grounded, [fact.claim], known, rlimit=WORK)

    def no_letter_varies(self):
        """Raise LinkError if a letter of the check changes with the index of a hypothesis about every
        k.
        """  # noqa: E501
        for index, _ in self.each:
            symbols = set(self.claim.symbols)
            varying = [
                x for x, expr in self.letters.items() if x in symbols and index in expr.free_symbols
            ]
            if varying:
                raise LinkError(f"{self.key}: {varying} change with {index}")

    def other_meanings(self, conclusion):
        """Return what is assumed of letters in the conclusion that stand in the paper's line:
        they are not fresh.
        """
        line = self.chains.lines.get((self.record["statement"], self.record["step"]), "")
        own = {*conclusion.symbols, *labels(conclusion.sequences)}
        declared = within(self.chains.declared, self.record["statement"])
        found = []
        for letter, expr in self.letters.items():
            is_named = any(label in own and stands_in(label, line) for label in labels([letter]))
            meaning = eq(letter, expr)
            if is_named and not any(one.says(meaning) for one in declared):
                found.append(Fact(Claim(sp.UnevaluatedExpr(letter), "=", expr)))
        return found


def stands_in(symbol, line):
    r"""Tell whether a letter, with its index, stands in a formula in LaTeX.

    >>> stands_in(sp.Symbol("e"), r"a \le b"), stands_in(sp.Symbol("S"), "S_1 + 1")
    (False, False)
    >>> stands_in(sp.Symbol("S_1"), "S_{1}")
    True
    """
    wanted = TOKEN.findall(sp.latex(sp.Symbol(symbol.name)))
    tokens = TOKEN.findall(line)
    for place in range(len(tokens) - len(wanted) + 1):
        following = tokens[place + len(wanted) : place + len(wanted) + 1]
        if tokens[place : place + len(wanted)] == wanted and following != ["_"]:
            return True
    return False


def labels(keys):
    """Return the symbols that name letters, terms of sequences, or sequences."""
    bases = [key.base if isinstance(key, sp.Indexed) else key for key in keys]
    return {base.label if isinstance(base, sp.IndexedBase) else base for base in bases}


def pairs(data):
    """Return what a link stores of values or letters."""
    return {read(name): read(expr) for name, expr in data or ()}


def merge(letters, more, key):
    """Add letters, or raise LinkError if one stands for two things.

    A term of a sequence, D[k - 1] := E, says what every term is: D[k] := E at k + 1.
    """
    for letter, expr in more.items():
        expr = bound(sp.sympify(expr))
        if isinstance(letter, sp.Indexed):
            letter, expr = every_term(letter, expr, key)
        if letter == expr:
            continue
        if letter not in letters:
            letters[letter] = expr
        one, other = (
            put_back(Claim(side, "=", 0), letters, key) for side in (letters[letter], expr)
        )
        if one != other and sp.expand(one.lhs - other.lhs) != 0:
            raise LinkError(f"{key}: {letter} stands for {one.lhs} and for {other.lhs}")


def every_term(letter, expr, key):
    """Return the term with a single index that a term of a sequence says, and what it stands
    for.
    """
    if len(letter.indices) != 1 or len(letter.indices[0].free_symbols) != 1:
        raise LinkError(f"{key}: {letter} names no term with one index")
    (place,) = letter.indices
    (index,) = place.free_symbols
    shift = sp.expand(place - index)
    if not shift.is_Integer:
        raise LinkError(f"{key}: {letter} is not shifted by a number")
    return letter.base[index], expr.subs(index, index - shift)


def unmet(values, known, key):
    """Return what is assumed of symbols, and needed for values,
    but does not follow for what stands in their place.
    """
    known = tuple(known)
    found = []
    for symbol, expr in values.items():
        expr = sp.sympify(expr)
        (label,) = labels([symbol])
        wanted = [
            *needed_by(Claim(expr, "=", sp.S.Zero)),
            *(sign(expr, word) for word in words(label, expr, key)),
        ]
        for need in wanted:
            if not entailed((*known, *need.given), [need], rlimit=WORK):
                found.append(replace(need, given=()))
    return found


def words(label, expr, key):
    """Return what is assumed of a symbol and not known of an expression."""
    asked = [
        word for word, truth in label._assumptions_orig.items() if truth and word not in SILENT
    ]
    left = [word for word in asked if not getattr(expr, f"is_{word}")]
    unknown = [word for word in left if word not in (*SIGNS, "integer", "real")]
    denied = [word for word, truth in label._assumptions_orig.items() if truth is False]
    unknown += [f"not {word}" for word in denied if getattr(expr, f"is_{word}") is not False]
    if unknown:
        raise LinkError(f"{key}: nobody knows that {expr} is {' '.join(unknown)}, as {label} is")
    return [word for word in left if word != "real"]


def sign(expr, word):
    """Return the claim that an expression has a sign, or is an integer."""
    if word == "integer":
        return Claim(sp.floor(expr), "=", expr)
    return Claim(expr, SIGNS[word], sp.S.Zero)
