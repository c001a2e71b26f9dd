(** Few rounds without end (P.20 of the book): delays are hidden and nothing is dropped; a round has no delay, or no
    end. A round is tracked with a probability that depends on how many slots are held. The number of slots that are
    held, the level, rises only at a round without end that is tracked. *)
From Delays Require Export adaptive.

(** ** Choices *)

Fixpoint ways (n k : nat) : nat :=
  match k, n with O, _ => 1 | S _, O => 0 | S j, S m => ways m j + ways m k end.

Section Levels.
Variables (C : nat) (chance_at : nat -> R) (endless : nat -> bool).
Hypothesis chances : forall j, 0 < chance_at j <= 1.

(** How many slots are held after n rounds, and the law of the next coin. *)
Fixpoint level (w : nat -> bool) (n : nat) : nat :=
  match n with O => 0 | S m => if endless n && w n && (level w m <? C) then S (level w m) else level w m end.
Definition level_chance (j : nat) : R := if j <? C then chance_at j else 0.
Definition level_coin (t : nat) (w : nat -> bool) : law bool := toss (level_chance (level w (t - 1))).

Lemma level_chance_bounds j : 0 <= level_chance j <= 1.
Proof. unfold level_chance. pose proof (chances j). destruct (j <? C); lra. Qed.
Lemma level_coin_proper t w : proper (level_coin t w).
Proof. apply toss_proper, level_chance_bounds. Qed.

Lemma level_known n : known (S n) (fun w => level w n).
Proof.
  induction n as [|n IH]; intros x y h; [reflexivity|]. simpl. rewrite (h (S n)) by lia.
  rewrite (IH x y); [reflexivity|]. apply (agree_weaken _ (S (S n))); [lia|assumption].
Qed.
Lemma level_le w n : (level w n <= level w (S n))%nat.
Proof. simpl. destruct (endless (S n) && w (S n) && (level w n <? C)); lia. Qed.
Lemma level_mono w m n : (m <= n)%nat -> (level w m <= level w n)%nat.
Proof. induction 1 as [|n h IH]; [lia|]. pose proof (level_le w n). lia. Qed.

Definition ends_count (n : nat) : nat := length (filter endless (rounds n)).
Definition falls_to (j : nat) : R := prod j (fun i => chance_at (i - 1)).
Lemma falls_pos j : 0 < falls_to j.
Proof. unfold falls_to. induction j as [|j IH]; simpl; [lra|]. apply Rmult_lt_0_compat; [assumption|apply chances]. Qed.

(** High levels are rare: P(level >= j) <= binom(k, j) p_0 ... p_{j - 1}, after k rounds without end. *)
Theorem high_levels_are_rare n j w :
  E level_coin 1 n (fun w => ind (j <=? level w n)) w <= INR (ways (ends_count n) j) * falls_to j.
