"""What the author of a cell writes as a hypothesis, and where each comes from.

A hypothesis is one of three things, or it is assumed:

- a definition of a fresh letter, `eq(r, cbrt(T * (D + T)))`: on one side stands the letter alone,
  or a power of it;
- an assumption that the statement declares in its claims file (`proofbook.declared`), written as a
  formula;
- the claim of another check, as an object: `theorem["sum"]`, or `theorem["sum", "variant"]`,
  perhaps at other values of its symbols, `theorem["round"].at({d: D[k]})`, or with letters for sums
  and other expressions, `.named({S: total})`.

They stand in the `given` of a claim. A record keeps the origin of each, in `links`; the ledger
looks at all of it again (`proofbook.links`), so that nothing typed in a cell is believed.
"""

from dataclasses import dataclass, field

import sympy as sp

from proofbook.claim import Claim, bound
from proofbook.declared import same
from proofbook.definitions import definition
from proofbook.errors import require
from proofbook.stored import restored, written

DEFINITION = "definition"
ASSUMPTION = "assumption"
CHECK = "check"


@dataclass(frozen=True, eq=False)
class Hypothesis(Claim):
    """A hypothesis as the prover gets it, with its origin as the record stores it."""

    origin: dict = field(default_factory=dict)

    def at(self, values):
        """Return an instance of the claim of a check.

        Parameters
        ----------
        values : {symbol: expression}. A key such as x[j] speaks for every term of the sequence x.

        >>> x, y = sp.symbols("x y", real=True)
        >>> print(
        ...     Hypothesis(x, "<=", x**2 + 1, origin={"kind": "check", "check": "toy--square"}).at(
        ...         {x: y + 1}
        ...     )
        ... )
        y + 1 <= (y + 1)**2 + 1
        """
        require("at" not in self.origin, "at", "one call, with all values", self)
        pairs = [[written(symbol), written(value)] for symbol, value in values.items()]
        stored_names = {plain_symbol(symbol): value for symbol, value in values.items()}
        return moved(instance(self, stored_names | values), self.origin | {"at": pairs})

    def named(self, letters):
        """Return the claim with letters in the place of sums and other expressions,
        {letter: expression}. A letter is a symbol or a term of a sequence.
        """
        are_letters = all(isinstance(letter, (sp.Symbol, sp.Indexed)) for letter in letters)
        require(are_letters, "named", "{letter: expression}", letters)
        claim = plain(self).mapped(bound)
        for letter, expr in letters.items():
            claim = claim.mapped(
                lambda side, expr=expr, letter=letter: side.subs(bound(sp.sympify(expr)), letter)
            )
        pairs = [[written(letter), written(expr)] for letter, expr in letters.items()]
        return moved(claim, self.origin | {"named": [*self.origin.get("named", []), *pairs]})


def moved(claim, origin):
    """Return a claim as a hypothesis with an origin."""
    return Hypothesis(claim.lhs, claim.relation, claim.rhs, origin=origin)


def plain(claim):
    """Return a hypothesis without its origin."""
    return Claim(claim.lhs, claim.relation, claim.rhs)


def plain_symbol(symbol):
    """Return a symbol as a record keeps it, without a sign of its own; anything else as it is."""
    is_own = isinstance(symbol, sp.Symbol) and type(symbol) not in (sp.Symbol, sp.Dummy)
    return sp.Symbol(symbol.name, **symbol._assumptions_orig) if is_own else symbol


def with_own_symbols(claim):
    """Return a claim in which a symbol with a sign of its own stands wherever a record gave back
    the plain one of this name.

    >>> class Star(sp.Symbol):
    ...     pass
    >>> star = Star("alpha", positive=True)
    >>> given = Hypothesis(sp.Symbol("alpha", positive=True), ">=", 1, origin={"kind": "check"})
    >>> one = with_own_symbols(Claim(star, ">=", 0, [given]))
    >>> one.symbols == [star], one.given[0].origin
    (True, {'kind': 'check'})
    """
    used = set().union(*(side.atoms(sp.Symbol) for side in claim.sides))
    own = {plain_symbol(symbol): symbol for symbol in used if plain_symbol(symbol) != symbol}
    if not own:
        return claim

    def renamed(one):
        sides = [sp.sympify(side).xreplace(own) for side in (one.lhs, one.rhs)]
        changed = Claim(sides[0], one.relation, sides[1])
        return moved(changed, one.origin) if isinstance(one, Hypothesis) else changed

    found = renamed(claim)
    return Claim(found.lhs, found.relation, found.rhs, tuple(map(renamed, claim.given)))


