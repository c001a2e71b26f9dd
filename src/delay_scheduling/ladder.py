"""A scheduler that needs to know no delay: slots in reserve, level by level, with rarer and rarer coins.

A player who neither sees delays nor may drop a round must choose how often to watch before it knows what that costs.
But it sees one thing: how often all slots are taken. The ladder starts by watching every round, with a part of the
slots. When too many rounds have found them taken, it climbs: it leaves these slots to the rounds that hold them, and
goes on with fresh ones and a rarer coin.

Source: the chapter "Open questions" (past:ladder).
"""

import math
from dataclasses import dataclass

import numpy as np

from delay_scheduling.arithmetic import log_of
from delay_scheduling.game import Rules, Schedule
from delay_scheduling.schedulers import Scheduler
from delay_scheduling.validation import Numbers, integer, is_number, require, sealed, valid_delays


@dataclass(frozen=True, eq=False)
class LadderSchedule(Schedule):
    """Record how the ladder filled the tracking set.

    Parameters
    ----------
    level : shape (T,), from 0 to J; on level J nothing is tracked any more.
    lost : shape (T,), whether the slots of the level were taken at the start of the round. Always so on level J.
    """

    level: np.ndarray
    lost: np.ndarray


@dataclass(frozen=True)
class Ladder(Scheduler):
    """On level j, track each round with probability ρ^(−2j); after B_j lost rounds, climb.

    Each of J levels has ⌊C / J⌋ slots of its own. A round is lost if those of its level are taken when it begins.

    J is the smallest number of levels with ρ^J √N >= T, at least 1, and B_j = ⌈ρ^j √N⌉. Here N = K T for bandits and
    T log K with full information. T and K are known, delays are not. On level J nothing is tracked.

    Source: Open 1 (past:ladder).

    Parameters
    ----------
    step : ρ, a number above 1.

    Rounds that never end take the two slots of level 0, then those of level 1.

    >>> ladder, rules = Ladder(step=4.0), Rules(K=2, C=4)
    >>> schedule = ladder.sample([99] * 99, rules, np.random.default_rng(0))
    >>> int(schedule.level.max()), int(schedule.after.max())
    (1, 4)
    """

    step: float = 2.0

    def __post_init__(self):
        fits = is_number(self.step) and 1 < self.step < math.inf
        require(fits, "step", "a finite number above 1", self.step)

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> LadderSchedule:
        """Return a random schedule. One uniform a round is drawn from rng."""
        T = len(valid_delays(delays))
        return climbed(delays, rules, rng, self.step, levels(T, rules, self.step), [T], np.zeros(T, np.int64))


@dataclass(frozen=True)
class Returning(Scheduler):
    """Climb as `Ladder` does, and return to the bottom at the rounds 4, 16, 64, ...: T need not be known.

    Epoch e has the rounds from 4^e to 4^(e + 1) − 1, and the budgets of a ladder for their number. Rounds of earlier
    epochs keep their slots, each on its level.

    Source: Open 6 (past:returning).

    Parameters
    ----------
    levels : L, an integer of at least 1. Each level has ⌊C / L⌋ slots. The theorem asks for ρ^L √(3 N) >= 3 T.
    step : ρ, a number above 1.

    Three rounds that never end take the slots of both levels; in round 4 the next epoch finds them taken.

    >>> schedule = Returning(levels=2).sample([99] * 5, Rules(K=2, C=2), np.random.default_rng(5))
    >>> schedule.level.tolist(), schedule.lost.tolist()
    ([0, 0, 0, 0, 0], [False, True, True, True, True])
    """

    levels: int
    step: float = 2.0

    def __post_init__(self):
        integer("levels", self.levels, least=1)
        Ladder(self.step)

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> LadderSchedule:
        """Return a random schedule. One uniform a round is drawn from rng."""
        found = epochs(len(valid_delays(delays)))
        lengths = [3 * 4**e for e in range(found[-1] + 1)]
        return climbed(delays, rules, rng, self.step, self.levels, lengths, found)


def epochs(T):
    """Return ⌊log_4 t⌋ for t = 1, ..., T.

    >>> epochs(17).tolist()
    [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]
    """
    integer("T", T, least=1)
    starts = [4**e for e in range(1, T.bit_length() // 2 + 1)]
    return np.searchsorted(starts, np.arange(1, T + 1), side="right")


def climbed(delays, rules, rng, step, J, lengths, epochs):
    """Return the schedule with J levels, and the budgets for epochs of these lengths."""
    from delay_scheduling.compiled.ladder import climb

    delays = valid_delays(delays)
    require(rules.C >= J, "rules", f"a capacity of at least {J}, one slot for each level", rules)
    T, powers = len(delays), np.multiply.accumulate(np.append(1.0, np.full(J - 1, step)))
    scales = np.array([math.sqrt(difficulty(n, rules)) for n in lengths])
    budgets = np.ceil(np.minimum(scales[:, None] * powers, T + 1.0)).astype(np.int64)
    slots = int(min(rules.C, J * (T + 1)) // J)
    found = climb(delays, rng.random(T), slots, 1 / (powers * powers), budgets, epochs)
    observed, p, before, after, level, lost = map(sealed, found)
    return LadderSchedule(delays, observed, p, before, after, level, lost)


def difficulty(T, rules):
    """Return N, K T for bandits and T log K with full information: √N is the order of the regret without delays.

    >>> difficulty(10, Rules(K=2))
    20
    """
    integer("T", T, least=1)
    require(rules.K >= 2, "rules", "at least two arms", rules)
    return rules.K * T if rules.regime == "bandit" else T * log_of(rules.K)


def levels(T, rules, step=2.0):
    """Return J, the smallest number of levels with ρ^J √N >= T, at least 1.

    >>> levels(10**6, Rules(K=2)), levels(10**6, Rules(K=2), step=10.0)
    (10, 3)
    """
    J, reach = 1, step * math.sqrt(difficulty(T, rules))
    while reach < T:
        J, reach = J + 1, reach * step
    return J