Proof.
  revert j. induction n as [|n IH]; intros j.
  { destruct j; simpl; unfold falls_to; simpl; lra. }
  replace (S n) with (n + 1)%nat at 1 by lia. rewrite E_tower. unfold ends_count. simpl rounds. simpl filter.
  destruct (endless (S n)) eqn:long.
  - destruct j as [|j].
    { rewrite (E_ext _ _ _ _ (fun _ => 1)).
      - rewrite E_const by exact level_coin_proper. simpl. unfold falls_to. simpl. lra.
      - intros y. cbn [E]. rewrite (mean_ext _ _ (fun _ => 1)) by reflexivity. apply mean_const, level_coin_proper. }
    change (length (S n :: filter endless (rounds n))) with (S (ends_count n)).
    apply Rle_trans with (E level_coin 1 n (fun y => ind (S j <=? level y n) + chance_at j * ind (j <=? level y n)) w).
    + apply E_le; [exact level_coin_proper|]. intros y. cbn [E]. replace (1 + n)%nat with (S n) by lia.
      unfold level_coin, toss. cbn [mean level]. rewrite long, !put_same. replace (S n - 1)%nat with n by lia.
      assert (same : forall b, level (put y (S n) b) n = level y n).
      { intros b. apply level_known. now apply agree_put. }
      rewrite !same. simpl andb. cbv iota. pose proof (chances j) as pj.
      destruct (Nat.ltb_spec (level y n) C) as [room|full]; cbv iota.
      * destruct (Nat.leb_spec (S j) (S (level y n))), (Nat.leb_spec (S j) (level y n)), (Nat.leb_spec j (level y n));
          simpl ind; try lia; try lra; pose proof (level_chance_bounds (level y n)); try lra.
        replace (level y n) with j in * by lia. unfold level_chance in *.
        rewrite (proj2 (Nat.ltb_lt j C)) in * by lia. lra.
      * pose proof (ind_bounds (j <=? level y n)). pose proof (ind_bounds (S j <=? level y n)).
        assert (0 <= chance_at j * ind (j <=? level y n)) by (apply Rmult_le_pos; lra). lra.
    + rewrite E_plus, E_scal. pose proof (IH (S j)). pose proof (IH j) as less. pose proof (chances j).
      apply Rle_trans with (INR (ways (ends_count n) (S j)) * falls_to (S j)
        + chance_at j * (INR (ways (ends_count n) j) * falls_to j)).
      * apply Rplus_le_compat; [assumption|]. apply Rmult_le_compat_l; lra.
      * right. cbn [ways]. rewrite plus_INR. unfold falls_to. simpl prod.
        replace (j - 0)%nat with j by lia. ring.
  - eapply Rle_trans; [|apply IH]. apply E_le; [exact level_coin_proper|]. intros y. cbn [E].
    replace (1 + n)%nat with (S n) by lia.
    rewrite (mean_ext _ _ (fun _ => ind (j <=? level y n))); [rewrite mean_const by apply level_coin_proper; lra|].
    intros b. cbn [level]. rewrite long. simpl andb. cbv iota. do 2 f_equal. apply level_known. now apply agree_put.
Qed.

(** ** The root of the sum of the costs *)

Variable T : nat.
Definition level_cost (w : nat -> bool) (t : nat) : R :=
  if level w (t - 1) <? C then / chance_at (level w (t - 1)) else 0.
Definition reached (w : nat -> bool) (j : nat) : R := ind (j <=? level w T).

(** Rounds at level j add at most T / p_j, if the level is reached. *)
Lemma cost_by_levels w n : (n <= T)%nat ->
  sum n (level_cost w) <= sum C (fun j => INR n / chance_at (j - 1) * reached w (j - 1)).
Proof.
  intros hn. apply Rle_trans with (sum n (fun _ => sum C (fun j => / chance_at (j - 1) * reached w (j - 1)))).
  - apply sum_le. intros t ht. unfold level_cost. set (l := level w (t - 1)).
    assert (nonneg : forall j, (1 <= j <= C)%nat -> 0 <= / chance_at (j - 1) * reached w (j - 1)).
    { intros j _. apply Rmult_le_pos; [apply inv_nonneg; destruct (chances (j - 1)); lra|apply ind_bounds]. }
    destruct (Nat.ltb_spec l C) as [low|]; [|now apply sum_nonneg].
    eapply Rle_trans; [|apply (sum_member C _ (S l) nonneg); lia]. replace (S l - 1)%nat with l by lia.
    unfold reached. destruct (Nat.leb_spec l (level w T)) as [|high]; [simpl; lra|exfalso].
    pose proof (level_mono w (t - 1) T ltac:(lia)). unfold l in *. lia.
  - rewrite sum_const. rewrite <- sum_scal. apply sum_le. intros j _. right. unfold Rdiv. ring.
Qed.

Lemma root_of_sum n (f : nat -> R) : (forall j, (1 <= j <= n)%nat -> 0 <= f j) ->
  sqrt (sum n f) <= sum n (fun j => sqrt (f j)).
