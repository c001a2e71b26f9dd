(* thm_3_2_minimax: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_fixed_delays_batch_size : forall (C : R) (d : R), 0 < C -> 0 <= d -> C >= 2 -> C - 1 <> 0 /\ (C - 1) * Rmax 1 (IZR (Zceil (d / (C - 1)))) >= d.
Proof.
  intros C d H0 H1 H2.
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
  assert (G1 : (C - 1) * Rmax 1 (IZR (Zceil (d / (C - 1)))) >= d).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  call f4 (IZR (Zceil (d / (C - 1)))).
  pose proof (Rmax_or (1) (f4)) as M5.
  call m6 (Rmax (1) (f4)).
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P9; lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  apply Rle_ge.
  fraction_le (C - d - 1) (1).
  numerator_le N16 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N17 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + d + 1) by lra.
  assert (P23 : 0 <= 1 - f4) by (pose proof L13; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ S11) P23) as T24.
  clear - Neg Neg0 N16 T24; lra.
  }
  {
  apply Rle_ge.
  fraction_le (C * f4 - d - f4) (1).
  numerator_le N25 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N26 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * f4 + d + f4) by lra.
  clear - Neg Neg0 N25; lra.
  }
  }
  {
  destruct M5 as [[E31 L32] | [E31 L32]]; subst m6.
  {
  apply Rle_ge.
  fraction_le (C - d - 1) (1).
  numerator_le N33 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N34 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + d + 1) by lra.
  assert (P35 : 0 <= f4 - 2) by (pose proof L13; lra).
  assert (P37 : 0 <= 1 - f4) by (pose proof L32; lra).
  clear - Neg P35 P37; lra.
  }
  {
  apply Rle_ge.
  fraction_le (C * f4 - d - f4) (1).
  numerator_le N39 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N40 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * f4 + d + f4) by lra.
  clear - Neg Neg0 N39; lra.
  }
  }
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_batch_size_ceiling : forall (C : R) (d : R), 0 < C -> 0 <= d -> C >= 2 -> C - 1 <> 0 /\ Rmax 1 (IZR (Zceil (d / (C - 1)))) >= IZR (Zceil (d / (C - 1))).
Proof.
  intros C d H0 H1 H2.
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
  assert (G1 : Rmax 1 (IZR (Zceil (d / (C - 1)))) >= IZR (Zceil (d / (C - 1)))).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  call f4 (IZR (Zceil (d / (C - 1)))).
  pose proof (Rmax_or (1) (f4)) as M5.
  call m6 (Rmax (1) (f4)).
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P9; lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  apply Rle_ge.
  fraction_le (1 - f4) (1).
  numerator_le N16 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N17 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 1) by lra.
  assert (P20 : 0 <= 1 - f4) by (pose proof L13; lra).
  clear - Neg Neg0 P20; lra.
  }
  {
  apply Rle_ge.
  fraction_le (0) (1).
  pos.
  }
  }
  {
  destruct M5 as [[E22 L23] | [E22 L23]]; subst m6.
  {
  apply Rle_ge.
  fraction_le (1 - f4) (1).
  numerator_le N24 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N25 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 1) by lra.
  assert (P28 : 0 <= 1 - f4) by (pose proof L23; lra).
  clear - Neg Neg0 P28; lra.
  }
  {
  apply Rle_ge.
  fraction_le (0) (1).
  pos.
  }
  }
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_batch_size_delay : forall (C : R) (d : R), 0 < C -> 0 <= d -> C >= 2 -> C - 1 <> 0 /\ Rmax 1 (IZR (Zceil (d / (C - 1)))) <= d + 1.
Proof.
  intros C d H0 H1 H2.
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
  assert (G1 : Rmax 1 (IZR (Zceil (d / (C - 1)))) <= d + 1).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  call f4 (IZR (Zceil (d / (C - 1)))).
  pose proof (Rmax_or (1) (f4)) as M5.
  call m6 (Rmax (1) (f4)).
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P9; lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  fraction_le (d) (1).
  pos.
  }
  {
  fraction_le (d - f4 + 1) (1).
  numerator_le N16 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N17 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + f4 - 1) by lra.
  assert (P22 : 0 <= 1 - f4) by (pose proof L13; lra).
  clear - Neg Neg0 H1 P22; lra.
  }
  }
  {
  destruct M5 as [[E24 L25] | [E24 L25]]; subst m6.
  {
  fraction_le (d) (1).
  pos.
  }
  {
  fraction_le (d - f4 + 1) (1).
  numerator_le N26 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N27 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + f4 - 1) by lra.
  assert (P32 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  assert (P33 : 0 <= f4 - 1) by (pose proof L25; lra).
  pose proof (mul_le _ _ P32 P33) as T34.
  clear - Neg Neg0 N27 T34; lra.
  }
  }
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_batch_size_twice : forall (C : R) (d : R), 0 < C -> 0 <= d -> C >= 2 -> C - 1 <> 0 /\ Rmax 1 (IZR (Zceil (d / (C - 1)))) <= 2 + 2 * d / C.
Proof.
  intros C d H0 H1 H2.
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
  assert (G1 : Rmax 1 (IZR (Zceil (d / (C - 1)))) <= 2 + 2 * d / C).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  call f4 (IZR (Zceil (d / (C - 1)))).
  pose proof (Rmax_or (1) (f4)) as M5.
  call m6 (Rmax (1) (f4)).
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P9; lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  fraction_le (C + 2 * d) (C).
  pos.
  }
  {
  fraction_le (- C * f4 + 2 * C + 2 * d) (C).
  numerator_le N16 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N17 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * f4 - 2 * C - 2 * d) by lra.
  assert (P26 : 0 <= 1 - f4) by (pose proof L13; lra).
  clear - Neg Neg0 H1 N17 S11 P26; lra.
  }
  }
  {
  destruct M5 as [[E28 L29] | [E28 L29]]; subst m6.
  {
  fraction_le (C + 2 * d) (C).
  pos.
  }
  {
  fraction_le (- C * f4 + 2 * C + 2 * d) (C).
  numerator_le N30 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N31 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * f4 - 2 * C - 2 * d) by lra.
  assert (P38 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  assert (P39 : 0 <= f4 - 1) by (pose proof L29; lra).
  pose proof (mul_le _ _ P38 P39) as T40.
  clear - Neg Neg0 N31 S11 T40; lra.
  }
  }
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_bandit_batching__lemma_1 : forall (D : R) (K : R) (T : R) (b : R), 0 <= D -> 0 < K -> 0 < T -> 0 < b -> ln K >= 0 -> ln K >= 0 /\ D * ln K + K * T * b >= 0 /\ 3 * sqrt D * sqrt (ln K) + 14 * sqrt K * sqrt T * sqrt b <= sqrt 205 * sqrt (D * ln K + K * T * b).
Proof.
  intros D K T b H0 H1 H2 H3 H4.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : D * ln K + K * T * b >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (D * l4 + K * T * b) (1).
  pos.
  }
  assert (G2 : 3 * sqrt D * sqrt (ln K) + 14 * sqrt K * sqrt T * sqrt b <= sqrt 205 * sqrt (D * ln K + K * T * b)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= D) by pos.
  root_0 r8 F9 E10 D.
  subst D.
  assert (S12 : 0 <= l4) by pos.
  root_0 r13 F14 E15 l4.
  rewrite E15 in *.
  assert (S16 : 0 < K) by pos.
  root r17 F18 E19 K.
  subst K.
  assert (S20 : 0 < T) by pos.
  root r21 F22 E23 T.
  subst T.
  assert (S24 : 0 < b) by pos.
  root r25 F26 E27 b.
  subst b.
  assert (S28 : 0 < 205) by pos.
  root r29 F30 E31 205.
  assert (S32 : 0 < r13 ^ 2 * r8 ^ 2 + r17 ^ 2 * r21 ^ 2 * r25 ^ 2) by pos.
  root r33 F34 E35 ((r8 ^ 2) * (r13 ^ 2) + (r17 ^ 2) * (r21 ^ 2) * (r25 ^ 2)).
  fraction_le (- 3 * r13 * r8 - 14 * r17 * r21 * r25 + r29 * r33) (1).
  enough (V86 : 0 <= (r29 * r33) - (3 * r13 * r8 + 14 * r17 * r21 * r25)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V87 : 0 <= 196 * r13 ^ 2 * r8 ^ 2 - 84 * r13 * r17 * r21 * r25 * r8 + 9 * r17 ^ 2 * r21 ^ 2 * r25 ^ 2).
  {
  numerator_le N82 F3 (r13 ^ 2 * r17 ^ 2 - r17 ^ 2 + 1) (r17 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 196 * r13 ^ 2 * r8 ^ 2 + 84 * r13 * r17 * r21 * r25 * r8 - 9 * r17 ^ 2 * r21 ^ 2 * r25 ^ 2) by lra.
  pose proof (square (14 * r13 * r8 - 3 * r17 * r21 * r25)) as T85.
  clear - Neg Neg0 T85; lra.
  }
  assert (V0 : - 205 * r13 ^ 2 * r8 ^ 2 - 205 * r17 ^ 2 * r21 ^ 2 * r25 ^ 2 + r29 ^ 2 * r33 ^ 2 = 0).
  {
  numerator_le N88 F3 (r13 ^ 2 * r17 ^ 2 - r17 ^ 2 + 1) (r17 ^ 2).
  assert (Q89 : (r33 ^ 2) * (r29 ^ 2 - 205) = 0) by (apply mul_zero; lra).
  assert (Q90 : (205) * (- r13 ^ 2 * r8 ^ 2 - r17 ^ 2 * r21 ^ 2 * r25 ^ 2 + r33 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q89 Q90; lra.
  }
  lra.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma thm_fixed_delays_bandit_batching : forall (D : R) (K : R) (R_ : R) (T : R) (b : R), 0 <= D -> 0 < K -> 0 < T -> 0 < b -> ln K >= 0 -> ln K >= 0 -> R_ <= 3 * sqrt D * sqrt (ln K) + 14 * sqrt K * sqrt T * sqrt b -> D * ln K + K * T * b >= 0 /\ R_ <= sqrt 205 * sqrt (D * ln K + K * T * b).
Proof.
  intros D K R_ T b H0 H1 H2 H3 H4 H5 H6.
  pose proof (proj2 (proj2 (thm_fixed_delays_bandit_batching__lemma_1 D K T b shown shown shown shown shown))) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_bandit_substitute__lemma_1 : forall (C : R) (K : R) (T : R) (b : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= 2 + 2 * d / C -> K * (K * T * b + d * T * ln K) <= 2 * K * (K * T * (1 + d / C) + d * T * ln K).
Proof.
  intros C K T b d H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  fraction_le (- C * T * b * K ^ 2 + 2 * C * T * K ^ 2 + C * K * T * d * l4 + 2 * T * d * K ^ 2) (C).
  enough (V8 : 0 <= (K * T) * (- C * K * b + 2 * C * K + C * d * l4 + 2 * K * d)) by lra.
  apply mul_le; [pos |].
  numerator_le N9 F3 (K * l4 - K + 1) (K).
  numerator_le N10 H6 (- C * b + 2 * C + 2 * d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * K * b - 2 * C * K - C * d * l4 - 2 * K * d) by lra.
  assert (P13 : 0 <= l4) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H4) P13) as T14.
  pose proof (mul_le _ _ N10 (Rlt_le _ _ H1)) as T17.
  clear - Neg T14 T17 Neg0; lra.
Qed.

Lemma thm_fixed_delays_bandit_substitute : forall (C : R) (K : R) (T : R) (b : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= 2 + 2 * d / C -> K * T * b + d * T * ln K >= 0 /\ K * T * (1 + d / C) + d * T * ln K >= 0 /\ sqrt (K * T * b + d * T * ln K) <= sqrt 2 * sqrt (K * T * (1 + d / C) + d * T * ln K).
Proof.
  intros C K T b d H0 H1 H2 H3 H4 H5 H6.
  pose proof (thm_fixed_delays_bandit_substitute__lemma_1 C K T b d shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_minimax_bandit_upper : forall (C : R) (K : R) (R_ : R) (T : R) (b : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= 2 + 2 * d / C -> R_ <= T -> ln K >= 0 -> R_ <= 14 * sqrt K * sqrt T * sqrt b + 3 * sqrt d * sqrt T * sqrt (ln K) -> ln K >= 0 /\ R_ <= 14 * sqrt 2 * Rmin T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt T * sqrt (ln K)).
Proof.
  intros C K R_ T b d H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (S2 : 1 <= sqrt 2) by interval; assert (PY : 0 <= sqrt d * sqrt T * sqrt (ln K)) by (repeat apply Rmult_le_pos; apply sqrt_pos).
  assert (B : sqrt b <= sqrt 2 * sqrt (1 + d / C)) by (rewrite <- sqrt_mult_alt by lra; apply sqrt_le_1_alt; unfold Rdiv in *; lra).
  assert (B2 : sqrt K * sqrt T * sqrt b <= sqrt K * sqrt T * (sqrt 2 * sqrt (1 + d / C))) by (apply Rmult_le_compat_l; [pos | exact B]).
  replace (3 * sqrt d * sqrt T * sqrt (ln K)) with (3 * (sqrt d * sqrt T * sqrt (ln K))) in * by ring.
  replace (14 * sqrt K * sqrt T * sqrt b) with (14 * (sqrt K * sqrt T * sqrt b)) in * by ring.
  replace (sqrt K * sqrt T * (sqrt 2 * sqrt (1 + d / C))) with (sqrt 2 * (sqrt K * sqrt T * sqrt (1 + d / C))) in * by ring.
  set (Y := sqrt d * sqrt T * sqrt (ln K)) in *; set (X := sqrt K * sqrt T * sqrt (1 + d / C)) in *.
  assert (PX : 0 <= X) by (unfold X; repeat apply Rmult_le_pos; apply sqrt_pos).
  replace (14 * sqrt 2 * sqrt K * sqrt T * sqrt (1 + d / C)) with (14 * (sqrt 2 * X)) in * by (unfold X; ring).
  assert (Y2 : Y <= sqrt 2 * Y) by nra; assert (T2 : T <= sqrt 2 * T) by nra.
  split; [lra |]; destruct (Rmin_or T (X + Y)) as [[E L] | [E L]]; rewrite E; lra.
Qed.

Lemma thm_fixed_delays_full_batching__lemma_1 : forall (D : R) (K : R) (R_ : R) (T : R) (b : R), 0 <= D -> 0 < K -> 0 < T -> 0 < b -> ln K >= 0 -> ln K >= 0 -> R_ <= 3 * sqrt D * sqrt (ln K) + 12 * sqrt T * sqrt b * sqrt (ln K) -> sqrt D + 4 * sqrt T * sqrt b <= sqrt 17 * sqrt (D + T * b).
Proof.
  intros D K R_ T b H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= D) by pos.
  root_0 r8 F9 E10 D.
  subst D.
  assert (S12 : 0 <= l4) by pos.
  root_0 r13 F14 E15 l4.
  rewrite E15 in *.
  assert (S16 : 0 < T) by pos.
  root r17 F18 E19 T.
  subst T.
  assert (S20 : 0 < b) by pos.
  root r21 F22 E23 b.
  subst b.
  assert (S24 : 0 < 17) by pos.
  root r25 F26 E27 17.
  assert (S28 : 0 < r17 ^ 2 * r21 ^ 2 + r8 ^ 2) by pos.
  root r29 F30 E31 ((r8 ^ 2) + (r17 ^ 2) * (r21 ^ 2)).
  fraction_le (- 4 * r17 * r21 + r25 * r29 - r8) (1).
  enough (V81 : 0 <= (r25 * r29) - (4 * r17 * r21 + r8)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V82 : 0 <= r17 ^ 2 * r21 ^ 2 - 8 * r17 * r21 * r8 + 16 * r8 ^ 2).
  {
  numerator_le N77 F3 (K * r13 ^ 2 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r17 ^ 2 * r21 ^ 2 + 8 * r17 * r21 * r8 - 16 * r8 ^ 2) by lra.
  pose proof (square (- r17 * r21 + 4 * r8)) as T80.
  clear - Neg Neg0 T80; lra.
  }
  assert (V0 : - 17 * r17 ^ 2 * r21 ^ 2 + r25 ^ 2 * r29 ^ 2 - 17 * r8 ^ 2 = 0).
  {
  numerator_le N83 F3 (K * r13 ^ 2 - K + 1) (K).
  assert (Q84 : (r29 ^ 2) * (r25 ^ 2 - 17) = 0) by (apply mul_zero; lra).
  assert (Q85 : (17) * (- r17 ^ 2 * r21 ^ 2 + r29 ^ 2 - r8 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q84 Q85; lra.
  }
  lra.
Qed.

Lemma thm_fixed_delays_full_batching__lemma_2 : forall (D : R) (K : R) (T : R) (b : R), 0 <= D -> 0 < K -> 0 < T -> 0 < b -> ln K >= 0 -> ln K >= 0 /\ 3 * sqrt D * sqrt (ln K) + 12 * sqrt T * sqrt b * sqrt (ln K) <= 3 * sqrt 17 * sqrt (D + T * b) * sqrt (ln K).
Proof.
  intros D K T b H0 H1 H2 H3 H4.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : 3 * sqrt D * sqrt (ln K) + 12 * sqrt T * sqrt b * sqrt (ln K) <= 3 * sqrt 17 * sqrt (D + T * b) * sqrt (ln K)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= D) by pos.
  root_0 r8 F9 E10 D.
  subst D.
  assert (S12 : 0 <= l4) by pos.
  root_0 r13 F14 E15 l4.
  rewrite E15 in *.
  assert (S16 : 0 < T) by pos.
  root r17 F18 E19 T.
  subst T.
  assert (S20 : 0 < b) by pos.
  root r21 F22 E23 b.
  subst b.
  assert (S24 : 0 < 17) by pos.
  root r25 F26 E27 17.
  assert (S28 : 0 < r17 ^ 2 * r21 ^ 2 + r8 ^ 2) by pos.
  root r29 F30 E31 ((r8 ^ 2) + (r17 ^ 2) * (r21 ^ 2)).
  fraction_le (- 12 * r13 * r17 * r21 + 3 * r13 * r25 * r29 - 3 * r13 * r8) (1).
  enough (V33 : 0 <= (r13) * (- 12 * r17 * r21 + 3 * r25 * r29 - 3 * r8)) by lra.
  apply mul_le; [pos |].
  enough (V83 : 0 <= (3 * r25 * r29) - (12 * r17 * r21 + 3 * r8)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V84 : 0 <= 9 * r17 ^ 2 * r21 ^ 2 - 72 * r17 * r21 * r8 + 144 * r8 ^ 2).
  {
  numerator_le N79 F3 (K * r13 ^ 2 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 9 * r17 ^ 2 * r21 ^ 2 + 72 * r17 * r21 * r8 - 144 * r8 ^ 2) by lra.
  pose proof (square (- r17 * r21 + 4 * r8)) as T82.
  clear - Neg Neg0 T82; lra.
  }
  assert (V0 : - 153 * r17 ^ 2 * r21 ^ 2 + 9 * r25 ^ 2 * r29 ^ 2 - 153 * r8 ^ 2 = 0).
  {
  numerator_le N85 F3 (K * r13 ^ 2 - K + 1) (K).
  assert (Q86 : (9 * r29 ^ 2) * (r25 ^ 2 - 17) = 0) by (apply mul_zero; lra).
  assert (Q87 : (153) * (- r17 ^ 2 * r21 ^ 2 + r29 ^ 2 - r8 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q86 Q87; lra.
  }
  lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_full_batching : forall (D : R) (K : R) (R_ : R) (T : R) (b : R), 0 <= D -> 0 < K -> 0 < T -> 0 < b -> ln K >= 0 -> ln K >= 0 -> R_ <= 3 * sqrt D * sqrt (ln K) + 12 * sqrt T * sqrt b * sqrt (ln K) -> ln K >= 0 /\ R_ <= 3 * sqrt 17 * sqrt (D + T * b) * sqrt (ln K).
Proof.
  intros D K R_ T b H0 H1 H2 H3 H4 H5 H6.
  pose proof (thm_fixed_delays_full_batching__lemma_1 D K R_ T b shown shown shown shown shown shown shown) as K0.
  pose proof (proj2 (thm_fixed_delays_full_batching__lemma_2 D K T b shown shown shown shown shown)) as K1.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_full_substitute_batch_and_delay : forall (C : R) (d : R), 0 < C -> 0 <= d -> C >= 2 -> C - 1 <> 0 /\ d + Rmax 1 (IZR (Zceil (d / (C - 1)))) <= 4 * d / 3 + 4 / 3 + 4 * d / (3 * C).
Proof.
  intros C d H0 H1 H2.
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
  assert (G1 : d + Rmax 1 (IZR (Zceil (d / (C - 1)))) <= 4 * d / 3 + 4 / 3 + 4 * d / (3 * C)).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  call f4 (IZR (Zceil (d / (C - 1)))).
  pose proof (Rmax_or (1) (f4)) as M5.
  call m6 (Rmax (1) (f4)).
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P9; lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  fraction_le (C * d / 3 + C / 3 + 4 * d / 3) (C).
  pos.
  }
  {
  fraction_le (C * d / 3 - C * f4 + 4 * C / 3 + 4 * d / 3) (C).
  numerator_le N16 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N17 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * d / 3 + C * f4 - 4 * C / 3 - 4 * d / 3) by lra.
  assert (P24 : 0 <= 1 - f4) by (pose proof L13; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) H1) as T28.
  assert (P29 : 0 <= f4 - 1) by (pose proof L15; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ S11) P29) as T30.
  clear - Neg Neg0 N17 S11 P24 T28 T30; lra.
  }
  }
  {
  destruct M5 as [[E31 L32] | [E31 L32]]; subst m6.
  {
  fraction_le (C * d / 3 + C / 3 + 4 * d / 3) (C).
  pos.
  }
  {
  fraction_le (C * d / 3 - C * f4 + 4 * C / 3 + 4 * d / 3) (C).
  numerator_le N33 F1 (C * f4 - d - f4) (C - 1).
  numerator_lt N34 F2 (- C * f4 + C + d + f4 - 1) (C - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * d / 3 + C * f4 - 4 * C / 3 - 4 * d / 3) by lra.
  assert (P42 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ H1 P42) as T43.
  assert (P44 : 0 <= f4 - 1) by (pose proof L32; lra).
  pose proof (mul_le _ _ P42 P44) as T45.
  clear - Neg Neg0 N34 S11 T43 T45; lra.
  }
  }
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_full_substitute__lemma_1 : forall (C : R) (K : R) (T : R) (b : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b + d <= 4 * d / 3 + 4 / 3 + 4 * d / (3 * C) -> 3 * K * (T * b + d * T) <= 4 * K * T * (d + 1 + d / C).
Proof.
  intros C K T b d H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  fraction_le (- 3 * C * K * T * b + C * K * T * d + 4 * C * K * T + 4 * K * T * d) (C).
  enough (V8 : 0 <= (K * T) * (- 3 * C * b + C * d + 4 * C + 4 * d)) by lra.
  apply mul_le; [pos |].
  numerator_le N9 F3 (K * l4 - K + 1) (K).
  numerator_le N10 H6 (- 3 * C * b + C * d + 4 * C + 4 * d) (3 * C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * C * b - C * d - 4 * C - 4 * d) by lra.
  clear - Neg N10 Neg0; lra.
Qed.

Lemma thm_fixed_delays_full_substitute__lemma_2 : forall (C : R) (K : R) (T : R) (b : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b + d <= 4 * d / 3 + 4 / 3 + 4 * d / (3 * C) -> sqrt (T * b + d * T) <= 2 * sqrt 3 * sqrt T * sqrt (d + 1 + d / C) / 3.
Proof.
  intros C K T b d H0 H1 H2 H3 H4 H5 H6.
  pose proof (thm_fixed_delays_full_substitute__lemma_1 C K T b d shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_full_substitute : forall (C : R) (K : R) (T : R) (b : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b + d <= 4 * d / 3 + 4 / 3 + 4 * d / (3 * C) -> ln K >= 0 /\ sqrt (T * b + d * T) * sqrt (ln K) <= 2 * sqrt 3 * sqrt T * sqrt (d + 1 + d / C) * sqrt (ln K) / 3.
Proof.
  intros C K T b d H0 H1 H2 H3 H4 H5 H6.
  pose proof (thm_fixed_delays_full_substitute__lemma_1 C K T b d shown shown shown shown shown shown shown) as K0.
  pose proof (thm_fixed_delays_full_substitute__lemma_2 C K T b d shown shown shown shown shown shown shown) as K1.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S6 : 0 < T * b + T * d) by pos.
  root r7 F8 E9 (T * b + d * T).
  assert (S10 : 0 < 3) by pos.
  root r11 F12 E13 3.
  assert (S14 : 0 < T) by pos.
  root r15 F16 E17 T.
  subst T.
  assert (S18 : 0 < d + 1 + d / C) by pos.
  root r19 F20 E21 (d + 1 + d / C).
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : sqrt (T * b + d * T) * sqrt (ln K) <= 2 * sqrt 3 * sqrt T * sqrt (d + 1 + d / C) * sqrt (ln K) / 3).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S6 : 0 < T * b + T * d) by pos.
  root r7 F8 E9 (T * b + d * T).
  assert (S10 : 0 < 3) by pos.
  root r11 F12 E13 3.
  assert (S14 : 0 < T) by pos.
  root r15 F16 E17 T.
  subst T.
  assert (S18 : 0 < d + 1 + d / C) by pos.
  root r19 F20 E21 (d + 1 + d / C).
  assert (S26 : 0 <= l4) by pos.
  root_0 r27 F28 E29 l4.
  rewrite E29 in *.
  fraction_le (2 * r11 * r15 * r19 * r27 / 3 - r27 * r7) (1).
  enough (V34 : 0 <= (r27) * (2 * r11 * r15 * r19 / 3 - r7)) by lra.
  apply mul_le; [pos |].
  numerator_le N35 F3 (K * r27 ^ 2 - K + 1) (K).
  numerator_le N36 H6 (- 3 * C * b + C * d + 4 * C + 4 * d) (3 * C).
  numerator_le N37 K0 (- 3 * C * K * b * r15 ^ 2 + C * K * d * r15 ^ 2 + 4 * C * K * r15 ^ 2 + 4 * K * d * r15 ^ 2) (C).
  numerator_eq N38 E21 (- C * d + C * r19 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r11 * r15 * r19 / 3 + r7) by lra.
  assert (P39 : 0 <= 2 * r11 * r15 * r19 / 3 - r7) by (pose proof K1; lra).
  clear - Neg P39 Neg0; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_full_absorb__lemma_1 : forall (C : R) (K : R) (d : R), 0 < C -> 0 < K -> 0 <= d -> ln K >= 0 -> C >= 1 -> C * (d + 1 + d / C) <= 2 * C * (d + 1).
Proof.
  intros C K d H0 H1 H2 H3 H4.
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  fraction_le (C * d + C - d) (1).
  numerator_le N6 F3 (K * l4 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * d - C + d) by lra.
  assert (P9 : 0 <= C - 1) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ P9 H2) as T11.
  clear - Neg H0 T11 Neg0; lra.
