"""One module a theorem: its bound, the hypotheses of the bound, and its learning rates."""
