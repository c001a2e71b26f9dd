(* past_open: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma past_ladder_fair : 1 = 1.
Proof.
  repeat split; by_parts.
Qed.

Lemma past_ladder_count_next_round : forall (C_0 : R) (F : R) (P : R) (e : R) (w : R), 0 < C_0 -> 0 < F -> 0 <= P -> 0 < e -> 0 <= w -> P >= C_0 * F -> w >= C_0 * e -> P + w >= C_0 * (F + e).
Proof.
  intros C_0 F P e w H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_ladder_count_still_waiting : forall (d : Z) (u : Z), 0 <= IZR d -> 0 <= IZR u -> IZR d >= IZR u + 1 -> - Rmin (IZR d) (IZR u) + Rmin (IZR d) (IZR u + 1) = 1.
Proof.
  intros d u H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_ladder_count_done : forall (d : Z) (u : Z), 0 <= IZR d -> 0 <= IZR u -> IZR d <= IZR u -> - Rmin (IZR d) (IZR u) + Rmin (IZR d) (IZR u + 1) = 0.
Proof.
  intros d u H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_ladder_chance_next_round : forall (D : R) (W : R) (d : R) (p : R) (q : R), 0 <= D -> 0 <= W -> 0 <= d -> 0 < p -> 0 < q -> W <= D * p -> q <= 1 -> W + d * p * q <= p * (D + d).
Proof.
  intros D W d p q H0 H1 H2 H3 H4 H5 H6.
  fraction_le (D * p - W - d * p * q + d * p) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * p + W + d * p * q - d * p) by lra.
  assert (P1 : 0 <= D * p - W) by (pose proof H5; lra).
  assert (P2 : 0 <= 1 - q) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ P2 H2) (Rlt_le _ _ H3)) as T3.
  clear - Neg P1 T3 Neg0; lra.
Qed.

Lemma past_ladder_chance : forall (C_0 : R) (D : R) (F : R) (W : R) (p : R), 0 < C_0 -> 0 <= D -> 0 < F -> 0 <= W -> 0 < p -> C_0 * F <= W -> W <= D * p -> F <= D * p / C_0.
Proof.
  intros C_0 D F W p H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_ladder_leave : forall (B : R) (C_0 : R) (D : R) (N : R) (r : R), 0 < B -> 0 < C_0 -> 0 <= D -> 0 < N -> 0 < r -> B >= r * sqrt N -> D / (B * C_0 * r ^ 2) <= D / (C_0 * sqrt N * r ^ 3).
Proof.
  intros B C_0 D N r H0 H1 H2 H3 H4 H5.
  repeat split; by_parts.
Qed.

Lemma past_ladder_climb_tail : forall (r : R) (rho : R) (y : R), 0 < r -> 0 < rho -> 0 < y -> y ^ 3 * (rho - 1) / r ^ 2 = rho ^ 2 * y ^ 3 / (r ^ 2 * (rho + 1)) - y ^ 3 / (r ^ 2 * (rho + 1)).
Proof.
  intros r rho y H0 H1 H2.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma past_ladder_climb_long_delays : forall (r : R) (rho : R) (y : R), 0 < r -> 0 < rho -> 0 < y -> y <= r -> r <= rho * y -> rho > 1 -> r + rho ^ 2 * y ^ 3 / (r ^ 2 * (rho + 1)) <= y * (rho + 1 / (rho + 1)).
Proof.
  intros r rho y H0 H1 H2 H3 H4 H5.
  fraction_le (- rho * r ^ 3 - r ^ 3 + y * r ^ 2 * rho ^ 2 + rho * y * r ^ 2 + y * r ^ 2 - rho ^ 2 * y ^ 3) (r ^ 2 * (rho + 1)).
  enough (V1 : 0 <= (r * rho + r + rho * y) * (- r ^ 2 + r * rho * y + r * y - rho * y ^ 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r ^ 2 - r * rho * y - r * y + rho * y ^ 2) by lra.
  assert (P2 : 0 <= r - y) by (pose proof H3; lra).
  assert (P3 : 0 <= - r + rho * y) by (pose proof H4; lra).
  pose proof (mul_le _ _ (mul_le _ _ P2 P3) (Rlt_le _ _ H1)) as T4.
  assert (P5 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H5); lra).
  pose proof (mul_lt _ _ P5 Neg0) as T6.
  clear - Neg Neg0 T4 T6; lra.
Qed.

Lemma past_ladder_climb_short_delays : forall (rho : R) (y : R), 0 < rho -> 0 < y -> y <= 1 -> rho > 1 -> rho ^ 2 * y ^ 3 / (rho + 1) + 1 <= rho + 1 / (rho + 1).
Proof.
  intros rho y H0 H1 H2 H3.
  fraction_le (- rho ^ 2 * y ^ 3 + rho ^ 2) (rho + 1).
  enough (V1 : 0 <= (rho ^ 2 * (y ^ 2 + y + 1)) * (1 - y)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < y - 1) by lra.
  assert (P2 : 0 <= 1 - y) by (pose proof H2; lra).
  clear - Neg P2 Neg0; lra.
Qed.

Lemma past_ladder_geometric_first_level : forall (rho : R), 0 < rho -> rho > 1 -> rho - 1 <> 0 /\ 1 <= rho / (rho - 1).
Proof.
  intros rho H0 H1.
  assert (G0 : rho - 1 <> 0).
  {
  fraction_ne (1 - rho) (1).
  assert (L1 : 0 < rho - 1) by pos.
  lra.
  }
  assert (G1 : 1 <= rho / (rho - 1)).
  {
  fraction_le (1) (rho - 1).
  pos.
  }
  exact (conj G0 G1).
Qed.

