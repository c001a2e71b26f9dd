"""A sweep gives the numbers of `estimate_regret`, whatever is kept, damaged, killed or played elsewhere."""

import inspect
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from operator import truediv

import numpy as np
import pytest

from delay_scheduling import adversaries, estimate_regret, rates, schedulers, sweeps
from delay_scheduling.game import Rules

pandas = pytest.importorskip("pandas", reason="sweeps need pandas: pip install 'delay-scheduling[sweep]'")
pytest.importorskip("joblib", reason="sweeps need joblib: pip install 'delay-scheduling[sweep]'")

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


@pytest.fixture
def small(monkeypatch):
    """Play in this process, and count the chunks."""
    played = []

    def here(chunks, workers, threads):
        for chunk in chunks:
            played.append(chunk)
            yield chunk, chunk.play()

    monkeypatch.setattr(sweeps, "on_cores", here)
    return played


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
    assert numbers(sweeps.sweep(play, GRID, runs=24, seed=3, chunk=8, folder=tmp_path)) == expected(24)
    assert len(small) == 12  # eight chunks were there
    sweeps.sweep(play, GRID, runs=24, seed=4, chunk=8, folder=tmp_path)
    assert len(small) == 24  # another seed, other runs


@pytest.mark.parametrize("damage", [lambda b: b[:-3], lambda b: b[:40] + bytes([b[40] ^ 1]) + b[41:], lambda b: b""])
def test_a_damaged_file_is_named_and_played_again(small, tmp_path, damage):
    sweeps.sweep(play, GRID, runs=8, seed=3, folder=tmp_path)
    victim = sorted(tmp_path.iterdir())[0]
    victim.write_bytes(damage(victim.read_bytes()))
    with pytest.warns(UserWarning, match=f"{victim.name} is damaged, and computed again"):
        table = sweeps.sweep(play, GRID, runs=8, seed=3, folder=tmp_path)
    assert numbers(table) == expected(8)
    assert len(small) == 5


def test_half_a_file_has_another_name(small, tmp_path):
    chunk = sweeps.Chunk(0, play(1, 2), 0, 8, 3)
    (tmp_path / f"{chunk.key}.1234").write_bytes(b"half")
    sweeps.sweep(play, {"C": [1], "d": [2]}, runs=8, seed=3, folder=tmp_path)
    assert len(small) == 1


def test_the_table_is_written(small, tmp_path):
    pytest.importorskip("pyarrow", reason="Parquet needs pyarrow")
    table = sweeps.sweep(play, GRID, runs=8, seed=3, parquet=tmp_path / "table.parquet")
    assert pandas.read_parquet(tmp_path / "table.parquet").equals(table)


def key(**changed):
    given = {"setting": play(1, 2), "first": 0, "last": 8, "seed": 3} | changed
    return sweeps.Chunk(0, *given.values()).key


@dataclass(frozen=True)
class Own(schedulers.Coin):
    p: float = 0.5


def local_rule():
    return lambda schedule, rules: None


def test_the_key_is_that_of_the_content(monkeypatch):
    from delay_scheduling.theorems import thm_5_2

    instance, rules, scheduler, _ = play(1, 2)
    assert key() == key()
    others = [
        key(first=1),
        key(last=9),
        key(seed=4),
        key(setting=play(2, 2)),
        key(setting=play(1, 3)),
        key(setting=(instance, rules, schedulers.Bernoulli(2.0), LEARNING)),
        key(setting=(instance, rules, Own(), LEARNING)),
        key(setting=(instance, rules, Own(0.25), LEARNING)),
        key(setting=(instance, rules, scheduler, thm_5_2.repaired_rates(1.0, 2))),
        key(setting=(instance, rules, scheduler, thm_5_2.repaired_rates(1.0, 3))),
    ]
    monkeypatch.setattr(sweeps, "code_version", lambda: "another version")
    assert len({*others, key()}) == len(others) + 1


def test_what_has_no_name_is_refused():
    instance, rules, scheduler, _ = play(1, 2)
    with pytest.raises(ValueError, match="play: expected dataclasses and functions with names in the setting"):
        key(setting=(instance, rules, scheduler, local_rule()))


