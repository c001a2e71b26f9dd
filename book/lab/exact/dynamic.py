"""Games long enough for a bound to bite, still exactly:
dynamic programs over what a learner with two arms remembers.

A bound can be tested only where some player exceeds it. The regret of a whole theorem is below T,
its right-hand side grows like √T: the two cross after twenty to a hundred rounds, where no
enumeration of courses reaches. But what a learner remembers is little: L̂obs and the estimates on
their way. `worst_regret` takes the maximum over all losses in {0, 1}, with full information: only
l_2 − l_1 counts. `mean_regret` follows the law of that state for given losses, with bandit
feedback. In both, coins of probability p and C slots may decide what is seen: loss estimates are
divided by p, and a round is tracked if its coin says so and a slot is free.

Everything is certain: the weights are balls, and the program counts with integers, in steps of
2^−40, rounded up.
"""

import math
from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import sympy as sp
from flint import arb, ctx

from delay_scheduling.validation import is_integer, require
from lab.exact import learner
from lab.exact.occupancy import size_laws
from proofbook.check import Cases
from proofbook.enclosure import enclose

STEP = 2**40
MOVES = np.array([-1, 0, 1])  # l_2 − l_1 of a round
NOTHING = learner.content(arb(0))
RARE = 2**-30  # courses that come to a state of less probability are not followed, but enclosed


def failable(over, cases, largest, bound):
    """Return the cases, saying the largest regret any player could have,
    or refuse games in which no bound can fail.

    Largest regret of any player and right-hand side are functions from a case to exact numbers.
    Unless the first is certainly above the second in each case, a ValueError is raised.

    >>> failable("n = 9", [9], largest=lambda n: n, bound=lambda n: 2).over
    'n = 9; largest regret any player could have: 9, right-hand side: 2'
    """
    cases = list(cases)
    pairs = [(learner.ball(largest(case)), learner.ball(bound(case))) for case in cases]
    for case, (most, right) in zip(cases, pairs, strict=True):
        require(
            bool(most > right),
            "cases",
            "a largest possible regret above the right-hand side",
            (case, most, right),
        )
    most, right = (span(values) for values in zip(*pairs, strict=True))
    return Cases(
        f"{over}; largest regret any player could have: {most}, right-hand side: {right}", cases
    )


def span(balls):
    """Return the range of some balls in words, to three digits."""
    words = [
        f"{float(value.mid()):.3g}" for value in (min(balls, key=arb.mid), max(balls, key=arb.mid))
    ]
    return " to ".join(dict.fromkeys(words))


