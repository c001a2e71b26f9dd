(* thm_d_5_lower_bound: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_fixed_delays_lb_lower_bound_full_information : forall (T : R) (d : R) (x : R), 0 < T -> 0 <= d -> 0 < x -> sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40 >= sqrt T * sqrt x * sqrt (d + 1) / 29.
Proof.
  intros T d x H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_lb_lower_bound_full_information_arbitrary_K : ~ (forall (K : Z) (T : Z) (d : Z), 0 < IZR K -> 0 < IZR T -> 0 <= IZR d -> IZR K >= 2 -> IZR d + 1 <= IZR T -> sqrt (IZR T) * sqrt (IZR d + 1) * sqrt (ln (IZR K)) <= IZR T).
Proof.
  intro H; specialize (H 3%Z 1%Z 0%Z ltac:(lra) ltac:(lra) ltac:(lra) ltac:(lra) ltac:(lra)); revert H.
  apply Rlt_not_le; interval.
Qed.

Lemma thm_fixed_delays_lb_lower_bound_full_information_arbitrary_K_corrected : forall (R_ : R) (T : R) (d : R) (x : R), 0 < T -> 0 <= d -> 0 < x -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt x * sqrt (d + 1)) / 40 -> R_ >= Rmin T (sqrt T * sqrt x * sqrt (d + 1)) / 29.
Proof.
  intros R_ T d x H0 H1 H2 H3.
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  assert (P : 0 <= Rmin T (sqrt T * sqrt x * sqrt (d + 1))) by (apply Rmin_glb; [pos | apply Rmult_le_pos; [pos | apply sqrt_pos]]).
  set (m := Rmin T (sqrt T * sqrt x * sqrt (d + 1))) in *; assert (14142 / 10000 * m <= sqrt 2 * m) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_fixed_delays_lb_lower_bound_full_information_any_constant : forall (T : R) (c : R) (d : R) (x : R), 0 < T -> 0 < c -> 0 <= d -> 0 < x -> x * c ^ 2 * (d + 1) > T -> c * sqrt T * sqrt x * sqrt (d + 1) > T.
