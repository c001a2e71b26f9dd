(* tables_2_3_6: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_results_CNP_general_delayed_bandit_regret_upper : forall (D : R) (K : R) (R_ : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt T + sqrt T -> R_ <= 5 * sqrt D * sqrt lambda + 5 * sqrt K * sqrt T.
Proof.
  intros D K R_ T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : R_ <= 5 * sqrt D * sqrt lambda + 5 * sqrt K * sqrt T).
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
  apply (le_by_fraction _ _ (- R_ + 5 * r10 * r14 + 5 * r18 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 5 * r10 * r14 - 5 * r18 * r6) by lra.
  assert (P21 : 0 < R_ - 5 * r10 * r14 - 5 * r18 * r6) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_lt _ _ P23 P21) as T24.
  assert (P25 : 0 <= - R_ + 3 * r10 * r14 + 4 * r18 * r6 + r6) by (pose proof H8; lra).
  pose proof P25 as T26.
  assert (P27 : 0 <= r18 ^ 2 - 1) by (pose proof (Rge_le _ _ H5); lra).
  assert (P28 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P28)) as T29.
  assert (P30 : 0 <= r10) by (pose proof F11; lra).
  assert (P31 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ P30 (Rlt_le _ _ P31)) as T32.
  pose proof (mul_le _ _ (Rlt_le _ _ P23) P25) as T33.
  pose proof (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ P31)) (Rlt_le _ _ P23)) as T34.
  clear - Neg T22 T24 T26 T29 T32 T33 T34.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_delayed_full_regret_upper : forall (D : R) (K : R) (R_ : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (D + T) -> R_ <= 5 * sqrt lambda * sqrt (D + T).
Proof.
  intros D K R_ T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : R_ <= 5 * sqrt lambda * sqrt (D + T)).
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
  apply (le_by_fraction _ _ (- R_ + 5 * r10 * r14) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 5 * r10 * r14) by lra.
  assert (P17 : 0 < r14) by (pose proof F15; lra).
  assert (P18 : 0 < R_ - 5 * r10 * r14) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P17 P18) as T19.
  assert (Q20 : (- 5 * r10) * (- D + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P21 : 0 < r6) by (pose proof F7; lra).
  assert (P22 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P21 P22) P18) as T23.
  assert (P24 : 0 <= D) by (pose proof H0; lra).
  pose proof (mul_le _ _ P24 (Rlt_le _ _ P22)) as T25.
  assert (P26 : 0 <= - R_ + 3 * r10 * r14 + r6) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P17) P26) as T27.
  assert (Q28 : (3 * r10) * (- D + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P29 : 0 < r10 ^ 2) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P29 P21) P17) as T30.
  assert (P31 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P31 (Rlt_le _ _ P21)) (Rlt_le _ _ P17)) as T32.
  assert (P33 : 0 <= - l3 + r10 ^ 2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ P33 (Rlt_le _ _ P21)) (Rlt_le _ _ P17)) as T34.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P21 P22)) P26) as T35.
  clear - Neg T19 Q20 T23 T25 T27 Q28 T30 T32 T34 T35.
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

Lemma tab_results_CNP_general_sufficient_bandit_excess : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3.
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

Lemma tab_results_CNP_general_full_lower_conditions : forall (K : R) (T : R) (d : R) (lambda : R), 0 < K -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> sqrt 2 * sqrt lambda * sqrt (d * T + T) / 40 <= T.
Proof.
  intros K T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : sqrt 2 * sqrt lambda * sqrt (d * T + T) / 40 <= T).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  subst lambda.
  assert (S13 : 0 < T * d + T).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (d * T + T)) by (apply sqrt_lt_R0; lra).
  assert (E16 : d * T + T = (sqrt (d * T + T)) ^ 2) by root_powers.
  set (r14 := sqrt (d * T + T)) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (T - r10 * r14 * r6 / 40) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + r10 * r14 * r6 / 40) by lra.
  assert (P32 : 0 < r6) by (pose proof F7; lra).
  assert (P33 : 0 < - T + r10 * r14 * r6 / 40) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P32 P33) as T34.
  assert (Q35 : (r10 * r14 / 40) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (P36 : 0 < T) by (pose proof H1; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P36 P32) P33) as T37.
  assert (Q38 : (T * r10 * r14 / 40) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (P39 : 0 < r10) by (pose proof F11; lra).
  assert (P40 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P39 P40) P33) as T41.
  pose proof (mul_lt _ _ P36 P32) as T42.
  assert (P43 : 0 <= T - d * r10 ^ 2 - r10 ^ 2) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P36) P43) (Rlt_le _ _ P32)) as T44.
  assert (Q45 : (- r6 * r10 ^ 2) * (- T * d - T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P46 : 0 <= d) by (pose proof H2; lra).
  pose proof (mul_le _ _ (mul_le _ _ P46 (Rlt_le _ _ P39)) (Rlt_le _ _ P40)) as T47.
  assert (P48 : 0 <= T - d - 1) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P48 (Rlt_le _ _ P39)) (Rlt_le _ _ P40)) as T49.
  clear - Neg T34 Q35 T37 Q38 T41 T42 T44 Q45 T47 T49.
  lra.
  }
  exact G0.
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

