(* thm_d_2_batching: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma fact_batching_assumption_previous_batches : forall (b : Z) (d_max : Z) (s : Z) (t : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d_max -> 0 < IZR s -> 0 < IZR t -> 0 < IZR tau -> 0 < IZR u -> IZR u <= IZR b * IZR s -> IZR t >= IZR b * (IZR tau - 1) + 1 -> IZR d_max + IZR u >= IZR t -> - IZR s + IZR tau <= IZR (Zceil (IZR d_max / IZR b)).
Proof.
  intros b d_max s t tau u H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : - IZR s + IZR tau <= IZR (Zceil (IZR d_max / IZR b))).
  {
  enough (W : - IZR s + IZR tau < IZR (Zceil (IZR d_max / IZR b)) + 1) by (pose proof (within (tau + ((-1) * s))%Z (Zceil (IZR d_max / IZR b)%R)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  assert (I1 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  assert (I4 : 0 + 1 <= IZR tau) by (pose proof (above (0)%Z (tau)%Z) as I4; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I4; lra).
  assert (I5 : 0 + 1 <= IZR u) by (pose proof (above (0)%Z (u)%Z) as I5; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I5; lra).
  set (z6 := IZR b) in *.
  clearbody z6.
  set (z7 := IZR d_max) in *.
  clearbody z7.
  set (z8 := IZR s) in *.
  clearbody z8.
  set (z9 := IZR t) in *.
  clearbody z9.
  set (z10 := IZR tau) in *.
  clearbody z10.
  set (z11 := IZR u) in *.
  clearbody z11.
  pose proof (ceil_ge (z7 / z6)) as F12.
  pose proof (ceil_lt (z7 / z6)) as F13.
  pose proof (one_or_more (Zceil (z7 / z6)%R)%Z) as M14.
  set (f15 := IZR (Zceil (z7 / z6))) in *.
  clearbody f15.
  destruct M14 as [L17 | L17].
  {
  apply (lt_by_fraction _ _ (f15 - z10 + z8 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N18 : 0 <= f15 * z6 - z7) by (apply (numerator_le _ _ (f15 * z6 - z7) (z6) F12); [(field; nonzero) || field || lra | pos]).
  assert (N19 : 0 < - f15 * z6 + z6 + z7) by (apply (numerator_lt _ _ (- f15 * z6 + z6 + z7) (z6) F13); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f15 + z10 - z8 - 1) by lra.
  assert (P20 : 0 < z6) by (pose proof H0; lra).
  assert (P21 : 0 <= - f15 + z10 - z8 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P20) P21) as T22.
  assert (P23 : 0 <= - z11 + z6 * z8) by (pose proof H6; lra).
  pose proof P23 as T24.
  assert (P25 : 0 <= - z10 * z6 + z6 + z9 - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof P25 as T26.
  assert (P27 : 0 <= z11 + z7 - z9) by (pose proof (Rge_le _ _ H8); lra).
  pose proof P27 as T28.
  assert (P29 : 0 <= f15 * z6 - z7) by (pose proof N18; lra).
  pose proof P29 as T30.
  clear - Neg T22 T24 T26 T28 T30.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (f15 - z10 + z8 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N31 : 0 <= f15 * z6 - z7) by (apply (numerator_le _ _ (f15 * z6 - z7) (z6) F12); [(field; nonzero) || field || lra | pos]).
  assert (N32 : 0 < - f15 * z6 + z6 + z7) by (apply (numerator_lt _ _ (- f15 * z6 + z6 + z7) (z6) F13); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f15 + z10 - z8 - 1) by lra.
  assert (P33 : 0 < z6) by (pose proof H0; lra).
  assert (P34 : 0 <= - f15 + z10 - z8 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P33) P34) as T35.
  assert (P36 : 0 <= - z11 + z6 * z8) by (pose proof H6; lra).
  pose proof P36 as T37.
  assert (P38 : 0 <= - z10 * z6 + z6 + z9 - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof P38 as T39.
  assert (P40 : 0 <= z11 + z7 - z9) by (pose proof (Rge_le _ _ H8); lra).
  pose proof P40 as T41.
  assert (P42 : 0 <= f15 * z6 - z7) by (pose proof N31; lra).
  pose proof P42 as T43.
  clear - Neg T35 T37 T39 T41 T43.
  lra.
  }
  }
  exact G0.
Qed.

Lemma fact_batching_assumption_ceiling : forall (C : Z) (b : Z) (d_max : Z), 0 < IZR C -> 0 < IZR b -> 0 <= IZR d_max -> IZR C >= 2 -> IZR C - 1 <> 0 -> IZR b >= IZR d_max / (IZR C - 1) -> IZR (Zceil (IZR d_max / IZR b)) + 1 <= IZR C.
Proof.
  intros C b d_max H0 H1 H2 H3 H4 H5.
  assert (G0 : IZR (Zceil (IZR d_max / IZR b)) + 1 <= IZR C).
  {
  enough (W : IZR (Zceil (IZR d_max / IZR b)) + 1 < IZR C + 1) by (pose proof (within (1 + (Zceil (IZR d_max / IZR b)%R))%Z (C)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  assert (I1 : 0 + 1 <= IZR C) by (pose proof (above (0)%Z (C)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR C) in *.
  clearbody z3.
  set (z4 := IZR b) in *.
  clearbody z4.
  set (z5 := IZR d_max) in *.
  clearbody z5.
  pose proof (ceil_ge (z5 / z4)) as F6.
  pose proof (ceil_lt (z5 / z4)) as F7.
  pose proof (one_or_more (Zceil (z5 / z4)%R)%Z) as M8.
  set (f9 := IZR (Zceil (z5 / z4))) in *.
  clearbody f9.
  assert (S16 : 0 < z3 - 1).
  {
  assert (N10 : 0 <= f9 * z4 - z5) by (apply (numerator_le _ _ (f9 * z4 - z5) (z4) F6); [(field; nonzero) || field || lra | pos]).
  assert (N11 : 0 < - f9 * z4 + z4 + z5) by (apply (numerator_lt _ _ (- f9 * z4 + z4 + z5) (z4) F7); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - z3) by lra.
  assert (P12 : 0 <= 1 - z3) by (pose proof Neg0; lra).
  pose proof P12 as T13.
  assert (P14 : 0 <= z3 - 2) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P14 as T15.
  clear - Neg T13 T15.
  lra.
  }
  destruct M8 as [L18 | L18].
  {
  apply (lt_by_fraction _ _ (- f9 + z3) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N19 : 0 <= z3 * z4 - z4 - z5) by (apply (numerator_le _ _ (z3 * z4 - z4 - z5) (z3 - 1) (Rge_le _ _ H5)); [(field; nonzero) || field || lra | pos]).
  assert (N20 : 0 <= f9 * z4 - z5) by (apply (numerator_le _ _ (f9 * z4 - z5) (z4) F6); [(field; nonzero) || field || lra | pos]).
  assert (N21 : 0 < - f9 * z4 + z4 + z5) by (apply (numerator_lt _ _ (- f9 * z4 + z4 + z5) (z4) F7); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f9 - z3) by lra.
  assert (P22 : 0 <= f9 - z3) by (pose proof Neg0; lra).
  pose proof P22 as T23.
  assert (P24 : 0 < z3 - 1) by (pose proof S16; lra).
  pose proof P24 as T25.
  assert (P26 : 0 <= 1 - f9) by (pose proof L18; lra).
  pose proof P26 as T27.
  clear - Neg T23 T25 T27.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (- f9 + z3) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N28 : 0 <= z3 * z4 - z4 - z5) by (apply (numerator_le _ _ (z3 * z4 - z4 - z5) (z3 - 1) (Rge_le _ _ H5)); [(field; nonzero) || field || lra | pos]).
  assert (N29 : 0 <= f9 * z4 - z5) by (apply (numerator_le _ _ (f9 * z4 - z5) (z4) F6); [(field; nonzero) || field || lra | pos]).
  assert (N30 : 0 < - f9 * z4 + z4 + z5) by (apply (numerator_lt _ _ (- f9 * z4 + z4 + z5) (z4) F7); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f9 - z3) by lra.
  assert (P31 : 0 < z4) by (pose proof H1; lra).
  assert (P32 : 0 <= f9 - z3) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P31) P32) as T33.
  assert (P34 : 0 <= z3 * z4 - z4 - z5) by (pose proof N28; lra).
  pose proof P34 as T35.
  assert (P36 : 0 < - f9 * z4 + z4 + z5) by (pose proof N30; lra).
  pose proof P36 as T37.
  clear - Neg T33 T35 T37.
  lra.
  }
  }
  exact G0.
Qed.

Lemma fact_batching_assumption_capacity_necessary : forall (C : Z) (b : Z) (d_max : Z), 0 < IZR C -> 0 < IZR b -> 0 <= IZR d_max -> IZR b * (IZR C - 1) < IZR d_max -> IZR (Zceil (IZR d_max / IZR b)) + 1 > IZR C.
Proof.
  intros C b d_max H0 H1 H2 H3.
  assert (G0 : IZR (Zceil (IZR d_max / IZR b)) + 1 > IZR C).
  {
  assert (I1 : 0 + 1 <= IZR C) by (pose proof (above (0)%Z (C)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I2; izr I2; lra).
  assert (I3 : IZR b * (IZR C - 1) + 1 <= IZR d_max) by (pose proof (above (b * (C + (-1)))%Z (d_max)%Z) as I3; izr I3; lra).
  set (z4 := IZR C) in *.
  clearbody z4.
  set (z5 := IZR b) in *.
  clearbody z5.
  set (z6 := IZR d_max) in *.
  clearbody z6.
  pose proof (ceil_ge (z6 / z5)) as F7.
  pose proof (ceil_lt (z6 / z5)) as F8.
  pose proof (one_or_more (Zceil (z6 / z5)%R)%Z) as M9.
  set (f10 := IZR (Zceil (z6 / z5))) in *.
  clearbody f10.
  destruct M9 as [L12 | L12].
  {
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (f10 - z4 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N13 : 0 <= f10 * z5 - z6) by (apply (numerator_le _ _ (f10 * z5 - z6) (z5) F7); [(field; nonzero) || field || lra | pos]).
  assert (N14 : 0 < - f10 * z5 + z5 + z6) by (apply (numerator_lt _ _ (- f10 * z5 + z5 + z6) (z5) F8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f10 + z4 - 1) by lra.
  assert (P15 : 0 < z5) by (pose proof H1; lra).
  assert (P16 : 0 <= - f10 + z4 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P15) P16) as T17.
  assert (P18 : 0 < - z4 * z5 + z5 + z6) by (pose proof H3; lra).
  pose proof P18 as T19.
  assert (P20 : 0 <= f10 * z5 - z6) by (pose proof N13; lra).
  pose proof P20 as T21.
  clear - Neg T17 T19 T21.
  lra.
  }
  {
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (f10 - z4 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N22 : 0 <= f10 * z5 - z6) by (apply (numerator_le _ _ (f10 * z5 - z6) (z5) F7); [(field; nonzero) || field || lra | pos]).
  assert (N23 : 0 < - f10 * z5 + z5 + z6) by (apply (numerator_lt _ _ (- f10 * z5 + z5 + z6) (z5) F8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f10 + z4 - 1) by lra.
  assert (P24 : 0 < z5) by (pose proof H1; lra).
  assert (P25 : 0 <= - f10 + z4 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P24) P25) as T26.
  assert (P27 : 0 < - z4 * z5 + z5 + z6) by (pose proof H3; lra).
  pose proof P27 as T28.
  assert (P29 : 0 <= f10 * z5 - z6) by (pose proof N22; lra).
  pose proof P29 as T30.
  clear - Neg T26 T28 T30.
  lra.
  }
  }
  exact G0.
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
  assert (G0 : IZR (Zceil ((IZR d + IZR u) / IZR b)) <= IZR tau - 1).
  {
  enough (W : IZR (Zceil ((IZR d + IZR u) / IZR b)) < IZR tau - 1 + 1) by (pose proof (within (Zceil ((IZR d + IZR u) / IZR b)%R)%Z ((-1) + tau)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  assert (I1 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR tau) by (pose proof (above (0)%Z (tau)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR u) by (pose proof (above (0)%Z (u)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR b) in *.
  clearbody z4.
  set (z5 := IZR d) in *.
  clearbody z5.
  set (z6 := IZR tau) in *.
  clearbody z6.
  set (z7 := IZR u) in *.
  clearbody z7.
  pose proof (ceil_ge ((z5 + z7) / z4)) as F8.
  pose proof (ceil_lt ((z5 + z7) / z4)) as F9.
  pose proof (one_or_more (Zceil ((z5 + z7) / z4)%R)%Z) as M10.
  set (f11 := IZR (Zceil ((z5 + z7) / z4))) in *.
  clearbody f11.
  destruct M10 as [L13 | L13].
  {
  apply (lt_by_fraction _ _ (- f11 + z6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N14 : 0 <= f11 * z4 - z5 - z7) by (apply (numerator_le _ _ (f11 * z4 - z5 - z7) (z4) F8); [(field; nonzero) || field || lra | pos]).
  assert (N15 : 0 < - f11 * z4 + z4 + z5 + z7) by (apply (numerator_lt _ _ (- f11 * z4 + z4 + z5 + z7) (z4) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f11 - z6) by lra.
  assert (P16 : 0 < z4) by (pose proof H0; lra).
  assert (P17 : 0 <= f11 - z6) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P16) P17) as T18.
  assert (P19 : 0 <= z4 * z6 - z4 - z5 - z7) by (pose proof H4; lra).
  pose proof P19 as T20.
  assert (P21 : 0 < - f11 * z4 + z4 + z5 + z7) by (pose proof N15; lra).
  pose proof P21 as T22.
  clear - Neg T18 T20 T22.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (- f11 + z6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N23 : 0 <= f11 * z4 - z5 - z7) by (apply (numerator_le _ _ (f11 * z4 - z5 - z7) (z4) F8); [(field; nonzero) || field || lra | pos]).
  assert (N24 : 0 < - f11 * z4 + z4 + z5 + z7) by (apply (numerator_lt _ _ (- f11 * z4 + z4 + z5 + z7) (z4) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f11 - z6) by lra.
  assert (P25 : 0 < z4) by (pose proof H0; lra).
  assert (P26 : 0 <= f11 - z6) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P25) P26) as T27.
  assert (P28 : 0 <= z4 * z6 - z4 - z5 - z7) by (pose proof H4; lra).
  pose proof P28 as T29.
  assert (P30 : 0 < - f11 * z4 + z4 + z5 + z7) by (pose proof N24; lra).
  pose proof P30 as T31.
  clear - Neg T27 T29 T31.
  lra.
  }
  }
  exact G0.
Qed.

Lemma thm_batch_partition_observed_batches_from_batches : forall (b : Z) (d : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR tau -> 0 < IZR u -> IZR (Zceil ((IZR d + IZR u) / IZR b)) <= IZR tau - 1 -> IZR d + IZR u <= IZR b * (IZR tau - 1).
Proof.
  intros b d tau u H0 H1 H2 H3 H4.
  assert (G0 : IZR d + IZR u <= IZR b * (IZR tau - 1)).
  {
  enough (W : IZR d + IZR u < IZR b * (IZR tau - 1) + 1) by (pose proof (within (d + u)%Z (b * (tau + (-1)))%Z) as W0; izr W0; lra).
  assert (I1 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR tau) by (pose proof (above (0)%Z (tau)%Z) as I2; izr I2; lra).
  assert (I3 : 0 + 1 <= IZR u) by (pose proof (above (0)%Z (u)%Z) as I3; izr I3; lra).
  set (z4 := IZR b) in *.
  clearbody z4.
  set (z5 := IZR d) in *.
  clearbody z5.
  set (z6 := IZR tau) in *.
  clearbody z6.
  set (z7 := IZR u) in *.
  clearbody z7.
  pose proof (ceil_ge ((z5 + z7) / z4)) as F8.
  pose proof (ceil_lt ((z5 + z7) / z4)) as F9.
  pose proof (one_or_more (Zceil ((z5 + z7) / z4)%R)%Z) as M10.
  set (f11 := IZR (Zceil ((z5 + z7) / z4))) in *.
  clearbody f11.
  destruct M10 as [L13 | L13].
  {
  apply (lt_by_fraction _ _ (z4 * z6 - z4 - z5 - z7 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N14 : 0 <= f11 * z4 - z5 - z7) by (apply (numerator_le _ _ (f11 * z4 - z5 - z7) (z4) F8); [(field; nonzero) || field || lra | pos]).
  assert (N15 : 0 < - f11 * z4 + z4 + z5 + z7) by (apply (numerator_lt _ _ (- f11 * z4 + z4 + z5 + z7) (z4) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - z4 * z6 + z4 + z5 + z7 - 1) by lra.
  assert (P16 : 0 <= - z4 * z6 + z4 + z5 + z7 - 1) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 <= f11 * z4 - z5 - z7) by (pose proof N14; lra).
  pose proof P18 as T19.
  assert (P20 : 0 < z4) by (pose proof H0; lra).
  assert (P21 : 0 <= - f11 + z6 - 1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P20) P21) as T22.
  clear - Neg T17 T19 T22.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (z4 * z6 - z4 - z5 - z7 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N23 : 0 <= f11 * z4 - z5 - z7) by (apply (numerator_le _ _ (f11 * z4 - z5 - z7) (z4) F8); [(field; nonzero) || field || lra | pos]).
  assert (N24 : 0 < - f11 * z4 + z4 + z5 + z7) by (apply (numerator_lt _ _ (- f11 * z4 + z4 + z5 + z7) (z4) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - z4 * z6 + z4 + z5 + z7 - 1) by lra.
  assert (P25 : 0 <= - z4 * z6 + z4 + z5 + z7 - 1) by (pose proof Neg0; lra).
  pose proof P25 as T26.
  assert (P27 : 0 <= f11 * z4 - z5 - z7) by (pose proof N23; lra).
  pose proof P27 as T28.
  assert (P29 : 0 < z4) by (pose proof H0; lra).
  assert (P30 : 0 <= - f11 + z6 - 1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P29) P30) as T31.
  clear - Neg T26 T28 T31.
  lra.
  }
  }
  exact G0.
Qed.