def worst_regret(rates, delay, p=1, C=math.inf, reduced=False):
    """Return the largest regret that losses in {0,
    1} can cause with full information and K = 2, rounded up.

    The losses of a round may depend on the coins before it. That includes all oblivious
    adversaries, and without coins they are the only ones.

    The T inverse rates are 1 / β_t, as for `learner.argmin`, with α_t = ∞; the delay of all rounds
    is an integer of at least 0. The coin of a round says "track" with probability p, an integer or
    fraction in (0, 1], and there are C slots, an integer of at least 1, or math.inf. If `reduced`,
    rounds without a free slot are left out: the regret with the losses z_t l_t, against the same
    arm. The fraction is above the largest regret, or equal, by less than T 2^−38.

    Source: Algorithm 3 (alg:FTRL-no-scale); Algorithm 2 (alg:scheduler) for p or C.

    >>> worst_regret([1], delay=0)
    Fraction(1, 2)
    """
    T = len(rates)
    p = chance_of(p, C)
    require(is_integer(delay) and delay >= 0, "delay", "an integer of at least 0", delay)
    require(T * p.denominator < 2**20, "p", f"a fraction of denominator below 2^20 / {T}", p)
    inverses = [learner.content(learner.ball(rate)) for rate in rates]
    weights = {}
    # the last row with this rate
    for inverse, t in {inverse: t for t, inverse in enumerate(inverses)}.items():
        x = [learner.argmin([0, s / p], 0, learner.restored(inverse)) for s in range(t + 1)]
        weights[inverse] = np.array([ends(second) for _, second in x])
    # pending[k]: 0 untracked, else 2 + (l_2 − l_1)
    free = np.indices((4,) * delay).astype(bool).sum(axis=0) < C
    value = np.zeros((2 * T + 1, *free.shape), dtype=np.int64)
    for t in reversed(range(T)):
        # at least, and at most x_{t,2}
        x = np.full((2 * T + 1, 2), (0, STEP))
        above = weights[inverses[t]][: t + 1]
        # exchanging the arms turns the sum around
        x[T : T + t + 1], x[T - t : T] = above, STEP - above[:0:-1, ::-1]
        gain = np.stack([-x[:, 0], 0 * x[:, 0], x[:, 1]], axis=1)
        # wraps where none comes
        later = np.stack([np.roll(value, -shift, axis=0) for shift in (0, *MOVES)], axis=1)
        skip = later[..., :1]
        seen = later[..., 1:]
        mixed = -(-(p.numerator * seen + (p.denominator - p.numerator) * skip) // p.denominator)
        following = np.where(free[..., None], mixed, skip)
        gain = gain.reshape(-1, *(1,) * delay, 3) * (free[..., None] | (not reduced))
        value = (gain + following).max(axis=-1)
    return Fraction(int(value[(T, *(0,) * delay)]), STEP)


def chance_of(p, C):
    """Return the probability of a coin as a fraction, or raise ValueError,
    also for a wrong number of slots.
    """
    require(0 < p <= 1, "p", "a fraction in (0, 1]", p)
    require(C == math.inf or (is_integer(C) and C >= 1), "C", "an integer of at least 1, or inf", C)
    return Fraction(p)


def ends(weight):
    """Return a number in [0, 1] in steps of 2^−40, rounded down and rounded up."""
    scaled = learner.ball(weight) * STEP
    return int(scaled.lower().floor().unique_fmpz()), int(scaled.upper().ceil().unique_fmpz())


def mean_regret(losses, delays, inv_alpha, inv_beta, p=1, C=math.inf, reduced=False, rare=RARE):
    """Return a ball that contains the expected regret of the learner with bandit feedback and K =
    2.

    Equal states are merged. After a state of less than a rare probability only the trivial bounds
    on the weights are used. Losses are T pairs of 0 and 1; p, C and reduced are as for
    `worst_regret`, inverse rates as for `learner.argmin`. Source: Algorithm 3 (alg:FTRL-no-scale);
    Algorithm 2 (alg:scheduler) for p or C.

    >>> mean_regret([(0, 1)], [0], [1], [0]).contains(arb(1) / 2)
    True
    """
    p = chance_of(p, C)
    T = len(losses)
    totals = list(map(sum, zip(*losses, strict=True)))
    require(
        all(len(row) == 2 and set(row) <= {0, 1} for row in losses),
        "losses",
        "pairs of 0 and 1",
        losses,
    )
    require(len(delays) == T, "delays", f"{T} integers", delays)
    best = totals.index(min(totals))
    with ctx.workprec(learner.PRECISION):
        law = {(NOTHING, ()): arb(1)}
        paid = arb(0)
        lost = arb(0)
        coins = [(True, learner.ball(p)), (False, learner.ball(1 - p))][: 2 if p < 1 else 1]
        never = [(False, arb(1))]
        for t, loss in enumerate(losses):
            following = defaultdict(arb)
            rates = learner.rates(inv_alpha[t], inv_beta[t])
            for (L, pending), chance in law.items():
                x = learner.minimizer((NOTHING, L), *rates)
                free = len(pending) < C
                for arm in (0, 1):
                    paid += chance * x[arm] * (loss[arm] - loss[best]) * (free or not reduced)
                    # what comes after the last decision changes nothing
                    useful = loss[arm] and t + delays[t] < T - 1
                    seen = (
                        learner.content((2 * arm - 1) / (x[arm] * coins[0][1]))
                        if useful
                        else NOTHING
                    )
                    for tracked, coin in (coins if free else never) if t < T - 1 else ():
                        new = (*pending, (t + delays[t], seen)) if tracked else pending
                        following[arrived(L, new, t)] += chance * x[arm] * coin
            paid += lost * arb(0, 1) * max(loss)
            law = {state: chance for state, chance in following.items() if chance > rare}
            lost += sum((chance for state, chance in following.items() if state not in law), arb(0))
        return paid


def arrived(L, pending, t):
    """Return the state (L̂obs_2 − L̂obs_1, what is on its way) after the feedback of row t."""
    come = [estimate for end, estimate in pending if end == t and estimate != NOTHING]
    if come:
        L = learner.content(sum(map(learner.restored, come), learner.restored(L)))
    return L, tuple(item for item in pending if item[0] > t)


@dataclass(frozen=True)
class CoinGame:
    """Hold a long game in which a coin decides what is tracked, with K = 2 and constant rates.

    With full information the losses are the worst in {0, 1}, and all T delays the same; with bandit
    feedback arm 2 loses 1 in all rounds and arm 1 nothing. p and C are as for `worst_regret`,
    inverse rates as for `learner.argmin`.

    >>> game = CoinGame("bandit", Fraction(1, 2), 1, (1, 0), inv_alpha=1, inv_beta=0)
    >>> game.largest(), game.largest(reduced=True), game.regret().contains(arb(1))
    (Fraction(2, 1), Fraction(3, 2), True)
    """

    regime: str
    p: Fraction
    C: int
    delays: tuple
    inv_alpha: object
    inv_beta: object

    def __post_init__(self):
        alike = self.regime == "bandit" or len(set(self.delays)) == 1
        require(alike, "delays", "one delay for all rounds with full information", self.delays)

    def regret(self, reduced=False):
        """Return the ball of the regret, or of the regret with losses z_t l_t."""
        a, b = ([inverse] * len(self.delays) for inverse in (self.inv_alpha, self.inv_beta))
        if self.regime == "full-information":
            return learner.ball(worst_regret(b, self.delays[0], self.p, self.C, reduced=reduced))
        return mean_regret([(0, 1)] * len(self.delays), self.delays, a, b, self.p, self.C, reduced)

    def largest(self, reduced=False):
        """Return the largest regret that any player could have, a fraction: that of the worst
        arm.
        """
        return sum(
            (free if reduced else Fraction(1) for free, _ in slots(self.delays, self.p, self.C)),
            Fraction(0),
        )

    def right_side(self, expr):
        """Return the ball of the expectation over the coins of a right-hand side,
        in the symbols of `thm_4_4.bound`.

        Source: Theorems 4.4 and E.1 (thm:ftrl-scheduler, thm:ftrl-scheduler-no-sigmas).
        """
        moments = slots(self.delays, self.p, self.C)
        free = [chance for chance, _ in moments]
        squares = sum(free) / self.p
        waits = sum(held for _, held in moments) / self.p
        a, b = ([learner.ball(inverse)] for inverse in (self.inv_alpha, self.inv_beta))
        costs = sum(map(math.prod, zip(free, self.delays, strict=True)))
        return enclose(
            expr, learner.sums(2, a, b, [squares], [waits], [costs], len(free) - sum(free))
        )


def coin_games(regime):
    """Return long games by name, with feedback, pending rounds and full tracking sets;
    rates near the best constants.

    >>> (
    ...     len(coin_games("bandit")),
    ...     len(coin_games("full-information")["p = 1/2, C = 2, d = 2"].delays),
    ... )
    (3, 128)
    """
    half = Fraction(1, 2)
    slow = 1 / sp.sqrt(sp.log(2))
    if regime == "full-information":
        kinds = (half, 2, 2, 18), (half, 1, 1, 14), (half / 2, 1, 2, 18)
        games = (
            CoinGame(regime, p, C, (d,) * 128, 0, inverse * slow) for p, C, d, inverse in kinds
        )
        return {f"p = {game.p}, C = {game.C}, d = {game.delays[0]}": game for game in games}
    return {
        "p = 1/2, C = 1, d = 0": CoinGame(regime, half, 1, (0,) * 144, 12, slow),
        "p = 1/2, C = 1, d = 1": CoinGame(regime, half, 1, (1,) * 144, 10, 12 * slow),
        "p = 1/2, C = 2, d = 144, 0, 0, ...": CoinGame(
            regime, half, 2, (144, *(0,) * 143), 12, 12 * slow
        ),
    }


OVER = {  # the games of `coin_games` in words
    "full-information": "K = 2, T = 128, coins; the worst of all losses in {0, 1}",
    "bandit": "K = 2, T = 144, coins; arm 2 is bad in all rounds",
}


def slots(delays, p, C):
    """Return P(|S_t^0| < C) and E[|S_t^0| 1(|S_t^0| < C)] for each round, fractions,
    with coins of probability p.

    >>> slots((1, 0), Fraction(1, 2), C=1)
    [(Fraction(1, 1), Fraction(0, 1)), (Fraction(1, 2), Fraction(0, 1))]
    """
    laws = size_laws([{0: 1 - p, d + 1: p} for d in delays], C)
    means = (sum(size * chance for size, chance in enumerate(law[:C])) for law in laws)
    return [(Fraction(sum(law[:C])), Fraction(mean)) for law, mean in zip(laws, means, strict=True)]
