(** Definition 4.3: observation-independent algorithms, and the law of a scheduler and a learner together. *)
From Coq Require Export FunctionalExtensionality.
From Delays Require Export def_4_2.

(** A policy gives the law of the action A_t, once the scheduler's coins w and the actions a are known. It is
    observation-independent if it uses coins and actions of earlier rounds only. *)
Definition observation_independent {A} (policy : nat -> (nat -> A) -> (nat -> nat) -> law nat) : Prop :=
  forall t w w' a a', (1 <= t)%nat -> agree t w w' -> agree t a a' -> policy t w a = policy t w' a'.

(** The paper draws A_t with a uniform coin u of the learner: the arm i for which u falls into the i-th of the intervals
    of lengths x_0, x_1, ... *)
Fixpoint pick (l : law nat) (u : R) : nat :=
  match l with
  | nil => 0%nat
  | (i, x) :: rest => if Rlt_dec u x then i else pick rest (u - x)
  end.

(** The actions A_1, ..., A_n, as functions of the scheduler's coins and the learner's. *)
Fixpoint actions {A} (policy : nat -> (nat -> A) -> (nat -> nat) -> law nat) (w : nat -> A) (u : nat -> R) (n : nat)
  : nat -> nat :=
  match n with
  | O => fun _ => 0%nat
  | S m => let a := actions policy w u m in put a (S m) (pick (policy (S m) w a) (u (S m)))
  end.

