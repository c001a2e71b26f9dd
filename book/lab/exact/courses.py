"""All courses of a small game: every outcome of the coins, with what happens and its
probability.
"""

import itertools
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property

import numpy as np

from delay_scheduling import schedulers
from delay_scheduling.game import Instance, Rules
from delay_scheduling.referee import play
from delay_scheduling.validation import frozen, require
from lab.exact import occupancy
from lab.exact.law import Law
from lab.players import paper
from lab.players.scripted import Coins


@dataclass(frozen=True)
class Course:
    """Hold what happened in a game for one sequence of coins, row t − 1 for round t.

    Each round has its delay, the coin X_t of the scheduler, the sets S_t^0 and S_t^1 (`before`,
    `after`), the rounds whose feedback comes at its end (`fed`, also after T), and its arm A_t. The
    T coins of the learner are () if the law of the actions is known.
    """

    delays: tuple
    coins: tuple
    before: tuple
    after: tuple
    fed: tuple
    actions: tuple
    action_coins: tuple = ()

    @cached_property
    def observed(self):
        """T truth values Z_t: whether t is tracked until its delay is over, which may be after
        T.
        """
        return heard(self.fed, len(self.delays))

    @cached_property
    def arrived(self):
        """T truth values: whether the feedback of t comes in round T or before."""
        return heard(self.fed[: len(self.delays)], len(self.delays))

    def known(self, t):
        """Return the rounds whose feedback came before round t."""
        return set().union(*self.fed[: t - 1])

    def over(self, t):
        """Return O_t, the rounds whose delay is over before round t."""
        return {s for s, d in enumerate(self.delays, 1) if s + d < t}

    def waiting(self, t):
        """Return W_t, the rounds before t whose delay is not over."""
        return set(range(1, t)) - self.over(t)


def coin_cells(scheduler, delays, C):
    """Return for each round the cells of a scheduler's uniform coin: pairs (midpoint, length),
    the length a fraction.

    >>> coin_cells(schedulers.Coin(0.25), delays=[7], C=1)
    [[(0.125, Fraction(1, 4)), (0.625, Fraction(3, 4))]]
    """
    T = len(delays)
    kind = type(scheduler)
    if kind is schedulers.TrackEverything:
        ends = [()] * T
    elif kind is schedulers.Coin:
        ends = [(Fraction(scheduler.p),)] * T
    elif kind is schedulers.BatchRepresentatives:
        b = scheduler.batch_size
        ends = [[Fraction(j, b) for j in range(1, b)] if t % b == 0 else () for t in range(T)]
    else:
        require(
            kind in (schedulers.Bernoulli, schedulers.Pareto),
            "scheduler",
            "a scheduler of the package",
            scheduler,
        )
        longest = range(max(delays) + 1)
        scales = occupancy.scales(T, min(C, scheduler.expected_capacity), scheduler.chernoff)
        waits = [longest if scheduler.preempts else (delay,) for delay in delays]
        ends = [[occupancy.tail(c, d) for d in ds] for c, ds in zip(scales, waits, strict=True)]
    return [cells(inner) for inner in ends]


def cells(ends):
    """Return the cells into which these points divide [0, 1], as pairs (midpoint, length)."""
    points = sorted({Fraction(0), *map(Fraction, ends), Fraction(1)})
    return [(float(low + high) / 2, high - low) for low, high in itertools.pairwise(points)]


