"""Programs that play against the tests of Sheet 5:
none has its regret counted with false probabilities.
"""

import pytest

from course.grader import secret
from course.grader.extract import extract
from course.grader.sheet import sheets
from course.grader.sheets import design as oracle
from course.tests.answers.direct import Direct
from course.tests.answers.notebooks import as_bytes, model

[SHEET] = [sheet for sheet in sheets() if sheet.topic == "design"]
GREEDY = "len(design['held']) < 4"
JOINS = """
def design_track(t, coin):
    design["t"], design["coin"] = t, coin
    joins = {joins}
    joins = bool(joins) and len(design["held"]) < design["C"]
    design["p"][t] = {p}
    if joins:
        design["held"].add(t)
    return joins
"""
RATE = """
def rate(t):
    recent = [[held, heard] for s, held, heard in design["records"] if s > t - 30]
    recent += [[t - 1 - s, False] for s in design["held"]]
    return coin_rate(survival_estimate(recent, 30), 30, design["C"], 0.8)
"""


def joining(joins, p, more=""):
    """Return code that puts another rule of joining and another probability into the model
    answer.
    """
    return more + JOINS.format(joins=joins, p=p)


ATTACKS = {
    "knows the coins of old replays": joining(
        f"{GREEDY} if abs(coin - 0.18) > 1e-9 and abs(coin - 0.22) > 1e-9 else coin < 0.2", "0.2"
    ),
    "takes an extreme coin for a replay": joining(
        f"coin < 0.2 if coin < 0.01 or coin > 0.97 else {GREEDY}", "0.2"
    ),
    "is honest from the second game of a process on": joining(
        f"{GREEDY} if starts < 2 else coin < 0.2",
        "0.2",
        "starts = 0\nfirst_start = design_start\ndef design_start(C, d_max):\n"
        "    global starts\n    starts += 1\n    first_start(C, d_max)\n",
    ),
    "tells the share of the last rounds that joined": joining(
        f"({GREEDY}, design.setdefault('log', []).append({GREEDY}))[0]",
        "max(0.01, sum(design['log'][-40:]) / len(design['log'][-40:]))",
    ),
    "takes every third round": joining("t % 3 == 0", "1 / 3"),
    "is honest for 300 rounds": joining(
        f"coin < rate(t) if t < 300 else {GREEDY}", "rate(t)", RATE
    ),
    "takes even rounds only": joining("t % 2 == 0 and coin < rate(t)", "rate(t)", RATE),
    "throws coins of its own": joining(
        "random.random() < rate(t)", "rate(t)", RATE + "import random\n"
    ),
    "tells 1 for everything": joining("coin < rate(t)", "1.0", RATE),
    "tells twice the truth": joining("coin < rate(t)", "min(1, 2 * rate(t))", RATE),
    "tells half the truth": joining("coin < rate(t)", "rate(t) / 2", RATE),
    "balances the sum by what it tells": joining(GREEDY, "0.5")
    + """
def design_probability(s, delay):
    heard = design["heard"] = design.get("heard", 0) + 1
    total = design["total"] = design.get("total", 0.0)
    p = min(1.0, max(0.01, 1 / max(1.0, s - total)))
    design["total"] += 1 / p
    return p
""",
    "cheats in games whose first coin is small": joining(
        "coin < rate(t) if design.setdefault('first', coin) > 0.5 else len(design['held']) < 4",
        "rate(t)",
        RATE,
    ),
    "tells today's rate": (
        joining("coin < rate(t)", "rate(t)", RATE)
        + "def design_probability(s, delay):\n    return max(0.01, rate(design['t']))\n"
    ),
    "weighs short rounds as if they were rare": (
        joining("coin < rate(t)", "rate(t)", RATE)
        + "def design_probability(s, delay):\n    return max(0.01, design['p'][s] * (0.6 if delay"
        " <= 2 else 1))\n"
    ),
}


def graded(code, word=secret.PUBLIC):
    """Return the Result of the model answer with other functions put behind it."""
    cells = [*extract(as_bytes(SHEET, model), SHEET).cells, ("attack", code)]
    return oracle.design(Direct(cells))


@pytest.mark.parametrize("name", ATTACKS)
def test_attack_earns_nothing_for_its_regret(name):
    result = graded(ATTACKS[name])
    text = "\n".join(result.messages)
    assert result.score is None, text
    assert result.points <= 3, text
    assert "counts for nothing" in text or not result.points


@pytest.mark.parametrize("word", ["one", "two", "three"])
def test_honest_program_is_believed_whatever_the_secret(word, monkeypatch):
    monkeypatch.setenv(secret.VARIABLE, word)
    result = graded(joining("coin < rate(t)", "rate(t)", RATE))
    assert result.points == 11, result.messages
    assert result.score.value < 1


def test_score_is_the_worse_of_the_two_kinds():
    scores = [0.1 if oracle.trap(game) else 1.2 for game in range(1, 21)]
    assert oracle.score_of(scores).value == 1.2
