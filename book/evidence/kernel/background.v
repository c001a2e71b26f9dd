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
  pose proof (exp_pos (r)) as F1.
  pose proof (ln_exp (r)) as F2.
  pose proof (exp_tangent (r)) as F3.
  call x4 (exp r).
  apply Rle_ge.
  fraction_le (- r + x4 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r - x4 + 1) by lra.
  assert (P5 : 0 <= - r + x4 - 1) by (pose proof F3; lra).
  clear - Neg P5 Neg0; lra.
Qed.

Lemma bg_conjugates_tsallis : forall (x : R) (y : R), 0 < x -> 0 < y -> - 2 * sqrt x + 1 / y >= - x * y.
Proof.
  intros x y H0 H1.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  apply Rle_ge.
  fraction_le (r2 ^ 2 * y ^ 2 - 2 * r2 * y + 1) (y).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 * y ^ 2 + 2 * r2 * y - 1) by lra.
  pose proof (square (- r2 * y + 1)) as T7.
  clear - Neg Neg0 T7; lra.
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
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  assert (S5 : 0 < y) by pos.
  root r6 F7 E8 y.
  subst y.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma bg_minimizers_relative_entropy : forall (Z_ : R) (beta : R) (n : Z) (L : Z -> R) (x : Z -> R), 0 < Z_ -> 0 < beta -> 0 < IZR n -> (forall i0 : Z, 0 < x i0) -> sum 1 n (fun k : Z => L k * x k + x k * ln (x k) / beta) = sum 1 n (fun k : Z => (beta * L k + ln Z_ + ln (x k)) * x k / beta) - sum 1 n (fun k : Z => x k) * ln Z_ / beta.
Proof.
  intros Z_ beta n L x H0 H1 H2 H3.
  assert (E2 : sum 1 n (fun k : Z => L k * x k + x k * ln (x k) / beta) = (sum 1 n (fun k : Z => L k * x k) + sum 1 n (fun k : Z => x k * ln (x k)) / beta)) by (linear_sum (1)%Z (n)%Z (fun k : Z => (1 * (L k * x k)) + ((1 / beta) * (x k * ln (x k))))).
  call y1 (sum 1 n (fun k : Z => L k * x k + x k * ln (x k) / beta)).
  subst y1.
  assert (E4 : sum 1 n (fun k : Z => (beta * L k + ln Z_ + ln (x k)) * x k / beta) = (sum 1 n (fun k : Z => L k * x k) + sum 1 n (fun k : Z => x k) * ln Z_ / beta + sum 1 n (fun k : Z => x k * ln (x k)) / beta)) by (linear_sum (1)%Z (n)%Z (fun k : Z => (1 * (L k * x k)) + ((ln Z_ / beta) * (x k)) + ((1 / beta) * (x k * ln (x k))))).
  call y3 (sum 1 n (fun k : Z => (beta * L k + ln Z_ + ln (x k)) * x k / beta)).
  subst y3.
  next_integer I5 (0)%Z (n)%Z (0 + 1 <= IZR n).
  call z6 (IZR n).
  call o7 (sum 1 n (fun k : Z => x k * ln (x k))).
  call o8 (sum 1 n (fun k : Z => L k * x k)).
  assert (F9 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  call o10 (sum 1 n (fun k : Z => x k)).
  assert (S11 : 0 < Z_) by pos.
  pose proof (ln_tangent _ S11) as F12.
  pose proof (ln_below _ S11) as F13.
  remember (ln Z_) as l14 eqn:E15 in *.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma bg_minimizers_log_tangent : forall (x : R), 0 < x -> x * ln x >= x - 1.
Proof.
  intros x H0.
  assert (S1 : 0 < x) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln x) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (l4 * x - x + 1) (1).
  numerator_le N6 F3 (l4 * x - x + 1) (x).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l4 * x + x - 1) by lra.
  clear - Neg N6 Neg0; lra.
Qed.

