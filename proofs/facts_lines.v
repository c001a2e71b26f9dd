(** The lines of the proofs of Facts C.2 (fact:F2), C.4 (fact:F4), C.5 (fact:F5) and C.6 (fact:F6) in the paper's words,
    and what the proof of Theorem 2.1 (thm:FTRL-no-scale) says of conjugates before it begins. *)
From Coq Require Import Classical Ranalysis5.
From Coquelicot Require Import Coquelicot.
From Delays Require Export appendix_c.

(** ** Any function F *)

(** v = sup of <x, L> - F(x) *)
Definition is_supremum (domain : (nat -> R) -> Prop) (K : nat) (F : (nat -> R) -> R) (L : nat -> R) (v : R) : Prop :=
  is_lub (fun r => exists x, domain x /\ r = inner K x L - F x) v.

(** Fact C.2: on the simplex <x, L + c> is <x, L> + c, so the constant comes out of the supremum. *)
Theorem fact_c_2_lines K F L c :
  (forall x, simplex K x -> inner K x (fun i => L i + c) - F x = inner K x L - F x + c) /\
  forall v, is_supremum (simplex K) K F L v -> is_supremum (simplex K) K F (fun i => L i + c) (v + c).
Proof. split; [intros x hx; rewrite inner_shift by assumption; ring|]. intros v. exact (supremum_shift K F L c v). Qed.

(** Fact C.4: the supremum over a smaller set is no larger. *)
Theorem fact_c_4_subset (domain : (nat -> R) -> Prop) K F L v w : (forall x, simplex K x -> domain x) ->
  is_supremum (simplex K) K F L v -> is_supremum domain K F L w -> v <= w.
Proof. intros inside [_ least] [upper _]. apply least. intros r (x & hx & ->). apply upper. exists x. auto. Qed.

(** ** Conjugates of the regularizer *)

Lemma nearly E v eps : is_lub E v -> 0 < eps -> exists r, E r /\ v - eps < r.
Proof.
  intros [_ least] pos. apply NNPP. intros none. assert (v <= v - eps); [|lra]. apply least. intros r hr.
  destruct (Rle_dec r (v - eps)) as [|no]; [assumption|]. exfalso. apply none. exists r. split; [assumption|lra].
Qed.

(** The conjugate over all points is the sum over the arms, wherever it is finite. *)
Theorem conjugate_separates K a b theta w v : (forall i, (i < K)%nat -> is_conjugate_1 a b (theta i) (w i)) ->
  is_conjugate (orthant K) K a b theta v -> v = over_arms K w.
Proof.
  intros each hv. apply (is_lub_u _ _ _ hv).
  assert (terms : forall y, over_arms K (fun i => y i * theta i) - regularizer K a b y = over_arms K (fun i => y i *
    theta i - summand a b (y i))) by (intros y; unfold regularizer; now rewrite <- arms_minus).
  split.
  - intros r (y & hy & ->). rewrite terms. apply arms_le. intros i hi. apply (each i hi). exists (y i). auto.
  - intros m bound. apply (in_the_limit _ (INR K)). intros n n1. pose proof (INR_pos n n1) as n0.
    destruct (choose (fun i z => 0 <= z /\ w i - / INR n < z * theta i - summand a b z) K) as [y hy].
    { intros i hi. destruct (nearly _ _ _ (each i hi) (inv_pos _ n0)) as (r & (z & hz & ->) & close). now exists z. }
    assert (h : over_arms K (fun i => y i * theta i) - regularizer K a b y <= m).
    { apply bound. exists y. split; [|reflexivity]. intros i hi. now apply hy. }
    rewrite terms in h. eapply Rle_trans; [|apply Rplus_le_compat_r, h]. unfold Rdiv.
    rewrite <- over_arms_one, <- arms_plus. apply arms_le. intros i hi. specialize (hy i hi). lra.
Qed.

(** The gradient of a function of a vector, arm by arm. *)
Definition nabla (G : (nat -> R) -> R) (theta : nat -> R) (i : nat) : R :=
  Derive (fun h => G (fun j => theta j + h * corner i j)) 0.

Section Regularizer.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).