Lemma past_ladder_geometric_next_level : forall (G : R) (r : R) (rho : R), 0 <= G -> 0 < r -> 0 < rho -> rho - 1 <> 0 -> G <= r * rho / (rho - 1) -> rho > 1 -> rho - 1 <> 0 /\ G + r * rho <= r * rho ^ 2 / (rho - 1).
Proof.
  intros G r rho H0 H1 H2 H3 H4 H5.
  assert (G0 : rho - 1 <> 0).
  {
  fraction_ne (1 - rho) (1).
  assert (L1 : 0 < rho - 1) by pos.
  lra.
  }
  assert (G1 : G + r * rho <= r * rho ^ 2 / (rho - 1)).
  {
  fraction_le (- G * rho + G + r * rho) (rho - 1).
  numerator_le N1 H4 (- G * rho + G + r * rho) (rho - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < G * rho - G - r * rho) by lra.
  clear - Neg N1 Neg0; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma past_ladder_cost_levels : forall (G : R) (a : R) (r : R) (rho : R), 0 <= G -> 0 < a -> 0 < r -> 0 < rho -> rho - 1 <> 0 -> G <= r * rho / (rho - 1) -> rho > 1 -> rho - 1 <> 0 /\ G + a * r <= r * (a + rho / (rho - 1)).
Proof.
  intros G a r rho H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_ladder_cost_no_level_left : forall (G : R) (N : R) (T : R) (a : R) (r : R) (rho : R), 0 <= G -> 0 < N -> 0 < T -> 0 < a -> 0 < r -> 0 < rho -> rho - 1 <> 0 -> G <= r / (rho - 1) -> rho > 1 -> r * sqrt N >= T -> rho - 1 <> 0 /\ sqrt N * (G + a * r / rho) + T <= r * sqrt N * (a + rho / (rho - 1)).
Proof.
  intros G N T a r rho H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : rho - 1 <> 0).
  {
  assert (S1 : 0 < N) by pos.
  root r2 F3 E4 N.
  subst N.
  fraction_ne (1 - rho) (1).
  assert (L1 : 0 < rho - 1) by pos.
  lra.
  }
  assert (G1 : sqrt N * (G + a * r / rho) + T <= r * sqrt N * (a + rho / (rho - 1))).
  {
  assert (S1 : 0 < N) by pos.
  root r2 F3 E4 N.
  subst N.
  fraction_le (- G * r2 * rho ^ 2 + G * r2 * rho - T * rho ^ 2 + T * rho + a * r * r2 * rho ^ 2 - 2 * a * r * r2 * rho + a * r * r2 + r * r2 * rho ^ 2) (rho * (rho - 1)).
  numerator_le N33 H7 (- G * rho + G + r) (rho - 1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < G * r2 * rho ^ 2 - G * r2 * rho + T * rho ^ 2 - T * rho - a * r * r2 * rho ^ 2 + 2 * a * r * r2 * rho - a * r * r2 - r * r2 * rho ^ 2) by lra.
  pose proof (mul_le _ _ (mul_le _ _ N33 (Rlt_le _ _ F3)) (Rlt_le _ _ H5)) as T34.
  assert (P35 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H8); lra).
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P35 P35) H3) H4) F3) as T36.
  assert (P37 : 0 <= - T + r * r2) by (pose proof (Rge_le _ _ H9); lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ P35) P37) (Rlt_le _ _ H5)) as T38.
  clear - Neg T34 Neg0 T36 T38; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma past_ladder_learning_bandit : forall (K : R) (M : R) (T : R) (r : R), 0 < K -> 0 <= M -> 0 < T -> 0 < r -> M <= T * r ^ 2 -> K >= 1 -> sqrt M * (4 * sqrt K - 2) <= 4 * r * sqrt K * sqrt T.
Proof.
  intros K M T r H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 <= M) by pos.
  root_0 r2 F3 E4 M.
  subst M.
  assert (S5 : 0 < K) by pos.
  root r6 F7 E8 K.
  subst K.
  assert (S9 : 0 < T) by pos.
  root r10 F11 E12 T.
  subst T.
  fraction_le (4 * r * r10 * r6 - 4 * r2 * r6 + 2 * r2) (1).
  assert (R19 : 0 <= r * r10 - r2).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V59 : 0 <= r ^ 2 * r10 ^ 2 - r2 ^ 2) by lra.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r ^ 2 * r10 ^ 2 + r2 ^ 2) by lra.
  assert (P58 : 0 <= r ^ 2 * r10 ^ 2 - r2 ^ 2) by (pose proof H4; lra).
  clear - Neg P58 Neg0; lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * r * r10 * r6 + 4 * r2 * r6 - 2 * r2) by lra.
  pose proof (mul_lt _ _ (mul_lt _ _ H3 F11) F7) as T66.
  pose proof (mul_lt _ _ F7 Neg0) as T67.
  assert (P68 : 0 <= r * r10 - r2) by (pose proof R19; lra).
  pose proof (mul_le _ _ (mul_le _ _ P68 (Rlt_le _ _ F7)) (Rlt_le _ _ F7)) as T69.
  clear - Neg T66 F3 T67 Neg0 T69; lra.
Qed.

