"""Players of the game, as the referee plays them: the paper's, the trackers, the naive ones, and rogues that break a
rule.
"""

from delay_scheduling.players import naive, paper, rogues, scripted, trackers

__all__ = ["naive", "paper", "rogues", "scripted", "trackers"]
