(* past_logarithm: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma past_crowds_foreseen_any_number_of_rounds : forall (n : Z) (w : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= w i0) -> sum 1 n (fun k : Z => Rmin 1 (w k)) <= IZR n.
Proof.
  intros n w H0 H1.
  assert (G0 : sum 1 n (fun k : Z => Rmin 1 (w k)) <= IZR n).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => Rmin 1 (w k)) <= IZR n) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => Rmin 1 (w k)) <= IZR n)).
  {
  assert (B : sum 1 1 (fun k : Z => Rmin 1 (w k)) <= 1).
  {
  assert (E2 : sum 1 1 (fun k : Z => Rmin 1 (w k)) = (Rmin 1 (w 1%Z))) by (written_out).
  call y1 (sum 1 1 (fun k : Z => Rmin 1 (w k))).
  subst y1.
  pose proof (H1 (1)%Z) as F3.
  call o4 (w 1%Z).
  pose proof (Rmin_or (1) (o4)) as M5.
  assert (S6 : 0 <= Rmin (1) (o4)) by pos.
  call m7 (Rmin (1) (o4)).
  destruct M5 as [[E8 L9] | [E8 L9]]; try rewrite E8 in *.
  {
  fraction_le (0) (1).
  pos.
  }
  {
  fraction_le (1 - o4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o4 - 1) by lra.
  assert (P10 : 0 <= 1 - o4) by (pose proof L9; lra).
  clear - Neg P10 Neg0; lra.
  }
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => Rmin 1 (w k)) <= IZR n + 1).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => Rmin 1 (w k)) = (Rmin 1 (w (n + 1)%Z) + sum 1 n (fun k : Z => Rmin 1 (w k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => Rmin 1 (w k))).
  subst y1.
  call z3 (IZR n).
  assert (F4 : 0 <= sum 1 n (fun k : Z => Rmin 1 (w k))) by (apply sum_nonneg; each_term).
  call o5 (sum 1 n (fun k : Z => Rmin 1 (w k))).
  pose proof (H1 (n + 1)%Z) as F6.
  call o7 (w (n + 1)%Z).
  pose proof (Rmin_or (1) (o7)) as M8.
  assert (S9 : 0 <= Rmin (1) (o7)) by pos.
  call m10 (Rmin (1) (o7)).
  destruct M8 as [[E11 L12] | [E11 L12]]; try rewrite E11 in *.
  {
  fraction_le (- o5 + z3) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o5 - z3) by lra.
  assert (P13 : 0 <= - o5 + z3) by (pose proof IH; lra).
  clear - Neg P13 Neg0; lra.
  }
  {
  fraction_le (- o5 - o7 + z3 + 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o5 + o7 - z3 - 1) by lra.
  assert (P14 : 0 <= - o5 + z3) by (pose proof IH; lra).
  assert (P15 : 0 <= 1 - o7) by (pose proof L12; lra).
  clear - Neg P14 P15 Neg0; lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_crowds_load_any_number_of_rounds : forall (c : R) (n : Z) (sigma : R) (p : Z -> R), 0 < c -> 0 < IZR n -> 0 < sigma -> (forall i0 : Z, 0 <= p i0) -> sum 1 n (fun k : Z => Rmin (c / sigma) (p k)) <= c * IZR n / sigma.
Proof.
  intros c n sigma p H0 H1 H2 H3.
  assert (G0 : sum 1 n (fun k : Z => Rmin (c / sigma) (p k)) <= c * IZR n / sigma).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => Rmin (c / sigma) (p k)) <= c * IZR n / sigma) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => Rmin (c / sigma) (p k)) <= c * IZR n / sigma)).
  {
  assert (B : sum 1 1 (fun k : Z => Rmin (c / sigma) (p k)) <= c / sigma).
  {
  assert (E2 : sum 1 1 (fun k : Z => Rmin (c / sigma) (p k)) = (Rmin (c / sigma) (p 1%Z))) by (written_out).
  call y1 (sum 1 1 (fun k : Z => Rmin (c / sigma) (p k))).
  subst y1.
  pose proof (H3 (1)%Z) as F3.
  call o4 (p 1%Z).
  pose proof (Rmin_or (c / sigma) (o4)) as M5.
  assert (S6 : 0 <= Rmin (c / sigma) (o4)) by pos.
  call m7 (Rmin (c / sigma) (o4)).
  destruct M5 as [[E8 L9] | [E8 L9]]; try rewrite E8 in *.
  {
  fraction_le (0) (1).
  pos.
  }
  {
  fraction_le (c - o4 * sigma) (sigma).
  numerator_le N10 L9 (c - o4 * sigma) (sigma).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c + o4 * sigma) by lra.
  clear - Neg N10 Neg0; lra.
  }
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => Rmin (c / sigma) (p k)) <= c * (IZR n + 1) / sigma).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => Rmin (c / sigma) (p k)) = (Rmin (c / sigma) (p (n + 1)%Z) + sum 1 n (fun k : Z => Rmin (c / sigma) (p k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => Rmin (c / sigma) (p k))).
  subst y1.
  call z3 (IZR n).
  assert (F4 : 0 <= sum 1 n (fun k : Z => Rmin (c / sigma) (p k))) by (apply sum_nonneg; each_term).
  call o5 (sum 1 n (fun k : Z => Rmin (c / sigma) (p k))).
  pose proof (H3 (n + 1)%Z) as F6.
  call o7 (p (n + 1)%Z).
  pose proof (Rmin_or (c / sigma) (o7)) as M8.
  assert (S9 : 0 <= Rmin (c / sigma) (o7)) by pos.
  call m10 (Rmin (c / sigma) (o7)).
  destruct M8 as [[E11 L12] | [E11 L12]]; try rewrite E11 in *.
  {
  fraction_le (c * z3 - o5 * sigma) (sigma).
  numerator_le N13 IH (c * z3 - o5 * sigma) (sigma).
  numerator_le N14 S9 (c) (sigma).
  numerator_le N15 L12 (- c + o7 * sigma) (sigma).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c * z3 + o5 * sigma) by lra.
  clear - Neg N13 Neg0; lra.
  }
  {
  fraction_le (c * z3 + c - o5 * sigma - o7 * sigma) (sigma).
  numerator_le N16 IH (c * z3 - o5 * sigma) (sigma).
  numerator_le N17 L12 (c - o7 * sigma) (sigma).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c * z3 - c + o5 * sigma + o7 * sigma) by lra.
  clear - Neg N16 N17 Neg0; lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_crowds_load_any_c : forall (c : R) (p : R) (sigma : R), 0 < c -> 0 < p -> 0 < sigma -> p <= c / sigma -> p * sigma <= c.
