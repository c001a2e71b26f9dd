"""A sweep gives the numbers of `estimate_regret`, whatever is kept, damaged,
killed or played elsewhere.
"""

import inspect
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
import weakref
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from operator import truediv

import numpy as np
import pytest

from delay_scheduling import adversaries, estimate_regret, rates, schedulers, sweeps
from delay_scheduling.game import Rules
from delay_scheduling.use import naming
from delay_scheduling.use.store import FILE
from delay_scheduling.use.sweeps import points_of

pandas = pytest.importorskip("pandas", reason="sweeps need pandas: pip install '.[sweep]'")
pytest.importorskip("joblib", reason="sweeps need joblib: pip install '.[sweep]'")

PATIENCE = 600  # seconds at most, on a busy machine
GRID = {"C": [1, 4], "d": [2, 5]}
LEARNING = rates.constant(0.5, 0.5)  # no theorem's, for each process would import SymPy


def play(C, d):
    rules = Rules(K=2, C=C, clairvoyant=True)
    return adversaries.fixed(60, 2, d=d, seed=0), rules, schedulers.Bernoulli(1.0), LEARNING


def expected(runs):
    found = [estimate_regret(*play(C, d), runs, seed=3) for C in GRID["C"] for d in GRID["d"]]
    return [(estimate.mean, estimate.low, estimate.high) for estimate in found]


def numbers(table):
    return list(table[["mean", "low", "high"]].itertuples(index=False, name=None))


class Here(Executor):
    """Play in this process, at once, and count the chunks."""

    def __init__(self):
        self.played = []

    def submit(self, play, *task):
        self.played.append(task[-2])
        future = Future()
        future.set_result(play(*task))
        return future


@pytest.fixture
def small(monkeypatch):
    """Return the chunks that are played, here."""
    here = Here()
    monkeypatch.setattr(
        sweeps, "crew", lambda client, workers, threads: (here, 1, lambda setting: setting)
    )
    return here.played


def test_the_numbers_are_those_of_estimate_regret(small):
    table = sweeps.sweep(play, GRID, runs=21, seed=3, chunk=8)
    assert numbers(table) == expected(21)
    assert table[["C", "d", "runs"]].values.tolist() == [[C, d, 21] for C in (1, 4) for d in (2, 5)]


@pytest.mark.parametrize("threads", [False, True])
def test_processes_and_threads_change_no_bit(threads):
    table = sweeps.sweep(play, GRID, runs=12, seed=3, chunk=5, workers=2, threads=threads)
    assert numbers(table) == expected(12)


def test_a_sweep_goes_on_where_it_stopped(small, tmp_path):
    sweeps.sweep(play, GRID, runs=16, seed=3, chunk=8, folder=tmp_path)
    assert len(small) == 8
    assert numbers(sweeps.sweep(play, GRID, runs=24, seed=3, chunk=8, folder=tmp_path)) == expected(
        24
    )
    assert len(small) == 12  # eight chunks were there
    sweeps.sweep(play, GRID, runs=24, seed=4, chunk=8, folder=tmp_path)
    assert len(small) == 24  # another seed, other runs


def test_the_manifest_says_how_each_number_was_made(small, tmp_path):
    sweeps.sweep(play, GRID, runs=12, seed=3, chunk=8, folder=tmp_path)
    found = sweeps.manifest(tmp_path)
    points = [f"C={C}, d={d}" for C in (1, 4) for d in (2, 5)]
    assert [(one["point"], one["first"], one["last"]) for one in found] == [
        (point, *part) for point in points for part in ((0, 8), (8, 12))
    ]
    for one in found:
        assert one["seed"] == 3
        assert one["versions"] == sweeps.versions()
        assert set(one["code"]) == {"delay_scheduling", "Python"}
    with pytest.raises(ValueError, match="folder: expected one in which a sweep has kept chunks"):
        sweeps.manifest(tmp_path / "another")


def test_settings_are_held_one_at_a_time(small):
    alive = weakref.WeakSet()

    def large(C, n):
        game = play(C, n)
        alive.add(game[0])
        assert len(alive) <= 3
        return game

    sweeps.sweep(large, {"C": [1], "n": range(30)}, 2, 0)
    assert len(small) == 30


