"""The example is a whole book; each of its lines is compared with its claim,
or else nothing is called true.
"""

import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest
import sympy as sp

from proofbook import Each, Statement, golden, induction, le, smt
from proofbook.book import Book
from proofbook.guards import book_faults
from proofbook.kernel import store
from proofbook.ledger import make_ledger
from proofbook.pages import Records
from proofbook.records import MIME
from proofbook.report import pages
from proofbook.report.lookup import LOOSE, TRUE, judgment

EXP3 = Path(__file__).parents[1] / "examples" / "exp3"
ell = sp.Symbol("ell", nonnegative=True)
LINE = r"R \le \sqrt{2 T K \log K}"


@pytest.fixture
def exp3(tmp_path):
    """Return a copy of the example."""
    return Path(
        shutil.copytree(
            EXP3, tmp_path / "exp3", ignore=shutil.ignore_patterns("report", "__pycache__")
        )
    )


def said(root):
    """Return what becomes of each statement, by its printed name."""
    ledger = make_ledger(root)
    return {statement["printed"]: judgment(ledger, statement) for statement in ledger.statements}


def test_every_line_is_checked_and_compared(exp3):
    ledger = make_ledger(exp3)
    steps = [step for statement in ledger.statements for step in statement["steps"]]
    assert len(steps) == 19
    words = golden.golden(ledger)
    assert not [what for what, there in words.items() if "not compared" in there]
    read = [what for what, there in words.items() if "| read by the maintainers" in there]
    own = ["expanded", "monotone", "telescope", "unbiased", "variance"]
    assert sorted(what for what in read if not what.endswith(" code")) == [
        f"thm:exp3 {step}" for step in own
    ]
    assert said(exp3) == dict.fromkeys(["Lemma 1", "Lemma 2"], TRUE) | dict.fromkeys(
        ["Theorem 3", "Corollary 4"], LOOSE
    )
    assert "Of the 4 main results, 2 are true as printed" in pages(ledger)["index"]


def planted(root, file, right, wrong):
    """Replace words in a file of the book that has them."""
    path = root / "book" / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")


@pytest.mark.parametrize("wrong", [r"R \le \sqrt{T K \log K}", r"R \le 17", "nonsense"])
def test_a_statement_whose_line_is_another_is_not_called_true(exp3, wrong):
    planted(exp3, "claims/regret.toml", LINE, wrong)
    assert said(exp3)["Corollary 4"] != TRUE
    faults = "\n".join(book_faults(Book.at(exp3)))
    read = "agrees | domain read by the maintainers, 2026-11-27"
    assert f"cor:tuned bound: {read} → not compared" in faults


def test_a_statement_whose_hypotheses_nobody_looked_at_is_not_called_true(exp3):
    (exp3 / "book" / "reviewed.toml").unlink()
    assert said(exp3)["Theorem 3"] != TRUE
    assert said(exp3)["Corollary 4"] != TRUE
    assert said(exp3)["Lemma 2"] != TRUE
    assert "Of the 4 main results, 1 is true as printed" in pages(make_ledger(exp3))["index"]


def test_a_judgement_is_about_the_words_that_were_judged(exp3):
    planted(exp3, "claims/regret.toml", "for the second of two actions", "for all actions")
    assert (
        golden.golden(make_ledger(exp3))["thm:exp3 unbiased"]
        == "proved for these cases | argued | not compared"
    )


def words(root, chapter, bundles):
    """Return the words of verdicts on a chapter's page, by the ids of the records,
    for outputs of its cells.
    """
    renderer = SimpleNamespace(source=str(root / "book" / f"{chapter}.ipynb"))
    shown = [
        SimpleNamespace(mime_type=MIME, content=bundle[MIME])
        for bundle in bundles
        if MIME in bundle
    ]
    page = "".join(Records.handle_mime(renderer, data, False)[0].astext() for data in shown)
    return dict(
        re.findall(r'<tr id="([^"]+)"(?:(?!<tr).)*?class="verdict">([^<]*)', page, re.DOTALL)
    )


