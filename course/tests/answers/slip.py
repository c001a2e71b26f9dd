"""A wrong answer: the model answer of a sheet with a few words changed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Slip:
    """State a wrong answer and what it deserves.

    Parameters
    ----------
    exercise : the exercise that is graded.
    words : what is wrong, for the test report.
    cell : the cell of the model answer that is changed.
    changes : pairs (old, new); the old text must be there.
    points : what it deserves.
    says : pieces of the messages that help.
    """

    exercise: str
    words: str
    cell: str
    changes: tuple[tuple[str, str], ...]
    points: float
    says: tuple[str, ...]

    def apply(self, source):
        """Return the model answer with the slip."""
        for old, new in self.changes:
            assert old in source, f"{self.words}: the model answer has no {old!r}"
            source = source.replace(old, new)
        return source
