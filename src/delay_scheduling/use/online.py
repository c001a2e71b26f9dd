"""The player without the game: you own the loop, and say what happens.

The actions are those of `simulate`.

    move = online.ask()          begins round t: which arm to play, and whether to track the round
    online.tell(s, loss)         the feedback of a tracked round s <= t has come: its delay is t − s
    released = online.tick()     ends round t; its feedback is used from round t + 1 on

`tick` may be left out: the next `ask` ends the round before. A round costs O(K), whatever C and
the delays. The state is of O(K + C) numbers, those of the pending rounds included; `save` writes it
as text, and `Online.restore` goes on from there with the same actions. Pickles and copies do the
same. Each call holds a lock, so that threads may share a player: what one call does is done before
the next begins.
"""

import math
import threading
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.ftrl import check_residual
from delay_scheduling.game import SCHEDULER, Instance, Rules, stream, streams
from delay_scheduling.rates import Constant, Rule, check_setting
from delay_scheduling.schedulers import BatchRepresentatives, Law, Scheduler
from delay_scheduling.use.naming import own_name
from delay_scheduling.use.numbered import takes_numbers
from delay_scheduling.use.saved import check_settings, read, written
from delay_scheduling.use.shown import Batch, Memory, Round, one, row
from delay_scheduling.validation import (
    LONGEST_DELAY,
    Numbers,
    array_of,
    integer,
    is_integer,
    is_number,
    require,
    sealed,
    wrong,
)

FORMAT = "delay_scheduling.Online"
VERSION = 3
TICKED = "ticked"
ASKED = "asked"
BROKEN = "broken"
SAVED = ("t", "released")  # attributes, and with an underscore before:
SAVED_TOO = ("phase", "played", "arm", "x", "asleep", "told", "fresh", "early")
GENERATORS = ("coins", "draws")  # likewise
X = 3  # row of the learner's state in which the distribution stands


class Move(NamedTuple):
    """Say what to do in a round: its number, from 1; the arm; whether to track it.

    The probability of the arm, x_t.
    """

    round: int
    arm: int
    track: bool
    probability: float


class Pending(NamedTuple):
    """Hold what a tracked round needs when it ends.

    arm, x : the arm that was played, and its probability.
    number : that of the law, from which p_t follows.
    end : the round at whose end it leaves; None for not before its feedback.
    due : whether its feedback is expected by then; if not, it is released.
    asleep : the arms that could not be played.
    """

    arm: int
    x: float
    number: float
    end: int | None
    due: bool
    asleep: tuple[int, ...]


class Told(NamedTuple):
    """Hold feedback until the play ends: all losses and their scale, or one estimate."""

    round: int
    arm: int
    number: float
    losses: Any  # None for an estimate


