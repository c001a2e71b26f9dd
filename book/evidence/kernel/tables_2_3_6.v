(* tables_2_3_6: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma tab_results_CNP_general_bandit_upper_harmonic : forall (n : Z), 0 < IZR n -> 2 * sum 1 n (fun k : Z => 1 / IZR k) <= 2 * ln (IZR n) + 2.
Proof.
  intros n H0.
  pose proof (harmonic_above n ltac:(in_z)); lra.
Qed.

Lemma tab_results_CNP_general_bandit_upper_logarithm : forall (x : R), 0 < x -> x >= 2 -> 2 * ln x + 2 <= 5 * ln x.
Proof.
  intros x H0 H1.
  assert (A : ln 2 <= ln x) by (apply ln_le_of; lra); assert (B : 2 / 3 <= ln 2) by interval; lra.
Qed.

Lemma tab_results_CNP_general_delayed_bandit_regret_upper : forall (D : R) (K : R) (R_ : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt T + sqrt T -> R_ <= 5 * sqrt D * sqrt lambda + 5 * sqrt K * sqrt T.
Proof.
  intros D K R_ T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 <= D) by pos.
  root_0 r10 F11 E12 D.
  subst D.
  assert (S13 : 0 < lambda) by pos.
  root r14 F15 E16 lambda.
  subst lambda.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  fraction_le (- R_ + 5 * r10 * r14 + 5 * r18 * r6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 5 * r10 * r14 - 5 * r18 * r6) by lra.
  pose proof (mul_lt _ _ F19 Neg0) as T24.
  assert (P25 : 0 <= - R_ + 3 * r10 * r14 + 4 * r18 * r6 + r6) by (pose proof H8; lra).
  assert (P27 : 0 <= r18 ^ 2 - 1) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ F7)) as T29.
  pose proof (mul_le _ _ F11 (Rlt_le _ _ F15)) as T32.
  pose proof (mul_le _ _ (Rlt_le _ _ F19) P25) as T33.
  pose proof (mul_le _ _ (mul_le _ _ F11 (Rlt_le _ _ F15)) (Rlt_le _ _ F19)) as T34.
  clear - Neg Neg0 T24 P25 T29 T32 T33 T34; lra.
Qed.

Lemma tab_results_CNP_general_delayed_bandit_regret_lower_total_at_most_D : forall (D : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> d * T <= D -> D <= T * (d + 1) -> R_ >= Rmin T (Rmax (sqrt K * sqrt T) (sqrt d * sqrt T * sqrt lambda)) / 29 -> R_ >= Rmin T (sqrt D * sqrt lambda + sqrt K * sqrt T) / 87.
Proof.
  intros.
  assert (L2 : 0 < ln 2) by interval.
  assert (B : 0 <= sqrt K * sqrt T) by pos; assert (P : 0 <= sqrt T * sqrt d * sqrt lambda) by pos.
  assert (X2 : (sqrt T * sqrt d * sqrt lambda) ^ 2 = T * d * lambda) by (rewrite !Rpow_mult_distr, !pow2_sqrt by lra; ring).
  assert (Y2 : (sqrt K * sqrt T) ^ 2 = K * T) by (rewrite !Rpow_mult_distr, !pow2_sqrt by lra; ring).
  assert (S : sqrt D * sqrt lambda <= sqrt T * sqrt d * sqrt lambda + sqrt K * sqrt T).
  {
  rewrite <- (sqrt_mult_alt D) by lra; apply sqrt_le_of; [lra |].
  pose proof (mul_le lambda (T * (d + 1) - D) ltac:(lra) ltac:(lra)); pose proof (mul_le T (K - lambda) ltac:(lra) ltac:(lra)).
  call x (sqrt T * sqrt d * sqrt lambda); call y (sqrt K * sqrt T); pose proof (mul_le x y P B); lra.
  }
  extremes; lra.
Qed.

Lemma tab_results_CNP_general_delayed_full_regret_upper : forall (D : R) (K : R) (R_ : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (D + T) -> R_ <= 5 * sqrt lambda * sqrt (D + T).
Proof.
  intros D K R_ T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < lambda) by pos.
  root r10 F11 E12 lambda.
  subst lambda.
  assert (S13 : 0 < D + r6 ^ 2) by pos.
  root r14 F15 E16 (D + (r6 ^ 2)).
  fraction_le (- R_ + 5 * r10 * r14) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 5 * r10 * r14) by lra.
  pose proof (mul_lt _ _ F15 Neg0) as T19.
  assert (Q20 : (- 5 * r10) * (- D + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F7 F11) Neg0) as T23.
  pose proof (mul_le _ _ H0 (Rlt_le _ _ F11)) as T25.
  assert (P26 : 0 <= - R_ + 3 * r10 * r14 + r6) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ F15) P26) as T27.
  assert (Q28 : (3 * r10) * (- D + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P29 : 0 < r10 ^ 2) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P29 F7) F15) as T30.
  assert (P31 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P31 (Rlt_le _ _ F7)) (Rlt_le _ _ F15)) as T32.
  assert (P33 : 0 <= - l3 + r10 ^ 2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ P33 (Rlt_le _ _ F7)) (Rlt_le _ _ F15)) as T34.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ F7 F11)) P26) as T35.
  clear - Neg T19 Q20 T23 T25 T27 Q28 T30 T32 T34 T35; lra.
Qed.

Lemma tab_results_CNP_general_delayed_full_regret_lower_total_at_most_D : forall (D : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> d * T <= D -> D <= T * (d + 1) -> R_ >= sqrt 2 * Rmin T (sqrt T * sqrt lambda * sqrt (d + 1)) / 40 -> R_ >= Rmin T (sqrt lambda * sqrt (D + T)) / 41.
Proof.
  intros.
  assert (P : 0 <= sqrt T * sqrt lambda * sqrt (d + 1)) by pos; assert (L : 14142 / 10000 <= sqrt 2 <= 14143 / 10000) by (split; interval).
  assert (X2 : (sqrt 2 * (sqrt T * sqrt lambda * sqrt (d + 1))) ^ 2 = 2 * (T * lambda * (d + 1))) by (rewrite !Rpow_mult_distr, !pow2_sqrt by lra; ring).
  assert (S : sqrt lambda * sqrt (D + T) <= sqrt 2 * (sqrt T * sqrt lambda * sqrt (d + 1))).
  {
  rewrite <- (sqrt_mult_alt lambda) by lra; apply sqrt_le_of; [pos |]; rewrite X2.
  pose proof (mul_le lambda (T * (d + 1) - D) ltac:(lra) ltac:(lra)); pose proof (mul_le (T * lambda) d ltac:(pos) ltac:(lra)); lra.
  }
  pose proof (mul_le (sqrt 2 - 14142 / 10000) T ltac:(lra) ltac:(lra)); pose proof (mul_le (sqrt 2 - 14142 / 10000) _ ltac:(lra) P).
  extremes; lra.
Qed.

Lemma tab_results_CNP_general_delayed_bandit_regret_given_delays : forall (r : R), 0 < r -> r >= 1000000 -> 99 * r + 396 * r * sqrt 2 <= (sqrt r) ^ 3 * sqrt (ln 2).
Proof.
  intros r H0 H1.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 < r) by pos.
  root r6 F7 E8 r.
  subst r.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F9.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F10.
  remember (ln 2) as l11 eqn:E12 in *.
  assert (S21 : 0 < l11).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l11) by lra.
  assert (P17 : 0 <= l11 - 693147 / 1000000) by (pose proof F9; lra).
  clear - Neg P17 Neg0; lra.
  }
  root r22 F23 E24 l11.
  rewrite E24 in *.
  fraction_le (- 396 * r2 * r6 ^ 2 + r22 * r6 ^ 3 - 99 * r6 ^ 2) (1).
  enough (V25 : 0 <= (r6 ^ 2) * (- 396 * r2 + r22 * r6 - 99)) by lra.
  apply mul_le; [pos |].
  enough (V38 : 0 <= (r22 * r6) - (396 * r2 + 99)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V39 : 0 <= - 78408 * r2 + r22 ^ 2 * r6 ^ 2 - 323433).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 78408 * r2 - r22 ^ 2 * r6 ^ 2 + 323433) by lra.
  assert (P26 : 0 <= r6 ^ 2 - 1000000) by (pose proof (Rge_le _ _ H1); lra).
  pose proof (mul_le _ _ P26 (Rlt_le _ _ F3)) as T28.
  assert (P30 : 0 <= r22 ^ 2 - 693147 / 1000000) by (pose proof F9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T32.
  pose proof (mul_lt _ _ F3 Neg0) as T34.
  assert (Q35 : (78408) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T37.
  clear - Neg T28 P26 T32 T34 Q35 Neg0 T37; lra.
  }
  assert (V0 : 313632 - 156816 * r2 ^ 2 = 0).
  {
  assert (Q40 : (- 156816) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q40; lra.
  }
  lra.
Qed.

Lemma tab_results_CNP_general_bandit_upper__lemma_1 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> 2 * K * (T + 2 * nu_T * (D + T) / C) / 21 <= K * T + K * ell * (D + T) / C.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 <= D) by pos.
  root_0 r10 F11 E12 D.
  subst D.
  assert (S13 : 0 < lambda) by pos.
  root r14 F15 E16 lambda.
  rewrite E16 in *.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  assert (S21 : 0 < r6 ^ 2 + 2 * nu_T * (r10 ^ 2 + r6 ^ 2) / C) by pos.
  root r22 F23 E24 ((r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C).
  fraction_le (19 * C * r18 ^ 2 * r6 ^ 2 / 21 + ell * r10 ^ 2 * r18 ^ 2 + ell * r18 ^ 2 * r6 ^ 2 - 4 * nu_T * r10 ^ 2 * r18 ^ 2 / 21 - 4 * nu_T * r18 ^ 2 * r6 ^ 2 / 21) (C).
  enough (V26 : 0 <= (r18 ^ 2) * (19 * C * r6 ^ 2 / 21 + ell * r10 ^ 2 + ell * r6 ^ 2 - 4 * nu_T * r10 ^ 2 / 21 - 4 * nu_T * r6 ^ 2 / 21)) by lra.
  apply mul_le; [pos |].
  numerator_eq N27 E24 (C * r22 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r10 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 19 * C * r6 ^ 2 / 21 - ell * r10 ^ 2 - ell * r6 ^ 2 + 4 * nu_T * r10 ^ 2 / 21 + 4 * nu_T * r6 ^ 2 / 21) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F7) F7) as T30.
  assert (P31 : 0 <= r10 ^ 2) by (pose proof H1; lra).
  pose proof (mul_le _ _ P31 (Rlt_le _ _ H5)) as T33.
  assert (P34 : 0 < r6 ^ 2) by (pose proof H4; lra).
  pose proof (mul_lt _ _ P34 H5) as T35.
  assert (P36 : 0 <= 5 * ell - nu_T) by (pose proof H11; lra).
  pose proof (mul_le _ _ (mul_le _ _ P36 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T37.
  pose proof (mul_le _ _ (mul_le _ _ P36 F11) F11) as T39.
  clear - Neg T30 T33 T35 T37 T39 Neg0; lra.
Qed.

Lemma tab_results_CNP_general_bandit_upper__lemma_2 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) <= 13 * sqrt (K * T + K * ell * (D + T) / C) / 4.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_bandit_upper__lemma_3 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> T <= K * T + K * ell * (D + T) / C.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 <= D) by pos.
  root_0 r10 F11 E12 D.
  subst D.
  assert (S13 : 0 < lambda) by pos.
  root r14 F15 E16 lambda.
  rewrite E16 in *.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  assert (S21 : 0 < r6 ^ 2 + 2 * nu_T * (r10 ^ 2 + r6 ^ 2) / C) by pos.
  root r22 F23 E24 ((r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C).
  assert (S25 : 0 < r18 ^ 2 * r6 ^ 2 + ell * r18 ^ 2 * (r10 ^ 2 + r6 ^ 2) / C) by pos.
  root r26 F27 E28 ((r18 ^ 2) * (r6 ^ 2) + (r18 ^ 2) * ell * ((r10 ^ 2) + (r6 ^ 2)) / C).
  fraction_le (C * r18 ^ 2 * r6 ^ 2 - C * r6 ^ 2 + ell * r10 ^ 2 * r18 ^ 2 + ell * r18 ^ 2 * r6 ^ 2) (C).
  numerator_eq N29 E24 (C * r22 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r10 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N30 K0 (19 * C * r18 ^ 2 * r6 ^ 2 + 21 * ell * r10 ^ 2 * r18 ^ 2 + 21 * ell * r18 ^ 2 * r6 ^ 2 - 4 * nu_T * r10 ^ 2 * r18 ^ 2 - 4 * nu_T * r18 ^ 2 * r6 ^ 2) (21 * C).
  numerator_eq N31 E28 (- C * r18 ^ 2 * r6 ^ 2 + C * r26 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * r18 ^ 2 * r6 ^ 2 + C * r6 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) by lra.
  assert (P32 : 0 <= r18 ^ 2 - 1) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P32 (Rlt_le _ _ H0)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T35.
  assert (Q36 : (1) * (- C * r18 ^ 2 * r6 ^ 2 + C * r26 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q39 : (- 1) * (- C * r18 ^ 2 * r6 ^ 2 + C * r26 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P40 : 0 <= r10 ^ 2) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P40 (Rlt_le _ _ H5)) (Rlt_le _ _ F19)) (Rlt_le _ _ F19)) as T43.
  assert (P44 : 0 < r18 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P44 H5) F7) F7) as T45.
  clear - Neg T35 Q36 Neg0 Q39 T43 T45; lra.
Qed.

