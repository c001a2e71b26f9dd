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
  intros hs. unfold mu_of, mu_max, mu, price. apply Rle_max_compat_l. pose proof (INR_pos C C1).
  pose proof (nu_pos s ltac:(lia)). assert (nu s <= nu t) by (unfold nu; pose proof (harmonic_mono s t ltac:(lia));
    lra).
  pose proof (pos_INR (d s)). assert (INR (d s) <= INR dmax) by (apply le_INR, d_le).
  apply Rmult_le_compat; try lra.
  - apply div_nonneg; [apply Rmult_le_pos; lra|assumption].
  - unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|]. apply Rmult_le_compat_l; lra.
Qed.

Lemma mu_max_monotone s t : (1 <= s <= t)%nat -> mu_max s <= mu_max t.
Proof.
  intros hs. unfold mu_max, mu, price. apply Rle_max_compat_l. pose proof (INR_pos C C1).
  assert (nu s <= nu t) by (unfold nu; pose proof (harmonic_mono s t ltac:(lia)); lra).
  pose proof (pos_INR dmax). apply Rmult_le_compat_r; [lra|].
  unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|]. apply Rmult_le_compat_l; lra.
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
    destruct (Zt C d w s) eqn:observed; [|apply ind_bounds]. rewrite on_its_way by (lia || assumption). simpl. lra.
  - rewrite Nat.min_r by assumption. set (m := (t - S dmax)%nat).
    replace t with (m + (t - m))%nat at 1 by lia. rewrite sum_split, sum_zero.
    + rewrite Rplus_0_l. apply Rle_trans with (sum (t - m) (fun _ => 1)).
      * apply sum_le. intros s _. apply ind_bounds.
      * rewrite sum_const, Rmult_1_r. apply le_INR. lia.
    + intros s hs. pose proof (d_le s). rewrite (proj2 (Nat.ltb_lt (s + d s) t)) by lia. reflexivity.
Qed.

(** For numbers g_s that vanish where Z_s = 0 and are at most G: what is known plus the reserve covers everything. *)
Definition seen_sum (g : nat -> R) (t : nat) : R := sum (t - 1) (fun s => if s + d s <? t then g s else 0).

Lemma seen_plus_reserve w t g G : (1 <= t)%nat -> 0 <= G ->
  (forall s, (1 <= s <= t)%nat -> g s <= G * ind (Zt C d w s)) ->
  sum t g <= seen_sum g t + INR n * G.
Proof.
  intros ht G0 small.
  assert (all : seen_sum g t = sum t (fun s => if s + d s <? t then g s else 0)).
  { unfold seen_sum. destruct t as [|m]; [lia|]. rewrite sum_last. replace (S m - 1)%nat with m by lia.
    rewrite (proj2 (Nat.ltb_ge (S m + d (S m)) (S m))) by lia. ring. }
  assert (rest : sum t g <= seen_sum g t + G * pending_count w t).
  { rewrite all. unfold pending_count. rewrite <- sum_scal, <- sum_plus. apply sum_le. intros s hs.
    specialize (small s hs). destruct (s + d s <? t); simpl; lra. }
  pose proof (few_pending w t ht). nra.
Qed.

Lemma seen_monotone g s t : (1 <= s <= t)%nat -> (forall r, (1 <= r)%nat -> 0 <= g r) -> seen_sum g s <= seen_sum g t.
Proof.
  intros hs pos. unfold seen_sum. eapply Rle_trans; [|apply (sum_mono (s - 1) (t - 1)); [lia|]].
  - apply sum_le. intros r hr. specialize (pos r ltac:(lia)).
    destruct (Nat.ltb_spec (r + d r) s), (Nat.ltb_spec (r + d r) t); lia || lra.
  - intros r hr. specialize (pos r ltac:(lia)). destruct (r + d r <? t); lra.
Qed.

Lemma seen_le_all g t : (1 <= t)%nat -> (forall r, (1 <= r)%nat -> 0 <= g r) -> seen_sum g t <= sum t g.
Proof.
  intros ht pos. unfold seen_sum. eapply Rle_trans; [|apply (sum_mono (t - 1) t); [lia|intros; apply pos; lia]].
  apply sum_le. intros r hr. specialize (pos r ltac:(lia)). destruct (r + d r <? t); lra.
