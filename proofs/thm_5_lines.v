(** Lines of Section 5 and of the preamble of Appendix G: the general bounds of both theorems, for any minimizer, and what
    the rates of Theorem 5.2 account for. The reserve counts n rounds; the printed one has n = C. *)
From Delays Require Export lines thm_2_1_hybrid.

(** ** Appendix G: both schedulers, with the same probabilities *)

Section Both.
Variables (C T N : nat) (d : nat -> nat) (alpha delta : R).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (delta01 : 0 < delta < 1) (N_T : (T <= N)%nat).
Hypothesis N_d : forall t, (1 <= t <= T)%nat -> (d t <= N)%nat.
Let p := observation_probability nu alpha C d.

Theorem line_g_quantified : quantified (bernoulli_scheduler nu alpha C d) C (S0 C d) (Zt C d) p T
  /\ quantified (pareto_scheduler nu alpha C N) C (S0 C d) (Zt C d) p T.
Proof. split; [now apply bernoulli_scheduler_quantified|now apply pareto_scheduler_quantified]. Qed.

(** p_t is the chance that the proxy delay is at least d_t. *)
Theorem line_g_tail t : (1 <= t <= T)%nat ->
  p t = reach (bernoulli_scheduler nu alpha C d t) (d t) /\ p t = reach (pareto_scheduler nu alpha C N t) (d t).
Proof.
  intros ht. split; symmetry; [apply bernoulli_reach|]. apply (pareto_reach (scale nu alpha C t) N). now apply N_d.
Qed.

(** z_t is not 0 exactly if the feedback of round t arrives in round t + d_t. *)
Theorem line_g_computable w t : (1 <= t)%nat -> z (Zt C d) p w t <> 0 <->
  In t (observed C d (fun s => reaches (w s) 0) (fun r s => expires (w s) s r) (t + d t)).
Proof.
  intros ht. assert (p0 : p t <> 0).
  { unfold p. rewrite (p_is_inverse C d alpha delta C1 alpha0 delta01 t ht). apply Rinv_neq_0_compat.
    pose proof (mu_ge_1 C d alpha t). lra. }
  unfold observed, due. rewrite filter_In, Nat.eqb_refl. fold (S1 C d w (t + d t)). rewrite <- member_in.
  change (member t (S1 C d w (t + d t))) with (Zt C d w t). unfold z.
  destruct (Zt C d w t); simpl ind; split; intros h; try tauto; try (destruct h; discriminate).
  - unfold Rdiv. rewrite Rmult_1_l. now apply Rinv_neq_0_compat.
  - exfalso. apply h. unfold Rdiv. ring.
Qed.

(** Under any law of the coins *)
Theorem line_g_writes (L : nat -> law proxy) t w : (1 <= t)%nat ->
  coin_mean T L (fun v => z (Zt C d) p v t) w = coin_mean T L (fun v => ind (Zt C d v t) * mu C d alpha t) w /\
  coin_mean T L (fun v => z (Zt C d) p v t * z (Zt C d) p v t) w
  = coin_mean T L (fun v => ind (Zt C d v t) * (mu C d alpha t * mu C d alpha t)) w.
Proof.
  intros ht. unfold z, p. rewrite (p_is_inverse C d alpha delta C1 alpha0 delta01 t ht). unfold Rdiv. rewrite Rinv_inv.
  split; apply E_ext; intros v; [reflexivity|]. destruct (Zt C d v t); simpl ind; ring.
Qed.
End Both.

(** ** Theorem 5.1 *)