Lemma tab_results_NCP_general_bandit_X : forall (C : R) (K : R) (a : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < a -> 0 < lambda -> 0 < m -> a >= 4 -> lambda >= ln 2 -> m <= m * sqrt (a * lambda + K * a ^ 2 / C).
Proof.
  intros C K a lambda m H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : m <= m * sqrt (a * lambda + K * a ^ 2 / C)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < a * lambda + K * a ^ 2 / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (a * lambda + K * a ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : a * lambda + K * a ^ 2 / C = (sqrt (a * lambda + K * a ^ 2 / C)) ^ 2) by root_powers.
  set (r6 := sqrt (a * lambda + K * a ^ 2 / C)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (m * r6 - m) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (m) * (r6 - 1)) by lra.
  apply mul_le; [pos |].
  assert (N11 : - C * a * lambda + C * r6 ^ 2 - K * a ^ 2 = 0) by (apply (numerator_eq _ _ (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) (C) E8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - r6) by lra.
  assert (P20 : 0 < C) by (pose proof H0; lra).
  assert (P21 : 0 < 1 - r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P20 P21) as T22.
  assert (P23 : 0 < K) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P23 P21) as T24.
  assert (P25 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P20 P25) P21) as T26.
  pose proof (mul_lt _ _ (mul_lt _ _ P23 P25) P21) as T27.
  assert (P28 : 0 <= a - 4) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P20) P28) as T29.
  pose proof (mul_le _ _ (Rlt_le _ _ P23) P28) as T30.
  assert (P31 : 0 < a) by (pose proof H2; lra).
  assert (P32 : 0 < lambda) by (pose proof H3; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P20 P31) P32) as T33.
  assert (Q34 : (1) * (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) = 0) by (apply mul_zero; lra).
  assert (P35 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P31)) P35) as T36.
  assert (P37 : 0 <= - l3 + lambda) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P31)) P37) as T38.
  assert (Q39 : (1) * (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P23 P31)) P28) as T40.
  pose proof (mul_lt _ _ (mul_lt _ _ P23 P25) P25) as T41.
  clear - Neg T22 T24 T26 T27 T29 T30 T33 Q34 T36 T38 Q39 T40 T41.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_full_information : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> C >= 3 * ell -> m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C) <= 7 * m * sqrt ell * sqrt lambda.
