(** The lines of the proof of Theorem E.1 (thm:ftrl-scheduler-no-sigmas), one theorem each. The inner sum is cut at T, as
    corrected. *)
From Delays Require Export thm_4_4_lines thm_e_1.

Section Lines.
Context {A : Type}.
Variables (C T : nat) (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool)
  (p : nat -> R).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.
Variables (d : nat -> nat) (beta : (nat -> A) -> nat -> R).
Hypothesis beta_known : forall t, (1 <= t)%nat -> known t (fun w => beta w t).
Hypothesis beta_nonneg : forall w t, (1 <= t <= T)%nat -> 0 <= beta w t.
Hypothesis beta_decreasing : forall w s t, (1 <= s < t)%nat -> (t <= T)%nat -> (t <= s + d s)%nat ->
  beta w t <= beta w s.

Let zt := z Z p.
Let mean_ := coin_mean T L.
(** The sum of f over the rounds s with t < s <= min {t + d_t, T}. *)
Definition sum_while_waiting (t : nat) (f : nat -> R) : R := sum T (fun s => if waits d t s then f s else 0).

Let hL : forall t w, proper (independent L t w).
Proof. intros; apply L_proper. Qed.
Let weight_nonneg v t : (1 <= t <= T)%nat -> 0 <= zt v t.
Proof. intros h. apply (z_nonneg C T L S0 Z p quant). assumption. Qed.

Theorem line_monotone w :
  mean_ (fun v => sum T (fun t => beta v t * zt v t * waiting_sum d (zt v) t)) w
  <= mean_ (fun v => sum T (fun t => zt v t * waiting_sum d (fun s => beta v s * zt v s) t)) w.
Proof.
  apply E_le; [exact hL|]. intros v. eapply Rle_trans;
    [exact (swap_pairs C T L S0 Z p quant d beta beta_decreasing v)|]. rewrite sum_swap. right. apply sum_ext.
    intros t ht.
  rewrite (waiting_sum_all T d), <- sum_scal by assumption. apply sum_ext; intros s hs. unfold zt.
  destruct (waits d s t); ring.
Qed.

Theorem line_swap w :
  mean_ (fun v => sum T (fun t => zt v t * waiting_sum d (fun s => beta v s * zt v s) t)) w
  = mean_ (fun v => sum T (fun t => beta v t * zt v t * sum_while_waiting t (zt v))) w.
Proof.
  apply E_ext. intros v. unfold sum_while_waiting.
  rewrite (sum_ext T _ (fun t => sum T (fun s => if waits d s t then beta v s * zt v s * zt v t else 0))).
  2:{ intros t ht. rewrite (waiting_sum_all T d) by assumption. rewrite <- sum_scal. apply sum_ext; intros s hs.
      destruct (waits d s t); ring. }
  rewrite sum_swap. apply sum_ext; intros t ht. rewrite <- sum_scal. apply sum_ext; intros s hs.
  destruct (waits d t s); ring.
Qed.

Theorem line_linear w :
  mean_ (fun v => sum T (fun t => beta v t * zt v t * sum_while_waiting t (zt v))) w
  = sum T (fun t => sum_while_waiting t (fun s => mean_ (fun v => beta v t * zt v t * zt v s) w)).
Proof.
  unfold mean_, coin_mean, sum_while_waiting. rewrite E_sum by exact hL. apply sum_ext; intros t ht.
  rewrite (E_ext _ _ _ _ (fun v => sum T (fun s => if waits d t s then beta v t * zt v t * zt v s else 0))).
  2:{ intros v. rewrite <- sum_scal. apply sum_ext; intros s hs. destruct (waits d t s); ring. }
  rewrite E_sum by exact hL. apply sum_ext; intros s hs. destruct (waits d t s); [reflexivity|].
  apply E_const. exact hL.
Qed.

