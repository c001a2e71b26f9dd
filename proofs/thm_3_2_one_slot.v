(** Theorem 3.2 (thm:fixed-delays) at C = 1, which the paper's proof does not cover: the book's scheduler Spaced. It
    tosses a coin with heads 1 / (d + 1) in each round, and tracks the round if its coin shows heads and the last d
    showed tails. One slot is enough, and the regret is at most 4 sqrt e sqrt (T K (d + 1)) for bandits and 3 sqrt e
    sqrt (T (d + 1) log K) with full information. *)
From Delays Require Export bandits lem_d_4 rates.

(** ** The scheduler *)

(** None of the n rounds before t shows heads. *)
Fixpoint tails (w : nat -> bool) (t n : nat) : bool :=
  match n with O => true | S m => negb (w (t - S m)%nat) && tails w t m end.

Section Spaced.
Variables (d : nat) (h : R).
Hypothesis h01 : 0 < h <= 1.

Definition window (t : nat) : nat := Nat.min d (t - 1).
Definition spaced_Z (w : nat -> bool) (t : nat) : bool := tails w t (window t) && w t.
Definition p (t : nat) : R := (1 - h) ^ window t * h.
Definition spaced_coin (_ : nat) : law bool := toss h.
Lemma spaced_coin_proper t : proper (spaced_coin t).
Proof. apply toss_proper. lra. Qed.
Let coins_proper t (w : nat -> bool) : proper (independent spaced_coin t w).
Proof. apply spaced_coin_proper. Qed.

Lemma tails_at w t n s : tails w t n = true -> (s < t <= s + n)%nat -> w s = false.
Proof.
  induction n as [|n IH]; intros e hs; [lia|]. apply andb_prop in e as [e1 e2].
  destruct (Nat.eq_dec t (s + S n)) as [->|ne]; [|apply IH; [assumption|lia]].
  replace (s + S n - S n)%nat with s in e1 by lia. now apply negb_true_iff.
Qed.

(** 1. Two tracked rounds are more than d rounds apart. *)
Lemma apart w s t : (1 <= s < t)%nat -> spaced_Z w s = true -> spaced_Z w t = true -> (s + d < t)%nat.
Proof.
  intros hs zs zt. destruct (le_lt_dec t (s + d)) as [close|]; [exfalso|assumption].
  unfold spaced_Z in *. apply andb_prop in zs as [_ heads]. apply andb_prop in zt as [quiet _].
  rewrite (tails_at w t (window t) s quiet) in heads; [discriminate|]. unfold window. lia.
Qed.

(** So one slot is enough: in the game of Figure 1 with C = 1 these rounds are observed, and no others. *)
Definition proxies w (t : nat) : proxy := if spaced_Z w t then Endless else Never.

Theorem one_slot_is_enough w t : (1 <= t)%nat -> Zt 1 (fun _ => d) (proxies w) t = spaced_Z w t.
Proof.
  intros ht. rewrite Zt_is by assumption. unfold proxies at 2. destruct (spaced_Z w t) eqn:zt; [|apply andb_false_r].
  rewrite andb_true_r. unfold e. destruct t as [|n]; [lia|]. rewrite S0_is.
  rewrite (filter_rounds_ext _ (fun _ => false)); [now induction (rounds n)|]. intros s hs.
  unfold stays, added, proxies. destruct (spaced_Z w s) eqn:zs; simpl reaches; [|now rewrite andb_false_r].
  pose proof (apart w s (S n) ltac:(lia) zs zt). compare_nat. now rewrite andb_false_r.
Qed.

(** Z_t depends on the coins up to round t. *)
Lemma tails_known w w' t n : (n < t)%nat -> agree t w w' -> tails w t n = tails w' t n.
Proof.
  intros hn hw. induction n as [|n IH]; [reflexivity|]. simpl. rewrite IH by lia. now rewrite (hw (t - S n)%nat) by lia.
Qed.

Lemma spaced_Z_known t : (1 <= t)%nat -> known (S t) (fun w => spaced_Z w t).
Proof.
  intros ht w w' hw. unfold spaced_Z. rewrite (hw t) by lia. f_equal. apply tails_known; [unfold window; lia|].
  apply (agree_weaken t (S t)); [lia|assumption].
Qed.

