"""Delayed FTRL for the game without delays: a learner for `players.black_box`.

Its regret is at most (4 √K − 2) √N in N steps, and √(N log K) with full information; it does not
know N. Source: past:time.
"""

from typing import Any

from delay_scheduling.game import Rules


class Undelayed:
    """Play FTRL with α = 1 / √N in step N; with full information β = 2 √(log K / N).

    Parameters
    ----------
    rules : arms and feedback of the game.
    seed : integer of at least 0.

    >>> learner = Undelayed(Rules(K=2, C=1), seed=0)
    >>> for _ in range(50):
    ...     arm = learner.ask()
    ...     learner.tell(arm, float(arm == 0))
    >>> [learner.ask() for _ in range(3)]
    [1, 1, 1]
    """

    def __init__(self, rules: Rules, seed: int):
        from delay_scheduling.past import time_change
        from delay_scheduling.schedulers import TrackEverything
        from delay_scheduling.use.online import Online

        alone = Rules(K=rules.K, C=1, regime=rules.regime)
        self.game = Online(alone, TrackEverything(), time_change.rates, seed)

    def ask(self) -> int:
        """Return the arm of the next step."""
        self.step = self.game.ask()
        return self.step.arm

    def tell(self, arm: int, loss: Any) -> None:
        """Take the loss of the step, or the losses of all arms."""
        self.game.tell(self.step.round, loss)
