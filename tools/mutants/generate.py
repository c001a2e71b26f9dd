"""The mutants of a module: every place at which an operator of Cosmic Ray,
or the deletion of a statement, applies.
"""

import ast
import functools
from dataclasses import dataclass

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator

# A comparison: its boundary moved, or its sense changed. Arithmetic: one partner each.
COMPARISONS = {
    "Lt": "LtE",
    "LtE": "Lt",
    "Gt": "GtE",
    "GtE": "Gt",
    "Eq": "NotEq",
    "NotEq": "Eq",
    "Is": "IsNot",
    "IsNot": "Is",
}
ARITHMETIC = {
    "Add": "Sub",
    "Sub": "Add",
    "Mul": "Div",
    "Div": "Mul",
    "FloorDiv": "Mul",
    "Mod": "Mul",
    "Pow": "Mul",
    "BitAnd": "BitOr",
    "BitOr": "BitAnd",
}
OTHERS = (
    "NumberReplacer",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "AddNot",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "ReplaceUnaryOperator_Delete_Invert",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ZeroIterationForLoop",
)
NAMES = (
    *(f"ReplaceComparisonOperator_{old}_{new}" for old, new in COMPARISONS.items()),
    *(f"ReplaceBinaryOperator_{old}_{new}" for old, new in ARITHMETIC.items()),
    *OTHERS,
    "DeleteStatement",
)


class DeleteStatement(Operator):
    """Put `pass` in the place of a call or an assignment,
    unless a name would be left without a value.
    """

    def mutation_positions(self, node):
        """Give the place of a statement that may be deleted."""
        if isinstance(node, parso.python.tree.PythonNode) and node.type == "simple_stmt":
            statement = node.children[0]
            if statement.type == "atom_expr" or (
                statement.type == "expr_stmt" and not defines(statement)
            ):
                yield statement.start_pos, statement.end_pos

    def mutate(self, node, index):
        """Replace the statement."""
        old = node.children[0]
        node.children[0] = parso.python.tree.Keyword(
            "pass", old.start_pos, old.get_first_leaf().prefix
        )
        return node

    @classmethod
    def examples(cls):
        """Give no examples, for Cosmic Ray's own tests."""
        return ()


def defines(statement):
    """Tell whether a statement gives a name its only value in the function,
    or stands outside of functions.
    """
    function = parso.tree.search_ancestor(statement, "funcdef")
    if function is None:
        return True
    used = statement.get_root_node().get_used_names()
    new = [name.value for name in statement.get_defined_names()]
    return any(
        sum(n.is_definition() and within(n, function) for n in used[name]) == 1 for name in new
    )


def within(name, function):
    """Tell whether a name stands in a function, as a parameter or in its body."""
    return function.start_pos <= name.start_pos < function.end_pos


@dataclass(frozen=True)
class Mutant:
    """Hold one change of a module.

    Parameters
    ----------
    module : name of the module.
    operator, occurrence : name of the operator, and which of the places at which it applies.
    place : name of the function or class around it, or the module's.
    """

    module: str
    operator: str
    occurrence: int
    place: str

    def source(self, original):
        """Return the source of the module with the change."""
        return mutate_code(original, operator(self.operator), self.occurrence)

    def words(self, original):
        """Return one line that says what is changed. It names no line number:
        edits elsewhere do not change it.
        """
        before, after, earlier = changed(original.splitlines(), self.source(original).splitlines())
        return f"{self.place}: {before} → {after}" + (f" (place {earlier + 1})" if earlier else "")


def mutants(module, source):
    """Return all mutants of a module, in the order of the operators and of the text."""
    tree = get_ast(source)
    parsed = ast.parse(source)
    silent = excluded(parsed, source.splitlines())
    places = definitions(parsed, module)
    return [
        Mutant(module, name, occurrence, enclosing(places, start[0], module))
        for name in NAMES
        for occurrence, (start, stop) in enumerate(positions(operator(name), tree))
        if not any(first <= start and stop <= last for first, last in silent)
    ]


@functools.cache
def operator(name):
    """Return the operator of this name."""
    return DeleteStatement() if name == "DeleteStatement" else get_operator(f"core/{name}")()


def positions(operator, tree):
    """Give the places at which the operator applies, in the order in which Cosmic Ray counts
    them.
    """
    for node in ast_nodes(tree):
        yield from operator.mutation_positions(node)


def excluded(parsed, lines):
    """Return the stretches of the source that no test pins: errors, type hints,
    compiler options, the checks of zip.
    """
    return [span_of(part, lines) for node in ast.walk(parsed) for part in silent_parts(node)]


def silent_parts(node):
    """Return the parts of a node that are left as they are."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "require":
        return node.args[1:]
    if isinstance(node, ast.Raise) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return [node]
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "numba.njit":
        return [node]
    if isinstance(node, (ast.AnnAssign, ast.arg)) and node.annotation:
        return [node.annotation]
    return [node.returns] if isinstance(node, ast.FunctionDef) and node.returns else []


def span_of(node, lines):
    """Return the first and last position of a node, (line,
    column). Python counts columns in bytes, parso does not.
    """
    ends = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
    return tuple((line, len(lines[line - 1].encode()[:column].decode())) for line, column in ends)


def definitions(parsed, module):
    """Return (first line, last line, dotted name) of every function and class, outer ones first."""
    found = []
    waiting = [(parsed, module)]
    while waiting:
        node, name = waiting.pop(0)
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                inner = f"{name}.{child.name}"
                first = min(
                    [child.lineno, *(decorator.lineno for decorator in child.decorator_list)]
                )
                found.append((first, child.end_lineno, inner))
            waiting.append((child, inner))
    return found


def enclosing(places, line, module):
    """Return the name of the innermost definition around a line."""
    return ([module] + [name for first, last, name in places if first <= line <= last])[-1]


def changed(before, after):
    """Return the lines in which two texts differ, each joined to one line,
    and how often the first one came earlier.
    """
    head = next(i for i, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1])
    tail = next(
        i
        for i, pair in enumerate(zip(reversed(before), reversed(after), strict=False))
        if pair[0] != pair[1]
    )
    lines = [
        " ".join(line.strip() for line in text[head : len(text) - tail]) for text in (before, after)
    ]
    return *lines, [line.strip() for line in before[:head]].count(lines[0])
