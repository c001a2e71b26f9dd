(* past_best: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma past_best_near_L3_full_information : forall (C : R) (K : R) (L : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < L -> 0 < T -> 0 <= d -> sqrt L * sqrt T * sqrt (d + 1) <= T -> K >= 1 -> C >= 1 -> sqrt 2 * sqrt L * sqrt (8 * d * T + T + 2 * d * T / C) / 2 <= sqrt 5 * Rmin T (sqrt L * sqrt T * sqrt (d + 1)).
Proof.
  intros C K L T d H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < d + 1) by pos.
  root r10 F11 E12 (d + 1).
  assert (S13 : 0 < 2) by pos.
  root r14 F15 E16 2.
  assert (S17 : 0 < 8 * d * r6 ^ 2 + r6 ^ 2 + 2 * d * r6 ^ 2 / C) by pos.
  root r18 F19 E20 (8 * d * (r6 ^ 2) + (r6 ^ 2) + 2 * d * (r6 ^ 2) / C).
  assert (S21 : 0 < 5) by pos.
  root r22 F23 E24 5.
  pose proof (Rmin_or ((r6 ^ 2)) (r2 * r6 * r10)) as M25.
  assert (S26 : 0 < Rmin ((r6 ^ 2)) (r2 * r6 * r10)) by pos.
  call m27 (Rmin ((r6 ^ 2)) (r2 * r6 * r10)).
  destruct M25 as [[E28 L29] | [E28 L29]]; try rewrite E28 in *.
  {
  fraction_le (- r14 * r18 * r2 / 2 + r22 * r6 ^ 2) (1).
  enough (V47 : 0 <= (r22 * r6 ^ 2) - (r14 * r18 * r2 / 2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V48 : 0 <= - r18 ^ 2 * r2 ^ 2 / 2 + 5 * r6 ^ 4).
  {
  numerator_eq N32 E20 (- 8 * C * d * r6 ^ 2 + C * r18 ^ 2 - C * r6 ^ 2 - 2 * d * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r18 ^ 2 * r2 ^ 2 / 2 - 5 * r6 ^ 4) by lra.
  assert (P33 : 0 <= - r10 * r2 * r6 + r6 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P33 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T34.
  assert (P35 : 0 <= C - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P35 (Rlt_le _ _ F19)) (Rlt_le _ _ F19)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T36.
  assert (P37 : 0 < r2 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P37 F7) F7) as T38.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P33 (Rlt_le _ _ H0)) (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T39.
  assert (Q40 : (- C * r2 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q41 : (- r2 ^ 2) * (- 8 * C * d * r6 ^ 2 + C * r18 ^ 2 - C * r6 ^ 2 - 2 * d * r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P33 (Rlt_le _ _ H0)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T42.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P33 (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T43.
  assert (Q44 : (- r2 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T45.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 F3) F3) F7) F7) as T46.
  clear - Neg T34 T36 Neg0 T38 T39 Q40 Q41 T42 T43 Q44 T45 T46; lra.
  }
  assert (V0 : - r14 ^ 2 * r18 ^ 2 * r2 ^ 2 / 4 + r18 ^ 2 * r2 ^ 2 / 2 + r22 ^ 2 * r6 ^ 4 - 5 * r6 ^ 4 = 0).
  {
  numerator_eq N49 E20 (- 8 * C * d * r6 ^ 2 + C * r18 ^ 2 - C * r6 ^ 2 - 2 * d * r6 ^ 2) (C).
  assert (Q50 : (- r18 ^ 2 * r2 ^ 2 / 4) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q51 : (r6 ^ 4) * (r22 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Q50 Q51; lra.
  }
  lra.
  }
  {
  fraction_le (r10 * r2 * r22 * r6 - r14 * r18 * r2 / 2) (1).
  enough (V53 : 0 <= (r2) * (r10 * r22 * r6 - r14 * r18 / 2)) by lra.
  apply mul_le; [pos |].
  assert (R86 : 0 <= 2 * r10 * r22 * r6 - (r14 * r18)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V109 : 0 <= 20 * d * r6 ^ 2 - 2 * r18 ^ 2 + 20 * r6 ^ 2).
  {
  numerator_eq N102 E20 (- 8 * C * d * r6 ^ 2 + C * r18 ^ 2 - C * r6 ^ 2 - 2 * d * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 20 * d * r6 ^ 2 + 2 * r18 ^ 2 - 20 * r6 ^ 2) by lra.
  assert (P103 : 0 < r6 ^ 2) by (pose proof H3; lra).
  assert (P104 : 0 <= C - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (mul_le _ _ P104 (Rlt_le _ _ F19)) (Rlt_le _ _ F19)) as T105.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F7) F7) as T106.
  pose proof (mul_lt _ _ H0 Neg0) as T107.
  assert (Q108 : (- 20) * (- 8 * C * d * r6 ^ 2 + C * r18 ^ 2 - C * r6 ^ 2 - 2 * d * r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg P103 T105 Neg0 T106 T107 Q108; lra.
  }
  assert (V0 : - 20 * d * r6 ^ 2 + 4 * r10 ^ 2 * r22 ^ 2 * r6 ^ 2 - r14 ^ 2 * r18 ^ 2 + 2 * r18 ^ 2 - 20 * r6 ^ 2 = 0).
  {
  numerator_eq N110 E20 (- 8 * C * d * r6 ^ 2 + C * r18 ^ 2 - C * r6 ^ 2 - 2 * d * r6 ^ 2) (C).
  assert (Q111 : (4 * r22 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q112 : (- r18 ^ 2) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q113 : (4 * d * r6 ^ 2 + 4 * r6 ^ 2) * (r22 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Q111 Q112 Q113; lra.
  }
  lra.
  }
  numerator_eq N95 E20 (- 8 * C * d * r6 ^ 2 + C * r18 ^ 2 - C * r6 ^ 2 - 2 * d * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 * r22 * r6 + r14 * r18 / 2) by lra.
  assert (P96 : 0 <= 2 * r10 * r22 * r6 - r14 * r18) by (pose proof R86; lra).
  pose proof (mul_le _ _ P96 (Rlt_le _ _ F23)) as T97.
  assert (Q98 : (2 * r10 * r6) * (r22 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F23 Neg0) as T99.
  assert (Q100 : (- r10 * r6) * (r22 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Neg T97 Q98 T99 Q100; lra.
  }
Qed.

Lemma past_best_near_B1_full_information__lemma_1 : forall (C : R) (N : R) (T : R) (b : R) (d : R), 0 < C -> 0 < N -> 0 < T -> 0 < b -> 0 <= d -> C >= 2 -> b <= T -> (C - 1) * (b - 1) <= d -> b * (N - 1) <= T -> b <= 1 + 2 * d / C.
Proof.
  intros C N T b d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  fraction_le (- C * b + C + 2 * d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * b - C - 2 * d) by lra.
  assert (P1 : 0 <= C - 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ P1 (Rlt_le _ _ Neg0)) as T2.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P1 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) H4) as T3.
  assert (P4 : 0 <= - C * b + C + b + d - 1) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P4 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) as T5.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P1 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ Neg0)) as T6.
  pose proof (mul_le _ _ (mul_le _ _ P1 (Rlt_le _ _ H0)) (Rlt_le _ _ Neg0)) as T7.
  clear - Neg Neg0 T2 T3 T5 T6 T7; lra.
Qed.

Lemma past_best_near_B1_full_information__lemma_2 : forall (C : R) (N : R) (T : R) (b : R) (d : R), 0 < C -> 0 < N -> 0 < T -> 0 < b -> 0 <= d -> C >= 2 -> b <= T -> (C - 1) * (b - 1) <= d -> b * (N - 1) <= T -> N * b <= 2 * T.
Proof.
  intros C N T b d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (past_best_near_B1_full_information__lemma_1 C N T b d shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma past_best_near_B1_full_information__lemma_3 : forall (C : R) (N : R) (T : R) (b : R) (d : R), 0 < C -> 0 < N -> 0 < T -> 0 < b -> 0 <= d -> C >= 2 -> b <= T -> (C - 1) * (b - 1) <= d -> b * (N - 1) <= T -> b * sqrt N <= 2 * sqrt T * sqrt (1 + d / C).
Proof.
  intros C N T b d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (past_best_near_B1_full_information__lemma_1 C N T b d shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (past_best_near_B1_full_information__lemma_2 C N T b d shown shown shown shown shown shown shown shown shown) as K1.
  assert (S1 : 0 < N) by pos.
  root r2 F3 E4 N.
  subst N.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < 1 + d / C) by pos.
  root r10 F11 E12 (1 + d / C).
  fraction_le (- b * r2 + 2 * r10 * r6) (1).
  enough (V201 : 0 <= (2 * r10 * r6) - (b * r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V202 : 0 <= - b ^ 2 * r2 ^ 2 + 4 * r10 ^ 2 * r6 ^ 2) by lra.
  enough (V98 : 0 <= (b * r2 + 2 * r10 * r6) * (- b * r2 + 2 * r10 * r6)) by lra.
  apply mul_le; [pos |].
  enough (V199 : 0 <= (2 * r10 * r6) - (b * r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V200 : 0 <= - b ^ 2 * r2 ^ 2 + 4 * r10 ^ 2 * r6 ^ 2) by lra.
  enough (V184 : 0 <= (b * r2 + 2 * r10 * r6) * (- b * r2 + 2 * r10 * r6)) by lra.
  apply mul_le; [pos |].
  numerator_le N185 K0 (- C * b + C + 2 * d) (C).
  numerator_eq N186 E12 (C * r10 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b * r2 - 2 * r10 * r6) by lra.
  assert (P187 : 0 <= C - 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ (mul_le _ _ P187 (Rlt_le _ _ H3)) (Rlt_le _ _ F3)) as T188.
  pose proof (mul_lt _ _ F7 F11) as T189.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P187 (Rlt_le _ _ H0)) (Rlt_le _ _ H3)) (Rlt_le _ _ F3)) as T190.
  assert (P191 : 0 <= - b + r6 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P191 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ F3)) as T192.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N185 (Rlt_le _ _ H0)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T193.
  assert (P194 : 0 <= - b * r2 ^ 2 + 2 * r6 ^ 2) by (pose proof K1; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P194 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H3)) (Rlt_le _ _ F3)) as T195.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) F11) F3) F7) Neg0) as T196.
  assert (Q197 : (- 2 * C * r2 * r6 ^ 2) * (C * r10 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H3) F3) F3) Neg0) as T198.
  clear - Neg T188 T189 Neg0 T190 T192 T193 T195 T196 Q197 T198; lra.
