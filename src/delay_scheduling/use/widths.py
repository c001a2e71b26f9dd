"""Estimate until the interval is as narrow as wanted."""

from typing import Any

from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.game import Instance, Rules
from delay_scheduling.rates import Rule
from delay_scheduling.simulation import estimate_regret
from delay_scheduling.validation import integer, is_number, positive, require


def estimate_to_width(
    instance: Instance,
    rules: Rules,
    scheduler: Any,
    rates: Rule | None,
    width: float,
    most: int,
    seed: int,
    workers: int | None = None,
    error: float = ERROR,
) -> Estimate:
    """Estimate the expected regret with as many runs as its interval needs: 32, 64, 128, ...

    Stage k may miss with probability error / (k (k + 1)), so that all stages together keep the
    error, whenever the work stops. The interval is the first that is at most as long as the wanted
    width, a number above 0, or that of the last stage, which has the largest number of runs,
    `most`, at least 1. Other arguments are those of `estimate_regret`.
    """
    positive("width", width)
    integer("most", most, least=1)
    require(is_number(error) and 0 < error < 1, "error", "a probability in (0, 1)", error)
    stage = 0
    runs = 0
    found = None
    while found is None or (found.high - found.low > width and runs < most):
        stage += 1
        runs = min(16 * 2**stage, most)
        share = error / (stage * (stage + 1))
        found = estimate_regret(instance, rules, scheduler, rates, runs, seed, workers, share)
    return found