Qed.

Lemma thm_fixed_delays_full_absorb__lemma_2 : forall (C : R) (K : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> C >= 1 -> sqrt T * sqrt (d + 1 + d / C) <= sqrt 2 * sqrt T * sqrt (d + 1).
Proof.
  intros C K T d H0 H1 H2 H3 H4 H5.
  pose proof (thm_fixed_delays_full_absorb__lemma_1 C K d shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_full_absorb : forall (C : R) (K : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> C >= 1 -> ln K >= 0 /\ sqrt T * sqrt (d + 1 + d / C) * sqrt (ln K) <= sqrt 2 * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros C K T d H0 H1 H2 H3 H4 H5.
  pose proof (thm_fixed_delays_full_absorb__lemma_1 C K d shown shown shown shown shown) as K0.
  pose proof (thm_fixed_delays_full_absorb__lemma_2 C K T d shown shown shown shown shown shown) as K1.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S6 : 0 < T) by pos.
  root r7 F8 E9 T.
  subst T.
  assert (S10 : 0 < d + 1 + d / C) by pos.
  root r11 F12 E13 (d + 1 + d / C).
  assert (S14 : 0 < 2) by pos.
  root r15 F16 E17 2.
  assert (S18 : 0 < d + 1) by pos.
  root r19 F20 E21 (d + 1).
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : sqrt T * sqrt (d + 1 + d / C) * sqrt (ln K) <= sqrt 2 * sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S6 : 0 < T) by pos.
  root r7 F8 E9 T.
  subst T.
  assert (S10 : 0 < d + 1 + d / C) by pos.
  root r11 F12 E13 (d + 1 + d / C).
  assert (S14 : 0 < 2) by pos.
  root r15 F16 E17 2.
  assert (S18 : 0 < d + 1) by pos.
  root r19 F20 E21 (d + 1).
  assert (S24 : 0 <= l4) by pos.
  root_0 r25 F26 E27 l4.
  rewrite E27 in *.
  fraction_le (- r11 * r25 * r7 + r15 * r19 * r25 * r7) (1).
  enough (V30 : 0 <= (r25 * r7) * (- r11 + r15 * r19)) by lra.
  apply mul_le; [pos |].
  assert (R39 : 0 <= r15 * r19 - r11).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V108 : 0 <= 2 * d - r11 ^ 2 + 2).
  {
  numerator_le N97 F3 (K * r25 ^ 2 - K + 1) (K).
  numerator_eq N98 E13 (- C * d + C * r11 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * d + r11 ^ 2 - 2) by lra.
  assert (P99 : 0 <= C - 1) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ (mul_le _ _ P99 (Rlt_le _ _ F12)) (Rlt_le _ _ F12)) as T101.
  assert (Q102 : (1) * (- C * d + C * r11 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T106.
  assert (Q107 : (1) * (- C * d + C * r11 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  clear - Neg T101 Q102 Neg0 T106 Q107; lra.
  }
  assert (V0 : - 2 * d + r15 ^ 2 * r19 ^ 2 - 2 = 0).
  {
  numerator_le N109 F3 (K * r25 ^ 2 - K + 1) (K).
  numerator_eq N110 E13 (- C * d + C * r11 ^ 2 - C - d) (C).
  assert (Q111 : (r19 ^ 2) * (r15 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q112 : (2) * (- d + r19 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q111 Q112; lra.
  }
  lra.
  }
  numerator_le N89 F3 (K * r25 ^ 2 - K + 1) (K).
  numerator_eq N90 E13 (- C * d + C * r11 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r11 - r15 * r19) by lra.
  assert (P91 : 0 <= - r11 + r15 * r19) by (pose proof R39; lra).
  clear - Neg P91 Neg0; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_minimax_full_information_upper__lemma_1 : forall (K : R) (R_ : R) (T : R) (b : R) (d : R), 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= d + 1 -> R_ <= T -> ln K >= 0 -> R_ <= 12 * sqrt T * sqrt b * sqrt (ln K) + 3 * sqrt d * sqrt T * sqrt (ln K) -> sqrt T * sqrt b <= sqrt T * sqrt (d + 1).
Proof.
  intros K R_ T b d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_minimax_full_information_upper__lemma_2 : forall (K : R) (R_ : R) (T : R) (b : R) (d : R), 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= d + 1 -> R_ <= T -> ln K >= 0 -> R_ <= 12 * sqrt T * sqrt b * sqrt (ln K) + 3 * sqrt d * sqrt T * sqrt (ln K) -> sqrt d * sqrt T <= sqrt T * sqrt (d + 1).
Proof.
  intros K R_ T b d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (thm_fixed_delays_minimax_full_information_upper__lemma_1 K R_ T b d shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_minimax_full_information_upper__lemma_3 : forall (K : R) (R_ : R) (T : R) (b : R) (d : R), 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= d + 1 -> R_ <= T -> ln K >= 0 -> R_ <= 12 * sqrt T * sqrt b * sqrt (ln K) + 3 * sqrt d * sqrt T * sqrt (ln K) -> ln K >= 0 /\ sqrt T * sqrt b * sqrt (ln K) <= sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros K R_ T b d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (thm_fixed_delays_minimax_full_information_upper__lemma_1 K R_ T b d shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (thm_fixed_delays_minimax_full_information_upper__lemma_2 K R_ T b d shown shown shown shown shown shown shown shown shown) as K1.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= d) by pos.
  root_0 r8 F9 E10 d.
  subst d.
  assert (S11 : 0 < T) by pos.
  root r12 F13 E14 T.
  subst T.
  assert (S16 : 0 <= l4) by pos.
  root_0 r17 F18 E19 l4.
  rewrite E19 in *.
  assert (S20 : 0 < b) by pos.
  root r21 F22 E23 b.
  subst b.
  assert (S24 : 0 < r8 ^ 2 + 1) by pos.
  root r25 F26 E27 ((r8 ^ 2) + 1).
  apply Rle_ge.
  fraction_le (r17 ^ 2) (1).
  pos.
  }
  assert (G1 : sqrt T * sqrt b * sqrt (ln K) <= sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= d) by pos.
  root_0 r8 F9 E10 d.
  subst d.
  assert (S11 : 0 < T) by pos.
  root r12 F13 E14 T.
  subst T.
  assert (S16 : 0 <= l4) by pos.
  root_0 r17 F18 E19 l4.
  rewrite E19 in *.
  assert (S20 : 0 < b) by pos.
  root r21 F22 E23 b.
  subst b.
  assert (S24 : 0 < r8 ^ 2 + 1) by pos.
  root r25 F26 E27 ((r8 ^ 2) + 1).
  fraction_le (- r12 * r17 * r21 + r12 * r17 * r25) (1).
  enough (V29 : 0 <= (r12 * r17) * (- r21 + r25)) by lra.
  apply mul_le; [pos |].
  numerator_le N30 F3 (K * r17 ^ 2 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r21 - r25) by lra.
  assert (P31 : 0 <= - r21 ^ 2 + r8 ^ 2 + 1) by (pose proof H5; lra).
  pose proof (mul_le _ _ P31 (Rlt_le _ _ F22)) as T33.
  pose proof (mul_lt _ _ (mul_lt _ _ F22 F22) Neg0) as T35.
  pose proof (mul_lt _ _ (mul_lt _ _ F22 F26) Neg0) as T37.
  assert (Q38 : (- r21) * (r25 ^ 2 - r8 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T33 T35 T37 Q38; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_minimax_full_information_upper__lemma_4 : forall (K : R) (R_ : R) (T : R) (b : R) (d : R), 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= d + 1 -> R_ <= T -> ln K >= 0 -> R_ <= 12 * sqrt T * sqrt b * sqrt (ln K) + 3 * sqrt d * sqrt T * sqrt (ln K) -> ln K >= 0 /\ sqrt d * sqrt T * sqrt (ln K) <= sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros K R_ T b d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (thm_fixed_delays_minimax_full_information_upper__lemma_1 K R_ T b d shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (thm_fixed_delays_minimax_full_information_upper__lemma_2 K R_ T b d shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (proj2 (thm_fixed_delays_minimax_full_information_upper__lemma_3 K R_ T b d shown shown shown shown shown shown shown shown shown)) as K2.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= d) by pos.
  root_0 r8 F9 E10 d.
  subst d.
  assert (S11 : 0 < T) by pos.
  root r12 F13 E14 T.
  subst T.
  assert (S16 : 0 <= l4) by pos.
  root_0 r17 F18 E19 l4.
  rewrite E19 in *.
  assert (S20 : 0 < b) by pos.
  root r21 F22 E23 b.
  subst b.
  assert (S24 : 0 < r8 ^ 2 + 1) by pos.
  root r25 F26 E27 ((r8 ^ 2) + 1).
  apply Rle_ge.
  fraction_le (r17 ^ 2) (1).
  pos.
  }
  assert (G1 : sqrt d * sqrt T * sqrt (ln K) <= sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= d) by pos.
  root_0 r8 F9 E10 d.
  subst d.
  assert (S11 : 0 < T) by pos.
  root r12 F13 E14 T.
  subst T.
  assert (S16 : 0 <= l4) by pos.
  root_0 r17 F18 E19 l4.
  rewrite E19 in *.
  assert (S20 : 0 < b) by pos.
  root r21 F22 E23 b.
  subst b.
  assert (S24 : 0 < r8 ^ 2 + 1) by pos.
  root r25 F26 E27 ((r8 ^ 2) + 1).
  fraction_le (r12 * r17 * r25 - r12 * r17 * r8) (1).
  enough (V29 : 0 <= (r12 * r17) * (r25 - r8)) by lra.
  apply mul_le; [pos |].
  numerator_le N30 F3 (K * r17 ^ 2 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r25 + r8) by lra.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F26) F9) (Rlt_le _ _ Neg0)) as T36.
  assert (Q37 : (- r8) * (r25 ^ 2 - r8 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ F9 F9) (Rlt_le _ _ Neg0)) as T38.
  clear - Neg F26 Neg0 T36 Q37 T38; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_minimax_full_information_upper__lemma_5 : forall (K : R) (T : R) (b : R) (d : R), 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= d + 1 -> ln K >= 0 /\ 12 * sqrt T * sqrt b * sqrt (ln K) + 3 * sqrt d * sqrt T * sqrt (ln K) <= 15 * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros K T b d H0 H1 H2 H3 H4 H5.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : 12 * sqrt T * sqrt b * sqrt (ln K) + 3 * sqrt d * sqrt T * sqrt (ln K) <= 15 * sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= d) by pos.
  root_0 r8 F9 E10 d.
  subst d.
  assert (S11 : 0 < T) by pos.
  root r12 F13 E14 T.
  subst T.
  assert (S16 : 0 <= l4) by pos.
  root_0 r17 F18 E19 l4.
  rewrite E19 in *.
  assert (S20 : 0 < b) by pos.
  root r21 F22 E23 b.
  subst b.
  assert (S24 : 0 < r8 ^ 2 + 1) by pos.
  root r25 F26 E27 ((r8 ^ 2) + 1).
  fraction_le (- 12 * r12 * r17 * r21 + 15 * r12 * r17 * r25 - 3 * r12 * r17 * r8) (1).
  enough (V29 : 0 <= (r12 * r17) * (- 12 * r21 + 15 * r25 - 3 * r8)) by lra.
  apply mul_le; [pos |].
  assert (R33 : 0 <= r25 - r8).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V87 : 0 <= 1) by pos.
  assert (V0 : r25 ^ 2 - r8 ^ 2 - 1 = 0).
  {
  numerator_le N88 F3 (K * r17 ^ 2 - K + 1) (K).
  assert (Q89 : (1) * (r25 ^ 2 - r8 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q89; lra.
  }
  lra.
  }
  numerator_le N73 F3 (K * r17 ^ 2 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 12 * r21 - 15 * r25 + 3 * r8) by lra.
  assert (P74 : 0 <= - r21 ^ 2 + r8 ^ 2 + 1) by (pose proof H5; lra).
  pose proof (mul_le _ _ R33 (Rlt_le _ _ F26)) as T78.
  assert (Q79 : (1) * (r25 ^ 2 - r8 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F26 Neg0) as T81.
  assert (Q82 : (- 15) * (r25 ^ 2 - r8 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F22 Neg0) as T84.
  pose proof (square (- r21 + r8)) as T85.
  clear - Neg P74 T78 Q79 T81 Q82 T84 T85; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_minimax_full_information_upper : forall (K : R) (R_ : R) (T : R) (b : R) (d : R), 0 < K -> 0 < T -> 0 < b -> 0 <= d -> ln K >= 0 -> b <= d + 1 -> R_ <= T -> ln K >= 0 -> R_ <= 12 * sqrt T * sqrt b * sqrt (ln K) + 3 * sqrt d * sqrt T * sqrt (ln K) -> ln K >= 0 /\ R_ <= 15 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)).
Proof.
  intros K R_ T b d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (thm_fixed_delays_minimax_full_information_upper__lemma_1 K R_ T b d shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (thm_fixed_delays_minimax_full_information_upper__lemma_2 K R_ T b d shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (proj2 (thm_fixed_delays_minimax_full_information_upper__lemma_3 K R_ T b d shown shown shown shown shown shown shown shown shown)) as K2.
  pose proof (proj2 (thm_fixed_delays_minimax_full_information_upper__lemma_4 K R_ T b d shown shown shown shown shown shown shown shown shown)) as K3.
  pose proof (proj2 (thm_fixed_delays_minimax_full_information_upper__lemma_5 K T b d shown shown shown shown shown shown)) as K4.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_e : forall (x : R), 0 < x -> ln (x + 1) <= x.
Proof.
  intros x H0.
  assert (S1 : 0 < x + 1) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (x + 1)) as l4 eqn:E5 in *.
  fraction_le (- l4 + x) (1).
  numerator_le N6 F3 (l4 * x + l4 - x) (x + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l4 - x) by lra.
  assert (P9 : 0 <= - l4 + x) by (pose proof F2; lra).
  clear - Neg Neg0 P9; lra.
Qed.

Lemma thm_fixed_delays_batch_size_one_slot_bandit__lemma_1 : forall (A : R) (K : R) (R_ : R) (T : R) (a : R) (d : R) (g : R), 0 <= A -> 0 < K -> 0 < T -> 0 < a -> 0 <= d -> 0 < g -> ln K > 0 -> a <= T * g ^ 2 * (d + 1) -> A <= 2 * sqrt a -> R_ <= A * sqrt K + 2 * sqrt K * sqrt a -> sqrt a <= g * sqrt T * sqrt (d + 1).
Proof.
  intros A K R_ T a d g H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_one_slot_bandit__lemma_2 : forall (A : R) (K : R) (R_ : R) (T : R) (a : R) (d : R) (g : R), 0 <= A -> 0 < K -> 0 < T -> 0 < a -> 0 <= d -> 0 < g -> ln K > 0 -> a <= T * g ^ 2 * (d + 1) -> A <= 2 * sqrt a -> R_ <= A * sqrt K + 2 * sqrt K * sqrt a -> A * sqrt K <= 2 * sqrt K * sqrt a.
Proof.
  intros A K R_ T a d g H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (thm_fixed_delays_batch_size_one_slot_bandit__lemma_1 A K R_ T a d g shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_one_slot_bandit__lemma_3 : forall (A : R) (K : R) (R_ : R) (T : R) (a : R) (d : R) (g : R), 0 <= A -> 0 < K -> 0 < T -> 0 < a -> 0 <= d -> 0 < g -> ln K > 0 -> a <= T * g ^ 2 * (d + 1) -> A <= 2 * sqrt a -> R_ <= A * sqrt K + 2 * sqrt K * sqrt a -> sqrt K * sqrt a <= g * sqrt K * sqrt T * sqrt (d + 1).
Proof.
  intros A K R_ T a d g H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (thm_fixed_delays_batch_size_one_slot_bandit__lemma_1 A K R_ T a d g shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (thm_fixed_delays_batch_size_one_slot_bandit__lemma_2 A K R_ T a d g shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_one_slot_bandit : forall (A : R) (K : R) (R_ : R) (T : R) (a : R) (d : R) (g : R), 0 <= A -> 0 < K -> 0 < T -> 0 < a -> 0 <= d -> 0 < g -> ln K > 0 -> a <= T * g ^ 2 * (d + 1) -> A <= 2 * sqrt a -> R_ <= A * sqrt K + 2 * sqrt K * sqrt a -> R_ <= 4 * g * sqrt K * sqrt T * sqrt (d + 1).
Proof.
  intros A K R_ T a d g H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (thm_fixed_delays_batch_size_one_slot_bandit__lemma_1 A K R_ T a d g shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (thm_fixed_delays_batch_size_one_slot_bandit__lemma_2 A K R_ T a d g shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (thm_fixed_delays_batch_size_one_slot_bandit__lemma_3 A K R_ T a d g shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_one_slot_full_information__lemma_1 : forall (A : R) (K : R) (R_ : R) (T : R) (a : R) (d : R) (g : R), 0 <= A -> 0 < K -> 0 < T -> 0 < a -> 0 <= d -> 0 < g -> ln K > 0 -> a <= T * g ^ 2 * (d + 1) -> ln K >= 0 -> A <= 2 * sqrt a * sqrt (ln K) -> ln K >= 0 -> R_ <= A + sqrt a * sqrt (ln K) -> ln K >= 0 /\ sqrt a * sqrt (ln K) <= g * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros A K R_ T a d g H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_one_slot_full_information : forall (A : R) (K : R) (R_ : R) (T : R) (a : R) (d : R) (g : R), 0 <= A -> 0 < K -> 0 < T -> 0 < a -> 0 <= d -> 0 < g -> ln K > 0 -> a <= T * g ^ 2 * (d + 1) -> ln K >= 0 -> A <= 2 * sqrt a * sqrt (ln K) -> ln K >= 0 -> R_ <= A + sqrt a * sqrt (ln K) -> ln K >= 0 /\ R_ <= 3 * g * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros A K R_ T a d g H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (proj2 (thm_fixed_delays_batch_size_one_slot_full_information__lemma_1 A K R_ T a d g shown shown shown shown shown shown shown shown shown shown shown shown)) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_C_1_full_information__lemma_1 : forall (K : R), 0 < K -> ln K >= 0 -> exp (1 / 2) <= 5 / 2.
Proof.
  intros K H0 H1.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_C_1_full_information : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> ln K >= 0 /\ 3 * sqrt T * sqrt (d + 1) * sqrt (ln K) * exp (1 / 2) <= 15 * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3.
  pose proof (thm_fixed_delays_batch_size_C_1_full_information__lemma_1 K shown shown) as K0.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  pose proof (exp_pos (1 / 2)) as F6.
  pose proof (ln_exp (1 / 2)) as F7.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F8.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F9.
  call x10 (exp (1 / 2)).
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : 3 * sqrt T * sqrt (d + 1) * sqrt (ln K) * exp (1 / 2) <= 15 * sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  pose proof (exp_pos (1 / 2)) as F6.
  pose proof (ln_exp (1 / 2)) as F7.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F8.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F9.
  call x10 (exp (1 / 2)).
  assert (S11 : 0 < T) by pos.
  root r12 F13 E14 T.
  subst T.
  assert (S15 : 0 < d + 1) by pos.
  root r16 F17 E18 (d + 1).
  assert (S20 : 0 <= l4) by pos.
  root_0 r21 F22 E23 l4.
  rewrite E23 in *.
  fraction_le (- 3 * r12 * r16 * r21 * x10 + 15 * r12 * r16 * r21) (1).
  enough (V25 : 0 <= (r12 * r16 * r21) * (15 - 3 * x10)) by lra.
  apply mul_le; [pos |].
  numerator_le N26 F3 (K * r21 ^ 2 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * x10 - 15) by lra.
  assert (P27 : 0 <= 8243607 / 5000000 - x10) by (pose proof F9; lra).
  assert (P28 : 0 < x10) by (pose proof F6; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P28)) as T29.
  pose proof (mul_lt _ _ P28 Neg0) as T32.
  clear - Neg T29 Neg0 T32; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_batch_size_C_1_bandit__lemma_1 : forall (K : R), 0 < K -> ln K >= 0 -> exp (1 / 2) <= 7 / 4.
Proof.
  intros K H0 H1.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_C_1_bandit__lemma_2 : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> 4 * sqrt K * sqrt T * sqrt (d + 1) * exp (1 / 2) <= 14 * sqrt 2 * sqrt K * sqrt T * sqrt (d + 1).
Proof.
  intros K T d H0 H1 H2 H3.
  pose proof (thm_fixed_delays_batch_size_C_1_bandit__lemma_1 K shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_batch_size_C_1_bandit : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> ln K >= 0 /\ 4 * sqrt K * sqrt T * sqrt (d + 1) * exp (1 / 2) <= 14 * sqrt 2 * sqrt K * sqrt T * sqrt (d + 1) + 3 * sqrt d * sqrt T * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3.
  pose proof (thm_fixed_delays_batch_size_C_1_bandit__lemma_1 K shown shown) as K0.
  pose proof (thm_fixed_delays_batch_size_C_1_bandit__lemma_2 K T d shown shown shown shown) as K1.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  pose proof (exp_pos (1 / 2)) as F6.
  pose proof (ln_exp (1 / 2)) as F7.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F8.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F9.
  call x10 (exp (1 / 2)).
  assert (S11 : 0 < K) by pos.
  root r12 F13 E14 K.
  subst K.
  assert (S15 : 0 < T) by pos.
  root r16 F17 E18 T.
  subst T.
  assert (S19 : 0 < d + 1) by pos.
  root r20 F21 E22 (d + 1).
  assert (S23 : 0 < 2) by pos.
  root r24 F25 E26 2.
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : 4 * sqrt K * sqrt T * sqrt (d + 1) * exp (1 / 2) <= 14 * sqrt 2 * sqrt K * sqrt T * sqrt (d + 1) + 3 * sqrt d * sqrt T * sqrt (ln K)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  pose proof (exp_pos (1 / 2)) as F6.
  pose proof (ln_exp (1 / 2)) as F7.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F8.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F9.
  call x10 (exp (1 / 2)).
  assert (S11 : 0 < K) by pos.
  root r12 F13 E14 K.
  subst K.
  assert (S15 : 0 < T) by pos.
  root r16 F17 E18 T.
  subst T.
  assert (S19 : 0 < d + 1) by pos.
  root r20 F21 E22 (d + 1).
  assert (S23 : 0 < 2) by pos.
  root r24 F25 E26 2.
  assert (S28 : 0 <= d) by pos.
  root_0 r29 F30 E31 d.
  subst d.
  assert (S33 : 0 <= l4) by pos.
  root_0 r34 F35 E36 l4.
  rewrite E36 in *.
  fraction_le (14 * r12 * r16 * r20 * r24 - 4 * r12 * r16 * r20 * x10 + 3 * r16 * r29 * r34) (1).
  enough (V38 : 0 <= (r16) * (14 * r12 * r20 * r24 - 4 * r12 * r20 * x10 + 3 * r29 * r34)) by lra.
  apply mul_le; [pos |].
  assert (R46 : 0 <= 7 * r24 / 6 - x10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V106 : 0 <= 49 / 18 - x10 ^ 2).
  {
  numerator_le N99 F3 (r12 ^ 2 * r34 ^ 2 - r12 ^ 2 + 1) (r12 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < x10 ^ 2 - 49 / 18) by lra.
  assert (P100 : 0 <= 8243607 / 5000000 - x10) by (pose proof F9; lra).
  assert (P102 : 0 < x10) by (pose proof F6; lra).
  pose proof (mul_le _ _ P100 (Rlt_le _ _ P102)) as T103.
  clear - Neg P100 T103 Neg0; lra.
  }
  assert (V0 : 49 * r24 ^ 2 / 36 - 49 / 18 = 0).
  {
  numerator_le N107 F3 (r12 ^ 2 * r34 ^ 2 - r12 ^ 2 + 1) (r12 ^ 2).
  assert (Q108 : (49 / 36) * (r24 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q108; lra.
  }
  lra.
  }
  numerator_le N82 F3 (r12 ^ 2 * r34 ^ 2 - r12 ^ 2 + 1) (r12 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 14 * r12 * r20 * r24 + 4 * r12 * r20 * x10 - 3 * r29 * r34) by lra.
  assert (P83 : 0 < x10) by (pose proof F6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P83) F30) F35) as T86.
  pose proof (mul_lt _ _ F13 F21) as T89.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F25) F30) F35) as T91.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ R46 (Rlt_le _ _ F13)) (Rlt_le _ _ F21)) (Rlt_le _ _ P83)) as T93.
  pose proof (mul_lt _ _ F25 Neg0) as T95.
  assert (Q96 : (- 14 * r12 * r20) * (r24 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ P83 Neg0) as T97.
  clear - Neg T86 T89 T91 T93 T95 Q96 T97; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_minimax_bandit_matching__lemma_1 : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> ln K >= 0 /\ 3 * sqrt d * sqrt T * sqrt (ln K) <= 14 * sqrt 2 * sqrt d * sqrt T * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_minimax_bandit_matching : forall (C : R) (K : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> ln K >= 0 /\ 14 * sqrt 2 * sqrt K * sqrt T * sqrt (1 + d / C) + 3 * sqrt d * sqrt T * sqrt (ln K) <= 798 * sqrt 2 * (sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt (ln K) / 57).
Proof.
  intros C K T d H0 H1 H2 H3 H4 H5.
  pose proof (proj2 (thm_fixed_delays_minimax_bandit_matching__lemma_1 K T d shown shown shown shown shown)) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_minimax_bandit_lower : forall (C : R) (K : R) (R_ : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K >= 0 -> R_ >= (- sqrt 21 / 105 + 1 / 5 - 1 / (5 * K)) * Rmin T (sqrt K * sqrt T) -> R_ >= (- sqrt 21 / 105 + 1 / 5 - 1 / (5 * K)) * Rmin T (sqrt K * sqrt T * sqrt (d + 1) / sqrt C) -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= Rmin T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt T * sqrt (ln K)) / 57.
Proof.
  intros C K R_ T d H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
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
  assert (M2 : R_ >= Rmin T (sqrt K * sqrt T * sqrt (d + 1) / sqrt C) / 20).
  {
  assert (0 <= Rmin T (sqrt K * sqrt T * sqrt (d + 1) / sqrt C)) by (apply Rmin_glb; pos).
  nra.
  }
  pose proof (sqrt_lt_R0 C ltac:(lra)) as PC; assert (PX : 0 <= sqrt K * sqrt T) by pos.
  assert (PZ : 0 <= sqrt T * sqrt (d + 1) * sqrt (ln K)) by (apply Rmult_le_pos; [pos | apply sqrt_pos]).
  assert (V : sqrt d * sqrt T * sqrt (ln K) <= sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  replace (sqrt d * sqrt T * sqrt (ln K)) with (sqrt T * sqrt (ln K) * sqrt d) by ring.
  replace (sqrt T * sqrt (d + 1) * sqrt (ln K)) with (sqrt T * sqrt (ln K) * sqrt (d + 1)) by ring.
  apply Rmult_le_compat_l; [apply Rmult_le_pos; apply sqrt_pos | apply sqrt_le_1_alt; lra].
  }
  assert (Q : sqrt K * sqrt T * sqrt (1 + d / C) <= 99 / 70 * (sqrt K * sqrt T) \/ sqrt K * sqrt T * sqrt (1 + d / C) <= 99 / 70 * (sqrt K * sqrt T * sqrt (d + 1) / sqrt C)).
  {
  destruct (root_or C (d) (d + 1) ltac:(lra) ltac:(lra) ltac:(lra)) as [R | R]; [left | right].
  -
  replace (99 / 70 * (sqrt K * sqrt T)) with (sqrt K * sqrt T * (99 / 70)) by ring; apply Rmult_le_compat_l; assumption.
  -
  replace (99 / 70 * (sqrt K * sqrt T * sqrt (d + 1) / sqrt C)) with (sqrt K * sqrt T * (99 / 70 * (sqrt (d + 1) / sqrt C))) by (field; lra); apply Rmult_le_compat_l; assumption.
  }
  apply (three_minima R_ T (sqrt K * sqrt T) (sqrt K * sqrt T * sqrt (d + 1) / sqrt C) (sqrt T * sqrt (d + 1) * sqrt (ln K)) (sqrt K * sqrt T * sqrt (1 + d / C)) (sqrt d * sqrt T * sqrt (ln K))); assumption.
Qed.

Lemma thm_fixed_delays_minimax_full_information_lower : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 30.
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5.
  split; [lra |].
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  assert (P : 0 <= Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K))) by (apply Rmin_glb; [pos | apply Rmult_le_pos; [pos | apply sqrt_pos]]).
  set (m := Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K))) in *; assert (14142 / 10000 * m <= sqrt 2 * m) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_fixed_delays_minimax_bandit_all_constants : forall (T : Z) (c : Z), 0 < IZR T -> 0 < IZR c -> IZR T * IZR c * sqrt 2 > IZR T * IZR c.
Proof.
  intros T c H0 H1.
  next_integer I1 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I2 (0)%Z (c)%Z (0 + 1 <= IZR c).
  call z3 (IZR T).
  call z4 (IZR c).
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  apply Rlt_gt.
  fraction_lt (r6 * z3 * z4 - z3 * z4) (1).
  replace (r6 * z3 * z4 - z3 * z4) with ((z3 * z4) * (r6 - 1)) by ring.
  apply mul_lt; [pos |].
  replace (r6 - 1) with ((r6) - (1)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  assert (V9 : 0 < 1) by pos.
  assert (V0 : r6 ^ 2 - 2 = 0).
  {
  assert (Q10 : (1) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q10; lra.
  }
  lra.
Qed.

Lemma thm_fixed_delays_minimax_full_information_all_constants : forall (c : Z), 0 < IZR c -> IZR c * sqrt 2 * sqrt (ln 3) > IZR c.
Proof.
  intros c H0.
  next_integer I1 (0)%Z (c)%Z (0 + 1 <= IZR c).
  call z2 (IZR c).
  assert (S3 : 0 < 2) by pos.
  root r4 F5 E6 2.
  pose proof ((ltac:(interval) : 10986121 / 10000000 <= ln 3)) as F7.
  pose proof ((ltac:(interval) : ln 3 <= 2746531 / 2500000)) as F8.
  remember (ln 3) as l9 eqn:E10 in *.
  assert (S19 : 0 < l9).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l9) by lra.
  assert (P17 : 0 <= l9 - 10986121 / 10000000) by (pose proof F7; lra).
  clear - Neg Neg0 P17; lra.
  }
  root r20 F21 E22 l9.
  subst l9.
  apply Rlt_gt.
  fraction_lt (r20 * r4 * z2 - z2) (1).
  replace (r20 * r4 * z2 - z2) with ((z2) * (r20 * r4 - 1)) by ring.
  apply mul_lt; [pos |].
  assert (R23 : 0 <= r20 * r4 - r20).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V24 : 0 <= r20 ^ 2) by pos.
  assert (V0 : r20 ^ 2 * r4 ^ 2 - 2 * r20 ^ 2 = 0).
  {
  assert (Q25 : (r20 ^ 2) * (r4 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q25; lra.
  }
  lra.
  }
  assert (R30 : 0 <= r4 - r20).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V31 : 0 <= 2 - r20 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r20 ^ 2 - 2) by lra.
  assert (P28 : 0 <= 2746531 / 2500000 - r20 ^ 2) by (pose proof F8; lra).
  clear - Neg Neg0 P28; lra.
  }
  assert (V0 : r4 ^ 2 - 2 = 0).
  {
  assert (Q32 : (1) * (r4 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q32; lra.
  }
  lra.
  }
  assert (R39 : 0 <= r20 * r4 - r4).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V40 : 0 <= 2 * r20 ^ 2 - 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 - 2 * r20 ^ 2) by lra.
  assert (P35 : 0 <= r20 ^ 2 - 10986121 / 10000000) by (pose proof F7; lra).
  pose proof (mul_lt _ _ F21 F21) as T38.
  clear - Neg Neg0 P35 T38; lra.
  }
  assert (V0 : r20 ^ 2 * r4 ^ 2 - 2 * r20 ^ 2 - r4 ^ 2 + 2 = 0).
  {
  assert (Q41 : (r20 ^ 2 - 1) * (r4 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q41; lra.
  }
  lra.
  }
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - r20 * r4 + 1) by lra.
  assert (P44 : 0 <= r20 ^ 2 - 10986121 / 10000000) by (pose proof F7; lra).
  assert (P47 : 0 <= - r20 + r4) by (pose proof R30; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ F21) P47) as T48.
  clear - Neg Neg0 P44 T48; lra.
