"""Definitions 4.1 to 4.3 on small games: precommitted, independent of later coins, quantified."""

from dataclasses import dataclass
from itertools import product

import numpy as np

from delay_scheduling.game import Schedule
from delay_scheduling.rates import Rates
from delay_scheduling.schedulers import INFINITE, observation_probabilities, track
from delay_scheduling.validation import require
from lab.exact.courses import observed, past
from lab.exact.law import disagreement


@dataclass(frozen=True, eq=False)
class Replay:
    """Hold one small game of a scheduler: its proxy delays, what they make of the tracking set,
    and the rates.
    """

    proxy: tuple
    schedule: Schedule
    rates: Rates

    def inverse_rates(self, t):
        """Return 1 / α_t and 1 / β_t."""
        return float(self.rates.inv_alpha[t - 1]), float(self.rates.inv_beta[t - 1])

    def heard(self, t):
        """Return what a player knows before round t: earlier proxy delays,
        and the delays that were heard.
        """
        d = self.schedule.delays.tolist()
        Z = self.schedule.observed
        return self.proxy[: t - 1], tuple(
            (s, d[s - 1]) for s in range(1, t) if Z[s - 1] and s + d[s - 1] < t
        )


def replays(rule, rules):
    """Return the Replay of each game of three rounds with delays 0, 1, 2 and proxy delays −1, 0,
    1, ∞.

    Round 3 has no later rounds: delays 0 and 2 and proxy delays −1 and ∞ are enough there. The
    probabilities are those of Scheduler 2 with α = 1. The rule is (schedule, rules) → Rates, such
    as `thm_5_1.rates`; the capacity is finite.
    """
    short = (0, 1, 2)
    long = (-1, 0, 1, INFINITE)
    found = []
    for *delays, d_1, d_2, d_3 in product(short, short, (0, 2), long, long, (-1, INFINITE)):
        p = observation_probabilities(delays, rules.C, 1.0)
        schedule = track(delays, np.array([d_1, d_2, d_3]), rules.C, p)
        found.append(Replay((d_1, d_2, d_3), schedule, rule(schedule, rules)))
    return found


def precommitted(law):
    """Return None if S_t^0 is determined by the coins before round t,
    and Z_t by those up to t; else a witness.

    The law may mix games with other losses, other action coins, or other later delays: then it is
    tested that the scheduler does not react to these either. A witness is what differs and two
    courses, such as ("Z_2", one, other).

    Source: Definition 4.1.
    """
    for t in rounds(law):
        if pair := disagreement(law.courses, lambda course, t=t: course.before[t - 1], past(t)):
            return f"S_{t}^0", *pair
        if pair := disagreement(law.courses, observed(t), past(t + 1)):
            return f"Z_{t}", *pair
    return None


def observation_independent(law):
    """Return None if A_t is fixed by the scheduler's coins before t and the learner's up to t;
    else a witness.

    Source: Definition 4.3 (defn:nice).
    """
    for t in rounds(law):

        def known(c, t=t):
            return (c.coins[: t - 1], c.action_coins[:t])

        def action(c, t=t):
            return c.actions[t - 1]

        if pair := disagreement(law.courses, action, known):
            return f"A_{t}", *pair
    return None


def rounds(law):
    """Return the rounds 1, ..., T."""
    return range(1, len(law.courses[0].coins) + 1)


def chances(law, C, Z=observed):
    """Return for each round the values of P(Z_t = 1 | coins before t),
    first given a free slot, then given none.

    These are T pairs of sorted lists of fractions. A scheduler is quantified by p exactly if, round
    for round, the first list is [p_t] and the second is [0]. Either may be empty: then there always
    is a free slot, or never. Z is a function from t to the function course → Z_t; `courses.arrived`
    reads 0 if the delay runs past T.

    Source: Definition 4.2.
    """
    found = []
    for t in rounds(law):
        means = law.means(
            Z(t), lambda course, t=t: (past(t)(course), len(course.before[t - 1]) < C)
        )
        pairs = [
            {mean for (_, free), mean in means.items() if free == slot} for slot in (True, False)
        ]
        found.append(tuple(map(sorted, pairs)))
    return found


def quantified(law, p, C, Z=observed):
    """Return None if E[Z_t | coins before t] = p_t 1(|S_t^0| < C) for all t; else (t,
    the chances in round t).

    p are T fractions in (0, 1]; the other arguments are as for `chances`. Source: Definition 4.2.
    """
    require(all(0 < p_t <= 1 for p_t in p), "p", "probabilities in (0, 1]", p)
    for t, (p_t, (free, full)) in enumerate(zip(p, chances(law, C, Z), strict=True), start=1):
        if free not in ([], [p_t]) or full not in ([], [0]):
            return t, free, full
    return None
