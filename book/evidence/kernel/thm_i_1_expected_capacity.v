(* thm_i_1_expected_capacity: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_results_expected_capacity_larger_normalizer : forall (n : Z) (g : Z -> R) (w : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= g i0) -> (forall i0 : Z, 0 <= w i0) -> sum 1 n (fun t : Z => w t / (g t + 1)) <= sum 1 n (fun t : Z => w t).
Proof.
  intros n g w H0 H1 H2.
  apply sum_le; intros t _; specialize (H1 t); specialize (H2 t); apply Rle_div_l; [lra | nra].
Qed.

Lemma tab_results_expected_capacity_larger_normalizer_horizon : forall (kappa : R) (n : Z) (nu : R) (d : Z -> R) (g : Z -> R), 0 < kappa -> 0 < IZR n -> 0 < nu -> (forall i0 : Z, 0 <= d i0) -> (forall i0 : Z, 0 <= g i0) -> sum 1 n (fun t : Z => Rmax 1 (kappa * (d t + 1) * (nu - g t))) <= kappa * nu * (IZR n + sum 1 n (fun t : Z => d t)) + IZR n.
Proof.
  intros kappa n nu d g H0 H1 H2 H3 H4.
  apply Rle_trans with (sum 1 n (fun t : Z => kappa * nu * d t + (kappa * nu + 1))).
  {
  apply sum_le; intros t _; specialize (H3 t); specialize (H4 t).
  assert (0 <= kappa * nu) by pos; assert (0 <= kappa * nu * d t) by pos; assert (0 <= kappa * (d t + 1) * g t) by pos.
  apply Rmax_lub; lra.
  }
  rewrite sum_plus, sum_scale, sum_const by in_z; right; change (sum 1 n (fun k : Z => d k)) with (sum 1 n d); ring.
Qed.

Lemma tab_results_expected_capacity_parameters_one_round : ~ (forall (ell : R) (q : R), 0 <= ell -> 0 < q -> q >= 3 -> ell * q > 0).
Proof.
  intro H.
  specialize (H (0) (3)).
  refute H.
Qed.

Lemma tab_results_expected_capacity_parameters_one_round_corrected : forall (ell : R) (q : R), 0 <= ell -> 0 < q -> ell >= ln 2 -> q >= 3 -> ell * q > 2.
Proof.
  intros ell q H0 H1 H2 H3.
  assert (L : 17 / 25 <= ln 2) by interval; nra.
Qed.

Lemma tab_results_expected_capacity_parameters : forall (C : R) (ell : R), 0 < C -> 0 <= ell -> 3 * ell <= C -> C * (- 1 / 2 + ln 2) >= ell / 2.
Proof.
  intros C ell H0 H1 H2.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply Rle_ge.
  fraction_le (C * l3 - C / 2 - ell / 2) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * l3 + C / 2 + ell / 2) by lra.
  assert (P9 : 0 <= C - 3 * ell) by (pose proof H2; lra).
  assert (P11 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P11) as T12.
  clear - Neg Neg0 H0 P9 T12; lra.
Qed.

Lemma tab_results_expected_capacity_parameters_constant : forall (C : R) (ell : R), 0 < C -> 0 <= ell -> 1618 * ell / 625 <= C -> C * (- 1 / 2 + ln 2) >= ell / 2.
Proof.
  intros C ell H0 H1 H2.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply Rle_ge.
  fraction_le (C * l3 - C / 2 - ell / 2) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * l3 + C / 2 + ell / 2) by lra.
  assert (P9 : 0 <= C - 1618 * ell / 625) by (pose proof H2; lra).
  assert (P11 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P11) as T12.
  clear - Neg Neg0 H0 P9 T12; lra.
Qed.

Lemma tab_results_expected_capacity_substitute_far_enough : forall (U : R) (a : Z) (c : R), 0 < U -> 0 <= IZR a -> 0 < c -> U <= c / (IZR a + 1) -> U <= 1 -> IZR (Zfloor (c / U)) - 1 >= IZR a.
Proof.
  intros U a c H0 H1 H2 H3 H4.
  apply Rle_ge.
  enough (W : IZR a < IZR (Zfloor (c / U)) - 1 + 1) by (pose proof (within (a)%Z ((Zfloor (c / U)%R) + (-1))%Z) as W0; izr W0; lra).
  call z1 (IZR a).
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
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T13.
  clear - Neg T13 N8 N10; lra.
  }
  {
  fraction_lt (f5 - z1) (1).
  numerator_le N18 H3 (- U * z1 - U + c) (z1 + 1).
  numerator_le N19 F2 (- U * f5 + c) (U).
  numerator_lt N20 F3 (U * f5 + U - c) (U).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T23.
  clear - Neg T23 N18 N20; lra.
  }
Qed.

Lemma tab_results_expected_capacity_substitute_not_farther : forall (U : R) (a : Z) (c : R), 0 < U -> 0 <= IZR a -> 0 < c -> IZR (Zfloor (c / U)) - 1 >= IZR a -> U <= 1 -> U <= c / (IZR a + 1).
Proof.
  intros U a c H0 H1 H2 H3 H4.
  call z1 (IZR a).
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
  assert (P15 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P15) as T16.
  clear - Neg Neg0 N8 T16; lra.
  }
  {
  fraction_le (- U * z1 - U + c) (z1 + 1).
  numerator_le N17 F2 (- U * f5 + c) (U).
  numerator_lt N18 F3 (U * f5 + U - c) (U).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < U * z1 + U - c) by lra.
  assert (P24 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P24) as T25.
  clear - Neg Neg0 N17 T25; lra.
  }
Qed.

Lemma tab_results_expected_capacity_size_Bernoulli : forall (a : R) (c : R) (d : R), 0 <= a -> 0 < c -> 0 <= d -> d >= a -> Rmin 1 (c / (d + 1)) <= Rmin 1 (c / (a + 1)).
Proof.
  intros a c d H0 H1 H2 H3.
  pose proof (Rmin_or (1) (c / (d + 1))) as M1.
  call m2 (Rmin (1) (c / (d + 1))).
  pose proof (Rmin_or (1) (c / (a + 1))) as M3.
  call m4 (Rmin (1) (c / (a + 1))).
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  fraction_le (0) (1).
  pos.
  }
  {
  fraction_le (- a + c - 1) (a + 1).
  numerator_le N9 L6 (c - d - 1) (d + 1).
  numerator_le N10 L8 (a - c + 1) (a + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c + 1) by lra.
  assert (P13 : 0 <= - a + d) by (pose proof (Rge_le _ _ H3); lra).
  clear - Neg Neg0 P13 N9; lra.
  }
  }
  {
  destruct M3 as [[E17 L18] | [E17 L18]]; subst m4.
  {
  fraction_le (- c + d + 1) (d + 1).
  numerator_le N19 L6 (- c + d + 1) (d + 1).
  numerator_le N20 L18 (- a + c - 1) (a + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - d - 1) by lra.
  clear - Neg Neg0 N19; lra.
  }
  {
  fraction_le (- a * c + c * d) ((a + 1) * (d + 1)).
  enough (V27 : 0 <= (c) * (- a + d)) by lra.
  apply mul_le; [pos |].
  numerator_le N28 L6 (- c + d + 1) (d + 1).
  numerator_le N29 L18 (a - c + 1) (a + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - d) by lra.
  assert (P32 : 0 <= - a + d) by (pose proof (Rge_le _ _ H3); lra).
  clear - Neg Neg0 P32; lra.
  }
  }
Qed.

Lemma tab_results_expected_capacity_normalize_minimum : forall (a : R) (n : Z) (w : Z -> R), 0 < a -> 0 < IZR n -> (forall i0 : Z, 0 <= w i0) -> sum 1 n (fun t : Z => Rmin 1 (a * w t)) <= a * sum 1 n (fun t : Z => w t).
Proof.
  intros a n w H0 H1 H2.
  rewrite <- sum_scale; apply sum_le; intros t _; apply Rmin_r.
Qed.

Lemma tab_results_expected_capacity_normalize : forall (C : R) (C_E : R) (W : R), 0 < C -> 0 < C_E -> 0 <= W -> W <= 1 -> W * C / (2 * Rmax 1 (C / C_E)) <= C / (2 * Rmax 1 (C / C_E)).
Proof.
  intros C C_E W H0 H1 H2 H3.
  pose proof (Rmax_or (1) (C / C_E)) as M1.
  assert (S2 : 0 < Rmax (1) (C / C_E)) by pos.
  call m3 (Rmax (1) (C / C_E)).
  destruct M1 as [[E4 L5] | [E4 L5]]; try rewrite E4 in *.
  {
  fraction_le (- C * W / 2 + C / 2) (1).
  enough (V7 : 0 <= (C) * (1 / 2 - W / 2)) by lra.
  apply mul_le; [pos |].
  numerator_le N8 L5 (- C + C_E) (C_E).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < W / 2 - 1 / 2) by lra.
  assert (P9 : 0 <= 1 - W) by (pose proof H3; lra).
  clear - Neg P9 Neg0; lra.
  }
  {
  fraction_le (- C_E * W / 2 + C_E / 2) (1).
  enough (V15 : 0 <= (C_E) * (1 / 2 - W / 2)) by lra.
  apply mul_le; [pos |].
  numerator_lt N16 S2 (C) (C_E).
  numerator_le N17 L5 (C - C_E) (C_E).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < W / 2 - 1 / 2) by lra.
  assert (P18 : 0 <= 1 - W) by (pose proof H3; lra).
  clear - Neg P18 Neg0; lra.
  }
Qed.

Lemma tab_results_expected_capacity_expectation : forall (C : R) (C_E : R), 0 < C -> 0 < C_E -> C / (2 * Rmax 1 (C / C_E)) < C_E.
Proof.
  intros C C_E H0 H1.
  pose proof (Rmax_or (1) (C / C_E)) as M1.
  call m2 (Rmax (1) (C / C_E)).
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  fraction_lt (- C / 2 + C_E) (1).
  numerator_le N5 L4 (- C + C_E) (C_E).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= C / 2 - C_E) by lra.
  clear - Neg Neg0 H1 N5; lra.
  }
  {
  fraction_lt (C_E / 2) (1).
  pos.
  }
Qed.

Lemma tab_results_expected_capacity_expectation_half : forall (C : R) (C_E : R), 0 < C -> 0 < C_E -> C / (2 * Rmax 1 (C / C_E)) <= C_E / 2.
Proof.
  intros C C_E H0 H1.
  pose proof (Rmax_or (1) (C / C_E)) as M1.
  call m2 (Rmax (1) (C / C_E)).
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  fraction_le (- C / 2 + C_E / 2) (1).
  numerator_le N5 L4 (- C + C_E) (C_E).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C / 2 - C_E / 2) by lra.
  clear - Neg Neg0 N5; lra.
  }
  {
  fraction_le (0) (1).
  pos.
  }
Qed.

Lemma tab_results_expected_capacity_expectation_normalizer : forall (C : R) (C_E : R), 0 < C -> 0 < C_E -> C / (2 * Rmax 1 (C / (2 * C_E))) <= C_E.
Proof.
  intros C C_E H0 H1.
  pose proof (Rmax_or (1) (C / (2 * C_E))) as M1.
  call m2 (Rmax (1) (C / (2 * C_E))).
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  fraction_le (- C / 2 + C_E) (1).
  numerator_le N5 L4 (- C + 2 * C_E) (2 * C_E).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C / 2 - C_E) by lra.
  clear - Neg Neg0 N5; lra.
  }
  {
  fraction_le (0) (1).
  pos.
  }
Qed.

Lemma tab_results_expected_capacity_clairvoyant_bandit_harmonic : forall (ell : R), 0 <= ell -> ell >= ln 2 -> 4 * ell + 4 <= 10 * ell.
Proof.
  intros ell H0 H1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (6 * ell - 4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 - 6 * ell) by lra.
  assert (P7 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  assert (P9 : 0 <= ell - l3) by (pose proof (Rge_le _ _ H1); lra).
  clear - Neg Neg0 P7 P9; lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_bandit_root : forall (C : R) (C_E : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (q : R), 0 < C -> 0 < C_E -> 0 <= D -> 0 < K -> 0 < T -> 0 <= ell -> 0 < lambda -> 0 < q -> ell >= ln 2 -> lambda >= ln 2 -> ell * q <= C -> K >= 2 -> K <= q -> K * (T + 10 * ell * (D + T) * (1 / C_E + 1 / C)) <= 15 * D * lambda + 10 * K * T + 10 * ell * K * (D + T) / C_E.
Proof.
  intros C C_E D K T ell lambda q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (15 * C * D * lambda + 9 * C * K * T - 10 * D * K * ell - 10 * K * T * ell) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 15 * C * D * lambda - 9 * C * K * T + 10 * D * K * ell + 10 * K * T * ell) by lra.
  pose proof (mul_lt _ _ H0 H4) as T9.
  assert (P11 : 0 <= C - ell * q) by (pose proof H10; lra).
  pose proof (mul_le _ _ H2 P11) as T12.
  pose proof (mul_le _ _ (Rlt_le _ _ H4) P11) as T13.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H2) (Rlt_le _ _ H6)) as T15.
  assert (P16 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H2) P16) as T17.
  assert (P18 : 0 <= - l3 + lambda) by (pose proof (Rge_le _ _ H9); lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H2) P18) as T19.
  assert (P20 : 0 <= K - 2) by (pose proof (Rge_le _ _ H11); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H4)) P20) as T21.
  assert (P23 : 0 <= - K + q) by (pose proof H12; lra).
  pose proof (mul_le _ _ (mul_le _ _ H2 H5) P23) as T24.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H4) H5) P23) as T25.
  clear - Neg Neg0 T9 T12 T13 T15 T17 T19 T21 T24 T25; lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_bandit_sum_of_roots : forall (X : R) (Y : R), 0 <= X -> 0 <= Y -> X * sqrt 2 / 2 + 3 * Y + 4 * sqrt (10 * X ^ 2 + 15 * Y ^ 2) <= 14 * X + 19 * Y.
