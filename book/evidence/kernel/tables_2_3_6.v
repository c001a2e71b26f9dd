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
  assert (G0 : R_ <= 5 * sqrt D * sqrt lambda + 5 * sqrt K * sqrt T).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 <= D).
  {
  pos.
  }
  assert (F11 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E12 : D = (sqrt D) ^ 2) by root_powers.
  set (r10 := sqrt D) in *.
  clearbody r10.
  subst D.
  assert (S13 : 0 < lambda).
  {
  pos.
  }
  assert (F15 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E16 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r14 := sqrt lambda) in *.
  clearbody r14.
  subst lambda.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  apply (le_by_fraction _ _ (- R_ + 5 * r10 * r14 + 5 * r18 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 5 * r10 * r14 - 5 * r18 * r6) by lra.
  assert (P21 : 0 < R_ - 5 * r10 * r14 - 5 * r18 * r6) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_lt _ _ P23 P21) as T24.
  assert (P25 : 0 <= - R_ + 3 * r10 * r14 + 4 * r18 * r6 + r6) by (pose proof H8; lra).
  pose proof P25 as T26.
  assert (P27 : 0 <= r18 ^ 2 - 1) by (pose proof (Rge_le _ _ H5); lra).
  assert (P28 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ P27 (Rlt_le _ _ P28)) as T29.
  assert (P30 : 0 <= r10) by (pose proof F11; lra).
  assert (P31 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ P30 (Rlt_le _ _ P31)) as T32.
  pose proof (mul_le _ _ (Rlt_le _ _ P23) P25) as T33.
  pose proof (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ P31)) (Rlt_le _ _ P23)) as T34.
  clear - Neg T22 T24 T26 T29 T32 T33 T34.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_delayed_bandit_regret_lower_total_at_most_D : forall (D : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> d * T <= D -> D <= T * (d + 1) -> K <= T -> R_ >= Rmax (sqrt K * sqrt T / 20) (sqrt 2 * sqrt T * sqrt lambda * sqrt (d + 1) / 40) -> R_ >= sqrt D * sqrt lambda / 87 + sqrt K * sqrt T / 87.
Proof.
  intros D K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  assert (G0 : R_ >= sqrt D * sqrt lambda / 87 + sqrt K * sqrt T / 87).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E8 : K = (sqrt K) ^ 2) by root_powers.
  set (r6 := sqrt K) in *.
  clearbody r6.
  subst K.
  assert (S9 : 0 < T).
  {
  pos.
  }
  assert (F11 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E12 : T = (sqrt T) ^ 2) by root_powers.
  set (r10 := sqrt T) in *.
  clearbody r10.
  subst T.
  assert (S13 : 0 < 2).
  {
  pos.
  }
  assert (F15 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E16 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r14 := sqrt 2) in *.
  clearbody r14.
  assert (S17 : 0 < lambda).
  {
  pos.
  }
  assert (F19 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E20 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r18 := sqrt lambda) in *.
  clearbody r18.
  rewrite E20 in *.
  assert (S21 : 0 < d + 1).
  {
  pos.
  }
  assert (F23 : 0 < sqrt (d + 1)) by (apply sqrt_lt_R0; lra).
  assert (E24 : d + 1 = (sqrt (d + 1)) ^ 2) by root_powers.
  set (r22 := sqrt (d + 1)) in *.
  clearbody r22.
  pose proof (Rmax_or (r6 * r10 / 20) (r14 * r10 * r18 * r22 / 40)) as M25.
  assert (S26 : 0 < Rmax (r6 * r10 / 20) (r14 * r10 * r18 * r22 / 40)) by pos.
  set (m27 := Rmax (r6 * r10 / 20) (r14 * r10 * r18 * r22 / 40)) in *.
  clearbody m27.
  assert (S28 : 0 <= D).
  {
  pos.
  }
  assert (F30 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E31 : D = (sqrt D) ^ 2) by root_powers.
  set (r29 := sqrt D) in *.
  clearbody r29.
  subst D.
  destruct M25 as [[E32 L33] | [E32 L33]]; try rewrite E32 in *.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (R_ - r10 * r6 / 87 - r18 * r29 / 87) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R55 : 0 <= r10 * r14 * r22 - r29).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V93 : 0 <= 2 * d * r10 ^ 2 + 2 * r10 ^ 2 - r29 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * d * r10 ^ 2 - 2 * r10 ^ 2 + r29 ^ 2) by lra.
  assert (P85 : 0 < r10 ^ 2) by (pose proof H3; lra).
  pose proof P85 as T86.
  assert (P87 : 0 <= d) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P85) P87) as T88.
  assert (P89 : 0 <= d * r10 ^ 2 + r10 ^ 2 - r29 ^ 2) by (pose proof H12; lra).
  pose proof P89 as T90.
  assert (P91 : 0 < - 2 * d * r10 ^ 2 - 2 * r10 ^ 2 + r29 ^ 2) by (pose proof Neg0; lra).
  pose proof P91 as T92.
  clear - Neg T86 T88 T90 T92.
  lra.
  }
  assert (V0 : - 2 * d * r10 ^ 2 + r10 ^ 2 * r14 ^ 2 * r22 ^ 2 - 2 * r10 ^ 2 = 0).
  {
  assert (Q94 : (r10 ^ 2 * r22 ^ 2) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q95 : (2 * r10 ^ 2) * (- d + r22 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q94 Q95.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r10 * r6 / 87 + r18 * r29 / 87) by lra.
  assert (P74 : 0 <= R_) by (pose proof H2; lra).
  pose proof P74 as T75.
  assert (P76 : 0 <= R_ - r10 * r6 / 20) by (pose proof (Rge_le _ _ H14); lra).
  pose proof P76 as T77.
  assert (P78 : 0 <= - r10 * r14 * r18 * r22 / 40 + r10 * r6 / 20) by (pose proof L33; lra).
  pose proof P78 as T79.
  assert (P80 : 0 <= r10 * r14 * r22 - r29) by (pose proof R55; lra).
  assert (P81 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_le _ _ P80 (Rlt_le _ _ P81)) as T82.
  assert (P83 : 0 < - R_ + r10 * r6 / 87 + r18 * r29 / 87) by (pose proof Neg0; lra).
  pose proof P83 as T84.
  clear - Neg T75 T77 T79 T82 T84.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (R_ - r10 * r6 / 87 - r18 * r29 / 87) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V132 : 0 <= (R_) - (r10 * r6 / 87 + r18 * r29 / 87)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V133 : 0 <= R_ ^ 2 - r10 ^ 2 * r6 ^ 2 / 7569 - 2 * r10 * r18 * r29 * r6 / 7569 - r18 ^ 2 * r29 ^ 2 / 7569) by lra.
  enough (V96 : 0 <= (87 * R_ + r10 * r6 + r18 * r29) * (R_ / 87 - r10 * r6 / 7569 - r18 * r29 / 7569)) by lra.
  apply mul_le; [pos |].
  enough (V130 : 0 <= (R_ / 87) - (r10 * r6 / 7569 + r18 * r29 / 7569)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V131 : 0 <= R_ ^ 2 / 7569 - r10 ^ 2 * r6 ^ 2 / 57289761 - 2 * r10 * r18 * r29 * r6 / 57289761 - r18 ^ 2 * r29 ^ 2 / 57289761) by lra.
  enough (V97 : 0 <= (87 * R_ + r10 * r6 + r18 * r29) * (R_ / 658503 - r10 * r6 / 57289761 - r18 * r29 / 57289761)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ / 658503 + r10 * r6 / 57289761 + r18 * r29 / 57289761) by lra.
  assert (P98 : 0 <= R_) by (pose proof H2; lra).
  pose proof P98 as T99.
  assert (P100 : 0 <= - d + r10 ^ 2 - 1) by (pose proof H10; lra).
  assert (P101 : 0 < r18) by (pose proof F19; lra).
  assert (P102 : 0 <= r29) by (pose proof F30; lra).
  pose proof (mul_le _ _ (mul_le _ _ P100 (Rlt_le _ _ P101)) P102) as T103.
  assert (P104 : 0 <= R_ - r10 * r14 * r18 * r22 / 40) by (pose proof (Rge_le _ _ H14); lra).
  pose proof P104 as T105.
  assert (P106 : 0 <= r10 * r14 * r18 * r22 / 40 - r10 * r6 / 20) by (pose proof L33; lra).
  pose proof P106 as T107.
  assert (P108 : 0 < - R_ / 658503 + r10 * r6 / 57289761 + r18 * r29 / 57289761) by (pose proof Neg0; lra).
  pose proof P108 as T109.
  assert (P110 : 0 <= d) by (pose proof H4; lra).
  pose proof (mul_le _ _ (mul_le _ _ P110 (Rlt_le _ _ P101)) P102) as T111.
  assert (P112 : 0 <= r6 ^ 2 - 1) by (pose proof (Rge_le _ _ H6); lra).
  assert (P113 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P112 (Rlt_le _ _ P113)) (Rlt_le _ _ P113)) (Rlt_le _ _ P101)) P102) as T114.
  assert (P115 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P104 (Rlt_le _ _ P113)) (Rlt_le _ _ P113)) (Rlt_le _ _ P115)) (Rlt_le _ _ P115)) as T116.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P106 (Rlt_le _ _ P113)) (Rlt_le _ _ P113)) (Rlt_le _ _ P115)) (Rlt_le _ _ P115)) as T117.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P106 (Rlt_le _ _ P113)) (Rlt_le _ _ P101)) P102) (Rlt_le _ _ P115)) as T118.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P113 P113) P115) P115) P108) as T119.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P113 P101)) P102) (Rlt_le _ _ P115)) (Rlt_le _ _ P108)) as T120.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P104 P106) (Rlt_le _ _ P113)) (Rlt_le _ _ P115)) as T121.
  assert (Q122 : (- r6 * r10 ^ 3 * r18 ^ 2 * r22 ^ 2 / 1600) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q123 : (- r6 * r10 ^ 3 * r18 ^ 2 / 800) * (- d + r22 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P124 : 0 <= d * r10 ^ 2 + r10 ^ 2 - r29 ^ 2) by (pose proof H12; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P124 (Rlt_le _ _ P113)) (Rlt_le _ _ P101)) (Rlt_le _ _ P101)) (Rlt_le _ _ P115)) as T125.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P104 (Rlt_le _ _ P113)) (Rlt_le _ _ P101)) P102) (Rlt_le _ _ P115)) as T126.
  assert (P127 : 0 < r14) by (pose proof F15; lra).
  assert (P128 : 0 < r22) by (pose proof F23; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P113 P113) P127) P101) P128) P115) P108) as T129.
  clear - Neg T99 T103 T105 T107 T109 T111 T114 T116 T117 T118 T119 T120 T121 Q122 Q123 T125 T126 T129.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_delayed_full_regret_upper : forall (D : R) (K : R) (R_ : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (D + T) -> R_ <= 5 * sqrt lambda * sqrt (D + T).
Proof.
  intros D K R_ T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : R_ <= 5 * sqrt lambda * sqrt (D + T)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  subst lambda.
  assert (S13 : 0 < D + r6 ^ 2).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (D + (r6 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E16 : D + (r6 ^ 2) = (sqrt (D + (r6 ^ 2))) ^ 2) by root_powers.
  set (r14 := sqrt (D + (r6 ^ 2))) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (- R_ + 5 * r10 * r14) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < R_ - 5 * r10 * r14) by lra.
  assert (P17 : 0 < r14) by (pose proof F15; lra).
  assert (P18 : 0 < R_ - 5 * r10 * r14) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P17 P18) as T19.
  assert (Q20 : (- 5 * r10) * (- D + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P21 : 0 < r6) by (pose proof F7; lra).
  assert (P22 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P21 P22) P18) as T23.
  assert (P24 : 0 <= D) by (pose proof H0; lra).
  pose proof (mul_le _ _ P24 (Rlt_le _ _ P22)) as T25.
  assert (P26 : 0 <= - R_ + 3 * r10 * r14 + r6) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P17) P26) as T27.
  assert (Q28 : (3 * r10) * (- D + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P29 : 0 < r10 ^ 2) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P29 P21) P17) as T30.
  assert (P31 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P31 (Rlt_le _ _ P21)) (Rlt_le _ _ P17)) as T32.
  assert (P33 : 0 <= - l3 + r10 ^ 2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ P33 (Rlt_le _ _ P21)) (Rlt_le _ _ P17)) as T34.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P21 P22)) P26) as T35.
  clear - Neg T19 Q20 T23 T25 T27 Q28 T30 T32 T34 T35.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_delayed_full_regret_lower_total_at_most_D : forall (D : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> d * T <= D -> D <= T * (d + 1) -> K <= T -> R_ >= sqrt 2 * sqrt T * sqrt lambda * sqrt (d + 1) / 40 -> R_ >= sqrt lambda * sqrt (D + T) / 57.
Proof.
  intros D K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  assert (G0 : R_ >= sqrt lambda * sqrt (D + T) / 57).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  assert (S9 : 0 < T).
  {
  pos.
  }
  assert (F11 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E12 : T = (sqrt T) ^ 2) by root_powers.
  set (r10 := sqrt T) in *.
  clearbody r10.
  subst T.
  assert (S13 : 0 < lambda).
  {
  pos.
  }
  assert (F15 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E16 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r14 := sqrt lambda) in *.
  clearbody r14.
  rewrite E16 in *.
  assert (S17 : 0 < d + 1).
  {
  pos.
  }
  assert (F19 : 0 < sqrt (d + 1)) by (apply sqrt_lt_R0; lra).
  assert (E20 : d + 1 = (sqrt (d + 1)) ^ 2) by root_powers.
  set (r18 := sqrt (d + 1)) in *.
  clearbody r18.
  assert (S21 : 0 < D + r10 ^ 2).
  {
  pos.
  }
  assert (F23 : 0 < sqrt (D + (r10 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E24 : D + (r10 ^ 2) = (sqrt (D + (r10 ^ 2))) ^ 2) by root_powers.
  set (r22 := sqrt (D + (r10 ^ 2))) in *.
  clearbody r22.
  apply Rle_ge.
  apply (le_by_fraction _ _ (R_ - r14 * r22 / 57) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R37 : 0 <= r10 * r18 * r6 - r22).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V81 : 0 <= - D + 2 * d * r10 ^ 2 + r10 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < D - 2 * d * r10 ^ 2 - r10 ^ 2) by lra.
  assert (P74 : 0 < r10 ^ 2) by (pose proof H3; lra).
  assert (P75 : 0 <= d) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P74) P75) as T76.
  assert (P77 : 0 <= - D + d * r10 ^ 2 + r10 ^ 2) by (pose proof H12; lra).
  pose proof P77 as T78.
  assert (P79 : 0 < D - 2 * d * r10 ^ 2 - r10 ^ 2) by (pose proof Neg0; lra).
  pose proof P79 as T80.
  clear - Neg T76 T78 T80.
  lra.
  }
  assert (V0 : D - 2 * d * r10 ^ 2 + r10 ^ 2 * r18 ^ 2 * r6 ^ 2 - r10 ^ 2 - r22 ^ 2 = 0).
  {
  assert (Q82 : (r10 ^ 2 * r18 ^ 2) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q83 : (2 * r10 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q84 : (- 1) * (- D - r10 ^ 2 + r22 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q82 Q83 Q84.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r14 * r22 / 57) by lra.
  assert (P65 : 0 <= R_) by (pose proof H2; lra).
  pose proof P65 as T66.
  assert (P67 : 0 <= R_ - r10 * r14 * r18 * r6 / 40) by (pose proof (Rge_le _ _ H14); lra).
  pose proof P67 as T68.
  assert (P69 : 0 <= r10 * r18 * r6 - r22) by (pose proof R37; lra).
  assert (P70 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ P69 (Rlt_le _ _ P70)) as T71.
  assert (P72 : 0 < - R_ + r14 * r22 / 57) by (pose proof Neg0; lra).
  pose proof P72 as T73.
  clear - Neg T66 T68 T71 T73.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_delayed_bandit_regret_given_delays : forall (r : R), 0 < r -> r >= 1000000 -> 99 * r + 396 * r * sqrt 2 <= (sqrt r) ^ 3 * sqrt (ln 2).
Proof.
  intros r H0 H1.
  assert (G0 : 99 * r + 396 * r * sqrt 2 <= (sqrt r) ^ 3 * sqrt (ln 2)).
  {
  assert (S1 : 0 < 2).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E4 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r2 := sqrt 2) in *.
  clearbody r2.
  assert (S5 : 0 < r).
  {
  pos.
  }
  assert (F7 : 0 < sqrt r) by (apply sqrt_lt_R0; lra).
  assert (E8 : r = (sqrt r) ^ 2) by root_powers.
  set (r6 := sqrt r) in *.
  clearbody r6.
  subst r.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F9.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F10.
  remember (ln 2) as l11 eqn:E12 in *.
  assert (S21 : 0 < l11).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l11) by lra.
  assert (P17 : 0 <= l11 - 693147 / 1000000) by (pose proof F9; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= - l11) by (pose proof Neg0; lra).
  pose proof P19 as T20.
  clear - Neg T18 T20.
  lra.
  }
  assert (F23 : 0 < sqrt l11) by (apply sqrt_lt_R0; lra).
  assert (E24 : l11 = (sqrt l11) ^ 2) by root_powers.
  set (r22 := sqrt l11) in *.
  clearbody r22.
  rewrite E24 in *.
  apply (le_by_fraction _ _ (- 396 * r2 * r6 ^ 2 + r22 * r6 ^ 3 - 99 * r6 ^ 2) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V25 : 0 <= (r6 ^ 2) * (- 396 * r2 + r22 * r6 - 99)) by lra.
  apply mul_le; [pos |].
  enough (V38 : 0 <= (r22 * r6) - (396 * r2 + 99)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V39 : 0 <= - 78408 * r2 + r22 ^ 2 * r6 ^ 2 - 323433).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 78408 * r2 - r22 ^ 2 * r6 ^ 2 + 323433) by lra.
  assert (P26 : 0 <= r6 ^ 2 - 1000000) by (pose proof (Rge_le _ _ H1); lra).
  assert (P27 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ P26 (Rlt_le _ _ P27)) as T28.
  pose proof P26 as T29.
  assert (P30 : 0 <= r22 ^ 2 - 693147 / 1000000) by (pose proof F9; lra).
  assert (P31 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ P31)) (Rlt_le _ _ P31)) as T32.
  assert (P33 : 0 < 78408 * r2 - r22 ^ 2 * r6 ^ 2 + 323433) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P27 P33) as T34.
  assert (Q35 : (78408) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof P33 as T36.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ P27)) (Rlt_le _ _ P31)) (Rlt_le _ _ P31)) as T37.
  clear - Neg T28 T29 T32 T34 Q35 T36 T37.
  lra.
  }
  assert (V0 : 313632 - 156816 * r2 ^ 2 = 0).
  {
  assert (Q40 : (- 156816) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q40.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper__lemma_1 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> 2 * K * (T + 2 * nu_T * (D + T) / C) / 21 <= K * T + K * ell * (D + T) / C.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  assert (G0 : 2 * K * (T + 2 * nu_T * (D + T) / C) / 21 <= K * T + K * ell * (D + T) / C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 <= D).
  {
  pos.
  }
  assert (F11 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E12 : D = (sqrt D) ^ 2) by root_powers.
  set (r10 := sqrt D) in *.
  clearbody r10.
  subst D.
  assert (S13 : 0 < lambda).
  {
  pos.
  }
  assert (F15 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E16 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r14 := sqrt lambda) in *.
  clearbody r14.
  rewrite E16 in *.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  assert (S21 : 0 < r6 ^ 2 + 2 * nu_T * (r10 ^ 2 + r6 ^ 2) / C).
  {
  pos.
  }
  assert (F23 : 0 < sqrt ((r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C)) by (apply sqrt_lt_R0; lra).
  assert (E24 : (r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C = (sqrt ((r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C)) ^ 2) by root_powers.
  set (r22 := sqrt ((r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C)) in *.
  clearbody r22.
  apply (le_by_fraction _ _ (19 * C * r18 ^ 2 * r6 ^ 2 / 21 + ell * r10 ^ 2 * r18 ^ 2 + ell * r18 ^ 2 * r6 ^ 2 - 4 * nu_T * r10 ^ 2 * r18 ^ 2 / 21 - 4 * nu_T * r18 ^ 2 * r6 ^ 2 / 21) (C)); [(field; nonzero) || field || lra | pos |].
  enough (V26 : 0 <= (r18 ^ 2) * (19 * C * r6 ^ 2 / 21 + ell * r10 ^ 2 + ell * r6 ^ 2 - 4 * nu_T * r10 ^ 2 / 21 - 4 * nu_T * r6 ^ 2 / 21)) by lra.
  apply mul_le; [pos |].
  assert (N27 : C * r22 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r10 ^ 2 - 2 * nu_T * r6 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r22 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r10 ^ 2 - 2 * nu_T * r6 ^ 2) (C) E24); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 19 * C * r6 ^ 2 / 21 - ell * r10 ^ 2 - ell * r6 ^ 2 + 4 * nu_T * r10 ^ 2 / 21 + 4 * nu_T * r6 ^ 2 / 21) by lra.
  assert (P28 : 0 < C) by (pose proof H0; lra).
  assert (P29 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P28 P29) P29) as T30.
  assert (P31 : 0 <= r10 ^ 2) by (pose proof H1; lra).
  assert (P32 : 0 < ell) by (pose proof H5; lra).
  pose proof (mul_le _ _ P31 (Rlt_le _ _ P32)) as T33.
  assert (P34 : 0 < r6 ^ 2) by (pose proof H4; lra).
  pose proof (mul_lt _ _ P34 P32) as T35.
  assert (P36 : 0 <= 5 * ell - nu_T) by (pose proof H11; lra).
  pose proof (mul_le _ _ (mul_le _ _ P36 (Rlt_le _ _ P29)) (Rlt_le _ _ P29)) as T37.
  assert (P38 : 0 <= r10) by (pose proof F11; lra).
  pose proof (mul_le _ _ (mul_le _ _ P36 P38) P38) as T39.
  assert (P40 : 0 < - 19 * C * r6 ^ 2 / 21 - ell * r10 ^ 2 - ell * r6 ^ 2 + 4 * nu_T * r10 ^ 2 / 21 + 4 * nu_T * r6 ^ 2 / 21) by (pose proof Neg0; lra).
  pose proof P40 as T41.
  clear - Neg T30 T33 T35 T37 T39 T41.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper__lemma_2 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) <= 13 * sqrt (K * T + K * ell * (D + T) / C) / 4.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_1 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_bandit_upper__lemma_3 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> T <= K * T + K * ell * (D + T) / C.
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_1 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_2 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : T <= K * T + K * ell * (D + T) / C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 <= D).
  {
  pos.
  }
  assert (F11 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E12 : D = (sqrt D) ^ 2) by root_powers.
  set (r10 := sqrt D) in *.
  clearbody r10.
  subst D.
  assert (S13 : 0 < lambda).
  {
  pos.
  }
  assert (F15 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E16 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r14 := sqrt lambda) in *.
  clearbody r14.
  rewrite E16 in *.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  assert (S21 : 0 < r6 ^ 2 + 2 * nu_T * (r10 ^ 2 + r6 ^ 2) / C).
  {
  pos.
  }
  assert (F23 : 0 < sqrt ((r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C)) by (apply sqrt_lt_R0; lra).
  assert (E24 : (r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C = (sqrt ((r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C)) ^ 2) by root_powers.
  set (r22 := sqrt ((r6 ^ 2) + 2 * nu_T * ((r10 ^ 2) + (r6 ^ 2)) / C)) in *.
  clearbody r22.
  assert (S25 : 0 < r18 ^ 2 * r6 ^ 2 + ell * r18 ^ 2 * (r10 ^ 2 + r6 ^ 2) / C).
  {
  pos.
  }
  assert (F27 : 0 < sqrt ((r18 ^ 2) * (r6 ^ 2) + (r18 ^ 2) * ell * ((r10 ^ 2) + (r6 ^ 2)) / C)) by (apply sqrt_lt_R0; lra).
  assert (E28 : (r18 ^ 2) * (r6 ^ 2) + (r18 ^ 2) * ell * ((r10 ^ 2) + (r6 ^ 2)) / C = (sqrt ((r18 ^ 2) * (r6 ^ 2) + (r18 ^ 2) * ell * ((r10 ^ 2) + (r6 ^ 2)) / C)) ^ 2) by root_powers.
  set (r26 := sqrt ((r18 ^ 2) * (r6 ^ 2) + (r18 ^ 2) * ell * ((r10 ^ 2) + (r6 ^ 2)) / C)) in *.
  clearbody r26.
  apply (le_by_fraction _ _ (C * r18 ^ 2 * r6 ^ 2 - C * r6 ^ 2 + ell * r10 ^ 2 * r18 ^ 2 + ell * r18 ^ 2 * r6 ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N29 : C * r22 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r10 ^ 2 - 2 * nu_T * r6 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r22 ^ 2 - C * r6 ^ 2 - 2 * nu_T * r10 ^ 2 - 2 * nu_T * r6 ^ 2) (C) E24); [(field; nonzero) || field || lra | pos]).
  assert (N30 : 0 <= 19 * C * r18 ^ 2 * r6 ^ 2 + 21 * ell * r10 ^ 2 * r18 ^ 2 + 21 * ell * r18 ^ 2 * r6 ^ 2 - 4 * nu_T * r10 ^ 2 * r18 ^ 2 - 4 * nu_T * r18 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (19 * C * r18 ^ 2 * r6 ^ 2 + 21 * ell * r10 ^ 2 * r18 ^ 2 + 21 * ell * r18 ^ 2 * r6 ^ 2 - 4 * nu_T * r10 ^ 2 * r18 ^ 2 - 4 * nu_T * r18 ^ 2 * r6 ^ 2) (21 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N31 : - C * r18 ^ 2 * r6 ^ 2 + C * r26 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2 = 0) by (apply (numerator_eq _ _ (- C * r18 ^ 2 * r6 ^ 2 + C * r26 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) (C) E28); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * r18 ^ 2 * r6 ^ 2 + C * r6 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) by lra.
  assert (P32 : 0 <= r18 ^ 2 - 1) by (pose proof (Rge_le _ _ H8); lra).
  assert (P33 : 0 < C) by (pose proof H0; lra).
  assert (P34 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P32 (Rlt_le _ _ P33)) (Rlt_le _ _ P34)) (Rlt_le _ _ P34)) as T35.
  assert (Q36 : (1) * (- C * r18 ^ 2 * r6 ^ 2 + C * r26 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P37 : 0 < - C * r18 ^ 2 * r6 ^ 2 + C * r6 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P37 as T38.
  assert (Q39 : (- 1) * (- C * r18 ^ 2 * r6 ^ 2 + C * r26 ^ 2 - ell * r10 ^ 2 * r18 ^ 2 - ell * r18 ^ 2 * r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P40 : 0 <= r10 ^ 2) by (pose proof H1; lra).
  assert (P41 : 0 < ell) by (pose proof H5; lra).
  assert (P42 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P40 (Rlt_le _ _ P41)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T43.
  assert (P44 : 0 < r18 ^ 2) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P44 P41) P34) P34) as T45.
  clear - Neg T35 Q36 T38 Q39 T43 T45.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper__lemma_4 : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> sqrt T <= sqrt (K * T + K * ell * (D + T) / C).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_1 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_2 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_3 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_bandit_upper : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T -> R_ <= 3 * sqrt D * sqrt lambda + 14 * sqrt (K * T + K * ell * (D + T) / C).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_1 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_2 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_3 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_CNP_general_bandit_upper__lemma_4 C D K R_ T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_full_upper : forall (C : R) (D : R) (K : R) (R_ : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_ -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> R_ <= sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) -> R_ <= 11 * sqrt lambda * sqrt (1 + ell / C) * sqrt (D + T).
Proof.
  intros C D K R_ T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  assert (E : nu_T / C <= 5 * (ell / C)) by (replace (5 * (ell / C)) with (5 * ell / C) by (field; lra); apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; lra | lra]).
  assert (P : 0 < ell / C) by pos; assert (L2 : 69 / 100 <= ln 2) by interval.
  pose proof (sqrt_lt_R0 lambda ltac:(lra)) as PL; pose proof (sqrt_lt_R0 (D + T) ltac:(lra)) as PD.
  assert (A : sqrt (1 + 2 * nu_T / C) <= 13 / 4 * sqrt (1 + ell / C)).
  {
  apply sqrt_le_of; [pose proof (sqrt_pos (1 + ell / C)); lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; unfold Rdiv in *; lra.
  }
  assert (B : sqrt T <= 5 / 4 * (sqrt lambda * sqrt (D + T))).
  {
  apply sqrt_le_of; [assert (0 <= sqrt lambda * sqrt (D + T)) by pos; lra |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; nra.
  }
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
  assert (G0 : K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  pose proof (Rmin_or (K / lambda) (D / T + 1)) as M5.
  set (m6 := Rmin (K / lambda) (D / T + 1)) in *.
  clearbody m6.
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  apply (le_by_fraction _ _ (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N9 : 0 <= C * lambda - 3 * K * ell) by (apply (numerator_le _ _ (C * lambda - 3 * K * ell) (lambda) (Rge_le _ _ H9)); [(field; nonzero) || field || lra | pos]).
  assert (N10 : 0 <= D * lambda - K * T + T * lambda) by (apply (numerator_le _ _ (D * lambda - K * T + T * lambda) (T * lambda) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  assert (P11 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by (pose proof Neg0; lra).
  pose proof P11 as T12.
  assert (P13 : 0 <= D) by (pose proof H1; lra).
  assert (P14 : 0 <= C * lambda - 3 * K * ell) by (pose proof N9; lra).
  pose proof (mul_le _ _ P13 P14) as T15.
  assert (P16 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P16) P14) as T17.
  assert (P18 : 0 < C) by (pose proof H0; lra).
  assert (P19 : 0 <= K - lambda) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P18 P16)) P19) as T20.
  clear - Neg T12 T15 T17 T20.
  lra.
  }
  {
  apply (le_by_fraction _ _ (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N21 : 0 <= C * T - 3 * D * ell - 3 * T * ell) by (apply (numerator_le _ _ (C * T - 3 * D * ell - 3 * T * ell) (T) (Rge_le _ _ H9)); [(field; nonzero) || field || lra | pos]).
  assert (N22 : 0 <= - D * lambda + K * T - T * lambda) by (apply (numerator_le _ _ (- D * lambda + K * T - T * lambda) (T * lambda) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  assert (P23 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by (pose proof Neg0; lra).
  pose proof P23 as T24.
  assert (P25 : 0 < K) by (pose proof H2; lra).
  assert (P26 : 0 <= C * T - 3 * D * ell - 3 * T * ell) by (pose proof N21; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P25) P26) as T27.
  assert (P28 : 0 < C) by (pose proof H0; lra).
  assert (P29 : 0 <= D) by (pose proof H1; lra).
  assert (P30 : 0 < lambda) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P28) P29) (Rlt_le _ _ P30)) as T31.
  clear - Neg T24 T27 T31.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> K * (T + 2 * nu_T * (D + T) / C) <= 10 * D * lambda / 3 + 13 * K * T / 3.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (G0 : K * (T + 2 * nu_T * (D + T) / C) <= 10 * D * lambda / 3 + 13 * K * T / 3).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (10 * C * D * lambda / 3 + 10 * C * K * T / 3 - 2 * D * K * nu_T - 2 * K * T * nu_T) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= C * D * lambda + C * K * T - 3 * D * K * ell - 3 * K * T * ell) by (apply (numerator_le _ _ (C * D * lambda + C * K * T - 3 * D * K * ell - 3 * K * T * ell) (3 * C) H11); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * C * D * lambda / 3 - 10 * C * K * T / 3 + 2 * D * K * nu_T + 2 * K * T * nu_T) by lra.
  assert (P6 : 0 <= 5 * ell - nu_T) by (pose proof H10; lra).
  assert (P7 : 0 <= D) by (pose proof H1; lra).
  assert (P8 : 0 < K) by (pose proof H2; lra).
  pose proof (mul_le _ _ (mul_le _ _ P6 P7) (Rlt_le _ _ P8)) as T9.
  assert (P10 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P6 (Rlt_le _ _ P8)) (Rlt_le _ _ P10)) as T11.
  assert (P12 : 0 <= C * D * lambda + C * K * T - 3 * D * K * ell - 3 * K * T * ell) by (pose proof N5; lra).
  pose proof P12 as T13.
  assert (P14 : 0 < - 10 * C * D * lambda / 3 - 10 * C * K * T / 3 + 2 * D * K * nu_T + 2 * K * T * nu_T) by (pose proof Neg0; lra).
  pose proof P14 as T15.
  clear - Neg T9 T11 T13 T15.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity__lemma_2 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) <= sqrt (10 * D * lambda / 3 + 13 * K * T / 3).
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_1 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity__lemma_3 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> sqrt (10 * D * lambda / 3 + 13 * K * T / 3) <= 2 * sqrt D * sqrt lambda + 21 * sqrt K * sqrt T / 10.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_1 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_2 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : sqrt (10 * D * lambda / 3 + 13 * K * T / 3) <= 2 * sqrt D * sqrt lambda + 21 * sqrt K * sqrt T / 10).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E8 : K = (sqrt K) ^ 2) by root_powers.
  set (r6 := sqrt K) in *.
  clearbody r6.
  subst K.
  assert (S9 : 0 < T + 2 * nu_T * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (T + 2 * nu_T * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : T + 2 * nu_T * (D + T) / C = (sqrt (T + 2 * nu_T * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (T + 2 * nu_T * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < 10 * D * lambda / 3 + 13 * T * r6 ^ 2 / 3).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) by (apply sqrt_lt_R0; lra).
  assert (E16 : 10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3 = (sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) ^ 2) by root_powers.
  set (r14 := sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) in *.
  clearbody r14.
  assert (S20 : 0 <= D).
  {
  pos.
  }
  assert (F22 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E23 : D = (sqrt D) ^ 2) by root_powers.
  set (r21 := sqrt D) in *.
  clearbody r21.
  subst D.
  assert (S24 : 0 < lambda).
  {
  pos.
  }
  assert (F26 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E27 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r25 := sqrt lambda) in *.
  clearbody r25.
  rewrite E27 in *.
  assert (S28 : 0 < T).
  {
  pos.
  }
  assert (F30 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E31 : T = (sqrt T) ^ 2) by root_powers.
  set (r29 := sqrt T) in *.
  clearbody r29.
  subst T.
  apply (le_by_fraction _ _ (- r14 + 2 * r21 * r25 + 21 * r29 * r6 / 10) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R46 : 0 <= r14 - r29).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V170 : 0 <= 10 * r21 ^ 2 * r25 ^ 2 / 3 + 13 * r29 ^ 2 * r6 ^ 2 / 3 - r29 ^ 2).
  {
  assert (N157 : 0 <= C * r21 ^ 2 * r25 ^ 2 + C * r29 ^ 2 * r6 ^ 2 - 3 * ell * r21 ^ 2 * r6 ^ 2 - 3 * ell * r29 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (C * r21 ^ 2 * r25 ^ 2 + C * r29 ^ 2 * r6 ^ 2 - 3 * ell * r21 ^ 2 * r6 ^ 2 - 3 * ell * r29 ^ 2 * r6 ^ 2) (3 * C) H11); [(field; nonzero) || field || lra | pos]).
  assert (N158 : 0 <= 10 * C * r21 ^ 2 * r25 ^ 2 + 10 * C * r29 ^ 2 * r6 ^ 2 - 6 * nu_T * r21 ^ 2 * r6 ^ 2 - 6 * nu_T * r29 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (10 * C * r21 ^ 2 * r25 ^ 2 + 10 * C * r29 ^ 2 * r6 ^ 2 - 6 * nu_T * r21 ^ 2 * r6 ^ 2 - 6 * nu_T * r29 ^ 2 * r6 ^ 2) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N159 : C * r10 ^ 2 - C * r29 ^ 2 - 2 * nu_T * r21 ^ 2 - 2 * nu_T * r29 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C * r29 ^ 2 - 2 * nu_T * r21 ^ 2 - 2 * nu_T * r29 ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * r21 ^ 2 * r25 ^ 2 / 3 - 13 * r29 ^ 2 * r6 ^ 2 / 3 + r29 ^ 2) by lra.
  assert (P160 : 0 <= r21 ^ 2) by (pose proof H1; lra).
  assert (P161 : 0 < r25) by (pose proof F26; lra).
  pose proof (mul_le _ _ (mul_le _ _ P160 (Rlt_le _ _ P161)) (Rlt_le _ _ P161)) as T162.
  assert (P163 : 0 < r6 ^ 2) by (pose proof H2; lra).
  assert (P164 : 0 < r29) by (pose proof F30; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P163 P164) P164) as T165.
  assert (P166 : 0 <= r6 ^ 2 - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (mul_le _ _ P166 (Rlt_le _ _ P164)) (Rlt_le _ _ P164)) as T167.
  assert (P168 : 0 < - 10 * r21 ^ 2 * r25 ^ 2 / 3 - 13 * r29 ^ 2 * r6 ^ 2 / 3 + r29 ^ 2) by (pose proof Neg0; lra).
  pose proof P168 as T169.
  clear - Neg T162 T165 T167 T169.
  lra.
  }
  assert (V0 : r14 ^ 2 - 10 * r21 ^ 2 * r25 ^ 2 / 3 - 13 * r29 ^ 2 * r6 ^ 2 / 3 = 0).
  {
  assert (N171 : 0 <= C * r21 ^ 2 * r25 ^ 2 + C * r29 ^ 2 * r6 ^ 2 - 3 * ell * r21 ^ 2 * r6 ^ 2 - 3 * ell * r29 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (C * r21 ^ 2 * r25 ^ 2 + C * r29 ^ 2 * r6 ^ 2 - 3 * ell * r21 ^ 2 * r6 ^ 2 - 3 * ell * r29 ^ 2 * r6 ^ 2) (3 * C) H11); [(field; nonzero) || field || lra | pos]).
  assert (N172 : 0 <= 10 * C * r21 ^ 2 * r25 ^ 2 + 10 * C * r29 ^ 2 * r6 ^ 2 - 6 * nu_T * r21 ^ 2 * r6 ^ 2 - 6 * nu_T * r29 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (10 * C * r21 ^ 2 * r25 ^ 2 + 10 * C * r29 ^ 2 * r6 ^ 2 - 6 * nu_T * r21 ^ 2 * r6 ^ 2 - 6 * nu_T * r29 ^ 2 * r6 ^ 2) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N173 : C * r10 ^ 2 - C * r29 ^ 2 - 2 * nu_T * r21 ^ 2 - 2 * nu_T * r29 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C * r29 ^ 2 - 2 * nu_T * r21 ^ 2 - 2 * nu_T * r29 ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  assert (Q174 : (1) * (r14 ^ 2 - 10 * r21 ^ 2 * r25 ^ 2 / 3 - 13 * r29 ^ 2 * r6 ^ 2 / 3) = 0) by (apply mul_zero; lra).
  clear - Q174.
  lra.
  }
  lra.
  }
  assert (N135 : 0 <= C * r21 ^ 2 * r25 ^ 2 + C * r29 ^ 2 * r6 ^ 2 - 3 * ell * r21 ^ 2 * r6 ^ 2 - 3 * ell * r29 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (C * r21 ^ 2 * r25 ^ 2 + C * r29 ^ 2 * r6 ^ 2 - 3 * ell * r21 ^ 2 * r6 ^ 2 - 3 * ell * r29 ^ 2 * r6 ^ 2) (3 * C) H11); [(field; nonzero) || field || lra | pos]).
  assert (N136 : 0 <= 10 * C * r21 ^ 2 * r25 ^ 2 + 10 * C * r29 ^ 2 * r6 ^ 2 - 6 * nu_T * r21 ^ 2 * r6 ^ 2 - 6 * nu_T * r29 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (10 * C * r21 ^ 2 * r25 ^ 2 + 10 * C * r29 ^ 2 * r6 ^ 2 - 6 * nu_T * r21 ^ 2 * r6 ^ 2 - 6 * nu_T * r29 ^ 2 * r6 ^ 2) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N137 : C * r10 ^ 2 - C * r29 ^ 2 - 2 * nu_T * r21 ^ 2 - 2 * nu_T * r29 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C * r29 ^ 2 - 2 * nu_T * r21 ^ 2 - 2 * nu_T * r29 ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r14 - 2 * r21 * r25 - 21 * r29 * r6 / 10) by lra.
  assert (P138 : 0 < r6 ^ 2) by (pose proof H2; lra).
  assert (P139 : 0 < r29) by (pose proof F30; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P138 P139) P139) as T140.
  assert (P141 : 0 < r6) by (pose proof F7; lra).
  assert (P142 : 0 <= r21) by (pose proof F22; lra).
  assert (P143 : 0 < r25) by (pose proof F26; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P141) P142) (Rlt_le _ _ P143)) (Rlt_le _ _ P139)) as T144.
  pose proof (mul_le _ _ (mul_le _ _ P142 (Rlt_le _ _ P143)) (Rlt_le _ _ P139)) as T145.
  assert (P146 : 0 <= r14 - r29) by (pose proof R46; lra).
  pose proof (mul_le _ _ (mul_le _ _ P146 P142) (Rlt_le _ _ P143)) as T147.
  assert (P148 : 0 < r14 - 2 * r21 * r25 - 21 * r29 * r6 / 10) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (mul_le _ _ P142 (Rlt_le _ _ P143)) (Rlt_le _ _ P148)) as T149.
  assert (P150 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ P150 P148) as T151.
  assert (Q152 : (1) * (r14 ^ 2 - 10 * r21 ^ 2 * r25 ^ 2 / 3 - 13 * r29 ^ 2 * r6 ^ 2 / 3) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P139 P141) P148) as T153.
  clear - Neg T140 T144 T145 T147 T149 T151 Q152 T153.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity__lemma_4 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> sqrt T <= sqrt K * sqrt T.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_1 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_2 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_3 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T <= 11 * sqrt D * sqrt lambda + 11 * sqrt K * sqrt T.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_1 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_2 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_3 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_CNP_general_bandit_upper_capacity__lemma_4 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  assert (G0 : 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T <= 11 * sqrt D * sqrt lambda + 11 * sqrt K * sqrt T).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E8 : K = (sqrt K) ^ 2) by root_powers.
  set (r6 := sqrt K) in *.
  clearbody r6.
  subst K.
  assert (S9 : 0 < T + 2 * nu_T * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (T + 2 * nu_T * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : T + 2 * nu_T * (D + T) / C = (sqrt (T + 2 * nu_T * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (T + 2 * nu_T * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < 10 * D * lambda / 3 + 13 * T * r6 ^ 2 / 3).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) by (apply sqrt_lt_R0; lra).
  assert (E16 : 10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3 = (sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) ^ 2) by root_powers.
  set (r14 := sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) in *.
  clearbody r14.
  assert (S20 : 0 <= D).
  {
  pos.
  }
  assert (F22 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E23 : D = (sqrt D) ^ 2) by root_powers.
  set (r21 := sqrt D) in *.
  clearbody r21.
  subst D.
  assert (S24 : 0 < lambda).
  {
  pos.
  }
  assert (F26 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E27 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r25 := sqrt lambda) in *.
  clearbody r25.
  rewrite E27 in *.
  assert (S28 : 0 < T).
  {
  pos.
  }
  assert (F30 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E31 : T = (sqrt T) ^ 2) by root_powers.
  set (r29 := sqrt T) in *.
  clearbody r29.
  subst T.
  apply (le_by_fraction _ _ (- 4 * r10 * r6 + 8 * r21 * r25 + 11 * r29 * r6 - r29) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N32 : 0 <= C * r21 ^ 2 * r25 ^ 2 + C * r29 ^ 2 * r6 ^ 2 - 3 * ell * r21 ^ 2 * r6 ^ 2 - 3 * ell * r29 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (C * r21 ^ 2 * r25 ^ 2 + C * r29 ^ 2 * r6 ^ 2 - 3 * ell * r21 ^ 2 * r6 ^ 2 - 3 * ell * r29 ^ 2 * r6 ^ 2) (3 * C) H11); [(field; nonzero) || field || lra | pos]).
  assert (N33 : 0 <= 10 * C * r21 ^ 2 * r25 ^ 2 + 10 * C * r29 ^ 2 * r6 ^ 2 - 6 * nu_T * r21 ^ 2 * r6 ^ 2 - 6 * nu_T * r29 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (10 * C * r21 ^ 2 * r25 ^ 2 + 10 * C * r29 ^ 2 * r6 ^ 2 - 6 * nu_T * r21 ^ 2 * r6 ^ 2 - 6 * nu_T * r29 ^ 2 * r6 ^ 2) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N34 : C * r10 ^ 2 - C * r29 ^ 2 - 2 * nu_T * r21 ^ 2 - 2 * nu_T * r29 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C * r29 ^ 2 - 2 * nu_T * r21 ^ 2 - 2 * nu_T * r29 ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r10 * r6 - 8 * r21 * r25 - 11 * r29 * r6 + r29) by lra.
  assert (P35 : 0 < r6) by (pose proof F7; lra).
  assert (P36 : 0 < r29) by (pose proof F30; lra).
  pose proof (mul_lt _ _ P35 P36) as T37.
  assert (P38 : 0 <= - r10 * r6 + r14) by (pose proof K1; lra).
  pose proof P38 as T39.
  assert (P40 : 0 <= - r14 + 2 * r21 * r25 + 21 * r29 * r6 / 10) by (pose proof K2; lra).
  pose proof P40 as T41.
  assert (P42 : 0 <= r29 * r6 - r29) by (pose proof K3; lra).
  pose proof P42 as T43.
  assert (P44 : 0 < 4 * r10 * r6 - 8 * r21 * r25 - 11 * r29 * r6 + r29) by (pose proof Neg0; lra).
  pose proof P44 as T45.
  clear - Neg T37 T39 T41 T43 T45.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_upper_capacity_allowed : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> Rmin (K / lambda) (D / T + 1) >= 1.
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : Rmin (K / lambda) (D / T + 1) >= 1).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  pose proof (Rmin_or (K / lambda) (D / T + 1)) as M5.
  set (m6 := Rmin (K / lambda) (D / T + 1)) in *.
  clearbody m6.
  destruct M5 as [[E7 L8] | [E7 L8]]; subst m6.
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (K - lambda) (lambda)); [(field; nonzero) || field || lra | pos |].
  assert (N9 : 0 <= D * lambda - K * T + T * lambda) by (apply (numerator_le _ _ (D * lambda - K * T + T * lambda) (T * lambda) L8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - K + lambda) by lra.
  assert (P10 : 0 < - K + lambda) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= K - lambda) by (pose proof H6; lra).
  pose proof P12 as T13.
  clear - Neg T11 T13.
  lra.
  }
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (D) (T)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_full_upper_capacity__lemma_1 : forall (C : R) (K : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 < K -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> C >= 3 * ell -> 1 + 2 * nu_T / C <= 13 / 3.
Proof.
  intros C K ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : 1 + 2 * nu_T / C <= 13 / 3).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (10 * C / 3 - 2 * nu_T) (C)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * C / 3 + 2 * nu_T) by lra.
  assert (P5 : 0 <= 5 * ell - nu_T) by (pose proof H8; lra).
  pose proof P5 as T6.
  assert (P7 : 0 <= C - 3 * ell) by (pose proof (Rge_le _ _ H9); lra).
  pose proof P7 as T8.
  assert (P9 : 0 < - 10 * C / 3 + 2 * nu_T) by (pose proof Neg0; lra).
  pose proof P9 as T10.
  clear - Neg T6 T8 T10.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_full_upper_capacity__lemma_2 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> C >= 3 * ell -> sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) <= 25 * sqrt lambda * sqrt (D + T) / 12.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_1 C K ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; first [lra | by_logs].
