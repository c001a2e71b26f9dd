"""The letter to the authors: every finding, in LaTeX that compiles."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from jinja2 import UndefinedError
from pypdf import PdfReader

from proofbook.book import Book
from proofbook.report.findings import findings, position, section
from tools import letter

ROOT = Path(__file__).resolve().parents[2]


def test_the_latex_has_every_finding_and_no_letter_that_latex_does_not_know(ledger):
    made = letter.letter(ledger)
    assert made.count(r"\finding{") == len(findings(ledger)) + len(ledger.remarks)
    body = made.partition(r"\begin{document}")[2]
    assert {sign for sign in body if ord(sign) > 0xFF} == set()
    assert body.count(r"\(") == body.count(r"\)")
    grouped = body.replace(r"\{", "").replace(r"\}", "")
    assert grouped.count("{") == grouped.count("}")


@pytest.mark.skipif(not shutil.which("pdflatex"), reason="no LaTeX on this machine")
def test_the_latex_compiles(ledger, tmp_path):
    (tmp_path / "errata.tex").write_text(letter.letter(ledger), encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "errata.tex"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, errors="replace", check=False
    )
    assert done.returncode == 0, "\n".join(
        line for line in done.stdout.splitlines() if line.startswith("!")
    )
    third = PdfReader(tmp_path / "errata.pdf").pages[2].extract_text()
    assert third.startswith("Appendix: the entries in the order of the paper")


def test_the_letter_prints_claims_that_were_checked_in_words_that_all_know(ledger, copied):
    made = letter.letter(ledger)
    for own in ("**", "this chapter", "plant", "badge", "`S"):
        assert own not in made.partition(r"\begin{document}")[2]
    printed = re.findall(
        r'fix\["([^"]+)"\]', (ROOT / "book" / "letter.tex").read_text(encoding="utf-8")
    )
    assert len(printed) == 11
    unchecked = copied()
    unchecked.errata[:] = [erratum for erratum in ledger.errata if erratum["id"] != printed[0]]
    with pytest.raises(UndefinedError, match=printed[0]):
        letter.letter(unchecked)


D_2 = "thm-batch-partition--bound-full-information--growing-rates--erratum"
H_3 = "cor-NCNP-known-dmax--bound-bandit--erratum"


def changed(ledger, name, **words):
    """Return a ledger in which an erratum says something else."""
    ledger.errata[:] = [one | words if one["id"] == name else one for one in ledger.errata]
    return ledger


def test_the_numbers_of_the_letter_are_those_of_the_records(ledger, copied):
    made = letter.first_pages(ledger)
    assert "have a regret of 48.3, and the right side is" in made
    [d_2] = [one for one in ledger.errata if one["id"] == D_2]
    other = changed(copied(), D_2, witness=d_2["witness"] | {"lhs": "51.26"})
    assert "have a regret of 51.3" in letter.first_pages(other)
    [h_3] = [one for one in ledger.errata if one["id"] == H_3]
    assert r"28 \sqrt{2 K} + 3 \sqrt{\log K}" in made
    other = changed(copied(), H_3, written=h_3["written"].replace("28", "29"))
    assert r"29 \sqrt{2 K} + 3 \sqrt{\log K}" in letter.first_pages(other)
    assert r"\(T^{3/4} / 4\)" in made
    assert r"\(T^{3/4} / 16\)" in made


def test_what_was_tried_for_theorem_d_2_is_what_the_letter_says(ledger):
    [d_2] = [one for one in ledger.errata if one["id"] == D_2]
    assert d_2["witness"]["point"] == {"case": "0.001 for 99 rounds, then 1"}
    assert r"\(\beta_t = 1/1000\) for 99 rounds" in letter.first_pages(ledger)


def typed(text):
    """Return the numbers with a point in a text that name no statement and no section."""
    printed = {one["printed"].split()[-1] for one in Book.at(ROOT).claims}
    sections = {"4.2"}
    kept = re.sub(r"<<.*?>>|<%.*?%>|arXiv:\S+", "", text)
    return set(re.findall(r"\b\d+\.\d+\b", kept)) - printed - sections


def test_no_measured_number_is_typed_in_the_letter():
    text = (ROOT / "book" / "letter.tex").read_text(encoding="utf-8")
    assert typed(text) == set()
    assert typed(text + "the regret is 48.3") == {"48.3"}


def test_text_between_formulas_is_latex_too():
    assert letter.tex(r"\(x ≤ y^2\) & 1²").startswith(r"\(x \ensuremath{\leq} y^2\) \&")
    assert letter.tex(r"\(a → b\)") == r"\(a \to{} b\)"


def test_macros_are_those_of_the_book():
    made = letter.macros({"E": r"\mathbb{E}", "abs": [r"\lvert #1 \rvert", 1]})
    assert made.strip().splitlines() == [r"\def\E{\mathbb{E}}", r"\def\abs#1{\lvert #1 \rvert}"]


def test_the_letter_and_the_page_count_the_same_false_statements(ledger):
    pages = letter.first_pages(ledger)
    [word] = re.findall(r"(\w+) statements and one hypothesis need a change", pages)
    number = letter.NUMBERS.index(word)
    false = [one for one in findings(ledger) if one.severity == "false statement"]
    assert number == len(false)
    # each has a point of its own in the first section of the letter, and so has the hypothesis
    first = pages.partition(r"\section*{2.")[0]
    assert first.count(r"\point{") == number + 1


def test_no_finding_stands_under_another_section_than_its_first_entry(ledger):
    order = ledger.book.paper_order
    for finding in findings(ledger):
        place = position(order, finding.entries[0])
        assert section(order, place) == finding.section
