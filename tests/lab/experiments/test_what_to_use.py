"""The five lines of "What to use" say what the stored tournament and `ds.recommend` say, wherever
they are printed.
"""

import dataclasses
from pathlib import Path

import pytest

import delay_scheduling as ds
from lab.experiments import environments, practice
from tools import what_to_use

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def table():
    """Return the estimates of the stored tournament."""
    return practice.estimates()


@pytest.fixture(scope="module")
def pages(table):
    """Return {path: the text that follows from the tournament}."""
    return what_to_use.pages(table)


def test_all_pages_say_what_the_tournament_says(pages):
    for path, expected in pages.items():
        found = path.read_text(encoding="utf-8")
        assert found == expected, f"{path.name}: python -m tools.what_to_use"


def test_there_are_five_lines(pages):
    lines = pages[what_to_use.PAGE]
    assert lines.count("\n") == lines.count("- **") == 5
    assert lines in pages[what_to_use.README]


def test_the_front_page_the_map_and_the_tournament_include_them():
    for page in ("index.md", "results_map.md", "tournament.ipynb"):
        text = (ROOT / "book" / page).read_text(encoding="utf-8").replace("\\n", "\n")
        assert "{include} evidence/what_to_use.md" in text, page


def with_regrets(table, kinds, name, other, factor):
    """Return the table in which a player has another's regrets in these games, times a factor."""
    changed = {kind: dict(rows) for kind, rows in table.items()}
    for kind in kinds:
        regrets = table[kind][other].regrets * factor
        changed[kind][name] = dataclasses.replace(table[kind][name], regrets=regrets)
    return changed


def test_a_number_that_changes_is_seen_on_every_page(table, pages):
    worse = with_regrets(table, ["no delay"], what_to_use.FOLLOW, what_to_use.FOLLOW, 0.1)
    for path, text in what_to_use.pages(worse).items():
        assert text != pages[path], path.name
    stuck = [what_to_use.STUCK, what_to_use.FULL]
    worse = with_regrets(table, stuck, what_to_use.SKIPPING, what_to_use.SKIPPING, 0.5)
    for path, text in what_to_use.pages(worse).items():
        assert text != pages[path], path.name


PLANTED = [  # games, the player that is changed, whose regrets it gets, times, what is said
    (environments.STATIONARY, "UCB1", "look and follow", 0.5, "without a guarantee"),
    (environments.ALL, "skipping", "tuned, clairvoyant", 0.5, "with a guarantee"),
    ([what_to_use.FULL], "look and follow", "skipping", 0.5, what_to_use.FULL),
    ([what_to_use.STUCK], "look and follow", "skipping", 0.5, what_to_use.STUCK),
]


@pytest.mark.parametrize(("kinds", "name", "other", "factor", "said"), PLANTED)
def test_a_name_that_became_false_is_refused(table, kinds, name, other, factor, said):
    with pytest.raises(ValueError, match=said):
        what_to_use.pages(with_regrets(table, kinds, name, other, factor))


def test_another_advice_of_the_package_is_seen(table, monkeypatch):
    found = what_to_use.numbers(table)
    before = what_to_use.text(found), what_to_use.slide(found)
    advice = what_to_use.advised()
    swapped = advice | {"preemptive": advice["rounds"], "rounds": advice["preemptive"]}
    monkeypatch.setattr(what_to_use, "advised", lambda: swapped)
    assert what_to_use.text(found) != before[0]
    assert what_to_use.slide(found) != before[1]


def test_the_package_praises_the_same_player(table):
    practised = ds.recommend(ds.Rules(K=4, C=8)).practice
    assert practised.name == what_to_use.best_without_guarantee(table)
    assert practised.theorem == ""
    tuned = ds.recommend(ds.Rules(K=4, C=8, clairvoyant=True)).tuned
    assert type(tuned.scheduler).__name__ == "Tuned"
    assert what_to_use.least_beaten(table)[0] == what_to_use.TUNED
