(** The regret with any coins, from two moments of the weights: E[z_t^2] <= m_t, and E[z_s z_t] <= 1 for rounds that
    wait together. The rates are numbers. What the weights miss, `bias`, is added. *)
From Delays Require Export sharp_e_1.

(** The learners of both regimes. *)
Definition learner (K : nat) (bandit : bool) : R -> R -> (nat -> R) -> nat -> R :=
  if bandit then hybrid K else exponential_weights K.

Lemma learner_distributions K bandit : (1 <= K)%nat -> distributions K (learner K bandit).
Proof.
  intros hK. destruct bandit; [now apply ftrl_distributions, hybrid_ftrl|now apply exponential_distributions].
Qed.

Section Moments.
Context {A : Type}.
Variables (K T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (coin_law : nat -> (nat -> A) -> law A) (Z : (nat -> A) -> nat -> bool) (p : (nat -> A) -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis coin_proper : forall t w, proper (coin_law t w).
Hypothesis heard : forall t, (1 <= t)%nat ->
  known (S (t + d t)) (fun w => Z w t) /\ known (S (t + d t)) (fun w => p w t).
Hypothesis p_pos : forall w t, (1 <= t <= T)%nat -> 0 < p w t.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** Inverse rates that are numbers. *)
Variables (a b : nat -> R).
Hypothesis rates_nonneg : forall t, 0 <= a t /\ 0 <= b t.
Hypothesis rates_monotone : forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t.
Hypothesis first_finite : forall t, (1 <= t <= T)%nat -> if bandit then 0 < a t else a t = 0 /\ 0 < b t.
Hypothesis second_finite : forall t, (1 <= t <= T)%nat -> (1 <= d t)%nat -> 0 < b t.

Let zt := importance Z p.

(** The moments *)
Variables (w : nat -> A) (m : nat -> R).
Hypothesis second : forall t, (1 <= t <= T)%nat -> E coin_law 1 T (fun v => zt v t * zt v t) w <= m t.
Hypothesis pairs : forall s t, (1 <= s < t)%nat -> (t <= T)%nat -> (t <= s + d s)%nat ->
  E coin_law 1 T (fun v => zt v s * zt v t) w <= 1.

Lemma scale_nonneg v t : (1 <= t <= T)%nat -> 0 <= zt v t.
Proof. intros ht. apply div_nonneg; [apply ind_bounds|now apply p_pos]. Qed.

(** Theorem 2.1 for given coins. *)
Lemma given_bound v i arm : (i < K)%nat ->
  scaled_regret_given K T bandit d loss Z p (fun _ t => learner K bandit (a t) (b t)) v i arm
  <= bound_sharp bandit K T d (zt v) a b.
Proof.
  intros hi.
  assert (thm : theorem_2_1_sharp bandit K (learner K bandit)).
  { unfold learner. destruct bandit; [now apply thm_2_1_bandit_sharp, hybrid_ftrl|now apply thm_2_1_full_sharp]. }
  apply (thm T d (zt v) (fun t j => zt v t * loss t j) a b i arm); try assumption.
  - intros t ht j. pose proof (scale_nonneg v t ht). specialize (unit_losses t j). nra.
  - intros t ht. destruct (rates_nonneg t) as [a0 b0]. specialize (first_finite t ht).
    repeat split; trivial. destruct bandit; lra.
  - intros t ht. specialize (first_finite t ht). split.
    + destruct bandit; [now right|]. destruct first_finite. split; [assumption|now right].
    + destruct (Rlt_dec 0 (b t)) as [h|h]; [now right|left].
      assert (none : waiting_sum d (zt v) t = 0); [|rewrite none; ring].
      apply sum_zero. intros s hs. destruct (Nat.leb_spec t (s + d s)); [|reflexivity].
      destruct h. pose proof (second_finite s ltac:(lia) ltac:(lia)).
      destruct (rates_monotone s t ltac:(lia) ltac:(lia)). lra.
Qed.

Let inv_nonneg x : 0 <= x -> 0 <= / x.
Proof. intros [h| <-]; [left; now apply inv_pos|rewrite Rinv_0; lra]. Qed.

(** Rounds that wait together: each pays for its own delay. *)
Lemma mean_pairs :
  E coin_law 1 T (fun v => sum T (fun t => zt v t / b t * waiting_sum d (zt v) t)) w
  <= sum T (fun t => INR (d t) / b t).
Proof.
  rewrite (E_sum coin_law coin_proper).
  apply Rle_trans with (sum T (fun t => sum T (fun s => if waits d s t then / b s else 0))).
  - apply sum_le. intros t ht.
    rewrite (E_ext _ _ _ _ (fun v => sum T (fun s => (if waits d s t then / b t else 0) * (zt v s * zt v t)))).
    2:{ intros v. rewrite (waiting_sum_all T d) by assumption. rewrite <- sum_scal. apply sum_ext. intros s _.
        destruct (waits d s t); unfold Rdiv; ring. }
    rewrite (E_sum coin_law coin_proper). apply sum_le. intros s hs. rewrite E_scal. unfold waits.
    destruct (Nat.ltb_spec s t) as [lt|]; cbn [andb]; [|lra].
    destruct (Nat.leb_spec t (s + d s)) as [le|]; [|lra].
    pose proof (pairs s t ltac:(lia) ltac:(lia) le) as pair. destruct (rates_nonneg t) as [_ b0].
    pose proof (inv_nonneg _ b0). pose proof (second_finite s ltac:(lia) ltac:(lia)) as pos.
    destruct (rates_monotone s t ltac:(lia) ltac:(lia)) as [_ mono]. pose proof (Rinv_le_contravar _ _ pos mono). nra.
  - rewrite sum_swap. apply sum_le. intros s hs. rewrite waits_count by lia. destruct (rates_nonneg s) as [_ b0].
    unfold Rdiv. apply Rmult_le_compat_r; [now apply inv_nonneg|]. apply le_INR. lia.
Qed.

Definition first_mean (m a b : R) : R := if bandit then sqrt (INR K) * m / a else m / b / 8.

Theorem regret_by_moments i arm : (i < K)%nat ->
  any_regret K T bandit d loss coin_law Z p (fun _ t => learner K bandit (a t) (b t)) i w arm <=
  sum T (fun t => first_mean (m t) (a t) (b t) + INR (d t) / b t) + last_terms bandit K (a T) (b T)
  + sum T (fun t => bias K T bandit d loss coin_law Z p (fun _ t => learner K bandit (a t) (b t)) i t w arm).
Proof.
  intros hi. rewrite (any_reduction K T bandit d loss coin_law Z p coin_proper heard).
  2:{ intros t _. now intros u v _. }
  2:{ intros v t x. apply arm_law_proper, (learner_distributions K bandit K1); apply rates_nonneg. }
  2:{ intros v t ht. specialize (p_pos v t ht). lra. }
  apply Rplus_le_compat_r.
  eapply Rle_trans; [apply (E_le coin_law coin_proper); intros v; now apply given_bound|].
  unfold bound_sharp. rewrite E_plus, (E_const coin_law coin_proper). apply Rplus_le_compat_r.
  rewrite (E_ext _ _ _ _ (fun v => sum T (fun t => first_term bandit K (zt v t) (a t) (b t))
    + sum T (fun t => zt v t / b t * waiting_sum d (zt v) t))) by (intros; apply sum_plus).
  rewrite E_plus, sum_plus. apply Rplus_le_compat; [|exact mean_pairs].
  rewrite (E_sum coin_law coin_proper). apply sum_le. intros t ht. specialize (second t ht).
  destruct (rates_nonneg t) as [a0 b0]. pose proof (inv_nonneg _ a0). pose proof (inv_nonneg _ b0).
  pose proof (sqrt_pos (INR K)). unfold first_term, first_mean. destruct bandit.
  - rewrite (E_ext _ _ _ _ (fun v => sqrt (INR K) * / a t * (zt v t * zt v t))) by (intros; unfold Rdiv; ring).
    rewrite E_scal. replace (sqrt (INR K) * m t / a t) with (sqrt (INR K) * / a t * m t) by (unfold Rdiv; ring).
    apply Rmult_le_compat_l; [|assumption]. now apply Rmult_le_pos.
  - rewrite (E_ext _ _ _ _ (fun v => / b t / 8 * (zt v t * zt v t))) by (intros; unfold Rdiv; ring).
    rewrite E_scal. replace (m t / b t / 8) with (/ b t / 8 * m t) by (unfold Rdiv; ring).
    apply Rmult_le_compat_l; [lra|assumption].
Qed.
End Moments.
