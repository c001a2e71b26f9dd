(* cor_h_3_known_dmax: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma cor_NCNP_known_dmax_ceiling_as_printed : ~ (forall (C : R) (d_max : R), 0 < C -> 0 <= d_max -> C >= 2 -> d_max >= 1 -> C - 1 <> 0 -> IZR (Zceil (d_max / (C - 1))) <= 4 * d_max / (C - 1)).
Proof.
  intro H.
  specialize (H (7) (1)).
  refute H.
Qed.

Lemma cor_NCNP_known_dmax_ceiling_corrected : forall (x : R), 0 <= x -> Rmax 1 (IZR (Zceil x)) <= Rmax 1 (2 * x).
Proof.
  intros x H0.
  assert (G0 : Rmax 1 (IZR (Zceil x)) <= Rmax 1 (2 * x)).
  {
  pose proof (ceil_ge (x)) as F1.
  pose proof (ceil_lt (x)) as F2.
  pose proof (one_or_more (Zceil (x)%R)%Z) as M3.
  set (f4 := IZR (Zceil x)) in *.
  clearbody f4.
  pose proof (Rmax_or (1) (f4)) as M5.
  set (m6 := Rmax (1) (f4)) in *.
  clearbody m6.
  pose proof (Rmax_or (1) (2 * x)) as M7.
  set (m8 := Rmax (1) (2 * x)) in *.
  clearbody m8.
  destruct M3 as [L10 | L10].
  {
  destruct M5 as [[E11 L12] | [E11 L12]]; subst m6.
  {
  destruct M7 as [[E13 L14] | [E13 L14]]; subst m8.
  {
  apply (le_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (2 * x - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 2 * x) by lra.
  assert (P15 : 0 < 1 - 2 * x) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= 2 * x - 1) by (pose proof L14; lra).
  pose proof P17 as T18.
  clear - Neg T16 T18.
  lra.
  }
  }
  {
  destruct M7 as [[E19 L20] | [E19 L20]]; subst m8.
  {
  apply (le_by_fraction _ _ (1 - f4) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 1) by lra.
  assert (P21 : 0 < f4 - 1) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= 1 - f4) by (pose proof L10; lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- f4 + 2 * x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 2 * x) by lra.
  assert (P25 : 0 < f4 - 2 * x) by (pose proof Neg0; lra).
  pose proof P25 as T26.
  assert (P27 : 0 <= 1 - f4) by (pose proof L10; lra).
  pose proof P27 as T28.
  assert (P29 : 0 <= 2 * x - 1) by (pose proof L20; lra).
  pose proof P29 as T30.
  clear - Neg T26 T28 T30.
  lra.
  }
  }
  }
  {
  destruct M5 as [[E31 L32] | [E31 L32]]; subst m6.
  {
  destruct M7 as [[E33 L34] | [E33 L34]]; subst m8.
  {
  apply (le_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (2 * x - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 2 * x) by lra.
  assert (P35 : 0 < 1 - 2 * x) by (pose proof Neg0; lra).
  pose proof P35 as T36.
  assert (P37 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  pose proof P37 as T38.
  assert (P39 : 0 <= f4 - 2) by (pose proof L10; lra).
  pose proof P39 as T40.
  clear - Neg T36 T38 T40.
  lra.
  }
  }
  {
  destruct M7 as [[E41 L42] | [E41 L42]]; subst m8.
  {
  apply (le_by_fraction _ _ (1 - f4) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 1) by lra.
  assert (P43 : 0 < f4 - 1) by (pose proof Neg0; lra).
  pose proof P43 as T44.
  assert (P45 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  pose proof P45 as T46.
  assert (P47 : 0 <= f4 - 2) by (pose proof L10; lra).
  pose proof P47 as T48.
  assert (P49 : 0 <= 1 - 2 * x) by (pose proof L42; lra).
  pose proof P49 as T50.
  clear - Neg T44 T46 T48 T50.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- f4 + 2 * x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 2 * x) by lra.
  assert (P51 : 0 < f4 - 2 * x) by (pose proof Neg0; lra).
  pose proof P51 as T52.
  assert (P53 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  pose proof P53 as T54.
  assert (P55 : 0 <= f4 - 2) by (pose proof L10; lra).
  pose proof P55 as T56.
  clear - Neg T52 T54 T56.
  lra.
  }
  }
  }
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_dmax_ceiling : forall (x : R), 0 <= x -> x >= 1 / 4 -> IZR (Zceil x) <= 4 * x.
Proof.
  intros x H0 H1.
  assert (G0 : IZR (Zceil x) <= 4 * x).
  {
  pose proof (ceil_ge (x)) as F1.
  pose proof (ceil_lt (x)) as F2.
  pose proof (one_or_more (Zceil (x)%R)%Z) as M3.
  set (f4 := IZR (Zceil x)) in *.
  clearbody f4.
  destruct M3 as [L6 | L6].
  {
  apply (le_by_fraction _ _ (- f4 + 4 * x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 4 * x) by lra.
  assert (P7 : 0 < f4 - 4 * x) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= x - 1 / 4) by (pose proof (Rge_le _ _ H1); lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= 1 - f4) by (pose proof L6; lra).
  pose proof P11 as T12.
  clear - Neg T8 T10 T12.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- f4 + 4 * x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 4 * x) by lra.
  assert (P13 : 0 < f4 - 4 * x) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= f4 - 2) by (pose proof L6; lra).
  pose proof P17 as T18.
  clear - Neg T14 T16 T18.
  lra.
  }
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_dmax_ceiling_the_batches_fit : forall (C : R) (x : R), 0 < C -> 0 <= x -> C >= 2 -> (C - 1) * Rmax 1 (IZR (Zceil x)) >= x * (C - 1).
Proof.
  intros C x H0 H1 H2.
  assert (G0 : (C - 1) * Rmax 1 (IZR (Zceil x)) >= x * (C - 1)).
  {
  pose proof (ceil_ge (x)) as F1.
  pose proof (ceil_lt (x)) as F2.
  pose proof (one_or_more (Zceil (x)%R)%Z) as M3.
  set (f4 := IZR (Zceil x)) in *.
  clearbody f4.
  pose proof (Rmax_or (1) (f4)) as M5.
  set (m6 := Rmax (1) (f4)) in *.
  clearbody m6.
  destruct M3 as [L8 | L8].
  {
  destruct M5 as [[E9 L10] | [E9 L10]]; subst m6.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (- C * x + C + x - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * x - C - x + 1) by lra.
  assert (P11 : 0 < C * x - C - x + 1) by (pose proof Neg0; lra).
  pose proof P11 as T12.
  assert (P13 : 0 < C) by (pose proof H0; lra).
  assert (P14 : 0 <= f4 - x) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P13) P14) as T15.
  assert (P16 : 0 <= 1 - f4) by (pose proof L8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P13) P16) as T17.
  assert (P18 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P18 P14) as T19.
  pose proof (mul_le _ _ P18 P16) as T20.
  clear - Neg T12 T15 T17 T19 T20.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (C * f4 - C * x - f4 + x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * f4 + C * x + f4 - x) by lra.
  assert (P21 : 0 < - C * f4 + C * x + f4 - x) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 < C) by (pose proof H0; lra).
  assert (P24 : 0 <= f4 - x) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P23) P24) as T25.
  assert (P26 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P26 P24) as T27.
  clear - Neg T22 T25 T27.
  lra.
  }
  }
  {
  destruct M5 as [[E28 L29] | [E28 L29]]; subst m6.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (- C * x + C + x - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * x - C - x + 1) by lra.
  assert (P30 : 0 < C * x - C - x + 1) by (pose proof Neg0; lra).
  pose proof P30 as T31.
  assert (P32 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  pose proof P32 as T33.
  assert (P34 : 0 <= f4 - 2) by (pose proof L8; lra).
  pose proof P34 as T35.
  assert (P36 : 0 < C) by (pose proof H0; lra).
  assert (P37 : 0 <= f4 - x) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P36) P37) as T38.
  assert (P39 : 0 <= 1 - f4) by (pose proof L29; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P36) P39) as T40.
  clear - Neg T31 T33 T35 T38 T40.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (C * f4 - C * x - f4 + x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * f4 + C * x + f4 - x) by lra.
  assert (P41 : 0 < - C * f4 + C * x + f4 - x) by (pose proof Neg0; lra).
  pose proof P41 as T42.
  assert (P43 : 0 < C) by (pose proof H0; lra).
  assert (P44 : 0 <= f4 - x) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P43) P44) as T45.
  assert (P46 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P46 P44) as T47.
  clear - Neg T42 T45 T47.
  lra.
  }
  }
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_dmax_bound_bandit_corrected__lemma_1 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt b -> C - 1 > 0.
Proof.
  intros C D K R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_bound_bandit_corrected__lemma_2 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt b -> C - 1 <> 0 /\ sqrt K * sqrt T * sqrt b <= sqrt K * sqrt T * sqrt (Rmax 1 (2 * d_max / (C - 1))).
