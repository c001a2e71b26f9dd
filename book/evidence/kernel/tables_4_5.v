(* tables_4_5: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_results_NCNP_known_D_bandit_regret_logarithm : forall (K : R), 0 < K -> K >= 1 -> ln K < K.
Proof.
  intros K H0 H1.
  assert (G0 : ln K < K).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply (lt_by_fraction _ _ (K - l4) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N6 : 0 <= K * l4 - K + 1) by (apply (numerator_le _ _ (K * l4 - K + 1) (K) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - K + l4) by lra.
  assert (P7 : 0 <= - K + l4) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= K - l4 - 1) by (pose proof F2; lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_D_bandit_regret : forall (R_ : R) (e : R) (m : R) (r : R) (u : R), 0 <= R_ -> 0 < e -> 0 < m -> 0 < r -> 0 < u -> R_ <= 2 * e + 4 * Rmax m r -> 2 * e + 4 * m <= u -> R_ <= 4 * r + u.
Proof.
  intros R_ e m r u H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : R_ <= 4 * r + u).
  {
  pose proof (Rmax_or (m) (r)) as M1.
  set (m2 := Rmax (m) (r)) in *.
  clearbody m2.
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply (le_by_fraction _ _ (- R_ + 4 * r + u) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 4 * r - u) by lra.
  assert (P5 : 0 < R_ - 4 * r - u) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 < r) by (pose proof H3; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= - R_ + 2 * e + 4 * m) by (pose proof H5; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= - 2 * e - 4 * m + u) by (pose proof H6; lra).
  pose proof P11 as T12.
  clear - Neg T6 T8 T10 T12.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- R_ + 4 * r + u) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 4 * r - u) by lra.
  assert (P13 : 0 < R_ - 4 * r - u) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 < m) by (pose proof H2; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= - R_ + 2 * e + 4 * r) by (pose proof H5; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= - 2 * e - 4 * m + u) by (pose proof H6; lra).
  pose proof P19 as T20.
  clear - Neg T14 T16 T18 T20.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_D_full_regret : forall (R_ : R) (e : R) (r : R) (u : R), 0 <= R_ -> 0 < e -> 0 < r -> 0 < u -> R_ <= e + 3 * Rmax e r -> 4 * e <= u -> R_ <= 3 * r + u.
Proof.
  intros R_ e r u H0 H1 H2 H3 H4 H5.
  assert (G0 : R_ <= 3 * r + u).
  {
  pose proof (Rmax_or (e) (r)) as M1.
  set (m2 := Rmax (e) (r)) in *.
  clearbody m2.
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply (le_by_fraction _ _ (- R_ + 3 * r + u) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 3 * r - u) by lra.
  assert (P5 : 0 < R_ - 3 * r - u) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 < r) by (pose proof H2; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= - R_ + 4 * e) by (pose proof H4; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= - 4 * e + u) by (pose proof H5; lra).
  pose proof P11 as T12.
  clear - Neg T6 T8 T10 T12.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- R_ + 3 * r + u) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 3 * r - u) by lra.
  assert (P13 : 0 < R_ - 3 * r - u) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 < u) by (pose proof H3; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= - R_ + e + 3 * r) by (pose proof H4; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= - 4 * e + u) by (pose proof H5; lra).
  pose proof P19 as T20.
  clear - Neg T14 T16 T18 T20.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_D_bandit_capacity : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> lambda <= K -> sqrt lambda * sqrt (D + T) <= sqrt (D * lambda + K * T).
