"""The stored lemmas of the book, and Coq itself:
it accepts what is true and rejects its control.
"""

import importlib.util
import os
import random
from datetime import date
from pathlib import Path

import pytest
import sympy as sp

from proofbook import eq, le, ledger, lt
from proofbook.book import Book
from proofbook.kernel import compiling
from proofbook.kernel.compiling import assumptions
from proofbook.kernel.coq import CLASSICAL, PRELUDE, Session, compiled, installed
from proofbook.kernel.proofs import by_algebra, by_logarithms
from proofbook.kernel.statement import digest, lemma
from proofbook.kernel.store import accepted, faults, files, lemmas, proved, text, write
from proofbook.replay import faults_of

SOME = 200  # records looked at in one run
BOOK = Book.at(Path(__file__).parents[2])
x, y = sp.symbols("x y", positive=True)


class Asked:
    """What a check asked."""

    def __init__(self, claim):
        self.claim = claim
        self.options = {}
        self.record = {}


TRUE_AND_FALSE = [
    (le(sp.sqrt(x * y), (x + y) / 2), le(sp.sqrt(x * y), (x + y) / 3)),
    (le(sp.Max(x, y), x + y), le(sp.Max(x, y), x + y - 1)),
    (eq(sp.log(x * y), sp.log(x) + sp.log(y)), eq(sp.log(x * y), sp.log(x) - sp.log(y))),
    (lt(x / (x + y), 1), lt(x / (x + y), sp.Rational(99, 100))),
]


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    if "COQ" not in os.environ:
        pytest.skip("`make kernel` asks Coq")
    if not installed():
        pytest.skip("Coq is not installed")
    folder = tmp_path_factory.mktemp("coq")
    compiled(PRELUDE, folder)
    found = Session(folder)
    yield found
    found.close()


@pytest.mark.parametrize("number", range(len(TRUE_AND_FALSE)))
def test_coq_accepts_the_claim_and_rejects_the_control(session, number):
    claim, control = TRUE_AND_FALSE[number]
    stated = lemma(claim, f"it_{number}")
    false = lemma(control, f"control_{number}")
    script = by_algebra(Asked(claim), stated, [])
    assert session.error(false.text, script) is not None
    assert session.error(stated.text, script) is None


def test_products_are_compared_by_their_logarithms(session):
    power = sp.Rational(1, 3)
    claim, control = (
        le(x**power * sp.sqrt(y), y ** (power + sp.S.Half), given=[given])
        for given in (x <= y, x >= y)
    )
    script = by_logarithms(Asked(claim), lemma(claim, "by_logs"), [])
    assert session.error(lemma(control, "by_logs_control").text, script) is not None
    assert session.error(lemma(claim, "by_logs").text, script) is None


def test_the_badge_stands_beside_the_verdict_of_its_own_row(monkeypatch):
    monkeypatch.syspath_prepend("tools/ext")
    spec = importlib.util.spec_from_file_location("kernel_badge", "tools/ext/kernel_badge.py")
    badge = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(badge)
    rows = '<tr id="{}"><td class="verdict">{}</td></tr>'
    page = (
        rows.format("a", "erratum")
        + rows.format("b", "proved, given c")
        + rows.format("d", "proved")
    )
    found = badge.marked(page, {"a": "0 < 1", "b": "1 < 2"})
    assert found.count("kernel") == 2
    assert (
        'proved, given c <abbr class="kernel" tabindex="0" title="1 &lt; 2">kernel</abbr></td>'
        in found
    )


def test_stored_are_lemmas_with_whole_proofs_and_nothing_else():
    assert [
        fault for chapter, path in files(BOOK).items() for fault in faults(chapter, text(path))
    ] == []
    prelude = PRELUDE.read_text(encoding="utf-8")
    assert not any(
        word in prelude
        for word in ("Admitted", "admit", "Axiom", "Parameter", "Hypothesis", "Variable")
    )


def test_an_axiom_too_many_is_found(session, tmp_path, capsys):
    source = tmp_path / "bad.v"
    source.write_text(
        "Require Import Kernel.Prelude.\nLemma good : 0 <= sqrt 2. Proof. apply sqrt_pos. Qed.\n"
        "Axiom wrong : False.\nLemma bad : 0 <= sqrt 2. Proof. destruct wrong. Qed.\n",
        encoding="utf-8",
    )
    compiled(source, session.folder)
    assert assumptions(session.folder, ["bad.good"]) <= CLASSICAL
    assert "bad.wrong" in assumptions(session.folder, ["bad.good", "bad.bad"])


