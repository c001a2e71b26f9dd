"""The worst instance of a player: which losses and delays bring its regret closest to a bound.

How the search goes depends on the game, and the result names it:

    every game      tiny games without coins of the scheduler: all losses in {0, 1}, all delays, in ball arithmetic
    dynamic program two arms, full information, no delays, no coins: all losses in {0, 1}
    gradient climb  full information: changes of blocks, after which the gradient flips single losses (see `smooth`)
    climb           bandits: changes of blocks

A climb begins at the worst of a few designs: in a first part the good arm changes from block to
block, in a second part it stays. A generation has some children, each with one block of rounds
rewritten or repeated. If coins are thrown, a child counts as worse for the player only if it is so
on two samples of runs, which it shares with its parent and with no other generation. The instance
at the end is judged by balls, or by runs that the search has not seen.

A search shows how much of a bound can be provoked. It never shows that no more can.
"""  # noqa: E501

import inspect
import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from tqdm import tqdm

from delay_scheduling.arithmetic import best_total
from delay_scheduling.compiled.elementary import power
from delay_scheduling.confidence import ERROR, Interval
from delay_scheduling.game import BatchSchedule, Instance, Rules, streams
from delay_scheduling.rates import Rule
from delay_scheduling.regularizer import argmins
from delay_scheduling.schedulers import Sampling, is_random
from delay_scheduling.simulation import estimate_regret
from delay_scheduling.use.sweeps import estimates
from delay_scheduling.validation import integer, require
from lab.experiments.smooth import Smooth, flipped

EVERY = "every game"
DYNAMIC = "dynamic program"
GRADIENT = "gradient climb"
CLIMB = "climb"
BALLS = "balls"
FRESH = "fresh runs"
TINY = 2**10  # largest number of games, and of paths of actions in a game, that are enumerated
# to which shares are rounded before they are compared, so that the last bits do not steer
DIGITS = 9
POLISHED = 4  # schedules by whose average regret the gradient flips losses
BUNDLES = 20  # of flips that are tried for one child


class Exceeded(Exception):
    """A bound that should hold is exceeded, for certain or almost: `found` is the
    counterexample.
    """

    def __init__(self, found):
        super().__init__(f"the bound does not hold: {found}")
        self.found = found


@dataclass(frozen=True, eq=False)
class Worst:
    """Hold the instance at which a search ended, and how much of the bound it provokes.

    The regret is an interval that holds the expected regret, the bound the right-hand side for this
    instance, correctly rounded. How: "balls" if the interval is certain, "fresh runs" if it may
    miss with the error that was asked for. The strategy is how the instance was found, `tried` the
    number of instances whose regrets were compared.
    """

    instance: Instance
    regret: Interval
    bound: float
    how: str
    strategy: str
    tried: int

    @property
    def share(self) -> Interval:
        """Regret / bound, rounded outward."""
        low, high = (quotient(end, self.bound) for end in (self.regret.low, self.regret.high))
        return Interval(low - abs(low) * 2**-50, high + abs(high) * 2**-50)

    @property
    def exceeded(self) -> bool:
        """Whether the whole interval lies above the bound."""
        return self.regret.low > self.bound

    def __str__(self):
        share = self.share.outward(4)
        verdict = "EXCEEDED" if self.exceeded else "not exceeded"
        found = (
            f"{self.strategy}{f', {self.tried} instances' if self.tried > 1 else ''}; {self.how}"
        )
        return (
            f"{verdict}: regret / bound in [{share.low:.4g}, {share.high:.4g}], bound"
            f" {self.bound:.4g} ({found})"
        )


