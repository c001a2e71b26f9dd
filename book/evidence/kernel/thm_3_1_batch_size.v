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
  enough (W : IZR d + IZR u < IZR b * IZR tau + 1) by (pose proof (within (d + u)%Z (b * tau)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
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
  fraction_lt (z4 * z6 - z5 - z7 + 1) (1).
  numerator_le N14 F8 (f11 * z4 - z5 - z7) (z4).
  numerator_lt N15 F9 (- f11 * z4 + z4 + z5 + z7) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - z4 * z6 + z5 + z7 - 1) by lra.
  assert (Q20 : (z4) * (- f11 + z6) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 N14 Q20; lra.
  }
  {
  fraction_lt (z4 * z6 - z5 - z7 + 1) (1).
  numerator_le N21 F8 (f11 * z4 - z5 - z7) (z4).
  numerator_lt N22 F9 (- f11 * z4 + z4 + z5 + z7) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - z4 * z6 + z5 + z7 - 1) by lra.
  assert (Q27 : (z4) * (- f11 + z6) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 N21 Q27; lra.
  }
Qed.

Lemma alg_batch_partition_update_not_earlier : forall (b : Z) (d : Z) (tau : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR tau -> 0 < IZR u -> IZR (Zceil ((IZR d + IZR u) / IZR b)) = IZR tau -> IZR d + IZR u > IZR b * IZR tau - IZR b.
Proof.
  intros b d tau u H0 H1 H2 H3 H4.
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
  apply Rlt_gt.
  fraction_lt (- z4 * z6 + z4 + z5 + z7) (1).
  numerator_le N14 F8 (f11 * z4 - z5 - z7) (z4).
  numerator_lt N15 F9 (- f11 * z4 + z4 + z5 + z7) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 * z6 - z4 - z5 - z7) by lra.
  assert (Q20 : (- z4) * (- f11 + z6) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 N15 Q20; lra.
  }
  {
  apply Rlt_gt.
  fraction_lt (- z4 * z6 + z4 + z5 + z7) (1).
  numerator_le N21 F8 (f11 * z4 - z5 - z7) (z4).
  numerator_lt N22 F9 (- f11 * z4 + z4 + z5 + z7) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 * z6 - z4 - z5 - z7) by lra.
  assert (Q27 : (- z4) * (- f11 + z6) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 N22 Q27; lra.
  }
Qed.

Lemma lem_batch_sigmas_delays_subadditive : forall (b : Z) (d : Z) (u : Z), 0 < IZR b -> 0 <= IZR d -> 0 < IZR u -> - IZR (Zceil (IZR u / IZR b)) + IZR (Zceil ((IZR d + IZR u) / IZR b)) <= IZR (Zceil (IZR d / IZR b)).
Proof.
  intros b d u H0 H1 H2.
  enough (W : - IZR (Zceil (IZR u / IZR b)) + IZR (Zceil ((IZR d + IZR u) / IZR b)) < IZR (Zceil (IZR d / IZR b)) + 1) by (pose proof (within (((-1) * (Zceil (IZR u / IZR b)%R)) + (Zceil ((IZR d + IZR u) / IZR b)%R))%Z (Zceil (IZR d / IZR b)%R)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  next_integer I1 (0)%Z (b)%Z (0 + 1 <= IZR b).
  next_integer I2 (0)%Z (u)%Z (0 + 1 <= IZR u).
  call z3 (IZR b).
  call z4 (IZR d).
  call z5 (IZR u).
  pose proof (ceil_ge (z5 / z3)) as F6.
  pose proof (ceil_lt (z5 / z3)) as F7.
  pose proof (one_or_more (Zceil (z5 / z3)%R)%Z) as M8.
  call f9 (IZR (Zceil (z5 / z3))).
  pose proof (ceil_ge ((z4 + z5) / z3)) as F10.
  pose proof (ceil_lt ((z4 + z5) / z3)) as F11.
  pose proof (one_or_more (Zceil ((z4 + z5) / z3)%R)%Z) as M12.
  call f13 (IZR (Zceil ((z4 + z5) / z3))).
  pose proof (ceil_ge (z4 / z3)) as F14.
  pose proof (ceil_lt (z4 / z3)) as F15.
  pose proof (one_or_more (Zceil (z4 / z3)%R)%Z) as M16.
  call f17 (IZR (Zceil (z4 / z3))).
  destruct M8 as [L19 | L19].
  {
  destruct M12 as [L21 | L21].
  {
  destruct M16 as [L23 | L23].
  {
  fraction_lt (- f13 + f17 + f9 + 1) (1).
  numerator_le N24 F6 (f9 * z3 - z5) (z3).
  numerator_lt N25 F7 (- f9 * z3 + z3 + z5) (z3).
  numerator_le N26 F10 (f13 * z3 - z4 - z5) (z3).
  numerator_lt N27 F11 (- f13 * z3 + z3 + z4 + z5) (z3).
  numerator_le N28 F14 (f17 * z3 - z4) (z3).
  numerator_lt N29 F15 (- f17 * z3 + z3 + z4) (z3).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T32.
  clear - Neg T32 N24 N27 N28; lra.
  }
  {
  fraction_lt (- f13 + f17 + f9 + 1) (1).
  numerator_le N39 F6 (f9 * z3 - z5) (z3).
  numerator_lt N40 F7 (- f9 * z3 + z3 + z5) (z3).
  numerator_le N41 F10 (f13 * z3 - z4 - z5) (z3).
  numerator_lt N42 F11 (- f13 * z3 + z3 + z4 + z5) (z3).
  numerator_le N43 F14 (f17 * z3 - z4) (z3).
  numerator_lt N44 F15 (- f17 * z3 + z3 + z4) (z3).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T47.
  assert (P53 : 0 <= 1 - f13) by (pose proof L21; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P53) as T54.
  assert (P55 : 0 <= f17 - 2) by (pose proof L23; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P55) as T56.
  clear - Neg T47 H0 H2 N39 T54 T56; lra.
  }
  }
  {
  destruct M16 as [L58 | L58].
  {
  fraction_lt (- f13 + f17 + f9 + 1) (1).
  numerator_le N59 F6 (f9 * z3 - z5) (z3).
  numerator_lt N60 F7 (- f9 * z3 + z3 + z5) (z3).
  numerator_le N61 F10 (f13 * z3 - z4 - z5) (z3).
  numerator_lt N62 F11 (- f13 * z3 + z3 + z4 + z5) (z3).
  numerator_le N63 F14 (f17 * z3 - z4) (z3).
  numerator_lt N64 F15 (- f17 * z3 + z3 + z4) (z3).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T67.
  clear - Neg T67 N59 N62 N63; lra.
  }
  {
  fraction_lt (- f13 + f17 + f9 + 1) (1).
  numerator_le N74 F6 (f9 * z3 - z5) (z3).
  numerator_lt N75 F7 (- f9 * z3 + z3 + z5) (z3).
  numerator_le N76 F10 (f13 * z3 - z4 - z5) (z3).
  numerator_lt N77 F11 (- f13 * z3 + z3 + z4 + z5) (z3).
  numerator_le N78 F14 (f17 * z3 - z4) (z3).
  numerator_lt N79 F15 (- f17 * z3 + z3 + z4) (z3).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T82.
  clear - Neg T82 N74 N77 N78; lra.
  }
  }
  }
  {
  destruct M12 as [L90 | L90].
  {
  destruct M16 as [L92 | L92].
  {
  fraction_lt (- f13 + f17 + f9 + 1) (1).
  numerator_le N93 F6 (f9 * z3 - z5) (z3).
  numerator_lt N94 F7 (- f9 * z3 + z3 + z5) (z3).
  numerator_le N95 F10 (f13 * z3 - z4 - z5) (z3).
  numerator_lt N96 F11 (- f13 * z3 + z3 + z4 + z5) (z3).
  numerator_le N97 F14 (f17 * z3 - z4) (z3).
  numerator_lt N98 F15 (- f17 * z3 + z3 + z4) (z3).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T101.
  assert (P107 : 0 <= f9 - 2) by (pose proof L19; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P107) as T108.
  assert (P109 : 0 <= 1 - f13) by (pose proof L90; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P109) as T110.
  clear - Neg T101 H0 H1 N97 T108 T110; lra.
  }
  {
  fraction_lt (- f13 + f17 + f9 + 1) (1).
  numerator_le N111 F6 (f9 * z3 - z5) (z3).
  numerator_lt N112 F7 (- f9 * z3 + z3 + z5) (z3).
  numerator_le N113 F10 (f13 * z3 - z4 - z5) (z3).
  numerator_lt N114 F11 (- f13 * z3 + z3 + z4 + z5) (z3).
  numerator_le N115 F14 (f17 * z3 - z4) (z3).
  numerator_lt N116 F15 (- f17 * z3 + z3 + z4) (z3).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  assert (P119 : 0 <= f9 - 2) by (pose proof L19; lra).
  assert (P121 : 0 <= 1 - f13) by (pose proof L90; lra).
  assert (P123 : 0 <= f17 - 2) by (pose proof L92; lra).
  clear - Neg Neg0 P119 P121 P123; lra.
  }
  }
  {
  destruct M16 as [L126 | L126].
  {
  fraction_lt (- f13 + f17 + f9 + 1) (1).
  numerator_le N127 F6 (f9 * z3 - z5) (z3).
  numerator_lt N128 F7 (- f9 * z3 + z3 + z5) (z3).
  numerator_le N129 F10 (f13 * z3 - z4 - z5) (z3).
  numerator_lt N130 F11 (- f13 * z3 + z3 + z4 + z5) (z3).
  numerator_le N131 F14 (f17 * z3 - z4) (z3).
  numerator_lt N132 F15 (- f17 * z3 + z3 + z4) (z3).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T135.
  clear - Neg T135 N127 N130 N131; lra.
  }
  {
  fraction_lt (- f13 + f17 + f9 + 1) (1).
  numerator_le N142 F6 (f9 * z3 - z5) (z3).
  numerator_lt N143 F7 (- f9 * z3 + z3 + z5) (z3).
  numerator_le N144 F10 (f13 * z3 - z4 - z5) (z3).
  numerator_lt N145 F11 (- f13 * z3 + z3 + z4 + z5) (z3).
  numerator_le N146 F14 (f17 * z3 - z4) (z3).
  numerator_lt N147 F15 (- f17 * z3 + z3 + z4) (z3).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f13 - f17 - f9 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T150.
  clear - Neg T150 N142 N145 N146; lra.
  }
  }
  }
Qed.

Lemma lem_batch_sigmas_delays_ceiling : forall (b : Z) (d : Z), 0 < IZR b -> 0 <= IZR d -> IZR (Zceil (IZR d / IZR b)) <= 1 + IZR d / IZR b.
Proof.
  intros b d H0 H1.
  next_integer I1 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z2 (IZR b).
  call z3 (IZR d).
  pose proof (ceil_ge (z3 / z2)) as F4.
  pose proof (ceil_lt (z3 / z2)) as F5.
  pose proof (one_or_more (Zceil (z3 / z2)%R)%Z) as M6.
  call f7 (IZR (Zceil (z3 / z2))).
  destruct M6 as [L9 | L9].
  {
  fraction_le (- f7 * z2 + z2 + z3) (z2).
  numerator_le N10 F4 (f7 * z2 - z3) (z2).
  numerator_lt N11 F5 (- f7 * z2 + z2 + z3) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f7 * z2 - z2 - z3) by lra.
  clear - Neg Neg0 N11; lra.
  }
  {
  fraction_le (- f7 * z2 + z2 + z3) (z2).
  numerator_le N16 F4 (f7 * z2 - z3) (z2).
  numerator_lt N17 F5 (- f7 * z2 + z2 + z3) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f7 * z2 - z2 - z3) by lra.
  clear - Neg Neg0 N17; lra.
  }
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
  next_integer I1 (0)%Z (b)%Z (0 + 1 <= IZR b).
  next_integer I2 (0)%Z (j)%Z (0 + 1 <= IZR j).
  call z3 (IZR b).
  call z4 (IZR d).
  call z5 (IZR j).
  call z6 (IZR q).
  call z7 (IZR r).
  fraction_le (- z3 * z6 + z4 + z5 - 1) (z3).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < z3 * z6 - z4 - z5 + 1) by lra.
  assert (Q10 : (1) * (z3 * z6 - z4 - z5 + z7 + 1) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q10 H4; lra.
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
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sum 1 1 (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) <= 2 * sqrt (sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k))) = (x 1%Z / sqrt (sum 1 1 (fun k : Z => x k)))) by (written_out).
  call y1 (sum 1 1 (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun k : Z => x k)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (x 1%Z).
  assert (S7 : 0 < o6) by pos.
  root r8 F9 E10 (o6).
  subst o6.
  fraction_le (r8) (1).
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
  call y1 (sum 1 (n + 1)%Z (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun k : Z => x k)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun j : Z => x j / sqrt (sum 1 j (fun k : Z => x k)))).
  assert (F8 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun k : Z => x k)).
  assert (S10 : 0 <= o9) by pos.
  root_0 r11 F12 E13 o9.
  subst o9.
  pose proof (H1 (n + 1)%Z) as F14.
  call o15 (x (n + 1)%Z).
  assert (S16 : 0 < o15 + r11 ^ 2) by pos.
  root r17 F18 E19 (o15 + (r11 ^ 2)).
  fraction_le (- o15 - o7 * r17 + 2 * r17 ^ 2) (r17).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o15 + o7 * r17 - 2 * r17 ^ 2) by lra.
  assert (P23 : 0 <= - o7 + 2 * r11) by (pose proof IH; lra).
  pose proof (mul_le _ _ F6 P23) as T24.
  pose proof (mul_le _ _ F12 P23) as T26.
  assert (Q27 : (2) * (- o15 - r11 ^ 2 + r17 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- o7 + 2 * r17)) as T28.
  clear - Neg Neg0 T24 T26 Q27 T28; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
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
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (N)%Z (0 + 1 <= IZR N).
  call z3 (IZR K).
  call z4 (IZR N).
  assert (S5 : 0 < z4) by pos.
  root r6 F7 E8 z4.
  subst z4.
  assert (S9 : 0 <= S_) by pos.
  root_0 r10 F11 E12 S_.
  subst S_.
  assert (S13 : 0 < Lambda) by pos.
  root r14 F15 E16 Lambda.
  subst Lambda.
  assert (S17 : 0 < z3) by pos.
  root r18 F19 E20 z3.
  subst z3.
  fraction_le (- A * r18 - B + 2 * r10 * r14 + 2 * r18 * r6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < A * r18 + B - 2 * r10 * r14 - 2 * r18 * r6) by lra.
  assert (P23 : 0 <= - B + 2 * r10 * r14) by (pose proof H7; lra).
  assert (P25 : 0 <= - A + 2 * r6) by (pose proof H6; lra).
  pose proof (mul_le _ _ P25 (Rlt_le _ _ F19)) as T27.
  clear - Neg Neg0 P23 T27; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_b_tangent : forall (S_ : R) (m : R), 0 <= S_ -> 0 <= m -> m > 0 -> m > 0 /\ sqrt S_ <= sqrt m + (S_ - m) / (2 * sqrt m).
