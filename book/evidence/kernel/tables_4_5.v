(* tables_4_5: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_results_NCNP_known_D_bandit_regret_logarithm : forall (K : R), 0 < K -> K >= 1 -> ln K < K.
Proof.
  intros K H0 H1.
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  fraction_lt (K - l4) (1).
  numerator_le N6 F3 (K * l4 - K + 1) (K).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - K + l4) by lra.
  assert (P9 : 0 <= K - l4 - 1) by (pose proof F2; lra).
  clear - Neg Neg0 P9; lra.
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
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  rewrite E4 in *.
  assert (S5 : 0 < D + T) by pos.
  root r6 F7 E8 (D + T).
  assert (S9 : 0 < K) by pos.
  root r10 F11 E12 K.
  subst K.
  assert (S13 : 0 < T) by pos.
  root r14 F15 E16 T.
  subst T.
  assert (S17 : 0 < D * r2 ^ 2 + r10 ^ 2 * r14 ^ 2) by pos.
  root r18 F19 E20 (D * (r2 ^ 2) + (r10 ^ 2) * (r14 ^ 2)).
  fraction_le (- 4 * r10 * r14 + 6 * r18 - 2 * r2 * r6) (1).
  assert (R21 : 0 <= r18 - (r10 * r14)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V67 : 0 <= D * r2 ^ 2) by pos.
  assert (V0 : - D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2 = 0).
  {
  assert (Q68 : (0) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q69 : (1) * (- D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q68 Q69; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r10 * r14 - 6 * r18 + 2 * r2 * r6) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H0 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T72.
  assert (P73 : 0 <= - r10 * r14 + r18) by (pose proof R21; lra).
  pose proof (mul_le _ _ (mul_le _ _ P73 (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T75.
  pose proof (mul_lt _ _ (mul_lt _ _ F3 F7) Neg0) as T77.
  pose proof (mul_lt _ _ F19 Neg0) as T79.
  assert (Q80 : (- 6 * r10 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q81 : (- 6) * (- D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F15) Neg0) as T84.
  assert (Q85 : (4 * r10 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P86 : 0 < r14 ^ 2) by (pose proof H2; lra).
  assert (P87 : 0 <= r10 ^ 2 - r2 ^ 2) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P86) P87) as T88.
  assert (Q89 : (r10 ^ 2 - r2 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T72 T75 T77 T79 Q80 Q81 T84 Q85 T88 Q89; lra.
Qed.

Lemma tab_results_NCNP_known_D_bandit_regret__lemma_1__lemma_1 : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> lambda <= K -> 4 * sqrt K * sqrt T + 2 * sqrt lambda * sqrt (D + T) <= 6 * sqrt (D * lambda + K * T).
Proof.
  intros D K T lambda H0 H1 H2 H3 H4.
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  rewrite E4 in *.
  assert (S5 : 0 < D + T) by pos.
  root r6 F7 E8 (D + T).
  assert (S9 : 0 < K) by pos.
  root r10 F11 E12 K.
  subst K.
  assert (S13 : 0 < T) by pos.
  root r14 F15 E16 T.
  subst T.
  assert (S17 : 0 < D * r2 ^ 2 + r10 ^ 2 * r14 ^ 2) by pos.
  root r18 F19 E20 (D * (r2 ^ 2) + (r10 ^ 2) * (r14 ^ 2)).
  fraction_le (- 4 * r10 * r14 + 6 * r18 - 2 * r2 * r6) (1).
  assert (R21 : 0 <= r18 - (r10 * r14)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V63 : 0 <= D * r2 ^ 2) by pos.
  assert (V0 : - D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2 = 0).
  {
  assert (Q64 : (0) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q65 : (1) * (- D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q64 Q65; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r10 * r14 - 6 * r18 + 2 * r2 * r6) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H0 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T66.
  assert (P67 : 0 <= - r10 * r14 + r18) by (pose proof R21; lra).
  pose proof (mul_le _ _ (mul_le _ _ P67 (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T68.
  pose proof (mul_lt _ _ (mul_lt _ _ F3 F7) Neg0) as T69.
  pose proof (mul_lt _ _ F19 Neg0) as T70.
  assert (Q71 : (- 6 * r10 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q72 : (- 6) * (- D * r2 ^ 2 - r10 ^ 2 * r14 ^ 2 + r18 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F15) Neg0) as T73.
  assert (Q74 : (4 * r10 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P75 : 0 < r14 ^ 2) by (pose proof H2; lra).
  assert (P76 : 0 <= r10 ^ 2 - r2 ^ 2) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P75) P76) as T77.
  assert (Q78 : (r10 ^ 2 - r2 ^ 2) * (- D - r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T66 T68 T69 T70 Q71 Q72 T73 Q74 T77 Q78; lra.
Qed.

Lemma tab_results_NCNP_known_D_bandit_regret__lemma_1 : forall (D : R) (K : R) (T : R) (lambda : R) (r : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> 0 < r -> lambda <= K -> 2 * sqrt lambda * sqrt (D + T) + 4 * Rmax r (sqrt K * sqrt T) <= 4 * r + 6 * sqrt (D * lambda + K * T).
Proof.
  intros D K T lambda r H0 H1 H2 H3 H4 H5.
  pose proof (tab_results_NCNP_known_D_bandit_regret__lemma_1__lemma_1 D K T lambda shown shown shown shown shown) as K0.
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  rewrite E4 in *.
  assert (S5 : 0 < D + T) by pos.
  root r6 F7 E8 (D + T).
  assert (S9 : 0 < K) by pos.
  root r10 F11 E12 K.
  subst K.
  assert (S13 : 0 < T) by pos.
  root r14 F15 E16 T.
  subst T.
  assert (S17 : 0 < D * r2 ^ 2 + r10 ^ 2 * r14 ^ 2) by pos.
  root r18 F19 E20 (D * (r2 ^ 2) + (r10 ^ 2) * (r14 ^ 2)).
  pose proof (Rmax_or (r) (r10 * r14)) as M21.
  assert (S22 : 0 < Rmax (r) (r10 * r14)) by pos.
  call m23 (Rmax (r) (r10 * r14)).
  destruct M21 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  fraction_le (6 * r18 - 2 * r2 * r6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 6 * r18 + 2 * r2 * r6) by lra.
  assert (P26 : 0 <= - 4 * r10 * r14 + 6 * r18 - 2 * r2 * r6) by (pose proof K0; lra).
  pose proof (mul_lt _ _ F11 F15) as T27.
  clear - Neg P26 Neg0 T27; lra.
  }
  {
  fraction_le (4 * r - 4 * r10 * r14 + 6 * r18 - 2 * r2 * r6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * r + 4 * r10 * r14 - 6 * r18 + 2 * r2 * r6) by lra.
  assert (P28 : 0 <= - 4 * r10 * r14 + 6 * r18 - 2 * r2 * r6) by (pose proof K0; lra).
  clear - Neg P28 H4 Neg0; lra.
  }
Qed.

Lemma tab_results_NCNP_known_D_bandit_regret : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (lambda : R) (r : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < lambda -> 0 < r -> lambda <= K -> R_ <= 2 * sqrt lambda * sqrt (D + T) + 4 * Rmax r (sqrt K * sqrt T) -> r ^ 3 = K * T * (D + T) / C -> R_ <= 4 * r + 6 * sqrt (D * lambda + K * T).
Proof.
  intros C D K R_ T lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (tab_results_NCNP_known_D_bandit_regret__lemma_1 D K T lambda r shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_D_full_regret__lemma_1__lemma_1 : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> lambda <= K -> 4 * sqrt lambda * sqrt (D + T) <= 4 * sqrt lambda * sqrt (D + T).
Proof.
  intros D K T lambda H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_D_full_regret__lemma_1 : forall (D : R) (K : R) (T : R) (lambda : R) (r : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> 0 < r -> lambda <= K -> sqrt lambda * sqrt (D + T) + 3 * Rmax r (sqrt lambda * sqrt (D + T)) <= 4 * sqrt lambda * sqrt (D + T) + 3 * r.
Proof.
  intros D K T lambda r H0 H1 H2 H3 H4 H5.
  pose proof (tab_results_NCNP_known_D_full_regret__lemma_1__lemma_1 D K T lambda shown shown shown shown shown) as K0.
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  rewrite E4 in *.
  assert (S5 : 0 < D + T) by pos.
  root r6 F7 E8 (D + T).
  pose proof (Rmax_or (r) (r2 * r6)) as M9.
  assert (S10 : 0 < Rmax (r) (r2 * r6)) by pos.
  call m11 (Rmax (r) (r2 * r6)).
  destruct M9 as [[E12 L13] | [E12 L13]]; try rewrite E12 in *.
  {
  fraction_le (3 * r2 * r6) (1).
  pos.
  }
  {
  fraction_le (3 * r) (1).
  pos.
  }
Qed.

Lemma tab_results_NCNP_known_D_full_regret : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (lambda : R) (r : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < lambda -> 0 < r -> lambda <= K -> R_ <= sqrt lambda * sqrt (D + T) + 3 * Rmax r (sqrt lambda * sqrt (D + T)) -> r ^ 3 = T * lambda * (D + T) / C -> R_ <= 4 * sqrt lambda * sqrt (D + T) + 3 * r.
Proof.
  intros C D K R_ T lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (tab_results_NCNP_known_D_full_regret__lemma_1 D K T lambda r shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_D_bandit_capacity_entry : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> C >= K * T / ((sqrt lambda) ^ 3 * sqrt (D + T)) -> rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) <= sqrt lambda * sqrt (D + T).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5.
  repeat split; by_logs.
Qed.

Lemma tab_results_NCNP_known_D_bandit_capacity : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> lambda <= K -> sqrt lambda * sqrt (D + T) <= sqrt (D * lambda + K * T).
Proof.
  intros D K T lambda H0 H1 H2 H3 H4.
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  subst lambda.
  assert (S5 : 0 < D + T) by pos.
  root r6 F7 E8 (D + T).
  assert (S9 : 0 < D * r2 ^ 2 + K * T) by pos.
  root r10 F11 E12 (D * (r2 ^ 2) + K * T).
  fraction_le (r10 - r2 * r6) (1).
  assert (R18 : 0 <= r10 - r2 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V19 : 0 <= K * T - T * r2 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - K * T + T * r2 ^ 2) by lra.
  assert (P16 : 0 <= K - r2 ^ 2) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P16) as T17.
  clear - Neg Neg0 T17; lra.
  }
  assert (V0 : - K * T + T * r2 ^ 2 + r10 ^ 2 - r2 ^ 2 * r6 ^ 2 = 0).
  {
  assert (Q20 : (- r2 ^ 2) * (- D - T + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q21 : (- 1) * (- D * r2 ^ 2 - K * T + r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q20 Q21; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 + r2 * r6) by lra.
  clear - Neg Neg0 R18; lra.
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
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  subst lambda.
  assert (S9 : 0 < D + T) by pos.
  root r10 F11 E12 (D + T).
  assert (S13 : 0 < T) by pos.
  root r14 F15 E16 T.
  subst T.
  assert (S25 : 0 < l3).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l3) by lra.
  assert (P23 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  clear - Neg Neg0 P23; lra.
  }
  root r26 F27 E28 l3.
  subst l3.
  fraction_le (r10 * r14 * r6 - r26 * r14 ^ 2) (r10 * r26 * r6).
  replace (r10 * r14 * r6 - r26 * r14 ^ 2) with ((r14) * (r10 * r6 - r14 * r26)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 * r6 + r14 * r26) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ F7 F11) Neg0) as T32.
  assert (Q33 : (- r6 ^ 2) * (- D + r10 ^ 2 - r14 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F7 F15) Neg0) as T35.
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F27) Neg0) as T37.
  assert (Q38 : (- r26 * r6) * (- D + r10 ^ 2 - r14 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F15 F27) Neg0) as T39.
  pose proof (mul_le _ _ H0 (square (r26 + r6))) as T41.
  assert (P42 : 0 <= - r26 ^ 2 + r6 ^ 2) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ P42 (square (r10 + r14))) as T43.
  assert (Q44 : (- r26 ^ 2 + r6 ^ 2) * (- D + r10 ^ 2 - r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T32 Q33 T35 T37 Q38 T39 T41 T43 Q44; lra.
Qed.

Lemma tab_results_NCNP_known_D_quadratic_delay : forall (D : R) (T : R) (lambda : R) (q : R), 0 <= D -> 0 < T -> 0 < lambda -> 0 < q -> D >= q * T ^ 2 -> T / (sqrt lambda * sqrt (D + T)) <= 1 / (sqrt lambda * sqrt q).
Proof.
  intros D T lambda q H0 H1 H2 H3 H4.
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  subst lambda.
  assert (S5 : 0 < D + T) by pos.
  root r6 F7 E8 (D + T).
  assert (S9 : 0 < q) by pos.
  root r10 F11 E12 q.
  subst q.
  fraction_le (- T * r10 + r6) (r10 * r2 * r6).
  replace (- T * r10 + r6) with ((r6) - (T * r10)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V19 : 0 <= D - T ^ 2 * r10 ^ 2 + T).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D + T ^ 2 * r10 ^ 2 - T) by lra.
  assert (P17 : 0 <= D - T ^ 2 * r10 ^ 2) by (pose proof (Rge_le _ _ H4); lra).
  clear - Neg Neg0 H1 P17; lra.
  }
  assert (V0 : - D - T + r6 ^ 2 = 0).
  {
  assert (Q20 : (1) * (- D - T + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q20; lra.
  }
  lra.
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
  fraction_ne (1 - C) (1).
  assert (L1 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P3 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P3; lra.
  }
  lra.
  }
  assert (G1 : Rmax 1 (2 * d_max / (C - 1)) <= 1 + 4 * d_max / C).
  {
  pose proof (Rmax_or (1) (2 * d_max / (C - 1))) as M1.
  call m2 (Rmax (1) (2 * d_max / (C - 1))).
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  fraction_le (4 * d_max) (C).
  pos.
  }
  {
  assert (S9 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P7 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P7; lra.
  }
  fraction_le (C ^ 2 + 2 * C * d_max - C - 4 * d_max) (C * (C - 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C ^ 2 - 2 * C * d_max + C + 4 * d_max) by lra.
  pose proof (mul_lt _ _ H0 H0) as T13.
  assert (P14 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P14) as T15.
  pose proof (mul_le _ _ H1 P14) as T17.
  clear - Neg Neg0 T13 T15 T17; lra.
  }
  }
  exact (conj G0 G1).
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 : forall (K : R) (R_ : R) (T : R) (d_max : R), 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> sqrt (d_max + 1) <= sqrt d_max + 1.
Proof.
  intros K R_ T d_max H0 H1 H2 H3 H4.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < d_max + 1) by pos.
  root r10 F11 E12 (d_max + 1).
  pose proof (exp_pos (1 / 2)) as F13.
  pose proof (ln_exp (1 / 2)) as F14.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F15.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F16.
  call x17 (exp (1 / 2)).
  assert (S18 : 0 <= d_max) by pos.
  root_0 r19 F20 E21 d_max.
  subst d_max.
  fraction_le (- r10 + r19 + 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r19 - 1) by lra.
  pose proof (mul_le _ _ F20 (Rlt_le _ _ Neg0)) as T25.
  assert (Q26 : (- 1) * (r10 ^ 2 - r19 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F11 Neg0) as T29.
  clear - Neg F20 T25 Q26 Neg0 T29; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_2 : forall (K : R) (R_ : R) (T : R) (d_max : R), 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> exp (1 / 2) <= 7 / 4.
Proof.
  intros K R_ T d_max H0 H1 H2 H3 H4.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 K R_ T d_max shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_3 : forall (D : R) (K : R) (R_ : R) (T : R) (d_max : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < lambda -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> sqrt K * sqrt T <= sqrt (D * lambda + K * T).
Proof.
  intros D K R_ T d_max lambda H0 H1 H2 H3 H4 H5 H6.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 K R_ T d_max shown shown shown shown shown) as K0.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_2 K R_ T d_max shown shown shown shown shown) as K1.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < d_max + 1) by pos.
  root r10 F11 E12 (d_max + 1).
  pose proof (exp_pos (1 / 2)) as F13.
  pose proof (ln_exp (1 / 2)) as F14.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F15.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F16.
  call x17 (exp (1 / 2)).
  assert (S18 : 0 <= d_max) by pos.
  root_0 r19 F20 E21 d_max.
  subst d_max.
  assert (S22 : 0 < D * lambda + r2 ^ 2 * r6 ^ 2) by pos.
  root r23 F24 E25 (D * lambda + (r2 ^ 2) * (r6 ^ 2)).
  fraction_le (- r2 * r6 + r23) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r2 * r6 - r23) by lra.
  pose proof (mul_le _ _ H0 (Rlt_le _ _ H5)) as T69.
  pose proof (mul_lt _ _ (mul_lt _ _ F3 F7) Neg0) as T73.
  pose proof (mul_lt _ _ F24 Neg0) as T75.
  assert (Q76 : (- 1) * (- D * lambda - r2 ^ 2 * r6 ^ 2 + r23 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T69 T73 T75 Q76; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_4 : forall (K : R) (R_ : R) (T : R) (d_max : R), 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) <= 7 * sqrt d_max * sqrt K * sqrt T / 4 + 7 * sqrt K * sqrt T / 4.
Proof.
  intros K R_ T d_max H0 H1 H2 H3 H4.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 K R_ T d_max shown shown shown shown shown) as K0.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_2 K R_ T d_max shown shown shown shown shown) as K1.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < d_max + 1) by pos.
  root r10 F11 E12 (d_max + 1).
  pose proof (exp_pos (1 / 2)) as F13.
  pose proof (ln_exp (1 / 2)) as F14.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F15.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F16.
  call x17 (exp (1 / 2)).
  assert (S18 : 0 <= d_max) by pos.
  root_0 r19 F20 E21 d_max.
  subst d_max.
  fraction_le (- r10 * r2 * r6 * x17 + 7 * r19 * r2 * r6 / 4 + 7 * r2 * r6 / 4) (1).
  enough (V22 : 0 <= (r2 * r6) * (- r10 * x17 + 7 * r19 / 4 + 7 / 4)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 * x17 - 7 * r19 / 4 - 7 / 4) by lra.
  assert (P23 : 0 <= 8243607 / 5000000 - x17) by (pose proof F16; lra).
  pose proof (mul_le _ _ P23 (Rlt_le _ _ F11)) as T25.
  assert (P28 : 0 <= - r10 + r19 + 1) by (pose proof K0; lra).
  clear - Neg T25 F20 P28 Neg0; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced : forall (D : R) (K : R) (R_ : R) (T : R) (d_max : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < lambda -> R_ <= 4 * sqrt K * sqrt T * sqrt (d_max + 1) * exp (1 / 2) -> R_ <= 7 * sqrt d_max * sqrt K * sqrt T + 7 * sqrt (D * lambda + K * T).
Proof.
  intros D K R_ T d_max lambda H0 H1 H2 H3 H4 H5 H6.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_1 K R_ T d_max shown shown shown shown shown) as K0.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_2 K R_ T d_max shown shown shown shown shown) as K1.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_3 D K R_ T d_max lambda shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_NCNP_known_dmax_bandit_regret_one_slot_spaced__lemma_4 K R_ T d_max shown shown shown shown shown) as K3.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret_one_slot_spaced : forall (D : R) (R_ : R) (T : R) (d_max : R) (lambda : R), 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < lambda -> R_ <= 3 * sqrt T * sqrt lambda * sqrt (d_max + 1) * exp (1 / 2) -> R_ <= 5 * sqrt d_max * sqrt T * sqrt lambda + 5 * sqrt lambda * sqrt (D + T).
Proof.
  intros D R_ T d_max lambda H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < T) by pos.
  root r2 F3 E4 T.
  subst T.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < d_max + 1) by pos.
  root r10 F11 E12 (d_max + 1).
  pose proof (exp_pos (1 / 2)) as F13.
  pose proof (ln_exp (1 / 2)) as F14.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F15.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F16.
  call x17 (exp (1 / 2)).
  assert (S18 : 0 < D + r2 ^ 2) by pos.
  root r19 F20 E21 (D + (r2 ^ 2)).
  assert (S22 : 0 <= d_max) by pos.
  root_0 r23 F24 E25 d_max.
  subst d_max.
  fraction_le (- R_ + 5 * r19 * r6 + 5 * r2 * r23 * r6) (1).
  assert (R26 : 0 <= r19 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V27 : 0 <= D) by pos.
  assert (V0 : - D + r19 ^ 2 - r2 ^ 2 = 0).
  {
  assert (Q28 : (1) * (- D + r19 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q28; lra.
  }
  lra.
  }
  assert (R29 : 0 <= r10 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V30 : 0 <= r23 ^ 2) by pos.
  assert (V0 : r10 ^ 2 - r23 ^ 2 - 1 = 0).
  {
  assert (Q31 : (1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q31; lra.
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
  assert (P34 : 0 <= 8243607 / 5000000 - x17) by (pose proof F16; lra).
  assert (P36 : 0 < x17) by (pose proof F13; lra).
  pose proof (mul_le _ _ P34 (Rlt_le _ _ P36)) as T37.
  clear - Neg P32 P34 T37 Neg0; lra.
  }
  assert (V0 : 51529 * r10 ^ 2 / 17424 - 51529 * r23 ^ 2 / 17424 - 51529 / 17424 = 0).
  {
  assert (Q42 : (51529 / 17424) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q42; lra.
  }
  lra.
  }
  assert (R43 : 0 <= r19 ^ 2 - (r2 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V44 : 0 <= D ^ 2 + 2 * D * r2 ^ 2) by pos.
  assert (V0 : - D ^ 2 - 2 * D * r2 ^ 2 + r19 ^ 4 - r2 ^ 4 = 0).
  {
  assert (Q45 : (D + r19 ^ 2 + r2 ^ 2) * (- D + r19 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q45; lra.
  }
  lra.
  }
  assert (R46 : 0 <= r10 ^ 2 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V47 : 0 <= r23 ^ 4 + 2 * r23 ^ 2) by pos.
  assert (V0 : r10 ^ 4 - r23 ^ 4 - 2 * r23 ^ 2 - 1 = 0).
  {
  assert (Q48 : (r10 ^ 2 + r23 ^ 2 + 1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q48; lra.
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
  pose proof (mul_le _ _ (mul_le _ _ P49 F24) F24) as T51.
  assert (P54 : 0 < x17) by (pose proof F13; lra).
  pose proof (mul_le _ _ R40 (Rlt_le _ _ P54)) as T55.
  pose proof (mul_le _ _ R40 (Rlt_le _ _ F11)) as T59.
  assert (Q60 : (227 / 132) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T51 P49 T55 Neg0 T59 Q60; lra.
  }
  assert (V0 : 51529 * r10 ^ 4 / 17424 - 51529 * r23 ^ 4 / 17424 - 51529 * r23 ^ 2 / 8712 - 51529 / 17424 = 0).
  {
  assert (Q63 : (51529 * r10 ^ 2 / 17424 + 51529 * r23 ^ 2 / 17424 + 51529 / 17424) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q63; lra.
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
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P66 F24) F24) (Rlt_le _ _ P64)) as T68.
  pose proof (mul_le _ _ (mul_le _ _ P66 F24) F24) as T69.
  assert (P72 : 0 <= r23 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P72 (Rlt_le _ _ P64)) (Rlt_le _ _ P64)) (Rlt_le _ _ P64)) as T73.
  pose proof (mul_lt _ _ (mul_lt _ _ P64 P64) P64) as T74.
  pose proof (mul_lt _ _ P64 Neg0) as T75.
  clear - Neg T65 T68 T69 Neg0 T73 T74 T75; lra.
  }
  assert (V0 : r10 ^ 2 * x17 ^ 2 - r23 ^ 2 * x17 ^ 2 - x17 ^ 2 = 0).
  {
  assert (Q78 : (x17 ^ 2) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q78; lra.
  }
  lra.
  }
  assert (R79 : 0 <= r10 - r23).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V80 : 0 <= 1) by pos.
  assert (V0 : r10 ^ 2 - r23 ^ 2 - 1 = 0).
  {
  assert (Q81 : (1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q81; lra.
  }
  lra.
  }
  assert (R82 : 0 <= r10 ^ 2 - r23).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V83 : 0 <= r23 ^ 4 + r23 ^ 2 + 1) by pos.
  assert (V0 : r10 ^ 4 - r23 ^ 4 - 2 * r23 ^ 2 - 1 = 0).
  {
  assert (Q84 : (r10 ^ 2 + r23 ^ 2 + 1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q84; lra.
  }
  lra.
  }
  assert (R85 : 0 <= r10 ^ 2 - (r23 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V86 : 0 <= 2 * r23 ^ 2 + 1) by pos.
  assert (V0 : r10 ^ 4 - r23 ^ 4 - 2 * r23 ^ 2 - 1 = 0).
  {
  assert (Q87 : (r10 ^ 2 + r23 ^ 2 + 1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q87; lra.
  }
  lra.
  }
  assert (R88 : 0 <= r19 ^ 2 - D).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V89 : 0 <= 2 * D * r2 ^ 2 + r2 ^ 4) by pos.
  assert (V0 : - D ^ 2 - 2 * D * r2 ^ 2 + r19 ^ 4 - r2 ^ 4 = 0).
  {
  assert (Q90 : (D + r19 ^ 2 + r2 ^ 2) * (- D + r19 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q90; lra.
  }
  lra.
  }
  assert (R91 : 0 <= r23 + 1 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V92 : 0 <= 2 * r23) by pos.
  assert (V0 : - r10 ^ 2 + r23 ^ 2 + 1 = 0).
  {
  assert (Q93 : (- 1) * (r10 ^ 2 - r23 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q93; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 5 * r19 * r6 - 5 * r2 * r23 * r6) by lra.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F3) F24) (Rlt_le _ _ F7)) as T97.
  pose proof (mul_lt _ _ F7 F20) as T99.
  assert (P100 : 0 <= - R_ + 3 * r10 * r2 * r6 * x17) by (pose proof H5; lra).
  pose proof (mul_le _ _ R26 (Rlt_le _ _ F7)) as T103.
  assert (P104 : 0 <= - r10 + r23 + 1) by (pose proof R91; lra).
  pose proof (mul_le _ _ (mul_le _ _ P104 (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T105.
  assert (P108 : 0 <= 8243607 / 5000000 - x17) by (pose proof F16; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P108 (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T110.
  clear - Neg T97 T99 P100 T103 T105 Neg0 T110; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (d_max : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < g -> 0 < lambda -> g <= 1 + 4 * d_max / C -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt g -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T + 28 * sqrt d_max * sqrt K * sqrt T / sqrt C.
Proof.
  intros C D K R_ T d_max g lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (S2 : 0 <= D) by pos.
  root_0 r3 F4 E5 D.
  subst D.
  assert (S6 : 0 < lambda) by pos.
  root r7 F8 E9 lambda.
  rewrite E9 in *.
  assert (S10 : 0 < K) by pos.
  root r11 F12 E13 K.
  subst K.
  assert (S14 : 0 < T) by pos.
  root r15 F16 E17 T.
  subst T.
  assert (S18 : 0 < g) by pos.
  root r19 F20 E21 g.
  subst g.
  assert (S23 : 0 <= d_max) by pos.
  root_0 r24 F25 E26 d_max.
  subst d_max.
  assert (S27 : 0 < C) by pos.
  root r28 F29 E30 C.
  subst C.
  fraction_le (- R_ * r28 + 28 * r11 * r15 * r24 + 14 * r11 * r15 * r28 + 3 * r28 * r3 * r7) (r28).
  assert (R32 : 0 <= 2 * r24 + r28 - (r19 * r28)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V92 : 0 <= - r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + 4 * r24 * r28 + r28 ^ 2) by lra.
  numerator_le N84 H8 (- r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + r28 ^ 2) (r28 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r19 ^ 2 * r28 ^ 2 - 4 * r24 ^ 2 - 4 * r24 * r28 - r28 ^ 2) by lra.
  pose proof (mul_le _ _ F25 (Rlt_le _ _ F29)) as T89.
  clear - Neg N84 T89 Neg0; lra.
  }
  numerator_le N73 H8 (- r19 ^ 2 * r28 ^ 2 + 4 * r24 ^ 2 + r28 ^ 2) (r28 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ * r28 - 28 * r11 * r15 * r24 - 14 * r11 * r15 * r28 - 3 * r28 * r3 * r7) by lra.
  assert (P74 : 0 <= - R_ + 14 * r11 * r15 * r19 + 3 * r3 * r7) by (pose proof H9; lra).
  pose proof (mul_le _ _ P74 (Rlt_le _ _ F29)) as T76.
  assert (P77 : 0 <= - r19 * r28 + 2 * r24 + r28) by (pose proof R32; lra).
  pose proof (mul_le _ _ (mul_le _ _ P77 (Rlt_le _ _ F12)) (Rlt_le _ _ F16)) as T80.
  clear - Neg T76 T80 Neg0; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_regret_square_roots : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T <= 15 * sqrt (D * lambda + K * T).
Proof.
  intros D K T lambda H0 H1 H2 H3.
  assert (S1 : 0 <= D) by pos.
  root_0 r2 F3 E4 D.
  subst D.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  subst lambda.
  assert (S9 : 0 < K) by pos.
  root r10 F11 E12 K.
  subst K.
  assert (S13 : 0 < T) by pos.
  root r14 F15 E16 T.
  subst T.
  assert (S17 : 0 < r10 ^ 2 * r14 ^ 2 + r2 ^ 2 * r6 ^ 2) by pos.
  root r18 F19 E20 ((r2 ^ 2) * (r6 ^ 2) + (r10 ^ 2) * (r14 ^ 2)).
  fraction_le (- 14 * r10 * r14 + 15 * r18 - 3 * r2 * r6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 14 * r10 * r14 - 15 * r18 + 3 * r2 * r6) by lra.
  pose proof (mul_lt _ _ F19 Neg0) as T23.
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F15) Neg0) as T26.
  assert (Q27 : (14) * (- r10 ^ 2 * r14 ^ 2 + r18 ^ 2 - r2 ^ 2 * r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P28 : 0 <= r2 ^ 2) by (pose proof H0; lra).
  assert (P29 : 0 < r6 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ P28 (Rlt_le _ _ P29)) as T30.
  pose proof (mul_lt _ _ F19 F19) as T31.
  pose proof (square (- r18 + 2 * r2 * r6)) as T32.
  pose proof (square (- r10 * r14 + 3 * r2 * r6)) as T33.
  assert (Q34 : (1) * (- r10 ^ 2 * r14 ^ 2 + r18 ^ 2 - r2 ^ 2 * r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T23 T26 Q27 T30 T31 T32 T33 Q34; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret__lemma_1 : forall (C : R) (D : R) (R_ : R) (T : R) (d_max : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < g -> 0 < lambda -> g <= 1 + 4 * d_max / C -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt g * sqrt lambda -> sqrt g <= 1 + 2 * sqrt d_max / sqrt C.
Proof.
  intros C D R_ T d_max g lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S2 : 0 <= D) by pos.
  root_0 r3 F4 E5 D.
  subst D.
  assert (S6 : 0 < lambda) by pos.
  root r7 F8 E9 lambda.
  rewrite E9 in *.
  assert (S10 : 0 < T) by pos.
  root r11 F12 E13 T.
  subst T.
  assert (S14 : 0 < g) by pos.
  root r15 F16 E17 g.
  subst g.
  assert (S19 : 0 <= d_max) by pos.
  root_0 r20 F21 E22 d_max.
  subst d_max.
  assert (S23 : 0 < C) by pos.
  root r24 F25 E26 C.
  subst C.
  fraction_le (- r15 * r24 + 2 * r20 + r24) (r24).
  assert (R28 : 0 <= 2 * r20 + r24 - (r15 * r24)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V83 : 0 <= - r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + 4 * r20 * r24 + r24 ^ 2) by lra.
  numerator_le N75 H7 (- r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) (r24 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r15 ^ 2 * r24 ^ 2 - 4 * r20 ^ 2 - 4 * r20 * r24 - r24 ^ 2) by lra.
  pose proof (mul_le _ _ F21 (Rlt_le _ _ F25)) as T80.
  clear - Neg N75 T80 Neg0; lra.
  }
  numerator_le N69 H7 (- r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) (r24 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r15 * r24 - 2 * r20 - r24) by lra.
  assert (P70 : 0 <= - r15 * r24 + 2 * r20 + r24) by (pose proof R28; lra).
  clear - Neg P70 Neg0; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret__lemma_2 : forall (C : R) (D : R) (R_ : R) (T : R) (d_max : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < g -> 0 < lambda -> g <= 1 + 4 * d_max / C -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt g * sqrt lambda -> sqrt T * sqrt g * sqrt lambda <= sqrt T * sqrt lambda + 2 * sqrt d_max * sqrt T * sqrt lambda / sqrt C.
Proof.
  intros C D R_ T d_max g lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCNP_known_dmax_full_regret__lemma_1 C D R_ T d_max g lambda shown shown shown shown shown shown shown shown shown) as K0.
  assert (S2 : 0 <= D) by pos.
  root_0 r3 F4 E5 D.
  subst D.
  assert (S6 : 0 < lambda) by pos.
  root r7 F8 E9 lambda.
  rewrite E9 in *.
  assert (S10 : 0 < T) by pos.
  root r11 F12 E13 T.
  subst T.
  assert (S14 : 0 < g) by pos.
  root r15 F16 E17 g.
  subst g.
  assert (S19 : 0 <= d_max) by pos.
  root_0 r20 F21 E22 d_max.
  subst d_max.
  assert (S23 : 0 < C) by pos.
  root r24 F25 E26 C.
  subst C.
  fraction_le (- r11 * r15 * r24 * r7 + 2 * r11 * r20 * r7 + r11 * r24 * r7) (r24).
  enough (V29 : 0 <= (r11 * r7) * (- r15 * r24 + 2 * r20 + r24)) by lra.
  apply mul_le; [pos |].
  numerator_le N30 H7 (- r15 ^ 2 * r24 ^ 2 + 4 * r20 ^ 2 + r24 ^ 2) (r24 ^ 2).
  numerator_le N31 K0 (- r15 * r24 + 2 * r20 + r24) (r24).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r15 * r24 - 2 * r20 - r24) by lra.
  clear - Neg N31 Neg0; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret : forall (C : R) (D : R) (R_ : R) (T : R) (d_max : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < g -> 0 < lambda -> g <= 1 + 4 * d_max / C -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt g * sqrt lambda -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt lambda + 24 * sqrt d_max * sqrt T * sqrt lambda / sqrt C.
Proof.
  intros C D R_ T d_max g lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCNP_known_dmax_full_regret__lemma_1 C D R_ T d_max g lambda shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCNP_known_dmax_full_regret__lemma_2 C D R_ T d_max g lambda shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCNP_known_dmax_full_regret_square_roots : forall (D : R) (T : R) (lambda : R), 0 <= D -> 0 < T -> 0 < lambda -> 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt lambda <= 13 * sqrt lambda * sqrt (D + T).
Proof.
  intros D T lambda H0 H1 H2.
  assert (S1 : 0 <= D) by pos.
  root_0 r2 F3 E4 D.
  subst D.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  subst lambda.
  assert (S9 : 0 < T) by pos.
  root r10 F11 E12 T.
  subst T.
  assert (S13 : 0 < r10 ^ 2 + r2 ^ 2) by pos.
  root r14 F15 E16 ((r2 ^ 2) + (r10 ^ 2)).
  fraction_le (- 12 * r10 * r6 + 13 * r14 * r6 - 3 * r2 * r6) (1).
  replace (- 12 * r10 * r6 + 13 * r14 * r6 - 3 * r2 * r6) with ((r6) * (- 12 * r10 + 13 * r14 - 3 * r2)) by ring.
  apply mul_le; [pos |].
  assert (R17 : 0 <= r14 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= r2 ^ 2) by pos.
  assert (V0 : - r10 ^ 2 + r14 ^ 2 - r2 ^ 2 = 0).
  {
  assert (Q19 : (- 1) * (- r10 ^ 2 + r14 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q19; lra.
  }
  lra.
  }
  assert (R25 : 0 <= r14 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  replace ((r14) ^ 2 - (r2) ^ 2) with (r14 ^ 2 - r2 ^ 2) by ring.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r14 ^ 2 + r2 ^ 2) by lra.
  assert (P22 : 0 < r10 ^ 2) by (pose proof H1; lra).
  assert (Q24 : (1) * (- r10 ^ 2 + r14 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 P22 Q24; lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 12 * r10 - 13 * r14 + 3 * r2) by lra.
  pose proof (mul_lt _ _ F11 Neg0) as T28.
  assert (Q29 : (12) * (- r10 ^ 2 + r14 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F15 Neg0) as T31.
  assert (P32 : 0 <= r2 ^ 2) by (pose proof H0; lra).
  pose proof (mul_lt _ _ F15 F15) as T34.
  pose proof (square (- r14 + 2 * r2)) as T35.
  pose proof (square (- r10 + 3 * r2)) as T36.
  assert (Q37 : (1) * (- r10 ^ 2 + r14 ^ 2 - r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T28 Q29 T31 P32 T34 T35 T36 Q37; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_bandit_capacity : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < lambda -> lambda <= K -> C >= Rmin d_max (d_max * K * T / (lambda * (D + T))) -> sqrt d_max * sqrt K * sqrt T / sqrt C <= sqrt (D * lambda + K * T).
Proof.
  intros C D K T d_max lambda H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (Rmin_or (d_max) (d_max * K * T / (lambda * (D + T)))) as M1.
  assert (S2 : 0 <= Rmin (d_max) (d_max * K * T / (lambda * (D + T)))) by pos.
  call m3 (Rmin (d_max) (d_max * K * T / (lambda * (D + T)))).
  assert (S4 : 0 <= d_max) by pos.
  root_0 r5 F6 E7 d_max.
  subst d_max.
  assert (S8 : 0 < C) by pos.
  root r9 F10 E11 C.
  subst C.
  assert (S12 : 0 < K) by pos.
  root r13 F14 E15 K.
  subst K.
  assert (S16 : 0 < T) by pos.
  root r17 F18 E19 T.
  subst T.
  assert (S20 : 0 < D * lambda + r13 ^ 2 * r17 ^ 2) by pos.
  root r21 F22 E23 (D * lambda + (r13 ^ 2) * (r17 ^ 2)).
  destruct M1 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  fraction_le (- r13 * r17 * r5 + r21 * r9) (r9).
  assert (R39 : 0 <= r21 ^ 2 - (r13 ^ 2 * r17 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V40 : 0 <= - D ^ 2 * lambda ^ 2 + 2 * D * lambda * r21 ^ 2).
  {
  numerator_le N28 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2) by lra.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H5)) (Rlt_le _ _ F22)) (Rlt_le _ _ F22)) as T32.
  assert (P35 : 0 < r13 ^ 2) by (pose proof H2; lra).
  assert (P36 : 0 < r17 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P35 P36)) H1) (Rlt_le _ _ H5)) as T37.
  assert (Q38 : (D * lambda) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T32 Neg0 T37 Q38; lra.
  }
  assert (V0 : D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2 - r13 ^ 4 * r17 ^ 4 + r21 ^ 4 = 0).
  {
  numerator_le N41 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  assert (Q42 : (D * lambda - r13 ^ 2 * r17 ^ 2 - r21 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q42; lra.
  }
  lra.
  }
  assert (R55 : 0 <= r9 - r5).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V56 : 0 <= - r5 ^ 2 + r9 ^ 2) by lra.
  numerator_le N50 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r5 ^ 2 - r9 ^ 2) by lra.
  assert (P51 : 0 <= - r5 ^ 2 + r9 ^ 2) by (pose proof (Rge_le _ _ H7); lra).
  clear - Neg P51 Neg0; lra.
  }
  assert (R68 : 0 <= r21 * r9 - (r13 * r17 * r5)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V69 : 0 <= D * lambda * r5 ^ 2 - r21 ^ 2 * r5 ^ 2 + r21 ^ 2 * r9 ^ 2).
  {
  numerator_le N58 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * lambda * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 - r21 ^ 2 * r9 ^ 2) by lra.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H5)) F6) F6) as T62.
  assert (P63 : 0 <= - r5 ^ 2 + r9 ^ 2) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (mul_le _ _ P63 (Rlt_le _ _ F22)) (Rlt_le _ _ F22)) as T65.
  clear - Neg T62 T65 Neg0; lra.
  }
  assert (V0 : - D * lambda * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 = 0).
  {
  numerator_le N70 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  assert (Q71 : (- r5 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q71; lra.
  }
  lra.
  }
  numerator_le N88 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r13 * r17 * r5 - r21 * r9) by lra.
  assert (P89 : 0 <= - r13 * r17 * r5 + r21 * r9) by (pose proof R68; lra).
  clear - Neg P89 Neg0; lra.
  }
  {
  fraction_le (- r13 * r17 * r5 + r21 * r9) (r9).
  enough (V382 : 0 <= (r21 * r9) - (r13 * r17 * r5)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V383 : 0 <= D * lambda * r5 ^ 2 - r21 ^ 2 * r5 ^ 2 + r21 ^ 2 * r9 ^ 2).
  {
  assert (R248 : 0 <= r21 ^ 2 - (D * lambda)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V249 : 0 <= - D ^ 2 * lambda ^ 2 + r21 ^ 4) by lra.
  numerator_le N234 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N235 (Rge_le _ _ H7) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N236 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D ^ 2 * lambda ^ 2 - r21 ^ 4) by lra.
  assert (P239 : 0 < r13 ^ 2) by (pose proof H2; lra).
  assert (P240 : 0 < r17 ^ 2) by (pose proof H3; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P239 P240) F22) F22) as T242.
  assert (Q243 : (r21 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P239 P240)) H1) (Rlt_le _ _ H5)) as T246.
  assert (Q247 : (D * lambda) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T242 Q243 T246 Q247; lra.
  }
  assert (R264 : 0 <= r21 ^ 2 - (r13 ^ 2 * r17 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V265 : 0 <= - D ^ 2 * lambda ^ 2 + 2 * D * lambda * r21 ^ 2).
  {
  numerator_le N253 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N254 (Rge_le _ _ H7) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N255 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2) by lra.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H5)) (Rlt_le _ _ F22)) (Rlt_le _ _ F22)) as T259.
  assert (P260 : 0 <= - D * lambda + r21 ^ 2) by (pose proof R248; lra).
  pose proof (mul_le _ _ (mul_le _ _ P260 H1) (Rlt_le _ _ H5)) as T261.
  clear - Neg T259 T261 Neg0; lra.
  }
  assert (V0 : D ^ 2 * lambda ^ 2 - 2 * D * lambda * r21 ^ 2 - r13 ^ 4 * r17 ^ 4 + r21 ^ 4 = 0).
  {
  numerator_le N266 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N267 (Rge_le _ _ H7) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N268 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  assert (Q269 : (D * lambda - r13 ^ 2 * r17 ^ 2 - r21 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q269; lra.
  }
  lra.
  }
  assert (R289 : 0 <= r13 ^ 2 - lambda).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V290 : 0 <= - lambda ^ 2 + r13 ^ 4) by lra.
  numerator_le N279 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N280 (Rge_le _ _ H7) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N281 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < lambda ^ 2 - r13 ^ 4) by lra.
  assert (P282 : 0 <= - lambda + r13 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ P282 (Rlt_le _ _ F14)) (Rlt_le _ _ F14)) as T284.
  pose proof (mul_le _ _ P282 (Rlt_le _ _ H5)) as T286.
  clear - Neg T284 T286 Neg0; lra.
  }
  assert (R358 : 0 <= r21 ^ 2 - (lambda * r17 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V359 : 0 <= - lambda ^ 2 * r17 ^ 4 + r21 ^ 4) by lra.
  numerator_le N342 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N343 (Rge_le _ _ H7) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N344 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < lambda ^ 2 * r17 ^ 4 - r21 ^ 4) by lra.
  assert (P345 : 0 <= - lambda + r13 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P345 (Rlt_le _ _ H5)) (Rlt_le _ _ F18)) (Rlt_le _ _ F18)) (Rlt_le _ _ F18)) (Rlt_le _ _ F18)) as T348.
  assert (Q349 : (lambda * r17 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H5)) (Rlt_le _ _ H5)) (Rlt_le _ _ F18)) (Rlt_le _ _ F18)) as T353.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H5)) (Rlt_le _ _ F22)) (Rlt_le _ _ F22)) as T355.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P345 (Rlt_le _ _ F18)) (Rlt_le _ _ F18)) (Rlt_le _ _ F22)) (Rlt_le _ _ F22)) as T356.
  assert (Q357 : (r21 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T348 Q349 Neg0 T353 T355 T356 Q357; lra.
  }
  numerator_le N369 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N370 (Rge_le _ _ H7) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N371 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * lambda * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 - r21 ^ 2 * r9 ^ 2) by lra.
  assert (Q374 : (- r5 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P377 : 0 < r17 ^ 2) by (pose proof H3; lra).
  assert (P378 : 0 <= - lambda + r13 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P377) P378) (Rlt_le _ _ F10)) (Rlt_le _ _ F10)) as T380.
  assert (Q381 : (r9 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg N370 Q374 Neg0 T380 Q381; lra.
  }
  assert (V0 : - D * lambda * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2 + r21 ^ 2 * r5 ^ 2 = 0).
  {
  numerator_le N384 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N385 (Rge_le _ _ H7) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N386 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  assert (Q387 : (- r5 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q387; lra.
  }
  lra.
  }
Qed.

Lemma tab_results_NCNP_known_dmax_full_capacity : forall (C : R) (D : R) (T : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 <= d_max -> 0 < lambda -> C >= d_max * T / (D + T) -> sqrt d_max * sqrt T * sqrt lambda / sqrt C <= sqrt lambda * sqrt (D + T).
Proof.
  intros C D T d_max lambda H0 H1 H2 H3 H4 H5.
  assert (S2 : 0 <= d_max) by pos.
  root_0 r3 F4 E5 d_max.
  subst d_max.
  assert (S6 : 0 < C) by pos.
  root r7 F8 E9 C.
  subst C.
  assert (S10 : 0 < T) by pos.
  root r11 F12 E13 T.
  subst T.
  assert (S14 : 0 < lambda) by pos.
  root r15 F16 E17 lambda.
  subst lambda.
  assert (S18 : 0 < D + r11 ^ 2) by pos.
  root r19 F20 E21 (D + (r11 ^ 2)).
  fraction_le (- r11 * r15 * r3 + r15 * r19 * r7) (r7).
  replace (- r11 * r15 * r3 + r15 * r19 * r7) with ((r15) * (- r11 * r3 + r19 * r7)) by ring.
  apply mul_le; [pos |].
  numerator_le N23 (Rge_le _ _ H5) (D * r7 ^ 2 - r11 ^ 2 * r3 ^ 2 + r11 ^ 2 * r7 ^ 2) (D + r11 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r11 * r3 - r19 * r7) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ F8 F20) Neg0) as T82.
  assert (Q85 : (- r3 ^ 2 + r7 ^ 2) * (- D - r11 ^ 2 + r19 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r11 * r3 + r19 * r7)) as T86.
  assert (Q87 : (r3 ^ 2) * (- D - r11 ^ 2 + r19 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T82 N23 Q85 T86 Q87; lra.
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
  pose proof (Rmin_or (d_max) (d_max * K * T / (lambda * (D + T)))) as M1.
  assert (S2 : 0 <= Rmin (d_max) (d_max * K * T / (lambda * (D + T)))) by pos.
  call m3 (Rmin (d_max) (d_max * K * T / (lambda * (D + T)))).
  assert (S4 : 0 <= d_max) by pos.
  root_0 r5 F6 E7 d_max.
  subst d_max.
  assert (S8 : 0 < C) by pos.
  root r9 F10 E11 C.
  subst C.
  assert (S12 : 0 < K) by pos.
  root r13 F14 E15 K.
  subst K.
  assert (S16 : 0 < T) by pos.
  root r17 F18 E19 T.
  subst T.
  assert (S20 : 0 < D * lambda + r13 ^ 2 * r17 ^ 2) by pos.
  root r21 F22 E23 (D * lambda + (r13 ^ 2) * (r17 ^ 2)).
  destruct M1 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  fraction_le (- r13 * r17 * r5 + r21 * r9) (r9).
  assert (R34 : 0 <= r21 * r9 - (r13 * r17 * r5)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V84 : 0 <= D * lambda * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r9 ^ 2).
  {
  numerator_le N73 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * lambda * r9 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2) by lra.
  assert (P74 : 0 < r9 ^ 2) by (pose proof H0; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P74) H1) (Rlt_le _ _ H5)) as T77.
  assert (P78 : 0 <= - r5 ^ 2 + r9 ^ 2) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P78 (Rlt_le _ _ F14)) (Rlt_le _ _ F14)) (Rlt_le _ _ F18)) (Rlt_le _ _ F18)) as T81.
  clear - Neg T77 T81 Neg0; lra.
  }
  assert (V0 : - D * lambda * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2 + r21 ^ 2 * r9 ^ 2 = 0).
  {
  numerator_le N85 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  assert (Q86 : (r9 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q86; lra.
  }
  lra.
  }
  numerator_le N67 L25 (- D * lambda * r5 ^ 2 - lambda * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r13 * r17 * r5 - r21 * r9) by lra.
  assert (P68 : 0 <= - r13 * r17 * r5 + r21 * r9) by (pose proof R34; lra).
  clear - Neg P68 Neg0; lra.
  }
  {
  fraction_le (- r13 * r17 * r5 + r21 * r9) (r9).
  assert (R96 : 0 <= r21 * r9 - (r13 * r17 * r5)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V151 : 0 <= D * lambda * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2 + r13 ^ 2 * r17 ^ 2 * r9 ^ 2).
  {
  numerator_le N140 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N141 (Rge_le _ _ H8) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N142 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * lambda * r9 ^ 2 + r13 ^ 2 * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2) by lra.
  assert (P143 : 0 <= - lambda + r13 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P143 (Rlt_le _ _ F18)) (Rlt_le _ _ F18)) (Rlt_le _ _ F10)) (Rlt_le _ _ F10)) as T146.
  clear - Neg T146 N141 Neg0; lra.
  }
  assert (V0 : - D * lambda * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r9 ^ 2 + r21 ^ 2 * r9 ^ 2 = 0).
  {
  numerator_le N152 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N153 (Rge_le _ _ H8) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N154 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  assert (Q155 : (r9 ^ 2) * (- D * lambda - r13 ^ 2 * r17 ^ 2 + r21 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q155; lra.
  }
  lra.
  }
  numerator_le N130 S2 (r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N131 (Rge_le _ _ H8) (D * lambda * r9 ^ 2 + lambda * r17 ^ 2 * r9 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  numerator_le N132 L25 (D * lambda * r5 ^ 2 + lambda * r17 ^ 2 * r5 ^ 2 - r13 ^ 2 * r17 ^ 2 * r5 ^ 2) (lambda * (D + r17 ^ 2)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r13 * r17 * r5 - r21 * r9) by lra.
  assert (P133 : 0 <= - r13 * r17 * r5 + r21 * r9) by (pose proof R96; lra).
  clear - Neg P133 Neg0; lra.
  }
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
  assert (S2 : 0 <= d_max) by pos.
  root_0 r3 F4 E5 d_max.
  subst d_max.
  assert (S6 : 0 < C) by pos.
  root r7 F8 E9 C.
  subst C.
  assert (S10 : 0 < T) by pos.
  root r11 F12 E13 T.
  subst T.
  assert (S14 : 0 < lambda) by pos.
  root r15 F16 E17 lambda.
  subst lambda.
  assert (S18 : 0 < D + r11 ^ 2) by pos.
  root r19 F20 E21 (D + (r11 ^ 2)).
  fraction_le (- r11 * r15 * r3 + r15 * r19 * r7) (r7).
  replace (- r11 * r15 * r3 + r15 * r19 * r7) with ((r15) * (- r11 * r3 + r19 * r7)) by ring.
  apply mul_le; [pos |].
  numerator_le N23 (Rge_le _ _ H8) (D * r7 ^ 2 - r11 ^ 2 * r3 ^ 2 + r11 ^ 2 * r7 ^ 2) (D + r11 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r11 * r3 - r19 * r7) by lra.
  pose proof (mul_le _ _ (mul_le _ _ F4 (Rlt_le _ _ F12)) (Rlt_le _ _ Neg0)) as T93.
  assert (Q94 : (r3 ^ 2) * (- D - r11 ^ 2 + r19 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F8 F20) Neg0) as T97.
  assert (Q100 : (- r3 ^ 2 + r7 ^ 2) * (- D - r11 ^ 2 + r19 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T93 Q94 T97 N23 Q100; lra.
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
  assert (S1 : 0 < C) by pos.
  root r2 F3 E4 C.
  subst C.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  apply Rle_ge.
  fraction_le (r2 ^ 2 * v ^ 2 - 784 * r6 ^ 2) (v ^ 2).
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
  numerator_le N27 H4 (T * r2 * v - 28 * T * r6) (r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 * v + 28 * r6) by lra.
  pose proof (mul_lt _ _ H2 Neg0) as T30.
  clear - Neg T30 N27; lra.
Qed.

Lemma tab_results_NCNP_known_dmax_sublinear : forall (C : R) (K : R) (T : R) (d_max : R) (epsilon : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < epsilon -> d_max <= T -> C >= 784 * K / epsilon ^ 2 -> 28 * sqrt d_max * sqrt K * sqrt T / sqrt C <= T * epsilon.
Proof.
  intros C K T d_max epsilon H0 H1 H2 H3 H4 H5 H6.
  assert (S2 : 0 <= d_max) by pos.
  root_0 r3 F4 E5 d_max.
  subst d_max.
  assert (S6 : 0 < C) by pos.
  root r7 F8 E9 C.
  subst C.
  assert (S10 : 0 < K) by pos.
  root r11 F12 E13 K.
  subst K.
  assert (S14 : 0 < T) by pos.
  root r15 F16 E17 T.
  subst T.
  fraction_le (epsilon * r7 * r15 ^ 2 - 28 * r11 * r15 * r3) (r7).
  enough (V19 : 0 <= (r15) * (epsilon * r15 * r7 - 28 * r11 * r3)) by lra.
  apply mul_le; [pos |].
  assert (R25 : 0 <= r15 - r3).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V81 : 0 <= r15 ^ 2 - r3 ^ 2) by lra.
  numerator_le N76 (Rge_le _ _ H6) (epsilon ^ 2 * r7 ^ 2 - 784 * r11 ^ 2) (epsilon ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r15 ^ 2 + r3 ^ 2) by lra.
  assert (P77 : 0 <= r15 ^ 2 - r3 ^ 2) by (pose proof H5; lra).
  clear - Neg P77 Neg0; lra.
  }
  numerator_le N62 (Rge_le _ _ H6) (epsilon ^ 2 * r7 ^ 2 - 784 * r11 ^ 2) (epsilon ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - epsilon * r15 * r7 + 28 * r11 * r3) by lra.
  pose proof (mul_le _ _ N62 F4) as T65.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ R25 (Rlt_le _ _ H4)) (Rlt_le _ _ H4)) (Rlt_le _ _ F8)) (Rlt_le _ _ F8)) as T69.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ R25 (Rlt_le _ _ H4)) (Rlt_le _ _ F12)) (Rlt_le _ _ F8)) as T71.
  pose proof (mul_lt _ _ (mul_lt _ _ H4 F8) Neg0) as T73.
  pose proof (mul_lt _ _ F12 Neg0) as T74.
  clear - Neg T65 T69 T71 T73 T74; lra.
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
