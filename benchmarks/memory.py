"""Peak memory of long runs beyond the instance and the outputs that were asked for, at T = 10,000,000 and K = 8.

Each measurement is a process of its own. What counts is the peak of resident memory after a short run (which loads and
compiles everything) and after the instance is made, less the outputs.

    python benchmarks/memory.py
"""

import resource
import subprocess
import sys

import numpy as np

import delay_scheduling as ds
from delay_scheduling import simulation
from delay_scheduling.theorems import thm_5_1

ROUNDS, ARMS, LIMIT = 10_000_000, 8, 1024  # MiB
RULES = ds.Rules(ARMS, C=50, clairvoyant=True)
POLICY = ds.schedulers.Bernoulli(1.0)


def game(T):
    """Return an instance made without temporary arrays of its size."""
    losses = np.empty((T, ARMS))
    losses[:] = np.linspace(0.4, 0.6, ARMS)
    losses.flags.writeable = False
    return ds.Instance(losses, np.broadcast_to(np.int64(50), T))


def learner(instance):
    """Return a function that plays the learner alone; its rates belong to the input."""
    t = np.arange(1.0, instance.T + 1)
    rates = ds.Rates(np.sqrt(t, out=t), np.broadcast_to(1.0, instance.T))
    return lambda: ds.delayed_ftrl(instance, rates, RULES, np.random.default_rng(0))


def one_run(instance):
    """Return a function that plays scheduler, reduction, rates and learner."""
    return lambda: simulation.run(instance, RULES, POLICY, thm_5_1.rates, *ds.streams(0, 0))


def estimate(instance):
    """Return a function that estimates the regret from two runs, one after the other."""
    return lambda: ds.estimate_regret(instance, RULES, POLICY, thm_5_1.rates, runs=2, seed=0, workers=1)


TASKS = {"learner": learner, "one_run": one_run, "estimate": estimate}
NAMES = {"learner": "delayed_ftrl", "one_run": "regret.run", "estimate": "estimate_regret, 1 worker"}


def resident(kind):
    """Return resident memory in MiB, now (VmRSS) or at its peak (VmHWM). Linux."""
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith(kind)) / 1024


def measure(task):
    """Return the peak beyond the input and the outputs, in MiB."""
    TASKS[task](game(1000))()
    play = TASKS[task](game(ROUNDS))
    before, peak_before = resident("VmRSS"), resident("VmHWM")
    result = play()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    if peak <= peak_before:
        raise AssertionError("the peak came before the run: nothing was measured")
    outputs = 0 if task == "estimate" else result.actions.nbytes + result.expected_losses.nbytes
    return peak - before - outputs / 2**20


def main():
    """Print the table, or one measurement of it."""
    if len(sys.argv) > 1:
        print(measure(sys.argv[1]))
        return
    print(f"Peak memory beyond the instance and the outputs, T = {ROUNDS:,}, K = {ARMS}\n")
    for task, name in NAMES.items():
        command = [sys.executable, __file__, task]
        peak = float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        print(f"{name:28s} {peak:6,.0f} MiB   {peak * 2**20 / ROUNDS:4.0f} bytes a round")
        if peak >= LIMIT:
            raise AssertionError(f"{name}: expected less than {LIMIT} MiB")


if __name__ == "__main__":
    main()
