r"""The paper's tables, printed and corrected side by side:
SymPy expressions with orders and conditions.

What is stored in the notebook is a record of the table, which the ledger collects.
"""

from dataclasses import dataclass

import sympy as sp

from proofbook.errors import require
from proofbook.records import Verdicts, slug

ORDERS = {"Theta": r"\Theta", "O": "O", "O~": r"\tO", "Omega": r"\Omega", "=": ""}


@dataclass(frozen=True)
class Entry:
    r"""Hold one entry of a table.

    Parameters
    ----------
    step : the step of the claims under which its checks stand.
    row, column : where it stands, in words.
    printed : what the paper prints, an expression.
    believed : what the book proves, an expression; None if that is what is printed.
    order : "Theta", "O", "O~" (up to powers of log T), "Omega" or "=".
    conditions : words, with LaTeX between \( and \), under which the book proves its entry.

    >>> x = sp.Symbol("x")
    >>> entry = Entry("upper", "convex", "error", printed=x, believed=x + 1, order="O")
    >>> entry.formula(entry.printed), entry.changed
    ('\\(O\\left(x\\right)\\)', True)
    """

    step: str
    row: str
    column: str
    printed: sp.Expr
    believed: sp.Expr | None = None
    order: str = "Theta"
    conditions: str = ""

    def __post_init__(self):
        require(self.order in ORDERS, "order", ", ".join(ORDERS), self.order)

    @property
    def value(self):
        """The expression that the book proves."""
        return self.printed if self.believed is None else self.believed

    @property
    def changed(self):
        """Whether the book corrects the entry."""
        return sp.simplify(self.value - self.printed) != 0

    def formula(self, expr):
        """Return an expression with its order as LaTeX."""
        plain = sp.sympify(expr).xreplace(
            {symbol: sp.Symbol(symbol.name) for symbol in expr.free_symbols}
        )
        body = sp.latex(sp.powsimp(plain, combine="base", deep=True, force=True))  # √K √T as √(K T)
        return (
            rf"\({body}\)" if self.order == "=" else rf"\({ORDERS[self.order]}\left({body}\right)\)"
        )

    @property
    def record(self):
        """What the ledger keeps. Formulas are LaTeX."""
        words = {
            name: getattr(self, name)
            for name in ("step", "row", "column", "order", "changed", "conditions")
        }
        return words | {"printed": self.formula(self.printed), "believed": self.formula(self.value)}


class SideBySide(Verdicts):
    """A list of entries that displays itself as a table,
    corrections marked. The id of its record is an anchor.

    Parameters
    ----------
    statement : label of the table in the claims.
    title : text.
    entries : iterable of `Entry`, at least one.
    """

    def __init__(self, statement, title, entries):
        rows = [entry.record for entry in entries]
        require(len(rows) > 0, "entries", "at least one entry", rows)
        heading = {
            "type": "table",
            "id": f"{slug(statement)}--side-by-side",
            "statement": statement,
        }
        super().__init__([heading | {"title": title, "entries": rows}])