Qed.

Lemma seen_nonneg g t : (forall r, (1 <= r)%nat -> 0 <= g r) -> 0 <= seen_sum g t.
Proof. intros pos. apply sum_nonneg. intros r hr. specialize (pos r ltac:(lia)). destruct (r + d r <? t); lra. Qed.

Lemma known_seen (g : (nat -> proxy) -> nat -> R) t : (forall s, (1 <= s)%nat -> known (S s) (fun w => g w s)) ->
  known t (fun w => seen_sum (g w) t).
Proof.
  intros h x y hxy. apply sum_ext. intros s hs. destruct (Nat.ltb_spec (s + d s) t); [|reflexivity].
  apply (h s ltac:(lia)). apply (agree_weaken (S s) t); [lia|assumption].
Qed.

(** ** The rates *)

Definition square (w : nat -> proxy) (s : nat) : R := zt w s * zt w s.
Definition delayed (w : nat -> proxy) (s : nat) : R := zt w s * INR (d s).

Definition a_5_2 w t : R := sqrt (seen_sum (square w) t + INR n * (mu_max t * mu_max t)).
Definition b_5_2 w t : R := sqrt ((seen_sum (delayed w) t + INR n * (mu_max t * INR dmax)) / ln (INR K)).

Lemma n_pos : 0 < INR n.
Proof. apply INR_pos. lia. Qed.

Lemma z_pos w s : (1 <= s)%nat -> 0 <= zt w s.
Proof. intros hs. now apply (z_bounds w s s); lia. Qed.

Lemma square_nonneg w r : (1 <= r)%nat -> 0 <= square w r.
Proof. intros _. apply Rle_0_sqr. Qed.

Lemma delayed_nonneg w r : (1 <= r)%nat -> 0 <= delayed w r.
Proof. intros hr. apply Rmult_le_pos; [now apply z_pos|apply pos_INR]. Qed.

Lemma a_covers w t : (1 <= t)%nat -> sum t (square w) <= seen_sum (square w) t + INR n * (mu_max t * mu_max t).
Proof.
  intros ht. pose proof (mu_max_ge_1 t). apply (seen_plus_reserve w); [assumption|nra|]. intros s hs.
  pose proof (z_bounds w s t hs) as zb. unfold square. destruct (Zt C d w s); simpl in *; nra.
Qed.

Lemma b_covers w t : (1 <= t)%nat -> sum t (delayed w) <= seen_sum (delayed w) t + INR n * (mu_max t * INR dmax).
Proof.
  intros ht. pose proof (mu_max_ge_1 t). pose proof (pos_INR dmax).
  apply (seen_plus_reserve w); [assumption|nra|]. intros s hs. pose proof (z_bounds w s t hs) as zb. unfold delayed.
  pose proof (pos_INR (d s)). assert (INR (d s) <= INR dmax) by (apply le_INR, d_le).
  destruct (Zt C d w s); simpl in *.
  - rewrite Rmult_1_r in *. apply Rmult_le_compat; lra.
  - assert (zt w s = 0) as -> by lra. lra.
Qed.

Lemma a_positive w t : (1 <= t)%nat -> 0 < a_5_2 w t.
Proof.
  intros ht. apply sqrt_lt_R0. pose proof n_pos. pose proof (mu_max_ge_1 t).
  pose proof (seen_nonneg (square w) t (square_nonneg w)).
  assert (0 < INR n * (mu_max t * mu_max t)) by (repeat apply Rmult_lt_0_compat; lra). lra.
Qed.
Lemma b_positive w t : (1 <= t)%nat -> (1 <= dmax)%nat -> 0 < b_5_2 w t.
Proof.
  intros ht hd. pose proof n_pos. pose proof (mu_max_ge_1 t). pose proof (INR_pos dmax hd).
  apply sqrt_lt_R0, Rdiv_lt_0_compat; [|exact (log_K_pos K 1 1 K2 (le_n 1) (le_n 1))].
  pose proof (seen_nonneg (delayed w) t (delayed_nonneg w)).
  assert (0 < INR n * (mu_max t * INR dmax)) by (repeat apply Rmult_lt_0_compat; lra). lra.
Qed.

