"""The player without the game: you own the loop, and tell what happens. The actions are those of `simulate`.

    move = online.ask()                  begins round t: which arm to play, and whether to track the round
    online.tell(s, loss)                 the feedback of a tracked round s <= t has come: its delay is t − s
    online.tick()                        ends round t; feedback that was told is used from round t + 1 on

A round costs O(K), whatever C and the delays. The state is of O(K + C) numbers, those of the pending rounds included;
`save` writes it as text, and `Online.restore` goes on from there with the same actions.
"""

import hashlib
import json
import math
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from inspect import isfunction
from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.ftrl import check_residual
from delay_scheduling.game import SCHEDULER, BatchSchedule, Instance, Rules, Schedule, stream, streams
from delay_scheduling.rates import Constant, Rule, agree
from delay_scheduling.use.steps import Batches, steps_of
from delay_scheduling.validation import LONGEST_DELAY, Numbers, array_of, integer, is_integer, is_number, require, wrong

FORMAT, VERSION = "delay_scheduling.Online", 1
TICKED, ASKED, BROKEN = "ticked", "asked", "broken"
NUMBERS, GENERATORS = ("t", "phase", "played", "arm", "x", "told", "fresh"), ("coins", "draws")  # that are saved


class Move(NamedTuple):
    """Say what to do in a round: its number, from 1; the arm; whether to track it; the probability of the arm, x_t."""

    round: int
    arm: int
    track: bool
    probability: float


class Pending(NamedTuple):
    """Hold what a tracked round needs when it ends: in round `end`, if any, by its feedback if `due`, else dropped."""

    arm: int
    x: float
    number: float
    end: int | None
    due: bool


class Round(Schedule):
    """Show one round to a rule for learning rates, or what has arrived since the last, as a schedule of length 1.

    What is not known when the round begins (p_t of a hidden delay, z_t of a round that may be dropped) is NaN, the
    delay 0. `running`, `largest`, `arrived` and `held` go on from round to round. `kind` makes of a number what is
    shown: an array of shape (1,), or for the package's rules a float.
    """

    T = plays = 1
    __setattr__ = object.__setattr__

    def __init__(self, kind: Any):
        self.kind, self.arriving = kind, False
        self.sums: dict[str, float] = {}
        self.over: dict[str, tuple[float, float]] = {}
        self.round, self.tracked = 0, 0

    def show(self, delay: int, p: float, z: float, number: float, arriving: bool = False) -> "Round":
        """Set what is shown."""
        self.delays, self.p = self.kind(delay), self.kind(p)  # type: ignore[misc]
        self.weight, self.number, self.arriving = z, number, arriving
        return self

    z = property(lambda self: self.kind(self.weight))
    longest = property(lambda self: int(one(self.delays)))
    t = property(lambda self: self.kind(self.round))
    before = pending = property(lambda self: self.kind(self.tracked))
    ages = property(lambda self: self.kind(self.number))
    kept = property(lambda self: self.kind(float(self.number >= 0)))

    def running(self, name: str, values: Any) -> Any:
        total = self.sums.get(name, 0.0)
        if not self.arriving:
            total = self.sums[name] = total + one(values)
        return self.kind(total)

    def largest(self, name: str, values: Any) -> Any:
        name, value = f"largest {name}", one(values)
        if not self.arriving:
            self.sums[name] = max(self.sums.get(name, value), value)
        return self.kind(self.sums.get(name, 0.0))

    def arrived(self, name: str, weights: Any) -> Any:
        total, fresh = self.over.get(name, (0.0, 0.0))
        total, fresh = (total, fresh + one(weights)) if self.arriving else (fresh + total, 0.0)
        self.over[name] = total, fresh
        return self.kind(total)

    def held(self, name: str, weights: Any) -> Any:
        begun = one(self.running(f"{name} begun", weights)) - one(weights)
        left = begun - one(self.arrived(f"{name} over", weights))
        return self.kind(max(left, 0.0) if self.tracked else 0.0)


def row(number: float) -> np.ndarray:
    """Return an array of one number."""
    return np.array([number], np.float64)


