(* thm_a_2_label_efficient: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_audibert10_lb_lower_bound_bandit_Pinsker_derivative : forall (p : R) (q : R), 0 < p -> 0 < q -> p < 1 -> q < 1 -> 1 - q <> 0 /\ 4 * p - p / q - 4 * q + (1 - p) / (1 - q) = (- 4 + 1 / (q * (1 - q))) * (- p + q).
Proof.
  intros p q H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit_Pinsker_sign : forall (q : R), 0 < q -> q < 1 -> 1 - q <> 0 /\ - 4 + 1 / (q * (1 - q)) >= 0.
Proof.
  intros q H0 H1.
  assert (G0 : 1 - q <> 0).
  {
  fraction_ne (q - 1) (1).
  assert (L1 : 0 < 1 - q) by pos.
  lra.
  }
  assert (G1 : - 4 + 1 / (q * (1 - q)) >= 0).
  {
  apply Rle_ge.
  assert (S1 : 0 < 1 - q) by pos.
  fraction_le (4 * q ^ 2 - 4 * q + 1) (q * (1 - q)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * q ^ 2 + 4 * q - 1) by lra.
  pose proof (square (1 - 2 * q)) as T4.
  clear - Neg Neg0 T4; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit_one_look : forall (v : R), 0 <= v -> v < 1 -> 1 / 2 - v / 2 > 0 /\ 1 - v > 0 /\ - ln (1 / 2 - v / 2) / 2 - ln (v / 2 + 1 / 2) / 2 - ln 2 = - ln (1 - v) / 2 - ln (v + 1) / 2.
Proof.
  intros v H0 H1.
  assert (A : ln (1 / 2 - v / 2) = ln (1 - v) - ln 2) by (rewrite <- ln_quotient by lra; f_equal; field).
  assert (B : ln (v / 2 + 1 / 2) = ln (v + 1) - ln 2) by (rewrite <- ln_quotient by lra; f_equal; field).
  split; [lra | split; [lra |]]; rewrite A, B; field.
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_one_look : forall (v : R), 0 <= v -> v < 1 -> 1 / 2 - v / 2 > 0 /\ 1 - v > 0 /\ (1 / 2 - v / 2) * (ln (1 / 2 - v / 2) + ln 2) + (v / 2 + 1 / 2) * (ln (v / 2 + 1 / 2) + ln 2) = (1 - v) * ln (1 - v) / 2 + (v + 1) * ln (v + 1) / 2.
Proof.
  intros v H0 H1.
  assert (A : ln (1 / 2 - v / 2) = ln (1 - v) - ln 2) by (rewrite <- ln_quotient by lra; f_equal; field).
  assert (B : ln (v / 2 + 1 / 2) = ln (v + 1) - ln 2) by (rewrite <- ln_quotient by lra; f_equal; field).
  split; [lra | split; [lra |]]; rewrite A, B; field.
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit_one_look_size : forall (v : R), 0 <= v -> v < 1 -> 1 - v > 0 /\ 2 - 2 * v ^ 2 <> 0 /\ - ln (1 - v) / 2 - ln (v + 1) / 2 <= v ^ 2 / (2 - 2 * v ^ 2).
Proof.
  intros v H0 H1.
  assert (P : 0 < 1 - v ^ 2) by nra.
  split; [lra | split; [lra |]].
  pose proof (ln_below ((1 - v) * (v + 1)) ltac:(nra)) as B; rewrite ln_mult in B by lra.
  replace (v ^ 2 / (2 - 2 * v ^ 2)) with (- (1 - / ((1 - v) * (v + 1))) / 2) by (field; repeat split; nra).
  lra.
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_one_look_size__lemma_1 : forall (v : R), 0 <= v -> v < 1 -> 1 - v > 0 /\ ln (1 - v) <= - v.
Proof.
  intros v H0 H1.
  assert (G0 : 1 - v > 0).
  {
  apply Rlt_gt.
  fraction_lt (1 - v) (1).
  pos.
  }
  assert (G1 : ln (1 - v) <= - v).
  {
  assert (S1 : 0 < 1 - v) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (1 - v)) as l4 eqn:E5 in *.
  fraction_le (- l4 - v) (1).
  numerator_le N6 F3 (- l4 * v + l4 + v) (1 - v).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l4 + v) by lra.
  assert (P9 : 0 <= - l4 - v) by (pose proof F2; lra).
  clear - Neg Neg0 P9; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_one_look_size__lemma_2 : forall (v : R), 0 <= v -> v < 1 -> ln (v + 1) <= v.
Proof.
  intros v H0 H1.
  assert (S1 : 0 < v + 1) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (v + 1)) as l4 eqn:E5 in *.
  fraction_le (- l4 + v) (1).
  numerator_le N6 F3 (l4 * v + l4 - v) (v + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l4 - v) by lra.
  assert (P9 : 0 <= - l4 + v) by (pose proof F2; lra).
  clear - Neg Neg0 P9; lra.
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_one_look_size : forall (v : R), 0 <= v -> v < 1 -> 1 - v > 0 /\ (1 - v) * ln (1 - v) / 2 + (v + 1) * ln (v + 1) / 2 <= v ^ 2.
Proof.
  intros v H0 H1.
  pose proof (proj2 (thm_audibert10_lb_lower_bound_full_information_one_look_size__lemma_1 v shown shown)) as K0.
  pose proof (thm_audibert10_lb_lower_bound_full_information_one_look_size__lemma_2 v shown shown) as K1.
  assert (G0 : 1 - v > 0).
  {
  assert (S1 : 0 < 1 - v) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (1 - v)) as l4 eqn:E5 in *.
  assert (S6 : 0 < v + 1) by pos.
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  remember (ln (v + 1)) as l9 eqn:E10 in *.
  apply Rlt_gt.
  fraction_lt (1 - v) (1).
  pos.
  }
  assert (G1 : (1 - v) * ln (1 - v) / 2 + (v + 1) * ln (v + 1) / 2 <= v ^ 2).
  {
  assert (S1 : 0 < 1 - v) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (1 - v)) as l4 eqn:E5 in *.
  assert (S6 : 0 < v + 1) by pos.
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  remember (ln (v + 1)) as l9 eqn:E10 in *.
  fraction_le (l4 * v / 2 - l4 / 2 - l9 * v / 2 - l9 / 2 + v ^ 2) (1).
  numerator_le N11 F3 (- l4 * v + l4 + v) (1 - v).
  numerator_le N12 F8 (l9 * v + l9 - v) (v + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l4 * v / 2 + l4 / 2 + l9 * v / 2 + l9 / 2 - v ^ 2) by lra.
  assert (P15 : 0 <= - l9 + v) by (pose proof F7; lra).
  pose proof (mul_le _ _ H0 P15) as T18.
  assert (P19 : 0 < 1 - v) by (pose proof H1; lra).
  assert (P20 : 0 <= - l4 - v) by (pose proof F2; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P19) P20) as T21.
  clear - Neg Neg0 P15 T18 T21; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit_tangent : forall (Q : R) (c : R), 0 < Q -> 0 < c -> sqrt Q <= Q / (2 * c) + c / 2.
