"""Sheet 5: a scheduler of the student's own, played by the referee in hidden games and compared with the paper's."""

import numpy as np
from scipy.stats import quantile_test

from assignments.grader.exercise import Exercise, Result, Score
from assignments.grader.sheets.hidden_games import T, play_all, play_hidden, standards
from assignments.grader.sheets.marking import Criterion, Wrong, demand, generator, marked, near, number, numbers, shown

TOLERANCE, GOOD = 0.4, 0.85
GROUPS = {"short delays": (0, 2), "delays from 5 to 20": (5, 20)}


def weight_ratio(outcomes, group):
    """Return Σ 1 / p_s over the rounds heard, divided by the number of rounds, for the delays of a group."""
    low, high = GROUPS[group]
    weights = count = 0
    for schedule in (outcome.schedule for outcome in outcomes if outcome.schedule is not None):
        d = schedule.delays
        chosen = (low <= d) & (d <= high) & (np.arange(1, T + 1) + d <= T)
        weights, count = weights + schedule.z[chosen].sum(), count + chosen.sum()
    return float(weights / max(count, 1))


def heard(outcomes):
    """Return how many rounds were heard in time in all games."""
    schedules = [outcome.schedule for outcome in outcomes if outcome.schedule is not None]
    return sum(int((s.observed & (np.arange(1, T + 1) + s.delays <= T)).sum()) for s in schedules)


def legal(outcomes):
    """Raise Wrong unless no rule was broken in any game."""
    faults = [outcome.fault for outcome in outcomes if outcome.fault is not None]
    demand(not faults, f"{len(faults)} of {len(outcomes)} games; {faults[0] if faults else ''}")


def afresh(student, first):
    """Raise Wrong unless a game that is played again, after other games, goes as it did."""
    again = play_hidden(student, first.number)
    same = again.fault == first.fault
    demand(same, f"game {first.number} is legal once and not when played again: {again.fault or first.fault}")
    if first.schedule is not None:
        differing = np.flatnonzero(again.schedule.after != first.schedule.after)
        where = f"first in round {differing[0] + 1}" if len(differing) else ""
        fault = f"game {first.number}, played again with the same coins, has another tracking set, {where}"
        demand(not len(differing), f"{fault}: expected design_start to forget all games before")


def usable(outcomes):
    """Raise Wrong unless all probabilities are numbers that the learner can use."""
    faults = [f"hidden game {o.number}: {o.weight_fault}" for o in outcomes if o.weight_fault is not None]
    demand(not faults, (faults or [""])[0])


def adds_up(group):
    """Return the check that the weights of a group of delays add up to the number of rounds."""

    def check(outcomes):
        ratio = weight_ratio(outcomes, group)
        expected = f"expected the weights 1 / p of the heard rounds to add up to {1 - TOLERANCE:g} to {1 + TOLERANCE:g}"
        demand(abs(ratio - 1) <= TOLERANCE, f"{expected} times the number of such rounds, received {ratio:.2f} times")

    return check


def below(limit, words, strict=True):
    """Return the check that the median score is below a limit, a function of the outcomes."""

    def check(outcomes):
        score, most = median(outcomes), limit(outcomes)
        fault = f"expected a score {'below' if strict else 'of at most'} {most:.3g}, {words}, received {score:.3g}"
        demand(score < most if strict else score <= most, fault)

    return check


def median(outcomes):
    """Return the median score."""
    return float(np.median([outcome.score for outcome in outcomes]))


def median_of(name):
    """Return the function from outcomes to the median score of a standard, such as never looking."""
    return lambda outcomes: float(np.median([standards(outcome.seed)[name] for outcome in outcomes]))


def score_of(outcomes):
    """Return the median score, with an interval for the median that holds for any distribution of scores."""
    interval = quantile_test([outcome.score for outcome in outcomes], p=0.5).confidence_interval(0.95)
    return Score(median(outcomes), float(interval.low), float(interval.high))


def summary(outcomes, score):
    """Return the line about the score."""
    names = ("the paper's batches", "first come, first served", "never looking")
    others = ", ".join(f"{name} {median_of(name)(outcomes):.2f}" for name in names)
    wins = sum(outcome.score < 1 for outcome in outcomes)
    reached = f"score {score:.3f}, with 95 % confidence from {score.low:.3f} to {score.high:.3f}"
    return f"{reached} ({len(outcomes)} hidden games, {wins} of them better than the paper, which has 1; {others})"


