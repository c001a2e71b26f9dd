(** Corollary H.3 (cor:NCNP-known-dmax), corrected: batches as short as the largest delay allows. The printed bound
    falls to 0 as C grows, and is false there; with max {1, 2 dmax / (C - 1)} in place of 4 dmax / (C - 1) it holds. *)
From Delays Require Export thm_3_1_bandit.

(** b = max {1, ceil (dmax / (C - 1))} *)
Definition shortest_batch (C dmax : nat) : nat := Nat.max 1 (ceiling dmax (C - 1)).

(** The batches fit (the condition of Fact D.1). *)
Lemma shortest_batch_fits C dmax : (2 <= C)%nat -> (dmax <= shortest_batch C dmax * (C - 1))%nat.
Proof.
  intros hC. unfold shortest_batch, ceiling. set (m := (C - 1)%nat). assert (hm : (1 <= m)%nat) by lia.
  pose proof (Nat.div_mod_eq (dmax + m - 1) m) as e. pose proof (Nat.mod_upper_bound (dmax + m - 1) m ltac:(lia)).
  set (q := ((dmax + m - 1) / m)%nat) in *. assert (dmax <= q * m)%nat by nia. nia.
Qed.

(** Rounding up: max {1, ceil x} <= max {1, 2 x}. *)
Lemma rounding_up C dmax : (2 <= C)%nat -> INR (shortest_batch C dmax) <= Rmax 1 (2 * INR dmax / INR (C - 1)).
Proof.
  intros hC. unfold shortest_batch, ceiling. set (m := (C - 1)%nat). assert (hm : (1 <= m)%nat) by lia.
  pose proof (INR_pos m hm). pose proof (Nat.mul_div_le (dmax + m - 1) m ltac:(lia)) as low.
  set (q := ((dmax + m - 1) / m)%nat) in *. destruct (le_lt_dec q 1) as [small|large].
  - rewrite Nat.max_l by lia. apply Rmax_l.
  - rewrite Nat.max_r by lia. eapply Rle_trans; [|apply Rmax_r]. apply le_div; [assumption|].
    replace (2 * INR dmax) with (INR (2 * dmax)) by (rewrite mult_INR; simpl; ring). rewrite <- mult_INR.
    apply le_INR. nia.
Qed.

Section Known_largest_delay.
Variables (K C T dmax : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (C2 : (2 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let b := shortest_batch C dmax.
Let D := sum T (fun t => INR (d t)).
Let largest_weight := Rmax 1 (2 * INR dmax / INR (C - 1)).
Let b1 : (1 <= b)%nat.
Proof. apply Nat.le_max_l. Qed.

Lemma price_root y : 0 <= y -> sqrt (INR T * INR b * y) <= sqrt (INR T * y * largest_weight).
Proof.
  intros hy. apply sqrt_le_1_alt. pose proof (pos_INR T). pose proof (rounding_up C dmax C2) as r.
  fold b largest_weight in r.
  replace (INR T * INR b * y) with (INR T * y * INR b) by ring. apply Rmult_le_compat_l; [nra|assumption].
Qed.

Theorem cor_h_3_bandit i u arm : (i < K)%nat ->
  batch_size_regret_bandit K b T d loss i u arm <= 14 * sqrt (INR T * INR K * largest_weight)
    + 3 * sqrt (D * ln (INR K)).
Proof.
  intros hi. eapply Rle_trans; [now apply thm_3_1_bandit|]. apply Rplus_le_compat_r.
  pose proof (price_root (INR K) (pos_INR K)). lra.
Qed.

Theorem cor_h_3_full i u arm : (i < K)%nat ->
  batch_size_regret K b T d loss i u arm <= 12 * sqrt (INR T * ln (INR K) * largest_weight) + 3 * sqrt (D * ln (INR K)).
Proof.
  intros hi. eapply Rle_trans; [now apply thm_3_1_full|]. apply Rplus_le_compat_r.
  pose proof (log_pos K K2). pose proof (price_root (ln (INR K)) ltac:(lra)). lra.
Qed.
End Known_largest_delay.
