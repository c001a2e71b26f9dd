"""Grade what one student handed in for one sheet. Nothing in it can stop the grading of the others."""

import hashlib
import signal
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from assignments.grader.exercise import Score
from assignments.grader.extract import extract
from assignments.grader.folder import Unreadable
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.student import Limits, Student, StudentFault, Unprotected, one_line

ATTENTION = "the grader could not judge this; the instructor will look at it"
PATIENCE = 60  # seconds that the grader itself may take for one exercise, besides the student's time


@dataclass(frozen=True)
class Row:
    """What one exercise earned."""

    exercise: str
    points: float | None  # None: a proof that is not marked yet
    of: float
    messages: tuple[str, ...] = ()  # for the student
    score: Score | None = None
    answer: str = ""  # stands for the text of a proof (see `fingerprint`)


@dataclass(frozen=True)
class Graded:
    """What one student earned on one sheet."""

    student: str
    sheet: str
    rows: tuple[Row, ...]  # proofs last
    flags: tuple[str, ...] = ()  # what the instructor should see at once
    notes: tuple[str, ...] = ()  # about the notebook as a whole, for the student
    proofs: dict[str, str] = field(default_factory=dict)  # the text of each proof that was written
    pictures: tuple[str, ...] = ()  # data URIs
    elsewhere: str = ""  # text in cells that the student added
    protections: tuple[str, ...] = ()  # under which the code ran; none if no code ran
    factor: float = 1.0  # what lateness leaves of the points

    @property
    def total(self):
        """The points given so far, after lateness."""
        return self.factor * sum(row.points or 0 for row in self.rows)

    @property
    def most(self):
        """The points that can be earned."""
        return sum(row.of for row in self.rows)

    def flagged(self, *flags):
        """Return the same with more flags, each once."""
        return replace(self, flags=tuple(dict.fromkeys((*self.flags, *flags))))


def missing_protections():
    """Return what this system cannot keep a student's code from, by name, with a sentence about what should hold."""
    with Student([]) as student:
        try:
            student.start()
        except Unprotected:
            return dict(PROTECTIONS)
        return {name: sentence for name, sentence in PROTECTIONS.items() if name not in student.active}


def grade(name, sheet, content, required=(), limits=None):
    """Return the Graded of a student's notebook for a Sheet; it never raises because of what was handed in.

    No code of the student runs without the `required` protections; `limits` are for one exercise.
    """
    try:
        submission = extract(content, sheet)
    except Unreadable as fault:
        return nothing(name, sheet, f"cannot be read: {fault}")
    except Exception as fault:
        return nothing(name, sheet, attention(fault), "look at it")
    notes, faults = asked(loading, submission, required, limits)
    rows = [
        Row(exercise.name, 0, exercise.points, faults) if faults else scored(exercise, submission, required, limits)
        for exercise in sheet.exercises
    ]
    rows += [unmarked(proof, submission) for proof in sheet.proofs]
    return Graded(
        name,
        sheet.name,
        tuple(rows),
        ("look at it",) * any(ATTENTION in message for row in rows for message in row.messages),
        (*submission.notes, *(f"skipped when your cells were run: {note}" for note in notes or ())),
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


def loading(student):
    """Run the cells. Return what the student should know about them."""
    student.start()
    return student.notes[:5]


def scored(exercise, submission, required, limits):
    """Return the row of an exercise that the grader scores by itself."""

    def row(student):
        result = exercise.grade(student)
        points, messages = min(result.points, exercise.points), tuple(map(one_line, result.messages))
        return Row(exercise.name, points, exercise.points, messages, result.score)

    earned, faults = asked(row, submission, required, limits)
    return earned or Row(exercise.name, 0, exercise.points, tuple(map(one_line, faults)))


def asked(question, submission, required, limits):
    """Return what a function of the Student returns, and no faults; or None, and what went wrong."""
    limits = limits or Limits()
    try:
        with Student(submission.cells, limits, required) as student, deadline(limits.total + PATIENCE):
            return question(student), ()
    except StudentFault as fault:
        return None, (str(fault),)
    except Exception as fault:  # the grader's own, which met data that it did not expect, or the system's
        return None, (attention(fault),)


def unmarked(proof, submission):
    """Return the row of an exercise that is marked by hand, before it is."""
    written = proof.name in submission.proofs
    if not (written or submission.elsewhere or submission.pictures):
        return Row(proof.name, 0, proof.points, ("nothing was written",))
    moved = "" if written else "; nothing stands in its cell, but you wrote into cells of your own"
    return Row(proof.name, None, proof.points, (f"not marked yet{moved}",), answer=fingerprint(submission, proof.name))


def fingerprint(submission, name):
    """Return letters and digits that differ for different texts and pictures of a proof."""
    parts = (submission.proofs.get(name, ""), submission.elsewhere, *submission.pictures)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:8]


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
