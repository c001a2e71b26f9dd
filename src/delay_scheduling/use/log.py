"""Your own log, from a table to a decision: one row a decision.

Either all losses of a row are known, or only that of the arm that was played. Of the first, the new
game is the log itself: `Log.game` is an `Instance`. Of the second, it is a game whose rounds are
drawn from the rows of the log (see `use.logged`). All else is the same for both.

Losses, delays, and the pace of the new game each have one place here where they are made from what
the table says: `scaled`, `Log.from_frame` and `in_rounds`.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from delay_scheduling import data
from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.game import Frozen, Instance, Rules
from delay_scheduling.simulation import estimate_regret
from delay_scheduling.use import decision, events, times
from delay_scheduling.use.capacity import Competitor, regret_against_capacity
from delay_scheduling.use.logged import LoggedGame
from delay_scheduling.validation import (
    LONGEST_DELAY,
    frozen,
    integer,
    is_number,
    positive,
    require,
    wrong,
)

MEANT = "heard=..., or delay=..., but not both"


@dataclass(frozen=True, eq=False)
class Log(Frozen):
    """Hold a log. `Log.from_frame` makes one from a table.

    Parameters
    ----------
    names : the K names of the arms; arm i of the game is names[i].
    losses : in [0, 1]; shape (n, K) if all are known, else shape (n,), those of the arms played.
    delays : shape (n,), in rounds of the log; 2^31 − 1 for what is never observed.
    arms : shape (n,), the numbers of the arms played; None if all losses are known.
    propensities : shape (n,), with which probability each arm was drawn, in (0, 1]; None if in no
        row they differ from those of other rows.
    was_sorted : whether the rows of the table stood in another order than that of time.

    >>> log = Log.from_frame(
    ...     {"drug": ["a", "b", "a", "b"], "died": [1, 0, 0, 0], "day": [0, 1, 2, 4],
    ...      "known": [3, 9, None, 5]},
    ...     arm="drug", loss="died", decided="day", heard="known",
    ... )
    >>> print(log)
    4 rows, 2 arms, of each row the loss of one
    arm  rows  mean loss
    a       2        0.5
    b       2          0
    delays in rounds: median 2, longest 6; 1 never observed
    at most 3 rounds outstanding
    """

    names: tuple
    losses: np.ndarray
    delays: np.ndarray
    arms: np.ndarray | None = None
    propensities: np.ndarray | None = None
    was_sorted: bool = False

    @classmethod
    def from_frame(
        cls,
        frame: Any,
        *,
        arm: Any = None,
        loss: Any = None,
        reward: Any = None,
        scale: tuple[float, float] | None = None,
        decided: Any = None,
        heard: Any = None,
        delay: Any = None,
        window: Any = None,
        silence: float | None = None,
        never: Any = None,
        propensity: Any = None,
    ) -> "Log":
        """Return the log of a table with one row a decision.

        Rows are sorted by the time of the decision if they are not; those of one moment keep their
        order. A log that was sorted says so when it is printed. Without times, rows are taken to be
        in the order of time.

        Parameters
        ----------
        frame : table of pandas, polars or Arrow, or a dict of columns. All others name columns of
            it, but for `scale`, `window`, `silence` and `never`.
        arm : what was played: integers, texts or truth values, none missing. Arms have these for
            names, in sorted order. None if all losses are known.
        loss, reward : one of the two. With `arm`, the column of what was lost, or gained, by the
            arm played. Without, a list of K columns, one an arm, which have the names of the
            columns; or a dict from names of arms to columns.
        scale : (smallest, largest) loss or reward that is possible. The loss of a round is the
            share of it, (loss − smallest) / (largest − smallest), or that of the reward from above.
            None for (0, 1): nothing is guessed from the data.
        decided : when each row was decided; see `from_events` for what times may be.
        heard : when its feedback came, in the same kind of time; missing means never.
        delay : how long it took. With `decided`, a span of time: numbers, or `timedelta` if times
            are dates. Without, a number of rounds, an integer. Missing means never.
        window : how long to wait, a span of time like `delay`; needs `silence`. None for ever.
        silence : loss or reward, on its scale, of what is missing: what never came, or, with a
            window, had not come by then. None to refuse missing ones, and windows.
        never : a number that stands in `heard` or `delay` for what never came, such as -1.
        propensity : with which probability each arm was drawn, given what was known then. None if
            all rows of an arm had the same.

        Raises
        ------
        ValueError : for other arguments, and for a row that has no meaning; it is named.
        """
        require((loss is None) != (reward is None), "loss", "loss=... or reward=...", loss)
        gained = loss is None
        said = reward if gained else loss
        delays, late, order = waits(frame, decided, heard, delay, window, never)
        require(window is None or silence is not None, "silence", "a loss for what is late", None)
        low, high = bounds(scale)
        edges = (low, high, gained)
        rows = len(delays)
        if arm is not None:
            require(
                isinstance(said, str) or not isinstance(said, Mapping | list | tuple),
                "reward" if gained else "loss",
                "one column, that of the arm that was played",
                said,
            )
            names, codes = coded(arm, data.column_of(frame, arm), rows)
            columns = scaled(frame, said, rows, edges, silence, late)
        else:
            names, columns_of = named(said, "reward" if gained else "loss")
            codes = None
            parts = [scaled(frame, one, rows, edges, silence, late) for one in columns_of]
            columns = np.stack(parts, axis=1)
        chances = None if propensity is None else chances_of(frame, propensity, rows, codes)
        return cls(
            names,
            frozen(columns[order], np.float64),
            frozen(delays[order], np.int64),
            None if codes is None else frozen(codes[order], np.int64),
            None if chances is None else frozen(chances[order], np.float64),
            bool((order[1:] < order[:-1]).any()),
        )

    def __post_init__(self) -> None:
        if self.arms is None:
            return
        counts = np.bincount(self.arms, minlength=self.K)
        require(counts.min() > 0, "arms", "a row of each arm", counts.tolist())

    @property
    def n(self) -> int:
        """Number of rows."""
        return len(self.delays)

    @property
    def K(self) -> int:
        """Number of arms."""
        return len(self.names)

    @property
    def outstanding(self) -> int:
        """Largest number of rounds of which feedback was outstanding at once, the present one
        included: with so many slots every round can be followed.
        """
        ends = np.arange(self.n) + self.delays
        left = np.bincount(ends[ends < self.n] + 1, minlength=self.n + 1)[: self.n]
        return int((np.arange(1, self.n + 1) - np.cumsum(left)).max())

    def means(self, error: float = ERROR) -> dict[Any, Estimate]:
        """Return for each name of an arm its mean loss, with an interval.

        The interval holds the mean of the world from which the rows of the log were drawn, if they
        are independent of each other and alike in law, all of them together with probability
        1 − error.
        """
        share = error / self.K
        found = {}
        for arm, name in enumerate(self.names):
            if self.arms is None:
                found[name] = Estimate(self.losses[:, arm], width=1.0, error=share)
            elif self.propensities is None:
                found[name] = Estimate(self.losses[self.arms == arm], width=1.0, error=share)
            else:
                played = self.arms == arm
                weights = np.where(played, 1 / self.propensities, 0.0)
                most = float(1 / self.propensities[played].min())
                found[name] = Estimate(weights * self.losses, width=most, error=share)
        return found

    def game(self, rounds: int | None = None, pace: float = 1.0) -> Any:
        """Return the new game, for `estimate_regret`, `sweep` and `regret_against_capacity`.

        It is an `Instance` if all losses are known, else a `logged.LoggedGame`.

        Parameters
        ----------
        rounds : number of rounds T, at least 1; None for one a row. If all losses are known, no
            more than there are rows.
        pace : decisions of the new game in the time of one of the log, above 0. See `in_rounds`.
        """
        T = self.n if rounds is None else rounds
        integer("rounds", T, least=1)
        delays = in_rounds(self.delays, pace)
        if self.arms is None:
            require(self.n >= T, "rounds", f"at most the {self.n} rows of the log", T)
            return Instance(self.losses[:T], delays[:T])
        weights = np.ones(self.n) if self.propensities is None else 1 / self.propensities
        return LoggedGame(
            self.K, T, self.arms, self.losses, frozen(delays, np.int64), frozen(weights, np.float64)
        )

    def replay(
        self,
        rules: Rules,
        scheduler: Any,
        rates: Any,
        runs: int,
        seed: int,
        rounds: int | None = None,
        pace: float = 1.0,
        **options: Any,
    ) -> Estimate:
        """Estimate the expected regret in the new game: `estimate_regret` of `game(rounds, pace)`.

        Other arguments are those of `estimate_regret`. The interval is about the world of this
        log, in which rows come as they stand here. How far that is from the world the log was drawn
        from, `means` says.
        """
        return estimate_regret(
            self.game(rounds, pace), rules, scheduler, rates, runs, seed, **options
        )

    def curve(
        self,
        capacities: Iterable[int],
        runs: int,
        seed: int,
        players: Mapping[str, Competitor] | None = None,
        rounds: int | None = None,
        pace: float = 1.0,
        **options: Any,
    ) -> dict[str, dict[int, Estimate]]:
        """Return {player: {C: Estimate}}: `regret_against_capacity` in the new game, with bandits.

        Players are those of `decision.line_up` if none are given; options are those of
        `sweeps.estimates`.
        """
        game = self.game(rounds, pace)
        players = decision.line_up() if players is None else players
        return regret_against_capacity(game, capacities, runs, seed, players, "bandit", **options)

    def decide(
        self,
        capacities: Iterable[int],
        runs: int,
        seed: int,
        players: Mapping[str, Competitor] | None = None,
        rounds: int | None = None,
        pace: float = 1.0,
        error: float = decision.ERROR,
        **options: Any,
    ) -> "decision.Decision":
        """Return which player to take with so many slots, in words when it is printed.

        Arguments are those of `curve`. All that a `Decision` calls sure holds together with
        probability 1 − error, in the world of this log.
        """
        curves = self.curve(capacities, runs, seed, players, rounds, pace, **options)
        return decision.Decision(curves, self.game(rounds, pace), error)

    def __str__(self) -> str:
        known = "of each row all losses" if self.arms is None else "of each row the loss of one"
        lines = [f"{self.n} rows, {self.K} arms, {known}"]
        width = max(len("arm"), *(len(str(name)) for name in self.names))
        lines.append(f"{'arm':{width}}  rows  mean loss")
        means = self.means()
        for arm, name in enumerate(self.names):
            rows = self.n if self.arms is None else int((self.arms == arm).sum())
            lines.append(f"{name!s:{width}}  {rows:4}  {means[name].mean:9.3g}")
        heard = self.delays[self.delays < LONGEST_DELAY]
        usual = f"median {int(np.median(heard))}, longest {heard.max()}" if heard.size else "none"
        lost = self.n - heard.size
        lines.append(f"delays in rounds: {usual}; {lost} never observed")
        lines.append(f"at most {self.outstanding} rounds outstanding")
        if self.was_sorted:
            lines.append("the rows of the table were not in the order of time, and were sorted")
        return "\n".join(lines)

    __repr__ = __str__


def in_rounds(delays: np.ndarray, pace: float = 1.0) -> np.ndarray:
    """Return delays of a log in rounds of a new game: the only place where they are converted.

    A delay of d rounds is the time in which d more decisions were taken, or would have been, if the
    log had gone on as it began (see `events.position`). If the new game takes
    `pace` decisions in the time of one of the log, that is pace · d of them, rounded up: nothing is
    observed sooner than in the log. The pace is 1 if the new player stands where the log was
    written; 1 / 4 if it gets every fourth visitor. Never stays never.

    That a replay throws rows away does not change the pace: it has fewer rounds than the log rows
    because it needs more rows a round, not because a round takes longer.

    >>> in_rounds(np.array([0, 3, 8, 2**31 - 1]), pace=1 / 4).tolist()
    [0, 1, 2, 2147483647]
    """
    positive("pace", pace)
    if pace == 1:
        return delays
    length = np.ceil(delays * float(pace))
    never = (delays == LONGEST_DELAY) | (length > LONGEST_DELAY)
    return np.where(never, LONGEST_DELAY, length).astype(np.int64)


def waits(
    frame: Any, decided: Any, heard: Any, delay: Any, window: Any, never: Any
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return delays in rounds of the log, which rows had not been observed by then, and the rows in
    the order of time.
    """
    require((heard is None) != (delay is None), "delay", MEANT, (heard, delay))
    if decided is None:
        require(heard is None, "decided", "when each row was decided, beside heard=...", None)
        delays, late = counted(frame, delay, window, never)
        return delays, late, np.arange(len(delays))
    starts = times.read(decided, data.column_of(frame, decided))
    if delay is not None:
        ends = times.after(delay, starts, data.column_of(frame, delay), never)
        never = None
    else:
        ends = times.read(heard, data.column_of(frame, heard))
    delays, late = events.waits(starts, ends, window, never, goes_on=True)
    return delays, late, events.in_time(starts.values)


