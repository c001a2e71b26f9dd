(* lem_4_6_pareto: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma def_pareto_distribution_start : 0 = 0.
Proof.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma def_pareto_distribution_density : forall (beta_P : R) (c : R) (x : R), 0 < beta_P -> 0 < c -> 0 < x -> beta_P * rpow (c / x) beta_P / x = beta_P * rpow c beta_P * rpow x (- beta_P - 1).
Proof.
  intros beta_P c x H0 H1 H2.
  assert (G0 : beta_P * rpow (c / x) beta_P / x = beta_P * rpow c beta_P * rpow x (- beta_P - 1)).
  {
  assert (S1 : 0 < c / x).
  {
  pos.
  }
  assert (E3 : rpow (c / x) beta_P = (exp (beta_P * ln (c / x)))) by (first [apply rpow_exp; pos | by_logarithms]).
  set (y2 := rpow (c / x) beta_P) in *.
  clearbody y2.
  subst y2.
  assert (E5 : exp (beta_P * ln (c / x)) = ((exp (beta_P * ln c)) * / (exp (beta_P * ln x)))) by (by_logarithms).
  set (y4 := exp (beta_P * ln (c / x))) in *.
  clearbody y4.
  subst y4.
  assert (S6 : 0 < c).
  {
  pos.
  }
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  remember (ln c) as l9 eqn:E10 in *.
  pose proof (exp_pos (beta_P * l9)) as F11.
  pose proof (ln_exp (beta_P * l9)) as F12.
  pose proof (exp_tangent (beta_P * l9)) as F13.
  set (x14 := exp (beta_P * l9)) in *.
  clearbody x14.
  assert (S15 : 0 < x).
  {
  pos.
  }
  pose proof (ln_tangent _ S15) as F16.
  pose proof (ln_below _ S15) as F17.
  remember (ln x) as l18 eqn:E19 in *.
  pose proof (exp_pos (beta_P * l18)) as F20.
  pose proof (ln_exp (beta_P * l18)) as F21.
  pose proof (exp_tangent (beta_P * l18)) as F22.
  set (x23 := exp (beta_P * l18)) in *.
  clearbody x23.
  assert (S24 : 0 < c).
  {
  pos.
  }
  assert (E26 : rpow c beta_P = (x14)) by (first [apply rpow_exp; pos | by_logarithms]).
  set (y25 := rpow c beta_P) in *.
  clearbody y25.
  subst y25.
  assert (S27 : 0 < x).
  {
  pos.
  }
  assert (E29 : rpow x (- beta_P - 1) = (exp ((- beta_P - 1) * l18))) by (first [apply rpow_exp; pos | by_logarithms]).
  set (y28 := rpow x (- beta_P - 1)) in *.
  clearbody y28.
  subst y28.
  assert (E31 : exp ((- beta_P - 1) * l18) = (/ (x) * / (x23))) by (by_logarithms).
  set (y30 := exp ((- beta_P - 1) * l18)) in *.
  clearbody y30.
  subst y30.
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  exact G0.
Qed.

Lemma def_pareto_distribution_increasing : forall (beta_P : R) (c : R) (x : R), 0 < beta_P -> 0 < c -> 0 < x -> beta_P * rpow c beta_P * rpow x (- beta_P - 1) > 0.
Proof.
  intros beta_P c x H0 H1 H2.
  assert (G0 : beta_P * rpow c beta_P * rpow x (- beta_P - 1) > 0).
  {
  assert (S1 : 0 < c).
  {
  pos.
  }
  assert (E3 : rpow c beta_P = (exp (beta_P * ln c))) by (first [apply rpow_exp; pos | by_logarithms]).
  set (y2 := rpow c beta_P) in *.
  clearbody y2.
  subst y2.
  assert (S4 : 0 < c).
  {
  pos.
  }
  pose proof (ln_tangent _ S4) as F5.
  pose proof (ln_below _ S4) as F6.
  remember (ln c) as l7 eqn:E8 in *.
  pose proof (exp_pos (beta_P * l7)) as F9.
  pose proof (ln_exp (beta_P * l7)) as F10.
  pose proof (exp_tangent (beta_P * l7)) as F11.
  set (x12 := exp (beta_P * l7)) in *.
  clearbody x12.
  assert (S13 : 0 < x).
  {
  pos.
  }
  assert (E15 : rpow x (- beta_P - 1) = (exp ((- beta_P - 1) * ln x))) by (first [apply rpow_exp; pos | by_logarithms]).
  set (y14 := rpow x (- beta_P - 1)) in *.
  clearbody y14.
  subst y14.
  assert (E17 : exp ((- beta_P - 1) * ln x) = (/ (x) * / (exp (beta_P * ln x)))) by (by_logarithms).
  set (y16 := exp ((- beta_P - 1) * ln x)) in *.
  clearbody y16.
  subst y16.
  assert (S18 : 0 < x).
  {
  pos.
  }
  pose proof (ln_tangent _ S18) as F19.
  pose proof (ln_below _ S18) as F20.
  remember (ln x) as l21 eqn:E22 in *.
  pose proof (exp_pos (beta_P * l21)) as F23.
  pose proof (ln_exp (beta_P * l21)) as F24.
  pose proof (exp_tangent (beta_P * l21)) as F25.
  set (x26 := exp (beta_P * l21)) in *.
  clearbody x26.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (beta_P * x12) (x * x26)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma def_pareto_distribution_quantile : forall (u : R), 0 < u -> 1 - u = 1 - u.
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
  assert (G0 : IZR (Zfloor x) - 1 >= IZR d).
  {
  apply Rle_ge.
  enough (W : IZR d < IZR (Zfloor x) - 1 + 1) by (pose proof (within (d)%Z ((-1) + (Zfloor (x)%R))%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  set (z1 := IZR d) in *.
  clearbody z1.
  pose proof (floor_le (x)) as F2.
  pose proof (floor_lt (x)) as F3.
  pose proof (one_or_more (Zfloor (x)%R)%Z) as M4.
  set (f5 := IZR (Zfloor x)) in *.
  clearbody f5.
  destruct M4 as [L7 | L7].
  {
  apply (lt_by_fraction _ _ (f5 - z1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  assert (P8 : 0 <= - f5 + z1) by (pose proof Neg0; lra).
  pose proof P8 as T9.
  assert (P10 : 0 <= x - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P10 as T11.
  assert (P12 : 0 < f5 - x + 1) by (pose proof F3; lra).
  pose proof P12 as T13.
  clear - Neg T9 T11 T13.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (f5 - z1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  assert (P14 : 0 <= - f5 + z1) by (pose proof Neg0; lra).
  pose proof P14 as T15.
  assert (P16 : 0 <= x - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P16 as T17.
  assert (P18 : 0 < f5 - x + 1) by (pose proof F3; lra).
  pose proof P18 as T19.
  clear - Neg T15 T17 T19.
  lra.
  }
  }
  exact G0.
Qed.

Lemma fact_pareto_tail_unfloor_only_if : forall (d : Z) (x : R), 0 <= IZR d -> 0 < x -> IZR (Zfloor x) - 1 >= IZR d -> x >= IZR d + 1.
Proof.
  intros d x H0 H1 H2.
  assert (G0 : x >= IZR d + 1).
  {
  set (z1 := IZR d) in *.
  clearbody z1.
  pose proof (floor_le (x)) as F2.
  pose proof (floor_lt (x)) as F3.
  pose proof (one_or_more (Zfloor (x)%R)%Z) as M4.
  set (f5 := IZR (Zfloor x)) in *.
  clearbody f5.
  destruct M4 as [L7 | L7].
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (x - z1 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - x + z1 + 1) by lra.
  assert (P8 : 0 < - x + z1 + 1) by (pose proof Neg0; lra).
  pose proof P8 as T9.
  assert (P10 : 0 <= - f5 + x) by (pose proof F2; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P12 as T13.
  clear - Neg T9 T11 T13.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (x - z1 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - x + z1 + 1) by lra.
  assert (P14 : 0 < - x + z1 + 1) by (pose proof Neg0; lra).
  pose proof P14 as T15.
  assert (P16 : 0 <= - f5 + x) by (pose proof F2; lra).
  pose proof P16 as T17.
  assert (P18 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P18 as T19.
  clear - Neg T15 T17 T19.
  lra.
  }
  }
  exact G0.
Qed.

Lemma fact_pareto_tail_survival_far : forall (c : R) (d : Z), 0 < c -> 0 <= IZR d -> c <= IZR d + 1 -> c / (IZR d + 1) = Rmin 1 (c / (IZR d + 1)).
Proof.
  intros c d H0 H1 H2.
  assert (G0 : c / (IZR d + 1) = Rmin 1 (c / (IZR d + 1))).
  {
  set (z1 := IZR d) in *.
  clearbody z1.
  pose proof (Rmin_or (1) (c / (z1 + 1))) as M2.
  set (m3 := Rmin (1) (c / (z1 + 1))) in *.
  clearbody m3.
  destruct M2 as [[E4 L5] | [E4 L5]]; subst m3.
  {
  apply (eq_by_fraction _ _ (- c + z1 + 1) (z1 + 1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= - c + z1 + 1).
  {
  assert (N7 : 0 <= c - z1 - 1) by (apply (numerator_le _ _ (c - z1 - 1) (z1 + 1) L5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - z1 - 1) by lra.
  assert (P8 : 0 < c - z1 - 1) by (pose proof Neg0; lra).
  pose proof P8 as T9.
  assert (P10 : 0 <= - c + z1 + 1) by (pose proof H2; lra).
  pose proof P10 as T11.
  clear - Neg T9 T11.
  lra.
  }
  assert (L2 : 0 <= c - z1 - 1).
  {
  assert (N12 : 0 <= c - z1 - 1) by (apply (numerator_le _ _ (c - z1 - 1) (z1 + 1) L5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + z1 + 1) by lra.
  assert (P13 : 0 < - c + z1 + 1) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= c - z1 - 1) by (pose proof N12; lra).
  pose proof P15 as T16.
  clear - Neg T14 T16.
  lra.
  }
  lra.
  }
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  }
  exact G0.
Qed.

Lemma fact_pareto_tail_survival_near : forall (c : R) (d : Z), 0 < c -> 0 <= IZR d -> c >= IZR d + 1 -> 1 = Rmin 1 (c / (IZR d + 1)).
Proof.
  intros c d H0 H1 H2.
  assert (G0 : 1 = Rmin 1 (c / (IZR d + 1))).
  {
  set (z1 := IZR d) in *.
  clearbody z1.
  pose proof (Rmin_or (1) (c / (z1 + 1))) as M2.
  set (m3 := Rmin (1) (c / (z1 + 1))) in *.
  clearbody m3.
  destruct M2 as [[E4 L5] | [E4 L5]]; subst m3.
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  {
  apply (eq_by_fraction _ _ (c - z1 - 1) (z1 + 1)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= c - z1 - 1).
  {
  assert (N8 : 0 <= - c + z1 + 1) by (apply (numerator_le _ _ (- c + z1 + 1) (z1 + 1) L5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + z1 + 1) by lra.
  assert (P9 : 0 < - c + z1 + 1) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= c - z1 - 1) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  assert (L2 : 0 <= - c + z1 + 1).
  {
  assert (N13 : 0 <= - c + z1 + 1) by (apply (numerator_le _ _ (- c + z1 + 1) (z1 + 1) L5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c - z1 - 1) by lra.
  assert (P14 : 0 < c - z1 - 1) by (pose proof Neg0; lra).
  pose proof P14 as T15.
  assert (P16 : 0 <= - c + z1 + 1) by (pose proof N13; lra).
  pose proof P16 as T17.
  clear - Neg T15 T17.
  lra.
  }
  lra.
  }
  }
  exact G0.
Qed.

Lemma fact_pareto_tail_tail_if : forall (c : R) (d : Z) (u : R), 0 < c -> 0 <= IZR d -> 0 < u -> u <= c / (IZR d + 1) -> IZR (Zfloor (c / u)) - 1 >= IZR d.
Proof.
  intros c d u H0 H1 H2 H3.
  assert (G0 : IZR (Zfloor (c / u)) - 1 >= IZR d).
  {
  apply Rle_ge.
  enough (W : IZR d < IZR (Zfloor (c / u)) - 1 + 1) by (pose proof (within (d)%Z ((-1) + (Zfloor (c / u)%R))%Z) as W0; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in W0; lra).
  set (z1 := IZR d) in *.
  clearbody z1.
  pose proof (floor_le (c / u)) as F2.
  pose proof (floor_lt (c / u)) as F3.
  pose proof (one_or_more (Zfloor (c / u)%R)%Z) as M4.
  set (f5 := IZR (Zfloor (c / u))) in *.
  clearbody f5.
  destruct M4 as [L7 | L7].
  {
  apply (lt_by_fraction _ _ (f5 - z1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= c - u * z1 - u) by (apply (numerator_le _ _ (c - u * z1 - u) (z1 + 1) H3); [(field; nonzero) || field || lra | pos]).
  assert (N9 : 0 <= c - f5 * u) by (apply (numerator_le _ _ (c - f5 * u) (u) F2); [(field; nonzero) || field || lra | pos]).
  assert (N10 : 0 < - c + f5 * u + u) by (apply (numerator_lt _ _ (- c + f5 * u + u) (u) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  assert (P11 : 0 < u) by (pose proof H2; lra).
  assert (P12 : 0 <= - f5 + z1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P11) P12) as T13.
  assert (P14 : 0 <= c - u * z1 - u) by (pose proof N8; lra).
  pose proof P14 as T15.
  assert (P16 : 0 < - c + f5 * u + u) by (pose proof N10; lra).
  pose proof P16 as T17.
  clear - Neg T13 T15 T17.
  lra.
  }
  {
  apply (lt_by_fraction _ _ (f5 - z1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N18 : 0 <= c - u * z1 - u) by (apply (numerator_le _ _ (c - u * z1 - u) (z1 + 1) H3); [(field; nonzero) || field || lra | pos]).
  assert (N19 : 0 <= c - f5 * u) by (apply (numerator_le _ _ (c - f5 * u) (u) F2); [(field; nonzero) || field || lra | pos]).
  assert (N20 : 0 < - c + f5 * u + u) by (apply (numerator_lt _ _ (- c + f5 * u + u) (u) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - f5 + z1) by lra.
  assert (P21 : 0 < u) by (pose proof H2; lra).
  assert (P22 : 0 <= - f5 + z1) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P21) P22) as T23.
  assert (P24 : 0 <= c - u * z1 - u) by (pose proof N18; lra).
  pose proof P24 as T25.
  assert (P26 : 0 < - c + f5 * u + u) by (pose proof N20; lra).
  pose proof P26 as T27.
  clear - Neg T23 T25 T27.
  lra.
  }
  }
  exact G0.
Qed.

Lemma fact_pareto_tail_tail_only_if : forall (c : R) (d : Z) (u : R), 0 < c -> 0 <= IZR d -> 0 < u -> IZR (Zfloor (c / u)) - 1 >= IZR d -> u <= c / (IZR d + 1).
Proof.
  intros c d u H0 H1 H2 H3.
  assert (G0 : u <= c / (IZR d + 1)).
  {
  set (z1 := IZR d) in *.
  clearbody z1.
  pose proof (floor_le (c / u)) as F2.
  pose proof (floor_lt (c / u)) as F3.
  pose proof (one_or_more (Zfloor (c / u)%R)%Z) as M4.
  set (f5 := IZR (Zfloor (c / u))) in *.
  clearbody f5.
  destruct M4 as [L7 | L7].
  {
  apply (le_by_fraction _ _ (c - u * z1 - u) (z1 + 1)); [(field; nonzero) || field || lra | pos |].
  assert (N8 : 0 <= c - f5 * u) by (apply (numerator_le _ _ (c - f5 * u) (u) F2); [(field; nonzero) || field || lra | pos]).
  assert (N9 : 0 < - c + f5 * u + u) by (apply (numerator_lt _ _ (- c + f5 * u + u) (u) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + u * z1 + u) by lra.
  assert (P10 : 0 < - c + u * z1 + u) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= c - f5 * u) by (pose proof N8; lra).
  pose proof P12 as T13.
  assert (P14 : 0 < u) by (pose proof H2; lra).
  assert (P15 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P14) P15) as T16.
  clear - Neg T11 T13 T16.
  lra.
  }
  {
  apply (le_by_fraction _ _ (c - u * z1 - u) (z1 + 1)); [(field; nonzero) || field || lra | pos |].
  assert (N17 : 0 <= c - f5 * u) by (apply (numerator_le _ _ (c - f5 * u) (u) F2); [(field; nonzero) || field || lra | pos]).
  assert (N18 : 0 < - c + f5 * u + u) by (apply (numerator_lt _ _ (- c + f5 * u + u) (u) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + u * z1 + u) by lra.
  assert (P19 : 0 < - c + u * z1 + u) by (pose proof Neg0; lra).
  pose proof P19 as T20.
  assert (P21 : 0 <= c - f5 * u) by (pose proof N17; lra).
  pose proof P21 as T22.
  assert (P23 : 0 < u) by (pose proof H2; lra).
  assert (P24 : 0 <= f5 - z1 - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P23) P24) as T25.
  clear - Neg T20 T22 T25.
  lra.
  }
  }
  exact G0.
Qed.

Lemma fact_pareto_tail_tail_proportional : forall (c : R) (d : Z) (p : R), 0 < c -> 0 <= IZR d -> 0 < p -> p = c / (IZR d + 1) -> p * (IZR d + 1) = c.
Proof.
  intros c d p H0 H1 H2 H3.
  assert (G0 : p * (IZR d + 1) = c).
  {
  set (z1 := IZR d) in *.
  clearbody z1.
  apply (eq_by_fraction _ _ (c - p * z1 - p) (1)); [(field; nonzero) || field || lra |].
  assert (N2 : c - p * z1 - p = 0) by (apply (numerator_eq _ _ (c - p * z1 - p) (z1 + 1) H3); [(field; nonzero) || field || lra | pos]).
  assert (Q3 : (- 1) * (c - p * z1 - p) = 0) by (apply mul_zero; lra).
  clear - Q3.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_bound_mean_bound_term : forall (C : R) (chernoff : R) (g : Z) (nu : R), 0 < C -> 0 < chernoff -> 0 <= IZR g -> 0 < nu -> Rmin 1 (C / (nu * (IZR g + 1) * (chernoff + 1))) <= C / (nu * (IZR g + 1) * (chernoff + 1)).
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

Lemma lem_overflow_bound_mean_bound : forall (C : R) (N : R) (chernoff : R), 0 < C -> 0 <= N -> 0 < chernoff -> N <= 1 -> N * C / (chernoff + 1) <= C / (chernoff + 1).
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

Lemma lem_overflow_bound_chernoff_exponent__lemma_1 : forall (C : R) (chernoff : R) (x : R), 0 < C -> 0 < chernoff -> 0 <= x -> C * ((chernoff + x) / (chernoff + x + 1) - ln (chernoff + x + 1)) <= C * (chernoff / (chernoff + 1) - ln (chernoff + 1)).
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

Lemma lem_overflow_bound_chernoff_exponent : forall (C : R) (chernoff : R) (delta : R) (x : R), 0 < C -> 0 < chernoff -> 0 < delta -> 0 <= x -> - chernoff / (chernoff + 1) + ln (chernoff + 1) >= - ln delta / C -> delta < 1 -> C * ((chernoff + x) / (chernoff + x + 1) - ln (chernoff + x + 1)) <= ln delta.
Proof.
  intros C chernoff delta x H0 H1 H2 H3 H4 H5.
  pose proof (lem_overflow_bound_chernoff_exponent__lemma_1 C chernoff x (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : C * ((chernoff + x) / (chernoff + x + 1) - ln (chernoff + x + 1)) <= ln delta).
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
  assert (S13 : 0 < chernoff + x + 1).
  {
  pos.
  }
  pose proof (ln_tangent _ S13) as F14.
  pose proof (ln_below _ S13) as F15.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln (chernoff + x + 1) - l4 <= ((chernoff + x + 1) - (chernoff + 1)) / (chernoff + 1)) as F16.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln (chernoff + x + 1) <= ((chernoff + 1) - (chernoff + x + 1)) / (chernoff + x + 1)) as F17.
  pose proof (ltac:(rewrite E12; apply ln_gap; lra) : ln (chernoff + x + 1) - l11 <= ((chernoff + x + 1) - delta) / delta) as F18.
  pose proof (ltac:(rewrite E12; apply ln_gap; lra) : l11 - ln (chernoff + x + 1) <= (delta - (chernoff + x + 1)) / (chernoff + x + 1)) as F19.
  remember (ln (chernoff + x + 1)) as l20 eqn:E21 in *.
  apply (le_by_fraction _ _ (C * chernoff * l20 - C * chernoff + C * l20 * x + C * l20 - C * x + chernoff * l11 + l11 * x + l11) (chernoff + x + 1)); [(field; nonzero) || field || lra | pos |].
  assert (N22 : 0 <= chernoff * l4 - chernoff + l4) by (apply (numerator_le _ _ (chernoff * l4 - chernoff + l4) (chernoff + 1) F3); [(field; nonzero) || field || lra | pos]).
  assert (N23 : 0 <= delta * l11 - delta + 1) by (apply (numerator_le _ _ (delta * l11 - delta + 1) (delta) F8); [(field; nonzero) || field || lra | pos]).
  assert (N24 : 0 <= - chernoff * l11 + chernoff * l4 - chernoff + delta - l11 + l4 - 1) by (apply (numerator_le _ _ (- chernoff * l11 + chernoff * l4 - chernoff + delta - l11 + l4 - 1) (chernoff + 1) F9); [(field; nonzero) || field || lra | pos]).
  assert (N25 : 0 <= chernoff + delta * l11 - delta * l4 - delta + 1) by (apply (numerator_le _ _ (chernoff + delta * l11 - delta * l4 - delta + 1) (delta) F10); [(field; nonzero) || field || lra | pos]).
  assert (N26 : 0 <= C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) by (apply (numerator_le _ _ (C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) (C * (chernoff + 1)) (Rge_le _ _ H4)); [(field; nonzero) || field || lra | pos]).
  assert (N27 : 0 <= chernoff * l20 - chernoff + l20 * x + l20 - x) by (apply (numerator_le _ _ (chernoff * l20 - chernoff + l20 * x + l20 - x) (chernoff + x + 1) F15); [(field; nonzero) || field || lra | pos]).
  assert (N28 : 0 <= - chernoff * l20 + chernoff * l4 - l20 + l4 + x) by (apply (numerator_le _ _ (- chernoff * l20 + chernoff * l4 - l20 + l4 + x) (chernoff + 1) F16); [(field; nonzero) || field || lra | pos]).
  assert (N29 : 0 <= chernoff * l20 - chernoff * l4 + l20 * x + l20 - l4 * x - l4 - x) by (apply (numerator_le _ _ (chernoff * l20 - chernoff * l4 + l20 * x + l20 - l4 * x - l4 - x) (chernoff + x + 1) F17); [(field; nonzero) || field || lra | pos]).
  assert (N30 : 0 <= chernoff + delta * l11 - delta * l20 - delta + x + 1) by (apply (numerator_le _ _ (chernoff + delta * l11 - delta * l20 - delta + x + 1) (delta) F18); [(field; nonzero) || field || lra | pos]).
  assert (N31 : 0 <= - chernoff * l11 + chernoff * l20 - chernoff + delta - l11 * x - l11 + l20 * x + l20 - x - 1) by (apply (numerator_le _ _ (- chernoff * l11 + chernoff * l20 - chernoff + delta - l11 * x - l11 + l20 * x + l20 - x - 1) (chernoff + x + 1) F19); [(field; nonzero) || field || lra | pos]).
  assert (N32 : 0 <= C * l20 * chernoff ^ 2 - C * l4 * chernoff ^ 2 + C * chernoff * l20 * x + 2 * C * chernoff * l20 - C * chernoff * l4 * x - 2 * C * chernoff * l4 + C * l20 * x + C * l20 - C * l4 * x - C * l4 - C * x) by (apply (numerator_le _ _ (C * l20 * chernoff ^ 2 - C * l4 * chernoff ^ 2 + C * chernoff * l20 * x + 2 * C * chernoff * l20 - C * chernoff * l4 * x - 2 * C * chernoff * l4 + C * l20 * x + C * l20 - C * l4 * x - C * l4 - C * x) ((chernoff + 1) * (chernoff + x + 1)) K0); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * chernoff * l20 + C * chernoff - C * l20 * x - C * l20 + C * x - chernoff * l11 - l11 * x - l11) by lra.
  assert (P33 : 0 < chernoff) by (pose proof H1; lra).
  assert (P34 : 0 < - C * chernoff * l20 + C * chernoff - C * l20 * x - C * l20 + C * x - chernoff * l11 - l11 * x - l11) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P33 P34) as T35.
  assert (P36 : 0 < delta) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P36 P34) as T37.
  assert (P38 : 0 < 1 - delta) by (pose proof H5; lra).
  pose proof (mul_lt _ _ P38 P34) as T39.
  assert (P40 : 0 <= C * chernoff * l4 - C * chernoff + C * l4 + chernoff * l11 + l11) by (pose proof N26; lra).
  pose proof P40 as T41.
  assert (P42 : 0 < C) by (pose proof H0; lra).
  assert (P43 : 0 <= chernoff * l20 - chernoff * l4 + l20 * x + l20 - l4 * x - l4 - x) by (pose proof N29; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P42) P43) as T44.
  pose proof (mul_le _ _ (Rlt_le _ _ P33) P40) as T45.
  assert (P46 : 0 <= x) by (pose proof H3; lra).
  pose proof (mul_le _ _ P46 P40) as T47.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P42 P33)) P46) as T48.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P42 P33)) P43) as T49.
  clear - Neg T35 T37 T39 T41 T44 T45 T47 T48 T49.
  lra.
  }
  exact G0.
Qed.

Lemma fact_proper_seq_halve : forall (m : Z) (t : Z) (y : Z -> R), 0 < IZR m -> 0 < IZR t -> IZR m <= IZR t -> - IZR m + IZR t >= 0 /\ sum 1 t (fun s : Z => y s) = sum 1 m (fun s : Z => y s) + sum (m + 1)%Z t (fun s : Z => y s).
Proof.
  intros m t y H0 H1 H2.
  split; [lra | apply sum_split; in_z].
Qed.

Lemma fact_proper_seq_endpoints_1 : forall (s : Z), 0 < IZR s -> sum 1 s (fun k : Z => 1 / IZR k) >= 1.
Proof.
  intros s H0.
  assert (G0 : sum 1 s (fun k : Z => 1 / IZR k) >= 1).
  {
  enough (W : forall s : Z, (1 <= s)%Z -> sum 1 s (fun k : Z => 1 / IZR k) >= 1) by (apply W; in_z).
  clear H0 s.
  apply (from_first (fun s : Z => sum 1 s (fun k : Z => 1 / IZR k) >= 1)).
  {
  assert (B : 1 >= 1).
  {
  apply Rle_ge.
  enough (W : 1 < 1 + 1) by (pose proof (within (1)%Z (1)%Z) as W0; izr W0; lra).
  apply (lt_by_fraction _ _ (1) (1)); [(field; nonzero) || field || lra | pos |].
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
  set (y1 := sum 1 (s + 1)%Z (fun k : Z => 1 / IZR k)) in *.
  clearbody y1.
  subst y1.
  set (z3 := IZR s) in *.
  clearbody z3.
  assert (F4 : 0 <= sum 1 s (fun k : Z => 1 / IZR k)) by (apply sum_nonneg; each_term).
  set (o5 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o5.
  apply Rle_ge.
  apply (le_by_fraction _ _ (o5 * z3 + o5 - z3) (z3 + 1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 * z3 - o5 + z3) by lra.
  assert (P6 : 0 < - o5 * z3 - o5 + z3) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= o5 - 1) by (pose proof (Rge_le _ _ IH); lra).
  pose proof P8 as T9.
  assert (P10 : 0 <= z3 - 1) by (pose proof LowR; lra).
  pose proof (mul_le _ _ P10 P8) as T11.
  clear - Neg T7 T9 T11.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma fact_proper_seq_endpoints_2 : forall (m : Z) (s : Z) (t : Z), 0 < IZR m -> 0 < IZR s -> 0 < IZR t -> 2 * IZR m <= IZR t + 1 -> IZR t <= 2 * IZR m -> IZR s <= IZR m -> sum 1 s (fun k : Z => 1 / IZR k) >= 1 -> - IZR s + IZR t + 1 <> 0 /\ sum 1 s (fun k : Z => 1 / IZR k) <> 0 /\ 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * IZR m).
Proof.
  intros m s t H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : - IZR s + IZR t + 1 <> 0).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  apply (ne_by_fraction _ _ (z5 - z6 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P8 : 0 <= z5 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P8 as T9.
  assert (P10 : 0 < z6) by (pose proof H2; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  pose proof P12 as T13.
  assert (P14 : 0 <= z4 - z5) by (pose proof H5; lra).
  pose proof P14 as T15.
  clear - Neg T9 T11 T13 T15.
  lra.
  }
  lra.
  }
  assert (G1 : sum 1 s (fun k : Z => 1 / IZR k) <> 0).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  apply (ne_by_fraction _ _ (- o7) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < o7).
  {
  pos.
  }
  lra.
  }
  assert (G2 : 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * IZR m)).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  assert (S16 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P8 : 0 <= z5 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P8 as T9.
  assert (P10 : 0 < z6) by (pose proof H2; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  pose proof P12 as T13.
  assert (P14 : 0 <= z4 - z5) by (pose proof H5; lra).
  pose proof P14 as T15.
  clear - Neg T9 T11 T13 T15.
  lra.
  }
  apply (le_by_fraction _ _ (- o7 * z5 / 2 + o7 * z6 / 2 + o7 / 2 - z4 / 2) (o7 * z4 * (- z5 + z6 + 1))); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o7 * z5 / 2 - o7 * z6 / 2 - o7 / 2 + z4 / 2) by lra.
  assert (P17 : 0 < o7 * z5 / 2 - o7 * z6 / 2 - o7 / 2 + z4 / 2) by (pose proof Neg0; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  pose proof P19 as T20.
  assert (P21 : 0 <= z4 - z5) by (pose proof H5; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= o7 - 1) by (pose proof (Rge_le _ _ H6); lra).
  pose proof P23 as T24.
  assert (P25 : 0 < z6) by (pose proof H2; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P25) P23) as T26.
  pose proof (mul_le _ _ P19 P23) as T27.
  pose proof (mul_le _ _ P21 P23) as T28.
  clear - Neg T18 T20 T22 T24 T26 T27 T28.
  lra.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma fact_proper_seq_endpoints_3 : forall (m : Z) (s : Z) (t : Z), 0 < IZR m -> 0 < IZR s -> 0 < IZR t -> 2 * IZR m <= IZR t + 1 -> IZR t <= 2 * IZR m -> IZR s >= IZR m + 1 -> IZR s <= IZR t -> sum 1 m (fun k : Z => 1 / IZR k) >= 1 -> sum 1 s (fun k : Z => 1 / IZR k) >= sum 1 m (fun k : Z => 1 / IZR k) -> - IZR s + IZR t + 1 <> 0 /\ sum 1 s (fun k : Z => 1 / IZR k) <> 0 /\ sum 1 m (fun k : Z => 1 / IZR k) <> 0 /\ 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * (- IZR s + IZR t + 1) * sum 1 m (fun k : Z => 1 / IZR k)).
Proof.
  intros m s t H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : - IZR s + IZR t + 1 <> 0).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 m (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  set (o8 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o8.
  apply (ne_by_fraction _ _ (z5 - z6 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P9 : 0 <= z5 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= - z5 + z6) by (pose proof H6; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  lra.
  }
  assert (G1 : sum 1 s (fun k : Z => 1 / IZR k) <> 0).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 m (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  set (o8 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o8.
  apply (ne_by_fraction _ _ (- o8) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < o8).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - o8) by lra.
  assert (P9 : 0 <= - o8) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= o7 - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof P11 as T12.
  assert (P13 : 0 <= - o7 + o8) by (pose proof (Rge_le _ _ H8); lra).
  pose proof P13 as T14.
  clear - Neg T10 T12 T14.
  lra.
  }
  lra.
  }
  assert (G2 : sum 1 m (fun k : Z => 1 / IZR k) <> 0).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 m (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  set (o8 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o8.
  apply (ne_by_fraction _ _ (- o7) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < o7).
  {
  pos.
  }
  lra.
  }
  assert (G3 : 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * (- IZR s + IZR t + 1) * sum 1 m (fun k : Z => 1 / IZR k))).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 m (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  set (o8 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o8.
  assert (S15 : 0 < o8).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - o8) by lra.
  assert (P9 : 0 <= - o8) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= o7 - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof P11 as T12.
  assert (P13 : 0 <= - o7 + o8) by (pose proof (Rge_le _ _ H8); lra).
  pose proof P13 as T14.
  clear - Neg T10 T12 T14.
  lra.
  }
  assert (S20 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P16 : 0 <= z5 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 <= - z5 + z6) by (pose proof H6; lra).
  pose proof P18 as T19.
  clear - Neg T17 T19.
  lra.
  }
  apply (le_by_fraction _ _ (- o7 / 2 + o8 / 2) (o7 * o8 * (- z5 + z6 + 1))); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o7 / 2 - o8 / 2) by lra.
  assert (P21 : 0 < o7 / 2 - o8 / 2) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= - o7 + o8) by (pose proof (Rge_le _ _ H8); lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  exact (conj G0 (conj G1 (conj G2 G3))).
Qed.

Lemma fact_proper_seq_endpoints_4 : forall (n : Z) (g : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= g i0) -> sum 1 n (fun k : Z => y k) <= sum 1 n (fun k : Z => g k + y k).
Proof.
  intros n g y H0 H1.
  assert (G0 : sum 1 n (fun k : Z => y k) <= sum 1 n (fun k : Z => g k + y k)).
  {
  assert (E2 : sum 1 n (fun k : Z => g k + y k) = (sum 1 n (fun k : Z => g k) + sum 1 n (fun k : Z => y k))) by (linear_sum (1)%Z (n)%Z (fun k : Z => (1 * (y k)) + (1 * (g k)))).
  set (y1 := sum 1 n (fun k : Z => g k + y k)) in *.
  clearbody y1.
  subst y1.
  assert (I3 : 0 + 1 <= IZR n) by (pose proof (above (0)%Z (n)%Z) as I3; izr I3; lra).
  set (z4 := IZR n) in *.
  clearbody z4.
  set (o5 := sum 1 n (fun k : Z => y k)) in *.
  clearbody o5.
  assert (F6 : 0 <= sum 1 n (fun k : Z => g k)) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun k : Z => g k)) in *.
  clearbody o7.
  apply (le_by_fraction _ _ (o7) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma fact_proper_seq_sums_1 : forall (m : Z), 0 < IZR m -> sum 1 m (fun s : Z => 1 / (2 * IZR m)) = 1 / 2.
Proof.
  intros m H0.
  assert (G0 : sum 1 m (fun s : Z => 1 / (2 * IZR m)) = 1 / 2).
  {
  assert (E2 : sum 1 m (fun s : Z => 1 / (2 * IZR m)) = (1 / 2)) by (linear_sum (1)%Z (m)%Z (fun s : Z => (1 / (2 * IZR m)))).
  set (y1 := sum 1 m (fun s : Z => 1 / (2 * IZR m))) in *.
  clearbody y1.
  subst y1.
  assert (I3 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I3; izr I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  exact G0.
Qed.

Lemma fact_proper_seq_sums_2 : forall (m : Z) (n : Z), 0 < IZR m -> 0 < IZR n -> sum 1 m (fun k : Z => 1 / IZR k) >= 1 -> (forall j : Z, IZR j >= 1 -> IZR j <= IZR n -> sum 1 m (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 m (fun k : Z => 1 / IZR k) <> 0 /\ sum 1 n (fun j : Z => 1 / (2 * IZR j * sum 1 m (fun k : Z => 1 / IZR k))) = sum 1 n (fun k : Z => 1 / IZR k) / (2 * sum 1 m (fun k : Z => 1 / IZR k)).
Proof.
  intros m n H0 H1 H2.
  set (h := sum 1 m (fun k : Z => 1 / IZR k)) in *; clearbody h.
  split; [intros; lra | split; [lra |]].
  transitivity (sum 1 n (fun k : Z => / (2 * h) * (1 / IZR k))); [| rewrite sum_scale; unfold Rdiv; ring].
  apply sum_same; intros j; unfold Rdiv; rewrite !Rinv_mult; ring.
Qed.

Lemma fact_proper_seq_sums_3 : forall (m : Z) (n : Z), 0 < IZR m -> 0 < IZR n -> sum 1 m (fun k : Z => 1 / IZR k) >= 1 -> sum 1 n (fun k : Z => 1 / IZR k) <= sum 1 m (fun k : Z => 1 / IZR k) -> sum 1 m (fun k : Z => 1 / IZR k) <> 0 /\ sum 1 n (fun k : Z => 1 / IZR k) / (2 * sum 1 m (fun k : Z => 1 / IZR k)) <= 1 / 2.
Proof.
  intros m n H0 H1 H2 H3.
  assert (G0 : sum 1 m (fun k : Z => 1 / IZR k) <> 0).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR n) by (pose proof (above (0)%Z (n)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR m) in *.
  clearbody z3.
  set (z4 := IZR n) in *.
  clearbody z4.
  set (o5 := sum 1 m (fun k : Z => 1 / IZR k)) in *.
  clearbody o5.
  set (o6 := sum 1 n (fun k : Z => 1 / IZR k)) in *.
  clearbody o6.
  apply (ne_by_fraction _ _ (- o5) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < o5).
  {
  pos.
  }
  lra.
  }
  assert (G1 : sum 1 n (fun k : Z => 1 / IZR k) / (2 * sum 1 m (fun k : Z => 1 / IZR k)) <= 1 / 2).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR n) by (pose proof (above (0)%Z (n)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR m) in *.
  clearbody z3.
  set (z4 := IZR n) in *.
  clearbody z4.
  set (o5 := sum 1 m (fun k : Z => 1 / IZR k)) in *.
  clearbody o5.
  set (o6 := sum 1 n (fun k : Z => 1 / IZR k)) in *.
  clearbody o6.
  apply (le_by_fraction _ _ (o5 / 2 - o6 / 2) (o5)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 / 2 + o6 / 2) by lra.
  assert (P7 : 0 < - o5 / 2 + o6 / 2) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= o5 - o6) by (pose proof H3; lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  exact (conj G0 G1).
Qed.

Lemma fact_proper_seq_one : 1 = 1.
Proof.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_proper_seq_endpoints_5 : forall (m : Z) (n : Z), 0 < IZR m -> 0 < IZR n -> sum 1 m (fun k : Z => 1 / IZR k) <= sum 1 m (fun k : Z => 1 / IZR k) + sum 1 n (fun k : Z => 1 / (IZR k + IZR m)).
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
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  apply (ne_by_fraction _ _ (z5 - z6 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P8 : 0 <= z5 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P8 as T9.
  assert (P10 : 0 < z6) by (pose proof H2; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  pose proof P12 as T13.
  assert (P14 : 0 <= z4 - z5) by (pose proof H5; lra).
  pose proof P14 as T15.
  clear - Neg T9 T11 T13 T15.
  lra.
  }
  lra.
  }
  assert (G1 : sum 1 s (fun k : Z => 1 / IZR k) <> 0).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  apply (ne_by_fraction _ _ (- o7) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < o7).
  {
  pos.
  }
  lra.
  }
  assert (G2 : 1 / (2 * (- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k)) <= 1 / (2 * IZR m * sum 1 s (fun k : Z => 1 / IZR k))).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR m) in *.
  clearbody z4.
  set (z5 := IZR s) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  set (o7 := sum 1 s (fun k : Z => 1 / IZR k)) in *.
  clearbody o7.
  assert (S16 : 0 < - z5 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z5 - z6 - 1) by lra.
  assert (P8 : 0 <= z5 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P8 as T9.
  assert (P10 : 0 < z6) by (pose proof H2; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  pose proof P12 as T13.
  assert (P14 : 0 <= z4 - z5) by (pose proof H5; lra).
  pose proof P14 as T15.
  clear - Neg T9 T11 T13 T15.
  lra.
  }
  apply (le_by_fraction _ _ (- z4 / 2 - z5 / 2 + z6 / 2 + 1 / 2) (o7 * z4 * (- z5 + z6 + 1))); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < z4 / 2 + z5 / 2 - z6 / 2 - 1 / 2) by lra.
  assert (P17 : 0 < z4 / 2 + z5 / 2 - z6 / 2 - 1 / 2) by (pose proof Neg0; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= - 2 * z4 + z6 + 1) by (pose proof H3; lra).
  pose proof P19 as T20.
  assert (P21 : 0 <= z4 - z5) by (pose proof H5; lra).
  pose proof P21 as T22.
  clear - Neg T18 T20 T22.
  lra.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma fact_proper_seq_normalizer_tail_2 : forall (m : Z), 0 < IZR m -> IZR m >= 83 -> sum 1 m (fun k : Z => 1 / IZR k) >= 5.
Proof.
  intros m H0 H1.
  assert (G0 : sum 1 m (fun k : Z => 1 / IZR k) >= 5).
  {
  enough (W : forall m : Z, (83 <= m)%Z -> sum 1 m (fun k : Z => 1 / IZR k) >= 5) by (apply W; in_z).
  clear H0 H1 m.
  apply (from_first (fun m : Z => sum 1 m (fun k : Z => 1 / IZR k) >= 5)).
  {
  assert (B : 3672441655127796364812512959533039359 / 734184632222154704090370027645633600 >= 5).
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (1518494017022844360662821304871359 / 734184632222154704090370027645633600) (1)); [(field; nonzero) || field || lra | pos |].
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
  set (y1 := sum 1 (m + 1)%Z (fun k : Z => 1 / IZR k)) in *.
  clearbody y1.
  subst y1.
  set (z3 := IZR m) in *.
  clearbody z3.
  assert (F4 : 0 <= sum 1 m (fun k : Z => 1 / IZR k)) by (apply sum_nonneg; each_term).
  set (o5 := sum 1 m (fun k : Z => 1 / IZR k)) in *.
  clearbody o5.
  apply Rle_ge.
  apply (le_by_fraction _ _ (o5 * z3 + o5 - 5 * z3 - 4) (z3 + 1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 * z3 - o5 + 5 * z3 + 4) by lra.
  assert (P6 : 0 < - o5 * z3 - o5 + 5 * z3 + 4) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= o5 - 5) by (pose proof (Rge_le _ _ IH); lra).
  pose proof P8 as T9.
  assert (P10 : 0 <= z3 - 83) by (pose proof LowR; lra).
  pose proof (mul_le _ _ P10 P8) as T11.
  clear - Neg T7 T9 T11.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma fact_proper_seq_normalizer_tail_3 : forall (m : Z), 0 < IZR m -> IZR m >= 167 -> IZR m <= 167 -> (forall s : Z, IZR s >= 1 -> IZR s <= IZR m -> sum 1 s (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 m (fun s : Z => 1 / sum 1 s (fun k : Z => 1 / IZR k)) <= 51187 * IZR m / 226050.
Proof.
  intros m H0 H1 H2; defined_terms; replace m with 167%Z by in_z.
  harmonic_sum (fun _ _ : Z => 1)%Z (51187 * 167)%Z 226050%Z 167%Z 1%nat 0%Z 167%Z.
Qed.

Lemma fact_proper_seq_normalizer_tail_4 : forall (B : R) (h : R) (m : Z), 0 <= B -> 0 < h -> 0 < IZR m -> B <= 51187 * IZR m / 226050 -> h >= 5 -> B + 1 / h <= 51187 * IZR m / 226050 + 51187 / 226050.
Proof.
  intros B h m H0 H1 H2 H3 H4.
  assert (G0 : B + 1 / h <= 51187 * IZR m / 226050 + 51187 / 226050).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  set (z2 := IZR m) in *.
  clearbody z2.
  apply (le_by_fraction _ _ (- B * h + 51187 * h * z2 / 226050 + 51187 * h / 226050 - 1) (h)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < B * h - 51187 * h * z2 / 226050 - 51187 * h / 226050 + 1) by lra.
  assert (P3 : 0 < B * h - 51187 * h * z2 / 226050 - 51187 * h / 226050 + 1) by (pose proof Neg0; lra).
  pose proof P3 as T4.
  assert (P5 : 0 <= h - 5) by (pose proof (Rge_le _ _ H4); lra).
  pose proof P5 as T6.
  assert (P7 : 0 < h) by (pose proof H1; lra).
  assert (P8 : 0 <= - B + 51187 * z2 / 226050) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P7) P8) as T9.
  clear - Neg T4 T6 T9.
  lra.
  }
  exact G0.
Qed.

Lemma fact_proper_seq_normalizer_tail_5 : forall (B : R) (first : R) (m : Z) (second : R), 0 <= B -> 0 <= first -> 0 < IZR m -> 0 <= second -> B <= 51187 * IZR m / 226050 -> first <= B / (2 * IZR m) -> second <= 1 / 2 -> first + second <= 277237 / 452100.
Proof.
  intros B first m second H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : first + second <= 277237 / 452100).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  set (z2 := IZR m) in *.
  clearbody z2.
  apply (le_by_fraction _ _ (- first - second + 277237 / 452100) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N3 : 0 <= B - 2 * first * z2) by (apply (numerator_le _ _ (B - 2 * first * z2) (2 * z2) H5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < first + second - 277237 / 452100) by lra.
  assert (P4 : 0 < z2) by (pose proof H2; lra).
  assert (P5 : 0 < first + second - 277237 / 452100) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P4 P5) as T6.
  assert (P7 : 0 <= - B + 51187 * z2 / 226050) by (pose proof H4; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= B - 2 * first * z2) by (pose proof N3; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= 1 / 2 - second) by (pose proof H6; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P4) P11) as T12.
  clear - Neg T6 T8 T10 T12.
  lra.
  }
  exact G0.
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
  assert (I1 : 0 + 1 <= IZR k) by (pose proof (above (0)%Z (k)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR k) in *.
  clearbody z4.
  set (z5 := IZR m) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  apply (ne_by_fraction _ _ (z4 - z6 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < - z4 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 - z6 - 1) by lra.
  assert (P7 : 0 <= z4 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 < z6) by (pose proof H4; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= - z4 + z5) by (pose proof H5; lra).
  pose proof P11 as T12.
  assert (P13 : 0 <= - 2 * z5 + z6 + 1) by (pose proof H6; lra).
  pose proof P13 as T14.
  clear - Neg T8 T10 T12 T14.
  lra.
  }
  lra.
  }
  assert (G1 : (- h_k + h_t) / (h_k * (- IZR k + IZR t + 1)) <= (- 1 + h_t / h_k) / IZR m).
  {
  assert (I1 : 0 + 1 <= IZR k) by (pose proof (above (0)%Z (k)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR k) in *.
  clearbody z4.
  set (z5 := IZR m) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  assert (S15 : 0 < - z4 + z6 + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 - z6 - 1) by lra.
  assert (P7 : 0 <= z4 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 < z6) by (pose proof H4; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= - z4 + z5) by (pose proof H5; lra).
  pose proof P11 as T12.
  assert (P13 : 0 <= - 2 * z5 + z6 + 1) by (pose proof H6; lra).
  pose proof P13 as T14.
  clear - Neg T8 T10 T12 T14.
  lra.
  }
  apply (le_by_fraction _ _ (h_k * z4 + h_k * z5 - h_k * z6 - h_k - h_t * z4 - h_t * z5 + h_t * z6 + h_t) (h_k * z5 * (- z4 + z6 + 1))); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - h_k * z4 - h_k * z5 + h_k * z6 + h_k + h_t * z4 + h_t * z5 - h_t * z6 - h_t) by lra.
  assert (P16 : 0 < - h_k * z4 - h_k * z5 + h_k * z6 + h_k + h_t * z4 + h_t * z5 - h_t * z6 - h_t) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 <= - z4 + z5) by (pose proof H5; lra).
  assert (P19 : 0 <= - h_k + h_t) by (pose proof H7; lra).
  pose proof (mul_le _ _ P18 P19) as T20.
  assert (P21 : 0 <= - 2 * z5 + z6 + 1) by (pose proof H6; lra).
  pose proof (mul_le _ _ P21 P19) as T22.
  clear - Neg T17 T20 T22.
  lra.
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
  assert (I1 : 0 + 1 <= IZR k) by (pose proof (above (0)%Z (k)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR k) in *.
  clearbody z4.
  set (z5 := IZR m) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  apply (ne_by_fraction _ _ (z4 - z6 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (L1 : 0 < - z4 + z6 + 1).
  {
  assert (N8 : 0 <= h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) by (apply (numerator_le _ _ (h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) (z4 + 1) H8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 - z6 - 1) by lra.
  assert (P9 : 0 <= z4 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= - z4 + z6 - 1) by (pose proof H7; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  lra.
  }
  assert (G1 : (- h_k + h_t) / (h_k * (- IZR k + IZR t + 1)) <= 1 / (h_m * (IZR m + 2))).
  {
  assert (I1 : 0 + 1 <= IZR k) by (pose proof (above (0)%Z (k)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  assert (I3 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I3; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I3; lra).
  set (z4 := IZR k) in *.
  clearbody z4.
  set (z5 := IZR m) in *.
  clearbody z5.
  set (z6 := IZR t) in *.
  clearbody z6.
  assert (S13 : 0 < - z4 + z6 + 1).
  {
  assert (N8 : 0 <= h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) by (apply (numerator_le _ _ (h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) (z4 + 1) H8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= z4 - z6 - 1) by lra.
  assert (P9 : 0 <= z4 - z6 - 1) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= - z4 + z6 - 1) by (pose proof H7; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  apply (le_by_fraction _ _ (h_k * h_m * z5 + 2 * h_k * h_m - h_k * z4 + h_k * z6 + h_k - h_m * h_t * z5 - 2 * h_m * h_t) (h_k * h_m * (z5 + 2) * (- z4 + z6 + 1))); [(field; nonzero) || field || lra | pos |].
  assert (N14 : 0 <= h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) by (apply (numerator_le _ _ (h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) (z4 + 1) H8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - h_k * h_m * z5 - 2 * h_k * h_m + h_k * z4 - h_k * z6 - h_k + h_m * h_t * z5 + 2 * h_m * h_t) by lra.
  assert (P15 : 0 < - h_k * h_m * z5 - 2 * h_k * h_m + h_k * z4 - h_k * z6 - h_k + h_m * h_t * z5 + 2 * h_m * h_t) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 < z4) by (pose proof H3; lra).
  pose proof (mul_lt _ _ P17 P15) as T18.
  assert (P19 : 0 < h_k) by (pose proof H0; lra).
  pose proof P19 as T20.
  assert (P21 : 0 < z5) by (pose proof H4; lra).
  pose proof (mul_lt _ _ P19 P21) as T22.
  assert (P23 : 0 <= z4 - z5 - 1) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P19) P23) as T24.
  assert (P25 : 0 < h_m) by (pose proof H1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P25) P23) as T26.
  assert (P27 : 0 <= h_k * z4 + h_k - h_t * z4 - h_t - z4 + z6) by (pose proof N14; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P25) P27) as T28.
  assert (P29 : 0 < z6) by (pose proof H5; lra).
  assert (P30 : 0 <= h_k - h_m) by (pose proof H9; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P29) P30) as T31.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P25 P21)) P27) as T32.
  assert (P33 : 0 <= - z4 + z6 - 1) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P25) P23) P33) as T34.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P17) P33) P30) as T35.
  clear - Neg T16 T18 T20 T22 T24 T26 T28 T31 T32 T34 T35.
  lra.
  }
  exact (conj G0 G1).
