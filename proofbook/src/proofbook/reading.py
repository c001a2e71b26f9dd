r"""A second opinion on the reading: does a claim say what the paper's line says?

No prover sees the paper. Here the formula of each claim is compared with the LaTeX of the paper's line in the claims
files, as far as a program can read it: both are evaluated at many random points of the claim's domain, side by side.
The names of a chapter that the paper does not have (λ for log K) are explained in `book/reading.toml`.

A claim *agrees* if at every point its two sides have the values of two sides of the paper's line, in the same
relation, perhaps, in an inequality, after the same term was taken from both or the same positive factor. It *differs*
if there is a point at which they have not; then it is another form of the line, or a step on the way to it, and a
reader has to judge that (`proofbook.lines`). It is *unread* if a side cannot be evaluated.
"""

import math
import random
import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, partial
from itertools import combinations

import numpy as np
import sympy as sp

from proofbook.evidence import toml
from proofbook.latex_value import Formula, Point, Unreadable, harmonic, tokens

POINTS, TRIES = 40, 4000
NEAR = 1e-7
SIGNS = {"=": "=", r"\le": "<=", r"\leq": "<=", r"\ge": ">=", r"\geq": ">=", "<": "<", ">": ">"}
MIRROR = {"=": "=", "<=": ">=", ">=": "<=", "<": ">", ">": "<"}
CONSTANT, TERM, FACTOR = "up to a constant", "up to a term on both sides", "up to a factor on both sides"
CONSTANTS, SUMMAND, LOGARITHM = "up to a constant for each term", "one summand", "after taking logarithms"
UNDER = r"(\\sum_\{(?:[^{}]|\{[^{}]*\})*\}(?:\^(?:\{[^{}]*\}|\w'?))? ?)?"  # a sum
SUMMED = re.compile(UNDER + r"(?:\\E\\left\[(.*)\\right\]|(.*))", re.DOTALL)
ORDER = re.compile(r"(O|\\Omega|\\Theta|\\widetilde\{?O\}?|\\widetilde O) ?(?:\\left)?\((.*?)(?:\\right)?\)", re.DOTALL)
PIECE = re.compile(r"\\left|\\right|\\[{}]|[][(){},]|\\[A-Za-z]+|[=<>]|.", re.DOTALL)
SYMBOLIC = ("identity", "smt", "induction", "derivative", "by_cases", "each_integer", "balls")
STORE = "reading.toml"


@dataclass(frozen=True)
class Reading:
    """Say how a claim compares with the paper's line: agrees, differs or unread, with the point or the reason."""

    word: str
    why: str = ""


def dictionary(book):
    """Return the names that the chapters use, from `book/reading.toml`."""
    return toml(book.folder / STORE)


def names_for(found, label, step):
    """Return what names stand for in one step: in general, then in the statement, then in the step."""
    names = dict(found.get("names", {}))
    for key, more in found.items():
        pattern, _, last = key.partition(" ")
        if isinstance(more, dict) and pattern == label and fnmatchcase(step, last or "*"):
            names |= more
    return names


def read(ledger, record, found):
    """Compare the formula of one record of the ledger with the line of its step."""
    line, names = ledger.step(record)["paper"], names_for(found, record["statement"], record["step"])
    kinds = (tuple(found.get("integers", ())), tuple(found.get("sequences", ())))
    formula = record.get("formal", record["claim"])
    return compare(line, formula, record["domain"], tuple(sorted(names.items())), *kinds)


@cache
def compare(paper, formula, domain="", names=(), integers=(), sequences=()):
    """Compare the formula of a claim with the paper's line."""
    try:
        [(left, relation, right)] = relations(formula.removeprefix(r"\(").removesuffix(r"\)"))
        claim = [Formula(side, declared(domain)) for side in (left, right)]
        defined = formulas(dict(names), declared(domain))
        required, fixed = conditions(domain)
    except (Unreadable, ValueError, KeyError) as error:
        return Reading("unread", f"the claim: {error}")
    lines, reason = [], "no relation"
    for one, sign, other in relations(paper):
        try:
            lines += line_of(one, sign, other, relation)
        except (Unreadable, KeyError) as error:
            reason = f"the paper: {error}"
    if not lines:
        return Reading("unread", reason)
    draw = partial(drawn, integers=set(integers), sequences=sequences, defined=defined | fixed)
    found = at_points(claim, lines, required, draw)
    return found if found.word != "unread" else at_points(claim, lines, [], draw)


