(* past_lower: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma past_blocks_walk_step : forall (c : R) (i : R), 0 < c -> 0 < i -> c * i + c / 2 = c * (i + 1) * (2 * i + 1) / (2 * i + 2).
Proof.
  intros c i H0 H1.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma past_blocks_root : forall (c : R) (i : R), 0 < c -> 0 < i -> i >= 1 -> c >= 1 / (2 * sqrt i) -> c * (2 * i + 1) / (2 * i + 2) >= 1 / (2 * sqrt (i + 1)).
Proof.
  intros c i H0 H1 H2 H3.
  assert (S1 : 0 < i) by pos.
  root r2 F3 E4 i.
  subst i.
  assert (S5 : 0 < r2 ^ 2 + 1) by pos.
  root r6 F7 E8 ((r2 ^ 2) + 1).
  apply Rle_ge.
  fraction_le (c * r6 * r2 ^ 2 + c * r6 / 2 - r2 ^ 2 / 2 - 1 / 2) (r6 * (r2 ^ 2 + 1)).
  numerator_le N40 (Rge_le _ _ H3) (2 * c * r2 - 1) (2 * r2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - c * r6 * r2 ^ 2 - c * r6 / 2 + r2 ^ 2 / 2 + 1 / 2) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 H0) F7) as T41.
  pose proof (mul_le _ _ N40 (Rlt_le _ _ F3)) as T42.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ N40 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) as T43.
  pose proof (mul_le _ _ N40 (Rlt_le _ _ F7)) as T44.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ N40 (Rlt_le _ _ F3)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T45.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ N40 (Rlt_le _ _ H0)) (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T46.
  pose proof (mul_lt _ _ F3 Neg0) as T47.
  pose proof (mul_lt _ _ F7 Neg0) as T48.
  assert (Q49 : (- c * r2 ^ 2 - c / 2) * (- r2 ^ 2 + r6 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ H0 Neg0) as T50.
  clear - Neg T41 T42 T43 T44 T45 T46 T47 T48 Q49 T50; lra.
Qed.

Lemma past_blocks_spread : forall (ell : R) (i : R) (j : R), 0 < ell -> 0 < i -> 0 <= j -> i >= 1 -> ell >= 1 -> i * (1 + j / (2 * ell * i)) ^ 2 >= i - 1 / 2 + (2 * j + 1) / (2 * ell).
Proof.
  intros ell i j H0 H1 H2 H3 H4.
  apply Rle_ge.
  fraction_le (i * ell ^ 2 / 2 - ell * i / 2 + j ^ 2 / 4) (i * ell ^ 2).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - i * ell ^ 2 / 2 + ell * i / 2 - j ^ 2 / 4) by lra.
  pose proof (mul_le _ _ H2 H2) as T1.
  assert (P2 : 0 <= ell - 1) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ (mul_le _ _ P2 (Rlt_le _ _ H0)) (Rlt_le _ _ H1)) as T3.
  clear - Neg T1 T3 Neg0; lra.
Qed.

Lemma past_blocks_spread_squared : forall (T : R) (ell : R) (i : R) (j : R) (x : R), 0 < T -> 0 < ell -> 0 < i -> 0 <= j -> 0 < x -> i * (1 + j / (2 * ell * i)) ^ 2 >= i - 1 / 2 + (2 * j + 1) / (2 * ell) -> T <= ell * x * (2 * i - 1 + (2 * j + 1) / ell) -> i * ell ^ 2 * x ^ 2 * (1 + j / (2 * ell * i)) ^ 2 / 4 >= T * ell * x / 8.
Proof.
  intros T ell i j x H0 H1 H2 H3 H4 H5 H6.
  replace ((2 * j + 1) / (2 * ell)) with ((2 * j + 1) / ell / 2) in H5 by (field; lra).
  call w ((2 * j + 1) / ell); call q ((1 + j / (2 * ell * i)) ^ 2).
  pose proof (mul_le (ell * x * (ell * x)) (i * q - (i - 1 / 2 + w / 2)) ltac:(pos) ltac:(lra)).
  pose proof (mul_le (ell * x) (ell * x * (2 * i - 1 + w) - T) ltac:(pos) ltac:(lra)); lra.
Qed.

Lemma past_blocks_full_information : forall (R_ : R) (T : R) (d : R) (ell : R) (i : R) (j : R) (w : R), 0 < T -> 0 <= d -> 0 < ell -> 0 < i -> 0 <= j -> 0 < w -> i >= 1 -> ell >= 1 -> R_ >= ell * w * (d + 1) * (1 + j / (2 * ell * i)) -> ell ^ 2 * w ^ 2 * (d + 1) ^ 2 * (1 + j / (2 * ell * i)) ^ 2 >= T * ell * (d + 1) / 8 -> R_ >= Rmin (T / 2) (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4).
Proof.
  intros R_ T d ell i j w H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (Rmin_r (T / 2) (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4)) as M.
  enough (A : sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4 <= ell * w * (d + 1) * (1 + j / (2 * ell * i))) by lra.
  assert (P : 0 <= ell * w * (d + 1) * (1 + j / (2 * ell * i))) by pos.
  call q (1 + j / (2 * ell * i)).
  apply Rsqr_incr_0_var; [| exact P]; unfold Rsqr.
  replace (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4 * (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4)) with (sqrt 2 ^ 2 * sqrt T ^ 2 * sqrt ell ^ 2 * sqrt (d + 1) ^ 2 / 16) by field.
  rewrite !pow2_sqrt by lra; lra.
Qed.

Lemma past_blocks_bits : forall (ell : R), 0 < ell -> ell >= 2 -> (ell + 1) * ln 2 <= ell * ln 3.
Proof.
  intros ell H0 H1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  pose proof ((ltac:(interval) : 10986121 / 10000000 <= ln 3)) as F5.
  pose proof ((ltac:(interval) : ln 3 <= 2746531 / 2500000)) as F6.
  remember (ln 3) as l7 eqn:E8 in *.
  fraction_le (- ell * l3 + ell * l7 - l3) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < ell * l3 - ell * l7 + l3) by lra.
  assert (P9 : 0 <= 6931473 / 10000000 - l3) by (pose proof F2; lra).
  pose proof (mul_le _ _ P9 (Rlt_le _ _ H0)) as T10.
  assert (P11 : 0 <= l7 - 10986121 / 10000000) by (pose proof F5; lra).
  pose proof (mul_le _ _ P11 (Rlt_le _ _ H0)) as T12.
  assert (P13 : 0 <= ell - 2) by (pose proof (Rge_le _ _ H1); lra).
  clear - Neg T10 P9 T12 Neg0 P13; lra.
Qed.

Lemma past_blocks_bits_two_or_three_arms : forall (K : Z), 0 < IZR K -> IZR K >= 2 -> IZR K <= 3 -> ln (IZR K) <= ln 3.
Proof.
  intros; apply ln_le; lra.
Qed.

Lemma past_blocks_logarithm : forall (L : R) (R_ : R) (T : R) (d : R) (ell : R), 0 < L -> 0 < T -> 0 <= d -> 0 < ell -> R_ >= Rmin (T / 2) (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4) -> 8 * L <= 9 * ell -> R_ >= Rmin T (sqrt L * sqrt T * sqrt (d + 1)) / 3.
Proof.
  intros L R_ T d ell H0 H1 H2 H3 H4 H5.
  assert (A : sqrt L <= 3 * sqrt 2 * sqrt ell / 4).
  {
  apply sqrt_le_of; [pos |]; replace ((3 * sqrt 2 * sqrt ell / 4) ^ 2) with (9 * sqrt 2 ^ 2 * sqrt ell ^ 2 / 16) by field; rewrite !pow2_sqrt by lra; lra.
  }
  pose proof (mul_le (sqrt T * sqrt (d + 1)) (3 * sqrt 2 * sqrt ell / 4 - sqrt L) ltac:(pos) ltac:(lra)) as P.
  pose proof (Rmin_l T (sqrt L * sqrt T * sqrt (d + 1))); pose proof (Rmin_r T (sqrt L * sqrt T * sqrt (d + 1))).
  destruct (Rmin_or (T / 2) (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4)) as [[E F] | [E F]]; rewrite E in H4; lra.
