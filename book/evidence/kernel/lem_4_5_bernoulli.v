(* lem_4_5_bernoulli: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma lem_overflow_non_preemptive_mean_substitute_as_written : forall (I_ : Z) (c : R) (d : R) (g : Z), 0 <= IZR I_ -> 0 < c -> 0 <= d -> 0 <= IZR g -> IZR I_ <= 1 -> IZR I_ * (d - IZR g) >= 0 -> IZR I_ * Rmin 1 (c / (d + 1)) <= Rmin 1 (c / (IZR g + 1)).
Proof.
  intros I_ c d g H0 H1 H2 H3 H4 H5.
  assert (G0 : IZR I_ * Rmin 1 (c / (d + 1)) <= Rmin 1 (c / (IZR g + 1))).
  {
  set (z1 := IZR I_) in *.
  clearbody z1.
  set (z2 := IZR g) in *.
  clearbody z2.
  pose proof (Rmin_or (1) (c / (d + 1))) as M3.
  set (m4 := Rmin (1) (c / (d + 1))) in *.
  clearbody m4.
  pose proof (Rmin_or (1) (c / (z2 + 1))) as M5.
  set (m6 := Rmin (1) (c / (z2 + 1))) in *.
  clearbody m6.
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  destruct M5 as [[E9 L10] | [E9 L10]]; subst m6.
  {
  apply (le_by_fraction _ _ (1 - z1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N11 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (d + 1) L8); [(field; nonzero) || field || lra | pos]).
  assert (N12 : 0 <= c - z2 - 1) by (apply (numerator_le _ _ (c - z2 - 1) (z2 + 1) L10); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < z1 - 1) by lra.
  assert (P13 : 0 < z1 - 1) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof P15 as T16.
  clear - Neg T14 T16.
  lra.
  }
  {
  apply (le_by_fraction _ _ (c - z1 * z2 - z1) (z2 + 1)); [(field; nonzero) || field || lra | pos |].
  assert (N17 : 0 <= c - d - 1) by (apply (numerator_le _ _ (c - d - 1) (d + 1) L8); [(field; nonzero) || field || lra | pos]).
  assert (N18 : 0 <= - c + z2 + 1) by (apply (numerator_le _ _ (- c + z2 + 1) (z2 + 1) L10); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + z1 * z2 + z1) by lra.
  assert (P19 : 0 < - c + z1 * z2 + z1) by (pose proof Neg0; lra).
  pose proof P19 as T20.
  assert (P21 : 0 <= d * z1 - z1 * z2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= z1) by (pose proof H0; lra).
  assert (P24 : 0 <= c - d - 1) by (pose proof N17; lra).
  pose proof (mul_le _ _ P23 P24) as T25.
  assert (P26 : 0 < c) by (pose proof H1; lra).
  assert (P27 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P26) P27) as T28.
  clear - Neg T20 T22 T25 T28.
  lra.
  }
  }
  {
  destruct M5 as [[E29 L30] | [E29 L30]]; subst m6.
  {
  apply (le_by_fraction _ _ (- c * z1 + d + 1) (d + 1)); [(field; nonzero) || field || lra | pos |].
  assert (N31 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (d + 1) L8); [(field; nonzero) || field || lra | pos]).
  assert (N32 : 0 <= c - z2 - 1) by (apply (numerator_le _ _ (c - z2 - 1) (z2 + 1) L30); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c * z1 - d - 1) by lra.
  assert (P33 : 0 < c * z1 - d - 1) by (pose proof Neg0; lra).
  pose proof P33 as T34.
  assert (P35 : 0 <= - c + d + 1) by (pose proof N31; lra).
  pose proof P35 as T36.
  assert (P37 : 0 < c) by (pose proof H1; lra).
  assert (P38 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P37) P38) as T39.
  clear - Neg T34 T36 T39.
  lra.
  }
  {
  apply (le_by_fraction _ _ (c * d - c * z1 * z2 - c * z1 + c) ((d + 1) * (z2 + 1))); [(field; nonzero) || field || lra | pos |].
  replace (c * d - c * z1 * z2 - c * z1 + c) with ((c) * (d - z1 * z2 - z1 + 1)) by ring.
  apply mul_le; [pos |].
  assert (N42 : 0 <= - c + d + 1) by (apply (numerator_le _ _ (- c + d + 1) (d + 1) L8); [(field; nonzero) || field || lra | pos]).
  assert (N43 : 0 <= - c + z2 + 1) by (apply (numerator_le _ _ (- c + z2 + 1) (z2 + 1) L30); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + z1 * z2 + z1 - 1) by lra.
  assert (P44 : 0 < - d + z1 * z2 + z1 - 1) by (pose proof Neg0; lra).
  pose proof P44 as T45.
  assert (P46 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof P46 as T47.
  assert (P48 : 0 <= d * z1 - z1 * z2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof P48 as T49.
  assert (P50 : 0 <= d) by (pose proof H2; lra).
  pose proof (mul_le _ _ P50 P46) as T51.
  clear - Neg T45 T47 T49 T51.
  lra.
  }
  }
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_mean_bound_term : forall (C : R) (chernoff : R) (g : Z) (nu : R), 0 < C -> 0 < chernoff -> 0 <= IZR g -> 0 < nu -> Rmin 1 (C / (nu * (IZR g + 1) * (chernoff + 1))) <= C / (nu * (IZR g + 1) * (chernoff + 1)).
Proof.
  intros C chernoff g nu H0 H1 H2 H3.
  assert (G0 : Rmin 1 (C / (nu * (IZR g + 1) * (chernoff + 1))) <= C / (nu * (IZR g + 1) * (chernoff + 1))).
  {
  set (z1 := IZR g) in *.
  clearbody z1.
  pose proof (Rmin_or (1) (C / (nu * (z1 + 1) * (chernoff + 1)))) as M2.
  set (m3 := Rmin (1) (C / (nu * (z1 + 1) * (chernoff + 1)))) in *.
  clearbody m3.
  destruct M2 as [[E4 L5] | [E4 L5]]; subst m3.
  {
  apply (le_by_fraction _ _ (C - chernoff * nu * z1 - chernoff * nu - nu * z1 - nu) (nu * (chernoff + 1) * (z1 + 1))); [(field; nonzero) || field || lra | pos |].
  assert (N6 : 0 <= C - chernoff * nu * z1 - chernoff * nu - nu * z1 - nu) by (apply (numerator_le _ _ (C - chernoff * nu * z1 - chernoff * nu - nu * z1 - nu) (nu * (chernoff + 1) * (z1 + 1)) L5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + chernoff * nu * z1 + chernoff * nu + nu * z1 + nu) by lra.
  assert (P7 : 0 < - C + chernoff * nu * z1 + chernoff * nu + nu * z1 + nu) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= C - chernoff * nu * z1 - chernoff * nu - nu * z1 - nu) by (pose proof N6; lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  {
  apply (le_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_mean_bound : forall (C : R) (N : R) (chernoff : R), 0 < C -> 0 <= N -> 0 < chernoff -> N <= 1 -> N * C / (chernoff + 1) <= C / (chernoff + 1).
Proof.
  intros C N chernoff H0 H1 H2 H3.
  assert (G0 : N * C / (chernoff + 1) <= C / (chernoff + 1)).
  {
  apply (le_by_fraction _ _ (- C * N + C) (chernoff + 1)); [(field; nonzero) || field || lra | pos |].
  enough (V1 : 0 <= (C) * (1 - N)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < N - 1) by lra.
  assert (P2 : 0 < N - 1) by (pose proof Neg0; lra).
  pose proof P2 as T3.
  assert (P4 : 0 <= 1 - N) by (pose proof H3; lra).
  pose proof P4 as T5.
  clear - Neg T3 T5.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_larger_chernoff : forall (C : R) (E : R) (chernoff : R), 0 < C -> 0 < E -> 0 < chernoff -> E <= C / (chernoff + 1) -> C / E - 1 >= chernoff.
Proof.
  intros C E chernoff H0 H1 H2 H3.
  assert (G0 : C / E - 1 >= chernoff).
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (C - E * chernoff - E) (E)); [(field; nonzero) || field || lra | pos |].
  assert (N1 : 0 <= C - E * chernoff - E) by (apply (numerator_le _ _ (C - E * chernoff - E) (chernoff + 1) H3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + E * chernoff + E) by lra.
  assert (P2 : 0 < - C + E * chernoff + E) by (pose proof Neg0; lra).
  pose proof P2 as T3.
  assert (P4 : 0 <= C - E * chernoff - E) by (pose proof N1; lra).
  pose proof P4 as T5.
  clear - Neg T3 T5.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_rewrite : forall (C : R) (E : R) (alpha_new : R), 0 < C -> 0 < E -> 0 < alpha_new -> alpha_new = C / E - 1 -> E * (alpha_new + 1) = C.
Proof.
  intros C E alpha_new H0 H1 H2 H3.
  assert (G0 : E * (alpha_new + 1) = C).
  {
  apply (eq_by_fraction _ _ (C - E * alpha_new - E) (1)); [(field; nonzero) || field || lra |].
  assert (N1 : C - E * alpha_new - E = 0) by (apply (numerator_eq _ _ (C - E * alpha_new - E) (E) H3); [(field; nonzero) || field || lra | pos]).
  assert (Q2 : (- 1) * (C - E * alpha_new - E) = 0) by (apply mul_zero; lra).
  clear - Q2.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_1_Markov : forall (r : R) (theta : R), 0 < r -> 0 < theta -> 1 <= exp (r * theta).
Proof.
  intros r theta H0 H1.
  assert (G0 : 1 <= exp (r * theta)).
  {
  pose proof (exp_pos (r * theta)) as F1.
  pose proof (ln_exp (r * theta)) as F2.
  pose proof (exp_tangent (r * theta)) as F3.
  set (x4 := exp (r * theta)) in *.
  clearbody x4.
  apply (le_by_fraction _ _ (x4 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - x4) by lra.
  assert (P5 : 0 < 1 - x4) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= - r * theta + x4 - 1) by (pose proof F3; lra).
  pose proof P7 as T8.
  assert (P9 : 0 < r) by (pose proof H0; lra).
  assert (P10 : 0 < theta) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P9 P10) as T11.
  clear - Neg T6 T8 T11.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_2_coin : forall (p : R) (theta : R), 0 <= p -> 0 < theta -> p * exp theta - p + 1 = p * (exp theta - 1) + 1.
Proof.
  intros p theta H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_overflow_non_preemptive_chernoff_2_tangent : forall (x : R), 0 <= x -> x + 1 <= exp x.
Proof.
  intros x H0.
  assert (G0 : x + 1 <= exp x).
  {
  pose proof (exp_pos (x)) as F1.
  pose proof (ln_exp (x)) as F2.
  pose proof (exp_tangent (x)) as F3.
  set (x4 := exp x) in *.
  clearbody x4.
  apply (le_by_fraction _ _ (- x + x4 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < x - x4 + 1) by lra.
  assert (P5 : 0 < x - x4 + 1) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= - x + x4 - 1) by (pose proof F3; lra).
  pose proof P7 as T8.
  clear - Neg T6 T8.
  lra.
  }
  exact G0.
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
  assert (G0 : - chernoff / (chernoff + 1) ^ 2 < 0).
  {
  apply (lt_by_fraction _ _ (chernoff) ((chernoff + 1) ^ 2)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_a : forall (C : R) (chernoff : R) (x : R), 0 < C -> 0 < chernoff -> 0 <= x -> C * ((chernoff + x) / (chernoff + x + 1) - ln (chernoff + x + 1)) <= C * (chernoff / (chernoff + 1) - ln (chernoff + 1)).
Proof.
  intros C chernoff x H0 H1 H2.
  assert (G0 : C * ((chernoff + x) / (chernoff + x + 1) - ln (chernoff + x + 1)) <= C * (chernoff / (chernoff + 1) - ln (chernoff + 1))).
  {
  assert (S1 : 0 < chernoff + x + 1).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (chernoff + x + 1)) as l4 eqn:E5 in *.
  assert (S6 : 0 < chernoff + 1).
  {
  pos.
  }
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln (chernoff + 1) - l4 <= ((chernoff + 1) - (chernoff + x + 1)) / (chernoff + x + 1)) as F9.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln (chernoff + 1) <= ((chernoff + x + 1) - (chernoff + 1)) / (chernoff + 1)) as F10.
  remember (ln (chernoff + 1)) as l11 eqn:E12 in *.
  apply (le_by_fraction _ _ (- C * l11 * chernoff ^ 2 + C * l4 * chernoff ^ 2 - C * chernoff * l11 * x - 2 * C * chernoff * l11 + C * chernoff * l4 * x + 2 * C * chernoff * l4 - C * l11 * x - C * l11 + C * l4 * x + C * l4 - C * x) ((chernoff + 1) * (chernoff + x + 1))); [(field; nonzero) || field || lra | pos |].
  enough (V17 : 0 <= (C) * (- l11 * chernoff ^ 2 + l4 * chernoff ^ 2 - chernoff * l11 * x - 2 * chernoff * l11 + chernoff * l4 * x + 2 * chernoff * l4 - l11 * x - l11 + l4 * x + l4 - x)) by lra.
  apply mul_le; [pos |].
  assert (N18 : 0 <= chernoff * l4 - chernoff + l4 * x + l4 - x) by (apply (numerator_le _ _ (chernoff * l4 - chernoff + l4 * x + l4 - x) (chernoff + x + 1) F3); [(field; nonzero) || field || lra | pos]).
  assert (N19 : 0 <= chernoff * l11 - chernoff + l11) by (apply (numerator_le _ _ (chernoff * l11 - chernoff + l11) (chernoff + 1) F8); [(field; nonzero) || field || lra | pos]).
  assert (N20 : 0 <= - chernoff * l11 + chernoff * l4 - l11 * x - l11 + l4 * x + l4 - x) by (apply (numerator_le _ _ (- chernoff * l11 + chernoff * l4 - l11 * x - l11 + l4 * x + l4 - x) (chernoff + x + 1) F9); [(field; nonzero) || field || lra | pos]).
  assert (N21 : 0 <= chernoff * l11 - chernoff * l4 + l11 - l4 + x) by (apply (numerator_le _ _ (chernoff * l11 - chernoff * l4 + l11 - l4 + x) (chernoff + 1) F10); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l11 * chernoff ^ 2 - l4 * chernoff ^ 2 + chernoff * l11 * x + 2 * chernoff * l11 - chernoff * l4 * x - 2 * chernoff * l4 + l11 * x + l11 - l4 * x - l4 + x) by lra.
  assert (P22 : 0 < l11 * chernoff ^ 2 - l4 * chernoff ^ 2 + chernoff * l11 * x + 2 * chernoff * l11 - chernoff * l4 * x - 2 * chernoff * l4 + l11 * x + l11 - l4 * x - l4 + x) by (pose proof Neg0; lra).
  pose proof P22 as T23.
  assert (P24 : 0 <= - chernoff * l11 + chernoff * l4 - l11 * x - l11 + l4 * x + l4 - x) by (pose proof N20; lra).
  pose proof P24 as T25.
  assert (P26 : 0 < chernoff) by (pose proof H1; lra).
  assert (P27 : 0 <= x) by (pose proof H2; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P26) P27) as T28.
  pose proof (mul_le _ _ (Rlt_le _ _ P26) P24) as T29.
  clear - Neg T23 T25 T28 T29.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b : forall (C : R) (chernoff : R) (delta : R), 0 < C -> 0 < chernoff -> 0 < delta -> - chernoff / (chernoff + 1) + ln (chernoff + 1) >= - ln delta / C -> delta < 1 -> C * (chernoff / (chernoff + 1) - ln (chernoff + 1)) <= ln delta.
Proof.
  intros C chernoff delta H0 H1 H2 H3 H4.
  assert (G0 : C * (chernoff / (chernoff + 1) - ln (chernoff + 1)) <= ln delta).
  {
  assert (S1 : 0 < chernoff + 1).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (chernoff + 1)) as l4 eqn:E5 in *.
  assert (S6 : 0 < delta).
  {
  pos.
  }
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln delta - l4 <= (delta - (chernoff + 1)) / (chernoff + 1)) as F9.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln delta <= ((chernoff + 1) - delta) / delta) as F10.
  remember (ln delta) as l11 eqn:E12 in *.
  apply (le_by_fraction _ _ (C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) (chernoff + 1)); [(field; nonzero) || field || lra | pos |].
  assert (N13 : 0 <= chernoff * l4 - chernoff + l4) by (apply (numerator_le _ _ (chernoff * l4 - chernoff + l4) (chernoff + 1) F3); [(field; nonzero) || field || lra | pos]).
  assert (N14 : 0 <= delta * l11 - delta + 1) by (apply (numerator_le _ _ (delta * l11 - delta + 1) (delta) F8); [(field; nonzero) || field || lra | pos]).
  assert (N15 : 0 <= - chernoff * l11 + chernoff * l4 - chernoff + delta - l11 + l4 - 1) by (apply (numerator_le _ _ (- chernoff * l11 + chernoff * l4 - chernoff + delta - l11 + l4 - 1) (chernoff + 1) F9); [(field; nonzero) || field || lra | pos]).
  assert (N16 : 0 <= chernoff + delta * l11 - delta * l4 - delta + 1) by (apply (numerator_le _ _ (chernoff + delta * l11 - delta * l4 - delta + 1) (delta) F10); [(field; nonzero) || field || lra | pos]).
  assert (N17 : 0 <= C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) by (apply (numerator_le _ _ (C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) (C * (chernoff + 1)) (Rge_le _ _ H3)); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * chernoff * l4 + C * chernoff - C * l4 - chernoff * l11 - l11) by lra.
  assert (P18 : 0 < - C * chernoff * l4 + C * chernoff - C * l4 - chernoff * l11 - l11) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  assert (P20 : 0 <= C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) by (pose proof N17; lra).
  pose proof P20 as T21.
  clear - Neg T19 T21.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_alpha_one : forall (L : R) (s : R), 0 < L -> 0 <= s -> (1 / 2 - ln 2) * (L / (- 1 + 2 * ln 2) + s) <= - L / 2.
Proof.
  intros L s H0 H1.
  assert (G0 : (1 / 2 - ln 2) * (L / (- 1 + 2 * ln 2) + s) <= - L / 2).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (l3 * s - s / 2) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V5 : 0 <= (s) * (l3 - 1 / 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 / 2 - l3) by lra.
  assert (P6 : 0 < 1 / 2 - l3) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof P8 as T9.
  clear - Neg T7 T9.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_every_capacity_1 : forall (h : R), 0 < h -> h - (exp (h + 1) - 1) * exp (- h - 1) + 1 = h + exp (- h - 1).
Proof.
  intros h H0.
  assert (G0 : h - (exp (h + 1) - 1) * exp (- h - 1) + 1 = h + exp (- h - 1)).
  {
  assert (E2 : exp (h + 1) = (((exp 1)) * (exp h))) by (by_logarithms).
  set (y1 := exp (h + 1)) in *.
  clearbody y1.
  subst y1.
  pose proof (exp_pos (1)) as F3.
  pose proof (ln_exp (1)) as F4.
  pose proof ((ltac:(interval) : 27182817 / 10000000 <= (exp 1))) as F5.
  pose proof ((ltac:(interval) : (exp 1) <= 1359141 / 500000)) as F6.
  set (x7 := (exp 1)) in *.
  clearbody x7.
  pose proof (exp_pos (h)) as F8.
  pose proof (ln_exp (h)) as F9.
  pose proof (exp_tangent (h)) as F10.
  set (x11 := exp h) in *.
  clearbody x11.
  assert (E13 : exp (- h - 1) = (/ (x7) * / (x11))) by (by_logarithms).
  set (y12 := exp (- h - 1)) in *.
  clearbody y12.
  subst y12.
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_every_capacity_2 : forall (h : R), 0 < h -> h + exp (- h - 1) >= h.
Proof.
  intros h H0.
  assert (G0 : h + exp (- h - 1) >= h).
  {
  assert (E2 : exp (- h - 1) = (/ ((exp 1)) * / (exp h))) by (by_logarithms).
  set (y1 := exp (- h - 1)) in *.
  clearbody y1.
  subst y1.
  pose proof (exp_pos (1)) as F3.
  pose proof (ln_exp (1)) as F4.
  pose proof ((ltac:(interval) : 27182817 / 10000000 <= (exp 1))) as F5.
  pose proof ((ltac:(interval) : (exp 1) <= 1359141 / 500000)) as F6.
  set (x7 := (exp 1)) in *.
  clearbody x7.
  pose proof (exp_pos (h)) as F8.
  pose proof (ln_exp (h)) as F9.
  pose proof (exp_tangent (h)) as F10.
  set (x11 := exp h) in *.
  clearbody x11.
  apply Rle_ge.
  apply (le_by_fraction _ _ (1) (x11 * x7)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma lem_overflow_non_preemptive_chernoff_b_Lambert_1 : forall (v : R), 0 < v -> - v * (- 1 + 1 / v) + ln (1 / v) = v - ln v - 1.
Proof.
  intros v H0.
  assert (G0 : - v * (- 1 + 1 / v) + ln (1 / v) = v - ln v - 1).
  {
  assert (E2 : ln (1 / v) = (- ln v)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  set (y1 := ln (1 / v)) in *.
  clearbody y1.
  subst y1.
  assert (S3 : 0 < v).
  {
  pos.
  }
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln v) as l6 eqn:E7 in *.
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  exact G0.
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
  set (z1 := IZR I_) in *.
  clearbody z1.
  set (z2 := IZR g) in *.
  clearbody z2.
  apply (ne_by_fraction _ _ (- d) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < d).
  {
  pos.
  }
  lra.
  }
  assert (G1 : IZR g <> 0).
  {
  set (z1 := IZR I_) in *.
  clearbody z1.
  set (z2 := IZR g) in *.
  clearbody z2.
  apply (ne_by_fraction _ _ (- z2) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < z2).
  {
  pos.
  }
  lra.
  }
  assert (G2 : IZR I_ * Rmin 1 (c / d) <= Rmin 1 (c / IZR g)).
  {
  set (z1 := IZR I_) in *.
  clearbody z1.
  set (z2 := IZR g) in *.
  clearbody z2.
  pose proof (Rmin_or (1) (c / d)) as M3.
  set (m4 := Rmin (1) (c / d)) in *.
  clearbody m4.
  pose proof (Rmin_or (1) (c / z2)) as M5.
  set (m6 := Rmin (1) (c / z2)) in *.
  clearbody m6.
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  destruct M5 as [[E9 L10] | [E9 L10]]; subst m6.
  {
  apply (le_by_fraction _ _ (1 - z1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N11 : 0 <= c - d) by (apply (numerator_le _ _ (c - d) (d) L8); [(field; nonzero) || field || lra | pos]).
  assert (N12 : 0 <= c - z2) by (apply (numerator_le _ _ (c - z2) (z2) L10); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < z1 - 1) by lra.
  assert (P13 : 0 < z1 - 1) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof P15 as T16.
  clear - Neg T14 T16.
  lra.
  }
  {
  apply (le_by_fraction _ _ (c - z1 * z2) (z2)); [(field; nonzero) || field || lra | pos |].
  assert (N17 : 0 <= c - d) by (apply (numerator_le _ _ (c - d) (d) L8); [(field; nonzero) || field || lra | pos]).
  assert (N18 : 0 <= - c + z2) by (apply (numerator_le _ _ (- c + z2) (z2) L10); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + z1 * z2) by lra.
  assert (P19 : 0 < - c + z1 * z2) by (pose proof Neg0; lra).
  pose proof P19 as T20.
  assert (P21 : 0 <= d * z1 - z1 * z2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= c - d) by (pose proof N17; lra).
  pose proof P23 as T24.
  assert (P25 : 0 <= d) by (pose proof H2; lra).
  assert (P26 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ P25 P26) as T27.
  clear - Neg T20 T22 T24 T27.
  lra.
  }
  }
  {
  destruct M5 as [[E28 L29] | [E28 L29]]; subst m6.
  {
  apply (le_by_fraction _ _ (- c * z1 + d) (d)); [(field; nonzero) || field || lra | pos |].
  assert (N30 : 0 <= - c + d) by (apply (numerator_le _ _ (- c + d) (d) L8); [(field; nonzero) || field || lra | pos]).
  assert (N31 : 0 <= c - z2) by (apply (numerator_le _ _ (c - z2) (z2) L29); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c * z1 - d) by lra.
  assert (P32 : 0 < c * z1 - d) by (pose proof Neg0; lra).
  pose proof P32 as T33.
  assert (P34 : 0 <= - c + d) by (pose proof N30; lra).
  pose proof P34 as T35.
  assert (P36 : 0 < c) by (pose proof H1; lra).
  assert (P37 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P36) P37) as T38.
  clear - Neg T33 T35 T38.
  lra.
  }
  {
  apply (le_by_fraction _ _ (c * d - c * z1 * z2) (d * z2)); [(field; nonzero) || field || lra | pos |].
  replace (c * d - c * z1 * z2) with ((c) * (d - z1 * z2)) by ring.
  apply mul_le; [pos |].
  assert (N41 : 0 <= - c + d) by (apply (numerator_le _ _ (- c + d) (d) L8); [(field; nonzero) || field || lra | pos]).
  assert (N42 : 0 <= - c + z2) by (apply (numerator_le _ _ (- c + z2) (z2) L29); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + z1 * z2) by lra.
  assert (P43 : 0 < - d + z1 * z2) by (pose proof Neg0; lra).
  pose proof P43 as T44.
  assert (P45 : 0 <= d * z1 - z1 * z2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof P45 as T46.
  assert (P47 : 0 <= d) by (pose proof H2; lra).
  assert (P48 : 0 <= 1 - z1) by (pose proof H4; lra).
  pose proof (mul_le _ _ P47 P48) as T49.
  clear - Neg T44 T46 T49.
  lra.
  }
  }
  }
  exact (conj G0 (conj G1 G2)).
Qed.