Qed.

Lemma tab_results_CNP_general_full_upper_capacity__lemma_3 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> C >= 3 * ell -> sqrt T <= 5 * sqrt lambda * sqrt (D + T) / 4.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_1 C K ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_2 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : sqrt T <= 5 * sqrt lambda * sqrt (D + T) / 4).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  rewrite E8 in *.
  assert (S9 : 0 < 1 + 2 * nu_T / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (1 + 2 * nu_T / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : 1 + 2 * nu_T / C = (sqrt (1 + 2 * nu_T / C)) ^ 2) by root_powers.
  set (r10 := sqrt (1 + 2 * nu_T / C)) in *.
  clearbody r10.
  assert (S13 : 0 < D + T).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E16 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r14 := sqrt (D + T)) in *.
  clearbody r14.
  assert (S17 : 0 < T).
  {
  pos.
  }
  assert (F19 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E20 : T = (sqrt T) ^ 2) by root_powers.
  set (r18 := sqrt T) in *.
  clearbody r18.
  subst T.
  apply (le_by_fraction _ _ (5 * r14 * r6 / 4 - r18) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R25 : 0 <= r14 - r18).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V78 : 0 <= D).
  {
  pos.
  }
  assert (V0 : - D + r14 ^ 2 - r18 ^ 2 = 0).
  {
  assert (N79 : 0 <= 10 * C - 6 * nu_T) by (apply (numerator_le _ _ (10 * C - 6 * nu_T) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N80 : C * r10 ^ 2 - C - 2 * nu_T = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C - 2 * nu_T) (C) E12); [(field; nonzero) || field || lra | pos]).
  assert (Q81 : (- 1) * (- D + r14 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q81.
  lra.
  }
  lra.
  }
  assert (R37 : 0 <= 13 * r6 ^ 2 / 9 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V115 : 0 <= 169 * r6 ^ 4 / 81 - 1) by lra.
  assert (N102 : 0 <= 10 * C - 6 * nu_T) by (apply (numerator_le _ _ (10 * C - 6 * nu_T) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N103 : C * r10 ^ 2 - C - 2 * nu_T = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C - 2 * nu_T) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 169 * r6 ^ 4 / 81) by lra.
  assert (P104 : 0 < r6 ^ 2) by (pose proof H5; lra).
  assert (P105 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P104 P105) P105) as T106.
  assert (P107 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof P107 as T108.
  assert (P109 : 0 <= - l3 + r6 ^ 2) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ (mul_le _ _ P109 (Rlt_le _ _ P105)) (Rlt_le _ _ P105)) as T110.
  assert (P111 : 0 < 1 - 169 * r6 ^ 4 / 81) by (pose proof Neg0; lra).
  pose proof P111 as T112.
  pose proof (mul_le _ _ (mul_le _ _ P107 (Rlt_le _ _ P105)) (Rlt_le _ _ P105)) as T113.
  pose proof P109 as T114.
  clear - Neg T106 T108 T110 T112 T113 T114.
  lra.
  }
  assert (N86 : 0 <= 10 * C - 6 * nu_T) by (apply (numerator_le _ _ (10 * C - 6 * nu_T) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N87 : C * r10 ^ 2 - C - 2 * nu_T = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C - 2 * nu_T) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 5 * r14 * r6 / 4 + r18) by lra.
  assert (P88 : 0 <= r14 - r18) by (pose proof R25; lra).
  pose proof P88 as T89.
  assert (P90 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ P88 (Rlt_le _ _ P90)) as T91.
  assert (P92 : 0 < - 5 * r14 * r6 / 4 + r18) by (pose proof Neg0; lra).
  pose proof P92 as T93.
  assert (P94 : 0 < r6 ^ 2) by (pose proof H5; lra).
  assert (P95 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ P94 P95) as T96.
  assert (P97 : 0 <= 13 * r6 ^ 2 / 9 - 1) by (pose proof R37; lra).
  pose proof (mul_le _ _ P97 (Rlt_le _ _ P95)) as T98.
  pose proof (mul_lt _ _ P90 P92) as T99.
  clear - Neg T89 T91 T93 T96 T98 T99.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_full_upper_capacity : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> nu_T <= 5 * ell -> C >= 3 * ell -> sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) <= 8 * sqrt lambda * sqrt (D + T).
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_1 C K ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_2 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_CNP_general_full_upper_capacity__lemma_3 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  assert (G0 : sqrt T + 3 * sqrt lambda * sqrt (1 + 2 * nu_T / C) * sqrt (D + T) <= 8 * sqrt lambda * sqrt (D + T)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  rewrite E8 in *.
  assert (S9 : 0 < 1 + 2 * nu_T / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (1 + 2 * nu_T / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : 1 + 2 * nu_T / C = (sqrt (1 + 2 * nu_T / C)) ^ 2) by root_powers.
  set (r10 := sqrt (1 + 2 * nu_T / C)) in *.
  clearbody r10.
  assert (S13 : 0 < D + T).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E16 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r14 := sqrt (D + T)) in *.
  clearbody r14.
  assert (S17 : 0 < T).
  {
  pos.
  }
  assert (F19 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E20 : T = (sqrt T) ^ 2) by root_powers.
  set (r18 := sqrt T) in *.
  clearbody r18.
  subst T.
  apply (le_by_fraction _ _ (- 3 * r10 * r14 * r6 + 8 * r14 * r6 - r18) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N21 : 0 <= 10 * C - 6 * nu_T) by (apply (numerator_le _ _ (10 * C - 6 * nu_T) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N22 : C * r10 ^ 2 - C - 2 * nu_T = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C - 2 * nu_T) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * r10 * r14 * r6 - 8 * r14 * r6 + r18) by lra.
  assert (P23 : 0 < r6) by (pose proof F7; lra).
  assert (P24 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ P23 P24) as T25.
  assert (P26 : 0 <= - r10 * r14 * r6 + 25 * r14 * r6 / 12) by (pose proof K1; lra).
  pose proof P26 as T27.
  assert (P28 : 0 <= 5 * r14 * r6 / 4 - r18) by (pose proof K2; lra).
  pose proof P28 as T29.
  assert (P30 : 0 < 3 * r10 * r14 * r6 - 8 * r14 * r6 + r18) by (pose proof Neg0; lra).
  pose proof P30 as T31.
  clear - Neg T25 T27 T29 T31.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit_excess : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3.
Proof.
  intros C D K T ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (C * D * lambda / 3 + C * K * T / 3 - D * K * ell - K * T * ell) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= C * lambda - 3 * K * ell) by (apply (numerator_le _ _ (C * lambda - 3 * K * ell) (lambda) (Rge_le _ _ H9)); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by lra.
  assert (P6 : 0 < - C * D * lambda / 3 - C * K * T / 3 + D * K * ell + K * T * ell) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= D) by (pose proof H1; lra).
  assert (P9 : 0 <= C * lambda - 3 * K * ell) by (pose proof N5; lra).
  pose proof (mul_le _ _ P8 P9) as T10.
  assert (P11 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P11) P9) as T12.
  assert (P13 : 0 < C) by (pose proof H0; lra).
  assert (P14 : 0 <= K - lambda) by (pose proof H8; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P13 P11)) P14) as T15.
  clear - Neg T7 T10 T12 T15.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> K * (T + 2 * nu_T * (D + T) / C) <= 10 * D * lambda / 3 + 13 * K * T / 3.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  assert (G0 : K * (T + 2 * nu_T * (D + T) / C) <= 10 * D * lambda / 3 + 13 * K * T / 3).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (10 * C * D * lambda / 3 + 10 * C * K * T / 3 - 2 * D * K * nu_T - 2 * K * T * nu_T) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= C * lambda - 3 * K * ell) by (apply (numerator_le _ _ (C * lambda - 3 * K * ell) (lambda) (Rge_le _ _ H10)); [(field; nonzero) || field || lra | pos]).
  assert (N6 : 0 <= C * D * lambda + C * K * T - 3 * D * K * ell - 3 * K * T * ell) by (apply (numerator_le _ _ (C * D * lambda + C * K * T - 3 * D * K * ell - 3 * K * T * ell) (3 * C) H12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 10 * C * D * lambda / 3 - 10 * C * K * T / 3 + 2 * D * K * nu_T + 2 * K * T * nu_T) by lra.
  assert (P7 : 0 <= 5 * ell - nu_T) by (pose proof H11; lra).
  assert (P8 : 0 <= D) by (pose proof H1; lra).
  assert (P9 : 0 < K) by (pose proof H2; lra).
  pose proof (mul_le _ _ (mul_le _ _ P7 P8) (Rlt_le _ _ P9)) as T10.
  assert (P11 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P7 (Rlt_le _ _ P9)) (Rlt_le _ _ P11)) as T12.
  assert (P13 : 0 <= C * D * lambda + C * K * T - 3 * D * K * ell - 3 * K * T * ell) by (pose proof N6; lra).
  pose proof P13 as T14.
  assert (P15 : 0 < - 10 * C * D * lambda / 3 - 10 * C * K * T / 3 + 2 * D * K * nu_T + 2 * K * T * nu_T) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  clear - Neg T10 T12 T14 T16.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit__lemma_2 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) <= sqrt (10 * D * lambda / 3 + 13 * K * T / 3).
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_1 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit__lemma_3 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> sqrt (10 * D * lambda / 3 + 13 * K * T / 3) <= 2 * sqrt D * sqrt lambda + 21 * sqrt K * sqrt T / 10.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_1 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_2 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : sqrt (10 * D * lambda / 3 + 13 * K * T / 3) <= 2 * sqrt D * sqrt lambda + 21 * sqrt K * sqrt T / 10).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E8 : K = (sqrt K) ^ 2) by root_powers.
  set (r6 := sqrt K) in *.
  clearbody r6.
  subst K.
  assert (S9 : 0 < T + 2 * nu_T * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (T + 2 * nu_T * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : T + 2 * nu_T * (D + T) / C = (sqrt (T + 2 * nu_T * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (T + 2 * nu_T * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < 10 * D * lambda / 3 + 13 * T * r6 ^ 2 / 3).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) by (apply sqrt_lt_R0; lra).
  assert (E16 : 10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3 = (sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) ^ 2) by root_powers.
  set (r14 := sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) in *.
  clearbody r14.
  assert (S21 : 0 <= D).
  {
  pos.
  }
  assert (F23 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E24 : D = (sqrt D) ^ 2) by root_powers.
  set (r22 := sqrt D) in *.
  clearbody r22.
  subst D.
  assert (S25 : 0 < lambda).
  {
  pos.
  }
  assert (F27 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E28 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r26 := sqrt lambda) in *.
  clearbody r26.
  rewrite E28 in *.
  assert (S29 : 0 < T).
  {
  pos.
  }
  assert (F31 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E32 : T = (sqrt T) ^ 2) by root_powers.
  set (r30 := sqrt T) in *.
  clearbody r30.
  subst T.
  apply (le_by_fraction _ _ (- r14 + 2 * r22 * r26 + 21 * r30 * r6 / 10) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V89 : 0 <= (2 * r22 * r26 + 21 * r30 * r6 / 10) - (r14)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V90 : 0 <= 2 * r22 ^ 2 * r26 ^ 2 / 3 + 42 * r22 * r26 * r30 * r6 / 5 + 23 * r30 ^ 2 * r6 ^ 2 / 300).
  {
  pos.
  }
  assert (V0 : - r14 ^ 2 + 10 * r22 ^ 2 * r26 ^ 2 / 3 + 13 * r30 ^ 2 * r6 ^ 2 / 3 = 0).
  {
  assert (N91 : 0 <= C * r26 ^ 2 - 3 * ell * r6 ^ 2) by (apply (numerator_le _ _ (C * r26 ^ 2 - 3 * ell * r6 ^ 2) (r26 ^ 2) (Rge_le _ _ H10)); [(field; nonzero) || field || lra | pos]).
  assert (N92 : 0 <= C * r22 ^ 2 * r26 ^ 2 + C * r30 ^ 2 * r6 ^ 2 - 3 * ell * r22 ^ 2 * r6 ^ 2 - 3 * ell * r30 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (C * r22 ^ 2 * r26 ^ 2 + C * r30 ^ 2 * r6 ^ 2 - 3 * ell * r22 ^ 2 * r6 ^ 2 - 3 * ell * r30 ^ 2 * r6 ^ 2) (3 * C) H12); [(field; nonzero) || field || lra | pos]).
  assert (N93 : 0 <= 10 * C * r22 ^ 2 * r26 ^ 2 + 10 * C * r30 ^ 2 * r6 ^ 2 - 6 * nu_T * r22 ^ 2 * r6 ^ 2 - 6 * nu_T * r30 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (10 * C * r22 ^ 2 * r26 ^ 2 + 10 * C * r30 ^ 2 * r6 ^ 2 - 6 * nu_T * r22 ^ 2 * r6 ^ 2 - 6 * nu_T * r30 ^ 2 * r6 ^ 2) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N94 : C * r10 ^ 2 - C * r30 ^ 2 - 2 * nu_T * r22 ^ 2 - 2 * nu_T * r30 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C * r30 ^ 2 - 2 * nu_T * r22 ^ 2 - 2 * nu_T * r30 ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  assert (Q95 : (- 1) * (r14 ^ 2 - 10 * r22 ^ 2 * r26 ^ 2 / 3 - 13 * r30 ^ 2 * r6 ^ 2 / 3) = 0) by (apply mul_zero; lra).
  clear - Q95.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit__lemma_4 : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> sqrt T <= sqrt K * sqrt T.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_1 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_2 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_3 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_sufficient_bandit : forall (C : R) (D : R) (K : R) (T : R) (ell : R) (lambda : R) (nu_T : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < ell -> 0 < lambda -> 0 < nu_T -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> C >= 3 * K * ell / lambda -> nu_T <= 5 * ell -> K * ell * (D + T) / C <= D * lambda / 3 + K * T / 3 -> 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T <= 11 * sqrt D * sqrt lambda + 11 * sqrt K * sqrt T.
Proof.
  intros C D K T ell lambda nu_T H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_1 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_2 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_3 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_CNP_general_sufficient_bandit__lemma_4 C D K T ell lambda nu_T (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  assert (G0 : 3 * sqrt D * sqrt lambda + 4 * sqrt K * sqrt (T + 2 * nu_T * (D + T) / C) + sqrt T <= 11 * sqrt D * sqrt lambda + 11 * sqrt K * sqrt T).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < K).
  {
  pos.
  }
  assert (F7 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E8 : K = (sqrt K) ^ 2) by root_powers.
  set (r6 := sqrt K) in *.
  clearbody r6.
  subst K.
  assert (S9 : 0 < T + 2 * nu_T * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (T + 2 * nu_T * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : T + 2 * nu_T * (D + T) / C = (sqrt (T + 2 * nu_T * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (T + 2 * nu_T * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < 10 * D * lambda / 3 + 13 * T * r6 ^ 2 / 3).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) by (apply sqrt_lt_R0; lra).
  assert (E16 : 10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3 = (sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) ^ 2) by root_powers.
  set (r14 := sqrt (10 * D * lambda / 3 + 13 * (r6 ^ 2) * T / 3)) in *.
  clearbody r14.
  assert (S21 : 0 <= D).
  {
  pos.
  }
  assert (F23 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E24 : D = (sqrt D) ^ 2) by root_powers.
  set (r22 := sqrt D) in *.
  clearbody r22.
  subst D.
  assert (S25 : 0 < lambda).
  {
  pos.
  }
  assert (F27 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E28 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r26 := sqrt lambda) in *.
  clearbody r26.
  rewrite E28 in *.
  assert (S29 : 0 < T).
  {
  pos.
  }
  assert (F31 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E32 : T = (sqrt T) ^ 2) by root_powers.
  set (r30 := sqrt T) in *.
  clearbody r30.
  subst T.
  apply (le_by_fraction _ _ (- 4 * r10 * r6 + 8 * r22 * r26 + 11 * r30 * r6 - r30) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N33 : 0 <= C * r26 ^ 2 - 3 * ell * r6 ^ 2) by (apply (numerator_le _ _ (C * r26 ^ 2 - 3 * ell * r6 ^ 2) (r26 ^ 2) (Rge_le _ _ H10)); [(field; nonzero) || field || lra | pos]).
  assert (N34 : 0 <= C * r22 ^ 2 * r26 ^ 2 + C * r30 ^ 2 * r6 ^ 2 - 3 * ell * r22 ^ 2 * r6 ^ 2 - 3 * ell * r30 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (C * r22 ^ 2 * r26 ^ 2 + C * r30 ^ 2 * r6 ^ 2 - 3 * ell * r22 ^ 2 * r6 ^ 2 - 3 * ell * r30 ^ 2 * r6 ^ 2) (3 * C) H12); [(field; nonzero) || field || lra | pos]).
  assert (N35 : 0 <= 10 * C * r22 ^ 2 * r26 ^ 2 + 10 * C * r30 ^ 2 * r6 ^ 2 - 6 * nu_T * r22 ^ 2 * r6 ^ 2 - 6 * nu_T * r30 ^ 2 * r6 ^ 2) by (apply (numerator_le _ _ (10 * C * r22 ^ 2 * r26 ^ 2 + 10 * C * r30 ^ 2 * r6 ^ 2 - 6 * nu_T * r22 ^ 2 * r6 ^ 2 - 6 * nu_T * r30 ^ 2 * r6 ^ 2) (3 * C) K0); [(field; nonzero) || field || lra | pos]).
  assert (N36 : C * r10 ^ 2 - C * r30 ^ 2 - 2 * nu_T * r22 ^ 2 - 2 * nu_T * r30 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r10 ^ 2 - C * r30 ^ 2 - 2 * nu_T * r22 ^ 2 - 2 * nu_T * r30 ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 4 * r10 * r6 - 8 * r22 * r26 - 11 * r30 * r6 + r30) by lra.
  assert (P37 : 0 < r6) by (pose proof F7; lra).
  assert (P38 : 0 < r30) by (pose proof F31; lra).
  pose proof (mul_lt _ _ P37 P38) as T39.
  assert (P40 : 0 <= - r10 * r6 + r14) by (pose proof K1; lra).
  pose proof P40 as T41.
  assert (P42 : 0 <= - r14 + 2 * r22 * r26 + 21 * r30 * r6 / 10) by (pose proof K2; lra).
  pose proof P42 as T43.
  assert (P44 : 0 <= r30 * r6 - r30) by (pose proof K3; lra).
  pose proof P44 as T45.
  assert (P46 : 0 < 4 * r10 * r6 - 8 * r22 * r26 - 11 * r30 * r6 + r30) by (pose proof Neg0; lra).
  pose proof P46 as T47.
  clear - Neg T39 T41 T43 T45 T47.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_lower__lemma_1 : forall (C : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 < C -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> R_ >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt lambda / 57 -> K * T + d * K * T / C <= K * T * (1 + d / C).
Proof.
  intros C K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_bandit_lower__lemma_2 : forall (C : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 < C -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> R_ >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt lambda / 57 -> sqrt (K * T + d * K * T / C) <= sqrt K * sqrt T * sqrt (1 + d / C).
Proof.
  intros C K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_bandit_lower__lemma_1 C K R_ T d lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_bandit_lower : forall (C : R) (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 < C -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> R_ >= sqrt K * sqrt T * sqrt (1 + d / C) / 57 + sqrt d * sqrt T * sqrt lambda / 57 -> R_ >= sqrt d * sqrt T * sqrt lambda / 57 + sqrt (K * T + d * K * T / C) / 57.
Proof.
  intros C K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  pose proof (tab_results_CNP_general_bandit_lower__lemma_1 C K R_ T d lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_CNP_general_bandit_lower__lemma_2 C K R_ T d lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_CNP_general_bandit_lower_conditions : forall (C : R) (K : R) (T : R) (d : R) (lambda : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> K <= T -> K * (d + 1) <= C * T -> sqrt d * sqrt T * sqrt lambda / 57 + sqrt (K * T + d * K * T / C) / 57 <= T.
Proof.
  intros C K T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (A : sqrt d * sqrt T * sqrt lambda <= T).
  {
  rewrite <- !sqrt_mult by pos; apply sqrt_le_of; [lra |]; assert (d * lambda <= T) by lra; nra.
  }
  assert (Kd : K * (d + 1) / C <= T) by (apply Rle_div_l; lra).
  assert (E : d * K * T / C <= T * T).
  {
  replace (d * K * T / C) with (K * (d + 1) / C * T - K * T / C) by (field; lra); assert (0 <= K * T / C) by pos; nra.
  }
  assert (B : sqrt (K * T + d * K * T / C) <= 3 / 2 * T) by (apply sqrt_le_of; [lra | nra]).
  lra.
Qed.

Lemma tab_results_CNP_general_full_lower : forall (K : R) (R_ : R) (T : R) (d : R) (lambda : R), 0 < K -> 0 <= R_ -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> R_ >= sqrt 2 * sqrt T * sqrt lambda * sqrt (d + 1) / 40 -> R_ >= sqrt 2 * sqrt lambda * sqrt (d * T + T) / 40.
Proof.
  intros K R_ T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  assert (G0 : R_ >= sqrt 2 * sqrt lambda * sqrt (d * T + T) / 40).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  assert (S9 : 0 < T).
  {
  pos.
  }
  assert (F11 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E12 : T = (sqrt T) ^ 2) by root_powers.
  set (r10 := sqrt T) in *.
  clearbody r10.
  subst T.
  assert (S13 : 0 < lambda).
  {
  pos.
  }
  assert (F15 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E16 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r14 := sqrt lambda) in *.
  clearbody r14.
  rewrite E16 in *.
  assert (S17 : 0 < d + 1).
  {
  pos.
  }
  assert (F19 : 0 < sqrt (d + 1)) by (apply sqrt_lt_R0; lra).
  assert (E20 : d + 1 = (sqrt (d + 1)) ^ 2) by root_powers.
  set (r18 := sqrt (d + 1)) in *.
  clearbody r18.
  assert (S21 : 0 < d * r10 ^ 2 + r10 ^ 2).
  {
  pos.
  }
  assert (F23 : 0 < sqrt (d * (r10 ^ 2) + (r10 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E24 : d * (r10 ^ 2) + (r10 ^ 2) = (sqrt (d * (r10 ^ 2) + (r10 ^ 2))) ^ 2) by root_powers.
  set (r22 := sqrt (d * (r10 ^ 2) + (r10 ^ 2))) in *.
  clearbody r22.
  apply Rle_ge.
  apply (le_by_fraction _ _ (R_ - r14 * r22 * r6 / 40) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R28 : 0 <= r10 * r18 - r22).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V73 : 0 <= 0).
  {
  pos.
  }
  assert (V0 : r10 ^ 2 * r18 ^ 2 - r22 ^ 2 = 0).
  {
  assert (Q74 : (r10 ^ 2) * (- d + r18 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (Q75 : (- 1) * (- d * r10 ^ 2 - r10 ^ 2 + r22 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q74 Q75.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r14 * r22 * r6 / 40) by lra.
  assert (P65 : 0 <= R_ - r10 * r14 * r18 * r6 / 40) by (pose proof (Rge_le _ _ H10); lra).
  pose proof P65 as T66.
  assert (P67 : 0 <= r10 * r18 - r22) by (pose proof R28; lra).
  assert (P68 : 0 < r14) by (pose proof F15; lra).
  assert (P69 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ P67 (Rlt_le _ _ P68)) (Rlt_le _ _ P69)) as T70.
  assert (P71 : 0 < - R_ + r14 * r22 * r6 / 40) by (pose proof Neg0; lra).
  pose proof P71 as T72.
  clear - Neg T66 T70 T72.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_full_lower_conditions : forall (K : R) (T : R) (d : R) (lambda : R), 0 < K -> 0 < T -> 0 <= d -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> lambda * (d + 1) <= T -> d + 1 <= T -> sqrt 2 * sqrt lambda * sqrt (d * T + T) / 40 <= T.
Proof.
  intros K T d lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : sqrt 2 * sqrt lambda * sqrt (d * T + T) / 40 <= T).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  subst lambda.
  assert (S13 : 0 < T * d + T).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (d * T + T)) by (apply sqrt_lt_R0; lra).
  assert (E16 : d * T + T = (sqrt (d * T + T)) ^ 2) by root_powers.
  set (r14 := sqrt (d * T + T)) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (T - r10 * r14 * r6 / 40) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T + r10 * r14 * r6 / 40) by lra.
  assert (P32 : 0 < r6) by (pose proof F7; lra).
  assert (P33 : 0 < - T + r10 * r14 * r6 / 40) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P32 P33) as T34.
  assert (Q35 : (r10 * r14 / 40) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (P36 : 0 < T) by (pose proof H1; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P36 P32) P33) as T37.
  assert (Q38 : (T * r10 * r14 / 40) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (P39 : 0 < r10) by (pose proof F11; lra).
  assert (P40 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P39 P40) P33) as T41.
  pose proof (mul_lt _ _ P36 P32) as T42.
  assert (P43 : 0 <= T - d * r10 ^ 2 - r10 ^ 2) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P36) P43) (Rlt_le _ _ P32)) as T44.
  assert (Q45 : (- r6 * r10 ^ 2) * (- T * d - T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P46 : 0 <= d) by (pose proof H2; lra).
  pose proof (mul_le _ _ (mul_le _ _ P46 (Rlt_le _ _ P39)) (Rlt_le _ _ P40)) as T47.
  assert (P48 : 0 <= T - d - 1) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P48 (Rlt_le _ _ P39)) (Rlt_le _ _ P40)) as T49.
  clear - Neg T34 Q35 T37 Q38 T41 T42 T44 Q45 T47 T49.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_CNP_general_bandit_lower_capacity : forall (C : R) (D : R) (K : R) (T : R) (g : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < g -> 0 < lambda -> sqrt D * sqrt lambda + sqrt (K * T + D * K / C) <= g * (sqrt D * sqrt lambda + sqrt K * sqrt T) -> D > 0 -> C >= Rmin (D / T) (K / lambda) / (4 * g ^ 2).
Proof.
  intros C D K T g lambda H0 H1 H2 H3 H4 H5 H6 H7.
  pose proof (sqrt_sqrt D ltac:(lra)) as D2; pose proof (sqrt_sqrt K ltac:(lra)) as K2; pose proof (sqrt_sqrt T ltac:(lra)) as T2; pose proof (sqrt_sqrt lambda ltac:(lra)) as L2.
  pose proof (sqrt_lt_R0 D ltac:(lra)) as PD; pose proof (sqrt_lt_R0 K ltac:(lra)) as PK; pose proof (sqrt_lt_R0 T ltac:(lra)) as PT; pose proof (sqrt_lt_R0 lambda ltac:(lra)) as PL.
  assert (Q0 : 0 <= D * K / C) by pos.
  assert (W : sqrt (D * K / C) <= sqrt (K * T + D * K / C)) by (apply sqrt_le_1_alt; assert (0 <= K * T) by pos; lra).
  set (a := sqrt D * sqrt lambda) in *; set (e := sqrt K * sqrt T) in *.
  assert (PA : 0 < a) by (unfold a; pos); assert (PE : 0 < e) by (unfold e; pos).
  assert (A2 : a * a = D * lambda) by (unfold a; rewrite <- D2 at 3; rewrite <- L2 at 3; ring).
  assert (E2 : e * e = K * T) by (unfold e; rewrite <- K2 at 3; rewrite <- T2 at 3; ring).
  pose proof (sqrt_pos (D * K / C)) as PS; pose proof (sqrt_sqrt (D * K / C) Q0) as S2; set (s := sqrt (D * K / C)) in *.
  assert (Y : s <= g * (a + e)) by lra; clearbody s a e.
  apply Rle_ge; apply Rle_div_l; [assert (0 < g ^ 2) by (apply pow_lt; lra); lra |].
  destruct (Rle_or_lt a e) as [Z | Z].
  -
  apply Rle_trans with (D / T); [apply Rmin_l |]; apply Rle_div_l; [lra |].
  assert (V : s * s <= (2 * g * e) * (2 * g * e)) by (apply Rmult_le_compat; nra).
  assert (V2 : D * K <= 4 * g ^ 2 * (K * T) * C) by (apply Rle_div_l; [lra |]; rewrite <- S2, <- E2; lra).
  nra.
  -
  apply Rle_trans with (K / lambda); [apply Rmin_r |]; apply Rle_div_l; [lra |].
  assert (V : s * s <= (2 * g * a) * (2 * g * a)) by (apply Rmult_le_compat; nra).
  assert (V2 : D * K <= 4 * g ^ 2 * (D * lambda) * C) by (apply Rle_div_l; [lra |]; rewrite <- S2, <- A2; lra).
  nra.
Qed.

Lemma tab_results_CNP_general_full_lower_capacity : forall (R_ : R) (S_ : R) (T : R) (d : R) (lambda : R), 0 <= R_ -> 0 <= S_ -> 0 < T -> 0 <= d -> 0 < lambda -> S_ <= 15 * sqrt T * sqrt lambda * sqrt (d + 1) -> R_ >= sqrt 2 * sqrt T * sqrt lambda * sqrt (d + 1) / 40 -> S_ <= 425 * R_.
Proof.
  intros R_ S_ T d lambda H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : S_ <= 425 * R_).
  {
  assert (S1 : 0 < T).
  {
  pos.
  }
  assert (F3 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E4 : T = (sqrt T) ^ 2) by root_powers.
  set (r2 := sqrt T) in *.
  clearbody r2.
  subst T.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  rewrite E8 in *.
  assert (S9 : 0 < d + 1).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (d + 1)) by (apply sqrt_lt_R0; lra).
  assert (E12 : d + 1 = (sqrt (d + 1)) ^ 2) by root_powers.
  set (r10 := sqrt (d + 1)) in *.
  clearbody r10.
  assert (S13 : 0 < 2).
  {
  pos.
  }
  assert (F15 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E16 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r14 := sqrt 2) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (425 * R_ - S_) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R19 : 0 <= 17 / 12 - r14).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V76 : 0 <= 1 / 144).
  {
  pos.
  }
  assert (V0 : 2 - r14 ^ 2 = 0).
  {
  assert (Q77 : (- 1) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q77.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 425 * R_ + S_) by lra.
  assert (P65 : 0 <= R_ - r10 * r14 * r2 * r6 / 40) by (pose proof (Rge_le _ _ H6); lra).
  pose proof P65 as T66.
  assert (P67 : 0 < - 425 * R_ + S_) by (pose proof Neg0; lra).
  pose proof P67 as T68.
  assert (P69 : 0 <= - S_ + 15 * r10 * r2 * r6) by (pose proof H5; lra).
  assert (P70 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ P69 (Rlt_le _ _ P70)) as T71.
  assert (P72 : 0 <= 17 / 12 - r14) by (pose proof R19; lra).
  assert (P73 : 0 <= S_) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P72 P73) (Rlt_le _ _ P70)) as T74.
  assert (Q75 : (- S_) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T66 T68 T71 T74 Q75.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_square : forall (C : R) (a : R) (m : R) (n : R), 0 < C -> 0 < a -> 0 < m -> 0 < n -> n <= C -> n <= m -> m >= 1 -> a >= 1 -> n * (Rmax 1 (a * m / C)) ^ 2 <= m + a ^ 2 * m ^ 2 / C.
Proof.
  intros C a m n H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : n * (Rmax 1 (a * m / C)) ^ 2 <= m + a ^ 2 * m ^ 2 / C).
  {
  pose proof (Rmax_or (1) (a * m / C)) as M1.
  set (m2 := Rmax (1) (a * m / C)) in *.
  clearbody m2.
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply (le_by_fraction _ _ (C * m - C * n + a ^ 2 * m ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= C - a * m) by (apply (numerator_le _ _ (C - a * m) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * m + C * n - a ^ 2 * m ^ 2) by lra.
  assert (P6 : 0 < - C * m + C * n - a ^ 2 * m ^ 2) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 < C) by (pose proof H0; lra).
  assert (P9 : 0 <= m - n) by (pose proof H5; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P8) P9) as T10.
  assert (P11 : 0 < a) by (pose proof H1; lra).
  assert (P12 : 0 < m) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P11 P11) P12) P12) as T13.
  clear - Neg T7 T10 T13.
  lra.
  }
  {
  apply (le_by_fraction _ _ (m * C ^ 2 + C * a ^ 2 * m ^ 2 - n * a ^ 2 * m ^ 2) (C ^ 2)); [(field; nonzero) || field || lra | pos |].
  replace (m * C ^ 2 + C * a ^ 2 * m ^ 2 - n * a ^ 2 * m ^ 2) with ((m) * (C ^ 2 + C * m * a ^ 2 - m * n * a ^ 2)) by ring.
  apply mul_le; [pos |].
  assert (N15 : 0 <= - C + a * m) by (apply (numerator_le _ _ (- C + a * m) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C ^ 2 - C * m * a ^ 2 + m * n * a ^ 2) by lra.
  assert (P16 : 0 < - C ^ 2 - C * m * a ^ 2 + m * n * a ^ 2) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 < C) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P18 P18) as T19.
  assert (P20 : 0 < a) by (pose proof H1; lra).
  assert (P21 : 0 < m) by (pose proof H2; lra).
  assert (P22 : 0 <= C - n) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ P20 P20) P21)) P22) as T23.
  clear - Neg T17 T19 T23.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_first_power : forall (C : R) (a : R) (m : R) (n : R), 0 < C -> 0 < a -> 0 < m -> 0 < n -> n <= C -> n <= m -> m >= 1 -> a >= 1 -> n * Rmax 1 (a * m / C) <= a * m.