class Untried:
    """Play like `Online`, without the small game in which scheduler and rates are tried first.

    Attributes
    ----------
    rules, scheduler, rates, window, silence : as they were given; with full information silence is
        K losses.
    t : the present round, from 1; 0 before the first.
    tracked : the tracking set, from each of its rounds to a `Pending`.
    released : the rounds that were released at the end of the last round.
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
        expected = "a rule: Online has no place for a player of your own"
        require(rates is not None, "rates", expected, rates)
        check_setting(rules, scheduler, rates)
        self.rules = rules
        self.scheduler = scheduler
        self.rates = rates
        self._law = begun(scheduler, rules)
        self._coins, self._draws = streams(seed, replicate)
        self.window = window
        self._longest = getattr(rates, "d_max", LONGEST_DELAY)
        self._rounds = getattr(rates, "T", math.inf)
        self._limit = LONGEST_DELAY + 1 if window is None else window
        self.silence: Any = None
        self._set_silence(silence)
        from delay_scheduling.compiled import online as loops  # compiles

        self._loops = loops
        self._lock = threading.RLock()
        self._names: dict[str, tuple[str, str]] | None = (
            None  # of the settings, once they were asked for
        )
        self.t = 0
        self._phase = TICKED
        self._played = 0
        self._state = np.zeros((6, rules.K))
        self._numbers = np.zeros(5)
        self._arm = 0
        self._x = 1.0
        self._asleep: tuple[int, ...] = ()
        self._kept: Any = None  # rates that are the same in all rounds
        self.tracked: dict[int, Pending] = {}
        self._leaving: dict[int, list[int]] = {}
        self._early: dict[int, Any] = {}  # feedback that came before it was announced
        self._told: list[Told] = []  # of this play
        self._fresh: list[tuple[int, int, float]] = []  # since the last play: round, delay, p_t
        self.released: tuple[int, ...] = ()
        self._batches = isinstance(scheduler, BatchRepresentatives)
        self._now = Memory(float if takes_numbers(rates) else row)
        self._shown = Batch(self._now) if self._batches else Round(self._now)

    def _set_silence(self, silence: Any) -> None:
        """Check the window and what silence stands for."""
        window = self.window
        if window is not None:
            integer("window", window, least=0)
            most = f"at most the d_max of the rates, {self._longest}"
            require(window <= self._longest, "window", most, window)
            only = self._law.delay
            require(only in (None, window), "window", f"{only}, the delay that counts", window)
            expected = "the loss of a round whose window has passed"
            require(silence is not None, "silence", expected, silence)
        known = window is not None or self.rules.clairvoyant
        expected = "None without a window or clairvoyance"
        require(silence is None or known, "silence", expected, silence)
        self.silence = None if silence is None else self._valid(silence, "silence")

    @property
    def waiting(self) -> tuple[int, ...]:
        """The rounds that are tracked, of which feedback may be given."""
        return tuple(s for s in self.tracked if s not in self._early)

    @property
    def distribution(self) -> np.ndarray:
        """The distribution x_t of the present play, shape (K,); uniform before the first.

        Arms that were not eligible have probability 0.
        """
        with self._lock:
            x = self._state[X].copy() if self._played else np.full(self.rules.K, 1 / self.rules.K)
            return sealed(awake(x, self._asleep) if self._asleep else x)

    @property
    def gaps(self) -> np.ndarray:
        """By how much the estimated total loss of each arm is above the smallest, shape (K,).

        Feedback is counted from the end of the round, or batch, on.
        """
        return sealed(self._state[0].copy())

    @property
    def best(self) -> int:
        """The arm with the smallest estimated total loss; of several, the first."""
        return int(self._state[0].argmin())

    def __repr__(self) -> str:
        rules = self.rules
        head = (
            f"Online: round {self.t}, {self._phase}; {type(self.scheduler).__name__}, "
            f"{rules.regime}; {len(self.tracked)} of {rules.C} slots in use"
        )
        lines = [head, "arm  probability  estimated loss above the best"]
        pairs = zip(self.distribution.tolist(), self.gaps.tolist(), strict=True)
        lines += [f"{arm:3}  {x:11.4f}  {gap:.4g}" for arm, (x, gap) in enumerate(pairs)]
        return "\n".join(lines)

    def ask(self, delay: int | None = None, eligible: Iterable[int] | None = None) -> Move:
        """Begin a round. If the round before was not ended by `tick`, it is ended first.

        Parameters
        ----------
        delay : d_t, an integer from 0 to 2^31 − 1, in a clairvoyant game; else None. It may be an
            estimate from above. Feedback that comes earlier is used when it was estimated, so that
            the game is the one with the estimated delays, and all bounds hold for these. Feedback
            that does not come in time counts as `silence`.
        eligible : the arms that may be played in this round, at least one; None for all. x_t is
            restricted to them, and an arm that could not be played is charged with the loss of the
            one that was: then only rounds in which an arm was eligible count in the regret against
            it. Source: Freund, Schapire, Singer and Warmuth (1997), "Using and combining predictors
            that specialize", STOC 1997. No bound of the book covers it, for these losses depend on
            the player's own draws.

        Raises
        ------
        ValueError : for other arguments; after more rounds than the rates are for; if feedback was
            due in the round before and did not come, and there is no `silence`; if the
            representative of a batch finds no free slot; for other eligible arms within a batch.
        FloatingPointError : if the minimization leaves a residual above 1e-11.
        """
        with self._lock:
            if self._phase == BROKEN:
                self._expect(TICKED, "ask")
            if self.t >= self._rounds:
                expected = f"at least the number of rounds, {self.t + 1}"
                raise wrong("T of the rates", expected, self._rounds)
            announced = self._announced(delay)
            asleep = self._sleeping(eligible)
            if self._phase == ASKED:
                self.tick()
            return self._begin(announced, asleep)

    def _begin(self, delay: int | None, asleep: tuple[int, ...]) -> Move:
        """Begin a round with this delay, if it is known, and without these arms."""
        t = self.t + 1
        law = self._law
        begins = (t - 1) % law.block == 0
        self._phase = BROKEN
        shown = delay if self.scheduler.needs_clairvoyance else None
        proxy, number = law.decide(t, self._coins.random() if begins else 0.0, shown)
        track = proxy >= 0 and len(self.tracked) < self.rules.C
        if self._batches and proxy >= 0 and not track:
            expected = "batches large enough for a free slot"
            raise wrong("scheduler", expected, f"none in round {t}")
        if begins:
            self._play(number, proxy, track, delay, asleep)
        if track:
            self._hold(t, proxy, number, delay)
        self.t = t
        self._phase = ASKED
        return Move(t, self._arm, track, self._x)

    def _hold(self, t: int, proxy: int, number: float, delay: int | None) -> None:
        """Take round t into the tracking set."""
        known = self._limit if delay is None else delay
        if self._law.delay is not None:
            known = self._law.delay
        stay = min(known, proxy)
        end = t + stay if stay <= LONGEST_DELAY else None
        self.tracked[t] = Pending(self._arm, self._x, number, end, known <= proxy, self._asleep)
        if end is not None:
            self._leaving.setdefault(end, []).append(t)

    def tell(self, round: int, loss: float | Numbers) -> None:
        """Give the feedback of a tracked round, at the end of the present round t.

        So its delay is t − round.

        Parameters
        ----------
        round : one of `waiting`, an integer of Python or NumPy.
        loss : the loss of its arm, a number in [0, 1]; with full information the losses of all
            arms, shape (K,).

        Raises
        ------
        ValueError : for a round that has not begun; for one that is not tracked, because it never
            was, because it was released or its window passed, or because it was observed before;
            for one that is known to be released; for a delay that the scheduler or the rates
            exclude; for another loss. Nothing is changed.
        """
        with self._lock:
            self._expect(ASKED, "tell")
            integer("round", round, least=1)
            s = int(round)
            held = self.tracked.get(s)
            if held is None or s in self._early:
                require(s <= self.t, "round", f"one that has begun, up to {self.t}", s)
                twice = s in self._early or any(s == told.round for told in self._told)
                expected = (
                    "a round that is tracked: not one that never was, was released, or was observed"
                )
                raise wrong("round", expected, f"{s}, observed in this play" if twice else s)
            if self.rules.clairvoyant and not held.due:
                expected = "feedback at the end of no round, for it will be released before"
                raise wrong("round", expected, self.t)
            waits = self.rules.clairvoyant or self._law.delay is not None
            if waits and held.end != self.t:
                self._early[s] = self._valid(loss, "loss")
                return
            delay = self.t - s
            self._allowed("round", delay)
            self._take(s, delay, self._valid(loss, "loss"))

    def tick(self) -> tuple[int, ...]:
        """End the round.

        Return the rounds that are released now, also as `released`: no feedback is wanted of them.

        Raises
        ------
        ValueError : before `ask`; if feedback was due in this round and did not come, and there
            is no `silence`.
        """
        with self._lock:
            self._expect(ASKED, "tick")
            self.released = self._expired() if self.t in self._leaving else ()
            if self._told and self.t % self._law.block == 0:
                self._hear()
            self._phase = TICKED
            return self.released

    def _expired(self) -> tuple[int, ...]:
        """Let the rounds leave whose end is now, by their feedback or by silence.

        Return those that are released.
        """
        due = [s for s in self._leaving[self.t] if self.tracked[s].due]
        silent = [s for s in due if s not in self._early]
        when = "by now" if self._law.delay is None else f"within {self._law.delay} rounds"
        expected = f"feedback {when}, or a loss for `silence`"
        patient = self.silence is not None or not silent
        require(patient, "tick", expected, f"none of rounds {silent}")
        for s in due:
            self._take(s, self.t - s, self._early.pop(s, self.silence))
        released = tuple(self._leaving.pop(self.t, ()))
        for s in released:
            del self.tracked[s]
        return released

    def _expect(self, phase: str, what: str) -> None:
        """Raise ValueError unless the round is at this point."""
        if self._phase != phase:
            expected = f"to be {phase} before it can {what}"
            raise wrong("online", expected, f"one that is {self._phase}")

    def _announced(self, delay: int | None) -> int | None:
        """Return the delay that counts, or raise ValueError."""
        if not self.rules.clairvoyant:
            if delay is not None:
                raise wrong("delay", "None, for the game is non-clairvoyant", delay)
            return None
        if not (is_integer(delay) and 0 <= delay <= LONGEST_DELAY):  # type: ignore[operator]
            raise wrong("delay", f"d_t, an integer from 0 to {LONGEST_DELAY}", delay)
        d = min(int(delay), self._limit)  # type: ignore[arg-type]
        self._allowed("delay", d)
        return d if self._law.delay is None else self._law.delay

    def _sleeping(self, eligible: Iterable[int] | None) -> tuple[int, ...]:
        """Return the arms that may not be played, or raise ValueError."""
        asleep = () if eligible is None else self._not_among(list(eligible))
        if asleep != self._asleep and self.t % self._law.block > 0:
            raise wrong("eligible", "the same arms in all rounds of a batch", eligible)
        return asleep

    def _not_among(self, eligible: list[int]) -> tuple[int, ...]:
        """Return the other arms, or raise ValueError."""
        K = self.rules.K
        possible = all(is_integer(arm) and 0 <= arm < K for arm in eligible)
        expected = f"arms from 0 to {K - 1}, at least one"
        require(possible and eligible, "eligible", expected, eligible)
        return tuple(arm for arm in range(K) if arm not in eligible)

    def _allowed(self, name: str, delay: int) -> None:
        """Raise ValueError for a delay that the scheduler or the rates exclude."""
        longest = self._law.delay
        if longest is not None and delay > longest:
            raise wrong(name, f"a delay of at most {longest}", delay)
        if delay > self._longest:
            raise wrong(name, f"a delay up to the d_max of the rates, {self._longest}", delay)

    def _valid(self, loss: Any, name: str) -> Any:
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

    def _play(
        self, number: float, proxy: int, track: bool, delay: int | None, asleep: tuple[int, ...]
    ) -> None:
        """Draw the arm of a round or batch."""
        inverses = self._kept or self._inverses(number, proxy, track, delay)
        if isinstance(self.rates, Constant):
            self._kept = inverses
        self._fresh.clear()
        uniform = self._draws.random()
        arm, x, residual = self._loops.choose(
            self._state, self._numbers, self._played, *inverses, uniform
        )
        self._arm = int(arm)
        self._x = float(x)
        self._asleep = asleep
        if asleep:
            allowed = awake(self._state[X], asleep)
            self._arm = drawn(allowed, uniform)
            self._x = float(allowed[self._arm])
        if not residual <= LARGEST_RESIDUAL:
            check_residual(self.t)
        self._played += 1

    def _inverses(
        self, number: float, proxy: int, track: bool, delay: int | None
    ) -> tuple[float, float]:
        """Return the inverse learning rates of a play."""
        now = self._now
        now.t = self.t + 1
        now.tracked = len(self.tracked)
        now.number = number
        if now.over:  # the rule looks at what has arrived
            now.arriving = True
            for _, waited, chance in sorted(self._fresh):
                now.delay = waited
                now.p = chance
                now.z = 1.0 / chance
                self.rates(self._shown, self.rules)
            now.arriving = False
        now.delay = delay or 0
        now.p = now.z = math.nan
        if delay is not None or not self.scheduler.preempts:
            known = (self._law.delay or 0) if delay is None else delay
            now.p = self._law.chance(number, known)
            now.z = (track and proxy >= known) / now.p
        found = self.rates(self._shown, self.rules)
        inv_alpha = one(found.inv_alpha)
        inv_beta = one(found.inv_beta)
        if self.rules.K > 1 and inv_alpha == 0 and inv_beta == 0:
            expected = "a finite learning rate in every round"
            raise wrong("rates", expected, f"none in round {self.t + 1}")
        return inv_alpha, inv_beta

    def _take(self, s: int, delay: int, loss: Any) -> None:
        """Take a round out of the tracking set, and keep its feedback until the play ends."""
        held = self.tracked.pop(s)
        p = self._law.chance(held.number, delay)
        if held.end is not None:
            self._leaving[held.end].remove(s)
            if not self._leaving[held.end]:
                del self._leaving[held.end]
        self._law.leave(s, held.number)
        self._fresh.append((s, delay, p))
        scale = 1.0 / p
        if self.rules.regime != "bandit":
            if held.asleep:
                loss = loss.copy()
                loss[list(held.asleep)] = loss[held.arm]
            self._told.append(Told(s, held.arm, scale, loss))
        elif held.asleep:
            losses = np.zeros(self.rules.K)
            losses[held.arm] = loss / held.x
            losses[list(held.asleep)] = loss
            self._told.append(Told(s, held.arm, scale, losses))
        else:
            self._told.append(Told(s, held.arm, scale * loss / held.x, None))

    def _hear(self) -> None:
        """Let the learner take in the feedback, in the order of the rounds."""
        self._told.sort(key=itemgetter(0))
        with np.errstate(all="ignore"):  # as in `ftrl`, where it is not compiled
            for told in self._told:
                if told.losses is None:
                    self._loops.hear_estimate(self._state, self._numbers, told.arm, told.number)
                else:
                    losses = np.array([told.losses])
                    self._loops.hear_losses(self._state, self._numbers, losses, told.number)
        self._told.clear()

    def _settings(self) -> dict[str, tuple[str, str]]:
        """Name what a saved state belongs to: in words, and by a digest of values and code."""
        if self._names is None:
            silence = None if self.silence is None else np.asarray(self.silence).tolist()
            held = {
                "rules": self.rules,
                "scheduler": self.scheduler,
                "rates": self.rates,
                "window": self.window,
                "silence": silence,
            }
            self._names = {name: (words(value), own_name(value)) for name, value in held.items()}
        return self._names

    def save(self) -> str:
        """Return the state as one line of JSON, of about 25 characters a number.

        - `format`, `version`: "delay_scheduling.Online" and 3.
        - `settings`: rules, scheduler, rates, window and silence, each in words, and by the digest
          of its values and of your own code. What that reads from files has no name.
        - `state`: round, phase and number of plays; the states of both generators; what the law,
          the rates and the learner remember (gaps, u, log u and x of each arm, see
          `compiled.learner`); arm and probability of the play; the tracked rounds; feedback
          that has not been used. Floats are hexadecimal, after "f:".
        - `sum`: SHA-256 of that content, as JSON with sorted keys and no spaces. The text may be
          written anew.
        """
        with self._lock:
            phase = f"one that is {self._phase}"
            require(self._phase != BROKEN, "online", "one whose last round did not fail", phase)
            return written(FORMAT, VERSION, self._settings(), self._content())

    def _content(self) -> dict[str, Any]:
        """Return the state."""
        state = {name: getattr(self, name) for name in SAVED}
        state |= {name: getattr(self, f"_{name}") for name in SAVED_TOO}
        for name in GENERATORS:
            words = getattr(self, f"_{name}").bit_generator.state["state"]
            state[name] = [hex(words["state"]), hex(words["inc"])]
        state["learner"] = self._state[: X + 1] if self._played else []
        state["numbers"] = self._numbers
        state["law"] = self._law.memory()
        state["sums"] = self._now.sums
        state["over"] = self._now.over
        state["tracked"] = list(self.tracked.items())
        return state

    def _go_on(self, state: dict[str, Any]) -> None:
        """Go on from the state of a player with the same settings (see `saved.revived`)."""
        self.t = state["t"]
        self._phase = state["phase"]
        self._played = state["played"]
        self._arm = state["arm"]
        self._x = state["x"]
        self._asleep = tuple(state["asleep"])
        self._told = [Told(*held) for held in state["told"]]
        self._fresh = [tuple(held) for held in state["fresh"]]
        self._early = {int(s): self._valid(loss, "loss") for s, loss in state["early"].items()}
        self.released = tuple(state["released"])
        for name in GENERATORS:
            number, increment = (int(word, 16) for word in state[name])
            words = {"state": number, "inc": increment}
            full = {"bit_generator": "PCG64", "state": words, "has_uint32": 0, "uinteger": 0}
            getattr(self, f"_{name}").bit_generator.state = full
        self._numbers[:] = state["numbers"]
        if self._played:
            self._state[: X + 1] = state["learner"]
        self._law = begun(self.scheduler, self.rules)
        self._law.remember(state["law"])
        self._now.sums = state["sums"]
        self._now.over = {name: tuple(pair) for name, pair in state["over"].items()}
        self.tracked = {}
        self._leaving = {}
        for s, (arm, x, number, end, due, asleep) in state["tracked"]:
            self.tracked[s] = Pending(arm, x, number, end, due, tuple(asleep))
            if end is not None:
                self._leaving.setdefault(end, []).append(s)

    @classmethod
    def restore(
        cls,
        saved: str | bytes,
        rules: Rules,
        scheduler: Any,
        rates: Rule,
        window: int | None = None,
        silence: float | Numbers | None = None,
    ) -> Any:
        """Return a player that goes on from a saved state.

        Parameters
        ----------
        saved : what `save` has returned, or the same JSON written in another way.
        rules, scheduler, rates, window, silence : those of the player that was saved. Schedulers
            and rates of your own are compared by their values and by all your own code that they
            reach, as Python has compiled it.

        Raises
        ------
        ValueError : if the text is damaged, of another format or version, or belongs to other
            settings.
        """
        online = cls(rules, scheduler, rates, 0, 0, window, silence)
        settings, state = read(saved, FORMAT, VERSION)
        check_settings(settings, online._settings())
        online._go_on(state)
        return online

    def __reduce__(self) -> tuple:
        settings = self.rules, self.scheduler, self.rates, self.window, self.silence
        return type(self).restore, (self.save(), *settings)


class Online(Untried):
    """Play a scheduler with Delayed FTRL, a round at a time, in your own loop.

    The actions are, bit for bit, those of `simulate(instance, rules, scheduler, rates, seed,
    replicate)` on the instance that your loop plays. A method that raises ValueError has changed
    nothing; after any other error, and after a ValueError from a scheduler or rule of your own,
    `ask` refuses to go on until a saved state is restored.

    Parameters
    ----------
    rules : K, C and the variation of the game. In a clairvoyant game `ask` takes the delay.
    scheduler : any scheduler of the package, or of your own (see `schedulers.kinds`).
    rates : a rule as in `estimate_regret`; of your own if it looks at one round alone, and through
        `Schedule.running`, `largest`, `arrived` and `held` at earlier ones. Both are tried on a
        small game.
    seed, replicate : integers of at least 0.
    window : largest delay, an integer of at least 0, or None. A tracked round that is still silent
        at the end of round t + window has the loss `silence`; a longer estimated delay counts as
        the window.
    silence : the loss that silence stands for, in [0, 1], with full information also K losses. With
        estimated delays and no window, it stands for feedback that has not come by its estimate.

    Raises
    ------
    ValueError : for wrong arguments, if the rules forbid the scheduler, and if it or the rule
        cannot go round by round.

    One arm is bad; every third round is lost on the way:

    >>> from delay_scheduling import rates, schedulers
    >>> game = Rules(K=2, C=3), schedulers.Coin(0.5), rates.constant(1.0, 1.0)
    >>> online = Online(*game, seed=0, window=2, silence=1)
    >>> for t in range(1, 301):
    ...     move = online.ask()
    ...     if move.track and t % 3:
    ...         online.tell(t, loss=float(move.arm))
    >>> online.t, online.waiting, move.arm, online.best, online.distribution.round(3).tolist()
    (300, (), 0, 0, [0.997, 0.003])
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
        super().__init__(rules, scheduler, rates, seed, replicate, window, silence)
        expect_the_same(rules, scheduler, rates)


