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
  fraction_le (beta_s * z_s * z_t - beta_t * z_s * z_t) (1).
  replace (beta_s * z_s * z_t - beta_t * z_s * z_t) with ((z_s * z_t) * (beta_s - beta_t)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - beta_s + beta_t) by lra.
  assert (P3 : 0 <= beta_s - beta_t) by (pose proof H4; lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_monotone_sum : forall (n : Z) (r : Z -> R) (y : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> (forall i0 : Z, 0 <= y i0) -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t).
Proof.
  intros n r y H0 H1 H2.
  assert (G0 : sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t)).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t)) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => y t / (r t + 1)) <= sum 1 n (fun t : Z => y t))).
  {
  assert (B : sum 1 1 (fun t : Z => y t / (r t + 1)) <= sum 1 1 (fun t : Z => y t)).
  {
  assert (E2 : sum 1 1 (fun t : Z => y t / (r t + 1)) = (y 1%Z / (r 1%Z + 1))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => y t / (r t + 1))).
  subst y1.
  assert (E4 : sum 1 1 (fun t : Z => y t) = (y 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun t : Z => y t)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (r 1%Z).
  pose proof (H2 (1)%Z) as F7.
  call o8 (y 1%Z).
  fraction_le (o6 * o8) (o6 + 1).
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1)) <= sum 1 (n + 1)%Z (fun t : Z => y t)).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1)) = (sum 1 n (fun t : Z => y t / (r t + 1)) + y (n + 1)%Z / (r (n + 1)%Z + 1))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun t : Z => y t / (r t + 1))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun t : Z => y t) = (y (n + 1)%Z + sum 1 n (fun t : Z => y t))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun t : Z => y t)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun t : Z => y t / (r t + 1))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun t : Z => y t / (r t + 1))).
  assert (F8 : 0 <= sum 1 n (fun t : Z => y t)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun t : Z => y t)).
  pose proof (H1 (n + 1)%Z) as F10.
  call o11 (r (n + 1)%Z).
  pose proof (H2 (n + 1)%Z) as F12.
  call o13 (y (n + 1)%Z).
  fraction_le (o11 * o13 - o11 * o7 + o11 * o9 - o7 + o9) (o11 + 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - o11 * o13 + o11 * o7 - o11 * o9 + o7 - o9) by lra.
  assert (P14 : 0 <= - o7 + o9) by (pose proof IH; lra).
  assert (P15 : 0 <= o11) by (pose proof F10; lra).
  pose proof (mul_le _ _ P14 P15) as T16.
  assert (P17 : 0 <= o13) by (pose proof F12; lra).
  pose proof (mul_le _ _ P15 P17) as T18.
  clear - Neg T16 P14 T18 Neg0; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_swap_pair_in_row : forall (T : R) (d : R) (s : Z) (t : Z), 0 < T -> 0 <= d -> 0 < IZR s -> 0 < IZR t -> IZR s + 1 <= IZR t -> IZR t <= T -> d + IZR s >= IZR t -> IZR t <= Rmin T (d + IZR s).
Proof.
  intros T d s t H0 H1 H2 H3 H4 H5 H6.
  next_integer I1 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I2 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z3 (IZR s).
  call z4 (IZR t).
  pose proof (Rmin_or (T) (d + z3)) as M5.
  call m6 (Rmin (T) (d + z3)).
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  fraction_le (T - z4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + z4) by lra.
  assert (P11 : 0 <= T - z4) by (pose proof H5; lra).
  clear - Neg Neg0 P11; lra.
  }
  {
  fraction_le (d + z3 - z4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d - z3 + z4) by lra.
  assert (P15 : 0 <= d + z3 - z4) by (pose proof (Rge_le _ _ H6); lra).
  clear - Neg Neg0 P15; lra.
  }
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_swap_row_in_round : forall (T : R) (d : R) (s : Z) (t : Z), 0 < T -> 0 <= d -> 0 < IZR s -> 0 < IZR t -> IZR s + 1 <= IZR t -> IZR t <= Rmin T (d + IZR s) -> IZR t <= T.
Proof.
  intros T d s t H0 H1 H2 H3 H4 H5.
  next_integer I1 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I2 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z3 (IZR s).
  call z4 (IZR t).
  pose proof (Rmin_or (T) (d + z3)) as M5.
  call m6 (Rmin (T) (d + z3)).
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  fraction_le (T - z4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + z4) by lra.
  assert (P11 : 0 <= T - z4) by (pose proof H5; lra).
  clear - Neg Neg0 P11; lra.
  }
  {
  fraction_le (T - z4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + z4) by lra.
  assert (P15 : 0 <= d + z3 - z4) by (pose proof H5; lra).
  assert (P17 : 0 <= T - d - z3) by (pose proof L8; lra).
  clear - Neg Neg0 P15 P17; lra.
  }
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_swap_row_in_wait : forall (T : R) (d : R) (s : Z) (t : Z), 0 < T -> 0 <= d -> 0 < IZR s -> 0 < IZR t -> IZR s + 1 <= IZR t -> IZR t <= Rmin T (d + IZR s) -> IZR t <= d + IZR s.
Proof.
  intros T d s t H0 H1 H2 H3 H4 H5.
  next_integer I1 (0)%Z (s)%Z (0 + 1 <= IZR s).
  next_integer I2 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z3 (IZR s).
  call z4 (IZR t).
  pose proof (Rmin_or (T) (d + z3)) as M5.
  call m6 (Rmin (T) (d + z3)).
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  fraction_le (d + z3 - z4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d - z3 + z4) by lra.
  assert (P11 : 0 <= T - z4) by (pose proof H5; lra).
  assert (P13 : 0 <= - T + d + z3) by (pose proof L8; lra).
  clear - Neg Neg0 P11 P13; lra.
  }
  {
  fraction_le (d + z3 - z4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d - z3 + z4) by lra.
  assert (P17 : 0 <= d + z3 - z4) by (pose proof H5; lra).
  clear - Neg Neg0 P17; lra.
  }
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_drop_always : forall (beta_t : R) (e : R) (z_t : R), 0 <= beta_t -> 0 <= e -> 0 <= z_t -> e <= 1 -> beta_t * e * z_t <= beta_t * z_t.
Proof.
  intros beta_t e z_t H0 H1 H2 H3.
  fraction_le (- beta_t * e * z_t + beta_t * z_t) (1).
  replace (- beta_t * e * z_t + beta_t * z_t) with ((beta_t * z_t) * (1 - e)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < e - 1) by lra.
  assert (P3 : 0 <= 1 - e) by (pose proof H3; lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma thm_ftrl_scheduler_no_sigmas_conclude_length_of_a_row : forall (T : R) (d : R) (t : Z), 0 < T -> 0 <= d -> 0 < IZR t -> IZR t <= T -> - IZR t + Rmin T (d + IZR t) <= d.
Proof.
  intros T d t H0 H1 H2 H3.
  next_integer I1 (0)%Z (t)%Z (0 + 1 <= IZR t).
  call z2 (IZR t).
  pose proof (Rmin_or (T) (d + z2)) as M3.
  call m4 (Rmin (T) (d + z2)).
  destruct M3 as [[E5 L6] | [E5 L6]]; subst m4.
  {
  fraction_le (- T + d + z2) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < T - d - z2) by lra.
  assert (P9 : 0 <= - T + d + z2) by (pose proof L6; lra).
  clear - Neg Neg0 P9; lra.
  }
  {
  fraction_le (0) (1).
  pos.
  }
Qed.
