(** The tracking set under a sequence of proxy delays (Figure 1; Schedulers 1 and 2; Section 4).

    Every scheduler of the paper draws a proxy delay for each round: how long the round may stay. The tracking set is
    then a function of the delays, the proxy delays and the capacity. Losses and actions do not occur. *)
From Delays Require Export probability game.

(** A proxy delay: -1 (the round is never added), an integer, or infinity (it stays until its feedback arrives). *)
Inductive proxy := Never | Until (k : nat) | Endless.

(** Is the proxy delay at least k? *)
Definition reaches (p : proxy) (k : nat) : bool :=
  match p with Never => false | Until j => k <=? j | Endless => true end.

(** Does the proxy delay of round s expire in round t, s + proxy = t? *)
Definition expires (p : proxy) (s t : nat) : bool :=
  match p with Never => false | Until j => s + j =? t | Endless => false end.

(** The length of a filtered list of rounds is a sum of indicators. *)
Lemma length_filter n p : INR (length (filter p (rounds n))) = sum n (fun s => ind (p s)).
Proof.
  induction n as [|n IH]; [reflexivity|]. simpl rounds. simpl filter. simpl sum.
  rewrite <- IH. destruct (p (S n)); simpl ind; [simpl length; rewrite S_INR|]; lra.
Qed.

Lemma in_rounds n s : In s (rounds n) <-> (1 <= s <= n)%nat.
Proof. induction n as [|n IH]; simpl; [lia|]. rewrite IH. lia. Qed.

Lemma rounds_distinct n : NoDup (rounds n).
Proof. induction n as [|n IH]; constructor; [|assumption]. intros h. apply in_rounds in h. lia. Qed.

Section Tracking.
Variables (C : nat) (d : nat -> nat).
Implicit Types (w : nat -> proxy) (s t : nat).

(** The game of Figure 1 in which a round is wanted if its proxy delay is at least 0, and dropped when it expires. *)
Definition tracked w n : list nat := after C d (fun t => reaches (w t) 0) (fun t s => expires (w s) s t) n.

(** S_t^0 and S_t^1 *)
Definition S0 w t : list nat := set_before C d (fun t => reaches (w t) 0) (fun t s => expires (w s) s t) t.
Definition S1 w t : list nat := set_after C d (fun t => reaches (w t) 0) (fun t s => expires (w s) s t) t.

Definition member s held : bool := existsb (Nat.eqb s) held.

(** Z_t: round t is in S^1_{t + d_t}. There is no T here: the game is played on for as long as it takes. *)
Definition Zt w t : bool := member t (S1 w (t + d t)).

(** e_t: there is a free slot in round t. *)
Definition e w t : bool := length (S0 w t) <? C.

(** ** Which rounds are in the set *)

(** Round s was added, and neither its delay nor its proxy delay has ended before round t. *)
Definition added w s : bool := e w s && reaches (w s) 0.
Definition stays w t s : bool := added w s && (t <=? s + d s) && reaches (w s) (t - s).

Lemma filter_filter {B} (f g : B -> bool) l : filter f (filter g l) = filter (fun x => g x && f x) l.
Proof.
  induction l as [|x l IH]; simpl; [reflexivity|]. destruct (g x); simpl; [|assumption]. destruct (f x); now rewrite IH.
Qed.

(** The proxy delay is at least t + 1 - s if it is at least t - s and does not expire in round t. *)
Lemma reaches_step p s t : (s <= t)%nat -> reaches p (t - s) && negb (expires p s t) = reaches p (S t - s).
Proof. intros h. destruct p as [|j|]; [reflexivity| |reflexivity]. unfold reaches, expires. by_cases. Qed.

Lemma delay_step s t D : (s <= t)%nat -> (t <=? s + D) && negb (s + D =? t) = (S t <=? s + D).
Proof. intros h. by_cases. Qed.

(** The rounds of a set that are still there one round later. *)
Lemma stays_step w t s : (s <= t)%nat ->
  stays w t s && negb (s + d s =? t) && negb (expires (w s) s t) = stays w (S t) s.
Proof.
  intros h. unfold stays. rewrite <- (reaches_step (w s) s t h), <- (delay_step s t (d s) h).
  destruct (added w s), (t <=? s + d s), (reaches (w s) (t - s)), (s + d s =? t); reflexivity.
Qed.

(** A round that has just been added stays until the end of its round. *)
Lemma stays_self w t : stays w t t = added w t.
Proof. unfold stays, added. decided. rewrite Nat.sub_diag. destruct (e w t), (reaches (w t) 0); reflexivity. Qed.

Lemma filter_rounds_ext (f g : nat -> bool) n : (forall s, (1 <= s <= n)%nat -> f s = g s) ->
  filter f (rounds n) = filter g (rounds n).
Proof. intros h. apply filter_ext_in. intros s hs. apply h. now apply in_rounds. Qed.

