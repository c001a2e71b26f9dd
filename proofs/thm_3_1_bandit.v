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

Definition batch_size_regret_bandit (i : nat) u arm : R :=
  batching_regret K b T true d loss (hybrid K) inverse_alpha inverse_beta i u arm.

(** Theorem D.2 with these rates *)
Lemma bandit_rates i u arm : (i < K)%nat -> batch_size_regret_bandit i u arm <=
  INR b * E (independent (fun _ => places b)) 1 T' (fun v =>
    sum T' (fun tau => sqrt (INR K) / inverse_alpha v tau + outstanding b T d v tau / inverse_beta v tau)
    + 2 * sqrt (INR K) * inverse_alpha v T' + ln (INR K) * inverse_beta v T') u.
Proof.
  intros hi. pose proof (log_pos K K2) as lk. pose proof (outstanding_nonneg b T d) as pos.
  apply thm_d_2_bandit; try assumption; try lia.
  - intros t ht. split; [now intros x y _|]. apply known_root. intros s _. apply (lem_d_3_known b T d b1 s).
  - intros v t. split; apply sqrt_pos.
  - intros v t ht. apply sqrt_lt_R0, INR_pos. lia.
  - intros v t ht. destruct (pos v t) as [some|]; [right|now left]. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|lra].
    apply Rlt_le_trans with (1 := some). apply (sum_member t (outstanding b T d v) t); [auto|lia].
  - intros v s t hs ht. split; [apply sqrt_le_1_alt, le_INR; lia|]. apply root_grows; [lra|auto|lia].
Qed.

(** (a) Lemma D.4 twice *)
Lemma tuned_bandit v :
  sum T' (fun tau => sqrt (INR K) / inverse_alpha v tau + outstanding b T d v tau / inverse_beta v tau)
    + 2 * sqrt (INR K) * inverse_alpha v T' + ln (INR K) * inverse_beta v T'
  <= 4 * sqrt (INR K) * sqrt (INR T') + 3 * sqrt (ln (INR K)) * sqrt (sum T' (outstanding b T d v)).
Proof.
  pose proof (log_pos K K2) as lk. pose proof (tuned T' (outstanding b T d v) (ln (INR K)) ltac:(lra)
    (outstanding_nonneg b T d v)) as entropy.
  pose proof (lem_d_4 T' (fun _ => 1) ltac:(intros; lra)) as self. rewrite sum_const, Rmult_1_r in self.
  apply (Rmult_le_compat_l (sqrt (INR K))) in self; [|apply sqrt_pos]. rewrite sum_plus.
  rewrite (sum_ext T' (fun tau => sqrt (INR K) / inverse_alpha v tau) (fun tau => sqrt (INR K) * (1 * eta (fun _ =>
    1) tau))).
  - rewrite sum_scal. unfold inverse_beta, inverse_alpha in *. lra.
  - intros tau _. unfold eta, inverse_alpha, Rdiv. rewrite sum_const, Rmult_1_r. ring.
Qed.

(** and (b) Jensen and Lemma D.3. *)
Lemma chain_bandit i u arm : (i < K)%nat ->
  batch_size_regret_bandit i u arm <=
  INR b * (4 * sqrt (INR K) * sqrt (INR T')
           + 3 * sqrt (ln (INR K)) * sqrt (D / (INR b * INR b) + 1 / 2 * INR T')).
Proof.
  intros hi. eapply Rle_trans; [now apply bandit_rates|]. apply Rmult_le_compat_l; [signs|].
  eapply Rle_trans; [apply E_le; [now apply places_law|]; intros v; apply tuned_bandit|].
  rewrite E_plus, E_const, E_scal by now apply places_law. apply Rplus_le_compat_l, Rmult_le_compat_l; [signs|].
  pose proof (root_of_waiting_sharp b T d b1 0 u (Rle_refl 0)) as h. rewrite Rplus_0_r in h.
  eapply Rle_trans; [right|exact h]. apply E_ext. intros v. f_equal. apply sum_ext. intros; ring.
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
    eapply Rle_trans; [apply regret_le_T; trivial; [apply ftrl_distributions, hybrid_ftrl; lia|]|].
    { intros v t. split; apply sqrt_pos. }
    apply le_INR in long.
    assert (INR T <= sqrt (INR T * INR b * INR K)); [|nra].
    rewrite <- (sqrt_square (INR T)) at 1 by lra. apply sqrt_le_1_alt.
    assert (INR T * INR T <= INR T * INR b) by nra. nra.
  - (* b < T: T' b <= T + b - 1 <= 2 T *)
    eapply Rle_trans; [now apply chain_bandit|].
    pose proof (few_batches b T ltac:(lia)) as few. fold T' in few.
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