Qed.

Lemma past_hidden_convex : forall (p : R) (s : R), 0 < p -> 0 < s -> p < 1 -> s < 1 -> s - 1 <> 0 /\ 1 - s <> 0 /\ p / s ^ 2 - (p - 1) / (s - 1) ^ 2 = p / s ^ 2 + (1 - p) / (1 - s) ^ 2.
Proof.
  intros p s H0 H1 H2 H3.
  assert (G0 : s - 1 <> 0).
  {
  fraction_ne (1 - s) (1).
  assert (L1 : 0 < 1 - s) by pos.
  lra.
  }
  assert (G1 : 1 - s <> 0).
  {
  fraction_ne (s - 1) (1).
  assert (L1 : 0 < 1 - s) by pos.
  lra.
  }
  assert (G2 : p / s ^ 2 - (p - 1) / (s - 1) ^ 2 = p / s ^ 2 + (1 - p) / (1 - s) ^ 2).
  {
  fraction_eq (0) (1).
  ring.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma past_hidden_half : forall (n : Z), 0 < IZR n -> sum 1 n (fun k : Z => IZR k - 1) <= (IZR n) ^ 2 / 2.
Proof.
  intros n H0.
  assert (G0 : sum 1 n (fun k : Z => IZR k - 1) <= (IZR n) ^ 2 / 2).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => IZR k - 1) <= (IZR n) ^ 2 / 2) by (apply W; in_z).
  clear H0 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => IZR k - 1) <= (IZR n) ^ 2 / 2)).
  {
  assert (B : sum 1 1 (fun k : Z => IZR k - 1) <= 1 / 2).
  {
  assert (E2 : sum 1 1 (fun k : Z => IZR k - 1) = (0)) by (written_out).
  call y1 (sum 1 1 (fun k : Z => IZR k - 1)).
  subst y1.
  fraction_le (1 / 2) (1).
  pos.
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => IZR k - 1) <= (IZR n + 1) ^ 2 / 2).
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
  fraction_le (- o7 + z5 ^ 2 / 2 + z5 + 1 / 2) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < o7 - z5 ^ 2 / 2 - z5 - 1 / 2) by lra.
  assert (P8 : 0 <= - o7 + z5 ^ 2 / 2 + z5) by (pose proof IH; lra).
  clear - Neg P8 Neg0; lra.
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_hidden_gap : forall (K : R) (epsilon : R) (s : R), 0 < K -> 0 < epsilon -> 0 < s -> K > 1 -> K * s > 1 -> s < 1 -> 2 * epsilon < 1 -> 1 - 4 * epsilon ^ 2 > 0 -> ln (1 - 4 * epsilon ^ 2) < 0 -> 1 - 4 * epsilon ^ 2 > 0 /\ ln (1 - 4 * epsilon ^ 2) <> 0 /\ 1 - s > 0 /\ 1 - 1 / K > 0 /\ 1 / 2 - epsilon > 0 /\ - 2 * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K) * (- ln (1 / 2 - epsilon) / 2 - ln (epsilon + 1 / 2) / 2 - ln 2) / ln (1 - 4 * epsilon ^ 2) = (1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K.
Proof.
  intros K epsilon s H0 H1 H2 H3 H4 H5 H6 H7 H8.
  assert (N : 1 - 1 / K > 0) by (apply Rlt_gt; fraction_lt (K - 1) (K); lra).
  assert (E : ln (1 - 4 * epsilon ^ 2) = 2 * ln 2 + ln (1 / 2 - epsilon) + ln (epsilon + 1 / 2)).
  {
  replace (1 - 4 * epsilon ^ 2) with (2 * 2 * (1 / 2 - epsilon) * (epsilon + 1 / 2)) by field; rewrite !ln_mult by lra; ring.
  }
  repeat split; try lra.
  call g ((1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K).
  replace (- ln (1 / 2 - epsilon) / 2 - ln (epsilon + 1 / 2) / 2 - ln 2) with (- ln (1 - 4 * epsilon ^ 2) / 2) by (rewrite E; field).
  field; lra.
Qed.

Lemma past_hidden_bandit_share : forall (K : R) (barS : R) (s : R), 0 < K -> 0 < barS -> 0 < s -> K > 1 -> K * s > 1 -> s < 1 -> barS < 1 -> 1 - barS > 0 -> 1 - 1 / K > 0 -> 1 - s > 0 -> 1 - s <> 0 -> (1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - barS)) + (ln (1 / K) - ln barS) / K >= (1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (barS - s) * (s - 1 / K) / (s * (1 - s)) + (ln (1 / K) - ln s) / K -> 1 - barS > 0 -> 1 - 1 / K > 0 -> 1 - s > 0 -> (1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - barS)) + (ln (1 / K) - ln barS) / K <= (1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K -> barS <= s.
Proof.
  intros K barS s H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15.
  assert (S1 : 0 < barS) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln barS) as l4 eqn:E5 in *.
  assert (E7 : ln (1 / K) = (- ln K)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y6 (ln (1 / K)).
  subst y6.
  assert (S8 : 0 < K) by pos.
  pose proof (ln_tangent _ S8) as F9.
  pose proof (ln_below _ S8) as F10.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln K - l4 <= (K - barS) / barS) as F11.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln K <= (barS - K) / K) as F12.
  remember (ln K) as l13 eqn:E14 in *.
  assert (S15 : 0 < 1 - barS) by pos.
  pose proof (ln_tangent _ S15) as F16.
  pose proof (ln_below _ S15) as F17.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln (1 - barS) - l4 <= ((1 - barS) - barS) / barS) as F18.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln (1 - barS) <= (barS - (1 - barS)) / (1 - barS)) as F19.
  pose proof (ltac:(rewrite E14; apply ln_gap; lra) : ln (1 - barS) - l13 <= ((1 - barS) - K) / K) as F20.
  pose proof (ltac:(rewrite E14; apply ln_gap; lra) : l13 - ln (1 - barS) <= (K - (1 - barS)) / (1 - barS)) as F21.
  remember (ln (1 - barS)) as l22 eqn:E23 in *.
  assert (S24 : 0 < 1 - 1 / K) by pos.
  pose proof (ln_tangent _ S24) as F25.
  pose proof (ln_below _ S24) as F26.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln (1 - 1 / K) - l4 <= ((1 - 1 / K) - barS) / barS) as F27.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln (1 - 1 / K) <= (barS - (1 - 1 / K)) / (1 - 1 / K)) as F28.
  pose proof (ltac:(rewrite E14; apply ln_gap; lra) : ln (1 - 1 / K) - l13 <= ((1 - 1 / K) - K) / K) as F29.
  pose proof (ltac:(rewrite E14; apply ln_gap; lra) : l13 - ln (1 - 1 / K) <= (K - (1 - 1 / K)) / (1 - 1 / K)) as F30.
  pose proof (ltac:(rewrite E23; apply ln_gap; lra) : ln (1 - 1 / K) - l22 <= ((1 - 1 / K) - (1 - barS)) / (1 - barS)) as F31.
  pose proof (ltac:(rewrite E23; apply ln_gap; lra) : l22 - ln (1 - 1 / K) <= ((1 - barS) - (1 - 1 / K)) / (1 - 1 / K)) as F32.
  remember (ln (1 - 1 / K)) as l33 eqn:E34 in *.
  assert (S35 : 0 < s) by pos.
  pose proof (ln_tangent _ S35) as F36.
  pose proof (ln_below _ S35) as F37.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln s - l4 <= (s - barS) / barS) as F38.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln s <= (barS - s) / s) as F39.
  pose proof (ltac:(rewrite E14; apply ln_gap; lra) : ln s - l13 <= (s - K) / K) as F40.
  pose proof (ltac:(rewrite E14; apply ln_gap; lra) : l13 - ln s <= (K - s) / s) as F41.
  pose proof (ltac:(rewrite E23; apply ln_gap; lra) : ln s - l22 <= (s - (1 - barS)) / (1 - barS)) as F42.
  pose proof (ltac:(rewrite E23; apply ln_gap; lra) : l22 - ln s <= ((1 - barS) - s) / s) as F43.
  pose proof (ltac:(rewrite E34; apply ln_gap; lra) : ln s - l33 <= (s - (1 - 1 / K)) / (1 - 1 / K)) as F44.
  pose proof (ltac:(rewrite E34; apply ln_gap; lra) : l33 - ln s <= ((1 - 1 / K) - s) / s) as F45.
  remember (ln s) as l46 eqn:E47 in *.
  assert (S48 : 0 < 1 - s) by pos.
  pose proof (ln_tangent _ S48) as F49.
  pose proof (ln_below _ S48) as F50.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : ln (1 - s) - l4 <= ((1 - s) - barS) / barS) as F51.
  pose proof (ltac:(rewrite E5; apply ln_gap; lra) : l4 - ln (1 - s) <= (barS - (1 - s)) / (1 - s)) as F52.
  pose proof (ltac:(rewrite E14; apply ln_gap; lra) : ln (1 - s) - l13 <= ((1 - s) - K) / K) as F53.
  pose proof (ltac:(rewrite E14; apply ln_gap; lra) : l13 - ln (1 - s) <= (K - (1 - s)) / (1 - s)) as F54.
  pose proof (ltac:(rewrite E23; apply ln_gap; lra) : ln (1 - s) - l22 <= ((1 - s) - (1 - barS)) / (1 - barS)) as F55.
  pose proof (ltac:(rewrite E23; apply ln_gap; lra) : l22 - ln (1 - s) <= ((1 - barS) - (1 - s)) / (1 - s)) as F56.
  pose proof (ltac:(rewrite E34; apply ln_gap; lra) : ln (1 - s) - l33 <= ((1 - s) - (1 - 1 / K)) / (1 - 1 / K)) as F57.
  pose proof (ltac:(rewrite E34; apply ln_gap; lra) : l33 - ln (1 - s) <= ((1 - 1 / K) - (1 - s)) / (1 - s)) as F58.
  pose proof (ltac:(rewrite E47; apply ln_gap; lra) : ln (1 - s) - l46 <= ((1 - s) - s) / s) as F59.
  pose proof (ltac:(rewrite E47; apply ln_gap; lra) : l46 - ln (1 - s) <= (s - (1 - s)) / (1 - s)) as F60.
  remember (ln (1 - s)) as l61 eqn:E62 in *.
  fraction_le (- barS + s) (1).
  numerator_lt N63 (Rgt_lt _ _ H8) (K - 1) (K).
  numerator_le N64 F3 (barS * l4 - barS + 1) (barS).
  numerator_le N65 F10 (K * l13 - K + 1) (K).
  numerator_le N66 F11 (K - barS * l13 + barS * l4 - barS) (barS).
  numerator_le N67 F12 (K * l13 - K * l4 - K + barS) (K).
  numerator_le N68 F17 (- barS * l22 + barS + l22) (1 - barS).
  numerator_le N69 F18 (- barS * l22 + barS * l4 - 2 * barS + 1) (barS).
  numerator_le N70 F19 (- barS * l22 + barS * l4 + 2 * barS + l22 - l4 - 1) (1 - barS).
  numerator_le N71 F20 (K * l13 - K * l22 - K - barS + 1) (K).
  numerator_le N72 F21 (K + barS * l13 - barS * l22 + barS - l13 + l22 - 1) (1 - barS).
  numerator_le N73 F25 (- K * l33 - 1) (K).
  numerator_le N74 F26 (K * l33 - l33 + 1) (K - 1).
  numerator_le N75 F27 (- K * barS * l33 + K * barS * l4 - K * barS + K - 1) (K * barS).
  numerator_le N76 F28 (K * barS + K * l33 - K * l4 - K - l33 + l4 + 1) (K - 1).
  numerator_le N77 F29 (l13 * K ^ 2 - l33 * K ^ 2 - K ^ 2 + K - 1) (K ^ 2).
  numerator_le N78 F30 (K ^ 2 - K * l13 + K * l33 - K + l13 - l33 + 1) (K - 1).
  numerator_le N79 F32 (- K * barS - K * l22 + K * l33 + l22 - l33 + 1) (K - 1).
  numerator_le N80 F37 (l46 * s - s + 1) (s).
  numerator_le N81 F38 (barS * l4 - barS * l46 - barS + s) (barS).
  numerator_le N82 F39 (barS - l4 * s + l46 * s - s) (s).
  numerator_le N83 F40 (K * l13 - K * l46 - K + s) (K).
  numerator_le N84 F41 (K - l13 * s + l46 * s - s) (s).
  numerator_le N85 F42 (- barS * l22 + barS * l46 + barS + l22 - l46 + s - 1) (1 - barS).
  numerator_le N86 F43 (- barS - l22 * s + l46 * s - s + 1) (s).
  numerator_le N87 F44 (K * l33 - K * l46 + K * s - K - l33 + l46 + 1) (K - 1).
  numerator_le N88 F45 (- K * l33 * s + K * l46 * s - K * s + K - 1) (K * s).
  numerator_le N89 F50 (- l61 * s + l61 + s) (1 - s).
  numerator_le N90 F51 (barS * l4 - barS * l61 - barS - s + 1) (barS).
  numerator_le N91 F52 (barS + l4 * s - l4 - l61 * s + l61 + s - 1) (1 - s).
  numerator_le N92 F53 (K * l13 - K * l61 - K - s + 1) (K).
  numerator_le N93 F54 (K + l13 * s - l13 - l61 * s + l61 + s - 1) (1 - s).
  numerator_le N94 F55 (- barS * l22 + barS * l61 + barS + l22 - l61 - s) (1 - barS).
  numerator_le N95 F56 (- barS + l22 * s - l22 - l61 * s + l61 + s) (1 - s).
  numerator_le N96 F57 (K * l33 - K * l61 - K * s - l33 + l61 + 1) (K - 1).
  numerator_le N97 F59 (l46 * s - l61 * s - 2 * s + 1) (s).
  numerator_le N98 F60 (l46 * s - l46 - l61 * s + l61 + 2 * s - 1) (1 - s).
  numerator_lt N99 (Rgt_lt _ _ H13) (K - 1) (K).
  numerator_le N100 H15 (K * l22 - K * l61 - l22 + l4 - l46 + l61) (K).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < barS - s) by lra.
  assert (P101 : 0 < K * s - 1) by (pose proof (Rgt_lt _ _ H4); lra).
  pose proof (mul_lt _ _ P101 Neg0) as T102.
  assert (P103 : 0 < 1 - s) by (pose proof H5; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ P103) N82) as T104.
  assert (P105 : 0 < K - 1) by (pose proof (Rgt_lt _ _ H3); lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P105) N95) (Rlt_le _ _ H2)) as T106.
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P103) N100) (Rlt_le _ _ H2)) as T107.
  clear - Neg T102 T104 T106 T107; lra.
