(* thm_h_1_fixed_p: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_NCNP_fixed_p_markov_pointwise : forall (C : R) (n : R), 0 < C -> 0 <= n -> n >= C -> 1 <= n / C.
Proof.
  intros C n H0 H1 H2.
  assert (G0 : 1 <= n / C).
  {
  apply (le_by_fraction _ _ (- C + n) (C)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C - n) by lra.
  assert (P1 : 0 < C - n) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= - C + n) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCNP_fixed_p_bandit_means_one_round : forall (C : R) (K : R) (alpha : R) (beta : R) (d : R) (f : R) (p : R) (q : R) (sigma : R), 0 < C -> 0 < K -> 0 < alpha -> 0 < beta -> 0 <= d -> 0 <= f -> 0 < p -> 0 <= q -> 0 <= sigma -> q <= p -> f <= sigma * p / C -> p <= 1 -> q * alpha * sqrt K / p ^ 2 + d * q * beta / p + f <= alpha * sqrt K / p + d * beta + sigma * p / C.
Proof.
  intros C K alpha beta d f p q sigma H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (G0 : q * alpha * sqrt K / p ^ 2 + d * q * beta / p + f <= alpha * sqrt K / p + d * beta + sigma * p / C).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  assert (F3 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E4 : K = (sqrt K) ^ 2) by root_powers.
  set (r2 := sqrt K) in *.
  clearbody r2.
  subst K.
  apply (le_by_fraction _ _ (C * alpha * p * r2 - C * alpha * q * r2 + C * beta * d * p ^ 2 - C * beta * d * p * q - C * f * p ^ 2 + sigma * p ^ 3) (C * p ^ 2)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= - C * f + p * sigma) by (apply (numerator_le _ _ (- C * f + p * sigma) (C) H10); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * alpha * p * r2 + C * alpha * q * r2 - C * beta * d * p ^ 2 + C * beta * d * p * q + C * f * p ^ 2 - sigma * p ^ 3) by lra.
  assert (P6 : 0 < - C * alpha * p * r2 + C * alpha * q * r2 - C * beta * d * p ^ 2 + C * beta * d * p * q + C * f * p ^ 2 - sigma * p ^ 3) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 < p) by (pose proof H6; lra).
  assert (P9 : 0 <= - C * f + p * sigma) by (pose proof N5; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P8 P8)) P9) as T10.
  assert (P11 : 0 < C) by (pose proof H0; lra).
  assert (P12 : 0 < alpha) by (pose proof H2; lra).
  assert (P13 : 0 <= p - q) by (pose proof H9; lra).
  assert (P14 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P11 P12)) P13) (Rlt_le _ _ P14)) as T15.
  assert (P16 : 0 < beta) by (pose proof H3; lra).
  assert (P17 : 0 <= d) by (pose proof H4; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P11 P16)) P17) (Rlt_le _ _ P8)) P13) as T18.
  clear - Neg T7 T10 T15 T18.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCNP_fixed_p_bandit_means_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
