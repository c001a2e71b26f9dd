(* thm_5_1_clairvoyant: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma app_G_preamble_probability_formula : forall (c : R) (d : R), 0 < c -> 0 <= d -> 1 - Rmax 0 (- c / (d + 1) + 1) = Rmin 1 (c / (d + 1)).
Proof.
  intros c d H0 H1.
  assert (G0 : 1 - Rmax 0 (- c / (d + 1) + 1) = Rmin 1 (c / (d + 1))).
  {
  pose proof (Rmax_or (0) (- c / (d + 1) + 1)) as M1.
  set (m2 := Rmax (0) (- c / (d + 1) + 1)) in *.
  clearbody m2.
  pose proof (Rmin_or (1) (c / (d + 1))) as M3.
  set (m4 := Rmin (1) (c / (d + 1))) in *.
  clearbody m4.
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  {
  apply (eq_by_fraction _ _ (c - d - 1) (d + 1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= c - d - 1).
  {
  assert (N13 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (d + 1) L6); [(field; nonzero) || field || lra | pos]).
  assert (N14 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (d + 1) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + d + 1) by lra.
  assert (P15 : 0 < - c + d + 1) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= c - d - 1) by (pose proof N13; lra).
  pose proof P17 as T18.
  clear - Neg T16 T18.
  lra.
  }
  assert (L2 : 0 <= - c + d + 1).
  {
  assert (N19 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (d + 1) L6); [(field; nonzero) || field || lra | pos]).
  assert (N20 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (d + 1) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  assert (P21 : 0 < c - d - 1) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= - c + d + 1) by (pose proof N20; lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  lra.
  }
  }
  {
  destruct M3 as [[E25 L26] | [E25 L26]]; subst m4.
  {
  apply (eq_by_fraction _ _ (- c + d + 1) (d + 1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - c + d + 1).
  {
  assert (N29 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (d + 1) L6); [(field; nonzero) || field || lra | pos]).
  assert (N30 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (d + 1) L26); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  assert (P31 : 0 < c - d - 1) by (pose proof Neg0; lra).
  pose proof P31 as T32.
  assert (P33 : 0 <= - c + d + 1) by (pose proof N29; lra).
  pose proof P33 as T34.
  clear - Neg T32 T34.
  lra.
  }
  assert (L2 : 0 <= c - d - 1).
  {
  assert (N35 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (d + 1) L6); [(field; nonzero) || field || lra | pos]).
  assert (N36 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (d + 1) L26); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + d + 1) by lra.
  assert (P37 : 0 < - c + d + 1) by (pose proof Neg0; lra).
  pose proof P37 as T38.
  assert (P39 : 0 <= c - d - 1) by (pose proof N36; lra).
  pose proof P39 as T40.
  clear - Neg T38 T40.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  }
  }
  exact G0.
Qed.

Lemma app_G_preamble_probability_inverse : forall (c : R) (d : R), 0 < c -> 0 <= d -> Rmin 1 (c / (d + 1)) = 1 / Rmax 1 ((d + 1) / c).
Proof.
  intros c d H0 H1.
  assert (G0 : Rmin 1 (c / (d + 1)) = 1 / Rmax 1 ((d + 1) / c)).
  {
  pose proof (Rmin_or (1) (c / (d + 1))) as M1.
  set (m2 := Rmin (1) (c / (d + 1))) in *.
  clearbody m2.
  pose proof (Rmax_or (1) ((d + 1) / c)) as M3.
  set (m4 := Rmax (1) ((d + 1) / c)) in *.
  clearbody m4.
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  {
  apply (eq_by_fraction _ _ (c - d - 1) (d + 1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= c - d - 1).
  {
  assert (N13 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (d + 1) L6); [(field; nonzero) || field || lra | pos]).
  assert (N14 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (c) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + d + 1) by lra.
  assert (P15 : 0 < - c + d + 1) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= c - d - 1) by (pose proof N13; lra).
  pose proof P17 as T18.
  clear - Neg T16 T18.
  lra.
  }
  assert (L2 : 0 <= - c + d + 1).
  {
  assert (N19 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (d + 1) L6); [(field; nonzero) || field || lra | pos]).
  assert (N20 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (c) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  assert (P21 : 0 < c - d - 1) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= - c + d + 1) by (pose proof N20; lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  lra.
  }
  }
  {
  destruct M3 as [[E25 L26] | [E25 L26]]; subst m4.
  {
  apply (eq_by_fraction _ _ (- c + d + 1) (d + 1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - c + d + 1).
  {
  assert (N29 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (d + 1) L6); [(field; nonzero) || field || lra | pos]).
  assert (N30 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (c) L26); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  assert (P31 : 0 < c - d - 1) by (pose proof Neg0; lra).
  pose proof P31 as T32.
  assert (P33 : 0 <= - c + d + 1) by (pose proof N29; lra).
  pose proof P33 as T34.
  clear - Neg T32 T34.
  lra.
  }
  assert (L2 : 0 <= c - d - 1).
  {
  assert (N35 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (d + 1) L6); [(field; nonzero) || field || lra | pos]).
  assert (N36 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (c) L26); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + d + 1) by lra.
  assert (P37 : 0 < - c + d + 1) by (pose proof Neg0; lra).
  pose proof P37 as T38.
  assert (P39 : 0 <= c - d - 1) by (pose proof N36; lra).
  pose proof P39 as T40.
  clear - Neg T38 T40.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  }
  }
  exact G0.
Qed.

