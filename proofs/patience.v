(** Theorem 5.2 with calibrated patience (book, Calibrated 5): hidden delays, the calibrated Pareto scheduler, rates made of
    what has been observed plus a reserve for n >= min {C, dmax + 1} rounds that may be on their way. *)
From Delays Require Import thm_5_2.
From Delays Require Export calibrated.

Section Patience.
Variables (K C T N dmax n : nat) (d : nat -> nat) (loss : nat -> nat -> R) (c delta : R) (bandit : bool).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (c0 : 0 < c).
Hypotheses (N_T : (T <= N)%nat) (N_d : (dmax <= N)%nat) (d_le : forall t, (d t <= dmax)%nat).
Hypothesis reserve : (Nat.min C (S dmax) <= n)%nat.
Hypotheses (rare : overflow_law c T C <= delta) (unit_losses : forall t i, 0 <= loss t i <= 1).

Let L (t : nat) : law proxy := calibrated_pareto c N.
Let p (t : nat) : R := coin c (d t).
Let zt := z (Zt C d) p.
Let D : R := sum T (fun t => INR (d t)).

(** mu = max {1, dmax / c}, the largest weight. *)
Definition mu : R := Rmax 1 (INR dmax / c).

Lemma mu_is : / coin c dmax = mu.
Proof.
  unfold coin, mu. destruct (Nat.eqb_spec dmax 0) as [->|ne].
  - simpl INR. rewrite Rinv_1. unfold Rdiv. rewrite Rmult_0_l, Rmax_left; lra.
  - pose proof (INR_pos dmax ltac:(lia)) as pos. assert (q0 : 0 < c / INR dmax) by now apply Rdiv_lt_0_compat.
    assert (inverse : / (c / INR dmax) = INR dmax / c) by (field; lra).
    unfold Rmin. destruct (Rle_dec 1 (c / INR dmax)) as [le|gt].
    + apply Rinv_le_contravar in le; [|lra]. rewrite Rinv_1, inverse in le. rewrite Rinv_1, Rmax_left; lra.
    + assert (le : c / INR dmax <= 1) by lra. apply Rinv_le_contravar in le; [|assumption].
      rewrite Rinv_1, inverse in le. rewrite inverse, Rmax_right; lra.
Qed.

Lemma mu_ge_1 : 1 <= mu.
Proof. apply Rmax_l. Qed.

Lemma z_bounds v s : (1 <= s)%nat -> 0 <= zt v s <= mu * ind (Zt C d v s).
Proof.
  intros _. unfold zt, z, p. pose proof (coin_bounds c (d s) c0) as [p0 _]. pose proof (ind_bounds (Zt C d v s)).
  pose proof (inv_pos _ p0). assert (/ coin c (d s) <= mu).
  { rewrite <- mu_is. apply Rinv_le_contravar; [apply (coin_bounds c dmax c0)|]. now apply coin_mono. }
  unfold Rdiv. split; nra.
Qed.

(** z^2, and what beta_t sums: z d for bandits, z^2 / 8 + z d with full information. *)
Definition square (v : nat -> proxy) (s : nat) : R := zt v s * zt v s.
Definition delayed (v : nat -> proxy) (s : nat) : R := (if bandit then 0 else square v s / 8) + zt v s * INR (d s).
Definition longest : R := mu * ((if bandit then 0 else mu / 8) + INR dmax).

Lemma square_nonneg v s : (1 <= s)%nat -> 0 <= square v s.
Proof. intros _. apply Rle_0_sqr. Qed.

Lemma delayed_nonneg v s : (1 <= s)%nat -> 0 <= delayed v s.
Proof.
  intros hs. pose proof (z_bounds v s hs). pose proof (square_nonneg v s hs). pose proof (pos_INR (d s)).
  unfold delayed. assert (0 <= zt v s * INR (d s)) by (apply Rmult_le_pos; lra). destruct bandit; lra.
Qed.

Lemma longest_nonneg : 0 <= longest.
Proof.
  pose proof mu_ge_1. pose proof (pos_INR dmax). unfold longest. apply Rmult_le_pos; [lra|]. destruct bandit; lra.
Qed.