Proof.
  intros n r y H0 H1 H2.
  assert (G0 : sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t)).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t)) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t))).
  {
  assert (B : sum 1 1 (fun t : Z => y t / (r t + 1)) <= sum 1 1 (fun t : Z => y t)).
  {
  assert (E2 : sum 1 1 (fun t : Z => y t / (r t + 1)) = (y 1%Z / (r 1%Z + 1))) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => y t / (r t + 1))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => y t) = (y 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun t : Z => y t)) in *.
  clearbody y3.
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  set (o6 := r 1%Z) in *.
  clearbody o6.
  pose proof (H2 (1)%Z) as F7.
  set (o8 := y 1%Z) in *.
  clearbody o8.
  apply (le_by_fraction _ _ (o6 * o8) (o6 + 1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1)) <= sum 1 (n + 1)%Z (fun t : Z => y t)).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1)) = (sum 1 n (fun t : Z => y t / (r t + 1)) + y (n + 1)%Z / (r (n + 1)%Z + 1))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => y t) = (y (n + 1)%Z + sum 1 n (fun t : Z => y t))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun t : Z => y t)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (F6 : 0 <= sum 1 n (fun t : Z => y t / (r t + 1))) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun t : Z => y t / (r t + 1))) in *.
  clearbody o7.
  assert (F8 : 0 <= sum 1 n (fun t : Z => y t)) by (apply sum_nonneg; each_term).
  set (o9 := sum 1 n (fun t : Z => y t)) in *.
  clearbody o9.
  pose proof (H1 (n + 1)%Z) as F10.
  set (o11 := r (n + 1)%Z) in *.
  clearbody o11.
  pose proof (H2 (n + 1)%Z) as F12.
  set (o13 := y (n + 1)%Z) in *.
  clearbody o13.
  apply (le_by_fraction _ _ (o11 * o13 - o11 * o7 + o11 * o9 - o7 + o9) (o11 + 1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o11 * o13 + o11 * o7 - o11 * o9 + o7 - o9) by lra.
  assert (P14 : 0 < - o11 * o13 + o11 * o7 - o11 * o9 + o7 - o9) by (pose proof Neg0; lra).
  pose proof P14 as T15.
  assert (P16 : 0 <= - o7 + o9) by (pose proof IH; lra).
  pose proof P16 as T17.
  assert (P18 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ P16 P18) as T19.
  assert (P20 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ P18 P20) as T21.
  clear - Neg T15 T17 T19 T21.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma thm_NCNP_fixed_p_full_means_as_printed : ~ (forall (beta : R) (p : R), 0 < beta -> 0 < p -> p <= 1 -> beta + beta * (p * (1 - p) + p) / p ^ 2 + p <= beta + 2 * beta / p).
Proof.
  intro H.
  specialize (H (1/2) (1)).
  refute H.
Qed.

Lemma thm_NCNP_fixed_p_full_means_one_round : forall (C : R) (beta : R) (d : R) (f : R) (p : R) (q : R) (sigma : R), 0 < C -> 0 < beta -> 0 <= d -> 0 <= f -> 0 < p -> 0 <= q -> 0 <= sigma -> q <= p -> f <= sigma * p / C -> p <= 1 -> d * q * beta / p + q * beta / p ^ 2 + f <= d * beta + beta / p + sigma * p / C.
Proof.
  intros C beta d f p q sigma H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : d * q * beta / p + q * beta / p ^ 2 + f <= d * beta + beta / p + sigma * p / C).
  {
  apply (le_by_fraction _ _ (C * beta * d * p ^ 2 - C * beta * d * p * q + C * beta * p - C * beta * q - C * f * p ^ 2 + sigma * p ^ 3) (C * p ^ 2)); [(field; nonzero) || field || lra | pos |].
  assert (N1 : 0 <= - C * f + p * sigma) by (apply (numerator_le _ _ (- C * f + p * sigma) (C) H8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * beta * d * p ^ 2 + C * beta * d * p * q - C * beta * p + C * beta * q + C * f * p ^ 2 - sigma * p ^ 3) by lra.
  assert (P2 : 0 < - C * beta * d * p ^ 2 + C * beta * d * p * q - C * beta * p + C * beta * q + C * f * p ^ 2 - sigma * p ^ 3) by (pose proof Neg0; lra).
  pose proof P2 as T3.
  assert (P4 : 0 < C) by (pose proof H0; lra).
  assert (P5 : 0 < beta) by (pose proof H1; lra).
  assert (P6 : 0 <= p - q) by (pose proof H7; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P4 P5)) P6) as T7.
  assert (P8 : 0 < p) by (pose proof H4; lra).
  assert (P9 : 0 <= - C * f + p * sigma) by (pose proof N1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P8 P8)) P9) as T10.
  assert (P11 : 0 <= d) by (pose proof H2; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P4 P5)) P11) (Rlt_le _ _ P8)) P6) as T12.
  clear - Neg T3 T7 T10 T12.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCNP_fixed_p_full_means_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
