"""Rounds of all runs per CPU-second, 32 runs side by side,
beside a hand-written C loop with eight lanes.

The job: every delay 50, T = 20,000, every round tracked, the rates of Theorem 2.1, in both regimes.
"Coins" is the estimate with a scheduler that throws a coin in each round, though all say "track",
and the rates of Theorem 5.1, as a schedule with coins is drawn for each run anew. `lanes.c` is
compiled for this processor with the compiler named by CC (or cc); without one its columns are left
out. The NumPy loop plays one run. All play the same losses with the same uniforms, and must suffer
the same losses.

With two arms and full information, coins stay below their goal: two fifths of the time are NumPy's,
which seeds and draws. A compiled loop that drew the same bits for pairs of runs at once, and tossed
the coins from the cache, made the whole estimate 1.05 to 1.16 times as fast on a busy machine: too
little to pay for a generator of our own.

    python benchmarks/lanes.py
"""

import ctypes
import math
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from functools import partial
from pathlib import Path

import numpy as np
from speed import ARMS, DELAY, ROUNDS, numpy_loop

from delay_scheduling import Instance, Rules, estimate_regret
from delay_scheduling.compiled.plan import Plan
from delay_scheduling.compiled.replicates import WORK, Group
from delay_scheduling.compiled.side_by_side import SIDE
from delay_scheduling.game import seeds
from delay_scheduling.schedulers import Bernoulli, TrackEverything
from delay_scheduling.theorems import thm_2_1, thm_5_1

LANES = 8  # of the C loop
REPEATS = 7
GROUPS = 4
GOALS = {"kernel": 0.6, "estimate": 0.5, "coins": 0.5}
GAMES = {"estimate": (TrackEverything(), thm_2_1.rates), "coins": (Bernoulli(1.0), thm_5_1.rates)}


class Job:
    """Hold a game, its rates, and a group of runs of it."""

    def __init__(self, K, regime):
        losses = 1.0 * (np.random.default_rng(0).random((ROUNDS, K)) < np.linspace(0.4, 0.6, K))
        self.instance = Instance(losses, np.full(ROUNDS, DELAY))
        self.rules = Rules(K, regime=regime, clairvoyant=True)
        self.schedule = TrackEverything().sample(
            self.instance.delays, self.rules, np.random.default_rng(0)
        )
        self.rates = thm_2_1.rates(self.schedule, self.rules)
        self.uniforms = np.array(
            [np.random.default_rng(lane).random(ROUNDS) for lane in range(SIDE)]
        )
        self.suffered = np.empty(LANES)

    def kernel(self):
        """Play the group, and return the losses suffered. The arrays are filled before, by
        `filled`.
        """
        group = self.group
        group.runs = SIDE
        group.suffered = []
        return np.array(group.play())

    def filled(self):
        """Fill the group, which shares its arrays with other groups of this thread."""
        self.group = Group(Plan(self.instance, self.rules, *GAMES["estimate"], range(SIDE), seed=0))
        for lane in range(SIDE):
            self.group.add(self.schedule, self.rates, np.random.default_rng(lane))
        return self

    def in_c(self, library):
        """Play the C loop, and return the losses suffered."""
        arrays = (
            self.instance.losses,
            self.rates.inv_alpha,
            self.rates.inv_beta,
            self.uniforms,
            self.suffered,
        )
        pointers = (array.ctypes.data_as(ctypes.c_void_p) for array in arrays)
        library.play(ROUNDS, self.rules.K, DELAY, int(self.rules.regime == "bandit"), *pointers)
        return self.suffered.copy()

    def estimate(self, name):
        """Estimate the regret, with sampling, reductions and random numbers."""
        seeds.cache_clear()  # as with a seed that is new
        return estimate_regret(
            self.instance, self.rules, *GAMES[name], runs=GROUPS * SIDE, seed=0, workers=1
        )

    def loop(self):
        """Play one run in NumPy."""
        if self.rules.regime == "bandit":
            numpy_loop(self.instance, self.rates, self.rules)
        else:
            softmin_loop(self.instance, self.rates)


def softmin_loop(instance, rates):
    """Play exponential weights with delays, vectorized over arms and in place."""
    L = np.zeros(instance.K)
    x = np.empty(instance.K)
    expected = np.empty(instance.T)
    for t, (losses, inverse) in enumerate(
        zip(instance.losses, rates.inv_beta.tolist(), strict=True)
    ):
        np.subtract(L.min(), L, out=x)
        np.divide(x, inverse, out=x)
        np.exp(x, out=x)
        np.divide(x, x.sum(), out=x)
        expected[t] = x.dot(losses)
        if t >= DELAY:
            np.add(L, instance.losses[t - DELAY], out=L)


def compiled_c(folder):
    """Return the compiled C loop, or None without a compiler."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return None
    target = Path(folder) / "lanes.so"
    source = Path(__file__).with_name("lanes.c")
    subprocess.run(
        [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", target, source, "-lm"],
        check=True,
    )
    return ctypes.CDLL(str(target))


def seconds(play):
    """Return the CPU-seconds of one call."""
    start = time.process_time()
    play()
    return time.process_time() - start


def compare(job, library):
    """Return million rounds of all runs per CPU-second of kernel, C loop,
    estimates and NumPy loop, and the ratios.
    """
    reference = job.in_c(library) if library else job.filled().kernel()
    job.filled()
    difference = abs(job.kernel()[:LANES] - reference[:LANES]).max()
    if not difference < 1e-3:  # rounding grows from round to round, see `speed.py`
        raise AssertionError(f"K = {job.rules.K}: the losses differ by {difference}")
    times = {"kernel": [], "c": []} | {name: [] for name in GAMES if job.estimate(name)}
    for _ in range(REPEATS):  # in turn, so that each meets the same neighbours on the processor
        job.filled()
        times["kernel"].append(seconds(job.kernel) / SIDE)
        times["c"].append(seconds(lambda: job.in_c(library)) / LANES if library else math.nan)
        for name in GAMES:
            times[name].append(seconds(partial(job.estimate, name)) / (GROUPS * SIDE))
    medians = {name: statistics.median(values) for name, values in times.items()} | {
        "loop": seconds(job.loop)
    }
    ratios = [statistics.median(np.divide(times["c"], times[name])) for name in GOALS]
    return [ROUNDS / medians[name] / 1e6 for name in ("kernel", "c", *GAMES, "loop")], ratios


def main():
    """Print the table."""
    print(
        f"Million rounds of all runs per CPU-second of one thread, {SIDE} runs side by side;"
        f" medians of {REPEATS}"
    )
    print(
        "Goals:",
        ", ".join(f"{name} / C at least {goal}" for name, goal in GOALS.items()),
        end="\n\n",
    )
    print(
        "   K regime             kernel      C  estimate  coins  NumPy, one run | of C: kernel "
        " estimate  coins"
    )
    with tempfile.TemporaryDirectory() as folder:
        library = compiled_c(folder)
        for regime in ("bandit", "full-information"):
            for K in ARMS:
                (kernel, c, estimate, coins, loop), ratios = compare(Job(K, regime), library)
                rates = f"{kernel:8.1f} {c:6.1f} {estimate:9.1f} {coins:6.1f} {loop:15.3f}"
                print(
                    f"{K:4d} {regime:17s} {rates} {ratios[0]:14.2f} {ratios[1]:9.2f}"
                    f" {ratios[2]:6.2f}",
                    flush=True,
                )
    if library is None:
        print(
            "\nNo C compiler was found (cc, or the one named by CC), so nothing is compared with C."
        )
    WORK.arrays.clear()


if __name__ == "__main__":
    main()