Proof.
  intros c p sigma H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma past_crowds_bandit : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R) (m : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 <= m -> F <= delta * Rmax 0 (- C + T) -> M <= T + m / c -> K >= 1 -> m <= 2 * D -> 2 * sqrt 2 * sqrt D * sqrt ell + F + sqrt M * (4 * sqrt K - 2) <= 2 * sqrt 2 * sqrt D * sqrt ell + delta * Rmax 0 (- C + T) + sqrt (2 * D / c + T) * (4 * sqrt K - 2).
Proof.
  intros.
  assert (S : 1 <= sqrt K) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra).
  assert (Q : m / c <= 2 * D / c) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
  assert (W : sqrt M <= sqrt (2 * D / c + T)) by (apply sqrt_le_1_alt; lra).
  pose proof (mul_le (4 * sqrt K - 2) (sqrt (2 * D / c + T) - sqrt M) ltac:(lra) ltac:(lra)); lra.
Qed.

Lemma past_crowds_bandit_equal_delays : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R) (m : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 <= m -> F <= delta * Rmax 0 (- C + T) -> M <= T + m / c -> K >= 1 -> m <= D -> 2 * sqrt 2 * sqrt D * sqrt ell + F + sqrt M * (4 * sqrt K - 2) <= 2 * sqrt 2 * sqrt D * sqrt ell + delta * Rmax 0 (- C + T) + sqrt (D / c + T) * (4 * sqrt K - 2).
Proof.
  intros.
  assert (S : 1 <= sqrt K) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra).
  assert (Q : m / c <= D / c) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
  assert (W : sqrt M <= sqrt (D / c + T)) by (apply sqrt_le_1_alt; lra).
  pose proof (mul_le (4 * sqrt K - 2) (sqrt (D / c + T) - sqrt M) ltac:(lra) ltac:(lra)); lra.
Qed.

Lemma past_crowds_full_information : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R) (m : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 <= m -> F <= delta * Rmax 0 (- C + T) -> M <= T + m / c -> K >= 1 -> m <= 2 * D -> F + 2 * sqrt 2 * sqrt ell * sqrt (D + M / 8) <= delta * Rmax 0 (- C + T) + sqrt ell * sqrt (8 * D + 2 * D / c + T).
Proof.
  intros.
  assert (Q : m / c <= 2 * D / c) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
  assert (E8 : 2 * sqrt 2 * sqrt (D + M / 8) = sqrt (8 * D + M)) by (replace (8 * D + M) with (2 ^ 2 * (2 * (D + M / 8))) by field; rewrite sqrt_mult_alt by lra; rewrite sqrt_pow2 by lra; rewrite sqrt_mult_alt by lra; ring).
  assert (W : sqrt (8 * D + M) <= sqrt (8 * D + 2 * D / c + T)) by (apply sqrt_le_1_alt; lra).
  pose proof (mul_le (sqrt ell) (sqrt (8 * D + 2 * D / c + T) - sqrt (8 * D + M)) (sqrt_pos ell) ltac:(lra)) as Z; rewrite <- E8 in Z; lra.
Qed.

Lemma past_crowds_full_information_equal_delays : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R) (m : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 <= m -> F <= delta * Rmax 0 (- C + T) -> M <= T + m / c -> K >= 1 -> m <= D -> F + 2 * sqrt 2 * sqrt ell * sqrt (D + M / 8) <= delta * Rmax 0 (- C + T) + sqrt ell * sqrt (8 * D + D / c + T).
Proof.
  intros.
  assert (Q : m / c <= D / c) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
  assert (E8 : 2 * sqrt 2 * sqrt (D + M / 8) = sqrt (8 * D + M)) by (replace (8 * D + M) with (2 ^ 2 * (2 * (D + M / 8))) by field; rewrite sqrt_mult_alt by lra; rewrite sqrt_pow2 by lra; rewrite sqrt_mult_alt by lra; ring).
  assert (W : sqrt (8 * D + M) <= sqrt (8 * D + D / c + T)) by (apply sqrt_le_1_alt; lra).
  pose proof (mul_le (sqrt ell) (sqrt (8 * D + D / c + T) - sqrt (8 * D + M)) (sqrt_pos ell) ltac:(lra)) as Z; rewrite <- E8 in Z; lra.
Qed.

Lemma past_crowds_slots : forall (C : R) (L_T : R), 0 < C -> 0 < L_T -> C >= 13 * L_T / 5 -> C * (- 1 / 2 + ln 2) >= L_T / 2.
Proof.
  intros C L_T H0 H1 H2.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply Rle_ge.
  fraction_le (C * l3 - C / 2 - L_T / 2) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * l3 + C / 2 + L_T / 2) by lra.
  assert (P5 : 0 <= C - 13 * L_T / 5) by (pose proof (Rge_le _ _ H2); lra).
  assert (P6 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ P6 (Rlt_le _ _ H0)) as T7.
  clear - Neg H1 P5 T7 Neg0; lra.
