"""Where submissions lie: `<student>/<sheet>/<topic>.ipynb`, as nbgrader has it, or simply `<student>/<topic>.ipynb`."""

import hashlib
import os
import re
from pathlib import Path

from assignments.grader.extract import Unreadable
from assignments.grader.student import one_line

PLAIN = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")


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


def strays(student, sheets):
    """Return the notebooks in a student's folder that nobody looks at, as paths below it: wrong names, copies."""
    known, found = {find_quietly(student, sheet) for sheet in sheets}, []
    for folder, subfolders, names in os.walk(student):
        subfolders[:] = [name for name in sorted(subfolders) if not name.startswith(".")]
        paths = [Path(folder) / name for name in sorted(names) if name.lower().endswith(".ipynb")]
        found += [str(path.relative_to(student)) for path in paths if path not in known]
    return [one_line(name, length=80) for name in found[:9]]


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
    if PLAIN.fullmatch(name):
        return name
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40]
    return f"{slug}-{fingerprint(name)}".lstrip("-")


def fingerprint(name):
    """Return eight letters and digits that differ for different names."""
    return hashlib.sha256(name.encode("utf-8", "surrogateescape")).hexdigest()[:8]