Proof.
  intros C a m n H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : n * Rmax 1 (a * m / C) <= a * m).
  {
  pose proof (Rmax_or (1) (a * m / C)) as M1.
  set (m2 := Rmax (1) (a * m / C)) in *.
  clearbody m2.
  destruct M1 as [[E3 L4] | [E3 L4]]; subst m2.
  {
  apply (le_by_fraction _ _ (a * m - n) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N5 : 0 <= C - a * m) by (apply (numerator_le _ _ (C - a * m) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - a * m + n) by lra.
  assert (P6 : 0 < - a * m + n) by (pose proof Neg0; lra).
  pose proof P6 as T7.
  assert (P8 : 0 <= m - n) by (pose proof H5; lra).
  pose proof P8 as T9.
  assert (P10 : 0 < m) by (pose proof H2; lra).
  assert (P11 : 0 <= a - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P10) P11) as T12.
  clear - Neg T7 T9 T12.
  lra.
  }
  {
  apply (le_by_fraction _ _ (C * a * m - a * m * n) (C)); [(field; nonzero) || field || lra | pos |].
  replace (C * a * m - a * m * n) with ((a * m) * (C - n)) by ring.
  apply mul_le; [pos |].
  assert (N14 : 0 <= - C + a * m) by (apply (numerator_le _ _ (- C + a * m) (C) L4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + n) by lra.
  assert (P15 : 0 < - C + n) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  assert (P17 : 0 <= C - n) by (pose proof H4; lra).
  pose proof P17 as T18.
  clear - Neg T16 T18.
  lra.
  }
  }
  exact G0.
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
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_1 C P Q a d_max lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_2 C K P Q a d_max m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_repaired : forall (C : R) (K : R) (P : R) (Q : R) (a : R) (d_max : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < P -> 0 < Q -> 0 < a -> 0 <= d_max -> 0 < lambda -> 0 < m -> P <= m + a ^ 2 * m ^ 2 / C -> Q <= a * m -> m = d_max + 1 -> sqrt 5 * sqrt (K * P + d_max * Q * lambda) <= sqrt 5 * sqrt (K * m + m ^ 2 * (a * lambda + K * a ^ 2 / C)).
Proof.
  intros C K P Q a d_max lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_1 C P Q a d_max lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_2 C K P Q a d_max m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_bandit_repaired__lemma_3 C K P Q a d_max lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_full_information_repaired : forall (C : R) (P : R) (Q : R) (a : R) (d_max : R) (lambda : R) (m : R), 0 < C -> 0 < P -> 0 < Q -> 0 < a -> 0 <= d_max -> 0 < lambda -> 0 < m -> P <= m + a ^ 2 * m ^ 2 / C -> Q <= a * m -> m = d_max + 1 -> sqrt lambda * sqrt (P + d_max * Q) <= m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C).
Proof.
  intros C P Q a d_max lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : sqrt lambda * sqrt (P + d_max * Q) <= m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C)).
  {
  subst m.
  assert (S1 : 0 < lambda).
  {
  pos.
  }
  assert (F3 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E4 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r2 := sqrt lambda) in *.
  clearbody r2.
  rewrite E4 in *.
  assert (S5 : 0 < P + Q * d_max).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (P + d_max * Q)) by (apply sqrt_lt_R0; lra).
  assert (E8 : P + d_max * Q = (sqrt (P + d_max * Q)) ^ 2) by root_powers.
  set (r6 := sqrt (P + d_max * Q)) in *.
  clearbody r6.
  assert (S9 : 0 < a + 1 + a ^ 2 / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (a + 1 + a ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : a + 1 + a ^ 2 / C = (sqrt (a + 1 + a ^ 2 / C)) ^ 2) by root_powers.
  set (r10 := sqrt (a + 1 + a ^ 2 / C)) in *.
  clearbody r10.
  apply (le_by_fraction _ _ (d_max * r10 * r2 + r10 * r2 - r2 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V15 : 0 <= (r2) * (d_max * r10 + r10 - r6)) by lra.
  apply mul_le; [pos |].
  assert (N53 : 0 <= - C * P + C * d_max + C + a ^ 2 * d_max ^ 2 + 2 * d_max * a ^ 2 + a ^ 2) by (apply (numerator_le _ _ (- C * P + C * d_max + C + a ^ 2 * d_max ^ 2 + 2 * d_max * a ^ 2 + a ^ 2) (C) H7); [(field; nonzero) || field || lra | pos]).
  assert (N54 : - C * a + C * r10 ^ 2 - C - a ^ 2 = 0) by (apply (numerator_eq _ _ (- C * a + C * r10 ^ 2 - C - a ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d_max * r10 - r10 + r6) by lra.
  assert (P55 : 0 < d_max + 1) by (pose proof H6; lra).
  assert (P56 : 0 < C) by (pose proof H0; lra).
  assert (P57 : 0 < a) by (pose proof H3; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P55 P56) P57) as T58.
  assert (P59 : 0 <= d_max) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P55 P56)) P59) as T60.
  assert (P61 : 0 <= - C * P + C * d_max + C + a ^ 2 * d_max ^ 2 + 2 * d_max * a ^ 2 + a ^ 2) by (pose proof N53; lra).
  pose proof P61 as T62.
  assert (P63 : 0 <= - Q + a * d_max + a) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P63 (Rlt_le _ _ P56)) P59) as T64.
  assert (P65 : 0 < r6) by (pose proof F7; lra).
  assert (P66 : 0 < - d_max * r10 - r10 + r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P56 P65) P66) as T67.
  assert (Q68 : (C) * (- P - Q * d_max + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P69 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P55 P56) P69) P66) as T70.
  assert (Q71 : (- d_max ^ 2 - 2 * d_max - 1) * (- C * a + C * r10 ^ 2 - C - a ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T58 T60 T62 T64 T67 Q68 T70 Q71.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_long_delays__lemma_1 : forall (B : R) (K : R) (R_ : R) (T : R) (X : R) (m : R), 0 <= B -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < m -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> m <= X -> sqrt (K * Rmin T m + X ^ 2) <= sqrt K * sqrt (Rmin T m) + X.
Proof.
  intros B K R_ T X m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : sqrt (K * Rmin T m + X ^ 2) <= sqrt K * sqrt (Rmin T m) + X).
  {
  assert (S1 : 0 < 5).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 5) by (apply sqrt_lt_R0; lra).
  assert (E4 : 5 = (sqrt 5) ^ 2) by root_powers.
  set (r2 := sqrt 5) in *.
  clearbody r2.
  assert (S5 : 0 < K * m + X ^ 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (K * m + X ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E8 : K * m + X ^ 2 = (sqrt (K * m + X ^ 2)) ^ 2) by root_powers.
  set (r6 := sqrt (K * m + X ^ 2)) in *.
  clearbody r6.
  pose proof (Rmin_or (T) (m)) as M9.
  assert (S10 : 0 < Rmin (T) (m)) by pos.
  set (m11 := Rmin (T) (m)) in *.
  clearbody m11.
  assert (S12 : 0 < K * m11 + X ^ 2).
  {
  pos.
  }
  assert (F14 : 0 < sqrt (K * m11 + X ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E15 : K * m11 + X ^ 2 = (sqrt (K * m11 + X ^ 2)) ^ 2) by root_powers.
  set (r13 := sqrt (K * m11 + X ^ 2)) in *.
  clearbody r13.
  assert (S16 : 0 < K).
  {
  pos.
  }
  assert (F18 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E19 : K = (sqrt K) ^ 2) by root_powers.
  set (r17 := sqrt K) in *.
  clearbody r17.
  subst K.
  assert (S20 : 0 < m11).
  {
  pos.
  }
  assert (F22 : 0 < sqrt m11) by (apply sqrt_lt_R0; lra).
  assert (E23 : m11 = (sqrt m11) ^ 2) by root_powers.
  set (r21 := sqrt m11) in *.
  clearbody r21.
  destruct M9 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  apply (le_by_fraction _ _ (X - r13 + r17 * r21) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R36 : 0 <= r13 - X).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V81 : 0 <= T * r17 ^ 2).
  {
  pos.
  }
  assert (V0 : - T * r17 ^ 2 - X ^ 2 + r13 ^ 2 = 0).
  {
  assert (Q82 : (1) * (- T * r17 ^ 2 - X ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q82.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - X + r13 - r17 * r21) by lra.
  assert (P66 : 0 <= X - m) by (pose proof H8; lra).
  assert (P67 : 0 < r17) by (pose proof F18; lra).
  assert (P68 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_le _ _ (mul_le _ _ P66 (Rlt_le _ _ P67)) (Rlt_le _ _ P68)) as T69.
  assert (P70 : 0 < - X + r13 - r17 * r21) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P67 P68) P70) as T71.
  assert (Q72 : (- r17 ^ 2) * (- T + r21 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P73 : 0 < r13) by (pose proof F14; lra).
  pose proof (mul_lt _ _ P73 P70) as T74.
  assert (Q75 : (1) * (- T * r17 ^ 2 - X ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P76 : 0 < m) by (pose proof H5; lra).
  pose proof (mul_lt _ _ P76 P70) as T77.
  assert (P78 : 0 <= - X + r13) by (pose proof R36; lra).
  pose proof (mul_le _ _ P66 P78) as T79.
  pose proof (mul_lt _ _ (mul_lt _ _ P76 P67) P68) as T80.
  clear - Neg T69 T71 Q72 T74 Q75 T77 T79 T80.
  lra.
  }
  {
  apply (le_by_fraction _ _ (X - r13 + r17 * r21) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R98 : 0 <= r13 - X).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V138 : 0 <= m * r17 ^ 2).
  {
  pos.
  }
  assert (V0 : - X ^ 2 - m * r17 ^ 2 + r13 ^ 2 = 0).
  {
  assert (Q139 : (1) * (- X ^ 2 - m * r17 ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q139.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - X + r13 - r17 * r21) by lra.
  assert (P123 : 0 < m) by (pose proof H5; lra).
  assert (P124 : 0 < r17) by (pose proof F18; lra).
  assert (P125 : 0 < r21) by (pose proof F22; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P123 P124) P125) as T126.
  assert (P127 : 0 <= X - m) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ P127 (Rlt_le _ _ P124)) (Rlt_le _ _ P125)) as T128.
  assert (P129 : 0 < - X + r13 - r17 * r21) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P124 P125) P129) as T130.
  assert (Q131 : (- r17 ^ 2) * (- m + r21 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P132 : 0 < r13) by (pose proof F14; lra).
  pose proof (mul_lt _ _ P132 P129) as T133.
  assert (Q134 : (1) * (- X ^ 2 - m * r17 ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ P123 P129) as T135.
  assert (P136 : 0 <= - X + r13) by (pose proof R98; lra).
  pose proof (mul_le _ _ P127 P136) as T137.
  clear - Neg T126 T128 T130 Q131 T133 Q134 T135 T137.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_long_delays__lemma_2 : forall (B : R) (K : R) (R_ : R) (T : R) (X : R) (m : R), 0 <= B -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < m -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> m <= X -> sqrt K * sqrt (Rmin T m) <= sqrt K * sqrt T.
Proof.
  intros B K R_ T X m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_1 B K R_ T X m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_long_delays__lemma_3 : forall (B : R) (K : R) (R_ : R) (T : R) (X : R) (m : R), 0 <= B -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < m -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> m <= X -> sqrt (K * Rmin T m + X ^ 2) <= sqrt K * sqrt T + X.
Proof.
  intros B K R_ T X m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_1 B K R_ T X m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_2 B K R_ T X m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_long_delays : forall (B : R) (K : R) (R_ : R) (T : R) (X : R) (m : R), 0 <= B -> 0 < K -> 0 <= R_ -> 0 < T -> 0 <= X -> 0 < m -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> m <= X -> R_ <= B + sqrt 5 * (sqrt K * sqrt T + X).
Proof.
  intros B K R_ T X m H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_1 B K R_ T X m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_2 B K R_ T X m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_bandit_long_delays__lemma_3 B K R_ T X m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  assert (G0 : R_ <= B + sqrt 5 * (sqrt K * sqrt T + X)).
  {
  assert (S1 : 0 < 5).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 5) by (apply sqrt_lt_R0; lra).
  assert (E4 : 5 = (sqrt 5) ^ 2) by root_powers.
  set (r2 := sqrt 5) in *.
  clearbody r2.
  assert (S5 : 0 < K * m + X ^ 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (K * m + X ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E8 : K * m + X ^ 2 = (sqrt (K * m + X ^ 2)) ^ 2) by root_powers.
  set (r6 := sqrt (K * m + X ^ 2)) in *.
  clearbody r6.
  pose proof (Rmin_or (T) (m)) as M9.
  assert (S10 : 0 < Rmin (T) (m)) by pos.
  set (m11 := Rmin (T) (m)) in *.
  clearbody m11.
  assert (S12 : 0 < K * m11 + X ^ 2).
  {
  pos.
  }
  assert (F14 : 0 < sqrt (K * m11 + X ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E15 : K * m11 + X ^ 2 = (sqrt (K * m11 + X ^ 2)) ^ 2) by root_powers.
  set (r13 := sqrt (K * m11 + X ^ 2)) in *.
  clearbody r13.
  assert (S16 : 0 < K).
  {
  pos.
  }
  assert (F18 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E19 : K = (sqrt K) ^ 2) by root_powers.
  set (r17 := sqrt K) in *.
  clearbody r17.
  subst K.
  assert (S20 : 0 < m11).
  {
  pos.
  }
  assert (F22 : 0 < sqrt m11) by (apply sqrt_lt_R0; lra).
  assert (E23 : m11 = (sqrt m11) ^ 2) by root_powers.
  set (r21 := sqrt m11) in *.
  clearbody r21.
  assert (S24 : 0 < T).
  {
  pos.
  }
  assert (F26 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E27 : T = (sqrt T) ^ 2) by root_powers.
  set (r25 := sqrt T) in *.
  clearbody r25.
  subst T.
  destruct M9 as [[E28 L29] | [E28 L29]]; try rewrite E28 in *.
  {
  apply (le_by_fraction _ _ (B - R_ + X * r2 + r17 * r2 * r25) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R39 : 0 <= 83 / 36 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V94 : 0 <= 409 / 1296).
  {
  pos.
  }
  assert (V0 : 5 - r2 ^ 2 = 0).
  {
  assert (Q95 : (- 1) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Q95.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - B + R_ - X * r2 - r17 * r2 * r25) by lra.
  assert (P71 : 0 <= X - m) by (pose proof H8; lra).
  assert (P72 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ P71 (Rlt_le _ _ P72)) as T73.
  assert (P74 : 0 <= 83 / 36 - r2) by (pose proof R39; lra).
  assert (P75 : 0 <= X) by (pose proof H4; lra).
  pose proof (mul_le _ _ P74 P75) as T76.
  assert (P77 : 0 <= B) by (pose proof H0; lra).
  pose proof (mul_le _ _ P77 (Rlt_le _ _ P72)) as T78.
  assert (P79 : 0 < m) by (pose proof H5; lra).
  pose proof P79 as T80.
  assert (P81 : 0 <= - R_ + r25 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ P81 (Rlt_le _ _ P72)) as T82.
  assert (Q83 : (r2) * (r21 ^ 2 - r25 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof P71 as T84.
  assert (P85 : 0 < r17) by (pose proof F18; lra).
  assert (P86 : 0 < r25) by (pose proof F26; lra).
  pose proof (mul_lt _ _ P85 P86) as T87.
  assert (P88 : 0 <= m - r25 ^ 2) by (pose proof L29; lra).
  pose proof (mul_le _ _ P88 (Rlt_le _ _ P72)) as T89.
  assert (Q90 : (- r2) * (r21 ^ 2 - r25 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P91 : 0 < - B + R_ - X * r2 - r17 * r2 * r25) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P72 P91) as T92.
  assert (Q93 : (- X - r17 * r25) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Neg T73 T76 T78 T80 T82 Q83 T84 T87 T89 Q90 T92 Q93.
  lra.
  }
  {
  apply (le_by_fraction _ _ (B - R_ + X * r2 + r17 * r2 * r25) (1)); [(field; nonzero) || field || lra | pos |].
  assert (R102 : 0 <= r13 - r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V147 : 0 <= 0).
  {
  pos.
  }
  assert (V0 : r13 ^ 2 - r6 ^ 2 = 0).
  {
  assert (Q148 : (- 1) * (- X ^ 2 - m * r17 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q149 : (1) * (- X ^ 2 - m * r17 ^ 2 + r13 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q148 Q149.
  lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - B + R_ - X * r2 - r17 * r2 * r25) by lra.
  assert (P136 : 0 <= B - R_ + r2 * r6) by (pose proof H7; lra).
  assert (P137 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ P136 (Rlt_le _ _ P137)) as T138.
  assert (Q139 : (r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (P140 : 0 <= X - r13 + r17 * r25) by (pose proof K2; lra).
  pose proof P140 as T141.
  assert (P142 : 0 <= r13 - r6) by (pose proof R102; lra).
  pose proof P142 as T143.
  assert (P144 : 0 < - B + R_ - X * r2 - r17 * r2 * r25) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P137 P144) as T145.
  assert (Q146 : (- X - r17 * r25) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  clear - Neg T138 Q139 T141 T143 T145 Q146.
  lra.
  }
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_X : forall (C : R) (K : R) (a : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < a -> 0 < lambda -> 0 < m -> a >= 4 -> lambda >= ln 2 -> m <= m * sqrt (a * lambda + K * a ^ 2 / C).
Proof.
  intros C K a lambda m H0 H1 H2 H3 H4 H5 H6.
  assert (G0 : m <= m * sqrt (a * lambda + K * a ^ 2 / C)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < a * lambda + K * a ^ 2 / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (a * lambda + K * a ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : a * lambda + K * a ^ 2 / C = (sqrt (a * lambda + K * a ^ 2 / C)) ^ 2) by root_powers.
  set (r6 := sqrt (a * lambda + K * a ^ 2 / C)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (m * r6 - m) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (m) * (r6 - 1)) by lra.
  apply mul_le; [pos |].
  assert (N11 : - C * a * lambda + C * r6 ^ 2 - K * a ^ 2 = 0) by (apply (numerator_eq _ _ (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) (C) E8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - r6) by lra.
  assert (P20 : 0 < C) by (pose proof H0; lra).
  assert (P21 : 0 < 1 - r6) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P20 P21) as T22.
  assert (P23 : 0 < K) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P23 P21) as T24.
  assert (P25 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P20 P25) P21) as T26.
  pose proof (mul_lt _ _ (mul_lt _ _ P23 P25) P21) as T27.
  assert (P28 : 0 <= a - 4) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P20) P28) as T29.
  pose proof (mul_le _ _ (Rlt_le _ _ P23) P28) as T30.
  assert (P31 : 0 < a) by (pose proof H2; lra).
  assert (P32 : 0 < lambda) by (pose proof H3; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P20 P31) P32) as T33.
  assert (Q34 : (1) * (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) = 0) by (apply mul_zero; lra).
  assert (P35 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P31)) P35) as T36.
  assert (P37 : 0 <= - l3 + lambda) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P31)) P37) as T38.
  assert (Q39 : (1) * (- C * a * lambda + C * r6 ^ 2 - K * a ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P23 P31)) P28) as T40.
  pose proof (mul_lt _ _ (mul_lt _ _ P23 P25) P25) as T41.
  clear - Neg T22 T24 T26 T27 T29 T30 T33 Q34 T36 T38 Q39 T40 T41.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit__lemma_1 : forall (K : R) (a : R) (ell : R) (lambda : R), 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> a <= 100 * ell ^ 2.
Proof.
  intros K a ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : a <= 100 * ell ^ 2).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (- a + 100 * ell ^ 2) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < a - 100 * ell ^ 2) by lra.
  assert (P5 : 0 < ell) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P5 P5) as T6.
  assert (P7 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  assert (P8 : 0 < a) by (pose proof H1; lra).
  pose proof (mul_le _ _ P7 (Rlt_le _ _ P8)) as T9.
  assert (P10 : 0 <= - a + 10 * ell) by (pose proof H7; lra).
  pose proof (mul_le _ _ P10 (Rlt_le _ _ P5)) as T11.
  assert (P12 : 0 < a - 100 * ell ^ 2) by (pose proof Neg0; lra).
  pose proof P12 as T13.
  assert (P14 : 0 <= ell - l3) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ P14 (Rlt_le _ _ P8)) as T15.
  clear - Neg T6 T9 T11 T13 T15.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit__lemma_2 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> a * lambda + K * a ^ 2 / C <= 100 * ell ^ 2 * (lambda + K / C).
Proof.
  intros C K a ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (tab_results_NCP_general_bandit__lemma_1 K a ell lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : a * lambda + K * a ^ 2 / C <= 100 * ell ^ 2 * (lambda + K / C)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (- C * a * lambda + 100 * C * lambda * ell ^ 2 - K * a ^ 2 + 100 * K * ell ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * a * lambda - 100 * C * lambda * ell ^ 2 + K * a ^ 2 - 100 * K * ell ^ 2) by lra.
  assert (P5 : 0 < C) by (pose proof H0; lra).
  assert (P6 : 0 < ell) by (pose proof H3; lra).
  assert (P7 : 0 < lambda) by (pose proof H4; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P5 P6) P6) P7) as T8.
  assert (P9 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  assert (P10 : 0 < a) by (pose proof H2; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P5)) (Rlt_le _ _ P10)) (Rlt_le _ _ P7)) as T11.
  assert (P12 : 0 <= - a + 10 * ell) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P12 (Rlt_le _ _ P5)) (Rlt_le _ _ P6)) (Rlt_le _ _ P7)) as T13.
  assert (P14 : 0 < K) by (pose proof H1; lra).
  pose proof (mul_le _ _ (mul_le _ _ P12 (Rlt_le _ _ P14)) (Rlt_le _ _ P10)) as T15.
  pose proof (mul_le _ _ (mul_le _ _ P12 (Rlt_le _ _ P14)) (Rlt_le _ _ P6)) as T16.
  assert (P17 : 0 < C * a * lambda - 100 * C * lambda * ell ^ 2 + K * a ^ 2 - 100 * K * ell ^ 2) by (pose proof Neg0; lra).
  pose proof P17 as T18.
  assert (P19 : 0 <= ell - l3) by (pose proof (Rge_le _ _ H9); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P19 (Rlt_le _ _ P5)) (Rlt_le _ _ P10)) (Rlt_le _ _ P7)) as T20.
  clear - Neg T8 T11 T13 T15 T16 T18 T20.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit__lemma_3 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> sqrt (a * lambda + K * a ^ 2 / C) <= 10 * ell * sqrt (lambda + K / C).
