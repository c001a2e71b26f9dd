(* tables_2_3_6: one lemma for each claim that is proved in the chapter, refuted claims as the falsity of the claim.
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
