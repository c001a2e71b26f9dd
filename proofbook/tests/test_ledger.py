"""The ledger must notice every planted fault, and its statuses must follow the written rules."""

import json
from dataclasses import replace

import pytest

from proofbook import golden
from proofbook.book import Book
from proofbook.corrections import misprint, remark
from proofbook.faults import quotes
from proofbook.frozen import digest
from proofbook.kernel import store
from proofbook.kernel.statement import digest as statement_digest
from proofbook.ledger import LedgerError, make_ledger, read_ledger
from proofbook.lines import main as judge
from proofbook.records import MIME, packed

PROVED = statement_digest("0 <= 1")
CONTROL = {
    "planted": "1 < 1",
    "verdict": "refuted",
    "witness": {"point": {"x": "1"}, "lhs": "1", "rhs": "1"},
}


def statement(label, steps=("a",), uses=(), chapter="one", part="statement"):
    return {
        "label": label,
        "printed": f"Fact {label}",
        "chapter": chapter,
        "uses": list(uses),
        "steps": steps,
        "part": part,
    }


def record(label, step="a", verdict="proved", variant="", **more):
    made = {
        "type": "check",
        "id": "--".join(filter(None, [label, step, variant])),
        "statement": label,
        "step": step,
    }
    made |= {
        "variant": variant,
        "kind": "inequality",
        "prover": "smt",
        "method": "z3",
        "verdict": verdict,
    }
    return made | {"claim": "x < y", "domain": "x real", "control": CONTROL, "lemma": PROVED} | more


def simulated(verdict, variant="run"):
    return record("f", verdict=verdict, variant=variant, kind="simulation")


def searched(verdict, variant="worst case, T = 100"):
    return record("f", verdict=verdict, variant=variant, kind="numeric")


def cases(kind, verdict="proved for these cases"):
    """Return another check of the same relation, on cases."""
    return record("f", verdict=verdict, kind=kind) | {"id": f"f--a--{kind}"}


def cited(label, step="a"):
    made = record(label, step, "assumed", kind="cited")
    del made["control"]
    return made


def erratum(label, step="a", proof="proved", **more):
    made = record(label, step) | {
        "type": "erratum",
        "id": f"{label}--{step}--erratum",
        "severity": "typo",
        "place": "p",
    }
    made |= {"read_as": "x > y", "witness": CONTROL["witness"], "corrected": "x < y", "affects": []}
    made |= {"touches": "statement", "root": f"{label}--{step}--erratum", "reason": "y is larger"}
    return made | {"proof": record(label, step, proof)} | more


def quoted(label, written="x > y"):
    """Return an erratum that quotes the paper."""
    made = erratum(label, root="one-arm", written=written)
    del made["read_as"]
    return made


def sharp(label):
    words = {"printed": "14", "proof_gives": "12", "how": "proved", "attained": "x = 1"}
    return record(label) | {"type": "sharp", "id": f"{label}--sharp"} | words


def table(label, *entries):
    rest = {
        "row": "a",
        "column": "b",
        "printed": "x",
        "believed": "y",
        "order": "O",
        "conditions": "",
    }
    shown = [{"step": step, "changed": changed} | rest for step, changed in entries]
    return {
        "type": "table",
        "id": f"{label}--side",
        "statement": label,
        "title": "toy",
        "entries": shown,
    }


def write(root, statements, records, tables=()):
    """Write a toy book: its settings, claims,
    and a notebook "one" with one cell for each record and table.
    """
    chapters = dict.fromkeys(["one", *(s["chapter"] for s in statements)])
    settings = f"[tool.proofbook]\nchapters = {list(chapters)}\n"
    (root / "pyproject.toml").write_text(settings, encoding="utf-8")
    (root / "book" / "claims").mkdir(parents=True, exist_ok=True)
    for chapter in chapters:
        own = [claim(s) for s in statements if s["chapter"] == chapter]
        (root / "book" / "claims" / f"{chapter}.toml").write_text(
            "\n".join(["statement = []"][: not own] + own)
        )
    outputs = [{"data": {MIME: [packed(record)]}} for record in [*records, *tables]]
    cells = [
        {"cell_type": "markdown"},
        *({"cell_type": "code", "outputs": [output]} for output in outputs),
    ]
    (root / "book" / "one.ipynb").write_text(json.dumps({"cells": cells}), encoding="utf-8")
    store.write(Book.at(root), "one", [("it", "Lemma it : 0 <= 1.", ["lra."])])
    return root