Proof.
  intros T c d x H0 H1 H2 H3 H4.
  assert (S1 : 0 < T) by pos.
  root r2 F3 E4 T.
  subst T.
  assert (S5 : 0 < x) by pos.
  root r6 F7 E8 x.
  subst x.
  assert (S9 : 0 < d + 1) by pos.
  root r10 F11 E12 (d + 1).
  apply Rlt_gt.
  fraction_lt (c * r10 * r2 * r6 - r2 ^ 2) (1).
  replace (c * r10 * r2 * r6 - r2 ^ 2) with ((r2) * (c * r10 * r6 - r2)) by ring.
  apply mul_lt; [pos |].
  replace (c * r10 * r6 - r2) with ((c * r10 * r6) - (r2)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  assert (V20 : 0 < d * c ^ 2 * r6 ^ 2 + c ^ 2 * r6 ^ 2 - r2 ^ 2).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - d * c ^ 2 * r6 ^ 2 - c ^ 2 * r6 ^ 2 + r2 ^ 2) by lra.
  assert (P18 : 0 < d * c ^ 2 * r6 ^ 2 + c ^ 2 * r6 ^ 2 - r2 ^ 2) by (pose proof (Rgt_lt _ _ H4); lra).
  clear - Neg Neg0 P18; lra.
  }
  assert (V0 : - d * c ^ 2 * r6 ^ 2 + c ^ 2 * r10 ^ 2 * r6 ^ 2 - c ^ 2 * r6 ^ 2 = 0).
  {
  assert (Q21 : (c ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q21; lra.
  }
  lra.
Qed.

Lemma thm_fixed_delays_lb_count_capacity_every_T : forall (C : R) (k : Z) (f : Z -> R), 0 < C -> 0 < IZR k -> (forall i0 : Z, 0 <= f i0) -> sum 1 k (fun t : Z => C - f t) <= C * IZR k.
Proof.
  intros C k f H0 H1 H2.
  assert (E2 : sum 1 k (fun t : Z => C - f t) = (C * IZR k - sum 1 k (fun t : Z => f t))) by (linear_sum (1)%Z (k)%Z (fun t : Z => C + ((- 1) * (f t)))).
  call y1 (sum 1 k (fun t : Z => C - f t)).
  subst y1.
  next_integer I3 (0)%Z (k)%Z (0 + 1 <= IZR k).
  call z4 (IZR k).
  assert (F5 : 0 <= sum 1 k (fun t : Z => f t)) by (apply sum_nonneg; each_term).
  call o6 (sum 1 k (fun t : Z => f t)).
  fraction_le (o6) (1).
  pos.
Qed.

Lemma thm_fixed_delays_lb_observations_preemption : forall (d : Z) (s : Z) (t : Z), 0 <= IZR d -> 0 < IZR s -> 0 < IZR t -> IZR d + IZR s <= IZR d + IZR t - 1 -> IZR s <= IZR t - 1.
Proof.
  intros d s t H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_fixed_delays_lb_observations_floor_first : forall (C : Z) (c : Z) (d : Z) (q : Z) (r : Z), 0 < IZR C -> 0 <= IZR c -> 0 <= IZR d -> 0 <= IZR q -> 0 <= IZR r -> IZR c <= IZR C -> IZR c <= IZR d + 1 -> IZR r <= IZR d -> IZR q >= 1 -> IZR c * (IZR q - 1) + Rmin (IZR c) (IZR r + 1) <= IZR q * IZR C.
Proof.
  intros C c d q r H0 H1 H2 H3 H4 H5 H6 H7 H8.
  repeat split; by_parts.
Qed.

Lemma thm_fixed_delays_lb_observations_product : forall (C : Z) (c : Z) (d : Z) (q : Z) (r : Z), 0 < IZR C -> 0 <= IZR c -> 0 <= IZR d -> 0 <= IZR q -> 0 <= IZR r -> IZR c <= IZR C -> IZR c <= IZR d + 1 -> IZR r <= IZR d -> IZR q >= 1 -> (IZR d + 1) * (IZR c * (IZR q - 1) + Rmin (IZR c) (IZR r + 1)) <= IZR C * (IZR q * (IZR d + 1) + IZR r).
Proof.
  intros C c d q r H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (Rmin_l (IZR c) (IZR r + 1)) as A; set (m := Rmin (IZR c) (IZR r + 1)) in *; clearbody m.
  assert (P1 : (IZR d + 1) * (IZR c * (IZR q - 1)) <= (IZR d + 1) * (IZR C * (IZR q - 1))) by (apply Rmult_le_compat_l; [lra |]; apply Rmult_le_compat_r; lra).
  assert (P2 : (IZR d + 1) * m <= (IZR d + 1) * IZR C) by (apply Rmult_le_compat_l; lra).
  assert (P3 : 0 <= IZR C * IZR r) by (apply Rmult_le_pos; lra).
  lra.
Qed.

Lemma thm_fixed_delays_lb_lower_bound_bandit_all_T_d_C : forall (C : Z) (K : Z) (R_ : R) (T : Z) (d : Z), 0 < IZR C -> 0 < IZR K -> 0 < IZR T -> 0 <= IZR d -> IZR K >= 2 -> R_ >= (- sqrt 21 / 105 + 1 / 5 - 1 / (5 * IZR K)) * Rmin (IZR T) (sqrt (IZR K) * sqrt (IZR T)) -> R_ >= (- sqrt 21 / 105 + 1 / 5 - 1 / (5 * IZR K)) * Rmin (IZR T) (sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR d + 1) / sqrt (IZR C)) -> R_ >= sqrt 2 * Rmin (IZR T) (sqrt (IZR T) * sqrt (IZR d + 1) * sqrt (ln (IZR K))) / 40 -> R_ >= Rmin (IZR T) (sqrt (IZR K) * sqrt (IZR T) * sqrt (1 + IZR d / IZR C) + sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K))) / 57.
Proof.
  intros C K R_ T d H0 H1 H2 H3 H4 H5 H6 H7.
  assert (Co : 1 / 20 <= - sqrt 21 / 105 + 1 / 5 - 1 / (5 * (IZR K))).
  {
  assert (sqrt 21 <= 46 / 10) by interval; assert (1 / (5 * (IZR K)) <= 1 / 10) by (apply Rle_div_l; lra).
  lra.
  }
  assert (M1 : R_ >= Rmin (IZR T) (sqrt (IZR K) * sqrt (IZR T)) / 20).
  {
  assert (0 <= Rmin (IZR T) (sqrt (IZR K) * sqrt (IZR T))) by (apply Rmin_glb; pos).
  nra.
  }
  assert (M2 : R_ >= Rmin (IZR T) (sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR d + 1) / sqrt (IZR C)) / 20).
  {
  assert (0 <= Rmin (IZR T) (sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR d + 1) / sqrt (IZR C))) by (apply Rmin_glb; pos).
  nra.
  }
  pose proof (sqrt_lt_R0 (IZR C) ltac:(lra)) as PC; assert (PX : 0 <= sqrt (IZR K) * sqrt (IZR T)) by pos.
  assert (PZ : 0 <= sqrt (IZR T) * sqrt (IZR d + 1) * sqrt (ln (IZR K))) by (apply Rmult_le_pos; [pos | apply sqrt_pos]).
  assert (V : sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K)) <= sqrt (IZR T) * sqrt (IZR d + 1) * sqrt (ln (IZR K))).
  {
  replace (sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K))) with (sqrt (IZR T) * sqrt (ln (IZR K)) * sqrt (IZR d)) by ring.
  replace (sqrt (IZR T) * sqrt (IZR d + 1) * sqrt (ln (IZR K))) with (sqrt (IZR T) * sqrt (ln (IZR K)) * sqrt (IZR d + 1)) by ring.
  apply Rmult_le_compat_l; [apply Rmult_le_pos; apply sqrt_pos | apply sqrt_le_1_alt; lra].
  }
  assert (Q : sqrt (IZR K) * sqrt (IZR T) * sqrt (1 + IZR d / (IZR C)) <= 99 / 70 * (sqrt (IZR K) * sqrt (IZR T)) \/ sqrt (IZR K) * sqrt (IZR T) * sqrt (1 + IZR d / (IZR C)) <= 99 / 70 * (sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR d + 1) / sqrt (IZR C))).
  {
  destruct (root_or (IZR C) (IZR d) (IZR d + 1) ltac:(lra) ltac:(lra) ltac:(lra)) as [R | R]; [left | right].
  -
  replace (99 / 70 * (sqrt (IZR K) * sqrt (IZR T))) with (sqrt (IZR K) * sqrt (IZR T) * (99 / 70)) by ring; apply Rmult_le_compat_l; assumption.
  -
  replace (99 / 70 * (sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR d + 1) / sqrt (IZR C))) with (sqrt (IZR K) * sqrt (IZR T) * (99 / 70 * (sqrt (IZR d + 1) / sqrt (IZR C)))) by (field; lra); apply Rmult_le_compat_l; assumption.
  }
  apply (three_minima R_ (IZR T) (sqrt (IZR K) * sqrt (IZR T)) (sqrt (IZR K) * sqrt (IZR T) * sqrt (IZR d + 1) / sqrt (IZR C)) (sqrt (IZR T) * sqrt (IZR d + 1) * sqrt (ln (IZR K))) (sqrt (IZR K) * sqrt (IZR T) * sqrt (1 + IZR d / (IZR C))) (sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K)))); assumption.
