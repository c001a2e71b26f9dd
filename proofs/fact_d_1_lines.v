(** The lines of Fact D.1 (fact:batching-assumption): how many representatives can be tracked, whatever the capacity. *)
From Delays Require Import fact_d_1.

Section Batches.
Variables (b C dmax : nat) (d u : nat -> nat).
Hypotheses (b1 : (1 <= b)%nat) (d_le : forall t, (d t <= dmax)%nat) (places : forall tau, (1 <= u tau <= b)%nat).

Let m : nat := ceiling dmax b.
Let tracked_ t : list nat := S1 C d (batch_proxies b u) t.

Let enough t : (d t <= b * (S m - 1))%nat.
Proof.
  specialize (d_le t). unfold m, ceiling. pose proof (Nat.div_mod (dmax + b - 1) b ltac:(lia)).
  pose proof (Nat.mod_upper_bound (dmax + b - 1) b ltac:(lia)). nia.
Qed.

(** A tracked round is the representative of its batch, which is one of the last. *)
Lemma tracked_batch t s : (1 <= t)%nat -> In s (tracked_ t) ->
  s = representative_of b u (ceiling s b) /\ (ceiling s b <= ceiling t b <= ceiling s b + m)%nat.
Proof.
  intros t1 hs. unfold tracked_ in hs. rewrite S1_is in hs by assumption. apply filter_In in hs as [hs keep].
  apply in_rounds in hs. unfold stays in keep. apply andb_prop in keep as [keep reach_s].
  apply andb_prop in keep as [_ late]. apply Nat.leb_le in late. unfold batch_proxies in reach_s.
  destruct (Nat.eqb_spec s (representative_of b u (ceiling s b))) as [rep|]; [|discriminate]. split; [exact rep|].
  destruct (batch_of b b1 s ltac:(lia)) as (one & low & high), (batch_of b b1 t t1) as (one' & low' & high').
  split; [nia|]. replace m with (S m - 1)%nat by lia.
  apply (age_in_batches b (S m) d u) with (t := t); try assumption; [lia|]. now rewrite <- rep.
Qed.

(** At most one round for each of the batches from the (first)th last to the n-th. *)
Lemma tracked_count t first n (which : nat -> bool) : (1 <= t)%nat -> (forall s, In s (tracked_ t) -> which s = true ->
  (ceiling s b + first <= ceiling t b < ceiling s b + first + n)%nat) -> (length (filter which (tracked_ t)) <= n)%nat.
Proof.
  intros t1 h. set (r := fun k => representative_of b u (ceiling t b - k)).
  rewrite <- (seq_length n first), <- (map_length r (seq first n)). apply NoDup_incl_length.
  - apply NoDup_filter. unfold tracked_. rewrite S1_is by assumption. apply NoDup_filter, rounds_distinct.
  - intros s hs. apply filter_In in hs as [hs wh]. specialize (h s hs wh).
    destruct (tracked_batch t s t1 hs) as [rep _].
    apply in_map_iff. exists (ceiling t b - ceiling s b)%nat. split; [|apply in_seq; lia].
    unfold r. now replace (ceiling t b - (ceiling t b - ceiling s b))%nat with (ceiling s b) by lia.
Qed.

Theorem line_d_1_previous t : (1 <= t)%nat ->
  (length (filter (fun s => negb (ceiling s b =? ceiling t b)) (S1 C d (batch_proxies b u) t)) <= ceiling dmax b)%nat.
Proof.
  intros t1. apply (tracked_count t 1 m); [assumption|]. intros s hs other. apply negb_true_iff, Nat.eqb_neq in other.
  destruct (tracked_batch t s t1 hs) as [_ near]. lia.
Qed.

Theorem line_d_1_size t : (1 <= t)%nat -> (length (S1 C d (batch_proxies b u) t) <= 1 + ceiling dmax b)%nat.
Proof.
  intros t1. pose proof (tracked_count t 0 (S m) (fun _ => true) t1) as count.
  assert (whole : forall l : list nat, filter (fun _ => true) l = l) by (induction l; simpl; congruence).
  rewrite whole in count. apply count. intros s hs _. destruct (tracked_batch t s t1 hs) as [_ near]. lia.
Qed.
End Batches.
