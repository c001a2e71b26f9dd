(** Table 6, the two preemptive rows: false for capacities far above the largest delay, with the learning rates of
    Theorem 5.2. Their reserve grows with C, so that the learner hardly moves: with C = 64 T^2 slots, delays 0 and two
    arms, it plays the bad arm in at least a quarter of the rounds, where the table has sqrt T and powers of log T. *)
From Coquelicot Require Import Rcomplements.
From Delays Require Export thm_5_2 printed_bounds.

(** ** A player that plays arm 0 with probability at least 1/4 pays T / 4 if that arm is bad *)

Lemma bad_arm_costs {A} T bandit d (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) Z p X (ia ib : (nat -> A)
  -> nat -> R) w a :
  (forall t, proper (L t)) -> precommitted S0 Z -> distributions 2 X -> (forall w t, 0 <= ia w t /\ 0 <= ib w t) ->
  (forall t, (1 <= t)%nat -> known t (fun w => ia w t) /\ known t (fun w => ib w t)) ->
  (forall w a t, (1 <= t <= T)%nat -> 1 / 4 <= play_2 bandit d (one_bad 0) Z p (fun w t => X (ia w t) (ib w t)) w a t
    0%nat) ->
  INR T / 4 <= regret_of_algorithm_2 2 T bandit d (one_bad 0) L Z p X ia ib 1 w a.
Proof.
  intros L_proper pre hX nonneg rates_known often. unfold regret_of_algorithm_2, regret_2, scheduler_regret, game_mean.
  set (weights := fun w t => X (ia w t) (ib w t)) in *.
  assert (weights_proper : forall w t x, proper (arm_law 2 (weights w t x))) by (intros; apply arm_law_proper, hX;
    apply nonneg).
  set (policy := policy_2 2 bandit d (one_bad 0) Z p weights).
  assert (policy_proper : forall t w a, proper (policy t w a)) by (intros; now apply policy_2_proper).
  assert (indep : observation_independent policy).
  { apply (algorithm_2_independent 2 bandit d (one_bad 0) S0 Z p pre). intros t ht x y hxy. unfold weights.
    destruct (rates_known t ht) as [ka kb]. now rewrite (ka x y hxy), (kb x y hxy). }
  rewrite (condition_on_coins L policy L_proper indep (fun _ a => sum T (fun t => one_bad 0 t (a t))) T 1 (fun s => (w
    s, a s)) (le_n 1)).
  rewrite (sum_zero T (fun t => one_bad 0 t 1)) by reflexivity. rewrite Rminus_0_r.
  assert (hc : forall t (v : nat -> A), proper (independent L t v)) by (intros; apply L_proper).
  rewrite <- (E_const (independent L) hc T (INR T / 4) 1 w). apply E_le; [exact hc|]. intros v.
  set (act := fun s a => policy s v a).
  assert (ha : forall t (u : nat -> nat), proper (act t u)) by (intros; apply policy_proper). rewrite (E_sum act ha).
  replace (INR T / 4) with (sum T (fun _ => 1 / 4)) by (rewrite sum_const; field). apply sum_le. intros t ht.
  rewrite (E_at act ha T t) by (assumption || (intros x y h; now rewrite (h t) by lia)).
  rewrite <- (E_const act ha (t - 1) (1 / 4) 1 a) at 1. apply E_le; [exact ha|]. intros u.
  rewrite (mean_ext _ _ (fun c => one_bad 0 t c)) by (intros; now rewrite put_same). unfold act, policy, policy_2.
  pose proof (often v u t ht) as h. revert h. generalize (play_2 bandit d (one_bad 0) Z p weights v u t). intros x h.
  unfold over_arms, one_bad. simpl. lra.
Qed.

(** ** The rates of Theorem 5.2 with C = 64 T^2, delays 0 *)

Definition choice (T C : nat) : R := exp 1 * Rpower (INR T) (/ (2 * INR C)) - 1.