Proof.
  intros Q c H0 H1.
  assert (S1 : 0 < Q) by pos.
  root r2 F3 E4 Q.
  subst Q.
  fraction_le (c ^ 2 / 2 - c * r2 + r2 ^ 2 / 2) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c ^ 2 / 2 + c * r2 - r2 ^ 2 / 2) by lra.
  pose proof (square (- c + r2)) as T7.
  clear - Neg Neg0 T7; lra.
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit_misses : forall (K : Z) (r : R), 0 < IZR K -> 0 < r -> IZR K >= 2 -> r <= 1 -> 2 - 8 * r / 25 <> 0 /\ 1 / (2 - 8 * r / 25) >= 0 /\ - sqrt 2 * sqrt (1 / (2 - 8 * r / 25)) / 5 + 1 - 1 / IZR K >= 1 / 4.
Proof.
  intros K r H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit : forall (K : R) (M : R) (T : R) (epsilon : R), 0 < K -> 0 < M -> 0 < T -> 0 < epsilon -> epsilon = sqrt K / (5 * sqrt M) -> T * epsilon / 4 = T * sqrt K / (20 * sqrt M).
Proof.
  intros K M T epsilon H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit_every_M : forall (K : Z) (R_ : R) (T : R) (r : R), 0 < IZR K -> 0 < T -> 0 < r -> IZR K >= 2 -> r <= 1 -> 2 - 8 * r / 25 <> 0 -> 1 / (2 - 8 * r / 25) >= 0 -> R_ >= T * sqrt r * (- sqrt 2 * sqrt (1 / (2 - 8 * r / 25)) / 5 + 1 - 1 / IZR K) / 5 -> R_ >= T * sqrt r / 20.