def formulas(names, long=()):
    """Return what names stand for as formulas, by the names as formulas have them."""
    return {"".join(tokens(n)) if "\\" in n else n: Formula(text, long) for n, text in names.items()}


def line_of(one, sign, other, relation):
    """Return a line of the paper as what the sides of a claim are compared with, if the claim's relation fits.

    Of an order, such as O(x), that is x: the larger side must be a constant times x; of Omega(x), the smaller one.
    """
    order = ORDER.fullmatch(other)
    if order and sign == "=" and relation != "=":
        larger = 1 if relation[0] == "<" else 0
        places = {r"\Omega": [1 - larger], r"\Theta": [0, 1]}.get(order[1], [larger])
        first, several = ORDER.fullmatch(one), [Formula(term) for term in cut(order[2], ("+",))[0]]
        bounded = [Formula(term) for term in cut(first[2], ("+",))[0]] if first else Formula(one)
        return [(CONSTANTS if len(several) > 1 else CONSTANT, (bounded, several, place)) for place in places]
    if relation not in (sign, MIRROR[sign]):
        return []
    ways = ("",) if relation == "=" else ("", TERM, FACTOR, LOGARITHM)  # all equations that hold differ by 0
    found, error = [], None
    for pair, way in {(one, other): ways, **{inside: (SUMMAND,) for inside in summands(one, other)}}.items():
        try:
            sides = tuple(map(Formula, pair))
            found += [(name, sides if sign == relation else sides[::-1]) for name in way]
        except (Unreadable, KeyError) as unread:
            error = error or unread
    if error and not found:
        raise error
    return found


def summands(one, other):
    """Return what stands under the same sum, or under a mean, on both sides: one pair, or none."""
    (sum_1, *left), (sum_2, *right) = (SUMMED.fullmatch(side).groups() for side in (one, other))
    is_same = sum_1 == sum_2 and (left[0] is None) == (right[0] is None) and (sum_1 or left[0]) is not None
    return [(left[0] or left[1], right[0] or right[1])] if is_same else []


def at_points(claim, lines, required, draw):
    """Compare the sides of a claim with those of each line of the paper, at random points of the domain."""
    rng, seen, left, why, ratios = random.Random(0), 0, list(lines), "", {}
    for _ in range(TRIES):
        if seen == POINTS or not left:
            break
        point = draw(rng)
        try:
            if not all(holds(point) for holds in required):
                continue
            ours = [side(point) for side in claim]
            kept = [line for line in left if fits(line, ours, point, ratios)]
            seen += 1
            why = why or ("" if kept else described(point))
            left = kept
        except Unreadable as error:
            return Reading("unread", str(error))
        except (ZeroDivisionError, OverflowError, ValueError):
            continue
    if seen < POINTS and left:
        return Reading("unread", "too few points of the domain were found")
    left = [line for line in left if all(map(is_combination, (ratios.get((id(line), side)) for side in (0, 1))))]
    return Reading("agrees", left[0][0]) if left else Reading("differs", why or "the quotients are no constants")


def fits(line, ours, point, ratios):
    """Tell whether the sides of a claim have the values of a line at a point, or, of an order, the same ratio to it."""
    way, sides = line
    if way in (CONSTANT, CONSTANTS):
        bounded, several, place = sides
        found = {place: several} | ({1 - place: bounded} if isinstance(bounded, list) else {})
        for side, order in found.items():
            ratios.setdefault((id(line), side), []).append([ours[side], *(term(point) for term in order)])
        return isinstance(bounded, list) or near(ours[1 - place], bounded(point))
    (a, b), (c, d) = ours, (side(point) for side in sides)
    if way in ("", SUMMAND):
        return near(a, c) and near(b, d)
    if way == LOGARITHM:
        return min(c, d) > 0 and near(a, math.log(c)) and near(b, math.log(d))
    return not near(a, b) and (near(a - b, c - d) if way == TERM else a * c > 0 and near(a * d, b * c))


