(* parameter_choices: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma par_parameter_choices_constant_smallest : forall (ell : R) (s : R), 0 < ell -> 0 <= s -> - 1 / 2 + ln 2 >= ell / (2 * ell / (- 1 + 2 * ln 2) + 2 * s).
Proof.
  intros ell s H0 H1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply Rle_ge.
  assert (S13 : 0 < ell + 2 * l3 * s - s).
  {
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - ell - 2 * l3 * s + s) by lra.
  assert (P11 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ H1 P11) as T12.
  clear - Neg Neg0 H0 H1 T12; lra.
  }
  fraction_le (2 * s * l3 ^ 2 - 2 * l3 * s + s / 2) (ell + 2 * l3 * s - s).
  enough (V14 : 0 <= (s) * (2 * l3 ^ 2 - 2 * l3 + 1 / 2)) by lra.
  apply mul_le; [pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 2 * l3 ^ 2 + 2 * l3 - 1 / 2) by lra.
  pose proof (square (1 - 2 * l3)) as T17.
  clear - Neg Neg0 T17; lra.
Qed.

Lemma par_parameter_choices_constant : forall (ell : R) (s : R), 0 < ell -> 0 <= s -> - 1 / 2 + ln 2 >= ell / (6 * ell + 2 * s).
Proof.
  intros ell s H0 H1.
  pose proof ((ltac:(interval) : 693147 / 1000000 <= ln 2)) as F1.
  pose proof ((ltac:(interval) : ln 2 <= 6931473 / 10000000)) as F2.
  remember (ln 2) as l3 eqn:E4 in *.
  apply Rle_ge.
  fraction_le (3 * ell * l3 - 2 * ell + l3 * s - s / 2) (3 * ell + s).
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - 3 * ell * l3 + 2 * ell - l3 * s + s / 2) by lra.
  assert (P11 : 0 <= l3 - 693147 / 1000000) by (pose proof F1; lra).
  pose proof (mul_le _ _ (Rlt_le _ _ H0) P11) as T12.
  pose proof (mul_le _ _ H1 P11) as T13.
  clear - Neg Neg0 H0 H1 T12 T13; lra.
Qed.

Lemma par_parameter_choices_constant_known_constant : forall (c : R) (ell : R) (s : R), 0 < c -> 0 < ell -> 0 <= s -> exp (- 1 - 1 / (2 * c)) + 1 / (2 * c) >= ell / (2 * (c * ell + s)).
Proof.
  intros c ell s H0 H1 H2.
  assert (E2 : exp (- 1 - 1 / (2 * c)) = (/ ((exp 1)) * / (exp (1 / (2 * c))))) by (by_logarithms).
  call y1 (exp (- 1 - 1 / (2 * c))).
  subst y1.
  pose proof (exp_pos (1)) as F3.
  pose proof (ln_exp (1)) as F4.
  pose proof ((ltac:(interval) : 27182817 / 10000000 <= (exp 1))) as F5.
  pose proof ((ltac:(interval) : (exp 1) <= 1359141 / 500000)) as F6.
  call x7 ((exp 1)).
  pose proof (exp_pos (1 / (2 * c))) as F8.
  pose proof (ln_exp (1 / (2 * c))) as F9.
  pose proof (exp_tangent (1 / (2 * c))) as F10.
  call x11 (exp (1 / (2 * c))).
  apply Rle_ge.
  fraction_le (ell * c ^ 2 + c * s + s * x11 * x7 / 2) (c * x11 * x7 * (c * ell + s)).
  pos.
Qed.

Lemma par_parameter_choices_constant_from_1_rounds : ~ (forall (T : R), 0 < T -> T >= 1 -> 1 / sqrt T < 1).
Proof.
  intro H; specialize (H 1 ltac:(lra) ltac:(lra)); rewrite sqrt_1 in H; lra.
Qed.

Lemma par_parameter_choices_constant_from_2_rounds : forall (T : R), 0 < T -> T >= 2 -> 1 / sqrt T < 1.
Proof.
  intros T H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma par_parameter_choices_every_capacity_left_side : forall (r : R), 0 < r -> r - (exp (r + 1) - 1) * exp (- r - 1) + 1 = r + exp (- r - 1).
Proof.
  intros r H0.
  assert (E2 : exp (r + 1) = (((exp 1)) * (exp r))) by (by_logarithms).
  call y1 (exp (r + 1)).
  subst y1.
  pose proof (exp_pos (1)) as F3.
  pose proof (ln_exp (1)) as F4.
  pose proof ((ltac:(interval) : 27182817 / 10000000 <= (exp 1))) as F5.
  pose proof ((ltac:(interval) : (exp 1) <= 1359141 / 500000)) as F6.
  call x7 ((exp 1)).
  pose proof (exp_pos (r)) as F8.
  pose proof (ln_exp (r)) as F9.
  pose proof (exp_tangent (r)) as F10.
  call x11 (exp r).
  assert (E13 : exp (- r - 1) = (/ (x7) * / (x11))) by (by_logarithms).
  call y12 (exp (- r - 1)).
  subst y12.
  fraction_eq (0) (1).
  ring.