Lemma rates_monotone_5_2 w s t : (1 <= s <= t)%nat -> a_5_2 w s <= a_5_2 w t /\ b_5_2 w s <= b_5_2 w t.
Proof.
  intros hs. pose proof n_pos. pose proof (mu_max_ge_1 s). pose proof (mu_max_monotone s t hs).
  pose proof (pos_INR dmax).
  pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)). split; apply sqrt_le_1_alt.
  - apply Rplus_le_compat; [apply seen_monotone; [assumption|apply square_nonneg]|].
    apply Rmult_le_compat_l; [lra|]. apply Rmult_le_compat; lra.
  - unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|].
    apply Rplus_le_compat; [apply seen_monotone; [assumption|apply delayed_nonneg]|].
    apply Rmult_le_compat_l; [lra|]. apply Rmult_le_compat_r; lra.
Qed.

Lemma rates_known_5_2 t : (1 <= t)%nat -> known t (fun w => a_5_2 w t) /\ known t (fun w => b_5_2 w t).
Proof.
  intros ht. pose proof (known_z (S0 C d) (Zt C d) p (proxies_precommitted C d)) as kz. split; intros x y h.
  - unfold a_5_2. do 2 f_equal. apply (known_seen square); [|assumption]. intros s hs u v huv. unfold square.
    now rewrite (kz s hs u v huv : zt u s = zt v s).
  - unfold b_5_2. do 3 f_equal. apply (known_seen delayed); [|assumption]. intros s hs u v huv. unfold delayed.
    now rewrite (kz s hs u v huv : zt u s = zt v s).
Qed.

(** ** (a) and (c): Lemma D.4 sums the rates; the reserve is paid in the penalties only *)

Lemma by_head f c : (forall s, (1 <= s)%nat -> 0 <= f s) -> (forall t, (1 <= t)%nat -> sum t f <= c t) ->
  sum T (fun t => f t / sqrt (c t)) <= 2 * sqrt (sum T f).
Proof.
  intros pos cover. eapply Rle_trans; [|apply (lem_d_4 T f); intros; apply pos; lia]. apply sum_le. intros t ht.
  assert (f0 : 0 <= f t) by (apply pos; lia). destruct f0 as [f0|<-]; [|unfold Rdiv; lra].
  unfold Rdiv, eta. apply Rmult_le_compat_l; [lra|]. specialize (cover t ltac:(lia)).
  assert (f t <= sum t f) by (apply (sum_member t f t); [intros; apply pos; lia|lia]).
  apply Rinv_le_contravar; [apply sqrt_lt_R0; lra|]. now apply sqrt_le_1_alt.
Qed.

Lemma bound_of_course v :
  bound_e_1 true K T d (zt v) (a_5_2 v) (b_5_2 v) <=
  4 * sqrt (INR K) * sqrt (sum T (square v)) + 3 * sqrt (ln (INR K)) * sqrt (sum T (delayed v))
  + (2 * sqrt (INR K) * sqrt (INR n * (mu_max T * mu_max T))
     + sqrt (ln (INR K)) * sqrt (INR n * (mu_max T * INR dmax))).
