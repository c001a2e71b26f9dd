"""Slips in Sheet 4."""

from assignments.tests.answers.slip import Slip

SLIPS = (
    Slip(
        "parameters",
        "rounded down",
        "solve-parameters",
        (("math.ceil(d_max / (C - 1))", "d_max // (C - 1)"),),
        2,
        ("expected b (C - 1) >= d_max, received b = 12 and b (C - 1) = 24: too small",),
    ),
    Slip(
        "parameters",
        "C for C - 1",
        "solve-parameters",
        (("/ (C - 1)", "/ C"),),
        2,
        ("expected b (C - 1) >= d_max, received b = 95",),
    ),
    Slip(
        "parameters",
        "batch size 0",
        "solve-parameters",
        (("max(1, math.ceil(d_max / (C - 1)))", "math.ceil(d_max / (C - 1))"),),
        3,
        ("expected the batch size 1, received 0",),
    ),
    Slip(
        "parameters",
        "delta = 1 / T",
        "solve-parameters",
        (("/ (2 * C)", "/ C"),),
        3,
        ("expected alpha = 10.1101 for delta = 1 / sqrt(T), received 52.3562",),
    ),
    Slip(
        "predict",
        "feedback after the end",
        "solve-predict",
        (("if t + d <= T", "if True"),),
        2,
        ("that counts the 14 rounds that would be heard after the end, too",),
    ),
    Slip(
        "predict",
        "no harmonic number",
        "solve-predict",
        ((" * harmonic)", ")"),),
        2,
        ("proxy delays: expected 8.7303, received 30",),
    ),
    Slip(
        "heard",
        "dropped when heard",
        "solve-heard",
        (("proxy >= d and", "proxy > d and"),),
        2,
        (
            "proxy delay 4, delay 4",
            "expected it to be heard; received a list without it",
        ),
    ),
    Slip(
        "heard",
        "capacity tested after the release",
        "solve-heard",
        (("end >= t]", "end > t]"),),
        3,
        (
            "round 3: C = 2, 2 slots taken just before",
            "expected it not to be heard; received the round",
        ),
    ),
    Slip(
        "heard",
        "always the first of a batch",
        "solve-heard",
        (("first + math.floor(b * coin)", "first"),),
        3,
        ("batch of rounds 1 to 14, coin 0.8443: its representative is 12",),
    ),
    Slip(
        "verdict",
        "normal approximation",
        "solve-verdict",
        (
            (
                "width * math.sqrt(math.log(4 / error) / (2 * len(sample)))",
                "1.96 * math.sqrt(sum((x - mean) ** 2 for x in sample)) / len(sample)",
            ),
        ),
        0,
        (
            "as narrow as if the numbers were normal",
            "expected 'undecided', received 'first'",
        ),
    ),
    Slip(
        "verdict",
        "the whole error twice",
        "solve-verdict",
        (("4 / error", "2 / error"),),
        2,
        ("as if each interval could miss with the whole error",),
    ),
    Slip(
        "verdict",
        "larger regret wins",
        "solve-verdict",
        (('[a, b, "first"]', '[a, b, "second"]'), ('"second" if', '"first" if')),
        2,
        ("expected 'first', received 'second' (it names the player whose regret is smaller)",),
    ),
)
