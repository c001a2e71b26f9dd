(** Algorithm 2 with coins of any joint law (Theorem 4.4, and the schedulers of the book).

    The coin of a round may depend on all earlier coins, and whether a round is observed may be decided as late as its
    feedback comes. Given all coins Algorithm 2 is Algorithm 3 on the losses z_t l_t, with z_t = Z_t / p_t. Its regret
    is that of Algorithm 3, in the mean over the coins, and a bias: E[(1 - z_t) (l_{t, A_t} - l_{t, i})] in round t. It
    is 0 if the weight z_t has mean 1 given the past. *)
From Delays Require Export def_4_3 algorithms.

Global Instance reals : Numbers R := {| zero := 0; one := 1; add := Rplus; mul := Rmult; inv := Rinv |}.

(** ** Algorithm 2 is Algorithm 3 on the losses z_t l_t *)

(** Equal ingredients give equal learners. *)
Lemma learn_ext {V} {numbers : Numbers V} n : forall weights weights' arm arm' arrive arrive' estimator estimator',
  (forall t, (1 <= t <= n)%nat -> weights t = weights' t /\ arm t = arm' t /\
     forall x i, total_of (fun s => estimator s (x s) i) (arrive t) = total_of (fun s => estimator' s (x s) i)
       (arrive' t)) ->
  learn (V := V) weights arm arrive estimator n = learn weights' arm' arrive' estimator' n.
Proof.
  intros weights weights' arm arm' arrive arrive' estimator estimator'.
  induction n as [|n IH]; intros h; [reflexivity|]. simpl.
  rewrite IH by (intros; apply h; lia). destruct (learn weights' arm' arrive' estimator' n) as [L x].
  destruct (h (S n) ltac:(lia)) as (hw & ha & total). rewrite hw, ha. f_equal.
  apply functional_extensionality; intros i. f_equal. apply total.
Qed.

Lemma total_ext {B} (f g : B -> R) l : (forall s, In s l -> f s = g s) -> total_of f l = total_of g l.
Proof.
  intros h. induction l as [|s l IH]; [reflexivity|]. simpl. rewrite h by now left. f_equal. apply IH.
  intros; apply h; now right.
Qed.

(** Algorithm 2 looks at the losses of rounds that have arrived, and of these at what the regime shows. *)
Lemma algorithm_2_hears_only bandit (d : nat -> nat) (Z : nat -> bool) (l l' : nat -> nat -> R) p weights a t :
  let arrive := fun r => filter (fun s => (s + d s =? r) && Z s) (rounds r) in (1 <= t)%nat ->
  (forall s, (1 <= s)%nat -> (s + d s < t)%nat -> Z s = true -> forall i, (bandit = true -> i = a s) -> l s i = l' s i) ->
  algorithm_2 bandit l p arrive weights a t = algorithm_2 bandit l' p arrive weights a t.
Proof.
  intros arrive ht same. unfold algorithm_2, distribution, Lobs. f_equal. f_equal. apply learn_ext. intros r hr.
  split; [reflexivity|]. split; [reflexivity|]. intros v i. apply total_ext. intros s hs.
  apply filter_In in hs as [hs e]. apply in_rounds in hs. apply andb_prop in e as [e seen]. apply Nat.eqb_eq in e.
  specialize (same s ltac:(lia) ltac:(lia) seen). f_equal. unfold estimate. destruct bandit.
  - now rewrite (same (a s)).
  - now apply same.
Qed.

(** Terms that are 0 may be left out. *)
Lemma total_filter {B} (f g : B -> R) (due seen : B -> bool) l :
  (forall s, In s l -> due s = true -> g s = if seen s then f s else 0) ->
  total_of f (filter (fun s => due s && seen s) l) = total_of g (filter due l).
Proof.
  intros h. induction l as [|s l IH]; [reflexivity|]. specialize (IH (fun s hs => h s (or_intror hs))). simpl.
  specialize (h s (or_introl eq_refl)). destruct (due s); simpl; [|assumption].
  rewrite h by reflexivity. destruct (seen s); simpl; rewrite IH; [reflexivity|ring].
Qed.

(** A round that is not observed is a round with zero loss. *)
Lemma routes (Z : nat -> bool) p bandit d loss (weights : nat -> (nat -> R) -> nat -> R) arm t
  (arrive := fun t => filter (fun s => (s + d s =? t)%nat && Z s) (rounds t)) :
  (forall s, (1 <= s < t)%nat -> p s <> 0) -> (1 <= t)%nat ->
  algorithm_2 bandit loss p arrive weights arm t
  = algorithm_3 bandit d (fun s i => ind (Z s) / p s * loss s i) weights arm t.
Proof.
  intros nz ht. unfold algorithm_2, algorithm_3, distribution, Lobs. f_equal. f_equal.
  apply learn_ext. intros r hr. split; [reflexivity|split; [reflexivity|]]. intros x i.
  unfold arrive, due. apply total_filter. intros s hs _. apply in_rounds in hs. specialize (nz s ltac:(lia)).
  unfold estimate. cbn [mul inv zero reals]. destruct bandit, (Z s), (i =? arm s)%nat; simpl ind; unfold Rdiv; ring.
Qed.

(** The law of an arm with these weights. *)
Definition arm_law (K : nat) (x : nat -> R) : law nat := map (fun i => (i, x i)) (seq 0 K).

Lemma E_law_ext {B} (k k' : nat -> (nat -> B) -> law B) f n : forall t,
  (forall s x, (t <= s < t + n)%nat -> k s x = k' s x) -> forall x, E k t n f x = E k' t n f x.
Proof.
  induction n as [|n IH]; intros t h x; [reflexivity|]. simpl. rewrite h by lia.
  apply mean_ext; intros b. apply IH. intros; apply h; lia.
Qed.

(** ** Weights beside what is known *)

Section Weights.
Context {A : Type}.
Variables (coin_law : nat -> (nat -> A) -> law A) (policy : nat -> (nat -> A) -> (nat -> nat) -> law nat).
Hypothesis coin_proper : forall t w, proper (coin_law t w).
Hypothesis policy_proper : forall t w a, proper (policy t w a).
Hypothesis independent_policy : observation_independent policy.

(** Given the past, the coins from round t on and the action of round t are drawn independently. *)
Lemma beside_weight T t (z : (nat -> A) -> R) (g : (nat -> A) -> (nat -> nat) -> R) q : (1 <= t <= T)%nat ->
  (forall w w' a a', agree t w w' -> agree (S t) a a' -> g w a = g w' a') ->
  E (joint_law coin_law policy) 1 T (fun x => z (coins x) * g (coins x) (arms x)) q
  = E (joint_law coin_law policy) 1 (t - 1) (fun x => E coin_law t (T + 1 - t) z (coins x)
      * mean (policy t (coins x) (arms x)) (fun j => g (coins x) (put (arms x) t j))) q.
Proof.
  intros ht hg. replace T with ((t - 1) + (T + 1 - t))%nat at 1 by lia. rewrite E_tower. apply E_ext. intros x.
  replace (1 + (t - 1))%nat with t by lia. replace (T + 1 - t)%nat with (S (T - t)) by lia. cbn [E].
  unfold joint_law at 1. rewrite mean_both. set (G := mean (policy t (coins x) (arms x)) (fun j => g (coins x) _)).
  rewrite (Rmult_comm _ G), <- mean_scal. apply mean_ext. intros c. rewrite (Rmult_comm G). unfold G.
  rewrite <- mean_scal. apply mean_ext. intros j.
  rewrite (E_ext _ _ _ _ (fun y => g (coins y) (arms y) * z (coins y))) by (intros; ring).
  rewrite (E_factor _ _ _ (fun y => z (coins y)) (fun y => g (coins y) (arms y))).
  2:{ intros y y' h. apply hg; [eapply agree_weaken; [|apply agree_coins, h]; lia|now apply agree_arms]. }
  rewrite (any_coins_only coin_law policy coin_proper policy_proper independent_policy z) by lia. rewrite coins_put, arms_put.
  rewrite (hg (put (coins x) t c) (coins x) _ (put (arms x) t j)); [ring|now apply agree_put|now intros s].
Qed.

(** So a weight may be replaced by its mean e given the past. *)
Lemma fair_weight T t (z e : (nat -> A) -> R) (g : (nat -> A) -> (nat -> nat) -> R) q : (1 <= t <= T)%nat -> known t e ->
  (forall v, E coin_law t (T + 1 - t) z v = e v) ->
  (forall w w' a a', agree t w w' -> agree (S t) a a' -> g w a = g w' a') ->
  E (joint_law coin_law policy) 1 T (fun x => z (coins x) * g (coins x) (arms x)) q
  = E (joint_law coin_law policy) 1 T (fun x => e (coins x) * g (coins x) (arms x)) q.
Proof.
  intros ht he fair hg. rewrite (beside_weight T t z g q), (beside_weight T t e g q) by assumption. apply E_ext. intros x.
  now rewrite fair, (E_known coin_law coin_proper).
Qed.
End Weights.

Section Any_coins.
Context {A : Type}.
Variables (K T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (coin_law : nat -> (nat -> A) -> law A) (Z : (nat -> A) -> nat -> bool) (p : (nat -> A) -> nat -> R).
Hypothesis coin_proper : forall t w, proper (coin_law t w).
(** Feedback that comes in round t + d_t is decided by the coins up to then. *)
Hypothesis heard : forall t, (1 <= t)%nat ->
  known (S (t + d t)) (fun w => Z w t) /\ known (S (t + d t)) (fun w => p w t).

(** The learner: x_t as a function of Lobs_t and of the learning rates of round t, which may depend on the scheduler's
    coins before round t. *)
Variable weights : (nat -> A) -> nat -> (nat -> R) -> nat -> R.
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun w => weights w t).
Hypothesis weights_proper : forall w t x, proper (arm_law K (weights w t x)).

(** The rounds whose feedback arrives in round t: due, and tracked until then. *)
Definition arrive (w : nat -> A) (t : nat) : list nat := filter (fun s => (s + d s =? t) && Z w s) (rounds t).

(** z_t, and x_t on both routes *)
Definition importance w t : R := ind (Z w t) / p w t.
Definition play w a : nat -> nat -> R := algorithm_2 bandit loss (p w) (arrive w) (weights w) a.
Definition play_scaled w a : nat -> nat -> R :=
  algorithm_3 bandit d (fun s i => importance w s * loss s i) (weights w) a.
Definition any_policy (t : nat) (w : nat -> A) (a : nat -> nat) : law nat := arm_law K (play w a t).

Theorem any_policy_independent : observation_independent any_policy.
Proof.
  intros t w w' a a' ht hw ha. unfold any_policy, play, algorithm_2, distribution, Lobs. f_equal.
  rewrite (rates_known t ht w w' hw). f_equal. f_equal. apply learn_ext. intros r hr.
  assert (same : forall s, (1 <= s)%nat -> (s + d s <= r)%nat -> Z w s = Z w' s /\ p w s = p w' s).
  { intros s hs le. destruct (heard s hs) as [kz kp].
    split; [apply kz|apply kp]; apply (agree_weaken _ t); lia || assumption. }
  split; [|split].
  - apply rates_known; [lia|]. apply (agree_weaken _ t); [lia|assumption].
  - apply ha. lia.
  - intros x i. assert (came : arrive w r = arrive w' r).
    { apply filter_ext_in. intros s hs. apply in_rounds in hs. destruct (Nat.eqb_spec (s + d s) r); [|reflexivity].
      cbn [andb]. apply same; lia. }
    rewrite came. apply total_ext. intros s hs. unfold arrive in hs. apply filter_In in hs as [hs due_].
    apply in_rounds in hs. apply andb_true_iff in due_ as [due_ _]. apply Nat.eqb_eq in due_.
    unfold estimate. now rewrite (ha s), (proj2 (same s ltac:(lia) ltac:(lia))) by lia.
Qed.

Lemma any_policy_proper t w a : proper (any_policy t w a).
Proof. apply weights_proper. Qed.

(** The mean over coins and actions of the whole game, and the regret against arm i. *)
Definition any_mean (f : (nat -> A) -> (nat -> nat) -> R) (w : nat -> A) (a : nat -> nat) : R :=
  E (joint_law coin_law any_policy) 1 T (fun x => f (coins x) (arms x)) (fun s => (w s, a s)).
Definition any_regret (i : nat) w a : R :=
  any_mean (fun _ a => sum T (fun t => loss t (a t))) w a - sum T (fun t => loss t i).

(** The regret of Algorithm 3 against arm i with losses z_t l_t, for given coins. *)
Definition scaled_regret_given (w : nat -> A) (i : nat) (a : nat -> nat) : R :=
  E (fun t a => arm_law K (play_scaled w a t)) 1 T (fun a => sum T (fun t => importance w t * loss t (a t))) a
  - sum T (fun t => importance w t * loss t i).

Hypothesis p_nonzero : forall w t, (1 <= t <= T)%nat -> p w t <> 0.

Theorem given_coins i w a :
  any_mean (fun w a => sum T (fun t => importance w t * (loss t (a t) - loss t i))) w a
  = E coin_law 1 T (fun v => scaled_regret_given v i a) w.
Proof.
  unfold any_mean. rewrite (condition_on_any_coins coin_law any_policy coin_proper any_policy_independent
    (fun w a => sum T (fun t => importance w t * (loss t (a t) - loss t i)))) by lia.
  apply E_ext; intros v. unfold scaled_regret_given.
  rewrite (E_law_ext _ (fun t a => arm_law K (play_scaled v a t))).
  2:{ intros s x hs. unfold any_policy, play, play_scaled. f_equal. apply (routes (Z v)); [|lia].
      intros r hr. apply p_nonzero. lia. }
  rewrite (E_ext _ _ _ _ (fun a =>
    sum T (fun t => importance v t * loss t (a t)) - sum T (fun t => importance v t * loss t i))).
  2:{ intros b. rewrite <- sum_minus. apply sum_ext; intros; ring. }
  rewrite E_minus, E_const by (intros; apply weights_proper). reflexivity.
Qed.

(** What the weight of round t misses. *)
Definition bias (i t : nat) w a : R := any_mean (fun w a => (1 - importance w t) * (loss t (a t) - loss t i)) w a.

(** The reduction, for any coins. *)
Theorem any_reduction i w a :
  any_regret i w a = E coin_law 1 T (fun v => scaled_regret_given v i a) w + sum T (fun t => bias i t w a).
Proof.
  pose proof (joint_proper coin_law any_policy coin_proper any_policy_proper) as proper_.
  rewrite <- given_coins. unfold bias, any_mean. rewrite <- (E_sum _ proper_), <- E_plus. unfold any_regret, any_mean.
  rewrite <- (E_const _ proper_ T (sum T (fun t => loss t i)) 1 (fun s => (w s, a s))), <- E_minus.
  apply E_ext. intros x. rewrite <- sum_minus, <- sum_plus. apply sum_ext. intros; ring.
Qed.

(** Nothing is missed if the weight has mean 1 given the past. *)
Theorem no_bias i t w a : (1 <= t <= T)%nat -> (forall v, E coin_law t (T + 1 - t) (fun v => importance v t) v = 1) ->
  bias i t w a = 0.
Proof.
  intros ht right_. unfold bias, any_mean.
  rewrite (fair_weight coin_law any_policy coin_proper any_policy_proper any_policy_independent T t
    (fun v => 1 - importance v t) (fun _ => 0) (fun _ b => loss t (b t) - loss t i)); trivial.
  - rewrite (E_ext _ _ _ _ (fun _ => 0)) by (intros; ring). apply E_const.
    exact (joint_proper coin_law any_policy coin_proper any_policy_proper).
  - now intros x y _.
  - intros v. rewrite E_minus, E_const, right_ by assumption. ring.
  - intros v v' b b' _ h. now rewrite (h t ltac:(lia)).
Qed.
End Any_coins.
