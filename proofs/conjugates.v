(** Appendix C in the paper's words: Facts C.1, C.3, C.4, C.5, C.6 and Lemmas C.7, C.8, C.9 about the conjugates

      f^*(theta) = sup of x theta - f(x) over x >= 0,
      F^*(L) = sup of <x, L> - F(x) over x >= 0, and the constrained one, over the simplex.

    A conjugate is any function whose values are these suprema; a gradient is given by the derivatives in all
    directions. *)
From Coq Require Import Ranalysis5.
From Coquelicot Require Import Coquelicot.
From Delays Require Export fact_c_2 lem_c_7.

(** ** One arm *)

Definition summand (a b x : R) : R := b * (x * ln x) - 2 * a * sqrt x.
Definition is_conjugate_1 (a b theta v : R) : Prop := is_lub (fun r => exists x,
  0 <= x /\ r = x * theta - summand a b x) v.

(** A derivative from two sides: what lies above its tangent by at most h^2 Q. *)
Lemma squeezed g p D Q delta : 0 <= Q -> 0 < delta ->
  (forall h, Rabs h < delta -> 0 <= g (p + h) - g p - h * D <= h * h * Q) -> is_derive g p D.
Proof.
  intros Q0 d0 near. apply is_derive_Reals. intros eps pos.
  assert (m0 : 0 < Rmin delta (eps / (Q + 1))) by (apply Rmin_glb_lt; signs). exists (mkposreal _ m0).
  intros h h0 small. destruct (near h (Rlt_le_trans _ _ _ small (Rmin_l _ _))) as [low high].
  pose proof (Rlt_le_trans _ _ _ small (Rmin_r _ _)) as s2. pose proof (Rabs_pos_lt h h0) as ah.
  replace ((g (p + h) - g p) / h - D) with ((g (p + h) - g p - h * D) / h) by (field; assumption). unfold Rdiv.
  rewrite Rabs_mult, Rabs_inv, (Rabs_pos_eq _ low). apply Rle_lt_trans with (Rabs h * Q).
  - apply div_le; [assumption|]. rewrite <- (Rabs_pos_eq (h * h)), Rabs_mult in high by apply Rle_0_sqr. lra.
  - apply (Rmult_lt_compat_r (Q + 1)) in s2; [|lra]. replace (eps / (Q + 1) * (Q + 1)) with eps in s2 by (field; lra).
    nra.
Qed.

Section One_arm.
Variables a b : R.
Hypotheses (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).

