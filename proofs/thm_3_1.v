(** Theorem 3.1 (thm:batch-bandit-fullinfo) with full information, whole: batches of b rounds have regret at most
    12 sqrt (T b log K) + 3 sqrt (D log K). The paper's chain fails for b > 8 T; the theorem does not. *)
From Delays Require Export thm_d_2.

(** Lemma D.4 for the rates sqrt ((x_1 + ... + x_t) / l), with the penalty. *)
Lemma tuned n x l : 0 < l -> (forall t, 0 <= x t) ->
  sum n (fun t => x t / sqrt (sum t x / l)) + l * sqrt (sum n x / l) <= 3 * sqrt l * sqrt (sum n x).
Proof.
  intros l0 x0. pose proof (sqrt_lt_R0 l l0) as r0. pose proof (sqrt_sqrt l ltac:(lra)) as rr.
  rewrite (sum_ext n _ (fun t => sqrt l * (x t * eta x t))).
  - pose proof (lem_d_4 n x ltac:(auto)) as self. rewrite sum_scal, sqrt_div_alt by assumption.
    replace (l * (sqrt (sum n x) / sqrt l)) with (sqrt l * sqrt (sum n x)) by (rewrite <- rr at 2; field; lra). nra.
  - intros t _. unfold eta. rewrite sqrt_div_alt by assumption. unfold Rdiv. rewrite !Rinv_mult, Rinv_inv. ring.
Qed.

(** Rates that are roots of what has been outstanding are known, and grow. *)
Lemma known_root (x : (nat -> nat) -> nat -> R) c t : (forall s, (s <= t)%nat -> known s (fun u => x u s)) ->
  known t (fun u => sqrt (sum t (x u) / c)).
Proof. intros h u v same. do 2 f_equal. apply sum_ext. intros s hs. apply h; [lia|]. known_before same. Qed.

Lemma root_grows x c s t : 0 < c -> (forall r, 0 <= x r) -> (s <= t)%nat -> sqrt (sum s x / c) <= sqrt (sum t x / c).
Proof. intros c0 x0 h. apply sqrt_le_1_alt, Rmult_le_compat_r; [signs|]. now apply sum_mono. Qed.

(** T' b <= T + b - 1 *)
Lemma few_batches b T : (1 <= b < T)%nat -> INR (batches b T) * INR b <= 2 * INR T.
Proof.
  intros short. rewrite <- mult_INR. replace (2 * INR T) with (INR (2 * T)) by (rewrite mult_INR; reflexivity).
  apply le_INR. unfold batches, ceiling. rewrite Nat.mul_comm. eapply Nat.le_trans; [apply Nat.mul_div_le; lia|]. lia.
Qed.

Section Batch_size.
Variables (K b T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (b1 : (1 <= b)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let T' := batches b T.
Let D := sum T (fun t => INR (d t)).
Let E_ (f : (nat -> nat) -> R) u : R := E (independent (fun _ => places b)) 1 T' f u.

(** sigma^b_tau + 1, and 1 / beta_tau = sqrt ((tau + D^b_tau) / log K). *)
Definition waiting_and_one (u : nat -> nat) (tau : nat) : R := 1 + outstanding b T d u tau.
Definition inverse_rate (u : nat -> nat) (tau : nat) : R := sqrt (sum tau (waiting_and_one u) / ln (INR K)).

Lemma outstanding_nonneg u tau : 0 <= outstanding b T d u tau.
Proof. apply sum_nonneg. signs. Qed.

Lemma waiting_ge_1 u tau : 1 <= waiting_and_one u tau.
Proof. pose proof (outstanding_nonneg u tau). unfold waiting_and_one. lra. Qed.

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

(** Jensen and Lemma D.3 *)
Lemma root_of_waiting_sharp c u : 0 <= c ->
  E_ (fun v => sqrt (sum T' (fun tau => outstanding b T d v tau + c))) u
  <= sqrt (D / (INR b * INR b) + (1 / 2 + c) * INR T').
Proof.
  intros hc. pose proof (INR_pos b b1). pose proof (pos_INR T').
  eapply Rle_trans; [apply jensen_root; [exact places_law|]|].
  - intros v. apply sum_nonneg. intros r _. pose proof (outstanding_nonneg v r). lra.
  - apply sqrt_le_1_alt. rewrite (E_ext _ _ _ _ (fun v => INR T' * c + sum T' (outstanding b T d v)))
      by (intros v; rewrite sum_plus, sum_const; ring).
    rewrite E_plus, E_const by exact places_law. pose proof (lem_d_3_mean b T d b1 u) as mean_.
    assert (waits : E_ (fun v => sum T' (outstanding b T d v)) u
      <= E_ (fun v => sum T' (fun tau => INR (batch_delay b T d v tau))) u)
      by (apply E_le; [exact places_law|]; intros v; apply lem_d_3_outstanding).
    unfold E_ in waits. fold T' D in mean_, waits |- *.
    assert ((INR b - 1) / (2 * INR b) <= 1 / 2) by (apply div_le; lra). nra.
Qed.

(** Theorem D.2 with these rates *)
Lemma full_rates i u arm : (i < K)%nat -> batch_size_regret i u arm <= INR b * E_ (fun v =>
  sum T' (fun tau => waiting_and_one v tau / inverse_rate v tau) + ln (INR K) * inverse_rate v T') u.
Proof.
  intros hi. pose proof log_pos as lk. pose proof waiting_ge_1 as more. apply thm_d_2_full; try assumption; try lia.
  - intros t ht. apply known_root. intros s _ x y h. unfold waiting_and_one. f_equal.
    now apply (lem_d_3_known b T d b1 s).
  - intros v t. apply sqrt_pos.
  - intros v t ht. apply sqrt_lt_R0, Rdiv_lt_0_compat; [apply running_sum_pos; lia|lra].
  - intros v s t hs ht. apply root_grows; [lra| |lia]. intros r. specialize (more v r). lra.
Qed.

(** (c) Lemma D.4, and (d) Jensen and Lemma D.3: R_T <= 3 b sqrt (log K) sqrt (D / b^2 + (3/2) T'). *)
Lemma chain i u arm : (i < K)%nat -> batch_size_regret i u arm <=
  INR b * (3 * sqrt (ln (INR K)) * sqrt (D / (INR b * INR b) + 3 / 2 * INR T')).
Proof.
  intros hi. pose proof log_pos as lk. eapply Rle_trans; [now apply full_rates|]. apply Rmult_le_compat_l; [signs|].
  apply Rle_trans with (E_ (fun v => 3 * sqrt (ln (INR K)) * sqrt (sum T' (fun tau => outstanding b T d v tau + 1))) u).
  - apply E_le; [exact places_law|]. intros v. eapply Rle_trans; [apply tuned; [lra|]|].
    + intros t. pose proof (waiting_ge_1 v t). lra.
    + right. do 2 f_equal. apply sum_ext. intros. apply Rplus_comm.
  - unfold E_. rewrite E_scal. apply Rmult_le_compat_l; [signs|]. replace (3 / 2) with (1 / 2 + 1) by lra.
    apply root_of_waiting_sharp. lra.
Qed.

(** The regret is at most T, whatever the player does. *)
Lemma regret_le_T bandit X ia ib i u arm : distributions K X -> (forall u t, 0 <= ia u t /\ 0 <= ib u t) ->
  batching_regret K b T bandit d loss X ia ib i u arm <= INR T.
Proof.
  intros hX nonneg. unfold batching_regret, game_mean. set (k := round_law _ _). set (x0 := fun s => (u s, arm s)).
  assert (0 <= sum T (fun t => loss t i)) by (apply sum_nonneg; intros; apply unit_losses).
  assert (k_proper : forall t x, proper (k t x))
    by (apply round_proper; [intros; now apply places_proper|]; now apply policy_1_proper).
  assert (E k 1 (batches b T) (fun x => sum T (fun t => loss t (arms x (ceiling t b)))) x0 <= INR T); [|lra].
  rewrite <- (E_const k k_proper (batches b T) (INR T) 1 x0). apply E_le; [exact k_proper|]. intros x.
  rewrite <- (Rmult_1_r (INR T)), <- sum_const. apply sum_le; intros t _. apply unit_losses.
Qed.

Theorem thm_3_1_full i u arm : (i < K)%nat ->
  batch_size_regret i u arm <= 12 * sqrt (INR T * INR b * ln (INR K)) + 3 * sqrt (D * ln (INR K)).
Proof.
  intros hi. pose proof log_pos as lk. pose proof (INR_pos b b1) as posb. pose proof (INR_pos T T1) as posT.
  assert (D0 : 0 <= D) by (unfold D; signs). pose proof (sqrt_pos (D * ln (INR K))).
  destruct (le_lt_dec T b) as [long|short].
  - (* b >= T: no proof is needed *)
    eapply Rle_trans; [apply regret_le_T; [apply exponential_distributions; lia|]|].
    { intros v t. split; [lra|apply sqrt_pos]. }
    apply le_INR in long. assert (INR T / 12 <= sqrt (INR T * INR b * ln (INR K))); [|lra].
    rewrite <- (sqrt_square (INR T / 12)) by lra. apply sqrt_le_1_alt.
    assert (INR T * INR T <= INR T * INR b) by nra. nra.
  - (* b < T: T' b <= T + b - 1 <= 2 T *)
    eapply Rle_trans; [now apply chain|]. pose proof (few_batches b T ltac:(lia)) as few. fold T' in few.
    pose proof (pos_INR T').
    assert (0 <= INR T * INR b * ln (INR K)) by signs. assert (0 <= D / (INR b * INR b)) by signs.
    rewrite <- (sqrt_square (INR b)) at 1 by lra.
    replace (sqrt (INR b * INR b) * (3 * sqrt (ln (INR K)) * sqrt (D / (INR b * INR b) + 3 / 2 * INR T')))
      with (3 * (sqrt (ln (INR K)) * (sqrt (INR b * INR b) * sqrt (D / (INR b * INR b) + 3 / 2 * INR T')))) by ring.
    rewrite <- !sqrt_mult by nra.
    (* log K (D + (3/2) T' b^2) <= log K D + 9 T b log K *)
    apply Rle_trans with (3 * sqrt (D * ln (INR K) + 4 * 4 * (INR T * INR b * ln (INR K)))).
    + apply Rmult_le_compat_l; [lra|]. apply sqrt_le_1_alt.
      replace (ln (INR K) * (INR b * INR b * (D / (INR b * INR b) + 3 / 2 * INR T')))
        with (D * ln (INR K) + 3 / 2 * ln (INR K) * INR b * (INR T' * INR b)) by (field; lra).
      apply Rplus_le_compat_l.
      apply Rle_trans with (3 / 2 * ln (INR K) * INR b * (2 * INR T)); [apply Rmult_le_compat_l; [signs|lra]|nra].
    + eapply Rle_trans; [apply Rmult_le_compat_l; [lra|]; apply root_sum; signs|].
      rewrite (sqrt_mult (4 * 4)), sqrt_square by (lra || signs). lra.
Qed.
End Batch_size.