Qed.

Lemma par_parameter_choices_every_capacity : forall (r : R), 0 < r -> r - (exp (r + 1) - 1) * exp (- r - 1) + 1 > r.
Proof.
  intros r H0.
  assert (E2 : exp (r + 1) = (((exp 1)) * (exp r))) by (by_logarithms).
  call y1 (exp (r + 1)).
  subst y1.
  pose proof (exp_pos (1)) as F3.
  pose proof (ln_exp (1)) as F4.
  pose proof ((ltac:(interval) : 27182817 / 10000000 <= (exp 1))) as F5.
  pose proof ((ltac:(interval) : (exp 1) <= 1359141 / 500000)) as F6.
  call x7 ((exp 1)).
  pose proof (exp_pos (r)) as F8.
  pose proof (ln_exp (r)) as F9.
  pose proof (exp_tangent (r)) as F10.
  call x11 (exp r).
  assert (E13 : exp (- r - 1) = (/ (x7) * / (x11))) by (by_logarithms).
  call y12 (exp (- r - 1)).
  subst y12.
  apply Rlt_gt.
  fraction_lt (1) (x11 * x7).
  pos.
Qed.

Lemma par_parameter_choices_every_capacity_power_of_T : forall (C : R) (ell : R), 0 < C -> 0 < ell -> exp (1 + ell / (2 * C)) = (exp 1) * exp (ell / (2 * C)).
Proof.
  intros C ell H0 H1.
  assert (E2 : exp (1 + ell / (2 * C)) = (((exp 1)) * (exp (ell / (2 * C))))) by (by_logarithms).
  call y1 (exp (1 + ell / (2 * C))).
  subst y1.
  pose proof (exp_pos (1)) as F3.
  pose proof (ln_exp (1)) as F4.
  pose proof ((ltac:(interval) : 27182817 / 10000000 <= (exp 1))) as F5.
  pose proof ((ltac:(interval) : (exp 1) <= 1359141 / 500000)) as F6.
  call x7 ((exp 1)).
  pose proof (exp_pos (ell / (2 * C))) as F8.
  pose proof (ln_exp (ell / (2 * C))) as F9.
  pose proof (exp_tangent (ell / (2 * C))) as F10.
  call x11 (exp (ell / (2 * C))).
  fraction_eq (0) (1).
  ring.
Qed.

Lemma par_parameter_choices_every_capacity_needed : forall (chernoff : R) (r : R), 0 < chernoff -> 0 < r -> - chernoff / (chernoff + 1) + ln (chernoff + 1) >= r -> ln (chernoff + 1) > r.
Proof.
  intros chernoff r H0 H1 H2.
  assert (S1 : 0 < chernoff + 1) by pos.
  pose proof (ln_tangent _ S1) as F2.
  pose proof (ln_below _ S1) as F3.
  remember (ln (chernoff + 1)) as l4 eqn:E5 in *.
  apply Rlt_gt.
  fraction_lt (l4 - r) (1).
  numerator_le N6 F3 (chernoff * l4 - chernoff + l4) (chernoff + 1).
  numerator_le N7 (Rge_le _ _ H2) (chernoff * l4 - chernoff * r - chernoff + l4 - r) (chernoff + 1).
  apply Rnot_le_lt; intro Neg.
  assert (Neg0 : 0 <= - l4 + r) by lra.
  pose proof (mul_le _ _ (Rlt_le _ _ H0) Neg0) as T10.
  assert (P13 : 0 <= chernoff - l4) by (pose proof F2; lra).
  clear - Neg T10 H1 P13 N7; lra.
Qed.

Lemma par_parameter_choices_logarithmic_capacity : forall (c : R) (ell : R) (s : R), 0 < c -> 0 < ell -> 0 <= s -> exp (ell / (c * ell + s)) <= exp (1 / c).
Proof.
  intros c ell s H0 H1 H2.
  assert (A : ell / (c * ell + s) <= 1 / c).
  {
  apply Rle_div_l; [pos |].
  replace (1 / c * (c * ell + s)) with (ell + s / c) by (field; lra).
  assert (0 <= s / c) by pos; lra.
  }
  destruct A as [A | A]; [left; apply exp_increasing; exact A | right; f_equal; exact A].
Qed.
