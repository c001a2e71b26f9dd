(* tables_2_3_6: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_results_CNP_general_delayed_bandit_regret_upper : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt T + sqrt T <= 5 * sqrt D * sqrt lambda + 5 * sqrt K * sqrt T.
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt T + sqrt T <= 5 * sqrt D * sqrt lambda + 5 * sqrt K * sqrt T).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 <= D).
  {
  pos.
  }
  assert (F11 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E12 : D = (sqrt D) ^ 2) by root_powers.
  set (r10 := sqrt D) in *.
  clearbody r10.
  subst D.
  assert (S13 : 0 < lambda).
  {
  pos.
  }
  assert (F15 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E16 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r14 := sqrt lambda) in *.
  clearbody r14.
  subst lambda.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  apply (le_by_fraction _ _ (2 * r10 * r14 + r18 * r6 - r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R25 : 0 <= r18 - r14).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  replace ((r18) ^ 2 - (r14) ^ 2) with (- r14 ^ 2 + r18 ^ 2) by ring.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r14 ^ 2 - r18 ^ 2) by lra.
  assert (P21 : 0 < r14 ^ 2 - r18 ^ 2) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= - r14 ^ 2 + r18 ^ 2) by (pose proof H6; lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r10 * r14 - r18 * r6 + r6) by lra.
  assert (P26 : 0 < - 2 * r10 * r14 - r18 * r6 + r6) by (pose proof Neg0; lra).
  pose proof P26 as T27.
  assert (P28 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_lt _ _ P28 P26) as T29.
  assert (P30 : 0 <= r18 ^ 2 - 1) by (pose proof (Rge_le _ _ H4); lra).
  assert (P31 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ P30 (Rlt_le _ _ P31)) as T32.
  assert (P33 : 0 <= r10) by (pose proof F11; lra).
  assert (P34 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ P33 (Rlt_le _ _ P34)) as T35.
  pose proof (mul_le _ _ (mul_le _ _ P33 (Rlt_le _ _ P34)) (Rlt_le _ _ P28)) as T36.
  clear - Neg T27 T29 T32 T35 T36.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_delayed_full_regret_upper : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> sqrt T + 3 * sqrt lambda * sqrt (D + T) <= 5 * sqrt lambda * sqrt (D + T).
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : sqrt T + 3 * sqrt lambda * sqrt (D + T) <= 5 * sqrt lambda * sqrt (D + T)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  subst lambda.
  assert (S13 : 0 < D + r6 ^ 2).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (D + (r6 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E16 : D + (r6 ^ 2) = (sqrt (D + (r6 ^ 2))) ^ 2) by root_powers.
  set (r14 := sqrt (D + (r6 ^ 2))) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (2 * r10 * r14 - r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R17 : 0 <= r14 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= D).
  {
  pos.
  }
  assert (V0 : - D + r14 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q19 : (1) * (- D + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q19.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r10 * r14 + r6) by lra.
  assert (P20 : 0 < - 2 * r10 * r14 + r6) by (pose proof Neg0; lra).
  pose proof P20 as T21.
  assert (P22 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ P22 P20) as T23.
  assert (P24 : 0 < r10 ^ 2) by (pose proof H3; lra).
  assert (P25 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ P24 P25) as T26.
  assert (P27 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  assert (P28 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P28)) as T29.
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P25)) as T30.
  assert (P31 : 0 <= - l3 + r10 ^ 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ P31 (Rlt_le _ _ P28)) as T32.
  pose proof (mul_le _ _ P31 (Rlt_le _ _ P25)) as T33.
  assert (P34 : 0 <= r14 - r6) by (pose proof R17; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P22) P34) as T35.
  pose proof (mul_le _ _ P34 (square (r10 + 1))) as T36.
  clear - Neg T21 T23 T26 T29 T30 T32 T33 T35 T36.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity_excess : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * ell * Rmin (K / lambda) (D / T + 1) -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3.