Qed.

Lemma thm_fixed_delays_lb_lower_bound_bandit_one_arm : ~ (forall (C : Z) (K : Z) (T : Z) (d : Z), 0 < IZR C -> 0 < IZR K -> 0 < IZR T -> 0 <= IZR d -> IZR K * (IZR d + 1) <= IZR C * IZR T -> IZR K = 1 -> sqrt (IZR K) * sqrt (IZR T) * sqrt (1 + IZR d / IZR C) <= 0).
Proof.
  intro H.
  specialize (H (1)%Z (1)%Z (1)%Z (0)%Z).
  refute H.
Qed.

Lemma thm_fixed_delays_lb_lower_bound_bandit_many_arms : ~ (forall (C : Z) (K : Z) (T : Z) (d : Z), 0 < IZR C -> 0 < IZR K -> 0 < IZR T -> 0 <= IZR d -> IZR K * (IZR d + 1) <= IZR C * IZR T -> IZR K >= 2 -> IZR d <= IZR T -> IZR d = 0 -> sqrt (IZR K) * sqrt (IZR T) * sqrt (1 + IZR d / IZR C) <= IZR T).
Proof.
  intro H.
  specialize (H (2)%Z (2)%Z (1)%Z (0)%Z).
  refute H.
Qed.

Lemma thm_fixed_delays_lb_lower_bound_bandit_long_delay : ~ (forall (C : Z) (K : Z) (T : Z) (d : Z), 0 < IZR C -> 0 < IZR K -> 0 < IZR T -> 0 <= IZR d -> IZR K * (IZR d + 1) <= IZR C * IZR T -> IZR K >= 2 -> IZR d <= IZR T -> sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K)) <= IZR T).
Proof.
  intro H.
  specialize (H (4)%Z (3)%Z (3)%Z (3)%Z).
  refute H.
