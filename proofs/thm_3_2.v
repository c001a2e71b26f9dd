(** Theorem 3.2 (thm:fixed-delays), both directions: equal delays d, C slots.

    Upper bound: batches of max {1, ceil (d / (C - 1))} rounds for C >= 2, Spaced for C = 1. Lower bound: Theorem D.5,
    for every player of Figure 1. For bandits they differ by the factor 57 * 14 sqrt 2, with full information by
    300 sqrt 2; the conditions of the lower bound are missing in the paper. *)
From Delays Require Export cor_h_3 thm_3_2_one_slot every_parameter.

(** ** The batch size *)

Lemma batch_le_delay C d : (2 <= C)%nat -> (shortest_batch C d <= d + 1)%nat.
Proof. intros hC. unfold shortest_batch, ceiling. apply Nat.max_lub; [lia|]. apply Nat.div_le_upper_bound; nia. Qed.

(** b <= 2 (1 + d / C) *)
Lemma batch_le_twice C d : (2 <= C)%nat -> INR (shortest_batch C d) <= 2 * (1 + INR d / INR C).
Proof.
  intros hC. pose proof (INR_pos C ltac:(lia)) as posC.
  replace (2 * (1 + INR d / INR C)) with (2 * (INR C + INR d) / INR C) by (field; lra). apply le_div; [assumption|].
  replace 2 with (INR 2) by reflexivity. rewrite <- plus_INR, <- !mult_INR. apply le_INR.
  unfold shortest_batch, ceiling. set (m := (C - 1)%nat). replace C with (m + 1)%nat by lia.
  assert (hm : (1 <= m)%nat) by lia. pose proof (Nat.mul_div_le (d + m - 1) m ltac:(lia)) as low.
  set (q := ((d + m - 1) / m)%nat) in *. destruct (Nat.max_spec 1 q) as [[_ ->]|[_ ->]]; nia.
Qed.

Lemma equal_delays T d : sum T (fun _ => INR d) = INR T * INR d.
Proof. apply sum_const. Qed.

(** ** Upper bounds: the player for C slots is as follows; `fact_d_1` says that its batches fit. *)

Section Upper.
Variables (K T C d : nat) (loss : nat -> nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat) (C1 : (1 <= C)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Definition upper_regret_bandit (i : nat) u w a : R :=
  if C =? 1 then spaced_regret K T d loss true (hybrid K) (spaced_alpha d) (fun _ => 0) i w a
  else batch_size_regret_bandit K (shortest_batch C d) T (fun _ => d) loss i u a.
Definition upper_regret_full (i : nat) u w a : R :=
  if C =? 1 then spaced_regret K T d loss false (exponential_weights K) (fun _ => 0) (spaced_beta K d) i w a
  else batch_size_regret K (shortest_batch C d) T (fun _ => d) loss i u a.

Lemma exp_1_root : sqrt (exp 1) <= 7 / 4.
Proof. pose proof exp_le_3. rewrite <- (sqrt_square (7 / 4)) by lra. apply sqrt_le_1_alt. lra. Qed.

Let b1 : (1 <= shortest_batch C d)%nat.
Proof. apply Nat.le_max_l. Qed.

Theorem thm_3_2_upper_bandit i u w a : (i < K)%nat ->
  upper_regret_bandit i u w a
  <= 14 * sqrt 2 * sqrt (INR T * INR K * (1 + INR d / INR C)) + 3 * sqrt (INR T * INR d * ln (INR K)).
Proof.
  intros hi. unfold upper_regret_bandit. pose proof (pos_INR T). pose proof (pos_INR K). pose proof (pos_INR d).
  pose proof (sqrt_pos (INR T * INR d * ln (INR K))). pose proof (sqrt_pos 2). pose proof (sqrt_sqrt 2 ltac:(lra)).
  destruct (Nat.eqb_spec C 1) as [->|several].
  - eapply Rle_trans; [now apply one_slot_bandit|]. pose proof exp_1_root. pose proof (sqrt_pos (exp 1)).
    replace (1 + INR d / INR 1) with (INR (d + 1)) by (rewrite plus_INR; simpl; field).
    pose proof (sqrt_pos (INR T * INR K * INR (d + 1))).
    assert (4 * sqrt (exp 1) <= 14 * sqrt 2) by nra. nra.
  - eapply Rle_trans; [apply (thm_3_1_bandit K (shortest_batch C d) T (fun _ => d)); assumption|].
    rewrite equal_delays. apply Rplus_le_compat_r. rewrite (Rmult_assoc 14). apply Rmult_le_compat_l; [lra|].
    pose proof (batch_le_twice C d ltac:(lia)). pose proof (INR_pos C ltac:(lia)).
    assert (0 <= INR d / INR C) by now apply div_nonneg.
    rewrite <- sqrt_mult by (try lra; repeat apply Rmult_le_pos; lra). apply sqrt_le_1_alt.
    replace (INR T * INR (shortest_batch C d) * INR K) with (INR T * INR K * INR (shortest_batch C d)) by ring.
    replace (2 * (INR T * INR K * (1 + INR d / INR C))) with (INR T * INR K * (2 * (1 + INR d / INR C))) by ring.
    apply Rmult_le_compat_l; [now apply Rmult_le_pos|assumption].
Qed.

Theorem thm_3_2_upper_full i u w a : (i < K)%nat ->
  upper_regret_full i u w a <= 15 * sqrt (INR T * INR (d + 1) * ln (INR K)).
Proof.
  intros hi. unfold upper_regret_full. pose proof (pos_INR T). pose proof (pos_INR d).
  assert (lk : 0 < ln (INR K)) by (rewrite <- ln_1; apply ln_increasing; [lra|apply (lt_INR 1); lia]).
  pose proof (sqrt_pos (INR T * INR (d + 1) * ln (INR K))) as r0.
  destruct (Nat.eqb_spec C 1) as [->|several].
  - eapply Rle_trans; [now apply one_slot_full|]. pose proof exp_1_root. nra.
  - eapply Rle_trans; [apply (thm_3_1_full K (shortest_batch C d) T (fun _ => d)); assumption|]. rewrite equal_delays.
    assert (first : sqrt (INR T * INR (shortest_batch C d) * ln (INR K)) <= sqrt (INR T * INR (d + 1) * ln (INR K))).
    { apply sqrt_le_1_alt, Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [assumption|].
      apply le_INR, batch_le_delay. lia. }
    assert (second : sqrt (INR T * INR d * ln (INR K)) <= sqrt (INR T * INR (d + 1) * ln (INR K))).
    { apply sqrt_le_1_alt, Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [assumption|]. apply le_INR. lia. }
    lra.
Qed.
End Upper.

(** ** Lower bounds, with the conditions that the paper does not state *)

Theorem thm_3_2_lower_bandit {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= C)%nat -> (K <= T)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  (K * (d + 1) <= C * T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ (sqrt (INR T * INR K * (1 + INR d / INR C)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof. apply thm_d_5_bandit. Qed.

Theorem thm_3_2_lower_full {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T -> figure_1_player false K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ sqrt (INR T * INR (d + 1) * ln (INR K)) / (20 * sqrt 2) <= regret rho (fun w => plays (p w)) T l i.
Proof. apply thm_d_5_full. Qed.
