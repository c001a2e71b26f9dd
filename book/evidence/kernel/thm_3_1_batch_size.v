(* thm_3_1_batch_size: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma alg_batch_partition_update_arrives : forall (b : Z) (d : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR tau -> 0 < IZR u -> IZR d + IZR u > IZR b * (IZR tau - 1) -> IZR d + IZR u <= IZR b * IZR tau -> IZR (Zceil ((IZR d + IZR u) / IZR b)) = IZR tau.
Proof.
  intros b d tau u H0 H1 H2 H3 H4 H5.
  f_equal; apply Zceil_imp; rewrite minus_IZR; split; [apply Rlt_div_r; lra | apply Rle_div_l; lra].
Qed.

Lemma alg_batch_partition_update_not_later : forall (b : Z) (d : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR tau -> 0 < IZR u -> IZR (Zceil ((IZR d + IZR u) / IZR b)) = IZR tau -> IZR d + IZR u <= IZR b * IZR tau.
Proof.
  intros b d tau u H0 H1 H2 H3 H4.
  assert (G0 : IZR d + IZR u <= IZR b * IZR tau).
  {
  enough (W : IZR d + IZR u < IZR b * IZR tau + 1) by (pose proof (within (d + u)%Z (b * tau)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
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
  apply (lt_by_fraction _ _ (z4 * z6 - z5 - z7 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N14 : 0 <= f11 * z4 - z5 - z7) by (apply (numerator_le _ _ (f11 * z4 - z5 - z7) (z4) F8); [(field; nonzero) || field || lra | pos]).
  assert (N15 : 0 < - f11 * z4 + z4 + z5 + z7) by (apply (numerator_lt _ _ (- f11 * z4 + z4 + z5 + z7) (z4) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - z4 * z6 + z5 + z7 - 1) by lra.
  assert (P16 : 0 <= - z4 * z6 + z5 + z7 - 1) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 <= f11 * z4 - z5 - z7) by (pose proof N14; lra).
  pose proof P18 as T19.
  assert (Q20 : (z4) * (- f11 + z6) = 0) by (apply mul_zero; lra).
  clear - Neg T17 T19 Q20.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (z4 * z6 - z5 - z7 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N21 : 0 <= f11 * z4 - z5 - z7) by (apply (numerator_le _ _ (f11 * z4 - z5 - z7) (z4) F8); [(field; nonzero) || field || lra | pos]).
  assert (N22 : 0 < - f11 * z4 + z4 + z5 + z7) by (apply (numerator_lt _ _ (- f11 * z4 + z4 + z5 + z7) (z4) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - z4 * z6 + z5 + z7 - 1) by lra.
  assert (P23 : 0 <= - z4 * z6 + z5 + z7 - 1) by (pose proof Neg0; lra).
  pose proof P23 as T24.
  assert (P25 : 0 <= f11 * z4 - z5 - z7) by (pose proof N21; lra).
  pose proof P25 as T26.
  assert (Q27 : (z4) * (- f11 + z6) = 0) by (apply mul_zero; lra).
  clear - Neg T24 T26 Q27.
  lra.
  }
  }
  exact G0.
Qed.

Lemma alg_batch_partition_update_not_earlier : forall (b : Z) (d : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR tau -> 0 < IZR u -> IZR (Zceil ((IZR d + IZR u) / IZR b)) = IZR tau -> IZR d + IZR u > IZR b * IZR tau - IZR b.
Proof.
  intros b d tau u H0 H1 H2 H3 H4.
  assert (G0 : IZR d + IZR u > IZR b * IZR tau - IZR b).
  {
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
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (- z4 * z6 + z4 + z5 + z7) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N14 : 0 <= f11 * z4 - z5 - z7) by (apply (numerator_le _ _ (f11 * z4 - z5 - z7) (z4) F8); [(field; nonzero) || field || lra | pos]).
  assert (N15 : 0 < - f11 * z4 + z4 + z5 + z7) by (apply (numerator_lt _ _ (- f11 * z4 + z4 + z5 + z7) (z4) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 * z6 - z4 - z5 - z7) by lra.
  assert (P16 : 0 <= z4 * z6 - z4 - z5 - z7) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 < - f11 * z4 + z4 + z5 + z7) by (pose proof N15; lra).
  pose proof P18 as T19.
  assert (Q20 : (- z4) * (- f11 + z6) = 0) by (apply mul_zero; lra).
  clear - Neg T17 T19 Q20.
  lra.
  }
  {
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (- z4 * z6 + z4 + z5 + z7) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N21 : 0 <= f11 * z4 - z5 - z7) by (apply (numerator_le _ _ (f11 * z4 - z5 - z7) (z4) F8); [(field; nonzero) || field || lra | pos]).
  assert (N22 : 0 < - f11 * z4 + z4 + z5 + z7) by (apply (numerator_lt _ _ (- f11 * z4 + z4 + z5 + z7) (z4) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 * z6 - z4 - z5 - z7) by lra.
  assert (P23 : 0 <= z4 * z6 - z4 - z5 - z7) by (pose proof Neg0; lra).
  pose proof P23 as T24.
  assert (P25 : 0 < - f11 * z4 + z4 + z5 + z7) by (pose proof N22; lra).
  pose proof P25 as T26.
  assert (Q27 : (- z4) * (- f11 + z6) = 0) by (apply mul_zero; lra).
  clear - Neg T24 T26 Q27.
  lra.
  }
  }
  exact G0.
Qed.

Lemma lem_batch_sigmas_delays_subadditive : forall (b : Z) (d : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR u -> - IZR (Zceil (IZR u / IZR b)) + IZR (Zceil ((IZR d + IZR u) / IZR b)) <= IZR (Zceil (IZR d / IZR b)).
Proof.
  intros b d u H0 H1 H2.
  assert (G0 : - IZR (Zceil (IZR u / IZR b)) + IZR (Zceil ((IZR d + IZR u) / IZR b)) <= IZR (Zceil (IZR d / IZR b))).
  {
  enough (W : - IZR (Zceil (IZR u / IZR b)) + IZR (Zceil ((IZR d + IZR u) / IZR b)) < IZR (Zceil (IZR d / IZR b)) + 1) by (pose proof (within (((-1) * (Zceil (IZR u / IZR b)%R)) + (Zceil ((IZR d + IZR u) / IZR b)%R))%Z (Zceil (IZR d / IZR b)%R)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  assert (I1 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR u) by (pose proof (above (0)%Z (u)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR b) in *.
  clearbody z3.
  set (z4 := IZR d) in *.
  clearbody z4.
  set (z5 := IZR u) in *.
  clearbody z5.
  pose proof (ceil_ge (z5 / z3)) as F6.
  pose proof (ceil_lt (z5 / z3)) as F7.
  pose proof (one_or_more (Zceil (z5 / z3)%R)%Z) as M8.
  set (f9 := IZR (Zceil (z5 / z3))) in *.
  clearbody f9.
  pose proof (ceil_ge ((z4 + z5) / z3)) as F10.
  pose proof (ceil_lt ((z4 + z5) / z3)) as F11.
  pose proof (one_or_more (Zceil ((z4 + z5) / z3)%R)%Z) as M12.
  set (f13 := IZR (Zceil ((z4 + z5) / z3))) in *.
  clearbody f13.
  pose proof (ceil_ge (z4 / z3)) as F14.
  pose proof (ceil_lt (z4 / z3)) as F15.
  pose proof (one_or_more (Zceil (z4 / z3)%R)%Z) as M16.
  set (f17 := IZR (Zceil (z4 / z3))) in *.
  clearbody f17.
  destruct M8 as [L19 | L19].
  {
  destruct M12 as [L21 | L21].
  {
  destruct M16 as [L23 | L23].
  {
  apply (lt_by_fraction _ _ (- f13 + f17 + f9 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N24 : 0 <= f9 * z3 - z5) by (apply (numerator_le _ _ (f9 * z3 - z5) (z3) F6); [(field; nonzero) || field || lra | pos]).
  assert (N25 : 0 < - f9 * z3 + z3 + z5) by (apply (numerator_lt _ _ (- f9 * z3 + z3 + z5) (z3) F7); [(field; nonzero) || field || lra | pos]).
  assert (N26 : 0 <= f13 * z3 - z4 - z5) by (apply (numerator_le _ _ (f13 * z3 - z4 - z5) (z3) F10); [(field; nonzero) || field || lra | pos]).
  assert (N27 : 0 < - f13 * z3 + z3 + z4 + z5) by (apply (numerator_lt _ _ (- f13 * z3 + z3 + z4 + z5) (z3) F11); [(field; nonzero) || field || lra | pos]).
  assert (N28 : 0 <= f17 * z3 - z4) by (apply (numerator_le _ _ (f17 * z3 - z4) (z3) F14); [(field; nonzero) || field || lra | pos]).
  assert (N29 : 0 < - f17 * z3 + z3 + z4) by (apply (numerator_lt _ _ (- f17 * z3 + z3 + z4) (z3) F15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P30 : 0 < z3) by (pose proof H0; lra).
  assert (P31 : 0 <= f13 - f17 - f9 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P30) P31) as T32.
  assert (P33 : 0 <= f9 * z3 - z5) by (pose proof N24; lra).
  pose proof P33 as T34.
  assert (P35 : 0 < - f13 * z3 + z3 + z4 + z5) by (pose proof N27; lra).
  pose proof P35 as T36.
  assert (P37 : 0 <= f17 * z3 - z4) by (pose proof N28; lra).
  pose proof P37 as T38.
  clear - Neg T32 T34 T36 T38.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (- f13 + f17 + f9 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N39 : 0 <= f9 * z3 - z5) by (apply (numerator_le _ _ (f9 * z3 - z5) (z3) F6); [(field; nonzero) || field || lra | pos]).
  assert (N40 : 0 < - f9 * z3 + z3 + z5) by (apply (numerator_lt _ _ (- f9 * z3 + z3 + z5) (z3) F7); [(field; nonzero) || field || lra | pos]).
  assert (N41 : 0 <= f13 * z3 - z4 - z5) by (apply (numerator_le _ _ (f13 * z3 - z4 - z5) (z3) F10); [(field; nonzero) || field || lra | pos]).
  assert (N42 : 0 < - f13 * z3 + z3 + z4 + z5) by (apply (numerator_lt _ _ (- f13 * z3 + z3 + z4 + z5) (z3) F11); [(field; nonzero) || field || lra | pos]).
  assert (N43 : 0 <= f17 * z3 - z4) by (apply (numerator_le _ _ (f17 * z3 - z4) (z3) F14); [(field; nonzero) || field || lra | pos]).
  assert (N44 : 0 < - f17 * z3 + z3 + z4) by (apply (numerator_lt _ _ (- f17 * z3 + z3 + z4) (z3) F15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P45 : 0 < z3) by (pose proof H0; lra).
  assert (P46 : 0 <= f13 - f17 - f9 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P45) P46) as T47.
  pose proof P45 as T48.
  assert (P49 : 0 < z5) by (pose proof H2; lra).
  pose proof P49 as T50.
  assert (P51 : 0 <= f9 * z3 - z5) by (pose proof N39; lra).
  pose proof P51 as T52.
  assert (P53 : 0 <= 1 - f13) by (pose proof L21; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P45) P53) as T54.
  assert (P55 : 0 <= f17 - 2) by (pose proof L23; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P45) P55) as T56.
  clear - Neg T47 T48 T50 T52 T54 T56.
  lra.
  }
  }
  {
  destruct M16 as [L58 | L58].
  {
  apply (lt_by_fraction _ _ (- f13 + f17 + f9 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N59 : 0 <= f9 * z3 - z5) by (apply (numerator_le _ _ (f9 * z3 - z5) (z3) F6); [(field; nonzero) || field || lra | pos]).
  assert (N60 : 0 < - f9 * z3 + z3 + z5) by (apply (numerator_lt _ _ (- f9 * z3 + z3 + z5) (z3) F7); [(field; nonzero) || field || lra | pos]).
  assert (N61 : 0 <= f13 * z3 - z4 - z5) by (apply (numerator_le _ _ (f13 * z3 - z4 - z5) (z3) F10); [(field; nonzero) || field || lra | pos]).
  assert (N62 : 0 < - f13 * z3 + z3 + z4 + z5) by (apply (numerator_lt _ _ (- f13 * z3 + z3 + z4 + z5) (z3) F11); [(field; nonzero) || field || lra | pos]).
  assert (N63 : 0 <= f17 * z3 - z4) by (apply (numerator_le _ _ (f17 * z3 - z4) (z3) F14); [(field; nonzero) || field || lra | pos]).
  assert (N64 : 0 < - f17 * z3 + z3 + z4) by (apply (numerator_lt _ _ (- f17 * z3 + z3 + z4) (z3) F15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P65 : 0 < z3) by (pose proof H0; lra).
  assert (P66 : 0 <= f13 - f17 - f9 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P65) P66) as T67.
  assert (P68 : 0 <= f9 * z3 - z5) by (pose proof N59; lra).
  pose proof P68 as T69.
  assert (P70 : 0 < - f13 * z3 + z3 + z4 + z5) by (pose proof N62; lra).
  pose proof P70 as T71.
  assert (P72 : 0 <= f17 * z3 - z4) by (pose proof N63; lra).
  pose proof P72 as T73.
  clear - Neg T67 T69 T71 T73.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (- f13 + f17 + f9 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N74 : 0 <= f9 * z3 - z5) by (apply (numerator_le _ _ (f9 * z3 - z5) (z3) F6); [(field; nonzero) || field || lra | pos]).
  assert (N75 : 0 < - f9 * z3 + z3 + z5) by (apply (numerator_lt _ _ (- f9 * z3 + z3 + z5) (z3) F7); [(field; nonzero) || field || lra | pos]).
  assert (N76 : 0 <= f13 * z3 - z4 - z5) by (apply (numerator_le _ _ (f13 * z3 - z4 - z5) (z3) F10); [(field; nonzero) || field || lra | pos]).
  assert (N77 : 0 < - f13 * z3 + z3 + z4 + z5) by (apply (numerator_lt _ _ (- f13 * z3 + z3 + z4 + z5) (z3) F11); [(field; nonzero) || field || lra | pos]).
  assert (N78 : 0 <= f17 * z3 - z4) by (apply (numerator_le _ _ (f17 * z3 - z4) (z3) F14); [(field; nonzero) || field || lra | pos]).
  assert (N79 : 0 < - f17 * z3 + z3 + z4) by (apply (numerator_lt _ _ (- f17 * z3 + z3 + z4) (z3) F15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P80 : 0 < z3) by (pose proof H0; lra).
  assert (P81 : 0 <= f13 - f17 - f9 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P80) P81) as T82.
  assert (P83 : 0 <= f9 * z3 - z5) by (pose proof N74; lra).
  pose proof P83 as T84.
  assert (P85 : 0 < - f13 * z3 + z3 + z4 + z5) by (pose proof N77; lra).
  pose proof P85 as T86.
  assert (P87 : 0 <= f17 * z3 - z4) by (pose proof N78; lra).
  pose proof P87 as T88.
  clear - Neg T82 T84 T86 T88.
  lra.
  }
  }
  }
  {
  destruct M12 as [L90 | L90].
  {
  destruct M16 as [L92 | L92].
  {
  apply (lt_by_fraction _ _ (- f13 + f17 + f9 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N93 : 0 <= f9 * z3 - z5) by (apply (numerator_le _ _ (f9 * z3 - z5) (z3) F6); [(field; nonzero) || field || lra | pos]).
  assert (N94 : 0 < - f9 * z3 + z3 + z5) by (apply (numerator_lt _ _ (- f9 * z3 + z3 + z5) (z3) F7); [(field; nonzero) || field || lra | pos]).
  assert (N95 : 0 <= f13 * z3 - z4 - z5) by (apply (numerator_le _ _ (f13 * z3 - z4 - z5) (z3) F10); [(field; nonzero) || field || lra | pos]).
  assert (N96 : 0 < - f13 * z3 + z3 + z4 + z5) by (apply (numerator_lt _ _ (- f13 * z3 + z3 + z4 + z5) (z3) F11); [(field; nonzero) || field || lra | pos]).
  assert (N97 : 0 <= f17 * z3 - z4) by (apply (numerator_le _ _ (f17 * z3 - z4) (z3) F14); [(field; nonzero) || field || lra | pos]).
  assert (N98 : 0 < - f17 * z3 + z3 + z4) by (apply (numerator_lt _ _ (- f17 * z3 + z3 + z4) (z3) F15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P99 : 0 < z3) by (pose proof H0; lra).
  assert (P100 : 0 <= f13 - f17 - f9 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P99) P100) as T101.
  pose proof P99 as T102.
  assert (P103 : 0 <= z4) by (pose proof H1; lra).
  pose proof P103 as T104.
  assert (P105 : 0 <= f17 * z3 - z4) by (pose proof N97; lra).
  pose proof P105 as T106.
  assert (P107 : 0 <= f9 - 2) by (pose proof L19; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P99) P107) as T108.
  assert (P109 : 0 <= 1 - f13) by (pose proof L90; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P99) P109) as T110.
  clear - Neg T101 T102 T104 T106 T108 T110.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (- f13 + f17 + f9 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N111 : 0 <= f9 * z3 - z5) by (apply (numerator_le _ _ (f9 * z3 - z5) (z3) F6); [(field; nonzero) || field || lra | pos]).
  assert (N112 : 0 < - f9 * z3 + z3 + z5) by (apply (numerator_lt _ _ (- f9 * z3 + z3 + z5) (z3) F7); [(field; nonzero) || field || lra | pos]).
  assert (N113 : 0 <= f13 * z3 - z4 - z5) by (apply (numerator_le _ _ (f13 * z3 - z4 - z5) (z3) F10); [(field; nonzero) || field || lra | pos]).
  assert (N114 : 0 < - f13 * z3 + z3 + z4 + z5) by (apply (numerator_lt _ _ (- f13 * z3 + z3 + z4 + z5) (z3) F11); [(field; nonzero) || field || lra | pos]).
  assert (N115 : 0 <= f17 * z3 - z4) by (apply (numerator_le _ _ (f17 * z3 - z4) (z3) F14); [(field; nonzero) || field || lra | pos]).
  assert (N116 : 0 < - f17 * z3 + z3 + z4) by (apply (numerator_lt _ _ (- f17 * z3 + z3 + z4) (z3) F15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P117 : 0 <= f13 - f17 - f9 - 1) by (pose proof Neg0; lra).
  pose proof P117 as T118.
  assert (P119 : 0 <= f9 - 2) by (pose proof L19; lra).
  pose proof P119 as T120.
  assert (P121 : 0 <= 1 - f13) by (pose proof L90; lra).
  pose proof P121 as T122.
  assert (P123 : 0 <= f17 - 2) by (pose proof L92; lra).
  pose proof P123 as T124.
  clear - Neg T118 T120 T122 T124.
  lra.
  }
  }
  {
  destruct M16 as [L126 | L126].
  {
  apply (lt_by_fraction _ _ (- f13 + f17 + f9 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N127 : 0 <= f9 * z3 - z5) by (apply (numerator_le _ _ (f9 * z3 - z5) (z3) F6); [(field; nonzero) || field || lra | pos]).
  assert (N128 : 0 < - f9 * z3 + z3 + z5) by (apply (numerator_lt _ _ (- f9 * z3 + z3 + z5) (z3) F7); [(field; nonzero) || field || lra | pos]).
  assert (N129 : 0 <= f13 * z3 - z4 - z5) by (apply (numerator_le _ _ (f13 * z3 - z4 - z5) (z3) F10); [(field; nonzero) || field || lra | pos]).
  assert (N130 : 0 < - f13 * z3 + z3 + z4 + z5) by (apply (numerator_lt _ _ (- f13 * z3 + z3 + z4 + z5) (z3) F11); [(field; nonzero) || field || lra | pos]).
  assert (N131 : 0 <= f17 * z3 - z4) by (apply (numerator_le _ _ (f17 * z3 - z4) (z3) F14); [(field; nonzero) || field || lra | pos]).
  assert (N132 : 0 < - f17 * z3 + z3 + z4) by (apply (numerator_lt _ _ (- f17 * z3 + z3 + z4) (z3) F15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P133 : 0 < z3) by (pose proof H0; lra).
  assert (P134 : 0 <= f13 - f17 - f9 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P133) P134) as T135.
  assert (P136 : 0 <= f9 * z3 - z5) by (pose proof N127; lra).
  pose proof P136 as T137.
  assert (P138 : 0 < - f13 * z3 + z3 + z4 + z5) by (pose proof N130; lra).
  pose proof P138 as T139.
  assert (P140 : 0 <= f17 * z3 - z4) by (pose proof N131; lra).
  pose proof P140 as T141.
  clear - Neg T135 T137 T139 T141.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (- f13 + f17 + f9 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N142 : 0 <= f9 * z3 - z5) by (apply (numerator_le _ _ (f9 * z3 - z5) (z3) F6); [(field; nonzero) || field || lra | pos]).
  assert (N143 : 0 < - f9 * z3 + z3 + z5) by (apply (numerator_lt _ _ (- f9 * z3 + z3 + z5) (z3) F7); [(field; nonzero) || field || lra | pos]).
  assert (N144 : 0 <= f13 * z3 - z4 - z5) by (apply (numerator_le _ _ (f13 * z3 - z4 - z5) (z3) F10); [(field; nonzero) || field || lra | pos]).
  assert (N145 : 0 < - f13 * z3 + z3 + z4 + z5) by (apply (numerator_lt _ _ (- f13 * z3 + z3 + z4 + z5) (z3) F11); [(field; nonzero) || field || lra | pos]).
  assert (N146 : 0 <= f17 * z3 - z4) by (apply (numerator_le _ _ (f17 * z3 - z4) (z3) F14); [(field; nonzero) || field || lra | pos]).
  assert (N147 : 0 < - f17 * z3 + z3 + z4) by (apply (numerator_lt _ _ (- f17 * z3 + z3 + z4) (z3) F15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P148 : 0 < z3) by (pose proof H0; lra).
  assert (P149 : 0 <= f13 - f17 - f9 - 1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P148) P149) as T150.
  assert (P151 : 0 <= f9 * z3 - z5) by (pose proof N142; lra).
  pose proof P151 as T152.
  assert (P153 : 0 < - f13 * z3 + z3 + z4 + z5) by (pose proof N145; lra).
  pose proof P153 as T154.
  assert (P155 : 0 <= f17 * z3 - z4) by (pose proof N146; lra).
  pose proof P155 as T156.
  clear - Neg T150 T152 T154 T156.
  lra.
  }
  }
  }
  }
  exact G0.
Qed.

Lemma lem_batch_sigmas_delays_ceiling : forall (b : Z) (d : Z), 0 < IZR b -> 0 <= IZR d -> IZR (Zceil (IZR d / IZR b)) <= 1 + IZR d / IZR b.
Proof.
  intros b d H0 H1.
  assert (G0 : IZR (Zceil (IZR d / IZR b)) <= 1 + IZR d / IZR b).
  {
  assert (I1 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  set (z2 := IZR b) in *.
  clearbody z2.
  set (z3 := IZR d) in *.
  clearbody z3.
  pose proof (ceil_ge (z3 / z2)) as F4.
  pose proof (ceil_lt (z3 / z2)) as F5.
  pose proof (one_or_more (Zceil (z3 / z2)%R)%Z) as M6.
  set (f7 := IZR (Zceil (z3 / z2))) in *.
  clearbody f7.
  destruct M6 as [L9 | L9].
  {
  apply (le_by_fraction _ _ (- f7 * z2 + z2 + z3) (z2)); [(field; nonzero) || field || lra | pos |].
  assert (N10 : 0 <= f7 * z2 - z3) by (apply (numerator_le _ _ (f7 * z2 - z3) (z2) F4); [(field; nonzero) || field || lra | pos]).
  assert (N11 : 0 < - f7 * z2 + z2 + z3) by (apply (numerator_lt _ _ (- f7 * z2 + z2 + z3) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f7 * z2 - z2 - z3) by lra.
  assert (P12 : 0 < f7 * z2 - z2 - z3) by (pose proof Neg0; lra).
  pose proof P12 as T13.
  assert (P14 : 0 < - f7 * z2 + z2 + z3) by (pose proof N11; lra).
  pose proof P14 as T15.
  clear - Neg T13 T15.
  lra.
  }
  {
  apply (le_by_fraction _ _ (- f7 * z2 + z2 + z3) (z2)); [(field; nonzero) || field || lra | pos |].
  assert (N16 : 0 <= f7 * z2 - z3) by (apply (numerator_le _ _ (f7 * z2 - z3) (z2) F4); [(field; nonzero) || field || lra | pos]).
  assert (N17 : 0 < - f7 * z2 + z2 + z3) by (apply (numerator_lt _ _ (- f7 * z2 + z2 + z3) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f7 * z2 - z2 - z3) by lra.
  assert (P18 : 0 < f7 * z2 - z2 - z3) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 < - f7 * z2 + z2 + z3) by (pose proof N17; lra).
  pose proof P20 as T21.
  clear - Neg T19 T21.
  lra.
  }
  }
  exact G0.
Qed.

Lemma lem_batch_sigmas_delays_mean_total_position : forall (b : Z) (q : Z) (r : Z) (tau : Z), 0 < IZR b -> 0 <= IZR q -> 0 <= IZR r -> 0 < IZR tau -> IZR q * IZR b + IZR b * (IZR tau - 1) + IZR r + 1 = IZR b * (IZR q + IZR tau - 1) + IZR r + 1.
Proof.
  intros b q r tau H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_batch_sigmas_delays_mean_total_landing : forall (b : Z) (q : Z) (r : Z) (tau : Z) (v : Z), 0 < IZR b -> 0 <= IZR q -> 0 <= IZR r -> 0 < IZR tau -> 0 <= IZR v -> IZR v = IZR b * (IZR q + IZR tau - 1) + IZR r + 1 -> IZR r <= IZR b - 1 -> IZR (Zceil (IZR v / IZR b)) = IZR q + IZR tau.
Proof.
  intros b q r tau v H0 H1 H2 H3 H4 H5 H6.
  rewrite <- plus_IZR; f_equal; apply Zceil_imp; rewrite minus_IZR, plus_IZR.
  split; [apply Rlt_div_r; lra | apply Rle_div_l; lra].
Qed.

Lemma lem_batch_sigmas_delays_mean_total_quotient : forall (b : Z) (d : Z) (j : Z) (q : Z) (r : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR j -> 0 <= IZR q -> 0 <= IZR r -> IZR d + IZR j - 1 = IZR q * IZR b + IZR r -> IZR r <= IZR b - 1 -> IZR j <= IZR b -> IZR q <= (IZR d + IZR j - 1) / IZR b.
Proof.
  intros b d j q r H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : IZR q <= (IZR d + IZR j - 1) / IZR b).
  {
  assert (I1 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR j) by (pose proof (above (0)%Z (j)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR b) in *.
  clearbody z3.
  set (z4 := IZR d) in *.
  clearbody z4.
  set (z5 := IZR j) in *.
  clearbody z5.
  set (z6 := IZR q) in *.
  clearbody z6.
  set (z7 := IZR r) in *.
  clearbody z7.
  apply (le_by_fraction _ _ (- z3 * z6 + z4 + z5 - 1) (z3)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < z3 * z6 - z4 - z5 + 1) by lra.
  assert (P8 : 0 < z3 * z6 - z4 - z5 + 1) by (pose proof Neg0; lra).
  pose proof P8 as T9.
  assert (Q10 : (1) * (z3 * z6 - z4 - z5 + z7 + 1) = 0) by (apply mul_zero; lra).
  assert (P11 : 0 <= z7) by (pose proof H4; lra).
  pose proof P11 as T12.
  clear - Neg T9 Q10 T12.
  lra.
  }
  exact G0.
Qed.

Lemma lem_batch_sigmas_delays_mean_total_places : forall (b : Z) (n : Z), 0 < IZR b -> 0 < IZR n -> sum 1 n (fun j : Z => (IZR j - 1) / IZR b) = IZR n * (IZR n - 1) / (2 * IZR b).
Proof.
  intros b n H0 H1.
  enough (W : forall m : Z, (1 <= m)%Z -> sum 1 m (fun j : Z => (IZR j - 1) / IZR b) = IZR m * (IZR m - 1) / (2 * IZR b)) by (apply W; in_z).
  apply (from_first (fun m : Z => sum 1 m (fun j : Z => (IZR j - 1) / IZR b) = IZR m * (IZR m - 1) / (2 * IZR b))).
  {
  rewrite sum_first; field; lra.
  }
  intros m M IH; rewrite sum_next, IH, plus_IZR by lia; field; lra.
Qed.

Lemma lem_sqrt_frac_ineq_self_normalized : forall (n : Z) (x : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 < x i0) -> sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k)).
Proof.
  intros n x H0 H1.
  assert (G0 : sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k))).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sum 1 1 (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) = (x 1%Z / sqrt (sum 1 1 (fun k : Z => x k)))) by (written_out).
  set (y1 := sum 1 1 (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  set (o6 := x 1%Z) in *.
  clearbody o6.
  assert (S7 : 0 < o6).
  {
  pos.
  }
  assert (F9 : 0 < sqrt (o6)) by (apply sqrt_lt_R0; lra).
  assert (E10 : (o6) = (sqrt (o6)) ^ 2) by root_powers.
  set (r8 := sqrt (o6)) in *.
  clearbody r8.
  subst o6.
  apply (le_by_fraction _ _ (r8) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 (n + 1)%Z (fun k : Z => x k))).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) = (x (n + 1)%Z / sqrt (sum 1 (n + 1)%Z (fun k : Z => x k)) + sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (F6 : 0 <= sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k)))) in *.
  clearbody o7.
  assert (F8 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  set (o9 := sum 1 n (fun k : Z => x k)) in *.
  clearbody o9.
  assert (S10 : 0 <= o9).
  {
  pos.
  }
  assert (F12 : 0 <= sqrt o9) by (apply sqrt_pos).
  assert (E13 : o9 = (sqrt o9) ^ 2) by root_powers.
  set (r11 := sqrt o9) in *.
  clearbody r11.
  subst o9.
  pose proof (H1 (n + 1)%Z) as F14.
  set (o15 := x (n + 1)%Z) in *.
  clearbody o15.
  assert (S16 : 0 < o15 + r11 ^ 2).
  {
  pos.
  }
  assert (F18 : 0 < sqrt (o15 + (r11 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E19 : (o15 + (r11 ^ 2)) = (sqrt (o15 + (r11 ^ 2))) ^ 2) by root_powers.
  set (r17 := sqrt (o15 + (r11 ^ 2))) in *.
  clearbody r17.
  apply (le_by_fraction _ _ (- o15 - o7 * r17 + 2 * r17 ^ 2) (r17)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o15 + o7 * r17 - 2 * r17 ^ 2) by lra.
  assert (P20 : 0 < o15 + o7 * r17 - 2 * r17 ^ 2) by (pose proof Neg0; lra).
  pose proof P20 as T21.
  assert (P22 : 0 <= o7) by (pose proof F6; lra).
  assert (P23 : 0 <= - o7 + 2 * r11) by (pose proof IH; lra).
  pose proof (mul_le _ _ P22 P23) as T24.
  assert (P25 : 0 <= r11) by (pose proof F12; lra).
  pose proof (mul_le _ _ P25 P23) as T26.
  assert (Q27 : (2) * (- o15 - r11 ^ 2 + r17 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- o7 + 2 * r17)) as T28.
  clear - Neg T21 T24 T26 Q27 T28.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma lem_sqrt_frac_ineq_self_normalized_sharp : forall (n : Z), 0 < IZR n -> sum 1 n (fun k : Z => 1 / sqrt (IZR k)) >= 2 * sqrt (IZR n + 1) - 2.
Proof.
  intros n H0.
  enough (W : forall m : Z, (1 <= m)%Z -> sum 1 m (fun k : Z => 1 / sqrt (IZR k)) >= 2 * sqrt (IZR m + 1) - 2) by (apply W; in_z).
  apply (from_first (fun m : Z => sum 1 m (fun k : Z => 1 / sqrt (IZR k)) >= 2 * sqrt (IZR m + 1) - 2)).
  {
  rewrite sum_first; apply Rle_ge; interval.
  }
  intros m M IH; rewrite sum_next, plus_IZR by lia; apply IZR_le in M.
  pose proof (sqrt_lt_R0 (IZR m + 1) ltac:(lra)) as A; pose proof (sqrt_lt_R0 (IZR m + 1 + 1) ltac:(lra)) as B.
  pose proof (sqrt_sqrt (IZR m + 1) ltac:(lra)) as AA; pose proof (sqrt_sqrt (IZR m + 1 + 1) ltac:(lra)) as BB.
  set (u := sqrt (IZR m + 1)) in *; set (v := sqrt (IZR m + 1 + 1)) in *.
  assert (Q : 2 * (v - u) * u <= 1) by (pose proof (pow2_ge_0 (v - u)); nra).
  assert (Y : 2 * (v - u) <= 1 / u) by (apply (proj1 (Rle_div_r _ _ _ A)); exact Q).
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_a : forall (A : R) (B : R) (K : Z) (Lambda : R) (N : Z) (S_ : R), 0 <= A -> 0 <= B -> 0 < IZR K -> 0 < Lambda -> 0 < IZR N -> 0 <= S_ -> A <= 2 * sqrt (IZR N) -> B <= 2 * sqrt S_ * sqrt Lambda -> A * sqrt (IZR K) + B + 2 * sqrt (IZR K) * sqrt (IZR N) + sqrt S_ * sqrt Lambda <= 4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt S_ * sqrt Lambda.
Proof.
  intros A B K Lambda N S_ H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : A * sqrt (IZR K) + B + 2 * sqrt (IZR K) * sqrt (IZR N) + sqrt S_ * sqrt Lambda <= 4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt S_ * sqrt Lambda).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR K) in *.
  clearbody z3.
  set (z4 := IZR N) in *.
  clearbody z4.
  assert (S5 : 0 < z4).
  {
  pos.
  }
  assert (F7 : 0 < sqrt z4) by (apply sqrt_lt_R0; lra).
  assert (E8 : z4 = (sqrt z4) ^ 2) by root_powers.
  set (r6 := sqrt z4) in *.
  clearbody r6.
  subst z4.
  assert (S9 : 0 <= S_).
  {
  pos.
  }
  assert (F11 : 0 <= sqrt S_) by (apply sqrt_pos).
  assert (E12 : S_ = (sqrt S_) ^ 2) by root_powers.
  set (r10 := sqrt S_) in *.
  clearbody r10.
  subst S_.
  assert (S13 : 0 < Lambda).
  {
  pos.
  }
  assert (F15 : 0 < sqrt Lambda) by (apply sqrt_lt_R0; lra).
  assert (E16 : Lambda = (sqrt Lambda) ^ 2) by root_powers.
  set (r14 := sqrt Lambda) in *.
  clearbody r14.
  subst Lambda.
  assert (S17 : 0 < z3).
  {
  pos.
  }
  assert (F19 : 0 < sqrt z3) by (apply sqrt_lt_R0; lra).
  assert (E20 : z3 = (sqrt z3) ^ 2) by root_powers.
  set (r18 := sqrt z3) in *.
  clearbody r18.
  subst z3.
  apply (le_by_fraction _ _ (- A * r18 - B + 2 * r10 * r14 + 2 * r18 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < A * r18 + B - 2 * r10 * r14 - 2 * r18 * r6) by lra.
  assert (P21 : 0 < A * r18 + B - 2 * r10 * r14 - 2 * r18 * r6) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= - B + 2 * r10 * r14) by (pose proof H7; lra).
  pose proof P23 as T24.
  assert (P25 : 0 <= - A + 2 * r6) by (pose proof H6; lra).
  assert (P26 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_le _ _ P25 (Rlt_le _ _ P26)) as T27.
  clear - Neg T22 T24 T27.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_b_tangent : forall (S_ : R) (m : R), 0 <= S_ -> 0 <= m -> m > 0 -> m > 0 /\ sqrt S_ <= sqrt m + (S_ - m) / (2 * sqrt m).
Proof.
  intros S_ m H0 H1 H2.
  assert (G0 : m > 0).
  {
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (m) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  assert (G1 : sqrt S_ <= sqrt m + (S_ - m) / (2 * sqrt m)).
  {
  assert (S1 : 0 <= S_).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt S_) by (apply sqrt_pos).
  assert (E4 : S_ = (sqrt S_) ^ 2) by root_powers.
  set (r2 := sqrt S_) in *.
  clearbody r2.
  subst S_.
  assert (S5 : 0 < m).
  {
  pos.
  }
  assert (F7 : 0 < sqrt m) by (apply sqrt_lt_R0; lra).
  assert (E8 : m = (sqrt m) ^ 2) by root_powers.
  set (r6 := sqrt m) in *.
  clearbody r6.
  subst m.
  apply (le_by_fraction _ _ (r2 ^ 2 / 2 - r2 * r6 + r6 ^ 2 / 2) (r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by lra.
  assert (P9 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  pose proof (square (- r2 + r6)) as T11.
  clear - Neg T10 T11.
  lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_b : forall (D : Z) (E : R) (K : Z) (Lambda : R) (N : Z) (b : Z) (m : R), 0 <= IZR D -> 0 <= E -> 0 < IZR K -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> 0 <= m -> E <= sqrt m -> m <= IZR D / (IZR b) ^ 2 + IZR N -> 3 * E * sqrt Lambda + 4 * sqrt (IZR K) * sqrt (IZR N) <= 4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N).
Proof.
  intros D E K Lambda N b m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : 3 * E * sqrt Lambda + 4 * sqrt (IZR K) * sqrt (IZR N) <= 4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N)).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I2; izr I2; lra).
  assert (I3 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I3; izr I3; lra).
  set (z4 := IZR D) in *.
  clearbody z4.
  set (z5 := IZR K) in *.
  clearbody z5.
  set (z6 := IZR N) in *.
  clearbody z6.
  set (z7 := IZR b) in *.
  clearbody z7.
  assert (S8 : 0 <= m).
  {
  pos.
  }
  assert (F10 : 0 <= sqrt m) by (apply sqrt_pos).
  assert (E11 : m = (sqrt m) ^ 2) by root_powers.
  set (r9 := sqrt m) in *.
  clearbody r9.
  subst m.
  assert (S12 : 0 < Lambda).
  {
  pos.
  }
  assert (F14 : 0 < sqrt Lambda) by (apply sqrt_lt_R0; lra).
  assert (E15 : Lambda = (sqrt Lambda) ^ 2) by root_powers.
  set (r13 := sqrt Lambda) in *.
  clearbody r13.
  subst Lambda.
  assert (S16 : 0 < z5).
  {
  pos.
  }
  assert (F18 : 0 < sqrt z5) by (apply sqrt_lt_R0; lra).
  assert (E19 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r17 := sqrt z5) in *.
  clearbody r17.
  subst z5.
  assert (S20 : 0 < z6).
  {
  pos.
  }
  assert (F22 : 0 < sqrt z6) by (apply sqrt_lt_R0; lra).
  assert (E23 : z6 = (sqrt z6) ^ 2) by root_powers.
  set (r21 := sqrt z6) in *.
  clearbody r21.
  subst z6.
  assert (S24 : 0 < r21 ^ 2 + z4 / z7 ^ 2).
  {
  pos.
  }
  assert (F26 : 0 < sqrt (z4 / z7 ^ 2 + (r21 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E27 : z4 / z7 ^ 2 + (r21 ^ 2) = (sqrt (z4 / z7 ^ 2 + (r21 ^ 2))) ^ 2) by root_powers.
  set (r25 := sqrt (z4 / z7 ^ 2 + (r21 ^ 2))) in *.
  clearbody r25.
  apply (le_by_fraction _ _ (- 3 * E * r13 + 3 * r13 * r25) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V30 : 0 <= (r13) * (- 3 * E + 3 * r25)) by lra.
  apply mul_le; [pos |].
  assert (N101 : 0 <= r21 ^ 2 * z7 ^ 2 - r9 ^ 2 * z7 ^ 2 + z4) by (apply (numerator_le _ _ (r21 ^ 2 * z7 ^ 2 - r9 ^ 2 * z7 ^ 2 + z4) (z7 ^ 2) H8); [(field; nonzero) || field || lra | pos]).
  assert (N102 : - r21 ^ 2 * z7 ^ 2 + r25 ^ 2 * z7 ^ 2 - z4 = 0) by (apply (numerator_eq _ _ (- r21 ^ 2 * z7 ^ 2 + r25 ^ 2 * z7 ^ 2 - z4) (z7 ^ 2) E27); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * E - 3 * r25) by lra.
  assert (P103 : 0 <= r21 ^ 2 * z7 ^ 2 - r9 ^ 2 * z7 ^ 2 + z4) by (pose proof N101; lra).
  pose proof P103 as T104.
  assert (Q105 : (1) * (- r21 ^ 2 * z7 ^ 2 + r25 ^ 2 * z7 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  assert (P106 : 0 < r25) by (pose proof F26; lra).
  assert (P107 : 0 < z7) by (pose proof H5; lra).
  assert (P108 : 0 < 3 * E - 3 * r25) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P106 P107) P107) P108) as T109.
  assert (P110 : 0 <= E) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P110 (Rlt_le _ _ P107)) (Rlt_le _ _ P107)) (Rlt_le _ _ P108)) as T111.
  assert (P112 : 0 <= - E + r9) by (pose proof H7; lra).
  assert (P113 : 0 <= r9) by (pose proof F10; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P112 P113) (Rlt_le _ _ P107)) (Rlt_le _ _ P107)) as T114.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P112 P110) (Rlt_le _ _ P107)) (Rlt_le _ _ P107)) as T115.
  clear - Neg T104 Q105 T109 T111 T114 T115.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_multiply : forall (D : Z) (K : Z) (Lambda : R) (N : Z) (R_ : R) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> R_ / IZR b <= 4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N) -> R_ <= IZR b * (4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N)).
