"""Provers: functions from a claim to an outcome, Proved, Refuted or Unknown, one idea per module.

    identity        SymPy turns the difference of two sides into zero
    smt             z3 finds no counterexample to a polynomial or rational inequality
    derivative      the sign of a derivative and the value at an end
    induction       a first case and a step
    balls           ball arithmetic on a bounded box
    by_cases        a domain split into parts, each with its own prover
    each_integer    every point of a finite domain
    exhaustion      every case of a finite list, in exact arithmetic
    numeric         sampled cases: never a proof
    simulation      a confidence interval against a bound: never a proof

A prover is asked only where both sides are defined (`defined`, `query`), proves only what has a
point in its domain (`points`), and refutes only by a witness: a point, a case or an interval that
certainly violates the claim.
"""

from proofbook.claim import Claim, eq, ge, gt, le, lt, ne
from proofbook.expectation import expectation, outcomes
from proofbook.outcome import Consistent, Proved, ProvedForCases, Refuted, Unknown
from proofbook.provers.balls import balls
from proofbook.provers.by_cases import by_cases
from proofbook.provers.derivative import derivative
from proofbook.provers.exhaustion import each_integer, exhaustion, numeric, simulation
from proofbook.provers.identity import identity
from proofbook.provers.induction import induction
from proofbook.provers.smt import smt

__all__ = [
    "Claim",
    "Consistent",
    "Proved",
    "ProvedForCases",
    "Refuted",
    "Unknown",
    "balls",
    "by_cases",
    "derivative",
    "each_integer",
    "eq",
    "exhaustion",
    "expectation",
    "ge",
    "gt",
    "identity",
    "induction",
    "le",
    "lt",
    "ne",
    "numeric",
    "outcomes",
    "simulation",
    "smt",
]
