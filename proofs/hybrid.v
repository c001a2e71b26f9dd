(** The hybrid regularizer of Theorem 2.1: Facts C.1, C.3 and C.5 in one coordinate, and the minimizer over the simplex
    (that it exists, that it is unique, and its equation).

    Inverse rates a = 1 / alpha and b = 1 / beta; one of them may be 0. No conjugates: every dual point of the proof is
    the slope f'(x) of a point x, as in the chapter. *)
From Delays Require Export exponential_weights.
From Delays Require Import elementary.

(** ** One arm: f (x) = - 2 a sqrt x + b x log x, its slope f' and its curvature f'' *)

Definition slope (a b x : R) : R := b * (1 + ln x) - a / sqrt x.
Definition curvature (a b x : R) : R := a / (2 * (x * sqrt x)) + b / x.

Section One_arm.
Variables a b : R.
Hypotheses (a0 : 0 <= a) (b0 : 0 <= b).

Lemma curvature_nonneg x : 0 < x -> 0 <= curvature a b x.
Proof. intros hx. unfold curvature. signs. Qed.

(** Fact C.1: f'' decreases, so f' is concave and lies below its tangents. This is step (d) of Lemma C.9, and in place
    of the bend of Fact C.6 it serves for stability, too. *)
Lemma slope_tangent x v : 0 < x -> 0 < v -> curvature a b x * (x - v) <= slope a b x - slope a b v.
Proof.
  intros hx hv. unfold curvature, slope.
  assert (logs : (x - v) / x <= ln x - ln v) by (pose proof (ln_step v x hv ltac:(lra)); apply div_le; nra).
  assert (roots : (x - v) / (2 * (x * sqrt x)) <= / sqrt v - / sqrt x).
  { pose proof (sqrt_lt_R0 x hx) as hp. pose proof (sqrt_lt_R0 v hv) as hq. rewrite <- (sqrt_sqrt x) at 1 2 by lra.
    rewrite <- (sqrt_sqrt v) at 1 by lra. set (p := sqrt x) in *. set (q := sqrt v) in *.
    assert (0 <= (p - q) * (p - q) * (2 * p + q) / (2 * (p * p * p) * q)) by signs.
    replace (/ q - / p) with ((p * p - q * q) / (2 * (p * p * p))
      + (p - q) * (p - q) * (2 * p + q) / (2 * (p * p * p) * q)) by (field; lra). lra. }
  nra.
Qed.

Lemma slope_monotone x v : 0 < x <= v -> slope a b x <= slope a b v.
Proof.
  intros h. pose proof (slope_tangent v x ltac:(lra) ltac:(lra)). pose proof (curvature_nonneg v ltac:(lra)). nra.
Qed.

Hypothesis ab : 0 < a + b.

Lemma curvature_low x : 0 < x <= 1 -> a / 2 + b <= curvature a b x.
Proof.
  intros hx. assert (sqrt x <= 1) by (rewrite <- sqrt_1; apply sqrt_le_1; lra).
  assert (0 < x * sqrt x <= 1) by (split; [signs|nra]). apply Rplus_le_compat; apply le_div; nra.
Qed.

Lemma curvature_pos x : 0 < x -> 0 < curvature a b x.
Proof.
  intros hx. pose proof (inv_pos (2 * (x * sqrt x)) ltac:(signs)). pose proof (inv_pos x hx).
  unfold curvature, Rdiv. destruct (Req_dec a 0) as [->|]; nra.
Qed.

(** f'' decreases. *)
Lemma curvature_decreases x y : 0 < x <= y -> curvature a b y <= curvature a b x.
Proof.
  intros h. unfold curvature. pose proof (sqrt_lt_R0 x ltac:(lra)). pose proof (sqrt_le_1_alt x y ltac:(lra)).
  assert (0 < x * sqrt x <= y * sqrt y) by (split; [signs|apply Rmult_le_compat; lra]).
  apply Rplus_le_compat; apply Rmult_le_compat_l; trivial; apply Rinv_le_contravar; lra.
Qed.

(** Slopes differ by at least a multiple of the distance. *)
Lemma slopes_apart x y : 0 < x <= 1 -> 0 < y <= 1 ->
  (a / 2 + b) * ((y - x) * (y - x)) <= (y - x) * (slope a b y - slope a b x).
Proof.
  intros hx hy. pose proof (curvature_low x hx). pose proof (curvature_low y hy). set (mu := a / 2 + b) in *.
  destruct (Rle_lt_dec x y).
  - pose proof (slope_tangent y x ltac:(lra) ltac:(lra)).
    assert (mu * (y - x) <= slope a b y - slope a b x) by nra. nra.
  - pose proof (slope_tangent x y ltac:(lra) ltac:(lra)).
    assert (mu * (x - y) <= slope a b x - slope a b y) by nra. nra.
Qed.

Lemma slope_reflects x v : 0 < x -> 0 < v -> slope a b x <= slope a b v -> x <= v.
Proof. intros hx hv h. pose proof (slope_tangent x v hx hv). pose proof (curvature_pos x hx). nra. Qed.

(** The gap of the chapter, D_f(y, x): f lies above its tangents. *)
Definition gap_of (y x : R) : R :=
  a * ((sqrt y - sqrt x) * (sqrt y - sqrt x) / sqrt x) + b * (x - y - (y * ln x - y * ln y)).

Lemma gap_parts y x : 0 <= y -> 0 < x ->
  0 <= (sqrt y - sqrt x) * (sqrt y - sqrt x) / sqrt x /\ 0 <= x - y - (y * ln x - y * ln y).
Proof. intros hy hx. split; [signs|pose proof (ln_step x y hx hy); lra]. Qed.

Lemma gap_nonneg y x : 0 <= y -> 0 < x -> 0 <= gap_of y x.
Proof. intros hy hx. destruct (gap_parts y x hy hx). unfold gap_of. nra. Qed.

Lemma gap_expands y x : 0 <= y -> 0 < x -> gap_of y x
  = (x * slope a b x - (b * (x * ln x) - 2 * a * sqrt x)) - (y * slope a b x - (b * (y * ln y) - 2 * a * sqrt y)).
Proof.
  intros hy hx. pose proof (sqrt_lt_R0 _ hx). unfold gap_of, slope.
  replace ((sqrt y - sqrt x) * (sqrt y - sqrt x) / sqrt x) with ((y - x) / sqrt x - 2 * sqrt y + 2 * sqrt x)
    by (rewrite <- (sqrt_sqrt y) at 1 by lra; rewrite <- (sqrt_sqrt x) at 1 by lra; field; lra).
  unfold Rdiv. ring.
Qed.

Lemma gap_zero y x : 0 <= y -> 0 < x -> gap_of y x <= 0 -> y = x.
Proof.
  intros hy hx h. destruct (gap_parts y x hy hx) as [g1 g2]. unfold gap_of in h.
  assert (a = 0 \/ 0 < a) as [za|pa] by lra.
  - assert (e : x - y - (y * ln x - y * ln y) = 0) by (subst a; nra). destruct hy as [hy|<-]; [|lra].
    destruct (Req_dec (ln x - ln y) 0) as [z|nz]; [apply ln_inv; lra|]. pose proof (exp_ineq1 _ nz) as strict.
    rewrite exp_ln_minus in strict by lra. apply (Rmult_lt_compat_l y) in strict; [|assumption].
    replace (y * (x / y)) with x in strict by (field; lra). lra.
  - pose proof (sqrt_lt_R0 x hx) as r. set (u := sqrt y - sqrt x) in *. assert (z : u * u / sqrt x = 0) by nra.
    apply Rmult_integral in z as [z|z]; [|apply inv_pos in r; lra]. apply Rmult_integral in z.
    apply sqrt_inj; unfold u in z; lra.
Qed.

Lemma parabola k u l : 0 < k -> u * l - k / 2 * (u * u) <= l * l / (2 * k).
Proof. intros k0. apply le_div; [lra|]. pose proof (Rle_0_sqr (k * u - l)). unfold Rsqr in *. nra. Qed.

(** Below x it is at least that of a parabola, *)
Lemma gap_low y x : 0 <= y <= x -> 0 < x -> curvature a b x / 2 * ((x - y) * (x - y)) <= gap_of y x.
Proof.
  intros hy hx. unfold gap_of, curvature.
  assert (logs : (x - y) * (x - y) / (2 * x) <= x - y - (y * ln x - y * ln y)).
  { destruct (proj1 hy) as [pos|<-].
    - pose proof (ln_gap y x ltac:(lra)) as g.
      replace ((x - y) * (x + y) / (2 * x)) with (x - y - (x - y) * (x - y) / (2 * x)) in g by (field; lra). lra.
    - apply Rle_trans with (x / 2); [right; field; lra|lra]. }
  assert (roots : (x - y) * (x - y) / (4 * (x * sqrt x)) <= (sqrt y - sqrt x) * (sqrt y - sqrt x) / sqrt x).
  { pose proof (sqrt_lt_R0 x hx) as hp. pose proof (sqrt_pos y). pose proof (sqrt_le_1_alt y x ltac:(lra)).
    rewrite <- (sqrt_sqrt x) at 1 2 3 by lra. rewrite <- (sqrt_sqrt y) at 1 2 by lra.
    set (p := sqrt x) in *. set (q := sqrt y) in *. apply div_le; [signs|].
    replace ((q - p) * (q - p) / p * (4 * (p * p * p))) with ((p - q) * (p - q) * (2 * p * (2 * p))) by (field; lra).
    replace ((p * p - q * q) * (p * p - q * q)) with ((p - q) * (p - q) * ((p + q) * (p + q))) by ring.
    apply Rmult_le_compat_l; [apply Rle_0_sqr|nra]. }
  apply (Rmult_le_compat_l b) in logs; [|assumption]. apply (Rmult_le_compat_l a) in roots; [|assumption].
  pose proof (sqrt_lt_R0 x hx).
  replace ((a / (2 * (x * sqrt x)) + b / x) / 2 * ((x - y) * (x - y)))
    with (a * ((x - y) * (x - y) / (4 * (x * sqrt x))) + b * ((x - y) * (x - y) / (2 * x))) by (field; lra). lra.
Qed.

(** so that moving down to save l in the slope gains at most l^2 / (2 f''(x)). *)
Lemma gap_bends y x l : 0 <= y -> 0 < x -> 0 <= l -> (x - y) * l - gap_of y x <= l * l / (2 * curvature a b x).
Proof.
  intros hy hx hl. pose proof (curvature_pos x hx). destruct (Rle_lt_dec y x) as [below|above].
  - pose proof (gap_low y x ltac:(lra) hx). pose proof (parabola (curvature a b x) (x - y) l ltac:(lra)). lra.
  - pose proof (gap_nonneg y x hy hx).
    pose proof (div_nonneg (l * l) (2 * curvature a b x) ltac:(signs) ltac:(lra)). nra.
Qed.

(** The curvature is at least either of its parts. *)
Lemma entropy_bound x : 0 < b -> 0 < x -> / curvature a b x <= x / b.
Proof.
  intros pos hx. replace (x / b) with (/ (b / x)) by (field; lra). apply Rinv_le_contravar; [signs|]. unfold curvature.
  pose proof (div_nonneg a (2 * (x * sqrt x)) a0 ltac:(signs)). lra.
Qed.

Lemma tsallis_bound x : 0 < a -> 0 < x -> / curvature a b x <= 2 * (x * sqrt x) / a.
Proof.
  intros pos hx. pose proof (sqrt_lt_R0 x hx).
  replace (2 * (x * sqrt x) / a) with (/ (a / (2 * (x * sqrt x)))) by (field; lra).
  apply Rinv_le_contravar; [signs|]. unfold curvature. pose proof (div_nonneg b x b0 hx). lra.
Qed.
End One_arm.

(** Every number up to f'(1) = b - a is the slope of a point of (0, 1]: with x = e^w the slope is
    b (1 + w) - a e^(-w/2), and the intermediate value theorem applies. (Hypotheses are inside, so that this is
    a function of all numbers.) *)
Lemma slope_root a b theta :
  { x | 0 <= a -> 0 <= b -> 0 < a + b -> theta <= b - a -> 0 < x <= 1 /\ slope a b x = theta }.
Proof.
  destruct (Rle_dec 0 a) as [a0|n]; [|exists 0; intros; lra].
  destruct (Rle_dec 0 b) as [b0|n]; [|exists 0; intros; lra].
  destruct (Rlt_dec 0 (a + b)) as [ab|n]; [|exists 0; intros; lra].
  destruct (Rle_dec theta (b - a)) as [le|n]; [|exists 0; intros; lra].
  set (phi := fun w => b * (1 + w) - a * exp (- w / 2) - theta). set (n := (b - a - theta) / (a / 2 + b)).
  assert (en : n * (a / 2 + b) = b - a - theta) by (unfold n; field; lra).
  assert (low : phi (- n) <= 0).
  { unfold phi. replace (- - n / 2) with (n / 2) by field. pose proof (exp_ineq1_le (n / 2)). nra. }
  assert (high : 0 <= phi 0) by (unfold phi; replace (- 0 / 2) with 0 by field; rewrite exp_0; lra).
  destruct (IVT_cor phi (- n) 0) as [w [hw root]].
  - unfold phi. reg.
  - nra.
  - nra.
  - exists (exp w). intros _ _ _ _. split.
    + split; [apply exp_pos|]. rewrite <- exp_0. now apply exp_le.
    + unfold slope. rewrite ln_exp.
      assert (r : sqrt (exp w) = exp (w / 2)).
      { apply sqrt_lem_1; [left; apply exp_pos|left; apply exp_pos|]. rewrite <- exp_plus. f_equal. field. }
      rewrite r. unfold Rdiv. rewrite <- exp_Ropp. unfold phi in root. replace (- (w * / 2)) with (- w / 2) by field.
      lra.
Qed.

(** The point with slope theta, or 1. This is f*'(theta) below f'(1). *)
Definition point (a b theta : R) : R := proj1_sig (slope_root a b (Rmin theta (b - a))).

Section Point.
Variables a b : R.
Hypotheses (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).

Lemma point_spec theta : 0 < point a b theta <= 1 /\ slope a b (point a b theta) = Rmin theta (b - a).
Proof. unfold point. destruct (slope_root a b (Rmin theta (b - a))) as [x h]. apply h; auto. apply Rmin_r. Qed.

(** It moves slowly, hence continuously. *)
Lemma point_lipschitz theta theta' : (a / 2 + b) * (point a b theta - point a b theta') <= Rabs (theta - theta').
Proof.
  destruct (point_spec theta) as [hx ex]. destruct (point_spec theta') as [hv ev].
  pose proof (slopes_apart a b a0 b0 _ _ hv hx) as apart. set (x := point a b theta) in *.
  set (v := point a b theta') in *. pose proof (Rle_abs (theta - theta')). pose proof (Rabs_pos (theta - theta')).
  assert (Rmin theta (b - a) - Rmin theta' (b - a) <= Rabs (theta - theta'))
    by (unfold Rmin; destruct (Rle_dec theta (b - a)), (Rle_dec theta' (b - a)); lra).
  destruct (Rle_dec x v); [nra|]. apply Rmult_le_reg_l with (x - v); nra.
Qed.

Lemma point_continuous L : continuity (fun c => point a b (c - L)).
Proof.
  intros c eps heps. exists ((a / 2 + b) * eps). split; [apply Rmult_lt_0_compat; lra|].
  intros c' [_ h]. simpl in *. unfold R_dist in *.
  pose proof (point_lipschitz (c - L) (c' - L)) as p1. pose proof (point_lipschitz (c' - L) (c - L)) as p2.
  replace (c - L - (c' - L)) with (- (c' - c)) in p1 by ring. rewrite Rabs_Ropp in p1.
  replace (c' - L - (c - L)) with (c' - c) in p2 by ring. apply Rabs_def1; nra.
Qed.

Lemma total_continuous (L : nat -> R) l : continuity (fun c => total_of (fun i => point a b (c - L i)) l).
Proof.
  induction l as [|i l IH]; simpl; [apply continuity_const; now intros x y|].
  apply (continuity_plus (fun c => point a b (c - L i))); [apply point_continuous|assumption].
Qed.
End Point.

(** ** The minimizer *)

Definition least_arm K (L : nat -> R) : (1 <= K)%nat -> { j | (j < K)%nat /\ forall i, (i < K)%nat -> L j <= L i }.
Proof.
  induction K as [|K IH]; intros h; [lia|]. destruct K as [|K].
  - exists 0%nat. split; [lia|]. intros i hi. replace i with 0%nat by lia. lra.
  - destruct (IH ltac:(lia)) as [j [hj least]]. destruct (Rle_dec (L j) (L (S K))) as [le|gt].
    + exists j. split; [lia|]. intros i hi. destruct (Nat.eq_dec i (S K)) as [->|]; [assumption|apply least; lia].
    + exists (S K). split; [lia|]. intros i hi. destruct (Nat.eq_dec i (S K)) as [->|]; [lra|].
      specialize (least i ltac:(lia)). lra.
Qed.

Definition minimizes (K : nat) (a b : R) (L x : nat -> R) : Prop :=
  simplex K x /\ forall y, simplex K y -> objective K a b L x <= objective K a b L y.

(** Equal marginal costs, the condition of Karush, Kuhn and Tucker (Fact C.3): f'(x_i) = c - L_i, and x_i > 0. *)
Definition kkt (K : nat) (a b : R) (L x : nat -> R) : Prop :=
  simplex K x /\ (forall i, (i < K)%nat -> 0 < x i) /\
  exists c, forall i, (i < K)%nat -> slope a b (x i) = c - L i.

(** Any other point of the simplex costs more by the sum of the gaps. *)
Lemma kkt_gap K a b L x y : kkt K a b L x -> simplex K y ->
  objective K a b L y - objective K a b L x = over_arms K (fun i => gap_of a b (y i) (x i)).
Proof.
  intros (sx & pos & c & eq) sy. unfold objective.
  rewrite <- arms_minus, (arms_ext K _ (fun i => gap_of a b (y i) (x i) + (c * y i - c * x i))).
  - rewrite arms_plus, arms_minus, !simplex_scal by assumption. ring.
  - intros i hi. pose proof (eq i hi). rewrite gap_expands by (apply sy || apply pos; assumption). nra.
Qed.

Lemma kkt_minimizes K a b L x : 0 <= a -> 0 <= b -> kkt K a b L x -> minimizes K a b L x.
Proof.
  intros a0 b0 h. split; [apply h|]. intros y hy. pose proof (kkt_gap K a b L x y h hy).
  assert (0 <= over_arms K (fun i => gap_of a b (y i) (x i))); [|lra].
  apply arms_nonneg. intros i hi. apply gap_nonneg; trivial; [now apply hy|now apply h].
Qed.

(** The minimizer is unique. *)
Lemma kkt_unique K a b L x y : 0 <= a -> 0 <= b -> 0 < a + b -> kkt K a b L x -> minimizes K a b L y ->
  forall i, (i < K)%nat -> y i = x i.
Proof.
  intros a0 b0 ab h [hy least] i hi. pose proof (kkt_gap K a b L x y h hy). specialize (least x (proj1 h)).
  assert (nonneg : forall j, (j < K)%nat -> 0 <= gap_of a b (y j) (x j))
    by (intros; apply gap_nonneg; trivial; [now apply hy|now apply h]).
  apply (gap_zero a b); trivial; [now apply hy|now apply h|].
  pose proof (arms_member K (fun i => gap_of a b (y i) (x i)) i nonneg hi). cbv beta in *. lra.
Qed.

(** If the losses change, the minimizer moves by at most a multiple of the change. *)
Lemma kkt_moves K a b L L' x y : 0 <= a -> 0 <= b -> 0 < a + b -> kkt K a b L x -> kkt K a b L' y ->
  (a / 2 + b) * over_arms K (fun i => (y i - x i) * (y i - x i)) <= inner K (fun i => y i - x i) (fun i => L i - L' i).
Proof.
  intros a0 b0 ab (sx & px & c & ex) (sy & py & c' & ey). rewrite <- arms_scal.
  replace (inner _ _ _) with (over_arms K (fun i => (y i - x i) * (slope a b (y i) - slope a b (x i)))).
  - apply arms_le. intros i hi. apply slopes_apart; trivial; split; auto; now apply (simplex_le_1 K).
  - unfold inner. rewrite (arms_ext K _ (fun i => (c' - c) * y i - (c' - c) * x i + (y i - x i) * (L i - L' i))).
    + rewrite arms_plus, arms_minus, !simplex_scal by assumption. ring.
    + intros i hi. rewrite ex, ey by assumption. ring.
Qed.

(** A solution of the equation exists: the sum of the points with slopes c - L_i grows continuously in c from at most 1
    to at least 1. *)
Lemma kkt_point K a b L : (1 <= K)%nat -> 0 <= a -> 0 <= b -> 0 < a + b -> { x | kkt K a b L x }.
Proof.
  intros hK a0 b0 ab. destruct (least_arm K L hK) as [j [hj least]]. pose proof (INR_pos K hK) as k0.
  assert (k1 : 1 <= INR K) by (apply (le_INR 1); lia).
  assert (u : 0 < / INR K <= 1).
  { split; [now apply inv_pos|]. rewrite <- Rinv_1. apply Rinv_le_contravar; lra. }
  assert (at_one : slope a b 1 = b - a) by (unfold slope; rewrite ln_1, sqrt_1; field).
  pose proof (slope_monotone a b a0 b0 (/ INR K) 1 u) as mono.
  set (total := fun c => over_arms K (fun i => point a b (c - L i)) - 1).
  destruct (IVT_cor total (slope a b (/ INR K) + L j) (b - a + L j)) as [c [hc root]].
  - apply continuity_minus; [now apply total_continuous|apply continuity_const; now intros x y].
  - lra.
  - assert (total (slope a b (/ INR K) + L j) <= 0).
    { apply Rle_minus, Rle_trans with (over_arms K (fun _ => / INR K)).
      2:{ rewrite over_arms_one. right. field. lra. }
      apply arms_le. intros i hi. destruct (point_spec a b a0 b0 ab (slope a b (/ INR K) + L j - L i)) as [range eq].
      apply (slope_reflects a b a0 b0 ab); try lra. rewrite eq. eapply Rle_trans; [apply Rmin_l|].
      specialize (least i hi). lra. }
    assert (0 <= total (b - a + L j)); [|nra]. unfold total.
    assert (1 <= over_arms K (fun i => point a b (b - a + L j - L i))); [|lra].
    apply Rle_trans with (point a b (b - a + L j - L j)).
    + destruct (point_spec a b a0 b0 ab (b - a + L j - L j)) as [range eq].
      apply (slope_reflects a b a0 b0 ab); try lra. rewrite eq, at_one. apply Rmin_glb; lra.
    + apply (arms_member K (fun i => point a b (b - a + L j - L i))); [|assumption]. intros i _. left.
      now apply point_spec.
  - exists (fun i => point a b (c - L i)). split; [split|split].
    + intros i _. left. now apply point_spec.
    + unfold total in root. lra.
    + intros i _. now apply point_spec.
    + exists c. intros i hi. destruct (point_spec a b a0 b0 ab (c - L i)) as [_ ->]. apply Rmin_left.
      specialize (least i hi). lra.
Qed.

(** The corner of arm j; without a regularizer the best one is a minimizer. *)
Definition corner (j i : nat) : R := if i =? j then 1 else 0.

Lemma over_corner K j f : (j < K)%nat -> over_arms K (fun i => corner j i * f i) = f j.
Proof.
  intros hj. unfold over_arms, corner. induction K as [|k IH]; [lia|]. rewrite seq_S. cbn [Nat.add].
  assert (last : forall l, total_of (fun i => (if i =? j then 1 else 0) * f i) (l ++ [k])
    = total_of (fun i => (if i =? j then 1 else 0) * f i) l + (if k =? j then 1 else 0) * f k)
    by (intros l; induction l as [|i l IHl]; simpl; [|rewrite IHl]; ring).
  rewrite last. destruct (Nat.eqb_spec k j) as [->|]; [|rewrite IH by lia; ring].
  rewrite (total_ext _ (fun i => 0 * f i)), total_scal; [ring|]. intros i hi. apply in_arms in hi. decided. ring.
Qed.

Lemma corner_simplex K j : (j < K)%nat -> simplex K (corner j).
Proof.
  intros hj. split; [intros i _; unfold corner; destruct (i =? j); lra|].
  rewrite <- (over_corner K j (fun _ => 1) hj). apply arms_ext. intros; ring.
Qed.

Lemma inner_corner K A v x : (A < K)%nat -> inner K x (fun i => v * corner A i) = v * x A.
Proof. intros hA. rewrite inner_scal, <- (over_corner K A x hA). f_equal. apply arms_ext. intros; ring. Qed.

Lemma objective_corner K a b L j : (j < K)%nat -> objective K a b L (corner j) = L j - 2 * a.
Proof.
  intros hj. unfold objective. rewrite <- (over_corner K j (fun i => L i - 2 * a) hj). apply arms_ext.
  intros i _. unfold corner. destruct (i =? j); [rewrite sqrt_1, ln_1|rewrite sqrt_0]; ring.
Qed.

Lemma minimizer K a b L : { x | (1 <= K)%nat -> 0 <= a -> 0 <= b -> minimizes K a b L x }.
Proof.
  destruct (le_dec 1 K) as [hK|n]; [|exists L; lia]. destruct (Rle_dec 0 a) as [a0|n]; [|exists L; lra].
  destruct (Rle_dec 0 b) as [b0|n]; [|exists L; lra].
  destruct (Rlt_dec 0 (a + b)) as [ab|n].
  - destruct (kkt_point K a b L hK a0 b0 ab) as [x h]. exists x. intros _ _ _. now apply kkt_minimizes.
  - destruct (least_arm K L hK) as [j [hj least]]. exists (corner j). intros _ _ _.
    replace a with 0 by lra. replace b with 0 by lra. split; [now apply corner_simplex|]. intros y [ny sy].
    rewrite objective_corner by assumption.
    rewrite Rmult_0_r, Rminus_0_r, <- (simplex_scal K (L j) y (conj ny sy)).
    apply arms_le. intros i hi. specialize (least i hi). specialize (ny i hi). nra.
Qed.

(** The learner of Theorem 2.1. *)
Definition hybrid (K : nat) (a b : R) (L : nat -> R) : nat -> R := proj1_sig (minimizer K a b L).

Theorem hybrid_ftrl K : (1 <= K)%nat -> ftrl K (hybrid K).
Proof. intros hK a b L a0 b0. unfold hybrid. destruct (minimizer K a b L) as [x h]. now apply h. Qed.

(** Fact C.3 for every minimizer. *)
Theorem fact_c_3 K X a b L : (1 <= K)%nat -> ftrl K X -> 0 <= a -> 0 <= b -> 0 < a + b -> kkt K a b L (X a b L).
Proof.
  intros hK hX a0 b0 ab. destruct (kkt_point K a b L hK a0 b0 ab) as [x h].
  pose proof (kkt_unique K a b L x (X a b L) a0 b0 ab h (hX a b L a0 b0)) as same.
  destruct h as (_ & pos & c & eq). split; [now apply hX|split].
  - intros i hi. rewrite same by assumption. auto.
  - exists c. intros i hi. rewrite same by assumption. auto.
Qed.

Lemma minimizer_range K X a b L i : (1 <= K)%nat -> ftrl K X -> 0 <= a -> 0 <= b -> 0 < a + b -> (i < K)%nat ->
  0 < X a b L i <= 1.
Proof.
  intros hK hX a0 b0 ab hi. destruct (fact_c_3 K X a b L hK hX a0 b0 ab) as (s & pos & _).
  split; [auto|now apply (simplex_le_1 K)].
Qed.

(** Fact C.5: a loss M >= 0 lowers the slope of an arm by at most M_i, since the multiplier grows. With the tangent: an
    arm of weight x_i falls by at most M_i / f''(x_i). *)
Theorem fact_c_5 K a b L L' x x' : (1 <= K)%nat -> 0 <= a -> 0 <= b -> 0 < a + b -> kkt K a b L x -> kkt K a b L' x' ->
  (forall i, (i < K)%nat -> L i <= L' i) ->
  forall i, (i < K)%nat -> slope a b (x i) - (L' i - L i) <= slope a b (x' i)
  /\ curvature a b (x i) * (x i - x' i) <= L' i - L i.
Proof.
  intros hK a0 b0 ab ([_ total] & pos & c & eq) ([_ total'] & pos' & c' & eq') more i hi.
  assert (grows : c <= c').
  { destruct (Rle_dec c c') as [|n]; [assumption|exfalso].
    assert (falls : forall j, (j < K)%nat -> x' j < x j).
    { intros j hj. destruct (Rlt_dec (x' j) (x j)) as [|ge]; [assumption|exfalso].
      pose proof (slope_monotone a b a0 b0 (x j) (x' j) ltac:(specialize (pos j hj); lra)).
      rewrite eq, eq' in * by assumption. specialize (more j hj). lra. }
    assert (s : x i - x' i <= over_arms K (fun j => x j - x' j)).
    { apply (arms_member K (fun j => x j - x' j)); [|assumption]. intros j hj. specialize (falls j hj). lra. }
    rewrite arms_minus in s. specialize (falls i hi). lra. }
  pose proof (slope_tangent a b a0 b0 (x i) (x' i) (pos i hi) (pos' i hi)). rewrite eq, eq' in * by assumption.
  split; lra.
Qed.