Proof.
  intros n r y H0 H1 H2.
  assert (G0 : sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t)).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t)) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t))).
  {
  assert (B : sum 1 1 (fun t : Z => y t / (r t + 1)) <= sum 1 1 (fun t : Z => y t)).
  {
  assert (E2 : sum 1 1 (fun t : Z => y t / (r t + 1)) = (y 1%Z / (r 1%Z + 1))) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => y t / (r t + 1))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => y t) = (y 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun t : Z => y t)) in *.
  clearbody y3.
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  set (o6 := r 1%Z) in *.
  clearbody o6.
  pose proof (H2 (1)%Z) as F7.
  set (o8 := y 1%Z) in *.
  clearbody o8.
  apply (le_by_fraction _ _ (o6 * o8) (o6 + 1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1)) <= sum 1 (n + 1)%Z (fun t : Z => y t)).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1)) = (sum 1 n (fun t : Z => y t / (r t + 1)) + y (n + 1)%Z / (r (n + 1)%Z + 1))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => y t) = (y (n + 1)%Z + sum 1 n (fun t : Z => y t))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun t : Z => y t)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (F6 : 0 <= sum 1 n (fun t : Z => y t / (r t + 1))) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun t : Z => y t / (r t + 1))) in *.
  clearbody o7.
  assert (F8 : 0 <= sum 1 n (fun t : Z => y t)) by (apply sum_nonneg; each_term).
  set (o9 := sum 1 n (fun t : Z => y t)) in *.
  clearbody o9.
  pose proof (H1 (n + 1)%Z) as F10.
  set (o11 := r (n + 1)%Z) in *.
  clearbody o11.
  pose proof (H2 (n + 1)%Z) as F12.
  set (o13 := y (n + 1)%Z) in *.
  clearbody o13.
  apply (le_by_fraction _ _ (o11 * o13 - o11 * o7 + o11 * o9 - o7 + o9) (o11 + 1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o11 * o13 + o11 * o7 - o11 * o9 + o7 - o9) by lra.
  assert (P14 : 0 < - o11 * o13 + o11 * o7 - o11 * o9 + o7 - o9) by (pose proof Neg0; lra).
  pose proof P14 as T15.
  assert (P16 : 0 <= - o7 + o9) by (pose proof IH; lra).
  pose proof P16 as T17.
  assert (P18 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ P16 P18) as T19.
  assert (P20 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ P18 P20) as T21.
  clear - Neg T15 T17 T19 T21.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma thm_NCNP_fixed_p_bandit_total : forall (C : R) (D : R) (K : R) (S_ : R) (T : R) (alpha : R) (beta : R) (lambda : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= S_ -> 0 < T -> 0 < alpha -> 0 < beta -> 0 <= lambda -> 0 < p -> S_ <= D -> K >= 1 -> D * beta + T * alpha * sqrt K / p + 2 * sqrt K / alpha + lambda / beta + S_ * p / C <= D * beta + T * alpha * sqrt K / p + 2 * sqrt K / alpha + lambda / beta + D * p / C.
Proof.
  intros C D K S_ T alpha beta lambda p H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  assert (G0 : D * beta + T * alpha * sqrt K / p + 2 * sqrt K / alpha + lambda / beta + S_ * p / C <= D * beta + T * alpha * sqrt K / p + 2 * sqrt K / alpha + lambda / beta + D * p / C).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  assert (F3 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E4 : K = (sqrt K) ^ 2) by root_powers.
  set (r2 := sqrt K) in *.
  clearbody r2.
  subst K.
  apply (le_by_fraction _ _ (D * p - S_ * p) (C)); [(field; nonzero) || field || lra | pos |].
  replace (D * p - S_ * p) with ((p) * (D - S_)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D + S_) by lra.
  assert (P5 : 0 < - D + S_) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= D - S_) by (pose proof H9; lra).
  pose proof P7 as T8.
  clear - Neg T6 T8.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCNP_fixed_p_full_total : forall (C : R) (D : R) (K : R) (S_ : R) (T : R) (beta : R) (lambda : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= S_ -> 0 < T -> 0 < beta -> 0 <= lambda -> 0 < p -> S_ <= D -> K >= 1 -> D * beta + T * beta / p + lambda / beta + S_ * p / C <= D * beta + T * beta / p + lambda / beta + D * p / C.
Proof.
  intros C D K S_ T beta lambda p H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : D * beta + T * beta / p + lambda / beta + S_ * p / C <= D * beta + T * beta / p + lambda / beta + D * p / C).
  {
  apply (le_by_fraction _ _ (D * p - S_ * p) (C)); [(field; nonzero) || field || lra | pos |].
  replace (D * p - S_ * p) with ((p) * (D - S_)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D + S_) by lra.
  assert (P1 : 0 < - D + S_) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= D - S_) by (pose proof H8; lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCNP_fixed_p_bound_bandit_three_terms : forall (x : R) (y : R) (z : R), 0 < x -> 0 < y -> 0 < z -> 3 * rpow x (1 / 3) * rpow y (1 / 3) * rpow z (1 / 3) <= x + y + z.
Proof.
  intros x y z H0 H1 H2.
  assert (G0 : 3 * rpow x (1 / 3) * rpow y (1 / 3) * rpow z (1 / 3) <= x + y + z).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  assert (F3 : 0 < rpow x (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : x = (rpow x (1 / 3)) ^ 3) by root_powers.
  set (r2 := rpow x (1 / 3)) in *.
  clearbody r2.
  subst x.
  assert (S5 : 0 < y).
  {
  pos.
  }
  assert (F7 : 0 < rpow y (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : y = (rpow y (1 / 3)) ^ 3) by root_powers.
  set (r6 := rpow y (1 / 3)) in *.
  clearbody r6.
  subst y.
  assert (S9 : 0 < z).
  {
  pos.
  }
  assert (F11 : 0 < rpow z (1 / 3)) by (apply rpow_pos; lra).
  assert (E12 : z = (rpow z (1 / 3)) ^ 3) by root_powers.
  set (r10 := rpow z (1 / 3)) in *.
  clearbody r10.
  subst z.
  apply (le_by_fraction _ _ (r10 ^ 3 - 3 * r10 * r2 * r6 + r2 ^ 3 + r6 ^ 3) (1)); [(field; nonzero) || field || lra | pos |].
  replace (r10 ^ 3 - 3 * r10 * r2 * r6 + r2 ^ 3 + r6 ^ 3) with ((r10 + r2 + r6) * (r10 ^ 2 - r10 * r2 - r10 * r6 + r2 ^ 2 - r2 * r6 + r6 ^ 2)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 ^ 2 + r10 * r2 + r10 * r6 - r2 ^ 2 + r2 * r6 - r6 ^ 2) by lra.
  assert (P13 : 0 < - r10 ^ 2 + r10 * r2 + r10 * r6 - r2 ^ 2 + r2 * r6 - r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  pose proof (square (- r2 + r6)) as T15.
  pose proof (square (- r10 + r6)) as T16.
  pose proof (square (- r10 + r2)) as T17.
  clear - Neg T14 T15 T16 T17.
  lra.
  }
  exact G0.
Qed.
