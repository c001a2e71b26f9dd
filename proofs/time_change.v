(** Capacity is a change of time (P.16 of the book): delays of at most d, one slot. A round is tracked if its coin
    shows heads and the d coins before it show tails; d more coins are tossed before the game. In each round the player
    does what a learner for the game without delays would do in its next step, given the tracked rounds that are more
    than d rounds ago. On average its regret is 1 / p times the learner's regret on the tracked rounds, and 1 / p <=
    e (d + 1). The learner is any function of what its steps have shown, or a mixture of such functions. *)
From Delays Require Export thm_3_2_one_slot.

(** ** A learner for the game without delays *)

Section Learner.
Context {V : Type}.
Variable show : (nat -> R) -> nat -> V. (* what a step shows of its losses, if this arm is played *)
Variable act : list V -> nat. (* the next arm, from what was shown, the latest first *)

(** What the steps have shown, and the regret against arm i; the losses of the latest step come first. *)
Fixpoint shown_steps (steps : list (nat -> R)) : list V :=
  match steps with nil => nil | l :: before => show l (act (shown_steps before)) :: shown_steps before end.
Fixpoint undelayed_regret (i : nat) (steps : list (nat -> R)) : R :=
  match steps with nil => 0 | l :: before => l (act (shown_steps before)) - l i + undelayed_regret i before end.
End Learner.

(** ** Which rounds are tracked *)

Section Looks.
Variable d : nat.

(** The coins 1, ..., d come before round 1. *)
Definition looked (w : nat -> bool) (t : nat) : bool := spaced_Z d w (d + t).
Definition look_chance : R := (1 - heads d) ^ d * heads d.
Definition looked_rounds w (n : nat) : list nat := filter (looked w) (rounds n).

Lemma looks_apart w s t : (1 <= s < t)%nat -> looked w s = true -> looked w t = true -> (s + d < t)%nat.
Proof. intros hs zs zt. pose proof (apart d w (d + s) (d + t) ltac:(lia) zs zt). lia. Qed.

Lemma chance_is t : (1 <= t)%nat -> p d (heads d) (d + t) = look_chance.
Proof. intros ht. unfold p, look_chance, window. now replace (Nat.min d (d + t - 1)) with d by lia. Qed.

Lemma look_chance_pos : 0 < look_chance.
Proof. rewrite <- (chance_is 1) by lia. apply spaced_p_pos. Qed.

Lemma inverse_look_chance : / look_chance <= exp 1 * INR (d + 1).
Proof. rewrite <- (chance_is 1) by lia. apply inverse_p. Qed.

(** One slot is enough, for any delays up to d: in Figure 1 these rounds are observed, and no others. *)
Definition look_proxies w (t : nat) : proxy := if looked w t then Endless else Never.

Theorem looks_need_one_slot (delays : nat -> nat) w t : (forall s, (delays s <= d)%nat) -> (1 <= t)%nat ->
  Zt 1 delays (look_proxies w) t = looked w t.
Proof.
  intros short ht. rewrite Zt_is by assumption. unfold look_proxies at 2. destruct (looked w t) eqn:zt;
    [|apply andb_false_r].
  rewrite andb_true_r. unfold e. destruct t as [|n]; [lia|]. rewrite S0_is.
  rewrite (filter_rounds_ext _ (fun _ => false)); [now induction (rounds n)|]. intros s hs.
  unfold stays, added, look_proxies. destruct (looked w s) eqn:zs; simpl reaches; [|now rewrite andb_false_r].
  pose proof (looks_apart w s (S n) ltac:(lia) zs zt). specialize (short s). compare_nat. now rewrite andb_false_r.
Qed.

(** When a round is tracked, all tracked rounds before it are more than d rounds ago. *)
Lemma looks_are_old w n : looked w (S n) = true -> looked_rounds w (n - d) = looked_rounds w n.
Proof.
  intros z. assert (none : forall k, (k <= d)%nat -> (k <= n)%nat -> looked_rounds w (n - k) = looked_rounds w n).
  { induction k as [|k IH]; intros hk hn; [now rewrite Nat.sub_0_r|]. rewrite <- IH by lia.
    replace (n - k)%nat with (S (n - S k)) by lia. unfold looked_rounds at 2. simpl rounds. simpl filter.
    destruct (looked w (S (n - S k))) eqn:zs; [|reflexivity].
    pose proof (looks_apart w (S (n - S k)) (S n) ltac:(lia) zs z). lia. }
  destruct (le_lt_dec d n) as [le|less]; [now apply none|]. rewrite <- (none n) by lia. f_equal. lia.