def test_it_is_said_on_what_a_lemma_rests(session):
    assert session.error("Lemma it_computes : 1 < sqrt 2.", ["interval."]) is None
    assert session.axioms("it_computes") == "floats"
    assert session.error("Lemma it_does_not : 0 <= sqrt 2.", ["apply sqrt_pos."]) is None
    assert session.axioms("it_does_not") == "reals"


AXIOMS = {
    "one.plain": {"Classical_Prop.classic"},
    "one.computes": {"PrimFloat.add"},
    "one.known": {"PrimInt63.int"},
}


@pytest.mark.parametrize("strange", [set(), {"one.wrong"}])
def test_what_coq_prints_of_lemmas_is_kept_and_no_more_is_said_than_that(
    tmp_path, monkeypatch, capsys, strange
):
    book = Book(tmp_path)
    own = {name: f"0 <= {place}" for place, name in enumerate(("plain", "computes", "known"))}
    scripts = {"plain": "lra.", "computes": "interval.", "known": "interval."}
    write(
        book,
        "one",
        [(name, f"Lemma {name} : {said}.", [scripts[name]]) for name, said in own.items()],
    )
    kinds = {"known": {"axioms": "integers"}}
    book.store(
        "kernel", {digest(said): {"id": name} | kinds.get(name, {}) for name, said in own.items()}
    )

    def asked(where, names):
        return set().union(strange, *(AXIOMS[name] for name in names))

    monkeypatch.setattr(compiling, "assumptions", asked)
    assert compiling.print_axioms(book, tmp_path, list(AXIOMS)) == bool(strange)
    kept = {line["id"]: line.get("axioms") for line in book.evidence("kernel").values()}
    assert kept == {"plain": None if strange else "reals", "computes": None, "known": "integers"}
    assert (
        "1 lemmas rest on the axioms of Coq's classical real numbers only"
        in capsys.readouterr().out
        or strange
    )


@pytest.mark.parametrize(
    ("kept", "wrong"), [("reals", True), ("integers", True), ("floats", False)]
)
def test_a_lemma_that_rests_on_more_than_is_kept_fails(tmp_path, monkeypatch, kept, wrong):
    book = Book(tmp_path)
    write(book, "one", [("it", "Lemma it : 0 <= 1.", ["interval."])])
    book.store("kernel", {digest("0 <= 1"): {"id": "it", "axioms": kept}})
    monkeypatch.setattr(compiling, "assumptions", lambda where, names: {"PrimFloat.add"})
    assert compiling.print_axioms(book, tmp_path, ["one.it"]) == wrong


def test_a_script_counts_for_its_own_statement_only(tmp_path):
    book = Book(tmp_path)
    record = {"id": "it", "lemma": digest("0 <= 1")}
    write(book, "one", [("it", "Lemma it : 0 <= 1.", ["lra."])])
    assert lemmas(book, "one") == [("it", "Lemma it : 0 <= 1.", ["lra."])]
    assert accepted(record, proved(book))
    for other in ("Lemma it : 0 = 0.", "Lemma it : True.", "Lemma it : 0 <= 1 \\/ True."):
        write(book, "one", [("it", other, ["lra."])])
        assert not accepted(record, proved(book))
    write(book, "one", [])
    assert files(book) == {}


def test_what_is_written_beside_the_scripts_accepts_nothing(tmp_path):
    book = Book(tmp_path)
    book.folder.mkdir()
    book.store(
        "kernel",
        {digest("0 <= 1"): {"id": "it", "axioms": "reals"}},
    )
    assert not accepted({"lemma": digest("0 <= 1")}, proved(book))


def test_each_stored_record_stands_by_itself():
    stored = [check for record in ledger.stored(BOOK) for check in (record, record.get("proof"))]
    checks = [check for check in stored if check and check["type"] == "check"]
    # others each day
    chosen = random.Random(date.today().isoformat()).sample(checks, min(SOME, len(checks)))
    assert list(faults_of(chosen, BOOK.signs)) == []