Qed.

Lemma thm_fixed_delays_minimax_bandit_range_no_minimum_needed : forall (C : R) (K : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> K <= T -> K * (d + 1) <= C * T -> ln K >= 0 -> (d + 1) * ln K <= T -> ln K >= 0 /\ sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt T * sqrt (ln K) <= T * (1 + sqrt 2).
Proof.
  intros C K T d H0 H1 H2 H3 H4 H5 H6 H7.
  split; [lra |]; assert (Q : K * (d + 1) / C <= T) by (apply Rle_div_l; lra).
  assert (A : sqrt K * sqrt T * sqrt (1 + d / C) <= sqrt 2 * T).
  {
  replace (sqrt 2 * T) with (sqrt 2 * sqrt T * sqrt T) by (rewrite Rmult_assoc, sqrt_sqrt; lra).
  assert (B : sqrt K * sqrt (1 + d / C) <= sqrt 2 * sqrt T).
  {
  rewrite <- !sqrt_mult_alt by lra; apply sqrt_le_1_alt.
  replace (K * (1 + d / C)) with (K + K * (d + 1) / C - K / C) by (field; lra); assert (0 < K / C) by pos; lra.
  }
  pose proof (sqrt_pos T); nra.
  }
  assert (E : sqrt d * sqrt T * sqrt (ln K) <= T) by (rewrite <- !sqrt_mult by (try lra; pos); apply sqrt_le_of; [lra |]; assert (d * ln K <= T) by lra; nra).
  lra.
Qed.

Lemma thm_fixed_delays_minimax_bandit_range : ~ (forall (T : Z) (c : Z), 0 < IZR T -> 0 < IZR c -> IZR T * IZR c * sqrt 2 <= IZR T * IZR c).
Proof.
  intro H.
  specialize (H (1)%Z (1)%Z).
  refute H.
Qed.

Lemma thm_fixed_delays_minimax_full_information_range : ~ (forall (c : Z), 0 < IZR c -> IZR c * sqrt 2 * sqrt (ln 3) <= IZR c).
Proof.
  intro H.
  specialize (H (1)%Z).
  refute H.
Qed.

Lemma thm_fixed_delays_minimax_full_information_range_no_minimum_needed : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> (d + 1) * ln K <= T -> ln K >= 0 /\ sqrt T * sqrt (d + 1) * sqrt (ln K) <= T.
Proof.
  intros K T d H0 H1 H2 H3 H4.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : sqrt T * sqrt (d + 1) * sqrt (ln K) <= T).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S6 : 0 < T) by pos.
  root r7 F8 E9 T.
  subst T.
  assert (S10 : 0 < d + 1) by pos.
  root r11 F12 E13 (d + 1).
  assert (S15 : 0 <= l4) by pos.
  root_0 r16 F17 E18 l4.
  rewrite E18 in *.
  fraction_le (- r11 * r16 * r7 + r7 ^ 2) (1).
  enough (V20 : 0 <= (r7) * (- r11 * r16 + r7)) by lra.
  apply mul_le; [pos |].
  assert (R27 : 0 <= r7 - (r11 * r16)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V73 : 0 <= - d * r16 ^ 2 - r16 ^ 2 + r7 ^ 2).
  {
  numerator_le N68 F3 (K * r16 ^ 2 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < d * r16 ^ 2 + r16 ^ 2 - r7 ^ 2) by lra.
  assert (P69 : 0 <= - d * r16 ^ 2 - r16 ^ 2 + r7 ^ 2) by (pose proof H4; lra).
  clear - Neg P69 Neg0; lra.
  }
  assert (V0 : d * r16 ^ 2 - r11 ^ 2 * r16 ^ 2 + r16 ^ 2 = 0).
  {
  numerator_le N74 F3 (K * r16 ^ 2 - K + 1) (K).
  assert (Q75 : (- r16 ^ 2) * (- d + r11 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q75; lra.
  }
  lra.
  }
  numerator_le N62 F3 (K * r16 ^ 2 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r11 * r16 - r7) by lra.
  assert (P63 : 0 <= - r11 * r16 + r7) by (pose proof R27; lra).
  clear - Neg P63 Neg0; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_minimax_bandit_one_arm : ~ (forall (C : R) (T : R) (d : R), 0 < C -> 0 < T -> 0 <= d -> sqrt T * sqrt (1 + d / C) <= 0).
Proof.
  intro H.
  specialize (H (1) (1) (0)).
  refute H.
Qed.

Lemma thm_fixed_delays_unknown_delay_cost__lemma_1 : forall (K : R), 0 < K -> K >= 2 -> ln K >= 1 / 2.
Proof.
  intros K H0 H1.
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (l4 - 1 / 2) (1).
  numerator_le N6 F3 (K * l4 - K + 1) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 / 2 - l4) by lra.
  assert (P7 : 0 <= K - 2) by (pose proof (Rge_le _ _ H1); lra).
  pose proof (mul_lt _ _ H0 Neg0) as T13.
  clear - Neg P7 N6 T13; lra.
