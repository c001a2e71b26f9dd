(* past_calibrated: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma past_overflow_gain_mean : forall (C : R) (chernoff : R) (h_T : R) (h_T_1 : R), 0 < C -> 0 < chernoff -> 0 < h_T -> 0 < h_T_1 -> h_T_1 <= h_T -> 2 * C * h_T_1 / (h_T * (2 * chernoff + 2)) <= C / (chernoff + 1).
Proof.
  intros C chernoff h_T h_T_1 H0 H1 H2 H3 H4.
  fraction_le (C * h_T - C * h_T_1) (h_T * (chernoff + 1)).
  enough (V1 : 0 <= (C) * (h_T - h_T_1)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - h_T + h_T_1) by lra.
  assert (P2 : 0 <= h_T - h_T_1) by (pose proof H4; lra).
  clear - Neg P2 Neg0; lra.
Qed.

Lemma past_overflow_gain : forall (C : R) (c : R) (chernoff : R) (h_T : R), 0 < C -> 0 < c -> 0 < chernoff -> 0 < h_T -> c >= 2 * C / (h_T * (2 * chernoff + 2)) -> 1 / c <= h_T * (2 * chernoff + 2) / (2 * C).
Proof.
  intros C c chernoff h_T H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma past_calibrated_weights : forall (c : R) (n : Z) (d : Z -> R), 0 < c -> 0 < IZR n -> (forall i0 : Z, 0 <= d i0) -> sum 1 n (fun k : Z => Rmax 1 (d k / c)) <= IZR n + sum 1 n (fun k : Z => d k) / c.
Proof.
  intros c n d H0 H1 H2.
  assert (G0 : sum 1 n (fun k : Z => Rmax 1 (d k / c)) <= IZR n + sum 1 n (fun k : Z => d k) / c).
  {
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => Rmax 1 (d k / c)) <= IZR n + sum 1 n (fun k : Z => d k) / c) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => Rmax 1 (d k / c)) <= IZR n + sum 1 n (fun k : Z => d k) / c)).
  {
  assert (B : sum 1 1 (fun k : Z => Rmax 1 (d k / c)) <= 1 + sum 1 1 (fun k : Z => d k) / c).
  {
  assert (E2 : sum 1 1 (fun k : Z => Rmax 1 (d k / c)) = (Rmax 1 (d 1%Z / c))) by (written_out).
  call y1 (sum 1 1 (fun k : Z => Rmax 1 (d k / c))).
  subst y1.
  assert (E4 : sum 1 1 (fun k : Z => d k) = (d 1%Z)) by (written_out).
  call y3 (sum 1 1 (fun k : Z => d k)).
  subst y3.
  pose proof (H2 (1)%Z) as F5.
  call o6 (d 1%Z).
  pose proof (Rmax_or (1) (o6 / c)) as M7.
  assert (S8 : 0 < Rmax (1) (o6 / c)) by pos.
  call m9 (Rmax (1) (o6 / c)).
  destruct M7 as [[E10 L11] | [E10 L11]]; try rewrite E10 in *.
  {
  fraction_le (o6) (c).
  pos.
  }
  {
  fraction_le (1) (1).
  pos.
  }
  }
  first [exact B | lra | first_case B].
  }
  {
  intros n Low IH.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  assert (B : sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (d k / c)) <= IZR n + 1 + sum 1 (n + 1)%Z (fun k : Z => d k) / c).
  {
  assert (E2 : sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (d k / c)) = (Rmax 1 (d (n + 1)%Z / c) + sum 1 n (fun k : Z => Rmax 1 (d k / c)))) by (last_term).
  call y1 (sum 1 (n + 1)%Z (fun k : Z => Rmax 1 (d k / c))).
  subst y1.
  assert (E4 : sum 1 (n + 1)%Z (fun k : Z => d k) = (d (n + 1)%Z + sum 1 n (fun k : Z => d k))) by (last_term).
  call y3 (sum 1 (n + 1)%Z (fun k : Z => d k)).
  subst y3.
  call z5 (IZR n).
  assert (F6 : 0 <= sum 1 n (fun k : Z => Rmax 1 (d k / c))) by (apply sum_nonneg; each_term).
  call o7 (sum 1 n (fun k : Z => Rmax 1 (d k / c))).
  assert (F8 : 0 <= sum 1 n (fun k : Z => d k)) by (apply sum_nonneg; each_term).
  call o9 (sum 1 n (fun k : Z => d k)).
  pose proof (H2 (n + 1)%Z) as F10.
  call o11 (d (n + 1)%Z).
  pose proof (Rmax_or (1) (o11 / c)) as M12.
  assert (S13 : 0 < Rmax (1) (o11 / c)) by pos.
  call m14 (Rmax (1) (o11 / c)).
  destruct M12 as [[E15 L16] | [E15 L16]]; try rewrite E15 in *.
  {
  fraction_le (- c * o7 + c * z5 + o11 + o9) (c).
  numerator_le N17 IH (- c * o7 + c * z5 + o9) (c).
  numerator_le N18 L16 (c - o11) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c * o7 - c * z5 - o11 - o9) by lra.
  assert (P19 : 0 <= o11) by (pose proof F10; lra).
  clear - Neg N17 P19 Neg0; lra.
  }
  {
  fraction_le (- c * o7 + c * z5 + c + o9) (c).
  numerator_le N20 IH (- c * o7 + c * z5 + o9) (c).
  numerator_lt N21 S13 (o11) (c).
  numerator_le N22 L16 (- c + o11) (c).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < c * o7 - c * z5 - c - o9) by lra.
  clear - Neg H0 N20 Neg0; lra.
  }
  }
  cbv beta; rewrite ?plus_IZR; first [exact B | lra].
  }
  }
  exact G0.