Proof.
  intros C K a ell lambda H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (tab_results_NCP_general_bandit__lemma_1 K a ell lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_bandit__lemma_2 C K a ell lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> m * sqrt 5 * sqrt (a * lambda + K * a ^ 2 / C) <= 23 * ell * m * sqrt (lambda + K / C).
Proof.
  intros C K a ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (tab_results_NCP_general_bandit__lemma_1 K a ell lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_bandit__lemma_2 C K a ell lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_bandit__lemma_3 C K a ell lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_full_information : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 10 * ell -> ell >= ln 2 -> C >= 3 * ell -> m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C) <= 7 * m * sqrt ell * sqrt lambda.
Proof.
  intros C K a ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (G0 : m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C) <= 7 * m * sqrt ell * sqrt lambda).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  subst lambda.
  assert (S9 : 0 < a + 1 + a ^ 2 / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (a + 1 + a ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : a + 1 + a ^ 2 / C = (sqrt (a + 1 + a ^ 2 / C)) ^ 2) by root_powers.
  set (r10 := sqrt (a + 1 + a ^ 2 / C)) in *.
  clearbody r10.
  assert (S13 : 0 < ell).
  {
  pos.
  }
  assert (F15 : 0 < sqrt ell) by (apply sqrt_lt_R0; lra).
  assert (E16 : ell = (sqrt ell) ^ 2) by root_powers.
  set (r14 := sqrt ell) in *.
  clearbody r14.
  subst ell.
  apply (le_by_fraction _ _ (- m * r10 * r6 + 7 * m * r14 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V18 : 0 <= (m * r6) * (- r10 + 7 * r14)) by lra.
  apply mul_le; [pos |].
  assert (N19 : - C * a + C * r10 ^ 2 - C - a ^ 2 = 0) by (apply (numerator_eq _ _ (- C * a + C * r10 ^ 2 - C - a ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - 7 * r14) by lra.
  assert (P52 : 0 < r14 ^ 2) by (pose proof H3; lra).
  assert (P53 : 0 < r10 - 7 * r14) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P52 P53) as T54.
  assert (P55 : 0 < C) by (pose proof H0; lra).
  assert (P56 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P55 P56) P53) as T57.
  assert (Q58 : (1) * (- C * a + C * r10 ^ 2 - C - a ^ 2) = 0) by (apply mul_zero; lra).
  assert (P59 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P55 P59) P53) as T60.
  assert (P61 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P55) P61) as T62.
  assert (P63 : 0 <= - a + 10 * r14 ^ 2) by (pose proof H9; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P55) P63) as T64.
  assert (P65 : 0 <= - l3 + r14 ^ 2) by (pose proof (Rge_le _ _ H10); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P55) P65) as T66.
  assert (P67 : 0 < a) by (pose proof H2; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P67) P63) as T68.
  assert (P69 : 0 <= C - 3 * r14 ^ 2) by (pose proof (Rge_le _ _ H11); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P67) P69) as T70.
  pose proof (mul_lt _ _ P52 P59) as T71.
  pose proof (mul_le _ _ P69 (Rlt_le _ _ P56)) as T72.
  pose proof (mul_le _ _ (Rlt_le _ _ P55) (square (3 - r10))) as T73.
  assert (Q74 : (1) * (- C * a + C * r10 ^ 2 - C - a ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T54 T57 Q58 T60 T62 T64 T66 T68 T70 T71 T72 T73 Q74.
  lra.
  }
  exact G0.
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
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : ell ^ 2 * (lambda + K / C) <= K * T + K * ell * (D + T) / C).
  {
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (C * K * T - C * lambda * ell ^ 2 + D * K * ell + K * T * ell - K * ell ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * K * T + C * lambda * ell ^ 2 - D * K * ell - K * T * ell + K * ell ^ 2) by lra.
  assert (P5 : 0 <= D) by (pose proof H1; lra).
  assert (P6 : 0 < K) by (pose proof H2; lra).
  assert (P7 : 0 < ell) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P5 (Rlt_le _ _ P6)) (Rlt_le _ _ P7)) as T8.
  assert (P9 : 0 <= K - lambda) by (pose proof H11; lra).
  assert (P10 : 0 < C) by (pose proof H0; lra).
  assert (P11 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P10)) (Rlt_le _ _ P11)) as T12.
  assert (P13 : 0 <= T - ell ^ 2) by (pose proof H12; lra).
  assert (P14 : 0 < lambda) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ P13 (Rlt_le _ _ P10)) (Rlt_le _ _ P14)) as T15.
  assert (P16 : 0 <= T - ell) by (pose proof K0; lra).
  pose proof (mul_le _ _ (mul_le _ _ P16 (Rlt_le _ _ P6)) (Rlt_le _ _ P7)) as T17.
  assert (P18 : 0 < - C * K * T + C * lambda * ell ^ 2 - D * K * ell - K * T * ell + K * ell ^ 2) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  clear - Neg T8 T12 T15 T17 T19.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_one_more_delay__lemma_3 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> ell * sqrt (lambda + K / C) <= sqrt (K * T + K * ell * (D + T) / C).
