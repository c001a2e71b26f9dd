"""Longer experiments: the terms inside a proof, the worst instance found, the tournament."""
