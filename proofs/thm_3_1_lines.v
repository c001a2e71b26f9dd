(** The proofs of Theorem 3.1 and of Lemma D.3 line by line (Appendix D). `E_` is the mean over the representatives of
    all batches; the rates are given by their inverses, `inverse_alpha`, `inverse_beta` and `inverse_rate`. *)
From Delays Require Export thm_3_1_bandit.

Section Lines.
Variables (K b T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K2 : (2 <= K)%nat) (b1 : (1 <= b)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let T' := batches b T.
Let D := sum T (fun t => INR (d t)).
Let E_ (f : (nat -> nat) -> R) u : R := E (independent (fun _ => places b)) 1 T' f u.
Let sigma (v : nat -> nat) : nat -> R := outstanding b T d v.

(** Jensen and Lemma D.3 *)
Lemma root_of_waiting c u : 0 <= c ->
  E_ (fun v => sqrt (sum T' (fun tau => sigma v tau + c))) u <= sqrt (D / (INR b * INR b) + (1 + c) * INR T').
Proof.
  intros hc. eapply Rle_trans; [now apply root_of_waiting_sharp|]. apply sqrt_le_1_alt. fold D T'.
  pose proof (pos_INR T'). nra.
Qed.

(** ** Bandits *)

Let regret_bandit i u arm : R := batch_size_regret_bandit K b T d loss i u arm.

(** The sum over the rates alpha_tau = sqrt (1 / tau), beta_tau = sqrt (log K / D^b_tau). *)
Definition rates_bandit (v : nat -> nat) : R :=
  sum T' (fun tau => sqrt (INR K) / inverse_alpha v tau + sigma v tau / inverse_beta K b T d v tau)
  + 2 * sqrt (INR K) * inverse_alpha v T' + ln (INR K) * inverse_beta K b T d v T'.

Theorem line_bandit_general i u arm : (i < K)%nat -> regret_bandit i u arm / INR b <= E_ rates_bandit u.
Proof.
  intros hi. pose proof (INR_pos b b1). apply div_le; [assumption|]. rewrite Rmult_comm. now apply bandit_rates.
Qed.

Theorem line_bandit_a u :
  E_ rates_bandit u <= 4 * sqrt (INR T' * INR K) + 3 * E_ (fun v => sqrt (sum T' (sigma v))) u * sqrt (ln (INR K)).
Proof.
  rewrite sqrt_mult by apply pos_INR.
  eapply Rle_trans; [apply E_le; [now apply places_law|]; intros v; now apply tuned_bandit|].
  rewrite E_plus, E_const, E_scal by now apply places_law. right. unfold E_, sigma. fold T'. ring.
Qed.

Theorem line_bandit_b u :
  4 * sqrt (INR T' * INR K) + 3 * E_ (fun v => sqrt (sum T' (sigma v))) u * sqrt (ln (INR K))
  <= 4 * sqrt (INR T' * INR K) + 3 * sqrt (D / (INR b * INR b) + INR T') * sqrt (ln (INR K)).
Proof.
  apply Rplus_le_compat_l. apply Rmult_le_compat_r; [apply sqrt_pos|]. apply Rmult_le_compat_l; [lra|].
  pose proof (root_of_waiting 0 u (Rle_refl 0)) as h. rewrite Rplus_0_r, Rmult_1_l in h.
  eapply Rle_trans; [|exact h]. unfold E_. right. apply E_ext. intros v. f_equal. apply sum_ext. intros; ring.
Qed.

Theorem line_bandit_multiply i u arm : (i < K)%nat -> regret_bandit i u arm
  <= (4 * sqrt (INR T' * INR K) + 3 * sqrt ((D / (INR b * INR b) + INR T') * ln (INR K))) * INR b.