Proof.
  intros C D K T ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  pose proof (Rmin_or (K / lambda) (D / T + 1)) as M5.
  set (m6 := Rmin (K / lambda) (D / T + 1)) in *.
  clearbody m6.
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  apply (le_by_fraction _ _ (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N9 : 0 <= C * lambda - 3 * K * ell) by (apply (numerator_le _ _ (C * lambda - 3 * K * ell) (lambda) (Rge_le _ _ H9)); [(field; nonzero) || field || lra | pos]).
  assert (N10 : 0 <= D * lambda - K * T + T * lambda) by (apply (numerator_le _ _ (D * lambda - K * T + T * lambda) (T * lambda) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  assert (P11 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by (pose proof Neg0; lra).
  pose proof P11 as T12.
  assert (P13 : 0 <= D) by (pose proof H1; lra).
  assert (P14 : 0 <= C * lambda - 3 * K * ell) by (pose proof N9; lra).
  pose proof (mul_le _ _ P13 P14) as T15.
  assert (P16 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P16) P14) as T17.
  assert (P18 : 0 < C) by (pose proof H0; lra).
  assert (P19 : 0 <= K - lambda) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P18 P16)) P19) as T20.
  clear - Neg T12 T15 T17 T20.
  lra.
  }
  {
  apply (le_by_fraction _ _ (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N21 : 0 <= C * T - 3 * D * ell - 3 * T * ell) by (apply (numerator_le _ _ (C * T - 3 * D * ell - 3 * T * ell) (T) (Rge_le _ _ H9)); [(field; nonzero) || field || lra | pos]).
  assert (N22 : 0 <= - D * lambda + K * T - T * lambda) by (apply (numerator_le _ _ (- D * lambda + K * T - T * lambda) (T * lambda) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  assert (P23 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by (pose proof Neg0; lra).
  pose proof P23 as T24.
  assert (P25 : 0 < K) by (pose proof H2; lra).
  assert (P26 : 0 <= C * T - 3 * D * ell - 3 * T * ell) by (pose proof N21; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P25) P26) as T27.
  assert (P28 : 0 < C) by (pose proof H0; lra).
  assert (P29 : 0 <= D) by (pose proof H1; lra).
  assert (P30 : 0 < lambda) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P28) P29) (Rlt_le _ _ P30)) as T31.
  clear - Neg T24 T27 T31.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity_allowed : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> Rmin (K / lambda) (D / T + 1) >= 1.
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : Rmin (K / lambda) (D / T + 1) >= 1).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  pose proof (Rmin_or (K / lambda) (D / T + 1)) as M5.
  set (m6 := Rmin (K / lambda) (D / T + 1)) in *.
  clearbody m6.
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (K - lambda) (lambda)); [(field; nonzero) || field || lra | pos |].
  assert (N9 : 0 <= D * lambda - K * T + T * lambda) by (apply (numerator_le _ _ (D * lambda - K * T + T * lambda) (T * lambda) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - K + lambda) by lra.
  assert (P10 : 0 < - K + lambda) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= K - lambda) by (pose proof H6; lra).
  pose proof P12 as T13.
  clear - Neg T11 T13.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (D) (T)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3.
Proof.
  intros C D K T ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= C * lambda - 3 * K * ell) by (apply (numerator_le _ _ (C * lambda - 3 * K * ell) (lambda) (Rge_le _ _ H9)); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  assert (P6 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= D) by (pose proof H1; lra).
  assert (P9 : 0 <= C * lambda - 3 * K * ell) by (pose proof N5; lra).
  pose proof (mul_le _ _ P8 P9) as T10.
  assert (P11 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P11) P9) as T12.
  assert (P13 : 0 < C) by (pose proof H0; lra).
  assert (P14 : 0 <= K - lambda) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P13 P11)) P14) as T15.
  clear - Neg T7 T10 T12 T15.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_full_lower_capacity : forall (T : R) (d : R) (lambda : R), 0 < T -> 0 <= d -> 0 < lambda -> 15 * sqrt T * sqrt lambda * sqrt (d + 1) = 15 * sqrt T * sqrt lambda * sqrt (d + 1).
