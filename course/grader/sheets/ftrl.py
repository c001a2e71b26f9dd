"""Sheet 2: minimizers, estimates and the learner, compared with the package's own minimizer."""

import math

import numpy as np

from course.grader import variant
from course.grader.exercise import Exercise
from course.grader.sheets.learner import argmin
from course.grader.sheets.marking import (
    Criterion,
    Wrong,
    apart,
    demand,
    generator,
    marked,
    near,
    numbers,
    shown,
)

DIGITS = 1e-8
FEW_DIGITS = 1e-6
FEW = 5


def minimizer(function, cases, tolerance=DIGITS):
    """Return the check of a minimizer, up to a tolerance.

    Parameters
    ----------
    function : name of the student's function.
    cases : function from a generator to a list of (L, learning rates by name).
    """

    def check(student):
        for L, rates in cases(generator("ftrl", function, cases.__name__)):
            expected = argmin(L, 1 / rates["alpha"], 1 / rates["beta"])
            finite = {name: rate for name, rate in rates.items() if rate < math.inf}
            losses = shown(L) if len(L) <= FEW else f"{len(L)} losses"
            what = (
                f"{function}(L = {losses},"
                f" {', '.join(f'{name} = {rate:.6g}' for name, rate in finite.items())})"
            )
            compare(
                student.call(function, L, *finite.values()),
                expected,
                what,
                slips(L, rates),
                tolerance,
            )

    return check


def compare(found, expected, what, slips=(), tolerance=DIGITS):
    """Return the numbers of a distribution. Raise Wrong unless it is the expected one,
    and name the slip that explains
    it, if one does.

    A slip explains only if it makes a difference that can be seen.
    """
    found = numbers(found, len(expected), what)
    if not agree(found, expected, tolerance):
        telling = [(words, x) for words, x in slips if not agree(x, expected, 1e-4)]
        named = [
            f"; this is what comes out if {words}" for words, x in telling if agree(found, x, 1e-6)
        ]
        total = "" if near(sum(found), 1, 1e-6) else f", the sum is {sum(found):.6g}"
        raise Wrong(f"{what}: {difference(found, expected.tolist())}{total}{(named or [''])[0]}")
    return found


def difference(found, expected):
    """Say what was expected and received: all of it,
    or the arm that is most wrong if there are many.
    """
    arm = max(range(len(expected)), key=lambda i: abs(found[i] - expected[i]))
    few = len(expected) <= FEW
    wanted, came = apart(expected, found) if few else apart(expected[arm], found[arm])
    return f"{'' if few else f'arm {arm}: '}expected {wanted}, received {came}"


def agree(found, expected, tolerance=DIGITS):
    """Tell whether two lists of numbers are equal up to rounding."""
    return all(near(a, b, tolerance) for a, b in zip(found, expected, strict=True))


def slips(L, rates):
    """Return pairs (words, distribution) for the usual mistakes in a minimizer."""
    a = 1 / rates["alpha"]
    b = 1 / rates["beta"]
    found = [("the losses have the wrong sign", argmin([-loss for loss in L], a, b))]
    found.append(("the learning rate is used upside down", argmin(L, a and 1 / a, b and 1 / b)))
    if b == 0:
        gaps = np.array(L) - min(L)
        weights = (a / (gaps + a)) ** 2
        found.append(
            ("weights are divided by their sum in place of finding lambda", weights / weights.sum())
        )
    return found


def spread(rng, K, size):
    """Return K losses, the largest difference being about `size`."""
    return (size * rng.random(K) + rng.uniform(-5, 5)).tolist()


def entropy_moderate(rng):
    """Return cases with a few arms."""
    return [
        (spread(rng, K, 3), {"beta": float(rng.uniform(0.3, 2)), "alpha": math.inf})
        for K in (2, 3, 7)
    ]


def entropy_large(rng):
    """Return cases in which exp(−βL) is 0 or infinite in floating point."""
    shifts = (5000.0, -5000.0)
    return [
        ([loss + shift for loss in spread(rng, 3, 2)], {"beta": 1.5, "alpha": math.inf})
        for shift in shifts
    ]


def tsallis_moderate(rng):
    """Return cases with a few arms."""
    drawn = [
        (spread(rng, K, 3), {"alpha": float(rng.uniform(0.3, 2)), "beta": math.inf})
        for K in (2, 3, 7)
    ]
    return [([0.0, 2.0, 1.0], {"alpha": 0.7, "beta": math.inf}), *drawn]


def tsallis_wide(rng):
    """Return cases with many arms, or with arms that hardly matter."""
    small = {"alpha": 0.01, "beta": math.inf}
    large = [
        ([0.0, 1.0, 3000.0], {"alpha": 1.0, "beta": math.inf}),
        ([float(i) for i in range(40)], small),
    ]
    return [
        *large,
        (spread(rng, 40, 50), small),
        (spread(rng, 4, 3000), {"alpha": 1.0, "beta": math.inf}),
    ]


