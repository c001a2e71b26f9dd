(** The overflow condition (eq:chernoff-condition) of Section 4.2, and the two choices of alpha in Section 5. *)
From Delays Require Import sums.

(** log (1 + alpha) - alpha / (1 + alpha) >= log (1 / delta) / C *)
Definition overflow_condition (alpha delta : R) (C : nat) : Prop :=
  ln (1 + alpha) - alpha / (1 + alpha) >= ln (/ delta) / INR C.

(** delta = T^(-1/2) *)
Definition inverse_root (T : nat) : R := / sqrt (INR T).

Lemma ln_inverse_root T : (1 <= T)%nat -> ln (/ inverse_root T) = ln (INR T) / 2.
Proof.
  intros h. unfold inverse_root. rewrite Rinv_inv.
  pose proof (INR_pos T h) as pos. rewrite <- Rpower_sqrt by assumption. unfold Rpower. rewrite ln_exp. field.
Qed.

(** ** alpha = e delta^(-1/C) - 1, for every capacity

    With r = log (1 / delta) / C and 1 + alpha = e^(1 + r) the left side is r + e^(-1 - r), more than r. *)

Lemma choice_exponent r delta C : r = ln (/ delta) / INR C -> overflow_condition (exp (1 + r) - 1) delta C.
Proof.
  intros e. unfold overflow_condition. rewrite <- e.
  replace (1 + (exp (1 + r) - 1)) with (exp (1 + r)) by ring. rewrite ln_exp.
  pose proof (exp_pos (1 + r)). pose proof (inv_pos _ (exp_pos (1 + r))).
  replace ((exp (1 + r) - 1) / exp (1 + r)) with (1 - / exp (1 + r)) by (field; lra). lra.
Qed.

Theorem choice_every_capacity T C : (1 <= T)%nat -> (1 <= C)%nat ->
  overflow_condition (exp 1 * Rpower (INR T) (/ (2 * INR C)) - 1) (inverse_root T) C.
Proof.
  intros hT hC. pose proof (INR_pos C hC). unfold Rpower. rewrite <- exp_plus.
  apply choice_exponent. rewrite ln_inverse_root by assumption. field. lra.
Qed.

(** It is at most a factor e too large: if 1 + alpha <= T^(1/(2C)), the condition fails. *)
Theorem choice_lower_bound alpha T C : (1 <= T)%nat -> (1 <= C)%nat -> 0 < alpha ->
  1 + alpha <= Rpower (INR T) (/ (2 * INR C)) -> ~ overflow_condition alpha (inverse_root T) C.
Proof.
  intros hT hC h0 h star. pose proof (INR_pos C hC). unfold overflow_condition in star.
  rewrite ln_inverse_root in star by assumption.
  apply ln_le in h; [|lra]. unfold Rpower in h. rewrite ln_exp in h.
  replace (ln (INR T) / 2 / INR C) with (/ (2 * INR C) * ln (INR T)) in star by (field; lra).
  assert (0 < alpha / (1 + alpha)) by (apply Rdiv_lt_0_compat; lra). lra.
Qed.

(** ** alpha = 1

    The left side is log 2 - 1/2. *)

Theorem choice_one_exactly T C : (1 <= T)%nat -> (1 <= C)%nat -> 0 < 2 * ln 2 - 1 ->
  (overflow_condition 1 (inverse_root T) C <-> INR C >= ln (INR T) / (2 * ln 2 - 1)).
Proof.
  intros hT hC pos. pose proof (INR_pos C hC). unfold overflow_condition. rewrite ln_inverse_root by assumption.
  replace (1 + 1) with 2 by ring. split; intros h; apply Rle_ge; apply Rge_le in h.
  - apply div_le; [assumption|]. apply (Rmult_le_compat_r (2 * INR C)) in h; [|lra].
    replace (ln (INR T) / 2 / INR C * (2 * INR C)) with (ln (INR T)) in h by (field; lra). lra.
  - apply div_le; [assumption|]. apply (Rmult_le_compat_r (2 * ln 2 - 1)) in h; [|lra].
    replace (ln (INR T) / (2 * ln 2 - 1) * (2 * ln 2 - 1)) with (ln (INR T)) in h by (field; lra). lra.
Qed.

(** log 2 >= 2/3, that is e^(2/3) <= 2: from 1 - 1/15 <= e^(-1/15) follows e^(1/15) <= 15/14, and (15/14)^10 <= 2. *)
Lemma ln_2 : 2 / 3 <= ln 2.
Proof.
  rewrite <- (ln_exp (2 / 3)). apply ln_le; [apply exp_pos|].
  assert (e : exp (/ 15) <= 15 / 14).
  { pose proof (exp_ineq1 (- / 15) ltac:(lra)) as h. rewrite exp_Ropp in h.
    pose proof (exp_pos (/ 15)). apply (Rmult_lt_compat_r (exp (/ 15))) in h; [|assumption].
    rewrite Rinv_l in h by lra. lra. }
  replace (2 / 3) with (INR 10 * / 15) by (simpl; lra).
  rewrite <- (ln_exp (/ 15)). fold (Rpower (exp (/ 15)) (INR 10)). rewrite Rpower_pow by apply exp_pos.
  apply Rle_trans with ((15 / 14) ^ 10); [|simpl; lra]. apply pow_incr. split; [left; apply exp_pos|exact e].
Qed.

Theorem choice_one T C : (1 <= T)%nat -> (1 <= C)%nat -> INR C >= 3 * ln (INR T) ->
  overflow_condition 1 (inverse_root T) C.
Proof.
  intros hT hC h. pose proof ln_2 as two. apply choice_one_exactly; [assumption..|lra|].
  assert (0 <= ln (INR T)) by (rewrite <- ln_1; apply ln_le; [lra|apply (le_INR 1 T hT)]).
  apply Rle_ge, div_le; [lra|]. nra.
Qed.

(** ** With logarithmic capacity, C >= c log T, the power of T is bounded: T^(1/C) <= e^(1/c) *)
Theorem choice_logarithmic_capacity c T C : 0 < c -> (1 <= C)%nat -> c * ln (INR T) <= INR C ->
  Rpower (INR T) (/ INR C) <= exp (/ c).
Proof.
  intros hc hC h. pose proof (INR_pos C hC). unfold Rpower. apply exp_le. apply Rmult_le_reg_l with (c * INR C).
  - now apply Rmult_lt_0_compat.
  - replace (c * INR C * (/ INR C * ln (INR T))) with (c * ln (INR T)) by (field; lra).
    replace (c * INR C * / c) with (INR C) by (field; lra). exact h.
Qed.