Proof.
  intros X Y H0 H1.
  assert (S1 : 0 <= 10 * X ^ 2 + 15 * Y ^ 2) by pos.
  root_0 r2 F3 E4 (10 * X ^ 2 + 15 * Y ^ 2).
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  fraction_le (- X * r6 / 2 + 14 * X + 16 * Y - 4 * r2) (1).
  enough (V288 : 0 <= (14 * X + 16 * Y) - (X * r6 / 2 + 4 * r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V289 : 0 <= 71 * X ^ 2 / 2 + 448 * X * Y - 4 * X * r2 * r6 + 16 * Y ^ 2).
  {
  enough (V284 : 0 <= (71 * X ^ 2 / 2 + 448 * X * Y + 16 * Y ^ 2) - (4 * X * r2 * r6)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V285 : 0 <= 3761 * X ^ 4 / 4 + 31808 * Y * X ^ 3 + 201360 * X ^ 2 * Y ^ 2 + 14336 * X * Y ^ 3 + 256 * Y ^ 4) by pos.
  assert (V0 : 320 * X ^ 4 + 480 * X ^ 2 * Y ^ 2 - 16 * X ^ 2 * r2 ^ 2 * r6 ^ 2 = 0).
  {
  assert (Q286 : (- 16 * X ^ 2 * r6 ^ 2) * (- 10 * X ^ 2 - 15 * Y ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q287 : (- 160 * X ^ 4 - 240 * X ^ 2 * Y ^ 2) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q286 Q287; lra.
  }
  lra.
  }
  assert (V0 : - X ^ 2 * r6 ^ 2 / 4 + 321 * X ^ 2 / 2 + 240 * Y ^ 2 - 16 * r2 ^ 2 = 0).
  {
  assert (Q290 : (- 16) * (- 10 * X ^ 2 - 15 * Y ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q291 : (- X ^ 2 / 4) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q290 Q291; lra.
  }
  lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_full_root : forall (C : R) (C_E : R) (D : R) (T : R) (ell : R) (lambda : R) (q : R), 0 < C -> 0 < C_E -> 0 <= D -> 0 < T -> 0 <= ell -> 0 < lambda -> 0 < q -> ell >= ln 2 -> lambda >= ln 2 -> ell * q <= C -> q >= 3 -> (10 * ell * (1 / C_E + 1 / C) + 1) * (D + T) <= 10 * (1 + ell / C_E) * (D + T).
Proof.
  intros C C_E D T ell lambda q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (9 * C * D + 9 * C * T - 10 * D * ell - 10 * T * ell) (C).
  replace (9 * C * D + 9 * C * T - 10 * D * ell - 10 * T * ell) with ((D + T) * (9 * C - 10 * ell)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 9 * C + 10 * ell) by lra.
  assert (P9 : 0 <= C - ell * q) by (pose proof H9; lra).
  assert (P12 : 0 <= q - 3) by (pose proof (Rge_le _ _ H10); lra).
  pose proof (mul_le _ _ H4 P12) as T13.
  clear - Neg Neg0 H0 P9 T13; lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_full_sum_of_roots : forall (X : R), 0 <= X -> X / sqrt (ln 2) + 3 * X * sqrt 10 <= 11 * X.
Proof.
  intros X H0.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S7 : 0 < l3).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l3) by lra.
  assert (P6 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  clear - Neg P6 Neg0; lra.
  }
  root r8 F9 E10 l3.
  rewrite E10 in *.
  assert (S11 : 0 < 10) by pos.
  root r12 F13 E14 10.
  fraction_le (- 3 * X * r12 * r8 + 11 * X * r8 - X) (r8).
  enough (V15 : 0 <= (X) * (- 3 * r12 * r8 + 11 * r8 - 1)) by lra.
  apply mul_le; [pos |].
  assert (R29 : 0 <= 19 * r8 / 5 - r12).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V49 : 0 <= 361 * r8 ^ 2 / 25 - 10).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 10 - 361 * r8 ^ 2 / 25) by lra.
  assert (P47 : 0 <= r8 ^ 2 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_lt _ _ F9 F9) as T48.
  clear - Neg P47 T48 Neg0; lra.
  }
  assert (V0 : 10 - r12 ^ 2 = 0).
  {
  assert (Q50 : (- 1) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  clear - Q50; lra.
  }
  lra.
  }
  assert (R32 : 0 <= 145 * r8 / 12 - (r12 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V53 : 0 <= 21025 * r8 ^ 2 / 144 - 100).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 100 - 21025 * r8 ^ 2 / 144) by lra.
  assert (P51 : 0 <= r8 ^ 2 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_lt _ _ F9 F9) as T52.
  clear - Neg P51 T52 Neg0; lra.
  }
  assert (V0 : 100 - r12 ^ 4 = 0).
  {
  assert (Q54 : (- r12 ^ 2 - 10) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  clear - Q54; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r12 * r8 - 11 * r8 + 1) by lra.
  assert (P39 : 0 <= - r12 + 19 * r8 / 5) by (pose proof R29; lra).
  pose proof (mul_le _ _ P39 (Rlt_le _ _ F13)) as T40.
  assert (Q41 : (- 1) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  assert (P42 : 0 <= - r12 ^ 2 + 145 * r8 / 12) by (pose proof R32; lra).
  pose proof (mul_le _ _ P42 (Rlt_le _ _ F13)) as T43.
  assert (Q44 : (- r12) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F13 Neg0) as T45.
  assert (Q46 : (3 * r8) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  clear - Neg F9 T40 Q41 T43 Q44 Neg0 T45 Q46; lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_bandit__lemma_2 : forall (C_E : R) (D : R) (K : R) (T : R) (X : R) (ell : R), 0 < C_E -> 0 <= D -> 0 < K -> 0 < T -> 0 <= X -> 0 <= ell -> K >= 2 -> X ^ 2 = K * T + ell * K * (D + T) / C_E -> sqrt T <= X * sqrt 2 / 2.
Proof.
  intros C_E D K T X ell H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < T) by pos.
  root r2 F3 E4 T.
  subst T.
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  fraction_le (X * r6 / 2 - r2) (1).
  enough (V116 : 0 <= (X * r6 / 2) - (r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V117 : 0 <= X ^ 2 / 2 - r2 ^ 2).
  {
  numerator_eq N109 H7 (C_E * K * r2 ^ 2 - C_E * X ^ 2 + D * K * ell + K * ell * r2 ^ 2) (C_E).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - X ^ 2 / 2 + r2 ^ 2) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) H5) as T110.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H2) H5) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T111.
  assert (P112 : 0 <= K - 2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P112 (Rlt_le _ _ H0)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T113.
  assert (Q114 : (1) * (C_E * K * r2 ^ 2 - C_E * X ^ 2 + D * K * ell + K * ell * r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T115.
  clear - Neg T110 T111 T113 Q114 T115; lra.
  }
  assert (V0 : X ^ 2 * r6 ^ 2 / 4 - X ^ 2 / 2 = 0).
  {
  numerator_eq N118 H7 (C_E * K * r2 ^ 2 - C_E * X ^ 2 + D * K * ell + K * ell * r2 ^ 2) (C_E).
  assert (Q119 : (X ^ 2 / 4) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q119; lra.
  }
  lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_bandit__lemma_3 : forall (X : R) (Y : R), 0 <= X -> 0 <= Y -> X * sqrt 2 / 2 + 3 * Y + 4 * sqrt (10 * X ^ 2 + 15 * Y ^ 2) <= 14 * X + 19 * Y.
Proof.
  intros X Y H0 H1.
  assert (S1 : 0 <= 10 * X ^ 2 + 15 * Y ^ 2) by pos.
  root_0 r2 F3 E4 (10 * X ^ 2 + 15 * Y ^ 2).
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  fraction_le (- X * r6 / 2 + 14 * X + 16 * Y - 4 * r2) (1).
  enough (V288 : 0 <= (14 * X + 16 * Y) - (X * r6 / 2 + 4 * r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V289 : 0 <= 71 * X ^ 2 / 2 + 448 * X * Y - 4 * X * r2 * r6 + 16 * Y ^ 2).
  {
  enough (V284 : 0 <= (71 * X ^ 2 / 2 + 448 * X * Y + 16 * Y ^ 2) - (4 * X * r2 * r6)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V285 : 0 <= 3761 * X ^ 4 / 4 + 31808 * Y * X ^ 3 + 201360 * X ^ 2 * Y ^ 2 + 14336 * X * Y ^ 3 + 256 * Y ^ 4) by pos.
  assert (V0 : 320 * X ^ 4 + 480 * X ^ 2 * Y ^ 2 - 16 * X ^ 2 * r2 ^ 2 * r6 ^ 2 = 0).
  {
  assert (Q286 : (- 16 * X ^ 2 * r6 ^ 2) * (- 10 * X ^ 2 - 15 * Y ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q287 : (- 160 * X ^ 4 - 240 * X ^ 2 * Y ^ 2) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q286 Q287; lra.
  }
  lra.
  }
  assert (V0 : - X ^ 2 * r6 ^ 2 / 4 + 321 * X ^ 2 / 2 + 240 * Y ^ 2 - 16 * r2 ^ 2 = 0).
  {
  assert (Q290 : (- 16) * (- 10 * X ^ 2 - 15 * Y ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q291 : (- X ^ 2 / 4) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q290 Q291; lra.
  }
  lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_bandit : forall (C : R) (C_E : R) (D : R) (K : R) (R_ : R) (T : R) (X : R) (Y : R) (ell : R) (lambda : R) (nu_T : R) (q : R), 0 < C -> 0 < C_E -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 <= Y -> 0 <= ell -> 0 < lambda -> 0 < nu_T -> 0 < q -> nu_T <= 5 * ell * Rmax 1 (C / C_E) -> ell >= ln 2 -> lambda >= ln 2 -> ell * q <= C -> K >= 2 -> K <= q -> X ^ 2 = K * T + ell * K * (D + T) / C_E -> Y ^ 2 = D * lambda -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> R_ <= 14 * X + 19 * Y.
Proof.
  intros C C_E D K R_ T X Y ell lambda nu_T q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  assert (L2 : 693 / 1000 <= ln 2) by interval.
  assert (M : Rmax 1 (C / C_E) <= 1 + C / C_E) by (assert (0 < C / C_E) by pos; apply Rmax_lub; lra).
  pose proof (mul_le (5 * ell) (1 + C / C_E - Rmax 1 (C / C_E)) ltac:(lra) ltac:(lra)) as N.
  pose proof (Rinv_0_lt_compat C H0) as U; pose proof (Rinv_0_lt_compat C_E H1) as V.
  pose proof (mul_le (/ C) (5 * ell * (1 + C / C_E) - nu_T) ltac:(lra) ltac:(lra)) as N1.
  replace (/ C * (5 * ell * (1 + C / C_E) - nu_T)) with (5 * ell * (/ C + / C_E) - nu_T / C) in N1 by (field; lra).
  pose proof (mul_le ell (q - K) ltac:(lra) ltac:(lra)) as Q; pose proof (mul_le (/ C) (C - ell * K) ltac:(lra) ltac:(lra)) as Q1.
  replace (/ C * (C - ell * K)) with (1 - ell * K * / C) in Q1 by (field; lra).
  assert (W : K * (T + 2 * nu_T * (D + T) / C) <= 10 * X ^ 2 + 15 * Y ^ 2).
  {
  replace (K * (T + 2 * nu_T * (D + T) / C)) with (K * T + 2 * K * (D + T) * (nu_T / C)) by (field; lra).
  rewrite H18, H19; replace (ell * K * (D + T) / C_E) with (ell * K * (D + T) * / C_E) by reflexivity.
  call m (nu_T / C); call u (/ C); call v (/ C_E).
  pose proof (mul_le (2 * K * (D + T)) (5 * ell * (u + v) - m) ltac:(pos) ltac:(lra)).
  pose proof (mul_le (10 * (D + T)) (1 - ell * K * u) ltac:(lra) ltac:(lra)).
  pose proof (mul_le D (lambda - 693 / 1000) ltac:(lra) ltac:(lra)); pose proof (mul_le T (K - 2) ltac:(lra) ltac:(lra)); lra.
  }
  assert (XY : 0 <= X * Y) by pos; assert (X2 : 0 <= X ^ 2) by pos; assert (Y2 : 0 <= Y ^ 2) by pos.
  assert (S : sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) <= 33 / 10 * X + 4 * Y) by (rewrite <- sqrt_mult_alt by lra; apply sqrt_le_of; lra).
  assert (P : 0 <= ell * K * (D + T) / C_E) by pos; pose proof (mul_le T (K - 2) ltac:(lra) ltac:(lra)).
  assert (ST : sqrt T <= 71 / 100 * X) by (apply sqrt_le_of; lra).
  assert (SD : sqrt D * sqrt lambda = Y) by (rewrite <- sqrt_mult_alt by lra; rewrite <- H19; apply sqrt_pow2; lra).
  lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_full__lemma_2 : forall (C_E : R) (D : R) (T : R) (X : R) (ell : R) (lambda : R), 0 < C_E -> 0 <= D -> 0 < T -> 0 <= X -> 0 <= ell -> 0 < lambda -> lambda >= ln 2 -> X ^ 2 = lambda * (1 + ell / C_E) * (D + T) -> sqrt T <= X / sqrt (ln 2).
Proof.
  intros C_E D T X ell lambda H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < l3) by pos.
  root r10 F11 E12 l3.
  rewrite E12 in *.
  fraction_le (X - r10 * r6) (r10).
  numerator_eq N143 H7 (C_E * D * lambda - C_E * X ^ 2 + C_E * lambda * r6 ^ 2 + D * ell * lambda + ell * lambda * r6 ^ 2) (C_E).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - X + r10 * r6) by lra.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) (Rlt_le _ _ H5)) (Rlt_le _ _ F11)) as T144.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 H4) (Rlt_le _ _ H5)) (Rlt_le _ _ F11)) as T145.
  assert (P146 : 0 < r6 ^ 2) by (pose proof H2; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P146) H4) (Rlt_le _ _ H5)) (Rlt_le _ _ F11)) as T147.
  assert (P148 : 0 <= lambda - r10 ^ 2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P148 (Rlt_le _ _ H0)) H3) (Rlt_le _ _ F7)) as T149.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H5) F7) Neg0) as T150.
  assert (Q151 : (r10) * (C_E * D * lambda - C_E * X ^ 2 + C_E * lambda * r6 ^ 2 + D * ell * lambda + ell * lambda * r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H3) (Rlt_le _ _ F11)) (Rlt_le _ _ Neg0)) as T152.
  clear - Neg T144 T145 T147 T149 T150 Q151 T152; lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_full__lemma_3 : forall (X : R), 0 <= X -> X / sqrt (ln 2) + 3 * X * sqrt 10 <= 11 * X.
