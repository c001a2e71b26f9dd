"""The commands of the course; `make help` says what they do."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tqdm import tqdm

from assignments.grader import (
    arrivals,
    feedback,
    folder,
    items,
    lms,
    marks,
    package,
    policy,
    results,
    roster,
    sandbox,
    similar,
    table,
    variant,
)
from assignments.grader.grade import attention, missing_protections, nothing, total
from assignments.grader.release import RELEASE, SOLUTIONS, release, solutions
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.secret import grading, is_public
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


def run_release(names, student, submissions, report):
    """Make the students' version of the sheets named, or of all."""
    hand_out(release, RELEASE, names, student, submissions, report)


def run_solutions(names, student, submissions, report):
    """Make the sheets with model answers, to hand out when the deadline is over."""
    hand_out(solutions, SOLUTIONS, names, student, submissions, report)


def hand_out(make, place, names, students, submissions, report):
    """Make sheets, one for all, or one for each student who is named or, where each has numbers, is in the class."""
    if report:
        stating(lambda: lms.enroll(report, submissions, stating(read_policy).time_zone))
    listed = {student for student, _ in roster.read(submissions).values()} if submissions else set()
    here = folder.students(submissions) if submissions and submissions.is_dir() else []
    everybody = sorted(listed | {folder.shown(path) for path in here})
    people = students or (everybody if stating(variant.mode) == "student" else [""])
    if not people:
        sys.exit(
            "each student has their own numbers: name one with STUDENT=..., or all with REPORT=... SUBMISSIONS=..."
        )
    for sheet, student in ((sheet, student) for sheet in chosen(names) for student in people):
        with grading(student):
            print(make(sheet, place / folder.file_name(student) if student else place))


def run_students(book):
    """Make the archive that students need: package, guide and, unless each has their own, sheets without answers."""
    print(package.build([] if stating(variant.mode) == "student" else sheets(), book))


def run_import(archive, submissions, sheet, report):
    """Take over the notebooks of an archive of Canvas or Moodle."""
    [wanted], stated = chosen([sheet]), stating(read_policy)
    unpack = stating(lambda: lms.unpack(archive, submissions, wanted, stated.resubmission, report, stated.time_zone))
    print("\n".join(unpack))


def run_fetch(submissions, sheet, course, assignment):
    """Take over an assignment from Canvas itself. CANVAS_URL and CANVAS_TOKEN say where, and as whom."""
    [wanted], stated = chosen([sheet]), stating(read_policy)
    if not (os.environ.get("CANVAS_URL") and os.environ.get("CANVAS_TOKEN")):
        sys.exit("fetch: expected the variables CANVAS_URL and CANVAS_TOKEN")
    place = os.environ["CANVAS_URL"], os.environ["CANVAS_TOKEN"], course, assignment
    found = stating(lambda: arrivals.on_canvas(*place))
    print("\n".join(lms.take(found, None, submissions, wanted, stated.resubmission)))


def run_similar(submissions, out):
    """Report which submissions share code."""
    _, due = present(submissions, out)
    for sheet in due:
        page = out / "similar" / f"{sheet.name}.html"
        pairs = similar.report(submissions, sheet, page)
        print("\n".join([f"{sheet.name}: {share:.0%} alike: {a}, {b}" for share, a, b in pairs] + [str(page)]))


def run_class(archives, submissions, out, anonymous):
    """Do all of it: import each archive <sheet>.zip of a folder, with its report <sheet>.csv, grade, and publish."""
    for sheet in sheets():
        archive, report = archives / f"{sheet.name}.zip", archives / f"{sheet.name}.csv"
        if archive.exists():
            run_import(archive, submissions, sheet.name, report if report.exists() else None)
    run_grade(submissions, out, False, False, os.cpu_count() or 1, [], [], anonymous)


def run_grade(submissions, out, weak, again, jobs, sheet, student, anonymous):
    """Grade what is not graded yet, then write the tables and the pages."""
    if not sandbox.possible():
        sys.exit(
            "Windows has no walls for students' code, so nothing is graded here: use WSL 2, or Linux. See the guide."
        )
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
    required = PROTECTIONS.keys() - missing.keys()
    wanted = named(student, {folder.shown(path): path for path in everybody}, "student")
    pairs = [(path, each) for path in wanted for each in due if each.name in sheet or not sheet]
    named(sheet, {each.name: each for each in due}, "sheet with submissions")
    stated, delivered = stating(read_policy), stating(lambda: roster.deliveries(submissions))
    tasks = [(out, *pair, required, again, dated(stated, *pair, delivered)) for pair in pairs]
    grade_all(tasks, jobs)
    publish(submissions, out, anonymous)


def present(submissions, out):
    """Return the students' folders and the sheets that somebody handed in, or stop."""
    if not submissions.is_dir():
        sys.exit(f"no folder {submissions}")
    if out.resolve().is_relative_to(submissions.resolve()):
        sys.exit(f"{out} lies inside {submissions} and would be taken for a student: choose another folder for results")
    here = folder.students(submissions)
    known = {student for student, _ in stating(lambda: roster.read(submissions)).values()}
    absent = known - {path.name for path in here}
    return sorted([*here, *(submissions / name for name in absent)]), folder.handed_in(submissions, sheets())


def dated(stated, student, sheet, delivered):
    """Return the delivery of a student's sheet, or None where that cannot be said."""
    try:
        return policy.delivery(stated, student, sheet, delivered)
    except Exception:
        return None