Lemma past_ladder_learning_full_information : forall (K : R) (M : R) (T : R) (Y : R) (ell : R) (r : R), 0 < K -> 0 <= M -> 0 < T -> 0 <= Y -> 0 <= ell -> 0 < r -> M <= T * r ^ 2 -> K >= 1 -> sqrt ell * sqrt (M + 8 * Y) <= r * sqrt ell * sqrt T + 2 * sqrt 2 * sqrt Y * sqrt ell.
Proof.
  intros K M T Y ell r H0 H1 H2 H3 H4 H5 H6 H7.
  assert (S1 : 0 <= ell) by pos.
  root_0 r2 F3 E4 ell.
  subst ell.
  assert (S5 : 0 <= M + 8 * Y) by pos.
  root_0 r6 F7 E8 (M + 8 * Y).
  assert (S9 : 0 < T) by pos.
  root r10 F11 E12 T.
  subst T.
  assert (S13 : 0 < 2) by pos.
  root r14 F15 E16 2.
  assert (S17 : 0 <= Y) by pos.
  root_0 r18 F19 E20 Y.
  subst Y.
  fraction_le (r * r10 * r2 + 2 * r14 * r18 * r2 - r2 * r6) (1).
  enough (V21 : 0 <= (r2) * (r * r10 + 2 * r14 * r18 - r6)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r * r10 - 2 * r14 * r18 + r6) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ (mul_lt _ _ (mul_lt _ _ H5 F11) F15)) F19) as T108.
  assert (P109 : 0 <= - M + r ^ 2 * r10 ^ 2) by (pose proof H6; lra).
  pose proof (mul_le _ _ (mul_le _ _ (Rlt_le _ _ F15) F19) (Rlt_le _ _ Neg0)) as T110.
  assert (Q111 : (- 2 * r14 ^ 2) * (- M - 8 * r18 ^ 2 + r6 ^ 2) = 0) by (apply mul_zero; lra).
  assert (Q112 : (M / 4 - r6 ^ 2 / 4) * (r14 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_le _ _ F7 (Rlt_le _ _ Neg0)) as T113.
  pose proof (mul_lt _ _ (mul_lt _ _ H5 F11) Neg0) as T114.
  clear - Neg T108 P109 T110 Q111 Q112 T113 T114; lra.
Qed.

Lemma past_ladder_bandit : forall (C_0 : R) (E : R) (J : R) (R_ : R) (ell : R) (rho : R) (y : R), 0 < C_0 -> 0 < E -> 0 < J -> 0 < R_ -> 0 < ell -> 0 < rho -> 0 < y -> E <= (rho + 1 / (rho + 1)) * Rmax 1 y -> rho > 1 -> rho - 1 <> 0 /\ 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + E * R_ * (rho / (rho - 1) + 4) + J <= 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J + (rho / (rho - 1) + 4) * (rho + 1 / (rho + 1)) * Rmax R_ (R_ * y).
Proof.
  intros.
  assert (Q : 0 < rho - 1) by lra; assert (Z : 0 <= rho / (rho - 1) + 4) by (assert (0 <= rho / (rho - 1)) by pos; lra).
  repeat match goal with |- _ /\ _ => split end; try (solve [nonzero]).
  assert (M : R_ * Rmax 1 y = Rmax R_ (R_ * y)) by (destruct (Rle_or_lt 1 y); [rewrite !Rmax_right by nra | rewrite !Rmax_left by nra]; ring).
  rewrite <- M; match goal with H : E <= ?k |- _ => pose proof (mul_le (R_ * (rho / (rho - 1) + 4)) (k - E) ltac:(pos) ltac:(lra)) end; lra.
Qed.

Lemma past_ladder_full_information : forall (C_0 : R) (E : R) (J : R) (R_ : R) (ell : R) (rho : R) (y : R), 0 < C_0 -> 0 < E -> 0 < J -> 0 < R_ -> 0 < ell -> 0 < rho -> 0 < y -> E <= (rho + 1 / (rho + 1)) * Rmax 1 y -> rho > 1 -> rho - 1 <> 0 /\ 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + E * R_ * (rho / (rho - 1) + 1) + J <= 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J + (rho / (rho - 1) + 1) * (rho + 1 / (rho + 1)) * Rmax R_ (R_ * y).
Proof.
  intros.
  assert (Q : 0 < rho - 1) by lra; assert (Z : 0 <= rho / (rho - 1) + 1) by (assert (0 <= rho / (rho - 1)) by pos; lra).
  repeat match goal with |- _ /\ _ => split end; try (solve [nonzero]).
  assert (M : R_ * Rmax 1 y = Rmax R_ (R_ * y)) by (destruct (Rle_or_lt 1 y); [rewrite !Rmax_right by nra | rewrite !Rmax_left by nra]; ring).
  rewrite <- M; match goal with H : E <= ?k |- _ => pose proof (mul_le (R_ * (rho / (rho - 1) + 1)) (k - E) ltac:(pos) ltac:(lra)) end; lra.
Qed.

Lemma past_returning_parts : forall (M_1 : R) (M_2 : R), 0 < M_1 -> 0 < M_2 -> sqrt (M_1 + M_2) <= sqrt M_1 + sqrt M_2.
Proof.
  intros M_1 M_2 H0 H1.
  assert (S1 : 0 < M_1 + M_2) by pos.
  root r2 F3 E4 (M_1 + M_2).
  assert (S5 : 0 < M_1) by pos.
  root r6 F7 E8 M_1.
  subst M_1.
  assert (S9 : 0 < M_2) by pos.
  root r10 F11 E12 M_2.
  subst M_2.
  fraction_le (r10 - r2 + r6) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - r10 + r2 - r6) by lra.
  pose proof (mul_lt _ _ F7 F11) as T33.
  pose proof (mul_lt _ _ F11 Neg0) as T34.
  assert (Q35 : (- 1) * (- r10 ^ 2 + r2 ^ 2 - r6 ^ 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F7 Neg0) as T36.
  pose proof (mul_lt _ _ F3 Neg0) as T37.
  clear - Neg T33 T34 Q35 T36 T37; lra.
Qed.

Lemma past_returning_shorter : forall (q : R), 0 < q -> q <= 1 / 2 -> 27 * q ^ 6 <= 9 * q ^ 4.
Proof.
  intros q H0 H1.
  repeat split; by_parts.
Qed.

Lemma past_returning_series_sum : forall (Q : R), 0 < Q -> Q < 1 -> 1 - Q <> 0 /\ - 1 + 1 / Q <> 0 /\ Q * rpow 3 (1 / 3) / (1 - Q) = rpow 3 (1 / 3) / (- 1 + 1 / Q).
Proof.
  intros Q H0 H1.
  assert (G0 : 1 - Q <> 0).
  {
  fraction_ne (Q - 1) (1).
  assert (L1 : 0 < 1 - Q) by pos.
  lra.
  }
  assert (G1 : - 1 + 1 / Q <> 0).
  {
  fraction_ne (Q - 1) (Q).
  assert (L1 : 0 < 1 - Q) by pos.
  lra.
  }
  assert (G2 : Q * rpow 3 (1 / 3) / (1 - Q) = rpow 3 (1 / 3) / (- 1 + 1 / Q)).
  {
  assert (S1 : 0 < 3) by pos.
  assert (F3 : 0 < rpow 3 (1 / 3)) by (apply rpow_pos; lra).
  assert (E4 : 3 = (rpow 3 (1 / 3)) ^ 3) by root_powers.
  call r2 (rpow 3 (1 / 3)).
  fraction_eq (0) (1).
  ring.
  }
  exact (conj G0 (conj G1 G2)).
Qed.

Lemma past_returning_bandit : forall (C_0 : R) (J : R) (R_ : R) (S_ : R) (ell : R) (epochs : R) (rho : R) (y : R), 0 < C_0 -> 0 < J -> 0 < R_ -> 0 < S_ -> 0 < ell -> 0 < epochs -> 0 < rho -> 0 < y -> S_ <= R_ * (21 * rho / 5 + 21 / (5 * (rho + 1))) * Rmax 1 y -> rho > 1 -> rho - 1 <> 0 /\ 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J * epochs + S_ * (rho / (rho - 1) + 4) <= 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J * epochs + (21 * rho / (5 * (rho - 1)) + 84 / 5) * (rho + 1 / (rho + 1)) * Rmax R_ (R_ * y).
Proof.
  intros C_0 J R_ S_ ell epochs rho y H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : rho - 1 <> 0).
  {
  pose proof (Rmax_or (1) (y)) as M1.
  assert (S2 : 0 < Rmax (1) (y)) by pos.
  call m3 (Rmax (1) (y)).
  destruct M1 as [[E4 L5] | [E4 L5]]; try rewrite E4 in *.
  {
  fraction_ne (1 - rho) (1).
  assert (L1 : 0 < rho - 1) by pos.
  lra.
  }
  {
  fraction_ne (1 - rho) (1).
  assert (L1 : 0 < rho - 1) by pos.
  lra.
  }
  }
  assert (G1 : 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J * epochs + S_ * (rho / (rho - 1) + 4) <= 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J * epochs + (21 * rho / (5 * (rho - 1)) + 84 / 5) * (rho + 1 / (rho + 1)) * Rmax R_ (R_ * y)).
  {
  pose proof (Rmax_or (1) (y)) as M1.
  assert (S2 : 0 < Rmax (1) (y)) by pos.
  call m3 (Rmax (1) (y)).
  assert (S4 : 0 < 2) by pos.
  root r5 F6 E7 2.
  assert (S8 : 0 < C_0) by pos.
  root r9 F10 E11 C_0.
  subst C_0.
  assert (S12 : 0 < R_) by pos.
  root r13 F14 E15 R_.
  subst R_.
  assert (S16 : 0 < ell) by pos.
  root r17 F18 E19 ell.
  subst ell.
  assert (S20 : 0 < y) by pos.
  root r21 F22 E23 y.
  subst y.
  pose proof (Rmax_or ((r13 ^ 2)) ((r13 ^ 2) * (r21 ^ 2))) as M24.
  assert (S25 : 0 < Rmax ((r13 ^ 2)) ((r13 ^ 2) * (r21 ^ 2))) by pos.
  call m26 (Rmax ((r13 ^ 2)) ((r13 ^ 2) * (r21 ^ 2))).
  destruct M1 as [[E27 L28] | [E27 L28]]; try rewrite E27 in *.
  {
  destruct M24 as [[E29 L30] | [E29 L30]]; try rewrite E29 in *.
  {
  fraction_le (- 5 * S_ * rho ^ 2 - S_ * rho + 4 * S_ + 21 * r13 ^ 2 * rho ^ 3 + 21 * r13 ^ 2 * rho ^ 2 / 5 + 21 * rho * r13 ^ 2 / 5 - 84 * r13 ^ 2 / 5) ((rho + 1) * (rho - 1)).
  numerator_le N73 H8 (- 5 * S_ * rho - 5 * S_ + 21 * r13 ^ 2 * rho ^ 2 + 21 * rho * r13 ^ 2 + 21 * r13 ^ 2) (5 * (rho + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 5 * S_ * rho ^ 2 + S_ * rho - 4 * S_ - 21 * r13 ^ 2 * rho ^ 3 - 21 * r13 ^ 2 * rho ^ 2 / 5 - 21 * rho * r13 ^ 2 / 5 + 84 * r13 ^ 2 / 5) by lra.
  pose proof (mul_le _ _ (mul_le _ _ N73 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T74.
  pose proof (mul_lt _ _ H6 Neg0) as T75.
  assert (P76 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H9); lra).
  pose proof (mul_le _ _ N73 (Rlt_le _ _ P76)) as T77.
  clear - Neg T74 Neg0 T75 T77; lra.
  }
  {
  fraction_le (- 5 * S_ * rho ^ 2 - S_ * rho + 4 * S_ + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 3 + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 / 5 + 21 * rho * r13 ^ 2 * r21 ^ 2 / 5 - 84 * r13 ^ 2 * r21 ^ 2 / 5) ((rho + 1) * (rho - 1)).
  numerator_le N78 H8 (- 5 * S_ * rho - 5 * S_ + 21 * r13 ^ 2 * rho ^ 2 + 21 * rho * r13 ^ 2 + 21 * r13 ^ 2) (5 * (rho + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 5 * S_ * rho ^ 2 + S_ * rho - 4 * S_ - 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 3 - 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 / 5 - 21 * rho * r13 ^ 2 * r21 ^ 2 / 5 + 84 * r13 ^ 2 * r21 ^ 2 / 5) by lra.
  assert (P79 : 0 <= 1 - r21 ^ 2) by (pose proof L28; lra).
  pose proof (mul_le _ _ (mul_le _ _ P79 (Rlt_le _ _ F14)) (Rlt_le _ _ F14)) as T80.
  assert (P81 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H9); lra).
  pose proof (mul_le _ _ N78 (Rlt_le _ _ P81)) as T82.
  pose proof (mul_lt _ _ (mul_lt _ _ P81 H6) Neg0) as T83.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P81 H6) H6) Neg0) as T84.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P81 H6) H6) H6) Neg0) as T85.
  pose proof (mul_lt _ _ P81 Neg0) as T86.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N78 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T87.
  assert (P88 : 0 <= r13 ^ 2 * r21 ^ 2 - r13 ^ 2) by (pose proof L30; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P88 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T89.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P88 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T90.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N78 (Rlt_le _ _ P81)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T91.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P81 H6) H6) H6) H6) Neg0) as T92.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P88 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T93.
  clear - Neg T80 Neg0 T82 T83 T84 T85 T86 T87 T89 T90 T91 T92 T93; lra.
  }
  }
  {
  destruct M24 as [[E94 L95] | [E94 L95]]; try rewrite E94 in *.
  {
  fraction_le (- 5 * S_ * rho ^ 2 - S_ * rho + 4 * S_ + 21 * r13 ^ 2 * rho ^ 3 + 21 * r13 ^ 2 * rho ^ 2 / 5 + 21 * rho * r13 ^ 2 / 5 - 84 * r13 ^ 2 / 5) ((rho + 1) * (rho - 1)).
  numerator_le N96 H8 (- 5 * S_ * rho - 5 * S_ + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 + 21 * rho * r13 ^ 2 * r21 ^ 2 + 21 * r13 ^ 2 * r21 ^ 2) (5 * (rho + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 5 * S_ * rho ^ 2 + S_ * rho - 4 * S_ - 21 * r13 ^ 2 * rho ^ 3 - 21 * r13 ^ 2 * rho ^ 2 / 5 - 21 * rho * r13 ^ 2 / 5 + 84 * r13 ^ 2 / 5) by lra.
  assert (P97 : 0 <= r21 ^ 2 - 1) by (pose proof L28; lra).
  pose proof (mul_le _ _ (mul_le _ _ P97 (Rlt_le _ _ F14)) (Rlt_le _ _ F14)) as T98.
  assert (P99 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H9); lra).
  pose proof (mul_le _ _ N96 (Rlt_le _ _ P99)) as T100.
  pose proof (mul_lt _ _ (mul_lt _ _ P99 H6) Neg0) as T101.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P99 H6) H6) Neg0) as T102.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P99 H6) H6) H6) Neg0) as T103.
  pose proof (mul_lt _ _ P99 Neg0) as T104.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N96 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T105.
  assert (P106 : 0 <= - r13 ^ 2 * r21 ^ 2 + r13 ^ 2) by (pose proof L95; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P106 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T107.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P106 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T108.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N96 (Rlt_le _ _ P99)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T109.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P99 H6) H6) H6) H6) Neg0) as T110.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P106 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T111.
  clear - Neg T98 Neg0 T100 T101 T102 T103 T104 T105 T107 T108 T109 T110 T111; lra.
  }
  {
  fraction_le (- 5 * S_ * rho ^ 2 - S_ * rho + 4 * S_ + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 3 + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 / 5 + 21 * rho * r13 ^ 2 * r21 ^ 2 / 5 - 84 * r13 ^ 2 * r21 ^ 2 / 5) ((rho + 1) * (rho - 1)).
  numerator_le N112 H8 (- 5 * S_ * rho - 5 * S_ + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 + 21 * rho * r13 ^ 2 * r21 ^ 2 + 21 * r13 ^ 2 * r21 ^ 2) (5 * (rho + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 5 * S_ * rho ^ 2 + S_ * rho - 4 * S_ - 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 3 - 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 / 5 - 21 * rho * r13 ^ 2 * r21 ^ 2 / 5 + 84 * r13 ^ 2 * r21 ^ 2 / 5) by lra.
  assert (P155 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H9); lra).
  pose proof (mul_le _ _ (mul_le _ _ N112 (Rlt_le _ _ P155)) (Rlt_le _ _ H6)) as T156.
  pose proof (mul_lt _ _ (mul_lt _ _ P155 H6) Neg0) as T157.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P155 H6) H6) Neg0) as T158.
  pose proof (mul_lt _ _ P155 Neg0) as T159.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N112 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T160.
  clear - Neg Neg0 T156 T157 T158 T159 T160; lra.
  }
  }
  }
  exact (conj G0 G1).
