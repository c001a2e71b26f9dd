"""CPU time of a round against T, K, d and C, and for every scheduler: the learner,
the scheduler, and both together.

One number of the reference game is changed at a time. The baseline is the NumPy loop of `speed.py`,
which plays the first rounds of the same game: the last column says how many times as long it takes
for a round. It is a bandit learner, so there is no such number in full information.

    python benchmarks/scale.py
    python benchmarks/scale.py --page      # writes the table in docs/package.md
"""

import math
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from memory import in_process
from speed import first_rounds, numpy_loop, speed

from delay_scheduling import Rules, adversaries, delayed_ftrl, rates, scaled
from delay_scheduling.past import calibrated, reservoirs, stairs
from delay_scheduling.players import trackers
from delay_scheduling.schedulers import (
    Bernoulli,
    CalibratedBernoulli,
    CalibratedPareto,
    ClairvoyantReservoirs,
    Coin,
    Pareto,
    Reservoirs,
    Spaced,
    TrackEverything,
)
from delay_scheduling.theorems import thm_2_1, thm_3_2, thm_5_1, thm_5_2

LOSSES = 3_000_000  # at most, so that 10,000 arms fit into memory
LOOP_ROUNDS = 1000
PAGE = Path(__file__).resolve().parents[1] / "docs" / "package.md"
MARKS = "<!-- make bench -->", "<!-- end -->"


@dataclass(frozen=True)
class Setting:
    """Fix a game of coin flips with delays that are geometric, or all equal for `Spaced`."""

    T: int = 20_000
    K: int = 8
    d: int = 50
    C: float = 50
    regime: str = "bandit"
    scheduler: str = "Bernoulli"

    def game(self):
        """Return the instance, its rules, and the scheduler with its learning rates."""
        T = min(self.T, LOSSES // self.K)
        rules = Rules(self.K, self.C, self.regime, clairvoyant=True, preemptive=True)
        if self.scheduler == "Spaced":
            return (
                adversaries.fixed(T, self.K, self.d, seed=0),
                rules,
                Spaced(self.d),
                thm_3_2.one_slot_rates,
            )
        instance = adversaries.easy(T, self.K, self.d, seed=0)
        return instance, rules, *PLAYERS[self.scheduler](instance, rules)


def climbing(instance, rules):
    """Return stairs that know T only."""
    return stairs.for_rounds(instance.T, int(min(rules.C, instance.T))), stairs.rates


PLAYERS = {
    "TrackEverything": lambda instance, rules: (TrackEverything(), thm_2_1.rates),
    "Coin": lambda instance, rules: (
        Coin(0.3),
        rates.constant(0.01 if rules.regime == "bandit" else math.inf, 0.01),
    ),
    "Bernoulli": lambda instance, rules: (Bernoulli(1.0), thm_5_1.rates),
    "CalibratedBernoulli": lambda instance, rules: (CalibratedBernoulli(9.0), calibrated.rates),
    "Pareto": lambda instance, rules: (Pareto(1.0), thm_5_2.repaired_rates(1.0, instance.d_max)),
    "CalibratedPareto": lambda instance, rules: (
        CalibratedPareto(9.0),
        calibrated.PreemptiveRates(9.0, instance.d_max),
    ),
    "Reservoirs": lambda instance, rules: (
        Reservoirs(),
        reservoirs.KnownRates(instance.T, instance.D, 2 / rules.C),
    ),
    "ClairvoyantReservoirs": lambda instance, rules: (
        ClairvoyantReservoirs(),
        reservoirs.clairvoyant_rates,
    ),
    "Stairs": climbing,
    "Replacing": lambda instance, rules: (trackers.Replacing(), thm_2_1.rates),
}
REFERENCE = Setting()
TABLES = {
    "T": [replace(REFERENCE, T=T) for T in (1000, 20_000, 300_000)],
    "K": [replace(REFERENCE, K=K) for K in (2, 10, 100, 1000, 10_000)],
    "K, full information": [
        replace(REFERENCE, K=K, regime="full-information") for K in (2, 10, 100, 1000, 10_000)
    ],
    "d": [replace(REFERENCE, d=d) for d in (0, 50, 5000)],
    "C": [replace(REFERENCE, C=C) for C in (1, 50, 2000, math.inf)],
    "scheduler": [replace(REFERENCE, scheduler=name) for name in (*PLAYERS, "Spaced")],
}


def nanoseconds(play, game, repeats=5):
    """Return CPU-nanoseconds a round, the median of several repeats;
    short games are played several times.
    """
    times = max(1, 20_000 // game[0].T)

    def several(*game):
        for _ in range(times):
            play(*game)

    several(*game)
    return 1e9 / speed(several, game, repeats) / times


def cost(setting):
    """Return nanoseconds a round of the learner and of the scheduler,
    and how many times as long the loop takes.
    """
    instance, rules, scheduler, rule = setting.game()
    rng = np.random.default_rng(0)

    def sample(instance):
        return scheduler.sample(instance.delays, rules, rng)

    schedule = sample(instance)
    learned = scaled(instance, schedule), rule(schedule, rules), rules
    learner = nanoseconds(lambda *game: delayed_ftrl(*game, rng), learned)
    loop = math.nan
    if setting.regime == "bandit":
        start = first_rounds((instance, *learned[1:]), min(LOOP_ROUNDS, instance.T))
        loop = 1e9 / speed(numpy_loop, start, 1) / learner
    return learner, nanoseconds(sample, (instance,)), loop


def tables():
    """Print all tables."""
    print(
        "CPU-nanoseconds a round, one thread; medians. Share: scheduler / learner. Loop: NumPy loop"
        " / learner"
    )
    print(f"Reference: {REFERENCE}")
    for name, settings in TABLES.items():
        print(f"\n{name:>20}      learner  an arm  scheduler  share       loop")
        for setting in settings:
            learner, sampling, loop = cost(setting)
            columns = (
                f"{getattr(setting, name.split(',')[0]):>20} {learner:12,.0f}"
                f" {learner / setting.K:8,.1f}"
            )
            print(
                f"{columns} {sampling:10,.1f} {sampling / learner:6.2f} {loop:10,.0f}", flush=True
            )


def page():
    """Write the table of docs/package.md, and the memory of a long run."""
    rows = []
    for bandit, full in zip(TABLES["K"], TABLES["K, full information"], strict=True):
        (learner, _, loop), (other, _, _) = cost(bandit), cost(full)
        shown = [f"{float(f'{1e9 / spent:.2g}'):,.0f}" for spent in (learner, other)]
        rows.append(f"| {bandit.K:,} | {shown[0]} | {shown[1]} | {loop:,.0f} times as long |")
    peak, seconds = in_process(10**8, 2, 40, 50)
    long = (
        f"A long run of $10^8$ rounds ($K = 2$, $C = 50$, mean delay 40) takes {seconds:.0f} s and"
        f" {peak:.0f} MiB"
    )
    head = [
        "| arms | rounds a second, bandit | full information | a NumPy loop, bandit |",
        "|--:|--:|--:|--:|",
    ]
    block = "\n".join([*head, *rows, "", f"{long} beyond", "the loaded package."])
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    PAGE.write_text(f"{before}{MARKS[0]}\n{block}\n{MARKS[1]}{after}", encoding="utf-8")


if __name__ == "__main__":
    page() if sys.argv[1:] == ["--page"] else tables()