Proof.
  intros S_ m H0 H1 H2.
  assert (G0 : m > 0).
  {
  apply Rlt_gt.
  fraction_lt (m) (1).
  pos.
  }
  assert (G1 : sqrt S_ <= sqrt m + (S_ - m) / (2 * sqrt m)).
  {
  assert (S1 : 0 <= S_) by pos.
  root_0 r2 F3 E4 S_.
  subst S_.
  assert (S5 : 0 < m) by pos.
  root r6 F7 E8 m.
  subst m.
  fraction_le (r2 ^ 2 / 2 - r2 * r6 + r6 ^ 2 / 2) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by lra.
  pose proof (square (- r2 + r6)) as T11.
  clear - Neg Neg0 T11; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_b : forall (D : Z) (E : R) (K : Z) (Lambda : R) (N : Z) (b : Z) (m : R), 0 <= IZR D -> 0 <= E -> 0 < IZR K -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> 0 <= m -> E <= sqrt m -> m <= IZR D / (IZR b) ^ 2 + IZR N -> 3 * E * sqrt Lambda + 4 * sqrt (IZR K) * sqrt (IZR N) <= 4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N).
Proof.
  intros D E K Lambda N b m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I3 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z4 (IZR D).
  call z5 (IZR K).
  call z6 (IZR N).
  call z7 (IZR b).
  assert (S8 : 0 <= m) by pos.
  root_0 r9 F10 E11 m.
  subst m.
  assert (S12 : 0 < Lambda) by pos.
  root r13 F14 E15 Lambda.
  subst Lambda.
  assert (S16 : 0 < z5) by pos.
  root r17 F18 E19 z5.
  subst z5.
  assert (S20 : 0 < z6) by pos.
  root r21 F22 E23 z6.
  subst z6.
  assert (S24 : 0 < r21 ^ 2 + z4 / z7 ^ 2) by pos.
  root r25 F26 E27 (z4 / z7 ^ 2 + (r21 ^ 2)).
  fraction_le (- 3 * E * r13 + 3 * r13 * r25) (1).
  enough (V30 : 0 <= (r13) * (- 3 * E + 3 * r25)) by lra.
  apply mul_le; [pos |].
  numerator_le N101 H8 (r21 ^ 2 * z7 ^ 2 - r9 ^ 2 * z7 ^ 2 + z4) (z7 ^ 2).
  numerator_eq N102 E27 (- r21 ^ 2 * z7 ^ 2 + r25 ^ 2 * z7 ^ 2 - z4) (z7 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * E - 3 * r25) by lra.
  assert (Q105 : (1) * (- r21 ^ 2 * z7 ^ 2 + r25 ^ 2 * z7 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ F26 H5) H5) Neg0) as T109.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H5)) (Rlt_le _ _ H5)) (Rlt_le _ _ Neg0)) as T111.
  assert (P112 : 0 <= - E + r9) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P112 F10) (Rlt_le _ _ H5)) (Rlt_le _ _ H5)) as T114.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P112 H1) (Rlt_le _ _ H5)) (Rlt_le _ _ H5)) as T115.
  clear - Neg N101 Q105 T109 T111 T114 T115; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_multiply : forall (D : Z) (K : Z) (Lambda : R) (N : Z) (R_ : R) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> R_ / IZR b <= 4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N) -> R_ <= IZR b * (4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N)).
