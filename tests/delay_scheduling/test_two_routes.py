"""Two routes to the same numbers: the literal game of Figure 1,
and the reduction to a game without capacity.

The literal route is `play(player, instance, rules)`: the referee, and a player that decides online.
The reduced route samples a whole schedule, rewrites the instance, and runs the compiled kernel.
They share the coins and, of the package, only the minimization over the simplex. On random
instances of every variation they must agree on all there is: actions, observed rounds, sizes of the
tracking set, distributions and regret, and on which batches are too small.

At the end, broken variants of either route: the comparison must reject each of them.
"""

import ast
import functools
import itertools
import math
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from delay_scheduling import rates, reductions, referee, schedulers
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import Instance, Rules, streams
from delay_scheduling.theorems import thm_2_1, thm_3_1, thm_3_2, thm_5_1, thm_5_2
from lab.players import paper

CASES = 4  # random games for each combination of variation, scheduler and rates
VARIATIONS = list(itertools.product([False, True], [False, True], ["bandit", "full-information"]))


@dataclass(frozen=True)
class Case:
    """A random game, and numbers for the parameters of schedulers and rates."""

    seed: int
    instance: Instance
    rules: Rules
    chernoff: float
    p: float
    batch_size: int
    alpha: float
    beta: float


def random_case(seed, clairvoyant, preemptive, regime):
    """Return a random case of this variation: all sizes from the smallest,
    with ties and all kinds of delays.

    Bandit feedback amplifies rounding errors from round to round: each estimate divides by the last
    distribution. So the constant learning rates are moderate, and T is at most 40, to stay well
    within 1e-12.
    """
    rng = np.random.default_rng([seed, clairvoyant, preemptive, regime == "bandit"])
    T = int(rng.choice([1, 2, rng.integers(3, 41), rng.integers(20, 41)]))
    K = int(rng.integers(1, 6))
    C = [1, 2, int(rng.integers(1, T + 1)), T, T + 3, math.inf][rng.integers(6)]
    delays = [
        np.zeros(T, int),
        np.full(T, rng.integers(0, 9)),
        rng.integers(0, 6, T),
        rng.integers(0, 2 * T + 1, T),
    ]
    losses = [
        rng.random((T, K)),
        rng.integers(0, 3, (T, K)) / 2,
        np.zeros((T, K)),
        np.tile(rng.random(K), (T, 1)),
    ]
    alphas = [0.2, 0.6, math.inf] if regime == "bandit" else [math.inf]
    return Case(
        seed,
        Instance(losses[rng.integers(4)], delays[rng.integers(4)]),
        Rules(K=K, C=C, regime=regime, clairvoyant=clairvoyant, preemptive=preemptive),
        chernoff=float(rng.choice([0.1, 1.0, 4.0])),
        p=float(rng.choice([0.2, 0.7, 1.0])),
        batch_size=int(rng.integers(1, T + 3)),
        alpha=float(rng.choice(alphas)),
        beta=float(rng.choice([0.1, 0.4])),
    )


def scheduler_named(name, case, module):
    """Return a scheduler of this module, `players` or `schedulers`."""
    scheduler = getattr(module, name)
    parameters = {
        "Coin": [case.p],
        "Bernoulli": [case.chernoff],
        "Pareto": [case.chernoff],
        "TrackEverything": [],
    }
    return scheduler(*parameters[name])


REDUCED_RULES = {
    "constant": rates.constant,
    "thm_2_1": thm_2_1.rates,
    "thm_3_1": thm_3_1.rates,
    "thm_5_1": thm_5_1.rates,
    "thm_5_2": thm_5_2.rates,
    "thm_5_2_repaired": thm_5_2.repaired_rates,
}


def rates_named(name, case, module):
    """Return a rule of `players.paper`, or of the reduced route."""
    rule = getattr(paper, name) if module is paper else REDUCED_RULES[name]
    known = [case.chernoff, case.instance.d_max]
    parameters = {"constant": [case.alpha, case.beta], "thm_5_2": known, "thm_5_2_repaired": known}
    return rule(*parameters[name]) if name in parameters else rule


def combinations():
    """Return variation, scheduler and rates for all that are legal."""
    legal = []
    for clairvoyant, preemptive, regime in VARIATIONS:
        names = ["TrackEverything", "Coin", *["Bernoulli"] * clairvoyant, *["Pareto"] * preemptive]
        rules = ["constant", "thm_2_1", "thm_5_2", "thm_5_2_repaired", *["thm_5_1"] * clairvoyant]
        legal += itertools.product([(clairvoyant, preemptive, regime)], names, rules)
    return legal