Theorem line_conclude_swap w :
  mean_ (fun v => sum T (fun t => beta v t * zt v t * waiting_sum d (zt v) t)) w
  <= sum T (fun t => sum_while_waiting t (fun s => mean_ (fun v => beta v t * zt v t * zt v s) w)).
Proof. rewrite <- line_linear, <- line_swap. apply line_monotone. Qed.

Let pair_known t s : (1 <= t < s)%nat -> known s (fun v => beta v t * zt v t).
Proof. exact (thm_e_1.pair_known S0 Z p pre beta beta_known t s). Qed.

Theorem line_tower t s w : (1 <= t < s)%nat -> (s <= T)%nat ->
  mean_ (fun v => beta v t * zt v t * zt v s) w
  = E (independent L) 1 (s - 1) (fun v => mean (L s) (fun c =>
      beta (put v s c) t * zt (put v s c) t * zt (put v s c) s)) w.
Proof.
  intros h hs. apply (E_at (independent L) hL T s (fun v => beta v t * zt v t * zt v s)); [lia|]. intros x y e.
  f_equal; [|now apply (known_z S0 Z p pre s); [lia|]].
  apply (pair_known t s h x y). apply (agree_weaken s (S s)); [lia|assumption].
Qed.

Theorem line_tower_known t s w : (1 <= t < s)%nat -> (s <= T)%nat ->
  E (independent L) 1 (s - 1) (fun v => mean (L s) (fun c =>
    beta (put v s c) t * zt (put v s c) t * zt (put v s c) s)) w
  = E (independent L) 1 (s - 1) (fun v => beta v t * zt v t * mean (L s) (fun c => zt (put v s c) s)) w.
Proof.
  intros h hs. apply E_ext. intros v. rewrite <- mean_scal. apply mean_ext. intros c.
  rewrite (pair_known t s h (put v s c) v); [reflexivity|]. apply agree_put; lia.
Qed.

Theorem line_free_slot t s w : (1 <= t < s)%nat -> (s <= T)%nat ->
  E (independent L) 1 (s - 1) (fun v => beta v t * zt v t * mean (L s) (fun c => zt (put v s c) s)) w
  = mean_ (fun v => beta v t * zt v t * free C S0 v s) w.
Proof.
  intros h hs. rewrite <- line_tower_known, <- line_tower by assumption.
  apply (tower_weight C T L S0 Z p L_proper pre quant s (fun v => beta v t * zt v t)); [lia|]. now apply pair_known.
Qed.

Theorem line_drop t s w : (1 <= t < s)%nat -> (s <= T)%nat ->
  mean_ (fun v => beta v t * zt v t * free C S0 v s) w <= mean_ (fun v => beta v t * zt v t) w.
Proof.
  intros h hs. apply E_le; [exact hL|]. intros v. pose proof (ind_bounds (length (S0 v s) <? C)). unfold free.
  pose proof (beta_nonneg v t ltac:(lia)). pose proof (weight_nonneg v t ltac:(lia)).
  assert (0 <= beta v t * zt v t) by now apply Rmult_le_pos. nra.
Qed.

Theorem line_conclude w :
  sum T (fun t => sum_while_waiting t (fun s => mean_ (fun v => beta v t * zt v t * zt v s) w))
  <= mean_ (fun v => sum T (fun t => beta v t * zt v t * INR (d t))) w.
Proof.
  unfold mean_ at 2, coin_mean. rewrite E_sum by exact hL. apply sum_le; intros t ht.
  rewrite (E_scaled _ _ _ (INR (d t)) (fun v => beta v t * zt v t)) by (intros; ring).
  eapply Rle_trans; [exact (pairs_count C T L S0 Z p L_proper pre quant d beta beta_known beta_nonneg t w ht)|].
  apply Rmult_le_compat_r; [|apply le_INR; lia]. apply E_nonneg; [exact hL|]. intros v.
  apply Rmult_le_pos; [now apply beta_nonneg|now apply weight_nonneg].
Qed.
End Lines.