Qed.

Lemma past_best_near_B1_full_information : forall (C : R) (K : R) (L : R) (N : R) (T : R) (V : R) (b : R) (d : R), 0 < C -> 0 < K -> 0 < L -> 0 < N -> 0 < T -> 0 <= V -> 0 < b -> 0 <= d -> sqrt L * sqrt T * sqrt (d + 1) <= T -> K >= 1 -> C >= 1 -> V <= d * T -> C >= 2 -> b <= T -> (C - 1) * (b - 1) <= d -> b * (N - 1) <= T -> sqrt L * sqrt (N * b ^ 2 + 8 * V) <= sqrt 10 * Rmin T (sqrt L * sqrt T * sqrt (d + 1)).
Proof.
  intros C K L N T V b d H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15.
  pose proof (past_best_near_B1_full_information__lemma_1 C N T b d shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (past_best_near_B1_full_information__lemma_2 C N T b d shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (past_best_near_B1_full_information__lemma_3 C N T b d shown shown shown shown shown shown shown shown shown) as K2.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < d + 1) by pos.
  root r10 F11 E12 (d + 1).
  assert (S13 : 0 < N) by pos.
  root r14 F15 E16 N.
  subst N.
  assert (S17 : 0 < 1 + d / C) by pos.
  root r18 F19 E20 (1 + d / C).
  assert (S21 : 0 < 8 * V + b ^ 2 * r14 ^ 2) by pos.
  root r22 F23 E24 ((r14 ^ 2) * b ^ 2 + 8 * V).
  assert (S25 : 0 < 10) by pos.
  root r26 F27 E28 10.
  pose proof (Rmin_or ((r6 ^ 2)) (r2 * r6 * r10)) as M29.
  assert (S30 : 0 < Rmin ((r6 ^ 2)) (r2 * r6 * r10)) by pos.
  call m31 (Rmin ((r6 ^ 2)) (r2 * r6 * r10)).
  destruct M29 as [[E32 L33] | [E32 L33]]; try rewrite E32 in *.
  {
  fraction_le (- r2 * r22 + r26 * r6 ^ 2) (1).
  enough (V76 : 0 <= (r26 * r6 ^ 2) - (r2 * r22)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V77 : 0 <= - 8 * V * r2 ^ 2 - b ^ 2 * r14 ^ 2 * r2 ^ 2 + 10 * r6 ^ 4).
  {
  numerator_le N38 K0 (- C * b + C + 2 * d) (C).
  numerator_eq N39 E20 (C * r18 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 8 * V * r2 ^ 2 + b ^ 2 * r14 ^ 2 * r2 ^ 2 - 10 * r6 ^ 4) by lra.
  assert (P40 : 0 < r6 ^ 2) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P40 F7) F7) as T41.
  assert (P42 : 0 <= - r10 * r2 * r6 + r6 ^ 2) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P42 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T43.
  assert (P44 : 0 <= - V + d * r6 ^ 2) by (pose proof H11; lra).
  pose proof (mul_le _ _ (mul_le _ _ P44 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T45.
  assert (P46 : 0 <= C - 2) by (pose proof (Rge_le _ _ H12); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P46 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T47.
  assert (P48 : 0 < r2 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P48 F7) F7) as T49.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P40 H6) F7) F7) as T50.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P42 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T51.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P42 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T52.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P42 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T53.
  assert (Q54 : (- C * b * r2 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P42 (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T55.
  assert (Q56 : (- r2 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P44 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T57.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P44 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T58.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P46 (Rlt_le _ _ H0)) H5) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T59.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P46 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T60.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P46 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T61.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P46 H5) (Rlt_le _ _ H6)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T62.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N38 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T63.
  assert (P64 : 0 <= - b * r14 ^ 2 + 2 * r6 ^ 2) by (pose proof K1; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P64 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) H7) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T65.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P64 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T66.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P64 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T67.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H6) Neg0) as T68.
  pose proof (mul_lt _ _ H6 Neg0) as T69.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H6) H6) Neg0) as T70.
  assert (P71 : 0 <= r10 * r2 * r6 - r6 ^ 2) by (pose proof L33; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P42 P71) (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T72.
  assert (Q73 : (- C ^ 2 * b ^ 2 * r2 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P74 : 0 <= C - 1) by (pose proof (Rge_le _ _ H10); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P74 P44) (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T75.
  clear - Neg T41 T43 T45 T47 Neg0 T49 T50 T51 T52 T53 Q54 T55 Q56 T57 T58 T59 T60 T61 T62 T63 T65 T66 T67 T68 T69 T70 T72 Q73 T75; lra.
  }
  assert (V0 : 8 * V * r2 ^ 2 + b ^ 2 * r14 ^ 2 * r2 ^ 2 - r2 ^ 2 * r22 ^ 2 + r26 ^ 2 * r6 ^ 4 - 10 * r6 ^ 4 = 0).
  {
  numerator_le N78 K0 (- C * b + C + 2 * d) (C).
  numerator_eq N79 E20 (C * r18 ^ 2 - C - d) (C).
  assert (Q80 : (- r2 ^ 2) * (- 8 * V - b ^ 2 * r14 ^ 2 + r22 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q81 : (r6 ^ 4) * (r26 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  clear - Q80 Q81; lra.
  }
  lra.
  }
  {
  fraction_le (r10 * r2 * r26 * r6 - r2 * r22) (1).
  enough (V84 : 0 <= (r2) * (r10 * r26 * r6 - r22)) by lra.
  apply mul_le; [pos |].
  enough (V145 : 0 <= (r10 * r26 * r6) - (r22)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V146 : 0 <= - 8 * V - b ^ 2 * r14 ^ 2 + 10 * d * r6 ^ 2 + 10 * r6 ^ 2).
  {
  numerator_le N133 K0 (- C * b + C + 2 * d) (C).
  numerator_eq N134 E20 (C * r18 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 8 * V + b ^ 2 * r14 ^ 2 - 10 * d * r6 ^ 2 - 10 * r6 ^ 2) by lra.
  assert (P135 : 0 < r6 ^ 2) by (pose proof H4; lra).
  assert (P136 : 0 <= - V + d * r6 ^ 2) by (pose proof H11; lra).
  assert (P137 : 0 <= C - 2) by (pose proof (Rge_le _ _ H12); lra).
  pose proof (mul_le _ _ P137 H5) as T138.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P137 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T139.
  pose proof (mul_le _ _ (mul_le _ _ N133 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T140.
  pose proof (mul_le _ _ P136 (Rlt_le _ _ H0)) as T141.
  assert (P142 : 0 <= - b * r14 ^ 2 + 2 * r6 ^ 2) by (pose proof K1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P142 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) as T143.
  pose proof (mul_lt _ _ H0 Neg0) as T144.
  clear - Neg P135 P136 T138 T139 T140 Neg0 T141 T143 T144; lra.
  }
  assert (V0 : 8 * V + b ^ 2 * r14 ^ 2 - 10 * d * r6 ^ 2 + r10 ^ 2 * r26 ^ 2 * r6 ^ 2 - r22 ^ 2 - 10 * r6 ^ 2 = 0).
  {
  numerator_le N147 K0 (- C * b + C + 2 * d) (C).
  numerator_eq N148 E20 (C * r18 ^ 2 - C - d) (C).
  assert (Q149 : (r26 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q150 : (- 1) * (- 8 * V - b ^ 2 * r14 ^ 2 + r22 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q151 : (d * r6 ^ 2 + r6 ^ 2) * (r26 ^ 2 - 10) = 0) by (apply mul_zero; lra).
  clear - Q149 Q150 Q151; lra.
  }
  lra.
  }
Qed.

Lemma past_best_near_L7_full_information : forall (C : R) (K : R) (L : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < L -> 0 < T -> 0 <= d -> sqrt L * sqrt T * sqrt (d + 1) <= T -> K >= 1 -> C >= 1 -> sqrt L * sqrt (12 * d * T + T + 8 * d * T / C) <= 2 * sqrt 5 * Rmin T (sqrt L * sqrt T * sqrt (d + 1)).
Proof.
  intros C K L T d H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < d + 1) by pos.
  root r10 F11 E12 (d + 1).
  assert (S13 : 0 < 12 * d * r6 ^ 2 + r6 ^ 2 + 8 * d * r6 ^ 2 / C) by pos.
  root r14 F15 E16 (12 * d * (r6 ^ 2) + (r6 ^ 2) + 8 * d * (r6 ^ 2) / C).
  assert (S17 : 0 < 5) by pos.
  root r18 F19 E20 5.
  pose proof (Rmin_or ((r6 ^ 2)) (r2 * r6 * r10)) as M21.
  assert (S22 : 0 < Rmin ((r6 ^ 2)) (r2 * r6 * r10)) by pos.
  call m23 (Rmin ((r6 ^ 2)) (r2 * r6 * r10)).
  destruct M21 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  fraction_le (- r14 * r2 + 2 * r18 * r6 ^ 2) (1).
  enough (V43 : 0 <= (2 * r18 * r6 ^ 2) - (r14 * r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V44 : 0 <= - r14 ^ 2 * r2 ^ 2 + 20 * r6 ^ 4).
  {
  numerator_eq N28 E16 (- 12 * C * d * r6 ^ 2 + C * r14 ^ 2 - C * r6 ^ 2 - 8 * d * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r14 ^ 2 * r2 ^ 2 - 20 * r6 ^ 4) by lra.
  assert (P29 : 0 <= - r10 * r2 * r6 + r6 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T30.
  assert (P31 : 0 <= C - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P31 (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T32.
  assert (P33 : 0 < r2 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P33 F7) F7) as T34.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ H0)) (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T35.
  assert (Q36 : (- C * r2 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q37 : (- r2 ^ 2) * (- 12 * C * d * r6 ^ 2 + C * r14 ^ 2 - C * r6 ^ 2 - 8 * d * r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ H0)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T38.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T39.
  assert (Q40 : (- r2 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T41.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 F3) F3) F7) F7) as T42.
  clear - Neg T30 T32 Neg0 T34 T35 Q36 Q37 T38 T39 Q40 T41 T42; lra.
  }
  assert (V0 : 4 * r18 ^ 2 * r6 ^ 4 - 20 * r6 ^ 4 = 0).
  {
  numerator_eq N45 E16 (- 12 * C * d * r6 ^ 2 + C * r14 ^ 2 - C * r6 ^ 2 - 8 * d * r6 ^ 2) (C).
  assert (Q46 : (4 * r6 ^ 4) * (r18 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Q46; lra.
  }
  lra.
  }
  {
  fraction_le (2 * r10 * r18 * r2 * r6 - r14 * r2) (1).
  enough (V48 : 0 <= (r2) * (2 * r10 * r18 * r6 - r14)) by lra.
  apply mul_le; [pos |].
  enough (V113 : 0 <= (2 * r10 * r18 * r6) - (r14)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V114 : 0 <= 20 * d * r6 ^ 2 - r14 ^ 2 + 20 * r6 ^ 2).
  {
  numerator_eq N106 E16 (- 12 * C * d * r6 ^ 2 + C * r14 ^ 2 - C * r6 ^ 2 - 8 * d * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 20 * d * r6 ^ 2 + r14 ^ 2 - 20 * r6 ^ 2) by lra.
  assert (P107 : 0 < r6 ^ 2) by (pose proof H3; lra).
  assert (P108 : 0 <= C - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (mul_le _ _ P108 (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T109.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F7) F7) as T110.
  pose proof (mul_lt _ _ H0 Neg0) as T111.
  assert (Q112 : (- 20) * (- 12 * C * d * r6 ^ 2 + C * r14 ^ 2 - C * r6 ^ 2 - 8 * d * r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg P107 T109 Neg0 T110 T111 Q112; lra.
  }
  assert (V0 : - 20 * d * r6 ^ 2 + 4 * r10 ^ 2 * r18 ^ 2 * r6 ^ 2 - 20 * r6 ^ 2 = 0).
  {
  numerator_eq N115 E16 (- 12 * C * d * r6 ^ 2 + C * r14 ^ 2 - C * r6 ^ 2 - 8 * d * r6 ^ 2) (C).
  assert (Q116 : (4 * r18 ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q117 : (4 * d * r6 ^ 2 + 4 * r6 ^ 2) * (r18 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Q116 Q117; lra.
  }
  lra.
  }
Qed.

Lemma past_best_printed_parameters_bandit : forall (C : R) (D : R) (K : R) (L : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < T -> D * sqrt L / sqrt (D + T) + sqrt L * sqrt (D + T) + D * rpow K (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) + 3 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = sqrt L * sqrt (D + T) * (D / (D + T) + 1) + rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) * (D / (D + T) + 3) / rpow C (1 / 3).
Proof.
  intros C D K L T H0 H1 H2 H3 H4.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < D + T) by pos.
  assert (F7 : 0 < rpow (D + T) (1 / 6)) by (apply rpow_pos; lra).
  assert (E8 : D + T = (rpow (D + T) (1 / 6)) ^ 6) by root_powers.
  assert (E10 : rpow (D + T) (1 / 3) = (rpow (D + T) (1 / 6)) ^ 2) by root_powers.
  assert (E12 : sqrt (D + T) = (rpow (D + T) (1 / 6)) ^ 3) by root_powers.
  assert (E14 : rpow (D + T) (2 / 3) = (rpow (D + T) (1 / 6)) ^ 4) by root_powers.
  call r6 (rpow (D + T) (1 / 6)).
  call q9 (rpow (D + T) (1 / 3)).
  subst q9.
  call q11 (sqrt (D + T)).
  subst q11.
  call q13 (rpow (D + T) (2 / 3)).
  subst q13.
  assert (S15 : 0 < C) by pos.
  assert (F17 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  call r16 (rpow C (1 / 3)).
  subst C.
  assert (S19 : 0 < K) by pos.
  assert (F21 : 0 < rpow K (1 / 3)) by (apply rpow_pos; lra).
  assert (E22 : K = (rpow K (1 / 3)) ^ 3) by root_powers.
  call r20 (rpow K (1 / 3)).
  subst K.
  assert (S23 : 0 < T) by pos.
  assert (F25 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E26 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r24 (rpow T (1 / 3)).
  subst T.
  fraction_eq (- r16 * r2 * r6 * D ^ 2 - r20 * r24 * D ^ 2 - D * r16 * r2 * r6 * r24 ^ 3 + D * r16 * r2 * r6 ^ 7 - D * r20 * r24 ^ 4 + D * r20 * r24 * r6 ^ 6) (r16 * r6 ^ 4 * (D + r24 ^ 3)).
  assert (Q27 : (- D * r16 * r2 * r6 - D * r20 * r24) * (- D - r24 ^ 3 + r6 ^ 6) = 0) by (apply mul_zero; lra).
  clear - Q27; lra.
Qed.

Lemma past_best_printed_parameters_full_information : forall (C : R) (D : R) (L : R) (T : R), 0 < C -> 0 <= D -> 0 < L -> 0 < T -> D * rpow C (1 / 3) * rpow L (2 / 3) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) + D * rpow L (1 / 3) * rpow T (1 / 3) / (rpow C (1 / 3) * rpow (D + T) (2 / 3)) + 2 * rpow L (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3) = D * rpow C (1 / 3) * rpow L (2 / 3) / (rpow T (1 / 3) * rpow (D + T) (1 / 3)) + rpow L (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) * (D / (D + T) + 2) / rpow C (1 / 3).
Proof.
  intros C D L T H0 H1 H2 H3.
  assert (S1 : 0 < C) by pos.
  assert (F3 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  call r2 (rpow C (1 / 3)).
  subst C.
  assert (S5 : 0 < L) by pos.
  assert (F7 : 0 < rpow L (1 / 3)) by (apply rpow_pos; lra).
  assert (E8 : L = (rpow L (1 / 3)) ^ 3) by root_powers.
  assert (E10 : rpow L (2 / 3) = (rpow L (1 / 3)) ^ 2) by root_powers.
  call r6 (rpow L (1 / 3)).
  call q9 (rpow L (2 / 3)).
  subst q9.
  subst L.
  assert (S11 : 0 < T) by pos.
  assert (F13 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E14 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r12 (rpow T (1 / 3)).
  subst T.
  assert (S15 : 0 < D + r12 ^ 3) by pos.
  assert (F17 : 0 < rpow (D + (r12 ^ 3)) (1 / 3)) by (apply rpow_pos; lra).
  assert (E18 : D + (r12 ^ 3) = (rpow (D + (r12 ^ 3)) (1 / 3)) ^ 3) by root_powers.
  assert (E20 : rpow (D + (r12 ^ 3)) (2 / 3) = (rpow (D + (r12 ^ 3)) (1 / 3)) ^ 2) by root_powers.
  call r16 (rpow (D + (r12 ^ 3)) (1 / 3)).
  call q19 (rpow (D + (r12 ^ 3)) (2 / 3)).
  subst q19.
  fraction_eq (- r12 * r6 * D ^ 2 - D * r6 * r12 ^ 4 + D * r12 * r6 * r16 ^ 3) (r2 * r16 ^ 2 * (D + r12 ^ 3)).
  assert (Q21 : (D * r12 * r6) * (- D - r12 ^ 3 + r16 ^ 3) = 0) by (apply mul_zero; lra).
  clear - Q21; lra.
Qed.

Lemma past_best_printed_clairvoyant_bandit : forall (D : R) (K : R) (L : R) (T : R) (W : R) (delta : R) (kappa : R), 0 <= D -> 0 < K -> 0 < L -> 0 < T -> 0 < W -> 0 < delta -> 0 < kappa -> W <= T + kappa * (D + T) -> 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt W + T * delta <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + kappa * (D + T)) + T * delta.
Proof.
  intros D K L T W delta kappa H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 <= D) by pos.
  root_0 r2 F3 E4 D.
  subst D.
  assert (S5 : 0 < L) by pos.
  root r6 F7 E8 L.
  subst L.
  assert (S9 : 0 < K) by pos.
  root r10 F11 E12 K.
  subst K.
  assert (S13 : 0 < W) by pos.
  root r14 F15 E16 W.
  subst W.
  assert (S17 : 0 < T + kappa * (T + r2 ^ 2)) by pos.
  root r18 F19 E20 (T + kappa * ((r2 ^ 2) + T)).
  fraction_le (- 4 * r10 * r14 + 4 * r10 * r18) (1).
  enough (V21 : 0 <= (r10) * (- 4 * r14 + 4 * r18)) by lra.
  apply mul_le; [pos |].
  assert (R26 : 0 <= r18 - r14).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V64 : 0 <= T * kappa + T + kappa * r2 ^ 2 - r14 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T * kappa - T - kappa * r2 ^ 2 + r14 ^ 2) by lra.
  assert (P63 : 0 <= T * kappa + T + kappa * r2 ^ 2 - r14 ^ 2) by (pose proof H7; lra).
  clear - Neg P63 Neg0; lra.
  }
  assert (V0 : - T * kappa - T - kappa * r2 ^ 2 + r18 ^ 2 = 0).
  {
  assert (Q65 : (1) * (- T * kappa - T - kappa * r2 ^ 2 + r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q65; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r14 - 4 * r18) by lra.
  assert (P62 : 0 <= - r14 + r18) by (pose proof R26; lra).
  clear - Neg P62 Neg0; lra.
Qed.

Lemma past_best_printed_clairvoyant_full_information : forall (D : R) (L : R) (T : R) (W : R) (delta : R) (kappa : R), 0 <= D -> 0 < L -> 0 < T -> 0 < W -> 0 < delta -> 0 < kappa -> W <= T + kappa * (D + T) -> 3 * sqrt L * sqrt (D + W) + T * delta <= 3 * sqrt L * sqrt (kappa + 1) * sqrt (D + T) + T * delta.
Proof.
  intros D L T W delta kappa H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < D + W) by pos.
  root r6 F7 E8 (D + W).
  assert (S9 : 0 < kappa + 1) by pos.
  root r10 F11 E12 (kappa + 1).
  assert (S13 : 0 < D + T) by pos.
  root r14 F15 E16 (D + T).
  fraction_le (3 * r10 * r14 * r2 - 3 * r2 * r6) (1).
  enough (V17 : 0 <= (r2) * (3 * r10 * r14 - 3 * r6)) by lra.
  apply mul_le; [pos |].
  assert (R23 : 0 <= r10 * r14 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V60 : 0 <= D * kappa + T * kappa + T - W).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * kappa - T * kappa - T + W) by lra.
  assert (P59 : 0 <= D * kappa + T * kappa + T - W) by (pose proof H6; lra).
  clear - Neg P59 Neg0; lra.
  }
  assert (V0 : - D * kappa - T * kappa - T + W + r10 ^ 2 * r14 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q61 : (- 1) * (- D - W + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q62 : (r14 ^ 2) * (- kappa + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q63 : (kappa + 1) * (- D - T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q61 Q62 Q63; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r10 * r14 + 3 * r6) by lra.
  assert (P58 : 0 <= r10 * r14 - r6) by (pose proof R23; lra).
  clear - Neg P58 Neg0; lra.
Qed.

Lemma past_best_printed_known_bandit : forall (C : R) (D : R) (K : R) (L : R) (T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < T -> sqrt L * sqrt (D + T) * (D / (D + T) + 1) + rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) * (D / (D + T) + 3) / rpow C (1 / 3) <= 2 * sqrt L * sqrt (D + T) + 4 * rpow K (1 / 3) * rpow T (1 / 3) * rpow (D + T) (1 / 3) / rpow C (1 / 3).
Proof.
  intros C D K L T H0 H1 H2 H3 H4.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < D + T) by pos.
  assert (F7 : 0 < rpow (D + T) (1 / 6)) by (apply rpow_pos; lra).
  assert (E8 : D + T = (rpow (D + T) (1 / 6)) ^ 6) by root_powers.
  assert (E10 : rpow (D + T) (1 / 3) = (rpow (D + T) (1 / 6)) ^ 2) by root_powers.
  assert (E12 : sqrt (D + T) = (rpow (D + T) (1 / 6)) ^ 3) by root_powers.
  call r6 (rpow (D + T) (1 / 6)).
  call q9 (rpow (D + T) (1 / 3)).
  subst q9.
  call q11 (sqrt (D + T)).
  subst q11.
  assert (S13 : 0 < C) by pos.
  assert (F15 : 0 < rpow C (1 / 3)) by (apply rpow_pos; lra).
  assert (E16 : C = (rpow C (1 / 3)) ^ 3) by root_powers.
  call r14 (rpow C (1 / 3)).
  subst C.
  assert (S17 : 0 < K) by pos.
  assert (F19 : 0 < rpow K (1 / 3)) by (apply rpow_pos; lra).
  assert (E20 : K = (rpow K (1 / 3)) ^ 3) by root_powers.
  call r18 (rpow K (1 / 3)).
  subst K.
  assert (S21 : 0 < T) by pos.
  assert (F23 : 0 < rpow T (1 / 3)) by (apply rpow_pos; lra).
  assert (E24 : T = (rpow T (1 / 3)) ^ 3) by root_powers.
  call r22 (rpow T (1 / 3)).
  subst T.
  fraction_le (r14 * r2 * r22 ^ 3 * r6 ^ 3 + r18 * r22 ^ 4 * r6 ^ 2) (r14 * (D + r22 ^ 3)).
  pos.
Qed.

Lemma past_best_printed_batches_bandit : forall (D : R) (K : R) (L : R) (N : R) (T : R) (b : R), 0 <= D -> 0 < K -> 0 < L -> 0 < N -> 0 < T -> 0 < b -> N * b <= 2 * T -> L <= K -> 4 * b * sqrt K * sqrt N + 3 * sqrt L * sqrt (D + N * b ^ 2) <= 3 * sqrt D * sqrt L + 14 * sqrt K * sqrt T * sqrt b.
Proof.
  intros D K L N T b H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < D + N * b ^ 2) by pos.
  root r6 F7 E8 (D + N * b ^ 2).
  assert (S9 : 0 < K) by pos.
  root r10 F11 E12 K.
  subst K.
  assert (S13 : 0 < N) by pos.
  root r14 F15 E16 N.
  subst N.
  assert (S17 : 0 <= D) by pos.
  root_0 r18 F19 E20 D.
  subst D.
  assert (S21 : 0 < T) by pos.
  root r22 F23 E24 T.
  subst T.
  assert (S25 : 0 < b) by pos.
  root r26 F27 E28 b.
  subst b.
  fraction_le (- 4 * r10 * r14 * r26 ^ 2 + 14 * r10 * r22 * r26 + 3 * r18 * r2 - 3 * r2 * r6) (1).
  assert (R29 : 0 <= r14 * r26 ^ 2 + r18 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V77 : 0 <= 2 * r14 * r18 * r26 ^ 2) by pos.
  assert (V0 : r14 ^ 2 * r26 ^ 4 + r18 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q78 : (1) * (- r14 ^ 2 * r26 ^ 4 - r18 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q78; lra.
  }
  lra.
  }
  assert (R33 : 0 <= r10 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V80 : 0 <= r10 ^ 2 - r2 ^ 2) by lra.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 ^ 2 + r2 ^ 2) by lra.
  assert (P79 : 0 <= r10 ^ 2 - r2 ^ 2) by (pose proof H7; lra).
  clear - Neg P79 Neg0; lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r10 * r14 * r26 ^ 2 - 14 * r10 * r22 * r26 - 3 * r18 * r2 + 3 * r2 * r6) by lra.
  assert (P81 : 0 < r10 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P81 F23) F23) F27) as T82.
  assert (P83 : 0 <= - r14 ^ 2 * r26 ^ 2 + 2 * r22 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P83 (Rlt_le _ _ F11)) (Rlt_le _ _ F11)) (Rlt_le _ _ F27)) as T84.
  assert (P85 : 0 <= r14 * r26 ^ 2 + r18 - r6) by (pose proof R29; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P85 (Rlt_le _ _ F11)) (Rlt_le _ _ F15)) (Rlt_le _ _ F3)) (Rlt_le _ _ F27)) as T86.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P85 (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F23)) as T87.
  assert (P88 : 0 <= r10 - r2) by (pose proof R33; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P88 (Rlt_le _ _ F11)) (Rlt_le _ _ F15)) (Rlt_le _ _ F23)) (Rlt_le _ _ F27)) (Rlt_le _ _ F27)) as T89.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P88 (Rlt_le _ _ F11)) (Rlt_le _ _ F23)) (Rlt_le _ _ F23)) (Rlt_le _ _ F27)) as T90.
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F23) Neg0) as T91.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ F11 F15) F27) Neg0) as T92.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P83 (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F27)) as T93.
  clear - Neg T82 T84 T86 T87 T89 T90 T91 T92 T93; lra.