Section Many_slots.
Variables (T : nat) (alpha : R).
Hypotheses (T2 : (2 <= T)%nat) (alpha0 : 0 < alpha).

Let C : nat := (64 * (T * T))%nat.
Let d (_ : nat) : nat := 0%nat.
Let p := observation_probability nu alpha C d.
Let weight := z (Zt C d) p.
Let mu t := mu_max C 0 alpha t.
Lemma C_large : (1 <= C)%nat /\ INR C = 64 * (INR T * INR T).
Proof. unfold C. split; [nia|]. rewrite !mult_INR. simpl. ring. Qed.

Lemma weight_bounds w s t : (1 <= s <= t)%nat -> 0 <= weight w s <= mu t.
Proof.
  intros hs. destruct C_large as [C1 _].
  destruct (z_bounds 2 C T T 0 (S C) d alpha (1 / 2) (le_n 2) C1 ltac:(lia) alpha0 ltac:(lra) (le_n T) ltac:(lia)
    ltac:(intros; unfold d; lia) ltac:(lia) w s t hs) as [low high].
  fold p in low, high. split; [exact low|]. eapply Rle_trans; [exact high|]. fold (mu t).
  pose proof (ind_bounds (Zt C d w s)). assert (1 <= mu t) by apply mu_max_ge_1. nra.
Qed.

(** The reserve: C mu^2 = (8 T mu)^2. *)
Lemma reserve_root t g : 0 <= g -> 8 * INR T * mu t <= sqrt (g + INR C * (mu t * mu t)).
Proof.
  intros hg. destruct C_large as [_ ->]. assert (1 <= mu t) by apply mu_max_ge_1. pose proof (pos_INR T).
  rewrite <- (sqrt_square (8 * INR T * mu t)) by (repeat apply Rmult_le_pos; lra). apply sqrt_le_1_alt. nra.
Qed.

Lemma ln_2_le : ln 2 <= 1.
Proof. pose proof (exp_ineq1_le (ln 2)). rewrite exp_ln in *; lra. Qed.
Lemma some_z w s : (1 <= s)%nat -> 0 <= weight w s.
Proof. intros hs. now apply (weight_bounds w s s); lia. Qed.

(** *** Full information *)

Lemma b_full_large w t : 8 * INR T * mu t <= b_full_5_2 2 C 0 C d alpha w t.
Proof.
  unfold b_full_5_2. assert (lk : 0 < ln 2) by (rewrite <- ln_1; apply ln_increasing; lra). set (g := seen_sum d _ t).
  assert (g0 : 0 <= g).
  { apply (heard_nonneg d). intros s hs. pose proof (some_z w s hs) as z0. pose proof (pos_INR (d s)).
    change (0 <= weight w s * (weight w s + INR (d s))). apply Rmult_le_pos; lra. }
  eapply Rle_trans; [apply (reserve_root t g g0)|]. apply sqrt_le_1_alt. change (INR 2) with 2.
  apply le_div; [assumption|]. unfold largest. fold (mu t). rewrite Rplus_0_r.
  assert (0 <= g + INR C * (mu t * mu t)) by (pose proof (pos_INR C); nra). pose proof ln_2_le. nra.
Qed.

Lemma often_full w a t : (1 <= t <= T)%nat ->
  1 / 4 <= play_2 false d (one_bad 0) (Zt C d) p (fun w t => exponential_weights 2 0 (b_full_5_2 2 C 0 C d alpha w t))
    w a t 0%nat.
