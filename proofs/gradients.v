(** Facts C.3, C.4 and C.5 in the paper's words: the gradients of the two conjugates, and when these are equal. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Export conjugates.

(** One choice for each arm. *)
Lemma choose (P : nat -> R -> Prop) n :
  (forall i, (i < n)%nat -> exists z, P i z) -> exists f, forall i, (i < n)%nat -> P i (f i).
Proof.
  induction n as [|n IH]; intros h; [exists (fun _ => 0); lia|]. destruct IH as [f hf]; [intros; apply h; lia|].
  destruct (h n ltac:(lia)) as [z hz]. exists (fun i => if i =? n then z else f i). intros i hi.
  destruct (Nat.eqb_spec i n) as [->|ne]; [assumption|apply hf; lia].
Qed.

Section Gradients.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).

(** The conjugate at - L is minus the least value of the objective. *)
Lemma minus_objective L x : over_arms K (fun i => x i * - L i) - regularizer K a b x = - objective K a b L x.
Proof.
  unfold regularizer, objective. rewrite <- arms_minus.
  rewrite (arms_ext K _ (fun i => -1 * (x i * L i - 2 * a * sqrt (x i) + b * (x i * ln (x i))))) by (intros; ring).
  rewrite arms_scal. ring.
Qed.

Lemma conjugate_value L : is_conjugate (simplex K) K a b (fun i => - L i) (- Phi K X a b L).
Proof.
  destruct (hX a b L a0 b0) as [s least]. split.
  - intros r (y & hy & ->). rewrite minus_objective. specialize (least y hy). unfold Phi. lra.
  - intros m upper. apply upper. exists (X a b L). split; [assumption|]. now rewrite minus_objective.
Qed.

Lemma conjugate_is L v : is_conjugate (simplex K) K a b (fun i => - L i) v -> v = - Phi K X a b L.
Proof. intros h. exact (is_lub_u _ _ _ h (conjugate_value L)). Qed.

Let mu := a / 2 + b.

(** The minimizer moves by at most a multiple of the change of the losses. *)
Lemma minimizer_moves L M h :
  h * inner K (fun i => X a b (fun j => L j + - (h * M j)) i - X a b L i) M
  <= h * h * (over_arms K (fun i => M i * M i) / mu).
