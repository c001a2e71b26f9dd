(* thm_2_1_delayed_ftrl: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma fact_F6_bregman_loss : forall (alpha : R) (beta : R) (r : R) (x : R), 0 < alpha -> 0 < beta -> 0 < r -> 0 < x -> ln x / beta - ln (x * r ^ 2) / beta - 1 / (alpha * sqrt x) + 1 / (alpha * r * sqrt x) = - 2 * ln r / beta + (- 1 + 1 / r) / (alpha * sqrt x).
Proof.
  intros alpha beta r x H0 H1 H2 H3.
  assert (S1 : 0 < x) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln x) as l4 eqn:E5 in *.
  assert (S6 : 0 < x) by pos.
  root r7 F8 E9 x.
  subst x.
  assert (E11 : ln ((r7 ^ 2) * r ^ 2) = (2 * ln r + l4)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y10 (ln ((r7 ^ 2) * r ^ 2)).
  subst y10.
  assert (S12 : 0 < r) by pos.
  pose proof (ln_tangent _ S12) as F13.
  pose proof (ln_below _ S12) as F14.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln r - l4 <= (r - (r7 ^ 2)) / (r7 ^ 2)) as F15.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln r <= ((r7 ^ 2) - r) / r) as F16.
  remember (ln r) as l17 eqn:E18 in *.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_F6_bregman_bend : forall (alpha : R) (beta : R) (r : R) (x : R), 0 < alpha -> 0 < beta -> 0 < r -> 0 < x -> x * (ln x / beta - ln (x * r ^ 2) / beta - 1 / (alpha * sqrt x) + 1 / (alpha * r * sqrt x)) + x * r ^ 2 / beta - x / beta + r * sqrt x / alpha - sqrt x / alpha = x * ((r ^ 2 - 2 * ln r - 1) / beta + (1 - r) ^ 2 / (alpha * r * sqrt x)).
Proof.
  intros alpha beta r x H0 H1 H2 H3.
  assert (S1 : 0 < x) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln x) as l4 eqn:E5 in *.
  assert (S6 : 0 < x) by pos.
  root r7 F8 E9 x.
  subst x.
  assert (E11 : ln ((r7 ^ 2) * r ^ 2) = (2 * ln r + l4)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y10 (ln ((r7 ^ 2) * r ^ 2)).
  subst y10.
  assert (S12 : 0 < r) by pos.
  pose proof (ln_tangent _ S12) as F13.
  pose proof (ln_below _ S12) as F14.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln r - l4 <= (r - (r7 ^ 2)) / (r7 ^ 2)) as F15.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln r <= ((r7 ^ 2) - r) / r) as F16.
  remember (ln r) as l17 eqn:E18 in *.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_F4_below_gap : forall (alpha : R) (beta : R) (r : R) (x : R), 0 < alpha -> 0 < beta -> 0 < r -> 0 < x -> - (x * r ^ 2 - x) * (ln x / beta + 1 / beta - 1 / (alpha * sqrt x)) + x * r ^ 2 * ln (x * r ^ 2) / beta - x * ln x / beta - 2 * r * sqrt x / alpha + 2 * sqrt x / alpha = x * ((2 * r ^ 2 * ln r - r ^ 2 + 1) / beta + (1 - r) ^ 2 / (alpha * sqrt x)).
Proof.
  intros alpha beta r x H0 H1 H2 H3.
  assert (S1 : 0 < x) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln x) as l4 eqn:E5 in *.
  assert (S6 : 0 < x) by pos.
  root r7 F8 E9 x.
  subst x.
  assert (E11 : ln ((r7 ^ 2) * r ^ 2) = (2 * ln r + l4)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y10 (ln ((r7 ^ 2) * r ^ 2)).
  subst y10.
  assert (S12 : 0 < r) by pos.
  pose proof (ln_tangent _ S12) as F13.
  pose proof (ln_below _ S12) as F14.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln r - l4 <= (r - (r7 ^ 2)) / (r7 ^ 2)) as F15.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln r <= ((r7 ^ 2) - r) / r) as F16.
  remember (ln r) as l17 eqn:E18 in *.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_F1_second_derivative_curvature : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> x * (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) = 1 / beta + 1 / (2 * alpha * sqrt x).
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma thm_FTRL_no_scale_separable : forall (K : Z) (alpha : R) (beta : R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => x i * ln (x i)) / beta + sum 1 K (fun i : Z => - 2 * sqrt (x i)) / alpha = sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha).
Proof.
  intros K alpha beta x H0 H1 H2 H3.
  assert (E2 : sum 1 K (fun i : Z => - 2 * sqrt (x i)) = (- 2 * sum 1 K (fun i : Z => sqrt (x i)))) by (linear_sum (1)%Z (K)%Z (fun i : Z => ((- 2) * (sqrt (x i))))).
  call y1 (sum 1 K (fun i : Z => - 2 * sqrt (x i))).
  subst y1.
  assert (E4 : sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i * ln (x i)) / beta - 2 * sum 1 K (fun i : Z => sqrt (x i)) / alpha)) by (linear_sum (1)%Z (K)%Z (fun i : Z => ((- 2 / alpha) * (sqrt (x i))) + ((1 / beta) * (x i * ln (x i))))).
  call y3 (sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y3.
  next_integer I5 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z6 (IZR K).
  assert (F7 : 0 <= sum 1 K (fun i : Z => sqrt (x i))) by (apply sum_nonneg; each_term).
  call o8 (sum 1 K (fun i : Z => sqrt (x i))).
  call o9 (sum 1 K (fun i : Z => x i * ln (x i))).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma thm_FTRL_no_scale_conjugate_free_attained : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> x * (ln x / beta + 1 / beta - 1 / (alpha * sqrt x)) - x * ln x / beta + 2 * sqrt x / alpha = x / beta + sqrt x / alpha.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln x) as l4 eqn:E5 in *.
  assert (S6 : 0 < x) by pos.
  root r7 F8 E9 x.
  subst x.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma thm_FTRL_no_scale_conjugate_free_other : forall (alpha : R) (beta : R) (r : R) (x : R), 0 < alpha -> 0 < beta -> 0 < r -> 0 < x -> - x * r ^ 2 * (ln x / beta + 1 / beta - 1 / (alpha * sqrt x)) + x * r ^ 2 * ln (x * r ^ 2) / beta + x / beta - 2 * r * sqrt x / alpha + sqrt x / alpha = x * ((2 * r ^ 2 * ln r - r ^ 2 + 1) / beta + (1 - r) ^ 2 / (alpha * sqrt x)).