def test_without_its_script_a_claim_is_not_called_proved(exp3):
    book = Book.at(exp3)
    outputs = [
        output["data"]
        for cell in book.notebooks["estimates"]["cells"]
        for output in cell.get("outputs", ())
    ]
    found = words(exp3, "estimates", outputs)
    assert found["lem-estimates--square"] == "proved, given assumption lem:estimates estimate"
    assert (
        found["lem-inequalities--gains"]
        == "found by balls, given assumption lem:inequalities gains"
    )
    scripts = [one for one in store.lemmas(book, "estimates") if one[0] != "lem_estimates_square"]
    store.write(book, "estimates", scripts)
    found = words(exp3, "estimates", outputs)
    assert found["lem-estimates--square"] == "found by z3, given assumption lem:estimates estimate"
    assert found["lem-estimates--mean"] == "proved, given assumption lem:estimates estimate"
    changed = "lem:estimates square: proved, given assumption lem:estimates estimate → found by z3"
    assert changed in "\n".join(book_faults(book))


@pytest.mark.parametrize(("bound", "word"), [(1, "proved"), (2, "found by z3")])
def test_a_script_speaks_for_one_claim_only(exp3, bound, word):
    made = Statement("lem:estimates").check(
        "bounded", smt, le(ell**2, bound, given=[ell <= 1]), control=ell / 2
    )
    assert words(exp3, "estimates", [made._repr_mimebundle_()]) == {
        "lem-estimates--bounded": f"{word}, given assumption lem:estimates loss"
    }


def test_the_readme_counts_right(exp3):
    readme = (exp3 / "README.md").read_text(encoding="utf-8")
    claims = make_ledger(exp3)
    [check] = [r for r in claims.records if (r["statement"], r["kind"]) == ("cor:tuned", "exact")]
    assert f"all {check['domain'].split()[0]} games" in readme
    assert set(re.findall(r"`book/(\w+\.\w+)`", readme)) <= {
        path.name for path in (exp3 / "book").iterdir()
    }


def test_the_book_on_gradient_descent_is_linked_from_its_assumptions_to_the_theorem():
    book = Book.at(EXP3.parent / "gradient_descent")
    assert book_faults(book) == []
    ledger = make_ledger(book)
    words = golden.golden(ledger)
    assert not [what for what, there in words.items() if "assumes" in there.partition(" ")[0]]
    assert [statement["status"] for statement in ledger.statements] == ["holds", "holds"]
    assert words["thm:rate bound"].startswith(
        "found by z3, given sum and assumption lem:round smooth and assumption"
    )


def test_a_false_rate_of_gradient_descent_is_refuted_or_says_what_it_assumes(monkeypatch):
    monkeypatch.chdir(EXP3.parent / "gradient_descent" / "book")
    theorem = Statement("thm:rate")
    n = sp.Symbol("n", integer=True, positive=True)
    L, gap, far = sp.Symbol("L", positive=True), *sp.symbols("r d", nonnegative=True)
    fast = L * far / (2 * n**2)
    typed = le(n**2 * gap, L / 2 * far)
    made = theorem.check(
        "bound", smt, le(gap, fast, given=[typed]), control=L * far / (3 * n**2), given=["sum"]
    )
    assert repr(made).startswith("† assumes n**2*r <= L*d/2, given sum | thm:rate bound")
    k = sp.Symbol("k", integer=True)
    F = sp.IndexedBase(sp.Symbol("F", real=True))
    D = sp.IndexedBase(sp.Symbol("D", nonnegative=True))
    falls = Each(le(F[k + 1], F[k]), k, 1, n - 1)
    every = Each(le(F[k + 1], L / 2 * (D[k] - D[k + 1])), k, 0, n - 1)
    found = induction(le(n**2 * F[n], L / 2 * (D[0] - D[n])), n, each=[every, falls])
    assert (found.verdict, found.witness["point"]["n"]) == ("refuted", "2")
