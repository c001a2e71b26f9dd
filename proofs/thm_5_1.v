(** Theorem 5.1 (thm:CNP-results): clairvoyant and non-preemptive, from the game to the regret bound, GIVEN Theorem 2.1
    about the minimizer X (a hypothesis of both lemmas below; it is discharged in full_information.v and bandits.v). *)
From Delays Require Export thm_e_1 lem_4_5 lem_d_4.

Section Clairvoyant.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (alpha delta : R).
Hypotheses (K2 : (2 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypotheses (alpha0 : 0 < alpha) (delta01 : 0 < delta < 1) (star : overflow_condition alpha delta C).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** The Bernoulli scheduler, with p_t = 1 / mu_t. *)
Let L := bernoulli_scheduler nu alpha C d.
Let p := observation_probability nu alpha C d.
Definition price (t : nat) : R := (1 + alpha) * nu t / INR C * (INR (d t) + 1).
Definition mu (t : nat) : R := Rmax 1 (price t).
Let zt := z (Zt C d) p.
Let D : R := sum T (fun t => INR (d t)).

Lemma mu_ge_1 t : 1 <= mu t.
Proof. apply Rmax_l. Qed.

Lemma price_pos t : (1 <= t)%nat -> 0 < price t.
Proof.
  intros h. pose proof (INR_pos C C1). pose proof (nu_pos t h). pose proof (pos_INR (d t)).
  unfold price. apply Rmult_lt_0_compat; [apply Rdiv_lt_0_compat|]; [apply Rmult_lt_0_compat|..]; lra.
Qed.

Lemma p_is_inverse t : (1 <= t)%nat -> p t = / mu t.
Proof.
  intros h. pose proof (price_pos t h) as pos. pose proof (INR_pos C C1). pose proof (nu_pos t h).
  pose proof (pos_INR (d t)).
  unfold p, observation_probability, tail. replace (scale nu alpha C t / INR (S (d t))) with (/ price t).
  2:{ unfold scale, price. rewrite S_INR. field. repeat split; lra. }
  unfold mu. destruct (Rle_dec 1 (price t)) as [le|gt].
  - assert (/ price t <= / 1) as small by (apply Rinv_le_contravar; lra). rewrite Rinv_1 in small.
    now rewrite Rmax_right, Rmin_right.
  - assert (/ 1 <= / price t) as large by (apply Rinv_le_contravar; lra). rewrite Rinv_1 in large.
    rewrite Rmax_left, Rmin_left by lra. now rewrite Rinv_1.
Qed.

(** ** What the general theorems ask for *)

Let L_proper t : proper (L t).
Proof. apply bernoulli_scheduler_proper; try assumption. apply nu_nonneg. Qed.

Let quant : quantified L C (S0 C d) (Zt C d) p T.
Proof. now apply bernoulli_scheduler_quantified. Qed.

Let pre := proxies_precommitted C d.

Lemma set_capacity w t : (length (S0 C d w t) <= C)%nat.
Proof. apply size_le. Qed.

(** Lemma 4.5 in every round. *)
Lemma total_overflow w : sum T (fun t => overflow_probability C T L (S0 C d) t w) <= delta * INR T.
Proof.
  rewrite Rmult_comm, <- sum_const. apply sum_le; intros t ht. now apply (lem_4_5 C d alpha delta T t w).
Qed.

(** The effective horizon: max {1, y} <= 1 + y, and nu_t <= nu_T. *)
Lemma effective_horizon : sum T mu <= INR T + (1 + alpha) * nu T / INR C * (D + INR T).
Proof.
  pose proof (INR_pos C C1). set (c := (1 + alpha) * nu T / INR C).
  apply Rle_trans with (sum T (fun t => 1 + c * (INR (d t) + 1))).
  - apply sum_le; intros t ht. pose proof (price_pos t ltac:(lia)). pose proof (pos_INR (d t)).
    apply Rle_trans with (1 + price t); [apply Rmax_lub; lra|]. apply Rplus_le_compat_l.
    unfold price, c. apply Rmult_le_compat_r; [lra|]. unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|].
    apply Rmult_le_compat_l; [lra|]. unfold nu. pose proof (harmonic_mono t T ltac:(lia)). lra.
  - right. rewrite sum_plus, sum_const, sum_scal, sum_plus, sum_const. unfold D. ring.
Qed.

Lemma log_K_pos : 0 < ln (INR K).
Proof. rewrite <- ln_1. apply ln_increasing; [lra|]. apply (lt_INR 1 K). lia. Qed.

(** ** The learner *)

Variable X : R -> R -> (nat -> R) -> nat -> R.

(** 1 / alpha_t and 1 / beta_t. *)
Definition a_bandit (t : nat) : R := sqrt (sum t mu).
Definition b_bandit (t : nat) : R := sqrt (sum t (fun s => INR (d s)) / ln (INR K)).
Definition a_full (t : nat) : R := 0.
Definition b_full (t : nat) : R := sqrt (sum t (fun s => mu s + INR (d s)) / ln (INR K)).

