"""Slips in Sheet 6."""

from course.tests.answers.slip import Slip

SLIPS = (
    Slip(
        "play",
        "known a round too late",
        "solve-play",
        (("setdefault(t + d, [])", "setdefault(t + d + 1, [])"),),
        0,
        ("in which rounds [1] are known", "expected"),
    ),
    Slip(
        "play", "delays ignored", "solve-play", (("setdefault(t + d, [])", "setdefault(t, [])"),), 1, ("delays (-2)",)
    ),
    Slip("play", "no shift", "solve-play", (("(L - L.min())", "L"),), 0, ("delays",)),
    Slip(
        "tune",
        "own round forgotten",
        "solve-tune",
        (("1 + sum(s +", "sum(s +"),),
        1,
        ("m = [1, 1, 1", "the function `missing` of 6.2"),
    ),
    Slip(
        "tune",
        "total delay",
        "solve-tune",
        (("sum(missing(delays))", "(len(delays) + sum(delays))"),),
        1,
        ("past the",),
    ),
    Slip("tune", "twice the rate", "solve-tune", (("return math.sqrt(", "return 2 * math.sqrt("),), 2, ("best_rate(",)),
    Slip(
        "adapt",
        "a wrong count",
        "solve-tune",
        (("1 + sum(s +", "2 + sum(s +"),),
        2,
        ("the function `missing` of 6.2",),
    ),
    Slip(
        "adapt",
        "a round behind",
        "solve-adapt",
        (("total += m", "pass"), ("/ total))", "/ (total + 1)))\n        total += m")),
        1,
        ("M = ",),
    ),
    Slip(
        "adapt",
        "the best rate",
        "solve-adapt",
        (("rates.append(", "rates.append(best_rate(delays, K) + 0 * "),),
        0,
        ("M = ",),
    ),
    Slip(
        "adapt",
        "knows the end",
        "solve-adapt",
        (("/ total)", "/ (total + sum(delays)))"),),
        0,
        ("the rates up to round",),
    ),
    Slip("break", "no delay", "solve-break", (("d = 50", "d = 1"),), 0, ("expected a regret above 52.66",)),
    Slip(
        "break",
        "one arm is always best",
        "solve-break",
        (("if (t // (4 * d)) % 2 else [0, 1]", ""),),
        1,
        ("received 51.58",),
    ),
    Slip(
        "lower",
        "blocks of d rounds",
        "solve-lower",
        (("range(d + 1)", "range(d)"),),
        3,
        ("expected a list of 1 pairs",),
    ),
    Slip(
        "lower",
        "largest of the two",
        "solve-lower",
        (("min(k, n - k)", "max(k, n - k)"),),
        1,
        ("expected 0.5, received -0.5",),
    ),
    Slip(
        "lower", "all outcomes", "solve-lower", (("better = ", "assert n < 20\n    better = "),), 2, ("AssertionError",)
    ),
    Slip(
        "lower",
        "rounded",
        "solve-lower",
        (("str((d + 1)", "float((d + 1)"),),
        1,
        ("expected a fraction such as '3/4'",),
    ),
)
