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
  assert (same : forall x, over_arms K (fun i => x i * theta i) = over_arms K (fun i => x i * theta' i)).
  { intros x. apply total_ext. intros i hi. apply in_arms in hi. now rewrite h. }
  split.
  - intros r (x & hx & ->). apply upper. exists x. now rewrite same.
  - intros m bound. apply least. intros r (x & hx & ->). apply bound. exists x. now rewrite same.
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
Proof. destruct x_kkt_ as (sx & pos & _). intros hi. split; [auto|now apply (simplex_le_1 K)]. Qed.

(** The points with slopes f'(x_i) - l_i. *)
Lemma lowered : exists y, forall i, (i < K)%nat -> 0 < y i <= 1 /\ slope a b (y i) = grad i - l i.
Proof.
  apply (choose K K1 (fun i z => 0 < z <= 1 /\ slope a b z = grad i - l i)). intros i hi.
  apply (lower_slope a b a0 b0 ab (x i) (l i)); [now apply x_range|auto].
Qed.

(** (a) Facts C.3 and C.2; (b) Fact C.4, twice; and the sum of the divergences. *)
Theorem lem_c_7_general :
  Fbar (fun i => - Lobs i - l i) - Fbar (fun i => - Lobs i) + inner K x l
  = Fbar (fun i => grad i - l i) - Fbar grad + inner K x l /\
  Fbar (fun i => grad i - l i) - Fbar grad + inner K x l <= Fstar (fun i => grad i - l i) - Fstar grad + inner K x l
    /\
  Fstar (fun i => grad i - l i) - Fstar grad + inner K x l
  = over_arms K (fun i => bregman fs (grad i - l i) (grad i)).
Proof.
  destruct x_kkt_ as (sx & pos & c & e). destruct lowered as (y & hy).
  assert (at_x : forall i, (i < K)%nat -> 0 < x i /\ grad i = slope a b (x i)) by (intros i hi; split;
    [auto|reflexivity]).
  assert (at_y : forall i, (i < K)%nat -> 0 < y i /\ grad i - l i = slope a b (y i)).
  { intros i hi. destruct (hy i hi) as [[p _] s]. auto. }
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
  - rewrite (is_lub_u _ _ _ (free _ _ at_x) (free_value K a b a0 b0 _ _ at_x)).
    rewrite (is_lub_u _ _ _ (free _ _ at_y) (free_value K a b a0 b0 _ _ at_y)).
    assert (d : over_arms K (fun i => bregman fs (grad i - l i) (grad i))
      = over_arms K (fun i => (y i * (grad i - l i) - summand a b (y i)) - (x i * grad i - summand a b (x i)) + x i *
        l i)).
    { apply total_ext. intros i hi. apply in_arms in hi. destruct (at_y i hi) as [p s].
      destruct (at_x i hi) as [q s']. rewrite s, s', bregman_slopes, !fs_value by assumption.
      replace (l i) with (slope a b (x i) - slope a b (y i)) by lra. ring. }
    rewrite d. unfold regularizer, inner, summand, over_arms.
    rewrite total_plus, !total_minus. ring.
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
  assert (p1 : 0 < x A * sqrt (x A)) by (apply Rmult_lt_0_compat; lra).
  assert (c1 : curvature a 0 (x A) = a / (2 * (x A * sqrt (x A)))) by (unfold curvature, Rdiv; ring).
  split; [|split; [|split]].
  - right. rewrite <- (over_corner K A (fun i => bregman fs (grad i - est i) (grad i)) hA). apply total_ext.
    intros i _. unfold corner. destruct (Nat.eqb_spec i A) as [->|ne]; [ring|].
    assert (est i = 0) as -> by (unfold est, corner; destruct (Nat.eqb_spec i A); [easy|ring]).
    rewrite Rminus_0_r. unfold bregman. ring.
  - apply (divergence K X a b K1 hX a0 b0 ab fs one_arm Lobs est est0 A); [assumption|].
    rewrite c1. split; [apply Rdiv_lt_0_compat; lra|]. unfold curvature. fold x.
    pose proof (div_nonneg b (x A) b0 ltac:(lra)). lra.
  - rewrite at_A, c1. field. lra.
  - replace (/ 2 * ((l * / x A) * (l * / x A)) * (2 * / a * (x A * sqrt (x A)))) with (/ sqrt (x A) * / a * (l * l)).
    2:{ rewrite <- qq at 2 3 4. field. lra. }
    apply Rmult_le_compat_l; [|apply Rmult_le_compat; lra].
    apply Rmult_le_pos; left; now apply inv_pos.
Qed.

(** Full information. The rate beta = 1 / b is finite; f_2'' is `curvature 0 b`. The square of the loss is of each
  arm,
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
  - apply total_le. intros i hi. apply in_arms in hi. specialize (r i hi).
    apply (divergence K X a b K1 hX a0 b0 ab fs one_arm Lobs l (fun j hj => proj1 (hl j hj)) i _ hi). fold x.
    rewrite c2. split; [apply Rdiv_lt_0_compat; lra|]. unfold curvature.
    pose proof (sqrt_lt_R0 (x i) ltac:(lra)). assert (0 < x i * sqrt (x i)) by (apply Rmult_lt_0_compat; lra).
    pose proof (div_nonneg a (2 * (x i * sqrt (x i))) a0 ltac:(lra)). lra.
  - unfold over_arms. rewrite <- total_scal. apply total_ext. intros i hi. apply in_arms in hi. rewrite c2.
    specialize (r i hi). field. lra.
  - destruct (x_kkt_ K X a b K1 hX a0 b0 ab Lobs) as ((_ & one) & _). fold x in one. rewrite Rmult_assoc.
    apply Rmult_le_compat_l; [lra|]. replace (/ b * (B * B)) with (over_arms K (fun i => / b * (B * B) * x i))
      by (unfold over_arms in *; rewrite total_scal, one; ring).
    apply total_le. intros i hi. apply in_arms in hi. specialize (hl i hi). specialize (r i hi).
    replace (l i * l i * (/ b * x i)) with (/ b * (l i * l i) * x i) by ring.
    apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [left; now apply inv_pos|]. apply Rmult_le_compat; lra.
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
  assert (proper_ : forall t x, proper (act t x)) by (intros; now apply action_proper).
  assert (c0 : 0 <= c) by (apply Rmult_le_pos; [left; now apply inv_pos|apply Rle_0_sqr]).
  assert (sums : forall u, over_arms K (fun i => sqrt (x_ u t i) * c) = c * over_arms K (fun i => sqrt (x_ u t i))).
  { intros u. unfold over_arms. rewrite <- total_scal. apply total_ext. intros; ring. }
  assert (known_sum : known t (fun u => over_arms K (fun i => sqrt (x_ u t i)))).
  { intros u v h. unfold x_. now rewrite (known_x K T d loss a b X K1 T1 t u v h). }
  rewrite (E_ext act T 1 (fun u => over_arms K (fun i => sqrt (x_ u t i) * c))
    (fun u => c * over_arms K (fun i => sqrt (x_ u t i))) arm sums), E_scal. split.
  - apply Rle_trans with (E act 1 T (fun u => c * / sqrt (x_ u t (u t))) arm).
    + apply (E_le_arms K T d loss a b X K1 T1 hX rates); [lia|]. intros u _ range. specialize (range t ltac:(lia)).
      unfold est_. rewrite (est_is d loss a b X). fold x_.
      assert (e : x_ u t = X (a t) (b t) (seen_ u t)) by (now apply (x_of_seen K T)). rewrite e.
      replace (c * / sqrt (X (a t) (b t) (seen_ u t) (u t)))
        with (B t * B t / a t * / sqrt (X (a t) (b t) (seen_ u t) (u t))) by (unfold c, Rdiv; ring).
      apply (bend_bandit K X (a t) (b t)); trivial; [intros; now apply conjugates_|now apply scaled_losses].
    + rewrite E_scal. apply Rmult_le_compat_l; [assumption|].
      rewrite (E_at act proper_ T t), (E_past act proper_ T t); try (assumption || lia).
      2:{ intros u v h. rewrite (h t) by lia. unfold x_. rewrite (known_x K T d loss a b X K1 T1 t u v);
        [reflexivity|].
          apply (agree_weaken t (S t)); [lia|assumption]. }
      right. apply E_ext. intros u. unfold act. rewrite (mean_action K T d loss a b X K1 T1) by assumption.
      apply total_ext. intros i hi. apply in_arms in hi. unfold x_. rewrite (x_put K T d loss a b X K1 T1), put_same.
      pose proof (x_positive K T d loss a b X K1 T1 hX rates u t i ht hi) as p. pose proof (sqrt_lt_R0 _ p).
      rewrite <- (sqrt_sqrt (x_of d loss a b X u t i)) at 1 by lra. field. lra.
  - replace (sqrt (INR K) * / a t * (B t * B t)) with (c * sqrt (INR K)) by (unfold c; ring).
    apply Rmult_le_compat_l; [assumption|]. rewrite <- (E_const act proper_ T (sqrt (INR K)) 1 arm).
    apply E_le; [assumption|]. intros u. apply (roots_total K K1).
    unfold x_. rewrite (x_of_seen K T d loss a b X K1 T1). now apply hX.
Qed.
End Game.