def is_combination(rows):
    """Tell whether the first numbers of all rows are the others times constants above 0; None says nothing."""
    if rows is None:
        return True
    values, others = np.array(rows)[:, 0], np.array(rows)[:, 1:]
    constants = np.linalg.lstsq(others, values, rcond=None)[0]
    return bool(np.allclose(others @ constants, values, rtol=NEAR) and constants.min() > NEAR)


def drawn(rng, integers, sequences, defined):
    """Return a point: integers from 1 to 9, other numbers from 0 to 3, and sequences of either."""
    values = {}

    def number(name):
        return float(rng.randint(1, 9)) if name in integers else rng.uniform(0.05, 3)

    def sequence(name):
        return lambda k: values.setdefault((name, k), number(name))

    return Point(dict(defined), number, {name: sequence(name) for name in sequences} | {"H": harmonic})


def near(one, other):
    """Tell whether two values agree up to rounding."""
    return math.isclose(one, other, rel_tol=NEAR, abs_tol=NEAR)


def described(point):
    """Return the values of a point, for a reader: without those of means and probabilities, whose names are long."""
    values = {name: v for name, v in point.values.items() if isinstance(v, float) and "\\" not in name}
    return ", ".join(f"{name} = {value:.4g}" for name, value in sorted(values.items()))


def declared(domain):
    """Return the names that a domain declares."""
    return [part.split()[0] for part in domain.split("; ") if part and not part.startswith("sequence")]


def conditions(domain):
    """Return the conditions of a domain as the record words it, and the names that it fixes: functions of a point."""
    required, fixed, known = [], {}, [*declared(domain), "lambda_"]
    for part in domain.split("; "):
        name, sign, *_ = [*part.split(), "", ""]
        if part.endswith("…") and sign == "=":
            first = int(part.split()[2].rstrip(","))
            required.append(lambda at, name=name, first=first: round(at.value(name)) == at.value(name) >= first)
        elif sign == "=" and name.isidentifier():
            fixed[name] = expression(part.partition(" = ")[2], known)
        elif part and " = " not in part and not part.startswith("sequence") and not part.endswith(" real"):
            required.append(expression(part, known))
    return required, fixed


def expression(text, known):
    """Return an expression, or a relation, in Python's words as a function of a point. What is known are symbols."""
    text = text.replace("≥", ">=").replace("lambda", "lambda_")
    return function_of(text, tuple(sorted({name for name in known if name in text})))


@cache
def function_of(text, known):
    """Return what SymPy reads as a function of a point: the same few conditions stand in the domains of most claims."""
    read = sp.sympify(sp.sympify(text, locals={name: sp.Symbol(name) for name in known}))
    names = sorted(read.free_symbols, key=str)
    function = sp.lambdify(names, read, [KNOWN, "math"])
    return lambda point: float(function(*(point.value(symbol.name.replace("lambda_", "lambda")) for symbol in names)))


KNOWN = {"harmonic": harmonic, "ceiling": math.ceil, "Max": max, "Min": min}


def relations(line):
    r"""Return the triples (left side, sign, right side) that a line states: conditions before \implies are left out."""
    found = []
    for part in parts(line.split(r"\implies")[-1]):
        sides, between = cut(part, SIGNS)
        sides, signs = [side.strip() for side in sides], [SIGNS[sign] for sign in between]
        for one, other in combinations(range(len(sides)), 2):
            between = set(signs[one:other]) - {"="}
            if len({sign[0] for sign in between}) <= 1:  # of a chain, the strictest inequality
                found.append((sides[one], min(between, key=len, default="="), sides[other]))
    return found


def parts(line):
    """Return the parts of a line between commas and words outside of brackets."""
    text = re.sub(r"\\text\{[^{}]*\}(?!_)", "\\\\quad ", line) if r"\text{ " in line else line
    return [part for part in cut(text, (",", r"\quad"))[0] if part.strip()]


def cut(text, separators):
    """Return the pieces of LaTeX between separators outside of brackets, and the separators."""
    found, between, depth = [""], [], 0
    for piece in PIECE.findall(text):
        depth += (piece in "([{" or piece == r"\{") - (piece in ")]}" or piece == r"\}")
        if depth == 0 and piece in separators:
            found.append("")
            between.append(piece)
        else:
            found[-1] += piece
    return found, between