Proof.
  intros K R_ T r H0 H1 H2 H3 H4 H5 H6 H7.
  assert (Q : 1 / (2 - 8 * r / 25) <= 25 / 42) by (apply Rle_div_l; lra).
  assert (U : sqrt (1 / (2 - 8 * r / 25)) <= 4 / 5) by (apply Rsqr_incr_0_var; [| lra]; rewrite Rsqr_sqrt by lra; unfold Rsqr; lra).
  assert (V : sqrt 2 <= 3 / 2) by interval.
  pose proof (sqrt_pos 2).
  pose proof (sqrt_pos (1 / (2 - 8 * r / 25))).
  assert (W : sqrt 2 * sqrt (1 / (2 - 8 * r / 25)) <= 6 / 5) by nra.
  assert (I : 1 / IZR K <= 1 / 2) by (apply Rle_div_l; lra).
  assert (P : 0 < T * sqrt r) by (apply mul_lt; [lra | apply sqrt_lt_R0; lra]).
  replace (T * sqrt r * (- sqrt 2 * sqrt (1 / (2 - 8 * r / 25)) / 5 + 1 - 1 / IZR K) / 5) with (T * sqrt r * (- (sqrt 2 * sqrt (1 / (2 - 8 * r / 25))) / 5 + 1 - 1 / IZR K) / 5) in H7 by (unfold Rdiv; ring).
  set (s := T * sqrt r) in *; set (w := sqrt 2 * sqrt (1 / (2 - 8 * r / 25))) in *; set (i := 1 / IZR K) in *.
  apply Rle_ge; apply Rge_le in H7; apply Rle_trans with (2 := H7).
  clearbody s w i.
  assert (0 <= s * (- w / 5 + 1 - i - 1 / 4)) by (apply Rmult_le_pos; lra).
  nra.
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_Fano_expand : forall (K : Z) (s : R), 0 < IZR K -> 0 < s -> s < 1 -> IZR K >= 2 -> 1 - 1 / IZR K > 0 /\ 1 - s > 0 /\ s * (- ln (1 / IZR K) + ln s) + (1 - s) * (- ln (1 - 1 / IZR K) + ln (1 - s)) = s * ln (IZR K) + s * ln s - (1 - s) * ln (1 - 1 / IZR K) + (1 - s) * ln (1 - s).
Proof.
  intros K s H0 H1 H2 H3.
  assert (G0 : 1 - 1 / IZR K > 0).
  {
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  apply Rlt_gt.
  fraction_lt (z2 - 1) (z2).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - z2) by lra.
  assert (P5 : 0 <= z2 - 2) by (pose proof (Rge_le _ _ H3); lra).
  clear - Neg Neg0 P5; lra.
  }
  assert (G1 : 1 - s > 0).
  {
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  apply Rlt_gt.
  fraction_lt (1 - s) (1).
  pos.
  }
  assert (G2 : s * (- ln (1 / IZR K) + ln s) + (1 - s) * (- ln (1 - 1 / IZR K) + ln (1 - s)) = s * ln (IZR K) + s * ln s - (1 - s) * ln (1 - 1 / IZR K) + (1 - s) * ln (1 - s)).
  {
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (E4 : ln (1 / z2) = (- ln z2)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y3 (ln (1 / z2)).
  subst y3.
  assert (S5 : 0 < z2) by pos.
  pose proof (ln_tangent _ S5) as F6.
  pose proof (ln_below _ S5) as F7.
  remember (ln z2) as l8 eqn:E9 in *.
  assert (S10 : 0 < s) by pos.
  pose proof (ln_tangent _ S10) as F11.
  pose proof (ln_below _ S10) as F12.
  remember (ln s) as l13 eqn:E14 in *.
  assert (S15 : 0 < 1 - 1 / z2) by pos.
  pose proof (ln_tangent _ S15) as F16.
  pose proof (ln_below _ S15) as F17.
  remember (ln (1 - 1 / z2)) as l18 eqn:E19 in *.
  assert (S20 : 0 < 1 - s) by pos.
  pose proof (ln_tangent _ S20) as F21.
  pose proof (ln_below _ S20) as F22.
  remember (ln (1 - s)) as l23 eqn:E24 in *.
  assert (S34 : 0 < z2 - 1).
  {
  numerator_lt N25 (Rgt_lt _ _ G0) (z2 - 1) (z2).
  numerator_le N26 F7 (l8 * z2 - z2 + 1) (z2).
  numerator_le N27 F12 (l13 * s - s + 1) (s).
  numerator_le N28 F16 (- l18 * z2 - 1) (z2).
  numerator_le N29 F22 (- l23 * s + l23 + s) (1 - s).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - z2) by lra.
  clear - Neg Neg0 N25; lra.
  }
  fraction_eq (0) (1).
  ring.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_Fano_coin : forall (s : R), 0 < s -> s < 1 -> 1 - s > 0 /\ s * (ln s + ln 2) + (1 - s) * (ln (1 - s) + ln 2) - ln 2 = s * ln s + (1 - s) * ln (1 - s).
Proof.
  intros s H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_Fano_rest : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> 1 - 1 / IZR K > 0 /\ - ln (1 - 1 / IZR K) >= 0.
Proof.
  intros K H0 H1.
  assert (G0 : 1 - 1 / IZR K > 0).
  {
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  apply Rlt_gt.
  fraction_lt (z2 - 1) (z2).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - z2) by lra.
  assert (P5 : 0 <= z2 - 2) by (pose proof (Rge_le _ _ H1); lra).
  clear - Neg Neg0 P5; lra.
  }
  assert (G1 : - ln (1 - 1 / IZR K) >= 0).
  {
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < 1 - 1 / z2) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln (1 - 1 / z2)) as l6 eqn:E7 in *.
  assert (S14 : 0 < z2 - 1).
  {
  numerator_lt N8 (Rgt_lt _ _ G0) (z2 - 1) (z2).
  numerator_le N9 F4 (- l6 * z2 - 1) (z2).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 1 - z2) by lra.
  clear - Neg Neg0 N8; lra.
  }
  apply Rle_ge.
  fraction_le (- l6) (1).
  numerator_lt N15 (Rgt_lt _ _ G0) (z2 - 1) (z2).
  numerator_le N16 F4 (- l6 * z2 - 1) (z2).
  numerator_le N17 F5 (l6 * z2 - l6 + 1) (z2 - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l6) by lra.
  pose proof (mul_lt _ _ N15 Neg0) as T21.
  clear - Neg Neg0 T21 N16; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_misses_few_arms : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> IZR K <= 4 -> - sqrt 2 * sqrt (ln (IZR K)) / 5 + 1 - 1 / IZR K >= 1 / 4.