Proof.
  intros D K Lambda N R_ b H0 H1 H2 H3 H4 H5.
  assert (G0 : R_ <= IZR b * (4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N))).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR D) in *.
  clearbody z4.
  set (z5 := IZR K) in *.
  clearbody z5.
  set (z6 := IZR N) in *.
  clearbody z6.
  set (z7 := IZR b) in *.
  clearbody z7.
  assert (S8 : 0 < Lambda).
  {
  pos.
  }
  assert (F10 : 0 < sqrt Lambda) by (apply sqrt_lt_R0; lra).
  assert (E11 : Lambda = (sqrt Lambda) ^ 2) by root_powers.
  set (r9 := sqrt Lambda) in *.
  clearbody r9.
  subst Lambda.
  assert (S12 : 0 < z4 / z7 ^ 2 + z6).
  {
  pos.
  }
  assert (F14 : 0 < sqrt (z4 / z7 ^ 2 + z6)) by (apply sqrt_lt_R0; lra).
  assert (E15 : z4 / z7 ^ 2 + z6 = (sqrt (z4 / z7 ^ 2 + z6)) ^ 2) by root_powers.
  set (r13 := sqrt (z4 / z7 ^ 2 + z6)) in *.
  clearbody r13.
  assert (S16 : 0 < z5).
  {
  pos.
  }
  assert (F18 : 0 < sqrt z5) by (apply sqrt_lt_R0; lra).
  assert (E19 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r17 := sqrt z5) in *.
  clearbody r17.
  subst z5.
  assert (S20 : 0 < z6).
  {
  pos.
  }
  assert (F22 : 0 < sqrt z6) by (apply sqrt_lt_R0; lra).
  assert (E23 : z6 = (sqrt z6) ^ 2) by root_powers.
  set (r21 := sqrt z6) in *.
  clearbody r21.
  subst z6.
  apply (le_by_fraction _ _ (- R_ + 3 * r13 * r9 * z7 + 4 * r17 * r21 * z7) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N24 : r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4 = 0) by (apply (numerator_eq _ _ (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) (z7 ^ 2) E15); [(field; nonzero) || field || lra | pos]).
  assert (N25 : 0 <= - R_ + 3 * r13 * r9 * z7 + 4 * r17 * r21 * z7) by (apply (numerator_le _ _ (- R_ + 3 * r13 * r9 * z7 + 4 * r17 * r21 * z7) (z7) H5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 3 * r13 * r9 * z7 - 4 * r17 * r21 * z7) by lra.
  assert (P26 : 0 < R_ - 3 * r13 * r9 * z7 - 4 * r17 * r21 * z7) by (pose proof Neg0; lra).
  pose proof P26 as T27.
  assert (P28 : 0 <= - R_ + 3 * r13 * r9 * z7 + 4 * r17 * r21 * z7) by (pose proof N25; lra).
  pose proof P28 as T29.
  clear - Neg T27 T29.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_inside : forall (D : Z) (K : Z) (Lambda : R) (N : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> IZR b * (4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N)) = 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D + IZR N * (IZR b) ^ 2).
