"""Sheet 3: the overflow condition, judged with fractions and fifty digits:
no answer is wrong by our rounding.
"""

import math
from fractions import Fraction

from course.grader import variant
from course.grader.exercise import Exercise
from course.grader.sheets import laws as exact_laws
from course.grader.sheets.marking import (
    Criterion,
    Wrong,
    apart,
    demand,
    described,
    exact,
    generator,
    is_whole,
    marked,
    number,
    shown,
    whole_numbers,
)

# relative, for α
SLACK = 1e-8
ROUGHLY = 1e-4


def parameters(label):
    """Return hidden pairs (C, δ), small and large."""
    rng = generator("overflow", label)
    pairs = [
        (1, 0.9),
        (1, 1e-3),
        (20, 0.05),
        (1, 0.5),
        (int(rng.integers(2, 9)), 0.01),
        (int(rng.integers(100, 2000)), 1e-4),
    ]
    return [(C, float(delta * rng.uniform(0.5, 1))) for C, delta in pairs]


def alpha_of(student, C, delta):
    """Return the student's α, a number above 0."""
    found = number(student.call("smallest_alpha", C, delta), f"smallest_alpha({C}, {delta:.4g})")
    demand(
        found > 0,
        f"smallest_alpha({C}, {delta:.4g}): expected a number above 0, received {shown(found)}",
    )
    return float(found)


def alpha_is_enough(student):
    """Raise Wrong unless each α satisfies (⋆) to four digits,
    and is not above the simple choice of the hint.
    """
    for C, delta in parameters("enough"):
        found = alpha_of(student, C, delta)
        simple = math.exp(1 + math.log(1 / delta) / C) - 1
        came, least = apart(found, exact_laws.smallest_alpha(C, delta))
        case = f"C = {C}, delta = {delta:.4g}, alpha = {came}"
        fits = exact_laws.is_enough
        demand(
            fits(C, found * (1 + ROUGHLY), delta),
            f"the condition fails for {case}: expected at least {least}",
        )
        demand(
            found <= simple * (1 + SLACK),
            f"{case}: expected at most {simple:.6g}, which satisfies the condition",
        )


def alpha_is_smallest(student):
    """Raise Wrong unless each α is the smallest one that satisfies (⋆), to nine digits."""
    for C, delta in parameters("smallest"):
        found = alpha_of(student, C, delta)
        smallest = exact_laws.smallest_alpha(C, delta)
        came, least = apart(found, smallest)
        reason = (
            f"C = {C}, delta = {delta:.4g}: alpha = {came} satisfies the condition, and so does"
            f" {least}"
        )
        demand(found <= smallest * (1 + SLACK), f"{reason}, which is smaller")
        fault = (
            f"C = {C}, delta = {delta:.4g}: the condition fails for alpha = {came}, expected"
            f" {least}"
        )
        demand(found >= smallest * (1 - SLACK), fault)


def fraction(value, what):
    """Return the probability that a text stands for, a fraction, or raise Wrong."""
    if isinstance(value, float) and not value.is_integer():
        raise Wrong(
            f"{what}: expected an exact fraction such as '7/96', received the rounded number"
            f" {shown(value)}"
        )
    found = exact(value)
    demand(
        found is not None,
        f"{what}: expected a fraction such as '7/96', received {described(value)}",
    )
    demand(0 <= found <= 1, f"{what}: expected a probability, received {described(value)}")
    return found


def laws(label):
    """Return hidden lists of coins with a C: fractions,
    certain coins and impossible ones among them.
    """
    rng = generator("overflow", "law", label)
    few = [Fraction(int(rng.integers(1, 7)), 7) for _ in range(4)]
    sure = [Fraction(1), Fraction(0), *few]
    many = [Fraction(1, int(n)) for n in rng.integers(2, 9, 40)]
    fixed = [([Fraction(1, 3)] * 3, 2), ([Fraction(1, 2)], 3)]
    return (
        [(many, 5), (many, 1)] if label == "many" else [*fixed, (few[:2], 3), (few, 2), (sure, 3)]
    )


def law_of(student, coins, C):
    """Return the student's law and ours, both lists of C + 1 fractions, and what was asked."""
    texts = [str(coin) for coin in coins]
    what = f"count_law({shown(texts)}, {C})"
    found = student.call("count_law", texts, C)
    right = isinstance(found, list) and len(found) == C + 1
    demand(right, f"{what}: expected a list of {C + 1} fractions, received {shown(found)}")
    return (
        [fraction(mass, what) for mass in found],
        [Fraction(mass) for mass in exact_laws.count_law(coins, C)],
        what,
    )


