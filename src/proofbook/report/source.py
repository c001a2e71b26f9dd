"""What a notebook says and does around one cell: the code that the cell needs, and the prose before it."""

import ast
import dis
import re
from functools import cache
from types import CodeType

HEADING = re.compile(r"^#+ .*$", re.MULTILINE)
PAGE = re.compile(r"\]\((\w+\.(?:ipynb|md))")


def cells(book, notebook):
    """Return the cells of a notebook, with the source of each as one string."""
    return [cell | {"source": "".join(cell["source"])} for cell in book.notebooks[notebook]["cells"]]


def title(book, notebook):
    """Return the title of a chapter, its formulas being letters."""
    return cells(book, notebook)[0]["source"].partition("\n")[0].removeprefix("# ").replace("$", "")


def prose(book, notebook, number):
    """Return the last section of the prose before a cell, with links that work from the folder of the report."""
    before = [cell["source"] for cell in cells(book, notebook)[:number] if cell["cell_type"] == "markdown"]
    section = HEADING.split(before[-1])[-1].strip()
    return PAGE.sub(r"](../\1", section)


def excerpt(book, notebook, number):
    """Return those statements of the cells before a cell on which it depends, and the source of the cell.

    Run one after the other, they do what the notebook does in this cell.
    """
    before = [cell["source"] for cell in cells(book, notebook)[:number] if cell["cell_type"] == "code"]
    cell = cells(book, notebook)[number]["source"]
    return "\n".join(needed([text for source in before for text in statements(source)], cell)), cell


def statements(source):
    r"""Return the statements of a cell, one string each. An import counts as one statement a name.

    >>> statements("%matplotlib inline\nfrom math import e, pi\n@cache\ndef f():\n    return e")
    ['from math import e', 'from math import pi', '@cache\ndef f():\n    return e']
    """
    plain = "\n".join(line for line in source.split("\n") if not line.startswith("%"))
    return [text for node in ast.parse(plain).body for text in written(node, plain.split("\n"))]


def written(node, lines):
    """Return a statement as it is written, or one import for each name."""
    if isinstance(node, ast.Import):
        return [ast.unparse(ast.Import([name])) for name in node.names]
    if isinstance(node, ast.ImportFrom):
        return [ast.unparse(ast.ImportFrom(node.module, [name], node.level)) for name in node.names]
    return ["\n".join(lines[first_line(node) - 1 : node.end_lineno])]


def first_line(node):
    """Return the line where a statement begins, its decorators included."""
    return min([node.lineno, *(decorator.lineno for decorator in getattr(node, "decorator_list", []))])


def needed(earlier, cell):
    r"""Return those of the earlier statements that define, directly or not, what a cell uses.

    >>> needed(["x = 1", "y = 2", "def f():\n    return y", "x = 3"], "f() + x")
    ['y = 2', 'def f():\n    return y', 'x = 3']
    """
    chosen, waiting = set(), [(name, len(earlier)) for name in used(compiled(cell))]
    while waiting:
        name, end = waiting.pop()
        place = next((k for k in reversed(range(end)) if name in defined(earlier[k])), None)
        if place is not None and place not in chosen:
            chosen.add(place)
            waiting += dependencies(earlier, place)
    return [earlier[place] for place in sorted(chosen)]


def dependencies(earlier, place):
    """Return the names that a statement uses, with the place before which each is defined.

    The body of a function looks its names up when it is called: the last definition counts.
    """
    code = compiled(earlier[place])
    own = {(name, place) for name in loaded(code)}
    return sorted(own | {(name, len(earlier)) for body in bodies(code) for name in used(body)})


@cache
def compiled(text):
    """Return the code object of statements."""
    return compile(text, "cell", "exec")


def bodies(code):
    """Return the code objects of the functions and lambdas inside."""
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


def loaded(code):
    """Return the global names that a code object itself looks up."""
    return {step.argval for step in dis.get_instructions(code) if step.opname in ("LOAD_NAME", "LOAD_GLOBAL")}


def used(code):
    """Return the global names that a code object or a function in it looks up.

    >>> sorted(used(compiled("a = [b for c in d]")))
    ['b', 'd']
    """
    return loaded(code).union(*(used(body) for body in bodies(code)))


@cache
def defined(text):
    """Return the global names that statements bind.

    >>> sorted(defined("import x; y, z = x"))
    ['x', 'y', 'z']
    """
    return {step.argval for step in dis.get_instructions(compiled(text)) if step.opname == "STORE_NAME"}