Lemma tab_results_CNP_general_bandit_upper__lemma_4 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt T <= sqrt (K * T + K * ell * (D + T) / C).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_3 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_bandit_upper : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt (K * T + K * ell * (D + T) / C).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_3 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_4 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_full_upper : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) -> R_ <= 11 * sqrt lambda * sqrt (1 + ell / C) * sqrt (D + T).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  assert (E : nu_T / C <= 5 * (ell / C)) by (replace (5 * (ell / C)) with (5 * ell / C) by (field; lra); apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; lra | lra]).
  assert (P : 0 < ell / C) by pos; assert (L2 : 69 / 100 <= ln 2) by interval.
  pose proof (sqrt_lt_R0 lambda ltac:(lra)) as PL; pose proof (sqrt_lt_R0 (D + T) ltac:(lra)) as PD.
  assert (A : sqrt (1 + 2 * nu_T / C) <= 13 / 4 * sqrt (1 + ell / C)) by (apply sqrt_le_of; [pose proof (sqrt_pos (1 + ell / C)); lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; unfold Rdiv in *; lra).
  assert (B : sqrt T <= 5 / 4 * (sqrt lambda * sqrt (D + T))) by (apply sqrt_le_of; [assert (0 <= sqrt lambda * sqrt (D + T)) by pos; lra |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; nra).
  assert (G : 1 <= sqrt (1 + ell / C)) by (rewrite <- sqrt_1 at 1; apply sqrt_le_1_alt; lra).
  set (r := sqrt (1 + ell / C)) in *; set (q := sqrt (1 + 2 * nu_T / C)) in *; set (z := sqrt lambda * sqrt (D + T)) in *.
  assert (PZ : 0 < z) by (unfold z; pos).
  assert (A2 : z * q <= z * (13 / 4 * r)) by (apply Rmult_le_compat_l; lra).
  assert (G2 : z * 1 <= z * r) by (apply Rmult_le_compat_l; lra).
  replace (3 * sqrt lambda * q * sqrt (D + T)) with (3 * (z * q)) in * by (unfold z; ring).
  replace (11 * sqrt lambda * r * sqrt (D + T)) with (11 * (z * r)) by (unfold z; ring).
  lra.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity_excess : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * ell * Rmin (K / lambda) (D / T + 1) -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3.
Proof.
  intros C D K T ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  pose proof (Rmin_or (K / lambda) (D / T + 1)) as M5.
  call m6 (Rmin (K / lambda) (D / T + 1)).
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  fraction_le (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C).
  numerator_le N9 (Rge_le _ _ H9) (C * lambda - 3 * K * ell) (lambda).
  numerator_le N10 L8 (D * lambda - K * T + T * lambda) (T * lambda).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  pose proof (mul_le _ _ H1 N9) as T15.
  pose proof (mul_le _ _ (Rlt_le _ _ H3) N9) as T17.
  assert (P19 : 0 <= K - lambda) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H3)) P19) as T20.
  clear - Neg Neg0 T15 T17 T20; lra.
  }
  {
  fraction_le (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C).
  numerator_le N21 (Rge_le _ _ H9) (C * T - 3 * D * ell - 3 * T * ell) (T).
  numerator_le N22 L8 (- D * lambda + K * T - T * lambda) (T * lambda).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H2) N21) as T27.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) (Rlt_le _ _ H5)) as T31.
  clear - Neg Neg0 T27 T31; lra.
  }
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity__lemma_1 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> K * (T + 2 * nu_T * (D + T) / C) <= 10 * D * lambda / 3 + 13 * K * T / 3.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S10 : 0 <= D) by pos.
  root_0 r11 F12 E13 D.
  subst D.
  assert (S14 : 0 < lambda) by pos.
  root r15 F16 E17 lambda.
  rewrite E17 in *.
  assert (S18 : 0 < K) by pos.
  root r19 F20 E21 K.
  subst K.
  assert (S22 : 0 < r6 ^ 2 + 2 * nu_T * (r11 ^ 2 + r6 ^ 2) / C) by pos.
  root r23 F24 E25 ((r6 ^ 2) + 2 * nu_T * ((r11 ^ 2) + (r6 ^ 2)) / C).
  fraction_le (10 * C * r11 ^ 2 * r15 ^ 2 / 3 + 10 * C * r19 ^ 2 * r6 ^ 2 / 3 - 2 * nu_T * r11 ^ 2 * r19 ^ 2 - 2 * nu_T * r19 ^ 2 * r6 ^ 2) (C).
  numerator_le N26 H12 (C * r11 ^ 2 * r15 ^ 2 + C * r19 ^ 2 * r6 ^ 2 - 3 * ell * r11 ^ 2 * r19 ^ 2 - 3 * ell * r19 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N27 E25 (C * r23 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r11 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * C * r11 ^ 2 * r15 ^ 2 / 3 - 10 * C * r19 ^ 2 * r6 ^ 2 / 3 + 2 * nu_T * r11 ^ 2 * r19 ^ 2 + 2 * nu_T * r19 ^ 2 * r6 ^ 2) by lra.
  assert (P28 : 0 <= 5 * ell - nu_T) by (pose proof H11; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P28 F12) F12) (Rlt_le _ _ F20)) (Rlt_le _ _ F20)) as T29.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P28 (Rlt_le _ _ F20)) (Rlt_le _ _ F20)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T30.
  clear - Neg T29 T30 N26 Neg0; lra.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity__lemma_2 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) <= sqrt (10 * D * lambda / 3 + 13 * K * T / 3).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity__lemma_3 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt (10 * D * lambda / 3 + 13 * K * T / 3) <= 2 * sqrt D * sqrt lambda + 21 * sqrt K * sqrt T / 10.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S10 : 0 <= D) by pos.
  root_0 r11 F12 E13 D.
  subst D.
  assert (S14 : 0 < lambda) by pos.
  root r15 F16 E17 lambda.
  rewrite E17 in *.
  assert (S18 : 0 < K) by pos.
  root r19 F20 E21 K.
  subst K.
  assert (S22 : 0 < r6 ^ 2 + 2 * nu_T * (r11 ^ 2 + r6 ^ 2) / C) by pos.
  root r23 F24 E25 ((r6 ^ 2) + 2 * nu_T * ((r11 ^ 2) + (r6 ^ 2)) / C).
  assert (S26 : 0 < 10 * r11 ^ 2 * r15 ^ 2 / 3 + 13 * r19 ^ 2 * r6 ^ 2 / 3) by pos.
  root r27 F28 E29 (10 * (r11 ^ 2) * (r15 ^ 2) / 3 + 13 * (r19 ^ 2) * (r6 ^ 2) / 3).
  fraction_le (2 * r11 * r15 + 21 * r19 * r6 / 10 - r27) (1).
  assert (R52 : 0 <= r27 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V184 : 0 <= 10 * r11 ^ 2 * r15 ^ 2 / 3 + 13 * r19 ^ 2 * r6 ^ 2 / 3 - r6 ^ 2).
  {
  numerator_le N175 H12 (C * r11 ^ 2 * r15 ^ 2 + C * r19 ^ 2 * r6 ^ 2 - 3 * ell * r11 ^ 2 * r19 ^ 2 - 3 * ell * r19 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N176 E25 (C * r23 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r11 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N177 K0 (10 * C * r11 ^ 2 * r15 ^ 2 + 10 * C * r19 ^ 2 * r6 ^ 2 - 6 * nu_T * r11 ^ 2 * r19 ^ 2 - 6 * nu_T * r19 ^ 2 * r6 ^ 2) (3 * C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * r11 ^ 2 * r15 ^ 2 / 3 - 13 * r19 ^ 2 * r6 ^ 2 / 3 + r6 ^ 2) by lra.
  assert (P178 : 0 <= r11 ^ 2) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P178 (Rlt_le _ _ F16)) (Rlt_le _ _ F16)) as T179.
  assert (P180 : 0 < r19 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P180 F7) F7) as T181.
  assert (P182 : 0 <= r19 ^ 2 - 1) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ (mul_le _ _ P182 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T183.
  clear - Neg T179 T181 T183 Neg0; lra.
  }
  assert (V0 : - 10 * r11 ^ 2 * r15 ^ 2 / 3 - 13 * r19 ^ 2 * r6 ^ 2 / 3 + r27 ^ 2 = 0).
  {
  numerator_le N185 H12 (C * r11 ^ 2 * r15 ^ 2 + C * r19 ^ 2 * r6 ^ 2 - 3 * ell * r11 ^ 2 * r19 ^ 2 - 3 * ell * r19 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N186 E25 (C * r23 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r11 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N187 K0 (10 * C * r11 ^ 2 * r15 ^ 2 + 10 * C * r19 ^ 2 * r6 ^ 2 - 6 * nu_T * r11 ^ 2 * r19 ^ 2 - 6 * nu_T * r19 ^ 2 * r6 ^ 2) (3 * C).
  assert (Q188 : (1) * (- 10 * r11 ^ 2 * r15 ^ 2 / 3 - 13 * r19 ^ 2 * r6 ^ 2 / 3 + r27 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q188; lra.
  }
  lra.
  }
  numerator_le N159 H12 (C * r11 ^ 2 * r15 ^ 2 + C * r19 ^ 2 * r6 ^ 2 - 3 * ell * r11 ^ 2 * r19 ^ 2 - 3 * ell * r19 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N160 E25 (C * r23 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r11 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N161 K0 (10 * C * r11 ^ 2 * r15 ^ 2 + 10 * C * r19 ^ 2 * r6 ^ 2 - 6 * nu_T * r11 ^ 2 * r19 ^ 2 - 6 * nu_T * r19 ^ 2 * r6 ^ 2) (3 * C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r11 * r15 - 21 * r19 * r6 / 10 + r27) by lra.
  assert (P162 : 0 < r19 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P162 F7) F7) as T163.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F7) F12) (Rlt_le _ _ F16)) (Rlt_le _ _ F20)) as T164.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F7) F12) (Rlt_le _ _ F16)) as T165.
  assert (P166 : 0 <= r27 - r6) by (pose proof R52; lra).
  pose proof (mul_le _ _ (mul_le _ _ P166 F12) (Rlt_le _ _ F16)) as T167.
  pose proof (mul_lt _ _ F28 Neg0) as T168.
  assert (Q169 : (1) * (- 10 * r11 ^ 2 * r15 ^ 2 / 3 - 13 * r19 ^ 2 * r6 ^ 2 / 3 + r27 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F20 F7) Neg0) as T170.
  pose proof (mul_le _ _ (mul_le _ _ F12 (Rlt_le _ _ F16)) (Rlt_le _ _ Neg0)) as T171.
  clear - Neg T163 T164 T165 T167 T168 Q169 T170 T171; lra.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity__lemma_4 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt T <= sqrt K * sqrt T.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_3 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> R_ <= 11 * sqrt D * sqrt lambda + 11 * sqrt K * sqrt T.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_3 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_4 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S10 : 0 <= D) by pos.
  root_0 r11 F12 E13 D.
  subst D.
  assert (S14 : 0 < lambda) by pos.
  root r15 F16 E17 lambda.
  rewrite E17 in *.
  assert (S18 : 0 < K) by pos.
  root r19 F20 E21 K.
  subst K.
  assert (S22 : 0 < r6 ^ 2 + 2 * nu_T * (r11 ^ 2 + r6 ^ 2) / C) by pos.
  root r23 F24 E25 ((r6 ^ 2) + 2 * nu_T * ((r11 ^ 2) + (r6 ^ 2)) / C).
  assert (S26 : 0 < 10 * r11 ^ 2 * r15 ^ 2 / 3 + 13 * r19 ^ 2 * r6 ^ 2 / 3) by pos.
  root r27 F28 E29 (10 * (r11 ^ 2) * (r15 ^ 2) / 3 + 13 * (r19 ^ 2) * (r6 ^ 2) / 3).
  fraction_le (- R_ + 11 * r11 * r15 + 11 * r19 * r6) (1).
  numerator_le N30 H12 (C * r11 ^ 2 * r15 ^ 2 + C * r19 ^ 2 * r6 ^ 2 - 3 * ell * r11 ^ 2 * r19 ^ 2 - 3 * ell * r19 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N31 E25 (C * r23 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r11 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N32 K0 (10 * C * r11 ^ 2 * r15 ^ 2 + 10 * C * r19 ^ 2 * r6 ^ 2 - 6 * nu_T * r11 ^ 2 * r19 ^ 2 - 6 * nu_T * r19 ^ 2 * r6 ^ 2) (3 * C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 11 * r11 * r15 - 11 * r19 * r6) by lra.
  pose proof (mul_lt _ _ F7 F20) as T33.
  assert (P34 : 0 <= - R_ + 3 * r11 * r15 + 4 * r19 * r23 + r6) by (pose proof H13; lra).
  assert (P35 : 0 <= 2 * r11 * r15 + 21 * r19 * r6 / 10 - r27) by (pose proof K2; lra).
  assert (P36 : 0 <= r19 * r6 - r6) by (pose proof K3; lra).
  assert (P37 : 0 <= - r19 * r23 + r27) by (pose proof K1; lra).
  clear - Neg T33 P34 P35 P36 Neg0 P37; lra.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity_allowed : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> Rmin (K / lambda) (D / T + 1) >= 1.
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  pose proof (Rmin_or (K / lambda) (D / T + 1)) as M5.
  call m6 (Rmin (K / lambda) (D / T + 1)).
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  apply Rle_ge.
  fraction_le (K - lambda) (lambda).
  numerator_le N9 L8 (D * lambda - K * T + T * lambda) (T * lambda).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - K + lambda) by lra.
  assert (P12 : 0 <= K - lambda) by (pose proof H6; lra).
  clear - Neg Neg0 P12; lra.
  }
  {
  apply Rle_ge.
  fraction_le (D) (T).
  pos.
  }
Qed.

Lemma tab_results_CNP_general_full_upper_capacity__lemma_1 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> C >= 3 * ell -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) -> 1 + 2 * nu_T / C <= 13 / 3.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < lambda) by pos.
  root r10 F11 E12 lambda.
  rewrite E12 in *.
  assert (S13 : 0 < 1 + 2 * nu_T / C) by pos.
  root r14 F15 E16 (1 + 2 * nu_T / C).
  assert (S17 : 0 < D + r6 ^ 2) by pos.
  root r18 F19 E20 (D + (r6 ^ 2)).
  fraction_le (10 * C / 3 - 2 * nu_T) (C).
  numerator_eq N21 E16 (C * r14 ^ 2 - C - 2 * nu_T) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * C / 3 + 2 * nu_T) by lra.
  assert (P22 : 0 <= 5 * ell - nu_T) by (pose proof H11; lra).
  assert (P23 : 0 <= C - 3 * ell) by (pose proof (Rge_le _ _ H12); lra).
  clear - Neg P22 P23 Neg0; lra.
Qed.

Lemma tab_results_CNP_general_full_upper_capacity__lemma_2 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> C >= 3 * ell -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) -> sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) <= 25 * sqrt lambda * sqrt (D + T) / 12.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_full_upper_capacity__lemma_3 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> C >= 3 * ell -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) -> sqrt T <= 5 * sqrt lambda * sqrt (D + T) / 4.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_full_upper_capacity : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> C >= 3 * ell -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) -> R_ <= 8 * sqrt lambda * sqrt (D + T).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_3 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit_excess : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3.
Proof.
  intros C D K T ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C).
  numerator_le N5 (Rge_le _ _ H9) (C * lambda - 3 * K * ell) (lambda).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  pose proof (mul_le _ _ H1 N5) as T10.
  pose proof (mul_le _ _ (Rlt_le _ _ H3) N5) as T12.
  assert (P14 : 0 <= K - lambda) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H3)) P14) as T15.
  clear - Neg Neg0 T10 T12 T15; lra.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit__lemma_1 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> K * (T + 2 * nu_T * (D + T) / C) <= 10 * D * lambda / 3 + 13 * K * T / 3.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S11 : 0 <= D) by pos.
  root_0 r12 F13 E14 D.
  subst D.
  assert (S15 : 0 < lambda) by pos.
  root r16 F17 E18 lambda.
  rewrite E18 in *.
  assert (S19 : 0 < K) by pos.
  root r20 F21 E22 K.
  subst K.
  assert (S23 : 0 < r6 ^ 2 + 2 * nu_T * (r12 ^ 2 + r6 ^ 2) / C) by pos.
  root r24 F25 E26 ((r6 ^ 2) + 2 * nu_T * ((r12 ^ 2) + (r6 ^ 2)) / C).
  fraction_le (10 * C * r12 ^ 2 * r16 ^ 2 / 3 + 10 * C * r20 ^ 2 * r6 ^ 2 / 3 - 2 * nu_T * r12 ^ 2 * r20 ^ 2 - 2 * nu_T * r20 ^ 2 * r6 ^ 2) (C).
  numerator_le N27 (Rge_le _ _ H11) (C * r16 ^ 2 - 3 * ell * r20 ^ 2) (r16 ^ 2).
  numerator_le N28 H13 (C * r12 ^ 2 * r16 ^ 2 + C * r20 ^ 2 * r6 ^ 2 - 3 * ell * r12 ^ 2 * r20 ^ 2 - 3 * ell * r20 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N29 E26 (C * r24 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r12 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * C * r12 ^ 2 * r16 ^ 2 / 3 - 10 * C * r20 ^ 2 * r6 ^ 2 / 3 + 2 * nu_T * r12 ^ 2 * r20 ^ 2 + 2 * nu_T * r20 ^ 2 * r6 ^ 2) by lra.
  assert (P30 : 0 <= 5 * ell - nu_T) by (pose proof H12; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P30 F13) F13) (Rlt_le _ _ F21)) (Rlt_le _ _ F21)) as T31.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ F21)) (Rlt_le _ _ F21)) (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T32.
  clear - Neg T31 T32 N28 Neg0; lra.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit__lemma_2 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) <= sqrt (10 * D * lambda / 3 + 13 * K * T / 3).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit__lemma_3 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt (10 * D * lambda / 3 + 13 * K * T / 3) <= 2 * sqrt D * sqrt lambda + 21 * sqrt K * sqrt T / 10.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S11 : 0 <= D) by pos.
  root_0 r12 F13 E14 D.
  subst D.
  assert (S15 : 0 < lambda) by pos.
  root r16 F17 E18 lambda.
  rewrite E18 in *.
  assert (S19 : 0 < K) by pos.
  root r20 F21 E22 K.
  subst K.
  assert (S23 : 0 < r6 ^ 2 + 2 * nu_T * (r12 ^ 2 + r6 ^ 2) / C) by pos.
  root r24 F25 E26 ((r6 ^ 2) + 2 * nu_T * ((r12 ^ 2) + (r6 ^ 2)) / C).
  assert (S27 : 0 < 10 * r12 ^ 2 * r16 ^ 2 / 3 + 13 * r20 ^ 2 * r6 ^ 2 / 3) by pos.
  root r28 F29 E30 (10 * (r12 ^ 2) * (r16 ^ 2) / 3 + 13 * (r20 ^ 2) * (r6 ^ 2) / 3).
  fraction_le (2 * r12 * r16 + 21 * r20 * r6 / 10 - r28) (1).
  assert (R51 : 0 <= r28 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V180 : 0 <= 10 * r12 ^ 2 * r16 ^ 2 / 3 + 13 * r20 ^ 2 * r6 ^ 2 / 3 - r6 ^ 2).
  {
  numerator_le N170 (Rge_le _ _ H11) (C * r16 ^ 2 - 3 * ell * r20 ^ 2) (r16 ^ 2).
  numerator_le N171 H13 (C * r12 ^ 2 * r16 ^ 2 + C * r20 ^ 2 * r6 ^ 2 - 3 * ell * r12 ^ 2 * r20 ^ 2 - 3 * ell * r20 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N172 E26 (C * r24 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r12 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N173 K0 (10 * C * r12 ^ 2 * r16 ^ 2 + 10 * C * r20 ^ 2 * r6 ^ 2 - 6 * nu_T * r12 ^ 2 * r20 ^ 2 - 6 * nu_T * r20 ^ 2 * r6 ^ 2) (3 * C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * r12 ^ 2 * r16 ^ 2 / 3 - 13 * r20 ^ 2 * r6 ^ 2 / 3 + r6 ^ 2) by lra.
  assert (P174 : 0 <= r12 ^ 2) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P174 (Rlt_le _ _ F17)) (Rlt_le _ _ F17)) as T175.
  assert (P176 : 0 < r20 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P176 F7) F7) as T177.
  assert (P178 : 0 <= r20 ^ 2 - 1) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ (mul_le _ _ P178 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T179.
  clear - Neg T175 T177 T179 Neg0; lra.
  }
  assert (V0 : - 10 * r12 ^ 2 * r16 ^ 2 / 3 - 13 * r20 ^ 2 * r6 ^ 2 / 3 + r28 ^ 2 = 0).
  {
  numerator_le N181 (Rge_le _ _ H11) (C * r16 ^ 2 - 3 * ell * r20 ^ 2) (r16 ^ 2).
  numerator_le N182 H13 (C * r12 ^ 2 * r16 ^ 2 + C * r20 ^ 2 * r6 ^ 2 - 3 * ell * r12 ^ 2 * r20 ^ 2 - 3 * ell * r20 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N183 E26 (C * r24 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r12 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N184 K0 (10 * C * r12 ^ 2 * r16 ^ 2 + 10 * C * r20 ^ 2 * r6 ^ 2 - 6 * nu_T * r12 ^ 2 * r20 ^ 2 - 6 * nu_T * r20 ^ 2 * r6 ^ 2) (3 * C).
  assert (Q185 : (1) * (- 10 * r12 ^ 2 * r16 ^ 2 / 3 - 13 * r20 ^ 2 * r6 ^ 2 / 3 + r28 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q185; lra.
  }
  lra.
  }
  numerator_le N152 (Rge_le _ _ H11) (C * r16 ^ 2 - 3 * ell * r20 ^ 2) (r16 ^ 2).
  numerator_le N153 H13 (C * r12 ^ 2 * r16 ^ 2 + C * r20 ^ 2 * r6 ^ 2 - 3 * ell * r12 ^ 2 * r20 ^ 2 - 3 * ell * r20 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N154 E26 (C * r24 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r12 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N155 K0 (10 * C * r12 ^ 2 * r16 ^ 2 + 10 * C * r20 ^ 2 * r6 ^ 2 - 6 * nu_T * r12 ^ 2 * r20 ^ 2 - 6 * nu_T * r20 ^ 2 * r6 ^ 2) (3 * C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r12 * r16 - 21 * r20 * r6 / 10 + r28) by lra.
  assert (P156 : 0 < r20 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P156 F7) F7) as T157.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F7) F13) (Rlt_le _ _ F17)) (Rlt_le _ _ F21)) as T158.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F7) F13) (Rlt_le _ _ F17)) as T159.
  assert (P160 : 0 <= r28 - r6) by (pose proof R51; lra).
  pose proof (mul_le _ _ (mul_le _ _ P160 F13) (Rlt_le _ _ F17)) as T161.
  pose proof (mul_lt _ _ F29 Neg0) as T162.
  assert (Q163 : (1) * (- 10 * r12 ^ 2 * r16 ^ 2 / 3 - 13 * r20 ^ 2 * r6 ^ 2 / 3 + r28 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F21 F7) Neg0) as T164.
  pose proof (mul_le _ _ (mul_le _ _ F13 (Rlt_le _ _ F17)) (Rlt_le _ _ Neg0)) as T165.
  clear - Neg T157 T158 T159 T161 T162 Q163 T164 T165; lra.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit__lemma_4 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt T <= sqrt K * sqrt T.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_3 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> R_ <= 11 * sqrt D * sqrt lambda + 11 * sqrt K * sqrt T.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_1 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_2 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_3 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_4 C D K R_ T ell lambda nu_T shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S11 : 0 <= D) by pos.
  root_0 r12 F13 E14 D.
  subst D.
  assert (S15 : 0 < lambda) by pos.
  root r16 F17 E18 lambda.
  rewrite E18 in *.
  assert (S19 : 0 < K) by pos.
  root r20 F21 E22 K.
  subst K.
  assert (S23 : 0 < r6 ^ 2 + 2 * nu_T * (r12 ^ 2 + r6 ^ 2) / C) by pos.
  root r24 F25 E26 ((r6 ^ 2) + 2 * nu_T * ((r12 ^ 2) + (r6 ^ 2)) / C).
  assert (S27 : 0 < 10 * r12 ^ 2 * r16 ^ 2 / 3 + 13 * r20 ^ 2 * r6 ^ 2 / 3) by pos.
  root r28 F29 E30 (10 * (r12 ^ 2) * (r16 ^ 2) / 3 + 13 * (r20 ^ 2) * (r6 ^ 2) / 3).
  fraction_le (- R_ + 11 * r12 * r16 + 11 * r20 * r6) (1).
  numerator_le N31 (Rge_le _ _ H11) (C * r16 ^ 2 - 3 * ell * r20 ^ 2) (r16 ^ 2).
  numerator_le N32 H13 (C * r12 ^ 2 * r16 ^ 2 + C * r20 ^ 2 * r6 ^ 2 - 3 * ell * r12 ^ 2 * r20 ^ 2 - 3 * ell * r20 ^ 2 * r6 ^ 2) (3 * C).
  numerator_eq N33 E26 (C * r24 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r12 ^ 2 - 2 * nu_T * r6 ^ 2) (C).
  numerator_le N34 K0 (10 * C * r12 ^ 2 * r16 ^ 2 + 10 * C * r20 ^ 2 * r6 ^ 2 - 6 * nu_T * r12 ^ 2 * r20 ^ 2 - 6 * nu_T * r20 ^ 2 * r6 ^ 2) (3 * C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 11 * r12 * r16 - 11 * r20 * r6) by lra.
  pose proof (mul_lt _ _ F7 F21) as T35.
  assert (P36 : 0 <= - R_ + 3 * r12 * r16 + 4 * r20 * r24 + r6) by (pose proof H14; lra).
  assert (P37 : 0 <= 2 * r12 * r16 + 21 * r20 * r6 / 10 - r28) by (pose proof K2; lra).
  assert (P38 : 0 <= r20 * r6 - r6) by (pose proof K3; lra).
  assert (P39 : 0 <= - r20 * r24 + r28) by (pose proof K1; lra).
  clear - Neg T35 P36 P37 P38 Neg0 P39; lra.
