"""The five lines of "What to use" say what the stored tournament says, wherever they are printed."""  # noqa: E501

from pathlib import Path

from lab.experiments import practice
from tools import what_to_use

ROOT = Path(__file__).resolve().parents[3]


def test_the_lines_are_those_of_the_tournament():
    expected = what_to_use.text(practice.estimates())
    found = what_to_use.PAGE.read_text(encoding="utf-8")
    assert found == expected, "python -m tools.what_to_use"
    assert found.count("\n") == 5


def test_the_front_page_the_map_and_the_tournament_include_them():
    for page in ("index.md", "results_map.md", "tournament.ipynb"):
        text = (ROOT / "book" / page).read_text(encoding="utf-8").replace("\\n", "\n")
        assert "{include} evidence/what_to_use.md" in text, page


def test_the_last_lecture_has_their_numbers():
    lecture = (ROOT / "course" / "slides" / "6_regret.md").read_text(encoding="utf-8")
    found = what_to_use.numbers(practice.estimates())
    assert f"In {found['ahead']} of {found['calm']} games look and follow" in lecture
    assert f"{found['median']:.1f} times less in the median" in lecture
    assert f"it has {found['full']:.0f} times the regret of skipping" in lecture
    assert f"In {found['tuned']} of {found['games']} games the clairvoyant reservoirs" in lecture
