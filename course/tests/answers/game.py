"""Slips in Sheet 1."""

from course.tests.answers.slip import Slip

SLIPS = (
    Slip(
        "first_come",
        "capacity tested after the release",
        "solve-first-come",
        (("end >= t", "end > t"),),
        1.5,
        (
            "round 3",
            "no slot is free, for 2 of 2 are taken just before it",
            "expected a list without it; received a list with it",
        ),
    ),
    Slip(
        "first_come",
        "feedback after the end",
        "solve-first-come",
        (("if t + delays[t - 1] <= len(delays)", ""),),
        2,
        (
            "it ends in round 13, and the game in round 12",
            "expected a list without it; received a list with it",
        ),
    ),
    Slip(
        "greedy",
        "one slot too many",
        "solve-greedy",
        (('"free"] > 0', '"free"] >= 0'),),
        0,
        (
            "round 33, tracking: expected False, since S is full: |S| = C = 1, received True",
            "a second game starts afresh",
        ),
    ),
    Slip(
        "greedy",
        "slots are never given back",
        "solve-greedy",
        (("+= len(rounds)", "+= 0"),),
        2,
        (
            (
                "round 2: every round is wanted, and 0 of 1 slots are taken; expected True,"
                " received False"
            ),
        ),
    ),
    Slip(
        "greedy",
        "state of the game before",
        "solve-greedy",
        (('"free"] = C', '"free"] = greedy.get("free", C)'),),
        3,
        (
            "game 2 without a new start",
            "expected rounds [1, 2], received []",
        ),
    ),
    Slip(
        "bernoulli",
        "d for d + 1",
        "solve-bernoulli",
        (("(delay + 1)", "max(delay, 1)"),),
        1,
        (
            "round 9: C = 96, c = 8.4837, delay 8, p = 0.942629, coin 0.942723",
            "expected False, received True",
        ),
    ),
    Slip(
        "bernoulli",
        "no harmonic number",
        "solve-bernoulli",
        (('bernoulli["C"] / (4 * bernoulli["harmonic"])', 'bernoulli["C"] / 4'),),
        1,
        (
            "round 9: C = 96, c = 8.4837",
            "expected False, received True",
        ),
    ),
    Slip(
        "bernoulli",
        "capacity not tested",
        "solve-bernoulli",
        ((' and bernoulli["free"] > 0', ""),),
        2,
        (
            "no rule is broken",
            "expected False, since S is full: |S| = C = ",
            "received True",
        ),
    ),
    Slip(
        "bernoulli",
        "coin the wrong way round",
        "solve-bernoulli",
        (("coin < min", "coin > min"),),
        1,
        (
            "round 1",
            "expected True, received False",
        ),
    ),
    Slip(
        "pareto",
        "proxy delay without - 1",
        "solve-pareto",
        (("/ coin) - 1", "/ coin)"),),
        2.5,
        (
            "proxy delay -1",
            "expected False, received True",
            "if every proxy delay is longer by 1: half of the points",
        ),
    ),
    Slip(
        "pareto",
        "dropped a round early",
        "solve-pareto",
        (("= t + proxy", "= t + max(proxy - 1, 0)"),),
        3,
        ("may stay until the end of round 3; expected to keep it, received to drop it",),
    ),
    Slip(
        "pareto",
        "drops what has been heard",
        "solve-pareto",
        (('del pareto["last"][s]\n    ### END', "pass\n    ### END"),),
        0,
        (
            "removal: expected a round of S = ",
            "named once, received",
        ),
    ),
    Slip(
        "pareto",
        "one slot too many",
        "solve-pareto",
        (('< pareto["C"]', '<= pareto["C"]'),),
        2,
        ("expected False, since S is full: |S| = C = 1, received True",),
    ),
    Slip(
        "bernoulli",
        "a fair coin",
        "solve-bernoulli",
        (("min(1, c / (delay + 1))", "0.5"),),
        1,
        ("p = 0.", "expected"),
    ),
)