def design(student):
    """Grade the scheduler: play all hidden games, then look at rules, weights and regret."""
    student.restart()
    outcomes = play_all(student)
    if not heard(outcomes):
        fault = outcomes[0].fault or "expected some rounds to be heard, received none"
        return Result(0, (f"{len(outcomes)} hidden games: {fault}",))
    result = marked(
        Criterion(2, "no rule is broken", lambda student: legal(outcomes)),
        Criterion(1, "a second game starts afresh", lambda student: afresh(student, outcomes[0])),
        Criterion(1, "weights that can be used", lambda student: usable(outcomes)),
        *(Criterion(1, f"weights, {group}", lambda student, group=group: adds_up(group)(outcomes)) for group in GROUPS),
        Criterion(
            1, "better than never looking", lambda student: below(median_of("never looking"), "never looking")(outcomes)
        ),
        Criterion(2, "better than the paper", lambda student: below(lambda o: 1.0, "the paper's")(outcomes)),
        Criterion(2, "much better", lambda student: below(lambda o: GOOD, "as announced", strict=False)(outcomes)),
    )(student)
    score = score_of(outcomes)
    return Result(result.points, (*result.messages, summary(outcomes, score)), score)


def coin_rates(label):
    """Return the check of `coin_rate`: on cases with plenty of slots or with few."""

    def check(student):
        rng = generator("design", "coin_rate", label)
        for patience in (0, 3, 20):
            survival = np.sort(rng.random(30))[::-1].round(3).tolist()
            C, load = int(rng.integers(30, 40)) if label == "plenty" else 1, float(rng.uniform(0.4, 0.9))
            what = f"coin_rate(survival, patience = {patience}, C = {C}, load = {load:.4g})"
            found = number(student.call("coin_rate", survival, patience, C, load), what)
            slot_rounds = 1 + sum(survival[:patience])
            expected = min(1.0, load * C / slot_rounds)
            reason = f"a tracked round takes {slot_rounds:.6g} slot-rounds on average"
            demand(near(found, expected), f"{what}: {reason}; expected {expected:.6g}, received {found:.6g}")

    return check


def kaplan_meier(records, longest):
    """Return the estimate of P(d > g) for g = 0, ..., longest."""
    survival, found = 1.0, []
    for j in range(longest + 1):
        at_risk = sum(held >= j for held, _ in records)
        survival *= 1 - sum(held == j and ended for held, ended in records) / max(at_risk, 1)
        found.append(survival)
    return found


def survival_estimates(censored):
    """Return the check of `survival_estimate`, on records that were all heard, or not."""

    def check(student):
        rng, longest = generator("design", "survival", censored), 12
        for n in (1, 8, 60):
            delays = rng.geometric(0.2, n) - 1
            patience = rng.integers(0, 9, n) if censored else np.full(n, 10**3)
            pairs = zip(delays.tolist(), patience.tolist(), strict=True)
            records = [[min(d, m), d <= m] for d, m in pairs]
            what = f"survival_estimate of {n} records, the first being {shown(records[0])}"
            found = numbers(student.call("survival_estimate", records, longest), longest + 1, what)
            judge_survival(found, records, what)

    return check


def judge_survival(found, records, what):
    """Raise Wrong at the first g at which an estimate is off, and name the mistake that explains it."""
    expected = kaplan_meier(records, len(found) - 1)
    only_heard = kaplan_meier([record for record in records if record[1]], len(found) - 1)
    all_heard = kaplan_meier([[held, True] for held, _ in records], len(found) - 1)
    for g, (a, b) in enumerate(zip(found, expected, strict=True)):
        if not near(a, b):
            at_risk = sum(held >= g for held, _ in records)
            ended = sum(held == g and heard for held, heard in records)
            hint = ": rounds that were not heard are left out" if same(found, only_heard) else ""
            hint = ": rounds that were not heard count as heard" if same(found, all_heard) else hint
            numbers = f"{at_risk} records have held >= {g}, of which {ended} were heard at {g}"
            raise Wrong(f"{what}, S({g}): {numbers}; expected {b:.6g}, received {a:.6g}{hint}")


def same(found, expected):
    """Tell whether two lists of numbers are equal up to rounding."""
    return all(near(a, b) for a, b in zip(found, expected, strict=True))


EXERCISES = (
    Exercise(
        "coin_rate",
        3,
        marked(
            Criterion(2, "few slots", coin_rates("few")),
            Criterion(1, "plenty of slots", coin_rates("plenty")),
        ),
    ),
    Exercise(
        "survival",
        4,
        marked(
            Criterion(1, "all rounds heard", survival_estimates(censored=False)),
            Criterion(3, "some rounds not heard", survival_estimates(censored=True)),
        ),
    ),
    Exercise("design", 11, design),
)