Proof.
  intros alpha beta r x H0 H1 H2 H3.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  assert (S5 : 0 < r2 ^ 2) by pos.
  pose proof (ln_tangent _ S5) as F6.
  pose proof (ln_below _ S5) as F7.
  remember (ln (r2 ^ 2)) as l8 eqn:E9 in *.
  assert (E11 : ln ((r2 ^ 2) * r ^ 2) = (2 * ln r + l8)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y10 (ln ((r2 ^ 2) * r ^ 2)).
  subst y10.
  assert (S12 : 0 < r) by pos.
  pose proof (ln_tangent _ S12) as F13.
  pose proof (ln_below _ S12) as F14.
  pose proof (ltac:(rewrite E9; apply ln_gap; lra) : ln r - l8 <= (r - (r2 ^ 2)) / (r2 ^ 2)) as F15.
  pose proof (ltac:(rewrite E9; apply ln_gap; lra) : l8 - ln r <= ((r2 ^ 2) - r) / r) as F16.
  remember (ln r) as l17 eqn:E18 in *.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma thm_FTRL_no_scale_conjugate_free_supremum__lemma_1 : forall (r : R), 0 < r -> 2 * r ^ 2 * ln r - r ^ 2 + 1 >= 0.
Proof.
  intros r H0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  pose proof (square (1 - r)) as T12.
  clear - Neg Neg0 T11 T12; lra.
Qed.

Lemma thm_FTRL_no_scale_conjugate_free_supremum : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) >= 0.
Proof.
  intros p q r H0 H1 H2.
  pose proof (thm_FTRL_no_scale_conjugate_free_supremum__lemma_1 r shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  assert (P10 : 0 <= 2 * l4 * r ^ 2 - r ^ 2 + 1) by (pose proof (Rge_le _ _ K0); lra).
  pose proof (mul_le _ _ H1 P10) as T11.
  pose proof (mul_le _ _ H0 (square (1 - r))) as T13.
  clear - Neg Neg0 T11 T13; lra.
Qed.

Lemma thm_FTRL_no_scale_conjugate_separable : forall (K : Z) (alpha : R) (beta : R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha).
Proof.
  intros K alpha beta x H0 H1 H2 H3.
  assert (W : forall m : nat, sum_from 1 m (fun i : Z => (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum_from 1 m (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = sum_from 1 m (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  {
  induction m as [| m IH]; [simpl; ring |]; cbn [sum_from].
  set (j := (1 + Z.of_nat m)%Z) in *; pose proof (H3 j) as X.
  pose proof (sqrt_lt_R0 (x j) X) as SX; assert (EX : x j = sqrt (x j) * sqrt (x j)) by (rewrite sqrt_sqrt; lra).
  set (lx := ln (x j)) in *; set (s := sqrt (x j)) in *; clearbody lx s; rewrite EX.
  assert (E : sum_from 1 m (fun i : Z => (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = sum_from 1 m (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + sum_from 1 m (fun i : Z => x i / beta + sqrt (x i) / alpha)) by lra; rewrite E; field; repeat split; lra.
  }
  unfold sum; apply W.
Qed.

Lemma thm_FTRL_no_scale_conjugate_simplex : forall (K : Z) (alpha : R) (beta : R) (c : R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha).
Proof.
  intros K alpha beta c x H0 H1 H2 H3.
  enough (W : forall K : Z, (1 <= K)%Z -> sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha))).
  {
  assert (B : sum 1 1 (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 1 (fun i : Z => x i) + sum 1 1 (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  {
  assert (E2 : sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (x 1%Z * ln (x 1%Z) / beta - 2 * sqrt (x 1%Z) / alpha)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = ((c + ln (x 1%Z) / beta + 1 / beta - 1 / (alpha * sqrt (x 1%Z))) * x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  subst y3.
  assert (E6 : sum 1 1 (fun i : Z => x i / beta + sqrt (x i) / alpha) = (x 1%Z / beta + sqrt (x 1%Z) / alpha)) by (written_out).
  call y5 (sum 1 1 (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  subst y5.
  assert (E8 : sum 1 1 (fun i : Z => x i) = (x 1%Z)) by (written_out).
  call y7 (sum 1 1 (fun i : Z => x i)).
  subst y7.
  pose proof (H3 (1)%Z) as F9.
  call o10 (x 1%Z).
  assert (S11 : 0 < o10) by pos.
  root r12 F13 E14 o10.
  subst o10.
  assert (S15 : 0 < r12 ^ 2) by pos.
  pose proof (ln_tangent _ S15) as F16.
  pose proof (ln_below _ S15) as F17.
  remember (ln (r12 ^ 2)) as l18 eqn:E19 in *.
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : sum 1 (K + 1)%Z (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 (K + 1)%Z (fun i : Z => x i) + sum 1 (K + 1)%Z (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = ((c + ln (x (K + 1)%Z) / beta + 1 / beta - 1 / (alpha * sqrt (x (K + 1)%Z))) * x (K + 1)%Z + sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + x (K + 1)%Z * ln (x (K + 1)%Z) / beta - 2 * sqrt (x (K + 1)%Z) / alpha)) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y3.
  assert (E6 : sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i * ln (x i)) / beta - 2 * sum 1 K (fun i : Z => sqrt (x i)) / alpha)) by (linear_sum (1)%Z (K)%Z (fun i : Z => ((- 2 / alpha) * (sqrt (x i))) + ((1 / beta) * (x i * ln (x i))))).
  call y5 (sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y5.
  assert (E8 : sum 1 (K + 1)%Z (fun i : Z => x i) = (x (K + 1)%Z + sum 1 K (fun i : Z => x i))) by (last_term).
  call y7 (sum 1 (K + 1)%Z (fun i : Z => x i)).
  subst y7.
  assert (E10 : sum 1 (K + 1)%Z (fun i : Z => x i / beta + sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha) + x (K + 1)%Z / beta + sqrt (x (K + 1)%Z) / alpha)) by (last_term).
  call y9 (sum 1 (K + 1)%Z (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  subst y9.
  assert (E12 : sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i) / beta + sum 1 K (fun i : Z => sqrt (x i)) / alpha)) by (linear_sum (1)%Z (K)%Z (fun i : Z => ((1 / alpha) * (sqrt (x i))) + ((1 / beta) * (x i)))).
  call y11 (sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  subst y11.
  call z13 (IZR K).
  call o14 (sum 1 K (fun i : Z => x i * ln (x i))).
  assert (F15 : 0 <= sum 1 K (fun i : Z => sqrt (x i))) by (apply sum_nonneg; each_term).
  call o16 (sum 1 K (fun i : Z => sqrt (x i))).
  call o17 (sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  assert (F18 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o19 (sum 1 K (fun i : Z => x i)).
  pose proof (H3 (K + 1)%Z) as F20.
  call o21 (x (K + 1)%Z).
  assert (S22 : 0 < o21) by pos.
  root r23 F24 E25 o21.
  subst o21.
  assert (S26 : 0 < r23 ^ 2) by pos.
  pose proof (ln_tangent _ S26) as F27.
  pose proof (ln_below _ S26) as F28.
  remember (ln (r23 ^ 2)) as l29 eqn:E30 in *.
  fraction_eq (alpha * beta * c * o19 - alpha * beta * o17 + alpha * o14 + alpha * o19 - beta * o16) (alpha * beta).
  numerator_eq N31 IH (alpha * beta * c * o19 - alpha * beta * o17 + alpha * o14 + alpha * o19 - beta * o16) (alpha * beta).
  numerator_le N32 F28 (l29 * r23 ^ 2 - r23 ^ 2 + 1) (r23 ^ 2).
  assert (Q33 : (1) * (alpha * beta * c * o19 - alpha * beta * o17 + alpha * o14 + alpha * o19 - beta * o16) = 0) by (apply mul_zero; lra).
  clear - Q33; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_F1_second_derivative : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> 1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3) = 1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3).
Proof.
  intros alpha beta x H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_F1_curvature_positive : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> 1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3) > 0.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  apply Rlt_gt.
  fraction_lt (alpha * r2 + beta / 2) (alpha * beta * r2 ^ 3).
  pos.
Qed.

Lemma fact_F1_curvature_decreasing : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> - 1 / (beta * x ^ 2) - 3 / (4 * alpha * (sqrt x) ^ 5) < 0.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_lt (alpha * r2 + 3 * beta / 4) (alpha * beta * r2 ^ 5).
  pos.
Qed.

Lemma fact_F1_conjugate_second_derivative : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> ((1 / beta + 1 / (2 * alpha * sqrt x)) * (1 / (beta * x ^ 2) + 3 / (4 * alpha * (sqrt x) ^ 5)) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) ^ 2 - 1 / (4 * alpha * (sqrt x) ^ 3 * (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)))) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) = 1 / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)).
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_F1_conjugate_increasing : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> 1 / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) > 0.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  apply Rlt_gt.
  fraction_lt (2 * alpha * beta * r2 ^ 3) (2 * alpha * r2 + beta).
  pos.
Qed.

Lemma fact_F1_conjugate_third_derivative : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> (1 / (beta * x ^ 2) + 3 / (4 * alpha * (sqrt x) ^ 5)) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) ^ 3 = (1 / (beta * x ^ 2) + 3 / (4 * alpha * (sqrt x) ^ 5)) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) ^ 3.
Proof.
  intros alpha beta x H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_F1_conjugate_convex : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> (1 / (beta * x ^ 2) + 3 / (4 * alpha * (sqrt x) ^ 5)) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) ^ 3 > 0.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  apply Rlt_gt.
  fraction_lt (8 * alpha ^ 3 * beta ^ 2 * r2 ^ 5 + 6 * alpha ^ 2 * beta ^ 3 * r2 ^ 4) ((2 * alpha * r2 + beta) ^ 3).
  pos.
Qed.

Lemma fact_F1_conjugate_increasing_point_below : forall (alpha : R) (beta : R) (theta : R), 0 < alpha -> 0 < beta -> (theta * beta - 1) / beta + 1 / beta - exp (- theta * beta / 2 + 1 / 2) / alpha < theta.
Proof.
  intros alpha beta theta H0 H1.
  assert (E2 : exp (- theta * beta / 2 + 1 / 2) = ((exp (1 / 2)) * / (exp (theta * beta / 2)))) by (by_logarithms).
  call y1 (exp (- theta * beta / 2 + 1 / 2)).
  subst y1.
  pose proof (exp_pos (1 / 2)) as F3.
  pose proof (ln_exp (1 / 2)) as F4.
  pose proof ((ltac:(interval) : 16487211 / 10000000 <= exp (1 / 2))) as F5.
  pose proof ((ltac:(interval) : exp (1 / 2) <= 8243607 / 5000000)) as F6.
  call x7 (exp (1 / 2)).
  pose proof (exp_pos (theta * beta / 2)) as F8.
  pose proof (ln_exp (theta * beta / 2)) as F9.
  pose proof (exp_tangent (theta * beta / 2)) as F10.
  call x11 (exp (theta * beta / 2)).
  fraction_lt (x7) (alpha * x11).
  pos.
Qed.

Lemma fact_F1_conjugate_increasing_above : forall (alpha : R) (beta : R) (t : R), 0 < alpha -> 0 < beta -> 0 <= t -> t / beta + 1 / beta - exp (- t / 2) / alpha >= t / beta - 1 / alpha.
Proof.
  intros alpha beta t H0 H1 H2.
  assert (E2 : exp (- t / 2) = (/ (exp (t / 2)))) by (by_logarithms).
  call y1 (exp (- t / 2)).
  subst y1.
  pose proof (exp_pos (t / 2)) as F3.
  pose proof (ln_exp (t / 2)) as F4.
  pose proof (exp_tangent (t / 2)) as F5.
  call x6 (exp (t / 2)).
  apply Rle_ge.
  fraction_le (alpha * x6 + beta * x6 - beta) (alpha * beta * x6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - alpha * x6 - beta * x6 + beta) by lra.
  assert (P10 : 0 < x6) by (pose proof F3; lra).
  pose proof (mul_lt _ _ H0 P10) as T11.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) H2) as T14.
  assert (P15 : 0 <= - t / 2 + x6 - 1) by (pose proof F5; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P15) as T16.
  clear - Neg Neg0 T11 T14 T16; lra.
Qed.

Lemma fact_F1_conjugate_increasing_pure_Tsallis : ~ (forall (theta : R), theta <> 0 -> - Rabs theta = theta).
Proof.
  intro H.
  specialize (H (1)).
  refute H.
Qed.

Lemma fact_F1_conjugate_increasing_pure_Tsallis_corrected : forall (theta : R), theta < 0 -> - Rabs theta = theta.
Proof.
  intros theta H0.
  pose proof (Rabs_or (theta)) as M1.
  call m3 (Rabs (theta)).
  destruct M1 as [[E4 L5] | [E4 L5]]; try rewrite E4 in *.
  {
  fraction_eq (2 * theta) (1).
  assert (L1 : 0 <= 2 * theta) by pos.
  assert (L2 : 0 <= - 2 * theta).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * theta) by lra.
  assert (P6 : 0 < - theta) by (pose proof H0; lra).
  clear - Neg P6 Neg0; lra.
  }
  lra.
  }
  {
  fraction_eq (0) (1).
  ring.
  }
Qed.

Lemma fact_F2_definition : forall (G : R) (K : Z) (c : R) (L : Z -> R) (x : Z -> R), 0 < IZR K -> (forall i0 : Z, 0 < x i0) -> - G + sum 1 K (fun i : Z => (c + L i) * x i) = - G + c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => L i * x i).
Proof.
  intros G K c L x H0 H1.
  enough (W : forall K : Z, (1 <= K)%Z -> - G + sum 1 K (fun i : Z => (c + L i) * x i) = - G + c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => L i * x i)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => - G + sum 1 K (fun i : Z => (c + L i) * x i) = - G + c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => L i * x i))).
  {
  assert (B : - G + sum 1 1 (fun i : Z => (c + L i) * x i) = - G + c * sum 1 1 (fun i : Z => x i) + sum 1 1 (fun i : Z => L i * x i)).
  {
  assert (E2 : sum 1 1 (fun i : Z => (c + L i) * x i) = ((c + L 1%Z) * x 1%Z)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => (c + L i) * x i)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => L i * x i) = (L 1%Z * x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => L i * x i)).
  subst y3.
  assert (E6 : sum 1 1 (fun i : Z => x i) = (x 1%Z)) by (written_out).
  call y5 (sum 1 1 (fun i : Z => x i)).
  subst y5.
  call o7 (L 1%Z).
  pose proof (H1 (1)%Z) as F8.
  call o9 (x 1%Z).
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : - G + sum 1 (K + 1)%Z (fun i : Z => (c + L i) * x i) = - G + c * sum 1 (K + 1)%Z (fun i : Z => x i) + sum 1 (K + 1)%Z (fun i : Z => L i * x i)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => (c + L i) * x i) = ((c + L (K + 1)%Z) * x (K + 1)%Z + sum 1 K (fun i : Z => (c + L i) * x i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => (c + L i) * x i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => x i) = (x (K + 1)%Z + sum 1 K (fun i : Z => x i))) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => x i)).
  subst y3.
  assert (E6 : sum 1 (K + 1)%Z (fun i : Z => L i * x i) = (L (K + 1)%Z * x (K + 1)%Z + sum 1 K (fun i : Z => L i * x i))) by (last_term).
  call y5 (sum 1 (K + 1)%Z (fun i : Z => L i * x i)).
  subst y5.
  call z7 (IZR K).
  call o8 (sum 1 K (fun i : Z => (c + L i) * x i)).
  assert (F9 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o10 (sum 1 K (fun i : Z => x i)).
  call o11 (sum 1 K (fun i : Z => L i * x i)).
  call o12 (L (K + 1)%Z).
  pose proof (H1 (K + 1)%Z) as F13.
  call o14 (x (K + 1)%Z).
  fraction_eq (c * o10 + o11 - o8) (1).
  assert (Q15 : (1) * (c * o10 + o11 - o8) = 0) by (apply mul_zero; lra).
  clear - Q15; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_F2_pull_out : forall (G : R) (N : R) (S_ : R) (c : R), N = 1 -> - G + N * c + S_ = - G + S_ + c.
Proof.
  intros G N S_ c H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_F2_shift : forall (G : R) (K : Z) (alpha : R) (beta : R) (c : R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha).
Proof.
  intros G K alpha beta c x H0 H1 H2 H3.
  enough (W : forall K : Z, (1 <= K)%Z -> sum 1 K (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => sum 1 K (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha))).
  {
  assert (B : sum 1 1 (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 1 (fun i : Z => x i) + sum 1 1 (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  {
  assert (E2 : sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (x 1%Z * ln (x 1%Z) / beta - 2 * sqrt (x 1%Z) / alpha)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = ((G + c + ln (x 1%Z) / beta + 1 / beta - 1 / (alpha * sqrt (x 1%Z))) * x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  subst y3.
  assert (E6 : sum 1 1 (fun i : Z => x i) = (x 1%Z)) by (written_out).
  call y5 (sum 1 1 (fun i : Z => x i)).
  subst y5.
  assert (E8 : sum 1 1 (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = ((G + ln (x 1%Z) / beta + 1 / beta - 1 / (alpha * sqrt (x 1%Z))) * x 1%Z)) by (written_out).
  call y7 (sum 1 1 (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  subst y7.
  pose proof (H3 (1)%Z) as F9.
  call o10 (x 1%Z).
  assert (S11 : 0 < o10) by pos.
  root r12 F13 E14 o10.
  subst o10.
  assert (S15 : 0 < r12 ^ 2) by pos.
  pose proof (ln_tangent _ S15) as F16.
  pose proof (ln_below _ S15) as F17.
  remember (ln (r12 ^ 2)) as l18 eqn:E19 in *.
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : sum 1 (K + 1)%Z (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 (K + 1)%Z (fun i : Z => x i) + sum 1 (K + 1)%Z (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = ((G + c + ln (x (K + 1)%Z) / beta + 1 / beta - 1 / (alpha * sqrt (x (K + 1)%Z))) * x (K + 1)%Z + sum 1 K (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + x (K + 1)%Z * ln (x (K + 1)%Z) / beta - 2 * sqrt (x (K + 1)%Z) / alpha)) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y3.
  assert (E6 : sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i * ln (x i)) / beta - 2 * sum 1 K (fun i : Z => sqrt (x i)) / alpha)) by (linear_sum (1)%Z (K)%Z (fun i : Z => ((- 2 / alpha) * (sqrt (x i))) + ((1 / beta) * (x i * ln (x i))))).
  call y5 (sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y5.
  assert (E8 : sum 1 (K + 1)%Z (fun i : Z => x i) = (x (K + 1)%Z + sum 1 K (fun i : Z => x i))) by (last_term).
  call y7 (sum 1 (K + 1)%Z (fun i : Z => x i)).
  subst y7.
  assert (E10 : sum 1 (K + 1)%Z (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = ((G + ln (x (K + 1)%Z) / beta + 1 / beta - 1 / (alpha * sqrt (x (K + 1)%Z))) * x (K + 1)%Z + sum 1 K (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i))) by (last_term).
  call y9 (sum 1 (K + 1)%Z (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  subst y9.
  call z11 (IZR K).
  call o12 (sum 1 K (fun i : Z => x i * ln (x i))).
  assert (F13 : 0 <= sum 1 K (fun i : Z => sqrt (x i))) by (apply sum_nonneg; each_term).
  call o14 (sum 1 K (fun i : Z => sqrt (x i))).
  call o15 (sum 1 K (fun i : Z => (G + c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  assert (F16 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o17 (sum 1 K (fun i : Z => x i)).
  call o18 (sum 1 K (fun i : Z => (G + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  pose proof (H3 (K + 1)%Z) as F19.
  call o20 (x (K + 1)%Z).
  assert (S21 : 0 < o20) by pos.
  root r22 F23 E24 o20.
  subst o20.
  assert (S25 : 0 < r22 ^ 2) by pos.
  pose proof (ln_tangent _ S25) as F26.
  pose proof (ln_below _ S25) as F27.
  remember (ln (r22 ^ 2)) as l28 eqn:E29 in *.
  fraction_eq (c * o17 - o15 + o18) (1).
  numerator_le N30 F27 (l28 * r22 ^ 2 - r22 ^ 2 + 1) (r22 ^ 2).
  assert (Q31 : (1) * (c * o17 - o15 + o18) = 0) by (apply mul_zero; lra).
  clear - Q31; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_F3_kkt : forall (K : Z) (alpha : R) (beta : R) (c : R) (x : Z -> R) (y : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> (forall i0 : Z, 0 < y i0) -> - sum 1 K (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * x i + x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + sum 1 K (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * y i + y i * ln (y i) / beta - 2 * sqrt (y i) / alpha) = c * (- sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => y i)) + sum 1 K (fun i : Z => - (- x i + y i) * (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) - x i * ln (x i) / beta + y i * ln (y i) / beta + 2 * sqrt (x i) / alpha - 2 * sqrt (y i) / alpha).
Proof.
  intros K alpha beta c x y H0 H1 H2 H3 H4.
  assert (W : forall m : nat, - sum_from 1 m (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * x i + x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + sum_from 1 m (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * y i + y i * ln (y i) / beta - 2 * sqrt (y i) / alpha) = c * (- sum_from 1 m (fun i : Z => x i) + sum_from 1 m (fun i : Z => y i)) + sum_from 1 m (fun i : Z => - (- x i + y i) * (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) - x i * ln (x i) / beta + y i * ln (y i) / beta + 2 * sqrt (x i) / alpha - 2 * sqrt (y i) / alpha)).
  {
  induction m as [| m IH]; [simpl; ring |]; cbn [sum_from].
  set (j := (1 + Z.of_nat m)%Z) in *; pose proof (H3 j) as X.
  pose proof (sqrt_lt_R0 (x j) X) as SX; assert (EX : x j = sqrt (x j) * sqrt (x j)) by (rewrite sqrt_sqrt; lra).
  set (lx := ln (x j)) in *; set (s := sqrt (x j)) in *; clearbody lx s; rewrite EX.
  pose proof (H4 j) as Y; pose proof (sqrt_lt_R0 (y j) Y) as SY; assert (EY : y j = sqrt (y j) * sqrt (y j)) by (rewrite sqrt_sqrt; lra).
  set (ly := ln (y j)) in *; set (r := sqrt (y j)) in *; clearbody ly r; rewrite EY.
  assert (E : sum_from 1 m (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * y i + y i * ln (y i) / beta - 2 * sqrt (y i) / alpha) = sum_from 1 m (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * x i + x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + c * (- sum_from 1 m (fun i : Z => x i) + sum_from 1 m (fun i : Z => y i)) + sum_from 1 m (fun i : Z => - (- x i + y i) * (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) - x i * ln (x i) / beta + y i * ln (y i) / beta + 2 * sqrt (x i) / alpha - 2 * sqrt (y i) / alpha)) by lra; rewrite E; field; repeat split; lra.
  }
  unfold sum; apply W.
Qed.

Lemma fact_F3_kkt_y_below_x__lemma_1 : forall (r : R), 0 < r -> r < 1 -> 2 * r ^ 2 * ln r - r ^ 2 + 1 > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  assert (P12 : 0 < 1 - r) by (pose proof H1; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H0 P12) P12) as T13.
  pose proof (mul_lt _ _ (mul_lt _ _ P12 P12) P12) as T14.
  clear - Neg Neg0 T11 T13 T14; lra.
Qed.

Lemma fact_F3_kkt_y_below_x : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r < 1 -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F3_kkt_y_below_x__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) N6) as T12.
  assert (P13 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  assert (P14 : 0 < 1 - r) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H2 P13) P14) P14) as T15.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P13 P14) P14) P14) as T16.
  clear - Neg Neg0 T12 T15 T16; lra.
Qed.

Lemma fact_F3_kkt_y_above_x__lemma_1 : forall (r : R), 0 < r -> r > 1 -> 2 * r ^ 2 * ln r - r ^ 2 + 1 > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  assert (P12 : 0 < r - 1) by (pose proof (Rgt_lt _ _ H1); lra).
  pose proof (mul_lt _ _ P12 P12) as T13.
  clear - Neg Neg0 T11 T13; lra.
Qed.

Lemma fact_F3_kkt_y_above_x : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r > 1 -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F3_kkt_y_above_x__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) N6) as T12.
  assert (P13 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  assert (P14 : 0 < r - 1) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P13 P14) P14) as T15.
  clear - Neg Neg0 T12 T15; lra.
Qed.

Lemma alg_FTRL_no_scale_argmin_both_rates_infinite : ~ (forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> r < 1 -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) > 0).
Proof.
  intro H.
  specialize (H (0) (0) (1/2)).
  refute H.
Qed.

Lemma alg_FTRL_no_scale_argmin_both_rates_infinite_corrected__lemma_1 : forall (r : R), 0 < r -> r < 1 -> 2 * r ^ 2 * ln r - r ^ 2 + 1 > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ N6 (Rlt_le _ _ H0)) as T9.
  assert (P12 : 0 < 1 - r) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P12 P12) as T13.
  clear - Neg T9 Neg0 T13; lra.
Qed.

Lemma alg_FTRL_no_scale_argmin_both_rates_infinite_corrected : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> r < 1 -> p + q > 0 -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (alg_FTRL_no_scale_argmin_both_rates_infinite_corrected__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  assert (P7 : 0 <= - l4 + r - 1) by (pose proof F2; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P7 H0) (Rlt_le _ _ H2)) (Rlt_le _ _ H2)) as T10.
  pose proof (mul_le _ _ (Rlt_le _ _ H2) Neg0) as T12.
  assert (P14 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  assert (P15 : 0 < 2 * l4 * r ^ 2 - r ^ 2 + 1) by (pose proof (Rgt_lt _ _ K0); lra).
  pose proof (mul_lt _ _ P14 P15) as T16.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P15) H1) (Rlt_le _ _ H2)) as T18.
  clear - Neg T10 T12 Neg0 T16 T18; lra.
Qed.

Lemma thm_FTRL_no_scale_gradient : forall (K : Z) (alpha : R) (beta : R) (c : R) (v : Z -> R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i).
Proof.
  intros K alpha beta c v x H0 H1 H2 H3.
  enough (W : forall K : Z, (1 <= K)%Z -> c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i))).
  {
  assert (B : c * sum 1 1 (fun i : Z => x i) + sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 1 (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  {
  assert (E2 : sum 1 1 (fun i : Z => x i) = (x 1%Z)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => x i)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = ((1 / beta + 1 / (2 * alpha * sqrt (x 1%Z))) * v 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i)).
  subst y3.
  assert (E6 : sum 1 1 (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i) = ((c + (1 / (beta * x 1%Z) + 1 / (2 * alpha * (sqrt (x 1%Z)) ^ 3)) * v 1%Z) * x 1%Z)) by (written_out).
  call y5 (sum 1 1 (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  subst y5.
  pose proof (H3 (1)%Z) as F7.
  call o8 (x 1%Z).
  assert (S9 : 0 < o8) by pos.
  root r10 F11 E12 o8.
  subst o8.
  call o13 (v 1%Z).
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : c * sum 1 (K + 1)%Z (fun i : Z => x i) + sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 (K + 1)%Z (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => x i) = (x (K + 1)%Z + sum 1 K (fun i : Z => x i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => x i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = ((1 / beta + 1 / (2 * alpha * sqrt (x (K + 1)%Z))) * v (K + 1)%Z + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i))) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i)).
  subst y3.
  assert (E6 : sum 1 (K + 1)%Z (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i) = ((c + (1 / (beta * x (K + 1)%Z) + 1 / (2 * alpha * (sqrt (x (K + 1)%Z)) ^ 3)) * v (K + 1)%Z) * x (K + 1)%Z + sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i))) by (last_term).
  call y5 (sum 1 (K + 1)%Z (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  subst y5.
  call z7 (IZR K).
  assert (F8 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 K (fun i : Z => x i)).
  call o10 (sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i)).
  call o11 (sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  pose proof (H3 (K + 1)%Z) as F12.
  call o13 (x (K + 1)%Z).
  assert (S14 : 0 < o13) by pos.
  root r15 F16 E17 o13.
  subst o13.
  call o18 (v (K + 1)%Z).
  fraction_eq (- c * o9 - o10 + o11) (1).
  assert (Q19 : (- 1) * (- c * o9 - o10 + o11) = 0) by (apply mul_zero; lra).
  clear - Q19; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_F3_gradient_simplex : forall (K : Z) (alpha : R) (beta : R) (c : R) (v : Z -> R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i).
Proof.
  intros K alpha beta c v x H0 H1 H2 H3.
  enough (W : forall K : Z, (1 <= K)%Z -> c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i))).
  {
  assert (B : c * sum 1 1 (fun i : Z => x i) + sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 1 (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  {
  assert (E2 : sum 1 1 (fun i : Z => x i) = (x 1%Z)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => x i)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = ((1 / beta + 1 / (2 * alpha * sqrt (x 1%Z))) * v 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i)).
  subst y3.
  assert (E6 : sum 1 1 (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i) = ((c + (1 / (beta * x 1%Z) + 1 / (2 * alpha * (sqrt (x 1%Z)) ^ 3)) * v 1%Z) * x 1%Z)) by (written_out).
  call y5 (sum 1 1 (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  subst y5.
  pose proof (H3 (1)%Z) as F7.
  call o8 (x 1%Z).
  assert (S9 : 0 < o8) by pos.
  root r10 F11 E12 o8.
  subst o8.
  call o13 (v 1%Z).
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : c * sum 1 (K + 1)%Z (fun i : Z => x i) + sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = sum 1 (K + 1)%Z (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => x i) = (x (K + 1)%Z + sum 1 K (fun i : Z => x i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => x i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i) = ((1 / beta + 1 / (2 * alpha * sqrt (x (K + 1)%Z))) * v (K + 1)%Z + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i))) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i)).
  subst y3.
  assert (E6 : sum 1 (K + 1)%Z (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i) = ((c + (1 / (beta * x (K + 1)%Z) + 1 / (2 * alpha * (sqrt (x (K + 1)%Z)) ^ 3)) * v (K + 1)%Z) * x (K + 1)%Z + sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i))) by (last_term).
  call y5 (sum 1 (K + 1)%Z (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  subst y5.
  call z7 (IZR K).
  assert (F8 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 K (fun i : Z => x i)).
  call o10 (sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) * v i)).
  call o11 (sum 1 K (fun i : Z => (c + (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)) * v i) * x i)).
  pose proof (H3 (K + 1)%Z) as F12.
  call o13 (x (K + 1)%Z).
  assert (S14 : 0 < o13) by pos.
  root r15 F16 E17 o13.
  subst o13.
  call o18 (v (K + 1)%Z).
  fraction_eq (- c * o9 - o10 + o11) (1).
  assert (Q19 : (- 1) * (- c * o9 - o10 + o11) = 0) by (apply mul_zero; lra).
  clear - Q19; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_F3_legendre_inverse : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> (1 / beta + 1 / (2 * alpha * sqrt x)) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) = x.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_F3_inverse_Tsallis : forall (alpha : R) (theta : R) (x : R), 0 < alpha -> theta < 0 -> 0 < x -> theta = - 1 / (alpha * sqrt x) -> 1 / (alpha ^ 2 * theta ^ 2) = x.
Proof.
  intros alpha theta x H0 H1 H2 H3.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  assert (S6 : 0 < - theta) by pos.
  fraction_eq (alpha ^ 2 * r2 ^ 2 * theta ^ 2 - 1) (alpha ^ 2 * theta ^ 2).
  numerator_eq N7 H3 (- alpha * r2 * theta - 1) (alpha * r2).
  assert (Q8 : (alpha * r2 * theta - 1) * (- alpha * r2 * theta - 1) = 0) by (apply mul_zero; lra).
  clear - Q8; lra.
Qed.

Lemma fact_F3_inverse_entropy : forall (beta : R) (x : R), 0 < beta -> 0 < x -> exp (beta * (ln x / beta + 1 / beta) - 1) = x.
Proof.
  intros beta x H0 H1.
  assert (E2 : exp (beta * (ln x / beta + 1 / beta) - 1) = ((x))) by (by_logarithms).
  call y1 (exp (beta * (ln x / beta + 1 / beta) - 1)).
  subst y1.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_F4_subset : forall (alpha : R) (beta : R) (r : R) (x : R), 0 < alpha -> 0 < beta -> 0 < r -> 0 < x -> - x * r ^ 2 * (ln x / beta + 1 / beta - 1 / (alpha * sqrt x)) + x * r ^ 2 * ln (x * r ^ 2) / beta + x / beta - 2 * r * sqrt x / alpha + sqrt x / alpha = x * ((2 * r ^ 2 * ln r - r ^ 2 + 1) / beta + (1 - r) ^ 2 / (alpha * sqrt x)).
Proof.
  intros alpha beta r x H0 H1 H2 H3.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  assert (S5 : 0 < r2 ^ 2) by pos.
  pose proof (ln_tangent _ S5) as F6.
  pose proof (ln_below _ S5) as F7.
  remember (ln (r2 ^ 2)) as l8 eqn:E9 in *.
  assert (E11 : ln ((r2 ^ 2) * r ^ 2) = (2 * ln r + l8)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y10 (ln ((r2 ^ 2) * r ^ 2)).
  subst y10.
  assert (S12 : 0 < r) by pos.
  pose proof (ln_tangent _ S12) as F13.
  pose proof (ln_below _ S12) as F14.
  pose proof (ltac:(rewrite E9; apply ln_gap; lra) : ln r - l8 <= (r - (r2 ^ 2)) / (r2 ^ 2)) as F15.
  pose proof (ltac:(rewrite E9; apply ln_gap; lra) : l8 - ln r <= ((r2 ^ 2) - r) / r) as F16.
  remember (ln r) as l17 eqn:E18 in *.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_F4_below__lemma_1 : forall (r : R), 0 < r -> 2 * r ^ 2 * ln r - r ^ 2 + 1 >= 0.
Proof.
  intros r H0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  pose proof (square (1 - r)) as T12.
  clear - Neg Neg0 T11 T12; lra.
Qed.

Lemma fact_F4_below : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) >= 0.
Proof.
  intros p q r H0 H1 H2.
  pose proof (fact_F4_below__lemma_1 r shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  assert (P10 : 0 <= 2 * l4 * r ^ 2 - r ^ 2 + 1) by (pose proof (Rge_le _ _ K0); lra).
  pose proof (mul_le _ _ H1 P10) as T11.
  pose proof (mul_le _ _ H0 (square (1 - r))) as T13.
  clear - Neg Neg0 T11 T13; lra.
Qed.

Lemma fact_F4_free_maximizer_y_below_x__lemma_1 : forall (r : R), 0 < r -> r < 1 -> - ln r > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (- l4) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= l4) by lra.
  assert (P9 : 0 < 1 - r) by (pose proof H1; lra).
  assert (P11 : 0 <= - l4 + r - 1) by (pose proof F2; lra).
  clear - Neg Neg0 P9 P11; lra.
Qed.

Lemma fact_F4_free_maximizer_y_below_x : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r < 1 -> p * (- 1 + 1 / r) - 2 * q * ln r > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F4_free_maximizer_y_below_x__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (- 2 * l4 * q * r - p * r + p) (r).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 2 * l4 * q * r + p * r - p) by lra.
  pose proof (mul_le _ _ H0 N6) as T11.
  assert (P14 : 0 < - l4) by (pose proof (Rgt_lt _ _ K0); lra).
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) (Rlt_le _ _ P14)) as T15.
  assert (P16 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H2 P16) P14) as T17.
  clear - Neg Neg0 T11 T15 T17; lra.
Qed.

Lemma fact_F4_free_maximizer_y_above_x__lemma_1 : forall (r : R), 0 < r -> r > 1 -> ln r > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (l4) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l4) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T9.
  assert (P10 : 0 < r - 1) by (pose proof (Rgt_lt _ _ H1); lra).
  clear - Neg T9 P10 N6; lra.
Qed.

Lemma fact_F4_free_maximizer_y_above_x : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r > 1 -> p * (- 1 + 1 / r) - 2 * q * ln r < 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F4_free_maximizer_y_above_x__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  fraction_lt (2 * l4 * q * r + p * r - p) (r).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * q * r - p * r + p) by lra.
  pose proof (mul_le _ _ H1 N6) as T11.
  assert (P12 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  assert (P13 : 0 < r - 1) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ P12 P13) as T14.
  assert (P16 : 0 < l4) by (pose proof (Rgt_lt _ _ K0); lra).
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) (Rlt_le _ _ P16)) as T17.
  clear - Neg Neg0 T11 T14 T17; lra.
