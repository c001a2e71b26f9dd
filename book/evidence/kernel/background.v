(* background: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma bg_conjugates_entropy_gap : forall (r : R) (x : R), 0 < x -> - x * (r + ln x + 1) + x * exp r + x * ln x = x * (- r + exp r - 1).
Proof.
  intros r x H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_conjugates_tangent : forall (r : R), exp r >= r + 1.
Proof.
  intros r.
  assert (G0 : exp r >= r + 1).
  {
  pose proof (exp_pos (r)) as F1.
  pose proof (ln_exp (r)) as F2.
  pose proof (exp_tangent (r)) as F3.
  set (x4 := exp r) in *.
  clearbody x4.
  apply Rle_ge.
  apply (le_by_fraction _ _ (- r + x4 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r - x4 + 1) by lra.
  assert (P5 : 0 <= - r + x4 - 1) by (pose proof F3; lra).
  pose proof P5 as T6.
  assert (P7 : 0 < r - x4 + 1) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  clear - Neg T6 T8.
  lra.
  }
  exact G0.
Qed.

Lemma bg_conjugates_tsallis : forall (x : R) (y : R), 0 < x -> 0 < y -> - 2 * sqrt x + 1 / y >= - x * y.
Proof.
  intros x y H0 H1.
  assert (G0 : - 2 * sqrt x + 1 / y >= - x * y).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E4 : x = (sqrt x) ^ 2) by root_powers.
  set (r2 := sqrt x) in *.
  clearbody r2.
  subst x.
  apply Rle_ge.
  apply (le_by_fraction _ _ (r2 ^ 2 * y ^ 2 - 2 * r2 * y + 1) (y)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 * y ^ 2 + 2 * r2 * y - 1) by lra.
  assert (P5 : 0 < - r2 ^ 2 * y ^ 2 + 2 * r2 * y - 1) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  pose proof (square (- r2 * y + 1)) as T7.
  clear - Neg T6 T7.
  lra.
  }
  exact G0.
Qed.

Lemma bg_conjugates_entropy_inverse : forall (x : R), 0 < x -> x = x.
Proof.
  intros x H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_conjugates_tsallis_inverse : forall (v : R) (x : R), 0 < v -> 0 < x -> v = 1 / sqrt x -> 1 / v ^ 2 = x.
Proof.
  intros v x H0 H1 H2.
  repeat split; by_logs.
Qed.

Lemma bg_conjugates_entropy_duality : forall (x : R) (y : R), 0 < x -> 0 < y -> x * ln x - y * ln y - (ln y + 1) * (x - y) = - x * (- ln x + ln y) - x + y.
Proof.
  intros x y H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_conjugates_tsallis_duality : forall (x : R) (y : R), 0 < x -> 0 < y -> - 2 * sqrt x + 2 * sqrt y + (x - y) / sqrt y = - sqrt x - x * (- 1 / sqrt y + 1 / sqrt x) + sqrt y.
Proof.
  intros x y H0 H1.
  assert (G0 : - 2 * sqrt x + 2 * sqrt y + (x - y) / sqrt y = - sqrt x - x * (- 1 / sqrt y + 1 / sqrt x) + sqrt y).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E4 : x = (sqrt x) ^ 2) by root_powers.
  set (r2 := sqrt x) in *.
  clearbody r2.
  subst x.
  assert (S5 : 0 < y).
  {
  pos.
  }
  assert (F7 : 0 < sqrt y) by (apply sqrt_lt_R0; lra).
  assert (E8 : y = (sqrt y) ^ 2) by root_powers.
  set (r6 := sqrt y) in *.
  clearbody r6.
  subst y.
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  exact G0.
Qed.

Lemma bg_minimizers_relative_entropy : forall (L_1 : R) (L_2 : R) (beta : R) (x_1 : R) (x_2 : R), 0 < beta -> 0 < x_1 -> 0 < x_2 -> L_1 * x_1 + L_2 * x_2 + x_1 * ln x_1 / beta + x_2 * ln x_2 / beta = - (x_1 + x_2) * ln (exp (- L_2 * beta) + exp (- L_1 * beta)) / beta + (x_1 * (L_1 * beta + ln x_1 + ln (exp (- L_2 * beta) + exp (- L_1 * beta))) + x_2 * (L_2 * beta + ln x_2 + ln (exp (- L_2 * beta) + exp (- L_1 * beta)))) / beta.
Proof.
  intros L_1 L_2 beta x_1 x_2 H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_minimizers_log_tangent : forall (x : R), 0 < x -> x * ln x >= x - 1.