def hybrid_moderate(rng):
    """Return cases with a few arms."""
    return [
        (
            spread(rng, K, 3),
            {"alpha": float(rng.uniform(0.3, 2)), "beta": float(rng.uniform(0.3, 2))},
        )
        for K in (2, 5)
    ]


def hybrid_lopsided(rng):
    """Return cases in which one of the two terms is much stronger, or some weights are tiny."""
    rates = ((20, 30.0, 0.2), (20, 0.1, 40.0), (8, 50.0, 5.0))
    fixed = [
        ([0.0, 8.0, 20.0], {"alpha": 30.0, "beta": 0.2}),
        ([0.0, 20.0, 1.0], {"alpha": 0.1, "beta": 40.0}),
    ]
    return [
        *fixed,
        *((spread(rng, 3, size), {"alpha": alpha, "beta": beta}) for size, alpha, beta in rates),
    ]


def estimates(with_weight):
    """Return the check of `estimate`, with p = 1 or with a smaller p."""

    def check(student):
        rng = generator("ftrl", "estimate", with_weight)
        for K in (2, 3, 5):
            x = rng.dirichlet(np.full(K, 2.0)) * 0.9 + 0.1 / K
            p = float(rng.uniform(0.05, 0.6)) if with_weight else 1.0
            arm = int(rng.integers(K))
            loss = float(rng.uniform(0.2, 1))
            what = (
                f"estimate(K = {K}, arm = {arm}, loss = {loss:.4g}, x = {shown(x.tolist())}, p ="
                f" {p:.4g})"
            )
            found = numbers(student.call("estimate", K, arm, loss, x.tolist(), p), K, what)
            judge_estimate(found, arm, loss, float(x[arm]), p, what)

    return check


def judge_estimate(found, arm, loss, x, p, what):
    """Raise Wrong unless this is the estimate, and say what its expectation would be."""
    others = [value for i, value in enumerate(found) if i != arm]
    demand(
        not any(others),
        f"{what}: expected 0 for the arms that were not played, received {shown(found)}",
    )
    mean = found[arm] * x * p
    reason = (
        f"its expectation is x p times {found[arm]:.6g}, that is {mean:.6g}, and should be the"
        f" loss, {loss:.6g}"
    )
    demand(
        near(found[arm], loss / (x * p)),
        f"{what}: expected {loss / (x * p):.6g} for arm {arm}; {reason}",
    )


class Reference:
    """The learner of Exercise 2.5, right or with a slip.

    Parameters
    ----------
    K : number of arms.
    weigh : function (loss, x of the round played, x of the round of arrival, p) → what is added for
        the arm.
    """

    def __init__(self, K, weigh):
        self.L = np.zeros(K)
        self.weigh = weigh
        self.x = {}
        self.arm = {}

    def act(self, t):
        """Return x_t. With a slip the losses may grow so fast that a weight would vanish,
        and be divided by.
        """
        self.x[t] = np.maximum(argmin(self.L, math.sqrt(t) / speed(), 0.0), 1e-100)
        return self.x[t]

    def observe(self, t, arm, feedback):
        """Add what is heard."""
        self.arm[t] = arm
        for s, loss, p in feedback:
            i = self.arm[s]
            self.L[i] += self.weigh(loss, self.x[s][i], self.x[t][i], p)


RIGHT = ("nothing is wrong", lambda loss, x, later, p: loss / (x * p))
SLIPS = (
    ("the weight 1 / p is dropped", lambda loss, x, later, p: loss / x),
    ("the estimate is not divided by x", lambda loss, x, later, p: loss / p),
    (
        "x is taken from the round of arrival, not from the round that was played",
        lambda l, x, later, p: l / (later * p),
    ),
    ("the estimate is multiplied by p", lambda loss, x, later, p: loss * p / x),
)


def own(found, expected):
    """Return the student's distribution, put right where it is no distribution:
    arms are drawn from it.
    """
    x = np.array(found, float)
    return x / x.sum() if (x > 1e-9).all() and x.sum() < 2 else expected


def speed():
    """Return a, where the learner of Exercise 2.5 has the rate a / sqrt(t)."""
    return variant.number("ftrl", "speed", 1.0)