def claim(s):
    """Return a statement as TOML."""
    steps = [
        f"{{ id = {json.dumps(step)}, part = {json.dumps(s['part'])}, paper = 'x < y', says ="
        " 'toy' }"
        for step in s["steps"]
    ]
    words = {
        "label": s["label"],
        "printed": s["printed"],
        "kind": s.get("kind", "fact"),
        "title": "toy",
        "uses": s["uses"],
    }
    lines = [f"{name} = {json.dumps(value)}" for name, value in words.items()]
    rows = [f"words.{name} = {value}" for name, value in s.get("words", {}).items()]
    return "\n".join(["[[statement]]", *lines, f"step = [{', '.join(steps)}]", *rows])


def statuses(root):
    ledger = make_ledger(root)
    return {s["label"]: (s["status"], s["weakest"]) for s in ledger.statements}


@pytest.mark.parametrize(
    ("records", "expected"),
    [
        ([record("f")], ("holds", "proved")),
        ([record("f", verdict="proved for these cases")], ("holds", "proved for these cases")),
        ([record("f", verdict="consistent")], ("holds", "consistent")),
        ([record("f", verdict="undecided")], ("open", "undecided")),
        ([record("f", verdict="refuted")], ("fails", "refuted")),
        ([cited("f")], ("assumed", "assumed")),
        ([record("f", verdict="refuted"), erratum("f")], ("holds with a correction", "proved")),
        (
            [record("f", verdict="refuted"), erratum("f", proof="consistent")],
            ("holds with a correction", "consistent"),
        ),
        ([record("f", verdict="undecided"), erratum("f")], ("holds with a correction", "proved")),
        ([record("f"), record("f", variant="K = 1", verdict="refuted")], ("fails", "refuted")),
        (
            [record("f"), record("f", variant="K = 1", verdict="consistent")],
            ("holds", "consistent"),
        ),
        ([record("f"), simulated("consistent")], ("holds", "proved")),
        ([record("f"), simulated("undecided")], ("holds", "proved")),
        ([record("f"), searched("consistent")], ("holds", "proved")),
        ([record("f"), searched("consistent", "slope in T")], ("holds", "proved")),
        ([record("f"), searched("refuted")], ("fails", "refuted")),
        ([searched("consistent")], ("holds", "consistent")),
        ([record("f"), simulated("refuted")], ("fails", "refuted")),
        ([simulated("consistent"), simulated("undecided", "slope")], ("open", "undecided")),
        (
            [record("f"), record("f", verdict="undecided") | {"id": "f--a--more"}],
            ("open", "undecided"),
        ),
        ([record("f"), cases("exact")], ("holds", "proved for these cases")),
        ([record("f"), cases("numeric", "consistent")], ("holds", "proved")),
        ([record("f"), cases("numeric", "refuted")], ("fails", "refuted")),
        ([record("f", variant="b"), cases("numeric", "consistent")], ("holds", "consistent")),
        (
            [record("f"), record("f", verdict="refuted") | {"id": "f--a--simulation"}],
            ("fails", "refuted"),
        ),
    ],
)
def test_statuses_of_one_step(tmp_path, records, expected):
    assert statuses(write(tmp_path, [statement("f")], records)) == {"f": expected}


@pytest.mark.parametrize(
    ("second", "expected"),
    [
        ([record("f", "b", "refuted")], ("fails", "refuted")),
        ([record("f", "b", "undecided")], ("open", "undecided")),
        ([cited("f", "b")], ("holds", "assumed")),
        ([record("f", "b", "refuted"), erratum("f", "a")], ("fails", "refuted")),
    ],
)
def test_one_bad_step_decides(tmp_path, second, expected):
    root = write(tmp_path, [statement("f", steps=("a", "b"))], [record("f"), *second])
    assert statuses(root) == {"f": expected}


