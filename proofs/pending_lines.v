(** Lines about what waits and what is tracked: Table 7, the capacities of Tables 1 and 2, sums of independent coins in
    Lemmas 4.5 and 4.6, and the counts of Appendix I. W_t are the rounds s < t with s + d_s >= t; sigma_t counts them.
    *)
From Delays Require Export lines cor_h_3 thm_i_1 fact_f_2 facts_lines.
From Delays Require reservoirs.

Notation sigma := thm_h_1.sigma.

(** ** Table 7 *)

Theorem line_outstanding d t : sigma d t = INR (length (filter (fun s => t <=? s + d s) (rounds (t - 1)))).
Proof. symmetry. apply length_filter. Qed.

(** Sums over rounds and over delays agree if delays count up to round T, *)
Theorem line_total_delay T d : sum T (sigma d) = sum T (fun t => INR (min (d t) (T - t))) /\
  (sum T (sigma d) = sum T (fun t => INR (d t)) <-> forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat).
Proof. split; [exact (total_by_rows T d)|exact (lem_d_3_equality T d)]. Qed.

(** Distinct rounds wait for distinct times: sigma_max = O(sqrt D). *)
Lemma distinct_times (wait : nat -> bool) n : let k := sum n (fun s => ind (wait s)) in
  k * (k + 1) / 2 <= sum n (fun s => ind (wait s) * INR (S n - s)).
Proof.
  intros k. subst k. induction n as [|n IH]; [simpl; lra|]. rewrite !sum_last.
  set (k := sum n (fun s => ind (wait s))) in *. assert (k0 : 0 <= k) by (apply sum_nonneg; intros; apply ind_bounds).
  assert (e : sum n (fun s => ind (wait s) * INR (S (S n) - s)) = sum n (fun s => ind (wait s) * INR (S n - s)) + k).
  { unfold k. rewrite <- sum_plus. apply sum_ext. intros s hs. replace (S (S n) - s)%nat with (S (S n - s)) by lia.
    rewrite S_INR. ring. }
  rewrite e. replace (S (S n) - S n)%nat with 1%nat by lia. destruct (wait (S n)); simpl ind; simpl (INR 1); nra.
Qed.

Theorem line_outstanding_upper T d t : (1 <= t <= T)%nat -> sigma d t <= sqrt 2 * sqrt (sum T (fun s => INR (d s))).
Proof.
  intros ht. set (k := sigma d t). assert (k0 : 0 <= k) by (apply sum_nonneg; intros; apply ind_bounds).
  assert (D0 : forall n, 0 <= sum n (fun s => INR (d s))) by (intros; apply sum_nonneg; intros; apply pos_INR).
  rewrite <- sqrt_mult by (lra || apply D0). rewrite <- (sqrt_square k) by assumption. apply sqrt_le_1_alt.
  pose proof (distinct_times (fun s => t <=? s + d s) (t - 1)) as h. cbv zeta in h.
  change (sum (t - 1) _) with k in h at 1 2.
  assert (few : sum (t - 1) (fun s => ind (t <=? s + d s) * INR (S (t - 1) - s)) <= sum T (fun s => INR (d s))).
  { apply Rle_trans with (sum (t - 1) (fun s => INR (d s))); [|apply sum_mono; [lia|intros; apply pos_INR]].
    apply sum_le. intros s hs. pose proof (pos_INR (d s)). destruct (Nat.leb_spec t (s + d s)); simpl ind; [|lra].
    rewrite Rmult_1_l. apply le_INR. lia. }
  nra.
Qed.

(** The largest is at least the average, of delays up to round T. *)
Theorem line_outstanding_lower T d : (1 <= T)%nat ->
  exists t, (1 <= t <= T)%nat /\ sum T (fun t => INR (min (d t) (T - t))) / INR T <= sigma d t.