@pytest.mark.parametrize(
    "wrong", [{"runs": 0}, {"chunk": 0}, {"workers": 0}, {"error": 0}, {"seed": -1}, {"grid": {"C": []}}]
)
def test_wrong_arguments(wrong):
    with pytest.raises(ValueError, match=f"^{next(iter(wrong))}: expected"):
        sweeps.sweep(**{"play": play, "grid": GRID, "runs": 1, "seed": 0} | wrong)


def play_broken(C):
    return *play(C, 2)[:3], truediv  # a rule that processes know without this file


def test_an_error_of_a_rule_surfaces():
    with pytest.raises(TypeError, match=r"unsupported operand type.* 'Schedule' and 'Rules'"):
        sweeps.sweep(play_broken, {"C": [1]}, runs=10**5, seed=0, workers=2)


SCRIPT = f"""
import sys
from delay_scheduling import adversaries, rates, schedulers, sweeps
from delay_scheduling.game import Rules

LEARNING = rates.constant(0.5, 0.5)

{inspect.getsource(play)}
folder, runs = sys.argv[1], int(sys.argv[2])
sweeps.estimates([play(C, d) for C in (1, 4) for d in (2, 5)], runs, 3, chunk=8, folder=folder, workers=1)
"""  # what `sweep` does before it needs pandas


def test_the_code_of_the_package_is_named_as_a_whole():
    """All modules count, also those of other folders; what is written elsewhere is named by its own code."""
    assert (sweeps.PACKAGE / "game.py").exists()
    assert sweeps.code_of(Rules) == "delay_scheduling.game.Rules"
    assert sweeps.code_of(play) != f"{play.__module__}.play"


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_sweep_loses_only_what_is_in_flight(tmp_path, stop, small):
    """Stop a process in the middle of a sweep: the files that it left are whole, and the same call goes on."""
    folder, runs = tmp_path / "kept", 20_000
    command = [sys.executable, "-c", SCRIPT, folder, str(runs)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)

    def left():
        return [path for path in folder.glob("*") if "." not in path.name]

    while len(left()) < 5:
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, stop)
    assert process.wait(timeout=60) != 0
    assert 5 <= len(left()) < len(GRID["C"]) * len(GRID["d"]) * runs // 8
    few = sweeps.sweep(play, {"C": [1], "d": [2]}, runs=40, seed=3, chunk=8, folder=folder)
    assert small == []  # its first five chunks were there
    assert numbers(few)[0] == expected(40)[0]


@pytest.fixture
def cluster():
    """Return a cluster of two workers: a thread of this process, and a process that may be killed."""
    distributed = pytest.importorskip("distributed", reason="clusters need dask: pip install 'delay-scheduling[sweep]'")
    local = {"host": "127.0.0.1", "dashboard": False}
    here = {"cls": distributed.Worker, "options": {"nthreads": 1, "dashboard": False}}
    there = {"cls": distributed.Nanny, "options": {"nthreads": 1, "dashboard": False}}
    scheduler = {"cls": distributed.Scheduler, "options": local}
    with (
        distributed.SpecCluster({"here": here, "there": there}, scheduler) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_a_cluster_gives_the_same_bits_though_a_worker_is_killed(cluster):
    def processes():
        return set(cluster.run(os.getpid, on_error="ignore").values())

    [victim] = processes() - {os.getpid()}
    found = {}
    chunks = [sweeps.Chunk(n, play(C, d), 0, 200, 3) for n, (C, d) in enumerate([(1, 2), (4, 5)] * 8)]
    for chunk, losses in sweeps.on_cluster(chunks, cluster):
        if not found:
            os.kill(victim, signal.SIGKILL)
        found[chunk.point] = losses
    assert sorted(found) == list(range(16))
    assert all(np.array_equal(found[chunk.point], chunk.play()) for chunk in chunks[:2])
    for _ in range(600):  # a minute at most, until the process is there again
        if len(processes() - {victim}) == 2:
            break
        time.sleep(0.1)
    everywhere = cluster.run(sweeps.play_setting, play(1, 2), 0, 0, 200, 3).values()
    assert len(everywhere) == 2
    assert all(np.array_equal(losses, found[0]) for _, losses in everywhere)
    assert numbers(sweeps.sweep(play, GRID, runs=12, seed=3, chunk=5, client=cluster)) == expected(12)
