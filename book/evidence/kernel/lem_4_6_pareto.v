(* lem_4_6_pareto: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma def_pareto_distribution_start : 0 = 0.
Proof.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma def_pareto_distribution_density : forall (beta_P : R) (c : R) (x : R), 0 < beta_P -> 0 < c -> 0 < x -> x >= c -> beta_P * rpow (c / x) beta_P / x = beta_P * rpow c beta_P * rpow x (- beta_P - 1).
Proof.
  intros beta_P c x H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma def_pareto_distribution_increasing : forall (beta_P : R) (c : R) (x : R), 0 < beta_P -> 0 < c -> 0 < x -> x >= c -> beta_P * rpow c beta_P * rpow x (- beta_P - 1) > 0.
Proof.
  intros beta_P c x H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma def_pareto_distribution_quantile : forall (u : R), 0 < u -> u <= 1 -> 1 - u = 1 - u.
Proof.
  intros u H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_pareto_tail_floor : forall (x : R) (y : R), 0 < x -> y = x - 1 -> IZR (Zfloor y) = IZR (Zfloor x) - 1.
Proof.
  intros x y H0 H1.
  subst y; rewrite <- (minus_IZR _ 1); f_equal; apply Zfloor_imp.
  rewrite plus_IZR, minus_IZR; pose proof (floor_le x); pose proof (floor_lt x); split; lra.
Qed.

Lemma fact_pareto_tail_unfloor_if : forall (d : Z) (x : R), 0 <= IZR d -> 0 < x -> x >= IZR d + 1 -> IZR (Zfloor x) - 1 >= IZR d.
Proof.
  intros d x H0 H1 H2.
  apply Rle_ge.
  enough (W : IZR d < IZR (Zfloor x) - 1 + 1) by (pose proof (within (d)%Z ((-1) + (Zfloor (x)%R))%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  call z1 (IZR d).
  pose proof (floor_le (x)) as F2.
  pose proof (floor_lt (x)) as F3.
  pose proof (one_or_more (Zfloor (x)%R)%Z) as M4.
  call f5 (IZR (Zfloor x)).
  destruct M4 as [L7 | L7].
  {
  fraction_lt (f5 - z1) (1).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  assert (P10 : 0 <= x - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  assert (P12 : 0 < f5 - x + 1) by (pose proof F3; lra).
  clear - Neg Neg0 P10 P12; lra.
  }
  {
  fraction_lt (f5 - z1) (1).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  assert (P16 : 0 <= x - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  assert (P18 : 0 < f5 - x + 1) by (pose proof F3; lra).
  clear - Neg Neg0 P16 P18; lra.
  }
Qed.

Lemma fact_pareto_tail_unfloor_only_if : forall (d : Z) (x : R), 0 <= IZR d -> 0 < x -> IZR (Zfloor x) - 1 >= IZR d -> x >= IZR d + 1.
Proof.
  intros d x H0 H1 H2.
  call z1 (IZR d).
  pose proof (floor_le (x)) as F2.
  pose proof (floor_lt (x)) as F3.
  pose proof (one_or_more (Zfloor (x)%R)%Z) as M4.
  call f5 (IZR (Zfloor x)).
  destruct M4 as [L7 | L7].
  {
  apply Rle_ge.
  fraction_le (x - z1 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - x + z1 + 1) by lra.
  assert (P10 : 0 <= - f5 + x) by (pose proof F2; lra).
  assert (P12 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P10 P12; lra.
  }
  {
  apply Rle_ge.
  fraction_le (x - z1 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - x + z1 + 1) by lra.
  assert (P16 : 0 <= - f5 + x) by (pose proof F2; lra).
  assert (P18 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P16 P18; lra.
  }
Qed.

Lemma fact_pareto_tail_survival_far : forall (c : R) (d : Z), 0 < c -> 0 <= IZR d -> c <= IZR d + 1 -> c / (IZR d + 1) = Rmin 1 (c / (IZR d + 1)).
Proof.
  intros c d H0 H1 H2.
  call z1 (IZR d).
  pose proof (Rmin_or (1) (c / (z1 + 1))) as M2.
  call m3 (Rmin (1) (c / (z1 + 1))).
  destruct M2 as [[E4 L5] | [E4 L5]]; subst m3.
  {
  fraction_eq (- c + z1 + 1) (z1 + 1).
  assert (L1 : 0 <= - c + z1 + 1).
  {
  numerator_le N7 L5 (c - z1 - 1) (z1 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - z1 - 1) by lra.
  assert (P10 : 0 <= - c + z1 + 1) by (pose proof H2; lra).
  clear - Neg Neg0 P10; lra.
  }
  assert (L2 : 0 <= c - z1 - 1).
  {
  numerator_le N12 L5 (c - z1 - 1) (z1 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + z1 + 1) by lra.
  clear - Neg Neg0 N12; lra.
  }
  lra.
  }
  {
  fraction_eq (0) (1).
  ring.
  }
Qed.

Lemma fact_pareto_tail_survival_near : forall (c : R) (d : Z), 0 < c -> 0 <= IZR d -> c >= IZR d + 1 -> 1 = Rmin 1 (c / (IZR d + 1)).
Proof.
  intros c d H0 H1 H2.
  call z1 (IZR d).
  pose proof (Rmin_or (1) (c / (z1 + 1))) as M2.
  call m3 (Rmin (1) (c / (z1 + 1))).
  destruct M2 as [[E4 L5] | [E4 L5]]; subst m3.
  {
  fraction_eq (0) (1).
  ring.
  }
  {
  fraction_eq (c - z1 - 1) (z1 + 1).
  assert (L1 : 0 <= c - z1 - 1).
  {
  numerator_le N8 L5 (- c + z1 + 1) (z1 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + z1 + 1) by lra.
  assert (P11 : 0 <= c - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  clear - Neg Neg0 P11; lra.
  }
  assert (L2 : 0 <= - c + z1 + 1).
  {
  numerator_le N13 L5 (- c + z1 + 1) (z1 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - z1 - 1) by lra.
  clear - Neg Neg0 N13; lra.
  }
  lra.
  }
Qed.

Lemma fact_pareto_tail_tail_if : forall (c : R) (d : Z) (u : R), 0 < c -> 0 <= IZR d -> 0 < u -> u <= c / (IZR d + 1) -> IZR (Zfloor (c / u)) - 1 >= IZR d.
Proof.
  intros c d u H0 H1 H2 H3.
  apply Rle_ge.
  enough (W : IZR d < IZR (Zfloor (c / u)) - 1 + 1) by (pose proof (within (d)%Z ((-1) + (Zfloor (c / u)%R))%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  call z1 (IZR d).
  pose proof (floor_le (c / u)) as F2.
  pose proof (floor_lt (c / u)) as F3.
  pose proof (one_or_more (Zfloor (c / u)%R)%Z) as M4.
  call f5 (IZR (Zfloor (c / u))).
  destruct M4 as [L7 | L7].
  {
  fraction_lt (f5 - z1) (1).
  numerator_le N8 H3 (c - u * z1 - u) (z1 + 1).
  numerator_le N9 F2 (c - f5 * u) (u).
  numerator_lt N10 F3 (- c + f5 * u + u) (u).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H2) Neg0) as T13.
  clear - Neg T13 N8 N10; lra.
  }
  {
  fraction_lt (f5 - z1) (1).
  numerator_le N18 H3 (c - u * z1 - u) (z1 + 1).
  numerator_le N19 F2 (c - f5 * u) (u).
  numerator_lt N20 F3 (- c + f5 * u + u) (u).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H2) Neg0) as T23.
  clear - Neg T23 N18 N20; lra.
  }
Qed.

Lemma fact_pareto_tail_tail_only_if : forall (c : R) (d : Z) (u : R), 0 < c -> 0 <= IZR d -> 0 < u -> IZR (Zfloor (c / u)) - 1 >= IZR d -> u <= c / (IZR d + 1).
Proof.
  intros c d u H0 H1 H2 H3.
  call z1 (IZR d).
  pose proof (floor_le (c / u)) as F2.
  pose proof (floor_lt (c / u)) as F3.
  pose proof (one_or_more (Zfloor (c / u)%R)%Z) as M4.
  call f5 (IZR (Zfloor (c / u))).
  destruct M4 as [L7 | L7].
  {
  fraction_le (c - u * z1 - u) (z1 + 1).
  numerator_le N8 F2 (c - f5 * u) (u).
  numerator_lt N9 F3 (- c + f5 * u + u) (u).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + u * z1 + u) by lra.
  assert (P15 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P15) as T16.
  clear - Neg Neg0 N8 T16; lra.
  }
  {
  fraction_le (c - u * z1 - u) (z1 + 1).
  numerator_le N17 F2 (c - f5 * u) (u).
  numerator_lt N18 F3 (- c + f5 * u + u) (u).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + u * z1 + u) by lra.
  assert (P24 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P24) as T25.
  clear - Neg Neg0 N17 T25; lra.
  }
Qed.

Lemma fact_pareto_tail_tail_proportional : forall (c : R) (d : Z) (p : R), 0 < c -> 0 <= IZR d -> 0 < p -> p = c / (IZR d + 1) -> p * (IZR d + 1) = c.
Proof.
  intros c d p H0 H1 H2 H3.
  call z1 (IZR d).
  fraction_eq (c - p * z1 - p) (1).
  numerator_eq N2 H3 (c - p * z1 - p) (z1 + 1).
  assert (Q3 : (- 1) * (c - p * z1 - p) = 0) by (apply mul_zero; lra).
  clear - Q3; lra.
Qed.

Lemma lem_overflow_bound_mean_bound_term : forall (C : R) (chernoff : R) (g : Z) (nu : R), 0 < C -> 0 < chernoff -> 0 <= IZR g -> 0 < nu -> Rmin 1 (C / (nu * (IZR g + 1) * (chernoff + 1))) <= C / (nu * (IZR g + 1) * (chernoff + 1)).
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

Lemma lem_overflow_bound_mean_bound : forall (C : R) (N : R) (chernoff : R), 0 < C -> 0 <= N -> 0 < chernoff -> N <= 1 -> N * C / (chernoff + 1) <= C / (chernoff + 1).
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

Lemma lem_overflow_bound_chernoff_exponent__lemma_1 : forall (C : R) (chernoff : R) (x : R), 0 < C -> 0 < chernoff -> 0 <= x -> C * ((chernoff + x) / (chernoff + x + 1) - ln (chernoff + x + 1)) <= C * (chernoff / (chernoff + 1) - ln (chernoff + 1)).
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

Lemma lem_overflow_bound_chernoff_exponent : forall (C : R) (chernoff : R) (delta : R) (x : R), 0 < C -> 0 < chernoff -> 0 < delta -> 0 <= x -> - chernoff / (chernoff + 1) + ln (chernoff + 1) >= - ln delta / C -> delta < 1 -> C * ((chernoff + x) / (chernoff + x + 1) - ln (chernoff + x + 1)) <= ln delta.
Proof.
  intros C chernoff delta x H0 H1 H2 H3 H4 H5.
  pose proof (lem_overflow_bound_chernoff_exponent__lemma_1 C chernoff x shown shown shown) as K0.
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
  assert (S13 : 0 < chernoff + x + 1) by pos.
  pose proof (ln_tangent _ S13) as F14.
  pose proof (ln_below _ S13) as F15.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln (chernoff + x + 1) - l4 <= ((chernoff + x + 1) - (chernoff + 1)) / (chernoff + 1)) as F16.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln (chernoff + x + 1) <= ((chernoff + 1) - (chernoff + x + 1)) / (chernoff + x + 1)) as F17.
  pose proof (ltac:(rewrite E12; apply ln_gap; lra) : ln (chernoff + x + 1) - l11 <= ((chernoff + x + 1) - delta) / delta) as F18.
  pose proof (ltac:(rewrite E12; apply ln_gap; lra) : l11 - ln (chernoff + x + 1) <= (delta - (chernoff + x + 1)) / (chernoff + x + 1)) as F19.
  remember (ln (chernoff + x + 1)) as l20 eqn:E21 in *.
  fraction_le (C * chernoff * l20 - C * chernoff + C * l20 * x + C * l20 - C * x + chernoff * l11 + l11 * x + l11) (chernoff + x + 1).
  numerator_le N22 F3 (chernoff * l4 - chernoff + l4) (chernoff + 1).
  numerator_le N23 F8 (delta * l11 - delta + 1) (delta).
  numerator_le N24 F9 (- chernoff * l11 + chernoff * l4 - chernoff + delta - l11 + l4 - 1) (chernoff + 1).
  numerator_le N25 F10 (chernoff + delta * l11 - delta * l4 - delta + 1) (delta).
  numerator_le N26 (Rge_le _ _ H4) (C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) (C * (chernoff + 1)).
  numerator_le N27 F15 (chernoff * l20 - chernoff + l20 * x + l20 - x) (chernoff + x + 1).
  numerator_le N28 F16 (- chernoff * l20 + chernoff * l4 - l20 + l4 + x) (chernoff + 1).
  numerator_le N29 F17 (chernoff * l20 - chernoff * l4 + l20 * x + l20 - l4 * x - l4 - x) (chernoff + x + 1).
  numerator_le N30 F18 (chernoff + delta * l11 - delta * l20 - delta + x + 1) (delta).
  numerator_le N31 F19 (- chernoff * l11 + chernoff * l20 - chernoff + delta - l11 * x - l11 + l20 * x + l20 - x - 1) (chernoff + x + 1).
  numerator_le N32 K0 (C * l20 * chernoff ^ 2 - C * l4 * chernoff ^ 2 + C * chernoff * l20 * x + 2 * C * chernoff * l20 - C * chernoff * l4 * x - 2 * C * chernoff * l4 + C * l20 * x + C * l20 - C * l4 * x - C * l4 - C * x) ((chernoff + 1) * (chernoff + x + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * chernoff * l20 + C * chernoff - C * l20 * x - C * l20 + C * x - chernoff * l11 - l11 * x - l11) by lra.
  pose proof (mul_lt _ _ H1 Neg0) as T35.
  pose proof (mul_lt _ _ H2 Neg0) as T37.
  assert (P38 : 0 < 1 - delta) by (pose proof H5; lra).
  pose proof (mul_lt _ _ P38 Neg0) as T39.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N29) as T44.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) N26) as T45.
  pose proof (mul_le _ _ H3 N26) as T47.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H1)) H3) as T48.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H1)) N29) as T49.
  clear - Neg T35 T37 T39 N26 T44 T45 T47 T48 T49; lra.
