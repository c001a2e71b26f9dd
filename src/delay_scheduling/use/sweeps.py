"""Regret over a grid of settings: chunk by chunk, on all cores or on a cluster, kept in a folder and resumed.

A sweep is cut into chunks of runs. What a chunk gives depends on its content alone: the instance, the rules, the
scheduler, the rates, the numbers of its runs, the seed, and the code. So a chunk that is in the folder is never
computed again, whoever computed it: an interrupted sweep goes on where it stopped, and a longer one starts from a
shorter one.
"""

import functools
import hashlib
import inspect
import os
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.plan import Plan
from delay_scheduling.simulation import estimate_of
from delay_scheduling.validation import integer, require

CHUNK = 64  # runs
DIGEST = 32  # bytes of SHA-256
PACKAGE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, eq=False)
class Chunk:
    """Name some runs of one point of the grid."""

    point: int
    setting: tuple
    first: int
    last: int
    seed: int

    def play(self) -> np.ndarray:
        """Return Σ ⟨x_t, l_t⟩ of the runs, bit for bit what `estimate_regret` finds."""
        instance, rules, scheduler, rates = self.setting
        plan = Plan(instance, rules, scheduler, rates, range(self.first, self.last), self.seed)
        return np.array([loss for group in plan.groups for loss in plan.play(group)])

    @functools.cached_property
    def key(self) -> str:
        """Return the name of the content, and of the code that plays it."""
        content = [code_version(), *map(content_of, self.setting), self.first, self.last, self.seed]
        return hashlib.sha256("\n".join(map(str, content)).encode()).hexdigest()


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

    Run r of every point uses `streams(seed, r)`, as in `estimate_regret`: the numbers are the same, bit for bit, for
    any number of workers, any chunk, and on a cluster.

    Parameters
    ----------
    play : function from the parameters of a point, by name, to (instance, rules, scheduler, rates).
    grid : dict from parameter to its values, of which all combinations are taken, or a sequence of dicts, the points.
    runs : number of independent runs at each point, at least 1.
    seed : integer of at least 0.
    parquet : path of a file to which the table is written, too; None for none. Needs pyarrow.
    options : folder, client, workers, threads, chunk and error of `estimates`: where to keep and to play what.

    Returns
    -------
    pandas.DataFrame, a row a point: its parameters, `runs`, `mean`, and the interval `low`, `high`.

    Raises
    ------
    ValueError : for wrong arguments, and for a scheduler or a rule whose content has no name (see `content_of`).
    """
    import pandas

    points = points_of(grid)
    found = estimates([play(**point) for point in points], runs, seed, **options)
    rows = [
        point | {"runs": runs, "mean": estimate.mean, "low": estimate.low, "high": estimate.high}
        for point, estimate in zip(points, found, strict=True)
    ]
    table = pandas.DataFrame(rows)
    if parquet is not None:
        table.to_parquet(parquet)
    return table


def estimates(
    settings: Sequence[tuple],
    runs: int,
    seed: int,
    *,
    folder: Any = None,
    client: Any = None,
    workers: int | None = None,
    threads: bool = False,
    chunk: int = CHUNK,
    error: float = ERROR,
) -> list[Estimate]:
    """Estimate the regret in several settings, with the numbers of `estimate_regret`: what `sweep` makes a table of.

    Parameters
    ----------
    settings : each (instance, rules, scheduler, rates).
    runs, seed : as in `sweep`.
    folder : where to keep the chunks; None to keep none. With it, Ctrl-C or a crash loses no more than the chunks in
        flight: the same call goes on. A damaged file is named in a warning and computed again.
    client : `dask.distributed.Client`, to play on its cluster; None for the cores of this machine.
    workers : processes on this machine, at least 1; None for one a core.
    threads : whether to take threads instead of processes: ready at once, and as fast if the work is compiled.
    chunk : runs in a chunk, at least 1.
    error : probability with which the interval of one setting may miss, in (0, 1).

    Raises
    ------
    ValueError : as in `sweep`.
    """
    integer("runs", runs, least=1)
    integer("seed", seed, least=0)
    integer("chunk", chunk, least=1)
    require(0 < error < 1, "error", "a probability in (0, 1)", error)
    if workers is not None:
        integer("workers", workers, least=1)
    chunks = [
        Chunk(number, setting, first, min(first + chunk, runs), seed)
        for number, setting in enumerate(settings)
        for first in range(0, runs, chunk)
    ]
    found = {}
    with tqdm(total=len(chunks) * chunk, desc="runs", disable=None, leave=False) as progress:
        for piece, losses in played(chunks, folder, client, workers, threads):
            found[piece.point, piece.first] = losses
            progress.update(chunk)
    losses = [np.concatenate([found[n, first] for first in range(0, runs, chunk)]) for n in range(len(settings))]
    return [estimate_of(setting[0], row.tolist(), error) for setting, row in zip(settings, losses, strict=True)]


def points_of(grid: Any) -> list[dict]:
    """Return the points of a grid.

    >>> points_of({"C": [1, 2], "K": [3]})
    [{'C': 1, 'K': 3}, {'C': 2, 'K': 3}]
    """
    if isinstance(grid, Mapping):
        values = [list(choices) for choices in grid.values()]
        points = [dict(zip(grid, point, strict=True)) for point in product(*values)]
    else:
        points = [dict(point) for point in grid]
    require(len(points) > 0, "grid", "at least one point", grid)
    return points


def played(
    chunks: list[Chunk], folder: Any, client: Any, workers: int | None, threads: bool
) -> Iterator[tuple[Chunk, np.ndarray]]:
    """Yield each chunk with its losses: first those in the folder, then the others as they are done."""
    missing = []
    for chunk in chunks:
        losses = None if folder is None else kept(Path(folder) / chunk.key, chunk.last - chunk.first)
        if losses is None:
            missing.append(chunk)
        else:
            yield chunk, losses
    for chunk, losses in on_cluster(missing, client) if client is not None else on_cores(missing, workers, threads):
        if folder is not None:
            keep(Path(folder) / chunk.key, losses)
        yield chunk, losses


def on_cores(chunks: list[Chunk], workers: int | None, threads: bool) -> Iterator[tuple[Chunk, np.ndarray]]:
    """Yield each chunk with its losses, played by processes or threads of this machine."""
    from joblib import Parallel, delayed

    kind = "threading" if threads else "loky"
    pool = Parallel(workers or -1, kind, return_as="generator_unordered", pre_dispatch="2*n_jobs")
    yield from ((chunks[n], losses) for n, losses in pool(delayed(numbered)(n, c) for n, c in enumerate(chunks)))


def on_cluster(chunks: list[Chunk], client: Any) -> Iterator[tuple[Chunk, np.ndarray]]:
    """Yield each chunk with its losses, played by the workers of a Dask cluster.

    A setting travels once, as a task of its own. When a worker dies, Dask gives its tasks to others.
    """
    from dask.distributed import as_completed

    settings = {chunk.point: chunk.setting for chunk in chunks}
    settings = {point: client.submit(tuple, setting, pure=False) for point, setting in settings.items()}
    futures = [
        client.submit(play_setting, settings[c.point], n, c.first, c.last, c.seed, pure=False)
        for n, c in enumerate(chunks)
    ]
    try:
        for future in as_completed(futures):
            n, losses = future.result()
            yield chunks[n], losses
    finally:
        client.cancel(futures)


def numbered(n: int, chunk: Chunk) -> tuple[int, np.ndarray]:
    """Return a number with the losses of its chunk."""
    return n, chunk.play()


def play_setting(setting: tuple, n: int, first: int, last: int, seed: int) -> tuple[int, np.ndarray]:
    """Return a number with the losses of its chunk, whose setting has travelled alone."""
    return numbered(n, Chunk(n, setting, first, last, seed))


def keep(path: Path, losses: np.ndarray) -> None:
    """Write losses to a file that is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    payload = losses.astype("<f8").tobytes()
    half = path.with_name(f"{path.name}.{os.getpid()}")
    half.write_bytes(hashlib.sha256(payload).digest() + payload)
    half.replace(path)


