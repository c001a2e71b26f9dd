(** Fact D.1 (fact:batching-assumption): batches fit. If b (C - 1) >= d_max, at most C representatives are tracked at a time. *)
From Delays Require Import lem_d_3.

Section Fit.
Variables (b C T : nat) (d : nat -> nat).
Hypotheses (b1 : (1 <= b)%nat) (C1 : (1 <= C)%nat) (fit : forall t, (d t <= b * (C - 1))%nat).

(** In round t of batch tau, the representative of batch s <= tau is still tracked if u_s + d_{u_s} >= t; that of batch tau
    itself may be. The rounds of batch tau are (tau - 1) b + 1, ..., tau b. *)
Definition still_tracked (u : nat -> nat) (t s : nat) : bool :=
  t <=? representative b s (u s) + padded T d (representative b s (u s)).

(** From u <= s b and t >= (tau - 1) b + 1 follows tau - s <= C - 1. *)
Lemma age u t tau s : (1 <= s)%nat -> (1 <= u s <= b)%nat -> ((tau - 1) * b + 1 <= t)%nat ->
  still_tracked u t s = true -> (tau <= s + (C - 1))%nat.
Proof.
  intros hs hu ht tracked. apply Nat.leb_le in tracked.
  assert (delay : (padded T d (representative b s (u s)) <= b * (C - 1))%nat).
  { unfold padded. destruct (_ <=? T); [apply fit|apply Nat.le_0_l]. }
  unfold representative in *. set (r := padded T d _) in *. clearbody r.
  assert (last : ((s - 1) * b + u s <= s * b)%nat) by nia.
  assert (h : ((tau - 1) * b + 1 <= s * b + b * (C - 1))%nat) by lia.
  assert (((tau - 1) * b < (s + (C - 1)) * b)%nat) by nia.
  assert ((tau - 1 < s + (C - 1))%nat) by nia. lia.
Qed.

Lemma count_recent n f k : (forall s, (1 <= s <= n)%nat -> f s = true -> (n < s + k)%nat) ->
  (length (filter f (rounds n)) <= k)%nat.
Proof.
  revert k. induction n as [|n IH]; intros k h; [simpl; lia|]. simpl rounds. simpl filter.
  destruct k as [|k].
  - destruct (f (S n)) eqn:e; [specialize (h (S n) ltac:(lia) e); lia|]. apply IH. intros s hs fs.
    specialize (h s ltac:(lia) fs). lia.
  - assert (length (filter f (rounds n)) <= k)%nat.
    { apply IH. intros s hs fs. specialize (h s ltac:(lia) fs). lia. }
    destruct (f (S n)); simpl; lia.
Qed.

Theorem fact_d_1 u t tau : (forall s, (1 <= s)%nat -> (1 <= u s <= b)%nat) -> ((tau - 1) * b + 1 <= t)%nat ->
  (length (filter (still_tracked u t) (rounds tau)) <= C)%nat.
Proof.
  intros hu ht. apply count_recent. intros s hs tracked.
  pose proof (age u t tau s ltac:(lia) (hu s ltac:(lia)) ht tracked). lia.
Qed.
End Fit.
