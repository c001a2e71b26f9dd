"""Sheet 5: a scheduler of the student's own, played by the referee in hidden games and compared with the paper's."""

import numpy as np
from scipy.stats import quantile_test

from course.grader.exercise import Exercise, Result, Score
from course.grader.sheets.hidden_games import play_all, play_hidden, standards, with_coin
from course.grader.sheets.marking import Criterion, Wrong, demand, generator, marked, near, number, numbers, shown
from course.grader.student import one_line

PROBED, EARLY, CLOSE = (1, 2), 300, 0.1  # games and rounds whose p is tested, and how close it should be, relatively
SHARES = "short rounds heard in quiet times", "free slots in busy times", "delays from 15 to 30 heard in busy times"
LEAST, MORE = (0.65, 0.65, 0.04), (0.75, 0.70, 0.04)


def heard(outcomes):
    """Return how many rounds were heard in time in all games."""
    return sum(int((o.schedule.observed & o.in_time).sum()) for o in outcomes if o.schedule is not None)


def legal(outcomes):
    """Raise Wrong unless no rule was broken in any game."""
    faults = [outcome.fault for outcome in outcomes if outcome.fault is not None]
    demand(not faults, f"{len(faults)} of {len(outcomes)} games; {faults[0] if faults else ''}")


def afresh(student, first):
    """Raise Wrong unless a game that is played again, after other games, goes as it did."""
    again = play_hidden(student, first.number, fresh=False)
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


def probes(outcome, longer):
    """Return rounds of a game whose probabilities are tested: some at random, and those for which another probability
    was told than for a short round at about the same time. Who tells today's for a round of last week errs there."""
    schedule, rng = outcome.schedule, generator("design", "probes", outcome.number, longer)
    heard, d = np.flatnonzero((schedule.observed & outcome.in_time)[:EARLY]), schedule.delays
    short, long = heard[d[heard] <= 2], heard[(d[heard] >= 5) & (d[heard] <= 60)]
    found = list(rng.permutation(long if longer else short)[:2])
    if longer and len(short):
        nearest = short[np.abs(long[:, None] - short).argmin(axis=1)]
        found += list(long[np.argsort(-np.abs(np.log(schedule.p[long] / schedule.p[nearest])))][:3])
    return [int(s) + 1 for s in dict.fromkeys(found)]


def true(student, longer, fresh):
    """Return the check of probabilities: with a coin a little below p the round is heard, with one above it is not."""

    def check(outcomes):
        usable(outcomes)
        played = [outcomes[number - 1] for number in PROBED if outcomes[number - 1].schedule is not None]
        pairs = [(outcome, s) for outcome in played for s in probes(outcome, longer)]
        demand(pairs, f"expected rounds with {'longer' if longer else 'short'} delays to be heard, received none")
        for outcome, s in pairs:
            p, delay = float(outcome.schedule.p[s - 1]), int(outcome.schedule.delays[s - 1])
            what = f"hidden game {outcome.number}, round {s} (delay {delay}), played again with the same past"
            for coin, expected in (((1 - CLOSE) * p, True), ((1 + CLOSE) * p, False)):
                if coin < 1:
                    fault = f"{what} and the coin {coin:.3g}: expected it to be {'' if expected else 'not '}heard"
                    demand(
                        with_coin(student, outcome.number, s, coin, fresh) == expected,
                        f"{fault}, since you say p = {p:.3g}",
                    )

    return check


def adapts(least):
    """Return the check that the scheduler hears much in quiet times and still has free slots in busy ones."""

    def check(outcomes):
        counts = np.sum([o.shares() for o in outcomes if o.schedule is not None] or [[(0, 1)] * 3], axis=0)
        for words, (yes, of), share in zip(SHARES, counts, least, strict=True):
            fault = f"{words}: expected at least {share:.0%}, received {yes / max(of, 1):.0%}"
            demand(yes >= share * of, fault)

    return check


def below(limit, words, scores):
    """Return the check that the median score is below a limit, a function of the outcomes."""

    def check(outcomes):
        score, most = float(np.median(scores)), limit(outcomes)
        demand(score < most, f"expected a score below {most:.3g}, {words}, received {score:.3g}")

    return check


def median_of(name):
    """Return the function from outcomes to the median score of a standard, such as never looking."""
    return lambda outcomes: float(np.median([standards(outcome.number)[name] for outcome in outcomes]))


def score_of(scores):
    """Return the median score, with an interval for the median that holds for any distribution of scores."""
    interval = quantile_test(scores, p=0.5).confidence_interval(0.95)
    return Score(float(np.median(scores)), float(interval.low), float(interval.high))