Proof.
  intros C K a ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (G0 : m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C) <= 7 * m * sqrt ell * sqrt lambda).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  subst lambda.
  assert (S9 : 0 < a + 1 + a ^ 2 / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (a + 1 + a ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : a + 1 + a ^ 2 / C = (sqrt (a + 1 + a ^ 2 / C)) ^ 2) by root_powers.
  set (r10 := sqrt (a + 1 + a ^ 2 / C)) in *.
  clearbody r10.
  assert (S13 : 0 < ell).
  {
  pos.
  }
  assert (F15 : 0 < sqrt ell) by (apply sqrt_lt_R0; lra).
  assert (E16 : ell = (sqrt ell) ^ 2) by root_powers.
  set (r14 := sqrt ell) in *.
  clearbody r14.
  subst ell.
  apply (le_by_fraction _ _ (- m * r10 * r6 + 7 * m * r14 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V18 : 0 <= (m * r6) * (- r10 + 7 * r14)) by lra.
  apply mul_le; [pos |].
  assert (N19 : - C * a + C * r10 ^ 2 - C - a ^ 2 = 0) by (apply (numerator_eq _ _ (- C * a + C * r10 ^ 2 - C - a ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - 7 * r14) by lra.
  assert (P52 : 0 < r14 ^ 2) by (pose proof H3; lra).
  assert (P53 : 0 < r10 - 7 * r14) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P52 P53) as T54.
  assert (P55 : 0 < C) by (pose proof H0; lra).
  assert (P56 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P55 P56) P53) as T57.
  assert (Q58 : (1) * (- C * a + C * r10 ^ 2 - C - a ^ 2) = 0) by (apply mul_zero; lra).
  assert (P59 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P55 P59) P53) as T60.
  assert (P61 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P55) P61) as T62.
  assert (P63 : 0 <= - a + 10 * r14 ^ 2) by (pose proof H9; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P55) P63) as T64.
  assert (P65 : 0 <= - l3 + r14 ^ 2) by (pose proof (Rge_le _ _ H10); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P55) P65) as T66.
  assert (P67 : 0 < a) by (pose proof H2; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P67) P63) as T68.
  assert (P69 : 0 <= C - 3 * r14 ^ 2) by (pose proof (Rge_le _ _ H11); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P67) P69) as T70.
  pose proof (mul_lt _ _ P52 P59) as T71.
  pose proof (mul_le _ _ P69 (Rlt_le _ _ P56)) as T72.
  pose proof (mul_le _ _ (Rlt_le _ _ P55) (square (3 - r10))) as T73.
  assert (Q74 : (1) * (- C * a + C * r10 ^ 2 - C - a ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T54 T57 Q58 T60 T62 T64 T66 T68 T70 T71 T72 T73 Q74.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_as_printed : forall (B : R) (E : R) (K : R) (R_ : R) (S_ : R) (T : R) (X : R) (d_max : R) (m : R) (w : R), 0 <= B -> 0 <= E -> 0 < K -> 0 <= R_ -> 0 <= S_ -> 0 < T -> 0 <= X -> 0 <= d_max -> 0 < m -> 0 <= w -> m <= X -> R_ <= T -> B <= 14 * E + S_ -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> K * T <= E ^ 2 -> X * sqrt 5 <= 23 * w * m -> w * m <= E + d_max * w -> R_ <= 40 * E + S_ + 23 * d_max * w.
Proof.
  intros B E K R_ S_ T X d_max m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16.
  assert (G0 : R_ <= 40 * E + S_ + 23 * d_max * w).
  {
  assert (S1 : 0 < 5).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 5) by (apply sqrt_lt_R0; lra).
  assert (E4 : 5 = (sqrt 5) ^ 2) by root_powers.
  set (r2 := sqrt 5) in *.
  clearbody r2.
  assert (S5 : 0 < K * m + X ^ 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (K * m + X ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E8 : K * m + X ^ 2 = (sqrt (K * m + X ^ 2)) ^ 2) by root_powers.
  set (r6 := sqrt (K * m + X ^ 2)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (40 * E - R_ + S_ + 23 * d_max * w) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 40 * E + R_ - S_ - 23 * d_max * w) by lra.
  assert (P9 : 0 <= E) by (pose proof H1; lra).
  assert (P10 : 0 < - 40 * E + R_ - S_ - 23 * d_max * w) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ P9 (Rlt_le _ _ P10)) as T11.
  assert (P12 : 0 < K) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P12 P10) as T13.
  assert (P14 : 0 < m) by (pose proof H8; lra).
  pose proof (mul_lt _ _ P14 P10) as T15.
  assert (P16 : 0 <= X - m) by (pose proof H10; lra).
  pose proof (mul_le _ _ P16 (Rlt_le _ _ P10)) as T17.
  assert (P18 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ P18 P10) as T19.
  assert (P20 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) (Rlt_le _ _ P10)) as T21.
  pose proof (mul_lt _ _ (mul_lt _ _ P12 P20) P10) as T22.
  pose proof (mul_lt _ _ (mul_lt _ _ P14 P20) P10) as T23.
  pose proof (mul_le _ _ (mul_le _ _ P16 (Rlt_le _ _ P20)) (Rlt_le _ _ P10)) as T24.
  pose proof (mul_lt _ _ (mul_lt _ _ P20 P18) P10) as T25.
  assert (P26 : 0 <= E ^ 2 - K * T) by (pose proof H14; lra).
  pose proof P26 as T27.
  pose proof (mul_le _ _ P9 (Rlt_le _ _ P12)) as T28.
  assert (P29 : 0 <= X) by (pose proof H6; lra).
  pose proof (mul_le _ _ P9 P29) as T30.
  assert (P31 : 0 <= - B + 14 * E + S_) by (pose proof H12; lra).
  pose proof (mul_le _ _ P9 P31) as T32.
  assert (P33 : 0 <= B - R_ + r2 * r6) by (pose proof H13; lra).
  pose proof (mul_le _ _ P9 P33) as T34.
  assert (P35 : 0 <= S_) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P35) as T36.
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P16) as T37.
  assert (Q38 : (- 1) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P39 : 0 <= - R_ + T) by (pose proof H11; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P39) as T40.
  assert (P41 : 0 <= - X * r2 + 23 * m * w) by (pose proof H15; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P41) as T42.
  assert (Q43 : (23 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P44 : 0 <= E + d_max * w - m * w) by (pose proof H16; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P44) as T45.
  assert (Q46 : (- w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ P29 P31) as T47.
  pose proof (mul_le _ _ P29 P33) as T48.
  pose proof (mul_le _ _ P29 P41) as T49.
  pose proof (mul_le _ _ P29 P44) as T50.
  pose proof (mul_le _ _ P31 (Rlt_le _ _ P18)) as T51.
  pose proof (mul_le _ _ (Rlt_le _ _ P20) P26) as T52.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P33) as T53.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P41) as T54.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P44) as T55.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P12)) (Rlt_le _ _ P20)) as T56.
  pose proof (mul_le _ _ (mul_le _ _ P9 P29) (Rlt_le _ _ P20)) as T57.
  assert (P58 : 0 <= d_max) by (pose proof H7; lra).
  assert (P59 : 0 <= w) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 P58) P59) as T60.
  pose proof (mul_le _ _ (mul_le _ _ P9 P31) (Rlt_le _ _ P20)) as T61.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) P33) as T62.
  assert (Q63 : (E * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P35) (Rlt_le _ _ P20)) as T64.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P58) P59) as T65.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P16) (Rlt_le _ _ P20)) as T66.
  assert (Q67 : (- r2) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P39) (Rlt_le _ _ P20)) as T68.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P12 P20)) P41) as T69.
  assert (Q70 : (- K * X) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q71 : (23 * r2 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P12 P20)) P44) as T72.
  assert (Q73 : (- r2 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 P31) (Rlt_le _ _ P20)) as T74.
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P33) as T75.
  assert (Q76 : (X * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P41) as T77.
  assert (Q78 : (- X ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P44) as T79.
  pose proof (mul_le _ _ (mul_le _ _ P31 (Rlt_le _ _ P20)) (Rlt_le _ _ P18)) as T80.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P33) as T81.
  assert (Q82 : (r6 ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P41) as T83.
  assert (Q84 : (- X * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P44) as T85.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P9 P58) P59) (Rlt_le _ _ P20)) as T86.
  clear - Neg T11 T13 T15 T17 T19 T21 T22 T23 T24 T25 T27 T28 T30 T32 T34 T36 T37 Q38 T40 T42 Q43 T45 Q46 T47 T48 T49 T50 T51 T52 T53 T54 T55 T56 T57 T60 T61 T62 Q63 T64 T65 T66 Q67 T68 T69 Q70 Q71 T72 Q73 T74 T75 Q76 T77 Q78 T79 T80 T81 Q82 T83 Q84 T85 T86.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_full_information_as_printed : forall (B : R) (E : R) (R_ : R) (X : R) (d_max : R) (m : R) (w : R), 0 <= B -> 0 <= E -> 0 <= R_ -> 0 <= X -> 0 <= d_max -> 0 < m -> 0 <= w -> R_ <= B + X -> B <= 11 * E -> X <= 7 * w * m -> w * m <= E + d_max * w -> R_ <= 18 * E + 7 * d_max * w.