def one(numbers: Any) -> float:
    """Return the number that is shown, by itself or in an array."""
    return numbers if isinstance(numbers, float) else numbers.item()


class Batch(Round, BatchSchedule):
    """Show one batch."""


class Online:
    """Play a scheduler with Delayed FTRL, a round at a time, in your own loop.

    The actions are, bit for bit, those of `simulate(instance, rules, scheduler, rates, seed, replicate)` on the
    instance that your loop plays. A method that raises ValueError has changed nothing; after any other error, and after
    a ValueError from a scheduler or rule of your own, `ask` refuses to go on until a saved state is restored.

    Parameters
    ----------
    rules : K, C and the variation of the game. In a clairvoyant game `ask` takes the delay.
    scheduler, rates : as in `estimate_regret`; of the package, or of your own if they look at one round alone, and
        through `Schedule.running`, `largest`, `arrived` and `held` at earlier ones. This is tried on a small game.
    seed, replicate : integers of at least 0.
    window : largest delay, an integer of at least 0, or None. A tracked round that is still silent at the end of round
        t + window has the loss `silence`; a longer announced delay counts as the window.
    silence : the loss that silence stands for, in [0, 1], with full information also K losses. With announced delays
        and no window, it stands for feedback that fails to come when it was announced.

    Raises
    ------
    ValueError : for wrong arguments, if the rules forbid the scheduler, and if it or the rule cannot go round by round.

    One arm is bad; every third round is lost on the way:

    >>> from delay_scheduling import rates, schedulers
    >>> online = Online(Rules(K=2, C=3), schedulers.Coin(0.5), rates.constant(1.0, 1.0), 0, window=2, silence=1)
    >>> for t in range(1, 301):
    ...     move = online.ask()
    ...     if move.track and t % 3:
    ...         online.tell(t, loss=float(move.arm))
    ...     dropped = online.tick()
    >>> online.t, online.waiting, move.arm, move.probability > 0.5
    (300, (), 0, True)
    """

    def __init__(
        self,
        rules: Rules,
        scheduler: Any,
        rates: Rule,
        seed: int,
        replicate: int = 0,
        window: int | None = None,
        silence: float | Numbers | None = None,
    ):
        agree(scheduler, rates)
        self.rules, self.scheduler, self.rates = rules, scheduler, rates
        self.steps = steps_of(scheduler, rules)
        self.coins, self.draws = streams(seed, replicate)
        self.window, self.longest = window, getattr(rates, "d_max", LONGEST_DELAY)
        self.rounds, self.limit = getattr(rates, "T", math.inf), LONGEST_DELAY + 1 if window is None else window
        if window is not None:
            integer("window", window, least=0)
            require(window <= self.longest, "window", f"at most the d_max of the rates, {self.longest}", window)
            require(self.steps.delay in (None, window), "window", f"{self.steps.delay}, the only delay", window)
            require(silence is not None, "silence", "the loss of a round whose window has passed", silence)
        known = window is not None or rules.clairvoyant
        require(silence is None or known, "silence", "None without a window or announced delays", silence)
        self.silence = None if silence is None else self.valid(silence, "silence")
        from delay_scheduling.compiled import online as loops  # compiles

        self.choose, self.hear_estimate, self.hear_losses = loops.choose, loops.hear_estimate, loops.hear_losses
        self.t, self.phase, self.played = 0, TICKED, 0
        self.state, self.numbers = np.zeros((6, rules.K)), np.zeros(5)
        self.arm, self.x = 0, 1.0
        self.kept: Any = None  # rates that are the same in all rounds
        self.tracked: dict[int, Pending] = {}
        self.leaving: dict[int, list[int]] = {}
        self.told: list[tuple[int, int, float, Any]] = []  # of this play: round, arm, scale or estimate, losses
        self.fresh: list[tuple[int, int, float]] = []  # since the last play: round, delay, p_t
        self.batches, kind = isinstance(self.steps, Batches), float if ours(rates) else row
        self.now = Batch(kind) if self.batches else Round(kind)
        self.rule = getattr(rates, "__wrapped__", rates) if ours(rates) else rates  # the blind are shown no coins here
        if not (isinstance(self, Tried) or (ours(scheduler) and ours(rates))):
            expect_the_same(rules, scheduler, rates)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The rounds that are tracked, of which feedback may be told."""
        return tuple(self.tracked)

    def ask(self, delay: int | None = None) -> Move:
        """Begin a round.

        Parameters
        ----------
        delay : d_t, an integer from 0 to 2^31 − 1, in a clairvoyant game; else None.

        Raises
        ------
        ValueError : for another delay; before `tick` has ended the last round; after more rounds than the rates are
            for; if the representative of a batch finds no free slot.
        FloatingPointError : if the minimization leaves a residual above 1e-11.
        """
        if self.phase != TICKED or self.t >= self.rounds:
            self.expect(TICKED, "ask")
            raise wrong("T of the rates", f"at least the number of rounds, {self.t + 1}", self.rounds)
        t, d, steps, tracked = self.t + 1, self.announced(delay), self.steps, self.tracked
        begins, self.phase = (t - 1) % steps.block == 0, BROKEN
        proxy, number = steps.decide(t, self.coins.random() if begins else 0.0, d)
        track = proxy >= 0 and len(tracked) < self.rules.C
        if self.batches and proxy >= 0 and not track:
            raise wrong("scheduler", "batches large enough for a free slot", f"none in round {t}")
        if begins:
            self.play(number, proxy, track, d)
        if track:
            known = self.limit if d is None else d
            stay = known if known < proxy else proxy
            end = t + stay if stay <= LONGEST_DELAY else None
            tracked[t] = Pending(self.arm, self.x, number, end, known <= proxy)
            if end is not None:
                self.leaving.setdefault(end, []).append(t)
        self.t, self.phase = t, ASKED
        return Move(t, self.arm, track, self.x)

    def tell(self, round: int, loss: float | Numbers) -> None:
        """Give the feedback of a tracked round, at the end of the present round t. So its delay is t − round.

        Parameters
        ----------
        round : one of `waiting`; in a clairvoyant game, one whose delay ends now.
        loss : the loss of its arm, a number in [0, 1]; with full information the losses of all arms, shape (K,).

        Raises
        ------
        ValueError : for a round that has not begun; for one that is not tracked, because it never was, because it was
            dropped or its window passed, or because it was told before; for one that was announced for another round;
            for a delay that the scheduler or the rates exclude; for another loss. Nothing is changed.
        """
        held = self.tracked.get(round) if self.phase == ASKED else None
        if held is None:
            self.expect(ASKED, "tell")
            integer("round", round, least=1)
            require(round <= self.t, "round", f"one that has begun, up to {self.t}", round)
            twice = f"{round}, which was told in this play" if round in {s for s, *_ in self.told} else round
            raise wrong("round", "a round that is tracked: not one that never was, was dropped, or was told", twice)
        delay = self.t - round
        if self.rules.clairvoyant and not (held.due and held.end == self.t):
            when = f"of round {held.end}" if held.due else "of no round, for it will be dropped"
            raise wrong("round", f"feedback at the end {when}, as announced", self.t)
        self.allowed("round", delay)
        self.take(round, delay, self.valid(loss, "loss"))

    def tick(self) -> tuple[int, ...]:
        """End the round. Return the rounds that are dropped now: their feedback is wanted no more.

        Raises
        ------
        ValueError : before `ask`; if feedback was announced for this round, was not told, and there is no `silence`.
        """
        if self.phase != ASKED:
            self.expect(ASKED, "tick")
        dropped: tuple[int, ...] = ()
        if self.t in self.leaving:
            silent = [s for s in self.leaving[self.t] if self.tracked[s].due]
            require(self.silence is not None or not silent, "tick", "feedback as announced", f"none of rounds {silent}")
            for s in silent:
                self.take(s, self.t - s, self.silence)
            dropped = tuple(self.leaving.pop(self.t, ()))
            for s in dropped:
                del self.tracked[s]
        if self.told and self.t % self.steps.block == 0:
            self.hear()
        self.phase = TICKED
        return dropped

    def expect(self, phase: str, what: str) -> None:
        """Raise ValueError unless the round is at this point."""
        require(self.phase == phase, "online", f"to be {phase} before it can {what}", f"one that is {self.phase}")

    def announced(self, delay: int | None) -> int | None:
        """Return the delay that counts, or raise ValueError."""
        if not self.rules.clairvoyant:
            if delay is not None:
                raise wrong("delay", "None, for delays are hidden", delay)
            return None
        if not (is_integer(delay) and 0 <= delay <= LONGEST_DELAY):  # type: ignore[operator]
            raise wrong("delay", f"d_t, an integer from 0 to {LONGEST_DELAY}", delay)
        d = min(int(delay), self.limit)  # type: ignore[arg-type]
        self.allowed("delay", d)
        return d

    def allowed(self, name: str, delay: int) -> None:
        """Raise ValueError for a delay that the scheduler or the rates exclude."""
        if delay > self.longest or self.steps.delay not in (None, delay):
            most = f"up to the d_max of the rates, {self.longest}" if self.steps.delay is None else self.steps.delay
            raise wrong(name, f"a delay {most}", delay)

    def valid(self, loss: Any, name: str) -> Any:
        """Return a loss, with full information as an array, or raise ValueError."""
        bandit = self.rules.regime == "bandit"
        if bandit or (name == "silence" and is_number(loss)):
            if not (is_number(loss) and 0 <= loss <= 1):
                raise wrong(name, "a number in [0, 1]", loss)
            return float(loss) if bandit else np.full(self.rules.K, float(loss))
        losses = array_of(name, loss, "numbers", np.float64)
        require(losses.shape == (self.rules.K,), name, f"{self.rules.K} losses", losses.shape)
        require(losses.min() >= 0 and losses.max() <= 1, name, "numbers in [0, 1]", loss)
        return losses

    def play(self, number: float, proxy: int, track: bool, delay: int | None) -> None:
        """Draw the arm of a round or batch."""
        inverses = self.kept or self.inverses(number, proxy, track, delay)
        if isinstance(self.rates, Constant):
            self.kept = inverses
        self.fresh.clear()
        arm, x, residual = self.choose(self.state, self.numbers, self.played, *inverses, self.draws.random())
        self.arm, self.x = int(arm), float(x)
        if not residual <= LARGEST_RESIDUAL:
            check_residual(self.t)
        self.played += 1

    def inverses(self, number: float, proxy: int, track: bool, delay: int | None) -> tuple[float, float]:
        """Return the inverse learning rates of a play."""
        now, known = self.now, delay or 0
        now.round, now.tracked = self.t + 1, len(self.tracked)
        if now.over:  # the rule looks at what has arrived
            for _, waited, chance in sorted(self.fresh):
                self.rule(now.show(waited, chance, 1.0 / chance, number, arriving=True), self.rules)
        p = z = math.nan
        if delay is not None or not self.scheduler.preempts:
            p = self.steps.chance(number, known)
            z = (track and proxy >= known) / p
        found = self.rule(now.show(known, p, z, number), self.rules)
        inv_alpha, inv_beta = one(found.inv_alpha), one(found.inv_beta)
        if self.rules.K > 1 and inv_alpha == 0 and inv_beta == 0:
            raise wrong("rates", "a finite learning rate in every round", f"none in round {self.t + 1}")
        return inv_alpha, inv_beta

    def take(self, s: int, delay: int, loss: Any) -> None:
        """Take a round out of the tracking set, and keep its feedback until the play ends."""
        held = self.tracked.pop(s)
        p = self.steps.chance(held.number, delay)
        if held.end is not None:
            self.leaving[held.end].remove(s)
            if not self.leaving[held.end]:
                del self.leaving[held.end]
        self.steps.leave(s, held.number)
        self.fresh.append((s, delay, p))
        bandit = self.rules.regime == "bandit"
        self.told.append((s, held.arm, 1.0 / p * loss / held.x, None) if bandit else (s, held.arm, 1.0 / p, loss))

    def hear(self) -> None:
        """Let the learner take in what was told, in the order of the rounds."""
        self.told.sort(key=itemgetter(0))
        with np.errstate(all="ignore"):  # as in `ftrl`, where it is not compiled
            for _, arm, number, losses in self.told:
                if losses is None:
                    self.hear_estimate(self.state, self.numbers, arm, number)
                else:
                    self.hear_losses(self.state, self.numbers, np.array([losses]), number)
        self.told.clear()

    def settings(self) -> dict[str, str]:
        """Name what a saved state belongs to."""
        named = {name: str(name_of(getattr(self, name))) for name in ("rules", "scheduler", "rates", "window")}
        return named | {"silence": str(None if self.silence is None else np.asarray(self.silence).tolist())}

    def save(self) -> str:
        """Return the state as one line of JSON, of about 20 characters a number.

        - `format`, `version`: "delay_scheduling.Online" and 1.
        - `settings`: rules, scheduler, rates, window and silence, by name.
        - `state`: round, phase and number of plays; the states of both generators; what the scheduler, rates and
          learner remember (gaps, u and log u of each arm, see `compiled.learner`); arm and probability of the play; the
          tracked rounds; what was told and has not been used.
        - `sum`: SHA-256 of all that, as JSON with sorted keys and no spaces.
        """
        require(self.phase != BROKEN, "online", "one whose last round did not fail", f"one that is {self.phase}")
        state = {name: getattr(self, name) for name in NUMBERS}
        words = {name: getattr(self, name).bit_generator.state["state"] for name in GENERATORS}
        state |= {name: [hex(both["state"]), hex(both["inc"])] for name, both in words.items()}
        state |= {"learner": self.state[:3] if self.played else [], "numbers": self.numbers}
        state |= {"scheduler": {name: getattr(self.steps, name) for name in self.steps.memory}}
        state |= {"sums": self.now.sums, "over": self.now.over, "tracked": list(self.tracked.items())}
        found = {"format": FORMAT, "version": VERSION, "settings": self.settings(), "state": state}
        return text_of(found | {"sum": digest(found)})

    @classmethod
    def restore(
        cls,
        saved: str,
        rules: Rules,
        scheduler: Any,
        rates: Rule,
        window: int | None = None,
        silence: float | Numbers | None = None,
    ) -> "Online":
        """Return a player that goes on from a saved state.

        Parameters
        ----------
        saved : what `save` has returned.
        rules, scheduler, rates, window, silence : those of the player that was saved.

        Raises
        ------
        ValueError : if the text is damaged, of another format or version, or belongs to other settings.
        """
        online = cls(rules, scheduler, rates, 0, 0, window, silence)
        state = checked(saved, online.settings())
        for name in NUMBERS:
            setattr(online, name, state[name])
        for name in GENERATORS:
            words = dict(zip(("state", "inc"), (int(word, 16) for word in state[name]), strict=True))
            full = {"bit_generator": "PCG64", "state": words, "has_uint32": 0, "uinteger": 0}
            getattr(online, name).bit_generator.state = full
        online.numbers[:] = state["numbers"]
        if online.played:
            online.state[:3] = state["learner"]
        for name, value in state["scheduler"].items():
            setattr(online.steps, name, np.array(value) if isinstance(value, list) else value)
        online.now.sums, online.now.over = state["sums"], {name: tuple(pair) for name, pair in state["over"].items()}
        online.tracked = {s: Pending(*held) for s, held in state["tracked"]}
        for s, held in online.tracked.items():
            if held.end is not None:
                online.leaving.setdefault(held.end, []).append(s)
        return online


def text_of(found: dict) -> str:
    """Return JSON that is the same for equal values, arrays as lists; Python writes and reads Infinity in it."""
    return json.dumps(found, sort_keys=True, separators=(",", ":"), default=np.ndarray.tolist)


def digest(found: dict) -> str:
    """Return the checksum of a saved state."""
    return hashlib.sha256(text_of(found).encode()).hexdigest()


def checked(saved: str, settings: dict[str, str]) -> dict:
    """Return the state in a text, or raise ValueError unless it is whole and belongs to these settings."""
    try:
        found = json.loads(saved)
        total = found.pop("sum")
        kind = found["format"], found["version"]
    except (TypeError, ValueError, AttributeError, KeyError):
        raise wrong("saved", "what `Online.save` has returned", str(saved)[:40]) from None
    require(kind == (FORMAT, VERSION), "saved", f"format {FORMAT}, version {VERSION}", kind)
    undamaged = total == digest(found) and saved == text_of(found | {"sum": total})  # two texts may be the same float
    require(undamaged, "saved", "an undamaged text", "another checksum or text")
    for name, value in settings.items():
        require(found["settings"][name] == value, name, f"{found['settings'][name]}, as saved", value)
    return found["state"]


def name_of(value: Any) -> Any:
    """Return a name of a setting that is the same in every process: functions by name, objects by their fields."""
    if isinstance(value, partial):
        return f"{name_of(value.func)}({', '.join(map(str, map(name_of, value.args)))})"
    if isfunction(value):
        return f"{value.__module__}.{value.__qualname__}"
    if is_dataclass(value):
        return f"{type(value).__name__}({', '.join(str(name_of(getattr(value, one.name))) for one in fields(value))})"
    simple = value is None or isinstance(value, (str, bool)) or is_number(value)
    return str(value) if simple else type(value).__name__


def moves(online: Online, instance: Instance) -> Iterator[Move]:
    """Play an instance from the next round of a player to its end: the loop, for games whose numbers are known.

    >>> from delay_scheduling import rates, schedulers, simulate
    >>> game = Rules(K=2, C=1), schedulers.Coin(0.5), rates.constant(1.0, 1.0)
    >>> instance = Instance(losses=[[0, 1]] * 50, delays=[2] * 50)
    >>> played = [move.arm for move in moves(Online(*game, seed=3), instance)]
    >>> played == simulate(instance, *game, seed=3).actions.tolist()
    True
    """
    delays, bandit = instance.delays.tolist(), online.rules.regime == "bandit"
    due: dict[int, list[int]] = {}
    for s in online.waiting:
        due.setdefault(s + delays[s - 1], []).append(s)
    for t in range(online.t + 1, instance.T + 1):
        move = online.ask(delays[t - 1] if online.rules.clairvoyant else None)
        if move.track:
            due.setdefault(t + delays[t - 1], []).append(t)
        for s in due.pop(t, ()):
            if s in online.tracked:  # else it was dropped
                losses = instance.losses[s - 1]
                online.tell(s, losses[online.tracked[s].arm] if bandit else losses)
        online.tick()
        yield move


def ours(part: Any) -> bool:
    """Tell whether a scheduler or a rule is one of the package."""
    return (part if isfunction(part) else type(part)).__module__.startswith("delay_scheduling.")


SMALL = [2, 0, 1, 3, 0, 0, 2, 5, 1, 0, 0, 1]  # delays of a small game


def expect_the_same(rules: Rules, scheduler: Any, rates: Rule) -> None:
    """Raise ValueError unless a small game has the same schedule and rates round by round as it has as a whole."""
    from delay_scheduling.compiled.online import A, B

    K, refused = rules.K, ValueError()
    for delays in (SMALL, [0] * len(SMALL)):
        try:
            schedule = scheduler.sample(np.array(delays), rules, stream(0, 0, SCHEDULER))
            whole = rates(schedule, rules)
        except ValueError as error:  # rates for a smaller d_max
            refused = error
            continue
        twin, instance = Tried(rules, scheduler, rates, 0), Instance(np.full((len(delays), K), 0.5), delays)
        found = [(move.track, twin.numbers[A], twin.numbers[B]) for move in moves(twin, instance)]
        tracked = (schedule.after > schedule.before).tolist()
        same = found == list(zip(tracked, whole.inv_alpha, 2 * whole.inv_beta, strict=True))
        require(same, "scheduler, rates", "what goes on from round to round (see Schedule.running)", (scheduler, rates))
        return
    raise refused


class Tried(Online):
    """Play without the small game."""