Qed.

Lemma thm_fixed_delays_unknown_delay_cost : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> d + 1 <= T -> ln K >= 0 /\ d + 1 <= 2 * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3 H4 H5.
  pose proof (thm_fixed_delays_unknown_delay_cost__lemma_1 K shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_fixed_delays_delayed_bandit_regret_upper__lemma_1 : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> ln K >= 0 /\ 14 * sqrt K * sqrt T + 3 * sqrt d * sqrt T * sqrt (ln K) <= 14 * sqrt K * sqrt T + 14 * sqrt d * sqrt T * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3 H4.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (l4) (1).
  pos.
  }
  assert (G1 : 14 * sqrt K * sqrt T + 3 * sqrt d * sqrt T * sqrt (ln K) <= 14 * sqrt K * sqrt T + 14 * sqrt d * sqrt T * sqrt (ln K)).
  {
  assert (S1 : 0 < K) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S6 : 0 < K) by pos.
  root r7 F8 E9 K.
  subst K.
  assert (S10 : 0 < T) by pos.
  root r11 F12 E13 T.
  subst T.
  assert (S15 : 0 <= d) by pos.
  root_0 r16 F17 E18 d.
  subst d.
  assert (S19 : 0 < l4) by pos.
  root r20 F21 E22 l4.
  rewrite E22 in *.
  fraction_le (11 * r11 * r16 * r20) (1).
  pos.
  }
  exact (conj G0 G1).