Lemma bg_minimizers_tsallis_slope : forall (alpha : R) (v : R) (y : R), 0 < alpha -> 0 < v -> 0 < y -> y = 1 / (alpha ^ 2 * v ^ 2) -> - 1 / (alpha * sqrt y) = - v.
Proof.
  intros alpha v y H0 H1 H2 H3.
  subst y.
  assert (S1 : 0 < 1 / (alpha ^ 2 * v ^ 2)) by pos.
  root r2 F3 E4 (1 / (alpha ^ 2 * v ^ 2)).
  fraction_eq (- alpha * r2 * v + 1) (alpha * r2).
  assert (L1 : 0 <= - alpha * r2 * v + 1).
  {
  assert (R10 : 0 <= 1 - (alpha * r2 * v)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= 0) by pos.
  assert (V0 : - alpha ^ 2 * r2 ^ 2 * v ^ 2 + 1 = 0).
  {
  numerator_lt N19 H2 (1) (alpha ^ 2 * v ^ 2).
  numerator_eq N20 E4 (alpha ^ 2 * r2 ^ 2 * v ^ 2 - 1) (alpha ^ 2 * v ^ 2).
  assert (Q21 : (- 1) * (alpha ^ 2 * r2 ^ 2 * v ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q21; lra.
  }
  lra.
  }
  numerator_lt N13 H2 (1) (alpha ^ 2 * v ^ 2).
  numerator_eq N14 E4 (alpha ^ 2 * r2 ^ 2 * v ^ 2 - 1) (alpha ^ 2 * v ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < alpha * r2 * v - 1) by lra.
  assert (P15 : 0 <= - alpha * r2 * v + 1) by (pose proof R10; lra).
  clear - Neg P15 Neg0; lra.
  }
  assert (L2 : 0 <= alpha * r2 * v - 1).
  {
  assert (R24 : 0 <= alpha * r2 * v - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V33 : 0 <= 0) by pos.
  assert (V0 : alpha ^ 2 * r2 ^ 2 * v ^ 2 - 1 = 0).
  {
  numerator_lt N34 H2 (1) (alpha ^ 2 * v ^ 2).
  numerator_eq N35 E4 (alpha ^ 2 * r2 ^ 2 * v ^ 2 - 1) (alpha ^ 2 * v ^ 2).
  assert (Q36 : (1) * (alpha ^ 2 * r2 ^ 2 * v ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q36; lra.
  }
  lra.
  }
  numerator_lt N28 H2 (1) (alpha ^ 2 * v ^ 2).
  numerator_eq N29 E4 (alpha ^ 2 * r2 ^ 2 * v ^ 2 - 1) (alpha ^ 2 * v ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - alpha * r2 * v + 1) by lra.
  assert (P30 : 0 <= alpha * r2 * v - 1) by (pose proof R24; lra).
  clear - Neg P30 Neg0; lra.
  }
  lra.
Qed.

Lemma bg_minimizers_tsallis_tangent : forall (x : R) (y : R), 0 < x -> 0 < y -> - 2 * sqrt y >= - 2 * sqrt x - (- x + y) / sqrt x.
Proof.
  intros x y H0 H1.
  assert (S1 : 0 < y) by pos.
  root r2 F3 E4 y.
  subst y.
  assert (S5 : 0 < x) by pos.
  root r6 F7 E8 x.
  subst x.
  apply Rle_ge.
  fraction_le (r2 ^ 2 - 2 * r2 * r6 + r6 ^ 2) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 + 2 * r2 * r6 - r6 ^ 2) by lra.
  pose proof (square (- r2 + r6)) as T11.
  clear - Neg Neg0 T11; lra.
Qed.

Lemma bg_local_norms_entropy_bend : forall (l : R) (x : R), 0 <= l -> 0 < x -> l * x - x + x * exp (- l) = x * (l - 1 + exp (- l)).
Proof.
  intros l x H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_local_norms_tsallis_bend : forall (l : R) (x : R), 0 <= l -> 0 < x -> l * x - sqrt x - 1 / (- l - 1 / sqrt x) = l ^ 2 * (sqrt x) ^ 3 / (l * sqrt x + 1).
Proof.
  intros l x H0 H1.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_eq (0) (1).
  ring.
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
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_le (4 * alpha ^ 2 * r2 ^ 4) (2 * alpha * r2 + beta).
  pos.
Qed.

Lemma bg_local_norms_hybrid_below_entropy : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> 1 / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) <= beta * x.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_le (beta ^ 2 * r2 ^ 2) (2 * alpha * r2 + beta).
  pos.
