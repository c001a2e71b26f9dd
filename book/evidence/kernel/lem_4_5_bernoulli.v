(* lem_4_5_bernoulli: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma lem_overflow_non_preemptive_mean_substitute_as_written : forall (I_ : Z) (c : R) (d : R) (g : Z), 0 <= IZR I_ -> 0 < c -> 0 <= d -> 0 <= IZR g -> IZR I_ <= 1 -> IZR I_ * (d - IZR g) >= 0 -> IZR I_ * Rmin 1 (c / (d + 1)) <= Rmin 1 (c / (IZR g + 1)).
Proof.
  intros I_ c d g H0 H1 H2 H3 H4 H5.
  call z1 (IZR I_).
  call z2 (IZR g).
  pose proof (Rmin_or (1) (c / (d + 1))) as M3.
  call m4 (Rmin (1) (c / (d + 1))).
  pose proof (Rmin_or (1) (c / (z2 + 1))) as M5.
  call m6 (Rmin (1) (c / (z2 + 1))).
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  destruct M5 as [[E9 L10] | [E9 L10]]; subst m6.
  {
  fraction_le (1 - z1) (1).
  numerator_le N11 L8 (c - d - 1) (d + 1).
  numerator_le N12 L10 (c - z2 - 1) (z2 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < z1 - 1) by lra.
  assert (P15 : 0 <= 1 - z1) by (pose proof H4; lra).
  clear - Neg Neg0 P15; lra.
  }
  {
  fraction_le (c - z1 * z2 - z1) (z2 + 1).
  numerator_le N17 L8 (c - d - 1) (d + 1).
  numerator_le N18 L10 (- c + z2 + 1) (z2 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + z1 * z2 + z1) by lra.
  assert (P21 : 0 <= d * z1 - z1 * z2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ H0 N17) as T25.
  assert (P27 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P27) as T28.
  clear - Neg Neg0 P21 T25 T28; lra.
  }
  }
  {
  destruct M5 as [[E29 L30] | [E29 L30]]; subst m6.
  {
  fraction_le (- c * z1 + d + 1) (d + 1).
  numerator_le N31 L8 (- c + d + 1) (d + 1).
  numerator_le N32 L30 (c - z2 - 1) (z2 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c * z1 - d - 1) by lra.
  assert (P38 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P38) as T39.
  clear - Neg Neg0 N31 T39; lra.
  }
  {
  fraction_le (c * d - c * z1 * z2 - c * z1 + c) ((d + 1) * (z2 + 1)).
  replace (c * d - c * z1 * z2 - c * z1 + c) with ((c) * (d - z1 * z2 - z1 + 1)) by ring.
  apply mul_le; [pos |].
  numerator_le N42 L8 (- c + d + 1) (d + 1).
  numerator_le N43 L30 (- c + z2 + 1) (z2 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + z1 * z2 + z1 - 1) by lra.
  assert (P46 : 0 <= 1 - z1) by (pose proof H4; lra).
  assert (P48 : 0 <= d * z1 - z1 * z2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ H2 P46) as T51.
  clear - Neg Neg0 P46 P48 T51; lra.
  }
  }
Qed.

