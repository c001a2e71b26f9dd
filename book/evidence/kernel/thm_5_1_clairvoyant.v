(* thm_5_1_clairvoyant: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma app_G_preamble_probability_formula_far_enough : forall (U : R) (c : R) (d : Z), 0 < U -> 0 < c -> 0 <= IZR d -> U <= c / (IZR d + 1) -> U <= 1 -> IZR (Zfloor (c / U)) - 1 >= IZR d.
Proof.
  intros U c d H0 H1 H2 H3 H4.
  apply Rle_ge.
  enough (W : IZR d < IZR (Zfloor (c / U)) - 1 + 1) by (pose proof (within (d)%Z ((Zfloor (c / U)%R) + (-1))%Z) as W0; izr W0; lra).
  call z1 (IZR d).
  pose proof (floor_le (c / U)) as F2.
  pose proof (floor_lt (c / U)) as F3.
  pose proof (one_or_more (Zfloor (c / U)%R)%Z) as M4.
  call f5 (IZR (Zfloor (c / U))).
  destruct M4 as [L7 | L7].
  {
  fraction_lt (f5 - z1) (1).
  numerator_le N8 H3 (- U * z1 - U + c) (z1 + 1).
  numerator_le N9 F2 (- U * f5 + c) (U).
  numerator_lt N10 F3 (U * f5 + U - c) (U).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T11.
  clear - Neg N8 N10 T11; lra.
  }
  {
  fraction_lt (f5 - z1) (1).
  numerator_le N12 H3 (- U * z1 - U + c) (z1 + 1).
  numerator_le N13 F2 (- U * f5 + c) (U).
  numerator_lt N14 F3 (U * f5 + U - c) (U).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T15.
  clear - Neg N12 N14 T15; lra.
  }
Qed.

Lemma app_G_preamble_probability_formula_not_farther : forall (U : R) (c : R) (d : Z), 0 < U -> 0 < c -> 0 <= IZR d -> IZR (Zfloor (c / U)) - 1 >= IZR d -> U <= 1 -> U <= c / (IZR d + 1).
Proof.
  intros U c d H0 H1 H2 H3 H4.
  call z1 (IZR d).
  pose proof (floor_le (c / U)) as F2.
  pose proof (floor_lt (c / U)) as F3.
  pose proof (one_or_more (Zfloor (c / U)%R)%Z) as M4.
  call f5 (IZR (Zfloor (c / U))).
  destruct M4 as [L7 | L7].
  {
  fraction_le (- U * z1 - U + c) (z1 + 1).
  numerator_le N8 F2 (- U * f5 + c) (U).
  numerator_lt N9 F3 (U * f5 + U - c) (U).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < U * z1 + U - c) by lra.
  assert (P10 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ P10 (Rlt_le _ _ H0)) as T11.
  clear - Neg N8 T11 Neg0; lra.
  }
  {
  fraction_le (- U * z1 - U + c) (z1 + 1).
  numerator_le N12 F2 (- U * f5 + c) (U).
  numerator_lt N13 F3 (U * f5 + U - c) (U).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < U * z1 + U - c) by lra.
  assert (P14 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ P14 (Rlt_le _ _ H0)) as T15.
  clear - Neg N12 T15 Neg0; lra.
  }
Qed.

