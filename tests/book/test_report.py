"""The report: its four pages and its file of data must be exactly what the ledger gives,
planted faults included.
"""

import html
import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import book_guards as guards
import pytest

from proofbook import places
from proofbook.corrections import SEVERITIES
from proofbook.formal import closed, formals
from proofbook.golden import golden
from proofbook.ledger import WORST
from proofbook.lines import AGREES, NOT, wanted, word
from proofbook.report import PAGES, errata, facts, findings, pages, releases, trust, truth
from proofbook.report.lookup import CHANGED, FALSE, TRUE, UNREAD, is_main, judgment, status_word
from proofbook.report.numbers import numbers
from proofbook.reviewed import readings, seen_of_claims, valid
from tools.ext import proof_pages

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def made(ledger):
    return pages(ledger)


@pytest.fixture(scope="module")
def data(ledger):
    """Return report.json as a program reads it."""
    return json.loads(facts.written(ledger))


@pytest.fixture
def planted(copied):
    return copied()


def statement(ledger, label):
    return next(s for s in ledger.statements if s["label"] == label)


def test_the_claims_of_the_book_fit_its_notebooks(ledger):
    assert [s["label"] for s in ledger.statements] == [s["label"] for s in ledger.book.claims]


def test_there_are_four_pages(made):
    assert list(made) == list(PAGES) == ["index", "errata", "formal", "trust"]


def test_the_words_of_a_step_are_only_looked_in(ledger, made):
    said = {step["says"] for one in ledger.statements for step in one["steps"] if step.get("says")}
    looked_in = {line[2] for line in truth.index(ledger)}
    assert said <= looked_in
    box = re.compile(r'<script[^>]*id="find-lines".*?</script>', re.DOTALL)
    shown = html.unescape(box.sub("", "\n".join(made.values())))
    long = [words for words in said if len(words.split()) > 5 and words in shown]
    assert long == []


# The data


def test_the_data_have_every_record_once(ledger, data):
    for name in ("errata", "remarks", "misprints", "sharp", "tables"):
        assert [record["id"] for record in data[name]] == [
            record["id"] for record in getattr(ledger, name)
        ]
    assert [check["id"] for check in data["checks"]] == [record["id"] for record in ledger.records]
    steps = [(s["label"], step["id"]) for s in data["statements"] for step in s["steps"]]
    assert steps == [
        (claim["label"], step["id"]) for claim in ledger.book.claims for step in claim["step"]
    ]
    listed = [check for s in data["statements"] for step in s["steps"] for check in step["checks"]]
    assert sorted(listed) == sorted(check["id"] for check in data["checks"])


def test_the_data_say_what_the_golden_file_says(ledger, data):
    said = {
        f"{s['label']} {step['id']}": step["verdict"]
        for s in data["statements"]
        for step in s["steps"]
    }
    words = {what: said_there for what, said_there in golden(ledger).items() if what in said}
    assert {
        what: re.split(r", given | \| |(?<=^assumes) ", there)[0] for what, there in words.items()
    } == said


def test_an_accepted_claim_stands_beside_its_lemma(data):
    accepted = [check for check in data["checks"] if check.get("coq", {}).get("accepted")]
    assert len(accepted) == data["numbers"]["checks_accepted_by_coq"]
    assert all(re.search("[<=>]", check["coq"]["statement"]) for check in accepted)
    proved = [check for check in data["checks"] if check["verdict"] == "proved"]
    assert all(check["coq"]["accepted"] for check in proved)


def test_the_searches_for_the_worst_case_are_in_the_data(data):
    searches = [check for check in data["checks"] if check["variant"].startswith(WORST)]
    assert len(searches) > 5
    assert all("closest" in check for check in searches)


def test_mutants_are_in_the_data(data):
    assert set(data["mutants"]) == {"modules", "survivors", "planted", "formulas", "state"}
    assert all({"name", "caught_by", "state"} <= set(row) for row in data["mutants"]["planted"])


