"""An enumeration counts different cases once, keeps a digest of the values that it compared, and
compares no value with itself.
"""

import json
from fractions import Fraction

import pytest
import sympy as sp
from flint import arb

from proofbook import Cases
from proofbook.check import Statement
from proofbook.claim import eq, ge, le
from proofbook.provers import exhaustion
from proofbook.records import packed
from proofbook.remembered import RERUN, kept_values
from proofbook.replay import faults

GAMES = [(d, e) for d in range(3) for e in range(4)]


def total(case):
    return Fraction(sum(case), 3)


def bounded(case):
    return le(total(case), 2)


def values(claim, cases=GAMES):
    return exhaustion(claim, cases, over="games").values


def test_cases_that_come_again_are_counted_once():
    assert exhaustion(bounded, GAMES, over="games").domain == "12 cases: games"
    again = exhaustion(bounded, GAMES * 7, over="games")
    assert again.domain == "84 cases, 12 of them different: games"
    assert (again.values["cases"], values(bounded)["cases"]) == (12, 12)


@pytest.mark.parametrize(
    "case", [[1, 2], {1, 2}, "word", {"a": 1}, Fraction(1, 2), sp.Rational(1, 2)]
)
def test_equal_cases_of_every_kind_are_one(case):
    said = exhaustion(lambda _: le(Fraction(1, 2), 1), [case, case], over="two").domain
    assert said == "2 cases, 1 of them different: two"


class Game:
    """A case without words."""

    def __init__(self, number):
        self.number = number


def test_cases_without_words_are_counted_alike_whatever_becomes_of_their_addresses():
    made = exhaustion(lambda game: ge(game.number, 0), map(Game, range(200)), "games")
    held = exhaustion(lambda game: ge(game.number, 0), [*map(Game, range(200))], "games")
    again = exhaustion(lambda game: ge(game.number, 0), [Game(1)] * 3, "games")
    assert made.domain == held.domain == "200 cases: games"
    assert again.domain == "3 cases, 1 of them different: games"


OTHERS = {
    "another value": lambda case: le(total(case) / 2, 2),
    "another bound": lambda case: le(total(case), 3),
    "the sides exchanged": lambda case: ge(2, total(case)),
    "one case less": lambda case: le(total(case) if case != (2, 3) else 0, 2),
    "a constant": lambda case: le(0, 2),
    "more claims": lambda case: [le(total(case), 2), le(0, 1)],
}


@pytest.mark.parametrize("claim", OTHERS.values(), ids=list(OTHERS))
def test_other_values_have_another_digest(claim):
    assert values(claim)["digest"] != values(bounded)["digest"]


def test_the_digest_does_not_depend_on_the_order_of_the_cases():
    assert values(bounded, GAMES[::-1]) == values(bounded)
    assert values(bounded)["pairs"] == 6


def test_a_digest_of_balls_is_of_what_is_shown():
    def root(case):
        return le(arb(case).sqrt(), 2)

    assert values(root, [1, 2, 3]) == values(root, [1, 2, 3])
    assert values(root, [1, 2, 3]) != values(root, [1, 2])


SAME = {
    "a fraction": lambda: Fraction(1, 3),
    "a ball": lambda: arb(2).sqrt(),
    "a long integer": lambda: int("1" + "0" * 20),
    "a list": lambda: [1, 2],
    "a set": lambda: {1, 2},
}


@pytest.mark.parametrize("make", SAME.values(), ids=list(SAME))
def test_a_value_beside_itself_is_refused(make):
    value = make()
    found = dict.fromkeys(GAMES, value)
    with pytest.raises(ValueError, match="two values, not one beside itself"):
        exhaustion(lambda case: eq(found[case], found[case]), GAMES, over="games")


@pytest.mark.parametrize("make", SAME.values(), ids=list(SAME))
def test_two_equal_values_are_compared(make):
    verdict = exhaustion(lambda _: eq(make(), make()), [0], over="one").verdict
    assert verdict == ("undecided" if isinstance(make(), arb) else "proved for these cases")


@pytest.mark.parametrize("value", [3, "word", None, ()])
def test_what_python_has_only_once_is_compared(value):
    assert exhaustion(lambda _: eq(value, value), [0], over="one").verdict != "refuted"


@pytest.fixture
def record(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    filed = Statement("l").exact("a", Cases("games", GAMES), bounded, control=lambda c: le(3, c[0]))
    return json.loads(packed(filed.records[0]))


def test_a_record_keeps_how_many_cases_are_different(record):
    assert record["values"] == values(bounded)
    assert faults(record) == []


LIES = {
    "more": lambda one: one["values"].update(cases=13),
    "fewer": lambda one: one["values"].update(cases=11),
    "seven times": lambda one: one.update(domain="84 cases: games"),
    "different": lambda one: one.update(domain="84 cases, 11 of them different: games"),
    "too many": lambda one: one.update(domain="11 cases, 12 of them different: games"),
    "no number": lambda one: one.update(domain="all games"),
}


@pytest.mark.parametrize("lie", LIES.values(), ids=list(LIES))
def test_a_record_that_counts_otherwise_is_a_fault(record, lie):
    lie(record)
    assert faults(record) == ["counts other cases than were different"]


def test_an_old_record_is_compared_as_it_is_until_it_is_stored_again(monkeypatch):
    found = {"cases": 1}
    monkeypatch.delenv(RERUN, raising=False)
    assert kept_values(found, []) == {"values": found}
    assert kept_values(found, [{"id": "a"}]) == {}
    assert kept_values(found, [{"id": "a", "values": {}}]) == {"values": found}
    monkeypatch.setenv(RERUN, "1")
    assert kept_values(found, [{"id": "a"}]) == {"values": found}
    assert kept_values({}, [{"id": "a"}]) == {}