Proof.
  intros K H0 H1 H2.
  assert (E : K = 2%Z \/ K = 3%Z \/ K = 4%Z) by in_z.
  destruct E as [-> | [-> | ->]]; apply Rle_ge; interval.
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_misses_many_arms : forall (K : Z), 0 < IZR K -> IZR K >= 4 -> ln 2 <= 59 * ln (IZR K) / 100.
Proof.
  intros K H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information : forall (M : R) (T : R) (epsilon : R) (x : R), 0 < M -> 0 < T -> 0 < epsilon -> 0 < x -> epsilon = sqrt x / (5 * sqrt M) -> T * epsilon / 4 = T * sqrt x / (20 * sqrt M).
Proof.
  intros M T epsilon x H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_every_M : forall (M : R) (R_ : R) (T : R) (x : R), 0 < M -> 0 < T -> 0 < x -> R_ >= T * sqrt x / (20 * sqrt (Rmax M (x / 2))) -> R_ >= T * Rmin (sqrt 2) (sqrt x / sqrt M) / 20.
Proof.
  intros M R_ T x H0 H1 H2 H3.
  apply Rge_le in H3; apply Rle_ge; apply Rle_trans with (2 := H3).
  destruct (Rle_or_lt M (x / 2)) as [L | L].
  -
  rewrite Rmax_right by lra; apply Rle_trans with (T * sqrt 2 / 20); [apply Rmult_le_compat_r; [lra |]; apply Rmult_le_compat_l; [lra | apply Rmin_l] |].
  right; by_logs.
  -
  rewrite Rmax_left by lra; pose proof (sqrt_lt_R0 M ltac:(lra)).
  apply Rle_trans with (T * (sqrt x / sqrt M) / 20); [apply Rmult_le_compat_r; [lra |]; apply Rmult_le_compat_l; [lra | apply Rmin_r] |].
  right; field; lra.
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit_one_arm : ~ (forall (K : R) (M : R) (T : R), 0 < K -> 0 < M -> 0 < T -> K = 1 -> M >= 2 -> T * sqrt K / (25 * sqrt M) <= 0).
Proof.
  intro H.
  specialize (H (1) (2) (1)).
  refute H.