(** S_t^0 = {s < t : s was added, s + d_s >= t, s + proxy_s >= t} and S_t^1 the same with s <= t. *)
Lemma S0_is w n : S0 w (S n) = filter (stays w (S n)) (rounds n).
Proof.
  unfold S0, set_before. pred. induction n as [|n IH]; [reflexivity|].
  simpl after. unfold release, leave. rewrite filter_filter. fold (tracked w n) in *.
  assert (J : join C (fun t => reaches (w t) 0) (S n) (tracked w n) = filter (stays w (S n)) (rounds (S n))).
  { unfold join. simpl rounds. simpl filter. rewrite stays_self, <- IH. unfold added, e, S0, set_before. now pred. }
  rewrite J, filter_filter. apply filter_rounds_ext. intros s hs.
  rewrite <- (stays_step w (S n)) by lia. now rewrite andb_assoc.
Qed.

Lemma S1_is w t : (1 <= t)%nat -> S1 w t = filter (stays w t) (rounds t).
Proof.
  intros h. destruct t as [|n]; [lia|]. unfold S1, set_after, join. simpl rounds. simpl filter.
  rewrite stays_self, <- S0_is. reflexivity.
Qed.

Lemma member_filter f s n : member s (filter f (rounds n)) = (1 <=? s) && (s <=? n) && f s.
Proof.
  unfold member. apply eq_true_iff_eq. rewrite existsb_exists, !andb_true_iff, !Nat.leb_le.
  split.
  - intros (r & hr & er). apply Nat.eqb_eq in er as <-. apply filter_In in hr as [hr fr]. apply in_rounds in hr. tauto.
  - intros ((h1 & h2) & fs). exists s. split; [|apply Nat.eqb_refl].
    apply filter_In. split; [now apply in_rounds|assumption].
Qed.

(** Section 4.3: Z_t = 1(|S_t^0| < C, proxy_t >= d_t). *)
Lemma Zt_is w t : (1 <= t)%nat -> Zt w t = e w t && reaches (w t) (d t).
Proof.
  intros h. unfold Zt. rewrite S1_is, member_filter by lia. decided. unfold stays, added.
  rewrite Nat.leb_refl, andb_true_r. replace (t + d t - t)%nat with (d t) by lia.
  destruct (e w t), (w t) as [|j|]; simpl; try reflexivity.
Qed.

(** ** The size *)

Lemma size_is w t : (1 <= t)%nat -> INR (length (S0 w t)) = sum (t - 1) (fun s => ind (stays w t s)).
Proof. intros h. destruct t as [|n]; [lia|]. rewrite S0_is, length_filter. now pred. Qed.

Lemma length_filter_le {B} (f : B -> bool) l : (length (filter f l) <= length l)%nat.
Proof. induction l as [|x l IH]; simpl; [lia|]. destruct (f x); simpl; lia. Qed.

(** The set never holds more than C rounds. *)
Lemma size_le w n : (length (tracked w n) <= C)%nat. Proof. unfold tracked. induction n as [|n IH]; simpl; [lia|].
unfold release, leave. eapply Nat.le_trans; [apply length_filter_le|]. eapply Nat.le_trans; [apply length_filter_le|].
unfold join. destruct (Nat.ltb_spec (length (after C d (fun t => reaches (w t) 0) (fun t s => expires (w s) s t) n)) C);
  simpl; [|assumption]. destruct (reaches (w (S n)) 0); simpl; lia.
Qed.

(** So the set is full, or there is a free slot. *)
Lemma full_or_free w t : ind (length (S0 w t) =? C) = 1 - ind (e w t).
Proof. unfold e. pose proof (size_le w (t - 1)). unfold S0, set_before. fold (tracked w (t - 1)). by_cases. Qed.

(** ** The set before round t depends on the coins of the rounds before t *)

Lemma tracked_range w n s : In s (tracked w n) -> (1 <= s <= n)%nat.
Proof.
  pose proof (S0_is w n) as q. unfold S0, set_before in q. pred. fold (tracked w n) in q. rewrite q. intros h.
  apply filter_In in h as [h _]. now apply in_rounds.
Qed.

Lemma known_tracked n : known (S n) (fun w => tracked w n).
Proof.
  induction n as [|n IH]; intros x y h; [reflexivity|].
  assert (past : tracked x n = tracked y n) by (apply IH; known_before h).
  unfold tracked. simpl after. fold (tracked x n) (tracked y n). rewrite past. unfold join.
  rewrite (h (S n)) by lia. unfold release. apply filter_ext_in. intros s hs.
  assert (range : (1 <= s <= S n)%nat).
  { unfold leave in hs. apply filter_In in hs as [hs _].
    destruct ((length (tracked y n) <? C) && reaches (y (S n)) 0); [destruct hs as [<-|hs]; [lia|]|];
      apply tracked_range in hs; lia. }
  now rewrite (h s) by lia.
Qed.

Lemma known_S0 t : known t (fun w => S0 w t).
Proof.
  destruct t as [|n]; [intros x y _; reflexivity|]. intros x y h. unfold S0, set_before. pred. now apply known_tracked.
Qed.

Lemma known_e t : known t (fun w => e w t).
Proof. intros x y h. unfold e. now rewrite (known_S0 t x y h). Qed.

Lemma known_Zt t : (1 <= t)%nat -> known (S t) (fun w => Zt w t).
Proof.
  intros ht x y h. rewrite !Zt_is by assumption. rewrite (h t) by lia. now rewrite (known_e t x y) by known_before h.
Qed.
End Tracking.
