"""The package alone: what it needs beyond NumPy, Numba, SymPy and tqdm it says,
and the README's example runs.
"""

import random
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
import sympy as sp

import delay_scheduling as ds
from delay_scheduling import formulas, overflow

README = Path(__file__).parents[2] / "README.md"
ABSENT = ("flint", "scipy", "pandas", "joblib", "matplotlib", "proofbook", "lab")
MISSING = f"import sys\nfor name in {ABSENT}:\n    sys.modules[name] = None\n"


def alone(source):
    """Return what a process prints that has the core and no more."""
    done = subprocess.run([sys.executable, "-c", MISSING + source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("delta", [1 / 32, 0.5, 1 - 2.0**-52, 1e-300])
@pytest.mark.parametrize("C", [1, 18, 10**6])
def test_the_overflow_condition_is_that_of_balls(C, delta):
    """`smallest_chernoff` is found with balls: it holds there, and for no smaller float."""
    least = overflow.smallest_chernoff(C, delta)
    assert overflow.overflow_condition(C, least, delta)
    assert not overflow.overflow_condition(C, overflow.math.nextafter(least, 0), delta)


@pytest.mark.parametrize(
    ("function", "formula", "letters"),
    [
        (formulas.nu_of, formulas.NORMALIZER, (formulas.H_t,)),
        (formulas.c_of, formulas.c_t, (formulas.C, formulas.chernoff, formulas.nu_t)),
        (formulas.p_of, formulas.p_t, (formulas.C, formulas.chernoff, formulas.nu_t, formulas.d_t)),
    ],
)
def test_what_players_compute_are_the_formulas(function, formula, letters):
    rng = random.Random(0)
    plain = sp.lambdify(letters, formula, [{"Min": min}])
    for _ in range(100):
        numbers = [Fraction(rng.randrange(1, 99), rng.randrange(1, 9)) for _ in letters]
        assert function(*numbers) == plain(*numbers)
        floats = [rng.uniform(0.1, 99) for _ in letters]
        assert function(*floats) == plain(*floats)


def test_the_quick_start_of_the_readme_needs_the_core_alone():
    text = README.read_text(encoding="utf-8")
    source, shown = re.search(r"```python\n(.*?)```\n\n```text\n(.*?)```", text, re.DOTALL).groups()
    assert alone(source) == shown


def test_what_needs_python_flint_says_so():
    source = "import delay_scheduling as ds\nds.overflow.chernoff_bound(2, 1.0)"
    done = subprocess.run([sys.executable, "-c", MISSING + source], capture_output=True, text=True)
    assert "pip install python-flint" in done.stderr


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        ds.nonsense  # noqa: B018


def test_the_names_offered_are_those_of_the_stub():
    stub = Path(ds.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    named = set(re.findall(r"import \w+ as (\w+)", stub)) | set(
        re.findall(r"^(\w+):", stub, re.MULTILINE)
    )
    assert named == set(dir(ds)) - {"lazy"}