Qed.

Lemma past_kept_one : forall (T : R) (k : R) (kappa : R) (others : R) (x : R), 0 < T -> 0 < k -> 0 < kappa -> 0 < others -> 0 < x -> others >= T - 1 -> others + x <= T + k * kappa -> x <= k * kappa + 1.
Proof.
  intros T k kappa others x H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_kept_bound : forall (C : R) (L : R) (S_ : R) (delta : R) (kappa : R), 0 < C -> 0 <= L -> 0 <= S_ -> 0 < delta -> 0 < kappa -> S_ * (1 - delta) <= C -> S_ >= L / kappa -> delta < 1 -> kappa >= L * (1 - delta) / C.
Proof.
  intros C L S_ delta kappa H0 H1 H2 H3 H4 H5 H6 H7.
  apply Rle_ge.
  fraction_le (C * kappa + L * delta - L) (C).
  numerator_le N1 (Rge_le _ _ H6) (- L + S_ * kappa) (kappa).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * kappa - L * delta + L) by lra.
  assert (P2 : 0 <= C + S_ * delta - S_) by (pose proof H5; lra).
  pose proof (mul_le _ _ P2 (Rlt_le _ _ H4)) as T3.
  assert (P4 : 0 < 1 - delta) by (pose proof H7; lra).
  pose proof (mul_le _ _ N1 (Rlt_le _ _ P4)) as T5.
  pose proof (mul_lt _ _ P4 Neg0) as T6.
  pose proof (mul_lt _ _ (mul_lt _ _ P4 H3) Neg0) as T7.
  pose proof (mul_lt _ _ (mul_lt _ _ H3 H3) Neg0) as T8.
  clear - Neg T3 T5 T6 T7 T8; lra.
Qed.

