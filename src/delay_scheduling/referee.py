"""The delay scheduling game played literally, round by round,
against any player (Figure 1, fig:game-desc).

The referee holds the instance. The player holds nothing but what it has been shown, so
"non-clairvoyant" and "bandit" do not depend on the good will of the player's author: hidden numbers are
never handed over. What a player receives (Python integers and floats, fresh arrays, a copy of the rules)
leads neither to the instance nor to T, nor to a loss that is hidden from it. Python cannot stop a
determined player from walking up the call stack to read the referee's variables. This module keeps
honest players honest; it is not a sandbox.

    round t     step 0      act(t, delay)    the delay d_t in a clairvoyant game, None in any other
                step 1      (its result)     the arm A_t, whose loss is suffered but not shown
                step 2      track(t)         whether t joins the tracking set S, which must have a free slot
                step 3      observe(t, ...)  the feedback that arrives now; its rounds leave S by themselves
                step 4      release(t)       the rounds to release from S, in a preemptive game

Step 2 comes before step 3: a round that leaves S now still holds its slot when the decision to
track t is taken. So a fixed delay d holds a slot for d + 1 rounds. Step 3 comes after step 1:
feedback of this round, even with d_t = 0, can guide actions from round t + 1 only.
"""  # noqa: E501

from collections.abc import Callable, Iterable, Iterator
from dataclasses import astuple, dataclass, replace
from typing import Any, Protocol

import numpy as np

from delay_scheduling.arithmetic import best_total, in_order
from delay_scheduling.game import Instance, Rules
from delay_scheduling.validation import is_integer, require

METHODS = ("start", "act", "track", "observe", "release")


class Player(Protocol):
    """What a player must be able to do. Any object with these five methods may play;
    inheriting is not needed.

    The referee calls `start` once, then in every round t = 1, 2, ... `act`, `track`, `observe` and
    `release`, each exactly once and in this order. A player may be adaptive: every answer may
    depend on all it was shown so far and on coins of its own. It keeps its own account of the
    tracking set S: a round enters when `track` said True, and leaves with its feedback or when
    `release` names it. The game ends without notice, for T is latent.

    A player that observes every round, with room for it, and plays the arm of least loss so far:

    >>> from delay_scheduling.game import Instance
    >>> class Follower:
    ...     def start(self, rules):
    ...         self.losses = np.zeros(rules.K)
    ...
    ...     def act(self, t, delay):
    ...         return self.losses.argmin()
    ...
    ...     def track(self, t):
    ...         return True
    ...
    ...     def observe(self, t, feedback):
    ...         for s, loss in feedback:
    ...             self.losses += loss
    ...
    ...     def release(self, t):
    ...         return ()
    >>> instance = Instance(losses=[[0.5, 0], [1, 0], [1, 0]], delays=[1, 0, 0])
    >>> play(Follower(), instance, Rules(K=2, regime="full-information")).actions
    (0, 0, 1)
    """

    def start(self, rules: Rules) -> None:
        """Learn the visible parameters: K, C and the variation of the game. T is not among them."""

    def act(self, t: int, delay: int | None) -> int:
        """Return the arm A_t, an integer from 0 to K − 1 (Python's or NumPy's;
        a truth value is not an arm).

        Parameters
        ----------
        t : the round, from 1.
        delay : d_t in a clairvoyant game, else None. It may run past the end of the game.
        """

    def track(self, t: int) -> bool:
        """Return whether to add t to the tracking set S. True is legal only while |S| < C."""

    def observe(self, t: int, feedback: tuple[tuple[int, float | np.ndarray], ...]) -> None:
        """Receive the feedback that arrives at the end of round t. Called every round,
        with () if nothing arrives.

        Parameters
        ----------
        t : the round.
        feedback : pairs (s, value), in increasing order of s, one for each s in S with s + d_s = t;
            these rounds have
            left S. The value is the loss suffered in round s, a float, in the bandit regime, and
            the vector l_s, a fresh read-only array of shape (K,), with full information. In a game
            with loss scales it is B_s l_s.
        """

    def release(self, t: int) -> Iterable[int]:
        """Return the rounds to remove from S, an iterable of integers, each in S and named once.

        Called every round. In a non-preemptive game there must be none.
        """


Maker = Callable[[int], Player]  # from a seed to a fresh player