Proof.
  intros X H0.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S7 : 0 < l3).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l3) by lra.
  assert (P6 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  clear - Neg P6 Neg0; lra.
  }
  root r8 F9 E10 l3.
  rewrite E10 in *.
  assert (S11 : 0 < 10) by pos.
  root r12 F13 E14 10.
  fraction_le (- 3 * X * r12 * r8 + 11 * X * r8 - X) (r8).
  enough (V15 : 0 <= (X) * (- 3 * r12 * r8 + 11 * r8 - 1)) by lra.
  apply mul_le; [pos |].
  assert (R29 : 0 <= 19 * r8 / 5 - r12).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V49 : 0 <= 361 * r8 ^ 2 / 25 - 10).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 10 - 361 * r8 ^ 2 / 25) by lra.
  assert (P47 : 0 <= r8 ^ 2 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_lt _ _ F9 F9) as T48.
  clear - Neg P47 T48 Neg0; lra.
  }
  assert (V0 : 10 - r12 ^ 2 = 0).
  {
  assert (Q50 : (- 1) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  clear - Q50; lra.
  }
  lra.
  }
  assert (R32 : 0 <= 145 * r8 / 12 - (r12 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V53 : 0 <= 21025 * r8 ^ 2 / 144 - 100).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 100 - 21025 * r8 ^ 2 / 144) by lra.
  assert (P51 : 0 <= r8 ^ 2 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_lt _ _ F9 F9) as T52.
  clear - Neg P51 T52 Neg0; lra.
  }
  assert (V0 : 100 - r12 ^ 4 = 0).
  {
  assert (Q54 : (- r12 ^ 2 - 10) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  clear - Q54; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r12 * r8 - 11 * r8 + 1) by lra.
  assert (P39 : 0 <= - r12 + 19 * r8 / 5) by (pose proof R29; lra).
  pose proof (mul_le _ _ P39 (Rlt_le _ _ F13)) as T40.
  assert (Q41 : (- 1) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  assert (P42 : 0 <= - r12 ^ 2 + 145 * r8 / 12) by (pose proof R32; lra).
  pose proof (mul_le _ _ P42 (Rlt_le _ _ F13)) as T43.
  assert (Q44 : (- r12) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F13 Neg0) as T45.
  assert (Q46 : (3 * r8) * (r12 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  clear - Neg F9 T40 Q41 T43 Q44 Neg0 T45 Q46; lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_full : forall (C : R) (C_E : R) (D : R) (R_ : R) (T : R) (X : R) (ell : R) (lambda : R) (nu_T : R) (q : R), 0 < C -> 0 < C_E -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 <= ell -> 0 < lambda -> 0 < nu_T -> 0 < q -> nu_T <= 5 * ell * Rmax 1 (C / C_E) -> ell >= ln 2 -> lambda >= ln 2 -> ell * q <= C -> q >= 3 -> X ^ 2 = lambda * (1 + ell / C_E) * (D + T) -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) -> R_ <= 11 * X.
Proof.
  intros C C_E D R_ T X ell lambda nu_T q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16.
  assert (L2 : 693 / 1000 <= ln 2) by interval.
  assert (M : Rmax 1 (C / C_E) <= 1 + C / C_E) by (assert (0 < C / C_E) by pos; apply Rmax_lub; lra).
  pose proof (mul_le (5 * ell) (1 + C / C_E - Rmax 1 (C / C_E)) ltac:(lra) ltac:(lra)) as N.
  pose proof (Rinv_0_lt_compat C H0) as U; pose proof (Rinv_0_lt_compat C_E H1) as V.
  pose proof (mul_le (/ C) (5 * ell * (1 + C / C_E) - nu_T) ltac:(lra) ltac:(lra)) as N1.
  replace (/ C * (5 * ell * (1 + C / C_E) - nu_T)) with (5 * ell * (/ C + / C_E) - nu_T / C) in N1 by (field; lra).
  pose proof (mul_le ell (q - 3) ltac:(lra) ltac:(lra)) as Q; pose proof (mul_le (/ C) (C - 3 * ell) ltac:(lra) ltac:(lra)) as Q1.
  replace (/ C * (C - 3 * ell)) with (1 - 3 * ell * / C) in Q1 by (field; lra).
  assert (W : lambda * (1 + 2 * nu_T / C) * (D + T) <= 10 * X ^ 2).
  {
  rewrite H15; replace (2 * nu_T / C) with (2 * (nu_T / C)) by (field; lra); unfold Rdiv at 2.
  call m (nu_T / C); call u (/ C); call v (/ C_E).
  assert (P : 0 <= lambda * (D + T)) by pos; pose proof (mul_le (lambda * (D + T)) (5 * ell * (u + v) - m) P ltac:(lra)).
  pose proof (mul_le (lambda * (D + T)) (1 - 3 * ell * u) P ltac:(lra)); lra.
  }
  assert (X2 : 0 <= X ^ 2) by pos; assert (A : 0 <= 1 + 2 * nu_T / C) by pos.
  assert (S : sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) <= 317 / 100 * X) by (rewrite <- !sqrt_mult_alt by pos; apply sqrt_le_of; lra).
  assert (ST : sqrt T <= 1202 / 1000 * X).
  {
  apply sqrt_le_of; [lra |].
  assert (P : 0 <= lambda * (D + T) * (ell / C_E)) by pos; assert (0 <= lambda * D) by pos.
  pose proof (mul_le T (lambda - 693 / 1000) ltac:(lra) ltac:(lra)); lra.
  }
  lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_products : forall (P : R) (d_max : R) (lambda : R) (mu : R) (n : R), 0 < P -> 0 <= d_max -> 0 < lambda -> 0 < mu -> 0 < n -> mu * n * (P * mu + d_max * lambda) <= 3 * P * n * mu ^ 2 / 2 + n * d_max ^ 2 * lambda ^ 2 / (2 * P).
Proof.
  intros P d_max lambda mu n H0 H1 H2 H3 H4.
  fraction_le (n * P ^ 2 * mu ^ 2 / 2 - P * d_max * lambda * mu * n + n * d_max ^ 2 * lambda ^ 2 / 2) (P).
  enough (V1 : 0 <= (n) * (P ^ 2 * mu ^ 2 / 2 - P * d_max * lambda * mu + d_max ^ 2 * lambda ^ 2 / 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - P ^ 2 * mu ^ 2 / 2 + P * d_max * lambda * mu - d_max ^ 2 * lambda ^ 2 / 2) by lra.
  pose proof (square (- P * mu + d_max * lambda)) as T4.
  clear - Neg Neg0 T4; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_split : forall (A : R) (C : R) (C_E : R) (e : R), 0 < A -> 0 < C -> 0 < C_E -> 0 < e -> Rmax 1 (A * e * Rmax (1 / C) (1 / C_E)) <= A * e / C_E + A * e / C + 1.
Proof.
  intros A C C_E e H0 H1 H2 H3.
  pose proof (Rmax_or (1 / C) (1 / C_E)) as M1.
  call m2 (Rmax (1 / C) (1 / C_E)).
  pose proof (Rmax_or (1) (A * e * m2)) as M3.
  call m4 (Rmax (1) (A * e * m2)).
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  fraction_le (A * C * e + A * C_E * e) (C * C_E).
  pos.
  }
  {
  fraction_le (A * e + C_E) (C_E).
  pos.
  }
  }
  {
  destruct M3 as [[E9 L10] | [E9 L10]]; subst m4.
  {
  fraction_le (A * C * e + A * C_E * e) (C * C_E).
  pos.
  }
  {
  fraction_le (A * e + C) (C).
  pos.
  }
  }
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_slots : forall (A : R) (C : R) (P : R) (e : R) (q : R) (r : R) (y : R), 0 < A -> 0 < C -> 0 < P -> 0 < e -> 0 < q -> 0 < r -> 0 < y -> y ^ 2 = C * P -> P <= q -> q * r ^ 2 <= C -> C <= 3 * q * r ^ 2 / 2 -> A <= 10 * r ^ 2 -> A * e * y / C <= 10 * e * r.
Proof.
  intros A C P e q r y H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (U : P * r ^ 2 <= C) by (apply Rle_trans with (q * r ^ 2); [apply Rmult_le_compat_r; [pos | lra] | lra]).
  assert (Y : y * r <= C) by (apply Rsqr_incr_0_var; [unfold Rsqr | lra]; replace (y * r * (y * r)) with (y ^ 2 * r ^ 2) by ring; rewrite H7; rewrite Rmult_assoc; apply Rmult_le_compat_l; lra).
  assert (A1 : A * y <= 10 * r ^ 2 * y) by (apply Rmult_le_compat_r; lra).
  assert (A2 : 10 * r * (y * r) <= 10 * r * C) by (apply Rmult_le_compat_l; lra).
  assert (A3 : e * (A * y) <= e * (10 * r * C)) by (apply Rmult_le_compat_l; lra).
  apply Rle_div_l; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_limit : forall (A : R) (C : R) (C_E : R) (P : R) (e : R) (q : R) (r : R) (y : R), 0 < A -> 0 < C -> 0 < C_E -> 0 < P -> 0 < e -> 0 < q -> 0 < r -> 0 < y -> y ^ 2 = C * P -> P <= q -> q * r ^ 2 <= C -> C <= 3 * q * r ^ 2 / 2 -> A <= 10 * r ^ 2 -> A * e * y / C_E <= 5 * e * q * sqrt 6 * r ^ 3 / C_E.
Proof.
  intros A C C_E P e q r y H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  assert (S1 : 0 < 6) by pos.
  root r2 F3 E4 6.
  fraction_le (- A * e * y + 5 * e * q * r2 * r ^ 3) (C_E).
  replace (- A * e * y + 5 * e * q * r2 * r ^ 3) with ((e) * (- A * y + 5 * q * r2 * r ^ 3)) by ring.
  apply mul_le; [pos |].
  replace (- A * y + 5 * q * r2 * r ^ 3) with ((5 * q * r2 * r ^ 3) - (A * y)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V19 : 0 <= - A ^ 2 * y ^ 2 + 150 * q ^ 2 * r ^ 6).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < A ^ 2 * y ^ 2 - 150 * q ^ 2 * r ^ 6) by lra.
  assert (P9 : 0 <= - P + q) by (pose proof H9; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H1)) P9) as T10.
  assert (Q11 : (- A ^ 2) * (C * P - y ^ 2) = 0) by (apply mul_zero; lra).
  assert (P13 : 0 <= - C + 3 * q * r ^ 2 / 2) by (pose proof H11; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H5)) P13) as T14.
  assert (P15 : 0 <= - A + 10 * r ^ 2) by (pose proof H12; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H5) H5)) P15) as T16.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ H0 H5) H5)) P15) P15) as T17.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H5 H5)) P15) P15) P15) as T18.
  clear - Neg Neg0 T10 Q11 T14 T16 T17 T18; lra.
  }
  assert (V0 : 25 * q ^ 2 * r ^ 6 * r2 ^ 2 - 150 * q ^ 2 * r ^ 6 = 0).
  {
  assert (Q20 : (25 * q ^ 2 * r ^ 6) * (r2 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  clear - Q20; lra.
  }
  lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_rounding : forall (ell : R) (q : R), 0 <= ell -> 0 < q -> ell >= ln 2 -> q >= 3 -> ell * q + 1 <= 3 * ell * q / 2.
Proof.
  intros ell q H0 H1 H2 H3.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (ell * q / 2 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - ell * q / 2 + 1) by lra.
  assert (P7 : 0 <= q - 3) by (pose proof (Rge_le _ _ H3); lra).
  assert (P10 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P10) as T11.
  assert (P12 : 0 <= ell - l3) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P12) as T13.
  clear - Neg Neg0 P7 T11 T13; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_rest : forall (C : R) (K : R) (ell : R) (q : R), 0 < C -> 0 < K -> 0 <= ell -> 0 < q -> C <= 3 * ell * q / 2 -> q <= 3 * K / 2 -> C / (2 * K) <= 9 * ell / 8.
Proof.
  intros C K ell q H0 H1 H2 H3 H4 H5.
  fraction_le (- C / 2 + 9 * K * ell / 8) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C / 2 - 9 * K * ell / 8) by lra.
  assert (P3 : 0 <= - C + 3 * ell * q / 2) by (pose proof H4; lra).
  assert (P6 : 0 <= 3 * K / 2 - q) by (pose proof H5; lra).
  pose proof (mul_le _ _ H2 P6) as T7.
  clear - Neg Neg0 P3 T7; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_extra_term : forall (a : R) (b : R) (f : R) (h : R), 0 < a -> 0 <= b -> 0 <= f -> 0 <= h -> sqrt 5 * (3 * h * sqrt 2 / 4 + sqrt 6 * (a + 10 * b + 5 * f * sqrt 6) / 2) <= 3 * a + 28 * b + 34 * f + 3 * h.