Lemma past_reservoirs_chance_one_round_more : forall (a : R) (k : R), 0 <= a -> 0 <= k -> (1 - 1 / (a + k + 2)) / (a + k + 1) = 1 / (a + k + 2).
Proof.
  intros a k H0 H1.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma past_reservoirs_total_any_T : forall (C : R) (D : R) (F : R) (T : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < T -> F <= D / C -> 2 * F + T <= T + 2 * D / C.
Proof.
  intros C D F T H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma past_reservoirs_tsallis : forall (K : R) (M : R) (W : R), 0 < K -> 0 < M -> 0 < W -> M <= W -> K >= 1 -> M * sqrt 2 * sqrt K / sqrt W + sqrt 2 * sqrt W * (2 * sqrt K - 2) / 2 <= sqrt 2 * sqrt W * (2 * sqrt K - 1).
Proof.
  intros K M W H0 H1 H2 H3 H4.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 < W) by pos.
  root r6 F7 E8 W.
  subst W.
  assert (S9 : 0 < K) by pos.
  root r10 F11 E12 K.
  subst K.
  fraction_le (- M * r10 * r2 + r10 * r2 * r6 ^ 2) (r6).
  enough (V13 : 0 <= (r10 * r2) * (- M + r6 ^ 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < M - r6 ^ 2) by lra.
  assert (P14 : 0 <= - M + r6 ^ 2) by (pose proof H3; lra).
  clear - Neg P14 Neg0; lra.
Qed.

Lemma past_reservoirs_entropy : forall (P : R) (X : R) (ell : R), 0 < P -> 0 < X -> 0 < ell -> P <= X -> P * sqrt ell / sqrt X + sqrt X * sqrt ell <= 2 * sqrt X * sqrt ell.
Proof.
  intros P X ell H0 H1 H2 H3.
  assert (S1 : 0 < X) by pos.
  root r2 F3 E4 X.
  subst X.
  assert (S5 : 0 < ell) by pos.
  root r6 F7 E8 ell.
  subst ell.
  fraction_le (- P * r6 + r6 * r2 ^ 2) (r2).
  enough (V9 : 0 <= (r6) * (- P + r2 ^ 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < P - r2 ^ 2) by lra.
  assert (P10 : 0 <= - P + r2 ^ 2) by (pose proof H3; lra).
  clear - Neg P10 Neg0; lra.
Qed.

Lemma past_reservoirs_full_information : forall (C : R) (D : R) (K : R) (T : R) (W : R) (ell : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < W -> 0 < ell -> W <= T + 2 * D / C -> K >= 1 -> 2 * sqrt ell * sqrt (D + W / 8) <= sqrt 2 * sqrt ell * sqrt (8 * D + T + 2 * D / C) / 2.
Proof.
  intros C D K T W ell H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 < ell) by pos.
  root r2 F3 E4 ell.
  subst ell.
  assert (S5 : 0 < D + W / 8) by pos.
  root r6 F7 E8 (D + W / 8).
  assert (S9 : 0 < 2) by pos.
  root r10 F11 E12 2.
  assert (S13 : 0 < 8 * D + T + 2 * D / C) by pos.
  root r14 F15 E16 (8 * D + T + 2 * D / C).
  fraction_le (r10 * r14 * r2 / 2 - 2 * r2 * r6) (1).
  enough (V19 : 0 <= (r2) * (r10 * r14 / 2 - 2 * r6)) by lra.
  apply mul_le; [pos |].
  enough (V72 : 0 <= (r10 * r14 / 2) - (2 * r6)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V73 : 0 <= - 4 * D - W / 2 + r14 ^ 2 / 2).
  {
  numerator_le N68 H6 (C * T - C * W + 2 * D) (C).
  numerator_eq N69 E16 (- 8 * C * D - C * T + C * r14 ^ 2 - 2 * D) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * D + W / 2 - r14 ^ 2 / 2) by lra.
  pose proof (mul_lt _ _ H0 Neg0) as T70.
  assert (Q71 : (- 1 / 2) * (- 8 * C * D - C * T + C * r14 ^ 2 - 2 * D) = 0) by (apply mul_zero; lra).
  clear - Neg N68 T70 Q71; lra.
  }
  assert (V0 : 4 * D + W / 2 + r10 ^ 2 * r14 ^ 2 / 4 - r14 ^ 2 / 2 - 4 * r6 ^ 2 = 0).
  {
  numerator_le N74 H6 (C * T - C * W + 2 * D) (C).
  numerator_eq N75 E16 (- 8 * C * D - C * T + C * r14 ^ 2 - 2 * D) (C).
  assert (Q76 : (- 4) * (- D - W / 8 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q77 : (r14 ^ 2 / 4) * (r10 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q76 Q77; lra.
  }
  lra.
Qed.

Lemma past_unknown_lasting_one_round_more : forall (i : R) (m : R), 0 < i -> 0 < m -> i * (1 - 1 / (i + m + 1)) / (i + m) = i / (i + m + 1).
Proof.
  intros i m H0 H1.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma past_unknown_weight_tail : forall (x : R), 0 <= x -> 2 - x = 2 - x.
Proof.
  intros x H0.
  repeat split; by_parts.
Qed.

Lemma past_unknown_weight : forall (J : R) (m : R) (x : R), 0 <= J -> 0 <= m -> 0 <= x -> m <= x -> m * (J + 2) + m + 1 <= (x + 1) * (J + 3).
Proof.
  intros J m x H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma past_unknown_full_information : forall (C : R) (D : R) (K : R) (N : R) (T : R) (W : R) (d_max : R) (ell : R) (omega : R) (w : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= N -> 0 < T -> 0 < W -> 0 <= d_max -> 0 < ell -> 0 <= omega -> 0 <= w -> W <= T + 2 * D / C -> w <= omega -> K >= 1 -> sqrt N * sqrt ell * (sqrt 2 * sqrt d_max * sqrt w + w / 2) + sqrt ell * sqrt (8 * D + W) <= sqrt N * sqrt ell * (sqrt 2 * sqrt d_max * sqrt omega + omega / 2) + sqrt ell * sqrt (8 * D + T + 2 * D / C).
Proof.
  intros C D K N T W d_max ell omega w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  assert (S1 : 0 < ell) by pos.
  root r2 F3 E4 ell.
  subst ell.
  assert (S5 : 0 < 8 * D + W) by pos.
  root r6 F7 E8 (8 * D + W).
  assert (S10 : 0 <= N) by pos.
  root_0 r11 F12 E13 N.
  subst N.
  assert (S14 : 0 < 2) by pos.
  root r15 F16 E17 2.
  assert (S19 : 0 <= d_max) by pos.
  root_0 r20 F21 E22 d_max.
  subst d_max.
  assert (S24 : 0 <= w) by pos.
  root_0 r25 F26 E27 w.
  subst w.
  assert (S28 : 0 < 8 * D + T + 2 * D / C) by pos.
  root r29 F30 E31 (8 * D + T + 2 * D / C).
  assert (S34 : 0 <= omega) by pos.
  root_0 r35 F36 E37 omega.
  subst omega.
  fraction_le (- r11 * r15 * r2 * r20 * r25 + r11 * r15 * r2 * r20 * r35 - r11 * r2 * r25 ^ 2 / 2 + r11 * r2 * r35 ^ 2 / 2 + r2 * r29 - r2 * r6) (1).
  enough (V40 : 0 <= (r2) * (- r11 * r15 * r20 * r25 + r11 * r15 * r20 * r35 - r11 * r25 ^ 2 / 2 + r11 * r35 ^ 2 / 2 + r29 - r6)) by lra.
  apply mul_le; [pos |].
  assert (R48 : 0 <= r29 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V100 : 0 <= - 8 * D - W + r29 ^ 2).
  {
  numerator_le N96 H10 (C * T - C * W + 2 * D) (C).
  numerator_eq N97 E31 (- 8 * C * D - C * T + C * r29 ^ 2 - 2 * D) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 8 * D + W - r29 ^ 2) by lra.
  pose proof (mul_lt _ _ H0 Neg0) as T98.
  assert (Q99 : (- 1) * (- 8 * C * D - C * T + C * r29 ^ 2 - 2 * D) = 0) by (apply mul_zero; lra).
  clear - Neg N96 T98 Q99; lra.
  }
  assert (V0 : 8 * D + W - r6 ^ 2 = 0).
  {
  numerator_le N101 H10 (C * T - C * W + 2 * D) (C).
  numerator_eq N102 E31 (- 8 * C * D - C * T + C * r29 ^ 2 - 2 * D) (C).
  assert (Q103 : (- 1) * (- 8 * D - W + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q103; lra.
  }
  lra.
  }
  assert (R50 : 0 <= r35 - r25).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V109 : 0 <= - r25 ^ 2 + r35 ^ 2) by lra.
  numerator_le N106 H10 (C * T - C * W + 2 * D) (C).
  numerator_eq N107 E31 (- 8 * C * D - C * T + C * r29 ^ 2 - 2 * D) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r25 ^ 2 - r35 ^ 2) by lra.
  assert (P108 : 0 <= - r25 ^ 2 + r35 ^ 2) by (pose proof H11; lra).
  clear - Neg P108 Neg0; lra.
  }
  numerator_le N83 H10 (C * T - C * W + 2 * D) (C).
  numerator_eq N84 E31 (- 8 * C * D - C * T + C * r29 ^ 2 - 2 * D) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r11 * r15 * r20 * r25 - r11 * r15 * r20 * r35 + r11 * r25 ^ 2 / 2 - r11 * r35 ^ 2 / 2 - r29 + r6) by lra.
  assert (P85 : 0 <= - r25 ^ 2 + r35 ^ 2) by (pose proof H11; lra).
  pose proof (mul_le _ _ (mul_le _ _ P85 F12) (Rlt_le _ _ F7)) as T86.
  assert (P87 : 0 <= r29 - r6) by (pose proof R48; lra).
  pose proof (mul_le _ _ P87 (Rlt_le _ _ F7)) as T88.
  assert (Q89 : (- 1) * (- 8 * D - W + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P90 : 0 <= - r25 + r35) by (pose proof R50; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P90 F12) (Rlt_le _ _ F16)) F21) (Rlt_le _ _ F7)) as T91.
  pose proof (mul_lt _ _ F7 Neg0) as T92.
  assert (Q93 : (1) * (- 8 * D - W + r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T86 T88 Q89 T91 T92 Q93; lra.
Qed.

Lemma past_never_rate : forall (A : R) (R_0 : R) (R_1 : R) (u : R), 0 < A -> 0 < R_0 -> 0 < R_1 -> 0 < u -> R_1 * R_0 ^ 2 >= 3 * u ^ 4 / 2048 -> R_0 <= A * u -> R_1 <= A * u * sqrt 2 -> u <= 2048 * sqrt 2 * A ^ 3 / 3.
Proof.
  intros A R_0 R_1 u H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_crowded_slot_hold : forall (d : R) (m : R), 0 <= d -> 0 <= m -> m >= d -> d / (4 * Rmax 1 m) <= 1 / 4.
Proof.
  intros d m H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_crowded_slot_costs : forall (n : Z) (m : Z -> R), 0 < IZR n -> (forall i0 : Z, 0 <= m i0) -> sum 1 n (fun k : Z => 4 * Rmax 1 (m k)) <= 4 * IZR n + 4 * sum 1 n (fun k : Z => m k).
Proof.
  intros n m H0 H1.
  assert (G0 : sum 1 n (fun k : Z => 4 * Rmax 1 (m k)) <= 4 * IZR n + 4 * sum 1 n (fun k : Z => m k)).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => 4 * Rmax 1 (m k)) <= 4 * IZR n + 4 * sum 1 n (fun k : Z => m k)) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => 4 * Rmax 1 (m k)) <= 4 * IZR n + 4 * sum 1 n (fun k : Z => m k))).
  {
  assert (B : sum 1 1 (fun k : Z => 4 * Rmax 1 (m k)) <= 4 * sum 1 1 (fun k : Z => m k) + 4).
  {
  assert (E2 : sum 1 1 (fun k : Z => 4 * Rmax 1 (m k)) = (4 * Rmax 1 (m 1%Z))) by (written_out).
  call y1 (sum 1 1 (fun k : Z => 4 * Rmax 1 (m k))).
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => m k) = (m 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun k : Z => m k)).
  subst y3.
  pose proof (H1 (1)%Z) as F5.
  call o6 (m 1%Z).
  pose proof (Rmax_or (1) (o6)) as M7.
  assert (S8 : 0 < Rmax (1) (o6)) by pos.
  call m9 (Rmax (1) (o6)).
  destruct M7 as [[E10 L11] | [E10 L11]]; try rewrite E10 in *.
  {
  fraction_le (4 * o6) (1).
  pos.
  }
  {
  fraction_le (4) (1).
  pos.
  }
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => 4 * Rmax 1 (m k)) <= 4 * IZR n + 4 * sum 1 (n + 1)%Z (fun k : Z => m k) + 4).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => 4 * Rmax 1 (m k)) = (4 * Rmax 1 (m (n + 1)%Z) + sum 1 n (fun k : Z => 4 * Rmax 1 (m k)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => 4 * Rmax 1 (m k))).
  subst y1.
  assert (E4 : sum 1 n (fun k : Z => 4 * Rmax 1 (m k)) = (4 * sum 1 n (fun k : Z => Rmax 1 (m k)))) by (linear_sum (1)%Z (n)%Z (fun k : Z => (4 * (Rmax 1 (m k))))).
  call y3 (sum 1 n (fun k : Z => 4 * Rmax 1 (m k))).
  subst y3.
  assert (E6 : sum 1 (n + 1)%Z (fun k : Z => m k) = (m (n + 1)%Z + sum 1 n (fun k : Z => m k))) by (last_term).
  call y5 (sum 1 (n + 1)%Z (fun k : Z => m k)).
  subst y5.
  call z7 (IZR n).
  assert (F8 : 0 <= sum 1 n (fun k : Z => Rmax 1 (m k))) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun k : Z => Rmax 1 (m k))).
  assert (F10 : 0 <= sum 1 n (fun k : Z => m k)) by (apply sum_nonneg; each_term).
  call o11 (sum 1 n (fun k : Z => m k)).
  pose proof (H1 (n + 1)%Z) as F12.
  call o13 (m (n + 1)%Z).
  pose proof (Rmax_or (1) (o13)) as M14.
  assert (S15 : 0 < Rmax (1) (o13)) by pos.
  call m16 (Rmax (1) (o13)).
  destruct M14 as [[E17 L18] | [E17 L18]]; try rewrite E17 in *.
  {
  fraction_le (4 * o11 + 4 * o13 - 4 * o9 + 4 * z7) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * o11 - 4 * o13 + 4 * o9 - 4 * z7) by lra.
  assert (P19 : 0 <= 4 * o11 - 4 * o9 + 4 * z7) by (pose proof IH; lra).
  assert (P20 : 0 <= o13) by (pose proof F12; lra).
  clear - Neg P19 P20 Neg0; lra.
  }
  {
  fraction_le (4 * o11 - 4 * o9 + 4 * z7 + 4) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * o11 + 4 * o9 - 4 * z7 - 4) by lra.
  assert (P21 : 0 <= 4 * o11 - 4 * o9 + 4 * z7) by (pose proof IH; lra).
  clear - Neg P21 Neg0; lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_crowded_slot_bandit : forall (A_T : R) (D : R) (K : R) (T : R) (X : R) (X_T : R) (ell : R), 0 <= A_T -> 0 <= D -> 0 < K -> 0 < T -> 0 <= X -> 0 <= X_T -> 0 < ell -> A_T <= 2 * D + X_T * K / 2 -> X_T <= 4 * T + 4 * X -> X <= 2 * D -> 2 * sqrt 2 * sqrt A_T * sqrt ell <= 4 * sqrt ell * sqrt (D + K * (2 * D + T)).
