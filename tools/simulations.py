"""All simulations of the package, in small sizes: whatever reaches an action,
a schedule or a stored number.
"""

import itertools
import math
import warnings

import numpy as np

from delay_scheduling import (
    Instance,
    Rates,
    Rules,
    adversaries,
    delayed_ftrl,
    estimate_regret,
    rates,
    referee,
    regularizer,
    streams,
)
from delay_scheduling.compiled.elementary import exp, log, log1p, power
from delay_scheduling.confidence import Estimate, Interval, hoeffding, slope
from delay_scheduling.game import arrived, outstanding
from delay_scheduling.overflow import smallest_chernoff
from delay_scheduling.past import calibrated, reservoirs, stairs
from delay_scheduling.players import naive, trackers
from delay_scheduling.schedulers import (
    BatchRepresentatives,
    Bernoulli,
    CalibratedBernoulli,
    CalibratedPareto,
    ClairvoyantReservoirs,
    Coin,
    Pareto,
    Reservoirs,
    Spaced,
    Stairs,
    TrackEverything,
)
from delay_scheduling.simulation import run, uniform_regret
from delay_scheduling.theorems import (
    cor_h_2,
    thm_2_1,
    thm_3_1,
    thm_3_2,
    thm_5_1,
    thm_5_2,
)
from lab.experiments.worst_instance import worst_instance
from lab.players import paper
from lab.variants import label_efficient

REGIMES = ("bandit", "full-information")
T = 70
RUNS = 11
RNG = np.random.default_rng(0)
INSTANCES = {
    "easy": adversaries.easy(T, 2, 3.0, seed=1),
    "switching": adversaries.switching(T, 4, 5.0, seed=2, period=20),
    "heavy-tailed": adversaries.heavy_tailed(T, 3, 4.0, seed=3),
    "fixed": adversaries.fixed(T, 9, 3, seed=4),
    "mixed": adversaries.mixed(T, 3, 9, seed=5),
    "real losses": Instance(RNG.random((T, 5)), RNG.integers(0, 12, T)),
}
SCHEDULERS = {
    "everything": (TrackEverything(), thm_2_1.rates),
    "coin": (Coin(0.3), rates.constant(0.3, 0.2)),
    "Bernoulli": (Bernoulli(1.0), thm_5_1.rates),
    "Bernoulli, expected": (Bernoulli(0.7, 2.5), thm_5_1.rates),
    "Pareto": (Pareto(1.0), thm_5_2.rates(1.0, 80)),
    "Pareto, repaired": (Pareto(0.4, 1.5), thm_5_2.repaired_rates(0.4, 80, 1.5)),
    "replacing": (trackers.Replacing(), thm_2_1.rates),
    "batches": (BatchRepresentatives(4), thm_3_1.rates),
    "entropy": (Bernoulli(1.0), rates.constant(math.inf, 0.1)),
    "Tsallis": (Bernoulli(1.0), rates.constant(0.1, math.inf)),
}
OURS = {
    "calibrated Bernoulli": (CalibratedBernoulli(2.5), calibrated.rates),
    "calibrated Pareto": (CalibratedPareto(2.5), calibrated.PreemptiveRates(2.5, 80)),
    "reservoirs, hidden": (Reservoirs(), reservoirs.PatientRates(80)),
    "reservoirs, known": (Reservoirs(), reservoirs.KnownRates(T, 500, 2 / 24)),
    "reservoirs, clairvoyant": (ClairvoyantReservoirs(), reservoirs.clairvoyant_rates),
    "stairs": (Stairs(1.3, 4), stairs.rates),
    "stairs, wide": (
        Stairs(2.0, 2, width=2, first=0.5),
        stairs.KnownRates(T, 500, Stairs(2.0, 2, 2, 0.5)),
    ),
    "stairs, told": (stairs.for_rounds(T, 24), stairs.rates),
}


