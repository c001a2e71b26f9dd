"""Longer experiments: the terms inside a proof, exponents of a learner, worst instances, the tournament."""

from delay_scheduling.experiments import (
    exponents,
    proof_terms,
    provoked,
    smooth,
    tournament,
    worst_case,
    worst_instance,
)

__all__ = ["exponents", "proof_terms", "provoked", "smooth", "tournament", "worst_case", "worst_instance"]