Proof.
  intros B E R_ X d_max m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_NCP_general_known_total_delay_few : forall (N : R) (r : R), 0 <= N -> 0 <= r -> r > 0 -> N * r <= r ^ 2 -> N <= r.
Proof.
  intros N r H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_NCP_general_known_total_delay_full_information : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt D + 1 <= 2 * sqrt lambda * sqrt (D + T).
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt D + 1 <= 2 * sqrt lambda * sqrt (D + T)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 <= D).
  {
  pos.
  }
  assert (F7 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E8 : D = (sqrt D) ^ 2) by root_powers.
  set (r6 := sqrt D) in *.
  clearbody r6.
  subst D.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  subst lambda.
  assert (S13 : 0 < T + r6 ^ 2).
  {
  pos.
  }
  assert (F15 : 0 < sqrt ((r6 ^ 2) + T)) by (apply sqrt_lt_R0; lra).
  assert (E16 : (r6 ^ 2) + T = (sqrt ((r6 ^ 2) + T)) ^ 2) by root_powers.
  set (r14 := sqrt ((r6 ^ 2) + T)) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (2 * r10 * r14 - r6 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r10 * r14 + r6 + 1) by lra.
  assert (P27 : 0 < - 2 * r10 * r14 + r6 + 1) by (pose proof Neg0; lra).
  pose proof P27 as T28.
  assert (P29 : 0 < r10 ^ 2) by (pose proof H3; lra).
  pose proof (mul_lt _ _ P29 P27) as T30.
  assert (P31 : 0 <= r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ P31 (Rlt_le _ _ P27)) as T32.
  assert (P33 : 0 < r10) by (pose proof F11; lra).
  assert (P34 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P33 P34) P27) as T35.
  assert (Q36 : (- 2 * r10 ^ 2) * (- T + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P37 : 0 <= T - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof P37 as T38.
  assert (P39 : 0 <= r6 ^ 2) by (pose proof H0; lra).
  assert (P40 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ P39 P40) as T41.
  assert (P42 : 0 <= - l3 + r10 ^ 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ P39 P42) as T43.
  pose proof (mul_le _ _ (Rlt_le _ _ P29) P37) as T44.
  pose proof (mul_lt _ _ (mul_lt _ _ P29 P33) P34) as T45.
  pose proof (mul_le _ _ (mul_le _ _ P40 (Rlt_le _ _ P34)) (Rlt_le _ _ P34)) as T46.
  assert (Q47 : (l3 - 693147 / 1000000) * (- T + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P42 (Rlt_le _ _ P34)) (Rlt_le _ _ P34)) as T48.
  assert (Q49 : (- l3 + r10 ^ 2) * (- T + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (1 - r6)) as T50.
  pose proof (square (1 - 2 * r6)) as T51.
  pose proof (mul_le _ _ (Rlt_le _ _ P29) (square (1 - 2 * r6))) as T52.
  clear - Neg T28 T30 T32 T35 Q36 T38 T41 T43 T44 T45 T46 Q47 T48 Q49 T50 T51 T52.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_preemptive_bandit_as_printed : forall (B : R) (E : R) (K : R) (R_ : R) (S_ : R) (T : R) (X : R) (d_max : R) (m : R) (w : R), 0 <= B -> 0 <= E -> 0 < K -> 0 <= R_ -> 0 <= S_ -> 0 < T -> 0 <= X -> 0 <= d_max -> 0 < m -> 0 <= w -> m <= X -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> K * T <= E ^ 2 -> B <= 16 * E + S_ -> X * sqrt 5 <= 32 * w * m -> w * m <= E + d_max * w -> R_ <= 51 * E + S_ + 32 * d_max * w.
Proof.
  intros B E K R_ S_ T X d_max m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16.
  assert (G0 : R_ <= 51 * E + S_ + 32 * d_max * w).
  {
  assert (S1 : 0 < 5).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 5) by (apply sqrt_lt_R0; lra).
  assert (E4 : 5 = (sqrt 5) ^ 2) by root_powers.
  set (r2 := sqrt 5) in *.
  clearbody r2.
  assert (S5 : 0 < K * m + X ^ 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (K * m + X ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E8 : K * m + X ^ 2 = (sqrt (K * m + X ^ 2)) ^ 2) by root_powers.
  set (r6 := sqrt (K * m + X ^ 2)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (51 * E - R_ + S_ + 32 * d_max * w) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 51 * E + R_ - S_ - 32 * d_max * w) by lra.
  assert (P9 : 0 <= E) by (pose proof H1; lra).
  assert (P10 : 0 < - 51 * E + R_ - S_ - 32 * d_max * w) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ P9 (Rlt_le _ _ P10)) as T11.
  assert (P12 : 0 < K) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P12 P10) as T13.
  assert (P14 : 0 < m) by (pose proof H8; lra).
  pose proof (mul_lt _ _ P14 P10) as T15.
  assert (P16 : 0 <= X - m) by (pose proof H10; lra).
  pose proof (mul_le _ _ P16 (Rlt_le _ _ P10)) as T17.
  assert (P18 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ P18 P10) as T19.
  assert (P20 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) (Rlt_le _ _ P10)) as T21.
  pose proof (mul_lt _ _ (mul_lt _ _ P12 P20) P10) as T22.
  pose proof (mul_lt _ _ (mul_lt _ _ P14 P20) P10) as T23.
  pose proof (mul_le _ _ (mul_le _ _ P16 (Rlt_le _ _ P20)) (Rlt_le _ _ P10)) as T24.
  pose proof (mul_lt _ _ (mul_lt _ _ P20 P18) P10) as T25.
  assert (P26 : 0 <= E ^ 2 - K * T) by (pose proof H13; lra).
  pose proof P26 as T27.
  pose proof (mul_le _ _ P9 (Rlt_le _ _ P12)) as T28.
  assert (P29 : 0 <= X) by (pose proof H6; lra).
  pose proof (mul_le _ _ P9 P29) as T30.
  assert (P31 : 0 <= B - R_ + r2 * r6) by (pose proof H12; lra).
  pose proof (mul_le _ _ P9 P31) as T32.
  assert (P33 : 0 <= - B + 16 * E + S_) by (pose proof H14; lra).
  pose proof (mul_le _ _ P9 P33) as T34.
  assert (P35 : 0 <= S_) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P35) as T36.
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P16) as T37.
  assert (Q38 : (- 1) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P39 : 0 <= - R_ + T) by (pose proof H11; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P39) as T40.
  assert (P41 : 0 <= - X * r2 + 32 * m * w) by (pose proof H15; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P41) as T42.
  assert (Q43 : (32 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P44 : 0 <= E + d_max * w - m * w) by (pose proof H16; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P44) as T45.
  assert (Q46 : (- w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ P29 P31) as T47.
  pose proof (mul_le _ _ P29 P33) as T48.
  pose proof (mul_le _ _ P29 P41) as T49.
  pose proof (mul_le _ _ P29 P44) as T50.
  pose proof (mul_le _ _ (Rlt_le _ _ P20) P26) as T51.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P31) as T52.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P33) as T53.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P41) as T54.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P44) as T55.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P12)) (Rlt_le _ _ P20)) as T56.
  pose proof (mul_le _ _ (mul_le _ _ P9 P29) (Rlt_le _ _ P20)) as T57.
  assert (P58 : 0 <= d_max) by (pose proof H7; lra).
  assert (P59 : 0 <= w) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 P58) P59) as T60.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) P31) as T61.
  assert (Q62 : (E * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) P33) as T63.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P35) (Rlt_le _ _ P20)) as T64.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P58) P59) as T65.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P16) (Rlt_le _ _ P20)) as T66.
  assert (Q67 : (- r2) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P39) (Rlt_le _ _ P20)) as T68.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P12 P20)) P41) as T69.
  assert (Q70 : (- K * X) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q71 : (32 * r2 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P12 P20)) P44) as T72.
  assert (Q73 : (- r2 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P31) as T74.
  assert (Q75 : (X * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P33) as T76.
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P41) as T77.
  assert (Q78 : (- X ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P44) as T79.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P31) as T80.
  assert (Q81 : (r6 ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P33) as T82.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P41) as T83.
  assert (Q84 : (- X * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P44) as T85.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P9 P58) P59) (Rlt_le _ _ P20)) as T86.
  clear - Neg T11 T13 T15 T17 T19 T21 T22 T23 T24 T25 T27 T28 T30 T32 T34 T36 T37 Q38 T40 T42 Q43 T45 Q46 T47 T48 T49 T50 T51 T52 T53 T54 T55 T56 T57 T60 T61 Q62 T63 T64 T65 T66 Q67 T68 T69 Q70 Q71 T72 Q73 T74 Q75 T76 T77 Q78 T79 T80 Q81 T82 T83 Q84 T85 T86.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_preemptive_full_as_printed : forall (B : R) (E : R) (R_ : R) (X : R) (d_max : R) (m : R) (w : R), 0 <= B -> 0 <= E -> 0 <= R_ -> 0 <= X -> 0 <= d_max -> 0 < m -> 0 <= w -> R_ <= B + X -> B <= 13 * E -> X <= 14 * w * m -> w * m <= E + d_max * w -> R_ <= 27 * E + 14 * d_max * w.
