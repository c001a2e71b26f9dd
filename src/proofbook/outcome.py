"""What a prover answers. Each class says how the answer is called in a record."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Outcome:
    """An answer, by which method it was found, and about which domain."""

    verdict: ClassVar[str]
    method: str
    domain: str


@dataclass(frozen=True)
class Proved(Outcome):
    """The claim holds on all of its domain."""

    verdict = "proved"


@dataclass(frozen=True)
class ProvedForCases(Proved):
    """The claim holds in each of finitely many cases."""

    verdict = "proved for these cases"


@dataclass(frozen=True)
class Consistent(Outcome):
    """No violation was found. This is not a proof. `closest` is the case with the smallest margin."""

    verdict = "consistent"
    closest: dict


@dataclass(frozen=True)
class Refuted(Outcome):
    """The claim fails at the witness, a dict that a reader can check by hand."""

    verdict = "refuted"
    witness: dict


@dataclass(frozen=True)
class Unknown(Outcome):
    """The prover cannot tell, and says why."""

    verdict = "undecided"
    why: str