def of_record(record):
    """Return the claim of a stored check as a hypothesis for others."""
    require("formula" in record, "hypothesis", "the claim of a check about formulas", record["id"])
    conclusion = restored(record["formula"])
    return moved(conclusion, {"kind": CHECK, "check": record["id"]})


def instance(claim, values):
    """Return a claim in which symbols are replaced, all at once;
    the indices of sums are left alone.

    Raises
    ------
    LinkError : if a side has no real value there, such as log(-1).
    """
    found = plain(claim).mapped(bound).mapped(lambda side: substituted(side, values))
    if any(side.has(sp.I, sp.nan, sp.zoo, sp.oo, -sp.oo) for side in found.sides):
        raise LinkError(f"{claim} has no real value where {values}")
    return found


def substituted(side, values):
    """Return a side in which symbols are replaced by values;
    a key such as x[j] speaks for all terms of x.
    """
    found = {}

    def term(part):
        for key, value in values.items():
            if isinstance(key, sp.Indexed) and key.base == part.base:
                places = dict(zip(key.indices, part.indices, strict=True))
                if part not in found:
                    found[part] = sp.Dummy(), sp.sympify(value).subs(places, simultaneous=True)
                return found[part][0]
        return part

    side = bound(sp.sympify(side)).replace(lambda part: isinstance(part, sp.Indexed), term)
    letters = {key: value for key, value in values.items() if not isinstance(key, sp.Indexed)}
    if not found and not any(may_occur(sp.sympify(key), side) for key in letters):
        return side
    return bound(side.subs(letters, simultaneous=True).xreplace(dict(found.values())))


def may_occur(part, expr):
    """Tell whether an expression may have a part: not if they share no symbol."""
    symbols = part.atoms(sp.Symbol)
    return not symbols or bool(symbols & expr.atoms(sp.Symbol))


class LinkError(ValueError):
    """A link does not lead where it says."""


def put_back(claim, letters, key=""):
    """Return a claim with expressions for letters until none is left."""
    claim = plain(claim).mapped(bound)
    for _ in range(len(letters) + 1):
        before = claim
        claim = instance(claim, letters)
        if claim == before:
            return claim
    raise LinkError(f"{key}: circle: the letters {', '.join(map(str, letters))} define one another")


def linked(record, claim, each, declared, records):
    """Return the fields of a record that say where the hypotheses of a claim come from,
    and of which steps.

    Parameters
    ----------
    record : what is known of the check so far: statement, step, and the steps named as given.
    each : hypotheses about every k.
    declared : assumptions that may be made (`declared.within`).
    records : {id: record} of the checks that a hypothesis may come from.
    """
    label = record["statement"]
    named = list(record.get("given", []))
    steps = [tuple(name.split()) if len(name.split()) == 2 else (label, name) for name in named]
    checks = [one for one in records.values() if (one["statement"], one["step"]) in steps]
    hypotheses = [*claim.given, *(one.claim for one in each)]
    letters = {}
    found = []
    for hypothesis in hypotheses:
        origin = dict(getattr(hypothesis, "origin", {}))
        found.append(origin or origin_of(hypothesis, declared, checks, letters))
    for place, hypothesis in enumerate(hypotheses):
        found[place] = found[place] or origin_of(
            put_back(hypothesis, letters), declared, checks, {}
        )
    for origin in found:
        other = records.get(origin.get("check"))
        if other and (other["statement"], other["step"]) != (label, record["step"]):
            own = other["statement"] == label
            named.append(other["step"] if own else f"{other['statement']} {other['step']}")
    fields = {"links": found} if found else {}
    fields |= {"each": [one.stored() for one in each]} if each else {}
    return fields | ({"given": list(dict.fromkeys(named))} if named else {})


def origin_of(hypothesis, declared, checks, letters):
    """Return where a hypothesis comes from that does not say so itself."""
    for assumption in declared:
        if assumption.says(hypothesis):
            return {"kind": ASSUMPTION, "of": assumption.label, "name": assumption.name}
    for record in checks:
        if "formula" in record and same(of_record(record), hypothesis):
            return {"kind": CHECK, "check": record["id"]}
    defined = definition(hypothesis)
    if defined and defined[0] not in letters:
        letters[defined[0]] = defined[1]
        return {"kind": DEFINITION}
    return {}


def loose(record):
    """Return the hypotheses of a record that come from nowhere, as far as the record says,
    in words.
    """
    given = record.get("formula", {}).get("given", [])
    claims = [
        restored({"lhs": lhs, "relation": sign, "rhs": rhs, "given": []})
        for lhs, sign, rhs in given
    ]
    claims += [restored(one["claim"]) for one in record.get("each", [])]
    links = record.get("links", [])
    links = [*links, *[{}] * (len(claims) - len(links))]
    return [str(claim) for claim, link in zip(claims, links, strict=True) if not link]
