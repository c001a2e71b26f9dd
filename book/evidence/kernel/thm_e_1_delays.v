(* thm_e_1_delays: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_ftrl_scheduler_no_sigmas_sufficient_bandit : forall (K : R) (full : R) (inv_alpha_T : R) (inv_beta_T : R) (sum_alpha : R) (sum_beta : R) (sum_delay : R), 0 < K -> 0 <= full -> 0 <= inv_alpha_T -> 0 <= inv_beta_T -> 0 <= sum_alpha -> 0 <= sum_beta -> 0 <= sum_delay -> sum_beta <= sum_delay -> 2 * inv_alpha_T * sqrt K + sum_alpha * sqrt K + full + inv_beta_T * ln K + sum_beta <= 2 * inv_alpha_T * sqrt K + sum_alpha * sqrt K + full + inv_beta_T * ln K + sum_delay.
Proof.
  intros K full inv_alpha_T inv_beta_T sum_alpha sum_beta sum_delay H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_sufficient_full_information : forall (K : R) (full : R) (inv_beta_T : R) (sum_beta : R) (sum_delay : R) (sum_square : R), 0 < K -> 0 <= full -> 0 <= inv_beta_T -> 0 <= sum_beta -> 0 <= sum_delay -> 0 <= sum_square -> sum_beta <= sum_delay -> full + inv_beta_T * ln K + sum_beta + sum_square <= full + inv_beta_T * ln K + sum_delay + sum_square.
Proof.
  intros K full inv_beta_T sum_beta sum_delay sum_square H0 H1 H2 H3 H4 H5 H6.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_monotone : forall (beta_s : R) (beta_t : R) (z_s : R) (z_t : R), 0 <= beta_s -> 0 <= beta_t -> 0 <= z_s -> 0 <= z_t -> beta_t <= beta_s -> beta_t * z_s * z_t <= beta_s * z_s * z_t.
Proof.
  intros beta_s beta_t z_s z_t H0 H1 H2 H3 H4.
  assert (G0 : beta_t * z_s * z_t <= beta_s * z_s * z_t).
  {
  apply (le_by_fraction _ _ (beta_s * z_s * z_t - beta_t * z_s * z_t) (1)); [(field; nonzero) || field || lra | pos |].
  replace (beta_s * z_s * z_t - beta_t * z_s * z_t) with ((z_s * z_t) * (beta_s - beta_t)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - beta_s + beta_t) by lra.
  assert (P1 : 0 < - beta_s + beta_t) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= beta_s - beta_t) by (pose proof H4; lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_swap_pair_in_row : forall (T : R) (d : R) (s : Z) (t : Z), 0 < T -> 0 <= d -> 0 < IZR s -> 0 < IZR t -> IZR s + 1 <= IZR t -> IZR t <= T -> d + IZR s >= IZR t -> IZR t <= Rmin T (d + IZR s).
Proof.
  intros T d s t H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : IZR t <= Rmin T (d + IZR s)).
  {
  assert (I1 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR s) in *.
  clearbody z3.
  set (z4 := IZR t) in *.
  clearbody z4.
  pose proof (Rmin_or (T) (d + z3)) as M5.
  set (m6 := Rmin (T) (d + z3)) in *.
  clearbody m6.
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  apply (le_by_fraction _ _ (T - z4) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + z4) by lra.
  assert (P9 : 0 < - T + z4) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= T - z4) by (pose proof H5; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  {
  apply (le_by_fraction _ _ (d + z3 - z4) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d - z3 + z4) by lra.
  assert (P13 : 0 < - d - z3 + z4) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= d + z3 - z4) by (pose proof (Rge_le _ _ H6); lra).
  pose proof P15 as T16.
  clear - Neg T14 T16.
  lra.
  }
  }
  exact G0.
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_swap_row_in_round : forall (T : R) (d : R) (s : Z) (t : Z), 0 < T -> 0 <= d -> 0 < IZR s -> 0 < IZR t -> IZR s + 1 <= IZR t -> IZR t <= Rmin T (d + IZR s) -> IZR t <= T.
Proof.
  intros T d s t H0 H1 H2 H3 H4 H5.
  assert (G0 : IZR t <= T).
  {
  assert (I1 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR s) in *.
  clearbody z3.
  set (z4 := IZR t) in *.
  clearbody z4.
  pose proof (Rmin_or (T) (d + z3)) as M5.
  set (m6 := Rmin (T) (d + z3)) in *.
  clearbody m6.
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  apply (le_by_fraction _ _ (T - z4) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + z4) by lra.
  assert (P9 : 0 < - T + z4) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= T - z4) by (pose proof H5; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  {
  apply (le_by_fraction _ _ (T - z4) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + z4) by lra.
  assert (P13 : 0 < - T + z4) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= d + z3 - z4) by (pose proof H5; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= T - d - z3) by (pose proof L8; lra).
  pose proof P17 as T18.
  clear - Neg T14 T16 T18.
  lra.
  }
  }
  exact G0.
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_swap_row_in_wait : forall (T : R) (d : R) (s : Z) (t : Z), 0 < T -> 0 <= d -> 0 < IZR s -> 0 < IZR t -> IZR s + 1 <= IZR t -> IZR t <= Rmin T (d + IZR s) -> IZR t <= d + IZR s.
Proof.
  intros T d s t H0 H1 H2 H3 H4 H5.
  assert (G0 : IZR t <= d + IZR s).
  {
  assert (I1 : 0 + 1 <= IZR s) by (pose proof (above (0)%Z (s)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  assert (I2 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I2; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I2; lra).
  set (z3 := IZR s) in *.
  clearbody z3.
  set (z4 := IZR t) in *.
  clearbody z4.
  pose proof (Rmin_or (T) (d + z3)) as M5.
  set (m6 := Rmin (T) (d + z3)) in *.
  clearbody m6.
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  apply (le_by_fraction _ _ (d + z3 - z4) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d - z3 + z4) by lra.
  assert (P9 : 0 < - d - z3 + z4) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= T - z4) by (pose proof H5; lra).
  pose proof P11 as T12.
  assert (P13 : 0 <= - T + d + z3) by (pose proof L8; lra).
  pose proof P13 as T14.
  clear - Neg T10 T12 T14.
  lra.
  }
  {
  apply (le_by_fraction _ _ (d + z3 - z4) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d - z3 + z4) by lra.
  assert (P15 : 0 < - d - z3 + z4) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= d + z3 - z4) by (pose proof H5; lra).
  pose proof P17 as T18.
  clear - Neg T16 T18.
  lra.
  }
  }
  exact G0.
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_drop_always : forall (beta_t : R) (e : R) (z_t : R), 0 <= beta_t -> 0 <= e -> 0 <= z_t -> e <= 1 -> beta_t * e * z_t <= beta_t * z_t.
Proof.
  intros beta_t e z_t H0 H1 H2 H3.
  assert (G0 : beta_t * e * z_t <= beta_t * z_t).
  {
  apply (le_by_fraction _ _ (- beta_t * e * z_t + beta_t * z_t) (1)); [(field; nonzero) || field || lra | pos |].
  replace (- beta_t * e * z_t + beta_t * z_t) with ((beta_t * z_t) * (1 - e)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < e - 1) by lra.
  assert (P1 : 0 < e - 1) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= 1 - e) by (pose proof H3; lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_conclude_length_of_a_row : forall (T : R) (d : R) (t : Z), 0 < T -> 0 <= d -> 0 < IZR t -> IZR t <= T -> - IZR t + Rmin T (d + IZR t) <= d.
Proof.
  intros T d t H0 H1 H2 H3.
  assert (G0 : - IZR t + Rmin T (d + IZR t) <= d).
  {
  assert (I1 : 0 + 1 <= IZR t) by (pose proof (above (0)%Z (t)%Z) as I1; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in I1; lra).
  set (z2 := IZR t) in *.
  clearbody z2.
  pose proof (Rmin_or (T) (d + z2)) as M3.
  set (m4 := Rmin (T) (d + z2)) in *.
  clearbody m4.
  destruct M3 as [[E5 L6] | [E5 L6]]; subst m4.
  {
  apply (le_by_fraction _ _ (- T + d + z2) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < T - d - z2) by lra.
  assert (P7 : 0 < T - d - z2) by (pose proof Neg0; lra).
  pose proof P7 as T8.
  assert (P9 : 0 <= - T + d + z2) by (pose proof L6; lra).
  pose proof P9 as T10.
  clear - Neg T8 T10.
  lra.
  }
  {
  apply (le_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  exact G0.
Qed.