(** F^* and the constrained conjugate, wherever they are finite. *)
Variables Fstar Fbar : (nat -> R) -> R.
Hypothesis free : forall theta y, (forall i, (i < K)%nat -> 0 < y i /\ theta i = slope a b (y i)) ->
  is_conjugate (orthant K) K a b theta (Fstar theta).
Hypothesis constrained : forall theta, is_conjugate (simplex K) K a b theta (Fbar theta).

(** Algorithm 3 plays the minimizer, which is the gradient of the constrained conjugate at - Lobs_t. *)
Theorem update_rule bandit d loss alpha_ beta_ arm t M : alpha_ t = a -> beta_ t = b ->
  let weights := fun t => X (alpha_ t) (beta_ t) in
  let Lobs_t := Lobs weights arm (fun t => due d t (rounds t)) (estimate bandit loss arm) t in
  is_derive (fun h => Fbar (fun i => - Lobs_t i + h * M i)) 0 (inner K (algorithm_3 bandit d loss weights arm t) M).
Proof.
  intros ea eb weights Lobs_t. unfold algorithm_3, distribution, weights. rewrite ea, eb. now apply fact_c_3_gradient.
Qed.

Lemma inner_corner_1 w i : (i < K)%nat -> inner K w (corner i) = w i.
Proof. intros hi. unfold inner. rewrite <- (over_corner K i w hi). apply arms_ext. intros; ring. Qed.

Lemma nabla_Fbar L i : (i < K)%nat -> nabla Fbar (fun j => - L j) i = X a b L i.
Proof.
  intros hi. rewrite <- (inner_corner_1 (X a b L) i hi). apply is_derive_unique.
  now apply (fact_c_3_gradient K X a b K1 hX a0 b0 ab).
Qed.

Lemma nabla_Fstar theta y i : (forall i, (i < K)%nat -> 0 < y i /\ theta i = slope a b (y i)) -> (i < K)%nat ->
  nabla Fstar theta i = y i.
Proof.
  intros hy hi. rewrite <- (inner_corner_1 y i hi). apply is_derive_unique. now apply (free_gradient K a b K1 a0 b0 ab).
Qed.

Lemma value_gap theta z y : (forall i, (i < K)%nat -> 0 < z i /\ theta i = slope a b (z i)) -> orthant K y ->
  (inner K z theta - regularizer K a b z) - (inner K y theta - regularizer K a b y)
  = over_arms K (fun i => gap_of a b (y i) (z i)).
Proof.
  intros hz hy. unfold inner, regularizer. rewrite <- !arms_minus. apply arms_ext. intros i hi.
  destruct (hz i hi) as [pos ->]. rewrite gap_is by auto. unfold summand. ring.
Qed.

(** The gradient of F^* at nabla F(z) is z, the only maximizer over all points. *)
Theorem free_maximizer theta z : (forall i, (i < K)%nat -> 0 < z i /\ theta i = slope a b (z i)) ->
  (forall M, is_derive (fun h => Fstar (fun i => theta i + h * M i)) 0 (inner K z M)) /\
  (forall y, orthant K y -> inner K y theta - regularizer K a b y <= inner K z theta - regularizer K a b z) /\
  forall y, orthant K y -> inner K y theta - regularizer K a b y = inner K z theta - regularizer K a b z ->
    forall i, (i < K)%nat -> y i = z i.
Proof.
  intros hz. assert (g : forall y, orthant K y -> forall i, (i < K)%nat -> 0 <= gap_of a b (y i) (z i)).
  { intros y hy i hi. apply gap_nonneg; trivial; [auto|now apply hz]. }
  split; [intros M; now apply (free_gradient K a b K1 a0 b0 ab)|]. split.
  - intros y hy. pose proof (value_gap theta z y hz hy). pose proof (arms_nonneg K _ (g y hy)). lra.
  - intros y hy same i hi. pose proof (value_gap theta z y hz hy) as e.
    apply (gap_zero a b); trivial; [auto|now apply hz|].
    pose proof (arms_member K _ i (g y hy) hi). cbv beta in *. lra.
Qed.

(** Fact C.4: if the two conjugates agree, the minimizer of Algorithm 3, which is in the simplex, is the free
    maximizer and the gradient of F^*, and L is the gradient of F there. *)