def begun(scheduler: Any, rules: Rules) -> Law:
    """Return the law of a scheduler, or raise ValueError if it has none or the rules forbid it."""
    asked = isinstance(scheduler, Scheduler) and type(scheduler).begin is not Scheduler.begin
    require(asked, "scheduler", "a Scheduler with a law that is asked round by round", scheduler)
    scheduler.check_legal(rules)
    return scheduler.begin(rules.C)


def awake(x: np.ndarray, asleep: tuple[int, ...]) -> np.ndarray:
    """Return x restricted to the other arms."""
    allowed = x.copy()
    allowed[list(asleep)] = 0.0
    total = 0.0
    for share in allowed.tolist():  # in this order
        total += share
    if total > 0:
        return allowed / total
    allowed[:] = 1.0
    allowed[list(asleep)] = 0.0
    return allowed / (len(x) - len(asleep))


def drawn(x: np.ndarray, uniform: float) -> int:
    """Return the first arm whose share, added to those before it, is above the uniform.

    If rounding leaves none, it is the last arm with a share.
    """
    total = 0.0
    for arm, share in enumerate(x.tolist()):
        total += share
        if total > uniform:
            return arm
    return int(np.flatnonzero(x)[-1])


def words(value: Any) -> str:
    """Return what a person reads of a setting."""
    name = getattr(value, "__qualname__", None)
    if name:
        return f"{value.__module__}.{name}"
    if type(value).__repr__ is object.__repr__:  # which says where it is in memory
        return type(value).__qualname__
    return repr(value)[:200]


