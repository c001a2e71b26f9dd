"""The commands of the course: `release`, `solutions`, `students`, `import`, `grade` and `marks`."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tqdm import tqdm

from assignments.grader import feedback, folder, lms, marks, package, policy, results, table
from assignments.grader.grade import missing_protections
from assignments.grader.release import release, solutions
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.secret import is_public
from assignments.grader.sheet import SOURCE, sheets

COLUMNS = ("student", "sheet", "exercise", "points", "of", "message")
POLICY = SOURCE.parent / "policy.toml"


def named(names, known, what):
    """Return those of the values in `known` that are named, or all, or stop."""
    for name in names:
        if name not in known:
            sys.exit(f"no {what} {name}; there are {', '.join(known)}")
    return [known[name] for name in names or known]


def chosen(names):
    """Return the Sheets named, or all."""
    return named(names, {sheet.name: sheet for sheet in sheets()}, "sheet")


def run_release(names):
    """Make the students' version of the sheets named, or of all."""
    for sheet in chosen(names):
        print(release(sheet))


def run_solutions(names):
    """Make the sheets with model answers, to hand out when the deadline is over."""
    for sheet in chosen(names):
        print(solutions(sheet))


def run_students(book):
    """Make the archive that students need: package, sheets and guide, without model answers."""
    print(package.build(sheets(), book))


def run_import(archive, submissions, sheet):
    """Take over the notebooks of an archive of Canvas or Moodle."""
    [wanted] = chosen([sheet])
    stated = stating(lambda: policy.read(POLICY, [wanted.name for wanted in sheets()], names_of(submissions)))
    print("\n".join(lms.unpack(archive, submissions, wanted, stated.resubmission)))


def run_grade(submissions, out, weak, again, jobs, sheet, student, anonymous):
    """Grade what is not graded yet, then write the tables and the pages."""
    missing = missing_protections()
    if missing and not weak:
        sys.exit(
            f"This system cannot keep a student's code to these rules: {'; '.join(missing.values())}. See the guide."
        )
    everybody, due = present(submissions, out)
    if is_public():
        print("WARNING: no secret is set, so that everybody can compute the hidden cases. See the guide.")
    for name in folder.passed_over(submissions):
        print(f"passed over: {name!r} is no student's folder")
    wanted = named(student, {folder.shown(path): path for path in everybody}, "student")
    pairs = [(path, each) for path in wanted for each in due if each.name in sheet or not sheet]
    named(sheet, {each.name: each for each in due}, "sheet with submissions")
    grade_all(out, pairs, PROTECTIONS.keys() - missing.keys(), again, jobs)
    publish(submissions, out, list(missing.values()), anonymous)


def present(submissions, out):
    """Return the students' folders and the sheets that somebody handed in, or stop."""
    if not submissions.is_dir():
        sys.exit(f"no folder {submissions}")
    if out.resolve().is_relative_to(submissions.resolve()):
        sys.exit(f"{out} lies inside {submissions} and would be taken for a student: choose another folder for results")
    return folder.students(submissions), folder.handed_in(submissions, sheets())


def grade_all(out, pairs, required, again, jobs):
    """Grade pairs of a student's folder and a sheet, several at a time. Each result is written when it is there."""
    if jobs == 1:
        for student, sheet in tqdm(pairs, disable=None):
            results.produce(out, student, sheet, required, again)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(results.produce, out, student, sheet, required, again) for student, sheet in pairs]
        for done in tqdm(as_completed(waiting), total=len(waiting), disable=None):
            if done.exception():
                print(f"a grading process ended: {done.exception()}")


def run_marks(submissions, out, anonymous):
    """Write the tables and the pages again, with the marks given by hand. Nothing is graded."""
    present(submissions, out)
    publish(submissions, out, [], anonymous)


def names_of(submissions):
    """Return the students' names."""
    return [folder.shown(path) for path in folder.students(submissions)] if submissions.is_dir() else []


