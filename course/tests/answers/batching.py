"""Slips in Sheet 4."""

from course.tests.answers.slip import Slip

SLIPS = (
    Slip(
        "batch_size",
        "rounded down",
        "solve-size",
        (("math.ceil(d_max / (C - 1))", "d_max // (C - 1)"),),
        1,
        ("expected b (C - 1) >= d_max, received b = 12 and b (C - 1) = 24: too small",),
    ),
    Slip("batch_size", "C for C - 1", "solve-size", (("/ (C - 1)", "/ C"),), 1, ("received b = ", "too small")),
    Slip(
        "batch_size",
        "batch size 0",
        "solve-size",
        (("max(1, math.ceil(d_max / (C - 1)))", "math.ceil(d_max / (C - 1))"),),
        1,
        ("expected the batch size 1, received 0", "ZeroDivisionError"),
    ),
    Slip("batch_size", "largest cut of the best", "solve-size", (("> most + 1e-12", ">= most"),), 2, ("smallest of",)),
    Slip("batch_size", "after the end", "solve-size", ((" and t + d <= T", ""),), 2, ("cutting at ", "expected ")),
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
        "heard", "slots without end", "solve-heard", ((" and len(ends) < C", ""),), 2, ("slots are taken just before",)
    ),
    Slip(
        "heard",
        "capacity tested after the release",
        "solve-heard",
        (("end >= u]", "end > u]"),),
        2,
        ("slots are taken just before", "expected a list without it; received a list with it"),
    ),
    Slip(
        "heard", "always the first of a batch", "solve-heard", (("first + math.floor(b * coin)", "first"),), 0, ("its",)
    ),
    Slip("heard", "feedback after the end", "solve-heard", (("if ends[-1] <= T:", "if True:"),), 0, ("its",)),
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
    Slip(
        "predict",
        "z for Z: each round is counted with its weight",
        "solve-predict",
        (("proxies += min(1, C / (2 * (1 + alpha) * harmonic) / (d + 1))", "proxies += 1"),),
        2,
        ("proxy delays: expected 8.7303, received 60",),
    ),
    Slip(
        "heard",
        "biased representative",
        "solve-heard",
        (("math.floor(b * coin)", "round((b - 1) * coin)"),),
        0,
        ("its",),
    ),
)