Qed.

Lemma thm_audibert10_lb_comparison_preemption : forall (d : Z) (s : Z) (t : Z), 0 <= IZR d -> 0 < IZR s -> 0 < IZR t -> IZR d + IZR s <= IZR d + IZR t - 1 -> IZR s <= IZR t - 1.
Proof.
  intros d s t H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_audibert10_lb_two_sided_few_queries : ~ (forall (K : R) (M : R) (T : R), 0 < K -> 0 < M -> 0 < T -> K >= 2 -> T >= 1 -> M >= 1 -> T * sqrt K / (99 * sqrt M) <= T).
Proof.
  intro H.
  specialize (H (1000002) (4) (5)).
  refute H.
Qed.

Lemma thm_audibert10_lb_two_sided_few_queries_corrected : forall (K : R) (M : R) (T : R), 0 < K -> 0 < M -> 0 < T -> K >= 2 -> T >= 1 -> M >= 1 -> K <= M -> T * sqrt K / sqrt M <= T.
Proof.
  intros K M T H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma thm_audibert10_lb_two_sided_batch_size : forall (M : Z) (T : Z), 0 < IZR M -> 0 < IZR T -> IZR M <= IZR T -> IZR (Zceil (IZR T / IZR M)) <= 2 * IZR T / IZR M.
Proof.
  intros M T H0 H1 H2.
  next_integer I1 (0)%Z (M)%Z (0 + 1 <= IZR M).
  next_integer I2 (0)%Z (T)%Z (0 + 1 <= IZR T).
  call z3 (IZR M).
  call z4 (IZR T).
  pose proof (ceil_ge (z4 / z3)) as F5.
  pose proof (ceil_lt (z4 / z3)) as F6.
  pose proof (one_or_more (Zceil (z4 / z3)%R)%Z) as M7.
  call f8 (IZR (Zceil (z4 / z3))).
  destruct M7 as [L10 | L10].
  {
  fraction_le (- f8 * z3 + 2 * z4) (z3).
  numerator_le N11 F5 (f8 * z3 - z4) (z3).
  numerator_lt N12 F6 (- f8 * z3 + z3 + z4) (z3).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f8 * z3 - 2 * z4) by lra.
  assert (P13 : 0 <= - z3 + z4) by (pose proof H2; lra).
  clear - Neg P13 N12 Neg0; lra.
  }
  {
  fraction_le (- f8 * z3 + 2 * z4) (z3).
  numerator_le N14 F5 (f8 * z3 - z4) (z3).
  numerator_lt N15 F6 (- f8 * z3 + z3 + z4) (z3).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < f8 * z3 - 2 * z4) by lra.
  assert (P16 : 0 <= - z3 + z4) by (pose proof H2; lra).
  clear - Neg P16 N15 Neg0; lra.
  }
Qed.

Lemma thm_audibert10_lb_two_sided_queries : forall (M : Z) (T : Z) (b : Z), 0 < IZR M -> 0 < IZR T -> 0 < IZR b -> IZR b >= IZR T / IZR M -> IZR (Zceil (IZR T / IZR b)) <= IZR M.
Proof.
  intros M T b H0 H1 H2 H3.
  enough (W : IZR (Zceil (IZR T / IZR b)) < IZR M + 1) by (pose proof (within (Zceil (IZR T / IZR b)%R)%Z (M)%Z) as W0; izr W0; lra).
  next_integer I1 (0)%Z (M)%Z (0 + 1 <= IZR M).
  next_integer I2 (0)%Z (T)%Z (0 + 1 <= IZR T).
  next_integer I3 (0)%Z (b)%Z (0 + 1 <= IZR b).
  call z4 (IZR M).
  call z5 (IZR T).
  call z6 (IZR b).
  pose proof (ceil_ge (z5 / z6)) as F7.
  pose proof (ceil_lt (z5 / z6)) as F8.
  pose proof (one_or_more (Zceil (z5 / z6)%R)%Z) as M9.
  call f10 (IZR (Zceil (z5 / z6))).
  destruct M9 as [L12 | L12].
  {
  fraction_lt (- f10 + z4 + 1) (1).
  numerator_le N13 (Rge_le _ _ H3) (z4 * z6 - z5) (z4).
  numerator_le N14 F7 (f10 * z6 - z5) (z6).
  numerator_lt N15 F8 (- f10 * z6 + z5 + z6) (z6).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f10 - z4 - 1) by lra.
  assert (P16 : 0 < z4) by (pose proof H0; lra).
  assert (P17 : 0 <= 1 - f10) by (pose proof L12; lra).
  clear - Neg P16 P17 Neg0; lra.
  }
  {
  fraction_lt (- f10 + z4 + 1) (1).
  numerator_le N18 (Rge_le _ _ H3) (z4 * z6 - z5) (z4).
  numerator_le N19 F7 (f10 * z6 - z5) (z6).
  numerator_lt N20 F8 (- f10 * z6 + z5 + z6) (z6).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= f10 - z4 - 1) by lra.
  assert (P21 : 0 < z6) by (pose proof H2; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P21) Neg0) as T22.
  clear - Neg N18 N20 T22; lra.
  }
