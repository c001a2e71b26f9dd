(* thm_5_2_preemptive: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_NCP_results_weight_bound : forall (d_max : R) (d_s : R) (kappa : R) (nu_s : R) (nu_t : R), 0 <= d_max -> 0 <= d_s -> 0 < kappa -> 0 < nu_s -> 0 < nu_t -> nu_s <= nu_t -> d_s <= d_max -> Rmax 1 (kappa * nu_s * (d_s + 1)) <= Rmax 1 (kappa * nu_t * (d_max + 1)).
Proof.
  intros d_max d_s kappa nu_s nu_t H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : Rmax 1 (kappa * nu_s * (d_s + 1)) <= Rmax 1 (kappa * nu_t * (d_max + 1))).
  {
  pose proof (Rmax_or (1) (kappa * nu_s * (d_s + 1))) as M1.
  set (m2 := Rmax (1) (kappa * nu_s * (d_s + 1))) in *.
  clearbody m2.
  pose proof (Rmax_or (1) (kappa * nu_t * (d_max + 1))) as M3.
  set (m4 := Rmax (1) (kappa * nu_t * (d_max + 1))) in *.
  clearbody m4.
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  apply (le_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (d_max * kappa * nu_t + kappa * nu_t - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d_max * kappa * nu_t - kappa * nu_t + 1) by lra.
  assert (P9 : 0 < - d_max * kappa * nu_t - kappa * nu_t + 1) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= d_max * kappa * nu_t + kappa * nu_t - 1) by (pose proof L8; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  }
  {
  destruct M3 as [[E13 L14] | [E13 L14]]; subst m4.
  {
  apply (le_by_fraction _ _ (- d_s * kappa * nu_s - kappa * nu_s + 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < d_s * kappa * nu_s + kappa * nu_s - 1) by lra.
  assert (P15 : 0 < d_s * kappa * nu_s + kappa * nu_s - 1) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= - d_max * kappa * nu_t - kappa * nu_t + 1) by (pose proof L14; lra).
  pose proof P17 as T18.
  assert (P19 : 0 < kappa) by (pose proof H2; lra).
  assert (P20 : 0 <= - nu_s + nu_t) by (pose proof H5; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P19) P20) as T21.
  assert (P22 : 0 <= d_max) by (pose proof H0; lra).
  pose proof (mul_le _ _ (mul_le _ _ P22 (Rlt_le _ _ P19)) P20) as T23.
  assert (P24 : 0 < nu_s) by (pose proof H3; lra).
  assert (P25 : 0 <= d_max - d_s) by (pose proof H6; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P19 P24)) P25) as T26.
  clear - Neg T16 T18 T21 T23 T26.
  lra.
  }
  {
  apply (le_by_fraction _ _ (d_max * kappa * nu_t - d_s * kappa * nu_s - kappa * nu_s + kappa * nu_t) (1)); [(field; nonzero) || field || lra | pos |].
  replace (d_max * kappa * nu_t - d_s * kappa * nu_s - kappa * nu_s + kappa * nu_t) with ((kappa) * (d_max * nu_t - d_s * nu_s - nu_s + nu_t)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d_max * nu_t + d_s * nu_s + nu_s - nu_t) by lra.
  assert (P27 : 0 < - d_max * nu_t + d_s * nu_s + nu_s - nu_t) by (pose proof Neg0; lra).
  pose proof P27 as T28.
  assert (P29 : 0 <= - nu_s + nu_t) by (pose proof H5; lra).
  pose proof P29 as T30.
  assert (P31 : 0 <= d_s) by (pose proof H1; lra).
  pose proof (mul_le _ _ P31 P29) as T32.
  assert (P33 : 0 < nu_t) by (pose proof H4; lra).
  assert (P34 : 0 <= d_max - d_s) by (pose proof H6; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P33) P34) as T35.
  clear - Neg T28 T30 T32 T35.
  lra.
  }
  }
  }
  exact G0.
Qed.

Lemma thm_NCP_results_rates_non_increasing : forall (C : R) (S_ : R) (g : R) (mu : R) (x : R), 0 < C -> 0 < S_ -> 0 < g -> 0 < mu -> 0 < x -> 1 / sqrt (C * (g + mu) ^ 2 + S_ + x) <= 1 / sqrt (C * mu ^ 2 + S_).
Proof.
  intros C S_ g mu x H0 H1 H2 H3 H4.
  assert (G0 : 1 / sqrt (C * (g + mu) ^ 2 + S_ + x) <= 1 / sqrt (C * mu ^ 2 + S_)).
  {
  assert (S1 : 0 < C * (g + mu) ^ 2 + S_ + x).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (C * (g + mu) ^ 2 + S_ + x)) by (apply sqrt_lt_R0; lra).
  assert (E4 : C * (g + mu) ^ 2 + S_ + x = (sqrt (C * (g + mu) ^ 2 + S_ + x)) ^ 2) by root_powers.
  set (r2 := sqrt (C * (g + mu) ^ 2 + S_ + x)) in *.
  clearbody r2.
  assert (S5 : 0 < C * mu ^ 2 + S_).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (C * mu ^ 2 + S_)) by (apply sqrt_lt_R0; lra).
  assert (E8 : C * mu ^ 2 + S_ = (sqrt (C * mu ^ 2 + S_)) ^ 2) by root_powers.
  set (r6 := sqrt (C * mu ^ 2 + S_)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (r2 - r6) (r2 * r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 + r6) by lra.
  assert (P9 : 0 < r2) by (pose proof F3; lra).
  assert (P10 : 0 < - r2 + r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P9 P10) as T11.
  assert (P12 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ P12 P10) as T13.
  assert (P14 : 0 < x) by (pose proof H4; lra).
  pose proof P14 as T15.
  assert (P16 : 0 < C) by (pose proof H0; lra).
  assert (P17 : 0 < g) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P16 P17) P17) as T18.
  assert (Q19 : (1) * (- C * g ^ 2 - 2 * C * g * mu - C * mu ^ 2 - S_ + r2 ^ 2 - x) = 0) by (apply mul_zero; lra).
  assert (Q20 : (- 1) * (- C * mu ^ 2 - S_ + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P21 : 0 < mu) by (pose proof H3; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P16 P17) P21) as T22.
  clear - Neg T11 T13 T15 T18 Q19 Q20 T22.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_rate_alpha_on_their_way : forall (mu : R) (n : Z) (r : Z -> R), 0 < mu -> 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= IZR n * mu ^ 2.
Proof.
  intros mu n r H0 H1 H2.
  assert (G0 : sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= IZR n * mu ^ 2).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= IZR n * mu ^ 2) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= IZR n * mu ^ 2)).
  {
  assert (B : sum 1 1 (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= mu ^ 2).
  {
  assert (E2 : sum 1 1 (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) = (mu ^ 2 / (r 1%Z + 1) ^ 2)) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => mu ^ 2 / (r t + 1) ^ 2)) in *.
  clearbody y1.
  subst y1.
  pose proof (H2 (1)%Z) as F3.
  set (o4 := r 1%Z) in *.
  clearbody o4.
  apply (le_by_fraction _ _ (mu ^ 2 * o4 ^ 2 + 2 * o4 * mu ^ 2) ((o4 + 1) ^ 2)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= mu ^ 2 * (IZR n + 1)).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) = (mu ^ 2 / (r (n + 1)%Z + 1) ^ 2 + sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => mu ^ 2 / (r t + 1) ^ 2)) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) = (mu ^ 2 * sum 1 n (fun t : Z => 1 / ((r t) ^ 2 + 2 * r t + 1)))) by (linear_sum (1)%Z (n)%Z (fun t : Z => ((mu ^ 2) * (1 / ((r t) ^ 2 + 2 * r t + 1))))).
  set (y3 := sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (F6 : 0 <= sum 1 n (fun t : Z => 1 / ((r t) ^ 2 + 2 * r t + 1))) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun t : Z => 1 / ((r t) ^ 2 + 2 * r t + 1))) in *.
  clearbody o7.
  pose proof (H2 (n + 1)%Z) as F8.
  set (o9 := r (n + 1)%Z) in *.
  clearbody o9.
  apply (le_by_fraction _ _ (- o7 * mu ^ 2 * o9 ^ 2 - 2 * o7 * o9 * mu ^ 2 - o7 * mu ^ 2 + z5 * mu ^ 2 * o9 ^ 2 + mu ^ 2 * o9 ^ 2 + 2 * o9 * z5 * mu ^ 2 + 2 * o9 * mu ^ 2 + z5 * mu ^ 2) ((o9 + 1) ^ 2)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (mu ^ 2) * (- o7 * o9 ^ 2 - 2 * o7 * o9 - o7 + z5 * o9 ^ 2 + o9 ^ 2 + 2 * o9 * z5 + 2 * o9 + z5)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o7 * o9 ^ 2 + 2 * o7 * o9 + o7 - z5 * o9 ^ 2 - o9 ^ 2 - 2 * o9 * z5 - 2 * o9 - z5) by lra.
  assert (P11 : 0 < mu) by (pose proof H0; lra).
  assert (P12 : 0 < o7 * o9 ^ 2 + 2 * o7 * o9 + o7 - z5 * o9 ^ 2 - o9 ^ 2 - 2 * o9 * z5 - 2 * o9 - z5) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P11 P11) P12) as T13.
  assert (P14 : 0 <= o9) by (pose proof F8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P11 P11)) P14) as T15.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P11 P11)) P14) P14) as T16.
  assert (P17 : 0 <= - o7 * mu ^ 2 + z5 * mu ^ 2) by (pose proof IH; lra).
  pose proof (mul_le _ _ P17 (square (o9 + 1))) as T18.
  clear - Neg T13 T15 T16 T18.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma thm_NCP_results_rate_beta_on_their_way : forall (d_max : R) (mu : R) (n : Z) (q : Z -> R) (r : Z -> R), 0 <= d_max -> 0 < mu -> 0 < IZR n -> (forall i0 : Z, 0 <= q i0) -> (forall i0 : Z, 0 <= r i0) -> sum 1 n (fun t : Z => d_max * mu / ((q t + 1) * (r t + 1))) <= d_max * mu * IZR n.
Proof.
  intros d_max mu n q r H0 H1 H2 H3 H4.
  apply Rle_trans with (sum 1 n (fun _ : Z => d_max * mu)).
  {
  apply sum_le; intros t _; specialize (H3 t); specialize (H4 t); apply Rle_div_l; [apply Rmult_lt_0_compat; lra |].
  assert (0 <= d_max * mu) by (apply Rmult_le_pos; lra); assert (1 <= (q t + 1) * (r t + 1)) by nra; nra.
  }
  rewrite sum_const by in_z; right; ring.