Qed.

Lemma past_best_printed_batches_full_information : forall (D : R) (K : R) (L : R) (N : R) (T : R) (b : R), 0 <= D -> 0 < K -> 0 < L -> 0 < N -> 0 < T -> 0 < b -> N * b <= 2 * T -> L <= K -> 3 * sqrt L * sqrt (D + 2 * N * b ^ 2) <= 3 * sqrt D * sqrt L + 12 * sqrt L * sqrt T * sqrt b.
Proof.
  intros D K L N T b H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < D + 2 * N * b ^ 2) by pos.
  root r6 F7 E8 (D + 2 * N * b ^ 2).
  assert (S9 : 0 <= D) by pos.
  root_0 r10 F11 E12 D.
  subst D.
  assert (S13 : 0 < T) by pos.
  root r14 F15 E16 T.
  subst T.
  assert (S17 : 0 < b) by pos.
  root r18 F19 E20 b.
  subst b.
  fraction_le (3 * r10 * r2 + 12 * r14 * r18 * r2 - 3 * r2 * r6) (1).
  enough (V21 : 0 <= (r2) * (3 * r10 + 12 * r14 * r18 - 3 * r6)) by lra.
  apply mul_le; [pos |].
  assert (R22 : 0 <= r6 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V72 : 0 <= 2 * N * r18 ^ 4) by pos.
  assert (V0 : - 2 * N * r18 ^ 4 - r10 ^ 2 + r6 ^ 2 = 0).
  {
  assert (Q73 : (- 1) * (- 2 * N * r18 ^ 4 - r10 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q73; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r10 - 12 * r14 * r18 + 3 * r6) by lra.
  assert (P62 : 0 < r14 ^ 2) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P62 F19) F19) as T63.
  assert (P64 : 0 <= - N * r18 ^ 2 + 2 * r14 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ P64 (Rlt_le _ _ F19)) (Rlt_le _ _ F19)) as T65.
  pose proof (mul_le _ _ (mul_le _ _ F11 (Rlt_le _ _ F15)) (Rlt_le _ _ F19)) as T66.
  assert (P67 : 0 <= - r10 + r6) by (pose proof R22; lra).
  pose proof (mul_le _ _ P67 F11) as T68.
  assert (Q69 : (- 1) * (- 2 * N * r18 ^ 4 - r10 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T70.
  pose proof (mul_lt _ _ (mul_lt _ _ F15 F19) Neg0) as T71.
  clear - Neg T63 T65 T66 T68 Q69 T70 T71; lra.
Qed.

Lemma past_best_printed_preemptive_bandit__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (W : R) (kappa : R) (mu : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < W -> 0 < kappa -> 0 < mu -> W <= T + kappa * (D + T) -> 4 * sqrt K * sqrt (C * mu ^ 2 + W) <= 4 * mu * sqrt C * sqrt K + 4 * sqrt K * sqrt (T + kappa * (D + T)).
Proof.
  intros C D K T W kappa mu H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < C * mu ^ 2 + W) by pos.
  root r6 F7 E8 (C * mu ^ 2 + W).
  assert (S9 : 0 < T + kappa * (D + T)) by pos.
  root r10 F11 E12 (T + kappa * (D + T)).
  assert (S13 : 0 < C) by pos.
  root r14 F15 E16 C.
  subst C.
  fraction_le (4 * mu * r14 * r2 + 4 * r10 * r2 - 4 * r2 * r6) (1).
  enough (V17 : 0 <= (r2) * (4 * mu * r14 + 4 * r10 - 4 * r6)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * mu * r14 - 4 * r10 + 4 * r6) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H6 F11) F15) as T53.
  assert (P54 : 0 <= D * kappa + T * kappa + T - W) by (pose proof H7; lra).
  pose proof (mul_lt _ _ F11 Neg0) as T55.
  assert (Q56 : (- 4) * (- D * kappa - T * kappa - T + r10 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T57.
  assert (Q58 : (4) * (- W - mu ^ 2 * r14 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H6 F15) Neg0) as T59.
  clear - Neg T53 P54 T55 Q56 T57 Q58 T59; lra.
Qed.

Lemma past_best_printed_preemptive_bandit__lemma_2 : forall (C : R) (D : R) (L : R) (T : R) (W : R) (d_max : R) (kappa : R) (mu : R), 0 < C -> 0 <= D -> 0 < L -> 0 < T -> 0 < W -> 0 <= d_max -> 0 < kappa -> 0 < mu -> W <= T + kappa * (D + T) -> 3 * sqrt L * sqrt (d_max * C * mu + D) <= 3 * sqrt d_max * sqrt C * sqrt L * sqrt mu + 3 * sqrt D * sqrt L.
Proof.
  intros C D L T W d_max kappa mu H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 <= C * d_max * mu + D) by pos.
  root_0 r6 F7 E8 (d_max * C * mu + D).
  assert (S9 : 0 <= D) by pos.
  root_0 r10 F11 E12 D.
  subst D.
  assert (S13 : 0 <= d_max) by pos.
  root_0 r14 F15 E16 d_max.
  subst d_max.
  assert (S17 : 0 < C) by pos.
  root r18 F19 E20 C.
  subst C.
  assert (S21 : 0 < mu) by pos.
  root r22 F23 E24 mu.
  subst mu.
  fraction_le (3 * r10 * r2 + 3 * r14 * r18 * r2 * r22 - 3 * r2 * r6) (1).
  enough (V25 : 0 <= (r2) * (3 * r10 + 3 * r14 * r18 * r22 - 3 * r6)) by lra.
  apply mul_le; [pos |].
  assert (R26 : 0 <= r10 + r14 * r18 * r22 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V68 : 0 <= 2 * r10 * r14 * r18 * r22) by pos.
  assert (V0 : r10 ^ 2 + r14 ^ 2 * r18 ^ 2 * r22 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q69 : (1) * (- r10 ^ 2 - r14 ^ 2 * r18 ^ 2 * r22 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q69; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r10 - 3 * r14 * r18 * r22 + 3 * r6) by lra.
  assert (P67 : 0 <= r10 + r14 * r18 * r22 - r6) by (pose proof R26; lra).
  clear - Neg P67 Neg0; lra.
Qed.

Lemma past_best_printed_preemptive_bandit__lemma_3 : forall (C : R) (D : R) (K : R) (L : R) (T : R) (W : R) (d_max : R) (kappa : R) (mu : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < T -> 0 < W -> 0 <= d_max -> 0 < kappa -> 0 < mu -> W <= T + kappa * (D + T) -> 4 * mu * sqrt C * sqrt K + 3 * sqrt d_max * sqrt C * sqrt L * sqrt mu <= 7 * sqrt C * sqrt mu * sqrt (K * mu + d_max * L).
Proof.
  intros C D K L T W d_max kappa mu H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (past_best_printed_preemptive_bandit__lemma_1 C D K T W kappa mu shown shown shown shown shown shown shown shown) as K0.
  pose proof (past_best_printed_preemptive_bandit__lemma_2 C D L T W d_max kappa mu shown shown shown shown shown shown shown shown shown) as K1.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < C * mu ^ 2 + W) by pos.
  root r6 F7 E8 (C * mu ^ 2 + W).
  assert (S9 : 0 < T + kappa * (D + T)) by pos.
  root r10 F11 E12 (T + kappa * (D + T)).
  assert (S13 : 0 < C) by pos.
  root r14 F15 E16 C.
  subst C.
  assert (S17 : 0 < L) by pos.
  root r18 F19 E20 L.
  subst L.
  assert (S21 : 0 <= D + d_max * mu * r14 ^ 2) by pos.
  root_0 r22 F23 E24 (d_max * (r14 ^ 2) * mu + D).
  assert (S25 : 0 <= D) by pos.
  root_0 r26 F27 E28 D.
  subst D.
  assert (S29 : 0 <= d_max) by pos.
  root_0 r30 F31 E32 d_max.
  subst d_max.
  assert (S33 : 0 < mu) by pos.
  root r34 F35 E36 mu.
  subst mu.
  assert (S37 : 0 < r18 ^ 2 * r30 ^ 2 + r2 ^ 2 * r34 ^ 2) by pos.
  root r38 F39 E40 ((r2 ^ 2) * (r34 ^ 2) + (r30 ^ 2) * (r18 ^ 2)).
  fraction_le (- 3 * r14 * r18 * r30 * r34 - 4 * r14 * r2 * r34 ^ 2 + 7 * r14 * r34 * r38) (1).
  enough (V41 : 0 <= (r14 * r34) * (- 3 * r18 * r30 - 4 * r2 * r34 + 7 * r38)) by lra.
  apply mul_le; [pos |].
  assert (R47 : 0 <= r38 - (r18 * r30)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V86 : 0 <= r2 ^ 2 * r34 ^ 2) by pos.
  assert (V0 : - r18 ^ 2 * r30 ^ 2 - r2 ^ 2 * r34 ^ 2 + r38 ^ 2 = 0).
  {
  assert (Q87 : (1) * (- r18 ^ 2 * r30 ^ 2 - r2 ^ 2 * r34 ^ 2 + r38 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q87; lra.
  }
  lra.
  }
  assert (R48 : 0 <= r38 - (r2 * r34)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V88 : 0 <= r18 ^ 2 * r30 ^ 2) by pos.
  assert (V0 : - r18 ^ 2 * r30 ^ 2 - r2 ^ 2 * r34 ^ 2 + r38 ^ 2 = 0).
  {
  assert (Q89 : (1) * (- r18 ^ 2 * r30 ^ 2 - r2 ^ 2 * r34 ^ 2 + r38 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q89; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r18 * r30 + 4 * r2 * r34 - 7 * r38) by lra.
  assert (P84 : 0 <= - r18 * r30 + r38) by (pose proof R47; lra).
  assert (P85 : 0 <= - r2 * r34 + r38) by (pose proof R48; lra).
  clear - Neg P84 P85 Neg0; lra.
Qed.

Lemma past_best_printed_preemptive_bandit : forall (C : R) (D : R) (K : R) (L : R) (T : R) (W : R) (d_max : R) (delta : R) (kappa : R) (mu : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < T -> 0 < W -> 0 <= d_max -> 0 < delta -> 0 < kappa -> 0 < mu -> W <= T + kappa * (D + T) -> 4 * sqrt K * sqrt (C * mu ^ 2 + W) + 3 * sqrt L * sqrt (d_max * C * mu + D) + T * delta <= 7 * sqrt C * sqrt mu * sqrt (K * mu + d_max * L) + 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + kappa * (D + T)) + T * delta.
Proof.
  intros C D K L T W d_max delta kappa mu H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (past_best_printed_preemptive_bandit__lemma_1 C D K T W kappa mu shown shown shown shown shown shown shown shown) as K0.
  pose proof (past_best_printed_preemptive_bandit__lemma_2 C D L T W d_max kappa mu shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (past_best_printed_preemptive_bandit__lemma_3 C D K L T W d_max kappa mu shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma past_best_printed_preemptive_full_information : forall (C : R) (D : R) (L : R) (T : R) (W : R) (d_max : R) (delta : R) (kappa : R) (mu : R), 0 < C -> 0 <= D -> 0 < L -> 0 < T -> 0 < W -> 0 <= d_max -> 0 < delta -> 0 < kappa -> 0 < mu -> W <= T + kappa * (D + T) -> 3 * sqrt L * sqrt (C * mu * (d_max + mu) + D + W) + T * delta <= 3 * sqrt C * sqrt L * sqrt mu * sqrt (d_max + mu) + 3 * sqrt L * sqrt (kappa + 1) * sqrt (D + T) + T * delta.
Proof.
  intros C D L T W d_max delta kappa mu H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < C * mu * (d_max + mu) + D + W) by pos.
  root r6 F7 E8 (C * mu * (d_max + mu) + D + W).
  assert (S9 : 0 < kappa + 1) by pos.
  root r10 F11 E12 (kappa + 1).
  assert (S13 : 0 < D + T) by pos.
  root r14 F15 E16 (D + T).
  assert (S17 : 0 < C) by pos.
  root r18 F19 E20 C.
  subst C.
  assert (S21 : 0 < mu) by pos.
  root r22 F23 E24 mu.
  subst mu.
  assert (S25 : 0 < d_max + r22 ^ 2) by pos.
  root r26 F27 E28 (d_max + (r22 ^ 2)).
  fraction_le (3 * r10 * r14 * r2 + 3 * r18 * r2 * r22 * r26 - 3 * r2 * r6) (1).
  enough (V29 : 0 <= (r2) * (3 * r10 * r14 + 3 * r18 * r22 * r26 - 3 * r6)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r10 * r14 - 3 * r18 * r22 * r26 + 3 * r6) by lra.
  assert (P70 : 0 <= D * kappa + T * kappa + T - W) by (pose proof H9; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ F11 F15) F19) F23) F27) as T71.
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F15) Neg0) as T72.
  assert (Q73 : (- 3 * r14 ^ 2) * (- kappa + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q74 : (- 3 * kappa - 3) * (- D - T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T75.
  assert (Q76 : (3) * (- D - W - d_max * r18 ^ 2 * r22 ^ 2 - r18 ^ 2 * r22 ^ 4 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ F19 F23) F27) Neg0) as T77.
  assert (Q78 : (- 3 * r18 ^ 2 * r22 ^ 2) * (- d_max - r22 ^ 2 + r26 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg P70 T71 T72 Q73 Q74 T75 Q76 T77 Q78; lra.
Qed.

Lemma past_best_batches_bandit : forall (E : R) (K : R) (L : R) (N : R) (R_ : R) (V : R) (b : R), 0 <= E -> 0 < K -> 0 < L -> 0 < N -> 0 <= R_ -> 0 <= V -> 0 < b -> R_ <= b * (2 * E * sqrt 2 * sqrt L + sqrt N * (4 * sqrt K - 2)) -> E <= sqrt V / b -> K >= 1 -> R_ <= 2 * sqrt 2 * sqrt V * sqrt L + b * sqrt N * (4 * sqrt K - 2).
Proof.
  intros E K L N R_ V b H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (S1 : 0 < N) by pos.
  root r2 F3 E4 N.
  subst N.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  assert (S9 : 0 < 2) by pos.
  root r10 F11 E12 2.
  assert (S13 : 0 < L) by pos.
  root r14 F15 E16 L.
  subst L.
  assert (S17 : 0 <= V) by pos.
  root_0 r18 F19 E20 V.
  subst V.
  fraction_le (- R_ + 4 * b * r2 * r6 - 2 * b * r2 + 2 * r10 * r14 * r18) (1).
  numerator_le N21 H8 (- E * b + r18) (b).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 4 * b * r2 * r6 + 2 * b * r2 - 2 * r10 * r14 * r18) by lra.
  assert (P22 : 0 <= 2 * E * b * r10 * r14 - R_ + 4 * b * r2 * r6 - 2 * b * r2) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ N21 (Rlt_le _ _ F11)) (Rlt_le _ _ F15)) as T23.
  clear - Neg P22 T23 Neg0; lra.
Qed.

Lemma past_best_equal_sum : forall (b : Z) (q : Z) (r : Z), 0 < IZR b -> 0 <= IZR q -> 0 <= IZR r -> IZR q * (IZR b - IZR r) + IZR r * (IZR q + 1) = IZR q * IZR b + IZR r.
Proof.
  intros b q r H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_best_equal_all_batches : forall (N : R) (T : R) (b : R) (d : R), 0 < N -> 0 < T -> 0 < b -> 0 <= d -> N <= T / b + 1 -> d * b * (N - 1) <= d * T.
Proof.
  intros N T b d H0 H1 H2 H3 H4.
  fraction_le (- N * b * d + T * d + b * d) (1).
  enough (V2 : 0 <= (d) * (- N * b + T + b)) by lra.
  apply mul_le; [pos |].
  numerator_le N3 H4 (- N * b + T + b) (b).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < N * b - T - b) by lra.
  clear - Neg N3 Neg0; lra.
Qed.

Lemma past_best_probability_bandit : forall (C : R) (D : R) (L : R) (T : R) (g : R) (p : R), 0 < C -> 0 <= D -> 0 < L -> 0 < T -> 0 < g -> 0 < p -> D > 0 -> 2 * sqrt D * sqrt L + 2 * sqrt 2 * sqrt T * sqrt g * sqrt (g + 1) / sqrt p + D * p / C <= 2 * sqrt D * sqrt L + 2 * sqrt 2 * sqrt T * sqrt g * sqrt (g + 1) / sqrt p + D * p / C.
Proof.
  intros C D L T g p H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_best_probability_full_information : forall (C : R) (D : R) (L : R) (T : R) (p : R), 0 < C -> 0 <= D -> 0 < L -> 0 < T -> 0 < p -> D > 0 -> 2 * sqrt L * sqrt (D + T / (8 * p)) + D * p / C <= 2 * sqrt L * sqrt (D + T / (8 * p)) + D * p / C.
Proof.
  intros C D L T p H0 H1 H2 H3 H4 H5.
  repeat split; by_parts.
Qed.

Lemma past_best_one_slot_bandit : forall (A : R) (K : R) (T : R) (a : R) (d : R) (g_e : R), 0 < A -> 0 < K -> 0 < T -> 0 < a -> 0 <= d -> 0 < g_e -> a <= T * g_e ^ 2 * (d + 1) -> K >= 1 -> A <= 2 * sqrt a -> A * sqrt K + sqrt a * (2 * sqrt K - 2) <= g_e * sqrt T * sqrt (d + 1) * (4 * sqrt K - 2).
Proof.
  intros A K T a d g_e H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S1 : 0 < a) by pos.
  root r2 F3 E4 a.
  subst a.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  assert (S9 : 0 < T) by pos.
  root r10 F11 E12 T.
  subst T.
  assert (S13 : 0 < d + 1) by pos.
  root r14 F15 E16 (d + 1).
  fraction_le (- A * r6 + 4 * g_e * r10 * r14 * r6 - 2 * g_e * r10 * r14 - 2 * r2 * r6 + 2 * r2) (1).
  assert (R31 : 0 <= g_e * r10 * r14 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V66 : 0 <= d * g_e ^ 2 * r10 ^ 2 + g_e ^ 2 * r10 ^ 2 - r2 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d * g_e ^ 2 * r10 ^ 2 - g_e ^ 2 * r10 ^ 2 + r2 ^ 2) by lra.
  assert (P65 : 0 <= d * g_e ^ 2 * r10 ^ 2 + g_e ^ 2 * r10 ^ 2 - r2 ^ 2) by (pose proof H6; lra).
  clear - Neg P65 Neg0; lra.
  }
  assert (V0 : - d * g_e ^ 2 * r10 ^ 2 + g_e ^ 2 * r10 ^ 2 * r14 ^ 2 - g_e ^ 2 * r10 ^ 2 = 0).
  {
  assert (Q67 : (g_e ^ 2 * r10 ^ 2) * (- d + r14 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q67; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < A * r6 - 4 * g_e * r10 * r14 * r6 + 2 * g_e * r10 * r14 + 2 * r2 * r6 - 2 * r2) by lra.
  assert (P57 : 0 <= - A + 2 * r2) by (pose proof H8; lra).
  pose proof (mul_le _ _ P57 (Rlt_le _ _ F7)) as T58.
  pose proof (mul_lt _ _ F7 Neg0) as T59.
  assert (P60 : 0 <= r6 ^ 2 - 1) by (pose proof (Rge_le _ _ H7); lra).
  assert (P61 : 0 <= g_e * r10 * r14 - r2) by (pose proof R31; lra).
  pose proof (mul_le _ _ P60 P61) as T62.
  pose proof (mul_le _ _ (mul_le _ _ P57 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T63.
  pose proof (mul_le _ _ (mul_le _ _ P61 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T64.
  clear - Neg T58 Neg0 T59 T62 T63 T64; lra.
Qed.

Lemma past_best_one_slot_full_information : forall (A : R) (K : R) (L : R) (T : R) (a : R) (d : R) (g_e : R), 0 < A -> 0 < K -> 0 < L -> 0 < T -> 0 < a -> 0 <= d -> 0 < g_e -> a <= T * g_e ^ 2 * (d + 1) -> K >= 1 -> A <= 2 * sqrt a -> sqrt 2 * sqrt L * sqrt a / 2 <= g_e * sqrt 2 * sqrt L * sqrt T * sqrt (d + 1) / 2.
Proof.
  intros A K L T a d g_e H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  repeat split; by_parts.
Qed.

Lemma past_best_split_tangent : forall (N : R) (N_i : R) (n : R), 0 < N -> 0 < N_i -> 0 < n -> sqrt N_i <= sqrt N / (2 * sqrt n) + N_i * sqrt n / (2 * sqrt N).
Proof.
  intros T n x H0 H1 H2.
  assert (S1 : 0 < n) by pos.
  root r2 F3 E4 n.
  subst n.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < x) by pos.
  root r10 F11 E12 x.
  subst x.
  fraction_le (r10 ^ 2 * r2 ^ 2 / 2 - r10 * r2 * r6 + r6 ^ 2 / 2) (r10 * r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 ^ 2 * r2 ^ 2 / 2 + r10 * r2 * r6 - r6 ^ 2 / 2) by lra.
  pose proof (square (- r10 * r2 + r6)) as T13.
  clear - Neg Neg0 T13; lra.
Qed.

Lemma past_best_split_bandit : forall (K : R) (N : R) (b : R) (n : R), 0 < K -> 0 < N -> 0 < b -> 0 < n -> K >= 1 -> b * sqrt N * sqrt n * (4 * sqrt K - 2) <= b * sqrt N * sqrt n * (4 * sqrt K - 2).
Proof.
  intros K N b n H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma past_best_split : forall (L : R) (N : R) (b : R) (n : R), 0 < L -> 0 < N -> 0 < b -> 0 < n -> b * sqrt 2 * sqrt L * sqrt N * sqrt n / 2 <= b * sqrt 2 * sqrt L * sqrt N * sqrt n / 2.
Proof.
  intros T x H0 H1.
  repeat split; by_parts.
Qed.

Lemma past_best_slots_enough : forall (C : Z) (b : Z) (d : Z), 0 < IZR C -> 0 < IZR b -> 0 <= IZR d -> IZR d <= IZR b * (IZR C - 1) -> IZR (Zceil (IZR d / IZR b)) + 1 <= IZR C.
Proof.
  intros C b d H0 H1 H2 H3.
  enough (W : IZR (Zceil (IZR d / IZR b)) + 1 < IZR C + 1) by (pose proof (within ((Zceil (IZR d / IZR b)%R) + 1)%Z (C)%Z) as W0; izr W0; lra).
  next_integer I1 (0)%Z (C)%Z (0 + 1 <= IZR C).
  next_integer I2 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z3 (IZR C).
  call z4 (IZR b).
  call z5 (IZR d).
  pose proof (ceil_ge (z5 / z4)) as F6.
  pose proof (ceil_lt (z5 / z4)) as F7.
  pose proof (one_or_more (Zceil (z5 / z4)%R)%Z) as M8.
  call f9 (IZR (Zceil (z5 / z4))).
  destruct M8 as [L11 | L11].
  {
  fraction_lt (- f9 + z3) (1).
  numerator_le N12 F6 (f9 * z4 - z5) (z4).
  numerator_lt N13 F7 (- f9 * z4 + z4 + z5) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f9 - z3) by lra.
  assert (P14 : 0 <= z3 * z4 - z4 - z5) by (pose proof H3; lra).
  assert (P15 : 0 < z4) by (pose proof H1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P15) Neg0) as T16.
  clear - Neg P14 N13 T16; lra.
  }
  {
  fraction_lt (- f9 + z3) (1).
  numerator_le N17 F6 (f9 * z4 - z5) (z4).
  numerator_lt N18 F7 (- f9 * z4 + z4 + z5) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f9 - z3) by lra.
  assert (P19 : 0 <= z3 * z4 - z4 - z5) by (pose proof H3; lra).
  assert (P20 : 0 < z4) by (pose proof H1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P20) Neg0) as T21.
  clear - Neg P19 N18 T21; lra.
  }
Qed.

Lemma past_best_slots_in_time : forall (b : Z) (d : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR tau -> 0 < IZR u -> IZR u <= IZR b * IZR tau -> IZR d + IZR u <= IZR b * (IZR tau + IZR (Zceil (IZR d / IZR b))).
Proof.
  intros b d tau u H0 H1 H2 H3 H4.
  enough (W : IZR d + IZR u < IZR b * (IZR tau + IZR (Zceil (IZR d / IZR b))) + 1) by (pose proof (within (d + u)%Z (b * (tau + (Zceil (IZR d / IZR b)%R)))%Z) as W0; izr W0; lra).
  next_integer I1 (0)%Z (b)%Z (0 + 1 <= IZR b).
  next_integer I2 (0)%Z (tau)%Z (0 + 1 <= IZR tau).
  next_integer I3 (0)%Z (u)%Z (0 + 1 <= IZR u).
  call z4 (IZR b).
  call z5 (IZR d).
  call z6 (IZR tau).
  call z7 (IZR u).
  pose proof (ceil_ge (z5 / z4)) as F8.
  pose proof (ceil_lt (z5 / z4)) as F9.
  pose proof (one_or_more (Zceil (z5 / z4)%R)%Z) as M10.
  call f11 (IZR (Zceil (z5 / z4))).
  destruct M10 as [L13 | L13].
  {
  fraction_lt (f11 * z4 + z4 * z6 - z5 - z7 + 1) (1).
  numerator_le N14 F8 (f11 * z4 - z5) (z4).
  numerator_lt N15 F9 (- f11 * z4 + z4 + z5) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f11 * z4 - z4 * z6 + z5 + z7 - 1) by lra.
  assert (P16 : 0 < z4) by (pose proof H0; lra).
  assert (P17 : 0 < z6) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P16 P17) as T18.
  assert (P19 : 0 < z7) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P19) Neg0) as T20.
  assert (P21 : 0 <= z4 * z6 - z7) by (pose proof H4; lra).
  pose proof (mul_le _ _ P21 (Rlt_le _ _ P19)) as T22.
  pose proof (mul_le _ _ N14 (Rlt_le _ _ P19)) as T23.
  clear - Neg T18 N14 Neg0 T20 T22 T23; lra.
  }
  {
  fraction_lt (f11 * z4 + z4 * z6 - z5 - z7 + 1) (1).
  numerator_le N24 F8 (f11 * z4 - z5) (z4).
  numerator_lt N25 F9 (- f11 * z4 + z4 + z5) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f11 * z4 - z4 * z6 + z5 + z7 - 1) by lra.
  assert (P26 : 0 <= z4 * z6 - z7) by (pose proof H4; lra).
  assert (P27 : 0 <= f11 - 2) by (pose proof L13; lra).
  assert (P28 : 0 < z4) by (pose proof H0; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P28)) as T29.
  assert (P30 : 0 <= z5) by (pose proof H1; lra).
  pose proof (mul_le _ _ P30 Neg0) as T31.
  pose proof (mul_le _ _ P26 P30) as T32.
  pose proof (mul_le _ _ N24 P30) as T33.
  clear - Neg P26 T29 T31 Neg0 P28 T32 T33; lra.
  }