def law_below(label):
    """Return the check that the probabilities of fewer than C ones are right."""

    def check(student):
        for coins, C in laws(label):
            found, expected, what = law_of(student, coins, C)
            for n in range(C):
                fault = (
                    f"{what}: expected P({n}) = {shown(str(expected[n]))}, received"
                    f" {shown(str(found[n]))}"
                )
                demand(found[n] == expected[n], fault)

    return check


def law_last(label):
    """Return the check that the last probability is that of at least C ones."""

    def check(student):
        for coins, C in laws(label):
            last(*law_of(student, coins, C), C)

    return check


def last(found, expected, what, C):
    """Raise Wrong unless the last entries of two laws agree."""
    reason = (
        f"the last entry is P(at least {C}), and all add up to 1 (yours to {float(sum(found)):.6g})"
    )
    fault = (
        f"{what}: expected {shown(float(expected[C]))} at the end, received"
        f" {shown(float(found[C]))}; {reason}"
    )
    demand(found[C] == expected[C], fault)


def full(delays, C, alpha, t, late=0, sum_of_coins=False, price=0, nu=1):
    """Return P(|S_t^0| = C) under the Bernoulli scheduler, a fraction, or what a slip makes of it.

    Parameters
    ----------
    delays, C, alpha, t : as in Exercise 3.3.
    late : what is added to the number of rounds for which a slot is held.
    sum_of_coins : whether to compute P(σ̃_t >= C), as if coins that fall while the set is full
        counted.
    price : what is added to the delay plus 1 in p_t.
    nu : by what the normalizer is multiplied.
    """
    normalizer = nu * Fraction(variant.number("overflow", "normalizer", 2), 2)
    c = [scale / normalizer for scale in exact_laws.scales(len(delays), C, alpha)]
    p = [
        Fraction(exact_laws.tail(c_t, max(0, d + price))) for c_t, d in zip(c, delays, strict=True)
    ]
    if sum_of_coins:
        coins = [p[s - 1] if s + delays[s - 1] >= t else Fraction(0) for s in range(1, t)]
        return Fraction(exact_laws.count_law(coins, C)[C])
    held = [d + 1 + late for d in delays]
    holdings = [
        {0: 1 - p_t, n: p_t} if n else {0: Fraction(1)} for p_t, n in zip(p, held, strict=True)
    ]
    return Fraction(exact_laws.size_laws(holdings, C)[t - 1][C])


MISTAKES = (
    ("a slot is free again in the round in which its delay ends", {"late": -1}),
    ("a slot is held for one round too long", {"late": 1}),
    ("coins that fall while the set is full count, too", {"sum_of_coins": True}),
    ("p_t is c_t / d_t in place of c_t / (d_t + 1)", {"price": -1}),
    ("the normalizer is half of nu_t", {"nu": Fraction(1, 2)}),
    ("the normalizer is twice nu_t", {"nu": 2}),
)
IN_THE_FORMULA = MISTAKES[3:]  # a slip in p_t, and all else is right


# rounds that leave just before, in and after round 7
FIXED = {1: [3, 1, 2, 3, 3, 2, 1], 2: [3, 2, 9, 3, 1, 9, 1]}


def overflows(label, C, longest, **slip):
    """Return the check of `overflow_probability` on hidden games, right or with a slip."""

    def check(student):
        rng = generator("overflow", "probability", label)
        drawn = [(alpha, rng.integers(0, longest + 1, 7).tolist()) for alpha in (1, 2)]
        for alpha, delays in ((1, FIXED[C]), (3, FIXED[C][::-1]), *drawn):
            t = 7
            what = f"overflow_probability({delays}, {C}, {alpha}, {t})"
            found = fraction(student.call("overflow_probability", delays, C, alpha, t), what)
            expected = full(delays, C, alpha, t, **slip)
            if found != expected:
                named = [
                    words
                    for words, mistake in MISTAKES
                    if found == full(delays, C, alpha, t, **mistake)
                ]
                wanted, came = apart(float(expected), float(found))
                hint = (
                    f"; this is what comes out if {named[0]}" if named else ", as an exact fraction"
                )
                raise Wrong(f"{what}: expected {wanted}, received {came}{hint}")

    return check


def delays_of(student, t, longer=0):
    """Return the student's worst delays, each longer by so many rounds."""
    found = whole_numbers(student.call("worst_delays", t), 0, 10**6, f"worst_delays({t})", t - 1)
    return [d + longer for d in found]