Qed.

Lemma thm_NCP_results_rate_alpha : forall (R_ : R) (R_2 : R) (S_ : R) (Y : R) (Y_2 : R), 0 <= R_ -> 0 <= R_2 -> 0 < S_ -> 0 <= Y -> 0 <= Y_2 -> Y <= R_ -> Y_2 <= R_2 -> sqrt (R_ + S_) >= sqrt (S_ + Y).
Proof.
  intros R_ R_2 S_ Y Y_2 H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : sqrt (R_ + S_) >= sqrt (S_ + Y)).
  {
  assert (S1 : 0 < R_ + S_).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (R_ + S_)) by (apply sqrt_lt_R0; lra).
  assert (E4 : R_ + S_ = (sqrt (R_ + S_)) ^ 2) by root_powers.
  set (r2 := sqrt (R_ + S_)) in *.
  clearbody r2.
  assert (S5 : 0 < S_ + Y).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (S_ + Y)) by (apply sqrt_lt_R0; lra).
  assert (E8 : S_ + Y = (sqrt (S_ + Y)) ^ 2) by root_powers.
  set (r6 := sqrt (S_ + Y)) in *.
  clearbody r6.
  apply Rle_ge.
  apply (le_by_fraction _ _ (r2 - r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R13 : 0 <= r2 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V14 : 0 <= R_ - Y).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + Y) by lra.
  assert (P9 : 0 < - R_ + Y) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= R_ - Y) by (pose proof H5; lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  assert (V0 : - R_ + Y + r2 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q15 : (1) * (- R_ - S_ + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q16 : (- 1) * (- S_ - Y + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q15 Q16.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 + r6) by lra.
  assert (P17 : 0 < - r2 + r6) by (pose proof Neg0; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= r2 - r6) by (pose proof R13; lra).
  pose proof P19 as T20.
  clear - Neg T18 T20.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_rate_beta : forall (L : R) (R_ : R) (R_2 : R) (S_ : R) (Y : R) (Y_2 : R), 0 < L -> 0 <= R_ -> 0 <= R_2 -> 0 < S_ -> 0 <= Y -> 0 <= Y_2 -> Y <= R_ -> Y_2 <= R_2 -> sqrt (R_ + S_) / sqrt L >= sqrt (S_ + Y) / sqrt L.
Proof.
  intros L R_ R_2 S_ Y Y_2 H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt (R_ + S_) / sqrt L >= sqrt (S_ + Y) / sqrt L).
  {
  assert (S1 : 0 < L).
  {
  pos.
  }
  assert (F3 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E4 : L = (sqrt L) ^ 2) by root_powers.
  set (r2 := sqrt L) in *.
  clearbody r2.
  subst L.
  assert (S5 : 0 < R_ + S_).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (R_ + S_)) by (apply sqrt_lt_R0; lra).
  assert (E8 : R_ + S_ = (sqrt (R_ + S_)) ^ 2) by root_powers.
  set (r6 := sqrt (R_ + S_)) in *.
  clearbody r6.
  assert (S9 : 0 < S_ + Y).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (S_ + Y)) by (apply sqrt_lt_R0; lra).
  assert (E12 : S_ + Y = (sqrt (S_ + Y)) ^ 2) by root_powers.
  set (r10 := sqrt (S_ + Y)) in *.
  clearbody r10.
  apply Rle_ge.
  apply (le_by_fraction _ _ (- r10 + r6) (r2)); [(field; nonzero) || field || lra | pos |].
  assert (R17 : 0 <= r6 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V18 : 0 <= R_ - Y).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + Y) by lra.
  assert (P13 : 0 < - R_ + Y) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= R_ - Y) by (pose proof H6; lra).
  pose proof P15 as T16.
  clear - Neg T14 T16.
  lra.
  }
  assert (V0 : - R_ + Y - r10 ^ 2 + r6 ^ 2 = 0).
  {
  assert (Q19 : (1) * (- R_ - S_ + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q20 : (- 1) * (- S_ - Y + r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q19 Q20.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r6) by lra.
  assert (P21 : 0 < r10 - r6) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 <= - r10 + r6) by (pose proof R17; lra).
  pose proof P23 as T24.
  clear - Neg T22 T24.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_rate_beta_full : forall (L : R) (R_ : R) (R_2 : R) (S_ : R) (Y : R) (Y_2 : R), 0 < L -> 0 <= R_ -> 0 <= R_2 -> 0 < S_ -> 0 <= Y -> 0 <= Y_2 -> Y <= R_ -> Y_2 <= R_2 -> sqrt (R_ + R_2 + S_) / sqrt L >= sqrt (S_ + Y + Y_2) / sqrt L.
Proof.
  intros L R_ R_2 S_ Y Y_2 H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt (R_ + R_2 + S_) / sqrt L >= sqrt (S_ + Y + Y_2) / sqrt L).
  {
  assert (S1 : 0 < L).
  {
  pos.
  }
  assert (F3 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E4 : L = (sqrt L) ^ 2) by root_powers.
  set (r2 := sqrt L) in *.
  clearbody r2.
  subst L.
  assert (S5 : 0 < R_ + R_2 + S_).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (R_ + R_2 + S_)) by (apply sqrt_lt_R0; lra).
  assert (E8 : R_ + R_2 + S_ = (sqrt (R_ + R_2 + S_)) ^ 2) by root_powers.
  set (r6 := sqrt (R_ + R_2 + S_)) in *.
  clearbody r6.
  assert (S9 : 0 < S_ + Y + Y_2).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (S_ + Y + Y_2)) by (apply sqrt_lt_R0; lra).
  assert (E12 : S_ + Y + Y_2 = (sqrt (S_ + Y + Y_2)) ^ 2) by root_powers.
  set (r10 := sqrt (S_ + Y + Y_2)) in *.
  clearbody r10.
  apply Rle_ge.
  apply (le_by_fraction _ _ (- r10 + r6) (r2)); [(field; nonzero) || field || lra | pos |].
  assert (R19 : 0 <= r6 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V20 : 0 <= R_ + R_2 - Y - Y_2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ - R_2 + Y + Y_2) by lra.
  assert (P13 : 0 < - R_ - R_2 + Y + Y_2) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  assert (P15 : 0 <= R_ - Y) by (pose proof H6; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= R_2 - Y_2) by (pose proof H7; lra).
  pose proof P17 as T18.
  clear - Neg T14 T16 T18.
  lra.
  }
  assert (V0 : - R_ - R_2 + Y + Y_2 - r10 ^ 2 + r6 ^ 2 = 0).
  {
  assert (Q21 : (1) * (- R_ - R_2 - S_ + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q22 : (- 1) * (- S_ - Y - Y_2 + r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q21 Q22.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r6) by lra.
  assert (P23 : 0 < r10 - r6) by (pose proof Neg0; lra).
  pose proof P23 as T24.
  assert (P25 : 0 <= - r10 + r6) by (pose proof R19; lra).
  pose proof P25 as T26.
  clear - Neg T24 T26.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_a_head_start : forall (n : Z) (x_0 : R) (x : Z -> R), 0 < IZR n -> 0 < x_0 -> (forall i0 : Z, 0 <= x i0) -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)).
Proof.
  intros n x_0 x H0 H1 H2.
  assert (G0 : sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sqrt x_0 + sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (x 1%Z / sqrt (x_0 + sum 1 1 (fun k : Z => x k)))) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  assert (S5 : 0 < x_0).
  {
  pos.
  }
  assert (F7 : 0 < sqrt x_0) by (apply sqrt_lt_R0; lra).
  assert (E8 : x_0 = (sqrt x_0) ^ 2) by root_powers.
  set (r6 := sqrt x_0) in *.
  clearbody r6.
  subst x_0.
  pose proof (H2 (1)%Z) as F9.
  set (o10 := x 1%Z) in *.
  clearbody o10.
  assert (S11 : 0 < o10 + r6 ^ 2).
  {
  pos.
  }
  assert (F13 : 0 < sqrt ((r6 ^ 2) + (o10))) by (apply sqrt_lt_R0; lra).
  assert (E14 : (r6 ^ 2) + (o10) = (sqrt ((r6 ^ 2) + (o10))) ^ 2) by root_powers.
  set (r12 := sqrt ((r6 ^ 2) + (o10))) in *.
  clearbody r12.
  apply (le_by_fraction _ _ (- o10 + 2 * r12 ^ 2 - r12 * r6) (r12)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o10 - 2 * r12 ^ 2 + r12 * r6) by lra.
  assert (P15 : 0 < o10 - 2 * r12 ^ 2 + r12 * r6) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (Q17 : (- 2) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P18 : 0 < r6 ^ 2) by (pose proof H1; lra).
  pose proof P18 as T19.
  assert (P20 : 0 < r12) by (pose proof F13; lra).
  pose proof (mul_lt _ _ P20 P20) as T21.
  assert (Q22 : (1) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r12 + r6)) as T23.
  assert (Q24 : (1) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T16 Q17 T19 T21 Q22 T23 Q24.
  lra.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sqrt x_0 + sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k))).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) + x (n + 1)%Z / sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k)))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (S6 : 0 < x_0).
  {
  pos.
  }
  assert (F8 : 0 < sqrt x_0) by (apply sqrt_lt_R0; lra).
  assert (E9 : x_0 = (sqrt x_0) ^ 2) by root_powers.
  set (r7 := sqrt x_0) in *.
  clearbody r7.
  subst x_0.
  assert (F10 : 0 <= sum 1 n (fun t : Z => x t / sqrt ((r7 ^ 2) + sum 1 t (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  set (o11 := sum 1 n (fun t : Z => x t / sqrt ((r7 ^ 2) + sum 1 t (fun k : Z => x k)))) in *.
  clearbody o11.
  assert (F12 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  set (o13 := sum 1 n (fun k : Z => x k)) in *.
  clearbody o13.
  assert (S14 : 0 < o13 + r7 ^ 2).
  {
  pos.
  }
  assert (F16 : 0 < sqrt ((r7 ^ 2) + o13)) by (apply sqrt_lt_R0; lra).
  assert (E17 : (r7 ^ 2) + o13 = (sqrt ((r7 ^ 2) + o13)) ^ 2) by root_powers.
  set (r15 := sqrt ((r7 ^ 2) + o13)) in *.
  clearbody r15.
  pose proof (H2 (n + 1)%Z) as F18.
  set (o19 := x (n + 1)%Z) in *.
  clearbody o19.
  assert (S20 : 0 < o13 + o19 + r7 ^ 2).
  {
  pos.
  }
  assert (F22 : 0 < sqrt ((r7 ^ 2) + (o19 + o13))) by (apply sqrt_lt_R0; lra).
  assert (E23 : (r7 ^ 2) + (o19 + o13) = (sqrt ((r7 ^ 2) + (o19 + o13))) ^ 2) by root_powers.
  set (r21 := sqrt ((r7 ^ 2) + (o19 + o13))) in *.
  clearbody r21.
  apply (le_by_fraction _ _ (- o11 * r21 - o19 + 2 * r21 ^ 2 - r21 * r7) (r21)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o11 * r21 + o19 - 2 * r21 ^ 2 + r21 * r7) by lra.
  assert (P24 : 0 < o11 * r21 + o19 - 2 * r21 ^ 2 + r21 * r7) by (pose proof Neg0; lra).
  pose proof P24 as T25.
  assert (Q26 : (- 2) * (- o13 - o19 + r21 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 <= - o11 + 2 * r15 - r7) by (pose proof IH; lra).
  assert (P28 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P28)) as T29.
  pose proof (square (- r15 + r21)) as T30.
  assert (Q31 : (1) * (- o13 + r15 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q32 : (1) * (- o13 - o19 + r21 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T25 Q26 T29 T30 Q31 Q32.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_a_reserve : forall (n : Z) (x_0 : R) (x : Z -> R), 0 < IZR n -> 0 < x_0 -> (forall i0 : Z, 0 <= x i0) -> sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)).
Proof.
  intros n x_0 x H0 H1 H2.
  assert (G0 : sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (x 1%Z / sqrt (x_0 + sum 1 1 (fun k : Z => x k)))) by (written_out).
  set (y1 := sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  set (y3 := sum 1 1 (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  pose proof (H2 (1)%Z) as F5.
  set (o6 := x 1%Z) in *.
  clearbody o6.
  assert (S7 : 0 < o6 + x_0).
  {
  pos.
  }
  assert (F9 : 0 < sqrt (x_0 + (o6))) by (apply sqrt_lt_R0; lra).
  assert (E10 : x_0 + (o6) = (sqrt (x_0 + (o6))) ^ 2) by root_powers.
  set (r8 := sqrt (x_0 + (o6))) in *.
  clearbody r8.
  assert (S11 : 0 < x_0).
  {
  pos.
  }
  assert (F13 : 0 < sqrt x_0) by (apply sqrt_lt_R0; lra).
  assert (E14 : x_0 = (sqrt x_0) ^ 2) by root_powers.
  set (r12 := sqrt x_0) in *.
  clearbody r12.
  subst x_0.
  apply (le_by_fraction _ _ (- o6 - 2 * r12 * r8 + 2 * r8 ^ 2) (r8)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o6 + 2 * r12 * r8 - 2 * r8 ^ 2) by lra.
  assert (P15 : 0 < o6 + 2 * r12 * r8 - 2 * r8 ^ 2) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  pose proof (square (- r12 + r8)) as T17.
  assert (Q18 : (1) * (- o6 - r12 ^ 2 + r8 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T16 T17 Q18.
  lra.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k))).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) + x (n + 1)%Z / sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k)))) by (last_term).
  set (y1 := sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) in *.
  clearbody y1.
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  set (y3 := sum 1 (n + 1)%Z (fun k : Z => x k)) in *.
  clearbody y3.
  subst y3.
  set (z5 := IZR n) in *.
  clearbody z5.
  assert (F6 : 0 <= sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  set (o7 := sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) in *.
  clearbody o7.
  assert (S8 : 0 < x_0).
  {
  pos.
  }
  assert (F10 : 0 < sqrt x_0) by (apply sqrt_lt_R0; lra).
  assert (E11 : x_0 = (sqrt x_0) ^ 2) by root_powers.
  set (r9 := sqrt x_0) in *.
  clearbody r9.
  subst x_0.
  assert (F12 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  set (o13 := sum 1 n (fun k : Z => x k)) in *.
  clearbody o13.
  assert (S14 : 0 < o13 + r9 ^ 2).
  {
  pos.
  }
  assert (F16 : 0 < sqrt ((r9 ^ 2) + o13)) by (apply sqrt_lt_R0; lra).
  assert (E17 : (r9 ^ 2) + o13 = (sqrt ((r9 ^ 2) + o13)) ^ 2) by root_powers.
  set (r15 := sqrt ((r9 ^ 2) + o13)) in *.
  clearbody r15.
  pose proof (H2 (n + 1)%Z) as F18.
  set (o19 := x (n + 1)%Z) in *.
  clearbody o19.
  assert (S20 : 0 < o13 + o19 + r9 ^ 2).
  {
  pos.
  }
  assert (F22 : 0 < sqrt ((r9 ^ 2) + (o19 + o13))) by (apply sqrt_lt_R0; lra).
  assert (E23 : (r9 ^ 2) + (o19 + o13) = (sqrt ((r9 ^ 2) + (o19 + o13))) ^ 2) by root_powers.
  set (r21 := sqrt ((r9 ^ 2) + (o19 + o13))) in *.
  clearbody r21.
  apply (le_by_fraction _ _ (- o19 - o7 * r21 + 2 * r21 ^ 2 - 2 * r21 * r9) (r21)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o19 + o7 * r21 - 2 * r21 ^ 2 + 2 * r21 * r9) by lra.
  assert (P24 : 0 < o19 + o7 * r21 - 2 * r21 ^ 2 + 2 * r21 * r9) by (pose proof Neg0; lra).
  pose proof P24 as T25.
  assert (Q26 : (- 2) * (- o13 - o19 + r21 ^ 2 - r9 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 <= - o7 + 2 * r15 - 2 * r9) by (pose proof IH; lra).
  assert (P28 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P28)) as T29.
  pose proof (square (- r15 + r21)) as T30.
  assert (Q31 : (1) * (- o13 + r15 ^ 2 - r9 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q32 : (1) * (- o13 - o19 + r21 ^ 2 - r9 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T25 Q26 T29 T30 Q31 Q32.
  lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_a : forall (D_T : R) (F : R) (K : R) (L : R) (Q_T : R) (S_1 : R) (S_2 : R) (T : R) (d_max : R) (delta : R) (mu : R) (n : R), 0 <= D_T -> 0 <= F -> 0 < K -> 0 < L -> 0 <= Q_T -> 0 <= S_1 -> 0 <= S_2 -> 0 < T -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> S_1 <= 2 * sqrt Q_T -> S_2 <= 2 * sqrt D_T -> F <= T * delta -> F + S_1 * sqrt K + 2 * sqrt K * sqrt (Q_T + n * mu ^ 2) + S_2 * sqrt L + sqrt L * sqrt (D_T + d_max * mu * n) <= 4 * sqrt K * sqrt (Q_T + n * mu ^ 2) + 3 * sqrt L * sqrt (D_T + d_max * mu * n) + T * delta.
Proof.
  intros D_T F K L Q_T S_1 S_2 T d_max delta mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos L) as PL.
  assert (A : sqrt Q_T <= sqrt (Q_T + n * mu ^ 2)) by (apply sqrt_le_1_alt; assert (0 <= n * mu ^ 2) by pos; lra).
  assert (B : sqrt D_T <= sqrt (D_T + d_max * mu * n)) by (apply sqrt_le_1_alt; assert (0 <= d_max * mu * n) by pos; lra).
  assert (E : S_1 * sqrt K <= 2 * sqrt (Q_T + n * mu ^ 2) * sqrt K) by (apply Rmult_le_compat_r; lra).
  assert (G : S_2 * sqrt L <= 2 * sqrt (D_T + d_max * mu * n) * sqrt L) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma thm_NCP_results_full_c : forall (D_T : R) (F : R) (L : R) (Q_T : R) (S_1 : R) (T : R) (d_max : R) (delta : R) (mu : R) (n : R), 0 <= D_T -> 0 <= F -> 0 < L -> 0 <= Q_T -> 0 <= S_1 -> 0 < T -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> S_1 <= 2 * sqrt (D_T + Q_T) -> F <= T * delta -> F + S_1 * sqrt L + sqrt L * sqrt (D_T + Q_T + d_max * mu * n + n * mu ^ 2) <= 3 * sqrt L * sqrt (D_T + Q_T + d_max * mu * n + n * mu ^ 2) + T * delta.
Proof.
  intros D_T F L Q_T S_1 T d_max delta mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (G0 : F + S_1 * sqrt L + sqrt L * sqrt (D_T + Q_T + d_max * mu * n + n * mu ^ 2) <= 3 * sqrt L * sqrt (D_T + Q_T + d_max * mu * n + n * mu ^ 2) + T * delta).
  {
  assert (S1 : 0 <= D_T + Q_T).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt (D_T + Q_T)) by (apply sqrt_pos).
  assert (E4 : D_T + Q_T = (sqrt (D_T + Q_T)) ^ 2) by root_powers.
  set (r2 := sqrt (D_T + Q_T)) in *.
  clearbody r2.
  assert (S5 : 0 < L).
  {
  pos.
  }
  assert (F7 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E8 : L = (sqrt L) ^ 2) by root_powers.
  set (r6 := sqrt L) in *.
  clearbody r6.
  subst L.
  assert (S9 : 0 < D_T + Q_T + d_max * mu * n + n * mu ^ 2).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (D_T + Q_T + d_max * mu * n + n * mu ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E12 : D_T + Q_T + d_max * mu * n + n * mu ^ 2 = (sqrt (D_T + Q_T + d_max * mu * n + n * mu ^ 2)) ^ 2) by root_powers.
  set (r10 := sqrt (D_T + Q_T + d_max * mu * n + n * mu ^ 2)) in *.
  clearbody r10.
  apply (le_by_fraction _ _ (- F - S_1 * r6 + T * delta + 2 * r10 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < F + S_1 * r6 - T * delta - 2 * r10 * r6) by lra.
  assert (P13 : 0 <= S_1) by (pose proof H4; lra).
  assert (P14 : 0 < F + S_1 * r6 - T * delta - 2 * r10 * r6) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ P13 (Rlt_le _ _ P14)) as T15.
  assert (P16 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ P16 P14) as T17.
  assert (P18 : 0 <= - F + T * delta) by (pose proof H11; lra).
  pose proof (mul_le _ _ P13 P18) as T19.
  pose proof (mul_le _ _ P18 (Rlt_le _ _ P16)) as T20.
  assert (P21 : 0 <= - S_1 + 2 * r2) by (pose proof H10; lra).
  assert (P22 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ P13 P21) (Rlt_le _ _ P22)) as T23.
  assert (P24 : 0 <= r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P24 P21) (Rlt_le _ _ P22)) as T25.
  assert (Q26 : (2 * r6) * (- D_T - Q_T + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 <= d_max) by (pose proof H6; lra).
  assert (P28 : 0 < mu) by (pose proof H8; lra).
  assert (P29 : 0 < n) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P27 (Rlt_le _ _ P28)) (Rlt_le _ _ P29)) (Rlt_le _ _ P22)) as T30.
  assert (Q31 : (r6) * (- D_T - Q_T - d_max * mu * n - n * mu ^ 2 + r10 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P28 P28) P29) P22) as T32.
  clear - Neg T15 T17 T19 T20 T23 T25 Q26 T30 Q31 T32.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_b_tangent : forall (c : R) (m : R) (y : R), 0 <= c -> 0 < m -> 0 <= y -> sqrt (c + y) <= sqrt (c + m) + (- m + y) / (2 * sqrt (c + m)).
Proof.
  intros c m y H0 H1 H2.
  assert (G0 : sqrt (c + y) <= sqrt (c + m) + (- m + y) / (2 * sqrt (c + m))).
  {
  assert (S1 : 0 <= c + y).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt (c + y)) by (apply sqrt_pos).
  assert (E4 : c + y = (sqrt (c + y)) ^ 2) by root_powers.
  set (r2 := sqrt (c + y)) in *.
  clearbody r2.
  assert (S5 : 0 < c + m).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (c + m)) by (apply sqrt_lt_R0; lra).
  assert (E8 : c + m = (sqrt (c + m)) ^ 2) by root_powers.
  set (r6 := sqrt (c + m)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- m / 2 - r2 * r6 + r6 ^ 2 + y / 2) (r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < m / 2 + r2 * r6 - r6 ^ 2 - y / 2) by lra.
  assert (P9 : 0 < m / 2 + r2 * r6 - r6 ^ 2 - y / 2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (Q11 : (- 1) * (- c - m + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r2 + r6)) as T12.
  assert (Q13 : (1) * (- c + r2 ^ 2 - y) = 0) by (apply mul_zero; lra).
  assert (Q14 : (1) * (- c - m + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T10 Q11 T12 Q13 Q14.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_b_mean : forall (E : R) (c : R) (m : R), 0 <= E -> 0 <= c -> 0 < m -> E <= m -> (E - m) / (2 * sqrt (c + m)) + sqrt (c + m) <= sqrt (c + m).
Proof.
  intros E c m H0 H1 H2 H3.
  assert (G0 : (E - m) / (2 * sqrt (c + m)) + sqrt (c + m) <= sqrt (c + m)).
  {
  assert (S1 : 0 < c + m).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (c + m)) by (apply sqrt_lt_R0; lra).
  assert (E4 : c + m = (sqrt (c + m)) ^ 2) by root_powers.
  set (r2 := sqrt (c + m)) in *.
  clearbody r2.
  apply (le_by_fraction _ _ (- E / 2 + m / 2) (r2)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E / 2 - m / 2) by lra.
  assert (P5 : 0 < E / 2 - m / 2) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= - E + m) by (pose proof H3; lra).
  pose proof P7 as T8.
  clear - Neg T6 T8.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_full_d_tangent : forall (c : R) (m : R) (y : R), 0 <= c -> 0 < m -> 0 <= y -> sqrt (c + y) <= sqrt (c + m) + (- m + y) / (2 * sqrt (c + m)).
Proof.
  intros c m y H0 H1 H2.
  assert (G0 : sqrt (c + y) <= sqrt (c + m) + (- m + y) / (2 * sqrt (c + m))).
  {
  assert (S1 : 0 <= c + y).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt (c + y)) by (apply sqrt_pos).
  assert (E4 : c + y = (sqrt (c + y)) ^ 2) by root_powers.
  set (r2 := sqrt (c + y)) in *.
  clearbody r2.
  assert (S5 : 0 < c + m).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (c + m)) by (apply sqrt_lt_R0; lra).
  assert (E8 : c + m = (sqrt (c + m)) ^ 2) by root_powers.
  set (r6 := sqrt (c + m)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- m / 2 - r2 * r6 + r6 ^ 2 + y / 2) (r6)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < m / 2 + r2 * r6 - r6 ^ 2 - y / 2) by lra.
  assert (P9 : 0 < m / 2 + r2 * r6 - r6 ^ 2 - y / 2) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (Q11 : (- 1) * (- c - m + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r2 + r6)) as T12.
  assert (Q13 : (1) * (- c + r2 ^ 2 - y) = 0) by (apply mul_zero; lra).
  assert (Q14 : (1) * (- c - m + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T10 Q11 T12 Q13 Q14.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_full_d_mean : forall (E : R) (c : R) (m : R), 0 <= E -> 0 <= c -> 0 < m -> E <= m -> (E - m) / (2 * sqrt (c + m)) + sqrt (c + m) <= sqrt (c + m).
Proof.
  intros E c m H0 H1 H2 H3.
  assert (G0 : (E - m) / (2 * sqrt (c + m)) + sqrt (c + m) <= sqrt (c + m)).
  {
  assert (S1 : 0 < c + m).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (c + m)) by (apply sqrt_lt_R0; lra).
  assert (E4 : c + m = (sqrt (c + m)) ^ 2) by root_powers.
  set (r2 := sqrt (c + m)) in *.
  clearbody r2.
  apply (le_by_fraction _ _ (- E / 2 + m / 2) (r2)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E / 2 - m / 2) by lra.
  assert (P5 : 0 < E / 2 - m / 2) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= - E + m) by (pose proof H3; lra).
  pose proof P7 as T8.
  clear - Neg T6 T8.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_b__lemma_1 : forall (D : R) (E_1 : R) (E_D : R) (E_Q : R) (M : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_D -> 0 <= E_Q -> 0 < M -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> D > 0 -> E_1 <= (E_Q - M) / (2 * sqrt (M + n * mu ^ 2)) + sqrt (M + n * mu ^ 2) -> E_1 <= sqrt (M + n * mu ^ 2).
Proof.
  intros D E_1 E_D E_Q M mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  assert (G0 : E_1 <= sqrt (M + n * mu ^ 2)).
  {
  assert (S1 : 0 < M + n * mu ^ 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (M + n * mu ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E4 : M + n * mu ^ 2 = (sqrt (M + n * mu ^ 2)) ^ 2) by root_powers.
  set (r2 := sqrt (M + n * mu ^ 2)) in *.
  clearbody r2.
  apply (le_by_fraction _ _ (- E_1 + r2) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N25 : 0 <= - 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) by (apply (numerator_le _ _ (- 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) (2 * r2) H10); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E_1 - r2) by lra.
  assert (P26 : 0 <= - E_Q + M) by (pose proof H7; lra).
  pose proof P26 as T27.
  assert (P28 : 0 <= - 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) by (pose proof N25; lra).
  pose proof P28 as T29.
  assert (Q30 : (2) * (- M - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P31 : 0 < r2) by (pose proof F3; lra).
  assert (P32 : 0 < E_1 - r2) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P31 P32) as T33.
  assert (Q34 : (- 1) * (- M - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T27 T29 Q30 T33 Q34.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_b__lemma_2 : forall (D : R) (E_1 : R) (E_2 : R) (E_D : R) (E_Q : R) (M : R) (d_max : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_2 -> 0 <= E_D -> 0 <= E_Q -> 0 < M -> 0 <= d_max -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> D > 0 -> E_1 <= (E_Q - M) / (2 * sqrt (M + n * mu ^ 2)) + sqrt (M + n * mu ^ 2) -> D + d_max * mu * n > 0 -> E_2 <= (- D + E_D) / (2 * sqrt (D + d_max * mu * n)) + sqrt (D + d_max * mu * n) -> E_2 <= sqrt (D + d_max * mu * n).
Proof.
  intros D E_1 E_2 E_D E_Q M d_max mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (thm_NCP_results_bandit_b__lemma_1 D E_1 E_D E_Q M mu n (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : E_2 <= sqrt (D + d_max * mu * n)).
  {
  assert (S1 : 0 < M + n * mu ^ 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (M + n * mu ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E4 : M + n * mu ^ 2 = (sqrt (M + n * mu ^ 2)) ^ 2) by root_powers.
  set (r2 := sqrt (M + n * mu ^ 2)) in *.
  clearbody r2.
  assert (S5 : 0 < D + d_max * mu * n).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (D + d_max * mu * n)) by (apply sqrt_lt_R0; lra).
  assert (E8 : D + d_max * mu * n = (sqrt (D + d_max * mu * n)) ^ 2) by root_powers.
  set (r6 := sqrt (D + d_max * mu * n)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- E_2 + r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N60 : 0 <= - 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) by (apply (numerator_le _ _ (- 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) (2 * r2) H12); [(field; nonzero) || field || lra | pos]).
  assert (N61 : 0 <= - D - 2 * E_2 * r6 + E_D + 2 * r6 ^ 2) by (apply (numerator_le _ _ (- D - 2 * E_2 * r6 + E_D + 2 * r6 ^ 2) (2 * r6) H14); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E_2 - r6) by lra.
  assert (P62 : 0 <= D - E_D) by (pose proof H10; lra).
  pose proof P62 as T63.
  assert (P64 : 0 <= - D - 2 * E_2 * r6 + E_D + 2 * r6 ^ 2) by (pose proof N61; lra).
  pose proof P64 as T65.
  assert (Q66 : (2) * (- D - d_max * mu * n + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P67 : 0 < r6) by (pose proof F7; lra).
  assert (P68 : 0 < E_2 - r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P67 P68) as T69.
  assert (Q70 : (- 1) * (- D - d_max * mu * n + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T63 T65 Q66 T69 Q70.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_b : forall (D : R) (E_1 : R) (E_2 : R) (E_D : R) (E_Q : R) (K : R) (L : R) (M : R) (T : R) (d_max : R) (delta : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_2 -> 0 <= E_D -> 0 <= E_Q -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> D > 0 -> E_1 <= (E_Q - M) / (2 * sqrt (M + n * mu ^ 2)) + sqrt (M + n * mu ^ 2) -> D + d_max * mu * n > 0 -> E_2 <= (- D + E_D) / (2 * sqrt (D + d_max * mu * n)) + sqrt (D + d_max * mu * n) -> 4 * E_1 * sqrt K + 3 * E_2 * sqrt L + T * delta <= 4 * sqrt K * sqrt (M + n * mu ^ 2) + 3 * sqrt L * sqrt (D + d_max * mu * n) + T * delta.
Proof.
  intros D E_1 E_2 E_D E_Q K L M T d_max delta mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18.
  pose proof (thm_NCP_results_bandit_b__lemma_1 D E_1 E_D E_Q M mu n (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (thm_NCP_results_bandit_b__lemma_2 D E_1 E_2 E_D E_Q M d_max mu n (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : 4 * E_1 * sqrt K + 3 * E_2 * sqrt L + T * delta <= 4 * sqrt K * sqrt (M + n * mu ^ 2) + 3 * sqrt L * sqrt (D + d_max * mu * n) + T * delta).
  {
  assert (S1 : 0 < M + n * mu ^ 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (M + n * mu ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E4 : M + n * mu ^ 2 = (sqrt (M + n * mu ^ 2)) ^ 2) by root_powers.
  set (r2 := sqrt (M + n * mu ^ 2)) in *.
  clearbody r2.
  assert (S5 : 0 < D + d_max * mu * n).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (D + d_max * mu * n)) by (apply sqrt_lt_R0; lra).
  assert (E8 : D + d_max * mu * n = (sqrt (D + d_max * mu * n)) ^ 2) by root_powers.
  set (r6 := sqrt (D + d_max * mu * n)) in *.
  clearbody r6.
  assert (S9 : 0 < L).
  {
  pos.
  }
  assert (F11 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E12 : L = (sqrt L) ^ 2) by root_powers.
  set (r10 := sqrt L) in *.
  clearbody r10.
  subst L.
  assert (S13 : 0 < K).
  {
  pos.
  }
  assert (F15 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E16 : K = (sqrt K) ^ 2) by root_powers.
  set (r14 := sqrt K) in *.
  clearbody r14.
  subst K.
  apply (le_by_fraction _ _ (- 4 * E_1 * r14 - 3 * E_2 * r10 + 3 * r10 * r6 + 4 * r14 * r2) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N17 : 0 <= - 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) by (apply (numerator_le _ _ (- 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) (2 * r2) H16); [(field; nonzero) || field || lra | pos]).
  assert (N18 : 0 <= - D - 2 * E_2 * r6 + E_D + 2 * r6 ^ 2) by (apply (numerator_le _ _ (- D - 2 * E_2 * r6 + E_D + 2 * r6 ^ 2) (2 * r6) H18); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * E_1 * r14 + 3 * E_2 * r10 - 3 * r10 * r6 - 4 * r14 * r2) by lra.
  assert (P19 : 0 <= - E_1 + r2) by (pose proof K0; lra).
  assert (P20 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ P19 (Rlt_le _ _ P20)) as T21.
  assert (P22 : 0 <= - E_2 + r6) by (pose proof K1; lra).
  assert (P23 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_le _ _ P22 (Rlt_le _ _ P23)) as T24.
  assert (P25 : 0 < 4 * E_1 * r14 + 3 * E_2 * r10 - 3 * r10 * r6 - 4 * r14 * r2) by (pose proof Neg0; lra).
  pose proof P25 as T26.
  clear - Neg T21 T24 T26.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_full_d__lemma_1 : forall (D : R) (E_1 : R) (E_D : R) (E_Q : R) (M : R) (d_max : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_D -> 0 <= E_Q -> 0 < M -> 0 <= d_max -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> D > 0 -> E_1 <= (- D + E_D + E_Q - M) / (2 * sqrt (D + M + d_max * mu * n + n * mu ^ 2)) + sqrt (D + M + d_max * mu * n + n * mu ^ 2) -> E_1 <= sqrt (D + M + d_max * mu * n + n * mu ^ 2).
Proof.
  intros D E_1 E_D E_Q M d_max mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (G0 : E_1 <= sqrt (D + M + d_max * mu * n + n * mu ^ 2)).
  {
  assert (S1 : 0 < D + M + d_max * mu * n + n * mu ^ 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (D + M + d_max * mu * n + n * mu ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E4 : D + M + d_max * mu * n + n * mu ^ 2 = (sqrt (D + M + d_max * mu * n + n * mu ^ 2)) ^ 2) by root_powers.
  set (r2 := sqrt (D + M + d_max * mu * n + n * mu ^ 2)) in *.
  clearbody r2.
  apply (le_by_fraction _ _ (- E_1 + r2) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N35 : 0 <= - D - 2 * E_1 * r2 + E_D + E_Q - M + 2 * r2 ^ 2) by (apply (numerator_le _ _ (- D - 2 * E_1 * r2 + E_D + E_Q - M + 2 * r2 ^ 2) (2 * r2) H11); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E_1 - r2) by lra.
  assert (P36 : 0 <= - E_Q + M) by (pose proof H8; lra).
  pose proof P36 as T37.
  assert (P38 : 0 <= D - E_D) by (pose proof H9; lra).
  pose proof P38 as T39.
  assert (P40 : 0 <= - D - 2 * E_1 * r2 + E_D + E_Q - M + 2 * r2 ^ 2) by (pose proof N35; lra).
  pose proof P40 as T41.
  assert (Q42 : (2) * (- D - M - d_max * mu * n - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P43 : 0 < r2) by (pose proof F3; lra).
  assert (P44 : 0 < E_1 - r2) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P43 P44) as T45.
  assert (Q46 : (- 1) * (- D - M - d_max * mu * n - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T37 T39 T41 Q42 T45 Q46.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_full_d : forall (D : R) (E_1 : R) (E_D : R) (E_Q : R) (L : R) (M : R) (T : R) (d_max : R) (delta : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_D -> 0 <= E_Q -> 0 < L -> 0 < M -> 0 < T -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> D > 0 -> E_1 <= (- D + E_D + E_Q - M) / (2 * sqrt (D + M + d_max * mu * n + n * mu ^ 2)) + sqrt (D + M + d_max * mu * n + n * mu ^ 2) -> 3 * E_1 * sqrt L + T * delta <= 3 * sqrt L * sqrt (D + M + d_max * mu * n + n * mu ^ 2) + T * delta.
Proof.
  intros D E_1 E_D E_Q L M T d_max delta mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (thm_NCP_results_full_d__lemma_1 D E_1 E_D E_Q M d_max mu n (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : 3 * E_1 * sqrt L + T * delta <= 3 * sqrt L * sqrt (D + M + d_max * mu * n + n * mu ^ 2) + T * delta).
  {
  assert (S1 : 0 < D + M + d_max * mu * n + n * mu ^ 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (D + M + d_max * mu * n + n * mu ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E4 : D + M + d_max * mu * n + n * mu ^ 2 = (sqrt (D + M + d_max * mu * n + n * mu ^ 2)) ^ 2) by root_powers.
  set (r2 := sqrt (D + M + d_max * mu * n + n * mu ^ 2)) in *.
  clearbody r2.
  assert (S5 : 0 < L).
  {
  pos.
  }
  assert (F7 : 0 < sqrt L) by (apply sqrt_lt_R0; lra).
  assert (E8 : L = (sqrt L) ^ 2) by root_powers.
  set (r6 := sqrt L) in *.
  clearbody r6.
  subst L.
  apply (le_by_fraction _ _ (- 3 * E_1 * r6 + 3 * r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (r6) * (- 3 * E_1 + 3 * r2)) by lra.
  apply mul_le; [pos |].
  assert (N11 : 0 <= - D - 2 * E_1 * r2 + E_D + E_Q - M + 2 * r2 ^ 2) by (apply (numerator_le _ _ (- D - 2 * E_1 * r2 + E_D + E_Q - M + 2 * r2 ^ 2) (2 * r2) H14); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * E_1 - 3 * r2) by lra.
  assert (P12 : 0 <= - E_1 + r2) by (pose proof K0; lra).
  pose proof P12 as T13.
  assert (P14 : 0 < 3 * E_1 - 3 * r2) by (pose proof Neg0; lra).
  pose proof P14 as T15.
  clear - Neg T13 T15.
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_last_join : forall (a : R) (b : R), 0 <= a -> 0 <= b -> 4 * a + 3 * b <= 5 * sqrt (a ^ 2 + b ^ 2).
Proof.
  intros a b H0 H1.
  assert (G0 : 4 * a + 3 * b <= 5 * sqrt (a ^ 2 + b ^ 2)).
  {
  assert (S1 : 0 <= a ^ 2 + b ^ 2).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt (a ^ 2 + b ^ 2)) by (apply sqrt_pos).
  assert (E4 : a ^ 2 + b ^ 2 = (sqrt (a ^ 2 + b ^ 2)) ^ 2) by root_powers.
  set (r2 := sqrt (a ^ 2 + b ^ 2)) in *.
  clearbody r2.
  apply (le_by_fraction _ _ (- 4 * a - 3 * b + 5 * r2) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V16 : 0 <= (5 * r2) - (4 * a + 3 * b)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V17 : 0 <= 9 * a ^ 2 - 24 * a * b + 16 * b ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 9 * a ^ 2 + 24 * a * b - 16 * b ^ 2) by lra.
  assert (P13 : 0 < - 9 * a ^ 2 + 24 * a * b - 16 * b ^ 2) by (pose proof Neg0; lra).
  pose proof P13 as T14.
  pose proof (square (- 3 * a + 4 * b)) as T15.
  clear - Neg T14 T15.
  lra.
  }
  assert (V0 : - 25 * a ^ 2 - 25 * b ^ 2 + 25 * r2 ^ 2 = 0).
  {
  assert (Q18 : (25) * (- a ^ 2 - b ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q18.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_last_join_as_printed : forall (a : R) (b : R), 0 <= a -> 0 <= b -> 4 * a + 3 * b <= 7 * sqrt (a ^ 2 + b ^ 2).
Proof.
  intros a b H0 H1.
  assert (G0 : 4 * a + 3 * b <= 7 * sqrt (a ^ 2 + b ^ 2)).
  {
  assert (S1 : 0 <= a ^ 2 + b ^ 2).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt (a ^ 2 + b ^ 2)) by (apply sqrt_pos).
  assert (E4 : a ^ 2 + b ^ 2 = (sqrt (a ^ 2 + b ^ 2)) ^ 2) by root_powers.
  set (r2 := sqrt (a ^ 2 + b ^ 2)) in *.
  clearbody r2.
  apply (le_by_fraction _ _ (- 4 * a - 3 * b + 7 * r2) (1)); [(field; nonzero) || field || lra | pos |].
  replace (- 4 * a - 3 * b + 7 * r2) with ((7 * r2) - (4 * a + 3 * b)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V13 : 0 <= - 24 * a * b + 7 * b ^ 2 + 33 * r2 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 24 * a * b - 7 * b ^ 2 - 33 * r2 ^ 2) by lra.
  assert (P5 : 0 < 24 * a * b - 7 * b ^ 2 - 33 * r2 ^ 2) by (pose proof Neg0; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ P7 P7) as T8.
  pose proof (square (- a + b)) as T9.
  assert (Q10 : (1) * (- a ^ 2 - b ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- a + 2 * b)) as T11.
  assert (Q12 : (1) * (- a ^ 2 - b ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T6 T8 T9 Q10 T11 Q12.
  lra.
  }
  assert (V0 : - 16 * a ^ 2 - 16 * b ^ 2 + 16 * r2 ^ 2 = 0).
  {
  assert (Q14 : (- 16) * (- a ^ 2 - b ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q14.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_last : forall (C : R) (D : R) (K : R) (L : R) (M : R) (T : R) (chernoff : R) (d_max : R) (delta : R) (mu : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> 4 * sqrt K * sqrt (C * mu ^ 2 + M) + 3 * sqrt L * sqrt (d_max * C * mu + D) + T * delta <= 7 * sqrt C * sqrt mu * sqrt (K * mu + d_max * L) + 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + T * delta.
Proof.
  intros C D K L M T chernoff d_max delta mu nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos L) as PL; pose proof (sqrt_pos C) as PC; pose proof (sqrt_pos mu) as PM.
  assert (A : sqrt (M + C * mu ^ 2) <= sqrt M + sqrt C * mu).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (A1 : sqrt M <= sqrt (T + nu_T * (chernoff + 1) * (D + T) / C)) by (apply sqrt_le_1_alt; lra).
  assert (B : sqrt (D + d_max * C * mu) <= sqrt D + sqrt d_max * sqrt C * sqrt mu).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (E : 4 * (sqrt K * sqrt mu) + 3 * (sqrt d_max * sqrt L) <= 7 * sqrt (K * mu + d_max * L)).
  {
  assert (sqrt K * sqrt mu <= sqrt (K * mu + d_max * L)) by (rewrite <- sqrt_mult by lra; apply sqrt_le_1_alt; assert (0 <= d_max * L) by pos; lra).
  assert (sqrt d_max * sqrt L <= sqrt (K * mu + d_max * L)) by (rewrite <- sqrt_mult by lra; apply sqrt_le_1_alt; assert (0 <= K * mu) by pos; lra).
  lra.
  }
  replace (C * mu ^ 2 + M) with (M + C * mu ^ 2) in * by ring; replace (d_max * C * mu + D) with (D + d_max * C * mu) in * by ring.
  assert (A2 : sqrt K * sqrt (M + C * mu ^ 2) <= sqrt K * (sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + sqrt C * mu)) by (apply Rmult_le_compat_l; lra).
  assert (B2 : sqrt L * sqrt (D + d_max * C * mu) <= sqrt L * (sqrt D + sqrt d_max * sqrt C * sqrt mu)) by (apply Rmult_le_compat_l; lra).
  assert (E2 : sqrt C * sqrt mu * (4 * (sqrt K * sqrt mu) + 3 * (sqrt d_max * sqrt L)) <= sqrt C * sqrt mu * (7 * sqrt (K * mu + d_max * L))) by (apply Rmult_le_compat_l; [pos | lra]).
  assert (Q : mu = sqrt mu * sqrt mu) by (rewrite sqrt_sqrt; lra).
  replace (sqrt C * sqrt mu * (4 * (sqrt K * sqrt mu) + 3 * (sqrt d_max * sqrt L))) with (4 * (sqrt K * (sqrt C * mu)) + 3 * (sqrt L * (sqrt d_max * sqrt C * sqrt mu))) in E2 by (rewrite Q at 1; ring).
  lra.
Qed.

Lemma thm_NCP_results_full_last : forall (C : R) (D : R) (L : R) (M : R) (T : R) (chernoff : R) (d_max : R) (delta : R) (mu : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < L -> 0 < M -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> 3 * sqrt L * sqrt (C * mu * (d_max + mu) + D + M) + T * delta <= 3 * sqrt C * sqrt L * sqrt mu * sqrt (d_max + mu) + 3 * sqrt L * sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T) + T * delta.
Proof.
  intros C D L M T chernoff d_max delta mu nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  assert (U : D + M <= (1 + nu_T * (chernoff + 1) / C) * (D + T)).
  {
  replace ((1 + nu_T * (chernoff + 1) / C) * (D + T)) with (D + T + nu_T * (chernoff + 1) * (D + T) / C) by (field; lra); lra.
  }
  assert (A : sqrt (D + M) <= sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T)) by (rewrite <- sqrt_mult by pos; apply sqrt_le_1_alt; exact U).
  pose proof (sqrt_pos L) as PL; set (r := sqrt (1 + nu_T * (chernoff + 1) / C)) in *.
  assert (W : sqrt (D + M + C * mu * (d_max + mu)) <= sqrt (D + M) + sqrt C * sqrt mu * sqrt (d_max + mu)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by pos; lra.
  }
  assert (X : sqrt L * sqrt (D + M + C * mu * (d_max + mu)) <= sqrt L * (r * sqrt (D + T) + sqrt C * sqrt mu * sqrt (d_max + mu))) by (apply Rmult_le_compat_l; lra).
  assert (Y : sqrt L * sqrt (D + M) <= sqrt L * (r * sqrt (D + T))) by (apply Rmult_le_compat_l; lra).
  replace (C * mu * (d_max + mu) + D + M) with (D + M + C * mu * (d_max + mu)) in * by ring.
  lra.
Qed.

Lemma thm_NCP_results_bandit_last_join_once : forall (a : R) (b : R), 0 <= a -> 0 <= b -> 2 * a + b <= sqrt 5 * sqrt (a ^ 2 + b ^ 2).
Proof.
  intros a b H0 H1.
  assert (G0 : 2 * a + b <= sqrt 5 * sqrt (a ^ 2 + b ^ 2)).
  {
  assert (S1 : 0 < 5).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 5) by (apply sqrt_lt_R0; lra).
  assert (E4 : 5 = (sqrt 5) ^ 2) by root_powers.
  set (r2 := sqrt 5) in *.
  clearbody r2.
  assert (S5 : 0 <= a ^ 2 + b ^ 2).
  {
  pos.
  }
  assert (F7 : 0 <= sqrt (a ^ 2 + b ^ 2)) by (apply sqrt_pos).
  assert (E8 : a ^ 2 + b ^ 2 = (sqrt (a ^ 2 + b ^ 2)) ^ 2) by root_powers.
  set (r6 := sqrt (a ^ 2 + b ^ 2)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- 2 * a - b + r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  replace (- 2 * a - b + r2 * r6) with ((r2 * r6) - (2 * a + b)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V16 : 0 <= - 4 * a * b + 3 * b ^ 2 + r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * a * b - 3 * b ^ 2 - r6 ^ 2) by lra.
  assert (P12 : 0 < 4 * a * b - 3 * b ^ 2 - r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P12 as T13.
  pose proof (square (- a + 2 * b)) as T14.
  assert (Q15 : (1) * (- a ^ 2 - b ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T13 T14 Q15.
  lra.
  }
  assert (V0 : - 4 * a ^ 2 - 4 * b ^ 2 + r2 ^ 2 * r6 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q17 : (r6 ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q18 : (- 4) * (- a ^ 2 - b ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q17 Q18.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bound_bandit_from_the_lemmas : forall (C : R) (D : R) (K : R) (L : R) (M : R) (R_ : R) (T : R) (chernoff : R) (d_max : R) (delta : R) (mu : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 <= R_ -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> R_ <= 4 * sqrt K * sqrt (C * mu ^ 2 + M) + 3 * sqrt L * sqrt (d_max * C * mu + D) + T * delta -> R_ <= 7 * sqrt C * sqrt mu * sqrt (K * mu + d_max * L) + 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + T * delta.
Proof.
  intros C D K L M R_ T chernoff d_max delta mu nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos L) as PL; pose proof (sqrt_pos C) as PC; pose proof (sqrt_pos mu) as PM.
  assert (A : sqrt (M + C * mu ^ 2) <= sqrt M + sqrt C * mu).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (A1 : sqrt M <= sqrt (T + nu_T * (chernoff + 1) * (D + T) / C)) by (apply sqrt_le_1_alt; lra).
  assert (B : sqrt (D + d_max * C * mu) <= sqrt D + sqrt d_max * sqrt C * sqrt mu).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (E : 4 * (sqrt K * sqrt mu) + 3 * (sqrt d_max * sqrt L) <= 7 * sqrt (K * mu + d_max * L)).
  {
  assert (sqrt K * sqrt mu <= sqrt (K * mu + d_max * L)) by (rewrite <- sqrt_mult by lra; apply sqrt_le_1_alt; assert (0 <= d_max * L) by pos; lra).
  assert (sqrt d_max * sqrt L <= sqrt (K * mu + d_max * L)) by (rewrite <- sqrt_mult by lra; apply sqrt_le_1_alt; assert (0 <= K * mu) by pos; lra).
  lra.
  }
  replace (C * mu ^ 2 + M) with (M + C * mu ^ 2) in * by ring; replace (d_max * C * mu + D) with (D + d_max * C * mu) in * by ring.
  assert (A2 : sqrt K * sqrt (M + C * mu ^ 2) <= sqrt K * (sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + sqrt C * mu)) by (apply Rmult_le_compat_l; lra).
  assert (B2 : sqrt L * sqrt (D + d_max * C * mu) <= sqrt L * (sqrt D + sqrt d_max * sqrt C * sqrt mu)) by (apply Rmult_le_compat_l; lra).
  assert (E2 : sqrt C * sqrt mu * (4 * (sqrt K * sqrt mu) + 3 * (sqrt d_max * sqrt L)) <= sqrt C * sqrt mu * (7 * sqrt (K * mu + d_max * L))) by (apply Rmult_le_compat_l; [pos | lra]).
  assert (Q : mu = sqrt mu * sqrt mu) by (rewrite sqrt_sqrt; lra).
  replace (sqrt C * sqrt mu * (4 * (sqrt K * sqrt mu) + 3 * (sqrt d_max * sqrt L))) with (4 * (sqrt K * (sqrt C * mu)) + 3 * (sqrt L * (sqrt d_max * sqrt C * sqrt mu))) in E2 by (rewrite Q at 1; ring).
  lra.
Qed.

Lemma thm_NCP_results_bound_full_information_from_the_lemmas : forall (C : R) (D : R) (L : R) (M : R) (R_ : R) (T : R) (chernoff : R) (d_max : R) (delta : R) (mu : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < L -> 0 < M -> 0 <= R_ -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> R_ <= 3 * sqrt L * sqrt (C * mu * (d_max + mu) + D + M) + T * delta -> R_ <= 3 * sqrt C * sqrt L * sqrt mu * sqrt (d_max + mu) + 3 * sqrt L * sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T) + T * delta.
Proof.
  intros C D L M R_ T chernoff d_max delta mu nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  assert (U : D + M <= (1 + nu_T * (chernoff + 1) / C) * (D + T)).
  {
  replace ((1 + nu_T * (chernoff + 1) / C) * (D + T)) with (D + T + nu_T * (chernoff + 1) * (D + T) / C) by (field; lra); lra.
  }
  assert (A : sqrt (D + M) <= sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T)) by (rewrite <- sqrt_mult by pos; apply sqrt_le_1_alt; exact U).
  pose proof (sqrt_pos L) as PL; set (r := sqrt (1 + nu_T * (chernoff + 1) / C)) in *.
  assert (W : sqrt (D + M + C * mu * (d_max + mu)) <= sqrt (D + M) + sqrt C * sqrt mu * sqrt (d_max + mu)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by pos; lra.
  }
  assert (X : sqrt L * sqrt (D + M + C * mu * (d_max + mu)) <= sqrt L * (r * sqrt (D + T) + sqrt C * sqrt mu * sqrt (d_max + mu))) by (apply Rmult_le_compat_l; lra).
  assert (Y : sqrt L * sqrt (D + M) <= sqrt L * (r * sqrt (D + T))) by (apply Rmult_le_compat_l; lra).
  replace (C * mu * (d_max + mu) + D + M) with (D + M + C * mu * (d_max + mu)) in * by ring.
  lra.
Qed.

Lemma thm_NCP_results_bandit_last_repaired : forall (C : R) (D : R) (K : R) (L : R) (M : R) (T : R) (chernoff : R) (d_max : R) (mu : R) (n : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < mu -> 0 < n -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> 2 * sqrt K * (sqrt M + sqrt (M + n * mu ^ 2)) + sqrt L * (2 * sqrt D + sqrt (D + d_max * mu * n)) <= 3 * sqrt D * sqrt L + 2 * mu * sqrt K * sqrt n + 4 * sqrt K * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + sqrt d_max * sqrt L * sqrt mu * sqrt n.
Proof.
  intros C D K L M T chernoff d_max mu n nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos L) as PL.
  assert (A : sqrt (M + n * mu ^ 2) <= sqrt M + sqrt n * mu).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (A1 : sqrt M <= sqrt (T + nu_T * (chernoff + 1) * (D + T) / C)) by (apply sqrt_le_1_alt; lra).
  assert (B : sqrt (D + d_max * mu * n) <= sqrt D + sqrt d_max * sqrt mu * sqrt n).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra.
  }
  assert (A2 : sqrt K * (sqrt M + sqrt (M + n * mu ^ 2)) <= sqrt K * (2 * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + sqrt n * mu)) by (apply Rmult_le_compat_l; lra).
  assert (B2 : sqrt L * (2 * sqrt D + sqrt (D + d_max * mu * n)) <= sqrt L * (3 * sqrt D + sqrt d_max * sqrt mu * sqrt n)) by (apply Rmult_le_compat_l; lra).
  lra.
Qed.

Lemma thm_NCP_results_bound_bandit_repaired : forall (C : R) (D : R) (K : R) (L : R) (M : R) (R_ : R) (T : R) (chernoff : R) (d_max : R) (delta : R) (mu : R) (n : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 <= R_ -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> R_ <= 3 * sqrt D * sqrt L + 2 * mu * sqrt K * sqrt n + 4 * sqrt K * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + sqrt d_max * sqrt L * sqrt mu * sqrt n + T * delta -> R_ <= 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + T * delta + sqrt 5 * sqrt mu * sqrt n * sqrt (K * mu + d_max * L).
Proof.
  intros C D K L M R_ T chernoff d_max delta mu n nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  assert (E : 2 * (sqrt K * sqrt mu) + sqrt d_max * sqrt L <= sqrt 5 * sqrt (K * mu + d_max * L)).
  {
  assert (W0 : 0 <= 5 * (K * mu + d_max * L)) by pos.
  rewrite <- (sqrt_mult 5 (K * mu + d_max * L)) by pos; apply Rsqr_incr_0_var; [| apply sqrt_pos]; rewrite Rsqr_sqrt by exact W0; unfold Rsqr.
  pose proof (sqrt_sqrt K ltac:(lra)) as K2; pose proof (sqrt_sqrt L ltac:(lra)) as L2; pose proof (sqrt_sqrt mu ltac:(lra)) as M2; pose proof (sqrt_sqrt d_max ltac:(lra)) as D2.
  set (k := sqrt K) in *; set (l := sqrt L) in *; set (m := sqrt mu) in *; set (d := sqrt d_max) in *; clearbody k l m d; subst K L mu d_max.
  pose proof (pow2_ge_0 (k * m - 2 * (d * l))); nra.
  }
  assert (E2 : sqrt mu * sqrt n * (2 * (sqrt K * sqrt mu) + sqrt d_max * sqrt L) <= sqrt mu * sqrt n * (sqrt 5 * sqrt (K * mu + d_max * L))) by (apply Rmult_le_compat_l; [pos | exact E]).
  replace (sqrt mu * sqrt n * (2 * (sqrt K * sqrt mu) + sqrt d_max * sqrt L)) with (2 * (sqrt mu * sqrt mu) * sqrt K * sqrt n + sqrt d_max * sqrt L * sqrt mu * sqrt n) in E2 by ring.
  rewrite (sqrt_sqrt mu) in E2 by lra.
  lra.
Qed.

Lemma thm_NCP_results_bound_full_information_repaired : forall (C : R) (D : R) (L : R) (M : R) (R_ : R) (T : R) (chernoff : R) (d_max : R) (delta : R) (mu : R) (n : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < L -> 0 < M -> 0 <= R_ -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> R_ <= 2 * sqrt L * sqrt (D + M) + sqrt L * sqrt (D + M + mu * n * (d_max + mu)) + T * delta -> R_ <= sqrt L * sqrt mu * sqrt n * sqrt (d_max + mu) + 3 * sqrt L * sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T) + T * delta.
Proof.
  intros C D L M R_ T chernoff d_max delta mu n nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  assert (U : D + M <= (1 + nu_T * (chernoff + 1) / C) * (D + T)).
  {
  replace ((1 + nu_T * (chernoff + 1) / C) * (D + T)) with (D + T + nu_T * (chernoff + 1) * (D + T) / C) by (field; lra); lra.
  }
  assert (A : sqrt (D + M) <= sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T)) by (rewrite <- sqrt_mult by pos; apply sqrt_le_1_alt; exact U).
  pose proof (sqrt_pos L) as PL; set (r := sqrt (1 + nu_T * (chernoff + 1) / C)) in *.
  assert (W : sqrt (D + M + mu * n * (d_max + mu)) <= sqrt (D + M) + sqrt mu * sqrt n * sqrt (d_max + mu)).
  {
  apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by pos; lra.
  }
  assert (X : sqrt L * sqrt (D + M + mu * n * (d_max + mu)) <= sqrt L * (r * sqrt (D + T) + sqrt mu * sqrt n * sqrt (d_max + mu))) by (apply Rmult_le_compat_l; lra).
  assert (Y : sqrt L * sqrt (D + M) <= sqrt L * (r * sqrt (D + T))) by (apply Rmult_le_compat_l; lra).
  lra.
Qed.

Lemma thm_NCP_results_bandit_last_large_capacity : forall (C : R) (K : R) (L : R) (d_max : R) (kappa : R), 0 < C -> 0 < K -> 0 < L -> 0 <= d_max -> 0 < kappa -> C >= kappa * (d_max + 1) -> C * (K * Rmax 1 (kappa * (d_max + 1) / C) + d_max * L) * Rmax 1 (kappa * (d_max + 1) / C) = C * (K + d_max * L).
Proof.
  intros C K L d_max kappa H0 H1 H2 H3 H4 H5.
  assert (G0 : C * (K * Rmax 1 (kappa * (d_max + 1) / C) + d_max * L) * Rmax 1 (kappa * (d_max + 1) / C) = C * (K + d_max * L)).
  {
  pose proof (Rmax_or (1) (kappa * (d_max + 1) / C)) as M1.
  set (m2 := Rmax (1) (kappa * (d_max + 1) / C)) in *.
  clearbody m2.
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply (eq_by_fraction _ _ (0) (1)); [(field; nonzero) || field || lra |].
  ring.
  }
  {
  apply (eq_by_fraction _ _ (K * C ^ 2 + L * d_max * C ^ 2 - C * L * kappa * d_max ^ 2 - C * L * d_max * kappa - K * d_max ^ 2 * kappa ^ 2 - 2 * K * d_max * kappa ^ 2 - K * kappa ^ 2) (C)); [(field; nonzero) || field || lra |].
  assert (L1 : 0 <= K * C ^ 2 + L * d_max * C ^ 2 - C * L * kappa * d_max ^ 2 - C * L * d_max * kappa - K * d_max ^ 2 * kappa ^ 2 - 2 * K * d_max * kappa ^ 2 - K * kappa ^ 2).
  {
  replace (K * C ^ 2 + L * d_max * C ^ 2 - C * L * kappa * d_max ^ 2 - C * L * d_max * kappa - K * d_max ^ 2 * kappa ^ 2 - 2 * K * d_max * kappa ^ 2 - K * kappa ^ 2) with ((C * K + C * L * d_max + K * d_max * kappa + K * kappa) * (C - d_max * kappa - kappa)) by ring.
  apply mul_le; [pos |].
  assert (N8 : 0 <= - C + d_max * kappa + kappa) by (apply (numerator_le _ _ (- C + d_max * kappa + kappa) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + d_max * kappa + kappa) by lra.
  assert (P9 : 0 < - C + d_max * kappa + kappa) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  assert (P11 : 0 <= C - d_max * kappa - kappa) by (pose proof (Rge_le _ _ H5); lra).
  pose proof P11 as T12.
  clear - Neg T10 T12.
  lra.
  }
  assert (L2 : 0 <= - K * C ^ 2 - L * d_max * C ^ 2 + C * L * kappa * d_max ^ 2 + C * L * d_max * kappa + K * d_max ^ 2 * kappa ^ 2 + 2 * K * d_max * kappa ^ 2 + K * kappa ^ 2).
  {
  replace (- K * C ^ 2 - L * d_max * C ^ 2 + C * L * kappa * d_max ^ 2 + C * L * d_max * kappa + K * d_max ^ 2 * kappa ^ 2 + 2 * K * d_max * kappa ^ 2 + K * kappa ^ 2) with ((C * K + C * L * d_max + K * d_max * kappa + K * kappa) * (- C + d_max * kappa + kappa)) by ring.
  apply mul_le; [pos |].
  assert (N14 : 0 <= - C + d_max * kappa + kappa) by (apply (numerator_le _ _ (- C + d_max * kappa + kappa) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C - d_max * kappa - kappa) by lra.
  assert (P15 : 0 < C - d_max * kappa - kappa) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= - C + d_max * kappa + kappa) by (pose proof N14; lra).
  pose proof P17 as T18.
  clear - Neg T16 T18.
  lra.
  }
  lra.
  }
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_last_order_squares : forall (C : R) (d_max : R) (kappa : R), 0 < C -> 0 <= d_max -> 0 < kappa -> (Rmax 1 (kappa * (d_max + 1) / C)) ^ 2 * Rmin C (d_max + 1) <= d_max + 1 + kappa ^ 2 * (d_max + 1) ^ 2 / C.
Proof.
  intros C d_max kappa H0 H1 H2.
  assert (G0 : (Rmax 1 (kappa * (d_max + 1) / C)) ^ 2 * Rmin C (d_max + 1) <= d_max + 1 + kappa ^ 2 * (d_max + 1) ^ 2 / C).
  {
  pose proof (Rmax_or (1) (kappa * (d_max + 1) / C)) as M1.
  set (m2 := Rmax (1) (kappa * (d_max + 1) / C)) in *.
  clearbody m2.
  pose proof (Rmin_or (C) (d_max + 1)) as M3.
  set (m4 := Rmin (C) (d_max + 1)) in *.
  clearbody m4.
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  apply (le_by_fraction _ _ (- C ^ 2 + C * d_max + C + d_max ^ 2 * kappa ^ 2 + 2 * d_max * kappa ^ 2 + kappa ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N9 : 0 <= C - d_max * kappa - kappa) by (apply (numerator_le _ _ (C - d_max * kappa - kappa) (C) L6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C ^ 2 - C * d_max - C - d_max ^ 2 * kappa ^ 2 - 2 * d_max * kappa ^ 2 - kappa ^ 2) by lra.
  assert (P10 : 0 < C ^ 2 - C * d_max - C - d_max ^ 2 * kappa ^ 2 - 2 * d_max * kappa ^ 2 - kappa ^ 2) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 < C) by (pose proof H0; lra).
  assert (P13 : 0 <= - C + d_max + 1) by (pose proof L8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P13) as T14.
  assert (P15 : 0 < kappa) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P15 P15) as T16.
  assert (P17 : 0 <= d_max) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P17 (Rlt_le _ _ P15)) (Rlt_le _ _ P15)) as T18.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P17 P17) (Rlt_le _ _ P15)) (Rlt_le _ _ P15)) as T19.
  clear - Neg T11 T14 T16 T18 T19.
  lra.
  }
  {
  apply (le_by_fraction _ _ (d_max ^ 2 * kappa ^ 2 + 2 * d_max * kappa ^ 2 + kappa ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  {
  destruct M3 as [[E20 L21] | [E20 L21]]; subst m4.
  {
  apply (le_by_fraction _ _ (d_max + 1) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (d_max * C ^ 2 + C ^ 2 + C * d_max ^ 2 * kappa ^ 2 + 2 * C * d_max * kappa ^ 2 + C * kappa ^ 2 - d_max ^ 3 * kappa ^ 2 - 3 * d_max ^ 2 * kappa ^ 2 - 3 * d_max * kappa ^ 2 - kappa ^ 2) (C ^ 2)); [(field; nonzero) || field || lra | pos |].
  replace (d_max * C ^ 2 + C ^ 2 + C * d_max ^ 2 * kappa ^ 2 + 2 * C * d_max * kappa ^ 2 + C * kappa ^ 2 - d_max ^ 3 * kappa ^ 2 - 3 * d_max ^ 2 * kappa ^ 2 - 3 * d_max * kappa ^ 2 - kappa ^ 2) with ((d_max + 1) * (C ^ 2 + C * d_max * kappa ^ 2 + C * kappa ^ 2 - d_max ^ 2 * kappa ^ 2 - 2 * d_max * kappa ^ 2 - kappa ^ 2)) by ring.
  apply mul_le; [pos |].
  assert (N23 : 0 <= - C + d_max * kappa + kappa) by (apply (numerator_le _ _ (- C + d_max * kappa + kappa) (C) L6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C ^ 2 - C * d_max * kappa ^ 2 - C * kappa ^ 2 + d_max ^ 2 * kappa ^ 2 + 2 * d_max * kappa ^ 2 + kappa ^ 2) by lra.
  assert (P24 : 0 < - C ^ 2 - C * d_max * kappa ^ 2 - C * kappa ^ 2 + d_max ^ 2 * kappa ^ 2 + 2 * d_max * kappa ^ 2 + kappa ^ 2) by (pose proof Neg0; lra).
  pose proof P24 as T25.
  assert (P26 : 0 < C) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P26 P26) as T27.
  assert (P28 : 0 < kappa) by (pose proof H2; lra).
  assert (P29 : 0 <= C - d_max - 1) by (pose proof L21; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P28 P28)) P29) as T30.
  assert (P31 : 0 <= d_max) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P31 (Rlt_le _ _ P28)) (Rlt_le _ _ P28)) P29) as T32.
  clear - Neg T25 T27 T30 T32.
  lra.
  }
  }
  }
  exact G0.
Qed.

Lemma thm_NCP_results_bandit_last_order_delays : forall (C : R) (d_max : R) (kappa : R), 0 < C -> 0 <= d_max -> 0 < kappa -> d_max * Rmax 1 (kappa * (d_max + 1) / C) * Rmin C (d_max + 1) <= (d_max + 1) ^ 2 * (kappa + 1).
Proof.
  intros C d_max kappa H0 H1 H2.
  assert (G0 : d_max * Rmax 1 (kappa * (d_max + 1) / C) * Rmin C (d_max + 1) <= (d_max + 1) ^ 2 * (kappa + 1)).
  {
  pose proof (Rmax_or (1) (kappa * (d_max + 1) / C)) as M1.
  set (m2 := Rmax (1) (kappa * (d_max + 1) / C)) in *.
  clearbody m2.
  pose proof (Rmin_or (C) (d_max + 1)) as M3.
  set (m4 := Rmin (C) (d_max + 1)) in *.
  clearbody m4.
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  apply (le_by_fraction _ _ (- C * d_max + kappa * d_max ^ 2 + d_max ^ 2 + 2 * d_max * kappa + 2 * d_max + kappa + 1) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N9 : 0 <= C - d_max * kappa - kappa) by (apply (numerator_le _ _ (C - d_max * kappa - kappa) (C) L6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * d_max - kappa * d_max ^ 2 - d_max ^ 2 - 2 * d_max * kappa - 2 * d_max - kappa - 1) by lra.
  assert (P10 : 0 < C * d_max - kappa * d_max ^ 2 - d_max ^ 2 - 2 * d_max * kappa - 2 * d_max - kappa - 1) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= d_max) by (pose proof H1; lra).
  pose proof P12 as T13.
  assert (P14 : 0 < kappa) by (pose proof H2; lra).
  pose proof P14 as T15.
  pose proof (mul_le _ _ P12 (Rlt_le _ _ P14)) as T16.
  assert (P17 : 0 <= - C + d_max + 1) by (pose proof L8; lra).
  pose proof (mul_le _ _ P12 P17) as T18.
  pose proof (mul_le _ _ (mul_le _ _ P12 P12) (Rlt_le _ _ P14)) as T19.
  clear - Neg T11 T13 T15 T16 T18 T19.
  lra.
  }
  {
  apply (le_by_fraction _ _ (kappa * d_max ^ 2 + 2 * d_max * kappa + d_max + kappa + 1) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  {
  destruct M3 as [[E20 L21] | [E20 L21]]; subst m4.
  {
  apply (le_by_fraction _ _ (d_max ^ 2 + d_max * kappa + 2 * d_max + kappa + 1) (1)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  {
  apply (le_by_fraction _ _ (C * kappa * d_max ^ 2 + C * d_max ^ 2 + 2 * C * d_max * kappa + 2 * C * d_max + C * kappa + C - kappa * d_max ^ 3 - 2 * kappa * d_max ^ 2 - d_max * kappa) (C)); [(field; nonzero) || field || lra | pos |].
  replace (C * kappa * d_max ^ 2 + C * d_max ^ 2 + 2 * C * d_max * kappa + 2 * C * d_max + C * kappa + C - kappa * d_max ^ 3 - 2 * kappa * d_max ^ 2 - d_max * kappa) with (((d_max + 1) ^ 2) * (C * kappa + C - d_max * kappa)) by ring.
  apply mul_le; [pos |].
  assert (N23 : 0 <= - C + d_max * kappa + kappa) by (apply (numerator_le _ _ (- C + d_max * kappa + kappa) (C) L6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * kappa - C + d_max * kappa) by lra.
  assert (P24 : 0 < - C * kappa - C + d_max * kappa) by (pose proof Neg0; lra).
  pose proof P24 as T25.
  assert (P26 : 0 < C) by (pose proof H0; lra).
  pose proof P26 as T27.
  assert (P28 : 0 < kappa) by (pose proof H2; lra).
  pose proof P28 as T29.
  assert (P30 : 0 <= C - d_max - 1) by (pose proof L21; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P28) P30) as T31.
  clear - Neg T25 T27 T29 T31.
  lra.
  }
  }
  }
  exact G0.
Qed.