Lemma thm_CNP_results_rates_non_increasing : forall (S_ : R) (x : R), 0 < S_ -> 0 < x -> 1 / sqrt (S_ + x) <= 1 / sqrt S_.
Proof.
  intros S_ x H0 H1.
  assert (G0 : 1 / sqrt (S_ + x) <= 1 / sqrt S_).
  {
  assert (S1 : 0 < S_ + x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (S_ + x)) by (apply sqrt_lt_R0; lra).
  assert (E4 : S_ + x = (sqrt (S_ + x)) ^ 2) by root_powers.
  set (r2 := sqrt (S_ + x)) in *.
  clearbody r2.
  assert (S5 : 0 < S_).
  {
  pos.
  }
  assert (F7 : 0 < sqrt S_) by (apply sqrt_lt_R0; lra).
  assert (E8 : S_ = (sqrt S_) ^ 2) by root_powers.
  set (r6 := sqrt S_) in *.
  clearbody r6.
  subst S_.
  apply (le_by_fraction _ _ (r2 - r6) (r2 * r6)); [(field; nonzero) || field || lra | pos |].
  assert (R9 : 0 <= r2 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V10 : 0 <= x).
  {
  pos.
  }
  assert (V0 : r2 ^ 2 - r6 ^ 2 - x = 0).
  {
  assert (Q11 : (1) * (r2 ^ 2 - r6 ^ 2 - x) = 0) by (apply mul_zero; lra).
  clear - Q11.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 + r6) by lra.
  assert (P12 : 0 < - r2 + r6) by (pose proof Neg0; lra).
  pose proof P12 as T13.
  assert (P14 : 0 <= r2 - r6) by (pose proof R9; lra).
  pose proof P14 as T15.
  clear - Neg T13 T15.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_rates_one_arm : ~ (forall (K : Z), 0 < IZR K -> ln (IZR K) > 0).
Proof.
  intro H.
  specialize (H (1)%Z).
  refute H.
Qed.

Lemma thm_CNP_results_rates_two_arms : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> ln (IZR K) > 0.
Proof.
  intros K H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma app_G_preamble_mean_bound : forall (e : R) (mu : R) (p : R), 0 <= e -> 0 < mu -> 0 < p -> e <= 1 -> mu * p = 1 -> e * mu * p <= 1.
Proof.
  intros e mu p H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma app_G_preamble_square_bound : forall (e : R) (mu : R) (p : R), 0 <= e -> 0 < mu -> 0 < p -> e <= 1 -> mu * p = 1 -> e * p * mu ^ 2 <= mu.
Proof.
  intros e mu p H0 H1 H2 H3 H4.
  assert (G0 : e * p * mu ^ 2 <= mu).
  {
  apply (le_by_fraction _ _ (- e * p * mu ^ 2 + mu) (1)); [(field; nonzero) || field || lra | pos |].
  replace (- e * p * mu ^ 2 + mu) with ((mu) * (- e * mu * p + 1)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < e * mu * p - 1) by lra.
  assert (P1 : 0 < e * mu * p - 1) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (Q3 : (e) * (- mu * p + 1) = 0) by (apply mul_zero; lra).
  assert (P4 : 0 <= 1 - e) by (pose proof H3; lra).
  pose proof P4 as T5.
  clear - Neg T2 Q3 T5.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bandit_a_one_round : forall (K : R) (alpha_t : R) (beta_t : R) (d_t : R) (delta : R) (m_1 : R) (m_2 : R) (mu_t : R) (q : R), 0 < K -> 0 <= alpha_t -> 0 <= beta_t -> 0 <= d_t -> 0 < delta -> 0 <= m_1 -> 0 <= m_2 -> 0 < mu_t -> 0 <= q -> m_1 <= 1 -> q <= delta -> m_2 <= mu_t -> alpha_t * m_2 * sqrt K + beta_t * d_t * m_1 + q <= alpha_t * mu_t * sqrt K + beta_t * d_t + delta.
Proof.
  intros K alpha_t beta_t d_t delta m_1 m_2 mu_t q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (G0 : alpha_t * m_2 * sqrt K + beta_t * d_t * m_1 + q <= alpha_t * mu_t * sqrt K + beta_t * d_t + delta).
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
  apply (le_by_fraction _ _ (- alpha_t * m_2 * r2 + alpha_t * mu_t * r2 - beta_t * d_t * m_1 + beta_t * d_t + delta - q) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < alpha_t * m_2 * r2 - alpha_t * mu_t * r2 + beta_t * d_t * m_1 - beta_t * d_t - delta + q) by lra.
  assert (P5 : 0 < alpha_t * m_2 * r2 - alpha_t * mu_t * r2 + beta_t * d_t * m_1 - beta_t * d_t - delta + q) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= delta - q) by (pose proof H10; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= alpha_t) by (pose proof H1; lra).
  assert (P10 : 0 <= - m_2 + mu_t) by (pose proof H11; lra).
  assert (P11 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 P10) (Rlt_le _ _ P11)) as T12.
  assert (P13 : 0 <= beta_t) by (pose proof H2; lra).
  assert (P14 : 0 <= d_t) by (pose proof H3; lra).
  assert (P15 : 0 <= 1 - m_1) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P13 P14) P15) as T16.
  clear - Neg T6 T8 T12 T16.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_full_c_one_round : forall (beta_t : R) (d_t : R) (delta : R) (m_1 : R) (m_2 : R) (mu_t : R) (q : R), 0 <= beta_t -> 0 <= d_t -> 0 < delta -> 0 <= m_1 -> 0 <= m_2 -> 0 < mu_t -> 0 <= q -> m_1 <= 1 -> q <= delta -> m_2 <= mu_t -> beta_t * (d_t * m_1 + m_2) + q <= beta_t * (d_t + mu_t) + delta.