Qed.

Lemma tab_results_fixed_delays_delayed_bandit_regret_upper : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> R_ <= T -> ln K >= 0 -> R_ <= 14 * sqrt K * sqrt T + 3 * sqrt d * sqrt T * sqrt (ln K) -> ln K >= 0 /\ R_ <= 14 * Rmin T (sqrt K * sqrt T + sqrt d * sqrt T * sqrt (ln K)).
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (proj2 (tab_results_fixed_delays_delayed_bandit_regret_upper__lemma_1 K T d shown shown shown shown shown)) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_fixed_delays_delayed_bandit_regret_lower : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> R_ >= Rmin T (sqrt K * sqrt T) / 20 -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= Rmin T (sqrt K * sqrt T + sqrt d * sqrt T * sqrt (ln K)) / (20 + 20 * sqrt 2).
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5 H6.
  split; [lra |]; assert (S2 : 1 <= sqrt 2) by interval; pose proof (sqrt_sqrt 2 ltac:(lra)) as SS.
  assert (V : sqrt d * sqrt T * sqrt (ln K) <= sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  replace (sqrt d * sqrt T * sqrt (ln K)) with (sqrt T * sqrt (ln K) * sqrt d) by ring; replace (sqrt T * sqrt (d + 1) * sqrt (ln K)) with (sqrt T * sqrt (ln K) * sqrt (d + 1)) by ring.
  apply Rmult_le_compat_l; [apply Rmult_le_pos; apply sqrt_pos | apply sqrt_le_1_alt; lra].
  }
  assert (PV : 0 <= sqrt d * sqrt T * sqrt (ln K)) by (repeat apply Rmult_le_pos; apply sqrt_pos); assert (PX : 0 <= sqrt K * sqrt T) by pos.
  set (X := sqrt K * sqrt T) in *; set (Z := sqrt T * sqrt (d + 1) * sqrt (ln K)) in *; set (W := sqrt d * sqrt T * sqrt (ln K)) in *.
  assert (M1 : Rmin T X <= 20 * R_) by lra.
  assert (M2 : Rmin T Z <= 20 * (sqrt 2 * R_)).
  {
  set (m := Rmin T Z) in *; assert (M3 : sqrt 2 * (sqrt 2 * m / 40) <= sqrt 2 * R_) by (apply Rmult_le_compat_l; lra).
  replace (sqrt 2 * (sqrt 2 * m / 40)) with (sqrt 2 * sqrt 2 * m / 40) in M3 by field; rewrite SS in M3; lra.
  }
  apply Rle_ge; apply Rle_div_l; [lra |].
  assert (M : Rmin T (X + W) <= Rmin T X + Rmin T Z) by (unfold Rmin; repeat destruct Rle_dec; lra).
  lra.
