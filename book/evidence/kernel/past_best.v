(* past_best: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma past_best_split_tangent : forall (T : R) (n : R) (x : R), 0 < T -> 0 < n -> 0 < x -> sqrt n <= sqrt T / (2 * sqrt x) + n * sqrt x / (2 * sqrt T).
Proof.
  intros T n x H0 H1 H2.
  assert (S1 : 0 < n) by pos.
  root r2 F3 E4 n.
  subst n.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < x) by pos.
  root r10 F11 E12 x.
  subst x.
  fraction_le (r10 ^ 2 * r2 ^ 2 / 2 - r10 * r2 * r6 + r6 ^ 2 / 2) (r10 * r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 ^ 2 * r2 ^ 2 / 2 + r10 * r2 * r6 - r6 ^ 2 / 2) by lra.
  pose proof (square (- r10 * r2 + r6)) as T13.
  clear - Neg Neg0 T13; lra.
Qed.

Lemma past_best_split : forall (T : R) (x : R), 0 < T -> 0 < x -> sqrt T * sqrt x <= sqrt T * sqrt x.
Proof.
  intros T x H0 H1.
  repeat split; by_parts.
Qed.