class IllegalMove(ValueError):
    """A player broke a rule of the game.

    Parameters
    ----------
    round : the round t, or 0 before the game.
    rule : "player", "action", "tracking" or "removal".
    expected : what would have been legal, in words.
    received : what the player did.

    >>> print(IllegalMove(3, "action", "an integer from 0 to 1", 2))
    round 3, action: expected an integer from 0 to 1, received 2
    """

    def __init__(self, round: int, rule: str, expected: Any, received: Any):
        super().__init__(f"round {round}, {rule}: expected {expected}, received {received!r}")
        self.round = round
        self.rule = rule
        self.expected = expected
        self.received = received


@dataclass(frozen=True)
class Transcript:
    """Record what happened in a game, row t − 1 for round t. Two equal games have equal
    transcripts.

    Parameters
    ----------
    actions : T integers, the arms A_t.
    losses : T floats, the losses suffered: l_{t,A_t}, times B_t if the instance has scales.
    S0 : T tuples, the rounds of S_t^0 in increasing order: the tracking set just before round t.
    S1 : T tuples, the rounds of S_t^1: the tracking set after the decision to track t, before any
        removal.
    observed : T tuples, the rounds whose feedback arrived in round t.
    removed : T tuples, the rounds the player released in round t, in the order of its choice.

    >>> print(Transcript((1, 0), (0.25, 1.0), ((), (1,)), ((1,), (1, 2)), ((), (2,)), ((), (1,))))
    t  arm  loss  S before  S after  observed  removed
    1  1    0.25  -         1        -         -
    2  0    1     1         1 2      2         1
    """

    actions: tuple[int, ...]
    losses: tuple[float, ...]
    S0: tuple[tuple[int, ...], ...]
    S1: tuple[tuple[int, ...], ...]
    observed: tuple[tuple[int, ...], ...]
    removed: tuple[tuple[int, ...], ...]

    @property
    def before(self) -> np.ndarray:
        """Sizes |S_t^0|, an int64 array of shape (T,)."""
        return np.array([len(S) for S in self.S0])

    @property
    def after(self) -> np.ndarray:
        """Sizes |S_t^1|, an int64 array of shape (T,)."""
        return np.array([len(S) for S in self.S1])

    def regret(self, instance: Instance) -> float:
        """Return Σ l_{t,A_t} − min_i Σ l_{t,i}, the losses times B_t if the instance has scales."""
        require(
            instance.T == len(self.actions),
            "instance",
            f"one of {len(self.actions)} rounds",
            instance.T,
        )
        require(
            instance.K > max(self.actions),
            "instance",
            "one with the arms that were played",
            f"K = {instance.K}",
        )
        scales = 1.0 if instance.scales is None else instance.scales[:, None]
        return float(in_order(np.array(self.losses)) - best_total(instance.losses * scales))

    def __str__(self) -> str:
        head = ("t", "arm", "loss", "S before", "S after", "observed", "removed")
        rows = [
            (str(t), str(arm), f"{loss:g}", *(" ".join(map(str, rounds)) or "-" for rounds in sets))
            for t, (arm, loss, *sets) in enumerate(zip(*astuple(self), strict=True), start=1)
        ]
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        lines = (
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            for row in (head, *rows)
        )
        return "\n".join(line.rstrip() for line in lines)


def play(player: Player, instance: Instance, rules: Rules) -> Transcript:
    """Play the game to its end and return the Transcript of what happened.

    Source: Figure 1 (fig:game-desc); the sets S_t^0 and S_t^1: Section 4; loss scales: Algorithm 3
    (alg:FTRL-no-scale).

    Parameters
    ----------
    player : a `Player`. It should be fresh: the referee does not reset it beyond calling `start`.
    instance : losses, delays and perhaps scales, with the K of the rules. Never shown to the
        player.
    rules : the variation of the game. The player receives a copy.

    Raises
    ------
    IllegalMove : as soon as the player breaks a rule.
    ValueError : if the instance has another number of arms than the rules.

    One arm, one slot, delay 1. Round 2 finds S full, for round 1 leaves only at the end of round 2:

    >>> from delay_scheduling.players.trackers import Greedy
    >>> print(play(Greedy(), Instance(losses=[[1], [0], [0.5]], delays=[1, 1, 1]), Rules(K=1, C=1)))
    t  arm  loss  S before  S after  observed  removed
    1  0    1     -         1        -         -
    2  0    0     1         1        1         -
    3  0    0.5   -         3        -         -
    """
    require(isinstance(instance, Instance), "instance", "an Instance", instance)
    require(instance.K == rules.K, "instance", f"{rules.K} arms, as in the rules", instance.K)
    begin(player, rules)
    return Transcript(*zip(*rounds(player, instance, rules, {}), strict=True))


