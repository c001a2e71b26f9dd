"""Small games as linear programs: all a player can know and do,
against all that an oblivious adversary can choose.

The player's side is in sequence form (von Stengel): a plan gives every move its weight, the
probability that the player's own coins lead there. What a move adds to the regret is linear in its
weight, so the best plan and the worst mixture of adversaries are the two sides of one linear
program, `Program`, with integer coefficients.

Four reductions keep it small, and lose nothing.

* Losses 0 and 1 suffice: a player that sees a loss v may toss a coin of mean v. With full
  information only differences of losses matter, so no loss vector needs to be constant. (`letters`)
* The adversary names the arm that it competes with. It may be arm 0, if the player treats all arms
  alike: moves that differ only by the names of the arms share one weight. (`Walk.decide`)
* Feedback that comes after the last decision is useless. In a round without useful feedback the
  worst losses are 0 for arm 0 and 1 for all others. (`strategies`)
* A player remembers what it tracked and saw. Arms that it played unseen, and all arms with full
  information, are forgotten. It tracks whatever it has room for if there is always room, and lets
  go of a round only if all slots are taken, of one round at a time.
"""

import itertools
import math
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

import numpy as np
from scipy.sparse import csr_array

from delay_scheduling.game import Rules
from delay_scheduling.validation import is_integer, require, valid_delays

NONE = -1  # no arm, no column


