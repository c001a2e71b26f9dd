"""The file of minimax values: what is stored, what comes back,
and that a wrong certificate is noticed.
"""

import dataclasses
import math
from fractions import Fraction
from pathlib import Path

import pytest

from lab.exact.values import FAMILIES, Known, Shape, Table, known, read, write

STORED = Path(__file__).parents[3] / "book" / "evidence" / "minimax.json.xz"
LONG = 2000  # letters of a certificate that takes time to evaluate


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (Shape("equal", 4, 1, C=1), Fraction(5, 4)),
        (Shape("looks", 3, 1), Fraction(3, 4)),
        (Shape("budget", 3, 2, C=1, clairvoyant=True), Fraction(1)),
        (Shape("lost", 3, 1, C=1), Fraction(7, 6)),
        (Shape("lost", 3, 1, C=1, preemptive=True), Fraction(1)),
    ],
)
def test_families(shape, value):
    assert known(shape).value == value
    assert shape.game.T == shape.T


def test_what_is_written_is_read(tmp_path):
    shapes = [
        Shape("lost", 3, 1, C=1, preemptive=True),
        Shape("looks", 3, 2),
        Shape("equal", 4, 1, 3, 1),
    ]
    values = {shape: known(shape) for shape in shapes}
    write(tmp_path / "values.json.xz", values)
    assert read(tmp_path / "values.json.xz") == values
    table = Table(tmp_path / "values.json.xz")
    assert table.value("looks", 3, 2, regime="bandit") == Fraction(3, 4)
    assert table.equal(4, 1, 1, "bandit", K=3) == values[shapes[2]].value
    with pytest.raises(ValueError, match="shape: expected a game of the file"):
        table.value("looks", 3, 1)


def test_a_wrong_entry_does_not_help(tmp_path):
    shape = Shape("looks", 3, 2)
    entry = dataclasses.replace(known(shape), low=Fraction(1), high=Fraction(1))
    write(tmp_path / "values.json.xz", {shape: entry})
    assert Table(tmp_path / "values.json.xz").value("looks", 3, 2) == Fraction(3, 4)


def test_a_certificate_that_was_not_kept_is_missed(tmp_path):
    shape = Shape("looks", 3, 2)
    write(tmp_path / "values.json.xz", {shape: known(shape, longest=1)})
    with pytest.raises(ValueError, match="expected a game whose certificate is kept"):
        Table(tmp_path / "values.json.xz").value("looks", 3, 2)


def test_a_bracket_is_no_value():
    entry = Known(Fraction(1), Fraction(2))
    assert not entry.exact
    assert str(entry) == "1.000000…"
    with pytest.raises(ArithmeticError, match="between 1 and 2"):
        entry.value  # noqa: B018


def test_an_unknown_family_is_refused():
    with pytest.raises(ValueError, match="family: expected"):
        Shape("other", 3, 1).game  # noqa: B018


def test_the_book_keeps_what_its_certificates_prove():
    table = Table(STORED)
    assert {shape.family for shape in table.stored} == set(FAMILIES)
    assert all(entry.certificate for entry in table.stored.values())
    few = [
        (shape, entry) for shape, entry in table.stored.items() if len(entry.certificate) <= LONG
    ][::9]
    assert len(few) > 20
    for shape, entry in few:
        found = table.certificate(shape)
        assert (found.low, found.high) == (entry.low, entry.high)


def test_the_book_keeps_no_value_that_falls_when_something_is_taken_away():
    stored = read(STORED)
    for shape, entry in stored.items():
        for change in (
            {"preemptive": True},
            {"clairvoyant": True},
            {"regime": "full-information"},
            {"C": math.inf},
        ):
            helped = stored.get(dataclasses.replace(shape, **change))
            assert helped is None or helped.low <= entry.high
