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
  intros hs. split.
  - intros d' same. assert (e : forall f, (forall r, (1 <= r <= t)%nat -> f d r = f d' r) -> sum t (f d) = sum t (f d'))
      by (intros f h; apply sum_ext; exact h).
    unfold a_5_1, b_5_1, a_bandit, b_bandit, b_full.
    rewrite (e (fun d => mu C d alpha)), (e (fun d r => INR (d r))), (e (fun d r => mu C d alpha r + INR (d r)));
      [tauto|..]; intros r hr; unfold mu, price; rewrite (same r) by lia; reflexivity.
  - pose proof (fit_grow _ _ _ _ _ (rates_5_1 K C t d alpha K2 C1 ltac:(lia) bandit) (fun _ => Never) s t hs (le_n t))
      as grow.
    unfold a_5_1, b_5_1. now destruct bandit.
Qed.

Theorem line_5_1_general i w arm : (i < K)%nat ->
  clairvoyant_regret K C T d loss alpha X bandit (a_5_1 d) (b_5_1 d) i w arm
  <= coin_mean T (bernoulli_scheduler nu alpha C d) (fun v =>
       bound_e_1 bandit K T d (z (Zt C d) (observation_probability nu alpha C d) v) (a_5_1 d) (b_5_1 d)) w
     + sum T (fun t => overflow_probability C T (bernoulli_scheduler nu alpha C d) (S0 C d) t w).
Proof.
  intros hi. pose proof (rates_5_1 K C T d alpha K2 C1 T1 bandit) as fit.
  apply (e_1_proxies K C T bandit d loss (bernoulli_scheduler nu alpha C d)); trivial.
  - intros t. now apply L_proper_5_1.
  - now apply bernoulli_scheduler_quantified.
  - now apply ftrl_distributions.
  - apply thm_2_1_hybrid; [lia|assumption].
  - unfold a_5_1, b_5_1. now destruct bandit.
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
  intros ht. pose proof (log_arms K K2) as lk.
  assert (over : forall x y, x <= y -> sqrt (x / ln (INR K)) <= sqrt (y / ln (INR K))) by (intros; monotone).
  pose proof (fun bandit => late_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve
    bandit w t ht) as c.
  split; [|split; apply over; [exact (c true)|exact (c false)]].
  apply sqrt_le_1_alt. exact (a_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve w t
    ht).
Qed.

Definition regret_pre i w arm : R := regret_of_algorithm_2 K T bandit d loss L (Zt C d) p X a_pre b_pre i w arm.
Let full t w : R := overflow_probability C T L (S0 C d) t w.

Theorem line_5_2_general i w arm : (i < K)%nat -> regret_pre i w arm
  <= coin_mean T L (fun v => bound_e_1 bandit K T d (zt v) (a_pre v) (b_pre v)) w + sum T (fun t => full t w).
Proof.
  intros hi. apply (e_1_proxies K C T bandit d loss L p X a_pre b_pre); trivial.
  - intros t. apply pareto_scheduler_proper; trivial. apply nu_nonneg.
  - apply pareto_scheduler_quantified; trivial. intros t _. pose proof (d_le t). lia.
  - now apply ftrl_distributions.
  - apply thm_2_1_hybrid; [lia|assumption].
  - exact (fit_5_2 K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve bandit).
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
  pose proof (log_arms K K2) as lk. pose proof (sqrt_lt_R0 _ lk) as root. pose proof (sqrt_pos (INR K)).
  pose proof (pos_INR n).
  apply Rplus_le_compat; [|rewrite Rmult_comm; apply sum_at_most; intros;
    now apply (lem_4_6_overflow C d alpha delta T N)].
  apply E_le; [intros t v; apply pareto_scheduler_proper; trivial; apply nu_nonneg|]. intros v.
  set (late := if bandit then delayed C d alpha v else square_and_delay C d alpha v).
  set (large := fun t => if bandit then mu_max C dmax alpha t * INR dmax else largest C dmax alpha t).
  assert (l0 : 0 <= large T).
  { now apply (reserve_bounds K C T N dmax n alpha K2 C1 T1 alpha0 N_T N_d reserve bandit T T). }
  assert (f0 : forall s, (1 <= s)%nat -> 0 <= late s).
  { intros s hs. unfold late. pose proof (late_nonneg K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le
      reserve
      bandit v s hs). now destruct bandit. }
  (* the root of the whole cover pays for the sum and for the last term *)
  assert (whole : forall f R, 0 <= R -> (forall s, (1 <= s)%nat -> 0 <= f s) -> sqrt (sum T f) <= sqrt (sum T f + R))
    by (intros; apply sqrt_le_1_alt; lra).
  assert (c : forall t, (1 <= t)%nat -> sum t late <= seen_sum d late t + INR n * large t).
  { intros t ht. unfold late, large.
    pose proof (late_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le
      reserve bandit v t ht). now destruct bandit. }
  assert (rate : forall t, b_pre v t = sqrt ((seen_sum d late t + INR n * large t) / ln (INR K)))
    by (intros; unfold b_pre, late, large; now destruct bandit).
  pose proof (covered_over (ln (INR K)) 0 T late _ (INR n * large T) (b_pre v) lk (Rle_refl 0) ltac:(nra)
    (fun t h => f0 t (proj1 h)) (fun t h => c t (proj1 h)) ltac:(apply Rplus_le_compat_r; now apply heard_le_all) rate)
    as entropy.
  rewrite sqrt_mult_alt in entropy by lra. pose proof (whole late (INR n * large T) ltac:(nra) f0) as w2.
  assert (last : ln (INR K) * b_pre v T <= sqrt (ln (INR K)) * sqrt (sum T late + INR n * large T)).
  { rewrite rate, (penalty_value K 1 1 K2 (le_n 1) (le_n 1)).
    - apply Rmult_le_compat_l; [lra|]. apply sqrt_le_1_alt, Rplus_le_compat_r. now apply heard_le_all.
    - eapply Rle_trans; [|exact (c T T1)]. apply sum_nonneg. intros; apply f0; lia. }
  apply (Rmult_le_compat_l (sqrt (ln (INR K)))) in w2; [|lra]. unfold bound_e_1, a_pre, b_pre in *. clear rate.
  destruct bandit.
  - set (M := mu_max C dmax alpha T * mu_max C dmax alpha T). assert (M0 : 0 <= M) by apply Rle_0_sqr.
    pose proof (square_nonneg C d alpha v) as q0.
    pose proof (covered T (square C d alpha v) (fun t => seen_sum d (square C d alpha v) t
      + INR n * (mu_max C dmax alpha t
      * mu_max C dmax alpha t)) (INR n * M) (sqrt (INR K)) 0 ltac:(lra) ltac:(lra) ltac:(nra) (fun t h => q0 t (proj1
          h))
      (fun t h => a_covers K C T N dmax n d alpha delta K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve v t (proj1 h))
      ltac:(apply Rplus_le_compat_r; now apply heard_le_all)) as tsallis.
    pose proof (whole (square C d alpha v) (INR n * M) ltac:(nra) q0) as w1.
    assert (end_ : a_5_2 C dmax n d alpha v T <= sqrt (sum T (square C d alpha v) + INR n * M))
      by (apply sqrt_le_1_alt, Rplus_le_compat_r; now apply heard_le_all).
    apply (Rmult_le_compat_l (sqrt (INR K))) in w1, end_; trivial. rewrite sum_plus.
    rewrite (sum_scaled T (sqrt (INR K)) (fun t => square C d alpha v t / a_5_2 C dmax n d alpha v t))
      by (intros; unfold square, zt, p, Rdiv; ring).
    rewrite (sum_ext T (fun t => zt v t / b_5_2 K C dmax n d alpha v t * INR (d t))
      (fun t => late t / b_5_2 K C dmax n d alpha v t)) by (intros; unfold late, delayed, zt, p, Rdiv; ring).
    change (fun t => zt v t * zt v t) with (square C d alpha v). change (fun t => zt v t * INR (d t)) with late.
    unfold large, a_5_2 in *. lra.
  - rewrite (sum_ext T _ (fun t => late t / b_full_5_2 K C dmax n d alpha v t))
      by (intros; unfold late, square_and_delay, zt, p, Rdiv; ring).
    change (fun t => zt v t * (zt v t + INR (d t))) with late. unfold large, largest in *. lra.
Qed.
End Preemptive.
