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

Lemma past_blocks_full_information_squared : forall (T : R) (ell : R) (i : R) (j : R) (x : R), 0 < T -> 0 < ell -> 0 < i -> 0 <= j -> 0 < x -> i * (1 + j / (2 * ell * i)) ^ 2 >= i - 1 / 2 + (2 * j + 1) / (2 * ell) -> T <= ell * x * (2 * i - 1 + (2 * j + 1) / ell) -> i * ell ^ 2 * x ^ 2 * (1 + j / (2 * ell * i)) ^ 2 / 4 >= T * ell * x / 8.
Proof.
  intros T ell i j x H0 H1 H2 H3 H4 H5 H6.
  replace ((2 * j + 1) / (2 * ell)) with ((2 * j + 1) / ell / 2) in H5 by (field; lra).
  call w ((2 * j + 1) / ell); call q ((1 + j / (2 * ell * i)) ^ 2).
  pose proof (mul_le (ell * x * (ell * x)) (i * q - (i - 1 / 2 + w / 2)) ltac:(pos) ltac:(lra)).
  pose proof (mul_le (ell * x) (ell * x * (2 * i - 1 + w) - T) ltac:(pos) ltac:(lra)); lra.
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

Lemma past_blocks_full_information : forall (L : R) (R_ : R) (T : R) (ell : R) (u : R), 0 < L -> 0 < T -> 0 < ell -> 0 < u -> R_ >= Rmin (T / 2) (sqrt 2 * sqrt ell * sqrt u / 4) -> 8 * L <= 9 * ell -> R_ >= Rmin T (sqrt L * sqrt u) / 3.
Proof.
  intros L R_ T ell u H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 < ell) by pos.
  root r6 F7 E8 ell.
  subst ell.
  assert (S9 : 0 < u) by pos.
  root r10 F11 E12 u.
  subst u.
  pose proof (Rmin_or (T / 2) (r2 * r6 * r10 / 4)) as M13.
  assert (S14 : 0 < Rmin (T / 2) (r2 * r6 * r10 / 4)) by pos.
  call m15 (Rmin (T / 2) (r2 * r6 * r10 / 4)).
  assert (S16 : 0 < L) by pos.
  root r17 F18 E19 L.
  subst L.
  pose proof (Rmin_or (T) (r17 * r10)) as M20.
  assert (S21 : 0 < Rmin (T) (r17 * r10)) by pos.
  call m22 (Rmin (T) (r17 * r10)).
  destruct M13 as [[E23 L24] | [E23 L24]]; try rewrite E23 in *.
  {
  destruct M20 as [[E25 L26] | [E25 L26]]; try rewrite E25 in *.
  {
  apply Rle_ge.
  fraction_le (R_ - T / 3) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + T / 3) by lra.
  assert (P27 : 0 <= R_ - T / 2) by (pose proof (Rge_le _ _ H4); lra).
  clear - Neg H1 P27 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (R_ - r10 * r17 / 3) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r10 * r17 / 3) by lra.
  assert (P28 : 0 <= R_ - T / 2) by (pose proof (Rge_le _ _ H4); lra).
  assert (P29 : 0 <= T - r10 * r17) by (pose proof L26; lra).
  clear - Neg P28 P29 Neg0 H1; lra.
  }
  }
  {
  destruct M20 as [[E30 L31] | [E30 L31]]; try rewrite E30 in *.
  {
  apply Rle_ge.
  fraction_le (R_ - T / 3) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + T / 3) by lra.
  assert (P72 : 0 <= - T + r10 * r17) by (pose proof L31; lra).
  pose proof (mul_le _ _ (mul_le _ _ P72 (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T73.
  pose proof (mul_le _ _ P72 (Rlt_le _ _ F18)) as T74.
  pose proof (mul_lt _ _ (mul_lt _ _ F3 F7) Neg0) as T75.
  pose proof (mul_lt _ _ F18 Neg0) as T76.
  assert (P77 : 0 <= R_ - r10 * r2 * r6 / 4) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ (mul_le _ _ P77 (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T78.
  assert (Q79 : (- r10 * r6 ^ 2 / 4) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ P77 (Rlt_le _ _ F18)) as T80.
  assert (P81 : 0 <= - 8 * r17 ^ 2 + 9 * r6 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ P81 (Rlt_le _ _ F11)) as T82.
  clear - Neg T73 T74 T75 T76 T78 Q79 T80 T82; lra.
  }
  {
  apply Rle_ge.
  fraction_le (R_ - r10 * r17 / 3) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + r10 * r17 / 3) by lra.
  assert (P123 : 0 <= R_ - r10 * r2 * r6 / 4) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_le _ _ P123 (Rlt_le _ _ F18)) as T124.
  assert (P125 : 0 <= - 8 * r17 ^ 2 + 9 * r6 ^ 2) by (pose proof H5; lra).
  pose proof (mul_le _ _ P125 (Rlt_le _ _ F11)) as T126.
  pose proof (mul_lt _ _ (mul_lt _ _ F3 F7) Neg0) as T127.
  pose proof (mul_lt _ _ F18 Neg0) as T128.
  pose proof (mul_le _ _ (mul_le _ _ P123 (Rlt_le _ _ F3)) (Rlt_le _ _ F7)) as T129.
  assert (Q130 : (- r10 * r6 ^ 2 / 4) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T124 T126 T127 T128 T129 Q130; lra.
  }
  }
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

Lemma past_hidden_gap : forall (kappa_s : R), 0 < kappa_s -> kappa_s = kappa_s.
Proof.
  intros kappa_s H0.
  repeat split; by_parts.
Qed.

Lemma past_hidden_bandit : forall (R_ : R) (T : R) (barS : R) (epsilon : R) (s : R), 0 < T -> 0 <= barS -> 0 < epsilon -> 0 <= s -> R_ >= T * epsilon * (1 - barS) -> barS <= s -> s < 1 -> R_ >= T * epsilon * (1 - s).
Proof.
  intros R_ T barS epsilon s H0 H1 H2 H3 H4 H5 H6.
  apply Rle_ge.
  fraction_le (R_ + T * epsilon * s - T * epsilon) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ - T * epsilon * s + T * epsilon) by lra.
  assert (P1 : 0 <= R_ + T * barS * epsilon - T * epsilon) by (pose proof (Rge_le _ _ H4); lra).
  assert (P2 : 0 <= - barS + s) by (pose proof H5; lra).
  pose proof (mul_le _ _ (mul_le _ _ P2 (Rlt_le _ _ H0)) (Rlt_le _ _ H2)) as T3.
  clear - Neg P1 T3 Neg0; lra.
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

Lemma past_hidden_constants_two_arms : forall (p : R), 0 < p -> p <= 1 / 2 -> 1 - p > 0 /\ p * (ln p - ln (3 / 4)) + (1 - p) * (ln (1 - p) + ln 4) >= ln (4 / 3) / 2.
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

Lemma past_hidden_constants_two_arms_value : sqrt 7 / 32 = sqrt 7 / 32.
Proof.
  repeat split; by_parts.
Qed.

Lemma past_hidden_constants_fifteen_arms : forall (p : R), 0 < p -> p <= 1 / 15 -> 1 - p > 0 /\ p * (ln p - ln (3 / 8)) + (1 - p) * (ln (1 - p) - ln (5 / 8)) >= ln (25 / 9) / 4.
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

Lemma past_hidden_constants_fifteen_arms_value : 1 / 4 = 1 / 4.
Proof.
  repeat split; by_parts.
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

Lemma past_lower_bandit_many_arms : forall (A : R) (B : R) (R_ : R) (T : R) (V : R) (W : R), 0 <= A -> 0 <= B -> 0 < T -> 0 <= V -> 0 <= W -> 4 * R_ >= Rmin T W -> R_ >= Rmin (T / 2) V -> A <= W * sqrt 2 -> B <= 2 * V * sqrt 6 * sqrt (ln 15) / 3 -> 2 * sqrt 6 * sqrt (ln 15) / 3 + 4 * sqrt 2 <= 9 -> R_ >= Rmin T (A + B) / 9.
Proof.
  intros A B R_ T V W H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  pose proof (Rmin_or (T) (W)) as M1.
  assert (S2 : 0 <= Rmin (T) (W)) by pos.
  call m3 (Rmin (T) (W)).
  pose proof (Rmin_or (T / 2) (V)) as M4.
  assert (S5 : 0 <= Rmin (T / 2) (V)) by pos.
  call m6 (Rmin (T / 2) (V)).
  assert (S7 : 0 < 2) by pos.
  root r8 F9 E10 2.
  assert (S11 : 0 < 6) by pos.
  root r12 F13 E14 6.
  pose proof ((ltac:(interval) : 27080501 / 10000000 <= ln 15)) as F15.
  pose proof ((ltac:(interval) : ln 15 <= 3385063 / 1250000)) as F16.
  remember (ln 15) as l17 eqn:E18 in *.
  assert (S21 : 0 < l17).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l17) by lra.
  assert (P20 : 0 <= l17 - 27080501 / 10000000) by (pose proof F15; lra).
  clear - Neg P20 Neg0; lra.
  }
  root r22 F23 E24 l17.
  rewrite E24 in *.
  pose proof (Rmin_or (T) (A + B)) as M25.
  assert (S26 : 0 <= Rmin (T) (A + B)) by pos.
  call m27 (Rmin (T) (A + B)).
  destruct M1 as [[E28 L29] | [E28 L29]]; try rewrite E28 in *.
  {
  destruct M4 as [[E30 L31] | [E30 L31]]; try rewrite E30 in *.
  {
  destruct M25 as [[E32 L33] | [E32 L33]]; try rewrite E32 in *.
  {
  apply Rle_ge.
  fraction_le (R_ - T / 9) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + T / 9) by lra.
  assert (P34 : 0 <= R_ - T / 2) by (pose proof (Rge_le _ _ H6); lra).
  clear - Neg H2 P34 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (- A / 9 - B / 9 + R_) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < A / 9 + B / 9 - R_) by lra.
  assert (P35 : 0 <= R_ - T / 2) by (pose proof (Rge_le _ _ H6); lra).
  assert (P36 : 0 <= - A - B + T) by (pose proof L33; lra).
  clear - Neg P35 P36 Neg0 H2; lra.
  }
  }
  {
  destruct M25 as [[E37 L38] | [E37 L38]]; try rewrite E37 in *.
  {
  apply Rle_ge.
  fraction_le (R_ - T / 9) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + T / 9) by lra.
  assert (P39 : 0 <= 4 * R_ - T) by (pose proof (Rge_le _ _ H5); lra).
  clear - Neg H2 P39 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (- A / 9 - B / 9 + R_) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < A / 9 + B / 9 - R_) by lra.
  assert (P40 : 0 <= 4 * R_ - T) by (pose proof (Rge_le _ _ H5); lra).
  assert (P41 : 0 <= - A - B + T) by (pose proof L38; lra).
  clear - Neg P40 P41 Neg0 H2; lra.
  }
  }
  }
  {
  destruct M4 as [[E42 L43] | [E42 L43]]; try rewrite E42 in *.
  {
  destruct M25 as [[E44 L45] | [E44 L45]]; try rewrite E44 in *.
  {
  apply Rle_ge.
  fraction_le (R_ - T / 9) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + T / 9) by lra.
  assert (P46 : 0 <= R_ - T / 2) by (pose proof (Rge_le _ _ H6); lra).
  clear - Neg H2 P46 Neg0; lra.
  }
  {
  apply Rle_ge.
  fraction_le (- A / 9 - B / 9 + R_) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < A / 9 + B / 9 - R_) by lra.
  assert (P47 : 0 <= R_ - T / 2) by (pose proof (Rge_le _ _ H6); lra).
  assert (P48 : 0 <= - A - B + T) by (pose proof L45; lra).
  clear - Neg P47 P48 Neg0 H2; lra.
  }
  }
  {
  destruct M25 as [[E49 L50] | [E49 L50]]; try rewrite E49 in *.
  {
  apply Rle_ge.
  fraction_le (R_ - T / 9) (1).
  assert (R78 : 0 <= 17 / 12 - r8).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V103 : 0 <= 1 / 144) by pos.
  assert (V0 : 2 - r8 ^ 2 = 0).
  {
  assert (Q104 : (- 1) * (r8 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Q104; lra.
  }
  lra.
  }
  assert (R84 : 0 <= 25 * r8 ^ 2 / 12 - (r12 * r22)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V106 : 0 <= 625 / 36 - 6 * r22 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 6 * r22 ^ 2 - 625 / 36) by lra.
  assert (P105 : 0 <= 3385063 / 1250000 - r22 ^ 2) by (pose proof F16; lra).
  clear - Neg P105 Neg0; lra.
  }
  assert (V0 : - r12 ^ 2 * r22 ^ 2 + 6 * r22 ^ 2 + 625 * r8 ^ 4 / 144 - 625 / 36 = 0).
  {
  assert (Q107 : (625 * r8 ^ 2 / 144 + 625 / 72) * (r8 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q108 : (- r22 ^ 2) * (r12 ^ 2 - 6) = 0) by (apply mul_zero; lra).
  clear - Q107 Q108; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_ + T / 9) by lra.
  assert (P91 : 0 <= 4 * R_ - W) by (pose proof (Rge_le _ _ H5); lra).
  assert (P92 : 0 <= A + B - T) by (pose proof L50; lra).
  assert (P93 : 0 <= - r12 * r22 + 25 * r8 ^ 2 / 12) by (pose proof R84; lra).
  pose proof (mul_le _ _ P93 (Rlt_le _ _ H2)) as T94.
  assert (Q95 : (25 * T / 12) * (r8 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (P96 : 0 <= R_ - V) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ P96 (Rlt_le _ _ F13)) (Rlt_le _ _ F23)) as T97.
  assert (P98 : 0 <= - A + W * r8) by (pose proof H7; lra).
  assert (P99 : 0 <= - B + 2 * V * r12 * r22 / 3) by (pose proof H8; lra).
  assert (P100 : 0 <= 17 / 12 - r8) by (pose proof R78; lra).
  pose proof (mul_le _ _ P100 H4) as T101.
  pose proof (mul_lt _ _ (mul_lt _ _ F13 F23) Neg0) as T102.
  clear - Neg P91 P92 T94 Q95 Neg0 H4 T97 P98 P99 T101 T102; lra.
  }
  {
  apply Rle_ge.
  fraction_le (- A / 9 - B / 9 + R_) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < A / 9 + B / 9 - R_) by lra.
  assert (P109 : 0 <= - A + W * r8) by (pose proof H7; lra).
  assert (P110 : 0 <= - B + 2 * V * r12 * r22 / 3) by (pose proof H8; lra).
  assert (P111 : 0 <= - 2 * r12 * r22 / 3 - 4 * r8 + 9) by (pose proof H9; lra).
  pose proof (mul_le _ _ P111 H0) as T112.
  pose proof (mul_le _ _ P111 H1) as T113.
  assert (P114 : 0 <= 4 * R_ - W) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ P114 (Rlt_le _ _ F9)) as T115.
  assert (P116 : 0 <= R_ - V) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ P116 (Rlt_le _ _ F13)) (Rlt_le _ _ F23)) as T117.
  pose proof (mul_lt _ _ F9 Neg0) as T118.
  pose proof (mul_lt _ _ (mul_lt _ _ F13 F23) Neg0) as T119.
  clear - Neg P109 P110 T112 T113 T115 T117 T118 T119; lra.
  }
  }
  }
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
