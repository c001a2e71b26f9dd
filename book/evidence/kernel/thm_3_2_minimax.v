(* thm_3_2_minimax: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_fixed_delays_batch_size : forall (C : R) (d : R), 0 < C -> 0 <= d -> C >= 2 -> C - 1 <> 0 /\ (C - 1) * Rmax 1 (IZR (Zceil (d / (C - 1)))) >= d.
Proof.
  intros C d H0 H1 H2.
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
  assert (G1 : (C - 1) * Rmax 1 (IZR (Zceil (d / (C - 1)))) >= d).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  set (f4 := IZR (Zceil (d / (C - 1)))) in *.
  clearbody f4.
  pose proof (Rmax_or (1) (f4)) as M5.
  set (m6 := Rmax (1) (f4)) in *.
  clearbody m6.
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P7 : 0 <= 1 - C) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (C - d - 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N16 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N17 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + d + 1) by lra.
  assert (P18 : 0 < - C + d + 1) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 <= C * f4 - d - f4) by (pose proof N16; lra).
  pose proof P20 as T21.
  assert (P22 : 0 < C - 1) by (pose proof S11; lra).
  assert (P23 : 0 <= 1 - f4) by (pose proof L13; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P22) P23) as T24.
  clear - Neg T19 T21 T24.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (C * f4 - d - f4) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N25 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N26 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * f4 + d + f4) by lra.
  assert (P27 : 0 < - C * f4 + d + f4) by (pose proof Neg0; lra).
  pose proof P27 as T28.
  assert (P29 : 0 <= C * f4 - d - f4) by (pose proof N25; lra).
  pose proof P29 as T30.
  clear - Neg T28 T30.
  lra.
  }
  }
  {
  destruct M5 as [[E31 L32] | [E31 L32]]; subst m6.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (C - d - 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N33 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N34 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + d + 1) by lra.
  assert (P35 : 0 <= f4 - 2) by (pose proof L13; lra).
  pose proof P35 as T36.
  assert (P37 : 0 <= 1 - f4) by (pose proof L32; lra).
  pose proof P37 as T38.
  clear - Neg T36 T38.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (C * f4 - d - f4) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N39 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N40 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * f4 + d + f4) by lra.
  assert (P41 : 0 < - C * f4 + d + f4) by (pose proof Neg0; lra).
  pose proof P41 as T42.
  assert (P43 : 0 <= C * f4 - d - f4) by (pose proof N39; lra).
  pose proof P43 as T44.
  clear - Neg T42 T44.
  lra.
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
  assert (G1 : Rmax 1 (IZR (Zceil (d / (C - 1)))) >= IZR (Zceil (d / (C - 1)))).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  set (f4 := IZR (Zceil (d / (C - 1)))) in *.
  clearbody f4.
  pose proof (Rmax_or (1) (f4)) as M5.
  set (m6 := Rmax (1) (f4)) in *.
  clearbody m6.
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P7 : 0 <= 1 - C) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (1 - f4) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N16 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N17 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 1) by lra.
  assert (P18 : 0 < f4 - 1) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 <= 1 - f4) by (pose proof L13; lra).
  pose proof P20 as T21.
  clear - Neg T19 T21.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  {
  destruct M5 as [[E22 L23] | [E22 L23]]; subst m6.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (1 - f4) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N24 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N25 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 1) by lra.
  assert (P26 : 0 < f4 - 1) by (pose proof Neg0; lra).
  pose proof P26 as T27.
  assert (P28 : 0 <= 1 - f4) by (pose proof L23; lra).
  pose proof P28 as T29.
  clear - Neg T27 T29.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra | pos |].
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
  assert (G1 : Rmax 1 (IZR (Zceil (d / (C - 1)))) <= d + 1).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  set (f4 := IZR (Zceil (d / (C - 1)))) in *.
  clearbody f4.
  pose proof (Rmax_or (1) (f4)) as M5.
  set (m6 := Rmax (1) (f4)) in *.
  clearbody m6.
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P7 : 0 <= 1 - C) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  apply (le_by_fraction _ _ (d) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (d - f4 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N16 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N17 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + f4 - 1) by lra.
  assert (P18 : 0 < - d + f4 - 1) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 <= d) by (pose proof H1; lra).
  pose proof P20 as T21.
  assert (P22 : 0 <= 1 - f4) by (pose proof L13; lra).
  pose proof P22 as T23.
  clear - Neg T19 T21 T23.
  lra.
  }
  }
  {
  destruct M5 as [[E24 L25] | [E24 L25]]; subst m6.
  {
  apply (le_by_fraction _ _ (d) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (d - f4 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N26 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N27 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + f4 - 1) by lra.
  assert (P28 : 0 < - d + f4 - 1) by (pose proof Neg0; lra).
  pose proof P28 as T29.
  assert (P30 : 0 < - C * f4 + C + d + f4 - 1) by (pose proof N27; lra).
  pose proof P30 as T31.
  assert (P32 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  assert (P33 : 0 <= f4 - 1) by (pose proof L25; lra).
  pose proof (mul_le _ _ P32 P33) as T34.
  clear - Neg T29 T31 T34.
  lra.
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
  assert (G1 : Rmax 1 (IZR (Zceil (d / (C - 1)))) <= 2 + 2 * d / C).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  set (f4 := IZR (Zceil (d / (C - 1)))) in *.
  clearbody f4.
  pose proof (Rmax_or (1) (f4)) as M5.
  set (m6 := Rmax (1) (f4)) in *.
  clearbody m6.
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P7 : 0 <= 1 - C) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  apply (le_by_fraction _ _ (C + 2 * d) (C)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (- C * f4 + 2 * C + 2 * d) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N16 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N17 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * f4 - 2 * C - 2 * d) by lra.
  assert (P18 : 0 < C * f4 - 2 * C - 2 * d) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 <= d) by (pose proof H1; lra).
  pose proof P20 as T21.
  assert (P22 : 0 < - C * f4 + C + d + f4 - 1) by (pose proof N17; lra).
  pose proof P22 as T23.
  assert (P24 : 0 < C - 1) by (pose proof S11; lra).
  pose proof P24 as T25.
  assert (P26 : 0 <= 1 - f4) by (pose proof L13; lra).
  pose proof P26 as T27.
  clear - Neg T19 T21 T23 T25 T27.
  lra.
  }
  }
  {
  destruct M5 as [[E28 L29] | [E28 L29]]; subst m6.
  {
  apply (le_by_fraction _ _ (C + 2 * d) (C)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (- C * f4 + 2 * C + 2 * d) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N30 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N31 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * f4 - 2 * C - 2 * d) by lra.
  assert (P32 : 0 < C * f4 - 2 * C - 2 * d) by (pose proof Neg0; lra).
  pose proof P32 as T33.
  assert (P34 : 0 < - C * f4 + C + d + f4 - 1) by (pose proof N31; lra).
  pose proof P34 as T35.
  assert (P36 : 0 < C - 1) by (pose proof S11; lra).
  pose proof P36 as T37.
  assert (P38 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  assert (P39 : 0 <= f4 - 1) by (pose proof L29; lra).
  pose proof (mul_le _ _ P38 P39) as T40.
  clear - Neg T33 T35 T37 T40.
  lra.
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
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l4) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  assert (G1 : D * ln K + K * T * b >= 0).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (D * l4 + K * T * b) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  assert (G2 : 3 * sqrt D * sqrt (ln K) + 14 * sqrt K * sqrt T * sqrt b <= sqrt 205 * sqrt (D * ln K + K * T * b)).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S7 : 0 <= D).
  {
  pos.
  }
  assert (F9 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E10 : D = (sqrt D) ^ 2) by root_powers.
  set (r8 := sqrt D) in *.
  clearbody r8.
  subst D.
  assert (S12 : 0 <= l4).
  {
  pos.
  }
  assert (F14 : 0 <= sqrt l4) by (apply sqrt_pos).
  assert (E15 : l4 = (sqrt l4) ^ 2) by root_powers.
  set (r13 := sqrt l4) in *.
  clearbody r13.
  rewrite E15 in *.
  assert (S16 : 0 < K).
  {
  pos.
  }
  assert (F18 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E19 : K = (sqrt K) ^ 2) by root_powers.
  set (r17 := sqrt K) in *.
  clearbody r17.
  subst K.
  assert (S20 : 0 < T).
  {
  pos.
  }
  assert (F22 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E23 : T = (sqrt T) ^ 2) by root_powers.
  set (r21 := sqrt T) in *.
  clearbody r21.
  subst T.
  assert (S24 : 0 < b).
  {
  pos.
  }
  assert (F26 : 0 < sqrt b) by (apply sqrt_lt_R0; lra).
  assert (E27 : b = (sqrt b) ^ 2) by root_powers.
  set (r25 := sqrt b) in *.
  clearbody r25.
  subst b.
  assert (S28 : 0 < 205).
  {
  pos.
  }
  assert (F30 : 0 < sqrt 205) by (apply sqrt_lt_R0; lra).
  assert (E31 : 205 = (sqrt 205) ^ 2) by root_powers.
  set (r29 := sqrt 205) in *.
  clearbody r29.
  assert (S32 : 0 < r13 ^ 2 * r8 ^ 2 + r17 ^ 2 * r21 ^ 2 * r25 ^ 2).
  {
  pos.
  }
  assert (F34 : 0 < sqrt ((r8 ^ 2) * (r13 ^ 2) + (r17 ^ 2) * (r21 ^ 2) * (r25 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E35 : (r8 ^ 2) * (r13 ^ 2) + (r17 ^ 2) * (r21 ^ 2) * (r25 ^ 2) = (sqrt ((r8 ^ 2) * (r13 ^ 2) + (r17 ^ 2) * (r21 ^ 2) * (r25 ^ 2))) ^ 2) by root_powers.
  set (r33 := sqrt ((r8 ^ 2) * (r13 ^ 2) + (r17 ^ 2) * (r21 ^ 2) * (r25 ^ 2))) in *.
  clearbody r33.
  apply (le_by_fraction _ _ (- 3 * r13 * r8 - 14 * r17 * r21 * r25 + r29 * r33) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V86 : 0 <= (r29 * r33) - (3 * r13 * r8 + 14 * r17 * r21 * r25)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V87 : 0 <= 196 * r13 ^ 2 * r8 ^ 2 - 84 * r13 * r17 * r21 * r25 * r8 + 9 * r17 ^ 2 * r21 ^ 2 * r25 ^ 2).
  {
  assert (N82 : 0 <= r13 ^ 2 * r17 ^ 2 - r17 ^ 2 + 1) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 - r17 ^ 2 + 1) (r17 ^ 2) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 196 * r13 ^ 2 * r8 ^ 2 + 84 * r13 * r17 * r21 * r25 * r8 - 9 * r17 ^ 2 * r21 ^ 2 * r25 ^ 2) by lra.
  assert (P83 : 0 < - 196 * r13 ^ 2 * r8 ^ 2 + 84 * r13 * r17 * r21 * r25 * r8 - 9 * r17 ^ 2 * r21 ^ 2 * r25 ^ 2) by (pose proof Neg0; lra).
  pose proof P83 as T84.
  pose proof (square (14 * r13 * r8 - 3 * r17 * r21 * r25)) as T85.
  clear - Neg T84 T85.
  lra.
  }
  assert (V0 : - 205 * r13 ^ 2 * r8 ^ 2 - 205 * r17 ^ 2 * r21 ^ 2 * r25 ^ 2 + r29 ^ 2 * r33 ^ 2 = 0).
  {
  assert (N88 : 0 <= r13 ^ 2 * r17 ^ 2 - r17 ^ 2 + 1) by (apply (numerator_le _ _ (r13 ^ 2 * r17 ^ 2 - r17 ^ 2 + 1) (r17 ^ 2) F3); [(field; nonzero) || field || lra | pos]).
  assert (Q89 : (r33 ^ 2) * (r29 ^ 2 - 205) = 0) by (apply mul_zero; lra).
  assert (Q90 : (205) * (- r13 ^ 2 * r8 ^ 2 - r17 ^ 2 * r21 ^ 2 * r25 ^ 2 + r33 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q89 Q90.
  lra.
  }
  lra.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma thm_fixed_delays_bandit_batching : forall (D : R) (K : R) (R_ : R) (T : R) (b : R), 0 <= D -> 0 < K -> 0 < T -> 0 < b -> ln K >= 0 -> ln K >= 0 -> R_ <= 3 * sqrt D * sqrt (ln K) + 14 * sqrt K * sqrt T * sqrt b -> D * ln K + K * T * b >= 0 /\ R_ <= sqrt 205 * sqrt (D * ln K + K * T * b).
Proof.
  intros D K R_ T b H0 H1 H2 H3 H4 H5 H6.
  pose proof (proj2 (proj2 (thm_fixed_delays_bandit_batching__lemma_1 D K T b (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))))) as K0.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_full_substitute_batch_and_delay : forall (C : R) (d : R), 0 < C -> 0 <= d -> C >= 2 -> C - 1 <> 0 /\ d + Rmax 1 (IZR (Zceil (d / (C - 1)))) <= 4 * d / 3 + 4 / 3 + 4 * d / (3 * C).
Proof.
  intros C d H0 H1 H2.
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
  assert (G1 : d + Rmax 1 (IZR (Zceil (d / (C - 1)))) <= 4 * d / 3 + 4 / 3 + 4 * d / (3 * C)).
  {
  pose proof (ceil_ge (d / (C - 1))) as F1.
  pose proof (ceil_lt (d / (C - 1))) as F2.
  pose proof (one_or_more (Zceil (d / (C - 1))%R)%Z) as M3.
  set (f4 := IZR (Zceil (d / (C - 1)))) in *.
  clearbody f4.
  pose proof (Rmax_or (1) (f4)) as M5.
  set (m6 := Rmax (1) (f4)) in *.
  clearbody m6.
  assert (S11 : 0 < C - 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - C) by lra.
  assert (P7 : 0 <= 1 - C) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  destruct M3 as [L13 | L13].
  {
  destruct M5 as [[E14 L15] | [E14 L15]]; subst m6.
  {
  apply (le_by_fraction _ _ (C * d / 3 + C / 3 + 4 * d / 3) (C)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (C * d / 3 - C * f4 + 4 * C / 3 + 4 * d / 3) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N16 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N17 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * d / 3 + C * f4 - 4 * C / 3 - 4 * d / 3) by lra.
  assert (P18 : 0 < - C * d / 3 + C * f4 - 4 * C / 3 - 4 * d / 3) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 < - C * f4 + C + d + f4 - 1) by (pose proof N17; lra).
  pose proof P20 as T21.
  assert (P22 : 0 < C - 1) by (pose proof S11; lra).
  pose proof P22 as T23.
  assert (P24 : 0 <= 1 - f4) by (pose proof L13; lra).
  pose proof P24 as T25.
  assert (P26 : 0 < C) by (pose proof H0; lra).
  assert (P27 : 0 <= d) by (pose proof H1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P26) P27) as T28.
  assert (P29 : 0 <= f4 - 1) by (pose proof L15; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P22) P29) as T30.
  clear - Neg T19 T21 T23 T25 T28 T30.
  lra.
  }
  }
  {
  destruct M5 as [[E31 L32] | [E31 L32]]; subst m6.
  {
  apply (le_by_fraction _ _ (C * d / 3 + C / 3 + 4 * d / 3) (C)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (C * d / 3 - C * f4 + 4 * C / 3 + 4 * d / 3) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N33 : 0 <= C * f4 - d - f4) by (apply (numerator_le _ _ (C * f4 - d - f4) (C - 1) F1); [(field; nonzero) || field || lra | pos]).
  assert (N34 : 0 < - C * f4 + C + d + f4 - 1) by (apply (numerator_lt _ _ (- C * f4 + C + d + f4 - 1) (C - 1) F2); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * d / 3 + C * f4 - 4 * C / 3 - 4 * d / 3) by lra.
  assert (P35 : 0 < - C * d / 3 + C * f4 - 4 * C / 3 - 4 * d / 3) by (pose proof Neg0; lra).
  pose proof P35 as T36.
  assert (P37 : 0 < - C * f4 + C + d + f4 - 1) by (pose proof N34; lra).
  pose proof P37 as T38.
  assert (P39 : 0 < C - 1) by (pose proof S11; lra).
  pose proof P39 as T40.
  assert (P41 : 0 <= d) by (pose proof H1; lra).
  assert (P42 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P41 P42) as T43.
  assert (P44 : 0 <= f4 - 1) by (pose proof L32; lra).
  pose proof (mul_le _ _ P42 P44) as T45.
  clear - Neg T36 T38 T40 T43 T45.
  lra.
  }
  }
  }
  exact (conj G0 G1).
