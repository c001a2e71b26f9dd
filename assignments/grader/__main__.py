"""The commands of the course; `make help` says what they do."""

import argparse
import inspect
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
    marks,
    policy,
    release,
    results,
    roster,
    sandbox,
    secret,
    similar,
    table,
    variant,
)
from assignments.grader.grade import attention, missing_protections, nothing
from assignments.grader.sheet import SOURCE, sheets

COLUMNS = ("student", "sheet", "exercise", "points", "of", "message")
JOBS = os.cpu_count() or 1
POLICY = SOURCE.parent / "policy.toml"
HELP = {
    "student": "only this student, or for this one (may be repeated)",
    "sheet": "only this sheet (may be repeated)",
    "submissions": "the folder of the class",
    "report": "gradebook of Canvas or grading worksheet of Moodle, as CSV",
    "book": "where students read the book, such as https://...",
    "anonymous": "show pseudonyms where proofs are marked",
    "weak": "grade although this system lacks a protection",
    "again": "grade also what is graded already",
    "jobs": "how many at a time",
}


def named(names, known, what):
    """Return those of the values in `known` that are named, or all, or stop."""
    for name in names:
        if name not in known:
            sys.exit(f"no {what} {name}; there are {', '.join(known)}")
    return [known[name] for name in names or known]


def chosen(names):
    """Return the Sheets named, or all."""
    return named(names, {sheet.name: sheet for sheet in sheets()}, "sheet")


def read_policy():
    """Return the Policy."""
    return policy.read(POLICY, [sheet.name for sheet in sheets()])


def run_release(*names, student=(), submissions=None, report=None):
    """Make the students' problem sheets."""
    hand_out(release.release, release.RELEASE, names, student, submissions, report)


def run_solutions(*names, student=(), submissions=None, report=None):
    """Make the sheets with model answers, to hand out when the deadline is over."""
    hand_out(release.solutions, release.SOLUTIONS, names, student, submissions, report)


def hand_out(make, place, names, students, submissions, report):
    """Make sheets, one for all, or one for each student who is named or, where each has numbers, is in the class, into
    which the people of a report come first."""
    if report:
        roster.enroll(submissions, arrivals.report(report, read_policy().time_zone).values())
    everybody = [folder.shown(path) for path in people(submissions)] if submissions else []
    students = students or (everybody if variant.mode() == "student" else [""])
    if not students:
        sys.exit(
            "each student has their own numbers: name one with STUDENT=..., or all with REPORT=... SUBMISSIONS=..."
        )
    for sheet, student in ((sheet, student) for sheet in chosen(names) for student in students):
        with secret.grading(student):
            print(make(sheet, place / folder.file_name(student) if student else place))


def run_students(book=""):
    """Make the archive that students need: package, guide and, unless each has their own, sheets without answers."""
    print(release.archive([] if variant.mode() == "student" else sheets(), book))


def run_import(archive: Path, submissions: Path, sheet: str, report=None):
    """Take over the notebooks of an archive of Canvas or Moodle."""
    [wanted], stated = chosen([sheet]), read_policy()
    lines = roster.unpack(archive, submissions, wanted, stated.resubmission, report, stated.time_zone)
    print("\n".join(lines))


def run_fetch(submissions: Path, sheet: str, course: int, assignment: int):
    """Take over an assignment from Canvas itself; CANVAS_URL and CANVAS_TOKEN say where, and as whom."""
    [wanted], address, token = chosen([sheet]), os.environ.get("CANVAS_URL"), os.environ.get("CANVAS_TOKEN")
    if not (address and token):
        sys.exit("fetch: expected the variables CANVAS_URL and CANVAS_TOKEN")
    found = arrivals.on_canvas(address, token, course, assignment)
    print("\n".join(roster.take(found, None, submissions, wanted, read_policy().resubmission)))


def run_similar(submissions: Path, out: Path):
    """Report which submissions share code."""
    for sheet in present(submissions, out)[1]:
        page = out / "similar" / f"{sheet.name}.html"
        pairs = similar.report(submissions, sheet, page)
        print("\n".join([f"{sheet.name}: {share:.0%} alike: {a}, {b}" for share, a, b in pairs] + [str(page)]))


def run_class(archives: Path, submissions: Path, out: Path, anonymous=False):
    """Import each archive <sheet>.zip of a folder, with its report <sheet>.csv, grade, and publish."""
    for sheet in sheets():
        archive, report = archives / f"{sheet.name}.zip", archives / f"{sheet.name}.csv"
        if archive.exists():
            run_import(archive, submissions, sheet.name, report if report.exists() else None)
    run_grade(submissions, out, anonymous)


def run_grade(submissions: Path, out: Path, anonymous=False, weak=False, again=False, jobs=JOBS, sheet=(), student=()):
    """Grade a folder of submissions, but for what is graded already, and write the tables and the pages."""
    if sandbox.resource is None:
        sys.exit(
            "Windows has no walls for students' code, so nothing is graded here: use WSL 2, or Linux. See the guide."
        )
    missing = missing_protections()
    if missing and not weak:
        sys.exit(
            f"This system cannot keep a student's code to these rules: {'; '.join(missing.values())}. See the guide."
        )
    everybody, due = present(submissions, out)
    if secret.secret() == secret.PUBLIC:
        print("WARNING: no secret is set, so that everybody can compute the hidden cases. See the guide.")
    for path in sorted({*submissions.iterdir()} - {*everybody}):
        print(f"passed over: {path.name!r} is no student's folder")
    required = sandbox.PROTECTIONS.keys() - missing.keys()
    wanted = named(student, {folder.shown(path): path for path in everybody}, "student")
    pairs = [(path, each) for path in wanted for each in due if each.name in sheet or not sheet]
    named(sheet, {each.name: each for each in due}, "sheet with submissions")
    stated, delivered = read_policy(), roster.deliveries(submissions)
    grade_all([(out, *pair, required, again, policy.delivery(stated, *pair, delivered)) for pair in pairs], jobs)
    run_marks(submissions, out, anonymous)