Proof.
  intros ht. destruct C_large as [C1 _].
  rewrite (two_routes C T false d (one_bad 0) (pareto_scheduler nu alpha C T) (S0 C d) (Zt C d) p
    (pareto_scheduler_quantified C d alpha T T C1 alpha0 (le_n T) ltac:(intros; unfold d; lia))) by lia.
  unfold play_3, algorithm_3, distribution, Lobs, exponential_weights, softmax.
  set (b := b_full_5_2 2 C 0 C d alpha w t). pose proof (b_full_large w t) as large. fold b in large.
  assert (1 <= mu t) by apply mu_max_ge_1. pose proof (INR_pos T ltac:(lia)) as posT. assert (b0 : 0 < b) by nra.
  unfold normalization, over_arms. cbn [seq total_of fold_right]. rewrite !arrived_losses. set (L0 := sum (t - 1) _).
  set (L1 := sum (t - 1) _).
  assert (zero1 : L1 = 0).
  { apply sum_zero. intros s _. unfold one_bad. simpl. destruct (_ <=? _); ring. }
  assert (small : 0 <= L0 <= INR T * mu t).
  { split.
    - apply sum_nonneg. intros s hs. destruct (_ <=? _); [|lra]. rewrite Rmult_1_r. apply (weight_bounds w s s). lia.
    - apply Rle_trans with (sum (t - 1) (fun _ => mu t)).
      + apply sum_le. intros s hs. pose proof (weight_bounds w s t ltac:(lia)) as [z0 z1].
        destruct (_ <=? _); [rewrite Rmult_1_r; exact z1|lra].
      + rewrite sum_const. apply Rmult_le_compat_r; [lra|]. apply le_INR. lia. }
  rewrite zero1, Rmult_0_r, Ropp_0, exp_0. set (u := exp (- (/ b * L0))).
  assert (u1 : 7 / 8 <= u).
  { assert (ratio : / b * L0 <= 1 / 8).
    { rewrite Rmult_comm. apply div_le; [assumption|]. lra. }
    pose proof (exp_ineq1_le (- (/ b * L0))). unfold u. lra. }
  unfold add, zero, reals. apply le_div; lra.
Qed.

(** *** Bandits *)

Lemma a_large w t : 8 * INR T * mu t <= a_5_2 C 0 C d alpha w t.
Proof. apply reserve_root, (heard_nonneg d). intros s _. apply Rle_0_sqr. Qed.

Lemma b_nonneg_ w t : 0 <= b_5_2 2 C 0 C d alpha w t.
Proof. apply sqrt_pos. Qed.

(** A difference of losses below a / 2 leaves each of two arms a quarter. *)
Lemma quarter X a b L : ftrl 2 X -> 0 < a -> 0 <= b -> L 0%nat - L 1%nat <= a / 2 -> 1 / 4 <= X a b L 0%nat.
Proof.
  intros hX a0 b0 close.
  destruct (fact_c_3 2 X a b L ltac:(lia) hX ltac:(lra) b0 ltac:(lra)) as ([_ total] & pos & c & e).
  set (x := X a b L) in *. pose proof (pos 0%nat ltac:(lia)) as p0. pose proof (pos 1%nat ltac:(lia)) as p1.
  pose proof (e 0%nat ltac:(lia)) as e0. pose proof (e 1%nat ltac:(lia)) as e1. unfold over_arms in total.
  simpl in total. apply Rnot_lt_le. intros few. assert (x1 : 3 / 4 < x 1%nat) by lra. unfold slope in e0, e1.
  pose proof (sqrt_lt_R0 _ p0) as r0. pose proof (sqrt_lt_R0 _ p1) as r1.
  assert (s0 : sqrt (x 0%nat) <= 1 / 2) by (rewrite <- (sqrt_square (1 / 2)) by lra; apply sqrt_le_1_alt; lra).
  assert (s1 : 5 / 6 <= sqrt (x 1%nat)) by (rewrite <- (sqrt_square (5 / 6)) by lra; apply sqrt_le_1_alt; lra).
  assert (i0 : 2 <= / sqrt (x 0%nat)) by (rewrite <- (Rinv_inv 2); apply Rinv_le_contravar; lra).
  assert (i1 : / sqrt (x 1%nat) <= 6 / 5) by (replace (6 / 5) with (/ (5 / 6)) by field; apply Rinv_le_contravar; lra).
  assert (logs : ln (x 0%nat) <= ln (x 1%nat)) by (apply ln_le; lra). nra.
Qed.

