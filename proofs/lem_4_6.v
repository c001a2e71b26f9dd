(** Lemma 4.6 (lem:overflow-bound): the scheduler with Pareto proxy delays observes with the same probability as the
    Bernoulli scheduler, and is rarely full. *)
From Delays Require Export lem_4_5.

(** Scheduler 2. Proxy delays of N and more are one value, "endless"; a game of T rounds with delays at most N does not
    notice if N >= T. *)
Definition pareto_scheduler nu alpha C (N t : nat) : law proxy := pareto (scale nu alpha C t) N.

Section Pareto.
Variables (normalizer : nat -> R) (alpha : R) (C : nat) (d : nat -> nat) (N : nat).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (nonneg : forall t, 0 <= normalizer t).

Lemma pareto_scheduler_proper t : proper (pareto_scheduler normalizer alpha C N t).
Proof. apply pareto_proper. now apply scale_nonneg. Qed.

(** A pending coin has proxy_s >= t - s, whatever the delay: probability min {1, c_s / (t - s + 1)} by Fact F.1. *)
Lemma pareto_chance t s : (1 <= s < t)%nat -> (t <= N)%nat ->
  mean (pareto_scheduler normalizer alpha C N s) (fun p => ind (pending d t s p))
  <= scale normalizer alpha C s / INR (t - s + 1).
Proof.
  intros hs ht. apply Rle_trans with (reach (pareto_scheduler normalizer alpha C N s) (t - s)).
  - apply mean_le; [apply pareto_scheduler_proper|]. intros p. unfold pending.
    destruct (t <=? s + d s), (reaches p (t - s)); simpl; lra.
  - unfold pareto_scheduler. rewrite pareto_reach by lia. rewrite Nat.add_1_r. apply Rmin_r.
Qed.
End Pareto.

Section Lemma_4_6.
Variables (C : nat) (d : nat -> nat) (alpha delta : R) (T N : nat).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (delta01 : 0 < delta < 1).
Hypothesis star : overflow_condition alpha delta C.
Hypotheses (N_T : (T <= N)%nat) (N_d : forall t, (1 <= t <= T)%nat -> (d t <= N)%nat).

Let L := pareto_scheduler nu alpha C N.

Theorem pareto_scheduler_quantified : quantified L C (S0 C d) (Zt C d) (observation_probability nu alpha C d) T.
Proof.
  apply pareto_quantified; [| |assumption].
  - intros t. apply scale_nonneg; try assumption. apply nu_nonneg.
  - intros t ht. apply scale_pos; try assumption. apply nu_pos. lia.
Qed.

(** Second claim: Pr(|S_t^0| = C) <= delta. *)
Theorem lem_4_6_overflow t w : (1 <= t <= T)%nat ->
  Pr (independent L) 1 T (fun w => length (S0 C d w t) =? C) w <= delta.
Proof.
  intros ht. apply (overflow C d L nu alpha delta) with (T := T); try assumption || lra.
  - intros s. apply pareto_scheduler_proper; try assumption. apply nu_nonneg.
  - apply normalizer_nu.
  - intros t' s hs ht'. apply pareto_chance; try assumption || lia. apply nu_nonneg.
Qed.

(** First claim: E[Z_t | |S_t^0| < C] = Pr(proxy_t >= d_t) = min {1, c_t / (d_t + 1)}. The condition has probability at
    least 1 - delta > 0, and the conditional mean is a quotient. *)
Theorem lem_4_6_observation t w : (1 <= t <= T)%nat ->
  0 < Pr (independent L) 1 T (fun w => e C d w t) w /\
  Pr (independent L) 1 T (fun w => Zt C d w t && e C d w t) w / Pr (independent L) 1 T (fun w => e C d w t) w
    = reach (L t) (d t) /\
  reach (L t) (d t) = Rmin 1 (INR C / (2 * (1 + alpha) * harmonic t) * / (INR (d t) + 1)).
Proof.
  intros ht.
  assert (proper_L : forall s (x : nat -> proxy), proper (independent L s x)).
  { intros s x. apply pareto_scheduler_proper; try assumption. apply nu_nonneg. }
  assert (tail_L : reach (L t) (d t) = tail (scale nu alpha C t) (d t)) by (apply pareto_reach; now apply N_d).
  assert (free : 0 < Pr (independent L) 1 T (fun w => e C d w t) w).
  { pose proof (lem_4_6_overflow t w ht) as full. unfold Pr in *.
    rewrite (E_ext _ T 1 _ (fun w => 1 - ind (e C d w t))) in full by (intros; apply full_or_free).
    rewrite E_minus, E_const in full by assumption. lra. }
  split; [assumption|]. split.
  - assert (joint : Pr (independent L) 1 T (fun w => Zt C d w t && e C d w t) w
                    = Pr (independent L) 1 T (fun w => e C d w t) w * reach (L t) (d t)).
    { unfold Pr. replace T with ((t - 1) + (T + 1 - t))%nat at 1 by lia. rewrite E_tower.
      rewrite (E_past _ proper_L T t) by (lia || intros x y h; now rewrite (known_e C d t x y h)).
      rewrite Rmult_comm, <- E_scal. apply E_ext; intros y. replace (1 + (t - 1))%nat with t by lia.
      destruct (pareto_scheduler_quantified t ht) as [_ q]. specialize (q y).
      rewrite tail_L. unfold observation_probability in q. fold (e C d y t) in q. rewrite <- q.
      apply E_ext; intros x. rewrite Zt_is by lia. destruct (e C d x t), (reaches (x t) (d t)); reflexivity. }
    rewrite joint. field. lra.
  - rewrite tail_L. unfold tail, scale, nu. rewrite S_INR. f_equal. unfold Rdiv. rewrite !Rinv_mult. ring.
Qed.
End Lemma_4_6.
