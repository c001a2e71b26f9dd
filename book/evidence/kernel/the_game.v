(* the_game: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_notation_global_regret_best : forall (G : R) (a : R) (m : R), 0 <= G -> 0 <= a -> 0 <= m -> G - Rmin a m = Rmax (G - a) (G - m).
Proof.
  intros G a m H0 H1 H2.
  repeat split; by_parts.
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
