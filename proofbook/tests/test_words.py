"""Words of rows: a cell takes them from the claims of the book around it."""

import pytest
import sympy as sp

from proofbook import Cases, Statement, eq, lt, smt

K = sp.Symbol("K", integer=True, positive=True)
HALF = Cases("K from 1 to 3", range(1, 4))
CLAIMS = r"""
[[statement]]
label = "lem:toy-two"
[statement.words]
strict = "of another"

[[statement]]
label = "lem:toy"
[statement.words]
strict = ['\(K\) is less than its successor', "less than itself"]
short = "the successor is larger"
double--exact = ["twice a half", "twice a third"]
[statement.words.bound--erratum]
severity = "typo"
place = "Lemma 1"
touches = "proof"
written = 'K < K'
reason = "they are equal"
"""


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """Return the statement of a book in whose folder we are."""
    (tmp_path / "book" / "claims").mkdir(parents=True)
    (tmp_path / "book" / "claims" / "one.toml").write_text(CLAIMS, encoding="utf-8")
    monkeypatch.chdir(tmp_path / "book")
    return Statement("lem:toy")


def twice(n, third=1):
    return eq(sp.Rational(n, 2 * third) * 2, n)


def words(verdicts):
    [record] = verdicts.records
    return record["claim"], record["control"]["planted"]


def test_a_row_takes_its_words_from_the_claims(toy):
    said = words(toy.check("strict", smt, lt(K, K + 1), control=lt(K, K)))
    assert said == (r"\(K\) is less than its successor", "less than itself")
    assert words(toy.check("short", smt, lt(K, K + 1), control=K)) == (
        "the successor is larger",
        r"\(\ldots < K\)",
    )
    exact = toy.exact("double", HALF, twice, control=lambda n: twice(n, third=3))
    assert words(exact) == ("twice a half", "twice a third")


def test_without_words_a_formula_words_itself_and_a_function_is_refused(toy):
    assert words(toy.check("plain", smt, lt(K, K + 1), control=lt(K, K)))[0] == r"\(K < K + 1\)"
    with pytest.raises(ValueError, match="words for a claim that is not an expression"):
        toy.exact("plain", HALF, twice, control=lambda n: twice(n, third=3))


def test_words_in_the_cell_come_first(toy):
    assert words(toy.check("short", smt, lt(K, K + 1), control=lt(K, K), says=("a", "b"))) == (
        "a",
        "b",
    )


def test_a_correction_takes_its_words_from_the_claims(toy):
    finding = toy.check("bound", smt, lt(K, K), control=lt(K, K - 1))
    erratum = toy.erratum(
        finding, corrected=toy.check("bound", smt, lt(K, K + 1), control=lt(K, K))
    ).records[1]
    assert {name: erratum[name] for name in ("severity", "reason")} == {
        "severity": "typo",
        "reason": "they are equal",
    }
    with pytest.raises(ValueError, match="place: expected words"):
        toy.misprint("strict")
    with pytest.raises(ValueError, match="printed: expected words"):
        toy.sharp(toy.check("strict", smt, lt(K, K + 1), control=lt(K, K)))


def test_outside_of_a_book_there_are_no_words(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert (
        words(Statement("lem:toy").check("strict", smt, lt(K, K + 1), control=lt(K, K)))[0]
        == r"\(K < K + 1\)"
    )