def begin(player: Player, rules: Rules) -> None:
    """Let a player begin a game, or raise IllegalMove if it is none,
    ValueError if the rules are none.
    """
    require(isinstance(rules, Rules), "rules", "Rules", rules)
    require_methods(player, METHODS)
    player.start(replace(rules))


def rounds(
    player: Player, instance: Instance, rules: Rules, S: dict, played: int = 0
) -> Iterator[tuple]:
    """Yield a row of the transcript for each round,
    after a number of rounds that were played before.

    Parameters
    ----------
    S : the tracking set, in the order of its rounds: from each round to the round in which its
        feedback arrives, and
        what that will be. It is changed.
    """
    for row in range(instance.T):
        t = played + row + 1
        S0 = tuple(S)
        arm = ask_arm(player, t, instance, rules, row)
        if ask_tracking(player, t, S, rules):
            S[t] = t + int(instance.delays[row]), feedback(instance, row, arm, rules)
        S1 = tuple(S)
        observed = tuple([s for s, (end, _) in S.items() if end == t])
        player.observe(t, tuple((s, S.pop(s)[1]) for s in observed))
        removed = ask_removals(player, t, S, rules)
        yield arm, lost(instance, row, arm), S0, S1, observed, removed


def require_methods(player: Any, methods: tuple[str, ...]) -> None:
    """Raise IllegalMove unless the player has all methods."""
    found = tuple(name for name in methods if callable(getattr(player, name, None)))
    if found != methods:
        raise IllegalMove(0, "player", f"the methods {methods}", found)


def ask_arm(player: Player, t: int, instance: Instance, rules: Rules, row: int) -> int:
    """Return A_t (steps 0 and 1), or raise IllegalMove."""
    return answered_arm(
        player.act(t, int(instance.delays[row]) if rules.clairvoyant else None), t, rules
    )


def answered_arm(arm: Any, t: int, rules: Rules) -> int:
    """Return the arm that a player has answered, or raise IllegalMove."""
    if not (is_integer(arm) and 0 <= arm < rules.K):
        raise IllegalMove(t, "action", f"an integer from 0 to {rules.K - 1}", arm)
    return int(arm)


def ask_tracking(player: Player, t: int, S: dict, rules: Rules) -> bool:
    """Return whether t joins S (step 2), or raise IllegalMove. The rounds that expire now are still
    in S.
    """
    tracked = player.track(t)
    if not isinstance(tracked, (bool, np.bool_)):
        raise IllegalMove(t, "tracking", "True or False", tracked)
    if tracked and len(S) >= rules.C:
        raise IllegalMove(
            t, "tracking", f"False, since S is full: |S| = C = {rules.C}", bool(tracked)
        )
    return bool(tracked)


def ask_removals(player: Player, t: int, S: dict, rules: Rules) -> tuple[int, ...]:
    """Take the rounds the player names out of S and return them (step 4), or raise IllegalMove."""
    removed: list[int] = []
    answer = player.release(t)
    if type(answer) is tuple and not answer:
        return answer
    if not isinstance(answer, Iterable):
        raise IllegalMove(t, "removal", "an iterable of rounds", answer)
    for s in answer:
        if not rules.preemptive:
            raise IllegalMove(t, "removal", "nothing, since the game is non-preemptive", s)
        if not (is_integer(s) and s in S):
            raise IllegalMove(t, "removal", f"a round of S = {sorted(S)}, named once", s)
        del S[int(s)]
        removed.append(int(s))
    return tuple(removed)


def vector(instance: Instance, row: int) -> np.ndarray:
    """Return the loss vector of a round, a new array: l_t, or B_t l_t if the instance has
    scales.
    """
    return (1.0 if instance.scales is None else instance.scales[row]) * instance.losses[row]


def feedback(instance: Instance, row: int, arm: int, rules: Rules) -> float | np.ndarray:
    """Return what a round reveals: the loss of its arm, or a new read-only vector of all losses."""
    if rules.regime == "bandit":
        return lost(instance, row, arm)
    losses = vector(instance, row)
    losses.flags.writeable = False
    return losses


def lost(instance: Instance, row: int, arm: int) -> float:
    """Return the loss of one arm in a round, l_{t,i}, times B_t if the instance has scales."""
    loss = float(instance.losses[row, arm])
    return loss if instance.scales is None else float(instance.scales[row]) * loss
