"""The class: from a learning platform into the folder of submissions, and the totals back. Each refusal is a line.

Two tables in `<submissions>/.course`, out of students' reach, say who is in it and when each of them handed in.
"""

import re

from assignments.grader import arrivals, folder, table
from assignments.grader.arrivals import Refused

ROSTER = ("student", "platform", "id", "name")
DELIVERIES = ("student", "sheet", "received", "due", "late", "file")


def place(submissions, name):
    """Return where a table lies."""
    return submissions / ".course" / f"{name}.csv"


def read(submissions):
    """Return the class, {(platform, id): (name of the folder, name of the student)}."""
    rows = table.read(place(submissions, "roster"), ROSTER)
    return {(platform, id): (student, name) for student, platform, id, name in rows}


def write(submissions, known):
    """Write the class."""
    rows = sorted((student, platform, id, name) for (platform, id), (student, name) in known.items())
    table.write(place(submissions, "roster"), ROSTER, rows)


def deliveries(submissions):
    """Return what was handed in through a platform, {(student, sheet): row as in DELIVERIES}."""
    return {tuple(row[:2]): row for row in table.read(place(submissions, "deliveries"), DELIVERIES)}


def folder_of(known, person):
    """Return the name of a student's folder: the one that they have, or a new one, which nobody else has."""
    key = (person.platform, person.id)
    if key in known:
        return known[key][0]
    end = person.id if person.id.isdigit() else folder.digest(person.id)[:6]
    student = f"{folder.slug(person.name) or 'student'}-{end}"
    while student in {student for student, _ in known.values()}:
        student = f"{student}-{folder.digest(student)}"
    return student


def enroll(submissions, people):
    """Put people into the class, each of whom has a folder then, and return the class."""
    known = read(submissions)
    for person in people:
        known[person.platform, person.id] = (folder_of(known, person), person.name)
    write(submissions, known)
    return known


def take(found, people, submissions, sheet, replace=True, lines=()):
    """Put Arrivals into the folder of submissions, one a student, for one sheet, and return lines about what happened:
    everything that was not taken is named, with the reason.

    `people` are those of a report, or None. With `replace` a notebook that is there already gives way; it is kept in
    .course/replaced. `lines` are what is to be said already.
    """
    known, taken, lines = enroll(submissions, (people or {}).values()), deliveries(submissions), [*lines]
    files, count = {}, 0
    for arrival in found:
        own = arrival if people is None else arrival.identified(people)
        if arrival.person.platform == "moodle" and people is None:
            lines.append(f"not taken: {arrival.shown}: Moodle's numbers change; REPORT=... names its grading worksheet")
        elif own is None:
            lines.append(f"not taken: {arrival.shown}: nobody in the report has the number {arrival.person.id}")
        else:
            files.setdefault((own.person.platform, own.person.id), []).append(own)
    try:
        for key, choices in sorted(files.items()):
            *others, arrival = sorted(choices, key=lambda choice: rank(choice, sheet))
            person, student = arrival.person, folder_of(known, arrival.person)
            known[key] = (student, person.name)
            lines += [f"{student}: not taken: {o.shown}, since {arrival.file!r} was" for o in reversed(others)]
            try:
                lines += store(arrival, submissions / student / sheet.name / sheet.notebook.name, sheet, replace)
            except (Refused, OSError) as fault:
                lines.append(f"{student}: not taken: {arrival.shown}: {fault}")
                continue
            times = [time.isoformat() if time else "" for time in (person.received, person.due)]
            taken[student, sheet.name] = [student, sheet.name, *times, "late" * arrival.late, arrival.file]
            count += 1
    finally:
        write(submissions, known)
        table.write(place(submissions, "deliveries"), DELIVERIES, sorted(taken.values()))
    said = [p.name for p in (people or {}).values() if p.received and (p.platform, p.id) not in files]
    lines += [f"{name}: the report says that they handed in, and nothing of theirs is here" for name in sorted(said)]
    return [*lines, f"{count} notebooks for {sheet.name}; {len(lines)} remarks above"]


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
    if before != content:
        if not replace:
            raise Refused("the policy allows no resubmission, and what was handed in first is kept")
        kept = place(path.parents[2], "roster").parent / "replaced" / steps[0].name
        folder.write(kept / f"{folder.digest(before)}.ipynb", before)
    folder.write(path, content)
    return [] if named else [f"{steps[0].name}: {arrival.file!r} was taken for {path.name}"]


def unpack(archive, submissions, sheet, replace=True, report=None, zone=None):
    """Take over an archive, with what a report says. Return the lines; raise ValueError if it cannot be read at all."""
    found, lines = arrivals.in_archive(archive)
    return take(found, report and arrivals.report(report, zone), submissions, sheet, replace, lines)


def exports(totals, sheets, most, known):
    """Return the tables that platforms import, {file name: (header, rows)}, given the points after lateness {student:
    {sheet: points}}, names of sheets, {sheet: the most that it can earn}, and the class."""
    who = {student: (platform, id, name) for (platform, id), (student, name) in known.items()}
    canvas, moodle = [], []
    for student, points in sorted(totals.items()):
        platform, id, name = who.get(student, ("", "", student))
        earned = [points.get(sheet, "") for sheet in sheets]
        canvas.append((name, id if platform != "moodle" else "", "", "", "", *earned))
        moodle.append((id, name, *earned, sum(points.values())))
    titles = [f"{sheet} (of {most[sheet]:g})" for sheet in sheets]
    return {
        "canvas.csv": (("Student", "ID", "SIS User ID", "SIS Login ID", "Section", *sheets), canvas),
        "moodle.csv": (("Email address", "Full name", *titles, "Total"), moodle),
    }
