(** Lemma 4.5 (lem:overflow-non-preemptive): the Bernoulli scheduler is rarely full. *)
From Delays Require Export overflow fact_f_2 def_4_2.

(** p_t = min {1, c_t / (d_t + 1)} *)
Definition observation_probability (nu : nat -> R) (alpha : R) (C : nat) (d : nat -> nat) (t : nat) : R :=
  tail (scale nu alpha C t) (d t).

(** Scheduler 1 with these probabilities. *)
Definition bernoulli_scheduler nu alpha C d (t : nat) : law proxy := bernoulli (observation_probability nu alpha C d t).

(** Fact F.2 pays for s = t as well, which the tracking set before round t does not need. *)
Lemma normalizer_nu t : (1 <= t)%nat -> sum (t - 1) (fun s => / (nu s * INR (t - s + 1))) <= 1.
Proof.
  intros h. eapply Rle_trans; [|apply (fact_f_2 t)]. apply sum_mono; [lia|].
  intros s hs. left. apply inv_pos. unfold nu.
  pose proof (harmonic_ge_1 s ltac:(lia)). pose proof (INR_pos (t - s + 1) ltac:(lia)). nra.
Qed.

Lemma nu_pos t : (1 <= t)%nat -> 0 < nu t.
Proof. intros h. unfold nu. pose proof (harmonic_ge_1 t h). lra. Qed.
Lemma nu_nonneg t : 0 <= nu t.
Proof. destruct t; [unfold nu, harmonic; simpl; lra|]. left. apply nu_pos. lia. Qed.

Section Bernoulli.
Variables (normalizer : nat -> R) (alpha : R) (C : nat) (d : nat -> nat).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (nonneg : forall t, 0 <= normalizer t).

Lemma probability_bounds t : 0 <= observation_probability normalizer alpha C d t <= 1.
Proof. split; [|apply tail_le_1]. apply tail_nonneg. now apply scale_nonneg. Qed.
Lemma bernoulli_scheduler_proper t : proper (bernoulli_scheduler normalizer alpha C d t).
Proof. apply bernoulli_proper, probability_bounds. Qed.

(** If d_s >= t - s then 1 / (d_s + 1) <= 1 / (t - s + 1); otherwise the coin does not count. The paper has an equality
    here, which fails if all delays are 0. *)
Lemma bernoulli_chance t s : (1 <= s < t)%nat ->
  mean (bernoulli_scheduler normalizer alpha C d s) (fun p => ind (pending d t s p))
  <= scale normalizer alpha C s / INR (t - s + 1).
Proof.
  intros hs. pose proof (scale_nonneg normalizer alpha C s C1 alpha0 (nonneg s)) as pos.
  unfold pending, bernoulli_scheduler, bernoulli, observation_probability. simpl.
  destruct (Nat.leb_spec t (s + d s)) as [late|early]; simpl ind.
  - rewrite !Rmult_0_r, !Rplus_0_r, Rmult_1_r. eapply Rle_trans; [apply Rmin_r|].
    unfold Rdiv. apply Rmult_le_compat_l; [lra|].
    apply Rinv_le_contravar; [apply INR_pos; lia|apply le_INR; lia].
  - rewrite !Rmult_0_r, !Rplus_0_r. apply div_nonneg; [lra|apply INR_pos; lia].
Qed.
End Bernoulli.

Theorem lem_4_5 (C : nat) (d : nat -> nat) (alpha delta : R) (T t : nat) (w : nat -> proxy) :
  (1 <= C)%nat -> 0 < alpha -> 0 < delta < 1 -> overflow_condition alpha delta C -> (1 <= t <= T)%nat ->
  Pr (independent (bernoulli_scheduler nu alpha C d)) 1 T (fun w => length (S0 C d w t) =? C) w <= delta.
Proof.
  intros hC ha hd star ht.
  apply (overflow C d (bernoulli_scheduler nu alpha C d) nu alpha delta) with (T := T); try assumption || lra.
  - intros s. apply bernoulli_scheduler_proper; try assumption. apply nu_nonneg.
  - apply normalizer_nu.
  - intros t' s hs _. apply bernoulli_chance; try assumption. apply nu_nonneg.
Qed.

(** Scheduler 1 is quantified by these probabilities, in every game. *)
Theorem bernoulli_scheduler_quantified C d alpha T : (1 <= C)%nat -> 0 < alpha ->
  quantified (bernoulli_scheduler nu alpha C d) C (S0 C d) (Zt C d) (observation_probability nu alpha C d) T.
Proof.
  intros hC ha. apply bernoulli_quantified.
  - intros t. apply probability_bounds; try assumption. apply nu_nonneg.
  - intros t ht. apply tail_pos, scale_pos; try assumption. apply nu_pos. lia.
Qed.

(** The mean of the pending coins, as printed: an equality between a number that depends on the delays and one that does
    not. With delays 0 nothing is pending in round 2, and the right-hand side is positive. *)
Theorem printed_mean_fails :
  ~ forall C d alpha t, (1 <= C)%nat -> 0 < alpha -> (1 <= t)%nat ->
    sum (t - 1) (fun s => observation_probability nu alpha C d s * ind (t <=? s + d s))
    = sum (t - 1) (fun s => tail (scale nu alpha C s) (t - s)).
Proof.
  intros h. specialize (h 1%nat (fun _ => 0%nat) 1 2%nat ltac:(lia) ltac:(lra) ltac:(lia)). simpl sum in h.
  pose proof (tail_pos (scale nu 1 1 1) 1 (scale_pos nu 1 1 1 ltac:(lia) ltac:(lra) (nu_pos 1 ltac:(lia)))).
  simpl ind in h. simpl Nat.sub in h. lra.
Qed.
