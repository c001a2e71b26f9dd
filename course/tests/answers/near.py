"""Answers that are nearly right, besides the slips:
each once got marks that depended on the hidden numbers.
"""

from course.tests.answers.slip import Slip

NEAR = (
    (
        "game",
        Slip(
            "greedy",
            "misses round 7",
            "solve-greedy",
            (('["free"] > 0', '["free"] > 0 and t != 7'),),
            2,
            (),
        ),
    ),
    (
        "game",
        Slip(
            "greedy",
            "misses round 55",
            "solve-greedy",
            (('["free"] > 0', '["free"] > 0 and t != 55'),),
            2,
            (),
        ),
    ),
    (
        "game",
        Slip(
            "bernoulli",
            "log t + 0.577",
            "solve-bernoulli",
            (('(4 * bernoulli["harmonic"])', "(4 * (math.log(t) + 0.5772156649))"),),
            1,
            (),
        ),
    ),
    (
        "game",
        Slip(
            "bernoulli", "max(d, 1)", "solve-bernoulli", (("(delay + 1)", "max(delay, 1)"),), 1, ()
        ),
    ),
    (
        "game",
        Slip(
            "bernoulli",
            "at most p",
            "solve-bernoulli",
            (("coin < min", "coin * 1.0005 < min"),),
            1,
            (),
        ),
    ),
    (
        "game",
        Slip(
            "first_come", "only up to C = 3", "solve-first-come", (("< C:", "< min(C, 3):"),), 1, ()
        ),
    ),
    (
        "game",
        Slip(
            "pareto", "only proxies above 0", "solve-pareto", (("proxy >= 0", "proxy > 0"),), 4, ()
        ),
    ),
    ("game", Slip("pareto", "rounded", "solve-pareto", (("math.floor(", "round("),), 1, ())),
    ("ftrl", Slip("tsallis", "24 steps", "solve-tsallis", (("range(100)", "range(24)"),), 2, ())),
    ("ftrl", Slip("hybrid", "20 steps", "solve-hybrid", (("steps=80", "steps=20"),), 0, ())),
    (
        "ftrl",
        Slip(
            "entropy",
            "rounded",
            "solve-entropy",
            (("weight / sum(weights)", "round(weight / sum(weights), 7)"),),
            0,
            (),
        ),
    ),
    (
        "overflow",
        Slip(
            "smallest_alpha",
            "six digits",
            "solve-alpha",
            (("return high", "return float(f'{high:.6g}')"),),
            2,
            (),
        ),
    ),
    (
        "overflow",
        Slip("smallest_alpha", "12 steps", "solve-alpha", (("range(200)", "range(12)"),), 2, ()),
    ),
    (
        "overflow",
        Slip(
            "count_law",
            "all outcomes, up to 12 coins",
            "solve-law",
            (("law = [Fraction(1)]", "assert len(coins) <= 12\n    law = [Fraction(1)]"),),
            2,
            (),
        ),
    ),
    (
        "overflow",
        Slip(
            "overflow_probability",
            "nu = H",
            "solve-overflow",
            (("* 2 * harmonic", "* harmonic"),),
            2,
            (),
        ),
    ),
    (
        "overflow",
        Slip("overflow_probability", "one slot only", "solve-overflow", (("< C:", "< 1:"),), 2, ()),
    ),
    (
        "batching",
        Slip("predict", "b in place of 1 / b", "solve-predict", (("+= 1 / b", "+= b"),), 2, ()),
    ),
    (
        "batching",
        Slip("heard", "a round too late", "solve-heard", (("end >= u]", "end >= u - 1]"),), 2, ()),
    ),
    (
        "batching",
        Slip("batch_size", "cut by number", "solve-size", (("d <= m and", "d < m and"),), 2, ()),
    ),
    (
        "batching",
        Slip(
            "verdict",
            "ddof",
            "solve-verdict",
            (("(2 * len(sample))", "(2 * (len(sample) - 1))"),),
            2,
            (),
        ),
    ),
    (
        "design",
        Slip(
            "coin_rate",
            "off by one",
            "solve-rate",
            (("survival[:patience]", "survival[: patience + 1]"),),
            1,
            (),
        ),
    ),
    (
        "design",
        Slip(
            "survival",
            "one at risk",
            "solve-survival",
            (("if at_risk[j] else 1", "if at_risk[j] > 1 else 1"),),
            3,
            (),
        ),
    ),
)
