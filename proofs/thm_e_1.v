(** Theorem E.1 (thm:ftrl-scheduler-no-sigmas): the pairs of weights in Theorem 4.4 are replaced by delays. *)
From Delays Require Export thm_2_1.

Section Scheduler.
Context {A : Type}.
Variables (C T : nat) (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) (p : nat -> R).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.

Let zt := z Z p.

(** The mean over the scheduler's coins. *)
Definition coin_mean (f : (nat -> A) -> R) (w : nat -> A) : R := E (independent L) 1 T f w.

Let L_proper' : forall t w, proper (independent L t w).
Proof. intros; apply L_proper. Qed.

(** E[g z_t] = E[E[g z_t | F_t]] = E[g E[z_t | F_t]] = E[g e_t], if g is known before round t. *)
Lemma tower_weight t g w : (1 <= t <= T)%nat -> known t g ->
  coin_mean (fun w => g w * zt w t) w = coin_mean (fun w => g w * free C S0 w t) w.
Proof.
  intros ht hg. unfold coin_mean. replace T with ((t - 1) + S (T - t))%nat by lia. rewrite !E_tower.
  apply E_ext; intros y. replace (1 + (t - 1))%nat with t by lia.
  rewrite (E_known _ L_proper' _ t (fun w => g w * free C S0 w t)).
  2:{ intros x x' h. rewrite (hg x x' h). f_equal. now apply (known_free C S0 Z pre t); [lia|]. }
  rewrite (E_factor _ _ t _ g) by assumption. f_equal.
  rewrite <- (mean_z C T L S0 Z p L_proper pre quant y t ht). simpl. unfold independent at 1.
  apply mean_ext; intros c. apply (E_known _ L_proper' _ (S t) (fun w => zt w t)).
  apply (known_z S0 Z p pre). lia.
Qed.

(** Future weights disappear: E[g z_t] <= E[g]. *)
Lemma drop_weight t g w : (1 <= t <= T)%nat -> known t g -> (forall v, 0 <= g v) ->
  coin_mean (fun w => g w * zt w t) w <= coin_mean g w.
Proof.
  intros ht hg pos. rewrite tower_weight by assumption. apply E_le; [exact L_proper'|]. intros v.
  pose proof (ind_bounds (length (S0 v t) <? C)). specialize (pos v). unfold free. nra.
Qed.

Variables (d : nat -> nat) (beta : (nat -> A) -> nat -> R).
Hypothesis beta_known : forall t, (1 <= t)%nat -> known t (fun w => beta w t).
Hypothesis beta_nonneg : forall w t, 0 <= beta w t.
(** The rates do not increase. (Asked for only where round s waits in round t, so that an infinite rate may be written as any
    number as long as there were no delays.) *)
Hypothesis beta_decreasing : forall w s t, (1 <= s < t)%nat -> (t <= s + d s)%nat -> beta w t <= beta w s.

(** Round s waits in round t. *)
Definition waits (s t : nat) : bool := (s <? t) && (t <=? s + d s).

Lemma waiting_sum_all B t : (1 <= t <= T)%nat -> waiting_sum d B t = sum T (fun s => if waits s t then B s else 0).
Proof.
  intros h. unfold waiting_sum. replace T with ((t - 1) + (T + 1 - t))%nat by lia. rewrite sum_split.
  rewrite (sum_zero (T + 1 - t)).
  - rewrite Rplus_0_r. apply sum_ext; intros s hs. unfold waits. now rewrite (proj2 (Nat.ltb_lt s t)) by lia.
  - intros s hs. unfold waits. now rewrite (proj2 (Nat.ltb_ge (t - 1 + s) t)) by lia.
Qed.

(** Round s waits in min {d_s, T - s} rounds of the game. *)
Lemma waits_count s c : (s <= T)%nat ->
  sum T (fun t => if waits s t then c else 0) = INR (min (d s) (T - s)) * c.
Proof.
  intros h. replace T with (s + (T - s))%nat at 1 by lia. rewrite sum_split, sum_zero.
  2:{ intros t ht. unfold waits. now rewrite (proj2 (Nat.ltb_ge s t)) by lia. }
  rewrite Rplus_0_l. generalize (T - s)%nat as m. intros m.
  rewrite (sum_ext m _ (fun r => if r <=? d s then c else 0)).
  2:{ intros r hr. unfold waits. rewrite (proj2 (Nat.ltb_lt s (s + r))) by lia. simpl.
      now destruct (Nat.leb_spec (s + r) (s + d s)), (Nat.leb_spec r (d s)); try lia. }
  induction m as [|m IH]; [rewrite Nat.min_0_r; simpl; ring|]. rewrite sum_last, IH.
  destruct (Nat.leb_spec (S m) (d s)).
  - rewrite !Nat.min_r by lia. rewrite S_INR. ring.
  - rewrite !Nat.min_l by lia. ring.
Qed.

Let weight_nonneg v t : (1 <= t <= T)%nat -> 0 <= zt v t.
Proof. intros h. apply (z_nonneg C T L S0 Z p quant). assumption. Qed.

(** Move the rate to the earlier round, and swap the sums. *)
Lemma swap_pairs v :
  sum T (fun t => beta v t * zt v t * waiting_sum d (zt v) t)
  <= sum T (fun s => sum T (fun t => if waits s t then beta v s * zt v s * zt v t else 0)).
Proof.
  rewrite sum_swap. apply sum_le; intros t ht. rewrite waiting_sum_all, <- sum_scal by assumption.
  apply sum_le; intros s hs. unfold waits. destruct (Nat.ltb_spec s t) as [lt|]; simpl; [|lra].
  destruct (Nat.leb_spec t (s + d s)) as [le|]; simpl; [|lra].
  pose proof (beta_decreasing v s t ltac:(lia) le). pose proof (weight_nonneg v s hs). pose proof (weight_nonneg v t ht).
  assert (0 <= zt v s * zt v t) by now apply Rmult_le_pos. nra.
Qed.

(** The central step. The book's sharper form, with the part of the delay inside the game. *)
Theorem central_step w :
  coin_mean (fun v => sum T (fun t => beta v t * zt v t * waiting_sum d (zt v) t)) w
  <= coin_mean (fun v => sum T (fun t => beta v t * zt v t * INR (min (d t) (T - t)))) w.
Proof.
  eapply Rle_trans; [apply E_le; [exact L_proper'|exact swap_pairs]|].
  unfold coin_mean. rewrite !E_sum by exact L_proper'. apply sum_le; intros s hs. rewrite E_sum by exact L_proper'.
  rewrite (E_ext _ _ _ _ (fun v => INR (min (d s) (T - s)) * (beta v s * zt v s))) by (intros; ring).
  rewrite E_scal, <- waits_count by lia. apply sum_le; intros t ht. unfold waits.
  destruct (Nat.ltb_spec s t) as [lt|]; simpl; [|rewrite E_const by exact L_proper'; lra].
  destruct (t <=? s + d s); [|rewrite E_const by exact L_proper'; lra].
  (* beta_s z_s is known before round t *)
  apply (drop_weight t (fun v => beta v s * zt v s)); [assumption| |].
  - intros x y h. f_equal.
    + apply beta_known; [lia|]. apply (agree_weaken s t); [lia|assumption].
    + apply (known_z S0 Z p pre s); [lia|]. apply (agree_weaken (S s) t); [lia|assumption].
  - intros v. apply Rmult_le_pos; [apply beta_nonneg|now apply weight_nonneg].
Qed.

Corollary central_step_printed w :
  coin_mean (fun v => sum T (fun t => beta v t * zt v t * waiting_sum d (zt v) t)) w
  <= coin_mean (fun v => sum T (fun t => beta v t * zt v t * INR (d t))) w.
Proof.
  eapply Rle_trans; [apply central_step|]. apply E_le; [exact L_proper'|]. intros v. apply sum_le; intros t ht.
  apply Rmult_le_compat_l; [|apply le_INR; lia].
  apply Rmult_le_pos; [apply beta_nonneg|now apply weight_nonneg].
Qed.
End Scheduler.
