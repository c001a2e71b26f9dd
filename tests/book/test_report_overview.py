"""The referee's page and those on coverage, dependencies and trust follow the ledger, planted faults included."""

import json
import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from markupsafe import escape

from proofbook.formal import formals, readable
from proofbook.html import verdict_word
from proofbook.ledger import reached
from proofbook.report import audit, coverage, formal, graph, ours, referee, trust
from proofbook.report.formal import written
from proofbook.report.layered import layout, without_shortcuts
from proofbook.report.lookup import CHANGED, FALSE, anchor, status_word
from proofbook.self_contained import CLOSED, read_with

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def formal_page(ledger):
    return formal.page(ledger)


@pytest.fixture
def planted(copied):
    return copied()


def statement(ledger, label):
    return next(s for s in ledger.statements if s["label"] == label)


# Coverage


def test_every_step_of_the_claims_and_every_check_has_one_row(ledger):
    page = coverage.page(ledger).partition("## Every statement and step")[2].partition("## Two sides")[0]
    steps = [step["id"] for claim in ledger.book.claims for step in claim["step"]]
    assert re.findall(r'<th scope="rowgroup" rowspan="\d+">([^ <]+) ', page) == steps
    linked = re.findall(r'<td><a href="\.\./\w+\.html#([^"]+)">', page)
    assert sorted(linked) == sorted(record["id"] for record in ledger.records)


def test_totals_add_up(ledger):
    objects, steps, checks = coverage.totals(ledger)
    for table, total in (
        (objects, len(ledger.statements)),
        (steps, sum(len(s["steps"]) for s in ledger.statements)),
        (checks, len(ledger.records)),
    ):
        sums = re.search(r'<th scope="row">all</th>(.*)</tr>', table)[1]
        *parts, found = map(int, re.findall(r"<td>(\d+)</td>", sums))
        assert sum(parts) == found == total


@pytest.mark.parametrize("verdict", ["consistent", "assumed", "undecided", "refuted"])
def test_a_planted_verdict_reaches_all_theorems_that_rest_on_it(planted, verdict):
    before = coverage.resting(planted)
    statement(planted, "fact:F1")["steps"][0]["verdict"] = verdict
    for label, rests in (("thm:CNP-results", True), ("thm:FTRL-no-scale", True), ("thm:cesa16-lb", False)):
        found = [s["label"] for s, _ in coverage.leaves(planted, label).get(verdict, [])]
        assert ("fact:F1" in found) == rests
    after = coverage.resting(planted)
    assert after.count(f"1 {verdict_word(verdict)}") > before.count(f"1 {verdict_word(verdict)}")


def test_a_statement_rests_on_its_own_steps(ledger):
    found = coverage.leaves(ledger, "thm:cesa16-lb")
    own = statement(ledger, "thm:cesa16-lb")
    assert sum(map(len, found.values())) == len(own["steps"])


# Graph


USES = {"a": [], "b": ["a"], "c": ["a", "b"], "d": ["c", "a"], "e": [], "f": ["e", "d"]}


def drawn():
    return layout(USES, {**dict.fromkeys("abcd", 0), "e": 1, "f": 0}, dict.fromkeys(USES, 30), 100)


def test_the_layout_keeps_the_order_and_the_widths():
    found = drawn()
    row = {node: number for number, line in enumerate(found.rows) for node in line}
    assert all(row[used] < row[user] for user, used_ones in USES.items() for used in used_ones)
    assert row["e"] > row["d"]  # the second band is below the first
    for line in found.rows:
        places = [found.x[node] for node in line]
        assert all(right - left >= 30 for left, right in pairwise(places))
        assert all(15 <= place <= 85 for place in places)


def test_an_edge_has_a_point_in_each_row_that_it_crosses():
    for (used, user), points in drawn().edges.items():
        rows = [row for row, _ in points]
        assert rows == list(range(rows[0], rows[-1] + 1)), (used, user)


def test_leaving_out_shortcuts_keeps_what_rests_on_what(ledger):
    uses = {s["label"]: s["uses"] for s in ledger.statements}
    fewer = without_shortcuts(uses)
    assert sum(map(len, fewer.values())) < sum(map(len, uses.values()))
    assert all(reached(label, fewer) == reached(label, uses) for label in uses)


def test_a_node_that_is_wider_than_the_drawing_is_refused():
    with pytest.raises(ValueError, match="width"):
        layout({"a": []}, {"a": 0}, {"a": 50}, 40)


