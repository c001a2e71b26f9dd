(** Slots for announced delays (book, Open 5, Logarithm 6 and 7): what they do, for any chances pi_t that fit. *)
From Delays Require Import fact_f_2 lem_d_3 calibrated reservoirs.
From Delays Require Export crowds.

Section Slot.
Variables (d : nat -> nat) (slot : nat -> nat) (pi : nat -> R).
Implicit Types (x y : nat -> bool) (s t j : nat).

(** W_t: round s has the slot of round t, and still waits when round t begins. f_t is the chance that it is free. *)
Definition waiting t s : bool := (slot s =? slot t) && (t <=? s + d s).
Definition f t : R := 1 - sum (t - 1) (fun s => if waiting t s then pi s else 0).

(** The player tosses a coin in each round; the round is tracked if it falls and its slot is free. `last` is the last
    tracked round of a slot, 0 if there is none. *)
Definition flip (t : nat) : law bool := toss (pi t / f t).
Definition empty (h t : nat) : bool := negb ((1 <=? h) && waiting t h).
Fixpoint last x n j : nat :=
  match n with
  | O => O
  | S m => if (slot (S m) =? j) && x (S m) && empty (last x m j) (S m) then S m else last x m j
  end.
Definition free x t : bool := empty (last x (t - 1) (slot t)) t.
Definition tracked x t : bool := (1 <=? t) && x t && free x t.

Lemma known_last n j : known (S n) (fun x => last x n j).
Proof.
  induction n as [|n IH]; intros x y h; [reflexivity|]. simpl.
  rewrite (IH x y) by (now apply (agree_weaken _ (S (S n))); [lia|]). now rewrite (h (S n)) by lia.
Qed.

Lemma known_free t : (1 <= t)%nat -> known t (fun x => free x t).
Proof.
  intros ht x y h. unfold free. destruct t as [|n]; [lia|]. replace (S n - 1)%nat with n by lia.
  now rewrite (known_last n _ x y h).
Qed.

Lemma known_tracked t : known (S t) (fun x => tracked x t).
Proof.
  intros x y h. unfold tracked. destruct (Nat.leb_spec 1 t); [|reflexivity]. rewrite (h t) by lia.
  now rewrite (known_free t ltac:(lia) x y) by (now apply (agree_weaken t (S t)); [lia|]).
Qed.

Lemma last_tracked x n j : (1 <= last x n j)%nat ->
  (last x n j <= n)%nat /\ tracked x (last x n j) = true /\ slot (last x n j) = j.
Proof.
  induction n as [|n IH]; intros h; [simpl in h; lia|]. simpl in *.
  destruct (Nat.eqb_spec (slot (S n)) j) as [e|]; cbn [andb] in *; [|destruct (IH h); split; [lia|assumption]].
  destruct (x (S n) && empty (last x n j) (S n)) eqn:q; [|destruct (IH h); split; [lia|assumption]].
  split; [lia|]. split; [|assumption]. unfold tracked, free. replace (S n - 1)%nat with n by lia.
  now rewrite <- andb_assoc, e, q.
Qed.

(** Who is tracked stays in the slot until its feedback has come. *)
Lemma last_stays x s n : tracked x s = true -> (s <= n)%nat -> (n <= s + d s)%nat -> last x n (slot s) = s.
Proof.
  intros h hs. unfold tracked in h. apply andb_true_iff in h as [h free_]. apply andb_true_iff in h as [pos wants].
  apply Nat.leb_le in pos. induction n as [|n IH]; intros hn; [lia|]. simpl. destruct (Nat.eq_dec s (S n)) as [->|ne].
  - unfold free in free_. replace (S n - 1)%nat with n in free_ by lia. now rewrite Nat.eqb_refl, wants, free_.
  - rewrite IH by lia. unfold empty, waiting. rewrite (Nat.eqb_sym (slot s)).
    destruct (slot (S n) =? slot s); [|reflexivity].
    rewrite (proj2 (Nat.leb_le 1 s)), (proj2 (Nat.leb_le (S n) (s + d s))) by lia. cbn [andb negb].
    now rewrite andb_false_r.
Qed.