COMBINATIONS = combinations()


@functools.cache
def random_cases(number):
    """Return the random cases of a combination."""
    variation, _, rule = COMBINATIONS[number]
    cases = [random_case(CASES * number + i, *variation) for i in range(CASES)]
    finite = [
        replace(case, rules=replace(case.rules, C=min(case.rules.C, case.instance.T)))
        for case in cases
    ]
    return finite if rule == "thm_5_2" else cases  # Theorem 5.2 needs a finite capacity


# What either route returns, and their comparison


@dataclass(frozen=True)
class Outcome:
    """What can be compared."""

    actions: list
    observed: list
    before: list
    after: list
    x: np.ndarray
    regret: float


def regret_of(x, instance):
    """Return Σ ⟨x_t, l_t⟩ − min_i Σ l_{t,i}, for x of shape (T, K)."""
    return float(np.sum(x * instance.losses) - instance.losses.sum(axis=0).min())


def literal(case, player, rounds_per_x=1):
    """Play the case literally."""
    game = referee.play(player, case.instance, case.rules)
    x = np.array(player.history)
    played = np.repeat(x, rounds_per_x, axis=0)[: case.instance.T]
    observed = list(map(list, game.observed))
    regret = regret_of(played, case.instance)
    return Outcome(
        list(game.actions), observed, game.before.tolist(), game.after.tolist(), x, regret
    )


def arrivals(schedule):
    """Return the rounds whose feedback arrives in each round."""
    rounds = [[] for _ in range(schedule.T)]
    for s in np.flatnonzero(schedule.observed) + 1:
        over = s + schedule.delays[s - 1]
        if over <= schedule.T:
            rounds[over - 1].append(int(s))
    return rounds


def reduced_outcome(case, schedule, run, x):
    """Return the outcome of a schedule and a trajectory of rounds."""
    sizes = schedule.before.tolist(), schedule.after.tolist()
    return Outcome(run.actions.tolist(), arrivals(schedule), *sizes, x, run.regret(case.instance))


def literal_rounds(case, scheduler, rule):
    """Play Algorithm 2."""
    return literal(case, paper.DelayedFTRLWithScheduler(scheduler, rule, *streams(case.seed, 0)))


def reduced_rounds(case, scheduler, rule):
    """Run Algorithm 2 by reduction."""
    scheduler_rng, action_rng = streams(case.seed, 0)
    schedule = scheduler.sample(case.instance.delays, case.rules, scheduler_rng)
    return run_rounds(case, schedule, reductions.scaled(case.instance, schedule), rule, action_rng)


def run_rounds(case, schedule, instance, rule, action_rng):
    """Return the outcome of the kernel on a reduced instance."""
    run = delayed_ftrl(instance, rule(schedule, case.rules), case.rules, action_rng, return_x=True)
    return reduced_outcome(case, schedule, run, run.x)


def literal_batches(case, rule):
    """Play Algorithm 1."""
    player = paper.BatchPartitioning(case.batch_size, rule, *streams(case.seed, 0))
    return literal(case, player, rounds_per_x=case.batch_size)


def reduced_batches(case, rule):
    """Run Algorithm 1 by reduction."""
    scheduler_rng, action_rng = streams(case.seed, 0)
    scheduler = schedulers.BatchRepresentatives(case.batch_size)
    schedule = scheduler.sample(case.instance.delays, case.rules, scheduler_rng)
    instance = reductions.batched(case.instance, schedule)
    run = delayed_ftrl(instance, rule(schedule, case.rules), case.rules, action_rng, return_x=True)
    return reduced_outcome(
        case, schedule, reductions.lift(run, case.instance, case.batch_size), run.x
    )


def differences(one, other):
    """Return the names of what differs; distributions may by 1e-12, regret by 1e-9."""
    differing = {
        name
        for name in ("actions", "observed", "before", "after")
        if getattr(one, name) != getattr(other, name)
    }
    if one.x.shape != other.x.shape or not np.abs(one.x - other.x).max() <= 1e-12:
        differing.add("x")
    if not abs(one.regret - other.regret) <= 1e-9:
        differing.add("regret")
    return differing


# The two routes agree


@pytest.mark.parametrize(
    "number", range(len(COMBINATIONS)), ids=lambda number: str(COMBINATIONS[number])
)
def test_algorithm_2(number):
    _, scheduler, rule = COMBINATIONS[number]
    for case in random_cases(number):
        one = literal_rounds(
            case, scheduler_named(scheduler, case, paper), rates_named(rule, case, paper)
        )
        other = reduced_rounds(
            case, scheduler_named(scheduler, case, schedulers), rates_named(rule, case, rates)
        )
        assert differences(one, other) == set(), case


