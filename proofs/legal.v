(** The schedulers of the square in the game of Figure 1: their tracking sets never hold more than C rounds, and what
    the game reveals is what Algorithm 2 hears (`arrive`). *)
From Delays Require Export stairs reservoirs_regret.

(** The sets round by round: before n before round n + 1, and after_ n when it has joined *)
Lemma sets_by_steps C d wants drops (before after_ : nat -> nat -> bool) :
  (forall n, set_before C d wants drops (S n) = filter (before n) (rounds n) ->
    set_after C d wants drops (S n) = filter (after_ n) (rounds (S n))) -> (forall n s, (1 <= s)%nat ->
    after_ n s && negb (s + d s =? S n) && negb (drops (S n) s) = before (S n) s) ->
  forall n, observed C d wants drops (S n) = filter (fun s => after_ n s && (s + d s =? S n)) (rounds (S n)).
Proof.
  intros joins step n. unfold observed, due. rewrite joins; [apply filter_filter|].
  induction n as [|n IH]; [reflexivity|]. apply joins in IH. unfold set_before. pred. cbn [after].
  unfold set_after, set_before in IH. pred. unfold release, leave. rewrite IH, !filter_filter.
  apply filter_rounds_ext. intros s hs. rewrite andb_assoc. now apply step.
Qed.

(** ** Who drops nothing *)

Definition nothing (t s : nat) : bool := false.

Theorem undropped_is_legal C d Z :
  (forall t, (1 <= t)%nat -> Z t = true ->
    (length (filter (fun s => Z s && (t <=? s + d s)) (rounds (t - 1))) < C)%nat) ->
  forall t, (1 <= t)%nat -> observed C d Z nothing t = filter (fun s => (s + d s =? t) && Z s) (rounds t).
Proof.
  intros room t ht. destruct t as [|n]; [lia|].
  rewrite (sets_by_steps C d Z nothing (fun n s => Z s && (S n <=? s + d s)) (fun n s => Z s && (S n <=? s + d s))).
  - apply filter_rounds_ext. intros s hs. destruct (Z s); cbn [andb]; [|now rewrite andb_false_r]. by_cases.
  - clear n ht. intros n h. unfold set_after. rewrite h. unfold join. cbn [rounds filter].
    rewrite (proj2 (Nat.leb_le (S n) _)), andb_true_r by lia.
    destruct (Z (S n)) eqn:wanted; [|now rewrite andb_false_r].
    specialize (room (S n) ltac:(lia) wanted). pred. now rewrite (proj2 (Nat.ltb_lt _ _) room).
  - intros m s hs. unfold nothing. destruct (Z s); cbn [andb negb]; [|reflexivity]. by_cases.
Qed.

(** ** Stairs *)

Lemma busy_later d held s t g : (s <= t)%nat -> (busy d held t g <= busy d held s g)%nat.
Proof.
  intros h. induction held as [|r held IH]; [apply le_n|]. rewrite !busy_cons.
  destruct (snd r =? g); cbn [andb]; [|assumption].
  destruct (Nat.leb_spec t (fst r + d (fst r))), (Nat.leb_spec s (fst r + d (fst r))); lia.
Qed.

(** All slots of the groups. *)
Fixpoint slots_of (J : nat) (size : nat -> nat) : nat :=
  match J with O => 0%nat | S g => (slots_of g size + size g)%nat end.

Section Groups.
Variables (J : nat) (size : nat -> nat) (d : nat -> nat) (x : nat -> bool).
Hypotheses (J1 : (1 <= J)%nat) (sizes : forall g, (g < J)%nat -> (1 <= size g)%nat).

Let spec := first_free_spec J size d J1.

Lemma groups_hold g : (g < J)%nat -> forall n t, (n < t)%nat -> (busy d (stairs_held J size d x n) t g <= size g)%nat.
Proof.
  intros hg. induction n as [|n IH]; intros t ht; [apply Nat.le_0_l|]. cbn [stairs_held].
  set (held := stairs_held J size d x n) in *. destruct (x (S n)); cbn [andb]; [|apply IH; lia].
  destruct (Nat.ltb_spec (first_free size d held (S n) 0 J) J) as [some|]; [|apply IH; lia]. rewrite busy_cons.
  cbn [fst snd]. destruct (Nat.eqb_spec (first_free size d held (S n) 0 J) g) as [e|]; cbn [andb]; [|apply IH; lia].
  destruct (t <=? S n + d (S n)); [|apply IH; lia]. destruct (spec held (S n) J 0%nat) as (_ & _ & room).
  rewrite e in room. pose proof (busy_later d held (S n) t g ltac:(lia)). lia.
Qed.