Lemma lem_overflow_non_preemptive_mean_bound_term : forall (C : R) (chernoff : R) (g : Z) (nu : R), 0 < C -> 0 < chernoff -> 0 <= IZR g -> 0 < nu -> Rmin 1 (C / (nu * (IZR g + 1) * (chernoff + 1))) <= C / (nu * (IZR g + 1) * (chernoff + 1)).
Proof.
  intros C chernoff g nu H0 H1 H2 H3.
  call z1 (IZR g).
  pose proof (Rmin_or (1) (C / (nu * (z1 + 1) * (chernoff + 1)))) as M2.
  call m3 (Rmin (1) (C / (nu * (z1 + 1) * (chernoff + 1)))).
  destruct M2 as [[E4 L5] | [E4 L5]]; subst m3.
  {
  fraction_le (C - chernoff * nu * z1 - chernoff * nu - nu * z1 - nu) (nu * (chernoff + 1) * (z1 + 1)).
  numerator_le N6 L5 (C - chernoff * nu * z1 - chernoff * nu - nu * z1 - nu) (nu * (chernoff + 1) * (z1 + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + chernoff * nu * z1 + chernoff * nu + nu * z1 + nu) by lra.
  clear - Neg Neg0 N6; lra.
  }
  {
  fraction_le (0) (1).
  pos.
  }
Qed.

Lemma lem_overflow_non_preemptive_mean_bound : forall (C : R) (N : R) (chernoff : R), 0 < C -> 0 <= N -> 0 < chernoff -> N <= 1 -> N * C / (chernoff + 1) <= C / (chernoff + 1).
Proof.
  intros C N chernoff H0 H1 H2 H3.
  fraction_le (- C * N + C) (chernoff + 1).
  enough (V1 : 0 <= (C) * (1 - N)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < N - 1) by lra.
  assert (P4 : 0 <= 1 - N) by (pose proof H3; lra).
  clear - Neg Neg0 P4; lra.
Qed.

Lemma lem_overflow_non_preemptive_larger_chernoff : forall (C : R) (E : R) (chernoff : R), 0 < C -> 0 < E -> 0 < chernoff -> E <= C / (chernoff + 1) -> C / E - 1 >= chernoff.
Proof.
  intros C E chernoff H0 H1 H2 H3.
  apply Rle_ge.
  fraction_le (C - E * chernoff - E) (E).
  numerator_le N1 H3 (C - E * chernoff - E) (chernoff + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + E * chernoff + E) by lra.
  clear - Neg Neg0 N1; lra.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_rewrite : forall (C : R) (E : R) (alpha_new : R), 0 < C -> 0 < E -> 0 < alpha_new -> alpha_new = C / E - 1 -> E * (alpha_new + 1) = C.
Proof.
  intros C E alpha_new H0 H1 H2 H3.
  fraction_eq (C - E * alpha_new - E) (1).
  numerator_eq N1 H3 (C - E * alpha_new - E) (E).
  assert (Q2 : (- 1) * (C - E * alpha_new - E) = 0) by (apply mul_zero; lra).
  clear - Q2; lra.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_1_Markov : forall (r : R) (theta : R), 0 < r -> 0 < theta -> 1 <= exp (r * theta).
Proof.
  intros r theta H0 H1.
  pose proof (exp_pos (r * theta)) as F1.
  pose proof (ln_exp (r * theta)) as F2.
  pose proof (exp_tangent (r * theta)) as F3.
  call x4 (exp (r * theta)).
  fraction_le (x4 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - x4) by lra.
  assert (P7 : 0 <= - r * theta + x4 - 1) by (pose proof F3; lra).
  pose proof (mul_lt _ _ H0 H1) as T11.
  clear - Neg Neg0 P7 T11; lra.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_2_coin : forall (p : R) (theta : R), 0 <= p -> 0 < theta -> p * exp theta - p + 1 = p * (exp theta - 1) + 1.
Proof.
  intros p theta H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_overflow_non_preemptive_chernoff_2_tangent : forall (x : R), 0 <= x -> x + 1 <= exp x.
Proof.
  intros x H0.
  pose proof (exp_pos (x)) as F1.
  pose proof (ln_exp (x)) as F2.
  pose proof (exp_tangent (x)) as F3.
  call x4 (exp x).
  fraction_le (- x + x4 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < x - x4 + 1) by lra.
  assert (P7 : 0 <= - x + x4 - 1) by (pose proof F3; lra).
  clear - Neg Neg0 P7; lra.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_3_product : forall (M : R) (e_1 : R) (e_2 : R) (p : R) (y : R), 0 <= M -> 0 < e_1 -> 0 < e_2 -> 0 <= p -> 0 <= y -> p * y + 1 <= e_1 -> M <= e_2 -> M * (p * y + 1) <= e_1 * e_2.
Proof.
  intros M e_1 e_2 p y H0 H1 H2 H3 H4 H5 H6.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_overflow_non_preemptive_chernoff_4_exponent : forall (C : R) (alpha_new : R), 0 < C -> 0 < alpha_new -> C * alpha_new / (alpha_new + 1) - C * ln (alpha_new + 1) = C * (alpha_new / (alpha_new + 1) - ln (alpha_new + 1)).
Proof.
  intros C alpha_new H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_overflow_non_preemptive_chernoff_4_best : forall (C : R) (alpha_new : R) (r : R), 0 < C -> 0 < alpha_new -> 0 < r -> - C * alpha_new / (alpha_new + 1) - C * (r + ln (alpha_new + 1)) + C * ln (alpha_new + 1) + C * ((alpha_new + 1) * exp r - 1) / (alpha_new + 1) = C * (- r + exp r - 1).
Proof.
  intros C alpha_new r H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_overflow_non_preemptive_chernoff_exponent : forall (C : R) (alpha_new : R), 0 < C -> 0 < alpha_new -> rpow (rpow (alpha_new + 1) (- alpha_new - 1) * exp alpha_new) (C / (alpha_new + 1)) = exp (C * (alpha_new / (alpha_new + 1) - ln (alpha_new + 1))).
Proof.
  intros C alpha_new H0 H1.
  rewrite rpow_exp by pos; f_equal; rewrite ln_mult by pos; rewrite ln_exp, ln_rpow by pos; field; lra.
Qed.

Lemma lem_overflow_non_preemptive_exponent_decreasing_two_forms : forall (chernoff : R), 0 < chernoff -> - ln (chernoff + 1) + 1 - 1 / (chernoff + 1) = chernoff / (chernoff + 1) - ln (chernoff + 1).
Proof.
  intros chernoff H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_overflow_non_preemptive_exponent_decreasing : forall (chernoff : R), 0 < chernoff -> - chernoff / (chernoff + 1) ^ 2 < 0.
Proof.
  intros chernoff H0.
  fraction_lt (chernoff) ((chernoff + 1) ^ 2).
  pos.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_a : forall (C : R) (chernoff : R) (x : R), 0 < C -> 0 < chernoff -> 0 <= x -> C * ((chernoff + x) / (chernoff + x + 1) - ln (chernoff + x + 1)) <= C * (chernoff / (chernoff + 1) - ln (chernoff + 1)).
Proof.
  intros C chernoff x H0 H1 H2.
  assert (S1 : 0 < chernoff + x + 1) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (chernoff + x + 1)) as l4 eqn:E5 in *.
  assert (S6 : 0 < chernoff + 1) by pos.
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln (chernoff + 1) - l4 <= ((chernoff + 1) - (chernoff + x + 1)) / (chernoff + x + 1)) as F9.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln (chernoff + 1) <= ((chernoff + x + 1) - (chernoff + 1)) / (chernoff + 1)) as F10.
  remember (ln (chernoff + 1)) as l11 eqn:E12 in *.
  fraction_le (- C * l11 * chernoff ^ 2 + C * l4 * chernoff ^ 2 - C * chernoff * l11 * x - 2 * C * chernoff * l11 + C * chernoff * l4 * x + 2 * C * chernoff * l4 - C * l11 * x - C * l11 + C * l4 * x + C * l4 - C * x) ((chernoff + 1) * (chernoff + x + 1)).
  enough (V17 : 0 <= (C) * (- l11 * chernoff ^ 2 + l4 * chernoff ^ 2 - chernoff * l11 * x - 2 * chernoff * l11 + chernoff * l4 * x + 2 * chernoff * l4 - l11 * x - l11 + l4 * x + l4 - x)) by lra.
  apply mul_le; [pos |].
  numerator_le N18 F3 (chernoff * l4 - chernoff + l4 * x + l4 - x) (chernoff + x + 1).
  numerator_le N19 F8 (chernoff * l11 - chernoff + l11) (chernoff + 1).
  numerator_le N20 F9 (- chernoff * l11 + chernoff * l4 - l11 * x - l11 + l4 * x + l4 - x) (chernoff + x + 1).
  numerator_le N21 F10 (chernoff * l11 - chernoff * l4 + l11 - l4 + x) (chernoff + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l11 * chernoff ^ 2 - l4 * chernoff ^ 2 + chernoff * l11 * x + 2 * chernoff * l11 - chernoff * l4 * x - 2 * chernoff * l4 + l11 * x + l11 - l4 * x - l4 + x) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) H2) as T28.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) N20) as T29.
  clear - Neg Neg0 N20 T28 T29; lra.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b : forall (C : R) (chernoff : R) (delta : R), 0 < C -> 0 < chernoff -> 0 < delta -> - chernoff / (chernoff + 1) + ln (chernoff + 1) >= - ln delta / C -> delta < 1 -> C * (chernoff / (chernoff + 1) - ln (chernoff + 1)) <= ln delta.
