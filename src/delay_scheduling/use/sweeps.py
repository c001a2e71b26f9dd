"""Regret over a grid of settings, chunk by chunk: on all cores or a cluster, kept and resumed.

A sweep is cut into chunks of runs. What a chunk gives depends on its content alone: the instance,
the rules, the scheduler, the rates or the player, the numbers of its runs, the seed, and all code
that these reach (see `naming`). So a chunk that is in the folder is never computed again:
an interrupted sweep goes on where it stopped, and a longer one starts from a shorter one. Before a
chunk is played, its name is found anew, and another is refused.
"""

import os
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import nullcontext
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numba
import numpy as np

import delay_scheduling
from delay_scheduling.compiled.plan import plan_of
from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.lazy import optional
from delay_scheduling.progress import bar
from delay_scheduling.simulation import estimate_of
from delay_scheduling.use.naming import digest, name_of
from delay_scheduling.use.store import FILE, Store, StoreError
from delay_scheduling.validation import integer, is_number, require

CHUNK = 64  # runs
COLUMNS = ("runs", "mean", "low", "high")


class OtherCode(RuntimeError):
    """Who should play a chunk has other code than who named it."""


class Cell:
    """Hold a point of a grid.

    That is its number, the point in words, what is played, its `name`, the `units` of its code.
    """

    def __init__(self, number: int, where: str, setting: tuple, version: str | None):
        expected = "(instance, rules, scheduler, rates), or (instance, rules, player)"
        possible = isinstance(setting, tuple) and len(setting) in (3, 4)
        require(possible, "play", f"what gives {expected}", setting)
        self.number = number
        self.where = where
        self.setting = setting
        self.version = version
        self.name, self.units = name_of(setting, version)


def play_chunk(
    setting: tuple,
    name: str,
    units: dict,
    version: str | None,
    named_by: int,
    runs: range,
    seed: int,
) -> tuple[np.ndarray, dict]:
    """Return Σ ⟨x_t, l_t⟩ of runs, and the versions of what has played.

    Raise OtherCode for another name here.
    """
    found, here = (name, units) if os.getpid() == named_by else name_of(setting, version)
    if found != name:
        others = sorted(
            unit for unit in units.keys() | here.keys() if units.get(unit) != here.get(unit)
        )
        what = others or "the data"
        raise OtherCode(f"a worker has other code, or another version, of {what}: start them anew")
    return played(setting, runs, seed), versions()


def played(setting: tuple, runs: range, seed: int) -> np.ndarray:
    """Return Σ ⟨x_t, l_t⟩ of runs."""
    instance, rules, scheduler, *rest = setting
    rates = rest[0] if rest else None  # a player has none
    plan = plan_of(instance, rules, scheduler, rates, runs=runs, seed=seed)
    return np.array([loss for group in plan.groups for loss in plan.play(group)])


@cache
def versions() -> dict[str, str]:
    """Return the versions of what plays."""
    libraries = {module.__name__: module.__version__ for module in (delay_scheduling, numba, np)}
    return libraries | {"python": platform.python_version(), "machine": platform.platform()}


def sweep(
    play: Callable[..., tuple],
    grid: Mapping[str, Sequence] | Sequence[Mapping[str, Any]],
    runs: int,
    seed: int,
    *,
    parquet: Any = None,
    **options: Any,
) -> Any:
    """Estimate the regret at every point of a grid, and return a table. Needs pandas and joblib.

    Run r of every point uses `streams(seed, r)`, as in `estimate_regret`: the numbers are the same,
    bit for bit, for any number of workers, any chunk, and on a cluster.

    **What is kept, and when it is played anew.** `play` itself is called each time, so all that it
    reads (files, the environment, arguments of the program) is in what it returns. A chunk in a
    folder has the name of that: the values of the setting, the code of your modules that these
    values reach, this package and the versions of others, the runs, and the seed. If any of them
    changes, it is played anew. What a scheduler, a rule or a player of your own reads from outside
    *while it plays* is not in the name, nor is a function that it finds by a computed name: then
    old numbers stay, without a word. Read it in `play`, and hand it over; or say
    `version="..."`, which is in the name, and change that with it.

    Parameters
    ----------
    play : function from the parameters of a point, by name, to (instance, rules, scheduler, rates),
        or, for a player of your own, to (instance, rules, make), as in `estimate_regret`. It is
        called when it is the point's turn.
    grid : dict from parameter to its values, of which all combinations are taken, or a sequence of
        dicts, the points. No parameter may be called `runs`, `mean`, `low` or `high`.
    runs : number of independent runs at each point, at least 1.
    seed : integer of at least 0.
    parquet : path of a file to which the table is written, too; None for none. Needs pyarrow.
    options : folder, client, workers, threads, chunk, error and version of `estimates`: where to
        keep and play what.

    Returns
    -------
    pandas.DataFrame, a row a point: its parameters, `runs`, `mean`, and the interval `low`, `high`.

    Raises
    ------
    ValueError : for wrong arguments, and for a setting in which something has no name (see
        `naming`).
    OtherCode : if a worker has other code than this process.
    StoreError : if the disk is full, or the folder may not be written: path, point and remedy.
    """
    pandas = optional("pandas", "pandas joblib")
    maker = callable(play) and not isinstance(play, type)
    require(maker, "play", "a function from the parameters of a point to a setting", play)
    points = points_of(grid)
    wheres = [", ".join(f"{name}={value!r}" for name, value in point.items()) for point in points]
    found = estimates((play(**point) for point in points), runs, seed, wheres=wheres, **options)
    rows = [
        point | dict(zip(COLUMNS, (runs, estimate.mean, estimate.low, estimate.high), strict=True))
        for point, estimate in zip(points, found, strict=True)
    ]
    table = pandas.DataFrame(rows)
    if parquet is not None:
        table.to_parquet(parquet)
    return table