Qed.

Lemma thm_fixed_delays_lb_conditions_K_M : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> - sqrt 21 / 21 + 1 - 1 / IZR K >= 1 / 4.
Proof.
  intros K H0 H1.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (S3 : 0 < 21) by pos.
  root r4 F5 E6 21.
  apply Rle_ge.
  fraction_le (- r4 * z2 / 21 + 3 * z2 / 4 - 1) (z2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r4 * z2 / 21 - 3 * z2 / 4 + 1) by lra.
  assert (P7 : 0 < z2) by (pose proof H0; lra).
  assert (P8 : 0 <= z2 - 2) by (pose proof (Rge_le _ _ H1); lra).
  pose proof (mul_le _ _ P8 (Rlt_le _ _ F5)) as T9.
  pose proof (mul_lt _ _ F5 Neg0) as T10.
  assert (Q11 : (z2 / 21) * (r4 ^ 2 - 21) = 0) by (apply mul_zero; lra).
  clear - Neg P7 T9 P8 T10 Q11 Neg0; lra.
Qed.

Lemma thm_fixed_delays_lb_conditions : forall (K : R) (M : R) (R_ : R) (T : R), 0 < K -> 0 < M -> 0 < T -> R_ >= T * Rmin 1 (sqrt K / sqrt M) / 20 -> K <= M -> R_ >= T * sqrt K / (20 * sqrt M).
Proof.
  intros K M R_ T H0 H1 H2 H3 H4.
  assert (S : sqrt K / sqrt M <= 1) by (apply Rle_div_l; [apply sqrt_lt_R0; lra | rewrite Rmult_1_l; apply sqrt_le_1_alt; lra]).
  rewrite Rmin_right in H3 by lra; apply Rle_ge; unfold Rdiv in *; rewrite ?Rinv_mult in *; lra.
Qed.

Lemma thm_fixed_delays_lb_conditions_strict : ~ (forall (K : R) (M : R), 0 < K -> 0 < M -> K <= M -> M > K).
Proof.
  intro H.
  specialize (H (1) (1)).
  refute H.
Qed.

Lemma thm_fixed_delays_lb_combine : forall (K : R) (M : R) (R_ : R) (T : R) (d : R) (x : R), 0 < K -> 0 < M -> 0 < T -> 0 <= d -> 0 < x -> R_ >= T * Rmin 1 (sqrt K / sqrt M) / 20 -> R_ >= Rmin T (Rmax (sqrt K * sqrt T) (sqrt d * sqrt T * sqrt x)) / 29 -> R_ >= Rmin T (Rmax (T * sqrt K / sqrt M) (sqrt K * sqrt T + sqrt d * sqrt T * sqrt x)) / 58.
Proof.
  intros K M R_ T d x H0 H1 H2 H3 H4 H5 H6.
  assert (P1 : 0 <= T * sqrt K / sqrt M) by pos; assert (P2 : 0 <= sqrt K * sqrt T) by pos; assert (P3 : 0 <= sqrt d * sqrt T * sqrt x) by pos.
  extremes; lra.
Qed.