Qed.

Lemma past_hidden_bandit : forall (K : R) (M : R) (R_ : R) (T : R) (barS : R) (s : R), 0 < K -> 0 < M -> 0 < T -> 0 < barS -> 0 < s -> K > 1 -> K * s > 1 -> s < 1 -> 1 - s > 0 -> 1 - 1 / K > 0 -> exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K) / M) < 1 -> barS <= s -> 1 - s > 0 -> 1 - 1 / K > 0 -> 1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K) / M) >= 0 -> R_ >= T * sqrt (1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K) / M)) * (1 - barS) / 2 -> 1 - s > 0 /\ 1 - 1 / K > 0 /\ 1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K) / M) >= 0 /\ R_ >= T * sqrt (1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K) / M)) * (1 - s) / 2.
Proof.
  intros K M R_ T barS s H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15.
  repeat split; try assumption.
  call g (1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (1 - s)) + (ln (1 / K) - ln s) / K) / M)).
  pose proof (mul_le (T * sqrt g) (s - barS) ltac:(pos) ltac:(lra)); lra.
Qed.

Lemma past_hidden_falls : forall (z : R), 0 < z -> exp (- z) / z - (1 - exp (- z)) / z ^ 2 = ((z + 1) * exp (- z) - 1) / z ^ 2.
Proof.
  intros z H0.
  assert (E2 : exp (- z) = (/ (exp z))) by (by_logarithms).
  call y1 (exp (- z)).
  subst y1.
  pose proof (exp_pos (z)) as F3.
  pose proof (ln_exp (z)) as F4.
  pose proof (exp_tangent (z)) as F5.
  call x6 (exp z).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma past_hidden_falls_sign : forall (z : R), 0 < z -> (z + 1) * exp (- z) <= 1.