Qed.

Lemma past_returning_full_information : forall (C_0 : R) (J : R) (R_ : R) (S_ : R) (ell : R) (epochs : R) (rho : R) (y : R), 0 < C_0 -> 0 < J -> 0 < R_ -> 0 < S_ -> 0 < ell -> 0 < epochs -> 0 < rho -> 0 < y -> S_ <= R_ * (21 * rho / 5 + 21 / (5 * (rho + 1))) * Rmax 1 y -> rho > 1 -> rho - 1 <> 0 /\ 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J * epochs + S_ * (rho / (rho - 1) + 1) <= 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J * epochs + (21 * rho / (5 * (rho - 1)) + 21 / 5) * (rho + 1 / (rho + 1)) * Rmax R_ (R_ * y).
Proof.
  intros C_0 J R_ S_ ell epochs rho y H0 H1 H2 H3 H4 H5 H6 H7 H8 H9.
  assert (G0 : rho - 1 <> 0).
  {
  pose proof (Rmax_or (1) (y)) as M1.
  assert (S2 : 0 < Rmax (1) (y)) by pos.
  call m3 (Rmax (1) (y)).
  destruct M1 as [[E4 L5] | [E4 L5]]; try rewrite E4 in *.
  {
  fraction_ne (1 - rho) (1).
  assert (L1 : 0 < rho - 1) by pos.
  lra.
  }
  {
  fraction_ne (1 - rho) (1).
  assert (L1 : 0 < rho - 1) by pos.
  lra.
  }
  }
  assert (G1 : 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J * epochs + S_ * (rho / (rho - 1) + 1) <= 2 * sqrt 2 * sqrt C_0 * sqrt R_ * sqrt ell * (sqrt y) ^ 3 + J * epochs + (21 * rho / (5 * (rho - 1)) + 21 / 5) * (rho + 1 / (rho + 1)) * Rmax R_ (R_ * y)).
  {
  pose proof (Rmax_or (1) (y)) as M1.
  assert (S2 : 0 < Rmax (1) (y)) by pos.
  call m3 (Rmax (1) (y)).
  assert (S4 : 0 < 2) by pos.
  root r5 F6 E7 2.
  assert (S8 : 0 < C_0) by pos.
  root r9 F10 E11 C_0.
  subst C_0.
  assert (S12 : 0 < R_) by pos.
  root r13 F14 E15 R_.
  subst R_.
  assert (S16 : 0 < ell) by pos.
  root r17 F18 E19 ell.
  subst ell.
  assert (S20 : 0 < y) by pos.
  root r21 F22 E23 y.
  subst y.
  pose proof (Rmax_or ((r13 ^ 2)) ((r13 ^ 2) * (r21 ^ 2))) as M24.
  assert (S25 : 0 < Rmax ((r13 ^ 2)) ((r13 ^ 2) * (r21 ^ 2))) by pos.
  call m26 (Rmax ((r13 ^ 2)) ((r13 ^ 2) * (r21 ^ 2))).
  destruct M1 as [[E27 L28] | [E27 L28]]; try rewrite E27 in *.
  {
  destruct M24 as [[E29 L30] | [E29 L30]]; try rewrite E29 in *.
  {
  fraction_le (- 2 * S_ * rho ^ 2 - S_ * rho + S_ + 42 * r13 ^ 2 * rho ^ 3 / 5 + 21 * r13 ^ 2 * rho ^ 2 / 5 + 21 * rho * r13 ^ 2 / 5 - 21 * r13 ^ 2 / 5) ((rho + 1) * (rho - 1)).
  numerator_le N73 H8 (- 5 * S_ * rho - 5 * S_ + 21 * r13 ^ 2 * rho ^ 2 + 21 * rho * r13 ^ 2 + 21 * r13 ^ 2) (5 * (rho + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * S_ * rho ^ 2 + S_ * rho - S_ - 42 * r13 ^ 2 * rho ^ 3 / 5 - 21 * r13 ^ 2 * rho ^ 2 / 5 - 21 * rho * r13 ^ 2 / 5 + 21 * r13 ^ 2 / 5) by lra.
  pose proof (mul_le _ _ N73 (Rlt_le _ _ H6)) as T74.
  assert (P75 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H9); lra).
  pose proof (mul_le _ _ N73 (Rlt_le _ _ P75)) as T76.
  clear - Neg T74 Neg0 T76; lra.
  }
  {
  fraction_le (- 2 * S_ * rho ^ 2 - S_ * rho + S_ + 42 * r13 ^ 2 * r21 ^ 2 * rho ^ 3 / 5 + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 / 5 + 21 * rho * r13 ^ 2 * r21 ^ 2 / 5 - 21 * r13 ^ 2 * r21 ^ 2 / 5) ((rho + 1) * (rho - 1)).
  numerator_le N77 H8 (- 5 * S_ * rho - 5 * S_ + 21 * r13 ^ 2 * rho ^ 2 + 21 * rho * r13 ^ 2 + 21 * r13 ^ 2) (5 * (rho + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * S_ * rho ^ 2 + S_ * rho - S_ - 42 * r13 ^ 2 * r21 ^ 2 * rho ^ 3 / 5 - 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 / 5 - 21 * rho * r13 ^ 2 * r21 ^ 2 / 5 + 21 * r13 ^ 2 * r21 ^ 2 / 5) by lra.
  assert (P78 : 0 <= 1 - r21 ^ 2) by (pose proof L28; lra).
  pose proof (mul_le _ _ (mul_le _ _ P78 (Rlt_le _ _ F14)) (Rlt_le _ _ F14)) as T79.
  assert (P80 : 0 <= r13 ^ 2 * r21 ^ 2 - r13 ^ 2) by (pose proof L30; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P80 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T81.
  assert (P82 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H9); lra).
  pose proof (mul_le _ _ N77 (Rlt_le _ _ P82)) as T83.
  pose proof (mul_lt _ _ (mul_lt _ _ P82 H6) Neg0) as T84.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P82 H6) H6) Neg0) as T85.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P82 H6) H6) H6) Neg0) as T86.
  pose proof (mul_lt _ _ P82 Neg0) as T87.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N77 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T88.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P80 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T89.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P80 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T90.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P80 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T91.
  clear - Neg T79 T81 Neg0 T83 T84 T85 T86 T87 T88 T89 T90 T91; lra.
  }
  }
  {
  destruct M24 as [[E92 L93] | [E92 L93]]; try rewrite E92 in *.
  {
  fraction_le (- 2 * S_ * rho ^ 2 - S_ * rho + S_ + 42 * r13 ^ 2 * rho ^ 3 / 5 + 21 * r13 ^ 2 * rho ^ 2 / 5 + 21 * rho * r13 ^ 2 / 5 - 21 * r13 ^ 2 / 5) ((rho + 1) * (rho - 1)).
  numerator_le N94 H8 (- 5 * S_ * rho - 5 * S_ + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 + 21 * rho * r13 ^ 2 * r21 ^ 2 + 21 * r13 ^ 2 * r21 ^ 2) (5 * (rho + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * S_ * rho ^ 2 + S_ * rho - S_ - 42 * r13 ^ 2 * rho ^ 3 / 5 - 21 * r13 ^ 2 * rho ^ 2 / 5 - 21 * rho * r13 ^ 2 / 5 + 21 * r13 ^ 2 / 5) by lra.
  assert (P95 : 0 <= r21 ^ 2 - 1) by (pose proof L28; lra).
  pose proof (mul_le _ _ (mul_le _ _ P95 (Rlt_le _ _ F14)) (Rlt_le _ _ F14)) as T96.
  assert (P97 : 0 <= - r13 ^ 2 * r21 ^ 2 + r13 ^ 2) by (pose proof L93; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P97 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T98.
  assert (P99 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H9); lra).
  pose proof (mul_le _ _ N94 (Rlt_le _ _ P99)) as T100.
  pose proof (mul_lt _ _ (mul_lt _ _ P99 H6) Neg0) as T101.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P99 H6) H6) Neg0) as T102.
  pose proof (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ (mul_lt _ _ P99 H6) H6) H6) Neg0) as T103.
  pose proof (mul_lt _ _ P99 Neg0) as T104.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ N94 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T105.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P97 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T106.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P97 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T107.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ (mul_le _ _ P97 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T108.
  clear - Neg T96 T98 Neg0 T100 T101 T102 T103 T104 T105 T106 T107 T108; lra.
  }
  {
  fraction_le (- 2 * S_ * rho ^ 2 - S_ * rho + S_ + 42 * r13 ^ 2 * r21 ^ 2 * rho ^ 3 / 5 + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 / 5 + 21 * rho * r13 ^ 2 * r21 ^ 2 / 5 - 21 * r13 ^ 2 * r21 ^ 2 / 5) ((rho + 1) * (rho - 1)).
  numerator_le N109 H8 (- 5 * S_ * rho - 5 * S_ + 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 + 21 * rho * r13 ^ 2 * r21 ^ 2 + 21 * r13 ^ 2 * r21 ^ 2) (5 * (rho + 1)).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 2 * S_ * rho ^ 2 + S_ * rho - S_ - 42 * r13 ^ 2 * r21 ^ 2 * rho ^ 3 / 5 - 21 * r13 ^ 2 * r21 ^ 2 * rho ^ 2 / 5 - 21 * rho * r13 ^ 2 * r21 ^ 2 / 5 + 21 * r13 ^ 2 * r21 ^ 2 / 5) by lra.
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ N109 (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) (Rlt_le _ _ H6)) as T152.
  assert (P153 : 0 < rho - 1) by (pose proof (Rgt_lt _ _ H9); lra).
  pose proof (mul_le _ _ N109 (Rlt_le _ _ P153)) as T154.
  pose proof (mul_lt _ _ (mul_lt _ _ P153 H6) Neg0) as T155.
  pose proof (mul_lt _ _ P153 Neg0) as T156.
  clear - Neg T152 Neg0 T154 T155 T156; lra.
  }
  }
  }
  exact (conj G0 G1).
