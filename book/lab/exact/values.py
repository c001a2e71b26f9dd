"""Known minimax values: families of small games,
and the file in which their certified values are kept.
"""

import json
import lzma
import math
from dataclasses import astuple, dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path

from delay_scheduling.validation import require
from lab.exact import certificates, game_tree

FAMILIES = {
    "equal": lambda T, d: ((d,) * T,),
    "looks": lambda T, M: ((0,) * T,),
    "budget": game_tree.delays_within,
    "lost": game_tree.lost_rounds,
}


@dataclass(frozen=True, order=True)
class Shape:
    """Name a small game by a few numbers; K, C, regime,
    clairvoyant and preemptive are those of `game_tree.SmallGame`.

    Families: "equal" (all delays are `size`), "looks" (no delays, `size` rounds may be tracked in
    all), "budget" (the adversary chooses delays of sum at most `size`), "lost" (at most `size`
    rounds never get feedback, others at once).

    >>> Shape("equal", 4, 1, C=1).game.delays
    ((1, 1, 1, 1),)
    """

    family: str
    T: int
    size: int
    K: int = 2
    C: int | float = math.inf
    regime: str = "bandit"
    clairvoyant: bool = False
    preemptive: bool = False

    def __str__(self):
        rules = [name for name in ("clairvoyant", "preemptive") if getattr(self, name)]
        return ", ".join(
            map(str, (self.family, self.T, self.size, self.K, self.C, self.regime, *rules))
        )

    @property
    def game(self):
        """The game."""
        require(self.family in FAMILIES, "family", " or ".join(FAMILIES), self.family)
        delays = FAMILIES[self.family](self.T, self.size)
        looks = self.size if self.family == "looks" else math.inf
        return game_tree.SmallGame(delays, *astuple(self)[3:], looks=looks)


@dataclass(frozen=True)
class Known(certificates.Between):
    """Hold what is known of the minimax regret of a game: it is between two fractions,
    or equal to both.

    The certificate is text (`certificates.Certificate.stored`), or "" if it is too long to be kept.
    """

    low: Fraction
    high: Fraction
    certificate: str = ""

    def __str__(self):
        return str(self.low) if self.exact else f"{float(self.low):.6f}…"


def known(shape, longest=10**9):
    """Solve a game and return what is then known;
    certificates with more letters than `longest` are dropped.

    >>> print(known(Shape("equal", 4, 1, C=1)))
    5/4
    """
    found = certificates.certify(shape.game)
    return Known(found.low, found.high, found.stored if len(found.stored) <= longest else "")


class Table:
    """Hold the values of a file of `write`. Whoever asks for one gets what its certificate proves,
    evaluated again.
    """

    def __init__(self, file):
        self.stored = read(file)

    def certificate(self, shape):
        """Return the stored certificate of a game."""
        require(shape in self.stored, "shape", "a game of the file", shape)
        require(
            self.stored[shape].certificate != "", "shape", "a game whose certificate is kept", shape
        )
        return certificates.restored(shape.game, self.stored[shape].certificate)

    @cache  # noqa: B019, a page has one table
    def value(self, *numbers, **rules):
        """Return the minimax regret of a game, a fraction. Parameters as `Shape`."""
        return self.certificate(Shape(*numbers, **rules)).value

    def equal(self, T, d, C=math.inf, regime="full-information", K=2, preemptive=False):
        """Return the minimax regret with equal delays. More than d + 1 slots, or than T − d − 1,
        are of no use.
        """
        return self.value("equal", T, d, K, min(C, d + 1, T - d - 1), regime, preemptive=preemptive)


def read(file):
    """Return the values of a file as {Shape: Known}."""
    games = json.loads(lzma.decompress(Path(file).read_bytes()))
    return {
        Shape(*numbers): Known(Fraction(low), Fraction(high), kept)
        for *numbers, low, high, kept in games
    }


def write(file, values):
    """Write values, {Shape: Known}, to a file: compressed JSON, a list for each game."""
    entries = sorted(values.items())
    games = [
        [*astuple(shape), str(known.low), str(known.high), known.certificate]
        for shape, known in entries
    ]
    Path(file).write_bytes(lzma.compress(json.dumps(games).encode(), preset=9))