Lemma sum_mu_pos t : (1 <= t)%nat -> 0 < sum t mu.
Proof.
  intros h. apply Rlt_le_trans with (sum 1 mu); [simpl; pose proof (mu_ge_1 1); lra|].
  apply sum_mono; [assumption|]. intros s _. pose proof (mu_ge_1 s). lra.
Qed.

Lemma root_mono s t f : (s <= t)%nat -> (forall r, 0 <= f r) ->
  sqrt (sum s f / ln (INR K)) <= sqrt (sum t f / ln (INR K)).
Proof.
  intros h pos. pose proof log_K_pos. apply sqrt_le_1_alt. unfold Rdiv. apply Rmult_le_compat_r.
  - left; now apply inv_pos.
  - apply sum_mono; auto.
Qed.

Lemma sum_ge_term t f : (1 <= t)%nat -> (forall s, 0 <= f s) -> f t <= sum t f.
Proof. intros h pos. destruct t as [|n]; [lia|]. simpl. assert (0 <= sum n f) by (apply sum_nonneg; auto). lra. Qed.

(** Lemma D.4 with a factor: the sum of x_t / b_t for b_t = sqrt (X_t / Lambda) is at most 2 sqrt (Lambda X_T). *)
Lemma self_normalized f : (forall s, 0 <= f s) ->
  sum T (fun t => f t / sqrt (sum t f / ln (INR K))) <= 2 * (sqrt (ln (INR K)) * sqrt (sum T f)).
Proof.
  intros pos. pose proof log_K_pos as lk.
  rewrite (sum_ext T _ (fun t => sqrt (ln (INR K)) * (f t * eta f t))).
  2:{ intros t ht. unfold eta. rewrite sqrt_div_alt by assumption. pose proof (sqrt_lt_R0 _ lk).
      unfold Rdiv. rewrite !Rinv_mult, Rinv_inv. ring. }
  rewrite sum_scal. pose proof (lem_d_4 T f ltac:(auto)). pose proof (sqrt_pos (ln (INR K))). nra.
Qed.

(** log(K) / beta_T *)
Lemma penalty_value x : 0 <= x -> ln (INR K) * sqrt (x / ln (INR K)) = sqrt (ln (INR K)) * sqrt x.
Proof.
  intros hx. pose proof log_K_pos as lk. rewrite sqrt_div_alt by assumption. pose proof (sqrt_lt_R0 _ lk).
  rewrite <- (sqrt_sqrt (ln (INR K))) at 1 by lra. field. lra.
Qed.

(** (a): E[z_t] <= 1 and E[z_t^2] <= mu_t go into the bound of Theorem E.1. *)
Lemma moments_inserted (bandit : bool) (a b : nat -> R) w : (forall t, 0 <= a t /\ 0 <= b t) ->
  coin_mean T L (fun v => bound_e_1 bandit K T d (zt v) a b) w <=
  sum T (fun t => (if bandit then sqrt (INR K) * mu t / a t else mu t / b t) + INR (d t) / b t)
  + (if bandit then 2 * sqrt (INR K) * a T else 0) + ln (INR K) * b T.
Proof.
  intros pos. eapply Rle_trans; [now apply (expected_bound K C T bandit d L (S0 C d) (Zt C d) p a b w)|].
  right. do 2 f_equal. apply sum_ext; intros t ht. rewrite (p_is_inverse t) by lia. now rewrite Rinv_inv.
Qed.

(** The regret of Algorithm 2 with the Bernoulli scheduler, against arm i. *)
Definition clairvoyant_regret (bandit : bool) (a b : nat -> R) (i : nat) (w : nat -> proxy) (arm : nat -> nat) : R :=
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) p X (fun _ => a) (fun _ => b) i w arm.

Lemma thm_5_1_bandit_given i w arm : ftrl K X -> theorem_2_1 true K X -> (i < K)%nat ->
  clairvoyant_regret true a_bandit b_bandit i w arm <=
  4 * sqrt (INR K) * sqrt (INR T + (1 + alpha) * nu T / INR C * (D + INR T))
  + 3 * sqrt (D * ln (INR K)) + delta * INR T.
