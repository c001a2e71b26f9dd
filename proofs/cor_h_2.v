(** Corollary H.2 (cor:NCNP-known-TD): Theorem H.1, tuned with known T and D, in both regimes. As in the chapter, the
    number c in the parameters is at most C and at most the limit, and need not be an integer: c = min {C, C_lim} covers
    every capacity. *)
From Delays Require Export bandits.

Definition cbrt (x : R) : R := Rpower x (/ 3).
Lemma cbrt_pos x : 0 < cbrt x.
Proof. apply exp_pos. Qed.

Lemma cube_cbrt x : 0 < x -> cbrt x * cbrt x * cbrt x = x.
Proof.
  intros hx. unfold cbrt. rewrite <- !Rpower_plus. replace (/ 3 + / 3 + / 3) with 1 by field. now apply Rpower_1.
Qed.

Lemma cube_le x y : 0 <= y -> x * x * x <= y * y * y -> x <= y.
Proof.
  intros hy h. apply Rnot_lt_le. intros lt. assert (y * y < x * x) by nra. assert (0 < x * x) by nra.
  assert (y * (y * y) <= y * (x * x)) by (apply Rmult_le_compat_l; lra).
  assert (y * (x * x) < x * (x * x)) by (apply Rmult_lt_compat_r; assumption). lra.
Qed.

Section Substitution.
Variables T S D C c : R.
Hypotheses (T0 : 0 < T) (TS : T <= S) (DS : 0 <= D <= S) (c0 : 0 < c <= C).

(** The overflow term: p D / C <= p S / c. *)
Lemma overflow_term p r : 0 < p -> 0 < r -> p * p * p * (S * S * S) / (c * c * c) = r * r * r -> p * D / C <= r.
Proof.
  intros hp hr e. apply Rle_trans with (p * S / c).
  - unfold Rdiv. apply Rmult_le_compat; [nra|left; apply inv_pos; lra|nra|]. apply Rinv_le_contravar; lra.
  - apply cube_le; [lra|]. rewrite <- e. right. field. lra.
Qed.

(** Bandits; k is sqrt K. One, two and one cube roots make four. *)
Lemma bandit_terms k p al r : 0 < k -> 0 < p -> 0 < al -> 0 < r ->
  p * p * p = c * c * T * (k * k) / (S * S) -> al * al * al = c * k / (T * S) -> r * r * r = T * S * (k * k) / c ->
  k * T * al / p <= r /\ 2 * k / al <= 2 * r /\ p * D / C <= r.
Proof.
  intros hk hp hal hr ep eal er. split; [|split].
  - apply cube_le; [lra|]. rewrite er.
    replace (k * T * al / p * (k * T * al / p) * (k * T * al / p))
      with (k * k * k * (T * T * T) * (al * al * al) / (p * p * p)) by (field; lra).
    rewrite ep, eal. right. field. repeat split; lra.
  - assert (k / al <= r); [|unfold Rdiv in *; lra]. apply cube_le; [lra|]. rewrite er.
    replace (k / al * (k / al) * (k / al)) with (k * k * k / (al * al * al)) by (field; lra).
    rewrite eal. right. field. repeat split; lra.
  - apply overflow_term; try assumption. rewrite er, ep. field. lra.
Qed.

(** Full information; m is log K. *)
Lemma full_terms m p be r : 0 < m -> 0 < p -> 0 < be -> 0 < r ->
  p * p * p = c * c * T * m / (S * S) -> be * be * be = c * (m * m) / (T * S) -> r * r * r = T * S * m / c ->
  be * T / p <= r /\ m / be <= r /\ p * D / C <= r.
Proof.
  intros hm hp hbe hr ep ebe er. split; [|split].
  - apply cube_le; [lra|]. rewrite er.
    replace (be * T / p * (be * T / p) * (be * T / p)) with (be * be * be * (T * T * T) / (p * p * p)) by (field; lra).
    rewrite ep, ebe. right. field. repeat split; lra.
  - apply cube_le; [lra|]. rewrite er.
    replace (m / be * (m / be) * (m / be)) with (m * m * m / (be * be * be)) by (field; lra).
    rewrite ebe. right. field. repeat split; lra.
  - apply overflow_term; try assumption. rewrite er, ep. field. lra.
Qed.

(** The delay term with full information, where the limit of the capacity is needed. *)
Lemma delay_term m be : 0 < m -> 0 < be -> be * be * be = c * (m * m) / (T * S) -> c * sqrt (S * m) <= T ->
  be * D <= sqrt (S * m).