Proof.
  intros a b f h H0 H1 H2 H3.
  assert (S1 : 0 < 5) by pos.
  root r2 F3 E4 5.
  assert (S5 : 0 < 6) by pos.
  root r6 F7 E8 6.
  assert (S9 : 0 < 2) by pos.
  root r10 F11 E12 2.
  fraction_le (- a * r2 * r6 / 2 + 3 * a - 5 * b * r2 * r6 + 28 * b - 5 * f * r2 * r6 ^ 2 / 2 + 34 * f - 3 * h * r10 * r2 / 4 + 3 * h) (1).
  assert (R27 : 0 <= r6 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V90 : 0 <= 4) by pos.
  assert (V0 : - r10 ^ 2 + r6 ^ 2 - 4 = 0).
  {
  assert (Q91 : (1) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  assert (Q92 : (- 1) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q91 Q92; lra.
  }
  lra.
  }
  assert (R28 : 0 <= r2 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V93 : 0 <= 3) by pos.
  assert (V0 : - r10 ^ 2 + r2 ^ 2 - 3 = 0).
  {
  assert (Q94 : (1) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q95 : (- 1) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q94 Q95; lra.
  }
  lra.
  }
  assert (R38 : 0 <= 17 / 12 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V96 : 0 <= 1 / 144) by pos.
  assert (V0 : 2 - r10 ^ 2 = 0).
  {
  assert (Q97 : (- 1) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q97; lra.
  }
  lra.
  }
  assert (R39 : 0 <= 19 * r10 / 12 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V98 : 0 <= 1 / 72) by pos.
  assert (V0 : 361 * r10 ^ 2 / 144 - r2 ^ 2 - 1 / 72 = 0).
  {
  assert (Q99 : (- 1) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q100 : (361 / 144) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q99 Q100; lra.
  }
  lra.
  }
  assert (R42 : 0 <= 25 * r6 / 12 - (r2 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V101 : 0 <= 25 / 24) by pos.
  assert (V0 : - r2 ^ 4 + 625 * r6 ^ 2 / 144 - 25 / 24 = 0).
  {
  assert (Q102 : (- r2 ^ 2 - 5) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q103 : (625 / 144) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  clear - Q102 Q103; lra.
  }
  lra.
  }
  assert (R46 : 0 <= 11 * r2 / 4 - (r6 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V104 : 0 <= 29 / 16) by pos.
  assert (V0 : 121 * r2 ^ 2 / 16 - r6 ^ 4 - 29 / 16 = 0).
  {
  assert (Q105 : (121 / 16) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q106 : (- r6 ^ 2 - 6) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  clear - Q105 Q106; lra.
  }
  lra.
  }
  assert (R52 : 0 <= 731 / 132 - (r2 * r6)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V107 : 0 <= 11641 / 17424) by pos.
  assert (V0 : - r2 ^ 2 * r6 ^ 2 + 30 = 0).
  {
  assert (Q108 : (- r6 ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q109 : (- 5) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  clear - Q108 Q109; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a * r2 * r6 / 2 - 3 * a + 5 * b * r2 * r6 - 28 * b + 5 * f * r2 * r6 ^ 2 / 2 - 34 * f + 3 * h * r10 * r2 / 4 - 3 * h) by lra.
  pose proof (mul_le _ _ H2 (Rlt_le _ _ F3)) as T53.
  assert (P54 : 0 <= 17 / 12 - r10) by (pose proof R38; lra).
  pose proof (mul_le _ _ P54 H3) as T55.
  pose proof (mul_le _ _ (mul_le _ _ P54 H3) (Rlt_le _ _ F3)) as T56.
  assert (P57 : 0 <= - r2 ^ 2 + 25 * r6 / 12) by (pose proof R42; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P57 (Rlt_le _ _ H0)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T58.
  assert (Q59 : (- a * r2 * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q60 : (25 * a * r2 / 12) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P57 H1) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T61.
  assert (Q62 : (- b * r2 * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q63 : (25 * b * r2 / 12) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  assert (P64 : 0 <= 11 * r2 / 4 - r6 ^ 2) by (pose proof R46; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P64 (Rlt_le _ _ H0)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T65.
  assert (Q66 : (11 * a * r6 / 4) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q67 : (- a * r2 * r6) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  assert (P68 : 0 <= - r2 * r6 + 731 / 132) by (pose proof R52; lra).
  pose proof (mul_le _ _ P68 H1) as T69.
  pose proof (mul_le _ _ P68 (Rlt_le _ _ H0)) as T70.
  assert (Q71 : (5 * f * r2 / 2) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F3 Neg0) as T72.
  assert (Q73 : (a * r6 / 2 + 5 * b * r6 + 5 * f * r6 ^ 2 / 2 + 3 * h * r10 / 4) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q74 : (25 * f / 2) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  assert (P75 : 0 <= - r10 + r6) by (pose proof R27; lra).
  pose proof (mul_le _ _ P75 H3) as T76.
  assert (P77 : 0 <= - r10 + r2) by (pose proof R28; lra).
  pose proof (mul_le _ _ P77 H3) as T78.
  assert (P79 : 0 <= 19 * r10 / 12 - r2) by (pose proof R39; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P79 H3) (Rlt_le _ _ F11)) (Rlt_le _ _ F7)) as T80.
  assert (Q81 : (19 * h * r6 / 12) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P57 H2) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T82.
  assert (Q83 : (- f * r2 * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q84 : (25 * f * r2 / 12) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P64 H2) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T85.
  assert (Q86 : (11 * f * r6 / 4) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q87 : (- f * r2 * r6) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T88.
  assert (Q89 : (a * r2 / 2 + 5 * b * r2 + 5 * f * r2 * r6 / 2) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  clear - Neg H0 H1 T53 H3 T55 T56 T58 Q59 Q60 T61 Q62 Q63 T65 Q66 Q67 T69 T70 Neg0 Q71 T72 Q73 Q74 T76 T78 T80 Q81 T82 Q83 Q84 T85 Q86 Q87 T88 Q89; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_full_rest : forall (C : R) (ell : R) (lambda : R) (q : R), 0 < C -> 0 <= ell -> 0 < lambda -> 0 < q -> C <= 3 * ell * q / 2 -> lambda <= q -> C * lambda / 2 <= 3 * ell * q ^ 2 / 4.
Proof.
  intros C ell lambda q H0 H1 H2 H3 H4 H5.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_expected_capacity_preemptive_full_extra_term : forall (a : R) (b : R) (f : R) (h : R), 0 < a -> 0 <= b -> 0 <= f -> 0 <= h -> h * sqrt 3 / 2 + sqrt 6 * (a + 10 * b + 5 * f * sqrt 6) / 2 <= 2 * a + 13 * b + 15 * f + h.
Proof.
  intros a b f h H0 H1 H2 H3.
  assert (S1 : 0 < 3) by pos.
  root r2 F3 E4 3.
  assert (S5 : 0 < 6) by pos.
  root r6 F7 E8 6.
  fraction_le (- a * r6 / 2 + 2 * a - 5 * b * r6 + 13 * b - 5 * f * r6 ^ 2 / 2 + 15 * f - h * r2 / 2 + h) (1).
  assert (R15 : 0 <= r6 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V62 : 0 <= 3) by pos.
  assert (V0 : - r2 ^ 2 + r6 ^ 2 - 3 = 0).
  {
  assert (Q63 : (- 1) * (r2 ^ 2 - 3) = 0) by (apply mul_zero; lra).
  assert (Q64 : (1) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  clear - Q63 Q64; lra.
  }
  lra.
  }
  assert (R19 : 0 <= 239 / 132 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V65 : 0 <= 4849 / 17424) by pos.
  assert (V0 : 3 - r2 ^ 2 = 0).
  {
  assert (Q66 : (- 1) * (r2 ^ 2 - 3) = 0) by (apply mul_zero; lra).
  clear - Q66; lra.
  }
  lra.
  }
  assert (R23 : 0 <= 467 * r2 / 132 - (r6 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V67 : 0 <= 9001 / 5808) by pos.
  assert (V0 : 218089 * r2 ^ 2 / 17424 - r6 ^ 4 - 9001 / 5808 = 0).
  {
  assert (Q68 : (218089 / 17424) * (r2 ^ 2 - 3) = 0) by (apply mul_zero; lra).
  assert (Q69 : (- r6 ^ 2 - 6) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  clear - Q68 Q69; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a * r6 / 2 - 2 * a + 5 * b * r6 - 13 * b + 5 * f * r6 ^ 2 / 2 - 15 * f + h * r2 / 2 - h) by lra.
  pose proof (mul_lt _ _ H0 F7) as T70.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ F7)) as T71.
  assert (P72 : 0 <= - r2 + r6) by (pose proof R15; lra).
  pose proof (mul_le _ _ P72 H3) as T73.
  assert (P74 : 0 <= 467 * r2 / 132 - r6 ^ 2) by (pose proof R23; lra).
  pose proof (mul_le _ _ (mul_le _ _ P74 H3) (Rlt_le _ _ F3)) as T75.
  assert (Q76 : (467 * h / 132) * (r2 ^ 2 - 3) = 0) by (apply mul_zero; lra).
  assert (Q77 : (- h * r2) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  assert (Q78 : (5 * f / 2) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T79.
  assert (Q80 : (a / 2 + 5 * b + 5 * f * r6 / 2) * (r6 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  assert (P81 : 0 <= 239 / 132 - r2) by (pose proof R19; lra).
  pose proof (mul_le _ _ (mul_le _ _ P81 H3) (Rlt_le _ _ F7)) as T82.
  clear - Neg H0 T70 T71 H3 T73 T75 Q76 Q77 Neg0 Q78 T79 Q80 T82; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit__lemma_1 : forall (R_ : R) (T : R) (d_max : R) (ell : R), 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 <= ell -> R_ <= T -> T <= d_max + 1 -> ell >= ln 2 -> R_ <= 13 * sqrt ell * (d_max + 1).
Proof.
  intros R_ T d_max ell H0 H1 H2 H3 H4 H5 H6.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 <= ell) by pos.
  root_0 r6 F7 E8 ell.
  subst ell.
  fraction_le (- R_ + 13 * d_max * r6 + 13 * r6) (1).
  assert (R14 : 0 <= 127 * r6 ^ 2 / 84 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V49 : 0 <= 16129 * r6 ^ 4 / 7056 - 1) by lra.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 16129 * r6 ^ 4 / 7056) by lra.
  assert (P43 : 0 <= r6 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P43 F7) F7) as T44.
  assert (P45 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  assert (P46 : 0 <= - l3 + r6 ^ 2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ P46 F7) F7) as T47.
  pose proof (mul_le _ _ (mul_le _ _ P45 F7) F7) as T48.
  clear - Neg T44 P45 T47 Neg0 T48 P46; lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 13 * d_max * r6 - 13 * r6) by lra.
  pose proof (mul_le _ _ H2 F7) as T60.
  assert (P61 : 0 <= - R_ + T) by (pose proof H4; lra).
  assert (P62 : 0 <= - T + d_max + 1) by (pose proof H5; lra).
  pose proof (mul_le _ _ P62 F7) as T63.
  pose proof (mul_le _ _ P61 F7) as T64.
  pose proof (mul_le _ _ (mul_le _ _ P62 F7) F7) as T65.
  assert (P66 : 0 <= 127 * r6 ^ 2 / 84 - 1) by (pose proof R14; lra).
  pose proof (mul_le _ _ P66 (Rlt_le _ _ H1)) as T67.
  pose proof (mul_le _ _ F7 (Rlt_le _ _ Neg0)) as T68.
  clear - Neg T60 P61 T63 F7 Neg0 T64 T65 T67 T68; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit__lemma_2 : forall (K : R) (T : R) (X : R) (a : R) (d_max : R) (n : R), 0 < K -> 0 < T -> 0 <= X -> 0 < a -> 0 <= d_max -> 0 < n -> K * T <= X ^ 2 -> a ^ 2 = K * n -> n <= d_max + 1 -> d_max + 1 <= T -> a <= X.
Proof.
  intros K T X a d_max n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  repeat split; by_parts.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit : forall (B : R) (C_E : R) (K : R) (R_ : R) (T : R) (X : R) (Y : R) (a : R) (d_max : R) (ell : R) (lambda : R) (n : R) (p : R) (q : R), 0 <= B -> 0 < C_E -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 <= Y -> 0 < a -> 0 <= d_max -> 0 <= ell -> 0 < lambda -> 0 < n -> 0 <= p -> 0 < q -> ell >= ln 2 -> q <= 3 * K / 2 -> K >= 2 -> K * T <= X ^ 2 -> a ^ 2 = K * n -> n <= d_max + 1 -> d_max >= 1 -> R_ <= T -> R_ <= B + p -> B <= 14 * X + 19 * Y -> p <= 3 * a + 3 * d_max * lambda * sqrt ell + 28 * sqrt ell * (d_max + 1) + 34 * q * (sqrt ell) ^ 3 * (d_max + 1) / C_E -> R_ <= 17 * X + 19 * Y + d_max * sqrt ell * (3 * lambda + 56) + 102 * d_max * K * (sqrt ell) ^ 3 / C_E.
Proof.
  intros B C_E K R_ T X Y a d_max ell lambda n p q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20 H21 H22 H23 H24.
  assert (L2 : 693 / 1000 <= ln 2) by interval; assert (S : 8 / 10 <= sqrt ell) by (rewrite <- (sqrt_pow2 (8 / 10)) by lra; apply sqrt_le_1_alt; lra).
  pose proof (Rinv_0_lt_compat C_E H1) as V; unfold Rdiv in *; call s (sqrt ell); call v (/ C_E).
  assert (V0 : 0 <= s ^ 3 * v) by pos; assert (V1 : 0 <= d_max * s * lambda) by pos; assert (V2 : 0 <= d_max * K * (s ^ 3 * v)) by pos.
  pose proof (mul_le (s - 8 / 10) d_max ltac:(lra) H8).
  destruct (Rle_or_lt n T) as [N | N]; [| lra].
  assert (A : a <= X) by (rewrite <- (sqrt_pow2 a), <- (sqrt_pow2 X) by lra; apply sqrt_le_1_alt; pose proof (mul_le K (T - n) ltac:(lra) ltac:(lra)); lra).
  pose proof (mul_le (3 * K * / 2 - q) (d_max + 1) ltac:(lra) ltac:(lra)); pose proof (mul_le K (d_max - 1) ltac:(lra) ltac:(lra)).
  pose proof (mul_le (s ^ 3 * v) (3 * d_max * K - q * (d_max + 1)) V0 ltac:(lra)); pose proof (mul_le s (d_max - 1) ltac:(lra) ltac:(lra)); lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_full__lemma_1 : forall (R_ : R) (T : R) (d_max : R) (ell : R), 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 <= ell -> R_ <= T -> T <= d_max + 1 -> ell >= ln 2 -> R_ <= 13 * sqrt ell * (d_max + 1).
Proof.
  intros R_ T d_max ell H0 H1 H2 H3 H4 H5 H6.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 <= ell) by pos.
  root_0 r6 F7 E8 ell.
  subst ell.
  fraction_le (- R_ + 13 * d_max * r6 + 13 * r6) (1).
  assert (R14 : 0 <= 127 * r6 ^ 2 / 84 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V49 : 0 <= 16129 * r6 ^ 4 / 7056 - 1) by lra.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 16129 * r6 ^ 4 / 7056) by lra.
  assert (P43 : 0 <= r6 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P43 F7) F7) as T44.
  assert (P45 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  assert (P46 : 0 <= - l3 + r6 ^ 2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ P46 F7) F7) as T47.
  pose proof (mul_le _ _ (mul_le _ _ P45 F7) F7) as T48.
  clear - Neg T44 P45 T47 Neg0 T48 P46; lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 13 * d_max * r6 - 13 * r6) by lra.
  pose proof (mul_le _ _ H2 F7) as T60.
  assert (P61 : 0 <= - R_ + T) by (pose proof H4; lra).
  assert (P62 : 0 <= - T + d_max + 1) by (pose proof H5; lra).
  pose proof (mul_le _ _ P62 F7) as T63.
  pose proof (mul_le _ _ P61 F7) as T64.
  pose proof (mul_le _ _ (mul_le _ _ P62 F7) F7) as T65.
  assert (P66 : 0 <= 127 * r6 ^ 2 / 84 - 1) by (pose proof R14; lra).
  pose proof (mul_le _ _ P66 (Rlt_le _ _ H1)) as T67.
  pose proof (mul_le _ _ F7 (Rlt_le _ _ Neg0)) as T68.
  clear - Neg T60 P61 T63 F7 Neg0 T64 T65 T67 T68; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_full__lemma_2 : forall (T : R) (X : R) (a : R) (d_max : R) (lambda : R) (n : R), 0 < T -> 0 <= X -> 0 < a -> 0 <= d_max -> 0 < lambda -> 0 < n -> T * lambda <= X ^ 2 -> a ^ 2 = lambda * n -> n <= d_max + 1 -> d_max + 1 <= T -> a <= X.
Proof.
  intros T X a d_max lambda n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  repeat split; by_parts.
Qed.

Lemma tab_results_expected_capacity_preemptive_full : forall (B : R) (C_E : R) (R_ : R) (T : R) (X : R) (a : R) (d_max : R) (ell : R) (lambda : R) (n : R) (p : R) (q : R), 0 <= B -> 0 < C_E -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < a -> 0 <= d_max -> 0 <= ell -> 0 < lambda -> 0 < n -> 0 <= p -> 0 < q -> ell >= ln 2 -> T * lambda <= X ^ 2 -> a ^ 2 = lambda * n -> n <= d_max + 1 -> d_max >= 1 -> R_ <= T -> R_ <= B + p -> B <= 11 * X -> p <= 2 * a + d_max * q * sqrt ell + 13 * sqrt ell * (d_max + 1) + 15 * q * (sqrt ell) ^ 3 * (d_max + 1) / C_E -> R_ <= 13 * X + d_max * sqrt ell * (q + 26) + 30 * d_max * q * (sqrt ell) ^ 3 / C_E.
Proof.
  intros B C_E R_ T X a d_max ell lambda n p q H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  assert (L2 : 693 / 1000 <= ln 2) by interval; assert (S : 8 / 10 <= sqrt ell) by (rewrite <- (sqrt_pow2 (8 / 10)) by lra; apply sqrt_le_1_alt; lra).
  pose proof (Rinv_0_lt_compat C_E H1) as V; unfold Rdiv in *; call s (sqrt ell); call v (/ C_E).
  assert (V0 : 0 <= q * (s ^ 3 * v)) by pos; assert (V1 : 0 <= d_max * s * q) by pos; assert (V2 : 0 <= d_max * (q * (s ^ 3 * v))) by pos.
  pose proof (mul_le (s - 8 / 10) d_max ltac:(lra) H6).
  destruct (Rle_or_lt n T) as [N | N]; [| lra].
  assert (A : a <= X) by (rewrite <- (sqrt_pow2 a), <- (sqrt_pow2 X) by lra; apply sqrt_le_1_alt; pose proof (mul_le lambda (T - n) ltac:(lra) ltac:(lra)); lra).
  pose proof (mul_le (q * (s ^ 3 * v)) (d_max - 1) V0 ltac:(lra)); pose proof (mul_le s (d_max - 1) ltac:(lra) ltac:(lra)); lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_no_delay : forall (A : R) (C : R) (C_E : R) (K : R) (T : R) (ell : R), 0 < A -> 0 < C -> 0 < C_E -> 0 < K -> 0 < T -> 0 <= ell -> A <= 10 * ell -> 3 * ell <= C -> ell <= C_E * T -> T >= 1 -> sqrt 5 * sqrt K * Rmax (Rmax 1 (A / C)) (A / C_E) <= 23 * sqrt K * sqrt T * sqrt (1 + ell / C_E).
Proof.
  intros A C C_E K T ell H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (W : ell / C_E <= T) by (apply Rle_div_l; lra).
  assert (W0 : 0 <= ell / C_E) by pos.
  assert (AC : A / C <= 10) by (apply Rle_div_l; lra).
  assert (AE : A / C_E <= 10 * (ell / C_E)) by (replace (10 * (ell / C_E)) with (10 * ell / C_E) by (field; lra); apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; lra | lra]).
  set (w := ell / C_E) in *; assert (P0 : 0 <= T * (1 + w)) by pos.
  assert (S1 : 1 <= sqrt T * sqrt (1 + w)) by (rewrite <- sqrt_mult by lra; rewrite <- sqrt_1 at 1; apply sqrt_le_1_alt; nra).
  assert (SW : w <= sqrt T * sqrt (1 + w)) by (rewrite <- sqrt_mult by lra; apply Rsqr_incr_0_var; [rewrite Rsqr_sqrt by exact P0; unfold Rsqr; nra | apply sqrt_pos]).
  set (s := sqrt T * sqrt (1 + w)) in *.
  assert (M : Rmax (Rmax 1 (A / C)) (A / C_E) <= 10 * s) by (repeat apply Rmax_lub; lra).
  set (m := Rmax (Rmax 1 (A / C)) (A / C_E)) in *.
  pose proof (sqrt_lt_R0 K ltac:(lra)) as PK; assert (S5 : sqrt 5 <= 224 / 100) by interval; pose proof (sqrt_pos 5) as S0.
  replace (23 * sqrt K * sqrt T * sqrt (1 + w)) with (sqrt K * (23 * s)) by (unfold s; ring); replace (sqrt 5 * sqrt K * m) with (sqrt K * (sqrt 5 * m)) by ring.
  apply Rmult_le_compat_l; [lra |]; apply Rle_trans with (sqrt 5 * (10 * s)); [apply Rmult_le_compat_l; lra | nra].
Qed.

Lemma tab_results_expected_capacity_preemptive_full_no_delay : forall (A : R) (C : R) (C_E : R) (T : R) (ell : R) (lambda : R), 0 < A -> 0 < C -> 0 < C_E -> 0 < T -> 0 <= ell -> 0 < lambda -> A <= 10 * ell -> 3 * ell <= C -> ell <= C_E * T -> T >= 1 -> sqrt lambda * Rmax (Rmax 1 (A / C)) (A / C_E) <= 10 * sqrt T * sqrt lambda * sqrt (1 + ell / C_E).
Proof.
  intros A C C_E T ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (W : ell / C_E <= T) by (apply Rle_div_l; lra).
  assert (W0 : 0 <= ell / C_E) by pos.
  assert (AC : A / C <= 10) by (apply Rle_div_l; lra).
  assert (AE : A / C_E <= 10 * (ell / C_E)) by (replace (10 * (ell / C_E)) with (10 * ell / C_E) by (field; lra); apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; lra | lra]).
  set (w := ell / C_E) in *; assert (P0 : 0 <= T * (1 + w)) by pos.
  assert (S1 : 1 <= sqrt T * sqrt (1 + w)) by (rewrite <- sqrt_mult by lra; rewrite <- sqrt_1 at 1; apply sqrt_le_1_alt; nra).
  assert (SW : w <= sqrt T * sqrt (1 + w)) by (rewrite <- sqrt_mult by lra; apply Rsqr_incr_0_var; [rewrite Rsqr_sqrt by exact P0; unfold Rsqr; nra | apply sqrt_pos]).
  set (s := sqrt T * sqrt (1 + w)) in *.
  assert (M : Rmax (Rmax 1 (A / C)) (A / C_E) <= 10 * s) by (repeat apply Rmax_lub; lra).
  set (m := Rmax (Rmax 1 (A / C)) (A / C_E)) in *.
  replace (10 * sqrt T * sqrt lambda * sqrt (1 + w)) with (sqrt lambda * (10 * s)) by (unfold s; ring).
  apply Rmult_le_compat_l; [apply sqrt_pos | exact M].
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_at_least : forall (C : R) (K : R) (d_max : R) (lambda : R) (nu_T : R), 0 < C -> 0 < K -> 0 <= d_max -> 0 < lambda -> 0 < nu_T -> C * (K * Rmax 1 (2 * nu_T * (d_max + 1) / C) + d_max * lambda) * Rmax 1 (2 * nu_T * (d_max + 1) / C) >= C * K.
Proof.
  intros C K d_max lambda nu_T H0 H1 H2 H3 H4.
  pose proof (Rmax_or (1) (2 * nu_T * (d_max + 1) / C)) as M1.
  call m2 (Rmax (1) (2 * nu_T * (d_max + 1) / C)).
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply Rle_ge.
  fraction_le (C * d_max * lambda) (1).
  pos.
  }
  {
  apply Rle_ge.
  fraction_le (- K * C ^ 2 + 2 * C * lambda * nu_T * d_max ^ 2 + 2 * C * d_max * lambda * nu_T + 4 * K * d_max ^ 2 * nu_T ^ 2 + 8 * K * d_max * nu_T ^ 2 + 4 * K * nu_T ^ 2) (C).
  numerator_le N5 L4 (- C + 2 * d_max * nu_T + 2 * nu_T) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < K * C ^ 2 - 2 * C * lambda * nu_T * d_max ^ 2 - 2 * C * d_max * lambda * nu_T - 4 * K * d_max ^ 2 * nu_T ^ 2 - 8 * K * d_max * nu_T ^ 2 - 4 * K * nu_T ^ 2) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H1)) N5) as T11.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H1 H4)) N5) as T13.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H2) (Rlt_le _ _ H3)) (Rlt_le _ _ H4)) as T16.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H1) H2) (Rlt_le _ _ H4)) N5) as T17.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H2) H2) (Rlt_le _ _ H3)) (Rlt_le _ _ H4)) as T18.
  clear - Neg Neg0 T11 T13 T16 T17 T18; lra.
  }
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_any_constant : forall (C : R) (K : R) (T : R) (ell : R) (i : R), 0 < C -> 0 < K -> 0 < T -> 0 <= ell -> 0 < i -> K >= T -> ell * K <= C -> ell > i ^ 2 -> sqrt C * sqrt K > i * sqrt K * sqrt T.
Proof.
  intros C K T ell i H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < C) by pos.
  root r2 F3 E4 C.
  subst C.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  assert (S9 : 0 < T) by pos.
  root r10 F11 E12 T.
  subst T.
  apply Rlt_gt.
  fraction_lt (- i * r10 * r6 + r2 * r6) (1).
  enough (V13 : 0 < (r6) * (- i * r10 + r2)) by lra.
  apply mul_lt; [pos |].
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= i * r10 - r2) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ F3) Neg0) as T30.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H4 F11)) Neg0) as T33.
  assert (P34 : 0 <= - ell * r6 ^ 2 + r2 ^ 2) by (pose proof H6; lra).
  assert (P36 : 0 < r10 ^ 2) by (pose proof H2; lra).
  assert (P37 : 0 < ell - i ^ 2) by (pose proof (Rgt_lt _ _ H7); lra).
  pose proof (mul_lt _ _ P36 P37) as T38.
  assert (P40 : 0 <= - r10 ^ 2 + r6 ^ 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ H3 P40) as T41.
  clear - Neg T30 T33 P34 T38 T41; lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_row_no_delay : forall (A : R) (C : R) (C_E : R) (K : R) (R_ : R) (T : R) (X : R) (Y : R) (ell : R), 0 < A -> 0 < C -> 0 < C_E -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 <= Y -> 0 <= ell -> A <= 10 * ell -> 3 * ell <= C -> T >= 1 -> K * T * (1 + ell / C_E) <= X ^ 2 -> K >= 1 / 2 -> R_ <= T -> R_ <= sqrt 5 * sqrt K * Rmax (Rmax 1 (A / C)) (A / C_E) + 14 * X + 19 * Y -> R_ <= 37 * X + 19 * Y.
