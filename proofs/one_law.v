(** Section 4.2: a non-preemptive scheduler that is quantified by p_1, ..., p_T has the law of Scheduler 1 with these
    probabilities: the law of Z_1, ..., Z_T depends on p, the delays and the capacity only. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export lines.

Section One_law.
Variables (C T : nat) (d : nat -> nat) (p : nat -> R).

(** The number of rounds s < t with z_s = 1 and s + d_s >= t. *)
Definition waiting_rounds (z : nat -> bool) (t : nat) : nat :=
  length (filter (fun s => z s && (t <=? s + d s)) (rounds (t - 1))).

(** Non-preemptive: the tracking set consists of the rounds with Z_s = 1 that are still pending. *)
Definition keeps {A} (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) : Prop :=
  forall w t, (1 <= t <= T)%nat -> length (S0 w t) = waiting_rounds (Z w) t.

(** The law of Z_t, given Z_1, ..., Z_{t-1}. *)
Definition next_law (t : nat) (z : nat -> bool) : law bool :=
  [(true, p t * ind (waiting_rounds z t <? C)); (false, 1 - p t * ind (waiting_rounds z t <? C))].

Lemma waiting_known t : (1 <= t)%nat -> known t (fun z => waiting_rounds z t).
Proof.
  intros ht x y h. unfold waiting_rounds. f_equal. apply filter_rounds_ext. intros s hs. now rewrite (h s) by lia.
Qed.

Lemma next_law_known t x y : (1 <= t)%nat -> agree t x y -> next_law t x = next_law t y.
Proof. intros ht h. unfold next_law. now rewrite (waiting_known t ht x y h). Qed.

Variable f : (nat -> bool) -> R.
Hypothesis of_T_rounds : known (S T) f.

(** What is drawn later does not depend on what was there before. *)
Lemma drawn_over m : forall t x y, (1 <= t)%nat -> (t + m = S T)%nat -> agree t x y ->
  E next_law t m f x = E next_law t m f y.
Proof.
  induction m as [|m IH]; intros t x y ht total h; cbn [E].
  - apply of_T_rounds. now replace (S T) with t by lia.
  - rewrite (next_law_known t x y ht h). apply mean_ext. intros a. apply IH; [lia|lia|]. now apply agree_both.
Qed.

Section Scheduler.
Context {A : Type}.
Variables (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.
Hypothesis non_preemptive : keeps S0 Z.

Lemma chance_of_next t w : (1 <= t <= T)%nat ->
  mean (L t) (fun a => ind (Z (put w t a) t)) = p t * ind (waiting_rounds (Z w) t <? C).
Proof.
  intros ht. rewrite <- non_preemptive by assumption. destruct (quant t ht) as [_ <-].
  replace (T + 1 - t)%nat with (S (T - t)) by lia. simpl. apply mean_ext. intros a. symmetry.
  apply (E_known (independent L) (fun s _ => L_proper s)). intros x y h. f_equal. now apply (pre t ltac:(lia)).
Qed.

Lemma same_law m : forall t w, (1 <= t)%nat -> (t + m = S T)%nat ->
  E (independent L) t m (fun w => f (Z w)) w = E next_law t m f (Z w).
Proof.
  induction m as [|m IH]; intros t w ht total; [reflexivity|]. cbn [E]. unfold independent at 1.
  set (g := E next_law (S t) m f).
  rewrite (mean_ext _ _ (fun a => g (put (Z w) t false)
    + (g (put (Z w) t true) - g (put (Z w) t false)) * ind (Z (put w t a) t))).
  - rewrite mean_plus, mean_scal, mean_const, chance_of_next by (lia || apply L_proper).
    unfold next_law. cbn [mean]. ring.
  - intros a. rewrite IH by lia. fold g. transitivity (g (put (Z w) t (Z (put w t a) t))).
    + apply drawn_over; [lia|lia|]. intros s hs. destruct (Nat.eq_dec s t) as [->|ne]; [now rewrite put_same|].
      rewrite put_other by assumption. apply (pre s ltac:(lia)). apply agree_put. lia.
    + destruct (Z (put w t a) t); simpl ind; ring.
Qed.
End Scheduler.

End One_law.

(** Scheduler 1 with coins b_1, b_2, ...: round t is wanted if b_t = 1, and it is never dropped. *)
Definition from_coins (b : nat -> bool) : nat -> proxy := fun t => if b t then Endless else Never.

Lemma from_coins_put b t c : from_coins (put b t c) = put (from_coins b) t (if c then Endless else Never).
Proof. apply functional_extensionality. intros s. unfold from_coins, put. now destruct (s =? t). Qed.

Lemma coins_are_proxies p n f : forall t b,
  E (independent (fun t => toss (p t))) t n (fun b => f (from_coins b)) b
  = E (independent (fun t => bernoulli (p t))) t n f (from_coins b).
Proof.
  induction n as [|n IH]; intros t b; [reflexivity|]. cbn [E]. unfold independent at 1 3. unfold toss, bernoulli.
  cbn [mean]. rewrite !IH, !from_coins_put. reflexivity.
Qed.

Lemma scheduler_1_keeps C T d : keeps T d (fun b => S0 C d (from_coins b)) (fun b => Zt C d (from_coins b)).
Proof.
  intros b t ht. unfold waiting_rounds. destruct t as [|n]; [lia|]. rewrite S0_is.
  pred. f_equal. apply filter_rounds_ext. intros s hs.
  rewrite stays_if_observed; [apply andb_comm| |lia]. intros r. unfold from_coins. destruct (b r); auto.
Qed.

(** Every function of Z_1, ..., Z_T has the mean that it has under Scheduler 1. *)
Theorem only_one {A} C T d p (f : (nat -> bool) -> R) (L : nat -> law A) S0' Z w b :
  known (S T) f -> (forall t, 0 <= p t <= 1) -> (forall t, proper (L t)) -> precommitted S0' Z ->
  quantified L C S0' Z p T -> keeps T d S0' Z ->
  E (independent L) 1 T (fun w => f (Z w)) w
  = E (independent (fun t => toss (p t))) 1 T (fun b => f (Zt C d (from_coins b))) b.
Proof.
  intros of_T p01 hL pre quant hold.
  rewrite (same_law C T d p f of_T L S0' Z) by (assumption || lia).
  rewrite (same_law C T d p f of_T (fun t => toss (p t)) (fun b => S0 C d (from_coins b))).
  - apply (drawn_over C T d p f of_T T 1); [lia|lia|]. intros s hs. lia.
  - intros t. split.
    + intros a v [[= _ <-]|[[= _ <-]|[]]]; pose proof (p01 t); lra.
    + simpl. ring.
  - intros t ht. destruct (proxies_precommitted C d t ht) as [kS kZ].
    split; intros x y h; [apply kS|apply kZ]; intros s hs; unfold from_coins; now rewrite (h s hs).
  - intros t ht. split; [exact (proj1 (quant t ht))|]. intros v.
    rewrite (coins_are_proxies p _ (fun w => ind (Zt C d w t))).
    destruct (bernoulli_quantified C d p T p01 (fun t h => proj1 (proj1 (quant t h))) t ht) as [_ q]. apply q.
  - apply scheduler_1_keeps.
  - lia.
  - lia.
Qed.