Qed.

Lemma thm_fixed_delays_batch_size_e : forall (x : R), 0 < x -> ln (x + 1) <= x.
Proof.
  intros x H0.
  assert (G0 : ln (x + 1) <= x).
  {
  assert (S1 : 0 < x + 1).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (x + 1)) as l4 eqn:E5 in *.
  apply (le_by_fraction _ _ (- l4 + x) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N6 : 0 <= l4 * x + l4 - x) by (apply (numerator_le _ _ (l4 * x + l4 - x) (x + 1) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l4 - x) by lra.
  assert (P7 : 0 < l4 - x) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= - l4 + x) by (pose proof F2; lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  exact G0.
Qed.

Lemma thm_fixed_delays_minimax_bandit_all_constants : forall (T : Z) (c : Z), 0 < IZR T -> 0 < IZR c -> IZR T * IZR c * sqrt 2 > IZR T * IZR c.
Proof.
  intros T c H0 H1.
  assert (G0 : IZR T * IZR c * sqrt 2 > IZR T * IZR c).
  {
  assert (I1 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR c) by (pose proof (above (0)%Z (c)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR T) in *.
  clearbody z3.
  set (z4 := IZR c) in *.
  clearbody z4.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (r6 * z3 * z4 - z3 * z4) (1)); [(field; nonzero) || field || lra | pos |].
  replace (r6 * z3 * z4 - z3 * z4) with ((z3 * z4) * (r6 - 1)) by ring.
  apply mul_lt; [pos |].
  replace (r6 - 1) with ((r6) - (1)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  assert (V9 : 0 < 1).
  {
  pos.
  }
  assert (V0 : r6 ^ 2 - 2 = 0).
  {
  assert (Q10 : (1) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q10.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_fixed_delays_minimax_full_information_all_constants : forall (c : Z), 0 < IZR c -> IZR c * sqrt 2 * sqrt (ln 3) > IZR c.
Proof.
  intros c H0.
  assert (G0 : IZR c * sqrt 2 * sqrt (ln 3) > IZR c).
  {
  assert (I1 : 0 + 1 <= IZR c) by (pose proof (above (0)%Z (c)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  set (z2 := IZR c) in *.
  clearbody z2.
  assert (S3 : 0 < 2).
  {
  pos.
  }
  assert (F5 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E6 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r4 := sqrt 2) in *.
  clearbody r4.
  pose proof ((ltac:(interval) : 10986121 / 10000000 <= ln 3)) as F7.
  pose proof ((ltac:(interval) : ln 3 <= 2746531 / 2500000)) as F8.
  remember (ln 3) as l9 eqn:E10 in *.
  assert (S19 : 0 < l9).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l9) by lra.
  assert (P15 : 0 <= - l9) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= l9 - 10986121 / 10000000) by (pose proof F7; lra).
  pose proof P17 as T18.
  clear - Neg T16 T18.
  lra.
  }
  assert (F21 : 0 < sqrt l9) by (apply sqrt_lt_R0; lra).
  assert (E22 : l9 = (sqrt l9) ^ 2) by root_powers.
  set (r20 := sqrt l9) in *.
  clearbody r20.
  subst l9.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (r20 * r4 * z2 - z2) (1)); [(field; nonzero) || field || lra | pos |].
  replace (r20 * r4 * z2 - z2) with ((z2) * (r20 * r4 - 1)) by ring.
  apply mul_lt; [pos |].
  assert (R23 : 0 <= r20 * r4 - r20).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V24 : 0 <= r20 ^ 2).
  {
  pos.
  }
  assert (V0 : r20 ^ 2 * r4 ^ 2 - 2 * r20 ^ 2 = 0).
  {
  assert (Q25 : (r20 ^ 2) * (r4 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q25.
  lra.
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
  assert (P26 : 0 < r20 ^ 2 - 2) by (pose proof Neg0; lra).
  pose proof P26 as T27.
  assert (P28 : 0 <= 2746531 / 2500000 - r20 ^ 2) by (pose proof F8; lra).
  pose proof P28 as T29.
  clear - Neg T27 T29.
  lra.
  }
  assert (V0 : r4 ^ 2 - 2 = 0).
  {
  assert (Q32 : (1) * (r4 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q32.
  lra.
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
  assert (P33 : 0 < 2 - 2 * r20 ^ 2) by (pose proof Neg0; lra).
  pose proof P33 as T34.
  assert (P35 : 0 <= r20 ^ 2 - 10986121 / 10000000) by (pose proof F7; lra).
  pose proof P35 as T36.
  assert (P37 : 0 < r20) by (pose proof F21; lra).
  pose proof (mul_lt _ _ P37 P37) as T38.
  clear - Neg T34 T36 T38.
  lra.
  }
  assert (V0 : r20 ^ 2 * r4 ^ 2 - 2 * r20 ^ 2 - r4 ^ 2 + 2 = 0).
  {
  assert (Q41 : (r20 ^ 2 - 1) * (r4 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q41.
  lra.
  }
  lra.
  }
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - r20 * r4 + 1) by lra.
  assert (P42 : 0 <= - r20 * r4 + 1) by (pose proof Neg0; lra).
  pose proof P42 as T43.
  assert (P44 : 0 <= r20 ^ 2 - 10986121 / 10000000) by (pose proof F7; lra).
  pose proof P44 as T45.
  assert (P46 : 0 < r20) by (pose proof F21; lra).
  assert (P47 : 0 <= - r20 + r4) by (pose proof R30; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P46) P47) as T48.
  clear - Neg T43 T45 T48.
  lra.
  }
  exact G0.
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
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l4) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  assert (G1 : sqrt T * sqrt (d + 1) * sqrt (ln K) <= T).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S6 : 0 < T).
  {
  pos.
  }
  assert (F8 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E9 : T = (sqrt T) ^ 2) by root_powers.
  set (r7 := sqrt T) in *.
  clearbody r7.
  subst T.
  assert (S10 : 0 < d + 1).
  {
  pos.
  }
  assert (F12 : 0 < sqrt (d + 1)) by (apply sqrt_lt_R0; lra).
  assert (E13 : d + 1 = (sqrt (d + 1)) ^ 2) by root_powers.
  set (r11 := sqrt (d + 1)) in *.
  clearbody r11.
  assert (S15 : 0 <= l4).
  {
  pos.
  }
  assert (F17 : 0 <= sqrt l4) by (apply sqrt_pos).
  assert (E18 : l4 = (sqrt l4) ^ 2) by root_powers.
  set (r16 := sqrt l4) in *.
  clearbody r16.
  rewrite E18 in *.
  apply (le_by_fraction _ _ (- r11 * r16 * r7 + r7 ^ 2) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V20 : 0 <= (r7) * (- r11 * r16 + r7)) by lra.
  apply mul_le; [pos |].
  assert (R27 : 0 <= r7 - (r11 * r16)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V73 : 0 <= - d * r16 ^ 2 - r16 ^ 2 + r7 ^ 2).
  {
  assert (N68 : 0 <= K * r16 ^ 2 - K + 1) by (apply (numerator_le _ _ (K * r16 ^ 2 - K + 1) (K) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < d * r16 ^ 2 + r16 ^ 2 - r7 ^ 2) by lra.
  assert (P69 : 0 <= - d * r16 ^ 2 - r16 ^ 2 + r7 ^ 2) by (pose proof H4; lra).
  pose proof P69 as T70.
  assert (P71 : 0 < d * r16 ^ 2 + r16 ^ 2 - r7 ^ 2) by (pose proof Neg0; lra).
  pose proof P71 as T72.
  clear - Neg T70 T72.
  lra.
  }
  assert (V0 : d * r16 ^ 2 - r11 ^ 2 * r16 ^ 2 + r16 ^ 2 = 0).
  {
  assert (N74 : 0 <= K * r16 ^ 2 - K + 1) by (apply (numerator_le _ _ (K * r16 ^ 2 - K + 1) (K) F3); [(field; nonzero) || field || lra | pos]).
  assert (Q75 : (- r16 ^ 2) * (- d + r11 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q75.
  lra.
  }
  lra.
  }
  assert (N62 : 0 <= K * r16 ^ 2 - K + 1) by (apply (numerator_le _ _ (K * r16 ^ 2 - K + 1) (K) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r11 * r16 - r7) by lra.
  assert (P63 : 0 <= - r11 * r16 + r7) by (pose proof R27; lra).
  pose proof P63 as T64.
  assert (P65 : 0 < r11 * r16 - r7) by (pose proof Neg0; lra).
  pose proof P65 as T66.
  clear - Neg T64 T66.
  lra.
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
  assert (G0 : ln K >= 1 / 2).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l4 - 1 / 2) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N6 : 0 <= K * l4 - K + 1) by (apply (numerator_le _ _ (K * l4 - K + 1) (K) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 / 2 - l4) by lra.
  assert (P7 : 0 <= K - 2) by (pose proof (Rge_le _ _ H1); lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= K * l4 - K + 1) by (pose proof N6; lra).
  pose proof P9 as T10.
  assert (P11 : 0 < K) by (pose proof H0; lra).
  assert (P12 : 0 < 1 / 2 - l4) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P11 P12) as T13.
  clear - Neg T8 T10 T13.
  lra.
  }
  exact G0.
Qed.

Lemma thm_fixed_delays_unknown_delay_cost : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> d + 1 <= T -> ln K >= 0 /\ d + 1 <= 2 * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3 H4 H5.
  pose proof (thm_fixed_delays_unknown_delay_cost__lemma_1 K (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_fixed_delays_delayed_bandit_regret_upper__lemma_1 : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> ln K >= 0 /\ 14 * sqrt K * sqrt T + 3 * sqrt d * sqrt T * sqrt (ln K) <= 14 * sqrt K * sqrt T + 14 * sqrt d * sqrt T * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3 H4.
  assert (G0 : ln K >= 0).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l4) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  assert (G1 : 14 * sqrt K * sqrt T + 3 * sqrt d * sqrt T * sqrt (ln K) <= 14 * sqrt K * sqrt T + 14 * sqrt d * sqrt T * sqrt (ln K)).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln K) as l4 eqn:E5 in *.
  assert (S6 : 0 < K).
  {
  pos.
  }
  assert (F8 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E9 : K = (sqrt K) ^ 2) by root_powers.
  set (r7 := sqrt K) in *.
  clearbody r7.
  subst K.
  assert (S10 : 0 < T).
  {
  pos.
  }
  assert (F12 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E13 : T = (sqrt T) ^ 2) by root_powers.
  set (r11 := sqrt T) in *.
  clearbody r11.
  subst T.
  assert (S15 : 0 <= d).
  {
  pos.
  }
  assert (F17 : 0 <= sqrt d) by (apply sqrt_pos).
  assert (E18 : d = (sqrt d) ^ 2) by root_powers.
  set (r16 := sqrt d) in *.
  clearbody r16.
  subst d.
  assert (S19 : 0 < l4).
  {
  pos.
  }
  assert (F21 : 0 < sqrt l4) by (apply sqrt_lt_R0; lra).
  assert (E22 : l4 = (sqrt l4) ^ 2) by root_powers.
  set (r20 := sqrt l4) in *.
  clearbody r20.
  rewrite E22 in *.
  apply (le_by_fraction _ _ (11 * r11 * r16 * r20) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact (conj G0 G1).
Qed.

Lemma tab_results_fixed_delays_delayed_bandit_regret_upper : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> R_ <= T -> ln K >= 0 -> R_ <= 14 * sqrt K * sqrt T + 3 * sqrt d * sqrt T * sqrt (ln K) -> ln K >= 0 /\ R_ <= 14 * Rmin T (sqrt K * sqrt T + sqrt d * sqrt T * sqrt (ln K)).
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (proj2 (tab_results_fixed_delays_delayed_bandit_regret_upper__lemma_1 K T d (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_fixed_delays_delayed_full_regret_lower : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40.
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_fixed_delays_full_regret_upper__lemma_1 : forall (K : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> ln K >= 0 /\ 15 * sqrt T * sqrt (d + 1) * sqrt (ln K) <= 16 * sqrt T * sqrt (d + 1) * sqrt (ln K).
Proof.
  intros K T d H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma tab_results_fixed_delays_full_regret_upper : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> ln K > 0 -> R_ <= T -> ln K >= 0 -> R_ <= 15 * sqrt T * sqrt (d + 1) * sqrt (ln K) -> ln K >= 0 /\ R_ <= 16 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)).
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (proj2 (tab_results_fixed_delays_full_regret_upper__lemma_1 K T d (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_fixed_delays_bandit_capacity : ~ (forall (K : R) (Lambda : R) (c : R) (d : R), 0 < K -> 0 < Lambda -> 0 < c -> 0 <= d -> 1 <= c * Rmin d (K / Lambda)).
Proof.
  intro H.
  specialize (H (1) (1) (1) (0)).
  refute H.
Qed.