def fixed_in_batches(case):
    """Return the constant rates of the reduced route, one a batch."""

    def rule(schedule, rules):
        ones = np.ones(len(schedule.representatives))
        return rates.Rates(ones / case.alpha, ones / case.beta)

    return rule


def outcome_or_refusal(route, case, rule):
    """Return the outcome, or None if the batches are too small."""
    try:
        return route(case, rule)
    except ValueError as error:
        if "batch" in str(error) and "capacity" in str(error):
            return None
        raise


@pytest.mark.parametrize("rule", ["constant", "thm_3_1"])
@pytest.mark.parametrize("variation", VARIATIONS)
def test_algorithm_1(variation, rule):
    for seed in range(20):
        case = random_case(seed, *variation)
        reduced_rule = fixed_in_batches(case) if rule == "constant" else thm_3_1.rates
        one = outcome_or_refusal(literal_batches, case, rates_named(rule, case, paper))
        other = outcome_or_refusal(reduced_batches, case, reduced_rule)
        assert (one is None) == (other is None), case
        assert one is None or differences(one, other) == set(), case


def test_batches_too_small_are_refused_by_both():
    case = replace(random_case(0, *VARIATIONS[0]), batch_size=2, rules=Rules(K=1, C=1))
    case = replace(case, instance=Instance(np.zeros((4, 1)), [3, 3, 0, 0]))
    assert outcome_or_refusal(literal_batches, case, paper.thm_3_1) is None
    assert outcome_or_refusal(reduced_batches, case, thm_3_1.rates) is None


@pytest.mark.parametrize("rule", ["constant", "thm_2_1"])
@pytest.mark.parametrize("regime", ["bandit", "full-information"])
def test_algorithm_3_with_loss_scales(regime, rule):
    for seed in range(12):
        case = random_case(seed, False, False, regime)
        scales = np.random.default_rng(seed).choice([0.0, 0.5, 1.0, 7.0], case.instance.T)
        rules = replace(case.rules, C=math.inf)
        case = replace(case, rules=rules, instance=replace(case.instance, scales=scales))
        player = paper.DelayedFTRLWithScheduler(
            paper.TrackEverything(), rates_named(rule, case, paper), *streams(seed, 0)
        )
        everything = schedulers.TrackEverything().sample(
            case.instance.delays, rules, np.random.default_rng(0)
        )
        _, action_rng = streams(seed, 0)
        other = run_rounds(
            case, everything, case.instance, rates_named(rule, case, rates), action_rng
        )
        assert differences(literal(case, player), other) == set(), case


def test_the_random_cases_reach_every_edge():
    cases = [case for number in range(len(COMBINATIONS)) for case in random_cases(number)]
    last = [case.instance.delays + np.arange(1, case.instance.T + 1) for case in cases]
    edges = {
        "T = 1": [case.instance.T == 1 for case in cases],
        "K = 1": [case.rules.K == 1 for case in cases],
        "C = 1": [case.rules.C == 1 for case in cases],
        "C above T": [case.instance.T < case.rules.C < math.inf for case in cases],
        "C infinite": [case.rules.C == math.inf for case in cases],
        "d = 0": [case.instance.d_max == 0 for case in cases],
        "delays past T": [(over > len(over)).any() for over in last],
        "b above T": [case.batch_size > case.instance.T for case in cases],
        "ties": [
            len(np.unique(case.instance.losses)) < case.instance.losses.size for case in cases
        ],
    }
    assert [edge for edge, reached in edges.items() if not any(reached)] == []


def imported(module):
    """Return the names a module imports from this package, as written in its source."""
    nodes = list(ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))))
    assert not any(
        alias.name.startswith("delay_scheduling")
        for node in nodes
        if isinstance(node, ast.Import)
        for alias in node.names
    )
    local = [
        node
        for node in nodes
        if isinstance(node, ast.ImportFrom) and (node.level or "delay_scheduling" in node.module)
    ]
    return {
        f"{node.module}.{alias.name}".removeprefix("delay_scheduling.")
        for node in local
        for alias in node.names
    }


def test_the_literal_route_shares_only_the_minimization():
    """Beyond it, only how to complain, what an integer is, the record of the rules,
    sums in order, log K, and formulas.

    The fast route does not evaluate `formulas`: it has a copy of p_t in NumPy (see
    `test_formulas`).
    """
    complaints = {
        name for name in imported(referee) | imported(paper) if name.startswith("validation.")
    }
    assert imported(referee) - complaints == {
        "arithmetic.best_total",
        "arithmetic.in_order",
        "game.Instance",
        "game.Rules",
    }
    of_paper = {"formulas.c_of", "formulas.nu_of", "formulas.p_of"}
    assert imported(paper) - complaints - of_paper == {
        "game.Rules",
        "arithmetic.log_of",
        "regularizer.argmin",
    }
    assert not {name for name in imported(schedulers) if name.startswith("formulas")}


