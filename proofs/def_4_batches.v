(** Definitions 4.1 and 4.2 for batches: they are precommitted, and not quantified. The representative of a batch is
    drawn in the first round of the batch. (Definition 4.3: `policy_1_independent` in thm_d_2.v.) *)
From Delays Require Export fact_d_1.

(** S_t^0 depends on the places that were drawn before round t, Z_t on those drawn up to round t. *)
Theorem batches_precommitted b C d u u' t : (1 <= b)%nat -> (1 <= t)%nat ->
  ((forall s, (1 <= s)%nat -> ((s - 1) * b + 1 < t)%nat -> u s = u' s) ->
    S0 C d (batch_proxies b u) t = S0 C d (batch_proxies b u') t) /\
  ((forall s, (1 <= s)%nat -> ((s - 1) * b + 1 <= t)%nat -> u s = u' s) ->
    Zt C d (batch_proxies b u) t = Zt C d (batch_proxies b u') t).
Proof.
  intros b1 t1. assert (same : forall n, (forall s, (1 <= s)%nat -> ((s - 1) * b + 1 < n)%nat -> u s = u' s) ->
    agree n (batch_proxies b u) (batch_proxies b u')).
  { intros n h r hr. unfold batch_proxies, representative_of. destruct (batch_of b b1 r ltac:(lia)) as (one & low & _).
    now rewrite (h (ceiling r b)) by lia. }
  split; intros h.
  - apply known_S0, same, h.
  - apply known_Zt; [assumption|]. apply same. intros s hs early. apply h; lia.
Qed.

(** In round 2 the place u_1 is known, so that E[Z_2 | F_2] is Z_2 itself: 1 if the place is 2, and 0 if it is 1. In
    both cases there is a free slot. *)
Theorem batches_not_quantified b C d : (2 <= b)%nat -> (1 <= C)%nat -> (d 1 <= b * (C - 1))%nat ->
  ~ exists p, forall u, (forall tau, (1 <= u tau <= b)%nat) ->
    ind (Zt C d (batch_proxies b u) 2) = p * ind (length (S0 C d (batch_proxies b u) 2) <? C).
Proof.
  intros b2 C1 fit (p & quantified).
  assert (free : forall u, (length (S0 C d (batch_proxies b u) 2) <? C) = true).
  { intros u. apply Nat.ltb_lt. rewrite S0_is. destruct (Nat.eq_dec C 1) as [->|several].
    - assert (d 1%nat = 0%nat) as none by lia. simpl. unfold stays. rewrite none. simpl. now rewrite andb_false_r.
    - eapply Nat.le_lt_trans; [apply length_filter_le|]. simpl. lia. }
  assert (first : ceiling 2 b = 1%nat).
  { unfold ceiling. symmetry. apply (Nat.div_unique _ _ _ 1); lia. }
  assert (value : forall j, (1 <= j <= b)%nat -> ind (j =? 2) = p).
  { intros j hj. specialize (quantified (fun _ => j) (fun _ => hj)). rewrite free in quantified.
    rewrite Zt_is in quantified by lia. unfold e in quantified. rewrite free in quantified.
    unfold batch_proxies, representative_of in quantified. rewrite first in quantified.
    unfold representative in quantified.
    simpl ((1 - 1) * b + j)%nat in quantified. rewrite (Nat.eqb_sym 2 j) in quantified.
    destruct (j =? 2); simpl in quantified |- *; lra. }
  pose proof (value 2%nat ltac:(lia)) as two. pose proof (value 1%nat ltac:(lia)) as one. simpl in *. lra.
Qed.
