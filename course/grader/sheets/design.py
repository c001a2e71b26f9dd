"""Sheet 5: a scheduler of the student's own,
played by the referee in hidden games and compared with the paper's.
"""

import math

import numpy as np

from course.grader.exercise import Exercise, Result, Score
from course.grader.sheets.hidden_games import (
    RULES,
    play_all,
    play_hidden,
    standards,
    surplus,
    trap,
    with_coin,
)
from course.grader.sheets.marking import (
    Criterion,
    Wrong,
    demand,
    generator,
    marked,
    near,
    number,
    numbers,
    shown,
)
from course.grader.student import one_line

# rounds: a delay that is short, and one for which everybody must wait
SHORT = 2
WAIT = 15
# rounds of each kind that are played again, and how close p should be, relatively
PROBES = 8
CLOSE = 0.05
DEVIATIONS = 4.0  # standard deviations that the sum of Z / p may be from its mean
SHARES = (
    "short rounds heard in quiet times",
    "free slots in busy times",
    "delays from 15 to 30 heard in busy times",
)
LEAST = (0.65, 0.65, 0.04)
MORE = (0.75, 0.70, 0.04)


def heard(outcomes):
    """Return how many rounds were heard in time in all games."""
    return sum(
        int((o.schedule.observed & o.in_time).sum()) for o in outcomes if o.schedule is not None
    )


def legal(outcomes):
    """Raise Wrong unless no rule was broken in any game."""
    faults = [outcome.fault for outcome in outcomes if outcome.fault is not None]
    demand(not faults, f"{len(faults)} of {len(outcomes)} games; {faults[0] if faults else ''}")


def afresh(student, first):
    """Raise Wrong unless a game that is played again, after other games, goes as it did."""
    again = play_hidden(student, first.number, fresh=False)
    same = again.fault == first.fault
    demand(
        same,
        f"game {first.number} is legal once and not when played again:"
        f" {again.fault or first.fault}",
    )
    if first.schedule is not None:
        differing = np.flatnonzero(again.schedule.after != first.schedule.after)
        where = f"first in round {differing[0] + 1}" if len(differing) else ""
        fault = (
            f"game {first.number}, played again with the same coins, has another tracking set,"
            f" {where}"
        )
        demand(not len(differing), f"{fault}: expected design_start to forget all games before")


def usable(outcomes):
    """Raise Wrong unless all probabilities are numbers that the learner can use."""
    faults = [
        f"hidden game {o.number}: {o.weight_fault}" for o in outcomes if o.weight_fault is not None
    ]
    demand(not faults, (faults or [""])[0])


def probed(outcome, longer):
    """Tell for each round whether its probability is tested: a slot was free,
    and its delay is short, or longer but
    no longer than everybody is asked to wait."""
    schedule = outcome.schedule
    short = schedule.delays <= SHORT
    long = (schedule.delays > SHORT) & (schedule.delays <= WAIT)
    return (schedule.before < RULES.C) & outcome.in_time & (long if longer else short)


