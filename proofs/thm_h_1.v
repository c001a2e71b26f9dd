(** Theorem H.1 (thm:NCNP-fixed-p): one probability p and constant rates, without clairvoyance or preemption. With full
    information it is proved whole; for bandits given Theorem 2.1, which is inserted in bandits.v. *)
From Delays Require Export full_information lem_d_3.

Section Fixed_probability.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (p : R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (p01 : 0 < p <= 1).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let L (t : nat) : law proxy := bernoulli p.
Let D : R := sum T (fun t => INR (d t)).
Let L_proper t : proper (L t).
Proof. apply bernoulli_proper. lra. Qed.
Let quant : quantified L C (S0 C d) (Zt C d) (fun _ => p) T.
Proof. apply (bernoulli_quantified C d (fun _ => p) T); intros; lra. Qed.

(** sigma_t, the outstanding delays *)
Definition sigma (t : nat) : R := sum (t - 1) (fun s => ind (t <=? s + d s)).

(** A full set means C fallen coins among the pending ones. Markov: 1(|S| = C) <= |S| / C, and E|S_t^0| <= p sigma_t. *)
Lemma overflow_markov t w : (1 <= t <= T)%nat -> overflow_probability C T L (S0 C d) t w <= p * sigma t / INR C.
Proof.
  intros ht. pose proof (INR_pos C C1) as posC. unfold overflow_probability, Pr.
  apply Rle_trans with (E (independent L) 1 T (fun w => / INR C * sum (t - 1) (fun s => ind (pending d t s (w s)))) w).
  - apply E_le; [intros s v; exact (L_proper s)|]. intros v. pose proof (size_le_pending C d v t ltac:(lia)) as size.
    rewrite Rmult_comm. apply le_div; [assumption|].
    destruct (Nat.eqb_spec (length (S0 C d v t)) C) as [full|]; simpl ind; [rewrite full in size; lra|].
    pose proof (pos_INR (length (S0 C d v t))). lra.
  - rewrite E_scal, E_sum by (intros s v; exact (L_proper s)). right. unfold Rdiv. rewrite Rmult_comm. f_equal.
    apply sum_scaled. intros s hs. rewrite (E_coordinate L L_proper _ s (fun q => ind (pending d t s q))) by lia.
    unfold L, bernoulli, pending. simpl. destruct (t <=? s + d s); simpl; ring.
Qed.

(** The sum over the rounds: sigma_1 + ... + sigma_T <= D. The paper has an equality, which fails for delays past T. *)
Lemma overflow_total w : sum T (fun t => overflow_probability C T L (S0 C d) t w) <= p * D / INR C.
Proof.
  pose proof (INR_pos C C1). eapply Rle_trans; [apply sum_le; intros; now apply overflow_markov|].
  rewrite (sum_scaled T (p / INR C) sigma) by (intros; unfold Rdiv; ring).
  replace (p * D / INR C) with (p / INR C * D) by (unfold Rdiv; ring).
  apply Rmult_le_compat_l; [apply div_nonneg; lra|exact (lem_d_3_total T d)].
Qed.

Variables alpha beta : R.
Hypotheses (alpha0 : 0 < alpha) (beta0 : 0 < beta).

(** The regret of Algorithm 2, with inverse rates a and b. *)
Definition fixed_regret (X : R -> R -> (nat -> R) -> nat -> R) bandit (a b : R) i w arm : R :=
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) (fun _ => p) X (fun _ _ => a) (fun _ _ => b) i w arm.

Lemma fit_h_1 bandit a : 0 < a ->
  fit_rates bandit T d (fun (_ : nat -> proxy) _ => if bandit then / a else 0) (fun _ _ => / beta).
Proof.
  clear alpha0. intros a0. pose proof (inv_pos _ a0). pose proof (inv_pos _ beta0).
  split; [intros t _; split; now intros x y _|..]; intros; destruct bandit; lra.
Qed.

Lemma regret_h_1 X bandit a i w arm : 0 < a -> distributions K X -> theorem_2_1 bandit K X -> (i < K)%nat ->
  fixed_regret X bandit (if bandit then / a else 0) (/ beta) i w arm <=
  (if bandit then sqrt (INR K) * INR T * a / p else beta * INR T / p) + beta * D
  + (if bandit then 2 * sqrt (INR K) / a else 0) + ln (INR K) / beta + p * D / INR C.
Proof.
  intros a0 hX bound hi. pose proof (fit_h_1 bandit a a0) as fit.
  eapply Rle_trans; [exact (e_1_proxies K C T bandit d loss L _ X _ _ i w arm T1 L_proper quant unit_losses hX bound
    fit hi)|].
  apply Rplus_le_compat; [|apply overflow_total].
  eapply Rle_trans; [apply (expected_bound K C T bandit d L (S0 C d) (Zt C d)
    (fun _ => p)); trivial; [apply proxies_precommitted|exact (fit_nonneg _ _ _ _ _ fit (fun _ => Never))]|].
  rewrite sum_plus, sum_const, (sum_scaled T beta (fun t => INR (d t))) by (intros; unfold Rdiv; rewrite Rinv_inv;
    ring).
  fold D. right. destruct bandit; unfold Rdiv; rewrite !Rinv_inv; ring.
Qed.

Lemma thm_h_1_bandit_given X i w arm : ftrl K X -> theorem_2_1 true K X -> (i < K)%nat ->
  fixed_regret X true (/ alpha) (/ beta) i w arm <=
  sqrt (INR K) * INR T * alpha / p + beta * D + 2 * sqrt (INR K) / alpha + ln (INR K) / beta + p * D / INR C.
Proof. intros hX. exact (regret_h_1 X true alpha i w arm alpha0 (ftrl_distributions _ _ hX)). Qed.

Theorem thm_h_1_full i w arm : (i < K)%nat ->
  fixed_regret (exponential_weights K) false 0 (/ beta) i w arm <=
  beta * INR T / p + beta * D + ln (INR K) / beta + p * D / INR C.
Proof.
  intros hi. pose proof (regret_h_1 _ false 1 i w arm Rlt_0_1 (exponential_distributions K K1) (thm_2_1_full K K1) hi)
    as h. lra.
Qed.
End Fixed_probability.