Lemma app_G_preamble_probability_formula : forall (c : R) (d : R), 0 < c -> 0 <= d -> 1 - Rmax 0 (- c / (d + 1) + 1) = Rmin 1 (c / (d + 1)).
Proof.
  intros c d H0 H1.
  pose proof (Rmax_or (0) (- c / (d + 1) + 1)) as M1.
  call m2 (Rmax (0) (- c / (d + 1) + 1)).
  pose proof (Rmin_or (1) (c / (d + 1))) as M3.
  call m4 (Rmin (1) (c / (d + 1))).
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  fraction_eq (0) (1).
  ring.
  }
  {
  fraction_eq (c - d - 1) (d + 1).
  assert (L1 : 0 <= c - d - 1).
  {
  numerator_le N13 L6 (c - d - 1) (d + 1).
  numerator_le N14 L8 (- c + d + 1) (d + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + d + 1) by lra.
  clear - Neg Neg0 N13; lra.
  }
  assert (L2 : 0 <= - c + d + 1).
  {
  numerator_le N19 L6 (c - d - 1) (d + 1).
  numerator_le N20 L8 (- c + d + 1) (d + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  clear - Neg Neg0 N20; lra.
  }
  lra.
  }
  }
  {
  destruct M3 as [[E25 L26] | [E25 L26]]; subst m4.
  {
  fraction_eq (- c + d + 1) (d + 1).
  assert (L1 : 0 <= - c + d + 1).
  {
  numerator_le N29 L6 (- c + d + 1) (d + 1).
  numerator_le N30 L26 (c - d - 1) (d + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  clear - Neg Neg0 N29; lra.
  }
  assert (L2 : 0 <= c - d - 1).
  {
  numerator_le N35 L6 (- c + d + 1) (d + 1).
  numerator_le N36 L26 (c - d - 1) (d + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + d + 1) by lra.
  clear - Neg Neg0 N36; lra.
  }
  lra.
  }
  {
  fraction_eq (0) (1).
  ring.
  }
  }
Qed.

Lemma app_G_preamble_probability_inverse : forall (c : R) (d : R), 0 < c -> 0 <= d -> Rmin 1 (c / (d + 1)) = 1 / Rmax 1 ((d + 1) / c).
Proof.
  intros c d H0 H1.
  pose proof (Rmin_or (1) (c / (d + 1))) as M1.
  call m2 (Rmin (1) (c / (d + 1))).
  pose proof (Rmax_or (1) ((d + 1) / c)) as M3.
  call m4 (Rmax (1) ((d + 1) / c)).
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  fraction_eq (0) (1).
  ring.
  }
  {
  fraction_eq (c - d - 1) (d + 1).
  assert (L1 : 0 <= c - d - 1).
  {
  numerator_le N13 L6 (c - d - 1) (d + 1).
  numerator_le N14 L8 (- c + d + 1) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + d + 1) by lra.
  clear - Neg Neg0 N13; lra.
  }
  assert (L2 : 0 <= - c + d + 1).
  {
  numerator_le N19 L6 (c - d - 1) (d + 1).
  numerator_le N20 L8 (- c + d + 1) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  clear - Neg Neg0 N20; lra.
  }
  lra.
  }
  }
  {
  destruct M3 as [[E25 L26] | [E25 L26]]; subst m4.
  {
  fraction_eq (- c + d + 1) (d + 1).
  assert (L1 : 0 <= - c + d + 1).
  {
  numerator_le N29 L6 (- c + d + 1) (d + 1).
  numerator_le N30 L26 (c - d - 1) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  clear - Neg Neg0 N29; lra.
  }
  assert (L2 : 0 <= c - d - 1).
  {
  numerator_le N35 L6 (- c + d + 1) (d + 1).
  numerator_le N36 L26 (c - d - 1) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + d + 1) by lra.
  clear - Neg Neg0 N36; lra.
  }
  lra.
  }
  {
  fraction_eq (0) (1).
  ring.
  }
  }
Qed.

Lemma thm_CNP_results_rates_non_increasing : forall (S_ : R) (x : R), 0 < S_ -> 0 <= x -> 1 / sqrt (S_ + x) <= 1 / sqrt S_.
Proof.
  intros S_ x H0 H1.
  assert (S1 : 0 < S_ + x) by pos.
  root r2 F3 E4 (S_ + x).
  assert (S5 : 0 < S_) by pos.
  root r6 F7 E8 S_.
  subst S_.
  fraction_le (r2 - r6) (r2 * r6).
  assert (R9 : 0 <= r2 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V10 : 0 <= x) by pos.
  assert (V0 : r2 ^ 2 - r6 ^ 2 - x = 0).
  {
  assert (Q11 : (1) * (r2 ^ 2 - r6 ^ 2 - x) = 0) by (apply mul_zero; lra).
  clear - Q11; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 + r6) by lra.
  clear - Neg Neg0 R9; lra.
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
  fraction_le (- e * p * mu ^ 2 + mu) (1).
  replace (- e * p * mu ^ 2 + mu) with ((mu) * (- e * mu * p + 1)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < e * mu * p - 1) by lra.
  assert (Q3 : (e) * (- mu * p + 1) = 0) by (apply mul_zero; lra).
  assert (P4 : 0 <= 1 - e) by (pose proof H3; lra).
  clear - Neg Neg0 Q3 P4; lra.