Proof.
  intros A_T D K T X X_T ell H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 <= A_T) by pos.
  root_0 r6 F7 E8 A_T.
  subst A_T.
  assert (S9 : 0 < ell) by pos.
  root r10 F11 E12 ell.
  subst ell.
  assert (S13 : 0 < D + K * (2 * D + T)) by pos.
  root r14 F15 E16 (D + K * (2 * D + T)).
  fraction_le (4 * r10 * r14 - 2 * r10 * r2 * r6) (1).
  enough (V17 : 0 <= (r10) * (4 * r14 - 2 * r2 * r6)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * r14 + 2 * r2 * r6) by lra.
  assert (P63 : 0 <= 2 * D + K * X_T / 2 - r6 ^ 2) by (pose proof H7; lra).
  assert (P64 : 0 <= 4 * T + 4 * X - X_T) by (pose proof H8; lra).
  pose proof (mul_le _ _ P64 (Rlt_le _ _ H2)) as T65.
  assert (P66 : 0 <= 2 * D - X) by (pose proof H9; lra).
  pose proof (mul_le _ _ P66 (Rlt_le _ _ H2)) as T67.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F3) F7) (Rlt_le _ _ Neg0)) as T68.
  assert (Q69 : (2 * r6 ^ 2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F15 Neg0) as T70.
  assert (Q71 : (- 4) * (- 2 * D * K - D - K * T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg P63 T65 T67 T68 Q69 T70 Q71; lra.
Qed.

Lemma past_crowded_slot_full_information : forall (A_T : R) (D : R) (T : R) (X : R) (X_T : R) (ell : R), 0 <= A_T -> 0 <= D -> 0 < T -> 0 <= X -> 0 <= X_T -> 0 < ell -> A_T <= D / 2 + X_T / 8 -> X_T <= 4 * T + 4 * X -> X <= 2 * D -> 2 * sqrt 2 * sqrt A_T * sqrt ell <= 2 * sqrt ell * sqrt (3 * D + T).
Proof.
  intros A_T D T X X_T ell H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 <= A_T) by pos.
  root_0 r6 F7 E8 A_T.
  subst A_T.
  assert (S9 : 0 < ell) by pos.
  root r10 F11 E12 ell.
  subst ell.
  assert (S13 : 0 < 3 * D + T) by pos.
  root r14 F15 E16 (3 * D + T).
  fraction_le (2 * r10 * r14 - 2 * r10 * r2 * r6) (1).
  enough (V17 : 0 <= (r10) * (2 * r14 - 2 * r2 * r6)) by lra.
  apply mul_le; [pos |].
  assert (R35 : 0 <= r14 - (r2 * r6)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V62 : 0 <= 3 * D + T - 2 * r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * D - T + 2 * r6 ^ 2) by lra.
  assert (P59 : 0 <= D / 2 + X_T / 8 - r6 ^ 2) by (pose proof H6; lra).
  assert (P60 : 0 <= 4 * T + 4 * X - X_T) by (pose proof H7; lra).
  assert (P61 : 0 <= 2 * D - X) by (pose proof H8; lra).
  clear - Neg P59 P60 P61 Neg0; lra.
  }
  assert (V0 : - 3 * D - T + r14 ^ 2 - r2 ^ 2 * r6 ^ 2 + 2 * r6 ^ 2 = 0).
  {
  assert (Q63 : (- r6 ^ 2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q64 : (1) * (- 3 * D - T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q63 Q64; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r14 + 2 * r2 * r6) by lra.
  assert (P58 : 0 <= r14 - r2 * r6) by (pose proof R35; lra).
  clear - Neg P58 Neg0; lra.
Qed.

Lemma past_crowded_slots_hold : forall (k : Z) (m : R), 0 < IZR k -> 0 <= m -> m >= IZR k -> IZR k / (4 * Rmax 1 m) <= 1 / 4.
Proof.
  intros k m H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_crowded_slots_costs_no_wait : forall (P : R), 0 <= P -> P <= 1 / 4 -> 1 - P <> 0 /\ 1 / (1 - P) <= 4 * P / 3 + 1.
Proof.
  intros P H0 H1.
  assert (G0 : 1 - P <> 0).
  {
  fraction_ne (P - 1) (1).
  assert (L1 : 0 < 1 - P).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= P - 1) by lra.
  assert (P1 : 0 <= 1 / 4 - P) by (pose proof H1; lra).
  clear - Neg P1 Neg0; lra.
  }
  lra.
  }
  assert (G1 : 1 / (1 - P) <= 4 * P / 3 + 1).
  {
  assert (S2 : 0 < 1 - P).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= P - 1) by lra.
  assert (P1 : 0 <= 1 / 4 - P) by (pose proof H1; lra).
  clear - Neg P1 Neg0; lra.
  }
  fraction_le (- 4 * P ^ 2 / 3 + P / 3) (1 - P).
  enough (V3 : 0 <= (P) * (1 / 3 - 4 * P / 3)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * P / 3 - 1 / 3) by lra.
  assert (P4 : 0 <= 1 / 4 - P) by (pose proof H1; lra).
  clear - Neg P4 Neg0; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma past_crowded_slots_costs_any_T : forall (C : R) (D : R) (F : R) (M : R) (N : R) (Q : R) (T : R) (X : R), 0 < C -> 0 <= D -> 0 <= F -> 0 <= M -> 0 <= N -> 0 <= Q -> 0 < T -> 0 <= X -> M <= - N + 4 * Q / 3 + T + 4 * X -> Q <= N / 4 -> X <= 2 * F -> F <= D / C -> M <= T + 8 * D / C.
Proof.
  intros C D F M N Q T X H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  repeat split; by_parts.
Qed.

Lemma past_crowded_slots_fall_logarithm : forall (beta : R) (h : R) (q : R) (v : R), 0 <= beta -> 0 <= h -> 0 <= q -> 0 <= v -> beta <> 0 -> q + h / beta <= v -> beta > 0 -> h <= beta * v.
Proof.
  intros beta h q v H0 H1 H2 H3 H4 H5 H6.
  fraction_le (beta * v - h) (1).
  numerator_le N1 H5 (- beta * q + beta * v - h) (beta).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - beta * v + h) by lra.
  pose proof (mul_le _ _ H0 H2) as T2.
  clear - Neg N1 Neg0 T2; lra.
