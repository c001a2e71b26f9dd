(* thm_a_1_delayed_bandits: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_cesa16_lb_lower_bound_first_term : forall (K : R) (M : R) (T : R), 0 < K -> 0 < M -> 0 < T -> M = T -> T * sqrt K / (20 * sqrt M) = sqrt K * sqrt T / 20.
Proof.
  intros K M T H0 H1 H2 H3.
  rewrite H3.
  pose proof (sqrt_lt_R0 T ltac:(lra)) as P; pose proof (sqrt_sqrt T ltac:(lra)) as E; rewrite <- E at 1; field; lra.
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
  apply Rle_ge.
  fraction_le (T / 2 - d * x / 2 - x / 2) (d + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T / 2 + d * x / 2 + x / 2) by lra.
  assert (P3 : 0 <= T - d * x - x) by (pose proof (Rge_le _ _ H3); lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma thm_cesa16_lb_lower_bound_second_term : forall (T : R) (d : R) (n : R) (x : R), 0 < T -> 0 <= d -> 0 < n -> 0 < x -> n >= T / (2 * d + 2) -> sqrt n * sqrt x * (d + 1) / 20 >= sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40.
Proof.
  intros T d n x H0 H1 H2 H3 H4.
  assert (S1 : 0 < n) by pos.
  root r2 F3 E4 n.
  subst n.
  assert (S5 : 0 < x) by pos.
  root r6 F7 E8 x.
  subst x.
  assert (S9 : 0 < 2) by pos.
  root r10 F11 E12 2.
  assert (S13 : 0 < T) by pos.
  root r14 F15 E16 T.
  subst T.
  assert (S17 : 0 < d + 1) by pos.
  root r18 F19 E20 (d + 1).
  apply Rle_ge.
  fraction_le (d * r2 * r6 / 20 - r10 * r14 * r18 * r6 / 40 + r2 * r6 / 20) (1).
  enough (V22 : 0 <= (r6) * (d * r2 / 20 - r10 * r14 * r18 / 40 + r2 / 20)) by lra.
  apply mul_le; [pos |].
  assert (R47 : 0 <= r10 * r14 * r18 - r14).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V48 : 0 <= 2 * d * r14 ^ 2 + r14 ^ 2) by pos.
  assert (V0 : - 2 * d * r14 ^ 2 + r10 ^ 2 * r14 ^ 2 * r18 ^ 2 - 2 * r14 ^ 2 = 0).
  {
  numerator_le N49 (Rge_le _ _ H4) (2 * d * r2 ^ 2 - r14 ^ 2 + 2 * r2 ^ 2) (2 * (d + 1)).
  assert (Q50 : (r14 ^ 2 * r18 ^ 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q51 : (2 * r14 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q50 Q51; lra.
  }
  lra.
  }
  numerator_le N89 (Rge_le _ _ H4) (2 * d * r2 ^ 2 - r14 ^ 2 + 2 * r2 ^ 2) (2 * (d + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d * r2 / 20 + r10 * r14 * r18 / 40 - r2 / 20) by lra.
  pose proof (mul_lt _ _ F3 Neg0) as T92.
  pose proof (square (- r10 * r14 + 2 * r18 * r2)) as T95.
  assert (Q96 : (r14 ^ 2) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q97 : (4 * r2 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T92 N89 T95 Q96 Q97; lra.
Qed.

Lemma thm_cesa16_lb_lower_bound_blocks_every_T : forall (R_ : R) (T : R) (d : R) (n : R) (x : R), 0 < T -> 0 <= d -> 0 < n -> 0 < x -> R_ >= n * (d + 1) * Rmin (sqrt 2) (sqrt x / sqrt n) / 20 -> n >= T / (2 * d + 2) -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt x * sqrt (d + 1)) / 40.
Proof.
  intros R_ T d n x H0 H1 H2 H3 H4 H5.
  assert (S2 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra); pose proof (sqrt_lt_R0 n ltac:(lra)) as PN; pose proof (sqrt_lt_R0 x ltac:(lra)) as PX.
  apply Rge_le in H4; apply Rge_le in H5; apply Rle_ge; apply Rle_trans with (2 := H4).
  assert (N : T <= 2 * n * (d + 1)) by (replace T with (T / (2 * d + 2) * (2 * d + 2)) by (field; lra); nra).
  destruct (Rmin_or (sqrt 2) (sqrt x / sqrt n)) as [[E L] | [E L]]; rewrite E.
  -
  apply Rle_trans with (sqrt 2 * T / 40); [apply Rmult_le_compat_r; [lra |]; apply Rmult_le_compat_l; [lra | apply Rmin_l] | nra].
  -
  apply Rle_trans with (sqrt 2 * (sqrt T * sqrt x * sqrt (d + 1)) / 40); [apply Rmult_le_compat_r; [lra |]; apply Rmult_le_compat_l; [lra | apply Rmin_r] |].
  clear E L H4 H5; by_logs.
Qed.

Lemma thm_cesa16_lb_lower_bound_no_feedback : forall (K : R) (T : R) (d : R) (x : R), 0 < K -> 0 < T -> 0 <= d -> 0 < x -> K >= 2 -> T * (1 - 1 / K) >= sqrt 2 * Rmin T (sqrt T * sqrt x * sqrt (d + 1)) / 40.
Proof.
  intros K T d x H0 H1 H2 H3 H4.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < x) by pos.
  root r10 F11 E12 x.
  subst x.
  assert (S13 : 0 < d + 1) by pos.
  root r14 F15 E16 (d + 1).
  pose proof (Rmin_or ((r6 ^ 2)) (r6 * r10 * r14)) as M17.
  assert (S18 : 0 < Rmin ((r6 ^ 2)) (r6 * r10 * r14)) by pos.
  call m19 (Rmin ((r6 ^ 2)) (r6 * r10 * r14)).
  destruct M17 as [[E20 L21] | [E20 L21]]; try rewrite E20 in *.
  {
  apply Rle_ge.
  fraction_le (- K * r2 * r6 ^ 2 / 40 + K * r6 ^ 2 - r6 ^ 2) (K).
  enough (V22 : 0 <= (r6 ^ 2) * (- K * r2 / 40 + K - 1)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < K * r2 / 40 - K + 1) by lra.
  assert (P25 : 0 <= K - 2) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ P25 (Rlt_le _ _ F3)) as T27.
  pose proof (mul_lt _ _ F3 Neg0) as T30.
  assert (Q31 : (K / 40) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg H0 T27 P25 T30 Q31 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (- K * r10 * r14 * r2 * r6 / 40 + K * r6 ^ 2 - r6 ^ 2) (K).
  enough (V33 : 0 <= (r6) * (- K * r10 * r14 * r2 / 40 + K * r6 - r6)) by lra.
  apply mul_le; [pos |].
  assert (R36 : 0 <= 17 / 12 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V122 : 0 <= 1 / 144) by pos.
  assert (V0 : 2 - r2 ^ 2 = 0).
  {
  assert (Q123 : (- 1) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q123; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < K * r10 * r14 * r2 / 40 - K * r6 + r6) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F7) F7) as T126.
  assert (P127 : 0 <= K - 2) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ (mul_le _ _ P127 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T128.
  assert (P129 : 0 <= - r10 * r14 * r6 + r6 ^ 2) by (pose proof L21; lra).
  pose proof (mul_le _ _ (mul_le _ _ P129 (Rlt_le _ _ H0)) (Rlt_le _ _ F3)) as T131.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ R36 (Rlt_le _ _ H0)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T133.
  pose proof (mul_lt _ _ F7 Neg0) as T135.
  clear - Neg T126 T128 T131 T133 T135; lra.
  }
Qed.

Lemma thm_cesa16_lb_lower_bound : forall (K : R) (T : R) (d : R) (x : R), 0 < K -> 0 < T -> 0 <= d -> 0 < x -> Rmax (sqrt K * sqrt T / 20) (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1) / 40) >= Rmax (sqrt K * sqrt T) (sqrt d * sqrt T * sqrt x) / 29.
Proof.
  intros K T d x H0 H1 H2 H3.
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  assert (V : sqrt d * sqrt T * sqrt x <= sqrt T * sqrt x * sqrt (d + 1)) by (replace (sqrt d * sqrt T * sqrt x) with (sqrt T * sqrt x * sqrt d) by ring; apply Rmult_le_compat_l; [pos | apply sqrt_le_1_alt; lra]).
  assert (P : 0 <= sqrt T * sqrt x * sqrt (d + 1)) by pos; assert (X : 0 <= sqrt K * sqrt T) by pos.
  replace (sqrt 2 * sqrt T * sqrt x * sqrt (d + 1)) with (sqrt 2 * (sqrt T * sqrt x * sqrt (d + 1))) by ring.
  set (z := sqrt T * sqrt x * sqrt (d + 1)) in *; assert (Z : 14142 / 10000 * z <= sqrt 2 * z) by (apply Rmult_le_compat_r; lra).
  apply Rle_ge; unfold Rmax; repeat destruct Rle_dec; lra.
Qed.

Lemma thm_cesa16_lb_lower_bound_every_T : forall (K : Z) (R_ : R) (T : Z) (d : Z), 0 < IZR K -> 0 < IZR T -> 0 <= IZR d -> IZR K >= 2 -> R_ >= (- sqrt 21 / 105 + 1 / 5 - 1 / (5 * IZR K)) * Rmin (IZR T) (sqrt (IZR K) * sqrt (IZR T)) -> R_ >= sqrt 2 * Rmin (IZR T) (sqrt (IZR T) * sqrt (IZR d + 1) * sqrt (ln (IZR K))) / 40 -> R_ >= Rmin (IZR T) (Rmax (sqrt (IZR K) * sqrt (IZR T)) (sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K)))) / 29.
Proof.
  intros K R_ T d H0 H1 H2 H3 H4 H5.
  assert (Co : 1 / 20 <= - sqrt 21 / 105 + 1 / 5 - 1 / (5 * IZR K)).
  {
  assert (sqrt 21 <= 46 / 10) by interval; assert (1 / (5 * IZR K) <= 1 / 10) by (apply Rle_div_l; lra).
  lra.
  }
  assert (S2 : 14142 / 10000 <= sqrt 2) by interval.
  set (X := sqrt (IZR K) * sqrt (IZR T)) in *; set (Z := sqrt (IZR T) * sqrt (IZR d + 1) * sqrt (ln (IZR K))) in *.
  assert (PX : 0 <= X) by (unfold X; pos); assert (PZ : 0 <= Z) by (apply Rmult_le_pos; [pos | apply sqrt_pos]).
  assert (V : sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K)) <= Z).
  {
  replace (sqrt (IZR d) * sqrt (IZR T) * sqrt (ln (IZR K))) with (sqrt (IZR T) * sqrt (ln (IZR K)) * sqrt (IZR d)) by ring.
  replace Z with (sqrt (IZR T) * sqrt (ln (IZR K)) * sqrt (IZR d + 1)) by (unfold Z; ring).
  apply Rmult_le_compat_l; [apply Rmult_le_pos; apply sqrt_pos | apply sqrt_le_1_alt; lra].
  }
  assert (M1 : R_ >= Rmin (IZR T) X / 20) by (assert (0 <= Rmin (IZR T) X) by (apply Rmin_glb; lra); nra).
  assert (M2 : R_ >= Rmin (IZR T) Z * (14142 / 10000) / 40) by (assert (0 <= Rmin (IZR T) Z) by (apply Rmin_glb; lra); nra).
  clear H4 H5; clearbody X Z; apply Rle_ge; unfold Rmin, Rmax in *; repeat destruct Rle_dec; lra.