Qed.

Lemma thm_CNP_results_bandit_a_one_round : forall (K : R) (alpha_t : R) (beta_t : R) (d_t : R) (delta : R) (m_1 : R) (m_2 : R) (mu_t : R) (q : R), 0 < K -> 0 <= alpha_t -> 0 <= beta_t -> 0 <= d_t -> 0 < delta -> 0 <= m_1 -> 0 <= m_2 -> 0 < mu_t -> 0 <= q -> m_1 <= 1 -> q <= delta -> m_2 <= mu_t -> alpha_t * m_2 * sqrt K + beta_t * d_t * m_1 + q <= alpha_t * mu_t * sqrt K + beta_t * d_t + delta.
Proof.
  intros K alpha_t beta_t d_t delta m_1 m_2 mu_t q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  fraction_le (- alpha_t * m_2 * r2 + alpha_t * mu_t * r2 - beta_t * d_t * m_1 + beta_t * d_t + delta - q) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < alpha_t * m_2 * r2 - alpha_t * mu_t * r2 + beta_t * d_t * m_1 - beta_t * d_t - delta + q) by lra.
  assert (P7 : 0 <= delta - q) by (pose proof H10; lra).
  assert (P10 : 0 <= - m_2 + mu_t) by (pose proof H11; lra).
  pose proof (mul_le _ _ (mul_le _ _ H1 P10) (Rlt_le _ _ F3)) as T12.
  assert (P15 : 0 <= 1 - m_1) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ H2 H3) P15) as T16.
  clear - Neg Neg0 P7 T12 T16; lra.
Qed.

Lemma thm_CNP_results_full_c_one_round : forall (beta_t : R) (d_t : R) (delta : R) (m_1 : R) (m_2 : R) (mu_t : R) (q : R), 0 <= beta_t -> 0 <= d_t -> 0 < delta -> 0 <= m_1 -> 0 <= m_2 -> 0 < mu_t -> 0 <= q -> m_1 <= 1 -> q <= delta -> m_2 <= mu_t -> beta_t * (d_t * m_1 + m_2) + q <= beta_t * (d_t + mu_t) + delta.
Proof.
  intros beta_t d_t delta m_1 m_2 mu_t q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  fraction_le (- beta_t * d_t * m_1 + beta_t * d_t - beta_t * m_2 + beta_t * mu_t + delta - q) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < beta_t * d_t * m_1 - beta_t * d_t + beta_t * m_2 - beta_t * mu_t - delta + q) by lra.
  assert (P3 : 0 <= delta - q) by (pose proof H8; lra).
  assert (P6 : 0 <= - m_2 + mu_t) by (pose proof H9; lra).
  pose proof (mul_le _ _ H0 P6) as T7.
  assert (P9 : 0 <= 1 - m_1) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ H0 H1) P9) as T10.
  clear - Neg Neg0 P3 T7 T10; lra.
Qed.

Lemma thm_CNP_results_bandit_a_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
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

Lemma thm_CNP_results_full_c_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
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