def rules_of(instance, regime, C=24):
    """Return rules under which all is legal."""
    return Rules(instance.K, C, regime, clairvoyant=True, preemptive=True)


def games():
    """Return name, instance, rules, scheduler and rates of all combinations."""
    for (name, instance), regime in itertools.product(INSTANCES.items(), REGIMES):
        rules = rules_of(instance, regime)
        for title, (scheduler, rule) in SCHEDULERS.items():
            if title not in ("coin", "Tsallis") or regime == "bandit":
                yield f"{name}, {regime}, {title}", instance, rules, scheduler, rule
        for title, (scheduler, rule) in (
            OURS.items() if name in ("switching", "heavy-tailed") else ()
        ):
            yield f"{name}, {regime}, {title}", instance, rules, scheduler, rule
        if name == "fixed":
            yield f"{name}, {regime}, spaced", instance, rules, Spaced(3), thm_3_2.one_slot_rates


def simulated():
    """Return schedules, rates, single runs and estimates of all games."""
    for name, instance, rules, scheduler, rule in games():
        schedule = scheduler.sample(instance.delays, rules, streams(7, 0)[0])
        found = rule(schedule, rules)
        yield (
            f"schedule, {name}",
            (schedule.observed, schedule.p, schedule.before, schedule.after, schedule.z),
        )
        yield f"rates, {name}", (found.inv_alpha, found.inv_beta)
        alone = run(instance, rules, scheduler, rule, *streams(7, 0))
        yield (
            f"run, {name}",
            (alone.actions, alone.expected_losses, alone.residual, alone.regret(instance)),
        )
        estimate = estimate_regret(instance, rules, scheduler, rule, runs=RUNS, seed=7, workers=2)
        ends = (
            *estimate.interval,
            estimate.mean,
            estimate.width,
            estimate.floor,
            *estimate.outward().__dict__.values(),
        )
        yield f"estimate, {name}", (estimate.regrets, *ends)


def learners():
    """Return the distributions of Delayed FTRL with all kinds of rates and scales."""
    t = np.arange(1.0, T + 1)
    kinds = {
        "hybrid": (np.sqrt(t), 3 * np.sqrt(t)),
        "Tsallis": (np.sqrt(t), 0 * t),
        "entropy": (0 * t, np.sqrt(t)),
        "turns": (np.where(t % 7 < 4, np.sqrt(t), 0), np.where(t % 7 > 2, np.sqrt(t), 0)),
    }
    for (kind, inverses), regime, K in itertools.product(kinds.items(), REGIMES, (1, 2, 17)):
        rng = np.random.default_rng(K)
        instance = Instance(
            rng.random((T, K)), rng.integers(0, 9, T), rng.choice([0.0, 1.0, 30.0], T)
        )
        played = delayed_ftrl(
            instance, Rates(*inverses), Rules(K, regime=regime), rng, return_x=True
        )
        yield (
            f"learner, {kind}, {regime}, {K} arms",
            (played.x, played.actions, played.expected_losses, played.residual),
        )


def literal():
    """Return what the players of the literal game do."""
    instance = INSTANCES["real losses"]
    for regime in REGIMES:
        rules = rules_of(instance, regime, C=3)
        for title, scheduler, rule in (
            ("Bernoulli", paper.Bernoulli(1.0), paper.thm_5_1),
            ("Pareto", paper.Pareto(1.0), paper.thm_5_2(1.0, instance.d_max)),
            ("everything", paper.TrackEverything(), paper.thm_2_1),
        ):
            player = paper.DelayedFTRLWithScheduler(scheduler, rule, *streams(3, 0))
            game = referee.play(player, instance, rules)
            yield f"literal, {regime}, {title}", (game.actions, game.before, game.after)
        game = referee.play(naive.FollowTheLeader(np.random.default_rng(2)), instance, rules)
        yield f"literal, {regime}, follow the leader", (game.actions,)
        skipping = trackers.recorded(trackers.AdaptiveSkipping(), instance.delays, rules)
        yield f"literal, {regime}, skipping", (skipping.observed, skipping.before)


