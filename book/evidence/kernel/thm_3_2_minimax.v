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

Lemma thm_fixed_delays_minimax_bandit_one_arm : ~ (forall (C : R) (T : R) (d : R), 0 < C -> 0 < T -> 0 <= d -> sqrt T * sqrt (1 + d / C) <= 0).
Proof.
  intro H.
  specialize (H (1) (1) (0)).
  refute H.
Qed.

Lemma tab_results_fixed_delays_delayed_full_regret_lower : forall (K : R) (R_ : R) (T : R) (d : R), 0 < K -> 0 < T -> 0 <= d -> ln K >= 0 -> ln K >= 0 -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40 -> ln K >= 0 /\ R_ >= sqrt 2 * Rmin T (sqrt T * sqrt (d + 1) * sqrt (ln K)) / 40.
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_fixed_delays_bandit_capacity : ~ (forall (K : R) (Lambda : R) (c : R) (d : R), 0 < K -> 0 < Lambda -> 0 < c -> 0 <= d -> 1 <= c * Rmin d (K / Lambda)).
Proof.
  intro H.
  specialize (H (1) (1) (1) (0)).
  refute H.
Qed.