Qed.

Lemma thm_cesa16_lb_lower_bound_any_constant_arms : forall (K : R) (T : R) (c : R), 0 < K -> 0 < T -> 0 < c -> K * c ^ 2 > T -> c * sqrt K * sqrt T > T.
Proof.
  intros K T c H0 H1 H2 H3.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  apply Rlt_gt.
  fraction_lt (c * r2 * r6 - r6 ^ 2) (1).
  replace (c * r2 * r6 - r6 ^ 2) with ((r6) * (c * r2 - r6)) by ring.
  apply mul_lt; [pos |].
  replace (c * r2 - r6) with ((c * r2) - (r6)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  replace ((c * r2) ^ 2 - (r6) ^ 2) with (c ^ 2 * r2 ^ 2 - r6 ^ 2) by ring.
  pos.
Qed.

Lemma thm_cesa16_lb_lower_bound_any_constant_delay : forall (T : R) (c : R) (d : R) (x : R), 0 < T -> 0 < c -> 0 <= d -> 0 < x -> d * x * c ^ 2 > T -> c * sqrt d * sqrt T * sqrt x > T.
Proof.
  intros T c d x H0 H1 H2 H3 H4.
  assert (S1 : 0 <= d) by pos.
  root_0 r2 F3 E4 d.
  subst d.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < x) by pos.
  root r10 F11 E12 x.
  subst x.
  apply Rlt_gt.
  fraction_lt (c * r10 * r2 * r6 - r6 ^ 2) (1).
  replace (c * r10 * r2 * r6 - r6 ^ 2) with ((r6) * (c * r10 * r2 - r6)) by ring.
  apply mul_lt; [pos |].
  replace (c * r10 * r2 - r6) with ((c * r10 * r2) - (r6)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  replace ((c * r10 * r2) ^ 2 - (r6) ^ 2) with (c ^ 2 * r10 ^ 2 * r2 ^ 2 - r6 ^ 2) by ring.
  pos.
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
  apply Rle_ge.
  fraction_le (3 * K * T / 4 - T ^ 2 / 2 - T / 2) (K).
  enough (V1 : 0 <= (T) * (3 * K / 4 - T / 2 - 1 / 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * K / 4 + T / 2 + 1 / 2) by lra.
  assert (P4 : 0 <= K - T) by (pose proof (Rge_le _ _ H2); lra).
  assert (P6 : 0 <= K - 2) by (pose proof (Rge_le _ _ H3); lra).
  clear - Neg Neg0 P4 P6; lra.
Qed.

Lemma thm_cesa16_lb_lower_bound_covered : forall (d : Z) (q : Z) (r : Z), 0 <= IZR d -> 0 <= IZR q -> 0 <= IZR r -> IZR q >= 1 -> IZR r <= IZR d -> IZR q * (IZR d + 1) >= IZR q * (IZR d + 1) / 2 + IZR r / 2 + 1 / 2.
Proof.
  intros d q r H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.