Qed.

Lemma past_one_slot_hedge_entropy : forall (u : R) (v : R), 0 < u -> 0 < v -> ln (1 / u) / 2 + ln (1 / v) / 2 = - ln (u * v) / 2.
Proof.
  intros u v H0 H1.
  assert (E2 : ln (1 / u) = (- ln u)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y1 (ln (1 / u)).
  subst y1.
  assert (S3 : 0 < u) by pos.
  pose proof (ln_tangent _ S3) as F4.
  pose proof (ln_below _ S3) as F5.
  remember (ln u) as l6 eqn:E7 in *.
  assert (E9 : ln (1 / v) = (- ln v)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y8 (ln (1 / v)).
  subst y8.
  assert (S10 : 0 < v) by pos.
  pose proof (ln_tangent _ S10) as F11.
  pose proof (ln_below _ S10) as F12.
  pose proof (ltac:(rewrite E7; apply ln_gap; lra) : ln v - l6 <= (v - u) / u) as F13.
  pose proof (ltac:(rewrite E7; apply ln_gap; lra) : l6 - ln v <= (u - v) / v) as F14.
  remember (ln v) as l15 eqn:E16 in *.
  assert (E18 : ln (u * v) = (l6 + l15)) by (expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)).
  call y17 (ln (u * v)).
  subst y17.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma past_one_slot_hedge_two_thirds : forall (x : R), 0 <= x -> x <= 1 / 4 -> 1 - x > 0 /\ - ln (1 - x) / 2 <= 2 * x / 3.
Proof.
  intros x H0 H1.
  assert (G0 : 1 - x > 0).
  {
  apply Rlt_gt.
  fraction_lt (1 - x) (1).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= x - 1) by lra.
  assert (P1 : 0 <= 1 / 4 - x) by (pose proof H1; lra).
  clear - Neg P1 Neg0; lra.
  }
  assert (G1 : - ln (1 - x) / 2 <= 2 * x / 3).
  {
  assert (S1 : 0 < 1 - x) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (1 - x)) as l4 eqn:E5 in *.
  fraction_le (l4 / 2 + 2 * x / 3) (1).
  numerator_le N6 F3 (- l4 * x + l4 + x) (1 - x).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - l4 / 2 - 2 * x / 3) by lra.
  assert (P7 : 0 <= 1 / 4 - x) by (pose proof H1; lra).
  pose proof (mul_le _ _ P7 H0) as T8.
  assert (P9 : 0 < 1 - x) by (pose proof (Rgt_lt _ _ G0); lra).
  pose proof (mul_lt _ _ P9 Neg0) as T10.
  clear - Neg T8 N6 T10; lra.
  }
  exact (conj G0 G1).
