"""The closed statements of `challenge.v`: self-contained, short, complete; and wrong definitions are noticed.

A reader believes that file and Coq's kernel. So it may rest on the standard library only, a changed statement must show
in the freeze, and a wrong definition must break the proofs in `solution.v`, which are about the right ones. For the
last, Coq is asked (`make kernel`).
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from proofbook.book import Book
from proofbook.formal import formals, freeze
from proofbook.frozen import IMPORT, definitions, digest_of, sentences, sources
from proofbook.self_contained import needed, self_contained

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "_build" / "proofs"
TEXT = (ROOT / "proofs" / "challenge.v").read_text(encoding="utf-8")
STATEMENTS = [entry.theorem for entry in formals(ROOT) if entry.file == "challenge.v"]
ASKS_COQ = pytest.mark.skipif("COQ" not in os.environ or shutil.which("coqc") is None, reason="`make kernel` asks Coq")


def test_it_rests_on_the_real_numbers_and_lists_alone():
    imports = [sentence for sentence in sentences(TEXT) if re.match(r"From|Require|Import", sentence)]
    assert imports == ["From Coq Require Import Reals List", "Import ListNotations"]
    assert [IMPORT.match(sentence)[1].split() for sentence in imports[:1]] == [["Reals", "List"]]


def test_it_can_be_read_in_an_hour():
    lines = TEXT.splitlines()
    assert len(lines) <= 400
    assert max(map(len, lines)) <= 128


def test_every_numbered_statement_is_in_it():
    numbered = ("theorem", "lemma", "fact", "corollary")
    printed = [s["printed"] for s in Book.at(ROOT).claims if s["kind"] in numbered]
    names = {
        re.sub(r"\W+", "_", name)
        for name in printed
        if re.match(r"(Theorem|Lemma|Fact|Corollary) [A-Z0-9]+\.\d+$", name)
    }
    assert len(names) == 31
    assert names == set(STATEMENTS) == set(re.findall(r"Axiom \w+ : (\w+)\.", TEXT))


def test_the_kernel_compares_them():
    solution = (ROOT / "proofs" / "solution.v").read_text(encoding="utf-8")
    assert "Module P := challenge." in solution
    assert "Module Solution : P.PAPER." in solution
    proved = set(re.findall(r"(?m)^Theorem (\w+) : P\.(\w+)\.$", solution))
    assert proved == set(re.findall(r"Axiom (\w+) : (\w+)\.", TEXT))


def changed(right, wrong):
    """Return the statements whose digest is another one after an edit of challenge.v."""
    assert TEXT.count(right) == 1, right
    texts = sources(ROOT) | {"challenge.v": TEXT.replace(right, wrong)}
    defined, stored = definitions(tuple(texts.items())), freeze(ROOT)["theorem"]
    return {name for name in STATEMENTS if digest_of(stored[name]["statement"], defined) != stored[name]["digest"]}


def test_the_freeze_says_whose_meaning_moved():
    assert changed("s + d s =? t) held.\nDefinition leave", "s + d s =? t) held. (* . *)\nDefinition leave") == set()
    late = changed("(1 <= r < t)%nat -> shows", "(1 <= r < t - 1)%nat -> shows")
    assert {"Theorem_3_2", "Theorem_A_1", "Theorem_D_5"} <= late
    assert not {"Theorem_2_1", "Theorem_5_1", "Lemma_D_4"} & late
    assert changed("Definition nu t : R := 2 *", "Definition nu t : R := 1 *") >= {
        "Theorem_5_1",
        "Lemma_4_6",
        "Fact_F_2",
    }


def test_a_self_contained_file_has_what_a_statement_needs():
    assert "legal" in needed(TEXT, "Theorem_A_1")
    assert "learn" not in needed(TEXT, "Theorem_A_1")
    alone = self_contained(TEXT, "Lemma_D_4")
    assert "Fixpoint sum" in alone
    assert "Record player" not in alone


# Wrong definitions break the proofs

WRONG = {
    "bandits are shown arm 0": (
        "if bandit then fun _ => l t (plays m l t)",
        "if bandit then fun _ => l t (0 * plays m l t)%nat",
    ),
    "the comparator forgets round T": (
        "(fun t => l t (plays (course p w) l t))) - sum T (",
        "(fun t => l t (plays (course p w) l t))) - sum (T - 1) (",
    ),
    "a round that arrives does not wait": ("(fun s => if t <=? s + d s then B s", "(fun s => if t <? s + d s then B s"),
    "rates of 5.1 know the whole game": (
        "if bandit then sqrt (sum t m) else 0",
        "if bandit then sqrt (sum (T I) m) else 0",
    ),
    "players see a round late": ("(1 <= r < t)%nat -> shows", "(1 <= r < t - 1)%nat -> shows"),
    "a budget on all tables": (
        "forall l, unit_losses l -> mean (seeds p) (fun w => sum",
        "forall l, mean (seeds p) (fun w => sum",
    ),
    "the price against arm 0": ("unit_losses l /\\ (i < K)%nat /\\ x =", "unit_losses l /\\ i = 0%nat /\\ x ="),
    "rates of 5.2 see a round early": ("if r + d I r <? t then g r", "if r + d I r <=? t then g r"),
    "a rate times sqrt 2": ("sqrt ((if bandit then heard", "sqrt 2 * sqrt ((if bandit then heard"),
    "a limit after T": (
        "forall l t, unit_losses l -> (1 <= t <= T)%nat -> mean",
        "forall l (t : nat), unit_losses l -> mean",
    ),
    "the action of the next batch": ("(snd (x (ceiling t b)))", "(snd (x (S (ceiling t b))))"),
    "half the Tsallis term": ("x i * L i - 2 * a * sqrt", "x i * L i - a * sqrt"),
    "regret against T": ("(blank s, 0%nat)) - sum (T I) (fun t => l I t i)", "(blank s, 0%nat)) - T I"),
    "one slot more": ("(length held <? C) && wants", "(length held <=? C) && wants"),
    "feedback a round late": ("filter (fun s => s + d s =? t) held", "filter (fun s => S (s + d s) =? t) held"),
    "no importance weights": ("estimate bandit (l I) arm r x i * / chance s r", "estimate bandit (l I) arm r x i"),
    "proxy delays that never expire": ("Until j => s + j =? t", "Until j => false"),
    "half the normalizer": ("Definition nu t : R := 2 *", "Definition nu t : R := 1 *"),
    "laws of any mass": (
        "In (a, w) q -> 0 <= w) /\\ mean q (fun _ => 1) = 1",
        "In (a, w) q -> 0 <= w) /\\ mean q (fun _ => 1) <= 1",
    ),
    "measurable a round late": ("forall s, (1 <= s < t)%nat -> x s", "forall s, (1 <= s <= t)%nat -> x s"),
    "rounds observed when the set is full": ("chance s t * ind (length (tracks s w t) <? C)", "chance s t"),
    "a player who removes is not preemptive": ("drops t) (leave t (set_after t))", "drops t) (leave t (set_before t))"),
}


@ASKS_COQ
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_definition_breaks_the_proofs(name, tmp_path):
    right, wrong = WRONG[name]
    assert TEXT.count(right) == 1, right
    for file in BUILT.glob("*.vo"):
        if file.stem not in ("challenge", "solution"):
            (tmp_path / file.name).symlink_to(file)
    (tmp_path / "challenge.v").write_text(TEXT.replace(right, wrong), encoding="utf-8")
    shutil.copy(ROOT / "proofs" / "solution.v", tmp_path)
    assert compiled(tmp_path, "challenge.v"), "the plant is no definition"
    assert not compiled(tmp_path, "solution.v"), name


@ASKS_COQ
@pytest.mark.parametrize("name", STATEMENTS)
def test_self_contained_files_compile(name, tmp_path):
    (tmp_path / "alone.v").write_text(self_contained(TEXT, name), encoding="utf-8")
    assert compiled(tmp_path, "alone.v")


def compiled(folder, file):
    """Return whether Coq accepts a file."""
    command = ["coqc", "-w", "none", "-Q", ".", "Delays", file]
    return subprocess.run(command, cwd=folder, capture_output=True, timeout=600, check=False).returncode == 0
