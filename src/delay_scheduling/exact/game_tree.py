"""Small games as linear programs: all a player can know and do, against all that an oblivious adversary can choose.

The player's side is in sequence form (von Stengel): a plan gives every move its weight, the probability that the
player's own coins lead there. What a move adds to the regret is linear in its weight, so the best plan and the worst
mixture of adversaries are the two sides of one linear program, `Program`, with integer coefficients.

Four reductions keep it small, and lose nothing.

* Losses 0 and 1 suffice: a player that sees a loss v may toss a coin of mean v. With full information only differences
  of losses matter, so no loss vector needs to be constant. (`letters`)
* The adversary names the arm that it competes with. It may be arm 0, if the player treats all arms alike: moves that
  differ only by the names of the arms share one weight. (`Walk.column`)
* Feedback that comes after the last decision is useless. In a round without useful feedback the worst losses are 0 for
  arm 0 and 1 for all others. (`strategies`)
* A player remembers what it tracked and saw. Arms that it played unseen, and all arms with full information, are
  forgotten. It tracks whatever it has room for if there is always room, and lets go of a round only if all slots are
  taken, of one round at a time.
"""

import itertools
import math
from dataclasses import dataclass, field, replace

import numpy as np
from scipy.sparse import csr_array

from delay_scheduling.game import REGIMES
from delay_scheduling.validation import integer, is_integer, require, valid_delays


@dataclass(frozen=True)
class SmallGame:
    """Fix the rules of a small game whose number of rounds the player knows.

    Parameters
    ----------
    delays : tuple of delay sequences, all of one length T, from which the adversary chooses. The player knows the
        tuple; if it is one sequence, the player knows the delays.
    K : arms, an integer of at least 1.
    C : slots, an integer of at least 0, or math.inf.
    regime : "bandit" or "full-information".
    clairvoyant : whether d_t is announced at the start of round t.
    preemptive : whether the player may drop rounds at the end of a round.
    looks : how many rounds may be tracked in all, an integer of at least 0, or math.inf. With delays 0 this is the
        label-efficient game.

    >>> equal_delays(T=4, d=1, C=1).T
    4
    """

    delays: tuple
    K: int = 2
    C: int | float = math.inf
    regime: str = "bandit"
    clairvoyant: bool = False
    preemptive: bool = False
    looks: int | float = math.inf

    def __post_init__(self):
        require(len(self.delays) > 0, "delays", "at least one sequence", self.delays)
        for sequence in self.delays:
            valid_delays(sequence, T=len(self.delays[0]))
        integer("K", self.K, least=1)
        require(self.regime in REGIMES, "regime", " or ".join(map(repr, REGIMES)), self.regime)
        for name in ("C", "looks"):
            count = getattr(self, name)
            counts = count == math.inf or (is_integer(count) and count >= 0)
            require(counts, name, "an integer of at least 0, or inf", count)
        for name in ("clairvoyant", "preemptive"):
            require(isinstance(getattr(self, name), bool), name, "True or False", getattr(self, name))

    @property
    def T(self):
        """Number of rounds."""
        return len(self.delays[0])

    @property
    def roomy(self):
        """Whether every round can be tracked."""
        return self.looks >= self.T and self.C > max(map(max, self.delays))


def equal_delays(T, d, C=math.inf, **rules):
    """Return the game of T rounds with equal delays d.

    >>> equal_delays(3, 1).delays
    ((1, 1, 1),)
    """
    return SmallGame(((d,) * T,), C=C, **rules)


def label_efficient(T, M, **rules):
    """Return the game of T rounds without delays in which M rounds may be looked at."""
    return SmallGame(((0,) * T,), looks=M, **rules)


def delays_within(T, D):
    """Return all delay sequences of T rounds with total delay at most D. A delay ends by round T, or never.

    A delay of T − t in round t is as good as a longer one: the feedback comes too late.

    >>> delays_within(2, 1)
    ((0, 0), (1, 0))
    """
    boxes = itertools.product(*(range(T - t + 1) for t in range(1, T + 1)))
    return tuple(box for box in boxes if sum(box) <= D)


def lost_rounds(T, m):
    """Return all delay sequences of T rounds in which at most m rounds never get feedback, and others at once.

    >>> lost_rounds(3, 1)
    ((0, 0, 0), (0, 1, 0), (2, 0, 0))
    """
    choices = itertools.product(*({0, T - t} for t in range(1, T + 1)))
    return tuple(sorted(choice for choice in choices if sum(map(bool, choice)) <= m))


