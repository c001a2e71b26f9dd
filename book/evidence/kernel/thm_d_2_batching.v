(* thm_d_2_batching: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma fact_batching_assumption_previous_batches : forall (b : Z) (d_max : Z) (s : Z) (t : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d_max -> 0 < IZR s -> 0 < IZR t -> 0 < IZR tau -> 0 < IZR u -> IZR u <= IZR b * IZR s -> IZR t >= IZR b * (IZR tau - 1) + 1 -> IZR d_max + IZR u >= IZR t -> - IZR s + IZR tau <= IZR (Zceil (IZR d_max / IZR b)).
Proof.
  intros b d_max s t tau u H0 H1 H2 H3 H4 H5 H6 H7 H8.
  enough (W : - IZR s + IZR tau < IZR (Zceil (IZR d_max / IZR b)) + 1) by (pose proof (within (tau + ((-1) * s))%Z (Zceil (IZR d_max / IZR b)%R)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  next_integer I1 (0)%Z (b)%Z (0 + 1 <= IZR b).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  next_integer I4 (0)%Z (tau)%Z (0 + 1 <= IZR tau).
  next_integer I5 (0)%Z (u)%Z (0 + 1 <= IZR u).
  call z6 (IZR b).
  call z7 (IZR d_max).
  call z8 (IZR s).
  call z9 (IZR t).
  call z10 (IZR tau).
  call z11 (IZR u).
  pose proof (ceil_ge (z7 / z6)) as F12.
  pose proof (ceil_lt (z7 / z6)) as F13.
  pose proof (one_or_more (Zceil (z7 / z6)%R)%Z) as M14.
  call f15 (IZR (Zceil (z7 / z6))).
  destruct M14 as [L17 | L17].
  {
  fraction_lt (f15 - z10 + z8 + 1) (1).
  numerator_le N18 F12 (f15 * z6 - z7) (z6).
  numerator_lt N19 F13 (- f15 * z6 + z6 + z7) (z6).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f15 + z10 - z8 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T22.
  assert (P23 : 0 <= - z11 + z6 * z8) by (pose proof H6; lra).
  assert (P25 : 0 <= - z10 * z6 + z6 + z9 - 1) by (pose proof (Rge_le _ _ H7); lra).
  assert (P27 : 0 <= z11 + z7 - z9) by (pose proof (Rge_le _ _ H8); lra).
  clear - Neg T22 P23 P25 P27 N18; lra.
  }
  {
  fraction_lt (f15 - z10 + z8 + 1) (1).
  numerator_le N31 F12 (f15 * z6 - z7) (z6).
  numerator_lt N32 F13 (- f15 * z6 + z6 + z7) (z6).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f15 + z10 - z8 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T35.
  assert (P36 : 0 <= - z11 + z6 * z8) by (pose proof H6; lra).
  assert (P38 : 0 <= - z10 * z6 + z6 + z9 - 1) by (pose proof (Rge_le _ _ H7); lra).
  assert (P40 : 0 <= z11 + z7 - z9) by (pose proof (Rge_le _ _ H8); lra).
  clear - Neg T35 P36 P38 P40 N31; lra.
  }
Qed.

Lemma fact_batching_assumption_ceiling : forall (C : Z) (b : Z) (d_max : Z), 0 < IZR C -> 0 < IZR b -> 0 <= IZR d_max -> IZR C >= 2 -> IZR C - 1 <> 0 -> IZR b >= IZR d_max / (IZR C - 1) -> IZR (Zceil (IZR d_max / IZR b)) + 1 <= IZR C.
Proof.
  intros C b d_max H0 H1 H2 H3 H4 H5.
  enough (W : IZR (Zceil (IZR d_max / IZR b)) + 1 < IZR C + 1) by (pose proof (within (1 + (Zceil (IZR d_max / IZR b)%R))%Z (C)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  next_integer I1 (0)%Z (C)%Z (0 + 1 <= IZR C).
  next_integer I2 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z3 (IZR C).
  call z4 (IZR b).
  call z5 (IZR d_max).
  pose proof (ceil_ge (z5 / z4)) as F6.
  pose proof (ceil_lt (z5 / z4)) as F7.
  pose proof (one_or_more (Zceil (z5 / z4)%R)%Z) as M8.
  call f9 (IZR (Zceil (z5 / z4))).
  assert (S16 : 0 < z3 - 1).
  {
  numerator_le N10 F6 (f9 * z4 - z5) (z4).
  numerator_lt N11 F7 (- f9 * z4 + z4 + z5) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - z3) by lra.
  assert (P14 : 0 <= z3 - 2) by (pose proof (Rge_le _ _ H3); lra).
  clear - Neg Neg0 P14; lra.
  }
  destruct M8 as [L18 | L18].
  {
  fraction_lt (- f9 + z3) (1).
  numerator_le N19 (Rge_le _ _ H5) (z3 * z4 - z4 - z5) (z3 - 1).
  numerator_le N20 F6 (f9 * z4 - z5) (z4).
  numerator_lt N21 F7 (- f9 * z4 + z4 + z5) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f9 - z3) by lra.
  assert (P26 : 0 <= 1 - f9) by (pose proof L18; lra).
  clear - Neg Neg0 S16 P26; lra.
  }
  {
  fraction_lt (- f9 + z3) (1).
  numerator_le N28 (Rge_le _ _ H5) (z3 * z4 - z4 - z5) (z3 - 1).
  numerator_le N29 F6 (f9 * z4 - z5) (z4).
  numerator_lt N30 F7 (- f9 * z4 + z4 + z5) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f9 - z3) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) Neg0) as T33.
  clear - Neg T33 N28 N30; lra.
  }
Qed.

Lemma fact_batching_assumption_capacity_necessary : forall (C : Z) (b : Z) (d_max : Z), 0 < IZR C -> 0 < IZR b -> 0 <= IZR d_max -> IZR b * (IZR C - 1) < IZR d_max -> IZR (Zceil (IZR d_max / IZR b)) + 1 > IZR C.
Proof.
  intros C b d_max H0 H1 H2 H3.
  next_integer I1 (0)%Z (C)%Z (0 + 1 <= IZR C).
  next_integer I2 (0)%Z (b)%Z (0 + 1 <= IZR b).
  next_integer I3 (b * (C + (-1)))%Z (d_max)%Z (IZR b * (IZR C - 1) + 1 <= IZR d_max).
  call z4 (IZR C).
  call z5 (IZR b).
  call z6 (IZR d_max).
  pose proof (ceil_ge (z6 / z5)) as F7.
  pose proof (ceil_lt (z6 / z5)) as F8.
  pose proof (one_or_more (Zceil (z6 / z5)%R)%Z) as M9.
  call f10 (IZR (Zceil (z6 / z5))).
  destruct M9 as [L12 | L12].
  {
  apply Rlt_gt.
  fraction_lt (f10 - z4 + 1) (1).
  numerator_le N13 F7 (f10 * z5 - z6) (z5).
  numerator_lt N14 F8 (- f10 * z5 + z5 + z6) (z5).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f10 + z4 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) Neg0) as T17.
  assert (P18 : 0 < - z4 * z5 + z5 + z6) by (pose proof H3; lra).
  clear - Neg T17 P18 N13; lra.
  }
  {
  apply Rlt_gt.
  fraction_lt (f10 - z4 + 1) (1).
  numerator_le N22 F7 (f10 * z5 - z6) (z5).
  numerator_lt N23 F8 (- f10 * z5 + z5 + z6) (z5).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f10 + z4 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) Neg0) as T26.
  assert (P27 : 0 < - z4 * z5 + z5 + z6) by (pose proof H3; lra).
  clear - Neg T26 P27 N22; lra.
  }