Qed.

Lemma looked_known s t : (1 <= s)%nat -> (s + d < t)%nat -> known t (fun w => looked w s).
Proof.
  intros hs hst w w' hw. unfold looked. apply spaced_Z_known; [lia|]. apply (agree_weaken _ t); [lia|assumption].
Qed.
End Looks.

(** ** The player, and the change of time *)

Section Change.
Context {V : Type}.
Variables (show : (nat -> R) -> nat -> V) (d T : nat) (loss : nat -> nat -> R).

(** In round t: what the learner does next, given the tracked rounds before round t - d. *)
Definition player_arm (act : list V -> nat) w (t : nat) : nat :=
  act (shown_steps show act (map loss (looked_rounds d w (t - 1 - d)))).
Definition player_regret (act : list V -> nat) (i : nat) w : R :=
  sum T (fun t => loss t (player_arm act w t) - loss t i).
Definition time_mean (f : (nat -> bool) -> R) (w : nat -> bool) : R :=
  E (independent (spaced_coin (heads d))) 1 (d + T) f w.

Let proper_coins t (w : nat -> bool) : proper (independent (spaced_coin (heads d)) t w).
Proof. apply (spaced_coin_proper (heads d)), heads_bounds. Qed.

(** The player sees coins of rounds before t - d only, and so nothing of the coin that decides about round t. *)
Lemma player_is_late act t : (1 <= t)%nat -> known t (fun w => player_arm act w t).
Proof.
  intros ht w w' hw. unfold player_arm. f_equal. f_equal. f_equal. unfold looked_rounds. apply filter_ext_in.
  intros s hs. apply in_rounds in hs. apply (looked_known d s t); [lia|lia|assumption].
Qed.

(** E[Z_t f] = p E[f] *)
Lemma look_is_fair t f w : (1 <= t <= T)%nat -> known t f ->
  time_mean (fun w => ind (looked d w t) * f w) w = look_chance d * time_mean f w.
Proof.
  intros ht hf. pose proof (look_chance_pos d). unfold time_mean.
  rewrite <- (honest_weight d (heads d) (heads_bounds d) (d + t) (d + T) f w).
  - rewrite <- E_scal. apply E_ext. intros y. unfold looked. rewrite (chance_is d t) by lia. field. lra.
  - lia.
  - apply spaced_p_pos.
  - unfold window. replace (d + t - Nat.min d (d + t - 1))%nat with t by lia. exact hf.
Qed.

(** What the player does in tracked rounds is what the learner does on them. *)
Lemma tracked_rounds act i w n :
  sum n (fun t => ind (looked d w t) * (loss t (player_arm act w t) - loss t i))
  = undelayed_regret show act i (map loss (looked_rounds d w n)).
Proof.
  induction n as [|n IH]; [reflexivity|]. rewrite sum_last, IH. unfold looked_rounds at 2. simpl rounds. simpl filter.
  fold (looked_rounds d w n). destruct (looked d w (S n)) eqn:z; simpl map; simpl undelayed_regret; simpl ind; [|ring].
  unfold player_arm. replace (S n - 1 - d)%nat with (n - d)%nat by lia. rewrite (looks_are_old d w n z). ring.
Qed.

Theorem change_of_time act i w : time_mean (player_regret act i) w
  = / look_chance d * time_mean (fun w => undelayed_regret show act i (map loss (looked_rounds d w T))) w.
