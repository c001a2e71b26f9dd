(** Theorem 2.1 (thm:FTRL-no-scale): the regret of Delayed FTRL with loss scales. THE STATEMENT ONLY.

    It is proved for full information in thm_2_1_full.v and for bandits in thm_2_1_bandit.v. Lemmas that rest on it in
    either regime have it as a hypothesis. *)
From Delays Require Export thm_4_4.

(** Arms are 0, ..., K - 1. *)
Definition over_arms (K : nat) (f : nat -> R) : R := total_of f (seq 0 K).

Definition simplex (K : nat) (x : nat -> R) : Prop := (forall i, (i < K)%nat -> 0 <= x i) /\ over_arms K x = 1.

(** <x, L> - 2 a (sqrt x_1 + ...) + b (x_1 log x_1 + ...), where a = 1 / alpha and b = 1 / beta. An infinite rate is a 0
    here: its term is absent. *)
Definition objective (K : nat) (a b : R) (L x : nat -> R) : R :=
  over_arms K (fun i => x i * L i - 2 * a * sqrt (x i) + b * (x i * ln (x i))).

(** X computes the minimizer over the simplex. *)
Definition ftrl (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) : Prop :=
  forall a b L, 0 <= a -> 0 <= b -> simplex K (X a b L) /\
  forall y, simplex K y -> objective K a b L (X a b L) <= objective K a b L y.

(** All that the reduction needs of X: its values are distributions. *)
Definition distributions (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) : Prop :=
  forall a b L, 0 <= a -> 0 <= b -> simplex K (X a b L).

Lemma ftrl_distributions K X : ftrl K X -> distributions K X.
Proof. intros h a b L ha hb. now apply h. Qed.

(** The sum of B_s over the rounds s that wait in round t: s < t <= s + d_s. *)
Definition waiting_sum (d : nat -> nat) (B : nat -> R) (t : nat) : R :=
  sum (t - 1) (fun s => if t <=? s + d s then B s else 0).

(** The right-hand side, with inverse rates a_t = 1 / alpha_t and b_t = 1 / beta_t. *)
Definition bound_2_1 (bandit : bool) (K T : nat) (d : nat -> nat) (B a b : nat -> R) : R :=
  sum T (fun t => (if bandit then sqrt (INR K) * (B t * B t) / a t else B t * B t / b t)
                  + B t / b t * waiting_sum d B t)
  + (if bandit then 2 * sqrt (INR K) * a T else 0) + ln (INR K) * b T.

(** A rate may be infinite only where it is multiplied by 0. *)
Definition finite_where_used (bandit : bool) (T : nat) (d : nat -> nat) (B a b : nat -> R) : Prop :=
  forall t, (1 <= t <= T)%nat ->
  (if bandit then B t = 0 \/ 0 < a t else a t = 0 /\ (B t = 0 \/ 0 < b t))
  /\ (B t * waiting_sum d B t = 0 \/ 0 < b t).

(** The regret of Algorithm 3 against arm i. *)
Definition delayed_regret (bandit : bool) (K T : nat) (d : nat -> nat) (loss : nat -> nat -> R)
  (weights : nat -> (nat -> R) -> nat -> R) (i : nat) (arm : nat -> nat) : R :=
  E (fun t arm => arm_law K (algorithm_3 bandit d loss weights arm t)) 1 T
    (fun arm => sum T (fun t => loss t (arm t))) arm
  - sum T (fun t => loss t i).

Definition theorem_2_1 (bandit : bool) (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) : Prop :=
  forall T d B loss a b i arm, (1 <= T)%nat -> (i < K)%nat ->
  (forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t) ->
  (forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t) ->
  (forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t) ->
  finite_where_used bandit T d B a b ->
  delayed_regret bandit K T d loss (fun t => X (a t) (b t)) i arm <= bound_2_1 bandit K T d B a b.
