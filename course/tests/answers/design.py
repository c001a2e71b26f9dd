"""Slips in Sheet 5."""

from course.tests.answers.slip import Slip

SLIPS = (
    Slip(
        "coin_rate",
        "one round short",
        "solve-rate",
        (("1 + sum(survival[:patience])", "sum(survival[:patience + 1])"),),
        1,
        (
            "few slots",
            "takes 1 slot-rounds on average; expected 0.5, received 0.555556",
        ),
    ),
    Slip(
        "coin_rate",
        "a probability above 1",
        "solve-rate",
        (("min(1.0, load * C / slot_rounds)", "load * C / slot_rounds"),),
        2,
        (
            "plenty of slots",
            "expected 1, received 49.5",
        ),
    ),
    Slip(
        "survival",
        "heard rounds only",
        "solve-survival",
        (("for held, heard in records:", "for held, heard in [r for r in records if r[1]]:"),),
        1,
        (
            "rounds that were not heard are left out",
            "1 were heard at 1",
        ),
    ),
    Slip(
        "survival",
        "all count as heard",
        "solve-survival",
        (("if heard and", "if"),),
        1,
        (
            "rounds that were not heard count as heard",
            "expected 1, received 0",
        ),
    ),
    Slip(
        "design",
        "capacity not tested",
        "solve-design",
        ((' and len(design["held"]) < design["C"]', ""),),
        0,
        ("round", "S is full: |S| = C = 5", "received True"),
    ),
    Slip(
        "design",
        "no weights",
        "solve-design",
        (('return design["p"][s]', "return 1.0"),),
        2,
        ("true probabilities, short delays", "the sum of Z / p is", "counts for nothing"),
    ),
    Slip(
        "design",
        "the rate of today",
        "solve-design",
        (('return design["p"][s]', 'return design["rate"]'),),
        3,
        ("true probabilities, longer delays (-1)", "counts for nothing"),
    ),
    Slip(
        "design",
        "a constant coin",
        "solve-design",
        (("rate=0.3", "rate=0.5"), ("if t % 5 == 0:", "if False:")),
        6,
        ("adapts to the delays (-3): short rounds heard in quiet times: expected at least 65%",),
    ),
    Slip(
        "design",
        "never gives up",
        "solve-design",
        (
            ("if t - s >= PATIENCE]", "if False]"),
            ("rate=0.3", "rate=1.0"),
            ("if t % 5 == 0:", "if False:"),
        ),
        5,
        ("adapts closely (-2)",),
    ),
    Slip(
        "design",
        "probability 0",
        "solve-design",
        (('return design["p"][s]', "return 0"),),
        2,
        ("design_probability(", "expected a number from 0.01 to 1, received 0"),
    ),
)