Proof.
  intros D K Lambda N R_ b H0 H1 H2 H3 H4 H5.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I3 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z4 (IZR D).
  call z5 (IZR K).
  call z6 (IZR N).
  call z7 (IZR b).
  assert (S8 : 0 < Lambda) by pos.
  root r9 F10 E11 Lambda.
  subst Lambda.
  assert (S12 : 0 < z4 / z7 ^ 2 + z6) by pos.
  root r13 F14 E15 (z4 / z7 ^ 2 + z6).
  assert (S16 : 0 < z5) by pos.
  root r17 F18 E19 z5.
  subst z5.
  assert (S20 : 0 < z6) by pos.
  root r21 F22 E23 z6.
  subst z6.
  fraction_le (- R_ + 3 * r13 * r9 * z7 + 4 * r17 * r21 * z7) (1).
  numerator_eq N24 E15 (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) (z7 ^ 2).
  numerator_le N25 H5 (- R_ + 3 * r13 * r9 * z7 + 4 * r17 * r21 * z7) (z7).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 3 * r13 * r9 * z7 - 4 * r17 * r21 * z7) by lra.
  clear - Neg Neg0 N25; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_inside : forall (D : Z) (K : Z) (Lambda : R) (N : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> IZR b * (4 * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + IZR N)) = 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt Lambda * sqrt (IZR D + IZR N * (IZR b) ^ 2).