Qed.

Lemma tab_results_fixed_delays_delayed_full_regret_upper : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> R_ <= T -> ln K >= 0 -> R_ <= 3 * sqrt d * sqrt T * sqrt (ln K) + 12 * sqrt T * sqrt (ln K) -> ln K >= 0 /\ R_ <= 3 * sqrt 17 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)).
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5 H6 H7.
  split; [lra |]; assert (S2 : 4 <= sqrt 17) by interval; assert (P0 : 0 <= 17 * (d + 1)) by lra.
  pose proof (sqrt_pos d) as PD; pose proof (sqrt_sqrt d ltac:(lra)) as DD.
  assert (B : sqrt d + 4 <= sqrt 17 * sqrt (d + 1)) by (rewrite <- sqrt_mult by lra; apply Rsqr_incr_0_var; [rewrite Rsqr_sqrt by exact P0; unfold Rsqr; pose proof (pow2_ge_0 (4 * sqrt d - 1)); nra | apply sqrt_pos]).
  assert (PL : 0 <= sqrt T * sqrt (ln K)) by (apply Rmult_le_pos; apply sqrt_pos).
  assert (B2 : sqrt T * sqrt (ln K) * (sqrt d + 4) <= sqrt T * sqrt (ln K) * (sqrt 17 * sqrt (d + 1))) by (apply Rmult_le_compat_l; assumption).
  destruct (Rmin_or T (sqrt T * sqrt (d + 1) * sqrt (ln K))) as [[E L] | [E L]]; rewrite E; [nra | lra].
