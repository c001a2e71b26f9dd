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
        from delay_scheduling.compiled.ladder import climb

        delays = valid_delays(delays)
        T = len(delays)
        J, scale = levels(T, rules, self.step), math.sqrt(difficulty(T, rules))
        require(rules.C >= J, "rules", f"a capacity of at least {J}, one slot for each level", rules)
        powers = np.multiply.accumulate(np.append(1.0, np.full(J - 1, self.step)))
        budgets = np.ceil(np.minimum(powers * scale, T + 1.0)).astype(np.int64)
        slots = int(min(rules.C, J * (T + 1)) // J)
        found = climb(delays, rng.random(T), slots, 1 / (powers * powers), budgets)
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