Qed.

Lemma past_one_slot_hedge_near : forall (L : R) (M : R) (V : R) (epsilon : R), 0 <= L -> 0 <= M -> 0 <= V -> 0 <= epsilon -> V ^ 2 <= L / 2 -> L <= 2 * M * epsilon ^ 2 / 3 -> 16 * M * epsilon ^ 2 <= 3 -> V <= 1 / 4.
Proof.
  intros L M V epsilon H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_one_slot_hedge_blind : forall (M : R) (R_1 : R) (n : R) (q : R), 0 <= M -> 0 <= R_1 -> 0 <= n -> 0 <= q -> R_1 >= n * q / 2 -> n * q >= M -> R_1 >= M / 2.
Proof.
  intros M R_1 n q H0 H1 H2 H3 H4 H5.
  repeat split; by_parts.
Qed.

Lemma past_one_slot_hedge_short_sighted : forall (R_0 : R) (V : R) (epsilon : R) (n : R), 0 <= R_0 -> 0 <= V -> 0 <= epsilon -> 0 <= n -> R_0 >= epsilon * n * (1 / 2 - V) -> V <= 1 / 4 -> R_0 >= epsilon * n / 4.
Proof.
  intros R_0 V epsilon n H0 H1 H2 H3 H4 H5.
  repeat split; by_parts.
Qed.

Lemma past_one_slot_hedge_product_often_tracked : forall (M : R) (R_0 : R) (R_1 : R) (T : R), 0 <= M -> 0 <= R_0 -> 0 <= R_1 -> 0 < T -> M >= 3 / 4 -> R_1 >= M / 2 -> 16 * R_0 * sqrt M >= T * sqrt 3 / 2 -> R_1 * R_0 ^ 2 >= 3 * T ^ 2 / 2048.
Proof.
  intros M R_0 R_1 T H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < M) by pos.
  root r2 F3 E4 M.
  subst M.
  assert (S5 : 0 < 3) by pos.
  root r6 F7 E8 3.
  apply Rle_ge.
  fraction_le (R_1 * R_0 ^ 2 - 3 * T ^ 2 / 2048) (1).
  assert (R10 : 0 <= r6 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V109 : 0 <= 2) by pos.
  assert (V0 : r6 ^ 2 - 3 = 0).
  {
  assert (Q110 : (1) * (r6 ^ 2 - 3) = 0) by (apply mul_zero; lra).
  clear - Q110; lra.
  }
  lra.
  }
  assert (R13 : 0 <= 103 * r2 / 84 - 1).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V63 : 0 <= 10609 * r2 ^ 2 / 7056 - 1) by lra.
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < 1 - 10609 * r2 ^ 2 / 7056) by lra.
  assert (P61 : 0 <= r2 ^ 2 - 3 / 4) by (pose proof (Rge_le _ _ H4); lra).
  pose proof (mul_lt _ _ F3 F3) as T62.
  clear - Neg P61 T62 Neg0; lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - R_1 * R_0 ^ 2 + 3 * T ^ 2 / 2048) by lra.
  assert (P129 : 0 <= R_1 - r2 ^ 2 / 2) by (pose proof (Rge_le _ _ H5); lra).
  pose proof (mul_le _ _ (mul_le _ _ P129 H1) (Rlt_le _ _ H3)) as T130.
  assert (P131 : 0 <= 16 * R_0 * r2 - T * r6 / 2) by (pose proof (Rge_le _ _ H6); lra).
  pose proof (mul_le _ _ (mul_le _ _ P131 H1) H2) as T132.
  pose proof (mul_le _ _ (mul_le _ _ P131 (Rlt_le _ _ H3)) (Rlt_le _ _ F7)) as T133.
  assert (Q134 : (- T ^ 2 / 2) * (r6 ^ 2 - 3) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F3 Neg0) as T135.
  assert (P136 : 0 <= r6 - 1) by (pose proof R10; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P129 P136) H1) (Rlt_le _ _ H3)) as T137.
  assert (P138 : 0 <= 103 * r2 / 84 - 1) by (pose proof R13; lra).
  pose proof (mul_le _ _ (mul_le _ _ (mul_le _ _ P131 P138) (Rlt_le _ _ H3)) (Rlt_le _ _ F7)) as T139.
  assert (Q140 : (- 103 * r2 * T ^ 2 / 168 + T ^ 2 / 2) * (r6 ^ 2 - 3) = 0) by (apply mul_zero; lra).
  clear - Neg T130 T132 T133 Q134 T135 T137 T139 Q140; lra.
