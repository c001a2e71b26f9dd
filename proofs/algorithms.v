(** Algorithm 2 (Delayed FTRL with a scheduler) and Algorithm 3 (generic Delayed FTRL), given coins and actions.

    Numbers may be of any kind: theorems are about real numbers, tests run with fractions. *)
From Delays Require Export game.

Class Numbers (V : Type) := { zero : V; one : V; add : V -> V -> V; mul : V -> V -> V; inv : V -> V }.

Section Algorithms.
Context {V : Type} {numbers : Numbers V}.

Definition total_of {B} (f : B -> V) (l : list B) : V := fold_right (fun b v => add (f b) v) zero l.

(** The estimate of the loss of arm i in round s, whose action was drawn with weight x: l_{s,A_s} / x e_{A_s} for
    bandits, l_s with full information. *)
Definition estimate (bandit : bool) (loss : nat -> nat -> V) (arm : nat -> nat) (s : nat) (x : V) (i : nat) : V :=
  if bandit then (if i =? arm s then mul (loss s (arm s)) (inv x) else zero) else loss s i.

(** The learner at the end of round n: the sum of the estimates that have arrived, and the weights x_{s, A_s} with which
    the actions were drawn. In round t it computes x_t = weights t L, plays, and adds the estimates of the rounds that
    arrive. The learning rates are hidden in the function `weights`. *)
Fixpoint learn (weights : nat -> (nat -> V) -> nat -> V) (arm : nat -> nat) (arrive : nat -> list nat)
  (estimator : nat -> V -> nat -> V) (n : nat) : (nat -> V) * (nat -> V) :=
  match n with
  | O => (fun _ => zero, fun _ => zero)
  | S m =>
      let (L, x) := learn weights arm arrive estimator m in
      let x' := fun s => if s =? S m then weights (S m) L (arm (S m)) else x s in
      (fun i => add (L i) (total_of (fun s => estimator s (x' s) i) (arrive (S m))), x')
  end.

(** Lobs_t, what has arrived before round t, and the distribution x_t. *)
Definition Lobs weights arm arrive estimator (t : nat) : nat -> V := fst (learn weights arm arrive estimator (t - 1)).
Definition distribution weights arm arrive estimator (t : nat) : nat -> V :=
  weights t (Lobs weights arm arrive estimator t).

(** Algorithm 3: every round s with s + d_s = t arrives. *)
Definition algorithm_3 (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> V) weights arm : nat -> nat -> V :=
  distribution weights arm (fun t => due d t (rounds t)) (estimate bandit loss arm).

(** Algorithm 2: what is tracked and due arrives, and its estimate is divided by p_s. *)
Definition algorithm_2 (bandit : bool) (loss : nat -> nat -> V) (p : nat -> V) (arrive : nat -> list nat) weights arm
  : nat -> nat -> V :=
  distribution weights arm arrive (fun s x i => mul (estimate bandit loss arm s x i) (inv (p s))).
End Algorithms.