Proof.
  intros pos. induction n as [|n IH]; [simpl; rewrite sqrt_0; lra|]. rewrite !sum_last.
  eapply Rle_trans; [apply root_sum; [apply sum_nonneg; intros; apply pos; lia|apply pos; lia]|].
  apply Rplus_le_compat_r, IH. intros; apply pos; lia.
Qed.

Lemma root_ind x b : sqrt (x * ind b) = sqrt x * ind b.
Proof. destruct b; simpl; [now rewrite !Rmult_1_r|rewrite !Rmult_0_r; apply sqrt_0]. Qed.

Theorem root_of_costs w :
  E level_coin 1 T (fun w => sqrt (sum T (level_cost w))) w
  <= sum C (fun j => sqrt (INR T / chance_at (j - 1)) * (INR (ways (ends_count T) (j - 1)) * falls_to (j - 1))).
Proof.
  apply Rle_trans with
    (E level_coin 1 T (fun w => sum C (fun j => sqrt (INR T / chance_at (j - 1)) * reached w (j - 1))) w).
  - apply E_le; [exact level_coin_proper|]. intros y.
    eapply Rle_trans; [apply sqrt_le_1_alt, cost_by_levels; lia|].
    eapply Rle_trans; [apply root_of_sum|].
    + intros j _. apply Rmult_le_pos; [|apply ind_bounds]. apply div_nonneg; [apply pos_INR|apply chances].
    + right. apply sum_ext. intros j _. apply root_ind.
  - rewrite E_sum by exact level_coin_proper. apply sum_le. intros j _. rewrite E_scal.
    apply Rmult_le_compat_l; [apply sqrt_pos|]. apply high_levels_are_rare.
Qed.

(** Lost rounds: those at level C. *)
Theorem lost_rounds w :
  E level_coin 1 T (fun w => sum T (fun t => ind (C <=? level w (t - 1)))) w
  <= INR T * (INR (ways (ends_count T) C) * falls_to C).
Proof.
  apply Rle_trans with (E level_coin 1 T (fun w => INR T * ind (C <=? level w T)) w).
  - apply E_le; [exact level_coin_proper|]. intros y. rewrite <- sum_const. apply sum_le. intros t ht.
    pose proof (level_mono y (t - 1) T ltac:(lia)).
    destruct (Nat.leb_spec C (level y (t - 1))), (Nat.leb_spec C (level y T)); simpl; try lra; lia.
  - rewrite E_scal. apply Rmult_le_compat_l; [apply pos_INR|]. apply high_levels_are_rare.
Qed.
End Levels.

(** ** The probabilities of the theorem: every level adds sqrt (q T) *)

Section Powers.
Variables (q : R) (C : nat).
Hypothesis q1 : 1 <= q.

Definition level_power (j : nat) : R := / q ^ (3 ^ j).

Lemma level_power_bounds j : 0 < level_power j <= 1.
Proof.
  unfold level_power. pose proof (pow_R1_Rle q (3 ^ j) q1). split; [apply inv_pos; lra|].
  rewrite <- Rinv_1. apply Rinv_le_contravar; lra.
Qed.

(** f_j^2 = q p_j *)
Lemma falls_squared j : falls_to level_power j * falls_to level_power j = q * level_power j.
Proof.
  pose proof q1. assert (nz : forall n, q ^ n <> 0) by (intros; apply pow_nonzero; lra).
  induction j as [|j IH].
  - unfold falls_to, level_power. simpl. field. lra.
  - change (falls_to level_power (S j)) with (falls_to level_power j * level_power (S j - 1)).
    replace (S j - 1)%nat with j by lia.
    transitivity (falls_to level_power j * falls_to level_power j * (level_power j * level_power j)); [ring|].
    rewrite IH. unfold level_power. replace (3 ^ S j)%nat with (3 ^ j + (3 ^ j + 3 ^ j))%nat by (simpl; lia).
    rewrite !pow_add. field. apply nz.
Qed.