Qed.

Lemma past_crowded_slots_recursion : forall (G : R) (P : R) (Y : R) (g : R), (1 - P) * (G + Y + g * (1 - P) - g) = G - P * (G + Y + g * (1 - P)) + Y.
Proof.
  intros G P Y g.
  repeat split; by_parts.
Qed.

Lemma past_crowded_slots_bias : forall (S_ : R) (X : R) (gamma : R), 0 <= S_ -> 0 <= X -> 0 <= gamma -> 3 * S_ / 4 <= S_ / 4 + X * gamma / 2 -> S_ <= X * gamma.
Proof.
  intros S_ X gamma H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma past_undropped_promise_D : forall (n : Z), 0 < IZR n -> sum 1 n (fun k : Z => IZR k - 1) = IZR n * (IZR n - 1) / 2.
Proof.
  intros n H0.
  assert (G0 : sum 1 n (fun k : Z => IZR k - 1) = IZR n * (IZR n - 1) / 2).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => IZR k - 1) = IZR n * (IZR n - 1) / 2) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => IZR k - 1) = IZR n * (IZR n - 1) / 2)).
  {
  assert (B : sum 1 1 (fun k : Z => IZR k - 1) = 0).
  {
  assert (E2 : sum 1 1 (fun k : Z => IZR k - 1) = (0)) by (written_out).
  call y1 (sum 1 1 (fun k : Z => IZR k - 1)).
  subst y1.
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => IZR k - 1) = IZR n * (IZR n + 1) / 2).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => IZR k - 1) = (IZR n + sum 1 n (fun k : Z => IZR k - 1))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => IZR k - 1)).
  subst y1.
  assert (E4 : sum 1 n (fun k : Z => IZR k - 1) = (- IZR n + sum 1 n (fun k : Z => IZR k))) by (linear_sum (1)%Z (n)%Z (fun k : Z => (- 1) + (1 * (IZR k)))).
  call y3 (sum 1 n (fun k : Z => IZR k - 1)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun k : Z => IZR k)) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun k : Z => IZR k)).
  fraction_eq (- o7 + z5 ^ 2 / 2 + z5 / 2) (1).
  assert (Q8 : (1 / 2) * (- o7 + z5 ^ 2 / 2 + z5 / 2) = 0) by (apply mul_zero; lra).
  clear - Q8; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_undropped_promise : forall (A : R) (T : R) (kappa : R) (n : Z) (x_n : R) (y_n : R), 0 < A -> 0 < T -> 0 < kappa -> 0 < IZR n -> 0 <= x_n -> 0 <= y_n -> x_n + y_n <= A * T + kappa * IZR n * (IZR n - 1) / 2 -> y_n >= T - IZR n -> x_n <= T * (A - 1) + kappa * IZR n * (IZR n - 1) / 2 + IZR n.
