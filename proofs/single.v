(** One slot for announced delays (book, Open 5 and Logarithm 6): what the slot does, for any chances pi_t that fit. *)
From Delays Require Import fact_f_2 calibrated reservoirs.
From Delays Require Export crowds.

Section Slot.
Variables (d : nat -> nat) (pi : nat -> R).
Implicit Types (x y : nat -> bool) (s t : nat).

(** W_t: round s still waits when round t begins. f_t is the chance that the slot is free then. *)
Definition waiting t s : bool := t <=? s + d s.
Definition f t : R := 1 - sum (t - 1) (fun s => if waiting t s then pi s else 0).

(** The player tosses a coin in each round; the round is tracked if it falls and the slot is free. `last` is the last
    tracked round, 0 if there is none. *)
Definition flip (t : nat) : law bool := toss (pi t / f t).
Definition empty (h t : nat) : bool := negb ((1 <=? h) && waiting t h).
Fixpoint last x n : nat :=
  match n with O => O | S m => if x (S m) && empty (last x m) (S m) then S m else last x m end.
Definition free x t : bool := empty (last x (t - 1)) t.
Definition tracked x t : bool := (1 <=? t) && x t && free x t.

Lemma known_last n : known (S n) (fun x => last x n).
Proof.
  induction n as [|n IH]; intros x y h; [reflexivity|]. simpl.
  rewrite (IH x y) by (now apply (agree_weaken _ (S (S n))); [lia|]). now rewrite (h (S n)) by lia.
Qed.

Lemma known_free t : (1 <= t)%nat -> known t (fun x => free x t).
Proof.
  intros ht x y h. unfold free. destruct t as [|n]; [lia|]. replace (S n - 1)%nat with n by lia.
  now rewrite (known_last n x y h).
Qed.

Lemma known_tracked t : known (S t) (fun x => tracked x t).
Proof.
  intros x y h. unfold tracked. destruct (Nat.leb_spec 1 t); [|reflexivity]. rewrite (h t) by lia.
  now rewrite (known_free t ltac:(lia) x y) by (now apply (agree_weaken t (S t)); [lia|]).
Qed.

Lemma last_tracked x n : (1 <= last x n)%nat -> (last x n <= n)%nat /\ tracked x (last x n) = true.
Proof.
  induction n as [|n IH]; intros h; [simpl in h; lia|]. simpl in *.
  destruct (x (S n) && empty (last x n) (S n)) eqn:e; [|destruct (IH h); split; [lia|assumption]].
  split; [lia|]. unfold tracked, free. replace (S n - 1)%nat with n by lia. now rewrite <- andb_assoc, e.
Qed.

(** Who is tracked stays in the slot until its feedback has come. *)
Lemma last_stays x s n : tracked x s = true -> (s <= n)%nat -> (n <= s + d s)%nat -> last x n = s.
Proof.
  intros h hs. unfold tracked in h. apply andb_true_iff in h as [h free_]. apply andb_true_iff in h as [pos wants].
  apply Nat.leb_le in pos. induction n as [|n IH]; intros hn; [lia|]. simpl. destruct (Nat.eq_dec s (S n)) as [->|ne].
  - unfold free in free_. replace (S n - 1)%nat with n in free_ by lia. now rewrite wants, free_.
  - rewrite IH by lia. unfold empty, waiting. rewrite (proj2 (Nat.leb_le 1 s)), (proj2 (Nat.leb_le (S n) _)) by lia.
    cbn [andb negb]. now rewrite andb_false_r.
Qed.

(** The slot is free, or exactly one of those that wait is in it. *)
Lemma one_in_slot x t (v : nat -> R) : (1 <= t)%nat ->
  sum (t - 1) (fun s => if waiting t s then ind (tracked x s) * v s else 0)
  = if free x t then 0 else v (last x (t - 1)).
Proof.
  intros ht. unfold free, empty. pose proof (last_tracked x (t - 1)) as its. set (h := last x (t - 1)) in *.
  assert (others : forall s, (1 <= s <= t - 1)%nat -> s <> h ->
    (if waiting t s then ind (tracked x s) * v s else 0) = 0).
  { intros s hs ne. destruct (Nat.leb_spec t (s + d s)) as [w|w]; unfold waiting.
    - rewrite (proj2 (Nat.leb_le _ _) w). destruct (tracked x s) eqn:e; [|simpl; ring].
      pose proof (last_stays x s (t - 1) e ltac:(lia) ltac:(lia)). fold h in H. lia.
    - now rewrite (proj2 (Nat.leb_gt _ _) w). }
  destruct (Nat.leb_spec 1 h) as [some|]; cbn [andb].
  - destruct (its some) as [le e]. rewrite (sum_one (t - 1) h) by (lia || assumption). rewrite e.
    destruct (waiting t h); simpl; ring.
  - cbn [negb]. apply sum_zero. intros s hs. apply others; lia.
