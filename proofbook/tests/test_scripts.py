"""A stored script is tactics and nothing else; and Coq compares what it proves with the claim."""

import os

import pytest

from proofbook.book import Book
from proofbook.kernel import compiling
from proofbook.kernel.coq import PRELUDE, compiled, coqc, installed
from proofbook.kernel.scripts import TACTICS, fault, sentences, statement_fault
from proofbook.kernel.store import HEADER, faults, write

ATTACKS = [
    'Qed. Infix "<=" := Rge : R_scope. Lemma in_between : True. Proof. exact I.',
    'lra. Qed. Infix "<=" := Rge : R_scope.',
    'Infix "<=" := Rge : R_scope.',
    'Notation "x <= y" := (x >= y) : R_scope.',
    "Reserved Infix.",
    "Open Scope Z_scope.",
    "Close Scope R_scope.",
    "Delimit Scope Z_scope with R.",
    "Bind Scope Z_scope with R.",
    "Undelimit Scope R_scope.",
    "Arguments Rle _ _ : clear implicits.",
    "Canonical Structure odd := odd.",
    "Coercion odd : R >-> Z.",
    "Ltac lra := admit.",
    "Ltac2 Eval 1.",
    "Tactic Notation lra := idtac.",
    "Axiom wrong : False.",
    "Hint Resolve wrong : core.",
    "Existing Instance odd.",
    "Set Universe Polymorphism.",
    "Unset Guard Checking.",
    "#[bypass_check(guard)] Fixpoint f (n : nat) : False := f n.",
    "Time Qed.",
    "Fail lra.",
    "Timeout 1 Qed.",
    "Succeed Qed.",
    "Admitted.",
    "Abort.",
    "Defined.",
    "Save other.",
    "Goal False.",
    "Let x := 0.",
    "Module M.",
    "End M.",
    "Section S.",
    "Import Reals.",
    "From Coq Require Import Reals.",
    "Register odd as kernel.odd.",
    "Declare ML Module odd.",
    "Opaque sqrt.",
    "Strategy opaque [sqrt].",
    "Implicit Type x : R.",
    "Local Open Scope Z_scope.",
    "Global Arguments Rle : clear implicits.",
    "Obligation Tactic := admit.",
    "Scheme odd := Induction for nat Sort Prop.",
    "Comments x.",
    "lra. (* Qed. *) nra.",
    "(* a comment *) lra.",
    'idtac "a text".',
    "lra.\tQed.",
    "lra.\rQed.",
    "lra.\u00a0Qed.",
    "lra",
    "lra; Qed.  nra.",
    "admit.",
    "give_up.",
    "first [lra | admit].",
    "all: lra.",
    "1: lra.",
    "strange_tactic.",
    "",
    "{ lra. }",
    "- lra.",
]


@pytest.mark.parametrize("line", ATTACKS)
def test_what_is_no_tactic_is_refused(line):
    assert fault(line)


@pytest.mark.parametrize("line", ATTACKS[:55])
def test_it_is_refused_in_a_stored_file(line):
    text = HEADER.format(chapter="one") + f"\nLemma it : 0 <= 1.\nProof.\n  {line}\n  lra.\nQed.\n"
    assert faults("one", text)


PROOF = [
    "intros x H0.",
    "{",
    "}",
    "-",
    "--",
    "+",
    "*",
    "assert (A : 0 < x) by (apply Rlt_le_trans with (r2 := 1); lra).",
]
PROOF += [
    "match goal with E : x = _ |- _ => rewrite E end.",
    "first [lra | nra | (field; nonzero)].",
    "  lra.",
]


@pytest.mark.parametrize("line", PROOF)
def test_tactics_brackets_and_bullets_are_taken(line):
    assert fault(line) == ""


def test_every_tactic_on_the_list_begins_with_a_small_letter():
    assert all(word[0].islower() for word in TACTICS)


@pytest.mark.parametrize(
    "said",
    [
        '0 <= 1. Infix "<=" := Rge : R_scope. Lemma x : 0 <= 1',
        "0 <= 1.\n",
        "let x := 0 in x <= 1",
        "(* *) 0 <= 1",
    ],
)
def test_a_statement_is_one_statement(said):
    assert statement_fault(said)


def test_lines_are_cut_into_sentences():
    whole = "- intros. { lra. } replace (c / c) with 1 by (field; lra). apply Rle_trans."
    cut = [
        "-",
        "intros.",
        "{",
        "lra.",
        "}",
        "replace (c / c) with 1 by (field; lra).",
        "apply Rle_trans.",
    ]
    assert sentences(whole) == cut


SMUGGLED = """Require Import Kernel.Prelude.
Open Scope R_scope.
Lemma before : True.
Proof.
  exact I.
Qed.
Infix "<=" := Rge : R_scope.
Lemma it : forall (x : R), 0 < x -> x <= x / 2.
Proof.
  intros x H0.
  lra.
Qed.
"""


@pytest.mark.parametrize(
    ("proofs", "said", "accepted"),
    [
        (SMUGGLED, "forall (x : R), 0 < x -> x <= x / 2", False),
        (SMUGGLED, "forall (x : R), 0 < x -> x >= x / 2", True),
    ],
)
def test_coq_sees_what_a_proof_is_about(tmp_path, proofs, said, accepted):
    if "COQ" not in os.environ or not installed():
        pytest.skip("`make kernel` asks Coq")
    compiled(PRELUDE, tmp_path)
    statements = {"one": {"it": said}}
    sources = {
        "one": proofs,
        "said": compiling.clean(statements),
        "same": compiling.compared(statements),
    }
    for name, source in sources.items():
        (tmp_path / f"{name}.v").write_text(source, encoding="utf-8")
    coqc(tmp_path, "one.v")  # Coq accepts the file of proofs, whatever its notation means
    coqc(tmp_path, "said.v")
    if accepted:
        coqc(tmp_path, "same.v")
        return
    with pytest.raises(ValueError, match="has type"):
        coqc(tmp_path, "same.v")


def test_a_lemma_that_no_record_wants_is_a_fault(tmp_path):
    (tmp_path / "book").mkdir()
    (tmp_path / "pyproject.toml").write_text(
        '[tool.proofbook]\nchapters = ["one"]\n', encoding="utf-8"
    )
    book = Book.at(tmp_path)
    write(book, "one", [("it", "Lemma it : 0 <= 1.", ["lra."])])
    assert compiling.stated(book) == ({}, ["one.it: no record wants this statement"])
