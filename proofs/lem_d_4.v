(** Lemma D.4 (lem:sqrt-frac-ineq): a sum that bounds itself. *)
From Delays Require Import sums.

(** The rate eta_t = (x_1 + ... + x_t)^(-1/2). While the sum is 0 the paper's eta_t is infinite and x_t eta_t = 0 by
    convention; here 1 / 0 is some number, and the product with x_t = 0 is 0 as well. *)
Definition eta (x : nat -> R) (t : nat) : R := / sqrt (sum t x).

(** One step: 2 sqrt X + x / sqrt (X + x) <= 2 sqrt (X + x). The root is concave. With r = sqrt X and q = sqrt (X + x)
    it is 2 r q + q^2 - r^2 <= 2 q^2, that is 0 <= (q - r)^2. *)
Lemma root_step X x : 0 <= X -> 0 <= x -> 2 * sqrt X + x * / sqrt (X + x) <= 2 * sqrt (X + x).
Proof.
  intros hX hx. destruct (Req_dec x 0) as [->|ne]; [rewrite Rplus_0_r; lra|].
  pose proof (sqrt_sqrt X hX). pose proof (sqrt_sqrt (X + x) ltac:(lra)).
  pose proof (sqrt_pos X). pose proof (sqrt_lt_R0 (X + x) ltac:(lra)).
  set (r := sqrt X) in *. set (q := sqrt (X + x)) in *. assert (x * / q <= 2 * q - 2 * r); [|lra].
  apply div_le; [assumption|]. nra.
Qed.

(** 2 / eta_T is 2 sqrt (x_1 + ... + x_T). *)
Theorem lem_d_4 T x : (forall t, (1 <= t <= T)%nat -> 0 <= x t) -> sum T (fun t => x t * eta x t) <= 2 * sqrt (sum T x).
Proof.
  induction T as [|T IH]; intros h; simpl sum; [rewrite sqrt_0; lra|].
  assert (sum T (fun t => x t * eta x t) <= 2 * sqrt (sum T x)) by (apply IH; intros; apply h; lia).
  assert (0 <= sum T x) by (apply sum_nonneg; intros; apply h; lia).
  pose proof (root_step (sum T x) (x (S T)) ltac:(assumption) (h (S T) ltac:(lia))). unfold eta at 2. simpl sum. lra.
Qed.