def moves(online: Untried, instance: Instance) -> Iterator[Move]:
    """Play an instance from the next round of a player to its end, where all numbers are known.

    >>> from delay_scheduling import rates, schedulers, simulate
    >>> game = Rules(K=2, C=1), schedulers.Coin(0.5), rates.constant(1.0, 1.0)
    >>> instance = Instance(losses=[[0, 1]] * 50, delays=[2] * 50)
    >>> played = [move.arm for move in moves(Online(*game, seed=3), instance)]
    >>> played == simulate(instance, *game, seed=3).actions.tolist()
    True
    """
    delays = instance.delays.tolist()
    bandit = online.rules.regime == "bandit"
    due: dict[int, list[int]] = {}
    for s in online.waiting:
        due.setdefault(s + delays[s - 1], []).append(s)
    for t in range(online.t + 1, instance.T + 1):
        move = online.ask(delays[t - 1] if online.rules.clairvoyant else None)
        if move.track:
            due.setdefault(t + delays[t - 1], []).append(t)
        for s in due.pop(t, ()):
            if s in online.tracked:  # else it was released
                losses = instance.losses[s - 1]
                online.tell(s, losses[online.tracked[s].arm] if bandit else losses)
        online.tick()
        yield move


SMALL = [2, 0, 1, 3, 0, 0, 2, 5, 1, 0, 0, 1]  # delays of a small game


