(* the_game: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_notation_global_regret_best : forall (G : R) (a : R) (b : R) (c : R), 0 <= G -> 0 <= a -> 0 <= b -> 0 <= c -> G - Rmin (Rmin a b) c = Rmax (Rmax (G - a) (G - b)) (G - c).
Proof.
  intros G a b c H0 H1 H2 H3.
  pose proof (Rmin_or (a) (b)) as M1.
  call m2 (Rmin (a) (b)).
  pose proof (Rmin_or m2 (c)) as M3.
  call m4 (Rmin m2 (c)).
  pose proof (Rmax_or (G - a) (G - b)) as M5.
  call m6 (Rmax (G - a) (G - b)).
  pose proof (Rmax_or m6 (G - c)) as M7.
  call m8 (Rmax m6 (G - c)).
  destruct M1 as [[E9 L10] | [E9 L10]]; subst m2.
  {
  destruct M3 as [[E11 L12] | [E11 L12]]; subst m4.
  {
  destruct M5 as [[E13 L14] | [E13 L14]]; subst m6.
  {
  destruct M7 as [[E15 L16] | [E15 L16]]; subst m8.
  {
  fraction_eq (0) (1).
  ring.
  }
  {
  fraction_eq (a - c) (1).
  assert (L1 : 0 <= a - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + c) by lra.
  assert (P19 : 0 <= a - c) by (pose proof L16; lra).
  clear - Neg Neg0 P19; lra.
  }
  assert (L2 : 0 <= - a + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c) by lra.
  assert (P23 : 0 <= - a + c) by (pose proof L12; lra).
  clear - Neg Neg0 P23; lra.
  }
  lra.
  }
  }
  {
  destruct M7 as [[E25 L26] | [E25 L26]]; subst m8.
  {
  fraction_eq (a - b) (1).
  assert (L1 : 0 <= a - b).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + b) by lra.
  assert (P29 : 0 <= a - b) by (pose proof L14; lra).
  clear - Neg Neg0 P29; lra.
  }
  assert (L2 : 0 <= - a + b).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - b) by lra.
  assert (P33 : 0 <= - a + b) by (pose proof L10; lra).
  clear - Neg Neg0 P33; lra.
  }
  lra.
  }
  {
  fraction_eq (a - c) (1).
  assert (L1 : 0 <= a - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + c) by lra.
  assert (P37 : 0 <= a - b) by (pose proof L14; lra).
  assert (P39 : 0 <= b - c) by (pose proof L26; lra).
  clear - Neg Neg0 P37 P39; lra.
  }
  assert (L2 : 0 <= - a + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c) by lra.
  assert (P43 : 0 <= - a + c) by (pose proof L12; lra).
  clear - Neg Neg0 P43; lra.
  }
  lra.
  }
  }
  }
  {
  destruct M5 as [[E45 L46] | [E45 L46]]; subst m6.
  {
  destruct M7 as [[E47 L48] | [E47 L48]]; subst m8.
  {
  fraction_eq (- a + c) (1).
  assert (L1 : 0 <= - a + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c) by lra.
  assert (P51 : 0 <= - a + c) by (pose proof L48; lra).
  clear - Neg Neg0 P51; lra.
  }
  assert (L2 : 0 <= a - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + c) by lra.
  assert (P55 : 0 <= a - c) by (pose proof L12; lra).
  clear - Neg Neg0 P55; lra.
  }
  lra.
  }
  {
  fraction_eq (0) (1).
  ring.
  }
  }
  {
  destruct M7 as [[E57 L58] | [E57 L58]]; subst m8.
  {
  fraction_eq (- b + c) (1).
  assert (L1 : 0 <= - b + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b - c) by lra.
  assert (P61 : 0 <= - b + c) by (pose proof L58; lra).
  clear - Neg Neg0 P61; lra.
  }
  assert (L2 : 0 <= b - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - b + c) by lra.
  assert (P65 : 0 <= - a + b) by (pose proof L10; lra).
  assert (P67 : 0 <= a - c) by (pose proof L12; lra).
  clear - Neg Neg0 P65 P67; lra.
  }
  lra.
  }
  {
  fraction_eq (0) (1).
  ring.
  }
  }
  }
  }
  {
  destruct M3 as [[E69 L70] | [E69 L70]]; subst m4.
  {
  destruct M5 as [[E71 L72] | [E71 L72]]; subst m6.
  {
  destruct M7 as [[E73 L74] | [E73 L74]]; subst m8.
  {
  fraction_eq (- a + b) (1).
  assert (L1 : 0 <= - a + b).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - b) by lra.
  assert (P77 : 0 <= - a + b) by (pose proof L72; lra).
  clear - Neg Neg0 P77; lra.
  }
  assert (L2 : 0 <= a - b).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + b) by lra.
  assert (P81 : 0 <= a - b) by (pose proof L10; lra).
  clear - Neg Neg0 P81; lra.
  }
  lra.
  }
  {
  fraction_eq (b - c) (1).
  assert (L1 : 0 <= b - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - b + c) by lra.
  assert (P85 : 0 <= - a + b) by (pose proof L72; lra).
  assert (P87 : 0 <= a - c) by (pose proof L74; lra).
  clear - Neg Neg0 P85 P87; lra.
  }
  assert (L2 : 0 <= - b + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b - c) by lra.
  assert (P91 : 0 <= - b + c) by (pose proof L70; lra).
  clear - Neg Neg0 P91; lra.
  }
  lra.
  }
  }
  {
  destruct M7 as [[E93 L94] | [E93 L94]]; subst m8.
  {
  fraction_eq (0) (1).
  ring.
  }
  {
  fraction_eq (b - c) (1).
  assert (L1 : 0 <= b - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - b + c) by lra.
  assert (P97 : 0 <= b - c) by (pose proof L94; lra).
  clear - Neg Neg0 P97; lra.
  }
  assert (L2 : 0 <= - b + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b - c) by lra.
  assert (P101 : 0 <= - b + c) by (pose proof L70; lra).
  clear - Neg Neg0 P101; lra.
  }
  lra.
  }
  }
  }
  {
  destruct M5 as [[E103 L104] | [E103 L104]]; subst m6.
  {
  destruct M7 as [[E105 L106] | [E105 L106]]; subst m8.
  {
  fraction_eq (- a + c) (1).
  assert (L1 : 0 <= - a + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c) by lra.
  assert (P109 : 0 <= - a + c) by (pose proof L106; lra).
  clear - Neg Neg0 P109; lra.
  }
  assert (L2 : 0 <= a - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + c) by lra.
  assert (P113 : 0 <= a - b) by (pose proof L10; lra).
  assert (P115 : 0 <= b - c) by (pose proof L70; lra).
  clear - Neg Neg0 P113 P115; lra.
  }
  lra.
  }
  {
  fraction_eq (0) (1).
  ring.
  }
  }
  {
  destruct M7 as [[E117 L118] | [E117 L118]]; subst m8.
  {
  fraction_eq (- b + c) (1).
  assert (L1 : 0 <= - b + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b - c) by lra.
  assert (P121 : 0 <= - b + c) by (pose proof L118; lra).
  clear - Neg Neg0 P121; lra.
  }
  assert (L2 : 0 <= b - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - b + c) by lra.
  assert (P125 : 0 <= b - c) by (pose proof L70; lra).
  clear - Neg Neg0 P125; lra.
  }
  lra.
  }
  {
  fraction_eq (0) (1).
  ring.
  }
  }
  }
  }