Lemma thm_CNP_results_bandit_b_self_normalized_sum : forall (n : Z) (x_0 : R) (x : Z -> R), 0 < IZR n -> 0 < x_0 -> (forall i0 : Z, 0 <= x i0) -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)).
Proof.
  intros n x_0 x H0 H1 H2.
  enough (W : forall n : Z, (1 <= n)%Z -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sqrt x_0 + sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (x 1%Z / sqrt (x_0 + sum 1 1 (fun k : Z => x k)))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun k : Z => x k)).
  subst y3.
  assert (S5 : 0 < x_0) by pos.
  root r6 F7 E8 x_0.
  subst x_0.
  pose proof (H2 (1)%Z) as F9.
  call o10 (x 1%Z).
  assert (S11 : 0 < o10 + r6 ^ 2) by pos.
  root r12 F13 E14 ((r6 ^ 2) + (o10)).
  fraction_le (- o10 + 2 * r12 ^ 2 - r12 * r6) (r12).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o10 - 2 * r12 ^ 2 + r12 * r6) by lra.
  assert (Q17 : (- 2) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P18 : 0 < r6 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ F13 F13) as T21.
  assert (Q22 : (1) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r12 + r6)) as T23.
  assert (Q24 : (1) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q17 P18 T21 Q22 T23 Q24; lra.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sqrt x_0 + sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k))).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) + x (n + 1)%Z / sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun k : Z => x k)).
  subst y3.
  call z5 (IZR n).
  assert (S6 : 0 < x_0) by pos.
  root r7 F8 E9 x_0.
  subst x_0.
  assert (F10 : 0 <= sum 1 n (fun t : Z => x t / sqrt ((r7 ^ 2) + sum 1 t (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  call o11 (sum 1 n (fun t : Z => x t / sqrt ((r7 ^ 2) + sum 1 t (fun k : Z => x k)))).
  assert (F12 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  call o13 (sum 1 n (fun k : Z => x k)).
  assert (S14 : 0 < o13 + r7 ^ 2) by pos.
  root r15 F16 E17 ((r7 ^ 2) + o13).
  pose proof (H2 (n + 1)%Z) as F18.
  call o19 (x (n + 1)%Z).
  assert (S20 : 0 < o13 + o19 + r7 ^ 2) by pos.
  root r21 F22 E23 ((r7 ^ 2) + (o19 + o13)).
  fraction_le (- o11 * r21 - o19 + 2 * r21 ^ 2 - r21 * r7) (r21).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o11 * r21 + o19 - 2 * r21 ^ 2 + r21 * r7) by lra.
  assert (Q26 : (- 2) * (- o13 - o19 + r21 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 <= - o11 + 2 * r15 - r7) by (pose proof IH; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ F22)) as T29.
  pose proof (square (- r15 + r21)) as T30.
  assert (Q31 : (1) * (- o13 + r15 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q32 : (1) * (- o13 - o19 + r21 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q26 T29 T30 Q31 Q32; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma thm_CNP_results_full_d_self_normalized_sum : forall (n : Z) (x_0 : R) (x : Z -> R), 0 < IZR n -> 0 < x_0 -> (forall i0 : Z, 0 <= x i0) -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)).
Proof.
  intros n x_0 x H0 H1 H2.
  assert (A : forall u y, 0 < u -> 0 <= y -> 2 * sqrt u + y / sqrt (u + y) <= 2 * sqrt (u + y)).
  {
  intros u y U Y; root a F E u; assert (S : 0 < u + y) by lra; root b G I (u + y); enough (y / b <= 2 * b - 2 * a) by lra.
  apply Rle_div_l; [lra |]; pose proof (square (a - b)); lra.
  }
  assert (P : forall t : Z, 0 < x_0 + sum 1 t (fun k : Z => x k)) by (intros t; pose proof (sum_nonneg 1 t (fun k : Z => x k) (fun k _ => H2 k)); lra).
  assert (N : (1 <= n)%Z) by in_z; clear H0; revert n N; apply from_first.
  {
  repeat (rewrite sum_first; cbv beta); pose proof (A x_0 (x 1%Z) H1 (H2 1%Z)); pose proof (sqrt_pos x_0); lra.
  }
  intros n N IH; repeat (rewrite (sum_next 1 n) by lia; cbv beta); rewrite <- !Rplus_assoc.
  pose proof (A _ (x (n + 1)%Z) (P n) (H2 (n + 1)%Z)) as Q; lra.
Qed.

Lemma thm_CNP_results_bandit_b : forall (D : R) (K : R) (L : R) (M : R) (S_1 : R) (S_2 : R), 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 <= S_1 -> 0 <= S_2 -> S_1 <= 2 * sqrt M -> S_2 <= 2 * sqrt D -> sqrt D * sqrt L + 2 * sqrt K * sqrt M + S_1 * sqrt K + S_2 * sqrt L <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt M.
Proof.
  intros D K L M S_1 S_2 H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < M) by pos.
  root r2 F3 E4 M.
  subst M.
  assert (S5 : 0 <= D) by pos.
  root_0 r6 F7 E8 D.
  subst D.
  assert (S9 : 0 < K) by pos.
  root r10 F11 E12 K.
  subst K.
  assert (S13 : 0 < L) by pos.
  root r14 F15 E16 L.
  subst L.
  fraction_le (- S_1 * r10 - S_2 * r14 + 2 * r10 * r2 + 2 * r14 * r6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < S_1 * r10 + S_2 * r14 - 2 * r10 * r2 - 2 * r14 * r6) by lra.
  assert (P19 : 0 <= - S_1 + 2 * r2) by (pose proof H6; lra).
  pose proof (mul_le _ _ P19 (Rlt_le _ _ F11)) as T21.
  assert (P22 : 0 <= - S_2 + 2 * r6) by (pose proof H7; lra).
  pose proof (mul_le _ _ P22 (Rlt_le _ _ F15)) as T24.
  clear - Neg Neg0 T21 T24; lra.
Qed.

Lemma thm_CNP_results_full_d : forall (D : R) (L : R) (M : R) (S_1 : R), 0 <= D -> 0 < L -> 0 < M -> 0 <= S_1 -> S_1 <= 2 * sqrt (D + M) -> S_1 * sqrt L + sqrt L * sqrt (D + M) <= 3 * sqrt L * sqrt (D + M).
Proof.
  intros D L M S_1 H0 H1 H2 H3 H4.
  assert (S1 : 0 < D + M) by pos.
  root r2 F3 E4 (D + M).
  assert (S5 : 0 < L) by pos.
  root r6 F7 E8 L.
  subst L.
  fraction_le (- S_1 * r6 + 2 * r2 * r6) (1).
  replace (- S_1 * r6 + 2 * r2 * r6) with ((r6) * (- S_1 + 2 * r2)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < S_1 - 2 * r2) by lra.
  assert (P11 : 0 <= - S_1 + 2 * r2) by (pose proof H4; lra).
  clear - Neg Neg0 P11; lra.
Qed.

Lemma thm_CNP_results_bandit_last_horizon : forall (kappa : R) (n : Z) (nu : R) (d : Z -> R) (g : Z -> R), 0 < kappa -> 0 < IZR n -> 0 < nu -> (forall i0 : Z, 0 <= d i0) -> (forall i0 : Z, 0 <= g i0) -> sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 n (fun t : Z => d t)) + IZR n.
Proof.
  intros kappa n nu d g H0 H1 H2 H3 H4.
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 n (fun t : Z => d t)) + IZR n) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 n (fun t : Z => d t)) + IZR n)).
  {
  assert (B : sum 1 1 (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (sum 1 1 (fun t : Z => d t) + 1) + 1).
  {
  assert (E2 : sum 1 1 (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) = (Rmax 1 (kappa * (d 1%Z + 1) * (nu - g 1%Z)))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t)))).
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => d t) = (d 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun t : Z => d t)).
  subst y3.
  pose proof (H3 (1)%Z) as F5.
  call o6 (d 1%Z).
  pose proof (H4 (1)%Z) as F7.
  call o8 (g 1%Z).
  pose proof (Rmax_or (1) (kappa * (o6 + 1) * (nu - o8))) as M9.
  call m10 (Rmax (1) (kappa * (o6 + 1) * (nu - o8))).
  destruct M9 as [[E11 L12] | [E11 L12]]; subst m10.
  {
  fraction_le (kappa * nu * o6 + kappa * nu) (1).
  pos.
  }
  {
  fraction_le (kappa * o6 * o8 + kappa * o8 + 1) (1).
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
  call y1 (sum 1 (n + 1)%Z (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t)))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => d t) = (d (n + 1)%Z + sum 1 n (fun t : Z => d t))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun t : Z => d t)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t)))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t)))).
  assert (F8 : 0 <= sum 1 n (fun t : Z => d t)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun t : Z => d t)).
  pose proof (H3 (n + 1)%Z) as F10.
  call o11 (d (n + 1)%Z).
  pose proof (H4 (n + 1)%Z) as F12.
  call o13 (g (n + 1)%Z).
  pose proof (Rmax_or (1) (kappa * (o11 + 1) * (nu - o13))) as M14.
  call m15 (Rmax (1) (kappa * (o11 + 1) * (nu - o13))).
  destruct M14 as [[E16 L17] | [E16 L17]]; subst m15.
  {
  fraction_le (kappa * nu * o11 + kappa * nu * o9 + kappa * nu * z5 + kappa * nu - o7 + z5) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - kappa * nu * o11 - kappa * nu * o9 - kappa * nu * z5 - kappa * nu + o7 - z5) by lra.
  assert (P20 : 0 <= kappa * nu * o9 + kappa * nu * z5 - o7 + z5) by (pose proof IH; lra).
  pose proof (mul_lt _ _ H0 H2) as T24.
  assert (P25 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H2)) P25) as T26.
  clear - Neg Neg0 P20 T24 T26; lra.
  }
  {
  fraction_le (kappa * nu * o9 + kappa * nu * z5 + kappa * o11 * o13 + kappa * o13 - o7 + z5 + 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - kappa * nu * o9 - kappa * nu * z5 - kappa * o11 * o13 - kappa * o13 + o7 - z5 - 1) by lra.
  assert (P29 : 0 <= kappa * nu * o9 + kappa * nu * z5 - o7 + z5) by (pose proof IH; lra).
  assert (P32 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P32) as T33.
  assert (P34 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) P34) P32) as T35.
  clear - Neg Neg0 P29 T33 T35; lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma thm_CNP_results_bandit_last : forall (C : R) (D : R) (K : R) (L : R) (M : R) (T : R) (alpha : R) (delta : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 < alpha -> 0 < delta -> 0 < nu_T -> M <= T + nu_T * (alpha + 1) * (D + T) / C -> 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt M + T * delta <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (alpha + 1) * (D + T) / C) + T * delta.
