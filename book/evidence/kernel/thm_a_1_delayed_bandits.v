(* thm_a_1_delayed_bandits: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_cesa16_lb_lower_bound_first_term : forall (K : R) (T : R), 0 < K -> 0 < T -> sqrt K * sqrt T / 20 = sqrt K * sqrt T / 20.
Proof.
  intros K T H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_cesa16_lb_lower_bound_knowledge : forall (d : R) (s : Z) (t : Z) (tau : Z), 0 <= d -> 0 < IZR s -> 0 < IZR t -> 0 < IZR tau -> IZR t <= IZR tau * (d + 1) -> d + IZR s + 1 <= IZR t -> IZR s <= (d + 1) * (IZR tau - 1).
Proof.
  intros d s t tau H0 H1 H2 H3 H4 H5.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_cesa16_lb_lower_bound_rounding : forall (T : R) (d : R), 0 < T -> 0 <= d -> d + 1 <= T -> IZR (Zfloor (T / (d + 1))) >= T / (2 * d + 2).
Proof.
  intros T d H0 H1 H2.
  assert (X : 1 <= T / (d + 1)) by (apply Rle_div_r; lra).
  replace (T / (2 * d + 2)) with (T / (d + 1) / 2) by (field; lra).
  assert (Q : (1 <= Zfloor (T / (d + 1)))%Z) by (apply Zfloor_lub; exact X).
  apply IZR_le in Q; pose proof (floor_lt (T / (d + 1))); lra.
Qed.

Lemma thm_cesa16_lb_lower_bound_enough_blocks : forall (T : R) (d : R) (x : R), 0 < T -> 0 <= d -> 0 < x -> T >= x * (d + 1) -> T / (2 * d + 2) >= x / 2.
Proof.
  intros T d x H0 H1 H2 H3.
  assert (G0 : T / (2 * d + 2) >= x / 2).
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (T / 2 - d * x / 2 - x / 2) (d + 1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T / 2 + d * x / 2 + x / 2) by lra.
  assert (P1 : 0 < - T / 2 + d * x / 2 + x / 2) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= T - d * x - x) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma thm_cesa16_lb_lower_bound_second_term : forall (T : R) (d : R) (n : R) (x : R), 0 < T -> 0 <= d -> 0 < n -> 0 < x -> n >= T / (2 * d + 2) -> sqrt n * sqrt x * (d + 1) / 20 >= sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40.
Proof.
  intros T d n x H0 H1 H2 H3 H4.
  assert (G0 : sqrt n * sqrt x * (d + 1) / 20 >= sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40).
  {
  assert (S1 : 0 < n).
  {
  pos.
  }
  assert (F3 : 0 < sqrt n) by (apply sqrt_lt_R0; lra).
  assert (E4 : n = (sqrt n) ^ 2) by root_powers.
  set (r2 := sqrt n) in *.
  clearbody r2.
  subst n.
  assert (S5 : 0 < x).
  {
  pos.
  }
  assert (F7 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E8 : x = (sqrt x) ^ 2) by root_powers.
  set (r6 := sqrt x) in *.
  clearbody r6.
  subst x.
  assert (S9 : 0 < 2).
  {
  pos.
  }
  assert (F11 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E12 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r10 := sqrt 2) in *.
  clearbody r10.
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
  apply (le_by_fraction _ _ (d * r2 * r6 / 20 - r10 * r14 * r18 * r6 / 40 + r2 * r6 / 20) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V22 : 0 <= (r6) * (d * r2 / 20 - r10 * r14 * r18 / 40 + r2 / 20)) by lra.
  apply mul_le; [pos |].
  assert (R47 : 0 <= r10 * r14 * r18 - r14).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V48 : 0 <= 2 * d * r14 ^ 2 + r14 ^ 2).
  {
  pos.
  }
  assert (V0 : - 2 * d * r14 ^ 2 + r10 ^ 2 * r14 ^ 2 * r18 ^ 2 - 2 * r14 ^ 2 = 0).
  {
  assert (N49 : 0 <= 2 * d * r2 ^ 2 - r14 ^ 2 + 2 * r2 ^ 2) by (apply (numerator_le _ _ (2 * d * r2 ^ 2 - r14 ^ 2 + 2 * r2 ^ 2) (2 * (d + 1)) (Rge_le _ _ H4)); [(field; nonzero) || field || lra | pos]).
  assert (Q50 : (r14 ^ 2 * r18 ^ 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q51 : (2 * r14 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q50 Q51.
  lra.
  }
  lra.
  }
  assert (N89 : 0 <= 2 * d * r2 ^ 2 - r14 ^ 2 + 2 * r2 ^ 2) by (apply (numerator_le _ _ (2 * d * r2 ^ 2 - r14 ^ 2 + 2 * r2 ^ 2) (2 * (d + 1)) (Rge_le _ _ H4)); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d * r2 / 20 + r10 * r14 * r18 / 40 - r2 / 20) by lra.
  assert (P90 : 0 < r2) by (pose proof F3; lra).
  assert (P91 : 0 < - d * r2 / 20 + r10 * r14 * r18 / 40 - r2 / 20) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P90 P91) as T92.
  assert (P93 : 0 <= 2 * d * r2 ^ 2 - r14 ^ 2 + 2 * r2 ^ 2) by (pose proof N89; lra).
  pose proof P93 as T94.
  pose proof (square (- r10 * r14 + 2 * r18 * r2)) as T95.
  assert (Q96 : (r14 ^ 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q97 : (4 * r2 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T92 T94 T95 Q96 Q97.
  lra.
  }
  exact G0.
Qed.

Lemma thm_cesa16_lb_lower_bound_any_constant_arms : forall (K : R) (T : R) (c : R), 0 < K -> 0 < T -> 0 < c -> K * c ^ 2 > T -> c * sqrt K * sqrt T > T.
Proof.
  intros K T c H0 H1 H2 H3.
  assert (G0 : c * sqrt K * sqrt T > T).
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
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (c * r2 * r6 - r6 ^ 2) (1)); [(field; nonzero) || field || lra | pos |].
  replace (c * r2 * r6 - r6 ^ 2) with ((r6) * (c * r2 - r6)) by ring.
  apply mul_lt; [pos |].
  replace (c * r2 - r6) with ((c * r2) - (r6)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  replace ((c * r2) ^ 2 - (r6) ^ 2) with (c ^ 2 * r2 ^ 2 - r6 ^ 2) by ring.
  pos.
  }
  exact G0.
Qed.

Lemma thm_cesa16_lb_lower_bound_any_constant_delay : forall (T : R) (c : R) (d : R) (x : R), 0 < T -> 0 < c -> 0 <= d -> 0 < x -> d * x * c ^ 2 > T -> c * sqrt d * sqrt T * sqrt x > T.
Proof.
  intros T c d x H0 H1 H2 H3 H4.
  assert (G0 : c * sqrt d * sqrt T * sqrt x > T).
  {
  assert (S1 : 0 <= d).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt d) by (apply sqrt_pos).
  assert (E4 : d = (sqrt d) ^ 2) by root_powers.
  set (r2 := sqrt d) in *.
  clearbody r2.
  subst d.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < x).
  {
  pos.
  }
  assert (F11 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E12 : x = (sqrt x) ^ 2) by root_powers.
  set (r10 := sqrt x) in *.
  clearbody r10.
  subst x.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (c * r10 * r2 * r6 - r6 ^ 2) (1)); [(field; nonzero) || field || lra | pos |].
  replace (c * r10 * r2 * r6 - r6 ^ 2) with ((r6) * (c * r10 * r2 - r6)) by ring.
  apply mul_lt; [pos |].
  replace (c * r10 * r2 - r6) with ((c * r10 * r2) - (r6)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  replace ((c * r10 * r2) ^ 2 - (r6) ^ 2) with (c ^ 2 * r10 ^ 2 * r2 ^ 2 - r6 ^ 2) by ring.
  pos.
  }
  exact G0.
