(** Facts C.3, C.4 and C.5 in the paper's words: the gradients of the two conjugates, and when these are equal. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Export conjugates.

(** A derivative from two sides: what lies above its tangent by at most h^2 Q. *)
Lemma squeezed g D Q delta : 0 <= Q -> 0 < delta ->
  (forall h, Rabs h < delta -> 0 <= g h - g 0 - h * D <= h * h * Q) -> is_derive g 0 D.
Proof.
  intros Q0 d0 near. apply is_derive_Reals. intros eps pos.
  assert (m0 : 0 < Rmin delta (eps / (Q + 1))) by (apply Rmin_glb_lt; [assumption|apply Rdiv_lt_0_compat; lra]).
  exists (mkposreal _ m0). intros h h0 small. simpl in small. rewrite Rplus_0_l.
  destruct (near h (Rlt_le_trans _ _ _ small (Rmin_l _ _))) as [low high].
  pose proof (Rlt_le_trans _ _ _ small (Rmin_r _ _)) as s2. pose proof (Rabs_pos_lt h h0) as ah.
  replace ((g h - g 0) / h - D) with ((g h - g 0 - h * D) / h) by (field; assumption).
  unfold Rdiv. rewrite Rabs_mult, Rabs_inv, (Rabs_pos_eq _ low). apply Rle_lt_trans with (Rabs h * Q).
  - apply Rmult_le_reg_r with (Rabs h); [assumption|]. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra.
    eapply Rle_trans; [exact high|]. right. rewrite <- (Rabs_pos_eq (h * h)) by apply Rle_0_sqr. rewrite Rabs_mult.
    ring.
  - apply (Rmult_lt_compat_r (Q + 1)) in s2; [|lra]. unfold Rdiv in s2.
    rewrite Rmult_assoc, Rinv_l, Rmult_1_r in s2 by lra.
    nra.
Qed.

Lemma inner_scal K x c M : inner K x (fun i => c * M i) = c * inner K x M.
Proof. unfold inner, over_arms. rewrite <- total_scal. apply total_ext. intros; ring. Qed.

Lemma simplex_le_1 K x i : simplex K x -> (i < K)%nat -> x i <= 1.
Proof.
  intros [nonneg total] hi. rewrite <- total. apply (total_member x); [|now apply in_arms].
  intros j hj. now apply nonneg, in_arms.
Qed.

Section Gradients.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).

(** The conjugate at - L is minus the least value of the objective. *)
Lemma minus_objective L x :
  over_arms K (fun i => x i * - L i) - regularizer K a b x = - objective K a b L x.
Proof.
  unfold regularizer, objective, over_arms. rewrite <- total_minus.
  induction (seq 0 K) as [|i l IH]; simpl; [ring|]. rewrite IH. ring.
Qed.

Lemma conjugate_value L : is_conjugate (simplex K) K a b (fun i => - L i) (- Phi K X a b L).
Proof.
  destruct (hX a b L a0 b0) as [s least]. split.
  - intros r (y & hy & ->). rewrite minus_objective. specialize (least y hy). unfold Phi. lra.
  - intros m upper. apply upper. exists (X a b L). split; [assumption|]. now rewrite minus_objective.
Qed.

Lemma conjugate_is L v : is_conjugate (simplex K) K a b (fun i => - L i) v -> v = - Phi K X a b L.
Proof. intros h. exact (is_lub_u _ _ _ h (conjugate_value L)). Qed.

(** What a loss M costs is between what the learner pays before and after it. *)
Lemma follower L M : Phi K X a b (fun i => L i + M i) - Phi K X a b L <= inner K (X a b L) M.
Proof.
  unfold Phi. destruct (hX a b (fun i => L i + M i) a0 b0) as [_ least]. destruct (hX a b L a0 b0) as [s _].
  specialize (least _ s). rewrite (objective_shift K a b L M (X a b L)) in least. lra.
Qed.

Let mu := a / 2 + b.

(** The minimizer moves by at most a multiple of the change of the losses. *)
Lemma minimizer_moves L M h :
  h * inner K (fun i => X a b (fun j => L j + - (h * M j)) i - X a b L i) M
  <= h * h * (over_arms K (fun i => M i * M i) / mu).