def test_every_statement_has_a_node_and_a_row(ledger):
    page = graph.page(ledger)
    assert page.count('<a class="node ') == page.count("data-needs=") == len(ledger.statements)
    for s in ledger.statements:
        assert page.count(f'id="{anchor(s["label"])}"') == 1
        assert f'aria-label="{s["printed"]}: ' in page.replace("&#39;", "'")


def test_a_failing_statement_looks_different(planted):
    assert 'class="node refuted"' not in graph.page(planted)
    statement(planted, "thm:CNP-results")["status"] = "fails"
    page = graph.page(planted)
    assert page.count('class="node refuted"') == 1
    assert "fails; weakest step" in page
    assert status_word("fails") in page


# The referee's page


def test_every_main_result_has_one_row(ledger):
    mains = [s["printed"] for s in ledger.statements if referee.is_main(ledger, s)]
    page = referee.page(ledger).partition("## In numbers")[0]
    rows = re.findall(r'<th scope="row"><a [^>]*>([^<]+)</a>', page)
    assert sorted(rows) == sorted(mains)
    assert rows == sorted(rows, key=ledger.book.paper_order.index)
    assert {"Theorem 5.1", "Lemma 4.5", "Corollary H.3", "Table 6"} <= set(mains)
    assert not {"Lemma C.7", "Fact F.2", "Table 7"} & set(mains)


def row_of(ledger, label):
    """Return what the row of a main result says: verdict, changes, and how sure."""
    shown = re.fullmatch(
        r"<tr [^>]*><th.*?</th><td>(.*?)</td><td>(.*?)</td></tr>\n<tr [^>]*><td></td><td [^>]*>(.*)</td></tr>\n",
        str(referee.row(ledger, statement(ledger, label))),
        re.DOTALL,
    )
    return list(shown.groups())


def plant(ledger, label, touches, severity):
    """Add an erratum to a statement, and set its status accordingly."""
    extra = {"statement": label, "touches": touches, "severity": severity, "corrected": "the better line"}
    extra |= {"id": "planted", "root": "planted", "place": "Section 1"}
    ledger.errata.append({name: v for name, v in ledger.errata[0].items() if name != "suggested"} | extra)
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
    bare = {"status": "holds", "label": label, "printed": "Theorem 9.9", "steps": [], "weakest": None, "title": "t"}
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
    assert [erratum["id"] for erratum in referee.one_a_root(errata)] == [0, 1, 3]


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
    assert "proved, given bandit-c</span>" in coverage.page(planted)


def test_checks_that_the_kernel_accepts_are_counted(ledger, monkeypatch):
    own = [check["id"] for check in ledger.records if check["statement"] == "thm:CNP-results"][:3]
    monkeypatch.setattr(referee.kernel, "accepted_ids", lambda ledger: {*own, "another"})
    assert "accepts 3 of its checks" in row_of(ledger, "thm:CNP-results")[2]
    assert "kernel" not in row_of(ledger, "thm:cesa16-lb")[2]


def test_formal_proofs_are_named_and_exist(ledger):
    for label, files in ledger.book.formal.items():
        assert label in ledger.by_label
        assert all((ROOT / "proofs" / file).exists() for file in files)
    assert "Proved in Coq" in row_of(ledger, "thm:CNP-results")[2]
    assert "Proved in Coq" not in row_of(ledger, "tab:results-general")[2]


def test_what_is_argued_is_linked_unless_coq_proves_it(planted):
    assert "Argued" not in row_of(planted, "thm:batch-partition")[2]
    argued = [step for step in statement(planted, "thm:batch-partition")["steps"] if step.get("argued")]
    assert [step["id"] for step in argued] == ["induction-base", "induction-step"]
    del argued[1]["formal"]
    linked = row_of(planted, "thm:batch-partition")[2].partition("Argued")[2]
    assert re.findall(r">([^<]+)</a>", linked) == ["induction-step"]


def test_the_numbers_follow_the_ledger(planted):
    def assumed():
        return re.search("Steps that are taken from other works: .*", referee.page(planted))[0]

    steps = sum(len(s["steps"]) for s in planted.statements if s["kind"] != "background")
    assert f"cut into {steps} " in referee.page(planted)
    before = assumed()
    step = statement(planted, "fact:F1")["steps"][0]
    step["verdict"] = "assumed"
    assert assumed().count("<a ") == before.count("<a ") + 1
    assert f"Fact C.1, {step['id']}" in assumed()


# Trust