Proof.
  pose proof (look_chance_pos d). unfold player_regret, time_mean. rewrite E_sum by exact proper_coins.
  rewrite (E_ext _ _ _ _ (fun w => sum T (fun t => ind (looked d w t) * (loss t (player_arm act w t) - loss t i))))
    by (intros; symmetry; apply tracked_rounds).
  rewrite E_sum by exact proper_coins. rewrite <- sum_scal. apply sum_ext. intros t ht.
  pose proof (look_is_fair t (fun w => loss t (player_arm act w t) - loss t i) w ltac:(lia)) as fair.
  unfold time_mean in fair. rewrite fair; [field; lra|]. intros y y' hy.
  now rewrite (player_is_late act t ltac:(lia) y y' hy).
Qed.

(** The number of steps has mean p T. *)
Lemma mean_looked w : time_mean (fun w => INR (length (looked_rounds d w T))) w = look_chance d * INR T.
Proof.
  unfold time_mean. rewrite (E_ext _ _ _ _ (fun w => sum T (fun t => ind (looked d w t) * 1))).
  2:{ intros y. unfold looked_rounds. rewrite length_filter. apply sum_ext. intros; ring. }
  rewrite E_sum by exact proper_coins. rewrite (sum_ext T _ (fun _ => look_chance d)); [rewrite sum_const; ring|].
  intros t ht. pose proof (look_is_fair t (fun _ => 1) w ltac:(lia)) as fair. unfold time_mean in fair.
  rewrite fair by (intros y y' _; reflexivity). rewrite E_const by exact proper_coins. ring.
Qed.

(** ** Every learner with a bound of order sqrt N *)

Lemma coin_mean_of_mean {B} (learners : law B) (f : B -> (nat -> bool) -> R) w :
  time_mean (fun w => mean learners (fun b => f b w)) w = mean learners (fun b => time_mean (f b) w).
Proof.
  unfold time_mean. generalize (d + T)%nat as n. generalize 1%nat as t. intros t n. revert t w.
  induction n as [|n IH]; intros t w; [reflexivity|]. cbn [E].
  etransitivity; [apply mean_ext; intros a; apply IH|]. apply mean_swap.
Qed.

Theorem black_box (learners : law (list V -> nat)) c i w : proper learners -> 0 <= c ->
  (forall t j, 0 <= loss t j <= 1) ->
  (forall steps, (forall l, In l steps -> forall j, 0 <= l j <= 1) ->
     mean learners (fun act => undelayed_regret show act i steps) <= c * sqrt (INR (length steps))) ->
  time_mean (fun w => mean learners (fun act => player_regret act i w)) w
  <= c * sqrt (exp 1 * (INR T * INR (d + 1))).
Proof.
  intros hl c0 unit_losses bound. pose proof (look_chance_pos d) as pos. pose proof (inv_pos _ pos) as inverse.
  rewrite coin_mean_of_mean, (mean_ext _ _ _ (fun act => change_of_time act i w)), mean_scal, <- coin_mean_of_mean.
  apply Rle_trans with (/ look_chance d * time_mean (fun w => c * sqrt (INR (length (looked_rounds d w T)))) w).
  - apply Rmult_le_compat_l; [lra|]. apply E_le; [exact proper_coins|]. intros y.
    rewrite <- (map_length loss (looked_rounds d y T)). apply bound. intros l hl'.
    apply in_map_iff in hl' as (t & <- & _). apply unit_losses.
  - unfold time_mean at 1. rewrite E_scal.
    apply Rle_trans with (/ look_chance d * (c * sqrt (look_chance d * INR T))).
    + apply Rmult_le_compat_l; [lra|]. apply Rmult_le_compat_l; [assumption|].
      rewrite <- (mean_looked w). apply jensen_root; [exact proper_coins|]. intros; apply pos_INR.
    + rewrite sqrt_mult_alt by lra.
      replace (/ look_chance d * (c * (sqrt (look_chance d) * sqrt (INR T))))
        with (c * (/ look_chance d * sqrt (look_chance d) * sqrt (INR T))) by ring.
      apply Rmult_le_compat_l; [assumption|].
      assert (root : / look_chance d * sqrt (look_chance d) = sqrt (/ look_chance d)).
      { rewrite sqrt_inv. rewrite <- (sqrt_sqrt (look_chance d)) at 1 by lra.
        pose proof (sqrt_lt_R0 _ pos). field. lra. }
      rewrite root, <- sqrt_mult_alt by lra. apply sqrt_le_1_alt.
      replace (exp 1 * (INR T * INR (d + 1))) with (exp 1 * INR (d + 1) * INR T) by ring.
      apply Rmult_le_compat_r; [apply pos_INR|apply inverse_look_chance].
Qed.
End Change.