def letters(K, regime):
    """Return the loss vectors that suffice: all of {0, 1}^K, but not the constant ones with full information."""
    vectors = itertools.product((0, 1), repeat=K)
    return [v for v in vectors if regime == "bandit" or K == 1 or 0 < sum(v) < K]


def strategies(game):
    """Return the adversary's choices: losses, shape (N, T, K), and delays, shape (N, T). It competes with arm 0."""
    hidden = ((0,) + (1,) * (game.K - 1),)
    open_letters = letters(game.K, game.regime)
    losses, delays = [], []
    for sequence in game.delays:
        useful = [t + wait < game.T for t, wait in enumerate(sequence, 1)]
        tables = itertools.product(*(open_letters if use else hidden for use in useful))
        found = np.array([table for table in tables if is_first(table)], dtype=np.int8)
        losses.append(found)
        delays.append(np.tile(np.array(sequence), (len(found), 1)))
    return np.concatenate(losses), np.concatenate(delays)


def is_first(table):
    """Tell whether a loss table is the first of those that differ by the names of the arms other than arm 0."""
    columns = list(zip(*table, strict=True))[1:]
    return columns == sorted(columns)


@dataclass(frozen=True)
class Program:
    """Hold a game as a linear program in the weights y >= 0 of the moves.

    Parameters
    ----------
    regret : integer sparse matrix, one row for each strategy of the adversary: its product with y is the regret.
    flow : integer sparse matrix, one row for each situation of the player, earlier situations first. Its product with
        y is 1 in row 0 (the only move is to start) and 0 elsewhere: the moves of a situation share the weight with
        which it is reached.
    choices : for each situation, a list of (column, how many moves share it).
    units : for each situation, how many renamings of the arms leave all that was seen as it is.
    """

    regret: csr_array
    flow: csr_array
    choices: list
    units: list


def program(game):
    """Return the linear program of a small game."""
    return Walk(game).program()


@dataclass(frozen=True)
class Situation:
    """Hold where a player is: what it saw, under each renaming of the arms, and what it holds.

    Parameters
    ----------
    seen : one history for each permutation of the arms, the identity first.
    held : tuple of (round, arm, or None if it does not matter), the tracking set.
    looks : how many rounds were tracked.
    open : the numbers of the strategies that are still possible.
    parents : the columns whose weights add up to the weight of this situation.
    """

    seen: tuple
    held: tuple
    looks: int
    open: np.ndarray
    parents: tuple