@pytest.mark.parametrize("kind", ["Bernoulli", "Pareto"])
@pytest.mark.parametrize("limit", [0.5, 2.0, 1000.0])
def test_a_limit_on_the_expected_size_is_the_same_on_both_routes(kind, limit):
    for seed in range(CASES):
        case = random_case(seed, True, True, "bandit")
        one, other = (getattr(module, kind)(case.chernoff, limit) for module in (paper, schedulers))
        assert (
            differences(
                literal_rounds(case, one, paper.thm_2_1), reduced_rounds(case, other, thm_2_1.rates)
            )
            == set()
        )


@pytest.mark.parametrize("variation", VARIATIONS)
@pytest.mark.parametrize("delay", [0, 1, 4, 99])
def test_spaced_rounds_are_the_same_on_both_routes(variation, delay):
    for seed in range(CASES):
        case = random_case(seed, *variation)
        game = Instance(case.instance.losses, [delay] * case.instance.T)
        case = replace(case, instance=game, rules=replace(case.rules, C=1))
        one = literal_rounds(case, paper.Spaced(delay), paper.thm_3_2_one_slot(delay))
        assert (
            differences(one, reduced_rounds(case, schedulers.Spaced(delay), thm_3_2.one_slot_rates))
            == set()
        )


# Broken variants: the comparison must reject each


def telling_case(seed, **changes):
    """Return a case where everything matters: 100 rounds, 3 arms, 2 slots, delays from 1 to 5."""
    rng = np.random.default_rng(seed)
    instance = Instance(rng.random((100, 3)), rng.integers(1, 6, 100))
    rules = Rules(K=3, C=2, clairvoyant=True, preemptive=True)
    return replace(Case(seed, instance, rules, 0.1, 0.5, 6, alpha=0.2, beta=0.2), **changes)


def sampled(case, delays):
    """Return the schedule of `Coin` as if the delays were these."""
    return replace(
        schedulers.Coin(case.p).sample(delays, case.rules, streams(case.seed, 0)[0]),
        delays=case.instance.delays,
    )


def broken_reduction(case, schedule, instance):
    """Run the kernel on a schedule and an instance that do not belong to the case."""
    return run_rounds(
        case, schedule, instance, rates.constant(case.alpha, case.beta), streams(case.seed, 0)[1]
    )


def capacity_tested_after_release(case):
    """A round that leaves now has freed its slot already:
    all delays of 1 or more hold it one round less.
    """
    schedule = sampled(case, case.instance.delays - 1)
    return broken_reduction(case, schedule, reductions.scaled(case.instance, schedule))


def slot_held_a_round_too_long(case):
    schedule = sampled(case, case.instance.delays + 1)
    return broken_reduction(case, schedule, reductions.scaled(case.instance, schedule))


def feedback_a_round_late(case):
    schedule = sampled(case, case.instance.delays)
    return broken_reduction(
        case, schedule, Instance(case.instance.losses, case.instance.delays + 1, schedule.z)
    )


def feedback_usable_in_the_round_it_arrives(case):
    schedule = sampled(case, case.instance.delays)
    return broken_reduction(
        case, schedule, Instance(case.instance.losses, case.instance.delays - 1, schedule.z)
    )


def weight_dropped(case):
    schedule = sampled(case, case.instance.delays)
    return broken_reduction(
        case,
        schedule,
        Instance(case.instance.losses, case.instance.delays, 1.0 * schedule.observed),
    )


def coins_of_the_other_stream(case):
    action_rng, scheduler_rng = streams(case.seed, 0)
    schedule = schedulers.Coin(case.p).sample(case.instance.delays, case.rules, scheduler_rng)
    instance = reductions.scaled(case.instance, schedule)
    return run_rounds(case, schedule, instance, rates.constant(case.alpha, case.beta), action_rng)


REDUCED_FAULTS = {
    capacity_tested_after_release: {"observed", "before", "after", "x"},
    slot_held_a_round_too_long: {"observed", "before", "after", "x"},
    feedback_a_round_late: {"x", "regret"},
    feedback_usable_in_the_round_it_arrives: {"x", "regret"},
    weight_dropped: {"x", "regret"},
    coins_of_the_other_stream: {"actions", "observed", "x"},
}