Proof.
  intros D K Lambda N b H0 H1 H2 H3 H4.
  assert (G0 : IZR b * (4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N)) = 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D + IZR N * (IZR b) ^ 2)).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR D) in *.
  clearbody z4.
  set (z5 := IZR K) in *.
  clearbody z5.
  set (z6 := IZR N) in *.
  clearbody z6.
  set (z7 := IZR b) in *.
  clearbody z7.
  assert (S8 : 0 < Lambda).
  {
  pos.
  }
  assert (F10 : 0 < sqrt Lambda) by (apply sqrt_lt_R0; lra).
  assert (E11 : Lambda = (sqrt Lambda) ^ 2) by root_powers.
  set (r9 := sqrt Lambda) in *.
  clearbody r9.
  subst Lambda.
  assert (S12 : 0 < z4 / z7 ^ 2 + z6).
  {
  pos.
  }
  assert (F14 : 0 < sqrt (z4 / z7 ^ 2 + z6)) by (apply sqrt_lt_R0; lra).
  assert (E15 : z4 / z7 ^ 2 + z6 = (sqrt (z4 / z7 ^ 2 + z6)) ^ 2) by root_powers.
  set (r13 := sqrt (z4 / z7 ^ 2 + z6)) in *.
  clearbody r13.
  assert (S16 : 0 < z5).
  {
  pos.
  }
  assert (F18 : 0 < sqrt z5) by (apply sqrt_lt_R0; lra).
  assert (E19 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r17 := sqrt z5) in *.
  clearbody r17.
  subst z5.
  assert (S20 : 0 < z6).
  {
  pos.
  }
  assert (F22 : 0 < sqrt z6) by (apply sqrt_lt_R0; lra).
  assert (E23 : z6 = (sqrt z6) ^ 2) by root_powers.
  set (r21 := sqrt z6) in *.
  clearbody r21.
  subst z6.
  assert (S24 : 0 < r21 ^ 2 * z7 ^ 2 + z4).
  {
  pos.
  }
  assert (F26 : 0 < sqrt (z4 + (r21 ^ 2) * z7 ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E27 : z4 + (r21 ^ 2) * z7 ^ 2 = (sqrt (z4 + (r21 ^ 2) * z7 ^ 2)) ^ 2) by root_powers.
  set (r25 := sqrt (z4 + (r21 ^ 2) * z7 ^ 2)) in *.
  clearbody r25.
  apply (eq_by_fraction _ _ (- 3 * r13 * r9 * z7 + 3 * r25 * r9) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - 3 * r13 * r9 * z7 + 3 * r25 * r9).
  {
  replace (- 3 * r13 * r9 * z7 + 3 * r25 * r9) with ((r9) * (- 3 * r13 * z7 + 3 * r25)) by ring.
  apply mul_le; [pos |].
  replace (- 3 * r13 * z7 + 3 * r25) with ((3 * r25) - (3 * r13 * z7)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V72 : 0 <= 0).
  {
  pos.
  }
  assert (V0 : - 9 * r13 ^ 2 * z7 ^ 2 + 9 * r25 ^ 2 = 0).
  {
  assert (N73 : r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4 = 0) by (apply (numerator_eq _ _ (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) (z7 ^ 2) E15); [(field; nonzero) || field || lra | pos]).
  assert (Q74 : (- 9) * (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  assert (Q75 : (- 9) * (- r21 ^ 2 * z7 ^ 2 + r25 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  clear - Q74 Q75.
  lra.
  }
  lra.
  }
  assert (L2 : 0 <= 3 * r13 * r9 * z7 - 3 * r25 * r9).
  {
  replace (3 * r13 * r9 * z7 - 3 * r25 * r9) with ((r9) * (3 * r13 * z7 - 3 * r25)) by ring.
  apply mul_le; [pos |].
  assert (N77 : r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4 = 0) by (apply (numerator_eq _ _ (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) (z7 ^ 2) E15); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r13 * z7 + 3 * r25) by lra.
  assert (P111 : 0 < r25) by (pose proof F26; lra).
  assert (P112 : 0 < - 3 * r13 * z7 + 3 * r25) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P111 P112) as T113.
  assert (P114 : 0 < z7) by (pose proof H4; lra).
  assert (P115 : 0 < r13) by (pose proof F14; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P114 P115) P112) as T116.
  assert (Q117 : (- 3) * (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  assert (Q118 : (- 3) * (- r21 ^ 2 * z7 ^ 2 + r25 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  clear - Neg T113 T116 Q117 Q118.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_ceiling : ~ (forall (D : Z) (K : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR T -> 0 < IZR b -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR (Zceil (IZR T / IZR b))) + 3 * sqrt (IZR D + (IZR b) ^ 2 * IZR (Zceil (IZR T / IZR b))) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 8 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K))).
Proof.
  intro H.
  specialize (H (0)%Z (1)%Z (1)%Z (6)%Z).
  refute H.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_ceiling_corrected__lemma_1 : forall (K : Z), 0 < IZR K -> ln (IZR K) >= 0.
Proof.
  intros K H0.
  assert (G0 : ln (IZR K) >= 0).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  set (z2 := IZR K) in *.
  clearbody z2.
  assert (S3 : 0 < z2).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= l6 * z2 - z2 + 1) by (apply (numerator_le _ _ (l6 * z2 - z2 + 1) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= l6 * z2 - z2 + 1) by (pose proof N8; lra).
  pose proof P11 as T12.
  assert (P13 : 0 < z2) by (pose proof H0; lra).
  assert (P14 : 0 < - l6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P13 P14) as T15.
  clear - Neg T10 T12 T15.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_ceiling_corrected : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 4 * IZR T -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 8 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bandit_ceiling_corrected__lemma_1 K (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 8 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K))).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I2; izr I2; lra).
  assert (I3 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I3; izr I3; lra).
  assert (I4 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I4; izr I4; lra).
  set (z5 := IZR D) in *.
  clearbody z5.
  set (z6 := IZR K) in *.
  clearbody z6.
  set (z7 := IZR N) in *.
  clearbody z7.
  set (z8 := IZR T) in *.
  clearbody z8.
  set (z9 := IZR b) in *.
  clearbody z9.
  assert (S10 : 0 < z6).
  {
  pos.
  }
  pose proof (ln_tangent _ S10) as F11.
  pose proof (ln_below _ S10) as F12.
  remember (ln z6) as l13 eqn:E14 in *.
  assert (S15 : 0 < z5 + z7 * z9 ^ 2).
  {
  pos.
  }
  assert (F17 : 0 < sqrt (z5 + z7 * z9 ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E18 : z5 + z7 * z9 ^ 2 = (sqrt (z5 + z7 * z9 ^ 2)) ^ 2) by root_powers.
  set (r16 := sqrt (z5 + z7 * z9 ^ 2)) in *.
  clearbody r16.
  assert (S20 : 0 <= l13).
  {
  pos.
  }
  assert (F22 : 0 <= sqrt l13) by (apply sqrt_pos).
  assert (E23 : l13 = (sqrt l13) ^ 2) by root_powers.
  set (r21 := sqrt l13) in *.
  clearbody r21.
  rewrite E23 in *.
  assert (S24 : 0 < z6).
  {
  pos.
  }
  assert (F26 : 0 < sqrt z6) by (apply sqrt_lt_R0; lra).
  assert (E27 : z6 = (sqrt z6) ^ 2) by root_powers.
  set (r25 := sqrt z6) in *.
  clearbody r25.
  subst z6.
  assert (S28 : 0 < z7).
  {
  pos.
  }
  assert (F30 : 0 < sqrt z7) by (apply sqrt_lt_R0; lra).
  assert (E31 : z7 = (sqrt z7) ^ 2) by root_powers.
  set (r29 := sqrt z7) in *.
  clearbody r29.
  subst z7.
  assert (S33 : 0 <= z5).
  {
  pos.
  }
  assert (F35 : 0 <= sqrt z5) by (apply sqrt_pos).
  assert (E36 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r34 := sqrt z5) in *.
  clearbody r34.
  subst z5.
  assert (S37 : 0 < z8).
  {
  pos.
  }
  assert (F39 : 0 < sqrt z8) by (apply sqrt_lt_R0; lra).
  assert (E40 : z8 = (sqrt z8) ^ 2) by root_powers.
  set (r38 := sqrt z8) in *.
  clearbody r38.
  subst z8.
  assert (S41 : 0 < z9).
  {
  pos.
  }
  assert (F43 : 0 < sqrt z9) by (apply sqrt_lt_R0; lra).
  assert (E44 : z9 = (sqrt z9) ^ 2) by root_powers.
  set (r42 := sqrt z9) in *.
  clearbody r42.
  subst z9.
  apply (le_by_fraction _ _ (- 3 * r16 * r21 + 3 * r21 * r34 + 6 * r21 * r38 * r42 - 4 * r25 * r29 * r42 ^ 2 + 8 * r25 * r38 * r42) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R47 : 0 <= r29 * r42 ^ 2 + r34 - r16).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V100 : 0 <= 2 * r29 * r34 * r42 ^ 2).
  {
  pos.
  }
  assert (V0 : - r16 ^ 2 + r29 ^ 2 * r42 ^ 4 + r34 ^ 2 = 0).
  {
  assert (N101 : 0 <= r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) by (apply (numerator_le _ _ (r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) (r25 ^ 2) F12); [(field; nonzero) || field || lra | pos]).
  assert (Q102 : (1) * (r16 ^ 2 - r29 ^ 2 * r42 ^ 4 - r34 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q102.
  lra.
  }
  lra.
  }
  assert (R82 : 0 <= 2 * r38 - (r29 * r42)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V109 : 0 <= - r29 ^ 2 * r42 ^ 2 + 4 * r38 ^ 2) by lra.
  assert (N104 : 0 <= r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) by (apply (numerator_le _ _ (r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) (r25 ^ 2) F12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r29 ^ 2 * r42 ^ 2 - 4 * r38 ^ 2) by lra.
  assert (P105 : 0 <= - r29 ^ 2 * r42 ^ 2 + 4 * r38 ^ 2) by (pose proof H5; lra).
  pose proof P105 as T106.
  assert (P107 : 0 < r29 ^ 2 * r42 ^ 2 - 4 * r38 ^ 2) by (pose proof Neg0; lra).
  pose proof P107 as T108.
  clear - Neg T106 T108.
  lra.
  }
  assert (N88 : 0 <= r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) by (apply (numerator_le _ _ (r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) (r25 ^ 2) F12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r16 * r21 - 3 * r21 * r34 - 6 * r21 * r38 * r42 + 4 * r25 * r29 * r42 ^ 2 - 8 * r25 * r38 * r42) by lra.
  assert (P89 : 0 <= - r16 + r29 * r42 ^ 2 + r34) by (pose proof R47; lra).
  assert (P90 : 0 <= r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ P89 P90) as T91.
  assert (P92 : 0 <= - r29 * r42 + 2 * r38) by (pose proof R82; lra).
  assert (P93 : 0 < r25) by (pose proof F26; lra).
  assert (P94 : 0 < r42) by (pose proof F43; lra).
  pose proof (mul_le _ _ (mul_le _ _ P92 (Rlt_le _ _ P93)) (Rlt_le _ _ P94)) as T95.
  pose proof (mul_le _ _ (mul_le _ _ P92 P90) (Rlt_le _ _ P94)) as T96.
  assert (P97 : 0 < 3 * r16 * r21 - 3 * r21 * r34 - 6 * r21 * r38 * r42 + 4 * r25 * r29 * r42 ^ 2 - 8 * r25 * r38 * r42) by (pose proof Neg0; lra).
  pose proof P97 as T98.
  clear - Neg T91 T95 T96 T98.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_ceiling_count : forall (T : Z) (b : Z), 0 < IZR T -> 0 < IZR b -> IZR b <= 4 * IZR T -> IZR b * IZR (Zceil (IZR T / IZR b)) <= 4 * IZR T.
Proof.
  intros T b H0 H1 H2.
  assert (G0 : IZR b * IZR (Zceil (IZR T / IZR b)) <= 4 * IZR T).
  {
  enough (W : IZR b * IZR (Zceil (IZR T / IZR b)) < 4 * IZR T + 1) by (pose proof (within (b * (Zceil (IZR T / IZR b)%R))%Z (4 * T)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  assert (I1 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR T) in *.
  clearbody z3.
  set (z4 := IZR b) in *.
  clearbody z4.
  pose proof (ceil_ge (z3 / z4)) as F5.
  pose proof (ceil_lt (z3 / z4)) as F6.
  pose proof (one_or_more (Zceil (z3 / z4)%R)%Z) as M7.
  set (f8 := IZR (Zceil (z3 / z4))) in *.
  clearbody f8.
  destruct M7 as [L10 | L10].
  {
  apply (lt_by_fraction _ _ (- f8 * z4 + 4 * z3 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N11 : 0 <= f8 * z4 - z3) by (apply (numerator_le _ _ (f8 * z4 - z3) (z4) F5); [(field; nonzero) || field || lra | pos]).
  assert (N12 : 0 < - f8 * z4 + z3 + z4) by (apply (numerator_lt _ _ (- f8 * z4 + z3 + z4) (z4) F6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f8 * z4 - 4 * z3 - 1) by lra.
  assert (P13 : 0 <= f8 * z4 - 4 * z3 - 1) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= 4 * z3 - z4) by (pose proof H2; lra).
  pose proof P15 as T16.
  assert (P17 : 0 < z4) by (pose proof H1; lra).
  assert (P18 : 0 <= 1 - f8) by (pose proof L10; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P17) P18) as T19.
  clear - Neg T14 T16 T19.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (- f8 * z4 + 4 * z3 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N20 : 0 <= f8 * z4 - z3) by (apply (numerator_le _ _ (f8 * z4 - z3) (z4) F5); [(field; nonzero) || field || lra | pos]).
  assert (N21 : 0 < - f8 * z4 + z3 + z4) by (apply (numerator_lt _ _ (- f8 * z4 + z3 + z4) (z4) F6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f8 * z4 - 4 * z3 - 1) by lra.
  assert (P22 : 0 <= f8 * z4 - 4 * z3 - 1) by (pose proof Neg0; lra).
  pose proof P22 as T23.
  assert (P24 : 0 < z3) by (pose proof H0; lra).
  pose proof P24 as T25.
  assert (P26 : 0 < - f8 * z4 + z3 + z4) by (pose proof N21; lra).
  pose proof P26 as T27.
  assert (P28 : 0 < z4) by (pose proof H1; lra).
  assert (P29 : 0 <= f8 - 2) by (pose proof L10; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P28) P29) as T30.
  clear - Neg T23 T25 T27 T30.
  lra.
  }
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_ceiling_short_batches : forall (T : Z) (b : Z), 0 < IZR T -> 0 < IZR b -> IZR b <= IZR T -> IZR b * IZR (Zceil (IZR T / IZR b)) <= 2 * IZR T.
Proof.
  intros T b H0 H1 H2.
  assert (G0 : IZR b * IZR (Zceil (IZR T / IZR b)) <= 2 * IZR T).
  {
  enough (W : IZR b * IZR (Zceil (IZR T / IZR b)) < 2 * IZR T + 1) by (pose proof (within (b * (Zceil (IZR T / IZR b)%R))%Z (2 * T)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  assert (I1 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR T) in *.
  clearbody z3.
  set (z4 := IZR b) in *.
  clearbody z4.
  pose proof (ceil_ge (z3 / z4)) as F5.
  pose proof (ceil_lt (z3 / z4)) as F6.
  pose proof (one_or_more (Zceil (z3 / z4)%R)%Z) as M7.
  set (f8 := IZR (Zceil (z3 / z4))) in *.
  clearbody f8.
  destruct M7 as [L10 | L10].
  {
  apply (lt_by_fraction _ _ (- f8 * z4 + 2 * z3 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N11 : 0 <= f8 * z4 - z3) by (apply (numerator_le _ _ (f8 * z4 - z3) (z4) F5); [(field; nonzero) || field || lra | pos]).
  assert (N12 : 0 < - f8 * z4 + z3 + z4) by (apply (numerator_lt _ _ (- f8 * z4 + z3 + z4) (z4) F6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f8 * z4 - 2 * z3 - 1) by lra.
  assert (P13 : 0 <= f8 * z4 - 2 * z3 - 1) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= z3 - z4) by (pose proof H2; lra).
  pose proof P15 as T16.
  assert (P17 : 0 < - f8 * z4 + z3 + z4) by (pose proof N12; lra).
  pose proof P17 as T18.
  clear - Neg T14 T16 T18.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (- f8 * z4 + 2 * z3 + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N19 : 0 <= f8 * z4 - z3) by (apply (numerator_le _ _ (f8 * z4 - z3) (z4) F5); [(field; nonzero) || field || lra | pos]).
  assert (N20 : 0 < - f8 * z4 + z3 + z4) by (apply (numerator_lt _ _ (- f8 * z4 + z3 + z4) (z4) F6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f8 * z4 - 2 * z3 - 1) by lra.
  assert (P21 : 0 <= f8 * z4 - 2 * z3 - 1) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 < - f8 * z4 + z3 + z4) by (pose proof N20; lra).
  pose proof P23 as T24.
  assert (P25 : 0 < z4) by (pose proof H1; lra).
  assert (P26 : 0 <= f8 - 2) by (pose proof L10; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P25) P26) as T27.
  clear - Neg T22 T24 T27.
  lra.
  }
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_last__lemma_1 : forall (K : Z), 0 < IZR K -> ln (IZR K) >= 0.
Proof.
  intros K H0.
  assert (G0 : ln (IZR K) >= 0).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  set (z2 := IZR K) in *.
  clearbody z2.
  assert (S3 : 0 < z2).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= l6 * z2 - z2 + 1) by (apply (numerator_le _ _ (l6 * z2 - z2 + 1) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= l6 * z2 - z2 + 1) by (pose proof N8; lra).
  pose proof P11 as T12.
  assert (P13 : 0 < z2) by (pose proof H0; lra).
  assert (P14 : 0 < - l6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P13 P14) as T15.
  clear - Neg T10 T12 T15.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_last__lemma_2 : forall (K : Z), 0 < IZR K -> ln (IZR K) <= IZR K.
Proof.
  intros K H0.
  pose proof (thm_batch_bandit_fullinfo_bandit_last__lemma_1 K (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : ln (IZR K) <= IZR K).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  set (z2 := IZR K) in *.
  clearbody z2.
  assert (S3 : 0 < z2).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply (le_by_fraction _ _ (- l6 + z2) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= l6 * z2 - z2 + 1) by (apply (numerator_le _ _ (l6 * z2 - z2 + 1) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l6 - z2) by lra.
  assert (P9 : 0 <= - l6 + z2 - 1) by (pose proof F4; lra).
  pose proof P9 as T10.
  assert (P11 : 0 < l6 - z2) by (pose proof Neg0; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_last : forall (D : Z) (K : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR T -> 0 < IZR b -> 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 8 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 14 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b).
Proof.
  intros D K T b H0 H1 H2 H3.
  pose proof (thm_batch_bandit_fullinfo_bandit_last__lemma_1 K (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (thm_batch_bandit_fullinfo_bandit_last__lemma_2 K (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 8 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 14 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b)).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I2; izr I2; lra).
  assert (I3 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I3; izr I3; lra).
  set (z4 := IZR D) in *.
  clearbody z4.
  set (z5 := IZR K) in *.
  clearbody z5.
  set (z6 := IZR T) in *.
  clearbody z6.
  set (z7 := IZR b) in *.
  clearbody z7.
  assert (S8 : 0 < z5).
  {
  pos.
  }
  pose proof (ln_tangent _ S8) as F9.
  pose proof (ln_below _ S8) as F10.
  remember (ln z5) as l11 eqn:E12 in *.
  assert (S14 : 0 <= z4).
  {
  pos.
  }
  assert (F16 : 0 <= sqrt z4) by (apply sqrt_pos).
  assert (E17 : z4 = (sqrt z4) ^ 2) by root_powers.
  set (r15 := sqrt z4) in *.
  clearbody r15.
  subst z4.
  assert (S19 : 0 <= l11).
  {
  pos.
  }
  assert (F21 : 0 <= sqrt l11) by (apply sqrt_pos).
  assert (E22 : l11 = (sqrt l11) ^ 2) by root_powers.
  set (r20 := sqrt l11) in *.
  clearbody r20.
  rewrite E22 in *.
  assert (S23 : 0 < z6).
  {
  pos.
  }
  assert (F25 : 0 < sqrt z6) by (apply sqrt_lt_R0; lra).
  assert (E26 : z6 = (sqrt z6) ^ 2) by root_powers.
  set (r24 := sqrt z6) in *.
  clearbody r24.
  subst z6.
  assert (S27 : 0 < z7).
  {
  pos.
  }
  assert (F29 : 0 < sqrt z7) by (apply sqrt_lt_R0; lra).
  assert (E30 : z7 = (sqrt z7) ^ 2) by root_powers.
  set (r28 := sqrt z7) in *.
  clearbody r28.
  subst z7.
  assert (S31 : 0 < z5).
  {
  pos.
  }
  assert (F33 : 0 < sqrt z5) by (apply sqrt_lt_R0; lra).
  assert (E34 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r32 := sqrt z5) in *.
  clearbody r32.
  subst z5.
  apply (le_by_fraction _ _ (- 6 * r20 * r24 * r28 + 6 * r24 * r28 * r32) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V36 : 0 <= (r24 * r28) * (- 6 * r20 + 6 * r32)) by lra.
  apply mul_le; [pos |].
  assert (N37 : 0 <= r20 ^ 2 * r32 ^ 2 - r32 ^ 2 + 1) by (apply (numerator_le _ _ (r20 ^ 2 * r32 ^ 2 - r32 ^ 2 + 1) (r32 ^ 2) F10); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 6 * r20 - 6 * r32) by lra.
  assert (P38 : 0 <= - r20 ^ 2 + r32 ^ 2 - 1) by (pose proof F9; lra).
  assert (P39 : 0 < r32) by (pose proof F33; lra).
  pose proof (mul_le _ _ P38 (Rlt_le _ _ P39)) as T40.
  pose proof P39 as T41.
  assert (P42 : 0 <= r20) by (pose proof F21; lra).
  assert (P43 : 0 < 6 * r20 - 6 * r32) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (mul_le _ _ P42 (Rlt_le _ _ P39)) (Rlt_le _ _ P43)) as T44.
  pose proof (mul_lt _ _ (mul_lt _ _ P39 P39) P43) as T45.
  clear - Neg T40 T41 T44 T45.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_full_c : forall (B : R) (Lambda : R) (Q : R) (S_ : R), 0 <= B -> 0 < Lambda -> 0 <= Q -> 0 <= S_ -> B + Q <= 2 * sqrt S_ * sqrt Lambda -> B + sqrt S_ * sqrt Lambda + Q <= 3 * sqrt S_ * sqrt Lambda.
Proof.
  intros B Lambda Q S_ H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_batch_bandit_fullinfo_full_d_tangent : forall (S_ : R) (m : R), 0 <= S_ -> 0 <= m -> m > 0 -> m > 0 /\ sqrt S_ <= sqrt m + (S_ - m) / (2 * sqrt m).
Proof.
  intros S_ m H0 H1 H2.
  assert (G0 : m > 0).
  {
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (m) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  assert (G1 : sqrt S_ <= sqrt m + (S_ - m) / (2 * sqrt m)).
  {
  assert (S1 : 0 <= S_).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt S_) by (apply sqrt_pos).
  assert (E4 : S_ = (sqrt S_) ^ 2) by root_powers.
  set (r2 := sqrt S_) in *.
  clearbody r2.
  subst S_.
  assert (S5 : 0 < m).
  {
  pos.
  }
  assert (F7 : 0 < sqrt m) by (apply sqrt_lt_R0; lra).
  assert (E8 : m = (sqrt m) ^ 2) by root_powers.
  set (r6 := sqrt m) in *.
  clearbody r6.
  subst m.
  apply (le_by_fraction _ _ (r2 ^ 2 / 2 - r2 * r6 + r6 ^ 2 / 2) (r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by lra.
  assert (P9 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  pose proof (square (- r2 + r6)) as T11.
  clear - Neg T10 T11.
  lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_batch_bandit_fullinfo_full_d : forall (D : Z) (E : R) (Lambda : R) (N : Z) (b : Z) (m : R), 0 <= IZR D -> 0 <= E -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> 0 <= m -> E <= sqrt m -> m <= IZR D / (IZR b) ^ 2 + 2 * IZR N -> 3 * E * sqrt Lambda <= 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + 2 * IZR N).
Proof.
  intros D E Lambda N b m H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_logs.
Qed.

Lemma thm_batch_bandit_fullinfo_full_multiply : forall (D : Z) (Lambda : R) (N : Z) (R_ : R) (b : Z), 0 <= IZR D -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> R_ / IZR b <= 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + 2 * IZR N) -> R_ <= 3 * IZR b * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + 2 * IZR N).
Proof.
  intros D Lambda N R_ b H0 H1 H2 H3 H4.
  assert (G0 : R_ <= 3 * IZR b * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + 2 * IZR N)).
  {
  assert (I1 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR D) in *.
  clearbody z3.
  set (z4 := IZR N) in *.
  clearbody z4.
  set (z5 := IZR b) in *.
  clearbody z5.
  assert (S6 : 0 < Lambda).
  {
  pos.
  }
  assert (F8 : 0 < sqrt Lambda) by (apply sqrt_lt_R0; lra).
  assert (E9 : Lambda = (sqrt Lambda) ^ 2) by root_powers.
  set (r7 := sqrt Lambda) in *.
  clearbody r7.
  subst Lambda.
  assert (S10 : 0 < z3 / z5 ^ 2 + 2 * z4).
  {
  pos.
  }
  assert (F12 : 0 < sqrt (z3 / z5 ^ 2 + 2 * z4)) by (apply sqrt_lt_R0; lra).
  assert (E13 : z3 / z5 ^ 2 + 2 * z4 = (sqrt (z3 / z5 ^ 2 + 2 * z4)) ^ 2) by root_powers.
  set (r11 := sqrt (z3 / z5 ^ 2 + 2 * z4)) in *.
  clearbody r11.
  apply (le_by_fraction _ _ (- R_ + 3 * r11 * r7 * z5) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N14 : r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2 = 0) by (apply (numerator_eq _ _ (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) (z5 ^ 2) E13); [(field; nonzero) || field || lra | pos]).
  assert (N15 : 0 <= - R_ + 3 * r11 * r7 * z5) by (apply (numerator_le _ _ (- R_ + 3 * r11 * r7 * z5) (z5) H4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 3 * r11 * r7 * z5) by lra.
  assert (P16 : 0 < R_ - 3 * r11 * r7 * z5) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 <= - R_ + 3 * r11 * r7 * z5) by (pose proof N15; lra).
  pose proof P18 as T19.
  clear - Neg T17 T19.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_full_inside : forall (D : Z) (Lambda : R) (N : Z) (b : Z), 0 <= IZR D -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> 3 * IZR b * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + 2 * IZR N) = 3 * sqrt Lambda * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2).
Proof.
  intros D Lambda N b H0 H1 H2 H3.
  assert (G0 : 3 * IZR b * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + 2 * IZR N) = 3 * sqrt Lambda * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2)).
  {
  assert (I1 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR D) in *.
  clearbody z3.
  set (z4 := IZR N) in *.
  clearbody z4.
  set (z5 := IZR b) in *.
  clearbody z5.
  assert (S6 : 0 < Lambda).
  {
  pos.
  }
  assert (F8 : 0 < sqrt Lambda) by (apply sqrt_lt_R0; lra).
  assert (E9 : Lambda = (sqrt Lambda) ^ 2) by root_powers.
  set (r7 := sqrt Lambda) in *.
  clearbody r7.
  subst Lambda.
  assert (S10 : 0 < z3 / z5 ^ 2 + 2 * z4).
  {
  pos.
  }
  assert (F12 : 0 < sqrt (z3 / z5 ^ 2 + 2 * z4)) by (apply sqrt_lt_R0; lra).
  assert (E13 : z3 / z5 ^ 2 + 2 * z4 = (sqrt (z3 / z5 ^ 2 + 2 * z4)) ^ 2) by root_powers.
  set (r11 := sqrt (z3 / z5 ^ 2 + 2 * z4)) in *.
  clearbody r11.
  assert (S14 : 0 < z3 + 2 * z4 * z5 ^ 2).
  {
  pos.
  }
  assert (F16 : 0 < sqrt (z3 + 2 * z4 * z5 ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E17 : z3 + 2 * z4 * z5 ^ 2 = (sqrt (z3 + 2 * z4 * z5 ^ 2)) ^ 2) by root_powers.
  set (r15 := sqrt (z3 + 2 * z4 * z5 ^ 2)) in *.
  clearbody r15.
  apply (eq_by_fraction _ _ (- 3 * r11 * r7 * z5 + 3 * r15 * r7) (1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - 3 * r11 * r7 * z5 + 3 * r15 * r7).
  {
  replace (- 3 * r11 * r7 * z5 + 3 * r15 * r7) with ((r7) * (- 3 * r11 * z5 + 3 * r15)) by ring.
  apply mul_le; [pos |].
  replace (- 3 * r11 * z5 + 3 * r15) with ((3 * r15) - (3 * r11 * z5)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V34 : 0 <= 0).
  {
  pos.
  }
  assert (V0 : - 9 * r11 ^ 2 * z5 ^ 2 + 9 * r15 ^ 2 = 0).
  {
  assert (N35 : r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2 = 0) by (apply (numerator_eq _ _ (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) (z5 ^ 2) E13); [(field; nonzero) || field || lra | pos]).
  assert (Q36 : (- 9) * (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q37 : (- 18) * (r15 ^ 2 - z3 - 2 * z4 * z5 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q36 Q37.
  lra.
  }
  lra.
  }
  assert (L2 : 0 <= 3 * r11 * r7 * z5 - 3 * r15 * r7).
  {
  replace (3 * r11 * r7 * z5 - 3 * r15 * r7) with ((r7) * (3 * r11 * z5 - 3 * r15)) by ring.
  apply mul_le; [pos |].
  replace (3 * r11 * z5 - 3 * r15) with ((3 * r11 * z5) - (3 * r15)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V53 : 0 <= 0).
  {
  pos.
  }
  assert (V0 : 9 * r11 ^ 2 * z5 ^ 2 - 9 * r15 ^ 2 = 0).
  {
  assert (N54 : r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2 = 0) by (apply (numerator_eq _ _ (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) (z5 ^ 2) E13); [(field; nonzero) || field || lra | pos]).
  assert (Q55 : (9) * (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q56 : (18) * (r15 ^ 2 - z3 - 2 * z4 * z5 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q55 Q56.
  lra.
  }
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_full_last : ~ (forall (D : Z) (K : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR T -> 0 < IZR b -> 3 * sqrt (IZR D + 2 * (IZR b) ^ 2 * IZR (Zceil (IZR T / IZR b))) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 12 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K))).
Proof.
  intro H.
  specialize (H (0)%Z (2)%Z (1)%Z (11)%Z).
  refute H.
Qed.

Lemma thm_batch_bandit_fullinfo_full_last_corrected__lemma_1 : forall (K : Z), 0 < IZR K -> ln (IZR K) >= 0.
Proof.
  intros K H0.
  assert (G0 : ln (IZR K) >= 0).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  set (z2 := IZR K) in *.
  clearbody z2.
  assert (S3 : 0 < z2).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= l6 * z2 - z2 + 1) by (apply (numerator_le _ _ (l6 * z2 - z2 + 1) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= l6 * z2 - z2 + 1) by (pose proof N8; lra).
  pose proof P11 as T12.
  assert (P13 : 0 < z2) by (pose proof H0; lra).
  assert (P14 : 0 < - l6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P13 P14) as T15.
  clear - Neg T10 T12 T15.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_full_last_corrected : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 8 * IZR T -> 3 * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 12 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_full_last_corrected__lemma_1 K (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : 3 * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 12 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K))).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I2; izr I2; lra).
  assert (I3 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I3; izr I3; lra).
  assert (I4 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I4; izr I4; lra).
  set (z5 := IZR D) in *.
  clearbody z5.
  set (z6 := IZR K) in *.
  clearbody z6.
  set (z7 := IZR N) in *.
  clearbody z7.
  set (z8 := IZR T) in *.
  clearbody z8.
  set (z9 := IZR b) in *.
  clearbody z9.
  assert (S10 : 0 < z6).
  {
  pos.
  }
  pose proof (ln_tangent _ S10) as F11.
  pose proof (ln_below _ S10) as F12.
  remember (ln z6) as l13 eqn:E14 in *.
  assert (S15 : 0 < z5 + 2 * z7 * z9 ^ 2).
  {
  pos.
  }
  assert (F17 : 0 < sqrt (z5 + 2 * z7 * z9 ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E18 : z5 + 2 * z7 * z9 ^ 2 = (sqrt (z5 + 2 * z7 * z9 ^ 2)) ^ 2) by root_powers.
  set (r16 := sqrt (z5 + 2 * z7 * z9 ^ 2)) in *.
  clearbody r16.
  assert (S20 : 0 <= l13).
  {
  pos.
  }
  assert (F22 : 0 <= sqrt l13) by (apply sqrt_pos).
  assert (E23 : l13 = (sqrt l13) ^ 2) by root_powers.
  set (r21 := sqrt l13) in *.
  clearbody r21.
  rewrite E23 in *.
  assert (S25 : 0 <= z5).
  {
  pos.
  }
  assert (F27 : 0 <= sqrt z5) by (apply sqrt_pos).
  assert (E28 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r26 := sqrt z5) in *.
  clearbody r26.
  subst z5.
  assert (S29 : 0 < z8).
  {
  pos.
  }
  assert (F31 : 0 < sqrt z8) by (apply sqrt_lt_R0; lra).
  assert (E32 : z8 = (sqrt z8) ^ 2) by root_powers.
  set (r30 := sqrt z8) in *.
  clearbody r30.
  subst z8.
  assert (S33 : 0 < z9).
  {
  pos.
  }
  assert (F35 : 0 < sqrt z9) by (apply sqrt_lt_R0; lra).
  assert (E36 : z9 = (sqrt z9) ^ 2) by root_powers.
  set (r34 := sqrt z9) in *.
  clearbody r34.
  subst z9.
  apply (le_by_fraction _ _ (- 3 * r16 * r21 + 3 * r21 * r26 + 12 * r21 * r30 * r34) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V38 : 0 <= (r21) * (- 3 * r16 + 3 * r26 + 12 * r30 * r34)) by lra.
  apply mul_le; [pos |].
  assert (R48 : 0 <= r16 - r26).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V103 : 0 <= 2 * z7 * r34 ^ 4).
  {
  pos.
  }
  assert (V0 : r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4 = 0).
  {
  assert (N104 : 0 <= z6 * r21 ^ 2 - z6 + 1) by (apply (numerator_le _ _ (z6 * r21 ^ 2 - z6 + 1) (z6) F12); [(field; nonzero) || field || lra | pos]).
  assert (Q105 : (- 1) * (r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4) = 0) by (apply mul_zero; lra).
  clear - Q105.
  lra.
  }
  lra.
  }
  assert (N130 : 0 <= z6 * r21 ^ 2 - z6 + 1) by (apply (numerator_le _ _ (z6 * r21 ^ 2 - z6 + 1) (z6) F12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r16 - 3 * r26 - 12 * r30 * r34) by lra.
  assert (P131 : 0 <= 8 * r30 ^ 2 - z7 * r34 ^ 2) by (pose proof H5; lra).
  assert (P132 : 0 < r34) by (pose proof F35; lra).
  pose proof (mul_le _ _ (mul_le _ _ P131 (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) as T133.
  assert (P134 : 0 <= r26) by (pose proof F27; lra).
  assert (P135 : 0 < r30) by (pose proof F31; lra).
  pose proof (mul_le _ _ (mul_le _ _ P134 (Rlt_le _ _ P135)) (Rlt_le _ _ P132)) as T136.
  assert (P137 : 0 <= r16 - r26) by (pose proof R48; lra).
  pose proof (mul_le _ _ P137 P134) as T138.
  assert (Q139 : (- 1) * (r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4) = 0) by (apply mul_zero; lra).
  assert (P140 : 0 < r16) by (pose proof F17; lra).
  assert (P141 : 0 < 3 * r16 - 3 * r26 - 12 * r30 * r34) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P140 P141) as T142.
  pose proof (mul_lt _ _ (mul_lt _ _ P135 P132) P141) as T143.
  clear - Neg T133 T136 T138 Q139 T142 T143.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit : forall (D : Z) (K : Z) (N : Z) (R_ : R) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= IZR T + IZR b - 1 -> R_ <= IZR T -> R_ <= 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) -> IZR K >= 2 -> R_ <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 14 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b).
Proof.
  intros D K N R_ T b H0 H1 H2 H3 H4 H5 H6 H7 H8.
  destruct (Rle_or_lt (IZR T) (IZR b)) as [Z | Z].
  {
  assert (W : IZR T <= sqrt (IZR T) * sqrt (IZR b)) by by_logs.
  assert (K1 : 1 <= sqrt (IZR K)) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra).
  assert (0 <= sqrt (IZR D) * sqrt (ln (IZR K))) by (apply Rmult_le_pos; apply sqrt_pos).
  assert (0 <= (sqrt (IZR K) - 1) * (sqrt (IZR T) * sqrt (IZR b))) by (apply Rmult_le_pos; [lra | pos]).
  assert (0 <= sqrt (IZR T) * sqrt (IZR b)) by pos.
  lra.
  }
  assert (HN : IZR N * IZR b <= 2 * IZR T) by lra.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (A : IZR b * sqrt (IZR N) <= (3 / 2) * sqrt (IZR T) * sqrt (IZR b)) by by_logs.
  assert (A2 : sqrt (IZR K) * (IZR b * sqrt (IZR N)) <= sqrt (IZR K) * ((3 / 2) * sqrt (IZR T) * sqrt (IZR b))) by (apply Rmult_le_compat_l; lra).
  assert (U : IZR N * (IZR b) ^ 2 <= 2 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + (3 / 2) * sqrt (IZR T) * sqrt (IZR b)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; assert (0 <= IZR T * IZR b) by pos; lra.
  }
  assert (B2 : sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + (3 / 2) * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)).
  {
  apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra.
  }
  assert (TB : 0 <= sqrt (IZR T) * sqrt (IZR b)) by pos.
  assert (L2 : sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= sqrt (IZR T) * sqrt (IZR b) * (6052 / 10000 * sqrt (IZR K))) by (apply Rmult_le_compat_l; lra).
  assert (Q : 0 <= sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b)) by pos.
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information : forall (D : Z) (K : Z) (N : Z) (R_ : R) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= IZR T + IZR b - 1 -> R_ <= IZR T -> R_ <= 3 * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) -> IZR K >= 2 -> R_ <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 12 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N R_ T b H0 H1 H2 H3 H4 H5 H6 H7 H8.
  destruct (Rle_or_lt (IZR T) (IZR b)) as [Z | Z].
  {
  assert (W : IZR T <= sqrt (IZR T) * sqrt (IZR b)) by by_logs.
  assert (K1 : 8 / 10 <= sqrt (ln (IZR K))).
  {
  apply Rle_trans with (sqrt (ln 2)); [interval | apply sqrt_le_1_alt, ln_le; lra].
  }
  assert (0 <= sqrt (IZR D) * sqrt (ln (IZR K))) by (apply Rmult_le_pos; apply sqrt_pos).
  assert (0 <= (sqrt (ln (IZR K)) - 8 / 10) * (sqrt (IZR T) * sqrt (IZR b))) by (apply Rmult_le_pos; [lra | pos]).
  assert (0 <= sqrt (IZR T) * sqrt (IZR b)) by pos.
  lra.
  }
  assert (HN : IZR N * IZR b <= 2 * IZR T) by lra.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (U : 2 * IZR N * (IZR b) ^ 2 <= 4 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + 2 * sqrt (IZR T) * sqrt (IZR b)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (B2 : sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + 2 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (Q : 0 <= sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K))) by (apply Rmult_le_pos; [pos | lra]).
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_Lemma_D_3_as_printed : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 7 * sqrt 2 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (A : IZR b * sqrt (IZR N) <= sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) by by_logs.
  assert (A2 : sqrt (IZR K) * (IZR b * sqrt (IZR N)) <= sqrt (IZR K) * (sqrt 2 * sqrt (IZR T) * sqrt (IZR b))) by (apply Rmult_le_compat_l; lra).
  assert (U : IZR N * (IZR b) ^ 2 <= 2 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (B2 : sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)).
  {
  apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra.
  }
  assert (TB : 0 <= sqrt (IZR T) * sqrt (IZR b)) by pos.
  assert (L2 : sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= sqrt (IZR T) * sqrt (IZR b) * (6052 / 10000 * sqrt (IZR K))) by (apply Rmult_le_compat_l; lra).
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval; assert (S3 : sqrt 2 <= 14143 / 10000) by interval.
  assert (Q : 0 <= sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b)) by pos.
  set (k := sqrt (IZR K)) in *; set (t := sqrt (IZR T)) in *; set (e := sqrt (IZR b)) in *; set (l := sqrt (ln (IZR K))) in *; set (s := sqrt 2) in *.
  assert (R2 : s * (t * e * l) <= s * (t * e * (6052 / 10000 * k))) by (apply Rmult_le_compat_l; lra).
  assert (R3 : 0 <= s * (k * t * e)) by (apply Rmult_le_pos; lra); lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_1 : forall (K : Z) (N : Z) (T : Z) (b : Z), 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> IZR b * sqrt (IZR K) * sqrt (IZR N) <= sqrt 2 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b).
Proof.
  intros K N T b H0 H1 H2 H3 H4.
  repeat split; by_logs.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2__lemma_1 : forall (K : Z), 0 < IZR K -> ln (IZR K) >= 0.
Proof.
  intros K H0.
  assert (G0 : ln (IZR K) >= 0).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  set (z2 := IZR K) in *.
  clearbody z2.
  assert (S3 : 0 < z2).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= l6 * z2 - z2 + 1) by (apply (numerator_le _ _ (l6 * z2 - z2 + 1) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= l6 * z2 - z2 + 1) by (pose proof N8; lra).
  pose proof P11 as T12.
  assert (P13 : 0 < z2) by (pose proof H0; lra).
  assert (P14 : 0 < - l6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P13 P14) as T15.
  clear - Neg T10 T12 T15.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2__lemma_2 : forall (N : Z) (T : Z) (b : Z), 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> IZR N * IZR b * (IZR b / 2 - 1 / 2) <= IZR T * IZR b.
Proof.
  intros N T b H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2 : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= sqrt (IZR D) * sqrt (ln (IZR K)) + sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_1 K N T b (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2__lemma_1 K (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2__lemma_2 N T b (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  assert (G0 : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= sqrt (IZR D) * sqrt (ln (IZR K)) + sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K))).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I2; izr I2; lra).
  assert (I3 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I3; izr I3; lra).
  assert (I4 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I4; izr I4; lra).
  set (z5 := IZR D) in *.
  clearbody z5.
  set (z6 := IZR K) in *.
  clearbody z6.
  set (z7 := IZR N) in *.
  clearbody z7.
  set (z8 := IZR T) in *.
  clearbody z8.
  set (z9 := IZR b) in *.
  clearbody z9.
  assert (S10 : 0 < z6).
  {
  pos.
  }
  assert (F12 : 0 < sqrt z6) by (apply sqrt_lt_R0; lra).
  assert (E13 : z6 = (sqrt z6) ^ 2) by root_powers.
  set (r11 := sqrt z6) in *.
  clearbody r11.
  subst z6.
  assert (S14 : 0 < z7).
  {
  pos.
  }
  assert (F16 : 0 < sqrt z7) by (apply sqrt_lt_R0; lra).
  assert (E17 : z7 = (sqrt z7) ^ 2) by root_powers.
  set (r15 := sqrt z7) in *.
  clearbody r15.
  subst z7.
  assert (S18 : 0 < 2).
  {
  pos.
  }
  assert (F20 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E21 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r19 := sqrt 2) in *.
  clearbody r19.
  assert (S22 : 0 < z8).
  {
  pos.
  }
  assert (F24 : 0 < sqrt z8) by (apply sqrt_lt_R0; lra).
  assert (E25 : z8 = (sqrt z8) ^ 2) by root_powers.
  set (r23 := sqrt z8) in *.
  clearbody r23.
  subst z8.
  assert (S26 : 0 < z9).
  {
  pos.
  }
  assert (F28 : 0 < sqrt z9) by (apply sqrt_lt_R0; lra).
  assert (E29 : z9 = (sqrt z9) ^ 2) by root_powers.
  set (r27 := sqrt z9) in *.
  clearbody r27.
  subst z9.
  assert (S30 : 0 < r11 ^ 2).
  {
  pos.
  }
  pose proof (ln_tangent _ S30) as F31.
  pose proof (ln_below _ S30) as F32.
  remember (ln (r11 ^ 2)) as l33 eqn:E34 in *.
  assert (S45 : 0 <= r15 ^ 2 * r27 ^ 2 * (r27 ^ 2 / 2 - 1 / 2) + z5).
  {
  assert (N36 : 0 <= l33 * r11 ^ 2 - r11 ^ 2 + 1) by (apply (numerator_le _ _ (l33 * r11 ^ 2 - r11 ^ 2 + 1) (r11 ^ 2) F32); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r15 ^ 2 * r27 ^ 4 / 2 + r15 ^ 2 * r27 ^ 2 / 2 - z5) by lra.
  assert (P37 : 0 <= z5) by (pose proof H0; lra).
  pose proof P37 as T38.
  assert (P39 : 0 <= r27 ^ 2 - 1) by (pose proof I4; lra).
  assert (P40 : 0 < r15) by (pose proof F16; lra).
  assert (P41 : 0 < r27) by (pose proof F28; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P39 (Rlt_le _ _ P40)) (Rlt_le _ _ P40)) (Rlt_le _ _ P41)) (Rlt_le _ _ P41)) as T42.
  assert (P43 : 0 < - r15 ^ 2 * r27 ^ 4 / 2 + r15 ^ 2 * r27 ^ 2 / 2 - z5) by (pose proof Neg0; lra).
  pose proof P43 as T44.
  clear - Neg T38 T42 T44.
  lra.
  }
  assert (F47 : 0 <= sqrt (z5 + (r15 ^ 2) * (r27 ^ 2) * ((r27 ^ 2) / 2 - 1 / 2))) by (apply sqrt_pos).
  assert (E48 : z5 + (r15 ^ 2) * (r27 ^ 2) * ((r27 ^ 2) / 2 - 1 / 2) = (sqrt (z5 + (r15 ^ 2) * (r27 ^ 2) * ((r27 ^ 2) / 2 - 1 / 2))) ^ 2) by root_powers.
  set (r46 := sqrt (z5 + (r15 ^ 2) * (r27 ^ 2) * ((r27 ^ 2) / 2 - 1 / 2))) in *.
  clearbody r46.
  assert (S50 : 0 <= l33).
  {
  pos.
  }
  assert (F52 : 0 <= sqrt l33) by (apply sqrt_pos).
  assert (E53 : l33 = (sqrt l33) ^ 2) by root_powers.
  set (r51 := sqrt l33) in *.
  clearbody r51.
  rewrite E53 in *.
  assert (S55 : 0 <= z5).
  {
  pos.
  }
  assert (F57 : 0 <= sqrt z5) by (apply sqrt_pos).
  assert (E58 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r56 := sqrt z5) in *.
  clearbody r56.
  subst z5.
  apply (le_by_fraction _ _ (r23 * r27 * r51 - r46 * r51 + r51 * r56) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V60 : 0 <= (r51) * (r23 * r27 - r46 + r56)) by lra.
  apply mul_le; [pos |].
  enough (V158 : 0 <= (r23 * r27 + r56) - (r46)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V159 : 0 <= - r15 ^ 2 * r27 ^ 4 / 2 + r15 ^ 2 * r27 ^ 2 / 2 + r23 ^ 2 * r27 ^ 2 + 2 * r23 * r27 * r56).
  {
  enough (V146 : 0 <= (r27) * (- r15 ^ 2 * r27 ^ 3 / 2 + r27 * r15 ^ 2 / 2 + r27 * r23 ^ 2 + 2 * r23 * r56)) by lra.
  apply mul_le; [pos |].
  assert (N147 : 0 <= r11 ^ 2 * r51 ^ 2 - r11 ^ 2 + 1) by (apply (numerator_le _ _ (r11 ^ 2 * r51 ^ 2 - r11 ^ 2 + 1) (r11 ^ 2) F32); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r15 ^ 2 * r27 ^ 3 / 2 - r27 * r15 ^ 2 / 2 - r27 * r23 ^ 2 - 2 * r23 * r56) by lra.
  assert (P148 : 0 < r15 ^ 2) by (pose proof H2; lra).
  assert (P149 : 0 < r27) by (pose proof F28; lra).
  pose proof (mul_lt _ _ P148 P149) as T150.
  assert (P151 : 0 <= - r15 ^ 2 * r27 ^ 2 + 2 * r23 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ P151 (Rlt_le _ _ P149)) as T152.
  assert (P153 : 0 < r23) by (pose proof F24; lra).
  assert (P154 : 0 <= r56) by (pose proof F57; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P153) P154) as T155.
  assert (P156 : 0 < r15 ^ 2 * r27 ^ 3 / 2 - r27 * r15 ^ 2 / 2 - r27 * r23 ^ 2 - 2 * r23 * r56) by (pose proof Neg0; lra).
  pose proof P156 as T157.
  clear - Neg T150 T152 T155 T157.
  lra.
  }
  assert (V0 : r15 ^ 2 * r27 ^ 4 / 2 - r15 ^ 2 * r27 ^ 2 / 2 - r46 ^ 2 + r56 ^ 2 = 0).
  {
  assert (N160 : 0 <= r11 ^ 2 * r51 ^ 2 - r11 ^ 2 + 1) by (apply (numerator_le _ _ (r11 ^ 2 * r51 ^ 2 - r11 ^ 2 + 1) (r11 ^ 2) F32); [(field; nonzero) || field || lra | pos]).
  assert (Q161 : (1) * (- r15 ^ 2 * r27 ^ 4 / 2 + r15 ^ 2 * r27 ^ 2 / 2 + r46 ^ 2 - r56 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q161.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_1 : forall (K : Z), 0 < IZR K -> ln (IZR K) >= 0.
Proof.
  intros K H0.
  assert (G0 : ln (IZR K) >= 0).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  set (z2 := IZR K) in *.
  clearbody z2.
  assert (S3 : 0 < z2).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= l6 * z2 - z2 + 1) by (apply (numerator_le _ _ (l6 * z2 - z2 + 1) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= l6 * z2 - z2 + 1) by (pose proof N8; lra).
  pose proof P11 as T12.
  assert (P13 : 0 < z2) by (pose proof H0; lra).
  assert (P14 : 0 < - l6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P13 P14) as T15.
  clear - Neg T10 T12 T15.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_2 : forall (K : Z), 0 < IZR K -> ln (IZR K) <= IZR K.
Proof.
  intros K H0.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_1 K (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : ln (IZR K) <= IZR K).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  set (z2 := IZR K) in *.
  clearbody z2.
  assert (S3 : 0 < z2).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply (le_by_fraction _ _ (- l6 + z2) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= l6 * z2 - z2 + 1) by (apply (numerator_le _ _ (l6 * z2 - z2 + 1) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l6 - z2) by lra.
  assert (P9 : 0 <= - l6 + z2 - 1) by (pose proof F4; lra).
  pose proof P9 as T10.
  assert (P11 : 0 < l6 - z2) by (pose proof Neg0; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3 : forall (K : Z) (T : Z) (b : Z), 0 < IZR K -> 0 < IZR T -> 0 < IZR b -> sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b).
Proof.
  intros K T b H0 H1 H2.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_1 K (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_2 K (ltac:(first [assumption | lra | pos]))) as K3.
  assert (G0 : sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b)).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I2; izr I2; lra).
  assert (I3 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I3; izr I3; lra).
  set (z4 := IZR K) in *.
  clearbody z4.
  set (z5 := IZR T) in *.
  clearbody z5.
  set (z6 := IZR b) in *.
  clearbody z6.
  assert (S7 : 0 < z4).
  {
  pos.
  }
  pose proof (ln_tangent _ S7) as F8.
  pose proof (ln_below _ S7) as F9.
  remember (ln z4) as l10 eqn:E11 in *.
  assert (S12 : 0 < z5).
  {
  pos.
  }
  assert (F14 : 0 < sqrt z5) by (apply sqrt_lt_R0; lra).
  assert (E15 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r13 := sqrt z5) in *.
  clearbody r13.
  subst z5.
  assert (S16 : 0 < z6).
  {
  pos.
  }
  assert (F18 : 0 < sqrt z6) by (apply sqrt_lt_R0; lra).
  assert (E19 : z6 = (sqrt z6) ^ 2) by root_powers.
  set (r17 := sqrt z6) in *.
  clearbody r17.
  subst z6.
  assert (S21 : 0 <= l10).
  {
  pos.
  }
  assert (F23 : 0 <= sqrt l10) by (apply sqrt_pos).
  assert (E24 : l10 = (sqrt l10) ^ 2) by root_powers.
  set (r22 := sqrt l10) in *.
  clearbody r22.
  rewrite E24 in *.
  assert (S25 : 0 < z4).
  {
  pos.
  }
  assert (F27 : 0 < sqrt z4) by (apply sqrt_lt_R0; lra).
  assert (E28 : z4 = (sqrt z4) ^ 2) by root_powers.
  set (r26 := sqrt z4) in *.
  clearbody r26.
  subst z4.
  apply (le_by_fraction _ _ (- r13 * r17 * r22 + r13 * r17 * r26) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V30 : 0 <= (r13 * r17) * (- r22 + r26)) by lra.
  apply mul_le; [pos |].
  assert (N31 : 0 <= r22 ^ 2 * r26 ^ 2 - r26 ^ 2 + 1) by (apply (numerator_le _ _ (r22 ^ 2 * r26 ^ 2 - r26 ^ 2 + 1) (r26 ^ 2) F9); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r22 - r26) by lra.
  assert (P32 : 0 <= - r22 ^ 2 + r26 ^ 2 - 1) by (pose proof F8; lra).
  assert (P33 : 0 < r26) by (pose proof F27; lra).
  pose proof (mul_le _ _ P32 (Rlt_le _ _ P33)) as T34.
  pose proof P33 as T35.
  assert (P36 : 0 <= r22) by (pose proof F23; lra).
  assert (P37 : 0 < r22 - r26) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (mul_le _ _ P36 (Rlt_le _ _ P33)) (Rlt_le _ _ P37)) as T38.
  pose proof (mul_lt _ _ (mul_lt _ _ P33 P33) P37) as T39.
  clear - Neg T34 T35 T38 T39.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3 : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) * (3 + 4 * sqrt 2).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_1 K N T b (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2 D K N T b (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3 K T b (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  repeat split; by_logs.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_log_K_Lemma_D_3_as_printed : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 14539 * sqrt 2 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) / 2500.
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (A : IZR b * sqrt (IZR N) <= sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) by by_logs.
  assert (A2 : sqrt (IZR K) * (IZR b * sqrt (IZR N)) <= sqrt (IZR K) * (sqrt 2 * sqrt (IZR T) * sqrt (IZR b))) by (apply Rmult_le_compat_l; lra).
  assert (U : IZR N * (IZR b) ^ 2 <= 2 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (B2 : sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)).
  {
  apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra.
  }
  assert (TB : 0 <= sqrt (IZR T) * sqrt (IZR b)) by pos.
  assert (L2 : sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= sqrt (IZR T) * sqrt (IZR b) * (6052 / 10000 * sqrt (IZR K))) by (apply Rmult_le_compat_l; lra).
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval; assert (S3 : sqrt 2 <= 14143 / 10000) by interval.
  assert (Q : 0 <= sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b)) by pos.
  set (k := sqrt (IZR K)) in *; set (t := sqrt (IZR T)) in *; set (e := sqrt (IZR b)) in *; set (l := sqrt (ln (IZR K))) in *; set (s := sqrt 2) in *.
  assert (R2 : s * (t * e * l) <= s * (t * e * (6052 / 10000 * k))) by (apply Rmult_le_compat_l; lra).
  assert (R3 : 0 <= s * (k * t * e)) by (apply Rmult_le_pos; lra); lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_log_K_at_most_0_3663_K : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) * (4539 / 2500 + 4 * sqrt 2).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (A : IZR b * sqrt (IZR N) <= sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) by by_logs.
  assert (A2 : sqrt (IZR K) * (IZR b * sqrt (IZR N)) <= sqrt (IZR K) * (sqrt 2 * sqrt (IZR T) * sqrt (IZR b))) by (apply Rmult_le_compat_l; lra).
  assert (U : IZR N * IZR b * (IZR b / 2 - 1 / 2) <= 1 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) <= sqrt (IZR D) + 1 * sqrt (IZR T) * sqrt (IZR b)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (B2 : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + 1 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)).
  {
  apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra.
  }
  assert (TB : 0 <= sqrt (IZR T) * sqrt (IZR b)) by pos.
  assert (L2 : sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= sqrt (IZR T) * sqrt (IZR b) * (6052 / 10000 * sqrt (IZR K))) by (apply Rmult_le_compat_l; lra).
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval; assert (S3 : sqrt 2 <= 14143 / 10000) by interval.
  assert (Q : 0 <= sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b)) by pos.
  set (k := sqrt (IZR K)) in *; set (t := sqrt (IZR T)) in *; set (e := sqrt (IZR b)) in *; set (l := sqrt (ln (IZR K))) in *; set (s := sqrt 2) in *.
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1__lemma_1 : forall (K : Z), 0 < IZR K -> ln (IZR K) >= 0.
Proof.
  intros K H0.
  assert (G0 : ln (IZR K) >= 0).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  set (z2 := IZR K) in *.
  clearbody z2.
  assert (S3 : 0 < z2).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= l6 * z2 - z2 + 1) by (apply (numerator_le _ _ (l6 * z2 - z2 + 1) (z2) F5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= l6 * z2 - z2 + 1) by (pose proof N8; lra).
  pose proof P11 as T12.
  assert (P13 : 0 < z2) by (pose proof H0; lra).
  assert (P14 : 0 < - l6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P13 P14) as T15.
  clear - Neg T10 T12 T15.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1__lemma_2 : forall (N : Z) (T : Z) (b : Z), 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 2 * IZR N * (IZR b) ^ 2 <= 4 * IZR T * IZR b.
Proof.
  intros N T b H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1 : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= sqrt (IZR D) * sqrt (ln (IZR K)) + 2 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1__lemma_1 K (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1__lemma_2 N T b (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= sqrt (IZR D) * sqrt (ln (IZR K)) + 2 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K))).
  {
  assert (I1 : 0 + 1 <= IZR K) by (pose proof (above (0)%Z (K)%Z) as I1; izr I1; lra).
  assert (I2 : 0 + 1 <= IZR N) by (pose proof (above (0)%Z (N)%Z) as I2; izr I2; lra).
  assert (I3 : 0 + 1 <= IZR T) by (pose proof (above (0)%Z (T)%Z) as I3; izr I3; lra).
  assert (I4 : 0 + 1 <= IZR b) by (pose proof (above (0)%Z (b)%Z) as I4; izr I4; lra).
  set (z5 := IZR D) in *.
  clearbody z5.
  set (z6 := IZR K) in *.
  clearbody z6.
  set (z7 := IZR N) in *.
  clearbody z7.
  set (z8 := IZR T) in *.
  clearbody z8.
  set (z9 := IZR b) in *.
  clearbody z9.
  assert (S10 : 0 < z6).
  {
  pos.
  }
  pose proof (ln_tangent _ S10) as F11.
  pose proof (ln_below _ S10) as F12.
  remember (ln z6) as l13 eqn:E14 in *.
  assert (S15 : 0 < z5 + 2 * z7 * z9 ^ 2).
  {
  pos.
  }
  assert (F17 : 0 < sqrt (z5 + 2 * z7 * z9 ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E18 : z5 + 2 * z7 * z9 ^ 2 = (sqrt (z5 + 2 * z7 * z9 ^ 2)) ^ 2) by root_powers.
  set (r16 := sqrt (z5 + 2 * z7 * z9 ^ 2)) in *.
  clearbody r16.
  assert (S20 : 0 <= l13).
  {
  pos.
  }
  assert (F22 : 0 <= sqrt l13) by (apply sqrt_pos).
  assert (E23 : l13 = (sqrt l13) ^ 2) by root_powers.
  set (r21 := sqrt l13) in *.
  clearbody r21.
  rewrite E23 in *.
  assert (S25 : 0 <= z5).
  {
  pos.
  }
  assert (F27 : 0 <= sqrt z5) by (apply sqrt_pos).
  assert (E28 : z5 = (sqrt z5) ^ 2) by root_powers.
  set (r26 := sqrt z5) in *.
  clearbody r26.
  subst z5.
  assert (S29 : 0 < z8).
  {
  pos.
  }
  assert (F31 : 0 < sqrt z8) by (apply sqrt_lt_R0; lra).
  assert (E32 : z8 = (sqrt z8) ^ 2) by root_powers.
  set (r30 := sqrt z8) in *.
  clearbody r30.
  subst z8.
  assert (S33 : 0 < z9).
  {
  pos.
  }
  assert (F35 : 0 < sqrt z9) by (apply sqrt_lt_R0; lra).
  assert (E36 : z9 = (sqrt z9) ^ 2) by root_powers.
  set (r34 := sqrt z9) in *.
  clearbody r34.
  subst z9.
  apply (le_by_fraction _ _ (- r16 * r21 + r21 * r26 + 2 * r21 * r30 * r34) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V38 : 0 <= (r21) * (- r16 + r26 + 2 * r30 * r34)) by lra.
  apply mul_le; [pos |].
  assert (R54 : 0 <= r16 - r26).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V116 : 0 <= 2 * z7 * r34 ^ 4).
  {
  pos.
  }
  assert (V0 : r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4 = 0).
  {
  assert (N117 : 0 <= z6 * r21 ^ 2 - z6 + 1) by (apply (numerator_le _ _ (z6 * r21 ^ 2 - z6 + 1) (z6) F12); [(field; nonzero) || field || lra | pos]).
  assert (Q118 : (- 1) * (r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4) = 0) by (apply mul_zero; lra).
  clear - Q118.
  lra.
  }
  lra.
  }
  assert (N123 : 0 <= z6 * r21 ^ 2 - z6 + 1) by (apply (numerator_le _ _ (z6 * r21 ^ 2 - z6 + 1) (z6) F12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r16 - r26 - 2 * r30 * r34) by lra.
  assert (P124 : 0 <= 2 * r30 ^ 2 - z7 * r34 ^ 2) by (pose proof H5; lra).
  assert (P125 : 0 < r34) by (pose proof F35; lra).
  pose proof (mul_le _ _ (mul_le _ _ P124 (Rlt_le _ _ P125)) (Rlt_le _ _ P125)) as T126.
  assert (P127 : 0 <= r26) by (pose proof F27; lra).
  assert (P128 : 0 < r30) by (pose proof F31; lra).
  pose proof (mul_le _ _ (mul_le _ _ P127 (Rlt_le _ _ P128)) (Rlt_le _ _ P125)) as T129.
  assert (P130 : 0 <= r16 - r26) by (pose proof R54; lra).
  pose proof (mul_le _ _ P130 P127) as T131.
  assert (Q132 : (- 1) * (r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4) = 0) by (apply mul_zero; lra).
  assert (P133 : 0 < r16 - r26 - 2 * r30 * r34) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P128 P125) P133) as T134.
  assert (P135 : 0 < r16) by (pose proof F17; lra).
  pose proof (mul_lt _ _ P135 P133) as T136.
  clear - Neg T126 T129 T131 Q132 T134 T136.
  lra.
  }
  exact G0.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 3 * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1 D K N T b (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_logs.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_sharp_Lemma_D_3 : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 3 * sqrt (IZR D + IZR N * IZR b * (3 * IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 3 * sqrt 3 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (U : IZR N * IZR b * (3 * IZR b / 2 - 1 / 2) <= 3 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * IZR b * (3 * IZR b / 2 - 1 / 2)) <= sqrt (IZR D) + sqrt 3 * sqrt (IZR T) * sqrt (IZR b)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (B2 : sqrt (IZR D + IZR N * IZR b * (3 * IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + sqrt 3 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_half_of_the_first_sum : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 3 * sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 3 * sqrt 2 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (U : IZR N * (IZR b) ^ 2 <= 2 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (B2 : sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_b_divides_T : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b = IZR T -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) * (4539 * sqrt 2 / 5000 + 4).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (A : IZR b * sqrt (IZR N) <= 1 * sqrt (IZR T) * sqrt (IZR b)) by by_logs.
  assert (A2 : sqrt (IZR K) * (IZR b * sqrt (IZR N)) <= sqrt (IZR K) * (1 * sqrt (IZR T) * sqrt (IZR b))) by (apply Rmult_le_compat_l; lra).
  assert (HN : IZR N * IZR b <= IZR T) by lra.
  assert (U : IZR N * IZR b * (IZR b / 2 - 1 / 2) <= / 2 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) <= sqrt (IZR D) + (sqrt 2 / 2) * sqrt (IZR T) * sqrt (IZR b)).
  {
  apply sqrt_add_le; [lra | pos |]; replace ((sqrt 2 / 2 * sqrt (IZR T) * sqrt (IZR b)) ^ 2) with (sqrt 2 ^ 2 * sqrt (IZR T) ^ 2 * sqrt (IZR b) ^ 2 / 4) by (field; lra); rewrite !pow2_sqrt by lra; lra.
  }
  assert (B2 : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + (sqrt 2 / 2) * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)).
  {
  apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra.
  }
  assert (TB : 0 <= sqrt (IZR T) * sqrt (IZR b)) by pos.
  assert (L2 : sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= sqrt (IZR T) * sqrt (IZR b) * (6052 / 10000 * sqrt (IZR K))) by (apply Rmult_le_compat_l; lra).
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval; assert (S3 : sqrt 2 <= 14143 / 10000) by interval.
  assert (Q : 0 <= sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b)) by pos.
  set (k := sqrt (IZR K)) in *; set (t := sqrt (IZR T)) in *; set (e := sqrt (IZR b)) in *; set (l := sqrt (ln (IZR K))) in *; set (s := sqrt 2) in *.
  assert (R2 : s * (t * e * l) <= s * (t * e * (6052 / 10000 * k))) by (apply Rmult_le_compat_l; lra).
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_rates_one_arm : ~ (forall (K : Z), 0 < IZR K -> ln (IZR K) > 0).
Proof.
  intro H.
  specialize (H (1)%Z).
  refute H.
Qed.

Lemma thm_batch_bandit_fullinfo_rates_two_arms : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> ln (IZR K) > 0.
Proof.
  intros K H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.