Qed.

Lemma thm_cesa16_lb_lower_bound_one_arm : ~ (forall (K : Z) (T : Z), 0 < IZR K -> 0 < IZR T -> IZR K = 1 -> sqrt (IZR K) * sqrt (IZR T) <= 0).
Proof.
  intro H.
  specialize (H (1)%Z (1)%Z).
  refute H.
Qed.

Lemma thm_cesa16_lb_lower_bound_many_arms : ~ (forall (K : Z) (T : Z), 0 < IZR K -> 0 < IZR T -> sqrt (IZR K) * sqrt (IZR T) <= IZR T).
Proof.
  intro H.
  specialize (H (2)%Z (1)%Z).
  refute H.
Qed.

Lemma thm_cesa16_lb_lower_bound_long_delay : ~ (forall (K : Z) (T : Z) (d : Z), 0 < IZR K -> 0 < IZR T -> 0 <= IZR d -> IZR K >= 2 -> IZR d <= IZR T -> sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K)) <= IZR T).
Proof.
  intro H.
  specialize (H (3)%Z (1)%Z (1)%Z).
  refute H.
Qed.

Lemma thm_cesa16_lb_lower_bound_more_arms_than_rounds : forall (K : R) (T : R), 0 < K -> 0 < T -> K >= T -> K >= 2 -> T * (1 - (T + 1) / (2 * K)) >= T / 4.
Proof.
  intros K T H0 H1 H2 H3.
  assert (G0 : T * (1 - (T + 1) / (2 * K)) >= T / 4).
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (3 * K * T / 4 - T ^ 2 / 2 - T / 2) (K)); [(field; nonzero) || field || lra | pos |].
  enough (V1 : 0 <= (T) * (3 * K / 4 - T / 2 - 1 / 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * K / 4 + T / 2 + 1 / 2) by lra.
  assert (P2 : 0 < - 3 * K / 4 + T / 2 + 1 / 2) by (pose proof Neg0; lra).
  pose proof P2 as T3.
  assert (P4 : 0 <= K - T) by (pose proof (Rge_le _ _ H2); lra).
  pose proof P4 as T5.
  assert (P6 : 0 <= K - 2) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P6 as T7.
  clear - Neg T3 T5 T7.
  lra.
  }
  exact G0.
Qed.

Lemma thm_cesa16_lb_lower_bound_covered : forall (d : Z) (q : Z) (r : Z), 0 <= IZR d -> 0 <= IZR q -> 0 <= IZR r -> IZR q >= 1 -> IZR r <= IZR d -> IZR q * (IZR d + 1) >= IZR q * (IZR d + 1) / 2 + IZR r / 2 + 1 / 2.
Proof.
  intros d q r H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.