def counted(frame: Any, delay: Any, window: Any, never: Any) -> tuple[np.ndarray, np.ndarray]:
    """Return delays that are given in rounds, and which rows were not observed."""
    numbers = data.numbers_of(frame, delay)
    if never is not None:
        require(is_number(never), "never", "a number, as the delays are", never)
        numbers = np.where(numbers == never, np.nan, numbers)
    below = np.flatnonzero(numbers < 0)
    expected = "no delay below 0; if one stands for what never came, say `never=`"
    require(below.size == 0, delay, expected, numbers[below[:1]].tolist())
    delays = data.filled(numbers, delay)
    if window is None:
        return delays, delays == LONGEST_DELAY
    integer("window", window, least=0)
    return np.minimum(delays, window), delays > window


def bounds(scale: Any) -> tuple[float, float]:
    """Return the smallest and the largest loss or reward that is possible."""
    if scale is None:
        return 0.0, 1.0
    pair = isinstance(scale, tuple | list) and len(scale) == 2 and all(map(is_number, scale))
    expected = "(smallest, largest), two finite numbers"
    require(pair and all(map(math.isfinite, scale)), "scale", expected, scale)
    low, high = map(float, scale)
    require(low < high, "scale", expected, scale)
    return low, high


def scaled(
    frame: Any,
    name: Any,
    rows: int,
    edges: tuple[float, float, bool],
    silence: float | None,
    late: np.ndarray,
) -> np.ndarray:
    """Return a column of losses, or of rewards, as losses in [0, 1].

    Where a row is late, or has none, silence stands for it, if that is given.
    """
    low, high, gained = edges
    numbers = data.numbers_of(frame, name, rows, like="the delays")
    if silence is not None:
        require(is_number(silence), "silence", "a number, on the scale of the losses", silence)
        numbers = np.where(late | np.isnan(numbers), float(silence), numbers)
    missing = np.flatnonzero(np.isnan(numbers))
    expected = "no missing number; if nothing was observed, say what `silence=` stands for"
    where = f"one in row {missing[0] if missing.size else ''}"
    require(missing.size == 0, name, expected, where)
    why = "; if it has another scale, say `scale=(smallest, largest)`"
    share = (data.inside(name, numbers, low, high, why) - low) / (high - low)
    return 1.0 - share if gained else share