Qed.

Lemma tab_notation_global_total_from_delays_one_row : forall (d : R) (n : Z), 0 <= d -> 0 <= IZR n -> sum 1 n (fun j : Z => Rmin 1 (Rmax 0 (- IZR j + d + 1))) = Rmin d (IZR n).
Proof.
  intros d n H0 H1.
  enough (W : forall m : Z, (0 <= m)%Z -> sum 1 m (fun j : Z => Rmin 1 (Rmax 0 (- IZR j + d + 1))) = Rmin d (IZR m)) by (apply W; in_z).
  apply (from_first (fun m : Z => sum 1 m (fun j : Z => Rmin 1 (Rmax 0 (- IZR j + d + 1))) = Rmin d (IZR m))).
  {
  unfold sum; simpl; rewrite Rmin_right; lra.
  }
  intros m M IH; rewrite sum_next, IH, plus_IZR by lia; apply IZR_le in M; unfold Rmin, Rmax; repeat destruct Rle_dec; lra.
Qed.

Lemma tab_notation_global_outstanding_upper : forall (D : R) (m : R), 0 <= D -> 0 <= m -> m * (m + 1) / 2 <= D -> m <= sqrt 2 * sqrt D.
Proof.
  intros D m H0 H1 H2.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 <= D) by pos.
  root_0 r6 F7 E8 D.
  subst D.
  fraction_le (- m + r2 * r6) (1).
  replace (- m + r2 * r6) with ((r2 * r6) - (m)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= - m ^ 2 + 2 * r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < m ^ 2 - 2 * r6 ^ 2) by lra.
  assert (P16 : 0 <= - m ^ 2 / 2 - m / 2 + r6 ^ 2) by (pose proof H2; lra).
  clear - Neg Neg0 H1 P16; lra.
  }
  assert (V0 : r2 ^ 2 * r6 ^ 2 - 2 * r6 ^ 2 = 0).
  {
  assert (Q19 : (r6 ^ 2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q19; lra.
  }
  lra.
Qed.

Lemma tab_notation_global_outstanding_worst_constant : forall (D : R) (k : Z), 0 <= D -> 0 < IZR k -> D <= (IZR k + 1) * (IZR k + 2) / 2 - 1 -> sqrt D <= IZR k * sqrt 2.
Proof.
  intros D k H0 H1 H2.
  next_integer I1 (0)%Z (k)%Z (0 + 1 <= IZR k).
  call z2 (IZR k).
  assert (S3 : 0 <= D) by pos.
  root_0 r4 F5 E6 D.
  subst D.
  assert (S7 : 0 < 2) by pos.
  root r8 F9 E10 2.
  fraction_le (- r4 + r8 * z2) (1).
  replace (- r4 + r8 * z2) with ((r8 * z2) - (r4)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= - r4 ^ 2 + 2 * z2 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r4 ^ 2 - 2 * z2 ^ 2) by lra.
  assert (P13 : 0 <= - r4 ^ 2 + z2 ^ 2 / 2 + 3 * z2 / 2) by (pose proof H2; lra).
  assert (P16 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P16) as T17.
  clear - Neg Neg0 P13 T17; lra.
  }
  assert (V0 : r8 ^ 2 * z2 ^ 2 - 2 * z2 ^ 2 = 0).
  {
  assert (Q19 : (z2 ^ 2) * (r8 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q19; lra.
  }
  lra.
Qed.

Lemma tab_notation_global_harmonic_log : forall (t : Z), 0 < IZR t -> sum 1 t (fun k : Z => 1 / IZR k) <= ln (IZR t) + 1.
Proof.
  intros t H0.
  pose proof (harmonic_above t ltac:(in_z)); lra.
Qed.

Lemma tab_notation_global_harmonic_log_below : forall (t : Z), 0 < IZR t -> sum 1 t (fun k : Z => 1 / IZR k) >= ln (IZR t + 1).
Proof.
  intros t H0.
  pose proof (harmonic_below t ltac:(in_z)); lra.
Qed.

Lemma tab_notation_global_euler_constant_value : - 577 / 1000 + euler <= 1 / 2000.
Proof.
  assert (E : sum 1 13 (fun k : Z => 1 / IZR k) = 1145993 / 360360) by (unfold sum; simpl; field).
  pose proof (euler_below 13 ltac:(lia)) as B; rewrite E in B.
  assert (577 / 1000 <= 1145993 / 360360 - ln (13 + 1 / 2) <= 5775 / 10000) by interval; lra.
Qed.