Lemma reserve_square v t : (1 <= t)%nat -> sum t (square v) <= seen_sum d (square v) t + INR n * (mu * mu).
Proof.
  intros ht. pose proof mu_ge_1.
  apply (seen_plus_reserve 2 C T N dmax n d (le_n 2) C1 T1 N_T N_d d_le reserve v); [assumption|nra|]. intros s hs.
  pose proof (z_bounds v s ltac:(lia)) as zb. unfold square. destruct (Zt C d v s); simpl in *; nra.
Qed.

Lemma reserve_delayed v t : (1 <= t)%nat -> sum t (delayed v) <= seen_sum d (delayed v) t + INR n * longest.
Proof.
  intros ht. pose proof mu_ge_1. pose proof (pos_INR dmax).
  apply (seen_plus_reserve 2 C T N dmax n d (le_n 2) C1 T1 N_T N_d d_le reserve v);
    [assumption|apply longest_nonneg|]. intros s hs.
  pose proof (z_bounds v s ltac:(lia)) as zb. unfold delayed, longest, square.
  pose proof (pos_INR (d s)). assert (INR (d s) <= INR dmax) by (apply le_INR, d_le).
  destruct (Zt C d v s); simpl in *.
  - rewrite Rmult_1_r in *. assert (zt v s * INR (d s) <= mu * INR dmax) by (apply Rmult_le_compat; lra).
    assert (zt v s * zt v s <= mu * mu) by (apply Rmult_le_compat; lra). destruct bandit; lra.
  - assert (zt v s = 0) as -> by lra. destruct bandit; lra.
Qed.

(** 1 / alpha_t and 1 / beta_t. *)
Definition a_rate (v : nat -> proxy) (t : nat) : R :=
  if bandit then sqrt (seen_sum d (square v) t + INR n * (mu * mu)) else 0.
Definition b_rate (v : nat -> proxy) (t : nat) : R :=
  sqrt (2 * (seen_sum d (delayed v) t + INR n * longest) / ln (INR K)).

(** The regret of Algorithm 2 with the calibrated Pareto scheduler, against arm i. *)
Definition patient_regret (i : nat) w arm : R :=
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) p (if bandit then hybrid K else exponential_weights K)
    a_rate b_rate i w arm.

Lemma rates_nonneg v t : 0 <= a_rate v t /\ 0 <= b_rate v t.
Proof. split; [unfold a_rate; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos]. Qed.

Lemma n_pos : 0 < INR n.
Proof. apply INR_pos. lia. Qed.

Let seen_pos g t : (forall r, (1 <= r)%nat -> 0 <= g r) -> 0 <= seen_sum d g t :=
  seen_nonneg 2 C T N dmax n d (le_n 2) C1 T1 N_T N_d reserve g t.

Lemma known_z_ s : (1 <= s)%nat -> known (S s) (fun v => zt v s).
Proof. apply (known_z (S0 C d) (Zt C d) p (proxies_precommitted C d)). Qed.

Lemma rates_known t : (1 <= t)%nat -> known t (fun v => a_rate v t) /\ known t (fun v => b_rate v t).
Proof.
  intros ht.
  assert (ks : forall s, (1 <= s)%nat -> known (S s) (fun v => square v s)).
  { intros s hs u v h. unfold square. now rewrite (known_z_ s hs u v h). }
  assert (kd : forall s, (1 <= s)%nat -> known (S s) (fun v => delayed v s)).
  { intros s hs u v h. unfold delayed. now rewrite (ks s hs u v h), (known_z_ s hs u v h). }
  pose proof (known_seen 2 C T N dmax n d (le_n 2) C1 T1 N_T N_d reserve) as known_.
  split; intros x y h.
  - unfold a_rate. destruct bandit; [|reflexivity]. now rewrite (known_ square t ks x y h).
  - unfold b_rate. now rewrite (known_ delayed t kd x y h).
Qed.

Lemma a_positive v t : bandit = true -> 0 < a_rate v t.
Proof.
  intros e. unfold a_rate. rewrite e. apply sqrt_lt_R0. pose proof n_pos. pose proof mu_ge_1.
  pose proof (seen_pos (square v) t (square_nonneg v)).
  assert (0 < INR n * (mu * mu)) by (repeat apply Rmult_lt_0_compat; lra). lra.
Qed.