Qed.

Lemma fact_F4_equality_y_below_x__lemma_1 : forall (r : R), 0 < r -> r < 1 -> 2 * r ^ 2 * ln r - r ^ 2 + 1 > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  assert (P12 : 0 < 1 - r) by (pose proof H1; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H0 P12) P12) as T13.
  pose proof (mul_lt _ _ (mul_lt _ _ P12 P12) P12) as T14.
  clear - Neg Neg0 T11 T13 T14; lra.
Qed.

Lemma fact_F4_equality_y_below_x : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r < 1 -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F4_equality_y_below_x__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) N6) as T12.
  assert (P13 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  assert (P14 : 0 < 1 - r) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H2 P13) P14) P14) as T15.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P13 P14) P14) P14) as T16.
  clear - Neg Neg0 T12 T15 T16; lra.
Qed.

Lemma fact_F4_unique_maximizer_y_below_x__lemma_1 : forall (r : R), 0 < r -> r < 1 -> 2 * r ^ 2 * ln r - r ^ 2 + 1 > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  assert (P12 : 0 < 1 - r) by (pose proof H1; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H0 P12) P12) as T13.
  pose proof (mul_lt _ _ (mul_lt _ _ P12 P12) P12) as T14.
  clear - Neg Neg0 T11 T13 T14; lra.
Qed.

Lemma fact_F4_unique_maximizer_y_below_x : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r < 1 -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F4_unique_maximizer_y_below_x__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) N6) as T12.
  assert (P13 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  assert (P14 : 0 < 1 - r) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H2 P13) P14) P14) as T15.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P13 P14) P14) P14) as T16.
  clear - Neg Neg0 T12 T15 T16; lra.
Qed.

Lemma fact_F4_equality_y_above_x__lemma_1 : forall (r : R), 0 < r -> r > 1 -> 2 * r ^ 2 * ln r - r ^ 2 + 1 > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  assert (P12 : 0 < r - 1) by (pose proof (Rgt_lt _ _ H1); lra).
  pose proof (mul_lt _ _ P12 P12) as T13.
  clear - Neg Neg0 T11 T13; lra.
Qed.

Lemma fact_F4_equality_y_above_x : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r > 1 -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F4_equality_y_above_x__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) N6) as T12.
  assert (P13 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  assert (P14 : 0 < r - 1) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P13 P14) P14) as T15.
  clear - Neg Neg0 T12 T15; lra.
Qed.

Lemma fact_F4_unique_maximizer_y_above_x__lemma_1 : forall (r : R), 0 < r -> r > 1 -> 2 * r ^ 2 * ln r - r ^ 2 + 1 > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  assert (P12 : 0 < r - 1) by (pose proof (Rgt_lt _ _ H1); lra).
  pose proof (mul_lt _ _ P12 P12) as T13.
  clear - Neg Neg0 T11 T13; lra.
Qed.

Lemma fact_F4_unique_maximizer_y_above_x : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r > 1 -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F4_unique_maximizer_y_above_x__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) N6) as T12.
  assert (P13 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  assert (P14 : 0 < r - 1) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P13 P14) P14) as T15.
  clear - Neg Neg0 T12 T15; lra.
Qed.

Lemma fact_F4_same_maximizer__lemma_1 : forall (r : R), 0 < r -> 2 * r ^ 2 * ln r - r ^ 2 + 1 >= 0.
Proof.
  intros r H0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  pose proof (square (1 - r)) as T12.
  clear - Neg Neg0 T11 T12; lra.
Qed.

