(** Capacity is a change of time (P.16 of the book): the mean regret. A round is tracked if its coin shows heads and the
    d coins before it show tails; d more coins are tossed before the game. In each round the player does what a learner
    for the game without delays would do in its next step, given the tracked rounds that are more than d rounds ago. On
    average its regret is 1 / p times the learner's regret on the tracked rounds, and 1 / p <= e (d + 1). The learner is
    any function of what its steps have shown, or a mixture of such functions. With several slots a "round" is a cell of
    rounds; that slots are free, and who the player is, stands in `black_box.v`. *)
From Delays Require Export thm_3_2_one_slot.

(** ** A learner for the game without delays *)

Section Learner.
Context {Step A V : Type}.
Variable show : Step -> A -> V. (* what a step shows, if this is played in it *)
Variable cost : Step -> A -> R. (* the regret of the step *)
Variable act : list V -> A. (* what is played next, from what was shown, the latest first *)

(** What the steps have shown, and the regret on them; the latest step comes first. *)
Fixpoint shown_steps (steps : list Step) : list V :=
  match steps with nil => nil | l :: before => show l (act (shown_steps before)) :: shown_steps before end.
Fixpoint undelayed_regret (steps : list Step) : R :=
  match steps with nil => 0 | l :: before => cost l (act (shown_steps before)) + undelayed_regret before end.
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
Context {Step A V : Type}.
Variables (show : Step -> A -> V) (cost : Step -> A -> R) (d T H : nat) (step : nat -> Step).
Hypothesis T_H : (T <= H)%nat.

(** In round t: what the learner does next, given the tracked rounds before round t - d. Coins are tossed for H rounds. *)
Definition player_action (act : list V -> A) w (t : nat) : A :=
  act (shown_steps show act (map step (looked_rounds d w (t - 1 - d)))).
Definition player_regret (act : list V -> A) w : R := sum T (fun t => cost (step t) (player_action act w t)).
Definition time_mean (f : (nat -> bool) -> R) (w : nat -> bool) : R :=
  E (independent (spaced_coin (heads d))) 1 (d + H) f w.

Let proper_coins t (w : nat -> bool) : proper (independent (spaced_coin (heads d)) t w).
Proof. apply (spaced_coin_proper (heads d)), heads_bounds. Qed.

(** The player sees coins of rounds before t - d only, and so nothing of the coin that decides about round t. *)
Lemma player_is_late act t : (1 <= t)%nat -> known t (fun w => player_action act w t).
Proof.
  intros ht w w' hw. unfold player_action. f_equal. f_equal. f_equal. unfold looked_rounds. apply filter_ext_in.
  intros s hs. apply in_rounds in hs. apply (looked_known d s t); [lia|lia|assumption].
Qed.

(** E[Z_t f] = p E[f] *)
Lemma look_is_fair t f w : (1 <= t <= T)%nat -> known t f ->
  time_mean (fun w => ind (looked d w t) * f w) w = look_chance d * time_mean f w.
Proof.
  intros ht hf. pose proof (look_chance_pos d). unfold time_mean.
  rewrite <- (honest_weight d (heads d) (heads_bounds d) (d + t) (d + H) f w).
  - rewrite <- E_scal. apply E_ext. intros y. unfold looked. rewrite (chance_is d t) by lia. field. lra.
  - lia.
  - apply spaced_p_pos.
  - unfold window. replace (d + t - Nat.min d (d + t - 1))%nat with t by lia. exact hf.
Qed.

(** What the player does in tracked rounds is what the learner does on them. *)
Lemma tracked_rounds act w n :
  sum n (fun t => ind (looked d w t) * cost (step t) (player_action act w t))
  = undelayed_regret show cost act (map step (looked_rounds d w n)).
Proof.
  induction n as [|n IH]; [reflexivity|]. rewrite sum_last, IH. unfold looked_rounds at 2. simpl rounds. simpl filter.
  fold (looked_rounds d w n). destruct (looked d w (S n)) eqn:z; simpl map; simpl undelayed_regret; simpl ind; [|ring].
  unfold player_action. replace (S n - 1 - d)%nat with (n - d)%nat by lia. rewrite (looks_are_old d w n z). ring.
Qed.

Theorem change_of_time act w : time_mean (player_regret act) w
  = / look_chance d * time_mean (fun w => undelayed_regret show cost act (map step (looked_rounds d w T))) w.