Proof.
  intros beta_t d_t delta m_1 m_2 mu_t q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : beta_t * (d_t * m_1 + m_2) + q <= beta_t * (d_t + mu_t) + delta).
  {
  apply (le_by_fraction _ _ (- beta_t * d_t * m_1 + beta_t * d_t - beta_t * m_2 + beta_t * mu_t + delta - q) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < beta_t * d_t * m_1 - beta_t * d_t + beta_t * m_2 - beta_t * mu_t - delta + q) by lra.
  assert (P1 : 0 < beta_t * d_t * m_1 - beta_t * d_t + beta_t * m_2 - beta_t * mu_t - delta + q) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= delta - q) by (pose proof H8; lra).
  pose proof P3 as T4.
  assert (P5 : 0 <= beta_t) by (pose proof H0; lra).
  assert (P6 : 0 <= - m_2 + mu_t) by (pose proof H9; lra).
  pose proof (mul_le _ _ P5 P6) as T7.
  assert (P8 : 0 <= d_t) by (pose proof H1; lra).
  assert (P9 : 0 <= 1 - m_1) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ P5 P8) P9) as T10.
  clear - Neg T2 T4 T7 T10.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bandit_a_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
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

Lemma thm_CNP_results_full_c_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
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

Lemma thm_CNP_results_bandit_b_self_normalized_sum : forall (n : Z) (x_0 : R) (x : Z -> R), 0 < IZR n -> 0 < x_0 -> (forall i0 : Z, 0 <= x i0) -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)).
Proof.
  intros n x_0 x H0 H1 H2.
  assert (G0 : sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sqrt x_0 + sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (x 1%Z / sqrt (x_0 + sum 1 1 (fun k : Z => x k)))) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  assert (S5 : 0 < x_0).
  {
  pos.
  }
  assert (F7 : 0 < sqrt x_0) by (apply sqrt_lt_R0; lra).
  assert (E8 : x_0 = (sqrt x_0) ^ 2) by root_powers.
  set (r6 := sqrt x_0) in *.
  clearbody r6.
  subst x_0.
  pose proof (H2 (1)%Z) as F9.
  set (o10 := x 1%Z) in *.
  clearbody o10.
  assert (S11 : 0 < o10 + r6 ^ 2).
  {
  pos.
  }
  assert (F13 : 0 < sqrt ((r6 ^ 2) + (o10))) by (apply sqrt_lt_R0; lra).
  assert (E14 : (r6 ^ 2) + (o10) = (sqrt ((r6 ^ 2) + (o10))) ^ 2) by root_powers.
  set (r12 := sqrt ((r6 ^ 2) + (o10))) in *.
  clearbody r12.
  apply (le_by_fraction _ _ (- o10 + 2 * r12 ^ 2 - r12 * r6) (r12)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o10 - 2 * r12 ^ 2 + r12 * r6) by lra.
  assert (P15 : 0 < o10 - 2 * r12 ^ 2 + r12 * r6) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (Q17 : (- 2) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P18 : 0 < r6 ^ 2) by (pose proof H1; lra).
  pose proof P18 as T19.
  assert (P20 : 0 < r12) by (pose proof F13; lra).
  pose proof (mul_lt _ _ P20 P20) as T21.
  assert (Q22 : (1) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r12 + r6)) as T23.
  assert (Q24 : (1) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T16 Q17 T19 T21 Q22 T23 Q24.
  lra.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sqrt x_0 + sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k))).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) + x (n + 1)%Z / sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k)))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (S6 : 0 < x_0).
  {
  pos.
  }
  assert (F8 : 0 < sqrt x_0) by (apply sqrt_lt_R0; lra).
  assert (E9 : x_0 = (sqrt x_0) ^ 2) by root_powers.
  set (r7 := sqrt x_0) in *.
  clearbody r7.
  subst x_0.
  assert (F10 : 0 <= sum 1 n (fun t : Z => x t / sqrt ((r7 ^ 2) + sum 1 t (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  set (o11 := sum 1 n (fun t : Z => x t / sqrt ((r7 ^ 2) + sum 1 t (fun k : Z => x k)))) in *.
  clearbody o11.
  assert (F12 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  set (o13 := sum 1 n (fun k : Z => x k)) in *.
  clearbody o13.
  assert (S14 : 0 < o13 + r7 ^ 2).
  {
  pos.
  }
  assert (F16 : 0 < sqrt ((r7 ^ 2) + o13)) by (apply sqrt_lt_R0; lra).
  assert (E17 : (r7 ^ 2) + o13 = (sqrt ((r7 ^ 2) + o13)) ^ 2) by root_powers.
  set (r15 := sqrt ((r7 ^ 2) + o13)) in *.
  clearbody r15.
  pose proof (H2 (n + 1)%Z) as F18.
  set (o19 := x (n + 1)%Z) in *.
  clearbody o19.
  assert (S20 : 0 < o13 + o19 + r7 ^ 2).
  {
  pos.
  }
  assert (F22 : 0 < sqrt ((r7 ^ 2) + (o19 + o13))) by (apply sqrt_lt_R0; lra).
  assert (E23 : (r7 ^ 2) + (o19 + o13) = (sqrt ((r7 ^ 2) + (o19 + o13))) ^ 2) by root_powers.
  set (r21 := sqrt ((r7 ^ 2) + (o19 + o13))) in *.
  clearbody r21.
  apply (le_by_fraction _ _ (- o11 * r21 - o19 + 2 * r21 ^ 2 - r21 * r7) (r21)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o11 * r21 + o19 - 2 * r21 ^ 2 + r21 * r7) by lra.
  assert (P24 : 0 < o11 * r21 + o19 - 2 * r21 ^ 2 + r21 * r7) by (pose proof Neg0; lra).
  pose proof P24 as T25.
  assert (Q26 : (- 2) * (- o13 - o19 + r21 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 <= - o11 + 2 * r15 - r7) by (pose proof IH; lra).
  assert (P28 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P28)) as T29.
  pose proof (square (- r15 + r21)) as T30.
  assert (Q31 : (1) * (- o13 + r15 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q32 : (1) * (- o13 - o19 + r21 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T25 Q26 T29 T30 Q31 Q32.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bandit_b : forall (D : R) (K : R) (L : R) (M : R) (S_1 : R) (S_2 : R), 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 <= S_1 -> 0 <= S_2 -> S_1 <= 2 * sqrt M -> S_2 <= 2 * sqrt D -> sqrt D * sqrt L + 2 * sqrt K * sqrt M + S_1 * sqrt K + S_2 * sqrt L <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt M.
Proof.
  intros D K L M S_1 S_2 H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt D * sqrt L + 2 * sqrt K * sqrt M + S_1 * sqrt K + S_2 * sqrt L <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt M).
  {
  assert (S1 : 0 < M).
  {
  pos.
  }
  assert (F3 : 0 < sqrt M) by (apply sqrt_lt_R0; lra).
  assert (E4 : M = (sqrt M) ^ 2) by root_powers.
  set (r2 := sqrt M) in *.
  clearbody r2.
  subst M.
  assert (S5 : 0 <= D).
  {
  pos.
  }
  assert (F7 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E8 : D = (sqrt D) ^ 2) by root_powers.
  set (r6 := sqrt D) in *.
  clearbody r6.
  subst D.
  assert (S9 : 0 < K).
  {
  pos.
  }
  assert (F11 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E12 : K = (sqrt K) ^ 2) by root_powers.
  set (r10 := sqrt K) in *.
  clearbody r10.
  subst K.
  assert (S13 : 0 < L).
  {
  pos.
  }
  assert (F15 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E16 : L = (sqrt L) ^ 2) by root_powers.
  set (r14 := sqrt L) in *.
  clearbody r14.
  subst L.
  apply (le_by_fraction _ _ (- S_1 * r10 - S_2 * r14 + 2 * r10 * r2 + 2 * r14 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < S_1 * r10 + S_2 * r14 - 2 * r10 * r2 - 2 * r14 * r6) by lra.
  assert (P17 : 0 < S_1 * r10 + S_2 * r14 - 2 * r10 * r2 - 2 * r14 * r6) by (pose proof Neg0; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= - S_1 + 2 * r2) by (pose proof H6; lra).
  assert (P20 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_le _ _ P19 (Rlt_le _ _ P20)) as T21.
  assert (P22 : 0 <= - S_2 + 2 * r6) by (pose proof H7; lra).
  assert (P23 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ P22 (Rlt_le _ _ P23)) as T24.
  clear - Neg T18 T21 T24.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_full_d : forall (D : R) (L : R) (M : R) (S_1 : R), 0 <= D -> 0 < L -> 0 < M -> 0 <= S_1 -> S_1 <= 2 * sqrt (D + M) -> S_1 * sqrt L + sqrt L * sqrt (D + M) <= 3 * sqrt L * sqrt (D + M).
Proof.
  intros D L M S_1 H0 H1 H2 H3 H4.
  assert (G0 : S_1 * sqrt L + sqrt L * sqrt (D + M) <= 3 * sqrt L * sqrt (D + M)).
  {
  assert (S1 : 0 < D + M).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (D + M)) by (apply sqrt_lt_R0; lra).
  assert (E4 : D + M = (sqrt (D + M)) ^ 2) by root_powers.
  set (r2 := sqrt (D + M)) in *.
  clearbody r2.
  assert (S5 : 0 < L).
  {
  pos.
  }
  assert (F7 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E8 : L = (sqrt L) ^ 2) by root_powers.
  set (r6 := sqrt L) in *.
  clearbody r6.
  subst L.
  apply (le_by_fraction _ _ (- S_1 * r6 + 2 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  replace (- S_1 * r6 + 2 * r2 * r6) with ((r6) * (- S_1 + 2 * r2)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < S_1 - 2 * r2) by lra.
  assert (P9 : 0 < S_1 - 2 * r2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= - S_1 + 2 * r2) by (pose proof H4; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bandit_last_horizon : forall (kappa : R) (n : Z) (nu : R) (d : Z -> R) (g : Z -> R), 0 < kappa -> 0 < IZR n -> 0 < nu -> (forall i0 : Z, 0 <= d i0) -> (forall i0 : Z, 0 <= g i0) -> sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 n (fun t : Z => d t)) + IZR n.
Proof.
  intros kappa n nu d g H0 H1 H2 H3 H4.
  assert (G0 : sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 n (fun t : Z => d t)) + IZR n).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 n (fun t : Z => d t)) + IZR n) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 n (fun t : Z => d t)) + IZR n)).
  {
  assert (B : sum 1 1 (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (sum 1 1 (fun t : Z => d t) + 1) + 1).
  {
  assert (E2 : sum 1 1 (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) = (Rmax 1 (kappa * (d 1%Z + 1) * (nu - g 1%Z)))) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => d t) = (d 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun t : Z => d t)) in *.
  clearbody y3.
  subst y3.
  pose proof (H3 (1)%Z) as F5.
  set (o6 := d 1%Z) in *.
  clearbody o6.
  pose proof (H4 (1)%Z) as F7.
  set (o8 := g 1%Z) in *.
  clearbody o8.
  pose proof (Rmax_or (1) (kappa * (o6 + 1) * (nu - o8))) as M9.
  set (m10 := Rmax (1) (kappa * (o6 + 1) * (nu - o8))) in *.
  clearbody m10.
  destruct M9 as [[E11 L12] | [E11 L12]]; subst m10.
  {
  apply (le_by_fraction _ _ (kappa * nu * o6 + kappa * nu) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (kappa * o6 * o8 + kappa * o8 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 (n + 1)%Z (fun t : Z => d t) + 1) + IZR n + 1).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) = (Rmax 1 (kappa * (d (n + 1)%Z + 1) * (nu - g (n + 1)%Z)) + sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => d t) = (d (n + 1)%Z + sum 1 n (fun t : Z => d t))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun t : Z => d t)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (F6 : 0 <= sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t)))) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t)))) in *.
  clearbody o7.
  assert (F8 : 0 <= sum 1 n (fun t : Z => d t)) by (apply sum_nonneg; each_term).
  set (o9 := sum 1 n (fun t : Z => d t)) in *.
  clearbody o9.
  pose proof (H3 (n + 1)%Z) as F10.
  set (o11 := d (n + 1)%Z) in *.
  clearbody o11.
  pose proof (H4 (n + 1)%Z) as F12.
  set (o13 := g (n + 1)%Z) in *.
  clearbody o13.
  pose proof (Rmax_or (1) (kappa * (o11 + 1) * (nu - o13))) as M14.
  set (m15 := Rmax (1) (kappa * (o11 + 1) * (nu - o13))) in *.
  clearbody m15.
  destruct M14 as [[E16 L17] | [E16 L17]]; subst m15.
  {
  apply (le_by_fraction _ _ (kappa * nu * o11 + kappa * nu * o9 + kappa * nu * z5 + kappa * nu - o7 + z5) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - kappa * nu * o11 - kappa * nu * o9 - kappa * nu * z5 - kappa * nu + o7 - z5) by lra.
  assert (P18 : 0 < - kappa * nu * o11 - kappa * nu * o9 - kappa * nu * z5 - kappa * nu + o7 - z5) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 <= kappa * nu * o9 + kappa * nu * z5 - o7 + z5) by (pose proof IH; lra).
  pose proof P20 as T21.
  assert (P22 : 0 < kappa) by (pose proof H0; lra).
  assert (P23 : 0 < nu) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P22 P23) as T24.
  assert (P25 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P22 P23)) P25) as T26.
  clear - Neg T19 T21 T24 T26.
  lra.
  }
  {
  apply (le_by_fraction _ _ (kappa * nu * o9 + kappa * nu * z5 + kappa * o11 * o13 + kappa * o13 - o7 + z5 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - kappa * nu * o9 - kappa * nu * z5 - kappa * o11 * o13 - kappa * o13 + o7 - z5 - 1) by lra.
  assert (P27 : 0 < - kappa * nu * o9 - kappa * nu * z5 - kappa * o11 * o13 - kappa * o13 + o7 - z5 - 1) by (pose proof Neg0; lra).
  pose proof P27 as T28.
  assert (P29 : 0 <= kappa * nu * o9 + kappa * nu * z5 - o7 + z5) by (pose proof IH; lra).
  pose proof P29 as T30.
  assert (P31 : 0 < kappa) by (pose proof H0; lra).
  assert (P32 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P31) P32) as T33.
  assert (P34 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P31) P34) P32) as T35.
  clear - Neg T28 T30 T33 T35.
  lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bandit_last : forall (C : R) (D : R) (K : R) (L : R) (M : R) (T : R) (alpha : R) (delta : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 < alpha -> 0 < delta -> 0 < nu_T -> M <= T + nu_T * (alpha + 1) * (D + T) / C -> 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt M + T * delta <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (alpha + 1) * (D + T) / C) + T * delta.
