(** Lines of the paper's proofs in its own words, each a short consequence of what the proofs here use. *)
From Delays Require Export bandits thm_5_2 thm_d_5 thm_3_1_bandit.

(** ** Section 4: the tracking set *)

(** Scheduler 2: round t is tracked in round r exactly if t <= r <= t + min {d_t, proxy_t}, and a slot was free. *)
Theorem stay C d w t r : (1 <= t)%nat -> (1 <= r)%nat ->
  In t (S1 C d w r) <-> (t <= r <= t + d t)%nat /\ reaches (w t) (r - t) = true /\ (length (S0 C d w t) < C)%nat.
Proof.
  intros ht hr. rewrite S1_is by assumption. rewrite filter_In, in_rounds. unfold stays, added, e.
  rewrite !andb_true_iff, Nat.ltb_lt, Nat.leb_le. split.
  - intros ([_ h] & (((free & _) & late) & reach_r)). repeat split; trivial; lia.
  - intros ((h & late) & reach_r & free). repeat split; trivial; try lia.
    destruct (w t); simpl in *; trivial; discriminate.
Qed.

(** Lemma 4.5: with coins 0 and 1, Z_t = b_t 1(|S_t^0| < C). *)
Definition coin_shows (q : proxy) : bool := match q with Endless => true | _ => false end.
Definition bernoulli_coins (w : nat -> proxy) : Prop := forall t, w t = Endless \/ w t = Never.

Theorem coin_and_slot C d w t : bernoulli_coins w -> (1 <= t)%nat ->
  Zt C d w t = coin_shows (w t) && (length (S0 C d w t) <? C).
Proof.
  intros coins_ ht. rewrite Zt_is by assumption. unfold e. rewrite andb_comm. f_equal.
  destruct (coins_ t) as [-> | ->]; reflexivity.
Qed.

(** S_t^0 = {s < t : s + d_s >= t, Z_s = 1}, *)
Lemma stays_if_observed C d w t s : bernoulli_coins w -> (1 <= s < t)%nat ->
  stays C d w t s = (t <=? s + d s) && Zt C d w s.
Proof.
  intros coins_ hs. rewrite Zt_is by lia. unfold stays, added.
  destruct (coins_ s) as [-> | ->]; simpl; destruct (e C d w s), (t <=? s + d s); reflexivity.
Qed.

Theorem tracking_set_is C d w t s : bernoulli_coins w -> (1 <= t)%nat ->
  In s (S0 C d w t) <-> (1 <= s < t)%nat /\ (t <= s + d s)%nat /\ Zt C d w s = true.
Proof.
  intros coins_ ht. destruct t as [|n]; [lia|]. rewrite S0_is, filter_In, in_rounds. split.
  - intros (hs & h). rewrite stays_if_observed in h by (trivial; lia). apply andb_prop in h as [h z1].
    apply Nat.leb_le in h. repeat split; trivial; lia.
  - intros (hs & h & z1). split; [lia|]. rewrite stays_if_observed by (trivial; lia).
    now rewrite z1, (proj2 (Nat.leb_le _ _) h).
Qed.

(** so that |S_t^0| is the sum of Z_s 1(s + d_s >= t), *)
Theorem size_by_observations C d w t : bernoulli_coins w -> (1 <= t)%nat ->
  INR (length (S0 C d w t)) = sum (t - 1) (fun s => ind (Zt C d w s) * ind (t <=? s + d s)).
Proof.
  intros coins_ ht. rewrite size_is by assumption. apply sum_ext. intros s hs.
  rewrite stays_if_observed by (trivial; lia). destruct (t <=? s + d s), (Zt C d w s); simpl; ring.
Qed.

(** at most the sum of b_s 1(d_s >= t - s). *)
Theorem size_by_coins C d w t : bernoulli_coins w -> (1 <= t)%nat ->
  sum (t - 1) (fun s => ind (Zt C d w s) * ind (t <=? s + d s))
  <= sum (t - 1) (fun s => ind (coin_shows (w s)) * ind (t - s <=? d s)).
Proof.
  intros coins_ ht. apply sum_le. intros s hs. rewrite (coin_and_slot C d w s coins_) by lia.
  destruct (coin_shows (w s)), (_ <? C), (Nat.leb_spec t (s + d s)), (Nat.leb_spec (t - s) (d s)); simpl; lia || lra.
Qed.

(** Lemma 4.6: |S_t^0| is at most the number of s < t with s + proxy_s >= t. *)
Theorem size_by_proxies C d w t : (1 <= t)%nat ->
  INR (length (S0 C d w t)) <= sum (t - 1) (fun s => ind (reaches (w s) (t - s))).
Proof.
  intros ht. rewrite size_is by assumption. apply sum_le. intros s hs. unfold stays.
  destruct (added C d w s), (t <=? s + d s), (reaches (w s) (t - s)); simpl; lra.
Qed.

(** ** Theorem 5.2: the rates are known before the round, and do not increase *)

Theorem rates_5_2 K C T N dmax n d alpha delta : (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> 0 < alpha ->
  0 < delta < 1 -> (T <= N)%nat -> (dmax <= N)%nat -> (forall t, (d t <= dmax)%nat) -> (Nat.min C (S dmax) <= n)%nat ->
  forall t, (1 <= t)%nat ->
  (known t (fun w => a_5_2 C dmax n d alpha w t) /\ known t (fun w => b_5_2 K C dmax n d alpha w t)
   /\ known t (fun w => b_full_5_2 K C dmax n d alpha w t)) /\
  forall w s, (1 <= s <= t)%nat ->
    a_5_2 C dmax n d alpha w s <= a_5_2 C dmax n d alpha w t /\ b_5_2 K C dmax n d alpha w s <= b_5_2 K C dmax n d
      alpha w t /\ b_full_5_2 K C dmax n d alpha w s <= b_full_5_2 K C dmax n d alpha w t.
Proof.
  intros K2 C1 T1 a0 d01 TN dN hd hn t ht.
  destruct (rates_known_5_2 K C T N dmax n d alpha) with (t := t) as [ka kb]; trivial.
  pose proof (b_full_known K C T N dmax n d alpha) as kf. repeat split; trivial; [now apply kf| | |].
  - now destruct (rates_monotone_5_2 K C T N dmax n d alpha delta) with (w := w) (s := s) (t := t).
  - now destruct (rates_monotone_5_2 K C T N dmax n d alpha delta) with (w := w) (s := s) (t := t).
  - now apply (b_full_monotone K C T N dmax n d alpha delta).
Qed.

(** ** Theorem 3.1: the rates are known from earlier representatives, and do not increase *)

Theorem rates_3_1 K b T d tau : (2 <= K)%nat -> (1 <= b)%nat -> (1 <= tau)%nat ->
  (known tau (fun u => inverse_beta K b T d u tau) /\ known tau (fun u => inverse_rate K b T d u tau)) /\
  forall u s, (1 <= s <= tau)%nat ->
    inverse_alpha u s <= inverse_alpha u tau /\ inverse_beta K b T d u s <= inverse_beta K b T d u tau
    /\ inverse_rate K b T d u s <= inverse_rate K b T d u tau.
Proof.
  intros K2 b1 ht. pose proof (log_pos K K2) as lk. pose proof (outstanding_nonneg b T d) as pos.
  pose proof (waiting_ge_1 b T d) as more. pose proof (lem_d_3_known b T d b1) as past. repeat split.
  - now apply known_root.
  - apply known_root. intros s _ u v h. unfold waiting_and_one. f_equal. now apply past.
  - apply sqrt_le_1_alt, le_INR. lia.
  - apply root_grows; [lra|auto|lia].
  - apply root_grows; [lra| |lia]. intros r. specialize (more u r). lra.
Qed.

(** ** Theorem D.5: each observed round holds a slot for its whole delay *)

Theorem count_slots C d T p l :
  INR (d + 1) * sum T (fun t => ind (seen C d T p l t))
  <= sum T (fun t => sum (Nat.min (t + d) T + 1 - t) (fun k => ind (member t (held_after C (fun _ => d) p l (t - 1 +
    k))))).
Proof.
  rewrite <- sum_scal. apply sum_le. intros t ht.
  destruct (seen C d T p l t) eqn:there; [|simpl ind; rewrite Rmult_0_r; apply sum_nonneg; intros; apply ind_bounds].
  unfold seen in there. apply andb_prop in there as [there within]. apply Nat.leb_le in within.
  rewrite Nat.min_l by assumption. replace (t + d + 1 - t)%nat with (d + 1)%nat by lia. simpl ind.
  rewrite Rmult_1_r, <- (Rmult_1_r (INR (d + 1))), <- sum_const. right. apply sum_ext. intros k hk.
  apply member_in in there. unfold arrives, observed, due in there. apply filter_In in there as [there _].
  fold (held_after C (fun _ => d) p l (t + d)) in there.
  replace (member t _) with true; [reflexivity|]. symmetry. apply member_in.
  apply (stays_between C (fun _ => d) p l t (t - 1 + k) (d + 1 - k)); try lia.
  now replace (t - 1 + k + (d + 1 - k))%nat with (t + d)%nat by lia.
Qed.

(** No round has more than C slots. *)
Theorem count_capacity C d T p l : sum T (fun t => INR (length (held_after C (fun _ => d) p l t))) <= INR C * INR T.
Proof. rewrite Rmult_comm, <- sum_const. apply sum_le. intros t _. apply le_INR, held_after_le. Qed.

