"""The stored tournament is what the players do, and its decisions are those of its intervals."""

import numpy as np
import pytest

from delay_scheduling.confidence import Estimate
from lab.experiments import environments, practice

QUICK = [
    name
    for name, entrant in practice.ENTRANTS.items()
    if "longest" not in name and "UCB" not in name and "Thompson" not in name
]


@pytest.fixture(scope="module")
def table():
    return practice.estimates()


def test_every_player_meets_every_game(table):
    assert list(table) == list(environments.ALL)
    assert all(list(rows) == list(practice.ENTRANTS) for rows in table.values())
    for rows in table.values():
        for name, row in rows.items():
            assert len(row.regrets) == practice.ENTRANTS[name].runs


@pytest.mark.parametrize("kind", ["constant 20", "quick feedback misleads", "first 8 endless"])
@pytest.mark.parametrize("name", QUICK)
def test_a_stored_run_is_what_the_player_does(name, kind):
    run = len(name)
    [stored] = practice.stored()["regrets"][kind][name][run : run + 1]
    assert practice.regret(name, kind, run) == pytest.approx(stored, abs=1e-3)


@pytest.mark.parametrize("name", [name for name in practice.ENTRANTS if name not in QUICK])
def test_a_stored_run_of_a_slow_player_is_what_it_does(name):
    stored = practice.stored()["regrets"]["constant 200"][name][7]
    assert practice.regret(name, "constant 200", 7) == pytest.approx(stored, abs=1e-3)


def test_what_is_decided_is_decided_by_intervals():
    low, high = (Estimate(np.full(200, x), 1.0, 0.01) for x in (0.2, 0.6))
    near = Estimate(np.full(200, 0.21), 1.0, 0.01)
    rows = {"one": low, "near": near, "other": high}
    assert practice.better(rows, "one", "other", 0.01) == "one"
    assert practice.better(rows, "other", "one", 0.01) == "one"
    assert practice.better(rows, "one", "near", 0.01) == "undecided"
    assert practice.winners({"game": rows}, list(rows), 0.01) == {"game": ["one", "near"]}
    assert practice.shares({"game": rows}, "one")["game"]["other"] == pytest.approx(3)


def test_stored_sizes_are_checked(monkeypatch):
    monkeypatch.setattr(practice, "RUNS", 3)
    with pytest.raises(ValueError, match="expected the sizes"):
        practice.stored()
