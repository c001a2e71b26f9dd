(** The lines of Algorithm 3 (alg:FTRL-no-scale), and the missing loss of Lemma C.9 (lem:FTRL-L3), in either regime.
    They follow from the definitions in `algorithms.v`. *)
From Delays Require Export thm_2_1_hybrid.

Section Lines.
Variables (bandit : bool) (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : nat -> R) (d : nat -> nat).
Variables (loss : nat -> nat -> R) (arm : nat -> nat).
Let weights (t : nat) : (nat -> R) -> nat -> R := X (a t) (b t).
Let arrive (t : nat) : list nat := due d t (rounds t).
Let x_ (t : nat) : nat -> R := algorithm_3 bandit d loss weights arm t.
Let Lobs_ (t : nat) : nat -> R := Lobs weights arm arrive (estimate bandit loss arm) t.
Let est_ (s i : nat) : R := estimate bandit loss arm s (x_ s (arm s)) i.

(** x_t is the minimizer, the only one if one of the two rates is finite. *)
Theorem argmin_line t : (1 <= K)%nat -> ftrl K X -> 0 <= a t -> 0 <= b t -> 0 < a t + b t ->
  minimizes K (a t) (b t) (Lobs_ t) (x_ t) /\
  forall y, minimizes K (a t) (b t) (Lobs_ t) y -> forall i, (i < K)%nat -> y i = x_ t i.
Proof.
  intros K1 hX a0 b0 ab. change (x_ t) with (X (a t) (b t) (Lobs_ t)). split; [now apply hX|].
  intros y hy. apply (kkt_unique K (a t) (b t) (Lobs_ t)); trivial. now apply fact_c_3.
Qed.

(** The estimators. *)
Theorem estimator_lines s i :
  (bandit = true -> est_ s i = loss s (arm s) * / x_ s (arm s) * corner (arm s) i) /\
  (bandit = false -> est_ s i = loss s i).
Proof. unfold est_, estimate, corner. split; intros ->; [|reflexivity]. destruct (i =? arm s); simpl; ring. Qed.

(** Lobs_1 = 0, and what expires in round t is added at its end. *)
Theorem update_line t i : (1 <= t)%nat ->
  Lobs_ 1 i = 0 /\ Lobs_ (S t) i = Lobs_ t i + total_of (fun s => est_ s i) (due d t (rounds t)).
Proof. intros ht. split; [reflexivity|]. unfold Lobs_, Lobs. destruct t as [|n]; [lia|]. pred. apply told_next. Qed.

(** What has arrived before round t. *)
Lemma arrived t i : Lobs_ t i = sum (t - 1) (fun s => if s + d s <? t then est_ s i else 0).
Proof. apply arrived_before. Qed.

(** The missing loss, all estimators before round t without those observed, is the sum over the rounds that wait. *)
Theorem missing_lines t i : (1 <= t)%nat ->
  sum (t - 1) (fun s => est_ s i) - Lobs_ t i = sum (t - 1) (fun s => if t <=? s + d s then est_ s i else 0).
Proof. intros _. rewrite arrived, (seen_and_missing d t (fun s => est_ s i)). ring. Qed.
End Lines.
