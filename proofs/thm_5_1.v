(** Theorem 5.1 (thm:CNP-results): clairvoyant and non-preemptive, from the game to the regret bound, GIVEN Theorem 2.1
    about the minimizer X (a hypothesis of both lemmas below; it is discharged in full_information.v and bandits.v). *)
From Delays Require Export thm_e_1 lem_4_5 lem_d_4 rates.

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
  intros h. pose proof (INR_pos C C1). pose proof (nu_pos t h). pose proof (pos_INR (d t)). unfold price. positive.
Qed.

Lemma p_is_inverse t : (1 <= t)%nat -> p t = / mu t.
Proof.
  intros h. pose proof (price_pos t h) as pos. pose proof (INR_pos C C1). pose proof (nu_pos t h).
  pose proof (pos_INR (d t)).
  unfold p, observation_probability, tail. replace (scale nu alpha C t / INR (S (d t))) with (/ price t)
    by (unfold scale, price; rewrite S_INR; field; lra).
  unfold mu. destruct (Rle_dec 1 (price t)) as [le|gt].
  - assert (/ price t <= / 1) as small by (apply Rinv_le_contravar; lra). rewrite Rinv_1 in small.
    now rewrite Rmax_right, Rmin_right.
  - assert (/ 1 <= / price t) as large by (apply Rinv_le_contravar; lra). rewrite Rinv_1 in large.
    now rewrite Rmax_left, Rmin_left, Rinv_1 by lra.
Qed.

(** Lemma 4.5 in every round. *)
Lemma total_overflow w : sum T (fun t => overflow_probability C T L (S0 C d) t w) <= delta * INR T.
Proof. rewrite Rmult_comm. apply sum_at_most. intros t ht. now apply (lem_4_5 C d alpha delta T t w). Qed.

(** The effective horizon: max {1, y} <= 1 + y, and nu_t <= nu_T. *)
Lemma effective_horizon : sum T mu <= INR T + (1 + alpha) * nu T / INR C * (D + INR T).
Proof using K2 C1 T1 alpha0.
  pose proof (INR_pos C C1). apply Rle_trans with (sum T (fun t => 1 + (1 + alpha) * nu T / INR C * (INR (d t) + 1))).
  - apply sum_le; intros t ht. pose proof (price_pos t ltac:(lia)). pose proof (pos_INR (d t)).
    apply Rle_trans with (1 + price t); [apply Rmax_lub; lra|]. apply Rplus_le_compat_l. unfold price.
    pose proof (harmonic_mono t T ltac:(lia)). unfold nu. monotone.
  - right. rewrite sum_plus, sum_const, sum_scal, sum_plus, sum_const. unfold D. ring.
Qed.

Lemma log_K_pos : 0 < ln (INR K).
Proof using K2 C1 T1. exact (log_arms K K2). Qed.

(** ** The learner *)

Variable X : R -> R -> (nat -> R) -> nat -> R.

(** 1 / alpha_t and 1 / beta_t. *)
Definition a_bandit (t : nat) : R := sqrt (sum t mu).
Definition b_bandit (t : nat) : R := sqrt (sum t (fun s => INR (d s)) / ln (INR K)).
Definition a_full (t : nat) : R := 0.
Definition b_full (t : nat) : R := sqrt (sum t (fun s => mu s + INR (d s)) / ln (INR K)).

Lemma sum_mu_pos t : (1 <= t)%nat -> 0 < sum t mu.
Proof.
  intros h. apply Rlt_le_trans with (mu 1); [pose proof (mu_ge_1 1); lra|].
  apply (sum_member t mu); [intros s _; pose proof (mu_ge_1 s); lra|lia].
Qed.

(** log(K) / beta_T *)
Lemma penalty_value x : 0 <= x -> ln (INR K) * sqrt (x / ln (INR K)) = sqrt (ln (INR K)) * sqrt x.
Proof using K2 C1 T1.
  intros hx. pose proof log_K_pos as lk. rewrite sqrt_div_alt by assumption. pose proof (sqrt_lt_R0 _ lk).
  rewrite <- (sqrt_sqrt (ln (INR K))) at 1 by lra. field. lra.
Qed.

(** The regret of Algorithm 2 with the Bernoulli scheduler, against arm i. *)
Definition clairvoyant_regret (bandit : bool) (a b : nat -> R) (i : nat) (w : nat -> proxy) (arm : nat -> nat) : R :=
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) p X (fun _ => a) (fun _ => b) i w arm.

(** What the entropy rate sums, in both regimes. *)
Let late (bandit : bool) (s : nat) : R := if bandit then INR (d s) else mu s + INR (d s).
Let late_nonneg bandit s : 0 <= late bandit s.
Proof. clear star delta01. unfold late. pose proof (mu_ge_1 s). pose proof (pos_INR (d s)). destruct bandit; lra. Qed.

Lemma rates_5_1 bandit : fit_rates bandit T d (fun _ : nat -> proxy => if bandit then a_bandit else a_full)
  (fun _ => if bandit then b_bandit else b_full).