@dataclass(frozen=True)
class Player:
    """Name what is judged, by which bound, and by how many runs. Fields as for `worst_instance`."""

    bound: Callable[[Instance, Rules], float]
    rules: Rules
    scheduler: Sampling
    rates: Rule
    runs: int = 1
    folder: Any = None
    workers: int | None = 1

    @property
    def full(self):
        return self.rules.regime == "full-information"

    @property
    def tosses(self):
        return is_random(self.scheduler)

    @property
    def sure(self):
        """Whether the regret is the same in every run."""
        return self.full and not self.tosses

    def smooth(self, delays, seed):
        """Return the regret as a function of the losses."""
        return Smooth(
            delays, self.rules, self.scheduler, self.rates, POLISHED if self.tosses else 1, seed
        )

    def shares(self, games, seed):
        """Return regret / bound of some instances, with the same coins for all."""
        if self.sure:
            regrets = ((self.smooth(game.delays, 0)(game.losses)[0], game.losses) for game in games)
            means = [
                regret + float(losses[:, 0].sum()) - best_total(losses)
                for regret, losses in regrets
            ]
        else:
            effort = {"folder": self.folder, "workers": self.workers, "chunk": self.runs}
            means = [
                found.mean
                for found in estimates([*map(self.play, games)], self.runs, seed, **effort)
            ]
        pairs = zip(means, games, strict=True)
        return np.round(
            [quotient(mean, self.bound(game, self.rules)) for mean, game in pairs], DIGITS
        )

    def play(self, instance):
        """Return the setting of an instance."""
        return instance, self.rules, self.scheduler, self.rates

    def schedule(self, delays):
        """Return the schedule and the rates of a scheduler without coins."""
        schedule = self.scheduler.sample(delays, self.rules, streams(0, 0)[0])
        return schedule, self.rates(schedule, self.rules)


def worst_instance(
    bound: Callable[..., float],
    rules: Rules,
    scheduler: Sampling,
    rates: Rule,
    *,
    T: int,
    longest: int,
    generations: int = 100,
    children: int = 4,
    runs: int = 64,
    fresh: int = 1024,
    seed: int = 0,
    start: Sequence[Instance] = (),
    proven: bool = False,
    folder: Any = None,
    workers: int | None = 1,
    error: float = ERROR,
) -> Worst:
    """Search for the instance with the largest regret / bound. The same call gives the same bits,
    whatever the workers.

    Parameters
    ----------
    bound : function (instance, rules) → number of at least 0, such as `thm_5_1.bound` with its
        parameters filled in. If
        it asks for `rates`, or for `schedule` and `rates`, as Theorems 2.1, 4.4 and E.1 do, it gets
        those of the scheduler, which must not throw coins then.
    rules, scheduler, rates : as in `estimate_regret`.
    T, longest : rounds, and the largest delay that is tried.
    generations, children : length of a climb, and changes that are tried in each generation.
    runs : number of runs by which instances are compared, if anybody throws coins.
    fresh : number of runs that judge the end.
    seed : integer of at least 0. The climb uses even seeds of runs, the judgement 2 seed + 1.
    start : instances from which the climb may begin, besides its own designs.
    proven : whether to raise `Exceeded` if the bound is exceeded.
    folder, workers : as in `sweep`. They play the runs: with a folder, the same call goes on where
        it stopped.
    error : probability with which the interval may miss, if it comes from runs.

    A progress bar is shown on an interactive terminal. Raises ValueError for wrong arguments, and
    `Exceeded`.

    >>> from delay_scheduling import Rules, rates, schedulers
    >>> rules = Rules(K=2, regime="full-information")
    >>> player = rules, schedulers.TrackEverything(), rates.constant(math.inf, 1.0)
    >>> found = worst_instance(lambda instance, rules: instance.T, *player, T=1, longest=0)
    >>> print(
    ...     found.strategy,
    ...     found.instance.losses.tolist(),
    ...     found.share.low <= 0.5 <= found.share.high,
    ... )
    every game [[0.0, 1.0]] True
    """
    for name, value in {"T": T, "children": children, "runs": runs, "fresh": fresh}.items():
        integer(name, value, least=1)
    for name, value in {"longest": longest, "generations": generations, "seed": seed}.items():
        integer(name, value, least=0)
    require(0 < error < 1, "error", "a probability in (0, 1)", error)
    for game in start:
        fits = (game.T, game.K) == (T, rules.K) and game.d_max <= longest
        require(fits, "start", f"instances with T = {T}, K = {rules.K}, delays to {longest}", game)
    player = Player(filled(bound, scheduler, rates), rules, scheduler, rates, runs, folder, workers)
    if not player.tosses and count(T, rules.K, longest) <= TINY and rules.K**T <= TINY:
        strategy, (game, tried) = EVERY, of_all(player, T, longest)
    elif player.sure and rules.K == 2 and longest == 0:
        strategy = DYNAMIC
        game = by_differences(player, T)
        tried = 1
    else:
        strategy = GRADIENT if player.full else CLIMB
        games = [*designs(T, rules.K, longest, rules.C), *start]
        game, tried = climb(player, games, longest, generations, children, seed)
    found = judged(player, game, fresh, seed, error, strategy, tried)
    if proven and found.exceeded:
        raise Exceeded(found)
    return found


