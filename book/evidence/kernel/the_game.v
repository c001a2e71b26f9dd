(* the_game: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_notation_global_regret_best : forall (G : R) (a : R) (b : R) (c : R), 0 <= G -> 0 <= a -> 0 <= b -> 0 <= c -> G - Rmin (Rmin a b) c = Rmax (Rmax (G - a) (G - b)) (G - c).
Proof.
  intros G a b c H0 H1 H2 H3.
  assert (G0 : G - Rmin (Rmin a b) c = Rmax (Rmax (G - a) (G - b)) (G - c)).
  {
  pose proof (Rmin_or (a) (b)) as M1.
  set (m2 := Rmin (a) (b)) in *.
  clearbody m2.
  pose proof (Rmin_or m2 (c)) as M3.
  set (m4 := Rmin m2 (c)) in *.
  clearbody m4.
  pose proof (Rmax_or (G - a) (G - b)) as M5.
  set (m6 := Rmax (G - a) (G - b)) in *.
  clearbody m6.
  pose proof (Rmax_or m6 (G - c)) as M7.
  set (m8 := Rmax m6 (G - c)) in *.
  clearbody m8.
  destruct M1 as [[E9 L10] | [E9 L10]]; subst m2.
  {
  destruct M3 as [[E11 L12] | [E11 L12]]; subst m4.
  {
  destruct M5 as [[E13 L14] | [E13 L14]]; subst m6.
  {
  destruct M7 as [[E15 L16] | [E15 L16]]; subst m8.
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  {
  apply (eq_by_fraction _ _ (a - c) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= a - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + c) by lra.
  assert (P17 : 0 < - a + c) by (pose proof Neg0; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= a - c) by (pose proof L16; lra).
  pose proof P19 as T20.
  clear - Neg T18 T20.
  lra.
  }
  assert (L2 : 0 <= - a + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c) by lra.
  assert (P21 : 0 < a - c) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= - a + c) by (pose proof L12; lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  lra.
  }
  }
  {
  destruct M7 as [[E25 L26] | [E25 L26]]; subst m8.
  {
  apply (eq_by_fraction _ _ (a - b) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= a - b).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + b) by lra.
  assert (P27 : 0 < - a + b) by (pose proof Neg0; lra).
  pose proof P27 as T28.
  assert (P29 : 0 <= a - b) by (pose proof L14; lra).
  pose proof P29 as T30.
  clear - Neg T28 T30.
  lra.
  }
  assert (L2 : 0 <= - a + b).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - b) by lra.
  assert (P31 : 0 < a - b) by (pose proof Neg0; lra).
  pose proof P31 as T32.
  assert (P33 : 0 <= - a + b) by (pose proof L10; lra).
  pose proof P33 as T34.
  clear - Neg T32 T34.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (a - c) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= a - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + c) by lra.
  assert (P35 : 0 < - a + c) by (pose proof Neg0; lra).
  pose proof P35 as T36.
  assert (P37 : 0 <= a - b) by (pose proof L14; lra).
  pose proof P37 as T38.
  assert (P39 : 0 <= b - c) by (pose proof L26; lra).
  pose proof P39 as T40.
  clear - Neg T36 T38 T40.
  lra.
  }
  assert (L2 : 0 <= - a + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c) by lra.
  assert (P41 : 0 < a - c) by (pose proof Neg0; lra).
  pose proof P41 as T42.
  assert (P43 : 0 <= - a + c) by (pose proof L12; lra).
  pose proof P43 as T44.
  clear - Neg T42 T44.
  lra.
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
  apply (eq_by_fraction _ _ (- a + c) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - a + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c) by lra.
  assert (P49 : 0 < a - c) by (pose proof Neg0; lra).
  pose proof P49 as T50.
  assert (P51 : 0 <= - a + c) by (pose proof L48; lra).
  pose proof P51 as T52.
  clear - Neg T50 T52.
  lra.
  }
  assert (L2 : 0 <= a - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + c) by lra.
  assert (P53 : 0 < - a + c) by (pose proof Neg0; lra).
  pose proof P53 as T54.
  assert (P55 : 0 <= a - c) by (pose proof L12; lra).
  pose proof P55 as T56.
  clear - Neg T54 T56.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  }
  {
  destruct M7 as [[E57 L58] | [E57 L58]]; subst m8.
  {
  apply (eq_by_fraction _ _ (- b + c) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - b + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b - c) by lra.
  assert (P59 : 0 < b - c) by (pose proof Neg0; lra).
  pose proof P59 as T60.
  assert (P61 : 0 <= - b + c) by (pose proof L58; lra).
  pose proof P61 as T62.
  clear - Neg T60 T62.
  lra.
  }
  assert (L2 : 0 <= b - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - b + c) by lra.
  assert (P63 : 0 < - b + c) by (pose proof Neg0; lra).
  pose proof P63 as T64.
  assert (P65 : 0 <= - a + b) by (pose proof L10; lra).
  pose proof P65 as T66.
  assert (P67 : 0 <= a - c) by (pose proof L12; lra).
  pose proof P67 as T68.
  clear - Neg T64 T66 T68.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
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
  apply (eq_by_fraction _ _ (- a + b) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - a + b).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - b) by lra.
  assert (P75 : 0 < a - b) by (pose proof Neg0; lra).
  pose proof P75 as T76.
  assert (P77 : 0 <= - a + b) by (pose proof L72; lra).
  pose proof P77 as T78.
  clear - Neg T76 T78.
  lra.
  }
  assert (L2 : 0 <= a - b).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + b) by lra.
  assert (P79 : 0 < - a + b) by (pose proof Neg0; lra).
  pose proof P79 as T80.
  assert (P81 : 0 <= a - b) by (pose proof L10; lra).
  pose proof P81 as T82.
  clear - Neg T80 T82.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (b - c) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= b - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - b + c) by lra.
  assert (P83 : 0 < - b + c) by (pose proof Neg0; lra).
  pose proof P83 as T84.
  assert (P85 : 0 <= - a + b) by (pose proof L72; lra).
  pose proof P85 as T86.
  assert (P87 : 0 <= a - c) by (pose proof L74; lra).
  pose proof P87 as T88.
  clear - Neg T84 T86 T88.
  lra.
  }
  assert (L2 : 0 <= - b + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b - c) by lra.
  assert (P89 : 0 < b - c) by (pose proof Neg0; lra).
  pose proof P89 as T90.
  assert (P91 : 0 <= - b + c) by (pose proof L70; lra).
  pose proof P91 as T92.
  clear - Neg T90 T92.
  lra.
  }
  lra.
  }
  }
  {
  destruct M7 as [[E93 L94] | [E93 L94]]; subst m8.
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  {
  apply (eq_by_fraction _ _ (b - c) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= b - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - b + c) by lra.
  assert (P95 : 0 < - b + c) by (pose proof Neg0; lra).
  pose proof P95 as T96.
  assert (P97 : 0 <= b - c) by (pose proof L94; lra).
  pose proof P97 as T98.
  clear - Neg T96 T98.
  lra.
  }
  assert (L2 : 0 <= - b + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b - c) by lra.
  assert (P99 : 0 < b - c) by (pose proof Neg0; lra).
  pose proof P99 as T100.
  assert (P101 : 0 <= - b + c) by (pose proof L70; lra).
  pose proof P101 as T102.
  clear - Neg T100 T102.
  lra.
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
  apply (eq_by_fraction _ _ (- a + c) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - a + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - c) by lra.
  assert (P107 : 0 < a - c) by (pose proof Neg0; lra).
  pose proof P107 as T108.
  assert (P109 : 0 <= - a + c) by (pose proof L106; lra).
  pose proof P109 as T110.
  clear - Neg T108 T110.
  lra.
  }
  assert (L2 : 0 <= a - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a + c) by lra.
  assert (P111 : 0 < - a + c) by (pose proof Neg0; lra).
  pose proof P111 as T112.
  assert (P113 : 0 <= a - b) by (pose proof L10; lra).
  pose proof P113 as T114.
  assert (P115 : 0 <= b - c) by (pose proof L70; lra).
  pose proof P115 as T116.
  clear - Neg T112 T114 T116.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  }
  {
  destruct M7 as [[E117 L118] | [E117 L118]]; subst m8.
  {
  apply (eq_by_fraction _ _ (- b + c) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - b + c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < b - c) by lra.
  assert (P119 : 0 < b - c) by (pose proof Neg0; lra).
  pose proof P119 as T120.
  assert (P121 : 0 <= - b + c) by (pose proof L118; lra).
  pose proof P121 as T122.
  clear - Neg T120 T122.
  lra.
  }
  assert (L2 : 0 <= b - c).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - b + c) by lra.
  assert (P123 : 0 < - b + c) by (pose proof Neg0; lra).
  pose proof P123 as T124.
  assert (P125 : 0 <= b - c) by (pose proof L70; lra).
  pose proof P125 as T126.
  clear - Neg T124 T126.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  }
  }
  }
  }
  exact G0.
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
  assert (G0 : m <= sqrt 2 * sqrt D).
  {
  assert (S1 : 0 < 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E4 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r2 := sqrt 2) in *.
  clearbody r2.
  assert (S5 : 0 <= D).
  {
  pos.
  }
  assert (F7 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E8 : D = (sqrt D) ^ 2) by root_powers.
  set (r6 := sqrt D) in *.
  clearbody r6.
  subst D.
  apply (le_by_fraction _ _ (- m + r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  replace (- m + r2 * r6) with ((r2 * r6) - (m)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= - m ^ 2 + 2 * r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < m ^ 2 - 2 * r6 ^ 2) by lra.
  assert (P12 : 0 < m ^ 2 - 2 * r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P12 as T13.
  assert (P14 : 0 <= m) by (pose proof H1; lra).
  pose proof P14 as T15.
  assert (P16 : 0 <= - m ^ 2 / 2 - m / 2 + r6 ^ 2) by (pose proof H2; lra).
  pose proof P16 as T17.
  clear - Neg T13 T15 T17.
  lra.
  }
  assert (V0 : r2 ^ 2 * r6 ^ 2 - 2 * r6 ^ 2 = 0).
  {
  assert (Q19 : (r6 ^ 2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q19.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_notation_global_outstanding_worst_constant : forall (D : R) (k : Z), 0 <= D -> 0 < IZR k -> D <= (IZR k + 1) * (IZR k + 2) / 2 - 1 -> sqrt D <= IZR k * sqrt 2.
Proof.
  intros D k H0 H1 H2.
  assert (G0 : sqrt D <= IZR k * sqrt 2).
  {
  assert (I1 : 0 + 1 <= IZR k) by (pose proof (above (0)%Z (k)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  set (z2 := IZR k) in *.
  clearbody z2.
  assert (S3 : 0 <= D).
  {
  pos.
  }
  assert (F5 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E6 : D = (sqrt D) ^ 2) by root_powers.
  set (r4 := sqrt D) in *.
  clearbody r4.
  subst D.
  assert (S7 : 0 < 2).
  {
  pos.
  }
  assert (F9 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E10 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r8 := sqrt 2) in *.
  clearbody r8.
  apply (le_by_fraction _ _ (- r4 + r8 * z2) (1)); [(field; nonzero) || field || lra | pos |].
  replace (- r4 + r8 * z2) with ((r8 * z2) - (r4)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= - r4 ^ 2 + 2 * z2 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r4 ^ 2 - 2 * z2 ^ 2) by lra.
  assert (P11 : 0 < r4 ^ 2 - 2 * z2 ^ 2) by (pose proof Neg0; lra).
  pose proof P11 as T12.
  assert (P13 : 0 <= - r4 ^ 2 + z2 ^ 2 / 2 + 3 * z2 / 2) by (pose proof H2; lra).
  pose proof P13 as T14.
  assert (P15 : 0 < z2) by (pose proof H1; lra).
  assert (P16 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P15) P16) as T17.
  clear - Neg T12 T14 T17.
  lra.
  }
  assert (V0 : r8 ^ 2 * z2 ^ 2 - 2 * z2 ^ 2 = 0).
  {
  assert (Q19 : (z2 ^ 2) * (r8 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q19.
  lra.
  }
  lra.
  }
  exact G0.
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
