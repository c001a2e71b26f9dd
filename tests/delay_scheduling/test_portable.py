"""The digests of all simulations: here for this process, in `make portable` for other targets."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tools import portable

PACKAGE = Path(__file__).parents[2] / "src" / "delay_scheduling"
BY_PROCESSOR = {"dot", "einsum", "inner", "matmul", "tensordot", "vdot"} | {
    name + more
    for name in ("exp", "log", "sin", "cos", "tan", "sinh", "cosh", "tanh")
    for more in ("", "2", "10", "1p", "m1")
}
STORED = json.loads(portable.STORED.read_text(encoding="ascii"))


def test_the_digests_are_the_stored_ones():
    assert portable.different(portable.digests(), STORED) == []


@pytest.mark.skipif(
    "PORTABLE" not in os.environ, reason="compiles all loops anew: run `make portable`"
)
def test_a_compiler_that_reorders_is_found_out():
    found = portable.run({}, ("--fast", "learners"))
    assert len(found) > 10
    assert len(portable.different(found, {name: STORED[name] for name in found})) > len(found) / 4


def test_a_digest_sees_every_bit_and_every_shape():
    numbers = np.array([0.1, 0.2, 0.3])
    last_bit = np.nextafter(numbers, [1, 0.2, 0.3])
    assert (
        len(
            {
                portable.digest(x)
                for x in (numbers, last_bit, numbers[:2], numbers.reshape(3, 1), numbers > 0)
            }
        )
        == 5
    )
    assert portable.digest(numbers) == portable.digest(numbers.tolist())
    assert portable.digest(0.0, 1) != portable.digest(1, 0.0)


def test_a_name_that_is_missing_is_a_difference():
    assert portable.different({"a": "1", "b": "2"}, {"a": "1", "b": "3", "c": "4"}) == ["b", "c"]
    assert portable.different(STORED, dict(STORED)) == []


def test_every_target_has_another_environment():
    assert (
        len({tuple(variables.items()) for variables in portable.TARGETS.values()})
        == len(portable.TARGETS)
        >= 2
    )


@pytest.mark.skipif("NumPy without AVX" not in portable.TARGETS, reason="another processor")
@pytest.mark.parametrize("version", portable.NAMES)
def test_a_feature_that_stayed_on_is_found_out(version):
    """NumPy takes names that it does not know for a warning, which nobody sees."""
    given = {"NPY_DISABLE_CPU_FEATURES": portable.NAMES[version]}
    told = [
        portable.TARGETS["NumPy without AVX"]["NPY_DISABLE_CPU_FEATURES"],
        portable.NAMES[version],
    ]
    command = [sys.executable, "-c", "from tools import portable; portable.check_features()"]
    root = Path(portable.__file__).parents[1]
    done = subprocess.run(command, env=os.environ | given, cwd=root, capture_output=True, text=True)
    assert (done.returncode == 0) == (told[0] == told[1])
    assert ("RuntimeError" in done.stderr) == (told[0] != told[1])


def by_processor(source):
    """Return what NumPy computes in another way on another processor: matrix products,
    elementary functions.
    """
    nodes = list(ast.walk(ast.parse(source)))
    products = [
        "@"
        for node in nodes
        if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.MatMult)
    ]
    calls = [
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "np"
        and node.attr in BY_PROCESSOR
    ]
    return products + calls


@pytest.mark.parametrize(
    "source",
    ["x @ y", "x @= y", "np.exp(x)", "np.einsum('k,k', x, y)", "np.log1p(x)", "np.dot(x, y)"],
)
def test_what_depends_on_the_processor_is_seen(source):
    assert len(by_processor(source)) == 1
    assert by_processor("np.sqrt(x) + exp(x) * inner(x, y)") == []


def test_no_number_of_the_package_depends_on_the_processor():
    files = [
        path for path in PACKAGE.rglob("*.py") if "plots" not in path.relative_to(PACKAGE).parts
    ]
    assert len(files) > 50
    assert {
        str(path): found
        for path in files
        if (found := by_processor(path.read_text(encoding="utf-8")))
    } == {}