def stating(action):
    """Return what an action returns, or stop with its ValueError."""
    try:
        return action()
    except ValueError as fault:
        sys.exit(str(fault))


def publish(submissions, out, missing, anonymous):
    """Write the tables and the pages from what is graded."""
    everybody, due = present(submissions, out)
    found = [results.recall(out, student, sheet) for student in everybody for sheet in due]
    given = stating(lambda: marks.read(out / "marks.csv", found))
    stated = stating(lambda: policy.read(POLICY, [each.name for each in sheets()], names_of(submissions)))
    pairs = [(student, sheet) for student in everybody for sheet in due]
    found = [
        policy.apply(stated, student, sheet, marks.apply(given, graded))
        for (student, sheet), graded in zip(pairs, found, strict=True)
    ]
    tables(out, found, due, lms.read_roster(submissions))
    marks.add_missing(out / "marks.csv", found, anonymous)
    strays = [f"{folder.shown(path)}: {name}" for path in everybody for name in folder.strays(path, sheets())]
    feedback.write_all(out, found, missing, due, strays, anonymous)
    print(
        "\n".join([*(f"nobody looked at {line}" for line in strays), str(out / "grades.csv"), str(out / "index.html")])
    )


def tables(out, found, due, roster):
    """Write one row an exercise, one row a student, one row a page, and what Canvas and Moodle take."""
    columns = [(g.student, g.sheet, r.exercise, r.points, r.of, "; ".join(r.messages)) for g in found for r in g.rows]
    table.write(out / "grades.csv", COLUMNS, columns)
    names, totals = [sheet.name for sheet in due], {}
    most = {graded.sheet: feedback.total(graded)[1] for graded in found}
    for graded in found:
        totals.setdefault(graded.student, {})[graded.sheet] = round(feedback.total(graded)[0], 2)
    wide = [
        (student, *(points[name] for name in names), round(sum(points.values()), 2))
        for student, points in totals.items()
    ]
    table.write(out / "totals.csv", ("student", *(f"{name} (of {most[name]:g})" for name in names), "total"), wide)
    table.write(
        out / "feedback.csv", ("student", "sheet", "page"), [(g.student, g.sheet, feedback.place(g)) for g in found]
    )
    for name, (header, rows) in lms.exports(totals, names, most, roster).items():
        table.write(out / name, header, rows)


def parser():
    """Return what reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m assignments.grader", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, words in (
        ("release", "make the students' problem sheets"),
        ("solutions", "make the sheets with answers"),
    ):
        command = commands.add_parser(name, help=words)
        command.add_argument("names", nargs="*", metavar="sheet")
    command = commands.add_parser("students", help="make the archive for students")
    command.add_argument("--book", default="", help="where students read the book, such as https://...")
    command = commands.add_parser("import", help="take over an archive of Canvas or Moodle")
    command.add_argument("archive", type=Path)
    command.add_argument("submissions", type=Path)
    command.add_argument("sheet")
    grading = commands.add_parser("grade", help="grade a folder of submissions")
    merging = commands.add_parser("marks", help="merge the marks given by hand, without grading")
    for command in (grading, merging):
        command.add_argument("submissions", type=Path)
        command.add_argument("out", type=Path)
        command.add_argument("--anonymous", action="store_true", help="show pseudonyms where proofs are marked")
    grading.add_argument("--weak", action="store_true", help="grade although this system lacks a protection")
    grading.add_argument("--again", action="store_true", help="grade also what is graded already")
    grading.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    grading.add_argument("--sheet", action="append", default=[], help="only this sheet (may be repeated)")
    grading.add_argument("--student", action="append", default=[], help="only this student (may be repeated)")
    return parser


def main(arguments=None):
    """Run one command."""
    options = vars(parser().parse_args(arguments))
    commands = {
        name: globals()[f"run_{name}"] for name in ("release", "solutions", "students", "import", "grade", "marks")
    }
    commands[options.pop("command")](**options)


if __name__ == "__main__":
    main()