def filled(bound, scheduler, rates):
    """Return the bound as a function (instance, rules),
    with the schedule and the rates that it asks for.
    """
    signature = inspect.signature(getattr(bound, "numbers", bound)).parameters
    wanted = {"schedule", "rates"} & {
        name for name, one in signature.items() if one.default is one.empty
    }
    if not wanted:
        return bound
    sure = "one without coins, for the bound is that of one schedule"
    require(not is_random(scheduler), "scheduler", sure, scheduler)

    def at(instance, rules):
        schedule = scheduler.sample(instance.delays, rules, streams(0, 0)[0])
        have = {"schedule": schedule, "rates": rates(schedule, rules)}
        return bound(instance, rules, **{name: have[name] for name in wanted})

    return at


def quotient(regret, bound):
    """Return regret / bound; 0 / 0 is 0, and more than that over 0 is infinite."""
    require(bound >= 0, "bound", "a number of at least 0", bound)
    if bound > 0:
        return float(regret / bound)
    return math.inf if regret > 0 else 0.0


def count(T, K, longest):
    """Return the number of games with losses in {0, 1}: the order of the arms does not matter."""
    return math.comb(2**T + K - 1, K) * (longest + 1) ** T


def all_games(T, K, longest):
    """Yield all games with losses in {0, 1} and delays up to the longest,
    but for the order of the arms.
    """
    columns = itertools.product((0.0, 1.0), repeat=T)
    for arms in itertools.combinations_with_replacement(list(columns), K):
        for delays in itertools.product(range(longest + 1), repeat=T):
            yield Instance(np.array(arms).T, delays)


def of_all(player, T, longest):
    """Return the worst of all games, and their number."""
    games = list(all_games(T, player.rules.K, longest))
    found = [
        exact_regret(player, game) for game in tqdm(games, desc="games", disable=None, leave=False)
    ]
    pairs = zip(found, games, strict=True)
    values = [quotient(regret.high, player.bound(game, player.rules)) for regret, game in pairs]
    return games[int(np.argmax(np.round(values, DIGITS)))], len(games)


def by_differences(player, T):
    """Return the worst losses in {0, 1} for two arms, full information and delays 0.

    What counts is the sum s of l_2 − l_1 so far: the program goes back from the last round over all
    its values, from −t to t before row t. The weights for −s are those for s with the arms
    exchanged.
    """
    delays = np.zeros(T, np.int64)
    schedule, rates = player.schedule(delays)
    tracks_all = bool(np.all(schedule.z == 1))
    require(
        tracks_all,
        "scheduler",
        "one that tracks every round if there are no delays",
        player.scheduler,
    )
    value = np.zeros(2 * T + 1)
    moves = []
    for t in reversed(range(T)):
        sums = np.arange(t + 1.0)
        x = argmins(np.stack([0 * sums, sums], axis=1), rates.inv_alpha[t], rates.inv_beta[t])
        x = np.concatenate([x[:0:-1, 0], x[:, 1]])
        gains = np.stack([move * x + value[1 + move : 2 * t + 2 + move] for move in (-1, 0, 1)])
        value = gains.max(axis=0)
        moves.append(gains.argmax(axis=0).astype(np.int8) - 1)
    losses = np.zeros((T, 2))
    total = 0
    for t, best in enumerate(reversed(moves)):
        move = int(best[t + total])
        losses[t], total = (move < 0, move > 0), total + move
    return Instance(losses, delays)


def climb(player, games, longest, generations, children, seed):
    """Return the instance at which a climb ends, and how many were compared."""
    rng = np.random.default_rng(seed)
    parent = games[int(np.argmax(player.shares(games, even(rng))))]
    tried = len(games)
    for _ in tqdm(range(generations), desc="generations", disable=None, leave=False):
        born = [child(player, parent, longest, rng) for _ in range(children)]
        shares = player.shares([parent, *born], even(rng))
        tried += children
        best = born[int(np.argmax(shares[1:]))]
        if shares[1:].max() >= shares[0]:
            # another sample
            before, after = (0, 0) if player.sure else player.shares([parent, best], even(rng))
            parent = best if after >= before else parent
    return parent, tried