Lemma falls_root j : falls_to level_power j = sqrt (q * level_power j).
Proof.
  rewrite <- falls_squared, sqrt_square; [reflexivity|]. left. apply falls_pos. apply level_power_bounds.
Qed.

Theorem each_level_adds_the_same j T : 0 <= T -> sqrt (T / level_power j) * falls_to level_power j = sqrt (q * T).
Proof.
  intros hT. pose proof (level_power_bounds j). rewrite falls_root, <- sqrt_mult_alt by (apply div_nonneg; lra).
  f_equal. field. lra.
Qed.

(** If T = q^(3^C), the lost rounds add as much. *)
Theorem lost_rounds_add_the_same T : T = q ^ (3 ^ C) -> T * falls_to level_power C = sqrt (q * T).
Proof.
  intros hT. pose proof (pow_R1_Rle q (3 ^ C) q1). rewrite falls_root. unfold level_power. rewrite <- hT.
  rewrite <- (sqrt_square T) at 1 by lra. rewrite <- sqrt_mult_alt by nra. f_equal. field. lra.
Qed.
End Powers.

(** ** The regret *)

Section Regret.
Variables (K C T : nat) (bandit : bool) (chance_at : nat -> R) (endless : nat -> bool) (loss : nat -> nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis chances : forall j, 0 < chance_at j <= 1.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** A round without end weighs as lost: it is a round without delay and without losses. *)
Definition masked t i : R := if endless t then 0 else loss t i.
Definition level_seen (w : nat -> bool) (t : nat) : bool := w t && (level C endless w (t - 1) <? C).
Definition level_odds w t : R := if level C endless w (t - 1) <? C then chance_at (level C endless w (t - 1)) else 1.
Definition level_free w t : R := ind (level C endless w (t - 1) <? C).
Definition weighs t : R := if endless t then 0 else 1.
Definition level_rate w t : R := if bandit then sqrt (sum t (level_cost C chance_at endless w)) else 0.
Definition level_rate_full w t : R :=
  if bandit then 0 else sqrt (sum t (level_cost C chance_at endless w) / (4 * ln (INR K))).
Definition levels_regret (i : nat) w arm : R :=
  any_regret K T bandit (fun _ => 0%nat) masked (level_coin C chance_at endless) level_seen level_odds
    (fun v t => learner K bandit (level_rate v t) (level_rate_full v t)) i w arm.

Let proper_ := level_coin_proper C chance_at endless chances.
Let level_before t : (1 <= t)%nat -> known t (fun w => level C endless w (t - 1)).
Proof. intros ht. replace t with (S (t - 1)) at 1 by lia. apply level_known. Qed.
Let is_cost v t : cost level_odds level_free v t = level_cost C chance_at endless v t.
Proof.
  unfold cost, level_free, level_odds, level_cost. destruct (level C endless v (t - 1) <? C); simpl; unfold Rdiv; ring.
Qed.
Let cost_nonneg v t : 0 <= level_cost C chance_at endless v t.
Proof.
  unfold level_cost. destruct (_ <? C); [apply inv_nonneg; destruct (chances (level C endless v (t - 1))); lra|lra].
Qed.
Let first_cost v t : (1 <= t)%nat -> 0 < sum t (level_cost C chance_at endless v).
Proof.
  intros ht. apply Rlt_le_trans with (sum 1 (level_cost C chance_at endless v)).
  - simpl. unfold level_cost. simpl level. destruct (Nat.ltb_spec 0 C); [|lia].
    rewrite Rplus_0_l. apply inv_pos, chances.
  - apply sum_mono; [assumption|]. intros; apply cost_nonneg.
Qed.

Let lk : 0 < 4 * ln (INR K).
Proof. pose proof (log_arms K K2). lra. Qed.
Lemma level_seen_known t : (1 <= t)%nat -> known (S t) (fun v => level_seen v t).
Proof.
  intros ht x y h. unfold level_seen. rewrite (h t) by lia. rewrite (level_before t ht x y); [reflexivity|].
  apply (agree_weaken _ (S t)); [lia|assumption].