Lemma thm_fixed_delays_lb_simplify_queries : forall (C : R) (K : R) (M : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < M -> 0 < T -> 0 <= d -> M * (d + 1) <= C * T -> T * sqrt K / sqrt M >= sqrt K * sqrt T * sqrt (d + 1) / sqrt C.
Proof.
  intros C K M T d H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < M) by pos.
  root r6 F7 E8 M.
  subst M.
  assert (S9 : 0 < C) by pos.
  root r10 F11 E12 C.
  subst C.
  assert (S13 : 0 < T) by pos.
  root r14 F15 E16 T.
  subst T.
  assert (S17 : 0 < d + 1) by pos.
  root r18 F19 E20 (d + 1).
  apply Rle_ge.
  fraction_le (r10 * r2 * r14 ^ 2 - r14 * r18 * r2 * r6) (r10 * r6).
  replace (r10 * r2 * r14 ^ 2 - r14 * r18 * r2 * r6) with ((r14 * r2) * (r10 * r14 - r18 * r6)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 * r14 + r18 * r6) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ F7 F19) Neg0) as T24.
  assert (Q25 : (r6 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F15) Neg0) as T28.
  assert (P29 : 0 <= - d * r6 ^ 2 + r10 ^ 2 * r14 ^ 2 - r6 ^ 2) by (pose proof H5; lra).
  clear - Neg T24 Q25 T28 P29; lra.
Qed.

Lemma thm_fixed_delays_lb_simplify : forall (C : R) (K : R) (M : R) (T : R) (d : R) (x : R), 0 < C -> 0 < K -> 0 < M -> 0 < T -> 0 <= d -> 0 < x -> M * (d + 1) <= C * T -> Rmax (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40) >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt x / 57.
Proof.
  intros C K M T d x H0 H1 H2 H3 H4 H5 H6.
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  pose proof (Rmax_l (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40)) as A.
  pose proof (Rmax_r (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40)) as B.
  pose proof (Rmax_l (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) as A1; pose proof (Rmax_r (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) as A2.
  pose proof (sqrt_lt_R0 M ltac:(lra)) as PM.
  replace (T * sqrt K / (20 * sqrt M)) with (T * sqrt K / sqrt M / 20) in * by (field; lra).
  assert (V : sqrt d * sqrt T * sqrt x <= sqrt T * sqrt x * sqrt (d + 1)) by (replace (sqrt d * sqrt T * sqrt x) with (sqrt T * sqrt x * sqrt d) by ring; apply Rmult_le_compat_l; [pos | apply sqrt_le_1_alt; lra]).
  assert (P : 0 <= sqrt T * sqrt x * sqrt (d + 1)) by pos.
  replace (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1)) with (sqrt 2 * (sqrt T * sqrt x * sqrt (d + 1))) in * by ring.
  set (z := sqrt T * sqrt x * sqrt (d + 1)) in *; assert (Z : 14142 / 10000 * z <= sqrt 2 * z) by (apply Rmult_le_compat_r; lra).
  assert (R : sqrt (1 + d / C) <= 99 / 70 \/ sqrt (1 + d / C) <= 99 / 70 * (sqrt T / sqrt M)).
  {
  assert (L : d / C <= T / M) by (apply Rle_div_l; [lra |]; replace (T / M * C) with (C * T / M) by (field; lra); apply Rle_div_r; nra).
  assert (L2 : sqrt (1 + d / C) <= sqrt (1 + T / M)) by (apply sqrt_le_1_alt; lra).
  destruct (root_or M T T ltac:(lra) ltac:(lra) ltac:(lra)); [left | right]; lra.
  }
  assert (X : 0 <= sqrt K * sqrt T) by pos.
  assert (Q : sqrt K * sqrt T * sqrt (1 + d / C) <= 99 / 70 * (sqrt K * sqrt T) \/ sqrt K * sqrt T * sqrt (1 + d / C) <= 99 / 70 * (T * sqrt K / sqrt M)).
  {
  destruct R as [R | R]; [left | right].
  -
  replace (99 / 70 * (sqrt K * sqrt T)) with (sqrt K * sqrt T * (99 / 70)) by ring; apply Rmult_le_compat_l; assumption.
  -
  replace (99 / 70 * (T * sqrt K / sqrt M)) with (sqrt K * sqrt T * (99 / 70 * (sqrt T / sqrt M))); [apply Rmult_le_compat_l; assumption |].
  rewrite <- (sqrt_sqrt T) at 3 by lra; field; lra.
  }
  set (m := Rmax (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / sqrt M / 20)) (sqrt 2 * z / 40)) in *.
  pose proof (three_bounds m (sqrt K * sqrt T) (T * sqrt K / sqrt M) z (sqrt K * sqrt T * sqrt (1 + d / C)) (sqrt d * sqrt T * sqrt x) ltac:(lra) ltac:(lra) ltac:(lra) P Q V).
  apply Rle_ge; lra.