def even(rng):
    """Return a random even seed: no climb ever sees the runs of an odd one."""
    return 2 * int(rng.integers(2**61))


def child(player, parent, longest, rng):
    """Return a changed instance; with full information, every other time,
    with its losses flipped by the gradient.
    """
    game = changed(parent, longest, rng)
    if not player.full or rng.random() < 0.5:
        return game
    return Instance(
        flipped(player.smooth(game.delays, even(rng)), game.losses, BUNDLES)[0], game.delays
    )


def changed(game, longest, rng):
    """Return the instance with a random block of rounds rewritten,
    or filled with what stands in another block.

    The new losses are one row of 0 and 1. The new delays are equal, or the feedback of so many
    rounds comes at once.
    """
    losses = game.losses.copy()
    delays = game.delays.copy()
    first = rng.integers(game.T)
    length = math.ceil(power(game.T, rng.random()))
    block = np.arange(first, min(first + length, game.T))
    kind = rng.random()
    if kind < 0.2:
        other = (
            rng.integers(game.T) + np.arange(len(block)) % rng.integers(1, len(block) + 1)
        ) % game.T
        losses[block], delays[block] = losses[other], delays[other]
    elif kind < 0.4 and longest:
        delays[block] = rng.integers(longest + 1)
    elif kind < 0.6 and longest:
        delays[block] = together(len(block), rng.integers(1, longest + 2))
    else:
        losses[block] = rng.integers(0, 2, game.K)
    return Instance(losses, delays)


def together(T, size):
    """Return the delays with which the feedback of each so many rounds comes at once."""
    return size - 1 - np.arange(T) % size


def designs(T, K, longest, C=math.inf):
    """Return the games from which a climb may begin.

    For a share of the rounds the arm that loses 1 changes from block to block; then all arms but
    the first lose. The feedback of a block comes at once, or all delays are the same; in the second
    part the delays may be 0. Or all delays are 0 but for C rounds at its beginning, which fill the
    slots.
    """
    found = {}
    sizes = sorted({1, 1 + longest // 2, 1 + longest})
    patterns = [(together(T, size), size) for size in sizes] + [(np.full(T, longest), 1 + longest)]
    for (delays, size), factor, part in itertools.product(
        patterns, (1, 2, T), (0, 0.1, 0.2, 0.4, 0.6)
    ):
        block = factor * size
        moved = math.ceil(part * T)
        losses = np.zeros((T, K))
        rows = np.arange(moved)
        losses[rows, (rows + block // 2) // block % K] = 1
        losses[moved:, 1:] = 1
        first = np.arange(T) < moved
        later = np.arange(T) < moved + C
        for own in (delays, delays * first, longest * (later & ~first)):
            found.setdefault((losses.tobytes(), own.tobytes()), Instance(losses, own))
    return list(found.values())


def judged(player, game, fresh, seed, error=ERROR, strategy="given", tried=1):
    """Return the Worst of an instance, judged by balls if possible, else by runs."""
    if player.sure or (not player.tosses and game.K**game.T <= TINY):
        regret = exact_regret(player, game)
        how = BALLS
    else:
        runs = estimate_regret(*player.play(game), runs=fresh, seed=2 * seed + 1, error=error)
        regret = Interval(*runs.interval)
        how = FRESH
    return Worst(game, regret, player.bound(game, player.rules), how, strategy, tried)


def exact_regret(player, game):
    """Return an interval that surely holds the expected regret, for a scheduler without coins.

    Taken as exact are the losses and the rates as floating-point numbers.
    """
    from lab.exact import learner

    schedule, rates = player.schedule(game.delays)
    require(not isinstance(schedule, BatchSchedule), "scheduler", "one of rounds", "one of batches")
    losses = [list(map(Fraction, row)) for row in game.losses.tolist()]
    numbers = (
        list(map(Fraction, array.tolist()))
        for array in (schedule.z, rates.inv_alpha, rates.inv_beta)
    )
    played = learner.TinyGame(losses, game.delays.tolist(), *numbers, player.rules.regime)
    regret = played.expected_sum(losses, min(map(sum, zip(*losses, strict=True))))
    low = float(regret.lower())
    high = float(regret.upper())
    return Interval(math.nextafter(low, -math.inf), math.nextafter(high, math.inf))
