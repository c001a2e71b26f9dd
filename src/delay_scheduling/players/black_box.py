"""Your own algorithm for the game without delays, played under capacity and delay: a change of
time.

Rounds are cut into cells of as many rounds as slots are used. A coin is tossed for each cell, and a
cell is tracked if its coin shows heads and the coins of the m cells before it show tails, where m
cells last at least as long as any delay. When a cell is tracked, all that was tracked before has
been observed: the tracked cells are the steps of a game without delays. In every round the player
does what the learner would do in its next step.

Source: the chapter "Capacity is a change of time" (past:time).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from delay_scheduling.game import Rules, streams
from delay_scheduling.validation import integer, is_integer, require, wrong


class Learner(Protocol):
    """What an algorithm for the game without delays must be able to do.

    One that follows the arm of least total loss:

    >>> class Follower:
    ...     def __init__(self, rules, seed):
    ...         self.total = [0.0] * rules.K
    ...     def ask(self):
    ...         return self.total.index(min(self.total))
    ...     def tell(self, arm, loss):
    ...         self.total[arm] += loss
    >>> from delay_scheduling import Instance, Rules, estimate_regret
    >>> game = Instance(losses=[[1.0, 0.0]] * 400, delays=[2, 0, 1, 1] * 100)
    >>> player = Rules(K=2, C=1), black_box(Follower, delay=2), None
    >>> found = estimate_regret(game, *player, runs=8, seed=0)
    >>> bool(found.mean < 40)  # uniform play has 200
    True
    """

    def ask(self) -> int:
        """Return the arm of the next play, an integer from 0 to K − 1."""

    def tell(self, arm: int, loss: Any) -> None:
        """Take the loss of a play, in the order of `ask`.

        It is a number in [0, 1], or with full information the losses of all arms, shape (K,).
        """


class Coins:
    """Toss which cells are tracked: no two of them with m or fewer cells between them.

    Each is tracked with probability h (1 − h)^m, h = 1 / (m + 1): coins of m cells before the first
    are tossed as well.
    """

    def __init__(self, m: int, rng: Any):
        self.m = m
        self.rng = rng
        self.heads = 1 / (m + 1)
        self.cell = -m
        self.last = -2 * m - 1
        for _ in range(m):
            self.toss()

    def toss(self) -> bool:
        """Return whether the next cell is tracked."""
        self.cell += 1
        alone = self.cell - self.last > self.m
        heads = self.rng.random() < self.heads
        if heads:
            self.last = self.cell
        return heads and alone


def slots_used(rules: Rules, delay: int, slots: int | None) -> int:
    """Return the number of rounds in a cell: `slots`, or as many as there are, at most d + 1."""
    if slots is None:
        return int(min(rules.C, delay + 1))
    require(slots <= rules.C, "slots", f"at most C = {rules.C}", slots)
    return slots


def fresh_learner(maker: "BlackBox", rules: Rules, draws: Any) -> Learner:
    """Return a learner with a seed of its own, or raise ValueError if it cannot play."""
    learner = maker.learner(rules, int(draws.integers(2**63)))
    for method in ("ask", "tell"):
        can = callable(getattr(learner, method, None))
        require(can, "learner", f"one with a method {method}", learner)
    return learner


def arm_of(learner: Learner, K: int) -> int:
    """Return the next arm of a learner, or raise ValueError if there is no such arm."""
    arm = learner.ask()
    if not (is_integer(arm) and 0 <= arm < K):
        raise wrong("learner", f"an arm from 0 to {K - 1}", arm)
    return int(arm)


class TimeChanged:
    """Play a learner in cells. A `referee.Player`.

    Parameters
    ----------
    maker : the `BlackBox` with the settings.
    seed : integer of at least 0, of the coins and the learner.
    """

    def __init__(self, maker: "BlackBox", seed: int):
        self.maker = maker
        self.seed = seed

    def start(self, rules: Rules) -> None:
        coins, draws = streams(self.seed, 0)
        self.K = rules.K
        self.delay = self.maker.delay
        self.size = slots_used(rules, self.delay, self.maker.slots)
        self.learner = fresh_learner(self.maker, rules, draws)
        self.coins = Coins(-(-self.delay // self.size), coins)
        self.tracked = False
        self.arms: list[int] = []  # of the next step
        self.losses: dict[int, Any] = {}  # of the step whose feedback is awaited, by place
        self.told_in = 0  # the cell at whose beginning it is used; 0 if nothing is awaited

    def act(self, t: int, delay: int | None) -> int:
        if delay is not None:
            self.allow(delay)
        place = (t - 1) % self.size
        if place == 0:
            self.begin_cell()
        if self.maker.redraw and not self.tracked:
            return self.asked()
        if place == len(self.arms):
            self.arms.append(self.asked())
        return self.arms[place]

    def begin_cell(self) -> None:
        """Tell the learner what its last step has cost, if it is time, and toss a coin."""
        self.tracked = self.coins.toss()
        if self.told_in == self.coins.cell:
            expected = f"at most {self.delay}"
            whole = len(self.losses) == self.size
            require(whole, "delays", expected, f"more, {self.size - len(self.losses)} times")
            for place, arm in enumerate(self.arms):
                self.learner.tell(arm, self.losses[place])
            self.arms, self.losses, self.told_in = [], {}, 0
        if self.tracked:
            self.told_in = self.coins.cell + self.coins.m + 1

    def asked(self) -> int:
        """Return the next arm of the learner, or raise ValueError."""
        return arm_of(self.learner, self.K)

    def allow(self, delay: int) -> None:
        """Raise ValueError for a delay above d."""
        require(delay <= self.delay, "delays", f"at most {self.delay}", delay)

    def track(self, t: int) -> bool:
        return self.tracked

    def observe(self, t: int, feedback: tuple) -> None:
        for s, loss in feedback:
            self.allow(t - s)
            self.losses[(s - 1) % self.size] = loss

    def release(self, t: int) -> tuple:
        return ()


@dataclass(frozen=True)
class BlackBox:
    """Make players of a learner: a function from a seed. See `black_box`."""

    learner: Callable[[Rules, int], Learner]
    delay: int | None
    slots: int | None = None
    redraw: bool = False

    def __post_init__(self) -> None:
        expected = "a function from rules and a seed to a learner"
        plays = not isinstance(self.learner, type) and hasattr(self.learner, "ask")
        require(callable(self.learner) and not plays, "learner", expected, self.learner)
        if self.delay is not None:
            integer("delay", self.delay, least=0)
        if self.slots is not None:
            integer("slots", self.slots, least=1)
            known = self.delay is not None or self.slots == 1
            require(known, "slots", "1 or None, for no delay is given", self.slots)
        require(isinstance(self.redraw, bool), "redraw", "True or False", self.redraw)

    def __call__(self, seed: int) -> Any:
        if self.delay is None:
            from delay_scheduling.players.unknown_delay import Doubling

            return Doubling(self, seed)
        return TimeChanged(self, seed)


def black_box(
    learner: Callable[[Rules, int], Learner],
    delay: int | None,
    slots: int | None = None,
    redraw: bool = False,
) -> BlackBox:
    """Return players of your own algorithm, for `estimate_regret`, `simulate`, sweeps and loops.

    The algorithm knows neither delays nor capacity. Its regret in this game is, on average, 1 / p
    times its regret on the losses of the tracked rounds, where 1 / p <= e (d + 1) with one slot:
    every bound of the game without delays carries over (`past.time_change`). It must not know
    the number of its steps, which is drawn.

    Parameters
    ----------
    learner : a function from (rules, seed) to a fresh `Learner`, such as its class: with `ask()`,
        which returns an arm, and `tell(arm, loss)`. With several slots it is asked that often
        before it is given a loss.
    delay : d, an integer of at least 0: no delay may be longer. None if no bound is known: then one
        slot is used, and the learner begins anew, with a bound at least twice as large, when
        feedback is late. A bound c √N becomes 2 c √(e T (d + 1)) + 2 d (`past.unknown_delay`).
    slots : how many slots to use, at least 1; None for min{C, d + 1}, or 1 if d is not known.
    redraw : whether `ask` is called anew in each round. It must then leave the learner as it is,
    but
        for coins. Otherwise an arm is kept until its step is over, about e (d + 1) rounds, which is
        as good against losses that are fixed beforehand, or drawn by chance. An adversary that sees
        the actions would know the next one.

    Raises
    ------
    ValueError : for wrong arguments; in the game, for a longer delay, for more slots than there
        are, for a learner without `ask` or `tell`, and for an arm that does not exist.

    Source: the chapter "Capacity is a change of time" (past:time, past:time-unknown).
    """
    return BlackBox(learner, delay, slots, redraw)