Lemma b_positive v t : 0 < ln (INR K) -> bandit = false \/ (1 <= dmax)%nat -> 0 < b_rate v t.
Proof.
  intros lk h. unfold b_rate. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption]. pose proof n_pos.
  pose proof mu_ge_1. pose proof (pos_INR dmax). pose proof (seen_pos (delayed v) t (delayed_nonneg v)).
  assert (0 < longest).
  { unfold longest. apply Rmult_lt_0_compat; [lra|]. destruct h as [->|h]; [lra|].
    pose proof (INR_pos dmax h). destruct bandit; lra. }
  assert (0 < INR n * longest) by now apply Rmult_lt_0_compat. lra.
Qed.

Lemma rates_monotone v s t : 0 < ln (INR K) -> (1 <= s <= t)%nat -> a_rate v s <= a_rate v t /\ b_rate v s <= b_rate v t.
Proof.
  intros lk hs. pose proof (seen_monotone 2 C T N dmax n d (le_n 2) C1 T1 N_T N_d reserve) as mono.
  unfold a_rate, b_rate. split.
  - destruct bandit; [|lra]. apply sqrt_le_1_alt, Rplus_le_compat_r, mono; [assumption|apply square_nonneg].
  - apply sqrt_le_1_alt. unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|].
    apply Rmult_le_compat_l; [lra|]. apply Rplus_le_compat_r, mono; [assumption|apply delayed_nonneg].
Qed.

(** ** Along one course: the reserve is paid in the penalties only *)

Let Q (v : nat -> proxy) : R := sum T (square v).
Let X (v : nat -> proxy) : R := sum T (delayed v).

Lemma a_rate_end v : bandit = true -> a_rate v T <= sqrt (Q v + INR n * (mu * mu)).
Proof.
  intros e. unfold a_rate. rewrite e. apply sqrt_le_1_alt, Rplus_le_compat_r.
  apply (seen_le_all 2 C T N dmax n d (le_n 2) C1 T1 N_T N_d reserve); [assumption|apply square_nonneg].
Qed.

(** The Tsallis terms. *)
Theorem patience_tsallis v : bandit = true ->
  sqrt (INR K) * sum T (fun t => square v t / a_rate v t)
  + 2 * (sqrt (INR K) - 1) * sqrt (sum T (square v) + INR n * (mu * mu))
  <= (4 * sqrt (INR K) - 2) * sqrt (sum T (square v)) + 2 * sqrt (INR n * INR K) * mu.
Proof.
  intros e. fold (Q v). pose proof mu_ge_1 as m1. pose proof n_pos as n0.
  assert (k1 : 1 <= sqrt (INR K)) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; exact (le_INR 1 K K1)).
  pose proof (by_head 2 C T N dmax n (le_n 2) C1 T1 N_T N_d reserve (square v) _ (square_nonneg v)
    (reserve_square v)) as s1.
  assert (Q0 : 0 <= Q v) by (apply sum_nonneg; intros; apply square_nonneg; lia).
  assert (pa : sqrt (Q v + INR n * (mu * mu)) <= sqrt (Q v) + sqrt (INR n) * mu).
  { replace (sqrt (INR n) * mu) with (sqrt (INR n * (mu * mu))) by (rewrite sqrt_mult, sqrt_square by nra; reflexivity).
    apply root_sum; [assumption|apply Rmult_le_pos; nra]. }
  assert (same : sum T (fun t => square v t / a_rate v t)
    = sum T (fun t => square v t / sqrt (seen_sum d (square v) t + INR n * (mu * mu)))).
  { apply sum_ext. intros t _. unfold a_rate. now rewrite e. }
  rewrite same. fold (Q v) in s1. rewrite sqrt_mult by (lra || apply pos_INR).
  pose proof (sqrt_pos (INR n)). assert (0 <= sqrt (INR n) * mu) by (apply Rmult_le_pos; lra). nra.
Qed.

(** The entropy terms. *)
Theorem patience_entropy v : 0 < ln (INR K) ->
  sum T (fun t => delayed v t / b_rate v t) + ln (INR K) * b_rate v T
  <= 2 * sqrt 2 * sqrt (ln (INR K)) * sqrt (X v) + sqrt 2 * sqrt (ln (INR K)) * sqrt (INR n * longest).