Lemma fact_F4_same_maximizer : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) >= p * (1 - r) ^ 2.
Proof.
  intros p q r H0 H1 H2.
  pose proof (fact_F4_same_maximizer__lemma_1 r shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * q * r ^ 2 - q * r ^ 2 + q) (1).
  replace (2 * l4 * q * r ^ 2 - q * r ^ 2 + q) with ((q) * (2 * l4 * r ^ 2 - r ^ 2 + 1)) by ring.
  apply mul_le; [pos |].
  numerator_le N7 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  assert (P10 : 0 <= 2 * l4 * r ^ 2 - r ^ 2 + 1) by (pose proof (Rge_le _ _ K0); lra).
  clear - Neg Neg0 P10; lra.
Qed.

Lemma fact_F5_larger_gradient_monotone__lemma_1 : forall (r : R), 0 < r -> r < 1 -> - ln r > 0.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (- l4) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= l4) by lra.
  assert (P9 : 0 < 1 - r) by (pose proof H1; lra).
  assert (P11 : 0 <= - l4 + r - 1) by (pose proof F2; lra).
  clear - Neg Neg0 P9 P11; lra.
Qed.

Lemma fact_F5_larger_gradient_monotone : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p + q > 0 -> r < 1 -> p * (- 1 + 1 / r) - 2 * q * ln r > 0.
Proof.
  intros p q r H0 H1 H2 H3 H4.
  pose proof (fact_F5_larger_gradient_monotone__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (- 2 * l4 * q * r - p * r + p) (r).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= 2 * l4 * q * r + p * r - p) by lra.
  pose proof (mul_le _ _ H0 N6) as T11.
  assert (P14 : 0 < - l4) by (pose proof (Rgt_lt _ _ K0); lra).
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) (Rlt_le _ _ P14)) as T15.
  assert (P16 : 0 < p + q) by (pose proof (Rgt_lt _ _ H3); lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H2 P16) P14) as T17.
  clear - Neg Neg0 T11 T15 T17; lra.
Qed.

Lemma fact_F5_strictly_less_each_arm__lemma_1 : forall (r : R), 0 < r -> r >= 1 -> ln r >= 0.
Proof.
  intros r H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_F5_strictly_less_each_arm : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> r >= 1 -> p * (- 1 + 1 / r) - 2 * q * ln r <= 0.
Proof.
  intros p q r H0 H1 H2 H3.
  pose proof (fact_F5_strictly_less_each_arm__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  fraction_le (2 * l4 * q * r + p * r - p) (r).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * q * r - p * r + p) by lra.
  assert (P10 : 0 <= r - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ H0 P10) as T11.
  assert (P14 : 0 <= l4) by (pose proof (Rge_le _ _ K0); lra).
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) P14) as T15.
  clear - Neg Neg0 T11 T15; lra.
Qed.

Lemma fact_F5_strictly_less_sum : forall (K : Z) (h : Z -> R) (x : Z -> R), 0 < IZR K -> (forall i0 : Z, 0 < h i0) -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => x i / (h i + 1) ^ 2) < sum 1 K (fun i : Z => x i).
Proof.
  intros K h x H0 H1 H2.
  enough (W : forall K : Z, (1 <= K)%Z -> sum 1 K (fun i : Z => x i / (h i + 1) ^ 2) < sum 1 K (fun i : Z => x i)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => sum 1 K (fun i : Z => x i / (h i + 1) ^ 2) < sum 1 K (fun i : Z => x i))).
  {
  assert (B : sum 1 1 (fun i : Z => x i / (h i + 1) ^ 2) < sum 1 1 (fun i : Z => x i)).
  {
  assert (E2 : sum 1 1 (fun i : Z => x i / (h i + 1) ^ 2) = (x 1%Z / (h 1%Z + 1) ^ 2)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => x i / (h i + 1) ^ 2)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => x i) = (x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => x i)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (h 1%Z).
  pose proof (H2 (1)%Z) as F7.
  call o8 (x 1%Z).
  fraction_lt (o8 * o6 ^ 2 + 2 * o6 * o8) ((o6 + 1) ^ 2).
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : sum 1 (K + 1)%Z (fun i : Z => x i / (h i + 1) ^ 2) < sum 1 (K + 1)%Z (fun i : Z => x i)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => x i / (h i + 1) ^ 2) = (sum 1 K (fun i : Z => x i / (h i + 1) ^ 2) + x (K + 1)%Z / (h (K + 1)%Z + 1) ^ 2)) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => x i / (h i + 1) ^ 2)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => x i) = (x (K + 1)%Z + sum 1 K (fun i : Z => x i))) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => x i)).
  subst y3.
  call z5 (IZR K).
  assert (F6 : 0 <= sum 1 K (fun i : Z => x i / (h i + 1) ^ 2)) by (apply sum_nonneg; each_term).
  call o7 (sum 1 K (fun i : Z => x i / (h i + 1) ^ 2)).
  assert (F8 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 K (fun i : Z => x i)).
  pose proof (H1 (K + 1)%Z) as F10.
  call o11 (h (K + 1)%Z).
  pose proof (H2 (K + 1)%Z) as F12.
  call o13 (x (K + 1)%Z).
  fraction_lt (o13 * o11 ^ 2 - o7 * o11 ^ 2 + o9 * o11 ^ 2 + 2 * o11 * o13 - 2 * o11 * o7 + 2 * o11 * o9 - o7 + o9) ((o11 + 1) ^ 2).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - o13 * o11 ^ 2 + o7 * o11 ^ 2 - o9 * o11 ^ 2 - 2 * o11 * o13 + 2 * o11 * o7 - 2 * o11 * o9 + o7 - o9) by lra.
  assert (P16 : 0 < - o7 + o9) by (pose proof IH; lra).
  assert (P18 : 0 < o11) by (pose proof F10; lra).
  pose proof (mul_lt _ _ P16 P18) as T19.
  assert (P20 : 0 < o13) by (pose proof F12; lra).
  pose proof (mul_lt _ _ P18 P20) as T21.
  pose proof (mul_lt _ _ (mul_lt _ _ P16 P18) P18) as T22.
  pose proof (mul_lt _ _ (mul_lt _ _ P18 P18) P20) as T23.
  clear - Neg Neg0 P16 T19 T21 T22 T23; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_F5_separate : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> (1 / beta + 1 / (2 * alpha * sqrt x)) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) = x.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma fact_F5_contradiction : forall (K : Z) (alpha : R) (beta : R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3))) = sum 1 K (fun i : Z => x i).
Proof.
  intros K alpha beta x H0 H1 H2 H3.
  enough (W : forall K : Z, (1 <= K)%Z -> sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3))) = sum 1 K (fun i : Z => x i)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3))) = sum 1 K (fun i : Z => x i))).
  {
  assert (B : sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3))) = sum 1 1 (fun i : Z => x i)).
  {
  assert (E2 : sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3))) = ((1 / beta + 1 / (2 * alpha * sqrt (x 1%Z))) / (1 / (beta * x 1%Z) + 1 / (2 * alpha * (sqrt (x 1%Z)) ^ 3)))) by (written_out).
  call y1 (sum 1 1 (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)))).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => x i) = (x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => x i)).
  subst y3.
  pose proof (H3 (1)%Z) as F5.
  call o6 (x 1%Z).
  assert (S7 : 0 < o6) by pos.
  root r8 F9 E10 o6.
  subst o6.
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3))) = sum 1 (K + 1)%Z (fun i : Z => x i)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3))) = ((1 / beta + 1 / (2 * alpha * sqrt (x (K + 1)%Z))) / (1 / (beta * x (K + 1)%Z) + 1 / (2 * alpha * (sqrt (x (K + 1)%Z)) ^ 3)) + sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3))))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)))).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => x i) = (x (K + 1)%Z + sum 1 K (fun i : Z => x i))) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => x i)).
  subst y3.
  call z5 (IZR K).
  assert (F6 : 0 <= sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 K (fun i : Z => (1 / beta + 1 / (2 * alpha * sqrt (x i))) / (1 / (beta * x i) + 1 / (2 * alpha * (sqrt (x i)) ^ 3)))).
  assert (F8 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 K (fun i : Z => x i)).
  pose proof (H3 (K + 1)%Z) as F10.
  call o11 (x (K + 1)%Z).
  assert (S12 : 0 < o11) by pos.
  root r13 F14 E15 o11.
  subst o11.
  fraction_eq (- o7 + o9) (1).
  assert (Q16 : (- 1) * (- o7 + o9) = 0) by (apply mul_zero; lra).
  clear - Q16; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma fact_F6_taylor : forall (alpha : R) (beta : R) (u : R) (x : R), 0 < alpha -> 0 < beta -> 0 < u -> 0 < x -> (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) * (- ln u / beta + ln x / beta - 1 / (alpha * sqrt x) + 1 / (alpha * sqrt u)) = (2 / (beta * x) + 1 / (alpha * (sqrt x) ^ 3)) * (- ln u / beta + ln x / beta - 1 / (alpha * sqrt x) + 1 / (alpha * sqrt u)) / 2.
Proof.
  intros alpha beta u x H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_F6_monotone : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> r <= 1 -> p + q > 0 -> p / (2 * r) + q <> 0 /\ p / 2 + q <> 0 /\ r ^ 2 / (p / (2 * r) + q) <= 1 / (p / 2 + q).
Proof.
  intros p q r H0 H1 H2 H3 H4.
  assert (G0 : p / (2 * r) + q <> 0).
  {
  fraction_ne (- p / 2 - q * r) (r).
  assert (L1 : 0 < p / 2 + q * r).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - p / 2 - q * r) by lra.
  assert (P4 : 0 <= 1 - r) by (pose proof H3; lra).
  pose proof (mul_le _ _ H0 P4) as T5.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ H2)) as T8.
  assert (P9 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ H2 P9) as T10.
  clear - Neg Neg0 T5 T8 T10; lra.
  }
  lra.
  }
  assert (G1 : p / 2 + q <> 0).
  {
  fraction_ne (- p / 2 - q) (1).
  assert (L1 : 0 < p / 2 + q).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - p / 2 - q) by lra.
  assert (P5 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  clear - Neg Neg0 H1 P5; lra.
  }
  lra.
  }
  assert (G2 : r ^ 2 / (p / (2 * r) + q) <= 1 / (p / 2 + q)).
  {
  assert (S7 : 0 < p + 2 * q).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - p - 2 * q) by lra.
  assert (P5 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  clear - Neg Neg0 H1 P5; lra.
  }
  assert (S18 : 0 < p + 2 * q * r).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - p - 2 * q * r) by lra.
  assert (P11 : 0 <= 1 - r) by (pose proof H3; lra).
  pose proof (mul_le _ _ H0 P11) as T12.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ H2)) as T15.
  assert (P16 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ H2 P16) as T17.
  clear - Neg Neg0 T12 T15 T17; lra.
  }
  fraction_le (- 2 * p * r ^ 3 + 2 * p - 4 * q * r ^ 3 + 4 * q * r) ((p + 2 * q) * (p + 2 * q * r)).
  replace (- 2 * p * r ^ 3 + 2 * p - 4 * q * r ^ 3 + 4 * q * r) with ((p * r ^ 2 + p * r + p + 2 * q * r ^ 2 + 2 * q * r) * (2 - 2 * r)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * r - 2) by lra.
  assert (P21 : 0 <= 1 - r) by (pose proof H3; lra).
  clear - Neg Neg0 P21; lra.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma fact_F6_bregman_difference : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> - (p + 2 * q) * (p * (1 - r) ^ 2 / r + q * (r ^ 2 - 2 * ln r - 1)) + (p * (- 1 + 1 / r) - 2 * q * ln r) ^ 2 = p ^ 2 * (1 - r) ^ 3 / r ^ 2 + p * q * (- r ^ 2 - 2 * r + (6 - 4 / r) * ln r + 5 - 2 / r) + q ^ 2 * (- 2 * r ^ 2 + 4 * (ln r + 1) * ln r + 2).
Proof.
  intros p q r H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma fact_F6_bregman_p_p : forall (r : R), 0 < r -> r <= 1 -> (1 - r) ^ 3 / r ^ 2 >= 0.
Proof.
  intros r H0 H1.
  apply Rle_ge.
  fraction_le (- r ^ 3 + 3 * r ^ 2 - 3 * r + 1) (r ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r ^ 3 - 3 * r ^ 2 + 3 * r - 1) by lra.
  assert (P3 : 0 <= 1 - r) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P3 P3) P3) as T4.
  clear - Neg Neg0 T4; lra.
Qed.

Lemma fact_F6_bregman_p_q : forall (r : R), 0 < r -> r <= 1 -> - r ^ 2 - 2 * r + (6 - 4 / r) * ln r + 5 - 2 / r >= 0.
Proof.
  intros r H0 H1.
  assert (G : forall t, 0 < t <= 1 -> 4 * ln t - 2 * t ^ 3 - 2 * t ^ 2 + 6 * t - 2 <= 0).
  {
  intros t T; pose proof (rises (fun s => 4 * ln s - 2 * s ^ 3 - 2 * s ^ 2 + 6 * s - 2) (fun s => 4 / s - 6 * s ^ 2 - 4 * s + 6) t 1 ltac:(lra)) as G.
  cbv beta in G; rewrite ln_1 in G; apply Rle_trans with (1 := G ltac:(intros s S; auto_derive; [lra | field; lra]) ltac:(intros s S; assert (1 <= 1 / s) by (apply Rle_div_r; lra); replace (4 / s) with (4 * (1 / s)) by (field; lra); nra)); lra.
  }
  pose proof (falls (fun t => - t ^ 2 - 2 * t + (6 - 4 / t) * ln t + 5 - 2 / t) (fun t => (4 * ln t - 2 * t ^ 3 - 2 * t ^ 2 + 6 * t - 2) / t ^ 2) r 1 ltac:(lra)) as F.
  cbv beta in F; rewrite ln_1 in F; apply Rle_ge, Rle_trans with (- 1 ^ 2 - 2 * 1 + (6 - 4 / 1) * 0 + 5 - 2 / 1); [lra |].
  apply F.
  {
  intros t T; auto_derive; [repeat split; lra | field; lra].
  }
  intros t T; apply Rle_div_l; [apply pow_lt; lra |]; rewrite Rmult_0_l; apply G; lra.
Qed.

Lemma fact_F6_bregman_q_q : forall (r : R), 0 < r -> r <= 1 -> - 2 * r ^ 2 + 4 * (ln r + 1) * ln r + 2 >= 0.
Proof.
  intros r H0 H1.
  pose proof (falls (fun t => - 2 * t ^ 2 + 4 * (ln t + 1) * ln t + 2) (fun t => (8 * ln t + 4 - 4 * t ^ 2) / t) r 1 ltac:(lra)) as F.
  cbv beta in F; rewrite ln_1 in F; apply Rle_ge, Rle_trans with (- 2 * 1 ^ 2 + 4 * (0 + 1) * 0 + 2); [lra |].
  apply F.
  {
  intros t T; auto_derive; [repeat split; lra | field; lra].
  }
  intros t T; apply Rle_div_l; [lra |]; rewrite Rmult_0_l.
  pose proof (ln_tangent (t ^ 2) ltac:(apply pow_lt; lra)) as L; rewrite ln_power in L by lra; simpl INR in L; lra.
Qed.

Lemma fact_F6_bregman : forall (c_1 : R) (c_2 : R) (c_3 : R) (p : R) (q : R), 0 <= c_1 -> 0 <= c_2 -> 0 <= c_3 -> 0 <= p -> 0 <= q -> c_1 * p ^ 2 + c_2 * p * q + c_3 * q ^ 2 >= 0.
Proof.
  intros c_1 c_2 c_3 p q H0 H1 H2 H3 H4.
  apply Rle_ge.
  fraction_le (c_1 * p ^ 2 + c_2 * p * q + c_3 * q ^ 2) (1).
  pos.
Qed.