Proof.
  intros x H0.
  assert (G0 : x * ln x >= x - 1).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln x) as l4 eqn:E5 in *.
  apply Rle_ge.
  apply (le_by_fraction _ _ (l4 * x - x + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N6 : 0 <= l4 * x - x + 1) by (apply (numerator_le _ _ (l4 * x - x + 1) (x) F3); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l4 * x + x - 1) by lra.
  assert (P7 : 0 <= l4 * x - x + 1) by (pose proof N6; lra).
  pose proof P7 as T8.
  assert (P9 : 0 < - l4 * x + x - 1) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  exact G0.
Qed.

Lemma bg_minimizers_tsallis_slope : forall (v : R), 0 < v -> - v = - v.
Proof.
  intros v H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_minimizers_tsallis_tangent : forall (x : R) (y : R), 0 < x -> 0 < y -> - 2 * sqrt y >= - 2 * sqrt x - (- x + y) / sqrt x.
Proof.
  intros x y H0 H1.
  assert (G0 : - 2 * sqrt y >= - 2 * sqrt x - (- x + y) / sqrt x).
  {
  assert (S1 : 0 < y).
  {
  pos.
  }
  assert (F3 : 0 < sqrt y) by (apply sqrt_lt_R0; lra).
  assert (E4 : y = (sqrt y) ^ 2) by root_powers.
  set (r2 := sqrt y) in *.
  clearbody r2.
  subst y.
  assert (S5 : 0 < x).
  {
  pos.
  }
  assert (F7 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E8 : x = (sqrt x) ^ 2) by root_powers.
  set (r6 := sqrt x) in *.
  clearbody r6.
  subst x.
  apply Rle_ge.
  apply (le_by_fraction _ _ (r2 ^ 2 - 2 * r2 * r6 + r6 ^ 2) (r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 + 2 * r2 * r6 - r6 ^ 2) by lra.
  assert (P9 : 0 < - r2 ^ 2 + 2 * r2 * r6 - r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  pose proof (square (- r2 + r6)) as T11.
  clear - Neg T10 T11.
  lra.
  }
  exact G0.
Qed.

Lemma bg_local_norms_entropy_bend : forall (l : R) (x : R), 0 <= l -> 0 < x -> l * x - x + x * exp (- l) = x * (l - 1 + exp (- l)).
Proof.
  intros l x H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_local_norms_tsallis_bend : forall (l : R) (x : R), 0 <= l -> 0 < x -> l * x - sqrt x - 1 / (- l - 1 / sqrt x) = l ^ 2 * (sqrt x) ^ 3 / (l * sqrt x + 1).
Proof.
  intros l x H0 H1.
  assert (G0 : l * x - sqrt x - 1 / (- l - 1 / sqrt x) = l ^ 2 * (sqrt x) ^ 3 / (l * sqrt x + 1)).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E4 : x = (sqrt x) ^ 2) by root_powers.
  set (r2 := sqrt x) in *.
  clearbody r2.
  subst x.
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  exact G0.
Qed.

Lemma bg_local_norms_entropy_bound : forall (l : R), 0 <= l -> l - 1 + exp (- l) <= l ^ 2 / 2.
Proof.
  intros l H0.
  pose proof (rises (fun t => t ^ 2 / 2 - t + 1 - exp (- t)) (fun t => t - 1 + exp (- t)) 0 l ltac:(lra)) as G.
  cbv beta in G; rewrite Ropp_0, exp_0 in G.
  enough (0 ^ 2 / 2 - 0 + 1 - 1 <= l ^ 2 / 2 - l + 1 - exp (- l)) by lra.
  apply G.
  {
  intros t T; auto_derive; [exact I | field].
  }
  intros t T; pose proof (exp_tangent (- t)); lra.
Qed.

Lemma bg_local_norms_tsallis_bound : forall (l : R) (x : R), 0 <= l -> 0 < x -> l ^ 2 * (sqrt x) ^ 3 / (l * sqrt x + 1) <= l ^ 2 * (sqrt x) ^ 3.
Proof.
  intros l x H0 H1.
  repeat split; by_logs.
Qed.

Lemma bg_local_norms_hybrid_below_tsallis : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> 1 / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) <= 2 * alpha * (sqrt x) ^ 3.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (G0 : 1 / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) <= 2 * alpha * (sqrt x) ^ 3).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E4 : x = (sqrt x) ^ 2) by root_powers.
  set (r2 := sqrt x) in *.
  clearbody r2.
  subst x.
  apply (le_by_fraction _ _ (4 * alpha ^ 2 * r2 ^ 4) (2 * alpha * r2 + beta)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma bg_local_norms_hybrid_below_entropy : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> 1 / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) <= beta * x.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (G0 : 1 / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) <= beta * x).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E4 : x = (sqrt x) ^ 2) by root_powers.
  set (r2 := sqrt x) in *.
  clearbody r2.
  subst x.
  apply (le_by_fraction _ _ (beta ^ 2 * r2 ^ 2) (2 * alpha * r2 + beta)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma bg_ftrl_gradient : forall (beta_2 : R) (l_11 : R) (l_12 : R), 0 < beta_2 -> - exp (- l_11 * beta_2) / (exp (- l_12 * beta_2) + exp (- l_11 * beta_2)) = - exp (- l_11 * beta_2) / (exp (- l_12 * beta_2) + exp (- l_11 * beta_2)).
Proof.
  intros beta_2 l_11 l_12 H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_ftrl_split_K_2_T_3 : forall (beta_2 : R) (beta_3 : R) (l_11 : R) (l_12 : R) (l_21 : R) (l_22 : R) (l_31 : R) (l_32 : R), 0 < beta_2 -> 0 < beta_3 -> - l_11 / 2 + l_12 / 2 - l_21 + l_21 * exp (- l_11 * beta_2) / (exp (- l_12 * beta_2) + exp (- l_11 * beta_2)) + l_22 * exp (- l_12 * beta_2) / (exp (- l_12 * beta_2) + exp (- l_11 * beta_2)) - l_31 + l_31 * exp (- beta_3 * (l_11 + l_21)) / (exp (- beta_3 * (l_12 + l_22)) + exp (- beta_3 * (l_11 + l_21))) + l_32 * exp (- beta_3 * (l_12 + l_22)) / (exp (- beta_3 * (l_12 + l_22)) + exp (- beta_3 * (l_11 + l_21))) = - l_11 / 2 + l_12 / 2 - l_21 + l_21 * exp (- l_11 * beta_2) / (exp (- l_12 * beta_2) + exp (- l_11 * beta_2)) + l_22 * exp (- l_12 * beta_2) / (exp (- l_12 * beta_2) + exp (- l_11 * beta_2)) - l_31 + l_31 * exp (- beta_3 * (l_11 + l_21)) / (exp (- beta_3 * (l_12 + l_22)) + exp (- beta_3 * (l_11 + l_21))) + l_32 * exp (- beta_3 * (l_12 + l_22)) / (exp (- beta_3 * (l_12 + l_22)) + exp (- beta_3 * (l_11 + l_21))).
Proof.
  intros beta_2 beta_3 l_11 l_12 l_21 l_22 l_31 l_32 H0 H1.
  reflexivity.
Qed.

Lemma bg_ftrl_split : forall (S_ : R) (n : Z) (p : Z -> R) (v : Z -> R) (w : Z -> R), 0 < IZR n -> - S_ + sum 1 n (fun t : Z => v t - w t) + sum 1 n (fun t : Z => p t - v t + w t) = - S_ + sum 1 n (fun t : Z => p t).
Proof.
  intros S_ n p v w H0.
  assert (G0 : - S_ + sum 1 n (fun t : Z => v t - w t) + sum 1 n (fun t : Z => p t - v t + w t) = - S_ + sum 1 n (fun t : Z => p t)).
  {
  assert (E2 : sum 1 n (fun t : Z => p t - v t + w t) = (sum 1 n (fun t : Z => p t) - sum 1 n (fun t : Z => v t) + sum 1 n (fun t : Z => w t))) by (linear_sum (1)%Z (n)%Z (fun t : Z => ((- 1) * (v t)) + (1 * (p t)) + (1 * (w t)))).
  set (y1 := sum 1 n (fun t : Z => p t - v t + w t)) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 n (fun t : Z => v t - w t) = (sum 1 n (fun t : Z => v t) - sum 1 n (fun t : Z => w t))) by (linear_sum (1)%Z (n)%Z (fun t : Z => ((- 1) * (w t)) + (1 * (v t)))).
  set (y3 := sum 1 n (fun t : Z => v t - w t)) in *.
  clearbody y3.
  subst y3.
  assert (I5 : 0 + 1 <= IZR n) by (pose proof (above (0)%Z (n)%Z) as I5; izr I5; lra).
  set (z6 := IZR n) in *.
  clearbody z6.
  set (o7 := sum 1 n (fun t : Z => w t)) in *.
  clearbody o7.
  set (o8 := sum 1 n (fun t : Z => v t)) in *.
  clearbody o8.
  set (o9 := sum 1 n (fun t : Z => p t)) in *.
  clearbody o9.
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  exact G0.
Qed.

Lemma bg_importance_weighting_entropy_norm : 1 = 1.
Proof.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_importance_weighting_tsallis_norm : forall (x : R), 0 < x -> 2 * sqrt x = 2 * sqrt x.
Proof.
  intros x H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_importance_weighting_root_sum : forall (K : R) (x : R), 0 < K -> 0 < x -> sqrt x <= (K * x + 1) / (2 * sqrt K).
Proof.
  intros K x H0 H1.
  assert (G0 : sqrt x <= (K * x + 1) / (2 * sqrt K)).
  {
  assert (S1 : 0 < x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E4 : x = (sqrt x) ^ 2) by root_powers.
  set (r2 := sqrt x) in *.
  clearbody r2.
  subst x.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E8 : K = (sqrt K) ^ 2) by root_powers.
  set (r6 := sqrt K) in *.
  clearbody r6.
  subst K.
  apply (le_by_fraction _ _ (r2 ^ 2 * r6 ^ 2 / 2 - r2 * r6 + 1 / 2) (r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 * r6 ^ 2 / 2 + r2 * r6 - 1 / 2) by lra.
  assert (P9 : 0 < - r2 ^ 2 * r6 ^ 2 / 2 + r2 * r6 - 1 / 2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  pose proof (square (- r2 * r6 + 1)) as T11.
  clear - Neg T10 T11.
  lra.
  }
  exact G0.
Qed.

Lemma bg_chernoff_markov : forall (x : R) (y : R), 0 < x -> 0 < y -> x >= y -> x / y >= 1.
Proof.
  intros x y H0 H1 H2.
  repeat split; by_logs.
Qed.

Lemma bg_chernoff_coin : forall (p : R) (s : R), 0 <= p -> 0 <= s -> p <= 1 -> p * (exp s - 1) + 1 <= exp (p * (exp s - 1)).
Proof.
  intros p s H0 H1 H2.
  pose proof (exp_tangent (p * (exp s - 1))); lra.
Qed.

Lemma bg_chernoff_best_s : forall (chernoff : R) (r : R), 0 < chernoff -> - chernoff - (chernoff + 1) * (r + ln (chernoff + 1)) + (chernoff + 1) * exp r + (chernoff + 1) * ln (chernoff + 1) - 1 = (chernoff + 1) * (- r + exp r - 1).
Proof.
  intros chernoff r H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_chernoff_rewrite : forall (C : R) (chernoff : R), 0 < C -> 0 < chernoff -> ln (rpow (rpow (chernoff + 1) (- chernoff - 1) * exp chernoff) (C / (chernoff + 1))) = - C * (- chernoff / (chernoff + 1) + ln (chernoff + 1)).
Proof.
  intros C chernoff H0 H1.
  assert (G0 : ln (rpow (rpow (chernoff + 1) (- chernoff - 1) * exp chernoff) (C / (chernoff + 1))) = - C * (- chernoff / (chernoff + 1) + ln (chernoff + 1))).
  {
  assert (S1 : 0 < chernoff + 1).
  {
  pos.
  }
  assert (E3 : rpow (chernoff + 1) (- chernoff - 1) = (exp ((- chernoff - 1) * ln (chernoff + 1)))) by (first [apply rpow_exp; pos | by_logarithms]).
  set (y2 := rpow (chernoff + 1) (- chernoff - 1)) in *.
  clearbody y2.
  subst y2.
  assert (E5 : exp ((- chernoff - 1) * ln (chernoff + 1)) = (/ (chernoff + 1) * / (exp (chernoff * ln (chernoff + 1))))) by (by_logarithms).
  set (y4 := exp ((- chernoff - 1) * ln (chernoff + 1))) in *.
  clearbody y4.
  subst y4.
  assert (S6 : 0 < chernoff + 1).
  {
  pos.
  }
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  remember (ln (chernoff + 1)) as l9 eqn:E10 in *.
  pose proof (exp_pos (chernoff * l9)) as F11.
  pose proof (ln_exp (chernoff * l9)) as F12.
  pose proof (exp_tangent (chernoff * l9)) as F13.
  set (x14 := exp (chernoff * l9)) in *.
  clearbody x14.
  pose proof (exp_pos (chernoff)) as F15.
  pose proof (ln_exp (chernoff)) as F16.
  pose proof (exp_tangent (chernoff)) as F17.
  set (x18 := exp chernoff) in *.
  clearbody x18.
  assert (E20 : ln (rpow (((/ (chernoff + 1) * / (x14))) * x18) (C / (chernoff + 1))) = (C * (chernoff + (- chernoff - 1) * l9) / (chernoff + 1))) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  set (y19 := ln (rpow (((/ (chernoff + 1) * / (x14))) * x18) (C / (chernoff + 1)))) in *.
  clearbody y19.
  subst y19.
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  exact G0.
Qed.

Lemma bg_chernoff_slope : forall (chernoff : R), 0 < chernoff -> chernoff / (chernoff + 1) ^ 2 = chernoff / (chernoff + 1) ^ 2.
Proof.
  intros chernoff H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_chernoff_increasing : forall (chernoff : R), 0 < chernoff -> chernoff / (chernoff + 1) ^ 2 > 0.
Proof.
  intros chernoff H0.
  assert (G0 : chernoff / (chernoff + 1) ^ 2 > 0).
  {
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (chernoff) ((chernoff + 1) ^ 2)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma bg_sums_jensen : forall (m : R) (z : R), 0 < m -> 0 <= z -> sqrt z <= sqrt m + (- m + z) / (2 * sqrt m).
Proof.
  intros m z H0 H1.
  assert (G0 : sqrt z <= sqrt m + (- m + z) / (2 * sqrt m)).
  {
  assert (S1 : 0 <= z).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt z) by (apply sqrt_pos).
  assert (E4 : z = (sqrt z) ^ 2) by root_powers.
  set (r2 := sqrt z) in *.
  clearbody r2.
  subst z.
  assert (S5 : 0 < m).
  {
  pos.
  }
  assert (F7 : 0 < sqrt m) by (apply sqrt_lt_R0; lra).
  assert (E8 : m = (sqrt m) ^ 2) by root_powers.
  set (r6 := sqrt m) in *.
  clearbody r6.
  subst m.
  apply (le_by_fraction _ _ (r2 ^ 2 / 2 - r2 * r6 + r6 ^ 2 / 2) (r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by lra.
  assert (P9 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  pose proof (square (- r2 + r6)) as T11.
  clear - Neg T10 T11.
  lra.
  }
  exact G0.
Qed.

Lemma bg_sums_root_step : forall (x : R) (y : R), 0 < x -> 0 < y -> x / sqrt (x + y) + 2 * sqrt y <= 2 * sqrt (x + y).
Proof.
  intros x y H0 H1.
  assert (G0 : x / sqrt (x + y) + 2 * sqrt y <= 2 * sqrt (x + y)).
  {
  assert (S1 : 0 < y).
  {
  pos.
  }
  assert (F3 : 0 < sqrt y) by (apply sqrt_lt_R0; lra).
  assert (E4 : y = (sqrt y) ^ 2) by root_powers.
  set (r2 := sqrt y) in *.
  clearbody r2.
  subst y.
  assert (S5 : 0 < r2 ^ 2 + x).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (x + (r2 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E8 : x + (r2 ^ 2) = (sqrt (x + (r2 ^ 2))) ^ 2) by root_powers.
  set (r6 := sqrt (x + (r2 ^ 2))) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- 2 * r2 * r6 + 2 * r6 ^ 2 - x) (r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * r2 * r6 - 2 * r6 ^ 2 + x) by lra.
  assert (P9 : 0 < 2 * r2 * r6 - 2 * r6 ^ 2 + x) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  pose proof (square (- r2 + r6)) as T11.
  assert (Q12 : (1) * (- r2 ^ 2 + r6 ^ 2 - x) = 0) by (apply mul_zero; lra).
  clear - Neg T10 T11 Q12.
  lra.
  }
  exact G0.
Qed.

Lemma bg_sums_root_sum : forall (n : Z) (x : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 < x i0) -> sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k)).
Proof.
  intros n x H0 H1.
  assert (G0 : sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k))).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sum 1 1 (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) = (x 1%Z / sqrt (sum 1 1 (fun k : Z => x k)))) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  set (o6 := x 1%Z) in *.
  clearbody o6.
  assert (S7 : 0 < o6).
  {
  pos.
  }
  assert (F9 : 0 < sqrt (o6)) by (apply sqrt_lt_R0; lra).
  assert (E10 : (o6) = (sqrt (o6)) ^ 2) by root_powers.
  set (r8 := sqrt (o6)) in *.
  clearbody r8.
  subst o6.
  apply (le_by_fraction _ _ (r8) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 (n + 1)%Z (fun k : Z => x k))).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) = (x (n + 1)%Z / sqrt (sum 1 (n + 1)%Z (fun k : Z => x k)) + sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (F6 : 0 <= sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k)))) in *.
  clearbody o7.
  assert (F8 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  set (o9 := sum 1 n (fun k : Z => x k)) in *.
  clearbody o9.
  assert (S10 : 0 <= o9).
  {
  pos.
  }
  assert (F12 : 0 <= sqrt o9) by (apply sqrt_pos).
  assert (E13 : o9 = (sqrt o9) ^ 2) by root_powers.
  set (r11 := sqrt o9) in *.
  clearbody r11.
  subst o9.
  pose proof (H1 (n + 1)%Z) as F14.
  set (o15 := x (n + 1)%Z) in *.
  clearbody o15.
  assert (S16 : 0 < o15 + r11 ^ 2).
  {
  pos.
  }
  assert (F18 : 0 < sqrt (o15 + (r11 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E19 : (o15 + (r11 ^ 2)) = (sqrt (o15 + (r11 ^ 2))) ^ 2) by root_powers.
  set (r17 := sqrt (o15 + (r11 ^ 2))) in *.
  clearbody r17.
  apply (le_by_fraction _ _ (- o15 - o7 * r17 + 2 * r17 ^ 2) (r17)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o15 + o7 * r17 - 2 * r17 ^ 2) by lra.
  assert (P20 : 0 < o15 + o7 * r17 - 2 * r17 ^ 2) by (pose proof Neg0; lra).
  pose proof P20 as T21.
  assert (P22 : 0 <= o7) by (pose proof F6; lra).
  assert (P23 : 0 <= - o7 + 2 * r11) by (pose proof IH; lra).
  pose proof (mul_le _ _ P22 P23) as T24.
  assert (P25 : 0 <= r11) by (pose proof F12; lra).
  pose proof (mul_le _ _ P25 P23) as T26.
  assert (Q27 : (2) * (- o15 - r11 ^ 2 + r17 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- o7 + 2 * r17)) as T28.
  clear - Neg T21 T24 T26 Q27 T28.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma bg_sums_harmonic : forall (n : Z), 0 < IZR n -> sum 1 n (fun k : Z => 1 / IZR k) <= ln (IZR n) + 1.
Proof.
  intros n H0.
  pose proof (harmonic_above n ltac:(in_z)); lra.
Qed.
