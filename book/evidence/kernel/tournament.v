(* tournament: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma rel_exp_weights_second_order : forall (z : R), 0 <= z -> exp (- z) <= z ^ 2 / 2 - z + 1.
Proof.
  intros z H0.
  pose proof (rises (fun t => t ^ 2 / 2 - t + 1 - exp (- t)) (fun t => t - 1 + exp (- t)) 0 z ltac:(lra)) as G.
  cbv beta in G; rewrite Ropp_0, exp_0 in G.
  enough (0 ^ 2 / 2 - 0 + 1 - 1 <= z ^ 2 / 2 - z + 1 - exp (- z)) by lra.
  apply G.
  {
  intros t T; auto_derive; [exact I | field].
  }
  intros t T; pose proof (exp_tangent (- t)); lra.
Qed.

Lemma rel_exp_weights_logarithm : forall (w : R), 0 < w -> ln w <= w - 1.
Proof.
  intros w H0.
  assert (S1 : 0 < w) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln w) as l4 eqn:E5 in *.
  fraction_le (- l4 + w - 1) (1).
  numerator_le N6 F3 (l4 * w - w + 1) (w).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < l4 - w + 1) by lra.
  assert (P9 : 0 <= - l4 + w - 1) by (pose proof F2; lra).
  clear - Neg Neg0 P9; lra.
Qed.

Lemma rel_exp_weights_pull : forall (e : R) (m : R) (x : R), 0 < e -> 0 <= m -> 0 <= x -> x <= 1 -> e <= 1 -> e >= 1 - m -> x * e - x + 1 <> 0 /\ x * e / (x * e - x + 1) >= x * (1 - m).
Proof.
  intros e m x H0 H1 H2 H3 H4 H5.
  assert (G0 : x * e - x + 1 <> 0).
  {
  fraction_ne (- e * x + x - 1) (1).
  assert (L1 : 0 < e * x - x + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - e * x + x - 1) by lra.
  assert (P5 : 0 <= 1 - x) by (pose proof H3; lra).
  assert (P6 : 0 <= 1 - e) by (pose proof H4; lra).
  pose proof (mul_le _ _ P5 P6) as T7.
  clear - Neg Neg0 H0 T7; lra.
  }
  lra.
  }
  assert (G1 : x * e / (x * e - x + 1) >= x * (1 - m)).
  {
  apply Rle_ge.
  assert (S8 : 0 < e * x - x + 1).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - e * x + x - 1) by lra.
  assert (P5 : 0 <= 1 - x) by (pose proof H3; lra).
  assert (P6 : 0 <= 1 - e) by (pose proof H4; lra).
  pose proof (mul_le _ _ P5 P6) as T7.
  clear - Neg Neg0 H0 T7; lra.
  }
  fraction_le (e * m * x ^ 2 - e * x ^ 2 + e * x - m * x ^ 2 + m * x + x ^ 2 - x) (e * x - x + 1).
  replace (e * m * x ^ 2 - e * x ^ 2 + e * x - m * x ^ 2 + m * x + x ^ 2 - x) with ((x) * (e * m * x - e * x + e - m * x + m + x - 1)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - e * m * x + e * x - e + m * x - m - x + 1) by lra.
  assert (P11 : 0 <= 1 - x) by (pose proof H3; lra).
  assert (P12 : 0 <= e + m - 1) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ P11 P12) as T13.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) H2) as T17.
  clear - Neg Neg0 T13 T17; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma rel_exp_weights_best_bandit_value : forall (D : R) (K : R) (T : R) (eta : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < eta -> 0 < lambda -> eta = sqrt lambda / sqrt (D + K * T / 2) -> eta * (D + K * T / 2) + lambda / eta = 2 * sqrt lambda * sqrt (D + K * T / 2).
Proof.
  intros D K T eta lambda H0 H1 H2 H3 H4 H5.
  assert (P : 0 < D + K * T / 2) by (assert (0 < K * T / 2) by pos; lra).
  pose proof (sqrt_lt_R0 _ P) as PS; pose proof (sqrt_lt_R0 lambda ltac:(lra)) as PL; pose proof (sqrt_sqrt _ (Rlt_le _ _ P)) as SS; pose proof (sqrt_sqrt lambda ltac:(lra)) as SL.
  subst eta; set (s := sqrt (D + K * T / 2)) in *; set (l := sqrt lambda) in *; rewrite <- SS, <- SL; field; lra.
Qed.

Lemma rel_exp_weights_best_bandit_least : forall (D : R) (K : R) (T : R) (eta : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < eta -> 0 < lambda -> (eta * (D + K * T / 2) + lambda / eta) ^ 2 >= 4 * lambda * (D + K * T / 2).
Proof.
  intros D K T eta lambda H0 H1 H2 H3 H4.
  assert (A : 0 <= (eta * (D + K * T / 2) - lambda / eta) ^ 2) by apply pow2_ge_0.
  assert (E : eta * (lambda / eta) = lambda) by (field; lra).
  set (g := lambda / eta) in *; clearbody g; rewrite <- E; nra.
Qed.

Lemma rel_exp_weights_best_full_information_value : forall (D : R) (T : R) (eta : R) (lambda : R), 0 <= D -> 0 < T -> 0 < eta -> 0 < lambda -> eta = sqrt lambda / sqrt (D + T / 2) -> eta * (D + T / 2) + lambda / eta = 2 * sqrt lambda * sqrt (D + T / 2).
Proof.
  intros D T eta lambda H0 H1 H2 H3 H4.
  assert (P : 0 < D + T / 2) by (assert (0 < T / 2) by pos; lra).
  pose proof (sqrt_lt_R0 _ P) as PS; pose proof (sqrt_lt_R0 lambda ltac:(lra)) as PL; pose proof (sqrt_sqrt _ (Rlt_le _ _ P)) as SS; pose proof (sqrt_sqrt lambda ltac:(lra)) as SL.
  subst eta; set (s := sqrt (D + T / 2)) in *; set (l := sqrt lambda) in *; rewrite <- SS, <- SL; field; lra.
Qed.

Lemma rel_exp_weights_best_full_information_least : forall (D : R) (T : R) (eta : R) (lambda : R), 0 <= D -> 0 < T -> 0 < eta -> 0 < lambda -> (eta * (D + T / 2) + lambda / eta) ^ 2 >= 4 * lambda * (D + T / 2).
Proof.
  intros D T eta lambda H0 H1 H2 H3.
  assert (A : 0 <= (eta * (D + T / 2) - lambda / eta) ^ 2) by apply pow2_ge_0.
  assert (E : eta * (lambda / eta) = lambda) by (field; lra).
  set (g := lambda / eta) in *; clearbody g; rewrite <- E; nra.
Qed.