Lemma often_bandit w a t : (1 <= t <= T)%nat ->
  1 / 4 <= play_2 true d (one_bad 0) (Zt C d) p (fun w t => hybrid 2 (a_5_2 C 0 C d alpha w t) (b_5_2 2 C 0 C d alpha
    w t)) w a t 0%nat.
Proof.
  destruct C_large as [C1 _]. induction t as [t IH] using lt_wf_ind. intros ht.
  rewrite (two_routes C T true d (one_bad 0) (pareto_scheduler nu alpha C T) (S0 C d) (Zt C d) p
    (pareto_scheduler_quantified C d alpha T T C1 alpha0 (le_n T) ltac:(intros; unfold d; lia))) by lia.
  set (ia := fun t => a_5_2 C 0 C d alpha w t). set (ib := fun t => b_5_2 2 C 0 C d alpha w t).
  set (scaled := fun s i => weight w s * one_bad 0 s i).
  assert (course : forall s, (1 <= s <= T)%nat -> play_2 true d (one_bad 0) (Zt C d) p
    (fun w t => hybrid 2 (a_5_2 C 0 C d alpha w t) (b_5_2 2 C 0 C d alpha w t)) w a s
    = x_of d scaled ia ib (hybrid 2) a s).
  { intros s hs.
    rewrite (two_routes C T true d (one_bad 0) (pareto_scheduler nu alpha C T) (S0 C d) (Zt C d) p
      (pareto_scheduler_quantified C d alpha T T C1 alpha0 (le_n T) ltac:(intros; unfold d; lia))) by lia.
    reflexivity. }
  change (play_3 _ _ _ _ _ _ _ _ _) with (x_of d scaled ia ib (hybrid 2) a t). rewrite x_of_seen.
  assert (1 <= mu t) by apply mu_max_ge_1. pose proof (INR_pos T ltac:(lia)) as posT. pose proof (a_large w t) as large.
  fold (ia t) in large. apply quarter; [apply hybrid_ftrl; lia|nra|apply b_nonneg_|].
  assert (first : seen_est d scaled ia ib (hybrid 2) a t 0%nat <= 4 * INR T * mu t).
  { apply Rle_trans with (sum (t - 1) (fun _ => 4 * mu t)).
    - apply sum_le. intros s hs. pose proof (weight_bounds w s t ltac:(lia)) as [z0 z1]. destruct (_ <? _); [|lra].
      unfold est. destruct (Nat.eqb_spec 0 (a s)) as [e|]; [|lra]. specialize (IH s ltac:(lia) ltac:(lia)).
      rewrite course in IH by lia. rewrite <- e. unfold scaled at 1, one_bad. rewrite Rmult_1_r.
      assert (/ x_of d scaled ia ib (hybrid 2) a s 0%nat <= 4).
      { rewrite <- (Rinv_inv 4). apply Rinv_le_contravar; lra. }
      nra.
    - rewrite sum_const. assert (INR (t - 1) <= INR T) by (apply le_INR; lia). nra. }
  assert (second : seen_est d scaled ia ib (hybrid 2) a t 1%nat = 0).
  { apply sum_zero. intros s _. destruct (_ <? _); [|reflexivity]. unfold est.
    destruct (Nat.eqb_spec 1 (a s)) as [e|]; [|reflexivity]. rewrite <- e. unfold scaled at 1, one_bad. simpl. ring. }
  lra.
Qed.
End Many_slots.

(** ** A power of the logarithm is less than a root *)