Qed.

Lemma thm_fixed_delays_lb_lower_bound_bandit : forall (C : R) (K : R) (M : R) (T : R) (d : R) (x : R), 0 < C -> 0 < K -> 0 < M -> 0 < T -> 0 <= d -> 0 < x -> M * (d + 1) <= C * T -> Rmax (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40) >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt x / 57.
Proof.
  intros C K M T d x H0 H1 H2 H3 H4 H5 H6.
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  pose proof (Rmax_l (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40)) as A.
  pose proof (Rmax_r (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40)) as B.
  pose proof (Rmax_l (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) as A1; pose proof (Rmax_r (sqrt K * sqrt T / 20) (T * sqrt K / (20 * sqrt M))) as A2.
  pose proof (sqrt_lt_R0 M ltac:(lra)) as PM.
  replace (T * sqrt K / (20 * sqrt M)) with (T * sqrt K / sqrt M / 20) in * by (field; lra).
  assert (V : sqrt d * sqrt T * sqrt x <= sqrt T * sqrt x * sqrt (d + 1)) by (replace (sqrt d * sqrt T * sqrt x) with (sqrt T * sqrt x * sqrt d) by ring; apply Rmult_le_compat_l; [pos | apply sqrt_le_1_alt; lra]).
  assert (P : 0 <= sqrt T * sqrt x * sqrt (d + 1)) by pos.
  replace (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1)) with (sqrt 2 * (sqrt T * sqrt x * sqrt (d + 1))) in * by ring.
  set (z := sqrt T * sqrt x * sqrt (d + 1)) in *; assert (Z : 14142 / 10000 * z <= sqrt 2 * z) by (apply Rmult_le_compat_r; lra).
  assert (R : sqrt (1 + d / C) <= 99 / 70 \/ sqrt (1 + d / C) <= 99 / 70 * (sqrt T / sqrt M)).
  {
  assert (L : d / C <= T / M) by (apply Rle_div_l; [lra |]; replace (T / M * C) with (C * T / M) by (field; lra); apply Rle_div_r; nra).
  assert (L2 : sqrt (1 + d / C) <= sqrt (1 + T / M)) by (apply sqrt_le_1_alt; lra).
  destruct (root_or M T T ltac:(lra) ltac:(lra) ltac:(lra)); [left | right]; lra.
  }
  assert (X : 0 <= sqrt K * sqrt T) by pos.
  assert (Q : sqrt K * sqrt T * sqrt (1 + d / C) <= 99 / 70 * (sqrt K * sqrt T) \/ sqrt K * sqrt T * sqrt (1 + d / C) <= 99 / 70 * (T * sqrt K / sqrt M)).
  {
  destruct R as [R | R]; [left | right].
  -
  replace (99 / 70 * (sqrt K * sqrt T)) with (sqrt K * sqrt T * (99 / 70)) by ring; apply Rmult_le_compat_l; assumption.
  -
  replace (99 / 70 * (T * sqrt K / sqrt M)) with (sqrt K * sqrt T * (99 / 70 * (sqrt T / sqrt M))); [apply Rmult_le_compat_l; assumption |].
  rewrite <- (sqrt_sqrt T) at 3 by lra; field; lra.
  }
  set (m := Rmax (Rmax (sqrt K * sqrt T / 20) (T * sqrt K / sqrt M / 20)) (sqrt 2 * z / 40)) in *.
  pose proof (three_bounds m (sqrt K * sqrt T) (T * sqrt K / sqrt M) z (sqrt K * sqrt T * sqrt (1 + d / C)) (sqrt d * sqrt T * sqrt x) ltac:(lra) ltac:(lra) ltac:(lra) P Q V).
  apply Rle_ge; lra.
Qed.

