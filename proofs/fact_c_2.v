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

(** Fact C.2: over the simplex a shift of L shifts the supremum. *)
Theorem fact_c_2 K a b L c v :
  is_conjugate (simplex K) K a b L v -> is_conjugate (simplex K) K a b (fun i => L i + c) (v + c).
Proof.
  assert (shift : forall x M s, simplex K x ->
    over_arms K (fun i => x i * (M i + s)) = over_arms K (fun i => x i * M i) + s).
  { intros x M s [_ one]. unfold over_arms in *.
    transitivity (total_of (fun i => x i * M i) (seq 0 K) + total_of (fun i => s * x i) (seq 0 K)).
    - rewrite <- total_plus. apply total_ext. intros; ring.
    - now rewrite total_scal, one, Rmult_1_r. }
  intros [upper least]. split.
  - intros r (x & hx & ->). rewrite shift by assumption.
    pose proof (upper _ (ex_intro _ x (conj hx eq_refl))). lra.
  - intros m bound. assert (v <= m - c); [|lra]. apply least. intros r (x & hx & ->).
    pose proof (bound _ (ex_intro _ x (conj hx eq_refl))) as h. rewrite shift in h by assumption. lra.
Qed.

(** Fact C.4: the supremum over the simplex is at most that over the orthant; *)
Theorem fact_c_4_below K a b L v w :
  is_conjugate (simplex K) K a b L v -> is_conjugate (orthant K) K a b L w -> v <= w.
Proof.
  intros [_ least] [upper _]. apply least. intros r (x & [nonneg _] & ->). apply upper. now exists x.
Qed.

(** and they are equal if L is the gradient of F at a point of the simplex, where both are attained. *)
Theorem fact_c_4_attained K a b L x : 0 <= a -> 0 <= b -> simplex K x ->
  (forall i, (i < K)%nat -> 0 < x i /\ L i = slope a b (x i)) ->
  let v := over_arms K (fun i => x i * L i) - regularizer K a b x in
  is_conjugate (simplex K) K a b L v /\ is_conjugate (orthant K) K a b L v.
Proof.
  intros a0 b0 hx gradient v.
  assert (highest : forall y, orthant K y -> over_arms K (fun i => y i * L i) - regularizer K a b y <= v).
  { intros y hy. unfold v, regularizer, over_arms. rewrite <- !total_minus.
    match goal with |- ?l <= ?r => enough (0 <= r - l) by lra end. rewrite <- total_minus.
    apply total_nonneg. intros i hi. apply in_arms in hi. destruct (gradient i hi) as [pos ->]. specialize (hy i hi).
    pose proof (gap_nonneg a b a0 b0 (y i) (x i) hy pos) as gap. pose proof (sqrt_lt_R0 _ pos) as r.
    eapply Rle_trans; [exact gap|right]. unfold gap_of, slope.
    assert (e : a * ((sqrt (y i) - sqrt (x i)) * (sqrt (y i) - sqrt (x i)) / sqrt (x i))
                = a * (y i - x i) / sqrt (x i) - 2 * a * sqrt (y i) + 2 * a * sqrt (x i)).
    { rewrite <- (sqrt_sqrt (y i)) at 3 by assumption. rewrite <- (sqrt_sqrt (x i)) at 4 by lra. field. lra. }
    rewrite e. unfold Rdiv. ring. }
  split; split.
  - intros r (y & [hy _] & ->). now apply highest.
  - intros m bound. apply bound. now exists x.
  - intros r (y & hy & ->). now apply highest.
  - intros m bound. apply bound. exists x. split; [exact (proj1 hx)|reflexivity].
Qed.
