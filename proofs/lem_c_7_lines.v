(** The lines of the proof of Lemma C.7 (lem:FTRL-L1) in the paper's words. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Export facts_lines.

(** D_F(u, v) *)
Definition bregman (F : R -> R) (u v : R) : R := F u - F v - (u - v) * Derive F v.

Section Regularizer.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).

(** The constrained conjugate, the free one and that of one arm, wherever they are finite. *)
Variables (Fbar Fstar : (nat -> R) -> R) (fs : R -> R).
Hypothesis constrained : forall theta, is_conjugate (simplex K) K a b theta (Fbar theta).
Hypothesis free : forall theta y, (forall i, (i < K)%nat -> 0 < y i /\ theta i = slope a b (y i)) ->
  is_conjugate (orthant K) K a b theta (Fstar theta).
Hypothesis one_arm : forall z, 0 < z -> is_conjugate_1 a b (slope a b z) (fs (slope a b z)).

(** A conjugate looks at the coordinates of the arms only. *)
Lemma Fbar_ext theta theta' : (forall i, (i < K)%nat -> theta i = theta' i) -> Fbar theta = Fbar theta'.
Proof.
  intros h. apply (is_lub_u _ _ _ (constrained theta)). destruct (constrained theta') as [upper least].
  assert (same : forall x, over_arms K (fun i => x i * theta i) = over_arms K (fun i => x i * theta' i))
    by (intros x; apply arms_ext; intros i hi; now rewrite h).
  split; [intros r (x & hx & ->); apply upper|intros m bound; apply least; intros r (x & hx & ->); apply bound];
    exists x; now rewrite same.
Qed.

Lemma derivative_of_fs z : 0 < z -> Derive fs (slope a b z) = z.
Proof. intros hz. apply is_derive_unique. now apply (conjugate_derivative a b a0 b0 ab). Qed.

Lemma fs_value z : 0 < z -> fs (slope a b z) = z * slope a b z - summand a b z.
Proof. intros hz. apply (is_lub_u _ _ _ (one_arm z hz)). now apply attained_1. Qed.

(** D_{f^*} at the slopes of y and x. *)
Lemma bregman_slopes x y : 0 < x -> 0 < y ->
  bregman fs (slope a b y) (slope a b x)
  = fs (slope a b y) - fs (slope a b x) - (slope a b y - slope a b x) * x.
Proof. intros hx hy. unfold bregman. now rewrite derivative_of_fs. Qed.

Variables Lobs l : nat -> R.
Hypothesis l0 : forall i, (i < K)%nat -> 0 <= l i.
Let x := X a b Lobs.
Let grad (i : nat) : R := slope a b (x i).

Lemma x_kkt_ : kkt K a b Lobs x.
Proof. now apply fact_c_3. Qed.

Lemma x_range i : (i < K)%nat -> 0 < x i <= 1.
Proof. now apply (minimizer_range K X). Qed.

(** The points with slopes f'(x_i) - l_i. *)
Lemma lowered : exists y, forall i, (i < K)%nat -> 0 < y i <= 1 /\ slope a b (y i) = grad i - l i.
Proof.
  apply (choose (fun i z => 0 < z <= 1 /\ slope a b z = grad i - l i)). intros i hi.
  apply (lower_slope a b a0 b0 ab (x i) (l i)); [now apply x_range|auto].
Qed.

(** (a) Facts C.3 and C.2; (b) Fact C.4, twice; and the sum of the divergences. *)
Theorem lem_c_7_general :
  Fbar (fun i => - Lobs i - l i) - Fbar (fun i => - Lobs i) + inner K x l
  = Fbar (fun i => grad i - l i) - Fbar grad + inner K x l /\
  Fbar (fun i => grad i - l i) - Fbar grad + inner K x l <= Fstar (fun i => grad i - l i) - Fstar grad + inner K x l /\
  Fstar (fun i => grad i - l i) - Fstar grad + inner K x l
  = over_arms K (fun i => bregman fs (grad i - l i) (grad i)).
Proof.
  destruct x_kkt_ as (sx & pos & c & e). destruct lowered as (y & hy).
  assert (at_x : forall i, (i < K)%nat -> 0 < x i /\ grad i = slope a b (x i)) by auto.
  assert (at_y : forall i, (i < K)%nat -> 0 < y i /\ grad i - l i = slope a b (y i))
    by (intros i hi; destruct (hy i hi) as [[p _] s]; auto).
  assert (shift : forall theta, Fbar (fun i => theta i + c) = Fbar theta + c).
  { intros theta. apply (is_lub_u _ _ _ (constrained _)). now apply fact_c_2. }
  assert (g : Fbar grad = Fbar (fun i => - Lobs i) + c).
  { rewrite <- shift. apply Fbar_ext. intros i hi. unfold grad. rewrite e by assumption. ring. }
  assert (gl : Fbar (fun i => grad i - l i) = Fbar (fun i => - Lobs i - l i) + c).
  { rewrite <- shift. apply Fbar_ext. intros i hi. unfold grad. rewrite e by assumption. ring. }
  split; [lra|]. split.
  - destruct (fact_c_4_attained K a b grad x a0 b0 sx at_x) as [one two].
    pose proof (is_lub_u _ _ _ (constrained grad) one). pose proof (is_lub_u _ _ _ (free grad x at_x) two).
    pose proof (fact_c_4_below K a b _ _ _ (constrained _) (free (fun i => grad i - l i) y at_y)). lra.
  - rewrite (is_lub_u _ _ _ (free _ _ at_x) (orthant_value K a b _ _ a0 b0 at_x)).
    rewrite (is_lub_u _ _ _ (free _ _ at_y) (orthant_value K a b _ _ a0 b0 at_y)).
    rewrite (arms_ext K (fun i => bregman fs (grad i - l i) (grad i)) (fun i =>
      (y i * (grad i - l i) - summand a b (y i)) - (x i * grad i - summand a b (x i)) + x i * l i)).
    + unfold regularizer, inner, summand. rewrite arms_plus, !arms_minus. ring.
    + intros i hi. destruct (at_y i hi) as [p s]. destruct (at_x i hi) as [q s'].
      rewrite s, s', bregman_slopes, !fs_value by assumption.
      replace (l i) with (slope a b (x i) - slope a b (y i)) by lra. ring.
Qed.

(** Facts C.6 and C.1: the divergence is at most l^2 / (2 f''(x)), and f'' is at least either of its parts. *)
Lemma divergence i k : (i < K)%nat -> 0 < k <= curvature a b (x i) ->
  bregman fs (grad i - l i) (grad i) <= / 2 * (l i * l i) * / k.
Proof.
  intros hi hk. destruct lowered as (y & hy). destruct (hy i hi) as [[p _] s]. pose proof (x_range i hi) as r.
  pose proof (fact_c_6 a b a0 b0 ab fs (x i) (l i) (proj1 r) (l0 i hi) (one_arm (x i) (proj1 r))) as h.
  fold (grad i) in h. rewrite <- s in h. specialize (h (one_arm _ p)). rewrite s in h.
  unfold bregman. change (Derive fs (grad i)) with (Derive fs (slope a b (x i))). rewrite derivative_of_fs by lra.
  replace (grad i - l i - grad i) with (- l i) by ring. eapply Rle_trans; [exact h|].
  unfold Rdiv. rewrite Rinv_mult. replace (/ 2 * (l i * l i) * / k) with (l i * l i * (/ 2 * / k)) by ring.
  apply Rmult_le_compat_l; [apply Rle_0_sqr|]. apply Rmult_le_compat_l; [lra|]. now apply Rinv_le_contravar.
Qed.
End Regularizer.

Section Chains.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).
Variable fs : R -> R.
Hypothesis one_arm : forall z, 0 < z -> is_conjugate_1 a b (slope a b z) (fs (slope a b z)).
Variables (Lobs : nat -> R) (B : R).
Let x := X a b Lobs.
Let grad (i : nat) : R := slope a b (x i).

(** Bandits, one outcome. The rate alpha = 1 / a is finite; f_1'' is `curvature a 0`. *)
Theorem lem_c_7_bandit_chain A l : 0 < a -> (A < K)%nat -> 0 <= l <= B ->
  let est := fun i => l / x A * corner A i in
  over_arms K (fun i => bregman fs (grad i - est i) (grad i)) <= bregman fs (grad A - est A) (grad A) /\
  bregman fs (grad A - est A) (grad A) <= / 2 * (est A * est A) * / curvature a 0 (x A) /\
  / 2 * (est A * est A) * / curvature a 0 (x A)
  = / 2 * ((l * / x A) * (l * / x A)) * (2 * / a * (x A * sqrt (x A))) /\
  / 2 * ((l * / x A) * (l * / x A)) * (2 * / a * (x A * sqrt (x A))) <= / sqrt (x A) * / a * (B * B).
Proof.
  intros pos hA hl est. pose proof (x_range K X a b K1 hX a0 b0 ab Lobs A hA) as r. fold x in r.
  pose proof (sqrt_lt_R0 (x A) ltac:(lra)) as q. pose proof (sqrt_sqrt (x A) ltac:(lra)) as qq.
  assert (v0 : 0 <= l / x A) by (apply div_nonneg; lra).
  assert (est0 : forall i, (i < K)%nat -> 0 <= est i) by (intros i _; unfold est, corner; destruct (i =? A); lra).
  assert (at_A : est A = l / x A) by (unfold est, corner; rewrite Nat.eqb_refl; ring).
  assert (c1 : curvature a 0 (x A) = a / (2 * (x A * sqrt (x A)))) by (unfold curvature, Rdiv; ring).
  split; [|split; [|split]].
  - right. rewrite at_A.
    apply (one_arm_only K A hA (fun v i => bregman fs (grad i - v) (grad i)) (l / x A)).
    pointwise. unfold bregman. rewrite Rminus_0_r. ring.
  - apply (divergence K X a b K1 hX a0 b0 ab fs one_arm Lobs est est0 A); [assumption|].
    rewrite c1. split; [signs|]. unfold curvature. fold x. pose proof (div_nonneg b (x A) b0 ltac:(lra)). lra.
  - rewrite at_A, c1. field. lra.
  - replace (/ 2 * ((l * / x A) * (l * / x A)) * (2 * / a * (x A * sqrt (x A)))) with (/ sqrt (x A) * / a * (l * l))
      by (rewrite <- qq at 2 3 4; field; lra).
    apply Rmult_le_compat_l; [signs|apply Rmult_le_compat; lra].
Qed.

(** Full information. The rate beta = 1 / b is finite; f_2'' is `curvature 0 b`. The square of the loss is of each arm,
    under the sum, as the erratum has it. *)
Theorem lem_c_7_full_chain l : 0 < b -> (forall i, (i < K)%nat -> 0 <= l i <= B) ->
  over_arms K (fun i => bregman fs (grad i - l i) (grad i))
  <= over_arms K (fun i => / 2 * (l i * l i) * / curvature 0 b (x i)) /\
  over_arms K (fun i => / 2 * (l i * l i) * / curvature 0 b (x i))
  = / 2 * over_arms K (fun i => l i * l i * (/ b * x i)) /\
  / 2 * over_arms K (fun i => l i * l i * (/ b * x i)) <= / 2 * / b * (B * B).
Proof.
  intros pos hl. pose proof (x_range K X a b K1 hX a0 b0 ab Lobs) as r. fold x in r.
  assert (c2 : forall i, curvature 0 b (x i) = b / x i) by (intros i; unfold curvature, Rdiv; ring).
  split; [|split].
  - apply arms_le. intros i hi. specialize (r i hi).
    apply (divergence K X a b K1 hX a0 b0 ab fs one_arm Lobs l (fun j hj => proj1 (hl j hj)) i _ hi). fold x.
    rewrite c2. split; [signs|]. unfold curvature. pose proof (div_nonneg a (2 * (x i * sqrt (x i))) a0 ltac:(signs)).
    lra.
  - rewrite <- arms_scal. apply arms_ext. intros i hi. rewrite c2. specialize (r i hi). field. lra.
  - rewrite Rmult_assoc. apply Rmult_le_compat_l; [lra|].
    rewrite <- (simplex_scal K (/ b * (B * B)) x) by now apply hX. apply arms_le. intros i hi.
    specialize (hl i hi). specialize (r i hi). replace (l i * l i * (/ b * x i)) with (/ b * (l i * l i) * x i) by ring.
    apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [signs|]. apply Rmult_le_compat; lra.
Qed.
End Chains.

(** ** The mean over the game, bandits *)

Section Game.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (a b : nat -> R).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.
Variable Fbar : nat -> (nat -> R) -> R.
Hypothesis conjugates_ : forall t theta, (1 <= t <= T)%nat -> is_conjugate (simplex K) K (a t) (b t) theta (Fbar t
  theta).

Let act := action K T d loss a b X.
Let x_ := x_of d loss a b X.
Let est_ := est d loss a b X.
Let seen_ := seen_est d loss a b X.

Theorem lem_c_7_expectation t arm : (1 <= t <= T)%nat -> 0 < a t ->
  E act 1 T (fun u => Fbar t (fun i => - seen_ u t i - est_ u t i) - Fbar t (fun i => - seen_ u t i)
                      + inner K (x_ u t) (est_ u t)) arm
  <= E act 1 T (fun u => over_arms K (fun i => sqrt (x_ u t i) * (/ a t * (B t * B t)))) arm /\
  E act 1 T (fun u => over_arms K (fun i => sqrt (x_ u t i) * (/ a t * (B t * B t)))) arm
  <= sqrt (INR K) * / a t * (B t * B t).
Proof.
  intros ht pos. destruct (rates t ht) as (a0 & b0 & ab). set (c := / a t * (B t * B t)).
  assert (c0 : 0 <= c) by (apply Rmult_le_pos; signs).
  rewrite (E_ext act T 1 (fun u => over_arms K (fun i => sqrt (x_ u t i) * c))
    (fun u => c * over_arms K (fun i => sqrt (x_ u t i))) arm)
    by (intros u; rewrite <- arms_scal; apply arms_ext; intros; ring).
  rewrite E_scal, <- (mean_roots K T d loss a b X K1 T1 hX rates) by assumption. split.
  - rewrite <- E_scal. apply (E_le_arms K T d loss a b X K1 T1 hX rates); [lia|]. intros u _ range.
    specialize (range t ltac:(lia)). unfold est_. rewrite est_is. fold x_.
    assert (e : x_ u t = X (a t) (b t) (seen_ u t)) by apply x_of_seen. change (x_of d loss a b X u t) with (x_ u t).
    rewrite e. replace c with (B t * B t / a t) by (unfold c, Rdiv; ring).
    apply (bend_bandit K X (a t) (b t)); trivial; [intros; now apply conjugates_|now apply scaled_losses].
  - replace (sqrt (INR K) * / a t * (B t * B t)) with (c * sqrt (INR K)) by (unfold c; ring).
    apply Rmult_le_compat_l; [assumption|]. now apply (mean_stability K T d loss a b X).
Qed.
End Game.