Lemma slots_total : forall n, INR (slots_of n size) = sum n (fun g => INR (size (g - 1)%nat)).
Proof. induction n as [|n IH]; [reflexivity|]. cbn [slots_of]. rewrite plus_INR, IH, sum_last. now pred. Qed.

Theorem stairs_legal C t : (slots_of J size <= C)%nat -> (1 <= t)%nat ->
  observed C d (stairs_Z J size d x) nothing t = arrive d (stairs_Z J size d) x t.
Proof.
  intros small. apply undropped_is_legal. clear t. intros t ht joins. set (Z := stairs_Z J size d) in *. apply INR_lt.
  rewrite length_filter. set (B := fun g => INR (busy d (stairs_held J size d x (t - 1)) t (g - 1))).
  assert (each : forall g, (1 <= g <= J)%nat -> B g <= INR (size (g - 1)%nat)).
  { intros g hg. apply le_INR, groups_hold; lia. }
  assert (total : sum (t - 1) (fun s => ind (Z x s && (t <=? s + d s))) <= sum J B).
  { rewrite (sum_ext J _ (fun g => sum (t - 1) (fun s => ind (Z x s) * ind (stair J size d x s =? g - 1)
      * ind (t <=? s + d s)))) by (intros; apply busy_is; (assumption || lia)).
    rewrite sum_swap. apply sum_le. intros s _.
    destruct (Z x s) eqn:tracked; cbn [andb ind]; [|rewrite sum_zero; [lra|intros; ring]].
    apply andb_true_iff in tracked as [_ low]. apply Nat.ltb_lt in low. set (g := stair J size d x s) in *.
    rewrite (sum_ext J _ (fun h => ind (t <=? s + d s) * ind (g =? h - 1))) by (intros; ring).
    rewrite sum_scal, (sum_one J (S g)).
    - pred. rewrite Nat.eqb_refl. cbn [ind]. lra.
    - lia.
    - intros h hh ne. now decided. }
  apply andb_true_iff in joins as [_ low]. apply Nat.ltb_lt in low. set (g := stair J size d x t) in *.
  assert (room : B (S g) < INR (size g)).
  { unfold B. pred. apply lt_INR, (spec (stairs_held J size d x (t - 1)) t J 0%nat). exact low. }
  assert (less : sum J B < sum J (fun h => INR (size (h - 1)%nat))).
  { replace J with (g + S (J - S g))%nat by lia. rewrite !sum_split, !sum_first. replace (g + 1)%nat with (S g) by lia.
    pred. assert (sum g B <= sum g (fun h => INR (size (h - 1)%nat))) by (apply sum_le; intros; apply each; lia).
    assert (sum (J - S g) (fun s => B (g + S s)%nat) <= sum (J - S g) (fun s => INR (size (g + S s - 1)%nat)))
      by (apply sum_le; intros; apply each; lia).
    lra. }
  rewrite <- slots_total in less. pose proof (le_INR _ _ small). lra.
Qed.
End Groups.

(** ** Reservoirs *)

Lemma distinct_images {A B} (f : A -> B) l : NoDup l -> (forall s s', In s l -> In s' l -> f s = f s' -> s = s') ->
  NoDup (map f l).
Proof.
  induction 1 as [|a l fresh _ IH]; intros inj; [constructor|]. simpl. constructor.
  - intros h. apply in_map_iff in h as (b & e & hb).
    rewrite (inj a b) in fresh; [contradiction|now left|now right|easy].
  - apply IH. intros s s' hs hs'. apply inj; now right.
Qed.