Qed.

Lemma tab_results_CNP_general_bandit_lower__lemma_1 : forall (C : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 < C -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> R_ >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt lambda / 57 -> K * T + d * K * T / C <= K * T * (1 + d / C).
Proof.
  intros C K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_bandit_lower__lemma_2 : forall (C : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 < C -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> R_ >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt lambda / 57 -> sqrt (K * T + d * K * T / C) <= sqrt K * sqrt T * sqrt (1 + d / C).
Proof.
  intros C K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_bandit_lower__lemma_1 C K R_ T d lambda shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_bandit_lower : forall (C : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 < C -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> R_ >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt lambda / 57 -> R_ >= sqrt d * sqrt T * sqrt lambda / 57 + sqrt (K * T + d * K * T / C) / 57.
Proof.
  intros C K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_bandit_lower__lemma_1 C K R_ T d lambda shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_CNP_general_bandit_lower__lemma_2 C K R_ T d lambda shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_bandit_lower_conditions : forall (C : R) (K : R) (T : R) (d : R) (lambda : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> sqrt d * sqrt T * sqrt lambda / 57 + sqrt (K * T + d * K * T / C) / 57 <= T.
Proof.
  intros C K T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (A : sqrt d * sqrt T * sqrt lambda <= T) by (rewrite <- !sqrt_mult by pos; apply sqrt_le_of; [lra |]; assert (d * lambda <= T) by lra; nra).
  assert (Kd : K * (d + 1) / C <= T) by (apply Rle_div_l; lra).
  assert (E : d * K * T / C <= T * T) by (replace (d * K * T / C) with (K * (d + 1) / C * T - K * T / C) by (field; lra); assert (0 <= K * T / C) by pos; nra).
  assert (B : sqrt (K * T + d * K * T / C) <= 3 / 2 * T) by (apply sqrt_le_of; [lra | nra]).
  lra.
Qed.

Lemma tab_results_CNP_general_full_lower : forall (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> R_ >= sqrt 2 * sqrt T * sqrt lambda * sqrt (d + 1) / 40 -> R_ >= sqrt 2 * sqrt lambda * sqrt (d * T + T) / 40.
Proof.
  intros K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  assert (S9 : 0 < T) by pos.
  root r10 F11 E12 T.
  subst T.
  assert (S13 : 0 < lambda) by pos.
  root r14 F15 E16 lambda.
  rewrite E16 in *.
  assert (S17 : 0 < d + 1) by pos.
  root r18 F19 E20 (d + 1).
  assert (S21 : 0 < d * r10 ^ 2 + r10 ^ 2) by pos.
  root r22 F23 E24 (d * (r10 ^ 2) + (r10 ^ 2)).
  apply Rle_ge.
  fraction_le (R_ - r14 * r22 * r6 / 40) (1).
  assert (R28 : 0 <= r10 * r18 - r22).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V73 : 0 <= 0) by pos.
  assert (V0 : r10 ^ 2 * r18 ^ 2 - r22 ^ 2 = 0).
  {
  assert (Q74 : (r10 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q75 : (- 1) * (- d * r10 ^ 2 - r10 ^ 2 + r22 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q74 Q75; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r14 * r22 * r6 / 40) by lra.
  assert (P65 : 0 <= R_ - r10 * r14 * r18 * r6 / 40) by (pose proof (Rge_le _ _ H10); lra).
  pose proof (mul_le _ _ (mul_le _ _ R28 (Rlt_le _ _ F15)) (Rlt_le _ _ F7)) as T70.
  clear - Neg P65 T70 Neg0; lra.
Qed.

Lemma tab_results_CNP_general_full_lower_conditions : forall (K : R) (T : R) (d : R) (lambda : R), 0 < K -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> sqrt 2 * sqrt lambda * sqrt (d * T + T) / 40 <= T.
Proof.
  intros K T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  assert (S9 : 0 < lambda) by pos.
  root r10 F11 E12 lambda.
  subst lambda.
  assert (S13 : 0 < T * d + T) by pos.
  root r14 F15 E16 (d * T + T).
  fraction_le (T - r10 * r14 * r6 / 40) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + r10 * r14 * r6 / 40) by lra.
  pose proof (mul_lt _ _ F7 Neg0) as T34.
  assert (Q35 : (r10 * r14 / 40) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H1 F7) Neg0) as T37.
  assert (Q38 : (T * r10 * r14 / 40) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F11 F15) Neg0) as T41.
  pose proof (mul_lt _ _ H1 F7) as T42.
  assert (P43 : 0 <= T - d * r10 ^ 2 - r10 ^ 2) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H1) P43) (Rlt_le _ _ F7)) as T44.
  assert (Q45 : (- r6 * r10 ^ 2) * (- T * d - T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ H2 (Rlt_le _ _ F11)) (Rlt_le _ _ F15)) as T47.
  assert (P48 : 0 <= T - d - 1) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P48 (Rlt_le _ _ F11)) (Rlt_le _ _ F15)) as T49.
  clear - Neg T34 Q35 T37 Q38 T41 T42 T44 Q45 T47 T49; lra.
Qed.

Lemma tab_results_CNP_general_bandit_lower_capacity : forall (C : R) (K : R) (R_ : R) (T : R) (d : R) (g : R) (lambda : R), 0 < C -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < g -> 0 < lambda -> R_ <= g * (sqrt K * sqrt T + sqrt d * sqrt T * sqrt lambda) -> R_ >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt lambda / 57 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> C >= Rmin d (K / lambda) / (12996 * g ^ 2).
Proof.
  intros C K R_ T d g lambda H0 H1 H2 H3 Hd H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15.
  assert (U0 : 0 <= sqrt K * sqrt T * sqrt (1 + d / C)) by (repeat apply mul_le; apply sqrt_pos).
  assert (V0 : 0 <= sqrt d * sqrt T * sqrt lambda) by (repeat apply mul_le; apply sqrt_pos).
  assert (B : sqrt K * sqrt T * sqrt (1 + d / C) <= 57 * g * (sqrt K * sqrt T + sqrt d * sqrt T * sqrt lambda)).
  {
  lra.
  }
  assert (X : K * (1 + d / C) * T <= 57 ^ 2 * g ^ 2 * ((sqrt K + sqrt (d * lambda)) ^ 2 * T)).
  {
  pose proof (pow_incr (sqrt K * sqrt T * sqrt (1 + d / C)) _ 2 (conj U0 B)) as V.
  replace ((sqrt K * sqrt T * sqrt (1 + d / C)) ^ 2) with (sqrt K ^ 2 * sqrt T ^ 2 * sqrt (1 + d / C) ^ 2) in V by ring.
  replace ((57 * g * (sqrt K * sqrt T + sqrt d * sqrt T * sqrt lambda)) ^ 2) with (57 ^ 2 * g ^ 2 * ((sqrt K + sqrt d * sqrt lambda) ^ 2 * sqrt T ^ 2)) in V by ring.
  rewrite <- (sqrt_mult d lambda) in V by lra; rewrite !pow2_sqrt in V by pos; lra.
  }
  assert (G2 : 0 < g ^ 2) by pos.
  assert (Z : K * d <= 12996 * g ^ 2 * C * Rmax K (d * lambda)).
  {
  assert (X2 : K * (1 + d / C) <= 57 ^ 2 * g ^ 2 * (sqrt K + sqrt (d * lambda)) ^ 2) by (apply (Rmult_le_reg_r T); lra).
  assert (S : (sqrt K + sqrt (d * lambda)) ^ 2 <= 4 * Rmax K (d * lambda)).
  {
  pose proof (pow2_sqrt K ltac:(lra)); pose proof (pow2_sqrt (d * lambda) ltac:(pos)); pose proof (Rmax_l K (d * lambda)); pose proof (Rmax_r K (d * lambda)); pose proof (Rle_0_sqr (sqrt K - sqrt (d * lambda))) as Q; unfold Rsqr in Q; lra.
  }
  pose proof (mul_le (57 ^ 2 * g ^ 2) (4 * Rmax K (d * lambda) - (sqrt K + sqrt (d * lambda)) ^ 2) ltac:(pos) ltac:(lra)) as S2.
  apply (Rmult_le_compat_r C) in X2; [| lra]; replace (K * (1 + d / C) * C) with (K * C + K * d) in X2 by (field; lra).
  pose proof (mul_le C (57 ^ 2 * g ^ 2 * (4 * Rmax K (d * lambda) - (sqrt K + sqrt (d * lambda)) ^ 2)) ltac:(lra) S2); pose proof (mul_lt K C ltac:(lra) ltac:(lra)); lra.
  }
  apply Rle_ge; apply (Rmult_le_reg_r (12996 * g ^ 2)); [lra |].
  replace (Rmin d (K / lambda) / (12996 * g ^ 2) * (12996 * g ^ 2)) with (Rmin d (K / lambda)) by (field; lra).
  destruct (Rmax_or K (d * lambda)) as [[E F] | [E F]]; rewrite E in Z.
  pose proof (Rmin_l d (K / lambda)); apply (Rle_trans _ d); [assumption |]; apply (Rmult_le_reg_l K); lra.
  assert (D : 0 < d) by (destruct (Rle_lt_or_eq_dec _ _ Hd) as [D | D]; [exact D | rewrite <- D in F; lra]).
  pose proof (Rmin_r d (K / lambda)); apply (Rle_trans _ (K / lambda)); [assumption |]; apply (Rmult_le_reg_r (lambda * d)); [pos |].
  replace (K / lambda * (lambda * d)) with (K * d) by (field; lra); lra.
Qed.

Lemma tab_results_CNP_general_bandit_lower_capacity_rate_below_T : forall (C : R) (K : R) (R_ : R) (T : R) (d : R) (g : R) (lambda : R), 0 < C -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < g -> 0 < lambda -> R_ <= g * (sqrt K * sqrt T + sqrt d * sqrt T * sqrt lambda) -> K >= 2 -> R_ >= Rmin T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt T * sqrt lambda) / 57 -> 57 * g * (sqrt K * sqrt T + sqrt d * sqrt T * sqrt lambda) < T -> C >= Rmin d (K / lambda) / (12996 * g ^ 2).
Proof.
  intros C K R_ T d g lambda H0 H1 H2 H3 Hd H5 H6 H7 H8 H9 H10.
  assert (U0 : 0 <= sqrt K * sqrt T * sqrt (1 + d / C)) by (repeat apply mul_le; apply sqrt_pos).
  assert (V0 : 0 <= sqrt d * sqrt T * sqrt lambda) by (repeat apply mul_le; apply sqrt_pos).
  assert (B : sqrt K * sqrt T * sqrt (1 + d / C) <= 57 * g * (sqrt K * sqrt T + sqrt d * sqrt T * sqrt lambda)).
  {
  destruct (Rmin_or T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt T * sqrt lambda)) as [[E F] | [E F]]; rewrite E in H9; lra.
  }
  assert (X : K * (1 + d / C) * T <= 57 ^ 2 * g ^ 2 * ((sqrt K + sqrt (d * lambda)) ^ 2 * T)).
  {
  pose proof (pow_incr (sqrt K * sqrt T * sqrt (1 + d / C)) _ 2 (conj U0 B)) as V.
  replace ((sqrt K * sqrt T * sqrt (1 + d / C)) ^ 2) with (sqrt K ^ 2 * sqrt T ^ 2 * sqrt (1 + d / C) ^ 2) in V by ring.
  replace ((57 * g * (sqrt K * sqrt T + sqrt d * sqrt T * sqrt lambda)) ^ 2) with (57 ^ 2 * g ^ 2 * ((sqrt K + sqrt d * sqrt lambda) ^ 2 * sqrt T ^ 2)) in V by ring.
  rewrite <- (sqrt_mult d lambda) in V by lra; rewrite !pow2_sqrt in V by pos; lra.
  }
  assert (G2 : 0 < g ^ 2) by pos.
  assert (Z : K * d <= 12996 * g ^ 2 * C * Rmax K (d * lambda)).
  {
  assert (X2 : K * (1 + d / C) <= 57 ^ 2 * g ^ 2 * (sqrt K + sqrt (d * lambda)) ^ 2) by (apply (Rmult_le_reg_r T); lra).
  assert (S : (sqrt K + sqrt (d * lambda)) ^ 2 <= 4 * Rmax K (d * lambda)).
  {
  pose proof (pow2_sqrt K ltac:(lra)); pose proof (pow2_sqrt (d * lambda) ltac:(pos)); pose proof (Rmax_l K (d * lambda)); pose proof (Rmax_r K (d * lambda)); pose proof (Rle_0_sqr (sqrt K - sqrt (d * lambda))) as Q; unfold Rsqr in Q; lra.
  }
  pose proof (mul_le (57 ^ 2 * g ^ 2) (4 * Rmax K (d * lambda) - (sqrt K + sqrt (d * lambda)) ^ 2) ltac:(pos) ltac:(lra)) as S2.
  apply (Rmult_le_compat_r C) in X2; [| lra]; replace (K * (1 + d / C) * C) with (K * C + K * d) in X2 by (field; lra).
  pose proof (mul_le C (57 ^ 2 * g ^ 2 * (4 * Rmax K (d * lambda) - (sqrt K + sqrt (d * lambda)) ^ 2)) ltac:(lra) S2); pose proof (mul_lt K C ltac:(lra) ltac:(lra)); lra.
  }
  apply Rle_ge; apply (Rmult_le_reg_r (12996 * g ^ 2)); [lra |].
  replace (Rmin d (K / lambda) / (12996 * g ^ 2) * (12996 * g ^ 2)) with (Rmin d (K / lambda)) by (field; lra).
  destruct (Rmax_or K (d * lambda)) as [[E F] | [E F]]; rewrite E in Z.
  pose proof (Rmin_l d (K / lambda)); apply (Rle_trans _ d); [assumption |]; apply (Rmult_le_reg_l K); lra.
  assert (D : 0 < d) by (destruct (Rle_lt_or_eq_dec _ _ Hd) as [D | D]; [exact D | rewrite <- D in F; lra]).
  pose proof (Rmin_r d (K / lambda)); apply (Rle_trans _ (K / lambda)); [assumption |]; apply (Rmult_le_reg_r (lambda * d)); [pos |].
  replace (K / lambda * (lambda * d)) with (K * d) by (field; lra); lra.