def all_count(student, longer=0):
    """Raise Wrong unless every round is still there in round t."""
    drawn = generator("overflow", "every coin").integers(13, 40)
    for t in (3, 7, 12, int(drawn)):
        for s, d in enumerate(delays_of(student, t, longer), start=1):
            reason = (
                f"round {s} has delay {d} and leaves in round {s + d}, so its coin does not count"
                f" in round {t}"
            )
            demand(s + d >= t, f"worst_delays({t}): {reason}")


def are_worst(student, longer=0):
    """Raise Wrong unless P(σ̃_t >= C) is the largest possible."""
    drawn = generator("overflow", "worst delays").integers(13, 40)
    for t, C, alpha in ((4, 1, 1), (9, 2, 1), (12, 3, 2), (int(drawn), 2, 1)):
        delays = delays_of(student, t, longer)
        deadline = [t - s for s in range(1, t)]
        found, most = (full(d, C, alpha, t, sum_of_coins=True) for d in (delays, deadline))
        reason = (
            f"worst_delays({t}) = {shown(delays)} gives P = {float(found):.5f} for C = {C}, alpha ="
            f" {alpha}"
        )
        demand(found >= most, f"{reason}; expected {float(most):.5f}, which other delays give")


def refutation(student):
    """Return α and the delays of the student's counterexample, or raise Wrong."""
    found = student.call("counterexample")
    demand(
        isinstance(found, list) and len(found) == 2,
        f"expected [alpha, delays], received {described(found)}",
    )
    alpha, delays = found
    right = is_whole(alpha) and 1 <= alpha <= 10**6
    demand(right, f"alpha: expected an integer from 1 to 10^6, received {described(alpha)}")
    delays = whole_numbers(delays, 0, 10**6, "delays")
    demand(1 <= len(delays) <= 500, f"delays: expected 1 to 500 of them, received {len(delays)}")
    return int(alpha), delays


def refutes(student, longer=0):
    """Raise Wrong unless the scheduler with normalizer 1 and one slot overflows more often than (⋆)
    promises.
    """
    alpha, delays = refutation(student)
    delays = [d + longer for d in delays]
    t = len(delays) + 1
    c = exact_laws.precise(Fraction(1, 1 + alpha))
    p = [c / (d + 1) for d in delays]
    holdings = [{0: 1 - p_s, min(d, t) + 1: p_s} for p_s, d in zip(p, delays, strict=True)]
    law = exact_laws.size_laws([*holdings, {0: 1}], 1)[-1]
    found = law[1]
    delta = exact_laws.smallest_delta(1, alpha)
    numbers = f"P(full in round {t}) = {float(found):.5f}, delta = {float(delta):.5f}"
    demand(
        found > delta,
        f"alpha = {alpha}, {len(delays)} delays: expected P(full) > delta, received {numbers}",
    )


def slips(*setting, **sizes):
    """Return the slips of `overflow_probability` that leave half of the points."""
    return tuple(
        (words, overflows(*setting, **sizes, **mistake)) for words, mistake in IN_THE_FORMULA
    )


def longer(check):
    """Return the slip of Exercise 3.4, which 3.5 builds on: delays that are one round too short."""
    return (("every delay is longer by 1", lambda student: check(student, longer=1)),)


EXERCISES = (
    Exercise(
        "smallest_alpha",
        4,
        marked(
            Criterion(2, "alpha satisfies the condition and is not far too large", alpha_is_enough),
            Criterion(2, "no smaller alpha does", alpha_is_smallest),
        ),
    ),
    Exercise(
        "count_law",
        4,
        marked(
            Criterion(1, "few coins, fewer than C ones", law_below("few")),
            Criterion(1, "few coins, at least C ones", law_last("few")),
            Criterion(1, "forty coins, fewer than C ones", law_below("many")),
            Criterion(1, "forty coins, at least C ones", law_last("many")),
        ),
    ),
    Exercise(
        "overflow_probability",
        4,
        marked(
            Criterion(
                2, "one slot", overflows("one", C=1, longest=3), slips("one", C=1, longest=3)
            ),
            Criterion(
                2,
                "several slots",
                overflows("several", C=2, longest=5),
                slips("several", C=2, longest=5),
            ),
        ),
    ),
    Exercise(
        "worst_delays",
        3,
        marked(
            Criterion(1, "every coin counts", all_count, longer(all_count)),
            Criterion(2, "the largest probability", are_worst, longer(are_worst)),
        ),
    ),
    Exercise(
        "counterexample",
        4,
        marked(Criterion(4, "a game that refutes the lemma", refutes, longer(refutes))),
    ),
)