(** 2. Its probability is p_t, given the coins before the window. *)
Lemma tails_then_heads t rest n w : (n < t)%nat ->
  E (independent spaced_coin) (t - n) (n + S rest) (fun w => ind (tails w t n && w t)) w = (1 - h) ^ n * h.
Proof.
  revert w. induction n as [|n IH]; intros w hn.
  - rewrite (E_coordinate spaced_coin spaced_coin_proper (S rest) t ind) by lia. simpl. ring.
  - cbn [Nat.add E]. unfold independent at 1. unfold spaced_coin, toss. cbn [mean].
    assert (value : forall a, E (independent spaced_coin) (S (t - S n)) (n + S rest)
      (fun w => ind (tails w t (S n) && w t)) (put w (t - S n) a) = ind (negb a) * ((1 - h) ^ n * h)).
    { intros a. rewrite (E_ext _ _ _ _ (fun w => ind (negb (w (t - S n)%nat)) * ind (tails w t n && w t))).
      2:{ intros y. simpl. destruct (w (t - S n)%nat), (tails y t n), (y t), (y (t - S n)%nat); simpl; ring. }
      rewrite (E_factor _ _ (S (t - S n)) _ (fun w => ind (negb (w (t - S n)%nat)))).
      - rewrite put_same. f_equal. replace (S (t - S n)) with (t - n)%nat by lia. apply IH. lia.
      - intros y y' hy. now rewrite (hy (t - S n)%nat) by lia. }
    rewrite !value. simpl. ring.
Qed.

Lemma spaced_p_positive t : h < 1 \/ d = 0%nat -> 0 < p t.
Proof.
  intros [less|none]; unfold p, window; [apply Rmult_lt_0_compat; [apply pow_lt; lra|lra]|]. subst d. simpl. lra.
Qed.

(** 3. The weights are honest: E[z_t G] = E[G] for what is known before the window. *)
Lemma honest_weight t T G w : (1 <= t <= T)%nat -> 0 < p t -> known (t - window t) G ->
  E (independent spaced_coin) 1 T (fun w => ind (spaced_Z w t) / p t * G w) w = E (independent spaced_coin) 1 T G w.
Proof.
  intros ht pos hG. set (n := window t) in *. assert (hn : (n < t)%nat) by (unfold n, window; lia).
  set (m := (t - n - 1)%nat). replace T with (m + (n + S (T - t)))%nat by lia. rewrite !E_tower. apply E_ext. intros y.
  replace (1 + m)%nat with (t - n)%nat by lia.
  rewrite (E_ext _ _ _ _ (fun w => G w * (/ p t * ind (spaced_Z w t)))) by (intros; unfold Rdiv; ring).
  rewrite E_factor, E_scal, (E_known _ coins_proper _ _ G) by exact hG. rewrite tails_then_heads by assumption.
  unfold p. fold n. unfold p in pos. fold n in pos. field. split; intros zero; rewrite zero in pos; lra.
Qed.
End Spaced.

(** ** Its numbers, for equal delays d *)

Section Numbers.
Variable d : nat.

Definition heads : R := / INR (d + 1).

Lemma heads_bounds : 0 < heads <= 1.
Proof.
  unfold heads. assert (1 <= INR (d + 1)) by (apply (le_INR 1); lia). split; [apply inv_pos; lra|].
  rewrite <- Rinv_1. apply Rinv_le_contravar; lra.
Qed.

Lemma spaced_p_pos t : 0 < p d heads t.
Proof.
  apply spaced_p_positive; [apply heads_bounds|]. destruct (Nat.eq_dec d 0) as [|some]; [now right|left].
  rewrite <- Rinv_1. apply Rinv_lt_contravar; [|apply (lt_INR 1); lia]. rewrite Rmult_1_l. apply INR_pos. lia.
Qed.

Definition zt (w : nat -> bool) (t : nat) : R := ind (spaced_Z d w t) / p d heads t.
Lemma zt_nonneg w t : 0 <= zt w t.
Proof. apply div_nonneg; [apply ind_bounds|apply spaced_p_pos]. Qed.

(** No two outstanding rounds are both observed. *)
Lemma no_pairs w t : (1 <= t)%nat -> zt w t * waiting_sum (fun _ => d) (zt w) t = 0.
Proof.
  intros ht. destruct (spaced_Z d w t) eqn:zt1; [|unfold zt at 1; rewrite zt1; unfold Rdiv; simpl; ring].
  unfold waiting_sum. rewrite sum_zero; [ring|]. intros s hs. destruct (Nat.leb_spec t (s + d)); [|reflexivity].
  unfold zt. destruct (spaced_Z d w s) eqn:zs; [|unfold Rdiv; simpl; ring].
  pose proof (apart d w s t ltac:(lia) zs zt1). lia.
Qed.

(** a_T <= e T (d + 1) *)
Definition mass (t : nat) : R := sum t (fun s => / p d heads s).

Lemma inverse_p t : / p d heads t <= exp 1 * INR (d + 1).
Proof.
  unfold p. rewrite Rinv_mult. unfold heads at 2. rewrite Rinv_inv. apply Rmult_le_compat_r; [apply pos_INR|].
  destruct d as [|m] eqn:hd.
  - simpl. pose proof (exp_ineq1_le 1). lra.
  - set (n := window (S m) t). pose proof (INR_pos (S m) ltac:(lia)) as posm.
    assert (step : / (1 - heads) = 1 + / INR (S m)).
    { unfold heads. rewrite hd, plus_INR. simpl (INR 1). field. split; lra. }
    rewrite <- pow_inv, step. pose proof (inv_pos _ posm). eapply Rle_trans; [apply exp_power; lra|]. apply exp_le.
    apply Rle_trans with (INR (S m) * / INR (S m)); [|right; field; lra]. apply Rmult_le_compat_r; [lra|]. apply le_INR.
    unfold n, window. lia.
Qed.

Lemma mass_le T : mass T <= exp 1 * (INR T * INR (d + 1)).
Proof. eapply Rle_trans; [apply sum_le; intros; apply inverse_p|]. rewrite sum_const. right. ring. Qed.

Lemma mass_pos t : (1 <= t)%nat -> 0 < mass t.
Proof.
  intros ht. unfold mass. apply Rlt_le_trans with (sum 1 (fun s => / p d heads s)).
  - simpl. rewrite Rplus_0_l. apply inv_pos, spaced_p_pos.
  - apply sum_mono; [assumption|]. intros. left. apply inv_pos, spaced_p_pos.
Qed.

Lemma mass_mono s t : (s <= t)%nat -> mass s <= mass t.
Proof. intros h. apply sum_mono; [assumption|]. intros. left. apply inv_pos, spaced_p_pos. Qed.
End Numbers.

(** ** The player: Algorithm 2 with this scheduler *)

Section Player.
Variables (K T d : nat) (loss : nat -> nat -> R) (bandit : bool) (X : R -> R -> (nat -> R) -> nat -> R).
Variables (ia ib : nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Hypothesis X_distributions : distributions K X.
Hypothesis rates_nonneg : forall t, 0 <= ia t /\ 0 <= ib t.

Definition arrivals (w : nat -> bool) (r : nat) : list nat :=
  filter (fun s => (s + d =? r)%nat && spaced_Z d w s) (rounds r).
Definition spaced_play w a : nat -> nat -> R :=
  algorithm_2 bandit loss (p d (heads d)) (arrivals w) (fun t => X (ia t) (ib t)) a.
Definition spaced_policy (t : nat) (w : nat -> bool) (a : nat -> nat) : law nat := arm_law K (spaced_play w a t).
Definition spaced_regret (i : nat) w a : R := scheduler_regret T (spaced_coin (heads d)) spaced_policy loss i w a.
Let coins_proper t : proper (spaced_coin (heads d) t).
Proof. apply (spaced_coin_proper (heads d)), heads_bounds. Qed.
Lemma spaced_policy_proper t w a : proper (spaced_policy t w a).
Proof. apply arm_law_proper, X_distributions; apply rates_nonneg. Qed.

(** In round t the player knows coins up to round t - d - 1 only. *)
Lemma policy_is_late t w w' a a' : (1 <= t)%nat -> agree (t - d) w w' -> agree t a a' ->
  spaced_policy t w a = spaced_policy t w' a'.
Proof.
  intros ht hw ha. unfold spaced_policy, spaced_play, algorithm_2, distribution, Lobs. f_equal. f_equal. f_equal.
  apply learn_ext. intros r hr. split; [reflexivity|]. split; [apply ha; lia|]. intros x i.
  assert (same : arrivals w r = arrivals w' r).
  { apply filter_ext_in. intros s hs. apply in_rounds in hs. destruct (Nat.eqb_spec (s + d) r) as [e|]; [|reflexivity].
    f_equal. apply spaced_Z_known; [lia|]. apply (agree_weaken (S s) (t - d)); [lia|assumption]. }
  rewrite same. apply total_ext. intros s hs. apply filter_In in hs as [hs _]. apply in_rounds in hs.
  unfold estimate. now rewrite (ha s) by lia.
Qed.

Lemma spaced_independent : observation_independent spaced_policy.
Proof.
  intros t w w' a a' ht hw ha. apply policy_is_late; trivial. apply (agree_weaken (t - d) t); [lia|assumption].
Qed.

(** For given coins: the mean of the round's regret, and Algorithm 3 on the losses z_t l_t. *)
Definition mean_gap i a t w : R := E (fun s a => spaced_policy s w a) 1 T (gap loss i t) a.
Let actions_proper w t (a : nat -> nat) : proper (spaced_policy t w a).
Proof. apply spaced_policy_proper. Qed.

Lemma mean_gap_known i a t : (1 <= t <= T)%nat -> known (t - window d t) (mean_gap i a t).
Proof.
  intros ht w w' hw. unfold mean_gap.
  assert (past : known (S t) (gap loss i t)) by (intros y y' hy; unfold gap; now rewrite (hy t) by lia).
  rewrite !(E_past _ (actions_proper _) T (S t)) by (lia || assumption). apply E_law_ext. intros s y hs.
  apply policy_is_late; [lia| |now intros r]. apply (agree_weaken _ (t - window d t)); [unfold window; lia|assumption].
Qed.

Lemma spaced_given_coins i a w : sum T (fun t => zt d w t * mean_gap i a t w) =
  delayed_regret bandit K T (fun _ => d) (fun s j => zt d w s * loss s j) (fun t => X (ia t) (ib t)) i a.
Proof.
  unfold delayed_regret. rewrite (E_law_ext _ (fun s a => spaced_policy s w a)).
  2:{ intros s y hs. unfold spaced_policy, spaced_play. symmetry. f_equal.
      exact (routes (spaced_Z d w) (p d (heads d)) bandit (fun _ => d) loss (fun t => X (ia t) (ib t)) y s
               (fun r _ => Rgt_not_eq _ _ (spaced_p_pos d r)) ltac:(lia)). }
  pose proof (E_const _ (actions_proper w) T (sum T (fun t => zt d w t * loss t i)) 1 a) as fixed.
  rewrite <- fixed, <- E_minus by exact (actions_proper w).
  rewrite (E_ext _ _ _ _ (fun b => sum T (fun t => zt d w t * gap loss i t b))).
  2:{ intros b. rewrite <- sum_minus. apply sum_ext. intros; unfold gap; ring. }
  rewrite E_sum by exact (actions_proper w). apply sum_ext. intros t _. now rewrite E_scal.
Qed.

(** The regret is the mean over the coins of that of Algorithm 3. *)
Lemma honest_regret i w a : spaced_regret i w a =
  E (independent (spaced_coin (heads d))) 1 T (fun w =>
    delayed_regret bandit K T (fun _ => d) (fun s j => zt d w s * loss s j) (fun t => X (ia t) (ib t)) i a) w.
Proof.
  assert (hc : forall t (v : nat -> bool), proper (independent (spaced_coin (heads d)) t v))
    by (intros; apply coins_proper).
  unfold spaced_regret, scheduler_regret, game_mean.
  rewrite (condition_on_coins (spaced_coin (heads d)) spaced_policy coins_proper spaced_independent
             (fun _ a => sum T (fun t => loss t (a t))) T 1 (fun s => (w s, a s)) ltac:(lia)).
  change (coins (fun s => (w s, a s))) with w. change (arms (fun s => (w s, a s))) with a.
  rewrite <- (E_const _ hc T (sum T (fun t => loss t i)) 1 w), <- E_minus by exact hc.
  rewrite (E_ext _ _ _ _ (fun w => sum T (fun t => mean_gap i a t w))).
  2:{ intros v. pose proof (E_const _ (actions_proper v) T (sum T (fun t => loss t i)) 1 a) as fixed.
      rewrite <- fixed, <- E_minus by exact (actions_proper v). unfold mean_gap.
      rewrite <- E_sum by exact (actions_proper v). apply E_ext. intros b. now rewrite <- sum_minus. }
  symmetry. rewrite (E_ext _ _ _ _ (fun w => sum T (fun t => zt d w t * mean_gap i a t w)))
    by (intros v; symmetry; apply spaced_given_coins).
  rewrite !E_sum by exact hc. apply sum_ext. intros t ht.
  apply (honest_weight d (heads d) (heads_bounds d)); [assumption|apply spaced_p_pos|now apply mean_gap_known].
Qed.

(** E[z_t^2] = 1 / p_t *)
Lemma spaced_second_moment t w : (1 <= t <= T)%nat ->
  E (independent (spaced_coin (heads d))) 1 T (fun w => zt d w t * zt d w t) w = / p d (heads d) t.
Proof.
  intros ht. pose proof (spaced_p_pos d t).
  rewrite (E_ext _ _ _ _ (fun w => ind (spaced_Z d w t) / p d (heads d) t * / p d (heads d) t)).
  - rewrite (honest_weight d (heads d) (heads_bounds d) t T (fun _ => / p d (heads d) t)); [|assumption|assumption|now
    intros y y' _]. apply E_const. intros; apply coins_proper.
  - intros v. unfold zt. destruct (spaced_Z d v t); simpl; field; lra.
Qed.

End Player.

(** ** The bounds *)

Section One_slot.
Variables (K T d : nat) (loss : nat -> nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let coins_law t (w : nat -> bool) : proper (independent (spaced_coin (heads d)) t w).
Proof. apply (spaced_coin_proper (heads d)), heads_bounds. Qed.
Definition spaced_alpha (t : nat) : R := sqrt (mass d t).
Definition spaced_beta (t : nat) : R := sqrt (mass d t / ln (INR K)).

(** With rates (sum of 1 / p_s)^(-1/2) the squares of the weights cost twice the root, by Lemma D.4; no pairs are
    left. *)
Lemma one_slot (bandit : bool) X ia ib k q i w a : distributions K X -> theorem_2_1 bandit K X -> (i < K)%nat ->
  0 <= k -> 0 <= q ->
  (forall t, 0 <= ia t /\ 0 <= ib t) -> (forall s t, (1 <= s <= t)%nat -> ia s <= ia t /\ ib s <= ib t) ->
  (forall t, (1 <= t)%nat -> if bandit then 0 < ia t else ia t = 0 /\ 0 < ib t) ->
  (forall t x, (1 <= t)%nat -> (if bandit then sqrt (INR K) * x / ia t else x / ib t) = k * x / sqrt (mass d t)) ->
  (if bandit then 2 * sqrt (INR K) * ia T else 0) + ln (INR K) * ib T = q * sqrt (mass d T) ->
  spaced_regret K T d loss bandit X ia ib i w a <= (2 * k + q) * sqrt (exp 1 * (INR T * INR (d + 1))).
Proof.
  intros hX bound hi k0 q0 nonneg mono first value last. rewrite honest_regret by trivial.
  apply Rle_trans with ((2 * k + q) * sqrt (mass d T)); [|apply Rmult_le_compat_l; [lra|apply sqrt_le_1_alt, mass_le]].
  apply Rle_trans with (E (independent (spaced_coin (heads d))) 1 T (fun w =>
    sum T (fun t => k * (zt d w t * zt d w t) / sqrt (mass d t)) + q * sqrt (mass d T)) w).
  - apply E_le; [exact coins_law|]. intros v. eapply Rle_trans; [apply (bound T (fun _ => d) (zt d v)); trivial|].
    + intros t _ j. pose proof (zt_nonneg d v t). destruct (unit_losses t j). split; nra.
    + intros t ht. destruct (nonneg t). specialize (first t ltac:(lia)). repeat split; trivial. destruct bandit; lra.
    + intros s t hs _. now apply mono.
    + intros t ht. specialize (first t ltac:(lia)). split; [destruct bandit; tauto|left; apply no_pairs; lia].
    + right. unfold bound_2_1. rewrite Rplus_assoc, last. f_equal. apply sum_ext. intros t ht. rewrite value by lia.
      replace (zt d v t / ib t * waiting_sum (fun _ => d) (zt d v) t)
        with (/ ib t * (zt d v t * waiting_sum (fun _ => d) (zt d v) t)) by (unfold Rdiv; ring).
      rewrite no_pairs by lia. ring.
  - rewrite E_plus, E_const, E_sum by exact coins_law.
    pose proof (covered T (fun t => / p d (heads d) t) (mass d) 0 k q k0 q0 (Rle_refl 0)
      (fun t _ => Rlt_le _ _ (inv_pos _ (spaced_p_pos d t))) (fun t _ => Rle_refl _) ltac:(unfold mass; lra)) as sums.
    rewrite sqrt_0 in sums. fold (mass d T) in sums.
    rewrite (sum_scaled T k (fun t => / p d (heads d) t / sqrt (mass d t))); [lra|]. intros t ht.
    rewrite (E_scaled _ _ _ (k * / sqrt (mass d t)) (fun w => zt d w t * zt d w t)), (spaced_second_moment T d t w ht)
      by (intros; unfold Rdiv; ring). unfold Rdiv. ring.
Qed.

Theorem one_slot_bandit i w a : (i < K)%nat ->
  spaced_regret K T d loss true (hybrid K) spaced_alpha (fun _ => 0) i w a
  <= 4 * sqrt (exp 1) * sqrt (INR T * INR K * INR (d + 1)).
Proof.
  intros hi. pose proof (hybrid_ftrl K ltac:(lia)) as learner. pose proof (exp_pos 1). pose proof (sqrt_pos (INR K)).
  eapply Rle_trans; [apply (one_slot true _ _ _ (sqrt (INR K)) (2 * sqrt (INR K))); trivial; try lra|].
  - now apply ftrl_distributions.
  - now apply thm_2_1_bandit; [lia|].
  - intros; split; [apply sqrt_pos|lra].
  - intros s t hs. split; [apply sqrt_le_1_alt, mass_mono; lia|lra].
  - intros t ht. apply sqrt_lt_R0, mass_pos. lia.
  - unfold spaced_alpha. ring.
  - rewrite Rmult_assoc, <- sqrt_mult_alt by lra. right.
    replace (exp 1 * (INR T * INR K * INR (d + 1))) with (INR K * (exp 1 * (INR T * INR (d + 1)))) by ring.
    rewrite (sqrt_mult_alt (INR K)) by apply pos_INR. ring.
Qed.

Theorem one_slot_full i w a : (i < K)%nat ->
  spaced_regret K T d loss false (exponential_weights K) (fun _ => 0) spaced_beta i w a
  <= 3 * sqrt (exp 1) * sqrt (INR T * INR (d + 1) * ln (INR K)).
Proof.
  intros hi. pose proof (log_arms K K2) as lk. pose proof (sqrt_lt_R0 _ lk) as root. pose proof (exp_pos 1).
  assert (rate : forall t, spaced_beta t = sqrt (mass d t) / sqrt (ln (INR K))) by (intros; now apply sqrt_div_alt).
  eapply Rle_trans; [apply (one_slot false _ _ _ (sqrt (ln (INR K))) (sqrt (ln (INR K)))); trivial; try lra|].
  - apply exponential_distributions. lia.
  - apply thm_2_1_full. lia.
  - intros; split; [lra|apply sqrt_pos].
  - intros s t hs. split; [lra|]. apply sqrt_le_1_alt, Rmult_le_compat_r; [positive|apply mass_mono; lia].
  - intros t ht. split; [reflexivity|]. rewrite rate.
    apply Rdiv_lt_0_compat; [now apply sqrt_lt_R0, mass_pos|assumption].
  - intros t x ht. rewrite rate. pose proof (sqrt_lt_R0 _ (mass_pos d t ht)). field. lra.
  - rewrite rate. rewrite <- (sqrt_sqrt (ln (INR K))) at 1 by lra. field. lra.
  - rewrite Rmult_assoc, <- sqrt_mult_alt by lra. right.
    replace (exp 1 * (INR T * INR (d + 1) * ln (INR K))) with (ln (INR K) * (exp 1 * (INR T * INR (d + 1)))) by ring.
    rewrite (sqrt_mult_alt (ln _)) by lra. ring.
Qed.
End One_slot.