Proof.
  intros T1. rewrite <- (proj1 (line_total_delay T d)). pose proof (INR_pos T T1) as t0.
  destruct (Classical_Prop.classic (exists t, (1 <= t <= T)%nat /\ sum T (sigma d) / INR T <= sigma d t)) as [|none];
    [assumption|exfalso].
  assert (less : forall t, (1 <= t <= T)%nat -> sigma d t < sum T (sigma d) / INR T).
  { intros t ht. apply Rnot_le_lt. intros h. apply none. now exists t. }
  assert (strict : forall n, (1 <= n <= T)%nat -> sum n (sigma d) < INR n * (sum T (sigma d) / INR T)).
  { induction n as [|n IH]; intros hn; [lia|]. rewrite sum_last, S_INR. specialize (less (S n) hn).
    destruct n as [|n]; [simpl; lra|]. specialize (IH ltac:(lia)). lra. }
  specialize (strict T ltac:(lia)). replace (INR T * (sum T (sigma d) / INR T)) with (sum T (sigma d)) in strict
    by (field; lra). lra.
Qed.

(** All rounds are tracked if there is room, *)
Lemma all_tracked C d T t : (forall s, (1 <= s <= T)%nat -> sigma d s + 1 <= INR C) -> (1 <= t <= T)%nat ->
  e C d (fun _ => Endless) t = true.
Proof.
  intros room ht. unfold e. apply Nat.ltb_lt, INR_lt. rewrite size_is by lia.
  apply Rle_lt_trans with (sigma d t); [|specialize (room t ht); lra]. apply sum_le. intros s _. unfold stays.
  destruct (added C d (fun _ => Endless) s), (t <=? s + d s); simpl; lra.
Qed.

(** and only then: C = sigma_max + 1 slots, no more and no less. *)
Theorem line_full_capacity C d T : (forall t, (1 <= t <= T)%nat -> sigma d t + 1 <= INR C) <->
  exists wants drops, forall t, (1 <= t <= T)%nat -> In t (observed C d wants drops (t + d t)).
Proof.
  split.
  - intros room. exists (fun _ => true), (fun _ _ => false). intros t ht.
    pose proof (Zt_is C d (fun _ => Endless) t ltac:(lia)) as z. rewrite (all_tracked C d T t room ht) in z.
    apply member_in in z. unfold observed, due. rewrite filter_In, Nat.eqb_refl. split; [exact z|reflexivity].
  - intros (wants & drops & all) t ht.
    set (p := {| plays := fun _ _ => 0%nat; adds := fun _ => wants; removes := fun _ => drops |}).
    set (l := fun _ _ : nat => 0). pose proof (le_INR _ _ (held_after_le C d p l t)) as most.
    assert (held : forall s, (1 <= s <= t)%nat -> (t <= s + d s)%nat -> member s (held_after C d p l t) = true).
    { intros s hs wait. apply member_in. apply (stays_between C d p l s t (s + d s - t)); [lia|lia|].
      replace (t + (s + d s - t))%nat with (s + d s)%nat by lia. specialize (all s ltac:(lia)). apply filter_In in all.
      exact (proj1 all). }
    eapply Rle_trans; [|exact most]. eapply Rle_trans; [|exact (count_members t (held_after C d p l t))].
    destruct t as [|n]; [lia|]. rewrite sum_last. rewrite (held (S n)) by lia. apply Rplus_le_compat_r. unfold sigma.
    pred. apply sum_le. intros s hs.
    destruct (Nat.leb_spec (S n) (s + d s)); [rewrite (held s) by lia; lra|apply ind_bounds].
Qed.

(** Without a limit |S_t^1| = sigma_t + 1: sigma_max + 1 slots are in use. *)
Theorem line_slots_in_use C d T M : (T <= C)%nat -> (forall t, (1 <= t <= T)%nat -> sigma d t <= M) ->
  (exists t, (1 <= t <= T)%nat /\ sigma d t = M) ->
  (forall t, (1 <= t <= T)%nat -> INR (length (S1 C d (fun _ => Endless) t)) <= M + 1) /\
  exists t, (1 <= t <= T)%nat /\ INR (length (S1 C d (fun _ => Endless) t)) = M + 1.
