"""SymPy under the name `sp`; where it is not installed, terms that can be evaluated, and nothing else.

A formula is written once, with SymPy's names. The book proves things of it; who only plays asks for its value. Either
way a value is found with many digits and then rounded, so that both give the same float: the tests compare them.
"""

import operator
from collections.abc import Callable
from decimal import Context, Decimal, localcontext
from typing import Any

DIGITS = 40
OPERATORS = ("add", "sub", "mul", "truediv", "pow")
FUNCTIONS: dict[str, Callable[..., Decimal]] = {name: getattr(operator, name) for name in (*OPERATORS, "neg")}
FUNCTIONS |= {"sqrt": Decimal.sqrt, "log": Decimal.ln, "exp": Decimal.exp, "Min": min, "Max": max}
FUNCTIONS["cbrt"] = lambda x: (x.ln() / 3).exp()


class Term:
    """Hold an operation on terms and numbers, without simplifying it."""

    def __init__(self, operation: str, *parts: Any):
        self.operation, self.parts = operation, parts

    @property
    def free_symbols(self) -> set["Term"]:
        """The symbols in it."""
        return set().union(*(part.free_symbols for part in self.parts if isinstance(part, Term)))

    def subs(self, old: Any, new: Any = None) -> "Term":
        """Return the term with other terms for symbols: `subs({x: y})`, or `subs(x, y)`."""
        found = old if isinstance(old, dict) else {old: new}
        if self in found:
            return found[self]
        parts = (part.subs(found) if isinstance(part, Term) else part for part in self.parts)
        return self if isinstance(self, Symbol) else Term(self.operation, *parts)

    def value(self, numbers: dict[str, Any]) -> Decimal:
        """Return the value at numbers given by symbol name, in the digits of the context."""
        parts = (part.value(numbers) if isinstance(part, Term) else Decimal(part) for part in self.parts)
        return FUNCTIONS[self.operation](*parts)

    def __neg__(self) -> "Term":
        return Term("neg", self)


for name in OPERATORS:
    setattr(Term, f"__{name}__", lambda one, other, name=name: Term(name, one, other))
    setattr(Term, f"__r{name}__", lambda one, other, name=name: Term(name, other, one))


class Symbol(Term):
    """Hold a letter."""

    def __init__(self, name: str, **assumptions: Any):
        super().__init__("symbol")
        self.name = name

    @property
    def free_symbols(self) -> set[Term]:
        return {self}

    def value(self, numbers: dict[str, Any]) -> Decimal:
        found = numbers[self.name]
        return Decimal(found if isinstance(found, int) else float(found))

    def __str__(self) -> str:
        return self.name


class Terms:
    """Stand for SymPy where it is missing: every function gives a term, whether or not it has a value here."""

    Symbol, E = Symbol, Term("exp", 1)

    def symbols(self, names: str, **assumptions: Any) -> Any:
        """Return symbols."""
        found = tuple(Symbol(name, **assumptions) for name in names.split())
        return found if len(found) > 1 else found[0]

    def __getattr__(self, operation: str) -> Callable[..., Term]:
        return lambda *parts: Term(operation, *parts)


def evaluated_term(term: Term, numbers: dict[str, Any]) -> float:
    """Return the value of a term at numbers given by symbol name, a float."""
    with localcontext(Context(prec=DIGITS, traps=[])):
        return float(term.value(numbers))


try:
    import sympy

    sp: Any = sympy
except ModuleNotFoundError:
    sp = Terms()