(** The slot is free, or exactly one of those that wait is in it. *)
Lemma one_in_slot x t (v : nat -> R) : (1 <= t)%nat ->
  sum (t - 1) (fun s => if waiting t s then ind (tracked x s) * v s else 0)
  = if free x t then 0 else v (last x (t - 1) (slot t)).
Proof.
  intros ht. unfold free, empty. pose proof (last_tracked x (t - 1) (slot t)) as its.
  set (h := last x (t - 1) (slot t)) in *.
  assert (others : forall s, (1 <= s <= t - 1)%nat -> s <> h ->
    (if waiting t s then ind (tracked x s) * v s else 0) = 0).
  { intros s hs ne. destruct (waiting t s) eqn:w; [|reflexivity]. destruct (tracked x s) eqn:e; [|simpl; ring].
    unfold waiting in w. apply andb_true_iff in w as [same w]. apply Nat.eqb_eq in same. apply Nat.leb_le in w.
    pose proof (last_stays x s (t - 1) e ltac:(lia) ltac:(lia)) as q. rewrite same in q. fold h in q. lia. }
  destruct (Nat.leb_spec 1 h) as [some|]; cbn [andb].
  - destruct (its some) as [le [e _]]. rewrite (sum_one (t - 1) h) by (lia || assumption). rewrite e.
    destruct (waiting t h); simpl; ring.
  - cbn [negb]. apply sum_zero. intros s hs. apply others; lia.
Qed.

(** Of those that wait for one slot together only one is tracked. *)
Lemma exclusive x s t : (s < t)%nat -> waiting t s = true -> tracked x s = true -> tracked x t = false.
Proof.
  intros hs w e. unfold waiting in w. apply andb_true_iff in w as [same w]. apply Nat.eqb_eq in same.
  apply Nat.leb_le in w. unfold tracked at 1. destruct (Nat.leb_spec 1 t); [|reflexivity].
  pose proof (last_stays x s (t - 1) e ltac:(lia) ltac:(lia)) as q. rewrite same in q. unfold free, empty. rewrite q.
  assert (pos : (1 <=? s) = true) by (unfold tracked in e; destruct (1 <=? s); [reflexivity|discriminate]).
  unfold waiting. rewrite pos, same, Nat.eqb_refl, (proj2 (Nat.leb_le _ _) w). cbn [andb negb]. apply andb_false_r.
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
(** From here to the end of the section there is one slot. *)
Hypothesis one_slot : forall s t, slot s = slot t.

(** While a round is in the slot nothing arrives. *)
Lemma nothing_arrives x s t : tracked x s = true -> (s < t <= s + d s)%nat -> arrived x t = arrived x s.
Proof.
  intros h hs. apply functional_extensionality. intros r. unfold arrived. destruct (tracked x r) eqn:e; [|reflexivity].
  cbn [andb]. destruct (Nat.ltb_spec (r + d r) t), (Nat.ltb_spec (r + d r) s); try lia. exfalso.
  assert (late : forall q q', (q' <= q + d q)%nat -> waiting q' q = true).
  { intros q q' w. unfold waiting. now rewrite (one_slot q q'), Nat.eqb_refl, (proj2 (Nat.leb_le _ _) w). }
  destruct (lt_eq_lt_dec s r) as [[later| ->]|before]; [|lia|].
  - now rewrite (exclusive x s r later (late s r ltac:(lia)) h) in e.
  - now rewrite (exclusive x r s before (late r s ltac:(lia)) e) in h.
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
    unfold free, empty in e. pose proof (last_tracked x (t - 1) (slot t)) as its.
    set (h := last x (t - 1) (slot t)) in *. destruct (Nat.leb_spec 1 h) as [some|]; [|discriminate].
    destruct (its some) as (le & th & same). unfold waiting in e. rewrite same, Nat.eqb_refl in e.
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

Definition alone (_ : nat) : nat := 0%nat.

(** ** The chances of Open 5: pi_t = 1 / (4 H_t (d_t + 1)) *)

Definition share (d : nat -> nat) (t : nat) : R := / (4 * harmonic t * INR (S (d t))).

Theorem share_half d s t : (1 <= s <= t)%nat -> (t <= s + d s)%nat ->
  share d s <= / 2 * / (nu s * INR (t - s + 1)).