Section Clairvoyant.
Variables (K C T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R) (alpha delta : R).
Hypotheses (K2 : (2 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (alpha0 : 0 < alpha).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypothesis X_ftrl : ftrl K X.
Definition a_5_1 (d : nat -> nat) t : R := if bandit then a_bandit C d alpha t else 0.
Definition b_5_1 (d : nat -> nat) t : R := if bandit then b_bandit K d t else b_full K C d alpha t.

(** The rates are functions of the delays so far, and do not increase. *)
Theorem line_5_1_rates s t : (1 <= s <= t)%nat ->
  (forall d', agree (S t) d d' -> a_5_1 d t = a_5_1 d' t /\ b_5_1 d t = b_5_1 d' t) /\ a_5_1 d s <= a_5_1 d t
  /\ b_5_1 d s <= b_5_1 d t.
Proof.
  intros hs. assert (mu0 : forall r, 0 <= mu C d alpha r) by (intros r; pose proof (mu_ge_1 C d alpha r); lra).
  split; [|split].
  - intros d' same. assert (e : forall f, (forall r, (1 <= r <= t)%nat -> f d r = f d' r) -> sum t (f d) = sum t (f d'))
      by (intros f h; apply sum_ext; exact h).
    unfold a_5_1, b_5_1, a_bandit, b_bandit, b_full.
    rewrite (e (fun d => mu C d alpha)), (e (fun d r => INR (d r))), (e (fun d r => mu C d alpha r + INR (d r)));
      [tauto|..]; intros r hr; unfold mu, price; rewrite (same r) by lia; reflexivity.
  - unfold a_5_1, a_bandit. destruct bandit; [|lra]. apply sqrt_le_1_alt, sum_mono; [lia|]. intros; apply mu0.
  - unfold b_5_1. destruct bandit; apply (root_mono K 1 1 K2 (le_n 1) (le_n 1)); try lia; intros r; pose proof (pos_INR (d r));
      [assumption|]. specialize (mu0 r). lra.
Qed.

Theorem line_5_1_general i w arm : (i < K)%nat ->
  clairvoyant_regret K C T d loss alpha X bandit (a_5_1 d) (b_5_1 d) i w arm
  <= coin_mean T (bernoulli_scheduler nu alpha C d) (fun v =>
       bound_e_1 bandit K T d (z (Zt C d) (observation_probability nu alpha C d) v) (a_5_1 d) (b_5_1 d)) w
     + sum T (fun t => overflow_probability C T (bernoulli_scheduler nu alpha C d) (S0 C d) t w).
Proof.
  intros hi. pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)) as lk.
  assert (mu1 : forall r, 1 <= mu C d alpha r) by (intros; apply mu_ge_1).
  assert (a0 : forall t, (1 <= t)%nat -> bandit = true -> 0 < a_5_1 d t).
  { intros t ht e. unfold a_5_1. rewrite e. now apply sqrt_lt_R0, sum_mu_pos. }
  assert (b0 : forall t, (1 <= t)%nat -> bandit = false \/ (1 <= d t)%nat -> 0 < b_5_1 d t).
  { intros t ht h. unfold b_5_1, b_bandit, b_full. destruct bandit; apply sqrt_lt_R0, Rdiv_lt_0_compat; trivial.
    - destruct h as [|h]; [discriminate|]. apply Rlt_le_trans with (INR (d t)); [apply INR_pos; lia|].
      apply (sum_ge_term K 1 1 K2 (le_n 1) (le_n 1) t (fun s => INR (d s))); [lia|]. intros; apply pos_INR.
    - apply Rlt_le_trans with (mu C d alpha t + INR (d t)); [pose proof (mu1 t); pose proof (pos_INR (d t)); lra|].
      apply (sum_ge_term K 1 1 K2 (le_n 1) (le_n 1) t (fun s => mu C d alpha s + INR (d s))); [lia|].
      intros s. pose proof (mu1 s). pose proof (pos_INR (d s)). lra. }
  assert (nonneg : forall t, 0 <= a_5_1 d t /\ 0 <= b_5_1 d t).
  { intros t. unfold a_5_1, b_5_1. destruct bandit; split; try apply sqrt_pos; lra. }
  apply (thm_e_1 K C T bandit d loss (bernoulli_scheduler nu alpha C d) (S0 C d) (Zt C d)); trivial.
  - intros t. apply bernoulli_scheduler_proper; trivial. apply nu_nonneg.
  - intros v t. apply size_le.
  - apply proxies_precommitted.
  - now apply bernoulli_scheduler_quantified.
  - now apply ftrl_distributions.
  - apply thm_2_1_hybrid; [lia|assumption].
  - intros t _. split; now intros x y _.
  - intros v t ht. destruct (nonneg t). destruct bandit eqn:e; [pose proof (a0 t ltac:(lia) eq_refl)|
      pose proof (b0 t ltac:(lia) (or_introl eq_refl))]; lra.
  - intros v s t hs _. apply (line_5_1_rates s t hs).
  - intros v t ht. destruct bandit eqn:e; [apply a0; [lia|reflexivity]|]. split; [unfold a_5_1; now rewrite e|apply b0;
    [lia|now left]].
  - intros v t ht hd. apply b0; [lia|now right].
Qed.
End Clairvoyant.

(** ** Theorem 5.2 *)

