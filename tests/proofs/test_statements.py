"""The registry of formal statements: its theorems exist, and their bounds are those of the package.

The words of a theorem are those of the freeze. Here its bound is evaluated at random numbers, and
must be the number that the package computes for the same theorem. No Coq is needed for that.
"""

import math
import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from coq_bounds import Point, conclusions, harmonic, sides

from delay_scheduling.past import calibrated, reservoirs
from delay_scheduling.theorems import (
    cor_h_2,
    cor_h_3,
    thm_3_1,
    thm_3_2,
    thm_5_1,
    thm_5_2,
    thm_a_1,
    thm_a_2,
    thm_d_5,
    thm_h_1,
    thm_i_1,
)
from proofbook.book import Book
from proofbook.formal import formals, reasons

ROOT = Path(__file__).parents[2]
FORMALS = formals(ROOT)
BANDIT = "bandit"
FULL = "full-information"


def test_registry_speaks_of_the_ledger():
    steps = {
        statement["label"]: {step["id"] for step in statement["step"]}
        for statement in Book.at(ROOT).claims
    }
    for entry in FORMALS:
        assert {*entry.covers, *entry.refutes} <= steps[entry.label], entry


def test_each_theorem_is_listed_once():
    names = [entry.theorem for entry in FORMALS]
    assert len(names) == len(set(names))


def test_files_are_compiled():
    listed = (ROOT / "proofs" / "_CoqProject").read_text(encoding="utf-8").split()
    assert {entry.file for entry in FORMALS} <= set(listed)
    assert set(listed) - {"-Q", ".", "Delays"} == {
        path.name for path in (ROOT / "proofs").glob("*.v")
    }


def test_every_statement_of_the_paper_is_formal_or_has_a_reason():
    covered = {(entry.label, step) for entry in FORMALS for step in entry.covers}
    unproved = reasons(ROOT)
    paper = [statement for statement in Book.at(ROOT).claims if statement["kind"] != "background"]
    for statement in paper:
        own = [step["id"] for step in statement["step"] if step["part"] == "statement"]
        whole = bool(own) and all((statement["label"], step) in covered for step in own)
        assert whole is (statement["label"] not in unproved), statement["label"]
    assert set(unproved) <= {statement["label"] for statement in paper}


def test_refutations_are_negations():
    refuted = [entry for entry in FORMALS if entry.refutes]
    assert refuted
    assert all(re.search(r"~\s*\(?(forall|exists)", entry.statement) for entry in refuted)


# The bounds

STATEMENT = {entry.theorem: entry.statement for entry in FORMALS}
NAMES = Book.at(ROOT).coq_names
BOUNDS = {
    "thm_3_1_bandit": (thm_3_1.bound, BANDIT),
    "thm_3_1_full": (thm_3_1.bound, FULL),
    "thm_3_2_upper_bandit": (thm_3_2.bound, BANDIT),
    "thm_3_2_upper_full": (thm_3_2.bound, FULL),
    "one_slot_bandit": (thm_3_2.one_slot, BANDIT),
    "one_slot_full": (thm_3_2.one_slot, FULL),
    "thm_5_1_bandit": (thm_5_1.bound, BANDIT),
    "thm_5_1_full": (thm_5_1.bound, FULL),
    "thm_5_2_bandit_printed": (thm_5_2.bound, BANDIT),
    "thm_5_2_bandit": (thm_5_2.repaired, BANDIT),
    "thm_5_2_full_printed": (thm_5_2.bound, FULL),
    "thm_5_2_full": (thm_5_2.repaired, FULL),
    "thm_h_1_bandit": (thm_h_1.bound, BANDIT),
    "thm_h_1_full": (thm_h_1.bound, FULL),
    "cor_h_2_bandit": (cor_h_2.bound, BANDIT),
    "cor_h_2_full": (cor_h_2.bound, FULL),
    "cor_h_3_bandit": (cor_h_3.bound, BANDIT),
    "cor_h_3_full": (cor_h_3.bound, FULL),
    "thm_a_2_bandit": (thm_a_2.bound, BANDIT),
    "thm_a_2_full": (thm_a_2.bound, FULL),
    "thm_a_1_full": (thm_a_1.bound, FULL),
    "thm_d_5_bandit": (thm_d_5.bound, BANDIT),
    "thm_d_5_full": (thm_d_5.bound, FULL),
    "thm_i_1_bandit": (thm_i_1.bound, BANDIT),
    "thm_i_1_full": (thm_i_1.bound, FULL),
    "thm_a_2_bandit_every": (thm_a_2.bound, BANDIT),
    "thm_d_5_bandit_every": (thm_d_5.bound, BANDIT),
    "thm_i_1_bandit_every": (thm_i_1.bound, BANDIT),
    "thm_i_1_full_every": (thm_i_1.bound, FULL),
    "calibrated_bandit": (calibrated.bound, BANDIT),
    "calibrated_full": (calibrated.bound, FULL),
    "square_reservoirs_bandit": (reservoirs.bound, BANDIT),
    "square_reservoirs_full": (reservoirs.bound, FULL),
    "square_announced_bandit": (reservoirs.clairvoyant, BANDIT),
    "square_announced_full": (reservoirs.clairvoyant, FULL),
    "patience_bandit": (calibrated.preemptive, BANDIT),
    "patience_full": (calibrated.preemptive, FULL),
}  # with T large, so that no minimum with T is in force
# with a scale c, here C / (1 + alpha)
SCALED = ("calibrated", "patience")
CAREFUL = 39