def numbers():
    """Return all other numbers."""
    for name, instance in INSTANCES.items():
        yield (
            f"instance, {name}",
            (instance.losses, instance.delays, instance.sigma, uniform_regret(instance)),
        )
        yield (
            f"waiting, {name}",
            (outstanding(instance.delays, RNG.random(T)), arrived(instance.delays)),
        )
        for regime in REGIMES:
            rules = rules_of(instance, regime)
            delta = T**-0.5
            chernoff = 3.0
            bounds = [
                thm_3_1.bound(instance, rules, batch_size=40),
                thm_5_1.bound(instance, rules, chernoff=chernoff, delta=delta),
                thm_5_2.bound(instance, rules, chernoff=chernoff, delta=delta),
                thm_5_2.repaired(instance, rules, chernoff=chernoff, delta=delta),
            ]
            tuned = cor_h_2.tuned(T, instance.D, rules)
            yield f"bounds, {name}, {regime}", (bounds, tuned.p, tuned.alpha, tuned.beta)
    hidden = adversaries.hidden_blocks(T, 3, 0.25, 4, seed=6)
    yield "hidden blocks", (hidden.instance.losses, hidden.arm)
    delays = [adversaries.geometric_delays(5000, mean, seed=1) for mean in (0.1, 1, 7.5, 300)]
    yield "geometric delays", delays
    yield (
        "heavy-tailed delays",
        [adversaries.heavy_tailed_delays(5000, 9.0, seed=1, tail=tail) for tail in (1.1, 2.5)],
    )
    x = np.random.default_rng(8).random(2000)
    yield (
        "elementary functions",
        (log(x), log(x * 1e-310), exp(1500 * x - 750), log1p(x), power(x, 1 - 3 * x)),
    )
    sample = x[:50]
    yield "intervals", [Estimate(sample, 1.0, error).interval for error in (0.1, 1e-6)]
    yield "radius", (hoeffding(sample, 1.0, 1e-6),)
    yield "slope", tuple(slope(Interval(1.1, 2.3), Interval(7.0, 9.5), ratio=3).__dict__.values())
    yield (
        "Chernoff parameters",
        [smallest_chernoff(C, delta) for C in (1, 9, 400) for delta in (0.5, 1e-3)],
    )
    L = 10 * np.random.default_rng(9).random((60, 6))
    for a, b in ((1.0, 2.0), (0.0, 0.5), (3.0, 0.0)):
        yield (
            f"minimizers, {a}, {b}",
            (regularizer.argmins(L, a, b), regularizer.argmin(L[0], a, b)[0]),
        )
    for regime in REGIMES:
        shapes = [stairs.tuned(10**4, 10**5, Rules(8, C, regime)) for C in (1, 5, 30)]
        yield (
            f"stairs, tuned, {regime}",
            [(found.ratio, found.steps, found.first) for found in shapes],
        )
    rules, bound = Rules(K=2), lambda instance, rules: instance.T
    player = (rules, TrackEverything(), thm_2_1.rates)
    effort = {"generations": 3, "runs": 4, "fresh": 4}
    found = worst_instance(bound, *player, T=12, longest=3, **effort)
    yield "worst instance", (found.instance.losses, found.instance.delays, found.regret.low)
    answers = label_efficient.play(
        label_efficient.forecaster(T, 20, *streams(5, 0)),
        INSTANCES["easy"].losses,
        20,
        Rules(2, regime=REGIMES[1]),
    )
    yield "label efficient", tuple(answers)


KINDS = {"numbers": numbers, "learners": learners, "literal": literal, "games": simulated}


def all_of_them(*kinds):
    """Return pairs of a name and the numbers of a simulation, of all kinds or of some."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for kind in kinds or KINDS:
            yield from KINDS[kind]()
