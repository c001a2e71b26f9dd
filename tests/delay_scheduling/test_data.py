"""Instances from tables and files; what is missing, and what is wrong, in words."""

import io
import math

import numpy as np
import pytest

from delay_scheduling.game import Instance

COLUMNS = {"red": [0.0, 1.0, 0.5], "blue": [1.0, 0.0, 0.0], "wait": [1, None, 0]}
ARMS = ["red", "blue"]


def tables():
    yield "dict", COLUMNS
    yield "arrays", {name: np.array(values, dtype=float) for name, values in COLUMNS.items()}
    yield "endless", COLUMNS | {"wait": [1, math.inf, 0]}
    pandas = pytest.importorskip("pandas")
    yield "pandas", pandas.DataFrame(COLUMNS)
    yield "pandas, whole numbers", pandas.DataFrame(COLUMNS).astype({"wait": "Int64"})
    polars = pytest.importorskip("polars")
    yield "polars", polars.DataFrame(COLUMNS)


def test_every_kind_of_table():
    for name, table in tables():
        instance = Instance.from_frame(table, ARMS, "wait")
        assert instance.delays.tolist() == [1, 2**31 - 1, 0], name  # what is missing never arrives
        assert instance.losses.tolist() == [[0.0, 1.0], [1.0, 0.0], [0.5, 0.0]], name


def test_a_file():
    pytest.importorskip("pandas")
    instance = Instance.from_csv(io.StringIO("red;blue;wait\n0;1;\n1;0;2\n"), ARMS, "wait", sep=";")
    assert (instance.T, instance.K, instance.delays.tolist()) == (2, 2, [2**31 - 1, 2])


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"red": [0.0, None, 0.5]}, "red: expected no missing loss, received 'one in row 1'"),
        ({"red": [0.0, "x", 0.5]}, "red: expected numbers, received 'x'"),
        ({"red": [0.0, 1.0]}, "red: expected 3 rows, as in wait, received 2"),
        ({"red": [0.0, 2.0, 0.5]}, "red: expected numbers in [0, 1], received '2.0 in row 1'"),
        (
            {"wait": [0, 0.5, 0]},
            "wait: expected integers from 0 to 2147483647, or nothing, received [0.5]",
        ),
        (
            {"wait": [0, -math.inf, 0]},
            "wait: expected integers from 0 to 2147483647, or nothing, received [-inf]",
        ),
        (
            {"wait": [0, 2**31, 0]},
            "wait: expected integers from 0 to 2147483647, or nothing, received [2147483648.0]",
        ),
        (
            {"wait": [0, -1, 0]},
            "wait: expected integers from 0 to 2147483647, or nothing, received [-1.0]",
        ),
        ({"wait": ["soon", 1, 0]}, "wait: expected numbers, received 'soon'"),
    ],
)
def test_wrong_tables(changed, message):
    with pytest.raises(ValueError) as caught:
        Instance.from_frame(COLUMNS | changed, ARMS, "wait")
    assert str(caught.value) == message


def test_columns_that_are_not_there():
    with pytest.raises(
        ValueError, match="green: expected a column, one of \\['red', 'blue', 'wait'\\]"
    ):
        Instance.from_frame(COLUMNS, ["green"], "wait")


@pytest.mark.parametrize("losses", [[], "red", None, 3])
def test_names_that_are_no_list(losses):
    with pytest.raises(ValueError, match="losses: expected a list of names of columns"):
        Instance.from_frame(COLUMNS, losses, "wait")


@pytest.mark.parametrize("losses", [["red", "red"], ["red", "wait"]])
def test_a_column_is_one_thing(losses):
    with pytest.raises(
        ValueError, match="losses: expected columns other than the delays, each named once"
    ):
        Instance.from_frame(COLUMNS, losses, "wait")


@pytest.mark.parametrize("frame", [None, 3, [[0, 1]]])
def test_what_is_no_table(frame):
    with pytest.raises(
        ValueError, match="frame: expected a table of pandas, polars or Arrow, or a dict"
    ):
        Instance.from_frame(frame, ["red"], "wait")
