"""Longer experiments: the terms inside a proof, the worst instance found, the tournament."""

from delay_scheduling.experiments import exponents, proof_terms, tournament, worst_case

__all__ = ["exponents", "proof_terms", "tournament", "worst_case"]
