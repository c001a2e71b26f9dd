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

Lemma tab_results_NCNP_known_D_bandit_regret_any_capacity : forall (C : R) (D : R) (K : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow (Rmin C ((D + T) / (sqrt K * sqrt T))) (1 / 3) <= Rmax (sqrt K * sqrt T) (rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3)).
Proof.
  intros C D K T H0 H1 H2 H3.
  repeat split; by_logs.
Qed.

Lemma tab_results_NCNP_known_D_full_regret_any_capacity : forall (C : R) (D : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow (Rmin C (T / (sqrt lambda * sqrt (D + T)))) (1 / 3) <= Rmax (sqrt lambda * sqrt (D + T)) (rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3)).
Proof.
  intros C D T lambda H0 H1 H2 H3.
  repeat split; by_logs.
Qed.

Lemma tab_results_NCNP_known_D_bandit_regret_square_roots : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> lambda <= K -> 4 * sqrt K * sqrt T + 2 * sqrt lambda * sqrt (D + T) <= 6 * sqrt (D * lambda + K * T).
Proof.
  intros D K T lambda H0 H1 H2 H3 H4.
  assert (G0 : 4 * sqrt K * sqrt T + 2 * sqrt lambda * sqrt (D + T) <= 6 * sqrt (D * lambda + K * T)).
  {
  assert (S1 : 0 < lambda).
  {
  pos.
  }
  assert (F3 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E4 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r2 := sqrt lambda) in *.
  clearbody r2.
  rewrite E4 in *.
  assert (S5 : 0 < D + T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E8 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r6 := sqrt (D + T)) in *.
  clearbody r6.
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
  assert (S17 : 0 < D * r2 ^ 2 + r10 ^ 2 * r14 ^ 2).
  {
  pos.
  }
  assert (F19 : 0 < sqrt (D * (r2 ^ 2) + (r10 ^ 2) * (r14 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E20 : D * (r2 ^ 2) + (r10 ^ 2) * (r14 ^ 2) = (sqrt (D * (r2 ^ 2) + (r10 ^ 2) * (r14 ^ 2))) ^ 2) by root_powers.
  set (r18 := sqrt (D * (r2 ^ 2) + (r10 ^ 2) * (r14 ^ 2))) in *.
  clearbody r18.
  apply (le_by_fraction _ _ (- 4 * r10 * r14 + 6 * r18 - 2 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R21 : 0 <= r18 - (r10 * r14)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V67 : 0 <= D * r2 ^ 2).
  {
  pos.
  }
  assert (V0 : - D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2 = 0).
  {
  assert (Q68 : (0) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q69 : (1) * (- D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q68 Q69.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r10 * r14 - 6 * r18 + 2 * r2 * r6) by lra.
  assert (P70 : 0 <= D) by (pose proof H0; lra).
  assert (P71 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P70 (Rlt_le _ _ P71)) (Rlt_le _ _ P71)) as T72.
  assert (P73 : 0 <= - r10 * r14 + r18) by (pose proof R21; lra).
  assert (P74 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ P73 (Rlt_le _ _ P71)) (Rlt_le _ _ P74)) as T75.
  assert (P76 : 0 < 4 * r10 * r14 - 6 * r18 + 2 * r2 * r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P71 P74) P76) as T77.
  assert (P78 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_lt _ _ P78 P76) as T79.
  assert (Q80 : (- 6 * r10 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q81 : (- 6) * (- D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P82 : 0 < r10) by (pose proof F11; lra).
  assert (P83 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P82 P83) P76) as T84.
  assert (Q85 : (4 * r10 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P86 : 0 < r14 ^ 2) by (pose proof H2; lra).
  assert (P87 : 0 <= r10 ^ 2 - r2 ^ 2) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P86) P87) as T88.
  assert (Q89 : (r10 ^ 2 - r2 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T72 T75 T77 T79 Q80 Q81 T84 Q85 T88 Q89.
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

Lemma tab_results_NCNP_known_D_bandit_capacity_entry : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> C >= K * T / ((sqrt lambda) ^ 3 * sqrt (D + T)) -> rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) <= sqrt lambda * sqrt (D + T).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5.
  repeat split; by_logs.
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

Lemma tab_results_NCNP_known_D_full_capacity : forall (C : R) (D : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < lambda -> C >= T / (sqrt lambda * sqrt (D + T)) -> rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) <= sqrt lambda * sqrt (D + T).
Proof.
  intros C D T lambda H0 H1 H2 H3 H4.
  repeat split; by_logs.
Qed.

Lemma tab_results_NCNP_known_D_bandit_capacity_exact : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> C >= K * T * (D + T) / (sqrt (D * lambda + K * T)) ^ 3 -> rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) <= sqrt (D * lambda + K * T).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5.
  repeat split; by_logs.
Qed.

Lemma tab_results_NCNP_known_D_bandit_capacity_no_delay : forall (C : R) (K : R) (T : R), 0 < C -> 0 < K -> 0 < T -> C >= sqrt T / sqrt K -> rpow K (1 / 3) * rpow T (2 / 3) / rpow C (1 / 3) <= sqrt K * sqrt T.
Proof.
  intros C K T H0 H1 H2 H3.
  repeat split; by_logs.
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

Lemma tab_results_NCNP_known_D_sublinear_bandit : forall (C : R) (D : R) (K : R) (T : R) (epsilon : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < epsilon -> K * (D + T) <= C * T ^ 2 * epsilon ^ 3 -> rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) <= T * epsilon.
Proof.
  intros C D K T epsilon H0 H1 H2 H3 H4 H5.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_D_sublinear_full_information : forall (C : R) (D : R) (T : R) (epsilon : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < epsilon -> 0 < lambda -> lambda * (D + T) <= C * T ^ 2 * epsilon ^ 3 -> rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) <= T * epsilon.
Proof.
  intros C D T epsilon lambda H0 H1 H2 H3 H4 H5.
  repeat split; by_parts.
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

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 : forall (K : R) (R_ : R) (T : R) (d_max : R), 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> sqrt (d_max + 1) <= sqrt d_max + 1.
Proof.
  intros K R_ T d_max H0 H1 H2 H3 H4.
  assert (G0 : sqrt (d_max + 1) <= sqrt d_max + 1).
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
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < d_max + 1).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (d_max + 1)) by (apply sqrt_lt_R0; lra).
  assert (E12 : d_max + 1 = (sqrt (d_max + 1)) ^ 2) by root_powers.
  set (r10 := sqrt (d_max + 1)) in *.
  clearbody r10.
  pose proof (exp_pos (1 / 2)) as F13.
  pose proof (ln_exp (1 / 2)) as F14.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F15.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F16.
  set (x17 := exp (1 / 2)) in *.
  clearbody x17.
  assert (S18 : 0 <= d_max).
  {
  pos.
  }
  assert (F20 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E21 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r19 := sqrt d_max) in *.
  clearbody r19.
  subst d_max.
  apply (le_by_fraction _ _ (- r10 + r19 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r19 - 1) by lra.
  assert (P22 : 0 <= r19) by (pose proof F20; lra).
  pose proof P22 as T23.
  assert (P24 : 0 < r10 - r19 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ P22 (Rlt_le _ _ P24)) as T25.
  assert (Q26 : (- 1) * (r10 ^ 2 - r19 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof P24 as T27.
  assert (P28 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ P28 P24) as T29.
  clear - Neg T23 T25 Q26 T27 T29.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_2 : forall (K : R) (R_ : R) (T : R) (d_max : R), 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> exp (1 / 2) <= 7 / 4.
Proof.
  intros K R_ T d_max H0 H1 H2 H3 H4.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 K R_ T d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_3 : forall (D : R) (K : R) (R_ : R) (T : R) (d_max : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < lambda -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> sqrt K * sqrt T <= sqrt (D * lambda + K * T).
Proof.
  intros D K R_ T d_max lambda H0 H1 H2 H3 H4 H5 H6.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 K R_ T d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_2 K R_ T d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : sqrt K * sqrt T <= sqrt (D * lambda + K * T)).
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
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < d_max + 1).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (d_max + 1)) by (apply sqrt_lt_R0; lra).
  assert (E12 : d_max + 1 = (sqrt (d_max + 1)) ^ 2) by root_powers.
  set (r10 := sqrt (d_max + 1)) in *.
  clearbody r10.
  pose proof (exp_pos (1 / 2)) as F13.
  pose proof (ln_exp (1 / 2)) as F14.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F15.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F16.
  set (x17 := exp (1 / 2)) in *.
  clearbody x17.
  assert (S18 : 0 <= d_max).
  {
  pos.
  }
  assert (F20 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E21 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r19 := sqrt d_max) in *.
  clearbody r19.
  subst d_max.
  assert (S22 : 0 < D * lambda + r2 ^ 2 * r6 ^ 2).
  {
  pos.
  }
  assert (F24 : 0 < sqrt (D * lambda + (r2 ^ 2) * (r6 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E25 : D * lambda + (r2 ^ 2) * (r6 ^ 2) = (sqrt (D * lambda + (r2 ^ 2) * (r6 ^ 2))) ^ 2) by root_powers.
  set (r23 := sqrt (D * lambda + (r2 ^ 2) * (r6 ^ 2))) in *.
  clearbody r23.
  apply (le_by_fraction _ _ (- r2 * r6 + r23) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r2 * r6 - r23) by lra.
  assert (P67 : 0 <= D) by (pose proof H0; lra).
  assert (P68 : 0 < lambda) by (pose proof H5; lra).
  pose proof (mul_le _ _ P67 (Rlt_le _ _ P68)) as T69.
  assert (P70 : 0 < r2) by (pose proof F3; lra).
  assert (P71 : 0 < r6) by (pose proof F7; lra).
  assert (P72 : 0 < r2 * r6 - r23) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P70 P71) P72) as T73.
  assert (P74 : 0 < r23) by (pose proof F24; lra).
  pose proof (mul_lt _ _ P74 P72) as T75.
  assert (Q76 : (- 1) * (- D * lambda - r2 ^ 2 * r6 ^ 2 + r23 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T69 T73 T75 Q76.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_4 : forall (K : R) (R_ : R) (T : R) (d_max : R), 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) <= 7 * sqrt d_max * sqrt K * sqrt T / 4 + 7 * sqrt K * sqrt T / 4.
Proof.
  intros K R_ T d_max H0 H1 H2 H3 H4.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 K R_ T d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_2 K R_ T d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) <= 7 * sqrt d_max * sqrt K * sqrt T / 4 + 7 * sqrt K * sqrt T / 4).
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
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < d_max + 1).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (d_max + 1)) by (apply sqrt_lt_R0; lra).
  assert (E12 : d_max + 1 = (sqrt (d_max + 1)) ^ 2) by root_powers.
  set (r10 := sqrt (d_max + 1)) in *.
  clearbody r10.
  pose proof (exp_pos (1 / 2)) as F13.
  pose proof (ln_exp (1 / 2)) as F14.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F15.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F16.
  set (x17 := exp (1 / 2)) in *.
  clearbody x17.
  assert (S18 : 0 <= d_max).
  {
  pos.
  }
  assert (F20 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E21 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r19 := sqrt d_max) in *.
  clearbody r19.
  subst d_max.
  apply (le_by_fraction _ _ (- r10 * r2 * r6 * x17 + 7 * r19 * r2 * r6 / 4 + 7 * r2 * r6 / 4) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V22 : 0 <= (r2 * r6) * (- r10 * x17 + 7 * r19 / 4 + 7 / 4)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 * x17 - 7 * r19 / 4 - 7 / 4) by lra.
  assert (P23 : 0 <= 8243607 / 5000000 - x17) by (pose proof F16; lra).
  assert (P24 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_le _ _ P23 (Rlt_le _ _ P24)) as T25.
  assert (P26 : 0 <= r19) by (pose proof F20; lra).
  pose proof P26 as T27.
  assert (P28 : 0 <= - r10 + r19 + 1) by (pose proof K0; lra).
  pose proof P28 as T29.
  assert (P30 : 0 < r10 * x17 - 7 * r19 / 4 - 7 / 4) by (pose proof Neg0; lra).
  pose proof P30 as T31.
  clear - Neg T25 T27 T29 T31.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced : forall (D : R) (K : R) (R_ : R) (T : R) (d_max : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < lambda -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> R_ <= 7 * sqrt d_max * sqrt K * sqrt T + 7 * sqrt (D * lambda + K * T).
Proof.
  intros D K R_ T d_max lambda H0 H1 H2 H3 H4 H5 H6.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 K R_ T d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_2 K R_ T d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_3 D K R_ T d_max lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_4 K R_ T d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret_one_slot_spaced : forall (D : R) (R_ : R) (T : R) (d_max : R) (lambda : R), 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < lambda -> R_ <= 3 * sqrt T * sqrt lambda * sqrt (d_max + 1) * exp (1 / 2) -> R_ <= 5 * sqrt d_max * sqrt T * sqrt lambda + 5 * sqrt lambda * sqrt (D + T).
Proof.
  intros D R_ T d_max lambda H0 H1 H2 H3 H4 H5.
  assert (G0 : R_ <= 5 * sqrt d_max * sqrt T * sqrt lambda + 5 * sqrt lambda * sqrt (D + T)).
  {
  assert (S1 : 0 < T).
  {
  pos.
  }
  assert (F3 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E4 : T = (sqrt T) ^ 2) by root_powers.
  set (r2 := sqrt T) in *.
  clearbody r2.
  subst T.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  rewrite E8 in *.
  assert (S9 : 0 < d_max + 1).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (d_max + 1)) by (apply sqrt_lt_R0; lra).
  assert (E12 : d_max + 1 = (sqrt (d_max + 1)) ^ 2) by root_powers.
  set (r10 := sqrt (d_max + 1)) in *.
  clearbody r10.
  pose proof (exp_pos (1 / 2)) as F13.
  pose proof (ln_exp (1 / 2)) as F14.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F15.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F16.
  set (x17 := exp (1 / 2)) in *.
  clearbody x17.
  assert (S18 : 0 < D + r2 ^ 2).
  {
  pos.
  }
  assert (F20 : 0 < sqrt (D + (r2 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E21 : D + (r2 ^ 2) = (sqrt (D + (r2 ^ 2))) ^ 2) by root_powers.
  set (r19 := sqrt (D + (r2 ^ 2))) in *.
  clearbody r19.
  assert (S22 : 0 <= d_max).
  {
  pos.
  }
  assert (F24 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E25 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r23 := sqrt d_max) in *.
  clearbody r23.
  subst d_max.
  apply (le_by_fraction _ _ (- R_ + 5 * r19 * r6 + 5 * r2 * r23 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R26 : 0 <= r19 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V27 : 0 <= D).
  {
  pos.
  }
  assert (V0 : - D + r19 ^ 2 - r2 ^ 2 = 0).
  {
  assert (Q28 : (1) * (- D + r19 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q28.
  lra.
  }
  lra.
  }
  assert (R29 : 0 <= r10 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V30 : 0 <= r23 ^ 2).
  {
  pos.
  }
  assert (V0 : r10 ^ 2 - r23 ^ 2 - 1 = 0).
  {
  assert (Q31 : (1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q31.
  lra.
  }
  lra.
  }
  assert (R40 : 0 <= 227 * r10 / 132 - x17).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V41 : 0 <= 51529 * r23 ^ 2 / 17424 - x17 ^ 2 + 51529 / 17424).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 51529 * r23 ^ 2 / 17424 + x17 ^ 2 - 51529 / 17424) by lra.
  assert (P32 : 0 <= r23 ^ 2) by (pose proof H3; lra).
  pose proof P32 as T33.
  assert (P34 : 0 <= 8243607 / 5000000 - x17) by (pose proof F16; lra).
  pose proof P34 as T35.
  assert (P36 : 0 < x17) by (pose proof F13; lra).
  pose proof (mul_le _ _ P34 (Rlt_le _ _ P36)) as T37.
  assert (P38 : 0 < - 51529 * r23 ^ 2 / 17424 + x17 ^ 2 - 51529 / 17424) by (pose proof Neg0; lra).
  pose proof P38 as T39.
  clear - Neg T33 T35 T37 T39.
  lra.
  }
  assert (V0 : 51529 * r10 ^ 2 / 17424 - 51529 * r23 ^ 2 / 17424 - 51529 / 17424 = 0).
  {
  assert (Q42 : (51529 / 17424) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q42.
  lra.
  }
  lra.
  }
  assert (R43 : 0 <= r19 ^ 2 - (r2 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V44 : 0 <= D ^ 2 + 2 * D * r2 ^ 2).
  {
  pos.
  }
  assert (V0 : - D ^ 2 - 2 * D * r2 ^ 2 + r19 ^ 4 - r2 ^ 4 = 0).
  {
  assert (Q45 : (D + r19 ^ 2 + r2 ^ 2) * (- D + r19 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q45.
  lra.
  }
  lra.
  }
  assert (R46 : 0 <= r10 ^ 2 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V47 : 0 <= r23 ^ 4 + 2 * r23 ^ 2).
  {
  pos.
  }
  assert (V0 : r10 ^ 4 - r23 ^ 4 - 2 * r23 ^ 2 - 1 = 0).
  {
  assert (Q48 : (r10 ^ 2 + r23 ^ 2 + 1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q48.
  lra.
  }
  lra.
  }
  assert (R61 : 0 <= 227 * r10 ^ 2 / 132 - x17).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V62 : 0 <= 51529 * r23 ^ 4 / 17424 + 51529 * r23 ^ 2 / 8712 - x17 ^ 2 + 51529 / 17424).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 51529 * r23 ^ 4 / 17424 - 51529 * r23 ^ 2 / 8712 + x17 ^ 2 - 51529 / 17424) by lra.
  assert (P49 : 0 <= r23 ^ 2) by (pose proof H3; lra).
  assert (P50 : 0 <= r23) by (pose proof F24; lra).
  pose proof (mul_le _ _ (mul_le _ _ P49 P50) P50) as T51.
  pose proof P49 as T52.
  assert (P53 : 0 <= 227 * r10 / 132 - x17) by (pose proof R40; lra).
  assert (P54 : 0 < x17) by (pose proof F13; lra).
  pose proof (mul_le _ _ P53 (Rlt_le _ _ P54)) as T55.
  assert (P56 : 0 < - 51529 * r23 ^ 4 / 17424 - 51529 * r23 ^ 2 / 8712 + x17 ^ 2 - 51529 / 17424) by (pose proof Neg0; lra).
  pose proof P56 as T57.
  assert (P58 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_le _ _ P53 (Rlt_le _ _ P58)) as T59.
  assert (Q60 : (227 / 132) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T51 T52 T55 T57 T59 Q60.
  lra.
  }
  assert (V0 : 51529 * r10 ^ 4 / 17424 - 51529 * r23 ^ 4 / 17424 - 51529 * r23 ^ 2 / 8712 - 51529 / 17424 = 0).
  {
  assert (Q63 : (51529 * r10 ^ 2 / 17424 + 51529 * r23 ^ 2 / 17424 + 51529 / 17424) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q63.
  lra.
  }
  lra.
  }
  assert (R76 : 0 <= r10 * x17 - r23).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V77 : 0 <= r23 ^ 2 * x17 ^ 2 - r23 ^ 2 + x17 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r23 ^ 2 * x17 ^ 2 + r23 ^ 2 - x17 ^ 2) by lra.
  assert (P64 : 0 < x17) by (pose proof F13; lra).
  pose proof (mul_lt _ _ P64 P64) as T65.
  assert (P66 : 0 <= x17 - 16487211 / 10000000) by (pose proof F15; lra).
  assert (P67 : 0 <= r23) by (pose proof F24; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P66 P67) P67) (Rlt_le _ _ P64)) as T68.
  pose proof (mul_le _ _ (mul_le _ _ P66 P67) P67) as T69.
  assert (P70 : 0 < - r23 ^ 2 * x17 ^ 2 + r23 ^ 2 - x17 ^ 2) by (pose proof Neg0; lra).
  pose proof P70 as T71.
  assert (P72 : 0 <= r23 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P72 (Rlt_le _ _ P64)) (Rlt_le _ _ P64)) (Rlt_le _ _ P64)) as T73.
  pose proof (mul_lt _ _ (mul_lt _ _ P64 P64) P64) as T74.
  pose proof (mul_lt _ _ P64 P70) as T75.
  clear - Neg T65 T68 T69 T71 T73 T74 T75.
  lra.
  }
  assert (V0 : r10 ^ 2 * x17 ^ 2 - r23 ^ 2 * x17 ^ 2 - x17 ^ 2 = 0).
  {
  assert (Q78 : (x17 ^ 2) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q78.
  lra.
  }
  lra.
  }
  assert (R79 : 0 <= r10 - r23).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V80 : 0 <= 1).
  {
  pos.
  }
  assert (V0 : r10 ^ 2 - r23 ^ 2 - 1 = 0).
  {
  assert (Q81 : (1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q81.
  lra.
  }
  lra.
  }
  assert (R82 : 0 <= r10 ^ 2 - r23).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V83 : 0 <= r23 ^ 4 + r23 ^ 2 + 1).
  {
  pos.
  }
  assert (V0 : r10 ^ 4 - r23 ^ 4 - 2 * r23 ^ 2 - 1 = 0).
  {
  assert (Q84 : (r10 ^ 2 + r23 ^ 2 + 1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q84.
  lra.
  }
  lra.
  }
  assert (R85 : 0 <= r10 ^ 2 - (r23 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V86 : 0 <= 2 * r23 ^ 2 + 1).
  {
  pos.
  }
  assert (V0 : r10 ^ 4 - r23 ^ 4 - 2 * r23 ^ 2 - 1 = 0).
  {
  assert (Q87 : (r10 ^ 2 + r23 ^ 2 + 1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q87.
  lra.
  }
  lra.
  }
  assert (R88 : 0 <= r19 ^ 2 - D).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V89 : 0 <= 2 * D * r2 ^ 2 + r2 ^ 4).
  {
  pos.
  }
  assert (V0 : - D ^ 2 - 2 * D * r2 ^ 2 + r19 ^ 4 - r2 ^ 4 = 0).
  {
  assert (Q90 : (D + r19 ^ 2 + r2 ^ 2) * (- D + r19 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q90.
  lra.
  }
  lra.
  }
  assert (R91 : 0 <= r23 + 1 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V92 : 0 <= 2 * r23).
  {
  pos.
  }
  assert (V0 : - r10 ^ 2 + r23 ^ 2 + 1 = 0).
  {
  assert (Q93 : (- 1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q93.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 5 * r19 * r6 - 5 * r2 * r23 * r6) by lra.
  assert (P94 : 0 < r2) by (pose proof F3; lra).
  assert (P95 : 0 <= r23) by (pose proof F24; lra).
  assert (P96 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P94) P95) (Rlt_le _ _ P96)) as T97.
  assert (P98 : 0 < r19) by (pose proof F20; lra).
  pose proof (mul_lt _ _ P96 P98) as T99.
  assert (P100 : 0 <= - R_ + 3 * r10 * r2 * r6 * x17) by (pose proof H5; lra).
  pose proof P100 as T101.
  assert (P102 : 0 <= r19 - r2) by (pose proof R26; lra).
  pose proof (mul_le _ _ P102 (Rlt_le _ _ P96)) as T103.
  assert (P104 : 0 <= - r10 + r23 + 1) by (pose proof R91; lra).
  pose proof (mul_le _ _ (mul_le _ _ P104 (Rlt_le _ _ P94)) (Rlt_le _ _ P96)) as T105.
  assert (P106 : 0 < R_ - 5 * r19 * r6 - 5 * r2 * r23 * r6) by (pose proof Neg0; lra).
  pose proof P106 as T107.
  assert (P108 : 0 <= 8243607 / 5000000 - x17) by (pose proof F16; lra).
  assert (P109 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P108 (Rlt_le _ _ P109)) (Rlt_le _ _ P94)) (Rlt_le _ _ P96)) as T110.
  clear - Neg T97 T99 T101 T103 T105 T107 T110.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (d_max : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < g -> 0 < lambda -> g <= 1 + 4 * d_max / C -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt g -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T + 28 * sqrt d_max * sqrt K * sqrt T / sqrt C.
Proof.
  intros C D K R_ T d_max g lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T + 28 * sqrt d_max * sqrt K * sqrt T / sqrt C).
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
  assert (S6 : 0 < lambda).
  {
  pos.
  }
  assert (F8 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E9 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r7 := sqrt lambda) in *.
  clearbody r7.
  rewrite E9 in *.
  assert (S10 : 0 < K).
  {
  pos.
  }
  assert (F12 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E13 : K = (sqrt K) ^ 2) by root_powers.
  set (r11 := sqrt K) in *.
  clearbody r11.
  subst K.
  assert (S14 : 0 < T).
  {
  pos.
  }
  assert (F16 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E17 : T = (sqrt T) ^ 2) by root_powers.
  set (r15 := sqrt T) in *.
  clearbody r15.
  subst T.
  assert (S18 : 0 < g).
  {
  pos.
  }
  assert (F20 : 0 < sqrt g) by (apply sqrt_lt_R0; lra).
  assert (E21 : g = (sqrt g) ^ 2) by root_powers.
  set (r19 := sqrt g) in *.
  clearbody r19.
  subst g.
  assert (S23 : 0 <= d_max).
  {
  pos.
  }
  assert (F25 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E26 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r24 := sqrt d_max) in *.
  clearbody r24.
  subst d_max.
  assert (S27 : 0 < C).
  {
  pos.
  }
  assert (F29 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E30 : C = (sqrt C) ^ 2) by root_powers.
  set (r28 := sqrt C) in *.
  clearbody r28.
  subst C.
  apply (le_by_fraction _ _ (- R_ * r28 + 28 * r11 * r15 * r24 + 14 * r11 * r15 * r28 + 3 * r28 * r3 * r7) (r28)); [(field; nonzero) || field || lra | pos |].
  assert (R32 : 0 <= 2 * r24 + r28 - (r19 * r28)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V92 : 0 <= - r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + 4 * r24 * r28 + r28 ^ 2) by lra.
  assert (N84 : 0 <= - r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + r28 ^ 2) by (apply (numerator_le _ _ (- r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + r28 ^ 2) (r28 ^ 2) H8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r19 ^ 2 * r28 ^ 2 - 4 * r24 ^ 2 - 4 * r24 * r28 - r28 ^ 2) by lra.
  assert (P85 : 0 <= - r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + r28 ^ 2) by (pose proof N84; lra).
  pose proof P85 as T86.
  assert (P87 : 0 <= r24) by (pose proof F25; lra).
  assert (P88 : 0 < r28) by (pose proof F29; lra).
  pose proof (mul_le _ _ P87 (Rlt_le _ _ P88)) as T89.
  assert (P90 : 0 < r19 ^ 2 * r28 ^ 2 - 4 * r24 ^ 2 - 4 * r24 * r28 - r28 ^ 2) by (pose proof Neg0; lra).
  pose proof P90 as T91.
  clear - Neg T86 T89 T91.
  lra.
  }
  assert (N73 : 0 <= - r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + r28 ^ 2) by (apply (numerator_le _ _ (- r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + r28 ^ 2) (r28 ^ 2) H8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ * r28 - 28 * r11 * r15 * r24 - 14 * r11 * r15 * r28 - 3 * r28 * r3 * r7) by lra.
  assert (P74 : 0 <= - R_ + 14 * r11 * r15 * r19 + 3 * r3 * r7) by (pose proof H9; lra).
  assert (P75 : 0 < r28) by (pose proof F29; lra).
  pose proof (mul_le _ _ P74 (Rlt_le _ _ P75)) as T76.
  assert (P77 : 0 <= - r19 * r28 + 2 * r24 + r28) by (pose proof R32; lra).
  assert (P78 : 0 < r11) by (pose proof F12; lra).
  assert (P79 : 0 < r15) by (pose proof F16; lra).
  pose proof (mul_le _ _ (mul_le _ _ P77 (Rlt_le _ _ P78)) (Rlt_le _ _ P79)) as T80.
  assert (P81 : 0 < R_ * r28 - 28 * r11 * r15 * r24 - 14 * r11 * r15 * r28 - 3 * r28 * r3 * r7) by (pose proof Neg0; lra).
  pose proof P81 as T82.
  clear - Neg T76 T80 T82.
  lra.
  }
  exact G0.
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

Lemma tab_results_NCNP_known_dmax_full_regret__lemma_1 : forall (C : R) (D : R) (R_ : R) (T : R) (d_max : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < g -> 0 < lambda -> g <= 1 + 4 * d_max / C -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt g * sqrt lambda -> sqrt g <= 1 + 2 * sqrt d_max / sqrt C.
Proof.
  intros C D R_ T d_max g lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : sqrt g <= 1 + 2 * sqrt d_max / sqrt C).
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
  assert (S6 : 0 < lambda).
  {
  pos.
  }
  assert (F8 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E9 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r7 := sqrt lambda) in *.
  clearbody r7.
  rewrite E9 in *.
  assert (S10 : 0 < T).
  {
  pos.
  }
  assert (F12 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E13 : T = (sqrt T) ^ 2) by root_powers.
  set (r11 := sqrt T) in *.
  clearbody r11.
  subst T.
  assert (S14 : 0 < g).
  {
  pos.
  }
  assert (F16 : 0 < sqrt g) by (apply sqrt_lt_R0; lra).
  assert (E17 : g = (sqrt g) ^ 2) by root_powers.
  set (r15 := sqrt g) in *.
  clearbody r15.
  subst g.
  assert (S19 : 0 <= d_max).
  {
  pos.
  }
  assert (F21 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E22 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r20 := sqrt d_max) in *.
  clearbody r20.
  subst d_max.
  assert (S23 : 0 < C).
  {
  pos.
  }
  assert (F25 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E26 : C = (sqrt C) ^ 2) by root_powers.
  set (r24 := sqrt C) in *.
  clearbody r24.
  subst C.
  apply (le_by_fraction _ _ (- r15 * r24 + 2 * r20 + r24) (r24)); [(field; nonzero) || field || lra | pos |].
  assert (R28 : 0 <= 2 * r20 + r24 - (r15 * r24)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V83 : 0 <= - r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + 4 * r20 * r24 + r24 ^ 2) by lra.
  assert (N75 : 0 <= - r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) by (apply (numerator_le _ _ (- r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) (r24 ^ 2) H7); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r15 ^ 2 * r24 ^ 2 - 4 * r20 ^ 2 - 4 * r20 * r24 - r24 ^ 2) by lra.
  assert (P76 : 0 <= - r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) by (pose proof N75; lra).
  pose proof P76 as T77.
  assert (P78 : 0 <= r20) by (pose proof F21; lra).
  assert (P79 : 0 < r24) by (pose proof F25; lra).
  pose proof (mul_le _ _ P78 (Rlt_le _ _ P79)) as T80.
  assert (P81 : 0 < r15 ^ 2 * r24 ^ 2 - 4 * r20 ^ 2 - 4 * r20 * r24 - r24 ^ 2) by (pose proof Neg0; lra).
  pose proof P81 as T82.
  clear - Neg T77 T80 T82.
  lra.
  }
  assert (N69 : 0 <= - r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) by (apply (numerator_le _ _ (- r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) (r24 ^ 2) H7); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r15 * r24 - 2 * r20 - r24) by lra.
  assert (P70 : 0 <= - r15 * r24 + 2 * r20 + r24) by (pose proof R28; lra).
  pose proof P70 as T71.
  assert (P72 : 0 < r15 * r24 - 2 * r20 - r24) by (pose proof Neg0; lra).
  pose proof P72 as T73.
  clear - Neg T71 T73.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret__lemma_2 : forall (C : R) (D : R) (R_ : R) (T : R) (d_max : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < g -> 0 < lambda -> g <= 1 + 4 * d_max / C -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt g * sqrt lambda -> sqrt T * sqrt g * sqrt lambda <= sqrt T * sqrt lambda + 2 * sqrt d_max * sqrt T * sqrt lambda / sqrt C.
Proof.
  intros C D R_ T d_max g lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCNP_known_dmax_full_regret__lemma_1 C D R_ T d_max g lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : sqrt T * sqrt g * sqrt lambda <= sqrt T * sqrt lambda + 2 * sqrt d_max * sqrt T * sqrt lambda / sqrt C).
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
  assert (S6 : 0 < lambda).
  {
  pos.
  }
  assert (F8 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E9 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r7 := sqrt lambda) in *.
  clearbody r7.
  rewrite E9 in *.
  assert (S10 : 0 < T).
  {
  pos.
  }
  assert (F12 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E13 : T = (sqrt T) ^ 2) by root_powers.
  set (r11 := sqrt T) in *.
  clearbody r11.
  subst T.
  assert (S14 : 0 < g).
  {
  pos.
  }
  assert (F16 : 0 < sqrt g) by (apply sqrt_lt_R0; lra).
  assert (E17 : g = (sqrt g) ^ 2) by root_powers.
  set (r15 := sqrt g) in *.
  clearbody r15.
  subst g.
  assert (S19 : 0 <= d_max).
  {
  pos.
  }
  assert (F21 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E22 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r20 := sqrt d_max) in *.
  clearbody r20.
  subst d_max.
  assert (S23 : 0 < C).
  {
  pos.
  }
  assert (F25 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E26 : C = (sqrt C) ^ 2) by root_powers.
  set (r24 := sqrt C) in *.
  clearbody r24.
  subst C.
  apply (le_by_fraction _ _ (- r11 * r15 * r24 * r7 + 2 * r11 * r20 * r7 + r11 * r24 * r7) (r24)); [(field; nonzero) || field || lra | pos |].
  enough (V29 : 0 <= (r11 * r7) * (- r15 * r24 + 2 * r20 + r24)) by lra.
  apply mul_le; [pos |].
  assert (N30 : 0 <= - r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) by (apply (numerator_le _ _ (- r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) (r24 ^ 2) H7); [(field; nonzero) || field || lra | pos]).
  assert (N31 : 0 <= - r15 * r24 + 2 * r20 + r24) by (apply (numerator_le _ _ (- r15 * r24 + 2 * r20 + r24) (r24) K0); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r15 * r24 - 2 * r20 - r24) by lra.
  assert (P32 : 0 <= - r15 * r24 + 2 * r20 + r24) by (pose proof N31; lra).
  pose proof P32 as T33.
  assert (P34 : 0 < r15 * r24 - 2 * r20 - r24) by (pose proof Neg0; lra).
  pose proof P34 as T35.
  clear - Neg T33 T35.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret : forall (C : R) (D : R) (R_ : R) (T : R) (d_max : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < g -> 0 < lambda -> g <= 1 + 4 * d_max / C -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt g * sqrt lambda -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt lambda + 24 * sqrt d_max * sqrt T * sqrt lambda / sqrt C.
Proof.
  intros C D R_ T d_max g lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCNP_known_dmax_full_regret__lemma_1 C D R_ T d_max g lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCNP_known_dmax_full_regret__lemma_2 C D R_ T d_max g lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  repeat split; by_parts.
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

Lemma tab_results_NCNP_known_dmax_bandit_capacity : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < lambda -> lambda <= K -> C >= Rmin d_max (d_max * K * T / (lambda * (D + T))) -> sqrt d_max * sqrt K * sqrt T / sqrt C <= sqrt (D * lambda + K * T).
Proof.
  intros C D K T d_max lambda H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt d_max * sqrt K * sqrt T / sqrt C <= sqrt (D * lambda + K * T)).
  {
  pose proof (Rmin_or (d_max) (d_max * K * T / (lambda * (D + T)))) as M1.
  assert (S2 : 0 <= Rmin (d_max) (d_max * K * T / (lambda * (D + T)))) by pos.
  set (m3 := Rmin (d_max) (d_max * K * T / (lambda * (D + T)))) in *.
  clearbody m3.
  assert (S4 : 0 <= d_max).
  {
  pos.
  }
  assert (F6 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E7 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r5 := sqrt d_max) in *.
  clearbody r5.
  subst d_max.
  assert (S8 : 0 < C).
  {
  pos.
  }
  assert (F10 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E11 : C = (sqrt C) ^ 2) by root_powers.
  set (r9 := sqrt C) in *.
  clearbody r9.
  subst C.
  assert (S12 : 0 < K).
  {
  pos.
  }
  assert (F14 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E15 : K = (sqrt K) ^ 2) by root_powers.
  set (r13 := sqrt K) in *.
  clearbody r13.
  subst K.
  assert (S16 : 0 < T).
  {
  pos.
  }
  assert (F18 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E19 : T = (sqrt T) ^ 2) by root_powers.
  set (r17 := sqrt T) in *.
  clearbody r17.
  subst T.
  assert (S20 : 0 < D * lambda + r13 ^ 2 * r17 ^ 2).
  {
  pos.
  }
  assert (F22 : 0 < sqrt (D * lambda + (r13 ^ 2) * (r17 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E23 : D * lambda + (r13 ^ 2) * (r17 ^ 2) = (sqrt (D * lambda + (r13 ^ 2) * (r17 ^ 2))) ^ 2) by root_powers.
  set (r21 := sqrt (D * lambda + (r13 ^ 2) * (r17 ^ 2))) in *.
  clearbody r21.
  destruct M1 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  apply (le_by_fraction _ _ (- r13 * r17 * r5 + r21 * r9) (r9)); [(field; nonzero) || field || lra | pos |].
  assert (R39 : 0 <= r21 ^ 2 - (r13 ^ 2 * r17 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V40 : 0 <= - D ^ 2 * lambda ^ 2 + 2 * D * lambda * r21 ^ 2).
  {
  assert (N28 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2) by lra.
  assert (P29 : 0 <= D) by (pose proof H1; lra).
  assert (P30 : 0 < lambda) by (pose proof H5; lra).
  assert (P31 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P30)) (Rlt_le _ _ P31)) (Rlt_le _ _ P31)) as T32.
  assert (P33 : 0 < D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2) by (pose proof Neg0; lra).
  pose proof P33 as T34.
  assert (P35 : 0 < r13 ^ 2) by (pose proof H2; lra).
  assert (P36 : 0 < r17 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P35 P36)) P29) (Rlt_le _ _ P30)) as T37.
  assert (Q38 : (D * lambda) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T32 T34 T37 Q38.
  lra.
  }
  assert (V0 : D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2 - r13 ^ 4 * r17 ^ 4 + r21 ^ 4 = 0).
  {
  assert (N41 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  assert (Q42 : (D * lambda - r13 ^ 2 * r17 ^ 2 - r21 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q42.
  lra.
  }
  lra.
  }
  assert (R55 : 0 <= r9 - r5).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V56 : 0 <= - r5 ^ 2 + r9 ^ 2) by lra.
  assert (N50 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r5 ^ 2 - r9 ^ 2) by lra.
  assert (P51 : 0 <= - r5 ^ 2 + r9 ^ 2) by (pose proof (Rge_le _ _ H7); lra).
  pose proof P51 as T52.
  assert (P53 : 0 < r5 ^ 2 - r9 ^ 2) by (pose proof Neg0; lra).
  pose proof P53 as T54.
  clear - Neg T52 T54.
  lra.
  }
  assert (R68 : 0 <= r21 * r9 - (r13 * r17 * r5)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V69 : 0 <= D * lambda * r5 ^ 2 - r21 ^ 2 * r5 ^ 2 + r21 ^ 2 * r9 ^ 2).
  {
  assert (N58 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * lambda * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 - r21 ^ 2 * r9 ^ 2) by lra.
  assert (P59 : 0 <= D) by (pose proof H1; lra).
  assert (P60 : 0 < lambda) by (pose proof H5; lra).
  assert (P61 : 0 <= r5) by (pose proof F6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P59 (Rlt_le _ _ P60)) P61) P61) as T62.
  assert (P63 : 0 <= - r5 ^ 2 + r9 ^ 2) by (pose proof (Rge_le _ _ H7); lra).
  assert (P64 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ (mul_le _ _ P63 (Rlt_le _ _ P64)) (Rlt_le _ _ P64)) as T65.
  assert (P66 : 0 < - D * lambda * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 - r21 ^ 2 * r9 ^ 2) by (pose proof Neg0; lra).
  pose proof P66 as T67.
  clear - Neg T62 T65 T67.
  lra.
  }
  assert (V0 : - D * lambda * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 = 0).
  {
  assert (N70 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  assert (Q71 : (- r5 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q71.
  lra.
  }
  lra.
  }
  assert (N88 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r13 * r17 * r5 - r21 * r9) by lra.
  assert (P89 : 0 <= - r13 * r17 * r5 + r21 * r9) by (pose proof R68; lra).
  pose proof P89 as T90.
  assert (P91 : 0 < r13 * r17 * r5 - r21 * r9) by (pose proof Neg0; lra).
  pose proof P91 as T92.
  clear - Neg T90 T92.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- r13 * r17 * r5 + r21 * r9) (r9)); [(field; nonzero) || field || lra | pos |].
  enough (V382 : 0 <= (r21 * r9) - (r13 * r17 * r5)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V383 : 0 <= D * lambda * r5 ^ 2 - r21 ^ 2 * r5 ^ 2 + r21 ^ 2 * r9 ^ 2).
  {
  assert (R248 : 0 <= r21 ^ 2 - (D * lambda)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V249 : 0 <= - D ^ 2 * lambda ^ 2 + r21 ^ 4) by lra.
  assert (N234 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N235 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H7)); [(field; nonzero) || field || lra | pos]).
  assert (N236 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D ^ 2 * lambda ^ 2 - r21 ^ 4) by lra.
  assert (P237 : 0 < D ^ 2 * lambda ^ 2 - r21 ^ 4) by (pose proof Neg0; lra).
  pose proof P237 as T238.
  assert (P239 : 0 < r13 ^ 2) by (pose proof H2; lra).
  assert (P240 : 0 < r17 ^ 2) by (pose proof H3; lra).
  assert (P241 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P239 P240) P241) P241) as T242.
  assert (Q243 : (r21 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P244 : 0 <= D) by (pose proof H1; lra).
  assert (P245 : 0 < lambda) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P239 P240)) P244) (Rlt_le _ _ P245)) as T246.
  assert (Q247 : (D * lambda) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T238 T242 Q243 T246 Q247.
  lra.
  }
  assert (R264 : 0 <= r21 ^ 2 - (r13 ^ 2 * r17 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V265 : 0 <= - D ^ 2 * lambda ^ 2 + 2 * D * lambda * r21 ^ 2).
  {
  assert (N253 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N254 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H7)); [(field; nonzero) || field || lra | pos]).
  assert (N255 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2) by lra.
  assert (P256 : 0 <= D) by (pose proof H1; lra).
  assert (P257 : 0 < lambda) by (pose proof H5; lra).
  assert (P258 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P256 (Rlt_le _ _ P257)) (Rlt_le _ _ P258)) (Rlt_le _ _ P258)) as T259.
  assert (P260 : 0 <= - D * lambda + r21 ^ 2) by (pose proof R248; lra).
  pose proof (mul_le _ _ (mul_le _ _ P260 P256) (Rlt_le _ _ P257)) as T261.
  assert (P262 : 0 < D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2) by (pose proof Neg0; lra).
  pose proof P262 as T263.
  clear - Neg T259 T261 T263.
  lra.
  }
  assert (V0 : D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2 - r13 ^ 4 * r17 ^ 4 + r21 ^ 4 = 0).
  {
  assert (N266 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N267 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H7)); [(field; nonzero) || field || lra | pos]).
  assert (N268 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  assert (Q269 : (D * lambda - r13 ^ 2 * r17 ^ 2 - r21 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q269.
  lra.
  }
  lra.
  }
  assert (R289 : 0 <= r13 ^ 2 - lambda).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V290 : 0 <= - lambda ^ 2 + r13 ^ 4) by lra.
  assert (N279 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N280 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H7)); [(field; nonzero) || field || lra | pos]).
  assert (N281 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < lambda ^ 2 - r13 ^ 4) by lra.
  assert (P282 : 0 <= - lambda + r13 ^ 2) by (pose proof H6; lra).
  assert (P283 : 0 < r13) by (pose proof F14; lra).
  pose proof (mul_le _ _ (mul_le _ _ P282 (Rlt_le _ _ P283)) (Rlt_le _ _ P283)) as T284.
  assert (P285 : 0 < lambda) by (pose proof H5; lra).
  pose proof (mul_le _ _ P282 (Rlt_le _ _ P285)) as T286.
  assert (P287 : 0 < lambda ^ 2 - r13 ^ 4) by (pose proof Neg0; lra).
  pose proof P287 as T288.
  clear - Neg T284 T286 T288.
  lra.
  }
  assert (R358 : 0 <= r21 ^ 2 - (lambda * r17 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V359 : 0 <= - lambda ^ 2 * r17 ^ 4 + r21 ^ 4) by lra.
  assert (N342 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N343 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H7)); [(field; nonzero) || field || lra | pos]).
  assert (N344 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < lambda ^ 2 * r17 ^ 4 - r21 ^ 4) by lra.
  assert (P345 : 0 <= - lambda + r13 ^ 2) by (pose proof H6; lra).
  assert (P346 : 0 < lambda) by (pose proof H5; lra).
  assert (P347 : 0 < r17) by (pose proof F18; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P345 (Rlt_le _ _ P346)) (Rlt_le _ _ P347)) (Rlt_le _ _ P347)) (Rlt_le _ _ P347)) (Rlt_le _ _ P347)) as T348.
  assert (Q349 : (lambda * r17 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P350 : 0 < lambda ^ 2 * r17 ^ 4 - r21 ^ 4) by (pose proof Neg0; lra).
  pose proof P350 as T351.
  assert (P352 : 0 <= D) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P352 (Rlt_le _ _ P346)) (Rlt_le _ _ P346)) (Rlt_le _ _ P347)) (Rlt_le _ _ P347)) as T353.
  assert (P354 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P352 (Rlt_le _ _ P346)) (Rlt_le _ _ P354)) (Rlt_le _ _ P354)) as T355.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P345 (Rlt_le _ _ P347)) (Rlt_le _ _ P347)) (Rlt_le _ _ P354)) (Rlt_le _ _ P354)) as T356.
  assert (Q357 : (r21 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T348 Q349 T351 T353 T355 T356 Q357.
  lra.
  }
  assert (N369 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N370 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H7)); [(field; nonzero) || field || lra | pos]).
  assert (N371 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * lambda * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 - r21 ^ 2 * r9 ^ 2) by lra.
  assert (P372 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (pose proof N370; lra).
  pose proof P372 as T373.
  assert (Q374 : (- r5 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P375 : 0 < - D * lambda * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 - r21 ^ 2 * r9 ^ 2) by (pose proof Neg0; lra).
  pose proof P375 as T376.
  assert (P377 : 0 < r17 ^ 2) by (pose proof H3; lra).
  assert (P378 : 0 <= - lambda + r13 ^ 2) by (pose proof H6; lra).
  assert (P379 : 0 < r9) by (pose proof F10; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P377) P378) (Rlt_le _ _ P379)) (Rlt_le _ _ P379)) as T380.
  assert (Q381 : (r9 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T373 Q374 T376 T380 Q381.
  lra.
  }
  assert (V0 : - D * lambda * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 = 0).
  {
  assert (N384 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N385 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H7)); [(field; nonzero) || field || lra | pos]).
  assert (N386 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  assert (Q387 : (- r5 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q387.
  lra.
  }
  lra.
  }
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

Lemma tab_results_NCNP_known_dmax_bandit_capacity_at_least_one : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < lambda -> lambda <= K -> C >= 1 -> C >= Rmin d_max (d_max * K * T / (lambda * (D + T))) -> sqrt d_max * sqrt K * sqrt T / sqrt C <= sqrt (D * lambda + K * T).
Proof.
  intros C D K T d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : sqrt d_max * sqrt K * sqrt T / sqrt C <= sqrt (D * lambda + K * T)).
  {
  pose proof (Rmin_or (d_max) (d_max * K * T / (lambda * (D + T)))) as M1.
  assert (S2 : 0 <= Rmin (d_max) (d_max * K * T / (lambda * (D + T)))) by pos.
  set (m3 := Rmin (d_max) (d_max * K * T / (lambda * (D + T)))) in *.
  clearbody m3.
  assert (S4 : 0 <= d_max).
  {
  pos.
  }
  assert (F6 : 0 <= sqrt d_max) by (apply sqrt_pos).
  assert (E7 : d_max = (sqrt d_max) ^ 2) by root_powers.
  set (r5 := sqrt d_max) in *.
  clearbody r5.
  subst d_max.
  assert (S8 : 0 < C).
  {
  pos.
  }
  assert (F10 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E11 : C = (sqrt C) ^ 2) by root_powers.
  set (r9 := sqrt C) in *.
  clearbody r9.
  subst C.
  assert (S12 : 0 < K).
  {
  pos.
  }
  assert (F14 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E15 : K = (sqrt K) ^ 2) by root_powers.
  set (r13 := sqrt K) in *.
  clearbody r13.
  subst K.
  assert (S16 : 0 < T).
  {
  pos.
  }
  assert (F18 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E19 : T = (sqrt T) ^ 2) by root_powers.
  set (r17 := sqrt T) in *.
  clearbody r17.
  subst T.
  assert (S20 : 0 < D * lambda + r13 ^ 2 * r17 ^ 2).
  {
  pos.
  }
  assert (F22 : 0 < sqrt (D * lambda + (r13 ^ 2) * (r17 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E23 : D * lambda + (r13 ^ 2) * (r17 ^ 2) = (sqrt (D * lambda + (r13 ^ 2) * (r17 ^ 2))) ^ 2) by root_powers.
  set (r21 := sqrt (D * lambda + (r13 ^ 2) * (r17 ^ 2))) in *.
  clearbody r21.
  destruct M1 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  apply (le_by_fraction _ _ (- r13 * r17 * r5 + r21 * r9) (r9)); [(field; nonzero) || field || lra | pos |].
  assert (R34 : 0 <= r21 * r9 - (r13 * r17 * r5)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V84 : 0 <= D * lambda * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r9 ^ 2).
  {
  assert (N73 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * lambda * r9 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2) by lra.
  assert (P74 : 0 < r9 ^ 2) by (pose proof H0; lra).
  assert (P75 : 0 <= D) by (pose proof H1; lra).
  assert (P76 : 0 < lambda) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P74) P75) (Rlt_le _ _ P76)) as T77.
  assert (P78 : 0 <= - r5 ^ 2 + r9 ^ 2) by (pose proof (Rge_le _ _ H8); lra).
  assert (P79 : 0 < r13) by (pose proof F14; lra).
  assert (P80 : 0 < r17) by (pose proof F18; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P78 (Rlt_le _ _ P79)) (Rlt_le _ _ P79)) (Rlt_le _ _ P80)) (Rlt_le _ _ P80)) as T81.
  assert (P82 : 0 < - D * lambda * r9 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2) by (pose proof Neg0; lra).
  pose proof P82 as T83.
  clear - Neg T77 T81 T83.
  lra.
  }
  assert (V0 : - D * lambda * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2 + r21 ^ 2 * r9 ^ 2 = 0).
  {
  assert (N85 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  assert (Q86 : (r9 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q86.
  lra.
  }
  lra.
  }
  assert (N67 : 0 <= - D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r13 * r17 * r5 - r21 * r9) by lra.
  assert (P68 : 0 <= - r13 * r17 * r5 + r21 * r9) by (pose proof R34; lra).
  pose proof P68 as T69.
  assert (P70 : 0 < r13 * r17 * r5 - r21 * r9) by (pose proof Neg0; lra).
  pose proof P70 as T71.
  clear - Neg T69 T71.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- r13 * r17 * r5 + r21 * r9) (r9)); [(field; nonzero) || field || lra | pos |].
  assert (R96 : 0 <= r21 * r9 - (r13 * r17 * r5)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V151 : 0 <= D * lambda * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r9 ^ 2).
  {
  assert (N140 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N141 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H8)); [(field; nonzero) || field || lra | pos]).
  assert (N142 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * lambda * r9 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2) by lra.
  assert (P143 : 0 <= - lambda + r13 ^ 2) by (pose proof H6; lra).
  assert (P144 : 0 < r17) by (pose proof F18; lra).
  assert (P145 : 0 < r9) by (pose proof F10; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P143 (Rlt_le _ _ P144)) (Rlt_le _ _ P144)) (Rlt_le _ _ P145)) (Rlt_le _ _ P145)) as T146.
  assert (P147 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (pose proof N141; lra).
  pose proof P147 as T148.
  assert (P149 : 0 < - D * lambda * r9 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2) by (pose proof Neg0; lra).
  pose proof P149 as T150.
  clear - Neg T146 T148 T150.
  lra.
  }
  assert (V0 : - D * lambda * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2 + r21 ^ 2 * r9 ^ 2 = 0).
  {
  assert (N152 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N153 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H8)); [(field; nonzero) || field || lra | pos]).
  assert (N154 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  assert (Q155 : (r9 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q155.
  lra.
  }
  lra.
  }
  assert (N130 : 0 <= r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) S2); [(field; nonzero) || field || lra | pos]).
  assert (N131 : 0 <= D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) (Rge_le _ _ H8)); [(field; nonzero) || field || lra | pos]).
  assert (N132 : 0 <= D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) by (apply (numerator_le _ _ (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)) L25); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r13 * r17 * r5 - r21 * r9) by lra.
  assert (P133 : 0 <= - r13 * r17 * r5 + r21 * r9) by (pose proof R96; lra).
  pose proof P133 as T134.
  assert (P135 : 0 < r13 * r17 * r5 - r21 * r9) by (pose proof Neg0; lra).
  pose proof P135 as T136.
  clear - Neg T134 T136.
  lra.
  }
  }
  exact G0.
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

