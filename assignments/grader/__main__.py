"""The two commands of the course: `release` and `grade`."""

import argparse
import sys
from pathlib import Path

from tqdm import tqdm

from assignments.grader import feedback, folder, marks, table
from assignments.grader.grade import grade, missing_protections
from assignments.grader.release import release
from assignments.grader.sheet import sheets

COLUMNS = ("student", "sheet", "exercise", "points", "of", "message")


def run_release(names):
    """Make the students' version of the sheets named, or of all."""
    known = {sheet.name: sheet for sheet in sheets()}
    for name in names or known:
        if name not in known:
            sys.exit(f"no sheet {name}; there are {', '.join(known)}")
        print(release(known[name]))


def run_grade(submissions, out, weak):
    """Grade all submissions, for the sheets that somebody handed in, and write grades.csv, marks.csv and the pages."""
    missing = missing_protections()
    if missing and not weak:
        sys.exit(f"This system cannot keep a student's code to these rules: {'; '.join(missing)}. See the guide.")
    if not submissions.is_dir():
        sys.exit(f"no folder {submissions}")
    for name in folder.passed_over(submissions):
        print(f"passed over: {name!r} is no student's folder")
    given = given_marks(out)
    due = folder.handed_in(submissions, sheets())
    pairs = [(student, sheet) for student in folder.students(submissions) for sheet in due]
    hidden = [submissions.resolve(), out.resolve()]
    results = [grade(student, sheet, given, hidden) for student, sheet in tqdm(pairs, disable=None)]
    write(out, results, missing)
    print(f"{out / 'grades.csv'}\n{out / 'index.html'}")


def given_marks(out):
    """Return the marks given by hand so far, or stop and say which row is wrong."""
    try:
        return marks.read(
            out / "marks.csv", {(s.name, proof.name): proof.points for s in sheets() for proof in s.proofs}
        )
    except ValueError as fault:
        sys.exit(str(fault))


def write(out, results, missing):
    """Write the tables and the pages."""
    out.mkdir(parents=True, exist_ok=True)
    rows = [row for graded in results for row in graded.rows]
    columns = [(r.student, r.sheet, r.exercise, r.points, r.of, "; ".join(r.messages)) for r in rows]
    table.write(out / "grades.csv", COLUMNS, columns)
    written = [
        (g.student, g.sheet.name, p.name, p.points) for g in results for p in g.sheet.proofs if p.name in g.proofs
    ]
    marks.add_missing(out / "marks.csv", written)
    feedback.write_all(out, results, missing)


def main(arguments=None):
    """Run one command."""
    parser = argparse.ArgumentParser(prog="python -m assignments.grader", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("release", help="make the students' problem sheets")
    command.add_argument("names", nargs="*", metavar="sheet")
    command = commands.add_parser("grade", help="grade a folder of submissions")
    command.add_argument("submissions", type=Path)
    command.add_argument("out", type=Path)
    command.add_argument("--weak", action="store_true", help="grade although this system lacks a protection")
    options = vars(parser.parse_args(arguments))
    {"release": run_release, "grade": run_grade}[options.pop("command")](**options)


if __name__ == "__main__":
    main()
