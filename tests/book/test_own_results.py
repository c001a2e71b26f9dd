"""The book's own results have one counter: book, claims, Coq and article say the same number."""

import re
import tomllib

import pytest

from proofbook.formal import formals
from tools import article, own_results

RESULTS = own_results.results()
CLOSED = {entry.theorem: entry.label for entry in formals(own_results.ROOT)}


def test_the_table_is_that_of_the_file_and_the_map_includes_it():
    found = own_results.PAGE.read_text(encoding="utf-8")
    assert found == own_results.text(), "python -m tools.own_results"
    assert "{include} evidence/own_results.md" in (own_results.BOOK / "results_map.md").read_text()


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: result["number"])
def test_a_number_is_the_same_everywhere(result):
    number = result["number"]
    called = own_results.printed()[result["claims"]]
    if result["claims"] != "past:best":  # one file of claims for three theorems
        assert called in (f"Theorem {number}", f"Result {number}")
    if "box" in result:
        _, title = own_results.boxes()[result["box"]]
        assert title == f"{title.partition(' (Theorem')[0]} (Theorem {number})"
    if "coq" in result:
        file, theorem = result["coq"]
        assert CLOSED[theorem] == result["claims"]
        assert file != "beyond.v" or theorem == f"Theorem_{number.replace('.', '_')}"
    if "strategy" in result:
        assert CLOSED[result["strategy"]] == result["claims"]
        assert result["strategy"] == f"Strategy_{number.replace('.', '_')}"


def test_who_plays_stands_in_a_theorem_about_strategies():
    """A statement about an algorithm has one about strategies of its framework beside it."""
    about = {
        result["number"]: result.get("strategy", result["coq"][1])
        for result in RESULTS
        if result.get("coq", [""])[0] == "beyond.v"
    }
    stored = tomllib.loads((own_results.ROOT / "proofs/frozen.toml").read_text(encoding="utf-8"))
    without = {
        number
        for number, theorem in about.items()
        if not re.search(
            r"challenge\.(guarantees|strategy) ", stored["theorem"][theorem]["statement"]
        )
    }
    assert without == {"P.20"}  # the regret of an algorithm; its moves are those of Figure 1


def test_every_result_has_a_number():
    numbered = {result["claims"] for result in RESULTS}
    own = {label for label in own_results.printed() if label.startswith(("past:", "rel:"))}
    assert own - numbered == {"past:square"}  # a summary of several
    named = {label for label in own_results.boxes() if re.match(r"thm-past-", label)}
    assert named <= {result.get("box") for result in RESULTS}


def test_no_number_is_given_twice():
    for kind in ("box", "coq"):
        given = [str(result[kind]) for result in RESULTS if kind in result]
        assert len(given) == len(set(given))


def test_the_article_has_the_numbers():
    text = article.fill((article.ROOT / "article/square.tex").read_text())
    found = re.findall(r"\\begin\{numbered\}\{([^}]*)\}\[.*\] \\label\{([^}]*)\}", text)
    numbers = {result["box"]: result["number"] for result in RESULTS if "box" in result}
    assert len(found) >= len(article.CLOSED)
    assert all(numbers[label] == number for number, label in found)
