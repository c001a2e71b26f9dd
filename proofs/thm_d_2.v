(** Theorem D.2 (thm:batch-partition): one look per batch. With full information it is proved whole; for bandits given
    Theorem 2.1. A round of this file is a batch: the scheduler's coin of batch tau is the place u_tau of its
    representative. *)
From Delays Require Export full_information fact_d_1.

(** ** The mean over a representative *)

Section Representatives.
Context {A : Type}.
Variables (T : nat) (L : nat -> law A) (policy : nat -> (nat -> A) -> (nat -> nat) -> law nat).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis policy_proper : forall t w a, proper (policy t w a).

(** The action of batch tau and its representative are independent given the past: a function of both may be averaged
    over the representative. *)
Lemma average_over_coin t (h : A -> nat -> R) w arm : (1 <= t <= T)%nat ->
  game_mean T L policy (fun w a => h (w t) (a t)) w arm
  = game_mean T L policy (fun _ a => mean (L t) (fun c => h c (a t))) w arm.
Proof.
  intros ht. unfold game_mean. pose proof (round_proper L policy L_proper policy_proper) as proper_round.
  rewrite (E_at _ proper_round T t (fun x => h (coins x t) (arms x t))), (E_at _ proper_round T t
    (fun x => mean (L t) (fun c => h c (arms x t)))) by
    (assumption || (intros y y' hy; unfold coins, arms; now rewrite (hy t) by lia)).
  apply E_ext; intros x. symmetry.
  rewrite (mean_ext _ (fun c => h (coins (put x t c) t) _) (fun q => h (fst q) (snd q)))
    by (intros; unfold coins, arms; now rewrite put_same).
  rewrite (mean_ext _ (fun c => mean (L t) _) (fun q => mean (L t) (fun c => h c (snd q))))
    by (intros; unfold arms; now rewrite put_same).
  unfold round_law. rewrite !mean_both. simpl.
  transitivity (mean (policy t (coins x) (arms x)) (fun i => mean (L t) (fun c => h c i))); [|apply mean_swap].
  apply (mean_const (L t)), L_proper.
Qed.
End Representatives.

(** ** Algorithm 1 *)

Section Batching.
Variables (K b C T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (b1 : (1 <= b)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let T' := batches b T.
Let L (tau : nat) : law nat := places b.

(** Rounds that pad the last batch have loss 0. *)
Definition padded_loss (t i : nat) : R := if t <=? T then loss t i else 0.

(** The game of batches: losses l_{u_tau}, delays d^b_tau. *)
Definition batch_loss (u : nat -> nat) (tau i : nat) : R := padded_loss (representative b tau (u tau)) i.

(** Two clocks: the feedback of batch s arrives before batch tau begins, in rounds and in batches. *)
Theorem two_clocks u s tau : (1 <= s)%nat -> (1 <= u s <= b)%nat -> (1 <= tau)%nat ->
  (s + batch_delay b T d u s < tau)%nat <->
  (representative b s (u s) + padded T d (representative b s (u s)) <= (tau - 1) * b)%nat.
Proof.
  intros hs hu ht. set (r := representative b s (u s)). set (k := padded T d r).
  assert (own : ceiling r b = s).
  { apply batch_unique; [assumption|lia|]. unfold r, representative. nia. }
  assert (rpos : (1 <= r)%nat) by (unfold r, representative; nia).
  destruct (batch_of b b1 (r + k) ltac:(lia)) as (one & low & high).
  destruct (batch_of b b1 r rpos) as (one' & low' & high'). unfold batch_delay. fold r k. rewrite own in *.
  assert (later : (s <= ceiling (r + k) b)%nat) by nia.
  split; intros h; [|assert ((ceiling (r + k) b - 1) * b < (tau - 1) * b)%nat by lia]; nia.
Qed.

(** The learner. Its rates may depend on the representatives of earlier batches. *)
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypothesis X_distributions : distributions K X.
Variables (ia ib : (nat -> nat) -> nat -> R).
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun u => ia u t) /\ known t (fun u => ib u t).
Hypothesis rates_nonneg : forall u t, 0 <= ia u t /\ 0 <= ib u t.
Hypothesis rates_positive : forall u t, (1 <= t <= T')%nat -> 0 < ia u t + ib u t.
Hypothesis rates_monotone : forall u s t, (1 <= s <= t)%nat -> (t <= T')%nat -> ia u s <= ia u t /\ ib u s <= ib u t.

(** The action of batch tau is drawn by Delayed FTRL on the game of batches. *)
Definition play_1 u a : nat -> nat -> R :=
  algorithm_3 bandit (batch_delay b T d u) (batch_loss u) (fun t => X (ia u t) (ib u t)) a.
Definition policy_1 (tau : nat) (u a : nat -> nat) : law nat := arm_law K (play_1 u a tau).

Lemma policy_1_proper tau u a : proper (policy_1 tau u a).
Proof. apply arm_law_proper, X_distributions; apply rates_nonneg. Qed.

Lemma policy_1_independent : observation_independent policy_1.
Proof.
  intros t u u' a a' ht hu ha. unfold policy_1, play_1, algorithm_3, distribution, Lobs. f_equal.
  destruct (rates_known t ht) as [ka kb]. rewrite (ka u u' hu), (kb u u' hu). f_equal. f_equal.
  apply learn_ext. intros r hr. split; [|split].
  - destruct (rates_known r ltac:(lia)) as [ka' kb']. now rewrite (ka' u u'), (kb' u u') by known_before hu.
  - apply ha. lia.
  - intros x i.
    assert (same : due (batch_delay b T d u) r (rounds r) = due (batch_delay b T d u') r (rounds r)).
    { apply filter_ext_in. intros s hs. apply in_rounds in hs. unfold batch_delay. now rewrite (hu s) by lia. }
    rewrite same. apply total_ext. intros s hs. apply filter_In in hs as [hs _]. apply in_rounds in hs.
    unfold estimate, batch_loss. now rewrite (ha s), (hu s) by lia.
Qed.

(** The regret in rounds: batch ceil (t / b) decides the action of round t. *)
Definition batching_regret (i : nat) u arm : R :=
  game_mean T' L policy_1 (fun _ a => sum T (fun t => loss t (a (ceiling t b)))) u arm - sum T (fun t => loss t i).

(** From rounds to batches: the losses of a batch add up to b times the mean over its representative. *)
Lemma rounds_to_batches (f : nat -> nat) :
  sum T (fun t => loss t (f (ceiling t b)))
  = sum T' (fun tau => INR b * mean (L tau) (fun j => padded_loss (representative b tau j) (f tau))).
Proof.
  pose proof (INR_pos b b1). rewrite <- (sum_until T (T' * b)) by (now apply rounds_fit).
  rewrite sum_blocks by assumption.
  apply sum_ext; intros tau htau. unfold L, places. rewrite mean_uniform_on, <- Rmult_assoc, Rinv_r, Rmult_1_l by lra.
  apply sum_ext; intros j hj. unfold padded_loss.
  rewrite (batch_unique b b1 (representative b tau j) tau); [reflexivity|lia|]. unfold representative. nia.
Qed.

(** The regret is b times the mean regret of Delayed FTRL on the game of batches. *)
Theorem batch_reduction i u arm : batching_regret i u arm = INR b * E (independent L) 1 T'
    (fun u => delayed_regret bandit K T' (batch_delay b T d u) (batch_loss u) (fun t => X (ia u t) (ib u t)) i arm) u.
Proof.
  assert (L_proper : forall t, proper (L t)) by (intros; now apply places_proper).
  pose proof (round_proper L policy_1 L_proper policy_1_proper) as proper_round.
  (* the losses of arm i, in batches *)
  assert (fixed : sum T (fun t => loss t i) =
                  INR b * E (independent L) 1 T' (fun u => sum T' (fun tau => batch_loss u tau i)) u).
  { rewrite (rounds_to_batches (fun _ => i)), sum_scal, E_sum by (intros s v; exact (L_proper s)). f_equal.
    apply sum_ext; intros tau htau. symmetry.
    exact (E_coordinate L L_proper T' tau (fun j => padded_loss (representative b tau j) i) 1 u ltac:(lia)
             ltac:(lia)). }
  (* the losses that are suffered *)
  assert (suffered : game_mean T' L policy_1 (fun _ a => sum T (fun t => loss t (a (ceiling t b)))) u arm =
                     INR b * game_mean T' L policy_1 (fun u a => sum T' (fun tau => batch_loss u tau (a tau))) u arm).
  { unfold game_mean at 1.
    rewrite (E_ext _ _ _ _ (fun x => INR b * sum T' (fun tau => mean (L tau)
      (fun j => padded_loss (representative b tau j) (arms x tau))))).
    2:{ intros x. now rewrite rounds_to_batches, sum_scal. }
    rewrite E_scal. f_equal. unfold game_mean. rewrite !E_sum by exact proper_round. apply sum_ext; intros tau htau.
    symmetry. exact (average_over_coin T' L policy_1 L_proper policy_1_proper tau
                       (fun j a => padded_loss (representative b tau j) a) u arm htau). }
  unfold batching_regret. rewrite suffered, fixed, <- Rmult_minus_distr_l. f_equal.
  unfold delayed_regret. rewrite E_minus by (intros s v; exact (L_proper s)). f_equal.
  exact (condition_on_coins L policy_1 L_proper policy_1_independent
           (fun u a => sum T' (fun tau => batch_loss u tau (a tau))) T' 1 (fun s => (u s, arm s)) ltac:(lia)).
Qed.

Lemma batches_pos : (1 <= T')%nat.
Proof. destruct (batch_of b b1 T T1) as [h _]. exact h. Qed.

(** Theorem D.2, given Theorem 2.1. Batch losses have scale 1. *)
Theorem thm_d_2 i u arm : theorem_2_1 bandit K X -> (i < K)%nat ->
  (forall u, finite_where_used bandit T' (batch_delay b T d u) (fun _ => 1) (ia u) (ib u)) -> batching_regret i u arm <=
  INR b * E (independent L) 1 T' (fun u => bound_2_1 bandit K T' (batch_delay b T d u) (fun _ => 1) (ia u) (ib u)) u.
Proof.
  intros regret_of_ftrl hi finite. rewrite batch_reduction. apply Rmult_le_compat_l; [apply pos_INR|].
  apply E_le; [intros; now apply places_proper|]. intros v. apply regret_of_ftrl; try assumption.
  - exact batches_pos.
  - intros t _ j. unfold batch_loss, padded_loss. destruct (_ <=? T); [apply unit_losses|lra].
  - intros t ht. destruct (rates_nonneg v t). auto.
  - intros s t hs ht. now apply rates_monotone.
  - apply finite.
Qed.
End Batching.

(** With full information and exponential weights nothing is left to assume: the regret is at most
    b E[sum of beta_tau (1 + sigma_tau) + log(K) / beta_T']. *)
Theorem thm_d_2_full (K b T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (ib : (nat -> nat) -> nat -> R) i u arm :
  (1 <= K)%nat -> (1 <= b)%nat -> (1 <= T)%nat -> (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  (forall t, (1 <= t)%nat -> known t (fun u => ib u t)) -> (forall u t, 0 <= ib u t) ->
  (forall u t, (1 <= t <= batches b T)%nat -> 0 < ib u t) ->
  (forall u s t, (1 <= s <= t)%nat -> (t <= batches b T)%nat -> ib u s <= ib u t) ->
  batching_regret K b T false d loss (exponential_weights K) (fun _ _ => 0) ib i u arm <=
  INR b * E (independent (fun _ => places b)) 1 (batches b T)
    (fun u => sum (batches b T) (fun tau => (1 + outstanding b T d u tau) / ib u tau)
      + ln (INR K) * ib u (batches b T)) u.
Proof.
  intros hK hb hT hl hi known_b nonneg pos mono. eapply Rle_trans.
  { apply thm_d_2; try assumption.
    - now apply exponential_distributions.
    - intros t ht. split; [now intros x y _|now apply known_b].
    - intros v t. split; [lra|apply nonneg].
    - intros v t ht. specialize (pos v t ht). lra.
    - intros v s t hs ht. split; [lra|now apply mono].
    - now apply thm_2_1_full.
    - intros v t ht. specialize (pos v t ht). split; [split; [reflexivity|now right]|now right]. }
  apply Rmult_le_compat_l; [apply pos_INR|]. right. apply E_ext; intros v. unfold bound_2_1. rewrite Rplus_0_r. f_equal.
  apply sum_ext; intros t ht. unfold outstanding, waiting_sum.
  rewrite (sum_ext (t - 1) (fun s => if t <=? s + batch_delay b T d v s then 1 else 0)
             (fun s => ind (t <=? s + batch_delay b T d v s))) by reflexivity.
  unfold Rdiv. ring.
Qed.