Proof.
  intros hs wait. unfold share, nu. rewrite <- Rinv_mult. pose proof (harmonic_ge_1 s ltac:(lia)).
  pose proof (INR_pos (t - s + 1) ltac:(lia)). pose proof (le_INR (t - s + 1) (S (d s)) ltac:(lia)).
  apply Rinv_le_contravar; nra.
Qed.

Lemma share_pos d t : (1 <= t)%nat -> 0 < share d t.
Proof.
  intros ht. pose proof (harmonic_ge_1 t ht). pose proof (INR_pos (S (d t)) ltac:(lia)). apply inv_pos. nra.
Qed.

(** The coins are legal: with round t itself at most one half. *)
Theorem share_fits d t : (1 <= t)%nat ->
  sum (t - 1) (fun s => if waiting d alone t s then share d s else 0) + share d t <= / 2.
Proof.
  intros ht. pose proof (fact_f_2 t) as f2. destruct t as [|n]; [lia|]. rewrite sum_last in f2.
  replace (S n - 1)%nat with n by lia. apply Rle_trans with (/ 2 * sum n (fun s => / (nu s * INR (S n - s + 1)))
    + / 2 * / (nu (S n) * INR (S n - S n + 1))); [|lra].
  assert (last_ : share d (S n) <= / 2 * / (nu (S n) * INR (S n - S n + 1))) by (apply share_half; lia).
  apply Rplus_le_compat; [|exact last_]. rewrite <- sum_scal. apply sum_le. intros s hs. unfold waiting.
    cbn [alone Nat.eqb andb].
  destruct (Nat.leb_spec (S n) (s + d s)); [apply share_half; lia|]. unfold nu.
  pose proof (harmonic_ge_1 s ltac:(lia)). pose proof (INR_pos (S n - s + 1) ltac:(lia)).
  pose proof (inv_pos (2 * harmonic s * INR (S n - s + 1)) ltac:(nra)). lra.
Qed.

(** So every round is tracked with this chance. *)
Theorem single_law d T t w : (1 <= t <= T)%nat ->
  mean_ d alone (share d) T (fun x => ind (tracked d alone x t)) w = share d t.
Proof.
  apply slot_law. intros s hs. pose proof (share_fits d s ltac:(lia)). pose proof (share_pos d s ltac:(lia)).
  unfold f. lra.
Qed.

Theorem share_hold d s : (1 <= s)%nat -> share d s * INR (d s) <= / 4.
Proof.
  intros hs. unfold share. pose proof (harmonic_ge_1 s hs). pose proof (pos_INR (d s)). rewrite S_INR, Rmult_comm.
  apply div_le; nra.
Qed.

(** ** Drift and bias *)

(** A number between 0 and A has a variance of at most A^2 / 4, and a covariance of at most A / 4 with one in [0, 1]. *)
Theorem variance_quarter {X} (l : law X) v A : proper l -> (forall a, 0 <= v a <= A) ->
  mean l (fun a => v a * v a) - mean l v * mean l v <= A * A / 4.
Proof.
  intros pl hv. pose proof (Rle_0_sqr (mean l v - A / 2)) as sq. unfold Rsqr in sq.
  assert (mean l (fun a => v a * v a) <= A * mean l v); [|lra].
  rewrite <- mean_scal. apply mean_le; [assumption|]. intros a. specialize (hv a). nra.
Qed.

Lemma covariance_above {X} (l : law X) v q A : proper l -> 0 < A -> (forall a, 0 <= v a <= A) ->
  (forall a, 0 <= q a <= 1) -> mean l (fun a => v a * q a) - mean l v * mean l q <= A / 4.
Proof.
  intros pl A0 hv hq. pose proof (variance_quarter l v A pl hv) as Vv. pose proof (variance_quarter l q 1 pl hq) as Vq.
  set (m := mean l v) in *. set (r := mean l q) in *.
  assert (square : 0 <= mean l (fun a => (v a * v a + (A * A) * (q a * q a)) + ((-2 * A) * (v a * q a)
    + (2 * (A * r - m)) * v a) + ((2 * A * (m - A * r)) * q a + (m - A * r) * (m - A * r)))).
  { rewrite <- (mean_const l 0 pl). apply mean_le; [assumption|]. intros a.
    pose proof (Rle_0_sqr (v a - m - A * (q a - r))) as sq. unfold Rsqr in sq. lra. }
  rewrite !mean_plus, !mean_scal, mean_const in square by assumption. fold m r in square.
  apply Rmult_le_reg_l with (2 * A); [lra|]. nra.