def game(student, name, longest, least, judge, slips=SLIPS, right=RIGHT):
    """Play 40 rounds, with delays up to `longest` and probabilities of at least `least`.

    Parameters
    ----------
    right : words and the estimate of the first learner.
    judge : function (round, what the student plays, the learners) → the distribution from which the
        arm is drawn.
    """
    student.restart()
    rng = generator("ftrl", "learner", name)
    K = 3
    learners = [Reference(K, weigh) for _, weigh in (right, *slips)]
    delays = rng.integers(0, longest + 1, 40)
    p = rng.uniform(least, 1, 40) if least < 1 else np.ones(40)
    student.call("learner_start", K)
    pending = {}
    for t in range(1, 41):
        x = judge(t, student.call("learner_act", t), learners)
        arm = int(rng.choice(K, p=x))
        if rng.random() < p[t - 1]:
            pending.setdefault(t + delays[t - 1], []).append(
                [t, float(rng.random()), float(p[t - 1])]
            )
        feedback = pending.pop(t, [])
        student.call("learner_observe", t, arm, feedback)
        for learner in learners:
            learner.observe(t, arm, feedback)


def learns(*setting):
    """Return the check of the learner. It may be as imprecise as six digits:
    precision was judged in Exercise 2.2.
    """

    def judge(t, found, learners):
        x, *wrong = [learner.act(t) for learner in learners]
        pairs = [(words, y) for (words, _), y in zip(SLIPS, wrong, strict=True)]
        learners[0].x[t] = own(compare(found, x, f"round {t}, distribution", pairs, FEW_DIGITS), x)
        return learners[0].x[t]

    return lambda student: game(student, *setting, judge)


def follows(*setting):
    """Return the check that the learner plays what the student's own minimizer makes of the right
    sums.

    The minimizer is asked afterwards, in a fresh worker, and it must give more weight to the arms
    of smaller loss.
    """

    def check(student):
        played = []

        def judge(t, found, learners):
            learners[0].act(t)
            found = numbers(found, 3, f"round {t}, distribution")
            played.append((t, learners[0].L.tolist(), found))
            learners[0].x[t] = own(found, learners[0].x[t])
            return learners[0].x[t]

        game(student, *setting, judge, slips=())
        student.restart()
        for t, L, found in sorted(played, key=lambda entry: -entry[0]):
            x = numbers(
                student.call("tsallis_argmin", L, speed() / math.sqrt(t)), 3, "tsallis_argmin"
            )
            ordered = all(x[i] > x[j] for i in range(3) for j in range(3) if L[i] < L[j] - 1e-3)
            demand(
                ordered and agree(found, x, FEW_DIGITS),
                f"round {t}: tsallis_argmin gives another distribution",
            )

    return check


def learns_from(*setting):
    """Return the check that the learner is right but for the estimate of Exercise 2.4,
    which it takes from there.
    """

    def check(student):
        def weigh(loss, x, later, p):
            found = numbers(
                student.call("estimate", 2, 0, loss, [float(x), 1 - float(x)], float(p)),
                2,
                "estimate",
            )
            demand(
                found[0] > 0 == found[1],
                "the estimate is positive for the arm that was played, and for no other",
            )
            return found[0]

        def judge(t, found, learners):
            x = learners[0].act(t)
            learners[0].x[t] = own(compare(found, x, f"round {t}, distribution", (), FEW_DIGITS), x)
            return learners[0].x[t]

        game(student, *setting, judge, slips=(), right=("the student's", weigh))

    return check


def learner(points, words, *setting):
    """Return a criterion of the learner."""
    slip = ("the minimizer of 2.2, which is wrong, were right", follows(*setting))
    other = ("the estimate of 2.4, which is wrong, were right", learns_from(*setting))
    return Criterion(points, words, learns(*setting), (slip, other))


EXERCISES = (
    Exercise(
        "entropy",
        3,
        marked(
            Criterion(2, "moderate losses", minimizer("entropy_argmin", entropy_moderate)),
            Criterion(1, "losses in the thousands", minimizer("entropy_argmin", entropy_large)),
        ),
    ),
    Exercise(
        "tsallis",
        4,
        marked(
            Criterion(
                2,
                "moderate losses, six digits",
                minimizer("tsallis_argmin", tsallis_moderate, FEW_DIGITS),
            ),
            Criterion(
                2, "many arms, large losses, nine digits", minimizer("tsallis_argmin", tsallis_wide)
            ),
        ),
    ),
    Exercise(
        "hybrid",
        4,
        marked(
            Criterion(
                2,
                "moderate losses, six digits",
                minimizer("hybrid_argmin", hybrid_moderate, FEW_DIGITS),
            ),
            Criterion(
                2,
                "one term much stronger, tiny weights, nine digits",
                minimizer("hybrid_argmin", hybrid_lopsided),
            ),
        ),
    ),
    Exercise(
        "estimate",
        3,
        marked(
            Criterion(1, "rounds that are surely heard", estimates(with_weight=False)),
            Criterion(2, "rounds that are heard with probability p", estimates(with_weight=True)),
        ),
    ),
    Exercise(
        "learner",
        5,
        marked(
            learner(1, "no delays, everything heard", "plain", 0, 1),
            learner(2, "delays, everything heard", "late", 9, 1),
            learner(2, "delays and weights", "weighted", 9, 0.2),
        ),
    ),
)