Proof.
  intros X_ftrl regret_of_ftrl hi. apply ftrl_distributions in X_ftrl as X_distributions. pose proof log_K_pos as lk.
  assert (d0 : forall s, 0 <= INR (d s)) by (intros; apply pos_INR).
  assert (mu0 : forall s, 0 <= mu s) by (intros s; pose proof (mu_ge_1 s); lra).
  assert (D0 : 0 <= D) by (apply sum_nonneg; intros; apply d0).
  unfold clairvoyant_regret. eapply Rle_trans.
  { apply (thm_e_1 K C T true d loss L (S0 C d) (Zt C d) p L_proper set_capacity pre quant unit_losses T1 X
      X_distributions);
      try assumption.
    - intros t _. split; now intros x y _.
    - intros v t. split; apply sqrt_pos.
    - intros v t ht. pose proof (sqrt_lt_R0 _ (sum_mu_pos t ltac:(lia))).
      pose proof (sqrt_pos (sum t (fun s => INR (d s)) / ln (INR K))). unfold a_bandit, b_bandit. lra.
    - intros v s t hs ht. split; [|apply root_mono; [lia|assumption]].
      apply sqrt_le_1_alt, sum_mono; [lia|auto].
    - intros v t ht. apply sqrt_lt_R0, sum_mu_pos. lia.
    - intros v t ht hd. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption].
      apply Rlt_le_trans with (INR (d t)); [apply INR_pos; lia|].
      apply (sum_ge_term t (fun s => INR (d s))); [lia|auto]. }
  apply Rplus_le_compat; [|apply total_overflow].
  eapply Rle_trans; [apply (moments_inserted true a_bandit b_bandit)|].
  { intros t. split; apply sqrt_pos. }
  rewrite sum_plus.
  (* (b): the self-normalized sums *)
  assert (tsallis : sum T (fun t => sqrt (INR K) * mu t / a_bandit t) <= 2 * sqrt (INR K) * sqrt (sum T mu)).
  { rewrite (sum_ext T _ (fun t => sqrt (INR K) * (mu t * eta mu t))) by (intros; unfold eta, a_bandit, Rdiv; ring).
    rewrite sum_scal. pose proof (lem_d_4 T mu ltac:(auto)). pose proof (sqrt_pos (INR K)). nra. }
  pose proof (self_normalized (fun s => INR (d s)) d0) as entropy. fold D in entropy.
  pose proof (penalty_value D D0) as penalty.
  (* last line: the effective horizon *)
  pose proof (sqrt_le_1_alt _ _ effective_horizon) as horizon. pose proof (sqrt_pos (INR K)).
  replace (sqrt (D * ln (INR K))) with (sqrt (ln (INR K)) * sqrt D) by (rewrite sqrt_mult by lra; ring).
  unfold b_bandit in *. fold D. unfold a_bandit at 2. nra.
Qed.

Lemma thm_5_1_full_given i w arm : distributions K X -> theorem_2_1 false K X -> (i < K)%nat ->
  clairvoyant_regret false a_full b_full i w arm <=
  3 * sqrt (ln (INR K)) * sqrt ((D + INR T) * (1 + (1 + alpha) * nu T / INR C)) + delta * INR T.
Proof.
  intros X_distributions regret_of_ftrl hi. pose proof log_K_pos as lk.
  set (f := fun s => mu s + INR (d s)).
  assert (f1 : forall s, 1 <= f s) by (intros s; unfold f; pose proof (mu_ge_1 s); pose proof (pos_INR (d s)); lra).
  assert (f0 : forall s, 0 <= f s) by (intros s; specialize (f1 s); lra).
  assert (b_pos : forall t, (1 <= t)%nat -> 0 < b_full t).
  { intros t ht. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption].
    pose proof (sum_ge_term t f ht f0). specialize (f1 t). fold f. lra. }
  unfold clairvoyant_regret. eapply Rle_trans.
  { apply (thm_e_1 K C T false d loss L (S0 C d) (Zt C d) p L_proper set_capacity pre quant unit_losses T1 X
      X_distributions);
      try assumption.
    - intros t _. split; now intros x y _.
    - intros v t. split; [unfold a_full; lra|apply sqrt_pos].
    - intros v t ht. unfold a_full. specialize (b_pos t ltac:(lia)). lra.
    - intros v s t hs ht. split; [unfold a_full; lra|]. apply root_mono; [lia|assumption].
    - intros v t ht. split; [reflexivity|]. apply b_pos. lia.
    - intros v t ht _. apply b_pos. lia. }
  apply Rplus_le_compat; [|apply total_overflow].
  eapply Rle_trans; [apply (moments_inserted false a_full b_full)|].
  { intros t. split; [unfold a_full; lra|apply sqrt_pos]. }
  rewrite (sum_ext T _ (fun t => f t / b_full t)) by (intros; unfold f, Rdiv; ring).
  pose proof (self_normalized f f0) as entropy. pose proof (penalty_value (sum T f)) as penalty.
  specialize (penalty ltac:(apply sum_nonneg; auto)).
  assert (horizon : sqrt (sum T f) <= sqrt ((D + INR T) * (1 + (1 + alpha) * nu T / INR C))).
  { apply sqrt_le_1_alt. unfold f. rewrite sum_plus. fold D. pose proof effective_horizon. lra. }
  pose proof (sqrt_pos (ln (INR K))). fold f in entropy, penalty. unfold b_full in *. fold f. nra.
Qed.
End Clairvoyant.
