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
    replace (/ x) with (/ (sqrt x * sqrt x)) by now rewrite rr.
    field. lra.
Qed.

(** f'' is positive, and decreases. *)
Theorem fact_c_1_curvature x y : 0 < x <= y -> 0 < curvature a b y <= curvature a b x.
Proof.
  intros h. split; [apply curvature_pos; trivial; lra|]. unfold curvature. pose proof (sqrt_lt_R0 x ltac:(lra)).
  pose proof (sqrt_le_1 x y ltac:(lra) ltac:(lra) ltac:(lra)).
  assert (x * sqrt x <= y * sqrt y) by (apply Rmult_le_compat; lra).
  assert (0 < x * sqrt x) by (apply Rmult_lt_0_compat; lra).
  apply Rplus_le_compat; unfold Rdiv; apply Rmult_le_compat_l; trivial; apply Rinv_le_contravar; lra.
Qed.

(** At a slope of f the conjugate is attained. *)
Lemma gap_is y x : 0 <= y -> 0 < x ->
  gap_of a b y x = (x * slope a b x - summand a b x) - (y * slope a b x - summand a b y).
Proof.
  intros hy hx. pose proof (sqrt_lt_R0 _ hx) as r. unfold gap_of, slope, summand.
  assert (e : a * ((sqrt y - sqrt x) * (sqrt y - sqrt x) / sqrt x)
              = a * (y - x) / sqrt x - 2 * a * sqrt y + 2 * a * sqrt x).
  { rewrite <- (sqrt_sqrt y) at 3 by assumption. rewrite <- (sqrt_sqrt x) at 4 by lra. field. lra. }
  rewrite e. unfold Rdiv. ring.
Qed.

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
  intros hx. assert (up : slope a b x < slope a b (2 * x)).
  { pose proof (slope_tangent a b a0 b0 (2 * x) x ltac:(lra) hx).
    pose proof (curvature_pos a b a0 b0 ab (2 * x) ltac:(lra)). nra. }
  assert (down : slope a b (x / 2) < slope a b x).
  { pose proof (slope_tangent a b a0 b0 x (x / 2) hx ltac:(lra)). pose proof (curvature_pos a b a0 b0 ab x hx). nra. }
  exists (Rmin (slope a b (2 * x) - slope a b x) (slope a b x - slope a b (x / 2))).
  split; [apply Rmin_glb_lt; lra|]. intros eta small.
  pose proof (Rlt_le_trans _ _ _ small (Rmin_l _ _)) as s1. pose proof (Rlt_le_trans _ _ _ small (Rmin_r _ _)) as s2.
  apply Rabs_def2 in s1 as [s1 _]. apply Rabs_def2 in s2 as [_ s2].
  destruct (IVT_interv (fun z => slope a b z - (slope a b x + eta)) (x / 2) (2 * x)) as [z [hz e]]; try lra.
  { intros c hc. apply continuity_pt_minus; [|apply continuity_pt_const; now intros ? ?].
    apply derivable_continuous_pt. exists (curvature a b c). apply is_derive_Reals, fact_c_1_derivatives. lra. }
  exists z. assert (slope_z : slope a b z = slope a b x + eta) by lra. repeat split; trivial; [lra|].
  pose proof (curvature_pos a b a0 b0 ab (2 * x) ltac:(lra)) as k0. apply le_div; [assumption|].
  destruct (Rle_lt_dec x z) as [right_|left_].
  - pose proof (slope_tangent a b a0 b0 z x ltac:(lra) hx). destruct (fact_c_1_curvature z (2 * x) ltac:(lra)).
    rewrite (Rabs_pos_eq (z - x)) by lra. assert (curvature a b (2 * x) * (z - x) <= eta); [nra|].
    pose proof (Rle_abs eta). nra.
  - pose proof (slope_tangent a b a0 b0 x z hx ltac:(lra)). destruct (fact_c_1_curvature x (2 * x) ltac:(lra)).
    rewrite (Rabs_left1 (z - x)) by lra. pose proof (Rle_abs (- eta)) as ae. rewrite Rabs_Ropp in ae. nra.
Qed.

(** f^*' is the inverse of f' (so is Fact C.3, nabla F^* (nabla F (x)) = x, in one coordinate). *)
Theorem conjugate_derivative fs x : (forall z, 0 < z -> is_conjugate_1 a b (slope a b z) (fs (slope a b z))) -> 0 < x ->
  is_derive fs (slope a b x) x.
