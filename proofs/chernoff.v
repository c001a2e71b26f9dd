(** The multiplicative Chernoff bound for independent coins, as the proofs of Lemmas 4.5 and 4.6 use it (Appendix F). *)
From Delays Require Import probability overflow_condition.

Lemma exp_sum n f : prod n (fun s => exp (f s)) = exp (sum n f).
Proof. induction n as [|n IH]; simpl; [now rewrite exp_0|]. now rewrite IH, exp_plus. Qed.

Section Chernoff.
Context {A : Type}.
Variables (L : nat -> law A) (n : nat) (coin : nat -> A -> bool).
Hypothesis L_proper : forall t, proper (L t).

(** The sum of the coins, and the probability that coin s falls. *)
Definition total (y : nat -> A) : R := sum n (fun s => ind (coin s (y s))).
Definition chance (s : nat) : R := mean (L s) (fun a => ind (coin s a)).

Lemma chance_nonneg s : 0 <= chance s.
Proof.
  rewrite <- (mean_const (L s) 0) by apply L_proper. apply mean_le; [apply L_proper|]. intros a. apply ind_bounds.
Qed.

Variables (C : nat) (alpha delta : R).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (delta0 : 0 < delta).

(** The exponent: theta = log (1 + alpha), so that e^(theta b) = 1 + alpha b for a coin b. *)
Let theta := ln (1 + alpha).

Lemma exp_coin b : exp (theta * ind b) = 1 + alpha * ind b.
Proof.
  unfold theta. destruct b; simpl ind; rewrite ?Rmult_1_r, ?Rmult_0_r; [rewrite exp_ln by lra|rewrite exp_0]; ring.
Qed.

(** 1. Markov: if the total is at least C, then 1 <= e^(theta (total - C)). *)
Lemma markov event (x : nat -> A) : (forall y, event y = true -> INR C <= total y) ->
  Pr (independent L) 1 n event x <=
  exp (- (theta * INR C)) * E (independent L) 1 n (fun y => prod n (fun s => exp (theta * ind (coin s (y s))))) x.
Proof.
  intros h. unfold Pr. rewrite <- E_scal. apply E_le; [intros; apply L_proper|]. intros y.
  rewrite exp_sum, sum_scal, <- exp_plus. fold (total y).
  destruct (event y) eqn:ev; simpl ind; [|left; apply exp_pos]. rewrite <- exp_0. apply exp_le. specialize (h y ev).
  assert (0 < theta) by (unfold theta; rewrite <- ln_1; apply ln_increasing; lra). nra.
Qed.

(** 2. One coin: E e^(theta b) = 1 + alpha q. *)
Lemma one_coin s : mean (L s) (fun a => exp (theta * ind (coin s a))) = 1 + alpha * chance s.
Proof.
  unfold chance. rewrite <- mean_scal.
  rewrite (mean_ext _ _ (fun a => 1 + alpha * ind (coin s a))) by (intros; apply exp_coin).
  rewrite mean_plus, mean_const by apply L_proper. reflexivity.
Qed.

(** 3. All coins: by independence moments multiply, and 1 + x <= e^x. *)
Lemma all_coins x :
  E (independent L) 1 n (fun y => prod n (fun s => exp (theta * ind (coin s (y s))))) x
  <= exp (alpha * sum n chance).
Proof.
  rewrite (E_prod L n (fun s a => exp (theta * ind (coin s a)))).
  rewrite (prod_ext n _ (fun s => 1 + alpha * chance s)) by (intros; apply one_coin).
  rewrite <- sum_scal. apply prod_exp. intros s _. pose proof (chance_nonneg s). nra.
Qed.

(** 4. The exponent: C (alpha / (1 + alpha) - log (1 + alpha)) <= log delta is the overflow condition. *)
Theorem chernoff event x : overflow_condition alpha delta C ->
  sum n chance <= INR C / (1 + alpha) -> (forall y, event y = true -> INR C <= total y) ->
  Pr (independent L) 1 n event x <= delta.
Proof.
  intros star small h. eapply Rle_trans; [now apply markov|]. pose proof (INR_pos C C1) as posC.
  apply Rle_trans with (exp (- (theta * INR C)) * exp (alpha * sum n chance)).
  { apply Rmult_le_compat_l; [left; apply exp_pos | apply all_coins]. }
  rewrite <- exp_plus, <- (exp_ln delta) at 1 by assumption. apply exp_le.
  unfold overflow_condition in star. fold theta in star. rewrite ln_Rinv in star by assumption.
  apply Rge_le in star. apply (Rmult_le_compat_r (INR C)) in star; [|lra].
  replace (- ln delta / INR C * INR C) with (- ln delta) in star by (field; lra).
  apply (Rmult_le_compat_l alpha) in small; [|lra].
  replace (alpha * (INR C / (1 + alpha))) with (alpha / (1 + alpha) * INR C) in small by (field; lra). lra.
Qed.
End Chernoff.