(** Fact C.1: f' and f'' are `slope` and `curvature`; *)
Theorem fact_c_1_derivatives x : 0 < x ->
  is_derive (summand a b) x (slope a b x) /\ is_derive (slope a b) x (curvature a b x).
Proof.
  intros hx. pose proof (sqrt_lt_R0 x hx) as r0. pose proof (sqrt_sqrt x ltac:(lra)) as rr. split.
  - unfold summand, slope. auto_derive; [now repeat split|]. field. lra.
  - unfold slope, curvature. auto_derive; [repeat split; lra|].
    replace (x * sqrt x) with (sqrt x * sqrt x * sqrt x) by (rewrite rr; ring).
    replace (b / x) with (b / (sqrt x * sqrt x)) by now rewrite rr.
    replace (/ x) with (/ (sqrt x * sqrt x)) by now rewrite rr. field. lra.
Qed.

(** f'' is positive, and decreases. *)
Theorem fact_c_1_curvature x y : 0 < x <= y -> 0 < curvature a b y <= curvature a b x.
Proof. intros h. split; [apply curvature_pos; trivial; lra|now apply curvature_decreases]. Qed.

(** At a slope of f the conjugate is attained. *)
Lemma gap_is y x : 0 <= y -> 0 < x ->
  gap_of a b y x = (x * slope a b x - summand a b x) - (y * slope a b x - summand a b y).
Proof. apply gap_expands. Qed.

Lemma attained_1 x : 0 < x -> is_conjugate_1 a b (slope a b x) (x * slope a b x - summand a b x).
Proof.
  intros hx. split.
  - intros r (y & hy & ->). pose proof (gap_nonneg a b a0 b0 y x hy hx) as g. rewrite gap_is in g by assumption. lra.
  - intros m upper. apply upper. exists x. split; [lra|reflexivity].
Qed.

(** Slopes near that of x are slopes of points near x. *)
Lemma nearby x : 0 < x -> exists delta, 0 < delta /\ forall eta, Rabs eta < delta ->
  exists z, 0 < z /\ slope a b z = slope a b x + eta /\ Rabs (z - x) <= Rabs eta / curvature a b (2 * x).
Proof.
  intros hx.
  assert (up : slope a b x < slope a b (2 * x)) by (pose proof (slope_tangent a b a0 b0 (2 * x) x ltac:(lra) hx); pose
    proof (curvature_pos a b a0 b0 ab (2 * x) ltac:(lra)); nra).
  assert (down : slope a b (x / 2) < slope a b x).
  { pose proof (slope_tangent a b a0 b0 x (x / 2) hx ltac:(lra)). pose proof (curvature_pos a b a0 b0 ab x hx). nra. }
  exists (Rmin (slope a b (2 * x) - slope a b x) (slope a b x - slope a b (x / 2))). split; [apply Rmin_glb_lt; lra|].
  intros eta small. pose proof (Rlt_le_trans _ _ _ small (Rmin_l _ _)) as s1.
  pose proof (Rlt_le_trans _ _ _ small (Rmin_r _ _)) as s2. apply Rabs_def2 in s1 as [s1 _].
  apply Rabs_def2 in s2 as [_ s2].
  destruct (IVT_interv (fun z => slope a b z - (slope a b x + eta)) (x / 2) (2 * x)) as [z [hz e]]; try lra.
  { intros c hc. apply continuity_pt_minus; [|apply continuity_pt_const; now intros ? ?]. apply derivable_continuous_pt.
    exists (curvature a b c). apply is_derive_Reals, fact_c_1_derivatives. lra. }
  exists z. assert (slope_z : slope a b z = slope a b x + eta) by lra. repeat split; trivial; [lra|].
  pose proof (curvature_pos a b a0 b0 ab (2 * x) ltac:(lra)) as k0. apply le_div; [assumption|].
  destruct (Rle_lt_dec x z) as [right_|left_].
  - pose proof (slope_tangent a b a0 b0 z x ltac:(lra) hx). destruct (fact_c_1_curvature z (2 * x) ltac:(lra)).
    rewrite (Rabs_pos_eq (z - x)) by lra. pose proof (Rle_abs eta). nra.
  - pose proof (slope_tangent a b a0 b0 x z hx ltac:(lra)). destruct (fact_c_1_curvature x (2 * x) ltac:(lra)).
    rewrite (Rabs_left1 (z - x)) by lra. pose proof (Rle_abs (- eta)) as ae. rewrite Rabs_Ropp in ae. nra.
Qed.

(** From x to a point z nearby the conjugate rises by h x, up to a multiple of h^2, if the slope changes by h. *)
Lemma near_value x z h : 0 < x -> 0 < z -> slope a b z = slope a b x + h ->
  Rabs (z - x) <= Rabs h / curvature a b (2 * x) ->
  0 <= (z * (slope a b x + h) - summand a b z) - (x * slope a b x - summand a b x) - h * x
    <= h * h * / curvature a b (2 * x).
Proof.
  intros hx hz sz close. pose proof (gap_nonneg a b a0 b0 x z ltac:(lra) hz) as g1.
  pose proof (gap_nonneg a b a0 b0 z x ltac:(lra) hx) as g2.
  rewrite gap_is in g1, g2 by lra. rewrite sz in *. split; [lra|].
  apply Rle_trans with ((z - x) * h); [lra|]. eapply Rle_trans; [apply Rle_abs|]. rewrite Rabs_mult.
  apply (Rmult_le_compat_r (Rabs h)) in close; [|apply Rabs_pos]. eapply Rle_trans; [exact close|right].
  rewrite <- (Rabs_pos_eq (h * h)), Rabs_mult by apply Rle_0_sqr. unfold Rdiv. ring.
Qed.

(** f^*' is the inverse of f' (so is Fact C.3, nabla F^* (nabla F (x)) = x, in one coordinate). *)
Theorem conjugate_derivative fs x : (forall z, 0 < z -> is_conjugate_1 a b (slope a b z) (fs (slope a b z))) -> 0 < x ->
  is_derive fs (slope a b x) x.
Proof.
  intros hfs hx. destruct (nearby x hx) as (delta & d0 & near).
  pose proof (curvature_pos a b a0 b0 ab (2 * x) ltac:(lra)) as k0.
  apply squeezed with (Q := / curvature a b (2 * x)) (delta := delta); [signs|assumption|]. intros h small.
  destruct (near h small) as (z & z0 & sz & close). rewrite <- sz.
  rewrite (is_lub_u _ _ _ (hfs z z0) (attained_1 z z0)), (is_lub_u _ _ _ (hfs x hx) (attained_1 x hx)), sz.
  now apply near_value.
Qed.

(** f^*' increases, *)
Theorem fact_c_1_increasing x y : 0 < x -> 0 < y -> slope a b x < slope a b y -> x < y.
Proof.
  intros hx hy h. destruct (Rlt_dec x y) as [|no]; [assumption|exfalso].
  pose proof (slope_monotone a b a0 b0 y x ltac:(lra)). lra.
Qed.

(** and is convex. *)
Theorem fact_c_1_convex x y z lambda : 0 < x -> 0 < y -> 0 < z -> 0 <= lambda <= 1 ->
  slope a b z = (1 - lambda) * slope a b x + lambda * slope a b y -> z <= (1 - lambda) * x + lambda * y.
Proof.
  intros hx hy hz hl e. pose proof (slope_tangent a b a0 b0 z x hz hx) as tx.
  pose proof (slope_tangent a b a0 b0 z y hz hy) as ty. pose proof (curvature_pos a b a0 b0 ab z hz) as k0. nra.
Qed.

(** Fact C.6 for this f: D_{f^*} (f'(x) - l, f'(x)) <= l^2 / (2 f''(x)). *)
Theorem fact_c_6 fs x l : 0 < x -> 0 <= l -> is_conjugate_1 a b (slope a b x) (fs (slope a b x)) ->
  is_conjugate_1 a b (slope a b x - l) (fs (slope a b x - l)) ->
  fs (slope a b x - l) - fs (slope a b x) - (- l) * x <= l * l / (2 * curvature a b x).
Proof.
  intros hx hl here [_ least]. rewrite (is_lub_u _ _ _ here (attained_1 x hx)).
  assert (h : fs (slope a b x - l) <= x * slope a b x - summand a b x - l * x + l * l / (2 * curvature a b x)); [|lra].
  apply least. intros r (y & hy & ->). pose proof (gap_bends a b a0 b0 ab y x l hy hx hl) as g.
  rewrite gap_is in g by assumption. lra.
Qed.
End One_arm.

(** Fact C.6 as printed, for every differentiable f on an interval whose second derivative is positive and decreases.
    The supremum is over the interval. *)
Theorem fact_c_6_general (dom : R -> Prop) (f f1 f2 : R -> R) x l v w :
  (forall y z c, dom y -> dom z -> y <= c <= z -> dom c) ->
  (forall y, dom y -> derivable_pt_lim f y (f1 y) /\ derivable_pt_lim f1 y (f2 y) /\ 0 < f2 y) ->
  (forall y z, dom y -> dom z -> y <= z -> f2 z <= f2 y) -> dom x -> 0 <= l ->
  is_lub (fun r => exists y, dom y /\ r = y * f1 x - f y) v ->
  is_lub (fun r => exists y, dom y /\ r = y * (f1 x - l) - f y) w ->
  w - v - (- l) * x <= l * l / (2 * f2 x).
Proof.
  intros interval smooth decreasing hx hl [upper _] [_ least].
  pose proof (upper _ (ex_intro _ x (conj hx eq_refl))) as at_x. destruct (smooth x hx) as (_ & _ & k0).
  assert (h : w <= x * f1 x - f x - l * x + l * l / (2 * f2 x)); [|lra].
  apply least. intros r (y & hy & ->). set (k := f2 x) in *.
  destruct (Rle_lt_dec y x) as [[below| ->]|above].
  - (* below x, f lies above a parabola *)
    destruct (MVT_cor2 (fun c => f c - f1 x * c - k / 2 * ((x - c) * (x - c))) (fun c => f1 c - f1 x + k * (x - c))
      y x below) as (c & e & hc).
    + intros c hc. apply is_derive_Reals. destruct (smooth c (interval y x c hy hx hc)) as (df & _).
      apply is_derive_Reals in df. auto_derive; [repeat split; now exists (f1 c)|].
      rewrite (is_derive_unique (fun q : R => f q) c _ df). field.
    + pose proof (interval y x c hy hx ltac:(lra)) as dc.
      destruct (MVT_cor2 f1 f2 c x ltac:(lra) (fun q hq => proj1 (proj2 (smooth q (interval c x q dc hx hq)))))
        as (q & e' & hq).
      pose proof (decreasing q x (interval c x q dc hx ltac:(lra)) hx ltac:(lra)) as kq. fold k in kq.
      assert (f1 c - f1 x + k * (x - c) <= 0) by nra. pose proof (parabola k (x - y) l k0). nra.
  - pose proof (div_nonneg (l * l) (2 * k) ltac:(signs) ltac:(lra)). lra.
  - (* above x, above the tangent *)
    destruct (MVT_cor2 f f1 x y above (fun c hc => proj1 (smooth c (interval x y c hx hy hc)))) as (c & e & hc).
    pose proof (interval x y c hx hy ltac:(lra)) as dc.
    destruct (MVT_cor2 f1 f2 x c ltac:(lra) (fun q hq => proj1 (proj2 (smooth q (interval x c q hx dc hq)))))
      as (q & e' & hq).
    destruct (smooth q (interval x c q hx dc ltac:(lra))) as (_ & _ & pos).
    pose proof (div_nonneg (l * l) (2 * k) ltac:(signs) ltac:(lra)).
    assert (0 <= (f1 c - f1 x) * (y - x)) by (apply Rmult_le_pos; nra). nra.
Qed.