Proof.
  intros C D K L M T alpha delta nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (S2 : 0 <= D) by pos.
  root_0 r3 F4 E5 D.
  subst D.
  assert (S6 : 0 < L) by pos.
  root r7 F8 E9 L.
  subst L.
  assert (S10 : 0 < K) by pos.
  root r11 F12 E13 K.
  subst K.
  assert (S14 : 0 < M) by pos.
  root r15 F16 E17 M.
  subst M.
  assert (S18 : 0 < T + nu_T * (alpha + 1) * (T + r3 ^ 2) / C) by pos.
  root r19 F20 E21 (T + nu_T * (alpha + 1) * ((r3 ^ 2) + T) / C).
  fraction_le (- 4 * r11 * r15 + 4 * r11 * r19) (1).
  enough (V24 : 0 <= (r11) * (- 4 * r15 + 4 * r19)) by lra.
  apply mul_le; [pos |].
  numerator_le N80 H9 (C * T - C * r15 ^ 2 + T * alpha * nu_T + T * nu_T + alpha * nu_T * r3 ^ 2 + nu_T * r3 ^ 2) (C).
  numerator_eq N81 E21 (- C * T + C * r19 ^ 2 - T * alpha * nu_T - T * nu_T - alpha * nu_T * r3 ^ 2 - nu_T * r3 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r15 - 4 * r19) by lra.
  assert (Q84 : (1) * (- C * T + C * r19 ^ 2 - T * alpha * nu_T - T * nu_T - alpha * nu_T * r3 ^ 2 - nu_T * r3 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F16) Neg0) as T88.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F20) Neg0) as T90.
  clear - Neg N80 Q84 T88 T90; lra.
