(** Facts C.2 (fact:F2) and C.4 (fact:F4) in the paper's words: the conjugate of the hybrid regularizer is a supremum,
    over the simplex or over all nonnegative points. Of the equivalence in C.4 one direction is here: where the
    gradient of a point of the simplex is L, both suprema are equal. *)
From Delays Require Export hybrid.

(** F(x), with a = 1 / alpha and b = 1 / beta, and the points over which F^* is a supremum. *)
Definition regularizer (K : nat) (a b : R) (x : nat -> R) : R :=
  over_arms K (fun i => b * (x i * ln (x i)) - 2 * a * sqrt (x i)).
Definition orthant (K : nat) (x : nat -> R) : Prop := forall i, (i < K)%nat -> 0 <= x i.

(** v = sup of <x, L> - F(x) *)
Definition is_conjugate (domain : (nat -> R) -> Prop) (K : nat) (a b : R) (L : nat -> R) (v : R) : Prop :=
  is_lub (fun r => exists x, domain x /\ r = over_arms K (fun i => x i * L i) - regularizer K a b x) v.

Lemma inner_shift K x L c : simplex K x -> inner K x (fun i => L i + c) = inner K x L + c.
Proof.
  intros hx. unfold inner. rewrite (arms_ext K _ (fun i => x i * L i + c * x i)) by (intros; ring).
  now rewrite arms_plus, simplex_scal.
Qed.

(** Over the simplex a shift of L shifts the supremum, whatever F is: *)
Lemma supremum_shift K F L c v : is_lub (fun r => exists x, simplex K x /\ r = inner K x L - F x) v ->
  is_lub (fun r => exists x, simplex K x /\ r = inner K x (fun i => L i + c) - F x) (v + c).
Proof.
  intros [upper least]. split.
  - intros r (x & hx & ->). rewrite inner_shift by assumption. pose proof (upper _ (ex_intro _ x (conj hx eq_refl))).
    lra.
  - intros m bound. assert (v <= m - c); [|lra]. apply least. intros r (x & hx & ->).
    pose proof (bound _ (ex_intro _ x (conj hx eq_refl))) as h. rewrite inner_shift in h by assumption. lra.
Qed.

(** Fact C.2 *)
Theorem fact_c_2 K a b L c v :
  is_conjugate (simplex K) K a b L v -> is_conjugate (simplex K) K a b (fun i => L i + c) (v + c).
Proof. exact (supremum_shift K (regularizer K a b) L c v). Qed.

(** Fact C.4: the supremum over the simplex is at most that over the orthant; *)
Theorem fact_c_4_below K a b L v w : is_conjugate (simplex K) K a b L v -> is_conjugate (orthant K) K a b L w -> v <= w.
Proof. intros [_ least] [upper _]. apply least. intros r (x & [nonneg _] & ->). apply upper. now exists x. Qed.

(** where L is the gradient of F the supremum over the orthant is attained; *)
Lemma orthant_value K a b L x : 0 <= a -> 0 <= b -> (forall i, (i < K)%nat -> 0 < x i /\ L i = slope a b (x i)) ->
  is_conjugate (orthant K) K a b L (over_arms K (fun i => x i * L i) - regularizer K a b x).
Proof.
  intros a0 b0 gradient. split.
  - intros r (y & hy & ->). unfold regularizer. rewrite <- !arms_minus. apply arms_le. intros i hi.
    destruct (gradient i hi) as [pos ->]. pose proof (gap_nonneg a b a0 b0 (y i) (x i) (hy i hi) pos) as g.
    rewrite gap_expands in g by auto. lra.
  - intros m bound. apply bound. exists x. split; [|reflexivity]. intros i hi. left. now apply gradient.
Qed.

(** and if the point is in the simplex, both are attained there. *)
Theorem fact_c_4_attained K a b L x : 0 <= a -> 0 <= b -> simplex K x ->
  (forall i, (i < K)%nat -> 0 < x i /\ L i = slope a b (x i)) ->
  let v := over_arms K (fun i => x i * L i) - regularizer K a b x in
  is_conjugate (simplex K) K a b L v /\ is_conjugate (orthant K) K a b L v.
Proof.
  intros a0 b0 hx gradient v. pose proof (orthant_value K a b L x a0 b0 gradient) as free. split; [|exact free]. split.
  - intros r (y & [hy _] & ->). apply free. now exists y.
  - intros m bound. apply bound. now exists x.
Qed.
