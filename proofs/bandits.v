(** Bandits: Theorems 4.4, E.1, 5.1, H.1 and D.2 whole, from the game to the regret bound. The learner is the minimizer
    of the hybrid objective (hybrid_ftrl), and Theorem 2.1 for it is proved (thm_2_1_bandit). *)
From Delays Require Export thm_2_1_bandit thm_d_2 thm_h_1.

(** Theorem 4.4 and Theorem E.1, for any precommitted and quantified scheduler. *)
Section Scheduler.
Context {A : Type}.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) (p : nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis capacity : forall w t, (length (S0 w t) <= C)%nat.
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** Inverse rates: functions of the scheduler's earlier coins; the rates do not increase. *)
Variables (a b : (nat -> A) -> nat -> R).
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t).
Hypothesis rates_nonneg : forall w t, 0 <= a w t /\ 0 <= b w t.
Hypothesis rates_positive : forall w t, (1 <= t <= T)%nat -> 0 < a w t + b w t.
Hypothesis rates_monotone : forall w s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a w s <= a w t /\ b w s <= b w t.

Definition regret_bandit_game (i : nat) w arm : R := regret_of_algorithm_2 K T true d loss L Z p (hybrid K) a b i w arm.

Theorem thm_4_4_bandit i w arm : (i < K)%nat -> (forall v, finite_where_used true T d (z Z p v) (a v) (b v)) ->
  regret_bandit_game i w arm <=
  coin_mean T L (fun v => bound_2_1 true K T d (z Z p v) (a v) (b v)) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  intros hi finite. apply thm_4_4_bound; try assumption.
  - now apply ftrl_distributions, hybrid_ftrl.
  - now apply thm_2_1_bandit, hybrid_ftrl.
Qed.

(** alpha_t is finite, and beta_t is as soon as there is a delay. *)
Theorem thm_e_1_bandit i w arm : (i < K)%nat ->
  (forall v t, (1 <= t <= T)%nat -> 0 < a v t) ->
  (forall v t, (1 <= t <= T)%nat -> (1 <= d t)%nat -> 0 < b v t) ->
  regret_bandit_game i w arm <=
  coin_mean T L (fun v => bound_e_1 true K T d (z Z p v) (a v) (b v)) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  intros hi fa fb. apply (thm_e_1 K C T true d loss L S0 Z p); try assumption.
  - now apply ftrl_distributions, hybrid_ftrl.
  - now apply thm_2_1_bandit, hybrid_ftrl.
Qed.
End Scheduler.

(** Theorem 5.1 for the Bernoulli scheduler and the rates of the theorem. No hypothesis is left but those of the
    paper. *)
Theorem thm_5_1_bandit (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (alpha delta : R) (i : nat) w arm :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> 0 < alpha -> 0 < delta < 1 -> overflow_condition alpha delta C ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  clairvoyant_regret K C T d loss alpha (hybrid K) true (a_bandit C d alpha) (b_bandit K d) i w arm
  <= 4 * sqrt (INR K) * sqrt (INR T + (1 + alpha) * nu T / INR C * (sum T (fun t => INR (d t)) + INR T))
     + 3 * sqrt (sum T (fun t => INR (d t)) * ln (INR K)) + delta * INR T.
Proof.
  intros hK hC hT ha hdelta star hl hi. assert (h : ftrl K (hybrid K)) by (apply hybrid_ftrl; lia).
  apply thm_5_1_bandit_given; try assumption. apply thm_2_1_bandit; [lia|assumption].
Qed.

Theorem thm_h_1_bandit (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (p alpha beta : R) (i : nat) w arm :
  (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> 0 < p <= 1 -> 0 < alpha -> 0 < beta ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  fixed_regret K C T d loss p (hybrid K) true (/ alpha) (/ beta) i w arm <=
  sqrt (INR K) * INR T * alpha / p + beta * sum T (fun t => INR (d t)) + 2 * sqrt (INR K) / alpha + ln (INR K) / beta
  + p * sum T (fun t => INR (d t)) / INR C.
Proof.
  intros hK hC hT hp ha hb hl hi. pose proof (hybrid_ftrl K hK). apply thm_h_1_bandit_given; try assumption.
  now apply thm_2_1_bandit.
Qed.

(** Theorem D.2: Algorithm 1 on batches of b rounds. *)
Theorem thm_d_2_bandit (K b T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (ia ib : (nat -> nat) -> nat -> R) i u
  arm : (1 <= K)%nat -> (1 <= b)%nat -> (1 <= T)%nat -> (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  (forall t, (1 <= t)%nat -> known t (fun u => ia u t) /\ known t (fun u => ib u t)) ->
  (forall u t, 0 <= ia u t /\ 0 <= ib u t) ->
  (forall u t, (1 <= t <= batches b T)%nat -> 0 < ia u t) ->
  (forall u t, (1 <= t <= batches b T)%nat -> outstanding b T d u t = 0 \/ 0 < ib u t) ->
  (forall u s t, (1 <= s <= t)%nat -> (t <= batches b T)%nat -> ia u s <= ia u t /\ ib u s <= ib u t) ->
  batching_regret K b T true d loss (hybrid K) ia ib i u arm <=
  INR b * E (independent (fun _ => places b)) 1 (batches b T)
    (fun u => sum (batches b T) (fun tau => sqrt (INR K) / ia u tau + outstanding b T d u tau / ib u tau)
      + 2 * sqrt (INR K) * ia u (batches b T) + ln (INR K) * ib u (batches b T)) u.
Proof.
  intros hK hb hT hl hi known_rates nonneg posa posb mono. pose proof (hybrid_ftrl K hK) as h.
  assert (same : forall v t, waiting_sum (batch_delay b T d v) (fun _ => 1) t = outstanding b T d v t) by reflexivity.
  eapply Rle_trans.
  { apply thm_d_2; try assumption.
    - now apply ftrl_distributions.
    - intros v t ht. specialize (posa v t ht). destruct (nonneg v t). lra.
    - now apply thm_2_1_bandit.
    - intros v t ht. split; [right; auto|]. rewrite same, Rmult_1_l. auto. }
  apply Rmult_le_compat_l; [apply pos_INR|]. right. apply E_ext; intros v. unfold bound_2_1. do 2 f_equal.
  apply sum_ext; intros t ht. rewrite same. unfold Rdiv. ring.
Qed.
