(* cor_h_2_known_TD: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma cor_NCNP_known_TD_bandit_probability : forall (C : R) (D : R) (K : R) (T : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < p -> p = rpow C (2 / 3) * rpow K (1 / 3) * rpow T (1 / 3) / rpow (D + T) (2 / 3) -> C <= (D + T) / (sqrt K * sqrt T) -> p <= 1.
Proof.
  intros C D K T p H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_bandit_variance : forall (C : R) (D : R) (K : R) (T : R) (alpha : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < alpha -> 0 < p -> alpha = rpow C (1 / 3) * rpow K (1 / 6) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) -> p = rpow C (2 / 3) * rpow K (1 / 3) * rpow T (1 / 3) / rpow (D + T) (2 / 3) -> T * alpha * sqrt K / p = rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T alpha p H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_bandit_penalty : forall (C : R) (D : R) (K : R) (T : R) (alpha : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < alpha -> alpha = rpow C (1 / 3) * rpow K (1 / 6) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) -> 2 * sqrt K / alpha = 2 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T alpha H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < C) by pos.
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  call r2 (rpow C (1 / 3)).
  subst C.
  assert (S5 : 0 < K) by pos.
  assert (F7 : 0 < rpow K (1 / 6)) by (apply rpow_pos; lra).
  assert (E8 : K = (rpow K (1 / 6)) ^ 6) by root_powers.
  assert (E10 : rpow K (1 / 3) = (rpow K (1 / 6)) ^ 2) by root_powers.
  assert (E12 : sqrt K = (rpow K (1 / 6)) ^ 3) by root_powers.
  call r6 (rpow K (1 / 6)).
  call q9 (rpow K (1 / 3)).
  subst q9.
  call q11 (sqrt K).
  subst q11.
  subst K.
  assert (S13 : 0 < T) by pos.
  assert (F15 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E16 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r14 (rpow T (1 / 3)).
  subst T.
  assert (S17 : 0 < D + r14 ^ 3) by pos.
  assert (F19 : 0 < rpow (D + (r14 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E20 : D + (r14 ^ 3) = (rpow (D + (r14 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  call r18 (rpow (D + (r14 ^ 3)) (1 / 3)).
  fraction_eq (2 * alpha * r14 * r18 * r6 ^ 2 - 2 * r2 * r6 ^ 3) (alpha * r2).
  numerator_eq N21 H5 (- alpha * r14 * r18 + r2 * r6) (r14 * r18).
  assert (Q22 : (2 * r6 ^ 2) * (- alpha * r14 * r18 + r2 * r6) = 0) by (apply mul_zero; lra).
  clear - Q22; lra.
Qed.

Lemma cor_NCNP_known_TD_bandit_overflow : forall (C : R) (D : R) (K : R) (T : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < p -> p = rpow C (2 / 3) * rpow K (1 / 3) * rpow T (1 / 3) / rpow (D + T) (2 / 3) -> D * p / C <= rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T p H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < C) by pos.
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  assert (E6 : rpow C (2 / 3) = (rpow C (1 / 3)) ^ 2) by root_powers.
  call r2 (rpow C (1 / 3)).
  call q5 (rpow C (2 / 3)).
  subst q5.
  subst C.
  assert (S7 : 0 < K) by pos.
  assert (F9 : 0 < rpow K (1 / 3)) by (apply rpow_pos; lra).
  assert (E10 : K = (rpow K (1 / 3)) ^ 3) by root_powers.
  call r8 (rpow K (1 / 3)).
  subst K.
  assert (S11 : 0 < T) by pos.
  assert (F13 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E14 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r12 (rpow T (1 / 3)).
  subst T.
  assert (S15 : 0 < D + r12 ^ 3) by pos.
  assert (F17 : 0 < rpow (D + (r12 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : D + (r12 ^ 3) = (rpow (D + (r12 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E20 : rpow (D + (r12 ^ 3)) (2 / 3) = (rpow (D + (r12 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  call r16 (rpow (D + (r12 ^ 3)) (1 / 3)).
  call q19 (rpow (D + (r12 ^ 3)) (2 / 3)).
  subst q19.
  fraction_le (- D * p + r12 * r16 * r8 * r2 ^ 2) (r2 ^ 3).
  numerator_eq N21 H5 (- p * r16 ^ 2 + r12 * r8 * r2 ^ 2) (r16 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D * p - r12 * r16 * r8 * r2 ^ 2) by lra.
  assert (Q24 : (- r16) * (- p * r16 ^ 2 + r12 * r8 * r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P25 : 0 < r12 ^ 3) by (pose proof H3; lra).
  pose proof (mul_lt _ _ P25 H4) as T27.
  assert (Q28 : (p) * (- D - r12 ^ 3 + r16 ^ 3) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q24 T27 Q28; lra.
Qed.

Lemma cor_NCNP_known_TD_bandit_entropy : forall (D : R) (T : R) (beta : R) (lambda : R), 0 <= D -> 0 < T -> 0 < beta -> 0 < lambda -> beta = sqrt lambda / sqrt (D + T) -> D * beta + lambda / beta <= 2 * sqrt lambda * sqrt (D + T).
Proof.
  intros D T beta lambda H0 H1 H2 H3 H4.
  subst beta.
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  rewrite E4 in *.
  assert (S5 : 0 < D + T) by pos.
  root r6 F7 E8 (D + T).
  fraction_le (- D * r2 + r2 * r6 ^ 2) (r6).
  enough (V10 : 0 <= (r2) * (- D + r6 ^ 2)) by lra.
  apply mul_le; [pos |].
  numerator_lt N11 H2 (r2) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D - r6 ^ 2) by lra.
  assert (Q16 : (- 1) * (- D - T + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg H1 Neg0 Q16; lra.
Qed.

Lemma cor_NCNP_known_TD_bound_bandit : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (alpha : R) (beta : R) (e : R) (lambda : R) (p : R) (r : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < alpha -> 0 < beta -> 0 < e -> 0 < lambda -> 0 < p -> 0 < r -> T * alpha * sqrt K / p = r -> 2 * sqrt K / alpha = 2 * r -> D * p / C <= r -> D * beta + lambda / beta <= 2 * e -> R_ <= D * beta + T * alpha * sqrt K / p + 2 * sqrt K / alpha + lambda / beta + D * p / C -> R_ <= 2 * e + 4 * r.
Proof.
  intros C D K R_ T alpha beta e lambda p r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_bandit_overflow_exact : forall (C : R) (D : R) (K : R) (T : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < p -> p = rpow C (2 / 3) * rpow K (1 / 3) * rpow T (1 / 3) / rpow (D + T) (2 / 3) -> D * p / C = D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)).
Proof.
  intros C D K T p H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < C) by pos.
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  assert (E6 : rpow C (2 / 3) = (rpow C (1 / 3)) ^ 2) by root_powers.
  call r2 (rpow C (1 / 3)).
  call q5 (rpow C (2 / 3)).
  subst q5.
  subst C.
  assert (S7 : 0 < K) by pos.
  assert (F9 : 0 < rpow K (1 / 3)) by (apply rpow_pos; lra).
  assert (E10 : K = (rpow K (1 / 3)) ^ 3) by root_powers.
  call r8 (rpow K (1 / 3)).
  subst K.
  assert (S11 : 0 < T) by pos.
  assert (F13 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E14 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r12 (rpow T (1 / 3)).
  subst T.
  assert (S15 : 0 < D + r12 ^ 3) by pos.
  assert (F17 : 0 < rpow (D + (r12 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : D + (r12 ^ 3) = (rpow (D + (r12 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E20 : rpow (D + (r12 ^ 3)) (2 / 3) = (rpow (D + (r12 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  call r16 (rpow (D + (r12 ^ 3)) (1 / 3)).
  call q19 (rpow (D + (r12 ^ 3)) (2 / 3)).
  subst q19.
  fraction_eq (- D * p * r16 ^ 2 + D * r12 * r8 * r2 ^ 2) (r16 ^ 2 * r2 ^ 3).
  numerator_eq N21 H5 (- p * r16 ^ 2 + r12 * r8 * r2 ^ 2) (r16 ^ 2).
  assert (Q22 : (D) * (- p * r16 ^ 2 + r12 * r8 * r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q22; lra.
Qed.

Lemma cor_NCNP_known_TD_bandit_entropy_exact : forall (D : R) (T : R) (beta : R) (lambda : R), 0 <= D -> 0 < T -> 0 < beta -> 0 < lambda -> beta = sqrt lambda / sqrt (D + T) -> D * beta + lambda / beta = sqrt lambda * sqrt (D + T) * (D / (D + T) + 1).
Proof.
  intros D T beta lambda H0 H1 H2 H3 H4.
  subst beta.
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  rewrite E4 in *.
  assert (S5 : 0 < D + T) by pos.
  root r6 F7 E8 (D + T).
  fraction_eq (- r2 * D ^ 2 - D * T * r2 + D * r2 * r6 ^ 2) (r6 * (D + T)).
  numerator_lt N9 H2 (r2) (r6).
  assert (Q10 : (D * r2) * (- D - T + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q10; lra.
Qed.

Lemma cor_NCNP_known_TD_full_probability : forall (C : R) (D : R) (T : R) (lambda : R) (p : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> 0 < p -> p = rpow C (2 / 3) * rpow T (1 / 3) * rpow lambda (1 / 3) / rpow (D + T) (2 / 3) -> C <= T / (sqrt lambda * sqrt (D + T)) -> p <= 1.
Proof.
  intros C D T lambda p H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_full_variance : forall (C : R) (D : R) (T : R) (beta : R) (lambda : R) (p : R), 0 < C -> 0 <= D -> 0 < T -> 0 < beta -> 0 < lambda -> 0 < p -> p = rpow C (2 / 3) * rpow T (1 / 3) * rpow lambda (1 / 3) / rpow (D + T) (2 / 3) -> beta = rpow C (1 / 3) * rpow lambda (2 / 3) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) -> T * beta / p = rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D T beta lambda p H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_full_penalty : forall (C : R) (D : R) (T : R) (beta : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < beta -> 0 < lambda -> beta = rpow C (1 / 3) * rpow lambda (2 / 3) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) -> lambda / beta = rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D T beta lambda H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < C) by pos.
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  call r2 (rpow C (1 / 3)).
  subst C.
  assert (S5 : 0 < T) by pos.
  assert (F7 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r6 (rpow T (1 / 3)).
  subst T.
  assert (S9 : 0 < lambda) by pos.
  assert (F11 : 0 < rpow lambda (1 / 3)) by (apply rpow_pos; lra).
  assert (E12 : lambda = (rpow lambda (1 / 3)) ^ 3) by root_powers.
  assert (E14 : rpow lambda (2 / 3) = (rpow lambda (1 / 3)) ^ 2) by root_powers.
  call r10 (rpow lambda (1 / 3)).
  call q13 (rpow lambda (2 / 3)).
  subst q13.
  subst lambda.
  assert (S15 : 0 < D + r6 ^ 3) by pos.
  assert (F17 : 0 < rpow (D + (r6 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : D + (r6 ^ 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  call r16 (rpow (D + (r6 ^ 3)) (1 / 3)).
  fraction_eq (beta * r10 * r16 * r6 - r2 * r10 ^ 3) (beta * r2).
  numerator_eq N19 H5 (- beta * r16 * r6 + r2 * r10 ^ 2) (r16 * r6).
  assert (Q20 : (r10) * (- beta * r16 * r6 + r2 * r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q20; lra.
Qed.

Lemma cor_NCNP_known_TD_full_overflow : forall (C : R) (D : R) (T : R) (lambda : R) (p : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> 0 < p -> p = rpow C (2 / 3) * rpow T (1 / 3) * rpow lambda (1 / 3) / rpow (D + T) (2 / 3) -> D * p / C <= rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D T lambda p H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < C) by pos.
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  assert (E6 : rpow C (2 / 3) = (rpow C (1 / 3)) ^ 2) by root_powers.
  call r2 (rpow C (1 / 3)).
  call q5 (rpow C (2 / 3)).
  subst q5.
  subst C.
  assert (S7 : 0 < T) by pos.
  assert (F9 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E10 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r8 (rpow T (1 / 3)).
  subst T.
  assert (S11 : 0 < lambda) by pos.
  assert (F13 : 0 < rpow lambda (1 / 3)) by (apply rpow_pos; lra).
  assert (E14 : lambda = (rpow lambda (1 / 3)) ^ 3) by root_powers.
  call r12 (rpow lambda (1 / 3)).
  subst lambda.
  assert (S15 : 0 < D + r8 ^ 3) by pos.
  assert (F17 : 0 < rpow (D + (r8 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : D + (r8 ^ 3) = (rpow (D + (r8 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E20 : rpow (D + (r8 ^ 3)) (2 / 3) = (rpow (D + (r8 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  call r16 (rpow (D + (r8 ^ 3)) (1 / 3)).
  call q19 (rpow (D + (r8 ^ 3)) (2 / 3)).
  subst q19.
  fraction_le (- D * p + r12 * r16 * r8 * r2 ^ 2) (r2 ^ 3).
  numerator_eq N21 H5 (- p * r16 ^ 2 + r12 * r8 * r2 ^ 2) (r16 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D * p - r12 * r16 * r8 * r2 ^ 2) by lra.
  assert (Q24 : (- p) * (- D + r16 ^ 3 - r8 ^ 3) = 0) by (apply mul_zero; lra).
  assert (Q25 : (- r16) * (- p * r16 ^ 2 + r12 * r8 * r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H4 F9) F9) F9) as T28.
  clear - Neg Neg0 Q24 Q25 T28; lra.
Qed.

Lemma cor_NCNP_known_TD_full_delay_exact : forall (C : R) (D : R) (T : R) (beta : R) (lambda : R) (v : R), 0 < C -> 0 <= D -> 0 < T -> 0 < beta -> 0 < lambda -> 0 < v -> C = T * v / (sqrt lambda * sqrt (D + T)) -> beta ^ 3 = C * lambda ^ 2 / (T * (D + T)) -> D ^ 3 * beta ^ 3 = v * D ^ 3 * (sqrt lambda) ^ 3 / (sqrt (D + T)) ^ 3.
Proof.
  intros C D T beta lambda v H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_full_delay : forall (C : R) (D : R) (T : R) (beta : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < beta -> 0 < lambda -> beta ^ 3 = C * lambda ^ 2 / (T * (D + T)) -> C <= T / (sqrt lambda * sqrt (D + T)) -> D * beta <= sqrt lambda * sqrt (D + T).
Proof.
  intros C D T beta lambda H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_TD_bound_full_information : forall (C : R) (D : R) (R_ : R) (T : R) (beta : R) (e : R) (lambda : R) (p : R) (r : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 < beta -> 0 < e -> 0 < lambda -> 0 < p -> 0 < r -> T * beta / p = r -> lambda / beta = r -> D * p / C <= r -> D * beta <= e -> R_ <= D * beta + T * beta / p + lambda / beta + D * p / C -> R_ <= e + 3 * r.
Proof.
  intros C D R_ T beta e lambda p r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma cor_NCNP_known_TD_bandit_probability_at_the_limit : forall (C : R) (D : R) (K : R) (T : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < p -> C = (D + T) / (sqrt K * sqrt T) -> p = rpow C (2 / 3) * rpow K (1 / 3) * rpow T (1 / 3) / rpow (D + T) (2 / 3) -> p = 1.
Proof.
  intros C D K T p H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_full_probability_up_to_the_limit : forall (C : R) (D : R) (T : R) (lambda : R) (p : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> 0 < p -> p = rpow C (2 / 3) * rpow T (1 / 3) * rpow lambda (1 / 3) / rpow (D + T) (2 / 3) -> C <= T / (sqrt lambda * sqrt (D + T)) -> p <= T / (D + T).
Proof.
  intros C D T lambda p H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_full_delay_beyond : forall (D : R) (T : R) (v : R), 0 <= D -> 0 < T -> 0 < v -> v > 8 -> D >= T -> D * rpow v (1 / 3) / (D + T) > 1.
Proof.
  intros D T v H0 H1 H2 H3 H4.
  assert (S1 : 0 < v) by pos.
  assert (F3 : 0 < rpow v (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : v = (rpow v (1 / 3)) ^ 3) by root_powers.
  call r2 (rpow v (1 / 3)).
  subst v.
  apply Rlt_gt.
  fraction_lt (D * r2 - D - T) (D + T).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - D * r2 + D + T) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ F3) Neg0) as T8.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ F3 F3)) Neg0) as T9.
  assert (P11 : 0 < r2 ^ 3 - 8) by (pose proof (Rgt_lt _ _ H3); lra).
  pose proof (mul_lt _ _ H1 P11) as T12.
  assert (P13 : 0 <= D - T) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P11) P13) as T14.
  pose proof (mul_le _ _ (mul_le _ _ P13 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T15.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) (square (2 - r2))) as T16.
  pose proof (mul_le _ _ (mul_le _ _ P13 (Rlt_le _ _ F3)) (square (r2 + 1))) as T17.
  clear - Neg Neg0 T8 T9 T12 T14 T15 T16 T17; lra.
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

Lemma cor_NCNP_known_TD_smaller_capacity : forall (C : R) (D : R) (K : R) (T : R) (c : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < p -> p = rpow K (1 / 3) * rpow T (1 / 3) * rpow c (2 / 3) / rpow (D + T) (2 / 3) -> c <= C -> D * p / C <= rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow c (1 / 3).
Proof.
  intros C D K T c p H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < K) by pos.
  assert (F3 : 0 < rpow K (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : K = (rpow K (1 / 3)) ^ 3) by root_powers.
  call r2 (rpow K (1 / 3)).
  subst K.
  assert (S5 : 0 < T) by pos.
  assert (F7 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r6 (rpow T (1 / 3)).
  subst T.
  assert (S9 : 0 < c) by pos.
  assert (F11 : 0 < rpow c (1 / 3)) by (apply rpow_pos; lra).
  assert (E12 : c = (rpow c (1 / 3)) ^ 3) by root_powers.
  assert (E14 : rpow c (2 / 3) = (rpow c (1 / 3)) ^ 2) by root_powers.
  call r10 (rpow c (1 / 3)).
  call q13 (rpow c (2 / 3)).
  subst q13.
  subst c.
  assert (S15 : 0 < D + r6 ^ 3) by pos.
  assert (F17 : 0 < rpow (D + (r6 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : D + (r6 ^ 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E20 : rpow (D + (r6 ^ 3)) (2 / 3) = (rpow (D + (r6 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  call r16 (rpow (D + (r6 ^ 3)) (1 / 3)).
  call q19 (rpow (D + (r6 ^ 3)) (2 / 3)).
  subst q19.
  fraction_le (C * r16 * r2 * r6 - D * p * r10) (C * r10).
  numerator_eq N21 H6 (- p * r16 ^ 2 + r2 * r6 * r10 ^ 2) (r16 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * r16 * r2 * r6 + D * p * r10) by lra.
  assert (P67 : 0 < r6 ^ 3) by (pose proof H3; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P67 H5) F11) as T70.
  assert (P74 : 0 <= C - r10 ^ 3) by (pose proof H7; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ F3 F7) F17)) P74) as T75.
  assert (Q76 : (- p * r10) * (- D + r16 ^ 3 - r6 ^ 3) = 0) by (apply mul_zero; lra).
  assert (Q77 : (- r10 * r16) * (- p * r16 ^ 2 + r2 * r6 * r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T70 T75 Q76 Q77; lra.
Qed.

Lemma cor_NCNP_known_TD_smaller_capacity_any_capacity : forall (C : R) (D : R) (K : R) (T : R) (c : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < p -> p = rpow K (1 / 3) * rpow T (1 / 3) * rpow c (2 / 3) / rpow (D + T) (2 / 3) -> c <= C -> c <= (D + T) / (sqrt K * sqrt T) -> p <= 1.
Proof.
  intros C D K T c p H0 H1 H2 H3 H4 H5 H6 H7 H8.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_bandit_limit : forall (C : R) (D : R) (K : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> C = (D + T) / (sqrt K * sqrt T) -> rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = sqrt K * sqrt T.
Proof.
  intros C D K T H0 H1 H2 H3 H4.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_full_limit : forall (C : R) (D : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> C = T / (sqrt lambda * sqrt (D + T)) -> rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = sqrt lambda * sqrt (D + T).
Proof.
  intros C D T lambda H0 H1 H2 H3 H4.
  repeat split; by_logs.
Qed.

Lemma cor_NCNP_known_TD_bandit_variance_better_rate__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (alpha : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < alpha -> 0 < p -> p = rpow C (2 / 3) * rpow K (1 / 3) * rpow T (1 / 3) / rpow (D + T) (2 / 3) -> alpha = sqrt 2 * sqrt p / sqrt T -> T * alpha * sqrt K / p = sqrt 2 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T alpha p H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_TD_bandit_variance_better_rate__lemma_2 : forall (C : R) (D : R) (K : R) (T : R) (alpha : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < alpha -> 0 < p -> p = rpow C (2 / 3) * rpow K (1 / 3) * rpow T (1 / 3) / rpow (D + T) (2 / 3) -> alpha = sqrt 2 * sqrt p / sqrt T -> 2 * sqrt K / alpha = sqrt 2 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T alpha p H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (cor_NCNP_known_TD_bandit_variance_better_rate__lemma_1 C D K T alpha p shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_TD_bandit_variance_better_rate : forall (C : R) (D : R) (K : R) (T : R) (alpha : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < alpha -> 0 < p -> p = rpow C (2 / 3) * rpow K (1 / 3) * rpow T (1 / 3) / rpow (D + T) (2 / 3) -> alpha = sqrt 2 * sqrt p / sqrt T -> T * alpha * sqrt K / p + 2 * sqrt K / alpha = 2 * sqrt 2 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T alpha p H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (cor_NCNP_known_TD_bandit_variance_better_rate__lemma_1 C D K T alpha p shown shown shown shown shown shown shown shown) as K0.
  pose proof (cor_NCNP_known_TD_bandit_variance_better_rate__lemma_2 C D K T alpha p shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_TD_bandit_variance_best_rate : forall (rho : R), 0 < rho -> rho + 2 / rho >= 2 * sqrt 2.
Proof.
  intros rho H0.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  apply Rle_ge.
  fraction_le (- 2 * r2 * rho + rho ^ 2 + 2) (rho).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * r2 * rho - rho ^ 2 - 2) by lra.
  pose proof (square (- r2 + rho)) as T7.
  assert (Q8 : (1) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T7 Q8; lra.
Qed.

Lemma cor_NCNP_known_TD_bound_bandit_best_parameters : forall (x : R) (y : R) (z : R), 0 < x -> 0 < y -> 0 < z -> x * y * z = 2 -> x + y + z >= 3 * rpow 2 (1 / 3).
Proof.
  intros x y z H0 H1 H2 H3.
  assert (S1 : 0 < 2) by pos.
  assert (F3 : 0 < rpow 2 (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : 2 = (rpow 2 (1 / 3)) ^ 3) by root_powers.
  call r2 (rpow 2 (1 / 3)).
  apply Rle_ge.
  fraction_le (- 3 * r2 + x + y + z) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r2 - x - y - z) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H1) Neg0) as T8.
  assert (Q9 : (- 1) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H2) Neg0) as T11.
  assert (Q12 : (- 1) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F3) Neg0) as T14.
  pose proof (mul_lt _ _ (mul_lt _ _ H1 H2) Neg0) as T15.
  assert (Q16 : (- 1) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H1 F3) Neg0) as T17.
  pose proof (mul_lt _ _ (mul_lt _ _ H2 F3) Neg0) as T18.
  pose proof (mul_lt _ _ (mul_lt _ _ F3 F3) Neg0) as T19.
  assert (Q20 : (3) * (r2 ^ 3 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) (square (- y + z))) as T21.
  assert (Q22 : (- 2) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ F3) (square (- y + z))) as T23.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) (square (- x + z))) as T24.
  assert (Q25 : (- 2) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ F3) (square (- x + z))) as T26.
  pose proof (mul_le _ _ (Rlt_le _ _ H2) (square (- x + y))) as T27.
  assert (Q28 : (- 2) * (- x * y * z + 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ F3) (square (- x + y))) as T29.
  clear - Neg T8 Q9 T11 Q12 T14 T15 Q16 T17 T18 T19 Q20 T21 Q22 T23 T24 Q25 T26 T27 Q28 T29; lra.
Qed.
