(* past_logarithm: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma past_crowds_load_any_c : forall (c : R) (p : R) (sigma : R), 0 < c -> 0 < p -> 0 < sigma -> p <= c / sigma -> p * sigma <= c.
Proof.
  intros c p sigma H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma past_crowds_bandit : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R) (m : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 <= m -> F <= delta * Rmax 0 (- C + T) -> M <= T + m / c -> K >= 1 -> m <= 2 * D -> 2 * sqrt 2 * sqrt D * sqrt ell + F + sqrt M * (4 * sqrt K - 2) <= 2 * sqrt 2 * sqrt D * sqrt ell + delta * Rmax 0 (- C + T) + sqrt (2 * D / c + T) * (4 * sqrt K - 2).
Proof.
  intros.
  assert (S : 1 <= sqrt K) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra).
  assert (Q : m / c <= 2 * D / c) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
  assert (W : sqrt M <= sqrt (2 * D / c + T)) by (apply sqrt_le_1_alt; lra).
  pose proof (mul_le (4 * sqrt K - 2) (sqrt (2 * D / c + T) - sqrt M) ltac:(lra) ltac:(lra)); lra.
Qed.

Lemma past_crowds_bandit_equal_delays : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R) (m : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 <= m -> F <= delta * Rmax 0 (- C + T) -> M <= T + m / c -> K >= 1 -> m <= D -> 2 * sqrt 2 * sqrt D * sqrt ell + F + sqrt M * (4 * sqrt K - 2) <= 2 * sqrt 2 * sqrt D * sqrt ell + delta * Rmax 0 (- C + T) + sqrt (D / c + T) * (4 * sqrt K - 2).
Proof.
  intros.
  assert (S : 1 <= sqrt K) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra).
  assert (Q : m / c <= D / c) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
  assert (W : sqrt M <= sqrt (D / c + T)) by (apply sqrt_le_1_alt; lra).
  pose proof (mul_le (4 * sqrt K - 2) (sqrt (D / c + T) - sqrt M) ltac:(lra) ltac:(lra)); lra.
Qed.

Lemma past_crowds_full_information : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R) (m : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 <= m -> F <= delta * Rmax 0 (- C + T) -> M <= T + m / c -> K >= 1 -> m <= 2 * D -> F + 2 * sqrt 2 * sqrt ell * sqrt (D + M / 8) <= delta * Rmax 0 (- C + T) + sqrt ell * sqrt (8 * D + 2 * D / c + T).
Proof.
  intros.
  assert (Q : m / c <= 2 * D / c) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
  assert (E8 : 2 * sqrt 2 * sqrt (D + M / 8) = sqrt (8 * D + M)) by (replace (8 * D + M) with (2 ^ 2 * (2 * (D + M / 8))) by field; rewrite sqrt_mult_alt by lra; rewrite sqrt_pow2 by lra; rewrite sqrt_mult_alt by lra; ring).
  assert (W : sqrt (8 * D + M) <= sqrt (8 * D + 2 * D / c + T)) by (apply sqrt_le_1_alt; lra).
  pose proof (mul_le (sqrt ell) (sqrt (8 * D + 2 * D / c + T) - sqrt (8 * D + M)) (sqrt_pos ell) ltac:(lra)) as Z; rewrite <- E8 in Z; lra.
Qed.

Lemma past_crowds_full_information_equal_delays : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R) (m : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 <= m -> F <= delta * Rmax 0 (- C + T) -> M <= T + m / c -> K >= 1 -> m <= D -> F + 2 * sqrt 2 * sqrt ell * sqrt (D + M / 8) <= delta * Rmax 0 (- C + T) + sqrt ell * sqrt (8 * D + D / c + T).
Proof.
  intros.
  assert (Q : m / c <= D / c) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
  assert (E8 : 2 * sqrt 2 * sqrt (D + M / 8) = sqrt (8 * D + M)) by (replace (8 * D + M) with (2 ^ 2 * (2 * (D + M / 8))) by field; rewrite sqrt_mult_alt by lra; rewrite sqrt_pow2 by lra; rewrite sqrt_mult_alt by lra; ring).
  assert (W : sqrt (8 * D + M) <= sqrt (8 * D + D / c + T)) by (apply sqrt_le_1_alt; lra).
  pose proof (mul_le (sqrt ell) (sqrt (8 * D + D / c + T) - sqrt (8 * D + M)) (sqrt_pos ell) ltac:(lra)) as Z; rewrite <- E8 in Z; lra.
Qed.

Lemma past_crowds_slots : forall (C : R) (L_T : R), 0 < C -> 0 < L_T -> C >= 13 * L_T / 5 -> C * (- 1 / 2 + ln 2) >= L_T / 2.
Proof.
  intros C L_T H0 H1 H2.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply Rle_ge.
  fraction_le (C * l3 - C / 2 - L_T / 2) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * l3 + C / 2 + L_T / 2) by lra.
  assert (P5 : 0 <= C - 13 * L_T / 5) by (pose proof (Rge_le _ _ H2); lra).
  assert (P6 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ P6 (Rlt_le _ _ H0)) as T7.
  clear - Neg H1 P5 T7 Neg0; lra.
Qed.

Lemma past_kept_one : forall (T : R) (k : R) (kappa : R) (others : R) (x : R), 0 < T -> 0 < k -> 0 < kappa -> 0 < others -> 0 < x -> others >= T - 1 -> others + x <= T + k * kappa -> x <= k * kappa + 1.
Proof.
  intros T k kappa others x H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_kept_bound : forall (C : R) (L : R) (S_ : R) (delta : R) (kappa : R), 0 < C -> 0 <= L -> 0 <= S_ -> 0 < delta -> 0 < kappa -> S_ * (1 - delta) <= C -> S_ >= L / kappa -> delta < 1 -> kappa >= L * (1 - delta) / C.
Proof.
  intros C L S_ delta kappa H0 H1 H2 H3 H4 H5 H6 H7.
  apply Rle_ge.
  fraction_le (C * kappa + L * delta - L) (C).
  numerator_le N1 (Rge_le _ _ H6) (- L + S_ * kappa) (kappa).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * kappa - L * delta + L) by lra.
  assert (P2 : 0 <= C + S_ * delta - S_) by (pose proof H5; lra).
  pose proof (mul_le _ _ P2 (Rlt_le _ _ H4)) as T3.
  assert (P4 : 0 < 1 - delta) by (pose proof H7; lra).
  pose proof (mul_le _ _ N1 (Rlt_le _ _ P4)) as T5.
  pose proof (mul_lt _ _ P4 Neg0) as T6.
  pose proof (mul_lt _ _ (mul_lt _ _ P4 H3) Neg0) as T7.
  pose proof (mul_lt _ _ (mul_lt _ _ H3 H3) Neg0) as T8.
  clear - Neg T3 T5 T6 T7 T8; lra.
Qed.
