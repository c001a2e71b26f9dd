"""Grade a folder of submissions. Nothing that a student hands in can stop the grading of the others."""

import signal
from contextlib import contextmanager
from dataclasses import dataclass, field

from assignments.grader import folder
from assignments.grader.exercise import Score
from assignments.grader.extract import Unreadable, extract
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.student import Limits, Student, StudentFault, one_line

ATTENTION = "the grader could not judge this; the instructor will look at it"
PATIENCE = 60  # seconds that the grader itself may take for one exercise, besides the student's time


@dataclass(frozen=True)
class Row:
    """State what one exercise earned.

    Parameters
    ----------
    student, sheet, exercise : whose, and which.
    points : what it earned, or None for a proof that is not marked yet.
    of : the most that it can earn.
    messages : for the student.
    score : a Score for the leaderboard, or None.
    """

    student: str
    sheet: str
    exercise: str
    points: float | None
    of: float
    messages: tuple[str, ...] = ()
    score: Score | None = None


@dataclass(frozen=True)
class Graded:
    """Hold what one student earned on one sheet.

    Parameters
    ----------
    student, sheet : whose, and which (a name, a Sheet).
    rows : one Row an exercise, proofs last.
    status : what the instructor should see at once, or "".
    notes : about the notebook as a whole.
    proofs : the text of each proof that was written.
    """

    student: str
    sheet: object
    rows: list[Row]
    status: str
    notes: list[str] = field(default_factory=list)
    proofs: dict[str, str] = field(default_factory=dict)


def missing_protections():
    """Return what this system cannot keep a student's code from, as sentences about what should hold."""
    with Student([]) as student:
        student.start()
        return [sentence for name, sentence in PROTECTIONS.items() if name not in student.active]


def grade(student, sheet, marks, hidden, limits=None):
    """Grade one sheet of one student.

    Parameters
    ----------
    student : the student's folder.
    sheet : the Sheet.
    marks : hand-given marks, as `marks.read` returns them.
    hidden : folders that the student's code must not read.
    limits : what the code may use for one exercise.

    Returns
    -------
    A Graded. It never raises because of what was handed in.
    """
    name = folder.shown(student)
    try:
        path = folder.find(student, sheet)
        submission = extract(path, sheet) if path else None
    except Unreadable as fault:
        return nothing(name, sheet, f"cannot be read: {fault}")
    if submission is None:
        return nothing(name, sheet, "not handed in")
    faults = loading_faults(submission, hidden, limits)
    rows = [
        Row(name, sheet.name, exercise.name, 0, exercise.points, faults)
        if faults
        else scored(name, sheet, exercise, submission, hidden, limits)
        for exercise in sheet.exercises
    ]
    rows += [marked(name, sheet, proof, submission, marks) for proof in sheet.proofs]
    status = "proof to mark" if any(row.points is None for row in rows) else ""
    return Graded(name, sheet, rows, status, submission.notes, submission.proofs)


def nothing(name, sheet, status):
    """Return what a student earned who handed in nothing that can be read."""
    exercises = (*sheet.exercises, *sheet.proofs)
    return Graded(
        name, sheet, [Row(name, sheet.name, part.name, 0, part.points, (status,)) for part in exercises], status
    )


def loading_faults(submission, hidden, limits):
    """Return what is said of every exercise if the cells as a whole cannot be run, else ()."""
    try:
        with Student(submission.cells, limits, hidden) as student:
            student.start()
    except StudentFault as fault:
        return (str(fault),)
    return ()


def scored(name, sheet, exercise, submission, hidden, limits):
    """Return the row of an exercise that the grader scores by itself."""
    limits, score = limits or Limits(), None
    try:
        with Student(submission.cells, limits, hidden) as student, deadline(limits.total + PATIENCE):
            result = exercise.grade(student)
        points, messages, score = min(result.points, exercise.points), result.messages, result.score
    except StudentFault as fault:
        points, messages = 0, (str(fault),)
    except Exception as fault:  # the grader's own code met data that it did not expect
        points, messages = 0, (f"{ATTENTION} ({type(fault).__name__}: {fault})",)
    return Row(name, sheet.name, exercise.name, points, exercise.points, tuple(map(one_line, messages)), score)


def marked(name, sheet, proof, submission, marks):
    """Return the row of an exercise that is marked by hand."""
    points, comment = marks.get((name, sheet.name, proof.name), (None, ""))
    if proof.name not in submission.proofs:
        points, comment = 0, "nothing was written"
    elif points is None:
        comment = "not marked yet"
    return Row(name, sheet.name, proof.name, points, proof.points, (comment,) * bool(comment))


@contextmanager
def deadline(seconds):
    """Raise TimeoutError in what runs inside if it takes longer."""

    def ring(number, frame):
        raise TimeoutError(f"no result in {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