Qed.

Lemma fact_proper_seq_halve : forall (m : Z) (t : Z) (y : Z -> R), 0 < IZR m -> 0 < IZR t -> IZR m <= IZR t -> - IZR m + IZR t >= 0 /\ sum 1 t (fun s : Z => y s) = sum 1 m (fun s : Z => y s) + sum (m + 1)%Z t (fun s : Z => y s).
Proof.
  intros m t y H0 H1 H2.
  split; [lra | apply sum_split; in_z].
Qed.

Lemma fact_proper_seq_endpoints_1 : forall (s : Z), 0 < IZR s -> sum 1 s (fun k : Z => 1 / IZR k) >= 1.
Proof.
  intros s H0.
  enough (W : forall s : Z, (1 <= s)%Z -> sum 1 s (fun k : Z => 1 / IZR k) >= 1) by (apply W; in_z).
  clear H0 s.
  apply (from_first (fun s : Z => sum 1 s (fun k : Z => 1 / IZR k) >= 1)).
  {
  assert (B : 1 >= 1).
  {
  apply Rle_ge.
  enough (W : 1 < 1 + 1) by (pose proof (within (1)%Z (1)%Z) as W0; izr W0; lra).
  fraction_lt (1) (1).
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros s Low IH.
  assert (LowR : 1 <= IZR s) by (apply IZR_le; exact Low).
  assert (B : sum 1 (s + 1)%Z (fun k : Z => 1 / IZR k) >= 1).
  {
  assert (E2 : sum 1 (s + 1)%Z (fun k : Z => 1 / IZR k) = (sum 1 s (fun k : Z => 1 / IZR k) + 1 / (IZR s + 1))) by (last_term).
  call y1 (sum 1 (s + 1)%Z (fun k : Z => 1 / IZR k)).
  subst y1.
  call z3 (IZR s).
  assert (F4 : 0 <= sum 1 s (fun k : Z => 1 / IZR k)) by (apply sum_nonneg; each_term).
  call o5 (sum 1 s (fun k : Z => 1 / IZR k)).
  apply Rle_ge.
  fraction_le (o5 * z3 + o5 - z3) (z3 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 * z3 - o5 + z3) by lra.
  assert (P8 : 0 <= o5 - 1) by (pose proof (Rge_le _ _ IH); lra).
  assert (P10 : 0 <= z3 - 1) by (pose proof LowR; lra).
  pose proof (mul_le _ _ P10 P8) as T11.
  clear - Neg Neg0 P8 T11; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_proper_seq_endpoints_2 : forall (m : Z) (s : Z) (t : Z), 0 < IZR m -> 0 < IZR s -> 0 < IZR t -> 2 * IZR m <= IZR t + 1 -> IZR t <= 2 * IZR m -> IZR s <= IZR m -> sum 1 s (fun k : Z => 1 / IZR k) >= 1 -> - IZR s + IZR t + 1 <> 0 /\ sum 1 s (fun k : Z => 1 / IZR k) <> 0 /\ 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * IZR m).
Proof.
  intros m s t H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : - IZR s + IZR t + 1 <> 0).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 s (fun k : Z => 1 / IZR k)).
  fraction_ne (z5 - z6 - 1) (1).
  assert (L1 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P12 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  assert (P14 : 0 <= z4 - z5) by (pose proof H5; lra).
  clear - Neg Neg0 H2 P12 P14; lra.
  }
  lra.
  }
  assert (G1 : sum 1 s (fun k : Z => 1 / IZR k) <> 0).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 s (fun k : Z => 1 / IZR k)).
  fraction_ne (- o7) (1).
  assert (L1 : 0 < o7) by pos.
  lra.
  }
  assert (G2 : 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * IZR m)).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 s (fun k : Z => 1 / IZR k)).
  assert (S16 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P12 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  assert (P14 : 0 <= z4 - z5) by (pose proof H5; lra).
  clear - Neg Neg0 H2 P12 P14; lra.
  }
  fraction_le (- o7 * z5 / 2 + o7 * z6 / 2 + o7 / 2 - z4 / 2) (o7 * z4 * (- z5 + z6 + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o7 * z5 / 2 - o7 * z6 / 2 - o7 / 2 + z4 / 2) by lra.
  assert (P19 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  assert (P21 : 0 <= z4 - z5) by (pose proof H5; lra).
  assert (P23 : 0 <= o7 - 1) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P23) as T26.
  pose proof (mul_le _ _ P19 P23) as T27.
  pose proof (mul_le _ _ P21 P23) as T28.
  clear - Neg Neg0 P19 P21 P23 T26 T27 T28; lra.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma fact_proper_seq_endpoints_3 : forall (m : Z) (s : Z) (t : Z), 0 < IZR m -> 0 < IZR s -> 0 < IZR t -> 2 * IZR m <= IZR t + 1 -> IZR t <= 2 * IZR m -> IZR s >= IZR m + 1 -> IZR s <= IZR t -> sum 1 m (fun k : Z => 1 / IZR k) >= 1 -> sum 1 s (fun k : Z => 1 / IZR k) >= sum 1 m (fun k : Z => 1 / IZR k) -> - IZR s + IZR t + 1 <> 0 /\ sum 1 s (fun k : Z => 1 / IZR k) <> 0 /\ sum 1 m (fun k : Z => 1 / IZR k) <> 0 /\ 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * (- IZR s + IZR t + 1) * sum 1 m (fun k : Z => 1 / IZR k)).