Qed.

Lemma past_one_slot_hedge_product_rarely_tracked : forall (R_0 : R) (R_1 : R) (T : R), 0 <= R_0 -> 0 <= R_1 -> 0 < T -> R_1 >= 1 / 2 -> R_0 >= T / 16 -> R_1 * R_0 ^ 2 >= 3 * T ^ 2 / 2048.
Proof.
  intros R_0 R_1 T H0 H1 H2 H3 H4.
  repeat split; by_parts.
Qed.

Lemma past_few_slots_choice_first_term : forall (A : R) (B : R) (C : R), 0 < A -> 0 < B -> 0 < C -> A * rpow (A / B) (- 1 / (2 * C + 1)) = rpow (B * rpow A (2 * C)) (1 / (2 * C + 1)).
Proof.
  intros A B C a b c; apply ln_inv; [pos | pos |].
  rewrite ln_mult by pos; rewrite !ln_rpow by pos; rewrite ln_quotient by pos; rewrite ln_mult by pos; rewrite ln_rpow by pos; field; lra.
Qed.

Lemma past_few_slots_choice_second_term : forall (A : R) (B : R) (C : R), 0 < A -> 0 < B -> 0 < C -> B * rpow (A / B) (2 * C / (2 * C + 1)) = rpow (B * rpow A (2 * C)) (1 / (2 * C + 1)).
Proof.
  intros A B C a b c; apply ln_inv; [pos | pos |].
  rewrite ln_mult by pos; rewrite !ln_rpow by pos; rewrite ln_quotient by pos; rewrite ln_mult by pos; rewrite ln_rpow by pos; field; lra.
Qed.

Lemma past_few_slots_split : forall (A : R) (D : R) (F : R) (K : R) (M : R) (T : R) (X : R) (Y : R) (ell : R), 0 < A -> 0 <= D -> 0 <= F -> 0 < K -> 0 <= M -> 0 < T -> 0 <= X -> 0 <= Y -> 0 <= ell -> M <= T + D / A -> sqrt D * sqrt K / sqrt A <= X -> K >= 1 -> F <= Y -> 0 <= ell -> 2 * sqrt 2 * sqrt D * sqrt ell + F + sqrt M * (4 * sqrt K - 2) <= 2 * sqrt 2 * sqrt D * sqrt ell + 4 * sqrt K * sqrt T + 4 * X + Y.
Proof.
  intros A D F K M T X Y ell H0 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13.
  assert (S2 : 0 <= D) by pos.
  root_0 r3 F4 E5 D.
  subst D.
  assert (S6 : 0 < A) by pos.
  root r7 F8 E9 A.
  subst A.
  assert (S10 : 0 < K) by pos.
  root r11 F12 E13 K.
  subst K.
  assert (S16 : 0 <= M) by pos.
  root_0 r17 F18 E19 M.
  subst M.
  assert (S20 : 0 < 2) by pos.
  root r21 F22 E23 2.
  assert (S26 : 0 <= ell) by pos.
  root_0 r27 F28 E29 ell.
  subst ell.
  assert (S30 : 0 < T) by pos.
  root r31 F32 E33 T.
  subst T.
  fraction_le (- F + 4 * X + Y - 4 * r11 * r17 + 4 * r11 * r31 + 2 * r17) (1).
  assert (R36 : 0 <= r3 + r31 * r7 - (r17 * r7)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  enough (V93 : 0 <= - r17 ^ 2 * r7 ^ 2 + r3 ^ 2 + 2 * r3 * r31 * r7 + r31 ^ 2 * r7 ^ 2) by lra.
  numerator_le N90 H9 (- r17 ^ 2 * r7 ^ 2 + r3 ^ 2 + r31 ^ 2 * r7 ^ 2) (r7 ^ 2).
  numerator_le N91 H10 (X * r7 - r11 * r3) (r7).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < r17 ^ 2 * r7 ^ 2 - r3 ^ 2 - 2 * r3 * r31 * r7 - r31 ^ 2 * r7 ^ 2) by lra.
  pose proof (mul_le _ _ (mul_le _ _ F4 (Rlt_le _ _ F32)) (Rlt_le _ _ F8)) as T92.
  clear - Neg N90 T92 Neg0; lra.
  }
  numerator_le N114 H9 (- r17 ^ 2 * r7 ^ 2 + r3 ^ 2 + r31 ^ 2 * r7 ^ 2) (r7 ^ 2).
  numerator_le N115 H10 (X * r7 - r11 * r3) (r7).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < F - 4 * X - Y + 4 * r11 * r17 - 4 * r11 * r31 - 2 * r17) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ F8) F18) as T116.
  assert (P117 : 0 <= - F + Y) by (pose proof H12; lra).
  pose proof (mul_le _ _ P117 (Rlt_le _ _ F8)) as T118.
  assert (P119 : 0 <= - r17 * r7 + r3 + r31 * r7) by (pose proof R36; lra).
  pose proof (mul_le _ _ P119 (Rlt_le _ _ F12)) as T120.
  pose proof (mul_lt _ _ F8 Neg0) as T121.
  clear - Neg T116 N115 T118 T120 T121; lra.
Qed.

Lemma past_few_slots_bandit : forall (A : R) (B : R) (C : R) (X : R) (Y : R), 0 < A -> 0 < B -> 0 < C -> 0 <= X -> 0 <= Y -> X = rpow (B * rpow A (2 * C)) (1 / (2 * C + 1)) -> Y = rpow (B * rpow A (2 * C)) (1 / (2 * C + 1)) -> 4 * X + Y <= 5 * rpow (B * rpow A (2 * C)) (1 / (2 * C + 1)).
Proof.
  intros A B C X Y H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_single_half : forall (H : R) (d : R) (k : R), 0 < H -> 0 <= d -> 0 < k -> d + 1 >= k -> 1 / (4 * H * (d + 1)) <= 1 / (4 * H * k).
Proof.
  intros H d k H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma past_single_recursion : forall (P : R) (W : R) (g : R), 0 <= P -> 0 <= W -> 0 <= g -> (1 - P) * (W + g * (1 - P) - g) = - P * (W + g * (1 - P)) + W.
