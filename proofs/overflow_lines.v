(** The proofs of Lemmas 4.5 and 4.6 line by line (Appendix F). The sum of the coins that are still pending in round t,
    the paper's sigma~_t, is `waiting`; `E (independent L) 1 T` is the mean over the coins of T rounds. *)
From Delays Require Export lines.

(** Is x >= y? *)
Definition is_at_least (x y : R) : bool := if Rle_dec y x then true else false.
Lemma is_at_least_true x y : is_at_least x y = true -> y <= x.
Proof. unfold is_at_least. now destruct (Rle_dec y x). Qed.
Lemma ind_and a b : ind (a && b) = ind a * ind b.
Proof. destruct a, b; simpl; ring. Qed.

(** ** Independent coins *)

Section Coins.
Context {A : Type}.
Variables (L : nat -> law A) (coin : nat -> A -> bool) (T t : nat).
Hypothesis L_proper : forall s, proper (L s).
Hypothesis round : (1 <= t <= T)%nat.

Lemma mean_of_coins w : E (independent L) 1 T (total (t - 1) coin) w = sum (t - 1) (chance L coin).
Proof.
  unfold total. rewrite E_sum by (intros; apply L_proper). apply sum_ext. intros s hs.
  rewrite (E_coordinate L L_proper T s (fun a => ind (coin s a))) by lia. reflexivity.
Qed.

Lemma known_total : known t (total (t - 1) coin).
Proof. intros x y h. apply sum_ext. intros s hs. now rewrite (h s) by lia. Qed.

(** Chernoff: if C = (1 + a) mean, then the sum reaches C with probability at most
    (e^a / (1 + a)^(1 + a))^(C / (1 + a)). *)
Lemma chernoff_bound C a w : (1 <= C)%nat -> 0 < a -> (1 + a) * sum (t - 1) (chance L coin) = INR C ->
  Pr (independent L) 1 T (fun w => is_at_least (total (t - 1) coin w) (INR C)) w
  <= Rpower (exp a / Rpower (1 + a) (1 + a)) (INR C / (1 + a)).
Proof.
  intros hC ha mean_is. unfold Pr.
  rewrite (E_past _ (fun s _ => L_proper s) T t) by (lia || intros x y h; now rewrite (known_total x y h)).
  eapply Rle_trans; [apply (markov L (t - 1) coin L_proper C a ha); intros y h; now apply is_at_least_true|].
  eapply Rle_trans; [apply Rmult_le_compat_l; [left; apply exp_pos|now apply all_coins]|].
  assert (root : ln (exp a / Rpower (1 + a) (1 + a)) = a - (1 + a) * ln (1 + a)).
  { unfold Rdiv, Rpower. rewrite ln_mult, ln_Rinv, !ln_exp by (try apply inv_pos; apply exp_pos). ring. }
  rewrite <- exp_plus. right. unfold Rpower at 1. rewrite root, <- mean_is. f_equal. field. lra.
Qed.
End Coins.

(** min {1, C / ((1 + alpha) nu_s) . 1 / (g + 1)} *)
Definition scaled_tail C alpha s g : R := Rmin 1 (INR C / ((1 + alpha) * nu s) * / INR (g + 1)).
Lemma scaled_tail_is C alpha s g : scaled_tail C alpha s g = schedulers.tail (scale nu alpha C s) g.
Proof. unfold scaled_tail, schedulers.tail, scale, Rdiv. now rewrite Nat.add_1_r. Qed.

(** The normalizers keep the sum below the target. *)
Theorem line_mean_bound_4_5 C alpha t : (1 <= C)%nat -> 0 < alpha -> (1 <= t)%nat ->
  sum (t - 1) (fun s => scaled_tail C alpha s (t - s)) <= INR C / (1 + alpha).
Proof.
  intros hC ha ht. pose proof (INR_pos C hC). pose proof (normalizer_nu t ht).
  assert (0 < INR C / (1 + alpha)) by (apply Rdiv_lt_0_compat; lra).
  apply Rle_trans with (sum (t - 1) (fun s => INR C / (1 + alpha) * / (nu s * INR (t - s + 1)))).
  - apply sum_le. intros s hs. eapply Rle_trans; [apply Rmin_r|]. unfold Rdiv. rewrite !Rinv_mult. right; ring.
  - rewrite sum_scal. nra.
Qed.

(** ** Lemma 4.5 *)

Section Bernoulli.
Variables (C : nat) (d : nat -> nat) (alpha : R) (T t : nat).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (round : (1 <= t <= T)%nat).

Let L := bernoulli_scheduler nu alpha C d.
Definition waiting_4_5 (w : nat -> proxy) : R := sum (t - 1) (fun s => ind (coin_shows (w s)) * ind (t - s <=? d s)).

(** E[sigma~_t] *)
Let mu w : R := E (independent L) 1 T waiting_4_5 w.
Let coin (s : nat) (q : proxy) : bool := coin_shows q && (t - s <=? d s).
Lemma waiting_is w : waiting_4_5 w = total (t - 1) coin w.
Proof. apply sum_ext. intros s _. unfold coin. now rewrite ind_and. Qed.

Theorem line_mean_4_5 w :
  E (independent L) 1 T waiting_4_5 w
  = sum (t - 1) (fun s => observation_probability nu alpha C d s * ind (t - s <=? d s)).
Proof.
  rewrite (E_ext _ T 1 _ (total (t - 1) coin)) by apply waiting_is.
  rewrite (mean_of_coins L coin T t (L_proper_5_1 C d alpha C1 alpha0) round). apply sum_ext. intros s _.
  unfold chance, L, bernoulli_scheduler, bernoulli, coin. simpl. destruct (t - s <=? d s); simpl; ring.
Qed.

(** As corrected: at most, where the paper has an equality. *)
Theorem line_mean_substitute_4_5 :
  sum (t - 1) (fun s => observation_probability nu alpha C d s * ind (t - s <=? d s))
  <= sum (t - 1) (fun s => scaled_tail C alpha s (t - s)).
Proof.
  apply sum_le. intros s hs. rewrite scaled_tail_is. unfold observation_probability.
  pose proof (scale_nonneg nu alpha C s C1 alpha0 (nu_nonneg s)) as pos.
  pose proof (tail_nonneg (scale nu alpha C s) (t - s) pos).
  destruct (Nat.leb_spec (t - s) (d s)) as [late|early]; simpl ind; [|lra]. rewrite Rmult_1_r. now apply tail_mono.
Qed.

Theorem line_mean_at_most w : mu w <= INR C / (1 + alpha).
Proof.
  unfold mu. rewrite line_mean_4_5. eapply Rle_trans; [apply line_mean_substitute_4_5|].
  apply line_mean_bound_4_5; lia || assumption.
Qed.

(** As corrected: for a positive mean. *)
Theorem line_larger_4_5 w : 0 < mu w -> INR C / mu w - 1 >= alpha.
Proof.
  intros pos. pose proof (line_mean_at_most w) as small.
  assert (mu w * (1 + alpha) <= INR C).
  { apply Rmult_le_reg_r with (/ (1 + alpha)); [apply inv_pos; lra|].
    rewrite Rmult_assoc, Rinv_r by lra. unfold Rdiv in small. lra. }
  assert (1 + alpha <= INR C / mu w); [|lra]. apply le_div; lra.
Qed.

Theorem line_chernoff_rewrite_4_5 w : 0 < mu w -> let a := INR C / mu w - 1 in
  Pr (independent L) 1 T (fun v => is_at_least (waiting_4_5 v) (INR C)) w
  = Pr (independent L) 1 T (fun v => is_at_least (waiting_4_5 v) ((1 + a) * mu w)) w.
Proof. intros pos a. replace ((1 + a) * mu w) with (INR C) by (unfold a; field; lra). reflexivity. Qed.

Theorem line_chernoff_4_5 w : 0 < mu w -> let a := INR C / mu w - 1 in
  Pr (independent L) 1 T (fun v => is_at_least (waiting_4_5 v) ((1 + a) * mu w)) w
  <= Rpower (exp a / Rpower (1 + a) (1 + a)) (INR C / (1 + a)).
Proof.
  intros pos a. pose proof (line_larger_4_5 w pos). fold a in H.
  assert (whole : (1 + a) * mu w = INR C) by (unfold a; field; lra). rewrite whole.
  unfold Pr. rewrite (E_ext _ T 1 _ (fun v => ind (is_at_least (total (t - 1) coin v) (INR C))))
    by (intros; now rewrite waiting_is).
  apply (chernoff_bound L coin T t (L_proper_5_1 C d alpha C1 alpha0) round C a w C1); [lra|].
  rewrite <- (mean_of_coins L coin T t (L_proper_5_1 C d alpha C1 alpha0) round w), <- whole. f_equal. unfold mu.
  apply E_ext. intros; symmetry; apply waiting_is.
Qed.
End Bernoulli.

(** ** Lemma 4.6 *)

Section Pareto.
Variables (C : nat) (d : nat -> nat) (alpha delta : R) (T N t : nat).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (delta01 : 0 < delta < 1).
Hypothesis star : overflow_condition alpha delta C.
Hypotheses (N_T : (T <= N)%nat) (N_d : forall t, (1 <= t <= T)%nat -> (d t <= N)%nat).
Hypothesis round : (1 <= t <= T)%nat.

Let L := pareto_scheduler nu alpha C N.
Let coin (s : nat) (q : proxy) : bool := reaches q (t - s).

(** sigma~_t: s + proxy_s >= t *)
Definition waiting_4_6 (w : nat -> proxy) : R := sum (t - 1) (fun s => ind (reaches (w s) (t - s))).

(** E[f | |S_t^0| < C], a quotient: `lem_4_6_observation` says that the condition has positive probability. *)
Definition given_free (f : (nat -> proxy) -> R) w : R :=
  E (independent L) 1 T (fun w => f w * ind (e C d w t)) w / Pr (independent L) 1 T (fun w => e C d w t) w.
Lemma L_good s : proper (L s).
Proof. apply pareto_scheduler_proper; try assumption. apply nu_nonneg. Qed.

Theorem line_mean_4_6 w : E (independent L) 1 T waiting_4_6 w = sum (t - 1) (fun s => reach (L s) (t - s)).
Proof. exact (mean_of_coins L coin T t L_good round w). Qed.

Theorem line_mean_substitute_4_6 :
  sum (t - 1) (fun s => reach (L s) (t - s)) = sum (t - 1) (fun s => scaled_tail C alpha s (t - s)).
Proof. apply sum_ext. intros s hs. rewrite scaled_tail_is. apply pareto_reach. lia. Qed.

(** The same sum as in Lemma 4.5. *)
Theorem line_mean_bound_4_6 : sum (t - 1) (fun s => scaled_tail C alpha s (t - s)) <= INR C / (1 + alpha).
Proof. apply line_mean_bound_4_5; lia || assumption. Qed.

Theorem line_chernoff_4_6 w : Pr (independent L) 1 T (fun w => is_at_least (waiting_4_6 w) (INR C)) w <= delta.
Proof.
  unfold Pr. rewrite (E_past _ (fun s _ => L_good s) T t).
  - apply (chernoff L (t - 1) coin L_good C alpha delta C1 alpha0 ltac:(lra)); [assumption| |].
    + rewrite <- (mean_of_coins L coin T t L_good round w). fold waiting_4_6.
      change (total (t - 1) coin) with waiting_4_6. rewrite line_mean_4_6, line_mean_substitute_4_6.
      apply line_mean_bound_4_6.
    + intros y h. now apply is_at_least_true.
  - lia.
  - intros x y h. now rewrite (known_total coin T t round x y h : waiting_4_6 x = waiting_4_6 y).
Qed.

Theorem line_indicator_4_6 w :
  given_free (fun w => ind (Zt C d w t)) w = given_free (fun w => ind (reaches (w t) (d t)) * ind (e C d w t)) w.
Proof. unfold given_free. f_equal. apply E_ext. intros v. rewrite Zt_is, ind_and by lia. ring. Qed.

Theorem line_unconditional_4_6 w :
  given_free (fun w => ind (reaches (w t) (d t)) * ind (e C d w t)) w
  = E (independent L) 1 T (fun w => ind (reaches (w t) (d t))) w.
Proof.
  destruct (lem_4_6_observation C d alpha delta T N C1 alpha0 delta01 star N_T N_d t w round) as (pos & quotient & _).
  fold L in pos, quotient. unfold given_free.
  rewrite (E_coordinate L L_good T t (fun q => ind (reaches q (d t)))) by lia.
  change (mean (L t) (fun q => ind (reaches q (d t)))) with (reach (L t) (d t)). rewrite <- quotient.
  f_equal. unfold Pr. apply E_ext. intros v. rewrite Zt_is, !ind_and by lia. destruct (e C d v t); simpl; ring.
Qed.

Theorem line_tail_4_6 w : E (independent L) 1 T (fun w => ind (reaches (w t) (d t))) w = reach (L t) (d t).
Proof. now apply (E_coordinate L L_good T t (fun q => ind (reaches q (d t)))); lia. Qed.
End Pareto.