@pytest.mark.parametrize(
    ("part", "touches", "expected"),
    [
        ("statement", "statement", ("holds with a correction", None, None)),
        ("statement", "proof", ("holds", "holds with a correction", None)),
        ("proof", "proof", ("holds", "holds with a correction", None)),
        ("proof", "statement", ("holds with a correction", "holds", None)),
        ("inline", "prose", ("holds", None, "holds with a correction")),
        ("inline", "proof", ("holds", "holds with a correction", "holds")),
    ],
)
def test_statement_proof_and_prose_have_their_own_status(tmp_path, part, touches, expected):
    found = erratum("f", touches=touches)
    [judged] = make_ledger(
        write(tmp_path, [statement("f", part=part)], [record("f", verdict="refuted"), found])
    ).statements
    assert (judged["status"], judged["proof"], judged["prose"]) == expected


@pytest.mark.parametrize(
    ("part", "expected"), [("statement", None), ("proof", "fails"), ("inline", None)]
)
def test_a_refuted_step_without_an_erratum_fails_its_part_and_the_statement(
    tmp_path, part, expected
):
    [judged] = make_ledger(
        write(tmp_path, [statement("f", part=part)], [record("f", verdict="refuted")])
    ).statements
    assert (judged["status"], judged["proof"]) == ("fails", expected)


def test_a_statement_without_a_chapter_is_open_and_what_uses_it_rests_on_it(tmp_path):
    claims = [
        statement("x", chapter="later"),
        statement("y", uses=["x"]),
        statement("z", uses=["y"]),
        statement("w"),
    ]
    root = write(tmp_path, claims, [record("y"), record("z"), record("w")])
    rests = {s["label"]: s["rests_on"] for s in make_ledger(root).statements}
    assert statuses(root)["x"] == ("open", None)
    assert rests == {"x": {}, "y": {"open": ["x"]}, "z": {"open": ["x"]}, "w": {}}


def test_what_rests_on_citations_and_failures_says_so(tmp_path):
    claims = [
        statement("c"),
        statement("f"),
        statement("m", uses=["c"]),
        statement("t", uses=["m", "f"]),
    ]
    root = write(
        tmp_path, claims, [cited("c"), record("f", verdict="refuted"), record("m"), record("t")]
    )
    assert make_ledger(root).statements[3]["rests_on"] == {"assumed": ["c"], "fails": ["f"]}


def test_records_carry_their_place_and_printed_number(tmp_path):
    root = write(
        tmp_path, [statement("f")], [record("f", verdict="refuted"), erratum("f"), sharp("f")]
    )
    ledger = make_ledger(root)
    assert [(r["notebook"], r["cell"], r["printed"]) for r in ledger.records] == [
        ("one", 1, "Fact f")
    ]
    assert [(r["cell"], r["printed"]) for r in ledger.errata] == [(2, "Fact f")]
    assert [(r["printed_number"], r["printed"], r["proof_gives"]) for r in ledger.sharp] == [
        ("Fact f", "14", "12")
    ]