Proof.
  intros m s t H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : - IZR s + IZR t + 1 <> 0).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 m (fun k : Z => 1 / IZR k)).
  call o8 (sum 1 s (fun k : Z => 1 / IZR k)).
  fraction_ne (z5 - z6 - 1) (1).
  assert (L1 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P11 : 0 <= - z5 + z6) by (pose proof H6; lra).
  clear - Neg Neg0 P11; lra.
  }
  lra.
  }
  assert (G1 : sum 1 s (fun k : Z => 1 / IZR k) <> 0).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 m (fun k : Z => 1 / IZR k)).
  call o8 (sum 1 s (fun k : Z => 1 / IZR k)).
  fraction_ne (- o8) (1).
  assert (L1 : 0 < o8).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - o8) by lra.
  assert (P11 : 0 <= o7 - 1) by (pose proof (Rge_le _ _ H7); lra).
  assert (P13 : 0 <= - o7 + o8) by (pose proof (Rge_le _ _ H8); lra).
  clear - Neg Neg0 P11 P13; lra.
  }
  lra.
  }
  assert (G2 : sum 1 m (fun k : Z => 1 / IZR k) <> 0).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 m (fun k : Z => 1 / IZR k)).
  call o8 (sum 1 s (fun k : Z => 1 / IZR k)).
  fraction_ne (- o7) (1).
  assert (L1 : 0 < o7) by pos.
  lra.
  }
  assert (G3 : 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * (- IZR s + IZR t + 1) * sum 1 m (fun k : Z => 1 / IZR k))).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 m (fun k : Z => 1 / IZR k)).
  call o8 (sum 1 s (fun k : Z => 1 / IZR k)).
  assert (S15 : 0 < o8).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - o8) by lra.
  assert (P11 : 0 <= o7 - 1) by (pose proof (Rge_le _ _ H7); lra).
  assert (P13 : 0 <= - o7 + o8) by (pose proof (Rge_le _ _ H8); lra).
  clear - Neg Neg0 P11 P13; lra.
  }
  assert (S20 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P18 : 0 <= - z5 + z6) by (pose proof H6; lra).
  clear - Neg Neg0 P18; lra.
  }
  fraction_le (- o7 / 2 + o8 / 2) (o7 * o8 * (- z5 + z6 + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o7 / 2 - o8 / 2) by lra.
  assert (P23 : 0 <= - o7 + o8) by (pose proof (Rge_le _ _ H8); lra).
  clear - Neg Neg0 P23; lra.
  }
  exact (conj G0 (conj G1 (conj G2 G3))).