Proof.
  intros z H0.
  assert (E2 : exp (- z) = (/ (exp z))) by (by_logarithms).
  call y1 (exp (- z)).
  subst y1.
  pose proof (exp_pos (z)) as F3.
  pose proof (ln_exp (z)) as F4.
  pose proof (exp_tangent (z)) as F5.
  call x6 (exp z).
  fraction_le (x6 - z - 1) (x6).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - x6 + z + 1) by lra.
  assert (P7 : 0 <= x6 - z - 1) by (pose proof F5; lra).
  clear - Neg P7 Neg0; lra.
Qed.

Lemma past_hidden_falls_exp : forall (Y : R) (r : R), 0 < Y -> 0 < r -> r >= 1 -> exp (- Y * r) <= exp (- Y).
Proof.
  intros Y r H0 H1 H2.
  pose proof (mul_le Y (r - 1) ltac:(lra) ltac:(lra)) as P.
  destruct (Rle_lt_or_eq_dec (- Y * r) (- Y) ltac:(lra)) as [L | E]; [left; apply exp_increasing; exact L | right; rewrite E; reflexivity].
Qed.

Lemma past_hidden_least_r_at_most_1 : forall (Y : R) (r : R) (y : R), 0 < Y -> 0 < r -> 0 < y -> r <= 1 -> (1 - exp (- Y * r)) / (Y * r) >= (1 - exp (- Y)) / Y -> Y >= y -> exp (- Y) <= exp (- y) -> 1 - exp (- Y * r) >= (1 - exp (- y)) * Rmin 1 r.
Proof.
  intros Y r y H0 H1 H2 H3 H4 H5 H6.
  assert (E2 : exp (- Y * r) = (/ (exp (Y * r)))) by (by_logarithms).
  call y1 (exp (- Y * r)).
  subst y1.
  pose proof (exp_pos (Y * r)) as F3.
  pose proof (ln_exp (Y * r)) as F4.
  pose proof (exp_tangent (Y * r)) as F5.
  call x6 (exp (Y * r)).
  assert (E8 : exp (- Y) = (/ (exp Y))) by (by_logarithms).
  call y7 (exp (- Y)).
  subst y7.
  pose proof (exp_pos (Y)) as F9.
  pose proof (ln_exp (Y)) as F10.
  pose proof (exp_tangent (Y)) as F11.
  call x12 (exp Y).
  assert (E14 : exp (- y) = (/ (exp y))) by (by_logarithms).
  call y13 (exp (- y)).
  subst y13.
  pose proof (exp_pos (y)) as F15.
  pose proof (ln_exp (y)) as F16.
  pose proof (exp_tangent (y)) as F17.
  call x18 (exp y).
  pose proof (Rmin_or (1) (r)) as M19.
  assert (S20 : 0 < Rmin (1) (r)) by pos.
  call m21 (Rmin (1) (r)).
  destruct M19 as [[E22 L23] | [E22 L23]]; try rewrite E22 in *.
  {
  apply Rle_ge.
  fraction_le (- x18 + x6) (x18 * x6).
  numerator_le N24 (Rge_le _ _ H4) (- r * x12 * x6 + r * x6 + x12 * x6 - x12) (Y * r * x12 * x6).
  numerator_le N25 H6 (x12 - x18) (x12 * x18).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < x18 - x6) by lra.
  assert (P26 : 0 <= 1 - r) by (pose proof H3; lra).
  assert (P27 : 0 < x6) by (pose proof F3; lra).
  pose proof (mul_le _ _ P26 (Rlt_le _ _ P27)) as T28.
  assert (P29 : 0 <= r - 1) by (pose proof L23; lra).
  assert (P30 : 0 < x12) by (pose proof F9; lra).
  pose proof (mul_le _ _ (mul_le _ _ P29 (Rlt_le _ _ P30)) (Rlt_le _ _ P27)) as T31.
  clear - Neg T28 N25 Neg0 N24 T31; lra.
  }
  {
  apply Rle_ge.
  fraction_le (- r * x18 * x6 + r * x6 + x18 * x6 - x18) (x18 * x6).
  numerator_le N32 (Rge_le _ _ H4) (- r * x12 * x6 + r * x6 + x12 * x6 - x12) (Y * r * x12 * x6).
  numerator_le N33 H6 (x12 - x18) (x12 * x18).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r * x18 * x6 - r * x6 - x18 * x6 + x18) by lra.
  assert (P34 : 0 < x18) by (pose proof F15; lra).
  pose proof (mul_le _ _ N32 (Rlt_le _ _ P34)) as T35.
  assert (P36 : 0 < x6) by (pose proof F3; lra).
  pose proof (mul_le _ _ (mul_le _ _ N33 (Rlt_le _ _ H1)) (Rlt_le _ _ P36)) as T37.
  assert (P38 : 0 < x12) by (pose proof F9; lra).
  pose proof (mul_lt _ _ P38 Neg0) as T39.
  clear - Neg T35 T37 T39; lra.
  }
Qed.