Theorem fact_c_4_chain L : Fbar L = Fstar L -> is_conjugate (orthant K) K a b L (Fstar L) ->
  let x := X a b (fun i => - L i) in
  simplex K x /\ (forall i, (i < K)%nat -> 0 < x i /\ L i = slope a b (x i)) /\
  (forall M, is_derive (fun h => Fstar (fun i => L i + h * M i)) 0 (inner K x M)) /\
  forall y, orthant K y -> inner K y L - regularizer K a b y <= inner K x L - regularizer K a b x /\
    (inner K y L - regularizer K a b y = inner K x L - regularizer K a b x -> forall i, (i < K)%nat -> y i = x i).
Proof.
  intros same finite x. pose proof (constrained L) as hv. rewrite <- same in finite.
  destruct (proj1 (fact_c_4_equality K X a b K1 hX a0 b0 ab L (Fbar L) hv) finite) as (z & sz & hz).
  assert (kz : kkt K a b (fun i => - L i) z).
  { split; [assumption|]. split; [intros i hi; now apply hz|]. exists 0. intros i hi. destruct (hz i hi) as [_ <-].
    ring. }
  pose proof (kkt_unique K a b _ z x a0 b0 ab kz (hX a b _ a0 b0)) as e.
  assert (hx : forall i, (i < K)%nat -> 0 < x i /\ L i = slope a b (x i)) by (intros i hi; rewrite e by assumption;
    auto).
  destruct (free_maximizer L x hx) as (grad & highest & only).
  split; [exact (proj1 (hX a b (fun i => - L i) a0 b0))|]. split; [exact hx|]. split; [exact grad|].
  intros y hy. split; [now apply highest|now apply only].
Qed.

(** ** Fact C.5 *)

(** Below a slope of a point of (0, 1] every number is a slope. *)
Lemma lower_slope x l : 0 < x <= 1 -> 0 <= l -> exists y, 0 < y <= 1 /\ slope a b y = slope a b x - l.
Proof.
  intros hx hl. destruct (point_spec a b a0 b0 ab (slope a b x - l)) as [range e]. exists (point a b (slope a b x - l)).
  split; [assumption|]. rewrite e. apply Rmin_left. pose proof (slope_monotone a b a0 b0 x 1 ltac:(lra)) as m.
  assert (slope a b 1 = b - a) by (unfold slope; rewrite ln_1, sqrt_1; field). lra.
Qed.

Section Shifted.
Variables x L : nat -> R.
Hypotheses (sx : simplex K x) (pos : forall i, (i < K)%nat -> 0 < x i) (L0 : forall i, (i < K)%nat -> 0 <= L i).

(** The constrained gradient at nabla F(x) - L, a point of the simplex. *)
Let w := X a b (fun i => - (slope a b (x i) - L i)).

(** It is the free gradient after a shift by a number c, which is at least 0; in each arm, f^*'(f'(x_i) - L_i + c). *)
Theorem fact_c_5_multiplier : exists c, 0 <= c /\
  (forall i, (i < K)%nat -> 0 < w i /\ slope a b (x i) - L i + c = slope a b (w i)) /\
  (forall M, is_derive (fun h => Fbar (fun i => slope a b (x i) - L i + h * M i)) 0 (inner K w M)) /\
  (forall M, is_derive (fun h => Fstar (fun i => slope a b (x i) - L i + c + h * M i)) 0 (inner K w M)).
Proof.
  destruct (fact_c_3 K X a b (fun i => - (slope a b (x i) - L i)) K1 hX a0 b0 ab) as ([_ total] & wpos & c & e).
  fold w in total, wpos, e. exists c.
  assert (at_w : forall i, (i < K)%nat -> 0 < w i /\ slope a b (x i) - L i + c = slope a b (w i)).
  { intros i hi. split; [auto|]. rewrite e by assumption. ring. }
  split; [|split; [exact at_w|split]].
  - destruct (Rle_dec 0 c) as [|no]; [assumption|exfalso]. assert (1 < 1); [|lra].
    rewrite <- total at 1. rewrite <- (proj2 sx).
    assert (falls : forall i, (i < K)%nat -> w i < x i).
    { intros i hi. destruct (at_w i hi) as [w0 s]. apply (fact_c_1_increasing a b a0 b0); auto.
      specialize (L0 i hi). lra. }
    pose proof (arms_member K (fun i => x i - w i) 0) as h. rewrite arms_minus in h.
    pose proof (falls 0%nat ltac:(lia)). specialize (h ltac:(intros j hj; specialize (falls j hj); lra) ltac:(lia)).
    lra.
  - intros M. pose proof (fact_c_3_gradient K X a b K1 hX a0 b0 ab Fbar (fun i => - (slope a b (x i) - L i)) M
    constrained) as g. fold w in g. apply is_derive_ext with (2 := g). intros h. f_equal. pointwise. ring.
  - intros M. now apply (free_maximizer (fun i => slope a b (x i) - L i + c) w at_w).