def assert_rejected(pairs, visible):
    """Require that every pair of outcomes differs,
    and all pairs together in at least these respects.
    """
    found = [differences(one, other) for one, other in pairs]
    assert all(found)
    assert set().union(*found) >= visible


@functools.cache
def agreed(name, rule):
    """Return telling cases with the outcomes of both routes, which agree."""
    found = []
    for case in map(telling_case, range(4)):
        one = literal_rounds(
            case, scheduler_named(name, case, paper), rates_named(rule, case, paper)
        )
        other = reduced_rounds(
            case, scheduler_named(name, case, schedulers), rates_named(rule, case, rates)
        )
        assert differences(one, other) == set()
        found.append((case, one, other))
    return found


@pytest.mark.parametrize(("fault", "visible"), list(REDUCED_FAULTS.items()))
def test_a_broken_reduction_is_rejected(fault, visible):
    assert_rejected([(one, fault(case)) for case, one, _ in agreed("Coin", "constant")], visible)


class Unweighted(paper.Coin):
    """Drop the weight 1 / p."""

    def p(self, t, delay):
        return 1.0


class HastyPareto(paper.Pareto):
    """Preempt a round too early."""

    def drops(self, t):
        return super().drops(t + 1)


class StrictPareto(paper.Pareto):
    """Sample ⌈c_t / U⌉ − 1 in place of ⌊c_t / U⌋ − 1."""

    def wants(self, t, delay, U):
        self.ends.setdefault(
            t + math.ceil(paper.pareto_scale(t, self.C, self.chernoff) / U) - 1, []
        ).append(t)
        return True


class LateBernoulli(paper.Bernoulli):
    """Use the harmonic number of the next round."""

    def p(self, t, delay):
        return super().p(t + 1, delay)


class Wasteful(paper.DelayedFTRLWithScheduler):
    """Leave one slot free."""

    def start(self, rules):
        super().start(replace(rules, C=rules.C - 1))


class Frugal(paper.DelayedFTRLWithScheduler):
    """Toss the scheduler's coin only when there is a free slot."""

    def track(self, t):
        return super().track(t) if len(self.S) < self.rules.C else False


def previous_thm_5_1(known):
    """Leave the current round out of the sums of Theorem 5.1."""
    return paper.thm_5_1(replace(known, delays=known.delays[:-1], mu=known.mu[:-1] or [1.0]))


ALGORITHM_2 = paper.DelayedFTRLWithScheduler
LITERAL_FAULTS = [
    (ALGORITHM_2, Unweighted, "Coin", None),
    (ALGORITHM_2, HastyPareto, "Pareto", None),
    (ALGORITHM_2, StrictPareto, "Pareto", None),
    (ALGORITHM_2, LateBernoulli, "Bernoulli", None),
    (ALGORITHM_2, paper.Coin, "Coin", previous_thm_5_1),
    (Wasteful, paper.Coin, "Coin", None),
    (Frugal, paper.Coin, "Coin", None),
]


@pytest.mark.parametrize(("player", "scheduler", "name", "rule"), LITERAL_FAULTS)
def test_a_broken_player_is_rejected(player, scheduler, name, rule):
    pairs = []
    for case, _, other in agreed(name, "thm_5_1"):
        parameter = case.p if name == "Coin" else case.chernoff
        broken = player(scheduler(parameter), rule or paper.thm_5_1, *streams(case.seed, 0))
        pairs.append((literal(case, broken), other))
    assert_rejected(pairs, {"x", "regret"})


class FirstRepresentative(paper.BatchPartitioning):
    """Track the first round of every batch."""

    def act(self, t, delay):
        arm = super().act(t, delay)
        self.representative = (t - 1) // self.b * self.b + 1
        return arm


class Impatient(paper.BatchPartitioning):
    """Choose the rates of a batch without the pending representatives."""

    def act(self, t, delay):
        tracked = self.S
        self.S = set()
        arm = super().act(t, delay)
        self.S = tracked
        return arm


@pytest.mark.parametrize("player", [FirstRepresentative, Impatient])
def test_a_broken_batch_player_is_rejected(player):
    pairs = []
    for seed in range(5):
        case = telling_case(seed, batch_size=5)
        other = reduced_batches(case, thm_3_1.rates)
        assert differences(literal_batches(case, paper.thm_3_1), other) == set()
        broken = player(case.batch_size, paper.thm_3_1, *streams(seed, 0))
        pairs.append((literal(case, broken, rounds_per_x=case.batch_size), other))
    assert_rejected(pairs, {"x", "regret"})