def probes(outcomes, longer):
    """Return pairs of an Outcome and a round that is played again, from all games and all times.

    Half of them are drawn, half are those for which the probability differs most from that of a
    short round at about the same time: who tells today's for a round of last week errs there.
    """
    rng = generator("design", "probes", longer)
    pairs = []
    for outcome in outcomes:
        if outcome.schedule is None:
            continue
        heard = np.flatnonzero(outcome.schedule.observed & probed(outcome, longer))
        pairs += [(outcome, int(s) + 1) for s in heard]
    drawn = [pairs[index] for index in rng.permutation(len(pairs))[: PROBES // 2]]
    odd = sorted(pairs, key=oddness, reverse=True)[: PROBES - len(drawn)] if longer else []
    return list(dict.fromkeys([*drawn, *odd]))


def oddness(pair):
    """Return by which factor, as a logarithm,
    the probability of a round differs from that of a short one near it.
    """
    outcome, s = pair
    schedule = outcome.schedule
    short = np.flatnonzero(schedule.observed & outcome.in_time & (schedule.delays <= SHORT))
    if not len(short):
        return 0.0
    nearest = short[np.abs(short - (s - 1)).argmin()]
    return float(abs(np.log(schedule.p[s - 1] / schedule.p[nearest])))


def true(student, longer):
    """Return the check of probabilities, by the martingale and by coins.

    The sum of Z / p over rounds with a free slot must be near their number. And if a round is
    played again with a coin below p, it is heard; with a coin above p it is not. The coin is drawn,
    so that nothing marks it.
    """

    def check(outcomes):
        usable(outcomes)
        words = f"delays from {SHORT + 1} to {WAIT}" if longer else f"delays of at most {SHORT}"
        pairs = probes(outcomes, longer)
        demand(pairs, f"expected rounds with {words} to be heard, received none")
        deviations = surplus(outcomes, lambda outcome: probed(outcome, longer))
        fault = (
            f"{words}, rounds with a free slot: the sum of Z / p is {deviations:.1f} standard"
            " deviations from"
        )
        demand(
            abs(deviations) <= DEVIATIONS, f"{fault} their number; expected at most {DEVIATIONS:g}"
        )
        for index, (outcome, s) in enumerate(pairs):
            again(student, outcome, s, below=index % 2 == 0)

    return check


def again(student, outcome, s, below):
    """Raise Wrong unless a round is heard with a coin below its probability,
    or is not with one above.
    """
    p = float(outcome.schedule.p[s - 1])
    delay = int(outcome.schedule.delays[s - 1])
    rng = generator("design", "coin", outcome.number, s)
    low, high = (0.0, (1 - CLOSE) * p) if below else ((1 + CLOSE) * p, 1.0)
    if low >= high:
        low = 0.0
        high = (1 - CLOSE) * p
        below = True
    coin = float(rng.uniform(low, high))
    found = with_coin(student, outcome, s, coin)
    what = (
        f"hidden game {outcome.number}, round {s} (delay {delay}), played again with the same past"
    )
    fault = f"{what} and the coin {coin:.3g}: expected it to be {'' if below else 'not '}heard"
    demand(found == below, f"{fault}, since you say p = {p:.3g}")


def adapts(least):
    """Return the check that the scheduler hears much in quiet times and still has free slots in
    busy ones.
    """

    def check(outcomes):
        counts = np.sum(
            [o.shares() for o in outcomes if o.schedule is not None] or [[(0, 1)] * 3], axis=0
        )
        for words, (yes, of), share in zip(SHARES, counts, least, strict=True):
            fault = f"{words}: expected at least {share:.0%}, received {yes / max(of, 1):.0%}"
            demand(yes >= share * of, fault)

    return check


def worse(scores):
    """Return the worse of the medians over the two kinds of games:
    whoever is wrong in one kind has gained nothing.
    """
    return max(kinds(scores), key=np.median)


def kinds(scores):
    """Return the scores of the games of each kind, sorted."""
    groups = [[], []]
    for game, score in enumerate(scores, start=1):
        groups[trap(game)].append(score)
    return [sorted(group) for group in groups if group]


def below(limit, words, scores):
    """Return the check that the score is below a limit, a function of the outcomes."""

    def check(outcomes):
        score = float(np.median(worse(scores)))
        most = limit(outcomes)
        demand(score < most, f"expected a score below {most:.3g}, {words}, received {score:.3g}")

    return check


def median_of(name):
    """Return the function from outcomes to the score of a standard, such as never looking."""
    return lambda outcomes: float(
        np.median(worse([standards(outcome.number)[name] for outcome in outcomes]))
    )


def score_of(scores):
    """Return the score, with an interval for the median that holds for any distribution of scores.

    The k-th smallest and the k-th largest of n scores enclose the median with probability 1 - 2 P(B
    < k), where B counts heads among n fair coins.
    """
    group = worse(scores)
    n = len(group)
    k = 1
    while 2 * sum(math.comb(n, j) for j in range(k + 1)) <= 0.05 * 2**n:
        k += 1
    return Score(float(np.median(group)), float(group[k - 1]), float(group[n - k]))


def summary(outcomes, scores, trusted):
    """Return the line about the score."""
    names = ("first come, first served", "never looking")
    others = ", ".join(f"{name} {median_of(name)(outcomes):.2f}" for name in names)
    wins = sum(value < 1 for value in scores)
    score = score_of(scores)
    medians = " and ".join(f"{np.median(group):.3f}" for group in kinds(scores))
    reached = f"score {score:.3f}, with 95 % confidence from {score.low:.3f} to {score.high:.3f}"
    reached = f"{reached}: the worse of the medians of the two kinds of games, {medians}"
    if not trusted:
        reached = f"{reached}; your probabilities are wrong, so this score counts for nothing"
    return (
        f"{reached} ({len(scores)} hidden games, {wins} of them better than the paper, which has 1;"
        f" {others})"
    )


def design(student):
    """Grade the scheduler: play all hidden games, then look at rules, probabilities,
    shares and regret.

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
    truth = marked(
        Criterion(1, "true probabilities, short delays", true(student, longer=False)),
        Criterion(1, "true probabilities, longer delays", true(student, longer=True)),
    )(outcomes)
    trusted = truth.points == 2
    scores = [outcome.score for outcome in outcomes]
    rest = marked(
        Criterion(3, "adapts to the delays", adapts(LEAST)),
        Criterion(2, "adapts closely", adapts(MORE)),
        Criterion(
            1,
            "better than never looking",
            below(median_of("never looking"), "never looking", scores),
        ),
        Criterion(1, "better than the paper", below(lambda o: 1.0, "the paper's", scores)),
    )(outcomes)
    points = rules.points + truth.points + rest.points * trusted
    said = (
        *rules.messages,
        *truth.messages,
        *rest.messages * trusted,
        summary(outcomes, scores, trusted),
    )
    return Result(points, said, score_of(scores) if trusted else None)


# patience, S, load
COIN_RATES = ((0, [0.9, 0.5, 0.1], 0.5), (1, [0.9, 0.5, 0.1], 0.7), (3, [1.0, 1.0, 1.0, 0.5], 0.9))


def coin_rates(label):
    """Return the check of `coin_rate`: on cases with plenty of slots or with few."""

    def check(student):
        rng = generator("design", "coin_rate", label)
        drawn = [
            (patience, np.sort(rng.random(30))[::-1].round(3).tolist(), rng.uniform(0.4, 0.9))
            for patience in (3, 20)
        ]
        for patience, survival, load in (*COIN_RATES, *drawn):
            C = 99 if label == "plenty" else 1
            load = float(load)
            what = f"coin_rate(survival, patience = {patience}, C = {C}, load = {load:.4g})"
            found = number(student.call("coin_rate", survival, patience, C, load), what)
            slot_rounds = 1 + sum(survival[:patience])
            expected = min(1.0, load * C / slot_rounds)
            reason = f"a tracked round takes {slot_rounds:.6g} slot-rounds on average"
            demand(
                near(found, expected),
                f"{what}: {reason}; expected {expected:.6g}, received {found:.6g}",
            )

    return check


def kaplan_meier(records, longest):
    """Return the estimate of P(d > g) for g = 0, ..., longest."""
    survival = 1.0
    found = []
    for j in range(longest + 1):
        at_risk = sum(held >= j for held, _ in records)
        survival *= 1 - sum(held == j and ended for held, ended in records) / max(at_risk, 1)
        found.append(survival)
    return found


RECORDS = {
    "heard": (
        [[0, True]] * 3,
        [[1, True], [3, True], [3, True], [12, True], [20, True], [20, True]],
    ),
    "dropped": (
        [
            [1, False],
            [1, True],
            [3, True],
            [3, True],
            [3, False],
            [5, True],
            [5, True],
            [9, False],
            [9, False],
        ],
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
    """Return the check of `survival_estimate`: all rounds heard, some dropped,
    or one or no record at risk.
    """

    def check(student):
        rng = generator("design", "survival", kind)
        longest = 12
        delays = rng.geometric(0.2, 60) - 1
        patience = rng.integers(0, 9, 60)
        pairs = list(zip(delays.tolist(), patience.tolist(), strict=True))
        more = [[40, True]] * 2  # with these, two records at least are at risk
        early, later = np.sort(rng.choice(np.arange(1, longest), 2, replace=False)).tolist()
        drawn = {
            "heard": [[d, True] for d, _ in pairs] + more,
            "dropped": [[min(d, m), d <= m] for d, m in pairs] + more,
            "edge": [
                [early, bool(rng.integers(2))],
                [later, True],
                [int(rng.integers(longest)), False],
            ],
        }
        for records in (*RECORDS[kind], drawn[kind]):
            shape = (
                shown(records)
                if len(records) < 6
                else f"{len(records)} records, the first being {shown(records[0])}"
            )
            what = f"survival_estimate of {shape}"
            found = numbers(student.call("survival_estimate", records, longest), longest + 1, what)
            judge_survival(found, records, what)

    return check


def judge_survival(found, records, what):
    """Raise Wrong at the first g at which an estimate is off,
    and name the mistake that explains it.
    """
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
