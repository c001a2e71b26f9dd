"""Random checks that rest on one another, with links that are honest or forged.

Each check is true under its hypotheses, by construction: it repeats one of them, adds two of them
up, or says that a letter has its sign. Its conclusion alone is mostly false. So whatever links say:
if nothing is left that a check assumes, its conclusion, letters put back, must be true.
A false one is a fault.

Some rest on what the statement assumes; then they must be true wherever that holds.

The forgeries: a link to another check, to a later one or to itself, other values or letters than in
the hypothesis, a definition that is none, an assumption that nobody declares, a link too few.
"""

import random
from dataclasses import dataclass

import sympy as sp

from fuzz.grammar import NUMBERS, grown, positive, r, s, u, x, y
from proofbook.claim import Claim, eq, le, symbolic
from proofbook.declared import Assumption
from proofbook.hypotheses import LinkError, instance, plain, put_back
from proofbook.links import Chains
from proofbook.stored import restored, stored, written

LETTERS = [
    sp.Symbol("t", real=True),
    sp.Symbol("v", positive=True),
    sp.Symbol("w", nonnegative=True),
    sp.Symbol("p", nonpositive=True),
]
FORGED = 0.4  # share of links


@dataclass(frozen=True)
class Graph:
    """Hold records by id, and the ids in the order in which they were made."""

    records: dict
    order: tuple


def graph(seed):
    """Return a few checks that rest on one another."""
    rng = random.Random(seed)
    order = tuple(f"l--{place}" for place in range(rng.randint(2, 5)))
    records = {}
    for key in order:
        claim, links = made(rng, records)
        links = [forged(rng, link, order) for link in links]
        if links and rng.random() < FORGED / 4:
            links = links[:-1]
        records[key] = record(key, claim, links)
    return Graph(records, order)


def made(rng, records):
    """Return a claim and its links; of what has no real value another is made."""
    try:
        claim, links = (rng.choice(MAKERS) if records else fact)(rng, records)
        symbolic(claim)
    except ValueError:
        return made(rng, records)
    return claim, links


def record(key, claim, links):
    """Return a record as the ledger stores it."""
    head = {"type": "check", "id": key, "statement": "l", "step": key, "variant": ""}
    return head | {"verdict": "proved", "formula": stored(claim), "links": links}


def fact(rng, records):
    """Make a claim that is true, without hypotheses."""
    return le(*grown(rng, rng.choice([x, y, 2 * x]))), []


def conclusion(rng, records):
    """Return the id of an earlier check, and what it concludes."""
    key = rng.choice(list(records))
    return key, plain(restored(records[key]["formula"]))


def expression(rng):
    """Return what stands for a symbol: of any sign, or with no value somewhere."""
    return rng.choice(
        [positive(rng, 1), r, -x, x - y, 1 - u, r**2 - 1, x / (x - 1), sp.log(x), s * u]
    )


def at_values(rng, records):
    """Repeat an earlier claim at other values of its symbols."""
    key, claim = conclusion(rng, records)
    chosen = rng.sample(claim.symbols, min(len(claim.symbols), rng.choice([1, 1, 2])))
    values = {symbol: expression(rng) for symbol in chosen}
    hypothesis = instance(claim, values)
    pairs = [[written(symbol), written(value)] for symbol, value in values.items()]
    link = {"kind": "check", "check": key, "at": pairs}
    return Claim(hypothesis.lhs, "<=", hypothesis.rhs + rng.choice([0, 1]), [hypothesis]), [link]


def with_letter(rng, records):
    """Repeat an earlier claim with a letter for a side, or for another expression."""
    key, claim = conclusion(rng, records)
    letter = rng.choice(LETTERS)
    side = rng.choice([claim.lhs, claim.rhs, claim.lhs + 1])
    sides = [letter if one == side else one for one in (claim.lhs, claim.rhs)]
    hypothesis = Claim(sides[0], "<=", sides[1])
    link = {"kind": "check", "check": key, "named": [[written(letter), written(side)]]}
    return Claim(sides[0], "<=", sides[1], [hypothesis]), [link]


