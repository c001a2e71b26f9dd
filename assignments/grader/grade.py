"""Grade what one student handed in for one sheet. Nothing in it can stop the grading of the others."""

import hashlib
import signal
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from assignments.grader import folder
from assignments.grader.exercise import Score
from assignments.grader.extract import Submission, Unreadable, extract, read_bytes
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.student import Limits, Student, StudentFault, Unprotected, one_line

ATTENTION = "the grader could not judge this; the instructor will look at it"
PATIENCE = 60  # seconds that the grader itself may take for one exercise, besides the student's time


@dataclass(frozen=True)
class Row:
    """State what one exercise earned.

    Parameters
    ----------
    exercise : its name.
    points : what it earned, or None for a proof that is not marked yet.
    of : the most that it can earn.
    messages : for the student.
    score : a Score for the leaderboard, or None.
    answer : what stands for the text of a proof (see `fingerprint`), or "".
    """

    exercise: str
    points: float | None
    of: float
    messages: tuple[str, ...] = ()
    score: Score | None = None
    answer: str = ""


@dataclass(frozen=True)
class Graded:
    """Hold what one student earned on one sheet.

    Parameters
    ----------
    student, sheet : names.
    rows : one Row an exercise, proofs last.
    flags : what the instructor should see at once.
    notes : about the notebook as a whole, for the student.
    proofs : the text of each proof that was written.
    pictures : the pictures in the proofs, as data URIs.
    elsewhere : text in cells that the student added.
    protections : names of those under which the code ran; none if no code ran.
    factor : what lateness leaves of the points.
    """

    student: str
    sheet: str
    rows: tuple[Row, ...]
    flags: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    proofs: dict[str, str] = field(default_factory=dict)
    pictures: tuple[str, ...] = ()
    elsewhere: str = ""
    protections: tuple[str, ...] = ()
    factor: float = 1.0


def missing_protections():
    """Return what this system cannot keep a student's code from, by name, with a sentence about what should hold."""
    with Student([]) as student:
        try:
            student.start()
        except Unprotected:
            return dict(PROTECTIONS)
        return {name: sentence for name, sentence in PROTECTIONS.items() if name not in student.active}


def grade(student, sheet, required=(), limits=None):
    """Grade one sheet of one student.

    Parameters
    ----------
    student : the student's folder.
    sheet : the Sheet.
    required : the protections without which no code of the student runs.
    limits : what the code may use for one exercise.

    Returns
    -------
    A Graded. It never raises because of what was handed in.
    """
    name = folder.shown(student)
    try:
        path = folder.find(student, sheet)
        submission = extract(read_bytes(path), sheet) if path else None
    except Unreadable as fault:
        return nothing(name, sheet, f"cannot be read: {fault}")
    except Exception as fault:
        return nothing(name, sheet, attention(fault), "look at it")
    if submission is None:
        return nothing(name, sheet, "not handed in")
    return graded(name, sheet, submission, required, limits)


def graded(name, sheet, submission, required, limits):
    """Grade what could be read."""
    faults, notes = loading(submission, required, limits)
    rows = [
        Row(exercise.name, 0, exercise.points, faults) if faults else scored(exercise, submission, required, limits)
        for exercise in sheet.exercises
    ]
    rows += [unmarked(proof, submission) for proof in sheet.proofs]
    unclear = any(ATTENTION in message for row in rows for message in row.messages)
    return Graded(
        name,
        sheet.name,
        tuple(rows),
        ("look at it",) * unclear,
        (*submission.notes, *notes),
        submission.proofs,
        tuple(submission.pictures),
        submission.elsewhere,
        tuple(sorted(required)),
    )


def nothing(name, sheet, status, flag=None):
    """Return what a student earned who handed in nothing that can be read."""
    rows = [Row(part.name, 0, part.points, (status,)) for part in (*sheet.exercises, *sheet.proofs)]
    return Graded(name, sheet.name, tuple(rows), (flag or status,))


def attention(fault):
    """Return the message about a fault of the grader's own."""
    return one_line(f"{ATTENTION} ({type(fault).__name__}: {fault})")


def loading(submission, required, limits):
    """Run the cells once. Return what is said of every exercise if that fails, and what the student should know."""
    try:
        with Student(submission.cells, limits, required) as student:
            student.start()
            return (), [f"skipped when your cells were run: {note}" for note in student.notes[:5]]
    except StudentFault as fault:
        return (str(fault),), []
    except Exception as fault:  # the grader's own, or the system's
        return (attention(fault),), []


def scored(exercise, submission, required, limits):
    """Return the row of an exercise that the grader scores by itself."""
    limits, score = limits or Limits(), None
    try:
        with Student(submission.cells, limits, required) as student, deadline(limits.total + PATIENCE):
            result = exercise.grade(student)
        points, messages, score = min(result.points, exercise.points), result.messages, result.score
    except StudentFault as fault:
        points, messages = 0, (str(fault),)
    except Exception as fault:  # the grader's own code met data that it did not expect
        points, messages = 0, (attention(fault),)
    return Row(exercise.name, points, exercise.points, tuple(map(one_line, messages)), score)


def unmarked(proof, submission):
    """Return the row of an exercise that is marked by hand, before it is."""
    text = submission.proofs.get(proof.name, "")
    if not (text or proof.name in submission.proofs or submission.elsewhere or submission.pictures):
        return Row(proof.name, 0, proof.points, ("nothing was written",))
    message = "not marked yet"
    if proof.name not in submission.proofs:
        message += "; nothing stands in its cell, but you wrote into cells of your own"
    return Row(proof.name, None, proof.points, (message,), answer=fingerprint(submission, proof.name))


def fingerprint(submission: Submission, name):
    """Return letters and digits that differ for different texts and pictures of a proof."""
    parts = (submission.proofs.get(name, ""), submission.elsewhere, *submission.pictures)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:8]


def total(result):
    """Return the points given so far, after lateness, and those that can be earned."""
    return result.factor * sum(row.points or 0 for row in result.rows), sum(row.of for row in result.rows)


def with_flag(result, *flags):
    """Return a Graded with more flags, each once."""
    return replace(result, flags=tuple(dict.fromkeys((*result.flags, *flags))))


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