Proof.
  assert (mu0 : 0 < mu) by (unfold mu; lra).
  destruct (fact_c_3 K X a b L K1 hX a0 b0 ab) as (sx & px & c & ex).
  destruct (fact_c_3 K X a b (fun j => L j + - (h * M j)) K1 hX a0 b0 ab) as (sy & py & c' & ey).
  set (x := X a b L) in *. set (y := X a b (fun j => L j + - (h * M j))) in *.
  set (Y := h * inner K (fun i => y i - x i) M).
  assert (twice : Y + Y <= Y + h * h * (over_arms K (fun i => M i * M i) / mu)); [|lra].
  assert (bend : over_arms K (fun i => mu * ((y i - x i) * (y i - x i))) <= Y).
  { apply Rle_trans with (over_arms K (fun i => (y i - x i) * (slope a b (y i) - slope a b (x i)))).
    - apply total_le. intros i hi. apply in_arms in hi. pose proof (simplex_le_1 K x i sx hi).
      pose proof (simplex_le_1 K y i sy hi). specialize (px i hi). specialize (py i hi).
      pose proof (curvature_low a b a0 b0 (x i) ltac:(lra) : mu <= _).
      pose proof (curvature_low a b a0 b0 (y i) ltac:(lra) : mu <= _). destruct (Rle_lt_dec (x i) (y i)) as [up|down].
      + pose proof (slope_tangent a b a0 b0 (y i) (x i) py px).
        assert (mu * (y i - x i) <= slope a b (y i) - slope a b (x i)) by nra. nra.
      + pose proof (slope_tangent a b a0 b0 (x i) (y i) px py).
        assert (mu * (x i - y i) <= slope a b (x i) - slope a b (y i)) by nra. nra.
    - right. unfold Y, inner, over_arms. rewrite <- total_scal.
      transitivity (total_of (fun i => (c' - c) * (y i - x i) + h * ((y i - x i) * M i)) (seq 0 K)).
      + apply total_ext. intros i hi. apply in_arms in hi. rewrite ex, ey by assumption. ring.
      + rewrite total_plus, total_scal, total_minus. destruct sx as [_ sx]. destruct sy as [_ sy].
        unfold over_arms in sx, sy. rewrite sx, sy. ring. }
  assert (amgm : Y + Y <= over_arms K (fun i => mu * ((y i - x i) * (y i - x i)))
                         + h * h * (over_arms K (fun i => M i * M i) / mu)); [|lra].
  unfold Rdiv. rewrite (Rmult_comm (over_arms K _) (/ mu)). unfold Y, inner, over_arms.
  rewrite <- !total_scal, <- !total_plus. apply total_le. intros i _.
  set (q := y i - x i). assert (e : mu * (q * q) + h * h * (/ mu * (M i * M i)) - (h * (q * M i) + h * (q * M i))
    = (mu * q - h * M i) * (mu * q - h * M i) / mu) by (field; lra).
  pose proof (div_nonneg _ mu (Rle_0_sqr (mu * q - h * M i)) mu0). unfold Rsqr in *. lra.
Qed.

(** Fact C.3, first equation: the minimizer is the gradient of the constrained conjugate at - L. *)
Theorem fact_c_3_gradient Fbar L M : (forall theta, is_conjugate (simplex K) K a b theta (Fbar theta)) ->
  is_derive (fun h => Fbar (fun i => - L i + h * M i)) 0 (inner K (X a b L) M).
Proof.
  intros hF. assert (mu0 : 0 < mu) by (unfold mu; lra).
  assert (value : forall h, Fbar (fun i => - L i + h * M i) = - Phi K X a b (fun i => L i + - (h * M i))).
  { intros h. apply conjugate_is. replace (fun i => - (L i + - (h * M i))) with (fun i => - L i + h * M i);
      [apply hF|]. apply functional_extensionality. intros i. ring. }
  assert (squares : 0 <= over_arms K (fun i => M i * M i)) by (apply total_nonneg; intros; apply Rle_0_sqr).
  apply squeezed with (Q := over_arms K (fun i => M i * M i) / mu) (delta := 1);
    [now apply div_nonneg|lra|]. intros h _. rewrite !value.
  replace (fun i => L i + - (0 * M i)) with L by (apply functional_extensionality; intros; ring).
  pose proof (follower L (fun i => - (h * M i))) as after_.
  pose proof (leader K X hX a b L (fun i => - (h * M i)) a0 b0) as before_.
  assert (neg : forall x, inner K x (fun i => - (h * M i)) = - (h * inner K x M)).
  { intros x. replace (fun i => - (h * M i)) with (fun i => - h * M i) by (apply functional_extensionality; intros;
    ring).
    rewrite inner_scal. ring. }
  rewrite neg in after_, before_. cbv beta in before_.
  pose proof (minimizer_moves L M h) as moves.
  assert (split : h * inner K (fun i => X a b (fun j => L j + - (h * M j)) i - X a b L i) M
    = h * inner K (X a b (fun j => L j + - (h * M j))) M - h * inner K (X a b L) M).
  { rewrite <- Rmult_minus_distr_l. f_equal. unfold inner, over_arms. rewrite <- total_minus. apply total_ext.
    intros; ring. }
  rewrite split in moves. split; lra.
Qed.

(** ** The free conjugate *)

(** One choice for each arm. *)
Lemma choose (P : nat -> R -> Prop) n : (forall i, (i < n)%nat -> exists z, P i z) -> exists f, forall i,
  (i < n)%nat -> P i (f i).
Proof.
  induction n as [|n IH]; intros h; [exists (fun _ => 0); lia|]. destruct IH as [f hf]; [intros; apply h; lia|].
  destruct (h n ltac:(lia)) as [z hz]. exists (fun i => if i =? n then z else f i). intros i hi.
  destruct (Nat.eqb_spec i n) as [->|ne]; [assumption|apply hf; lia].
Qed.

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
Proof.
  intros hz. split.
  - intros r (y & hy & ->). unfold regularizer, over_arms. rewrite <- !total_minus.
    match goal with |- ?l <= ?r => enough (0 <= r - l) by lra end. rewrite <- total_minus.
    apply total_nonneg. intros i hi. apply in_arms in hi. destruct (hz i hi) as [pos ->]. specialize (hy i hi).
    pose proof (gap_nonneg a b a0 b0 (y i) (z i) hy pos) as g. rewrite gap_is in g by assumption. unfold summand in g.
    lra.
  - intros m upper. apply upper. exists z. split; [|reflexivity]. intros i hi. left. now apply hz.
Qed.

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
  { apply total_nonneg. intros i hi. apply in_arms in hi. apply div_nonneg; [apply Rle_0_sqr|auto]. }
  intros h small. destruct (choose _ K (near h small)) as [y hy].
  assert (at_y : forall i, (i < K)%nat -> 0 < y i /\ theta i + h * M i = slope a b (y i)).
  { intros i hi. destruct (hy i hi) as (pos & e & _). split; [assumption|]. rewrite e. now rewrite (proj2 (hz i hi)). }
  assert (at_z : forall i, (i < K)%nat -> 0 < z i /\ theta i + 0 * M i = slope a b (z i)).
  { intros i hi. destruct (hz i hi) as [pos e]. split; [assumption|]. rewrite e. ring. }
  rewrite (is_lub_u _ _ _ (hF _ y at_y) (free_value _ y at_y)), (is_lub_u _ _ _ (hF _ z at_z) (free_value _ z at_z)).
  assert (bounds : forall i, (i < K)%nat ->
    0 <= (y i * (theta i + h * M i) - summand a b (y i)) - (z i * (theta i + 0 * M i) - summand a b (z i)) - h * (z i
      * M i)
    <= h * h * (M i * M i / curvature a b (2 * z i))).
  { intros i hi. destruct (hy i hi) as (pos & e & close). destruct (hz i hi) as [posz ez]. specialize (k0 i hi).
    pose proof (gap_nonneg a b a0 b0 (z i) (y i) ltac:(lra) pos) as g1.
    pose proof (gap_nonneg a b a0 b0 (y i) (z i) ltac:(lra) posz) as g2.
    rewrite gap_is in g1, g2 by lra. rewrite e in g1. rewrite <- ez in g1, g2. split; [lra|].
    assert ((y i - z i) * (h * M i) <= h * h * (M i * M i / curvature a b (2 * z i))); [|lra].
    eapply Rle_trans; [apply Rle_abs|]. rewrite Rabs_mult.
    apply Rle_trans with (Rabs (h * M i) / curvature a b (2 * z i) * Rabs (h * M i)).
    - apply Rmult_le_compat_r; [apply Rabs_pos|assumption].
    - right. unfold Rdiv. replace (Rabs (h * M i) * / curvature a b (2 * z i) * Rabs (h * M i))
        with (Rabs (h * M i) * Rabs (h * M i) * / curvature a b (2 * z i)) by ring.
      rewrite <- Rabs_mult, Rabs_pos_eq by apply Rle_0_sqr. ring. }
  assert (together : (over_arms K (fun i => y i * (theta i + h * M i)) - regularizer K a b y)
    - (over_arms K (fun i => z i * (theta i + 0 * M i)) - regularizer K a b z) - h * inner K z M
      = over_arms K (fun i => (y i * (theta i + h * M i) - summand a b (y i)) - (z i * (theta i + 0 * M i) - summand a b
      (z i))
        - h * (z i * M i))).
  { unfold inner, regularizer, over_arms, summand. rewrite <- total_scal, <- !total_minus. reflexivity. }
  rewrite together. split.
  - apply total_nonneg. intros i hi. apply in_arms in hi. now apply bounds.
  - unfold Q, over_arms. rewrite <- total_scal. apply total_le. intros i hi. apply in_arms in hi. now apply bounds.
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
    { apply conjugate_is. replace (fun i => - L i) with theta; [assumption|]. now apply functional_extensionality. }
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
      rewrite at_x in h. unfold regularizer, over_arms in h. rewrite <- !total_minus in h.
      destruct K as [|k]; [lia|].
      assert (cons : forall f, total_of f (seq 0 (S k)) = f 0%nat + total_of f (seq 1 k)) by reflexivity.
      rewrite !cons in h. change (y 0%nat) with t in h.
      rewrite (total_ext (fun i => y i * theta i - (b * (y i * ln (y i)) - 2 * a * sqrt (y i)))
        (fun i => x i * theta i - (b * (x i * ln (x i)) - 2 * a * sqrt (x i)))) in h.
      2:{ intros i hi. apply in_seq in hi. unfold y. destruct i; [lia|reflexivity]. }
      unfold summand. lra. }
    pose proof (pos 0%nat ltac:(lia)) as x0. set (s := slope a b (x 0%nat)) in *.
    assert (first : theta 0%nat = s).
    { destruct (Req_dec (theta 0%nat) s) as [|ne]; [assumption|exfalso].
      destruct (nearby a b a0 b0 ab (x 0%nat) x0) as (delta & d0 & near). set (D := theta 0%nat - s) in *.
      assert (D0 : 0 < Rabs D) by (apply Rabs_pos_lt; unfold D; lra).
      set (lambda := Rmin (1 / 2) (delta / (2 * Rabs D))).
      assert (l0 : 0 < lambda <= 1 / 2).
      { unfold lambda. split; [apply Rmin_glb_lt; [lra|apply Rdiv_lt_0_compat; lra]|apply Rmin_l]. }
      destruct (near (lambda * D)) as (t & t0 & st & _).
      { rewrite Rabs_mult, (Rabs_pos_eq lambda) by lra. apply Rle_lt_trans with (delta / (2 * Rabs D) * Rabs D).
        - apply Rmult_le_compat_r; [lra|apply Rmin_r].
        - replace (delta / (2 * Rabs D) * Rabs D) with (delta / 2) by (field; lra). lra. }
      fold s in st. specialize (flat t ltac:(lra)).
      pose proof (gap_nonneg a b a0 b0 (x 0%nat) t ltac:(lra) t0) as g1. rewrite gap_is in g1 by lra. rewrite st in g1.
      assert (h : (t - x 0%nat) * (1 - lambda) * D <= 0) by (unfold D in *; nra).
      destruct (Rlt_dec 0 D) as [up|down].
      - assert (x 0%nat < t) by (apply (fact_c_1_increasing a b a0 b0); trivial; fold s; rewrite st; nra).
        assert (0 < (t - x 0%nat) * (1 - lambda)) by (apply Rmult_lt_0_compat; lra). nra.
      - assert (D < 0) by (unfold D in *; lra).
        assert (t < x 0%nat) by (apply (fact_c_1_increasing a b a0 b0); trivial; fold s; rewrite st; nra).
        assert (0 < (x 0%nat - t) * (1 - lambda)) by (apply Rmult_lt_0_compat; lra). nra. }
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
  (i < K)%nat -> 0 <= L i) ->
  (forall i, (i < K)%nat -> 0 < z i /\ slope a b (z i) = slope a b (x i) - L i) ->
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
