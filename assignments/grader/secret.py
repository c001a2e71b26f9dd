"""Seeds of hidden cases and of students' own numbers, from a secret of the instructor: this repository is public."""

import hashlib
import hmac
import os
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

VARIABLE = "COURSE_SECRET"
FILE = Path(__file__).resolve().parent.parent / "secret.txt"
PUBLIC = "no secret"
WHO = ContextVar("who", default=("", 1))  # the student whose sheet is made or graded now, and the number of the attempt


def secret():
    """Return the variable COURSE_SECRET of the environment, else the file assignments/secret.txt, else PUBLIC."""
    from_file = FILE.read_text(encoding="utf-8").strip() if FILE.exists() else ""
    return os.environ.get(VARIABLE, "").strip() or from_file or PUBLIC


@contextmanager
def grading(student, attempt=1):
    """Let what runs inside be for a student, and for that attempt at a sheet."""
    before = WHO.set((student, attempt))
    try:
        yield
    finally:
        WHO.reset(before)


def hidden_seed(*labels):
    """Return a seed, an integer of at least 0, for labels (sheet, exercise, number ...), attempt and secret.

    >>> hidden_seed("game", "legal", 1) == hidden_seed("game", "legal", 1) != hidden_seed("game", "legal", 2)
    True
    >>> with grading("ann", attempt=2):
    ...     hidden_seed("game", "legal", 1) == hidden_seed("game", "legal", 2)
    False
    """
    attempt = WHO.get()[1]
    return int.from_bytes(digest("seed", *labels, *["attempt", attempt] * (attempt > 1))[:8]) >> 1


def pseudonym(student):
    """Return the name of a student on the leaderboard, which only the student's own feedback page gives away."""
    return f"player {digest('pseudonym', student).hex()[:8]}"


def digest(*labels):
    """Return 32 bytes that nobody can foresee without the secret."""
    return hmac.new(secret().encode("utf-8", "surrogateescape"), repr(labels).encode(), hashlib.sha256).digest()