Qed.

Lemma thm_audibert10_lb_two_sided_above_bandit : forall (K : R) (M : R) (R_ : R) (T : R) (b : R), 0 < K -> 0 < M -> 0 < T -> 0 < b -> b <= 2 * T / M -> R_ <= 14 * sqrt K * sqrt T * sqrt b -> R_ <= 20 * T * sqrt K / sqrt M.
Proof.
  intros K M R_ T b H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < b) by pos.
  root r10 F11 E12 b.
  subst b.
  assert (S13 : 0 < M) by pos.
  root r14 F15 E16 M.
  subst M.
  fraction_le (- R_ * r14 + 20 * r2 * r6 ^ 2) (r14).
  numerator_le N44 H4 (- r10 ^ 2 * r14 ^ 2 + 2 * r6 ^ 2) (r14 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ * r14 - 20 * r2 * r6 ^ 2) by lra.
  assert (P45 : 0 < r6 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P45 F3) F7) as T46.
  pose proof (mul_le _ _ (mul_le _ _ N44 (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T47.
  assert (P48 : 0 <= - R_ + 14 * r10 * r2 * r6) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P48 (Rlt_le _ _ F15)) (Rlt_le _ _ F7)) as T49.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P48 (Rlt_le _ _ F11)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T50.
  pose proof (mul_lt _ _ F7 Neg0) as T51.
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F15) Neg0) as T52.
  clear - Neg T46 T47 T49 T50 T51 T52; lra.
Qed.

Lemma thm_audibert10_lb_two_sided_below_bandit : forall (K : R) (M : R) (R_ : R) (T : R), 0 < K -> 0 < M -> 0 < T -> K <= M -> R_ >= T * Rmin 1 (sqrt K / sqrt M) / 20 -> R_ >= T * sqrt K / (20 * sqrt M).
Proof.
  intros K M R_ T H0 H1 H2 H3 H4.
  assert (S : sqrt K / sqrt M <= 1) by (apply Rle_div_l; [apply sqrt_lt_R0; lra | rewrite Rmult_1_l; apply sqrt_le_1_alt; lra]).
  rewrite Rmin_right in H4 by lra; apply Rle_ge; unfold Rdiv in *; rewrite ?Rinv_mult in *; lra.
Qed.