Qed.

Theorem covariance_quarter {X} (l : law X) v q A : proper l -> 0 < A -> (forall a, 0 <= v a <= A) ->
  (forall a, 0 <= q a <= 1) -> Rabs (mean l (fun a => v a * q a) - mean l v * mean l q) <= A / 4.
Proof.
  intros pl A0 hv hq. apply Rabs_le. split; [|now apply covariance_above].
  pose proof (covariance_above l (fun a => A + -1 * v a) q A pl A0 ltac:(intros a; specialize (hv a); lra) hq) as h.
  rewrite mean_plus, mean_const, mean_scal in h by assumption.
  rewrite (mean_ext l _ (fun a => A * q a + -1 * (v a * q a))), mean_plus, !mean_scal in h by (intros; ring). lra.
Qed.

(** What arrives in the rounds from s to s + d_s - 1 waited when s began, or began while s waited. *)
Theorem few_arrivals d T s : (1 <= s <= T)%nat ->
  sum T (fun r => ind ((s <=? r + d r) && (r + d r <? s + d s))) <= INR (still d s 0) + INR (d s).
Proof.
  intros hs. rewrite still_sum. replace T with ((s - 1) + (T + 1 - s))%nat by lia. rewrite sum_split.
  apply Rplus_le_compat.
  - apply sum_le. intros r _. rewrite Nat.add_0_r. destruct (s <=? r + d r), (r + d r <? s + d s); simpl; lra.
  - apply Rle_trans with (sum (T + 1 - s) (fun r => ind (r <=? d s))).
    + apply sum_le. intros r hr. destruct (Nat.leb_spec r (d s)); [apply ind_bounds|].
      rewrite (proj2 (Nat.ltb_ge _ (s + d s))) by lia. rewrite andb_false_r. lra.
    + rewrite count_within. apply le_INR. lia.
Qed.

(** E_t is the bias of round t over its rate, n_s what arrives while s waits, and gamma 1 or 1/4. *)
Theorem bias_total d T pi beta bias arrive gamma : 0 <= gamma ->
  (forall s, (1 <= s <= T)%nat -> 0 <= bias s /\ 0 <= pi s /\ pi s * INR (d s) <= / 4) ->
  (forall s, (1 <= s <= T)%nat -> 0 <= arrive s <= INR (still d s 0) + INR (d s)) ->
  (forall t, (1 <= t <= T)%nat -> 0 <= beta t) -> (forall s t, (1 <= s < t)%nat -> (t <= T)%nat -> beta t <= beta s) ->
  (forall t, (1 <= t <= T)%nat -> / 2 * bias t <= waiting_sum d (fun s => pi s * (gamma * arrive s + bias s)) t) ->
  sum T (fun t => beta t * bias t) <= gamma * sum T (fun s => beta s * (INR (still d s 0) + INR (d s))).
Proof.
  intros g0 pos few beta0 falls step.
  assert (main : sum T (fun t => / 2 * (beta t * bias t)) <=
    sum T (fun s => / 4 * (gamma * (beta s * (INR (still d s 0) + INR (d s))) + beta s * bias s))).
  - apply Rle_trans with (sum T (fun t => sum T (fun s =>
      if waits d s t then beta s * (pi s * (gamma * arrive s + bias s)) else 0))).
    + apply sum_le. intros t ht. specialize (step t ht). specialize (beta0 t ht) as b0.
      rewrite (waiting_sum_all T d) in step by assumption.
      apply Rle_trans with (beta t * sum T (fun s => if waits d s t then pi s * (gamma * arrive s + bias s) else 0));
        [nra|]. rewrite <- sum_scal. apply sum_le. intros s hs. unfold waits.
        destruct (Nat.ltb_spec s t); [|simpl; lra].
      destruct (t <=? s + d s); simpl; [|lra]. destruct (pos s hs) as (e0 & p0 & _). destruct (few s hs) as [n0 _].
      apply Rmult_le_compat_r; [|apply falls; lia]. apply Rmult_le_pos; [assumption|nra].
    + rewrite sum_swap. apply sum_le. intros s hs. rewrite waits_count by lia. destruct (pos s hs) as (e0 & p0 & hold).
      destruct (few s hs) as [n0 up]. pose proof (beta0 s hs) as b0. set (y := gamma * arrive s + bias s).
      assert (y0 : 0 <= y) by (unfold y; nra). pose proof (le_INR (min (d s) (T - s)) (d s) ltac:(lia)) as within.
      assert (held : INR (min (d s) (T - s)) * pi s <= / 4) by nra.
      apply Rle_trans with (/ 4 * (beta s * y)).
      2:{ apply Rmult_le_compat_l; [lra|]. unfold y. apply (Rmult_le_compat_l (gamma * beta s)) in up; nra. }
      set (k := INR (min (d s) (T - s))) in *.
      replace (k * (beta s * (pi s * y))) with (k * pi s * (beta s * y)) by ring.
      apply Rmult_le_compat_r; [nra|assumption].
  - rewrite !sum_scal, sum_plus, sum_scal in main. lra.