def kept(path: Path, runs: int) -> np.ndarray | None:
    """Return the losses in a file, or None if there is none that is whole."""
    if not path.exists():
        return None
    content = path.read_bytes()
    digest, payload = content[:DIGEST], content[DIGEST:]
    if len(payload) != 8 * runs or hashlib.sha256(payload).digest() != digest:
        warnings.warn(f"{path} is damaged, and computed again", stacklevel=2)
        return None
    return np.frombuffer(payload, "<f8").astype(float)


def content_of(value: Any) -> str:
    """Return the name of the content of an argument: equal names mean that it does the same.

    A scheduler or a rule is named by where it is written, by its code, and by its fields. It must be a dataclass, a
    function with a name and without variables of an enclosing function, or a partial of one.

    >>> content_of(3), content_of(np.zeros(1)) == content_of(np.zeros(1)), content_of(np.zeros(1)) == content_of([0.0])
    ('3', True, False)
    """
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if value is None or isinstance(value, bool | int | float | str | np.number):
        return repr(value)
    if isinstance(value, list | tuple):
        return f"({', '.join(map(content_of, value))})"
    if is_dataclass(value) and not isinstance(value, type):
        held = (f"{field.name}={content_of(getattr(value, field.name))}" for field in fields(value))
        return f"{code_of(type(value))}({', '.join(held)})"
    if isinstance(value, functools.partial):
        return f"{content_of(value.func)}({content_of(value.args)}, {content_of(sorted(value.keywords.items()))})"
    if inspect.isbuiltin(value):
        return f"{value.__module__}.{value.__qualname__}"
    named = inspect.isfunction(value) and "<" not in value.__qualname__
    require(named, "play", "dataclasses and functions with names in the setting", value)
    return code_of(value)


def code_of(thing: Any) -> str:
    """Return where a class or function is written, and the hash of its code if that is outside this package."""
    where = f"{thing.__module__}.{thing.__qualname__}"
    if thing.__module__.partition(".")[0] == PACKAGE.name:
        return where  # `code_version` speaks for it
    return f"{where} {hashlib.sha256(inspect.getsource(thing).encode()).hexdigest()}"


@functools.cache
def code_version() -> str:
    """Return the hash of all code of this package."""
    found = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()
