"""Tiny games in exact arithmetic: every case, with fractions or with balls."""
