(* thm_a_1_delayed_bandits: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.

Lemma thm_cesa16_lb_lower_bound_first_term : forall (K : R) (T : R), 0 < K -> 0 < T -> sqrt K * sqrt T / 20 = sqrt K * sqrt T / 20.
Proof.
  intros K T H0 H1.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_cesa16_lb_lower_bound_knowledge : forall (d : R) (s : Z) (t : Z) (tau : Z), 0 <= d -> 0 < IZR s -> 0 < IZR t -> 0 < IZR tau -> IZR t <= IZR tau * (d + 1) -> d + IZR s + 1 <= IZR t -> IZR s <= (d + 1) * (IZR tau - 1).
Proof.
  intros d s t tau H0 H1 H2 H3 H4 H5.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.

Lemma thm_cesa16_lb_lower_bound_enough_blocks : forall (T : R) (d : R) (x : R), 0 < T -> 0 <= d -> 0 < x -> T >= x * (d + 1) -> T / (2 * d + 2) >= x / 2.
Proof.
  intros T d x H0 H1 H2 H3.
  assert (G0 : T / (2 * d + 2) >= x / 2).
  {
  apply Rle_ge.
  apply (le_by_fraction _ _ (T / 2 - d * x / 2 - x / 2) (d + 1)); [(field; nonzero) || field || lra | pos |].
  apply Rnot_lt_le; intro Neg.
  assert (Neg0 : 0 < - T / 2 + d * x / 2 + x / 2) by lra.
  assert (P1 : 0 < - T / 2 + d * x / 2 + x / 2) by (pose proof Neg0; lra).
  pose proof P1 as T2.
  assert (P3 : 0 <= T - d * x - x) by (pose proof (Rge_le _ _ H3); lra).
  pose proof P3 as T4.
  clear - Neg T2 T4.
  lra.
  }
  exact G0.
Qed.

Lemma thm_cesa16_lb_lower_bound_any_constant_arms : forall (K : R) (T : R) (c : R), 0 < K -> 0 < T -> 0 < c -> K * c ^ 2 > T -> c * sqrt K * sqrt T > T.
Proof.
  intros K T c H0 H1 H2 H3.
  assert (G0 : c * sqrt K * sqrt T > T).
  {
  assert (S1 : 0 < K).
  {
  pos.
  }
  assert (F3 : 0 < sqrt K) by (apply sqrt_lt_R0; lra).
  assert (E4 : K = (sqrt K) ^ 2) by root_powers.
  set (r2 := sqrt K) in *.
  clearbody r2.
  subst K.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (c * r2 * r6 - r6 ^ 2) (1)); [(field; nonzero) || field || lra | pos |].
  replace (c * r2 * r6 - r6 ^ 2) with ((r6) * (c * r2 - r6)) by ring.
  apply mul_lt; [pos |].
  replace (c * r2 - r6) with ((c * r2) - (r6)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  replace ((c * r2) ^ 2 - (r6) ^ 2) with (c ^ 2 * r2 ^ 2 - r6 ^ 2) by ring.
  pos.
  }
  exact G0.
Qed.

Lemma thm_cesa16_lb_lower_bound_any_constant_delay : forall (T : R) (c : R) (d : R) (x : R), 0 < T -> 0 < c -> 0 <= d -> 0 < x -> d * x * c ^ 2 > T -> c * sqrt d * sqrt T * sqrt x > T.
Proof.
  intros T c d x H0 H1 H2 H3 H4.
  assert (G0 : c * sqrt d * sqrt T * sqrt x > T).
  {
  assert (S1 : 0 <= d).
  {
  pos.
  }
  assert (F3 : 0 <= sqrt d) by (apply sqrt_pos).
  assert (E4 : d = (sqrt d) ^ 2) by root_powers.
  set (r2 := sqrt d) in *.
  clearbody r2.
  subst d.
  assert (S5 : 0 < T).
  {
  pos.
  }
  assert (F7 : 0 < sqrt T) by (apply sqrt_lt_R0; lra).
  assert (E8 : T = (sqrt T) ^ 2) by root_powers.
  set (r6 := sqrt T) in *.
  clearbody r6.
  subst T.
  assert (S9 : 0 < x).
  {
  pos.
  }
  assert (F11 : 0 < sqrt x) by (apply sqrt_lt_R0; lra).
  assert (E12 : x = (sqrt x) ^ 2) by root_powers.
  set (r10 := sqrt x) in *.
  clearbody r10.
  subst x.
  apply Rlt_gt.
  apply (lt_by_fraction _ _ (c * r10 * r2 * r6 - r6 ^ 2) (1)); [(field; nonzero) || field || lra | pos |].
  replace (c * r10 * r2 * r6 - r6 ^ 2) with ((r6) * (c * r10 * r2 - r6)) by ring.
  apply mul_lt; [pos |].
  replace (c * r10 * r2 - r6) with ((c * r10 * r2) - (r6)) by ring.
  apply (by_powers_lt 2); [pos | pos | | lia].
  replace ((c * r10 * r2) ^ 2 - (r6) ^ 2) with (c ^ 2 * r10 ^ 2 * r2 ^ 2 - r6 ^ 2) by ring.
  pos.
  }
  exact G0.
Qed.

Lemma thm_cesa16_lb_lower_bound_covered : forall (d : Z) (q : Z) (r : Z), 0 <= IZR d -> 0 <= IZR q -> 0 <= IZR r -> IZR q >= 1 -> IZR r <= IZR d -> IZR q * (IZR d + 1) >= IZR q * (IZR d + 1) / 2 + IZR r / 2 + 1 / 2.
Proof.
  intros d q r H0 H1 H2 H3 H4.
  repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval].
Qed.