Proof.
  pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)) as lk. pose proof (sqrt_lt_R0 _ lk) as root.
  pose proof (sqrt_pos (INR K)). pose proof n_pos. pose proof (mu_max_ge_1 T). pose proof (pos_INR dmax).
  pose proof (by_head (square v) _ (square_nonneg v) (a_covers v)) as s1.
  pose proof (by_head (delayed v) _ (delayed_nonneg v) (b_covers v)) as s2.
  assert (r1 : 0 <= INR n * (mu_max T * mu_max T)) by (apply Rmult_le_pos; nra).
  assert (r2 : 0 <= INR n * (mu_max T * INR dmax)) by (apply Rmult_le_pos; nra).
  assert (pa : a_5_2 v T <= sqrt (sum T (square v)) + sqrt (INR n * (mu_max T * mu_max T))).
  { eapply Rle_trans; [|apply root_sum; [apply sum_nonneg; intros; apply square_nonneg; lia|assumption]].
    apply sqrt_le_1_alt. apply Rplus_le_compat_r, seen_le_all; [assumption|apply square_nonneg]. }
  assert (pb : ln (INR K) * b_5_2 v T
               <= sqrt (ln (INR K)) * (sqrt (sum T (delayed v)) + sqrt (INR n * (mu_max T * INR dmax)))).
  { unfold b_5_2. pose proof (seen_nonneg (delayed v) T (delayed_nonneg v)).
    rewrite (penalty_value K 1 1 K2 (le_n 1) (le_n 1)) by lra. apply Rmult_le_compat_l; [lra|].
    eapply Rle_trans; [|apply root_sum; [apply sum_nonneg; intros; apply delayed_nonneg; lia|assumption]].
    apply sqrt_le_1_alt. apply Rplus_le_compat_r, seen_le_all; [assumption|apply delayed_nonneg]. }
  unfold bound_e_1. rewrite sum_plus.
  rewrite (sum_ext T (fun t => sqrt (INR K) * (zt v t * zt v t) / a_5_2 v t)
    (fun t => sqrt (INR K) * (square v t / a_5_2 v t))) by (intros; unfold square, Rdiv; ring).
  rewrite (sum_ext T (fun t => zt v t / b_5_2 v t * INR (d t))
    (fun t => sqrt (ln (INR K))
              * (delayed v t / sqrt (seen_sum (delayed v) t + INR n * (mu_max t * INR dmax))))).
  2:{ intros t ht. unfold b_5_2. change (delayed v t) with (zt v t * INR (d t)).
      rewrite sqrt_div_alt by assumption. unfold Rdiv.
      rewrite !Rinv_mult, Rinv_inv. ring. }
  rewrite !sum_scal. unfold a_5_2 at 1.
  apply (Rmult_le_compat_l (sqrt (INR K))) in s1; [|assumption].
  apply (Rmult_le_compat_l (sqrt (ln (INR K)))) in s2; [|lra].
  apply (Rmult_le_compat_l (sqrt (INR K))) in pa; [|assumption]. lra.
Qed.

(** 2 x + y <= sqrt 5 sqrt (x^2 + y^2) *)
Lemma third_term : 2 * sqrt (INR K) * sqrt (INR n * (mu_max T * mu_max T))
  + sqrt (ln (INR K)) * sqrt (INR n * (mu_max T * INR dmax))
  <= sqrt 5 * sqrt (INR n * mu_max T * (INR K * mu_max T + ln (INR K) * INR dmax)).
Proof.
  pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)) as lk. pose proof n_pos. pose proof (mu_max_ge_1 T).
  pose proof (pos_INR dmax). pose proof (pos_INR K).
  assert (r1 : 0 <= INR n * (mu_max T * mu_max T)) by (apply Rmult_le_pos; nra).
  assert (r2 : 0 <= INR n * (mu_max T * INR dmax)) by (apply Rmult_le_pos; nra).
  rewrite Rmult_assoc, <- !sqrt_mult by (lra || nra).
  set (X := INR K * (INR n * (mu_max T * mu_max T))). set (Y := ln (INR K) * (INR n * (mu_max T * INR dmax))).
  assert (X0 : 0 <= X) by (apply Rmult_le_pos; lra). assert (Y0 : 0 <= Y) by (apply Rmult_le_pos; lra).
  replace (INR n * mu_max T * (INR K * mu_max T + ln (INR K) * INR dmax)) with (X + Y) by (unfold X, Y; ring).
  pose proof (sqrt_sqrt X X0). pose proof (sqrt_sqrt Y Y0).
  pose proof (sqrt_pos X). pose proof (sqrt_pos Y). set (x := sqrt X) in *. set (y := sqrt Y) in *.
  rewrite <- (sqrt_square (2 * x + y)) by lra. apply sqrt_le_1_alt.
  pose proof (Rle_0_sqr (x - 2 * y)) as sq. unfold Rsqr in sq. nra.
Qed.

(** The regret of Algorithm 2 with the Pareto scheduler, against arm i. *)
Definition preemptive_regret (i : nat) w arm : R := regret_bandit_game K T d loss L (Zt C d) p a_5_2 b_5_2 i w arm.

Theorem thm_5_2_bandit i w arm : (i < K)%nat ->
  preemptive_regret i w arm <=
  4 * sqrt (INR K) * sqrt (INR T + (1 + alpha) * nu T / INR C * (D + INR T)) + 3 * sqrt (D * ln (INR K))
  + sqrt 5 * sqrt (INR n * mu_max T * (INR K * mu_max T + ln (INR K) * INR dmax)) + delta * INR T.