Lemma root_beats_logs c k : 0 < c -> exists T, (2 <= T)%nat /\ c * ln (INR T + 2) ^ k < sqrt (INR T).
Proof.
  intros hc. set (m := (2 * (k + 1))%nat). set (bound := c * (2 * INR m) ^ k). pose proof (pos_INR m) as m0.
  assert (b0 : 0 <= bound) by (apply Rmult_le_pos; [lra|apply pow_le; lra]).
  destruct (nfloor_ex bound b0) as [q' [_ hq]]. set (q := (q' + 2)%nat).
  assert (q2 : 2 <= INR q) by (unfold q; rewrite plus_INR; simpl; pose proof (pos_INR q'); lra).
  assert (big : bound < INR q) by (unfold q; rewrite plus_INR; simpl; lra). exists (q ^ m)%nat. rewrite pow_INR.
  set (x := INR q) in *. assert (m_is : m = (k + 1 + (k + 1))%nat) by (unfold m; lia).
  assert (root : sqrt (x ^ m) = x ^ (k + 1)) by (rewrite m_is, pow_add; apply sqrt_square, pow_le; lra). split.
  - apply INR_le. rewrite pow_INR. fold x. change (INR 2) with 2. rewrite m_is.
    replace (k + 1 + (k + 1))%nat with (S (2 * k + 1)) by lia. simpl pow.
    pose proof (pow_R1_Rle x (2 * k + 1) ltac:(lra)). replace (k + (k + 0) + 1)%nat with (2 * k + 1)%nat by lia. nra.
  - rewrite root.
    assert (log : 0 <= ln (x ^ m + 2) <= 2 * INR m * x).
    { pose proof (pow_le x m ltac:(lra)) as xm. split; [rewrite <- ln_1; apply ln_le; lra|].
      apply Rle_trans with (ln ((x + 2) ^ m)).
      - apply ln_le; [lra|]. rewrite m_is. replace (k + 1 + (k + 1))%nat with (S (2 * k + 1)) by lia. cbn [pow].
        pose proof (pow_incr x (x + 2) (2 * k + 1) ltac:(lra)). pose proof (pow_R1_Rle (x + 2) (2 * k + 1) ltac:(lra)).
        nra.
      - rewrite ln_pow by lra. pose proof (exp_ineq1_le (ln (x + 2))) as e. rewrite exp_ln in e by lra.
        replace (2 * INR m * x) with (INR m * (2 * x)) by ring. apply Rmult_le_compat_l; lra. }
    apply Rle_lt_trans with (bound * x ^ k).
    + unfold bound. rewrite Rmult_assoc, <- Rpow_mult_distr. apply Rmult_le_compat_l; [lra|]. now apply pow_incr.
    + rewrite pow_add, pow_1, Rmult_comm. apply Rmult_lt_compat_l; [apply pow_lt; lra|assumption].
Qed.

(** ** The table *)

Definition table_6_full (K C T : nat) (D : R) (dmax : nat) : R :=
  sqrt ((1 + Rpower (INR T) (/ (2 * INR C)) * ln (INR T) / INR C) * (D + INR T) * ln (INR K))
  + INR dmax * sqrt (Rpower (INR T) (/ (2 * INR C)) + Rpower (INR T) (/ INR C) / INR C).

Definition table_6_bandit (K C T : nat) (D : R) (dmax : nat) : R :=
  sqrt (INR T * INR K + Rpower (INR T) (/ (2 * INR C)) * ln (INR T) / INR C * (D + INR T) * INR K)
  + sqrt (D * ln (INR K))
  + INR dmax * sqrt (Rpower (INR T) (/ (2 * INR C)) + Rpower (INR T) (/ INR C) * INR K / INR C).

(** With C >= T the powers of T are bounded, and T^(1/(2C)) log T / C is at most 3. *)
Lemma powers T C : (2 <= T)%nat -> INR T <= INR C ->
  0 < choice T C /\ 0 <= Rpower (INR T) (/ (2 * INR C)) * ln (INR T) / INR C <= 3.
Proof.
  intros T2 large. apply le_INR in T2. simpl in T2. pose proof (exp_ineq1_le (ln (INR T))) as e.
  rewrite exp_ln in e by lra.
  assert (l0 : 0 <= ln (INR T)) by (rewrite <- ln_1; apply ln_le; lra). unfold choice, Rpower.
  assert (x0 : 0 <= / (2 * INR C) * ln (INR T) <= 1).
  { split; [apply Rmult_le_pos; [left; apply inv_pos; lra|assumption]|]. rewrite Rmult_comm. apply div_le; lra. }
  pose proof (exp_ineq1_le (/ (2 * INR C) * ln (INR T))). pose proof (exp_ineq1_le 1). pose proof exp_le_3.
  pose proof (exp_le _ _ (proj2 x0)).
  assert (ratio : 0 <= ln (INR T) / INR C <= 1) by (split; [apply div_nonneg; lra|apply div_le; lra]).
  split; [nra|]. unfold Rdiv in *. rewrite Rmult_assoc. split; [apply Rmult_le_pos; lra|nra].
Qed.

Section Constants.
Variables (c : R) (k : nat).
Let c' := 16 * (Rabs c + 1).
Lemma c'_pos : 0 < c'.
Proof. unfold c'. pose proof (Rabs_pos c). lra. Qed.

(** What is at most 4 sqrt T cannot pay for T / 4. *)
Lemma too_little T entry : (2 <= T)%nat -> c' * ln (INR T + 2) ^ k < sqrt (INR T) -> 0 <= entry <= 4 * sqrt (INR T) ->
  ~ INR T / 4 <= c * ln (INR T + 2) ^ k * entry.
Proof.
  intros T2 room he paid. pose proof (INR_pos T ltac:(lia)) as posT. pose proof (sqrt_sqrt (INR T) ltac:(lra)) as rr.
  set (r := sqrt (INR T)) in *. unfold c' in room.
  assert (l0 : 0 <= ln (INR T + 2) ^ k) by (apply pow_le; rewrite <- ln_1; apply ln_le; lra).
  set (l := ln (INR T + 2) ^ k) in *. pose proof (Rle_abs c). pose proof (Rabs_pos c).
  assert (more : c * l * entry <= (Rabs c + 1) * l * entry).
  { apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_r; lra. }
  assert (0 <= (Rabs c + 1) * l) by positive. nra.
Qed.
End Constants.

Lemma C_above T : (2 <= T)%nat -> INR T <= INR (64 * (T * T)).
Proof. intros h. apply le_INR. nia. Qed.
Lemma no_delay T : sum T (fun _ => INR 0) = 0.
Proof. rewrite sum_const. simpl. ring. Qed.

(** C = 64 T^2 slots, no delays, and what both regimes share. *)
Lemma table_fails c k entry : (forall T alpha, (2 <= T)%nat -> 0 < alpha -> alpha = choice T (64 * (T * T)) ->
    INR T / 4 <= c * ln (INR T + 2) ^ k * entry T) ->
  (forall T, (2 <= T)%nat -> let y := Rpower (INR T) (/ (2 * INR (64 * (T * T)))) * ln (INR T) / INR (64 * (T * T)) in
    0 <= y <= 3 -> 0 <= entry T <= sqrt (4 * 4 * INR T)) -> False.
Proof.
  intros paid few. destruct (root_beats_logs _ k (c'_pos c)) as (T & T2 & room).
  destruct (powers T _ T2 (C_above T T2)) as [alpha0 small].
  apply (too_little c k T (entry T) T2 room); [|now apply (paid T _ T2 alpha0)].
  pose proof (few T T2 small) as h. now rewrite root_out in h by lra.
Qed.

Theorem table_6_full_fails : ~ exists c k, forall K C T N dmax d loss i w arm,
  (2 <= K)%nat -> (1 <= C)%nat -> (2 <= T)%nat -> (T <= N)%nat -> (dmax <= N)%nat -> (forall t, (d t <= dmax)%nat) ->
  (forall t i, 0 <= loss t i <= 1) -> (i < K)%nat ->
  regret_full K T d loss (pareto_scheduler nu (choice T C) C N) (Zt C d)
    (observation_probability nu (choice T C) C d) (b_full_5_2 K C dmax C d (choice T C)) i w arm
  <= c * ln (INR T + 2) ^ k * table_6_full K C T (sum T (fun t => INR (d t))) dmax.
Proof.
  intros (c & k & printed). apply (table_fails c k (fun T => table_6_full 2 (64 * (T * T)) T 0 0)).
  - intros T alpha T2 alpha0 e. set (C := (64 * (T * T))%nat) in *. assert (C1 : (1 <= C)%nat) by (unfold C; nia).
    set (d := fun _ : nat => 0%nat).
    specialize (printed 2%nat C T T 0%nat d (one_bad 0) 1%nat (fun _ => Never) (fun _ => 0%nat)
      (le_n 2) C1 T2 (le_n T) ltac:(lia) ltac:(intros; unfold d; lia) (one_bad_unit 0) ltac:(lia)).
    rewrite <- e, no_delay in printed. eapply Rle_trans; [|exact printed].
    apply (bad_arm_costs T false d (pareto_scheduler nu alpha C T) (S0 C d)).
    + intros t. apply pareto_scheduler_proper; trivial. apply nu_nonneg.
    + apply proxies_precommitted.
    + apply exponential_distributions. lia.
    + intros v t. split; [lra|apply sqrt_pos].
    + intros t ht. split; [now intros x y _|]. apply (b_full_known 2 C T T 0 C d alpha); trivial; lia.
    + intros v a t ht. now apply (often_full T alpha T2 alpha0).
  - intros T T2 y hy. unfold table_6_full. fold y. rewrite Rmult_0_l, Rplus_0_r, Rplus_0_l. split; [apply sqrt_pos|].
    pose proof (pos_INR T). assert (0 <= ln 2 <= 1) by (split; [rewrite <- ln_1; apply ln_le; lra|apply ln_2_le]).
    change (INR 2) with 2. apply sqrt_le_1_alt. assert (0 <= (1 + y) * INR T) by positive. nra.
Qed.

Theorem table_6_bandit_fails : ~ exists c k, forall K C T N dmax d loss i w arm,
  (2 <= K)%nat -> (1 <= C)%nat -> (2 <= T)%nat -> (T <= N)%nat -> (dmax <= N)%nat -> (forall t, (d t <= dmax)%nat) ->
  (forall t i, 0 <= loss t i <= 1) -> (i < K)%nat ->
  preemptive_regret K C T N dmax C d loss (choice T C) i w arm
  <= c * ln (INR T + 2) ^ k * table_6_bandit K C T (sum T (fun t => INR (d t))) dmax.
Proof.
  intros (c & k & printed). apply (table_fails c k (fun T => table_6_bandit 2 (64 * (T * T)) T 0 0)).
  - intros T alpha T2 alpha0 e. set (C := (64 * (T * T))%nat) in *. assert (C1 : (1 <= C)%nat) by (unfold C; nia).
    set (d := fun _ : nat => 0%nat).
    specialize (printed 2%nat C T T 0%nat d (one_bad 0) 1%nat (fun _ => Never) (fun _ => 0%nat)
      (le_n 2) C1 T2 (le_n T) ltac:(lia) ltac:(intros; unfold d; lia) (one_bad_unit 0) ltac:(lia)).
    rewrite <- e in printed. unfold d at 2 in printed. rewrite no_delay in printed. eapply Rle_trans; [|exact printed].
    apply (bad_arm_costs T true d (pareto_scheduler nu alpha C T) (S0 C d)).
    + intros t. apply pareto_scheduler_proper; trivial. apply nu_nonneg.
    + apply proxies_precommitted.
    + apply ftrl_distributions, hybrid_ftrl. lia.
    + intros v t. split; apply sqrt_pos.
    + intros t ht. apply (rates_known_5_2 2 C T T 0 C d alpha); trivial; lia.
    + intros v a t ht. now apply (often_bandit T alpha T2 alpha0).
  - intros T T2 y hy. unfold table_6_bandit. fold y. simpl (INR 0). rewrite !Rmult_0_l, sqrt_0, !Rplus_0_r, Rplus_0_l.
    split; [apply sqrt_pos|]. pose proof (pos_INR T). change (INR 2) with 2. apply sqrt_le_1_alt. nra.
Qed.
