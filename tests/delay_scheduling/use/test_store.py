"""What a sweep keeps is whole or is played again, whatever happens to its file."""

import os
import sqlite3
import warnings
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import numba
import numpy as np
import pytest

from delay_scheduling import adversaries, rates, schedulers, sweeps
from delay_scheduling.game import Rules
from delay_scheduling.use.store import FILE, Store, StoreError

LEARNING = rates.constant(0.5, 0.5)
LOSSES = np.array([0.1, -0.0, 1e300])


def setting(d):
    return (
        adversaries.fixed(60, 2, d=d, seed=0),
        Rules(K=2, C=1, clairvoyant=True),
        schedulers.Bernoulli(1.0),
        LEARNING,
    )


def swept(folder=None, runs=40):
    found = sweeps.estimates(map(setting, (2, 5)), runs, 3, folder=folder, workers=1, chunk=8)
    return [estimate.regrets.tolist() for estimate in found]


def rows(folder, statement, *values):
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        return file.execute(statement, values).fetchall()


@pytest.fixture
def played(monkeypatch):
    """Return the runs of the chunks that are played."""
    found = []
    play = sweeps.played
    monkeypatch.setattr(
        sweeps,
        "played",
        lambda setting, runs, seed: [found.append(runs), play(setting, runs, seed)][1],
    )
    return found


def test_what_is_kept_comes_back_bit_for_bit(tmp_path):
    with Store(tmp_path) as store:
        assert store.kept("one", 3) is None
        store.keep("one", LOSSES, {"point": "C=1"})
        store.keep("one", -LOSSES, {"point": "C=2"})
    with Store(tmp_path) as store:
        assert store.kept("one", 3).tobytes() == (-LOSSES).tobytes()
        assert store.said() == [{"chunk": "one", "point": "C=2"}]


def test_other_lengths_are_damage(tmp_path):
    with Store(tmp_path) as store:
        store.keep("one", LOSSES, {})
        with pytest.warns(UserWarning, match="chunk one is damaged, and computed again"):
            assert store.kept("one", 2) is None


@pytest.mark.parametrize(
    "damage",
    [
        "losses = substr(losses, 1, 61)",
        "losses = substr(losses, 1, 56) || X'0000000000000000'",
        "losses = NULL",
        "losses = 'text'",
        "said = '{}'",
        "said = NULL",
        "checksum = X'00'",
        "checksum = NULL",
    ],
)
def test_a_damaged_chunk_is_named_played_again_and_replaced(played, tmp_path, damage):
    whole = swept(tmp_path)
    [(victim,)] = rows(tmp_path, "SELECT name FROM chunks LIMIT 1")
    rows(tmp_path, f"UPDATE chunks SET {damage} WHERE name = ?", victim)
    assert len(sweeps.manifest(tmp_path)) == 9
    with pytest.warns(
        UserWarning, match=f"chunk {victim} is damaged, and computed again"
    ) as warned:
        assert swept(tmp_path) == whole
    assert (len(warned), len(played)) == (1, 11)
    assert swept(tmp_path) == whole
    assert (len(sweeps.manifest(tmp_path)), len(played)) == (10, 11)


def test_chunks_that_were_swapped_are_noticed(played, tmp_path):
    whole = swept(tmp_path)
    one, other = (name for (name,) in rows(tmp_path, "SELECT name FROM chunks LIMIT 2"))
    for old, new in ((one, "third"), (other, one), ("third", other)):
        rows(tmp_path, "UPDATE chunks SET name = ? WHERE name = ?", new, old)
    with pytest.warns(UserWarning, match="is damaged, and computed again") as warned:
        assert swept(tmp_path) == whole
    assert (len(warned), len(played)) == (2, 12)


def test_no_flipped_byte_changes_a_number(tmp_path):
    """Wherever the file is damaged, the numbers are right, or the folder is refused."""
    whole = swept(tmp_path)
    told = []
    content = (tmp_path / FILE).read_bytes()
    generator = np.random.default_rng(0)
    for place in [*range(0, 100, 7), *generator.integers(len(content), size=60)]:
        (tmp_path / FILE).write_bytes(
            content[:place] + bytes([content[place] ^ 255]) + content[place + 1 :]
        )
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            try:
                assert swept(tmp_path) == whole
            except ValueError as error:
                warned = [error]
        told += [str(getattr(one, "message", one)) for one in warned]
    refusals = [
        line
        for line in told
        if line.startswith("folder: expected a whole SQLite file where chunks are kept")
    ]
    damages = [line for line in told if line.endswith("is damaged, and computed again")]
    assert len(refusals) + len(damages) == len(told)
    assert refusals
    assert damages


def test_what_is_no_file_of_a_sweep_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    (tmp_path / FILE).write_text("no database " * 100)
    (tmp_path / "made" / FILE).mkdir(parents=True)
    with pytest.raises(ValueError, match="folder: expected a folder, or a path where nothing is"):
        swept(tmp_path / "file")
    with pytest.raises(
        ValueError, match="folder: expected a whole SQLite file where chunks are kept"
    ):
        swept(tmp_path)
    with pytest.raises(
        ValueError, match="folder: expected a file, or nothing, where chunks are kept"
    ):
        swept(tmp_path / "made")


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="forty sweeps are too many for plain Python")
def test_two_sweeps_share_a_folder(tmp_path):
    def run(number):
        return [swept(tmp_path / f"{game}") for game in range(20)]

    with ThreadPoolExecutor(2) as both:
        assert list(both.map(run, range(2))) == [[swept()] * 20] * 2
    assert [len(sweeps.manifest(tmp_path / f"{game}")) for game in range(20)] == [10] * 20


def test_a_full_disk_names_path_point_and_remedy(tmp_path, monkeypatch):
    """A file that may have no more pages is a full disk: what was kept before is whole."""
    prepare = Store.prepare

    def prepared(store):
        prepare(store)
        store.ask("PRAGMA max_page_count = 8")

    folder = tmp_path / "kept"
    monkeypatch.setattr(Store, "prepare", prepared)
    with pytest.raises(StoreError) as caught:
        swept(folder, runs=400)
    told = f"{caught.value} {caught.value.__notes__}"
    assert str(folder / FILE) in told
    assert "database or disk is full. Free some space, and make the same call again" in told
    assert "at setting 0, runs " in told
    monkeypatch.undo()
    assert len(sweeps.manifest(folder)) > 5
    assert swept(folder, runs=400) == swept(runs=400)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_that_may_not_be_written_is_named(tmp_path):
    swept(tmp_path)
    (tmp_path / FILE).chmod(0o400)
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match="Make the folder"):
        swept(tmp_path, runs=4000)
    tmp_path.chmod(0o700)


def test_a_file_that_is_none_comes_with_a_way_out(tmp_path):
    (tmp_path / FILE).write_text("no database " * 100)
    with pytest.raises(ValueError) as caught:
        swept(tmp_path)
    assert str(tmp_path / FILE) in str(caught.value)
    [note] = caught.value.__notes__
    assert "move it away" in note
    assert f"sqlite3 {tmp_path / FILE} .recover" in note