Proof.
  intros C D K T d_max ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_2 C D K T d_max ell lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_bandit_one_more_delay : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> ell * m * sqrt (lambda + K / C) <= d_max * ell * sqrt (lambda + K / C) + sqrt (K * T + K * ell * (D + T) / C).
Proof.
  intros C D K T d_max ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_2 C D K T d_max ell lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_bandit_one_more_delay__lemma_3 C D K T d_max ell lambda m (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  assert (G0 : ell * m * sqrt (lambda + K / C) <= d_max * ell * sqrt (lambda + K / C) + sqrt (K * T + K * ell * (D + T) / C)).
  {
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (lambda + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda + K / C = (sqrt (lambda + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (lambda + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < K * T + K * ell * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (K * T + K * ell * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : K * T + K * ell * (D + T) / C = (sqrt (K * T + K * ell * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (K * T + K * ell * (D + T) / C)) in *.
  clearbody r10.
  apply (le_by_fraction _ _ (- ell * r6 + r10) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N13 : 0 <= C * K * T - C * lambda * ell ^ 2 + D * K * ell + K * T * ell - K * ell ^ 2) by (apply (numerator_le _ _ (C * K * T - C * lambda * ell ^ 2 + D * K * ell + K * T * ell - K * ell ^ 2) (C) K1); [(field; nonzero) || field || lra | pos]).
  assert (N14 : - C * lambda + C * r6 ^ 2 - K = 0) by (apply (numerator_eq _ _ (- C * lambda + C * r6 ^ 2 - K) (C) E8); [(field; nonzero) || field || lra | pos]).
  assert (N15 : - C * K * T + C * r10 ^ 2 - D * K * ell - K * T * ell = 0) by (apply (numerator_eq _ _ (- C * K * T + C * r10 ^ 2 - D * K * ell - K * T * ell) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < ell * r6 - r10) by lra.
  assert (P16 : 0 <= - ell * r6 + r10) by (pose proof K2; lra).
  pose proof P16 as T17.
  assert (P18 : 0 < ell * r6 - r10) by (pose proof Neg0; lra).
  pose proof P18 as T19.
  clear - Neg T17 T19.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_full_information_one_more_delay : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> m * sqrt ell * sqrt lambda <= d_max * sqrt ell * sqrt lambda + sqrt lambda * sqrt (1 + ell / C) * sqrt (D + T).
Proof.
  intros C D K T d_max ell lambda m H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14.
  assert (G0 : m * sqrt ell * sqrt lambda <= d_max * sqrt ell * sqrt lambda + sqrt lambda * sqrt (1 + ell / C) * sqrt (D + T)).
  {
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < ell).
  {
  pos.
  }
  assert (F7 : 0 < sqrt ell) by (apply sqrt_lt_R0; lra).
  assert (E8 : ell = (sqrt ell) ^ 2) by root_powers.
  set (r6 := sqrt ell) in *.
  clearbody r6.
  subst ell.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  rewrite E12 in *.
  assert (S13 : 0 < 1 + r6 ^ 2 / C).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (1 + (r6 ^ 2) / C)) by (apply sqrt_lt_R0; lra).
  assert (E16 : 1 + (r6 ^ 2) / C = (sqrt (1 + (r6 ^ 2) / C)) ^ 2) by root_powers.
  set (r14 := sqrt (1 + (r6 ^ 2) / C)) in *.
  clearbody r14.
  assert (S17 : 0 < D + T).
  {
  pos.
  }
  assert (F19 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E20 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r18 := sqrt (D + T)) in *.
  clearbody r18.
  apply (le_by_fraction _ _ (r10 * r14 * r18 - r10 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V22 : 0 <= (r10) * (r14 * r18 - r6)) by lra.
  apply mul_le; [pos |].
  enough (V171 : 0 <= (r14 * r18) - (r6)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V172 : 0 <= - C * r14 ^ 2 + C + D * r14 ^ 2 + T * r14 ^ 2).
  {
  assert (N89 : C * r14 ^ 2 - C - r6 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r14 ^ 2 - C - r6 ^ 2) (C) E16); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * r14 ^ 2 - C - D * r14 ^ 2 - T * r14 ^ 2) by lra.
  assert (P132 : 0 < C) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P132 P132) as T133.
  assert (P134 : 0 <= D) by (pose proof H1; lra).
  assert (P135 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P132) P134) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T136.
  assert (P137 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_lt _ _ P132 P137) as T138.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P134 (Rlt_le _ _ P137)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T139.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P137 P137) P135) P135) as T140.
  assert (P141 : 0 <= T - 1) by (pose proof (Rge_le _ _ H13); lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P141 (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) (Rlt_le _ _ P137)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T142.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P141 (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T143.
  assert (P144 : 0 < C * r14 ^ 2 - C - D * r14 ^ 2 - T * r14 ^ 2) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P132 P144) as T145.
  pose proof (mul_lt _ _ P137 P144) as T146.
  assert (P147 : 0 < r6 ^ 2) by (pose proof H5; lra).
  pose proof (mul_lt _ _ P147 P147) as T148.
  assert (Q149 : (C * r14 ^ 2 - C + r6 ^ 2) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P147 P147) P135) P135) P135) P135) as T150.
  assert (Q151 : (C * r14 ^ 6 - C * r14 ^ 4 + r14 ^ 4 * r6 ^ 2) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P147 P147) P135) P135) as T152.
  assert (Q153 : (C * r14 ^ 4 - C * r14 ^ 2 + r14 ^ 2 * r6 ^ 2) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P132 P132)) P134) (Rlt_le _ _ P137)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T154.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P132 P132)) P134) (Rlt_le _ _ P137)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T155.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ P132 P132) P132)) P134) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T156.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P147 P132) P132) P132)) P134) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T157.
  assert (Q158 : (D * C ^ 3 * r14 ^ 6) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P159 : 0 <= T - r6 ^ 4) by (pose proof H12; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P159 (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T160.
  assert (Q161 : (- C ^ 4 * r14 ^ 6 + C ^ 4 * r14 ^ 4 - C ^ 3 * r14 ^ 4 * r6 ^ 2) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P141 (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) (Rlt_le _ _ P137)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T162.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P141 (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T163.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P132 P132) P137) P135) P135) P135) P135) P144) as T164.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P132 P132) P132) P135) P135) P135) P135) P135) P135) P144) as T165.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P132 P132) P137) P135) P135) P135) P135) P135) P135) P144) as T166.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P147) P141) (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) (Rlt_le _ _ P132)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) (Rlt_le _ _ P135)) as T167.
  assert (Q168 : (T * C ^ 3 * r14 ^ 6 - C ^ 3 * r14 ^ 6) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P147 P132) P132) P132) P135) P135) P135) P135) P144) as T169.
  assert (Q170 : (C ^ 4 * r14 ^ 6 - C ^ 4 * r14 ^ 4 - D * C ^ 3 * r14 ^ 6 - T * C ^ 3 * r14 ^ 6) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T133 T136 T138 T139 T140 T142 T143 T145 T146 T148 Q149 T150 Q151 T152 Q153 T154 T155 T156 T157 Q158 T160 Q161 T162 T163 T164 T165 T166 T167 Q168 T169 Q170.
  lra.
  }
  assert (V0 : C * r14 ^ 2 - C - D * r14 ^ 2 - T * r14 ^ 2 + r14 ^ 2 * r18 ^ 2 - r6 ^ 2 = 0).
  {
  assert (N173 : C * r14 ^ 2 - C - r6 ^ 2 = 0) by (apply (numerator_eq _ _ (C * r14 ^ 2 - C - r6 ^ 2) (C) E16); [(field; nonzero) || field || lra | pos]).
  assert (Q174 : (- 1) * (C * r14 ^ 2 - C - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q175 : (r14 ^ 2) * (- D - T + r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q174 Q175.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_bandit_as_printed : forall (B : R) (E : R) (K : R) (R_ : R) (S_ : R) (T : R) (X : R) (d_max : R) (m : R) (w : R), 0 <= B -> 0 <= E -> 0 < K -> 0 <= R_ -> 0 <= S_ -> 0 < T -> 0 <= X -> 0 <= d_max -> 0 < m -> 0 <= w -> m <= X -> R_ <= T -> B <= 14 * E + S_ -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> K * T <= E ^ 2 -> X * sqrt 5 <= 23 * w * m -> w * m <= E + d_max * w -> R_ <= 40 * E + S_ + 23 * d_max * w.
Proof.
  intros B E K R_ S_ T X d_max m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16.
  assert (G0 : R_ <= 40 * E + S_ + 23 * d_max * w).
  {
  assert (S1 : 0 < 5).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 5) by (apply sqrt_lt_R0; lra).
  assert (E4 : 5 = (sqrt 5) ^ 2) by root_powers.
  set (r2 := sqrt 5) in *.
  clearbody r2.
  assert (S5 : 0 < K * m + X ^ 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (K * m + X ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E8 : K * m + X ^ 2 = (sqrt (K * m + X ^ 2)) ^ 2) by root_powers.
  set (r6 := sqrt (K * m + X ^ 2)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (40 * E - R_ + S_ + 23 * d_max * w) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 40 * E + R_ - S_ - 23 * d_max * w) by lra.
  assert (P9 : 0 <= E) by (pose proof H1; lra).
  assert (P10 : 0 < - 40 * E + R_ - S_ - 23 * d_max * w) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ P9 (Rlt_le _ _ P10)) as T11.
  assert (P12 : 0 < K) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P12 P10) as T13.
  assert (P14 : 0 < m) by (pose proof H8; lra).
  pose proof (mul_lt _ _ P14 P10) as T15.
  assert (P16 : 0 <= X - m) by (pose proof H10; lra).
  pose proof (mul_le _ _ P16 (Rlt_le _ _ P10)) as T17.
  assert (P18 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ P18 P10) as T19.
  assert (P20 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) (Rlt_le _ _ P10)) as T21.
  pose proof (mul_lt _ _ (mul_lt _ _ P12 P20) P10) as T22.
  pose proof (mul_lt _ _ (mul_lt _ _ P14 P20) P10) as T23.
  pose proof (mul_le _ _ (mul_le _ _ P16 (Rlt_le _ _ P20)) (Rlt_le _ _ P10)) as T24.
  pose proof (mul_lt _ _ (mul_lt _ _ P20 P18) P10) as T25.
  assert (P26 : 0 <= E ^ 2 - K * T) by (pose proof H14; lra).
  pose proof P26 as T27.
  pose proof (mul_le _ _ P9 (Rlt_le _ _ P12)) as T28.
  assert (P29 : 0 <= X) by (pose proof H6; lra).
  pose proof (mul_le _ _ P9 P29) as T30.
  assert (P31 : 0 <= - B + 14 * E + S_) by (pose proof H12; lra).
  pose proof (mul_le _ _ P9 P31) as T32.
  assert (P33 : 0 <= B - R_ + r2 * r6) by (pose proof H13; lra).
  pose proof (mul_le _ _ P9 P33) as T34.
  assert (P35 : 0 <= S_) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P35) as T36.
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P16) as T37.
  assert (Q38 : (- 1) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P39 : 0 <= - R_ + T) by (pose proof H11; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P39) as T40.
  assert (P41 : 0 <= - X * r2 + 23 * m * w) by (pose proof H15; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P41) as T42.
  assert (Q43 : (23 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P44 : 0 <= E + d_max * w - m * w) by (pose proof H16; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P44) as T45.
  assert (Q46 : (- w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ P29 P31) as T47.
  pose proof (mul_le _ _ P29 P33) as T48.
  pose proof (mul_le _ _ P29 P41) as T49.
  pose proof (mul_le _ _ P29 P44) as T50.
  pose proof (mul_le _ _ P31 (Rlt_le _ _ P18)) as T51.
  pose proof (mul_le _ _ (Rlt_le _ _ P20) P26) as T52.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P33) as T53.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P41) as T54.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P44) as T55.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P12)) (Rlt_le _ _ P20)) as T56.
  pose proof (mul_le _ _ (mul_le _ _ P9 P29) (Rlt_le _ _ P20)) as T57.
  assert (P58 : 0 <= d_max) by (pose proof H7; lra).
  assert (P59 : 0 <= w) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 P58) P59) as T60.
  pose proof (mul_le _ _ (mul_le _ _ P9 P31) (Rlt_le _ _ P20)) as T61.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) P33) as T62.
  assert (Q63 : (E * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P35) (Rlt_le _ _ P20)) as T64.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P58) P59) as T65.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P16) (Rlt_le _ _ P20)) as T66.
  assert (Q67 : (- r2) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P39) (Rlt_le _ _ P20)) as T68.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P12 P20)) P41) as T69.
  assert (Q70 : (- K * X) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q71 : (23 * r2 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P12 P20)) P44) as T72.
  assert (Q73 : (- r2 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 P31) (Rlt_le _ _ P20)) as T74.
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P33) as T75.
  assert (Q76 : (X * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P41) as T77.
  assert (Q78 : (- X ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P44) as T79.
  pose proof (mul_le _ _ (mul_le _ _ P31 (Rlt_le _ _ P20)) (Rlt_le _ _ P18)) as T80.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P33) as T81.
  assert (Q82 : (r6 ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P41) as T83.
  assert (Q84 : (- X * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P44) as T85.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P9 P58) P59) (Rlt_le _ _ P20)) as T86.
  clear - Neg T11 T13 T15 T17 T19 T21 T22 T23 T24 T25 T27 T28 T30 T32 T34 T36 T37 Q38 T40 T42 Q43 T45 Q46 T47 T48 T49 T50 T51 T52 T53 T54 T55 T56 T57 T60 T61 T62 Q63 T64 T65 T66 Q67 T68 T69 Q70 Q71 T72 Q73 T74 T75 Q76 T77 Q78 T79 T80 T81 Q82 T83 Q84 T85 T86.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_full_information_as_printed : forall (B : R) (E : R) (R_ : R) (X : R) (d_max : R) (m : R) (w : R), 0 <= B -> 0 <= E -> 0 <= R_ -> 0 <= X -> 0 <= d_max -> 0 < m -> 0 <= w -> R_ <= B + X -> B <= 11 * E -> X <= 7 * w * m -> w * m <= E + d_max * w -> R_ <= 18 * E + 7 * d_max * w.
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