Proof.
  intros B E R_ X d_max m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_general_preemptive_bandit_stuck : forall (T : R) (x : R), 0 < T -> 0 < x -> T >= 5 -> x <= 1 / 4 -> 1 - x > 0 /\ T ^ 2 * (- 1 / sqrt (1 - x) + 1 / sqrt x) > 4 * T.
Proof.
  intros T x H0 H1 H2 H3.
  assert (G0 : 1 - x > 0).
  {
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (1 - x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= x - 1) by lra.
  assert (P1 : 0 <= x - 1) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 < x) by (pose proof H1; lra).
  pose proof P3 as T4.
  assert (P5 : 0 <= 1 / 4 - x) by (pose proof H3; lra).
  pose proof P5 as T6.
  clear - Neg T2 T4 T6.
  lra.
  }
  assert (G1 : T ^ 2 * (- 1 / sqrt (1 - x) + 1 / sqrt x) > 4 * T).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E4 : x = (sqrt x) ^ 2) by root_powers.
  set (r2 := sqrt x) in *.
  clearbody r2.
  subst x.
  assert (S5 : 0 < 1 - r2 ^ 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 - (r2 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 - (r2 ^ 2) = (sqrt (1 - (r2 ^ 2))) ^ 2) by root_powers.
  set (r6 := sqrt (1 - (r2 ^ 2))) in *.
  clearbody r6.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (- r2 * T ^ 2 + r6 * T ^ 2 - 4 * T * r2 * r6) (r2 * r6)); [(field; nonzero) || field || lra | pos |].
  enough (V9 : 0 < (T) * (- T * r2 + T * r6 - 4 * r2 * r6)) by lra.
  apply mul_lt; [pos |].
  assert (R18 : 0 <= r6 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V19 : 0 <= 2 * r6 ^ 2 - 1).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 2 * r6 ^ 2) by lra.
  assert (P10 : 0 < 1 - 2 * r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= 1 / 4 - r2 ^ 2) by (pose proof H3; lra).
  pose proof P12 as T13.
  assert (Q14 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P15 : 0 < 1 - r2 ^ 2) by (pose proof (Rgt_lt _ _ G0); lra).
  pose proof P15 as T16.
  assert (Q17 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T11 T13 Q14 T16 Q17.
  lra.
  }
  assert (V0 : - r2 ^ 2 - r6 ^ 2 + 1 = 0).
  {
  assert (Q20 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q20.
  lra.
  }
  lra.
  }
  assert (R26 : 0 <= r2 - r2 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V27 : 0 <= r6 ^ 4 - 2 * r6 ^ 2 + 1).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r6 ^ 4 + 2 * r6 ^ 2 - 1) by lra.
  assert (P21 : 0 < - r6 ^ 4 + 2 * r6 ^ 2 - 1) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 < r2 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P23 P23) as T24.
  assert (Q25 : (r2 ^ 2 - r6 ^ 2 + 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T22 T24 Q25.
  lra.
  }
  assert (V0 : - r2 ^ 2 * r6 ^ 2 + r2 ^ 2 - r6 ^ 4 + 2 * r6 ^ 2 - 1 = 0).
  {
  assert (Q28 : (1 - r6 ^ 2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q28.
  lra.
  }
  lra.
  }
  assert (R29 : 0 <= r6 - r2 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V30 : 0 <= r6 ^ 4).
  {
  pos.
  }
  assert (V0 : - r2 ^ 2 * r6 ^ 2 - r6 ^ 4 + r6 ^ 2 = 0).
  {
  assert (Q31 : (- r6 ^ 2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q31.
  lra.
  }
  lra.
  }
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= T * r2 - T * r6 + 4 * r2 * r6) by lra.
  assert (P32 : 0 < T) by (pose proof H0; lra).
  assert (P33 : 0 <= T * r2 - T * r6 + 4 * r2 * r6) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P32) P33) as T34.
  assert (P35 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P35) P33) as T36.
  assert (Q37 : (T + 4 * r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P38 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P38) P33) as T39.
  assert (P40 : 0 <= 1 / 4 - r2 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P32) P40) as T41.
  assert (Q42 : (- T) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P43 : 0 < r2 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P43 P35) as T44.
  assert (Q45 : (r2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P46 : 0 <= T - 5) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P46 (Rlt_le _ _ P35)) as T47.
  pose proof (mul_le _ _ P46 (Rlt_le _ _ P38)) as T48.
  pose proof (mul_le _ _ P40 (Rlt_le _ _ P38)) as T49.
  assert (Q50 : (- r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P51 : 0 <= - r2 + r6) by (pose proof R18; lra).
  pose proof (mul_le _ _ P40 P51) as T52.
  assert (Q53 : (r2 - r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P32) P46) P51) as T54.
  pose proof (mul_le _ _ (Rlt_le _ _ P32) (square (1 - 2 * r2))) as T55.
  assert (Q56 : (4 * T) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T34 T36 Q37 T39 T41 Q42 T44 Q45 T47 T48 T49 Q50 T52 Q53 T54 T55 Q56.
  lra.
  }
  exact (conj G0 G1).