def grade_all(tasks, jobs):
    """Grade, several at a time: arguments of `results.produce`. Each result is written when it is there."""
    if jobs == 1:
        for task in tqdm(tasks, disable=None):
            results.produce(*task)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(results.produce, *task) for task in tasks]
        for done in tqdm(as_completed(waiting), total=len(waiting), disable=None):
            if done.exception():
                print(f"a grading process ended: {done.exception()}")


def run_marks(submissions, out, anonymous):
    """Write the tables and the pages again, with the marks given by hand. Nothing is graded."""
    publish(submissions, out, anonymous)


def read_policy():
    """Return the Policy."""
    return policy.read(POLICY, [sheet.name for sheet in sheets()])


def stating(action):
    """Return what an action returns, or stop with its ValueError."""
    try:
        return action()
    except ValueError as fault:
        sys.exit(str(fault))


def publish(submissions, out, anonymous):
    """Write the tables and the pages from what is graded."""
    everybody, due = present(submissions, out)
    pairs = [(student, sheet) for student in everybody for sheet in due]
    tries = [guarded(*pair, results.recall, out, *pair) for pair in pairs]
    graded = [result for attempts in tries for result, _ in attempts]
    given, lines = stating(lambda: marks.read(out, graded, {sheet.name: sheet for sheet in due}))
    stated, delivered = stating(read_policy), stating(lambda: roster.deliveries(submissions))
    names = {folder.shown(path) for path in everybody}
    lines += [f"extensions: {name!r} is nobody here so far" for name in sorted(stated.extensions.keys() - names)]
    strays = [(folder.shown(path), name) for path in everybody for name in folder.strays(path, sheets())]
    lines += [f"nobody looked at {student}: {name}" for student, name in strays]
    for (student, sheet), attempts in zip(pairs, tries, strict=True):
        attempts[-1] = attempts[-1][0], dated(stated, student, sheet, delivered)  # what the platform says now
    settled = [[policy.apply(stated, marks.apply(given, graded), date) for graded, date in all] for all in tries]
    found = [policy.counting(stated, attempts) for attempts in settled]
    rows = [
        (graded.student, graded.sheet, number, date[2] if date else "", round(total(graded)[0], 2), number == chosen)
        for attempts, all, (chosen, _) in zip(settled, tries, found, strict=True)
        for number, (graded, (_, date)) in enumerate(zip(attempts, all, strict=True), start=1)
    ]
    table.write(out / "attempts.csv", ("student", "sheet", "attempt", "received", "points", "counts"), rows)
    found = [graded for _, graded in found]
    tables(out, found, due, stating(lambda: roster.read(submissions)))
    marks.add_missing(out / "marks.csv", found, anonymous)
    feedback.write_all(out, found, due, lines, anonymous)
    print("\n".join([*lines, str(out / "grades.csv"), str(out / "index.html")]))


def guarded(student, sheet, action, *arguments):
    """Return the attempts that an action returns; whatever one student's folder does to it stays with that student."""
    try:
        return action(*arguments)
    except Exception as fault:
        return [(nothing(folder.shown(student), sheet, attention(fault), "look at it"), None)]


def tables(out, found, due, known):
    """Write one row an exercise of a student, a student, a page, an exercise, and what Canvas and Moodle take."""
    rows = [(g.student, g.sheet, r.exercise, r.points, r.of, "; ".join(r.messages)) for g in found for r in g.rows]
    table.write(out / "grades.csv", COLUMNS, rows)
    names, totals = [sheet.name for sheet in due], {}
    most = {graded.sheet: total(graded)[1] for graded in found}
    for graded in found:
        totals.setdefault(graded.student, {})[graded.sheet] = round(total(graded)[0], 2)
    wide = [(student, *points.values(), round(sum(points.values()), 2)) for student, points in totals.items()]
    table.write(out / "totals.csv", ("student", *(f"{name} (of {most[name]:g})" for name in names), "total"), wide)
    pages = [(graded.student, graded.sheet, feedback.place(graded)) for graded in found]
    table.write(out / "feedback.csv", ("student", "sheet", "page"), pages)
    table.write(out / "items.csv", items.COLUMNS, items.statistics(rows))
    for name, (header, rows) in lms.exports(totals, names, most, known).items():
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
        command.add_argument("--student", action="append", default=[], help="for this student (may be repeated)")
        command.add_argument("--submissions", type=Path, help="for each of the class in this folder")
        command.add_argument("--report", type=Path, help="put those in this report of a platform into the class before")
    command = commands.add_parser("students", help="make the archive for students")
    command.add_argument("--book", default="", help="where students read the book, such as https://...")
    command = commands.add_parser("import", help="take over an archive of Canvas or Moodle")
    command.add_argument("archive", type=Path)
    command.add_argument("submissions", type=Path)
    command.add_argument("sheet")
    command.add_argument("--report", type=Path, help="gradebook of Canvas or grading worksheet of Moodle, as CSV")
    command = commands.add_parser("fetch", help="take over an assignment from Canvas itself")
    command.add_argument("submissions", type=Path)
    command.add_argument("sheet")
    command.add_argument("course", type=int)
    command.add_argument("assignment", type=int)
    whole = commands.add_parser("class", help="import a folder of archives, grade, and publish")
    whole.add_argument("archives", type=Path)
    grading = commands.add_parser("grade", help="grade a folder of submissions")
    merging = commands.add_parser("marks", help="merge the marks given by hand, without grading")
    command = commands.add_parser("similar", help="report which submissions share code")
    command.add_argument("submissions", type=Path)
    command.add_argument("out", type=Path)
    for command in (whole, grading, merging):
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
    globals()[f"run_{options.pop('command')}"](**options)


if __name__ == "__main__":
    main()