Proof.
  intros C D K R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (cor_NCNP_known_dmax_bound_bandit_corrected__lemma_1 C D K R_ T b d_max lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_bound_bandit_corrected : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt b -> C - 1 <> 0 /\ R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt (Rmax 1 (2 * d_max / (C - 1))).
Proof.
  intros C D K R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (cor_NCNP_known_dmax_bound_bandit_corrected__lemma_1 C D K R_ T b d_max lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (proj2 (cor_NCNP_known_dmax_bound_bandit_corrected__lemma_2 C D K R_ T b d_max lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])))) as K1.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_bound_full_information_corrected__lemma_1 : forall (C : R) (D : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt b * sqrt lambda -> C - 1 > 0.
Proof.
  intros C D R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_bound_full_information_corrected__lemma_2 : forall (C : R) (D : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt b * sqrt lambda -> C - 1 <> 0 /\ sqrt T * sqrt b * sqrt lambda <= sqrt T * sqrt lambda * sqrt (Rmax 1 (2 * d_max / (C - 1))).
Proof.
  intros C D R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (cor_NCNP_known_dmax_bound_full_information_corrected__lemma_1 C D R_ T b d_max lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_bound_full_information_corrected : forall (C : R) (D : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt b * sqrt lambda -> C - 1 <> 0 /\ R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt lambda * sqrt (Rmax 1 (2 * d_max / (C - 1))).
Proof.
  intros C D R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (cor_NCNP_known_dmax_bound_full_information_corrected__lemma_1 C D R_ T b d_max lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (proj2 (cor_NCNP_known_dmax_bound_full_information_corrected__lemma_2 C D R_ T b d_max lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])))) as K1.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_ceiling_from_one_half_on : forall (x : R), 0 <= x -> x >= 1 / 2 -> IZR (Zceil x) <= 2 * x.
Proof.
  intros x H0 H1.
  assert (G0 : IZR (Zceil x) <= 2 * x).
  {
  pose proof (ceil_ge (x)) as F1.
  pose proof (ceil_lt (x)) as F2.
  pose proof (one_or_more (Zceil (x)%R)%Z) as M3.
  set (f4 := IZR (Zceil x)) in *.
  clearbody f4.
  destruct M3 as [L6 | L6].
  {
  apply (le_by_fraction _ _ (- f4 + 2 * x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 2 * x) by lra.
  assert (P7 : 0 < f4 - 2 * x) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= x - 1 / 2) by (pose proof (Rge_le _ _ H1); lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= 1 - f4) by (pose proof L6; lra).
  pose proof P11 as T12.
  clear - Neg T8 T10 T12.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- f4 + 2 * x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 2 * x) by lra.
  assert (P13 : 0 < f4 - 2 * x) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= f4 - 2) by (pose proof L6; lra).
  pose proof P17 as T18.
  clear - Neg T14 T16 T18.
  lra.
  }
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_dmax_bound_bandit_with_the_sharp_Theorem_3_1 : forall (D : R) (K : R) (R_ : R) (T : R) (b : R) (lambda : R) (x : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < b -> 0 < lambda -> 0 <= x -> R_ <= 3 * sqrt D * sqrt lambda + 7 * sqrt 2 * sqrt K * sqrt T * sqrt b -> b <= 2 * x -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt x * sqrt K * sqrt T.
Proof.
  intros D K R_ T b lambda x H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt x * sqrt K * sqrt T).
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
  rewrite E8 in *.
  assert (S9 : 0 < 2).
  {
  pos.
  }
  assert (F11 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E12 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r10 := sqrt 2) in *.
  clearbody r10.
  assert (S13 : 0 < K).
  {
  pos.
  }
  assert (F15 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E16 : K = (sqrt K) ^ 2) by root_powers.
  set (r14 := sqrt K) in *.
  clearbody r14.
  subst K.
  assert (S17 : 0 < T).
  {
  pos.
  }
  assert (F19 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E20 : T = (sqrt T) ^ 2) by root_powers.
  set (r18 := sqrt T) in *.
  clearbody r18.
  subst T.
  assert (S21 : 0 < b).
  {
  pos.
  }
  assert (F23 : 0 < sqrt b) by (apply sqrt_lt_R0; lra).
  assert (E24 : b = (sqrt b) ^ 2) by root_powers.
  set (r22 := sqrt b) in *.
  clearbody r22.
  subst b.
  assert (S37 : 0 < x).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - x) by lra.
  assert (P31 : 0 <= - r22 ^ 2 + 2 * x) by (pose proof H8; lra).
  pose proof P31 as T32.
  assert (P33 : 0 <= - x) by (pose proof Neg0; lra).
  pose proof P33 as T34.
  assert (P35 : 0 < r22 ^ 2) by (pose proof H4; lra).
  pose proof P35 as T36.
  clear - Neg T32 T34 T36.
  lra.
  }
  assert (F39 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E40 : x = (sqrt x) ^ 2) by root_powers.
  set (r38 := sqrt x) in *.
  clearbody r38.
  subst x.
  apply (le_by_fraction _ _ (- R_ + 14 * r14 * r18 * r38 + 3 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R41 : 0 <= r10 ^ 2 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V42 : 0 <= 3).
  {
  pos.
  }
  assert (V0 : r10 ^ 4 - 4 = 0).
  {
  assert (Q43 : (r10 ^ 2 + 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q43.
  lra.
  }
  lra.
  }
  assert (R44 : 0 <= r10 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V45 : 0 <= 1).
  {
  pos.
  }
  assert (V0 : r10 ^ 2 - 2 = 0).
  {
  assert (Q46 : (1) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q46.
  lra.
  }
  lra.
  }
  assert (R47 : 0 <= 17 / 12 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V48 : 0 <= 1 / 144).
  {
  pos.
  }
  assert (V0 : 2 - r10 ^ 2 = 0).
  {
  assert (Q49 : (- 1) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q49.
  lra.
  }
  lra.
  }
  assert (R50 : 0 <= 25 / 12 - (r10 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V51 : 0 <= 49 / 144).
  {
  pos.
  }
  assert (V0 : 4 - r10 ^ 4 = 0).
  {
  assert (Q52 : (- r10 ^ 2 - 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q52.
  lra.
  }
  lra.
  }
  assert (R59 : 0 <= 17 * r38 / 12 - r22).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V60 : 0 <= - r22 ^ 2 + 289 * r38 ^ 2 / 144) by lra.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r22 ^ 2 - 289 * r38 ^ 2 / 144) by lra.
  assert (P53 : 0 <= - r22 ^ 2 + 2 * r38 ^ 2) by (pose proof H8; lra).
  pose proof P53 as T54.
  assert (P55 : 0 < r38) by (pose proof F39; lra).
  pose proof (mul_lt _ _ P55 P55) as T56.
  assert (P57 : 0 < r22 ^ 2 - 289 * r38 ^ 2 / 144) by (pose proof Neg0; lra).
  pose proof P57 as T58.
  clear - Neg T54 T56 T58.
  lra.
  }
  assert (R65 : 0 <= 2 * r38 - (r10 * r22)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V66 : 0 <= - 2 * r22 ^ 2 + 4 * r38 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * r22 ^ 2 - 4 * r38 ^ 2) by lra.
  assert (P61 : 0 <= - r22 ^ 2 + 2 * r38 ^ 2) by (pose proof H8; lra).
  pose proof P61 as T62.
  assert (P63 : 0 < 2 * r22 ^ 2 - 4 * r38 ^ 2) by (pose proof Neg0; lra).
  pose proof P63 as T64.
  clear - Neg T62 T64.
  lra.
  }
  assert (V0 : - r10 ^ 2 * r22 ^ 2 + 2 * r22 ^ 2 = 0).
  {
  assert (Q67 : (- r22 ^ 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q67.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 14 * r14 * r18 * r38 - 3 * r2 * r6) by lra.
  assert (P68 : 0 <= - R_ + 7 * r10 * r14 * r18 * r22 + 3 * r2 * r6) by (pose proof H7; lra).
  pose proof P68 as T69.
  assert (P70 : 0 <= - r10 * r22 + 2 * r38) by (pose proof R65; lra).
  assert (P71 : 0 < r14) by (pose proof F15; lra).
  assert (P72 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_le _ _ (mul_le _ _ P70 (Rlt_le _ _ P71)) (Rlt_le _ _ P72)) as T73.
  assert (P74 : 0 < R_ - 14 * r14 * r18 * r38 - 3 * r2 * r6) by (pose proof Neg0; lra).
  pose proof P74 as T75.
  clear - Neg T69 T73 T75.
  lra.
  }
  exact G0.
Qed.

Lemma cor_NCNP_known_dmax_bound_full_information_with_the_sharp_Theorem_3_1 : forall (D : R) (R_ : R) (T : R) (b : R) (lambda : R) (x : R), 0 <= D -> 0 <= R_ -> 0 < T -> 0 < b -> 0 < lambda -> 0 <= x -> R_ <= 3 * sqrt D * sqrt lambda + 6 * sqrt T * sqrt b * sqrt lambda -> b <= 2 * x -> R_ <= 3 * sqrt D * sqrt lambda + 6 * sqrt 2 * sqrt x * sqrt T * sqrt lambda.
Proof.
  intros D R_ T b lambda x H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : R_ <= 3 * sqrt D * sqrt lambda + 6 * sqrt 2 * sqrt x * sqrt T * sqrt lambda).
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
  assert (S13 : 0 < b).
  {
  pos.
  }
  assert (F15 : 0 < sqrt b) by (apply sqrt_lt_R0; lra).
  assert (E16 : b = (sqrt b) ^ 2) by root_powers.
  set (r14 := sqrt b) in *.
  clearbody r14.
  subst b.
  assert (S17 : 0 < 2).
  {
  pos.
  }
  assert (F19 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E20 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r18 := sqrt 2) in *.
  clearbody r18.
  assert (S21 : 0 <= x).
  {
  pos.
  }
  assert (F23 : 0 <= sqrt x) by (apply sqrt_pos).
  assert (E24 : x = (sqrt x) ^ 2) by root_powers.
  set (r22 := sqrt x) in *.
  clearbody r22.
  subst x.
  apply (le_by_fraction _ _ (- R_ + 6 * r10 * r18 * r22 * r6 + 3 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R31 : 0 <= r10 * r18 * r22 * r6 - r10 * r14 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V32 : 0 <= - r10 ^ 2 * r14 ^ 2 * r6 ^ 2 + 2 * r10 ^ 2 * r22 ^ 2 * r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 ^ 2 * r14 ^ 2 * r6 ^ 2 - 2 * r10 ^ 2 * r22 ^ 2 * r6 ^ 2) by lra.
  assert (P25 : 0 < r10 ^ 2 * r14 ^ 2 * r6 ^ 2 - 2 * r10 ^ 2 * r22 ^ 2 * r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P25 as T26.
  assert (P27 : 0 < r10 ^ 2) by (pose proof H2; lra).
  assert (P28 : 0 < r6 ^ 2) by (pose proof H4; lra).
  assert (P29 : 0 <= - r14 ^ 2 + 2 * r22 ^ 2) by (pose proof H7; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P27 P28)) P29) as T30.
  clear - Neg T26 T30.
  lra.
  }
  assert (V0 : r10 ^ 2 * r18 ^ 2 * r22 ^ 2 * r6 ^ 2 - 2 * r10 ^ 2 * r22 ^ 2 * r6 ^ 2 = 0).
  {
  assert (Q33 : (r10 ^ 2 * r22 ^ 2 * r6 ^ 2) * (r18 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q33.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 6 * r10 * r18 * r22 * r6 - 3 * r2 * r6) by lra.
  assert (P34 : 0 < R_ - 6 * r10 * r18 * r22 * r6 - 3 * r2 * r6) by (pose proof Neg0; lra).
  pose proof P34 as T35.
  assert (P36 : 0 <= - R_ + 6 * r10 * r14 * r6 + 3 * r2 * r6) by (pose proof H6; lra).
  pose proof P36 as T37.
  assert (P38 : 0 <= - r10 * r14 * r6 + r10 * r18 * r22 * r6) by (pose proof R31; lra).
  pose proof P38 as T39.
  clear - Neg T35 T37 T39.
  lra.
  }
  exact G0.
Qed.