Lemma past_hidden_least_r_at_least_1 : forall (Y : R) (r : R) (y : R), 0 < Y -> 0 < r -> 0 < y -> r >= 1 -> exp (- Y * r) <= exp (- Y) -> Y >= y -> exp (- Y) <= exp (- y) -> 1 - exp (- Y * r) >= (1 - exp (- y)) * Rmin 1 r.
Proof.
  intros Y r y H0 H1 H2 H3 H4 H5 H6.
  assert (E2 : exp (- Y * r) = (/ (exp (Y * r)))) by (by_logarithms).
  call y1 (exp (- Y * r)).
  subst y1.
  pose proof (exp_pos (Y * r)) as F3.
  pose proof (ln_exp (Y * r)) as F4.
  pose proof (exp_tangent (Y * r)) as F5.
  call x6 (exp (Y * r)).
  assert (E8 : exp (- Y) = (/ (exp Y))) by (by_logarithms).
  call y7 (exp (- Y)).
  subst y7.
  pose proof (exp_pos (Y)) as F9.
  pose proof (ln_exp (Y)) as F10.
  pose proof (exp_tangent (Y)) as F11.
  call x12 (exp Y).
  assert (E14 : exp (- y) = (/ (exp y))) by (by_logarithms).
  call y13 (exp (- y)).
  subst y13.
  pose proof (exp_pos (y)) as F15.
  pose proof (ln_exp (y)) as F16.
  pose proof (exp_tangent (y)) as F17.
  call x18 (exp y).
  pose proof (Rmin_or (1) (r)) as M19.
  assert (S20 : 0 < Rmin (1) (r)) by pos.
  call m21 (Rmin (1) (r)).
  destruct M19 as [[E22 L23] | [E22 L23]]; try rewrite E22 in *.
  {
  apply Rle_ge.
  fraction_le (- x18 + x6) (x18 * x6).
  numerator_le N24 H4 (- x12 + x6) (x12 * x6).
  numerator_le N25 H6 (x12 - x18) (x12 * x18).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < x18 - x6) by lra.
  clear - Neg N24 N25 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (- r * x18 * x6 + r * x6 + x18 * x6 - x18) (x18 * x6).
  numerator_le N26 H4 (- x12 + x6) (x12 * x6).
  numerator_le N27 H6 (x12 - x18) (x12 * x18).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r * x18 * x6 - r * x6 - x18 * x6 + x18) by lra.
  assert (P28 : 0 <= r - 1) by (pose proof (Rge_le _ _ H3); lra).
  assert (P29 : 0 < x6) by (pose proof F3; lra).
  pose proof (mul_le _ _ P28 (Rlt_le _ _ P29)) as T30.
  assert (P31 : 0 < x18) by (pose proof F15; lra).
  pose proof (mul_le _ _ N26 (Rlt_le _ _ P31)) as T32.
  pose proof (mul_lt _ _ P31 Neg0) as T33.
  pose proof (mul_le _ _ N27 (Rlt_le _ _ P31)) as T34.
  assert (P35 : 0 <= 1 - r) by (pose proof L23; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P35 (Rlt_le _ _ P31)) (Rlt_le _ _ P31)) (Rlt_le _ _ P29)) as T36.
  clear - Neg T30 T32 N27 Neg0 T33 N26 T34 T36; lra.
  }
Qed.

Lemma past_hidden_constants_two_arms_information : forall (p : R), 0 < p -> p <= 1 / 2 -> 1 - p > 0 /\ p * (ln p - ln (3 / 4)) + (1 - p) * (ln (1 - p) + ln 4) >= ln (4 / 3) / 2.
Proof.
  intros p H0 H1; split; [lra |].
  pose proof (ln_gap (1 / 2) p ltac:(lra) ltac:(lra)) as A; pose proof (ln_gap (1 / 2) (1 - p) ltac:(lra) ltac:(lra)) as B.
  apply (Rmult_le_compat_l p) in A; [| lra]; apply (Rmult_le_compat_l (1 - p)) in B; [| lra].
  replace (p * ((1 / 2 - p) / p)) with (1 / 2 - p) in A by (field; lra).
  replace ((1 - p) * ((1 / 2 - (1 - p)) / (1 - p))) with (1 / 2 - (1 - p)) in B by (field; lra).
  assert (E : ln 4 = 2 * ln 2) by (replace 4 with (2 * 2) by ring; rewrite ln_mult by lra; ring).
  rewrite ln_quotient, ln_1 in A, B by lra; rewrite !ln_quotient, E by lra.
  assert (L : 0 <= ln 3) by interval; pose proof (mul_le (1 / 2 - p) (ln 3) ltac:(lra) L); lra.
Qed.

Lemma past_hidden_constants_two_arms : forall (C : R) (K : R) (R_ : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> K >= 2 -> 1 - 1 / K > 0 -> 1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) + ln 4) + (ln (1 / K) - ln (3 / 4)) / K) / (T * Rmin 1 (C / (d + 1)))) >= 0 -> R_ >= T * sqrt (1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) + ln 4) + (ln (1 / K) - ln (3 / 4)) / K) / (T * Rmin 1 (C / (d + 1))))) / 8 -> 1 - 1 / K > 0 -> 1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) + ln 4) + (ln (1 / K) - ln (3 / 4)) / K) / (T * Rmin 1 (C / (d + 1)))) >= 7 * Rmin 1 (K / (T * Rmin 1 (C / (d + 1)))) / 16 -> R_ >= sqrt 7 * Rmin T (sqrt K * sqrt T * sqrt (Rmax 1 ((d + 1) / C))) / 32.
Proof.
  intros C K R_ T d H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  call A (1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) + ln 4) + (ln (1 / K) - ln (3 / 4)) / K) / (T * Rmin 1 (C / (d + 1))))).
  assert (M0 : 0 < Rmin 1 (C / (d + 1))) by (apply Rmin_glb_lt; pos).
  assert (MM : Rmax 1 ((d + 1) / C) = 1 / Rmin 1 (C / (d + 1))).
  {
  destruct (Rle_or_lt (d + 1) C) as [Q | Q].
  rewrite Rmax_left by (fraction_le (C - d - 1) C; lra); rewrite Rmin_left by (fraction_le (C - d - 1) (d + 1); lra); lra.
  rewrite Rmax_right by (fraction_le (d + 1 - C) C; lra); rewrite Rmin_right by (fraction_le (d + 1 - C) (d + 1); lra); field; lra.
  }
  rewrite MM; call m (Rmin 1 (C / (d + 1))).
  pose proof (Rmin_l T (sqrt K * sqrt T * sqrt (1 / m))) as YT; pose proof (Rmin_r T (sqrt K * sqrt T * sqrt (1 / m))) as YW.
  assert (Y0 : 0 <= Rmin T (sqrt K * sqrt T * sqrt (1 / m))) by (apply Rmin_glb; pos).
  call Y (Rmin T (sqrt K * sqrt T * sqrt (1 / m))).
  assert (B : Y ^ 2 / T ^ 2 <= Rmin 1 (K / (T * m))).
  {
  apply Rmin_glb.
  fraction_le (T ^ 2 - Y ^ 2) (T ^ 2); pose proof (pow_incr Y T 2 (conj Y0 YT)); lra.
  pose proof (pow_incr Y _ 2 (conj Y0 YW)) as V.
  replace ((sqrt K * sqrt T * sqrt (1 / m)) ^ 2) with (sqrt K ^ 2 * sqrt T ^ 2 * sqrt (1 / m) ^ 2) in V by ring.
  rewrite !pow2_sqrt in V by pos.
  replace (K / (T * m)) with (K * T * (1 / m) / T ^ 2) by (field; lra).
  apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; pos | exact V].
  }
  assert (D : sqrt 7 * Y / (4 * T) <= sqrt A).
  {
  apply Rsqr_incr_0_var; [| apply sqrt_pos]; rewrite Rsqr_sqrt by lra; unfold Rsqr.
  replace (sqrt 7 * Y / (4 * T) * (sqrt 7 * Y / (4 * T))) with (sqrt 7 ^ 2 * (Y ^ 2 / T ^ 2) / 16) by (field; lra); rewrite pow2_sqrt by lra; lra.
  }
  apply (Rmult_le_compat_l T) in D; [| lra].
  replace (T * (sqrt 7 * Y / (4 * T))) with (sqrt 7 * Y / 4) in D by (field; lra); lra.
Qed.