Proof.
  intros A T kappa n x_n y_n H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_parts.
Qed.

Lemma past_undropped_line_later : forall (kappa : R) (m : R) (n : Z), 0 < kappa -> 0 <= m -> 0 < IZR n -> sum 1 n (fun k : Z => kappa * (IZR k + m - 1) + 1) = kappa * (m * IZR n + IZR n * (IZR n - 1) / 2) + IZR n.
Proof.
  intros kappa m n H0 H1 H2.
  assert (G0 : sum 1 n (fun k : Z => kappa * (IZR k + m - 1) + 1) = kappa * (m * IZR n + IZR n * (IZR n - 1) / 2) + IZR n).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => kappa * (IZR k + m - 1) + 1) = kappa * (m * IZR n + IZR n * (IZR n - 1) / 2) + IZR n) by (apply W; in_z).
  clear H2 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => kappa * (IZR k + m - 1) + 1) = kappa * (m * IZR n + IZR n * (IZR n - 1) / 2) + IZR n)).
  {
  assert (B : sum 1 1 (fun k : Z => kappa * (IZR k + m - 1) + 1) = m * kappa + 1).
  {
  assert (E2 : sum 1 1 (fun k : Z => kappa * (IZR k + m - 1) + 1) = (m * kappa + 1)) by (written_out).
  call y1 (sum 1 1 (fun k : Z => kappa * (IZR k + m - 1) + 1)).
  subst y1.
  fraction_eq (0) (1).
  ring.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => kappa * (IZR k + m - 1) + 1) = kappa * (m * (IZR n + 1) + IZR n * (IZR n + 1) / 2) + IZR n + 1).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => kappa * (IZR k + m - 1) + 1) = (kappa * (m + IZR n) + sum 1 n (fun k : Z => kappa * (IZR k + m - 1) + 1) + 1)) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => kappa * (IZR k + m - 1) + 1)).
  subst y1.
  assert (E4 : sum 1 n (fun k : Z => kappa * (IZR k + m - 1) + 1) = (m * kappa * IZR n - kappa * IZR n + kappa * sum 1 n (fun k : Z => IZR k) + IZR n)) by (linear_sum (1)%Z (n)%Z (fun k : Z => 1 + (- kappa) + (m * kappa) + (kappa * (IZR k)))).
  call y3 (sum 1 n (fun k : Z => kappa * (IZR k + m - 1) + 1)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun k : Z => IZR k)) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun k : Z => IZR k)).
  fraction_eq (- kappa * o7 + kappa * z5 ^ 2 / 2 + kappa * z5 / 2) (1).
  assert (Q8 : (1 / 2) * (- kappa * o7 + kappa * z5 ^ 2 / 2 + kappa * z5 / 2) = 0) by (apply mul_zero; lra).
  clear - Q8; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_undropped_line_n_m_j : forall (j : R) (kappa : R) (m : R), 0 <= j -> 0 < kappa -> 0 <= m -> j + kappa * (j * m + j * (j - 1) / 2) + m * (m * kappa + 1) = j + m * kappa * (m + 1) / 2 + kappa * (j + m) * (j + m - 1) / 2 + m.