Qed.

Lemma fact_proper_seq_endpoints_4 : forall (n : Z) (g : Z -> R) (y : Z -> R), 0 <= IZR n -> (forall i0 : Z, 0 <= g i0) -> sum 1 n (fun k : Z => y k) <= sum 1 n (fun k : Z => g k + y k).
Proof.
  intros n g y H0 H1.
  assert (E2 : sum 1 n (fun k : Z => g k + y k) = (sum 1 n (fun k : Z => g k) + sum 1 n (fun k : Z => y k))) by (linear_sum (1)%Z (n)%Z (fun k : Z => (1 * (y k)) + (1 * (g k)))).
  call y1 (sum 1 n (fun k : Z => g k + y k)).
  subst y1.
  call z3 (IZR n).
  call o4 (sum 1 n (fun k : Z => y k)).
  assert (F5 : 0 <= sum 1 n (fun k : Z => g k)) by (apply sum_nonneg; each_term).
  call o6 (sum 1 n (fun k : Z => g k)).
  fraction_le (o6) (1).
  pos.
Qed.

Lemma fact_proper_seq_sums_1 : forall (m : Z), 0 < IZR m -> sum 1 m (fun s : Z => 1 / (2 * IZR m)) = 1 / 2.
Proof.
  intros m H0.
  assert (E2 : sum 1 m (fun s : Z => 1 / (2 * IZR m)) = (1 / 2)) by (linear_sum (1)%Z (m)%Z (fun s : Z => (1 / (2 * IZR m)))).
  call y1 (sum 1 m (fun s : Z => 1 / (2 * IZR m))).
  subst y1.
  next_integer I3 (0)%Z (m)%Z (0 + 1 <= IZR m).
  call z4 (IZR m).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_proper_seq_sums_2 : forall (m : Z) (n : Z), 0 < IZR m -> 0 <= IZR n -> sum 1 m (fun k : Z => 1 / IZR k) >= 1 -> (forall j : Z, IZR j >= 1 -> IZR j <= IZR n -> sum 1 m (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 m (fun k : Z => 1 / IZR k) <> 0 /\ sum 1 n (fun j : Z => 1 / (2 * IZR j * sum 1 m (fun k : Z => 1 / IZR k))) = sum 1 n (fun k : Z => 1 / IZR k) / (2 * sum 1 m (fun k : Z => 1 / IZR k)).
Proof.
  intros m n H0 H1 H2.
  set (h := sum 1 m (fun k : Z => 1 / IZR k)) in *; clearbody h.
  split; [intros; lra | split; [lra |]].
  transitivity (sum 1 n (fun k : Z => / (2 * h) * (1 / IZR k))); [| rewrite sum_scale; unfold Rdiv; ring].
  apply sum_same; intros j; unfold Rdiv; rewrite !Rinv_mult; ring.
Qed.

Lemma fact_proper_seq_sums_3 : forall (m : Z) (n : Z), 0 < IZR m -> 0 <= IZR n -> sum 1 m (fun k : Z => 1 / IZR k) >= 1 -> sum 1 n (fun k : Z => 1 / IZR k) <= sum 1 m (fun k : Z => 1 / IZR k) -> sum 1 m (fun k : Z => 1 / IZR k) <> 0 /\ sum 1 n (fun k : Z => 1 / IZR k) / (2 * sum 1 m (fun k : Z => 1 / IZR k)) <= 1 / 2.
Proof.
  intros m n H0 H1 H2 H3.
  call h (sum 1 m (fun k : Z => 1 / IZR k)); call g (sum 1 n (fun k : Z => 1 / IZR k)).
  repeat match goal with |- _ /\ _ => split end; try (intros; nonzero); apply Rle_div_l; lra.
Qed.

Lemma fact_proper_seq_one : forall (a : R) (h : R) (m : Z), 0 < a -> 0 < h -> 0 < IZR m -> sum 1 m (fun k : Z => 1 / IZR k) >= 1 -> a = IZR m -> h = sum 1 m (fun k : Z => 1 / IZR k) -> sum 1 m (fun k : Z => 1 / IZR k) <> 0 /\ a / (2 * IZR m) + h / (2 * sum 1 m (fun k : Z => 1 / IZR k)) = 1.
Proof.
  intros a h m H0 H1 H2 H3 H4 H5; subst a h; split; [lra |].
  call s (sum 1 m (fun k : Z => 1 / IZR k)); call z (IZR m); field; repeat split; lra.
Qed.

Lemma fact_proper_seq_endpoints_5 : forall (m : Z) (n : Z), 0 < IZR m -> 0 <= IZR n -> sum 1 m (fun k : Z => 1 / IZR k) <= sum 1 m (fun k : Z => 1 / IZR k) + sum 1 n (fun k : Z => 1 / (IZR k + IZR m)).
Proof.
  intros m n H0 H1.
  repeat split; by_parts.
Qed.

Lemma fact_proper_seq_normalizer : forall (first : R) (second : R), 0 <= first -> 0 <= second -> first <= 1 / 2 -> second <= 1 / 2 -> first + second <= 1.
Proof.
  intros first second H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_proper_seq_normalizer_few : forall (t : Z), 0 < IZR t -> IZR t <= 40 -> (forall s : Z, IZR s >= 1 -> IZR s <= IZR t -> - IZR s + IZR t + 1 <> 0) /\ (forall s : Z, IZR s >= 1 -> IZR s <= IZR t -> sum 1 s (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 t (fun s : Z => 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k))) <= 1.
Proof.
  intros t H0 H1; defined_terms.
  harmonic_sum (fun t s => 2 * (- s + t + 1))%Z 1%Z 1%Z 1%Z 40%nat 0%Z t.
Qed.

Lemma fact_proper_seq_normalizer_sharp : forall (t : Z), 0 < IZR t -> IZR t <= 332 -> (forall s : Z, IZR s >= 1 -> IZR s <= IZR t -> - IZR s + IZR t + 1 <> 0) /\ (forall s : Z, IZR s >= 1 -> IZR s <= IZR t -> sum 1 s (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 t (fun s : Z => 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k))) <= 277237 / 452100.
Proof.
  intros t H0 H1; defined_terms.
  assert (C : (1 <= t < 1 + 4 \/ t = 5 \/ 6 <= t < 6 + 327)%Z) by (enough (1 <= t <= 332)%Z by lia; split; in_z).
  destruct C as [C | [-> | C]].
  harmonic_sum (fun t s => 2 * (- s + t + 1))%Z 277237%Z 452100%Z 1%Z 4%nat 0%Z t.
  apply Req_le; unfold sum; simpl; field.
  harmonic_sum (fun t s => 2 * (- s + t + 1))%Z 277237%Z 452100%Z 6%Z 327%nat 0%Z t.
Qed.

Lemma fact_proper_seq_normalizer_tail_1 : forall (m : Z) (s : Z) (t : Z), 0 < IZR m -> 0 < IZR s -> 0 < IZR t -> 2 * IZR m <= IZR t + 1 -> IZR t <= 2 * IZR m -> IZR s <= IZR m -> sum 1 s (fun k : Z => 1 / IZR k) >= 1 -> - IZR s + IZR t + 1 <> 0 /\ sum 1 s (fun k : Z => 1 / IZR k) <> 0 /\ 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * IZR m * sum 1 s (fun k : Z => 1 / IZR k)).
Proof.
  intros m s t H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : - IZR s + IZR t + 1 <> 0).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 s (fun k : Z => 1 / IZR k)).
  fraction_ne (z5 - z6 - 1) (1).
  assert (L1 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P12 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  assert (P14 : 0 <= z4 - z5) by (pose proof H5; lra).
  clear - Neg Neg0 H2 P12 P14; lra.
  }
  lra.
  }
  assert (G1 : sum 1 s (fun k : Z => 1 / IZR k) <> 0).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 s (fun k : Z => 1 / IZR k)).
  fraction_ne (- o7) (1).
  assert (L1 : 0 < o7) by pos.
  lra.
  }
  assert (G2 : 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * IZR m * sum 1 s (fun k : Z => 1 / IZR k))).
  {
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I2 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR m).
  call z5 (IZR s).
  call z6 (IZR t).
  call o7 (sum 1 s (fun k : Z => 1 / IZR k)).
  assert (S16 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P12 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  assert (P14 : 0 <= z4 - z5) by (pose proof H5; lra).
  clear - Neg Neg0 H2 P12 P14; lra.
  }
  fraction_le (- z4 / 2 - z5 / 2 + z6 / 2 + 1 / 2) (o7 * z4 * (- z5 + z6 + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < z4 / 2 + z5 / 2 - z6 / 2 - 1 / 2) by lra.
  assert (P19 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  assert (P21 : 0 <= z4 - z5) by (pose proof H5; lra).
  clear - Neg Neg0 P19 P21; lra.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma fact_proper_seq_normalizer_tail_2 : forall (m : Z), 0 < IZR m -> IZR m >= 83 -> sum 1 m (fun k : Z => 1 / IZR k) >= 5.
Proof.
  intros m H0 H1.
  enough (W : forall m : Z, (83 <= m)%Z -> sum 1 m (fun k : Z => 1 / IZR k) >= 5) by (apply W; in_z).
  clear H0 H1 m.
  apply (from_first (fun m : Z => sum 1 m (fun k : Z => 1 / IZR k) >= 5)).
  {
  assert (B : 3672441655127796364812512959533039359 / 734184632222154704090370027645633600 >= 5).
  {
  apply Rle_ge.
  fraction_le (1518494017022844360662821304871359 / 734184632222154704090370027645633600) (1).
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros m Low IH.
  assert (LowR : 83 <= IZR m) by (apply IZR_le; exact Low).
  assert (B : sum 1 (m + 1)%Z (fun k : Z => 1 / IZR k) >= 5).
  {
  assert (E2 : sum 1 (m + 1)%Z (fun k : Z => 1 / IZR k) = (sum 1 m (fun k : Z => 1 / IZR k) + 1 / (IZR m + 1))) by (last_term).
  call y1 (sum 1 (m + 1)%Z (fun k : Z => 1 / IZR k)).
  subst y1.
  call z3 (IZR m).
  assert (F4 : 0 <= sum 1 m (fun k : Z => 1 / IZR k)) by (apply sum_nonneg; each_term).
  call o5 (sum 1 m (fun k : Z => 1 / IZR k)).
  apply Rle_ge.
  fraction_le (o5 * z3 + o5 - 5 * z3 - 4) (z3 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 * z3 - o5 + 5 * z3 + 4) by lra.
  assert (P8 : 0 <= o5 - 5) by (pose proof (Rge_le _ _ IH); lra).
  assert (P10 : 0 <= z3 - 83) by (pose proof LowR; lra).
  pose proof (mul_le _ _ P10 P8) as T11.
  clear - Neg Neg0 P8 T11; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_proper_seq_normalizer_tail_3 : forall (m : Z), 0 < IZR m -> IZR m >= 167 -> IZR m <= 167 -> (forall s : Z, IZR s >= 1 -> IZR s <= IZR m -> sum 1 s (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 m (fun s : Z => 1 / sum 1 s (fun k : Z => 1 / IZR k)) <= 51187 * IZR m / 226050.
Proof.
  intros m H0 H1 H2; defined_terms; replace m with 167%Z by in_z.
  harmonic_sum (fun _ _ : Z => 1)%Z (51187 * 167)%Z 226050%Z 167%Z 1%nat 0%Z 167%Z.
Qed.

Lemma fact_proper_seq_normalizer_tail_4 : forall (B : R) (h : R) (m : Z), 0 <= B -> 0 < h -> 0 < IZR m -> B <= 51187 * IZR m / 226050 -> h >= 5 -> B + 1 / h <= 51187 * IZR m / 226050 + 51187 / 226050.
Proof.
  intros B h m H0 H1 H2 H3 H4.
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  call z2 (IZR m).
  fraction_le (- B * h + 51187 * h * z2 / 226050 + 51187 * h / 226050 - 1) (h).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < B * h - 51187 * h * z2 / 226050 - 51187 * h / 226050 + 1) by lra.
  assert (P5 : 0 <= h - 5) by (pose proof (Rge_le _ _ H4); lra).
  assert (P8 : 0 <= - B + 51187 * z2 / 226050) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P8) as T9.
  clear - Neg Neg0 P5 T9; lra.
Qed.

Lemma fact_proper_seq_normalizer_tail_5 : forall (B : R) (first : R) (m : Z) (second : R), 0 <= B -> 0 <= first -> 0 < IZR m -> 0 <= second -> B <= 51187 * IZR m / 226050 -> first <= B / (2 * IZR m) -> second <= 1 / 2 -> first + second <= 277237 / 452100.
Proof.
  intros B first m second H0 H1 H2 H3 H4 H5 H6.
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  call z2 (IZR m).
  fraction_le (- first - second + 277237 / 452100) (1).
  numerator_le N3 H5 (B - 2 * first * z2) (2 * z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < first + second - 277237 / 452100) by lra.
  pose proof (mul_lt _ _ H2 Neg0) as T6.
  assert (P7 : 0 <= - B + 51187 * z2 / 226050) by (pose proof H4; lra).
  assert (P11 : 0 <= 1 / 2 - second) by (pose proof H6; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P11) as T12.
  clear - Neg T6 P7 N3 T12; lra.
Qed.

Lemma lem_overflow_bound_mean_bound_half_0 : forall (h_k : R) (h_t : R), 0 < h_k -> 0 < h_t -> 1 / h_k = 1 / h_t + (- h_k + h_t) / (h_k * h_t).
Proof.
  intros h_k h_t H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_overflow_bound_mean_bound_half_1 : forall (h_k : R) (h_t : R) (k : Z) (m : Z) (t : Z), 0 < h_k -> 0 < h_t -> 0 < IZR k -> 0 < IZR m -> 0 < IZR t -> IZR k <= IZR m -> 2 * IZR m <= IZR t + 1 -> h_k <= h_t -> - IZR k + IZR t + 1 <> 0 /\ (- h_k + h_t) / (h_k * (- IZR k + IZR t + 1)) <= (- 1 + h_t / h_k) / IZR m.
Proof.
  intros h_k h_t k m t H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : - IZR k + IZR t + 1 <> 0).
  {
  next_integer I1 (0)%Z (k)%Z (0 + 1 <= IZR k).
  next_integer I2 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR k).
  call z5 (IZR m).
  call z6 (IZR t).
  fraction_ne (z4 - z6 - 1) (1).
  assert (L1 : 0 < - z4 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 - z6 - 1) by lra.
  assert (P11 : 0 <= - z4 + z5) by (pose proof H5; lra).
  assert (P13 : 0 <= - 2 * z5 + z6 + 1) by (pose proof H6; lra).
  clear - Neg Neg0 H4 P11 P13; lra.
  }
  lra.
  }
  assert (G1 : (- h_k + h_t) / (h_k * (- IZR k + IZR t + 1)) <= (- 1 + h_t / h_k) / IZR m).
  {
  next_integer I1 (0)%Z (k)%Z (0 + 1 <= IZR k).
  next_integer I2 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR k).
  call z5 (IZR m).
  call z6 (IZR t).
  assert (S15 : 0 < - z4 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 - z6 - 1) by lra.
  assert (P11 : 0 <= - z4 + z5) by (pose proof H5; lra).
  assert (P13 : 0 <= - 2 * z5 + z6 + 1) by (pose proof H6; lra).
  clear - Neg Neg0 H4 P11 P13; lra.
  }
  fraction_le (h_k * z4 + h_k * z5 - h_k * z6 - h_k - h_t * z4 - h_t * z5 + h_t * z6 + h_t) (h_k * z5 * (- z4 + z6 + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - h_k * z4 - h_k * z5 + h_k * z6 + h_k + h_t * z4 + h_t * z5 - h_t * z6 - h_t) by lra.
  assert (P18 : 0 <= - z4 + z5) by (pose proof H5; lra).
  assert (P19 : 0 <= - h_k + h_t) by (pose proof H7; lra).
  pose proof (mul_le _ _ P18 P19) as T20.
  assert (P21 : 0 <= - 2 * z5 + z6 + 1) by (pose proof H6; lra).
  pose proof (mul_le _ _ P21 P19) as T22.
  clear - Neg Neg0 T20 T22; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma lem_overflow_bound_mean_bound_half_2a : forall (k : Z) (n : Z), 0 < IZR k -> 0 < IZR n -> sum 1 n (fun j : Z => 1 / (IZR j + IZR k)) <= IZR n / (IZR k + 1).
Proof.
  intros k n H0 H1.
  apply Rle_trans with (sum 1 n (fun _ : Z => 1 / (IZR k + 1))).
  {
  apply sum_le; intros j [J _]; apply IZR_le in J; apply Rmult_le_compat_l; [lra | apply Rinv_le_contravar; lra].
  }
  rewrite sum_const by in_z; right; field; lra.
Qed.

Lemma lem_overflow_bound_mean_bound_half_2b : forall (h_k : R) (h_m : R) (h_t : R) (k : Z) (m : Z) (t : Z), 0 < h_k -> 0 < h_m -> 0 < h_t -> 0 < IZR k -> 0 < IZR m -> 0 < IZR t -> IZR k >= IZR m + 1 -> IZR k <= IZR t - 1 -> - h_k + h_t <= (- IZR k + IZR t) / (IZR k + 1) -> h_m <= h_k -> - IZR k + IZR t + 1 <> 0 /\ (- h_k + h_t) / (h_k * (- IZR k + IZR t + 1)) <= 1 / (h_m * (IZR m + 2)).
Proof.
  intros h_k h_m h_t k m t H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : - IZR k + IZR t + 1 <> 0).
  {
  next_integer I1 (0)%Z (k)%Z (0 + 1 <= IZR k).
  next_integer I2 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR k).
  call z5 (IZR m).
  call z6 (IZR t).
  fraction_ne (z4 - z6 - 1) (1).
  assert (L1 : 0 < - z4 + z6 + 1).
  {
  numerator_le N8 H8 (h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) (z4 + 1).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 - z6 - 1) by lra.
  assert (P11 : 0 <= - z4 + z6 - 1) by (pose proof H7; lra).
  clear - Neg Neg0 P11; lra.
  }
  lra.
  }
  assert (G1 : (- h_k + h_t) / (h_k * (- IZR k + IZR t + 1)) <= 1 / (h_m * (IZR m + 2))).
  {
  next_integer I1 (0)%Z (k)%Z (0 + 1 <= IZR k).
  next_integer I2 (0)%Z (m)%Z (0 + 1 <= IZR m).
  next_integer I3 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z4 (IZR k).
  call z5 (IZR m).
  call z6 (IZR t).
  assert (S13 : 0 < - z4 + z6 + 1).
  {
  numerator_le N8 H8 (h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) (z4 + 1).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 - z6 - 1) by lra.
  assert (P11 : 0 <= - z4 + z6 - 1) by (pose proof H7; lra).
  clear - Neg Neg0 P11; lra.
  }
  fraction_le (h_k * h_m * z5 + 2 * h_k * h_m - h_k * z4 + h_k * z6 + h_k - h_m * h_t * z5 - 2 * h_m * h_t) (h_k * h_m * (z5 + 2) * (- z4 + z6 + 1)).
  numerator_le N14 H8 (h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) (z4 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - h_k * h_m * z5 - 2 * h_k * h_m + h_k * z4 - h_k * z6 - h_k + h_m * h_t * z5 + 2 * h_m * h_t) by lra.
  pose proof (mul_lt _ _ H3 Neg0) as T18.
  pose proof (mul_lt _ _ H0 H4) as T22.
  assert (P23 : 0 <= z4 - z5 - 1) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P23) as T24.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P23) as T26.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) N14) as T28.
  assert (P30 : 0 <= h_k - h_m) by (pose proof H9; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H5) P30) as T31.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H1 H4)) N14) as T32.
  assert (P33 : 0 <= - z4 + z6 - 1) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H1) P23) P33) as T34.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H3) P33) P30) as T35.
  clear - Neg Neg0 T18 H0 T22 T24 T26 T28 T31 T32 T34 T35; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma lem_overflow_bound_mean_bound_half_3a : forall (m : Z), 0 < IZR m -> IZR m >= 11 -> sum 1 m (fun k : Z => 1 / IZR k) >= 3.
