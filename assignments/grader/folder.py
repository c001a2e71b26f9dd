"""Where submissions lie: `<student>/<sheet>/<topic>.ipynb`, as nbgrader has it, or simply `<student>/<topic>.ipynb`."""

import hashlib
import itertools
import os
import re
import stat
import unicodedata
from pathlib import Path

from assignments.grader.student import one_line

LARGEST_FILE = 10 * 2**20  # bytes
PLAIN = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")
MADE = re.compile(r"-[0-9a-f]{8}$")  # how names end that `file_name` makes


class Unreadable(ValueError):
    """A submission cannot be read. The message says why, for the student."""


def students(folder):
    """Return the students' folders in order. A folder is a student, unless its name starts with a dot."""
    return [path for path in sorted(Path(folder).iterdir()) if path.is_dir() and not path.name.startswith(".")]


def handed_in(folder, sheets):
    """Return the sheets that somebody handed in."""
    everybody = students(folder)

    def present(sheet):
        return any(os.path.lexists(path) for student in everybody for path in candidates(student, sheet))

    return [sheet for sheet in sheets if present(sheet)]


def strays(student, sheets, deepest=4):
    """Return notebooks in a student's folder that nobody looks at, as paths below it: wrong names, copies.

    No deeper than some folders, and no more than nine.
    """
    known, found, waiting = {find(student, sheet, quiet=True) for sheet in sheets}, [], [(student, 0)]
    while waiting and len(found) < 9:
        folder, depth = waiting.pop(0)
        try:
            paths = sorted(Path(entry.path) for entry in itertools.islice(os.scandir(folder), 1000))
        except OSError:
            continue
        found += [p for p in paths if p.name.lower().endswith(".ipynb") and p not in known]
        inner = [p for p in paths if p.is_dir() and not p.is_symlink() and not p.name.startswith(".")]
        waiting += [(p, depth + 1) for p in inner if depth < deepest]
    return [one_line(str(path.relative_to(student)), length=80) for path in found[:9]]


def candidates(student, sheet):
    """Return the two places where a notebook may lie."""
    return student / sheet.name / sheet.notebook.name, student / sheet.notebook.name


def find(student, sheet, quiet=False):
    """Return the notebook of one student for one sheet, or None. A link, which could lead to another student's work,
    is none if `quiet`, and Unreadable otherwise."""
    for path in candidates(student, sheet):
        if any(os.path.islink(step) for step in (student, path.parent, path)):
            if quiet:
                return None
            raise Unreadable("a link instead of a file or folder")
        if os.path.lexists(path):
            return path
    return None


def content(student, sheet):
    """Return the bytes of a student's notebook, or None if there is none, or raise Unreadable."""
    path = find(student, sheet)
    return path and read_bytes(path)


def read_bytes(path):
    """Return the content of a regular file of reasonable size, not following links, or raise Unreadable."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    except (OSError, ValueError) as fault:
        raise Unreadable(f"the file cannot be opened: {getattr(fault, 'strerror', fault)}") from None
    status = os.fstat(descriptor)
    if not stat.S_ISREG(status.st_mode):
        os.close(descriptor)
        raise Unreadable("not a regular file")
    with os.fdopen(descriptor, "rb") as file:
        found = file.read(LARGEST_FILE + 1)
    if len(found) > LARGEST_FILE:
        raise Unreadable(f"a file of {status.st_size} bytes; at most {LARGEST_FILE} are read")
    return found


def shown(student):
    r"""Return the student's name as one line of printable characters, different for different names.

    >>> shown(Path("ann lee")), shown(Path("ann\tlee"))[:9]
    ('ann lee', 'ann lee #')
    """
    line = one_line(student.name, length=80)
    return line if line == student.name else f"{line} #{digest(student.name)}"


def file_name(name):
    """Return a name that is safe as a file's name on every system, and different for different names.

    >>> file_name("ann"), file_name("../Ann")[:4], len(file_name("../Ann"))
    ('ann', 'ann-', 12)
    """
    return name if PLAIN.fullmatch(name) and not MADE.search(name) else f"{slug(name)}-{digest(name)}".lstrip("-")


def slug(name):
    """Return a name in small letters, digits and hyphens; other letters as what they are without their accents.

    >>> slug("Zoë Ångström"), slug("Lee, Ann")
    ('zoe-angstrom', 'lee-ann')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40].strip("-")


def digest(content):
    """Return eight letters and digits that differ for different bytes or texts."""
    content = content if isinstance(content, bytes) else content.encode("utf-8", "surrogateescape")
    return hashlib.sha256(content).hexdigest()[:8]


def write(path, content):
    """Write a file in one step: whoever reads it, or stops this, finds the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    new.unlink(missing_ok=True)
    with open(new, "xb") as file:  # follows no link
        file.write(content)
    os.replace(new, path)
