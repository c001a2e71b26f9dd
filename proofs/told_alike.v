(** Who is told and has observed the same does the same: reservoirs and stairs of hidden delays use no delay before it
    ends, announced reservoirs no delay before it is told. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export solution square reservoirs_unknown announced_any_end.
From Delays Require beyond.

Module B := beyond.

(** ** Who is not told the delays *)

(** A round that is observed and over has the same delay, and is observed, for all delays with the same arrivals. *)
Lemma heard_alike d d' (Z Z' : nat -> bool) t s : (forall r, (1 <= r < t)%nat -> B.arrivals d Z r = B.arrivals d' Z'
  r) ->
  (1 <= s)%nat -> (s + d s < t)%nat -> Z s = true -> d s = d' s /\ Z' s = true.
Proof.
  intros same hs over seen. assert (here : In s (B.arrivals d Z (s + d s))).
  { apply filter_In. rewrite in_rounds, Nat.eqb_refl, seen. split; [lia|reflexivity]. }
  rewrite same in here by lia. apply filter_In in here as [_ here]. apply andb_true_iff in here as [e z].
  apply Nat.eqb_eq in e. split; [lia|exact z].
Qed.

Section Not_told.
Variables (C : nat) (x : nat -> bool) (t : nat) (d d' : nat -> nat).
Hypotheses (C1 : (1 <= C)%nat) (ht : (1 <= t)%nat).
Hypothesis same : forall r, (1 <= r < t)%nat -> observed C d x (B.displaces C x) r = observed C d' x (B.displaces C x)
  r.

Let came r : (1 <= r < t)%nat -> B.arrivals d (Z C d x) r = B.arrivals d' (Z C d' x) r.
Proof.
  intros hr. etransitivity; [symmetry; apply (reservoirs_legal C d x r C1); lia|].
  etransitivity; [apply same; lia|]. apply (reservoirs_legal C d' x r C1); lia.
Qed.

Let over e e' n j : (forall r, (1 <= r < t)%nat -> B.arrivals e (Z C e x) r = B.arrivals e' (Z C e' x) r) ->
  (S n <= t)%nat ->
  let s := fst (slots C e x n j) in (1 <= s)%nat -> (s + e s <= n)%nat -> (s + e' s < S n)%nat.
Proof.
  intros h hn s s1 old. destruct (heard_alike e e' (Z C e x) (Z C e' x) t s h s1 ltac:(lia)); [|lia].
  unfold Z. replace (s mod C)%nat with j by (symmetry; exact (held_slot C e C1 x n j s1)). apply Nat.eqb_eq.
  apply (held_since C e C1 x n _ j); [reflexivity|fold s; lia|exact old].
Qed.

Lemma slots_alike n : (n < t)%nat -> slots C d x n = slots C d' x n /\
  forall j, aged d (slots C d x n j) (S n) = aged d' (slots C d' x n j) (S n).
Proof.
  assert (ages : forall n j, (S n <= t)%nat -> slots C d x n = slots C d' x n ->
    aged d (slots C d x n j) (S n) = aged d' (slots C d' x n j) (S n)).
  { clear n. intros n j hn e. unfold aged, occupied. pose proof (over d d' n j came hn) as o1.
    pose proof (over d' d n j (fun r hr => eq_sym (came r hr)) hn) as o2. rewrite <- e in *. cbv zeta in *.
    set (s := fst (slots C d x n j)) in *. destruct (Nat.leb_spec 1 s) as [s1|]; [cbn [andb]|reflexivity].
    destruct (Nat.leb_spec (S n) (s + d s)), (Nat.leb_spec (S n) (s + d' s)); try reflexivity; exfalso; lia. }
  induction n as [|n IH]; intros hn; [split; [reflexivity|intros; now apply ages]|].
  destruct (IH ltac:(lia)) as [e a]. assert (e' : slots C d x (S n) = slots C d' x (S n)).
  { apply functional_extensionality. intros j. cbn [slots]. unfold next. now rewrite a, <- e. }
  split; [exact e'|]. intros. now apply ages.
Qed.

Lemma ages_alike s : (1 <= s <= t)%nat -> age C d x s = age C d' x s.
Proof.
  intros hs. unfold age. destruct s as [|n]; [lia|]. replace (S n - 1)%nat with n by lia. apply slots_alike. lia.
Qed.

(** The rates of P.3: what has arrived has the same delays and weights. *)
Lemma rates_not_told (bandit : bool) K dmax n :
  (a_unknown C dmax n d bandit x t, b_unknown K C dmax n d bandit x t)
  = (a_unknown C dmax n d' bandit x t, b_unknown K C dmax n d' bandit x t).
Proof.
  assert (sums : forall f : R -> nat -> R, (forall u, f 0 u = 0) ->
    thm_5_2.seen_sum d (fun s => f (any_coins.importance (Z C d) (odds C d) x s) (d s)) t
    = thm_5_2.seen_sum d' (fun s => f (any_coins.importance (Z C d') (odds C d') x s) (d' s)) t).
  { intros f f0. apply sum_ext. intros s hs.
    assert (value_ : forall e, (if s + e s <? t then f (any_coins.importance (Z C e) (odds C e) x s) (e s) else 0)
      = if (s + e s <? t) && Z C e x s then f (/ odds C e x s) (e s) else 0).
    { intros e. unfold any_coins.importance. destruct (s + e s <? t), (Z C e x s); cbn [andb ind]; trivial; unfold Rdiv;
        [f_equal; ring|now rewrite Rmult_0_l]. }
    rewrite !value_. pose proof (heard_alike d d' _ _ t s came ltac:(lia)) as h1.
    pose proof (heard_alike d' d _ _ t s (fun r hr => eq_sym (came r hr)) ltac:(lia)) as h2.
    assert (both_ : d s = d' s -> odds C d x s = odds C d' x s) by (intros e; unfold odds;
      now rewrite ages_alike, e by lia).
    destruct (Nat.ltb_spec (s + d s) t) as [early|], (Z C d x s) eqn:seen; cbn [andb];
      destruct (Nat.ltb_spec (s + d' s) t) as [early'|], (Z C d' x s) eqn:seen'; cbn [andb]; trivial;
      try (destruct (h1 early eq_refl) as [e z]; try discriminate; try lia; now rewrite both_, e);
      destruct (h2 early' eq_refl) as [e z]; try discriminate; lia. }
  assert (heavy : heaviest C dmax d x t = heaviest C dmax d' x t).
  { unfold heaviest. do 2 f_equal. assert (all : forall m, (m <= t)%nat -> peak C d x m = peak C d' x m); [|now apply all].
    induction m as [|m IH]; intros hm; [reflexivity|]. cbn [peak]. now rewrite IH, ages_alike by lia. }
  unfold a_unknown, b_unknown, large, squared, lagged. rewrite heavy.
  rewrite (sums (fun z _ => z * z)) by (intros; ring). destruct bandit.
  - now rewrite (sums (fun z u => z * INR u)) by (intros; ring).
  - now rewrite (sums (fun z u => z * (z / 8 + INR u))) by (intros; ring).
Qed.
End Not_told.

Lemma reservoirs_not_told C : (1 <= C)%nat ->
  B.not_told C (fun _ x => x) (B.displaces C) (fun d x t => B.tosses (B.reservoirs C d) t x).
Proof.
  intros C1 d d' x t ht same. change (enters C d t x = enters C d' t x). unfold enters.
  now rewrite (ages_alike C x t d d' C1 ht same t) by lia.
Qed.

Lemma tracked_on_stairs J size d x n s g : (1 <= J)%nat -> In (s, g) (stairs_held J size d x n) ->
  (1 <= s <= n)%nat /\ stairs_Z J size d x s = true.
Proof.
  intros J1. induction n as [|n IH]; [easy|]. cbn [stairs_held].
  assert (here : first_free size d (stairs_held J size d x n) (S n) 0 J = stair J size d x (S n))
    by (unfold stair; now replace (S n - 1)%nat with n by lia).
  rewrite here. destruct (x (S n) && _) eqn:joins; intros h;
    [destruct h as [[= <- _]|h]|]; [|destruct (IH h); split; [lia|easy]..].
  split; [lia|exact joins].
Qed.

(** The same group is the first with a free slot. *)
Lemma same_stair C J size d d' x t : (1 <= J)%nat -> (slots_of J size <= C)%nat -> (1 <= t)%nat ->
  (forall r, (1 <= r < t)%nat -> observed C d (stairs_Z J size d x) B.nobody r
    = observed C d' (stairs_Z J size d' x) B.nobody r) -> stair J size d x t = stair J size d' x t.
Proof.
  intros J1 small ht same.
  assert (came : forall r, (1 <= r < t)%nat -> B.arrivals d (stairs_Z J size d x) r = B.arrivals d' (stairs_Z J size d' x) r).
  { intros r hr. etransitivity; [symmetry; apply (stairs_legal J size d x J1 C r small); lia|].
    etransitivity; [apply same; lia|]. apply (stairs_legal J size d' x J1 C r small); lia. }
  assert (free : forall n, (n < t)%nat -> stairs_held J size d x n = stairs_held J size d' x n ->
    forall k g, first_free size d (stairs_held J size d x n) (S n) g k
              = first_free size d' (stairs_held J size d' x n) (S n) g k).
  { intros n hn e. assert (busy_ : forall g, busy d (stairs_held J size d x n) (S n) g
      = busy d' (stairs_held J size d' x n) (S n) g).
    { intros g. unfold busy. rewrite <- e. f_equal. apply filter_ext_in. intros [s h] hin. cbn [fst snd]. f_equal.
      pose proof hin as hin'. rewrite e in hin'. apply (tracked_on_stairs _ _ _ _ _ _ _ J1) in hin as [hs z], hin' as [_ z'].
      pose proof (heard_alike d d' _ _ (S n) s (fun r hr => came r ltac:(lia)) ltac:(lia)) as o1.
      pose proof (heard_alike d' d _ _ (S n) s (fun r hr => eq_sym (came r ltac:(lia))) ltac:(lia)) as o2.
      destruct (Nat.leb_spec (S n) (s + d s)), (Nat.leb_spec (S n) (s + d' s)); try reflexivity; exfalso; intuition lia. }
    induction k as [|k IH]; intros g; [reflexivity|]. cbn [first_free]. now rewrite busy_, IH. }
  assert (held_ : forall n, (n < t)%nat -> stairs_held J size d x n = stairs_held J size d' x n).
  { induction n as [|n IH]; intros hn; [reflexivity|]. cbn [stairs_held].
    rewrite (free n ltac:(lia) (IH ltac:(lia))). now rewrite <- (IH ltac:(lia)). }
  unfold stair. destruct t as [|n]; [lia|]. replace (S n - 1)%nat with n by lia. apply free; [lia|apply held_; lia].
Qed.

Lemma stairs_not_told C J size rho p : (1 <= J)%nat -> (slots_of J size <= C)%nat ->
  B.not_told C (fun d => B.sees (B.stairs J size rho p d)) (fun _ => B.nobody)
    (fun d x t => let s := B.stairs J size rho p d in (B.tosses s t x, B.sees s x t)).
Proof.
  intros J1 small d d' x t ht same. pose proof (same_stair C J size d d' x t J1 small ht same) as e.
  change ((stairs_coin J size rho p d t x, stairs_Z J size d x t) = (stairs_coin J size rho p d' t x, stairs_Z J size d' x t)).
  unfold stairs_coin, step, stairs_Z. now rewrite e.
Qed.

(** ** Who is told the delays *)

(** What the slots hold, ages and chances depend on the delays of earlier rounds only. *)
Lemma same_slots C d d' x n : (forall s, (1 <= s <= n)%nat -> d s = d' s) -> B.slots C d x n = B.slots C d' x n.
Proof.
  induction n as [|n IH]; intros same; [reflexivity|]. apply functional_extensionality. intros j. cbn [B.slots].
  rewrite IH by (intros; apply same; lia). destruct (S n mod C =? j)%nat; [|reflexivity].
  assert (old : B.crowd d (B.slots C d' x n j) (S n) = B.crowd d' (B.slots C d' x n j) (S n)).
  { unfold B.crowd, B.taken. destruct (Nat.leb_spec 1 (fst (B.slots C d' x n j))) as [some|]; [|reflexivity].
    assert (low : (fst (B.slots C d' x n j) <= n)%nat) by (clear; induction n as [|n IH]; [apply le_n|]; cbn [B.slots];
      destruct (S n mod C =? j)%nat; cbn [fst]; [destruct (x (S n)); lia|lia]).
    now rewrite (same (fst (B.slots C d' x n j))) by lia. }
  now rewrite old.
Qed.

Lemma same_age C d d' x t : (1 <= t)%nat -> (forall s, (1 <= s <= t)%nat -> d s = d' s) ->
  B.age C d x t = B.age C d' x t.
Proof.
  intros ht same. pose proof (same_slots C d d' x t same) as now_. unfold B.age.
  rewrite (same_slots C d d' x (t - 1)) by (intros; apply same; lia). unfold B.crowd, B.taken.
  set (slot := B.slots C d' x (t - 1) (t mod C)%nat).
  destruct (Nat.leb_spec 1 (fst slot)) as [some|]; [|reflexivity].
  assert (low : forall n, (fst (B.slots C d' x n (t mod C)%nat) <= n)%nat).
  { induction n as [|n IH]; [apply le_n|]. cbn [B.slots]. destruct (S n mod C =? t mod C)%nat; cbn [fst];
      [destruct (x (S n)); lia|lia]. }
  specialize (low (t - 1)%nat). fold slot in low. now rewrite (same (fst slot)) by lia.
Qed.

Lemma reservoirs_told_so_far C d d' x t : (1 <= C)%nat -> (1 <= t)%nat -> (forall s, (1 <= s <= t)%nat -> d s = d' s) ->
  B.tosses (B.reservoirs C d) t x = B.tosses (B.reservoirs C d') t x /\
  B.sees (B.reservoirs C d) x t = B.sees (B.reservoirs C d') x t /\
  (forall r, (1 <= r <= t)%nat -> B.odds (B.reservoirs C d) x r = B.odds (B.reservoirs C d') x r).
Proof.
  intros C1 ht same. split; [|split].
  - cbn [B.tosses B.reservoirs]. now rewrite (same_age C d d' x t).
  - change (Z C d x t = Z C d' x t). rewrite !(announced_survives C) by assumption. now rewrite (same t) by lia.
  - intros r hr. cbn [B.odds B.reservoirs]. rewrite (same_age C d d' x r), (same r) by (lia || (intros; apply same; lia)).
    reflexivity.
Qed.

(** So are the rates, made of the costs of rounds up to t and of delays. *)
Lemma rates_told_so_far (bandit : bool) (K : R) (cost cost' : nat -> R) (d d' : nat -> nat) t :
  (forall r, (1 <= r <= t)%nat -> cost r = cost' r /\ d r = d' r) ->
  (if bandit then sqrt (P.sum t cost) else 0) = (if bandit then sqrt (P.sum t cost') else 0) /\
  sqrt (2 * P.sum t (fun r => if bandit then INR (d r) else cost r / 8 + INR (d r)) / ln K)
  = sqrt (2 * P.sum t (fun r => if bandit then INR (d' r) else cost' r / 8 + INR (d' r)) / ln K).
Proof.
  intros same. split; [destruct bandit; [|reflexivity]; f_equal|do 3 f_equal]; apply sum_ext; intros r hr;
    destruct (same r hr) as [e f]; now rewrite ?e, ?f.
Qed.
