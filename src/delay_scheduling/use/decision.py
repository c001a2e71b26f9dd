"""From regrets to a decision: which player to take with so many slots, in words."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from delay_scheduling import rates, schedulers
from delay_scheduling.confidence import Estimate, difference
from delay_scheduling.game import Rules
from delay_scheduling.past import stairs
from delay_scheduling.players.behind import Behind
from delay_scheduling.players.stochastic import UCB1, ThompsonSampling
from delay_scheduling.simulation import uniform_regret
from delay_scheduling.use.capacity import Choice, Competitor
from delay_scheduling.validation import require

ERROR = 0.01  # probability that anything a decision calls sure is wrong
BASE = "first come"  # whoever finds a free slot is followed


@dataclass(frozen=True)
class Steady:
    """Play a scheduler with one learning rate for all rounds, α = factor · 2 / √T.

    The adaptive rates of the theorems must hold for the worst losses, and are timid on those of a
    log. T is known.
    """

    scheduler: Any
    factor: float = 1.0

    def __call__(self, game: Any, rules: Rules) -> Choice:
        alpha = self.factor * 2 / math.sqrt(game.T)
        if rules.regime == "bandit":
            return self.scheduler, rates.constant(alpha, math.inf)
        beta = self.factor * math.sqrt(8 * math.log(max(rules.K, 2)) / game.T)
        return self.scheduler, rates.constant(math.inf, beta)


@dataclass(frozen=True)
class Climbing(Steady):
    """Play the stairs for so many rounds and slots."""

    def __call__(self, game: Any, rules: Rules) -> Choice:
        found = stairs.for_rounds(game.T, int(min(rules.C, game.T)))
        return Steady(found, self.factor)(game, rules)


def has_stairs(game: Any, C: float) -> bool:
    """Tell whether there are more slots than log₂ T, which stairs need to be of use."""
    return C > 1 + math.log2(game.T)


@dataclass(frozen=True)
class Simple:
    """Play a stochastic player, whose rounds a scheduler chooses."""

    learner: Any
    scheduler: Any

    def __call__(self, game: Any, rules: Rules) -> Choice:
        return Behind(self.learner, self.scheduler), None


def line_up() -> dict[str, Competitor]:
    """Return the players that a decision compares if none are given, by name.

    All may play with bandit feedback in a non-clairvoyant game. Three learn as the paper does; the
    simple ones learn from losses that are drawn alike in all rounds, and have no bound for others.
    """
    first = schedulers.TrackEverything()
    drawn = schedulers.Reservoirs()
    return {
        BASE: Competitor(Steady(first), knows="T"),
        "reservoirs": Competitor(Steady(drawn), preemptive=True, knows="T"),
        "stairs": Competitor(Climbing(None), knows="T", fits=has_stairs),
        "first come, bold": Competitor(Steady(first, 4.0), knows="T"),
        "reservoirs, bold": Competitor(Steady(drawn, 4.0), preemptive=True, knows="T"),
        "Thompson sampling, first come": Competitor(Simple(ThompsonSampling, first)),
        "Thompson sampling, reservoirs": Competitor(
            Simple(ThompsonSampling, drawn), preemptive=True
        ),
        "UCB1, first come": Competitor(Simple(UCB1, first)),
    }


@dataclass(frozen=True, eq=False)
class Decision:
    """Hold regrets of players with so many slots, and say what they decide.

    Parameters
    ----------
    curves : {player: {C: Estimate}}, all with the same runs and seed, such as
        `regret_against_capacity` returns. One of the players is "first come", to which others are
        compared.
    game : an Instance, or the game of a log.
    error : probability with which any of the comparisons may be wrong, in (0, 1).
    """

    curves: Mapping[str, Mapping[int, Estimate]]
    game: Any
    error: float = ERROR

    def __post_init__(self) -> None:
        require(BASE in self.curves, "players", f"one of them called {BASE!r}", list(self.curves))

    @property
    def capacities(self) -> list[int]:
        """The numbers of slots, in order."""
        return sorted(self.curves[BASE])

    @cached_property
    def comparisons(self) -> int:
        """How many comparisons must hold together: each player, and the runner-up, at each C."""
        return 2 * sum(len(curve) for curve in self.curves.values())

    @property
    def uniform(self) -> float:
        """Regret of uniform play."""
        own = getattr(self.game, "uniform_regret", None)
        return uniform_regret(self.game) if own is None else own

    def at(self, C: int) -> dict[str, Estimate]:
        """Return the regret of each player that can play with C slots, the least mean first."""
        found = {name: curve[C] for name, curve in self.curves.items() if C in curve}
        return dict(sorted(found.items(), key=lambda item: item[1].mean))

    def best(self, C: int) -> str:
        """Return the player with the least mean regret with C slots."""
        return next(iter(self.at(C)))

    def gain(self, name: str, C: int, base: str = BASE) -> Estimate:
        """Return by how much the regret of a player with C slots is below that of another.

        Intervals of all comparisons hold together with probability 1 − error.
        """
        share = self.error / self.comparisons
        return difference(self.curves[base][C], self.curves[name][C], share)

    def sentence(self, C: int) -> str:
        """Return the decision for C slots in words, of up to three lines."""
        players = self.at(C)
        name = self.best(C)
        lines = [f"With {C} slot{'s' * (C > 1)}: {name}."]
        if name != BASE:
            gain = self.gain(name, C)
            least = players[BASE].mean
            percent = f"{gain.mean / least:.0%} ± {gain.standard_error / least:.0%}"
            lines.append(f"  {percent} less regret than {BASE}; {self.surely(gain)}.")
        rival = next((other for other in players if other not in (name, BASE)), None)
        if rival is not None:
            sure = self.gain(name, C, rival).low > 0
            means = f"{players[name].mean:.3g} against {players[rival].mean:.3g}"
            lines.append(f"  Next: {rival}.")
            lines.append(f"  {means}, {'surely less' if sure else 'not decided'}.")
        return "\n".join(lines)

    @staticmethod
    def surely(gain: Estimate) -> str:
        """Say what an interval decides of a gain."""
        ends = f"{gain.low:.3g} to {gain.high:.3g}"
        return f"surely, by {ends}" if gain.low > 0 else f"not decided: {ends}"

    def __str__(self) -> str:
        runs = len(self.curves[BASE][self.capacities[0]].regrets)
        head = f"{self.game.T} rounds, {runs} runs. Uniform play: regret {self.uniform:.3g}."
        return "\n".join([head, *(self.sentence(C) for C in self.capacities)])
