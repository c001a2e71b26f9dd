"""Where two parts of a book meet, a change of one alone is noticed: each typed word of a book is
bound by its golden file, each bit of code by its digest, and an induction starts where its
hypothesis begins.

Faults are not chosen by hand: a program makes them, one after the other, wherever it can.
"""

import ast
import copy
import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
import sympy as sp

from proofbook import golden
from proofbook.book import Book
from proofbook.claim import le
from proofbook.guards import book_faults
from proofbook.ledger import make_ledger
from proofbook.provers import induction

HERE = Path(__file__).parent
TOY = HERE / "toy_book"
EXAMPLES = HERE.parent / "examples"
TYPED = re.compile(r"'[^']*'|\"[^\"]*\"|\btrue\b|\bfalse\b")  # a value of a TOML file
UNSEEN = "says = "  # what only the search looks in


# -- word and evidence


@dataclass(frozen=True)
class Edit:
    """Hold one typed value of a book and where it stands."""

    book: Path
    file: str
    begin: int
    value: str

    def __str__(self):
        return f"{self.book.name} {Path(self.file).name} {self.begin}: {self.value[:40]}"

    def made(self, root):
        """Change this value in a copy of the book."""
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        rest = text[self.begin + len(self.value) :]
        path.write_text(text[: self.begin] + self.changed() + rest, encoding="utf-8")

    def changed(self):
        """Return another value: the other truth value, or other words."""
        other = {"true": "false", "false": "true"}
        if self.value in other:
            return other[self.value]
        quote, words = self.value[0], self.value[1:-1]
        return f"{quote}{words}{' or more' if ' ' in words else 'x'}{quote}"


def edits(book):
    """Return all values that are typed in the settings, claims and readings of a book, and that a
    page shows.
    """
    return [
        Edit(book, str(path.relative_to(book)), found.start(), found.group())
        for path in [*sorted((book / "book").rglob("*.toml")), book / "pyproject.toml"]
        for found in TYPED.finditer(path.read_text(encoding="utf-8"))
        if not found.string[: found.start()].endswith(UNSEEN)
    ]


def some(number, book):
    """Return a few of the values of a book, drawn once and for all."""
    return Random(number).sample(edits(book), number)


WORDS = [
    *edits(TOY),
    *some(20, EXAMPLES / "gradient_descent"),
    *some(30, EXAMPLES / "exp3"),
]


@pytest.mark.parametrize("edit", WORDS, ids=str)
def test_every_typed_value_is_bound(edit, tmp_path):
    root = Path(shutil.copytree(edit.book, tmp_path / "book"))
    edit.made(root)
    try:
        faults = book_faults(Book.at(root))
    except (ValueError, KeyError) as refusal:
        faults = [str(refusal)]
    assert faults


# -- code and record

CODE = "thm:odd four code"
NOTEBOOK = Path("book", "odd_numbers.ipynb")
ENUMERATED = """\
def odd_sum(m):
    total = 0
    for k in range(1, m + 1):
        total += 2 * k - 1
    return total


def square(m):
    return m**2 if m > 0 else 0


theorem.exact(
    "four",
    Cases("n = 4", [4]),
    lambda m: eq(odd_sum(m), square(m)),
    control=lambda m: eq(odd_sum(m), m**3),
)
"""
OPERATORS = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Pow: ast.Mult,
    ast.Gt: ast.GtE,
}


class Changed(ast.NodeTransformer):
    """Change the n-th number, operator or name of a syntax tree, and count them."""

    def __init__(self, place):
        self.place = place
        self.seen = 0

    def is_due(self):
        """Count one more, and tell whether it is the one to change."""
        self.seen += 1
        return self.seen - 1 == self.place

    def visit_Constant(self, node):
        if isinstance(node.value, int) and self.is_due():
            return ast.Constant(node.value + 1)
        return node

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if type(node.op) in OPERATORS and self.is_due():
            node.op = OPERATORS[type(node.op)]()
        return node

    def visit_Compare(self, node):
        self.generic_visit(node)
        if self.is_due():
            node.ops = [OPERATORS.get(type(node.ops[0]), ast.Lt)()]
        return node

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load) and node.id in ("m", "k", "total") and self.is_due():
            return ast.Name("n", ast.Load())
        return node


def changes(source):
    """Return all sources that are one change away."""
    counter = Changed(-1)
    counter.visit(ast.parse(source))
    found = []
    for place in range(counter.seen):
        tree = Changed(place).visit(ast.parse(source))
        found.append(ast.unparse(ast.fix_missing_locations(tree)))
    return found


CHANGES = changes(ENUMERATED)


@pytest.fixture(scope="module")
def enumerated(tmp_path_factory):
    """Return a book whose enumeration is written out, and its notebook."""
    root = Path(shutil.copytree(TOY, tmp_path_factory.mktemp("code") / "toy"))
    notebook = json.loads((root / NOTEBOOK).read_text(encoding="utf-8"))
    return root, notebook


def code_line(root, notebook, source):
    """Return what the golden file says of the code of the enumeration: functions in one cell, the
    call in the next.
    """
    changed = copy.deepcopy(notebook)
    first, second = [one for one in changed["cells"] if one["cell_type"] == "code"]
    *functions, call = ast.parse(source).body
    first["source"] = "".join(first["source"]) + "\n" + "\n".join(map(ast.unparse, functions))
    second["source"] = ast.unparse(call)
    (root / NOTEBOOK).write_text(json.dumps(changed), encoding="utf-8")
    return golden.golden(make_ledger(root))[CODE]


def test_many_changes_of_code_are_tried():
    assert len(set(CHANGES)) >= 20
    assert ast.unparse(ast.parse(ENUMERATED)) not in CHANGES


@pytest.mark.parametrize("place", range(len(CHANGES)))
def test_a_change_of_code_with_the_same_record_is_noticed(place, enumerated):
    assert code_line(*enumerated, CHANGES[place]) != code_line(*enumerated, ENUMERATED)


# -- bound and base

n = sp.Symbol("n", integer=True, positive=True)
x = sp.Symbol("x", positive=True)
BOUNDS = [
    n**2 >= 50,
    2 * n >= sp.sqrt(200),
    n - sp.sqrt(2) >= 5,
    n >= sp.sqrt(50),
    n * sp.sqrt(2) >= 10,
    n / sp.pi >= 2,
    sp.log(n) >= 2,
    sp.exp(n) >= 1000,
    n >= sp.Max(7, sp.sqrt(2)),
    n >= sp.Min(8, 5 * sp.sqrt(3)),
    n >= sp.Abs(-7),
    n >= sp.floor(5 * sp.sqrt(2)),
    n >= sp.ceiling(2 * sp.pi),
    n >= sp.factorial(4) / 3,
    n >= sp.binomial(5, 2),
    n >= x + 7,
    n > x * 0 + sp.Rational(27, 4),
    sp.sqrt(n) >= 3,
    1 / n <= sp.Rational(1, 8),
    n >= sp.Sum(sp.Symbol("k", integer=True), (sp.Symbol("k", integer=True), 1, 3)) + 1,
    n >= sp.cbrt(500),
    n >= sp.GoldenRatio * 5,
    n >= sp.cos(1) + 7,
    sp.Ne(n, 1),
]


@pytest.mark.parametrize("bound", BOUNDS, ids=str)
def test_an_induction_proves_nothing_that_fails_where_it_begins(bound):
    claim = le(n, 3, given=[bound])
    try:
        found = induction(claim, variable=n).verdict
    except ValueError:  # another bound than induction reads
        found = "refused"
    assert found in ("refused", "refuted", "undecided")
