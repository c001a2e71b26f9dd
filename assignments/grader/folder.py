"""Where submissions lie: `<student>/<sheet>/<topic>.ipynb`, as nbgrader has it, or simply `<student>/<topic>.ipynb`."""

import hashlib
import itertools
import os
import re
import unicodedata
from pathlib import Path

from assignments.grader.extract import Unreadable
from assignments.grader.student import one_line

PLAIN = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")
MADE = re.compile(r"-[0-9a-f]{8}$")  # how names end that `file_name` makes


def students(folder):
    """Return the students' folders in order. A folder is a student, unless its name starts with a dot."""
    return [path for path in sorted(Path(folder).iterdir()) if path.is_dir() and not path.name.startswith(".")]


def passed_over(folder):
    """Return what lies beside the students' folders and is not graded."""
    return sorted({path.name for path in Path(folder).iterdir()} - {path.name for path in students(folder)})


def handed_in(folder, sheets):
    """Return the sheets that somebody handed in."""
    everybody = students(folder)

    def present(sheet):
        return any(os.path.lexists(path) for student in everybody for path in candidates(student, sheet))

    return [sheet for sheet in sheets if present(sheet)]


def strays(student, sheets, deepest=4):
    """Return the notebooks in a student's folder that nobody looks at, as paths below it: wrong names, copies.

    No deeper than some folders, and no more than nine.
    """
    known, found, waiting = {find_quietly(student, sheet) for sheet in sheets}, [], [(student, 0)]
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


def find_quietly(student, sheet):
    """Return what `find` does, or None."""
    try:
        return find(student, sheet)
    except Unreadable:
        return None


def candidates(student, sheet):
    """Return the two places where a notebook may lie."""
    return student / sheet.name / sheet.notebook.name, student / sheet.notebook.name


def find(student, sheet):
    """Return the notebook of one student for one sheet, or None.

    Raises
    ------
    Unreadable : if a link is in the way: it could lead to another student's work.
    """
    for path in candidates(student, sheet):
        if any(os.path.islink(step) for step in (student, path.parent, path)):
            raise Unreadable("a link instead of a file or folder")
        if os.path.lexists(path):
            return path
    return None


def shown(student):
    r"""Return the student's name as one line of printable characters, different for different names.

    >>> shown(Path("ann lee")), shown(Path("ann\tlee"))[:9]
    ('ann lee', 'ann lee #')
    """
    line = one_line(student.name, length=80)
    return line if line == student.name else f"{line} #{fingerprint(student.name)}"


def file_name(name):
    """Return a name that is safe as a file's name on every system, and different for different names.

    >>> file_name("ann"), file_name("../Ann")[:4], len(file_name("../Ann"))
    ('ann', 'ann-', 12)
    """
    return name if PLAIN.fullmatch(name) and not MADE.search(name) else f"{slug(name)}-{fingerprint(name)}".lstrip("-")


def slug(name):
    """Return a name in small letters, digits and hyphens; other letters as what they are without their accents.

    >>> slug("Zoë Ångström"), slug("Lee, Ann")
    ('zoe-angstrom', 'lee-ann')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40].strip("-")


def fingerprint(name):
    """Return eight letters and digits that differ for different names."""
    return digest(name.encode("utf-8", "surrogateescape"))


def digest(content):
    """Return eight letters and digits that differ for different bytes."""
    return hashlib.sha256(content).hexdigest()[:8]