@dataclass
class Walk:
    """Walk through all situations of a game and write down its linear program."""

    game: SmallGame
    columns: dict = field(default_factory=dict)
    situations: dict = field(default_factory=dict)
    regret: list = field(default_factory=list)
    flow: list = field(default_factory=list)
    choices: list = field(default_factory=list)
    units: list = field(default_factory=list)

    def program(self):
        """Return the program."""
        self.losses, self.delays = strategies(self.game)
        self.permutations = list(itertools.permutations(range(self.game.K)))
        everything = np.arange(len(self.losses))
        nothing = Situation(((),) * len(self.permutations), (), 0, everything, ())
        start = self.column(nothing.seen, ("start", 0))
        self.row(nothing, [start])
        self.start_round(1, replace(nothing, seen=marked(nothing.seen, "start"), parents=(start,)))
        rows, columns, values = (np.concatenate(parts) for parts in zip(*self.regret, strict=True))
        regret = csr_array((values, (rows, columns)), shape=(len(self.losses), len(self.columns)), dtype=np.int64)
        rows, columns, values = zip(*self.flow, strict=True)
        flow = csr_array((values, (rows, columns)), shape=(len(self.choices), len(self.columns)), dtype=np.int64)
        return Program(regret, flow, self.choices, self.units)

    def start_round(self, t, here):
        """Announce the delay in a clairvoyant game, then let the player act."""
        if t > self.game.T:
            return
        if not self.game.clairvoyant:
            self.act(t, here)
            return
        for wait in np.unique(self.delays[here.open, t - 1]):
            still = here.open[self.delays[here.open, t - 1] == wait]
            self.act(t, replace(here, seen=marked(here.seen, ("delay", int(wait))), open=still))

    def act(self, t, here):
        """Play every arm, tracked or not. What is remembered decides what situations follow."""
        moves = list(itertools.product(range(self.game.K), self.tracking(t, here)))
        columns = [self.column(here.seen, ("play", arm, track)) for arm, track in moves]
        self.row(here, columns)
        for (arm, _), column in zip(moves, columns, strict=True):
            self.suffer(t, here.open, arm, column)
        after = {}
        for (arm, track), column in zip(moves, columns, strict=True):
            remembered = arm if track and self.game.regime == "bandit" else None
            after.setdefault((track, remembered), []).append(column)
        for (track, arm), parents in after.items():
            held = (*here.held, (t, arm)) if track else here.held
            seen = self.renamed(here.seen, ("track", arm)) if track else marked(here.seen, ("skip",))
            self.reveal(t, Situation(seen, held, here.looks + track, here.open, tuple(parents)))

    def tracking(self, t, here):
        """Return the choices of whether to track."""
        useful = bool(np.any(self.delays[here.open, t - 1] + t < self.game.T))
        if useful and self.game.roomy:
            return (True,)
        may = useful and len(here.held) < self.game.C and here.looks < self.game.looks
        return (False, True) if may else (False,)

    def suffer(self, t, still, arm, column):
        """Write down what playing an arm adds to the regret against arm 0."""
        added = self.losses[still, t - 1, arm].astype(np.int64) - self.losses[still, t - 1, 0]
        rows = still[added != 0]
        self.regret.append((rows, np.full(len(rows), column), added[added != 0]))

    def reveal(self, t, here):
        """Show the feedback that comes at the end of the round."""
        base = 2**self.game.K + 1  # what a round shows is a digit: 0 for nothing
        shown = np.zeros(len(here.open), dtype=np.int64)
        for place, (s, arm) in enumerate(here.held):
            due = self.delays[here.open, s - 1] + s == t
            shown += np.where(due, self.feedback(here.open, s, arm) + 1, 0) * base**place
        for kind in np.unique(shown).tolist():
            values = [(slot, kind // base**place % base - 1) for place, slot in enumerate(here.held)]
            news = [(s, arm, value) for (s, arm), value in values if value >= 0]
            held = tuple(slot for slot, value in values if value < 0)
            still = here.open[shown == kind]
            self.release(t, replace(here, seen=self.learned(here.seen, news), held=held, open=still))

    def feedback(self, still, s, arm):
        """Return what round s shows under each strategy, as a number: a loss, or all losses as binary digits."""
        shown = self.losses[still, s - 1].astype(np.int64)
        return (shown << np.arange(self.game.K)).sum(axis=1) if arm is None else shown[:, arm]

    def learned(self, seen, news):
        """Return the histories after feedback, under each renaming of the arms."""
        if not news:
            return marked(seen, ())
        return tuple(
            (*history, *((s, renamed_bits(value, sigma) if arm is None else value) for s, arm, value in news))
            for history, sigma in zip(seen, self.permutations, strict=True)
        )

    def release(self, t, here):
        """Let the player drop a round if all slots are taken, in a preemptive game."""
        if not (self.game.preemptive and len(here.held) == self.game.C > 0 and t + 1 < self.game.T):
            self.start_round(t + 1, here)
            return
        drops = [None, *(s for s, _ in here.held)]
        columns = [self.column(here.seen, ("drop", s)) for s in drops]
        self.row(here, columns)
        for s, column in zip(drops, columns, strict=True):
            held = tuple(slot for slot in here.held if slot[0] != s)
            seen = marked(here.seen, ("drop", s or 0))
            self.start_round(t + 1, replace(here, seen=seen, held=held, parents=(column,)))

    def column(self, seen, move):
        """Return the column of a move: one for all moves that differ by the names of the arms."""
        kind, what, *track = move
        arms = [sigma[what] for sigma in self.permutations] if kind == "play" else [what or 0] * len(seen)
        key = min((history, (kind, arm, *track)) for history, arm in zip(seen, arms, strict=True))
        return self.columns.setdefault(key, len(self.columns))

    def row(self, here, columns):
        """Write down that the moves share the weight of the situation, once for all names of the arms."""
        key = min(here.seen), len(here.seen[0])
        if key in self.situations:
            return
        number = self.situations[key] = len(self.situations)
        self.choices.append([(column, columns.count(column)) for column in dict.fromkeys(columns)])
        self.units.append(here.seen.count(here.seen[0]))
        self.flow += [(number, column, 1) for column in columns]
        self.flow += [(number, column, -1) for column in here.parents]

    def renamed(self, seen, token):
        """Return the histories with a token that names an arm or None, under each renaming of the arms."""
        kind, arm = token
        renamings = zip(seen, self.permutations, strict=True)
        return tuple((*history, (kind, -1 if arm is None else sigma[arm])) for history, sigma in renamings)


def marked(seen, token):
    """Return the histories with one more token that names no arm."""
    return tuple((*history, token) for history in seen)


def renamed_bits(value, sigma):
    """Return losses, as binary digits, with arm i renamed sigma[i].

    >>> renamed_bits(0b01, (1, 0))
    2
    """
    return sum((value >> arm & 1) << new for arm, new in enumerate(sigma))