Qed.

Lemma lem_overflow_bound_mean_bound_half_3a : forall (m : Z), 0 < IZR m -> IZR m >= 11 -> sum 1 m (fun k : Z => 1 / IZR k) >= 3.
Proof.
  intros m H0 H1.
  assert (G0 : sum 1 m (fun k : Z => 1 / IZR k) >= 3).
  {
  enough (W : forall m : Z, (11 <= m)%Z -> sum 1 m (fun k : Z => 1 / IZR k) >= 3) by (apply W; in_z).
  clear H0 H1 m.
  apply (from_first (fun m : Z => sum 1 m (fun k : Z => 1 / IZR k) >= 3)).
  {
  assert (B : 83711 / 27720 >= 3).
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (551 / 27720) (1)); [(field; nonzero) || field || lra | pos |].
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
  set (y1 := sum 1 (m + 1)%Z (fun k : Z => 1 / IZR k)) in *.
  clearbody y1.
  subst y1.
  set (z3 := IZR m) in *.
  clearbody z3.
  assert (F4 : 0 <= sum 1 m (fun k : Z => 1 / IZR k)) by (apply sum_nonneg; each_term).
  set (o5 := sum 1 m (fun k : Z => 1 / IZR k)) in *.
  clearbody o5.
  apply Rle_ge.
  apply (le_by_fraction _ _ (o5 * z3 + o5 - 3 * z3 - 2) (z3 + 1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o5 * z3 - o5 + 3 * z3 + 2) by lra.
  assert (P6 : 0 < - o5 * z3 - o5 + 3 * z3 + 2) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= o5 - 3) by (pose proof (Rge_le _ _ IH); lra).
  pose proof P8 as T9.
  assert (P10 : 0 <= z3 - 11) by (pose proof LowR; lra).
  pose proof (mul_le _ _ P10 P8) as T11.
  clear - Neg T7 T9 T11.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
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
  assert (G0 : B + 1 / (h + 1 / (IZR m + 1)) <= (3 * IZR m + 3) / (2 * h + 2 / (IZR m + 1))).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  set (z2 := IZR m) in *.
  clearbody z2.
  apply (le_by_fraction _ _ (- B * h * z2 - B * h - B + 3 * z2 ^ 2 / 2 + 2 * z2 + 1 / 2) (h * z2 + h + 1)); [(field; nonzero) || field || lra | pos |].
  assert (N3 : 0 <= - 2 * B * h + 3 * z2) by (apply (numerator_le _ _ (- 2 * B * h + 3 * z2) (2 * h) H3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < B * h * z2 + B * h + B - 3 * z2 ^ 2 / 2 - 2 * z2 - 1 / 2) by lra.
  assert (P4 : 0 < B * h * z2 + B * h + B - 3 * z2 ^ 2 / 2 - 2 * z2 - 1 / 2) by (pose proof Neg0; lra).
  pose proof P4 as T5.
  assert (P6 : 0 <= - 2 * B * h + 3 * z2) by (pose proof N3; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= B) by (pose proof H0; lra).
  assert (P9 : 0 <= h - 3) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ P8 P9) as T10.
  assert (P11 : 0 < z2) by (pose proof H2; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P11) P6) as T12.
  clear - Neg T5 T7 T10 T12.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_bound_mean_bound_half_3d : forall (B : R) (h_m : R) (h_t : R) (m : Z), 0 <= B -> 0 < h_m -> 0 < h_t -> 0 < IZR m -> h_t <= h_m + 1 -> B <= 3 * IZR m / (2 * h_m) -> h_m >= 5 -> B * h_t / IZR m - 1 + (IZR m - 1) / (h_m * (IZR m + 2)) <= 1.