Qed.

Let fair t w : (1 <= t <= T)%nat ->
  E (level_coin C chance_at endless) t (T + 1 - t) (fun v => importance level_seen level_odds v t) w = level_free w t.
Proof.
  intros ht. replace (T + 1 - t)%nat with (S (T - t)) by lia. cbn [E].
  assert (seen : known (S t) (fun v => importance level_seen level_odds v t)).
  { intros x y h. unfold importance, level_odds. rewrite (level_seen_known t ltac:(lia) x y h).
    rewrite (level_before t ltac:(lia) x y); [reflexivity|]. apply (agree_weaken _ (S t)); [lia|assumption]. }
  rewrite (mean_ext _ _ (fun c => importance level_seen level_odds (put w t c) t)).
  2:{ intros c. now apply (E_known _ proper_). }
  unfold level_coin, toss. cbn [mean]. unfold importance, level_seen, level_odds. rewrite !put_same.
  rewrite !(level_before t ltac:(lia) (put w t _) w) by (apply agree_put; lia).
  unfold level_chance, level_free. pose proof (chances (level C endless w (t - 1))).
  destruct (_ <? C); simpl; field; lra.
Qed.

Theorem levels_bound i w arm : (i < K)%nat -> levels_regret i w arm <=
  (if bandit then 4 * sqrt (INR K) - 2 else sqrt (ln (INR K))) * sum C (fun j => sqrt (INR T / chance_at (j - 1)) *
    (INR (ways (ends_count endless T) (j - 1)) * falls_to chance_at (j - 1)))
  + INR T * (INR (ways (ends_count endless T) C) * falls_to chance_at C).
