(* thm_4_4_scheduler: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_ftrl_scheduler_bound_bandit_past_the_end : forall (alpha : R) (beta : R) (lambda : R), 0 < alpha -> 0 < beta -> 0 < lambda -> 1 / 2 <= alpha * sqrt 2 + lambda / beta + 2 * sqrt 2 / alpha.
Proof.
  intros alpha beta lambda H0 H1 H2.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  fraction_le (beta * r2 * alpha ^ 2 - alpha * beta / 2 + alpha * lambda + 2 * beta * r2) (alpha * beta).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - beta * r2 * alpha ^ 2 + alpha * beta / 2 - alpha * lambda - 2 * beta * r2) by lra.
  pose proof (mul_lt _ _ H0 H2) as T9.
  pose proof (mul_lt _ _ H1 F3) as T12.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H1) F3) as T13.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H1 F3)) (square (- 2 * alpha + r2))) as T14.
  assert (Q15 : (- 4 * alpha * beta + beta * r2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T9 T12 T13 T14 Q15; lra.
Qed.

Lemma thm_ftrl_scheduler_forfeit : forall (e : R) (l_A : R) (l_i : R), 0 <= l_A -> 0 <= l_i -> l_A <= 1 -> l_i <= 1 -> e * (1 - e) = 0 -> l_A - l_i <= e * (l_A - l_i) - e + 1.
Proof.
  intros e l_A l_i H0 H1 H2 H3 H4.
  fraction_le (e * l_A - e * l_i - e - l_A + l_i + 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - e * l_A + e * l_i + e + l_A - l_i - 1) by lra.
  pose proof (mul_le _ _ H1 (square (1 - e))) as T4.
  assert (Q5 : (l_i) * (e ^ 2 - e) = 0) by (apply mul_zero; lra).
  assert (P6 : 0 <= 1 - l_A) by (pose proof H2; lra).
  pose proof (mul_le _ _ P6 (square (1 - e))) as T7.
  assert (Q8 : (1 - l_A) * (e ^ 2 - e) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T4 Q5 T7 Q8; lra.
Qed.