Proof.
  intros A C C_E K R_ T X Y ell H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15.
  assert (G : 0 <= ell / C_E) by pos; assert (K0 : 0 <= K * T) by pos.
  assert (A1 : A / C <= 10 / 3) by (apply Rle_div_l; lra).
  assert (A2 : A / C_E <= 10 * (ell / C_E)) by (unfold Rdiv in *; pose proof (mul_le (10 * ell - A) (/ C_E) ltac:(lra) (Rlt_le _ _ (Rinv_0_lt_compat C_E H2))); lra).
  call g (ell / C_E).
  pose proof (mul_le K (T - 1) ltac:(lra) ltac:(lra)) as KT; pose proof (mul_le (K * T) g K0 G) as KG.
  assert (S : sqrt K <= X) by (apply sqrt_le_of; lra).
  destruct (Rle_or_lt g T) as [L | L].
  assert (E : g * sqrt K <= X).
  {
  rewrite <- (sqrt_pow2 g) by lra; rewrite <- sqrt_mult_alt by pos; apply sqrt_le_of; [lra |].
  pose proof (mul_le (K * g) (T - g) ltac:(pos) ltac:(lra)); lra.
  }
  pose proof (sqrt_pos K) as S0; call k (sqrt K).
  assert (M : k * Rmax (Rmax 1 (A / C)) (A / C_E) <= 10 * X) by (destruct (Rmax_or (Rmax 1 (A / C)) (A / C_E)) as [[-> _] | [-> _]]; [destruct (Rmax_or 1 (A / C)) as [[-> _] | [-> _]]; [lra | pose proof (mul_le k (10 / 3 - A / C) S0 ltac:(lra)); lra] | pose proof (mul_le k (10 * g - A / C_E) S0 ltac:(lra)); lra]).
  assert (F : 0 <= sqrt 5 <= 23 / 10) by (split; interval).
  replace (sqrt 5 * k * Rmax (Rmax 1 (A / C)) (A / C_E)) with (sqrt 5 * (k * Rmax (Rmax 1 (A / C)) (A / C_E))) in H15 by ring.
  pose proof (mul_le (sqrt 5) (10 * X - k * Rmax (Rmax 1 (A / C)) (A / C_E)) ltac:(lra) ltac:(lra)); pose proof (mul_le (23 / 10 - sqrt 5) X ltac:(lra) ltac:(lra)); lra.
  pose proof (mul_le (K * T) (g - T) K0 ltac:(lra)); pose proof (mul_le (K - 1 / 2) (T * T) ltac:(lra) ltac:(pos)).
  assert (T <= 2 * X) by (rewrite <- (sqrt_pow2 T) by lra; apply sqrt_le_of; lra); lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_full_row_no_delay : forall (A : R) (C : R) (C_E : R) (R_ : R) (T : R) (X : R) (ell : R) (lambda : R), 0 < A -> 0 < C -> 0 < C_E -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 <= ell -> 0 < lambda -> A <= 10 * ell -> 3 * ell <= C -> T >= 1 -> T * lambda * (1 + ell / C_E) <= X ^ 2 -> lambda >= 1 / 2 -> R_ <= T -> R_ <= 11 * X + sqrt lambda * Rmax (Rmax 1 (A / C)) (A / C_E) -> R_ <= 21 * X.