def test_the_table_is_written(small, tmp_path):
    pytest.importorskip("pyarrow", reason="Parquet needs pyarrow")
    table = sweeps.sweep(play, GRID, runs=8, seed=3, parquet=tmp_path / "table.parquet")
    assert pandas.read_parquet(tmp_path / "table.parquet").equals(table)


def key(setting=None, runs=range(8), seed=3):
    return sweeps.key_of(sweeps.Cell(0, "", setting or play(1, 2), None), runs, seed)


def test_the_key_is_that_of_the_content(monkeypatch):
    instance, rules, _, _ = play(1, 2)
    assert key() == key()
    others = [
        key(runs=range(1, 8)),
        key(runs=range(9)),
        key(seed=4),
        key(play(2, 2)),
        key(play(1, 3)),
        key((instance, rules, schedulers.Bernoulli(2.0), LEARNING)),
    ]
    monkeypatch.setattr(naming, "code_version", lambda: "another version")
    assert len({*others, key()}) == len(others) + 1


@pytest.mark.parametrize(
    "wrong",
    [{"runs": 0}, {"chunk": 0}, {"workers": 0}, {"error": 0}, {"seed": -1}]
    + [
        {"grid": grid}
        for grid in ({}, {"C": []}, {"C": 3}, {"C": "ab"}, 3, [3], {"runs": [1]}, [{"mean": 1}])
    ],
)
def test_wrong_arguments(wrong):
    with pytest.raises(ValueError, match=f"^{next(iter(wrong))}: expected"):
        sweeps.sweep(**{"play": play, "grid": GRID, "runs": 1, "seed": 0} | wrong)


def play_broken(C):
    return *play(C, 2)[:3], truediv if C == 2 else LEARNING


@pytest.mark.parametrize("threads", [False, True])
def test_an_error_says_where_it_was(threads):
    with pytest.raises(
        TypeError, match=r"unsupported operand type.* 'Schedule' and 'Rules'"
    ) as failed:
        sweeps.sweep(play_broken, {"C": [1, 2]}, runs=200, seed=0, workers=2, threads=threads)
    [note] = failed.value.__notes__
    assert re.fullmatch(r"at C=2, runs (0 to 63|64 to 127|128 to 191|192 to 199)", note)


def test_an_error_of_the_function_that_gives_a_setting_says_where_it_was():
    with pytest.raises(ZeroDivisionError) as failed:
        sweeps.sweep(lambda C: 1 / C, {"C": [0]}, runs=1, seed=0)
    assert failed.value.__notes__ == ["at C=0"]


@pytest.mark.parametrize("setting", [None, play(1, 2)[:2], (*play(1, 2), 1), 3, [1, 2, 3]])
def test_what_is_no_setting_is_refused(setting):
    with pytest.raises(
        ValueError, match=r"play: expected what gives \(instance, rules, scheduler, rates\), or"
    ):
        sweeps.sweep(lambda C: setting, {"C": [1]}, runs=1, seed=0)


SCRIPT = f"""
import sys
from delay_scheduling import adversaries, rates, schedulers, sweeps
from delay_scheduling.game import Rules

LEARNING = rates.constant(0.5, 0.5)

{inspect.getsource(play)}
folder, runs = sys.argv[1], int(sys.argv[2])
sweeps.estimates([play(C, d) for C in (1, 4) for d in (2, 5)], runs, 3, chunk=8, folder=folder, workers=1)
"""  # what `sweep` does before it needs pandas  # noqa: E501


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_sweep_loses_only_what_is_in_flight(tmp_path, stop, small):
    """Stop a process in the middle of a sweep: the chunks that it left are whole,
    and the same call goes on.
    """
    folder = tmp_path / "kept"
    runs = 20_000
    command = [sys.executable, "-c", SCRIPT, folder, str(runs)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)

    def left():
        return len(sweeps.manifest(folder)) if (folder / FILE).exists() else 0

    while left() < 5:
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, stop)
    assert process.wait(timeout=PATIENCE) != 0
    assert 5 <= left() < len(GRID["C"]) * len(GRID["d"]) * runs // 8
    few = sweeps.sweep(play, {"C": [1], "d": [2]}, runs=40, seed=3, chunk=8, folder=folder)
    assert small == []  # its first five chunks were there
    assert numbers(few)[0] == expected(40)[0]