def test_numbers_add_up_and_pages_say_no_others(ledger, data, made):
    found = numbers(ledger)
    assert data["numbers"] == found
    assert (
        sum(found["lines_by_verdict"].values())
        == sum(found["lines_read"].values())
        == found["lines"]
    )
    assert (
        sum(found["checks_by_verdict"].values())
        == sum(found["checks_by_prover"].values())
        == found["checks"]
    )
    assert sum(found["findings_by_severity"].values()) == found["findings"]
    assert sum(found["main_results"].values()) == sum(s["main"] for s in data["statements"])
    said = {name: set() for name in ("lines of the paper", "checks", "controls", "findings")}
    for markdown in made.values():
        behind_the_table = markdown.partition("## In numbers")[2] or markdown
        lines = re.findall(r"(?:cut into|Of its|of the) (\d+) lines[: ]", behind_the_table)
        said["lines of the paper"] |= set(lines)
        said["checks"] |= set(re.findall(r"(?:stand|What the) (\d+) checks", markdown))
        said["controls"] |= set(re.findall(r"(\d+)(?: of them first had| controls were)", markdown))
        said["findings"] |= set(re.findall(r"<b>(\d+) findings", markdown))
    assert said == {
        "lines of the paper": {str(found["lines"])},
        "checks": {str(found["checks"])},
        "controls": {str(found["checks_with_control"])},
        "findings": {str(found["findings"])},
    }


def test_a_planted_erratum_changes_the_numbers(ledger, planted):
    planted.errata.append(planted.errata[0] | {"id": "planted--erratum", "root": "planted"})
    assert numbers(planted)["errata"] == numbers(ledger)["errata"] + 1
    assert numbers(planted)["findings"] == numbers(ledger)["findings"] + 1


# Errata


def bare(erratum):
    """Return an erratum without the words that only some have."""
    return {
        name: value
        for name, value in erratum.items()
        if name not in ("written", "read_as", "suggested")
    }


def test_every_erratum_has_one_entry(ledger, made):
    entries = re.findall(r'<dl class="letter" id="([^"]+)">', made["errata"])
    assert sorted(entries) == sorted(record["id"] for record in ledger.errata)


def test_a_planted_erratum_is_counted_and_shown(ledger, copied, made):
    planted = copied()
    extra = {
        "id": "planted--erratum",
        "root": "planted",
        "severity": "false statement",
        "read_as": "x",
    }
    extra |= {"corrected": "the better line"}
    planted.errata.append(bare(planted.errata[0]) | extra)
    found = len(findings.findings(ledger))
    assert f"<b>{found} findings</b>" in made["errata"]
    assert f"<b>{found + 1} findings</b>" in errata.page(planted)
    assert errata.page(planted).count("<dd>the better line") == 2  # better, and in the record
    assert 'id="planted--erratum"' not in made["errata"]


def test_entries_with_one_root_are_one_finding(copied):
    planted = copied()
    roots = Counter(erratum["root"] for erratum in planted.errata)
    first, second = [erratum for erratum in planted.errata if roots[erratum["root"]] == 1][:2]
    before = len(findings.findings(planted))
    second["root"] = first["root"]
    assert len(findings.findings(planted)) == before - 1
    [merged] = [finding for finding in findings.findings(planted) if finding.root == first["root"]]
    assert {entry["id"] for entry in merged.entries} == {first["id"], second["id"]}
    ranks = [SEVERITIES.index(entry["severity"]) for entry in merged.entries]
    assert ranks == sorted(ranks)