Proof.
  intros hi. pose proof (root_arms K ltac:(lia)) as root. pose proof (log_arms K K2) as logs.
  set (S_ := fun v t => sum t (level_cost C chance_at endless v)).
  assert (factor : 0 <= if bandit then 4 * sqrt (INR K) - 2 else sqrt (ln (INR K)))
    by (destruct bandit; [lra|apply sqrt_pos]).
  assert (more : forall v s t, (s <= t)%nat -> S_ v s <= S_ v t).
  { intros v s t h. apply sum_mono; [assumption|]. intros; apply cost_nonneg. }
  unfold levels_regret. eapply Rle_trans.
  { apply (adaptive_regret K T bandit (fun _ => 0%nat) masked (level_coin C chance_at endless) level_seen level_odds
      level_free weighs ltac:(lia) T1 proper_) with (a := level_rate) (b := level_rate_full).
    - intros t j. unfold masked, weighs. pose proof (unit_losses t j). destruct (endless t); lra.
    - intros t ht. apply (known_weaken (S t)); [lia|now apply level_seen_known].
    - intros v t _. unfold level_odds. destruct (_ <? C); [apply chances|lra].
    - intros t ht. split; intros x y h; unfold level_odds, level_free; now rewrite (level_before t ht x y h).
    - intros v t. apply ind_bounds.
    - exact fair.
    - intros t ht. assert (same : forall x y, agree t x y -> S_ x t = S_ y t).
      { intros x y h. apply sum_ext. intros s hs. unfold level_cost. rewrite (level_before s ltac:(lia) x y);
          [reflexivity|]. apply (agree_weaken _ t); [lia|assumption]. }
      split; intros x y h; unfold level_rate, level_rate_full; fold (S_ x t) (S_ y t); now rewrite (same x y h).
    - intros v t. unfold level_rate, level_rate_full. destruct bandit; split; try apply sqrt_pos; lra.
    - intros v s t hs _. unfold level_rate, level_rate_full. fold (S_ v s) (S_ v t).
      pose proof (more v s t ltac:(lia)). destruct bandit; split; try lra; apply sqrt_le_1_alt; [assumption|].
      apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|assumption].
    - intros v t ht. pose proof (first_cost v t ltac:(lia)). unfold level_rate, level_rate_full. fold (S_ v t).
      destruct bandit; [now apply sqrt_lt_R0|]. split; [reflexivity|]. apply sqrt_lt_R0, Rdiv_lt_0_compat; assumption.
    - intros v t ht. left. unfold waiting_sum. apply sum_zero. intros s hs. compare_nat. reflexivity.
    - exact hi. }
  apply Rle_trans with (E (level_coin C chance_at endless) 1 T
      (fun v => (if bandit then 4 * sqrt (INR K) - 2 else sqrt (ln (INR K))) * sqrt (S_ v T)) w + 0
    + E (level_coin C chance_at endless) 1 T (fun v => sum T (fun t => ind (C <=? level C endless v (t - 1)))) w).
  - apply Rplus_le_compat; [apply Rplus_le_compat|].
    + apply (E_le _ proper_). intros v. unfold first_mean, last_terms, level_rate, level_rate_full.
      fold (S_ v T). destruct bandit.
      * pose proof (covered T (level_cost C chance_at endless v) (S_ v) 0
          (sqrt (INR K)) (2 * (sqrt (INR K) - 1)) ltac:(lra) ltac:(lra) (Rle_refl 0) (fun t _ => cost_nonneg v t)
          (fun t _ => Rle_refl _) ltac:(unfold S_; lra)) as bound.
        rewrite sqrt_0 in bound. rewrite sum_scal.
        rewrite (sum_ext T (fun t => cost level_odds level_free v t / _)
          (fun t => level_cost C chance_at endless v t / sqrt (S_ v t)))
          by (intros; now rewrite is_cost). fold (S_ v T) in bound. lra.
      * pose proof (covered_over (4 * ln (INR K)) (8 * ln (INR K)) T (level_cost C chance_at endless v) (S_ v) 0
          (fun t => sqrt (S_ v t / (4 * ln (INR K)))) lk ltac:(lra) (Rle_refl 0) (fun t _ => cost_nonneg v t)
          (fun t _ => Rle_refl _) ltac:(unfold S_; lra) (fun t => eq_refl)) as bound.
        rewrite Rmult_0_r, sqrt_0, Rmult_0_r, Rplus_0_r in bound. fold (S_ v T) in bound.
        replace (2 + 8 * ln (INR K) / (4 * ln (INR K))) with 4 in bound by (field; lra).
        replace (4 * ln (INR K) * S_ v T) with (4 * (ln (INR K) * S_ v T)) in bound by ring.
        rewrite (sqrt_mult_alt 4), (sqrt_mult_alt (ln (INR K))) in bound by lra.
        replace (sqrt 4) with 2 in bound by (replace 4 with (2 * 2) by lra; rewrite sqrt_square; lra).
        rewrite (sum_ext T (fun t => cost level_odds level_free v t / _ / 8)
          (fun t => / 8 * (level_cost C chance_at endless v t / sqrt (S_ v t / (4 * ln (INR K))))))
          by (intros; rewrite is_cost; unfold S_, Rdiv; ring).
        rewrite sum_scal. lra.
    + right. transitivity (E (level_coin C chance_at endless) 1 T (fun _ => 0) w); [|apply (E_const _ proper_)].
      apply E_ext. intros v. apply sum_zero. intros t _.
      assert (none : waiting_sum (fun _ => 0%nat) (importance level_seen level_odds v) t = 0).
      { unfold waiting_sum. apply sum_zero. intros s hs. compare_nat. reflexivity. }
      rewrite none. ring.
    + apply (E_le _ proper_). intros v. apply sum_le. intros t _. unfold weighs, level_free.
      destruct (endless t), (Nat.ltb_spec (level C endless v (t - 1)) C), (Nat.leb_spec C (level C endless v (t - 1)));
        simpl; try lra; lia.
  - rewrite Rplus_0_r, E_scal. apply Rplus_le_compat.
    + apply Rmult_le_compat_l; [assumption|]. now apply root_of_costs.
    + now apply lost_rounds.
