(* thm_5_2_preemptive: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_NCP_results_weight_bound : forall (d_max : R) (d_s : R) (kappa : R) (nu_s : R) (nu_t : R), 0 <= d_max -> 0 <= d_s -> 0 < kappa -> 0 < nu_s -> 0 < nu_t -> nu_s <= nu_t -> d_s <= d_max -> Rmax 1 (kappa * nu_s * (d_s + 1)) <= Rmax 1 (kappa * nu_t * (d_max + 1)).
Proof.
  intros d_max d_s kappa nu_s nu_t H0 H1 H2 H3 H4 H5 H6.
  pose proof (Rmax_or (1) (kappa * nu_s * (d_s + 1))) as M1.
  call m2 (Rmax (1) (kappa * nu_s * (d_s + 1))).
  pose proof (Rmax_or (1) (kappa * nu_t * (d_max + 1))) as M3.
  call m4 (Rmax (1) (kappa * nu_t * (d_max + 1))).
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  fraction_le (0) (1).
  pos.
  }
  {
  fraction_le (d_max * kappa * nu_t + kappa * nu_t - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d_max * kappa * nu_t - kappa * nu_t + 1) by lra.
  assert (P11 : 0 <= d_max * kappa * nu_t + kappa * nu_t - 1) by (pose proof L8; lra).
  clear - Neg Neg0 P11; lra.
  }
  }
  {
  destruct M3 as [[E13 L14] | [E13 L14]]; subst m4.
  {
  fraction_le (- d_s * kappa * nu_s - kappa * nu_s + 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < d_s * kappa * nu_s + kappa * nu_s - 1) by lra.
  assert (P17 : 0 <= - d_max * kappa * nu_t - kappa * nu_t + 1) by (pose proof L14; lra).
  assert (P20 : 0 <= - nu_s + nu_t) by (pose proof H5; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P20) as T21.
  pose proof (mul_le _ _ (mul_le _ _ H0 (Rlt_le _ _ H2)) P20) as T23.
  assert (P25 : 0 <= d_max - d_s) by (pose proof H6; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H2 H3)) P25) as T26.
  clear - Neg Neg0 P17 T21 T23 T26; lra.
  }
  {
  fraction_le (d_max * kappa * nu_t - d_s * kappa * nu_s - kappa * nu_s + kappa * nu_t) (1).
  replace (d_max * kappa * nu_t - d_s * kappa * nu_s - kappa * nu_s + kappa * nu_t) with ((kappa) * (d_max * nu_t - d_s * nu_s - nu_s + nu_t)) by ring.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d_max * nu_t + d_s * nu_s + nu_s - nu_t) by lra.
  assert (P29 : 0 <= - nu_s + nu_t) by (pose proof H5; lra).
  pose proof (mul_le _ _ H1 P29) as T32.
  assert (P34 : 0 <= d_max - d_s) by (pose proof H6; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H4) P34) as T35.
  clear - Neg Neg0 P29 T32 T35; lra.
  }
  }
Qed.

Lemma thm_NCP_results_rates_non_increasing : forall (C : R) (S_ : R) (g : R) (mu : R) (x : R), 0 < C -> 0 <= S_ -> 0 <= g -> 0 < mu -> 0 <= x -> 1 / sqrt (C * (g + mu) ^ 2 + S_ + x) <= 1 / sqrt (C * mu ^ 2 + S_).
Proof.
  intros C S_ g mu x H0 H1 H2 H3 H4.
  assert (S1 : 0 < C * (g + mu) ^ 2 + S_ + x) by pos.
  root r2 F3 E4 (C * (g + mu) ^ 2 + S_ + x).
  assert (S5 : 0 < C * mu ^ 2 + S_) by pos.
  root r6 F7 E8 (C * mu ^ 2 + S_).
  fraction_le (r2 - r6) (r2 * r6).
  assert (R10 : 0 <= r2 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V33 : 0 <= C * g ^ 2 + 2 * C * g * mu + x) by pos.
  assert (V0 : - C * g ^ 2 - 2 * C * g * mu + r2 ^ 2 - r6 ^ 2 - x = 0).
  {
  assert (Q34 : (1) * (- C * g ^ 2 - 2 * C * g * mu - C * mu ^ 2 - S_ + r2 ^ 2 - x) = 0) by (apply mul_zero; lra).
  assert (Q35 : (- 1) * (- C * mu ^ 2 - S_ + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q34 Q35; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 + r6) by lra.
  assert (P32 : 0 <= r2 - r6) by (pose proof R10; lra).
  clear - Neg P32 Neg0; lra.
Qed.

Lemma thm_NCP_results_rate_alpha_on_their_way : forall (mu : R) (n : Z) (r : Z -> R), 0 < mu -> 0 < IZR n -> (forall i0 : Z, 0 <= r i0) -> sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= IZR n * mu ^ 2.
Proof.
  intros mu n r H0 H1 H2.
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= IZR n * mu ^ 2) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= IZR n * mu ^ 2)).
  {
  assert (B : sum 1 1 (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) <= mu ^ 2).
  {
  assert (E2 : sum 1 1 (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) = (mu ^ 2 / (r 1%Z + 1) ^ 2)) by (written_out).
  call y1 (sum 1 1 (fun t : Z => mu ^ 2 / (r t + 1) ^ 2)).
  subst y1.
  pose proof (H2 (1)%Z) as F3.
  call o4 (r 1%Z).
  fraction_le (mu ^ 2 * o4 ^ 2 + 2 * o4 * mu ^ 2) ((o4 + 1) ^ 2).
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
  call y1 (sum 1 (n + 1)%Z (fun t : Z => mu ^ 2 / (r t + 1) ^ 2)).
  subst y1.
  assert (E4 : sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2) = (mu ^ 2 * sum 1 n (fun t : Z => 1 / ((r t) ^ 2 + 2 * r t + 1)))) by (linear_sum (1)%Z (n)%Z (fun t : Z => ((mu ^ 2) * (1 / ((r t) ^ 2 + 2 * r t + 1))))).
  call y3 (sum 1 n (fun t : Z => mu ^ 2 / (r t + 1) ^ 2)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun t : Z => 1 / ((r t) ^ 2 + 2 * r t + 1))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun t : Z => 1 / ((r t) ^ 2 + 2 * r t + 1))).
  pose proof (H2 (n + 1)%Z) as F8.
  call o9 (r (n + 1)%Z).
  fraction_le (- o7 * mu ^ 2 * o9 ^ 2 - 2 * o7 * o9 * mu ^ 2 - o7 * mu ^ 2 + z5 * mu ^ 2 * o9 ^ 2 + mu ^ 2 * o9 ^ 2 + 2 * o9 * z5 * mu ^ 2 + 2 * o9 * mu ^ 2 + z5 * mu ^ 2) ((o9 + 1) ^ 2).
  enough (V10 : 0 <= (mu ^ 2) * (- o7 * o9 ^ 2 - 2 * o7 * o9 - o7 + z5 * o9 ^ 2 + o9 ^ 2 + 2 * o9 * z5 + 2 * o9 + z5)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o7 * o9 ^ 2 + 2 * o7 * o9 + o7 - z5 * o9 ^ 2 - o9 ^ 2 - 2 * o9 * z5 - 2 * o9 - z5) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H0) Neg0) as T13.
  assert (P14 : 0 <= o9) by (pose proof F8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H0)) P14) as T15.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H0)) P14) P14) as T16.
  assert (P17 : 0 <= - o7 * mu ^ 2 + z5 * mu ^ 2) by (pose proof IH; lra).
  pose proof (mul_le _ _ P17 (square (o9 + 1))) as T18.
  clear - Neg T13 T15 T16 T18; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
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

