"""Independent runs of Delayed FTRL side by side: what the runs of a group share, and their
arrays.
"""

import math
import threading

import numpy as np

from delay_scheduling.compiled.learner import expiries
from delay_scheduling.compiled.side_by_side import SIDE, play, workspace
from delay_scheduling.compiled.tracking import toss
from delay_scheduling.ftrl import check_fit, check_residual
from delay_scheduling.game import BatchSchedule, batch_delays
from delay_scheduling.reductions import check_pair, check_representatives

# largest number of plays in a group: groups of longer runs are smaller, to save memory
ROOM = 2**22


def group_size(T):
    """Return the number of runs in a group."""
    return max(1, min(SIDE, ROOM // T))


class Work(threading.local):
    """Hold arrays to work in, one of each name for each thread.

    New memory costs more than the numbers in it.
    """

    def __init__(self):
        self.arrays = {}

    def array(self, name, shape, dtype=np.float64):
        """Return the array of this name, with whatever stands in it."""
        array = self.arrays.get(name)
        if array is None or array.shape != shape:
            array = self.arrays[name] = aligned(shape, dtype)
        return array

    def records(self, K):
        """Return the records of a game of K arms (see `side_by_side.workspace`)."""
        records = self.arrays.get("records")
        if records is None or len(records[0]) != K:
            records = self.arrays["records"] = workspace(K)
        return records


def aligned(shape, dtype):
    """Return a new array whose first number has an address that is a multiple of 64."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.empty(size + 64, np.uint8)
    start = -room.ctypes.data % 64
    return room[start : start + size].view(dtype).reshape(shape)


WORK = Work()


class Group:
    """Collect runs of a plan, each a row, and play them side by side.

    What all runs share stands in the first row alone.

    Parameters
    ----------
    plan : a `plan.Plan`, for an instance with unit loss scales.
    wanted : whether the actions are wanted, besides the losses suffered.

    It has `suffered`, Σ ⟨x_t, l_t⟩ of each run that was played, and `actions`, the actions of each,
    one a round, if they are wanted.
    """

    def __init__(self, plan, wanted=False):
        self.plan = plan
        self.instance = plan.instance
        self.rules = plan.rules
        self.size = plan.size
        self.bandit = plan.rules.regime == "bandit"
        self.wanted = wanted
        self.alike = not plan.random and not isinstance(plan.first[0], BatchSchedule)
        self.runs = 0
        self.kind = None
        self.suffered = []
        self.actions = []

    def add(self, schedule, rates, rng):
        """Add a run: the reduced game of this schedule, by `scaled` or `batched`.

        One uniform a play is drawn from rng, if actions are drawn.

        Source: proofs of Theorems 4.4 and D.2 (thm:ftrl-scheduler, thm:batch-partition).
        """
        if self.runs == 0 or not self.alike:
            self.begin(schedule, rates)
            if not isinstance(schedule, BatchSchedule):
                np.divide(schedule.observed, schedule.p, out=self.scales[self.runs])
            else:
                self.add_batches(schedule)
        self.draw(rng)

    def add_batches(self, schedule):
        """Write what a run observes and when, batch by batch."""
        check_representatives(schedule)
        run = self.runs
        u = schedule.representatives
        inside = u <= schedule.T
        self.scales[run] = inside
        self.observed, self.delays = WORK.array("batches", (2, self.size, schedule.plays), np.int64)
        self.observed[run] = np.where(inside, u - 1, 0)
        self.delays[run] = batch_delays(schedule)

    def toss(self, coins, rng):
        """Add a run whose coins are drawn from a generator, with the probabilities of run 0."""
        if self.runs == 0:
            self.begin(*self.plan.first)
        coins.random(out=self.scales[self.runs])
        self.draw(rng)

    def begin(self, schedule, rates):
        """Check what a run brings, take the rows of runs with its number of plays,
        and fill in its rates.
        """
        check_pair(self.instance, schedule)
        batch_size = schedule.batch_size if isinstance(schedule, BatchSchedule) else None
        kind = schedule.plays, batch_size
        if self.runs > 0 and kind != self.kind:
            self.play()
        self.kind = kind
        rows = WORK.array("rows", (4, self.size, schedule.plays))
        self.scales, self.inv_alpha, self.inv_beta, self.uniforms = rows
        if self.runs == 0 or not self.plan.shared:
            check_fit(self.instance.K, schedule.plays, rates, self.rules)
            self.inv_alpha[self.runs] = rates.inv_alpha
            self.inv_beta[self.runs] = rates.inv_beta

    def throw(self):
        """Play out the coins of all runs, each in the place of its scale."""
        schedule = self.plan.first[0]
        scales = self.scales[: self.runs]
        C = int(min(self.rules.C, self.instance.T))
        leaving = WORK.array("leaving", (self.instance.T,), np.int32)
        unwanted = np.empty((0, self.instance.T), np.int32)
        toss(schedule.delays, scales, C, schedule.p, leaving, scales, unwanted, unwanted)

    def draw(self, rng):
        """Count a run, and draw its uniforms.

        None are drawn in full information if the actions are not wanted, for they have no effect
        on the regret.
        """
        if self.bandit or self.wanted:
            rng.random(out=self.uniforms[self.runs])
        self.runs += 1

    def play(self):
        """Play the runs that were added, with the bits of single runs; return `suffered`.

        Raises
        ------
        FloatingPointError : if some minimization leaves a residual above 1e-11.
        """
        if self.plan.tossed:
            self.throw()
        if self.same_terms():
            self.play_rows(0, self.runs)
        else:
            for run in range(self.runs):
                self.play_rows(run, run + 1)
        self.runs = 0
        return self.suffered

    def same_terms(self):
        """Tell whether the same plays have no Tsallis term in all runs, as playing together
        needs.
        """
        if self.plan.shared:
            return True
        absent = self.inv_alpha[: self.runs] == 0
        return bool((absent == absent[0]).all())

    def play_rows(self, low, high):
        """Play the runs from low to high, and write down what they suffer and do."""
        plays, batch_size = self.kind
        runs = high - low
        own = slice(low, high)
        shared = slice(1)
        first, following, observed = self.lists(own)
        draws = self.bandit or self.wanted
        drawn = plays if draws else 0
        estimated = plays if self.bandit else 0
        actions = WORK.array("actions", (drawn, runs), np.int32)
        result = np.empty((3, runs))
        arms, now = WORK.records(self.instance.K)
        rates = shared if self.plan.shared else own
        with np.errstate(all="ignore"):
            play(
                losses=self.instance.losses,
                block=batch_size or 1,
                rows=observed,
                first=first,
                following=following,
                scales=self.scales[shared if self.alike else own],
                inv_alpha=self.inv_alpha[rates],
                inv_beta=self.inv_beta[rates],
                uniforms=self.uniforms[own],
                bandit=self.bandit,
                draws=draws,
                arms=arms,
                now=now,
                state=WORK.array("state", (6, self.instance.K)),
                actions=actions,
                estimates=WORK.array("estimates", (estimated, runs)),
                result=result,
            )
        check_residual(np.max(result[2]))
        self.suffered.extend(result[0])
        if self.wanted:
            rounds = np.repeat(actions, batch_size or 1, axis=0)[: self.instance.T]
            self.actions.extend(rounds.T.copy())

    def lists(self, own):
        """Return the lists of `expiries`, one a column, and the row of losses of each play."""
        plays, batch_size = self.kind
        if batch_size is None:
            first, following = self.plan.lists
            return first.reshape(-1, 1), following.reshape(-1, 1), np.arange(plays).reshape(1, -1)
        delays = self.delays[own]
        first, following = np.empty((2, plays, len(delays)), np.int32)
        for run, (waits, scales) in enumerate(zip(delays, self.scales[own], strict=True)):
            expiries(waits, scales, first[:, run], following[:, run])
        return first, following, self.observed[own]
