(* thm_h_1_fixed_p: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_NCNP_fixed_p_markov_pointwise : forall (C : R) (n : R), 0 < C -> 0 <= n -> n >= C -> 1 <= n / C.
Proof.
  intros C n H0 H1 H2.
  fraction_le (- C + n) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C - n) by lra.
  assert (P3 : 0 <= - C + n) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma thm_NCNP_fixed_p_bandit_means_one_round : forall (C : R) (K : R) (alpha : R) (beta : R) (d : R) (f : R) (p : R) (q : R) (sigma : R), 0 < C -> 0 < K -> 0 < alpha -> 0 < beta -> 0 <= d -> 0 <= f -> 0 < p -> 0 <= q -> 0 <= sigma -> q <= p -> f <= sigma * p / C -> p <= 1 -> q * alpha * sqrt K / p ^ 2 + d * q * beta / p + f <= alpha * sqrt K / p + d * beta + sigma * p / C.
Proof.
  intros C K alpha beta d f p q sigma H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  fraction_le (C * alpha * p * r2 - C * alpha * q * r2 + C * beta * d * p ^ 2 - C * beta * d * p * q - C * f * p ^ 2 + sigma * p ^ 3) (C * p ^ 2).
  numerator_le N5 H10 (- C * f + p * sigma) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * alpha * p * r2 + C * alpha * q * r2 - C * beta * d * p ^ 2 + C * beta * d * p * q + C * f * p ^ 2 - sigma * p ^ 3) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H6 H6)) N5) as T10.
  assert (P13 : 0 <= p - q) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H2)) P13) (Rlt_le _ _ F3)) as T15.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H3)) H4) (Rlt_le _ _ H6)) P13) as T18.
  clear - Neg Neg0 T10 T15 T18; lra.
Qed.

Lemma thm_NCNP_fixed_p_bandit_means_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
Proof.
  intros n r y H0 H1 H2.
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t)) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t))).
  {
  assert (B : sum 1 1 (fun t : Z => y t / (r t + 1)) <= sum 1 1 (fun t : Z => y t)).
  {
  assert (E2 : sum 1 1 (fun t : Z => y t / (r t + 1)) = (y 1%Z / (r 1%Z + 1))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => y t / (r t + 1))).
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => y t) = (y 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun t : Z => y t)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (r 1%Z).
  pose proof (H2 (1)%Z) as F7.
  call o8 (y 1%Z).
  fraction_le (o6 * o8) (o6 + 1).
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
  call y1 (sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => y t) = (y (n + 1)%Z + sum 1 n (fun t : Z => y t))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun t : Z => y t)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun t : Z => y t / (r t + 1))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun t : Z => y t / (r t + 1))).
  assert (F8 : 0 <= sum 1 n (fun t : Z => y t)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun t : Z => y t)).
  pose proof (H1 (n + 1)%Z) as F10.
  call o11 (r (n + 1)%Z).
  pose proof (H2 (n + 1)%Z) as F12.
  call o13 (y (n + 1)%Z).
  fraction_le (o11 * o13 - o11 * o7 + o11 * o9 - o7 + o9) (o11 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o11 * o13 + o11 * o7 - o11 * o9 + o7 - o9) by lra.
  assert (P16 : 0 <= - o7 + o9) by (pose proof IH; lra).
  assert (P18 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ P16 P18) as T19.
  assert (P20 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ P18 P20) as T21.
  clear - Neg Neg0 P16 T19 T21; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
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
  fraction_le (C * beta * d * p ^ 2 - C * beta * d * p * q + C * beta * p - C * beta * q - C * f * p ^ 2 + sigma * p ^ 3) (C * p ^ 2).
  numerator_le N1 H8 (- C * f + p * sigma) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * beta * d * p ^ 2 + C * beta * d * p * q - C * beta * p + C * beta * q + C * f * p ^ 2 - sigma * p ^ 3) by lra.
  assert (P6 : 0 <= p - q) by (pose proof H7; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H1)) P6) as T7.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H4 H4)) N1) as T10.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H1)) H2) (Rlt_le _ _ H4)) P6) as T12.
  clear - Neg Neg0 T7 T10 T12; lra.
Qed.