Proof.
  intros P W g H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_single_variance : forall (A : R) (m : R), 0 <= A -> 0 <= m -> m <= A -> A * m - m ^ 2 <= A ^ 2 / 4.
Proof.
  intros A m H0 H1 H2.
  fraction_le (A ^ 2 / 4 - A * m + m ^ 2) (1).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - A ^ 2 / 4 + A * m - m ^ 2) by lra.
  pose proof (square (- A + 2 * m)) as T1.
  clear - Neg Neg0 T1; lra.
Qed.

Lemma past_single_drift : forall (A : R) (V : R) (V_l : R) (cov : R), 0 <= A -> 0 <= V -> 0 <= V_l -> 0 <= cov -> cov ^ 2 <= V * V_l -> V <= A ^ 2 / 4 -> V_l <= 1 / 4 -> cov <= A / 4.
Proof.
  intros A V V_l cov H0 H1 H2 H3 H4 H5 H6.
  repeat split; by_parts.
Qed.

Lemma past_single_hold : forall (H : R) (d : R), 0 < H -> 0 <= d -> H >= 1 -> d / (4 * H * (d + 1)) <= 1 / 4.
Proof.
  intros H d H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_single_bias : forall (S_ : R) (X : R), 0 <= S_ -> 0 <= X -> S_ / 2 <= S_ / 4 + X / 4 -> S_ <= X.
Proof.
  intros S_ X H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_single_costs_bandit : forall (H : R) (K : R) (d : R) (sigma : R), 0 < H -> 0 < K -> 0 <= d -> 0 <= sigma -> 2 * H * K * (d + 1) + d + sigma = 2 * H * K * (d + 1) + d + sigma.
Proof.
  intros H K d sigma H0 H1 H2 H3.
  repeat split; by_parts.
Qed.

Lemma past_single_bandit : forall (A_T : R) (D : R) (H : R) (K : R) (T : R) (ell : R), 0 <= A_T -> 0 <= D -> 0 < H -> 0 < K -> 0 < T -> 0 <= ell -> A_T <= 2 * D + 2 * H * K * (D + T) -> 2 * sqrt 2 * sqrt A_T * sqrt ell <= 4 * sqrt ell * sqrt (D + H * K * (D + T)).
Proof.
  intros A_T D H K T ell H0 H1 H2 H3 H4 H5 H6.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 <= A_T) by pos.
  root_0 r6 F7 E8 A_T.
  subst A_T.
  assert (S9 : 0 <= ell) by pos.
  root_0 r10 F11 E12 ell.
  subst ell.
  assert (S13 : 0 < D + H * K * (D + T)) by pos.
  root r14 F15 E16 (D + H * K * (D + T)).
  fraction_le (4 * r10 * r14 - 2 * r10 * r2 * r6) (1).
  enough (V17 : 0 <= (r10) * (4 * r14 - 2 * r2 * r6)) by lra.
  apply mul_le; [pos |].
  assert (R35 : 0 <= 2 * r14 - (r2 * r6)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V64 : 0 <= 4 * D * H * K + 4 * D + 4 * H * K * T - 2 * r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * D * H * K - 4 * D - 4 * H * K * T + 2 * r6 ^ 2) by lra.
  assert (P63 : 0 <= 2 * D * H * K + 2 * D + 2 * H * K * T - r6 ^ 2) by (pose proof H6; lra).
  clear - Neg P63 Neg0; lra.
  }
  assert (V0 : - 4 * D * H * K - 4 * D - 4 * H * K * T + 4 * r14 ^ 2 - r2 ^ 2 * r6 ^ 2 + 2 * r6 ^ 2 = 0).
  {
  assert (Q65 : (- r6 ^ 2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q66 : (4) * (- D * H * K - D - H * K * T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q65 Q66; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 4 * r14 + 2 * r2 * r6) by lra.
  assert (P62 : 0 <= 2 * r14 - r2 * r6) by (pose proof R35; lra).
  clear - Neg P62 Neg0; lra.
Qed.

Lemma past_single_costs_full_information : forall (H : R) (d : R) (sigma : R), 0 < H -> 0 <= d -> 0 <= sigma -> H * (d + 1) / 2 + d / 4 + sigma / 4 = H * (d + 1) / 2 + d / 4 + sigma / 4.
Proof.
  intros H d sigma H0 H1 H2.
  repeat split; by_parts.
Qed.

Lemma past_single_full_information : forall (A_T : R) (D : R) (H : R) (T : R) (ell : R), 0 <= A_T -> 0 <= D -> 0 < H -> 0 < T -> 0 <= ell -> A_T <= D / 2 + H * (D + T) / 2 -> 2 * sqrt 2 * sqrt A_T * sqrt ell <= 2 * sqrt ell * sqrt (D + H * (D + T)).
Proof.
  intros A_T D H T ell H0 H1 H2 H3 H4 H5.
  assert (S1 : 0 < 2) by pos.
  root r2 F3 E4 2.
  assert (S5 : 0 <= A_T) by pos.
  root_0 r6 F7 E8 A_T.
  subst A_T.
  assert (S9 : 0 <= ell) by pos.
  root_0 r10 F11 E12 ell.
  subst ell.
  assert (S13 : 0 < D + H * (D + T)) by pos.
  root r14 F15 E16 (D + H * (D + T)).
  fraction_le (2 * r10 * r14 - 2 * r10 * r2 * r6) (1).
  enough (V17 : 0 <= (r10) * (2 * r14 - 2 * r2 * r6)) by lra.
  apply mul_le; [pos |].
  assert (R27 : 0 <= r14 - (r2 * r6)).
  {
  apply (by_powers_le 2); [pos | pos | | lia].
  assert (V64 : 0 <= D * H + D + H * T - 2 * r6 ^ 2).
  {
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - D * H - D - H * T + 2 * r6 ^ 2) by lra.
  assert (P63 : 0 <= D * H / 2 + D / 2 + H * T / 2 - r6 ^ 2) by (pose proof H5; lra).
  clear - Neg P63 Neg0; lra.
  }
  assert (V0 : - D * H - D - H * T + r14 ^ 2 - r2 ^ 2 * r6 ^ 2 + 2 * r6 ^ 2 = 0).
  {
  assert (Q65 : (- r6 ^ 2) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  assert (Q66 : (1) * (- D * H - D - H * T + r14 ^ 2) = 0) by (apply mul_zero; lra).
  clear - Q65 Q66; lra.
  }
  lra.
  }
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * r14 + 2 * r2 * r6) by lra.
  assert (P58 : 0 <= r14 - r2 * r6) by (pose proof R27; lra).
  pose proof (mul_le _ _ P58 (Rlt_le _ _ F3)) as T59.
  assert (Q60 : (- r6) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  pose proof (mul_lt _ _ F3 Neg0) as T61.
  assert (Q62 : (2 * r6) * (r2 ^ 2 - 2) = 0) by (apply mul_zero; lra).
  clear - Neg T59 Q60 T61 Q62; lra.
Qed.

Lemma past_ladder_climb_both_ends : forall (rho : R) (s : R), 0 < rho -> 0 < s -> s ^ 2 * (rho + 1) * (- rho ^ 2 / (s ^ 2 * (rho + 1)) + rho - s + 1 / (rho + 1)) = (s - 1) * (rho - s) * (rho + s * (rho + 1)).
Proof.
  intros rho s H0 H1.
  fraction_eq (0) (1).
  ring.
Qed.