Lemma thm_fixed_delays_lb_linear : forall (C : R) (M : R) (T : R) (d : R), 0 < C -> 0 < M -> 0 < T -> 0 <= d -> C >= 1 -> C * T / (d + 1) <= 2 * M -> sqrt M * sqrt T * sqrt (1 + d / C) >= T * sqrt 2 / 2.
Proof.
  intros C M T d H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < M) by pos.
  root r2 F3 E4 M.
  subst M.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < 1 + d / C) by pos.
  root r10 F11 E12 (1 + d / C).
  assert (S13 : 0 < 2) by pos.
  root r14 F15 E16 2.
  apply Rle_ge.
  fraction_le (r10 * r2 * r6 - r14 * r6 ^ 2 / 2) (1).
  enough (V19 : 0 <= (r6) * (r10 * r2 - r14 * r6 / 2)) by lra.
  apply mul_le; [pos |].
  numerator_le N94 H5 (- C * r6 ^ 2 + 2 * d * r2 ^ 2 + 2 * r2 ^ 2) (d + 1).
  numerator_eq N95 E12 (C * r10 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 * r2 + r14 * r6 / 2) by lra.
  assert (P96 : 0 <= C - 1) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ (mul_le _ _ P96 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T98.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 F11) F3) Neg0) as T104.
  assert (Q105 : (- r2 ^ 2) * (C * r10 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 F15) F7) Neg0) as T108.
  assert (Q109 : (C * r6 ^ 2 / 2) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T98 N94 T104 Q105 T108 Q109; lra.
Qed.

Lemma thm_fixed_delays_lb_linear_not_more : forall (C : R) (M : R) (T : R) (d : R), 0 < C -> 0 < M -> 0 < T -> 0 <= d -> C >= 1 -> M * (d + 1) <= C * T -> C <= d + 1 -> sqrt M * sqrt T * sqrt (1 + d / C) <= T * sqrt 2.
Proof.
  intros C M T d H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < M) by pos.
  root r2 F3 E4 M.
  subst M.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < 1 + d / C) by pos.
  root r10 F11 E12 (1 + d / C).
  assert (S13 : 0 < 2) by pos.
  root r14 F15 E16 2.
  fraction_le (- r10 * r2 * r6 + r14 * r6 ^ 2) (1).
  enough (V18 : 0 <= (r6) * (- r10 * r2 + r14 * r6)) by lra.
  apply mul_le; [pos |].
  assert (R38 : 0 <= r14 * r6 - (r10 * r2)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V87 : 0 <= - r10 ^ 2 * r2 ^ 2 + 2 * r6 ^ 2).
  {
  numerator_eq N69 E12 (C * r10 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 ^ 2 * r2 ^ 2 - 2 * r6 ^ 2) by lra.
  assert (P70 : 0 < r6 ^ 2) by (pose proof H2; lra).
  assert (P72 : 0 <= C * r6 ^ 2 - d * r2 ^ 2 - r2 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P72 (Rlt_le _ _ F11)) (Rlt_le _ _ F11)) as T74.
  assert (Q75 : (r6 ^ 2) * (C * r10 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  assert (P76 : 0 <= - C + d + 1) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P76 (Rlt_le _ _ F11)) (Rlt_le _ _ F11)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T78.
  assert (Q79 : (- r2 ^ 2) * (C * r10 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ H3 (Rlt_le _ _ Neg0)) as T83.
  pose proof (mul_lt _ _ H0 Neg0) as T85.
  assert (Q86 : (r2 ^ 2) * (C * r10 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  clear - Neg P70 T74 Q75 T78 Q79 Neg0 T83 T85 Q86; lra.
  }
  assert (V0 : r14 ^ 2 * r6 ^ 2 - 2 * r6 ^ 2 = 0).
  {
  numerator_eq N88 E12 (C * r10 ^ 2 - C - d) (C).
  assert (Q89 : (r6 ^ 2) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q89; lra.
  }
  lra.
  }
  numerator_eq N60 E12 (C * r10 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 * r2 - r14 * r6) by lra.
  assert (P61 : 0 <= - r10 * r2 + r14 * r6) by (pose proof R38; lra).
  pose proof (mul_le _ _ P61 (Rlt_le _ _ F15)) as T63.
  assert (Q64 : (r6) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F15 Neg0) as T66.
  assert (Q67 : (- r6) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T63 Q64 T66 Q67; lra.
Qed.

Lemma thm_fixed_delays_lb_linear_Theorem_A_2 : forall (K : R) (M : R) (T : R), 0 < K -> 0 < M -> 0 < T -> M = K -> T * sqrt K / (20 * sqrt M) = T / 20.
Proof.
  intros K M T H0 H1 H2 H3.
  repeat split; by_parts.
Qed.