Proof.
  intros A C C_E R_ T X ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  assert (G : 0 <= ell / C_E) by pos; assert (K0 : 0 <= lambda * T) by pos.
  assert (A1 : A / C <= 10 / 3) by (apply Rle_div_l; lra).
  assert (A2 : A / C_E <= 10 * (ell / C_E)) by (unfold Rdiv in *; pose proof (mul_le (10 * ell - A) (/ C_E) ltac:(lra) (Rlt_le _ _ (Rinv_0_lt_compat C_E H2))); lra).
  call g (ell / C_E).
  pose proof (mul_le lambda (T - 1) ltac:(lra) ltac:(lra)) as KT; pose proof (mul_le (lambda * T) g K0 G) as KG.
  assert (S : sqrt lambda <= X) by (apply sqrt_le_of; lra).
  destruct (Rle_or_lt g T) as [L | L].
  assert (E : g * sqrt lambda <= X).
  {
  rewrite <- (sqrt_pow2 g) by lra; rewrite <- sqrt_mult_alt by pos; apply sqrt_le_of; [lra |].
  pose proof (mul_le (lambda * g) (T - g) ltac:(pos) ltac:(lra)); lra.
  }
  pose proof (sqrt_pos lambda) as S0; call k (sqrt lambda).
  assert (M : k * Rmax (Rmax 1 (A / C)) (A / C_E) <= 10 * X) by (destruct (Rmax_or (Rmax 1 (A / C)) (A / C_E)) as [[-> _] | [-> _]]; [destruct (Rmax_or 1 (A / C)) as [[-> _] | [-> _]]; [lra | pose proof (mul_le k (10 / 3 - A / C) S0 ltac:(lra)); lra] | pose proof (mul_le k (10 * g - A / C_E) S0 ltac:(lra)); lra]).
  lra.
  pose proof (mul_le (lambda * T) (g - T) K0 ltac:(lra)); pose proof (mul_le (lambda - 1 / 2) (T * T) ltac:(lra) ltac:(pos)).
  assert (T <= 2 * X) by (rewrite <- (sqrt_pow2 T) by lra; apply sqrt_le_of; lra); lra.
Qed.

Lemma tab_results_expected_capacity_preemptive_bandit_formula : forall (x : R), 0 < x -> x <= 3 -> x + 1 <= 2 * sqrt (x + 1).
Proof.
  intros x H0 H1.
  assert (S1 : 0 < x + 1) by pos.
  root r2 F3 E4 (x + 1).
  fraction_le (2 * r2 - x - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r2 + x + 1) by lra.
  assert (P5 : 0 <= 3 - x) by (pose proof H1; lra).
  pose proof (mul_le _ _ P5 (Rlt_le _ _ F3)) as T7.
  pose proof (mul_lt _ _ F3 Neg0) as T9.
  assert (Q10 : (- 2) * (r2 ^ 2 - x - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T7 T9 Q10 Neg0; lra.
Qed.

Lemma thm_expected_capacity_lb_observations_from_the_count : forall (C_E : R) (S_ : R) (T : R) (Z_ : R) (d : R), 0 < C_E -> 0 <= S_ -> 0 < T -> 0 <= Z_ -> 0 <= d -> Z_ * (d + 1) <= S_ -> S_ <= C_E * T -> Z_ <= C_E * T / (d + 1).
Proof.
  intros C_E S_ T Z_ d H0 H1 H2 H3 H4 H5 H6.
  fraction_le (C_E * T - Z_ * d - Z_) (d + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C_E * T + Z_ * d + Z_) by lra.
  assert (P3 : 0 <= S_ - Z_ * d - Z_) by (pose proof H5; lra).
  assert (P5 : 0 <= C_E * T - S_) by (pose proof H6; lra).
  clear - Neg Neg0 P3 P5; lra.
Qed.

Lemma thm_expected_capacity_lb_observations_K_at_most_M : forall (C_E : R) (K : R) (T : R) (d : R), 0 < C_E -> 0 < K -> 0 < T -> 0 <= d -> C_E >= K * (d + 1) / T -> K <= C_E * T / (d + 1).
Proof.
  intros C_E K T d H0 H1 H2 H3 H4.
  fraction_le (C_E * T - K * d - K) (d + 1).
  numerator_le N1 (Rge_le _ _ H4) (C_E * T - K * d - K) (T).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C_E * T + K * d + K) by lra.
  clear - Neg Neg0 N1; lra.
Qed.

Lemma thm_expected_capacity_lb_expected_queries_tangent : forall (Q : R) (c : R), 0 <= Q -> 0 < c -> sqrt Q <= Q / (2 * c) + c / 2.
Proof.
  intros Q c H0 H1.
  assert (S1 : 0 <= Q) by pos.
  root_0 r2 F3 E4 Q.
  subst Q.
  fraction_le (c ^ 2 / 2 - c * r2 + r2 ^ 2 / 2) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c ^ 2 / 2 + c * r2 - r2 ^ 2 / 2) by lra.
  pose proof (square (- c + r2)) as T7.
  clear - Neg Neg0 T7; lra.
