"""What a sweep keeps: one SQLite file, in which each chunk is a row, whole or not at all.

The checksum of a row is that of its name, of what is said of the losses, and of the losses as
little-endian doubles: a row that was damaged, or swapped with another, is noticed.
"""

import hashlib
import json
import sqlite3
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import numpy as np

from delay_scheduling.validation import require, wrong

FILE = "sweep.sqlite"
RECOVER = (
    "move it away, and what it kept is played anew; "
    "or try `sqlite3 {path} .recover | sqlite3 new.sqlite`"
)
REMEDIES = {  # the system's reason, and what to do
    "full": "free some space",
    "readonly": "make the folder writable",
    "locked": "wait for the other sweep, or take another folder",
    "unable to open": "make the folder readable and writable",
    "disk i/o": "look after the disk",
}
PATIENCE = 60  # seconds to wait for another sweep that writes to the same folder
TABLE = (
    "CREATE TABLE IF NOT EXISTS chunks "
    "(name TEXT PRIMARY KEY, checksum BLOB, said BLOB, losses BLOB) WITHOUT ROWID"
)
LOG = "PRAGMA journal_mode = WAL"  # with it a killed process loses nothing, and no chunk waits:
QUICK = "PRAGMA synchronous = NORMAL"


class StoreError(OSError):
    """Chunks cannot be kept or read: the system forbids it. What was kept before is whole."""


class Store:
    """Hold the chunks in a folder, which is made if it is not there.

    Parameters
    ----------
    folder : of a sweep.

    Raises
    ------
    ValueError : if there is no folder, or no whole SQLite file in it, where they are expected.
    StoreError : if the system forbids to read or write: full disk, missing rights, ...
    """

    def __init__(self, folder: Any) -> None:
        folder = Path(folder)
        require(
            not folder.exists() or folder.is_dir(),
            "folder",
            "a folder, or a path where nothing is",
            str(folder),
        )
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        usable = not self.path.exists() or self.path.is_file()
        require(usable, "folder", "a file, or nothing, where chunks are kept", str(self.path))
        try:
            self.file = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        except sqlite3.OperationalError as error:
            raise self.failed(error) from None
        self.file.text_factory = lambda text: text.decode(errors="replace")  # of a damaged row
        try:
            self.prepare()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def prepare(self) -> None:
        """Say how the file is used, and make its table if there is none."""
        self.ask(QUICK)
        # another sweep may be in the file, and have asked for it already
        with suppress(sqlite3.OperationalError):
            self.file.execute(LOG).fetchall()
        self.ask(TABLE)

    def ask(self, statement: str, *values: object) -> list[tuple]:
        """Return the rows that a statement finds."""
        try:
            return self.file.execute(statement, values).fetchall()
        except sqlite3.OperationalError as error:
            raise self.failed(error) from None
        except sqlite3.DatabaseError as error:
            damaged = wrong("folder", "a whole SQLite file where chunks are kept", str(self.path))
            damaged.add_note(f"SQLite says: {error}. {RECOVER.format(path=self.path)}")
            raise damaged from None

    def failed(self, error: sqlite3.OperationalError) -> StoreError:
        """Return what the system says of the file, and what to do."""
        said = str(error)
        known = [remedy for words, remedy in REMEDIES.items() if words in said.lower()]
        remedy = known[0] if known else "mend that"
        again = f"{remedy}, and make the same call again: what was kept before is whole"
        return StoreError(f"{self.path}: {said}. {again[0].upper()}{again[1:]}.")

    def keep(self, name: str, losses: np.ndarray, said: dict) -> None:
        """Keep losses, and what is said of them, in the place of what is there."""
        row = json.dumps(said).encode(), losses.astype("<f8").tobytes()
        self.ask(
            "INSERT OR REPLACE INTO chunks VALUES (?, ?, ?, ?)", name, checksum(name, *row), *row
        )

    def kept(self, name: str, runs: int) -> np.ndarray | None:
        """Return the losses of a chunk, or None if it is not there or, with a warning, broken."""
        for checked, said, losses in self.ask(
            "SELECT checksum, said, losses FROM chunks WHERE name = ?", name
        ):
            if checked == checksum(name, said, losses) and len(losses) == 8 * runs:
                return np.frombuffer(losses, "<f8").astype(float)
            warnings.warn(f"{self.path}: chunk {name} is damaged, and computed again", stacklevel=2)
        return None

    def said(self) -> list[dict]:
        """Return what is said of each whole chunk, with its name."""
        rows = self.ask("SELECT name, checksum, said, losses FROM chunks")
        whole = [
            (name, said)
            for name, checked, said, losses in rows
            if checked == checksum(name, said, losses)
        ]
        return [{"chunk": name} | json.loads(said) for name, said in whole]


def checksum(name: Any, said: Any, losses: Any) -> bytes | None:
    """Return the checksum of a row, or None if its values are of wrong types."""
    right = isinstance(name, str) and isinstance(said, bytes) and isinstance(losses, bytes)
    return hashlib.sha256(b"\n".join([name.encode(), said, losses])).digest() if right else None