Qed.

Lemma thm_CNP_results_full_last : forall (C : R) (D : R) (L : R) (M : R) (T : R) (alpha : R) (delta : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < L -> 0 < M -> 0 < T -> 0 < alpha -> 0 < delta -> 0 < nu_T -> M <= T + nu_T * (alpha + 1) * (D + T) / C -> 3 * sqrt L * sqrt (D + M) + T * delta <= 3 * sqrt L * sqrt (1 + nu_T * (alpha + 1) / C) * sqrt (D + T) + T * delta.
Proof.
  intros C D L M T alpha delta nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < D + M) by pos.
  root r6 F7 E8 (D + M).
  assert (S9 : 0 < 1 + nu_T * (alpha + 1) / C) by pos.
  root r10 F11 E12 (1 + nu_T * (alpha + 1) / C).
  assert (S13 : 0 < D + T) by pos.
  root r14 F15 E16 (D + T).
  fraction_le (3 * r10 * r14 * r2 - 3 * r2 * r6) (1).
  replace (3 * r10 * r14 * r2 - 3 * r2 * r6) with ((r2) * (3 * r10 * r14 - 3 * r6)) by ring.
  apply mul_le; [pos |].
  replace (3 * r10 * r14 - 3 * r6) with ((3 * r10 * r14) - (3 * r6)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V159 : 0 <= 9 * D * r10 ^ 2 - 9 * D - 9 * M + 9 * T * r10 ^ 2).
  {
  numerator_le N103 H8 (- C * M + C * T + D * alpha * nu_T + D * nu_T + T * alpha * nu_T + T * nu_T) (C).
  numerator_eq N104 E12 (C * r10 ^ 2 - C - alpha * nu_T - nu_T) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 9 * D * r10 ^ 2 + 9 * D + 9 * M - 9 * T * r10 ^ 2) by lra.
  pose proof (mul_lt _ _ H0 Neg0) as T155.
  assert (Q156 : (- 9 * D - 9 * T) * (C * r10 ^ 2 - C - alpha * nu_T - nu_T) = 0) by (apply mul_zero; lra).
  clear - Neg T155 Q156 N103; lra.
  }
  assert (V0 : - 9 * D * r10 ^ 2 + 9 * D + 9 * M - 9 * T * r10 ^ 2 + 9 * r10 ^ 2 * r14 ^ 2 - 9 * r6 ^ 2 = 0).
  {
  numerator_le N160 H8 (- C * M + C * T + D * alpha * nu_T + D * nu_T + T * alpha * nu_T + T * nu_T) (C).
  numerator_eq N161 E12 (C * r10 ^ 2 - C - alpha * nu_T - nu_T) (C).
  assert (Q162 : (- 9) * (- D - M + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q163 : (9 * r10 ^ 2) * (- D - T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q162 Q163; lra.
  }
  lra.
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
  assert (U : D + M <= (1 + nu_T * (alpha + 1) / C) * (D + T)) by (replace ((1 + nu_T * (alpha + 1) / C) * (D + T)) with (D + T + nu_T * (alpha + 1) * (D + T) / C) by (field; lra); lra).
  assert (A : sqrt (D + M) <= sqrt (1 + nu_T * (alpha + 1) / C) * sqrt (D + T)) by (rewrite <- sqrt_mult by pos; apply sqrt_le_1_alt; exact U).
  pose proof (sqrt_pos L) as PL; set (r := sqrt (1 + nu_T * (alpha + 1) / C)) in *.
  assert (B : sqrt L * sqrt (D + M) <= sqrt L * (r * sqrt (D + T))) by (apply Rmult_le_compat_l; lra).
  assert (E : S_1 * sqrt L <= 2 * sqrt (D + M) * sqrt L) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_CNP_results_bandit_b_tuned_entropy : forall (gamma : R), 0 < gamma -> 2 * gamma + 1 / gamma >= 2 * sqrt 2.
Proof.
  intros gamma H0.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  apply Rle_ge.
  fraction_le (2 * gamma ^ 2 - 2 * gamma * r2 + 1) (gamma).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * gamma ^ 2 + 2 * gamma * r2 - 1) by lra.
  pose proof (square (- 2 * gamma + r2)) as T7.
  assert (Q8 : (1) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T7 Q8; lra.
Qed.

Lemma thm_CNP_results_bandit_b_tuned_Tsallis : forall (gamma : R), 0 < gamma -> 2 * gamma + 2 / gamma >= 4.
Proof.
  intros gamma H0.
  apply Rle_ge.
  fraction_le (2 * gamma ^ 2 - 4 * gamma + 2) (gamma).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * gamma ^ 2 + 4 * gamma - 2) by lra.
  pose proof (square (1 - gamma)) as T3.
  clear - Neg Neg0 T3; lra.
Qed.

Lemma thm_CNP_results_bandit_b_vertex : forall (K : R) (M : R) (S_1 : R), 0 < K -> 0 < M -> 0 <= S_1 -> S_1 <= 2 * sqrt M -> S_1 * sqrt K + sqrt M * (2 * sqrt K - 2) <= sqrt M * (4 * sqrt K - 2).
Proof.
  intros K M S_1 H0 H1 H2 H3.
  assert (S1 : 0 < M) by pos.
  root r2 F3 E4 M.
  subst M.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  fraction_le (- S_1 * r6 + 2 * r2 * r6) (1).
  enough (V9 : 0 <= (r6) * (- S_1 + 2 * r2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < S_1 - 2 * r2) by lra.
  assert (P12 : 0 <= - S_1 + 2 * r2) by (pose proof H3; lra).
  clear - Neg Neg0 P12; lra.
Qed.

Lemma thm_CNP_results_bandit_a_first_rounds : forall (C : R) (J : Z) (s : Z) (t : Z), 0 < C -> 0 <= IZR J -> 0 <= IZR s -> 0 < IZR t -> IZR J <= 1 -> IZR s <= IZR t - 1 -> IZR J * (- C + IZR s) >= 0 -> IZR J * C <= IZR J * (IZR t - 1).
Proof.
  intros C J s t H0 H1 H2 H3 H4 H5 H6.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_CNP_results_bandit_last_without_the_one : forall (kappa : R) (n : Z) (nu : R) (d : Z -> R) (g : Z -> R), 0 < kappa -> 0 < IZR n -> 0 < nu -> (forall i0 : Z, 0 <= d i0) -> (forall i0 : Z, 0 <= g i0) -> sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 n (fun t : Z => d t) + IZR n.
Proof.
  intros kappa n nu d g H0 H1 H2 H3 H4.
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 n (fun t : Z => d t) + IZR n) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 n (fun t : Z => d t) + IZR n)).
  {
  assert (B : sum 1 1 (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) <= kappa * nu * sum 1 1 (fun t : Z => d t) + 1).
  {
  assert (E2 : sum 1 1 (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t)) = (Rmax 1 (kappa * (nu - g 1%Z) * d 1%Z))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t))).
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => d t) = (d 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun t : Z => d t)).
  subst y3.
  pose proof (H4 (1)%Z) as F5.
  call o6 (g 1%Z).
  pose proof (H3 (1)%Z) as F7.
  call o8 (d 1%Z).
  pose proof (Rmax_or (1) (kappa * (nu - o6) * o8)) as M9.
  call m10 (Rmax (1) (kappa * (nu - o6) * o8)).
  destruct M9 as [[E11 L12] | [E11 L12]]; subst m10.
  {
  fraction_le (kappa * nu * o8) (1).
  pos.
  }
  {
  fraction_le (kappa * o6 * o8 + 1) (1).
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
  call y1 (sum 1 (n + 1)%Z (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => d t) = (d (n + 1)%Z + sum 1 n (fun t : Z => d t))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun t : Z => d t)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun t : Z => Rmax 1 (kappa * (nu - g t) * d t))).
  assert (F8 : 0 <= sum 1 n (fun t : Z => d t)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun t : Z => d t)).
  pose proof (H4 (n + 1)%Z) as F10.
  call o11 (g (n + 1)%Z).
  pose proof (H3 (n + 1)%Z) as F12.
  call o13 (d (n + 1)%Z).
  pose proof (Rmax_or (1) (kappa * (nu - o11) * o13)) as M14.
  call m15 (Rmax (1) (kappa * (nu - o11) * o13)).
  destruct M14 as [[E16 L17] | [E16 L17]]; subst m15.
  {
  fraction_le (kappa * nu * o13 + kappa * nu * o9 - o7 + z5) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - kappa * nu * o13 - kappa * nu * o9 + o7 - z5) by lra.
  assert (P20 : 0 <= kappa * nu * o9 - o7 + z5) by (pose proof IH; lra).
  assert (P24 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H2)) P24) as T25.
  clear - Neg Neg0 P20 T25; lra.
  }
  {
  fraction_le (kappa * nu * o9 + kappa * o11 * o13 - o7 + z5 + 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - kappa * nu * o9 - kappa * o11 * o13 + o7 - z5 - 1) by lra.
  assert (P28 : 0 <= kappa * nu * o9 - o7 + z5) by (pose proof IH; lra).
  assert (P31 : 0 <= o11) by (pose proof F10; lra).
  assert (P32 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) P31) P32) as T33.
  clear - Neg Neg0 P28 T33; lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.
