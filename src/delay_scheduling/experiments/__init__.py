"""Longer experiments: the terms inside a proof, the worst instance found, the tournament."""

from delay_scheduling.experiments import proof_terms, tournament, worst_case

__all__ = ["proof_terms", "tournament", "worst_case"]