Proof.
  pose proof (look_chance_pos d). unfold player_regret, time_mean. rewrite E_sum by exact proper_coins.
  rewrite (E_ext _ _ _ _ (fun w => sum T (fun t => ind (looked d w t) * cost (step t) (player_action act w t))))
    by (intros; symmetry; apply tracked_rounds).
  rewrite E_sum by exact proper_coins. rewrite <- sum_scal. apply sum_ext. intros t ht.
  pose proof (look_is_fair t (fun w => cost (step t) (player_action act w t)) w ltac:(lia)) as fair.
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

(** ** Every learner with a concave bound: rho lies below a line that touches it at p T. *)

Lemma coin_mean_of_mean {B} (learners : law B) (f : B -> (nat -> bool) -> R) w :
  time_mean (fun w => mean learners (fun b => f b w)) w = mean learners (fun b => time_mean (f b) w).
Proof.
  unfold time_mean. generalize (d + H)%nat as n. generalize 1%nat as t. intros t n. revert t w.
  induction n as [|n IH]; intros t w; [reflexivity|]. cbn [E].
  etransitivity; [apply mean_ext; intros a; apply IH|]. apply mean_swap.
Qed.

Lemma changed_mean (learners : law (list V -> A)) w :
  time_mean (fun w => mean learners (fun act => player_regret act w)) w = / look_chance d
    * time_mean (fun w => mean learners (fun act =>
        undelayed_regret show cost act (map step (looked_rounds d w T)))) w.
Proof.
  now rewrite coin_mean_of_mean, (mean_ext _ _ _ (fun act => change_of_time act w)), mean_scal, <- coin_mean_of_mean.
Qed.

Theorem black_box (learners : law (list V -> A)) (rho : R -> R) slope w :
  (forall y, 0 <= y -> rho y <= rho (look_chance d * INR T) + slope * (y - look_chance d * INR T)) ->
  (forall w, mean learners (fun act => undelayed_regret show cost act (map step (looked_rounds d w T)))
     <= rho (INR (length (looked_rounds d w T)))) ->
  time_mean (fun w => mean learners (fun act => player_regret act w)) w
  <= / look_chance d * rho (look_chance d * INR T).
Proof.
  intros concave bound. pose proof (inv_pos _ (look_chance_pos d)) as inverse. rewrite changed_mean.
  apply Rmult_le_compat_l; [lra|]. set (x := look_chance d * INR T) in *.
  apply Rle_trans with (time_mean (fun w => (rho x - slope * x) + slope * INR (length (looked_rounds d w T))) w).
  - apply E_le; [exact proper_coins|]. intros y. eapply Rle_trans; [apply bound|].
    eapply Rle_trans; [apply concave, pos_INR|]. lra.
  - unfold time_mean. rewrite E_plus, E_const, E_scal by exact proper_coins.
    pose proof (mean_looked w) as m. unfold time_mean in m. rewrite m. fold x. lra.
Qed.
End Change.

(** The root lies below each of its tangents. *)
Lemma root_tangent x y : 0 < x -> 0 <= y -> sqrt y <= sqrt x + / (2 * sqrt x) * (y - x).
Proof.
  intros x0 y0. pose proof (sqrt_lt_R0 x x0) as r0. pose proof (sqrt_sqrt x ltac:(lra)) as xx.
  pose proof (sqrt_sqrt y y0) as yy. set (r := sqrt x) in *. set (q := sqrt y) in *. rewrite <- xx, <- yy.
  assert (e : r + / (2 * r) * (q * q - r * r) - q = (q - r) * (q - r) * / (2 * r)) by (field; lra).
  assert (0 <= (q - r) * (q - r) * / (2 * r)); [|lra].
  apply Rmult_le_pos; [apply Rle_0_sqr|]. left. apply inv_pos. lra.
Qed.

(** sqrt (p x) / p = sqrt (x / p) <= sqrt (e (d + 1) x) *)
Lemma root_of_chance d x : 0 <= x ->
  / look_chance d * sqrt (look_chance d * x) <= sqrt (exp 1 * INR (d + 1) * x).
Proof.
  intros x0. pose proof (look_chance_pos d) as pos. set (p := look_chance d) in *. rewrite sqrt_mult_alt by lra.
  assert (root : / p * sqrt p = sqrt (/ p)).
  { rewrite sqrt_inv. rewrite <- (sqrt_sqrt p) at 1 by lra. pose proof (sqrt_lt_R0 _ pos). field. lra. }
  rewrite <- Rmult_assoc, root, <- sqrt_mult_alt by (left; now apply inv_pos). apply sqrt_le_1_alt.
  apply Rmult_le_compat_r; [exact x0|apply inverse_look_chance].
Qed.