Qed.

(** 1 is the sum of the constrained gradient, which is the sum of the shifted free gradient, which is, arm by arm, the
    sum of f^*'(f'(x_i) - L_i + c). *)
Theorem fact_c_5_sums fs : (forall z, 0 < z -> is_conjugate_1 a b (slope a b z) (fs (slope a b z))) ->
  exists c, 0 <= c /\ 1 = over_arms K (nabla Fbar (fun i => slope a b (x i) - L i)) /\
  over_arms K (nabla Fbar (fun i => slope a b (x i) - L i))
  = over_arms K (nabla Fstar (fun i => slope a b (x i) - L i + c)) /\
  over_arms K (nabla Fstar (fun i => slope a b (x i) - L i + c))
  = over_arms K (fun i => Derive fs (slope a b (x i) - L i + c)).
Proof.
  intros hfs. destruct fact_c_5_multiplier as (c & c0 & at_w & _). exists c. split; [assumption|].
  assert (one : over_arms K (nabla Fbar (fun i => slope a b (x i) - L i)) = over_arms K w).
  { apply arms_ext. intros i hi. unfold w. rewrite <- nabla_Fbar by assumption. f_equal. pointwise. ring. }
  assert (two : over_arms K (nabla Fstar (fun i => slope a b (x i) - L i + c)) = over_arms K w)
    by (apply arms_ext; intros i hi; now apply (nabla_Fstar _ w)).
  assert (total : over_arms K w = 1) by now apply hX.
  rewrite one, two, total. repeat split. symmetry. rewrite <- total. apply arms_ext. intros i hi.
  destruct (at_w i hi) as [w0 ->]. apply is_derive_unique. now apply (conjugate_derivative a b a0 b0 ab).
Qed.

(** The statement: after a loss the constrained gradient is above the free one. *)
Theorem fact_c_5_larger i : (i < K)%nat ->
  nabla Fstar (fun j => slope a b (x j) - L j) i <= nabla Fbar (fun j => slope a b (x j) - L j) i.
Proof.
  intros hi. destruct (choose (fun i z => 0 < z /\ slope a b z = slope a b (x i) - L i) K) as [z hz].
  { intros j hj. specialize (pos j hj). pose proof (simplex_le_1 K x j sx hj).
    destruct (lower_slope (x j) (L j)) as (z & hz & e); [lra|auto|]. exists z. split; lra. }
  rewrite (nabla_Fstar _ z) by (trivial; intros j hj; destruct (hz j hj); auto).
  replace (fun j => slope a b (x j) - L j) with (fun j => - - (slope a b (x j) - L j)) by (pointwise; ring).
  rewrite nabla_Fbar by assumption. now apply (fact_c_5_gradients K X a b K1 hX a0 b0 ab).
Qed.

(** A negative shift lowers every term: the sum would be less than that of x, which is one. *)
Theorem fact_c_5_contradiction fs c : (forall z, 0 < z -> is_conjugate_1 a b (slope a b z) (fs (slope a b z))) ->
  c < 0 ->
  over_arms K (fun i => Derive fs (slope a b (x i) - L i + c)) < over_arms K (fun i => Derive fs (slope a b (x i))) /\
  over_arms K (fun i => Derive fs (slope a b (x i))) = 1.
