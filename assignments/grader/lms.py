"""From a learning platform into the folder of submissions, and the totals back. Each refusal is a line."""

import os
import re
import tempfile
from pathlib import Path

from assignments.grader import arrivals, folder, roster, table
from assignments.grader.arrivals import Refused


def take(found, people, submissions, sheet, replace=True, lines=()):
    """Put notebooks into the folder of submissions, one a student, for one sheet.

    Parameters
    ----------
    found : Arrivals.
    people : {number: Person} of a report, or None.
    submissions : the folder.
    sheet : the Sheet.
    replace : whether a notebook that is there already gives way. What gives way is kept in .course/replaced.
    lines : what is to be said already.

    Returns
    -------
    What happened, a list of lines: everything that was not taken is named, with the reason.
    """
    known, taken, lines = roster.with_people(submissions, people), roster.deliveries(submissions), [*lines]
    files, count = {}, 0
    for arrival in found:
        person = roster.identified(arrival, people)
        if arrival.platform == "moodle" and people is None:
            lines.append(f"not taken: {arrival.shown}: Moodle's numbers change; REPORT=... names its grading worksheet")
        elif person is None:
            lines.append(f"not taken: {arrival.shown}: nobody in the report has the number {arrival.id}")
        else:
            choices = files.setdefault((person.platform, person.id), [])
            choices.append((rank(arrival, sheet), len(choices), arrival, person))
    try:
        for key, choices in sorted(files.items()):
            (_, _, arrival, person), *others = sorted(choices, key=lambda choice: choice[:2], reverse=True)
            student = roster.folder_of(known, person)
            known[key] = (student, person.name)
            lines += [f"{student}: not taken: {other.shown}, since {arrival.file!r} was" for _, _, other, _ in others]
            try:
                lines += store(arrival, submissions / student / sheet.name / sheet.notebook.name, sheet, replace)
            except (Refused, OSError) as fault:
                lines.append(f"{student}: not taken: {arrival.shown}: {fault}")
                continue
            times = [time.isoformat() if time else "" for time in (person.received, person.due)]
            taken[student, sheet.name] = [student, sheet.name, *times, "late" * arrival.late, arrival.file]
            count += 1
    finally:
        roster.write(submissions, known)
        table.write(roster.place(submissions, "deliveries"), roster.DELIVERIES, sorted(taken.values()))
    said = [p.name for p in (people or {}).values() if p.received and (p.platform, p.id) not in files]
    lines += [f"{name}: the report says that they handed in, and nothing of theirs is here" for name in sorted(said)]
    return [*lines, f"{count} notebooks for {sheet.name}; {len(lines)} remarks above"]


def enroll(report, submissions, zone):
    """Put everybody of a report into the class, before anybody hands in."""
    roster.write(submissions, roster.with_people(submissions, roster.report(report, zone)))


def rank(arrival, sheet):
    """Return how good a choice a file is: named as it should be, perhaps with the number of a version; newest."""
    name = re.fullmatch(rf"{sheet.topic}[-_ ]?\(?(\d{{0,9}})\)?\.ipynb", arrival.file, re.IGNORECASE)
    return arrival.file.lower().endswith(".ipynb"), name is not None, arrival.version, int((name and name[1]) or 0)


def store(arrival, path, sheet, replace):
    """Write one notebook, whole or not at all. Return lines about it; raise Refused or OSError if it is not written."""
    proper, named, *_ = rank(arrival, sheet)
    if not proper:
        raise Refused("it is no notebook")
    content, steps = arrival.read(), (path.parents[1], path.parent, path)
    if any(step.is_symlink() for step in steps):
        raise Refused("a link is in the way")
    before = path.read_bytes() if path.is_file() else content
    if before != content and not replace:
        raise Refused("the policy allows no resubmission, and what was handed in first is kept")
    path.parent.mkdir(parents=True, exist_ok=True)
    if before != content:
        kept = roster.place(path.parents[2], "roster").parent / "replaced" / steps[0].name
        write(kept / f"{folder.digest(before)}.ipynb", before)
    write(path, content)
    return [] if named else [f"{steps[0].name}: {arrival.file!r} was taken for {path.name}"]


def write(path, content):
    """Write a file in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    os.replace(file.name, path)


def unpack(archive, submissions, sheet, replace=True, report=None, zone=None):
    """Take over an archive, with what a report says. Return the lines; raise ValueError if it cannot be read at all."""
    found, lines = arrivals.in_archive(Path(archive))
    people = roster.report(Path(report), zone) if report else None
    return take(found, people, submissions, sheet, replace, lines)


def exports(totals, sheets, most, known):
    """Return the tables that platforms import: {file name: (header, rows)}.

    Parameters
    ----------
    totals : {student: {sheet: points after lateness}}.
    sheets : names of the sheets.
    most : {sheet: the most that it can earn}.
    known : the class, as `roster.read` returns it.
    """
    who = {student: (platform, id, name) for (platform, id), (student, name) in known.items()}
    everybody = [(*who.get(student, ("", "", student)), points) for student, points in sorted(totals.items())]
    canvas = [
        (name, id if platform != "moodle" else "", "", "", "", *(points.get(sheet, "") for sheet in sheets))
        for platform, id, name, points in everybody
    ]
    moodle = [
        (id, name, *(points.get(sheet, "") for sheet in sheets), sum(points.values()))
        for _, id, name, points in everybody
    ]
    titles = [f"{sheet} (of {most[sheet]:g})" for sheet in sheets]
    return {
        "canvas.csv": (("Student", "ID", "SIS User ID", "SIS Login ID", "Section", *sheets), canvas),
        "moodle.csv": (("Email address", "Full name", *titles, "Total"), moodle),
    }
