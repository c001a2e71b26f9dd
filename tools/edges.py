"""List printed numbers that sit on an edge: with another last bit, of another library,
they would print otherwise.

    python -m tools.edges [notebook ...]     (default: all notebooks of the book, some minutes)

The cells run with an ear on every number that is rounded for print: in f-strings and by `round`, in
the cells and in the two packages. Listed is what lies within 1e-9, relative, of the place where its
text changes; not short fractions such as 0.125, which are exact. Of numbers with more than seven
digits, what lies within a thousandth of the last digit is listed. Listed, too, are stored texts
with so many digits that every bit shows.
"""

import ast
import importlib.machinery
import io
import json
import math
import os
import re
import sys
from contextlib import redirect_stdout
from fractions import Fraction
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[1]
PACKAGES = (str(ROOT / "proofbook" / "src" / "proofbook"), str(ROOT / "src" / "delay_scheduling"))
# relative; in steps of the last digit
MARGIN = 1e-9
NEAR = 0.001
SPEC = re.compile(r"[-+ <>=^0-9,_]*\.(\d+)([efg%])")
ALL_BITS = re.compile(r"(?<![\w.])\d+\.\d{12,}(?![\w])")
SHORT = 2**26  # numerator of a fraction that is exact, not rounded


def steps_of(number, kind, digits):
    """Return the size of a number in steps of its last printed digit, a fraction.

    Parameters
    ----------
    number : float.
    kind : "f", "%", "e" or "g", as in a format.
    digits : as in the format.

    >>> [float(steps_of(1234.5, kind, 2)) for kind in "f%eg"]
    [123450.0, 12345000.0, 123.45, 12.345]
    """
    first = math.floor(math.log10(abs(number)))
    last = {"f": -digits, "%": -digits - 2, "e": first - digits, "g": first - max(digits, 1) + 1}[
        kind
    ]
    return abs(Fraction(number)) / Fraction(10) ** last


def on_edge(number, kind, digits):
    """Tell whether a number lies near a place where it is printed otherwise,
    and may have been rounded.

    >>> (
    ...     on_edge(2.675, "f", 2),
    ...     on_edge(2.676, "f", 2),
    ...     on_edge(0.125, "f", 2),
    ...     on_edge(47.6, "g", 10),
    ... )
    (True, False, False, False)
    """
    number = float(number)
    if number == 0 or not math.isfinite(number) or abs(number.as_integer_ratio()[0]) < SHORT:
        return False
    steps = steps_of(number, kind, digits)
    return abs(steps % 1 - Fraction(1, 2)) < min(NEAR, MARGIN * steps)


class Ear:
    """Remember the numbers on an edge, with the lines where they are printed."""

    def __init__(self):
        self.edges = []
        self.heard = 0

    def formatted(self, value, spec, where):
        """Hear a value of an f-string, and give it back."""
        found = SPEC.fullmatch(spec)
        if found and isinstance(value, float):
            self.note(value, found[2], int(found[1]), where)
        return value

    def rounded(self, value, digits, where):
        """Hear what is rounded, a number or an array, and give it back."""
        for number in np.ravel(value).tolist():
            if isinstance(number, float):
                self.note(number, "f", digits, where)
        return value

    def note(self, number, kind, digits, where):
        """Remember a number that sits on an edge."""
        self.heard += 1
        if on_edge(number, kind, digits):
            self.edges.append(f"{where}: {number!r} with {digits} digits ({kind})")


class Listening(ast.NodeTransformer):
    """Let the ear hear what a module or a cell prints."""

    def __init__(self, name):
        self.name = name

    def heard(self, method, node, *arguments):
        """Return the call of a method of the ear."""
        ear = ast.parse(
            f"__import__('tools.edges', fromlist=['EAR']).EAR.{method}", mode="eval"
        ).body
        call = ast.Call(ear, [*arguments, ast.Constant(f"{self.name}, line {node.lineno}")], [])
        return ast.fix_missing_locations(ast.copy_location(call, node))

    def visit_FormattedValue(self, node):
        """Hear a formatted value."""
        self.generic_visit(node)
        if node.format_spec is not None:
            node.value = self.heard("formatted", node.value, node.value, node.format_spec)
        return node

    def visit_Call(self, node):
        """Hear what `round(x, n)`, `np.round(x, n)` and `x.round(n)` round."""
        self.generic_visit(node)
        name = getattr(node.func, "id", getattr(node.func, "attr", None))
        if name == "round" and len(node.args) == 2:
            node.args[0] = self.heard("rounded", node.args[0], *node.args)
        elif name == "round" and len(node.args) == 1 and isinstance(node.func, ast.Attribute):
            node.func.value = self.heard("rounded", node.func.value, node.func.value, node.args[0])
        return node


def listen_to_packages():
    """Let modules of the two packages that are imported from now on be heard."""
    loader = importlib.machinery.SourceFileLoader
    plainly = loader.get_code

    def heard(self, name):
        path = self.get_filename(name)
        if not path.startswith(PACKAGES):
            return plainly(self, name)
        tree = Listening(Path(path).name).visit(ast.parse(self.get_data(path)))
        return compile(tree, path, "exec", dont_inherit=True)

    loader.get_code = heard


def run(path):
    """Run the cells of a notebook. Return the edges, and texts that show every bit."""
    from IPython.core.interactiveshell import InteractiveShell

    EAR.edges.clear()
    cells = [
        cell
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
        if cell["cell_type"] == "code"
    ]
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance()
    os.chdir(path.parent)
    for number, cell in enumerate(cells):
        shell.ast_transformers = [Listening(f"{path.stem}, cell {number}")]
        with redirect_stdout(io.StringIO()):
            done = shell.run_cell("".join(cell["source"]))
        if not done.success and "raises-exception" not in cell["metadata"].get("tags", []):
            done.raise_error()
    shown = (
        text
        for number, cell in enumerate(cells)
        for text in all_bits(f"{path.stem}, cell {number}", cell)
    )
    return sorted({*EAR.edges, *shown})


def all_bits(where, cell):
    """Yield numbers in the stored text of a cell with so many digits that the last bit shows."""
    for output in cell["outputs"]:
        texts = [output.get("text", []), output.get("data", {}).get("text/plain", [])]
        for text in map("".join, texts):
            yield from (f"{where}: {number} shows every bit" for number in ALL_BITS.findall(text))


def main(paths):
    """Print the edges of the notebooks; exit with an error if there are any."""
    listen_to_packages()
    os.environ.setdefault("MPLBACKEND", "agg")
    found = []
    for path in [Path(path).resolve() for path in paths] or sorted((ROOT / "book").glob("*.ipynb")):
        edges = run(path)
        found += edges
        print(
            f"{path.name}: {EAR.heard} numbers heard, {len(edges)} on an edge",
            *edges,
            sep="\n    ",
            flush=True,
        )
        EAR.heard = 0
    sys.exit(bool(found))


EAR = Ear()

if __name__ == "__main__":
    # the same module under the name by which it is heard, with one ear
    from tools.edges import main

    main(sys.argv[1:])
