"""The game of the paper "Capacity-Constrained Online Learning with Delays" (arXiv:2503.19856).

The core is flat, and small:

    game          Rules, Instance, Schedule, BatchSchedule, Trajectory; the legend of letters
    adversaries   seeded oblivious instances
    schedulers    proxy delays, and what they make of the tracking set
    reductions    the game that Delayed FTRL sees, and the way back
    regularizer   the hybrid regularizer and its certified minimizer
    ftrl          Delayed FTRL
    rates         learning rates: the one form of all adaptive rules
    overflow      the condition (⋆) and its smallest parameter
    calibrated    schedulers with the largest probabilities that are safe
    ladder        slots in reserve, for who knows no delay
    crowds        a scheduler for announced delays that needs no logarithm
    single        a scheduler for announced delays that needs only one slot
    reservoirs    a scheduler for hidden delays that needs none
    simulation    simulate, estimate_regret
    plan          what the runs of an estimate share, and what is tossed
    confidence    intervals, estimates, and their comparison with a bound
    referee       the game played literally
    symbols       one SymPy symbol for each letter of the paper
    formulas      regularizer, rates and the condition (⋆) in SymPy
    conjugates    the regularizer, its derivatives and its conjugates in NumPy
    arithmetic    sums and logarithms with the same bits on every machine
    validation    wrong arguments raise
    data          instances from tables and files
    checking      which rule a scheduler or player of your own breaks
    streaming     long runs, block by block
    sweeps        regret over a grid of settings, on all cores or on a cluster
    compiled      the loops, in a folder of their own

Around it stand the wings, loaded when they are asked for:

    theorems      one module a theorem: `bound`, its hypotheses, `rates`
    players       whole players for the referee: the paper's, trackers, naive ones, rogues, scripted ones
    exact         tiny games in exact arithmetic
    variants      label-efficient games, and a limit on the expected size
    experiments   terms inside a proof, worst instances, the tournament
    plots         the figures of the book
"""

import importlib
import importlib.metadata
from typing import Any

from delay_scheduling import adversaries, confidence, rates, referee, schedulers, simulation
from delay_scheduling.confidence import compare
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import BatchSchedule, Instance, Rules, Schedule, Trajectory, streams
from delay_scheduling.rates import Rates
from delay_scheduling.reductions import batched, lift, scaled
from delay_scheduling.simulation import (
    estimate_bound,
    estimate_full,
    estimate_missed,
    estimate_regret,
    estimate_to_width,
    simulate,
)

LAZY = (
    "calibrated",
    "checking",
    "conjugates",
    "crowds",
    "data",
    "exact",
    "experiments",
    "formulas",
    "ladder",
    "overflow",
    "players",
    "plots",
    "regularizer",
    "reservoirs",
    "single",
    "streaming",
    "sweeps",
    "symbols",
    "theorems",
    "variants",
)

FUNCTIONS = {
    "check_player": "checking",
    "check_scheduler": "checking",
    "long_run": "streaming",
    "sweep": "sweeps",
    "worst_instance": "experiments.worst_instance",
}

__all__ = [
    "BatchSchedule",
    "Instance",
    "Rates",
    "Rules",
    "Schedule",
    "Trajectory",
    "adversaries",
    "batched",
    "compare",
    "confidence",
    "delayed_ftrl",
    "estimate_bound",
    "estimate_full",
    "estimate_missed",
    "estimate_regret",
    "estimate_to_width",
    "lift",
    "rates",
    "referee",
    "scaled",
    "schedulers",
    "simulate",
    "simulation",
    "streams",
    *LAZY,
    *FUNCTIONS,
]


def __getattr__(name: str) -> Any:
    """Load what needs more than NumPy and Numba when it is first asked for."""
    if name in FUNCTIONS:
        return getattr(importlib.import_module(f"delay_scheduling.{FUNCTIONS[name]}"), name)
    if name == "__version__":
        return importlib.metadata.version("delay-scheduling")
    if name not in LAZY:
        raise AttributeError(f"module 'delay_scheduling' has no attribute {name!r}")
    try:
        return importlib.import_module(f"delay_scheduling.{name}")
    except ModuleNotFoundError as error:
        error.add_note(f"delay_scheduling.{name} needs more than the core: pip install 'delay-scheduling[book]'")
        raise