Qed.

Lemma bg_ftrl_gradient : forall (L_i : R) (S_ : R) (beta : R), 0 <= S_ -> 0 < beta -> - exp (- L_i * beta) / (S_ + exp (- L_i * beta)) = - exp (- L_i * beta) / (S_ + exp (- L_i * beta)).
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
  assert (E2 : sum 1 n (fun t : Z => p t - v t + w t) = (sum 1 n (fun t : Z => p t) - sum 1 n (fun t : Z => v t) + sum 1 n (fun t : Z => w t))) by (linear_sum (1)%Z (n)%Z (fun t : Z => ((- 1) * (v t)) + (1 * (p t)) + (1 * (w t)))).
  call y1 (sum 1 n (fun t : Z => p t - v t + w t)).
  subst y1.
  assert (E4 : sum 1 n (fun t : Z => v t - w t) = (sum 1 n (fun t : Z => v t) - sum 1 n (fun t : Z => w t))) by (linear_sum (1)%Z (n)%Z (fun t : Z => ((- 1) * (w t)) + (1 * (v t)))).
  call y3 (sum 1 n (fun t : Z => v t - w t)).
  subst y3.
  next_integer I5 (0)%Z (n)%Z (0 + 1 <= IZR n).
  call z6 (IZR n).
  call o7 (sum 1 n (fun t : Z => w t)).
  call o8 (sum 1 n (fun t : Z => v t)).
  call o9 (sum 1 n (fun t : Z => p t)).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma bg_importance_weighting_entropy_norm : forall (x : R) (y : R), 0 < x -> 0 < y -> y = 1 / x -> 1 / (x * y) = 1.
Proof.
  intros x y H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma bg_importance_weighting_tsallis_norm : forall (x : R) (y : R), 0 < x -> 0 < y -> y = 1 / (2 * (sqrt x) ^ 3) -> 1 / (x * y) = 2 * sqrt x.
Proof.
  intros x y H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma bg_importance_weighting_root_sum : forall (K : R) (x : R), 0 < K -> 0 < x -> sqrt x <= (K * x + 1) / (2 * sqrt K).
Proof.
  intros K x H0 H1.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  fraction_le (r2 ^ 2 * r6 ^ 2 / 2 - r2 * r6 + 1 / 2) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 * r6 ^ 2 / 2 + r2 * r6 - 1 / 2) by lra.
  pose proof (square (- r2 * r6 + 1)) as T11.
  clear - Neg Neg0 T11; lra.
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
  assert (S1 : 0 < chernoff + 1) by pos.
  assert (E3 : rpow (chernoff + 1) (- chernoff - 1) = (exp ((- chernoff - 1) * ln (chernoff + 1)))) by (first [apply rpow_exp; pos | by_logarithms]).
  call y2 (rpow (chernoff + 1) (- chernoff - 1)).
  subst y2.
  assert (E5 : exp ((- chernoff - 1) * ln (chernoff + 1)) = (/ (chernoff + 1) * / (exp (chernoff * ln (chernoff + 1))))) by (by_logarithms).
  call y4 (exp ((- chernoff - 1) * ln (chernoff + 1))).
  subst y4.
  assert (S6 : 0 < chernoff + 1) by pos.
  pose proof (ln_tangent _ S6) as F7.
  pose proof (ln_below _ S6) as F8.
  remember (ln (chernoff + 1)) as l9 eqn:E10 in *.
  pose proof (exp_pos (chernoff * l9)) as F11.
  pose proof (ln_exp (chernoff * l9)) as F12.
  pose proof (exp_tangent (chernoff * l9)) as F13.
  call x14 (exp (chernoff * l9)).
  pose proof (exp_pos (chernoff)) as F15.
  pose proof (ln_exp (chernoff)) as F16.
  pose proof (exp_tangent (chernoff)) as F17.
  call x18 (exp chernoff).
  assert (E20 : ln (rpow (((/ (chernoff + 1) * / (x14))) * x18) (C / (chernoff + 1))) = (C * (chernoff + (- chernoff - 1) * l9) / (chernoff + 1))) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y19 (ln (rpow (((/ (chernoff + 1) * / (x14))) * x18) (C / (chernoff + 1)))).
  subst y19.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma bg_chernoff_slope : forall (chernoff : R), 0 < chernoff -> chernoff / (chernoff + 1) ^ 2 = chernoff / (chernoff + 1) ^ 2.