@cache
def bound_of(theorem):
    """Return the bound in the conclusion of a theorem as a function of a point:
    its longest side that is a number.
    """
    found = [sides(side, NAMES) for a, _, b in conclusions(STATEMENT[theorem]) for side in (a, b)]
    return max(filter(None, found), key=lambda side: side.size)


@cache
def numbers(seed):
    """Return random parameters at which the hypotheses of all theorems hold. All delays are d."""
    rng = np.random.default_rng([4, seed])
    K = int(rng.integers(2, 9))
    C = int(rng.integers(12, 21))
    d = int(rng.integers(1, 6))
    T = int(rng.integers(3000, 4000)) * (d + 1)
    C_E = float(rng.uniform((d + 1) * max(K, 2) / T, 9))
    alpha = float(rng.uniform(0.5, 9))
    p = float(rng.uniform(0.1, 1))
    return {
        "K": K,
        "T": T,
        "C": C,
        "d": d,
        "D": T * d,
        "d_max": d,
        "C_E": C_E,
        "b": C,
        "M": K + int(rng.integers(50)),
        "p": p,
        "alpha": alpha,
        "beta": float(rng.uniform(0.1, 2)),
        "nu_T": 2 * harmonic(T),
    }


@cache
def by_coq(theorem, seed):
    """Return the value of the bound as Coq writes it: some have sums over thousands of rounds."""
    n = numbers(seed)
    chernoff = 3.0
    scale = n["C"] / (1 + CAREFUL)
    is_scaled = theorem.startswith(SCALED)
    known = n | {"delta": n["T"] ** -0.5, "c": scale if is_scaled else n["C"], "n": n["C"]}
    known |= {"n": n["C"] if theorem.endswith("printed") else min(n["C"], n["d_max"] + 1)}
    known |= {
        "mu_max": max(1.0, (1 + chernoff) * n["nu_T"] * (n["d"] + 1) / n["C"]),
        "mu": max(1, n["d_max"] / scale),
    }
    known |= {"alpha": chernoff} if theorem.startswith(("thm_5_1", "thm_5_2")) else {}
    known |= {"alpha": CAREFUL} if is_scaled else {}
    sequences = {"d": lambda t: float(n["d"]), "nu": lambda t: 2 * harmonic(t)}
    return bound_of(theorem)(
        Point({name: float(value) for name, value in known.items()}, sequences=sequences)
    )


def by_package(theorem, seed):
    """Return the value of the package's bound."""
    (bound, regime), n = BOUNDS[theorem], numbers(seed)
    scale = {"c": n["C"] / (1 + CAREFUL)} if theorem.startswith(SCALED) else {}
    return bound.at(regime, **n | scale | {"chernoff": 3.0, "delta": n["T"] ** -0.5})


def differs(theorem, seeds, value=by_coq):
    """Return the seeds at which the two differ."""
    return [
        seed
        for seed in seeds
        if not math.isclose(value(theorem, seed), by_package(theorem, seed), rel_tol=1e-12)
    ]


@pytest.mark.parametrize("theorem", BOUNDS)
def test_bounds_are_those_of_the_package(theorem):
    assert not differs(theorem, range(3))


@pytest.mark.parametrize("theorem", BOUNDS)
def test_another_constant_is_noticed(theorem):
    assert len(differs(theorem, range(1), lambda name, seed: 1.001 * by_coq(name, seed))) == 1