Proof.
  intros m H0 H1.
  enough (W : forall m : Z, (11 <= m)%Z -> sum 1 m (fun k : Z => 1 / IZR k) >= 3) by (apply W; in_z).
  clear H0 H1 m.
  apply (from_first (fun m : Z => sum 1 m (fun k : Z => 1 / IZR k) >= 3)).
  {
  assert (B : 83711 / 27720 >= 3).
  {
  apply Rle_ge.
  fraction_le (551 / 27720) (1).
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros m Low IH.
  assert (LowR : 11 <= IZR m) by (apply IZR_le; exact Low).
  assert (B : sum 1 (m + 1)%Z (fun k : Z => 1 / IZR k) >= 3).
  {
  assert (E2 : sum 1 (m + 1)%Z (fun k : Z => 1 / IZR k) = (sum 1 m (fun k : Z => 1 / IZR k) + 1 / (IZR m + 1))) by (last_term).
  call y1 (sum 1 (m + 1)%Z (fun k : Z => 1 / IZR k)).
  subst y1.
  call z3 (IZR m).
  assert (F4 : 0 <= sum 1 m (fun k : Z => 1 / IZR k)) by (apply sum_nonneg; each_term).
  call o5 (sum 1 m (fun k : Z => 1 / IZR k)).
  apply Rle_ge.
  fraction_le (o5 * z3 + o5 - 3 * z3 - 2) (z3 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 * z3 - o5 + 3 * z3 + 2) by lra.
  assert (P8 : 0 <= o5 - 3) by (pose proof (Rge_le _ _ IH); lra).
  assert (P10 : 0 <= z3 - 11) by (pose proof LowR; lra).
  pose proof (mul_le _ _ P10 P8) as T11.
  clear - Neg Neg0 P8 T11; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma lem_overflow_bound_mean_bound_half_3b : forall (m : Z), 0 < IZR m -> IZR m >= 11 -> IZR m <= 11 -> (forall s : Z, IZR s >= 1 -> IZR s <= IZR m -> sum 1 s (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 m (fun k : Z => 1 / IZR k) <> 0 /\ sum 1 m (fun s : Z => 1 / sum 1 s (fun k : Z => 1 / IZR k)) <= 3 * IZR m / (2 * sum 1 m (fun k : Z => 1 / IZR k)).
Proof.
  intros m H0 H1 H2.
  assert (M : m = 11%Z) by in_z; subst m.
  split; [intros s A B; apply Rgt_not_eq, sum_pos; [in_z | intros k [K _]; apply IZR_le in K; apply Rdiv_lt_0_compat; lra] |].
  split; [apply Rgt_not_eq; unfold sum; simpl; lra |].
  unfold sum; simpl; interval.
Qed.

Lemma lem_overflow_bound_mean_bound_half_3c : forall (B : R) (h : R) (m : Z), 0 <= B -> 0 < h -> 0 < IZR m -> B <= 3 * IZR m / (2 * h) -> h >= 3 -> B + 1 / (h + 1 / (IZR m + 1)) <= (3 * IZR m + 3) / (2 * h + 2 / (IZR m + 1)).
Proof.
  intros B h m H0 H1 H2 H3 H4.
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  call z2 (IZR m).
  fraction_le (- B * h * z2 - B * h - B + 3 * z2 ^ 2 / 2 + 2 * z2 + 1 / 2) (h * z2 + h + 1).
  numerator_le N3 H3 (- 2 * B * h + 3 * z2) (2 * h).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < B * h * z2 + B * h + B - 3 * z2 ^ 2 / 2 - 2 * z2 - 1 / 2) by lra.
  assert (P9 : 0 <= h - 3) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ H0 P9) as T10.
  pose proof (mul_le _ _ (Rlt_le _ _ H2) N3) as T12.
  clear - Neg Neg0 N3 T10 T12; lra.
Qed.

Lemma lem_overflow_bound_mean_bound_half_3d : forall (B : R) (h_m : R) (h_t : R) (m : Z), 0 <= B -> 0 < h_m -> 0 < h_t -> 0 < IZR m -> h_t <= h_m + 1 -> B <= 3 * IZR m / (2 * h_m) -> h_m >= 5 -> B * h_t / IZR m - 1 + (IZR m - 1) / (h_m * (IZR m + 2)) <= 1.
Proof.
  intros B h_m h_t m H0 H1 H2 H3 H4 H5 H6.
  next_integer I1 (0)%Z (m)%Z (0 + 1 <= IZR m).
  call z2 (IZR m).
  fraction_le (- B * h_m * h_t * z2 - 2 * B * h_m * h_t + 2 * h_m * z2 ^ 2 + 4 * h_m * z2 - z2 ^ 2 + z2) (h_m * z2 * (z2 + 2)).
  numerator_le N3 H5 (- 2 * B * h_m + 3 * z2) (2 * h_m).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < B * h_m * h_t * z2 + 2 * B * h_m * h_t - 2 * h_m * z2 ^ 2 - 4 * h_m * z2 + z2 ^ 2 - z2) by lra.
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P9) as T10.
  pose proof (mul_le _ _ (Rlt_le _ _ H2) N3) as T13.
  assert (P14 : 0 <= h_m - h_t + 1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H3) P14) as T15.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H1 H3)) N3) as T16.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H2 H3)) N3) as T17.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H3 H3)) P14) as T18.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H0 (Rlt_le _ _ H1)) (Rlt_le _ _ H3)) P14) as T20.
  assert (P21 : 0 <= h_m - 5) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H0 (Rlt_le _ _ H1)) (Rlt_le _ _ H3)) P21) as T22.
  pose proof (mul_le _ _ P21 (square (z2 + 1))) as T23.
  clear - Neg Neg0 H3 T10 T13 T15 T16 T17 T18 T20 T22 T23; lra.