Proof.
  intros lk. pose proof (sqrt_lt_R0 _ lk) as r0. pose proof (sqrt_lt_R0 2 ltac:(lra)) as two.
  pose proof (sqrt_sqrt 2 ltac:(lra)) as two2. pose proof (sqrt_sqrt (ln (INR K)) ltac:(lra)) as rr.
  pose proof n_pos as n0. pose proof longest_nonneg as l0.
  assert (R0_ : 0 <= INR n * longest) by (apply Rmult_le_pos; lra).
  assert (X0 : 0 <= X v) by (apply sum_nonneg; intros; apply delayed_nonneg; lia).
  assert (root : forall x, 0 <= x -> sqrt (2 * x / ln (INR K)) = sqrt 2 * sqrt x / sqrt (ln (INR K))).
  { intros x hx. rewrite sqrt_div_alt, sqrt_mult by lra. reflexivity. }
  pose proof (by_head 2 C T N dmax n (le_n 2) C1 T1 N_T N_d reserve (delayed v) _ (delayed_nonneg v)
    (reserve_delayed v)) as s2.
  assert (cover : forall t, 0 <= seen_sum d (delayed v) t + INR n * longest).
  { intros t. pose proof (seen_pos (delayed v) t (delayed_nonneg v)). lra. }
  rewrite (sum_ext T _ (fun t => sqrt (ln (INR K)) / sqrt 2 *
    (delayed v t / sqrt (seen_sum d (delayed v) t + INR n * longest)))).
  2:{ intros t ht. unfold b_rate. rewrite root by apply cover. unfold Rdiv. rewrite !Rinv_mult, Rinv_inv. ring. }
  rewrite sum_scal. unfold b_rate. rewrite root by apply cover. fold (X v) in s2.
  assert (pb : sqrt (seen_sum d (delayed v) T + INR n * longest) <= sqrt (X v) + sqrt (INR n * longest)).
  { eapply Rle_trans; [|now apply root_sum]. apply sqrt_le_1_alt, Rplus_le_compat_r.
    apply (seen_le_all 2 C T N dmax n d (le_n 2) C1 T1 N_T N_d reserve); [assumption|apply delayed_nonneg]. }
  set (r := sqrt (ln (INR K))) in *. set (q := sqrt 2) in *. rewrite <- rr.
  assert (0 < r / q) by now apply Rdiv_lt_0_compat. assert (0 < r * q) by now apply Rmult_lt_0_compat.
  apply Rle_trans with (r / q * (2 * sqrt (X v)) + r * q * (sqrt (X v) + sqrt (INR n * longest))).
  - apply Rplus_le_compat; [apply Rmult_le_compat_l; lra|].
    replace (r * r * (q * sqrt (seen_sum d (delayed v) T + INR n * longest) / r))
      with (r * q * sqrt (seen_sum d (delayed v) T + INR n * longest)) by (field; lra).
    apply Rmult_le_compat_l; lra.
  - right. replace (r / q) with (r * q / 2) by (rewrite <- two2; field; lra). field.
Qed.

Lemma course_bound v : 0 < ln (INR K) ->
  bound_e_1_sharp bandit K T d (zt v) (a_rate v) (b_rate v) <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt (Q v) + 2 * sqrt (INR n * INR K) * mu else 0)
  + (2 * sqrt 2 * sqrt (ln (INR K)) * sqrt (X v) + sqrt 2 * sqrt (ln (INR K)) * sqrt (INR n * longest)).
Proof.
  intros lk. pose proof (patience_entropy v lk) as ent. pose proof (patience_tsallis v) as ts.
  pose proof (a_rate_end v) as last. fold (Q v) in ts.
  assert (k1 : 1 <= sqrt (INR K)) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; exact (le_INR 1 K K1)).
  unfold bound_e_1_sharp, first_term, last_terms, delayed, square in *. destruct bandit.
  - specialize (ts eq_refl). specialize (last eq_refl).
    apply (Rmult_le_compat_l (2 * (sqrt (INR K) - 1))) in last; [|lra]. rewrite sum_plus.
    rewrite (sum_ext T (fun t => sqrt (INR K) * (zt v t * zt v t) / a_rate v t)
      (fun t => sqrt (INR K) * (zt v t * zt v t / a_rate v t))) by (intros; unfold Rdiv; ring). rewrite sum_scal.
    rewrite (sum_ext T (fun t => zt v t / b_rate v t * INR (d t))
      (fun t => (0 + zt v t * INR (d t)) / b_rate v t)) by (intros; unfold Rdiv; ring). lra.
  - rewrite (sum_ext T _ (fun t => (zt v t * zt v t / 8 + zt v t * INR (d t)) / b_rate v t))
      by (intros; unfold Rdiv; ring). lra.
