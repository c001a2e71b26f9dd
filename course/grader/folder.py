"""Files that are written whole: whoever reads one, or stops this, finds the old one or the new
one.
"""

import contextlib
import hashlib
import os
import tempfile
import unicodedata
from pathlib import PurePosixPath

LONGEST_NAME = 150  # bytes of one part of a path
RESERVED = {
    "aux",
    "con",
    "nul",
    "prn",
    *(f"{name}{n}" for name in ("com", "lpt") for n in range(1, 10)),
}


def write(path, content):
    """Write bytes or text as a file in one step, under a name of its own until all is on the
    disk.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    content = content if isinstance(content, bytes) else content.encode("utf-8", "replace")
    descriptor, new = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(descriptor)
        os.chmod(new, 0o644)
        os.replace(new, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(new)
        raise


@contextlib.contextmanager
def alone(out):
    """Let one command at a time work on a folder of results;
    others wait. The lock goes with the process.
    """
    out.mkdir(parents=True, exist_ok=True)
    with open(out / ".lock", "a") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except (ImportError, OSError):  # a system or a disk without locks
            pass
        yield


def safe_path(name):
    """Return a path for a name that came in: the same where every system takes it,
    and different for different names.

    >>> safe_path("Ann Lee_7_assignsubmission_file/game.ipynb")
    'Ann Lee_7_assignsubmission_file/game.ipynb'
    >>> safe_path("aux"), safe_path("a<b>")[:5]
    ('aux-321f6814', 'a b -')
    """
    return "/".join(map(safe_part, PurePosixPath(name).parts))


def safe_part(part):
    """Return a safe name for one part of a path."""
    plain = "".join(c if harmless(c) else " " for c in part)
    fits = len(plain.encode("utf-8", "replace")) <= LONGEST_NAME
    stem = plain.partition(".")[0].strip().lower()
    if (
        plain == part
        and fits
        and stem not in RESERVED
        and not plain.startswith((".", "-"))
        and plain == plain.strip()
    ):
        return part
    short = (
        plain.encode("utf-8", "replace")[: LONGEST_NAME - 60]
        .decode("utf-8", "ignore")
        .lstrip(".- ")
    )
    return f"{short}-{digest(part)}".lstrip("-")


def harmless(character):
    """Tell whether a character may stand in the name of a file on every system."""
    return character not in '<>:"\\|?*/' and unicodedata.category(character)[0] not in "C"


def digest(content):
    """Return eight letters and digits that differ for different bytes or texts."""
    content = content if isinstance(content, bytes) else content.encode("utf-8", "surrogateescape")
    return hashlib.sha256(content).hexdigest()[:8]