Proof.
  intros T d lambda H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_NCP_general_bandit_square : forall (C : R) (a : R) (m : R) (n : R), 0 < C -> 0 < a -> 0 < m -> 0 < n -> n <= C -> n <= m -> m >= 1 -> a >= 1 -> n * (Rmax 1 (a * m / C)) ^ 2 <= m + a ^ 2 * m ^ 2 / C.
Proof.
  intros C a m n H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : n * (Rmax 1 (a * m / C)) ^ 2 <= m + a ^ 2 * m ^ 2 / C).
  {
  pose proof (Rmax_or (1) (a * m / C)) as M1.
  set (m2 := Rmax (1) (a * m / C)) in *.
  clearbody m2.
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply (le_by_fraction _ _ (C * m - C * n + a ^ 2 * m ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= C - a * m) by (apply (numerator_le _ _ (C - a * m) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * m + C * n - a ^ 2 * m ^ 2) by lra.
  assert (P6 : 0 < - C * m + C * n - a ^ 2 * m ^ 2) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 < C) by (pose proof H0; lra).
  assert (P9 : 0 <= m - n) by (pose proof H5; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P8) P9) as T10.
  assert (P11 : 0 < a) by (pose proof H1; lra).
  assert (P12 : 0 < m) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P11 P11) P12) P12) as T13.
  clear - Neg T7 T10 T13.
  lra.
  }
  {
  apply (le_by_fraction _ _ (m * C ^ 2 + C * a ^ 2 * m ^ 2 - n * a ^ 2 * m ^ 2) (C ^ 2)); [(field; nonzero) || field || lra | pos |].
  replace (m * C ^ 2 + C * a ^ 2 * m ^ 2 - n * a ^ 2 * m ^ 2) with ((m) * (C ^ 2 + C * m * a ^ 2 - m * n * a ^ 2)) by ring.
  apply mul_le; [pos |].
  assert (N15 : 0 <= - C + a * m) by (apply (numerator_le _ _ (- C + a * m) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C ^ 2 - C * m * a ^ 2 + m * n * a ^ 2) by lra.
  assert (P16 : 0 < - C ^ 2 - C * m * a ^ 2 + m * n * a ^ 2) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 < C) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P18 P18) as T19.
  assert (P20 : 0 < a) by (pose proof H1; lra).
  assert (P21 : 0 < m) by (pose proof H2; lra).
  assert (P22 : 0 <= C - n) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ P20 P20) P21)) P22) as T23.
  clear - Neg T17 T19 T23.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_first_power : forall (C : R) (a : R) (m : R) (n : R), 0 < C -> 0 < a -> 0 < m -> 0 < n -> n <= C -> n <= m -> m >= 1 -> a >= 1 -> n * Rmax 1 (a * m / C) <= a * m.
Proof.
  intros C a m n H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : n * Rmax 1 (a * m / C) <= a * m).
  {
  pose proof (Rmax_or (1) (a * m / C)) as M1.
  set (m2 := Rmax (1) (a * m / C)) in *.
  clearbody m2.
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply (le_by_fraction _ _ (a * m - n) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= C - a * m) by (apply (numerator_le _ _ (C - a * m) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a * m + n) by lra.
  assert (P6 : 0 < - a * m + n) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= m - n) by (pose proof H5; lra).
  pose proof P8 as T9.
  assert (P10 : 0 < m) by (pose proof H2; lra).
  assert (P11 : 0 <= a - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P10) P11) as T12.
  clear - Neg T7 T9 T12.
  lra.
  }
  {
  apply (le_by_fraction _ _ (C * a * m - a * m * n) (C)); [(field; nonzero) || field || lra | pos |].
  replace (C * a * m - a * m * n) with ((a * m) * (C - n)) by ring.
  apply mul_le; [pos |].
  assert (N14 : 0 <= - C + a * m) by (apply (numerator_le _ _ (- C + a * m) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + n) by lra.
  assert (P15 : 0 < - C + n) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= C - n) by (pose proof H4; lra).
  pose proof P17 as T18.
  clear - Neg T16 T18.
  lra.
  }
  }
  exact G0.
Qed.
