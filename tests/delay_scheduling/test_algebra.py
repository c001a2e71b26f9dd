"""Without SymPy, mpmath and python-flint rates and bounds are there, and have the same bits."""

import json
import pkgutil
import random
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from delay_scheduling import algebra, formulas, overflow, theorems
from delay_scheduling.algebra import evaluated_term
from delay_scheduling.game import Rules
from delay_scheduling.theorems import cor_h_2, exponential_weights
from delay_scheduling.theorems.bound import Bound, evaluated

pytest.importorskip("sympy", reason="what is compared needs SymPy: pip install 'delay-scheduling[exact]'")
README = Path(__file__).parents[2] / "README.md"
MISSING = (
    "import sys\nfor name in ('sympy', 'mpmath', 'flint', 'scipy', 'pandas', 'joblib'):\n    sys.modules[name] = None\n"
)


def alone(source):
    """Return what a process prints that has the core and no more."""
    done = subprocess.run([sys.executable, "-c", MISSING + source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def values():
    """Return the values of all bounds, parameters and answers at random numbers, bit by bit."""
    found = {}
    for module in sorted(module.name for module in pkgutil.iter_modules(theorems.__path__)):
        for name, bound in sorted(vars(getattr(theorems, module)).items()):
            if not isinstance(bound, Bound):
                continue
            for regime, expr in bound.expr.items():
                rng = random.Random(f"{module} {name} {regime}")
                for _ in range(10):
                    letters = sorted(map(str, expr.free_symbols))
                    numbers = {letter: 2 + 10 ** rng.uniform(-3, 7) for letter in letters}
                    found[f"{module}.{name} {regime} {numbers}"] = evaluated(expr, numbers).hex()
    rng = random.Random(0)
    for n in range(60):
        T, D, C, K = (rng.randrange(2, 10 ** rng.randrange(1, 7)) for _ in range(4))
        for regime in ("bandit", "full-information"):
            tuning = cor_h_2.tuned(T, D, Rules(K=K, C=C, regime=regime))
            found[f"tuned {n} {regime}"] = [tuning.p.hex(), tuning.alpha.hex(), tuning.beta.hex()]
            found[f"rate {n} {regime}"] = exponential_weights.rate(K, T, D, regime).hex()
        chernoff, delta = rng.choice([1e-9, 0.3, Fraction(1, 3), 1.0, 40.0]), rng.random() ** 3
        found[f"condition {n}"] = overflow.overflow_condition(C, chernoff, delta)
    return found


def test_bounds_have_the_same_bits_without_sympy():
    here = str(Path(__file__).parent)
    source = (
        f"sys.path.insert(0, {here!r})\nimport json, unittest.mock\nsys.modules['pytest'] = unittest.mock.MagicMock()\n"
    )
    found = json.loads(alone(source + "import test_algebra\nprint(json.dumps(test_algebra.values()))"))
    expected = values()
    assert len(expected) > 500
    assert {name for name in expected.keys() | found.keys() if expected.get(name) != found.get(name)} == set()
    assert len({str(value) for value in expected.values()}) > len(expected) / 2


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
    plain = algebra.sp.lambdify(letters, formula, [{"Min": min}])
    for _ in range(100):
        numbers = [Fraction(rng.randrange(1, 99), rng.randrange(1, 9)) for _ in letters]
        assert function(*numbers) == plain(*numbers)
        floats = [rng.uniform(0.1, 99) for _ in letters]
        assert function(*floats) == plain(*floats)


def test_the_quick_start_of_the_readme_needs_the_core_alone():
    text = README.read_text(encoding="utf-8")
    source, shown = re.search(r"```python\n(.*?)```\n\n```text\n(.*?)```", text, re.DOTALL).groups()
    assert alone(source) == shown


def test_what_has_no_value_says_so():
    term = algebra.Terms().harmonic(algebra.Symbol("t"))
    with pytest.raises(KeyError, match="harmonic"):
        algebra.evaluated_term(term, {"t": 3})
    x, y = algebra.Symbol("x"), algebra.Symbol("y")
    assert algebra.evaluated_term((2 - x) ** 2 / -y, {"x": 5, "y": 2}) == -4.5
    assert algebra.evaluated_term((x + y).subs(x, 2 * y), {"y": 3}) == 9.0
    assert {str(letter) for letter in (x / y).subs({y: x}).free_symbols} == {"x"}


def test_evaluated_term_by_hand():
    assert evaluated_term(algebra.Terms().sqrt(algebra.Symbol("x") / 3) + 1, {"x": 12}) == 3.0