Lemma thm_NCP_results_rate_alpha : forall (C : R) (S_ : R) (Y : R) (mu : R), 0 < C -> 0 <= S_ -> 0 <= Y -> 0 < mu -> Y <= C * mu ^ 2 -> sqrt (C * mu ^ 2 + S_) >= sqrt (S_ + Y).
Proof.
  intros C S_ Y mu H0 H1 H2 H3 H4.
  assert (S1 : 0 < C * mu ^ 2 + S_) by pos.
  root r2 F3 E4 (C * mu ^ 2 + S_).
  assert (S5 : 0 <= S_ + Y) by pos.
  root_0 r6 F7 E8 (S_ + Y).
  apply Rle_ge.
  fraction_le (r2 - r6) (1).
  assert (R11 : 0 <= r2 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V31 : 0 <= C * mu ^ 2 - Y).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * mu ^ 2 + Y) by lra.
  assert (P30 : 0 <= C * mu ^ 2 - Y) by (pose proof H4; lra).
  clear - Neg P30 Neg0; lra.
  }
  assert (V0 : - C * mu ^ 2 + Y + r2 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q32 : (1) * (- C * mu ^ 2 - S_ + r2 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q33 : (- 1) * (- S_ - Y + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q32 Q33; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r2 + r6) by lra.
  assert (P29 : 0 <= r2 - r6) by (pose proof R11; lra).
  clear - Neg P29 Neg0; lra.
Qed.

Lemma thm_NCP_results_rate_beta : forall (C : R) (L : R) (S_ : R) (Y : R) (d_max : R) (mu : R), 0 < C -> 0 < L -> 0 <= S_ -> 0 <= Y -> 0 <= d_max -> 0 < mu -> Y <= d_max * C * mu -> sqrt (d_max * C * mu + S_) / sqrt L >= sqrt (S_ + Y) / sqrt L.
Proof.
  intros C L S_ Y d_max mu H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 <= C * d_max * mu + S_) by pos.
  root_0 r6 F7 E8 (d_max * C * mu + S_).
  assert (S9 : 0 <= S_ + Y) by pos.
  root_0 r10 F11 E12 (S_ + Y).
  apply Rle_ge.
  fraction_le (- r10 + r6) (r2).
  assert (R15 : 0 <= r6 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V42 : 0 <= C * d_max * mu - Y).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * d_max * mu + Y) by lra.
  assert (P41 : 0 <= C * d_max * mu - Y) by (pose proof H6; lra).
  clear - Neg P41 Neg0; lra.
  }
  assert (V0 : - C * d_max * mu + Y - r10 ^ 2 + r6 ^ 2 = 0).
  {
  assert (Q43 : (1) * (- C * d_max * mu - S_ + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q44 : (- 1) * (- S_ - Y + r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q43 Q44; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r6) by lra.
  assert (P40 : 0 <= - r10 + r6) by (pose proof R15; lra).
  clear - Neg P40 Neg0; lra.
Qed.

Lemma thm_NCP_results_rate_beta_full : forall (C : R) (L : R) (S_ : R) (Y : R) (Y_2 : R) (d_max : R) (mu : R), 0 < C -> 0 < L -> 0 <= S_ -> 0 <= Y -> 0 <= Y_2 -> 0 <= d_max -> 0 < mu -> Y <= C * mu ^ 2 -> Y_2 <= d_max * C * mu -> sqrt (d_max * C * mu + C * mu ^ 2 + S_) / sqrt L >= sqrt (S_ + Y + Y_2) / sqrt L.
Proof.
  intros C L S_ Y Y_2 d_max mu H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S1 : 0 < L) by pos.
  root r2 F3 E4 L.
  subst L.
  assert (S5 : 0 < C * d_max * mu + C * mu ^ 2 + S_) by pos.
  root r6 F7 E8 (d_max * C * mu + C * mu ^ 2 + S_).
  assert (S9 : 0 <= S_ + Y + Y_2) by pos.
  root_0 r10 F11 E12 (S_ + Y + Y_2).
  apply Rle_ge.
  fraction_le (- r10 + r6) (r2).
  assert (R19 : 0 <= r6 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V53 : 0 <= C * d_max * mu + C * mu ^ 2 - Y - Y_2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * d_max * mu - C * mu ^ 2 + Y + Y_2) by lra.
  assert (P51 : 0 <= C * mu ^ 2 - Y) by (pose proof H7; lra).
  assert (P52 : 0 <= C * d_max * mu - Y_2) by (pose proof H8; lra).
  clear - Neg P51 P52 Neg0; lra.
  }
  assert (V0 : - C * d_max * mu - C * mu ^ 2 + Y + Y_2 - r10 ^ 2 + r6 ^ 2 = 0).
  {
  assert (Q54 : (1) * (- C * d_max * mu - C * mu ^ 2 - S_ + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q55 : (- 1) * (- S_ - Y - Y_2 + r10 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q54 Q55; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r6) by lra.
  assert (P50 : 0 <= - r10 + r6) by (pose proof R19; lra).
  clear - Neg P50 Neg0; lra.
Qed.

Lemma thm_NCP_results_bandit_a_head_start : forall (n : Z) (x_0 : R) (x : Z -> R), 0 < IZR n -> 0 < x_0 -> (forall i0 : Z, 0 <= x i0) -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)).
Proof.
  intros n x_0 x H0 H1 H2.
  enough (W : forall n : Z, (1 <= n)%Z -> sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sqrt x_0 + sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sqrt x_0 + sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (x 1%Z / sqrt (x_0 + sum 1 1 (fun k : Z => x k)))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun k : Z => x k)).
  subst y3.
  assert (S5 : 0 < x_0) by pos.
  root r6 F7 E8 x_0.
  subst x_0.
  pose proof (H2 (1)%Z) as F9.
  call o10 (x 1%Z).
  assert (S11 : 0 < o10 + r6 ^ 2) by pos.
  root r12 F13 E14 ((r6 ^ 2) + (o10)).
  fraction_le (- o10 + 2 * r12 ^ 2 - r12 * r6) (r12).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o10 - 2 * r12 ^ 2 + r12 * r6) by lra.
  assert (Q17 : (- 2) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P18 : 0 < r6 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ F13 F13) as T21.
  assert (Q22 : (1) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r12 + r6)) as T23.
  assert (Q24 : (1) * (- o10 + r12 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q17 P18 T21 Q22 T23 Q24; lra.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sqrt x_0 + sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= 2 * sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k))).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) + x (n + 1)%Z / sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun k : Z => x k)).
  subst y3.
  call z5 (IZR n).
  assert (S6 : 0 < x_0) by pos.
  root r7 F8 E9 x_0.
  subst x_0.
  assert (F10 : 0 <= sum 1 n (fun t : Z => x t / sqrt ((r7 ^ 2) + sum 1 t (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  call o11 (sum 1 n (fun t : Z => x t / sqrt ((r7 ^ 2) + sum 1 t (fun k : Z => x k)))).
  assert (F12 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  call o13 (sum 1 n (fun k : Z => x k)).
  assert (S14 : 0 < o13 + r7 ^ 2) by pos.
  root r15 F16 E17 ((r7 ^ 2) + o13).
  pose proof (H2 (n + 1)%Z) as F18.
  call o19 (x (n + 1)%Z).
  assert (S20 : 0 < o13 + o19 + r7 ^ 2) by pos.
  root r21 F22 E23 ((r7 ^ 2) + (o19 + o13)).
  fraction_le (- o11 * r21 - o19 + 2 * r21 ^ 2 - r21 * r7) (r21).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o11 * r21 + o19 - 2 * r21 ^ 2 + r21 * r7) by lra.
  assert (Q26 : (- 2) * (- o13 - o19 + r21 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 <= - o11 + 2 * r15 - r7) by (pose proof IH; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ F22)) as T29.
  pose proof (square (- r15 + r21)) as T30.
  assert (Q31 : (1) * (- o13 + r15 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q32 : (1) * (- o13 - o19 + r21 ^ 2 - r7 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q26 T29 T30 Q31 Q32; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
Qed.

Lemma thm_NCP_results_bandit_a_reserve : forall (n : Z) (x_0 : R) (x : Z -> R), 0 < IZR n -> 0 < x_0 -> (forall i0 : Z, 0 <= x i0) -> sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)).
Proof.
  intros n x_0 x H0 H1 H2.
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k))) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 n (fun k : Z => x k)))).
  {
  assert (B : sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 1 (fun k : Z => x k))).
  {
  assert (E2 : sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (x 1%Z / sqrt (x_0 + sum 1 1 (fun k : Z => x k)))) by (written_out).
  call y1 (sum 1 1 (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => x k) = (x 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun k : Z => x k)).
  subst y3.
  pose proof (H2 (1)%Z) as F5.
  call o6 (x 1%Z).
  assert (S7 : 0 < o6 + x_0) by pos.
  root r8 F9 E10 (x_0 + (o6)).
  assert (S11 : 0 < x_0) by pos.
  root r12 F13 E14 x_0.
  subst x_0.
  fraction_le (- o6 - 2 * r12 * r8 + 2 * r8 ^ 2) (r8).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o6 + 2 * r12 * r8 - 2 * r8 ^ 2) by lra.
  pose proof (square (- r12 + r8)) as T17.
  assert (Q18 : (1) * (- o6 - r12 ^ 2 + r8 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T17 Q18; lra.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) <= - 2 * sqrt x_0 + 2 * sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k))).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) = (sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k))) + x (n + 1)%Z / sqrt (x_0 + sum 1 (n + 1)%Z (fun k : Z => x k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => x k) = (x (n + 1)%Z + sum 1 n (fun k : Z => x k))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun k : Z => x k)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun t : Z => x t / sqrt (x_0 + sum 1 t (fun k : Z => x k)))).
  assert (S8 : 0 < x_0) by pos.
  root r9 F10 E11 x_0.
  subst x_0.
  assert (F12 : 0 <= sum 1 n (fun k : Z => x k)) by (apply sum_nonneg; each_term).
  call o13 (sum 1 n (fun k : Z => x k)).
  assert (S14 : 0 < o13 + r9 ^ 2) by pos.
  root r15 F16 E17 ((r9 ^ 2) + o13).
  pose proof (H2 (n + 1)%Z) as F18.
  call o19 (x (n + 1)%Z).
  assert (S20 : 0 < o13 + o19 + r9 ^ 2) by pos.
  root r21 F22 E23 ((r9 ^ 2) + (o19 + o13)).
  fraction_le (- o19 - o7 * r21 + 2 * r21 ^ 2 - 2 * r21 * r9) (r21).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o19 + o7 * r21 - 2 * r21 ^ 2 + 2 * r21 * r9) by lra.
  assert (Q26 : (- 2) * (- o13 - o19 + r21 ^ 2 - r9 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 <= - o7 + 2 * r15 - 2 * r9) by (pose proof IH; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ F22)) as T29.
  pose proof (square (- r15 + r21)) as T30.
  assert (Q31 : (1) * (- o13 + r15 ^ 2 - r9 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q32 : (1) * (- o13 - o19 + r21 ^ 2 - r9 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q26 T29 T30 Q31 Q32; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
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
  assert (S1 : 0 <= D_T + Q_T) by pos.
  root_0 r2 F3 E4 (D_T + Q_T).
  assert (S5 : 0 < L) by pos.
  root r6 F7 E8 L.
  subst L.
  assert (S9 : 0 < D_T + Q_T + d_max * mu * n + n * mu ^ 2) by pos.
  root r10 F11 E12 (D_T + Q_T + d_max * mu * n + n * mu ^ 2).
  fraction_le (- F - S_1 * r6 + T * delta + 2 * r10 * r6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < F + S_1 * r6 - T * delta - 2 * r10 * r6) by lra.
  pose proof (mul_le _ _ H4 (Rlt_le _ _ Neg0)) as T15.
  pose proof (mul_lt _ _ F11 Neg0) as T17.
  assert (P18 : 0 <= - F + T * delta) by (pose proof H11; lra).
  pose proof (mul_le _ _ H4 P18) as T19.
  pose proof (mul_le _ _ P18 (Rlt_le _ _ F11)) as T20.
  assert (P21 : 0 <= - S_1 + 2 * r2) by (pose proof H10; lra).
  pose proof (mul_le _ _ (mul_le _ _ H4 P21) (Rlt_le _ _ F7)) as T23.
  pose proof (mul_le _ _ (mul_le _ _ F3 P21) (Rlt_le _ _ F7)) as T25.
  assert (Q26 : (2 * r6) * (- D_T - Q_T + r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H6 (Rlt_le _ _ H8)) (Rlt_le _ _ H9)) (Rlt_le _ _ F7)) as T30.
  assert (Q31 : (r6) * (- D_T - Q_T - d_max * mu * n - n * mu ^ 2 + r10 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H8 H8) H9) F7) as T32.
  clear - Neg T15 T17 T19 T20 T23 T25 Q26 T30 Q31 T32; lra.
Qed.

Lemma thm_NCP_results_bandit_b_tangent : forall (c : R) (m : R) (y : R), 0 <= c -> 0 < m -> 0 <= y -> sqrt (c + y) <= sqrt (c + m) + (- m + y) / (2 * sqrt (c + m)).
Proof.
  intros c m y H0 H1 H2.
  assert (S1 : 0 <= c + y) by pos.
  root_0 r2 F3 E4 (c + y).
  assert (S5 : 0 < c + m) by pos.
  root r6 F7 E8 (c + m).
  fraction_le (- m / 2 - r2 * r6 + r6 ^ 2 + y / 2) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < m / 2 + r2 * r6 - r6 ^ 2 - y / 2) by lra.
  assert (Q11 : (- 1) * (- c - m + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r2 + r6)) as T12.
  assert (Q13 : (1) * (- c + r2 ^ 2 - y) = 0) by (apply mul_zero; lra).
  assert (Q14 : (1) * (- c - m + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q11 T12 Q13 Q14; lra.
Qed.

Lemma thm_NCP_results_bandit_b_mean : forall (E : R) (c : R) (m : R), 0 <= E -> 0 <= c -> 0 < m -> E <= m -> (E - m) / (2 * sqrt (c + m)) + sqrt (c + m) <= sqrt (c + m).
Proof.
  intros E c m H0 H1 H2 H3.
  assert (S1 : 0 < c + m) by pos.
  root r2 F3 E4 (c + m).
  fraction_le (- E / 2 + m / 2) (r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E / 2 - m / 2) by lra.
  assert (P7 : 0 <= - E + m) by (pose proof H3; lra).
  clear - Neg Neg0 P7; lra.
Qed.

Lemma thm_NCP_results_full_d_tangent : forall (c : R) (m : R) (y : R), 0 <= c -> 0 < m -> 0 <= y -> sqrt (c + y) <= sqrt (c + m) + (- m + y) / (2 * sqrt (c + m)).
Proof.
  intros c m y H0 H1 H2.
  assert (S1 : 0 <= c + y) by pos.
  root_0 r2 F3 E4 (c + y).
  assert (S5 : 0 < c + m) by pos.
  root r6 F7 E8 (c + m).
  fraction_le (- m / 2 - r2 * r6 + r6 ^ 2 + y / 2) (r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < m / 2 + r2 * r6 - r6 ^ 2 - y / 2) by lra.
  assert (Q11 : (- 1) * (- c - m + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- r2 + r6)) as T12.
  assert (Q13 : (1) * (- c + r2 ^ 2 - y) = 0) by (apply mul_zero; lra).
  assert (Q14 : (1) * (- c - m + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 Q11 T12 Q13 Q14; lra.
Qed.

Lemma thm_NCP_results_full_d_mean : forall (E : R) (c : R) (m : R), 0 <= E -> 0 <= c -> 0 < m -> E <= m -> (E - m) / (2 * sqrt (c + m)) + sqrt (c + m) <= sqrt (c + m).
Proof.
  intros E c m H0 H1 H2 H3.
  assert (S1 : 0 < c + m) by pos.
  root r2 F3 E4 (c + m).
  fraction_le (- E / 2 + m / 2) (r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E / 2 - m / 2) by lra.
  assert (P7 : 0 <= - E + m) by (pose proof H3; lra).
  clear - Neg Neg0 P7; lra.
Qed.

Lemma thm_NCP_results_bandit_b__lemma_1 : forall (D : R) (E_1 : R) (E_D : R) (E_Q : R) (M : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_D -> 0 <= E_Q -> 0 < M -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> D > 0 -> E_1 <= (E_Q - M) / (2 * sqrt (M + n * mu ^ 2)) + sqrt (M + n * mu ^ 2) -> E_1 <= sqrt (M + n * mu ^ 2).
Proof.
  intros D E_1 E_D E_Q M mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  assert (S1 : 0 < M + n * mu ^ 2) by pos.
  root r2 F3 E4 (M + n * mu ^ 2).
  fraction_le (- E_1 + r2) (1).
  numerator_le N25 H10 (- 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) (2 * r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E_1 - r2) by lra.
  assert (P26 : 0 <= - E_Q + M) by (pose proof H7; lra).
  assert (Q30 : (2) * (- M - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F3 Neg0) as T33.
  assert (Q34 : (- 1) * (- M - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg P26 N25 Q30 T33 Q34; lra.
Qed.

Lemma thm_NCP_results_bandit_b__lemma_2 : forall (D : R) (E_1 : R) (E_2 : R) (E_D : R) (E_Q : R) (M : R) (d_max : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_2 -> 0 <= E_D -> 0 <= E_Q -> 0 < M -> 0 <= d_max -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> D > 0 -> E_1 <= (E_Q - M) / (2 * sqrt (M + n * mu ^ 2)) + sqrt (M + n * mu ^ 2) -> D + d_max * mu * n > 0 -> E_2 <= (- D + E_D) / (2 * sqrt (D + d_max * mu * n)) + sqrt (D + d_max * mu * n) -> E_2 <= sqrt (D + d_max * mu * n).
Proof.
  intros D E_1 E_2 E_D E_Q M d_max mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (thm_NCP_results_bandit_b__lemma_1 D E_1 E_D E_Q M mu n shown shown shown shown shown shown shown shown shown shown shown) as K0.
  assert (S1 : 0 < M + n * mu ^ 2) by pos.
  root r2 F3 E4 (M + n * mu ^ 2).
  assert (S5 : 0 < D + d_max * mu * n) by pos.
  root r6 F7 E8 (D + d_max * mu * n).
  fraction_le (- E_2 + r6) (1).
  numerator_le N60 H12 (- 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) (2 * r2).
  numerator_le N61 H14 (- D - 2 * E_2 * r6 + E_D + 2 * r6 ^ 2) (2 * r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E_2 - r6) by lra.
  assert (P62 : 0 <= D - E_D) by (pose proof H10; lra).
  assert (Q66 : (2) * (- D - d_max * mu * n + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T69.
  assert (Q70 : (- 1) * (- D - d_max * mu * n + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg P62 N61 Q66 T69 Q70; lra.
Qed.

Lemma thm_NCP_results_bandit_b : forall (D : R) (E_1 : R) (E_2 : R) (E_D : R) (E_Q : R) (K : R) (L : R) (M : R) (T : R) (d_max : R) (delta : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_2 -> 0 <= E_D -> 0 <= E_Q -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> D > 0 -> E_1 <= (E_Q - M) / (2 * sqrt (M + n * mu ^ 2)) + sqrt (M + n * mu ^ 2) -> D + d_max * mu * n > 0 -> E_2 <= (- D + E_D) / (2 * sqrt (D + d_max * mu * n)) + sqrt (D + d_max * mu * n) -> 4 * E_1 * sqrt K + 3 * E_2 * sqrt L + T * delta <= 4 * sqrt K * sqrt (M + n * mu ^ 2) + 3 * sqrt L * sqrt (D + d_max * mu * n) + T * delta.
Proof.
  intros D E_1 E_2 E_D E_Q K L M T d_max delta mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18.
  pose proof (thm_NCP_results_bandit_b__lemma_1 D E_1 E_D E_Q M mu n shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (thm_NCP_results_bandit_b__lemma_2 D E_1 E_2 E_D E_Q M d_max mu n shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  assert (S1 : 0 < M + n * mu ^ 2) by pos.
  root r2 F3 E4 (M + n * mu ^ 2).
  assert (S5 : 0 < D + d_max * mu * n) by pos.
  root r6 F7 E8 (D + d_max * mu * n).
  assert (S9 : 0 < L) by pos.
  root r10 F11 E12 L.
  subst L.
  assert (S13 : 0 < K) by pos.
  root r14 F15 E16 K.
  subst K.
  fraction_le (- 4 * E_1 * r14 - 3 * E_2 * r10 + 3 * r10 * r6 + 4 * r14 * r2) (1).
  numerator_le N17 H16 (- 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) (2 * r2).
  numerator_le N18 H18 (- D - 2 * E_2 * r6 + E_D + 2 * r6 ^ 2) (2 * r6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * E_1 * r14 + 3 * E_2 * r10 - 3 * r10 * r6 - 4 * r14 * r2) by lra.
  assert (P19 : 0 <= - E_1 + r2) by (pose proof K0; lra).
  pose proof (mul_le _ _ P19 (Rlt_le _ _ F15)) as T21.
  assert (P22 : 0 <= - E_2 + r6) by (pose proof K1; lra).
  pose proof (mul_le _ _ P22 (Rlt_le _ _ F11)) as T24.
  clear - Neg T21 T24 Neg0; lra.
Qed.

Lemma thm_NCP_results_bandit_b_no_delay__lemma_1 : forall (E_1 : R) (E_Q : R) (M : R) (mu : R) (n : R), 0 <= E_1 -> 0 <= E_Q -> 0 < M -> 0 < mu -> 0 < n -> E_Q <= M -> E_1 <= (E_Q - M) / (2 * sqrt (M + n * mu ^ 2)) + sqrt (M + n * mu ^ 2) -> E_1 <= sqrt (M + n * mu ^ 2).
Proof.
  intros E_1 E_Q M mu n H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < M + n * mu ^ 2) by pos.
  root r2 F3 E4 (M + n * mu ^ 2).
  fraction_le (- E_1 + r2) (1).
  numerator_le N23 H6 (- 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) (2 * r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E_1 - r2) by lra.
  assert (P24 : 0 <= - E_Q + M) by (pose proof H5; lra).
  assert (Q25 : (2) * (- M - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F3 Neg0) as T26.
  assert (Q27 : (- 1) * (- M - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg P24 N23 Q25 T26 Q27; lra.
Qed.

Lemma thm_NCP_results_bandit_b_no_delay : forall (E_1 : R) (E_Q : R) (K : R) (L : R) (M : R) (T : R) (d_max : R) (delta : R) (mu : R) (n : R), 0 <= E_1 -> 0 <= E_Q -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> E_Q <= M -> E_1 <= (E_Q - M) / (2 * sqrt (M + n * mu ^ 2)) + sqrt (M + n * mu ^ 2) -> 4 * E_1 * sqrt K + 3 * sqrt d_max * sqrt L * sqrt mu * sqrt n + T * delta <= 4 * sqrt K * sqrt (M + n * mu ^ 2) + 3 * sqrt d_max * sqrt L * sqrt mu * sqrt n + T * delta.
Proof.
  intros E_1 E_Q K L M T d_max delta mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (thm_NCP_results_bandit_b_no_delay__lemma_1 E_1 E_Q M mu n shown shown shown shown shown shown shown) as K0.
  assert (S1 : 0 < M + n * mu ^ 2) by pos.
  root r2 F3 E4 (M + n * mu ^ 2).
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  assert (S10 : 0 <= d_max) by pos.
  root_0 r11 F12 E13 d_max.
  subst d_max.
  assert (S14 : 0 < L) by pos.
  root r15 F16 E17 L.
  subst L.
  assert (S18 : 0 < mu) by pos.
  root r19 F20 E21 mu.
  subst mu.
  assert (S22 : 0 < n) by pos.
  root r23 F24 E25 n.
  subst n.
  fraction_le (- 4 * E_1 * r6 + 4 * r2 * r6) (1).
  enough (V27 : 0 <= (r6) * (- 4 * E_1 + 4 * r2)) by lra.
  apply mul_le; [pos |].
  numerator_le N28 H11 (- 2 * E_1 * r2 + E_Q - M + 2 * r2 ^ 2) (2 * r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * E_1 - 4 * r2) by lra.
  assert (P29 : 0 <= - E_1 + r2) by (pose proof K0; lra).
  clear - Neg P29 Neg0; lra.
Qed.

Lemma thm_NCP_results_full_d__lemma_1 : forall (D : R) (E_1 : R) (E_D : R) (E_Q : R) (M : R) (d_max : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_D -> 0 <= E_Q -> 0 < M -> 0 <= d_max -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> E_1 <= (- D + E_D + E_Q - M) / (2 * sqrt (D + M + d_max * mu * n + n * mu ^ 2)) + sqrt (D + M + d_max * mu * n + n * mu ^ 2) -> E_1 <= sqrt (D + M + d_max * mu * n + n * mu ^ 2).
Proof.
  intros D E_1 E_D E_Q M d_max mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  assert (S1 : 0 < D + M + d_max * mu * n + n * mu ^ 2) by pos.
  root r2 F3 E4 (D + M + d_max * mu * n + n * mu ^ 2).
  fraction_le (- E_1 + r2) (1).
  numerator_le N32 H10 (- D - 2 * E_1 * r2 + E_D + E_Q - M + 2 * r2 ^ 2) (2 * r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < E_1 - r2) by lra.
  assert (P33 : 0 <= - E_Q + M) by (pose proof H8; lra).
  assert (P34 : 0 <= D - E_D) by (pose proof H9; lra).
  assert (Q35 : (2) * (- D - M - d_max * mu * n - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F3 Neg0) as T36.
  assert (Q37 : (- 1) * (- D - M - d_max * mu * n - n * mu ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg P33 P34 N32 Q35 T36 Q37; lra.
Qed.

Lemma thm_NCP_results_full_d : forall (D : R) (E_1 : R) (E_D : R) (E_Q : R) (L : R) (M : R) (T : R) (d_max : R) (delta : R) (mu : R) (n : R), 0 <= D -> 0 <= E_1 -> 0 <= E_D -> 0 <= E_Q -> 0 < L -> 0 < M -> 0 < T -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < n -> E_Q <= M -> E_D <= D -> E_1 <= (- D + E_D + E_Q - M) / (2 * sqrt (D + M + d_max * mu * n + n * mu ^ 2)) + sqrt (D + M + d_max * mu * n + n * mu ^ 2) -> 3 * E_1 * sqrt L + T * delta <= 3 * sqrt L * sqrt (D + M + d_max * mu * n + n * mu ^ 2) + T * delta.
Proof.
  intros D E_1 E_D E_Q L M T d_max delta mu n H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (thm_NCP_results_full_d__lemma_1 D E_1 E_D E_Q M d_max mu n shown shown shown shown shown shown shown shown shown shown shown) as K0.
  assert (S1 : 0 < D + M + d_max * mu * n + n * mu ^ 2) by pos.
  root r2 F3 E4 (D + M + d_max * mu * n + n * mu ^ 2).
  assert (S5 : 0 < L) by pos.
  root r6 F7 E8 L.
  subst L.
  fraction_le (- 3 * E_1 * r6 + 3 * r2 * r6) (1).
  enough (V10 : 0 <= (r6) * (- 3 * E_1 + 3 * r2)) by lra.
  apply mul_le; [pos |].
  numerator_le N11 H13 (- D - 2 * E_1 * r2 + E_D + E_Q - M + 2 * r2 ^ 2) (2 * r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * E_1 - 3 * r2) by lra.
  assert (P12 : 0 <= - E_1 + r2) by (pose proof K0; lra).
  clear - Neg P12 Neg0; lra.
Qed.

Lemma thm_NCP_results_bandit_last_join : forall (a : R) (b : R), 0 <= a -> 0 <= b -> 4 * a + 3 * b <= 5 * sqrt (a ^ 2 + b ^ 2).
Proof.
  intros a b H0 H1.
  assert (S1 : 0 <= a ^ 2 + b ^ 2) by pos.
  root_0 r2 F3 E4 (a ^ 2 + b ^ 2).
  fraction_le (- 4 * a - 3 * b + 5 * r2) (1).
  enough (V16 : 0 <= (5 * r2) - (4 * a + 3 * b)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V17 : 0 <= 9 * a ^ 2 - 24 * a * b + 16 * b ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 9 * a ^ 2 + 24 * a * b - 16 * b ^ 2) by lra.
  pose proof (square (- 3 * a + 4 * b)) as T15.
  clear - Neg Neg0 T15; lra.
  }
  assert (V0 : - 25 * a ^ 2 - 25 * b ^ 2 + 25 * r2 ^ 2 = 0).
  {
  assert (Q18 : (25) * (- a ^ 2 - b ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q18; lra.
  }
  lra.
Qed.

Lemma thm_NCP_results_bandit_last_join_as_printed : forall (a : R) (b : R), 0 <= a -> 0 <= b -> 4 * a + 3 * b <= 7 * sqrt (a ^ 2 + b ^ 2).
Proof.
  intros a b H0 H1.
  assert (S1 : 0 <= a ^ 2 + b ^ 2) by pos.
  root_0 r2 F3 E4 (a ^ 2 + b ^ 2).
  fraction_le (- 4 * a - 3 * b + 7 * r2) (1).
  replace (- 4 * a - 3 * b + 7 * r2) with ((7 * r2) - (4 * a + 3 * b)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V13 : 0 <= - 24 * a * b + 7 * b ^ 2 + 33 * r2 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 24 * a * b - 7 * b ^ 2 - 33 * r2 ^ 2) by lra.
  pose proof (mul_le _ _ F3 F3) as T8.
  pose proof (square (- a + b)) as T9.
  assert (Q10 : (1) * (- a ^ 2 - b ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (- a + 2 * b)) as T11.
  assert (Q12 : (1) * (- a ^ 2 - b ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T8 T9 Q10 T11 Q12; lra.
  }
  assert (V0 : - 16 * a ^ 2 - 16 * b ^ 2 + 16 * r2 ^ 2 = 0).
  {
  assert (Q14 : (- 16) * (- a ^ 2 - b ^ 2 + r2 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q14; lra.
  }
  lra.
Qed.

Lemma thm_NCP_results_bandit_last : forall (C : R) (D : R) (K : R) (L : R) (M : R) (T : R) (chernoff : R) (d_max : R) (delta : R) (mu : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> 4 * sqrt K * sqrt (C * mu ^ 2 + M) + 3 * sqrt L * sqrt (d_max * C * mu + D) + T * delta <= 7 * sqrt C * sqrt mu * sqrt (K * mu + d_max * L) + 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + T * delta.
Proof.
  intros C D K L M T chernoff d_max delta mu nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos L) as PL; pose proof (sqrt_pos C) as PC; pose proof (sqrt_pos mu) as PM.
  assert (A : sqrt (M + C * mu ^ 2) <= sqrt M + sqrt C * mu) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
  assert (A1 : sqrt M <= sqrt (T + nu_T * (chernoff + 1) * (D + T) / C)) by (apply sqrt_le_1_alt; lra).
  assert (B : sqrt (D + d_max * C * mu) <= sqrt D + sqrt d_max * sqrt C * sqrt mu) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
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
  assert (U : D + M <= (1 + nu_T * (chernoff + 1) / C) * (D + T)) by (replace ((1 + nu_T * (chernoff + 1) / C) * (D + T)) with (D + T + nu_T * (chernoff + 1) * (D + T) / C) by (field; lra); lra).
  assert (A : sqrt (D + M) <= sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T)) by (rewrite <- sqrt_mult by pos; apply sqrt_le_1_alt; exact U).
  pose proof (sqrt_pos L) as PL; set (r := sqrt (1 + nu_T * (chernoff + 1) / C)) in *.
  assert (W : sqrt (D + M + C * mu * (d_max + mu)) <= sqrt (D + M) + sqrt C * sqrt mu * sqrt (d_max + mu)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by pos; lra).
  assert (X : sqrt L * sqrt (D + M + C * mu * (d_max + mu)) <= sqrt L * (r * sqrt (D + T) + sqrt C * sqrt mu * sqrt (d_max + mu))) by (apply Rmult_le_compat_l; lra).
  assert (Y : sqrt L * sqrt (D + M) <= sqrt L * (r * sqrt (D + T))) by (apply Rmult_le_compat_l; lra).
  replace (C * mu * (d_max + mu) + D + M) with (D + M + C * mu * (d_max + mu)) in * by ring.
  lra.
Qed.

Lemma thm_NCP_results_bandit_last_join_once : forall (a : R) (b : R), 0 <= a -> 0 <= b -> 2 * a + b <= sqrt 5 * sqrt (a ^ 2 + b ^ 2).
Proof.
  intros a b H0 H1.
  assert (S1 : 0 < 5) by pos.
  root r2 F3 E4 5.
  assert (S5 : 0 <= a ^ 2 + b ^ 2) by pos.
  root_0 r6 F7 E8 (a ^ 2 + b ^ 2).
  fraction_le (- 2 * a - b + r2 * r6) (1).
  replace (- 2 * a - b + r2 * r6) with ((r2 * r6) - (2 * a + b)) by ring.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V16 : 0 <= - 4 * a * b + 3 * b ^ 2 + r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * a * b - 3 * b ^ 2 - r6 ^ 2) by lra.
  pose proof (square (- a + 2 * b)) as T14.
  assert (Q15 : (1) * (- a ^ 2 - b ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T14 Q15; lra.
  }
  assert (V0 : - 4 * a ^ 2 - 4 * b ^ 2 + r2 ^ 2 * r6 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q17 : (r6 ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q18 : (- 4) * (- a ^ 2 - b ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q17 Q18; lra.
  }
  lra.
Qed.

Lemma thm_NCP_results_bound_bandit_from_the_lemmas : forall (C : R) (D : R) (K : R) (L : R) (M : R) (R_ : R) (T : R) (chernoff : R) (d_max : R) (delta : R) (mu : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 <= R_ -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < delta -> 0 < mu -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> R_ <= 4 * sqrt K * sqrt (C * mu ^ 2 + M) + 3 * sqrt L * sqrt (d_max * C * mu + D) + T * delta -> R_ <= 7 * sqrt C * sqrt mu * sqrt (K * mu + d_max * L) + 3 * sqrt D * sqrt L + 4 * sqrt K * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + T * delta.
Proof.
  intros C D K L M R_ T chernoff d_max delta mu nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos L) as PL; pose proof (sqrt_pos C) as PC; pose proof (sqrt_pos mu) as PM.
  assert (A : sqrt (M + C * mu ^ 2) <= sqrt M + sqrt C * mu) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
  assert (A1 : sqrt M <= sqrt (T + nu_T * (chernoff + 1) * (D + T) / C)) by (apply sqrt_le_1_alt; lra).
  assert (B : sqrt (D + d_max * C * mu) <= sqrt D + sqrt d_max * sqrt C * sqrt mu) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
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
  assert (U : D + M <= (1 + nu_T * (chernoff + 1) / C) * (D + T)) by (replace ((1 + nu_T * (chernoff + 1) / C) * (D + T)) with (D + T + nu_T * (chernoff + 1) * (D + T) / C) by (field; lra); lra).
  assert (A : sqrt (D + M) <= sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T)) by (rewrite <- sqrt_mult by pos; apply sqrt_le_1_alt; exact U).
  pose proof (sqrt_pos L) as PL; set (r := sqrt (1 + nu_T * (chernoff + 1) / C)) in *.
  assert (W : sqrt (D + M + C * mu * (d_max + mu)) <= sqrt (D + M) + sqrt C * sqrt mu * sqrt (d_max + mu)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by pos; lra).
  assert (X : sqrt L * sqrt (D + M + C * mu * (d_max + mu)) <= sqrt L * (r * sqrt (D + T) + sqrt C * sqrt mu * sqrt (d_max + mu))) by (apply Rmult_le_compat_l; lra).
  assert (Y : sqrt L * sqrt (D + M) <= sqrt L * (r * sqrt (D + T))) by (apply Rmult_le_compat_l; lra).
  replace (C * mu * (d_max + mu) + D + M) with (D + M + C * mu * (d_max + mu)) in * by ring.
  lra.
Qed.

Lemma thm_NCP_results_bandit_last_repaired : forall (C : R) (D : R) (K : R) (L : R) (M : R) (T : R) (chernoff : R) (d_max : R) (mu : R) (n : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < L -> 0 < M -> 0 < T -> 0 < chernoff -> 0 <= d_max -> 0 < mu -> 0 < n -> 0 < nu_T -> M <= T + nu_T * (chernoff + 1) * (D + T) / C -> 2 * sqrt K * (sqrt M + sqrt (M + n * mu ^ 2)) + sqrt L * (2 * sqrt D + sqrt (D + d_max * mu * n)) <= 3 * sqrt D * sqrt L + 2 * mu * sqrt K * sqrt n + 4 * sqrt K * sqrt (T + nu_T * (chernoff + 1) * (D + T) / C) + sqrt d_max * sqrt L * sqrt mu * sqrt n.
Proof.
  intros C D K L M T chernoff d_max mu n nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos L) as PL.
  assert (A : sqrt (M + n * mu ^ 2) <= sqrt M + sqrt n * mu) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
  assert (A1 : sqrt M <= sqrt (T + nu_T * (chernoff + 1) * (D + T) / C)) by (apply sqrt_le_1_alt; lra).
  assert (B : sqrt (D + d_max * mu * n) <= sqrt D + sqrt d_max * sqrt mu * sqrt n) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; lra).
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
  assert (U : D + M <= (1 + nu_T * (chernoff + 1) / C) * (D + T)) by (replace ((1 + nu_T * (chernoff + 1) / C) * (D + T)) with (D + T + nu_T * (chernoff + 1) * (D + T) / C) by (field; lra); lra).
  assert (A : sqrt (D + M) <= sqrt (1 + nu_T * (chernoff + 1) / C) * sqrt (D + T)) by (rewrite <- sqrt_mult by pos; apply sqrt_le_1_alt; exact U).
  pose proof (sqrt_pos L) as PL; set (r := sqrt (1 + nu_T * (chernoff + 1) / C)) in *.
  assert (W : sqrt (D + M + mu * n * (d_max + mu)) <= sqrt (D + M) + sqrt mu * sqrt n * sqrt (d_max + mu)) by (apply sqrt_add_le; [lra | pos |]; rewrite !Rpow_mult_distr, !pow2_sqrt by pos; lra).
  assert (X : sqrt L * sqrt (D + M + mu * n * (d_max + mu)) <= sqrt L * (r * sqrt (D + T) + sqrt mu * sqrt n * sqrt (d_max + mu))) by (apply Rmult_le_compat_l; lra).
  assert (Y : sqrt L * sqrt (D + M) <= sqrt L * (r * sqrt (D + T))) by (apply Rmult_le_compat_l; lra).
  lra.
Qed.

Lemma thm_NCP_results_bandit_last_large_capacity : forall (C : R) (K : R) (L : R) (d_max : R) (kappa : R), 0 < C -> 0 < K -> 0 < L -> 0 <= d_max -> 0 < kappa -> C >= kappa * (d_max + 1) -> C * (K * Rmax 1 (kappa * (d_max + 1) / C) + d_max * L) * Rmax 1 (kappa * (d_max + 1) / C) = C * (K + d_max * L).
Proof.
  intros C K L d_max kappa H0 H1 H2 H3 H4 H5.
  pose proof (Rmax_or (1) (kappa * (d_max + 1) / C)) as M1.
  call m2 (Rmax (1) (kappa * (d_max + 1) / C)).
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  fraction_eq (0) (1).
  ring.
  }
  {
  fraction_eq (K * C ^ 2 + L * d_max * C ^ 2 - C * L * kappa * d_max ^ 2 - C * L * d_max * kappa - K * d_max ^ 2 * kappa ^ 2 - 2 * K * d_max * kappa ^ 2 - K * kappa ^ 2) (C).
  assert (L1 : 0 <= K * C ^ 2 + L * d_max * C ^ 2 - C * L * kappa * d_max ^ 2 - C * L * d_max * kappa - K * d_max ^ 2 * kappa ^ 2 - 2 * K * d_max * kappa ^ 2 - K * kappa ^ 2).
  {
  replace (K * C ^ 2 + L * d_max * C ^ 2 - C * L * kappa * d_max ^ 2 - C * L * d_max * kappa - K * d_max ^ 2 * kappa ^ 2 - 2 * K * d_max * kappa ^ 2 - K * kappa ^ 2) with ((C * K + C * L * d_max + K * d_max * kappa + K * kappa) * (C - d_max * kappa - kappa)) by ring.
  apply mul_le; [pos |].
  numerator_le N8 L4 (- C + d_max * kappa + kappa) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + d_max * kappa + kappa) by lra.
  assert (P11 : 0 <= C - d_max * kappa - kappa) by (pose proof (Rge_le _ _ H5); lra).
  clear - Neg Neg0 P11; lra.
  }
  assert (L2 : 0 <= - K * C ^ 2 - L * d_max * C ^ 2 + C * L * kappa * d_max ^ 2 + C * L * d_max * kappa + K * d_max ^ 2 * kappa ^ 2 + 2 * K * d_max * kappa ^ 2 + K * kappa ^ 2).
  {
  replace (- K * C ^ 2 - L * d_max * C ^ 2 + C * L * kappa * d_max ^ 2 + C * L * d_max * kappa + K * d_max ^ 2 * kappa ^ 2 + 2 * K * d_max * kappa ^ 2 + K * kappa ^ 2) with ((C * K + C * L * d_max + K * d_max * kappa + K * kappa) * (- C + d_max * kappa + kappa)) by ring.
  apply mul_le; [pos |].
  numerator_le N14 L4 (- C + d_max * kappa + kappa) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C - d_max * kappa - kappa) by lra.
  clear - Neg Neg0 N14; lra.
  }
  lra.
  }
Qed.

Lemma thm_NCP_results_bandit_last_order_squares : forall (C : R) (d_max : R) (kappa : R), 0 < C -> 0 <= d_max -> 0 < kappa -> (Rmax 1 (kappa * (d_max + 1) / C)) ^ 2 * Rmin C (d_max + 1) <= d_max + 1 + kappa ^ 2 * (d_max + 1) ^ 2 / C.
Proof.
  intros C d_max kappa H0 H1 H2.
  pose proof (Rmax_or (1) (kappa * (d_max + 1) / C)) as M1.
  call m2 (Rmax (1) (kappa * (d_max + 1) / C)).
  pose proof (Rmin_or (C) (d_max + 1)) as M3.
  call m4 (Rmin (C) (d_max + 1)).
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  fraction_le (- C ^ 2 + C * d_max + C + d_max ^ 2 * kappa ^ 2 + 2 * d_max * kappa ^ 2 + kappa ^ 2) (C).
  numerator_le N9 L6 (C - d_max * kappa - kappa) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C ^ 2 - C * d_max - C - d_max ^ 2 * kappa ^ 2 - 2 * d_max * kappa ^ 2 - kappa ^ 2) by lra.
  assert (P13 : 0 <= - C + d_max + 1) by (pose proof L8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P13) as T14.
  pose proof (mul_lt _ _ H2 H2) as T16.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) (Rlt_le _ _ H2)) as T18.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 H1) (Rlt_le _ _ H2)) (Rlt_le _ _ H2)) as T19.
  clear - Neg Neg0 T14 T16 T18 T19; lra.
  }
  {
  fraction_le (d_max ^ 2 * kappa ^ 2 + 2 * d_max * kappa ^ 2 + kappa ^ 2) (C).
  pos.
  }
  }
  {
  destruct M3 as [[E20 L21] | [E20 L21]]; subst m4.
  {
  fraction_le (d_max + 1) (1).
  pos.
  }
  {
  fraction_le (d_max * C ^ 2 + C ^ 2 + C * d_max ^ 2 * kappa ^ 2 + 2 * C * d_max * kappa ^ 2 + C * kappa ^ 2 - d_max ^ 3 * kappa ^ 2 - 3 * d_max ^ 2 * kappa ^ 2 - 3 * d_max * kappa ^ 2 - kappa ^ 2) (C ^ 2).
  replace (d_max * C ^ 2 + C ^ 2 + C * d_max ^ 2 * kappa ^ 2 + 2 * C * d_max * kappa ^ 2 + C * kappa ^ 2 - d_max ^ 3 * kappa ^ 2 - 3 * d_max ^ 2 * kappa ^ 2 - 3 * d_max * kappa ^ 2 - kappa ^ 2) with ((d_max + 1) * (C ^ 2 + C * d_max * kappa ^ 2 + C * kappa ^ 2 - d_max ^ 2 * kappa ^ 2 - 2 * d_max * kappa ^ 2 - kappa ^ 2)) by ring.
  apply mul_le; [pos |].
  numerator_le N23 L6 (- C + d_max * kappa + kappa) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C ^ 2 - C * d_max * kappa ^ 2 - C * kappa ^ 2 + d_max ^ 2 * kappa ^ 2 + 2 * d_max * kappa ^ 2 + kappa ^ 2) by lra.
  pose proof (mul_lt _ _ H0 H0) as T27.
  assert (P29 : 0 <= C - d_max - 1) by (pose proof L21; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H2 H2)) P29) as T30.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) (Rlt_le _ _ H2)) P29) as T32.
  clear - Neg Neg0 T27 T30 T32; lra.
  }
  }
Qed.

Lemma thm_NCP_results_bandit_last_order_delays : forall (C : R) (d_max : R) (kappa : R), 0 < C -> 0 <= d_max -> 0 < kappa -> d_max * Rmax 1 (kappa * (d_max + 1) / C) * Rmin C (d_max + 1) <= (d_max + 1) ^ 2 * (kappa + 1).
Proof.
  intros C d_max kappa H0 H1 H2.
  pose proof (Rmax_or (1) (kappa * (d_max + 1) / C)) as M1.
  call m2 (Rmax (1) (kappa * (d_max + 1) / C)).
  pose proof (Rmin_or (C) (d_max + 1)) as M3.
  call m4 (Rmin (C) (d_max + 1)).
  destruct M1 as [[E5 L6] | [E5 L6]]; subst m2.
  {
  destruct M3 as [[E7 L8] | [E7 L8]]; subst m4.
  {
  fraction_le (- C * d_max + kappa * d_max ^ 2 + d_max ^ 2 + 2 * d_max * kappa + 2 * d_max + kappa + 1) (1).
  numerator_le N9 L6 (C - d_max * kappa - kappa) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * d_max - kappa * d_max ^ 2 - d_max ^ 2 - 2 * d_max * kappa - 2 * d_max - kappa - 1) by lra.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ H2)) as T16.
  assert (P17 : 0 <= - C + d_max + 1) by (pose proof L8; lra).
  pose proof (mul_le _ _ H1 P17) as T18.
  pose proof (mul_le _ _ (mul_le _ _ H1 H1) (Rlt_le _ _ H2)) as T19.
  clear - Neg Neg0 H1 H2 T16 T18 T19; lra.
  }
  {
  fraction_le (kappa * d_max ^ 2 + 2 * d_max * kappa + d_max + kappa + 1) (1).
  pos.
  }
  }
  {
  destruct M3 as [[E20 L21] | [E20 L21]]; subst m4.
  {
  fraction_le (d_max ^ 2 + d_max * kappa + 2 * d_max + kappa + 1) (1).
  pos.
  }
  {
  fraction_le (C * kappa * d_max ^ 2 + C * d_max ^ 2 + 2 * C * d_max * kappa + 2 * C * d_max + C * kappa + C - kappa * d_max ^ 3 - 2 * kappa * d_max ^ 2 - d_max * kappa) (C).
  replace (C * kappa * d_max ^ 2 + C * d_max ^ 2 + 2 * C * d_max * kappa + 2 * C * d_max + C * kappa + C - kappa * d_max ^ 3 - 2 * kappa * d_max ^ 2 - d_max * kappa) with (((d_max + 1) ^ 2) * (C * kappa + C - d_max * kappa)) by ring.
  apply mul_le; [pos |].
  numerator_le N23 L6 (- C + d_max * kappa + kappa) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * kappa - C + d_max * kappa) by lra.
  assert (P30 : 0 <= C - d_max - 1) by (pose proof L21; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P30) as T31.
  clear - Neg Neg0 H0 H2 T31; lra.
  }
  }
Qed.