Lemma lem_FTRL_L1_general_b : forall (F_a : R) (F_b : R) (P : R) (a : R) (b : R), b <= F_b -> a = F_a -> P - a + b <= - F_a + F_b + P.
Proof.
  intros F_a F_b P a b H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L1_general_bregman : forall (K : Z) (alpha : R) (beta : R) (x : Z -> R) (y : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> (forall i0 : Z, 0 < y i0) -> sum 1 K (fun i : Z => (ln (x i) / beta - ln (y i) / beta + 1 / (alpha * sqrt (y i)) - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha) + sum 1 K (fun i : Z => y i / beta + sqrt (y i) / alpha) = sum 1 K (fun i : Z => - (x i - y i) * (ln (y i) / beta + 1 / beta - 1 / (alpha * sqrt (y i))) + x i * ln (x i) / beta - y i * ln (y i) / beta - 2 * sqrt (x i) / alpha + 2 * sqrt (y i) / alpha).
Proof.
  intros K alpha beta x y H0 H1 H2 H3 H4.
  assert (W : forall m : nat, sum_from 1 m (fun i : Z => (ln (x i) / beta - ln (y i) / beta + 1 / (alpha * sqrt (y i)) - 1 / (alpha * sqrt (x i))) * x i) - sum_from 1 m (fun i : Z => x i / beta + sqrt (x i) / alpha) + sum_from 1 m (fun i : Z => y i / beta + sqrt (y i) / alpha) = sum_from 1 m (fun i : Z => - (x i - y i) * (ln (y i) / beta + 1 / beta - 1 / (alpha * sqrt (y i))) + x i * ln (x i) / beta - y i * ln (y i) / beta - 2 * sqrt (x i) / alpha + 2 * sqrt (y i) / alpha)).
  {
  induction m as [| m IH]; [simpl; ring |]; cbn [sum_from].
  set (j := (1 + Z.of_nat m)%Z) in *; pose proof (H3 j) as X.
  pose proof (sqrt_lt_R0 (x j) X) as SX; assert (EX : x j = sqrt (x j) * sqrt (x j)) by (rewrite sqrt_sqrt; lra).
  set (lx := ln (x j)) in *; set (s := sqrt (x j)) in *; clearbody lx s; rewrite EX.
  pose proof (H4 j) as Y; pose proof (sqrt_lt_R0 (y j) Y) as SY; assert (EY : y j = sqrt (y j) * sqrt (y j)) by (rewrite sqrt_sqrt; lra).
  set (ly := ln (y j)) in *; set (r := sqrt (y j)) in *; clearbody ly r; rewrite EY.
  assert (E : sum_from 1 m (fun i : Z => (ln (x i) / beta - ln (y i) / beta + 1 / (alpha * sqrt (y i)) - 1 / (alpha * sqrt (x i))) * x i) = sum_from 1 m (fun i : Z => x i / beta + sqrt (x i) / alpha) - sum_from 1 m (fun i : Z => y i / beta + sqrt (y i) / alpha) + sum_from 1 m (fun i : Z => - (x i - y i) * (ln (y i) / beta + 1 / beta - 1 / (alpha * sqrt (y i))) + x i * ln (x i) / beta - y i * ln (y i) / beta - 2 * sqrt (x i) / alpha + 2 * sqrt (y i) / alpha)) by lra; rewrite E; field; repeat split; lra.
  }
  unfold sum; apply W.
Qed.

Lemma lem_FTRL_L1_bandit_one_arm : forall (D : R) (S_ : R) (l : R) (p : R) (q : R), 0 <= D -> 0 <= l -> 0 <= p -> 0 <= q -> D * (p + 2 * q) <= l ^ 2 -> l = 0 -> p + q > 0 -> D + S_ = S_.
Proof.
  intros D S_ l p q H0 H1 H2 H3 H4 H5 H6.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L1_bandit_c : forall (D : R) (l : R) (p : R) (q : R), 0 <= D -> 0 <= l -> 0 <= p -> 0 <= q -> D * (p + 2 * q) <= l ^ 2 -> D * p <= l ^ 2.
Proof.
  intros D l p q H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L1_bandit_substitute : forall (alpha : R) (l : R) (x : R), 0 < alpha -> 0 <= l -> 0 < x -> alpha * l ^ 2 / sqrt x = alpha * l ^ 2 / sqrt x.
Proof.
  intros alpha l x H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L1_bandit_scale : forall (B : R) (alpha : R) (l : R) (x : R), 0 <= B -> 0 < alpha -> 0 <= l -> 0 < x -> l <= B -> alpha * l ^ 2 / sqrt x <= alpha * B ^ 2 / sqrt x.
Proof.
  intros B alpha l x H0 H1 H2 H3 H4.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_le (alpha * B ^ 2 - alpha * l ^ 2) (r2).
  replace (alpha * B ^ 2 - alpha * l ^ 2) with ((alpha * (B + l)) * (B - l)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - B + l) by lra.
  assert (P7 : 0 <= B - l) by (pose proof H4; lra).
  clear - Neg Neg0 P7; lra.
Qed.

Lemma lem_FTRL_L1_expectation : forall (B : R) (K : Z) (alpha : R) (x : Z -> R), 0 <= B -> 0 < IZR K -> 0 < alpha -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => alpha * B ^ 2 * sqrt (x i)) = alpha * B ^ 2 * sum 1 K (fun i : Z => sqrt (x i)).
Proof.
  intros B K alpha x H0 H1 H2 H3.
  assert (E2 : sum 1 K (fun i : Z => alpha * B ^ 2 * sqrt (x i)) = (alpha * B ^ 2 * sum 1 K (fun i : Z => sqrt (x i)))) by (linear_sum (1)%Z (K)%Z (fun i : Z => ((alpha * B ^ 2) * (sqrt (x i))))).
  call y1 (sum 1 K (fun i : Z => alpha * B ^ 2 * sqrt (x i))).
  subst y1.
  next_integer I3 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z4 (IZR K).
  assert (F5 : 0 <= sum 1 K (fun i : Z => sqrt (x i))) by (apply sum_nonneg; each_term).
  call o6 (sum 1 K (fun i : Z => sqrt (x i))).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L1_root_sum_tangents : forall (K : Z) (c : R) (r : Z -> R), 0 < IZR K -> (forall i0 : Z, 0 <= r i0) -> c > 0 -> c <> 0 /\ sum 1 K (fun i : Z => r i) <= IZR K / (2 * c) + c * sum 1 K (fun i : Z => (r i) ^ 2) / 2.
Proof.
  intros K c r H0 H1 H2.
  assert (G0 : c <> 0).
  {
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  fraction_ne (- c) (1).
  assert (L1 : 0 < c) by pos.
  lra.
  }
  assert (G1 : sum 1 K (fun i : Z => r i) <= IZR K / (2 * c) + c * sum 1 K (fun i : Z => (r i) ^ 2) / 2).
  {
  enough (W : forall K : Z, (1 <= K)%Z -> sum 1 K (fun i : Z => r i) <= IZR K / (2 * c) + c * sum 1 K (fun i : Z => (r i) ^ 2) / 2) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => sum 1 K (fun i : Z => r i) <= IZR K / (2 * c) + c * sum 1 K (fun i : Z => (r i) ^ 2) / 2)).
  {
  assert (B : sum 1 1 (fun i : Z => r i) <= c * sum 1 1 (fun i : Z => (r i) ^ 2) / 2 + 1 / (2 * c)).
  {
  assert (E2 : sum 1 1 (fun i : Z => r i) = (r 1%Z)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => r i)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => (r i) ^ 2) = ((r 1%Z) ^ 2)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => (r i) ^ 2)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (r 1%Z).
  fraction_le (c ^ 2 * o6 ^ 2 / 2 - c * o6 + 1 / 2) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c ^ 2 * o6 ^ 2 / 2 + c * o6 - 1 / 2) by lra.
  pose proof (square (- c * o6 + 1)) as T9.
  clear - Neg Neg0 T9; lra.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : sum 1 (K + 1)%Z (fun i : Z => r i) <= c * sum 1 (K + 1)%Z (fun i : Z => (r i) ^ 2) / 2 + (IZR K + 1) / (2 * c)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => r i) = (r (K + 1)%Z + sum 1 K (fun i : Z => r i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => r i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => (r i) ^ 2) = ((r (K + 1)%Z) ^ 2 + sum 1 K (fun i : Z => (r i) ^ 2))) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => (r i) ^ 2)).
  subst y3.
  call z5 (IZR K).
  assert (F6 : 0 <= sum 1 K (fun i : Z => r i)) by (apply sum_nonneg; each_term).
  call o7 (sum 1 K (fun i : Z => r i)).
  assert (F8 : 0 <= sum 1 K (fun i : Z => (r i) ^ 2)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 K (fun i : Z => (r i) ^ 2)).
  pose proof (H1 (K + 1)%Z) as F10.
  call o11 (r (K + 1)%Z).
  fraction_le (c ^ 2 * o11 ^ 2 / 2 + o9 * c ^ 2 / 2 - c * o11 - c * o7 + z5 / 2 + 1 / 2) (c).
  numerator_le N12 IH (o9 * c ^ 2 - 2 * c * o7 + z5) (2 * c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c ^ 2 * o11 ^ 2 / 2 - o9 * c ^ 2 / 2 + c * o11 + c * o7 - z5 / 2 - 1 / 2) by lra.
  pose proof (square (- c * o11 + 1)) as T17.
  clear - Neg Neg0 N12 T17; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact (conj G0 G1).
Qed.

Lemma lem_FTRL_L1_root_sum : forall (K : R) (N : R) (c : R), 0 < K -> N = 1 -> c = sqrt K -> c <> 0 /\ K / (2 * c) + N * c / 2 <= sqrt K.
Proof.
  intros K N c H0 H1 H2.
  assert (G0 : c <> 0).
  {
  subst N.
  subst c.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  fraction_ne (- r2) (1).
  assert (L1 : 0 < r2) by pos.
  lra.
  }
  assert (G1 : K / (2 * c) + N * c / 2 <= sqrt K).
  {
  subst N.
  subst c.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  fraction_le (0) (1).
  pos.
  }
  exact (conj G0 G1).
Qed.

Lemma lem_FTRL_L1_full_d : forall (D : R) (l : R) (p : R) (q : R), 0 <= D -> 0 <= l -> 0 <= p -> 0 <= q -> D * (p + 2 * q) <= l ^ 2 -> 2 * D * q <= l ^ 2.
Proof.
  intros D l p q H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L1_full_substitute : forall (K : Z) (beta : R) (l : Z -> R) (x : Z -> R), 0 < IZR K -> 0 < beta -> (forall i0 : Z, 0 <= l i0) -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => beta * (l i) ^ 2 * x i / 2) = beta * sum 1 K (fun i : Z => (l i) ^ 2 * x i) / 2.
Proof.
  intros K beta l x H0 H1 H2 H3.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (E4 : sum 1 K (fun i : Z => beta * (l i) ^ 2 * x i / 2) = (beta * sum 1 K (fun i : Z => (l i) ^ 2 * x i) / 2)) by (linear_sum 1%Z K%Z (fun i : Z => ((beta / 2) * ((l i) ^ 2 * x i)))).
  call y3 (sum 1 K (fun i : Z => beta * (l i) ^ 2 * x i / 2)).
  subst y3.
  assert (F5 : 0 <= sum 1 K (fun i : Z => (l i) ^ 2 * x i)) by (apply sum_nonneg; each_term).
  call o6 (sum 1 K (fun i : Z => (l i) ^ 2 * x i)).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L1_full_scale : forall (B : R) (K : Z) (beta : R) (g : Z -> R) (x : Z -> R), 0 <= B -> 0 < IZR K -> 0 < beta -> (forall i0 : Z, 0 <= g i0) -> (forall i0 : Z, 0 < x i0) -> beta * sum 1 K (fun i : Z => (B ^ 2 - g i) * x i) / 2 <= beta * B ^ 2 * sum 1 K (fun i : Z => x i) / 2.
Proof.
  intros B K beta g x H0 H1 H2 H3 H4.
  assert (A : sum 1 K (fun i : Z => (B ^ 2 - g i) * x i) <= B ^ 2 * sum 1 K (fun i : Z => x i)) by (rewrite <- sum_scale; apply sum_le; intros i _; specialize (H3 i); specialize (H4 i); apply Rmult_le_compat_r; lra).
  assert (A2 : beta * sum 1 K (fun i : Z => (B ^ 2 - g i) * x i) <= beta * (B ^ 2 * sum 1 K (fun i : Z => x i))) by (apply Rmult_le_compat_l; lra).
  lra.
Qed.

Lemma lem_FTRL_L1_full_substitute_K_2 : ~ (forall (beta : R) (l_1 : R) (l_2 : R) (x_1 : R) (x_2 : R), 0 < beta -> 0 <= l_1 -> 0 <= l_2 -> 0 < x_1 -> 0 < x_2 -> x_1 + x_2 = 1 -> beta * (x_1 * l_1 ^ 2 + x_2 * l_2 ^ 2) / 2 = beta * (x_1 + x_2) * (l_1 ^ 2 + l_2 ^ 2) / 2).
Proof.
  intro H.
  specialize (H (1) (0) (1) (1/2) (1/2)).
  refute H.
Qed.

Lemma lem_FTRL_L1_full_substitute_with_the_arm : forall (K : Z) (beta : R) (l : Z -> R) (x : Z -> R), 0 < IZR K -> 0 < beta -> (forall i0 : Z, 0 <= l i0) -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => beta * (l i) ^ 2 * x i / 2) = beta * sum 1 K (fun i : Z => (l i) ^ 2 * x i) / 2.
Proof.
  intros K beta l x H0 H1 H2 H3.
  next_integer I1 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z2 (IZR K).
  assert (E4 : sum 1 K (fun i : Z => beta * (l i) ^ 2 * x i / 2) = (beta * sum 1 K (fun i : Z => (l i) ^ 2 * x i) / 2)) by (linear_sum 1%Z K%Z (fun i : Z => ((beta / 2) * ((l i) ^ 2 * x i)))).
  call y3 (sum 1 K (fun i : Z => beta * (l i) ^ 2 * x i / 2)).
  subst y3.
  assert (F5 : 0 <= sum 1 K (fun i : Z => (l i) ^ 2 * x i)) by (apply sum_nonneg; each_term).
  call o6 (sum 1 K (fun i : Z => (l i) ^ 2 * x i)).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L2_attained : forall (K : Z) (alpha : R) (beta : R) (c : R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha).
