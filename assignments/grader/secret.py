"""The seeds of hidden instances. They derive from a secret that the instructor keeps, for this repository is public."""

import hashlib
import hmac
import os
from pathlib import Path

VARIABLE = "COURSE_SECRET"
FILE = Path(__file__).resolve().parent.parent / "secret.txt"
PUBLIC = "no secret"


def secret():
    """Return the variable COURSE_SECRET of the environment, else the file assignments/secret.txt, else PUBLIC."""
    from_file = FILE.read_text(encoding="utf-8").strip() if FILE.exists() else ""
    return os.environ.get(VARIABLE) or from_file or PUBLIC


def is_public():
    """Tell whether nobody chose a secret, so that anybody can compute the hidden cases."""
    return secret() == PUBLIC


def hidden_seed(*labels):
    """Return a seed, an integer of at least 0, for the labels (sheet, exercise, number ...) and the secret.

    >>> hidden_seed("game", "legal", 1) == hidden_seed("game", "legal", 1) != hidden_seed("game", "legal", 2)
    True
    """
    return int.from_bytes(digest("seed", *labels)[:8]) >> 1


def pseudonym(student):
    """Return the name of a student on the leaderboard, which only the student's own feedback page gives away.

    >>> pseudonym("ann") == pseudonym("ann") != pseudonym("bob")
    True
    """
    return f"player {digest('pseudonym', student).hex()[:6]}"


def digest(*labels):
    """Return 32 bytes that nobody can foresee without the secret."""
    return hmac.new(secret().encode(), repr(labels).encode(), hashlib.sha256).digest()