def test_findings_come_in_the_order_of_the_paper(ledger):
    found = findings.findings(ledger)
    order = ledger.book.paper_order
    first = [findings.position(order, finding.entries[0]) for finding in found]
    assert first == sorted(first)
    assert all(place < len(order) for place in first), (
        "every place begins with a name that the paper has"
    )
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
    told = {
        "written": "almost all",
        "suggested": "all but one",
        "reason": "one is left",
        "place": "Section 4.3",
    }
    count = len(ledger.remarks)
    planted.remarks.append(
        {**told, "id": "planted--remark", "notebook": "a", "printed": "Fact F.1"}
    )
    page = errata.page(planted)
    assert "“almost all”" in page.partition("## Remarks on the wording")[2]
    assert f"besides, {errata.counted(count + 1, 'remark')} and" in page
    assert "almost all" not in page.partition("## Remarks on the wording")[0]


def test_the_status_of_what_an_erratum_affects_is_computed(ledger, copied):
    broken = copied()
    label = broken.errata[0]["statement"]
    broken.by_label[label]["status"] = "fails"
    assert status_word("fails") in errata.dependants(broken, broken.errata[0])
    assert status_word("fails") not in errata.page(ledger)


@pytest.mark.parametrize("name", list(PAGES))
def test_links_lead_to_records(ledger, made, name):
    kinds = ("records", "errata", "misprints", "remarks", "sharp", "tables")
    anchors = {
        f"{record['notebook']}.html#{record['id']}"
        for kind in kinds
        for record in getattr(ledger, kind)
    }
    links = re.findall(r'href="\.\./(\w+\.html#[^"]+)"', made[name])
    assert set(links) - anchors == set()
    for page, anchor in re.findall(r'href="(\w+)\.html#([^"]+)"', made[name]):
        assert f'id="{anchor}"' in made[page]
    for anchor in re.findall(r'href="#([^"]+)"', made[name]):
        assert f'id="{anchor}"' in made[name]


# The first page


def test_every_main_result_has_one_row(ledger):
    mains = [s["printed"] for s in ledger.statements if is_main(ledger, s)]
    page = truth.page(ledger).partition("## Find a line")[0]
    rows = re.findall(r'<th scope="row"><a [^>]*>([^<]+)</a>', page)
    assert sorted(rows) == sorted(mains)
    assert rows == sorted(rows, key=ledger.book.paper_order.index)
    assert {"Theorem 5.1", "Lemma 4.5", "Corollary H.3", "Table 6"} <= set(mains)
    assert not {"Lemma C.7", "Fact F.2", "Table 7"} & set(mains)


def row_of(ledger, label):
    """Return what the row of a main result says: verdict, changes, and how sure."""
    shown = re.fullmatch(
        r"<tr [^>]*><th.*?</th><td>(.*?)</td><td>(.*?)</td></tr>\n<tr [^>]*><td></td><td"
        r" [^>]*>(.*)</td></tr>\n",
        str(truth.row(ledger, statement(ledger, label))),
        re.DOTALL,
    )
    return list(shown.groups())


def plant(ledger, label, touches, severity):
    """Add an erratum to a statement, and set its status accordingly."""
    extra = {
        "statement": label,
        "touches": touches,
        "severity": severity,
        "corrected": "the better line",
    }
    extra |= {"id": "planted", "root": "planted", "place": "Section 1"}
    ledger.errata.append(
        {name: v for name, v in ledger.errata[0].items() if name != "suggested"} | extra
    )
    if touches == "statement":
        statement(ledger, label)["status"] = "holds with a correction"


@pytest.mark.parametrize(
    ("touches", "severity", "words"),
    [
        ("statement", "false statement", FALSE),
        ("statement", "missing hypothesis", CHANGED),
        ("proof", "gap", "its proof needs a repair"),
    ],
)
def test_a_planted_erratum_reaches_its_row(planted, touches, severity, words):
    label = "thm:seen"
    bare = {
        "status": "holds",
        "label": label,
        "printed": "Theorem 9.9",
        "steps": [],
        "weakest": None,
        "title": "t",
    }
    planted.statements.append(statement(planted, "thm:CNP-results") | bare)
    planted.__dict__.pop("by_label", None)
    assert row_of(planted, label)[:2] == ["<b>true as printed</b>", "nothing"]
    plant(planted, label, touches, severity)
    verdict, changes, *_ = row_of(planted, label)
    assert words in verdict
    assert 'href="errata.html#planted"' in changes
    assert ("the better line" in changes) == (touches == "statement")


