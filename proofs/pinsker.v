(** Pinsker's inequality for two laws on finitely many outcomes (book, Open 2), from Hoeffding's lemma. *)
From Delays Require Import hoeffding.
From Delays Require Export exponential_weights.

(** The relative entropy of x from y, and half the distance of the two. (0 log 0 is 0, and the relative entropy is
    infinite if an outcome is possible under x only; that is excluded below.) *)
Definition relative_entropy (K : nat) (x y : nat -> R) : R := over_arms K (fun i => x i * (ln (x i) - ln (y i))).
Definition variation (K : nat) (x y : nat -> R) : R := / 2 * over_arms K (fun i => Rabs (x i - y i)).

Section Laws.
Variables (K : nat) (x y : nat -> R).
Hypotheses (hx : simplex K x) (hy : simplex K y) (possible : forall i, (i < K)%nat -> y i = 0 -> x i = 0).

Lemma some_mass g : 0 < over_arms K (fun i => y i * exp (g i)).
Proof.
  destruct (Rle_lt_dec (over_arms K (fun i => y i * exp (g i))) 0) as [none|]; [exfalso|assumption].
  destruct hy as [y0 yt]. assert (over_arms K y <= over_arms K (fun _ => 0)).
  { apply arms_le. intros i hi. pose proof (exp_pos (g i)) as e0.
    assert (y i * exp (g i) <= over_arms K (fun i => y i * exp (g i))).
    { apply (arms_member K (fun i => y i * exp (g i))); [|assumption]. intros j hj. apply Rmult_le_pos; [auto|signs]. }
    destruct (y0 i hi) as [pos|<-]; [|lra]. pose proof (Rmult_lt_0_compat _ _ pos e0). lra. }
  rewrite over_arms_one in *. lra.
Qed.

(** Gibbs: the mean of g under x is at most the relative entropy plus log of the mean of e^g under y. *)
Lemma gibbs_relative g :
  over_arms K (fun i => x i * g i) <= relative_entropy K x y + ln (over_arms K (fun i => y i * exp (g i))).
Proof.
  destruct hx as [x0 xt]. destruct hy as [y0 yt]. set (N := over_arms K (fun i => y i * exp (g i))).
  assert (N0 : 0 < N) by apply some_mass.
  assert (h : over_arms K (fun i => x i * g i - x i * (ln (x i) - ln (y i)) - ln N * x i)
              <= over_arms K (fun i => / N * (y i * exp (g i)) + (-1) * x i)).
  { apply arms_le. intros i hi. destruct (y0 i hi) as [y_pos|zero].
    2:{ rewrite (possible i hi (eq_sym zero)), <- zero. lra. }
    pose proof (exp_pos (g i)). assert (w0 : 0 < / N * (y i * exp (g i))) by signs.
    pose proof (ln_step (/ N * (y i * exp (g i))) (x i) w0 (x0 i hi)) as s.
    rewrite ln_mult, ln_Rinv, ln_mult, ln_exp in s by signs. lra. }
  rewrite arms_plus, !arms_minus, !arms_scal, xt in h. fold N (relative_entropy K x y) in h.
  rewrite Rinv_l in h by lra. lra.
Qed.

Lemma one_side l : (forall i, (i < K)%nat -> 0 <= l i <= 1) -> inner K x l <= inner K y l ->
  (inner K y l - inner K x l) * (inner K y l - inner K x l) <= / 2 * relative_entropy K x y.
Proof.
  intros hl less. set (v := inner K y l - inner K x l). assert (v0 : 0 <= v) by (unfold v; lra).
  pose proof (gibbs_relative (fun i => - (4 * v * l i))) as g.
  pose proof (hoeffding K y l 1 (4 * v) hy hl ltac:(lra) ltac:(lra)) as h.
  pose proof (some_mass (fun i => - (4 * v * l i))) as pos. apply ln_le in h; [|assumption]. rewrite ln_exp in h.
  assert (e : over_arms K (fun i => x i * - (4 * v * l i)) = - (4 * v) * inner K x l).
  { unfold inner. rewrite <- arms_scal. apply arms_ext. intros; ring. }
  cbv beta in g. rewrite e in g. unfold v in *. nra.
Qed.

(** For every event: Pr_x(S) and Pr_y(S) are close. *)
Theorem pinsker_event (S : nat -> bool) :
  (inner K x (fun i => ind (S i)) - inner K y (fun i => ind (S i))) ^ 2 <= / 2 * relative_entropy K x y.
Proof.
  replace ((inner K x (fun i => ind (S i)) - inner K y (fun i => ind (S i))) ^ 2) with
    ((inner K y (fun i => ind (S i)) - inner K x (fun i => ind (S i)))
     * (inner K y (fun i => ind (S i)) - inner K x (fun i => ind (S i)))) by ring.
  destruct (Rle_lt_dec (inner K x (fun i => ind (S i))) (inner K y (fun i => ind (S i)))) as [le|gt].
  - apply one_side; [intros; apply ind_bounds|assumption].
  - assert (other : forall z, simplex K z -> inner K z (fun i => 1 - ind (S i)) = 1 - inner K z (fun i => ind (S i))).
    { intros z hz. unfold inner. rewrite (arms_ext K _ (fun i => z i - z i * ind (S i))) by (intros; ring).
      now rewrite arms_minus, (proj2 hz). }
    pose proof (one_side (fun i => 1 - ind (S i))) as h. rewrite !other in h by assumption.
    specialize (h ltac:(intros i _; pose proof (ind_bounds (S i)); lra) ltac:(lra)).
    eapply Rle_trans; [|exact h]. right. ring.
Qed.

(** V^2 <= L / 2 *)
Theorem pinsker : variation K x y ^ 2 <= / 2 * relative_entropy K x y.
Proof.
  set (S := fun i => if Rle_dec (y i) (x i) then true else false).
  eapply Rle_trans; [|exact (pinsker_event S)]. right. f_equal. destruct hx as [_ xt]. destruct hy as [_ yt].
  unfold variation, inner. rewrite <- arms_scal.
  rewrite (arms_ext K _ (fun i => (x i * ind (S i) - y i * ind (S i)) + (/ 2 * y i - / 2 * x i))).
  - rewrite arms_plus, !arms_minus, !arms_scal, xt, yt. ring.
  - intros i _. unfold S. destruct (Rle_dec (y i) (x i)); simpl ind; [rewrite Rabs_right|rewrite Rabs_left]; lra.
Qed.
End Laws.
