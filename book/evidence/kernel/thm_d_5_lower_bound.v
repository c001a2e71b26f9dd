(* thm_d_5_lower_bound: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_fixed_delays_lb_lower_bound_full_information_any_constant : forall (T : R) (c : R) (d : R) (x : R), 0 < T -> 0 < c -> 0 <= d -> 0 < x -> x * c ^ 2 * (d + 1) > T -> c * sqrt T * sqrt x * sqrt (d + 1) > T.
Proof.
  intros T c d x H0 H1 H2 H3 H4.
  assert (G0 : c * sqrt T * sqrt x * sqrt (d + 1) > T).
  {
  assert (S1 : 0 < T).
  {
  pos.
  }
  assert (F3 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E4 : T = (sqrt T) ^ 2) by root_powers.
  set (r2 := sqrt T) in *.
  clearbody r2.
  subst T.
  assert (S5 : 0 < x).
  {
  pos.
  }
  assert (F7 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E8 : x = (sqrt x) ^ 2) by root_powers.
  set (r6 := sqrt x) in *.
  clearbody r6.
  subst x.
  assert (S9 : 0 < d + 1).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (d + 1)) by (apply sqrt_lt_R0; lra).
  assert (E12 : d + 1 = (sqrt (d + 1)) ^ 2) by root_powers.
  set (r10 := sqrt (d + 1)) in *.
  clearbody r10.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (c * r10 * r2 * r6 - r2 ^ 2) (1)); [(field; nonzero) || field || lra | pos |].
  replace (c * r10 * r2 * r6 - r2 ^ 2) with ((r2) * (c * r10 * r6 - r2)) by ring.
  apply mul_lt; [pos |].
  replace (c * r10 * r6 - r2) with ((c * r10 * r6) - (r2)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  assert (V20 : 0 < d * c ^ 2 * r6 ^ 2 + c ^ 2 * r6 ^ 2 - r2 ^ 2).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - d * c ^ 2 * r6 ^ 2 - c ^ 2 * r6 ^ 2 + r2 ^ 2) by lra.
  assert (P16 : 0 <= - d * c ^ 2 * r6 ^ 2 - c ^ 2 * r6 ^ 2 + r2 ^ 2) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 < d * c ^ 2 * r6 ^ 2 + c ^ 2 * r6 ^ 2 - r2 ^ 2) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof P18 as T19.
  clear - Neg T17 T19.
  lra.
  }
  assert (V0 : - d * c ^ 2 * r6 ^ 2 + c ^ 2 * r10 ^ 2 * r6 ^ 2 - c ^ 2 * r6 ^ 2 = 0).
  {
  assert (Q21 : (c ^ 2 * r6 ^ 2) * (- d + r10 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q21.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_fixed_delays_lb_count_capacity_every_T : forall (C : R) (k : Z) (f : Z -> R), 0 < C -> 0 < IZR k -> (forall i0 : Z, 0 <= f i0) -> sum 1 k (fun t : Z => C - f t) <= C * IZR k.
Proof.
  intros C k f H0 H1 H2.
  assert (G0 : sum 1 k (fun t : Z => C - f t) <= C * IZR k).
  {
  assert (E2 : sum 1 k (fun t : Z => C - f t) = (C * IZR k - sum 1 k (fun t : Z => f t))) by (linear_sum (1)%Z (k)%Z (fun t : Z => C + ((- 1) * (f t)))).
  set (y1 := sum 1 k (fun t : Z => C - f t)) in *.
  clearbody y1.
  subst y1.
  assert (I3 : 0 + 1 <= IZR k) by (pose proof (above (0)%Z (k)%Z) as I3; izr I3; lra).
  set (z4 := IZR k) in *.
  clearbody z4.
  assert (F5 : 0 <= sum 1 k (fun t : Z => f t)) by (apply sum_nonneg; each_term).
  set (o6 := sum 1 k (fun t : Z => f t)) in *.
  clearbody o6.
  apply (le_by_fraction _ _ (o6) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma thm_fixed_delays_lb_observations_preemption : forall (d : Z) (s : Z) (t : Z), 0 <= IZR d -> 0 < IZR s -> 0 < IZR t -> IZR d + IZR s <= IZR d + IZR t - 1 -> IZR s <= IZR t - 1.
Proof.
  intros d s t H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
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

Lemma thm_fixed_delays_lb_conditions : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> - sqrt 21 / 21 + 1 - 1 / IZR K >= 1 / 4.
Proof.
  intros K H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_fixed_delays_lb_conditions_strict : ~ (forall (K : R) (M : R), 0 < K -> 0 < M -> K <= M -> M > K).
Proof.
  intro H.
  specialize (H (1) (1)).
  refute H.
Qed.

Lemma thm_fixed_delays_lb_simplify_queries : forall (C : R) (K : R) (M : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < M -> 0 < T -> 0 <= d -> M * (d + 1) <= C * T -> T * sqrt K / sqrt M >= sqrt K * sqrt T * sqrt (d + 1) / sqrt C.
Proof.
  intros C K M T d H0 H1 H2 H3 H4 H5.
  assert (G0 : T * sqrt K / sqrt M >= sqrt K * sqrt T * sqrt (d + 1) / sqrt C).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  assert (F3 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E4 : K = (sqrt K) ^ 2) by root_powers.
  set (r2 := sqrt K) in *.
  clearbody r2.
  subst K.
  assert (S5 : 0 < M).
  {
  pos.
  }
  assert (F7 : 0 < sqrt M) by (apply sqrt_lt_R0; lra).
  assert (E8 : M = (sqrt M) ^ 2) by root_powers.
  set (r6 := sqrt M) in *.
  clearbody r6.
  subst M.
  assert (S9 : 0 < C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E12 : C = (sqrt C) ^ 2) by root_powers.
  set (r10 := sqrt C) in *.
  clearbody r10.
  subst C.
  assert (S13 : 0 < T).
  {
  pos.
  }
  assert (F15 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E16 : T = (sqrt T) ^ 2) by root_powers.
  set (r14 := sqrt T) in *.
  clearbody r14.
  subst T.
  assert (S17 : 0 < d + 1).
  {
  pos.
  }
  assert (F19 : 0 < sqrt (d + 1)) by (apply sqrt_lt_R0; lra).
  assert (E20 : d + 1 = (sqrt (d + 1)) ^ 2) by root_powers.
  set (r18 := sqrt (d + 1)) in *.
  clearbody r18.
  apply Rle_ge.
  apply (le_by_fraction _ _ (r10 * r2 * r14 ^ 2 - r14 * r18 * r2 * r6) (r10 * r6)); [(field; nonzero) || field || lra | pos |].
  replace (r10 * r2 * r14 ^ 2 - r14 * r18 * r2 * r6) with ((r14 * r2) * (r10 * r14 - r18 * r6)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 * r14 + r18 * r6) by lra.
  assert (P21 : 0 < r6) by (pose proof F7; lra).
  assert (P22 : 0 < r18) by (pose proof F19; lra).
  assert (P23 : 0 < - r10 * r14 + r18 * r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P21 P22) P23) as T24.
  assert (Q25 : (r6 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P26 : 0 < r10) by (pose proof F11; lra).
  assert (P27 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P26 P27) P23) as T28.
  assert (P29 : 0 <= - d * r6 ^ 2 + r10 ^ 2 * r14 ^ 2 - r6 ^ 2) by (pose proof H5; lra).
  pose proof P29 as T30.
  clear - Neg T24 Q25 T28 T30.
  lra.
  }
  exact G0.
Qed.

Lemma thm_fixed_delays_lb_linear_Theorem_A_2 : forall (T : R), 0 < T -> T / 20 = T / 20.
Proof.
  intros T H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.
