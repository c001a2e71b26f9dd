"""Peak memory of runs beyond the instance and the outputs that were asked for,
and of long runs block by block.

Each measurement is a process of its own. What counts is the peak of resident memory after a short
run (which loads and compiles everything) and after the instance is made, less the outputs.

    python benchmarks/memory.py
"""

import math
import resource
import subprocess
import sys
import time

import numpy as np

import delay_scheduling as ds
from delay_scheduling import simulation
from delay_scheduling.theorems import thm_5_1

# MiB
ROUNDS = 10_000_000
ARMS = 8
LIMIT = 1024
LONG_LIMIT = 200  # MiB
LONG = [  # T, K, mean delay, C
    (10**6, 2, 40, 50),
    (10**7, 2, 40, 50),
    (10**8, 2, 40, 50),
    (10**5, 1000, 40, 50),
    (10**4, 10_000, 40, 50),
    (10**6, 2, 10**5, 50),
    (10**6, 2, 10**5, math.inf),
]
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
    return lambda: ds.estimate_regret(
        instance, RULES, POLICY, thm_5_1.rates, runs=2, seed=0, workers=1
    )


TASKS = {"learner": learner, "one_run": one_run, "estimate": estimate}
NAMES = {
    "learner": "delayed_ftrl",
    "one_run": "regret.run",
    "estimate": "estimate_regret, 1 worker",
}


def resident(kind):
    """Return resident memory in MiB, now (VmRSS) or at its peak (VmHWM). Linux."""
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith(kind)) / 1024


def measure(task):
    """Return the peak beyond the input and the outputs, in MiB."""
    TASKS[task](game(1000))()
    play = TASKS[task](game(ROUNDS))
    before = resident("VmRSS")
    peak_before = resident("VmHWM")
    result = play()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    if peak <= peak_before:
        raise AssertionError("the peak came before the run: nothing was measured")
    outputs = 0 if task == "estimate" else result.actions.nbytes + result.expected_losses.nbytes
    return peak - before - outputs / 2**20


def long(T, K, d, C):
    """Play a long run, and return the peak beyond the memory before, in MiB, and CPU-seconds."""
    rules = ds.Rules(K, C=C, clairvoyant=True)

    def play(T):
        blocks = ds.adversaries.Blocks(ds.adversaries.easy, T=T, K=K, mean_delay=d, seed=0)
        return ds.long_run(blocks, rules, POLICY, thm_5_1.rates, seed=0)

    play(10)
    before = resident("VmRSS")
    start = time.process_time()
    play(T)
    return resident("VmHWM") - before, time.process_time() - start


def in_process(*arguments):
    """Return the numbers that this file prints in a process of its own."""
    command = [sys.executable, __file__, *map(str, arguments)]
    return [
        float(n)
        for n in subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    ]


def main():
    """Print the tables, or one measurement of them."""
    if len(sys.argv) == 2:
        print(measure(sys.argv[1]))
        return
    if len(sys.argv) > 2:
        T, K, d = map(int, sys.argv[1:4])
        print(*long(T, K, d, float(sys.argv[4]) if sys.argv[4] == "inf" else int(sys.argv[4])))
        return
    print(f"Peak memory beyond the instance and the outputs, T = {ROUNDS:,}, K = {ARMS}\n")
    for task, name in NAMES.items():
        [peak] = in_process(task)
        print(f"{name:28s} {peak:6,.0f} MiB   {peak * 2**20 / ROUNDS:4.0f} bytes a round")
        if peak >= LIMIT:
            raise AssertionError(f"{name}: expected less than {LIMIT} MiB")
    print(
        "\nLong runs, block by block: peak memory beyond the loaded package, and rounds per"
        " CPU-second"
    )
    print("          T       K    mean d     C     MiB    rounds / s")
    for T, K, d, C in LONG:
        peak, seconds = in_process(T, K, d, C)
        print(f"{T:11,} {K:7,} {d:9,} {C:>5} {peak:7,.0f} {T / seconds:13,.0f}", flush=True)
        if peak >= LONG_LIMIT:
            raise AssertionError(f"T = {T}: expected less than {LONG_LIMIT} MiB")


if __name__ == "__main__":
    main()
