(** Theorem 3.1 (thm:batch-bandit-fullinfo) for bandits, whole: batches of b rounds have regret at most
    14 sqrt (T b K) + 3 sqrt (D log K); the chapter's constant 4 sqrt 2 + 3 in place of 14 is proved first. *)
From Delays Require Export bandits thm_3_1.

Section Batch_size.
Variables (K b T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (b1 : (1 <= b)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let T' := batches b T.
Let D := sum T (fun t => INR (d t)).

(** 1 / alpha_tau = sqrt tau and 1 / beta_tau = sqrt (D^b_tau / log K), which is 0 while nothing is outstanding. *)
Definition inverse_alpha (u : nat -> nat) (tau : nat) : R := sqrt (INR tau).
Definition inverse_beta (u : nat -> nat) (tau : nat) : R := sqrt (sum tau (outstanding b T d u) / ln (INR K)).

Lemma outstanding_nonneg u tau : 0 <= outstanding b T d u tau.
Proof. apply sum_nonneg. intros. apply ind_bounds. Qed.

Definition batch_size_regret_bandit (i : nat) u arm : R :=
  batching_regret K b T true d loss (hybrid K) inverse_alpha inverse_beta i u arm.

(** (a) Lemma D.4 twice, and (b) Jensen and Lemma D.3. *)
Lemma chain_bandit i u arm : (i < K)%nat ->
  batch_size_regret_bandit i u arm <=
  INR b * (4 * sqrt (INR K) * sqrt (INR T')
           + 3 * sqrt (ln (INR K)) * sqrt (D / (INR b * INR b) + 1 / 2 * INR T')).
Proof.
  intros hi. pose proof (log_pos K K2) as lk. pose proof (INR_pos b b1) as posb.
  pose proof (sqrt_pos (ln (INR K))) as root0. pose proof (sqrt_lt_R0 (ln (INR K)) ltac:(lra)) as root1.
  assert (T'1 : (1 <= T')%nat) by (destruct (batch_of b b1 T T1) as [h _]; exact h).
  assert (law_ok : forall t u, proper (independent (fun _ => places b) t u)) by (intros; now apply places_proper).
  unfold batch_size_regret_bandit. eapply Rle_trans.
  { apply thm_d_2_bandit; try assumption; try lia.
    - intros t ht. split; [now intros x y _|]. intros x y h. unfold inverse_beta. do 2 f_equal.
      apply sum_ext; intros s hs.
      apply (lem_d_3_known b T d b1 s). apply (agree_weaken s t); [lia|assumption].
    - intros v t. split; apply sqrt_pos.
    - intros v t ht. apply sqrt_lt_R0, INR_pos. lia.
    - intros v t ht. destruct (Req_dec (outstanding b T d v t) 0) as [z|nz]; [now left|right].
      pose proof (outstanding_nonneg v t). apply sqrt_lt_R0, Rdiv_lt_0_compat; [|lra].
      apply Rlt_le_trans with (outstanding b T d v t); [lra|].
      apply (sum_member t (outstanding b T d v) t); [intros; apply outstanding_nonneg|lia].
    - intros v s t hs ht. split.
      + apply sqrt_le_1_alt, le_INR. lia.
      + apply sqrt_le_1_alt. unfold Rdiv. apply Rmult_le_compat_r; [left; apply inv_pos; lra|].
        apply sum_mono; [lia|]. intros r _. apply outstanding_nonneg. }
  apply Rmult_le_compat_l; [lra|]. fold T'.
  apply Rle_trans with (E (independent (fun _ => places b)) 1 T'
    (fun u => 4 * sqrt (INR K) * sqrt (INR T') + 3 * sqrt (ln (INR K)) * sqrt (sum T' (outstanding b T d u))) u).
  - apply E_le; [exact law_ok|]. intros v. rewrite sum_plus.
    rewrite (sum_ext T' _ (fun tau => sqrt (INR K) * (1 * eta (fun _ => 1) tau))).
    2:{ intros tau htau. unfold eta, inverse_alpha. rewrite sum_const, Rmult_1_r. unfold Rdiv. ring. }
    rewrite (sum_ext T' (fun tau => outstanding b T d v tau / inverse_beta v tau)
               (fun tau => sqrt (ln (INR K)) * (outstanding b T d v tau * eta (outstanding b T d v) tau))).
    2:{ intros tau htau. unfold eta, inverse_beta. rewrite sqrt_div_alt by lra.
        unfold Rdiv. rewrite !Rinv_mult, Rinv_inv. ring. }
    rewrite !sum_scal.
    pose proof (lem_d_4 T' (fun _ => 1) ltac:(intros; lra)) as self1. rewrite sum_const, Rmult_1_r, sum_scal in self1.
    pose proof (lem_d_4 T' (outstanding b T d v) ltac:(intros; apply outstanding_nonneg)) as self2.
    unfold inverse_beta, inverse_alpha.
    rewrite (penalty_value K 1 1 K2 (le_n 1) (le_n 1)) by (apply sum_nonneg; intros; apply outstanding_nonneg).
    apply (Rmult_le_compat_l (sqrt (INR K))) in self1; [|apply sqrt_pos].
    apply (Rmult_le_compat_l (sqrt (ln (INR K)))) in self2; [|assumption]. lra.
  - rewrite E_plus, E_const, E_scal by exact law_ok. apply Rplus_le_compat_l.
    apply Rmult_le_compat_l; [lra|]. eapply Rle_trans; [apply jensen_root; [exact law_ok|]|].
    + intros v. apply sum_nonneg; intros r _. apply outstanding_nonneg.
    + apply sqrt_le_1_alt.
      assert (waits : E (independent (fun _ => places b)) 1 T' (fun v => sum T' (outstanding b T d v)) u
                      <= D / (INR b * INR b) + INR T' * ((INR b - 1) / (2 * INR b))).
      { eapply Rle_trans; [|apply (lem_d_3_mean b T d b1)]. apply E_le; [exact law_ok|]. intros v.
        apply lem_d_3_outstanding. }
      assert ((INR b - 1) / (2 * INR b) <= 1 / 2) by (apply div_le; lra). pose proof (pos_INR T'). nra.
Qed.

(** The regret is at most T, whatever the player does. *)
Lemma regret_le_T_bandit i u arm : batch_size_regret_bandit i u arm <= INR T.
Proof.
  unfold batch_size_regret_bandit, batching_regret, game_mean.
  assert (fixed : 0 <= sum T (fun t => loss t i)) by (apply sum_nonneg; intros; apply unit_losses).
  set (k := round_law _ _). set (x0 := fun s => (u s, arm s)).
  assert (k_proper : forall t x, proper (k t x)).
  { apply round_proper; [intros; now apply places_proper|].
    apply policy_1_proper; [apply ftrl_distributions, hybrid_ftrl; lia|]. intros v t. split; apply sqrt_pos. }
  assert (suffered : E k 1 (batches b T) (fun x => sum T (fun t => loss t (arms x (ceiling t b)))) x0 <= INR T).
  { rewrite <- (E_const k k_proper (batches b T) (INR T) 1 x0). apply E_le; [exact k_proper|]. intros x.
    rewrite <- (Rmult_1_r (INR T)), <- sum_const. apply sum_le; intros t _. apply unit_losses. }
  lra.
Qed.

Lemma ln_le_self : ln (INR K) <= INR K.
Proof.
  pose proof (INR_pos K ltac:(lia)) as pos. pose proof (exp_ineq1_le (ln (INR K))) as h. rewrite exp_ln in h by lra.
  lra.
Qed.

Theorem thm_3_1_bandit_sharper i u arm : (i < K)%nat ->
  batch_size_regret_bandit i u arm <=
  (4 * sqrt 2 + 3) * sqrt (INR T * INR b * INR K) + 3 * sqrt (D * ln (INR K)).
Proof.
  intros hi. pose proof (log_pos K K2) as lk. pose proof (INR_pos b b1) as posb. pose proof (INR_pos T T1) as posT.
  pose proof (INR_pos K ltac:(lia)) as posK. assert (K2' : 2 <= INR K) by (apply (le_INR 2 K K2)).
  assert (D0 : 0 <= D) by (apply sum_nonneg; intros; apply pos_INR).
  pose proof (sqrt_pos (D * ln (INR K))). pose proof (sqrt_pos 2). pose proof (sqrt_pos (INR T * INR b * INR K)) as r0.
  assert (TbK : 0 <= INR T * INR b * INR K) by (repeat apply Rmult_le_pos; lra).
  destruct (le_lt_dec T b) as [long|short].
  - (* b >= T: no proof is needed *)
    eapply Rle_trans; [apply regret_le_T_bandit|]. apply le_INR in long.
    assert (INR T <= sqrt (INR T * INR b * INR K)); [|nra].
    rewrite <- (sqrt_square (INR T)) at 1 by lra. apply sqrt_le_1_alt.
    assert (INR T * INR T <= INR T * INR b) by nra. nra.
  - (* b < T: T' b <= T + b - 1 <= 2 T *)
    eapply Rle_trans; [now apply chain_bandit|].
    assert (few : INR T' * INR b <= 2 * INR T).
    { rewrite <- mult_INR. replace (2 * INR T) with (INR (2 * T)) by (rewrite mult_INR; reflexivity). apply le_INR.
      unfold T', batches, ceiling. rewrite Nat.mul_comm. eapply Nat.le_trans; [apply Nat.mul_div_le; lia|]. lia. }
    pose proof (pos_INR T') as T'0. assert (Db : 0 <= D / (INR b * INR b)) by (apply div_nonneg; nra).
    rewrite <- (sqrt_square (INR b)) at 1 by lra. rewrite Rmult_plus_distr_l.
    replace (sqrt (INR b * INR b) * (4 * sqrt (INR K) * sqrt (INR T')))
      with (4 * (sqrt (INR K) * (sqrt (INR b * INR b) * sqrt (INR T')))) by ring.
    replace (sqrt (INR b * INR b) * (3 * sqrt (ln (INR K)) * sqrt (D / (INR b * INR b) + 1 / 2 * INR T')))
      with (3 * (sqrt (ln (INR K)) * (sqrt (INR b * INR b) * sqrt (D / (INR b * INR b) + 1 / 2 * INR T')))) by ring.
    rewrite <- !sqrt_mult by nra.
    assert (tsallis : sqrt (INR K * (INR b * INR b * INR T')) <= sqrt 2 * sqrt (INR T * INR b * INR K)).
    { rewrite <- sqrt_mult by lra. apply sqrt_le_1_alt.
      replace (INR K * (INR b * INR b * INR T')) with (INR K * INR b * (INR T' * INR b)) by ring.
      replace (2 * (INR T * INR b * INR K)) with (INR K * INR b * (2 * INR T)) by ring.
      apply Rmult_le_compat_l; [nra|assumption]. }
    assert (entropy : sqrt (ln (INR K) * (INR b * INR b * (D / (INR b * INR b) + 1 / 2 * INR T')))
                      <= sqrt (D * ln (INR K)) + sqrt (INR T * INR b * INR K)).
    { eapply Rle_trans; [|apply root_sum; [apply Rmult_le_pos; lra|assumption]]. apply sqrt_le_1_alt.
      replace (ln (INR K) * (INR b * INR b * (D / (INR b * INR b) + 1 / 2 * INR T')))
        with (D * ln (INR K) + ln (INR K) * INR b * (1 / 2 * (INR T' * INR b))) by (field; lra).
      apply Rplus_le_compat_l. pose proof ln_le_self.
      replace (INR T * INR b * INR K) with (INR K * INR b * INR T) by ring.
      apply Rmult_le_compat; [nra|nra| |lra]. apply Rmult_le_compat_r; lra. }
    lra.
Qed.

Corollary thm_3_1_bandit i u arm : (i < K)%nat ->
  batch_size_regret_bandit i u arm <= 14 * sqrt (INR T * INR b * INR K) + 3 * sqrt (D * ln (INR K)).
Proof.
  intros hi. eapply Rle_trans; [now apply thm_3_1_bandit_sharper|]. apply Rplus_le_compat_r.
  apply Rmult_le_compat_r; [apply sqrt_pos|].
  pose proof (sqrt_sqrt 2 ltac:(lra)). pose proof (sqrt_pos 2). nra.
Qed.
End Batch_size.