Qed.

Lemma tab_results_CNP_general_full_lower_capacity : forall (K : R) (R_ : R) (S_ : R) (T : R) (d : R) (lambda : R), 0 < K -> 0 <= R_ -> 0 <= S_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> S_ <= 15 * sqrt T * sqrt lambda * sqrt (d + 1) -> R_ >= sqrt 2 * sqrt T * sqrt lambda * sqrt (d + 1) / 40 -> S_ <= 425 * R_.
Proof.
  intros K R_ S_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < lambda) by pos.
  root r10 F11 E12 lambda.
  rewrite E12 in *.
  assert (S13 : 0 < d + 1) by pos.
  root r14 F15 E16 (d + 1).
  assert (S17 : 0 < 2) by pos.
  root r18 F19 E20 2.
  fraction_le (425 * R_ - S_) (1).
  assert (R23 : 0 <= 17 / 12 - r18).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V67 : 0 <= 1 / 144) by pos.
  assert (V0 : 2 - r18 ^ 2 = 0).
  {
  assert (Q68 : (- 1) * (r18 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q68; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 425 * R_ + S_) by lra.
  assert (P61 : 0 <= R_ - r10 * r14 * r18 * r6 / 40) by (pose proof (Rge_le _ _ H12); lra).
  assert (P62 : 0 <= - S_ + 15 * r10 * r14 * r6) by (pose proof H11; lra).
  pose proof (mul_le _ _ P62 (Rlt_le _ _ F19)) as T63.
  assert (P64 : 0 <= 17 / 12 - r18) by (pose proof R23; lra).
  pose proof (mul_le _ _ (mul_le _ _ P64 H2) (Rlt_le _ _ F19)) as T65.
  assert (Q66 : (- S_) * (r18 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg P61 Neg0 T63 T65 Q66; lra.
Qed.

Lemma tab_results_NCP_general_bandit_square : forall (C : R) (a : R) (m : R) (n : R), 0 < C -> 0 < a -> 0 < m -> 0 < n -> n <= C -> n <= m -> m >= 1 -> a >= 1 -> n * (Rmax 1 (a * m / C)) ^ 2 <= m + a ^ 2 * m ^ 2 / C.
Proof.
  intros C a m n H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (Rmax_or (1) (a * m / C)) as M1.
  call m2 (Rmax (1) (a * m / C)).
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  fraction_le (C * m - C * n + a ^ 2 * m ^ 2) (C).
  numerator_le N5 L4 (C - a * m) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * m + C * n - a ^ 2 * m ^ 2) by lra.
  assert (P9 : 0 <= m - n) by (pose proof H5; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P9) as T10.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H1 H1) H2) H2) as T13.
  clear - Neg Neg0 T10 T13; lra.
  }
  {
  fraction_le (m * C ^ 2 + C * a ^ 2 * m ^ 2 - n * a ^ 2 * m ^ 2) (C ^ 2).
  replace (m * C ^ 2 + C * a ^ 2 * m ^ 2 - n * a ^ 2 * m ^ 2) with ((m) * (C ^ 2 + C * m * a ^ 2 - m * n * a ^ 2)) by ring.
  apply mul_le; [pos |].
  numerator_le N15 L4 (- C + a * m) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C ^ 2 - C * m * a ^ 2 + m * n * a ^ 2) by lra.
  pose proof (mul_lt _ _ H0 H0) as T19.
  assert (P22 : 0 <= C - n) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ H1 H1) H2)) P22) as T23.
  clear - Neg Neg0 T19 T23; lra.
  }
Qed.

Lemma tab_results_NCP_general_bandit_first_power : forall (C : R) (a : R) (m : R) (n : R), 0 < C -> 0 < a -> 0 < m -> 0 < n -> n <= C -> n <= m -> m >= 1 -> a >= 1 -> n * Rmax 1 (a * m / C) <= a * m.
Proof.
  intros C a m n H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (Rmax_or (1) (a * m / C)) as M1.
  call m2 (Rmax (1) (a * m / C)).
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  fraction_le (a * m - n) (1).
  numerator_le N5 L4 (C - a * m) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a * m + n) by lra.
  assert (P8 : 0 <= m - n) by (pose proof H5; lra).
  assert (P11 : 0 <= a - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P11) as T12.
  clear - Neg Neg0 P8 T12; lra.
  }
  {
  fraction_le (C * a * m - a * m * n) (C).
  replace (C * a * m - a * m * n) with ((a * m) * (C - n)) by ring.
  apply mul_le; [pos |].
  numerator_le N14 L4 (- C + a * m) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + n) by lra.
  assert (P17 : 0 <= C - n) by (pose proof H4; lra).
  clear - Neg Neg0 P17; lra.
  }
Qed.

Lemma tab_results_NCP_general_bandit_repaired__lemma_1 : forall (C : R) (P : R) (Q : R) (a : R) (d_max : R) (lambda : R) (m : R), 0 < C -> 0 < P -> 0 < Q -> 0 < a -> 0 <= d_max -> 0 < lambda -> 0 < m -> P <= m + a ^ 2 * m ^ 2 / C -> Q <= a * m -> m = d_max + 1 -> d_max * Q * lambda <= a * lambda * m ^ 2.
Proof.
  intros C P Q a d_max lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_repaired__lemma_2 : forall (C : R) (K : R) (P : R) (Q : R) (a : R) (d_max : R) (m : R), 0 < C -> 0 < K -> 0 < P -> 0 < Q -> 0 < a -> 0 <= d_max -> 0 < m -> P <= m + a ^ 2 * m ^ 2 / C -> Q <= a * m -> m = d_max + 1 -> K * P <= K * m + K * a ^ 2 * m ^ 2 / C.
Proof.
  intros C K P Q a d_max m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_repaired__lemma_3 : forall (C : R) (K : R) (P : R) (Q : R) (a : R) (d_max : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < P -> 0 < Q -> 0 < a -> 0 <= d_max -> 0 < lambda -> 0 < m -> P <= m + a ^ 2 * m ^ 2 / C -> Q <= a * m -> m = d_max + 1 -> K * P + d_max * Q * lambda <= K * m + m ^ 2 * (a * lambda + K * a ^ 2 / C).
Proof.
  intros C K P Q a d_max lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_1 C P Q a d_max lambda m shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_2 C K P Q a d_max m shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_repaired : forall (C : R) (K : R) (P : R) (Q : R) (a : R) (d_max : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < P -> 0 < Q -> 0 < a -> 0 <= d_max -> 0 < lambda -> 0 < m -> P <= m + a ^ 2 * m ^ 2 / C -> Q <= a * m -> m = d_max + 1 -> sqrt 5 * sqrt (K * P + d_max * Q * lambda) <= sqrt 5 * sqrt (K * m + m ^ 2 * (a * lambda + K * a ^ 2 / C)).
Proof.
  intros C K P Q a d_max lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_1 C P Q a d_max lambda m shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_2 C K P Q a d_max m shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_3 C K P Q a d_max lambda m shown shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_full_information_repaired : forall (C : R) (P : R) (Q : R) (a : R) (d_max : R) (lambda : R) (m : R), 0 < C -> 0 < P -> 0 < Q -> 0 < a -> 0 <= d_max -> 0 < lambda -> 0 < m -> P <= m + a ^ 2 * m ^ 2 / C -> Q <= a * m -> m = d_max + 1 -> sqrt lambda * sqrt (P + d_max * Q) <= m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C).
Proof.
  intros C P Q a d_max lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  subst m.
  assert (S1 : 0 < lambda) by pos.
  root r2 F3 E4 lambda.
  rewrite E4 in *.
  assert (S5 : 0 < P + Q * d_max) by pos.
  root r6 F7 E8 (P + d_max * Q).
  assert (S9 : 0 < a + 1 + a ^ 2 / C) by pos.
  root r10 F11 E12 (a + 1 + a ^ 2 / C).
  fraction_le (d_max * r10 * r2 + r10 * r2 - r2 * r6) (1).
  enough (V15 : 0 <= (r2) * (d_max * r10 + r10 - r6)) by lra.
  apply mul_le; [pos |].
  numerator_le N53 H7 (- C * P + C * d_max + C + a ^ 2 * d_max ^ 2 + 2 * d_max * a ^ 2 + a ^ 2) (C).
  numerator_eq N54 E12 (- C * a + C * r10 ^ 2 - C - a ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d_max * r10 - r10 + r6) by lra.
  assert (P55 : 0 < d_max + 1) by (pose proof H6; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P55 H0) H3) as T58.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P55 H0)) H4) as T60.
  assert (P63 : 0 <= - Q + a * d_max + a) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P63 (Rlt_le _ _ H0)) H4) as T64.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F7) Neg0) as T67.
  assert (Q68 : (C) * (- P - Q * d_max + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P55 H0) F11) Neg0) as T70.
  assert (Q71 : (- d_max ^ 2 - 2 * d_max - 1) * (- C * a + C * r10 ^ 2 - C - a ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T58 T60 N53 T64 T67 Q68 T70 Q71; lra.
Qed.

Lemma tab_results_NCP_general_bandit_long_delays__lemma_1 : forall (B : R) (K : R) (R_ : R) (T : R) (X : R) (m : R), 0 <= B -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < m -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> m <= X -> sqrt (K * Rmin T m + X ^ 2) <= sqrt K * sqrt (Rmin T m) + X.
Proof.
  intros B K R_ T X m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (S1 : 0 < 5) by pos.
  root r2 F3 E4 5.
  assert (S5 : 0 < K * m + X ^ 2) by pos.
  root r6 F7 E8 (K * m + X ^ 2).
  pose proof (Rmin_or (T) (m)) as M9.
  assert (S10 : 0 < Rmin (T) (m)) by pos.
  call m11 (Rmin (T) (m)).
  assert (S12 : 0 < K * m11 + X ^ 2) by pos.
  root r13 F14 E15 (K * m11 + X ^ 2).
  assert (S16 : 0 < K) by pos.
  root r17 F18 E19 K.
  subst K.
  assert (S20 : 0 < m11) by pos.
  root r21 F22 E23 m11.
  destruct M9 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  fraction_le (X - r13 + r17 * r21) (1).
  assert (R36 : 0 <= r13 - X).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V81 : 0 <= T * r17 ^ 2) by pos.
  assert (V0 : - T * r17 ^ 2 - X ^ 2 + r13 ^ 2 = 0).
  {
  assert (Q82 : (1) * (- T * r17 ^ 2 - X ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q82; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - X + r13 - r17 * r21) by lra.
  assert (P66 : 0 <= X - m) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P66 (Rlt_le _ _ F18)) (Rlt_le _ _ F22)) as T69.
  pose proof (mul_lt _ _ (mul_lt _ _ F18 F22) Neg0) as T71.
  assert (Q72 : (- r17 ^ 2) * (- T + r21 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F14 Neg0) as T74.
  assert (Q75 : (1) * (- T * r17 ^ 2 - X ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ H5 Neg0) as T77.
  assert (P78 : 0 <= - X + r13) by (pose proof R36; lra).
  pose proof (mul_le _ _ P66 P78) as T79.
  pose proof (mul_lt _ _ (mul_lt _ _ H5 F18) F22) as T80.
  clear - Neg T69 T71 Q72 T74 Q75 T77 T79 T80; lra.
  }
  {
  fraction_le (X - r13 + r17 * r21) (1).
  assert (R98 : 0 <= r13 - X).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V138 : 0 <= m * r17 ^ 2) by pos.
  assert (V0 : - X ^ 2 - m * r17 ^ 2 + r13 ^ 2 = 0).
  {
  assert (Q139 : (1) * (- X ^ 2 - m * r17 ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q139; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - X + r13 - r17 * r21) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H5 F18) F22) as T126.
  assert (P127 : 0 <= X - m) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P127 (Rlt_le _ _ F18)) (Rlt_le _ _ F22)) as T128.
  pose proof (mul_lt _ _ (mul_lt _ _ F18 F22) Neg0) as T130.
  assert (Q131 : (- r17 ^ 2) * (- m + r21 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F14 Neg0) as T133.
  assert (Q134 : (1) * (- X ^ 2 - m * r17 ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ H5 Neg0) as T135.
  assert (P136 : 0 <= - X + r13) by (pose proof R98; lra).
  pose proof (mul_le _ _ P127 P136) as T137.
  clear - Neg T126 T128 T130 Q131 T133 Q134 T135 T137; lra.
  }
Qed.

Lemma tab_results_NCP_general_bandit_long_delays__lemma_2 : forall (B : R) (K : R) (R_ : R) (T : R) (X : R) (m : R), 0 <= B -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < m -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> m <= X -> sqrt K * sqrt (Rmin T m) <= sqrt K * sqrt T.
Proof.
  intros B K R_ T X m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_1 B K R_ T X m shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_long_delays__lemma_3 : forall (B : R) (K : R) (R_ : R) (T : R) (X : R) (m : R), 0 <= B -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < m -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> m <= X -> sqrt (K * Rmin T m + X ^ 2) <= sqrt K * sqrt T + X.
Proof.
  intros B K R_ T X m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_1 B K R_ T X m shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_2 B K R_ T X m shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_long_delays : forall (B : R) (K : R) (R_ : R) (T : R) (X : R) (m : R), 0 <= B -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < m -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> m <= X -> R_ <= B + sqrt 5 * (sqrt K * sqrt T + X).
Proof.
  intros B K R_ T X m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_1 B K R_ T X m shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_2 B K R_ T X m shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_3 B K R_ T X m shown shown shown shown shown shown shown shown shown) as K2.
  assert (S1 : 0 < 5) by pos.
  root r2 F3 E4 5.
  assert (S5 : 0 < K * m + X ^ 2) by pos.
  root r6 F7 E8 (K * m + X ^ 2).
  pose proof (Rmin_or (T) (m)) as M9.
  assert (S10 : 0 < Rmin (T) (m)) by pos.
  call m11 (Rmin (T) (m)).
  assert (S12 : 0 < K * m11 + X ^ 2) by pos.
  root r13 F14 E15 (K * m11 + X ^ 2).
  assert (S16 : 0 < K) by pos.
  root r17 F18 E19 K.
  subst K.
  assert (S20 : 0 < m11) by pos.
  root r21 F22 E23 m11.
  assert (S24 : 0 < T) by pos.
  root r25 F26 E27 T.
  subst T.
  destruct M9 as [[E28 L29] | [E28 L29]]; try rewrite E28 in *.
  {
  fraction_le (B - R_ + X * r2 + r17 * r2 * r25) (1).
  assert (R39 : 0 <= 83 / 36 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V94 : 0 <= 409 / 1296) by pos.
  assert (V0 : 5 - r2 ^ 2 = 0).
  {
  assert (Q95 : (- 1) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Q95; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - B + R_ - X * r2 - r17 * r2 * r25) by lra.
  assert (P71 : 0 <= X - m) by (pose proof H8; lra).
  pose proof (mul_le _ _ P71 (Rlt_le _ _ F3)) as T73.
  pose proof (mul_le _ _ R39 H4) as T76.
  pose proof (mul_le _ _ H0 (Rlt_le _ _ F3)) as T78.
  assert (P81 : 0 <= - R_ + r25 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ P81 (Rlt_le _ _ F3)) as T82.
  assert (Q83 : (r2) * (r21 ^ 2 - r25 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F18 F26) as T87.
  assert (P88 : 0 <= m - r25 ^ 2) by (pose proof L29; lra).
  pose proof (mul_le _ _ P88 (Rlt_le _ _ F3)) as T89.
  assert (Q90 : (- r2) * (r21 ^ 2 - r25 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F3 Neg0) as T92.
  assert (Q93 : (- X - r17 * r25) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Neg T73 T76 T78 H5 T82 Q83 P71 T87 T89 Q90 T92 Q93; lra.
  }
  {
  fraction_le (B - R_ + X * r2 + r17 * r2 * r25) (1).
  assert (R102 : 0 <= r13 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V147 : 0 <= 0) by pos.
  assert (V0 : r13 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q148 : (- 1) * (- X ^ 2 - m * r17 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q149 : (1) * (- X ^ 2 - m * r17 ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q148 Q149; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - B + R_ - X * r2 - r17 * r2 * r25) by lra.
  assert (P136 : 0 <= B - R_ + r2 * r6) by (pose proof H7; lra).
  pose proof (mul_le _ _ P136 (Rlt_le _ _ F3)) as T138.
  assert (Q139 : (r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (P140 : 0 <= X - r13 + r17 * r25) by (pose proof K2; lra).
  pose proof (mul_lt _ _ F3 Neg0) as T145.
  assert (Q146 : (- X - r17 * r25) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Neg T138 Q139 P140 R102 T145 Q146; lra.
  }
Qed.

Lemma tab_results_NCP_general_bandit_X : forall (C : R) (K : R) (a : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < a -> 0 < lambda -> 0 < m -> a >= 4 -> lambda >= ln 2 -> m <= m * sqrt (a * lambda + K * a ^ 2 / C).
Proof.
  intros C K a lambda m H0 H1 H2 H3 H4 H5 H6.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < a * lambda + K * a ^ 2 / C) by pos.
  root r6 F7 E8 (a * lambda + K * a ^ 2 / C).
  fraction_le (m * r6 - m) (1).
  enough (V10 : 0 <= (m) * (r6 - 1)) by lra.
  apply mul_le; [pos |].
  numerator_eq N11 E8 (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - r6) by lra.
  pose proof (mul_lt _ _ H0 Neg0) as T22.
  pose proof (mul_lt _ _ H1 Neg0) as T24.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F7) Neg0) as T26.
  pose proof (mul_lt _ _ (mul_lt _ _ H1 F7) Neg0) as T27.
  assert (P28 : 0 <= a - 4) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P28) as T29.
  pose proof (mul_le _ _ (Rlt_le _ _ H1) P28) as T30.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H2) H3) as T33.
  assert (Q34 : (1) * (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) = 0) by (apply mul_zero; lra).
  assert (P35 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H2)) P35) as T36.
  assert (P37 : 0 <= - l3 + lambda) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H2)) P37) as T38.
  assert (Q39 : (1) * (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H1 H2)) P28) as T40.
  pose proof (mul_lt _ _ (mul_lt _ _ H1 F7) F7) as T41.
  clear - Neg T22 T24 T26 T27 T29 T30 T33 Q34 T36 T38 Q39 T40 T41; lra.
