"""The stored results on mutants are about the present claims,
and the tool that counts them counts right.
"""

import importlib
import random
from datetime import date
from pathlib import Path

import pytest
import sympy as sp

from proofbook import check
from proofbook.book import Book
from proofbook.check import Cases, Statement, listening
from proofbook.ledger import stored
from proofbook.outcome import Proved, Refuted
from proofbook.provers import gt, identity, le, smt
from proofbook.stored import restored
from proofbook.variants import rows, watch
from proofbook.variants.trying import counted
from tools.mutants import facts as freshness

ROOT = Path(__file__).resolve().parents[2]
RESULTS = Book.at(ROOT).evidence("formulas")
MOST_NEW = 0.1  # of the claims may have changed since their mutants were run
MOST_OLD = 0.5  # of the chapters may have been run with earlier provers; the page names them
ACCEPTED = ("survived", "proved unaided")
# provers without options; claims a day
PLAIN = {"smt": smt, "identity": identity}
SOME = 3
MOST_RIGID = 5  # formulas none of whose variants is false at a point
x = sp.Symbol("x", positive=True)
TOY = Statement("lem:toy")
PAIR = Cases("two cases", [1, 2])


@pytest.fixture
def tally(monkeypatch):
    """Return the tally of the checks made meanwhile, without child processes."""
    monkeypatch.syspath_prepend(ROOT / "tools" / "mutants")
    tool = importlib.import_module("formulas")
    monkeypatch.setattr(tool, "in_child", lambda function, *arguments: function(*arguments))
    counted = tool.Tally(2)
    with listening(tool.watching(counted)):
        yield counted


# of the cases, false are: c − 1 > 0, c > 1, two other relations, a hair, and each case alone
@pytest.mark.parametrize(
    ("question", "counted"),
    [
        (lambda: TOY.check("step", smt, le(2 * x, x**2 + 1), control=le(2 * x, x**2)), 2),
        (
            lambda: TOY.exact(
                "step", PAIR, lambda c: gt(c, 0), control=lambda c: gt(c, 1), says=("a", "b")
            ),
            7,
        ),
        (lambda: TOY.check("step", smt, le(2 * x, x**2), control=le(3 * x, x**2)), 0),
    ],
    ids=["symbolic", "cases", "refuted"],
)
def test_mutants_of_what_is_true_are_counted(tally, question, counted):
    question()
    assert sum(counts["refuted"] for counts in tally.kinds.values()) == counted
    assert len(tally.claims) == (counted > 0)


def test_nobody_listens_afterwards(tally):
    assert len(check.LISTENERS) == 1
    with listening(print):
        assert check.LISTENERS[1:] == [print]
    assert len(check.LISTENERS) == 1


def test_survivors_are_named(tally, monkeypatch):
    def believer(claim):
        return Refuted("", "", {"point": {"x": "1"}}) if claim.rhs == x**2 else Proved("", "")

    monkeypatch.setattr(check, "known_prover", lambda prover: prover)
    TOY.check("step", believer, le(2 * x, x**2 + 1), control=le(2 * x, x**2))
    assert len(tally.survivors) == 2
    assert all("lem-toy--step: " in line and "false at" in line for line in tally.survivors)


@pytest.fixture(scope="module")
def claims(ledger):
    return freshness.present(ledger)


def test_no_check_accepts_a_false_claim():
    accepted = [
        counts[name]
        for result in RESULTS.values()
        for counts in result["kinds"].values()
        for name in ACCEPTED
    ]
    assert [line for result in RESULTS.values() for line in result["survivors"]] == []
    assert sum(accepted) == 0


def drawn(seed):
    """Return some records whose provers need no options."""
    proved = [record for record in stored(Book.at(ROOT)) if record.get("verdict") == "proved"]
    plain = [
        record
        for record in proved
        if record["prover"] in PLAIN and ", using " not in record["method"]
    ]
    return random.Random(seed).sample(plain, SOME)


def accepted(prover, record, seed):
    """Return the false variants of a claim that a prover accepts, and how many it was asked."""
    _, _, answers = watch.answers(prover, restored(record["formula"]), {}, None, seed, most=3)
    return [
        answer.mutant for answer in answers if "survived" in (answer.outcome, answer.unaided)
    ], len(answers)


