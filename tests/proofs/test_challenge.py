"""The closed statements of `challenge.v` and `beyond.v`: self-contained, short;
wrong definitions are noticed.

A reader believes these files and Coq's kernel. So they may rest on the standard library only, a
changed statement must show in the freeze, and a wrong definition must break the proofs in
`solution.v` or `beyond_solution.v`, which are about the right ones. For the last, Coq is asked
(`make kernel`).
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from proofbook.book import Book
from proofbook.formal import closed, formals, freeze
from proofbook.frozen import IMPORT, definitions, digest_of, sentences, sources
from proofbook.self_contained import needed, read_with, self_contained

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "_build" / "proofs"
TEXT, BEYOND = ((ROOT / "proofs" / file).read_text(encoding="utf-8") for file in closed(ROOT))
STATEMENTS, OURS = (
    [entry.theorem for entry in formals(ROOT) if entry.file == file] for file in closed(ROOT)
)
NOT_EMPTY = {  # what shows that the definitions are neither empty nor generous
    "Nothing_below",
    "Nothing_known_early",
    "A_delay_is_told",
    "A_strategy_exists",
    "A_minimizer_exists",
    "The_value_exists",
    "Conjugates_exist",
    "Scheduler_1_suits",
    "Scheduler_2_suits",
}
ASKS_COQ = pytest.mark.skipif(
    "COQ" not in os.environ or shutil.which("coqc") is None, reason="`make kernel` asks Coq"
)


def test_it_rests_on_the_real_numbers_and_lists_alone():
    imports = [
        sentence for sentence in sentences(TEXT) if re.match(r"From|Require|Import", sentence)
    ]
    assert imports == ["From Coq Require Import Reals List", "Import ListNotations"]
    assert [IMPORT.match(sentence)[1].split() for sentence in imports[:1]] == [["Reals", "List"]]
    loaded = [
        IMPORT.match(sentence)[1].split()
        for sentence in sentences(BEYOND)
        if sentence.startswith("From")
    ]
    assert loaded == [["Reals", "List"], ["challenge"]]


@pytest.mark.parametrize(("text", "most"), [(TEXT, 530), (BEYOND, 480)], ids=closed(ROOT))
def test_it_can_be_read_in_an_hour(text, most):
    lines = text.splitlines()
    assert len(lines) <= most
    assert max(map(len, lines)) <= 128
    assert "Variable" not in re.sub(r"Section \w+\. Variables .*", "", text)


def test_every_numbered_statement_is_in_it():
    numbered = ("theorem", "lemma", "fact", "corollary")
    printed = [s["printed"] for s in Book.at(ROOT).claims if s["kind"] in numbered]
    names = {
        re.sub(r"\W+", "_", name)
        for name in printed
        if re.match(r"(Theorem|Lemma|Fact|Corollary) [A-Z0-9]+\.\d+$", name)
    }
    assert len(names) == 31
    asked = set(re.findall(r"Axiom \w+ : (\w+)\.", TEXT))
    assert names == set(STATEMENTS) == asked - NOT_EMPTY
    assert asked >= NOT_EMPTY


def test_what_is_registered_of_the_book_is_what_it_claims():
    assert set(OURS) == set(re.findall(r"Axiom \w+ : (\w+)\.", BEYOND))


@pytest.mark.parametrize(
    ("file", "short", "asked"), [("challenge.v", "P", "PAPER"), ("beyond.v", "B", "BEYOND")]
)
def test_the_kernel_compares_them(file, short, asked):
    solution = (ROOT / "proofs" / closed(ROOT)[file]).read_text(encoding="utf-8")
    assert f"Module {short} := {file.removesuffix('.v')}." in solution
    assert f"Module Solution : {short}.{asked}." in solution
    proved = set(re.findall(rf"(?m)^Theorem (\w+) : {short}\.(\w+)\.$", solution))
    assert proved == set(
        re.findall(r"Axiom (\w+) : (\w+)\.", (ROOT / "proofs" / file).read_text(encoding="utf-8"))
    )


def changed(right, wrong):
    """Return the closed statements whose digest is another one after an edit of challenge.v."""
    assert TEXT.count(right) == 1, right
    texts = sources(ROOT) | {"challenge.v": TEXT.replace(right, wrong)}
    defined = definitions(tuple(texts.items()))
    stored = freeze(ROOT)["theorem"]
    return {
        name
        for name in STATEMENTS + OURS
        if digest_of(stored[name]["statement"], defined) != stored[name]["digest"]
    }


def test_the_freeze_says_whose_meaning_moved():
    assert (
        changed(
            "s + d s =? t) held.\nDefinition leave", "s + d s =? t) held. (* . *)\nDefinition leave"
        )
        == set()
    )
    late = changed("(1 <= r < t)%nat -> hears d l r", "(1 <= r < t - 1)%nat -> hears d l r")
    assert {"Theorem_3_2", "Theorem_A_1", "Theorem_D_5", "Theorem_P_10", "Theorem_P_12"} <= late
    assert not {"Theorem_2_1", "Theorem_4_4", "Lemma_D_4"} & late
    assert changed("Definition nu t : R := 2 *", "Definition nu t : R := 1 *") >= {
        "Theorem_5_1",
        "Lemma_4_6",
        "Fact_F_2",
    }


CONTEXT = {
    "a coercion": ("Coercion INR : nat >-> R.", "Coercion next : nat >-> R."),
    "the order of scopes": (
        "Open Scope nat_scope. Open Scope R_scope.",
        "Open Scope R_scope. Open Scope nat_scope.",
    ),
    "types of names": (
        "Implicit Types (bandit : bool) (t i : nat).",
        "Implicit Types (bandit : bool) (t i : Z).",
    ),
    "an infix": ("Open Scope R_scope.\n", 'Open Scope R_scope. Infix "<=" := Rlt.\n'),
    "the order of variables": (
        "Section Game. Variables (C : nat) (d :",
        "Section Game. Variables (d :",
    ),
    "arguments": (
        "Arguments seeds {F bandit K C class}.",
        "Arguments seeds {F} {bandit} {K} {C} class.",
    ),
}


@pytest.mark.parametrize("name", CONTEXT)
def test_the_freeze_sees_sentences_that_define_nothing(name):
    assert changed(*CONTEXT[name]) >= {"Theorem_3_1", "Theorem_5_1", "Theorem_P_6", "Lemma_D_4"}


def test_a_self_contained_file_has_what_a_statement_needs():
    assert "strategy" in needed(TEXT, "Theorem_A_1")
    assert "learn" not in needed(TEXT, "Theorem_A_1")
    alone = self_contained(TEXT, "Lemma_D_4")
    assert "Fixpoint sum" in alone
    assert "Record strategy" not in alone


# Wrong definitions break the proofs

WRONG = {
    "bandits are shown arm 0": (
        "if bandit then fun _ => l t (plays m l t)",
        "if bandit then fun _ => l t (0 * plays m l t)%nat",
    ),
    "the comparator forgets round T": (
        "(fun t => l t (plays (course p w d) l t))) - sum T (",
        "(fun t => l t (plays (course p w d) l t))) - sum (T - 1) (",
    ),
    "a round that arrives does not wait": (
        "(fun s => if t <=? s + d s then B s",
        "(fun s => if t <? s + d s then B s",
    ),
    "rates of 5.1 know the whole game": (
        "if bandit then sqrt (sum t m) else 0",
        "if bandit then sqrt (sum (T I) m) else 0",
    ),
    "strategies hear a round late": (
        "(1 <= r < t)%nat -> hears d l r",
        "(1 <= r < t - 1)%nat -> hears d l r",
    ),
    "a budget on all tables": (
        "forall l,\n  unit_losses l -> mean (seeds p) (fun w => sum",
        "forall l, mean (seeds p) (fun w => sum",
    ),
    "the price against arm 0": (
        "unit_losses l /\\ (i < K)%nat /\\ x =",
        "unit_losses l /\\ i = 0%nat /\\ x =",
    ),
    "rates of 5.2 see a round early": ("if r + d I r <? t then g r", "if r + d I r <=? t then g r"),
    "a rate times sqrt 2": ("sqrt ((if bandit then heard", "sqrt 2 * sqrt ((if bandit then heard"),
    "a limit after T": (
        "forall l t, unit_losses l -> (1 <= t <= T)%nat ->\n    mean",
        "forall l (t : nat), unit_losses l ->\n    mean",
    ),
    "the action of the next batch": ("(snd (x (ceiling t b)))", "(snd (x (S (ceiling t b))))"),
    "half the Tsallis term": ("x i * L i - 2 * a * sqrt", "x i * L i - a * sqrt"),
    "regret against T": (
        "(blank s, 0%nat)) - sum (T I) (fun t => l I t i)",
        "(blank s, 0%nat)) - T I",
    ),
    "one slot more": ("(length held <? C) && wants", "(length held <=? C) && wants"),
    "feedback a round late": (
        "filter (fun s => s + d s =? t) held",
        "filter (fun s => S (s + d s) =? t) held",
    ),
    "no importance weights": (
        "estimate bandit (l I) arm r x i * / chance s r",
        "estimate bandit (l I) arm r x i",
    ),
    "proxy delays that never expire": ("Until j => s + j =? t", "Until j => false"),
    "half the normalizer": ("Definition nu t : R := 2 *", "Definition nu t : R := 1 *"),
    "laws of any mass": (
        "In (a, w) q -> 0 <= w) /\\ mean q (fun _ => 1) = 1",
        "In (a, w) q -> 0 <= w) /\\ mean q (fun _ => 1) <= 1",
    ),
    "measurable a round late": (
        "forall s, (1 <= s < t)%nat -> x s",
        "forall s, (1 <= s <= t)%nat -> x s",
    ),
    "rounds observed when the set is full": (
        "chance s t * ind (length (tracks s w t) <? C)",
        "chance s t",
    ),
    "a player who removes is not preemptive": (
        "drops t) (leave t (set_after t))",
        "drops t) (leave t (set_before t))",
    ),
}
# Edits that make a statement weaker: a proof that ends in arithmetic would still go through.
WEAKER = {
    "any regret is guaranteed": ("l i <= r T d + eps.", "l i <= r T d + 1000000 + eps."),
    "a strategy for each delay": (
        "exists p : strategy F bandit K C class, forall T d l i,\n  horizon T",
        "forall T d l i, exists p : strategy F bandit K C class,\n  horizon T",
    ),
    "the regret against arm 0": (
        "unit_losses l -> (i < K)%nat -> regret_of p T d l i <= r T d",
        "unit_losses l -> i = 0%nat -> regret_of p T d l i <= r T d",
    ),
    "all delays are told": (
        "clairvoyant F = true -> agree (S t) d d'.",
        "clairvoyant F = clairvoyant F -> d = d'.",
    ),
    "delays are told in all frameworks": (
        "clairvoyant F = true -> agree (S t)",
        "clairvoyant F = clairvoyant F -> agree (S t)",
    ),
    "a delay is told a round early": (
        "clairvoyant F = true -> agree (S t)",
        "clairvoyant F = true -> agree (S (S t))",
    ),
    "all may drop": (
        "class d -> never_removes C d (course w d);",
        "class d -> course w d = course w d;",
    ),
    "one arm more": (
        "class d -> (plays (course w d) l t < K)%nat;",
        "class d -> (plays (course w d) l t < S K)%nat;",
    ),
    "a latent T is the limit": (
        "Definition latent_T (H T : nat) : Prop := (1 <= T <= H)%nat.",
        "Definition latent_T (H T : nat) : Prop := (1 <= T)%nat /\\ T = H.",
    ),
    "nothing is delayed": (
        "Definition any (d : nat -> nat) : Prop := True.",
        "Definition any (d : nat -> nat) : Prop := forall t, d t = 0%nat.",
    ),
    "delays of 0 only": (
        "(d : nat -> nat) : Prop := forall t, (d t <= dmax)%nat.",
        "(d : nat -> nat) : Prop := (0 <= dmax)%nat /\\ forall t, d t = 0%nat.",
    ),
    "somewhere else": (
        "(i < K)%nat /\\ r <= regret l i.",
        "(i < K)%nat /\\ r - 1000000 <= regret l i.",
    ),
    "a smaller least": ("sqrt (T * d * ln K)) / 57\n  else", "sqrt (T * d * ln K)) / 58\n  else"),
    "E.1 with two finite rates": (
        "((1 <= d I t)%nat -> 0 < b w t) else a w t = 0)",
        "0 < b w t else a w t = 0)",
    ),
    "15 for 14": ("(if bandit then 14 else 12) *", "(if bandit then 15 else 12) *"),
    "two deltas": ("nu (T I) / C I))) + delta * T I.", "nu (T I) / C I))) + 2 * delta * T I."),
    "overflow twice": (
        "ln (K I) / beta) + p * D I / C I.",
        "ln (K I) / beta) + 2 * p * D I / C I.",
    ),
    "a root more": ("(if bandit then 2 else 1) * sqrt (s * ln (K I)).", "2 * sqrt (s * ln (K I))."),
    "8 for 7": ("bandit then 7 * sqrt (C I * m (T I)", "bandit then 8 * sqrt (C I * m (T I)"),
    "twice D.2": ("  b * batch_mean b T (fun u =>", "  2 * b * batch_mean b T (fun u =>"),
    "rates that look at nothing": (
        "(s <=? q + batch_delay b T d u q) = (s <=? q + batch_delay b T d' u q)) -> rate",
        "true = true) -> rate",
    ),
    "a maximum with 2": ("bound_3_1 bandit K T d (Rmax 1 (2", "bound_3_1 bandit K T d (Rmax 2 (2"),
    "16 for 15": ("<= Rmin T (15 * sqrt (T * (d + 1)%nat", "<= Rmin T (16 * sqrt (T * (d + 1)%nat"),
    "less than any": (
        "(b (C I) dmax) X) i\n    <= (if bandit then 28",
        "(b (C I) dmax) X) i\n    <= (if bandit then 27",
    ),
    "one minimizer for each rate": (
        "exists X, minimizer K X.",
        "exists X, minimizer K X \\/ K = 1%nat.",
    ),
}


WRONG_BEYOND = {
    "a slot more than there is": (
        "level C d x (t - 1) <? C.",
        "level C d x (t - 1) <? S C.",
    ),
    "levels as probable as the ones before": ("/ q ^ (3 ^ j)%nat.", "/ q ^ (2 ^ j)%nat."),
    "one way less to lose a round": (
        "+ choose m (C I)) * sqrt (q * T I)",
        "+ choose (m - 1)%nat (C I)) * sqrt (q * T I)",
    ),
    "every other round enters": (
        "tosses := fun t x => toss (/ S (age x t))",
        "tosses := fun t x => toss (/ 2)",
    ),
    "a slot is free a round early": (
        "(t <=? fst slot + d (fst slot))",
        "(t <? fst slot + d (fst slot))",
    ),
    "who enters displaces another": (
        "(s mod C =? S t mod C) && x (S t)",
        "(s mod C =? S t mod C) && x t",
    ),
    "chances without the delay": (
        "odds := fun x t => / (S (age x t) + d t / C)%nat",
        "odds := fun x t => / S (age x t)",
    ),
    "half the price": (
        "(d I) in let M := T I + 2 / C I * D I in",
        "(d I) in let M := T I + 1 / C I * D I in",
    ),
    "a round hears of itself": (
        "(1 <= r < t)%nat ->\n  observed C d (wants d x)",
        "(1 <= r < t - 1)%nat ->\n  observed C d (wants d x)",
    ),
    "groups with one round too many": (
        "if busy held t g <? size g then g",
        "if busy held t g <=? size g then g",
    ),
    "a slot too few": ("((n * w + L <= C I)%nat ->", "((n * w + L <= S (C I))%nat ->"),
    "lost rounds are free": ("n rho p i <= lost + if bandit", "n rho p i <= if bandit"),
    "a step fewer": ("let n := Nat.log2_up (T I) in", "let n := Nat.log2 (T I) in"),
    "trackers hear what arrives in the round": (
        "(1 <= t)%nat -> (forall r, (1 <= r < t)%nat ->\n    observed",
        "(1 <= t)%nat -> (forall r, (1 <= r <= t)%nat ->\n    observed",
    ),
    "a full set is joined": (
        "(length (set_before C d want nobody t) <? C)",
        "(length (set_before C d want nobody t) <=? C)",
    ),
    "what is not seen arrives": (
        "filter (fun s => (s + d s =? t) && Z s)",
        "filter (fun s => s + d s =? t)",
    ),
    "no importance weights": (
        "estimate bandit (l I) arm r y i * / odds s x r",
        "estimate bandit (l I) arm r y i",
    ),
    "regret against T": ("(false, 0%nat)) - sum (T I) (fun t => l I t i)", "(false, 0%nat)) - T I"),
    "who is told cannot hedge": (
        "strategy NCNP bandit K 1 (one_delay T)",
        "strategy CNP bandit K 1 (one_delay T)",
    ),
    "who drops cannot hedge": (
        "strategy NCNP bandit K 1 (one_delay T)",
        "strategy NCP bandit K 1 (one_delay T)",
    ),
    "a slot more cannot hedge": (
        "strategy NCNP bandit K 1 (one_delay T)",
        "strategy NCNP bandit K 2 (one_delay T)",
    ),
    "who is told needs many slots": (
        "strategy NCNP bandit K C (sum_told C T)",
        "strategy CNP bandit K C (sum_told C T)",
    ),
    "hedging costs twice as much": ("3 / 2048 * (T * T)", "3 / 1024 * (T * T)"),
    "a slot squares the exponent": ("((1 + / 3 ^ C) / 2)", "((1 + / 2 ^ C) / 2)"),
    "nothing hides the sum": ("(C + 1) * n + 2 * sqrt (C * T) + 1 <= T", "(C + 1) * n + 1 <= T"),
    "within the best skipping": (
        "undelayed + sqrt (1 + / (lambda * lambda)) * cost_of c",
        "undelayed + 1 * cost_of c",
    ),
    "skipping costs nothing": (
        "each * sum T (fun t => ind (negb (kept t))) + c * sqrt",
        "0 + c * sqrt",
    ),
    "every round is kept": (
        "Rmin (stretched (extent m) (d n)) (extent m + lambda)",
        "stretched (extent m) (d n)",
    ),
    "not knowing the end is free": ("(c + sqrt 2) * sqrt (D_within I)", "c * sqrt (D_within I)"),
    "a million rounds more for skipping": (
        "sqrt (D_within I) + sqrt (1 + c / sqrt 2)).",
        "sqrt (D_within I) + 1000000 + sqrt (1 + c / sqrt 2)).",
    ),
    "any lambda counts to the end": (
        "(lambda = sqrt (c / sqrt 2) -> r <=",
        "(lambda = lambda -> r <=",
    ),
    "told a delay a round late": (
        "(1 <= s <= t)%nat -> d s = d' s) -> does d t",
        "(1 <= s < t)%nat -> d s = d' s) -> does d t",
    ),
    "told a delay a round early": (
        "(1 <= s <= t)%nat -> d s = d' s) -> does d t",
        "(1 <= s <= S t)%nat -> d s = d' s) -> does d t",
    ),
    "delays that end, for announced ones": (
        "Definition Theorem_P_2 : Prop := forall bandit I X i, setting I X i ->",
        "Definition Theorem_P_2 : Prop := forall bandit I X i, setting I X i -> ends I ->",
    ),
    "ages count nothing": (
        "+ sum (T I) (fun t => (Nat.min (d I t) (T I - t) / C I)%nat) /\\",
        "/\\",
    ),
    "who skips tracks": ("sees s x t && kept t", "sees s x t"),
    "a ninth is an eighth": ("(/ 9 * rate_3 K T d C)) /\\", "(/ 8 * rate_3 K T d C)) /\\"),
    "many arms from 14 on": ("if K <? 15 then", "if K <? 14 then"),
    "relative entropy the other way": ("p * ln (p / s)", "p * ln (s / p)"),
    "a quotient of 5": ("<= 4 * low /\\", "<= 5 * low /\\"),
    "a group less": ("(1 <= J <= C)%nat -> let w", "(1 <= J < C)%nat -> let w"),
    "a quotient of 3": ("<= 4 * low /\\", "<= 3 * low /\\"),
    "a reserve for no round": ("let n := Nat.min (C I) (S dmax) in", "let n := 0%nat in"),
    "rates that hear of the round": (
        "sum (t - 1) (fun s => if s + d s <? t",
        "sum t (fun s => if s + d s <=? t",
    ),
    "the last age for the largest": ("Nat.max (oldest x m) (age x (S m))", "age x (S m)"),
    "weights of half the size": (
        "let omega := (1 + dmax / C I) * (J + 3) in",
        "let omega := (1 + dmax / C I) * J in",
    ),
    "a player without rounding": (
        "regret_of p (T I) (d I) l i <= r l i + eps",
        "regret_of p (T I) (d I) l i <= r l i",
    ),
    "negative rates": ("(forall w t, 0 <= a w t /\\ 0 <= b w t) /\\", "True /\\"),
    "who drops is in every framework": (
        "preemptive F = true \\/ drops = (fun _ => nobody)",
        "0 = 0",
    ),
    "coins of the game to come": (
        "known (S (t + d I t)) (fun x => (sees s x t",
        "known (S (S (t + d I t))) (fun x => (sees s x t",
    ),
    "5.2 without preemption": ("(preemptive F = true -> forall alpha", "(0 = 0 -> forall alpha"),
    "a value below the quotient": ("Rmin T (4 * sqrt 2 * (sqrt (T * K", "Rmin T (4 * (sqrt (T * K"),
    "a value of nine": ("Rmin T (sqrt 10 * sqrt (T", "Rmin T (sqrt 9 * sqrt (T"),
    # Theorem P.16
    "the learner is told how many steps there are": (
        "undelayed bandit n act i (map (cell n (within T l)) (looked m x (G T))))).",
        "let N := length (looked m x (G T)) in undelayed bandit n"
        " (fun past => act (past ++ [fun _ _ => INR N])) i"
        " (map (cell n (within T l)) (looked m x (G T))))).",
    ),
    "the next step is chosen by its own coin": (
        "(looked m x (g - 1 - m)))) (t -",
        "(looked m x g))) (t -",
    ),
    "feedback is used when it comes": (
        "(looked m x (g - 1 - m)))) (t -",
        "(looked m x (g - 1)))) (t -",
    ),
    "looks a cell too near": (
        "(fun k => negb (x (m + g - k)%nat)) (seq 1 m)",
        "(fun k => negb (x (m + g - k)%nat)) (seq 1 (m - 1))",
    ),
    "no coins before the first cell": ("1 (m + G) f no_coin", "1 G f no_coin"),
    "the steps go on after round T": (
        "i (map (cell n (within T l))",
        "i (map (cell n l)",
    ),
    "a cell for each slot": ("let m := ceiling d n in let p", "let m := ceiling d C in let p"),
    "a learner knows the arm it plays": (
        "fun j => if bandit then fun _ => step j (arms j) else step j.",
        "fun j => if bandit then fun i => step j (i * 0 + arms 1)%nat else step j.",
    ),
    "without e": ("0 < p /\\ / p <= exp 1 * (m + 1) /\\", "0 < p /\\ / p <= 2 * (m + 1) /\\"),
    "any bound carries over": (
        "exists slope, forall y, 0 <= y -> rho y",
        "exists slope, forall y, 0 <= y -> x <= y -> rho y",
    ),
    "a learner that bears any losses": (
        "(forall step, In step steps -> unit_losses step) ->\n    mean learners",
        "(forall step, In step steps -> step = step) ->\n    mean learners",
    ),
    # Theorem P.43
    "not knowing the delay is free": (
        "2 * c * sqrt (exp 1 * T * (longest d T + 1)) + 2",
        "c * sqrt (exp 1 * T * (longest d T + 1)) + 2",
    ),
    "nobody waits": (
        "(longest d T + 1)) + 2 * longest d T in",
        "(longest d T + 1)) in",
    ),
    "the last delay for the longest": ("Nat.max (longest d m) (d n)", "d n"),
    "a price of 3": ("T / C <= A + kappa * (T - 1) / 2", "T / C <= A + kappa * (T - 1) / 3"),
}
# The results of the book as strategies: each edit makes a statement weaker.
WEAKER_BEYOND = {
    "P.1 of who is clairvoyant": (
        "guarantees NCP bandit K C (known_T H)",
        "guarantees CP bandit K C (known_T H)",
    ),
    "P.1 with 3 for 2": (
        "* sqrt M + 2 * sqrt (D * ln K) else",
        "* sqrt M + 3 * sqrt (D * ln K) else",
    ),
    "P.1 for delays that end": (
        "(fun d => D_within (game K C H d) = D) (fun T _",
        "(fun d => D_within (game K C H d) = D /\\ ends (game K C H d)) (fun T _",
    ),
    "P.2 of who may drop": (
        "guarantees CNP bandit K C (latent_T H) any\n    (fun T d => let D := D (game",
        "guarantees CP bandit K C (latent_T H) any\n    (fun T d => let D := D (game",
    ),
    "P.2 with T known": (
        "guarantees CNP bandit K C (latent_T H) any\n    (fun T d => let D := D (game",
        "guarantees CNP bandit K C (known_T H) any\n    (fun T d => let D := D (game",
    ),
    "P.2 for short delays": (
        "guarantees CNP bandit K C (latent_T H) any\n    (fun T d => let D := D (game",
        "guarantees CNP bandit K C (latent_T H) (up_to 5)\n    (fun T d => let D := D (game",
    ),
    "a hundred for what adapts": (
        "then (4 * sqrt K - 2) * sqrt M + 2 * sqrt 2 * sqrt (D * ln K) else sqrt (ln K) * sqrt (M",
        "then 100 * sqrt K * sqrt M + 2 * sqrt 2 * sqrt (D * ln K) else sqrt (ln K) * sqrt (M",
    ),
    "P.3 with T known": (
        "guarantees NCP bandit K C (latent_T H) (up_to dmax)",
        "guarantees NCP bandit K C (known_T H) (up_to dmax)",
    ),
    "P.3 with a larger reserve": (
        "then 2 * sqrt K * omega + sqrt (2 * omega * dmax * ln K)\n",
        "then 3 * sqrt K * omega + sqrt (2 * omega * dmax * ln K)\n",
    ),
    "P.4 of who may drop": (
        "guarantees NCNP bandit K C (latent_T H) any\n      (fun T d => let D := D_within",
        "guarantees NCP bandit K C (latent_T H) any\n      (fun T d => let D := D_within",
    ),
    "P.4 with twice what is lost": (
        "+ p / rho ^ n * (D / L))) /\\",
        "+ 2 * p / rho ^ n * (D / L))) /\\",
    ),
    "P.4 with one more for T known": (
        "(T + D / w) D + sqrt (D / 2) / w).",
        "(T + D / w) D + 1 + sqrt (D / 2) / w).",
    ),
    "P.5 with one arm": (
        "(p : strategy NCNP bandit K C any) l,",
        "(p : strategy NCNP bandit 1 C any) l,",
    ),
    "P.8 with one more": ("* sqrt T + cost_of c d 1 T", "* sqrt T + 1 + cost_of c d 1 T"),
    "P.8 with skipped rounds twice as dear": (
        "* sqrt T + cost_of c d 1 T",
        "* sqrt T + cost_of c d 2 T",
    ),
    "P.8 compared with a worse choice": (
        "T (keeps c lambda d)\n    <= sqrt (1 + / (lambda * lambda))",
        "T (keeps c lambda d)\n    <= sqrt (2 + / (lambda * lambda))",
    ),
    "P.8 with two more within the game": (
        "sqrt (D_within (game K C T d)) + sqrt (1 + c / sqrt 2)).",
        "sqrt (D_within (game K C T d)) + 2 + sqrt (1 + c / sqrt 2)).",
    ),
    "P.8 that keeps no round": (
        "cost_of c d 1 T (keeps c lambda d)) /\\\n  (forall T d others",
        "cost_of c d 1 T (fun _ => false)) /\\\n  (forall T d others",
    ),
    "P.16 of who is clairvoyant": (
        "exists player : strategy NCNP bandit K C (up_to d),",
        "exists player : strategy CNP bandit K C (up_to d),",
    ),
    "P.16 with T known": (
        "forall T d' l i, latent_T H T -> up_to d d' -> regret_of player",
        "forall T d' l i, known_T H T -> up_to d d' -> regret_of player",
    ),
    "P.16 as an inequality": (
        "-> regret_of player T d' l i\n      = / p",
        "-> regret_of player T d' l i\n      <= / p",
    ),
    "P.16 for the equal delays": (
        "latent_T H T -> up_to d d' -> regret_of player",
        "latent_T H T -> d' = (fun _ => d) -> regret_of player",
    ),
    "a black box that may drop": (
        "guarantees NCNP bandit K C (latent_T H) (up_to d)\n      (fun T _ => / look",
        "guarantees NCP bandit K C (latent_T H) (up_to d)\n      (fun T _ => / look",
    ),
    "a black box with one more": (
        "(ceiling d n + 1) * ceiling T n))) /\\",
        "(ceiling d n + 1) * ceiling T n) + 1)) /\\",
    ),
    "one slot for one more": (
        "(fun T _ => c * sqrt (exp 1 * T * (d + 1)))) /\\",
        "(fun T _ => c * sqrt (exp 1 * T * (d + 1)) + 1)) /\\",
    ),
    "a played black box with one more": (
        "* sqrt (exp 1 * T * (d + 1)))).",
        "* sqrt (exp 1 * T * (d + 1)) + 1)).",
    ),
    "P.43 for delays that are known to be short": (
        "guarantees NCNP bandit K C (latent_T H) any (bound c)) /\\",
        "guarantees NCNP bandit K C (latent_T H) (up_to 5) (bound c)) /\\",
    ),
    "P.43 with T known": (
        "guarantees NCNP bandit K C (latent_T H) any (bound c)) /\\",
        "guarantees NCNP bandit K C (known_T H) any (bound c)) /\\",
    ),
    "P.43 of who may drop": (
        "guarantees NCNP bandit K C (latent_T H) any (bound c)) /\\",
        "guarantees NCP bandit K C (latent_T H) any (bound c)) /\\",
    ),
    "P.43 with three waits for two": (
        "(longest d T + 1)) + 2 * longest d T in",
        "(longest d T + 1)) + 3 * longest d T in",
    ),
    "P.43 played with more": (
        "any (bound (if bandit then 4 * sqrt K - 2 else sqrt (ln K)))).",
        "any (bound (if bandit then 4 * sqrt K else sqrt (ln K)))).",
    ),
    "only the same framework": (
        "(clairvoyant F = true -> clairvoyant F' = true) -> (preemptive",
        "clairvoyant F = clairvoyant F' -> (preemptive",
    ),
}


PLANTS = {"challenge.v": WRONG | WEAKER, "beyond.v": WRONG_BEYOND | WEAKER_BEYOND}


# What is compiled again after an edit, in this order. A file that stays would be refused for its
# age, which proves nothing.
REMADE = {
    "challenge.v": ["strategies.v", "translation.v", "paper_strategies.v", "solution.v"],
    "beyond.v": [
        "told_alike.v",
        "square_strategies.v",
        "black_box.v",
        "unknown_delay.v",
        "beyond_solution.v",
    ],
}


def remade(folder, file):
    """Return whether Coq accepts what rests on an edited file of closed statements,
    up to its solution.
    """
    for source in REMADE[file]:
        shutil.copy(ROOT / "proofs" / source, folder)
        if not compiled(folder, source):
            return False
    return True


@pytest.fixture
def folder(request, tmp_path):
    """A folder with the compiled files that do not rest on a file of closed statements."""
    for built in BUILT.glob("*.vo"):
        if f"{built.stem}.v" not in (request.param, *REMADE[request.param]):
            (tmp_path / built.name).symlink_to(built)
    return tmp_path


@ASKS_COQ
@pytest.mark.parametrize(("folder", "file"), [(file, file) for file in REMADE], indirect=["folder"])
def test_without_an_edit_the_proofs_are_accepted(folder, file):
    shutil.copy(ROOT / "proofs" / file, folder)
    assert compiled(folder, file)
    assert remade(folder, file)


@ASKS_COQ
@pytest.mark.parametrize(
    ("folder", "file", "name"),
    [(file, file, name) for file, edits in PLANTS.items() for name in edits],
    indirect=["folder"],
)
def test_a_wrong_definition_breaks_the_proofs(folder, file, name):
    right, wrong = PLANTS[file][name]
    text = (ROOT / "proofs" / file).read_text(encoding="utf-8")
    assert text.count(right) == 1, right
    (folder / file).write_text(text.replace(right, wrong), encoding="utf-8")
    assert compiled(folder, file), "the plant is no definition"
    assert not remade(folder, file), name


@ASKS_COQ
@pytest.mark.parametrize(
    ("file", "name"),
    [*(("challenge.v", name) for name in STATEMENTS), *(("beyond.v", name) for name in OURS)],
)
def test_self_contained_files_compile(file, name, tmp_path):
    alone = self_contained(read_with(ROOT / "proofs", file), name)
    (tmp_path / "alone.v").write_text(alone, encoding="utf-8")
    assert compiled(tmp_path, "alone.v")


def compiled(folder, file):
    """Return whether Coq accepts a file."""
    command = ["coqc", "-w", "none", "-Q", ".", "Delays", file]
    return (
        subprocess.run(
            command, cwd=folder, capture_output=True, timeout=600, check=False
        ).returncode
        == 0
    )