Qed.

(** ** The mean over the coins *)

Let L_proper t : proper (L t) := calibrated_pareto_proper c N c0.
Let pre := proxies_precommitted C d.

Lemma quantified_ : quantified L C (S0 C d) (Zt C d) p T.
Proof.
  intros t ht. assert (same : reach (L t) (d t) = p t).
  { unfold L, p. apply calibrated_pareto_reach; [assumption|]. pose proof (d_le t). lia. }
  destruct (proxies_quantified C d L T L_proper) with (t := t) as [b q]; [|assumption|].
  - intros s hs. unfold L. pose proof (d_le s).
    rewrite calibrated_pareto_reach by (assumption || lia). apply (coin_bounds c (d s) c0).
  - rewrite same in b. split; [exact b|]. intros w. rewrite q. now rewrite same.
Qed.

Lemma rare_ t w : (1 <= t <= T)%nat -> overflow_probability C T L (S0 C d) t w <= delta.
Proof. intros ht. eapply Rle_trans; [|exact rare]. now apply pareto_below. Qed.

Lemma mean_root_square w :
  coin_mean T L (fun v => sqrt (Q v)) w <= sqrt (INR T + D / c).
Proof.
  unfold coin_mean. eapply Rle_trans; [apply jensen_root; [intros s' u'; exact (L_proper s')|]|].
  - intros v. apply sum_nonneg. intros. apply square_nonneg. lia.
  - apply sqrt_le_1_alt. unfold Q. rewrite E_sum by (intros s' u'; exact (L_proper s')).
    eapply Rle_trans; [|now apply (calibrated_weights c d T)]. apply sum_le. intros t ht.
    exact (second_moment C T L (S0 C d) (Zt C d) p L_proper pre quantified_ t w ht).
Qed.

Lemma mean_root_delayed w :
  coin_mean T L (fun v => sqrt (X v)) w <= sqrt ((if bandit then 0 else (INR T + D / c) / 8) + D).
Proof.
  unfold coin_mean. eapply Rle_trans; [apply jensen_root; [intros s' u'; exact (L_proper s')|]|].
  - intros v. apply sum_nonneg. intros. apply delayed_nonneg. lia.
  - apply sqrt_le_1_alt. unfold X. rewrite E_sum by (intros s' u'; exact (L_proper s')).
    apply Rle_trans with (sum T (fun t => (if bandit then 0 else / 8) * / coin c (d t) + INR (d t))).
    + apply sum_le. intros t ht. unfold delayed.
      rewrite (E_ext _ _ _ _ (fun v => (if bandit then 0 else / 8) * (zt v t * zt v t) + INR (d t) * zt v t)).
      2:{ intros v. unfold square. destruct bandit; unfold Rdiv; ring. }
      rewrite E_plus, !E_scal.
      pose proof (first_moment C T L (S0 C d) (Zt C d) p L_proper pre quantified_ t w ht) as m1.
      pose proof (second_moment C T L (S0 C d) (Zt C d) p L_proper pre quantified_ t w ht) as m2.
      unfold coin_mean in m1, m2. fold zt in m1, m2. change (p t) with (coin c (d t)) in m2. pose proof (pos_INR (d t)).
      destruct bandit; nra.
    + rewrite sum_plus, sum_scal. fold D. pose proof (calibrated_weights c d T c0) as M. fold D in M.
      destruct bandit; lra.
Qed.

Lemma patient_e_1 i w arm : 0 < ln (INR K) -> (i < K)%nat ->
  patient_regret i w arm <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt (INR T + D / c) + 2 * sqrt (INR n * INR K) * mu else 0)
  + (2 * sqrt 2 * sqrt (ln (INR K)) * sqrt ((if bandit then 0 else (INR T + D / c) / 8) + D)
     + sqrt 2 * sqrt (ln (INR K)) * sqrt (INR n * longest)) + delta * INR (T - C).
Proof.
  intros lk hi. unfold patient_regret. eapply Rle_trans.
  { apply (thm_e_1_sharp K C T bandit d loss L (S0 C d) (Zt C d) p L_proper (fun w t => size_le C d w (t - 1)) pre
      quantified_ unit_losses T1); try assumption.
    - destruct bandit; [now apply ftrl_distributions, hybrid_ftrl|now apply exponential_distributions].
    - destruct bandit; [now apply thm_2_1_bandit_sharp, hybrid_ftrl|now apply thm_2_1_full_sharp].
    - exact rates_known.
    - exact rates_nonneg.
    - intros v t _. destruct (rates_nonneg v t). destruct bandit eqn:e.
      + pose proof (a_positive v t e). lra.
      + pose proof (b_positive v t lk (or_introl e)). lra.
    - intros v s t hs _. now apply rates_monotone.
    - intros v t _. destruct bandit eqn:e; [now apply a_positive|].
      split; [unfold a_rate; now rewrite e|apply b_positive; auto].
    - intros v t _ hd. apply b_positive; [assumption|right]. pose proof (d_le t). lia. }
  apply Rplus_le_compat; [|apply (total_overflow_sharp K C T d L delta K1 C1 T1 L_proper rare_)].
  unfold coin_mean. eapply Rle_trans; [apply E_le; [intros s' u'; exact (L_proper s')|intros v; now apply course_bound]|].
  pose proof (mean_root_square w) as q. pose proof (mean_root_delayed w) as x. unfold coin_mean in q, x.
  assert (L' : forall t v, proper (independent L t v)) by (intros s' u'; exact (L_proper s')).
  rewrite !E_plus, !E_scal, !(E_const (independent L) L').
  assert (k1 : 1 <= sqrt (INR K)) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; exact (le_INR 1 K K1)).
  apply Rplus_le_compat.
  - destruct bandit; [|rewrite (E_const (independent L) L'); lra].
    rewrite E_plus, E_scal, !(E_const (independent L) L'). apply Rplus_le_compat_r, Rmult_le_compat_l; lra.
  - apply Rplus_le_compat_r, Rmult_le_compat_l; [|assumption]. pose proof (sqrt_pos 2).
    pose proof (sqrt_pos (ln (INR K))). nra.
Qed.

Lemma patient_one_arm i w arm : K = 1%nat -> (i < K)%nat -> patient_regret i w arm = 0.
Proof.
  intros one hi. unfold patient_regret. assert (i = 0%nat) as -> by lia. rewrite one.
  apply (one_arm T bandit d loss L (S0 C d)); [assumption|exact pre| |exact rates_known|exact rates_nonneg].
  destruct bandit; [now apply ftrl_distributions, hybrid_ftrl|now apply exponential_distributions].
Qed.

Lemma delta_0 (w : nat -> proxy) : 0 <= delta * INR (T - C).
Proof.
  apply Rmult_le_pos; [|apply pos_INR]. exact (delta_nonneg K C T d L delta K1 C1 T1 L_proper rare_ w).
Qed.

Lemma more_arms : K <> 1%nat -> 0 < ln (INR K).
Proof. intros more. rewrite <- ln_1. apply ln_increasing; [lra|apply (lt_INR 1 K)]. lia. Qed.

Theorem patience_bandit i w arm : bandit = true -> (i < K)%nat ->
  patient_regret i w arm <=
  (4 * sqrt (INR K) - 2) * sqrt (INR T + D / c) + 2 * sqrt 2 * sqrt (D * ln (INR K))
  + sqrt 6 * sqrt (INR n * mu * (INR K * mu + INR dmax * ln (INR K))) + delta * INR (T - C).
Proof.
  intros e hi. pose proof (delta_0 w) as late. pose proof mu_ge_1 as m1. pose proof n_pos as n0.
  assert (k1 : 1 <= sqrt (INR K)) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; exact (le_INR 1 K K1)).
  assert (D0 : 0 <= D) by (apply sum_nonneg; intros; apply pos_INR).
  pose proof (sqrt_pos (INR T + D / c)). pose proof (sqrt_pos 2). pose proof (sqrt_pos 6).
  pose proof (sqrt_pos (D * ln (INR K))) as r1.
  pose proof (sqrt_pos (INR n * mu * (INR K * mu + INR dmax * ln (INR K)))) as r2.
  destruct (Nat.eq_dec K 1) as [one|more].
  - rewrite patient_one_arm by assumption.
    assert (0 <= 2 * sqrt 2 * sqrt (D * ln (INR K))) by (repeat apply Rmult_le_pos; lra).
    assert (0 <= sqrt 6 * sqrt (INR n * mu * (INR K * mu + INR dmax * ln (INR K)))) by (apply Rmult_le_pos; lra).
    assert (0 <= (4 * sqrt (INR K) - 2) * sqrt (INR T + D / c)) by (apply Rmult_le_pos; lra). lra.
  - pose proof (more_arms more) as lk. eapply Rle_trans; [now apply patient_e_1|]. unfold longest. rewrite e.
    apply Rplus_le_compat_r. rewrite !Rplus_0_l.
    replace (sqrt (D * ln (INR K))) with (sqrt (ln (INR K)) * sqrt D) by (rewrite sqrt_mult by lra; ring).
    pose proof (pos_INR dmax) as dm. pose proof (INR_pos K K1) as kp.
    set (x := sqrt (INR n * INR K) * mu). set (y := sqrt (ln (INR K)) * sqrt (INR n * (mu * INR dmax))).
    assert (x2 : x * x = INR n * INR K * (mu * mu)).
    { unfold x. replace (sqrt (INR n * INR K) * mu * (sqrt (INR n * INR K) * mu))
        with (sqrt (INR n * INR K) * sqrt (INR n * INR K) * (mu * mu)) by ring. rewrite sqrt_sqrt by nra. ring. }
    assert (R0_ : 0 <= INR n * (mu * INR dmax)) by (apply Rmult_le_pos; nra).
    assert (y2 : y * y = ln (INR K) * (INR n * (mu * INR dmax))).
    { unfold y. replace (sqrt (ln (INR K)) * sqrt (INR n * (mu * INR dmax)) *
        (sqrt (ln (INR K)) * sqrt (INR n * (mu * INR dmax))))
        with (sqrt (ln (INR K)) * sqrt (ln (INR K)) * (sqrt (INR n * (mu * INR dmax)) * sqrt (INR n * (mu * INR dmax))))
        by ring. rewrite !sqrt_sqrt by lra. ring. }
    assert (third : 2 * x + sqrt 2 * y <= sqrt 6 * sqrt (INR n * mu * (INR K * mu + INR dmax * ln (INR K)))).
    { rewrite <- sqrt_mult by (try lra; apply Rmult_le_pos; nra).
      replace (6 * (INR n * mu * (INR K * mu + INR dmax * ln (INR K)))) with (6 * (x * x + y * y))
        by (rewrite x2, y2; ring).
      assert (0 <= x) by (apply Rmult_le_pos; [apply sqrt_pos|lra]).
      assert (0 <= y) by (apply Rmult_le_pos; apply sqrt_pos). pose proof (sqrt_sqrt 2 ltac:(lra)) as two2.
      assert (0 <= sqrt 2 * y) by (apply Rmult_le_pos; lra).
      rewrite <- (sqrt_square (2 * x + sqrt 2 * y)) by lra. apply sqrt_le_1_alt.
      pose proof (Rle_0_sqr (sqrt 2 * x - 2 * y)) as sq. unfold Rsqr in sq.
      replace ((sqrt 2 * x - 2 * y) * (sqrt 2 * x - 2 * y))
        with (sqrt 2 * sqrt 2 * (x * x) - 4 * sqrt 2 * (x * y) + 4 * (y * y)) in sq by ring.
      replace ((2 * x + sqrt 2 * y) * (2 * x + sqrt 2 * y))
        with (4 * (x * x) + 4 * sqrt 2 * (x * y) + sqrt 2 * sqrt 2 * (y * y)) by ring.
      rewrite two2 in *. lra. }
    unfold x, y in third. lra.
Qed.

Theorem patience_full i w arm : bandit = false -> (i < K)%nat ->
  patient_regret i w arm <=
  sqrt (ln (INR K)) * sqrt (INR T + D / c + 8 * D)
  + sqrt (ln (INR K)) / 2 * sqrt (INR n * mu * (mu + 8 * INR dmax)) + delta * INR (T - C).
Proof.
  intros e hi. pose proof (delta_0 w) as late. pose proof mu_ge_1 as m1. pose proof n_pos as n0.
  assert (D0 : 0 <= D) by (apply sum_nonneg; intros; apply pos_INR). pose proof (pos_INR dmax) as dm.
  pose proof (sqrt_pos (ln (INR K))).
  destruct (Nat.eq_dec K 1) as [one|more].
  - rewrite patient_one_arm by assumption. pose proof (sqrt_pos (INR T + D / c + 8 * D)).
    pose proof (sqrt_pos (INR n * mu * (mu + 8 * INR dmax))).
    assert (0 <= sqrt (ln (INR K)) * sqrt (INR T + D / c + 8 * D)) by now apply Rmult_le_pos.
    assert (0 <= sqrt (ln (INR K)) / 2 * sqrt (INR n * mu * (mu + 8 * INR dmax)))
      by (repeat apply Rmult_le_pos; lra). lra.
  - pose proof (more_arms more) as lk. eapply Rle_trans; [now apply patient_e_1|]. unfold longest. rewrite e.
    apply Rplus_le_compat_r. rewrite Rplus_0_l. pose proof (pos_INR T).
    assert (0 <= D / c) by (apply div_nonneg; lra). pose proof (sqrt_sqrt 2 ltac:(lra)) as two2.
    assert (main : 2 * sqrt 2 * sqrt ((INR T + D / c) / 8 + D) = sqrt (INR T + D / c + 8 * D)).
    { replace (INR T + D / c + 8 * D) with (2 * (2 * 2) * ((INR T + D / c) / 8 + D)) by lra.
      set (M := (INR T + D / c) / 8 + D). assert (0 <= M) by (unfold M; lra).
      rewrite !sqrt_mult, sqrt_sqrt by lra. ring. }
    assert (R0_ : 0 <= INR n * (mu * (mu / 8 + INR dmax))) by (apply Rmult_le_pos; nra).
    assert (extra : sqrt 2 * sqrt (INR n * (mu * (mu / 8 + INR dmax)))
                    = / 2 * sqrt (INR n * mu * (mu + 8 * INR dmax))).
    { replace (INR n * mu * (mu + 8 * INR dmax)) with (2 * (2 * 2) * (INR n * (mu * (mu / 8 + INR dmax)))) by field.
      set (G := INR n * (mu * (mu / 8 + INR dmax))) in *. rewrite !sqrt_mult, sqrt_sqrt by lra. field. }
    replace (2 * sqrt 2 * sqrt (ln (INR K)) * sqrt ((INR T + D / c) / 8 + D))
      with (sqrt (ln (INR K)) * (2 * sqrt 2 * sqrt ((INR T + D / c) / 8 + D))) by ring.
    replace (sqrt 2 * sqrt (ln (INR K)) * sqrt (INR n * (mu * (mu / 8 + INR dmax))))
      with (sqrt (ln (INR K)) * (sqrt 2 * sqrt (INR n * (mu * (mu / 8 + INR dmax))))) by ring.
    rewrite main, extra. lra.
Qed.
End Patience.

(** The entropy line of the proof, for any numbers. *)
Theorem reserve_entropy l x r : 0 <= l -> 0 <= x -> 0 <= r ->
  sqrt (/ 2 * l) * (2 * sqrt x) + sqrt (2 * (x + r) * l) <= 2 * sqrt (2 * x * l) + sqrt (2 * r * l).
Proof.
  intros hl hx hr. pose proof (root_sum (2 * x * l) (2 * r * l) ltac:(nra) ltac:(nra)) as h.
  replace (2 * x * l + 2 * r * l) with (2 * (x + r) * l) in h by ring.
  assert (e : sqrt (/ 2 * l) * (2 * sqrt x) = sqrt (2 * x * l)); [|lra].
  rewrite <- (sqrt_square 2) at 2 by lra. rewrite <- !sqrt_mult by nra. f_equal. field.
Qed.
