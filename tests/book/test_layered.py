"""The layout of the drawings at the head of a proof."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from proofbook.ledger import reached

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools" / "ext"))
from layered import layout, without_shortcuts

USES = {"a": [], "b": ["a"], "c": ["a", "b"], "d": ["c", "a"], "e": [], "f": ["e", "d"]}


def drawn():
    return layout(USES, {**dict.fromkeys("abcd", 0), "e": 1, "f": 0}, dict.fromkeys(USES, 30), 100)


def test_the_layout_keeps_the_order_and_the_widths():
    found = drawn()
    row = {node: number for number, line in enumerate(found.rows) for node in line}
    assert all(row[used] < row[user] for user, used_ones in USES.items() for used in used_ones)
    assert row["e"] > row["d"]  # the second band is below the first
    for line in found.rows:
        places = [found.x[node] for node in line]
        assert all(right - left >= 30 for left, right in pairwise(places))
        assert all(15 <= place <= 85 for place in places)


def test_an_edge_has_a_point_in_each_row_that_it_crosses():
    for (used, user), points in drawn().edges.items():
        rows = [row for row, _ in points]
        assert rows == list(range(rows[0], rows[-1] + 1)), (used, user)


def test_leaving_out_shortcuts_keeps_what_rests_on_what(ledger):
    uses = {s["label"]: s["uses"] for s in ledger.statements}
    fewer = without_shortcuts(uses)
    assert sum(map(len, fewer.values())) < sum(map(len, uses.values()))
    assert all(reached(label, fewer) == reached(label, uses) for label in uses)


def test_a_node_that_is_wider_than_the_drawing_is_refused():
    with pytest.raises(ValueError, match="width"):
        layout({"a": []}, {"a": 0}, {"a": 50}, 40)