Proof.
  intros chernoff H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma bg_chernoff_increasing : forall (chernoff : R), 0 < chernoff -> chernoff / (chernoff + 1) ^ 2 > 0.
Proof.
  intros chernoff H0.
  apply Rlt_gt.
  fraction_lt (chernoff) ((chernoff + 1) ^ 2).
  pos.
Qed.

Lemma bg_sums_jensen : forall (m : R) (z : R), 0 < m -> 0 <= z -> sqrt z <= sqrt m + (- m + z) / (2 * sqrt m).
Proof.
  intros m z H0 H1.
  assert (S1 : 0 <= z) by pos.
  root_0 r2 F3 E4 z.
  subst z.
  assert (S5 : 0 < m) by pos.
  root r6 F7 E8 m.
  subst m.
  fraction_le (r2 ^ 2 / 2 - r2 * r6 + r6 ^ 2 / 2) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 / 2 + r2 * r6 - r6 ^ 2 / 2) by lra.
  pose proof (square (- r2 + r6)) as T11.
  clear - Neg Neg0 T11; lra.
Qed.

Lemma bg_sums_root_step : forall (x : R) (y : R), 0 < x -> 0 < y -> x / sqrt (x + y) + 2 * sqrt y <= 2 * sqrt (x + y).
Proof.
  intros x y H0 H1.
  assert (S1 : 0 < y) by pos.
  root r2 F3 E4 y.
  subst y.
  assert (S5 : 0 < r2 ^ 2 + x) by pos.
  root r6 F7 E8 (x + (r2 ^ 2)).
  fraction_le (- 2 * r2 * r6 + 2 * r6 ^ 2 - x) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * r2 * r6 - 2 * r6 ^ 2 + x) by lra.
  pose proof (square (- r2 + r6)) as T11.
  assert (Q12 : (1) * (- r2 ^ 2 + r6 ^ 2 - x) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T11 Q12; lra.
Qed.

Lemma bg_sums_root_sum : forall (n : Z) (x : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 < x i0) -> sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k)).
Proof.
  intros n x H0 H1.
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sum 1 1 (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) <= 2 * sqrt (sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k))) = (x 1%Z / sqrt (sum 1 1 (fun k : Z => x k)))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun k : Z => x k)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (x 1%Z).
  assert (S7 : 0 < o6) by pos.
  root r8 F9 E10 (o6).
  subst o6.
  fraction_le (r8) (1).
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
  call y1 (sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun k : Z => x k)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun t : Z => x t / sqrt (sum 1 t (fun k : Z => x k)))).
  assert (F8 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun k : Z => x k)).
  assert (S10 : 0 <= o9) by pos.
  root_0 r11 F12 E13 o9.
  subst o9.
  pose proof (H1 (n + 1)%Z) as F14.
  call o15 (x (n + 1)%Z).
  assert (S16 : 0 < o15 + r11 ^ 2) by pos.
  root r17 F18 E19 (o15 + (r11 ^ 2)).
  fraction_le (- o15 - o7 * r17 + 2 * r17 ^ 2) (r17).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o15 + o7 * r17 - 2 * r17 ^ 2) by lra.
  assert (P23 : 0 <= - o7 + 2 * r11) by (pose proof IH; lra).
  pose proof (mul_le _ _ F6 P23) as T24.
  pose proof (mul_le _ _ F12 P23) as T26.
  assert (Q27 : (2) * (- o15 - r11 ^ 2 + r17 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- o7 + 2 * r17)) as T28.
  clear - Neg Neg0 T24 T26 Q27 T28; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma bg_sums_harmonic : forall (n : Z), 0 < IZR n -> sum 1 n (fun k : Z => 1 / IZR k) <= ln (IZR n) + 1.
Proof.
  intros n H0.
  pose proof (harmonic_above n ltac:(in_z)); lra.
Qed.
