(** Fact D.1 (fact:batching-assumption): batches fit. If b (C - 1) >= d_max, every representative finds a free slot, so
    that Algorithm 1 never needs more than C slots. *)
From Delays Require Export tracking lem_d_3.

Section Clock.
Variable b : nat.
Hypothesis b1 : (1 <= b)%nat.

(** Round t belongs to batch ceil (t / b): ((tau - 1) b, tau b]. *)
Lemma batch_of t : (1 <= t)%nat -> (1 <= ceiling t b /\ (ceiling t b - 1) * b < t <= ceiling t b * b)%nat.
Proof.
  intros h. unfold ceiling. pose proof (Nat.div_mod (t + b - 1) b ltac:(lia)) as e.
  pose proof (Nat.mod_upper_bound (t + b - 1) b ltac:(lia)). generalize dependent ((t + b - 1) / b)%nat. intros q e.
  assert (q <> 0)%nat by (intros z; rewrite z in e; lia). repeat split; nia.
Qed.

Lemma batch_unique t tau : (1 <= tau)%nat -> ((tau - 1) * b < t <= tau * b)%nat -> ceiling t b = tau.
Proof.
  intros h ht. assert (t1 : (1 <= t)%nat) by exact (Nat.le_lt_trans 0 _ t (Nat.le_0_l _) (proj1 ht)).
  destruct (batch_of t t1) as (one & low & high).
  destruct (Nat.lt_trichotomy (ceiling t b) tau) as [|[|]]; [nia|assumption|nia].
Qed.

End Clock.

Section Fit.
Variables (b C : nat) (d u : nat -> nat).
Hypotheses (b1 : (1 <= b)%nat) (C1 : (1 <= C)%nat) (fit : forall t, (d t <= b * (C - 1))%nat).
Hypothesis places : forall tau, (1 <= u tau <= b)%nat.

Definition representative_of (tau : nat) : nat := representative b tau (u tau).

(** Algorithm 1 as a sequence of proxy delays: representatives stay until their feedback arrives, all others never
    join. *)
Definition batch_proxies (t : nat) : proxy := if t =? representative_of (ceiling t b) then Endless else Never.

(** From u <= s b and t >= (tau - 1) b + 1 follows tau - s <= C - 1: a tracked representative is at most C - 1 batches
    old. *)
Lemma age_in_batches tau s t : (1 <= s)%nat -> ((tau - 1) * b < t)%nat ->
  (t <= representative_of s + d (representative_of s))%nat -> (tau <= s + (C - 1))%nat.
Proof.
  intros hs ht tracked. specialize (fit (representative_of s)). specialize (places s).
  assert (last : (representative_of s <= s * b)%nat) by (unfold representative_of, representative; nia).
  assert (((tau - 1) * b < (s + (C - 1)) * b)%nat) by nia. nia.
Qed.

(** Every tracked round is the representative of one of the C - 1 batches before. *)
Lemma tracked_is_recent tau : (1 <= tau)%nat ->
  incl (S0 C d batch_proxies (representative_of tau)) (map (fun k => representative_of (tau - k)) (seq 1 (C - 1))).
Proof.
  intros htau s hs. set (t := representative_of tau) in *.
  assert (ht : ((tau - 1) * b < t <= tau * b)%nat).
  { unfold t, representative_of, representative. specialize (places tau). nia. }
  destruct t as [|n] eqn:et; [now destruct (Nat.nlt_0_r _ (proj1 ht))|]. rewrite S0_is in hs.
  apply filter_In in hs as [hs keep]. apply in_rounds in hs.
  unfold stays in keep. apply andb_prop in keep as [keep reach_s]. apply andb_prop in keep as [_ late].
  apply Nat.leb_le in late. unfold batch_proxies in reach_s.
  destruct (Nat.eqb_spec s (representative_of (ceiling s b))) as [rep|]; [|discriminate].
  destruct (batch_of b b1 s ltac:(lia)) as (one & low & high). set (sigma := ceiling s b) in *.
  (* sigma < tau: two representatives of one batch are the same round *)
  assert (older : (sigma < tau)%nat).
  { destruct (Nat.lt_trichotomy sigma tau) as [|[same|later]]; [assumption|subst sigma; rewrite same in rep; lia|nia]. }
  assert (young : (tau <= sigma + (C - 1))%nat) by (apply (age_in_batches tau sigma (S n));
    [assumption|lia|rewrite <- rep; lia]).
  apply in_map_iff. exists (tau - sigma)%nat. split; [|apply in_seq; lia].
  now replace (tau - (tau - sigma))%nat with sigma by lia.
Qed.

Theorem fact_d_1 tau : (1 <= tau)%nat -> (length (S0 C d batch_proxies (representative_of tau)) < C)%nat.
Proof.
  intros h. pose proof (NoDup_incl_length (l := S0 C d batch_proxies (representative_of tau))) as le.
  specialize (le (map (fun k => representative_of (tau - k)) (seq 1 (C - 1)))). rewrite map_length, seq_length in le.
  assert (length (S0 C d batch_proxies (representative_of tau)) <= C - 1)%nat; [|lia].
  apply le; [|now apply tracked_is_recent]. destruct (representative_of tau) as [|n]; [constructor|]. rewrite S0_is.
  apply NoDup_filter, rounds_distinct.
Qed.

(** So every representative is tracked until its feedback arrives: Z = 1. *)
Corollary representatives_observed tau : (1 <= tau)%nat -> Zt C d batch_proxies (representative_of tau) = true.
Proof.
  intros h. specialize (places tau) as place. assert (1 <= representative_of tau)%nat
    by (unfold representative_of, representative; nia).
  rewrite Zt_is by assumption. unfold e. rewrite (proj2 (Nat.ltb_lt _ _) (fact_d_1 tau h)). unfold batch_proxies.
  rewrite (batch_unique b b1 (representative_of tau) tau h) by (unfold representative_of, representative; nia).
  now rewrite Nat.eqb_refl.
Qed.
End Fit.