Section Preemptive.
Variables (K C T N dmax n : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R) (alpha delta : R).
Hypotheses (K2 : (2 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypotheses (alpha0 : 0 < alpha) (delta01 : 0 < delta < 1) (star : overflow_condition alpha delta C).
Hypotheses (N_T : (T <= N)%nat) (N_d : (dmax <= N)%nat) (d_le : forall t, (d t <= dmax)%nat).
Hypothesis reserve : (Nat.min C (S dmax) <= n)%nat.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypothesis X_ftrl : ftrl K X.
Let L := pareto_scheduler nu alpha C N.
Let p := observation_probability nu alpha C d.
Let zt := z (Zt C d) p.
Definition a_pre w t : R := if bandit then a_5_2 C dmax n d alpha w t else 0.
Definition b_pre w t : R := if bandit then b_5_2 K C dmax n d alpha w t else b_full_5_2 K C dmax n d alpha w t.

(** The rates are decided by the coins before the round, those of Theorem 5.1 by none. *)
Theorem line_g_measurable t : (1 <= t)%nat -> (known t (fun w => a_pre w t) /\ known t (fun w => b_pre w t)) /\
  known t (fun _ : nat -> proxy => a_5_1 C bandit alpha d t) /\ known t (fun _ : nat -> proxy => b_5_1 K C bandit alpha d t).
Proof.
  intros ht. destruct (rates_5_2 K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve t ht)
    as [(ka & kb & kf) _]. split; [|split; now intros x y _]. unfold a_pre, b_pre.
  destruct bandit; split; trivial. now intros x y _.
Qed.

(** A round whose delay is over and whose feedback has not come has weight 0. *)
Theorem line_5_2_unobserved w s t : (s + d s < t)%nat ->
  ~ In s (observed C d (fun s => reaches (w s) 0) (fun r s => expires (w s) s r) (s + d s)) -> Zt C d w s = false /\ zt w s = 0.
Proof.
  intros _ out. unfold observed, due in out. rewrite filter_In, Nat.eqb_refl in out. fold (S1 C d w (s + d s)) in out.
  rewrite <- member_in in out. change (member s (S1 C d w (s + d s))) with (Zt C d w s) in out.
  destruct (Zt C d w s) eqn:e; [tauto|]. split; [reflexivity|]. unfold zt, z. rewrite e. simpl. unfold Rdiv. ring.
Qed.

(** |S_t^1| <= C, and these rounds wait or are round t. *)
Theorem line_5_2_at_most w t : (1 <= t)%nat ->
  (length (S1 C d w t) <= C)%nat /\ forall s, In s (S1 C d w t) -> s = t \/ ((1 <= s < t)%nat /\ (t <= s + d s)%nat).
Proof.
  intros ht. split; [eapply (length_S1 K C T N dmax n); eassumption|]. intros s hs. destruct (Nat.eq_dec s t) as [|ne];
    [now left|right].
  rewrite S1_is, filter_In, in_rounds in hs by assumption. destruct hs as [hs h]. unfold stays in h.
  rewrite !andb_true_iff, Nat.leb_le in h. lia.
Qed.

(** The rates account for all weights so far, seen or not. *)
Theorem line_5_2_covers w t : (1 <= t)%nat ->
  sqrt (sum t (fun s => zt w s * zt w s)) <= a_5_2 C dmax n d alpha w t
  /\ sqrt (sum t (fun s => zt w s * INR (d s)) / ln (INR K)) <= b_5_2 K C dmax n d alpha w t
  /\ sqrt (sum t (fun s => zt w s * (zt w s + INR (d s))) / ln (INR K)) <= b_full_5_2 K C dmax n d alpha w t.
Proof.
  intros ht. pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)) as lk.
  assert (over : forall x y, x <= y -> sqrt (x / ln (INR K)) <= sqrt (y / ln (INR K))).
  { intros x y h. apply sqrt_le_1_alt. unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|assumption]. }
  split; [|split].
  - apply sqrt_le_1_alt. exact (a_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve w t ht).
  - apply over. exact (b_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve w t ht).
  - apply over. exact (both_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve w t ht).
Qed.

Definition regret_pre i w arm : R := regret_of_algorithm_2 K T bandit d loss L (Zt C d) p X a_pre b_pre i w arm.
Let full t w : R := overflow_probability C T L (S0 C d) t w.

Theorem line_5_2_general i w arm : (i < K)%nat -> regret_pre i w arm
  <= coin_mean T L (fun v => bound_e_1 bandit K T d (zt v) (a_pre v) (b_pre v)) w + sum T (fun t => full t w).
