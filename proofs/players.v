(** Every player of the game of Figure 1, and what it can see. The lower bounds A.1, D.5 and I.1 are about all
    of them. *)
From Delays Require Export thm_a_2 tracking.

(** A deterministic player, as functions of the loss table: the arm that it plays, whether it wants to add the round,
    and the rounds that it removes. A randomized player is a law on these. It may know the delays and the capacity: it
    may be any function of them. *)
Record moves := { plays : losses -> nat -> nat; adds : losses -> nat -> bool; removes : losses -> nat -> nat -> bool }.

Section Figure_1.
Variables (bandit : bool) (C : nat) (d : nat -> nat) (p : moves).
Implicit Types (l : losses) (s t n : nat).

(** The tracking sets on the table l, what arrives in round t, and the feedback. *)
Definition held l n : list nat := after C d (adds p l) (removes p l) n.
Definition held_after l t : list nat := set_after C d (adds p l) (removes p l) t.
Definition arrives l t : list nat := observed C d (adds p l) (removes p l) t.
Definition feedback l t : list (nat * (nat -> R)) := map (fun s => (s, view bandit (plays p) l s)) (arrives l t).

(** A move depends on the feedback before; a removal, which comes last in its round, on the feedback of the round,
    too. *)
Definition follows_figure_1 : Prop := forall l l' t, (1 <= t)%nat ->
  (forall r, (1 <= r < t)%nat -> feedback l r = feedback l' r) ->
  plays p l t = plays p l' t /\ adds p l t = adds p l' t
  /\ (feedback l t = feedback l' t -> removes p l t = removes p l' t).

Hypothesis player : follows_figure_1.

Lemma held_range l n s : In s (held l n) -> (1 <= s <= n)%nat.
Proof.
  unfold held. induction n as [|n IH]; [intros []|]. simpl. unfold release, leave, join. intros h.
  apply filter_In in h as [h _]. apply filter_In in h as [h _].
  destruct (_ && _); [destruct h as [<-|h]; [lia|]|]; specialize (IH h); lia.
Qed.

(** Two tables with the same course up to the end of round n. *)
Definition same_course l l' n : Prop :=
  held l n = held l' n /\ forall r, (1 <= r <= n)%nat -> feedback l r = feedback l' r.

Lemma arrival_time l t s : (1 <= t)%nat -> In s (arrives l t) -> (1 <= s)%nat /\ (s + d s = t)%nat.
Proof.
  intros ht. unfold arrives, observed, due. intros h. apply filter_In in h as [h e]. apply Nat.eqb_eq in e.
  split; [|assumption]. unfold set_after, join, set_before in h. fold (held l (t - 1)) in h.
  destruct (_ && _); [destruct h as [<-|h]; [assumption|]|]; apply held_range in h; lia.
Qed.

(** If the rounds that arrive by the end of round n look the same on both tables, the courses are the same. *)
Lemma same_views l l' n :
  (forall s, (1 <= s)%nat -> (s + d s <= n)%nat ->
    (forall r, (1 <= r < s + d s)%nat -> feedback l r = feedback l' r) ->
    In s (arrives l (s + d s)) -> In s (arrives l' (s + d s)) ->
    view bandit (plays p) l s = view bandit (plays p) l' s) -> same_course l l' n.
Proof.
  induction n as [|n IH]; intros alike; [split; [reflexivity|lia]|].
  destruct IH as [sets news]; [intros s hs hn; apply alike; lia|].
  destruct (player l l' (S n) ltac:(lia)) as (_ & wanted & dropped); [intros r hr; apply news; lia|].
  assert (joined : held_after l (S n) = held_after l' (S n)).
  { unfold held_after, set_after, set_before, join. pred. fold (held l n) (held l' n). now rewrite sets, wanted. }
  assert (arrive : arrives l (S n) = arrives l' (S n)).
  { unfold arrives, observed. fold (held_after l (S n)) (held_after l' (S n)). now rewrite joined. }
  assert (now_ : feedback l (S n) = feedback l' (S n)).
  { unfold feedback. rewrite <- arrive. apply map_ext_in. intros s hs. f_equal.
    destruct (arrival_time l (S n) s ltac:(lia) hs) as [s1 e]. apply alike; try lia.
    - intros r hr. apply news. lia.
    - now rewrite e.
    - now rewrite e, <- arrive. }
  split.
  - specialize (dropped now_). unfold held in *. simpl. unfold release, leave.
    unfold held_after, set_after, set_before in joined. pred. now rewrite joined, dropped.
  - intros r hr. destruct (Nat.eq_dec r (S n)) as [->|ne]; [assumption|apply news; lia].
Qed.

(** ** Rounds count for a slot until they are observed *)

Lemma joined_before l n s : In s (held l n) -> In s (held_after l n).
Proof.
  destruct n as [|n]; [intros []|]. unfold held, held_after, set_after, set_before. simpl.
  replace (n - 0)%nat with n by lia. unfold release, leave. intros h.
  apply filter_In in h as [h _]. now apply filter_In in h as [h _].
Qed.

(** A round that is still there in round t + k was there in round t. *)
Lemma stays_between l s t k : (s <= t)%nat -> (1 <= t)%nat -> In s (held_after l (t + k)) -> In s (held_after l t).
Proof.
  intros hs ht. induction k as [|k IH]; intros h; [now rewrite Nat.add_0_r in h|]. apply IH.
  apply joined_before. replace (t + S k)%nat with (S (t + k)) in h by lia.
  unfold held_after, set_after, set_before, join in h. replace (S (t + k) - 1)%nat with (t + k)%nat in h by lia.
  fold (held l (t + k)) in h. destruct (_ && _); [destruct h as [h|h]; [lia|assumption]|assumption].
Qed.

Lemma held_le l n : (length (held l n) <= C)%nat.
Proof.
  unfold held. induction n as [|n IH]; simpl; [lia|]. unfold release, leave.
  eapply Nat.le_trans; [apply length_filter_le|]. eapply Nat.le_trans; [apply length_filter_le|]. unfold join.
  destruct (Nat.ltb_spec (length (after C d (adds p l) (removes p l) n)) C); simpl; [|assumption].
  destruct (adds p l (S n)); simpl; lia.
Qed.

Lemma held_after_le l t : (length (held_after l t) <= C)%nat.
Proof.
  unfold held_after, set_after, set_before, join. fold (held l (t - 1)). pose proof (held_le l (t - 1)).
  destruct (Nat.ltb_spec (length (held l (t - 1))) C); simpl; [|assumption]. destruct (adds p l t); simpl; lia.
Qed.
End Figure_1.

(** ** Counting *)

Lemma count_members n (L : list nat) : sum n (fun t => ind (member t L)) <= INR (length L).
Proof.
  induction L as [|a L IH]; [right; now apply sum_zero|]. simpl length. rewrite S_INR.
  apply Rle_trans with (sum n (fun t => ind (member t L)) + sum n (fun t => ind (t =? a))).
  - rewrite <- sum_plus. apply sum_le. intros t _. simpl. destruct (t =? a), (member t L); simpl; lra.
  - apply Rplus_le_compat; [assumption|]. clear. induction n as [|n IH]; [simpl; lra|]. rewrite sum_last.
    destruct (Nat.eqb_spec (S n) a) as [<-|ne]; simpl ind; [|lra]. rewrite sum_zero; [lra|]. intros s hs. now decided.
Qed.

(** With equal delays d, round t is seen within the game if t + d <= T and its feedback arrives. *)
Section Equal_delays.
Variables (bandit : bool) (C d T : nat) (p : moves).
Hypothesis player : follows_figure_1 bandit C (fun _ => d) p.

Definition seen (l : losses) (t : nat) : bool := member t (arrives C (fun _ => d) p l (t + d)) && (t + d <=? T).

(** What is played after round T does not count. *)
Definition plays_until (l : losses) (t : nat) : nat := if t <=? T then plays p l t else 0%nat.

Lemma member_in s L : member s L = true <-> In s L.
Proof.
  unfold member. rewrite existsb_exists. split.
  - intros (r & hr & e). now apply Nat.eqb_eq in e as ->.
  - intros h. exists s. now rewrite Nat.eqb_refl.
Qed.

(** A room-night for each of the rounds t, ..., t + d. *)
Lemma nights l t : (1 <= t <= T)%nat ->
  INR (d + 1) * ind (seen l t) <= sum T (fun tau => ind (member t (held_after C (fun _ => d) p l tau))).
Proof.
  intros ht. unfold seen.
  destruct (member t (arrives C (fun _ => d) p l (t + d))) eqn:there; [|simpl ind; rewrite Rmult_0_r; apply sum_nonneg;
    intros; apply ind_bounds].
  destruct (Nat.leb_spec (t + d) T) as [within|]; [|simpl ind; rewrite Rmult_0_r; apply sum_nonneg; intros;
    apply ind_bounds].
  simpl ind. rewrite Rmult_1_r. apply member_in in there. unfold arrives, observed, due in there.
  apply filter_In in there as [there _]. fold (held_after C (fun _ => d) p l (t + d)) in there.
  replace T with ((t - 1) + ((d + 1) + (T - t - d)))%nat by lia. rewrite sum_split, (sum_split (d + 1)).
  rewrite <- (Rmult_1_r (INR (d + 1))), <- sum_const.
  apply Rle_trans with (sum (d + 1) (fun k => ind (member t (held_after C (fun _ => d) p l (t - 1 + k))))).
  - right. apply sum_ext. intros k hk. replace (member t _) with true; [reflexivity|]. symmetry. apply member_in.
    apply (stays_between C (fun _ => d) p l t (t - 1 + k) (d + 1 - k)); try lia.
    now replace (t - 1 + k + (d + 1 - k))%nat with (t + d)%nat by lia.
  - assert (0 <= sum (t - 1) (fun tau => ind (member t (held_after C (fun _ => d) p l tau))))
      by (apply sum_nonneg; intros; apply ind_bounds).
    assert (0 <= sum (T - t - d) (fun s => ind (member t (held_after C (fun _ => d) p l (t - 1 + (d + 1 + s))))))
      by (apply sum_nonneg; intros; apply ind_bounds). lra.
Qed.

(** sum Z_t (d + 1) <= sum |S_t^1| *)
Theorem room_nights l :
  INR (d + 1) * sum T (fun t => ind (seen l t)) <= sum T (fun t => INR (length (held_after C (fun _ => d) p l t))).
Proof.
  rewrite <- sum_scal. eapply Rle_trans; [apply sum_le, nights|]. rewrite sum_swap. apply sum_le. intros t _.
  apply count_members.
Qed.
End Equal_delays.

(** A player of Figure 1 is a player of the label-efficient game: on tables that have shown the same by round n it does
    the same up to round n + 1. *)
Lemma sees_until bandit C d n m p : follows_figure_1 bandit C (fun _ => d) p -> (n <= m <= S n)%nat ->
  sees_only bandit (plays_until m p) (seen C d n p).
Proof.
  intros player hm l l' t ht alike. unfold plays_until, seen.
  destruct (Nat.leb_spec t m) as [within|]; [|rewrite !(proj2 (Nat.leb_gt (t + d) n)), !andb_false_r by lia; auto].
  assert (course : forall k, (k <= n)%nat -> (k < t + d)%nat -> same_course bandit C (fun _ => d) p l l' k).
  { intros k hk hd. apply (same_views bandit C (fun _ => d) p player). intros s hs hsk _ here here'.
    specialize (alike s ltac:(lia)). unfold shown, seen in alike.
    rewrite (proj2 (member_in s _) here), (proj2 (member_in s _) here'), (proj2 (Nat.leb_le (s + d) n)) in alike by lia.
    simpl in alike. injection alike as e. unfold view, plays_until in *.
    now rewrite (proj2 (Nat.leb_le s m)) in e by lia. }
  split.
  - destruct (course (t - 1)%nat ltac:(lia) ltac:(lia)) as [_ news].
    destruct (player l l' t ht) as [e _]; [intros r hr; apply news; lia|exact e].
  - destruct (Nat.leb_spec (t + d) n) as [early|]; [|now rewrite !andb_false_r]. f_equal.
    destruct (course (t + d - 1)%nat ltac:(lia) ltac:(lia)) as [sets news].
    destruct (player l l' (t + d)%nat ltac:(lia)) as (_ & wanted & _); [intros r hr; apply news; lia|].
    unfold arrives, observed, set_after, set_before, join. unfold held in sets. now rewrite sets, wanted.
Qed.
