"""Players of the game, as the referee plays them: the paper's, the trackers, the naive ones, and rogues that break a
rule.
"""