Lemma past_hidden_constants_fifteen_arms_information : forall (p : R), 0 < p -> p <= 1 / 15 -> 1 - p > 0 /\ p * (ln p - ln (3 / 8)) + (1 - p) * (ln (1 - p) - ln (5 / 8)) >= ln (25 / 9) / 4.
Proof.
  intros p H0 H1; split; [lra |].
  pose proof (ln_gap (1 / 15) p ltac:(lra) ltac:(lra)) as A; pose proof (ln_gap (14 / 15) (1 - p) ltac:(lra) ltac:(lra)) as B.
  apply (Rmult_le_compat_l p) in A; [| lra]; apply (Rmult_le_compat_l (1 - p)) in B; [| lra].
  replace (p * ((1 / 15 - p) / p)) with (1 / 15 - p) in A by (field; lra).
  replace ((1 - p) * ((14 / 15 - (1 - p)) / (1 - p))) with (14 / 15 - (1 - p)) in B by (field; lra).
  assert (U : - 173 / 100 <= ln (1 / 15) - ln (3 / 8) <= - 172 / 100) by (split; interval).
  assert (V : 4 / 10 <= ln (14 / 15) - ln (5 / 8)) by interval; assert (W : ln (25 / 9) <= 1022 / 1000) by interval.
  pose proof (mul_le (1 / 15 - p) (ln (14 / 15) - ln (5 / 8) - (ln (1 / 15) - ln (3 / 8))) ltac:(lra) ltac:(lra)).
  lra.
Qed.

Lemma past_hidden_constants_fifteen_arms : forall (C : R) (K : R) (R_ : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> K >= 15 -> 1 - 1 / K > 0 -> 1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (5 / 8)) + (ln (1 / K) - ln (3 / 8)) / K) / (T * Rmin 1 (C / (d + 1)))) >= 0 -> R_ >= 5 * T * sqrt (1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (5 / 8)) + (ln (1 / K) - ln (3 / 8)) / K) / (T * Rmin 1 (C / (d + 1))))) / 16 -> 1 - 1 / K > 0 -> 1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (5 / 8)) + (ln (1 / K) - ln (3 / 8)) / K) / (T * Rmin 1 (C / (d + 1)))) >= 16 * Rmin 1 (K / (T * Rmin 1 (C / (d + 1)))) / 25 -> R_ >= Rmin T (sqrt K * sqrt T * sqrt (Rmax 1 ((d + 1) / C))) / 4.
Proof.
  intros C K R_ T d H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  call A (1 - exp (- 4 * K * ((1 - 1 / K) * (ln (1 - 1 / K) - ln (5 / 8)) + (ln (1 / K) - ln (3 / 8)) / K) / (T * Rmin 1 (C / (d + 1))))).
  assert (M0 : 0 < Rmin 1 (C / (d + 1))) by (apply Rmin_glb_lt; pos).
  assert (MM : Rmax 1 ((d + 1) / C) = 1 / Rmin 1 (C / (d + 1))).
  {
  destruct (Rle_or_lt (d + 1) C) as [Q | Q].
  rewrite Rmax_left by (fraction_le (C - d - 1) C; lra); rewrite Rmin_left by (fraction_le (C - d - 1) (d + 1); lra); lra.
  rewrite Rmax_right by (fraction_le (d + 1 - C) C; lra); rewrite Rmin_right by (fraction_le (d + 1 - C) (d + 1); lra); field; lra.
  }
  rewrite MM; call m (Rmin 1 (C / (d + 1))).
  pose proof (Rmin_l T (sqrt K * sqrt T * sqrt (1 / m))) as YT; pose proof (Rmin_r T (sqrt K * sqrt T * sqrt (1 / m))) as YW.
  assert (Y0 : 0 <= Rmin T (sqrt K * sqrt T * sqrt (1 / m))) by (apply Rmin_glb; pos).
  call Y (Rmin T (sqrt K * sqrt T * sqrt (1 / m))).
  assert (B : Y ^ 2 / T ^ 2 <= Rmin 1 (K / (T * m))).
  {
  apply Rmin_glb.
  fraction_le (T ^ 2 - Y ^ 2) (T ^ 2); pose proof (pow_incr Y T 2 (conj Y0 YT)); lra.
  pose proof (pow_incr Y _ 2 (conj Y0 YW)) as V.
  replace ((sqrt K * sqrt T * sqrt (1 / m)) ^ 2) with (sqrt K ^ 2 * sqrt T ^ 2 * sqrt (1 / m) ^ 2) in V by ring.
  rewrite !pow2_sqrt in V by pos.
  replace (K / (T * m)) with (K * T * (1 / m) / T ^ 2) by (field; lra).
  apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; pos | exact V].
  }
  assert (D : 4 * Y / (5 * T) <= sqrt A).
  {
  apply Rsqr_incr_0_var; [| apply sqrt_pos]; rewrite Rsqr_sqrt by lra; unfold Rsqr.
  replace (4 * Y / (5 * T) * (4 * Y / (5 * T))) with (16 * (Y ^ 2 / T ^ 2) / 25) by (field; lra); lra.
  }
  apply (Rmult_le_compat_l T) in D; [| lra].
  replace (T * (4 * Y / (5 * T))) with (4 * Y / 5) in D by (field; lra); lra.
Qed.

Lemma past_lower_many_arms_bits : forall (ell : R), 0 < ell -> ell >= 4 -> (3 * ell + 3) * ln 2 <= ell * ln 15.
Proof.
  intros ell H0 H1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  pose proof ((ltac:(interval) : 27080501 / 10000000 <= ln 15)) as F5.
  pose proof ((ltac:(interval) : ln 15 <= 3385063 / 1250000)) as F6.
  remember (ln 15) as l7 eqn:E8 in *.
  fraction_le (- 3 * ell * l3 + ell * l7 - 3 * l3) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 3 * ell * l3 - ell * l7 + 3 * l3) by lra.
  assert (P9 : 0 <= 6931473 / 10000000 - l3) by (pose proof F2; lra).
  pose proof (mul_le _ _ P9 (Rlt_le _ _ H0)) as T10.
  pose proof (mul_lt _ _ H0 Neg0) as T11.
  assert (P12 : 0 <= ell - 4) by (pose proof (Rge_le _ _ H1); lra).
  pose proof (mul_le _ _ P12 (Rlt_le _ _ H0)) as T13.
  pose proof (mul_le _ _ (mul_le _ _ P9 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) as T14.
  assert (P15 : 0 <= l7 - 27080501 / 10000000) by (pose proof F5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P15 (Rlt_le _ _ H0)) (Rlt_le _ _ H0)) as T16.
  clear - Neg T10 T11 T13 P12 T14 T16; lra.
Qed.

