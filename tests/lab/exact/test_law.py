"""The law of a small game against sums written out, and what no law may be."""

from fractions import Fraction

import pytest
from flint import arb

from lab.exact.law import Law

HALF = Fraction(1, 2)


def urn(path):
    """Draw from two white balls and one black one, without putting back."""
    white = 2 - path.count("w")
    black = 1 - path.count("b")
    return {"w": Fraction(white, 3 - len(path)), "b": Fraction(black, 3 - len(path))}


def test_courses_of_no_chance_are_left_out_and_the_others_sum_to_one():
    law = Law.of(urn, rounds=3)
    assert sorted(law.courses) == [("b", "w", "w"), ("w", "b", "w"), ("w", "w", "b")]
    assert {q for q, _ in law.pairs} == {Fraction(1, 3)}
    assert law.chance(lambda path: True) == 1


def test_a_course_may_be_anything_made_of_the_path():
    assert Law.of(urn, 2, "".join).mean(lambda word: word.count("b")) == Fraction(2, 3)


def test_means_given_what_is_known_are_those_of_the_laws_given_it():
    law = Law.of(urn, rounds=3)

    def first(path):
        return path[0]

    def second(path):
        return path[1] == "b"

    assert law.means(second, first) == {"w": HALF, "b": 0}
    assert {key: part.chance(second) for key, part in law.given(first).items()} == law.means(
        second, first
    )
    assert law.mean(law.mean_given(second, first)) == law.chance(second) == Fraction(1, 3)


def test_what_is_known_determines_the_last_ball_only_if_it_is_all_the_rest():
    law = Law.of(urn, rounds=3)

    def last(path):
        return path[2]

    assert law.determines(lambda path: path[:2], last)
    assert not law.determines(lambda path: path[:1], last)


def test_balls_stay_balls():
    third = arb(1) / 3
    law = Law.of(lambda path: {0: third, 1: 1 - third}, rounds=2)
    assert law.mean(sum).overlaps(arb(4) / 3)
    assert not law.mean(sum).is_exact()
    assert law.means(lambda path: path[1], lambda path: path[0])[1].overlaps(2 * third)


def test_a_mixture_of_laws_is_a_law():
    law = Law.mixed(Law.of(urn, 1), Law.of(lambda path: {"b": 1}, 1))
    assert law.chance(lambda path: True) == 1
    assert law.chance(lambda path: path == ("b",)) == Fraction(2, 3)


def test_independence():
    law = Law.of(lambda path: {0: HALF, 1: HALF}, rounds=2)

    def first(path):
        return path[0]

    def second(path):
        return path[1]

    both = sum
    assert law.joint(first, second, known=len) == [(Fraction(1, 4), Fraction(1, 4))] * 4
    assert (0, Fraction(1, 8)) in law.joint(first, both, known=len)
    assert all(one == other for one, other in law.joint(first, both, known=first))


def test_chances_must_sum_to_one():
    with pytest.raises(ValueError, match="a sum of 1"):
        Law.of(lambda path: {0: HALF, 1: Fraction(1, 3)}, rounds=1)
