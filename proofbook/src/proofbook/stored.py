"""Claims as they are stored in a record, and read from it again: exactly,
and without running any code.
"""

import ast
from functools import lru_cache

import sympy as sp

from proofbook.claim import Claim
from proofbook.errors import require

OPERATIONS = ("Add", "Mul", "Pow", "Max", "Min", "Abs", "exp", "log", "floor", "ceiling")
HEADS = (
    *OPERATIONS,
    "harmonic",
    "Sum",
    "Derivative",
    "Integral",
    "UnevaluatedExpr",
    "Indexed",
    "IndexedBase",
    "Tuple",
    "Symbol",
    "Integer",
    "Rational",
)
NUMBERS = ("pi", "E", "EulerGamma")


def stored(claim):
    """Return a claim as text in lists and dicts, as JSON takes them."""
    return part("lhs", claim) | part("relation", claim) | part("rhs", claim) | part("given", claim)


def part(name, claim):
    """Return one part of a claim, by its name, as it is stored."""

    def given(facts):
        return [[written(h.lhs), h.relation, written(h.rhs)] for h in facts]

    how = {"lhs": written, "rhs": written, "relation": str, "given": given}
    return {name: how[name](getattr(claim, name))}


def written(side):
    """Return a side as text. A symbol with a sign of its own is stored by its name."""
    side = sp.sympify(side)
    own = [symbol for symbol in side.atoms(sp.Symbol) if type(symbol) is not sp.Symbol]
    return sp.srepr(
        side.xreplace({s: sp.Symbol(s.name, **s._assumptions_orig) for s in own}) if own else side
    )


class Signed(sp.Symbol):
    """A symbol that is typeset by a sign of its own."""

    def __new__(cls, name, sign="", **assumptions):
        """Hold the name and the sign."""
        found = super().__new__(cls, name, **assumptions)
        found.sign = sign
        return found

    def _latex(self, printer):
        return self.sign


def restored(data, signs=()):
    """Return the claim that is stored. `signs` says how symbols of some names are typeset."""
    return Claim(**edited(data, signs))


def read(text, signs=()):
    """Return the expression of a text that `written` wrote, or raise ValueError."""
    return expression(text, tuple(sorted(dict(signs).items())))


@lru_cache(maxsize=20_000)  # a ledger reads each text many times
def expression(text, signs):
    """Return the same; `signs` are pairs."""
    signs = dict(signs)
    tree = ast.parse(text, mode="eval").body
    found = made(tree, {}, signs)
    return found if written(found) == text else made(tree, {"evaluate": False}, signs)


def made(node, how, signs=()):
    """Return the expression of a part of such a text."""
    if isinstance(node, ast.Name) and node.id in NUMBERS:
        return getattr(sp, node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -made(node.operand, how, signs)
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
        return node.value
    known = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in HEADS
    require(known, "text", f"an expression of {', '.join(HEADS)}", ast.unparse(node))
    head = node.func.id
    assumed = {word.arg: made(word.value, how) for word in node.keywords}
    kept = how if head in OPERATIONS else {}
    arguments = [made(argument, how, signs) for argument in node.args]
    if head == "Symbol" and arguments[0] in signs:
        return Signed(*arguments, sign=signs[arguments[0]], **assumed)
    return getattr(sp, head)(*arguments, **assumed, **kept)


def edited(data, signs=()):
    """Return the parts of a control that are stored, by name."""

    def side(text):
        return read(text, signs)

    def given(facts):
        return tuple(Claim(side(lhs), relation, side(rhs)) for lhs, relation, rhs in facts)

    how = {"lhs": side, "rhs": side, "relation": str, "given": given}
    return {name: how[name](part) for name, part in data.items()}