Proof.
  intros K alpha beta c x H0 H1 H2 H3.
  enough (W : forall K : Z, (1 <= K)%Z -> sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha))).
  {
  assert (B : sum 1 1 (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 1 (fun i : Z => x i) + sum 1 1 (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  {
  assert (E2 : sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (x 1%Z * ln (x 1%Z) / beta - 2 * sqrt (x 1%Z) / alpha)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = ((c + ln (x 1%Z) / beta + 1 / beta - 1 / (alpha * sqrt (x 1%Z))) * x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  subst y3.
  assert (E6 : sum 1 1 (fun i : Z => x i / beta + sqrt (x i) / alpha) = (x 1%Z / beta + sqrt (x 1%Z) / alpha)) by (written_out).
  call y5 (sum 1 1 (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  subst y5.
  assert (E8 : sum 1 1 (fun i : Z => x i) = (x 1%Z)) by (written_out).
  call y7 (sum 1 1 (fun i : Z => x i)).
  subst y7.
  pose proof (H3 (1)%Z) as F9.
  call o10 (x 1%Z).
  assert (S11 : 0 < o10) by pos.
  root r12 F13 E14 o10.
  subst o10.
  assert (S15 : 0 < r12 ^ 2) by pos.
  pose proof (ln_tangent _ S15) as F16.
  pose proof (ln_below _ S15) as F17.
  remember (ln (r12 ^ 2)) as l18 eqn:E19 in *.
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : sum 1 (K + 1)%Z (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) - sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = c * sum 1 (K + 1)%Z (fun i : Z => x i) + sum 1 (K + 1)%Z (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i) = ((c + ln (x (K + 1)%Z) / beta + 1 / beta - 1 / (alpha * sqrt (x (K + 1)%Z))) * x (K + 1)%Z + sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + x (K + 1)%Z * ln (x (K + 1)%Z) / beta - 2 * sqrt (x (K + 1)%Z) / alpha)) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y3.
  assert (E6 : sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i * ln (x i)) / beta - 2 * sum 1 K (fun i : Z => sqrt (x i)) / alpha)) by (linear_sum (1)%Z (K)%Z (fun i : Z => ((- 2 / alpha) * (sqrt (x i))) + ((1 / beta) * (x i * ln (x i))))).
  call y5 (sum 1 K (fun i : Z => x i * ln (x i) / beta - 2 * sqrt (x i) / alpha)).
  subst y5.
  assert (E8 : sum 1 (K + 1)%Z (fun i : Z => x i) = (x (K + 1)%Z + sum 1 K (fun i : Z => x i))) by (last_term).
  call y7 (sum 1 (K + 1)%Z (fun i : Z => x i)).
  subst y7.
  assert (E10 : sum 1 (K + 1)%Z (fun i : Z => x i / beta + sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha) + x (K + 1)%Z / beta + sqrt (x (K + 1)%Z) / alpha)) by (last_term).
  call y9 (sum 1 (K + 1)%Z (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  subst y9.
  assert (E12 : sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha) = (sum 1 K (fun i : Z => x i) / beta + sum 1 K (fun i : Z => sqrt (x i)) / alpha)) by (linear_sum (1)%Z (K)%Z (fun i : Z => ((1 / alpha) * (sqrt (x i))) + ((1 / beta) * (x i)))).
  call y11 (sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha)).
  subst y11.
  call z13 (IZR K).
  call o14 (sum 1 K (fun i : Z => x i * ln (x i))).
  assert (F15 : 0 <= sum 1 K (fun i : Z => sqrt (x i))) by (apply sum_nonneg; each_term).
  call o16 (sum 1 K (fun i : Z => sqrt (x i))).
  call o17 (sum 1 K (fun i : Z => (c + ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) * x i)).
  assert (F18 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o19 (sum 1 K (fun i : Z => x i)).
  pose proof (H3 (K + 1)%Z) as F20.
  call o21 (x (K + 1)%Z).
  assert (S22 : 0 < o21) by pos.
  root r23 F24 E25 o21.
  subst o21.
  assert (S26 : 0 < r23 ^ 2) by pos.
  pose proof (ln_tangent _ S26) as F27.
  pose proof (ln_below _ S26) as F28.
  remember (ln (r23 ^ 2)) as l29 eqn:E30 in *.
  fraction_eq (alpha * beta * c * o19 - alpha * beta * o17 + alpha * o14 + alpha * o19 - beta * o16) (alpha * beta).
  numerator_eq N31 IH (alpha * beta * c * o19 - alpha * beta * o17 + alpha * o14 + alpha * o19 - beta * o16) (alpha * beta).
  numerator_le N32 F28 (l29 * r23 ^ 2 - r23 ^ 2 + 1) (r23 ^ 2).
  assert (Q33 : (1) * (alpha * beta * c * o19 - alpha * beta * o17 + alpha * o14 + alpha * o19 - beta * o16) = 0) by (apply mul_zero; lra).
  clear - Q33; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma lem_FTRL_L2_supremum : forall (K : Z) (alpha : R) (beta : R) (c : R) (x : Z -> R) (y : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> (forall i0 : Z, 0 < y i0) -> - sum 1 K (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * x i + x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + sum 1 K (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * y i + y i * ln (y i) / beta - 2 * sqrt (y i) / alpha) = c * (- sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => y i)) + sum 1 K (fun i : Z => - (- x i + y i) * (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) - x i * ln (x i) / beta + y i * ln (y i) / beta + 2 * sqrt (x i) / alpha - 2 * sqrt (y i) / alpha).
Proof.
  intros K alpha beta c x y H0 H1 H2 H3 H4.
  assert (W : forall m : nat, - sum_from 1 m (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * x i + x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + sum_from 1 m (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * y i + y i * ln (y i) / beta - 2 * sqrt (y i) / alpha) = c * (- sum_from 1 m (fun i : Z => x i) + sum_from 1 m (fun i : Z => y i)) + sum_from 1 m (fun i : Z => - (- x i + y i) * (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) - x i * ln (x i) / beta + y i * ln (y i) / beta + 2 * sqrt (x i) / alpha - 2 * sqrt (y i) / alpha)).
  {
  induction m as [| m IH]; [simpl; ring |]; cbn [sum_from].
  set (j := (1 + Z.of_nat m)%Z) in *; pose proof (H3 j) as X.
  pose proof (sqrt_lt_R0 (x j) X) as SX; assert (EX : x j = sqrt (x j) * sqrt (x j)) by (rewrite sqrt_sqrt; lra).
  set (lx := ln (x j)) in *; set (s := sqrt (x j)) in *; clearbody lx s; rewrite EX.
  pose proof (H4 j) as Y; pose proof (sqrt_lt_R0 (y j) Y) as SY; assert (EY : y j = sqrt (y j) * sqrt (y j)) by (rewrite sqrt_sqrt; lra).
  set (ly := ln (y j)) in *; set (r := sqrt (y j)) in *; clearbody ly r; rewrite EY.
  assert (E : sum_from 1 m (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * y i + y i * ln (y i) / beta - 2 * sqrt (y i) / alpha) = sum_from 1 m (fun i : Z => (c - ln (x i) / beta - 1 / beta + 1 / (alpha * sqrt (x i))) * x i + x i * ln (x i) / beta - 2 * sqrt (x i) / alpha) + c * (- sum_from 1 m (fun i : Z => x i) + sum_from 1 m (fun i : Z => y i)) + sum_from 1 m (fun i : Z => - (- x i + y i) * (ln (x i) / beta + 1 / beta - 1 / (alpha * sqrt (x i))) - x i * ln (x i) / beta + y i * ln (y i) / beta + 2 * sqrt (x i) / alpha - 2 * sqrt (y i) / alpha)) by lra; rewrite E; field; repeat split; lra.
  }
  unfold sum; apply W.
Qed.

Lemma lem_FTRL_L2_supremum_gap__lemma_1 : forall (r : R), 0 < r -> 2 * r ^ 2 * ln r - r ^ 2 + 1 >= 0.
Proof.
  intros r H0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * r ^ 2 - r ^ 2 + 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * r ^ 2 + r ^ 2 - 1) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) N6) as T11.
  pose proof (square (1 - r)) as T12.
  clear - Neg Neg0 T11 T12; lra.
Qed.

Lemma lem_FTRL_L2_supremum_gap : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> p * (1 - r) ^ 2 + q * (2 * r ^ 2 * ln r - r ^ 2 + 1) >= 0.
Proof.
  intros p q r H0 H1 H2.
  pose proof (lem_FTRL_L2_supremum_gap__lemma_1 r shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * q * r ^ 2 + p * r ^ 2 - 2 * p * r + p - q * r ^ 2 + q) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * q * r ^ 2 - p * r ^ 2 + 2 * p * r - p + q * r ^ 2 - q) by lra.
  assert (P10 : 0 <= 2 * l4 * r ^ 2 - r ^ 2 + 1) by (pose proof (Rge_le _ _ K0); lra).
  pose proof (mul_le _ _ H1 P10) as T11.
  pose proof (mul_le _ _ H0 (square (1 - r))) as T13.
  clear - Neg Neg0 T11 T13; lra.
Qed.

Lemma lem_FTRL_L2_vertex_entropy : forall (beta : R) (x : R), 0 < beta -> 0 < x -> beta * (x / beta - ln x / beta - 1 / beta) >= 0.
Proof.
  intros beta x H0 H1.
  assert (S1 : 0 < x) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln x) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (- l4 + x - 1) (1).
  numerator_le N6 F3 (l4 * x - x + 1) (x).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l4 - x + 1) by lra.
  assert (P9 : 0 <= - l4 + x - 1) by (pose proof F2; lra).
  clear - Neg Neg0 P9; lra.
Qed.

Lemma lem_FTRL_L2_vertex_Tsallis : forall (x : R), 0 < x -> sqrt x - 2 + 1 / sqrt x >= 0.
Proof.
  intros x H0.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  apply Rle_ge.
  fraction_le (r2 ^ 2 - 2 * r2 + 1) (r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 + 2 * r2 - 1) by lra.
  pose proof (square (1 - r2)) as T7.
  clear - Neg Neg0 T7; lra.
Qed.

Lemma lem_FTRL_L2_vertex_sign : forall (S_ : R) (alpha : R), 0 < alpha -> S_ + 2 / alpha >= S_.
Proof.
  intros S_ alpha H0.
  apply Rle_ge.
  fraction_le (2) (alpha).
  pos.
Qed.

Lemma lem_FTRL_L2_regroup : forall (T : Z) (a : R) (v : Z -> R) (w : Z -> R), 0 < IZR T -> 0 <= a -> - a + w T + sum 1 T (fun t : Z => v t - w t) <= v 1%Z + sum 2 T (fun t : Z => v t - w (t + (-1))%Z).
Proof.
  intros T a v w H0 H1.
  enough (W : forall m : Z, (1 <= m)%Z -> - a + w m + sum 1 m (fun t : Z => v t - w t) <= v 1%Z + sum 2 m (fun t : Z => v t - w (t + (-1))%Z)) by (apply W; in_z).
  apply (from_first (fun m : Z => - a + w m + sum 1 m (fun t : Z => v t - w t) <= v 1%Z + sum 2 m (fun t : Z => v t - w (t + (-1))%Z))).
  {
  unfold sum; simpl; lra.
  }
  intros m M IH; rewrite !sum_next by lia; replace (m + 1 + (-1))%Z with m by ring; lra.
Qed.

Lemma lem_FTRL_L2_vertex_other_arms : forall (K : Z) (alpha : R) (beta : R) (x : Z -> R), 0 < IZR K -> 0 < alpha -> 0 < beta -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => x i / beta + sqrt (x i) / alpha) >= x 1%Z / beta + sqrt (x 1%Z) / alpha.
Proof.
  intros K alpha beta x H0 H1 H2 H3.
  rewrite (sum_split 1 1 K) by in_z; rewrite sum_first.
  assert (A : 0 <= sum (1 + 1) K (fun i : Z => x i / beta + sqrt (x i) / alpha)) by (apply sum_nonneg; intros i _; specialize (H3 i); pose proof (sqrt_pos (x i)); assert (0 < x i / beta) by pos; assert (0 <= sqrt (x i) / alpha) by pos; lra).
  lra.
Qed.

Lemma lem_FTRL_L2_same_maximizer : forall (F_new : R) (F_old : R) (M : R) (S_ : R), S_ >= - F_old + M -> - F_new + M - S_ <= - F_new + F_old.
Proof.
  intros F_new F_old M S_ H0.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L2_uniform_a_Tsallis : forall (K : R) (g : R) (x : R), 0 < K -> 0 <= g -> 0 < x -> 2 * g * sqrt x <= g * (K * x + 1) / sqrt K.
Proof.
  intros K g x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  fraction_le (g * r2 ^ 2 * r6 ^ 2 - 2 * g * r2 * r6 + g) (r6).
  enough (V9 : 0 <= (g) * (r2 ^ 2 * r6 ^ 2 - 2 * r2 * r6 + 1)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 ^ 2 * r6 ^ 2 + 2 * r2 * r6 - 1) by lra.
  pose proof (square (- r2 * r6 + 1)) as T12.
  clear - Neg Neg0 T12; lra.
Qed.

Lemma lem_FTRL_L2_uniform_a_entropy : forall (u : R), 0 < u -> - u * ln u <= 1 - u.
Proof.
  intros u H0.
  assert (S1 : 0 < u) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln u) as l4 eqn:E5 in *.
  fraction_le (l4 * u - u + 1) (1).
  numerator_le N6 F3 (l4 * u - u + 1) (u).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l4 * u + u - 1) by lra.
  clear - Neg Neg0 N6; lra.
Qed.

Lemma lem_FTRL_L2_telescope : forall (G : R) (T : Z) (a : Z -> R), 0 < IZR T -> - G * a 1%Z + sum 2 T (fun t : Z => G * (a (t + (-1))%Z - a t)) = - G * a T.
Proof.
  intros G T a H0.
  enough (W : forall m : Z, (1 <= m)%Z -> - G * a 1%Z + sum 2 m (fun t : Z => G * (a (t + (-1))%Z - a t)) = - G * a m) by (apply W; in_z).
  apply (from_first (fun m : Z => - G * a 1%Z + sum 2 m (fun t : Z => G * (a (t + (-1))%Z - a t)) = - G * a m)).
  {
  unfold sum; simpl; ring.
  }
  intros m M IH; rewrite !sum_next by lia; replace (m + 1 + (-1))%Z with m by ring; lra.
Qed.

Lemma lem_FTRL_L2_value : forall (K : R) (g : R) (h : R), 0 < K -> 0 <= g -> 0 <= h -> K * (- h * ln (1 / K) / K + 2 * g / sqrt K) = 2 * g * sqrt K + h * ln K.
Proof.
  intros K g h H0 H1 H2.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (E6 : ln (1 / (r2 ^ 2)) = (- ln (r2 ^ 2))) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y5 (ln (1 / (r2 ^ 2))).
  subst y5.
  assert (S7 : 0 < r2 ^ 2) by pos.
  pose proof (ln_tangent _ S7) as F8.
  pose proof (ln_below _ S7) as F9.
  remember (ln (r2 ^ 2)) as l10 eqn:E11 in *.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L2_split : forall (alpha_s : R) (alpha_t : R) (beta_s : R) (beta_t : R) (x : R), 0 < alpha_s -> 0 < alpha_t -> 0 < beta_s -> 0 < beta_t -> 0 < x -> - x * ln x / beta_t + x * ln x / beta_s + 2 * sqrt x / alpha_t - 2 * sqrt x / alpha_s = - 2 * sqrt x * (- 1 / alpha_t + 1 / alpha_s) + x * (- 1 / beta_t + 1 / beta_s) * ln x.
Proof.
  intros alpha_s alpha_t beta_s beta_t x H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L2_split_index_0 : ~ (forall (alpha_0 : R) (alpha_s : R) (alpha_t : R) (x : R), 0 < alpha_0 -> 0 < alpha_s -> 0 < alpha_t -> 0 < x -> 2 * sqrt x / alpha_t - 2 * sqrt x / alpha_s = - 2 * sqrt x * (- 1 / alpha_t + 1 / alpha_s) / alpha_0).
Proof.
  intro H.
  specialize (H (1/2) (1) (1/2) (1)).
  refute H.
Qed.

Lemma lem_FTRL_L2_split_no_index : forall (alpha_s : R) (alpha_t : R) (x : R), 0 < alpha_s -> 0 < alpha_t -> 0 < x -> 2 * sqrt x / alpha_t - 2 * sqrt x / alpha_s = - 2 * sqrt x * (- 1 / alpha_t + 1 / alpha_s).
Proof.
  intros alpha_s alpha_t x H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L3_general_a : forall (alpha : R) (beta : R) (u : R) (x : R), 0 < alpha -> 0 < beta -> 0 < u -> 0 < x -> - u / beta + x / beta - sqrt u / alpha + sqrt x / alpha = - u / beta + x / beta - sqrt u / alpha + sqrt x / alpha.