Qed.

Lemma past_calibrated_tsallis : forall (K : R) (M : R) (S_1 : R), 0 < K -> 0 <= M -> 0 <= S_1 -> S_1 <= 2 * sqrt M -> S_1 * sqrt K + sqrt M * (2 * sqrt K - 2) <= sqrt M * (4 * sqrt K - 2).
Proof.
  intros K M S_1 H0 H1 H2 H3.
  assert (S1 : 0 <= M) by pos.
  root_0 r2 F3 E4 M.
  subst M.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  fraction_le (- S_1 * r6 + 2 * r2 * r6) (1).
  enough (V9 : 0 <= (r6) * (- S_1 + 2 * r2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < S_1 - 2 * r2) by lra.
  assert (P10 : 0 <= - S_1 + 2 * r2) by (pose proof H3; lra).
  clear - Neg P10 Neg0; lra.
Qed.

Lemma past_calibrated_entropy : forall (S_2 : R) (X : R) (ell : R), 0 <= S_2 -> 0 <= X -> 0 <= ell -> S_2 <= 2 * sqrt X -> S_2 * sqrt 2 * sqrt ell / 2 + sqrt 2 * sqrt X * sqrt ell <= 2 * sqrt 2 * sqrt X * sqrt ell.
Proof.
  intros S_2 X ell H0 H1 H2 H3.
  assert (S1 : 0 <= X) by pos.
  root_0 r2 F3 E4 X.
  subst X.
  assert (S5 : 0 < 2) by pos.
  root r6 F7 E8 2.
  assert (S9 : 0 <= ell) by pos.
  root_0 r10 F11 E12 ell.
  subst ell.
  fraction_le (- S_2 * r10 * r6 / 2 + r10 * r2 * r6) (1).
  enough (V13 : 0 <= (r10 * r6) * (- S_2 / 2 + r2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < S_2 / 2 - r2) by lra.
  assert (P14 : 0 <= - S_2 + 2 * r2) by (pose proof H3; lra).
  clear - Neg P14 Neg0; lra.
Qed.

Lemma past_calibrated_bandit : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (c : R) (delta : R) (ell : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> M <= D / c + T -> F <= delta * Rmax 0 (- C + T) -> K >= 1 -> 2 * sqrt 2 * sqrt D * sqrt ell + F + sqrt M * (4 * sqrt K - 2) <= 2 * sqrt 2 * sqrt D * sqrt ell + delta * Rmax 0 (- C + T) + sqrt (D / c + T) * (4 * sqrt K - 2).
Proof.
  intros C D F K M T c delta ell H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11.
  assert (A : sqrt M <= sqrt (D / c + T)) by (apply sqrt_le_1_alt; lra).
  assert (B : 1 <= sqrt K) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra).
  assert (E : sqrt M * (4 * sqrt K - 2) <= sqrt (D / c + T) * (4 * sqrt K - 2)) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma past_calibrated_full_information : forall (C : R) (D : R) (F : R) (K : R) (M : R) (T : R) (X : R) (c : R) (delta : R) (ell : R), 0 < C -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 <= X -> 0 < c -> 0 < delta -> 0 <= ell -> M <= D / c + T -> F <= delta * Rmax 0 (- C + T) -> K >= 1 -> X <= D + M / 8 -> F + 2 * sqrt 2 * sqrt X * sqrt ell <= delta * Rmax 0 (- C + T) + sqrt ell * sqrt (8 * D + D / c + T).
Proof.
  intros C D F K M T X c delta ell H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  assert (Q : 0 <= D / c) by pos.
  assert (A : 2 * sqrt 2 * sqrt X <= sqrt (8 * D + D / c + T)).
  {
  replace (2 * sqrt 2 * sqrt X) with (sqrt 8 * sqrt X).
  -
  rewrite <- sqrt_mult by lra; apply sqrt_le_1_alt; lra.
  -
  replace 8 with (2 * 2 * 2) by ring; rewrite (sqrt_mult (2 * 2) 2), sqrt_square by lra; ring.
  }
  assert (B : sqrt ell * (2 * sqrt 2 * sqrt X) <= sqrt ell * sqrt (8 * D + D / c + T)) by (apply Rmult_le_compat_l; [apply sqrt_pos | exact A]).
  lra.
Qed.

Lemma past_calibrated_better_bandit : forall (C : R) (D : R) (K : R) (T : R) (c : R) (delta : R) (ell : R) (kappa : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 < kappa -> 1 / c <= kappa -> K >= 1 -> 2 * sqrt 2 * sqrt D * sqrt ell + delta * Rmax 0 (- C + T) + sqrt (D / c + T) * (4 * sqrt K - 2) <= 3 * sqrt D * sqrt ell + 4 * sqrt K * sqrt (T + kappa * (D + T)) + T * delta.
Proof.
  intros C D K T c delta ell kappa H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (S2 : sqrt 2 <= 3 / 2) by interval; assert (Q : D / c <= kappa * (D + T)) by (replace (D / c) with (1 / c * D) by (field; lra); assert (0 < 1 / c) by pos; nra).
  assert (Q0 : 0 <= D / c) by pos; assert (A : sqrt (D / c + T) <= sqrt (T + kappa * (D + T))) by (apply sqrt_le_1_alt; lra).
  assert (B : 1 <= sqrt K) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra); pose proof (sqrt_pos (D / c + T)) as P.
  assert (E : sqrt K * sqrt (D / c + T) <= sqrt K * sqrt (T + kappa * (D + T))) by (apply Rmult_le_compat_l; lra).
  assert (PD : 0 <= sqrt D * sqrt ell) by (apply Rmult_le_pos; apply sqrt_pos).
  assert (G : 2 * sqrt 2 * sqrt D * sqrt ell <= 3 * (sqrt D * sqrt ell)) by nra.
  assert (M : delta * Rmax 0 (- C + T) <= delta * T) by (apply Rmult_le_compat_l; [lra | apply Rmax_lub; lra]).
  lra.
Qed.

Lemma past_calibrated_better_full_information : forall (C : R) (D : R) (K : R) (T : R) (c : R) (delta : R) (ell : R) (kappa : R), 0 < C -> 0 <= D -> 0 < K -> 0 < T -> 0 < c -> 0 < delta -> 0 <= ell -> 0 < kappa -> 1 / c <= kappa -> K >= 1 -> delta * Rmax 0 (- C + T) + sqrt ell * sqrt (8 * D + D / c + T) <= T * delta + 3 * sqrt ell * sqrt (kappa + 1) * sqrt (D + T).
Proof.
  intros C D K T c delta ell kappa H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (Q : D / c <= kappa * (D + T)) by (replace (D / c) with (1 / c * D) by (field; lra); assert (0 < 1 / c) by pos; nra).
  assert (Q0 : 0 <= D / c) by pos; assert (PK : 0 <= (kappa + 1) * (D + T)) by pos.
  assert (A : sqrt (8 * D + D / c + T) <= 3 * (sqrt (kappa + 1) * sqrt (D + T))) by (rewrite <- sqrt_mult by lra; apply sqrt_le_of; [pose proof (sqrt_pos ((kappa + 1) * (D + T))); lra |]; rewrite Rpow_mult_distr, pow2_sqrt by exact PK; nra).
  assert (B : sqrt ell * sqrt (8 * D + D / c + T) <= sqrt ell * (3 * (sqrt (kappa + 1) * sqrt (D + T)))) by (apply Rmult_le_compat_l; [apply sqrt_pos | exact A]).
  assert (M : delta * Rmax 0 (- C + T) <= delta * T) by (apply Rmult_le_compat_l; [lra | apply Rmax_lub; lra]).
  lra.
Qed.

Lemma past_patience_tsallis : forall (K : R) (Q : R) (S_1 : R) (mu : R) (n : R), 0 < K -> 0 <= Q -> 0 <= S_1 -> 0 <= mu -> 0 <= n -> S_1 <= 2 * sqrt Q -> K >= 1 -> S_1 * sqrt K + sqrt (Q + n * mu ^ 2) * (2 * sqrt K - 2) <= 2 * mu * sqrt n * sqrt K + sqrt Q * (4 * sqrt K - 2).
Proof.
  intros K Q S_1 mu n H0 H1 H2 H3 H4 H5 H6.
  assert (B : 1 <= sqrt K) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra).
  assert (A : sqrt (Q + n * mu ^ 2) <= sqrt Q + sqrt n * mu) by (apply sqrt_add_le; [lra | pos | rewrite Rpow_mult_distr, pow2_sqrt; lra]).
  assert (E : sqrt (Q + n * mu ^ 2) * (2 * sqrt K - 2) <= (sqrt Q + sqrt n * mu) * (2 * sqrt K - 2)) by (apply Rmult_le_compat_r; lra).
  assert (G : S_1 * sqrt K <= 2 * sqrt Q * sqrt K) by (apply Rmult_le_compat_r; lra).
  assert (0 <= sqrt n * mu) by pos.
  lra.
Qed.

Lemma past_patience_entropy : forall (R_ : R) (S_2 : R) (X : R) (ell : R), 0 <= R_ -> 0 <= S_2 -> 0 <= X -> 0 <= ell -> S_2 <= 2 * sqrt X -> S_2 * sqrt 2 * sqrt ell / 2 + sqrt ell * sqrt (2 * R_ + 2 * X) <= sqrt 2 * sqrt R_ * sqrt ell + 2 * sqrt 2 * sqrt X * sqrt ell.
Proof.
  intros R_ S_2 X ell H0 H1 H2 H3 H4.
  pose proof (sqrt_pos ell) as PE; pose proof (sqrt_pos 2) as P2.
  assert (A : sqrt (2 * R_ + 2 * X) <= sqrt 2 * sqrt R_ + sqrt 2 * sqrt X) by (rewrite <- !sqrt_mult by lra; apply sqrt_add_le; [lra | apply sqrt_pos | rewrite pow2_sqrt; lra]).
  assert (B : sqrt ell * sqrt (2 * R_ + 2 * X) <= sqrt ell * (sqrt 2 * sqrt R_ + sqrt 2 * sqrt X)) by (apply Rmult_le_compat_l; lra).
  assert (E : S_2 * (sqrt 2 * sqrt ell) <= 2 * sqrt X * (sqrt 2 * sqrt ell)) by (apply Rmult_le_compat_r; [pos | lra]).
  lra.
Qed.

Lemma past_patience_bandit : forall (C : R) (D : R) (K : R) (R_T : R) (T : R) (c : R) (d_max : R) (delta : R) (ell : R) (mu : R) (n : R), 0 < C -> 0 <= D -> 0 < K -> 0 <= R_T -> 0 < T -> 0 < c -> 0 <= d_max -> 0 < delta -> 0 <= ell -> 0 <= mu -> 0 <= n -> R_T <= 2 * sqrt 2 * sqrt D * sqrt ell + 2 * mu * sqrt n * sqrt K + sqrt 2 * sqrt d_max * sqrt ell * sqrt mu * sqrt n + delta * Rmax 0 (- C + T) + sqrt (D / c + T) * (4 * sqrt K - 2) -> K >= 1 -> R_T <= 2 * sqrt 2 * sqrt D * sqrt ell + delta * Rmax 0 (- C + T) + sqrt 6 * sqrt mu * sqrt n * sqrt (mu * K + d_max * ell) + sqrt (D / c + T) * (4 * sqrt K - 2).
Proof.
  intros C D K R_T T c d_max delta ell mu n J0 J1 H0 J3 J4 J5 H1 J7 H2 H3 H4 J8 J9.
  enough (G : 2 * mu * sqrt n * sqrt K + sqrt 2 * sqrt d_max * sqrt ell * sqrt mu * sqrt n <= sqrt 6 * sqrt mu * sqrt n * sqrt (mu * K + d_max * ell)) by lra.
  assert (P : 0 <= 6 * (mu * K + d_max * ell)) by pos; pose proof (sqrt_pos K) as PK; pose proof (sqrt_pos n) as PN; pose proof (sqrt_pos mu) as PM.
  pose proof (sqrt_sqrt mu ltac:(lra)) as MM; pose proof (sqrt_sqrt 2 ltac:(lra)) as SS.
  assert (A : 2 * (sqrt mu * sqrt K) + sqrt 2 * (sqrt d_max * sqrt ell) <= sqrt 6 * sqrt (mu * K + d_max * ell)).
  {
  rewrite <- (sqrt_mult 6 (mu * K + d_max * ell)) by pos; rewrite <- (sqrt_mult mu K), <- (sqrt_mult d_max ell) by lra; apply Rsqr_incr_0_var; [| apply sqrt_pos]; rewrite Rsqr_sqrt by exact P; unfold Rsqr.
  pose proof (sqrt_sqrt (mu * K) ltac:(pos)) as A; pose proof (sqrt_sqrt (d_max * ell) ltac:(pos)) as B.
  set (u := sqrt (mu * K)) in *; set (v := sqrt (d_max * ell)) in *; set (s := sqrt 2) in *; rewrite <- A, <- B.
  assert (E : 0 <= (s * u - 2 * v) * (s * u - 2 * v)) by apply Rle_0_sqr.
  replace ((2 * u + s * v) * (2 * u + s * v)) with (4 * (u * u) + 4 * (s * u * v) + s * s * (v * v)) by ring; rewrite SS.
  replace ((s * u - 2 * v) * (s * u - 2 * v)) with (s * s * (u * u) - 4 * (s * u * v) + 4 * (v * v)) in E by ring; rewrite SS in E; lra.
  }
  assert (B : sqrt mu * sqrt n * (2 * (sqrt mu * sqrt K) + sqrt 2 * (sqrt d_max * sqrt ell)) <= sqrt mu * sqrt n * (sqrt 6 * sqrt (mu * K + d_max * ell))) by (apply Rmult_le_compat_l; [pos | exact A]).
  replace (sqrt mu * sqrt n * (2 * (sqrt mu * sqrt K) + sqrt 2 * (sqrt d_max * sqrt ell))) with (2 * (sqrt mu * sqrt mu) * sqrt n * sqrt K + sqrt 2 * sqrt d_max * sqrt ell * sqrt mu * sqrt n) in B by ring.
  rewrite MM in B; lra.
Qed.

Lemma past_patience_full_information : forall (C : R) (D : R) (R_T : R) (T : R) (c : R) (d_max : R) (delta : R) (ell : R) (mu : R) (n : R), 0 < C -> 0 <= D -> 0 <= R_T -> 0 < T -> 0 < c -> 0 <= d_max -> 0 < delta -> 0 <= ell -> 0 <= mu -> 0 <= n -> R_T <= delta * Rmax 0 (- C + T) + sqrt 2 * sqrt ell * sqrt mu * sqrt n * sqrt (d_max + mu / 8) + sqrt ell * sqrt (8 * D + D / c + T) -> R_T <= delta * Rmax 0 (- C + T) + sqrt ell * sqrt mu * sqrt n * sqrt (8 * d_max + mu) / 2 + sqrt ell * sqrt (8 * D + D / c + T).
Proof.
  intros C D R_T T c d_max delta ell mu n J0 J1 J2 J3 J4 H0 J5 H1 H2 H3 J6.
  enough (G : sqrt 2 * sqrt ell * sqrt mu * sqrt n * sqrt (d_max + mu / 8) <= sqrt ell * sqrt mu * sqrt n * sqrt (8 * d_max + mu) / 2) by lra.
  replace (sqrt 2 * sqrt ell * sqrt mu * sqrt n * sqrt (d_max + mu / 8)) with (sqrt ell * sqrt mu * sqrt n * (sqrt 2 * sqrt (d_max + mu / 8))) by ring.
  replace (sqrt ell * sqrt mu * sqrt n * sqrt (8 * d_max + mu) / 2) with (sqrt ell * sqrt mu * sqrt n * (sqrt (8 * d_max + mu) / 2)) by (unfold Rdiv; ring).
  apply Rmult_le_compat_l; [pos |]; rewrite <- sqrt_mult by lra; apply sqrt_le_of; [pose proof (sqrt_pos (8 * d_max + mu)); lra |].
  unfold Rdiv; rewrite Rpow_mult_distr, pow2_sqrt by lra; lra.
Qed.

Lemma past_logarithm_sum_one : forall (y : R), 0 <= y -> ln (y + 1) <= y.
Proof.
  intros y H0.
  pose proof (ln_tangent (y + 1) ltac:(lra)); lra.
Qed.

Lemma past_logarithm_sum_step : forall (k : Z) (kappa : R), 0 < IZR k -> 0 < kappa -> - ln (kappa * IZR k + 1) + ln (kappa * (IZR k + 1) + 1) = ln (kappa / (kappa * IZR k + 1) + 1).
Proof.
  intros k kappa H0 H1.
  assert (P : 0 < kappa * IZR k) by (apply mul_lt; assumption).
  replace (kappa / (kappa * IZR k + 1) + 1) with ((kappa * (IZR k + 1) + 1) / (kappa * IZR k + 1)) by (field; lra); rewrite ln_quotient by nra; ring.
Qed.

Lemma past_logarithm_sum_telescope : forall (n : Z) (L : Z -> R), 0 < IZR n -> sum 1 n (fun k : Z => L (k + 1)%Z - L k) = - L 1%Z + L (n + 1)%Z.
Proof.
  intros n L H0.
  enough (W : forall m : Z, (1 <= m)%Z -> sum 1 m (fun k : Z => L (k + 1)%Z - L k) = - L 1%Z + L (m + 1)%Z) by (apply W; in_z).
  apply (from_first (fun m : Z => sum 1 m (fun k : Z => L (k + 1)%Z - L k) = - L 1%Z + L (m + 1)%Z)).
  {
  rewrite sum_first; ring.
  }
  intros m M IH; rewrite sum_next, IH by lia; ring.
Qed.

Lemma past_logarithm_sum : forall (kappa : R) (n : Z), 0 < kappa -> 0 < IZR n -> sum 1 n (fun k : Z => 1 / (kappa * IZR k + 1)) >= (- ln (kappa + 1) + ln (kappa * (IZR n + 1) + 1)) / kappa.
Proof.
  intros kappa n H0 H1.
  enough (W : forall n : Z, (1 <= n)%Z -> sum 1 n (fun k : Z => 1 / (kappa * IZR k + 1)) >= (- ln (kappa + 1) + ln (kappa * (IZR n + 1) + 1)) / kappa) by (apply W; in_z).
  clear H1 n.
  apply (from_first (fun n : Z => sum 1 n (fun k : Z => 1 / (kappa * IZR k + 1)) >= (- ln (kappa + 1) + ln (kappa * (IZR n + 1) + 1)) / kappa)).
  {
  rewrite sum_first; pose proof (ln_gap (kappa * (1 + 1) + 1) (kappa + 1) ltac:(lra) ltac:(lra)) as G.
  apply Rle_ge; apply (Rmult_le_reg_l kappa); [lra |].
  replace (kappa * ((- ln (kappa + 1) + ln (kappa * (1 + 1) + 1)) / kappa)) with (ln (kappa * (1 + 1) + 1) - ln (kappa + 1)) by (field; lra).
  replace (kappa * (1 / (kappa * 1 + 1))) with ((kappa * (1 + 1) + 1 - (kappa + 1)) / (kappa + 1)) by (field; lra); exact G.
  }
  {
  intros n Low IH; rewrite sum_next by lia; rewrite plus_IZR.
  assert (LowR : 1 <= IZR n) by (apply IZR_le; exact Low).
  pose proof (mul_le kappa (IZR n) ltac:(lra) ltac:(lra)) as P.
  pose proof (ln_gap (kappa * (IZR n + 1 + 1) + 1) (kappa * (IZR n + 1) + 1) ltac:(lra) ltac:(lra)) as G.
  assert (E : (ln (kappa * (IZR n + 1 + 1) + 1) - ln (kappa * (IZR n + 1) + 1)) / kappa <= 1 / (kappa * (IZR n + 1) + 1)).
  {
  apply (Rmult_le_reg_l kappa); [lra |].
  replace (kappa * ((ln (kappa * (IZR n + 1 + 1) + 1) - ln (kappa * (IZR n + 1) + 1)) / kappa)) with (ln (kappa * (IZR n + 1 + 1) + 1) - ln (kappa * (IZR n + 1) + 1)) by (field; lra).
  replace (kappa * (1 / (kappa * (IZR n + 1) + 1))) with ((kappa * (IZR n + 1 + 1) + 1 - (kappa * (IZR n + 1) + 1)) / (kappa * (IZR n + 1) + 1)) by (field; lra); exact G.
  }
  unfold Rdiv in *; lra.
  }
Qed.

Lemma past_logarithm_bound : forall (C : R) (L : R) (S_ : R) (delta : R) (kappa : R), 0 < C -> 0 <= L -> 0 <= S_ -> 0 < delta -> 0 < kappa -> S_ * (1 - delta) <= C -> S_ >= L / kappa -> delta < 1 -> kappa >= L * (1 - delta) / C.
Proof.
  intros C L S_ delta kappa H0 H1 H2 H3 H4 H5 H6 H7.
  apply Rge_le in H6; apply Rle_ge; apply Rle_div_l; [lra |]; pose proof (proj1 (Rle_div_l L S_ kappa H4) H6) as A.
  assert (B : L * (1 - delta) <= S_ * kappa * (1 - delta)) by (apply Rmult_le_compat_r; lra).
  assert (E : kappa * (S_ * (1 - delta)) <= kappa * C) by (apply Rmult_le_compat_l; lra).
  lra.
Qed.