Lemma tab_results_NCNP_known_D_full_capacity_at_least_one : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> lambda <= K -> C >= 1 -> C >= T / (sqrt lambda * sqrt (D + T)) -> rpow T (1 / 3) * rpow lambda (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) <= sqrt lambda * sqrt (D + T).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_logs.
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

Lemma tab_results_NCNP_known_dmax_sublinear : forall (C : R) (K : R) (T : R) (d_max : R) (epsilon : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < epsilon -> d_max <= T -> C >= 784 * K / epsilon ^ 2 -> 28 * sqrt d_max * sqrt K * sqrt T / sqrt C <= T * epsilon.
Proof.
  intros C K T d_max epsilon H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : 28 * sqrt d_max * sqrt K * sqrt T / sqrt C <= T * epsilon).
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
  assert (S10 : 0 < K).
  {
  pos.
  }
  assert (F12 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E13 : K = (sqrt K) ^ 2) by root_powers.
  set (r11 := sqrt K) in *.
  clearbody r11.
  subst K.
  assert (S14 : 0 < T).
  {
  pos.
  }
  assert (F16 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E17 : T = (sqrt T) ^ 2) by root_powers.
  set (r15 := sqrt T) in *.
  clearbody r15.
  subst T.
  apply (le_by_fraction _ _ (epsilon * r7 * r15 ^ 2 - 28 * r11 * r15 * r3) (r7)); [(field; nonzero) || field || lra | pos |].
  enough (V19 : 0 <= (r15) * (epsilon * r15 * r7 - 28 * r11 * r3)) by lra.
  apply mul_le; [pos |].
  assert (R25 : 0 <= r15 - r3).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V81 : 0 <= r15 ^ 2 - r3 ^ 2) by lra.
  assert (N76 : 0 <= epsilon ^ 2 * r7 ^ 2 - 784 * r11 ^ 2) by (apply (numerator_le _ _ (epsilon ^ 2 * r7 ^ 2 - 784 * r11 ^ 2) (epsilon ^ 2) (Rge_le _ _ H6)); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r15 ^ 2 + r3 ^ 2) by lra.
  assert (P77 : 0 <= r15 ^ 2 - r3 ^ 2) by (pose proof H5; lra).
  pose proof P77 as T78.
  assert (P79 : 0 < - r15 ^ 2 + r3 ^ 2) by (pose proof Neg0; lra).
  pose proof P79 as T80.
  clear - Neg T78 T80.
  lra.
  }
  assert (N62 : 0 <= epsilon ^ 2 * r7 ^ 2 - 784 * r11 ^ 2) by (apply (numerator_le _ _ (epsilon ^ 2 * r7 ^ 2 - 784 * r11 ^ 2) (epsilon ^ 2) (Rge_le _ _ H6)); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - epsilon * r15 * r7 + 28 * r11 * r3) by lra.
  assert (P63 : 0 <= epsilon ^ 2 * r7 ^ 2 - 784 * r11 ^ 2) by (pose proof N62; lra).
  assert (P64 : 0 <= r3) by (pose proof F4; lra).
  pose proof (mul_le _ _ P63 P64) as T65.
  assert (P66 : 0 <= r15 - r3) by (pose proof R25; lra).
  assert (P67 : 0 < epsilon) by (pose proof H4; lra).
  assert (P68 : 0 < r7) by (pose proof F8; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P66 (Rlt_le _ _ P67)) (Rlt_le _ _ P67)) (Rlt_le _ _ P68)) (Rlt_le _ _ P68)) as T69.
  assert (P70 : 0 < r11) by (pose proof F12; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P66 (Rlt_le _ _ P67)) (Rlt_le _ _ P70)) (Rlt_le _ _ P68)) as T71.
  assert (P72 : 0 < - epsilon * r15 * r7 + 28 * r11 * r3) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P67 P68) P72) as T73.
  pose proof (mul_lt _ _ P70 P72) as T74.
  clear - Neg T65 T69 T71 T73 T74.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_coins_win : forall (C : R) (D : R) (K : R) (T : R) (d_max : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> C * (D + T) ^ 2 < K * T * d_max ^ 3 -> rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) < sqrt d_max * sqrt K * sqrt T / sqrt C.