def with_sign(rng, records):
    """Say what a letter is, and conclude that this has the sign of the letter."""
    letter = rng.choice(LETTERS[1:])
    expr = expression(rng)
    sides = (expr, 0) if letter.is_nonpositive else (0, expr)
    return le(*sides, [eq(letter, expr)]), [{"kind": "definition"}]


def with_power(rng, records):
    """Say what a power of a letter is, and conclude that this is not negative."""
    letter = rng.choice(LETTERS[1:3])
    expr = expression(rng)
    return le(0, expr, [eq(letter**2, expr)]), [{"kind": "definition"}]


def between(rng, records):
    """Conclude from two hypotheses what is mostly false: a <= t and t <= b."""
    a, b = expression(rng), rng.choice([expression(rng), rng.choice(NUMBERS)])
    middle = rng.choice([LETTERS[0], r, positive(rng, 1)])
    given = [Claim(a, "<=", middle), Claim(middle, "<=", b)]
    links = [{"kind": "check", "check": conclusion(rng, records)[0]}, {"kind": "definition"}]
    rng.shuffle(links)
    return Claim(a, "<=", b, given), links


def together(rng, records):
    """Conclude the sum of two earlier claims, at their own values."""
    pairs = [conclusion(rng, records) for _ in "ab"]
    given = [claim for _, claim in pairs]
    lhs, rhs = sum(one.lhs for one in given), sum(one.rhs for one in given)
    return Claim(lhs, "<=", rhs, given), [{"kind": "check", "check": key} for key, _ in pairs]


def two_meanings(rng, records):
    """Conclude a <= d from a <= b and c <= d, with one letter for b and for c."""
    (first, one), (second, other) = (conclusion(rng, records) for _ in "ab")
    letter = rng.choice(LETTERS)
    given = [Claim(one.lhs, "<=", letter), Claim(letter, "<=", other.rhs)]
    meanings = {first: one.rhs, second: other.lhs}
    links = [
        {"kind": "check", "check": key, "named": [[written(letter), written(expr)]]}
        for key, expr in meanings.items()
    ]
    return Claim(one.lhs, "<=", other.rhs, given), links


def assumed(rng, records):
    """Repeat what the statement assumes."""
    link = {"kind": "assumption", "of": "l", "name": SMALL.name}
    return le(r, rng.choice([0, 1]), [le(r, 0)]), [link]


SMALL = Assumption("l", "small", "r <= 0", paper="r is at most 0")
MAKERS = (at_values, at_values, with_letter, with_letter, with_sign, with_power, between, together)
MAKERS += (two_meanings, assumed)


def forged(rng, link, order):
    """Return a link, or another in its place."""
    if rng.random() > FORGED:
        return link
    other = {"kind": "check", "check": rng.choice(order)}
    moved = [[written(rng.choice([x, y, *LETTERS])), written(expression(rng))]]
    return rng.choice(
        [
            {},
            other,
            link | other,
            {"kind": "definition"},
            {"kind": "assumption", "of": "l", "name": "nobody declares this"},
            link | {"at": moved},
            link | {"named": moved},
            other | {"at": moved},
            other | {"named": moved},
            {name: value for name, value in link.items() if name not in ("at", "named")},
        ]
    )


def stands(made, key):
    """Return what is claimed of a check: a claim if nothing is left that nobody gives, under what
    the statement assumes if it rests on that; else why not, a word.
    """
    chains = Chains(made.records, {"l": [SMALL]})
    try:
        standing = chains.standing(key)
        sequent = chains.sequent(key)
    except LinkError:
        return "refused"
    if standing["assumes"]:
        return "assumes"
    whole = put_back(sequent.conclusion, sequent.letters, key)
    return whole.under(le(r, 0)) if standing["rests"] else whole