Proof.
  intros hi. pose proof (INR_pos b b1) as posb. pose proof (line_bandit_general i u arm hi) as general.
  pose proof (line_bandit_a u). pose proof (line_bandit_b u). pose proof (log_pos K K2).
  assert (0 <= D) by (unfold D; signs). assert (0 <= D / (INR b * INR b)) by signs. pose proof (pos_INR T').
  rewrite (sqrt_mult_alt (D / (INR b * INR b) + INR T')) by lra. rewrite <- Rmult_assoc.
  replace (regret_bandit i u arm) with (regret_bandit i u arm / INR b * INR b) by (field; lra).
  apply Rmult_le_compat_r; lra.
Qed.

(** ** Full information *)

Let batched_regret i u arm : R := batch_size_regret K b T d loss i u arm.

(** The sum over the rates beta_tau = sqrt (log K / (tau + D^b_tau)). *)
Definition rates_full (v : nat -> nat) : R :=
  sum T' (fun tau => (sigma v tau + 1) / inverse_rate K b T d v tau) + ln (INR K) * inverse_rate K b T d v T'.

Lemma one_more v tau : sigma v tau + 1 = waiting_and_one b T d v tau.
Proof. unfold sigma, waiting_and_one. ring. Qed.

Theorem line_full_general i u arm : (i < K)%nat -> batched_regret i u arm / INR b <= E_ rates_full u.
Proof.
  intros hi. pose proof (INR_pos b b1). apply div_le; [assumption|]. rewrite Rmult_comm.
  eapply Rle_trans; [now apply full_rates|right]. f_equal. apply E_ext. intros v. unfold rates_full. f_equal.
  apply sum_ext. intros. now rewrite one_more.
Qed.

Theorem line_full_c u :
  E_ rates_full u <= 3 * E_ (fun v => sqrt (sum T' (fun tau => sigma v tau + 1))) u * sqrt (ln (INR K)).
Proof.
  pose proof (log_pos K K2) as lk. pose proof T1 as some_round.
  apply Rle_trans with (E_ (fun v => 3 * sqrt (ln (INR K)) * sqrt (sum T' (fun tau => sigma v tau + 1))) u);
    [|unfold E_; rewrite E_scal; right; ring].
  apply E_le; [now apply places_law|]. intros v. unfold rates_full.
  rewrite !(sum_ext T' (fun tau => sigma v tau + 1) (waiting_and_one b T d v)) by (intros; apply one_more).
  rewrite (sum_ext T' _ (fun tau => waiting_and_one b T d v tau / inverse_rate K b T d v tau))
    by (intros; now rewrite one_more).
  apply tuned; [lra|]. intros t. pose proof (waiting_ge_1 b T d v t). lra.
Qed.

Theorem line_full_d u :
  3 * E_ (fun v => sqrt (sum T' (fun tau => sigma v tau + 1))) u * sqrt (ln (INR K))
  <= 3 * sqrt (D / (INR b * INR b) + 2 * INR T') * sqrt (ln (INR K)).
Proof.
  apply Rmult_le_compat_r; [apply sqrt_pos|]. apply Rmult_le_compat_l; [lra|].
  replace 2 with (1 + 1) by ring. apply root_of_waiting. lra.
Qed.

Theorem line_full_multiply i u arm : (i < K)%nat ->
  batched_regret i u arm <= 3 * sqrt (D / (INR b * INR b) + 2 * INR T') * sqrt (ln (INR K)) * INR b.
Proof.
  intros hi. pose proof (INR_pos b b1) as posb. pose proof (line_full_general i u arm hi).
  pose proof (line_full_c u). pose proof (line_full_d u).
  replace (batched_regret i u arm) with (batched_regret i u arm / INR b * INR b) by (field; lra).
  apply Rmult_le_compat_r; lra.
Qed.
End Lines.

(** ** Lemma D.3: the mean total batch delay *)

Section Delays.
Variables (b T : nat) (d : nat -> nat).
Hypothesis b1 : (1 <= b)%nat.

Let T' := batches b T.
Let E_ (f : (nat -> nat) -> R) u : R := E (independent (fun _ => places b)) 1 T' f u.

(** The representative u_tau as a round, and its delay. *)
Let place (u : nat -> nat) tau : nat := representative b tau (u tau).
Let delay (u : nat -> nat) tau : nat := padded T d (place u tau).

Lemma ceiling_mono m n : (m <= n)%nat -> (ceiling m b <= ceiling n b)%nat.
Proof. intros h. unfold ceiling. apply Nat.div_le_mono; lia. Qed.

Lemma ceiling_covers n : (n <= b * ceiling n b)%nat.
Proof.
  unfold ceiling. pose proof (Nat.div_mod (n + b - 1) b ltac:(lia)).
  pose proof (Nat.mod_upper_bound (n + b - 1) b ltac:(lia)). lia.
Qed.

Lemma ceiling_least n q : (n <= b * q)%nat -> (ceiling n b <= q)%nat.
Proof. intros h. unfold ceiling. apply Nat.lt_succ_r. apply Nat.div_lt_upper_bound; [lia|]. nia. Qed.

Theorem line_d_3_definition u :
  sum T' (fun tau => E_ (fun u => INR (batch_delay b T d u tau)) u)
  = sum T' (fun tau => E_ (fun u => INR (ceiling (place u tau + delay u tau) b) - INR (ceiling (place u tau) b)) u).
Proof.
  apply sum_ext. intros tau _. apply E_ext. intros v. unfold batch_delay. fold (place v tau). fold (delay v tau).
  apply minus_INR, ceiling_mono. lia.
Qed.

Theorem line_d_3_subadditive u :
  sum T' (fun tau => E_ (fun u => INR (ceiling (place u tau + delay u tau) b) - INR (ceiling (place u tau) b)) u)
  <= sum T' (fun tau => E_ (fun u => INR (ceiling (delay u tau) b)) u).
Proof.
  apply sum_le. intros tau _. apply E_le; [intros; now apply places_proper|]. intros v.
  assert (h : (ceiling (place v tau + delay v tau) b <= ceiling (place v tau) b + ceiling (delay v tau) b)%nat).
  { apply ceiling_least. pose proof (ceiling_covers (place v tau)). pose proof (ceiling_covers (delay v tau)). lia. }
  apply le_INR in h. rewrite plus_INR in h. lra.
Qed.

Theorem line_d_3_ceiling u :
  sum T' (fun tau => E_ (fun u => INR (ceiling (delay u tau) b)) u)
  <= sum T' (fun tau => E_ (fun u => INR (delay u tau) / INR b + 1) u).
Proof.
  pose proof (INR_pos b b1). apply sum_le. intros tau _. apply E_le; [intros; now apply places_proper|]. intros v.
  apply Rle_trans with ((INR (delay v tau) + INR b) / INR b); [|right; field; lra].
  unfold ceiling. eapply Rle_trans; [apply quotient_le; assumption|].
  unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|]. rewrite <- plus_INR. apply le_INR. lia.
Qed.

Theorem line_d_3_average u :
  sum T' (fun tau => E_ (fun u => INR (delay u tau) / INR b + 1) u)
  = sum T (fun t => INR (d t)) / (INR b * INR b) + INR T'.
Proof.
  pose proof (INR_pos b b1).
  rewrite (sum_ext T' _ (fun tau => / (INR b * INR b) * sum b (fun j => INR (padded T d (representative b tau j)))
    + 1)).
  - rewrite sum_plus, sum_const, sum_scal. rewrite <- (padded_total b T d b1), (sum_blocks b b1). fold T'. field. lra.
  - intros tau htau. unfold E_, delay, place.
    rewrite (E_coordinate (fun _ => places b) (fun _ => places_proper b b1) T' tau
      (fun j => INR (padded T d (representative b tau j)) / INR b + 1)) by lia.
    unfold places. rewrite mean_uniform_on, sum_plus, sum_const.
    rewrite (sum_ext b _ (fun j => / INR b * INR (padded T d (representative b tau j)))) by (intros; field; lra).
    rewrite sum_scal. field. lra.
Qed.
End Delays.