def test_provers_of_today_accept_no_false_variant_of_some_claims():
    today = date.today().isoformat()
    found = [accepted(PLAIN[record["prover"]], record, today) for record in drawn(today)]
    assert [mutant for mutants, _ in found for mutant in mutants] == []
    assert sum(count for _, count in found) >= SOME


def test_stored_counts_of_false_variants_are_those_that_are_found_now():
    """Each day of some rows. What takes long is left to `proofbook variants --again`."""
    book = Book.at(ROOT)
    known = book.evidence(rows.STORE)
    quick = [one for one in rows.rows(stored(book)) if one["prover"] in PLAIN]
    chosen = random.Random(date.today().isoformat()).sample(quick, SOME)
    assert [counted(one) for one in chosen] == [known[rows.key(one)] for one in chosen]


def test_the_book_has_false_variants_of_nearly_every_formula():
    counts = Book.at(ROOT).evidence(rows.STORE).values()
    assert sum(not one for one in counts) <= MOST_RIGID
    assert not any(one.get("accepted") for one in counts)


def test_a_prover_that_believes_everything_is_noticed():
    def smt(claim):
        return Proved("", "")

    [record] = TOY.check("step", PLAIN["smt"], le(2 * x, x**2 + 1), control=le(2 * x, x**2)).records
    mutants, count = accepted(smt, record, "any")
    assert len(mutants) == count == 3


def test_most_results_are_about_the_present_claims(claims):
    new = freshness.missing(RESULTS, claims)
    stale = " ".join(chapter for chapter in new if new[chapter])
    again = f"run .venv/bin/python tools/mutants/formulas.py --chapters {stale}"
    assert sum(new.values()) <= MOST_NEW * sum(map(len, claims.values())), again


def test_most_results_are_of_the_present_provers():
    old = freshness.earlier(RESULTS)
    assert len(old) <= MOST_OLD * len(RESULTS), (
        f"run tools/mutants/formulas.py --chapters {' '.join(old)}"
    )


def test_other_code_of_a_prover_makes_results_old(monkeypatch):
    read = Path.read_text
    now = {chapter: {"code": freshness.provers_code()} for chapter in ("one", "two")}
    assert freshness.earlier(now) == []
    edited = {"smt.py": "\nx = 1"}
    monkeypatch.setattr(
        Path, "read_text", lambda path, **more: read(path, **more) + edited.get(path.name, "")
    )
    assert freshness.earlier(now) == ["one", "two"]


def test_a_changed_claim_is_noticed(claims):
    chapter = next(iter(claims))
    known = {name: {"claims": " ".join(now)} for name, now in claims.items()}
    assert set(freshness.missing(known, claims).values()) == {0}
    assert (
        freshness.missing(known, claims | {chapter: claims[chapter] | {"00000000"}})[chapter] == 1
    )
    assert freshness.missing({}, claims)[chapter] == len(claims[chapter])


def test_the_page_says_what_is_old(ledger, claims):
    total = sum(map(len, claims.values()))
    known = {
        name: {"claims": " ".join(now), "code": freshness.provers_code()}
        for name, now in claims.items()
    }
    assert (
        freshness.state(known, ledger)
        == f"These are mutants of all {total} claims that the chapters check and find true."
    )
    assert freshness.state({}, ledger).endswith(f"{total} are newer than these mutants.")
    first = next(iter(known))
    known[first]["code"] = "0"
    assert freshness.state(known, ledger).endswith(
        f"In 1 chapters earlier versions of the provers were asked: {first}."
    )


def test_a_fingerprint_depends_on_the_claim_and_not_on_the_words_of_the_method():
    record = {"id": "a", "prover": "smt", "claim": "x", "domain": "x > 0", "method": "z3"}
    assert freshness.fingerprint(record) == freshness.fingerprint(record | {"method": "a point"})
    assert (
        len(
            {
                freshness.fingerprint(record | {name: "other"})
                for name in ("id", "prover", "claim", "domain")
            }
        )
        == 4
    )


def test_what_is_old_or_missing_is_named():
    assert freshness.earlier(
        {"one": {"code": freshness.provers_code()}, "two": {"code": "0"}, "three": {}}
    ) == [
        "two",
        "three",
    ]
    assert freshness.missing({"one": {"claims": "a b"}}, {"one": {"b", "c"}, "two": {"d"}}) == {
        "one": 1,
        "two": 1,
    }