def test_what_checks_rest_on_is_counted(ledger):
    for record in ledger.records:
        assert trust.rests_on(record) <= set(trust.BELIEFS)
    assert {record["prover"] for record in ledger.records} <= {*trust.PROVERS, "by_cases", "cited"}


def test_steps_argued_in_words_are_all_listed(ledger):
    steps = trust.logical(ledger)
    table = trust.page(ledger).partition("steps left in words")[2].partition("</table>")[0]
    assert table.count('<th scope="row">') == sum("formal" not in step for _, step in steps)
    assert all((s["label"], step["id"]) in ledger.checks for s, step in steps)


def test_formal_statements_stand_beside_the_lines_of_the_paper(formal_page):
    for entry in (entry for entry in formals(ROOT) if entry.file not in CLOSED):
        one = formal_page.partition(f'<div class="formal" id="formal-{entry.theorem}">')[2].partition("</div>")[0]
        assert str(escape(readable(entry.statement))) in one
        assert one.count("<li>") == len(entry.covers + entry.refutes)
        assert ("refuted in Coq" in one) == bool(entry.refutes)


def test_closed_statements_stand_beside_the_whole_statement(ledger, formal_page):
    for entry in (entry for entry in formals(ROOT) if entry.file in CLOSED):
        source = read_with(ROOT / "proofs", entry.file)
        one = formal_page.partition(f'<div class="formal" id="formal-{entry.theorem}">')[2].partition("</details>")[0]
        own = [
            step for step in statement(ledger, entry.label)["steps"] if step["part"] == "statement" and step["paper"]
        ]
        assert one.count("<li>") == len(own)
        assert str(escape(written(source, entry.theorem))) in one
        assert str(escape(entry.differs)).replace("`", "") in re.sub("</?code>", "", one)


def test_every_closed_statement_and_definition_can_be_ticked_once(formal_page):
    found = audit.items(audit.source_of(ROOT))
    assert {entry.theorem for entry in formals(ROOT) if entry.file in CLOSED} < set(found)
    assert sorted(re.findall(r'data-audit="(\w+)"', formal_page)) == sorted(found)
    assert all(formal_page.count(f'id="audit-{name}"') == 1 for name in found)
    assert formal_page.count("Axioms of the proof in Coq") == sum(entry.file in CLOSED for entry in formals(ROOT))


def test_a_wrong_definition_is_to_be_read_again_with_all_that_rests_on_it(tmp_path):
    source = audit.source_of(ROOT)
    (tmp_path / "proofs").mkdir()
    stored, found = (
        audit.items(source),
        audit.items(source.replace("Definition nu t : R := 2 *", "Definition nu t : R := 1 *")),
    )
    assert "No release" in audit.again(tmp_path, found)
    why = audit.moved({name: [item["own"], item["whole"]] for name, item in stored.items()}, found)
    assert why["nu"] == audit.CHANGED
    assert {name for name in why if name != "nu"} == {name for name in why if why[name] == audit.MOVED}
    assert {"Theorem_5_1", "scale", "Lemma_4_6"} <= set(why)
    assert not {"Lemma_D_4", "Theorem_A_1"} & set(why)


# What is ours


def test_every_result_of_our_part_is_listed_once_with_its_verdict(ledger, planted):
    chapters = ledger.book.parts[ledger.book.ours]
    own = [s for s in ledger.statements if s["chapter"] in chapters]
    lines = [step for s in own for step in s["steps"] if step["part"] == "statement"]
    page = ours.page(ledger)
    assert len(own) > 10
    assert all(page.count(f">{s['printed']}</a><br>") == 1 for s in own)
    assert page.count('class="proved verdict"') + page.count('class="exact verdict"') <= len(lines)
    assert page.count("<td>") + page.count("<td ") >= 2 * len(lines)
    statement(planted, own[0]["label"])["steps"][0].update(part="statement", verdict="refuted")
    assert "refuted" in ours.page(planted)
    assert "refuted" not in page


def test_a_release_stores_what_the_statements_say(tmp_path):
    shutil.copytree(ROOT / "proofs", tmp_path / "proofs", ignore=shutil.ignore_patterns("*.json", "*.vo*", "*.glob"))
    audit.store("2.0.0", tmp_path)
    stored = json.loads((tmp_path / "proofs" / audit.RELEASED).read_text(encoding="utf-8"))
    items = audit.items(audit.source_of(ROOT))
    assert stored == {
        "release": "2.0.0",
        "digests": {name: [item["own"], item["whole"]] for name, item in items.items()},
    }
