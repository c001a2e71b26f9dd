"""No exact check rests on a comparison of floats: three that once stood in the book are refused, exact ones pass."""

import ast
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest

from proofbook import Cases, Statement, floats

NAMES = {"np": np, "Fraction": Fraction, "rates": np.array([0.1, 0.2, 0.30000000000000004]), "counts": np.arange(3)}
REFUSED = (
    "(np.round(rates, 9) == [0.1, 0.2, 0.3]).all()",
    "len(set(rates.round(9).tolist())) == 3",
    "bool((np.diff(rates) >= 0).all())",
    "max([Fraction(1, 2), Fraction(1, 3)], key=float) == Fraction(1, 2)",
    "0 <= rates[0] < 1",
    "rates.tolist() == [0.1, 0.2, 0.3]",
    "np.array_equal(rates, rates)",
    "all(rate > case / 100 for rate in rates)",
)
ACCEPTED = (
    "bool((np.diff(counts) >= 0).all())",
    "Fraction(1, 3) < Fraction(case) <= 3",
    "case is not None and case in (1, 2)",
    "counts.astype(float).tolist() == [0, 1, 2]",
    "max([Fraction(1, 2), Fraction(1, 3)], key=lambda x: -x) == Fraction(1, 3)",
    "float(rates.sum()) is not None",
    "np.inf > case",
)


def claim(source):
    """Return the function of a case that a watched cell would define."""
    tree = ast.fix_missing_locations(floats.Watched().visit(ast.parse(f"claim = lambda case: {source}")))
    names = NAMES | {floats.NAME: floats.exact}
    exec(compile(tree, "cell", "exec"), names)
    return names["claim"]


def checked(source):
    cases = Cases("1 and 2", [1, 2])
    return Statement("lem:toy").exact("step", cases, claim(source), plant=lambda case: case > 1, says=("a", "b"))


@pytest.mark.parametrize("source", REFUSED)
def test_floats_behind_a_truth_value_are_refused(source):
    with pytest.raises(ValueError, match="exact numbers"):
        checked(source)
    claim(source)(1)  # elsewhere they are let through


@pytest.mark.parametrize("source", ACCEPTED)
def test_exact_comparisons_pass(source):
    assert checked(source).records[0]["verdict"] == "proved for these cases"


def test_cells_are_watched_once_the_package_is_imported():
    cells = "from proofbook import floats", "with floats.forbidden():\n    print(0.1 < 1)"
    code = "from IPython.core.interactiveshell import InteractiveShell as Shell\nshell = Shell.instance()\n"
    code += "\n".join(f"shell.run_cell({cell!r})" for cell in cells)
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "comparisons of exact numbers" in found.stdout
