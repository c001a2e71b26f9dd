"""The commands of the course: sheets out, notebooks in. `make help` says what they do."""

import argparse
import os
import platform
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from course.grader import (
    arriving,
    extract,
    feedback,
    folder,
    marks,
    release,
    results,
    sandbox,
    secret,
    table,
)
from course.grader.grade import FAILED, attention, missing_protections, nothing
from course.grader.sheet import sheets
from course.grader.student import one_line

PYTHON = (3, 11)  # the version that students are told, and with which their code is run
GRADES = ("file", "sheet", "points", "of", "what needs you")
EXERCISES = ("file", "sheet", "exercise", "points", "of", "message")
NOTEBOOKS = (".ipynb", ".ipynb.txt", ".ipynb.json", ".json")


def chosen(names):
    """Return the Sheets named, or all, or stop."""
    known = {sheet.name: sheet for sheet in sheets()}
    for name in names:
        if name not in known:
            sys.exit(f"no sheet {name}; there are {', '.join(known)}")
    return [known[name] for name in names or known]


def hand_out(options):
    """Write the sheets without answers, the sheets with answers, or the archive for students."""
    if options.command == "students":
        print(release.archive(sheets(), options.book))
        return
    make = release.release if options.command == "release" else release.solutions
    for sheet in chosen(options.sheets):
        print(make(sheet))


def ready(options):
    """Return the protections that are required, or stop if this system cannot keep to them."""
    if sandbox.resource is None:
        sys.exit(
            "Windows has no walls for students' code, so nothing is graded here: use WSL 2, or"
            " Linux."
        )
    missing = missing_protections()
    if missing and not options.weak:
        sys.exit(
            "This system cannot keep a student's code to these rules:"
            f" {'; '.join(missing.values())}."
        )
    if sys.version_info[:2] != PYTHON:
        said = ".".join(map(str, PYTHON))
        print(
            f"WARNING: students were told Python {said}, and this is {platform.python_version()}."
        )
    if secret.secret() == secret.PUBLIC:
        print(
            "WARNING: no secret is set, so that everybody can compute the hidden cases. See the"
            " guide."
        )
    return sorted(sandbox.PROTECTIONS.keys() - missing.keys())


def grade(options):
    """Grade what came in and write tables and pages. One command at a time works on a folder of
    results.
    """
    came = Path(options.folder)
    out = Path(options.out)
    if not came.exists():
        sys.exit(f"there is no {came}")
    if came.is_dir() and out.resolve().is_relative_to(came.resolve()):
        sys.exit(
            f"{out} lies inside {came} and would be taken for what came in: choose another folder"
        )
    required = ready(options)
    with folder.alone(out):
        due = chosen(options.sheet)
        notebooks, lines = sorted_out(arriving.arrivals(came))
        work = partial(one, out, due, required)
        if options.jobs == 1:
            graded = [work(arrival) for arrival in notebooks]
        else:
            with ProcessPoolExecutor(options.jobs) as pool:
                graded = list(pool.map(work, notebooks))
        publish(
            out,
            list(zip([arrival.name for arrival in notebooks], graded, strict=True)),
            lines,
            options,
        )


def sorted_out(came):
    """Return the Arrivals that may be notebooks, and a line for each other file."""
    notebooks = []
    lines = []
    for arrival in came:
        content = arrival.content
        is_one = arrival.name.lower().endswith(NOTEBOOKS) or (content or b"").lstrip()[:1] == b"{"
        if is_one:
            notebooks.append(arrival)
        else:
            lines.append(f"not graded: {shown(arrival.name)}: {arrival.fault or 'no notebook'}")
    return notebooks, lines


def shown(name):
    """Return a name as one line of printable characters, different for different names."""
    line = one_line(name, length=200)
    return line if line == name else f"{line} #{folder.digest(name)}"


def one(out, due, required, arrival):
    """Return the Graded of one Arrival. It never raises."""
    name = shown(arrival.name)
    if arrival.content is None:
        return nothing(name, None, f"cannot be read: {arrival.fault}")
    try:
        sheet = due[0] if len(due) == 1 else extract.identify(arrival.content, due)
        return results.produce(out, name, sheet, arrival.content, required)
    except arriving.Unreadable as fault:
        return nothing(name, None, f"cannot be read: {fault}")
    except Exception as fault:
        return nothing(name, None, attention(fault), FAILED)


def publish(out, pairs, lines, options):
    """Merge the marks given by hand, and write tables and pages."""
    every = sheets()
    path = out / "marks.csv"
    marked, more = marks.read(path, [graded for _, graded in pairs], every)
    marks.add_missing(path, [graded for _, graded in pairs])
    pairs = [(name, marks.apply(marked, graded)) for name, graded in pairs]
    found = [graded for _, graded in pairs]
    rows = [(g.file, g.sheet, round(g.total, 2), g.most, "; ".join(g.all_flags)) for g in found]
    table.write(out / "grades.csv", GRADES, rows)
    rows = [
        (
            graded.file,
            graded.sheet,
            row.exercise,
            given(row.points),
            row.of,
            "; ".join(row.messages),
        )
        for graded in found
        for row in graded.rows
    ]
    table.write(out / "exercises.csv", EXERCISES, rows)
    feedback.write_all(out, pairs, every, [*lines, *more])
    if len(found) == 1:
        feedback.write_results(out, found[0], options.platform)
    print("\n".join([*lines, *more, str(out / "grades.csv"), str(out / "index.html")]))


def given(points):
    """Return points for a table: nothing where there are none yet."""
    return "" if points is None else points


def parser():
    """Return what reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m course.grader", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    each = commands.add_parser("grade", help="grade a folder or an archive of notebooks")
    each.add_argument("folder", help="what came in: a folder, an archive or one notebook")
    each.add_argument("out", help="the folder of results")
    each.add_argument(
        "--sheet", action="append", default=[], help="all notebooks are of this sheet"
    )
    each.add_argument("--platform", choices=["gradescope", "prairielearn"], default="gradescope")
    each.add_argument(
        "--weak", action="store_true", help="grade although this system lacks a protection"
    )
    each.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    for name, words in (
        ("release", "sheets without answers"),
        ("solutions", "sheets with model answers"),
    ):
        each = commands.add_parser(name, help=f"write {words}")
        each.add_argument("sheets", nargs="*", help="all, if none is named")
    each = commands.add_parser("students", help="make the archive that students get")
    each.add_argument(
        "--book", default="", help="where students read the book, such as https://..."
    )
    return parser


def main(arguments=None):
    """Run one command, or stop with what is wrong about the input."""
    options = parser().parse_args(arguments)
    try:
        (grade if options.command == "grade" else hand_out)(options)
    except ValueError as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