def test_entries_with_one_root_are_told_once():
    errata = [{"root": root, "id": number} for number, root in enumerate("abac")]
    assert [erratum["id"] for erratum in truth.one_a_root(errata)] == [0, 1, 3]


def test_how_sure_follows_the_verdicts(planted):
    found = statement(planted, "thm:CNP-results")
    for step in found["steps"]:
        step["verdict"] = "proved"
        step.pop("given", None)
    found["weakest"] = "proved"
    whole = f"Of its {len(found['steps'])} lines: {len(found['steps'])} on its whole domain."
    assert whole in row_of(planted, "thm:CNP-results")[2]
    assert "It rests on" not in row_of(planted, "thm:CNP-results")[2]
    found["weakest"] = "consistent"
    assert "It rests on lines that are tested only." in row_of(planted, "thm:CNP-results")[2]


def test_lines_that_take_others_as_given_say_so(planted):
    found = statement(planted, "thm:CNP-results")
    for step in found["steps"]:
        step.pop("given", None)
    found["steps"][0] |= {"verdict": "proved", "given": ["bandit-c"]}
    assert "(1 given the line before)" in row_of(planted, "thm:CNP-results")[2]


def test_checks_that_the_kernel_accepts_are_counted(ledger, monkeypatch):
    own = [check["id"] for check in ledger.records if check["statement"] == "thm:CNP-results"][:3]
    monkeypatch.setattr(truth, "accepted_ids", lambda ledger: {*own, "another"})
    assert "accepts 3 of its checks" in row_of(ledger, "thm:CNP-results")[2]
    assert "kernel" not in row_of(ledger, "thm:cesa16-lb")[2]


def first_sentence(ledger):
    """Return what the first page says about all main results."""
    return re.sub(
        "<[^>]*>", "", re.search(r"<p>(Of the \d+ main results.*)</p>", truth.page(ledger))[1]
    )


def test_the_first_page_counts_and_says_corrected_only_if_so(ledger, planted):
    count = numbers(ledger)["main_results"]
    said = first_sentence(ledger)
    assert said.startswith(f"Of the {sum(count.values())} main results, ")
    assert all(re.search(rf"\b{number} (is|are) {word}", said) for word, number in count.items())
    assert said.endswith("resting on a hypothesis that nothing gives.")
    statement(planted, "thm:CNP-results")["status"] = "fails"
    assert "as corrected" not in first_sentence(planted)
    assert re.search(r"\b1 fails\b", first_sentence(planted))


def test_the_search_knows_every_line(ledger):
    found = truth.index(ledger)
    assert len(found) == sum(len(s["steps"]) for s in ledger.statements)
    anchors = {f"../{record['notebook']}.html#{record['id']}" for record in ledger.records}
    assert {line[4] for line in found} <= anchors
    stored = re.search(r'id="find-lines">(.*)</script>', truth.page(ledger))[1]
    assert json.loads(stored) == found


def test_formal_proofs_are_named_and_exist(ledger):
    for label, files in ledger.book.formal.items():
        assert label in ledger.by_label
        assert all((ROOT / "proofs" / file).exists() for file in files)
    assert "Proved in Coq" in row_of(ledger, "thm:CNP-results")[2]
    assert "Proved in Coq" not in row_of(ledger, "tab:results-general")[2]


def test_what_is_argued_is_linked_unless_coq_proves_it(planted):
    assert "Argued" not in row_of(planted, "thm:batch-partition")[2]
    argued = [
        step for step in statement(planted, "thm:batch-partition")["steps"] if step.get("argued")
    ]
    assert [step["id"] for step in argued] == ["induction-base", "induction-step"]
    del argued[1]["formal"]
    linked = row_of(planted, "thm:batch-partition")[2].partition("Argued")[2]
    assert re.findall(r">([^<]+)</a>", linked) == ["induction-step"]