Proof using K2 C1 T1.
  clear star delta01. pose proof log_K_pos as lk.
  assert (each : forall t s, (1 <= s <= t)%nat -> 0 < late bandit s -> 0 < sqrt (sum t (late bandit) / ln (INR K))).
  { intros t s hs pos. pose proof (sum_member t (late bandit) s ltac:(intros; apply late_nonneg) hs). positive. }
  assert (nonneg : forall t, 0 <= (if bandit then a_bandit else a_full) t /\ 0 <= (if bandit then b_bandit else b_full)
    t).
  { intros t. unfold a_full. destruct bandit; split; try apply sqrt_pos; lra. }
  split.
  - intros t _. split; now intros x y _.
  - intros _. exact nonneg.
  - intros _ s t hs _. assert (m0 : forall r, 0 <= mu r) by (intros r; pose proof (mu_ge_1 r); lra).
    assert (sqrt (sum s (late bandit) / ln (INR K)) <= sqrt (sum t (late bandit) / ln (INR K))).
    { apply sqrt_le_1_alt, Rmult_le_compat_r; [positive|]. apply sum_mono; [lia|]. intros; apply late_nonneg. }
    unfold late in *. destruct bandit; split; trivial; [|apply Rle_refl]. apply sqrt_le_1_alt, sum_mono; [lia|auto].
  - intros _ t ht. destruct bandit; [apply sqrt_lt_R0, sum_mu_pos; lia|]. split; [reflexivity|].
    apply (each t t); [lia|]. unfold late. pose proof (mu_ge_1 t). pose proof (pos_INR (d t)). lra.
  - intros _ t ht hd. pose proof (INR_pos (d t) hd). pose proof (mu_ge_1 t). specialize (each t t ltac:(lia)).
    unfold late in each. destruct bandit; apply each; lra.
Qed.

Lemma L_proper_5_1 t : proper (L t).
Proof. apply bernoulli_scheduler_proper; try assumption. apply nu_nonneg. Qed.

(** (a): E[z_t] <= 1 and E[z_t^2] <= mu_t go into the bound of Theorem E.1, (b): the self-normalized sums. *)
Lemma regret_5_1 bandit i w arm : distributions K X -> theorem_2_1 bandit K X -> (i < K)%nat ->
  clairvoyant_regret bandit (if bandit then a_bandit else a_full) (if bandit then b_bandit else b_full) i w arm
  <= (if bandit then 4 * sqrt (INR K) * sqrt (sum T mu) else 0) + 3 * sqrt (ln (INR K) * sum T (late bandit))
  + delta * INR T.
Proof.
  intros hX bound hi. pose proof log_K_pos as lk. pose proof (rates_5_1 bandit) as fit.
  assert (quant : quantified L C (S0 C d) (Zt C d) p T) by now apply bernoulli_scheduler_quantified.
  eapply Rle_trans; [exact (e_1_proxies K C T bandit d loss L p X _ _ i w arm T1 L_proper_5_1 quant unit_losses hX
    bound fit hi)|].
  apply Rplus_le_compat; [|apply total_overflow].
  eapply Rle_trans; [apply (expected_bound K C T bandit d L (S0 C d) (Zt C d) p);
    trivial; [exact L_proper_5_1|apply proxies_precommitted|exact (fit_nonneg _ _ _ _ _ fit (fun _ => Never))]|].
  pose proof (covered_over (ln (INR K)) (ln (INR K)) T (late bandit) (fun t => sum t (late bandit)) 0
    (if bandit then b_bandit else b_full) lk ltac:(lra) (Rle_refl 0) (fun t _ => late_nonneg bandit t)
    (fun t _ => Rle_refl _)
    ltac:(lra) ltac:(now destruct bandit)) as entropy.
  rewrite Rmult_0_r, sqrt_0 in entropy. replace (ln (INR K) / ln (INR K)) with 1 in entropy by (field; lra).
  assert (m0 : forall t, (1 <= t <= T)%nat -> 0 <= mu t) by (intros s; pose proof (mu_ge_1 s); lra). destruct bandit.
  - pose proof (covered T mu (fun t => sum t mu) 0 (sqrt (INR K)) (2 * sqrt (INR K)) ltac:(positive) ltac:(positive)
      (Rle_refl 0)
      m0 (fun t _ => Rle_refl _) ltac:(lra)) as tsallis. rewrite sqrt_0 in tsallis. rewrite sum_plus.
    rewrite (sum_scaled T (sqrt (INR K)) (fun t => mu t / sqrt (sum t mu)))
      by (intros; rewrite p_is_inverse, Rinv_inv by lia; unfold a_bandit, Rdiv; ring).
    unfold a_bandit at 1. unfold late in *. lra.
  - rewrite (sum_ext T _ (fun t => late false t / b_full t))
      by (intros; rewrite p_is_inverse, Rinv_inv by lia; unfold late, Rdiv; ring). lra.
Qed.

Lemma thm_5_1_bandit_given i w arm : ftrl K X -> theorem_2_1 true K X -> (i < K)%nat ->
  clairvoyant_regret true a_bandit b_bandit i w arm <=
  4 * sqrt (INR K) * sqrt (INR T + (1 + alpha) * nu T / INR C * (D + INR T))
  + 3 * sqrt (D * ln (INR K)) + delta * INR T.
Proof.
  intros hX bound hi. eapply Rle_trans; [exact (regret_5_1 true i w arm (ftrl_distributions _ _ hX) bound hi)|].
  rewrite (Rmult_comm (ln _)). apply Rplus_le_compat_r, Rplus_le_compat_r. pose proof effective_horizon. monotone.
Qed.

Lemma thm_5_1_full_given i w arm : distributions K X -> theorem_2_1 false K X -> (i < K)%nat ->
  clairvoyant_regret false a_full b_full i w arm <=
  3 * sqrt (ln (INR K)) * sqrt ((D + INR T) * (1 + (1 + alpha) * nu T / INR C)) + delta * INR T.
Proof.
  intros hX bound hi. eapply Rle_trans; [exact (regret_5_1 false i w arm hX bound hi)|]. pose proof log_K_pos.
  rewrite Rplus_0_l, Rmult_assoc, <- sqrt_mult_alt by lra. apply Rplus_le_compat_r, Rmult_le_compat_l; [lra|].
  apply sqrt_le_1_alt, Rmult_le_compat_l; [lra|]. unfold late. rewrite sum_plus. fold D. pose proof effective_horizon.
  lra.
Qed.
End Clairvoyant.
