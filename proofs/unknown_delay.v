(** The delay is not known (P.43 of the book): one slot, and a width W, at first 1. While a phase of width W runs, rounds are
    looked at as for delays up to W - 1. If a round s that was looked at has not been heard of by the end of round
    s + W - 1, the phase is over: the player waits for s, and begins anew with the width max {2 W, d_s + 1}. Each width has
    coins and a learner of its own, drawn before the game. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export black_box.
From Delays Require Import legal def_4_3 no_limit.

(** ** Phases: a phase of width W that began in round b runs, or the feedback of round s is waited for *)

Inductive phase := | Runs (W b : nat) | Waits (W s : nat).
Definition width (st : phase) : nat := match st with Runs W _ => W | Waits W _ => W end.

Section Phases.
Variables (d : nat -> nat) (x : nat -> nat -> bool). (* delays; the coins of each width *)

Definition seen_late (W b s : nat) : bool := (b <=? s) && looked (W - 1) (x W) s && (W <=? d s).
(** What follows at the end of round n *)
Definition next_phase (st : phase) (n : nat) : phase := match st with
  | Runs W b => if seen_late W b (n + 1 - W) then Waits W (n + 1 - W) else st
  | Waits W s => if s + d s =? n then Runs (Nat.max (2 * W) (S (d s))) (S n) else st end.
Fixpoint phase_after (n : nat) : phase := match n with O => Runs 1 1 | S k => next_phase (phase_after k) n end.
Definition tracks_round (t : nat) : bool := match phase_after (t - 1) with
  | Runs W b => looked (W - 1) (x W) t | Waits _ _ => false end.

(** What holds at the end of each round *)
Definition sound (n : nat) (st : phase) : Prop := (1 <= width st)%nat /\ match st with
  | Runs W b => (1 <= b <= S n)%nat /\ (forall k, (b - 1 <= k <= n)%nat -> phase_after k = Runs W b) /\
      (forall s, (b <= s)%nat -> (s + W <= S n)%nat -> seen_late W b s = false) /\
      forall s, (1 <= s <= n)%nat -> tracks_round s = true -> (s + d s <= n)%nat \/
        ((b <= s)%nat /\ looked (W - 1) (x W) s = true /\ (S n < s + W)%nat)
  | Waits W s => (1 <= s)%nat /\ (s + W <= S n)%nat /\ (n < s + d s)%nat /\ (W <= d s)%nat /\ tracks_round s = true /\
      forall r, (1 <= r <= n)%nat -> tracks_round r = true -> (r + d r <= n)%nat \/ r = s end.

Lemma near_looks W r s : (1 <= r)%nat -> (r < s)%nat -> (s < r + W)%nat -> looked (W - 1) (x W) r = true ->
  looked (W - 1) (x W) s = true -> False.
Proof. intros r1 less near zr zs. pose proof (looks_apart (W - 1) (x W) r s ltac:(lia) zr zs). lia. Qed.

Theorem phases_are_sound n : sound n (phase_after n).
Proof.
  induction n as [|n IH].
  - split; [apply le_n|]. split; [lia|]. split; [|split; [|intros; lia]].
    + intros k hk. now replace k with 0%nat by lia.
    + intros s hs small. lia.
  - cbn [phase_after]. pose proof IH as [W1 rest]. destruct (phase_after n) as [W b|W s] eqn:st; cbn [width next_phase] in *.
    + destruct rest as (hb & since & heard_ & over). set (s0 := (S n + 1 - W)%nat).
      assert (here : tracks_round (S n) = looked (W - 1) (x W) (S n))
        by (unfold tracks_round; pred; now rewrite st).
      assert (cases : forall r, (1 <= r <= S n)%nat -> tracks_round r = true -> (r + d r <= n)%nat \/
        ((b <= r)%nat /\ looked (W - 1) (x W) r = true /\ (s0 <= r)%nat)).
      { intros r hr z. destruct (Nat.eq_dec r (S n)) as [->|ne].
        - right. rewrite here in z. unfold s0. repeat split; [lia|exact z|lia].
        - destruct (over r ltac:(lia) z) as [done|(br & zr & recent)]; [now left|right].
          unfold s0. repeat split; trivial; lia. }
      destruct (seen_late W b s0) eqn:late.
      * unfold seen_late in late. apply andb_true_iff in late as [late long]. apply andb_true_iff in late as [late z0].
        apply Nat.leb_le in late, long. split; [exact W1|]. assert (s0 = S n + 1 - W)%nat as e by reflexivity.
        assert (tracked_ : tracks_round s0 = true).
        { unfold tracks_round. destruct (Nat.eq_dec s0 (S n)) as [->|ne]; [pred; now rewrite st|].
          now rewrite (since (s0 - 1)%nat) by lia. }
        repeat split; try lia; [exact tracked_|]. intros r hr z.
        destruct (cases r hr z) as [done|(br & zr & recent)]; [left; lia|right].
        destruct (Nat.eq_dec r s0) as [->|ne]; [reflexivity|exfalso].
        apply (near_looks W s0 r); trivial; lia.
      * split; [exact W1|]. split; [lia|]. split; [|split].
        -- intros k hk. destruct (Nat.eq_dec k (S n)) as [->|ne]; [|apply since; lia].
           cbn [phase_after]. rewrite st. cbn [next_phase]. fold s0. now rewrite late.
        -- intros s hs short. destruct (Nat.eq_dec s s0) as [->|ne]; [exact late|]. apply heard_; unfold s0 in ne; lia.
        -- intros r hr z. destruct (cases r hr z) as [done|(br & zr & recent)]; [left; lia|].
           destruct (Nat.eq_dec r s0) as [->|ne]; [left|right; unfold s0 in *; repeat split; trivial; lia].
           unfold seen_late in late. rewrite zr, (proj2 (Nat.leb_le b s0) br) in late. cbn [andb] in late.
           apply Nat.leb_gt in late. unfold s0 in *. lia.
    + destruct rest as (s1 & sW & waits & long & z & over).
      assert (here : tracks_round (S n) = false) by (unfold tracks_round; pred; now rewrite st).
      assert (cases : forall r, (1 <= r <= S n)%nat -> tracks_round r = true -> (r + d r <= n)%nat \/ r = s).
      { intros r hr zr. destruct (Nat.eq_dec r (S n)) as [->|ne]; [rewrite here in zr; discriminate|].
        apply over; [lia|exact zr]. }
      destruct (Nat.eqb_spec (s + d s) (S n)) as [came|not_yet].
      * split; [cbn [width]; lia|]. split; [lia|]. split; [|split].
        -- intros k hk. replace k with (S n) by lia. cbn [phase_after]. rewrite st. cbn [next_phase].
           now rewrite (proj2 (Nat.eqb_eq _ _) came).
        -- intros r hr small. lia.
        -- intros r hr zr. left. destruct (cases r hr zr) as [done | ->]; lia.
      * split; [exact W1|]. repeat split; try lia; [exact z|]. intros r hr zr.
        destruct (cases r hr zr) as [done|e]; [left; lia|now right].
Qed.

(** One slot is enough, whatever the delays are. *)
Theorem phases_are_legal C t : (1 <= C)%nat -> (1 <= t)%nat ->
  observed C d tracks_round nothing t = filter (fun s => (s + d s =? t) && tracks_round s) (rounds t).
Proof.
  intros C1. apply undropped_is_legal. clear t. intros t ht zt.
  rewrite (filter_rounds_ext _ (fun _ => false)); [induction (rounds (t - 1)); cbn in *; lia|]. intros s hs.
  destruct (tracks_round s) eqn:zs; [cbn [andb]|reflexivity]. apply Nat.leb_gt.
  pose proof (phases_are_sound (t - 1)) as [W1 rest]. unfold tracks_round in zt.
  destruct (phase_after (t - 1)) as [W b|W r]; [|discriminate]. cbn [width] in W1. destruct rest as (_ & _ & _ & over).
  destruct (over s ltac:(lia) zs) as [done|(bs & z & recent)]; [lia|exfalso]. apply (near_looks W s t); trivial; lia.
Qed.

(** ** Widths and waits *)

(** The order of phases *)
Definition rank (st : phase) : nat := match st with Runs W _ => 2 * W | Waits W _ => S (2 * W) end.

Lemma ranks_grow m n : (m <= n)%nat -> (rank (phase_after m) <= rank (phase_after n))%nat.
Proof.
  intros h. induction h as [|n h IH]; [apply le_n|]. eapply Nat.le_trans; [exact IH|]. cbn [phase_after].
  destruct (phases_are_sound n) as [W1 _]. destruct (phase_after n) as [W b|W s]; cbn [next_phase width] in *.
  - destruct (seen_late _ _ _); cbn [rank]; lia.
  - destruct (_ =? _); cbn [rank]; lia.
Qed.

Lemma width_small top n : (forall s, (1 <= s <= n)%nat -> (d s <= top)%nat) ->
  (width (phase_after n) <= Nat.max 1 (2 * top))%nat.
Proof.
  induction n as [|n IH]; intros small; [cbn [phase_after width]; lia|]. specialize (IH ltac:(intros; apply small; lia)).
  pose proof (phases_are_sound n) as [W1 rest]. cbn [phase_after].
  destruct (phase_after n) as [W b|W s]; cbn [next_phase width] in *.
  - destruct (seen_late _ _ _); exact IH.
  - destruct rest as (s1 & sW & waits & long & _). destruct (_ =? _); [|exact IH]. cbn [width].
    specialize (small s ltac:(lia)). lia.
Qed.

(** No width is above twice the number of the round. *)
Lemma width_by_round n : (width (phase_after n) <= Nat.max 1 (2 * n))%nat.
Proof.
  induction n as [|n IH]; [cbn [phase_after width]; lia|]. pose proof (phases_are_sound n) as [W1 rest]. cbn [phase_after].
  destruct (phase_after n) as [W b|W s]; cbn [next_phase width] in *.
  - destruct (seen_late _ _ _); cbn [width]; lia.
  - destruct rest as (s1 & sW & waits & long & _). destruct (Nat.eqb_spec (s + d s) (S n)); cbn [width]; lia.
Qed.

Definition waiting_round (t : nat) : bool := match phase_after (t - 1) with Runs _ _ => false | Waits _ _ => true end.

Lemma few_waits n : sum n (fun t => ind (waiting_round t)) <= match phase_after n with
  | Runs W _ => INR (W - 1) | Waits W s => INR (n - s) end.
Proof.
  induction n as [|n IH]; [cbn; lra|]. rewrite sum_last. unfold waiting_round at 2. pred.
  pose proof (phases_are_sound n) as [W1 rest]. cbn [phase_after].
  destruct (phase_after n) as [W b|W s]; cbn [next_phase width ind] in *.
  - destruct (seen_late W b (S n + 1 - W)) eqn:late; [|lra]. eapply Rle_trans; [rewrite Rplus_0_r; exact IH|].
    apply le_INR. unfold seen_late in late. apply andb_true_iff in late as [late _]. apply andb_true_iff in late as [late _].
    apply Nat.leb_le in late. destruct rest as (hb & _). lia.
  - destruct rest as (s1 & sW & waits & long & _). apply Rle_trans with (INR (S (n - s))); [rewrite S_INR; lra|].
    destruct (Nat.eqb_spec (s + d s) (S n)) as [came|]; apply le_INR; lia.
Qed.

Lemma waits_small top n : (forall s, (1 <= s <= n)%nat -> (d s <= top)%nat) ->
  sum n (fun t => ind (waiting_round t)) <= 2 * INR top.
Proof.
  intros small. eapply Rle_trans; [apply few_waits|].
  replace (2 * INR top) with (INR (2 * top)) by (rewrite mult_INR; cbn; ring).
  pose proof (width_small top n small) as W0. pose proof (phases_are_sound n) as [W1 rest].
  destruct (phase_after n) as [W b|W s]; cbn [width] in *; apply le_INR; [lia|]. destruct rest as (s1 & sW & waits & long & _).
  specialize (small s ltac:(lia)). lia.
Qed.

(** The widths that have been used by the end of round n, together *)
Definition uses_width (W n : nat) : bool := existsb (fun k => match phase_after k with
  | Runs V _ => V =? W | Waits _ _ => false end) (seq 0 (S n)).

Lemma uses_step W n : uses_width W (S n) = uses_width W n || match phase_after (S n) with
  | Runs V _ => V =? W | Waits _ _ => false end.
Proof. unfold uses_width. rewrite seq_S, existsb_app. cbn [existsb]. now rewrite orb_false_r. Qed.

Theorem widths_together M n : sum M (fun W => INR W * ind (uses_width W n)) <= INR (2 * width (phase_after n) - 1).
Proof.
  assert (one_ : forall f V, (forall W, f W = if V =? W then INR W else 0) -> sum M f <= INR V).
  { intros f V hf. induction M as [|M IH]; [apply pos_INR|]. rewrite sum_last, hf.
    destruct (Nat.eqb_spec V (S M)) as [->|ne]; [|lra]. rewrite sum_zero; [lra|]. intros s hs. rewrite hf. now decided. }
  induction n as [|n IH].
  - eapply Rle_trans; [apply (one_ _ 1%nat)|cbn; lra]. intros W. unfold uses_width. cbn [seq existsb phase_after].
    rewrite orb_false_r. destruct (1 =? W); cbn [ind]; ring.
  - rewrite (sum_ext M _ (fun W => INR W * ind (uses_width W n) + INR W * (ind (uses_width W (S n)) - ind (uses_width W n))))
      by (intros; ring). rewrite sum_plus. pose proof (phases_are_sound n) as [W1 rest].
    assert (same : (forall W, uses_width W (S n) = uses_width W n) -> width (phase_after (S n)) = width (phase_after n) ->
      sum M (fun W => INR W * ind (uses_width W n))
        + sum M (fun W => INR W * (ind (uses_width W (S n)) - ind (uses_width W n)))
      <= INR (2 * width (phase_after (S n)) - 1)).
    { intros e ew. rewrite ew, (sum_zero M (fun W => INR W * (ind (uses_width W (S n)) - _))); [lra|].
      intros W _. rewrite e. ring. }
    destruct (phase_after n) as [W b|W s] eqn:st; cbn [width] in W1.
    + assert (stays : forall V, phase_after (S n) = Runs W b \/ phase_after (S n) = Waits W (S n + 1 - W) ->
        uses_width V (S n) = uses_width V n).
      { intros V [e|e]; rewrite uses_step, e; [|apply orb_false_r].
        destruct (Nat.eqb_spec W V) as [->|]; [|apply orb_false_r]. rewrite orb_true_r. symmetry. unfold uses_width.
        apply existsb_exists. exists n. split; [apply in_seq; lia|]. rewrite st. apply Nat.eqb_refl. }
      assert (two : phase_after (S n) = Runs W b \/ phase_after (S n) = Waits W (S n + 1 - W)).
      { cbn [phase_after]. rewrite st. cbn [next_phase]. destruct (seen_late _ _ _); [now right|now left]. }
      apply same; [intros V; now apply stays|]. destruct two as [-> | ->]; reflexivity.
    + destruct rest as (s1 & sW & waits & long & _). destruct (Nat.eqb_spec (s + d s) (S n)) as [came|not_yet].
      * assert (st' : phase_after (S n) = Runs (Nat.max (2 * W) (S (d s))) (S (S n)))
          by (cbn [phase_after]; rewrite st; cbn [next_phase]; now rewrite (proj2 (Nat.eqb_eq _ _) came)).
        rewrite st'. set (V := Nat.max (2 * W) (S (d s))) in *. cbn [width].
        assert (new_ : sum M (fun U => INR U * (ind (uses_width U (S n)) - ind (uses_width U n))) <= INR V).
        { apply Rle_trans with (sum M (fun U => if V =? U then INR U else 0)); [|now apply one_].
          apply sum_le. intros U _. rewrite uses_step, st'. pose proof (pos_INR U).
          destruct (uses_width U n), (V =? U); cbn [orb ind]; lra. }
        apply Rle_trans with (INR (2 * W - 1) + INR V); [cbn [width] in IH; lra|]. rewrite <- plus_INR. apply le_INR. lia.
      * assert (st' : phase_after (S n) = Waits W s)
          by (cbn [phase_after]; rewrite st; cbn [next_phase]; now rewrite (proj2 (Nat.eqb_neq _ _) not_yet)).
        apply same; [intros V; rewrite uses_step, st'; apply orb_false_r|]. now rewrite st'.
Qed.
End Phases.

(** ** When the phase of a width begins depends on the coins of smaller widths only *)

Section Stopped.
Variable d : nat -> nat.
Implicit Types (x : nat -> nat -> bool).

Lemma same_rank x m n : (m <= n)%nat -> rank (phase_after d x m) = rank (phase_after d x n) ->
  phase_after d x n = phase_after d x m.
Proof.
  intros h. induction h as [|n h IH]; intros e; [reflexivity|].
  pose proof (ranks_grow d x m n h). pose proof (ranks_grow d x n (S n) ltac:(lia)).
  rewrite <- IH by lia. assert (e' : rank (phase_after d x (S n)) = rank (phase_after d x n)) by lia.
  cbn [phase_after] in *. destruct (phases_are_sound d x n) as [W1 _].
  destruct (phase_after d x n) as [W b|W s]; cbn [next_phase width] in *.
  - destruct (seen_late _ _ _ _ _); [cbn [rank] in e'; lia|reflexivity].
  - destruct (_ =? _); [cbn [rank] in e'; lia|reflexivity].
Qed.

(** The phases up to the first whose width is M or more *)
Fixpoint until_width x (M n : nat) : phase := match n with O => Runs 1 1
  | S k => let st := until_width x M k in if M <=? width st then st else next_phase d x st n end.

Lemma until_is x M n : (width (until_width x M n) < M)%nat /\ until_width x M n = phase_after d x n /\
    (forall k, (k <= n)%nat -> (width (phase_after d x k) < M)%nat) \/
  exists W b, until_width x M n = Runs W b /\ (M <= W)%nat /\ (1 <= b <= S n)%nat /\ phase_after d x (b - 1) = Runs W b /\
    forall k, (k < b - 1)%nat -> (width (phase_after d x k) < M)%nat.
Proof.
  induction n as [|n IH].
  - cbn [until_width width phase_after]. destruct (le_lt_dec M 1) as [small|large].
    + right. exists 1%nat, 1%nat. repeat split; lia || trivial.
    + left. split; [exact large|]. split; [reflexivity|]. intros k hk. now replace k with 0%nat by lia.
  - cbn [until_width]. destruct IH as [(less & same & all)|(W & b & e & large & hb & begins & first_)].
    + rewrite (proj2 (Nat.leb_gt _ _) less), same. destruct (le_lt_dec M (width (phase_after d x (S n)))) as [large|small].
      * right. cbn [phase_after] in *. destruct (phase_after d x n) as [W b|W s] eqn:st; rewrite same in less;
          cbn [next_phase width] in *.
        -- destruct (seen_late _ _ _ _ _); cbn [width] in large; lia.
        -- destruct (s + d s =? S n) eqn:came; cbn [width] in large; [|lia].
           exists (Nat.max (2 * W) (S (d s))), (S (S n)). repeat split; try lia.
           ++ pred. cbn [phase_after]. rewrite st. cbn [next_phase]. now rewrite came.
           ++ intros k hk. apply all. lia.
      * left. split; [exact small|]. split; [reflexivity|]. intros k hk.
        destruct (Nat.eq_dec k (S n)) as [->|]; [exact small|apply all; lia].
    + right. exists W, b. rewrite e. cbn [width]. rewrite (proj2 (Nat.leb_le _ _) large). repeat split; trivial; lia.
Qed.

Lemma until_known M n : (1 <= M)%nat -> known M (fun x => until_width x M n).
Proof.
  intros M1 x x' same. induction n as [|n IH]; [reflexivity|]. cbn [until_width]. rewrite IH.
  destruct (Nat.leb_spec M (width (until_width x' M n))) as [|less]; [reflexivity|].
  assert (W1 : (1 <= width (until_width x' M n))%nat).
  { destruct (until_is x' M n) as [(_ & -> & _)|(W & b & e & large & _)]; [apply phases_are_sound|].
    rewrite e. cbn [width]. lia. }
  destruct (until_width x' M n) as [W b|W s]; cbn [next_phase width] in *; [|reflexivity].
  unfold seen_late. now rewrite (same W) by lia.
Qed.

(** No look of a phase has been late before round t. *)
Definition quiet (col : nat -> bool) (W b t : nat) : bool :=
  forallb (fun s => negb ((b <=? s) && looked (W - 1) col s && (W <=? d s))) (rounds (t - W)).

Lemma quiet_spec col W b t : quiet col W b t = true <->
  forall s, (1 <= s)%nat -> (s + W <= t)%nat -> (b <=? s) && looked (W - 1) col s && (W <=? d s) = false.
Proof.
  unfold quiet. rewrite forallb_forall. split.
  - intros h s s1 sW. specialize (h s). apply negb_true_iff, h, in_rounds. lia.
  - intros h s hs. apply in_rounds in hs. apply negb_true_iff, h; lia.
Qed.

(** The phase of width W runs in round t. *)
Definition runs_in x (T W t : nat) : bool := match until_width x W T with
  | Runs V b => (V =? W) && (b <=? t) && quiet (x W) W b t | Waits _ _ => false end.

Lemma runs_from x W b t : (1 <= b <= t)%nat -> phase_after d x (b - 1) = Runs W b -> quiet (x W) W b t = true ->
  phase_after d x (t - 1) = Runs W b.
Proof.
  intros hb begins still. rewrite quiet_spec in still. destruct t as [|n]; [lia|]. pred.
  assert (all : forall k, (b - 1 <= k)%nat -> (k <= n)%nat -> phase_after d x k = Runs W b); [|apply all; lia].
  induction k as [|k IH]; intros low high; [now replace 0%nat with (b - 1)%nat by lia|].
  destruct (Nat.eq_dec (b - 1) (S k)) as [e|ne]; [now rewrite <- e|]. cbn [phase_after]. rewrite IH by lia.
  cbn [next_phase]. unfold seen_late. destruct (le_lt_dec 1 (S k + 1 - W)) as [s1|s0].
  - now rewrite still by lia.
  - rewrite (proj2 (Nat.leb_gt b _)) by lia. reflexivity.
Qed.

Theorem runs_in_is x T W t : (1 <= W)%nat -> (1 <= t <= T)%nat ->
  runs_in x T W t = match phase_after d x (t - 1) with Runs V _ => V =? W | Waits _ _ => false end.
Proof.
  intros W1 ht. apply eq_true_iff_eq. unfold runs_in. split.
  - destruct (until_is x W T) as [(small & same & _)|(V & b & e & large & hb & begins & _)].
    + intros h. destruct (until_width x W T) as [V b|V s]; [|discriminate]. cbn [width] in small.
      apply andb_true_iff in h as [h _]. apply andb_true_iff in h as [h _]. apply Nat.eqb_eq in h. lia.
    + rewrite e. intros h. apply andb_true_iff in h as [h still]. apply andb_true_iff in h as [same low].
      apply Nat.eqb_eq in same. apply Nat.leb_le in low. subst V.
      rewrite (runs_from x W b t ltac:(lia) begins still). apply Nat.eqb_refl.
  - destruct (phases_are_sound d x (t - 1)) as [_ rest].
    destruct (phase_after d x (t - 1)) as [V b|V s] eqn:st; [|discriminate]. intros h. apply Nat.eqb_eq in h. subst V.
    destruct rest as (hb & since & still & _).
    destruct (until_is x W T) as [(_ & _ & all)|(V & b' & e & large & hb' & begins & first_)].
    + specialize (all (t - 1)%nat ltac:(lia)). rewrite st in all. cbn [width] in all. lia.
    + rewrite e. assert (before_ : (b' - 1 <= b - 1)%nat).
      { destruct (le_lt_dec (b' - 1) (b - 1)) as [|late]; [assumption|]. specialize (first_ (b - 1)%nat late).
        rewrite (since (b - 1)%nat ltac:(lia)) in first_. cbn [width] in first_. lia. }
      pose proof (ranks_grow d x (b' - 1) (b - 1) before_) as grows.
      rewrite begins, (since (b - 1)%nat ltac:(lia)) in grows. cbn [rank] in grows. assert (V = W) as -> by lia.
      pose proof (same_rank x (b' - 1) (b - 1) before_) as same.
      rewrite begins, (since (b - 1)%nat ltac:(lia)) in same. specialize (same eq_refl). injection same as ->.
      rewrite Nat.eqb_refl, (proj2 (Nat.leb_le b' t)) by lia. cbn [andb]. apply quiet_spec. intros s s1 sW.
      destruct (le_lt_dec b' s) as [low|early].
      * exact (still s low ltac:(lia)).
      * now rewrite (proj2 (Nat.leb_gt b' s) early).
Qed.

Lemma begun_is_used x T W b : until_width x W T = Runs W b -> uses_width d x W T = true.
Proof.
  intros e. unfold uses_width. apply existsb_exists.
  destruct (until_is x W T) as [(small & _)|(V & b' & e' & large & hb & begins & _)].
  - rewrite e in small. cbn [width] in small. lia.
  - rewrite e in e'. injection e' as <- <-. exists (b - 1)%nat. split; [apply in_seq; lia|]. rewrite begins. apply Nat.eqb_refl.
Qed.

Lemma runs_known T W t : (1 <= W)%nat -> known (S W) (fun x => runs_in x T W t).
Proof.
  intros W1 x x' same. unfold runs_in. rewrite (until_known W T W1 x x') by known_before same.
  now rewrite (same W) by lia.
Qed.
End Stopped.

(** ** One phase on average *)

Section Phase.
Variables (bandit : bool) (d : nat -> nat) (T H : nat) (l : P.table) (i W b : nat).
Hypotheses (T_H : (T <= H)%nat) (W1 : (1 <= W)%nat).
Let m : nat := (W - 1)%nat.

(** The rounds that have been looked at since the phase began, and those of them in which it still ran *)
Definition since_start (col : nat -> bool) (n : nat) : list nat := filter (fun s => b <=? s) (looked_rounds m col n).
Definition alive (col : nat -> bool) (t : nat) : bool := (b <=? t) && quiet d col W b t.
Definition kept_looks (col : nat -> bool) (n : nat) : list nat :=
  filter (fun s => looked m col s && alive col s) (rounds n).

(** What is played in round t *)
Definition phase_arms (act : B.learner) col t : nat -> nat :=
  act (B.revealed bandit act (map (B.cell 1 l) (since_start col (t - W)))).
Definition phase_regret act col t : R := l t (phase_arms act col t 1%nat) - l t i.

Lemma alive_before col s t : (s <= t)%nat -> (b <= s)%nat -> alive col t = true -> alive col s = true.
Proof.
  unfold alive. intros st low h. apply andb_true_iff in h as [_ still]. rewrite (proj2 (Nat.leb_le b s) low). cbn [andb].
  rewrite quiet_spec in *. intros r r1 rW. apply still; lia.
Qed.

(** If the phase still runs and the round is looked at, all looks before it have been heard. *)
Lemma looks_so_far col n : looked m col (S n) = true -> alive col (S n) = true ->
  since_start col (S n - W) = kept_looks col n.
Proof.
  intros z runs. unfold since_start. replace (S n - W)%nat with (n - m)%nat by (unfold m; lia).
  rewrite (looks_are_old m col n z). unfold looked_rounds, kept_looks. rewrite filter_filter. apply filter_rounds_ext.
  intros s hs. destruct (looked m col s); cbn [andb]; [|reflexivity].
  destruct (Nat.leb_spec b s) as [low|early].
  - symmetry. apply (alive_before col s (S n)); trivial. lia.
  - symmetry. unfold alive. now rewrite (proj2 (Nat.leb_gt b s) early).
Qed.

Lemma regret_on_kept act col n : sum n (fun t => ind (looked m col t) * (ind (alive col t) * phase_regret act col t))
  = B.undelayed bandit 1 act i (map (B.cell 1 l) (kept_looks col n)).
Proof.
  induction n as [|n IH]; [reflexivity|]. rewrite sum_last, IH. unfold kept_looks at 2. cbn [rounds filter].
  fold (kept_looks col n). destruct (looked m col (S n)) eqn:z; cbn [andb ind]; [|ring].
  destruct (alive col (S n)) eqn:runs; cbn [map B.undelayed ind]; [|ring].
  unfold phase_regret, phase_arms. rewrite (looks_so_far col n z runs). cbn [P.sum].
  assert (place_ : B.cell 1 l (S n) 1%nat = l (S n)) by (unfold B.cell, P.representative; cbn; f_equal; lia).
  rewrite place_. ring.
Qed.

Lemma alive_known t : (1 <= t)%nat -> known t (fun col => alive col t).
Proof.
  intros ht col col' same. unfold alive. f_equal. unfold quiet.
  assert (every : forall s, In s (rounds (t - W)) -> negb ((b <=? s) && looked (W - 1) col s && (W <=? d s))
    = negb ((b <=? s) && looked (W - 1) col' s && (W <=? d s))).
  { intros s hs. apply in_rounds in hs.
    pose proof (looked_known (W - 1) s t ltac:(lia) ltac:(lia) col col' same) as e. cbv beta in e. now rewrite e. }
  revert every. induction (rounds (t - W)) as [|s rest IH]; intros every; [reflexivity|]. cbn [forallb].
  rewrite (every s) by now left. f_equal. apply IH. intros r hr. apply every. now right.
Qed.

Lemma phase_regret_known act t : (1 <= t)%nat -> known t (fun col => phase_regret act col t).
Proof.
  intros ht col col' same. unfold phase_regret, phase_arms.
  assert (e : since_start col (t - W) = since_start col' (t - W)); [|now rewrite e]. unfold since_start, looked_rounds.
  rewrite !filter_filter. apply filter_rounds_ext. intros s hs. f_equal.
  exact (looked_known m s t ltac:(lia) ltac:(unfold m; lia) col col' same).
Qed.

Let coins_proper t (w : nat -> bool) : proper (independent (spaced_coin (heads m)) t w).
Proof. apply (spaced_coin_proper (heads m)), heads_bounds. Qed.

Lemma fair_in_phase (g : nat -> (nat -> bool) -> R) w : (forall t, (1 <= t)%nat -> known t (g t)) ->
  time_mean m H (fun col => sum T (fun t => ind (alive col t) * g t col)) w
  = / look_chance m * time_mean m H (fun col => sum T (fun t => ind (looked m col t) * (ind (alive col t) * g t col))) w.
Proof.
  intros hg. pose proof (look_chance_pos m). unfold time_mean. rewrite !E_sum by exact coins_proper.
  rewrite <- sum_scal. apply sum_ext. intros t ht.
  pose proof (look_is_fair m T H T_H t (fun col => ind (alive col t) * g t col) w ltac:(lia)) as fair.
  unfold time_mean in fair. rewrite fair; [field; lra|]. intros col col' same.
  now rewrite (alive_known t ltac:(lia) col col' same), (hg t ltac:(lia) col col' same).
Qed.

Variables (learners : law B.learner) (c e0 mu : R).
Hypotheses (l_unit : P.unit_losses l) (c0 : 0 <= c) (e1 : 0 <= e0) (mu0 : 0 < mu).
Hypothesis bound : forall steps : list P.table, (length steps <= T)%nat -> (forall step, In step steps -> P.unit_losses step) ->
  mean learners (fun act => B.undelayed bandit 1 act i steps) <= c * sqrt (INR (length steps)) + e0.

(** A root lies below each of its tangents; the mean number of steps is p times that of rounds. *)
Lemma phase_on_average w :
  time_mean m H (fun col => mean learners (fun act => sum T (fun t => ind (alive col t) * phase_regret act col t))) w
  <= c / 2 * (mu * time_mean m H (fun col => sum T (fun t => ind (alive col t))) w + exp 1 * INR W / mu)
     + exp 1 * INR W * e0.
Proof.
  pose proof (look_chance_pos m) as pos. pose proof (inv_pos _ pos) as inverse.
  rewrite coin_mean_of_mean. rewrite (mean_ext learners _ (fun act => / look_chance m * time_mean m H (fun col =>
    B.undelayed bandit 1 act i (map (B.cell 1 l) (kept_looks col T))) w)).
  2:{ intros act. rewrite (fair_in_phase (fun t col => phase_regret act col t) w (fun t ht => phase_regret_known act t ht)).
      f_equal. apply E_ext. intros col. apply regret_on_kept. }
  rewrite mean_scal, <- coin_mean_of_mean.
  apply Rle_trans with (/ look_chance m * time_mean m H (fun col => (c / 2 * / mu + e0)
    + c / 2 * mu * sum T (fun t => ind (looked m col t) * (ind (alive col t) * 1))) w).
  - apply Rmult_le_compat_l; [lra|]. apply E_le; [exact coins_proper|]. intros col.
    eapply Rle_trans; [apply bound|].
    + rewrite map_length. unfold kept_looks. eapply Nat.le_trans; [apply length_filter_le|]. rewrite rounds_length. apply le_n.
    + intros step hs. apply in_map_iff in hs as (s & <- & _). intros j k. unfold B.cell.
      destruct (_ && _); [apply l_unit|split; [apply Rle_refl|apply Rle_0_1]].
    + rewrite map_length.
      assert (e : sum T (fun t => ind (looked m col t) * (ind (alive col t) * 1)) = INR (length (kept_looks col T))).
      { unfold kept_looks. rewrite length_filter. apply sum_ext. intros t _.
        destruct (looked m col t), (alive col t); cbn; ring. }
      rewrite e. set (N := INR (length (kept_looks col T))). assert (N0 : 0 <= N) by apply pos_INR.
      pose proof (sqrt_sqrt N N0) as sq. set (r := sqrt N) in *. rewrite <- sq.
      assert (gap : c / 2 * / mu + c / 2 * mu * (r * r) - c * r = c / 2 * / mu * ((mu * r - 1) * (mu * r - 1))) by (field; lra).
      assert (0 <= c / 2 * / mu * ((mu * r - 1) * (mu * r - 1))); [|lra].
      apply Rmult_le_pos; [apply Rmult_le_pos; [lra|left; now apply inv_pos]|apply Rle_0_sqr].
  - assert (fair : time_mean m H (fun col => sum T (fun t => ind (alive col t))) w = / look_chance m
      * time_mean m H (fun col => sum T (fun t => ind (looked m col t) * (ind (alive col t) * 1))) w).
    { rewrite <- (fair_in_phase (fun _ _ => 1) w (fun t ht y y' _ => eq_refl)). apply E_ext. intros col.
      apply sum_ext. intros. ring. }
    unfold time_mean in *. rewrite E_plus, E_const, E_scal by exact coins_proper.
    set (S1 := E _ _ _ (fun col => sum T (fun t => ind (looked m col t) * (ind (alive col t) * 1))) w) in *.
    set (S2 := E _ _ _ (fun col => sum T (fun t => ind (alive col t))) w) in *. rewrite fair.
    assert (w_big : / look_chance m <= exp 1 * INR W)
      by (replace W with (m + 1)%nat by (unfold m; lia); apply inverse_look_chance).
    replace (/ look_chance m * (c / 2 * / mu + e0 + c / 2 * mu * S1))
      with (c / 2 * (mu * (/ look_chance m * S1) + / look_chance m / mu) + / look_chance m * e0) by (field; lra).
    apply Rplus_le_compat; [|now apply Rmult_le_compat_r]. apply Rmult_le_compat_l; [lra|]. apply Rplus_le_compat_l.
    apply Rmult_le_compat_r; [left; now apply inv_pos|exact w_big].
Qed.
End Phase.

(** ** Moves depend on what has been observed *)

Definition phase_seeds : Set := nat -> (nat -> bool) * B.learner.
Definition columns (y : phase_seeds) (W : nat) : nat -> bool := fst (y W).
Definition phase_moves bandit (K : nat) (y : phase_seeds) (d : nat -> nat) : P.moves := {|
  P.plays := fun l t => match phase_after d (columns y) (t - 1) with
    | Runs W b => phase_arms bandit l W b (with_arms K (snd (y W))) (columns y W) t 1%nat | Waits _ _ => 0%nat end;
  P.adds := fun _ t => tracks_round d (columns y) t; P.removes := fun _ => nothing |}.

Section Told_alike.
Variables (bandit : bool) (K C t : nat) (y : phase_seeds).
Hypotheses (C1 : (1 <= C)%nat) (t1 : (1 <= t)%nat).
Let fed d l r := P.feedback bandit C d (phase_moves bandit K y d) l r.
Let alike d d' l l' : Prop := forall r, (1 <= r < t)%nat -> fed d l r = fed d' l' r.

Lemma fed_is d l r : (1 <= r)%nat -> fed d l r = map (fun s => (s, P.view bandit (phase_moves bandit K y d) l s))
  (filter (fun s => (s + d s =? r) && tracks_round d (columns y) s) (rounds r)).
Proof. intros hr. unfold fed, P.feedback. f_equal. now apply phases_are_legal. Qed.

(** A tracked round that has been heard has the same delay, and shows the same. *)
Lemma heard_same d d' l l' s : alike d d' l l' -> (1 <= s)%nat -> (s + d s < t)%nat -> tracks_round d (columns y) s = true ->
  d' s = d s /\ P.view bandit (phase_moves bandit K y d) l s = P.view bandit (phase_moves bandit K y d') l' s.
Proof.
  intros same s1 early z. set (r := (s + d s)%nat).
  assert (here : In (s, P.view bandit (phase_moves bandit K y d) l s) (fed d' l' r)).
  { rewrite <- (same r ltac:(unfold r; lia)), fed_is by (unfold r; lia).
    apply in_map_iff. exists s. split; [reflexivity|]. apply filter_In. split; [apply in_rounds; unfold r; lia|].
    unfold r. now rewrite Nat.eqb_refl. }
  rewrite fed_is in here by (unfold r; lia). apply in_map_iff in here as (s' & [= -> e] & h).
  apply filter_In in h as [_ h]. apply andb_true_iff in h as [over _]. apply Nat.eqb_eq in over.
  split; [unfold r in over; lia|now symmetry].
Qed.

Lemma tracked_while_running d W b n s : phase_after d (columns y) n = Runs W b -> (b <= s <= S n)%nat ->
  looked (W - 1) (columns y W) s = true -> tracks_round d (columns y) s = true.
Proof.
  intros st hs z. pose proof (phases_are_sound d (columns y) n) as [_ rest]. rewrite st in rest.
  destruct rest as (hb & since & _). unfold tracks_round. now rewrite (since (s - 1)%nat) by lia.
Qed.

Lemma same_phases d d' l l' : alike d d' l l' -> forall n, (n < t)%nat ->
  phase_after d (columns y) n = phase_after d' (columns y) n.
Proof.
  intros same. assert (back : alike d' d l' l) by (intros r hr; symmetry; now apply same).
  induction n as [|n IH]; intros hn; [reflexivity|]. specialize (IH ltac:(lia)). cbn [phase_after].
  pose proof (phases_are_sound d (columns y) n) as [W1 rest]. pose proof (phases_are_sound d' (columns y) n) as [_ rest'].
  destruct (phase_after d (columns y) n) as [W b|W s] eqn:st; symmetry in IH; rewrite IH in *; cbn [next_phase width] in *.
  - set (s0 := (S n + 1 - W)%nat). assert (e : seen_late d (columns y) W b s0 = seen_late d' (columns y) W b s0);
      [|now rewrite e]. unfold seen_late. destruct ((b <=? s0) && looked (W - 1) (columns y W) s0) eqn:z; [|reflexivity].
    apply andb_true_iff in z as [low z]. apply Nat.leb_le in low. cbn [andb].
    destruct rest as (hb & _). assert (range : (b <= s0 <= S n)%nat) by (unfold s0 in *; lia).
    pose proof (tracked_while_running d W b n s0 st range z) as z1.
    pose proof (tracked_while_running d' W b n s0 IH range z) as z2.
    destruct (Nat.leb_spec W (d s0)) as [late|early], (Nat.leb_spec W (d' s0)) as [late'|early']; trivial; exfalso.
    + destruct (heard_same d' d l' l s0 back ltac:(lia) ltac:(unfold s0 in *; lia) z2). lia.
    + destruct (heard_same d d' l l' s0 same ltac:(lia) ltac:(unfold s0 in *; lia) z1). lia.
  - destruct rest as (s1 & _ & _ & _ & z1 & _). destruct rest' as (_ & _ & _ & _ & z2 & _).
    destruct (Nat.eqb_spec (s + d s) (S n)) as [came|], (Nat.eqb_spec (s + d' s) (S n)) as [came'|]; trivial.
    + destruct (heard_same d d' l l' s same s1 ltac:(lia) z1) as [-> _]. reflexivity.
    + destruct (heard_same d d' l l' s same s1 ltac:(lia) z1). lia.
    + destruct (heard_same d' d l' l s back s1 ltac:(lia) z2). lia.
Qed.

Lemma same_steps d d' l l' W b : alike d d' l l' -> phase_after d (columns y) (t - 1) = Runs W b ->
  let act := with_arms K (snd (y W)) in forall G, (G <= t - W)%nat ->
  B.revealed bandit act (map (B.cell 1 l) (since_start W b (columns y W) G))
  = B.revealed bandit act (map (B.cell 1 l') (since_start W b (columns y W) G)).
Proof.
  intros same st act. pose proof (phases_are_sound d (columns y) (t - 1)) as [W1 rest]. rewrite st in W1, rest.
  cbn [width] in W1. destruct rest as (hb & since & heard_ & _).
  induction G as [|G IH]; intros hG; [reflexivity|]. specialize (IH ltac:(lia)). unfold since_start, looked_rounds in *.
  cbn [rounds filter]. destruct (looked (W - 1) (columns y W) (S G)) eqn:z; [|exact IH]. cbn [filter].
  destruct (Nat.leb_spec b (S G)) as [low|]; [|exact IH]. cbn [map B.revealed]. rewrite <- IH. f_equal.
  set (s := S G) in *. assert (not_late : (d s < W)%nat).
  { pose proof (heard_ s low ltac:(unfold s; lia)) as h. unfold seen_late in h.
    rewrite z, (proj2 (Nat.leb_le b s) low) in h. cbn [andb] in h. now apply Nat.leb_gt in h. }
  pose proof (tracked_while_running d W b (t - 1) s st ltac:(unfold s in *; lia) z) as tracked_.
  destruct (heard_same d d' l l' s same ltac:(unfold s; lia) ltac:(unfold s in *; lia) tracked_) as [_ shown_].
  assert (arm : forall e k, phase_after e (columns y) (s - 1) = Runs W b -> P.plays (phase_moves bandit K y e) k s
    = act (B.revealed bandit act (map (B.cell 1 k)
        (filter (fun r => b <=? r) (filter (looked (W - 1) (columns y W)) (rounds G))))) 1%nat).
  { intros e k here. cbn [P.plays phase_moves]. rewrite here. unfold phase_arms, since_start.
    replace (s - W)%nat with (G - (W - 1))%nat by (unfold s; lia).
    rewrite (looks_are_old (W - 1) (columns y W) G z). reflexivity. }
  pose proof (since (s - 1)%nat ltac:(unfold s in *; lia)) as here.
  pose proof here as here'. rewrite (same_phases d d' l l' same (s - 1)%nat ltac:(unfold s in *; lia)) in here'.
  unfold B.reveals. apply functional_extensionality. intros j. unfold B.cell.
  destruct ((1 <=? j) && (j <=? 1)) eqn:inside; [|now destruct bandit].
  apply andb_true_iff in inside as [j1 jn]. apply Nat.leb_le in j1, jn. assert (j = 1%nat) as -> by lia.
  assert (place_ : P.representative 1 s 1 = s) by (unfold P.representative, s; lia). rewrite place_.
  unfold P.view in shown_. destruct bandit; [|exact shown_]. apply functional_extensionality. intros i.
  apply (f_equal (fun f => f i)) in shown_. rewrite (arm d l here), (arm d' l' here'), <- IH in shown_. exact shown_.
Qed.

Theorem phase_moves_alike d d' l l' : alike d d' l l' ->
  P.plays (phase_moves bandit K y d) l t = P.plays (phase_moves bandit K y d') l' t /\
  P.adds (phase_moves bandit K y d) l t = P.adds (phase_moves bandit K y d') l' t.
Proof.
  intros same. pose proof (same_phases d d' l l' same (t - 1)%nat ltac:(lia)) as e.
  cbn [P.plays P.adds phase_moves]. unfold tracks_round. rewrite <- e.
  destruct (phase_after d (columns y) (t - 1)) as [W b|W s] eqn:st; [|split; reflexivity].
  split; [|reflexivity]. unfold phase_arms. now rewrite (same_steps d d' l l' W b same st (t - W) (le_n _)).
Qed.
End Told_alike.

(** ** The strategy, and its regret *)

Section Strategy.
Variables (bandit : bool) (K C H : nat) (learners : law B.learner).
Hypotheses (C1 : (1 <= C)%nat) (fine : B.plays_arms K learners).

Definition column_law (W : nat) : law (nat -> bool) :=
  drawn (independent (spaced_coin (heads (W - 1)))) 1 (W - 1 + H) B.no_coin.
Definition phase_law : nat -> phase_seeds -> law ((nat -> bool) * B.learner) :=
  independent (fun W => both (column_law W) learners).
Definition no_seed : phase_seeds := fun _ => (B.no_coin, fun _ _ => 0%nat).
Definition widths : nat := 2 * H + 1.

Let learners_proper : proper learners.
Proof. destruct fine as [[nonneg total] _]. now split. Qed.

Lemma phase_law_proper W y : proper (phase_law W y).
Proof.
  unfold phase_law, independent. apply both_proper; [|exact learners_proper]. apply drawn_proper. intros t w.
  apply (spaced_coin_proper (heads (W - 1))), heads_bounds.
Qed.

Definition doubling_player : P.strategy P.NCNP bandit K C P.any.
Proof.
  refine {| P.seed := phase_seeds; P.seeds := drawn phase_law 1 widths no_seed; P.course := phase_moves bandit K |}.
  - assert (ok : proper (drawn phase_law 1 widths no_seed)) by (apply drawn_proper; exact phase_law_proper).
    destruct ok. now split.
  - intros y d l t _. cbn [P.plays phase_moves]. destruct (phase_after d (columns y) (t - 1)) as [W b|W s].
    + unfold phase_arms. apply (with_arms_there K learners fine).
    + pose proof (some_arm K learners fine). lia.
  - intros _ y d _ l t _. unfold P.dropped. cbn [P.removes phase_moves].
    induction (P.leave _ _ _) as [|r held IH]; [reflexivity|exact IH].
  - intros y d d' l l' t _ _ ht _ hears same.
    destruct (phase_moves_alike bandit K C t y C1 ht d d' l l' same) as [arm want]. split; [exact arm|]. split; [exact want|].
    reflexivity.
Defined.

Variables (c e0 mu : R) (T : nat) (d : nat -> nat) (l : P.table) (i : nat).
Hypotheses (hT : P.latent_T H T) (hl : P.unit_losses l) (hi : (i < K)%nat) (c0 : 0 <= c) (e1 : 0 <= e0)
  (mu0 : 0 < mu).
Hypothesis bound : forall steps : list P.table, (length steps <= T)%nat -> (forall step, In step steps -> P.unit_losses step) ->
  mean learners (fun act => B.undelayed bandit 1 act i steps) <= c * sqrt (INR (length steps)) + e0.

(** The regret in the phase of width W, and what it is at most on average *)
Definition width_regret (W : nat) (y : phase_seeds) : R := match until_width d (columns y) W T with
  | Runs V b => if V =? W then sum T (fun t => ind (alive d W b (columns y W) t)
      * phase_regret bandit l i W b (with_arms K (snd (y W))) (columns y W) t) else 0
  | Waits _ _ => 0 end.
Definition width_cost (W : nat) (y : phase_seeds) : R := match until_width d (columns y) W T with
  | Runs V b => if V =? W then c / 2 * (mu * sum T (fun t => ind (alive d W b (columns y W) t)) + exp 1 * INR W / mu)
      + exp 1 * INR W * e0 else 0
  | Waits _ _ => 0 end.

Lemma columns_put y W q V : columns (put y W q) V = if V =? W then fst q else columns y V.
Proof. unfold columns, put. now destruct (V =? W). Qed.

Lemma columns_agree M y y' : agree M y y' -> agree M (columns y) (columns y').
Proof. intros same W hW. unfold columns. now rewrite same. Qed.

Lemma width_regret_known W : (1 <= W)%nat -> known (S W) (width_regret W).
Proof.
  intros W1 y y' same. unfold width_regret.
  rewrite (until_known d W T W1 (columns y) (columns y')) by (apply columns_agree; known_before same).
  unfold columns. now rewrite (same W) by lia.
Qed.

Lemma width_cost_known W : (1 <= W)%nat -> known (S W) (width_cost W).
Proof.
  intros W1 y y' same. unfold width_cost.
  rewrite (until_known d W T W1 (columns y) (columns y')) by (apply columns_agree; known_before same).
  unfold columns. now rewrite (same W) by lia.
Qed.

Lemma column_mean W (f : (nat -> bool) -> B.learner -> R) :
  mean (both (column_law W) learners) (fun q => f (fst q) (snd q))
  = time_mean (W - 1) H (fun col => mean learners (f col)) B.no_coin.
Proof. rewrite mean_both. unfold column_law. now rewrite mean_drawn. Qed.

Lemma width_on_average W : (1 <= W <= widths)%nat ->
  E phase_law 1 widths (width_regret W) no_seed <= E phase_law 1 widths (width_cost W) no_seed.
Proof.
  intros hW. rewrite (E_at phase_law phase_law_proper widths W (width_regret W)),
    (E_at phase_law phase_law_proper widths W (width_cost W))
    by (lia || now (apply width_regret_known || apply width_cost_known)).
  apply E_le; [exact phase_law_proper|]. intros y. unfold phase_law, independent.
  assert (begun : forall q, until_width d (columns (put y W q)) W T = until_width d (columns y) W T).
  { intros q. apply (until_known d W T); [lia|]. apply columns_agree, agree_put. lia. }
  destruct (until_width d (columns y) W T) as [V b|V s] eqn:st.
  2:{ rewrite (mean_ext _ (fun q => width_regret W (put y W q)) (fun q => width_cost W (put y W q))); [apply Rle_refl|].
      intros q. unfold width_regret, width_cost. now rewrite begun. }
  destruct (Nat.eqb_spec V W) as [->|ne].
  2:{ rewrite (mean_ext _ (fun q => width_regret W (put y W q)) (fun q => width_cost W (put y W q))); [apply Rle_refl|].
      intros q. unfold width_regret, width_cost. rewrite begun. now rewrite (proj2 (Nat.eqb_neq _ _) ne). }
  assert (at_ : forall q, columns (put y W q) W = fst q) by (intros q; rewrite columns_put; now rewrite Nat.eqb_refl).
  rewrite (mean_ext _ (fun q => width_regret W (put y W q)) (fun q => sum T (fun t => ind (alive d W b (fst q) t)
    * phase_regret bandit l i W b (with_arms K (snd q)) (fst q) t))).
  2:{ intros q. unfold width_regret. rewrite begun, Nat.eqb_refl, at_, put_same. reflexivity. }
  rewrite (mean_ext _ (fun q => width_cost W (put y W q)) (fun q => c / 2 * (mu * sum T (fun t => ind (alive d W b (fst q) t))
    + exp 1 * INR W / mu) + exp 1 * INR W * e0)).
  2:{ intros q. unfold width_cost. rewrite begun, Nat.eqb_refl, at_. reflexivity. }
  rewrite (column_mean W (fun col act => sum T (fun t => ind (alive d W b col t)
    * phase_regret bandit l i W b (with_arms K act) col t))).
  rewrite (column_mean W (fun col act => c / 2 * (mu * sum T (fun t => ind (alive d W b col t)) + exp 1 * INR W / mu)
    + exp 1 * INR W * e0)).
  assert (e_left : forall col, mean learners (fun act => sum T (fun t => ind (alive d W b col t)
      * phase_regret bandit l i W b (with_arms K act) col t))
    = mean learners (fun act => sum T (fun t => ind (alive d W b col t) * phase_regret bandit l i W b act col t)))
    by (intros col; apply (drawn_have_arms K learners fine (fun act => sum T (fun t => ind (alive d W b col t)
      * phase_regret bandit l i W b act col t)))).
  unfold time_mean. rewrite (E_ext _ _ _ _ _ _ e_left). fold (time_mean (W - 1) H).
  eapply Rle_trans; [exact (phase_on_average bandit d T H l i W b (proj2 hT) (proj1 hW) learners c e0 mu hl c0 e1 mu0
    bound B.no_coin)|].
  right. unfold time_mean.
  assert (coins_proper : forall t (w : nat -> bool), proper (independent (spaced_coin (heads (W - 1))) t w))
    by (intros t w; apply (spaced_coin_proper (heads (W - 1))), heads_bounds).
  rewrite (E_ext _ _ _ (fun col => mean learners _) (fun col => (c / 2 * (exp 1 * INR W / mu) + exp 1 * INR W * e0)
    + c / 2 * mu * sum T (fun t => ind (alive d W b col t)))).
  - rewrite E_plus, E_const, E_scal by exact coins_proper. ring.
  - intros col. rewrite mean_const by exact learners_proper. ring.
Qed.

(** On each course: what is waited, and the phases *)
Lemma course_by_phases y :
  sum T (fun t => l t (P.plays (phase_moves bandit K y d) l t) - l t i)
  <= sum T (fun t => ind (waiting_round d (columns y) t)) + sum widths (fun W => width_regret W y).
Proof.
  assert (e : sum widths (fun W => width_regret W y) = sum T (fun t => sum widths (fun W =>
    match until_width d (columns y) W T with Runs V b => if V =? W then ind (alive d W b (columns y W) t)
      * phase_regret bandit l i W b (with_arms K (snd (y W))) (columns y W) t else 0 | Waits _ _ => 0 end))).
  { rewrite sum_swap. apply sum_ext. intros W _. unfold width_regret.
    destruct (until_width d (columns y) W T) as [V b|V s]; [|now rewrite sum_zero].
    destruct (V =? W); [reflexivity|now rewrite sum_zero]. }
  rewrite e, <- sum_plus. apply sum_le. intros t ht.
  set (part := fun W => match until_width d (columns y) W T with Runs V b => if V =? W then ind (alive d W b (columns y W) t)
      * phase_regret bandit l i W b (with_arms K (snd (y W))) (columns y W) t else 0 | Waits _ _ => 0 end).
  assert (part_is : forall W, (1 <= W)%nat -> runs_in d (columns y) T W t = false -> part W = 0).
  { intros W W1 off. unfold part, runs_in in *. destruct (until_width d (columns y) W T) as [V b|V s]; [|reflexivity].
    destruct (V =? W); [|reflexivity]. cbn [andb] in off. unfold alive. rewrite off. cbn [ind]. ring. }
  cbn [P.plays phase_moves]. unfold waiting_round.
  pose proof (width_by_round d (columns y) (t - 1)) as small. destruct (phases_are_sound d (columns y) (t - 1)) as [W1 rest].
  destruct (phase_after d (columns y) (t - 1)) as [W b|W s] eqn:st; cbn [width ind] in *.
  - rewrite (sum_one widths W part).
    + assert (on : runs_in d (columns y) T W t = true) by (rewrite runs_in_is by lia; rewrite st; apply Nat.eqb_refl).
      unfold part. unfold runs_in in on.
      destruct (until_is d (columns y) W T) as [(less & _)|(V & b' & e' & large & hb & begins & _)].
      { destruct (until_width d (columns y) W T) as [V b'|V s]; [|discriminate]. cbn [width] in less.
        apply andb_true_iff in on as [on _]. apply andb_true_iff in on as [on _]. apply Nat.eqb_eq in on. lia. }
      rewrite e' in on |- *. apply andb_true_iff in on as [on still]. apply andb_true_iff in on as [on low].
      apply Nat.eqb_eq in on. subst V. apply Nat.leb_le in low.
      pose proof (runs_from d (columns y) W b' t ltac:(lia) begins still) as here. rewrite st in here.
      injection here as <-. rewrite Nat.eqb_refl. unfold alive. rewrite (proj2 (Nat.leb_le b t) low), still. cbn [andb ind].
      unfold phase_regret. lra.
    + unfold widths. destruct hT. lia.
    + intros V hV ne. apply part_is; [lia|]. rewrite runs_in_is by lia. rewrite st. apply Nat.eqb_neq. congruence.
  - rewrite sum_zero; [destruct (hl t 0%nat), (hl t i); lra|]. intros V hV. apply part_is; [lia|].
    rewrite runs_in_is by lia. now rewrite st.
Qed.

Lemma costs_together y top : (forall s, (1 <= s <= T)%nat -> (d s <= top)%nat) -> sum widths (fun W => width_cost W y)
  <= c / 2 * (mu * INR T + exp 1 / mu * INR (4 * (top + 1))) + exp 1 * e0 * INR (4 * (H + 1)).
Proof.
  intros small. set (V := fun W t => ind (runs_in d (columns y) T W t)). set (U := fun W => ind (uses_width d (columns y) W T)).
  pose proof (exp_pos 1) as ex. assert (r0 : 0 < exp 1 / mu) by now apply Rdiv_lt_0_compat.
  apply Rle_trans with (sum widths (fun W => c / 2 * mu * sum T (V W) + (c / 2 * (exp 1 / mu) + exp 1 * e0) * (INR W * U W))).
  - apply sum_le. intros W hW. unfold width_cost.
    assert (other : 0 <= c / 2 * mu * sum T (V W) + (c / 2 * (exp 1 / mu) + exp 1 * e0) * (INR W * U W)).
    { apply Rplus_le_le_0_compat; apply Rmult_le_pos; try (apply Rmult_le_pos); try lra.
      - apply sum_nonneg. intros. apply ind_bounds.
      - apply Rplus_le_le_0_compat; apply Rmult_le_pos; lra.
      - apply pos_INR.
      - apply ind_bounds. }
    destruct (until_width d (columns y) W T) as [V' b|V' s] eqn:st; [|exact other].
    destruct (Nat.eqb_spec V' W) as [->|]; [|exact other]. right.
    assert (same : sum T (fun t => ind (alive d W b (columns y W) t)) = sum T (V W)).
    { apply sum_ext. intros t _. unfold V, runs_in. rewrite st, Nat.eqb_refl. reflexivity. }
    unfold U. rewrite same, (begun_is_used d (columns y) T W b st). cbn [ind]. field. lra.
  - rewrite sum_plus, !sum_scal. assert (rounds_ : sum widths (fun W => sum T (V W)) <= INR T).
    { rewrite <- sum_swap. rewrite <- (Rmult_1_r (INR T)), <- sum_const. apply sum_le. intros t ht. unfold V.
      destruct (phase_after d (columns y) (t - 1)) as [W b|W s] eqn:st.
      - apply Rle_trans with (sum widths (fun V => if V =? W then 1 else 0)).
        + apply sum_le. intros V' hV. rewrite runs_in_is by lia. rewrite st, Nat.eqb_sym. destruct (V' =? W); cbn [ind]; lra.
        + induction widths as [|M IH]; [cbn; lra|]. rewrite sum_last. destruct (Nat.eqb_spec (S M) W) as [<-|]; [|lra].
          rewrite sum_zero; [lra|]. intros s hs. now decided.
      - rewrite sum_zero; [lra|]. intros V' hV. rewrite runs_in_is by lia. now rewrite st. }
    pose proof (widths_together d (columns y) widths T) as used. fold U in used.
    pose proof (width_small d (columns y) top T small) as w1. pose proof (width_by_round d (columns y) T) as w2.
    assert (u1 : sum widths (fun W => INR W * U W) <= INR (4 * (top + 1)))
      by (eapply Rle_trans; [exact used|apply le_INR; lia]).
    assert (u2 : sum widths (fun W => INR W * U W) <= INR (4 * (H + 1)))
      by (eapply Rle_trans; [exact used|apply le_INR; destruct hT; lia]).
    rewrite Rmult_plus_distr_r. set (S0 := sum widths (fun W => INR W * U W)) in *.
    assert (a1 : c / 2 * mu * sum widths (fun W => sum T (V W)) <= c / 2 * mu * INR T)
      by (apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|exact rounds_]).
    assert (a2 : c / 2 * (exp 1 / mu) * S0 <= c / 2 * (exp 1 / mu) * INR (4 * (top + 1)))
      by (apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|exact u1]).
    assert (a3 : exp 1 * e0 * S0 <= exp 1 * e0 * INR (4 * (H + 1)))
      by (apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|exact u2]).
    lra.
Qed.

Lemma doubling_regret top : (forall s, (1 <= s <= T)%nat -> (d s <= top)%nat) -> P.regret_of doubling_player T d l i
  <= 2 * INR top + (c / 2 * (mu * INR T + exp 1 / mu * INR (4 * (top + 1))) + exp 1 * e0 * INR (4 * (H + 1))).
Proof.
  intros small. set (best := sum T (fun t => l t i)). set (most := c / 2 * _ + _).
  apply Rle_trans with (E phase_law 1 widths (fun y => sum T (fun t => l t (P.plays (phase_moves bandit K y d) l t))) no_seed - best).
  { right. unfold P.regret_of. unfold best. f_equal.
    exact (mean_drawn phase_law widths (fun y => sum T (fun t => l t (P.plays (phase_moves bandit K y d) l t))) 1 no_seed). }
  rewrite <- (E_const phase_law phase_law_proper widths best 1 no_seed) at 1. rewrite <- E_minus.
  apply Rle_trans with (E phase_law 1 widths (fun y => 2 * INR top + sum widths (fun W => width_regret W y)) no_seed).
  - apply E_le; [exact phase_law_proper|]. intros y. unfold best. rewrite <- sum_minus.
    eapply Rle_trans; [apply course_by_phases|]. apply Rplus_le_compat_r. now apply waits_small.
  - rewrite E_plus, E_const by exact phase_law_proper. apply Rplus_le_compat_l.
    rewrite E_sum by exact phase_law_proper.
    apply Rle_trans with (sum widths (fun W => E phase_law 1 widths (width_cost W) no_seed)).
    + apply sum_le. intros W hW. now apply width_on_average.
    + rewrite <- E_sum by exact phase_law_proper. rewrite <- (E_const phase_law phase_law_proper widths most 1 no_seed).
      apply E_le; [exact phase_law_proper|]. intros y. now apply costs_together.
Qed.
End Strategy.

(** ** Theorem P.43 *)

Lemma delays_up_to d n s : (1 <= s <= n)%nat -> (d s <= B.longest d n)%nat.
Proof.
  induction n as [|n IH]; intros hs; [lia|]. cbn [B.longest]. destruct (Nat.eq_dec s (S n)) as [->|]; [lia|].
  specialize (IH ltac:(lia)). lia.
Qed.

(** The best mu *)
Lemma best_tangent c (T top : nat) : (1 <= T)%nat -> exists mu, 0 < mu /\
  c / 2 * (mu * INR T + exp 1 / mu * INR (4 * (top + 1))) = 2 * c * sqrt (exp 1 * INR T * (INR top + 1)).
Proof.
  intros T1. pose proof (exp_pos 1) as ex. pose proof (INR_pos T T1) as T0. pose proof (pos_INR top) as t0.
  set (q := exp 1 * (INR top + 1)). assert (q0 : 0 < q) by (apply Rmult_lt_0_compat; lra).
  exists (2 * sqrt q / sqrt (INR T)). pose proof (sqrt_lt_R0 _ q0) as r0. pose proof (sqrt_lt_R0 _ T0) as r1.
  split; [apply Rdiv_lt_0_compat; lra|].
  replace (exp 1 * INR T * (INR top + 1)) with (q * INR T) by (unfold q; ring). rewrite sqrt_mult by lra.
  replace (INR (4 * (top + 1))) with (4 * (INR top + 1)) by (rewrite mult_INR, plus_INR; cbn; ring).
  pose proof (sqrt_sqrt q ltac:(lra)) as sq. pose proof (sqrt_sqrt (INR T) ltac:(lra)) as st.
  set (x := sqrt q) in *. set (y := sqrt (INR T)) in *.
  assert (first_ : 2 * x / y * INR T = 2 * (x * y)) by (rewrite <- st; field; lra).
  assert (second_ : exp 1 / (2 * x / y) * (4 * (INR top + 1)) = 2 * (x * y)).
  { replace (exp 1 / (2 * x / y) * (4 * (INR top + 1))) with (q * (2 * y / x)) by (unfold q; field; lra).
    rewrite <- sq. field. lra. }
  rewrite first_, second_. field.
Qed.

Lemma doubling_bound bandit (K C H : nat) learners c e0 (C1 : (1 <= C)%nat) (fine : B.plays_arms K learners) :
  0 <= c -> 0 <= e0 ->
  (forall i (steps : list P.table), (i < K)%nat -> (length steps <= H)%nat -> (forall step, In step steps -> P.unit_losses step) ->
    mean learners (fun act => B.undelayed bandit 1 act i steps) <= c * sqrt (INR (length steps)) + e0) ->
  forall T d l i, P.latent_T H T -> P.unit_losses l -> (i < K)%nat ->
  P.regret_of (doubling_player bandit K C H learners C1 fine) T d l i
  <= 2 * c * sqrt (exp 1 * INR T * (INR (B.longest d T) + 1)) + 2 * INR (B.longest d T) + exp 1 * e0 * INR (4 * (H + 1)).
Proof.
  intros c0 e1 few T d l i hT hl hi. destruct (best_tangent c T (B.longest d T) (proj1 hT)) as (mu & mu0 & best).
  pose proof (doubling_regret bandit K C H learners C1 fine c e0 mu T d l i hT hl hi c0 e1 mu0
    (fun steps short => few i steps hi (Nat.le_trans _ _ _ short (proj2 hT))) (B.longest d T) (delays_up_to d T)) as bound.
  rewrite best in bound. lra.
Qed.

Theorem unknown_delay_played : B.Theorem_P_43.
Proof.
  intros bandit K C H C1. split.
  - intros learners c c0 [fine few] eps pos. exists (doubling_player bandit K C H learners C1 fine).
    intros T d l i hT _ hl hi.
    pose proof (doubling_bound bandit K C H learners c 0 C1 fine c0 (Rle_refl 0)
      ltac:(intros j steps hj _ unit_steps; rewrite Rplus_0_r; exact (few j steps hj unit_steps)) T d l i hT hl hi) as h.
    assert (small : P.regret_of (doubling_player bandit K C H learners C1 fine) T d l i
      <= 2 * c * sqrt (exp 1 * INR T * (INR (B.longest d T) + 1)) + 2 * INR (B.longest d T) + eps) by lra.
    exact small.
  - intros K2 eps pos. assert (size : 0 < exp 1 * INR (4 * (H + 1)))
      by (apply Rmult_lt_0_compat; [apply exp_pos|apply INR_pos; lia]).
    destruct (played_learner bandit K H (eps / (exp 1 * INR (4 * (H + 1)))) K2 ltac:(now apply Rdiv_lt_0_compat))
      as (learners & fine & few).
    exists (doubling_player bandit K C H learners C1 fine). intros T d l i hT _ hl hi.
    pose proof (doubling_bound bandit K C H learners (undelayed_factor bandit K) (eps / (exp 1 * INR (4 * (H + 1)))) C1 fine
      (undelayed_factor_nonneg bandit K ltac:(lia)) ltac:(left; now apply Rdiv_lt_0_compat) few T d l i hT hl hi) as h.
    replace (exp 1 * (eps / (exp 1 * INR (4 * (H + 1)))) * INR (4 * (H + 1))) with eps in h
      by (field; split; apply Rgt_not_eq; [apply INR_pos; lia|apply exp_pos]).
    exact h.
Qed.
