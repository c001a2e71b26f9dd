(** Theorem 3.1 (thm:batch-bandit-fullinfo) with full information, whole: batches of b rounds have regret at most
    12 sqrt (T b log K) + 3 sqrt (D log K). The paper's chain fails for b > 8 T; the theorem does not. *)
From Delays Require Export thm_d_2.

Section Batch_size.
Variables (K b T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (b1 : (1 <= b)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let T' := batches b T.
Let D := sum T (fun t => INR (d t)).

(** sigma^b_tau + 1, and 1 / beta_tau = sqrt ((tau + D^b_tau) / log K). *)
Definition waiting_and_one (u : nat -> nat) (tau : nat) : R := 1 + outstanding b T d u tau.
Definition inverse_rate (u : nat -> nat) (tau : nat) : R := sqrt (sum tau (waiting_and_one u) / ln (INR K)).

Lemma waiting_ge_1 u tau : 1 <= waiting_and_one u tau.
Proof.
  assert (0 <= outstanding b T d u tau) by (apply sum_nonneg; intros; apply ind_bounds).
  unfold waiting_and_one. lra.
Qed.

Lemma log_pos : 2 / 3 <= ln (INR K).
Proof. eapply Rle_trans; [exact ln_2|]. apply ln_le; [lra|]. exact (le_INR 2 K K2). Qed.

Lemma running_sum_pos u tau : (1 <= tau)%nat -> 0 < sum tau (waiting_and_one u).
Proof.
  intros h. apply Rlt_le_trans with (sum 1 (waiting_and_one u)); [simpl; pose proof (waiting_ge_1 u 1); lra|].
  apply sum_mono; [assumption|]. intros s _. pose proof (waiting_ge_1 u s). lra.
Qed.

Definition batch_size_regret (i : nat) u arm : R :=
  batching_regret K b T false d loss (exponential_weights K) (fun _ _ => 0) inverse_rate i u arm.

Lemma places_law t (u : nat -> nat) : proper (independent (fun _ => places b) t u).
Proof. now apply places_proper. Qed.

(** (c) Lemma D.4, and (d) Jensen and Lemma D.3: R_T <= 3 b sqrt (log K) sqrt (D / b^2 + (3/2) T'). *)
Lemma chain i u arm : (i < K)%nat ->
  batch_size_regret i u arm <=
  INR b * (3 * sqrt (ln (INR K)) * sqrt (D / (INR b * INR b) + 3 / 2 * INR T')).
Proof.
  intros hi. pose proof log_pos as lk. pose proof (INR_pos b b1) as posb. pose proof (sqrt_pos (ln (INR K))) as root0.
  assert (T'1 : (1 <= T')%nat) by (destruct (batch_of b b1 T T1) as [h _]; exact h).
  unfold batch_size_regret. eapply Rle_trans.
  { apply thm_d_2_full; try assumption; try lia.
    - intros t ht x y h. unfold inverse_rate. do 2 f_equal. apply sum_ext; intros s hs. unfold waiting_and_one. f_equal.
      apply (lem_d_3_known b T d b1 s). apply (agree_weaken s t); [lia|assumption].
    - intros v t. apply sqrt_pos.
    - intros v t ht. apply sqrt_lt_R0, Rdiv_lt_0_compat; [apply running_sum_pos; lia|lra].
    - intros v s t hs ht. apply sqrt_le_1_alt. unfold Rdiv. apply Rmult_le_compat_r; [left; apply inv_pos; lra|].
      apply sum_mono; [lia|]. intros r _. pose proof (waiting_ge_1 v r). lra. }
  apply Rmult_le_compat_l; [lra|]. fold T'.
  apply Rle_trans with (E (independent (fun _ => places b)) 1 T'
    (fun u => 3 * sqrt (ln (INR K)) * sqrt (sum T' (waiting_and_one u))) u).
  - apply E_le; [exact places_law|]. intros v.
    rewrite (sum_ext T' _ (fun tau => sqrt (ln (INR K)) * (waiting_and_one v tau * eta (waiting_and_one v) tau))).
    2:{ intros tau htau. unfold eta, inverse_rate. rewrite sqrt_div_alt by lra.
        pose proof (sqrt_lt_R0 (ln (INR K)) ltac:(lra)).
        fold (waiting_and_one v tau). unfold Rdiv. rewrite !Rinv_mult, Rinv_inv. ring. }
    rewrite sum_scal.
    pose proof (lem_d_4 T' (waiting_and_one v) ltac:(intros r _; pose proof (waiting_ge_1 v r); lra)) as self.
    unfold inverse_rate. pose proof (running_sum_pos v T' T'1).
    rewrite (penalty_value K 1 1 K2 (le_n 1) (le_n 1)) by lra. nra.
  - rewrite E_scal. apply Rmult_le_compat_l; [lra|]. eapply Rle_trans; [apply jensen_root; [exact places_law|]|].
    + intros v. apply sum_nonneg; intros r _. pose proof (waiting_ge_1 v r). lra.
    + apply sqrt_le_1_alt. rewrite (E_ext _ _ _ _ (fun v => INR T' + sum T' (outstanding b T d v))).
      2:{ intros v. unfold waiting_and_one. rewrite sum_plus, sum_const. ring. }
      rewrite E_plus, E_const by exact places_law.
      assert (waits : E (independent (fun _ => places b)) 1 T' (fun v => sum T' (outstanding b T d v)) u
                      <= D / (INR b * INR b) + INR T' * ((INR b - 1) / (2 * INR b))).
      { eapply Rle_trans; [|apply (lem_d_3_mean b T d b1)]. apply E_le; [exact places_law|]. intros v.
        apply lem_d_3_outstanding. }
      assert ((INR b - 1) / (2 * INR b) <= 1 / 2) by (apply div_le; lra). pose proof (pos_INR T'). nra.
Qed.

(** The regret is at most T, whatever the player does. *)
Lemma regret_le_T i u arm : batch_size_regret i u arm <= INR T.
Proof.
  unfold batch_size_regret, batching_regret, game_mean.
  assert (fixed : 0 <= sum T (fun t => loss t i)) by (apply sum_nonneg; intros; apply unit_losses).
  set (k := round_law _ _). set (x0 := fun s => (u s, arm s)).
  assert (k_proper : forall t x, proper (k t x)).
  { apply round_proper; [intros; now apply places_proper|].
    apply policy_1_proper; [apply exponential_distributions; lia|]. intros v t. split; [lra|apply sqrt_pos]. }
  assert (suffered : E k 1 (batches b T) (fun x => sum T (fun t => loss t (arms x (ceiling t b)))) x0 <= INR T).
  { rewrite <- (E_const k k_proper (batches b T) (INR T) 1 x0). apply E_le; [exact k_proper|]. intros x.
    rewrite <- (Rmult_1_r (INR T)), <- sum_const. apply sum_le; intros t _. apply unit_losses. }
  lra.
Qed.

Theorem thm_3_1_full i u arm : (i < K)%nat ->
  batch_size_regret i u arm <= 12 * sqrt (INR T * INR b * ln (INR K)) + 3 * sqrt (D * ln (INR K)).
Proof.
  intros hi. pose proof log_pos as lk. pose proof (INR_pos b b1) as posb. pose proof (INR_pos T T1) as posT.
  assert (D0 : 0 <= D) by (apply sum_nonneg; intros; apply pos_INR).
  pose proof (sqrt_pos (D * ln (INR K))).
  destruct (le_lt_dec T b) as [long|short].
  - (* b >= T: no proof is needed *)
    eapply Rle_trans; [apply regret_le_T|]. apply le_INR in long.
    assert (INR T <= 12 * sqrt (INR T * INR b * ln (INR K))); [|lra].
    assert (INR T / 12 <= sqrt (INR T * INR b * ln (INR K))); [|lra].
    rewrite <- (sqrt_square (INR T / 12)) by lra. apply sqrt_le_1_alt.
    assert (INR T * INR T <= INR T * INR b) by nra. nra.
  - (* b < T: T' b <= T + b - 1 <= 2 T *)
    eapply Rle_trans; [now apply chain|].
    assert (few : INR T' * INR b <= 2 * INR T).
    { rewrite <- mult_INR. replace (2 * INR T) with (INR (2 * T)) by (rewrite mult_INR; reflexivity). apply le_INR.
      unfold T', batches, ceiling. rewrite Nat.mul_comm. eapply Nat.le_trans; [apply Nat.mul_div_le; lia|]. lia. }
    rewrite <- (sqrt_square (INR b)) at 1 by lra.
    replace (sqrt (INR b * INR b) * (3 * sqrt (ln (INR K)) * sqrt (D / (INR b * INR b) + 3 / 2 * INR T')))
      with (3 * (sqrt (ln (INR K)) * (sqrt (INR b * INR b) * sqrt (D / (INR b * INR b) + 3 / 2 * INR T')))) by ring.
    pose proof (pos_INR T'). assert (0 <= D / (INR b * INR b)) by (apply div_nonneg; nra).
    rewrite <- !sqrt_mult by nra.
    (* log K (D + (3/2) T' b^2) <= log K D + 9 T b log K *)
    apply Rle_trans with (3 * sqrt (D * ln (INR K) + 9 * (INR T * INR b * ln (INR K)))).
    + apply Rmult_le_compat_l; [lra|]. apply sqrt_le_1_alt.
      replace (ln (INR K) * (INR b * INR b * (D / (INR b * INR b) + 3 / 2 * INR T')))
        with (D * ln (INR K) + 3 / 2 * ln (INR K) * INR b * (INR T' * INR b)) by (field; lra).
      apply Rplus_le_compat_l.
      apply Rle_trans with (3 / 2 * ln (INR K) * INR b * (2 * INR T)); [apply Rmult_le_compat_l; nra|].
      assert (0 <= INR T * INR b * ln (INR K)) by (apply Rmult_le_pos; nra). nra.
    + assert (TbK : 0 <= INR T * INR b * ln (INR K)) by (apply Rmult_le_pos; nra).
      assert (DK : 0 <= D * ln (INR K)) by nra.
      assert (root : sqrt (D * ln (INR K) + 9 * (INR T * INR b * ln (INR K)))
                     <= sqrt (D * ln (INR K)) + 3 * sqrt (INR T * INR b * ln (INR K))).
      { pose proof (sqrt_pos (INR T * INR b * ln (INR K))). pose proof (sqrt_sqrt _ TbK). pose proof (sqrt_sqrt _ DK).
        set (r := sqrt (D * ln (INR K))) in *. set (q := sqrt (INR T * INR b * ln (INR K))) in *.
        rewrite <- (sqrt_square (r + 3 * q)) by lra. apply sqrt_le_1_alt. nra. }
      pose proof (sqrt_pos (INR T * INR b * ln (INR K))). lra.
Qed.
End Batch_size.