Proof.
  intros hfs hx. apply is_derive_Reals. intros eps pos. destruct (nearby x hx) as (delta & d0 & near).
  pose proof (curvature_pos a b a0 b0 ab (2 * x) ltac:(lra)) as k0. set (k := curvature a b (2 * x)) in *.
  assert (m0 : 0 < Rmin delta (eps * k)) by (apply Rmin_glb_lt; [assumption|nra]).
  exists (mkposreal _ m0). intros h h0 small. simpl in small.
  destruct (near h (Rlt_le_trans _ _ _ small (Rmin_l _ _))) as (z & z0 & sz & close). rewrite <- sz.
  assert (value : forall y, 0 < y -> fs (slope a b y) = y * slope a b y - summand a b y).
  { intros y hy. apply is_lub_u with (1 := hfs y hy). now apply attained_1. }
  rewrite !value by assumption.
  pose proof (gap_nonneg a b a0 b0 x z ltac:(lra) z0) as g1. pose proof (gap_nonneg a b a0 b0 z x ltac:(lra) hx) as g2.
  rewrite gap_is in g1, g2 by lra. rewrite sz in *. set (D := z * (slope a b x + h) - summand a b z - (x * slope a b x
    - summand a b x)).
  assert (low : 0 <= D - x * h) by (unfold D; lra). assert (high : D - x * h <= (z - x) * h) by (unfold D; lra).
  assert (size : Rabs (D - x * h) <= Rabs (z - x) * Rabs h).
  { rewrite Rabs_pos_eq, <- Rabs_mult by assumption. eapply Rle_trans; [exact high|apply Rle_abs]. }
  pose proof (Rabs_pos_lt h h0) as ah. replace (D / h - x) with ((D - x * h) / h) by (field; assumption).
  unfold Rdiv. rewrite Rabs_mult, Rabs_inv. apply Rle_lt_trans with (Rabs (z - x)).
  - apply Rmult_le_reg_r with (Rabs h); [assumption|]. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra. exact size.
  - eapply Rle_lt_trans; [exact close|]. pose proof (Rlt_le_trans _ _ _ small (Rmin_r _ _)).
    apply Rmult_lt_reg_r with k; [assumption|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
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
  pose proof (slope_tangent a b a0 b0 z y hz hy) as ty. pose proof (curvature_pos a b a0 b0 ab z hz) as k0.
  apply (Rmult_le_compat_l (1 - lambda)) in tx; [|lra]. apply (Rmult_le_compat_l lambda) in ty; [|lra].
  rewrite e in tx, ty. nra.
Qed.

(** Below x a gap is at least that of a parabola. *)
Lemma gap_low y x : 0 <= y <= x -> 0 < x -> curvature a b x / 2 * ((x - y) * (x - y)) <= gap_of a b y x.
Proof.
  intros hy hx. destruct (proj1 hy) as [pos|<-].
  - destruct (proj2 hy) as [less| ->]; [|replace (x - x) with 0 by ring; rewrite Rmult_0_l, Rmult_0_r;
    now apply gap_nonneg; lra].
    destruct (MVT_cor2 (fun v => gap_of a b v x - curvature a b x / 2 * ((x - v) * (x - v)))
      (fun v => slope a b v - slope a b x + curvature a b x * (x - v)) y x less) as (c & e & hc).
    + intros c hc. apply is_derive_Reals.
      apply is_derive_ext_loc with (fun v => (x * slope a b x - summand a b x) - (v * slope a b x - summand a b v)
        - curvature a b x / 2 * ((x - v) * (x - v))).
      { exists (mkposreal c ltac:(lra)). intros v hv. rewrite gap_is; [reflexivity| |assumption].
        apply Rabs_def2 in hv as [_ hv]. simpl in hv. unfold minus, plus, opp in hv. simpl in hv. lra. }
      pose proof (sqrt_lt_R0 c ltac:(lra)). generalize (slope a b x) (curvature a b x). intros s k.
      unfold summand, slope.
      auto_derive; [repeat split; lra|]. field. lra.
    + pose proof (slope_tangent a b a0 b0 x c hx ltac:(lra)) as t.
      assert (zero : gap_of a b x x = 0) by (rewrite gap_is by lra; ring). rewrite zero in e.
      replace (x - x) with 0 in e by ring.
      assert ((slope a b c - slope a b x + curvature a b x * (x - c)) * (x - y) <= 0) by nra. lra.
  - (* y = 0 *)
    pose proof (sqrt_lt_R0 x hx) as r. pose proof (sqrt_sqrt x ltac:(lra)) as rr. unfold gap_of, curvature.
    rewrite sqrt_0, Rminus_0_r, !Rmult_0_l.
    replace ((a / (2 * (x * sqrt x)) + b / x) / 2 * (x * x)) with (a * (x / sqrt x) / 4 + b * x / 2) by (field; lra).
    replace ((0 - sqrt x) * (0 - sqrt x) / sqrt x) with (sqrt x) by (field; lra).
    replace (x / sqrt x) with (sqrt x) by (rewrite <- rr at 2; field; lra). nra.
Qed.

(** Fact C.6 for this f: D_{f^*} (f'(x) - l, f'(x)) <= l^2 / (2 f''(x)). *)
Theorem fact_c_6 fs x l : 0 < x -> 0 <= l -> is_conjugate_1 a b (slope a b x) (fs (slope a b x)) ->
  is_conjugate_1 a b (slope a b x - l) (fs (slope a b x - l)) ->
  fs (slope a b x - l) - fs (slope a b x) - (- l) * x <= l * l / (2 * curvature a b x).
Proof.
  intros hx hl here [_ least]. rewrite (is_lub_u _ _ _ here (attained_1 x hx)).
  pose proof (curvature_pos a b a0 b0 ab x hx) as k0.
  assert (h : fs (slope a b x - l) <= x * slope a b x - summand a b x - l * x + l * l / (2 * curvature a b x)); [|lra].
  apply least. intros r (y & hy & ->). pose proof (gap_is y x hy hx) as g.
  assert ((x - y) * l - l * l / (2 * curvature a b x) <= gap_of a b y x); [|lra].
  destruct (Rle_lt_dec y x) as [below|above].
  - eapply Rle_trans; [|exact (gap_low y x ltac:(lra) hx)]. set (k := curvature a b x) in *.
    assert (e : k / 2 * ((x - y) * (x - y)) - ((x - y) * l - l * l / (2 * k)) = (k * (x - y) - l) * (k * (x - y) - l)
      / (2 * k))
      by (field; lra).
    pose proof (div_nonneg _ (2 * k) (Rle_0_sqr (k * (x - y) - l)) ltac:(lra)). unfold Rsqr in *. lra.
  - pose proof (gap_nonneg a b a0 b0 y x hy hx). assert ((x - y) * l <= 0) by nra.
    pose proof (div_nonneg (l * l) (2 * curvature a b x) ltac:(nra) ltac:(lra)). lra.
Qed.
End One_arm.

(** Fact C.6 as printed, for every differentiable f on an interval whose second derivative is positive and decreases.
    The
    supremum is over the interval. *)
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
  (* f lies above its tangent at x, and below x above a parabola *)
  assert (tangent : forall y, dom y -> exists c, (Rmin x y <= c <= Rmax x y) /\ f y - f x - f1 x * (y - x) = (f1 c -
    f1 x) * (y - x)).
  { intros z hz. destruct (Rtotal_order x z) as [lt|[->|gt]].
    - destruct (MVT_cor2 f f1 x z lt (fun c hc => proj1 (smooth c (interval x z c hx hz hc)))) as (c & e & hc).
      exists c. rewrite Rmin_left, Rmax_right by lra. split; [lra|]. rewrite e. ring.
    - exists z. rewrite Rmin_left, Rmax_left by lra. split; [lra|ring].
    - destruct (MVT_cor2 f f1 z x gt (fun c hc => proj1 (smooth c (interval z x c hz hx hc)))) as (c & e & hc).
      exists c. rewrite Rmin_right, Rmax_left by lra. split; [lra|]. replace (f z) with (f x - f1 c * (x - z)) by lra.
      ring. }
  assert (increasing : forall c z, dom c -> dom z -> c <= z -> f1 c <= f1 z).
  { intros c z hc hz [lt| ->]; [|lra].
    destruct (MVT_cor2 f1 f2 c z lt (fun q hq => proj1 (proj2 (smooth q (interval c z q hc hz hq))))) as (q & e & hq).
    destruct (smooth q (interval c z q hc hz ltac:(lra))) as (_ & _ & pos). nra. }
  destruct (Rle_lt_dec y x) as [below|above].
  - assert (parabola : k / 2 * ((x - y) * (x - y)) <= f y - f x - f1 x * (y - x)).
    { destruct below as [lt| ->]; [|replace (x - x) with 0 by ring; lra].
      destruct (MVT_cor2 (fun c => f c - f1 x * c - k / 2 * ((x - c) * (x - c))) (fun c => f1 c - f1 x + k * (x - c))
        y x lt)
        as (c & e & hc).
      - intros c hc. apply is_derive_Reals. destruct (smooth c (interval y x c hy hx hc)) as (df & _).
        apply is_derive_Reals in df. auto_derive; [repeat split; now exists (f1 c)|].
        assert (slope_c : Derive (fun q : R => f q) c = f1 c) by exact (is_derive_unique f c _ df).
        rewrite slope_c. field.
      - pose proof (interval y x c hy hx ltac:(lra)) as dc.
        destruct (MVT_cor2 f1 f2 c x ltac:(lra) (fun q hq => proj1 (proj2 (smooth q (interval c x q dc hx hq)))))
          as (q & e' & hq).
        pose proof (decreasing q x (interval c x q dc hx ltac:(lra)) hx ltac:(lra)) as kq. fold k in kq.
        assert (falls : f1 c - f1 x + k * (x - c) <= 0) by nra.
        assert ((f1 c - f1 x + k * (x - c)) * (x - y) <= 0) by nra. nra. }
    assert (e : k / 2 * ((x - y) * (x - y)) - ((x - y) * l - l * l / (2 * k)) = (k * (x - y) - l) * (k * (x - y) - l)
      / (2 * k))
      by (field; lra).
    pose proof (div_nonneg _ (2 * k) (Rle_0_sqr (k * (x - y) - l)) ltac:(lra)). unfold Rsqr in *. lra.
  - destruct (tangent y hy) as (c & hc & e). rewrite Rmin_left, Rmax_right in hc by lra.
    pose proof (increasing x c hx (interval x y c hx hy hc) ltac:(lra)).
    assert (0 <= (f1 c - f1 x) * (y - x)) by nra. assert ((x - y) * l <= 0) by nra.
    pose proof (div_nonneg (l * l) (2 * k) ltac:(nra) ltac:(lra)). lra.
Qed.
