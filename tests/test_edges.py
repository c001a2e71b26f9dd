"""Numbers that are printed on an edge are heard, in cells and in the packages; others are not."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.edges import on_edge, steps_of

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("number", "kind", "digits", "steps"),
    [
        (0.12345, "f", 2, 12.345),
        (0.00012345, "g", 2, 12.345),
        (-0.12345, "%", 0, 12.345),
        (12345.6, "e", 1, 12.3456),
        (123456.7, "g", 0, 1.234567),
    ],
)
def test_steps_are_those_of_the_last_digit(number, kind, digits, steps):
    assert float(steps_of(number, kind, digits)) == pytest.approx(steps, rel=1e-12)


@pytest.mark.parametrize("number", [2.675, -1.005, 0.35e-5])
def test_a_tie_is_an_edge_and_its_neighbours_are(number):
    kind, digits = ("f", 2) if abs(number) > 1 else ("g", 1)
    assert on_edge(number, kind, digits)
    assert on_edge(number * (1 + 1e-10), kind, digits)
    assert not on_edge(number * (1 + 1e-8), kind, digits)


@pytest.mark.parametrize(
    ("number", "kind", "digits"),
    [(0.125, "f", 2), (0.0, "f", 2), (47.6, "g", 10), (1 / 3, "g", 12)],
)
def test_what_is_exact_or_far_from_a_tie_is_safe(number, kind, digits):
    assert not on_edge(number, kind, digits)
    assert on_edge(1 / 3 + 1.6666666e-13, "g", 12)


CELLS = [
    (
        ["x = 2.675", "print(f'{x:.2f} {0.125:.2f} {1 / 3:.3f}')"],
        "t, cell 0, line 2: 2.675 with 2 digits (f)",
    ),
    (
        ["import numpy as np", "np.array([1.0, 1.005]).round(2)"],
        "t, cell 1, line 2: 1.005 with 2 digits (f)",
    ),
    (
        ["import pandas as pd", "np.round(1.015, 2), pd.Series([1.025]).round(2)"],
        "t, cell 2, line 2: 1.015 with 2",
    ),
    (["round(2.675, 2)"], "t, cell 3, line 1: 2.675 with 2 digits (f)"),
    (["from proofbook.provers.compare import shown", "shown(0.1234565)"], "compare.py, line "),
    (["print(f'{2 / 3:.3f}', round(2 / 3, 2), shown(2 / 3))"], None),
]


def test_the_ear_hears_what_cells_and_packages_print(tmp_path):
    stored = {"output_type": "stream", "text": ["0.12345678901234 and 0.25"]}
    cells = [
        {
            "cell_type": "code",
            "metadata": {},
            "source": "\n".join(lines),
            "outputs": [stored] * (said is None),
        }
        for lines, said in CELLS
    ]
    (tmp_path / "t.ipynb").write_text(json.dumps({"cells": cells}))
    command = [sys.executable, "-m", "tools.edges", str(tmp_path / "t.ipynb")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    first, *edges = done.stdout.splitlines()
    assert done.returncode == 1, done.stderr
    assert first == "t.ipynb: 12 numbers heard, 7 on an edge"
    for expected in [said for _, said in CELLS if said] + [
        "t, cell 5: 0.12345678901234 shows every bit"
    ]:
        assert any(line.strip().startswith(expected) for line in edges)