Proof.
  intros hfs neg. destruct (choose (fun i u => 0 < u /\ slope a b u = slope a b (x i) - L i + c) K) as [u hu].
  { intros i hi. specialize (L0 i hi). specialize (pos i hi). pose proof (simplex_le_1 K x i sx hi).
    destruct (lower_slope (x i) (L i - c)) as (u & hu & e); [lra|lra|]. exists u. split; lra. }
  assert (value : forall z, 0 < z -> Derive fs (slope a b z) = z).
  { intros z hz. apply is_derive_unique. now apply (conjugate_derivative a b a0 b0 ab). }
  assert (end_ : over_arms K (fun i => Derive fs (slope a b (x i))) = 1).
  { rewrite <- (proj2 sx). apply arms_ext. auto. }
  split; [|exact end_]. assert (falls : forall i, (i < K)%nat ->
    Derive fs (slope a b (x i) - L i + c) < Derive fs (slope a b (x i))).
  { intros i hi. destruct (hu i hi) as [u0 <-]. rewrite !value by auto.
    destruct (hu i hi) as [_ e]. apply (fact_c_1_increasing a b a0 b0); auto. specialize (L0 i hi). lra. }
  pose proof (arms_member K (fun i => Derive fs (slope a b (x i)) - Derive fs (slope a b (x i) - L i + c)) 0) as h.
  rewrite arms_minus in h. pose proof (falls 0%nat ltac:(lia)).
  specialize (h ltac:(intros j hj; specialize (falls j hj); lra) ltac:(lia)). lra.
Qed.
End Shifted.
End Regularizer.

(** ** Fact C.6 *)

Section Taylor.
Variables (dom : R -> Prop) (f f1 f2 : R -> R).
Hypothesis interval : forall y z c, dom y -> dom z -> y <= c <= z -> dom c.
Hypothesis smooth : forall y, dom y -> derivable_pt_lim f y (f1 y) /\ derivable_pt_lim f1 y (f2 y) /\ 0 < f2 y.

Lemma slope_quotient y z : dom y -> dom z -> y < z -> exists c, f1 z - f1 y = f2 c * (z - y) /\ y < c < z.
Proof.
  intros hy hz lt. destruct (MVT_cor2 f1 f2 y z lt (fun c hc => proj1 (proj2 (smooth c (interval y z c hy hz hc)))))
    as (c & e & hc). now exists c.
Qed.

Lemma slopes_rise y z : dom y -> dom z -> y < z -> f1 y < f1 z.
Proof.
  intros hy hz lt. destruct (slope_quotient y z hy hz lt) as (c & e & hc).
  destruct (smooth c (interval y z c hy hz ltac:(lra))) as (_ & _ & pos). nra.
Qed.

(** The supremum at a slope is attained at the point with this slope. *)
Lemma at_slope x v : dom x -> is_lub (fun r => exists y, dom y /\ r = y * f1 x - f y) v -> v = x * f1 x - f x.
Proof.
  intros hx hv. apply (is_lub_u _ _ _ hv). split; [|intros m bound; apply bound; now exists x].
  intros r (y & hy & ->). destruct (Rtotal_order x y) as [lt|[->|gt]]; [|lra|].
  - destruct (MVT_cor2 f f1 x y lt (fun c hc => proj1 (smooth c (interval x y c hx hy hc)))) as (c & e & hc).
    pose proof (slopes_rise x c hx (interval x y c hx hy ltac:(lra)) ltac:(lra)). nra.
  - destruct (MVT_cor2 f f1 y x gt (fun c hc => proj1 (smooth c (interval y x c hy hx hc)))) as (c & e & hc).
    pose proof (slopes_rise c x (interval y x c hy hx ltac:(lra)) hx ltac:(lra)). nra.
Qed.

(** The divergence is l^2 / (2 f''(c)) for some c between x and y, the point with f'(y) = f'(x) - l; and f'' decreases.
    v and w are the values of the conjugate at f'(x) and f'(x) - l. *)
Theorem fact_c_6_taylor x y l v w : (forall y z, dom y -> dom z -> y <= z -> f2 z <= f2 y) ->
  dom x -> dom y -> 0 <= l -> f1 y = f1 x - l ->
  is_lub (fun r => exists y, dom y /\ r = y * f1 x - f y) v ->
  is_lub (fun r => exists y, dom y /\ r = y * (f1 x - l) - f y) w ->
  exists c, y <= c <= x /\ w - v - (- l) * x = l * l / (2 * f2 c) /\ / f2 c <= / f2 x.
