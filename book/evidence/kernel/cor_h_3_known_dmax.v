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
  pose proof (ceil_ge (x)) as F1.
  pose proof (ceil_lt (x)) as F2.
  pose proof (one_or_more (Zceil (x)%R)%Z) as M3.
  call f4 (IZR (Zceil x)).
  pose proof (Rmax_or (1) (f4)) as M5.
  call m6 (Rmax (1) (f4)).
  pose proof (Rmax_or (1) (2 * x)) as M7.
  call m8 (Rmax (1) (2 * x)).
  destruct M3 as [L10 | L10].
  {
  destruct M5 as [[E11 L12] | [E11 L12]]; subst m6.
  {
  destruct M7 as [[E13 L14] | [E13 L14]]; subst m8.
  {
  fraction_le (0) (1).
  pos.
  }
  {
  fraction_le (2 * x - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 2 * x) by lra.
  assert (P17 : 0 <= 2 * x - 1) by (pose proof L14; lra).
  clear - Neg Neg0 P17; lra.
  }
  }
  {
  destruct M7 as [[E19 L20] | [E19 L20]]; subst m8.
  {
  fraction_le (1 - f4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 1) by lra.
  assert (P23 : 0 <= 1 - f4) by (pose proof L10; lra).
  clear - Neg Neg0 P23; lra.
  }
  {
  fraction_le (- f4 + 2 * x) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 2 * x) by lra.
  assert (P27 : 0 <= 1 - f4) by (pose proof L10; lra).
  assert (P29 : 0 <= 2 * x - 1) by (pose proof L20; lra).
  clear - Neg Neg0 P27 P29; lra.
  }
  }
  }
  {
  destruct M5 as [[E31 L32] | [E31 L32]]; subst m6.
  {
  destruct M7 as [[E33 L34] | [E33 L34]]; subst m8.
  {
  fraction_le (0) (1).
  pos.
  }
  {
  fraction_le (2 * x - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 2 * x) by lra.
  assert (P37 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  assert (P39 : 0 <= f4 - 2) by (pose proof L10; lra).
  clear - Neg Neg0 P37 P39; lra.
  }
  }
  {
  destruct M7 as [[E41 L42] | [E41 L42]]; subst m8.
  {
  fraction_le (1 - f4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 1) by lra.
  assert (P45 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  assert (P47 : 0 <= f4 - 2) by (pose proof L10; lra).
  assert (P49 : 0 <= 1 - 2 * x) by (pose proof L42; lra).
  clear - Neg Neg0 P45 P47 P49; lra.
  }
  {
  fraction_le (- f4 + 2 * x) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 2 * x) by lra.
  assert (P53 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  assert (P55 : 0 <= f4 - 2) by (pose proof L10; lra).
  clear - Neg Neg0 P53 P55; lra.
  }
  }
  }
Qed.

Lemma cor_NCNP_known_dmax_ceiling : forall (x : R), 0 <= x -> x >= 1 / 4 -> IZR (Zceil x) <= 4 * x.
Proof.
  intros x H0 H1.
  pose proof (ceil_ge (x)) as F1.
  pose proof (ceil_lt (x)) as F2.
  pose proof (one_or_more (Zceil (x)%R)%Z) as M3.
  call f4 (IZR (Zceil x)).
  destruct M3 as [L6 | L6].
  {
  fraction_le (- f4 + 4 * x) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 4 * x) by lra.
  assert (P9 : 0 <= x - 1 / 4) by (pose proof (Rge_le _ _ H1); lra).
  assert (P11 : 0 <= 1 - f4) by (pose proof L6; lra).
  clear - Neg Neg0 P9 P11; lra.
  }
  {
  fraction_le (- f4 + 4 * x) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 4 * x) by lra.
  assert (P15 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  assert (P17 : 0 <= f4 - 2) by (pose proof L6; lra).
  clear - Neg Neg0 P15 P17; lra.
  }
Qed.

Lemma cor_NCNP_known_dmax_ceiling_the_batches_fit : forall (C : R) (x : R), 0 < C -> 0 <= x -> C >= 2 -> (C - 1) * Rmax 1 (IZR (Zceil x)) >= x * (C - 1).
Proof.
  intros C x H0 H1 H2.
  pose proof (ceil_ge (x)) as F1.
  pose proof (ceil_lt (x)) as F2.
  pose proof (one_or_more (Zceil (x)%R)%Z) as M3.
  call f4 (IZR (Zceil x)).
  pose proof (Rmax_or (1) (f4)) as M5.
  call m6 (Rmax (1) (f4)).
  destruct M3 as [L8 | L8].
  {
  destruct M5 as [[E9 L10] | [E9 L10]]; subst m6.
  {
  apply Rle_ge.
  fraction_le (- C * x + C + x - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * x - C - x + 1) by lra.
  assert (P14 : 0 <= f4 - x) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P14) as T15.
  assert (P16 : 0 <= 1 - f4) by (pose proof L8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P16) as T17.
  assert (P18 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P18 P14) as T19.
  pose proof (mul_le _ _ P18 P16) as T20.
  clear - Neg Neg0 T15 T17 T19 T20; lra.
  }
  {
  apply Rle_ge.
  fraction_le (C * f4 - C * x - f4 + x) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * f4 + C * x + f4 - x) by lra.
  assert (P24 : 0 <= f4 - x) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P24) as T25.
  assert (P26 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P26 P24) as T27.
  clear - Neg Neg0 T25 T27; lra.
  }
  }
  {
  destruct M5 as [[E28 L29] | [E28 L29]]; subst m6.
  {
  apply Rle_ge.
  fraction_le (- C * x + C + x - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * x - C - x + 1) by lra.
  assert (P32 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  assert (P34 : 0 <= f4 - 2) by (pose proof L8; lra).
  assert (P37 : 0 <= f4 - x) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P37) as T38.
  assert (P39 : 0 <= 1 - f4) by (pose proof L29; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P39) as T40.
  clear - Neg Neg0 P32 P34 T38 T40; lra.
  }
  {
  apply Rle_ge.
  fraction_le (C * f4 - C * x - f4 + x) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * f4 + C * x + f4 - x) by lra.
  assert (P44 : 0 <= f4 - x) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P44) as T45.
  assert (P46 : 0 <= C - 2) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P46 P44) as T47.
  clear - Neg Neg0 T45 T47; lra.
  }
  }