def courses(player, instance, rules, cells, action_grid=(0.5,)):
    """Return the Law of the Course of the literal game, over all sequences of coins.

    The game is played on after T, until all delays are over, to see which rounds are tracked to
    their end. The player is a function (coins, action_coins) → `referee.Player`, each argument a
    list of T numbers in [0, 1). For each round the cells are pairs (coin, probability) of the
    scheduler; the learner's coins are equally likely.

    >>> player, half = with_coins(schedulers.Coin(0.5), paper.thm_2_1), Fraction(1, 2)
    >>> found = courses(
    ...     player, Instance([[0, 1]], [3]), Rules(K=2, C=1), [[(0.25, half), (0.75, half)]]
    ... )
    >>> [(str(chance), course.coins, course.observed) for chance, course in found.pairs]
    [('1/2', (0.25,), (True,)), ('1/2', (0.75,), (False,))]
    """
    longer = lengthened(instance)
    T = instance.T

    def course(path):
        coins, action_coins = zip(*path, strict=True)
        game = play(player(list(coins), list(action_coins)), longer, rules)
        delays = tuple(instance.delays.tolist())
        return Course(
            delays, coins, game.S0[:T], game.S1[:T], game.observed, game.actions[:T], action_coins
        )

    def step(path):
        pairs = itertools.product(cells[len(path)], action_grid)
        return {(coin, u): length / len(action_grid) for (coin, length), u in pairs}

    return Law.of(step, T, course)


def heard(observed, T):
    """Return for each of T rounds whether it is among the rounds observed."""
    found = set().union(*observed)
    return tuple(t in found for t in range(1, T + 1))


def with_coins(make, rates, kind=paper.DelayedFTRLWithScheduler):
    """Return the function (coins, action_coins) → player of Algorithm 2, as `courses` wants it.

    The scheduler is one of `schedulers`, which `paper.twin` plays, or a function from the T coins
    to a literal one. The rule for the learning rates is one of `paper`, such as `paper.thm_2_1`.
    """
    literal = make if callable(make) else lambda coins: paper.twin(make)
    return lambda coins, action_coins: kind(
        literal(coins), rates, Coins(coins), Coins(action_coins)
    )


@cache
def pareto_courses(delays, C):
    """Return the courses of the literal games of one arm under Scheduler 2 with α = 1,
    for all outcomes of the coins.

    >>> [course.observed for course in pareto_courses((0, 0), C=1)]
    [(True, True), (True, False), (False, True), (False, False)]
    """
    instance = Instance([[0.5]] * len(delays), list(delays))
    scheduler = schedulers.Pareto(1.0)
    player = with_coins(scheduler, paper.constant(1, 1))
    rules = Rules(K=1, C=C, preemptive=True)
    return courses(player, instance, rules, coin_cells(scheduler, delays, C)).courses


def lengthened(instance):
    """Return the instance with so many rounds after T, of loss and delay 0,
    that all delays end within the game.
    """
    T = instance.T
    d = instance.delays
    more = max(0, int((np.arange(1, T + 1) + d).max()) - T)
    losses = np.vstack([instance.losses, np.zeros((more, instance.K))])
    return Instance(frozen(losses, np.float64), np.concatenate([d, np.zeros(more, np.int64)]))


def past(t):
    """Return the function course → the scheduler's coins before round t."""
    return lambda course: course.coins[: t - 1]


def observed(t):
    """Return the function course → Z_t."""
    return lambda course: course.observed[t - 1]


def arrived(t):
    """Return the function course → whether the feedback of t comes in round T or before."""
    return lambda course: course.arrived[t - 1]


def tracked_to_the_end(game, delays):
    """Return Z_t = 1(t in S¹ in round t + d_t) for each round, read off a game of the referee.

    It was lengthened until all delays end; the delays are those before. Source: Section 4.1.
    """
    return [int(t in game.S1[t + d - 1]) for t, d in enumerate(delays, 1)]


def both_routes(game, schedule):
    """Return the |S_t^0|, |S_t^1| and Z_t of a literal game, and those of a schedule.

    >>> from lab.players.scripted import watch
    >>> schedule = schedulers.track([1, 0], [7, 7], 1, np.ones(2))
    >>> one, other = both_routes(watch(paper.Coin(0.5), [0.2, 0.2], [1, 0], C=1), schedule)
    >>> one == other, other
    (True, ([0, 1], [1, 1], [1, 0]))
    """
    rows = slice(schedule.T)
    sizes = ([int(size) for size in found[rows]] for found in (game.before, game.after))
    tracked = (schedule.before, schedule.after, schedule.observed.astype(int))
    return (*sizes, tracked_to_the_end(game, schedule.delays)), tuple(
        one.tolist() for one in tracked
    )