Qed.

Lemma tab_results_NCP_general_bandit__lemma_1 : forall (K : R) (a : R) (ell : R) (lambda : R), 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> a <= 100 * ell ^ 2.
Proof.
  intros K a ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (- a + 100 * ell ^ 2) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - 100 * ell ^ 2) by lra.
  pose proof (mul_lt _ _ H2 H2) as T6.
  assert (P7 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ P7 (Rlt_le _ _ H1)) as T9.
  assert (P10 : 0 <= - a + 10 * ell) by (pose proof H7; lra).
  pose proof (mul_le _ _ P10 (Rlt_le _ _ H2)) as T11.
  assert (P14 : 0 <= ell - l3) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ P14 (Rlt_le _ _ H1)) as T15.
  clear - Neg T6 T9 T11 Neg0 T15; lra.
Qed.

Lemma tab_results_NCP_general_bandit__lemma_2 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> a * lambda + K * a ^ 2 / C <= 100 * ell ^ 2 * (lambda + K / C).
Proof.
  intros C K a ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (tab_results_NCP_general_bandit__lemma_1 K a ell lambda shown shown shown shown shown shown shown shown shown) as K0.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (- C * a * lambda + 100 * C * lambda * ell ^ 2 - K * a ^ 2 + 100 * K * ell ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * a * lambda - 100 * C * lambda * ell ^ 2 + K * a ^ 2 - 100 * K * ell ^ 2) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H3) H3) H4) as T8.
  assert (P9 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ H0)) (Rlt_le _ _ H2)) (Rlt_le _ _ H4)) as T11.
  assert (P12 : 0 <= - a + 10 * ell) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P12 (Rlt_le _ _ H0)) (Rlt_le _ _ H3)) (Rlt_le _ _ H4)) as T13.
  pose proof (mul_le _ _ (mul_le _ _ P12 (Rlt_le _ _ H1)) (Rlt_le _ _ H2)) as T15.
  pose proof (mul_le _ _ (mul_le _ _ P12 (Rlt_le _ _ H1)) (Rlt_le _ _ H3)) as T16.
  assert (P19 : 0 <= ell - l3) by (pose proof (Rge_le _ _ H9); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P19 (Rlt_le _ _ H0)) (Rlt_le _ _ H2)) (Rlt_le _ _ H4)) as T20.
  clear - Neg T8 T11 T13 T15 T16 Neg0 T20; lra.
Qed.

Lemma tab_results_NCP_general_bandit__lemma_3 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> sqrt (a * lambda + K * a ^ 2 / C) <= 10 * ell * sqrt (lambda + K / C).
Proof.
  intros C K a ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (tab_results_NCP_general_bandit__lemma_1 K a ell lambda shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_bandit__lemma_2 C K a ell lambda shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> m * sqrt 5 * sqrt (a * lambda + K * a ^ 2 / C) <= 23 * ell * m * sqrt (lambda + K / C).
Proof.
  intros C K a ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (tab_results_NCP_general_bandit__lemma_1 K a ell lambda shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_bandit__lemma_2 C K a ell lambda shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_bandit__lemma_3 C K a ell lambda shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_full_information : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> C >= 3 * ell -> m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C) <= 7 * m * sqrt ell * sqrt lambda.
Proof.
  intros C K a ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  subst lambda.
  assert (S9 : 0 < a + 1 + a ^ 2 / C) by pos.
  root r10 F11 E12 (a + 1 + a ^ 2 / C).
  assert (S13 : 0 < ell) by pos.
  root r14 F15 E16 ell.
  subst ell.
  fraction_le (- m * r10 * r6 + 7 * m * r14 * r6) (1).
  enough (V18 : 0 <= (m * r6) * (- r10 + 7 * r14)) by lra.
  apply mul_le; [pos |].
  numerator_eq N19 E12 (- C * a + C * r10 ^ 2 - C - a ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - 7 * r14) by lra.
  assert (P52 : 0 < r14 ^ 2) by (pose proof H3; lra).
  pose proof (mul_lt _ _ P52 Neg0) as T54.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F11) Neg0) as T57.
  assert (Q58 : (1) * (- C * a + C * r10 ^ 2 - C - a ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F15) Neg0) as T60.
  assert (P61 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P61) as T62.
  assert (P63 : 0 <= - a + 10 * r14 ^ 2) by (pose proof H9; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P63) as T64.
  assert (P65 : 0 <= - l3 + r14 ^ 2) by (pose proof (Rge_le _ _ H10); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P65) as T66.
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P63) as T68.
  assert (P69 : 0 <= C - 3 * r14 ^ 2) by (pose proof (Rge_le _ _ H11); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H2) P69) as T70.
  pose proof (mul_lt _ _ P52 F15) as T71.
  pose proof (mul_le _ _ P69 (Rlt_le _ _ F11)) as T72.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) (square (3 - r10))) as T73.
  assert (Q74 : (1) * (- C * a + C * r10 ^ 2 - C - a ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T54 T57 Q58 T60 T62 T64 T66 T68 T70 T71 T72 T73 Q74; lra.
Qed.

Lemma tab_results_NCP_general_bandit_small_logarithm : forall (x : R), 0 < x -> x >= 1 -> ln x <= sqrt x.
Proof.
  intros x H0 H1.
  pose proof (sqrt_lt_R0 x H0) as P; pose proof (exp_pos 1) as E.
  pose proof (ln_tangent (sqrt x / exp 1) ltac:(pos)) as G; rewrite ln_quotient, ln_exp, ln_root in G by assumption.
  assert (Q : sqrt x / exp 1 <= sqrt x / 2) by (apply Rmult_le_compat_l; [lra | apply Rinv_le_contravar; [lra | interval]]).
  lra.
Qed.

Lemma tab_results_NCP_general_bandit_one_more_delay__lemma_1 : forall (C : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> ell <= T.
Proof.
  intros C K T d_max ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_one_more_delay__lemma_2 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> ell ^ 2 * (lambda + K / C) <= K * T + K * ell * (D + T) / C.
Proof.
  intros C D K T d_max ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (C * K * T - C * lambda * ell ^ 2 + D * K * ell + K * T * ell - K * ell ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * K * T + C * lambda * ell ^ 2 - D * K * ell - K * T * ell + K * ell ^ 2) by lra.
  pose proof (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H2)) (Rlt_le _ _ H5)) as T8.
  assert (P9 : 0 <= K - lambda) by (pose proof H11; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ H0)) (Rlt_le _ _ H3)) as T12.
  assert (P13 : 0 <= T - ell ^ 2) by (pose proof H12; lra).
  pose proof (mul_le _ _ (mul_le _ _ P13 (Rlt_le _ _ H0)) (Rlt_le _ _ H6)) as T15.
  assert (P16 : 0 <= T - ell) by (pose proof K0; lra).
  pose proof (mul_le _ _ (mul_le _ _ P16 (Rlt_le _ _ H2)) (Rlt_le _ _ H5)) as T17.
  clear - Neg T8 T12 T15 T17 Neg0; lra.
Qed.

Lemma tab_results_NCP_general_bandit_one_more_delay__lemma_3 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> ell * sqrt (lambda + K / C) <= sqrt (K * T + K * ell * (D + T) / C).
Proof.
  intros C D K T d_max ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_2 C D K T d_max ell lambda m shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_one_more_delay : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> ell * m * sqrt (lambda + K / C) <= d_max * ell * sqrt (lambda + K / C) + sqrt (K * T + K * ell * (D + T) / C).
Proof.
  intros C D K T d_max ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_2 C D K T d_max ell lambda m shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_3 C D K T d_max ell lambda m shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda + K / C) by pos.
  root r6 F7 E8 (lambda + K / C).
  assert (S9 : 0 < K * T + K * ell * (D + T) / C) by pos.
  root r10 F11 E12 (K * T + K * ell * (D + T) / C).
  fraction_le (- ell * r6 + r10) (1).
  numerator_le N13 K1 (C * K * T - C * lambda * ell ^ 2 + D * K * ell + K * T * ell - K * ell ^ 2) (C).
  numerator_eq N14 E8 (- C * lambda + C * r6 ^ 2 - K) (C).
  numerator_eq N15 E12 (- C * K * T + C * r10 ^ 2 - D * K * ell - K * T * ell) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < ell * r6 - r10) by lra.
  assert (P16 : 0 <= - ell * r6 + r10) by (pose proof K2; lra).
  clear - Neg P16 Neg0; lra.
Qed.

