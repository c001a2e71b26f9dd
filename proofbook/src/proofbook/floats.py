"""Floats behind a truth value: no exact check may rest on a comparison of floating-point numbers.

The claim of an exact check may be a function that answers True or False, and from the answer nobody sees what it
compared. So the cells of a notebook are watched: once this package is imported, comparisons in the following cells,
`np.diff`, `.round`, `key=float` and the like go through `exact`. While `exhaustion` looks at its cases, `exact` raises
ValueError if it meets a float, or a list or an array of them. At other times it does nothing, and so it does outside
of notebooks: what a package computes is tested there. Infinity and multiples of 2^−10, such as 3.0 and 0.5, are let
through: they are what they stand for.
"""

import ast
import builtins
import sys
from contextlib import contextmanager
from fractions import Fraction

import numpy as np

from proofbook.errors import require

NAME = "_proofbook_exact"
COMPARING = ("allclose", "array_equal", "array_equiv", "diff", "isclose", "round", "sign", "unique")  # functions
PLAIN = {int, bool, str, Fraction}  # exact, and compared so often that nothing more is asked
BY_IDENTITY = (ast.Is, ast.IsNot)
looking = []


def exact(value):
    """Return a value; raise ValueError if it is inexact, and `exhaustion` is looking at its cases.

    >>> exact(0.5)
    0.5
    """
    if looking and type(value) not in PLAIN and is_inexact(value):
        require(False, "claim(case)", "comparisons of exact numbers", value)
    return value


def is_inexact(value):
    """Tell whether a value is a float, or a list or an array with one, or `float` itself, as in `key=float`.

    >>> [is_inexact(value) for value in (1, 0.5, 0.1, [1, (2, 0.1)], np.arange(3), np.array([0.1]), float)]
    [False, False, True, True, False, True, True]
    """
    if isinstance(value, np.ndarray) and value.dtype != object:
        return value.dtype.kind in "fc" and not is_dyadic(value)
    if isinstance(value, (list, tuple, np.ndarray)):
        return any(map(is_inexact, value))
    return value is float or (isinstance(value, (float, complex, np.inexact)) and not is_dyadic(value))


def is_dyadic(value):
    """Tell whether floats are infinite or multiples of 2^−10."""
    scaled = np.asarray(value) * 2**10
    return bool(np.all(np.isinf(scaled) | (scaled == np.rint(scaled))))


@contextmanager
def forbidden():
    """Let no float be compared in the cells of a notebook meanwhile."""
    looking.append(True)
    try:
        yield
    finally:
        looking.pop()


class Watched(ast.NodeTransformer):
    """Put `exact` around what is compared."""

    def visit_Compare(self, node):
        """Watch both sides, and all members of a chain."""
        self.generic_visit(node)
        if not any(isinstance(op, BY_IDENTITY) for op in node.ops):
            node.left, node.comparators = watched(node.left), [watched(other) for other in node.comparators]
        return node

    def visit_Call(self, node):
        """Watch what functions are given that compare or round, their owner, and the key of a sort."""
        self.generic_visit(node)
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in COMPARING:
            node.args = [other if isinstance(other, ast.Starred) else watched(other) for other in node.args]
            if isinstance(node.func, ast.Attribute):
                node.func.value = watched(node.func.value)
        for keyword in node.keywords:
            if keyword.arg == "key":
                keyword.value = watched(keyword.value)
        return node


def watched(node):
    """Return the expression exact(node)."""
    call = ast.Call(ast.Name(NAME, ast.Load()), [node], [])
    return ast.fix_missing_locations(ast.copy_location(call, node))


def watch():
    """Watch the cells of the notebook that imports this package, if it is one."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is not None and not any(isinstance(each, Watched) for each in shell.ast_transformers):
        shell.ast_transformers.append(Watched())
        shell.push({NAME: exact}, interactive=False)
        vars(builtins)[NAME] = exact  # for cells after %reset