Qed.

Lemma cor_NCNP_known_dmax_bound_bandit_corrected__lemma_1 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt b -> C - 1 > 0.
Proof.
  intros C D K R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_bound_bandit_corrected__lemma_2 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt b -> C - 1 <> 0 /\ sqrt K * sqrt T * sqrt b <= sqrt K * sqrt T * sqrt (Rmax 1 (2 * d_max / (C - 1))).
Proof.
  intros C D K R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (cor_NCNP_known_dmax_bound_bandit_corrected__lemma_1 C D K R_ T b d_max lambda shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_bound_bandit_corrected : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt b -> C - 1 <> 0 /\ R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt K * sqrt T * sqrt (Rmax 1 (2 * d_max / (C - 1))).
Proof.
  intros C D K R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (cor_NCNP_known_dmax_bound_bandit_corrected__lemma_1 C D K R_ T b d_max lambda shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (proj2 (cor_NCNP_known_dmax_bound_bandit_corrected__lemma_2 C D K R_ T b d_max lambda shown shown shown shown shown shown shown shown shown shown shown shown)) as K1.
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
  pose proof (cor_NCNP_known_dmax_bound_full_information_corrected__lemma_1 C D R_ T b d_max lambda shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_bound_full_information_corrected : forall (C : R) (D : R) (R_ : R) (T : R) (b : R) (d_max : R) (lambda : R), 0 < C -> 0 <= D -> 0 <= R_ -> 0 < T -> 0 < b -> 0 <= d_max -> 0 < lambda -> C >= 2 -> C - 1 <> 0 -> b <= Rmax 1 (2 * d_max / (C - 1)) -> R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt b * sqrt lambda -> C - 1 <> 0 /\ R_ <= 3 * sqrt D * sqrt lambda + 12 * sqrt T * sqrt lambda * sqrt (Rmax 1 (2 * d_max / (C - 1))).
Proof.
  intros C D R_ T b d_max lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (cor_NCNP_known_dmax_bound_full_information_corrected__lemma_1 C D R_ T b d_max lambda shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (proj2 (cor_NCNP_known_dmax_bound_full_information_corrected__lemma_2 C D R_ T b d_max lambda shown shown shown shown shown shown shown shown shown shown shown)) as K1.
  repeat split; by_parts.
Qed.

Lemma cor_NCNP_known_dmax_ceiling_from_one_half_on : forall (x : R), 0 <= x -> x >= 1 / 2 -> IZR (Zceil x) <= 2 * x.
Proof.
  intros x H0 H1.
  pose proof (ceil_ge (x)) as F1.
  pose proof (ceil_lt (x)) as F2.
  pose proof (one_or_more (Zceil (x)%R)%Z) as M3.
  call f4 (IZR (Zceil x)).
  destruct M3 as [L6 | L6].
  {
  fraction_le (- f4 + 2 * x) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 2 * x) by lra.
  assert (P9 : 0 <= x - 1 / 2) by (pose proof (Rge_le _ _ H1); lra).
  assert (P11 : 0 <= 1 - f4) by (pose proof L6; lra).
  clear - Neg Neg0 P9 P11; lra.
  }
  {
  fraction_le (- f4 + 2 * x) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f4 - 2 * x) by lra.
  assert (P15 : 0 < - f4 + x + 1) by (pose proof F2; lra).
  assert (P17 : 0 <= f4 - 2) by (pose proof L6; lra).
  clear - Neg Neg0 P15 P17; lra.
  }
Qed.

Lemma cor_NCNP_known_dmax_bound_bandit_with_the_sharp_Theorem_3_1 : forall (D : R) (K : R) (R_ : R) (T : R) (b : R) (lambda : R) (x : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < b -> 0 < lambda -> 0 <= x -> R_ <= 3 * sqrt D * sqrt lambda + 7 * sqrt 2 * sqrt K * sqrt T * sqrt b -> b <= 2 * x -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt x * sqrt K * sqrt T.
Proof.
  intros D K R_ T b lambda x H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S1 : 0 <= D) by pos.
  root_0 r2 F3 E4 D.
  subst D.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < 2) by pos.
  root r10 F11 E12 2.
  assert (S13 : 0 < K) by pos.
  root r14 F15 E16 K.
  subst K.
  assert (S17 : 0 < T) by pos.
  root r18 F19 E20 T.
  subst T.
  assert (S21 : 0 < b) by pos.
  root r22 F23 E24 b.
  subst b.
  assert (S37 : 0 < x).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - x) by lra.
  assert (P31 : 0 <= - r22 ^ 2 + 2 * x) by (pose proof H8; lra).
  assert (P35 : 0 < r22 ^ 2) by (pose proof H4; lra).
  clear - Neg P31 Neg0 P35; lra.
  }
  root r38 F39 E40 x.
  subst x.
  fraction_le (- R_ + 14 * r14 * r18 * r38 + 3 * r2 * r6) (1).
  assert (R41 : 0 <= r10 ^ 2 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V42 : 0 <= 3) by pos.
  assert (V0 : r10 ^ 4 - 4 = 0).
  {
  assert (Q43 : (r10 ^ 2 + 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q43; lra.
  }
  lra.
  }
  assert (R44 : 0 <= r10 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V45 : 0 <= 1) by pos.
  assert (V0 : r10 ^ 2 - 2 = 0).
  {
  assert (Q46 : (1) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q46; lra.
  }
  lra.
  }
  assert (R47 : 0 <= 17 / 12 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V48 : 0 <= 1 / 144) by pos.
  assert (V0 : 2 - r10 ^ 2 = 0).
  {
  assert (Q49 : (- 1) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q49; lra.
  }
  lra.
  }
  assert (R50 : 0 <= 25 / 12 - (r10 ^ 2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V51 : 0 <= 49 / 144) by pos.
  assert (V0 : 4 - r10 ^ 4 = 0).
  {
  assert (Q52 : (- r10 ^ 2 - 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q52; lra.
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
  pose proof (mul_lt _ _ F39 F39) as T56.
  clear - Neg P53 T56 Neg0; lra.
  }
  assert (R65 : 0 <= 2 * r38 - (r10 * r22)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V66 : 0 <= - 2 * r22 ^ 2 + 4 * r38 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * r22 ^ 2 - 4 * r38 ^ 2) by lra.
  assert (P61 : 0 <= - r22 ^ 2 + 2 * r38 ^ 2) by (pose proof H8; lra).
  clear - Neg P61 Neg0; lra.
  }
  assert (V0 : - r10 ^ 2 * r22 ^ 2 + 2 * r22 ^ 2 = 0).
  {
  assert (Q67 : (- r22 ^ 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q67; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 14 * r14 * r18 * r38 - 3 * r2 * r6) by lra.
  assert (P68 : 0 <= - R_ + 7 * r10 * r14 * r18 * r22 + 3 * r2 * r6) by (pose proof H7; lra).
  assert (P70 : 0 <= - r10 * r22 + 2 * r38) by (pose proof R65; lra).
  pose proof (mul_le _ _ (mul_le _ _ P70 (Rlt_le _ _ F15)) (Rlt_le _ _ F19)) as T73.
  clear - Neg P68 T73 Neg0; lra.
Qed.

Lemma cor_NCNP_known_dmax_bound_full_information_with_the_sharp_Theorem_3_1 : forall (D : R) (R_ : R) (T : R) (b : R) (lambda : R) (x : R), 0 <= D -> 0 <= R_ -> 0 < T -> 0 < b -> 0 < lambda -> 0 <= x -> R_ <= 3 * sqrt D * sqrt lambda + 6 * sqrt T * sqrt b * sqrt lambda -> b <= 2 * x -> R_ <= 3 * sqrt D * sqrt lambda + 6 * sqrt 2 * sqrt x * sqrt T * sqrt lambda.
Proof.
  intros D R_ T b lambda x H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 <= D) by pos.
  root_0 r2 F3 E4 D.
  subst D.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  subst lambda.
  assert (S9 : 0 < T) by pos.
  root r10 F11 E12 T.
  subst T.
  assert (S13 : 0 < b) by pos.
  root r14 F15 E16 b.
  subst b.
  assert (S17 : 0 < 2) by pos.
  root r18 F19 E20 2.
  assert (S21 : 0 <= x) by pos.
  root_0 r22 F23 E24 x.
  subst x.
  fraction_le (- R_ + 6 * r10 * r18 * r22 * r6 + 3 * r2 * r6) (1).
  assert (R31 : 0 <= r10 * r18 * r22 * r6 - r10 * r14 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V32 : 0 <= - r10 ^ 2 * r14 ^ 2 * r6 ^ 2 + 2 * r10 ^ 2 * r22 ^ 2 * r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 ^ 2 * r14 ^ 2 * r6 ^ 2 - 2 * r10 ^ 2 * r22 ^ 2 * r6 ^ 2) by lra.
  assert (P27 : 0 < r10 ^ 2) by (pose proof H2; lra).
  assert (P28 : 0 < r6 ^ 2) by (pose proof H4; lra).
  assert (P29 : 0 <= - r14 ^ 2 + 2 * r22 ^ 2) by (pose proof H7; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P27 P28)) P29) as T30.
  clear - Neg Neg0 T30; lra.
  }
  assert (V0 : r10 ^ 2 * r18 ^ 2 * r22 ^ 2 * r6 ^ 2 - 2 * r10 ^ 2 * r22 ^ 2 * r6 ^ 2 = 0).
  {
  assert (Q33 : (r10 ^ 2 * r22 ^ 2 * r6 ^ 2) * (r18 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q33; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 6 * r10 * r18 * r22 * r6 - 3 * r2 * r6) by lra.
  assert (P36 : 0 <= - R_ + 6 * r10 * r14 * r6 + 3 * r2 * r6) by (pose proof H6; lra).
  assert (P38 : 0 <= - r10 * r14 * r6 + r10 * r18 * r22 * r6) by (pose proof R31; lra).
  clear - Neg Neg0 P36 P38; lra.
Qed.
