"""A scheduler for hidden delays without a logarithm: each slot keeps a round drawn uniformly from those that came by.

Round t belongs to slot t mod C. A round that finds its slot free takes it. The n-th round from then on displaces the
one that is there with probability 1/n, until the one that is there sends its feedback: reservoir sampling. So round t
is observed, given all that came before, with probability p_t = 1 / (1 + a_t + ⌊d_t / C⌋), where the age a_t counts the
rounds of the slot since it was free. On average the age is the number of rounds of the slot that wait, seen or not: a
slot that has been busy for long tells of a crowd. The slots never run out.

Source: the chapter "Is the logarithm needed?" (past:reservoirs).
"""

from dataclasses import dataclass

import numpy as np

from delay_scheduling.game import Rules, Schedule
from delay_scheduling.schedulers import Scheduler
from delay_scheduling.validation import Numbers, sealed, valid_delays


@dataclass(frozen=True, eq=False)
class AgedSchedule(Schedule):
    """Record how `Reservoirs` filled the tracking set.

    Parameters
    ----------
    ages : shape (T,), a_t, integers of at least 0, known when round t begins.
    """

    ages: np.ndarray


@dataclass(frozen=True)
class Reservoirs(Scheduler):
    """Let round t displace what its slot t mod C holds with probability 1 / (1 + a_t); p_t = 1 / (1 + a_t + ⌊d_t / C⌋).

    It needs neither T nor a bound on the delays. The age a_t is known when round t begins, p_t when its feedback
    arrives. Feedback that comes after round T is never used, so a delay past the end counts as T − t.

    >>> rng = np.random.default_rng(0)
    >>> Reservoirs().sample([1, 1, 0], Rules(K=2, C=2, preemptive=True), rng).p.tolist()
    [1.0, 1.0, 1.0]
    """

    preempts = undivided = True

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> AgedSchedule:
        """Return a random schedule. Exactly one uniform a round is drawn from rng."""
        self.check_legal(rules)
        delays = valid_delays(delays)
        return played(delays, rng.random(len(delays)), rules.C)


def played(delays: Numbers, uniforms: np.ndarray, C: float) -> AgedSchedule:
    """Return the schedule of `Reservoirs` with these uniforms.

    Parameters
    ----------
    delays : shape (T,), integers of at least 0.
    uniforms : shape (T,), numbers in [0, 1). Round t displaces what its slot holds if u_t < 1 / (1 + a_t).
    C : capacity, an integer of at least 1, or math.inf.

    Round 2 displaces round 1, round 3 does not displace round 2, whose feedback arrives at its end; round 4 is free.

    >>> schedule = played([9, 1, 0, 0], np.array([0.9, 0.4, 0.4, 0.9]), C=1)
    >>> schedule.observed.tolist(), (1 / schedule.p).round().astype(int).tolist()
    ([False, True, False, True], [4, 3, 3, 1])
    """
    from delay_scheduling.compiled.reservoirs import kept

    delays = valid_delays(delays)
    T = len(delays)
    slots = int(min(C, T))
    waits = np.minimum(delays, T - 1 - np.arange(T))  # to the end of the game at most
    ages, last = kept(waits, uniforms, slots)
    taken = last >= 0
    left = np.bincount(last[taken] + 1, minlength=T + 1)[:T]
    before = np.cumsum(np.append(0, taken)[:T]) - np.cumsum(left)
    return AgedSchedule(
        delays,
        sealed(taken & (last == np.arange(T) + waits)),
        sealed(1 / (1 + ages + waits // slots)),
        sealed(before),
        sealed(before + taken),
        sealed(ages),
    )