(** A_t depends on the scheduler's coins before round t and on the learner's up to round t. *)
Theorem actions_measurable {A} policy (w w' : nat -> A) u u' t : observation_independent policy ->
  agree t w w' -> agree (S t) u u' -> actions policy w u t = actions policy w' u' t.
Proof.
  intros h. induction t as [|t IH]; intros hw hu; [reflexivity|]. simpl.
  rewrite IH by (eapply agree_weaken; [|eassumption]; lia). rewrite (hu (S t)) by lia.
  rewrite (h (S t) w w' _ (actions policy w' u' t)); [reflexivity|lia|assumption|]. now intros s.
Qed.

(** ** Scheduler and learner together *)

(** Two independent draws. *)
Definition both {A B} (l : law A) (l' : law B) : law (A * B) :=
  flat_map (fun p => map (fun q => ((fst p, fst q), snd p * snd q)) l') l.

Lemma mean_app {A} (l l' : law A) f : mean (l ++ l') f = mean l f + mean l' f.
Proof. induction l as [|[a w] l IH]; simpl; [ring|rewrite IH; ring]. Qed.

Lemma mean_pairs {A B} (a : A) w (l : law B) f :
  mean (map (fun q => ((a, fst q), w * snd q)) l) f = w * mean l (fun b => f (a, b)).
Proof. induction l as [|[b v] l IH]; simpl; [ring|]. rewrite IH. ring. Qed.

Lemma mean_both {A B} (l : law A) (l' : law B) f : mean (both l l') f = mean l (fun a => mean l' (fun b => f (a, b))).
Proof.
  induction l as [|[a w] l IH]; [reflexivity|]. unfold both in *. simpl. rewrite mean_app, IH. f_equal.
  apply mean_pairs.
Qed.

Lemma both_proper {A B} (l : law A) (l' : law B) : proper l -> proper l' -> proper (both l l').
Proof.
  intros [h total] hl'. split.
  - intros c w hin. apply in_flat_map in hin as ((a & u) & ha & hin).
    apply in_map_iff in hin as ((b & v) & [= _ <-] & hb).
    simpl. apply Rmult_le_pos; [now apply (h a)|]. destruct hl' as [h' _]. now apply (h' b).
  - rewrite mean_both. rewrite (mean_ext _ _ (fun _ => 1)) by (intros; now apply mean_const). exact total.
Qed.

Section Together.
Context {A : Type}.
(** The law of the coin of round t, given the coins before it. *)
Variables (coin_law : nat -> (nat -> A) -> law A) (policy : nat -> (nat -> A) -> (nat -> nat) -> law nat).
Hypothesis coin_proper : forall t w, proper (coin_law t w).
Hypothesis policy_proper : forall t w a, proper (policy t w a).
Hypothesis independent_policy : observation_independent policy.

Definition coins (x : nat -> A * nat) : nat -> A := fun s => fst (x s).
Definition arms (x : nat -> A * nat) : nat -> nat := fun s => snd (x s).

(** Round t: the learner draws an action, the scheduler a coin, independently given the past. *)
Definition joint_law (t : nat) (x : nat -> A * nat) : law (A * nat) :=
  both (coin_law t (coins x)) (policy t (coins x) (arms x)).

Lemma joint_proper t x : proper (joint_law t x).
Proof. apply both_proper; [apply coin_proper|apply policy_proper]. Qed.

Lemma coins_put x t c i : coins (put x t (c, i)) = put (coins x) t c.
Proof. apply functional_extensionality; intros s. unfold coins, put. now destruct (s =? t). Qed.

Lemma arms_put x t c i : arms (put x t (c, i)) = put (arms x) t i.
Proof. apply functional_extensionality; intros s. unfold arms, put. now destruct (s =? t). Qed.

Lemma agree_coins t x y : agree t x y -> agree t (coins x) (coins y).
Proof. intros h s hs. unfold coins. now rewrite (h s hs). Qed.

Lemma agree_arms t x y : agree t x y -> agree t (arms x) (arms y).
Proof. intros h s hs. unfold arms. now rewrite (h s hs). Qed.

(** Means of functions that agree on all sequences with the present past. *)
Lemma E_ext_when {B} (K : nat -> (nat -> B) -> law B) n : (forall t x, proper (K t x)) -> forall t f g x,
  (forall y, agree t y x -> f y = g y) -> E K t n f x = E K t n g x.
Proof. intros h t f g x e. apply Rle_antisym; apply E_le_when; trivial; intros y hy; rewrite (e y hy); lra. Qed.

Lemma E_mean {B D} (K : nat -> (nat -> B) -> law B) n (l : law D) (f : D -> (nat -> B) -> R) : forall t x,
  E K t n (fun y => mean l (fun i => f i y)) x = mean l (fun i => E K t n (f i) x).
Proof.
  induction n as [|n IH]; intros t x; simpl; [reflexivity|]. rewrite mean_swap. apply mean_ext; intros a. apply IH.
Qed.

(** Condition on all coins of the scheduler: draw these first, and the actions afterwards. *)
Theorem condition_on_any_coins (f : (nat -> A) -> (nat -> nat) -> R) n : forall t x, (1 <= t)%nat ->
  E joint_law t n (fun x => f (coins x) (arms x)) x =
  E coin_law t n (fun w => E (fun s a => policy s w a) t n (fun a => f w a) (arms x)) (coins x).
Proof.
  induction n as [|n IH]; intros t x ht; [reflexivity|]. simpl. unfold joint_law at 1. rewrite mean_both.
  apply mean_ext; intros c.
  rewrite (mean_ext _ _ (fun i => E coin_law (S t) n
    (fun w => E (fun s a => policy s w a) (S t) n (fun a => f w a) (put (arms x) t i)) (put (coins x) t c))).
  2:{ intros i. rewrite IH by lia. now rewrite coins_put, arms_put. }
  rewrite <- E_mean. apply E_ext_when; [assumption|]. intros w hw.
  rewrite (independent_policy t w (coins x) (arms x) (arms x)); trivial; [|now intros s]. known_before hw.
Qed.

(** What depends on the scheduler's coins only has the mean that it has without a learner. *)
Corollary any_coins_only f n t x : (1 <= t)%nat ->
  E joint_law t n (fun x => f (coins x)) x = E coin_law t n f (coins x).
Proof.
  intros ht. rewrite (condition_on_any_coins (fun w _ => f w)) by assumption. apply E_ext; intros w.
  apply E_const. intros; apply policy_proper.
Qed.
End Together.

(** The coins of Definition 4.1 are independent. *)
Section Independent_coins.
Context {A : Type}.
Variables (L : nat -> law A) (policy : nat -> (nat -> A) -> (nat -> nat) -> law nat).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis policy_proper : forall t w a, proper (policy t w a).
Hypothesis independent_policy : observation_independent policy.

Definition round_law (t : nat) (x : nat -> A * nat) : law (A * nat) := both (L t) (policy t (coins x) (arms x)).

Lemma round_proper t x : proper (round_law t x).
Proof. apply both_proper; [apply L_proper|apply policy_proper]. Qed.

Theorem condition_on_coins (f : (nat -> A) -> (nat -> nat) -> R) n t x : (1 <= t)%nat ->
  E round_law t n (fun x => f (coins x) (arms x)) x =
  E (independent L) t n (fun w => E (fun s a => policy s w a) t n (fun a => f w a) (arms x)) (coins x).
Proof. exact (condition_on_any_coins (independent L) policy (fun t _ => L_proper t) independent_policy f n t x). Qed.

Corollary coins_only f T x : E round_law 1 T (fun x => f (coins x)) x = E (independent L) 1 T f (coins x).
Proof.
  exact (any_coins_only (independent L) policy (fun t _ => L_proper t) policy_proper independent_policy f T 1 x
    (le_n 1)).
Qed.
End Independent_coins.