Qed.

Lemma thm_expected_capacity_lb_expected_queries : forall (K : R) (M : R) (Q_sum : R), 0 < K -> 0 < M -> 0 <= Q_sum -> Q_sum <= M -> (sqrt K * sqrt M + Q_sum * sqrt K / sqrt M) / (2 * K) <= sqrt M / sqrt K.
Proof.
  intros K M Q_sum H0 H1 H2 H3.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < M) by pos.
  root r6 F7 E8 M.
  subst M.
  fraction_le (- Q_sum / 2 + r6 ^ 2 / 2) (r2 * r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < Q_sum / 2 - r6 ^ 2 / 2) by lra.
  assert (P11 : 0 <= - Q_sum + r6 ^ 2) by (pose proof H3; lra).
  clear - Neg Neg0 P11; lra.
Qed.

Lemma thm_expected_capacity_lb_bandit_combine : forall (K : R) (M : R) (R_ : R) (T : R) (d : R) (x : R), 0 < K -> 0 < M -> 0 < T -> 0 <= d -> 0 < x -> R_ >= T * Rmin 1 (sqrt K / sqrt M) / 20 -> R_ >= Rmin T (Rmax (sqrt K * sqrt T) (sqrt d * sqrt T * sqrt x)) / 29 -> R_ >= Rmin T (Rmax (T * sqrt K / sqrt M) (sqrt K * sqrt T + sqrt d * sqrt T * sqrt x)) / 58.
Proof.
  intros K M R_ T d x H0 H1 H2 H3 H4 H5 H6.
  assert (P1 : 0 <= T * sqrt K / sqrt M) by pos; assert (P2 : 0 <= sqrt K * sqrt T) by pos; assert (P3 : 0 <= sqrt d * sqrt T * sqrt x) by pos.
  extremes; lra.
Qed.

Lemma thm_expected_capacity_lb_bandit_simplify : forall (C_E : R) (K : R) (M : R) (T : R) (d : R) (x : R), 0 < C_E -> 0 < K -> 0 < M -> 0 < T -> 0 <= d -> 0 < x -> M * (d + 1) = C_E * T -> Rmax (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40) >= sqrt K * sqrt T * sqrt (1 + (d + 1) / C_E) / 57 + sqrt d * sqrt T * sqrt x / 57.
Proof.
  intros C_E K M T d x H0 H1 H2 H3 H4 H5 H6.
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  pose proof (Rmax_l (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40)) as A.
  pose proof (Rmax_r (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40)) as B.
  pose proof (Rmax_l (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) as A1; pose proof (Rmax_r (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) as A2.
  pose proof (sqrt_lt_R0 M ltac:(lra)) as PM.
  replace (T * sqrt K / (20 * sqrt M)) with (T * sqrt K / sqrt M / 20) in * by (field; lra).
  assert (V : sqrt d * sqrt T * sqrt x <= sqrt T * sqrt x * sqrt (d + 1)) by (replace (sqrt d * sqrt T * sqrt x) with (sqrt T * sqrt x * sqrt d) by ring; apply Rmult_le_compat_l; [pos | apply sqrt_le_1_alt; lra]).
  assert (P : 0 <= sqrt T * sqrt x * sqrt (d + 1)) by pos.
  replace (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1)) with (sqrt 2 * (sqrt T * sqrt x * sqrt (d + 1))) in * by ring.
  set (z := sqrt T * sqrt x * sqrt (d + 1)) in *; assert (Z : 14142 / 10000 * z <= sqrt 2 * z) by (apply Rmult_le_compat_r; lra).
  assert (L : (d + 1) / C_E = T / M) by (apply (Rmult_eq_reg_r (M * C_E)); [field_simplify; lra | nra]).
  pose proof (root_or M T T ltac:(lra) ltac:(lra) ltac:(lra)) as R; rewrite L.
  assert (X : 0 <= sqrt K * sqrt T) by pos.
  assert (Q : sqrt K * sqrt T * sqrt (1 + T / M) <= 99 / 70 * (sqrt K * sqrt T) \/ sqrt K * sqrt T * sqrt (1 + T / M) <= 99 / 70 * (T * sqrt K / sqrt M)).
  {
  destruct R as [R | R]; [left | right].
  -
  replace (99 / 70 * (sqrt K * sqrt T)) with (sqrt K * sqrt T * (99 / 70)) by ring; apply Rmult_le_compat_l; assumption.
  -
  replace (99 / 70 * (T * sqrt K / sqrt M)) with (sqrt K * sqrt T * (99 / 70 * (sqrt T / sqrt M))); [apply Rmult_le_compat_l; assumption |].
  rewrite <- (sqrt_sqrt T) at 3 by lra; field; lra.
  }
  set (m := Rmax (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / sqrt M / 20)) (sqrt 2 * z / 40)) in *.
  pose proof (three_bounds m (sqrt K * sqrt T) (T * sqrt K / sqrt M) z (sqrt K * sqrt T * sqrt (1 + T / M)) (sqrt d * sqrt T * sqrt x) ltac:(lra) ltac:(lra) ltac:(lra) P Q V).
  apply Rle_ge; lra.
Qed.

Lemma thm_expected_capacity_lb_full_combine : forall (M : R) (R_ : R) (T : R) (d : R) (x : R), 0 < M -> 0 < T -> 0 <= d -> 0 < x -> R_ >= T * Rmin (sqrt 2) (sqrt x / sqrt M) / 20 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt x * sqrt (d + 1)) / 40 -> R_ >= Rmin T (Rmax (T * sqrt x / sqrt M) (sqrt T * sqrt x * sqrt (d + 1))) / 29.
Proof.
  intros M R_ T d x H0 H1 H2 H3 H4 H5.
  assert (P1 : 0 <= T * sqrt x / sqrt M) by pos; assert (P2 : 0 <= sqrt T * sqrt x * sqrt (d + 1)) by pos.
  assert (S : 14142 / 10000 <= sqrt 2) by interval.
  pose proof (mul_le (sqrt 2 - 14142 / 10000) T ltac:(lra) ltac:(lra)); pose proof (mul_le (sqrt 2 - 14142 / 10000) _ ltac:(lra) P2).
  extremes; lra.
Qed.

Lemma thm_expected_capacity_lb_full_simplify : forall (C_E : R) (M : R) (T : R) (d : R) (x : R), 0 < C_E -> 0 < M -> 0 < T -> 0 <= d -> 0 < x -> M * (d + 1) = C_E * T -> Rmax (T * sqrt x / (20 * sqrt M)) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40) >= sqrt T * sqrt x * sqrt (d + 1) * sqrt (1 + 1 / C_E) / 40.
Proof.
  intros C_E M T d x H0 H1 H2 H3 H4 H5.
  assert (W : T * sqrt x / (20 * sqrt M) = sqrt T * sqrt x * sqrt (d + 1) / (20 * sqrt C_E)) by by_logs.
  destruct (Rle_or_lt 1 C_E) as [L | L]; apply Rle_ge.
  -
  assert (U : C_E * (1 + 1 / C_E) <= 2 * C_E) by (replace (C_E * (1 + 1 / C_E)) with (C_E + 1) by (field; lra); lra).
  eapply Rle_trans; [| apply Rmax_r]; clear W; by_logs.
  -
  assert (U : C_E * (1 + 1 / C_E) <= 2) by (replace (C_E * (1 + 1 / C_E)) with (C_E + 1) by (field; lra); lra).
  eapply Rle_trans; [| apply Rmax_l]; rewrite W; clear W; by_logs.
Qed.

Lemma thm_expected_capacity_lb_lower_bound_bandit : forall (C_E : R) (K : R) (M : R) (T : R) (d : R) (x : R), 0 < C_E -> 0 < K -> 0 < M -> 0 < T -> 0 <= d -> 0 < x -> M * (d + 1) = C_E * T -> Rmax (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40) >= sqrt K * sqrt T * sqrt (1 + (d + 1) / C_E) / 57 + sqrt d * sqrt T * sqrt x / 57.
Proof.
  intros C_E K M T d x H0 H1 H2 H3 H4 H5 H6.
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  pose proof (Rmax_l (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40)) as A.
  pose proof (Rmax_r (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40)) as B.
  pose proof (Rmax_l (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) as A1; pose proof (Rmax_r (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) as A2.
  pose proof (sqrt_lt_R0 M ltac:(lra)) as PM.
  replace (T * sqrt K / (20 * sqrt M)) with (T * sqrt K / sqrt M / 20) in * by (field; lra).
  assert (V : sqrt d * sqrt T * sqrt x <= sqrt T * sqrt x * sqrt (d + 1)) by (replace (sqrt d * sqrt T * sqrt x) with (sqrt T * sqrt x * sqrt d) by ring; apply Rmult_le_compat_l; [pos | apply sqrt_le_1_alt; lra]).
  assert (P : 0 <= sqrt T * sqrt x * sqrt (d + 1)) by pos.
  replace (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1)) with (sqrt 2 * (sqrt T * sqrt x * sqrt (d + 1))) in * by ring.
  set (z := sqrt T * sqrt x * sqrt (d + 1)) in *; assert (Z : 14142 / 10000 * z <= sqrt 2 * z) by (apply Rmult_le_compat_r; lra).
  assert (L : (d + 1) / C_E = T / M) by (apply (Rmult_eq_reg_r (M * C_E)); [field_simplify; lra | nra]).
  pose proof (root_or M T T ltac:(lra) ltac:(lra) ltac:(lra)) as R; rewrite L.
  assert (X : 0 <= sqrt K * sqrt T) by pos.
  assert (Q : sqrt K * sqrt T * sqrt (1 + T / M) <= 99 / 70 * (sqrt K * sqrt T) \/ sqrt K * sqrt T * sqrt (1 + T / M) <= 99 / 70 * (T * sqrt K / sqrt M)).
  {
  destruct R as [R | R]; [left | right].
  -
  replace (99 / 70 * (sqrt K * sqrt T)) with (sqrt K * sqrt T * (99 / 70)) by ring; apply Rmult_le_compat_l; assumption.
  -
  replace (99 / 70 * (T * sqrt K / sqrt M)) with (sqrt K * sqrt T * (99 / 70 * (sqrt T / sqrt M))); [apply Rmult_le_compat_l; assumption |].
  rewrite <- (sqrt_sqrt T) at 3 by lra; field; lra.
  }
  set (m := Rmax (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / sqrt M / 20)) (sqrt 2 * z / 40)) in *.
  pose proof (three_bounds m (sqrt K * sqrt T) (T * sqrt K / sqrt M) z (sqrt K * sqrt T * sqrt (1 + T / M)) (sqrt d * sqrt T * sqrt x) ltac:(lra) ltac:(lra) ltac:(lra) P Q V).
  apply Rle_ge; lra.
Qed.

Lemma thm_expected_capacity_lb_lower_bound_full_information : forall (C_E : R) (M : R) (T : R) (d : R) (x : R), 0 < C_E -> 0 < M -> 0 < T -> 0 <= d -> 0 < x -> M * (d + 1) = C_E * T -> Rmax (T * sqrt x / (20 * sqrt M)) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40) >= sqrt T * sqrt x * sqrt (d + 1) * sqrt (1 + 1 / C_E) / 40.
Proof.
  intros C_E M T d x H0 H1 H2 H3 H4 H5.
  assert (W : T * sqrt x / (20 * sqrt M) = sqrt T * sqrt x * sqrt (d + 1) / (20 * sqrt C_E)) by by_logs.
  destruct (Rle_or_lt 1 C_E) as [L | L]; apply Rle_ge.
  -
  assert (U : C_E * (1 + 1 / C_E) <= 2 * C_E) by (replace (C_E * (1 + 1 / C_E)) with (C_E + 1) by (field; lra); lra).
  eapply Rle_trans; [| apply Rmax_r]; clear W; by_logs.
  -
  assert (U : C_E * (1 + 1 / C_E) <= 2) by (replace (C_E * (1 + 1 / C_E)) with (C_E + 1) by (field; lra); lra).
  eapply Rle_trans; [| apply Rmax_l]; rewrite W; clear W; by_logs.
Qed.