Qed.

Lemma thm_batch_partition_bound_bandit_one_slot : ~ (forall (C : Z), 0 < IZR C -> IZR C - 1 <> 0).
Proof.
  intro H; specialize (H 1%Z ltac:(lra)); lra.
Qed.

Lemma thm_batch_partition_bound_bandit_one_slot_corrected : forall (C : Z) (b : Z) (d_max : Z), 0 < IZR C -> 0 < IZR b -> 0 <= IZR d_max -> IZR b * (IZR C - 1) >= IZR d_max -> IZR (Zceil (IZR d_max / IZR b)) + 1 <= IZR C.
Proof.
  intros C b d_max H0 H1 H2 H3.
  assert (U : (Zceil (IZR d_max / IZR b) <= C - 1)%Z) by (apply Zceil_glb; rewrite minus_IZR; apply Rle_div_l; lra).
  apply IZR_le in U; rewrite minus_IZR in U; lra.
Qed.

Lemma thm_batch_partition_observed_batches_from_rounds : forall (b : Z) (d : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR tau -> 0 < IZR u -> IZR d + IZR u <= IZR b * (IZR tau - 1) -> IZR (Zceil ((IZR d + IZR u) / IZR b)) <= IZR tau - 1.
Proof.
  intros b d tau u H0 H1 H2 H3 H4.
  enough (W : IZR (Zceil ((IZR d + IZR u) / IZR b)) < IZR tau - 1 + 1) by (pose proof (within (Zceil ((IZR d + IZR u) / IZR b)%R)%Z ((-1) + tau)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  next_integer I1 (0)%Z (b)%Z (0 + 1 <= IZR b).
  next_integer I2 (0)%Z (tau)%Z (0 + 1 <= IZR tau).
  next_integer I3 (0)%Z (u)%Z (0 + 1 <= IZR u).
  call z4 (IZR b).
  call z5 (IZR d).
  call z6 (IZR tau).
  call z7 (IZR u).
  pose proof (ceil_ge ((z5 + z7) / z4)) as F8.
  pose proof (ceil_lt ((z5 + z7) / z4)) as F9.
  pose proof (one_or_more (Zceil ((z5 + z7) / z4)%R)%Z) as M10.
  call f11 (IZR (Zceil ((z5 + z7) / z4))).
  destruct M10 as [L13 | L13].
  {
  fraction_lt (- f11 + z6) (1).
  numerator_le N14 F8 (f11 * z4 - z5 - z7) (z4).
  numerator_lt N15 F9 (- f11 * z4 + z4 + z5 + z7) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f11 - z6) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T18.
  assert (P19 : 0 <= z4 * z6 - z4 - z5 - z7) by (pose proof H4; lra).
  clear - Neg T18 P19 N15; lra.
  }
  {
  fraction_lt (- f11 + z6) (1).
  numerator_le N23 F8 (f11 * z4 - z5 - z7) (z4).
  numerator_lt N24 F9 (- f11 * z4 + z4 + z5 + z7) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f11 - z6) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T27.
  assert (P28 : 0 <= z4 * z6 - z4 - z5 - z7) by (pose proof H4; lra).
  clear - Neg T27 P28 N24; lra.
  }
Qed.

Lemma thm_batch_partition_observed_batches_from_batches : forall (b : Z) (d : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR tau -> 0 < IZR u -> IZR (Zceil ((IZR d + IZR u) / IZR b)) <= IZR tau - 1 -> IZR d + IZR u <= IZR b * (IZR tau - 1).
Proof.
  intros b d tau u H0 H1 H2 H3 H4.
  enough (W : IZR d + IZR u < IZR b * (IZR tau - 1) + 1) by (pose proof (within (d + u)%Z (b * (tau + (-1)))%Z) as W0; izr W0; lra).
  next_integer I1 (0)%Z (b)%Z (0 + 1 <= IZR b).
  next_integer I2 (0)%Z (tau)%Z (0 + 1 <= IZR tau).
  next_integer I3 (0)%Z (u)%Z (0 + 1 <= IZR u).
  call z4 (IZR b).
  call z5 (IZR d).
  call z6 (IZR tau).
  call z7 (IZR u).
  pose proof (ceil_ge ((z5 + z7) / z4)) as F8.
  pose proof (ceil_lt ((z5 + z7) / z4)) as F9.
  pose proof (one_or_more (Zceil ((z5 + z7) / z4)%R)%Z) as M10.
  call f11 (IZR (Zceil ((z5 + z7) / z4))).
  destruct M10 as [L13 | L13].
  {
  fraction_lt (z4 * z6 - z4 - z5 - z7 + 1) (1).
  numerator_le N14 F8 (f11 * z4 - z5 - z7) (z4).
  numerator_lt N15 F9 (- f11 * z4 + z4 + z5 + z7) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - z4 * z6 + z4 + z5 + z7 - 1) by lra.
  assert (P21 : 0 <= - f11 + z6 - 1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P21) as T22.
  clear - Neg Neg0 N14 T22; lra.
  }
  {
  fraction_lt (z4 * z6 - z4 - z5 - z7 + 1) (1).
  numerator_le N23 F8 (f11 * z4 - z5 - z7) (z4).
  numerator_lt N24 F9 (- f11 * z4 + z4 + z5 + z7) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - z4 * z6 + z4 + z5 + z7 - 1) by lra.
  assert (P30 : 0 <= - f11 + z6 - 1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P30) as T31.
  clear - Neg Neg0 N23 T31; lra.
  }
Qed.
