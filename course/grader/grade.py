"""Grade one notebook for one sheet. Nothing in it can stop the grading of the others."""

import hashlib
import signal
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from course.grader.arriving import Unreadable
from course.grader.exercise import Score
from course.grader.extract import Seen, extract
from course.grader.sandbox import PROTECTIONS
from course.grader.student import Limits, Student, StudentFault, Unprotected, one_line

FAILED = "the grader failed on this"  # the instructor's flags
BUSY = "ran into the wall clock: grade again when the computer is less busy"
TO_MARK = "proof to mark"
CHANGED = "changed since it was marked"
# seconds that the grader itself may take for one exercise, besides the student's time
PATIENCE = 60


@dataclass(frozen=True)
class Row:
    """What one exercise earned.

    Parameters
    ----------
    exercise : its name.
    points : None for a proof that is not marked yet, and for what the grader could not judge.
    of : the most that it can earn.
    messages : for the student, in part written by the student's code; nothing is decided from them.
    score : for the leaderboard, or None.
    answer : stands for the text of a proof (see `fingerprint`).
    flags : for the instructor, set by the grader alone.
    """

    exercise: str
    points: float | None
    of: float
    messages: tuple[str, ...] = ()
    score: Score | None = None
    answer: str = ""
    flags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Graded:
    """What one notebook earned on one sheet.

    Parameters
    ----------
    file : the name under which it came.
    sheet : the name of the sheet, or "" for what is no notebook of any.
    rows : proofs last.
    flags : what the instructor should see at once, besides those of the rows.
    notes : about the notebook as a whole, for the student.
    proofs : the text of each proof that was written.
    pictures : data URIs.
    elsewhere : text that stands in no cell of a proof.
    seen : what became of each cell.
    protections : under which the code ran; none if no code ran.
    """

    file: str
    sheet: str
    rows: tuple[Row, ...]
    flags: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    proofs: dict[str, str] = field(default_factory=dict)
    pictures: tuple[str, ...] = ()
    elsewhere: str = ""
    seen: tuple[Seen, ...] = ()
    protections: tuple[str, ...] = ()

    @property
    def total(self):
        """The points given so far."""
        return sum(row.points or 0 for row in self.rows)

    @property
    def most(self):
        """The points that can be earned."""
        return sum(row.of for row in self.rows)

    @property
    def all_flags(self):
        """The flags of the notebook and of its rows, each once."""
        return tuple(
            dict.fromkeys((*self.flags, *(flag for row in self.rows for flag in row.flags)))
        )

    @property
    def is_final(self):
        """Whether grading it again would give the same:
        not if the grader failed or the system was too busy.
        """
        return not {FAILED, BUSY} & {*self.all_flags}


def missing_protections():
    """Return what this system cannot keep a student's code from, by name,
    with a sentence about what should hold.
    """
    with Student([]) as student:
        try:
            student.start()
        except Unprotected:
            return dict(PROTECTIONS)
        return {
            name: sentence for name, sentence in PROTECTIONS.items() if name not in student.active
        }


def grade(file, sheet, content, required=(), limits=None):
    """Return the Graded of a notebook for a Sheet; it never raises because of what was handed in.

    No code of the student runs without the `required` protections; `limits` are for one exercise.
    """
    try:
        submission = extract(content, sheet)
    except Unreadable as fault:
        return nothing(file, sheet, f"cannot be read: {fault}")
    except Exception as fault:
        return nothing(file, sheet, attention(fault), FAILED)
    notes, faults, flags = asked(loading, submission, required, limits)
    rows = []
    for exercise in sheet.exercises:
        if faults:
            points = None if flags else 0
            rows.append(Row(exercise.name, points, exercise.points, faults, flags=flags))
        else:
            rows.append(scored(exercise, submission, required, limits))
    rows += [unmarked(proof, submission) for proof in sheet.proofs]
    skipped = [f"skipped when your cells were run: {note}" for note in notes or ()]
    return Graded(
        file,
        sheet.name,
        tuple(rows),
        notes=(*submission.notes, *skipped),
        proofs=submission.proofs,
        pictures=tuple(submission.pictures),
        elsewhere=submission.elsewhere,
        seen=tuple(submission.seen),
        protections=tuple(sorted(required)),
    )


def nothing(file, sheet, status, *flags):
    """Return what a file earned that cannot be graded."""
    parts = (*sheet.exercises, *sheet.proofs) if sheet else ()
    rows = tuple(Row(part.name, 0, part.points, (status,)) for part in parts)
    return Graded(file, sheet.name if sheet else "", rows, flags or (status,), (status,))


def attention(fault):
    """Return the message about a fault of the grader's own."""
    return one_line(
        f"the grader could not judge this; the instructor will look at it ({type(fault).__name__}:"
        f" {fault})"
    )


def loading(student):
    """Run the cells. Return what the student should know about them."""
    student.start()
    return student.notes[:5]


def scored(exercise, submission, required, limits):
    """Return the row of an exercise that the grader scores by itself."""
    result, faults, flags = asked(exercise.grade, submission, required, limits)
    if result is None:
        points = None if flags else 0
        return Row(
            exercise.name, points, exercise.points, tuple(map(one_line, faults)), flags=flags
        )
    points = min(result.points, exercise.points)
    messages = tuple(map(one_line, result.messages))
    if flags and points < exercise.points:  # perhaps not the student's fault, so no verdict
        messages = (*messages, f"the computer may have been busy; {points:g} points at this try")
        return Row(exercise.name, None, exercise.points, messages, flags=flags)
    return Row(exercise.name, points, exercise.points, messages, result.score)


def asked(question, submission, required, limits):
    """Return what a function of the Student returns, and no faults; or None,
    and what went wrong; and flags.
    """
    limits = limits or Limits()
    longest = limits.total * limits.patience + PATIENCE
    student = Student(submission.cells, limits, required)
    try:
        with student, deadline(longest):
            return question(student), (), (BUSY,) * student.stopped_by_wall
    except StudentFault as fault:
        return None, (str(fault),), (BUSY,) * student.stopped_by_wall
    except (
        Exception
    ) as fault:  # the grader's own, which met data that it did not expect, or the system's
        return None, (attention(fault),), (FAILED,)


def unmarked(proof, submission):
    """Return the row of an exercise that is marked by hand, before it is."""
    written = proof.name in submission.proofs
    if not (written or submission.elsewhere or submission.pictures):
        return Row(proof.name, 0, proof.points, ("nothing was written",))
    moved = "" if written else "; nothing stands in its cell, but text or pictures do elsewhere"
    mark = fingerprint(submission, proof.name)
    return Row(
        proof.name, None, proof.points, (f"not marked yet{moved}",), answer=mark, flags=(TO_MARK,)
    )


def fingerprint(submission, name):
    """Return letters and digits that differ for different texts and pictures of a proof.

    A letter comes first, and none of them is `e`: a spreadsheet takes 13913e33 for a number.
    """
    parts = (submission.proofs.get(name, ""), submission.elsewhere, *submission.pictures)
    found = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:9]
    return "a" + found.replace("e", "g")


def marked(row, points, comment, answer):
    """Return a row with what was given by hand, unless it is for another text."""
    if answer and row.answer and answer != row.answer:
        return replace(
            row,
            points=None,
            messages=("handed in again after it was marked",),
            flags=(CHANGED, TO_MARK),
        )
    said = (comment,) if comment else ()
    if not row.answer:  # the grader gave something already
        said = (*(said or ("points given by hand",)), *row.messages)
    return replace(row, points=points, messages=said, flags=())


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