Lemma tab_results_NCP_general_full_information_one_more_delay : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> m * sqrt ell * sqrt lambda <= d_max * sqrt ell * sqrt lambda + sqrt lambda * sqrt (1 + ell / C) * sqrt (D + T).
Proof.
  intros C D K T d_max ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < ell) by pos.
  root r6 F7 E8 ell.
  subst ell.
  assert (S9 : 0 < lambda) by pos.
  root r10 F11 E12 lambda.
  rewrite E12 in *.
  assert (S13 : 0 < 1 + r6 ^ 2 / C) by pos.
  root r14 F15 E16 (1 + (r6 ^ 2) / C).
  assert (S17 : 0 < D + T) by pos.
  root r18 F19 E20 (D + T).
  fraction_le (r10 * r14 * r18 - r10 * r6) (1).
  enough (V22 : 0 <= (r10) * (r14 * r18 - r6)) by lra.
  apply mul_le; [pos |].
  enough (V171 : 0 <= (r14 * r18) - (r6)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V172 : 0 <= - C * r14 ^ 2 + C + D * r14 ^ 2 + T * r14 ^ 2).
  {
  numerator_eq N89 E16 (C * r14 ^ 2 - C - r6 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * r14 ^ 2 - C - D * r14 ^ 2 - T * r14 ^ 2) by lra.
  pose proof (mul_lt _ _ H0 H0) as T133.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T136.
  pose proof (mul_lt _ _ H0 H3) as T138.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H3)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T139.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H3 H3) F15) F15) as T140.
  assert (P141 : 0 <= T - 1) by (pose proof (Rge_le _ _ H13); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P141 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H3)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T142.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P141 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T143.
  pose proof (mul_lt _ _ H0 Neg0) as T145.
  pose proof (mul_lt _ _ H3 Neg0) as T146.
  assert (P147 : 0 < r6 ^ 2) by (pose proof H5; lra).
  pose proof (mul_lt _ _ P147 P147) as T148.
  assert (Q149 : (C * r14 ^ 2 - C + r6 ^ 2) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P147 P147) F15) F15) F15) F15) as T150.
  assert (Q151 : (C * r14 ^ 6 - C * r14 ^ 4 + r14 ^ 4 * r6 ^ 2) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P147 P147) F15) F15) as T152.
  assert (Q153 : (C * r14 ^ 4 - C * r14 ^ 2 + r14 ^ 2 * r6 ^ 2) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H0)) H1) (Rlt_le _ _ H3)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T154.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H0)) H1) (Rlt_le _ _ H3)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T155.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H0)) H1) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T156.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P147 H0) H0) H0)) H1) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T157.
  assert (Q158 : (D * C ^ 3 * r14 ^ 6) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P159 : 0 <= T - r6 ^ 4) by (pose proof H12; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P159 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T160.
  assert (Q161 : (- C ^ 4 * r14 ^ 6 + C ^ 4 * r14 ^ 4 - C ^ 3 * r14 ^ 4 * r6 ^ 2) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P141 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H3)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T162.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P141 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T163.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H3) F15) F15) F15) F15) Neg0) as T164.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H0) F15) F15) F15) F15) F15) F15) Neg0) as T165.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H3) F15) F15) F15) F15) F15) F15) Neg0) as T166.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P147) P141) (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) (Rlt_le _ _ F15)) as T167.
  assert (Q168 : (T * C ^ 3 * r14 ^ 6 - C ^ 3 * r14 ^ 6) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P147 H0) H0) H0) F15) F15) F15) F15) Neg0) as T169.
  assert (Q170 : (C ^ 4 * r14 ^ 6 - C ^ 4 * r14 ^ 4 - D * C ^ 3 * r14 ^ 6 - T * C ^ 3 * r14 ^ 6) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T133 T136 T138 T139 T140 T142 T143 T145 T146 T148 Q149 T150 Q151 T152 Q153 T154 T155 T156 T157 Q158 T160 Q161 T162 T163 T164 T165 T166 T167 Q168 T169 Q170; lra.
  }
  assert (V0 : C * r14 ^ 2 - C - D * r14 ^ 2 - T * r14 ^ 2 + r14 ^ 2 * r18 ^ 2 - r6 ^ 2 = 0).
  {
  numerator_eq N173 E16 (C * r14 ^ 2 - C - r6 ^ 2) (C).
  assert (Q174 : (- 1) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q175 : (r14 ^ 2) * (- D - T + r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q174 Q175; lra.
  }
  lra.
Qed.

Lemma tab_results_NCP_general_bandit_as_printed : forall (B : R) (C : R) (D : R) (E : R) (K : R) (R_ : R) (S_ : R) (T : R) (X : R) (d_max : R) (ell : R) (lambda : R) (m : R) (w : R), 0 <= B -> 0 < C -> 0 <= D -> 0 <= E -> 0 < K -> 0 <= R_ -> 0 <= S_ -> 0 < T -> 0 <= X -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 <= w -> m <= X -> R_ <= T -> B <= 14 * E + S_ -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> X * sqrt 5 <= 23 * w * m -> w * m <= E + d_max * w -> E ^ 2 = K * T + K * ell * (D + T) / C -> S_ = 3 * sqrt D * sqrt lambda -> w = ell * sqrt (lambda + K / C) -> R_ <= 40 * E + S_ + 23 * d_max * w.
Proof.
  intros B C D E K R_ S_ T X d_max ell lambda m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20 H21 H22.
  assert (F : 2 <= sqrt 5 <= 2237 / 1000) by (split; interval).
  assert (W : 0 <= d_max * w) by pos; destruct (Rle_or_lt m T) as [M | M].
  {
  pose proof (mul_le K (T - m) ltac:(lra) ltac:(lra)).
  assert (P : K * T <= E ^ 2) by (apply Rminus_le; match goal with H : E ^ 2 = _ |- _ => rewrite H end; match goal with |- _ - (_ + ?p) <= 0 => assert (0 <= p) by pos end; lra).
  assert (Q : sqrt (K * m + X ^ 2) <= E + X) by (apply sqrt_plus_le; lra).
  pose proof (mul_le (sqrt 5) (E + X - sqrt (K * m + X ^ 2)) ltac:(lra) ltac:(lra)); pose proof (mul_le (2237 / 1000 - sqrt 5) E ltac:(lra) ltac:(lra)); lra.
  }
  pose proof (mul_le (sqrt 5 - 2) X ltac:(lra) ltac:(lra)); lra.
Qed.

Lemma tab_results_NCP_general_full_information_as_printed : forall (B : R) (C : R) (D : R) (E : R) (R_ : R) (T : R) (X : R) (d_max : R) (ell : R) (lambda : R) (m : R) (w : R), 0 <= B -> 0 < C -> 0 <= D -> 0 <= E -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 <= w -> R_ <= B + X -> B <= 11 * E -> X <= 7 * w * m -> w * m <= E + d_max * w -> E ^ 2 = lambda * (1 + ell / C) * (D + T) -> w = sqrt ell * sqrt lambda -> R_ <= 18 * E + 7 * d_max * w.
Proof.
  intros B E R_ X d_max m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_NCP_general_bandit_many_slots : ~ (forall (C : R) (a : R), 0 < C -> 0 < a -> a >= 4 -> C >= 1 -> 7 * sqrt C * sqrt (2 * Rmax 1 (2 * a / C) + ln 2) * sqrt (Rmax 1 (2 * a / C)) <= 198 * a * sqrt (ln 2 + 2 / C)).
Proof.
  intro H; specialize (H 1000001 4 ltac:(lra) ltac:(lra) ltac:(lra) ltac:(lra)); rewrite Rmax_left in H by lra.
  revert H; apply Rlt_not_le; interval.
Qed.

Lemma tab_results_NCP_general_full_information_many_slots : ~ (forall (C : R) (a : R), 0 < C -> 0 < a -> a >= 4 -> C >= 1 -> 3 * sqrt C * sqrt (Rmax 1 (2 * a / C) + 1) * sqrt (Rmax 1 (2 * a / C)) * sqrt (ln 2) <= 198 * (sqrt a) ^ 3 * sqrt (ln 2)).
Proof.
  intro H; specialize (H 1000001 4 ltac:(lra) ltac:(lra) ltac:(lra) ltac:(lra)); rewrite Rmax_left in H by lra.
  revert H; apply Rlt_not_le; interval.
Qed.

Lemma tab_results_NCP_general_known_total_delay_one_round : forall (N : R) (S_ : Z) (d : Z) (r : R), 0 <= N -> 0 <= IZR S_ -> 0 <= IZR d -> 0 <= r -> N * Rmax 1 r <= IZR S_ -> IZR d > r -> (N + 1) * Rmax 1 r <= IZR S_ + IZR d.
Proof.
  intros N S_ d r H0 H1 H2 H3 H4 H5.
  pose proof (above 0 d ltac:(lra)) as A.
  assert (B : Rmax 1 r <= IZR d) by (apply Rmax_lub; lra); lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay_few : forall (N : R) (r : R), 0 <= N -> 0 <= r -> N * Rmax 1 r <= r ^ 2 -> N <= r.
Proof.
  intros N r H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay_root : forall (C : R) (D : R) (K : R), 0 < C -> 0 <= D -> 0 < K -> sqrt D * sqrt (1 + K / C) = sqrt (D + D * K / C).
Proof.
  intros C D K H0 H1 H2.
  rewrite <- sqrt_mult by pos; f_equal; field; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game : forall (A : R) (L : R) (M : R) (N : R) (x : R) (y : R), 0 <= A -> 0 <= L -> 0 <= M -> 0 <= N -> 0 <= x -> 0 <= y -> M <= A -> x <= N -> - A + L + x - y <= L - M + N.
Proof.
  intros A L M N x y H0 H1 H2 H3 H4 H5 H6 H7.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_1 : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> K * r ^ 2 * ell ^ 2 / C <= ell * E ^ 2.
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < r6 ^ 2 + K / C) by pos.
  root r10 F11 E12 ((r6 ^ 2) + K / C).
  fraction_le (C * ell * E ^ 2 - K * ell ^ 2 * r ^ 2) (C).
  enough (V15 : 0 <= (ell) * (C * E ^ 2 - K * ell * r ^ 2)) by lra.
  apply mul_le; [pos |].
  numerator_eq N16 H17 (- C * E ^ 2 + C * K * T + K * T * ell + K * ell * r ^ 2) (C).
  numerator_eq N17 E12 (C * r10 ^ 2 - C * r6 ^ 2 - K) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * E ^ 2 + K * ell * r ^ 2) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H2) H6) as T18.
  pose proof (mul_lt _ _ (mul_lt _ _ H2 H6) H8) as T19.
  assert (Q20 : (1) * (- C * E ^ 2 + C * K * T + K * T * ell + K * ell * r ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T18 T19 Neg0 Q20; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_2 : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> r * ell * sqrt K / sqrt C <= E * sqrt ell.
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < r6 ^ 2 + K / C) by pos.
  root r10 F11 E12 ((r6 ^ 2) + K / C).
  assert (S13 : 0 < C) by pos.
  root r14 F15 E16 C.
  subst C.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  assert (S21 : 0 < ell) by pos.
  root r22 F23 E24 ell.
  subst ell.
  fraction_le (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  enough (V28 : 0 <= (r22) * (E * r14 - r * r18 * r22)) by lra.
  apply mul_le; [pos |].
  assert (R34 : 0 <= E * r14 - (r * r18 * r22)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V88 : 0 <= T * r10 ^ 2 * r14 ^ 4 + T * r10 ^ 2 * r14 ^ 2 * r22 ^ 2 - T * r14 ^ 4 * r6 ^ 2 - T * r14 ^ 2 * r22 ^ 2 * r6 ^ 2).
  {
  numerator_eq N80 H17 (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) (r14 ^ 2).
  numerator_eq N81 E12 (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) (r14 ^ 2).
  numerator_le N82 K0 (E ^ 2 * r14 ^ 2 * r22 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 4) (r14 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T * r10 ^ 2 * r14 ^ 4 - T * r10 ^ 2 * r14 ^ 2 * r22 ^ 2 + T * r14 ^ 4 * r6 ^ 2 + T * r14 ^ 2 * r22 ^ 2 * r6 ^ 2) by lra.
  assert (P83 : 0 < r18 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P83 H6) F23) F23) as T84.
  assert (Q85 : (T * r22 ^ 2) * (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P83 H6) F15) F15) as T86.
  assert (Q87 : (T * r14 ^ 2) * (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T84 Q85 T86 Q87 Neg0; lra.
  }
  assert (V0 : E ^ 2 * r14 ^ 2 - T * r10 ^ 2 * r14 ^ 4 - T * r10 ^ 2 * r14 ^ 2 * r22 ^ 2 + T * r14 ^ 4 * r6 ^ 2 + T * r14 ^ 2 * r22 ^ 2 * r6 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 2 = 0).
  {
  numerator_eq N89 H17 (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) (r14 ^ 2).
  numerator_eq N90 E12 (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) (r14 ^ 2).
  numerator_le N91 K0 (E ^ 2 * r14 ^ 2 * r22 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 4) (r14 ^ 2).
  assert (Q92 : (- 1) * (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q93 : (T * r14 ^ 2 + T * r22 ^ 2) * (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q92 Q93; lra.
  }
  lra.
  }
  numerator_eq N73 H17 (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) (r14 ^ 2).
  numerator_eq N74 E12 (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) (r14 ^ 2).
  numerator_le N75 K0 (E ^ 2 * r14 ^ 2 * r22 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 4) (r14 ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - E * r14 + r * r18 * r22) by lra.
  assert (P76 : 0 <= E * r14 - r * r18 * r22) by (pose proof R34; lra).
  clear - Neg P76 Neg0; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_3 : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> r * ell * sqrt K / sqrt C <= E * sqrt ell.
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_4 : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> sqrt (lambda + K / C) <= sqrt lambda + sqrt K / sqrt C.
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < r6 ^ 2 + K / C) by pos.
  root r10 F11 E12 ((r6 ^ 2) + K / C).
  assert (S13 : 0 < C) by pos.
  root r14 F15 E16 C.
  subst C.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  assert (S21 : 0 < ell) by pos.
  root r22 F23 E24 ell.
  subst ell.
  fraction_le (- r10 * r14 + r14 * r6 + r18) (r14).
  numerator_eq N25 H17 (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) (r14 ^ 2).
  numerator_eq N26 E12 (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) (r14 ^ 2).
  numerator_le N27 K0 (E ^ 2 * r14 ^ 2 * r22 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 4) (r14 ^ 2).
  numerator_le N28 K1 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N29 K2 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 * r14 - r14 * r6 - r18) by lra.
  assert (P30 : 0 < r14 ^ 2) by (pose proof H0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P30 F19) F7) F7) as T31.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ F15 F15) F7) F7) Neg0) as T32.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ F11 F15) F15) F7) Neg0) as T33.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ F15 F19) F7) Neg0) as T34.
  assert (Q35 : (- r14 * r6) * (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T31 T32 T33 T34 Q35; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_5 : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> d_max * ell * sqrt (lambda + K / C) <= r * ell * (sqrt lambda + sqrt K / sqrt C).
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < r6 ^ 2 + K / C) by pos.
  root r10 F11 E12 ((r6 ^ 2) + K / C).
  assert (S13 : 0 < C) by pos.
  root r14 F15 E16 C.
  subst C.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  assert (S21 : 0 < ell) by pos.
  root r22 F23 E24 ell.
  subst ell.
  fraction_le (- d_max * r10 * r14 * r22 ^ 2 + r * r14 * r6 * r22 ^ 2 + r * r18 * r22 ^ 2) (r14).
  enough (V31 : 0 <= (r22 ^ 2) * (- d_max * r10 * r14 + r * r14 * r6 + r * r18)) by lra.
  apply mul_le; [pos |].
  numerator_eq N32 H17 (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) (r14 ^ 2).
  numerator_eq N33 E12 (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) (r14 ^ 2).
  numerator_le N34 K0 (E ^ 2 * r14 ^ 2 * r22 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 4) (r14 ^ 2).
  numerator_le N35 K1 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N36 K2 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N37 K3 (- r10 * r14 + r14 * r6 + r18) (r14).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < d_max * r10 * r14 - r * r14 * r6 - r * r18) by lra.
  assert (P38 : 0 <= - d_max + r) by (pose proof H16; lra).
  pose proof (mul_le _ _ (mul_le _ _ P38 (Rlt_le _ _ F11)) (Rlt_le _ _ F15)) as T39.
  pose proof (mul_le _ _ N37 H10) as T40.
  clear - Neg T39 T40 Neg0; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_6 : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> 40 * E <= 49 * E * sqrt ell.
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_5 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K4.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < r6 ^ 2 + K / C) by pos.
  root r10 F11 E12 ((r6 ^ 2) + K / C).
  assert (S13 : 0 < C) by pos.
  root r14 F15 E16 C.
  subst C.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  assert (S21 : 0 < ell) by pos.
  root r22 F23 E24 ell.
  subst ell.
  fraction_le (49 * E * r22 - 40 * E) (1).
  enough (V32 : 0 <= (E) * (49 * r22 - 40)) by lra.
  apply mul_le; [pos |].
  numerator_eq N33 H17 (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) (r14 ^ 2).
  numerator_eq N34 E12 (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) (r14 ^ 2).
  numerator_le N35 K0 (E ^ 2 * r14 ^ 2 * r22 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 4) (r14 ^ 2).
  numerator_le N36 K1 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N37 K2 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N38 K3 (- r10 * r14 + r14 * r6 + r18) (r14).
  numerator_le N39 K4 (- d_max * r10 * r14 * r22 ^ 2 + r * r14 * r6 * r22 ^ 2 + r * r18 * r22 ^ 2) (r14).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 40 - 49 * r22) by lra.
  assert (P40 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_lt _ _ F23 Neg0) as T41.
  assert (P42 : 0 < r22 ^ 2) by (pose proof H8; lra).
  assert (P43 : 0 <= - l3 + r22 ^ 2) by (pose proof (Rge_le _ _ H14); lra).
  clear - Neg P40 Neg0 T41 P42 P43; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_7 : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> r <= 5 * r * sqrt lambda / 4.
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_5 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K4.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_6 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K5.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < r6 ^ 2 + K / C) by pos.
  root r10 F11 E12 ((r6 ^ 2) + K / C).
  assert (S13 : 0 < C) by pos.
  root r14 F15 E16 C.
  subst C.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  assert (S21 : 0 < ell) by pos.
  root r22 F23 E24 ell.
  subst ell.
  fraction_le (5 * r * r6 / 4 - r) (1).
  enough (V32 : 0 <= (r) * (5 * r6 / 4 - 1)) by lra.
  apply mul_le; [pos |].
  numerator_eq N33 H17 (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) (r14 ^ 2).
  numerator_eq N34 E12 (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) (r14 ^ 2).
  numerator_le N35 K0 (E ^ 2 * r14 ^ 2 * r22 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 4) (r14 ^ 2).
  numerator_le N36 K1 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N37 K2 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N38 K3 (- r10 * r14 + r14 * r6 + r18) (r14).
  numerator_le N39 K4 (- d_max * r10 * r14 * r22 ^ 2 + r * r14 * r6 * r22 ^ 2 + r * r18 * r22 ^ 2) (r14).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 5 * r6 / 4) by lra.
  assert (P40 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T41.
  assert (P42 : 0 < r6 ^ 2) by (pose proof H9; lra).
  assert (P43 : 0 <= - l3 + r6 ^ 2) by (pose proof (Rge_le _ _ H12); lra).
  clear - Neg P40 Neg0 T41 P42 P43; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_8 : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> 17 * r * sqrt lambda / 4 <= 7 * r * ell * sqrt lambda.
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_5 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K4.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_6 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K5.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_7 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K6.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < r6 ^ 2 + K / C) by pos.
  root r10 F11 E12 ((r6 ^ 2) + K / C).
  assert (S13 : 0 < C) by pos.
  root r14 F15 E16 C.
  subst C.
  assert (S17 : 0 < K) by pos.
  root r18 F19 E20 K.
  subst K.
  assert (S21 : 0 < ell) by pos.
  root r22 F23 E24 ell.
  subst ell.
  fraction_le (7 * r * r6 * r22 ^ 2 - 17 * r * r6 / 4) (1).
  enough (V32 : 0 <= (r * r6) * (7 * r22 ^ 2 - 17 / 4)) by lra.
  apply mul_le; [pos |].
  numerator_eq N33 H17 (- E ^ 2 * r14 ^ 2 + T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 * r22 ^ 2 + r ^ 2 * r18 ^ 2 * r22 ^ 2) (r14 ^ 2).
  numerator_eq N34 E12 (r10 ^ 2 * r14 ^ 2 - r14 ^ 2 * r6 ^ 2 - r18 ^ 2) (r14 ^ 2).
  numerator_le N35 K0 (E ^ 2 * r14 ^ 2 * r22 ^ 2 - r ^ 2 * r18 ^ 2 * r22 ^ 4) (r14 ^ 2).
  numerator_le N36 K1 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N37 K2 (E * r14 * r22 - r * r18 * r22 ^ 2) (r14).
  numerator_le N38 K3 (- r10 * r14 + r14 * r6 + r18) (r14).
  numerator_le N39 K4 (- d_max * r10 * r14 * r22 ^ 2 + r * r14 * r6 * r22 ^ 2 + r * r18 * r22 ^ 2) (r14).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 17 / 4 - 7 * r22 ^ 2) by lra.
  assert (P40 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  assert (P41 : 0 <= - l3 + r22 ^ 2) by (pose proof (Rge_le _ _ H14); lra).
  pose proof (mul_lt _ _ (mul_lt _ _ F23 F23) Neg0) as T42.
  assert (P43 : 0 < r22 ^ 2) by (pose proof H8; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P43 F23) F23) as T44.
  clear - Neg P40 P41 Neg0 T42 T44; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_9 : forall (K : R) (lambda : R) (r : R), 0 < K -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> r <= 5 * r * sqrt lambda / 4.
Proof.
  intros K lambda r H0 H1 H2 H3 H4 H5.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_10 : forall (ell : R), 0 < ell -> ell >= ln 2 -> 40 <= 49 * sqrt ell.
Proof.
  intros ell H0 H1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay : forall (C : R) (E : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= E -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> E ^ 2 = K * T + K * ell * (T + r ^ 2) / C -> N <= r -> R_ <= N + Q -> 40 * E + 23 * d_max * ell * sqrt (lambda + K / C) + 3 * r * sqrt lambda >= Q -> R_ <= 72 * E * sqrt ell + 30 * r * ell * sqrt lambda.
Proof.
  intros C E K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_5 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K4.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_6 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K5.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_7 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K6.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_8 C E K N Q R_ T d_max ell lambda r shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K7.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_9 K lambda r shown shown shown shown shown shown) as K8.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_10 ell shown shown) as K9.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay_full_information : forall (C : R) (F : R) (K : R) (N : R) (Q : R) (R_ : R) (T : R) (d_max : R) (ell : R) (lambda : R) (r : R), 0 < C -> 0 <= F -> 0 < K -> 0 <= N -> 0 <= Q -> 0 <= R_ -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 <= r -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell >= ln 2 -> C >= 3 * ell -> d_max <= r -> F ^ 2 = lambda * (1 + ell / C) * (T + r ^ 2) -> N <= r -> R_ <= N + Q -> 18 * F + 7 * d_max * sqrt ell * sqrt lambda >= Q -> R_ <= 32 * F * sqrt ell.
Proof.
  intros C F K N Q R_ T d_max ell lambda r H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20.
  assert (L : 0.6889 <= ln 2) by interval.
  assert (A : 0.83 <= sqrt lambda) by (rewrite <- (sqrt_pow2 0.83) by lra; apply sqrt_le_1; lra).
  assert (B : 0.83 <= sqrt ell) by (rewrite <- (sqrt_pow2 0.83) by lra; apply sqrt_le_1; lra).
  assert (D : r * sqrt lambda <= F).
  {
  apply Rsqr_incr_0_var; [unfold Rsqr | exact H1].
  replace (r * sqrt lambda * (r * sqrt lambda)) with (sqrt lambda ^ 2 * r ^ 2) by ring; rewrite pow2_sqrt by lra.
  replace (F * F) with (F ^ 2) by ring; rewrite H17.
  assert (E : 0 <= lambda * T + lambda * (ell / C) * (T + r ^ 2)) by pos; lra.
  }
  pose proof (mul_le r (sqrt lambda - 0.83) H10 ltac:(lra)) as E.
  pose proof (mul_le ((r - d_max) * sqrt lambda) (sqrt ell) (mul_le (r - d_max) (sqrt lambda) ltac:(lra) ltac:(lra)) ltac:(lra)) as G.
  pose proof (mul_le (F - r * sqrt lambda) (sqrt ell) ltac:(lra) ltac:(lra)) as I.
  pose proof (mul_le F (sqrt ell - 0.83) H1 ltac:(lra)) as J; lra.