Proof.
  intros hm hbe e limit. assert (sm : 0 < S * m) by nra. pose proof (sqrt_lt_R0 _ sm) as q0.
  pose proof (sqrt_sqrt (S * m) ltac:(lra)) as qq. set (q := sqrt (S * m)) in *.
  apply Rle_trans with (be * S); [apply Rmult_le_compat_l; lra|]. apply cube_le; [lra|].
  replace (be * S * (be * S) * (be * S)) with (be * be * be * (S * S * S)) by ring. rewrite e.
  replace (c * (m * m) / (T * S) * (S * S * S)) with (c * (S * m * (S * m)) / T) by (field; lra).
  rewrite <- qq. apply div_le; [assumption|].
  replace (c * (q * q * (q * q))) with (q * q * q * (c * q)) by ring.
  apply Rmult_le_compat_l; [|assumption]. left. repeat apply Rmult_lt_0_compat; assumption.
Qed.
End Substitution.

(** The cube of a cube root of a positive number, whatever its form *)
Ltac cube := apply cube_cbrt; unfold Rdiv; repeat apply Rmult_lt_0_compat; try apply inv_pos; positive.

Section Known_totals.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (c : R).
Hypotheses (K2 : (2 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (c0 : 0 < c <= INR C).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let D := sum T (fun t => INR (d t)).
Let S := D + INR T.

Lemma totals : 0 < INR T /\ INR T <= S /\ 0 <= D <= S /\ 0 < ln (INR K) /\ 0 < INR K.
Proof.
  pose proof (INR_pos T T1). pose proof (INR_pos K ltac:(lia)). pose proof (log_arms K K2).
  assert (0 <= D) by (apply sum_nonneg; intros; apply pos_INR). unfold S. repeat split; lra.
Qed.

(** beta D + log(K) / beta <= 2 sqrt (S log K) *)
Lemma balanced_entropy m : 0 < m -> sqrt (m / S) * D + m / sqrt (m / S) <= 2 * sqrt (S * m).
Proof.
  intros hm. destruct totals as (T0 & TS & DS & _). assert (S0' : 0 < S) by lra.
  pose proof (balanced m S ltac:(lra) S0'). rewrite (Rmult_comm S m). pose proof (sqrt_pos (m / S)).
  assert (sqrt (m / S) * D <= S * sqrt (m / S)) by nra. lra.
Qed.

Definition p_bandit : R := cbrt (c * c * INR T * INR K / (S * S)).
Definition alpha_h_2 : R := cbrt (c * sqrt (INR K) / (INR T * S)).
Definition beta_h_2 : R := sqrt (ln (INR K) / S).

Lemma p_bandit_1 : c * sqrt (INR T * INR K) <= S -> p_bandit <= 1.
Proof.
  intros limit. destruct totals as (T0 & TS & DS & lk & K0). assert (S0' : 0 < S) by lra.
  assert (TK : 0 < INR T * INR K) by now apply Rmult_lt_0_compat.
  assert (pp : p_bandit * p_bandit * p_bandit = c * c * INR T * INR K / (S * S)) by cube.
  apply cube_le; [lra|]. rewrite pp. apply div_le; [nra|].
  pose proof (sqrt_pos (INR T * INR K)). assert (0 <= c * sqrt (INR T * INR K)) by (apply Rmult_le_pos; lra).
  replace (c * c * INR T * INR K) with (c * sqrt (INR T * INR K) * (c * sqrt (INR T * INR K)))
    by (pose proof (sqrt_sqrt (INR T * INR K) ltac:(lra)); nra).
  nra.
Qed.

Theorem cor_h_2_bandit i w arm : c * sqrt (INR T * INR K) <= S -> (i < K)%nat ->
  fixed_regret K C T d loss p_bandit (hybrid K) true (/ alpha_h_2) (/ beta_h_2) i w arm <=
  4 * cbrt (INR T * S * INR K / c) + 2 * sqrt (S * ln (INR K)).
Proof.
  intros limit hi. destruct totals as (T0 & TS & DS & lk & K0).
  pose proof (sqrt_lt_R0 _ K0) as k0. pose proof (sqrt_sqrt (INR K) ltac:(lra)) as kk.
  assert (S0' : 0 < S) by lra. assert (TK : 0 < INR T * INR K) by now apply Rmult_lt_0_compat.
  assert (pp : p_bandit * p_bandit * p_bandit = c * c * INR T * INR K / (S * S)) by cube.
  assert (aa : alpha_h_2 * alpha_h_2 * alpha_h_2 = c * sqrt (INR K) / (INR T * S)) by cube.
  set (r := cbrt (INR T * S * INR K / c)). assert (rr : r * r * r = INR T * S * INR K / c) by cube.
  pose proof (cbrt_pos (c * c * INR T * INR K / (S * S)) : 0 < p_bandit) as p0.
  pose proof (cbrt_pos (c * sqrt (INR K) / (INR T * S)) : 0 < alpha_h_2) as a0.
  pose proof (p_bandit_1 limit) as p1.
  eapply Rle_trans.
  { apply thm_h_1_bandit; try assumption; try lia; [split; assumption|]. apply sqrt_lt_R0. now apply Rdiv_lt_0_compat. }
  fold D. pose proof (balanced_entropy _ lk) as ent. fold beta_h_2 in ent. rewrite <- kk in pp. rewrite <- kk in rr.
  destruct (bandit_terms (INR T) S D (INR C) c T0 TS DS c0 (sqrt (INR K)) p_bandit alpha_h_2
    r k0 p0 a0 (cbrt_pos _)) as (t1 & t2 & t3); rewrite ?kk in *; try assumption. lra.
Qed.

Definition p_full : R := cbrt (c * c * INR T * ln (INR K) / (S * S)).
Definition beta_full : R := cbrt (c * (ln (INR K) * ln (INR K)) / (INR T * S)).

Lemma p_full_1 : c * sqrt (S * ln (INR K)) <= INR T -> p_full <= 1.
Proof.
  intros limit. destruct totals as (T0 & TS & DS & lk & K0). assert (S0' : 0 < S) by lra. set (m := ln (INR K)) in *.
  assert (pp : p_full * p_full * p_full = c * c * INR T * m / (S * S)) by cube.
  apply cube_le; [lra|]. rewrite pp. apply div_le; [nra|]. assert (sm : 0 < S * m) by now apply Rmult_lt_0_compat.
  pose proof (sqrt_sqrt (S * m) ltac:(lra)). pose proof (sqrt_pos (S * m)).
  assert (square : c * c * (S * m) <= INR T * INR T).
  { replace (c * c * (S * m)) with (c * sqrt (S * m) * (c * sqrt (S * m))) by nra.
    assert (0 <= c * sqrt (S * m)) by nra. nra. }
  apply Rmult_le_reg_l with S; [assumption|].
  replace (S * (c * c * INR T * m)) with (INR T * (c * c * (S * m))) by ring.
  apply Rle_trans with (INR T * (INR T * INR T)); [apply Rmult_le_compat_l; lra|].
  replace (S * (1 * 1 * 1 * (S * S))) with (S * (S * S)) by ring.
  apply Rmult_le_compat; [lra|nra|lra|apply Rmult_le_compat; lra].
Qed.

Theorem cor_h_2_full i w arm : c * sqrt (S * ln (INR K)) <= INR T -> (i < K)%nat ->
  fixed_regret K C T d loss p_full (exponential_weights K) false 0 (/ beta_full) i w arm <=
  3 * cbrt (INR T * S * ln (INR K) / c) + sqrt (S * ln (INR K)).
Proof.
  intros limit hi. destruct totals as (T0 & TS & DS & lk & K0). assert (S0' : 0 < S) by lra. set (m := ln (INR K)) in *.
  assert (pp : p_full * p_full * p_full = c * c * INR T * m / (S * S)) by cube.
  assert (bb : beta_full * beta_full * beta_full = c * (m * m) / (INR T * S)) by cube.
  set (r := cbrt (INR T * S * m / c)). assert (rr : r * r * r = INR T * S * m / c) by cube.
  pose proof (cbrt_pos (c * c * INR T * m / (S * S)) : 0 < p_full) as p0.
  pose proof (cbrt_pos (c * (m * m) / (INR T * S)) : 0 < beta_full) as be0.
  pose proof (p_full_1 limit) as p1.
  eapply Rle_trans; [apply thm_h_1_full; try assumption; try lia; split; assumption|]. fold D m.
  destruct (full_terms (INR T) S D (INR C) c T0 TS DS c0 m p_full beta_full
    r lk p0 be0 (cbrt_pos _) pp bb rr) as (t1 & t2 & t3).
  pose proof (delay_term (INR T) S D c T0 TS DS m beta_full lk be0 bb limit). lra.
Qed.
End Known_totals.