def expect_the_same(rules: Rules, scheduler: Any, rates: Rule) -> None:
    """Raise ValueError unless a small game is the same round by round as it is as a whole."""
    from delay_scheduling.compiled.online import A, B

    only = scheduler.begin(rules.C).delay
    T = int(min(len(SMALL), getattr(rates, "T", math.inf)))
    tried = [SMALL[:T], [0] * T] if only is None else [[only] * T]
    refused: ValueError | None = None
    for delays in tried:
        try:
            schedule = scheduler.sample(np.array(delays), rules, stream(0, 0, SCHEDULER))
            whole = rates(schedule, rules)
            online = Untried(rules, scheduler, rates, 0)
            instance = Instance(np.full((T, rules.K), 0.5), delays)
            tracked = []
            inverses = []
            for move in moves(online, instance):
                tracked.append(move.track)
                if (move.round - 1) % online._law.block == 0:
                    inverses.append((online._numbers[A], online._numbers[B]))
        except ValueError as error:  # rates for a smaller d_max, batches too small for these delays
            refused = error
            continue
        entered = (schedule.after > schedule.before).tolist()
        expected = list(zip(whole.inv_alpha, 2 * whole.inv_beta, strict=True))
        same = tracked == entered and inverses == expected
        told = "what goes on from round to round (see Schedule.running)"
        require(same, "scheduler, rates", told, (scheduler, rates))
        return
    assert refused is not None
    raise refused