def estimates(
    settings: Iterable[tuple],
    runs: int,
    seed: int,
    *,
    wheres: Sequence[str] | None = None,
    folder: Any = None,
    client: Any = None,
    workers: int | None = None,
    threads: bool = False,
    chunk: int = CHUNK,
    error: float = ERROR,
    version: str | None = None,
) -> list[Estimate]:
    """Estimate the regret in several settings, with the numbers of `estimate_regret`.

    Parameters
    ----------
    settings : each (instance, rules, scheduler, rates) or (instance, rules, player). They are taken
        one by one, and held while they are played.
    runs, seed : as in `sweep`.
    wheres : what each setting is called in errors and in the manifest; None for numbers.
    folder : where to keep the chunks; None to keep none. With it, Ctrl-C or a crash loses no more
        than the chunks in flight: the same call goes on. A damaged chunk is named in a warning and
        computed again.
    client : who plays: a `dask.distributed.Client`, or any `concurrent.futures.Executor`, such as
        those of mpi4py or Dask; None for the cores of this machine. It is not shut down. What it
        cannot pickle it cannot play: with `ProcessPoolExecutor`, write schedulers of your own in a
        module.
    workers : processes on this machine, at least 1; None for one a core. A single worker is this
        process. With an Executor, how many it has: twice as many chunks are in flight.
    threads : whether to take threads instead of processes: ready at once, and as fast if the work
        is compiled.
    chunk : runs in a chunk, at least 1.
    error : probability with which the interval of one setting may miss, in (0, 1).
    version : a text of your own for what the name of a setting does not cover, to be changed with
        it. See `sweep`. Files and locks that a setting holds are refused without it.

    Raises
    ------
    ValueError, OtherCode, StoreError : as in `sweep`.
    """
    integer("runs", runs, least=1)
    integer("seed", seed, least=0)
    integer("chunk", chunk, least=1)
    require(is_number(error) and 0 < error < 1, "error", "a probability in (0, 1)", error)
    if workers is not None:
        integer("workers", workers, least=1)
    firsts = range(0, runs, chunk)
    found = dict[int, Estimate]()
    open_cells = dict[int, dict[int, np.ndarray]]()
    total = None if wheres is None else len(wheres) * runs
    version = version if folder is not None else version or ""  # what is not kept needs no name
    cells = numbered(settings, wheres, version)
    chunks = ((cell, range(first, min(first + chunk, runs))) for cell in cells for first in firsts)
    keeping = nullcontext() if folder is None else Store(folder)
    with keeping as store, bar(total=total, desc="runs") as progress:
        for cell, part, losses in results(chunks, seed, store, client, workers, threads):
            parts = open_cells.setdefault(cell.number, {})
            parts[part.start] = losses
            progress.update(len(part))
            if len(parts) == len(firsts):
                suffered = np.concatenate([parts[first] for first in firsts]).tolist()
                found[cell.number] = estimate_of(cell.setting[0], suffered, error)
                del open_cells[cell.number]
    return [found[number] for number in sorted(found)]


def numbered(
    settings: Iterable[tuple], wheres: Sequence[str] | None, version: str | None
) -> Iterator[Cell]:
    """Yield each setting as a cell. An error says where it was."""
    settings = iter(settings)
    number = 0
    while True:
        where = f"setting {number}" if wheres is None else wheres[min(number, len(wheres) - 1)]
        try:
            cell = Cell(number, where, next(settings), version)
        except StopIteration:
            return
        except Exception as error:
            error.add_note(f"at {where}")
            raise
        yield cell
        number += 1


def points_of(grid: Any) -> list[dict]:
    """Return the points of a grid."""
    if isinstance(grid, Mapping):
        for name, choices in grid.items():
            listed = isinstance(choices, Iterable) and not isinstance(choices, str)
            require(listed, "grid", f"a sequence of values for {name}", choices)
        points = (
            [dict(zip(grid, point, strict=True)) for point in product(*map(list, grid.values()))]
            if grid
            else []
        )
    else:
        listed = list(grid) if isinstance(grid, Iterable) else [grid]
        require(
            all(isinstance(point, Mapping) for point in listed),
            "grid",
            "a dict, or a sequence of dicts",
            grid,
        )
        points = [dict(point) for point in listed]
    require(len(points) > 0, "grid", "at least one point", grid)
    taken = sorted({name for point in points for name in point} & set(COLUMNS))
    require(not taken, "grid", f"no parameter with the name of a column, {COLUMNS}", taken)
    return points