Lemma thm_expected_capacity_lb_lower_bound_bandit_all_parameters : forall (C_E : R) (K : R) (R_ : R) (T : R) (d : R), 0 < C_E -> 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K >= 0 -> R_ >= (- sqrt 21 / 105 + 1 / 5 - 1 / (5 * K)) * Rmin T (sqrt K * sqrt T) -> R_ >= (- sqrt 21 / 105 + 1 / 5 - 1 / (5 * K)) * Rmin T (sqrt K * sqrt T * sqrt (d + 1) / sqrt C_E) -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= Rmin T (sqrt K * sqrt T * sqrt (1 + (d + 1) / C_E) + sqrt d * sqrt T * sqrt (ln K)) / 57.
Proof.
  intros C_E K R_ T d H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  split; [lra |].
  assert (Co : 1 / 20 <= - sqrt 21 / 105 + 1 / 5 - 1 / (5 * K)).
  {
  assert (sqrt 21 <= 46 / 10) by interval; assert (1 / (5 * K) <= 1 / 10) by (apply Rle_div_l; lra).
  lra.
  }
  assert (M1 : R_ >= Rmin T (sqrt K * sqrt T) / 20).
  {
  assert (0 <= Rmin T (sqrt K * sqrt T)) by (apply Rmin_glb; pos).
  nra.
  }
  assert (M2 : R_ >= Rmin T (sqrt K * sqrt T * sqrt (d + 1) / sqrt C_E) / 20).
  {
  assert (0 <= Rmin T (sqrt K * sqrt T * sqrt (d + 1) / sqrt C_E)) by (apply Rmin_glb; pos).
  nra.
  }
  pose proof (sqrt_lt_R0 C_E ltac:(lra)) as PC; assert (PX : 0 <= sqrt K * sqrt T) by pos.
  assert (PZ : 0 <= sqrt T * sqrt (d + 1) * sqrt (ln K)) by (apply Rmult_le_pos; [pos | apply sqrt_pos]).
  assert (V : sqrt d * sqrt T * sqrt (ln K) <= sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  replace (sqrt d * sqrt T * sqrt (ln K)) with (sqrt T * sqrt (ln K) * sqrt d) by ring.
  replace (sqrt T * sqrt (d + 1) * sqrt (ln K)) with (sqrt T * sqrt (ln K) * sqrt (d + 1)) by ring.
  apply Rmult_le_compat_l; [apply Rmult_le_pos; apply sqrt_pos | apply sqrt_le_1_alt; lra].
  }
  assert (Q : sqrt K * sqrt T * sqrt (1 + (d + 1) / C_E) <= 99 / 70 * (sqrt K * sqrt T) \/ sqrt K * sqrt T * sqrt (1 + (d + 1) / C_E) <= 99 / 70 * (sqrt K * sqrt T * sqrt (d + 1) / sqrt C_E)).
  {
  destruct (root_or C_E ((d + 1)) (d + 1) ltac:(lra) ltac:(lra) ltac:(lra)) as [R | R]; [left | right].
  -
  replace (99 / 70 * (sqrt K * sqrt T)) with (sqrt K * sqrt T * (99 / 70)) by ring; apply Rmult_le_compat_l; assumption.
  -
  replace (99 / 70 * (sqrt K * sqrt T * sqrt (d + 1) / sqrt C_E)) with (sqrt K * sqrt T * (99 / 70 * (sqrt (d + 1) / sqrt C_E))) by (field; lra); apply Rmult_le_compat_l; assumption.
  }
  apply (three_minima R_ T (sqrt K * sqrt T) (sqrt K * sqrt T * sqrt (d + 1) / sqrt C_E) (sqrt T * sqrt (d + 1) * sqrt (ln K)) (sqrt K * sqrt T * sqrt (1 + (d + 1) / C_E)) (sqrt d * sqrt T * sqrt (ln K))); assumption.
Qed.

Lemma thm_expected_capacity_lb_lower_bound_full_information_all_parameters : forall (C_E : R) (R_ : R) (T : R) (d : R) (x : R), 0 < C_E -> 0 < T -> 0 <= d -> 0 < x -> R_ >= Rmin (T * sqrt 2) (sqrt T * sqrt x * sqrt (d + 1) / sqrt C_E) / 20 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt x * sqrt (d + 1)) / 40 -> R_ >= Rmin T (sqrt T * sqrt x * sqrt (d + 1) * sqrt (1 + 1 / C_E)) / 40.
Proof.
  intros C_E R_ T d x H0 H1 H2 H3 H4 H5.
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval; pose proof (sqrt_lt_R0 C_E ltac:(lra)) as PC.
  assert (P : 0 <= sqrt T * sqrt x * sqrt (d + 1)) by pos.
  assert (P1 : 0 <= sqrt T * sqrt x * sqrt (d + 1) / sqrt C_E) by pos.
  set (z := sqrt T * sqrt x * sqrt (d + 1)) in *.
  assert (Q : z * sqrt (1 + 1 / C_E) <= sqrt 2 * z \/ z * sqrt (1 + 1 / C_E) <= 99 / 70 * (z / sqrt C_E)).
  {
  destruct (Rle_or_lt 1 C_E) as [L1 | L1]; [left | right].
  -
  rewrite Rmult_comm; apply Rmult_le_compat_r; [exact P |]; apply sqrt_le_1_alt; assert (1 / C_E <= 1) by (apply Rle_div_l; lra); lra.
  -
  replace (99 / 70 * (z / sqrt C_E)) with (z * (99 / 70 * (1 / sqrt C_E))) by (field; lra); apply Rmult_le_compat_l; [exact P |].
  destruct (root_or C_E 1 1 ltac:(lra) ltac:(lra) ltac:(lra)) as [R | R]; rewrite ?sqrt_1 in R; [| exact R].
  assert (sqrt C_E <= 1) by (apply sqrt_le_of; lra); assert (1 <= 1 / sqrt C_E) by (apply Rle_div_r; lra); lra.
  }
  assert (A : 14142 / 10000 * T <= sqrt 2 * T) by nra; assert (B : 14142 / 10000 * z <= sqrt 2 * z) by (apply Rmult_le_compat_r; lra).
  revert H4 H5; set (r := R_) in *; unfold Rmin; repeat destruct Rle_dec; intros; destruct Q; lra.
Qed.

Lemma thm_expected_capacity_lb_lower_bound_bandit_one_round : ~ (forall (K : Z) (T : Z), 0 < IZR K -> 0 < IZR T -> IZR T = 1 -> IZR K >= 2 -> sqrt (IZR T) * sqrt (IZR K + 1) <= IZR T).
Proof.
  intro H.
  specialize (H (2)%Z (1)%Z).
  refute H.
Qed.

Lemma thm_expected_capacity_lb_lower_bound_bandit_one_arm : ~ (forall (K : Z) (T : Z), 0 < IZR K -> 0 < IZR T -> IZR K = 1 -> sqrt (IZR K) * sqrt (IZR T) <= 0).
Proof.
  intro H.
  specialize (H (1)%Z (1)%Z).
  refute H.
Qed.

Lemma thm_expected_capacity_lb_lower_bound_full_information_one_round : ~ (forall (K : Z) (T : Z), 0 < IZR K -> 0 < IZR T -> IZR T = 1 -> IZR K >= 2 -> sqrt (IZR T) * sqrt (1 + 1 / IZR K) * sqrt (ln (IZR K)) <= IZR T).
Proof.
  intro H.
  specialize (H (2)%Z (1)%Z).
  refute H.
Qed.

Lemma thm_expected_capacity_lb_lower_bound_bandit_below_the_threshold : forall (K : R) (T : R) (d : R) (x : R), 0 < K -> 0 < T -> 0 <= d -> 0 < x -> sqrt K * sqrt T * sqrt (1 + T / K) / 57 + sqrt d * sqrt T * sqrt x / 57 >= T / 57.
Proof.
  intros K T d x H0 H1 H2 H3.
  assert (S1 : 0 <= d) by pos.
  root_0 r2 F3 E4 d.
  subst d.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < x) by pos.
  root r10 F11 E12 x.
  subst x.
  assert (S13 : 0 < K) by pos.
  root r14 F15 E16 K.
  subst K.
  assert (S17 : 0 < 1 + r6 ^ 2 / r14 ^ 2) by pos.
  root r18 F19 E20 (1 + (r6 ^ 2) / (r14 ^ 2)).
  apply Rle_ge.
  fraction_le (r10 * r2 * r6 / 57 + r14 * r18 * r6 / 57 - r6 ^ 2 / 57) (1).
  enough (V22 : 0 <= (r6) * (r10 * r2 / 57 + r14 * r18 / 57 - r6 / 57)) by lra.
  apply mul_le; [pos |].
  numerator_eq N23 E20 (r14 ^ 2 * r18 ^ 2 - r14 ^ 2 - r6 ^ 2) (r14 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 * r2 / 57 - r14 * r18 / 57 + r6 / 57) by lra.
  pose proof (mul_lt _ _ F7 Neg0) as T79.
  pose proof (mul_lt _ _ (mul_lt _ _ F15 F19) Neg0) as T82.
  assert (Q83 : (- 1 / 57) * (r14 ^ 2 * r18 ^ 2 - r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P84 : 0 < r14 ^ 2) by (pose proof H0; lra).
  pose proof (mul_le _ _ (mul_le _ _ F3 (Rlt_le _ _ F7)) (Rlt_le _ _ F11)) as T88.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ F3 (Rlt_le _ _ F11)) (Rlt_le _ _ F15)) (Rlt_le _ _ F19)) as T89.
  clear - Neg T79 T82 Q83 P84 T88 T89; lra.
Qed.

Lemma tab_results_expected_capacity_clairvoyant_bandit_no_slots : forall (C : R) (C_E : R) (D : R) (H : R) (K : R) (T : R), 0 < C -> 0 < C_E -> 0 <= D -> 0 < H -> 0 < K -> 0 < T -> 4 * sqrt K * sqrt (T + 2 * H * (D + T) / C_E) <= 4 * sqrt K * sqrt (4 * H * (D + T) * Rmax (1 / C) (1 / C_E) + T).
Proof.
  intros C C_E D H K T H0 H1 H2 H3 H4 H5.
  pose proof (sqrt_pos K); apply Rmult_le_compat_l; [lra |]; apply sqrt_le_1_alt.
  assert (A : 1 / C_E <= Rmax (1 / C) (1 / C_E)) by apply Rmax_r; assert (B : 0 < 1 / C_E) by pos.
  replace (2 * H * (D + T) / C_E) with (2 * (H * (D + T)) * (1 / C_E)) by (field; lra).
  assert (P : 0 < H * (D + T)) by pos; set (q := 1 / C_E) in *; set (m := Rmax (1 / C) q) in *; clearbody q m.
  replace (4 * H * (D + T) * m) with (4 * (H * (D + T)) * m) by ring; set (h := H * (D + T)) in *; clearbody h; nra.
Qed.

Lemma thm_expected_capacity_lb_observations_exactly : forall (C_E : R) (Q : Z) (R_ : Z) (d : Z) (v : R), 0 < C_E -> 0 <= IZR Q -> 0 <= IZR R_ -> 0 <= IZR d -> 0 < v -> v <= C_E -> v <= IZR d + 1 -> IZR R_ <= IZR d -> IZR Q >= 1 -> (IZR d + 1) * (v * (IZR Q - 1) + Rmin v (IZR R_ + 1)) <= C_E * (IZR Q * (IZR d + 1) + IZR R_).
Proof.
  intros C_E Q R_ d v H0 H1 H2 H3 H4 H5 H6 H7 H8.
  call z1 (IZR Q).
  call z2 (IZR R_).
  call z3 (IZR d).
  pose proof (Rmin_or (v) (z2 + 1)) as M4.
  call m5 (Rmin (v) (z2 + 1)).
  destruct M4 as [[E6 L7] | [E6 L7]]; subst m5.
  {
  fraction_le (C_E * z1 * z3 + C_E * z1 + C_E * z2 - v * z1 * z3 - v * z1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C_E * z1 * z3 - C_E * z1 - C_E * z2 + v * z1 * z3 + v * z1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) H2) as T12.
  assert (P14 : 0 <= C_E - v) by (pose proof H5; lra).
  pose proof (mul_le _ _ H1 P14) as T15.
  pose proof (mul_le _ _ (mul_le _ _ H1 H3) P14) as T17.
  clear - Neg Neg0 T12 T15 T17; lra.
  }
  {
  fraction_le (C_E * z1 * z3 + C_E * z1 + C_E * z2 - v * z1 * z3 - v * z1 + v * z3 + v - z2 * z3 - z2 - z3 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C_E * z1 * z3 - C_E * z1 - C_E * z2 + v * z1 * z3 + v * z1 - v * z3 - v + z2 * z3 + z2 + z3 + 1) by lra.
  assert (P20 : 0 <= v - z2 - 1) by (pose proof L7; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) H2) as T24.
  assert (P26 : 0 <= C_E - v) by (pose proof H5; lra).
  pose proof (mul_le _ _ H1 P26) as T27.
  pose proof (mul_le _ _ H3 P20) as T29.
  pose proof (mul_le _ _ (mul_le _ _ H1 H3) P26) as T30.
  clear - Neg Neg0 P20 T24 T27 T29 T30; lra.
  }
Qed.