Lemma past_lower_bandit_few_arms__lemma_1 : forall (C : R) (K : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> C >= 1 -> sqrt K * sqrt T * sqrt (1 + d / C) <= sqrt K * sqrt T * sqrt (d + 1).
Proof.
  intros C K T d H0 H1 H2 H3 H4.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < 1 + d / C) by pos.
  root r10 F11 E12 (1 + d / C).
  assert (S13 : 0 < d + 1) by pos.
  root r14 F15 E16 (d + 1).
  fraction_le (- r10 * r2 * r6 + r14 * r2 * r6) (1).
  enough (V18 : 0 <= (r2 * r6) * (- r10 + r14)) by lra.
  apply mul_le; [pos |].
  assert (R22 : 0 <= r14 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V68 : 0 <= d - r10 ^ 2 + 1).
  {
  numerator_eq N63 E12 (C * r10 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - d + r10 ^ 2 - 1) by lra.
  assert (P64 : 0 <= C - 1) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ P64 H3) as T65.
  pose proof (mul_lt _ _ H0 Neg0) as T66.
  assert (Q67 : (1) * (C * r10 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  clear - Neg T65 T66 Q67; lra.
  }
  assert (V0 : - d + r14 ^ 2 - 1 = 0).
  {
  numerator_eq N69 E12 (C * r10 ^ 2 - C - d) (C).
  assert (Q70 : (1) * (- d + r14 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q70; lra.
  }
  lra.
  }
  numerator_eq N60 E12 (C * r10 ^ 2 - C - d) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r14) by lra.
  assert (P61 : 0 <= - r10 + r14) by (pose proof R22; lra).
  clear - Neg P61 Neg0; lra.
Qed.

Lemma past_lower_bandit_few_arms__lemma_2 : forall (L : R) (T : R) (d : R), 0 < L -> 0 < T -> 0 <= d -> sqrt d * sqrt L * sqrt T <= sqrt L * sqrt T * sqrt (d + 1).
Proof.
  intros L T d H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_lower_bandit_few_arms : forall (C : R) (K : R) (L : R) (R_ : R) (T : R) (d : R) (ell : R), 0 < C -> 0 < K -> 0 < L -> 0 < T -> 0 <= d -> 0 < ell -> C >= 1 -> 2 * sqrt 2 * sqrt K + 2 * sqrt 2 * sqrt L <= 9 * sqrt ell -> R_ >= Rmin (T / 2) (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4) -> R_ >= Rmin T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt L * sqrt T) / 9.
Proof.
  intros C K L R_ T d ell H0 H1 H2 H3 H4 H5 H6 H7 H8.
  pose proof (past_lower_bandit_few_arms__lemma_1 C K T d shown shown shown shown shown) as K0.
  pose proof (past_lower_bandit_few_arms__lemma_2 L T d shown shown shown) as K1.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  assert (S9 : 0 < L) by pos.
  root r10 F11 E12 L.
  subst L.
  assert (S13 : 0 < ell) by pos.
  root r14 F15 E16 ell.
  subst ell.
  assert (S17 : 0 < T) by pos.
  root r18 F19 E20 T.
  subst T.
  assert (S21 : 0 < d + 1) by pos.
  root r22 F23 E24 (d + 1).
  pose proof (Rmin_or ((r18 ^ 2) / 2) (r2 * r18 * r14 * r22 / 4)) as M25.
  assert (S26 : 0 < Rmin ((r18 ^ 2) / 2) (r2 * r18 * r14 * r22 / 4)) by pos.
  call m27 (Rmin ((r18 ^ 2) / 2) (r2 * r18 * r14 * r22 / 4)).
  assert (S28 : 0 < 1 + d / C) by pos.
  root r29 F30 E31 (1 + d / C).
  assert (S33 : 0 <= d) by pos.
  root_0 r34 F35 E36 d.
  subst d.
  pose proof (Rmin_or ((r18 ^ 2)) (r6 * r18 * r29 + r34 * r10 * r18)) as M37.
  assert (S38 : 0 < Rmin ((r18 ^ 2)) (r6 * r18 * r29 + r34 * r10 * r18)) by pos.
  call m39 (Rmin ((r18 ^ 2)) (r6 * r18 * r29 + r34 * r10 * r18)).
  destruct M25 as [[E40 L41] | [E40 L41]]; try rewrite E40 in *.
  {
  destruct M37 as [[E42 L43] | [E42 L43]]; try rewrite E42 in *.
  {
  apply Rle_ge.
  fraction_le (R_ - r18 ^ 2 / 9) (1).
  numerator_eq N44 E31 (C * r29 ^ 2 - C - r34 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r18 ^ 2 / 9) by lra.
  assert (P45 : 0 < r18 ^ 2) by (pose proof H3; lra).
  assert (P46 : 0 <= R_ - r18 ^ 2 / 2) by (pose proof (Rge_le _ _ H8); lra).
  clear - Neg P45 P46 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (R_ - r10 * r18 * r34 / 9 - r18 * r29 * r6 / 9) (1).
  numerator_eq N47 E31 (C * r29 ^ 2 - C - r34 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r10 * r18 * r34 / 9 + r18 * r29 * r6 / 9) by lra.
  assert (P48 : 0 <= R_ - r18 ^ 2 / 2) by (pose proof (Rge_le _ _ H8); lra).
  assert (P49 : 0 <= - r10 * r18 * r34 + r18 ^ 2 - r18 * r29 * r6) by (pose proof L43; lra).
  assert (P50 : 0 < r18 ^ 2) by (pose proof H3; lra).
  clear - Neg P48 P49 Neg0 P50; lra.
  }
  }
  {
  destruct M37 as [[E51 L52] | [E51 L52]]; try rewrite E51 in *.
  {
  apply Rle_ge.
  fraction_le (R_ - r18 ^ 2 / 9) (1).
  numerator_eq N103 E31 (C * r29 ^ 2 - C - r34 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r18 ^ 2 / 9) by lra.
  assert (P104 : 0 <= R_ - r14 * r18 * r2 * r22 / 4) by (pose proof (Rge_le _ _ H8); lra).
  assert (P105 : 0 <= r10 * r18 * r34 - r18 ^ 2 + r18 * r29 * r6) by (pose proof L52; lra).
  assert (P106 : 0 <= - 2 * r10 * r2 + 9 * r14 - 2 * r2 * r6) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P106 (Rlt_le _ _ F19)) (Rlt_le _ _ F3)) (Rlt_le _ _ F23)) as T107.
  assert (Q108 : (- 2 * r10 * r18 * r22 - 2 * r18 * r22 * r6) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (P109 : 0 <= r18 * r22 * r6 - r18 * r29 * r6) by (pose proof K0; lra).
  assert (P110 : 0 <= r10 * r18 * r22 - r10 * r18 * r34) by (pose proof K1; lra).
  clear - Neg P104 P105 Neg0 T107 Q108 P109 P110; lra.
  }
  {
  apply Rle_ge.
  fraction_le (R_ - r10 * r18 * r34 / 9 - r18 * r29 * r6 / 9) (1).
  numerator_eq N154 E31 (C * r29 ^ 2 - C - r34 ^ 2) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r10 * r18 * r34 / 9 + r18 * r29 * r6 / 9) by lra.
  assert (P155 : 0 <= R_ - r14 * r18 * r2 * r22 / 4) by (pose proof (Rge_le _ _ H8); lra).
  assert (P156 : 0 <= r18 * r22 * r6 - r18 * r29 * r6) by (pose proof K0; lra).
  assert (P157 : 0 <= r10 * r18 * r22 - r10 * r18 * r34) by (pose proof K1; lra).
  assert (P158 : 0 <= - 2 * r10 * r2 + 9 * r14 - 2 * r2 * r6) by (pose proof H7; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P158 (Rlt_le _ _ F19)) (Rlt_le _ _ F3)) (Rlt_le _ _ F23)) as T159.
  assert (Q160 : (- 2 * r10 * r18 * r22 - 2 * r18 * r22 * r6) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg P155 P156 P157 Neg0 T159 Q160; lra.
  }
  }
Qed.

