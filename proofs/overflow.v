(** What Lemmas 4.5 and 4.6 have in common: if each coin of round s stays for g rounds with probability at most
    c_s / (g + 1), then the tracking set is rarely full. *)
From Delays Require Export schedulers chernoff overflow_condition.

Section Overflow.
Variables (C : nat) (d : nat -> nat) (L : nat -> law proxy) (nu : nat -> R) (alpha delta : R).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (delta0 : 0 < delta).
Hypothesis L_proper : forall t, proper (L t).
(** Fact F.2 for the normalizer, without the term s = t. *)
Hypothesis normalizer : forall t, (1 <= t)%nat -> sum (t - 1) (fun s => / (nu s * INR (t - s + 1))) <= 1.

(** The coin of round s, seen from round t: its delay and its proxy delay both reach round t. *)
Definition pending (t s : nat) (p : proxy) : bool := (t <=? s + d s) && reaches p (t - s).

(** |S_t^0| is at most the number of pending coins: coins are tossed even if no slot is free. *)
Lemma size_le_pending w t : (1 <= t)%nat -> INR (length (S0 C d w t)) <= sum (t - 1) (fun s => ind (pending t s (w s))).
Proof.
  intros h. rewrite size_is by assumption. apply sum_le. intros s _. unfold stays, pending.
  destruct (added C d w s), (t <=? s + d s), (reaches (w s) (t - s)); simpl; lra.
Qed.

Variable T : nat.
Hypothesis chance_small : forall t s, (1 <= s < t)%nat -> (t <= T)%nat ->
  mean (L s) (fun p => ind (pending t s p)) <= scale nu alpha C s / INR (t - s + 1).

(** E of the pending coins is at most C / (1 + alpha). *)
Lemma mean_pending t : (1 <= t <= T)%nat -> sum (t - 1) (chance L (pending t)) <= INR C / (1 + alpha).
Proof.
  intros h. pose proof (INR_pos C C1).
  apply Rle_trans with (sum (t - 1) (fun s => INR C / (1 + alpha) * / (nu s * INR (t - s + 1)))).
  - apply sum_le. intros s hs. eapply Rle_trans; [apply chance_small; lia|]. unfold scale, Rdiv.
    rewrite !Rinv_mult. right; ring.
  - rewrite sum_scal. specialize (normalizer t ltac:(lia)).
    assert (0 < INR C / (1 + alpha)) by (apply Rdiv_lt_0_compat; lra). nra.
Qed.

Theorem overflow t w : overflow_condition alpha delta C -> (1 <= t <= T)%nat ->
  Pr (independent L) 1 T (fun w => length (S0 C d w t) =? C) w <= delta.
Proof.
  intros star h. unfold Pr.
  rewrite (E_past _ (fun t _ => L_proper t) T t) by (lia || intros x y hxy; now rewrite (known_S0 C d t x y hxy)).
  apply (chernoff L (t - 1) (pending t) L_proper C alpha delta C1 alpha0 delta0); [assumption|now apply mean_pending|].
  intros y full. apply Nat.eqb_eq in full. rewrite <- full at 1. unfold total. now apply size_le_pending.
Qed.
End Overflow.