Proof.
  intros alpha beta u x H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L3_general_c : forall (K : Z) (l : Z -> R) (r : Z -> R) (x : Z -> R) (y : Z -> R), 0 < IZR K -> (forall i0 : Z, 0 <= l i0) -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 < x i0) -> (forall i0 : Z, 0 < y i0) -> sum 1 K (fun i : Z => (- r i + x i - y i) * l i) <= sum 1 K (fun i : Z => (x i - y i) * l i).
Proof.
  intros K l r x y H0 H1 H2 H3 H4.
  apply sum_le; intros i _; specialize (H1 i); specialize (H2 i); apply Rmult_le_compat_r; lra.
Qed.

Lemma lem_FTRL_L3_general_coordinates : forall (K : Z) (L : Z -> R) (x : Z -> R) (y : Z -> R), 0 < IZR K -> (forall i0 : Z, 0 < x i0) -> (forall i0 : Z, 0 < y i0) -> sum 1 K (fun i : Z => L i * x i) - sum 1 K (fun i : Z => L i * y i) = sum 1 K (fun i : Z => (x i - y i) * L i).
Proof.
  intros K L x y H0 H1 H2.
  enough (W : forall K : Z, (1 <= K)%Z -> sum 1 K (fun i : Z => L i * x i) - sum 1 K (fun i : Z => L i * y i) = sum 1 K (fun i : Z => (x i - y i) * L i)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => sum 1 K (fun i : Z => L i * x i) - sum 1 K (fun i : Z => L i * y i) = sum 1 K (fun i : Z => (x i - y i) * L i))).
  {
  assert (B : sum 1 1 (fun i : Z => L i * x i) - sum 1 1 (fun i : Z => L i * y i) = sum 1 1 (fun i : Z => (x i - y i) * L i)).
  {
  assert (E2 : sum 1 1 (fun i : Z => L i * x i) = (L 1%Z * x 1%Z)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => L i * x i)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => L i * y i) = (L 1%Z * y 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => L i * y i)).
  subst y3.
  assert (E6 : sum 1 1 (fun i : Z => (x i - y i) * L i) = ((x 1%Z - y 1%Z) * L 1%Z)) by (written_out).
  call y5 (sum 1 1 (fun i : Z => (x i - y i) * L i)).
  subst y5.
  call o7 (L 1%Z).
  pose proof (H2 (1)%Z) as F8.
  call o9 (y 1%Z).
  pose proof (H1 (1)%Z) as F10.
  call o11 (x 1%Z).
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : sum 1 (K + 1)%Z (fun i : Z => L i * x i) - sum 1 (K + 1)%Z (fun i : Z => L i * y i) = sum 1 (K + 1)%Z (fun i : Z => (x i - y i) * L i)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => L i * y i) = (L (K + 1)%Z * y (K + 1)%Z + sum 1 K (fun i : Z => L i * y i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => L i * y i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => L i * x i) = (L (K + 1)%Z * x (K + 1)%Z + sum 1 K (fun i : Z => L i * x i))) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => L i * x i)).
  subst y3.
  assert (E6 : sum 1 (K + 1)%Z (fun i : Z => (x i - y i) * L i) = ((x (K + 1)%Z - y (K + 1)%Z) * L (K + 1)%Z + sum 1 K (fun i : Z => (x i - y i) * L i))) by (last_term).
  call y5 (sum 1 (K + 1)%Z (fun i : Z => (x i - y i) * L i)).
  subst y5.
  call z7 (IZR K).
  call o8 (sum 1 K (fun i : Z => L i * y i)).
  call o9 (sum 1 K (fun i : Z => L i * x i)).
  call o10 (sum 1 K (fun i : Z => (x i - y i) * L i)).
  call o11 (L (K + 1)%Z).
  pose proof (H2 (K + 1)%Z) as F12.
  call o13 (y (K + 1)%Z).
  pose proof (H1 (K + 1)%Z) as F14.
  call o15 (x (K + 1)%Z).
  fraction_eq (o10 + o8 - o9) (1).
  assert (Q16 : (1) * (o10 + o8 - o9) = 0) by (apply mul_zero; lra).
  clear - Q16; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma lem_FTRL_L3_general_d__lemma_1 : forall (r : R), 0 < r -> r <= 1 -> - 2 * ln r >= 1 - r ^ 2.
Proof.
  intros r H0 H1.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (- 2 * l4 + r ^ 2 - 1) (1).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * l4 - r ^ 2 + 1) by lra.
  assert (P9 : 0 <= - l4 + r - 1) by (pose proof F2; lra).
  assert (P11 : 0 <= 1 - r) by (pose proof H1; lra).
  pose proof (mul_le _ _ P11 P11) as T12.
  clear - Neg Neg0 P9 T12; lra.
Qed.

Lemma lem_FTRL_L3_general_d : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> r <= 1 -> (1 - r ^ 2) * (p / 2 + q) <= p * (- 1 + 1 / r) - 2 * q * ln r.
Proof.
  intros p q r H0 H1 H2 H3.
  pose proof (lem_FTRL_L3_general_d__lemma_1 r shown shown) as K0.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  fraction_le (- 2 * l4 * q * r + p * r ^ 3 / 2 - 3 * p * r / 2 + p + q * r ^ 3 - q * r) (r).
  numerator_le N6 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * l4 * q * r - p * r ^ 3 / 2 + 3 * p * r / 2 - p - q * r ^ 3 + q * r) by lra.
  pose proof (mul_le _ _ H0 N6) as T11.
  assert (P13 : 0 <= - 2 * l4 + r ^ 2 - 1) by (pose proof (Rge_le _ _ K0); lra).
  pose proof (mul_le _ _ (mul_le _ _ H0 (Rlt_le _ _ H2)) P13) as T14.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) P13) as T16.
  clear - Neg Neg0 T11 T14 T16; lra.
Qed.

Lemma lem_FTRL_L3_general_reciprocal : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> ((1 / beta + 1 / (2 * alpha * sqrt x)) * (1 / (beta * x ^ 2) + 3 / (4 * alpha * (sqrt x) ^ 5)) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) ^ 2 - 1 / (4 * alpha * (sqrt x) ^ 3 * (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)))) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) = 1 / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)).
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L3_general_invert : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> (1 / beta + 1 / (2 * alpha * sqrt x)) / (1 / (beta * x) + 1 / (2 * alpha * (sqrt x) ^ 3)) = x.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L3_general_coordinates_Tsallis : ~ (forall (alpha : R) (l : R) (x : R), 0 < alpha -> 0 <= l -> 0 < x -> l < x -> x <= 1 -> - l + x > 0 -> - (l * alpha + 1 / sqrt x) / alpha = - 1 / (alpha * sqrt (- l + x))).
Proof.
  intro H.
  specialize (H (1) (1/2) (1)).
  refute H.
Qed.

Lemma lem_FTRL_L3_general_coordinates_Tsallis_corrected : forall (alpha : R) (l : R) (x : R), 0 < alpha -> 0 <= l -> 0 < x -> - (l * alpha + 1 / sqrt x) / alpha = - l - 1 / (alpha * sqrt x).
Proof.
  intros alpha l x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L3_bandit_e_monotone_corrected : forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> - 1 / (beta * x ^ 2) - 3 / (4 * alpha * (sqrt x) ^ 5) < 0.
Proof.
  intros alpha beta x H0 H1 H2.
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  fraction_lt (alpha * r2 + 3 * beta / 4) (alpha * beta * r2 ^ 5).
  pos.
Qed.

Lemma lem_FTRL_L3_bandit_e_monotone : ~ (forall (alpha : R) (beta : R) (x : R), 0 < alpha -> 0 < beta -> 0 < x -> - 1 / (beta * x ^ 2) - 3 / (4 * alpha * (sqrt x) ^ 5) > 0).
Proof.
  intro H.
  specialize (H (1) (1) (1)).
  refute H.
Qed.

Lemma lem_FTRL_L3_bandit_one_arm : forall (D : R) (S_ : R) (l : R), 0 <= D -> 0 <= l -> l = 0 -> D * l + S_ = S_.
Proof.
  intros D S_ l H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L3_bandit_e : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> r <= 1 -> p + q > 0 -> p / (2 * r) + q <> 0 /\ p / 2 + q <> 0 /\ r ^ 2 / (p / (2 * r) + q) <= 1 / (p / 2 + q).
Proof.
  intros p q r H0 H1 H2 H3 H4.
  assert (G0 : p / (2 * r) + q <> 0).
  {
  fraction_ne (- p / 2 - q * r) (r).
  assert (L1 : 0 < p / 2 + q * r).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - p / 2 - q * r) by lra.
  assert (P4 : 0 <= 1 - r) by (pose proof H3; lra).
  pose proof (mul_le _ _ H0 P4) as T5.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ H2)) as T8.
  assert (P9 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ H2 P9) as T10.
  clear - Neg Neg0 T5 T8 T10; lra.
  }
  lra.
  }
  assert (G1 : p / 2 + q <> 0).
  {
  fraction_ne (- p / 2 - q) (1).
  assert (L1 : 0 < p / 2 + q).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - p / 2 - q) by lra.
  assert (P5 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  clear - Neg Neg0 H1 P5; lra.
  }
  lra.
  }
  assert (G2 : r ^ 2 / (p / (2 * r) + q) <= 1 / (p / 2 + q)).
  {
  assert (S7 : 0 < p + 2 * q).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - p - 2 * q) by lra.
  assert (P5 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  clear - Neg Neg0 H1 P5; lra.
  }
  assert (S18 : 0 < p + 2 * q * r).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - p - 2 * q * r) by lra.
  assert (P11 : 0 <= 1 - r) by (pose proof H3; lra).
  pose proof (mul_le _ _ H0 P11) as T12.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ H2)) as T15.
  assert (P16 : 0 < p + q) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ H2 P16) as T17.
  clear - Neg Neg0 T12 T15 T17; lra.
  }
  fraction_le (- 2 * p * r ^ 3 + 2 * p - 4 * q * r ^ 3 + 4 * q * r) ((p + 2 * q) * (p + 2 * q * r)).
  replace (- 2 * p * r ^ 3 + 2 * p - 4 * q * r ^ 3 + 4 * q * r) with ((p * r ^ 2 + p * r + p + 2 * q * r ^ 2 + 2 * q * r) * (2 - 2 * r)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * r - 2) by lra.
  assert (P21 : 0 <= 1 - r) by (pose proof H3; lra).
  clear - Neg Neg0 P21; lra.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma lem_FTRL_L3_bandit_entropy : forall (p : R) (q : R), 0 <= p -> 0 <= q -> q > 0 -> p / 2 + q <> 0 /\ q <> 0 /\ 1 / (p / 2 + q) <= 1 / q.
Proof.
  intros p q H0 H1 H2.
  assert (G0 : p / 2 + q <> 0).
  {
  fraction_ne (- p / 2 - q) (1).
  assert (L1 : 0 < p / 2 + q) by pos.
  lra.
  }
  assert (G1 : q <> 0).
  {
  fraction_ne (- q) (1).
  assert (L1 : 0 < q) by pos.
  lra.
  }
  assert (G2 : 1 / (p / 2 + q) <= 1 / q).
  {
  fraction_le (p) (q * (p + 2 * q)).
  pos.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma lem_FTRL_L3_bandit_substitute : forall (D : R) (beta : R) (l : R), 0 <= D -> 0 < beta -> 0 <= l -> D * l * beta = D * l * beta.
Proof.
  intros D beta l H0 H1 H2.
  reflexivity.
Qed.

Lemma lem_FTRL_L3_bandit_scale : forall (B : R) (D : R) (beta : R) (l : R), 0 <= B -> 0 <= D -> 0 < beta -> 0 <= l -> l <= B -> D * l * beta <= B * D * beta.
Proof.
  intros B D beta l H0 H1 H2 H3 H4.
  fraction_le (B * D * beta - D * beta * l) (1).
  replace (B * D * beta - D * beta * l) with ((D * beta) * (B - l)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - B + l) by lra.
  assert (P3 : 0 <= B - l) by (pose proof H4; lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma lem_FTRL_L3_path_definition : forall (P : R) (S_ : R) (l : R) (x : R) (z : R), 0 <= l -> 0 < x -> P * x = l -> - P * z + S_ = S_ - z * l / x.
Proof.
  intros P S_ l x z H0 H1 H2.
  fraction_eq (P * x * z - l * z) (x).
  assert (Q1 : (z) * (- P * x + l) = 0) by (apply mul_zero; lra).
  clear - Q1; lra.
Qed.

Lemma lem_FTRL_L3_path_start : forall (S_ : R) (l : R) (x : R) (z : R), 0 <= l -> 0 < x -> z = 0 -> S_ - z * l / x = S_.
Proof.
  intros S_ l x z H0 H1 H2.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L3_path_monotone_monotone : forall (p : R) (q : R) (r : R), 0 <= p -> 0 <= q -> 0 < r -> (1 - r ^ 2) * (p * (- 1 + 1 / r) - 2 * q * ln r) >= 0.
Proof.
  intros p q r H0 H1 H2.
  assert (S1 : 0 < r) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln r) as l4 eqn:E5 in *.
  apply Rle_ge.
  fraction_le (2 * l4 * q * r ^ 3 - 2 * l4 * q * r + p * r ^ 3 - p * r ^ 2 - p * r + p) (r).
  enough (V7 : 0 <= (r + 1) * (2 * l4 * q * r ^ 2 - 2 * l4 * q * r + p * r ^ 2 - 2 * p * r + p)) by lra.
  apply mul_le; [pos |].
  numerator_le N8 F3 (l4 * r - r + 1) (r).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l4 * q * r ^ 2 + 2 * l4 * q * r - p * r ^ 2 + 2 * p * r - p) by lra.
  assert (P13 : 0 <= - l4 + r - 1) by (pose proof F2; lra).
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) P13) as T14.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) N8) as T16.
  pose proof (mul_le _ _ H0 (square (1 - r))) as T18.
  clear - Neg Neg0 T14 T16 T18; lra.
Qed.

