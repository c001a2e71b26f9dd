"""What a prover answers. Each class says how the answer is called in a record."""

from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(frozen=True)
class Proved:
    """The claim holds on all of its domain. `point` is a point of that domain, which is therefore not empty."""

    verdict: ClassVar[str] = "proved"
    method: str
    domain: str
    point: dict = field(default_factory=dict)


@dataclass(frozen=True)
class ProvedForCases:
    """The claim holds in each of finitely many cases. This is no proof on a whole domain."""

    verdict: ClassVar[str] = "proved for these cases"
    method: str
    domain: str


@dataclass(frozen=True)
class Consistent:
    """No violation was found. This is not a proof. `closest` is the case with the smallest margin."""

    verdict: ClassVar[str] = "consistent"
    method: str
    domain: str
    closest: dict


@dataclass(frozen=True)
class Refuted:
    """The claim fails at the witness, a dict that a reader can check by hand."""

    verdict: ClassVar[str] = "refuted"
    method: str
    domain: str
    witness: dict


@dataclass(frozen=True)
class Unknown:
    """The prover cannot tell, and says why."""

    verdict: ClassVar[str] = "undecided"
    method: str
    domain: str
    why: str