Qed.

Lemma tab_results_general_clairvoyant_bandit : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> tau >= 1 -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + (exp 1) * nu_T * tau * (D + T) / C) + sqrt T -> R_ <= 3 * sqrt D * sqrt lambda + 16 * sqrt (K * T + K * ell * tau * (D + T) / C).
Proof.
  intros C D K R_ T ell lambda nu_T tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  assert (E1 : exp 1 <= 28 / 10) by interval; pose proof (exp_pos 1) as E0; assert (E2 : exp 1 * nu_T <= 14 * ell) by nra.
  assert (P : 0 < K * ell * tau * (D + T) / C) by pos; assert (PT : 0 < K * T) by pos; pose proof (sqrt_lt_R0 K ltac:(lra)) as PK.
  assert (E : K * (exp 1 * nu_T * tau * (D + T) / C) <= 14 * (K * ell * tau * (D + T) / C)).
  {
  replace (14 * (K * ell * tau * (D + T) / C)) with (14 * ell * (K * tau * (D + T) / C)) by (field; lra).
  replace (K * (exp 1 * nu_T * tau * (D + T) / C)) with (exp 1 * nu_T * (K * tau * (D + T) / C)) by (field; lra).
  apply Rmult_le_compat_r; [left; pos | lra].
  }
  assert (A : sqrt K * sqrt (T + (exp 1) * nu_T * tau * (D + T) / C) <= 15 / 4 * sqrt (K * T + K * ell * tau * (D + T) / C)) by (rewrite <- sqrt_mult_alt by lra; apply sqrt_le_of; [pose proof (sqrt_pos (K * T + K * ell * tau * (D + T) / C)); lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; lra).
  assert (B : sqrt T <= sqrt (K * T + K * ell * tau * (D + T) / C)) by (apply sqrt_le_1_alt; nra).
  lra.
Qed.

Lemma tab_results_general_clairvoyant_full : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> tau >= 1 -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (1 + (exp 1) * nu_T * tau / C) * sqrt (D + T) -> R_ <= 13 * sqrt lambda * sqrt (1 + ell * tau / C) * sqrt (D + T).
Proof.
  intros C D K R_ T ell lambda nu_T tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  assert (E1 : exp 1 <= 28 / 10) by interval; pose proof (exp_pos 1) as E0; assert (E2 : exp 1 * nu_T <= 14 * ell) by nra.
  assert (E : exp 1 * nu_T * tau / C <= 14 * (ell * tau / C)).
  {
  replace (14 * (ell * tau / C)) with (14 * ell * (tau / C)) by (field; lra); replace (exp 1 * nu_T * tau / C) with (exp 1 * nu_T * (tau / C)) by (field; lra).
  apply Rmult_le_compat_r; [left; apply Rdiv_lt_0_compat; lra | lra].
  }
  assert (P : 0 < ell * tau / C) by pos; assert (L2 : 69 / 100 <= ln 2) by interval.
  pose proof (sqrt_lt_R0 lambda ltac:(lra)) as PL; pose proof (sqrt_lt_R0 (D + T) ltac:(lra)) as PD.
  assert (A : sqrt (1 + exp 1 * nu_T * tau / C) <= 15 / 4 * sqrt (1 + ell * tau / C)) by (apply sqrt_le_of; [pose proof (sqrt_pos (1 + ell * tau / C)); lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; unfold Rdiv in *; lra).
  assert (B : sqrt T <= 5 / 4 * (sqrt lambda * sqrt (D + T))) by (apply sqrt_le_of; [assert (0 <= sqrt lambda * sqrt (D + T)) by pos; lra |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; nra).
  assert (G : 1 <= sqrt (1 + ell * tau / C)) by (rewrite <- sqrt_1 at 1; apply sqrt_le_1_alt; lra).
  set (r := sqrt (1 + ell * tau / C)) in *; set (q := sqrt (1 + exp 1 * nu_T * tau / C)) in *; set (z := sqrt lambda * sqrt (D + T)) in *.
  assert (PZ : 0 < z) by (unfold z; pos).
  assert (A2 : z * q <= z * (15 / 4 * r)) by (apply Rmult_le_compat_l; lra).
  assert (G2 : z * 1 <= z * r) by (apply Rmult_le_compat_l; lra).
  replace (3 * sqrt lambda * q * sqrt (D + T)) with (3 * (z * q)) in * by (unfold z; ring).
  replace (13 * sqrt lambda * r * sqrt (D + T)) with (13 * (z * r)) by (unfold z; ring).
  lra.
Qed.

Lemma tab_results_general_preemptive_bandit__lemma_1 : forall (K : R) (a : R) (ell : R) (lambda : R) (tau : R), 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> a * lambda <= 14 * ell * lambda * tau.
Proof.
  intros K a ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit__lemma_2 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> K * a ^ 2 / C <= 196 * K * ell ^ 2 * tau ^ 2 / C.
Proof.
  intros C K a ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_general_preemptive_bandit__lemma_1 K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit__lemma_3 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> K * (a * lambda + K * a ^ 2 / C) <= 196 * K * (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_general_preemptive_bandit__lemma_1 K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_preemptive_bandit__lemma_2 C K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (- C * K * a * lambda + 196 * C * K * ell * lambda * tau - K ^ 2 * a ^ 2 + 196 * K ^ 2 * ell ^ 2 * tau ^ 2) (C).
  enough (V6 : 0 <= (K) * (- C * a * lambda + 196 * C * ell * lambda * tau - K * a ^ 2 + 196 * K * ell ^ 2 * tau ^ 2)) by lra.
  apply mul_le; [pos |].
  numerator_le N7 K1 (- K * a ^ 2 + 196 * K * ell ^ 2 * tau ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * a * lambda - 196 * C * ell * lambda * tau + K * a ^ 2 - 196 * K * ell ^ 2 * tau ^ 2) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H3) H4) H5) as T12.
  assert (P13 : 0 <= - a + 14 * ell * tau) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P13 (Rlt_le _ _ H0)) (Rlt_le _ _ H4)) as T14.
  clear - Neg T12 T14 N7 Neg0; lra.
Qed.

Lemma tab_results_general_preemptive_bandit__lemma_4 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> sqrt 5 * sqrt (a * lambda + K * a ^ 2 / C) <= 32 * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_general_preemptive_bandit__lemma_1 K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_preemptive_bandit__lemma_2 C K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_general_preemptive_bandit__lemma_3 C K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> m * sqrt 5 * sqrt (a * lambda + K * a ^ 2 / C) <= 32 * m * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_general_preemptive_bandit__lemma_1 K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_preemptive_bandit__lemma_2 C K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_general_preemptive_bandit__lemma_3 C K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_general_preemptive_bandit__lemma_4 C K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay__lemma_1 : forall (C : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> ell * tau <= T.
Proof.
  intros C K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay__lemma_2 : forall (C : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> ell * lambda * tau <= K * T.
Proof.
  intros C K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay__lemma_3 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> K * ell ^ 2 * tau ^ 2 / C <= K * ell * tau * (D + T) / C.
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_2 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay__lemma_4 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C <= K * T + K * ell * tau * (D + T) / C.
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_2 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_3 C D K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay__lemma_5 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) <= sqrt (K * T + K * ell * tau * (D + T) / C).
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_2 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_3 C D K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_4 C D K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> m * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) <= d_max * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) + sqrt (K * T + K * ell * tau * (D + T) / C).
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_2 C K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_3 C D K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K2.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_4 C D K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K3.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_5 C D K T d_max ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown shown) as K4.
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) by pos.
  root r6 F7 E8 (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C).
  assert (S9 : 0 < K * T + K * ell * tau * (D + T) / C) by pos.
  root r10 F11 E12 (K * T + K * ell * tau * (D + T) / C).
  fraction_le (r10 - r6) (1).
  numerator_le N13 K2 (D * K * ell * tau + K * T * ell * tau - K * ell ^ 2 * tau ^ 2) (C).
  numerator_le N14 K3 (C * K * T - C * ell * lambda * tau + D * K * ell * tau + K * T * ell * tau - K * ell ^ 2 * tau ^ 2) (C).
  numerator_eq N15 E8 (- C * ell * lambda * tau + C * r6 ^ 2 - K * ell ^ 2 * tau ^ 2) (C).
  numerator_eq N16 E12 (- C * K * T + C * r10 ^ 2 - D * K * ell * tau - K * T * ell * tau) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 + r6) by lra.
  assert (P17 : 0 <= r10 - r6) by (pose proof K4; lra).
  clear - Neg P17 Neg0; lra.
Qed.

Lemma tab_results_general_preemptive_full__lemma_1 : forall (K : R) (a : R) (ell : R) (lambda : R) (tau : R), 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> 1 <= 3 * ell * tau / 2.
Proof.
  intros K a ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (3 * ell * tau / 2 - 1) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * ell * tau / 2 + 1) by lra.
  assert (P5 : 0 <= ell - l3) by (pose proof (Rge_le _ _ H9); lra).
  pose proof (mul_le _ _ P5 (Rlt_le _ _ H4)) as T7.
  assert (P8 : 0 <= tau - 1) by (pose proof (Rge_le _ _ H10); lra).
  pose proof (mul_lt _ _ (mul_lt _ _ H2 H4) H4) as T13.
  assert (P14 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ P14 (Rlt_le _ _ H4)) as T15.
  pose proof (mul_lt _ _ H4 Neg0) as T16.
  clear - Neg T7 P8 Neg0 T13 T15 T16; lra.
Qed.

Lemma tab_results_general_preemptive_full__lemma_2 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> m * (a + 1 + a ^ 2 / C) <= 196 * m * (ell * tau + ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_general_preemptive_full__lemma_1 K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  fraction_le (- C * a * m + 196 * C * ell * m * tau - C * m - m * a ^ 2 + 196 * m * ell ^ 2 * tau ^ 2) (C).
  enough (V5 : 0 <= (m) * (- C * a + 196 * C * ell * tau - C - a ^ 2 + 196 * ell ^ 2 * tau ^ 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * a - 196 * C * ell * tau + C + a ^ 2 - 196 * ell ^ 2 * tau ^ 2) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H3) H6) as T9.
  assert (P10 : 0 <= - a + 14 * ell * tau) by (pose proof H10; lra).
  pose proof (mul_le _ _ (mul_le _ _ P10 (Rlt_le _ _ H3)) (Rlt_le _ _ H6)) as T11.
  pose proof (mul_le _ _ P10 (Rlt_le _ _ H2)) as T13.
  assert (P14 : 0 <= 3 * ell * tau / 2 - 1) by (pose proof K0; lra).
  pose proof (mul_le _ _ P14 (Rlt_le _ _ H0)) as T15.
  pose proof (mul_le _ _ (mul_le _ _ P14 (Rlt_le _ _ H0)) (Rlt_le _ _ H2)) as T16.
  pose proof (mul_lt _ _ H2 Neg0) as T19.
  pose proof (mul_le _ _ (mul_le _ _ P10 (Rlt_le _ _ H2)) (Rlt_le _ _ H2)) as T20.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P10 (Rlt_le _ _ H2)) (Rlt_le _ _ H3)) (Rlt_le _ _ H6)) as T21.
  pose proof (mul_le _ _ (mul_le _ _ P10 (Rlt_le _ _ H0)) (Rlt_le _ _ H2)) as T22.
  clear - Neg T9 T11 T13 T15 T16 Neg0 T19 T20 T21 T22; lra.
Qed.

Lemma tab_results_general_preemptive_full : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C) <= 14 * m * sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_general_preemptive_full__lemma_1 K a ell lambda tau shown shown shown shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_preemptive_full__lemma_2 C K a ell lambda m tau shown shown shown shown shown shown shown shown shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_full_one_more_delay : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> m * sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C) <= d_max * sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C) + sqrt lambda * sqrt (1 + ell * tau / C) * sqrt (D + T).
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda) by pos.
  root r6 F7 E8 lambda.
  rewrite E8 in *.
  assert (S9 : 0 < ell * tau + ell ^ 2 * tau ^ 2 / C) by pos.
  root r10 F11 E12 (ell * tau + ell ^ 2 * tau ^ 2 / C).
  assert (S13 : 0 < 1 + ell * tau / C) by pos.
  root r14 F15 E16 (1 + ell * tau / C).
  assert (S17 : 0 < D + T) by pos.
  root r18 F19 E20 (D + T).
  fraction_le (- r10 * r6 + r14 * r18 * r6) (1).
  enough (V23 : 0 <= (r6) * (- r10 + r14 * r18)) by lra.
  apply mul_le; [pos |].
  enough (V139 : 0 <= (r14 * r18) - (r10)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V140 : 0 <= D * r14 ^ 2 + T * r14 ^ 2 - r10 ^ 2).
  {
  numerator_eq N72 E12 (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) (C).
  numerator_eq N73 E16 (C * r14 ^ 2 - C - ell * tau) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * r14 ^ 2 - T * r14 ^ 2 + r10 ^ 2) by lra.
  assert (P118 : 0 <= T - tau ^ 2) by (pose proof H17; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P118 (Rlt_le _ _ H0)) (Rlt_le _ _ F11)) (Rlt_le _ _ F11)) as T121.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) (Rlt_le _ _ H8)) (Rlt_le _ _ H8)) as T124.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) (Rlt_le _ _ F11)) (Rlt_le _ _ F11)) as T125.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ H1 (Rlt_le _ _ H5)) (Rlt_le _ _ H8)) (Rlt_le _ _ H8)) (Rlt_le _ _ H8)) as T127.
  assert (P128 : 0 <= T - ell ^ 2) by (pose proof H13; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P128 (Rlt_le _ _ H5)) (Rlt_le _ _ H8)) (Rlt_le _ _ H8)) (Rlt_le _ _ H8)) as T129.
  assert (Q130 : (C - ell * tau) * (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P128 (Rlt_le _ _ H0)) (Rlt_le _ _ H8)) (Rlt_le _ _ H8)) as T131.
  assert (Q132 : (- C) * (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H8) H8) Neg0) as T134.
  assert (Q135 : (- D * tau ^ 2 - T * tau ^ 2) * (C * r14 ^ 2 - C - ell * tau) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H5) H8) Neg0) as T136.
  assert (Q137 : (- D - T) * (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q138 : (- D * ell * tau - T * ell * tau) * (C * r14 ^ 2 - C - ell * tau) = 0) by (apply mul_zero; lra).
  clear - Neg T121 T124 T125 T127 T129 Q130 T131 Q132 T134 Q135 T136 Q137 Q138; lra.
  }
  assert (V0 : - D * r14 ^ 2 - T * r14 ^ 2 + r14 ^ 2 * r18 ^ 2 = 0).
  {
  numerator_eq N141 E12 (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) (C).
  numerator_eq N142 E16 (C * r14 ^ 2 - C - ell * tau) (C).
  assert (Q143 : (r14 ^ 2) * (- D - T + r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q143; lra.
  }
  lra.
Qed.

Lemma tab_results_general_preemptive_bandit_as_printed : forall (B : R) (C : R) (D : R) (E : R) (K : R) (R_ : R) (S_ : R) (T : R) (X : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R) (w : R), 0 <= B -> 0 < C -> 0 <= D -> 0 <= E -> 0 < K -> 0 <= R_ -> 0 <= S_ -> 0 < T -> 0 <= X -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> 0 <= w -> m <= X -> R_ <= T -> B <= 16 * E + S_ -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> X * sqrt 5 <= 32 * w * m -> w * m <= E + d_max * w -> E ^ 2 = K * T + K * ell * tau * (D + T) / C -> S_ = 3 * sqrt D * sqrt lambda -> w = sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) -> R_ <= 51 * E + S_ + 32 * d_max * w.
Proof.
  intros B C D E K R_ S_ T X d_max ell lambda m tau w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17 H18 H19 H20 H21 H22 H23.
  assert (F : 2 <= sqrt 5 <= 2237 / 1000) by (split; interval).
  assert (W : 0 <= d_max * w) by pos; destruct (Rle_or_lt m T) as [M | M].
  {
  pose proof (mul_le K (T - m) ltac:(lra) ltac:(lra)).
  assert (P : K * T <= E ^ 2) by (apply Rminus_le; match goal with H : E ^ 2 = _ |- _ => rewrite H end; match goal with |- _ - (_ + ?p) <= 0 => assert (0 <= p) by pos end; lra).
  assert (Q : sqrt (K * m + X ^ 2) <= E + X) by (apply sqrt_plus_le; lra).
  pose proof (mul_le (sqrt 5) (E + X - sqrt (K * m + X ^ 2)) ltac:(lra) ltac:(lra)); pose proof (mul_le (2237 / 1000 - sqrt 5) E ltac:(lra) ltac:(lra)); lra.
  }
  pose proof (mul_le (sqrt 5 - 2) X ltac:(lra) ltac:(lra)); lra.
Qed.

Lemma tab_results_general_preemptive_full_as_printed : forall (B : R) (C : R) (D : R) (E : R) (R_ : R) (T : R) (X : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R) (w : R), 0 <= B -> 0 < C -> 0 <= D -> 0 <= E -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> 0 <= w -> R_ <= B + X -> B <= 13 * E -> X <= 14 * w * m -> w * m <= E + d_max * w -> E ^ 2 = lambda * (1 + ell * tau / C) * (D + T) -> w = sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C) -> R_ <= 27 * E + 14 * d_max * w.
Proof.
  intros B E R_ X d_max m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_general_preemptive_bandit_stuck : forall (T : R) (x : R), 0 < T -> 0 < x -> T >= 5 -> x <= 1 / 4 -> 1 - x > 0 /\ T ^ 2 * (- 1 / sqrt (1 - x) + 1 / sqrt x) > 4 * T.