Lemma thm_NCNP_fixed_p_full_means_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
Proof.
  intros n r y H0 H1 H2.
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t)) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t))).
  {
  assert (B : sum 1 1 (fun t : Z => y t / (r t + 1)) <= sum 1 1 (fun t : Z => y t)).
  {
  assert (E2 : sum 1 1 (fun t : Z => y t / (r t + 1)) = (y 1%Z / (r 1%Z + 1))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => y t / (r t + 1))).
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => y t) = (y 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun t : Z => y t)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (r 1%Z).
  pose proof (H2 (1)%Z) as F7.
  call o8 (y 1%Z).
  fraction_le (o6 * o8) (o6 + 1).
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
  call y1 (sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => y t) = (y (n + 1)%Z + sum 1 n (fun t : Z => y t))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun t : Z => y t)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun t : Z => y t / (r t + 1))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun t : Z => y t / (r t + 1))).
  assert (F8 : 0 <= sum 1 n (fun t : Z => y t)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun t : Z => y t)).
  pose proof (H1 (n + 1)%Z) as F10.
  call o11 (r (n + 1)%Z).
  pose proof (H2 (n + 1)%Z) as F12.
  call o13 (y (n + 1)%Z).
  fraction_le (o11 * o13 - o11 * o7 + o11 * o9 - o7 + o9) (o11 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o11 * o13 + o11 * o7 - o11 * o9 + o7 - o9) by lra.
  assert (P16 : 0 <= - o7 + o9) by (pose proof IH; lra).
  assert (P18 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ P16 P18) as T19.
  assert (P20 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ P18 P20) as T21.
  clear - Neg Neg0 P16 T19 T21; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma thm_NCNP_fixed_p_bandit_total : forall (C : R) (D : R) (K : R) (S_ : R) (T : R) (alpha : R) (beta : R) (lambda : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= S_ -> 0 < T -> 0 < alpha -> 0 < beta -> 0 <= lambda -> 0 < p -> S_ <= D -> K >= 1 -> D * beta + T * alpha * sqrt K / p + 2 * sqrt K / alpha + lambda / beta + S_ * p / C <= D * beta + T * alpha * sqrt K / p + 2 * sqrt K / alpha + lambda / beta + D * p / C.
Proof.
  intros C D K S_ T alpha beta lambda p H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  fraction_le (D * p - S_ * p) (C).
  replace (D * p - S_ * p) with ((p) * (D - S_)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D + S_) by lra.
  assert (P7 : 0 <= D - S_) by (pose proof H9; lra).
  clear - Neg Neg0 P7; lra.
Qed.

Lemma thm_NCNP_fixed_p_full_total : forall (C : R) (D : R) (K : R) (S_ : R) (T : R) (beta : R) (lambda : R) (p : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= S_ -> 0 < T -> 0 < beta -> 0 <= lambda -> 0 < p -> S_ <= D -> K >= 1 -> D * beta + T * beta / p + lambda / beta + S_ * p / C <= D * beta + T * beta / p + lambda / beta + D * p / C.
Proof.
  intros C D K S_ T beta lambda p H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  fraction_le (D * p - S_ * p) (C).
  replace (D * p - S_ * p) with ((p) * (D - S_)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D + S_) by lra.
  assert (P3 : 0 <= D - S_) by (pose proof H8; lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma thm_NCNP_fixed_p_bound_bandit_three_terms : forall (x : R) (y : R) (z : R), 0 < x -> 0 < y -> 0 < z -> 3 * rpow x (1 / 3) * rpow y (1 / 3) * rpow z (1 / 3) <= x + y + z.
Proof.
  intros x y z H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  assert (F3 : 0 < rpow x (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : x = (rpow x (1 / 3)) ^ 3) by root_powers.
  call r2 (rpow x (1 / 3)).
  subst x.
  assert (S5 : 0 < y) by pos.
  assert (F7 : 0 < rpow y (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : y = (rpow y (1 / 3)) ^ 3) by root_powers.
  call r6 (rpow y (1 / 3)).
  subst y.
  assert (S9 : 0 < z) by pos.
  assert (F11 : 0 < rpow z (1 / 3)) by (apply rpow_pos; lra).
  assert (E12 : z = (rpow z (1 / 3)) ^ 3) by root_powers.
  call r10 (rpow z (1 / 3)).
  subst z.
  fraction_le (r10 ^ 3 - 3 * r10 * r2 * r6 + r2 ^ 3 + r6 ^ 3) (1).
  replace (r10 ^ 3 - 3 * r10 * r2 * r6 + r2 ^ 3 + r6 ^ 3) with ((r10 + r2 + r6) * (r10 ^ 2 - r10 * r2 - r10 * r6 + r2 ^ 2 - r2 * r6 + r6 ^ 2)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 ^ 2 + r10 * r2 + r10 * r6 - r2 ^ 2 + r2 * r6 - r6 ^ 2) by lra.
  pose proof (square (- r2 + r6)) as T15.
  pose proof (square (- r10 + r6)) as T16.
  pose proof (square (- r10 + r2)) as T17.
  clear - Neg Neg0 T15 T16 T17; lra.
Qed.