def test_the_numbers_follow_the_ledger(planted):
    def assumed():
        return re.search("Lines that are taken from other works: .*", truth.page(planted))[0]

    steps = sum(len(s["steps"]) for s in planted.statements if s["kind"] != "background")
    assert f"cut into {steps} " in truth.page(planted)
    before = assumed()
    step = statement(planted, "fact:F1")["steps"][0]
    step["verdict"] = "assumed"
    assert assumed().count("<a ") == before.count("<a ") + 1
    assert f"Fact C.1, {step['id']}" in assumed()


# What you must believe


def test_what_checks_rest_on_is_counted(ledger):
    for record in ledger.records:
        assert trust.rests_on(record) <= set(trust.BELIEFS)
    assert {record["prover"] for record in ledger.records} <= {*trust.PROVERS, "by_cases", "cited"}


def test_steps_argued_in_words_are_all_listed(ledger):
    steps = trust.logical(ledger)
    table = trust.page(ledger).partition("lines left in words")[2].partition("</table>")[0]
    assert table.count('<th scope="row">') == sum("formal" not in step for _, step in steps)
    assert all((s["label"], step["id"]) in ledger.checks for s, step in steps)


# Formal statements


def test_every_theorem_is_named_once_with_its_file(ledger, made):
    for entry in formals(ROOT):
        assert made["formal"].count(f'id="formal-{entry.theorem}"') == 1
        shown = rf"<code>{entry.theorem}</code></a> in {entry.file}(, <a [^>]*>proof</a>)?</span>"
        assert re.search(shown, made["formal"])
    listed = re.findall(r"{download}`(\w+\.v) <../../proofs/(\w+\.v)>`", made["formal"])
    assert sorted(listed) == sorted({(entry.file, entry.file) for entry in formals(ROOT)})
    assert all((ROOT / "proofs" / file).exists() for file, _ in listed)


def proof_links(made):
    """Return {theorem: the addresses, (file, line), that the page gives it}."""
    spans = re.findall(r'<span id="formal-(\w+)">(.*?)</span>', made["formal"])
    address = re.compile(r'<a href="\.\./proofs/(\w+\.v)\.html#L(\d+)">')
    return {name: [(f, int(n)) for f, n in address.findall(span)] for name, span in spans}


def line_of(file, number):
    return (ROOT / "proofs" / file).read_text(encoding="utf-8").splitlines()[number - 1]


def test_every_theorem_leads_to_its_statement_and_its_proof(made):
    found = proof_links(made)
    for entry in formals(ROOT):
        (file, number), *proof = found[entry.theorem]
        assert file == entry.file
        assert re.match(rf"\s*\w+ {entry.theorem}\b", line_of(file, number))
        if entry.file not in closed(ROOT):
            assert proof == []
            continue
        [(file, number)] = proof
        assert file == closed(ROOT)[entry.file]
        stated = rf"Theorem \w+ : (\w+\.)?{entry.theorem}\."
        assert re.match(stated, line_of(file, number))


