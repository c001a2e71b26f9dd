(** How many of n independent coins fall: the probability of at least C, and how it depends on the coins. *)
From Delays Require Export probability tracking.

(** The number of rounds s = 1, ..., n with b s. *)
Fixpoint count (n : nat) (b : nat -> bool) : nat :=
  match n with O => 0 | S m => count m b + (if b (S m) then 1 else 0) end.

(** The probability that at least C of n coins fall, that fall with probabilities q_1, ..., q_n: conditioned on the last
    one. *)
Fixpoint at_least (n : nat) (q : nat -> R) (C : nat) : R :=
  match C, n with
  | O, _ => 1
  | S _, O => 0
  | S B, S m => q (S m) * at_least m q B + (1 - q (S m)) * at_least m q C
  end.

Lemma at_least_0 n q : at_least n q 0 = 1.
Proof. now destruct n. Qed.

Lemma count_ext n b b' : (forall s, (1 <= s <= n)%nat -> b s = b' s) -> count n b = count n b'.
Proof.
  induction n as [|n IH]; intros h; [reflexivity|]. simpl. rewrite h by lia. rewrite IH; [reflexivity|].
  intros; apply h; lia.
Qed.

Lemma count_sum n b : INR (count n b) = sum n (fun s => ind (b s)).
Proof.
  induction n as [|n IH]; [reflexivity|]. simpl count. rewrite plus_INR, IH. simpl sum. now destruct (b (S n)).
Qed.

(** It is that probability. *)
Theorem at_least_is {A} (L : nat -> law A) (coin : nat -> A -> bool) : (forall t, proper (L t)) -> forall n C x,
  Pr (independent L) 1 n (fun y => C <=? count n (fun s => coin s (y s))) x
  = at_least n (fun s => mean (L s) (fun a => ind (coin s a))) C.
Proof.
  intros hL. induction n as [|n IH]; intros C x.
  - unfold Pr. simpl. destruct C; reflexivity.
  - unfold Pr in *. replace (S n) with (n + 1)%nat at 1 by lia. rewrite E_tower.
    destruct C as [|B].
    + rewrite at_least_0. rewrite (E_ext _ _ _ _ (fun _ => 1)); [apply E_const; intros; apply hL|]. intros y.
      rewrite (E_ext _ _ _ _ (fun _ => 1)) by reflexivity. apply E_const. intros; apply hL.
    + simpl at_least. set (q := mean (L (S n)) (fun a => ind (coin (S n) a))).
      rewrite (E_ext _ _ _ _ (fun y => q * ind (B <=? count n (fun s => coin s (y s)))
                                       + (1 - q) * ind (S B <=? count n (fun s => coin s (y s))))).
      * rewrite E_plus, !E_scal, !IH. reflexivity.
      * intros y. cbn [E]. unfold independent at 1. replace (1 + n)%nat with (S n) by lia.
        set (m := count n (fun s => coin s (y s))).
        rewrite (mean_ext _ _ (fun a => (ind (B <=? m) - ind (S B <=? m)) * ind (coin (S n) a) + ind (S B <=? m))).
        -- rewrite mean_plus, mean_scal, mean_const by apply hL. fold q. ring.
        -- intros a. cbn [count]. rewrite put_same.
           rewrite (count_ext n (fun s => coin s (put y (S n) a s)) (fun s => coin s (y s))).
           2:{ intros s hs. now rewrite put_other by lia. }
           fold m. destruct (coin (S n) a).
           ++ change (ind true) with 1. replace (S B <=? m + 1) with (B <=? m); [ring|].
              destruct (Nat.leb_spec B m), (Nat.leb_spec (S B) (m + 1)); lia || reflexivity.
           ++ rewrite Nat.add_0_r. change (ind false) with 0. ring.
Qed.

Lemma at_least_ext n q q' : (forall s, (1 <= s <= n)%nat -> q s = q' s) -> forall C, at_least n q C = at_least n q' C.
Proof.
  induction n as [|n IH]; intros h C; [reflexivity|]. destruct C as [|B]; [reflexivity|]. simpl.
  rewrite h, !IH by (lia || (intros; apply h; lia)). reflexivity.
Qed.

Definition chances (n : nat) (q : nat -> R) : Prop := forall s, (1 <= s <= n)%nat -> 0 <= q s <= 1.

Lemma chances_less n q : chances (S n) q -> chances n q.
Proof. intros h s hs. apply h. lia. Qed.

(** More is rarer. *)
Lemma at_least_falls n q : chances n q -> forall C, at_least n q (S C) <= at_least n q C.
Proof.
  induction n as [|n IH]; intros h C.
  - destruct C; simpl; lra.
  - specialize (IH (chances_less n q h)). specialize (h (S n) ltac:(lia)).
    destruct C as [|B]; simpl; [pose proof (IH 0%nat) as p; rewrite !at_least_0 in *; nra|].
    pose proof (IH B). pose proof (IH (S B)). nra.
Qed.

(** Likelier coins and more of them make it likelier. *)
Lemma at_least_mono n q q' : chances n q -> chances n q' -> (forall s, (1 <= s <= n)%nat -> q s <= q' s) ->
  forall C, at_least n q C <= at_least n q' C.
Proof.
  induction n as [|n IH]; intros h h' le C; [destruct C; simpl; lra|]. destruct C as [|B]; [simpl; lra|]. simpl.
  pose proof (IH (chances_less n q h) (chances_less n q' h') (fun s hs => le s ltac:(lia))) as p.
  pose proof (at_least_falls n q' (chances_less n q' h') B). pose proof (p B). pose proof (p (S B)).
  specialize (le (S n) ltac:(lia)). specialize (h (S n) ltac:(lia)). specialize (h' (S n) ltac:(lia)). nra.
Qed.

Lemma at_least_longer m n q : (m <= n)%nat -> chances n q -> forall C, at_least m q C <= at_least n q C.
Proof.
  intros le. induction le as [|n le IH]; intros h C; [lra|].
  eapply Rle_trans; [apply IH, (chances_less n q h)|]. destruct C as [|B]; [rewrite !at_least_0; lra|]. simpl.
  pose proof (at_least_falls n q (chances_less n q h) B). specialize (h (S n) ltac:(lia)). nra.
Qed.

(** The order of the coins does not matter: conditioned on the first one. *)
Lemma at_least_first n : forall q C, at_least (S n) q (S C) =
  q 1%nat * at_least n (fun s => q (S s)) C + (1 - q 1%nat) * at_least n (fun s => q (S s)) (S C).
Proof.
  induction n as [|n IH]; intros q C; [destruct C; reflexivity|].
  change (at_least (S (S n)) q (S C)) with
    (q (S (S n)) * at_least (S n) q C + (1 - q (S (S n))) * at_least (S n) q (S C)).
  rewrite (IH q C). destruct C as [|B].
  - rewrite !at_least_0. simpl. rewrite !at_least_0. ring.
  - rewrite (IH q B). simpl. ring.
Qed.

Theorem at_least_reversed n : forall q C, at_least n (fun s => q (n + 1 - s)%nat) C = at_least n q C.
Proof.
  induction n as [|n IH]; intros q C; [reflexivity|]. destruct C as [|B]; [reflexivity|].
  rewrite (at_least_first n q B).
  assert (e : forall C, at_least n (fun s => q (S n + 1 - s)%nat) C = at_least n (fun s => q (S s)) C).
  { intros C. rewrite <- (IH (fun s => q (S s))). apply at_least_ext. intros s hs. f_equal. lia. }
  cbn [at_least]. rewrite !e. now replace (S n + 1 - S n)%nat with 1%nat by lia.
Qed.
