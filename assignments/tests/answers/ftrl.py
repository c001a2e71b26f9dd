"""Slips in Sheet 2."""

from assignments.tests.answers.slip import Slip

SLIPS = (
    Slip(
        "entropy",
        "wrong sign",
        "solve-entropy",
        (("-beta * (loss - min(L))", "beta * (loss - min(L))"),),
        0,
        (
            "expected [0.749892, 0.250108], received [0.250108, 0.749892]",
            "the losses have the wrong sign",
        ),
    ),
    Slip(
        "entropy",
        "no shift",
        "solve-entropy",
        ((" - min(L)", ""),),
        2,
        (
            "losses in the thousands",
            "ZeroDivisionError",
        ),
    ),
    Slip(
        "tsallis",
        "divided by the sum",
        "solve-tsallis",
        (("range(100)", "range(0)"), ("return weights(high)", "return [w / sum(weights(low)) for w in weights(low)]")),
        0,
        ("divided by their sum in place of finding lambda",),
    ),
    Slip("tsallis", "few steps", "solve-tsallis", (("range(100)", "range(12)"),), 0, ("the sum is 0.999895",)),
    Slip(
        "tsallis",
        "alpha upside down",
        "solve-tsallis",
        (
            ("def tsallis_argmin(L, alpha):", "def tsallis_argmin(L, rate):"),
            ("    gaps =", "    alpha = 1 / rate\n    gaps ="),
        ),
        0,
        ("the learning rate is used upside down",),
    ),
    Slip(
        "hybrid",
        "Tsallis alone",
        "solve-hybrid",
        (("+ (1 + y) / beta", ""),),
        0,
        ("expected [0.348702, 0.651298], received",),
    ),
    Slip(
        "hybrid",
        "no small weights",
        "solve-hybrid",
        (("-600.0", "-4.0"),),
        2,
        (
            "tiny weights",
            "expected [0.817736, 0.166584, 0.0156803]",
        ),
    ),
    Slip(
        "estimate",
        "weight dropped",
        "solve-estimate",
        (("(x[arm] * p)", "x[arm]"),),
        1,
        (
            "its expectation is x p times",
            "and should be the loss, 0.376219",
        ),
    ),
    Slip(
        "estimate",
        "not divided by x",
        "solve-estimate",
        (("(x[arm] * p)", "p"),),
        0,
        (
            "rounds that are surely heard",
            "and should be the loss, 0.279768",
        ),
    ),
    Slip(
        "estimate",
        "loss of all arms",
        "solve-estimate",
        (("if i == arm else 0.0 ", ""),),
        0,
        ("expected 0 for the arms that were not played",),
    ),
    Slip(
        "learner",
        "weight dropped",
        "solve-learner",
        (('loss, learner["x"][s], p)', 'loss, learner["x"][s], 1)'),),
        3,
        (
            "round 3, distribution: expected",
            "the weight 1 / p is dropped",
        ),
    ),
    Slip(
        "learner",
        "x of the round of arrival",
        "solve-learner",
        (('learner["x"][s], p', 'learner["x"][t], p'),),
        1,
        ("x is taken from the round of arrival",),
    ),
    Slip(
        "learner",
        "arm of the round of arrival",
        "solve-learner",
        (('learner["arm"][s]', "arm"),),
        1,
        ("round 4, distribution: expected [0.438952, 0.122096, 0.438952], received",),
    ),
    Slip(
        "learner",
        "constant rate",
        "solve-learner",
        (("1 / math.sqrt(t)", "1.0"),),
        0,
        ("round 2, distribution: expected",),
    ),
)
