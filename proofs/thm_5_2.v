(** Theorem 5.2 (thm:NCP-results), non-clairvoyant and preemptive: Pareto scheduler, rates made of what has been
    observed plus a reserve for what is on its way.

    The reserve counts n rounds, for any n >= min {C, dmax + 1}: n = C is the printed theorem, n = min {C, dmax + 1} the
    chapter's repair. The last term has sqrt 5 in place of 7 for bandits, and 1 in place of 3 with full information. *)
From Delays Require Export bandits lem_4_6 thm_3_1_bandit.

Section Preemptive.
Variables (K C T N dmax n : nat) (d : nat -> nat) (loss : nat -> nat -> R) (alpha delta : R).
Hypotheses (K2 : (2 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypotheses (alpha0 : 0 < alpha) (delta01 : 0 < delta < 1) (star : overflow_condition alpha delta C).
Hypotheses (N_T : (T <= N)%nat) (N_d : (dmax <= N)%nat) (d_le : forall t, (d t <= dmax)%nat).
Hypothesis reserve : (Nat.min C (S dmax) <= n)%nat.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let L := pareto_scheduler nu alpha C N.
Let p := observation_probability nu alpha C d.
Let zt := z (Zt C d) p.
Let D := sum T (fun t => INR (d t)).
Let mu_of := mu C d alpha.

(** mu_{max, t} *)
Definition mu_max : nat -> R := mu C (fun _ => dmax) alpha.
Lemma mu_max_ge_1 t : 1 <= mu_max t.
Proof. apply mu_ge_1. Qed.

Lemma mu_le_max s t : (1 <= s <= t)%nat -> mu_of s <= mu_max t.
Proof.
  intros hs. apply Rle_max_compat_l. pose proof (nu_pos s ltac:(lia)).
  assert (nu s <= nu t) by (pose proof (harmonic_mono s t ltac:(lia)); unfold nu; lra). pose proof (pos_INR (d s)).
  pose proof (le_INR _ _ (d_le s)). apply Rmult_le_compat; [positive|lra|monotone|lra].
Qed.

Lemma mu_max_monotone s t : (1 <= s <= t)%nat -> mu_max s <= mu_max t.
Proof.
  intros hs. unfold mu_max, mu, price. apply Rle_max_compat_l. pose proof (INR_pos C C1). pose proof (pos_INR dmax).
  assert (nu s <= nu t) by (pose proof (harmonic_mono s t ltac:(lia)); unfold nu; lra). monotone.
Qed.

Lemma z_is w t : (1 <= t)%nat -> zt w t = ind (Zt C d w t) * mu_of t.
Proof.
  intros ht. unfold zt, z, p. rewrite (p_is_inverse C d alpha delta C1 alpha0 delta01 t ht). unfold Rdiv.
  now rewrite Rinv_inv.
Qed.

(** Fact (3). *)
Lemma z_bounds w s t : (1 <= s <= t)%nat -> 0 <= zt w s <= mu_max t * ind (Zt C d w s).
Proof.
  intros hs. rewrite z_is by lia. pose proof (ind_bounds (Zt C d w s)). pose proof (mu_le_max s t hs).
  assert (1 <= mu_of s) by apply mu_ge_1. split; nra.
Qed.

(** ** Facts (1) and (2): what is on its way *)

Lemma length_S1 w t : (length (S1 C d w t) <= C)%nat.
Proof.
  unfold S1, set_after, join. pose proof (size_le C d w (t - 1)) as size. unfold tracked in size. unfold set_before.
  destruct (Nat.ltb_spec (length (after C d (fun t => reaches (w t) 0) (fun t s => expires (w s) s t) (t - 1))) C);
    simpl; [|assumption].
  destruct (reaches (w t) 0); simpl; lia.
Qed.

Lemma reaches_less q j k : (j <= k)%nat -> reaches q k = true -> reaches q j = true.
Proof. intros h. destruct q as [|m|]; simpl; auto. rewrite !Nat.leb_le. lia. Qed.

(** A round that will be observed, and has not been, is tracked. *)
Lemma on_its_way w s t : (1 <= s <= t)%nat -> (t <= s + d s)%nat -> Zt C d w s = true -> stays C d w t s = true.
Proof.
  intros hs wait. rewrite Zt_is by lia. intros h. apply andb_prop in h as [free reach_d]. unfold stays, added.
  rewrite free, (proj2 (Nat.leb_le _ _) wait). rewrite (reaches_less _ 0 (d s)), (reaches_less _ (t - s) (d s));
    try assumption; try lia; reflexivity.
Qed.

Definition pending_count w t : R := sum t (fun s => ind (negb (s + d s <? t) && Zt C d w s)).

Lemma few_pending w t : (1 <= t)%nat -> pending_count w t <= INR n.
Proof.
  intros ht. eapply Rle_trans; [|apply le_INR, reserve]. unfold pending_count.
  destruct (Nat.le_ge_cases C (S dmax)) as [le|ge].
  - rewrite Nat.min_l by assumption. eapply Rle_trans; [|apply le_INR, (length_S1 w t)].
    rewrite S1_is, length_filter by assumption. apply sum_le. intros s hs.
    destruct (Nat.ltb_spec (s + d s) t); simpl; [apply ind_bounds|].
    destruct (Zt C d w s) eqn:observed; [|apply ind_bounds]. rewrite on_its_way by (lia || assumption). lra.
  - set (m := (t - S dmax)%nat). replace t with (m + (t - m))%nat at 1 by lia. rewrite sum_split, sum_zero.
    + rewrite Rplus_0_l. apply Rle_trans with (sum (t - m) (fun _ => 1)).
      * apply sum_le. intros s _. apply ind_bounds.
      * rewrite sum_const, Rmult_1_r. apply le_INR. lia.
    + intros s hs. pose proof (d_le s). rewrite (proj2 (Nat.ltb_lt (s + d s) t)) by lia. reflexivity.
Qed.

(** ** The rates *)

(** What has been heard before round t *)
Definition seen_sum (g : nat -> R) (t : nat) : R := sum (t - 1) (fun s => if s + d s <? t then g s else 0).


Definition square (w : nat -> proxy) (s : nat) : R := zt w s * zt w s.
Definition delayed (w : nat -> proxy) (s : nat) : R := zt w s * INR (d s).
Definition a_5_2 w t : R := sqrt (seen_sum (square w) t + INR n * (mu_max t * mu_max t)).
Definition b_5_2 w t : R := sqrt ((seen_sum (delayed w) t + INR n * (mu_max t * INR dmax)) / ln (INR K)).

(** Full information: one rate serves both sums. *)
Definition square_and_delay (w : nat -> proxy) (s : nat) : R := zt w s * (zt w s + INR (d s)).
Definition largest (t : nat) : R := mu_max t * (mu_max t + INR dmax).
Definition b_full_5_2 w t : R := sqrt ((seen_sum (square_and_delay w) t + INR n * largest t) / ln (INR K)).

(** What the second rate sums, and its reserve for one round, in both regimes. *)
Let late (bandit : bool) (w : nat -> proxy) : nat -> R := if bandit then delayed w else square_and_delay w.
Let reserve_of (bandit : bool) (t : nat) : R := if bandit then mu_max t * INR dmax else largest t.
Let lk : 0 < ln (INR K) := log_arms K K2.
Let n_pos : 0 < INR n.
Proof. apply INR_pos. lia. Qed.
Lemma square_nonneg w r : (1 <= r)%nat -> 0 <= square w r.
Proof. intros _. apply Rle_0_sqr. Qed.

Lemma late_nonneg bandit w r : (1 <= r)%nat -> 0 <= late bandit w r.
Proof.
  intros hr. pose proof (z_bounds w r r ltac:(lia)). pose proof (pos_INR (d r)).
  unfold late, delayed, square_and_delay. destruct bandit; apply Rmult_le_pos; lra.
Qed.

Lemma reserve_bounds bandit s t : (1 <= s <= t)%nat -> 0 <= reserve_of bandit s <= reserve_of bandit t.
Proof.
  intros hs. pose proof (mu_max_ge_1 s). pose proof (mu_max_monotone s t hs). pose proof (pos_INR dmax).
  unfold reserve_of, largest. destruct bandit; nra.
Qed.

Lemma a_covers w t : (1 <= t)%nat -> sum t (square w) <= seen_sum (square w) t + INR n * (mu_max t * mu_max t).
Proof.
  intros ht. apply (heard_and_reserve d _ (fun s => Zt C d w s)); [assumption|nra|now apply few_pending|]. intros s hs.
  pose proof (z_bounds w s t hs). unfold square. destruct (Zt C d w s); simpl in *; nra.
Qed.

Lemma late_covers bandit w t : (1 <= t)%nat ->
  sum t (late bandit w) <= seen_sum (late bandit w) t + INR n * reserve_of bandit t.
Proof.
  intros ht. pose proof (reserve_bounds bandit t t ltac:(lia)).
  apply (heard_and_reserve d _ (fun s => Zt C d w s)); [assumption|lra|now apply few_pending|]. intros s hs.
  pose proof (z_bounds w s t hs). pose proof (pos_INR (d s)). pose proof (le_INR _ _ (d_le s)).
  unfold late, reserve_of, delayed, square_and_delay, largest.
  destruct bandit, (Zt C d w s); simpl in *; rewrite ?Rmult_1_r, ?Rmult_0_r in *;
    try (apply Rmult_le_compat; lra); assert (zt w s = 0) as -> by lra; lra.
Qed.

Lemma a_positive w t : (1 <= t)%nat -> 0 < a_5_2 w t.
Proof using K2 C1 T1 N_T N_d reserve.
  intros ht. apply sqrt_lt_R0. pose proof (mu_max_ge_1 t). pose proof (heard_nonneg d (square w) (square_nonneg w) t).
  apply Rplus_le_lt_0_compat; [assumption|]. repeat apply Rmult_lt_0_compat; lra.
Qed.

Lemma late_positive bandit w t : (1 <= t)%nat -> bandit = false \/ (1 <= dmax)%nat ->
  0 < sqrt ((seen_sum (late bandit w) t + INR n * reserve_of bandit t) / ln (INR K)).
Proof.
  intros ht h. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|exact lk]. pose proof (mu_max_ge_1 t).
  pose proof (heard_nonneg d (late bandit w) (late_nonneg bandit w) t). pose proof (pos_INR dmax).
  apply Rplus_le_lt_0_compat; [assumption|]. apply Rmult_lt_0_compat; [assumption|]. unfold reserve_of, largest.
  destruct bandit; [|nra]. destruct h as [|h]; [discriminate|]. pose proof (INR_pos dmax h). nra.
Qed.

Lemma b_full_positive w t : (1 <= t)%nat -> 0 < b_full_5_2 w t.
Proof using K2 C1 T1 alpha0 delta01 N_T N_d d_le reserve. intros ht. apply (late_positive false); auto. Qed.

Lemma late_monotone bandit w s t : (1 <= s <= t)%nat ->
  sqrt ((seen_sum (late bandit w) s + INR n * reserve_of bandit s) / ln (INR K))
  <= sqrt ((seen_sum (late bandit w) t + INR n * reserve_of bandit t) / ln (INR K)).
Proof.
  intros hs. pose proof (reserve_bounds bandit s t hs).
  pose proof (heard_grows d (late bandit w) (late_nonneg bandit w) s t ltac:(lia)). unfold seen_sum. monotone.
Qed.

Lemma rates_monotone_5_2 w s t : (1 <= s <= t)%nat -> a_5_2 w s <= a_5_2 w t /\ b_5_2 w s <= b_5_2 w t.
Proof.
  intros hs. split; [|exact (late_monotone true w s t hs)]. pose proof (mu_max_ge_1 s).
  pose proof (mu_max_monotone s t hs).
  pose proof (heard_grows d (square w) (square_nonneg w) s t ltac:(lia)). unfold a_5_2, seen_sum. monotone.
Qed.

Lemma b_full_monotone w s t : (1 <= s <= t)%nat -> b_full_5_2 w s <= b_full_5_2 w t.
Proof. exact (late_monotone false w s t). Qed.

Let rate_known (f : R -> nat -> R) t : known t (fun w => seen_sum (fun s => f (zt w s) s) t).
Proof.
  apply (heard_known d (fun w s => f (zt w s) s)). intros s hs over x y h.
  now rewrite (known_z (S0 C d) (Zt C d) p (proxies_precommitted C d) s hs x y
    ltac:(apply (agree_weaken (S s) t); [lia|assumption]) : zt x s = zt y s).
Qed.

Lemma rates_known_5_2 t : (1 <= t)%nat -> known t (fun w => a_5_2 w t) /\ known t (fun w => b_5_2 w t).
Proof using K2 C1 T1 N_T N_d reserve.
  intros ht. split; intros x y h.
  - unfold a_5_2. do 2 f_equal. exact (rate_known (fun z _ => z * z) t x y h).
  - unfold b_5_2. do 3 f_equal. exact (rate_known (fun z s => z * INR (d s)) t x y h).
Qed.

Lemma b_full_known t : (1 <= t)%nat -> known t (fun w => b_full_5_2 w t).
Proof using K2 C1 T1 N_T N_d reserve.
  intros ht x y h. unfold b_full_5_2. do 3 f_equal. exact (rate_known (fun z s => z * (z + INR (d s))) t x y h).
Qed.

Lemma fit_5_2 bandit : fit_rates bandit T d (fun w t => if bandit then a_5_2 w t else 0)
  (fun w t => if bandit then b_5_2 w t else b_full_5_2 w t).
Proof.
  split.
  - intros t ht. destruct (rates_known_5_2 t ht).
    destruct bandit; split; trivial; [now intros x y _|now apply b_full_known].
  - intros w t. destruct bandit; split; try apply sqrt_pos; lra.
  - intros w s t hs _. pose proof (rates_monotone_5_2 w s t hs). pose proof (b_full_monotone w s t hs).
    destruct bandit; lra.
  - intros w t ht. destruct bandit; [apply a_positive; lia|]. split; [reflexivity|]. apply b_full_positive. lia.
  - intros w t ht hd. pose proof (d_le t). pose proof (late_positive bandit w t ltac:(lia) ltac:(right; lia)).
    now destruct bandit.
Qed.

(** ** (a) and (c): the rates are summed; the reserve is paid in the penalties only *)

Lemma bound_of_course bandit v :
  bound_e_1 bandit K T d (zt v) (fun t => if bandit then a_5_2 v t else 0) (fun t => if bandit then b_5_2 v t else
  b_full_5_2 v t)
  <= (if bandit then 4 * sqrt (INR K) * sqrt (sum T (square v)) + 2 * sqrt (INR K) * sqrt
  (INR n * (mu_max T * mu_max T)) else 0)
     + (3 * sqrt (ln (INR K) * sum T (late bandit v)) + sqrt (ln (INR K) * (INR n * reserve_of bandit T))).
Proof.
  pose proof (reserve_bounds bandit T T ltac:(lia)) as [l0 _]. pose proof (sqrt_pos (INR K)).
  pose proof (mu_max_ge_1 T).
  pose proof (covered_over (ln (INR K)) (ln (INR K)) T (late bandit v) (fun t => seen_sum (late bandit v) t
    + INR n * reserve_of bandit t)
    (INR n * reserve_of bandit T) (fun t => if bandit then b_5_2 v t else b_full_5_2 v t) lk ltac:(lra) ltac:(nra)
    (fun t h => late_nonneg bandit v t (proj1 h)) (fun t h => late_covers bandit v t (proj1 h))
    ltac:(apply Rplus_le_compat_r, heard_le_all, late_nonneg) ltac:(now destruct bandit)) as entropy.
  replace (ln (INR K) / ln (INR K)) with 1 in entropy by (field; lra). unfold bound_e_1. destruct bandit.
  - pose proof (covered T (square v) (fun t => seen_sum (square v) t + INR n * (mu_max t * mu_max t))
      (INR n * (mu_max T * mu_max T))
      (sqrt (INR K)) (2 * sqrt (INR K)) ltac:(lra) ltac:(lra) ltac:(nra) (fun t h => square_nonneg v t (proj1 h))
      (fun t h => a_covers v t (proj1 h)) ltac:(apply Rplus_le_compat_r, heard_le_all, square_nonneg)) as tsallis.
      rewrite sum_plus.
    rewrite (sum_scaled T (sqrt (INR K)) (fun t => square v t / a_5_2 v t)) by (intros; unfold square, Rdiv; ring).
    rewrite (sum_ext T (fun t => zt v t / b_5_2 v t * INR (d t)) (fun t => late true v t / b_5_2 v t))
      by (intros; unfold late, delayed, Rdiv; ring). unfold a_5_2 in *. lra.
  - rewrite (sum_ext T _ (fun t => late false v t / b_full_5_2 v t))
      by (intros; unfold late, square_and_delay, Rdiv; ring). lra.
Qed.

(** 2 x + y <= sqrt 5 sqrt (x^2 + y^2) *)
Lemma third_term : 2 * sqrt (INR K) * sqrt (INR n * (mu_max T * mu_max T))
  + sqrt (ln (INR K)) * sqrt (INR n * (mu_max T * INR dmax))
  <= sqrt 5 * sqrt (INR n * mu_max T * (INR K * mu_max T + ln (INR K) * INR dmax)).
Proof.
  pose proof (mu_max_ge_1 T). pose proof (pos_INR dmax). pose proof (pos_INR K).
  assert (r1 : 0 <= INR n * (mu_max T * mu_max T)) by positive.
  assert (r2 : 0 <= INR n * (mu_max T * INR dmax)) by positive. rewrite Rmult_assoc, <- !sqrt_mult by (lra || nra).
  set (X := INR K * (INR n * (mu_max T * mu_max T))). set (Y := ln (INR K) * (INR n * (mu_max T * INR dmax))).
  assert (X0 : 0 <= X) by (apply Rmult_le_pos; lra). assert (Y0 : 0 <= Y) by (apply Rmult_le_pos; lra).
  replace (INR n * mu_max T * (INR K * mu_max T + ln (INR K) * INR dmax)) with (X + Y) by (unfold X, Y; ring).
  pose proof (sqrt_sqrt X X0). pose proof (sqrt_sqrt Y Y0). pose proof (sqrt_pos X). pose proof (sqrt_pos Y).
  set (x := sqrt X) in *. set (y := sqrt Y) in *. rewrite <- (sqrt_square (2 * x + y)) by lra. apply sqrt_le_1_alt.
  pose proof (Rle_0_sqr (x - 2 * y)) as sq. unfold Rsqr in sq. nra.
Qed.

(** (b) and (d): the expectation goes under the root. *)
Lemma regret_5_2 bandit X i w arm : distributions K X -> theorem_2_1 bandit K X -> (i < K)%nat ->
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) p X (fun w t => if bandit then a_5_2 w t else 0)
    (fun w t => if bandit then b_5_2 w t else b_full_5_2 w t) i w arm
  <= (if bandit then 4 * sqrt (INR K) * sqrt (sum T mu_of) + 2 * sqrt (INR K) * sqrt (INR n * (mu_max T * mu_max T))
  else 0)
     + (3 * sqrt (ln (INR K) * ((if bandit then 0 else sum T mu_of) + D))
         + sqrt (ln (INR K) * (INR n * reserve_of bandit T)))
     + delta * INR T.
Proof.
  intros hX bound hi. assert (hL : forall t, proper (L t)) by (intros; apply pareto_scheduler_proper; trivial;
    apply nu_nonneg).
  assert (hL' : forall t v, proper (independent L t v)) by (intros; apply hL).
  assert (quant : quantified L C (S0 C d) (Zt C d) p T).
  { apply pareto_scheduler_quantified; trivial. intros t _. pose proof (d_le t). lia. }
  eapply Rle_trans; [exact (e_1_proxies K C T bandit d loss L p X _ _ i w arm T1 hL quant unit_losses hX bound
    (fit_5_2 bandit) hi)|].
  apply Rplus_le_compat; [|rewrite Rmult_comm; apply sum_at_most; intros;
    now apply (lem_4_6_overflow C d alpha delta T N)].
  eapply Rle_trans; [apply E_le; [exact hL'|apply bound_of_course]|]. rewrite !E_plus, !E_scal, !(E_const _ hL').
  assert (inverse : forall t, (1 <= t)%nat -> / p t = mu_of t).
  { intros t ht. unfold p. now rewrite (p_is_inverse C d alpha delta C1 alpha0 delta01 t ht), Rinv_inv. }
  pose proof (moments C T L (S0 C d) (Zt C d) p hL (proxies_precommitted C d) quant) as mean_.
  unfold coin_mean in mean_. apply Rplus_le_compat; [|apply Rplus_le_compat_r, Rmult_le_compat_l; [lra|]].
  - destruct bandit; [|rewrite (E_const _ hL'); lra]. rewrite E_plus, E_scal, (E_const _ hL').
    apply Rplus_le_compat_r, Rmult_le_compat_l; [positive|].
    eapply Rle_trans; [apply jensen_root; [exact hL'|intros; apply sum_nonneg; intros; apply square_nonneg; lia]|].
    apply sqrt_le_1_alt. specialize (mean_ (fun _ => 1) (fun _ => 0) 0 w ltac:(intros; lra)).
    rewrite (E_ext _ _ _ _ (fun v => sum T (square v))) in mean_
      by (intros; rewrite Rplus_0_r; apply sum_ext; intros; unfold square, zt; ring).
    eapply Rle_trans; [exact mean_|]. right. rewrite Rplus_0_r. apply sum_ext. intros. rewrite inverse by lia. ring.
  - eapply Rle_trans; [apply jensen_root; [exact hL'|]|].
    { intros v. apply Rmult_le_pos; [lra|]. apply sum_nonneg. intros. apply (late_nonneg bandit v). lia. }
    rewrite E_scal. apply sqrt_le_1_alt, Rmult_le_compat_l; [lra|].
    specialize (mean_ (fun _ => if bandit then 0 else 1) (fun t => INR (d t)) 0 w
      ltac:(intros; split; [destruct bandit; lra|apply pos_INR])).
    rewrite (E_ext _ _ _ _ (fun v => sum T (late bandit v))) in mean_
      by (intros; rewrite Rplus_0_r; apply sum_ext; intros; unfold late, delayed, square_and_delay, zt; destruct
        bandit; ring).
    eapply Rle_trans; [exact mean_|]. right. rewrite Rplus_0_r, sum_plus. unfold D. f_equal. destruct bandit.
    + apply sum_zero. intros. ring.
    + apply sum_ext. intros. rewrite inverse by lia. ring.
Qed.

(** The regret of Algorithm 2 with the Pareto scheduler, against arm i. *)
Definition preemptive_regret (i : nat) w arm : R := regret_bandit_game K T d loss L (Zt C d) p a_5_2 b_5_2 i w arm.

Theorem thm_5_2_bandit i w arm : (i < K)%nat ->
  preemptive_regret i w arm <=
  4 * sqrt (INR K) * sqrt (INR T + (1 + alpha) * nu T / INR C * (D + INR T)) + 3 * sqrt (D * ln (INR K))
  + sqrt 5 * sqrt (INR n * mu_max T * (INR K * mu_max T + ln (INR K) * INR dmax)) + delta * INR T.
Proof.
  intros hi. assert (hX := hybrid_ftrl K ltac:(lia)).
  eapply Rle_trans; [exact (regret_5_2 true (hybrid K) i w arm (ftrl_distributions _ _ hX)
    (thm_2_1_bandit K _ ltac:(lia) hX) hi)|].
  apply Rplus_le_compat_r. pose proof third_term as third. unfold reserve_of. rewrite Rplus_0_l, (Rmult_comm (ln _) D).
  pose proof (sqrt_le_1_alt _ _ (effective_horizon K C T d alpha K2 C1 T1 alpha0)) as h. fold D in h.
  apply (Rmult_le_compat_l (4 * sqrt (INR K))) in h; [|positive]. unfold mu_of.
  rewrite (sqrt_mult_alt (ln (INR K)) (_ * _)) by lra. lra.
Qed.

(** The printed constant. *)
Corollary thm_5_2_bandit_printed i w arm : (i < K)%nat ->
  preemptive_regret i w arm <=
  4 * sqrt (INR K) * sqrt (INR T + (1 + alpha) * nu T / INR C * (D + INR T)) + 3 * sqrt (D * ln (INR K))
  + 7 * sqrt (INR n * mu_max T * (INR K * mu_max T + ln (INR K) * INR dmax)) + delta * INR T.
Proof.
  intros hi. eapply Rle_trans; [now apply thm_5_2_bandit|]. apply Rplus_le_compat_r, Rplus_le_compat_l.
  apply Rmult_le_compat_r; [apply sqrt_pos|]. pose proof (sqrt_sqrt 5 ltac:(lra)). pose proof (sqrt_pos 5). nra.
Qed.

(** ** Full information *)

Theorem thm_5_2_full i w arm : (i < K)%nat ->
  regret_full K T d loss L (Zt C d) p b_full_5_2 i w arm <=
  3 * sqrt (ln (INR K)) * sqrt ((D + INR T) * (1 + (1 + alpha) * nu T / INR C))
  + sqrt (INR n * mu_max T * ln (INR K) * (mu_max T + INR dmax)) + delta * INR T.
Proof.
  intros hi. eapply Rle_trans; [exact (regret_5_2 false _ i w arm (exponential_distributions K ltac:(lia))
    (thm_2_1_full K ltac:(lia)) hi)|].
  apply Rplus_le_compat_r. rewrite Rplus_0_l, Rmult_assoc, <- sqrt_mult_alt by lra. apply Rplus_le_compat.
  - apply Rmult_le_compat_l; [lra|]. apply sqrt_le_1_alt, Rmult_le_compat_l; [lra|].
    pose proof (effective_horizon K C T d alpha K2 C1 T1 alpha0) as h. fold D in h. unfold mu_of. lra.
  - right. f_equal. unfold reserve_of, largest. ring.
Qed.

(** With the printed constant. *)
Corollary thm_5_2_full_printed i w arm : (i < K)%nat ->
  regret_full K T d loss L (Zt C d) p b_full_5_2 i w arm <=
  3 * sqrt (ln (INR K)) * sqrt ((D + INR T) * (1 + (1 + alpha) * nu T / INR C))
  + 3 * sqrt (INR n * mu_max T * ln (INR K) * (mu_max T + INR dmax)) + delta * INR T.
Proof.
  intros hi. eapply Rle_trans; [now apply thm_5_2_full|]. apply Rplus_le_compat_r, Rplus_le_compat_l.
  pose proof (sqrt_pos (INR n * mu_max T * ln (INR K) * (mu_max T + INR dmax))). lra.
Qed.
End Preemptive.
