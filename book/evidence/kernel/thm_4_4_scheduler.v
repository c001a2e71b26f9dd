(* thm_4_4_scheduler: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_ftrl_scheduler_bound_bandit_past_the_end : forall (alpha : R) (beta : R) (lambda : R), 0 < alpha -> 0 < beta -> 0 < lambda -> 1 / 2 <= alpha * sqrt 2 + lambda / beta + 2 * sqrt 2 / alpha.
Proof.
  intros alpha beta lambda H0 H1 H2.
  assert (G0 : 1 / 2 <= alpha * sqrt 2 + lambda / beta + 2 * sqrt 2 / alpha).
  {
  assert (S1 : 0 < 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E4 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r2 := sqrt 2) in *.
  clearbody r2.
  apply (le_by_fraction _ _ (beta * r2 * alpha ^ 2 - alpha * beta / 2 + alpha * lambda + 2 * beta * r2) (alpha * beta)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - beta * r2 * alpha ^ 2 + alpha * beta / 2 - alpha * lambda - 2 * beta * r2) by lra.
  assert (P5 : 0 < - beta * r2 * alpha ^ 2 + alpha * beta / 2 - alpha * lambda - 2 * beta * r2) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 < alpha) by (pose proof H0; lra).
  assert (P8 : 0 < lambda) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P7 P8) as T9.
  assert (P10 : 0 < beta) by (pose proof H1; lra).
  assert (P11 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_lt _ _ P10 P11) as T12.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P7 P7) P10) P11) as T13.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P10 P11)) (square (- 2 * alpha + r2))) as T14.
  assert (Q15 : (- 4 * alpha * beta + beta * r2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T6 T9 T12 T13 T14 Q15.
  lra.
  }
  exact G0.
Qed.

Lemma alg_FTRL_with_scheduler_estimator_bandit : forall (e : R) (l : R) (p : R) (x : R), 0 < e -> 0 < l -> 0 < p -> 0 < x -> e = l / (p * x) -> e * p * x = l.
Proof.
  intros e l p x H0 H1 H2 H3 H4.
  assert (G0 : e * p * x = l).
  {
  apply (eq_by_fraction _ _ (- e * p * x + l) (1)); [(field; nonzero) || field || lra |].
  assert (N1 : - e * p * x + l = 0) by (apply (numerator_eq _ _ (- e * p * x + l) (p * x) H4); [(field; nonzero) || field || lra | pos]).
  assert (Q2 : (- 1) * (- e * p * x + l) = 0) by (apply mul_zero; lra).
  clear - Q2.
  lra.
  }
  exact G0.
Qed.

Lemma alg_FTRL_with_scheduler_estimator_full_information : forall (e : R) (l : R) (p : R), 0 < e -> 0 < l -> 0 < p -> e = l / p -> e * p = l.
Proof.
  intros e l p H0 H1 H2 H3.
  assert (G0 : e * p = l).
  {
  apply (eq_by_fraction _ _ (- e * p + l) (1)); [(field; nonzero) || field || lra |].
  assert (N1 : - e * p + l = 0) by (apply (numerator_eq _ _ (- e * p + l) (p) H3); [(field; nonzero) || field || lra | pos]).
  assert (Q2 : (- 1) * (- e * p + l) = 0) by (apply mul_zero; lra).
  clear - Q2.
  lra.
  }
  exact G0.
Qed.

Lemma thm_ftrl_scheduler_forfeit : forall (e : R) (l_A : R) (l_i : R), 0 <= l_A -> 0 <= l_i -> l_A <= 1 -> l_i <= 1 -> e * (1 - e) = 0 -> l_A - l_i <= e * (l_A - l_i) - e + 1.
Proof.
  intros e l_A l_i H0 H1 H2 H3 H4.
  assert (G0 : l_A - l_i <= e * (l_A - l_i) - e + 1).
  {
  apply (le_by_fraction _ _ (e * l_A - e * l_i - e - l_A + l_i + 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - e * l_A + e * l_i + e + l_A - l_i - 1) by lra.
  assert (P1 : 0 < - e * l_A + e * l_i + e + l_A - l_i - 1) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= l_i) by (pose proof H1; lra).
  pose proof (mul_le _ _ P3 (square (1 - e))) as T4.
  assert (Q5 : (l_i) * (e ^ 2 - e) = 0) by (apply mul_zero; lra).
  assert (P6 : 0 <= 1 - l_A) by (pose proof H2; lra).
  pose proof (mul_le _ _ P6 (square (1 - e))) as T7.
  assert (Q8 : (1 - l_A) * (e ^ 2 - e) = 0) by (apply mul_zero; lra).
  clear - Neg T2 T4 Q5 T7 Q8.
  lra.
  }
  exact G0.
Qed.
