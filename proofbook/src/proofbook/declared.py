"""Assumptions that a statement declares: in its claims file, with the paper's words,
and as a formula.

```toml
[[statement.assumes]]
name = "limit"
paper = 'C \\le \\frac{D + T}{\\sqrt{TK}}'
formula = "C <= (D + T)/sqrt(T*K)"
```

A formula is written as in Python. Its names are those of the symbols and sequences in the
hypothesis that it is compared with: nothing else is known of them. `for_all` lists the symbols for
all values of which the assumption is made, such as the round k; every other symbol is one number of
the paper. `everywhere = true` is said of what the whole paper assumes. An assumption that only an
erratum adds has `added`, words of the book, in the place of `paper`.
"""

import ast
import operator
from dataclasses import dataclass

import sympy as sp

from proofbook.claim import FLIPPED, Claim, bound
from proofbook.errors import require
from proofbook.provers.defined import conditions

OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}
RELATIONS = {ast.Eq: "=", ast.NotEq: "!=", ast.LtE: "<=", ast.Lt: "<", ast.GtE: ">=", ast.Gt: ">"}
FUNCTIONS = {
    "sqrt": sp.sqrt,
    "cbrt": sp.cbrt,
    "log": sp.log,
    "exp": sp.exp,
    "Min": sp.Min,
    "Max": sp.Max,
    "Abs": sp.Abs,
    "floor": sp.floor,
    "ceiling": sp.ceiling,
    "harmonic": sp.harmonic,
    "Sum": sp.Sum,
}


@dataclass(frozen=True)
class Assumption:
    """Hold one declared assumption: where it is declared, its words, and its formula as text."""

    label: str
    name: str
    formula: str
    paper: str = ""
    added: str = ""
    for_all: tuple = ()
    everywhere: bool = False

    @property
    def called(self):
        """How verdicts call it."""
        return f"assumption {self.label} {self.name}"

    def says(self, claim):
        """Tell whether a claim is this assumption, read with the symbols of that claim."""
        try:
            return same(formula(self.formula, named(claim)), claim)
        except KeyError:
            return False

    def every(self, claim):
        """Return the symbols of a claim for all values of which the assumption is made."""
        known = named(claim)
        return frozenset(known[name] for name in self.for_all if name in known)


def assumptions(claims):
    """Return the assumptions that the statements of a book declare, by their labels."""
    found = {}
    for statement in claims:
        label = statement["label"]
        entries = statement.get("assumes", ())
        found[label] = [Assumption(label, **entry) for entry in map(tupled, entries)]
    return found


def tupled(entry):
    """Return an entry of the claims file with a tuple in the place of a list."""
    return entry | {"for_all": tuple(entry.get("for_all", ()))}


def within(declared, label):
    """Return what may be assumed in a statement: what it declares itself,
    and what the whole paper assumes.
    """
    own = declared.get(label, [])
    others = [
        one for key, many in declared.items() if key != label for one in many if one.everywhere
    ]
    return [*own, *others]


def faults(claims):
    """Yield what is wrong with the declared assumptions: no words, no name,
    or a formula that says nothing.
    """
    for statement in claims:
        names = [entry.get("name", "") for entry in statement.get("assumes", ())]
        for entry in statement.get("assumes", ()):
            where = f"{statement['label']}: assumption {entry.get('name', '')!r}"
            unknown = sorted(set(entry) - set(Assumption.__dataclass_fields__) - {"label"})
            if unknown:
                yield f"{where}: the unknown words {unknown}"
            if names.count(entry.get("name", "")) > 1 or not entry.get("name"):
                yield f"{where}: needs a name of its own"
            if bool(entry.get("paper", "").strip()) is bool(entry.get("added", "").strip()):
                yield f"{where}: needs the paper's words, or those of a correction"
            try:
                formula(entry.get("formula", ""), AnyName())
            except (ValueError, SyntaxError) as error:
                yield f"{where}: {error}"


