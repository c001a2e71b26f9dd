"""The report pages must be exactly what the ledger gives."""

import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import book_guards as guards
import pytest
from jinja2 import UndefinedError
from pypdf import PdfReader

from proofbook.corrections import SEVERITIES
from proofbook.ledger import WORST
from proofbook.lines import AGREES, NOT, wanted, word
from proofbook.reviewed import readings, seen_of_claims, valid
from proofbook.report import PAGES, errata, latex, letter, pages, sharp, tables
from proofbook.report.lookup import CHANGED, TRUE, UNREAD, judgment, status_word

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def made(ledger):
    return pages(ledger)


def test_the_claims_of_the_book_fit_its_notebooks(ledger):
    assert [s["label"] for s in ledger.statements] == [s["label"] for s in ledger.book.claims]


# Errata


def bare(erratum):
    """Return an erratum without the words that only some have."""
    return {name: value for name, value in erratum.items() if name not in ("written", "read_as", "suggested")}


def both(made):
    """Return the two pages of the letter as one."""
    return made["errata"] + made["errata_appendices"]


def test_every_erratum_has_one_entry(ledger, made):
    entries = re.findall(r'<dl class="letter" id="([^"]+)">', both(made))
    assert sorted(entries) == sorted(record["id"] for record in ledger.errata)


def test_a_planted_erratum_is_counted_and_shown(ledger, copied, made):
    planted = copied()
    extra = {"id": "planted--erratum", "root": "planted", "severity": "false statement", "read_as": "x"}
    extra |= {"corrected": "the better line"}
    planted.errata.append(bare(planted.errata[0]) | extra)
    found = len(letter.findings(ledger))
    assert f"<b>{found} findings</b>" in made["errata"]
    assert f"<b>{found + 1} findings</b>" in errata.page(planted)
    whole = errata.page(planted) + errata.appendices(planted)
    assert whole.count("<dd>the better line") == 2  # better, and in the record
    assert 'id="planted--erratum"' not in both(made)


def test_entries_with_one_root_are_one_finding(copied):
    planted = copied()
    roots = Counter(erratum["root"] for erratum in planted.errata)
    first, second = [erratum for erratum in planted.errata if roots[erratum["root"]] == 1][:2]
    before = len(letter.findings(planted))
    second["root"] = first["root"]
    assert len(letter.findings(planted)) == before - 1
    [merged] = [finding for finding in letter.findings(planted) if finding.root == first["root"]]
    assert {entry["id"] for entry in merged.entries} == {first["id"], second["id"]}
    ranks = [SEVERITIES.index(entry["severity"]) for entry in merged.entries]
    assert ranks == sorted(ranks)


def test_findings_come_in_the_order_of_the_paper(ledger):
    found = letter.findings(ledger)
    order = ledger.book.paper_order
    first = [min(letter.position(order, entry) for entry in finding.entries) for finding in found]
    assert first == sorted(first)
    assert all(place < len(order) for place in first), "every place begins with a name that the paper has"
    assert [finding.page for finding in found] == sorted(finding.page for finding in found)
    assert all(finding.section.startswith(("Section", "Appendix", "Abstract")) for finding in found)


def test_a_quotation_and_a_reading_are_told_apart(ledger):
    first = bare(ledger.errata[0])
    assert errata.shown(ledger, first | {"read_as": "x"})["source"] == "We read"
    quoted = first | {"written": r"\(x\)"}
    assert errata.shown(ledger, quoted)["source"] == "Now"
    assert "“" not in errata.shown(ledger, quoted)["old"]
    assert "“d rounds”" in errata.shown(ledger, quoted | {"written": "d rounds"})["old"]


def test_a_remark_stands_apart(ledger, copied):
    planted = copied()
    told = {"written": "almost all", "suggested": "all but one", "reason": "one is left", "place": "Section 4.3"}
    count = len(ledger.remarks)
    planted.remarks.append({**told, "id": "planted--remark", "notebook": "a", "printed": "Fact F.1"})
    page = errata.appendices(planted)
    assert "“almost all”" in page.partition("## Remarks on the wording")[2]
    assert f"besides, {errata.counted(count + 1, 'remark')} and" in errata.page(planted)
    assert "almost all" not in page.partition("## Remarks on the wording")[0]


