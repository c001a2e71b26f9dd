"""Independent runs of Delayed FTRL side by side, in the lanes of a group."""

import math
import threading

import numpy as np

from delay_scheduling.compiled.lanes import LANES
from delay_scheduling.compiled.learner import expiries, play
from delay_scheduling.compiled.tracking import toss
from delay_scheduling.ftrl import check_fit, check_residual
from delay_scheduling.game import BatchSchedule, batch_delays
from delay_scheduling.reductions import check_pair, check_representatives
from delay_scheduling.validation import sealed

ROOM = 2**22  # largest number of plays in a group: longer runs are played one by one, to need less memory


def group_size(T):
    """Return the number of runs in a group."""
    return LANES if T * LANES <= ROOM else 1


class Work(threading.local):
    """Hold arrays to work in, one of each name for each thread: new memory costs more than the numbers in it."""

    def __init__(self):
        self.arrays = {}

    def array(self, name, shape, dtype=np.float64):
        """Return the array of this name, with whatever stands in it."""
        array = self.arrays.get(name)
        if array is None or array.shape != shape:
            array = self.arrays[name] = aligned(shape, dtype)
        return array


def aligned(shape, dtype):
    """Return a new array whose first number has an address that is a multiple of 64, as the vector unit likes it."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.empty(size + 64, np.uint8)
    start = -room.ctypes.data % 64
    return room[start : start + size].view(dtype).reshape(shape)


WORK = Work()


class Group:
    """Collect runs of a plan, each a row, and play them side by side. What they share stands in the first row alone.

    Parameters
    ----------
    plan : a `plan.Plan`, for an instance with unit loss scales.
    """

    def __init__(self, plan):
        self.plan, self.instance, self.rules, self.size = plan, plan.instance, plan.rules, plan.size
        self.alike = not plan.random and not isinstance(plan.first[0], BatchSchedule)
        self.runs, self.kind, self.suffered = 0, None, []

    def add(self, schedule, rates, rng):
        """Add a run: the reduced game of this schedule, by `scaled` or `batched`, with one uniform of rng a play.

        Source: proofs of Theorems 4.4 and D.2 (thm:ftrl-scheduler, thm:batch-partition).
        """
        if self.runs == 0 or not self.alike:
            self.begin(schedule, rates)
            if not isinstance(schedule, BatchSchedule):
                np.divide(schedule.observed, schedule.p, out=self.scales[self.runs])
            else:  # what a run observes and when, batch by batch
                check_representatives(schedule)
                self.observed, self.delays = WORK.array("batches", (2, self.size, schedule.plays), np.int64)
                run, u = self.runs, schedule.representatives
                inside = self.scales[run] = u <= schedule.T
                self.observed[run], self.delays[run] = np.where(inside, u - 1, 0), batch_delays(schedule)
        self.draw(rng)

    def toss(self, coins, rng):
        """Add a run whose coins are drawn from a generator, with the probabilities of run 0."""
        if self.runs == 0:
            self.begin(*self.plan.first)
        coins.random(out=self.scales[self.runs])
        self.draw(rng)

    def begin(self, schedule, rates):
        """Check what a run brings, take the rows of runs with its number of plays, and fill in its rates."""
        check_pair(self.instance, schedule)
        kind = schedule.plays, schedule.batch_size if isinstance(schedule, BatchSchedule) else None
        if self.runs > 0 and kind != self.kind:
            self.play()
        self.kind = kind
        rows = WORK.array("rows", (4, self.size, schedule.plays))
        self.scales, self.inv_alpha, self.inv_beta, self.uniforms = rows
        if self.runs == 0 or not self.plan.shared:
            check_fit(self.instance.K, schedule.plays, rates, self.rules)
            self.inv_alpha[self.runs], self.inv_beta[self.runs] = rates.inv_alpha, rates.inv_beta

    def throw(self):
        """Play out the coins of all runs, each in the place of its scale."""
        schedule, C = self.plan.first[0], int(min(self.rules.C, self.instance.T))
        leaving, unwanted = WORK.array("leaving", self.scales.shape[::-1], np.int32), np.empty((0, self.size), np.int32)
        leaving[:] = 0
        toss(schedule.delays, self.scales, C, schedule.p, leaving, self.scales, unwanted, unwanted)

    def draw(self, rng):
        """Count a run, and draw its uniforms: in full information none, for no action has an effect on the regret."""
        if self.rules.regime == "bandit":
            rng.random(out=self.uniforms[self.runs])
        self.runs += 1

    def play(self):
        """Play the runs that were added, with the bits of single runs, and return Σ ⟨x_t, l_t⟩ of each so far.

        Raises
        ------
        FloatingPointError : if some minimization leaves a residual above 1e-11.
        """
        if self.plan.tossed:
            self.throw()
        if self.runs > 1 and self.same_terms():
            for array in (self.uniforms, self.scales, self.inv_alpha, self.inv_beta):
                array[self.runs :] = array[0]  # the lanes that are left over repeat the first
            if self.kind[1] is not None:
                self.observed[self.runs :], self.delays[self.runs :] = self.observed[0], self.delays[0]
            self.suffered.extend(self.played(slice(None))[: self.runs])
        else:
            self.suffered.extend(self.played(run) for run in range(self.runs))
        self.runs = 0
        return self.suffered

    def same_terms(self):
        """Tell whether the same plays have no Tsallis term in all runs, as lanes need."""
        if self.plan.shared:
            return True
        absent = self.inv_alpha[: self.runs] == 0
        return np.array_equal(absent, np.broadcast_to(absent[0], absent.shape))

    def played(self, lanes):
        """Play one run or all, and return Σ ⟨x_t, l_t⟩. What is the same in all runs stands in the first row alone."""
        plays, batch_size = self.kind
        axis = self.uniforms[lanes].shape[:-1]
        losses, K = self.instance.losses, self.instance.K
        if batch_size is None:
            observed, lists = np.arange(plays), self.plan.lists
        else:
            observed, lists = self.observed[lanes], WORK.array("lists of lanes", (2, plays, *axis), np.int32)
            columns = np.moveaxis(lists.reshape(2, plays, -1), -1, 0)
            for column, delays, scales in zip(
                columns, *map(np.atleast_2d, (self.delays[lanes], self.scales[lanes])), strict=True
            ):
                expiries(delays, scales, *column)
        bandit = self.rules.regime == "bandit"
        shape, result, none = (plays * bandit, *axis), np.empty((3, *axis)), np.empty((0, *axis))
        drawn, state = (WORK.array("actions", shape, np.int32), WORK.array("estimates", shape)), (6, K, *axis)
        first = slice(1) if isinstance(lanes, slice) else 0
        scales = sealed(self.scales[first if self.alike else lanes])
        inverses = (sealed(array[first if self.plan.shared else lanes]) for array in (self.inv_alpha, self.inv_beta))
        with np.errstate(all="ignore"):
            play(
                *(losses, batch_size or 1, observed, tuple(lists), scales, tuple(inverses), self.uniforms[lanes]),
                *(bandit, WORK.array("state", state), drawn, (none, none), 0, result),
            )
        check_residual(np.max(result[2]))
        return result[0]