class AnyName(dict):
    """Give a symbol, or a sequence where one is indexed, for every name."""

    def __missing__(self, name):
        return sp.IndexedBase(name)


def named(claim):
    """Return the symbols and sequences of a claim by their names, as formulas write them."""
    parts = {symbol.name: symbol for side in claim.sides for symbol in side.atoms(sp.Symbol)}
    parts |= {symbol.name: symbol for symbol in claim.symbols}
    return parts | {str(base): base for base in claim.sequences}


def formula(text, names):
    """Return the claim that a formula states, or raise ValueError; KeyError if it has another
    name.
    """
    tree = ast.parse(text.replace("lambda", "lambda_"), mode="eval").body
    is_relation = isinstance(tree, ast.Compare) and len(tree.ops) == 1
    require(is_relation, "formula", "one relation, such as C <= T", text)
    left, right = (expression(part, names) for part in (tree.left, tree.comparators[0]))
    require(type(tree.ops[0]) in RELATIONS, "formula", "a relation of two sides", text)
    return Claim(left, RELATIONS[type(tree.ops[0])], right)


def expression(node, names):
    """Return the expression of a part of a formula. Names of sums' indices are bound by the
    sums.
    """
    match node:
        case ast.Name(id=name):
            return names[name.removesuffix("_") if name == "lambda_" else name]
        case ast.Constant(value=int()):
            return sp.Integer(node.value)
        case ast.BinOp() if type(node.op) in OPERATORS:
            return OPERATORS[type(node.op)](
                expression(node.left, names), expression(node.right, names)
            )
        case ast.UnaryOp(op=ast.USub()):
            return -expression(node.operand, names)
        case ast.Subscript():
            places = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return expression(node.value, names)[
                tuple(expression(place, names) for place in places)
            ]
        case ast.Call(func=ast.Name(id="Sum"), args=[term, *limits]):
            return summed(term, limits, names)
        case ast.Call(func=ast.Name(id=name)) if name in FUNCTIONS:
            return FUNCTIONS[name](*(expression(part, names) for part in node.args))
    raise ValueError(
        f"formula: expected sums, powers, {', '.join(FUNCTIONS)}, received {ast.unparse(node)}"
    )


def summed(term, limits, names):
    """Return a sum; the names of its indices are symbols of their own."""
    names = AnyNameBut(names)
    found = []
    for limit in limits:
        index, first, last = limit.elts
        names.own[index.id] = sp.Symbol(index.id, integer=True)
        found.append((names.own[index.id], expression(first, names), expression(last, names)))
    return sp.Sum(expression(term, names), *found)


class AnyNameBut:
    """Look names up first among those of a sum, then among all others."""

    def __init__(self, names):
        self.names = names
        self.own = dict(getattr(names, "own", {}))

    def __getitem__(self, name):
        return self.own[name] if name in self.own else self.names[name]


def same(one, other):
    """Tell whether two claims are one: their sides are the same, perhaps exchanged,
    or multiplied out.
    """
    one = rising(one)
    other = rising(other)
    if one.relation != other.relation:
        return False
    sides = [bound(sp.sympify(side)) for side in (one.lhs, one.rhs, other.lhs, other.rhs)]
    if sides[:2] == sides[2:]:
        return True
    if one.relation in ("=", "!=") and sides[:2] == sides[:1:-1]:
        return True
    if needed(sides[:2]) != needed(sides[2:]):  # x (1 + 1/x) is x + 1 only where it has a value
        return False
    apart = sp.expand(sides[0] - sides[1] - sides[2] + sides[3])
    if apart != 0 and one.relation in ("=", "!="):
        apart = sp.expand(sides[0] - sides[1] + sides[2] - sides[3])
    return apart == 0


def needed(sides):
    """Return what must hold for sides to have a value."""
    return {condition for side in sides for condition in conditions(side)}


def rising(claim):
    """Return an inequality with its smaller side on the left."""
    if claim.relation in (">=", ">"):
        return Claim(claim.rhs, FLIPPED[claim.relation], claim.lhs)
    return claim
