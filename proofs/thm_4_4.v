(** Theorem 4.4 (thm:ftrl-scheduler): the regret with any precommitted, quantified scheduler.

    The proof has three parts: forfeit the rounds without a free slot; replace the free-slot indicator e_t by the weight
    z_t = Z_t / p_t, which has the same mean given the past; condition on the scheduler's coins, which leaves Algorithm
    3 with the losses z_t l_t. The regret of Algorithm 3 is Theorem 2.1; here it is a hypothesis. *)
From Delays Require Export any_coins.

Section Scheduler.
Context {A : Type}.
Variables (C T : nat) (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool)
  (p : nat -> R).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis capacity : forall w t, (length (S0 w t) <= C)%nat.
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.

(** e_t and z_t *)
Definition free (w : nat -> A) (t : nat) : R := ind (length (S0 w t) <? C).
Definition z (w : nat -> A) (t : nat) : R := ind (Z w t) / p t.

Lemma p_pos t : (1 <= t <= T)%nat -> 0 < p t <= 1.
Proof. intros h. apply (quant t h). Qed.

Lemma z_nonneg w t : (1 <= t <= T)%nat -> 0 <= z w t.
Proof. intros h. apply div_nonneg; [apply ind_bounds|now apply p_pos]. Qed.

Lemma known_free t : (1 <= t)%nat -> known t (fun w => free w t).
Proof. intros h x y hxy. unfold free. destruct (pre t h) as [k _]. now rewrite (k x y hxy). Qed.

Lemma known_z t : (1 <= t)%nat -> known (S t) (fun w => z w t).
Proof. intros h x y hxy. unfold z. destruct (pre t h) as [_ k]. now rewrite (k x y hxy). Qed.

(** E[z_t | F_t] = e_t. *)
Lemma mean_z w t : (1 <= t <= T)%nat -> mean (L t) (fun c => z (put w t c) t) = free w t.
Proof.
  intros h. destruct (quant t h) as [pos q]. specialize (q w).
  replace (T + 1 - t)%nat with (S (T - t)) in q by lia. simpl in q. unfold independent at 1 in q.
  rewrite (mean_ext _ _ (fun c => ind (Z (put w t c) t))) in q.
  2:{ intros c. apply (E_known (independent L) (fun s _ => L_proper s) _ (S t) (fun w => ind (Z w t))).
      intros x y hxy. destruct (pre t ltac:(lia)) as [_ k]. now rewrite (k x y hxy). }
  unfold z, free. rewrite (mean_ext _ _ (fun c => / p t * ind (Z (put w t c) t))) by (intros; unfold Rdiv; ring).
  rewrite mean_scal, q. field. lra.
Qed.

Variable policy : nat -> (nat -> A) -> (nat -> nat) -> law nat.
Hypothesis policy_proper : forall t w a, proper (policy t w a).
Hypothesis independent_policy : observation_independent policy.

(** The mean over coins and actions of the whole game. *)
Definition game_mean (f : (nat -> A) -> (nat -> nat) -> R) (w : nat -> A) (a : nat -> nat) : R :=
  E (round_law L policy) 1 T (fun x => f (coins x) (arms x)) (fun s => (w s, a s)).

Let proper_round := round_proper L policy L_proper policy_proper.

(** (a): given the past, Z_t and A_t are independent. So z_t may be replaced by e_t before anything that depends on the
    coins before round t and the actions up to round t. *)
Lemma replace_weight t (g : (nat -> A) -> (nat -> nat) -> R) w a : (1 <= t <= T)%nat ->
  (forall w w' a a', agree t w w' -> agree (S t) a a' -> g w a = g w' a') ->
  game_mean (fun w a => z w t * g w a) w a = game_mean (fun w a => free w t * g w a) w a.
Proof.
  intros ht hg. apply (fair_weight (independent L) policy (fun s _ => L_proper s) policy_proper independent_policy T t
    (fun w => z w t) (fun w => free w t) g); trivial; [apply known_free; lia|].
  intros v. destruct (quant t ht) as [pos q]. specialize (q v). unfold Pr in q.
  rewrite (E_ext _ _ _ _ (fun w => / p t * ind (Z w t))) by (intros; unfold z, Rdiv; ring).
  rewrite E_scal, q. unfold free. field. lra.
Qed.

(** ** The regret against arm i *)

Variable loss : nat -> nat -> R.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Definition gap (i t : nat) (a : nat -> nat) : R := loss t (a t) - loss t i.

(** R_{T,i} = E[sum of l_{t,A_t}] - sum of l_{t,i} *)
Definition scheduler_regret (i : nat) w a : R :=
  game_mean (fun _ a => sum T (fun t => loss t (a t))) w a - sum T (fun t => loss t i).

Definition overflow_probability (t : nat) (w : nat -> A) : R :=
  Pr (independent L) 1 T (fun w => length (S0 w t) =? C) w.

(** Forfeit: a round without a free slot costs at most 1. *)
Lemma forfeit i t w a : gap i t a <= free w t * gap i t a + ind (length (S0 w t) =? C).
Proof.
  unfold gap, free. pose proof (unit_losses t (a t)). pose proof (unit_losses t i). specialize (capacity w t).
  destruct (Nat.ltb_spec (length (S0 w t)) C), (Nat.eqb_spec (length (S0 w t)) C); simpl; lia || lra.
Qed.

(** The regret is at most the regret with the losses z_t l_t, plus the number of forfeited rounds. *)
Theorem scaled_regret i w a :
  scheduler_regret i w a <= game_mean (fun w a => sum T (fun t => z w t * gap i t a)) w a
                  + sum T (fun t => overflow_probability t w).