def summary(outcomes, scores, trusted):
    """Return the line about the score."""
    names = ("the paper's batches", "first come, first served", "never looking")
    others = ", ".join(f"{name} {median_of(name)(outcomes):.2f}" for name in names)
    wins, score = sum(value < 1 for value in scores), score_of(scores)
    reached = f"score {score:.3f}, with 95 % confidence from {score.low:.3f} to {score.high:.3f}"
    if not trusted:
        reached = f"{reached}; your probabilities are wrong, so this score counts for nothing"
    return f"{reached} ({len(scores)} hidden games, {wins} of them better than the paper, which has 1; {others})"


def design(student):
    """Grade the scheduler: play all hidden games, then look at rules, probabilities, shares and regret.

    Without true probabilities neither shares nor scores count.
    """
    outcomes = play_all(student)
    if not heard(outcomes):
        fault = outcomes[0].fault or "expected some rounds to be heard, received none"
        return Result(0, (one_line(f"{len(outcomes)} hidden games: {fault}"),))
    rules = marked(
        Criterion(1, "no rule is broken", legal),
        Criterion(1, "a second game starts afresh", lambda outcomes: afresh(student, outcomes[0])),
    )(outcomes)
    fresh = any("afresh" in message for message in rules.messages)  # then each game needs a worker of its own
    truth = marked(
        Criterion(1, "true probabilities, short delays", true(student, longer=False, fresh=fresh)),
        Criterion(1, "true probabilities, longer delays", true(student, longer=True, fresh=fresh)),
    )(outcomes)
    trusted, scores = truth.points == 2, [outcome.score for outcome in outcomes]
    rest = marked(
        Criterion(3, "adapts to the delays", adapts(LEAST)),
        Criterion(2, "adapts closely", adapts(MORE)),
        Criterion(1, "better than never looking", below(median_of("never looking"), "never looking", scores)),
        Criterion(1, "better than the paper", below(lambda o: 1.0, "the paper's", scores)),
    )(outcomes)
    points = rules.points + truth.points + rest.points * trusted
    said = (*rules.messages, *truth.messages, *rest.messages * trusted, summary(outcomes, scores, trusted))
    return Result(points, said, score_of(scores) if trusted else None)


COIN_RATES = ((0, [0.9, 0.5, 0.1], 0.5), (1, [0.9, 0.5, 0.1], 0.7), (3, [1.0, 1.0, 1.0, 0.5], 0.9))  # patience, S, load


def coin_rates(label):
    """Return the check of `coin_rate`: on cases with plenty of slots or with few."""

    def check(student):
        rng = generator("design", "coin_rate", label)
        drawn = [
            (patience, np.sort(rng.random(30))[::-1].round(3).tolist(), rng.uniform(0.4, 0.9)) for patience in (3, 20)
        ]
        for patience, survival, load in (*COIN_RATES, *drawn):
            C, load = 99 if label == "plenty" else 1, float(load)
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


RECORDS = {
    "heard": ([[0, True]] * 3, [[1, True], [3, True], [3, True], [12, True], [20, True], [20, True]]),
    "dropped": (
        [[1, False], [1, True], [3, True], [3, True], [3, False], [5, True], [5, True], [9, False], [9, False]],
        [[0, False]] * 4 + [[2, True]] * 5 + [[2, False]] * 2 + [[30, True]] * 2,
    ),
    "edge": (
        [[1, False]],
        [[2, True]],
        [[7, True]],
        [[0, True], [2, True], [2, False], [4, True]],
        [],
        [[3, False], [5, True]],
    ),
}


def survival_estimates(kind):
    """Return the check of `survival_estimate`: all rounds heard, some dropped, or one or no record at risk."""

    def check(student):
        rng, longest = generator("design", "survival", kind), 12
        delays, patience = rng.geometric(0.2, 60) - 1, rng.integers(0, 9, 60)
        pairs = list(zip(delays.tolist(), patience.tolist(), strict=True))
        more = [[40, True]] * 2  # with these, two records at least are at risk
        early, later = np.sort(rng.choice(np.arange(1, longest), 2, replace=False)).tolist()
        drawn = {
            "heard": [[d, True] for d, _ in pairs] + more,
            "dropped": [[min(d, m), d <= m] for d, m in pairs] + more,
            "edge": [[early, bool(rng.integers(2))], [later, True], [int(rng.integers(longest)), False]],
        }
        for records in (*RECORDS[kind], drawn[kind]):
            shape = (
                shown(records) if len(records) < 6 else f"{len(records)} records, the first being {shown(records[0])}"
            )
            what = f"survival_estimate of {shape}"
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
            Criterion(1, "all rounds heard", survival_estimates("heard")),
            Criterion(2, "some rounds not heard", survival_estimates("dropped")),
            Criterion(1, "one record at risk, or none", survival_estimates("edge")),
        ),
    ),
    Exercise("design", 11, design),
)
