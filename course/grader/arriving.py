"""What came in: every file of a folder or an archive, however it is packed,
with the name under which it came.

Nothing is decided from a name: what begins like an archive is opened. Whose a notebook is, the
platform knows; which sheet it is, its content says. A file that is not taken is named, with the
reason.
"""

import io
import os
import stat
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from course.grader.student import one_line

LARGEST_FILE = 10 * 2**20  # bytes
LARGEST_ARCHIVE = 2 * 2**30  # bytes
MOST_FILES = 20_000
DEEPEST = 3  # archives within archives
ZIP = b"PK\x03\x04"
GZIP = b"\x1f\x8b"
OF_THE_SYSTEM = ("__MACOSX", ".DS_Store", ".ipynb_checkpoints", ".git", "Thumbs.db")


class Unreadable(ValueError):
    """A submission cannot be read. The message says why, for the student."""


@dataclass(frozen=True)
class Arrival:
    """One file that came in.

    Parameters
    ----------
    name : its path below what was given, archives on the way included, with slashes.
    content : its bytes, or None if they were not taken.
    fault : why they were not, or "".
    """

    name: str
    content: bytes | None
    fault: str = ""


class Budget:
    """Count what is unpacked, so that no archive fills the memory."""

    def __init__(self):
        self.files = 0
        self.bytes = 0

    def spend(self, size):
        """Take note of one file of this size; raise Unreadable when there are too many or too large
        ones.
        """
        self.files += 1
        self.bytes += size
        if self.files > MOST_FILES:
            raise Unreadable(f"more than {MOST_FILES} files came in")
        if self.bytes > LARGEST_ARCHIVE:
            raise Unreadable("what came in is too large when it is unpacked")


def arrivals(path):
    """Return the Arrivals of a folder, an archive or a single file,
    in the order of their names, each name once.
    """
    path = Path(path)
    if path.is_dir():
        found = list(in_folder(path, Budget()))
    else:
        content = read_bytes(path)
        found = list(unpacked(path.name, content, Budget(), 0))
        if is_archive(content):  # its own name is not part of the names that go back
            found = [shortened(arrival, path.name) for arrival in found]
    return sorted(unique(found), key=lambda arrival: arrival.name)


def shortened(arrival, name):
    """Return an Arrival whose name does not begin with the name of the archive."""
    return Arrival(arrival.name.removeprefix(f"{name}/"), arrival.content, arrival.fault)


def unique(found):
    """Return the Arrivals, those with a name that was there already under another one:
    archives may repeat names.
    """
    seen = set()
    for arrival in found:
        name = arrival.name
        number = 1
        while name in seen:
            number += 1
            name = f"{arrival.name} ({number})"
        seen.add(name)
        yield Arrival(name, arrival.content, arrival.fault)


def in_folder(top, budget):
    """Yield the Arrivals of a folder. A link, which could lead to another student's work,
    is not followed.
    """
    for place, folders, files in os.walk(top):
        folders[:] = sorted(name for name in folders if name not in OF_THE_SYSTEM)
        links = [name for name in folders if os.path.islink(os.path.join(place, name))]
        for name in [*sorted(files), *links]:
            path = Path(place) / name
            label = path.relative_to(top).as_posix()
            if name in OF_THE_SYSTEM:
                continue
            if path.is_symlink():
                yield Arrival(label, None, "a link instead of a file or folder")
                continue
            try:
                content = read_bytes(path)
            except Unreadable as fault:
                yield Arrival(label, None, str(fault))
            else:
                yield from unpacked(label, content, budget, 0)


def read_bytes(path):
    """Return the content of a regular file of reasonable size, not following links,
    or raise Unreadable.
    """
    try:
        descriptor = os.open(
            path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
        )
    except (OSError, ValueError) as fault:
        raise Unreadable(
            f"the file cannot be opened: {getattr(fault, 'strerror', fault)}"
        ) from None
    with os.fdopen(descriptor, "rb") as file:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise Unreadable("not a regular file")
        start = file.read(4)
        most = LARGEST_ARCHIVE if is_archive(start) else LARGEST_FILE
        if status.st_size > most:
            raise Unreadable(f"a file of {status.st_size} bytes; at most {most} are read")
        return start + file.read(most)


def is_archive(content):
    """Tell whether bytes begin as a zip or a gzipped tar file does."""
    return content.startswith((ZIP, GZIP))


def unpacked(name, content, budget, depth):
    """Yield the Arrivals of a file: the file itself, or what is in it if it is an archive."""
    if not is_archive(content):
        budget.spend(len(content))
        yield Arrival(name, content)
        return
    if depth == DEEPEST:
        yield Arrival(name, None, f"archives within archives, deeper than {DEEPEST}")
        return
    members = zipped(content) if content.startswith(ZIP) else tarred(content)
    try:
        for inner, size, read in members:
            label = f"{name}/{tidy(inner)}"
            if any(part in OF_THE_SYSTEM for part in PurePosixPath(inner).parts):
                continue
            if size > LARGEST_FILE:
                yield Arrival(
                    label, None, f"a file of {size} bytes; at most {LARGEST_FILE} are read"
                )
                continue
            try:
                data = read()
            except RuntimeError:
                yield Arrival(label, None, "the archive is encrypted")
                continue
            if len(data) > LARGEST_FILE:
                yield Arrival(label, None, f"a file of more than {LARGEST_FILE} bytes")
                continue
            yield from unpacked(label, data, budget, depth + 1)
    except (
        zipfile.BadZipFile,
        tarfile.TarError,
        EOFError,
        OSError,
        ValueError,
        NotImplementedError,
    ) as fault:
        if isinstance(fault, Unreadable):
            raise
        yield Arrival(name, None, one_line(f"an archive that cannot be read to its end: {fault}"))


def zipped(content):
    """Yield (name, size, function that reads no more than needed) of the files in a zip archive."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for entry in archive.infolist():
            if not entry.is_dir():
                yield (
                    entry.filename,
                    entry.file_size,
                    lambda entry=entry: archive.open(entry).read(LARGEST_FILE + 1),
                )


def tarred(content):
    """Yield (name, size, function that reads it) of the regular files in a gzipped tar archive."""
    with tarfile.open(fileobj=io.BytesIO(content), mode="r:gz") as archive:
        for entry in archive:
            if entry.isfile():
                yield (
                    entry.name,
                    entry.size,
                    lambda entry=entry: archive.extractfile(entry).read(LARGEST_FILE + 1),
                )


def tidy(name):
    """Return the path of an entry without what leads out of a folder.

    >>> tidy("/../a//b/./c.ipynb"), tidy("Ann Lee_7_x")
    ('a/b/c.ipynb', 'Ann Lee_7_x')
    """
    parts = name.replace("\\", "/").split("/")
    return "/".join(part for part in parts if part not in ("", ".", "..")) or "unnamed"
