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
    destruct (Nat.eqb_spec (length (S0 C d v t)) C) as [full|]; simpl ind.
    + rewrite full in size. lra.
    + rewrite Rmult_0_l. pose proof (pos_INR (length (S0 C d v t))). lra.
  - rewrite E_scal, E_sum by (intros s v; exact (L_proper s)).
    rewrite (sum_ext (t - 1) _ (fun s => p * ind (t <=? s + d s))).
    + rewrite sum_scal. unfold sigma. right. field. lra.
    + intros s hs. rewrite (E_coordinate L L_proper _ s (fun q => ind (pending d t s q))) by lia.
      unfold L, bernoulli, pending. simpl. destruct (t <=? s + d s); simpl; ring.
Qed.

(** The sum over the rounds: sigma_1 + ... + sigma_T <= D. The paper has an equality, which fails for delays past T. *)
Lemma overflow_total w : sum T (fun t => overflow_probability C T L (S0 C d) t w) <= p * D / INR C.
Proof.
  pose proof (INR_pos C C1) as posC. apply Rle_trans with (sum T (fun t => p / INR C * sigma t)).
  - apply sum_le; intros t ht. pose proof (overflow_markov t w ht). unfold Rdiv in *. lra.
  - rewrite sum_scal. pose proof (lem_d_3_total T d) as total. fold D in total.
    change (total_outstanding T d) with (sum T sigma) in total.
    apply Rle_trans with (p / INR C * D); [|right; unfold Rdiv; ring].
    apply Rmult_le_compat_l; [apply div_nonneg; lra|assumption].
Qed.

Variables alpha beta : R.
Hypotheses (alpha0 : 0 < alpha) (beta0 : 0 < beta).

(** The regret of Algorithm 2, with inverse rates a and b. *)
Definition fixed_regret (X : R -> R -> (nat -> R) -> nat -> R) bandit (a b : R) i w arm : R :=
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) (fun _ => p) X (fun _ _ => a) (fun _ _ => b) i w arm.

Lemma thm_h_1_bandit_given X i w arm : ftrl K X -> theorem_2_1 true K X -> (i < K)%nat ->
  fixed_regret X true (/ alpha) (/ beta) i w arm <=
  sqrt (INR K) * INR T * alpha / p + beta * D + 2 * sqrt (INR K) / alpha + ln (INR K) / beta + p * D / INR C.
Proof.
  intros X_ftrl regret_of_ftrl hi. pose proof (inv_pos _ alpha0). pose proof (inv_pos _ beta0).
  eapply Rle_trans.
  { apply (thm_e_1 K C T true d loss L (S0 C d) (Zt C d) (fun _ => p))
      with (a := fun _ _ => / alpha) (b := fun _ _ => / beta);
      try assumption; try (intros; lra).
    - intros; apply size_le.
    - apply proxies_precommitted.
    - now apply ftrl_distributions.
    - intros t _. split; now intros x y _. }
  apply Rplus_le_compat; [|apply overflow_total].
  eapply Rle_trans; [apply (expected_bound K C T true d L (S0 C d) (Zt C d) (fun _ => p)); try assumption|].
  - apply proxies_precommitted.
  - intros; lra.
  - cbn beta. rewrite sum_plus, sum_const. rewrite (sum_ext T _ (fun t => beta * INR (d t))).
    2:{ intros. unfold Rdiv. rewrite Rinv_inv. ring. }
    rewrite sum_scal. fold D. unfold Rdiv. rewrite !Rinv_inv. right. ring.
Qed.

Theorem thm_h_1_full i w arm : (i < K)%nat ->
  fixed_regret (exponential_weights K) false 0 (/ beta) i w arm <=
  beta * INR T / p + beta * D + ln (INR K) / beta + p * D / INR C.
Proof.
  intros hi. pose proof (inv_pos _ beta0). eapply Rle_trans.
  { apply (thm_e_1_full K C T d loss L (S0 C d) (Zt C d) (fun _ => p)) with (b := fun _ _ => / beta);
      try assumption; try (intros; lra).
    - intros; apply size_le.
    - apply proxies_precommitted.
    - intros t _. now intros x y _. }
  apply Rplus_le_compat; [|apply overflow_total].
  eapply Rle_trans; [apply (expected_bound K C T false d L (S0 C d) (Zt C d) (fun _ => p)); try assumption|].
  - apply proxies_precommitted.
  - intros; lra.
  - cbn beta. rewrite sum_plus, sum_const. rewrite (sum_ext T _ (fun t => beta * INR (d t))).
    2:{ intros. unfold Rdiv. rewrite Rinv_inv. ring. }
    rewrite sum_scal. fold D. unfold Rdiv. rewrite !Rinv_inv. right. ring.
Qed.
End Fixed_probability.
