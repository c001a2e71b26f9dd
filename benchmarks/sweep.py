"""What a sweep of many small cells costs beside their play: naming, keeping, estimates.

    python benchmarks/sweep.py

It prints CPU-seconds, and the share of a sweep's time outside play, which should be at most a half.
"""

import tempfile
from time import process_time

import pandas  # noqa: F401, which the first sweep loads

import delay_scheduling as ds
from delay_scheduling.theorems import thm_5_1
from delay_scheduling.use.sweeps import played

CELLS = 2000
RUNS = 4
INSTANCE = ds.adversaries.easy(T=1000, K=2, mean_delay=20, seed=0)
GRID = {"C": list(range(1, 51)), "chernoff": [n / CELLS * 50 for n in range(1, CELLS // 50 + 1)]}


def setting(C, chernoff):
    """Return what is played in a cell."""
    rules = ds.Rules(K=2, C=C, clairvoyant=True)
    return INSTANCE, rules, ds.schedulers.Bernoulli(chernoff), thm_5_1.rates


def play():
    """Play the cells, and nothing else."""
    for C in GRID["C"]:
        for chernoff in GRID["chernoff"]:
            played(setting(C, chernoff), range(RUNS), seed=0)


def seconds(what):
    """Return the CPU-seconds of a call."""
    start = process_time()
    what()
    return process_time() - start


if __name__ == "__main__":
    played(setting(1, 1.0), range(RUNS), seed=0)  # compiled
    with tempfile.TemporaryDirectory() as folder:

        def sweep():
            return ds.sweep(setting, GRID, RUNS, seed=0, folder=folder, threads=True, workers=1)

        alone = seconds(play)
        whole = seconds(sweep)
        kept = seconds(sweep)
    share = (whole - alone) / whole
    print(
        f"{CELLS} cells: play {alone:.2f} s, sweep {whole:.2f} s, kept {kept:.2f} s: {share:.0%}"
        " outside play"
    )