Qed.

Lemma past_best_better_batches_bandit : forall (D : R) (K : R) (L : R) (N : R) (V : R) (b : R), 0 <= D -> 0 < K -> 0 < L -> 0 < N -> 0 <= V -> 0 < b -> V <= D + N * b * (b - 1) / 2 -> K >= 1 -> 2 * sqrt 2 * sqrt V * sqrt L + b * sqrt N * (4 * sqrt K - 2) <= 4 * b * sqrt K * sqrt N + 3 * sqrt L * sqrt (D + N * b ^ 2).
Proof.
  intros D K L N V b H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < N) by pos.
  root r2 F3 E4 N.
  subst N.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  assert (S9 : 0 < 2) by pos.
  root r10 F11 E12 2.
  assert (S13 : 0 <= V) by pos.
  root_0 r14 F15 E16 V.
  subst V.
  assert (S17 : 0 < L) by pos.
  root r18 F19 E20 L.
  subst L.
  assert (S21 : 0 < D + b ^ 2 * r2 ^ 2) by pos.
  root r22 F23 E24 (D + (r2 ^ 2) * b ^ 2).
  fraction_le (2 * b * r2 - 2 * r10 * r14 * r18 + 3 * r18 * r22) (1).
  assert (R54 : 0 <= r22 - r14).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V77 : 0 <= D + b ^ 2 * r2 ^ 2 - r14 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D - b ^ 2 * r2 ^ 2 + r14 ^ 2) by lra.
  assert (P73 : 0 < r2 ^ 2) by (pose proof H3; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P73 H5) H5) as T74.
  assert (P75 : 0 <= D + b ^ 2 * r2 ^ 2 / 2 - b * r2 ^ 2 / 2 - r14 ^ 2) by (pose proof H6; lra).
  pose proof (mul_lt _ _ P73 H5) as T76.
  clear - Neg T74 P75 Neg0 T76; lra.
  }
  assert (V0 : - D - b ^ 2 * r2 ^ 2 + r22 ^ 2 = 0).
  {
  assert (Q78 : (1) * (- D - b ^ 2 * r2 ^ 2 + r22 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q78; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * b * r2 + 2 * r10 * r14 * r18 - 3 * r18 * r22) by lra.
  pose proof (mul_lt _ _ H5 F3) as T65.
  pose proof (mul_lt _ _ F19 F23) as T66.
  assert (P67 : 0 <= - r14 + r22) by (pose proof R54; lra).
  pose proof (mul_le _ _ (mul_le _ _ P67 (Rlt_le _ _ F11)) (Rlt_le _ _ F19)) as T68.
  pose proof (mul_le _ _ P67 (Rlt_le _ _ F19)) as T69.
  pose proof (mul_lt _ _ (mul_lt _ _ H5 F11) F3) as T70.
  pose proof (mul_lt _ _ F11 Neg0) as T71.
  assert (Q72 : (2 * r14 * r18) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T65 T66 T68 T69 Neg0 T70 T71 Q72; lra.
Qed.

Lemma past_best_better_batches_full_information : forall (D : R) (K : R) (L : R) (N : R) (V : R) (b : R), 0 <= D -> 0 < K -> 0 < L -> 0 < N -> 0 <= V -> 0 < b -> V <= D + N * b * (b - 1) / 2 -> K >= 1 -> sqrt L * sqrt (N * b ^ 2 + 8 * V) <= 3 * sqrt L * sqrt (D + 2 * N * b ^ 2).
Proof.
  intros D K L N V b H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < N * b ^ 2 + 8 * V) by pos.
  root r6 F7 E8 (N * b ^ 2 + 8 * V).
  assert (S9 : 0 < D + 2 * N * b ^ 2) by pos.
  root r10 F11 E12 (D + 2 * N * b ^ 2).
  fraction_le (3 * r10 * r2 - r2 * r6) (1).
  enough (V13 : 0 <= (r2) * (3 * r10 - r6)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r10 + r6) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H3 H5) H5) as T46.
  pose proof (mul_lt _ _ H3 H5) as T47.
  assert (P48 : 0 <= D + N * b ^ 2 / 2 - N * b / 2 - V) by (pose proof H6; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T49.
  assert (Q50 : (1) * (- N * b ^ 2 - 8 * V + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F11 Neg0) as T51.
  assert (Q52 : (- 3) * (- D - 2 * N * b ^ 2 + r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg H0 T46 T47 P48 T49 Q50 T51 Q52; lra.
Qed.

Lemma past_best_weights_harmonic_numbers : forall (n : Z), 0 < IZR n -> sum 1 n (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)) >= IZR n * (sum 1 n (fun k : Z => 1 / IZR k) - 1).
Proof.
  intros n H0.
  assert (G0 : sum 1 n (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)) >= IZR n * (sum 1 n (fun k : Z => 1 / IZR k) - 1)).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)) >= IZR n * (sum 1 n (fun k : Z => 1 / IZR k) - 1)) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)) >= IZR n * (sum 1 n (fun k : Z => 1 / IZR k) - 1))).
  {
  assert (B : sum 1 1 (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)) >= 0).
  {
  assert (E2 : sum 1 1 (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)) = (1)) by (written_out).
  call y1 (sum 1 1 (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k))).
  subst y1.
  apply Rle_ge.
  fraction_le (1) (1).
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)) >= (IZR n + 1) * (sum 1 (n + 1)%Z (fun k : Z => 1 / IZR k) - 1)).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)) = (sum 1 (n + 1)%Z (fun k : Z => 1 / IZR k) + sum 1 n (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => 1 / IZR k) = (sum 1 n (fun k : Z => 1 / IZR k) + 1 / (IZR n + 1))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun k : Z => 1 / IZR k)).
  subst y3.
  call z5 (IZR n).
  call o6 (sum 1 n (fun k : Z => sum 1 k (fun k : Z => 1 / IZR k))).
  assert (F7 : 0 <= sum 1 n (fun k : Z => 1 / IZR k)) by (apply sum_nonneg; each_term).
  call o8 (sum 1 n (fun k : Z => 1 / IZR k)).
  apply Rle_ge.
  fraction_le (o6 * z5 + o6 - o8 * z5 ^ 2 - o8 * z5 + z5 ^ 2 + z5 + 1) (z5 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o6 * z5 - o6 + o8 * z5 ^ 2 + o8 * z5 - z5 ^ 2 - z5 - 1) by lra.
  assert (P9 : 0 <= o6 - o8 * z5 + z5) by (pose proof (Rge_le _ _ IH); lra).
  assert (P10 : 0 <= z5 - 1) by (pose proof LowR; lra).
  pose proof (mul_le _ _ P10 P9) as T11.
  clear - Neg P9 Neg0 T11; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_best_weights_rounds : forall (n : Z) (x : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 < x i0) -> sum 1 n (fun k : Z => Rmax 1 (x k)) >= IZR n.