def test_each_line_of_a_proof_has_its_anchor():
    path = ROOT / "proofs" / "time_change.v"
    text = proof_pages.page(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    shown = re.findall(r'<span id="L(\d+)"><a [^>]*>\s*(\d+)</a> (.*)</span>', text)
    assert [int(anchor) for anchor, _, _ in shown] == list(range(1, len(lines) + 1))
    assert [html.unescape(line) for _, _, line in shown] == lines


def test_what_files_rest_on_is_what_coq_says(tmp_path):
    coqdep = shutil.which("coqdep")
    if coqdep is None:
        pytest.skip("coqdep comes with Coq")
    folder = ROOT / "proofs"
    command = [coqdep, "-Q", ".", "Delays", *sorted(path.name for path in folder.glob("*.v"))]
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
    found = {}
    for line in said.splitlines():
        made_of, _, needed = line.partition(":")
        names = [name for name in needed.split() if name.endswith(".vo")]
        own = [name for name in made_of.split() if name.endswith(".vo")]
        if own:
            found[own[0][:-1]] = sorted(Path(name).name[:-1] for name in names)
    assert found == {file: sorted(named) for file, named in places.imports(ROOT).items()}


def test_the_page_is_short_and_the_data_have_the_statements(made, data):
    assert len(made["formal"]) < 140_000
    assert [entry["theorem"] for entry in data["theorems"]] == [
        entry.theorem for entry in formals(ROOT)
    ]
    assert all(entry["statement"] for entry in data["theorems"])
    heads = [entry for entry in data["theorems"] if entry["file"] in closed(ROOT)]
    assert all(entry["axioms"] for entry in heads)


def test_a_wrong_definition_is_to_be_read_again_with_all_that_rests_on_it(tmp_path):
    source = releases.source_of(ROOT)
    (tmp_path / "proofs").mkdir()
    stored = releases.items(source)
    found = releases.items(
        source.replace("Definition nu t : R := 2 *", "Definition nu t : R := 1 *")
    )
    assert "No release" in releases.again(tmp_path, found)
    why = releases.moved(
        {name: [item["own"], item["whole"]] for name, item in stored.items()}, found
    )
    assert why["nu"] == releases.CHANGED
    assert {name for name in why if name != "nu"} == {
        name for name in why if why[name] == releases.MOVED
    }
    assert {"Theorem_5_1", "scale", "Lemma_4_6"} <= set(why)
    assert not {"Lemma_D_4", "Theorem_A_1"} & set(why)


def test_a_release_stores_what_the_statements_say(tmp_path):
    shutil.copytree(
        ROOT / "proofs",
        tmp_path / "proofs",
        ignore=shutil.ignore_patterns("*.json", "*.vo*", "*.glob"),
    )
    releases.store("2.0.0", tmp_path)
    stored = json.loads((tmp_path / "proofs" / releases.RELEASED).read_text(encoding="utf-8"))
    items = releases.items(releases.source_of(ROOT))
    assert stored == {
        "release": "2.0.0",
        "digests": {name: [item["own"], item["whole"]] for name, item in items.items()},
    }


# Text, and the comparison with the paper's lines


MOST_LEFT = 4  # lines of the paper that nothing compares


def lines_of_the_paper(ledger):
    paper = {
        statement["label"] for statement in ledger.statements if statement["kind"] != "background"
    }
    return {key: found for key, found in ledger.lines.items() if key[0] in paper}


def test_nearly_every_line_of_the_paper_is_compared(ledger):
    found = list(lines_of_the_paper(ledger).values())
    assert found.count(AGREES) >= 18
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
    own = [key for key, found in lines_of_the_paper(ledger).items() if found == AGREES]
    assert len(own) >= 18
    for key in own[::4]:
        assert read_again(copied, key, domain="; b >= 7") == NOT


@pytest.mark.parametrize(("right", "wrong"), [(r"\leq", "<"), ("x^{2}", "x^{3}"), ("2", "3")])
def test_a_judgement_is_about_one_formula(ledger, right, wrong):
    changed = 0
    for (label, name), records in ledger.checks.items():
        step = next(step for step in ledger.by_label[label]["steps"] if step["id"] == name)
        formula = records[0].get("formal", records[0]["claim"])
        if "reading" in step and right in formula:
            other = records[0] | {"formal": formula.replace(right, wrong, 1)}
            seen = [
                seen_of_claims(ledger.book, step, rows) for rows in ([other, *records[1:]], records)
            ]
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
    assert {
        judgment(ledger, ledger.by_label[label])
        for label in ("thm:NCP-results", "thm:FTRL-no-scale")
    } == {CHANGED}


def test_text_of_the_report_is_sound(made):
    for markdown in made.values():
        assert guards.images_described(markdown) == []
        assert guards.macros_defined(markdown, guards.mathjax(), guards.macros()) == []
