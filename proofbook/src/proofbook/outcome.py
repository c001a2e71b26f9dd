"""What a prover answers. Each class says how the answer is called in a record."""

from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(frozen=True)
class Outcome:
    """An answer, by which method it was found, and about which domain."""

    verdict: ClassVar[str]
    method: str
    domain: str


@dataclass(frozen=True)
class Proved(Outcome):
    """The claim holds on all of its domain. `point` is a point of that domain,
    which is therefore not empty.

    `effort` holds options with which the prover tries no more than it needed for this proof.
    """

    verdict = "proved"
    point: dict = field(default_factory=dict)
    effort: dict = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class ProvedForCases(Outcome):
    """The claim holds in each of finitely many cases. This is no proof on a whole domain.

    `values` says how many cases are different, how many pairs of values were compared, and a digest
    of all pairs.
    """

    verdict = "proved for these cases"
    values: dict = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Consistent(Outcome):
    """No violation was found. This is not a proof. `closest` is the case with the smallest
    margin.
    """

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