def test_the_status_of_what_an_erratum_affects_is_computed(ledger, copied):
    broken = copied()
    label = broken.errata[0]["statement"]
    broken.by_label[label]["status"] = "fails"
    assert status_word("fails") in errata.dependants(broken, broken.errata[0])
    assert status_word("fails") not in errata.page(ledger)


# The letter as LaTeX


def test_the_latex_has_every_finding_and_no_letter_that_latex_does_not_know(ledger):
    made = latex.letter(ledger)
    assert made.count(r"\finding{") == len(letter.findings(ledger)) + len(ledger.remarks)
    body = made.partition(r"\begin{document}")[2]
    assert {sign for sign in body if ord(sign) > 0xFF} == set()
    assert body.count(r"\(") == body.count(r"\)")
    grouped = body.replace(r"\{", "").replace(r"\}", "")
    assert grouped.count("{") == grouped.count("}")


@pytest.mark.skipif(not shutil.which("pdflatex"), reason="no LaTeX on this machine")
def test_the_latex_compiles(ledger, tmp_path):
    (tmp_path / "errata.tex").write_text(latex.letter(ledger), encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "errata.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, errors="replace", check=False)
    assert done.returncode == 0, "\n".join(line for line in done.stdout.splitlines() if line.startswith("!"))
    third = PdfReader(tmp_path / "errata.pdf").pages[2].extract_text()
    assert third.startswith("Appendix: the entries in the order of the paper")


def test_the_letter_prints_claims_that_were_checked_in_words_that_all_know(ledger, copied):
    made = latex.letter(ledger)
    for own in ("**", "this chapter", "plant", "badge", "`S"):
        assert own not in made.partition(r"\begin{document}")[2]
    printed = re.findall(r'fix\["([^"]+)"\]', (ROOT / "book" / "letter.tex").read_text(encoding="utf-8"))
    assert len(printed) == 11
    unchecked = copied()
    unchecked.errata[:] = [erratum for erratum in ledger.errata if erratum["id"] != printed[0]]
    with pytest.raises(UndefinedError, match=printed[0]):
        latex.letter(unchecked)


@pytest.mark.parametrize("name", [*PAGES, "mutants"])
def test_links_lead_to_records(ledger, made, name):
    kinds = ("records", "errata", "misprints", "remarks", "sharp", "tables")
    anchors = {f"{record['notebook']}.html#{record['id']}" for kind in kinds for record in getattr(ledger, kind)}
    links = re.findall(r'href="\.\./(\w+\.html#[^"]+)"', made[name])
    assert set(links) - anchors == set()
    for page, anchor in re.findall(r'href="(\w+)\.html#([^"]+)"', made[name]):
        assert f'id="{anchor}"' in made[page]
    for anchor in re.findall(r'href="#([^"]+)"', made[name]):
        assert f'id="{anchor}"' in made[name]


# Tables


def test_every_table_of_the_paper_has_its_section_in_order(ledger, made):
    declared = [s["printed"] for s in ledger.statements if s["kind"] == "table"]
    assert re.findall(r"^## (Table \d+)$", made["tables"], re.MULTILINE) == sorted(declared)


def test_every_entry_and_every_definition_has_one_row(ledger, made):
    entries = sum(len(shown["entries"]) for shown in ledger.tables)
    notation = ledger.by_label[ledger.book.definitions]
    assert made["tables"].count('details">') == entries + len(notation["steps"])


def test_corrected_entries_link_to_their_errata(ledger):
    for shown in ledger.tables:
        for entry in shown["entries"]:
            links = re.findall(r'"errata\w*.html#([^"]+)"', " ".join(tables.cells(ledger, shown, entry)[1]))
            mine = {
                e["id"] for e in ledger.errata if (e["statement"], e["step"]) == (shown["statement"], entry["step"])
            }
            assert set(links) <= mine
            assert links or not entry["changed"]


def test_an_entry_that_nothing_proves_says_so(ledger, copied, made):
    weaker = copied()
    entry = weaker.tables[0]["entries"][0]
    key = (weaker.tables[0]["statement"], entry["step"])
    for check in weaker.records:
        if (check["statement"], check["step"]) == key:
            check["verdict"] = "consistent"
    weaker.errata.clear()
    assert "no check proves it" in tables.proof(weaker, key)
    assert "no check proves it" not in tables.proof(ledger, key)
    assert tables.proof(ledger, ("tab:results-fixed-delays", "unknown")) == ["no check proves it"]


# Sharp constants


def test_every_sharp_constant_has_one_row(ledger, made):
    for constant in ledger.sharp:
        assert made["sharp"].count(f'#{constant["id"]}"') == 1


def test_every_search_for_the_worst_case_is_shown_and_no_other_check(ledger, made):
    searches = {check["id"] for check in ledger.records if check["variant"].startswith(WORST)}
    top = made["sharp"].partition("## What the proofs give")[0]
    assert set(re.findall(r'#([^"]+)">The search', top)) == searches
    assert len(searches) > 5


def test_a_planted_search_changes_the_table(ledger, copied):
    planted = copied()
    found = next(check for check in planted.records if check["variant"].startswith(WORST))
    found["closest"] = {"point": {"case": "planted"}, "lhs": "[0.5, 0.75]", "rhs": "1"}
    assert "50.0% to 75.0%" in sharp.page(planted)
    assert "50.0% to 75.0%" not in sharp.page(ledger)


# Text, and the comparison with the paper's lines


MOST_LEFT = 14  # lines of the paper that nothing compares


def lines_of_the_paper(ledger):
    paper = {statement["label"] for statement in ledger.statements if statement["kind"] != "background"}
    return {key: found for key, found in ledger.lines.items() if key[0] in paper}


def test_nearly_every_line_of_the_paper_is_compared(ledger):
    found = list(lines_of_the_paper(ledger).values())
    assert found.count(AGREES) >= 60
    assert found.count(NOT) <= MOST_LEFT


def read_again(copied, key, **changed):
    """Return where a step stands after its line, or the domains of its checks, were changed."""
    planted = copied()
    statement = planted.by_label[key[0]]
    step = next(step for step in statement["steps"] if step["id"] == key[1])
    step["paper"] = changed.get("paper", step["paper"])
    for check in planted.checks.get(key, []):
        check["domain"] += changed.get("domain", "")
    now = wanted(planted.book, planted.statements, planted.checks)
    return word(planted, statement, step, valid(readings(planted.book), now))


def test_another_line_is_not_the_one_that_was_compared(ledger, copied):
    seen = [key for key, found in lines_of_the_paper(ledger).items() if found != NOT]
    own = [key for key in seen if "formal" not in ledger.by_label[key[0]]["steps"][0]]
    for key in own[::12]:
        assert read_again(copied, key, paper=r"\mathfrak{R}_T \le 0") == NOT


def test_a_narrower_domain_is_not_the_one_that_was_compared(ledger, copied):
    seen = [key for key, found in lines_of_the_paper(ledger).items() if found == AGREES]
    own = [k for k in seen if not any(s.get("compared") for s in ledger.by_label[k[0]]["steps"] if s["id"] == k[1])]
    assert len(own) > 30
    for key in own[::6]:
        assert read_again(copied, key, domain="; b >= 7") == NOT


@pytest.mark.parametrize(("right", "wrong"), [(r"\leq", "<"), ("x^{2}", "x^{3}"), ("2", "3")])
def test_a_judgement_is_about_one_formula(ledger, right, wrong):
    changed = 0
    for (label, name), records in ledger.checks.items():
        step = next(step for step in ledger.by_label[label]["steps"] if step["id"] == name)
        formula = records[0].get("formal", records[0]["claim"])
        if "reading" in step and right in formula:
            other = records[0] | {"formal": formula.replace(right, wrong, 1)}
            seen = [seen_of_claims(ledger.book, step, rows) for rows in ([other, *records[1:]], records)]
            assert seen[0] != seen[1]
            changed += 1
    assert changed


def test_a_result_whose_line_is_not_compared_is_not_true_as_printed(copied):
    planted = copied()
    [statement] = [s for s in planted.statements if s["label"] == "fact:F6"]
    assert judgment(planted, statement) == TRUE
    planted.lines["fact:F6", "bregman"] = NOT
    assert judgment(planted, statement) == UNREAD


def test_an_erratum_reaches_the_statements_that_it_affects(ledger):
    assert {judgment(ledger, ledger.by_label[label]) for label in ("thm:NCP-results", "thm:FTRL-no-scale")} == {CHANGED}


def test_text_of_the_report_is_sound(made):
    for markdown in made.values():
        assert guards.images_described(markdown) == []
        assert guards.macros_defined(markdown, guards.mathjax(), guards.macros()) == []