Proof.
  intros T x H0 H1 H2 H3.
  assert (G0 : 1 - x > 0).
  {
  apply Rlt_gt.
  fraction_lt (1 - x) (1).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= x - 1) by lra.
  assert (P5 : 0 <= 1 / 4 - x) by (pose proof H3; lra).
  clear - Neg Neg0 H1 P5; lra.
  }
  assert (G1 : T ^ 2 * (- 1 / sqrt (1 - x) + 1 / sqrt x) > 4 * T).
  {
  assert (S1 : 0 < x) by pos.
  root r2 F3 E4 x.
  subst x.
  assert (S5 : 0 < 1 - r2 ^ 2) by pos.
  root r6 F7 E8 (1 - (r2 ^ 2)).
  apply Rlt_gt.
  fraction_lt (- r2 * T ^ 2 + r6 * T ^ 2 - 4 * T * r2 * r6) (r2 * r6).
  enough (V9 : 0 < (T) * (- T * r2 + T * r6 - 4 * r2 * r6)) by lra.
  apply mul_lt; [pos |].
  assert (R18 : 0 <= r6 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V19 : 0 <= 2 * r6 ^ 2 - 1).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 2 * r6 ^ 2) by lra.
  assert (P12 : 0 <= 1 / 4 - r2 ^ 2) by (pose proof H3; lra).
  assert (Q14 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P15 : 0 < 1 - r2 ^ 2) by (pose proof (Rgt_lt _ _ G0); lra).
  assert (Q17 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 P12 Q14 P15 Q17; lra.
  }
  assert (V0 : - r2 ^ 2 - r6 ^ 2 + 1 = 0).
  {
  assert (Q20 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q20; lra.
  }
  lra.
  }
  assert (R26 : 0 <= r2 - r2 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V27 : 0 <= r6 ^ 4 - 2 * r6 ^ 2 + 1).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r6 ^ 4 + 2 * r6 ^ 2 - 1) by lra.
  assert (P23 : 0 < r2 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P23 P23) as T24.
  assert (Q25 : (r2 ^ 2 - r6 ^ 2 + 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T24 Q25; lra.
  }
  assert (V0 : - r2 ^ 2 * r6 ^ 2 + r2 ^ 2 - r6 ^ 4 + 2 * r6 ^ 2 - 1 = 0).
  {
  assert (Q28 : (1 - r6 ^ 2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q28; lra.
  }
  lra.
  }
  assert (R29 : 0 <= r6 - r2 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V30 : 0 <= r6 ^ 4) by pos.
  assert (V0 : - r2 ^ 2 * r6 ^ 2 - r6 ^ 4 + r6 ^ 2 = 0).
  {
  assert (Q31 : (- r6 ^ 2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q31; lra.
  }
  lra.
  }
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= T * r2 - T * r6 + 4 * r2 * r6) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T34.
  pose proof (mul_le _ _ (Rlt_le _ _ F3) Neg0) as T36.
  assert (Q37 : (T + 4 * r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ F7) Neg0) as T39.
  assert (P40 : 0 <= 1 / 4 - r2 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P40) as T41.
  assert (Q42 : (- T) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P43 : 0 < r2 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P43 F3) as T44.
  assert (Q45 : (r2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P46 : 0 <= T - 5) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P46 (Rlt_le _ _ F3)) as T47.
  pose proof (mul_le _ _ P46 (Rlt_le _ _ F7)) as T48.
  pose proof (mul_le _ _ P40 (Rlt_le _ _ F7)) as T49.
  assert (Q50 : (- r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P51 : 0 <= - r2 + r6) by (pose proof R18; lra).
  pose proof (mul_le _ _ P40 P51) as T52.
  assert (Q53 : (r2 - r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) P46) P51) as T54.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) (square (1 - 2 * r2))) as T55.
  assert (Q56 : (4 * T) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T34 T36 Q37 T39 T41 Q42 T44 Q45 T47 T48 T49 Q50 T52 Q53 T54 T55 Q56; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma tab_results_general_preemptive_full_stuck : forall (x : R), 0 < x -> x >= 1 -> exp (sqrt (ln 2) / x) <= 3.
Proof.
  intros x H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_general_logarithmic_capacity : forall (C : R) (c : R) (ell : R), 0 < C -> 0 < c -> 0 < ell -> C >= c * ell -> ell / (2 * C) <= 1 / (2 * c).
Proof.
  intros C c ell H0 H1 H2 H3.
  fraction_le (C / 2 - c * ell / 2) (C * c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C / 2 + c * ell / 2) by lra.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H3); lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma tab_results_general_logarithmic_capacity_square : forall (C : R) (c : R) (ell : R), 0 < C -> 0 < c -> 0 < ell -> C >= c * ell -> ell / C <= 1 / c.
Proof.
  intros C c ell H0 H1 H2 H3.
  fraction_le (C - c * ell) (C * c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + c * ell) by lra.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H3); lra).
  clear - Neg Neg0 P3; lra.
Qed.

Lemma tab_results_NCP_general_additional_term : forall (C : R) (K : R) (d_max : R), 0 < C -> 0 < K -> 0 <= d_max -> C >= K -> d_max * sqrt (1 + K / C) <= d_max * sqrt 2.
Proof.
  intros C K d_max H0 H1 H2 H3.
  assert (S1 : 0 < 1 + K / C) by pos.
  root r2 F3 E4 (1 + K / C).
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  fraction_le (- d_max * r2 + d_max * r6) (1).
  enough (V10 : 0 <= (d_max) * (- r2 + r6)) by lra.
  apply mul_le; [pos |].
  enough (V32 : 0 <= (r6) - (r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V33 : 0 <= 2 - r2 ^ 2).
  {
  numerator_eq N17 E4 (C * r2 ^ 2 - C - K) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r2 ^ 2 - 2) by lra.
  pose proof (mul_lt _ _ H0 Neg0) as T24.
  assert (Q25 : (1) * (C * r2 ^ 2 - C - K) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ H1 Neg0) as T27.
  assert (P28 : 0 <= C - K) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (mul_le _ _ P28 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T30.
  assert (Q31 : (1) * (C * r2 ^ 2 - C - K) = 0) by (apply mul_zero; lra).
  clear - Neg T24 Q25 T27 T30 Q31; lra.
  }
  assert (V0 : r6 ^ 2 - 2 = 0).
  {
  numerator_eq N34 E4 (C * r2 ^ 2 - C - K) (C).
  assert (Q35 : (1) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q35; lra.
  }
  lra.
Qed.

Lemma tab_results_NCP_general_additional_term_few_slots_bounded : forall (C : R) (d_max : R) (tau : R), 0 < C -> 0 <= d_max -> 0 < tau -> tau >= 1 -> C >= 1 -> d_max * sqrt (tau + tau ^ 2 / C) <= d_max * tau * sqrt 2.
Proof.
  intros C d_max tau H0 H1 H2 H3 H4.
  assert (S1 : 0 < tau + tau ^ 2 / C) by pos.
  root r2 F3 E4 (tau + tau ^ 2 / C).
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  fraction_le (- d_max * r2 + d_max * r6 * tau) (1).
  enough (V10 : 0 <= (d_max) * (- r2 + r6 * tau)) by lra.
  apply mul_le; [pos |].
  enough (V34 : 0 <= (r6 * tau) - (r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V35 : 0 <= - r2 ^ 2 + 2 * tau ^ 2).
  {
  numerator_eq N17 E4 (C * r2 ^ 2 - C * tau - tau ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r2 ^ 2 - 2 * tau ^ 2) by lra.
  pose proof (mul_lt _ _ H0 Neg0) as T25.
  assert (Q26 : (1) * (C * r2 ^ 2 - C * tau - tau ^ 2) = 0) by (apply mul_zero; lra).
  assert (P28 : 0 <= tau - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ H0 H2)) P28) as T29.
  assert (P30 : 0 <= C - 1) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T32.
  assert (Q33 : (1) * (C * r2 ^ 2 - C * tau - tau ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg Neg0 T25 Q26 T29 T32 Q33; lra.
  }
  assert (V0 : r6 ^ 2 * tau ^ 2 - 2 * tau ^ 2 = 0).
  {
  numerator_eq N36 E4 (C * r2 ^ 2 - C * tau - tau ^ 2) (C).
  assert (Q37 : (tau ^ 2) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q37; lra.
  }
  lra.
Qed.

Lemma tab_results_NCP_general_matching__lemma_1 : forall (C : R) (D : R) (K : R) (d_max : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= d_max -> d_max ^ 2 <= D -> d_max ^ 2 * (1 + K / C) <= D + D * K / C.
Proof.
  intros C D K d_max H0 H1 H2 H3 H4.
  fraction_le (C * D - C * d_max ^ 2 + D * K - K * d_max ^ 2) (C).
  enough (V1 : 0 <= (C + K) * (D - d_max ^ 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D + d_max ^ 2) by lra.
  assert (P2 : 0 <= D - d_max ^ 2) by (pose proof H4; lra).
  clear - Neg P2 Neg0; lra.
Qed.

Lemma tab_results_NCP_general_matching : forall (C : R) (D : R) (K : R) (d_max : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= d_max -> d_max ^ 2 <= D -> d_max * sqrt (1 + K / C) <= sqrt (D + D * K / C).
Proof.
  intros C D K d_max H0 H1 H2 H3 H4.
  pose proof (tab_results_NCP_general_matching__lemma_1 C D K d_max shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_all_capacities__lemma_1__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (c : R) (ell : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < ell -> 0 < tau -> C >= c * ell -> K * T + K * ell * tau * (D + T) / C <= (K * T + D * K / C) * (ell * tau + 1 + tau / c).
Proof.
  intros C D K T c ell tau H0 H1 H2 H3 H4 H5 H6 H7.
  fraction_le (C * K * T * c * ell * tau + C * K * T * tau + D * K * c + D * K * tau - K * T * c * ell * tau) (C * c).
  enough (V1 : 0 <= (K) * (C * T * c * ell * tau + C * T * tau + D * c + D * tau - T * c * ell * tau)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * T * c * ell * tau - C * T * tau - D * c - D * tau + T * c * ell * tau) by lra.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ H6)) as T2.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ H4)) as T3.
  assert (P4 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (mul_le _ _ P4 (Rlt_le _ _ H3)) (Rlt_le _ _ H6)) as T5.
  pose proof (mul_lt _ _ H0 Neg0) as T6.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) (Rlt_le _ _ H4)) as T7.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H3) H6) as T8.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H3) H4) H5) H6) as T9.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) (Rlt_le _ _ H6)) as T10.
  clear - Neg T2 T3 T5 Neg0 T6 T7 T8 T9 T10; lra.
Qed.

Lemma tab_results_general_all_capacities__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (c : R) (ell : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < ell -> 0 < tau -> C >= c * ell -> sqrt (K * T + K * ell * tau * (D + T) / C) <= sqrt (K * T + D * K / C) * sqrt (ell * tau + 1 + tau / c).
Proof.
  intros C D K T c ell tau H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (tab_results_general_all_capacities__lemma_1__lemma_1 C D K T c ell tau shown shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_all_capacities__lemma_2 : forall (D : R) (c : R) (ell : R) (lambda : R) (tau : R), 0 <= D -> 0 < c -> 0 < ell -> 0 < lambda -> 0 < tau -> sqrt D * sqrt lambda <= sqrt D * sqrt lambda * sqrt (ell * tau + 1 + tau / c).
Proof.
  intros D c ell lambda tau H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_all_capacities : forall (C : R) (D : R) (K : R) (T : R) (c : R) (ell : R) (lambda : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < ell -> 0 < lambda -> 0 < tau -> C >= c * ell -> sqrt D * sqrt lambda + sqrt (K * T + K * ell * tau * (D + T) / C) <= sqrt (ell * tau + 1 + tau / c) * (sqrt D * sqrt lambda + sqrt (K * T + D * K / C)).
Proof.
  intros C D K T c ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_general_all_capacities__lemma_1 C D K T c ell tau shown shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_general_all_capacities__lemma_2 D c ell lambda tau shown shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_all_capacities_full_information : forall (C : R) (D : R) (T : R) (c : R) (ell : R) (lambda : R) (tau : R), 0 < C -> 0 <= D -> 0 < T -> 0 < c -> 0 < ell -> 0 < lambda -> 0 < tau -> C >= c * ell -> sqrt lambda * sqrt (1 + ell * tau / C) * sqrt (D + T) <= sqrt lambda * sqrt (1 + tau / c) * sqrt (D + T).
Proof.
  intros.
  assert (Q : ell / C <= 1 / c) by (apply Rle_div_l; [lra |]; replace (1 / c * C) with (1 * C / c) by (field; lra); apply Rle_div_r; [lra |]; lra).
  assert (P : 0 <= tau * (1 / c - ell / C)) by (apply Rmult_le_pos; lra); replace (tau * (1 / c - ell / C)) with (tau / c - ell * tau / C) in P by (field; lra).
  apply Rmult_le_compat_r; [apply sqrt_pos |]; apply Rmult_le_compat_l; [apply sqrt_pos |]; apply sqrt_le_1_alt; lra.
Qed.

Lemma tab_results_NCP_general_matching_the_other_terms__lemma_1__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (c : R) (ell : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < ell -> C >= c * ell -> K * T + K * ell * (D + T) / C <= (K * T + D * K / C) * (ell + 1 + 1 / c).
Proof.
  intros C D K T c ell H0 H1 H2 H3 H4 H5 H6.
  fraction_le (C * K * T * c * ell + C * K * T + D * K * c + D * K - K * T * c * ell) (C * c).
  enough (V1 : 0 <= (K) * (C * T * c * ell + C * T + D * c + D - T * c * ell)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * T * c * ell - C * T - D * c - D + T * c * ell) by lra.
  pose proof (mul_le _ _ H1 (Rlt_le _ _ H4)) as T2.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ P3 (Rlt_le _ _ H3)) as T4.
  pose proof (mul_lt _ _ H0 Neg0) as T5.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H0) H3) as T6.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 H0) H3) H4) H5) as T7.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) H1) as T8.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ H0) H1) (Rlt_le _ _ H4)) as T9.
  clear - Neg H1 T2 T4 T5 Neg0 T6 T7 T8 T9; lra.
Qed.

Lemma tab_results_NCP_general_matching_the_other_terms__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (c : R) (ell : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < ell -> C >= c * ell -> sqrt (K * T + K * ell * (D + T) / C) <= sqrt (K * T + D * K / C) * sqrt (ell + 1 + 1 / c).
Proof.
  intros C D K T c ell H0 H1 H2 H3 H4 H5 H6.
  pose proof (tab_results_NCP_general_matching_the_other_terms__lemma_1__lemma_1 C D K T c ell shown shown shown shown shown shown shown) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_matching_the_other_terms__lemma_2 : forall (D : R) (c : R) (ell : R) (lambda : R), 0 <= D -> 0 < c -> 0 < ell -> 0 < lambda -> sqrt D * sqrt lambda <= sqrt D * sqrt lambda * sqrt (ell + 1 + 1 / c).
Proof.
  intros D c ell lambda H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_matching_the_other_terms : forall (C : R) (D : R) (K : R) (T : R) (c : R) (ell : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < ell -> 0 < lambda -> C >= c * ell -> sqrt D * sqrt lambda + sqrt (K * T + K * ell * (D + T) / C) <= sqrt (ell + 1 + 1 / c) * (sqrt D * sqrt lambda + sqrt (K * T + D * K / C)).
Proof.
  intros C D K T c ell lambda H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (tab_results_NCP_general_matching_the_other_terms__lemma_1 C D K T c ell shown shown shown shown shown shown shown) as K0.
  pose proof (tab_results_NCP_general_matching_the_other_terms__lemma_2 D c ell lambda shown shown shown shown) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_matching_full_information : forall (C : R) (D : R) (T : R) (c : R) (ell : R) (lambda : R), 0 < C -> 0 <= D -> 0 < T -> 0 < c -> 0 < ell -> 0 < lambda -> C >= c * ell -> sqrt lambda * sqrt (1 + ell / C) * sqrt (D + T) <= sqrt lambda * sqrt (1 + 1 / c) * sqrt (D + T).
Proof.
  intros.
  assert (Q : ell / C <= 1 / c) by (apply Rle_div_l; [lra |]; replace (1 / c * C) with (1 * C / c) by (field; lra); apply Rle_div_r; [lra |]; lra).
  apply Rmult_le_compat_r; [apply sqrt_pos |]; apply Rmult_le_compat_l; [apply sqrt_pos |]; apply sqrt_le_1_alt; lra.
Qed.

Lemma tab_results_general_all_capacities_factor : forall (C : R) (c : R) (ell : R), 0 < C -> 0 < c -> 0 < ell -> C >= c * ell -> ell / (2 * C) <= 1 / (2 * c).
Proof.
  intros C c ell H0 H1 H2 H3.
  repeat split; by_parts.
Qed.
