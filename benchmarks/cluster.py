"""What a cell of a sweep costs on a Dask cluster of two processes, one of which is killed.

    python benchmarks/cluster.py [cells]

It plays 10,000 cells, of 50 capacities and 200 parameters, first in this process and then on the
cluster, where one worker is killed after three seconds. It prints CPU time and time a cell, and
fails unless both tables are equal in every bit.
"""

import os
import signal
import sys
from threading import Timer
from time import perf_counter, process_time

import dask
import distributed

import delay_scheduling as ds

INSTANCE = ds.adversaries.easy(T=200, K=2, mean_delay=20, seed=0)
LEARNING = ds.rates.constant(0.5, 0.5)
CAPACITIES = 50
RUNS = 4
CELLS = 10_000
PATIENCE = "120s"  # for a new worker to come; by itself a cluster fails after 15 s


def setting(C, chernoff):
    """Return what is played in a cell."""
    rules = ds.Rules(K=2, C=C, clairvoyant=True)
    return INSTANCE, rules, ds.schedulers.Bernoulli(chernoff), LEARNING


def grid(cells):
    """Return the parameters of so many cells."""
    parameters = cells // CAPACITIES
    return {
        "C": list(range(1, CAPACITIES + 1)),
        "chernoff": [(n + 1) / parameters for n in range(parameters)],
    }


def kill_one(client, killed):
    """Kill one worker process and note which; Dask's nanny starts another."""
    victim = min(client.run(os.getpid).values())
    os.kill(victim, signal.SIGKILL)
    killed.append(victim)


def main(cells):
    """Play the sweep twice and print what it cost."""
    points = grid(cells)
    began = process_time()
    alone = ds.sweep(setting, points, RUNS, seed=0, threads=True, workers=1)
    one = process_time() - began
    address = {"host": "127.0.0.1", "dashboard_address": ":0"}
    worker = {"cls": distributed.Nanny, "options": {"nthreads": 1, "dashboard": False}}
    scheduler = {"cls": distributed.Scheduler, "options": address}
    with (
        dask.config.set({"distributed.deploy.lost-worker-timeout": PATIENCE}),
        distributed.SpecCluster({0: worker, 1: worker}, scheduler, silence_logs="ERROR") as cluster,
        distributed.Client(cluster) as client,
    ):
        killed = []
        Timer(3.0, kill_one, [client, killed]).start()
        began = perf_counter()
        there = ds.sweep(setting, points, RUNS, seed=0, client=client)
        two = perf_counter() - began
    assert killed, "the sweep was over before a worker was killed"
    assert alone.equals(there), "the cluster gave other numbers"
    print(
        f"{len(alone)} cells: in one process {one:.1f} CPU s, {1e3 * one / len(alone):.2f} ms a"
        f" cell; on two processes, one killed, {two:.1f} s, {1e3 * two / len(alone):.2f} ms a cell;"
        " equal in every bit"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else CELLS)