Qed.

Lemma tab_results_fixed_delays_delayed_full_regret_lower : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40.
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_fixed_delays_bandit_regret_upper : forall (C : R) (K : R) (R_ : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> R_ <= T -> ln K >= 0 -> R_ <= 14 * sqrt 2 * sqrt K * sqrt T * sqrt (1 + d / C) + 3 * sqrt d * sqrt T * sqrt (ln K) -> ln K >= 0 /\ R_ <= 14 * sqrt 2 * Rmin T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt T * sqrt (ln K)).
Proof.
  intros C K R_ T d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S2 : 1 <= sqrt 2) by interval; assert (PY : 0 <= sqrt d * sqrt T * sqrt (ln K)) by (repeat apply Rmult_le_pos; apply sqrt_pos).
  replace (3 * sqrt d * sqrt T * sqrt (ln K)) with (3 * (sqrt d * sqrt T * sqrt (ln K))) in * by ring.
  set (Y := sqrt d * sqrt T * sqrt (ln K)) in *; set (X := sqrt K * sqrt T * sqrt (1 + d / C)) in *.
  assert (PX : 0 <= X) by (unfold X; repeat apply Rmult_le_pos; apply sqrt_pos).
  replace (14 * sqrt 2 * sqrt K * sqrt T * sqrt (1 + d / C)) with (14 * (sqrt 2 * X)) in * by (unfold X; ring).
  assert (Y2 : Y <= sqrt 2 * Y) by nra; assert (T2 : T <= sqrt 2 * T) by nra.
  split; [lra |]; destruct (Rmin_or T (X + Y)) as [[E L] | [E L]]; rewrite E; lra.
Qed.

Lemma tab_results_fixed_delays_bandit_regret_lower : forall (C : R) (K : R) (R_ : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> R_ >= Rmin T (sqrt K * sqrt T) / 20 -> R_ >= Rmin T (sqrt K * sqrt T * sqrt (d + 1) / sqrt C) / 20 -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= Rmin T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt T * sqrt (ln K)) / 57.
Proof.
  intros C K R_ T d H0 H1 H2 H3 H4 H5 H6 H7 H8.
  split; [lra |].
  pose proof (sqrt_lt_R0 C ltac:(lra)) as PC; assert (PX : 0 <= sqrt K * sqrt T) by pos.
  assert (PZ : 0 <= sqrt T * sqrt (d + 1) * sqrt (ln K)) by (apply Rmult_le_pos; [pos | apply sqrt_pos]).
  assert (V : sqrt d * sqrt T * sqrt (ln K) <= sqrt T * sqrt (d + 1) * sqrt (ln K)).
  {
  replace (sqrt d * sqrt T * sqrt (ln K)) with (sqrt T * sqrt (ln K) * sqrt d) by ring.
  replace (sqrt T * sqrt (d + 1) * sqrt (ln K)) with (sqrt T * sqrt (ln K) * sqrt (d + 1)) by ring.
  apply Rmult_le_compat_l; [apply Rmult_le_pos; apply sqrt_pos | apply sqrt_le_1_alt; lra].
  }
  assert (Q : sqrt K * sqrt T * sqrt (1 + d / C) <= 99 / 70 * (sqrt K * sqrt T) \/ sqrt K * sqrt T * sqrt (1 + d / C) <= 99 / 70 * (sqrt K * sqrt T * sqrt (d + 1) / sqrt C)).
  {
  destruct (root_or C (d) (d + 1) ltac:(lra) ltac:(lra) ltac:(lra)) as [R | R]; [left | right].
  -
  replace (99 / 70 * (sqrt K * sqrt T)) with (sqrt K * sqrt T * (99 / 70)) by ring; apply Rmult_le_compat_l; assumption.
  -
  replace (99 / 70 * (sqrt K * sqrt T * sqrt (d + 1) / sqrt C)) with (sqrt K * sqrt T * (99 / 70 * (sqrt (d + 1) / sqrt C))) by (field; lra); apply Rmult_le_compat_l; assumption.
  }
  apply (three_minima R_ T (sqrt K * sqrt T) (sqrt K * sqrt T * sqrt (d + 1) / sqrt C) (sqrt T * sqrt (d + 1) * sqrt (ln K)) (sqrt K * sqrt T * sqrt (1 + d / C)) (sqrt d * sqrt T * sqrt (ln K))); assumption.
Qed.

Lemma tab_results_fixed_delays_full_regret_upper__lemma_1 : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> ln K >= 0 /\ 15 * sqrt T * sqrt (d + 1) * sqrt (ln K) <= 16 * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma tab_results_fixed_delays_full_regret_upper : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> R_ <= T -> ln K >= 0 -> R_ <= 15 * sqrt T * sqrt (d + 1) * sqrt (ln K) -> ln K >= 0 /\ R_ <= 16 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)).
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (proj2 (tab_results_fixed_delays_full_regret_upper__lemma_1 K T d shown shown shown shown shown)) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_fixed_delays_full_regret_lower : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 30.
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5.
  split; [lra |].
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  assert (P : 0 <= Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K))) by (apply Rmin_glb; [pos | apply Rmult_le_pos; [pos | apply sqrt_pos]]).
  set (m := Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K))) in *; assert (14142 / 10000 * m <= sqrt 2 * m) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma tab_results_fixed_delays_bandit_capacity_enough : forall (C : R) (K : R) (Lambda : R) (d : R), 0 < C -> 0 < K -> 0 < Lambda -> 0 <= d -> C >= Rmin d (K / Lambda) -> sqrt K * sqrt (1 + d / C) + sqrt d * sqrt Lambda <= 2 * sqrt K + 2 * sqrt d * sqrt Lambda.