Qed.

(** ** The law of the slot *)

Variable T : nat.
Hypothesis fits : forall t, (1 <= t <= T)%nat -> 0 < f t /\ 0 <= pi t <= f t.

Definition coins : nat -> law bool := fun t => if (1 <=? t) && (t <=? T) then flip t else toss 0.

Lemma coins_proper t : proper (coins t).
Proof.
  unfold coins. destruct (Nat.leb_spec 1 t), (Nat.leb_spec t T); try (apply toss_proper; lra). apply toss_proper.
  destruct (fits t ltac:(lia)) as [f0 h]. split; [apply div_nonneg; lra|]. apply div_le; lra.
Qed.

(** E over the coins of the T rounds. *)
Definition mean_ (F : (nat -> bool) -> R) w : R := E (independent coins) 1 T F w.

(** A round that is free is tracked with probability pi_t / f_t, whatever is known. *)
Lemma toss_round t F w : (1 <= t <= T)%nat -> known t F ->
  mean_ (fun x => F x * ind (tracked x t)) w = pi t / f t * mean_ (fun x => F x * ind (free x t)) w.
Proof.
  intros ht hF. unfold mean_. pose proof (independent_proper coins coins_proper) as proper_.
  assert (kf : known t (fun x => F x * ind (free x t))).
  { intros x y h. now rewrite (hF x y h), (known_free t ltac:(lia) x y h). }
  rewrite (E_past _ proper_ T (S t)); [|lia|].
  2:{ intros x y h. rewrite (known_tracked t x y h).
      now rewrite (hF x y) by (now apply (agree_weaken t (S t)); [lia|]). }
  rewrite (E_past _ proper_ T t _ _ ltac:(lia) kf). replace (S t - 1)%nat with ((t - 1) + 1)%nat by lia.
  rewrite E_tower, <- E_scal. apply E_ext. intros x. replace (1 + (t - 1))%nat with t by lia. cbn [E].
  unfold independent, coins. rewrite (proj2 (Nat.leb_le 1 t)), (proj2 (Nat.leb_le t T)) by lia. unfold flip, toss.
  cbn [andb mean]. unfold tracked. rewrite !put_same, !(proj2 (Nat.leb_le 1 t)) by lia. cbn [andb].
  rewrite (hF (put x t true) x), (known_free t ltac:(lia) (put x t true) x) by (apply agree_put; lia).
  simpl (ind false). ring.
Qed.

Theorem slot_law t w : (1 <= t <= T)%nat ->
  mean_ (fun x => ind (tracked x t)) w = pi t /\ mean_ (fun x => ind (free x t)) w = f t.
Proof.
  pose proof (independent_proper coins coins_proper) as proper_.
  induction t as [t IH] using (well_founded_induction lt_wf). intros ht. destruct (fits t ht) as [f0 _].
  assert (free_ : mean_ (fun x => ind (free x t)) w = f t).
  { unfold f. rewrite <- (E_const _ proper_ T 1 1 w). unfold mean_.
    rewrite (sum_ext _ _ (fun s =>
      E (independent coins) 1 T (fun x => if waiting t s then ind (tracked x s) * 1 else 0) w)).
    - rewrite <- (E_sum _ proper_), <- E_minus. apply E_ext. intros x. rewrite (one_in_slot x t (fun _ => 1)) by lia.
      destruct (free x t); simpl; ring.
    - intros s hs. destruct (waiting t s); [|now rewrite E_const]. rewrite <- (proj1 (IH s ltac:(lia) ltac:(lia))).
      apply E_ext. intros; ring. }
  split; [|exact free_]. pose proof (toss_round t (fun _ => 1) w ht ltac:(intros ? ? ?; reflexivity)) as h.
  unfold mean_ in *. rewrite (E_ext _ _ _ _ (fun x => ind (tracked x t))) in h by (intros; ring). rewrite h.
  rewrite (E_ext _ _ _ _ (fun x => ind (free x t))) by (intros; ring). rewrite free_. field. lra.
Qed.

(** ** What a taken slot hides *)

(** What has arrived before round t; v is any number that a learner makes of it. *)
Definition arrived x t : nat -> bool := fun r => tracked x r && (r + d r <? t).
Variable v : (nat -> bool) -> R.