Proof.
  intros C D K T d_max H0 H1 H2 H3 H4 H5.
  destruct H4 as [P | P]; [by_logs |]; exfalso; subst d_max; rewrite pow_ne_zero, Rmult_0_r in H5 by lia.
  assert (0 < C * (D + T) ^ 2) by pos; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_equal_delays : forall (C : R) (D : R) (K : R) (T : R) (d_max : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> D = d_max * T -> d_max <= T -> C >= K -> sqrt d_max * sqrt K * sqrt T / sqrt C <= rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K T d_max H0 H1 H2 H3 H4 H5 H6 H7.
  destruct H4 as [P | P]; [| subst d_max; rewrite sqrt_0; unfold Rdiv; rewrite !Rmult_0_l; left; apply mul_lt; [repeat apply mul_lt; apply rpow_pos; try lra; subst D; rewrite Rmult_0_l; lra | apply Rinv_0_lt_compat, rpow_pos; lra]].
  assert (A : d_max ^ 3 * K * T <= C * (D + T) ^ 2).
  {
  assert (d_max ^ 3 * T <= (D + T) ^ 2) by (subst D; assert (d_max ^ 3 * T <= d_max ^ 2 * T * T) by (replace (d_max ^ 3 * T) with (d_max ^ 2 * T * d_max) by ring; apply Rmult_le_compat_l; [pos | lra]); assert (0 <= d_max * T * T) by pos; nra).
  replace (d_max ^ 3 * K * T) with (K * (d_max ^ 3 * T)) by ring; apply Rmult_le_compat; try lra; pos.
  }
  clear H5 H6 H7; by_logs.
Qed.
