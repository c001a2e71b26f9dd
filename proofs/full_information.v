(** Full information: Theorems 4.4, E.1 and 5.1 whole, from the game to the regret bound. The learner is exponential
    weights, the minimizer of Delayed FTRL without its Tsallis term, and Theorem 2.1 for it is
    proved (thm_2_1_full). *)
From Delays Require Export thm_2_1_full thm_5_1.

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

(** b = 1 / beta: a function of the scheduler's earlier coins; beta_t is finite and does not increase. *)
Variable b : (nat -> A) -> nat -> R.
Hypothesis b_known : forall t, (1 <= t)%nat -> known t (fun w => b w t).
Hypothesis b_nonneg : forall w t, 0 <= b w t.
Hypothesis b_positive : forall w t, (1 <= t <= T)%nat -> 0 < b w t.
Hypothesis b_monotone : forall w s t, (1 <= s <= t)%nat -> (t <= T)%nat -> b w s <= b w t.

Let no_tsallis : (nat -> A) -> nat -> R := fun _ _ => 0.
Definition regret_full (i : nat) w arm : R :=
  regret_of_algorithm_2 K T false d loss L Z p (exponential_weights K) no_tsallis b i w arm.

Theorem thm_4_4_full i w arm : (i < K)%nat -> regret_full i w arm <=
  coin_mean T L (fun v => bound_2_1 false K T d (z Z p v) (no_tsallis v) (b v)) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  intros hi. apply thm_4_4_bound; try assumption.
  - now apply exponential_distributions.
  - now apply thm_2_1_full.
  - intros t ht. split; [now intros x y _|now apply b_known].
  - intros v t. split; [unfold no_tsallis; lra|apply b_nonneg].
  - intros v t ht. pose proof (b_positive v t ht). unfold no_tsallis. lra.
  - intros v s t hs ht. split; [unfold no_tsallis; lra|now apply b_monotone].
  - intros v t ht. split; [split; [reflexivity|right]|right]; now apply b_positive.
Qed.

Theorem thm_e_1_full i w arm : (i < K)%nat -> regret_full i w arm <=
  coin_mean T L (fun v => bound_e_1 false K T d (z Z p v) (no_tsallis v) (b v)) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  intros hi. apply (thm_e_1 K C T false d loss L S0 Z p); try assumption.
  - now apply exponential_distributions.
  - now apply thm_2_1_full.
  - intros t ht. split; [now intros x y _|now apply b_known].
  - intros v t. split; [unfold no_tsallis; lra|apply b_nonneg].
  - intros v t ht. pose proof (b_positive v t ht). unfold no_tsallis. lra.
  - intros v s t hs ht. split; [unfold no_tsallis; lra|now apply b_monotone].
  - intros v t ht. split; [reflexivity|now apply b_positive].
  - intros v t ht _. now apply b_positive.
Qed.
End Scheduler.

(** Theorem 5.1 with full information, for the Bernoulli scheduler and exponential weights with the rates of the
    theorem. No hypothesis is left but those of the paper. *)
Theorem thm_5_1_full (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (alpha delta : R) (i : nat) w arm :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> 0 < alpha -> 0 < delta < 1 -> overflow_condition alpha delta C ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  clairvoyant_regret K C T d loss alpha (exponential_weights K) false a_full (b_full K C d alpha) i w arm
  <= 3 * sqrt (ln (INR K)) * sqrt ((sum T (fun t => INR (d t)) + INR T) * (1 + (1 + alpha) * nu T / INR C))
     + delta * INR T.
Proof.
  intros hK hC hT ha hdelta star hl hi. apply thm_5_1_full_given; try assumption.
  - apply exponential_distributions. lia.
  - apply thm_2_1_full. lia.
Qed.