Proof.
  intros hi. pose proof (rates_5_2 K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve) as r.
  assert (a0 : forall v t, (1 <= t)%nat -> 0 < a_5_2 C dmax n d alpha v t) by (intros; now apply (a_positive K C T N)).
  assert (f0 : forall v t, (1 <= t)%nat -> 0 < b_full_5_2 K C dmax n d alpha v t)
    by (intros; now apply (b_full_positive K C T N dmax n d alpha delta)).
  assert (nonneg : forall v t, 0 <= a_pre v t /\ 0 <= b_pre v t).
  { intros v t. unfold a_pre, b_pre. destruct bandit; split; try apply sqrt_pos; lra. }
  apply (thm_e_1 K C T bandit d loss L (S0 C d) (Zt C d) p); trivial.
  - intros t. apply pareto_scheduler_proper; trivial. apply nu_nonneg.
  - intros v t. apply size_le.
  - apply proxies_precommitted.
  - apply pareto_scheduler_quantified; trivial. intros t _. pose proof (d_le t). lia.
  - now apply ftrl_distributions.
  - apply thm_2_1_hybrid; [lia|assumption].
  - intros t ht. destruct (r t ht) as [(ka & kb & kf) _]. unfold a_pre, b_pre. destruct bandit; [now split|].
    split; [now intros x y _|assumption].
  - intros v t ht. destruct (nonneg v t). unfold a_pre, b_pre in *. pose proof (a0 v t ltac:(lia)).
    pose proof (f0 v t ltac:(lia)).
    destruct bandit; lra.
  - intros v s t hs _. destruct (r t ltac:(lia)) as [_ m]. destruct (m v s hs) as (ma & mb & mf). unfold a_pre, b_pre.
    destruct bandit; split; trivial; lra.
  - intros v t ht. unfold a_pre, b_pre. destruct bandit; [apply a0; lia|]. split; [reflexivity|apply f0; lia].
  - intros v t ht hd. unfold b_pre. destruct bandit; [|apply f0; lia]. pose proof (d_le t).
    apply (b_positive K C T N dmax n d alpha delta); trivial; lia.
Qed.

(** The overflow is at most delta, and the rates are summed against their own increments. *)
Theorem line_5_2_summed w :
  coin_mean T L (fun v => bound_e_1 bandit K T d (zt v) (a_pre v) (b_pre v)) w + sum T (fun t => full t w)
  <= coin_mean T L (fun v => if bandit
       then 4 * sqrt (INR K) * sqrt (sum T (fun t => zt v t * zt v t) + INR n * (mu_max C dmax alpha T * mu_max C dmax alpha T))
         + 3 * sqrt (ln (INR K)) * sqrt (sum T (fun t => zt v t * INR (d t)) + INR n * (mu_max C dmax alpha T * INR dmax))
       else 3 * sqrt (ln (INR K)) * sqrt (sum T (fun t => zt v t * (zt v t + INR (d t)))
         + INR n * (mu_max C dmax alpha T * (mu_max C dmax alpha T + INR dmax)))) w + delta * INR T.
