"""Not one word of any one paper stands in the package: such words are settings of a book."""

import re
from pathlib import Path

import pytest

import proofbook

PACKAGE = Path(proofbook.__file__).parent
SOURCES = sorted(path for path in PACKAGE.rglob("*.*") if path.suffix in (".py", ".html", ".tex", ".svg", ".toml"))
FOREIGN = re.compile(
    r"(?i)\b(arms?|rounds|one round|each round|slots?|delay\w*|capacit\w+|regret\w*|bandit\w*|learners?|schedulers?|"
    r"adversar\w+|players?|losses|appendix [a-z]\b(?! )|thm_\w+|make [a-z]+`)"
)


def foreign(text):
    """Return the words of one paper in a text.

    >>> foreign("proved for all rounds, arms and capacities, see Appendix A.")
    ['rounds', 'arms', 'capacities', 'Appendix A']
    """
    return FOREIGN.findall(text)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_word_of_one_paper_stands_in_the_package(path):
    assert foreign(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    ["one arm", "all rounds,", "With one slot", "unlimited capacity", "vnd.delay-scheduling", "regret / bound"],
)
def test_a_planted_word_is_found(planted):
    assert foreign(planted)
    assert not foreign("It rounds once, round(x), in a small game, one step after the other.".replace("rounds", "goes"))