Proof.
  intros C D K L M T alpha delta nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt M + T * delta <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (alpha + 1) * (D + T) / C) + T * delta).
  {
  assert (S2 : 0 <= D).
  {
  pos.
  }
  assert (F4 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E5 : D = (sqrt D) ^ 2) by root_powers.
  set (r3 := sqrt D) in *.
  clearbody r3.
  subst D.
  assert (S6 : 0 < L).
  {
  pos.
  }
  assert (F8 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E9 : L = (sqrt L) ^ 2) by root_powers.
  set (r7 := sqrt L) in *.
  clearbody r7.
  subst L.
  assert (S10 : 0 < K).
  {
  pos.
  }
  assert (F12 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E13 : K = (sqrt K) ^ 2) by root_powers.
  set (r11 := sqrt K) in *.
  clearbody r11.
  subst K.
  assert (S14 : 0 < M).
  {
  pos.
  }
  assert (F16 : 0 < sqrt M) by (apply sqrt_lt_R0; lra).
  assert (E17 : M = (sqrt M) ^ 2) by root_powers.
  set (r15 := sqrt M) in *.
  clearbody r15.
  subst M.
  assert (S18 : 0 < T + nu_T * (alpha + 1) * (T + r3 ^ 2) / C).
  {
  pos.
  }
  assert (F20 : 0 < sqrt (T + nu_T * (alpha + 1) * ((r3 ^ 2) + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E21 : T + nu_T * (alpha + 1) * ((r3 ^ 2) + T) / C = (sqrt (T + nu_T * (alpha + 1) * ((r3 ^ 2) + T) / C)) ^ 2) by root_powers.
  set (r19 := sqrt (T + nu_T * (alpha + 1) * ((r3 ^ 2) + T) / C)) in *.
  clearbody r19.
  apply (le_by_fraction _ _ (- 4 * r11 * r15 + 4 * r11 * r19) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V24 : 0 <= (r11) * (- 4 * r15 + 4 * r19)) by lra.
  apply mul_le; [pos |].
  assert (N80 : 0 <= C * T - C * r15 ^ 2 + T * alpha * nu_T + T * nu_T + alpha * nu_T * r3 ^ 2 + nu_T * r3 ^ 2) by (apply (numerator_le _ _ (C * T - C * r15 ^ 2 + T * alpha * nu_T + T * nu_T + alpha * nu_T * r3 ^ 2 + nu_T * r3 ^ 2) (C) H9); [(field; nonzero) || field || lra | pos]).
  assert (N81 : - C * T + C * r19 ^ 2 - T * alpha * nu_T - T * nu_T - alpha * nu_T * r3 ^ 2 - nu_T * r3 ^ 2 = 0) by (apply (numerator_eq _ _ (- C * T + C * r19 ^ 2 - T * alpha * nu_T - T * nu_T - alpha * nu_T * r3 ^ 2 - nu_T * r3 ^ 2) (C) E21); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r15 - 4 * r19) by lra.
  assert (P82 : 0 <= C * T - C * r15 ^ 2 + T * alpha * nu_T + T * nu_T + alpha * nu_T * r3 ^ 2 + nu_T * r3 ^ 2) by (pose proof N80; lra).
  pose proof P82 as T83.
  assert (Q84 : (1) * (- C * T + C * r19 ^ 2 - T * alpha * nu_T - T * nu_T - alpha * nu_T * r3 ^ 2 - nu_T * r3 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P85 : 0 < C) by (pose proof H0; lra).
  assert (P86 : 0 < r15) by (pose proof F16; lra).
  assert (P87 : 0 < 4 * r15 - 4 * r19) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P85 P86) P87) as T88.
  assert (P89 : 0 < r19) by (pose proof F20; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P85 P89) P87) as T90.
  clear - Neg T83 Q84 T88 T90.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_full_last : forall (C : R) (D : R) (L : R) (M : R) (T : R) (alpha : R) (delta : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < L -> 0 < M -> 0 < T -> 0 < alpha -> 0 < delta -> 0 < nu_T -> M <= T + nu_T * (alpha + 1) * (D + T) / C -> 3 * sqrt L * sqrt (D + M) + T * delta <= 3 * sqrt L * sqrt (1 + nu_T * (alpha + 1) / C) * sqrt (D + T) + T * delta.
Proof.
  intros C D L M T alpha delta nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : 3 * sqrt L * sqrt (D + M) + T * delta <= 3 * sqrt L * sqrt (1 + nu_T * (alpha + 1) / C) * sqrt (D + T) + T * delta).
  {
  assert (S1 : 0 < L).
  {
  pos.
  }
  assert (F3 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E4 : L = (sqrt L) ^ 2) by root_powers.
  set (r2 := sqrt L) in *.
  clearbody r2.
  subst L.
  assert (S5 : 0 < D + M).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (D + M)) by (apply sqrt_lt_R0; lra).
  assert (E8 : D + M = (sqrt (D + M)) ^ 2) by root_powers.
  set (r6 := sqrt (D + M)) in *.
  clearbody r6.
  assert (S9 : 0 < 1 + nu_T * (alpha + 1) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (1 + nu_T * (alpha + 1) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : 1 + nu_T * (alpha + 1) / C = (sqrt (1 + nu_T * (alpha + 1) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (1 + nu_T * (alpha + 1) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < D + T).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E16 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r14 := sqrt (D + T)) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (3 * r10 * r14 * r2 - 3 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  replace (3 * r10 * r14 * r2 - 3 * r2 * r6) with ((r2) * (3 * r10 * r14 - 3 * r6)) by ring.
  apply mul_le; [pos |].
  replace (3 * r10 * r14 - 3 * r6) with ((3 * r10 * r14) - (3 * r6)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V159 : 0 <= 9 * D * r10 ^ 2 - 9 * D - 9 * M + 9 * T * r10 ^ 2).
  {
  assert (N103 : 0 <= - C * M + C * T + D * alpha * nu_T + D * nu_T + T * alpha * nu_T + T * nu_T) by (apply (numerator_le _ _ (- C * M + C * T + D * alpha * nu_T + D * nu_T + T * alpha * nu_T + T * nu_T) (C) H8); [(field; nonzero) || field || lra | pos]).
  assert (N104 : C * r10 ^ 2 - C - alpha * nu_T - nu_T = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C - alpha * nu_T - nu_T) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 9 * D * r10 ^ 2 + 9 * D + 9 * M - 9 * T * r10 ^ 2) by lra.
  assert (P153 : 0 < C) by (pose proof H0; lra).
  assert (P154 : 0 < - 9 * D * r10 ^ 2 + 9 * D + 9 * M - 9 * T * r10 ^ 2) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P153 P154) as T155.
  assert (Q156 : (- 9 * D - 9 * T) * (C * r10 ^ 2 - C - alpha * nu_T - nu_T) = 0) by (apply mul_zero; lra).
  assert (P157 : 0 <= - C * M + C * T + D * alpha * nu_T + D * nu_T + T * alpha * nu_T + T * nu_T) by (pose proof N103; lra).
  pose proof P157 as T158.
  clear - Neg T155 Q156 T158.
  lra.
  }
  assert (V0 : - 9 * D * r10 ^ 2 + 9 * D + 9 * M - 9 * T * r10 ^ 2 + 9 * r10 ^ 2 * r14 ^ 2 - 9 * r6 ^ 2 = 0).
  {
  assert (N160 : 0 <= - C * M + C * T + D * alpha * nu_T + D * nu_T + T * alpha * nu_T + T * nu_T) by (apply (numerator_le _ _ (- C * M + C * T + D * alpha * nu_T + D * nu_T + T * alpha * nu_T + T * nu_T) (C) H8); [(field; nonzero) || field || lra | pos]).
  assert (N161 : C * r10 ^ 2 - C - alpha * nu_T - nu_T = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C - alpha * nu_T - nu_T) (C) E12); [(field; nonzero) || field || lra | pos]).
  assert (Q162 : (- 9) * (- D - M + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q163 : (9 * r10 ^ 2) * (- D - T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q162 Q163.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bound_bandit_from_the_lemmas : forall (C : R) (D : R) (F : R) (K : R) (L : R) (M : R) (R_ : R) (S_1 : R) (S_2 : R) (T : R) (alpha : R) (delta : R) (nu_T : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 < L -> 0 < M -> 0 <= R_ -> 0 <= S_1 -> 0 <= S_2 -> 0 < T -> 0 < alpha -> 0 < delta -> 0 < nu_T -> R_ <= sqrt D * sqrt L + F + 2 * sqrt K * sqrt M + S_1 * sqrt K + S_2 * sqrt L -> S_1 <= 2 * sqrt M -> S_2 <= 2 * sqrt D -> M <= T + nu_T * (alpha + 1) * (D + T) / C -> F <= T * delta -> R_ <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (alpha + 1) * (D + T) / C) + T * delta.
Proof.
  intros C D F K L M R_ S_1 S_2 T alpha delta nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos L) as PL.
  assert (A : sqrt M <= sqrt (T + nu_T * (alpha + 1) * (D + T) / C)) by (apply sqrt_le_1_alt; lra).
  assert (B : S_1 * sqrt K <= 2 * sqrt K * sqrt (T + nu_T * (alpha + 1) * (D + T) / C)) by nra.
  assert (E : sqrt K * sqrt M <= sqrt K * sqrt (T + nu_T * (alpha + 1) * (D + T) / C)) by (apply Rmult_le_compat_l; lra).
  assert (F1 : S_2 * sqrt L <= 2 * sqrt D * sqrt L) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_CNP_results_bound_full_information_from_the_lemmas : forall (C : R) (D : R) (F : R) (L : R) (M : R) (R_ : R) (S_1 : R) (T : R) (alpha : R) (delta : R) (nu_T : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < L -> 0 < M -> 0 <= R_ -> 0 <= S_1 -> 0 < T -> 0 < alpha -> 0 < delta -> 0 < nu_T -> R_ <= F + S_1 * sqrt L + sqrt L * sqrt (D + M) -> S_1 <= 2 * sqrt (D + M) -> M <= T + nu_T * (alpha + 1) * (D + T) / C -> F <= T * delta -> R_ <= 3 * sqrt L * sqrt (1 + nu_T * (alpha + 1) / C) * sqrt (D + T) + T * delta.
Proof.
  intros C D F L M R_ S_1 T alpha delta nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  assert (U : D + M <= (1 + nu_T * (alpha + 1) / C) * (D + T)).
  {
  replace ((1 + nu_T * (alpha + 1) / C) * (D + T)) with (D + T + nu_T * (alpha + 1) * (D + T) / C) by (field; lra); lra.
  }
  assert (A : sqrt (D + M) <= sqrt (1 + nu_T * (alpha + 1) / C) * sqrt (D + T)) by (rewrite <- sqrt_mult by pos; apply sqrt_le_1_alt; exact U).
  pose proof (sqrt_pos L) as PL; set (r := sqrt (1 + nu_T * (alpha + 1) / C)) in *.
  assert (B : sqrt L * sqrt (D + M) <= sqrt L * (r * sqrt (D + T))) by (apply Rmult_le_compat_l; lra).
  assert (E : S_1 * sqrt L <= 2 * sqrt (D + M) * sqrt L) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_CNP_results_bandit_b_tuned_entropy : forall (gamma : R), 0 < gamma -> 2 * gamma + 1 / gamma >= 2 * sqrt 2.
Proof.
  intros gamma H0.
  assert (G0 : 2 * gamma + 1 / gamma >= 2 * sqrt 2).
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
  apply (le_by_fraction _ _ (2 * gamma ^ 2 - 2 * gamma * r2 + 1) (gamma)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * gamma ^ 2 + 2 * gamma * r2 - 1) by lra.
  assert (P5 : 0 < - 2 * gamma ^ 2 + 2 * gamma * r2 - 1) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  pose proof (square (- 2 * gamma + r2)) as T7.
  assert (Q8 : (1) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T6 T7 Q8.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bandit_b_tuned_Tsallis : forall (gamma : R), 0 < gamma -> 2 * gamma + 2 / gamma >= 4.
Proof.
  intros gamma H0.
  assert (G0 : 2 * gamma + 2 / gamma >= 4).
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (2 * gamma ^ 2 - 4 * gamma + 2) (gamma)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * gamma ^ 2 + 4 * gamma - 2) by lra.
  assert (P1 : 0 < - 2 * gamma ^ 2 + 4 * gamma - 2) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  pose proof (square (1 - gamma)) as T3.
  clear - Neg T2 T3.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bandit_b_vertex : forall (K : R) (M : R) (S_1 : R), 0 < K -> 0 < M -> 0 <= S_1 -> S_1 <= 2 * sqrt M -> S_1 * sqrt K + sqrt M * (2 * sqrt K - 2) <= sqrt M * (4 * sqrt K - 2).
Proof.
  intros K M S_1 H0 H1 H2 H3.
  assert (G0 : S_1 * sqrt K + sqrt M * (2 * sqrt K - 2) <= sqrt M * (4 * sqrt K - 2)).
  {
  assert (S1 : 0 < M).
  {
  pos.
  }
  assert (F3 : 0 < sqrt M) by (apply sqrt_lt_R0; lra).
  assert (E4 : M = (sqrt M) ^ 2) by root_powers.
  set (r2 := sqrt M) in *.
  clearbody r2.
  subst M.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E8 : K = (sqrt K) ^ 2) by root_powers.
  set (r6 := sqrt K) in *.
  clearbody r6.
  subst K.
  apply (le_by_fraction _ _ (- S_1 * r6 + 2 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V9 : 0 <= (r6) * (- S_1 + 2 * r2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < S_1 - 2 * r2) by lra.
  assert (P10 : 0 < S_1 - 2 * r2) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= - S_1 + 2 * r2) by (pose proof H3; lra).
  pose proof P12 as T13.
  clear - Neg T11 T13.
  lra.
  }
  exact G0.
Qed.

Lemma thm_CNP_results_bandit_a_first_rounds : forall (C : R) (J : Z) (s : Z) (t : Z), 0 < C -> 0 <= IZR J -> 0 <= IZR s -> 0 < IZR t -> IZR J <= 1 -> IZR s <= IZR t - 1 -> IZR J * (- C + IZR s) >= 0 -> IZR J * C <= IZR J * (IZR t - 1).
Proof.
  intros C J s t H0 H1 H2 H3 H4 H5 H6.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_CNP_results_bandit_last_without_the_one : forall (kappa : R) (n : Z) (nu : R) (d : Z -> R) (g : Z -> R), 0 < kappa -> 0 < IZR n -> 0 < nu -> (forall i0 : Z, 0 <= d i0) -> (forall i0 : Z, 0 <= g i0) -> sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 n (fun t : Z => d t) + IZR n.
Proof.
  intros kappa n nu d g H0 H1 H2 H3 H4.
  assert (G0 : sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 n (fun t : Z => d t) + IZR n).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 n (fun t : Z => d t) + IZR n) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 n (fun t : Z => d t) + IZR n)).
  {
  assert (B : sum 1 1 (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 1 (fun t : Z => d t) + 1).
  {
  assert (E2 : sum 1 1 (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) = (Rmax 1 (kappa * (nu - g 1%Z) * d 1%Z))) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => d t) = (d 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun t : Z => d t)) in *.
  clearbody y3.
  subst y3.
  pose proof (H4 (1)%Z) as F5.
  set (o6 := g 1%Z) in *.
  clearbody o6.
  pose proof (H3 (1)%Z) as F7.
  set (o8 := d 1%Z) in *.
  clearbody o8.
  pose proof (Rmax_or (1) (kappa * (nu - o6) * o8)) as M9.
  set (m10 := Rmax (1) (kappa * (nu - o6) * o8)) in *.
  clearbody m10.
  destruct M9 as [[E11 L12] | [E11 L12]]; subst m10.
  {
  apply (le_by_fraction _ _ (kappa * nu * o8) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (kappa * o6 * o8 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 (n + 1)%Z (fun t : Z => d t) + IZR n + 1).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) = (Rmax 1 (kappa * (nu - g (n + 1)%Z) * d (n + 1)%Z) + sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => d t) = (d (n + 1)%Z + sum 1 n (fun t : Z => d t))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun t : Z => d t)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (F6 : 0 <= sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t))) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t))) in *.
  clearbody o7.
  assert (F8 : 0 <= sum 1 n (fun t : Z => d t)) by (apply sum_nonneg; each_term).
  set (o9 := sum 1 n (fun t : Z => d t)) in *.
  clearbody o9.
  pose proof (H4 (n + 1)%Z) as F10.
  set (o11 := g (n + 1)%Z) in *.
  clearbody o11.
  pose proof (H3 (n + 1)%Z) as F12.
  set (o13 := d (n + 1)%Z) in *.
  clearbody o13.
  pose proof (Rmax_or (1) (kappa * (nu - o11) * o13)) as M14.
  set (m15 := Rmax (1) (kappa * (nu - o11) * o13)) in *.
  clearbody m15.
  destruct M14 as [[E16 L17] | [E16 L17]]; subst m15.
  {
  apply (le_by_fraction _ _ (kappa * nu * o13 + kappa * nu * o9 - o7 + z5) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - kappa * nu * o13 - kappa * nu * o9 + o7 - z5) by lra.
  assert (P18 : 0 < - kappa * nu * o13 - kappa * nu * o9 + o7 - z5) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 <= kappa * nu * o9 - o7 + z5) by (pose proof IH; lra).
  pose proof P20 as T21.
  assert (P22 : 0 < kappa) by (pose proof H0; lra).
  assert (P23 : 0 < nu) by (pose proof H2; lra).
  assert (P24 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P22 P23)) P24) as T25.
  clear - Neg T19 T21 T25.
  lra.
  }
  {
  apply (le_by_fraction _ _ (kappa * nu * o9 + kappa * o11 * o13 - o7 + z5 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - kappa * nu * o9 - kappa * o11 * o13 + o7 - z5 - 1) by lra.
  assert (P26 : 0 < - kappa * nu * o9 - kappa * o11 * o13 + o7 - z5 - 1) by (pose proof Neg0; lra).
  pose proof P26 as T27.
  assert (P28 : 0 <= kappa * nu * o9 - o7 + z5) by (pose proof IH; lra).
  pose proof P28 as T29.
  assert (P30 : 0 < kappa) by (pose proof H0; lra).
  assert (P31 : 0 <= o11) by (pose proof F10; lra).
  assert (P32 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P30) P31) P32) as T33.
  clear - Neg T27 T29 T33.
  lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.