Proof.
  intros D K Lambda N b H0 H1 H2 H3 H4.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I3 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z4 (IZR D).
  call z5 (IZR K).
  call z6 (IZR N).
  call z7 (IZR b).
  assert (S8 : 0 < Lambda) by pos.
  root r9 F10 E11 Lambda.
  subst Lambda.
  assert (S12 : 0 < z4 / z7 ^ 2 + z6) by pos.
  root r13 F14 E15 (z4 / z7 ^ 2 + z6).
  assert (S16 : 0 < z5) by pos.
  root r17 F18 E19 z5.
  subst z5.
  assert (S20 : 0 < z6) by pos.
  root r21 F22 E23 z6.
  subst z6.
  assert (S24 : 0 < r21 ^ 2 * z7 ^ 2 + z4) by pos.
  root r25 F26 E27 (z4 + (r21 ^ 2) * z7 ^ 2).
  fraction_eq (- 3 * r13 * r9 * z7 + 3 * r25 * r9) (1).
  assert (L1 : 0 <= - 3 * r13 * r9 * z7 + 3 * r25 * r9).
  {
  replace (- 3 * r13 * r9 * z7 + 3 * r25 * r9) with ((r9) * (- 3 * r13 * z7 + 3 * r25)) by ring.
  apply mul_le; [pos |].
  replace (- 3 * r13 * z7 + 3 * r25) with ((3 * r25) - (3 * r13 * z7)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V72 : 0 <= 0) by pos.
  assert (V0 : - 9 * r13 ^ 2 * z7 ^ 2 + 9 * r25 ^ 2 = 0).
  {
  numerator_eq N73 E15 (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) (z7 ^ 2).
  assert (Q74 : (- 9) * (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  assert (Q75 : (- 9) * (- r21 ^ 2 * z7 ^ 2 + r25 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  clear - Q74 Q75; lra.
  }
  lra.
  }
  assert (L2 : 0 <= 3 * r13 * r9 * z7 - 3 * r25 * r9).
  {
  replace (3 * r13 * r9 * z7 - 3 * r25 * r9) with ((r9) * (3 * r13 * z7 - 3 * r25)) by ring.
  apply mul_le; [pos |].
  numerator_eq N77 E15 (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) (z7 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r13 * z7 + 3 * r25) by lra.
  pose proof (mul_lt _ _ F26 Neg0) as T113.
  pose proof (mul_lt _ _ (mul_lt _ _ H4 F14) Neg0) as T116.
  assert (Q117 : (- 3) * (r13 ^ 2 * z7 ^ 2 - r21 ^ 2 * z7 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  assert (Q118 : (- 3) * (- r21 ^ 2 * z7 ^ 2 + r25 ^ 2 - z4) = 0) by (apply mul_zero; lra).
  clear - Neg T113 T116 Q117 Q118; lra.
  }
  lra.
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
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  fraction_le (l6) (1).
  numerator_le N8 F5 (l6 * z2 - z2 + 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T15.
  clear - Neg P9 N8 T15; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_ceiling_corrected : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 4 * IZR T -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 8 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bandit_ceiling_corrected__lemma_1 K shown) as K0.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I3 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I4 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z5 (IZR D).
  call z6 (IZR K).
  call z7 (IZR N).
  call z8 (IZR T).
  call z9 (IZR b).
  assert (S10 : 0 < z6) by pos.
  pose proof (ln_tangent _ S10) as F11.
  pose proof (ln_below _ S10) as F12.
  remember (ln z6) as l13 eqn:E14 in *.
  assert (S15 : 0 < z5 + z7 * z9 ^ 2) by pos.
  root r16 F17 E18 (z5 + z7 * z9 ^ 2).
  assert (S20 : 0 <= l13) by pos.
  root_0 r21 F22 E23 l13.
  rewrite E23 in *.
  assert (S24 : 0 < z6) by pos.
  root r25 F26 E27 z6.
  subst z6.
  assert (S28 : 0 < z7) by pos.
  root r29 F30 E31 z7.
  subst z7.
  assert (S33 : 0 <= z5) by pos.
  root_0 r34 F35 E36 z5.
  subst z5.
  assert (S37 : 0 < z8) by pos.
  root r38 F39 E40 z8.
  subst z8.
  assert (S41 : 0 < z9) by pos.
  root r42 F43 E44 z9.
  subst z9.
  fraction_le (- 3 * r16 * r21 + 3 * r21 * r34 + 6 * r21 * r38 * r42 - 4 * r25 * r29 * r42 ^ 2 + 8 * r25 * r38 * r42) (1).
  assert (R47 : 0 <= r29 * r42 ^ 2 + r34 - r16).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V100 : 0 <= 2 * r29 * r34 * r42 ^ 2) by pos.
  assert (V0 : - r16 ^ 2 + r29 ^ 2 * r42 ^ 4 + r34 ^ 2 = 0).
  {
  numerator_le N101 F12 (r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) (r25 ^ 2).
  assert (Q102 : (1) * (r16 ^ 2 - r29 ^ 2 * r42 ^ 4 - r34 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q102; lra.
  }
  lra.
  }
  assert (R82 : 0 <= 2 * r38 - (r29 * r42)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V109 : 0 <= - r29 ^ 2 * r42 ^ 2 + 4 * r38 ^ 2) by lra.
  numerator_le N104 F12 (r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) (r25 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r29 ^ 2 * r42 ^ 2 - 4 * r38 ^ 2) by lra.
  assert (P105 : 0 <= - r29 ^ 2 * r42 ^ 2 + 4 * r38 ^ 2) by (pose proof H5; lra).
  clear - Neg P105 Neg0; lra.
  }
  numerator_le N88 F12 (r21 ^ 2 * r25 ^ 2 - r25 ^ 2 + 1) (r25 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r16 * r21 - 3 * r21 * r34 - 6 * r21 * r38 * r42 + 4 * r25 * r29 * r42 ^ 2 - 8 * r25 * r38 * r42) by lra.
  assert (P89 : 0 <= - r16 + r29 * r42 ^ 2 + r34) by (pose proof R47; lra).
  pose proof (mul_le _ _ P89 F22) as T91.
  assert (P92 : 0 <= - r29 * r42 + 2 * r38) by (pose proof R82; lra).
  pose proof (mul_le _ _ (mul_le _ _ P92 (Rlt_le _ _ F26)) (Rlt_le _ _ F43)) as T95.
  pose proof (mul_le _ _ (mul_le _ _ P92 F22) (Rlt_le _ _ F43)) as T96.
  clear - Neg T91 T95 T96 Neg0; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_ceiling_count : forall (T : Z) (b : Z), 0 < IZR T -> 0 < IZR b -> IZR b <= 4 * IZR T -> IZR b * IZR (Zceil (IZR T / IZR b)) <= 4 * IZR T.
Proof.
  intros T b H0 H1 H2.
  enough (W : IZR b * IZR (Zceil (IZR T / IZR b)) < 4 * IZR T + 1) by (pose proof (within (b * (Zceil (IZR T / IZR b)%R))%Z (4 * T)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  next_integer I1 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I2 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z3 (IZR T).
  call z4 (IZR b).
  pose proof (ceil_ge (z3 / z4)) as F5.
  pose proof (ceil_lt (z3 / z4)) as F6.
  pose proof (one_or_more (Zceil (z3 / z4)%R)%Z) as M7.
  call f8 (IZR (Zceil (z3 / z4))).
  destruct M7 as [L10 | L10].
  {
  fraction_lt (- f8 * z4 + 4 * z3 + 1) (1).
  numerator_le N11 F5 (f8 * z4 - z3) (z4).
  numerator_lt N12 F6 (- f8 * z4 + z3 + z4) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f8 * z4 - 4 * z3 - 1) by lra.
  assert (P15 : 0 <= 4 * z3 - z4) by (pose proof H2; lra).
  assert (P18 : 0 <= 1 - f8) by (pose proof L10; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P18) as T19.
  clear - Neg Neg0 P15 T19; lra.
  }
  {
  fraction_lt (- f8 * z4 + 4 * z3 + 1) (1).
  numerator_le N20 F5 (f8 * z4 - z3) (z4).
  numerator_lt N21 F6 (- f8 * z4 + z3 + z4) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f8 * z4 - 4 * z3 - 1) by lra.
  assert (P29 : 0 <= f8 - 2) by (pose proof L10; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P29) as T30.
  clear - Neg Neg0 H0 N21 T30; lra.
  }
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_ceiling_short_batches : forall (T : Z) (b : Z), 0 < IZR T -> 0 < IZR b -> IZR b <= IZR T -> IZR b * IZR (Zceil (IZR T / IZR b)) <= 2 * IZR T.
Proof.
  intros T b H0 H1 H2.
  enough (W : IZR b * IZR (Zceil (IZR T / IZR b)) < 2 * IZR T + 1) by (pose proof (within (b * (Zceil (IZR T / IZR b)%R))%Z (2 * T)%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  next_integer I1 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I2 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z3 (IZR T).
  call z4 (IZR b).
  pose proof (ceil_ge (z3 / z4)) as F5.
  pose proof (ceil_lt (z3 / z4)) as F6.
  pose proof (one_or_more (Zceil (z3 / z4)%R)%Z) as M7.
  call f8 (IZR (Zceil (z3 / z4))).
  destruct M7 as [L10 | L10].
  {
  fraction_lt (- f8 * z4 + 2 * z3 + 1) (1).
  numerator_le N11 F5 (f8 * z4 - z3) (z4).
  numerator_lt N12 F6 (- f8 * z4 + z3 + z4) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f8 * z4 - 2 * z3 - 1) by lra.
  assert (P15 : 0 <= z3 - z4) by (pose proof H2; lra).
  clear - Neg Neg0 P15 N12; lra.
  }
  {
  fraction_lt (- f8 * z4 + 2 * z3 + 1) (1).
  numerator_le N19 F5 (f8 * z4 - z3) (z4).
  numerator_lt N20 F6 (- f8 * z4 + z3 + z4) (z4).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f8 * z4 - 2 * z3 - 1) by lra.
  assert (P26 : 0 <= f8 - 2) by (pose proof L10; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P26) as T27.
  clear - Neg Neg0 N20 T27; lra.
  }
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_last__lemma_1 : forall (K : Z), 0 < IZR K -> ln (IZR K) >= 0.
Proof.
  intros K H0.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  fraction_le (l6) (1).
  numerator_le N8 F5 (l6 * z2 - z2 + 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T15.
  clear - Neg P9 N8 T15; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_last__lemma_2 : forall (K : Z), 0 < IZR K -> ln (IZR K) <= IZR K.
Proof.
  intros K H0.
  pose proof (thm_batch_bandit_fullinfo_bandit_last__lemma_1 K shown) as K0.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  fraction_le (- l6 + z2) (1).
  numerator_le N8 F5 (l6 * z2 - z2 + 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l6 - z2) by lra.
  assert (P9 : 0 <= - l6 + z2 - 1) by (pose proof F4; lra).
  clear - Neg P9 Neg0; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bandit_last : forall (D : Z) (K : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR T -> 0 < IZR b -> 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 8 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 14 * sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b).
Proof.
  intros D K T b H0 H1 H2 H3.
  pose proof (thm_batch_bandit_fullinfo_bandit_last__lemma_1 K shown) as K0.
  pose proof (thm_batch_bandit_fullinfo_bandit_last__lemma_2 K shown) as K1.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I3 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z4 (IZR D).
  call z5 (IZR K).
  call z6 (IZR T).
  call z7 (IZR b).
  assert (S8 : 0 < z5) by pos.
  pose proof (ln_tangent _ S8) as F9.
  pose proof (ln_below _ S8) as F10.
  remember (ln z5) as l11 eqn:E12 in *.
  assert (S14 : 0 <= z4) by pos.
  root_0 r15 F16 E17 z4.
  subst z4.
  assert (S19 : 0 <= l11) by pos.
  root_0 r20 F21 E22 l11.
  rewrite E22 in *.
  assert (S23 : 0 < z6) by pos.
  root r24 F25 E26 z6.
  subst z6.
  assert (S27 : 0 < z7) by pos.
  root r28 F29 E30 z7.
  subst z7.
  assert (S31 : 0 < z5) by pos.
  root r32 F33 E34 z5.
  subst z5.
  fraction_le (- 6 * r20 * r24 * r28 + 6 * r24 * r28 * r32) (1).
  enough (V36 : 0 <= (r24 * r28) * (- 6 * r20 + 6 * r32)) by lra.
  apply mul_le; [pos |].
  numerator_le N37 F10 (r20 ^ 2 * r32 ^ 2 - r32 ^ 2 + 1) (r32 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 6 * r20 - 6 * r32) by lra.
  assert (P38 : 0 <= - r20 ^ 2 + r32 ^ 2 - 1) by (pose proof F9; lra).
  pose proof (mul_le _ _ P38 (Rlt_le _ _ F33)) as T40.
  pose proof (mul_le _ _ (mul_le _ _ F21 (Rlt_le _ _ F33)) (Rlt_le _ _ Neg0)) as T44.
  pose proof (mul_lt _ _ (mul_lt _ _ F33 F33) Neg0) as T45.
  clear - Neg T40 F33 T44 T45; lra.
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
  fraction_lt (m) (1).
  pos.
  }
  assert (G1 : sqrt S_ <= sqrt m + (S_ - m) / (2 * sqrt m)).
  {
  assert (S1 : 0 <= S_) by pos.
  root_0 r2 F3 E4 S_.
  subst S_.
  assert (S5 : 0 < m) by pos.
  root r6 F7 E8 m.
  subst m.
  fraction_le (r2 ^ 2 / 2 - r2 * r6 + r6 ^ 2 / 2) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by lra.
  pose proof (square (- r2 + r6)) as T11.
  clear - Neg Neg0 T11; lra.
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
  next_integer I1 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I2 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z3 (IZR D).
  call z4 (IZR N).
  call z5 (IZR b).
  assert (S6 : 0 < Lambda) by pos.
  root r7 F8 E9 Lambda.
  subst Lambda.
  assert (S10 : 0 < z3 / z5 ^ 2 + 2 * z4) by pos.
  root r11 F12 E13 (z3 / z5 ^ 2 + 2 * z4).
  fraction_le (- R_ + 3 * r11 * r7 * z5) (1).
  numerator_eq N14 E13 (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) (z5 ^ 2).
  numerator_le N15 H4 (- R_ + 3 * r11 * r7 * z5) (z5).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 3 * r11 * r7 * z5) by lra.
  clear - Neg Neg0 N15; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_full_inside : forall (D : Z) (Lambda : R) (N : Z) (b : Z), 0 <= IZR D -> 0 < Lambda -> 0 < IZR N -> 0 < IZR b -> 3 * IZR b * sqrt Lambda * sqrt (IZR D / (IZR b) ^ 2 + 2 * IZR N) = 3 * sqrt Lambda * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2).
Proof.
  intros D Lambda N b H0 H1 H2 H3.
  next_integer I1 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I2 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z3 (IZR D).
  call z4 (IZR N).
  call z5 (IZR b).
  assert (S6 : 0 < Lambda) by pos.
  root r7 F8 E9 Lambda.
  subst Lambda.
  assert (S10 : 0 < z3 / z5 ^ 2 + 2 * z4) by pos.
  root r11 F12 E13 (z3 / z5 ^ 2 + 2 * z4).
  assert (S14 : 0 < z3 + 2 * z4 * z5 ^ 2) by pos.
  root r15 F16 E17 (z3 + 2 * z4 * z5 ^ 2).
  fraction_eq (- 3 * r11 * r7 * z5 + 3 * r15 * r7) (1).
  assert (L1 : 0 <= - 3 * r11 * r7 * z5 + 3 * r15 * r7).
  {
  replace (- 3 * r11 * r7 * z5 + 3 * r15 * r7) with ((r7) * (- 3 * r11 * z5 + 3 * r15)) by ring.
  apply mul_le; [pos |].
  replace (- 3 * r11 * z5 + 3 * r15) with ((3 * r15) - (3 * r11 * z5)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V34 : 0 <= 0) by pos.
  assert (V0 : - 9 * r11 ^ 2 * z5 ^ 2 + 9 * r15 ^ 2 = 0).
  {
  numerator_eq N35 E13 (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) (z5 ^ 2).
  assert (Q36 : (- 9) * (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q37 : (- 18) * (r15 ^ 2 - z3 - 2 * z4 * z5 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q36 Q37; lra.
  }
  lra.
  }
  assert (L2 : 0 <= 3 * r11 * r7 * z5 - 3 * r15 * r7).
  {
  replace (3 * r11 * r7 * z5 - 3 * r15 * r7) with ((r7) * (3 * r11 * z5 - 3 * r15)) by ring.
  apply mul_le; [pos |].
  replace (3 * r11 * z5 - 3 * r15) with ((3 * r11 * z5) - (3 * r15)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V53 : 0 <= 0) by pos.
  assert (V0 : 9 * r11 ^ 2 * z5 ^ 2 - 9 * r15 ^ 2 = 0).
  {
  numerator_eq N54 E13 (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) (z5 ^ 2).
  assert (Q55 : (9) * (r11 ^ 2 * z5 ^ 2 - z3 - 2 * z4 * z5 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q56 : (18) * (r15 ^ 2 - z3 - 2 * z4 * z5 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q55 Q56; lra.
  }
  lra.
  }
  lra.
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
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  fraction_le (l6) (1).
  numerator_le N8 F5 (l6 * z2 - z2 + 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T15.
  clear - Neg P9 N8 T15; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_full_last_corrected : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 8 * IZR T -> 3 * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 12 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_full_last_corrected__lemma_1 K shown) as K0.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I3 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I4 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z5 (IZR D).
  call z6 (IZR K).
  call z7 (IZR N).
  call z8 (IZR T).
  call z9 (IZR b).
  assert (S10 : 0 < z6) by pos.
  pose proof (ln_tangent _ S10) as F11.
  pose proof (ln_below _ S10) as F12.
  remember (ln z6) as l13 eqn:E14 in *.
  assert (S15 : 0 < z5 + 2 * z7 * z9 ^ 2) by pos.
  root r16 F17 E18 (z5 + 2 * z7 * z9 ^ 2).
  assert (S20 : 0 <= l13) by pos.
  root_0 r21 F22 E23 l13.
  rewrite E23 in *.
  assert (S25 : 0 <= z5) by pos.
  root_0 r26 F27 E28 z5.
  subst z5.
  assert (S29 : 0 < z8) by pos.
  root r30 F31 E32 z8.
  subst z8.
  assert (S33 : 0 < z9) by pos.
  root r34 F35 E36 z9.
  subst z9.
  fraction_le (- 3 * r16 * r21 + 3 * r21 * r26 + 12 * r21 * r30 * r34) (1).
  enough (V38 : 0 <= (r21) * (- 3 * r16 + 3 * r26 + 12 * r30 * r34)) by lra.
  apply mul_le; [pos |].
  assert (R48 : 0 <= r16 - r26).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V103 : 0 <= 2 * z7 * r34 ^ 4) by pos.
  assert (V0 : r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4 = 0).
  {
  numerator_le N104 F12 (z6 * r21 ^ 2 - z6 + 1) (z6).
  assert (Q105 : (- 1) * (r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4) = 0) by (apply mul_zero; lra).
  clear - Q105; lra.
  }
  lra.
  }
  numerator_le N130 F12 (z6 * r21 ^ 2 - z6 + 1) (z6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r16 - 3 * r26 - 12 * r30 * r34) by lra.
  assert (P131 : 0 <= 8 * r30 ^ 2 - z7 * r34 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P131 (Rlt_le _ _ F35)) (Rlt_le _ _ F35)) as T133.
  pose proof (mul_le _ _ (mul_le _ _ F27 (Rlt_le _ _ F31)) (Rlt_le _ _ F35)) as T136.
  pose proof (mul_le _ _ R48 F27) as T138.
  assert (Q139 : (- 1) * (r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F17 Neg0) as T142.
  pose proof (mul_lt _ _ (mul_lt _ _ F31 F35) Neg0) as T143.
  clear - Neg T133 T136 T138 Q139 T142 T143; lra.
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
  assert (B : sqrt (IZR D + IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + (3 / 2) * sqrt (IZR T) * sqrt (IZR b)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; assert (0 <= IZR T * IZR b) by pos; lra).
  assert (B2 : sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + (3 / 2) * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)) by (apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra).
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
  assert (K1 : 8 / 10 <= sqrt (ln (IZR K))) by (apply Rle_trans with (sqrt (ln 2)); [interval | apply sqrt_le_1_alt, ln_le; lra]).
  assert (0 <= sqrt (IZR D) * sqrt (ln (IZR K))) by (apply Rmult_le_pos; apply sqrt_pos).
  assert (0 <= (sqrt (ln (IZR K)) - 8 / 10) * (sqrt (IZR T) * sqrt (IZR b))) by (apply Rmult_le_pos; [lra | pos]).
  assert (0 <= sqrt (IZR T) * sqrt (IZR b)) by pos.
  lra.
  }
  assert (HN : IZR N * IZR b <= 2 * IZR T) by lra.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (U : 2 * IZR N * (IZR b) ^ 2 <= 4 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + 2 * sqrt (IZR T) * sqrt (IZR b)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
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
  assert (B : sqrt (IZR D + IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
  assert (B2 : sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)) by (apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra).
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
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  fraction_le (l6) (1).
  numerator_le N8 F5 (l6 * z2 - z2 + 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T15.
  clear - Neg P9 N8 T15; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2__lemma_2 : forall (N : Z) (T : Z) (b : Z), 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> IZR N * IZR b * (IZR b / 2 - 1 / 2) <= IZR T * IZR b.
Proof.
  intros N T b H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2 : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= sqrt (IZR D) * sqrt (ln (IZR K)) + sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_1 K N T b shown shown shown shown shown) as K0.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2__lemma_1 K shown) as K1.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2__lemma_2 N T b shown shown shown shown) as K2.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I3 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I4 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z5 (IZR D).
  call z6 (IZR K).
  call z7 (IZR N).
  call z8 (IZR T).
  call z9 (IZR b).
  assert (S10 : 0 < z6) by pos.
  root r11 F12 E13 z6.
  subst z6.
  assert (S14 : 0 < z7) by pos.
  root r15 F16 E17 z7.
  subst z7.
  assert (S18 : 0 < 2) by pos.
  root r19 F20 E21 2.
  assert (S22 : 0 < z8) by pos.
  root r23 F24 E25 z8.
  subst z8.
  assert (S26 : 0 < z9) by pos.
  root r27 F28 E29 z9.
  subst z9.
  assert (S30 : 0 < r11 ^ 2) by pos.
  pose proof (ln_tangent _ S30) as F31.
  pose proof (ln_below _ S30) as F32.
  remember (ln (r11 ^ 2)) as l33 eqn:E34 in *.
  assert (S45 : 0 <= r15 ^ 2 * r27 ^ 2 * (r27 ^ 2 / 2 - 1 / 2) + z5).
  {
  numerator_le N36 F32 (l33 * r11 ^ 2 - r11 ^ 2 + 1) (r11 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r15 ^ 2 * r27 ^ 4 / 2 + r15 ^ 2 * r27 ^ 2 / 2 - z5) by lra.
  assert (P39 : 0 <= r27 ^ 2 - 1) by (pose proof I4; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P39 (Rlt_le _ _ F16)) (Rlt_le _ _ F16)) (Rlt_le _ _ F28)) (Rlt_le _ _ F28)) as T42.
  clear - Neg H0 T42 Neg0; lra.
  }
  root_0 r46 F47 E48 (z5 + (r15 ^ 2) * (r27 ^ 2) * ((r27 ^ 2) / 2 - 1 / 2)).
  assert (S50 : 0 <= l33) by pos.
  root_0 r51 F52 E53 l33.
  rewrite E53 in *.
  assert (S55 : 0 <= z5) by pos.
  root_0 r56 F57 E58 z5.
  subst z5.
  fraction_le (r23 * r27 * r51 - r46 * r51 + r51 * r56) (1).
  enough (V60 : 0 <= (r51) * (r23 * r27 - r46 + r56)) by lra.
  apply mul_le; [pos |].
  enough (V158 : 0 <= (r23 * r27 + r56) - (r46)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V159 : 0 <= - r15 ^ 2 * r27 ^ 4 / 2 + r15 ^ 2 * r27 ^ 2 / 2 + r23 ^ 2 * r27 ^ 2 + 2 * r23 * r27 * r56).
  {
  enough (V146 : 0 <= (r27) * (- r15 ^ 2 * r27 ^ 3 / 2 + r27 * r15 ^ 2 / 2 + r27 * r23 ^ 2 + 2 * r23 * r56)) by lra.
  apply mul_le; [pos |].
  numerator_le N147 F32 (r11 ^ 2 * r51 ^ 2 - r11 ^ 2 + 1) (r11 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r15 ^ 2 * r27 ^ 3 / 2 - r27 * r15 ^ 2 / 2 - r27 * r23 ^ 2 - 2 * r23 * r56) by lra.
  assert (P148 : 0 < r15 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P148 F28) as T150.
  assert (P151 : 0 <= - r15 ^ 2 * r27 ^ 2 + 2 * r23 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ P151 (Rlt_le _ _ F28)) as T152.
  pose proof (mul_le _ _ (Rlt_le _ _ F24) F57) as T155.
  clear - Neg T150 T152 T155 Neg0; lra.
  }
  assert (V0 : r15 ^ 2 * r27 ^ 4 / 2 - r15 ^ 2 * r27 ^ 2 / 2 - r46 ^ 2 + r56 ^ 2 = 0).
  {
  numerator_le N160 F32 (r11 ^ 2 * r51 ^ 2 - r11 ^ 2 + 1) (r11 ^ 2).
  assert (Q161 : (1) * (- r15 ^ 2 * r27 ^ 4 / 2 + r15 ^ 2 * r27 ^ 2 / 2 + r46 ^ 2 - r56 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q161; lra.
  }
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_1 : forall (K : Z), 0 < IZR K -> ln (IZR K) >= 0.
Proof.
  intros K H0.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  fraction_le (l6) (1).
  numerator_le N8 F5 (l6 * z2 - z2 + 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T15.
  clear - Neg P9 N8 T15; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_2 : forall (K : Z), 0 < IZR K -> ln (IZR K) <= IZR K.
Proof.
  intros K H0.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_1 K shown) as K0.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  fraction_le (- l6 + z2) (1).
  numerator_le N8 F5 (l6 * z2 - z2 + 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l6 - z2) by lra.
  assert (P9 : 0 <= - l6 + z2 - 1) by (pose proof F4; lra).
  clear - Neg P9 Neg0; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3 : forall (K : Z) (T : Z) (b : Z), 0 < IZR K -> 0 < IZR T -> 0 < IZR b -> sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)) <= sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b).
Proof.
  intros K T b H0 H1 H2.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_1 K shown) as K2.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3__lemma_2 K shown) as K3.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I3 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z4 (IZR K).
  call z5 (IZR T).
  call z6 (IZR b).
  assert (S7 : 0 < z4) by pos.
  pose proof (ln_tangent _ S7) as F8.
  pose proof (ln_below _ S7) as F9.
  remember (ln z4) as l10 eqn:E11 in *.
  assert (S12 : 0 < z5) by pos.
  root r13 F14 E15 z5.
  subst z5.
  assert (S16 : 0 < z6) by pos.
  root r17 F18 E19 z6.
  subst z6.
  assert (S21 : 0 <= l10) by pos.
  root_0 r22 F23 E24 l10.
  rewrite E24 in *.
  assert (S25 : 0 < z4) by pos.
  root r26 F27 E28 z4.
  subst z4.
  fraction_le (- r13 * r17 * r22 + r13 * r17 * r26) (1).
  enough (V30 : 0 <= (r13 * r17) * (- r22 + r26)) by lra.
  apply mul_le; [pos |].
  numerator_le N31 F9 (r22 ^ 2 * r26 ^ 2 - r26 ^ 2 + 1) (r26 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r22 - r26) by lra.
  assert (P32 : 0 <= - r22 ^ 2 + r26 ^ 2 - 1) by (pose proof F8; lra).
  pose proof (mul_le _ _ P32 (Rlt_le _ _ F27)) as T34.
  pose proof (mul_le _ _ (mul_le _ _ F23 (Rlt_le _ _ F27)) (Rlt_le _ _ Neg0)) as T38.
  pose proof (mul_lt _ _ (mul_lt _ _ F27 F27) Neg0) as T39.
  clear - Neg T34 F27 T38 T39; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3 : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 4 * IZR b * sqrt (IZR K) * sqrt (IZR N) + 3 * sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR b) * (3 + 4 * sqrt 2).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_1 K N T b shown shown shown shown shown) as K0.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_2 D K N T b shown shown shown shown shown shown) as K1.
  pose proof (thm_batch_bandit_fullinfo_bound_bandit_sharp_Lemma_D_3__lemma_3 K T b shown shown shown) as K2.
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
  assert (B : sqrt (IZR D + IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
  assert (B2 : sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)) by (apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra).
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
  assert (B : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) <= sqrt (IZR D) + 1 * sqrt (IZR T) * sqrt (IZR b)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
  assert (B2 : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + 1 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)) by (apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra).
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
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln z2) as l6 eqn:E7 in *.
  apply Rle_ge.
  fraction_le (l6) (1).
  numerator_le N8 F5 (l6 * z2 - z2 + 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l6) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T15.
  clear - Neg P9 N8 T15; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1__lemma_2 : forall (N : Z) (T : Z) (b : Z), 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 2 * IZR N * (IZR b) ^ 2 <= 4 * IZR T * IZR b.