Qed.

(** ** The chances of Logarithm 6: pi_t = 1 / (4 max {1, m_t}), with the crowd m_t *)

Definition crowd_share (d : nat -> nat) (t : nat) : R := / (4 * INR (Nat.max 1 (crowd d t))).

Lemma crowd_share_is d t : crowd_share d t <= / 4 /\ crowd_share d t <= crowd_probability d (/ 4) t.
Proof.
  unfold crowd_share, crowd_probability. pose proof (le_INR 1 (Nat.max 1 (crowd d t)) ltac:(lia)) as m1.
  simpl (INR 1) in m1. assert (le : / (4 * INR (Nat.max 1 (crowd d t))) <= / 4) by (apply Rinv_le_contravar; lra).
  split; [exact le|]. destruct (Nat.eqb_spec (crowd d t) 0); [lra|]. apply Rmin_glb; [lra|].
  rewrite Nat.max_r by lia. rewrite Rinv_mult. unfold Rdiv. lra.
Qed.

Theorem crowded_slot_legal d t : (1 <= t)%nat ->
  sum (t - 1) (fun s => if waiting d alone t s then crowd_share d s else 0) + crowd_share d t <= / 2.
Proof.
  intros ht. destruct (crowd_share_is d t) as [le _].
  assert (sum (t - 1) (fun s => if waiting d alone t s then crowd_share d s else 0) <= / 4); [|lra].
  eapply Rle_trans; [|exact (load d (/ 4) t ltac:(lra))]. apply sum_le. intros s _. unfold waiting.
    cbn [alone Nat.eqb andb].
  destruct (t <=? s + d s); [apply crowd_share_is|lra].
Qed.

Theorem crowded_slot_law d T t w : (1 <= t <= T)%nat ->
  mean_ d alone (crowd_share d) T (fun x => ind (tracked d alone x t)) w = crowd_share d t.
Proof.
  apply slot_law. intros s hs. pose proof (crowded_slot_legal d s ltac:(lia)). unfold f.
  assert (0 < crowd_share d s); [|lra].
  apply inv_pos. pose proof (INR_pos (Nat.max 1 (crowd d s)) ltac:(lia)). lra.
Qed.

Theorem crowded_slot_hold d t : crowd_share d t * INR (d t) <= / 4.
Proof.
  unfold crowd_share. pose proof (le_INR (d t) (Nat.max 1 (crowd d t)) ltac:(pose proof (crowd_ge_delay d t); lia)).
  pose proof (INR_pos (Nat.max 1 (crowd d t)) ltac:(lia)). pose proof (pos_INR (d t)). rewrite Rmult_comm.
  apply div_le; lra.
Qed.

Theorem crowded_slot_costs d T :
  sum T (fun t => / crowd_share d t) <= 4 * (INR T + 2 * sum T (fun t => INR (d t))).
Proof.
  pose proof (crowds_total d T) as total_. apply Rle_trans with (sum T (fun t => 4 * (1 + INR (crowd d t)))).
  - apply sum_le. intros t _. unfold crowd_share. rewrite Rinv_inv. apply Rmult_le_compat_l; [lra|].
    change 1 with (INR 1). rewrite <- plus_INR. apply le_INR. lia.
  - rewrite sum_scal, sum_plus, sum_const. lra.
Qed.