Lemma lem_FTRL_L3_path_monotone_others : forall (K : Z) (h : R) (x : Z -> R) (y : Z -> R), 0 < IZR K -> (forall i0 : Z, 0 < x i0) -> (forall i0 : Z, 0 < y i0) -> sum 1 K (fun i : Z => h * (- x i + y i)) = h * (- sum 1 K (fun i : Z => x i) + sum 1 K (fun i : Z => y i)).
Proof.
  intros K h x y H0 H1 H2.
  assert (E2 : sum 1 K (fun i : Z => h * (- x i + y i)) = (- h * sum 1 K (fun i : Z => x i) + h * sum 1 K (fun i : Z => y i))) by (linear_sum (1)%Z (K)%Z (fun i : Z => (h * (y i)) + ((- h) * (x i)))).
  call y1 (sum 1 K (fun i : Z => h * (- x i + y i))).
  subst y1.
  next_integer I3 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z4 (IZR K).
  assert (F5 : 0 <= sum 1 K (fun i : Z => y i)) by (apply sum_nonneg; each_term).
  call o6 (sum 1 K (fun i : Z => y i)).
  assert (F7 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o8 (sum 1 K (fun i : Z => x i)).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L3_path_monotone_together : forall (N : R) (delta : R) (h : R) (x_1 : R) (x_2 : R), 0 < x_1 -> 0 < x_2 -> N = x_1 - x_2 -> delta > 0 -> N * h + (- delta + h) * (- x_1 + x_2) >= 0 -> x_2 <= x_1.
Proof.
  intros N delta h x_1 x_2 H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma lem_FTRL_L3_full_entropy : forall (D : R) (l : R) (p : R) (q : R), 0 <= D -> 0 <= l -> 0 <= p -> 0 <= q -> q > 0 -> p / 2 + q <> 0 /\ q <> 0 /\ D * l / (p / 2 + q) <= D * l / q.
Proof.
  intros D l p q H0 H1 H2 H3 H4.
  assert (G0 : p / 2 + q <> 0).
  {
  fraction_ne (- p / 2 - q) (1).
  assert (L1 : 0 < p / 2 + q) by pos.
  lra.
  }
  assert (G1 : q <> 0).
  {
  fraction_ne (- q) (1).
  assert (L1 : 0 < q) by pos.
  lra.
  }
  assert (G2 : D * l / (p / 2 + q) <= D * l / q).
  {
  fraction_le (D * l * p) (q * (p + 2 * q)).
  pos.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma lem_FTRL_L3_full_substitute : forall (D : R) (beta : R) (l : R) (x : R), 0 <= D -> 0 < beta -> 0 <= l -> 0 < x -> D * l * beta * x = D * l * beta * x.
Proof.
  intros D beta l x H0 H1 H2 H3.
  reflexivity.
Qed.

Lemma lem_FTRL_L3_full_scale : forall (B : R) (K : Z) (beta : R) (g : Z -> R) (m : Z -> R) (x : Z -> R), 0 <= B -> 0 < IZR K -> 0 < beta -> (forall i0 : Z, 0 <= g i0) -> (forall i0 : Z, 0 <= m i0) -> (forall i0 : Z, 0 < x i0) -> beta * sum 1 K (fun i : Z => (B - g i) * m i * x i) <= B * beta * sum 1 K (fun i : Z => m i * x i).
Proof.
  intros B K beta g m x H0 H1 H2 H3 H4 H5.
  rewrite <- !sum_scale; apply sum_le; intros i _; specialize (H3 i); specialize (H4 i); specialize (H5 i).
  assert (0 <= beta * (g i * (m i * x i))) by pos.
  lra.
Qed.

Lemma lem_FTRL_L3_full_pending_two_rounds : forall (K : Z) (l : Z -> R) (m : Z -> R) (x : Z -> R), 0 < IZR K -> (forall i0 : Z, 0 <= l i0) -> (forall i0 : Z, 0 <= m i0) -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => (l i + m i) * x i) = sum 1 K (fun i : Z => l i * x i) + sum 1 K (fun i : Z => m i * x i).
Proof.
  intros K l m x H0 H1 H2 H3.
  enough (W : forall K : Z, (1 <= K)%Z -> sum 1 K (fun i : Z => (l i + m i) * x i) = sum 1 K (fun i : Z => l i * x i) + sum 1 K (fun i : Z => m i * x i)) by (apply W; in_z).
  clear H0 K.
  apply (from_first (fun K : Z => sum 1 K (fun i : Z => (l i + m i) * x i) = sum 1 K (fun i : Z => l i * x i) + sum 1 K (fun i : Z => m i * x i))).
  {
  assert (B : sum 1 1 (fun i : Z => (l i + m i) * x i) = sum 1 1 (fun i : Z => l i * x i) + sum 1 1 (fun i : Z => m i * x i)).
  {
  assert (E2 : sum 1 1 (fun i : Z => (l i + m i) * x i) = ((l 1%Z + m 1%Z) * x 1%Z)) by (written_out).
  call y1 (sum 1 1 (fun i : Z => (l i + m i) * x i)).
  subst y1.
  assert (E4 : sum 1 1 (fun i : Z => l i * x i) = (l 1%Z * x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun i : Z => l i * x i)).
  subst y3.
  assert (E6 : sum 1 1 (fun i : Z => m i * x i) = (m 1%Z * x 1%Z)) by (written_out).
  call y5 (sum 1 1 (fun i : Z => m i * x i)).
  subst y5.
  pose proof (H1 (1)%Z) as F7.
  call o8 (l 1%Z).
  pose proof (H2 (1)%Z) as F9.
  call o10 (m 1%Z).
  pose proof (H3 (1)%Z) as F11.
  call o12 (x 1%Z).
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros K Low IH.
  assert (LowR : 1 <= IZR K) by (apply IZR_le; exact Low).
  assert (B : sum 1 (K + 1)%Z (fun i : Z => (l i + m i) * x i) = sum 1 (K + 1)%Z (fun i : Z => l i * x i) + sum 1 (K + 1)%Z (fun i : Z => m i * x i)).
  {
  assert (E2 : sum 1 (K + 1)%Z (fun i : Z => (l i + m i) * x i) = ((l (K + 1)%Z + m (K + 1)%Z) * x (K + 1)%Z + sum 1 K (fun i : Z => (l i + m i) * x i))) by (last_term).
  call y1 (sum 1 (K + 1)%Z (fun i : Z => (l i + m i) * x i)).
  subst y1.
  assert (E4 : sum 1 (K + 1)%Z (fun i : Z => m i * x i) = (m (K + 1)%Z * x (K + 1)%Z + sum 1 K (fun i : Z => m i * x i))) by (last_term).
  call y3 (sum 1 (K + 1)%Z (fun i : Z => m i * x i)).
  subst y3.
  assert (E6 : sum 1 (K + 1)%Z (fun i : Z => l i * x i) = (l (K + 1)%Z * x (K + 1)%Z + sum 1 K (fun i : Z => l i * x i))) by (last_term).
  call y5 (sum 1 (K + 1)%Z (fun i : Z => l i * x i)).
  subst y5.
  call z7 (IZR K).
  assert (F8 : 0 <= sum 1 K (fun i : Z => (l i + m i) * x i)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 K (fun i : Z => (l i + m i) * x i)).
  assert (F10 : 0 <= sum 1 K (fun i : Z => l i * x i)) by (apply sum_nonneg; each_term).
  call o11 (sum 1 K (fun i : Z => l i * x i)).
  assert (F12 : 0 <= sum 1 K (fun i : Z => m i * x i)) by (apply sum_nonneg; each_term).
  call o13 (sum 1 K (fun i : Z => m i * x i)).
  pose proof (H1 (K + 1)%Z) as F14.
  call o15 (l (K + 1)%Z).
  pose proof (H2 (K + 1)%Z) as F16.
  call o17 (m (K + 1)%Z).
  pose proof (H3 (K + 1)%Z) as F18.
  call o19 (x (K + 1)%Z).
  fraction_eq (o11 + o13 - o9) (1).
  assert (Q20 : (1) * (o11 + o13 - o9) = 0) by (apply mul_zero; lra).
  clear - Q20; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma lem_FTRL_L3_full_pending : forall (T : Z) (x_1 : R) (x_2 : R) (m : Z -> R) (n : Z -> R), 0 < IZR T -> 0 < x_1 -> 0 < x_2 -> (forall i0 : Z, 0 <= m i0) -> (forall i0 : Z, 0 <= n i0) -> x_1 * sum 1 T (fun t : Z => m t) + x_2 * sum 1 T (fun t : Z => n t) = sum 1 T (fun t : Z => x_1 * m t + x_2 * n t).
Proof.
  intros T x_1 x_2 m n H0 H1 H2 H3 H4.
  assert (E2 : sum 1 T (fun t : Z => x_1 * m t + x_2 * n t) = (x_1 * sum 1 T (fun t : Z => m t) + x_2 * sum 1 T (fun t : Z => n t))) by (linear_sum (1)%Z (T)%Z (fun t : Z => (x_1 * (m t)) + (x_2 * (n t)))).
  call y1 (sum 1 T (fun t : Z => x_1 * m t + x_2 * n t)).
  subst y1.
  next_integer I3 (0)%Z (T)%Z (0 + 1 <= IZR T).
  call z4 (IZR T).
  assert (F5 : 0 <= sum 1 T (fun t : Z => m t)) by (apply sum_nonneg; each_term).
  call o6 (sum 1 T (fun t : Z => m t)).
  assert (F7 : 0 <= sum 1 T (fun t : Z => n t)) by (apply sum_nonneg; each_term).
  call o8 (sum 1 T (fun t : Z => n t)).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L3_full_f : forall (B_s : R) (K : Z) (g : Z -> R) (x : Z -> R), 0 <= B_s -> 0 < IZR K -> (forall i0 : Z, 0 <= g i0) -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => (B_s - g i) * x i) <= B_s * sum 1 K (fun i : Z => x i).
Proof.
  intros B_s K g x H0 H1 H2 H3.
  rewrite <- sum_scale; apply sum_le; intros i _; specialize (H2 i); specialize (H3 i); apply Rmult_le_compat_r; lra.
Qed.

Lemma alg_FTRL_no_scale_estimator_bandit : forall (h : R) (l : R) (x : R), 0 <= h -> 0 <= l -> 0 < x -> h = l / x -> h * x = l.
Proof.
  intros h l x H0 H1 H2 H3.
  fraction_eq (- h * x + l) (1).
  numerator_eq N1 H3 (- h * x + l) (x).
  assert (Q2 : (- 1) * (- h * x + l) = 0) by (apply mul_zero; lra).
  clear - Q2; lra.
Qed.

Lemma alg_FTRL_no_scale_estimator_full_information : forall (K : Z) (l : R) (x : Z -> R), 0 < IZR K -> 0 <= l -> (forall i0 : Z, 0 < x i0) -> sum 1 K (fun i : Z => l * x i) = l * sum 1 K (fun i : Z => x i).
Proof.
  intros K l x H0 H1 H2.
  assert (E2 : sum 1 K (fun i : Z => l * x i) = (l * sum 1 K (fun i : Z => x i))) by (linear_sum (1)%Z (K)%Z (fun i : Z => (l * (x i)))).
  call y1 (sum 1 K (fun i : Z => l * x i)).
  subst y1.
  next_integer I3 (0)%Z (K)%Z (0 + 1 <= IZR K).
  call z4 (IZR K).
  assert (F5 : 0 <= sum 1 K (fun i : Z => x i)) by (apply sum_nonneg; each_term).
  call o6 (sum 1 K (fun i : Z => x i)).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma thm_FTRL_no_scale_three_terms_telescoping : forall (S_ : R) (T : Z) (a : Z -> R) (b : Z -> R) (c : Z -> R) (e : Z -> R) (s : Z -> R), 0 < IZR T -> - S_ + sum 1 T (fun t : Z => s t) = - S_ + sum 1 T (fun t : Z => c t - e t) + sum 1 T (fun t : Z => a t - b t + s t) + sum 1 T (fun t : Z => - a t + b t - c t + e t).
Proof.
  intros S_ T a b c e s H0.
  assert (E2 : sum 1 T (fun t : Z => c t - e t) = (sum 1 T (fun t : Z => c t) - sum 1 T (fun t : Z => e t))) by (linear_sum (1)%Z (T)%Z (fun t : Z => ((- 1) * (e t)) + (1 * (c t)))).
  call y1 (sum 1 T (fun t : Z => c t - e t)).
  subst y1.
  assert (E4 : sum 1 T (fun t : Z => - a t + b t - c t + e t) = (- sum 1 T (fun t : Z => a t) + sum 1 T (fun t : Z => b t) - sum 1 T (fun t : Z => c t) + sum 1 T (fun t : Z => e t))) by (linear_sum (1)%Z (T)%Z (fun t : Z => ((- 1) * (a t)) + ((- 1) * (c t)) + (1 * (b t)) + (1 * (e t)))).
  call y3 (sum 1 T (fun t : Z => - a t + b t - c t + e t)).
  subst y3.
  assert (E6 : sum 1 T (fun t : Z => a t - b t + s t) = (sum 1 T (fun t : Z => a t) - sum 1 T (fun t : Z => b t) + sum 1 T (fun t : Z => s t))) by (linear_sum (1)%Z (T)%Z (fun t : Z => ((- 1) * (b t)) + (1 * (a t)) + (1 * (s t)))).
  call y5 (sum 1 T (fun t : Z => a t - b t + s t)).
  subst y5.
  next_integer I7 (0)%Z (T)%Z (0 + 1 <= IZR T).
  call z8 (IZR T).
  call o9 (sum 1 T (fun t : Z => s t)).
  call o10 (sum 1 T (fun t : Z => e t)).
  call o11 (sum 1 T (fun t : Z => c t)).
  call o12 (sum 1 T (fun t : Z => b t)).
  call o13 (sum 1 T (fun t : Z => a t)).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma lem_FTRL_L2_penalty_corner_kept : forall (T : Z) (a : R) (k : R) (v : Z -> R) (w : Z -> R), 0 < IZR T -> 0 <= a -> 0 < k -> - a - k + w T + sum 1 T (fun t : Z => v t - w t) <= - k + v 1%Z + sum 2 T (fun t : Z => v t - w (t + (-1))%Z).
Proof.
  intros T a k v w H0 H1 H2.
  enough (W : forall m : Z, (1 <= m)%Z -> - a - k + w m + sum 1 m (fun t : Z => v t - w t) <= - k + v 1%Z + sum 2 m (fun t : Z => v t - w (t + (-1))%Z)) by (apply W; in_z).
  apply (from_first (fun m : Z => - a - k + w m + sum 1 m (fun t : Z => v t - w t) <= - k + v 1%Z + sum 2 m (fun t : Z => v t - w (t + (-1))%Z))).
  {
  unfold sum; simpl; lra.
  }
  intros m M IH; rewrite !sum_next by lia; replace (m + 1 + (-1))%Z with m by ring; lra.
Qed.

Lemma lem_FTRL_L1_bound_full_information_sharp : forall (M : R) (b : R), 0 < M -> 0 < b -> M <= 1 -> - M + M * exp (- b) + 1 > 0 /\ M * b + ln (- M + M * exp (- b) + 1) <= b ^ 2 / 8.
Proof.
  intros M b H0 H1 H2.
  assert (D : forall t, 0 <= t -> 0 < - M + M * exp (- t) + 1) by (intros t T; assert (0 < M * exp (- t)) by (apply mul_lt; [lra | apply exp_pos]); lra).
  split; [apply D; lra |].
  assert (G : forall t, 0 <= t -> 0 <= t / 4 - M + M * exp (- t) / (- M + M * exp (- t) + 1)).
  {
  intros t T; pose proof (rises (fun s => s / 4 - M + M * exp (- s) / (- M + M * exp (- s) + 1)) (fun s => (- M + 1 - M * exp (- s)) ^ 2 / (4 * (- M + M * exp (- s) + 1) ^ 2)) 0 t T) as G.
  cbv beta in G; rewrite Ropp_0, exp_0 in G.
  apply Rle_trans with (0 / 4 - M + M * 1 / (- M + M * 1 + 1)); [right; field; lra |].
  apply G.
  -
  intros s S; specialize (D s ltac:(lra)); auto_derive; [lra | field; lra].
  -
  intros s S; specialize (D s ltac:(lra)); apply Rle_mult_inv_pos; [apply pow2_ge_0 | apply Rmult_lt_0_compat; [lra | apply pow_lt; exact D]].
  }
  pose proof (rises (fun s => s ^ 2 / 8 - M * s - ln (- M + M * exp (- s) + 1)) (fun s => s / 4 - M + M * exp (- s) / (- M + M * exp (- s) + 1)) 0 b ltac:(lra)) as F.
  cbv beta in F; rewrite Ropp_0, exp_0 in F.
  replace (- M + M * 1 + 1) with 1 in F by ring; rewrite ln_1 in F.
  enough (0 ^ 2 / 8 - M * 0 - 0 <= b ^ 2 / 8 - M * b - ln (- M + M * exp (- b) + 1)) by lra.
  apply F; [| intros s S; apply G; lra].
  intros s S; specialize (D s ltac:(lra)); auto_derive; [exact D | field; lra].
Qed.