Lemma thm_audibert10_lb_two_sided_above_full_information : forall (M : R) (R_ : R) (T : R) (b : R) (x : R), 0 < M -> 0 < T -> 0 < b -> 0 < x -> b <= 2 * T / M -> R_ <= 12 * sqrt T * sqrt b * sqrt x -> R_ <= 17 * T * sqrt x / sqrt M.
Proof.
  intros M R_ T b x H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < T) by pos.
  root r2 F3 E4 T.
  subst T.
  assert (S5 : 0 < b) by pos.
  root r6 F7 E8 b.
  subst b.
  assert (S9 : 0 < x) by pos.
  root r10 F11 E12 x.
  subst x.
  assert (S13 : 0 < M) by pos.
  root r14 F15 E16 M.
  subst M.
  fraction_le (- R_ * r14 + 17 * r10 * r2 ^ 2) (r14).
  numerator_le N42 H4 (- r14 ^ 2 * r6 ^ 2 + 2 * r2 ^ 2) (r14 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ * r14 - 17 * r10 * r2 ^ 2) by lra.
  assert (P43 : 0 < r2 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P43 F11) F3) as T44.
  pose proof (mul_le _ _ (mul_le _ _ N42 (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) as T45.
  assert (P46 : 0 <= - R_ + 12 * r10 * r2 * r6) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P46 (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F7)) as T47.
  pose proof (mul_le _ _ (mul_le _ _ P46 (Rlt_le _ _ F15)) (Rlt_le _ _ F3)) as T48.
  pose proof (mul_lt _ _ (mul_lt _ _ F15 F7) Neg0) as T49.
  pose proof (mul_lt _ _ F3 Neg0) as T50.
  clear - Neg T44 T45 T47 T48 T49 T50; lra.
Qed.

Lemma thm_audibert10_lb_two_sided_below_full_information : forall (M : R) (R_ : R) (T : R) (x : R), 0 < M -> 0 < T -> 0 < x -> x <= M -> R_ >= T * Rmin (sqrt 2) (sqrt x / sqrt M) / 20 -> R_ >= T * sqrt x / (20 * sqrt M).
Proof.
  intros M R_ T x H0 H1 H2 H3 H4.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 < M) by pos.
  root r6 F7 E8 M.
  subst M.
  assert (S9 : 0 < x) by pos.
  root r10 F11 E12 x.
  subst x.
  pose proof (Rmin_or (r2) (r10 / r6)) as M13.
  assert (S14 : 0 < Rmin (r2) (r10 / r6)) by pos.
  call m15 (Rmin (r2) (r10 / r6)).
  destruct M13 as [[E16 L17] | [E16 L17]]; try rewrite E16 in *.
  {
  apply Rle_ge.
  fraction_le (R_ * r6 - T * r10 / 20) (r6).
  assert (R19 : 0 <= r2 * r6 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V64 : 0 <= - r10 ^ 2 + 2 * r6 ^ 2).
  {
  numerator_le N61 L17 (r10 - r2 * r6) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 ^ 2 - 2 * r6 ^ 2) by lra.
  assert (P62 : 0 < r6 ^ 2) by (pose proof H0; lra).
  assert (P63 : 0 <= - r10 ^ 2 + r6 ^ 2) by (pose proof H3; lra).
  clear - Neg P62 P63 Neg0; lra.
  }
  assert (V0 : r2 ^ 2 * r6 ^ 2 - 2 * r6 ^ 2 = 0).
  {
  numerator_le N65 L17 (r10 - r2 * r6) (r6).
  assert (Q66 : (r6 ^ 2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q66; lra.
  }
  lra.
  }
  numerator_le N55 L17 (r10 - r2 * r6) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ * r6 + T * r10 / 20) by lra.
  assert (P56 : 0 <= R_ - T * r2 / 20) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ P56 (Rlt_le _ _ F7)) as T57.
  assert (P58 : 0 <= - r10 + r2 * r6) by (pose proof R19; lra).
  pose proof (mul_le _ _ P58 (Rlt_le _ _ H1)) as T59.
  clear - Neg T57 T59 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (R_ * r6 - T * r10 / 20) (r6).
  numerator_lt N67 S14 (r10) (r6).
  numerator_le N68 (Rge_le _ _ H4) (20 * R_ * r6 - T * r10) (20 * r6).
  numerator_le N69 L17 (- r10 + r2 * r6) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ * r6 + T * r10 / 20) by lra.
  clear - Neg N68 Neg0; lra.
  }
Qed.

Lemma thm_audibert10_lb_lower_bound_bandit_constant : forall (K : Z) (r : R), 0 < IZR K -> 0 < r -> IZR K >= 2 -> r <= 1 -> 2 - 8 * r / 25 <> 0 /\ 1 / (2 - 8 * r / 25) >= 0 /\ - sqrt 2 * sqrt (1 / (2 - 8 * r / 25)) / 5 + 1 - 1 / IZR K >= 1 / 4.
Proof.
  intros K r H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_audibert10_lb_lower_bound_full_information_constant : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> IZR K <= 4 -> - sqrt 2 * sqrt (ln (IZR K)) / 5 + 1 - 1 / IZR K >= 1 / 4.
Proof.
  intros K H0 H1 H2.
  assert (E : K = 2%Z \/ K = 3%Z \/ K = 4%Z) by in_z.
  destruct E as [-> | [-> | ->]]; apply Rle_ge; interval.
Qed.
