"""Seeds of hidden cases and of a class's own numbers, from a secret of the instructor:
this repository is public.
"""

import hashlib
import hmac
import os
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

VARIABLE = "COURSE_SECRET"
FILE = Path(__file__).resolve().parent.parent / "secret.txt"
PUBLIC = "no secret"
WHAT = ContextVar("what", default="")  # stands for the notebook that is graded now


def secret():
    """Return the variable COURSE_SECRET of the environment, else the file course/secret.txt,
    else PUBLIC.
    """
    from_file = FILE.read_text(encoding="utf-8").strip() if FILE.exists() else ""
    return os.environ.get(VARIABLE, "").strip() or from_file or PUBLIC


@contextmanager
def grading(content):
    """Let what runs inside be for one notebook, given its bytes:
    another notebook meets other hidden cases.

    So nothing that a page of feedback gives away helps whoever hands in again, and nobody has to
    count attempts.
    """
    before = WHAT.set(hashlib.sha256(content).hexdigest())
    try:
        yield
    finally:
        WHAT.reset(before)


def hidden_seed(*labels):
    """Return a seed, an integer of at least 0, for labels (sheet, exercise, number ...),
    notebook and secret.

    >>> hidden_seed("game", "legal", 1) == hidden_seed("game", "legal", 1) != hidden_seed(
    ...     "game", "legal", 2
    ... )
    True
    >>> with grading(b"a notebook"):
    ...     hidden_seed("game", "legal", 1) == hidden_seed("game", "legal", 2)
    False
    """
    return int.from_bytes(digest("seed", *labels, *filter(None, [WHAT.get()]))[:8]) >> 1


def digest(*labels):
    """Return 32 bytes that nobody can foresee without the secret."""
    return hmac.new(
        secret().encode("utf-8", "surrogateescape"), repr(labels).encode(), hashlib.sha256
    ).digest()