Qed.

Lemma lem_overflow_bound_mean_bound_half_3e : forall (R_ : R) (h_t : R), 0 <= R_ -> 0 < h_t -> R_ <= 1 -> 1 - (1 - R_) / h_t <= 1.
Proof.
  intros R_ h_t H0 H1 H2.
  fraction_le (1 - R_) (h_t).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 1) by lra.
  assert (P3 : 0 <= 1 - R_) by (pose proof H2; lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma lem_overflow_bound_mean_bound_half_5 : forall (R_ : R) (h_t : R), 0 <= R_ -> 0 < h_t -> 1 - (1 - R_) / h_t >= 1 - 1 / h_t.
Proof.
  intros R_ h_t H0 H1.
  apply Rle_ge.
  fraction_le (R_) (h_t).
  pos.
Qed.

Lemma lem_overflow_bound_mean_bound_half_4 : forall (t : Z), 0 < IZR t -> IZR t <= 166 -> (forall s : Z, IZR s >= 1 -> IZR s <= IZR t - 1 -> - IZR s + IZR t + 1 <> 0) /\ (forall s : Z, IZR s >= 1 -> IZR s <= IZR t - 1 -> sum 1 s (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 (t + (-1))%Z (fun s : Z => 1 / ((- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k))) <= 1.
Proof.
  intros t H0 H1; defined_terms.
  harmonic_sum (fun t s => - s + t + 1)%Z 1%Z 1%Z 1%Z 166%nat 1%Z t.
Qed.