Proof.
  intros B h_m h_t m H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : B * h_t / IZR m - 1 + (IZR m - 1) / (h_m * (IZR m + 2)) <= 1).
  {
  assert (I1 : 0 + 1 <= IZR m) by (pose proof (above (0)%Z (m)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  set (z2 := IZR m) in *.
  clearbody z2.
  apply (le_by_fraction _ _ (- B * h_m * h_t * z2 - 2 * B * h_m * h_t + 2 * h_m * z2 ^ 2 + 4 * h_m * z2 - z2 ^ 2 + z2) (h_m * z2 * (z2 + 2))); [(field; nonzero) || field || lra | pos |].
  assert (N3 : 0 <= - 2 * B * h_m + 3 * z2) by (apply (numerator_le _ _ (- 2 * B * h_m + 3 * z2) (2 * h_m) H5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < B * h_m * h_t * z2 + 2 * B * h_m * h_t - 2 * h_m * z2 ^ 2 - 4 * h_m * z2 + z2 ^ 2 - z2) by lra.
  assert (P4 : 0 < B * h_m * h_t * z2 + 2 * B * h_m * h_t - 2 * h_m * z2 ^ 2 - 4 * h_m * z2 + z2 ^ 2 - z2) by (pose proof Neg0; lra).
  pose proof P4 as T5.
  assert (P6 : 0 < z2) by (pose proof H3; lra).
  pose proof P6 as T7.
  assert (P8 : 0 < h_m) by (pose proof H1; lra).
  assert (P9 : 0 <= z2 - 1) by (pose proof I1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P8) P9) as T10.
  assert (P11 : 0 < h_t) by (pose proof H2; lra).
  assert (P12 : 0 <= - 2 * B * h_m + 3 * z2) by (pose proof N3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P11) P12) as T13.
  assert (P14 : 0 <= h_m - h_t + 1) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P6) P14) as T15.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P8 P6)) P12) as T16.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P11 P6)) P12) as T17.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P6 P6)) P14) as T18.
  assert (P19 : 0 <= B) by (pose proof H0; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P19 (Rlt_le _ _ P8)) (Rlt_le _ _ P6)) P14) as T20.
  assert (P21 : 0 <= h_m - 5) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P19 (Rlt_le _ _ P8)) (Rlt_le _ _ P6)) P21) as T22.
  pose proof (mul_le _ _ P21 (square (z2 + 1))) as T23.
  clear - Neg T5 T7 T10 T13 T15 T16 T17 T18 T20 T22 T23.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_bound_mean_bound_half_3e : forall (R_ : R) (h_t : R), 0 <= R_ -> 0 < h_t -> R_ <= 1 -> 1 - (1 - R_) / h_t <= 1.
