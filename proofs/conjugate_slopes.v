(** The derivatives of f^*, up to the third, at the slopes of f (fact:F1). *)
From Coq Require Import Ranalysis5.
From Coquelicot Require Import Coquelicot.
From Delays Require Export lem_c_7_lines.

Section One_arm.
Variables a b : R.
Hypotheses (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).
Variable fs : R -> R.
Hypothesis one_arm : forall z, 0 < z -> is_conjugate_1 a b (slope a b z) (fs (slope a b z)).

(** f^*' is the inverse of f' (derivative_of_fs), which increases, *)
Theorem fact_c_1_rises x y : 0 < x -> 0 < y -> slope a b x < slope a b y ->
  0 < Derive fs (slope a b x) < Derive fs (slope a b y).
Proof. intros. rewrite !derivative_of_fs by assumption. split; [trivial|now apply (fact_c_1_increasing a b a0 b0)]. Qed.

(** and is convex: a point between two slopes is a slope. *)
Lemma slope_between x y lambda : 0 < x -> 0 < y -> 0 <= lambda <= 1 ->
  exists z, 0 < z /\ slope a b z = (1 - lambda) * slope a b x + lambda * slope a b y.
Proof.
  intros hx hy hl. set (theta := (1 - lambda) * slope a b x + lambda * slope a b y).
  assert (between : forall u v, 0 < u <= v -> slope a b u <= theta <= slope a b v ->
    exists z, 0 < z /\ slope a b z = theta).
  { intros u v huv ht. destruct (Req_dec (slope a b u) theta) as [e|n]; [exists u; split; [lra|assumption]|].
    destruct (Req_dec (slope a b v) theta) as [e|n']; [exists v; split; [lra|assumption]|].
    assert (u < v) by (destruct (proj2 huv) as [|e]; [assumption|subst; lra]).
    destruct (IVT_interv (fun z => slope a b z - theta) u v) as [z [hz e]]; try lra.
    - intros c hc. apply continuity_pt_minus; [|apply continuity_pt_const; now intros ? ?].
      apply derivable_continuous_pt. exists (curvature a b c). apply is_derive_Reals, fact_c_1_derivatives. lra.
    - exists z. split; lra. }
  destruct (Rle_lt_dec x y) as [le|lt].
  - pose proof (slope_monotone a b a0 b0 x y ltac:(lra)). apply (between x y); [lra|unfold theta; split; nra].
  - pose proof (slope_monotone a b a0 b0 y x ltac:(lra)). apply (between y x); [lra|unfold theta; split; nra].
Qed.

Theorem fact_c_1_bends x y lambda : 0 < x -> 0 < y -> 0 <= lambda <= 1 ->
  Derive fs ((1 - lambda) * slope a b x + lambda * slope a b y)
  <= (1 - lambda) * Derive fs (slope a b x) + lambda * Derive fs (slope a b y).
Proof.
  intros hx hy hl. destruct (slope_between x y lambda hx hy hl) as (z & z0 & e).
  rewrite <- e, !derivative_of_fs by assumption. now apply (fact_c_1_convex a b a0 b0 ab).
Qed.

(** so that f^*'' = 1 / f''(f^*'), which is positive. *)
Theorem fact_c_1_second x : 0 < x ->
  is_derive (Derive fs) (slope a b x) (/ curvature a b (Derive fs (slope a b x))) /\
  0 < / curvature a b (Derive fs (slope a b x)).
Proof.
  intros hx. rewrite derivative_of_fs by assumption. pose proof (curvature_pos a b a0 b0 ab x hx) as k0.
  set (k := curvature a b x) in *. split; [|now apply inv_pos]. apply is_derive_Reals. intros eps pos.
  destruct (nearby a b a0 b0 ab x hx) as (delta & d0 & near).
  pose proof (curvature_pos a b a0 b0 ab (2 * x) ltac:(lra)) as k2. set (k' := curvature a b (2 * x)) in *.
  destruct (fact_c_1_derivatives a b x hx) as [_ ds]. fold k in ds. apply is_derive_Reals in ds.
  set (e := Rmin (k / 2) (eps * (k * k) / 4)). assert (kk : 0 < k * k) by now apply Rmult_lt_0_compat.
  assert (e0 : 0 < e) by (apply Rmin_glb_lt; [lra|apply Rdiv_lt_0_compat; [now apply Rmult_lt_0_compat|lra]]).
  assert (e1 : e <= k / 2) by apply Rmin_l. assert (e2 : e <= eps * (k * k) / 4) by apply Rmin_r.
  destruct (ds e e0) as ([d1 d1pos] & close). simpl in close.
  assert (m0 : 0 < Rmin delta (d1 * k')) by (apply Rmin_glb_lt; [assumption|now apply Rmult_lt_0_compat]).
  exists (mkposreal _ m0). intros h h0 small. simpl in small.
  destruct (near h (Rlt_le_trans _ _ _ small (Rmin_l _ _))) as (z & z0 & sz & dist). fold k' in dist. rewrite <- sz.
  rewrite !derivative_of_fs by assumption. set (D := z - x) in *.
  assert (D0 : D <> 0) by (intros zero; assert (z = x) by (unfold D in zero; lra); subst z; lra).
  assert (Dsmall : Rabs D < d1).
  { eapply Rle_lt_trans; [exact dist|]. pose proof (Rlt_le_trans _ _ _ small (Rmin_r _ _)).
    apply Rmult_lt_reg_r with k'; [assumption|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. }
  specialize (close D D0 Dsmall). replace (x + D) with z in close by (unfold D; ring). rewrite sz in close.
  replace (slope a b x + h - slope a b x) with h in close by ring. set (q := h / D) in *.
  apply Rabs_def2 in close as [c1 c2]. assert (q0 : k / 2 < q) by lra.
  replace (D / h - / k) with ((k - q) / (k * q)) by (unfold q; field; repeat split; assumption || lra).
  assert (kq : k * k / 2 < k * q) by nra. apply Rabs_def1.
  - apply Rmult_lt_reg_r with (k * q); [nra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by nra. nra.
  - apply Rmult_lt_reg_r with (k * q); [nra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by nra. nra.
Qed.

Lemma second x : 0 < x -> Derive (Derive fs) (slope a b x) = / curvature a b x.
Proof. intros hx. destruct (fact_c_1_second x hx) as [d _]. rewrite derivative_of_fs in d by assumption. now apply
  is_derive_unique. Qed.

(** It increases with x, so f^*''' is positive. *)
Theorem fact_c_1_third x : 0 < x -> exists e, is_derive (Derive (Derive fs)) (slope a b x) e /\ 0 < e.
Proof.
  intros hx. pose proof (curvature_pos a b a0 b0 ab x hx) as k0. pose proof (sqrt_lt_R0 x hx) as r0.
  destruct (fact_c_1_second x hx) as [d2 _]. rewrite derivative_of_fs in d2 by assumption.
  set (k3 := - (a * (2 * (sqrt x + x * / (2 * sqrt x))) / (2 * (x * sqrt x) * (2 * (x * sqrt x))) + b / (x * x))).
  assert (p0 : 0 < x * sqrt x) by now apply Rmult_lt_0_compat.
  assert (x2 : 0 < x * x) by now apply Rmult_lt_0_compat.
  assert (neg : k3 < 0).
  { unfold k3. pose proof (inv_pos (x * x) x2). assert (0 < x * / (2 * sqrt x)) by signs.
    set (n := 2 * (sqrt x + x * / (2 * sqrt x))). set (m := 2 * (x * sqrt x) * (2 * (x * sqrt x))).
    assert (0 < n / m) by (apply Rdiv_lt_0_compat; [unfold n; lra|unfold m; signs]).
    replace (a * n / m) with (a * (n / m)) by (unfold Rdiv; ring). unfold Rdiv at 2. destruct a0 as [a1|<-]; nra. }
  assert (dk : is_derive (fun z => / curvature a b z) x (- k3 / (curvature a b x * curvature a b x))).
  { assert (dc : is_derive (curvature a b) x k3).
    { unfold curvature, k3. auto_derive; [repeat split; trivial; lra|]. field. lra. }
    pose proof (is_derive_inv (curvature a b) x k3 dc ltac:(lra)) as di.
    replace (- k3 / (curvature a b x * curvature a b x)) with (- k3 / curvature a b x ^ 2) by (field; lra). exact di. }
  exists (/ curvature a b x * (- k3 / (curvature a b x * curvature a b x))). split.
  - apply is_derive_ext_loc with (fun theta => / curvature a b (Derive fs theta)).
    + destruct (nearby a b a0 b0 ab x hx) as (delta & d0 & near). exists (mkposreal delta d0). intros y hy.
      change (Rabs (y - slope a b x) < delta) in hy. destruct (near _ hy) as (z & z0 & sz & _).
      replace y with (slope a b z) by lra. rewrite derivative_of_fs, second by assumption. reflexivity.
    + apply (is_derive_comp (fun z => / curvature a b z) (Derive fs)); [|exact d2].
      rewrite derivative_of_fs by assumption. exact dk.
  - apply Rmult_lt_0_compat; [now apply inv_pos|]. apply Rdiv_lt_0_compat; [lra|now apply Rmult_lt_0_compat].
Qed.
End One_arm.