Proof.
  intros C K Lambda d H0 H1 H2 H3 H4.
  assert (B : d <= C \/ K <= C * Lambda) by (apply Rge_le in H4; destruct (Rmin_or d (K / Lambda)) as [[E L] | [E L]]; rewrite E in H4; [left; lra | right; apply Rle_div_l; lra]).
  pose proof (sqrt_lt_R0 K ltac:(lra)) as PK; assert (PD : 0 <= sqrt d * sqrt Lambda) by (apply Rmult_le_pos; apply sqrt_pos).
  enough (A : sqrt K * sqrt (1 + d / C) <= 2 * sqrt K + sqrt d * sqrt Lambda) by lra.
  destruct B as [B | B].
  -
  assert (d / C <= 1) by (apply Rle_div_l; lra).
  assert (sqrt (1 + d / C) <= 2) by (apply sqrt_le_of; lra).
  nra.
  -
  rewrite <- sqrt_mult_alt by lra; replace (K * (1 + d / C)) with (K + K * d / C) by (field; lra).
  apply Rle_trans with (sqrt K + sqrt d * sqrt Lambda); [apply sqrt_add_le; [lra | exact PD |] | lra].
  rewrite Rpow_mult_distr, !pow2_sqrt by lra; apply Rle_div_l; [lra |]; nra.
Qed.

Lemma tab_results_fixed_delays_bandit_capacity_necessary : forall (C : R) (K : R) (Lambda : R) (c : R) (d : R), 0 < C -> 0 < K -> 0 < Lambda -> 0 < c -> 0 <= d -> c >= 1 -> sqrt K * sqrt (1 + d / C) + sqrt d * sqrt Lambda <= c * (sqrt K + sqrt d * sqrt Lambda) -> Rmin d (K / Lambda) <= 4 * C * c ^ 2.
Proof.
  intros C K Lambda c d H0 H1 H2 H3 H4 H5 H6.
  replace (2 * sqrt d * sqrt Lambda) with (2 * (sqrt d * sqrt Lambda)) in * by ring.
  pose proof (sqrt_lt_R0 K ltac:(lra)) as PK; assert (PD : 0 <= sqrt d * sqrt Lambda) by (apply Rmult_le_pos; apply sqrt_pos).
  assert (Q : 0 <= d / C) by pos; pose proof (sqrt_pos (1 + d / C)) as P1; pose proof (sqrt_sqrt (1 + d / C) ltac:(lra)) as S1.
  pose proof (sqrt_sqrt K ltac:(lra)) as K2; assert (D2 : sqrt d * sqrt Lambda * (sqrt d * sqrt Lambda) = d * Lambda) by (rewrite <- (sqrt_sqrt d) at 3 by lra; rewrite <- (sqrt_sqrt Lambda) at 3 by lra; ring).
  set (k := sqrt K) in *; set (e := sqrt d * sqrt Lambda) in *; set (s := sqrt (1 + d / C)) in *; clearbody k e s.
  assert (Y : k * s <= c * (k + e)) by lra.
  destruct (Rle_or_lt e k) as [Z | Z].
  -
  apply Rle_trans with d; [apply Rmin_l |].
  assert (s <= 2 * c) by (apply (Rmult_le_reg_l k); nra).
  assert (s * s <= 2 * c * (2 * c)) by (apply Rmult_le_compat; lra).
  assert (V9 : d / C <= 4 * c ^ 2) by lra.
  pose proof (proj1 (Rle_div_l d (4 * c ^ 2) C ltac:(lra)) V9) as V10; lra.
  -
  apply Rle_trans with (K / Lambda); [apply Rmin_r |].
  assert (V : k * s * (k * s) <= 2 * c * e * (2 * c * e)) by (apply Rmult_le_compat; nra).
  assert (V2 : K * (d / C) <= 4 * c ^ 2 * (d * Lambda)) by nra.
  assert (PD0 : 0 < d) by (destruct H4; [lra | subst d; exfalso; nra]).
  apply Rle_div_l; [lra |].
  replace (K * (d / C)) with (K / C * d) in V2 by (field; lra).
  assert (V3 : K / C <= 4 * c ^ 2 * Lambda) by (apply (Rmult_le_reg_r d); lra).
  pose proof (proj1 (Rle_div_l K (4 * c ^ 2 * Lambda) C ltac:(lra)) V3) as V10; lra.
Qed.

Lemma tab_results_fixed_delays_bandit_capacity_necessary_c_2 : forall (C : R) (K : R) (Lambda : R) (d : R), 0 < C -> 0 < K -> 0 < Lambda -> 0 <= d -> sqrt K * sqrt (1 + d / C) + sqrt d * sqrt Lambda <= 2 * sqrt K + 2 * sqrt d * sqrt Lambda -> Rmin d (K / Lambda) <= 8 * C.
Proof.
  intros C K Lambda d H0 H1 H2 H3 H4.
  replace (2 * sqrt d * sqrt Lambda) with (2 * (sqrt d * sqrt Lambda)) in * by ring.
  pose proof (sqrt_lt_R0 K ltac:(lra)) as PK; assert (PD : 0 <= sqrt d * sqrt Lambda) by (apply Rmult_le_pos; apply sqrt_pos).
  assert (Q : 0 <= d / C) by pos; pose proof (sqrt_pos (1 + d / C)) as P1; pose proof (sqrt_sqrt (1 + d / C) ltac:(lra)) as S1.
  pose proof (sqrt_sqrt K ltac:(lra)) as K2; assert (D2 : sqrt d * sqrt Lambda * (sqrt d * sqrt Lambda) = d * Lambda) by (rewrite <- (sqrt_sqrt d) at 3 by lra; rewrite <- (sqrt_sqrt Lambda) at 3 by lra; ring).
  set (k := sqrt K) in *; set (e := sqrt d * sqrt Lambda) in *; set (s := sqrt (1 + d / C)) in *; clearbody k e s.
  assert (Y : k * s <= 2 * k + e) by lra.
  assert (V : k * s * (k * s) <= (2 * k + e) * (2 * k + e)) by (apply Rmult_le_compat; nra).
  assert (V1 : K * (d / C) <= 3 * K + 4 * (k * e) + e * e) by nra.
  destruct (Rle_or_lt e k) as [Z | Z].
  -
  apply Rle_trans with d; [apply Rmin_l |].
  assert (K * (d / C) <= 8 * K) by nra.
  assert (V3 : d / C <= 8) by (apply (Rmult_le_reg_l K); lra).
  pose proof (proj1 (Rle_div_l d 8 C ltac:(lra)) V3) as V10; lra.
  -
  apply Rle_trans with (K / Lambda); [apply Rmin_r |].
  assert (V2 : K * (d / C) <= 8 * (d * Lambda)) by nra.
  assert (PD0 : 0 < d) by (destruct H3; [lra | subst d; exfalso; nra]).
  apply Rle_div_l; [lra |].
  replace (K * (d / C)) with (K / C * d) in V2 by (field; lra).
  assert (V3 : K / C <= 8 * Lambda) by (apply (Rmult_le_reg_r d); lra).
  pose proof (proj1 (Rle_div_l K (8 * Lambda) C ltac:(lra)) V3) as V10; lra.
Qed.

Lemma tab_results_fixed_delays_bandit_capacity : ~ (forall (K : R) (Lambda : R) (c : R) (d : R), 0 < K -> 0 < Lambda -> 0 < c -> 0 <= d -> 1 <= c * Rmin d (K / Lambda)).
Proof.
  intro H.
  specialize (H (1) (1) (1) (0)).
  refute H.
Qed.

Lemma tab_results_fixed_delays_bandit_capacity_corrected : forall (C : R) (K : R) (Lambda : R) (d : R), 0 < C -> 0 < K -> 0 < Lambda -> 0 <= d -> C >= Rmin d (K / Lambda) -> C >= 1 -> sqrt K * sqrt (1 + d / C) + sqrt d * sqrt Lambda <= 2 * sqrt K + 2 * sqrt d * sqrt Lambda.
Proof.
  intros C K Lambda d H0 H1 H2 H3 H4 H5.
  assert (B : d <= C \/ K <= C * Lambda) by (apply Rge_le in H4; destruct (Rmin_or d (K / Lambda)) as [[E L] | [E L]]; rewrite E in H4; [left; lra | right; apply Rle_div_l; lra]).
  pose proof (sqrt_lt_R0 K ltac:(lra)) as PK; assert (PD : 0 <= sqrt d * sqrt Lambda) by (apply Rmult_le_pos; apply sqrt_pos).
  enough (A : sqrt K * sqrt (1 + d / C) <= 2 * sqrt K + sqrt d * sqrt Lambda) by lra.
  destruct B as [B | B].
  -
  assert (d / C <= 1) by (apply Rle_div_l; lra).
  assert (sqrt (1 + d / C) <= 2) by (apply sqrt_le_of; lra).
  nra.
  -
  rewrite <- sqrt_mult_alt by lra; replace (K * (1 + d / C)) with (K + K * d / C) by (field; lra).
  apply Rle_trans with (sqrt K + sqrt d * sqrt Lambda); [apply sqrt_add_le; [lra | exact PD |] | lra].
  rewrite Rpow_mult_distr, !pow2_sqrt by lra; apply Rle_div_l; [lra |]; nra.
Qed.

Lemma tab_results_fixed_delays_full_capacity : forall (K : R) (R_ : R) (R_inf : R) (T : R) (d : R), 0 < K -> 0 < R_inf -> 0 < T -> 0 <= d -> ln K >= 0 -> R_ <= T -> ln K >= 0 -> R_ <= 15 * sqrt T * sqrt (d + 1) * sqrt (ln K) -> ln K >= 0 -> R_inf >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> R_ <= 425 * R_inf.
Proof.
  intros K R_ R_inf T d H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  assert (P : 0 <= Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K))) by (apply Rmin_glb; [pos | apply Rmult_le_pos; [pos | apply sqrt_pos]]).
  set (m := Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K))) in *; assert (14142 / 10000 * m <= sqrt 2 * m) by (apply Rmult_le_compat_r; lra).
  destruct (Rmin_or T (sqrt T * sqrt (d + 1) * sqrt (ln K))) as [[E L] | [E L]]; fold m in E; rewrite E in *; lra.
Qed.
