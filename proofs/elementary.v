(** Inequalities for the exponential function. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Import sums.
Open Scope R_scope.

(** e^(l f) lies below the chord for 0 <= f <= 1. *)
Lemma exp_chord l f : 0 <= f <= 1 -> exp (l * f) <= 1 - f + f * exp l.
Proof.
  intros h. set (m := l * f).
  assert (tangent : forall y, exp m * (1 + (y - m)) <= exp y).
  { intros y. replace (exp y) with (exp m * exp (y - m)) by (rewrite <- exp_plus; f_equal; ring).
    apply Rmult_le_compat_l; [signs|apply exp_ineq1_le]. }
  pose proof (tangent 0) as t0. rewrite exp_0 in t0. pose proof (tangent l) as t1.
  replace (exp m) with ((1 - f) * (exp m * (1 + (0 - m))) + f * (exp m * (1 + (l - m)))) by (unfold m; ring). nra.
Qed.

(** 2 a <= e^a - e^(-a), by the mean value theorem *)
Lemma sinh_ge a : 0 <= a -> 2 * a <= exp a - exp (- a).
Proof.
  intros [pos|<-]; [|rewrite Ropp_0; lra].
  destruct (MVT_cor2 (fun x => exp x - exp (- x) - 2 * x) (fun x => exp x + exp (- x) - 2) 0 a pos) as (c & e & _).
  - intros x _. auto_derive; [trivial|]. ring.
  - rewrite Ropp_0, exp_0 in e. pose proof (exp_ineq1_le c). pose proof (exp_ineq1_le (- c)). nra.
Qed.

Lemma exp_ln_minus x y : 0 < x -> 0 < y -> exp (ln x - ln y) = x / y.
Proof. intros hx hy. unfold Rminus. now rewrite exp_plus, exp_Ropp, !exp_ln. Qed.

(** y (log x - log y) <= (x - y) (x + y) / (2 x) for y <= x *)
Lemma ln_gap y x : 0 < y <= x -> y * (ln x - ln y) <= (x - y) * (x + y) / (2 * x).
Proof.
  intros h. pose proof (sinh_ge (ln x - ln y)) as s. assert (0 <= ln x - ln y) by (pose proof (ln_le y x); lra).
  specialize (s ltac:(assumption)). rewrite Ropp_minus_distr, !exp_ln_minus in s by lra.
  apply (Rmult_le_compat_l (y / 2)) in s; [|lra].
  replace (y / 2 * (x / y - y / x)) with ((x - y) * (x + y) / (2 * x)) in s by (field; lra). lra.
Qed.