(** While a round is in the slot nothing arrives. *)
Lemma nothing_arrives x s t : tracked x s = true -> (s < t <= s + d s)%nat -> arrived x t = arrived x s.
Proof.
  intros h hs. apply functional_extensionality. intros r. unfold arrived. destruct (tracked x r) eqn:e; [|reflexivity].
  cbn [andb]. destruct (Nat.ltb_spec (r + d r) t), (Nat.ltb_spec (r + d r) s); try lia. exfalso.
  assert (pos : (1 <= s)%nat /\ (1 <= r)%nat).
  { unfold tracked in h, e. destruct (Nat.leb_spec 1 s), (Nat.leb_spec 1 r); try discriminate. lia. }
  destruct (le_lt_dec s r) as [later|before].
  - destruct (Nat.eq_dec s r) as [->|ne]; [lia|]. pose proof (last_stays x s (r - 1) h ltac:(lia) ltac:(lia)) as q.
    unfold tracked, free, empty in e. rewrite q in e. unfold waiting in e.
    rewrite (proj2 (Nat.leb_le 1 s)), (proj2 (Nat.leb_le r (s + d s))) in e by lia. simpl in e.
    now rewrite andb_false_r in e.
  - pose proof (last_stays x r (s - 1) e ltac:(lia) ltac:(lia)) as q. unfold tracked, free, empty in h. rewrite q in h.
    unfold waiting in h. rewrite (proj2 (Nat.leb_le 1 r)), (proj2 (Nat.leb_le s (r + d r))) in h by lia. simpl in h.
    now rewrite andb_false_r in h.
Qed.

Lemma known_arrived t : known t (fun x => v (arrived x t)).
Proof.
  intros x y h. f_equal. apply functional_extensionality. intros r. unfold arrived.
  destruct (Nat.ltb_spec (r + d r) t); [|now rewrite !andb_false_r].
  now rewrite (known_tracked r x y) by (now apply (agree_weaken _ t); [lia|]).
Qed.

(** u_t = E v_t, and g_t = E[v_t | the slot is free at t]. *)
Definition u t w : R := mean_ (fun x => v (arrived x t)) w.
Definition g t w : R := mean_ (fun x => v (arrived x t) * ind (free x t)) w / f t.

Theorem slot_stale t w : (1 <= t <= T)%nat ->
  u t w = f t * g t w + sum (t - 1) (fun s => if waiting t s then pi s * g s w else 0).
Proof.
  intros ht. pose proof (independent_proper coins coins_proper) as proper_. destruct (fits t ht) as [f0 _].
  replace (f t * g t w) with (mean_ (fun x => v (arrived x t) * ind (free x t)) w) by (unfold g; field; lra).
  rewrite (sum_ext _ _ (fun s => mean_ (fun x => if waiting t s then ind (tracked x s) * v (arrived x s) else 0) w)).
  - unfold mean_. rewrite <- (E_sum _ proper_), <- E_plus. unfold u, mean_. apply E_ext. intros x.
    rewrite (one_in_slot x t (fun s => v (arrived x s))) by lia. destruct (free x t) eqn:e; simpl ind; [ring|].
    unfold free, empty in e. pose proof (last_tracked x (t - 1)) as its. set (h := last x (t - 1)) in *.
    destruct (Nat.leb_spec 1 h) as [some|]; [|discriminate]. destruct (its some) as [le th]. unfold waiting in e.
    destruct (Nat.leb_spec t (h + d h)); [|discriminate]. rewrite (nothing_arrives x h t th) by lia. ring.
  - intros s hs. destruct (waiting t s); [|unfold mean_; now rewrite E_const].
    pose proof (toss_round s (fun x => v (arrived x s)) w ltac:(lia) (known_arrived s)) as h.
    transitivity (mean_ (fun x => v (arrived x s) * ind (tracked x s)) w); [|apply E_ext; intros; ring].
    rewrite h. unfold g. unfold Rdiv. ring.
Qed.

Theorem slot_recursion t w : (1 <= t <= T)%nat ->
  f t * (u t w - g t w) = sum (t - 1) (fun s => if waiting t s then pi s * (u s w - u t w) else 0)
  - sum (t - 1) (fun s => if waiting t s then pi s * (u s w - g s w) else 0).
Proof.
  intros ht. pose proof (slot_stale t w ht) as h. rewrite <- sum_minus.
  rewrite (sum_ext _ _ (fun s => (if waiting t s then pi s * g s w else 0) - u t w * (if waiting t s then pi s else 0)))
    by (intros s _; destruct (waiting t s); ring).
  rewrite sum_minus, sum_scal. unfold f in *. nra.
Qed.
End Slot.
