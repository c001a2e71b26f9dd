"""A player without the game: you own the loop, as with `Online`, and any `referee.Player` plays.

    move = online.ask()          begins round t: which arm to play, and whether to track the round
    online.tell(s, loss)         the feedback of a tracked round s <= t has come: its delay is t − s
    released = online.tick()     ends round t; `tick` may be left out

The actions are those of `simulate` with rates None on the instance that your loop plays.
"""

import math
from typing import Any

from delay_scheduling.compiled.plan import number_of
from delay_scheduling.game import Rules
from delay_scheduling.referee import Maker, ask_removals, ask_tracking, begin
from delay_scheduling.use.online import Move
from delay_scheduling.validation import (
    LONGEST_DELAY,
    Numbers,
    array_of,
    integer,
    is_integer,
    is_number,
    require,
    wrong,
)


class OnlinePlayer:
    """Play a player of your own, or one of `players`, a round at a time, in your own loop.

    Parameters
    ----------
    rules : K, C and the variation of the game. In a clairvoyant game `ask` takes the delay.
    make : a function from a seed to a fresh `referee.Player`, such as `black_box(...)`.
    seed, replicate : integers of at least 0.

    It pickles if the player does, and goes on from there. One thread at a time may use it. Wrong
    arguments raise ValueError, and illegal moves of the player `referee.IllegalMove`.

    Two arms; feedback comes in the next round:

    >>> from delay_scheduling.players.look_and_follow import LookAndFollow
    >>> online = OnlinePlayer(Rules(K=2, C=1), LookAndFollow(T=400, delay=1), seed=0)
    >>> for t in range(1, 401):
    ...     move = online.ask()
    ...     for s in online.waiting:
    ...         if s < t:
    ...             online.tell(s, loss=float(online.arms[s]))
    >>> online.t, online.waiting, online.ask().arm
    (400, (), 0)
    """

    def __init__(self, rules: Rules, make: Maker, seed: int, replicate: int = 0):
        require(callable(make), "make", "a function from a seed to a player", make)
        self.rules = rules
        self.player = make(number_of(seed, replicate))
        begin(self.player, rules)
        self.t = 0
        self.asked = False
        self.arms: dict[int, int] = {}  # of the tracked rounds
        self.S: dict[int, Any] = {}
        self.told: dict[int, Any] = {}
        self.released: tuple[int, ...] = ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The rounds that are tracked, of which feedback may be given."""
        return tuple(s for s in self.S if s not in self.told)

    def __repr__(self) -> str:
        phase = "asked" if self.asked else "ticked"
        name = type(self.player).__name__
        return f"OnlinePlayer: round {self.t}, {phase}; {name}; {len(self.S)} slots in use"

    def ask(self, delay: int | None = None) -> Move:
        """Begin a round. If the round before was not ended by `tick`, it is ended first.

        Parameters
        ----------
        delay : d_t, an integer from 0 to 2^31 − 1, in a clairvoyant game; else None.

        Returns
        -------
        Move, whose probability is NaN: the player keeps it for itself.
        """
        known = is_integer(delay) and 0 <= delay <= LONGEST_DELAY  # type: ignore[operator]
        expected = "d_t" if self.rules.clairvoyant else "None, for the game is non-clairvoyant"
        fits = known if self.rules.clairvoyant else delay is None
        require(fits, "delay", expected, delay)
        if self.asked:
            self.tick()
        t = self.t + 1
        arm = self.player.act(t, delay)
        if not (is_integer(arm) and 0 <= arm < self.rules.K):
            raise wrong("player", f"an arm from 0 to {self.rules.K - 1}", arm)
        track = ask_tracking(self.player, t, self.S, self.rules)
        if track:
            self.S[t] = None
            self.arms[t] = int(arm)
        self.t = t
        self.asked = True
        return Move(t, int(arm), track, math.nan)

    def tell(self, round: int, loss: float | Numbers) -> None:
        """Give the feedback of a tracked round, at the end of the present round.

        Parameters
        ----------
        round : one of `waiting`.
        loss : the loss of its arm, a number in [0, 1]; with full information the losses of all
            arms, shape (K,).
        """
        require(self.asked, "online", "a round that has begun", "none")
        integer("round", round, least=1)
        require(round in self.waiting, "round", f"one of {self.waiting}", round)
        self.told[int(round)] = self.valid(loss)

    def valid(self, loss: Any) -> Any:
        """Return a loss, or raise ValueError."""
        if self.rules.regime == "bandit":
            require(is_number(loss) and 0 <= loss <= 1, "loss", "a number in [0, 1]", loss)
            return float(loss)
        losses = array_of("loss", loss, "numbers", float)
        require(losses.shape == (self.rules.K,), "loss", f"{self.rules.K} losses", losses.shape)
        require(0 <= losses.min() and losses.max() <= 1, "loss", "numbers in [0, 1]", loss)
        return losses

    def tick(self) -> tuple[int, ...]:
        """End the round. Return the rounds that are released now: no feedback is wanted of them."""
        require(self.asked, "online", "a round that has begun", "none")
        self.asked = False
        for s in self.told:
            del self.S[s], self.arms[s]
        self.player.observe(self.t, tuple(sorted(self.told.items())))
        self.told = {}
        self.released = ask_removals(self.player, self.t, self.S, self.rules)
        for s in self.released:
            del self.arms[s]
        return self.released