(** Rounds of different slots, none of them that of round t, leave a slot free. *)
Lemma slot_left C t n (f : nat -> bool) : (1 <= C)%nat ->
  (forall s, (1 <= s <= n)%nat -> f s = true -> s mod C <> t mod C) ->
  (forall s s', (1 <= s < s')%nat -> (s' <= n)%nat -> f s = true -> f s' = true -> s mod C <> s' mod C) ->
  (length (filter f (rounds n)) < C)%nat.
Proof.
  intros C1 other apart. set (l := filter f (rounds n)).
  assert (mem : forall s, In s l -> (1 <= s <= n)%nat /\ f s = true).
  { intros s h. apply filter_In in h as [h e]. now rewrite in_rounds in h. }
  assert (nd : NoDup (t mod C :: map (fun s => s mod C) l)).
  { constructor.
    - intros h. apply in_map_iff in h as (s & e & h). apply mem in h as [hs hf]. now apply (other s hs hf).
    - apply distinct_images; [apply NoDup_filter, rounds_distinct|]. intros s s' h h' e.
      apply mem in h as [hs hf]. apply mem in h' as [hs' hf'].
      destruct (lt_eq_lt_dec s s') as [[lt|eq]|gt]; [|assumption|]; exfalso.
      + now apply (apart s s' ltac:(lia) ltac:(lia) hf hf').
      + now apply (apart s' s ltac:(lia) ltac:(lia) hf' hf). }
  assert (inside : incl (t mod C :: map (fun s => s mod C) l) (seq 0 C)).
  { intros r [<-|h]; apply in_seq.
    - pose proof (Nat.mod_upper_bound t C ltac:(lia)). lia.
    - apply in_map_iff in h as (s & <- & _). pose proof (Nat.mod_upper_bound s C ltac:(lia)). lia. }
  pose proof (NoDup_incl_length nd inside) as le. simpl in le. rewrite map_length, seq_length in le. exact le.
Qed.

(** Two rounds of one slot that wait together are not both observed. *)
Lemma reservoirs_exclusive C d x s t : (1 <= C)%nat -> (1 <= s < t)%nat -> (t <= s + d s)%nat -> Z C d x s = true ->
  Z C d x t = true -> s mod C <> t mod C.
Proof.
  intros C1 hs ht e e' same. apply Nat.eqb_eq in e, e'.
  pose proof (held_since C d C1 x _ t _ s e ltac:(lia) ht) as q. rewrite same in q.
  pose proof (held_since C d C1 x _ t _ t e' ltac:(lia) ltac:(lia)). lia.
Qed.

(** Announced delays: who tracks only what survives. *)
Theorem announced_legal C d x t : (1 <= C)%nat -> (1 <= t)%nat ->
  observed C d (Z C d x) nothing t = arrive d (Z C d) x t.
Proof.
  intros C1. apply undropped_is_legal. clear t. intros t ht joins. apply (slot_left C t); [assumption| |].
  - intros s hs h. apply andb_true_iff in h as [z w]. apply Nat.leb_le in w.
    now apply (reservoirs_exclusive C d x s t C1 ltac:(lia) w z joins).
  - intros s s' hs hs' h h'. apply andb_true_iff in h as [z w]. apply andb_true_iff in h' as [z' _].
    apply Nat.leb_le in w.
    now apply (reservoirs_exclusive C d x s s' C1 ltac:(lia) ltac:(lia) z z').
Qed.

(** Whether it survives is decided by the coins of its slot while it waits, *)
Theorem announced_survives C d x t : (1 <= C)%nat -> (1 <= t)%nat ->
  Z C d x t = x t && forallb (fun k => negb (x (t + k * C)%nat)) (seq 1 (d t / C)).
Proof.
  intros C1 ht.
  assert (stays : forall n, (fst (slots C d x (t + n) (t mod C)) =? t)
    = x t && forallb (fun k => negb (x (t + k * C)%nat)) (seq 1 (n / C))).
  { induction n as [|n IH].
    - rewrite Nat.div_0_l, Nat.add_0_r by lia. destruct t as [|m]; [lia|]. cbn [slots]. rewrite Nat.eqb_refl.
      unfold next. cbn [fst]. destruct (x (S m)); [apply Nat.eqb_refl|]. apply Nat.eqb_neq.
      pose proof (held_before C d C1 x m (S m mod C)). lia.
    - rewrite (div_step C C1). pose proof (same_slot C C1 t (S n)) as slot.
      replace (t + S n)%nat with (S (t + n)) in * by lia. cbn [slots]. rewrite slot.
      destruct (Nat.eqb_spec (S n mod C) 0) as [turn|]; [|exact IH]. unfold next. cbn [fst].
      replace (S (n / C)) with (n / C + 1)%nat by lia. rewrite seq_app, forallb_app, andb_assoc, <- IH.
      cbn [seq forallb]. pose proof (Nat.div_mod (S n) C ltac:(lia)) as dm. pose proof (div_step C C1 n) as st.
      rewrite turn in st. simpl in st. replace (t + (1 + n / C) * C)%nat with (S (t + n)) by nia.
      destruct (x (S (t + n))); cbn [negb]; [rewrite andb_false_r; apply Nat.eqb_neq; lia|now rewrite andb_true_r]. }
  apply stays.
Qed.

(** and the laws of these coins are known when it begins: they depend on no later delay. *)
Theorem announced_ahead C d x t k : (1 <= C)%nat -> (1 <= t)%nat -> (1 <= k)%nat -> (k * C <= d t)%nat ->
  x t = true -> (forall j, (1 <= j < k)%nat -> x (t + j * C)%nat = false) ->
  enters C d (t + k * C) x = toss (/ INR (S (age C d x t + k))).
Proof.
  intros C1 ht hk wait start quiet. unfold enters. do 3 f_equal. unfold age at 1.
  replace ((t + k * C) mod C)%nat with (t mod C)%nat by (symmetry; apply Nat.mod_add; lia). set (n := (k * C - 1)%nat).
  replace (t + k * C - 1)%nat with (t + n)%nat by (unfold n; nia).
  assert (q : (n / C = k - 1)%nat) by (symmetry; apply (Nat.div_unique _ _ _ (C - 1)); unfold n; nia).
  assert (held : fst (slots C d x (t + n) (t mod C)) = t).
  { pose proof (announced_survives C (fun s => if s =? t then n else d s) x t C1 ht) as h. cbv beta in h.
    rewrite Nat.eqb_refl, q, start, (proj2 (forallb_forall _ _)) in h.
    - unfold Z in h. rewrite Nat.eqb_refl in h. apply Nat.eqb_eq in h. revert h. generalize (t mod C)%nat. intros j.
      assert (same : forall m, fst (slots C (fun s => if s =? t then n else d s) x m j) = fst (slots C d x m j)).
      { induction m as [|m IH]; [reflexivity|]. cbn [slots]. destruct (_ =? j); [|exact IH]. unfold next.
        now rewrite IH. }
      now rewrite same.
    - intros j hj. apply in_seq in hj. now rewrite quiet by lia. }
  unfold aged, occupied. rewrite held. rewrite (proj2 (Nat.leb_le 1 t)), (proj2 (Nat.leb_le (t + k * C) _)) by lia.
  cbn [andb]. rewrite (counts C d C1 x t n ht ltac:(unfold n; lia) held), q. lia.
Qed.

(** Hidden delays: round t + 1 takes the place of whom it displaces, which is dropped at the end of round t. *)
Definition displaces C (x : nat -> bool) t s : bool := (s mod C =? S t mod C) && x (S t).

Theorem reservoirs_legal C d x t : (1 <= C)%nat -> (1 <= t)%nat ->
  observed C d x (displaces C x) t = arrive d (Z C d) x t.
Proof.
  intros C1. set (holds := fun n s => fst (slots C d x n (s mod C)) =? s).
  assert (alone : forall n s s', holds n s = true -> holds n s' = true -> s <> s' -> s mod C <> s' mod C).
  { intros n s s' h h' ne e. apply Nat.eqb_eq in h, h'. congruence. }
  set (before := fun n s => holds n s && (S n <=? s + d s) && negb (displaces C x n s)).
  assert (joins : forall n, set_before C d x (displaces C x) (S n) = filter (before n) (rounds n) ->
    set_after C d x (displaces C x) (S n) = filter (fun s => holds (S n) s && (S n <=? s + d s)) (rounds (S n))).
  { intros n h. unfold set_after. rewrite h. unfold join. cbn [rounds filter].
    assert (here : holds (S n) (S n) = x (S n)).
    { unfold holds. cbn [slots]. rewrite Nat.eqb_refl. unfold next. cbn [fst].
      destruct (x (S n)); [apply Nat.eqb_refl|]. apply Nat.eqb_neq. pose proof (held_before C d C1 x n (S n mod C)).
      lia. }
    rewrite here, (proj2 (Nat.leb_le (S n) _)), andb_true_r by lia.
    assert (rest : filter (before n) (rounds n) = filter (fun s => holds (S n) s && (S n <=? s + d s)) (rounds n)).
    { apply filter_rounds_ext. intros s hs. unfold before, displaces, holds. cbn [slots].
      rewrite (Nat.eqb_sym (s mod C)). destruct (S n mod C =? s mod C); cbn [andb negb]; [|now rewrite andb_true_r].
      unfold next. cbn [fst]. destruct (x (S n)); cbn [negb]; [|now rewrite andb_true_r]. rewrite andb_false_r.
      now decided. }
    destruct (x (S n)) eqn:enters_; [|now rewrite andb_false_r].
    assert (room : (length (filter (before n) (rounds n)) < C)%nat).
    { apply (slot_left C (S n)); [assumption| |].
      - intros s hs e same. unfold before, displaces in e. rewrite same, Nat.eqb_refl, enters_ in e. lra.
      - intros s s' hs hs' e e'. apply andb_true_iff in e as [e _], e' as [e' _].
        apply andb_true_iff in e as [e _], e' as [e' _]. apply (alone n); trivial. lia. }
    rewrite (proj2 (Nat.ltb_lt _ _) room). now rewrite rest. }
  intros ht. destruct t as [|n]; [lia|]. rewrite (sets_by_steps C d x (displaces C x) before _ joins).
  - apply filter_rounds_ext. intros s hs. unfold holds, Z.
    destruct (Nat.eqb_spec (s + d s) (S n)) as [e|]; cbn [andb]; [|now rewrite andb_false_r].
    rewrite e, (proj2 (Nat.leb_le (S n) (S n))) by lia. now rewrite !andb_true_r.
  - intros m s hs. unfold before. destruct (holds (S m) s); cbn [andb]; [|reflexivity]. by_cases.
Qed.