Proof.
  intros decreasing hx hy l0 ey hv hw. rewrite <- ey in hw. rewrite (at_slope x v hx hv), (at_slope y w hy hw).
  assert (inverse : forall c, y <= c <= x -> / f2 c <= / f2 x).
  { intros c hc. pose proof (interval y x c hy hx hc) as dc. apply Rinv_le_contravar; [now apply smooth|].
    apply decreasing; trivial. lra. }
  destruct (Rtotal_order x y) as [lt|[e|gt]].
  - pose proof (slopes_rise x y hx hy lt). lra.
  - subst y. exists x. destruct (smooth x hx) as (_ & _ & pos). assert (l = 0) as -> by lra. split; [lra|].
    split; [unfold Rdiv; ring|lra].
  - set (g := fun u => f x - f u - f1 u * (x - u)). set (h := fun u => (f1 x - f1 u) * (f1 x - f1 u) / 2).
    assert (dg : forall u, y <= u <= x -> derivable_pt_lim g u (- (f2 u * (x - u)))).
    { intros u hu. destruct (smooth u (interval y x u hy hx hu)) as (d0 & d1 & _). apply is_derive_Reals in d0, d1.
      apply is_derive_Reals. unfold g. auto_derive; [repeat split; [now exists (f1 u)|now exists (f2 u)]|].
      rewrite (is_derive_unique (fun q : R => f q) u _ d0), (is_derive_unique (fun q : R => f1 q) u _ d1). ring. }
    assert (dh : forall u, y <= u <= x -> derivable_pt_lim h u (- (f2 u * (f1 x - f1 u)))).
    { intros u hu. destruct (smooth u (interval y x u hy hx hu)) as (_ & d1 & _). apply is_derive_Reals in d1.
      apply is_derive_Reals. unfold h. auto_derive; [repeat split; now exists (f2 u)|].
      rewrite (is_derive_unique (fun q : R => f1 q) u _ d1). field. }
    (* Cauchy's mean value theorem, by Rolle's *)
    destruct (MVT_cor2 (fun u => h y * g u - g y * h u)
      (fun u => h y * - (f2 u * (x - u)) - g y * - (f2 u * (f1 x - f1 u))) y x gt) as (u & e & hu).
    { intros u hu. apply is_derive_Reals. pose proof (dg u hu) as d0. pose proof (dh u hu) as d1.
      apply is_derive_Reals in d0, d1.
      apply (is_derive_minus (fun q => h y * g q) (fun q => g y * h q)); now apply is_derive_scal. }
    pose proof (interval y x u hy hx ltac:(lra)) as du. destruct (smooth u du) as (_ & _ & pos).
    assert (gx : g x = 0) by (unfold g; ring). assert (hx0 : h x = 0) by (unfold h; field).
    rewrite gx, hx0 in e.
    assert (z : h y * (x - u) = g y * (f1 x - f1 u)).
    { assert (q : f2 u * (x - y) * (g y * (f1 x - f1 u) - h y * (x - u)) = 0) by lra.
      apply Rmult_integral in q as [q|q]; [|lra]. assert (0 < f2 u * (x - y)); [apply Rmult_lt_0_compat; lra|lra]. }
    destruct (slope_quotient u x du hx ltac:(lra)) as (c & ec & hc). exists c.
    destruct (smooth c (interval y x c hy hx ltac:(lra))) as (_ & _ & pc). split; [lra|]. split; [|apply inverse; lra].
    rewrite ec in z. assert (value : h y = g y * f2 c).
    { assert (q : (x - u) * (h y - g y * f2 c) = 0) by lra. apply Rmult_integral in q as [q|q]; lra. }
    assert (l * l / (2 * f2 c) = g y) as ->.
    { replace l with (f1 x - f1 y) by lra. replace ((f1 x - f1 y) * (f1 x - f1 y)) with (2 * h y) by (unfold h; field).
      rewrite value. field. lra. }
    unfold g. replace l with (f1 x - f1 y) by lra. ring.
Qed.
End Taylor.