Proof.
  intros N T b H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1 : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= sqrt (IZR D) * sqrt (ln (IZR K)) + 2 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1__lemma_1 K shown) as K0.
  pose proof (thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1__lemma_2 N T b shown shown shown shown) as K1.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  next_integer I2 (0)%Z (N)%Z (0 + 1 <= IZR N).
  next_integer I3 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I4 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z5 (IZR D).
  call z6 (IZR K).
  call z7 (IZR N).
  call z8 (IZR T).
  call z9 (IZR b).
  assert (S10 : 0 < z6) by pos.
  pose proof (ln_tangent _ S10) as F11.
  pose proof (ln_below _ S10) as F12.
  remember (ln z6) as l13 eqn:E14 in *.
  assert (S15 : 0 < z5 + 2 * z7 * z9 ^ 2) by pos.
  root r16 F17 E18 (z5 + 2 * z7 * z9 ^ 2).
  assert (S20 : 0 <= l13) by pos.
  root_0 r21 F22 E23 l13.
  rewrite E23 in *.
  assert (S25 : 0 <= z5) by pos.
  root_0 r26 F27 E28 z5.
  subst z5.
  assert (S29 : 0 < z8) by pos.
  root r30 F31 E32 z8.
  subst z8.
  assert (S33 : 0 < z9) by pos.
  root r34 F35 E36 z9.
  subst z9.
  fraction_le (- r16 * r21 + r21 * r26 + 2 * r21 * r30 * r34) (1).
  enough (V38 : 0 <= (r21) * (- r16 + r26 + 2 * r30 * r34)) by lra.
  apply mul_le; [pos |].
  assert (R54 : 0 <= r16 - r26).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V116 : 0 <= 2 * z7 * r34 ^ 4) by pos.
  assert (V0 : r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4 = 0).
  {
  numerator_le N117 F12 (z6 * r21 ^ 2 - z6 + 1) (z6).
  assert (Q118 : (- 1) * (r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4) = 0) by (apply mul_zero; lra).
  clear - Q118; lra.
  }
  lra.
  }
  numerator_le N123 F12 (z6 * r21 ^ 2 - z6 + 1) (z6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r16 - r26 - 2 * r30 * r34) by lra.
  assert (P124 : 0 <= 2 * r30 ^ 2 - z7 * r34 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P124 (Rlt_le _ _ F35)) (Rlt_le _ _ F35)) as T126.
  pose proof (mul_le _ _ (mul_le _ _ F27 (Rlt_le _ _ F31)) (Rlt_le _ _ F35)) as T129.
  pose proof (mul_le _ _ R54 F27) as T131.
  assert (Q132 : (- 1) * (r16 ^ 2 - r26 ^ 2 - 2 * z7 * r34 ^ 4) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F31 F35) Neg0) as T134.
  pose proof (mul_lt _ _ F17 Neg0) as T136.
  clear - Neg T126 T129 T131 Q132 T134 T136; lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 3 * sqrt (IZR D + 2 * IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 6 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  pose proof (thm_batch_bandit_fullinfo_bound_full_information_Lemma_D_3_as_printed__lemma_1 D K N T b shown shown shown shown shown shown) as K0.
  repeat split; by_logs.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_sharp_Lemma_D_3 : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 3 * sqrt (IZR D + IZR N * IZR b * (3 * IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 3 * sqrt 3 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (U : IZR N * IZR b * (3 * IZR b / 2 - 1 / 2) <= 3 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * IZR b * (3 * IZR b / 2 - 1 / 2)) <= sqrt (IZR D) + sqrt 3 * sqrt (IZR T) * sqrt (IZR b)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
  assert (B2 : sqrt (IZR D + IZR N * IZR b * (3 * IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + sqrt 3 * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_batch_bandit_fullinfo_bound_full_information_half_of_the_first_sum : forall (D : Z) (K : Z) (N : Z) (T : Z) (b : Z), 0 <= IZR D -> 0 < IZR K -> 0 < IZR N -> 0 < IZR T -> 0 < IZR b -> IZR N * IZR b <= 2 * IZR T -> 3 * sqrt (IZR D + IZR N * (IZR b) ^ 2) * sqrt (ln (IZR K)) <= 3 * sqrt (IZR D) * sqrt (ln (IZR K)) + 3 * sqrt 2 * sqrt (IZR T) * sqrt (IZR b) * sqrt (ln (IZR K)).
Proof.
  intros D K N T b H0 H1 H2 H3 H4 H5.
  assert (L0 : 0 <= ln (IZR K)) by (apply ln_integer_nonneg; in_z).
  pose proof (sqrt_pos (ln (IZR K))) as PL; pose proof (sqrt_lt_R0 (IZR K) ltac:(lra)) as PK; pose proof (sqrt_lt_R0 (IZR T) ltac:(lra)) as PT; pose proof (sqrt_lt_R0 (IZR b) ltac:(lra)) as PB.
  assert (U : IZR N * (IZR b) ^ 2 <= 2 * (IZR T * IZR b)) by nra.
  assert (B : sqrt (IZR D + IZR N * (IZR b) ^ 2) <= sqrt (IZR D) + sqrt 2 * sqrt (IZR T) * sqrt (IZR b)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
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
  assert (B : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) <= sqrt (IZR D) + (sqrt 2 / 2) * sqrt (IZR T) * sqrt (IZR b)) by (apply sqrt_add_le; [lra | pos |]; replace ((sqrt 2 / 2 * sqrt (IZR T) * sqrt (IZR b)) ^ 2) with (sqrt 2 ^ 2 * sqrt (IZR T) ^ 2 * sqrt (IZR b) ^ 2 / 4) by (field; lra); rewrite !pow2_sqrt by lra; lra).
  assert (B2 : sqrt (IZR D + IZR N * IZR b * (IZR b / 2 - 1 / 2)) * sqrt (ln (IZR K)) <= (sqrt (IZR D) + (sqrt 2 / 2) * sqrt (IZR T) * sqrt (IZR b)) * sqrt (ln (IZR K))) by (apply Rmult_le_compat_r; lra).
  assert (L1 : sqrt (ln (IZR K)) <= 6052 / 10000 * sqrt (IZR K)) by (apply sqrt_le_of; [lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; pose proof (ln_integer_le K ltac:(in_z)); lra).
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