Lemma tab_results_NCP_general_known_total_delay_few : forall (N : R) (r : R), 0 <= N -> 0 <= r -> r > 0 -> N * r <= r ^ 2 -> N <= r.
Proof.
  intros N r H0 H1 H2 H3.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma tab_results_NCP_general_known_total_delay_root : forall (C : R) (D : R) (K : R), 0 < C -> 0 <= D -> 0 < K -> sqrt D * sqrt (1 + K / C) = sqrt (D + D * K / C).
Proof.
  intros C D K H0 H1 H2.
  rewrite <- sqrt_mult by pos; f_equal; field; lra.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> 1 + K / C <= K * T + K * (D + T) / C.
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : 1 + K / C <= K * T + K * (D + T) / C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (C * K * T - C + D * K + K * T - K) (C)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * K * T + C - D * K - K * T + K) by lra.
  assert (P5 : 0 <= D) by (pose proof H1; lra).
  assert (P6 : 0 < K) by (pose proof H2; lra).
  pose proof (mul_le _ _ P5 (Rlt_le _ _ P6)) as T7.
  assert (P8 : 0 <= K - 1) by (pose proof (Rge_le _ _ H5); lra).
  assert (P9 : 0 < C) by (pose proof H0; lra).
  assert (P10 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P8 (Rlt_le _ _ P9)) (Rlt_le _ _ P10)) as T11.
  assert (P12 : 0 <= T - 1) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ P12 (Rlt_le _ _ P6)) as T13.
  pose proof (mul_le _ _ P12 (Rlt_le _ _ P9)) as T14.
  assert (P15 : 0 < - C * K * T + C - D * K - K * T + K) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  clear - Neg T7 T11 T13 T14 T16.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_2 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt (1 + K / C) <= sqrt (K * T + K * (D + T) / C).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_3 : forall (C : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt (1 + K / C) <= 1 + sqrt K / sqrt C.
Proof.
  intros C K T lambda H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt (1 + K / C) <= 1 + sqrt K / sqrt C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (1 + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E12 : C = (sqrt C) ^ 2) by root_powers.
  set (r10 := sqrt C) in *.
  clearbody r10.
  subst C.
  assert (S13 : 0 < K).
  {
  pos.
  }
  assert (F15 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E16 : K = (sqrt K) ^ 2) by root_powers.
  set (r14 := sqrt K) in *.
  clearbody r14.
  subst K.
  apply (le_by_fraction _ _ (- r10 * r6 + r10 + r14) (r10)); [(field; nonzero) || field || lra | pos |].
  assert (N59 : r10 ^ 2 * r6 ^ 2 - r10 ^ 2 - r14 ^ 2 = 0) by (apply (numerator_eq _ _ (r10 ^ 2 * r6 ^ 2 - r10 ^ 2 - r14 ^ 2) (r10 ^ 2) E8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 * r6 - r10 - r14) by lra.
  assert (P60 : 0 < r10) by (pose proof F11; lra).
  assert (P61 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ P60 P61) as T62.
  assert (P63 : 0 < r6) by (pose proof F7; lra).
  assert (P64 : 0 < r10 * r6 - r10 - r14) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P60 P63) P64) as T65.
  pose proof (mul_lt _ _ P60 P64) as T66.
  pose proof (mul_lt _ _ P61 P64) as T67.
  assert (Q68 : (- 1) * (r10 ^ 2 * r6 ^ 2 - r10 ^ 2 - r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T62 T65 T66 T67 Q68.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_4 : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt D <= 5 * sqrt D * sqrt lambda / 4.
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt D <= 5 * sqrt D * sqrt lambda / 4).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 <= D).
  {
  pos.
  }
  assert (F7 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E8 : D = (sqrt D) ^ 2) by root_powers.
  set (r6 := sqrt D) in *.
  clearbody r6.
  subst D.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  rewrite E12 in *.
  apply (le_by_fraction _ _ (5 * r10 * r6 / 4 - r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V13 : 0 <= (r6) * (5 * r10 / 4 - 1)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 5 * r10 / 4) by lra.
  assert (P14 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof P14 as T15.
  assert (P16 : 0 < 1 - 5 * r10 / 4) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ P18 P16) as T19.
  assert (P20 : 0 < r10 ^ 2) by (pose proof H3; lra).
  pose proof P20 as T21.
  assert (P22 : 0 <= - l3 + r10 ^ 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof P22 as T23.
  clear - Neg T15 T17 T19 T21 T23.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_5 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> D * K / C <= K * T + K * (D + T) / C.
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  assert (G0 : D * K / C <= K * T + K * (D + T) / C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (1 + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < K * T + K * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (K * T + K * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : K * T + K * (D + T) / C = (sqrt (K * T + K * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (K * T + K * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < C).
  {
  pos.
  }
  assert (F15 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E16 : C = (sqrt C) ^ 2) by root_powers.
  set (r14 := sqrt C) in *.
  clearbody r14.
  subst C.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  assert (S25 : 0 <= D).
  {
  pos.
  }
  assert (F27 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E28 : D = (sqrt D) ^ 2) by root_powers.
  set (r26 := sqrt D) in *.
  clearbody r26.
  subst D.
  assert (S29 : 0 < lambda).
  {
  pos.
  }
  assert (F31 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E32 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r30 := sqrt lambda) in *.
  clearbody r30.
  rewrite E32 in *.
  apply (le_by_fraction _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) (r14 ^ 2)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_6 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt D * sqrt K / sqrt C <= sqrt (K * T + K * (D + T) / C).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_5 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K4.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay__lemma_7 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt D * sqrt (1 + K / C) <= sqrt D + sqrt D * sqrt K / sqrt C.
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_5 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K4.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_6 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K5.
  assert (G0 : sqrt D * sqrt (1 + K / C) <= sqrt D + sqrt D * sqrt K / sqrt C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (1 + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < K * T + K * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (K * T + K * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : K * T + K * (D + T) / C = (sqrt (K * T + K * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (K * T + K * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < C).
  {
  pos.
  }
  assert (F15 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E16 : C = (sqrt C) ^ 2) by root_powers.
  set (r14 := sqrt C) in *.
  clearbody r14.
  subst C.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  assert (S25 : 0 <= D).
  {
  pos.
  }
  assert (F27 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E28 : D = (sqrt D) ^ 2) by root_powers.
  set (r26 := sqrt D) in *.
  clearbody r26.
  subst D.
  assert (S29 : 0 < lambda).
  {
  pos.
  }
  assert (F31 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E32 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r30 := sqrt lambda) in *.
  clearbody r30.
  rewrite E32 in *.
  apply (le_by_fraction _ _ (- r14 * r26 * r6 + r14 * r26 + r18 * r26) (r14)); [(field; nonzero) || field || lra | pos |].
  enough (V39 : 0 <= (r26) * (- r14 * r6 + r14 + r18)) by lra.
  apply mul_le; [pos |].
  assert (N40 : 0 <= T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 - r14 ^ 2 + r18 ^ 2 * r26 ^ 2 - r18 ^ 2) by (apply (numerator_le _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 - r14 ^ 2 + r18 ^ 2 * r26 ^ 2 - r18 ^ 2) (r14 ^ 2) K0); [(field; nonzero) || field || lra | pos]).
  assert (N41 : r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2 = 0) by (apply (numerator_eq _ _ (r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2) (r14 ^ 2) E8); [(field; nonzero) || field || lra | pos]).
  assert (N42 : - T * r14 ^ 2 * r18 ^ 2 - T * r18 ^ 2 + r10 ^ 2 * r14 ^ 2 - r18 ^ 2 * r26 ^ 2 = 0) by (apply (numerator_eq _ _ (- T * r14 ^ 2 * r18 ^ 2 - T * r18 ^ 2 + r10 ^ 2 * r14 ^ 2 - r18 ^ 2 * r26 ^ 2) (r14 ^ 2) E12); [(field; nonzero) || field || lra | pos]).
  assert (N43 : 0 <= - r14 * r6 + r14 + r18) by (apply (numerator_le _ _ (- r14 * r6 + r14 + r18) (r14) K2); [(field; nonzero) || field || lra | pos]).
  assert (N44 : 0 <= T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) by (apply (numerator_le _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) (r14 ^ 2) K4); [(field; nonzero) || field || lra | pos]).
  assert (N45 : 0 <= r10 * r14 - r18 * r26) by (apply (numerator_le _ _ (r10 * r14 - r18 * r26) (r14) K5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r14 * r6 - r14 - r18) by lra.
  assert (P46 : 0 < r14 ^ 2) by (pose proof H0; lra).
  assert (P47 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_lt _ _ P46 P47) as T48.
  assert (P49 : 0 < r14) by (pose proof F15; lra).
  assert (P50 : 0 < r14 * r6 - r14 - r18) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P49 P49) P50) as T51.
  pose proof (mul_lt _ _ (mul_lt _ _ P49 P47) P50) as T52.
  assert (Q53 : (- r14) * (r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P54 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P49 P49) P54) P50) as T55.
  clear - Neg T48 T51 T52 Q53 T55.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt (1 + K / C) * (sqrt D + 1) <= 3 * sqrt D * sqrt lambda + 3 * sqrt (K * T + K * (D + T) / C).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_2 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_3 C K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_4 D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_5 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K4.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_6 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K5.
  pose proof (tab_results_NCP_general_known_total_delay__lemma_7 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K6.
  assert (G0 : sqrt (1 + K / C) * (sqrt D + 1) <= 3 * sqrt D * sqrt lambda + 3 * sqrt (K * T + K * (D + T) / C)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (1 + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < K * T + K * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (K * T + K * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : K * T + K * (D + T) / C = (sqrt (K * T + K * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (K * T + K * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < C).
  {
  pos.
  }
  assert (F15 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E16 : C = (sqrt C) ^ 2) by root_powers.
  set (r14 := sqrt C) in *.
  clearbody r14.
  subst C.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  assert (S25 : 0 <= D).
  {
  pos.
  }
  assert (F27 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E28 : D = (sqrt D) ^ 2) by root_powers.
  set (r26 := sqrt D) in *.
  clearbody r26.
  subst D.
  assert (S29 : 0 < lambda).
  {
  pos.
  }
  assert (F31 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E32 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r30 := sqrt lambda) in *.
  clearbody r30.
  rewrite E32 in *.
  apply (le_by_fraction _ _ (3 * r10 + 3 * r26 * r30 - r26 * r6 - r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N33 : 0 <= T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 - r14 ^ 2 + r18 ^ 2 * r26 ^ 2 - r18 ^ 2) by (apply (numerator_le _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 - r14 ^ 2 + r18 ^ 2 * r26 ^ 2 - r18 ^ 2) (r14 ^ 2) K0); [(field; nonzero) || field || lra | pos]).
  assert (N34 : r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2 = 0) by (apply (numerator_eq _ _ (r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2) (r14 ^ 2) E8); [(field; nonzero) || field || lra | pos]).
  assert (N35 : - T * r14 ^ 2 * r18 ^ 2 - T * r18 ^ 2 + r10 ^ 2 * r14 ^ 2 - r18 ^ 2 * r26 ^ 2 = 0) by (apply (numerator_eq _ _ (- T * r14 ^ 2 * r18 ^ 2 - T * r18 ^ 2 + r10 ^ 2 * r14 ^ 2 - r18 ^ 2 * r26 ^ 2) (r14 ^ 2) E12); [(field; nonzero) || field || lra | pos]).
  assert (N36 : 0 <= - r14 * r6 + r14 + r18) by (apply (numerator_le _ _ (- r14 * r6 + r14 + r18) (r14) K2); [(field; nonzero) || field || lra | pos]).
  assert (N37 : 0 <= T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) by (apply (numerator_le _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) (r14 ^ 2) K4); [(field; nonzero) || field || lra | pos]).
  assert (N38 : 0 <= r10 * r14 - r18 * r26) by (apply (numerator_le _ _ (r10 * r14 - r18 * r26) (r14) K5); [(field; nonzero) || field || lra | pos]).
  assert (N39 : 0 <= - r14 * r26 * r6 + r14 * r26 + r18 * r26) by (apply (numerator_le _ _ (- r14 * r26 * r6 + r14 * r26 + r18 * r26) (r14) K6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r10 - 3 * r26 * r30 + r26 * r6 + r6) by lra.
  assert (P40 : 0 <= r18 ^ 2 - 1) by (pose proof (Rge_le _ _ H5); lra).
  assert (P41 : 0 <= r26) by (pose proof F27; lra).
  assert (P42 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ P40 P41) (Rlt_le _ _ P42)) as T43.
  assert (Q44 : (r26 * r6) * (r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P45 : 0 < r10) by (pose proof F11; lra).
  pose proof P45 as T46.
  assert (P47 : 0 <= r10 - r6) by (pose proof K1; lra).
  pose proof P47 as T48.
  assert (P49 : 0 < r30) by (pose proof F31; lra).
  pose proof (mul_le _ _ P41 (Rlt_le _ _ P49)) as T50.
  assert (P51 : 0 < - 3 * r10 - 3 * r26 * r30 + r26 * r6 + r6) by (pose proof Neg0; lra).
  pose proof P51 as T52.
  assert (P53 : 0 < r14 ^ 2) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P53 P45) as T54.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P53) P41) (Rlt_le _ _ P49)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T55.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P53) P41) (Rlt_le _ _ P49)) as T56.
  assert (P57 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ (mul_le _ _ P47 (Rlt_le _ _ P57)) (Rlt_le _ _ P57)) as T58.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P47 (Rlt_le _ _ P57)) (Rlt_le _ _ P57)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T59.
  assert (P60 : 0 <= - r14 * r6 + r14 + r18) by (pose proof N36; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P60 (Rlt_le _ _ P57)) P41) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T61.
  assert (P62 : 0 <= 5 * r26 * r30 / 4 - r26) by (pose proof K3; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P62 (Rlt_le _ _ P57)) (Rlt_le _ _ P57)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T63.
  assert (P64 : 0 <= r10 * r14 - r18 * r26) by (pose proof N38; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P64 (Rlt_le _ _ P57)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T65.
  pose proof (mul_lt _ _ (mul_lt _ _ P57 P57) P51) as T66.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P57 P57) P42) P42) P51) as T67.
  clear - Neg T43 Q44 T46 T48 T50 T52 T54 T55 T56 T58 T59 T61 T63 T65 T66 T67.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay_full_information : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt D + 1 <= 2 * sqrt lambda * sqrt (D + T).
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt D + 1 <= 2 * sqrt lambda * sqrt (D + T)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 <= D).
  {
  pos.
  }
  assert (F7 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E8 : D = (sqrt D) ^ 2) by root_powers.
  set (r6 := sqrt D) in *.
  clearbody r6.
  subst D.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  subst lambda.
  assert (S13 : 0 < T + r6 ^ 2).
  {
  pos.
  }
  assert (F15 : 0 < sqrt ((r6 ^ 2) + T)) by (apply sqrt_lt_R0; lra).
  assert (E16 : (r6 ^ 2) + T = (sqrt ((r6 ^ 2) + T)) ^ 2) by root_powers.
  set (r14 := sqrt ((r6 ^ 2) + T)) in *.
  clearbody r14.
  apply (le_by_fraction _ _ (2 * r10 * r14 - r6 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r10 * r14 + r6 + 1) by lra.
  assert (P27 : 0 < - 2 * r10 * r14 + r6 + 1) by (pose proof Neg0; lra).
  pose proof P27 as T28.
  assert (P29 : 0 < r10 ^ 2) by (pose proof H3; lra).
  pose proof (mul_lt _ _ P29 P27) as T30.
  assert (P31 : 0 <= r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ P31 (Rlt_le _ _ P27)) as T32.
  assert (P33 : 0 < r10) by (pose proof F11; lra).
  assert (P34 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P33 P34) P27) as T35.
  assert (Q36 : (- 2 * r10 ^ 2) * (- T + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P37 : 0 <= T - 1) by (pose proof (Rge_le _ _ H7); lra).
  pose proof P37 as T38.
  assert (P39 : 0 <= r6 ^ 2) by (pose proof H0; lra).
  assert (P40 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ P39 P40) as T41.
  assert (P42 : 0 <= - l3 + r10 ^ 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ P39 P42) as T43.
  pose proof (mul_le _ _ (Rlt_le _ _ P29) P37) as T44.
  pose proof (mul_lt _ _ (mul_lt _ _ P29 P33) P34) as T45.
  pose proof (mul_le _ _ (mul_le _ _ P40 (Rlt_le _ _ P34)) (Rlt_le _ _ P34)) as T46.
  assert (Q47 : (l3 - 693147 / 1000000) * (- T + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P42 (Rlt_le _ _ P34)) (Rlt_le _ _ P34)) as T48.
  assert (Q49 : (- l3 + r10 ^ 2) * (- T + r14 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (square (1 - r6)) as T50.
  pose proof (square (1 - 2 * r6)) as T51.
  pose proof (mul_le _ _ (Rlt_le _ _ P29) (square (1 - 2 * r6))) as T52.
  clear - Neg T28 T30 T32 T35 Q36 T38 T41 T43 T44 T45 T46 Q47 T48 Q49 T50 T51 T52.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game__lemma_1 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> 1 + K / C <= K * T + K * (D + T) / C.
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (G0 : 1 + K / C <= K * T + K * (D + T) / C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (C * K * T - C + D * K + K * T - K) (C)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C * K * T + C - D * K - K * T + K) by lra.
  assert (P5 : 0 <= D) by (pose proof H1; lra).
  assert (P6 : 0 < K) by (pose proof H2; lra).
  pose proof (mul_le _ _ P5 (Rlt_le _ _ P6)) as T7.
  assert (P8 : 0 <= K - 1) by (pose proof (Rge_le _ _ H5); lra).
  assert (P9 : 0 < C) by (pose proof H0; lra).
  assert (P10 : 0 < T) by (pose proof H3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P8 (Rlt_le _ _ P9)) (Rlt_le _ _ P10)) as T11.
  assert (P12 : 0 <= T - 1) by (pose proof (Rge_le _ _ H8); lra).
  pose proof (mul_le _ _ P12 (Rlt_le _ _ P6)) as T13.
  pose proof (mul_le _ _ P12 (Rlt_le _ _ P9)) as T14.
  assert (P15 : 0 < - C * K * T + C - D * K - K * T + K) by (pose proof Neg0; lra).
  pose proof P15 as T16.
  clear - Neg T7 T11 T13 T14 T16.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game__lemma_2 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt (1 + K / C) <= sqrt (K * T + K * (D + T) / C).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game__lemma_3 : forall (C : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt (1 + K / C) <= 1 + sqrt K / sqrt C.
Proof.
  intros C K T lambda H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt (1 + K / C) <= 1 + sqrt K / sqrt C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (1 + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E12 : C = (sqrt C) ^ 2) by root_powers.
  set (r10 := sqrt C) in *.
  clearbody r10.
  subst C.
  assert (S13 : 0 < K).
  {
  pos.
  }
  assert (F15 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E16 : K = (sqrt K) ^ 2) by root_powers.
  set (r14 := sqrt K) in *.
  clearbody r14.
  subst K.
  apply (le_by_fraction _ _ (- r10 * r6 + r10 + r14) (r10)); [(field; nonzero) || field || lra | pos |].
  assert (N59 : r10 ^ 2 * r6 ^ 2 - r10 ^ 2 - r14 ^ 2 = 0) by (apply (numerator_eq _ _ (r10 ^ 2 * r6 ^ 2 - r10 ^ 2 - r14 ^ 2) (r10 ^ 2) E8); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 * r6 - r10 - r14) by lra.
  assert (P60 : 0 < r10) by (pose proof F11; lra).
  assert (P61 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_lt _ _ P60 P61) as T62.
  assert (P63 : 0 < r6) by (pose proof F7; lra).
  assert (P64 : 0 < r10 * r6 - r10 - r14) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P60 P63) P64) as T65.
  pose proof (mul_lt _ _ P60 P64) as T66.
  pose proof (mul_lt _ _ P61 P64) as T67.
  assert (Q68 : (- 1) * (r10 ^ 2 * r6 ^ 2 - r10 ^ 2 - r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T62 T65 T66 T67 Q68.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game__lemma_4 : forall (D : R) (K : R) (T : R) (lambda : R), 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt D <= 5 * sqrt D * sqrt lambda / 4.
Proof.
  intros D K T lambda H0 H1 H2 H3 H4 H5 H6 H7.
  assert (G0 : sqrt D <= 5 * sqrt D * sqrt lambda / 4).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 <= D).
  {
  pos.
  }
  assert (F7 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E8 : D = (sqrt D) ^ 2) by root_powers.
  set (r6 := sqrt D) in *.
  clearbody r6.
  subst D.
  assert (S9 : 0 < lambda).
  {
  pos.
  }
  assert (F11 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E12 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r10 := sqrt lambda) in *.
  clearbody r10.
  rewrite E12 in *.
  apply (le_by_fraction _ _ (5 * r10 * r6 / 4 - r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V13 : 0 <= (r6) * (5 * r10 / 4 - 1)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 5 * r10 / 4) by lra.
  assert (P14 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof P14 as T15.
  assert (P16 : 0 < 1 - 5 * r10 / 4) by (pose proof Neg0; lra).
  pose proof P16 as T17.
  assert (P18 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_lt _ _ P18 P16) as T19.
  assert (P20 : 0 < r10 ^ 2) by (pose proof H3; lra).
  pose proof P20 as T21.
  assert (P22 : 0 <= - l3 + r10 ^ 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof P22 as T23.
  clear - Neg T15 T17 T19 T21 T23.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game__lemma_5 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> D * K / C <= K * T + K * (D + T) / C.
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_2 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_3 C K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_4 D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  assert (G0 : D * K / C <= K * T + K * (D + T) / C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (1 + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < K * T + K * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (K * T + K * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : K * T + K * (D + T) / C = (sqrt (K * T + K * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (K * T + K * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < C).
  {
  pos.
  }
  assert (F15 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E16 : C = (sqrt C) ^ 2) by root_powers.
  set (r14 := sqrt C) in *.
  clearbody r14.
  subst C.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  assert (S25 : 0 <= D).
  {
  pos.
  }
  assert (F27 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E28 : D = (sqrt D) ^ 2) by root_powers.
  set (r26 := sqrt D) in *.
  clearbody r26.
  subst D.
  assert (S29 : 0 < lambda).
  {
  pos.
  }
  assert (F31 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E32 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r30 := sqrt lambda) in *.
  clearbody r30.
  rewrite E32 in *.
  apply (le_by_fraction _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) (r14 ^ 2)); [(field; nonzero) || field || lra | pos |].
  pos.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game__lemma_6 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt D * sqrt K / sqrt C <= sqrt (K * T + K * (D + T) / C).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_2 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_3 C K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_4 D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_5 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K4.
  repeat split; by_parts.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game__lemma_7 : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt D * sqrt (1 + K / C) <= sqrt D + sqrt D * sqrt K / sqrt C.
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_2 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_3 C K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_4 D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_5 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K4.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_6 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K5.
  assert (G0 : sqrt D * sqrt (1 + K / C) <= sqrt D + sqrt D * sqrt K / sqrt C).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (1 + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < K * T + K * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (K * T + K * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : K * T + K * (D + T) / C = (sqrt (K * T + K * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (K * T + K * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < C).
  {
  pos.
  }
  assert (F15 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E16 : C = (sqrt C) ^ 2) by root_powers.
  set (r14 := sqrt C) in *.
  clearbody r14.
  subst C.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  assert (S25 : 0 <= D).
  {
  pos.
  }
  assert (F27 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E28 : D = (sqrt D) ^ 2) by root_powers.
  set (r26 := sqrt D) in *.
  clearbody r26.
  subst D.
  assert (S29 : 0 < lambda).
  {
  pos.
  }
  assert (F31 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E32 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r30 := sqrt lambda) in *.
  clearbody r30.
  rewrite E32 in *.
  apply (le_by_fraction _ _ (- r14 * r26 * r6 + r14 * r26 + r18 * r26) (r14)); [(field; nonzero) || field || lra | pos |].
  enough (V39 : 0 <= (r26) * (- r14 * r6 + r14 + r18)) by lra.
  apply mul_le; [pos |].
  assert (N40 : 0 <= T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 - r14 ^ 2 + r18 ^ 2 * r26 ^ 2 - r18 ^ 2) by (apply (numerator_le _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 - r14 ^ 2 + r18 ^ 2 * r26 ^ 2 - r18 ^ 2) (r14 ^ 2) K0); [(field; nonzero) || field || lra | pos]).
  assert (N41 : r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2 = 0) by (apply (numerator_eq _ _ (r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2) (r14 ^ 2) E8); [(field; nonzero) || field || lra | pos]).
  assert (N42 : - T * r14 ^ 2 * r18 ^ 2 - T * r18 ^ 2 + r10 ^ 2 * r14 ^ 2 - r18 ^ 2 * r26 ^ 2 = 0) by (apply (numerator_eq _ _ (- T * r14 ^ 2 * r18 ^ 2 - T * r18 ^ 2 + r10 ^ 2 * r14 ^ 2 - r18 ^ 2 * r26 ^ 2) (r14 ^ 2) E12); [(field; nonzero) || field || lra | pos]).
  assert (N43 : 0 <= - r14 * r6 + r14 + r18) by (apply (numerator_le _ _ (- r14 * r6 + r14 + r18) (r14) K2); [(field; nonzero) || field || lra | pos]).
  assert (N44 : 0 <= T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) by (apply (numerator_le _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) (r14 ^ 2) K4); [(field; nonzero) || field || lra | pos]).
  assert (N45 : 0 <= r10 * r14 - r18 * r26) by (apply (numerator_le _ _ (r10 * r14 - r18 * r26) (r14) K5); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r14 * r6 - r14 - r18) by lra.
  assert (P46 : 0 < r14 ^ 2) by (pose proof H0; lra).
  assert (P47 : 0 < r18) by (pose proof F19; lra).
  pose proof (mul_lt _ _ P46 P47) as T48.
  assert (P49 : 0 < r14) by (pose proof F15; lra).
  assert (P50 : 0 < r14 * r6 - r14 - r18) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P49 P49) P50) as T51.
  pose proof (mul_lt _ _ (mul_lt _ _ P49 P47) P50) as T52.
  assert (Q53 : (- r14) * (r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P54 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P49 P49) P54) P50) as T55.
  clear - Neg T48 T51 T52 Q53 T55.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_known_total_delay_second_game : forall (C : R) (D : R) (K : R) (T : R) (lambda : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < lambda -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> T >= 1 -> sqrt (1 + K / C) * (sqrt D + 1) <= 3 * sqrt D * sqrt lambda + 3 * sqrt (K * T + K * (D + T) / C).
Proof.
  intros C D K T lambda H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_1 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_2 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_3 C K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_4 D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_5 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K4.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_6 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K5.
  pose proof (tab_results_NCP_general_known_total_delay_second_game__lemma_7 C D K T lambda (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K6.
  assert (G0 : sqrt (1 + K / C) * (sqrt D + 1) <= 3 * sqrt D * sqrt lambda + 3 * sqrt (K * T + K * (D + T) / C)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r6 := sqrt (1 + K / C)) in *.
  clearbody r6.
  assert (S9 : 0 < K * T + K * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (K * T + K * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : K * T + K * (D + T) / C = (sqrt (K * T + K * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (K * T + K * (D + T) / C)) in *.
  clearbody r10.
  assert (S13 : 0 < C).
  {
  pos.
  }
  assert (F15 : 0 < sqrt C) by (apply sqrt_lt_R0; lra).
  assert (E16 : C = (sqrt C) ^ 2) by root_powers.
  set (r14 := sqrt C) in *.
  clearbody r14.
  subst C.
  assert (S17 : 0 < K).
  {
  pos.
  }
  assert (F19 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E20 : K = (sqrt K) ^ 2) by root_powers.
  set (r18 := sqrt K) in *.
  clearbody r18.
  subst K.
  assert (S25 : 0 <= D).
  {
  pos.
  }
  assert (F27 : 0 <= sqrt D) by (apply sqrt_pos).
  assert (E28 : D = (sqrt D) ^ 2) by root_powers.
  set (r26 := sqrt D) in *.
  clearbody r26.
  subst D.
  assert (S29 : 0 < lambda).
  {
  pos.
  }
  assert (F31 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E32 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r30 := sqrt lambda) in *.
  clearbody r30.
  rewrite E32 in *.
  apply (le_by_fraction _ _ (3 * r10 + 3 * r26 * r30 - r26 * r6 - r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N33 : 0 <= T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 - r14 ^ 2 + r18 ^ 2 * r26 ^ 2 - r18 ^ 2) by (apply (numerator_le _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2 - r14 ^ 2 + r18 ^ 2 * r26 ^ 2 - r18 ^ 2) (r14 ^ 2) K0); [(field; nonzero) || field || lra | pos]).
  assert (N34 : r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2 = 0) by (apply (numerator_eq _ _ (r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2) (r14 ^ 2) E8); [(field; nonzero) || field || lra | pos]).
  assert (N35 : - T * r14 ^ 2 * r18 ^ 2 - T * r18 ^ 2 + r10 ^ 2 * r14 ^ 2 - r18 ^ 2 * r26 ^ 2 = 0) by (apply (numerator_eq _ _ (- T * r14 ^ 2 * r18 ^ 2 - T * r18 ^ 2 + r10 ^ 2 * r14 ^ 2 - r18 ^ 2 * r26 ^ 2) (r14 ^ 2) E12); [(field; nonzero) || field || lra | pos]).
  assert (N36 : 0 <= - r14 * r6 + r14 + r18) by (apply (numerator_le _ _ (- r14 * r6 + r14 + r18) (r14) K2); [(field; nonzero) || field || lra | pos]).
  assert (N37 : 0 <= T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) by (apply (numerator_le _ _ (T * r14 ^ 2 * r18 ^ 2 + T * r18 ^ 2) (r14 ^ 2) K4); [(field; nonzero) || field || lra | pos]).
  assert (N38 : 0 <= r10 * r14 - r18 * r26) by (apply (numerator_le _ _ (r10 * r14 - r18 * r26) (r14) K5); [(field; nonzero) || field || lra | pos]).
  assert (N39 : 0 <= - r14 * r26 * r6 + r14 * r26 + r18 * r26) by (apply (numerator_le _ _ (- r14 * r26 * r6 + r14 * r26 + r18 * r26) (r14) K6); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * r10 - 3 * r26 * r30 + r26 * r6 + r6) by lra.
  assert (P40 : 0 <= r18 ^ 2 - 1) by (pose proof (Rge_le _ _ H5); lra).
  assert (P41 : 0 <= r26) by (pose proof F27; lra).
  assert (P42 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (mul_le _ _ P40 P41) (Rlt_le _ _ P42)) as T43.
  assert (Q44 : (r26 * r6) * (r14 ^ 2 * r6 ^ 2 - r14 ^ 2 - r18 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P45 : 0 < r10) by (pose proof F11; lra).
  pose proof P45 as T46.
  assert (P47 : 0 <= r10 - r6) by (pose proof K1; lra).
  pose proof P47 as T48.
  assert (P49 : 0 < r30) by (pose proof F31; lra).
  pose proof (mul_le _ _ P41 (Rlt_le _ _ P49)) as T50.
  assert (P51 : 0 < - 3 * r10 - 3 * r26 * r30 + r26 * r6 + r6) by (pose proof Neg0; lra).
  pose proof P51 as T52.
  assert (P53 : 0 < r14 ^ 2) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P53 P45) as T54.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P53) P41) (Rlt_le _ _ P49)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T55.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P53) P41) (Rlt_le _ _ P49)) as T56.
  assert (P57 : 0 < r14) by (pose proof F15; lra).
  pose proof (mul_le _ _ (mul_le _ _ P47 (Rlt_le _ _ P57)) (Rlt_le _ _ P57)) as T58.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P47 (Rlt_le _ _ P57)) (Rlt_le _ _ P57)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T59.
  assert (P60 : 0 <= - r14 * r6 + r14 + r18) by (pose proof N36; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P60 (Rlt_le _ _ P57)) P41) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T61.
  assert (P62 : 0 <= 5 * r26 * r30 / 4 - r26) by (pose proof K3; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P62 (Rlt_le _ _ P57)) (Rlt_le _ _ P57)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T63.
  assert (P64 : 0 <= r10 * r14 - r18 * r26) by (pose proof N38; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P64 (Rlt_le _ _ P57)) (Rlt_le _ _ P42)) (Rlt_le _ _ P42)) as T65.
  pose proof (mul_lt _ _ (mul_lt _ _ P57 P57) P51) as T66.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P57 P57) P42) P42) P51) as T67.
  clear - Neg T43 Q44 T46 T48 T50 T52 T54 T55 T56 T58 T59 T61 T63 T65 T66 T67.
  lra.
  }
  exact G0.
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
  assert (A : sqrt K * sqrt (T + (exp 1) * nu_T * tau * (D + T) / C) <= 15 / 4 * sqrt (K * T + K * ell * tau * (D + T) / C)).
  {
  rewrite <- sqrt_mult_alt by lra; apply sqrt_le_of; [pose proof (sqrt_pos (K * T + K * ell * tau * (D + T) / C)); lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; lra.
  }
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
  assert (A : sqrt (1 + exp 1 * nu_T * tau / C) <= 15 / 4 * sqrt (1 + ell * tau / C)).
  {
  apply sqrt_le_of; [pose proof (sqrt_pos (1 + ell * tau / C)); lra |]; rewrite Rpow_mult_distr, pow2_sqrt by lra; unfold Rdiv in *; lra.
  }
  assert (B : sqrt T <= 5 / 4 * (sqrt lambda * sqrt (D + T))).
  {
  apply sqrt_le_of; [assert (0 <= sqrt lambda * sqrt (D + T)) by pos; lra |]; rewrite !Rpow_mult_distr, !pow2_sqrt by lra; nra.
  }
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
  pose proof (tab_results_general_preemptive_bandit__lemma_1 K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit__lemma_3 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> K * (a * lambda + K * a ^ 2 / C) <= 196 * K * (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_general_preemptive_bandit__lemma_1 K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_general_preemptive_bandit__lemma_2 C K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  assert (G0 : K * (a * lambda + K * a ^ 2 / C) <= 196 * K * (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (- C * K * a * lambda + 196 * C * K * ell * lambda * tau - K ^ 2 * a ^ 2 + 196 * K ^ 2 * ell ^ 2 * tau ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  enough (V6 : 0 <= (K) * (- C * a * lambda + 196 * C * ell * lambda * tau - K * a ^ 2 + 196 * K * ell ^ 2 * tau ^ 2)) by lra.
  apply mul_le; [pos |].
  assert (N7 : 0 <= - K * a ^ 2 + 196 * K * ell ^ 2 * tau ^ 2) by (apply (numerator_le _ _ (- K * a ^ 2 + 196 * K * ell ^ 2 * tau ^ 2) (C) K1); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * a * lambda - 196 * C * ell * lambda * tau + K * a ^ 2 - 196 * K * ell ^ 2 * tau ^ 2) by lra.
  assert (P8 : 0 < C) by (pose proof H0; lra).
  assert (P9 : 0 < ell) by (pose proof H3; lra).
  assert (P10 : 0 < lambda) by (pose proof H4; lra).
  assert (P11 : 0 < tau) by (pose proof H5; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P8 P9) P10) P11) as T12.
  assert (P13 : 0 <= - a + 14 * ell * tau) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P13 (Rlt_le _ _ P8)) (Rlt_le _ _ P10)) as T14.
  assert (P15 : 0 <= - K * a ^ 2 + 196 * K * ell ^ 2 * tau ^ 2) by (pose proof N7; lra).
  pose proof P15 as T16.
  assert (P17 : 0 < C * a * lambda - 196 * C * ell * lambda * tau + K * a ^ 2 - 196 * K * ell ^ 2 * tau ^ 2) by (pose proof Neg0; lra).
  pose proof P17 as T18.
  clear - Neg T12 T14 T16 T18.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_preemptive_bandit__lemma_4 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> sqrt 5 * sqrt (a * lambda + K * a ^ 2 / C) <= 32 * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  pose proof (tab_results_general_preemptive_bandit__lemma_1 K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_general_preemptive_bandit__lemma_2 C K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_general_preemptive_bandit__lemma_3 C K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> m * sqrt 5 * sqrt (a * lambda + K * a ^ 2 / C) <= 32 * m * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_general_preemptive_bandit__lemma_1 K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_general_preemptive_bandit__lemma_2 C K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_general_preemptive_bandit__lemma_3 C K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_general_preemptive_bandit__lemma_4 C K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
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
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay__lemma_3 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> K * ell ^ 2 * tau ^ 2 / C <= K * ell * tau * (D + T) / C.
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_2 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay__lemma_4 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C <= K * T + K * ell * tau * (D + T) / C.
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_2 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_3 C D K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay__lemma_5 : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) <= sqrt (K * T + K * ell * tau * (D + T) / C).
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_2 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_3 C D K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_4 C D K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_bandit_one_more_delay : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> m * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) <= d_max * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) + sqrt (K * T + K * ell * tau * (D + T) / C).
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_1 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_2 C K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_3 C D K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K2.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_4 C D K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K3.
  pose proof (tab_results_general_preemptive_bandit_one_more_delay__lemma_5 C D K T d_max ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K4.
  assert (G0 : m * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) <= d_max * sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C) + sqrt (K * T + K * ell * tau * (D + T) / C)).
  {
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E8 : ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C = (sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C)) ^ 2) by root_powers.
  set (r6 := sqrt (ell * lambda * tau + K * ell ^ 2 * tau ^ 2 / C)) in *.
  clearbody r6.
  assert (S9 : 0 < K * T + K * ell * tau * (D + T) / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (K * T + K * ell * tau * (D + T) / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : K * T + K * ell * tau * (D + T) / C = (sqrt (K * T + K * ell * tau * (D + T) / C)) ^ 2) by root_powers.
  set (r10 := sqrt (K * T + K * ell * tau * (D + T) / C)) in *.
  clearbody r10.
  apply (le_by_fraction _ _ (r10 - r6) (1)); [(field; nonzero) || field || lra | pos |].
  assert (N13 : 0 <= D * K * ell * tau + K * T * ell * tau - K * ell ^ 2 * tau ^ 2) by (apply (numerator_le _ _ (D * K * ell * tau + K * T * ell * tau - K * ell ^ 2 * tau ^ 2) (C) K2); [(field; nonzero) || field || lra | pos]).
  assert (N14 : 0 <= C * K * T - C * ell * lambda * tau + D * K * ell * tau + K * T * ell * tau - K * ell ^ 2 * tau ^ 2) by (apply (numerator_le _ _ (C * K * T - C * ell * lambda * tau + D * K * ell * tau + K * T * ell * tau - K * ell ^ 2 * tau ^ 2) (C) K3); [(field; nonzero) || field || lra | pos]).
  assert (N15 : - C * ell * lambda * tau + C * r6 ^ 2 - K * ell ^ 2 * tau ^ 2 = 0) by (apply (numerator_eq _ _ (- C * ell * lambda * tau + C * r6 ^ 2 - K * ell ^ 2 * tau ^ 2) (C) E8); [(field; nonzero) || field || lra | pos]).
  assert (N16 : - C * K * T + C * r10 ^ 2 - D * K * ell * tau - K * T * ell * tau = 0) by (apply (numerator_eq _ _ (- C * K * T + C * r10 ^ 2 - D * K * ell * tau - K * T * ell * tau) (C) E12); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 + r6) by lra.
  assert (P17 : 0 <= r10 - r6) by (pose proof K4; lra).
  pose proof P17 as T18.
  assert (P19 : 0 < - r10 + r6) by (pose proof Neg0; lra).
  pose proof P19 as T20.
  clear - Neg T18 T20.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_preemptive_full__lemma_1 : forall (K : R) (a : R) (ell : R) (lambda : R) (tau : R), 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> 1 <= 3 * ell * tau / 2.
Proof.
  intros K a ell lambda tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  assert (G0 : 1 <= 3 * ell * tau / 2).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (3 * ell * tau / 2 - 1) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * ell * tau / 2 + 1) by lra.
  assert (P5 : 0 <= ell - l3) by (pose proof (Rge_le _ _ H9); lra).
  assert (P6 : 0 < tau) by (pose proof H4; lra).
  pose proof (mul_le _ _ P5 (Rlt_le _ _ P6)) as T7.
  assert (P8 : 0 <= tau - 1) by (pose proof (Rge_le _ _ H10); lra).
  pose proof P8 as T9.
  assert (P10 : 0 < - 3 * ell * tau / 2 + 1) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 < ell) by (pose proof H2; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P12 P6) P6) as T13.
  assert (P14 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ P14 (Rlt_le _ _ P6)) as T15.
  pose proof (mul_lt _ _ P6 P10) as T16.
  clear - Neg T7 T9 T11 T13 T15 T16.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_preemptive_full__lemma_2 : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> m * (a + 1 + a ^ 2 / C) <= 196 * m * (ell * tau + ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_general_preemptive_full__lemma_1 K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  assert (G0 : m * (a + 1 + a ^ 2 / C) <= 196 * m * (ell * tau + ell ^ 2 * tau ^ 2 / C)).
  {
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply (le_by_fraction _ _ (- C * a * m + 196 * C * ell * m * tau - C * m - m * a ^ 2 + 196 * m * ell ^ 2 * tau ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  enough (V5 : 0 <= (m) * (- C * a + 196 * C * ell * tau - C - a ^ 2 + 196 * ell ^ 2 * tau ^ 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < C * a - 196 * C * ell * tau + C + a ^ 2 - 196 * ell ^ 2 * tau ^ 2) by lra.
  assert (P6 : 0 < C) by (pose proof H0; lra).
  assert (P7 : 0 < ell) by (pose proof H3; lra).
  assert (P8 : 0 < tau) by (pose proof H6; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ P6 P7) P8) as T9.
  assert (P10 : 0 <= - a + 14 * ell * tau) by (pose proof H10; lra).
  pose proof (mul_le _ _ (mul_le _ _ P10 (Rlt_le _ _ P7)) (Rlt_le _ _ P8)) as T11.
  assert (P12 : 0 < a) by (pose proof H2; lra).
  pose proof (mul_le _ _ P10 (Rlt_le _ _ P12)) as T13.
  assert (P14 : 0 <= 3 * ell * tau / 2 - 1) by (pose proof K0; lra).
  pose proof (mul_le _ _ P14 (Rlt_le _ _ P6)) as T15.
  pose proof (mul_le _ _ (mul_le _ _ P14 (Rlt_le _ _ P6)) (Rlt_le _ _ P12)) as T16.
  assert (P17 : 0 < C * a - 196 * C * ell * tau + C + a ^ 2 - 196 * ell ^ 2 * tau ^ 2) by (pose proof Neg0; lra).
  pose proof P17 as T18.
  pose proof (mul_lt _ _ P12 P17) as T19.
  pose proof (mul_le _ _ (mul_le _ _ P10 (Rlt_le _ _ P12)) (Rlt_le _ _ P12)) as T20.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P10 (Rlt_le _ _ P12)) (Rlt_le _ _ P7)) (Rlt_le _ _ P8)) as T21.
  pose proof (mul_le _ _ (mul_le _ _ P10 (Rlt_le _ _ P6)) (Rlt_le _ _ P12)) as T22.
  clear - Neg T9 T11 T13 T15 T16 T18 T19 T20 T21 T22.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_preemptive_full : forall (C : R) (K : R) (a : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 < K -> 0 < a -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> a <= 14 * ell * tau -> ell >= ln 2 -> tau >= 1 -> m * sqrt lambda * sqrt (a + 1 + a ^ 2 / C) <= 14 * m * sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C).
Proof.
  intros C K a ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12.
  pose proof (tab_results_general_preemptive_full__lemma_1 K a ell lambda tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  pose proof (tab_results_general_preemptive_full__lemma_2 C K a ell lambda m tau (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K1.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_preemptive_full_one_more_delay : forall (C : R) (D : R) (K : R) (T : R) (d_max : R) (ell : R) (lambda : R) (m : R) (tau : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 <= d_max -> 0 < ell -> 0 < lambda -> 0 < m -> 0 < tau -> m = d_max + 1 -> K >= 1 -> lambda >= ln 2 -> lambda <= K -> ell ^ 2 <= T -> T >= 1 -> C >= 1 -> tau >= 1 -> tau ^ 2 <= T -> m * sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C) <= d_max * sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C) + sqrt lambda * sqrt (1 + ell * tau / C) * sqrt (D + T).
Proof.
  intros C D K T d_max ell lambda m tau H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17.
  assert (G0 : m * sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C) <= d_max * sqrt lambda * sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C) + sqrt lambda * sqrt (1 + ell * tau / C) * sqrt (D + T)).
  {
  subst m.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  assert (S5 : 0 < lambda).
  {
  pos.
  }
  assert (F7 : 0 < sqrt lambda) by (apply sqrt_lt_R0; lra).
  assert (E8 : lambda = (sqrt lambda) ^ 2) by root_powers.
  set (r6 := sqrt lambda) in *.
  clearbody r6.
  rewrite E8 in *.
  assert (S9 : 0 < ell * tau + ell ^ 2 * tau ^ 2 / C).
  {
  pos.
  }
  assert (F11 : 0 < sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E12 : ell * tau + ell ^ 2 * tau ^ 2 / C = (sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C)) ^ 2) by root_powers.
  set (r10 := sqrt (ell * tau + ell ^ 2 * tau ^ 2 / C)) in *.
  clearbody r10.
  assert (S13 : 0 < 1 + ell * tau / C).
  {
  pos.
  }
  assert (F15 : 0 < sqrt (1 + ell * tau / C)) by (apply sqrt_lt_R0; lra).
  assert (E16 : 1 + ell * tau / C = (sqrt (1 + ell * tau / C)) ^ 2) by root_powers.
  set (r14 := sqrt (1 + ell * tau / C)) in *.
  clearbody r14.
  assert (S17 : 0 < D + T).
  {
  pos.
  }
  assert (F19 : 0 < sqrt (D + T)) by (apply sqrt_lt_R0; lra).
  assert (E20 : D + T = (sqrt (D + T)) ^ 2) by root_powers.
  set (r18 := sqrt (D + T)) in *.
  clearbody r18.
  apply (le_by_fraction _ _ (- r10 * r6 + r14 * r18 * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V23 : 0 <= (r6) * (- r10 + r14 * r18)) by lra.
  apply mul_le; [pos |].
  enough (V139 : 0 <= (r14 * r18) - (r10)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V140 : 0 <= D * r14 ^ 2 + T * r14 ^ 2 - r10 ^ 2).
  {
  assert (N72 : - C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2 = 0) by (apply (numerator_eq _ _ (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  assert (N73 : C * r14 ^ 2 - C - ell * tau = 0) by (apply (numerator_eq _ _ (C * r14 ^ 2 - C - ell * tau) (C) E16); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * r14 ^ 2 - T * r14 ^ 2 + r10 ^ 2) by lra.
  assert (P118 : 0 <= T - tau ^ 2) by (pose proof H17; lra).
  assert (P119 : 0 < C) by (pose proof H0; lra).
  assert (P120 : 0 < r10) by (pose proof F11; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P118 (Rlt_le _ _ P119)) (Rlt_le _ _ P120)) (Rlt_le _ _ P120)) as T121.
  assert (P122 : 0 <= D) by (pose proof H1; lra).
  assert (P123 : 0 < tau) by (pose proof H8; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P119) P122) (Rlt_le _ _ P123)) (Rlt_le _ _ P123)) as T124.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P119) P122) (Rlt_le _ _ P120)) (Rlt_le _ _ P120)) as T125.
  assert (P126 : 0 < ell) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P122 (Rlt_le _ _ P126)) (Rlt_le _ _ P123)) (Rlt_le _ _ P123)) (Rlt_le _ _ P123)) as T127.
  assert (P128 : 0 <= T - ell ^ 2) by (pose proof H13; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P128 (Rlt_le _ _ P126)) (Rlt_le _ _ P123)) (Rlt_le _ _ P123)) (Rlt_le _ _ P123)) as T129.
  assert (Q130 : (C - ell * tau) * (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P128 (Rlt_le _ _ P119)) (Rlt_le _ _ P123)) (Rlt_le _ _ P123)) as T131.
  assert (Q132 : (- C) * (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) = 0) by (apply mul_zero; lra).
  assert (P133 : 0 < - D * r14 ^ 2 - T * r14 ^ 2 + r10 ^ 2) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P119 P123) P123) P133) as T134.
  assert (Q135 : (- D * tau ^ 2 - T * tau ^ 2) * (C * r14 ^ 2 - C - ell * tau) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P119 P126) P123) P133) as T136.
  assert (Q137 : (- D - T) * (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q138 : (- D * ell * tau - T * ell * tau) * (C * r14 ^ 2 - C - ell * tau) = 0) by (apply mul_zero; lra).
  clear - Neg T121 T124 T125 T127 T129 Q130 T131 Q132 T134 Q135 T136 Q137 Q138.
  lra.
  }
  assert (V0 : - D * r14 ^ 2 - T * r14 ^ 2 + r14 ^ 2 * r18 ^ 2 = 0).
  {
  assert (N141 : - C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2 = 0) by (apply (numerator_eq _ _ (- C * ell * tau + C * r10 ^ 2 - ell ^ 2 * tau ^ 2) (C) E12); [(field; nonzero) || field || lra | pos]).
  assert (N142 : C * r14 ^ 2 - C - ell * tau = 0) by (apply (numerator_eq _ _ (C * r14 ^ 2 - C - ell * tau) (C) E16); [(field; nonzero) || field || lra | pos]).
  assert (Q143 : (r14 ^ 2) * (- D - T + r18 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q143.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_preemptive_bandit_as_printed : forall (B : R) (E : R) (K : R) (R_ : R) (S_ : R) (T : R) (X : R) (d_max : R) (m : R) (w : R), 0 <= B -> 0 <= E -> 0 < K -> 0 <= R_ -> 0 <= S_ -> 0 < T -> 0 <= X -> 0 <= d_max -> 0 < m -> 0 <= w -> m <= X -> R_ <= T -> R_ <= B + sqrt 5 * sqrt (K * m + X ^ 2) -> K * T <= E ^ 2 -> B <= 16 * E + S_ -> X * sqrt 5 <= 32 * w * m -> w * m <= E + d_max * w -> R_ <= 51 * E + S_ + 32 * d_max * w.
Proof.
  intros B E K R_ S_ T X d_max m w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16.
  assert (G0 : R_ <= 51 * E + S_ + 32 * d_max * w).
  {
  assert (S1 : 0 < 5).
  {
  pos.
  }
  assert (F3 : 0 < sqrt 5) by (apply sqrt_lt_R0; lra).
  assert (E4 : 5 = (sqrt 5) ^ 2) by root_powers.
  set (r2 := sqrt 5) in *.
  clearbody r2.
  assert (S5 : 0 < K * m + X ^ 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (K * m + X ^ 2)) by (apply sqrt_lt_R0; lra).
  assert (E8 : K * m + X ^ 2 = (sqrt (K * m + X ^ 2)) ^ 2) by root_powers.
  set (r6 := sqrt (K * m + X ^ 2)) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (51 * E - R_ + S_ + 32 * d_max * w) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 51 * E + R_ - S_ - 32 * d_max * w) by lra.
  assert (P9 : 0 <= E) by (pose proof H1; lra).
  assert (P10 : 0 < - 51 * E + R_ - S_ - 32 * d_max * w) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ P9 (Rlt_le _ _ P10)) as T11.
  assert (P12 : 0 < K) by (pose proof H2; lra).
  pose proof (mul_lt _ _ P12 P10) as T13.
  assert (P14 : 0 < m) by (pose proof H8; lra).
  pose proof (mul_lt _ _ P14 P10) as T15.
  assert (P16 : 0 <= X - m) by (pose proof H10; lra).
  pose proof (mul_le _ _ P16 (Rlt_le _ _ P10)) as T17.
  assert (P18 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_lt _ _ P18 P10) as T19.
  assert (P20 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) (Rlt_le _ _ P10)) as T21.
  pose proof (mul_lt _ _ (mul_lt _ _ P12 P20) P10) as T22.
  pose proof (mul_lt _ _ (mul_lt _ _ P14 P20) P10) as T23.
  pose proof (mul_le _ _ (mul_le _ _ P16 (Rlt_le _ _ P20)) (Rlt_le _ _ P10)) as T24.
  pose proof (mul_lt _ _ (mul_lt _ _ P20 P18) P10) as T25.
  assert (P26 : 0 <= E ^ 2 - K * T) by (pose proof H13; lra).
  pose proof P26 as T27.
  pose proof (mul_le _ _ P9 (Rlt_le _ _ P12)) as T28.
  assert (P29 : 0 <= X) by (pose proof H6; lra).
  pose proof (mul_le _ _ P9 P29) as T30.
  assert (P31 : 0 <= B - R_ + r2 * r6) by (pose proof H12; lra).
  pose proof (mul_le _ _ P9 P31) as T32.
  assert (P33 : 0 <= - B + 16 * E + S_) by (pose proof H14; lra).
  pose proof (mul_le _ _ P9 P33) as T34.
  assert (P35 : 0 <= S_) by (pose proof H4; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P35) as T36.
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P16) as T37.
  assert (Q38 : (- 1) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P39 : 0 <= - R_ + T) by (pose proof H11; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P39) as T40.
  assert (P41 : 0 <= - X * r2 + 32 * m * w) by (pose proof H15; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P41) as T42.
  assert (Q43 : (32 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (P44 : 0 <= E + d_max * w - m * w) by (pose proof H16; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P12) P44) as T45.
  assert (Q46 : (- w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ P29 P31) as T47.
  pose proof (mul_le _ _ P29 P33) as T48.
  pose proof (mul_le _ _ P29 P41) as T49.
  pose proof (mul_le _ _ P29 P44) as T50.
  pose proof (mul_le _ _ (Rlt_le _ _ P20) P26) as T51.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P31) as T52.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P33) as T53.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P41) as T54.
  pose proof (mul_le _ _ (Rlt_le _ _ P18) P44) as T55.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P12)) (Rlt_le _ _ P20)) as T56.
  pose proof (mul_le _ _ (mul_le _ _ P9 P29) (Rlt_le _ _ P20)) as T57.
  assert (P58 : 0 <= d_max) by (pose proof H7; lra).
  assert (P59 : 0 <= w) by (pose proof H9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 P58) P59) as T60.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) P31) as T61.
  assert (Q62 : (E * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ P20)) P33) as T63.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P35) (Rlt_le _ _ P20)) as T64.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P58) P59) as T65.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P16) (Rlt_le _ _ P20)) as T66.
  assert (Q67 : (- r2) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P12) P39) (Rlt_le _ _ P20)) as T68.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P12 P20)) P41) as T69.
  assert (Q70 : (- K * X) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  assert (Q71 : (32 * r2 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P12 P20)) P44) as T72.
  assert (Q73 : (- r2 * w) * (- K * m - X ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P31) as T74.
  assert (Q75 : (X * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P33) as T76.
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P41) as T77.
  assert (Q78 : (- X ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P20)) P44) as T79.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P31) as T80.
  assert (Q81 : (r6 ^ 2) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P33) as T82.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P41) as T83.
  assert (Q84 : (- X * r6) * (r2 ^ 2 - 5) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P20 P18)) P44) as T85.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P9 P58) P59) (Rlt_le _ _ P20)) as T86.
  clear - Neg T11 T13 T15 T17 T19 T21 T22 T23 T24 T25 T27 T28 T30 T32 T34 T36 T37 Q38 T40 T42 Q43 T45 Q46 T47 T48 T49 T50 T51 T52 T53 T54 T55 T56 T57 T60 T61 Q62 T63 T64 T65 T66 Q67 T68 T69 Q70 Q71 T72 Q73 T74 Q75 T76 T77 Q78 T79 T80 Q81 T82 T83 Q84 T85 T86.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_preemptive_full_as_printed : forall (B : R) (E : R) (R_ : R) (X : R) (d_max : R) (m : R) (w : R), 0 <= B -> 0 <= E -> 0 <= R_ -> 0 <= X -> 0 <= d_max -> 0 < m -> 0 <= w -> R_ <= B + X -> B <= 13 * E -> X <= 14 * w * m -> w * m <= E + d_max * w -> R_ <= 27 * E + 14 * d_max * w.
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
  apply (lt_by_fraction _ _ (1 - x) (1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= x - 1) by lra.
  assert (P1 : 0 <= x - 1) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 < x) by (pose proof H1; lra).
  pose proof P3 as T4.
  assert (P5 : 0 <= 1 / 4 - x) by (pose proof H3; lra).
  pose proof P5 as T6.
  clear - Neg T2 T4 T6.
  lra.
  }
  assert (G1 : T ^ 2 * (- 1 / sqrt (1 - x) + 1 / sqrt x) > 4 * T).
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
  assert (S5 : 0 < 1 - r2 ^ 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt (1 - (r2 ^ 2))) by (apply sqrt_lt_R0; lra).
  assert (E8 : 1 - (r2 ^ 2) = (sqrt (1 - (r2 ^ 2))) ^ 2) by root_powers.
  set (r6 := sqrt (1 - (r2 ^ 2))) in *.
  clearbody r6.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (- r2 * T ^ 2 + r6 * T ^ 2 - 4 * T * r2 * r6) (r2 * r6)); [(field; nonzero) || field || lra | pos |].
  enough (V9 : 0 < (T) * (- T * r2 + T * r6 - 4 * r2 * r6)) by lra.
  apply mul_lt; [pos |].
  assert (R18 : 0 <= r6 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V19 : 0 <= 2 * r6 ^ 2 - 1).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 2 * r6 ^ 2) by lra.
  assert (P10 : 0 < 1 - 2 * r6 ^ 2) by (pose proof Neg0; lra).
  pose proof P10 as T11.
  assert (P12 : 0 <= 1 / 4 - r2 ^ 2) by (pose proof H3; lra).
  pose proof P12 as T13.
  assert (Q14 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P15 : 0 < 1 - r2 ^ 2) by (pose proof (Rgt_lt _ _ G0); lra).
  pose proof P15 as T16.
  assert (Q17 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T11 T13 Q14 T16 Q17.
  lra.
  }
  assert (V0 : - r2 ^ 2 - r6 ^ 2 + 1 = 0).
  {
  assert (Q20 : (- 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q20.
  lra.
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
  assert (P21 : 0 < - r6 ^ 4 + 2 * r6 ^ 2 - 1) by (pose proof Neg0; lra).
  pose proof P21 as T22.
  assert (P23 : 0 < r2 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P23 P23) as T24.
  assert (Q25 : (r2 ^ 2 - r6 ^ 2 + 1) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T22 T24 Q25.
  lra.
  }
  assert (V0 : - r2 ^ 2 * r6 ^ 2 + r2 ^ 2 - r6 ^ 4 + 2 * r6 ^ 2 - 1 = 0).
  {
  assert (Q28 : (1 - r6 ^ 2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q28.
  lra.
  }
  lra.
  }
  assert (R29 : 0 <= r6 - r2 * r6).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V30 : 0 <= r6 ^ 4).
  {
  pos.
  }
  assert (V0 : - r2 ^ 2 * r6 ^ 2 - r6 ^ 4 + r6 ^ 2 = 0).
  {
  assert (Q31 : (- r6 ^ 2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q31.
  lra.
  }
  lra.
  }
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= T * r2 - T * r6 + 4 * r2 * r6) by lra.
  assert (P32 : 0 < T) by (pose proof H0; lra).
  assert (P33 : 0 <= T * r2 - T * r6 + 4 * r2 * r6) by (pose proof Neg0; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P32) P33) as T34.
  assert (P35 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P35) P33) as T36.
  assert (Q37 : (T + 4 * r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P38 : 0 < r6) by (pose proof F7; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P38) P33) as T39.
  assert (P40 : 0 <= 1 / 4 - r2 ^ 2) by (pose proof H3; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P32) P40) as T41.
  assert (Q42 : (- T) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P43 : 0 < r2 ^ 2) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P43 P35) as T44.
  assert (Q45 : (r2) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P46 : 0 <= T - 5) by (pose proof (Rge_le _ _ H2); lra).
  pose proof (mul_le _ _ P46 (Rlt_le _ _ P35)) as T47.
  pose proof (mul_le _ _ P46 (Rlt_le _ _ P38)) as T48.
  pose proof (mul_le _ _ P40 (Rlt_le _ _ P38)) as T49.
  assert (Q50 : (- r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  assert (P51 : 0 <= - r2 + r6) by (pose proof R18; lra).
  pose proof (mul_le _ _ P40 P51) as T52.
  assert (Q53 : (r2 - r6) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P32) P46) P51) as T54.
  pose proof (mul_le _ _ (Rlt_le _ _ P32) (square (1 - 2 * r2))) as T55.
  assert (Q56 : (4 * T) * (r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Neg T34 T36 Q37 T39 T41 Q42 T44 Q45 T47 T48 T49 Q50 T52 Q53 T54 T55 Q56.
  lra.
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
  assert (G0 : ell / (2 * C) <= 1 / (2 * c)).
  {
  apply (le_by_fraction _ _ (C / 2 - c * ell / 2) (C * c)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C / 2 + c * ell / 2) by lra.
  assert (P1 : 0 < - C / 2 + c * ell / 2) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_general_logarithmic_capacity_square : forall (C : R) (c : R) (ell : R), 0 < C -> 0 < c -> 0 < ell -> C >= c * ell -> ell / C <= 1 / c.
Proof.
  intros C c ell H0 H1 H2 H3.
  assert (G0 : ell / C <= 1 / c).
  {
  apply (le_by_fraction _ _ (C - c * ell) (C * c)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C + c * ell) by lra.
  assert (P1 : 0 < - C + c * ell) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_additional_term : forall (C : R) (K : R) (d_max : R), 0 < C -> 0 < K -> 0 <= d_max -> C >= K -> d_max * sqrt (1 + K / C) <= d_max * sqrt 2.
Proof.
  intros C K d_max H0 H1 H2 H3.
  assert (G0 : d_max * sqrt (1 + K / C) <= d_max * sqrt 2).
  {
  assert (S1 : 0 < 1 + K / C).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (1 + K / C)) by (apply sqrt_lt_R0; lra).
  assert (E4 : 1 + K / C = (sqrt (1 + K / C)) ^ 2) by root_powers.
  set (r2 := sqrt (1 + K / C)) in *.
  clearbody r2.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- d_max * r2 + d_max * r6) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (d_max) * (- r2 + r6)) by lra.
  apply mul_le; [pos |].
  enough (V32 : 0 <= (r6) - (r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V33 : 0 <= 2 - r2 ^ 2).
  {
  assert (N17 : C * r2 ^ 2 - C - K = 0) by (apply (numerator_eq _ _ (C * r2 ^ 2 - C - K) (C) E4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r2 ^ 2 - 2) by lra.
  assert (P22 : 0 < C) by (pose proof H0; lra).
  assert (P23 : 0 < r2 ^ 2 - 2) by (pose proof Neg0; lra).
  pose proof (mul_lt _ _ P22 P23) as T24.
  assert (Q25 : (1) * (C * r2 ^ 2 - C - K) = 0) by (apply mul_zero; lra).
  assert (P26 : 0 < K) by (pose proof H1; lra).
  pose proof (mul_lt _ _ P26 P23) as T27.
  assert (P28 : 0 <= C - K) by (pose proof (Rge_le _ _ H3); lra).
  assert (P29 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P28 (Rlt_le _ _ P29)) (Rlt_le _ _ P29)) as T30.
  assert (Q31 : (1) * (C * r2 ^ 2 - C - K) = 0) by (apply mul_zero; lra).
  clear - Neg T24 Q25 T27 T30 Q31.
  lra.
  }
  assert (V0 : r6 ^ 2 - 2 = 0).
  {
  assert (N34 : C * r2 ^ 2 - C - K = 0) by (apply (numerator_eq _ _ (C * r2 ^ 2 - C - K) (C) E4); [(field; nonzero) || field || lra | pos]).
  assert (Q35 : (1) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q35.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_additional_term_few_slots_bounded : forall (C : R) (d_max : R) (tau : R), 0 < C -> 0 <= d_max -> 0 < tau -> tau >= 1 -> C >= 1 -> d_max * sqrt (tau + tau ^ 2 / C) <= d_max * tau * sqrt 2.
Proof.
  intros C d_max tau H0 H1 H2 H3 H4.
  assert (G0 : d_max * sqrt (tau + tau ^ 2 / C) <= d_max * tau * sqrt 2).
  {
  assert (S1 : 0 < tau + tau ^ 2 / C).
  {
  pos.
  }
  assert (F3 : 0 < sqrt (tau + tau ^ 2 / C)) by (apply sqrt_lt_R0; lra).
  assert (E4 : tau + tau ^ 2 / C = (sqrt (tau + tau ^ 2 / C)) ^ 2) by root_powers.
  set (r2 := sqrt (tau + tau ^ 2 / C)) in *.
  clearbody r2.
  assert (S5 : 0 < 2).
  {
  pos.
  }
  assert (F7 : 0 < sqrt 2) by (apply sqrt_lt_R0; lra).
  assert (E8 : 2 = (sqrt 2) ^ 2) by root_powers.
  set (r6 := sqrt 2) in *.
  clearbody r6.
  apply (le_by_fraction _ _ (- d_max * r2 + d_max * r6 * tau) (1)); [(field; nonzero) || field || lra | pos |].
  enough (V10 : 0 <= (d_max) * (- r2 + r6 * tau)) by lra.
  apply mul_le; [pos |].
  enough (V34 : 0 <= (r6 * tau) - (r2)) by lra.
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V35 : 0 <= - r2 ^ 2 + 2 * tau ^ 2).
  {
  assert (N17 : C * r2 ^ 2 - C * tau - tau ^ 2 = 0) by (apply (numerator_eq _ _ (C * r2 ^ 2 - C * tau - tau ^ 2) (C) E4); [(field; nonzero) || field || lra | pos]).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r2 ^ 2 - 2 * tau ^ 2) by lra.
  assert (P22 : 0 < r2 ^ 2 - 2 * tau ^ 2) by (pose proof Neg0; lra).
  pose proof P22 as T23.
  assert (P24 : 0 < C) by (pose proof H0; lra).
  pose proof (mul_lt _ _ P24 P22) as T25.
  assert (Q26 : (1) * (C * r2 ^ 2 - C * tau - tau ^ 2) = 0) by (apply mul_zero; lra).
  assert (P27 : 0 < tau) by (pose proof H2; lra).
  assert (P28 : 0 <= tau - 1) by (pose proof (Rge_le _ _ H3); lra).
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ P24 P27)) P28) as T29.
  assert (P30 : 0 <= C - 1) by (pose proof (Rge_le _ _ H4); lra).
  assert (P31 : 0 < r2) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ P30 (Rlt_le _ _ P31)) (Rlt_le _ _ P31)) as T32.
  assert (Q33 : (1) * (C * r2 ^ 2 - C * tau - tau ^ 2) = 0) by (apply mul_zero; lra).
  clear - Neg T23 T25 Q26 T29 T32 Q33.
  lra.
  }
  assert (V0 : r6 ^ 2 * tau ^ 2 - 2 * tau ^ 2 = 0).
  {
  assert (N36 : C * r2 ^ 2 - C * tau - tau ^ 2 = 0) by (apply (numerator_eq _ _ (C * r2 ^ 2 - C * tau - tau ^ 2) (C) E4); [(field; nonzero) || field || lra | pos]).
  assert (Q37 : (tau ^ 2) * (r6 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q37.
  lra.
  }
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_matching__lemma_1 : forall (C : R) (D : R) (K : R) (d_max : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= d_max -> d_max ^ 2 <= D -> d_max ^ 2 * (1 + K / C) <= D + D * K / C.
Proof.
  intros C D K d_max H0 H1 H2 H3 H4.
  assert (G0 : d_max ^ 2 * (1 + K / C) <= D + D * K / C).
  {
  apply (le_by_fraction _ _ (C * D - C * d_max ^ 2 + D * K - K * d_max ^ 2) (C)); [(field; nonzero) || field || lra | pos |].
  enough (V1 : 0 <= (C + K) * (D - d_max ^ 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D + d_max ^ 2) by lra.
  assert (P2 : 0 <= D - d_max ^ 2) by (pose proof H4; lra).
  pose proof P2 as T3.
  assert (P4 : 0 < - D + d_max ^ 2) by (pose proof Neg0; lra).
  pose proof P4 as T5.
  clear - Neg T3 T5.
  lra.
  }
  exact G0.
Qed.

Lemma tab_results_NCP_general_matching : forall (C : R) (D : R) (K : R) (d_max : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= d_max -> d_max ^ 2 <= D -> d_max * sqrt (1 + K / C) <= sqrt (D + D * K / C).
Proof.
  intros C D K d_max H0 H1 H2 H3 H4.
  pose proof (tab_results_NCP_general_matching__lemma_1 C D K d_max (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos])) (ltac:(first [assumption | lra | pos]))) as K0.
  repeat split; by_parts.
Qed.

Lemma tab_results_general_all_capacities : forall (C : R) (c : R) (ell : R), 0 < C -> 0 < c -> 0 < ell -> C >= c * ell -> ell / (2 * C) <= 1 / (2 * c).
Proof.
  intros C c ell H0 H1 H2 H3.
  assert (G0 : ell / (2 * C) <= 1 / (2 * c)).
  {
  apply (le_by_fraction _ _ (C / 2 - c * ell / 2) (C * c)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - C / 2 + c * ell / 2) by lra.
  assert (P1 : 0 < - C / 2 + c * ell / 2) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= C - c * ell) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.
