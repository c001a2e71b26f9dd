"""The example is a whole book; each of its lines is compared with its claim, or else nothing is called true."""

import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest
import sympy as sp

from proofbook import Statement, le, smt
from proofbook.book import Book
from proofbook.guards import book_faults
from proofbook.kernel import store
from proofbook.ledger import make_ledger
from proofbook.pages import Records
from proofbook.records import MIME
from proofbook.report import pages
from proofbook.report.lookup import TRUE, judgment

EXP3 = Path(__file__).parents[1] / "examples" / "exp3"
ell = sp.Symbol("ell", nonnegative=True)
LINE = r"R \le \sqrt{2 T K \log K}"


@pytest.fixture
def exp3(tmp_path):
    """Return a copy of the example."""
    return Path(shutil.copytree(EXP3, tmp_path / "exp3", ignore=shutil.ignore_patterns("report", "__pycache__")))


def said(root):
    """Return what becomes of each statement, by its printed name."""
    ledger = make_ledger(root)
    return {statement["printed"]: judgment(ledger, statement) for statement in ledger.statements}


def test_every_line_is_checked_and_compared(exp3):
    ledger = make_ledger(exp3)
    steps = [step for statement in ledger.statements for step in statement["steps"]]
    assert len(steps) == 19
    assert "not compared" not in ledger.verdicts
    assert ledger.verdicts.count("| judged by eye") == 1
    assert said(exp3) == dict.fromkeys(["Lemma 1", "Lemma 2", "Theorem 3", "Corollary 4"], TRUE)
    assert "Of the 4 main results, 4 are true as printed" in pages(ledger)["index"]


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
    assert "cor:tuned bound: proved for these cases, given thm:exp3 bound and tuned | not compared: new" in "\n".join(
        book_faults(Book.at(exp3))
    )


def test_a_statement_whose_hypotheses_nobody_looked_at_is_not_called_true(exp3):
    (exp3 / "book" / "reviewed.toml").unlink()
    assert said(exp3)["Theorem 3"] != TRUE
    assert said(exp3)["Corollary 4"] != TRUE
    assert "Of the 4 main results, 1 are true as printed" in pages(make_ledger(exp3))["index"]


def test_a_judgement_is_about_the_words_that_were_judged(exp3):
    planted(exp3, "claims/regret.toml", "for the second of two actions", "for all actions")
    assert "thm:exp3 unbiased: proved for these cases | not compared" in make_ledger(exp3).verdicts


def words(root, chapter, bundles):
    """Return the words of verdicts on a chapter's page, by the ids of the records, for outputs of its cells."""
    renderer = SimpleNamespace(source=str(root / "book" / f"{chapter}.ipynb"))
    shown = [SimpleNamespace(mime_type=MIME, content=bundle[MIME]) for bundle in bundles if MIME in bundle]
    page = "".join(Records.handle_mime(renderer, data, False)[0].astext() for data in shown)
    return dict(re.findall(r'<tr id="([^"]+)"(?:(?!<tr).)*?class="verdict">([^<]*)', page, re.DOTALL))


def test_without_its_script_a_claim_is_not_called_proved(exp3):
    book = Book.at(exp3)
    outputs = [output["data"] for cell in book.notebooks["estimates"]["cells"] for output in cell.get("outputs", ())]
    found = words(exp3, "estimates", outputs)
    assert (found["lem-estimates--square"], found["lem-inequalities--gains"]) == ("proved", "found by balls")
    scripts = [one for one in store.lemmas(book, "estimates") if one[0] != "lem_estimates_square"]
    store.write(book, "estimates", scripts)
    found = words(exp3, "estimates", outputs)
    assert (found["lem-estimates--square"], found["lem-estimates--mean"]) == ("found by z3", "proved")
    assert "lem:estimates square: found by z3 | agrees: new" in "\n".join(book_faults(book))


@pytest.mark.parametrize(("bound", "word"), [(1, "proved"), (2, "found by z3")])
def test_a_script_speaks_for_one_claim_only(exp3, bound, word):
    made = Statement("lem:estimates").check("bounded", smt, le(ell**2, bound, given=[ell <= 1]), plant=ell / 2)
    assert words(exp3, "estimates", [made._repr_mimebundle_()]) == {"lem-estimates--bounded": word}


def test_the_readme_counts_right(exp3):
    readme = (exp3 / "README.md").read_text(encoding="utf-8")
    claims = make_ledger(exp3)
    [check] = [r for r in claims.records if (r["statement"], r["kind"]) == ("cor:tuned", "exact")]
    assert f"all {check['domain'].split()[0]} games" in readme
    assert set(re.findall(r"`book/(\w+\.\w+)`", readme)) <= {path.name for path in (exp3 / "book").iterdir()}
