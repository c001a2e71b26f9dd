"""The report pages must be exactly what the ledger gives."""

import ast
import copy
import re
from pathlib import Path

import pytest

from proofbook.corrections import SEVERITIES
from proofbook.ledger import WORST, make_ledger
from proofbook.report import PAGES, errata, main, pages, sharp, tables
from proofbook.report.lookup import status_word
from proofbook.report.source import excerpt

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def made(ledger):
    return pages(ledger)


def test_the_verdict_of_every_step_is_the_golden_one(ledger):
    golden = (ROOT / "book" / "verdicts.txt").read_text(encoding="utf-8")
    assert ledger.verdicts == golden, "a verdict changed; if it should, run `make verdicts`"


def test_faults_of_the_ledger_are_printed(tmp_path, capsys):
    claim = '[[statement]]\nlabel = "a"\nprinted = "Fact 1"\nkind = "fact"\ntitle = "toy"\nuses = ["b"]\nstep = []\n'
    (tmp_path / "book" / "claims").mkdir(parents=True)
    (tmp_path / "book" / "claims" / "one.toml").write_text(claim, encoding="utf-8")
    (tmp_path / "_toc.yml").write_text("parts: [{caption: All, chapters: [{file: one}]}]", encoding="utf-8")
    assert main(tmp_path) == 1
    assert "a: uses the unknown label b" in capsys.readouterr().err


# Errata


@pytest.fixture(scope="module")
def ledger():
    return make_ledger(ROOT)


def test_every_erratum_has_one_entry(ledger, made):
    entries = re.findall(r'<dl class="letter" id="([^"]+)">', made["errata"])
    assert sorted(entries) == sorted(record["id"] for record in ledger.errata)


def test_a_planted_erratum_is_counted_and_shown(ledger, made):
    planted = copy.deepcopy(ledger)
    extra = {"id": "planted--erratum", "severity": "false statement", "corrected": "the planted correction"}
    planted.errata.append(planted.errata[0] | extra)
    page = errata.page(planted)
    assert page.count("the planted correction") == 1
    assert f"{len(ledger.errata) + 1} errata" in page
    assert 'id="planted--erratum"' not in made["errata"]


def test_the_status_of_what_an_erratum_affects_is_computed(ledger):
    broken = copy.deepcopy(ledger)
    label = broken.errata[0]["statement"]
    broken.by_label[label]["status"] = "fails"
    assert status_word("fails") in errata.dependants(broken, broken.errata[0])
    assert status_word("fails") not in errata.page(ledger)


def shortest_excerpts(ledger):
    """Return for each severity the notebook and cell of the erratum with the least code."""
    for severity in SEVERITIES:
        cells = {(e["notebook"], e["cell"]) for e in ledger.errata if e["severity"] == severity}
        yield min(cells, key=lambda cell: (len("".join(excerpt(ledger.book, *cell))), cell))


def test_the_excerpts_find_the_witnesses_again(ledger):
    for notebook, number in shortest_excerpts(ledger):
        before, cell = excerpt(ledger.book, notebook, number)
        *statements, last = ast.parse(f"{before}\n{cell}").body
        names = {}
        exec(compile(ast.Module(statements, []), notebook, "exec"), names)
        shown = eval(compile(ast.Expression(last.value), notebook, "eval"), names)
        every = ledger.records + ledger.errata + ledger.misprints + ledger.sharp
        records = {r["id"]: r for r in every if r["notebook"] == notebook}
        assert [r for r in shown.records if not unread(r).items() <= records[r["id"]].items()] == []


def unread(record):
    """Return a record without its words: the ledger calls those of some errata a reading."""
    return {name: value for name, value in record.items() if name != "written"}


def test_an_excerpt_without_its_definitions_does_not_run(ledger):
    _, cell = excerpt(ledger.book, *next(shortest_excerpts(ledger)))
    with pytest.raises(NameError):
        exec(cell, {})


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_to_records(ledger, made, name):
    kinds = ("records", "errata", "misprints", "sharp", "tables")
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
            links = re.findall(r'"errata.html#([^"]+)"', " ".join(tables.cells(ledger, shown, entry)[1]))
            mine = {
                e["id"] for e in ledger.errata if (e["statement"], e["step"]) == (shown["statement"], entry["step"])
            }
            assert set(links) <= mine
            assert links or not entry["changed"]


def test_an_entry_that_nothing_proves_says_so(ledger, made):
    weaker = copy.deepcopy(ledger)
    entry = weaker.tables[0]["entries"][0]
    key = (weaker.tables[0]["statement"], entry["step"])
    for check in weaker.records:
        if (check["statement"], check["step"]) == key:
            check["verdict"] = "consistent"
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


def test_a_planted_search_changes_the_table(ledger):
    planted = copy.deepcopy(ledger)
    found = next(check for check in planted.records if check["variant"].startswith(WORST))
    found["closest"] = {"point": {"case": "planted"}, "lhs": "[0.5, 0.75]", "rhs": "1"}
    assert "50.0% to 75.0%" in sharp.page(planted)
    assert "50.0% to 75.0%" not in sharp.page(ledger)