Proof.
  intros R_ h_t H0 H1 H2.
  assert (G0 : 1 - (1 - R_) / h_t <= 1).
  {
  apply (le_by_fraction _ _ (1 - R_) (h_t)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 1) by lra.
  assert (P1 : 0 < R_ - 1) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= 1 - R_) by (pose proof H2; lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma lem_overflow_bound_mean_bound_half_5 : forall (R_ : R) (h_t : R), 0 <= R_ -> 0 < h_t -> 1 - (1 - R_) / h_t >= 1 - 1 / h_t.
Proof.
  intros R_ h_t H0 H1.
  assert (G0 : 1 - (1 - R_) / h_t >= 1 - 1 / h_t).
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (R_) (h_t)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma lem_overflow_bound_mean_bound_half_4 : forall (t : Z), 0 < IZR t -> IZR t <= 166 -> (forall s : Z, IZR s >= 1 -> IZR s <= IZR t - 1 -> - IZR s + IZR t + 1 <> 0) /\ (forall s : Z, IZR s >= 1 -> IZR s <= IZR t - 1 -> sum 1 s (fun k : Z => 1 / IZR k) <> 0) /\ sum 1 (t + (-1))%Z (fun s : Z => 1 / ((- IZR s + IZR t + 1) * sum 1 s (fun k : Z => 1 / IZR k))) <= 1.
Proof.
  intros t H0 H1; defined_terms.
  harmonic_sum (fun t s => - s + t + 1)%Z 1%Z 1%Z 1%Z 166%nat 1%Z t.
Qed.