Proof.
  intros C chernoff delta H0 H1 H2 H3 H4.
  assert (S1 : 0 < chernoff + 1) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (chernoff + 1)) as l4 eqn:E5 in *.
  assert (S6 : 0 < delta) by pos.
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln delta - l4 <= (delta - (chernoff + 1)) / (chernoff + 1)) as F9.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln delta <= ((chernoff + 1) - delta) / delta) as F10.
  remember (ln delta) as l11 eqn:E12 in *.
  fraction_le (C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) (chernoff + 1).
  numerator_le N13 F3 (chernoff * l4 - chernoff + l4) (chernoff + 1).
  numerator_le N14 F8 (delta * l11 - delta + 1) (delta).
  numerator_le N15 F9 (- chernoff * l11 + chernoff * l4 - chernoff + delta - l11 + l4 - 1) (chernoff + 1).
  numerator_le N16 F10 (chernoff + delta * l11 - delta * l4 - delta + 1) (delta).
  numerator_le N17 (Rge_le _ _ H3) (C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) (C * (chernoff + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * chernoff * l4 + C * chernoff - C * l4 - chernoff * l11 - l11) by lra.
  clear - Neg Neg0 N17; lra.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_alpha_one : forall (L : R) (s : R), 0 < L -> 0 <= s -> (1 / 2 - ln 2) * (L / (- 1 + 2 * ln 2) + s) <= - L / 2.
Proof.
  intros L s H0 H1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (l3 * s - s / 2) (1).
  enough (V5 : 0 <= (s) * (l3 - 1 / 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 / 2 - l3) by lra.
  assert (P8 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  clear - Neg Neg0 P8; lra.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_every_capacity_1 : forall (h : R), 0 < h -> h - (exp (h + 1) - 1) * exp (- h - 1) + 1 = h + exp (- h - 1).
Proof.
  intros h H0.
  assert (E2 : exp (h + 1) = (((exp 1)) * (exp h))) by (by_logarithms).
  call y1 (exp (h + 1)).
  subst y1.
  pose proof (exp_pos (1)) as F3.
  pose proof (ln_exp (1)) as F4.
  pose proof ((ltac:(interval) : 27182817 / 10000000 <= (exp 1))) as F5.
  pose proof ((ltac:(interval) : (exp 1) <= 1359141 / 500000)) as F6.
  call x7 ((exp 1)).
  pose proof (exp_pos (h)) as F8.
  pose proof (ln_exp (h)) as F9.
  pose proof (exp_tangent (h)) as F10.
  call x11 (exp h).
  assert (E13 : exp (- h - 1) = (/ (x7) * / (x11))) by (by_logarithms).
  call y12 (exp (- h - 1)).
  subst y12.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_every_capacity_2 : forall (h : R), 0 < h -> h + exp (- h - 1) >= h.
Proof.
  intros h H0.
  assert (E2 : exp (- h - 1) = (/ ((exp 1)) * / (exp h))) by (by_logarithms).
  call y1 (exp (- h - 1)).
  subst y1.
  pose proof (exp_pos (1)) as F3.
  pose proof (ln_exp (1)) as F4.
  pose proof ((ltac:(interval) : 27182817 / 10000000 <= (exp 1))) as F5.
  pose proof ((ltac:(interval) : (exp 1) <= 1359141 / 500000)) as F6.
  call x7 ((exp 1)).
  pose proof (exp_pos (h)) as F8.
  pose proof (ln_exp (h)) as F9.
  pose proof (exp_tangent (h)) as F10.
  call x11 (exp h).
  apply Rle_ge.
  fraction_le (1) (x11 * x7).
  pos.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_Lambert_1 : forall (v : R), 0 < v -> - v * (- 1 + 1 / v) + ln (1 / v) = v - ln v - 1.
Proof.
  intros v H0.
  assert (E2 : ln (1 / v) = (- ln v)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y1 (ln (1 / v)).
  subst y1.
  assert (S3 : 0 < v) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln v) as l6 eqn:E7 in *.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_Lambert_2 : forall (r : R) (v : R), 0 < v -> r = v - ln v - 1 -> - v + ln v = - r - 1.
Proof.
  intros r v H0 H1.
  repeat split; by_parts.
Qed.

Lemma lem_overflow_non_preemptive_mean_substitute_without_the_one : forall (I_ : Z) (c : R) (d : R) (g : Z), 0 <= IZR I_ -> 0 < c -> 0 <= d -> 0 <= IZR g -> IZR I_ <= 1 -> IZR g >= 1 -> IZR I_ * (d - IZR g) >= 0 -> d >= 1 -> d <> 0 /\ IZR g <> 0 /\ IZR I_ * Rmin 1 (c / d) <= Rmin 1 (c / IZR g).
Proof.
  intros I_ c d g H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : d <> 0).
  {
  call z1 (IZR I_).
  call z2 (IZR g).
  fraction_ne (- d) (1).
  assert (L1 : 0 < d) by pos.
  lra.
  }
  assert (G1 : IZR g <> 0).
  {
  call z1 (IZR I_).
  call z2 (IZR g).
  fraction_ne (- z2) (1).
  assert (L1 : 0 < z2) by pos.
  lra.
  }
  assert (G2 : IZR I_ * Rmin 1 (c / d) <= Rmin 1 (c / IZR g)).
  {
  call z1 (IZR I_).
  call z2 (IZR g).
  pose proof (Rmin_or (1) (c / d)) as M3.
  call m4 (Rmin (1) (c / d)).
  pose proof (Rmin_or (1) (c / z2)) as M5.
  call m6 (Rmin (1) (c / z2)).
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  destruct M5 as [[E9 L10] | [E9 L10]]; subst m6.
  {
  fraction_le (1 - z1) (1).
  numerator_le N11 L8 (c - d) (d).
  numerator_le N12 L10 (c - z2) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < z1 - 1) by lra.
  assert (P15 : 0 <= 1 - z1) by (pose proof H4; lra).
  clear - Neg Neg0 P15; lra.
  }
  {
  fraction_le (c - z1 * z2) (z2).
  numerator_le N17 L8 (c - d) (d).
  numerator_le N18 L10 (- c + z2) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + z1 * z2) by lra.
  assert (P21 : 0 <= d * z1 - z1 * z2) by (pose proof (Rge_le _ _ H6); lra).
  assert (P26 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ H2 P26) as T27.
  clear - Neg Neg0 P21 N17 T27; lra.
  }
  }
  {
  destruct M5 as [[E28 L29] | [E28 L29]]; subst m6.
  {
  fraction_le (- c * z1 + d) (d).
  numerator_le N30 L8 (- c + d) (d).
  numerator_le N31 L29 (c - z2) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c * z1 - d) by lra.
  assert (P37 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P37) as T38.
  clear - Neg Neg0 N30 T38; lra.
  }
  {
  fraction_le (c * d - c * z1 * z2) (d * z2).
  replace (c * d - c * z1 * z2) with ((c) * (d - z1 * z2)) by ring.
  apply mul_le; [pos |].
  numerator_le N41 L8 (- c + d) (d).
  numerator_le N42 L29 (- c + z2) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + z1 * z2) by lra.
  assert (P45 : 0 <= d * z1 - z1 * z2) by (pose proof (Rge_le _ _ H6); lra).
  assert (P48 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ H2 P48) as T49.
  clear - Neg Neg0 P45 T49; lra.
  }
  }
  }
  exact (conj G0 (conj G1 G2)).
Qed.