@dataclass(frozen=True)
class SmallGame:
    """Fix the rules of a small game whose number of rounds the player knows.

    Parameters
    ----------
    delays : tuple of delay sequences, all of one length T, from which the adversary chooses. The
        player knows the
        tuple; if it is one sequence, the player knows the delays.
    K, C, regime, clairvoyant, preemptive : as for `game.Rules`, but there may be no slot, C = 0.
    looks : how many rounds may be tracked in all, an integer of at least 0, or math.inf. With
        delays 0 this is the
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
        # raises for what is none
        Rules(self.K, math.inf, self.regime, self.clairvoyant, self.preemptive)
        check_count("C", self.C)
        check_count("looks", self.looks)

    @property
    def T(self):
        """Number of rounds."""
        return len(self.delays[0])

    def program(self):
        """Return the linear program of the game."""
        return Walk(self).program()


def check_count(name, count):
    """Raise ValueError unless this is an integer of at least 0, or infinite."""
    counts = count == math.inf or (is_integer(count) and count >= 0)
    require(counts, name, "an integer of at least 0, or inf", count)


def equal_delays(T, d, C=math.inf, **rules):
    """Return the game of T rounds with equal delays d."""
    return SmallGame(((d,) * T,), C=C, **rules)


def delays_within(T, D):
    """Return all delay sequences of T rounds with total delay at most D. A delay ends by round T,
    or never.

    A delay of T − t in round t is as good as a longer one: the feedback comes too late.
    """
    boxes = itertools.product(*(range(T - t + 1) for t in range(1, T + 1)))
    return tuple(box for box in boxes if sum(box) <= D)


def lost_rounds(T, m):
    """Return all delay sequences of T rounds in which at most m rounds never get feedback,
    and others at once.
    """
    choices = itertools.product(*({0, T - t} for t in range(1, T + 1)))
    return tuple(sorted(choice for choice in choices if sum(map(bool, choice)) <= m))


def letters(K, regime):
    """Return the loss vectors that suffice: all of {0, 1}^K,
    but not the constant ones with full information.
    """
    vectors = itertools.product((0, 1), repeat=K)
    return [v for v in vectors if regime == "bandit" or K == 1 or 0 < sum(v) < K]


def strategies(game):
    """Return the adversary's choices: losses, shape (N, T, K), and delays, shape (N,
    T). It competes with arm 0.
    """
    hidden = ((0,) + (1,) * (game.K - 1),)
    open_letters = letters(game.K, game.regime)
    losses = []
    delays = []
    for sequence in game.delays:
        useful = [t + wait < game.T for t, wait in enumerate(sequence, 1)]
        rows = [np.array(open_letters if use else hidden, dtype=np.int8) for use in useful]
        repeats = [math.prod(map(len, rows[t:])) for t in range(game.T + 1)]
        places = [
            np.arange(repeats[0]) // after % len(row)
            for row, after in zip(rows, repeats[1:], strict=True)
        ]
        found = np.stack([row[place] for row, place in zip(rows, places, strict=True)], axis=1)
        found = found[is_first(found[:, useful])]
        losses.append(found)
        delays.append(np.tile(np.array(sequence), (len(found), 1)))
    return np.concatenate(losses), np.concatenate(delays)


def is_first(tables):
    """Tell which loss tables, of shape (N, T, K),
    are the first of those that differ by the names of arms.

    Arm 0 keeps its name. The columns of the others, read as binary numbers, must not fall.
    """
    columns = np.moveaxis(tables[:, :, 1:], 1, 2).dot(
        1 << np.arange(tables.shape[1], dtype=np.int64)[::-1]
    )
    return (np.diff(columns, axis=1) >= 0).all(axis=1)


@dataclass(frozen=True)
class Program:
    """Hold a game as a linear program in the weights y >= 0 of the moves.

    Parameters
    ----------
    regret : integer sparse matrix, one row for each strategy of the adversary: its product with y
        is the regret.
    flow : integer sparse matrix, one row for each situation of the player, earlier situations
        first. Its product with
        y is 1 in row 0 (the only move is to start) and 0 elsewhere: the moves of a situation share
        the weight with which it is reached.
    choices : for each situation, a list of (column, how many moves share it).
    units : for each situation, how many renamings of the arms leave all that was seen as it is.
    idle : the columns of moves that come after a round was left out in vain (`Walk.in_vain`).
    names : how many renamings of the arms there are, K!, or 1 if the arms keep their names.
    unit : what the numbers in `regret` are multiples of, a fraction.
    """

    regret: csr_array
    flow: csr_array
    choices: list
    units: list
    idle: np.ndarray
    names: int = 1
    unit: Fraction = Fraction(1)


class Moment(NamedTuple):
    """Hold all situations in which a player may be at one moment, one row each,
    and the strategies they leave open.

    Parameters
    ----------
    names : shape (S, K!), the number of what was seen, under each renaming of the arms, the
        identity first.
    held : shape (S, T), the arm that was played in a round of the tracking set (0 if it does not
        matter), or NONE.
    tracked : shape (S, T), whether a round was tracked.
    parents : shape (S, K), the columns whose weights add up to the weight of a situation, or NONE.
    at, open : shape (N,), pairs of a situation and the number of a strategy that is still possible
        in it.
    """

    names: np.ndarray
    held: np.ndarray
    tracked: np.ndarray
    parents: np.ndarray
    at: np.ndarray
    open: np.ndarray

    def rows(self, which, at, still):
        """Return the moment whose situations are copies of these rows."""
        return Moment(*(part[which] for part in self[:4]), at, still)

    def where(self, chosen):
        """Return the moment with the chosen situations only."""
        pairs = chosen[self.at]
        return self.rows(chosen, (np.cumsum(chosen) - 1)[self.at[pairs]], self.open[pairs])

    def split(self, shown, renamed):
        """Return the moment with the situations split by what each strategy shows,
        and what it is in each.

        What is shown are integers of at least 0, one for each pair; `renamed` gives them under each
        renaming of the arms.
        """
        _, first, at = np.unique(
            self.at * (shown.max() + 1) + shown, return_index=True, return_inverse=True
        )
        here = self.rows(self.at[first], at, self.open)
        return here._replace(names=numbered(here.names, renamed(shown[first]))), shown[first]


def numbered(names, tokens):
    """Return numbers for what was seen with one more token, the same for the same."""
    keys = names * (tokens.max() + 1) + tokens
    return np.unique(keys, return_inverse=True)[1].reshape(keys.shape)


def joined(moments, tokens):
    """Return all situations of some moments as one. Each moment adds a token, shape (K!,),
    to what was seen.
    """
    sizes = [len(moment.tracked) for moment in moments]
    first = np.repeat(np.cumsum([0, *sizes[:-1]]), [len(moment.at) for moment in moments])
    names, held, tracked, parents, at, still = map(np.concatenate, zip(*moments, strict=True))
    return Moment(
        numbered(names, np.repeat(tokens, sizes, axis=0)), held, tracked, parents, at + first, still
    )


class Walk:
    """Walk through all situations of a game, round by round, and write down its linear program."""

    def __init__(self, game):
        # all can be tracked
        self.game = game
        self.roomy = game.looks >= game.T and game.C > max(map(max, game.delays))
        self.losses, self.delays = strategies(game)
        self.permutations = np.array(list(itertools.permutations(range(game.K))))
        self.digits = (self.losses.astype(np.int64) << np.arange(game.K)).sum(axis=2)
        bits = np.arange(2**game.K)[:, None] >> np.arange(game.K) & 1
        # of losses, as binary digits, with arm i renamed sigma[i]
        self.names = bits.dot((1 << self.permutations).T)
        self.moves = list(itertools.product(range(game.K), (False, True)))
        nothing = np.zeros(0, dtype=np.int64)
        self.regret = [(nothing,) * 3]
        self.flow = []
        self.choices = []
        self.units = []
        self.columns = 0
        self.idle = [nothing]

    def program(self):
        """Return the program."""
        here = self.start()
        for t in range(1, self.game.T + 1):
            if self.game.clairvoyant:  # the delay of the round is announced
                here = here.split(self.delays[here.open, t - 1], self.unchanged)[0]
            here = self.act(t, here)
            here = self.released(t, self.revealed(t, here))
        shape = len(self.losses), self.columns
        flow = sparse(self.flow, (len(self.choices), self.columns))
        idle = np.unique(np.concatenate(self.idle))
        names = len(self.permutations)
        return Program(
            sparse(self.regret, shape), flow, self.choices, self.units, idle[idle != NONE], names
        )

    def start(self):
        """Return the situation before round 1."""
        nothing = np.zeros((1, len(self.permutations)), dtype=np.int64)
        count = len(self.losses)
        held, parents = (np.full((1, size), NONE) for size in (self.game.T, self.game.K))
        tracked = np.zeros((1, self.game.T), dtype=bool)
        here = Moment(
            nothing, held, tracked, parents, np.zeros(count, dtype=np.int64), np.arange(count)
        )
        return here._replace(parents=self.padded(self.decide(here, nothing, np.array([[True]]))))

    def padded(self, columns):
        """Return the columns with NONE for further parents."""
        return np.pad(columns, ((0, 0), (0, self.game.K - columns.shape[1])), constant_values=NONE)

    def unchanged(self, shown):
        """Return what names no arm under each renaming of the arms."""
        return np.repeat(shown[:, None], len(self.permutations), axis=1)

    def act(self, t, here):
        """Play every arm, tracked or not. What is remembered decides what situations follow."""
        allowed = np.tile(self.tracking(t, here), self.game.K)
        tokens = np.array([2 * self.permutations[:, arm] + track for arm, track in self.moves])
        columns = self.decide(here, tokens, allowed)
        self.suffer(t, here, columns)
        self.idle.append(columns[self.in_vain(t - 1, here.tracked)].ravel())
        after = [here._replace(parents=columns[:, ::2]).where(allowed[:, 0])]
        tokens = [0 * self.permutations[:, 0]]
        for arms in (
            [[arm] for arm in range(self.game.K)]
            if self.game.regime == "bandit"
            else [range(self.game.K)]
        ):
            parents = self.padded(columns[:, [2 * arm + 1 for arm in arms]])
            held = marked(here.held, t, arms[0])
            tracked = marked(here.tracked, t, True)
            after.append(
                here._replace(held=held, tracked=tracked, parents=parents).where(allowed[:, 1])
            )
            tokens.append(1 + self.permutations[:, arms[0]] * (len(arms) == 1))
        return joined(after, tokens)

    def tracking(self, t, here):
        """Return whether each situation may skip the round, and whether it may track it."""
        useful = np.zeros(len(here.tracked), dtype=bool)
        useful[here.at[self.delays[here.open, t - 1] + t < self.game.T]] = True
        room = ((here.held != NONE).sum(axis=1) < self.game.C) & (
            here.tracked.sum(axis=1) < self.game.looks
        )
        return np.stack([~(useful & self.roomy), useful & room], axis=1)

    def in_vain(self, t, tracked):
        """Return where a round whose feedback would have come in round t was left out,
        and all slots never taken.

        Only for one delay sequence, without preemption and rationed looks. Otherwise nothing is
        said to be in vain.
        """
        found = np.zeros(len(tracked), dtype=bool)
        if len(self.game.delays) > 1 or self.game.preemptive or self.game.looks < self.game.T:
            return found
        ends = [s + wait for s, wait in enumerate(self.game.delays[0], 1)]
        for s in (s for s, end in enumerate(ends, 1) if end == t):
            waiting = ([r for r in range(now) if ends[r] >= now] for now in range(s, t + 1))
            most = np.max([tracked[:, rounds].sum(axis=1) for rounds in waiting], axis=0)
            found |= ~tracked[:, s - 1] & (most < self.game.C)
        return found

    def suffer(self, t, here, columns):
        """Write down what playing an arm adds to the regret against arm 0."""
        losses = self.losses[here.open, t - 1]
        for place, (arm, _) in enumerate(self.moves[2:], 2):
            real = np.flatnonzero(
                (losses[:, arm] != losses[:, 0]) & (columns[:, place] != NONE)[here.at]
            )
            added = losses[real, arm] - losses[real, 0]
            self.regret.append((here.open[real], columns[here.at[real], place], added))

    def revealed(self, t, here):
        """Return the situations after the feedback that comes at the end of the round."""
        for s in (s for s in range(1, t + 1) if (self.delays[:, s - 1] + s == t).any()):
            arms = here.held[here.at, s - 1]
            due = (arms != NONE) & (self.delays[here.open, s - 1] + s == t)
            if due.any():
                full = self.game.regime == "full-information"
                seen = (
                    self.digits[here.open, s - 1] if full else self.losses[here.open, s - 1, arms]
                )
                here, shown = here.split(
                    np.where(due, seen + 1, 0), self.renamed if full else self.unchanged
                )
                here.held[shown > 0, s - 1] = NONE
        return here

    def renamed(self, shown):
        """Return loss vectors, 1 + their binary digits, or 0, under each renaming of the arms."""
        return np.where(shown[:, None] > 0, 1 + self.names[shown - 1], 0)

    def released(self, t, here):
        """Return the situations after the player may drop a round, if all slots are taken,
        in a preemptive game.
        """
        holds = here.held != NONE
        taken = holds.sum(axis=1) == self.game.C
        if not (self.game.preemptive and self.game.C > 0 and t + 1 < self.game.T and taken.any()):
            return here
        allowed = taken[:, None] & np.insert(holds, 0, True, axis=1)
        tokens = self.unchanged(np.arange(self.game.T + 1))
        columns = self.decide(here, tokens, allowed)
        after = [here.where(~taken)]
        for s, may in enumerate(allowed.T):
            held = marked(here.held, s, NONE) if s else here.held
            after.append(here._replace(held=held, parents=self.padded(columns[:, [s]])).where(may))
        return joined(after, np.concatenate([tokens[:1], tokens]))

    def decide(self, here, tokens, allowed):
        """Return the column of each move, shape (S, M):
        one for all that differ by the names of the arms; or NONE.

        Write down that the moves share the weight of the situation, once for all names of the arms.
        Tokens, of shape (M, K!), are the moves under each renaming; allowed, of shape (S, M), are
        those that a situation has.
        """
        keys = (here.names[:, None] * (tokens.max() + 1) + tokens).min(axis=2)
        seen, numbers = np.unique(keys[allowed], return_inverse=True)
        columns = np.full(allowed.shape, NONE)
        columns[allowed] = self.columns + numbers
        self.columns += len(seen)
        decides = allowed.any(axis=1)
        first = np.flatnonzero(decides)[
            np.unique(here.names[decides].min(axis=1), return_index=True)[1]
        ]
        for sign, places in ((1, columns[first]), (-1, here.parents[first])):
            row, move = np.nonzero(places != NONE)
            self.flow.append((len(self.choices) + row, places[row, move], np.full(len(row), sign)))
        moves = ([column for column in row if column != NONE] for row in columns[first].tolist())
        self.choices += [list(Counter(shared).items()) for shared in moves]
        self.units += (here.names[first] == here.names[first, :1]).sum(axis=1).tolist()
        return columns


def marked(held, s, arm):
    """Return tracking sets with this arm for round s."""
    found = held.copy()
    found[:, s - 1] = arm
    return found


def sparse(entries, shape):
    """Return the integer matrix with these (rows, columns, values), repeated places being added."""
    rows, columns, values = (np.concatenate(parts) for parts in zip(*entries, strict=True))
    return csr_array((values, (rows, columns)), shape=shape, dtype=np.int64)