Lemma past_lower_roots : forall (C : R) (K : R) (T : R) (d : R), 0 < C -> 0 < K -> 0 < T -> 0 <= d -> sqrt K * sqrt T * sqrt (1 + d / C) <= sqrt 2 * sqrt K * sqrt T * sqrt (Rmax 1 ((d + 1) / C)).
Proof.
  intros C K T d H0 H1 H2 H3.
  assert (S1 : 0 < K) by pos.
  root r2 F3 E4 K.
  subst K.
  assert (S5 : 0 < T) by pos.
  root r6 F7 E8 T.
  subst T.
  assert (S9 : 0 < 1 + d / C) by pos.
  root r10 F11 E12 (1 + d / C).
  assert (S13 : 0 < 2) by pos.
  root r14 F15 E16 2.
  pose proof (Rmax_or (1) ((d + 1) / C)) as M17.
  assert (S18 : 0 < Rmax (1) ((d + 1) / C)) by pos.
  call m19 (Rmax (1) ((d + 1) / C)).
  assert (S20 : 0 < m19) by pos.
  root r21 F22 E23 m19.
  destruct M17 as [[E24 L25] | [E24 L25]]; try rewrite E24 in *.
  {
  fraction_le (- r10 * r2 * r6 + r14 * r2 * r21 * r6) (1).
  enough (V28 : 0 <= (r2 * r6) * (- r10 + r14 * r21)) by lra.
  apply mul_le; [pos |].
  assert (R58 : 0 <= r14 * r21 - r10).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V80 : 0 <= 2 - r10 ^ 2).
  {
  numerator_eq N76 E12 (C * r10 ^ 2 - C - d) (C).
  numerator_le N77 L25 (C - d - 1) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 ^ 2 - 2) by lra.
  pose proof (mul_lt _ _ H0 Neg0) as T78.
  assert (Q79 : (1) * (C * r10 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  clear - Neg N77 T78 Q79; lra.
  }
  assert (V0 : r14 ^ 2 * r21 ^ 2 - 2 = 0).
  {
  numerator_eq N81 E12 (C * r10 ^ 2 - C - d) (C).
  numerator_le N82 L25 (C - d - 1) (C).
  assert (Q83 : (r21 ^ 2) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q84 : (2) * (r21 ^ 2 - 1) = 0) by (apply mul_zero; lra).
  clear - Q83 Q84; lra.
  }
  lra.
  }
  numerator_eq N71 E12 (C * r10 ^ 2 - C - d) (C).
  numerator_le N72 L25 (C - d - 1) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r14 * r21) by lra.
  assert (P73 : 0 <= - r10 + r14 * r21) by (pose proof R58; lra).
  clear - Neg P73 Neg0; lra.
  }
  {
  fraction_le (- r10 * r2 * r6 + r14 * r2 * r21 * r6) (1).
  enough (V89 : 0 <= (r2 * r6) * (- r10 + r14 * r21)) by lra.
  apply mul_le; [pos |].
  numerator_eq N171 E12 (C * r10 ^ 2 - C - d) (C).
  numerator_lt N172 S18 (d + 1) (C).
  numerator_eq N173 E23 (C * r21 ^ 2 - d - 1) (C).
  numerator_le N174 L25 (- C + d + 1) (C).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r10 - r14 * r21) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H0 F11) Neg0) as T175.
  assert (Q176 : (1) * (C * r10 ^ 2 - C - d) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ H0 F15) F22) Neg0) as T177.
  assert (Q178 : (- C * r21 ^ 2) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q179 : (- 2) * (C * r21 ^ 2 - d - 1) = 0) by (apply mul_zero; lra).
  clear - Neg N174 T175 Q176 T177 Q178 Q179; lra.
  }
Qed.

Lemma past_lower_roots_logarithm : forall (L : R) (T : R) (d : R) (ell : R), 0 < L -> 0 < T -> 0 <= d -> 0 < ell -> 3 * L <= ell * ln 15 -> sqrt d * sqrt L * sqrt T <= sqrt 3 * sqrt T * sqrt ell * sqrt (d + 1) * sqrt (ln 15) / 3.
Proof.
  intros L T d ell H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma past_lower_bandit_many_arms : forall (C : R) (K : R) (L : R) (R_ : R) (T : R) (d : R) (ell : R), 0 < C -> 0 < K -> 0 < L -> 0 < T -> 0 <= d -> 0 < ell -> 4 * R_ >= Rmin T (sqrt K * sqrt T * sqrt (Rmax 1 ((d + 1) / C))) -> R_ >= Rmin (T / 2) (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4) -> sqrt K * sqrt T * sqrt (1 + d / C) <= sqrt 2 * sqrt K * sqrt T * sqrt (Rmax 1 ((d + 1) / C)) -> sqrt d * sqrt L * sqrt T <= sqrt 3 * sqrt T * sqrt ell * sqrt (d + 1) * sqrt (ln 15) / 3 -> 2 * sqrt 6 * sqrt (ln 15) / 3 + 4 * sqrt 2 <= 9 -> R_ >= Rmin T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt L * sqrt T) / 9.
Proof.
  intros C K L R_ T d ell H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10.
  pose proof (Rmin_l T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt L * sqrt T)) as ML; pose proof (Rmin_r T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt L * sqrt T)) as MR.
  call goal (Rmin T (sqrt K * sqrt T * sqrt (1 + d / C) + sqrt d * sqrt L * sqrt T)).
  assert (S6 : sqrt 6 = sqrt 2 * sqrt 3) by (rewrite <- sqrt_mult by lra; f_equal; lra).
  pose proof (pow2_sqrt 2 ltac:(lra)) as S2.
  assert (W0 : 0 <= sqrt K * sqrt T * sqrt (Rmax 1 ((d + 1) / C))) by (repeat apply mul_le; apply sqrt_pos).
  assert (Q0 : 0 <= sqrt 3 * sqrt (ln 15)) by (apply mul_le; apply sqrt_pos).
  pose proof (sqrt_pos 2) as P2.
  destruct (Rmin_or T (sqrt K * sqrt T * sqrt (Rmax 1 ((d + 1) / C)))) as [[E F] | [E F]]; rewrite E in H6; [lra |].
  destruct (Rmin_or (T / 2) (sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4)) as [[G I] | [G I]]; rewrite G in H7; [lra |].
  pose proof (mul_le (sqrt 2) (4 * R_ - sqrt K * sqrt T * sqrt (Rmax 1 ((d + 1) / C))) P2 ltac:(lra)) as A.
  pose proof (mul_le (sqrt 3 * sqrt (ln 15) * sqrt 2) (R_ - sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4) (mul_le _ _ Q0 P2) ltac:(lra)) as B.
  pose proof (mul_le R_ (9 - (2 * sqrt 6 * sqrt (ln 15) / 3 + 4 * sqrt 2)) ltac:(lra) ltac:(lra)) as D.
  rewrite S6 in D.
  replace (sqrt 3 * sqrt (ln 15) * sqrt 2 * (R_ - sqrt 2 * sqrt T * sqrt ell * sqrt (d + 1) / 4)) with (sqrt 3 * sqrt (ln 15) * sqrt 2 * R_ - sqrt 2 ^ 2 * (sqrt 3 * sqrt T * sqrt ell * sqrt (d + 1) * sqrt (ln 15)) / 4) in B by field.
  rewrite S2 in B; lra.
Qed.

Lemma past_hidden_slope : forall (S_ : R) (p : R), 0 < S_ -> 0 < p -> S_ < 1 -> p < 1 -> 1 - S_ <> 0 /\ (1 - p) / (1 - S_) - p / S_ = (S_ - p) / (S_ * (1 - S_)).
Proof.
  intros S_ p H0 H1 H2 H3.
  assert (G0 : 1 - S_ <> 0).
  {
  fraction_ne (S_ - 1) (1).
  assert (L1 : 0 < 1 - S_) by pos.
  lra.
  }
  assert (G1 : (1 - p) / (1 - S_) - p / S_ = (S_ - p) / (S_ * (1 - S_))).
  {
  fraction_eq (0) (1).
  ring.
  }
  exact (conj G0 G1).
Qed.

Lemma past_hidden_mass : forall (S_ : R) (p : R), 0 < S_ -> 0 < p -> S_ < 1 -> 1 - p / S_ = (S_ - p) / S_.
Proof.
  intros S_ p H0 H1 H2.
  fraction_eq (0) (1).
  ring.
Qed.