def results(
    chunks: Iterator[tuple[Cell, range]],
    seed: int,
    store: Store | None,
    client: Any,
    workers: int | None,
    threads: bool,
) -> Iterator[tuple[Cell, range, np.ndarray]]:
    """Yield each chunk with its losses, from the store or as soon as it is played.

    Few are in flight at any time.
    """
    executor, most, ship = crew(client, workers, threads)
    hired = executor is not client
    flying = dict[Future, tuple[Cell, range]]()
    name = ""
    setting = tuple[Any, ...]()
    try:
        for cell, part in chunks:
            losses = None if store is None else store.kept(key_of(cell, part, seed), len(part))
            if losses is not None:
                yield cell, part, losses
                continue
            if cell.name != name:
                name = cell.name
                setting = ship(cell.setting)
            naming = cell.name, cell.units, cell.version, os.getpid()
            flying[executor.submit(play_chunk, setting, *naming, part, seed)] = cell, part
            if len(flying) == most:
                yield from landed(flying, seed, store)
        while flying:
            yield from landed(flying, seed, store)
    finally:
        for future in flying:
            future.cancel()
        if hired and isinstance(executor, ThreadPoolExecutor):
            executor.shutdown(cancel_futures=True)


def landed(
    flying: dict, seed: int, store: Store | None
) -> Iterator[tuple[Cell, range, np.ndarray]]:
    """Yield the chunks that are played, with their losses, once there are some, and keep them.

    An error says where.
    """
    for future in wait(flying, return_when=FIRST_COMPLETED).done:
        cell, part = flying.pop(future)
        try:
            losses, made_with = future.result()
        except Exception as error:
            error.add_note(f"at {cell.where}, runs {part.start} to {part.stop - 1}")
            raise
        if store is not None:
            said = {"point": cell.where, "first": part.start, "last": part.stop, "seed": seed}
            said |= {"versions": made_with, "code": cell.units}
            try:
                store.keep(key_of(cell, part, seed), losses, said)
            except StoreError as error:
                error.add_note(f"at {cell.where}, runs {part.start} to {part.stop - 1}")
                raise
        yield cell, part, losses


def crew(client: Any, workers: int | None, threads: bool) -> tuple[Executor, int, Callable]:
    """Return who plays, how many chunks may be in flight, and how a setting travels."""
    if client is not None and not hasattr(client, "get_executor"):
        expected = "an Executor of concurrent.futures, or a Client of Dask"
        require(
            hasattr(client, "submit") and not isinstance(client, type), "client", expected, client
        )
        return client, 2 * (workers or os.cpu_count() or 1), lambda setting: setting
    if client is not None:
        # a setting travels once, as a task: when a worker dies, Dask gives its tasks to others
        most = 4 * sum(client.nthreads().values())
        return (
            client.get_executor(pure=False),
            most,
            lambda setting: client.submit(tuple, setting, pure=False),
        )
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        return Here(), 1, lambda setting: setting
    if threads:
        return ThreadPoolExecutor(workers), 2 * workers, lambda setting: setting
    return processes(workers), 2 * workers, lambda setting: setting


def processes(workers: int) -> Executor:
    """Return joblib's processes, which the next sweep finds again, and `joblib.Parallel` can take.

    It could not take those of loky alone. Arrays are pickled, and never mapped from a file.
    """
    joblib = optional("joblib.executor", "joblib")
    return joblib.get_memmapping_executor(workers, timeout=10, max_nbytes=None)


class Here(Executor):
    """Play at once, in this thread: to hand small chunks over costs as much as to play them."""

    def submit(self, function: Callable, /, *arguments: Any) -> Future:  # type: ignore[override]
        future: Future = Future()
        try:
            future.set_result(function(*arguments))
        except Exception as error:
            future.set_exception(error)
        return future


def key_of(cell: Cell, runs: range, seed: int) -> str:
    """Return the name of a chunk: that of its content, and of the code that plays it."""
    return digest(cell.name, f"{runs.start} {runs.stop} {seed}")


def manifest(folder: Any) -> list[dict]:
    """Return how each number in the folder of a sweep was made, a dict a chunk, in order.

    Parameters
    ----------
    folder : of `sweep`.

    Returns
    -------
    dicts with the chunk's name, its point, first and last run (excluded) and seed, the versions of
    what has played, and the digests of the code, by function, class and package. Chunks that are
    damaged are left out.
    """
    require(
        (Path(folder) / FILE).is_file(),
        "folder",
        "one in which a sweep has kept chunks",
        str(folder),
    )
    with Store(folder) as store:
        return sorted(store.said(), key=lambda one: (one["point"], one["seed"], one["first"]))