def people(submissions):
    """Return the folders of all students, those of the class among them who have handed in nothing."""
    here = folder.students(submissions) if submissions.is_dir() else []
    return sorted({*here, *(submissions / name for name, _ in roster.read(submissions).values())})


def present(submissions, out):
    """Return the students' folders and the sheets that somebody handed in, or stop."""
    if not submissions.is_dir():
        sys.exit(f"no folder {submissions}")
    if out.resolve().is_relative_to(submissions.resolve()):
        sys.exit(f"{out} lies inside {submissions} and would be taken for a student: choose another folder for results")
    return people(submissions), folder.handed_in(submissions, sheets())


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


def run_marks(submissions: Path, out: Path, anonymous=False):
    """Write the tables and the pages from what is graded and the marks given by hand, without grading."""
    everybody, due = present(submissions, out)
    stated, delivered = read_policy(), roster.deliveries(submissions)
    tries = [recalled(out, student, sheet) for student in everybody for sheet in due]
    for pair, attempts in zip(((student, sheet) for student in everybody for sheet in due), tries, strict=True):
        attempts[-1] = attempts[-1][0], policy.delivery(stated, *pair, delivered)  # what the platform says now
    graded = [result for attempts in tries for result, _ in attempts]
    given, lines = marks.read(out, graded, {sheet.name: sheet for sheet in due})
    absent = stated.extensions.keys() - {folder.shown(path) for path in everybody}
    lines += [f"extensions: {name!r} is nobody here so far" for name in sorted(absent)]
    strays = [(folder.shown(path), name) for path in everybody for name in folder.strays(path, sheets())]
    lines += [f"nobody looked at {student}: {name}" for student, name in strays]
    found, rows = [], []
    for attempts in tries:
        settled = [policy.apply(stated, marks.apply(given, graded), date) for graded, date in attempts]
        number, counts = policy.counting(stated, settled)
        found.append(counts)
        for each, (graded, (_, date)) in enumerate(zip(settled, attempts, strict=True), start=1):
            received = date[2] if date else ""
            rows.append((graded.student, graded.sheet, each, received, round(graded.total, 2), each == number))
    table.write(out / "attempts.csv", ("student", "sheet", "attempt", "received", "points", "counts"), rows)
    tables(out, found, due, roster.read(submissions))
    marks.add_missing(out / "marks.csv", found, anonymous)
    feedback.write_all(out, found, due, lines, anonymous)
    print("\n".join([*lines, str(out / "grades.csv"), str(out / "index.html")]))


def recalled(out, student, sheet):
    """Return a student's attempts at a sheet; whatever one student's folder does to that stays with that student."""
    try:
        return results.recall(out, student, sheet)
    except Exception as fault:
        return [(nothing(folder.shown(student), sheet, attention(fault), "look at it"), None)]


def tables(out, found, due, known):
    """Write one row an exercise of a student, a student, a page, an exercise, and what Canvas and Moodle take."""
    rows = [(g.student, g.sheet, r.exercise, r.points, r.of, "; ".join(r.messages)) for g in found for r in g.rows]
    table.write(out / "grades.csv", COLUMNS, rows)
    names, totals, most = [sheet.name for sheet in due], {}, {graded.sheet: graded.most for graded in found}
    for graded in found:
        totals.setdefault(graded.student, {})[graded.sheet] = round(graded.total, 2)
    wide = [(student, *points.values(), round(sum(points.values()), 2)) for student, points in totals.items()]
    table.write(out / "totals.csv", ("student", *(f"{name} (of {most[name]:g})" for name in names), "total"), wide)
    pages = [(graded.student, graded.sheet, feedback.place(graded)) for graded in found]
    table.write(out / "feedback.csv", ("student", "sheet", "page"), pages)
    table.write(out / "items.csv", items.COLUMNS, items.statistics(rows))
    for name, (header, rows) in roster.exports(totals, names, most, known).items():
        table.write(out / name, header, rows)


def parser():
    """Return what reads the command line: a command for each function `run_...`, with its parameters."""
    parser = argparse.ArgumentParser(prog="python -m assignments.grader", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, function in [(name[4:], f) for name, f in globals().items() if name.startswith("run_")]:
        command = commands.add_parser(name, help=function.__doc__)
        for word, parameter in inspect.signature(function).parameters.items():
            default, kind = parameter.default, parameter.annotation
            if parameter.kind is parameter.VAR_POSITIONAL:
                command.add_argument(word, nargs="*")
            elif default is parameter.empty:
                command.add_argument(word, type=kind, help=HELP.get(word))
            elif default is False:
                command.add_argument(f"--{word}", action="store_true", help=HELP.get(word))
            elif default == ():
                command.add_argument(f"--{word}", action="append", default=[], help=HELP.get(word))
            else:
                kind = Path if default is None else type(default)
                command.add_argument(f"--{word}", type=kind, default=default, help=HELP.get(word))
    return parser


def main(arguments=None):
    """Run one command, or stop with what is wrong about the input."""
    options = vars(parser().parse_args(arguments))
    names = options.pop("names", ())
    try:
        globals()[f"run_{options.pop('command')}"](*names, **options)
    except ValueError as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