Proof.
  assert (sums : game_mean (fun w a => sum T (fun t => z w t * gap i t a)) w a
                 = game_mean (fun w a => sum T (fun t => free w t * gap i t a)) w a).
  { unfold game_mean. rewrite !E_sum by exact proper_round. apply sum_ext; intros t ht.
    apply (replace_weight t (fun _ a => gap i t a)); [assumption|].
    intros _ _ b b' _ h. unfold gap. now rewrite (h t ltac:(lia)). }
  assert (full : game_mean (fun w _ => sum T (fun t => ind (length (S0 w t) =? C))) w a
                 = sum T (fun t => overflow_probability t w)).
  { unfold game_mean. rewrite E_sum by exact proper_round. apply sum_ext; intros t ht.
    exact (coins_only L policy L_proper policy_proper independent_policy (fun w => ind (length (S0 w t) =? C)) T
             (fun s => (w s, a s))). }
  rewrite sums, <- full. unfold scheduler_regret, game_mean. rewrite <- E_plus.
  apply Rle_trans with (E (round_law L policy) 1 T (fun x => sum T (fun t => gap i t (arms x))) (fun s => (w s, a s))).
  - right. unfold gap. symmetry.
    rewrite (E_ext _ _ _ _ (fun x => sum T (fun t => loss t (arms x t)) - sum T (fun t => loss t i))).
    + rewrite E_minus, E_const by exact proper_round. reflexivity.
    + intros x. apply sum_minus.
  - apply E_le; [exact proper_round|]. intros x. rewrite <- sum_plus. apply sum_le; intros t _. apply forfeit.
Qed.
End Scheduler.

Section Algorithm_2.
Context {A : Type}.
Variables (K C T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) (p : nat -> R).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis capacity : forall w t, (length (S0 w t) <= C)%nat.
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** The learner: x_t as a function of Lobs_t and of the learning rates of round t, which may depend on the scheduler's
    coins before round t. *)
Variable weights : (nat -> A) -> nat -> (nat -> R) -> nat -> R.
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun w => weights w t).
Hypothesis weights_proper : forall w t x, proper (arm_law K (weights w t x)).

Let arrive := arrive d Z.
Definition play_2 w a : nat -> nat -> R := algorithm_2 bandit loss p (arrive w) (weights w) a.
Definition play_3 w a : nat -> nat -> R := algorithm_3 bandit d (fun s i => z Z p w s * loss s i) (weights w) a.

(** With the same coins and the same actions both compute the same x_t. *)
Theorem two_routes w a t : (1 <= t <= S T)%nat -> play_2 w a t = play_3 w a t.
Proof. intros ht. apply (routes (Z w)); [|lia]. intros s hs. destruct (quant s ltac:(lia)) as [pos _]. lra. Qed.

(** Algorithm 2 as a policy: it is observation-independent. *)
Definition policy_2 (t : nat) (w : nat -> A) (a : nat -> nat) : law nat := arm_law K (play_2 w a t).

Lemma decided_by_then t : (1 <= t)%nat ->
  known (S (t + d t)) (fun w => Z w t) /\ known (S (t + d t)) (fun _ : nat -> A => p t).
Proof.
  intros ht. split; [|now intros w w' _]. destruct (pre t ht) as [_ k]. apply (known_weaken (S t)); [lia|exact k].
Qed.

Theorem algorithm_2_independent : observation_independent policy_2.
Proof. exact (any_policy_independent K bandit d loss Z (fun _ => p) decided_by_then weights rates_known). Qed.

Lemma policy_2_proper t w a : proper (policy_2 t w a).
Proof. apply weights_proper. Qed.

(** The regret of Algorithm 2 against arm i in the game of T rounds. *)
Definition regret_2 (i : nat) w a : R := scheduler_regret T L policy_2 loss i w a.

(** The regret of Algorithm 3 against arm i with losses z_t l_t, for given coins of the scheduler. *)
Definition regret_3 (w : nat -> A) (i : nat) (a : nat -> nat) : R :=
  E (fun t a => arm_law K (play_3 w a t)) 1 T (fun a => sum T (fun t => z Z p w t * loss t (a t))) a
  - sum T (fun t => z Z p w t * loss t i).

(** The reduction: the regret is the mean regret of Algorithm 3 on the losses z_t l_t, plus the overflow. *)
Theorem reduction i w a :
  regret_2 i w a <= E (independent L) 1 T (fun w => regret_3 w i a) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  unfold regret_2. eapply Rle_trans.
  { apply (scaled_regret C T L S0 Z p) with (policy := policy_2); try assumption.
    - exact policy_2_proper.
    - exact algorithm_2_independent. }
  apply Rplus_le_compat_r. right.
  apply (given_coins K T bandit d loss (independent L) Z (fun _ => p) (fun t _ => L_proper t) decided_by_then weights
    rates_known weights_proper).
  intros _ t ht. destruct (quant t ht) as [pos _]. lra.
Qed.

(** Theorem 4.4: a bound for Algorithm 3 with scales z_t, for each outcome of the scheduler's coins, gives a bound for
    Algorithm 2. *)
Theorem thm_4_4 (bound : (nat -> A) -> R) i w a :
  (forall w, regret_3 w i a <= bound w) ->
  regret_2 i w a <= E (independent L) 1 T bound w + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  intros h. eapply Rle_trans; [apply reduction|]. apply Rplus_le_compat_r. apply E_le; [intros; apply L_proper|exact h].
Qed.
End Algorithm_2.