Proof.
  assert (mu0 : 0 < mu) by (unfold mu; lra). set (L' := fun j => L j + - (h * M j)).
  assert (kkt_ : forall M, kkt K a b M (X a b M)) by (intros; now apply fact_c_3).
  pose proof (kkt_moves K a b L L' _ _ a0 b0 ab (kkt_ L) (kkt_ L')) as bend.
  fold mu in bend. set (q := fun i => X a b L' i - X a b L i) in *.
  replace (fun i => L i - L' i) with (fun i => h * M i) in bend by (pointwise; unfold L'; ring).
  change (mu * over_arms K (fun i => q i * q i) <= inner K q (fun i => h * M i)) in bend. rewrite inner_scal in bend.
  enough (h * inner K q M + h * inner K q M
    <= mu * over_arms K (fun i => q i * q i) + h * h * (over_arms K (fun i => M i * M i) / mu)) by lra.
  unfold Rdiv. rewrite (Rmult_comm (over_arms K _) (/ mu)), <- !inner_scal. unfold inner.
  rewrite <- !arms_scal, <- !arms_plus. apply arms_le. intros i _.
  pose proof (div_nonneg _ mu (Rle_0_sqr (mu * q i - h * M i)) mu0) as sq.
  unfold Rsqr in sq. replace ((mu * q i - h * M i) * (mu * q i - h * M i) / mu)
    with (mu * (q i * q i) + h * h * (/ mu * (M i * M i)) - 2 * (h * (q i * M i))) in sq by (field; lra). lra.
Qed.

(** Fact C.3, first equation: the minimizer is the gradient of the constrained conjugate at - L. *)
Theorem fact_c_3_gradient Fbar L M : (forall theta, is_conjugate (simplex K) K a b theta (Fbar theta)) ->
  is_derive (fun h => Fbar (fun i => - L i + h * M i)) 0 (inner K (X a b L) M).
Proof.
  intros hF. assert (mu0 : 0 < mu) by (unfold mu; lra).
  assert (value : forall h, Fbar (fun i => - L i + h * M i) = - Phi K X a b (fun i => L i + - (h * M i))).
  { intros h. apply conjugate_is. replace (fun i => - (L i + - (h * M i))) with (fun i => - L i + h * M i)
      by (pointwise; ring). apply hF. }
  assert (neg : forall x h, inner K x (fun i => - (h * M i)) = - (h * inner K x M)).
  { intros x h. replace (fun i => - (h * M i)) with (fun i => - h * M i) by (pointwise; ring).
    rewrite inner_scal. ring. }
  apply squeezed with (Q := over_arms K (fun i => M i * M i) / mu) (delta := 1); [|lra|].
  { apply div_nonneg; [apply arms_nonneg; signs|assumption]. }
  intros h _. rewrite !value, Rplus_0_l. replace (fun i => L i + - (0 * M i)) with L by (pointwise; ring).
  pose proof (follower K X hX a b L (fun i => - (h * M i)) a0 b0) as after_.
  pose proof (leader K X hX a b L (fun i => - (h * M i)) a0 b0) as before_.
  rewrite neg in after_, before_. cbv beta in before_. pose proof (minimizer_moves L M h) as moves.
  rewrite inner_gap in moves. split; lra.
Qed.

(** ** The free conjugate *)

Lemma uniformly (P : nat -> R -> Prop) n :
  (forall i, (i < n)%nat -> exists d, 0 < d /\ forall h, Rabs h < d -> P i h) ->
  exists d, 0 < d /\ forall h, Rabs h < d -> forall i, (i < n)%nat -> P i h.
Proof.
  induction n as [|n IH]; intros each_; [exists 1; split; [lra|lia]|].
  destruct IH as (d & d0 & hd); [intros; apply each_; lia|].
  destruct (each_ n ltac:(lia)) as (d' & d0' & hd'). exists (Rmin d d'). split; [now apply Rmin_glb_lt|].
  intros h small i hi. destruct (Nat.eq_dec i n) as [->|].
  - apply hd'. eapply Rlt_le_trans; [exact small|apply Rmin_r].
  - apply hd; [|lia]. eapply Rlt_le_trans; [exact small|apply Rmin_l].
Qed.

Lemma free_value theta z : (forall i, (i < K)%nat -> 0 < z i /\ theta i = slope a b (z i)) ->
  is_conjugate (orthant K) K a b theta (over_arms K (fun i => z i * theta i) - regularizer K a b z).
Proof. now apply orthant_value. Qed.

(** The gradient of the free conjugate at nabla F(z) is z. *)
Theorem free_gradient Fstar theta z M :
  (forall theta y, (forall i, (i < K)%nat -> 0 < y i /\ theta i = slope a b (y i)) ->
    is_conjugate (orthant K) K a b theta (Fstar theta)) ->
  (forall i, (i < K)%nat -> 0 < z i /\ theta i = slope a b (z i)) ->
  is_derive (fun h => Fstar (fun i => theta i + h * M i)) 0 (inner K z M).
Proof.
  intros hF hz. set (Q := over_arms K (fun i => M i * M i / curvature a b (2 * z i))).
  assert (k0 : forall i, (i < K)%nat -> 0 < curvature a b (2 * z i)).
  { intros i hi. destruct (hz i hi). apply curvature_pos; trivial. lra. }
  destruct (uniformly (fun i h => exists y, 0 < y /\ slope a b y = slope a b (z i) + h * M i
      /\ Rabs (y - z i) <= Rabs (h * M i) / curvature a b (2 * z i)) K) as (delta & d0 & near).
  { intros i hi. destruct (hz i hi) as [pos _]. destruct (nearby a b a0 b0 ab (z i) pos) as (d & dpos & h).
    exists (d / (Rabs (M i) + 1)). pose proof (Rabs_pos (M i)). split; [apply Rdiv_lt_0_compat; lra|].
    intros t small. apply h. rewrite Rabs_mult. apply (Rmult_lt_compat_r (Rabs (M i) + 1)) in small; [|lra].
    unfold Rdiv in small. rewrite Rmult_assoc, Rinv_l in small by lra. pose proof (Rabs_pos t). nra. }
  apply squeezed with (Q := Q) (delta := delta); trivial.
  { apply arms_nonneg. intros i hi. apply div_nonneg; [apply Rle_0_sqr|auto]. }
  intros h small. rewrite Rplus_0_l. destruct (choose _ K (near h small)) as [y hy].
  assert (at_y : forall i, (i < K)%nat -> 0 < y i /\ theta i + h * M i = slope a b (y i)).
  { intros i hi. destruct (hy i hi) as (pos & e & _). split; [assumption|]. rewrite e. now rewrite (proj2 (hz i hi)). }
  replace (fun i => theta i + 0 * M i) with theta by (pointwise; ring).
  rewrite (is_lub_u _ _ _ (hF _ y at_y) (orthant_value K a b _ y a0 b0 at_y)).
  rewrite (is_lub_u _ _ _ (hF _ z hz) (orthant_value K a b _ z a0 b0 hz)).
  unfold regularizer, inner, Q. rewrite <- !arms_scal, <- !arms_minus.
  split; [apply arms_nonneg|apply arms_le]; intros i hi; destruct (hy i hi) as (pos & e & close);
    destruct (hz i hi) as [posz ez]; pose proof (near_value a b a0 b0 (z i) (y i) (h * M i) posz pos e close) as n;
    rewrite <- ez in n; unfold summand, Rdiv in *; lra.
Qed.

(** Fact C.3, the other two equations: x_t is the gradient of the free conjugate at - L + c, which is nabla F (x_t). *)
Theorem fact_c_3_free Fstar L :
  (forall theta y, (forall i, (i < K)%nat -> 0 < y i /\ theta i = slope a b (y i)) ->
    is_conjugate (orthant K) K a b theta (Fstar theta)) ->
  exists c, (forall i, (i < K)%nat -> 0 < X a b L i /\ - L i + c = slope a b (X a b L i)) /\
  forall M, is_derive (fun h => Fstar (fun i => (- L i + c) + h * M i)) 0 (inner K (X a b L) M).
Proof.
  intros hF. destruct (fact_c_3 K X a b L K1 hX a0 b0 ab) as (_ & pos & c & e). exists c.
  assert (at_x : forall i, (i < K)%nat -> 0 < X a b L i /\ - L i + c = slope a b (X a b L i)).
  { intros i hi. split; [auto|]. rewrite e by assumption. ring. }
  split; [exact at_x|]. intros M. now apply (free_gradient Fstar (fun i => - L i + c)).
Qed.

(** Fact C.4, equality: the suprema agree exactly if L is the gradient of F at a point of the simplex. *)
Theorem fact_c_4_equality theta v : is_conjugate (simplex K) K a b theta v ->
  is_conjugate (orthant K) K a b theta v <->
  exists x, simplex K x /\ forall i, (i < K)%nat -> 0 < x i /\ theta i = slope a b (x i).
Proof.
  intros hv. split.
  - intros [upper _]. set (L := fun i => - theta i).
    assert (minus : forall i, theta i = - L i) by (intros; unfold L; ring).
    assert (v_is : v = - Phi K X a b L).
    { apply conjugate_is. now replace (fun i => - L i) with theta by (pointwise; apply minus). }
    destruct (fact_c_3 K X a b L K1 hX a0 b0 ab) as (sx & pos & c & e). set (x := X a b L) in *.
    exists x. split; [assumption|].
    (* moving one coordinate gains nothing *)
    assert (flat : forall t, 0 <= t -> t * theta 0%nat - summand a b t <= x 0%nat * theta 0%nat - summand a b (x
      0%nat)).
    { intros t ht. set (y := fun i => if i =? 0 then t else x i).
      assert (hy : orthant K y).
      { intros i hi. unfold y. destruct (i =? 0); [assumption|]. left. auto. }
      pose proof (upper _ (ex_intro _ y (conj hy eq_refl))) as h.
      assert (at_x : v = over_arms K (fun i => x i * theta i) - regularizer K a b x).
      { rewrite v_is. unfold Phi. fold x. rewrite <- minus_objective. f_equal. apply total_ext. intros i _.
        now rewrite minus. }
      rewrite at_x in h. unfold regularizer in h. rewrite <- !arms_minus in h.
      change (over_arms K (fun i => y i * theta i - summand a b (y i))
        <= over_arms K (fun i => x i * theta i - summand a b (x i))) in h.
      rewrite (arms_ext K _ (fun i => (x i * theta i - summand a b (x i)) + corner 0 i * (t * theta 0%nat
        - summand a b t - (x 0%nat * theta 0%nat - summand a b (x 0%nat))))) in h
        by (intros i _; unfold y, corner; destruct (Nat.eqb_spec i 0) as [->|]; ring).
      rewrite arms_plus, over_corner in h by lia. lra. }
    pose proof (pos 0%nat ltac:(lia)) as x0. set (s := slope a b (x 0%nat)) in *.
    assert (first : theta 0%nat = s).
    { destruct (fact_c_1_derivatives a b (x 0%nat) x0) as [ds _].
      assert (d : derivable_pt_lim (fun t => t * theta 0%nat - summand a b t) (x 0%nat) (theta 0%nat - s)).
      { apply is_derive_Reals, (is_derive_minus (fun t => t * theta 0%nat) (summand a b)); [|exact ds].
        auto_derive; [trivial|ring]. }
      pose proof (deriv_maximum _ 0 (x 0%nat + 1) (x 0%nat) (exist _ _ d) x0 ltac:(lra)
        (fun t t0 _ => flat t ltac:(lra))) as z. simpl in z. lra. }
    assert (c = 0).
    { specialize (e 0%nat ltac:(lia)). fold s in e. unfold L in e. lra. }
    intros i hi. split; [auto|]. rewrite e, minus by assumption. lra.
  - intros (x & sx & hx). destruct (fact_c_4_attained K a b theta x a0 b0 sx hx) as [one two].
    now rewrite (is_lub_u _ _ _ hv one).
Qed.

(** Fact C.5: after a loss L >= 0 the constrained gradient (the minimizer,
    by Fact C.3) is above the free one (the points
    z_i with f'(z_i) = f'(x_i) - L_i, by `free_gradient`). *)
Theorem fact_c_5_gradients x L z : simplex K x -> (forall i, (i < K)%nat -> 0 < x i) -> (forall i,
  (i < K)%nat -> 0 <= L i) -> (forall i, (i < K)%nat -> 0 < z i /\ slope a b (z i) = slope a b (x i) - L i) ->
  forall i, (i < K)%nat -> z i <= X a b (fun j => - (slope a b (x j) - L j)) i.
Proof.
  intros sx pos nonneg hz i hi. set (L' := fun j => - (slope a b (x j) - L j)).
  pose proof (fact_c_3 K X a b L' K1 hX a0 b0 ab) as after_.
  destruct (fact_c_5 K a b (fun j => - slope a b (x j)) L' x (X a b L') K1 a0 b0 ab) with (i := i) as [t _]; trivial.
  - split; [assumption|]. split; [assumption|]. exists 0. intros; ring.
  - intros j hj. unfold L'. specialize (nonneg j hj). lra.
  - destruct (hz i hi) as [z0 e]. apply (slope_reflects a b a0 b0 ab); trivial; [now apply after_|].
    rewrite e. eapply Rle_trans; [|exact t]. unfold L'. lra.
Qed.
End Gradients.