NO_CONTROL = {name: value for name, value in record("f").items() if name != "control"}
FAULTS = {
    "missing record": (
        [statement("f", steps=("a", "b"))],
        [record("f")],
        "f b: no record in one.ipynb",
    ),
    "an erratum is no check": ([statement("f")], [erratum("f")], "f a: no record"),
    "stray statement": (
        [statement("f")],
        [record("f"), record("g")],
        "g a: a record without a claim",
    ),
    "stray step": (
        [statement("f")],
        [record("f"), record("f", "z")],
        "f z: a record without a claim",
    ),
    "two records, one id": (
        [statement("f")],
        [record("f"), record("f")],
        "f--a: two records have this id",
    ),
    "unknown uses": ([statement("f", uses=["g"])], [record("f")], "f: uses the unknown label g"),
    "cycle": (
        [statement("f", uses=["g"]), statement("g", uses=["f"])],
        [record("f"), record("g")],
        "a cycle: f → g → f",
    ),
    "uses itself": ([statement("f", uses=["f"])], [record("f")], "a cycle"),
    "label twice": ([statement("f"), statement("f")], [record("f")], "f: declared twice"),
    "step twice": ([statement("f", steps=("a", "a"))], [record("f")], "f a: declared twice"),
    "no control": ([statement("f")], [NO_CONTROL], "a check without a refuted control"),
    "control passed": (
        [statement("f")],
        [record("f", control={**CONTROL, "verdict": "proved"})],
        "without a refuted",
    ),
    "control unseen": (
        [statement("f")],
        [record("f", control={**CONTROL, "witness": {}})],
        "without a refuted control",
    ),
    "erratum": (
        [statement("f")],
        [record("f"), erratum("f", control={})],
        "without a refuted control",
    ),
    "affects": (
        [statement("f")],
        [record("f"), erratum("f", affects=["q"])],
        "affects the unknown label q",
    ),
    "misquoted": (
        [statement("f")],
        [record("f"), quoted("f")],
        "quotes 'x > y', but the line of the paper is 'x < y'",
    ),
    "a misquoting remark": (
        [statement("f")],
        [
            record("f"),
            remark("f", "a", place="p", written="y < x", suggested="z", reason="r").records[0],
        ],
        "f--a--remark: quotes 'y < x'",
    ),
    "words of no row": (
        [statement("f") | {"words": {"a--strict": "'x < y'"}}],
        [record("f")],
        "f--a--strict: words without a record",
    ),
    "other words": (
        [statement("f") | {"words": {"a": "'x < 2 y'"}}],
        [record("f")],
        "f--a: the claims file has other words",
    ),
    "other words for the control": (
        [statement("f") | {"words": {"a": "['x < y', 'x > y']"}}],
        [record("f")],
        "f--a: the claims file has other words",
    ),
    "other words for an erratum": (
        [statement("f") | {"words": {"a--erratum": "{ place = 'p', reason = 'x is larger' }"}}],
        [record("f"), erratum("f")],
        "f--a--erratum: the claims file has other words",
    ),
    "an effect that the claims file does not name": (
        [statement("f") | {"words": {"a--erratum": "{ place = 'p', reason = 'y is larger' }"}}],
        [record("f"), erratum("f", affects=["f"])],
        "f--a--erratum: the claims file has other words",
    ),
    "a word that no correction has": (
        [statement("f") | {"words": {"a--erratum": "{ place = 'p', why = 'y is larger' }"}}],
        [record("f"), erratum("f")],
        "f--a--erratum: the claims file has other words",
    ),
    "words of a correction for a check": (
        [statement("f") | {"words": {"a": "{ place = 'p' }"}}],
        [record("f")],
        "f--a: the claims file has other words",
    ),
    "unknown line": ([statement("f")], [record("f", given=["b"])], "given f b: no such step"),
    "unknown line elsewhere": (
        [statement("f")],
        [record("f", given=["g a"])],
        "given g a: no such step",
    ),
    "given itself": ([statement("f")], [record("f", given=["a"])], "given has a cycle: f a → f a"),
    "given in a circle": (
        [statement("f"), statement("g")],
        [record("f", given=["g a"]), record("g", given=["f a"])],
        "given has a cycle",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_faults_are_found(tmp_path, fault):
    statements, records, message = FAULTS[fault]
    root = write(tmp_path, statements, records)
    with pytest.raises(LedgerError) as caught:
        make_ledger(root)
    assert message in str(caught.value)


def test_all_faults_are_reported_at_once(tmp_path):
    root = write(tmp_path, [statement("f", uses=["g"])], [record("h")])
    with pytest.raises(LedgerError) as caught:
        make_ledger(root)
    assert len(str(caught.value).splitlines()) == 3


def test_the_golden_file_has_a_line_for_each_step(tmp_path):
    root = write(
        tmp_path, [statement("f")], [record("f", verdict="refuted"), erratum("f"), sharp("f")]
    )
    ledger = make_ledger(root)
    assert golden.golden(ledger) == {
        "the book's chapters": '["one"]',
        "f": "fact | holds with a correction | weakest proved | uses nothing",
        "f in words": "Fact f. toy",
        "f a": "proved | agrees",
        "f a line": "x < y",
        "f a erratum": (
            "typo | touches statement | affects nothing else | x < y | the correction: proved"
            " | because: y is larger"
        ),
        "f a sharp": "printed 14 | the proof gives 12 | attained: x = 1",
    }


def test_proved_is_said_only_of_what_a_stored_script_proves(tmp_path):
    records = [
        record("f"),
        record("g", lemma=statement_digest("0 <= 2")),
        record("h", trivial="identical sides"),
    ]
    records += [record("c", verdict="refuted"), erratum("c"), sharp("f")]
    records.insert(1, records.pop())
    root = write(tmp_path, [statement(label) for label in "fghc"], records)

    def words():
        return {s["label"]: s["steps"][0]["verdict"] for s in make_ledger(root).statements}

    assert words() == {"f": "proved", "g": "found by z3", "h": "identical sides", "c": "proved"}
    assert make_ledger(root).sharp[0]["how"] == "proved: z3"
    store.write(Book.at(root), "one", [])
    assert words() == {
        "f": "found by z3",
        "g": "found by z3",
        "h": "identical sides",
        "c": "found by z3",
    }
    assert make_ledger(root).sharp[0]["how"] == "found by z3: z3"


def test_a_claim_that_is_its_own_hypothesis_is_as_good_as_cited(tmp_path):
    root = write(tmp_path, [statement("f")], [record("f", trivial="a hypothesis")])
    assert statuses(root) == {"f": ("assumed", "a hypothesis")}


def test_a_misprint_is_kept_apart_and_changes_no_status(tmp_path):
    slip = misprint(
        "f", "a", place="Fact 1", written="k", corrected="K", reason="k is not defined"
    ).records[0]
    ledger = make_ledger(write(tmp_path, [statement("f")], [record("f"), slip]))
    assert [(m["written"], m["corrected"], m["printed"]) for m in ledger.misprints] == [
        ("k", "K", "Fact f")
    ]
    assert ledger.errata == []
    assert ledger.statements[0]["status"] == "holds"


def test_a_remark_is_kept_apart_and_changes_no_status(tmp_path):
    told = remark(
        "f", "a", place="Fact 1", written="x<y", suggested="x <= y", reason="they may agree"
    ).records[0]
    ledger = make_ledger(write(tmp_path, [statement("f")], [record("f"), told]))
    assert [(r["written"], r["suggested"], r["printed"]) for r in ledger.remarks] == [
        ("x<y", "x <= y", "Fact f")
    ]
    assert ledger.errata == []
    assert ledger.statements[0]["status"] == "holds"


def test_an_erratum_keeps_its_words(tmp_path):
    records = [record("f", verdict="refuted"), quoted("f", r"\(x<y\)")]
    [found] = make_ledger(write(tmp_path, [statement("f", part="proof")], records)).errata
    assert (found["written"], found["touches"], found["root"]) == (
        r"\(x<y\)",
        "statement",
        "one-arm",
    )
    assert "read_as" not in found


@pytest.mark.parametrize(
    ("words", "line", "expected"),
    [
        (r"\(\sigma_{\max} = \Omega(D/T)\)", r"\sigma_{\max} = \Omega(D/T)", True),
        (
            r"\(d\) can be inferred",
            r"d \text{ can be inferred within the first } d \text{ rounds}",
            True,
        ),
        (r"\(a\) … \(c\)", r"a \le b\,\ \le c", True),
        (r"\(c\) … \(a\)", r"a \le b \le c", False),
        (r"\(a \le c\)", r"a \le b \le c", False),
        ("every K", "K", False),
        ("…", "x", False),
    ],
)
def test_quotations_are_compared_with_the_paper(words, line, expected):
    assert quotes(words, line) is expected


def test_the_weakest_verdict_comes_from_the_whole_way(tmp_path):
    claims = [statement("d"), statement("u", uses=["d"]), statement("g"), statement("n")]
    tiny = [
        record("d", verdict="proved for these cases"),
        record("u"),
        record("g", given=["d a"]),
        record("n"),
    ]
    root = write(tmp_path, claims, tiny)
    cases = ("holds", "proved for these cases")
    assert statuses(root) == {"d": cases, "u": cases, "g": cases, "n": ("holds", "proved")}
    assert golden.golden(make_ledger(root))["g a"] == "proved for these cases, given d a | agrees"


FROZEN = f"""sources = {{ 'f.v' = '{digest("Theorem f : 0 = 0. Proof. trivial. Qed.")}' }}
[theorem.f]
file = 'f.v'
digest = '{digest("0 = 0")}'
statement = '0 = 0'
"""


def proved_in_coq(root, *covers):
    """Write formal theorems into a toy book: each covers a step, "label step"."""
    entries = [
        f"[[formal]]\nlabel = '{label}'\nfile = 'f.v'\ntheorem = 'f'\nreading = ''\ncovers ="
        f" ['{step}']"
        for label, step in map(str.split, covers)
    ]
    (root / "proofs").mkdir()
    (root / "proofs" / "f.v").write_text(
        "Theorem f : 0 = 0. Proof. trivial. Qed.", encoding="utf-8"
    )
    (root / "proofs" / "statements.toml").write_text("\n".join(entries), encoding="utf-8")
    (root / "proofs" / "frozen.toml").write_text(FROZEN, encoding="utf-8")
    assert (
        judge([f"{cover} f" for cover in covers], read_ledger(root), "A. Reader", "2026-01-02") == 0
    )
    return root


def test_a_formal_theorem_settles_a_step_and_cuts_the_way(tmp_path):
    claims = [statement("d"), statement("u", uses=["d"]), statement("g", ["a", "b"], uses=["u"])]
    weak = "proved for these cases"
    records = [
        record("d", verdict=weak),
        record("u", verdict=weak, given=["d a"]),
        record("g"),
        record("g", "b"),
    ]
    root = proved_in_coq(write(tmp_path, claims, records), "u a", "g b")
    formal = "proved (Coq, read by eye)"
    assert statuses(root) == {
        "d": ("holds", weak),
        "u": ("holds", formal),
        "g": ("holds", "proved"),
    }
    ledger = make_ledger(root)
    words = {what: said for what, said in golden.golden(ledger).items() if what.count(" ") == 1}
    assert words == {
        "d a": f"{weak} | agrees",
        "u a": f"{formal} | read by A. Reader, 2026-01-02",
        "g a": "proved | agrees",
        "g b": f"{formal} | read by A. Reader, 2026-01-02",
    }
    assert [s["formal"] for s in ledger.statements] == [False, True, False]
    assert ledger.by_label["u"]["steps"][0]["checked"] == weak


def test_a_formal_theorem_about_a_corrected_step_counts(tmp_path):
    root = write(tmp_path, [statement("f")], [record("f", verdict="refuted"), erratum("f")])
    assert statuses(proved_in_coq(root, "f a")) == {
        "f": ("holds with a correction", "proved (Coq, read by eye)")
    }


def test_a_step_cannot_be_proved_in_coq_and_refuted(tmp_path):
    root = write(tmp_path, [statement("f")], [record("f", verdict="refuted")])
    with pytest.raises(LedgerError, match="f a: proved by f, but a check refutes it"):
        proved_in_coq(root, "f a")


def tabular(*steps, label="t", part="statement"):
    return statement(label, steps, part=part) | {"kind": "table"}


def test_tables_are_collected_with_place_and_number(tmp_path):
    records = [record("t"), record("t", "b"), erratum("t", "b")]
    ledger = make_ledger(
        write(
            tmp_path, [tabular("a", "b")], records, tables=[table("t", ("a", False), ("b", True))]
        )
    )
    [found] = ledger.tables
    assert (found["printed"], found["notebook"], found["cell"]) == ("Fact t", "one", 4)


@pytest.mark.parametrize(
    ("statements", "tables", "message"),
    [
        ([tabular("a")], [], "t: no table side by side"),
        ([tabular("a")], [table("t", ("a", False))] * 2, "t: two tables side by side"),
        (
            [tabular("a")],
            [table("t", ("a", False)), table("f", ("a", False))],
            "f: not a table of the paper",
        ),
        ([tabular("a", "b")], [table("t", ("a", False))], "t b: no entry side by side"),
        ([tabular("a")], [table("t", ("a", False), ("c", False))], "t c: an entry without a claim"),
        ([tabular("a")], [table("t", ("a", True))], "t a: a corrected entry without an erratum"),
    ],
)
def test_faults_of_tables_are_found(tmp_path, statements, tables, message):
    records = [record(s["label"], step) for s in statements for step in s["steps"]]
    with pytest.raises(LedgerError) as caught:
        make_ledger(write(tmp_path, statements, records, tables=tables))
    assert message in str(caught.value).splitlines()


def test_claims_in_the_text_need_no_entry_and_notation_no_table(tmp_path):
    beside = tabular("a", label="t", part="inline")
    notation = tabular("a", label="n")
    root = write(
        tmp_path, [beside, notation], [record("t"), record("n")], tables=[table("t", ("a", False))]
    )
    assert [
        found["statement"] for found in make_ledger(replace(Book.at(root), definitions="n")).tables
    ] == ["t"]
