(* cor_h_2_known_TD: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma cor_NCNP_known_TD_bandit_variance : forall (C : R) (D : R) (K : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_bandit_penalty : forall (C : R) (D : R) (K : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 2 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = 2 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_bandit_overflow : forall (C : R) (D : R) (K : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) <= rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T H0 H1 H2 H3.
  assert (G0 : D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) <= rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3)).
  {
  assert (S1 : 0 < C).
  {
  pos.
  }
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow C (1 / 3)) in *.
  clearbody r2.
  subst C.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < rpow K (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : K = (rpow K (1 / 3)) ^ 3) by root_powers.
  set (r6 := rpow K (1 / 3)) in *.
  clearbody r6.
  subst K.
  assert (S9 : 0 < T).
  {
  pos.
  }
  assert (F11 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E12 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  set (r10 := rpow T (1 / 3)) in *.
  clearbody r10.
  subst T.
  assert (S13 : 0 < D + r10 ^ 3).
  {
  pos.
  }
  assert (F15 : 0 < rpow (D + (r10 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E16 : D + (r10 ^ 3) = (rpow (D + (r10 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E18 : rpow (D + (r10 ^ 3)) (2 / 3) = (rpow (D + (r10 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  set (r14 := rpow (D + (r10 ^ 3)) (1 / 3)) in *.
  clearbody r14.
  set (q17 := rpow (D + (r10 ^ 3)) (2 / 3)) in *.
  clearbody q17.
  subst q17.
  apply (le_by_fraction _ _ (- D * r10 * r6 + r10 * r6 * r14 ^ 3) (r2 * r14 ^ 2)); [(field; nonzero) || field || lra | pos |].
  replace (- D * r10 * r6 + r10 * r6 * r14 ^ 3) with ((r10 * r6) * (- D + r14 ^ 3)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D - r14 ^ 3) by lra.
  assert (P19 : 0 < D - r14 ^ 3) by (pose proof Neg0; lra).
  pose proof P19 as T20.
  assert (P21 : 0 < r10 ^ 3) by (pose proof H3; lra).
  pose proof P21 as T22.
  assert (Q23 : (1) * (- D - r10 ^ 3 + r14 ^ 3) = 0) by (apply mul_zero; lra).
  clear - Neg T20 T22 Q23.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bandit_entropy : forall (D : R) (T : R) (lambda : R), 0 <= D -> 0 < T -> 0 < lambda -> D * sqrt lambda / sqrt (D + T) + sqrt lambda * sqrt (D + T) <= 2 * sqrt lambda * sqrt (D + T).
Proof.
  intros D T lambda H0 H1 H2.
  assert (G0 : D * sqrt lambda / sqrt (D + T) + sqrt lambda * sqrt (D + T) <= 2 * sqrt lambda * sqrt (D + T)).
  {
  assert (S1 : 0 < lambda).
  {
  pos.
  }
  assert (F3 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E4 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r2 := sqrt lambda) in *.
  clearbody r2.
  subst lambda.
  assert (S5 : 0 < D + T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E8 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r6 := sqrt (D + T)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- D * r2 + r2 * r6 ^ 2) (r6)); [(field; nonzero) || field || lra | pos |].
  replace (- D * r2 + r2 * r6 ^ 2) with ((r2) * (- D + r6 ^ 2)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D - r6 ^ 2) by lra.
  assert (P9 : 0 < D - r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (Q11 : (- 1) * (- D - T + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P12 : 0 < T) by (pose proof H1; lra).
  pose proof P12 as T13.
  clear - Neg T10 Q11 T13.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bound_bandit_exact_value : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> D * sqrt lambda / sqrt (D + T) + sqrt lambda * sqrt (D + T) + D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) + 3 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = sqrt lambda * sqrt (D + T) * (D / (D + T) + 1) + rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) * (D / (D + T) + 3) / rpow C (1 / 3).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4.
  assert (G0 : D * sqrt lambda / sqrt (D + T) + sqrt lambda * sqrt (D + T) + D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) + 3 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = sqrt lambda * sqrt (D + T) * (D / (D + T) + 1) + rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) * (D / (D + T) + 3) / rpow C (1 / 3)).
  {
  assert (S1 : 0 < lambda).
  {
  pos.
  }
  assert (F3 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E4 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r2 := sqrt lambda) in *.
  clearbody r2.
  subst lambda.
  assert (S5 : 0 < D + T).
  {
  pos.
  }
  assert (F7 : 0 < rpow (D + T) (1 / 6)) by (apply rpow_pos; lra).
  assert (E8 : D + T = (rpow (D + T) (1 / 6)) ^ 6) by root_powers.
  assert (E10 : rpow (D + T) (1 / 3) = (rpow (D + T) (1 / 6)) ^ 2) by root_powers.
  assert (E12 : sqrt (D + T) = (rpow (D + T) (1 / 6)) ^ 3) by root_powers.
  assert (E14 : rpow (D + T) (2 / 3) = (rpow (D + T) (1 / 6)) ^ 4) by root_powers.
  set (r6 := rpow (D + T) (1 / 6)) in *.
  clearbody r6.
  set (q9 := rpow (D + T) (1 / 3)) in *.
  clearbody q9.
  subst q9.
  set (q11 := sqrt (D + T)) in *.
  clearbody q11.
  subst q11.
  set (q13 := rpow (D + T) (2 / 3)) in *.
  clearbody q13.
  subst q13.
  assert (S15 : 0 < C).
  {
  pos.
  }
  assert (F17 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  set (r16 := rpow C (1 / 3)) in *.
  clearbody r16.
  subst C.
  assert (S19 : 0 < K).
  {
  pos.
  }
  assert (F21 : 0 < rpow K (1 / 3)) by (apply rpow_pos; lra).
  assert (E22 : K = (rpow K (1 / 3)) ^ 3) by root_powers.
  set (r20 := rpow K (1 / 3)) in *.
  clearbody r20.
  subst K.
  assert (S23 : 0 < T).
  {
  pos.
  }
  assert (F25 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E26 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  set (r24 := rpow T (1 / 3)) in *.
  clearbody r24.
  subst T.
  apply (eq_by_fraction _ _ (- r16 * r2 * r6 * D ^ 2 - r20 * r24 * D ^ 2 - D * r16 * r2 * r6 * r24 ^ 3 + D * r16 * r2 * r6 ^ 7 - D * r20 * r24 ^ 4 + D * r20 * r24 * r6 ^ 6) (r16 * r6 ^ 4 * (D + r24 ^ 3))); [(field; nonzero) || field || lra |].
  assert (Q27 : (D * r16 * r2 * r6 + D * r20 * r24) * (- D - r24 ^ 3 + r6 ^ 6) = 0) by (apply mul_zero; lra).
  clear - Q27.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bound_bandit : forall (D : R) (T : R) (e : R) (r : R), 0 <= D -> 0 < T -> 0 < e -> 0 < r -> D * e / (D + T) + D * r / (D + T) + e + 3 * r <= 2 * e + 4 * r.
Proof.
  intros D T e r H0 H1 H2 H3.
  assert (G0 : D * e / (D + T) + D * r / (D + T) + e + 3 * r <= 2 * e + 4 * r).
  {
  apply (le_by_fraction _ _ (T * e + T * r) (D + T)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bandit_overflow_exact : forall (C : R) (D : R) (K : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) = D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)).
Proof.
  intros C D K T H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_bandit_entropy_exact : forall (D : R) (T : R) (lambda : R), 0 <= D -> 0 < T -> 0 < lambda -> D * sqrt lambda / sqrt (D + T) + sqrt lambda * sqrt (D + T) = sqrt lambda * sqrt (D + T) * (D / (D + T) + 1).
Proof.
  intros D T lambda H0 H1 H2.
  assert (G0 : D * sqrt lambda / sqrt (D + T) + sqrt lambda * sqrt (D + T) = sqrt lambda * sqrt (D + T) * (D / (D + T) + 1)).
  {
  assert (S1 : 0 < lambda).
  {
  pos.
  }
  assert (F3 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E4 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r2 := sqrt lambda) in *.
  clearbody r2.
  subst lambda.
  assert (S5 : 0 < D + T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E8 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r6 := sqrt (D + T)) in *.
  clearbody r6.
  apply (eq_by_fraction _ _ (- r2 * D ^ 2 - D * T * r2 + D * r2 * r6 ^ 2) (r6 * (D + T))); [(field; nonzero) || field || lra |].
  assert (Q9 : (D * r2) * (- D - T + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q9.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_full_variance : forall (C : R) (D : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D T lambda H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_full_penalty : forall (C : R) (D : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D T lambda H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_full_overflow : forall (C : R) (D : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> D * rpow T (1 / 3) * rpow lambda (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) <= rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D T lambda H0 H1 H2 H3.
  assert (G0 : D * rpow T (1 / 3) * rpow lambda (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) <= rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3)).
  {
  assert (S1 : 0 < C).
  {
  pos.
  }
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow C (1 / 3)) in *.
  clearbody r2.
  subst C.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  set (r6 := rpow T (1 / 3)) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < rpow lambda (1 / 3)) by (apply rpow_pos; lra).
  assert (E12 : lambda = (rpow lambda (1 / 3)) ^ 3) by root_powers.
  set (r10 := rpow lambda (1 / 3)) in *.
  clearbody r10.
  subst lambda.
  assert (S13 : 0 < D + r6 ^ 3).
  {
  pos.
  }
  assert (F15 : 0 < rpow (D + (r6 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E16 : D + (r6 ^ 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E18 : rpow (D + (r6 ^ 3)) (2 / 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  set (r14 := rpow (D + (r6 ^ 3)) (1 / 3)) in *.
  clearbody r14.
  set (q17 := rpow (D + (r6 ^ 3)) (2 / 3)) in *.
  clearbody q17.
  subst q17.
  apply (le_by_fraction _ _ (- D * r10 * r6 + r10 * r6 * r14 ^ 3) (r2 * r14 ^ 2)); [(field; nonzero) || field || lra | pos |].
  replace (- D * r10 * r6 + r10 * r6 * r14 ^ 3) with ((r10 * r6) * (- D + r14 ^ 3)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D - r14 ^ 3) by lra.
  assert (P19 : 0 < D - r14 ^ 3) by (pose proof Neg0; lra).
  pose proof P19 as T20.
  assert (Q21 : (- 1) * (- D + r14 ^ 3 - r6 ^ 3) = 0) by (apply mul_zero; lra).
  assert (P22 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P22 P22) P22) as T23.
  clear - Neg T20 Q21 T23.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bound_full_information_exact_value : forall (C : R) (D : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> D * rpow C (1 / 3) * rpow lambda (2 / 3) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) + D * rpow T (1 / 3) * rpow lambda (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) + 2 * rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = D * rpow C (1 / 3) * rpow lambda (2 / 3) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) + rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) * (D / (D + T) + 2) / rpow C (1 / 3).
Proof.
  intros C D T lambda H0 H1 H2 H3.
  assert (G0 : D * rpow C (1 / 3) * rpow lambda (2 / 3) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) + D * rpow T (1 / 3) * rpow lambda (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) + 2 * rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = D * rpow C (1 / 3) * rpow lambda (2 / 3) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) + rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) * (D / (D + T) + 2) / rpow C (1 / 3)).
  {
  assert (S1 : 0 < C).
  {
  pos.
  }
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow C (1 / 3)) in *.
  clearbody r2.
  subst C.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  set (r6 := rpow T (1 / 3)) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < rpow lambda (1 / 3)) by (apply rpow_pos; lra).
  assert (E12 : lambda = (rpow lambda (1 / 3)) ^ 3) by root_powers.
  assert (E14 : rpow lambda (2 / 3) = (rpow lambda (1 / 3)) ^ 2) by root_powers.
  set (r10 := rpow lambda (1 / 3)) in *.
  clearbody r10.
  set (q13 := rpow lambda (2 / 3)) in *.
  clearbody q13.
  subst q13.
  subst lambda.
  assert (S15 : 0 < D + r6 ^ 3).
  {
  pos.
  }
  assert (F17 : 0 < rpow (D + (r6 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : D + (r6 ^ 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E20 : rpow (D + (r6 ^ 3)) (2 / 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  set (r16 := rpow (D + (r6 ^ 3)) (1 / 3)) in *.
  clearbody r16.
  set (q19 := rpow (D + (r6 ^ 3)) (2 / 3)) in *.
  clearbody q19.
  subst q19.
  apply (eq_by_fraction _ _ (- r10 * r6 * D ^ 2 + D * r10 * r6 * r16 ^ 3 - D * r10 * r6 ^ 4) (r2 * r16 ^ 2 * (D + r6 ^ 3))); [(field; nonzero) || field || lra |].
  assert (Q21 : (D * r10 * r6) * (- D + r16 ^ 3 - r6 ^ 3) = 0) by (apply mul_zero; lra).
  clear - Q21.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_full_delay_exact : forall (D : R) (T : R) (lambda : R) (v : R), 0 <= D -> 0 < T -> 0 < lambda -> 0 < v -> D * sqrt lambda * rpow v (1 / 3) / sqrt (D + T) = D * sqrt lambda * rpow v (1 / 3) / sqrt (D + T).
Proof.
  intros D T lambda v H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_full_delay : forall (D : R) (T : R) (e : R) (v : R), 0 <= D -> 0 < T -> 0 < e -> 0 < v -> v <= 1 -> D * e * rpow v (1 / 3) / (D + T) <= e.
Proof.
  intros D T e v H0 H1 H2 H3 H4.
  assert (G0 : D * e * rpow v (1 / 3) / (D + T) <= e).
  {
  assert (S1 : 0 < v).
  {
  pos.
  }
  assert (F3 : 0 < rpow v (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : v = (rpow v (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow v (1 / 3)) in *.
  clearbody r2.
  subst v.
  apply (le_by_fraction _ _ (- D * e * r2 + D * e + T * e) (D + T)); [(field; nonzero) || field || lra | pos |].
  replace (- D * e * r2 + D * e + T * e) with ((e) * (- D * r2 + D + T)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D * r2 - D - T) by lra.
  assert (P5 : 0 < D * r2 - D - T) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_lt _ _ P7 P5) as T8.
  pose proof (mul_lt _ _ (mul_lt _ _ P7 P7) P5) as T9.
  assert (P10 : 0 < T) by (pose proof H1; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= D) by (pose proof H0; lra).
  assert (P13 : 0 <= 1 - r2 ^ 3) by (pose proof H4; lra).
  pose proof (mul_le _ _ P12 P13) as T14.
  pose proof (mul_lt _ _ P10 P7) as T15.
  pose proof (mul_lt _ _ (mul_lt _ _ P10 P7) P7) as T16.
  clear - Neg T6 T8 T9 T11 T14 T15 T16.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bound_full_information : forall (D : R) (T : R) (e : R) (r : R) (v : R), 0 <= D -> 0 < T -> 0 < e -> 0 < r -> 0 < v -> v <= 1 -> D * e * rpow v (1 / 3) / (D + T) + D * r / (D + T) + 2 * r <= e + 3 * r.
Proof.
  intros D T e r v H0 H1 H2 H3 H4 H5.
  assert (G0 : D * e * rpow v (1 / 3) / (D + T) + D * r / (D + T) + 2 * r <= e + 3 * r).
  {
  assert (S1 : 0 < v).
  {
  pos.
  }
  assert (F3 : 0 < rpow v (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : v = (rpow v (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow v (1 / 3)) in *.
  clearbody r2.
  subst v.
  apply (le_by_fraction _ _ (- D * e * r2 + D * e + T * e + T * r) (D + T)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D * e * r2 - D * e - T * e - T * r) by lra.
  assert (P5 : 0 < D * e * r2 - D * e - T * e - T * r) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_lt _ _ P7 P5) as T8.
  pose proof (mul_lt _ _ (mul_lt _ _ P7 P7) P5) as T9.
  assert (P10 : 0 < T) by (pose proof H1; lra).
  assert (P11 : 0 < e) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P10 P11) as T12.
  assert (P13 : 0 < r) by (pose proof H3; lra).
  pose proof (mul_lt _ _ P10 P13) as T14.
  assert (P15 : 0 <= D) by (pose proof H0; lra).
  assert (P16 : 0 <= 1 - r2 ^ 3) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P15 (Rlt_le _ _ P11)) P16) as T17.
  pose proof (mul_lt _ _ (mul_lt _ _ P10 P11) P7) as T18.
  pose proof (mul_lt _ _ (mul_lt _ _ P10 P13) P7) as T19.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P10 P11) P7) P7) as T20.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P10 P13) P7) P7) as T21.
  clear - Neg T6 T8 T9 T12 T14 T17 T18 T19 T20 T21.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bandit_probability_at_the_limit : 1 = 1.
Proof.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_full_delay_beyond : forall (D : R) (T : R) (v : R), 0 <= D -> 0 < T -> 0 < v -> v > 8 -> D >= T -> D * rpow v (1 / 3) / (D + T) > 1.
Proof.
  intros D T v H0 H1 H2 H3 H4.
  assert (G0 : D * rpow v (1 / 3) / (D + T) > 1).
  {
  assert (S1 : 0 < v).
  {
  pos.
  }
  assert (F3 : 0 < rpow v (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : v = (rpow v (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow v (1 / 3)) in *.
  clearbody r2.
  subst v.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (D * r2 - D - T) (D + T)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - D * r2 + D + T) by lra.
  assert (P5 : 0 <= - D * r2 + D + T) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P7) P5) as T8.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P7 P7)) P5) as T9.
  assert (P10 : 0 < T) by (pose proof H1; lra).
  assert (P11 : 0 < r2 ^ 3 - 8) by (pose proof (Rgt_lt _ _ H3); lra).
  pose proof (mul_lt _ _ P10 P11) as T12.
  assert (P13 : 0 <= D - T) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P11) P13) as T14.
  pose proof (mul_le _ _ (mul_le _ _ P13 (Rlt_le _ _ P7)) (Rlt_le _ _ P7)) as T15.
  pose proof (mul_le _ _ (Rlt_le _ _ P10) (square (2 - r2))) as T16.
  pose proof (mul_le _ _ (mul_le _ _ P13 (Rlt_le _ _ P7)) (square (r2 + 1))) as T17.
  clear - Neg T6 T8 T9 T12 T14 T15 T16 T17.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_full_probability_one_arm : ~ (forall (K : Z), 0 < IZR K -> ln (IZR K) > 0).
Proof.
  intro H.
  specialize (H (1)%Z).
  refute H.
Qed.

Lemma cor_NCNP_known_TD_full_probability_two_arms : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> ln (IZR K) > 0.
Proof.
  intros K H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_smaller_capacity : forall (C : R) (D : R) (K : R) (T : R) (c : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> c <= C -> D * rpow K (1 / 3) * rpow T (1 / 3) * rpow c (2 / 3) / (C * rpow (D + T) (2 / 3)) <= D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow c (1 / 3) * rpow (D + T) (2 / 3)).
Proof.
  intros C D K T c H0 H1 H2 H3 H4 H5.
  assert (G0 : D * rpow K (1 / 3) * rpow T (1 / 3) * rpow c (2 / 3) / (C * rpow (D + T) (2 / 3)) <= D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow c (1 / 3) * rpow (D + T) (2 / 3))).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  assert (F3 : 0 < rpow K (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : K = (rpow K (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow K (1 / 3)) in *.
  clearbody r2.
  subst K.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  set (r6 := rpow T (1 / 3)) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < c).
  {
  pos.
  }
  assert (F11 : 0 < rpow c (1 / 3)) by (apply rpow_pos; lra).
  assert (E12 : c = (rpow c (1 / 3)) ^ 3) by root_powers.
  assert (E14 : rpow c (2 / 3) = (rpow c (1 / 3)) ^ 2) by root_powers.
  set (r10 := rpow c (1 / 3)) in *.
  clearbody r10.
  set (q13 := rpow c (2 / 3)) in *.
  clearbody q13.
  subst q13.
  subst c.
  assert (S15 : 0 < D + r6 ^ 3).
  {
  pos.
  }
  assert (F17 : 0 < rpow (D + (r6 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : D + (r6 ^ 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E20 : rpow (D + (r6 ^ 3)) (2 / 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  set (r16 := rpow (D + (r6 ^ 3)) (1 / 3)) in *.
  clearbody r16.
  set (q19 := rpow (D + (r6 ^ 3)) (2 / 3)) in *.
  clearbody q19.
  subst q19.
  apply (le_by_fraction _ _ (C * D * r2 * r6 - D * r2 * r6 * r10 ^ 3) (C * r10 * r16 ^ 2)); [(field; nonzero) || field || lra | pos |].
  replace (C * D * r2 * r6 - D * r2 * r6 * r10 ^ 3) with ((D * r2 * r6) * (C - r10 ^ 3)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + r10 ^ 3) by lra.
  assert (P21 : 0 < - C + r10 ^ 3) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= C - r10 ^ 3) by (pose proof H5; lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bound_bandit_a_capacity_within_the_limit : ~ (forall (D : R) (K : R) (T : R), 0 <= D -> 0 < K -> 0 < T -> T >= 1 -> K >= 2 -> (D + T) / (sqrt K * sqrt T) >= 1).
Proof.
  intro H.
  specialize (H (0) (2) (1)).
  refute H.
Qed.

Lemma cor_NCNP_known_TD_bandit_limit : forall (K : R) (T : R), 0 < K -> 0 < T -> sqrt K * sqrt T = sqrt K * sqrt T.
Proof.
  intros K T H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_full_limit : forall (D : R) (T : R) (lambda : R), 0 <= D -> 0 < T -> 0 < lambda -> sqrt lambda * sqrt (D + T) = sqrt lambda * sqrt (D + T).
Proof.
  intros D T lambda H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_bandit_variance_better_rate : forall (C : R) (D : R) (K : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 2 * sqrt 2 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = 2 * sqrt 2 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_bandit_variance_best_rate : forall (rho : R), 0 < rho -> rho + 2 / rho >= 2 * sqrt 2.
Proof.
  intros rho H0.
  assert (G0 : rho + 2 / rho >= 2 * sqrt 2).
  {
  assert (S1 : 0 < 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E4 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r2 := sqrt 2) in *.
  clearbody r2.
  apply Rle_ge.
  apply (le_by_fraction _ _ (- 2 * r2 * rho + rho ^ 2 + 2) (rho)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * r2 * rho - rho ^ 2 - 2) by lra.
  assert (P5 : 0 < 2 * r2 * rho - rho ^ 2 - 2) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  pose proof (square (- r2 + rho)) as T7.
  assert (Q8 : (1) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T6 T7 Q8.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_TD_bound_bandit_best_parameters : forall (x : R) (y : R) (z : R), 0 < x -> 0 < y -> 0 < z -> x * y * z = 2 -> x + y + z >= 3 * rpow 2 (1 / 3).
Proof.
  intros x y z H0 H1 H2 H3.
  assert (G0 : x + y + z >= 3 * rpow 2 (1 / 3)).
  {
  assert (S1 : 0 < 2).
  {
  pos.
  }
  assert (F3 : 0 < rpow 2 (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : 2 = (rpow 2 (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow 2 (1 / 3)) in *.
  clearbody r2.
  apply Rle_ge.
  apply (le_by_fraction _ _ (- 3 * r2 + x + y + z) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r2 - x - y - z) by lra.
  assert (P5 : 0 < x) by (pose proof H0; lra).
  assert (P6 : 0 < y) by (pose proof H1; lra).
  assert (P7 : 0 < 3 * r2 - x - y - z) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P5 P6) P7) as T8.
  assert (Q9 : (- 1) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  assert (P10 : 0 < z) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P5 P10) P7) as T11.
  assert (Q12 : (- 1) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  assert (P13 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P5 P13) P7) as T14.
  pose proof (mul_lt _ _ (mul_lt _ _ P6 P10) P7) as T15.
  assert (Q16 : (- 1) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P6 P13) P7) as T17.
  pose proof (mul_lt _ _ (mul_lt _ _ P10 P13) P7) as T18.
  pose proof (mul_lt _ _ (mul_lt _ _ P13 P13) P7) as T19.
  assert (Q20 : (3) * (r2 ^ 3 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P5) (square (- y + z))) as T21.
  assert (Q22 : (- 2) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P13) (square (- y + z))) as T23.
  pose proof (mul_le _ _ (Rlt_le _ _ P6) (square (- x + z))) as T24.
  assert (Q25 : (- 2) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P13) (square (- x + z))) as T26.
  pose proof (mul_le _ _ (Rlt_le _ _ P10) (square (- x + y))) as T27.
  assert (Q28 : (- 2) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P13) (square (- x + y))) as T29.
  clear - Neg T8 Q9 T11 Q12 T14 T15 Q16 T17 T18 T19 Q20 T21 Q22 T23 T24 Q25 T26 T27 Q28 T29.
  lra.
  }
  exact G0.
Qed.
