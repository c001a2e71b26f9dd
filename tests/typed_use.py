"""What a user writes must pass mypy, and the errors planted here must be found:
an unused `ignore` is an error, too.
"""

import math

from delay_scheduling import Instance, Rules, compare, estimate_regret, rates, schedulers, simulate
from delay_scheduling.compiled.plan import Plan
from delay_scheduling.confidence import Estimate
from delay_scheduling.game import Schedule, Trajectory
from delay_scheduling.rates import Rates, blind


@blind
def rule(schedule: Schedule, rules: Rules) -> Rates:
    """Return a rule of one's own."""
    return rates.adaptive(rules, None, schedule.running("mu", 1 / schedule.p))


class Rarely(schedulers.Tossing):
    """Be a scheduler of one's own."""

    def chance(self, t: int, C: float) -> float:
        return 0.1


def use() -> float:
    """Play a game whose losses are a list of lists."""
    instance = Instance(losses=[[0, 1], [1, 0.5]], delays=[0, 1])
    rules = Rules(K=2, C=math.inf)
    trajectory: Trajectory = simulate(instance, rules, Rarely(), rule, seed=0)
    estimate: Estimate = estimate_regret(
        instance, rules, schedulers.Coin(0.5), rates.constant(1.0, 1.0), 8, seed=0
    )
    print(compare(estimate, 1.0), Plan(instance, rules, Rarely(), rule, range(8), seed=0))
    return trajectory.regret(instance)


def misuse() -> None:
    """Make mistakes that a type checker must find."""
    Instance(losses="ab", delays=[0])  # type: ignore[arg-type]
    Instance(losses=[[0, 1]], delays=None)  # type: ignore[arg-type]
    Rules(K=2, regime="blind")  # type: ignore[arg-type]
    schedulers.Coin("a half")  # type: ignore[arg-type]
    simulate(Rules(K=2), Rules(K=2), Rarely(), rule, seed=0)  # type: ignore[arg-type]
    compare(1.0, 2.0)  # type: ignore[arg-type]
    print(Rarely().probabilites([1], C=1))  # type: ignore[attr-defined]
