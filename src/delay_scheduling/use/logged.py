"""The game of a log that holds one arm a row: its rounds are drawn from the rows.

If rows are independent of each other and alike in law, and no arm was chosen by what would be lost,
then a row in which arm i was played says what a round costs in which arm i is played, and how long
that takes to be known. So in round t of a run each arm has a row of its own, drawn with replacement
among those with this arm, each with a weight of one over the probability with which its arm was
drawn. What is played decides which row is the round's: its loss, and its delay.

That is a world of its own, whose arms have the mean losses of the log, weighted in this way. Of
rejection (`use.rejection`) it has the assumptions, but it throws no row away and lasts for as many
rounds as wanted. The delay hangs on the arm, so the game is not clairvoyant.

Source: Li, Chu, Langford and Wang (2011), Algorithm 2, with rows drawn anew; Mandel, Liu, Brunskill
and Popović (2016), "Offline evaluation of online reinforcement learning algorithms", AAAI 2016, who
keep a queue of rows for each arm.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from delay_scheduling import referee
from delay_scheduling.arithmetic import in_order
from delay_scheduling.compiled.plan import number_of
from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.game import Frozen, Rules, stream
from delay_scheduling.rates import Rule, check_setting
from delay_scheduling.use.online import Online, Untried
from delay_scheduling.validation import require

ROWS = 2  # the kind of the stream from which rows are drawn


@dataclass(frozen=True, eq=False)
class LoggedGame(Frozen):
    """Hold a game whose rounds are drawn from a log. `Log.game` makes it.

    Parameters
    ----------
    K, T : numbers of arms and of rounds.
    arms, losses, delays : shape (n,), of the rows; delays in rounds of this game.
    weights : shape (n,), above 0; rows of an arm are drawn in proportion to them.
    """

    K: int
    T: int
    arms: np.ndarray
    losses: np.ndarray
    delays: np.ndarray
    weights: np.ndarray

    @property
    def means(self) -> np.ndarray:
        """Mean losses of the arms, shape (K,)."""
        found = np.zeros(self.K)
        for arm in range(self.K):
            rows = self.arms == arm
            total = in_order(self.weights[rows] * self.losses[rows])
            found[arm] = total / in_order(self.weights[rows])
        return found

    @property
    def d_max(self) -> int:
        """Largest delay of a row."""
        return int(self.delays.max())

    @property
    def uniform_regret(self) -> float:
        """Expected regret of uniform play."""
        means = self.means
        return self.T * (in_order(means) / self.K - float(means.min()))

    def rows(self, seed: int, replicate: int) -> np.ndarray:
        """Return for each round of a run and each arm a row of the log, integers of shape (T, K).

        All players find the same rows: run r of each has the same luck.
        """
        uniforms = stream(seed, replicate, ROWS).random((self.T, self.K))
        found = np.empty((self.T, self.K), np.int64)
        for arm in range(self.K):
            places = np.flatnonzero(self.arms == arm)
            heights = np.cumsum(self.weights[places])
            drawn = np.searchsorted(heights, uniforms[:, arm] * heights[-1], side="right")
            found[:, arm] = places[np.minimum(drawn, len(places) - 1)]
        return found

    def plan(
        self, rules: Rules, scheduler: Any, rates: Rule | None, *, runs: range, seed: int
    ) -> "Draws":
        """Return who plays the runs of an estimate (see `compiled.plan.plan_of`)."""
        check_setting(rules, scheduler, rates)
        require(rules.K == self.K, "rules", f"{self.K} arms, as in the log", rules)
        one = "bandit feedback: each row of the log holds the loss of one arm"
        require(rules.regime == "bandit", "rules", one, rules)
        hidden = "a non-clairvoyant game: in a log of single arms the delay hangs on what is played"
        require(not rules.clairvoyant, "rules", hidden, rules)
        if rates is not None:
            Online(rules, scheduler, rates, seed)  # tries them on a small game
        return Draws(self, rules, scheduler, rates, runs, seed)

    def estimate(self, suffered: list[float], error: float = ERROR) -> Estimate:
        """Return the estimate of the regret: what was lost on average beyond the best arm."""
        means = self.means
        least = float(means.min())
        width = self.T * (float(means.max()) - least)
        rounding = self.T * (self.T + 1) * 2.0**-52
        return Estimate(np.array(suffered) - self.T * least, width, error, rounding)


@dataclass(frozen=True, eq=False)
class Draws:
    """Plan the runs of a game of a log, one by one, in Python: some ten microseconds a round."""

    game: LoggedGame
    rules: Rules
    scheduler: Any
    rates: Rule | None
    runs: range
    seed: int

    @property
    def groups(self) -> Iterator[range]:
        """Each run is alone."""
        return (self.runs[n : n + 1] for n in range(len(self.runs)))

    def play(self, group: range) -> list[float]:
        """Return for each run of a group the sum of the mean losses of the arms it played."""
        return [self.suffered(replicate) for replicate in group]

    def suffered(self, replicate: int) -> float:
        """Return Σ μ_{A_t} of a run, with the mean loss μ_i of arm i in the log."""
        game = self.game
        rows = game.rows(self.seed, replicate)
        if self.rates is None:
            player = self.scheduler(number_of(self.seed, replicate))
            arms = acted(player, self.rules, rows, game.losses, game.delays)
        else:
            online = Untried(self.rules, self.scheduler, self.rates, self.seed, replicate)
            arms = asked(online, rows, game.losses, game.delays)
        return float(in_order(game.means[np.array(arms)]))


def asked(online: Untried, rows: np.ndarray, losses: np.ndarray, delays: np.ndarray) -> list[int]:
    """Return the arms that a scheduler with Delayed FTRL plays, for rows of a log."""
    arms = []
    due: dict[int, list[tuple[int, int]]] = {}
    T = len(rows)
    for t in range(1, T + 1):
        move = online.ask()
        arms.append(move.arm)
        row = int(rows[t - 1, move.arm])
        if move.track and t + delays[row] <= T:
            due.setdefault(t + int(delays[row]), []).append((t, row))
        for s, told in due.pop(t, ()):
            if s in online.tracked:  # else it was released
                online.tell(s, float(losses[told]))
        online.tick()
    return arms


def acted(
    player: Any, rules: Rules, rows: np.ndarray, losses: np.ndarray, delays: np.ndarray
) -> list[int]:
    """Return the arms that a player plays, for rows of a log: the game of `referee`, in which the
    arm that is played has a say in the delay.
    """
    referee.begin(player, rules)
    arms = []
    S: dict[int, float] = {}  # from a tracked round to its loss
    due: dict[int, list[int]] = {}
    for t in range(1, len(rows) + 1):
        arm = referee.answered_arm(player.act(t, None), t, rules)
        arms.append(arm)
        row = int(rows[t - 1, arm])
        if referee.ask_tracking(player, t, S, rules):
            S[t] = float(losses[row])
            due.setdefault(t + int(delays[row]), []).append(t)
        over = [s for s in due.pop(t, ()) if s in S]
        player.observe(t, tuple((s, S.pop(s)) for s in over))
        referee.ask_removals(player, t, S, rules)
    return arms