Proof.
  intros j kappa m H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_undropped_line : forall (A : R) (T : R) (kappa : R) (m : R) (n : Z) (x_n : R), 0 < A -> 0 < T -> 0 < kappa -> 0 <= m -> 0 < IZR n -> 0 <= x_n -> x_n <= T * (A - 1) + kappa * IZR n * (IZR n - 1) / 2 + IZR n -> m * kappa * (m + 1) >= T * (2 * A - 2) -> x_n <= m * kappa * (m + 1) / 2 + kappa * IZR n * (IZR n - 1) / 2 + IZR n.
Proof.
  intros A T kappa m n x_n H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_parts.
Qed.

Lemma past_undropped_parts_tangent : forall (a : R) (b : R), 0 < a -> 0 < b -> 1 / a >= 1 / b - (a - b) / b ^ 2.
Proof.
  intros a b H0 H1.
  apply Rle_ge.
  fraction_le (a ^ 2 - 2 * a * b + b ^ 2) (a * b ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a ^ 2 + 2 * a * b - b ^ 2) by lra.
  pose proof (square (- a + b)) as T1.
  clear - Neg Neg0 T1; lra.
Qed.

Lemma past_undropped_parts_sign : forall (P : R) (u : R), 0 < P -> u <= 0 -> u * P <= 0.
Proof.
  intros P u H0 H1.
  repeat split; by_parts.
Qed.

Lemma past_undropped_sum : forall (C : R) (E : R) (R_ : R) (X : R), 0 < C -> X >= - E + R_ -> E <= 0 -> X <= C -> R_ <= C.
Proof.
  intros C E R_ X H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma past_undropped_bound : forall (C : R) (L : R) (R_ : R) (kappa : R), 0 < C -> 0 <= L -> 0 < kappa -> R_ >= L / kappa -> R_ <= C -> kappa >= L / C.
Proof.
  intros C L R_ kappa H0 H1 H2 H3 H4.
  apply Rle_ge.
  fraction_le (C * kappa - L) (C).
  numerator_le N1 (Rge_le _ _ H3) (- L + R_ * kappa) (kappa).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * kappa + L) by lra.
  assert (P2 : 0 <= C - R_) by (pose proof H4; lra).
  pose proof (mul_le _ _ P2 (Rlt_le _ _ H2)) as T3.
  clear - Neg N1 T3 Neg0; lra.
Qed.

Lemma past_undropped_attained_equality : 1 / (1 + sqrt 2) + 1 / (sqrt 2 / 2 + 1) + 1 = 2.
Proof.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  fraction_eq (r2 ^ 2 - 2) ((r2 + 1) * (r2 + 2)).
  assert (Q5 : (1) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q5; lra.
Qed.