Proof.
  pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)) as lk. pose proof (sqrt_lt_R0 _ lk) as root. pose proof (sqrt_pos (INR K)).
  assert (m1 : 1 <= mu_max C dmax alpha T) by apply mu_ge_1. pose proof (pos_INR dmax). pose proof (pos_INR n).
  assert (z0 : forall v s, (1 <= s)%nat -> 0 <= zt v s).
  { intros v s hs. now apply (z_bounds K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve v s s). }
  apply Rplus_le_compat.
  2:{ rewrite Rmult_comm, <- sum_const. apply sum_le; intros t ht. now apply (lem_4_6_overflow C d alpha delta T N). }
  apply E_le; [intros t v; apply pareto_scheduler_proper; trivial; apply nu_nonneg|]. intros v.
  assert (each : forall f G, (forall s, (1 <= s)%nat -> 0 <= f s) -> (forall t, (1 <= t)%nat -> 0 <= G t) ->
    (forall t, (1 <= t)%nat -> sum t f <= seen_sum d f t + INR n * G t) ->
    sum T (fun t => f t / sqrt (seen_sum d f t + INR n * G t)) <= 2 * sqrt (sum T f + INR n * G T)
    /\ sqrt (seen_sum d f T + INR n * G T) <= sqrt (sum T f + INR n * G T)
    /\ 0 <= seen_sum d f T + INR n * G T).
  { intros f G f0 G0 cover. pose proof (G0 T T1) as g. split; [|split].
    - eapply Rle_trans; [exact (by_head K C T N dmax n K2 C1 T1 N_T N_d reserve f _ f0 cover)|].
      apply Rmult_le_compat_l; [lra|]. apply sqrt_le_1_alt. nra.
    - apply sqrt_le_1_alt, Rplus_le_compat_r. now apply (seen_le_all K C T N dmax n d K2 C1 T1 N_T N_d reserve).
    - eapply Rle_trans; [|apply (cover T T1)]. apply sum_nonneg. intros; apply f0; lia. }
  unfold bound_e_1, a_pre, b_pre. destruct bandit.
  - destruct (each (square C d alpha v) (fun t => mu_max C dmax alpha t * mu_max C dmax alpha t)) as (s1 & p1 & _).
    { intros s hs. apply Rle_0_sqr. } { intros t ht. apply Rle_0_sqr. }
    { exact (a_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve v). }
    destruct (each (delayed C d alpha v) (fun t => mu_max C dmax alpha t * INR dmax)) as (s2 & p2 & q2).
    { intros s hs. apply Rmult_le_pos; [now apply z0|apply pos_INR]. }
    { intros t ht. pose proof (mu_ge_1 C (fun _ => dmax) alpha t). apply Rmult_le_pos; [unfold mu_max; lra|assumption]. }
    { exact (b_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve v). }
    rewrite sum_plus.
    rewrite (sum_ext T (fun t => sqrt (INR K) * (zt v t * zt v t) / a_5_2 C dmax n d alpha v t)
      (fun t => sqrt (INR K) * (square C d alpha v t / a_5_2 C dmax n d alpha v t))) 
      by (intros r _; change (square C d alpha v r) with (zt v r * zt v r); unfold Rdiv; ring).
    rewrite (sum_ext T (fun t => zt v t / b_5_2 K C dmax n d alpha v t * INR (d t)) (fun t => sqrt (ln (INR K)) * (delayed C d alpha v t
      / sqrt (seen_sum d (delayed C d alpha v) t + INR n * (mu_max C dmax alpha t * INR dmax))))).
    2:{ intros t ht. unfold b_5_2. change (delayed C d alpha v t) with (zt v t * INR (d t)).
        rewrite sqrt_div_alt by assumption. unfold Rdiv. rewrite !Rinv_mult, Rinv_inv. ring. }
    rewrite !sum_scal. unfold b_5_2 at 1. rewrite (penalty_value K 1 1 K2 (le_n 1) (le_n 1)) by exact q2.
    apply (Rmult_le_compat_l (sqrt (INR K))) in s1, p1; try assumption.
    apply (Rmult_le_compat_l (sqrt (ln (INR K)))) in s2, p2; try lra.
    change (fun t => zt v t * zt v t) with (square C d alpha v).
      change (fun t => zt v t * INR (d t)) with (delayed C d alpha v).
    cbv beta in *. unfold a_5_2 in *. lra.
  - destruct (each (thm_5_2.both C d alpha v) (largest C dmax alpha)) as (s2 & p2 & q2).
    { intros s hs. change (0 <= zt v s * (zt v s + INR (d s))). pose proof (z0 v s hs). pose proof (pos_INR (d s)).
      apply Rmult_le_pos; lra. }
    { intros t ht. pose proof (mu_ge_1 C (fun _ => dmax) alpha t). apply Rmult_le_pos; unfold mu_max; lra. }
    { exact (both_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve v). }
    rewrite (sum_ext T _ (fun t => sqrt (ln (INR K)) * (thm_5_2.both C d alpha v t
      / sqrt (seen_sum d (thm_5_2.both C d alpha v) t + INR n * largest C dmax alpha t)))).
    2:{ intros t ht. unfold b_full_5_2. change (thm_5_2.both C d alpha v t) with (zt v t * (zt v t + INR (d t))).
        rewrite sqrt_div_alt by assumption. unfold Rdiv. rewrite !Rinv_mult, Rinv_inv. ring. }
    rewrite !sum_scal. unfold b_full_5_2 at 1. rewrite (penalty_value K 1 1 K2 (le_n 1) (le_n 1)) by exact q2.
    apply (Rmult_le_compat_l (sqrt (ln (INR K)))) in s2, p2; try lra.
    change (fun t => zt v t * (zt v t + INR (d t))) with (thm_5_2.both C d alpha v).
    change (mu_max C dmax alpha T * (mu_max C dmax alpha T + INR dmax)) with (largest C dmax alpha T). lra.
Qed.
End Preemptive.