Qed.
End Regret.

(** With the probabilities of the theorem, T = q^(3^C) and k rounds without end. *)
Theorem few_rounds_without_end K C T bandit q endless loss i w arm : (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> 1 <= q ->
  INR T = q ^ (3 ^ C) -> (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  levels_regret K C T bandit (level_power q) endless loss i w arm <=
  ((if bandit then 4 * sqrt (INR K) - 2 else sqrt (ln (INR K))) * sum C (fun j => INR (ways (ends_count endless T) (j - 1)))
    + INR (ways (ends_count endless T) C)) * sqrt (q * INR T).
Proof.
  intros K2 C1 T1 q1 hT unit_losses hi. eapply Rle_trans.
  { apply (levels_bound K C T bandit (level_power q) endless loss K2 C1 T1 (level_power_bounds q q1) unit_losses).
    assumption. }
  right. rewrite (sum_ext C _ (fun j => sqrt (q * INR T) * INR (ways (ends_count endless T) (j - 1)))).
  2:{ intros j _. rewrite <- (each_level_adds_the_same q q1 (j - 1) (INR T)) by apply pos_INR. ring. }
  rewrite sum_scal. pose proof (lost_rounds_add_the_same q C q1 (INR T) hT) as lost.
  replace (INR T * (INR (ways (ends_count endless T) C) * falls_to (level_power q) C))
    with (INR (ways (ends_count endless T) C) * (INR T * falls_to (level_power q) C)) by ring.
  rewrite lost. ring.
Qed.

(** ** The game that is played: rounds without end, and their losses *)

Lemma total_of_others {B} (f g : B -> R) (here there : B -> bool) l :
  (forall s, In s l -> (if here s then f s else 0) = (if there s then g s else 0)) ->
  total_of f (filter here l) = total_of g (filter there l).
Proof.
  intros h. induction l as [|s l IH]; [reflexivity|]. specialize (IH (fun r hr => h r (or_intror hr))).
  specialize (h s (or_introl eq_refl)). simpl. destruct (here s), (there s); simpl; rewrite ?IH; cbn [add reals]; lra.
Qed.

Section Played.
Variables (K C T : nat) (bandit : bool) (chance_at : nat -> R) (endless : nat -> bool) (loss : nat -> nat -> R).
Variable d : nat -> nat.
Hypothesis K1 : (1 <= K)%nat.
Hypothesis chances : forall j, 0 < chance_at j <= 1.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Hypothesis no_delay : forall t, (1 <= t <= T)%nat -> endless t = false -> d t = 0%nat.
Hypothesis no_end : forall t, (1 <= t <= T)%nat -> endless t = true -> (T < t + d t)%nat.

(** The regret of Algorithm 2 in the game with these delays and losses. *)
Definition endless_regret (i : nat) w arm : R :=
  any_regret K T bandit d loss (level_coin C chance_at endless) (level_seen C endless) (level_odds C chance_at endless)
    (fun v t => learner K bandit (level_rate C bandit chance_at endless v t)
      (level_rate_full K C bandit chance_at endless v t)) i w arm.

Let coins_ := level_coin C chance_at endless.
Let rates_ := fun (v : nat -> bool) t => learner K bandit (level_rate C bandit chance_at endless v t)
  (level_rate_full K C bandit chance_at endless v t).
Let policy_of d loss := any_policy K bandit d loss (level_seen C endless) (level_odds C chance_at endless) rates_.
Let played := policy_of d loss.
Let undelayed := policy_of (fun _ => 0%nat) (masked endless loss).

(** A round without end never arrives; one with losses 0 adds nothing. *)
Lemma endless_or_masked t w a : (1 <= t <= T)%nat -> played t w a = undelayed t w a.
Proof.
  intros ht. unfold played, undelayed, policy_of, any_policy, play, algorithm_2, distribution, Lobs. f_equal. f_equal.
  f_equal. apply learn_ext. intros r hr. split; [reflexivity|]. split; [reflexivity|]. intros x i.
  apply total_of_others. intros s hs. apply in_rounds in hs. unfold level_seen, estimate, masked.
  destruct (endless s) eqn:long.
  - pose proof (no_end s ltac:(lia) long). destruct (Nat.eqb_spec (s + d s) r); [lia|]. simpl andb.
    destruct ((s + 0 =? r) && (w s && (level C endless w (s - 1) <? C))); [|reflexivity]. cbn [mul inv zero reals].
    destruct bandit; [destruct (i =? a s)|]; ring.
  - now rewrite (no_delay s ltac:(lia) long).
Qed.

Let proper_joint t x : proper (joint_law coins_ undelayed t x).
Proof.
  apply joint_proper; [apply (level_coin_proper C chance_at endless chances)|]. intros s v b.
  apply arm_law_proper, (learner_distributions K bandit K1);
    unfold level_rate, level_rate_full; destruct bandit; try apply sqrt_pos; lra.
Qed.

Theorem rounds_without_end_cost_one i w arm :
  endless_regret i w arm <= INR (ends_count endless T) + levels_regret K C T bandit chance_at endless loss i w arm.
Proof.
  unfold endless_regret, levels_regret, any_regret, any_mean. fold coins_ rates_.
  change (any_policy K bandit d loss (level_seen C endless) (level_odds C chance_at endless) rates_) with played.
  change (any_policy K bandit (fun _ => 0%nat) (masked endless loss) (level_seen C endless)
    (level_odds C chance_at endless) rates_) with undelayed.
  rewrite (E_law_ext (joint_law coins_ played) (joint_law coins_ undelayed)).
  2:{ intros s x hs. unfold joint_law. now rewrite endless_or_masked by lia. }
  unfold ends_count. rewrite length_filter.
  assert (mean_more : E (joint_law coins_ undelayed) 1 T (fun x => sum T (fun t => loss t (arms x t)))
      (fun s => (w s, arm s))
    <= E (joint_law coins_ undelayed) 1 T (fun x => sum T (fun t => masked endless loss t (arms x t))
         + sum T (fun t => ind (endless t))) (fun s => (w s, arm s))).
  { apply (E_le _ proper_joint). intros x. rewrite <- sum_plus. apply sum_le. intros t _. unfold masked.
    destruct (unit_losses t (arms x t)). destruct (endless t); simpl; lra. }
  rewrite E_plus, (E_const _ proper_joint) in mean_more.
  assert (less : sum T (fun t => masked endless loss t i) <= sum T (fun t => loss t i)).
  { apply sum_le. intros t _. unfold masked. destruct (unit_losses t i). destruct (endless t); lra. }
  lra.
Qed.
End Played.

(** P.20 in the game that is played. *)
Theorem few_rounds_without_end_played K C T bandit q endless loss d i w arm :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> 1 <= q -> INR T = q ^ (3 ^ C) ->
  (forall t j, 0 <= loss t j <= 1) -> (forall t, (1 <= t <= T)%nat -> endless t = false -> d t = 0%nat) ->
  (forall t, (1 <= t <= T)%nat -> endless t = true -> (T < t + d t)%nat) -> (i < K)%nat ->
  endless_regret K C T bandit (level_power q) endless loss d i w arm <= INR (ends_count endless T) +
  ((if bandit then 4 * sqrt (INR K) - 2 else sqrt (ln (INR K))) * sum C (fun j => INR (ways (ends_count endless T) (j - 1)))
    + INR (ways (ends_count endless T) C)) * sqrt (q * INR T).
Proof.
  intros K2 C1 T1 q1 hT unit_losses no_delay no_end hi. eapply Rle_trans.
  { apply (rounds_without_end_cost_one K C T bandit (level_power q) endless loss d ltac:(lia) (level_power_bounds q q1));
      assumption. }
  apply Rplus_le_compat_l. now apply few_rounds_without_end.
Qed.