def test_joblib_works_between_two_sweeps_in_processes():
    joblib = pytest.importorskip("joblib")
    found = []
    for _ in range(2):
        found.append(numbers(sweeps.sweep(play, GRID, runs=12, seed=3, chunk=5, workers=2)))
        assert joblib.Parallel(n_jobs=2)(joblib.delayed(abs)(n) for n in (-1, -2)) == [1, 2]
    assert found == [expected(12)] * 2


@pytest.fixture
def cluster():
    """Return a cluster of two workers: a thread of this process, and a process that may be
    killed.
    """
    distributed = pytest.importorskip(
        "distributed", reason="clusters need dask: pip install '.[sweep]'"
    )
    dask = pytest.importorskip("dask")
    # else a cluster gives a process up that has not come back after 15 seconds
    patient = {"distributed.deploy.lost-worker-timeout": f"{PATIENCE}s"}
    local = {"host": "127.0.0.1", "dashboard_address": ":0"}
    here = {"cls": distributed.Worker, "options": {"nthreads": 1, "dashboard": False}}
    there = {"cls": distributed.Nanny, "options": {"nthreads": 1, "dashboard": False}}
    scheduler = {"cls": distributed.Scheduler, "options": local}
    with (
        dask.config.set(patient),
        distributed.SpecCluster({"here": here, "there": there}, scheduler) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_a_cluster_gives_the_same_bits_though_a_worker_is_killed(cluster):
    def processes():
        return set(cluster.run(os.getpid, on_error="ignore").values())

    [victim] = processes() - {os.getpid()}
    settings = [play(C, d) for C, d in [(1, 2), (4, 5)] * 8]
    cells = [sweeps.Cell(n, "", setting, None) for n, setting in enumerate(settings)]
    found = {}
    chunks = ((cell, range(200)) for cell in cells)
    for cell, _, losses in sweeps.results(chunks, 3, None, cluster, None, False):
        if not found:
            os.kill(victim, signal.SIGKILL)
        found[cell.number] = losses
    assert sorted(found) == list(range(16))
    assert all(
        np.array_equal(found[n], sweeps.played(settings[n], range(200), 3)) for n in range(2)
    )
    last = time.monotonic() + PATIENCE
    while len(processes() - {victim}) < 2:  # until the process is there again
        assert time.monotonic() < last
        time.sleep(0.1)
    everywhere = cluster.run(sweeps.played, play(1, 2), range(200), 3).values()
    assert len(everywhere) == 2
    assert all(np.array_equal(losses, found[0]) for losses in everywhere)
    assert numbers(sweeps.sweep(play, GRID, runs=12, seed=3, chunk=5, client=cluster)) == expected(
        12
    )


@pytest.fixture(params=["processes", "threads", "Dask"])
def crew_of_your_own(request):
    """Return an Executor of two workers that is none of this package."""
    if request.param == "Dask":
        distributed = pytest.importorskip("distributed")
        options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": ":0"}
        with distributed.Client(processes=False, **options) as client:
            yield client.get_executor(pure=False)
        return
    kinds = {
        "processes": lambda: ProcessPoolExecutor(2, multiprocessing.get_context("spawn")),
        "threads": lambda: ThreadPoolExecutor(2),
    }
    with kinds[request.param]() as executor:
        yield executor


def test_any_executor_plays_and_is_left_open(crew_of_your_own, tmp_path):
    options = {"runs": 12, "seed": 3, "chunk": 5, "client": crew_of_your_own, "workers": 2}
    assert numbers(sweeps.sweep(play, GRID, **options)) == expected(12)
    assert numbers(sweeps.sweep(play, GRID, folder=tmp_path, **options)) == expected(12)
    assert len(sweeps.manifest(tmp_path)) == 12
    assert crew_of_your_own.submit(truediv, 1, 2).result() == 0.5


@pytest.mark.parametrize("client", ["local", 3, ThreadPoolExecutor])
def test_what_is_no_executor_is_refused(client):
    with pytest.raises(ValueError, match="client: expected an Executor of"):
        sweeps.sweep(play, GRID, runs=2, seed=3, client=client)


def test_points_of_by_hand():
    assert points_of({"C": [1, 2], "K": [3]}) == [{"C": 1, "K": 3}, {"C": 2, "K": 3}]