Proof.
  intros n x H0 H1.
  assert (G0 : sum 1 n (fun k : Z => Rmax 1 (x k)) >= IZR n).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => Rmax 1 (x k)) >= IZR n) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => Rmax 1 (x k)) >= IZR n)).
  {
  assert (B : sum 1 1 (fun k : Z => Rmax 1 (x k)) >= 1).
  {
  assert (E2 : sum 1 1 (fun k : Z => Rmax 1 (x k)) = (Rmax 1 (x 1%Z))) by (written_out).
  call y1 (sum 1 1 (fun k : Z => Rmax 1 (x k))).
  subst y1.
  pose proof (H1 (1)%Z) as F3.
  call o4 (x 1%Z).
  pose proof (Rmax_or (1) (o4)) as M5.
  assert (S6 : 0 < Rmax (1) (o4)) by pos.
  call m7 (Rmax (1) (o4)).
  destruct M5 as [[E8 L9] | [E8 L9]]; try rewrite E8 in *.
  {
  apply Rle_ge.
  fraction_le (0) (1).
  pos.
  }
  {
  apply Rle_ge.
  fraction_le (o4 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - o4) by lra.
  assert (P10 : 0 <= o4 - 1) by (pose proof L9; lra).
  clear - Neg P10 Neg0; lra.
  }
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (x k)) >= IZR n + 1).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (x k)) = (Rmax 1 (x (n + 1)%Z) + sum 1 n (fun k : Z => Rmax 1 (x k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (x k))).
  subst y1.
  call z3 (IZR n).
  assert (F4 : 0 <= sum 1 n (fun k : Z => Rmax 1 (x k))) by (apply sum_nonneg; each_term).
  call o5 (sum 1 n (fun k : Z => Rmax 1 (x k))).
  pose proof (H1 (n + 1)%Z) as F6.
  call o7 (x (n + 1)%Z).
  pose proof (Rmax_or (1) (o7)) as M8.
  assert (S9 : 0 < Rmax (1) (o7)) by pos.
  call m10 (Rmax (1) (o7)).
  destruct M8 as [[E11 L12] | [E11 L12]]; try rewrite E11 in *.
  {
  apply Rle_ge.
  fraction_le (o5 - z3) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 + z3) by lra.
  assert (P13 : 0 <= o5 - z3) by (pose proof (Rge_le _ _ IH); lra).
  clear - Neg P13 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (o5 + o7 - z3 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 - o7 + z3 + 1) by lra.
  assert (P14 : 0 <= o5 - z3) by (pose proof (Rge_le _ _ IH); lra).
  assert (P15 : 0 <= o7 - 1) by (pose proof L12; lra).
  clear - Neg P14 P15 Neg0; lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_best_weights_sum : forall (n : Z) (x : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 < x i0) -> sum 1 n (fun k : Z => Rmax 1 (x k)) >= sum 1 n (fun k : Z => x k).
Proof.
  intros n x H0 H1.
  assert (G0 : sum 1 n (fun k : Z => Rmax 1 (x k)) >= sum 1 n (fun k : Z => x k)).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => Rmax 1 (x k)) >= sum 1 n (fun k : Z => x k)) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => Rmax 1 (x k)) >= sum 1 n (fun k : Z => x k))).
  {
  assert (B : sum 1 1 (fun k : Z => Rmax 1 (x k)) >= sum 1 1 (fun k : Z => x k)).
  {
  assert (E2 : sum 1 1 (fun k : Z => Rmax 1 (x k)) = (Rmax 1 (x 1%Z))) by (written_out).
  call y1 (sum 1 1 (fun k : Z => Rmax 1 (x k))).
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun k : Z => x k)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (x 1%Z).
  pose proof (Rmax_or (1) (o6)) as M7.
  assert (S8 : 0 < Rmax (1) (o6)) by pos.
  call m9 (Rmax (1) (o6)).
  destruct M7 as [[E10 L11] | [E10 L11]]; try rewrite E10 in *.
  {
  apply Rle_ge.
  fraction_le (1 - o6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o6 - 1) by lra.
  assert (P12 : 0 <= 1 - o6) by (pose proof L11; lra).
  clear - Neg P12 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (0) (1).
  pos.
  }
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (x k)) >= sum 1 (n + 1)%Z (fun k : Z => x k)).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (x k)) = (Rmax 1 (x (n + 1)%Z) + sum 1 n (fun k : Z => Rmax 1 (x k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (x k))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun k : Z => x k)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun k : Z => Rmax 1 (x k))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun k : Z => Rmax 1 (x k))).
  assert (F8 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun k : Z => x k)).
  pose proof (H1 (n + 1)%Z) as F10.
  call o11 (x (n + 1)%Z).
  pose proof (Rmax_or (1) (o11)) as M12.
  assert (S13 : 0 < Rmax (1) (o11)) by pos.
  call m14 (Rmax (1) (o11)).
  destruct M12 as [[E15 L16] | [E15 L16]]; try rewrite E15 in *.
  {
  apply Rle_ge.
  fraction_le (- o11 + o7 - o9 + 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o11 - o7 + o9 - 1) by lra.
  assert (P17 : 0 <= o7 - o9) by (pose proof (Rge_le _ _ IH); lra).
  assert (P18 : 0 <= 1 - o11) by (pose proof L16; lra).
  clear - Neg P17 P18 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (o7 - o9) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o7 + o9) by lra.
  assert (P19 : 0 <= o7 - o9) by (pose proof (Rge_le _ _ IH); lra).
  clear - Neg P19 Neg0; lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.