Qed.

Lemma tab_results_general_preemptive_full_stuck : forall (x : R), 0 < x -> x >= 1 -> exp (sqrt (ln 2) / x) <= 3.
Proof.
  intros x H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_general_logarithmic_capacity : forall (C : R) (c : R) (ell : R), 0 < C -> 0 < c -> 0 < ell -> C >= c * ell -> ell / (2 * C) <= 1 / (2 * c).
Proof.
  intros C c ell H0 H1 H2 H3.
  assert (G0 : ell / (2 * C) <= 1 / (2 * c)).
  {
  apply (le_by_fraction _ _ (C / 2 - c * ell / 2) (C * c)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C / 2 + c * ell / 2) by lra.
  assert (P1 : 0 < - C / 2 + c * ell / 2) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_logarithmic_capacity_square : forall (C : R) (c : R) (ell : R), 0 < C -> 0 < c -> 0 < ell -> C >= c * ell -> ell / C <= 1 / c.
Proof.
  intros C c ell H0 H1 H2 H3.
  assert (G0 : ell / C <= 1 / c).
  {
  apply (le_by_fraction _ _ (C - c * ell) (C * c)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + c * ell) by lra.
  assert (P1 : 0 < - C + c * ell) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_additional_term : forall (C : R) (K : R) (d_max : R), 0 < C -> 0 < K -> 0 <= d_max -> C >= K -> d_max * sqrt (1 + K / C) <= d_max * sqrt 2.
Proof.
  intros C K d_max H0 H1 H2 H3.
  assert (G0 : d_max * sqrt (1 + K / C) <= d_max * sqrt 2).
  {
  assert (S1 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E4 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r2 := sqrt (1 + K / C)) in *.
  clearbody r2.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- d_max * r2 + d_max * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (d_max) * (- r2 + r6)) by lra.
  apply mul_le; [pos |].
  enough (V32 : 0 <= (r6) - (r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V33 : 0 <= 2 - r2 ^ 2).
  {
  assert (N17 : C * r2 ^ 2 - C - K = 0) by (apply (numerator_eq _ _ (C * r2 ^ 2 - C - K) (C) E4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r2 ^ 2 - 2) by lra.
  assert (P22 : 0 < C) by (pose proof H0; lra).
  assert (P23 : 0 < r2 ^ 2 - 2) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P22 P23) as T24.
  assert (Q25 : (1) * (C * r2 ^ 2 - C - K) = 0) by (apply mul_zero; lra).
  assert (P26 : 0 < K) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P26 P23) as T27.
  assert (P28 : 0 <= C - K) by (pose proof (Rge_le _ _ H3); lra).
  assert (P29 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P28 (Rlt_le _ _ P29)) (Rlt_le _ _ P29)) as T30.
  assert (Q31 : (1) * (C * r2 ^ 2 - C - K) = 0) by (apply mul_zero; lra).
  clear - Neg T24 Q25 T27 T30 Q31.
  lra.
  }
  assert (V0 : r6 ^ 2 - 2 = 0).
  {
  assert (N34 : C * r2 ^ 2 - C - K = 0) by (apply (numerator_eq _ _ (C * r2 ^ 2 - C - K) (C) E4); [(field; nonzero) || field || lra | pos]).
  assert (Q35 : (1) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q35.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_additional_term_few_slots_bounded : forall (C : R) (d_max : R) (tau : R), 0 < C -> 0 <= d_max -> 0 < tau -> tau >= 1 -> C >= 1 -> d_max * sqrt (tau + tau ^ 2 / C) <= d_max * tau * sqrt 2.
Proof.
  intros C d_max tau H0 H1 H2 H3 H4.
  assert (G0 : d_max * sqrt (tau + tau ^ 2 / C) <= d_max * tau * sqrt 2).
  {
  assert (S1 : 0 < tau + tau ^ 2 / C).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (tau + tau ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E4 : tau + tau ^ 2 / C = (sqrt (tau + tau ^ 2 / C)) ^ 2) by root_powers.
  set (r2 := sqrt (tau + tau ^ 2 / C)) in *.
  clearbody r2.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- d_max * r2 + d_max * r6 * tau) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (d_max) * (- r2 + r6 * tau)) by lra.
  apply mul_le; [pos |].
  enough (V34 : 0 <= (r6 * tau) - (r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V35 : 0 <= - r2 ^ 2 + 2 * tau ^ 2).
  {
  assert (N17 : C * r2 ^ 2 - C * tau - tau ^ 2 = 0) by (apply (numerator_eq _ _ (C * r2 ^ 2 - C * tau - tau ^ 2) (C) E4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r2 ^ 2 - 2 * tau ^ 2) by lra.
  assert (P22 : 0 < r2 ^ 2 - 2 * tau ^ 2) by (pose proof Neg0; lra).
  pose proof P22 as T23.
  assert (P24 : 0 < C) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P24 P22) as T25.
  assert (Q26 : (1) * (C * r2 ^ 2 - C * tau - tau ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 < tau) by (pose proof H2; lra).
  assert (P28 : 0 <= tau - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P24 P27)) P28) as T29.
  assert (P30 : 0 <= C - 1) by (pose proof (Rge_le _ _ H4); lra).
  assert (P31 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ P31)) (Rlt_le _ _ P31)) as T32.
  assert (Q33 : (1) * (C * r2 ^ 2 - C * tau - tau ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T23 T25 Q26 T29 T32 Q33.
  lra.
  }
  assert (V0 : r6 ^ 2 * tau ^ 2 - 2 * tau ^ 2 = 0).
  {
  assert (N36 : C * r2 ^ 2 - C * tau - tau ^ 2 = 0) by (apply (numerator_eq _ _ (C * r2 ^ 2 - C * tau - tau ^ 2) (C) E4); [(field; nonzero) || field || lra | pos]).
  assert (Q37 : (tau ^ 2) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q37.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_all_capacities : forall (C : R) (c : R) (ell : R), 0 < C -> 0 < c -> 0 < ell -> C >= c * ell -> ell / (2 * C) <= 1 / (2 * c).
Proof.
  intros C c ell H0 H1 H2 H3.
  assert (G0 : ell / (2 * C) <= 1 / (2 * c)).
  {
  apply (le_by_fraction _ _ (C / 2 - c * ell / 2) (C * c)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C / 2 + c * ell / 2) by lra.
  assert (P1 : 0 < - C / 2 + c * ell / 2) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.