Proof.
  intros large most (t0 & ht0 & e0).
  assert (room : forall s, (1 <= s <= T)%nat -> sigma d s + 1 <= INR C).
  { intros s hs. apply Rle_trans with (INR (s - 1) + 1); [|rewrite <- S_INR; apply le_INR; lia].
    apply Rplus_le_compat_r. unfold sigma. rewrite <- (Rmult_1_r (INR (s - 1))), <- sum_const. apply sum_le.
    intros; apply ind_bounds. }
  assert (size : forall t, (1 <= t <= T)%nat -> INR (length (S1 C d (fun _ => Endless) t)) = sigma d t + 1).
  { intros t ht. rewrite S1_is, length_filter by lia. destruct t as [|n]; [lia|]. rewrite sum_last.
    assert (st : forall s, (1 <= s <= S n)%nat -> stays C d (fun _ => Endless) (S n) s = (S n <=? s + d s)).
    { intros s hs. unfold stays, added. rewrite (all_tracked C d T s room) by lia. simpl. now rewrite andb_true_r. }
    rewrite (st (S n)), (proj2 (Nat.leb_le (S n) (S n + d (S n)))) by lia. simpl ind at 2. f_equal. unfold sigma.
    pred. apply sum_ext. intros s hs. now rewrite st by lia. }
  split; [intros t ht; specialize (most t ht)|exists t0; split; [assumption|]]; rewrite size by assumption; lra.
Qed.

(** Equal delays d: sigma_t = min {t - 1, d}; d + 1 slots are needed and enough, and min {d + 1, T} are in use. *)
Lemma equal_outstanding d t : sigma (fun _ => d) t = INR (min (t - 1) d).
Proof.
  unfold sigma. destruct (le_lt_dec (t - 1) d) as [le|gt].
  - rewrite Nat.min_l by assumption. rewrite <- (Rmult_1_r (INR (t - 1))), <- sum_const. apply sum_ext. intros s hs.
    now decided.
  - rewrite Nat.min_r by lia. replace (t - 1)%nat with ((t - 1 - d) + d)%nat by lia. rewrite sum_split, sum_zero.
    + rewrite Rplus_0_l, <- (Rmult_1_r (INR d)), <- sum_const. apply sum_ext. intros s hs. now decided.
    + intros s hs. now decided.
Qed.

Theorem line_exact_capacity C d T : (2 * d + 1 <= T)%nat -> (d + 1 <= C)%nat <->
  exists wants drops, forall t, (1 <= t <= T - d)%nat -> In t (observed C (fun _ => d) wants drops (t + d)).
Proof.
  intros short. rewrite <- (line_full_capacity C (fun _ => d) (T - d)). split; intros h.
  - intros t ht. rewrite equal_outstanding, <- S_INR. apply le_INR. lia.
  - specialize (h (d + 1)%nat ltac:(lia)). rewrite equal_outstanding, <- S_INR in h. apply INR_le in h. lia.
Qed.

Theorem line_slots_equal C d T : (1 <= T <= C)%nat ->
  (forall t, (1 <= t <= T)%nat -> (length (S1 C (fun _ => d) (fun _ => Endless) t) <= min (d + 1) T)%nat) /\
  exists t, (1 <= t <= T)%nat /\ length (S1 C (fun _ => d) (fun _ => Endless) t) = min (d + 1) T.
Proof.
  intros hT. destruct (line_slots_in_use C (fun _ => d) T (INR (min (T - 1) d))) as [all some]; [lia|..].
  - intros t ht. rewrite equal_outstanding. apply le_INR. lia.
  - exists T. split; [lia|]. now rewrite equal_outstanding.
  - replace (min (d + 1) T) with (S (min (T - 1) d)) by lia. split.
    + intros t ht. apply INR_le. rewrite S_INR. now apply all.
    + destruct some as (t & ht & e). exists t. split; [assumption|]. apply INR_eq. now rewrite S_INR.