Proof.
  intros D K T lambda H0 H1 H2 H3 H4.
  assert (G0 : sqrt lambda * sqrt (D + T) <= sqrt (D * lambda + K * T)).
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
  assert (S9 : 0 < D * r2 ^ 2 + K * T).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (D * (r2 ^ 2) + K * T)) by (apply sqrt_lt_R0; lra).
  assert (E12 : D * (r2 ^ 2) + K * T = (sqrt (D * (r2 ^ 2) + K * T)) ^ 2) by root_powers.
  set (r10 := sqrt (D * (r2 ^ 2) + K * T)) in *.
  clearbody r10.
  apply (le_by_fraction _ _ (r10 - r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R18 : 0 <= r10 - r2 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V19 : 0 <= K * T - T * r2 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - K * T + T * r2 ^ 2) by lra.
  assert (P13 : 0 < - K * T + T * r2 ^ 2) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 < T) by (pose proof H2; lra).
  assert (P16 : 0 <= K - r2 ^ 2) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P15) P16) as T17.
  clear - Neg T14 T17.
  lra.
  }
  assert (V0 : - K * T + T * r2 ^ 2 + r10 ^ 2 - r2 ^ 2 * r6 ^ 2 = 0).
  {
  assert (Q20 : (- r2 ^ 2) * (- D - T + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q21 : (- 1) * (- D * r2 ^ 2 - K * T + r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q20 Q21.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 + r2 * r6) by lra.
  assert (P22 : 0 < - r10 + r2 * r6) by (pose proof Neg0; lra).
  pose proof P22 as T23.
  assert (P24 : 0 <= r10 - r2 * r6) by (pose proof R18; lra).
  pose proof P24 as T25.
  clear - Neg T23 T25.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_D_root_capacity : forall (D : R) (T : R) (lambda : R), 0 <= D -> 0 < T -> 0 < lambda -> lambda >= ln 2 -> T / (sqrt lambda * sqrt (D + T)) <= sqrt T / sqrt (ln 2).
Proof.
  intros D T lambda H0 H1 H2 H3.
  assert (G0 : T / (sqrt lambda * sqrt (D + T)) <= sqrt T / sqrt (ln 2)).
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
  assert (S9 : 0 < D + T).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E12 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r10 := sqrt (D + T)) in *.
  clearbody r10.
  assert (S13 : 0 < T).
  {
  pos.
  }
  assert (F15 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E16 : T = (sqrt T) ^ 2) by root_powers.
  set (r14 := sqrt T) in *.
  clearbody r14.
  subst T.
  assert (S25 : 0 < l3).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l3) by lra.
  assert (P21 : 0 <= - l3) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  assert (F27 : 0 < sqrt l3) by (apply sqrt_lt_R0; lra).
  assert (E28 : l3 = (sqrt l3) ^ 2) by root_powers.
  set (r26 := sqrt l3) in *.
  clearbody r26.
  subst l3.
  apply (le_by_fraction _ _ (r10 * r14 * r6 - r26 * r14 ^ 2) (r10 * r26 * r6)); [(field; nonzero) || field || lra | pos |].
  replace (r10 * r14 * r6 - r26 * r14 ^ 2) with ((r14) * (r10 * r6 - r14 * r26)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 * r6 + r14 * r26) by lra.
  assert (P29 : 0 < r6) by (pose proof F7; lra).
  assert (P30 : 0 < r10) by (pose proof F11; lra).
  assert (P31 : 0 < - r10 * r6 + r14 * r26) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P29 P30) P31) as T32.
  assert (Q33 : (- r6 ^ 2) * (- D + r10 ^ 2 - r14 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P34 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P29 P34) P31) as T35.
  assert (P36 : 0 < r26) by (pose proof F27; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P30 P36) P31) as T37.
  assert (Q38 : (- r26 * r6) * (- D + r10 ^ 2 - r14 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P34 P36) P31) as T39.
  assert (P40 : 0 <= D) by (pose proof H0; lra).
  pose proof (mul_le _ _ P40 (square (r26 + r6))) as T41.
  assert (P42 : 0 <= - r26 ^ 2 + r6 ^ 2) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ P42 (square (r10 + r14))) as T43.
  assert (Q44 : (- r26 ^ 2 + r6 ^ 2) * (- D + r10 ^ 2 - r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T32 Q33 T35 T37 Q38 T39 T41 T43 Q44.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_D_quadratic_delay : forall (D : R) (T : R) (lambda : R) (q : R), 0 <= D -> 0 < T -> 0 < lambda -> 0 < q -> D >= q * T ^ 2 -> T / (sqrt lambda * sqrt (D + T)) <= 1 / (sqrt lambda * sqrt q).
Proof.
  intros D T lambda q H0 H1 H2 H3 H4.
  assert (G0 : T / (sqrt lambda * sqrt (D + T)) <= 1 / (sqrt lambda * sqrt q)).
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
  assert (S9 : 0 < q).
  {
  pos.
  }
  assert (F11 : 0 < sqrt q) by (apply sqrt_lt_R0; lra).
  assert (E12 : q = (sqrt q) ^ 2) by root_powers.
  set (r10 := sqrt q) in *.
  clearbody r10.
  subst q.
  apply (le_by_fraction _ _ (- T * r10 + r6) (r10 * r2 * r6)); [(field; nonzero) || field || lra | pos |].
  replace (- T * r10 + r6) with ((r6) - (T * r10)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V19 : 0 <= D - T ^ 2 * r10 ^ 2 + T).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D + T ^ 2 * r10 ^ 2 - T) by lra.
  assert (P13 : 0 < - D + T ^ 2 * r10 ^ 2 - T) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 < T) by (pose proof H1; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= D - T ^ 2 * r10 ^ 2) by (pose proof (Rge_le _ _ H4); lra).
  pose proof P17 as T18.
  clear - Neg T14 T16 T18.
  lra.
  }
  assert (V0 : - D - T + r6 ^ 2 = 0).
  {
  assert (Q20 : (1) * (- D - T + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q20.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot : ~ (forall (C : R), 0 < C -> C >= 1 -> C - 1 > 0).
Proof.
  intro H.
  specialize (H (1)).
  refute H.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_two_slots : forall (C : R) (d_max : R), 0 < C -> 0 <= d_max -> C >= 2 -> C - 1 <> 0 /\ Rmax 1 (2 * d_max / (C - 1)) <= 1 + 4 * d_max / C.
Proof.
  intros C d_max H0 H1 H2.
  assert (G0 : C - 1 <> 0).
  {
  apply (ne_by_fraction _ _ (1 - C) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P1 : 0 <= 1 - C) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  lra.
  }
  assert (G1 : Rmax 1 (2 * d_max / (C - 1)) <= 1 + 4 * d_max / C).
  {
  pose proof (Rmax_or (1) (2 * d_max / (C - 1))) as M1.
  set (m2 := Rmax (1) (2 * d_max / (C - 1))) in *.
  clearbody m2.
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply (le_by_fraction _ _ (4 * d_max) (C)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  assert (S9 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P5 : 0 <= 1 - C) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P7 as T8.
  clear - Neg T6 T8.
  lra.
  }
  apply (le_by_fraction _ _ (C ^ 2 + 2 * C * d_max - C - 4 * d_max) (C * (C - 1))); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C ^ 2 - 2 * C * d_max + C + 4 * d_max) by lra.
  assert (P10 : 0 < - C ^ 2 - 2 * C * d_max + C + 4 * d_max) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 < C) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P12 P12) as T13.
  assert (P14 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P14) as T15.
  assert (P16 : 0 <= d_max) by (pose proof H1; lra).
  pose proof (mul_le _ _ P16 P14) as T17.
  clear - Neg T11 T13 T15 T17.
  lra.
  }
  }
  exact (conj G0 G1).
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_square_roots : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T <= 15 * sqrt (D * lambda + K * T).
Proof.
  intros D K T lambda H0 H1 H2 H3.
  assert (G0 : 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T <= 15 * sqrt (D * lambda + K * T)).
  {
  assert (S1 : 0 <= D).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E4 : D = (sqrt D) ^ 2) by root_powers.
  set (r2 := sqrt D) in *.
  clearbody r2.
  subst D.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  subst lambda.
  assert (S9 : 0 < K).
  {
  pos.
  }
  assert (F11 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E12 : K = (sqrt K) ^ 2) by root_powers.
  set (r10 := sqrt K) in *.
  clearbody r10.
  subst K.
  assert (S13 : 0 < T).
  {
  pos.
  }
  assert (F15 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E16 : T = (sqrt T) ^ 2) by root_powers.
  set (r14 := sqrt T) in *.
  clearbody r14.
  subst T.
  assert (S17 : 0 < r10 ^ 2 * r14 ^ 2 + r2 ^ 2 * r6 ^ 2).
  {
  pos.
  }
  assert (F19 : 0 < sqrt ((r2 ^ 2) * (r6 ^ 2) + (r10 ^ 2) * (r14 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E20 : (r2 ^ 2) * (r6 ^ 2) + (r10 ^ 2) * (r14 ^ 2) = (sqrt ((r2 ^ 2) * (r6 ^ 2) + (r10 ^ 2) * (r14 ^ 2))) ^ 2) by root_powers.
  set (r18 := sqrt ((r2 ^ 2) * (r6 ^ 2) + (r10 ^ 2) * (r14 ^ 2))) in *.
  clearbody r18.
  apply (le_by_fraction _ _ (- 14 * r10 * r14 + 15 * r18 - 3 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 14 * r10 * r14 - 15 * r18 + 3 * r2 * r6) by lra.
  assert (P21 : 0 < r18) by (pose proof F19; lra).
  assert (P22 : 0 < 14 * r10 * r14 - 15 * r18 + 3 * r2 * r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P21 P22) as T23.
  assert (P24 : 0 < r10) by (pose proof F11; lra).
  assert (P25 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P24 P25) P22) as T26.
  assert (Q27 : (14) * (- r10 ^ 2 * r14 ^ 2 + r18 ^ 2 - r2 ^ 2 * r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P28 : 0 <= r2 ^ 2) by (pose proof H0; lra).
  assert (P29 : 0 < r6 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ P28 (Rlt_le _ _ P29)) as T30.
  pose proof (mul_lt _ _ P21 P21) as T31.
  pose proof (square (- r18 + 2 * r2 * r6)) as T32.
  pose proof (square (- r10 * r14 + 3 * r2 * r6)) as T33.
  assert (Q34 : (1) * (- r10 ^ 2 * r14 ^ 2 + r18 ^ 2 - r2 ^ 2 * r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T23 T26 Q27 T30 T31 T32 T33 Q34.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret_square_roots : forall (D : R) (T : R) (lambda : R), 0 <= D -> 0 < T -> 0 < lambda -> 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt lambda <= 13 * sqrt lambda * sqrt (D + T).
Proof.
  intros D T lambda H0 H1 H2.
  assert (G0 : 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt lambda <= 13 * sqrt lambda * sqrt (D + T)).
  {
  assert (S1 : 0 <= D).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E4 : D = (sqrt D) ^ 2) by root_powers.
  set (r2 := sqrt D) in *.
  clearbody r2.
  subst D.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  subst lambda.
  assert (S9 : 0 < T).
  {
  pos.
  }
  assert (F11 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E12 : T = (sqrt T) ^ 2) by root_powers.
  set (r10 := sqrt T) in *.
  clearbody r10.
  subst T.
  assert (S13 : 0 < r10 ^ 2 + r2 ^ 2).
  {
  pos.
  }
  assert (F15 : 0 < sqrt ((r2 ^ 2) + (r10 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E16 : (r2 ^ 2) + (r10 ^ 2) = (sqrt ((r2 ^ 2) + (r10 ^ 2))) ^ 2) by root_powers.
  set (r14 := sqrt ((r2 ^ 2) + (r10 ^ 2))) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (- 12 * r10 * r6 + 13 * r14 * r6 - 3 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  replace (- 12 * r10 * r6 + 13 * r14 * r6 - 3 * r2 * r6) with ((r6) * (- 12 * r10 + 13 * r14 - 3 * r2)) by ring.
  apply mul_le; [pos |].
  assert (R17 : 0 <= r14 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= r2 ^ 2).
  {
  pos.
  }
  assert (V0 : - r10 ^ 2 + r14 ^ 2 - r2 ^ 2 = 0).
  {
  assert (Q19 : (- 1) * (- r10 ^ 2 + r14 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q19.
  lra.
  }
  lra.
  }
  assert (R25 : 0 <= r14 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  replace ((r14) ^ 2 - (r2) ^ 2) with (r14 ^ 2 - r2 ^ 2) by ring.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r14 ^ 2 + r2 ^ 2) by lra.
  assert (P20 : 0 < - r14 ^ 2 + r2 ^ 2) by (pose proof Neg0; lra).
  pose proof P20 as T21.
  assert (P22 : 0 < r10 ^ 2) by (pose proof H1; lra).
  pose proof P22 as T23.
  assert (Q24 : (1) * (- r10 ^ 2 + r14 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T21 T23 Q24.
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 12 * r10 - 13 * r14 + 3 * r2) by lra.
  assert (P26 : 0 < r10) by (pose proof F11; lra).
  assert (P27 : 0 < 12 * r10 - 13 * r14 + 3 * r2) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P26 P27) as T28.
  assert (Q29 : (12) * (- r10 ^ 2 + r14 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P30 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ P30 P27) as T31.
  assert (P32 : 0 <= r2 ^ 2) by (pose proof H0; lra).
  pose proof P32 as T33.
  pose proof (mul_lt _ _ P30 P30) as T34.
  pose proof (square (- r14 + 2 * r2)) as T35.
  pose proof (square (- r10 + 3 * r2)) as T36.
  assert (Q37 : (1) * (- r10 ^ 2 + r14 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T28 Q29 T31 T33 T34 T35 T36 Q37.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_full_capacity : forall (C : R) (D : R) (T : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 <= d_max -> 0 < lambda -> C >= d_max * T / (D + T) -> sqrt d_max * sqrt T * sqrt lambda / sqrt C <= sqrt lambda * sqrt (D + T).
Proof.
  intros C D T d_max lambda H0 H1 H2 H3 H4 H5.
  assert (G0 : sqrt d_max * sqrt T * sqrt lambda / sqrt C <= sqrt lambda * sqrt (D + T)).
  {
  assert (S2 : 0 <= d_max).
  {
  pos.
  }
  assert (F4 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E5 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r3 := sqrt d_max) in *.
  clearbody r3.
  subst d_max.
  assert (S6 : 0 < C).
  {
  pos.
  }
  assert (F8 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E9 : C = (sqrt C) ^ 2) by root_powers.
  set (r7 := sqrt C) in *.
  clearbody r7.
  subst C.
  assert (S10 : 0 < T).
  {
  pos.
  }
  assert (F12 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E13 : T = (sqrt T) ^ 2) by root_powers.
  set (r11 := sqrt T) in *.
  clearbody r11.
  subst T.
  assert (S14 : 0 < lambda).
  {
  pos.
  }
  assert (F16 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E17 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r15 := sqrt lambda) in *.
  clearbody r15.
  subst lambda.
  assert (S18 : 0 < D + r11 ^ 2).
  {
  pos.
  }
  assert (F20 : 0 < sqrt (D + (r11 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E21 : D + (r11 ^ 2) = (sqrt (D + (r11 ^ 2))) ^ 2) by root_powers.
  set (r19 := sqrt (D + (r11 ^ 2))) in *.
  clearbody r19.
  apply (le_by_fraction _ _ (- r11 * r15 * r3 + r15 * r19 * r7) (r7)); [(field; nonzero) || field || lra | pos |].
  replace (- r11 * r15 * r3 + r15 * r19 * r7) with ((r15) * (- r11 * r3 + r19 * r7)) by ring.
  apply mul_le; [pos |].
  assert (N23 : 0 <= D * r7 ^ 2 - r11 ^ 2 * r3 ^ 2 + r11 ^ 2 * r7 ^ 2) by (apply (numerator_le _ _ (D * r7 ^ 2 - r11 ^ 2 * r3 ^ 2 + r11 ^ 2 * r7 ^ 2) (D + r11 ^ 2) (Rge_le _ _ H5)); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r11 * r3 - r19 * r7) by lra.
  assert (P79 : 0 < r7) by (pose proof F8; lra).
  assert (P80 : 0 < r19) by (pose proof F20; lra).
  assert (P81 : 0 < r11 * r3 - r19 * r7) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P79 P80) P81) as T82.
  assert (P83 : 0 <= D * r7 ^ 2 - r11 ^ 2 * r3 ^ 2 + r11 ^ 2 * r7 ^ 2) by (pose proof N23; lra).
  pose proof P83 as T84.
  assert (Q85 : (- r3 ^ 2 + r7 ^ 2) * (- D - r11 ^ 2 + r19 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r11 * r3 + r19 * r7)) as T86.
  assert (Q87 : (r3 ^ 2) * (- D - r11 ^ 2 + r19 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T82 T84 Q85 T86 Q87.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_capacity_below_one : ~ (forall (D : R) (K : R) (T : R) (c : R) (d_max : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 <= d_max -> 0 < lambda -> 1 <= c * Rmin d_max (d_max * K * T / (lambda * (D + T)))).
Proof.
  intro H.
  specialize (H (0) (1) (1) (1) (0) (1)).
  refute H.
Qed.

Lemma tab_results_NCNP_known_dmax_full_capacity_below_one : ~ (forall (D : R) (T : R) (c : R) (d_max : R), 0 <= D -> 0 < T -> 0 < c -> 0 <= d_max -> 1 <= d_max * T * c / (D + T)).
Proof.
  intro H.
  specialize (H (0) (1) (1) (0)).
  refute H.
Qed.

Lemma tab_results_NCNP_known_dmax_full_capacity_at_least_one : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < lambda -> lambda <= K -> C >= 1 -> C >= d_max * T / (D + T) -> sqrt d_max * sqrt T * sqrt lambda / sqrt C <= sqrt lambda * sqrt (D + T).
Proof.
  intros C D K T d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : sqrt d_max * sqrt T * sqrt lambda / sqrt C <= sqrt lambda * sqrt (D + T)).
  {
  assert (S2 : 0 <= d_max).
  {
  pos.
  }
  assert (F4 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E5 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r3 := sqrt d_max) in *.
  clearbody r3.
  subst d_max.
  assert (S6 : 0 < C).
  {
  pos.
  }
  assert (F8 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E9 : C = (sqrt C) ^ 2) by root_powers.
  set (r7 := sqrt C) in *.
  clearbody r7.
  subst C.
  assert (S10 : 0 < T).
  {
  pos.
  }
  assert (F12 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E13 : T = (sqrt T) ^ 2) by root_powers.
  set (r11 := sqrt T) in *.
  clearbody r11.
  subst T.
  assert (S14 : 0 < lambda).
  {
  pos.
  }
  assert (F16 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E17 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r15 := sqrt lambda) in *.
  clearbody r15.
  subst lambda.
  assert (S18 : 0 < D + r11 ^ 2).
  {
  pos.
  }
  assert (F20 : 0 < sqrt (D + (r11 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E21 : D + (r11 ^ 2) = (sqrt (D + (r11 ^ 2))) ^ 2) by root_powers.
  set (r19 := sqrt (D + (r11 ^ 2))) in *.
  clearbody r19.
  apply (le_by_fraction _ _ (- r11 * r15 * r3 + r15 * r19 * r7) (r7)); [(field; nonzero) || field || lra | pos |].
  replace (- r11 * r15 * r3 + r15 * r19 * r7) with ((r15) * (- r11 * r3 + r19 * r7)) by ring.
  apply mul_le; [pos |].
  assert (N23 : 0 <= D * r7 ^ 2 - r11 ^ 2 * r3 ^ 2 + r11 ^ 2 * r7 ^ 2) by (apply (numerator_le _ _ (D * r7 ^ 2 - r11 ^ 2 * r3 ^ 2 + r11 ^ 2 * r7 ^ 2) (D + r11 ^ 2) (Rge_le _ _ H8)); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r11 * r3 - r19 * r7) by lra.
  assert (P90 : 0 <= r3) by (pose proof F4; lra).
  assert (P91 : 0 < r11) by (pose proof F12; lra).
  assert (P92 : 0 < r11 * r3 - r19 * r7) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (mul_le _ _ P90 (Rlt_le _ _ P91)) (Rlt_le _ _ P92)) as T93.
  assert (Q94 : (r3 ^ 2) * (- D - r11 ^ 2 + r19 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P95 : 0 < r7) by (pose proof F8; lra).
  assert (P96 : 0 < r19) by (pose proof F20; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P95 P96) P92) as T97.
  assert (P98 : 0 <= D * r7 ^ 2 - r11 ^ 2 * r3 ^ 2 + r11 ^ 2 * r7 ^ 2) by (pose proof N23; lra).
  pose proof P98 as T99.
  assert (Q100 : (- r3 ^ 2 + r7 ^ 2) * (- D - r11 ^ 2 + r19 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T93 Q94 T97 T99 Q100.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_D_full_capacity_below_one : ~ (forall (D : R) (T : R) (c : R) (lambda : R), 0 <= D -> 0 < T -> 0 < c -> 0 < lambda -> 1 <= T * c / (sqrt lambda * sqrt (D + T))).
Proof.
  intro H.
  specialize (H (0) (1) (1) (2)).
  refute H.
Qed.

Lemma tab_results_NCNP_known_dmax_sublinear_a_power_of_T : forall (C : R) (K : R) (T : R) (v : R), 0 < C -> 0 < K -> 0 < T -> 0 < v -> 28 * T * sqrt K / sqrt C <= T * v -> C >= 784 * K / v ^ 2.
Proof.
  intros C K T v H0 H1 H2 H3 H4.
  assert (G0 : C >= 784 * K / v ^ 2).
  {
  assert (S1 : 0 < C).
  {
  pos.
  }
  assert (F3 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E4 : C = (sqrt C) ^ 2) by root_powers.
  set (r2 := sqrt C) in *.
  clearbody r2.
  subst C.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E8 : K = (sqrt K) ^ 2) by root_powers.
  set (r6 := sqrt K) in *.
  clearbody r6.
  subst K.
  apply Rle_ge.
  apply (le_by_fraction _ _ (r2 ^ 2 * v ^ 2 - 784 * r6 ^ 2) (v ^ 2)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (r2 * v + 28 * r6) * (r2 * v - 28 * r6)) by lra.
  apply mul_le; [pos |].
  enough (V35 : 0 <= (r2 * v) - (28 * r6)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V36 : 0 <= r2 ^ 2 * v ^ 2 - 784 * r6 ^ 2) by lra.
  enough (V18 : 0 <= (r2 * v + 28 * r6) * (r2 * v - 28 * r6)) by lra.
  apply mul_le; [pos |].
  enough (V33 : 0 <= (r2 * v) - (28 * r6)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V34 : 0 <= r2 ^ 2 * v ^ 2 - 784 * r6 ^ 2) by lra.
  enough (V26 : 0 <= (r2 * v + 28 * r6) * (r2 * v - 28 * r6)) by lra.
  apply mul_le; [pos |].
  assert (N27 : 0 <= T * r2 * v - 28 * T * r6) by (apply (numerator_le _ _ (T * r2 * v - 28 * T * r6) (r2) H4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 * v + 28 * r6) by lra.
  assert (P28 : 0 < T) by (pose proof H2; lra).
  assert (P29 : 0 < - r2 * v + 28 * r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P28 P29) as T30.
  assert (P31 : 0 <= T * r2 * v - 28 * T * r6) by (pose proof N27; lra).
  pose proof P31 as T32.
  clear - Neg T30 T32.
  lra.
  }
  exact G0.
Qed.