Proof.
  intros hi. pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)) as lk.
  assert (L_proper : forall t, proper (L t)).
  { intros t. apply pareto_scheduler_proper; try assumption. apply nu_nonneg. }
  assert (L_proper' : forall t v, proper (independent L t v)) by (intros; apply L_proper).
  assert (pre : precommitted (S0 C d) (Zt C d)) by apply proxies_precommitted.
  assert (quant : quantified L C (S0 C d) (Zt C d) p T).
  { apply pareto_scheduler_quantified; try assumption. intros t _. pose proof (d_le t). lia. }
  eapply Rle_trans.
  { apply (thm_e_1_bandit K C T d loss L (S0 C d) (Zt C d) p); try assumption; try lia.
    - intros; apply size_le.
    - exact rates_known_5_2.
    - intros v t. split; apply sqrt_pos.
    - intros v t ht. pose proof (a_positive v t ltac:(lia)).
      assert (0 <= b_5_2 v t) by apply sqrt_pos. lra.
    - intros v s t hs _. now apply rates_monotone_5_2.
    - intros v t ht. apply a_positive. lia.
    - intros v t ht hd. pose proof (d_le t). apply b_positive; lia. }
  apply Rplus_le_compat.
  2:{ rewrite Rmult_comm, <- sum_const. apply sum_le; intros t ht.
      apply (lem_4_6_overflow C d alpha delta T N); assumption. }
  (* (b) and (d): the expectation goes under the root *)
  eapply Rle_trans; [apply E_le; [exact L_proper'|exact bound_of_course]|].
  rewrite !E_plus, !E_scal, !(E_const (independent L) L_proper').
  assert (q : E (independent L) 1 T (fun v => sqrt (sum T (square v))) w
              <= sqrt (INR T + (1 + alpha) * nu T / INR C * (D + INR T))).
  { eapply Rle_trans; [apply jensen_root; [exact L_proper'|]|].
    - intros v. apply sum_nonneg. intros. apply square_nonneg. lia.
    - apply sqrt_le_1_alt. eapply Rle_trans; [|apply (effective_horizon K C T d alpha K2 C1 T1 alpha0)].
      rewrite E_sum by exact L_proper'. apply sum_le. intros t ht. eapply Rle_trans.
      + apply (second_moment C T L (S0 C d) (Zt C d) p L_proper pre quant t w ht).
      + unfold p. rewrite (p_is_inverse C d alpha delta C1 alpha0 delta01 t) by lia. rewrite Rinv_inv. lra. }
  assert (e : E (independent L) 1 T (fun v => sqrt (sum T (delayed v))) w <= sqrt D).
  { eapply Rle_trans; [apply jensen_root; [exact L_proper'|]|].
    - intros v. apply sum_nonneg. intros. apply delayed_nonneg. lia.
    - apply sqrt_le_1_alt. rewrite E_sum by exact L_proper'. apply sum_le. intros t ht. unfold delayed.
      rewrite (E_ext _ _ _ _ (fun v => INR (d t) * zt v t)) by (intros; ring). rewrite E_scal.
      pose proof (first_moment C T L (S0 C d) (Zt C d) p L_proper pre quant t w ht) as m. unfold coin_mean in m.
      pose proof (pos_INR (d t)). fold zt in m. nra. }
  pose proof third_term as third. assert (D0 : 0 <= D) by (apply sum_nonneg; intros; apply pos_INR).
  replace (sqrt (D * ln (INR K))) with (sqrt (ln (INR K)) * sqrt D) by (rewrite sqrt_mult by lra; ring).
  apply (Rmult_le_compat_l (4 * sqrt (INR K))) in q; [|pose proof (sqrt_pos (INR K)); lra].
  apply (Rmult_le_compat_l (3 * sqrt (ln (INR K)))) in e; [|pose proof (sqrt_pos (ln (INR K))); lra].
  lra.
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

(** ** Full information: one rate serves both sums *)

Definition both (w : nat -> proxy) (s : nat) : R := zt w s * (zt w s + INR (d s)).
Definition largest (t : nat) : R := mu_max t * (mu_max t + INR dmax).
Definition b_full_5_2 w t : R := sqrt ((seen_sum (both w) t + INR n * largest t) / ln (INR K)).

Lemma both_nonneg w r : (1 <= r)%nat -> 0 <= both w r.
Proof. intros hr. pose proof (z_pos w r hr). pose proof (pos_INR (d r)). apply Rmult_le_pos; lra. Qed.

Lemma largest_pos t : 0 < largest t.
Proof. pose proof (mu_max_ge_1 t). pose proof (pos_INR dmax). apply Rmult_lt_0_compat; lra. Qed.

Lemma both_covers w t : (1 <= t)%nat -> sum t (both w) <= seen_sum (both w) t + INR n * largest t.
Proof.
  intros ht. pose proof (mu_max_ge_1 t). pose proof (pos_INR dmax). pose proof (largest_pos t).
  apply (seen_plus_reserve w); [assumption|lra|]. intros s hs. pose proof (z_bounds w s t hs) as zb.
  unfold both, largest.
  pose proof (pos_INR (d s)). assert (INR (d s) <= INR dmax) by (apply le_INR, d_le).
  destruct (Zt C d w s); simpl in *.
  - rewrite Rmult_1_r in *. apply Rmult_le_compat; lra.
  - assert (zt w s = 0) as -> by lra. lra.
Qed.

Lemma b_full_positive w t : (1 <= t)%nat -> 0 < b_full_5_2 w t.
Proof.
  intros ht. pose proof n_pos. pose proof (largest_pos t).
  apply sqrt_lt_R0, Rdiv_lt_0_compat; [|exact (log_K_pos K 1 1 K2 (le_n 1) (le_n 1))].
  pose proof (seen_nonneg (both w) t (both_nonneg w)).
  assert (0 < INR n * largest t) by now apply Rmult_lt_0_compat. lra.
Qed.

Lemma b_full_monotone w s t : (1 <= s <= t)%nat -> b_full_5_2 w s <= b_full_5_2 w t.
Proof.
  intros hs. pose proof n_pos. pose proof (mu_max_ge_1 s). pose proof (mu_max_monotone s t hs).
  pose proof (pos_INR dmax).
  pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)). apply sqrt_le_1_alt. unfold Rdiv.
  apply Rmult_le_compat_r; [left; now apply inv_pos|].
  apply Rplus_le_compat; [apply seen_monotone; [assumption|apply both_nonneg]|].
  apply Rmult_le_compat_l; [lra|]. apply Rmult_le_compat; lra.
Qed.

Lemma b_full_known t : (1 <= t)%nat -> known t (fun w => b_full_5_2 w t).
Proof.
  intros ht x y h. pose proof (known_z (S0 C d) (Zt C d) p (proxies_precommitted C d)) as kz.
  unfold b_full_5_2. do 3 f_equal. apply (known_seen both); [|assumption]. intros s hs u v huv. unfold both.
  now rewrite (kz s hs u v huv : zt u s = zt v s).
Qed.

Lemma bound_of_course_full v :
  bound_e_1 false K T d (zt v) (fun _ => 0) (b_full_5_2 v) <=
  3 * sqrt (ln (INR K)) * sqrt (sum T (both v)) + sqrt (ln (INR K)) * sqrt (INR n * largest T).
Proof.
  pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)) as lk. pose proof (sqrt_lt_R0 _ lk) as root.
  pose proof n_pos. pose proof (largest_pos T).
  pose proof (by_head (both v) _ (both_nonneg v) (both_covers v)) as s2.
  assert (r2 : 0 <= INR n * largest T) by (apply Rmult_le_pos; lra).
  assert (pb : ln (INR K) * b_full_5_2 v T
               <= sqrt (ln (INR K)) * (sqrt (sum T (both v)) + sqrt (INR n * largest T))).
  { unfold b_full_5_2. pose proof (seen_nonneg (both v) T (both_nonneg v)).
    rewrite (penalty_value K 1 1 K2 (le_n 1) (le_n 1)) by lra. apply Rmult_le_compat_l; [lra|].
    eapply Rle_trans; [|apply root_sum; [apply sum_nonneg; intros; apply both_nonneg; lia|assumption]].
    apply sqrt_le_1_alt. apply Rplus_le_compat_r, seen_le_all; [assumption|apply both_nonneg]. }
  unfold bound_e_1.
  rewrite (sum_ext T _ (fun t => sqrt (ln (INR K)) * (both v t / sqrt (seen_sum (both v) t + INR n * largest t)))).
  2:{ intros t ht. unfold b_full_5_2. change (both v t) with (zt v t * (zt v t + INR (d t))).
      rewrite sqrt_div_alt by assumption. unfold Rdiv. rewrite !Rinv_mult, Rinv_inv. ring. }
  rewrite sum_scal. apply (Rmult_le_compat_l (sqrt (ln (INR K)))) in s2; [|lra]. lra.
Qed.

Theorem thm_5_2_full i w arm : (i < K)%nat ->
  regret_full K T d loss L (Zt C d) p b_full_5_2 i w arm <=
  3 * sqrt (ln (INR K)) * sqrt ((D + INR T) * (1 + (1 + alpha) * nu T / INR C))
  + sqrt (INR n * mu_max T * ln (INR K) * (mu_max T + INR dmax)) + delta * INR T.
Proof.
  intros hi. pose proof (log_K_pos K 1 1 K2 (le_n 1) (le_n 1)) as lk.
  assert (L_proper : forall t, proper (L t)).
  { intros t. apply pareto_scheduler_proper; try assumption. apply nu_nonneg. }
  assert (L_proper' : forall t v, proper (independent L t v)) by (intros; apply L_proper).
  assert (pre : precommitted (S0 C d) (Zt C d)) by apply proxies_precommitted.
  assert (quant : quantified L C (S0 C d) (Zt C d) p T).
  { apply pareto_scheduler_quantified; try assumption. intros t _. pose proof (d_le t). lia. }
  eapply Rle_trans.
  { apply (thm_e_1_full K C T d loss L (S0 C d) (Zt C d) p); try assumption; try lia.
    - intros; apply size_le.
    - exact b_full_known.
    - intros v t. apply sqrt_pos.
    - intros v t ht. apply b_full_positive. lia.
    - intros v s t hs _. now apply b_full_monotone. }
  apply Rplus_le_compat.
  2:{ rewrite Rmult_comm, <- sum_const. apply sum_le; intros t ht.
      apply (lem_4_6_overflow C d alpha delta T N); assumption. }
  eapply Rle_trans; [apply E_le; [exact L_proper'|exact bound_of_course_full]|].
  rewrite !E_plus, !E_scal, !(E_const (independent L) L_proper').
  assert (q : E (independent L) 1 T (fun v => sqrt (sum T (both v))) w
              <= sqrt ((D + INR T) * (1 + (1 + alpha) * nu T / INR C))).
  { eapply Rle_trans; [apply jensen_root; [exact L_proper'|]|].
    - intros v. apply sum_nonneg. intros. apply both_nonneg. lia.
    - apply sqrt_le_1_alt. pose proof (effective_horizon K C T d alpha K2 C1 T1 alpha0) as horizon. fold D in horizon.
      apply Rle_trans with (sum T (fun t => mu C d alpha t + INR (d t))).
      + rewrite E_sum by exact L_proper'. apply sum_le. intros t ht. unfold both.
        rewrite (E_ext _ _ _ _ (fun v => zt v t * zt v t + INR (d t) * zt v t)) by (intros; ring).
        rewrite E_plus, E_scal.
        pose proof (first_moment C T L (S0 C d) (Zt C d) p L_proper pre quant t w ht) as m1.
        pose proof (second_moment C T L (S0 C d) (Zt C d) p L_proper pre quant t w ht) as m2.
        unfold p in m2 at 3. rewrite (p_is_inverse C d alpha delta C1 alpha0 delta01 t), Rinv_inv in m2 by lia.
        unfold coin_mean in m1, m2. fold zt in m1, m2. pose proof (pos_INR (d t)). nra.
      + rewrite sum_plus. fold D. lra. }
  pose proof n_pos. pose proof (largest_pos T).
  assert (third : sqrt (ln (INR K)) * sqrt (INR n * largest T)
                  = sqrt (INR n * mu_max T * ln (INR K) * (mu_max T + INR dmax))).
  { rewrite <- sqrt_mult by (try lra; apply Rmult_le_pos; lra). f_equal. unfold largest. ring. }
  apply (Rmult_le_compat_l (3 * sqrt (ln (INR K)))) in q; [|pose proof (sqrt_pos (ln (INR K))); lra].
  lra.
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