Qed.

(** Delays that are cut at the horizon change nothing up to round T. *)
Theorem line_horizon C d T wants drops t : (1 <= t <= T)%nat ->
  observed C (fun s => min (d s) T) wants drops t = observed C d wants drops t.
Proof.
  intros ht. assert (same : forall n L, (n <= T)%nat -> (forall s, In s L -> (1 <= s)%nat) ->
    due (fun s => min (d s) T) n L = due d n L /\ leave (fun s => min (d s) T) n L = leave d n L).
  { intros n L hn pos. assert (e : forall s, In s L -> (s + min (d s) T =? n) = (s + d s =? n)).
    { intros s hs. specialize (pos s hs). destruct (Nat.eqb_spec (s + min (d s) T) n), (Nat.eqb_spec (s + d s) n);
      lia || reflexivity. }
    split; apply filter_ext_in; intros s hs; now rewrite e. }
  assert (sets : forall n, (n <= T)%nat -> after C (fun s => min (d s) T) wants drops n = after C d wants drops n /\
    forall s, In s (after C d wants drops n) -> (1 <= s)%nat).
  { induction n as [|n IH]; intros hn; [split; [reflexivity|intros s []]|]. destruct (IH ltac:(lia)) as [e pos].
    assert (pos' : forall s, In s (join C wants (S n) (after C d wants drops n)) -> (1 <= s)%nat).
    { intros s hs. unfold join in hs. destruct (_ && _); [destruct hs as [<-|hs]; [lia|]|]; now apply pos. }
    cbn [after]. rewrite e. split.
    - f_equal. now apply same.
    - intros s hs. unfold release, leave in hs. apply filter_In in hs as [hs _]. apply filter_In in hs as [hs _].
      now apply pos'. }
  unfold observed, set_after, set_before. destruct (sets (t - 1)%nat ltac:(lia)) as [-> pos]. apply same; [lia|].
  intros s hs. unfold join in hs. destruct (_ && _); [destruct hs as [<-|hs]; [lia|]|]; now apply pos.
Qed.

(** ** Theorem 3.2: the smallest batch *)

Theorem line_batch_size d C : (2 <= C)%nat -> let b := Nat.max 1 (ceiling d (C - 1)) in
  (ceiling d (C - 1) <= b)%nat /\ (d <= b * (C - 1))%nat /\ forall b', (1 <= b')%nat -> (d <= b' * (C - 1))%nat -> (b <=
    b')%nat.
Proof.
  intros C2 b. pose proof (Nat.div_mod_eq (d + (C - 1) - 1) (C - 1)) as e.
  pose proof (Nat.mod_upper_bound (d + (C - 1) - 1) (C - 1) ltac:(lia)) as r. unfold b, ceiling.
  set (q := ((d + (C - 1) - 1) / (C - 1))%nat) in *. split; [lia|]. split; [nia|]. intros b' h1 h2. nia.
Qed.

(** ** Lemmas 4.5 and 4.6: the bounds on the size are sums of independent Bernoulli variables *)

Lemma line_independent_coins {A} (L : nat -> law A) (shows : nat -> A -> bool) n f : (forall t, proper (L t)) ->
  forall t x, E (independent L) t n (fun w => f (fun s => shows s (w s))) x
  = E (independent (fun s => [(true, mean (L s) (fun a => ind (shows s a))); (false,
    1 - mean (L s) (fun a => ind (shows s a)))]))
      t n f (fun s => shows s (x s)).
Proof.
  intros hL. induction n as [|n IH]; intros t x; [reflexivity|]. cbn [E]. unfold independent at 1 3.
  set (F := fun c : bool => E (independent (fun s => [(true, mean (L s) (fun a => ind (shows s a)));
    (false, 1 - mean (L s) (fun a => ind (shows s a)))])) (S t) n f (put (fun s => shows s (x s)) t c)).
  rewrite (mean_ext _ _ (fun a => F (shows t a))).
  2:{ intros a. rewrite IH. unfold F. f_equal. apply functional_extensionality. intros s. unfold put.
    now destruct (Nat.eqb_spec s t) as [->|]. }
  rewrite (mean_ext _ _ (fun a => (F true - F false) * ind (shows t a) + F false)) by (intros a; destruct (shows t a);
    simpl; ring). rewrite mean_plus, mean_scal, mean_const by apply hL. cbn [mean]. fold (F true) (F false). ring.
Qed.

(** In Lemma 4.5 with coins b_s = 1, and in Lemma 4.6, for the rounds that wait in round t *)
Theorem line_coins_4_5 (L : nat -> law proxy) (d : nat -> nat) t n f x : (forall s, proper (L s)) ->
  let q := fun s => mean (L s) (fun a => ind (coin_shows a && (t - s <=? d s))) in
  E (independent L) 1 n (fun w => f (fun s => coin_shows (w s) && (t - s <=? d s))) x
  = E (independent (fun s => [(true, q s); (false, 1 - q s)])) 1 n f (fun s => coin_shows (x s) && (t - s <=? d s)).
Proof. intros hL q. now apply (line_independent_coins L (fun s a => coin_shows a && (t - s <=? d s))). Qed.

Theorem line_coins_4_6 (L : nat -> law proxy) t n f x : (forall s, proper (L s)) ->
  let q := fun s => reach (L s) (t - s) in
  E (independent L) 1 n (fun w => f (fun s => reaches (w s) (t - s))) x
  = E (independent (fun s => [(true, q s); (false, 1 - q s)])) 1 n f (fun s => reaches (x s) (t - s)).
Proof. intros hL q. now apply (line_independent_coins L (fun s a => reaches a (t - s))). Qed.

(** ** Appendix I *)

Theorem line_larger_normalizer (v : nat -> R) t : (forall s, (1 <= s <= t)%nat -> nu s <= v s) ->
  sum t (fun s => / (v s * INR (t - s + 1))) <= 1.
Proof.
  intros larger. eapply Rle_trans; [|exact (fact_f_2.fact_f_2 t)]. apply sum_le. intros s hs.
  pose proof (nu_pos s ltac:(lia)). pose proof (INR_pos (t - s + 1) ltac:(lia)). specialize (larger s hs).
  apply Rinv_le_contravar; [now apply Rmult_lt_0_compat|]. apply Rmult_le_compat_r; lra.
Qed.

(** Every tracked round has a proxy delay that has not ended, whatever the law. *)
Theorem line_mean_size C d T (L : nat -> law proxy) t w : (forall s, proper (L s)) -> (1 <= t <= T)%nat ->
  E (independent L) 1 T (fun w => INR (length (S1 C d w t))) w <= sum t (fun s => reach (L s) (t - s)).
Proof.
  intros hL ht. apply Rle_trans with (E (independent L) 1 T (fun w => sum t (fun s => ind (reaches (w s) (t - s)))) w).
  - apply E_le; [intros s v; apply hL|]. intros v. rewrite S1_is, length_filter by lia. apply sum_le. intros s _.
    unfold stays.
    destruct (added C d v s), (t <=? s + d s), (reaches (v s) (t - s)); simpl; lra.
  - rewrite E_sum by (intros s v; apply hL). right. apply sum_ext. intros s hs.
    exact (E_coordinate L hL T s (fun q => ind (reaches q (t - s))) 1 w ltac:(lia) ltac:(lia)).
Qed.

Theorem line_below_limit C alpha limit : 0 < C -> 0 < alpha -> 0 < limit -> C / ((1 + alpha) * Rmax 1 (C / limit)) <
  limit.
Proof.
  intros c0 a0 l0. pose proof (Rmax_l 1 (C / limit)). pose proof (Rmax_r 1 (C / limit)) as m.
  set (x := Rmax 1 (C / limit)) in *. assert (C <= x * limit) by (apply Rmult_le_reg_r with (/ limit); [now apply
    inv_pos|]; rewrite Rmult_assoc, Rinv_r by lra; unfold Rdiv in m; lra).
  apply Rmult_lt_reg_r with ((1 + alpha) * x); [nra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by nra. nra.
Qed.

(** Each observed round holds a slot for its whole delay, on average, too. *)
Theorem line_mean_slots {W} C d T (rho : law W) p l : proper rho ->
  mean rho (fun w => sum T (fun t => ind (seen C d T (p w) l t) * INR (d + 1)))
  <= sum T (fun t => mean rho (fun w => INR (length (held_after C (fun _ => d) (p w) l t)))).
Proof.
  intros hrho. rewrite <- (thm_i_1.mean_sum rho T (fun w t => INR (length (held_after C (fun _ => d) (p w) l t))) hrho).
  apply mean_le; [assumption|]. intros w. eapply Rle_trans; [|apply room_nights]. right. rewrite <- sum_scal.
  apply sum_ext. intros; ring.
Qed.

(** ** Theorem D.5: count by round instead of by slot *)

Lemma length_by_members n : forall L, NoDup L -> (forall s, In s L -> (1 <= s <= n)%nat) ->
  INR (length L) = sum n (fun t => ind (member t L)).
Proof.
  induction L as [|a L IH]; intros nd range; [now rewrite sum_zero|]. inversion_clear nd as [|? ? fresh nd'].
  simpl length. rewrite S_INR, (IH nd') by (intros; apply range; now right).
  rewrite (sum_ext n (fun t => ind (member t (a :: L))) (fun t => ind (member t L) + ind (t =? a))).
  - rewrite sum_plus, (reservoirs.sum_one n a (fun t => ind (t =? a))).
    { rewrite Nat.eqb_refl. simpl ind. ring. } { apply range. now left. }
    intros t _ ne. now rewrite (proj2 (Nat.eqb_neq t a) ne).
  - intros t _. unfold member. simpl. destruct (Nat.eqb_spec t a) as [->|]; simpl; [|lra].
    destruct (existsb (Nat.eqb a) L) eqn:e; [|simpl; lra]. apply member_in in e. contradiction.
Qed.

Lemma held_course C d wants drops n : NoDup (after C d wants drops n) /\
  forall s, In s (after C d wants drops n) -> (1 <= s <= n)%nat /\ (n < s + d s)%nat.
Proof.
  induction n as [|n [nd range]]; [split; [constructor|intros s []]|]. cbn [after]. split.
  - apply NoDup_filter, NoDup_filter. unfold join. destruct (_ && _); [|assumption]. constructor; [|assumption].
    intros h. specialize (range (S n) h). lia.
  - intros s hs. unfold release, leave in hs. apply filter_In in hs as [hs _]. apply filter_In in hs as [hs late].
    apply negb_true_iff, Nat.eqb_neq in late. unfold join in hs.
    destruct (_ && _); [destruct hs as [<-|hs]; [lia|]|]; specialize (range s hs); lia.
Qed.

Lemma held_now C d wants drops t : (1 <= t)%nat -> let L := set_after C d wants drops t in
  NoDup L /\ forall s, In s L -> (1 <= s <= t)%nat /\ (t <= s + d s)%nat.
Proof.
  intros ht L. destruct (held_course C d wants drops (t - 1)) as [nd range]. unfold L, set_after, set_before, join.
  split.
  - destruct (_ && _); [|assumption]. constructor; [|assumption]. intros h. specialize (range t h). lia.
  - intros s hs. destruct (_ && _); [destruct hs as [<-|hs]; [lia|]|]; specialize (range s hs); lia.
Qed.

Theorem line_count_swap C d T p l :
  sum T (fun t => sum (Nat.min (t + d) T + 1 - t) (fun k => ind (member t (held_after C (fun _ => d) p l (t - 1 + k)))))
  = sum T (fun t => INR (length (held_after C (fun _ => d) p l t))).
Proof.
  set (S := held_after C (fun _ => d) p l).
  assert (now : forall tau, (1 <= tau)%nat -> NoDup (S tau) /\ forall s, In s (S tau) -> (1 <= s <= tau)%nat
    /\ (tau <= s + d)%nat) by (intros tau h; exact (held_now C (fun _ => d) (adds p l) (removes p l) tau h)).
  assert (out : forall t tau, (1 <= tau)%nat -> (tau < t)%nat \/ (t + d < tau)%nat -> ind (member t (S tau)) = 0).
  { intros t tau h far. destruct (member t (S tau)) eqn:e; [|reflexivity]. apply member_in, (now tau h) in e. lia. }
  transitivity (sum T (fun t => sum T (fun tau => ind (member t (S tau))))).
  - apply sum_ext. intros t ht. set (m := (Nat.min (t + d) T + 1 - t)%nat).
    replace T with ((t - 1) + (m + (T - (t - 1) - m)))%nat at 1 by (unfold m; lia).
    rewrite !sum_split, (sum_zero (t - 1)), (sum_zero (T - (t - 1) - m)); [lra|intros; apply out; unfold m in *; lia..].
  - rewrite sum_swap. apply sum_ext. intros tau htau. symmetry. apply length_by_members; [now apply now|].
    intros s hs. apply (now tau) in hs; lia.
Qed.

(** ** Theorem 4.4: the inner product is the loss of the action *)

Theorem line_action_loss {A} K C T (L : nat -> law A) S0 Z x (loss : nat -> nat -> R) t w a : (forall s, proper (L
  s)) -> (forall s w a, proper (arm_law K (x s w a))) -> precommitted S0 Z -> (1 <= t <= T)%nat ->
  let policy := fun s w a => arm_law K (x s w a) in
  game_mean T L policy (fun w a => free C S0 w t * inner K (corner (a t)) (loss t)) w a
  = game_mean T L policy (fun w a => free C S0 w t * loss t (a t)) w a.
Proof.
  intros hL hp pre ht policy. pose proof (round_proper L policy hL hp) as hR. assert (at_ : forall g, game_mean T L
    policy (fun w a => free C S0 w t * g (a t)) w a = E (round_law L policy) 1 (t - 1) (fun y => free C S0 (coins y) t *
    over_arms K (fun k => x t (coins y) (arms y) k * g k)) (fun s => (w s, a s))).
  { intros g. unfold game_mean. destruct (pre t ltac:(lia)) as [ks _].
    rewrite (E_at _ hR T t (fun y => free C S0 (coins y) t * g (arms y t))); [|assumption|].
    - apply E_ext. intros y. unfold round_law. rewrite mean_both, <- mean_arm_law, <- mean_scal.
      rewrite (mean_ext _ _ (fun _ => mean (arm_law K (x t (coins y) (arms y))) (fun k => free C S0 (coins y) t * g
        k))).
      + rewrite mean_const by apply hL. reflexivity.
      + intros c. apply mean_ext. intros k. rewrite arms_put, put_same, coins_put. f_equal. unfold free.
        rewrite (ks (put (coins y) t c) (coins y)); [reflexivity|apply agree_put; lia].
    - intros y z h. unfold arms. rewrite (h t) by lia. f_equal. unfold free.
      rewrite (ks (coins y) (coins z)); [reflexivity|]. intros s hs. unfold coins. now rewrite (h s) by lia. }
  rewrite (at_ (fun k => inner K (corner k) (loss t))), (at_ (loss t)). apply E_ext. intros y. f_equal.
  apply arms_ext. intros k hk. f_equal. now apply over_corner.
Qed.