def coded(name: Any, column: Any, rows: int) -> tuple[tuple, np.ndarray]:
    """Return the names of the arms, sorted, and the number of the arm of each row."""
    values = data.listed(column)
    require(len(values) == rows, name, f"{rows} rows, as the delays", len(values))
    found = [arm_of(name, row, value) for row, value in enumerate(values)]
    kinds = sorted({type(value).__name__ for value in found})
    require(len(kinds) == 1, name, "arms of one kind", kinds)
    names = tuple(sorted(set(found)))
    numbers = {value: number for number, value in enumerate(names)}
    return names, np.array([numbers[value] for value in found], np.int64)


def arm_of(name: Any, row: int, value: Any) -> Any:
    """Return the name of an arm: a truth value, an integer or a text."""
    require(not data.is_missing(value), name, "no missing arm", f"one in row {row}")
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, bool | int | str):
        return value
    whole = isinstance(value, float) and value.is_integer()
    require(whole, name, f"an integer, a text or a truth value in row {row}", value)
    return int(value)


def named(said: Any, argument: str) -> tuple[tuple, list]:
    """Return the names of arms whose losses are all known, and their columns."""
    if isinstance(said, Mapping):
        require(len(said) > 0, argument, "at least one arm", said)
        return tuple(said), list(said.values())
    if isinstance(said, str):
        raise wrong(argument, "arm=... beside one column, or a list of columns, one an arm", said)
    names = data.listed_names(argument, said)
    require(len(set(names)) == len(names), argument, "columns each named once", names)
    return tuple(names), names


def chances_of(frame: Any, name: Any, rows: int, codes: np.ndarray | None) -> np.ndarray:
    """Return the propensities of a column."""
    require(codes is not None, "propensity", "None where all losses are known", name)
    chances = data.numbers_of(frame, name, rows, like="the delays")
    wrong_ones = np.flatnonzero(~((chances > 0) & (chances <= 1)))
    row = wrong_ones[0] if wrong_ones.size else 0
    require(wrong_ones.size == 0, name, "numbers in (0, 1]", f"{chances[row]} in row {row}")
    return frozen(chances, np.float64)
