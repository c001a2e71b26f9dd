(** The lower bounds as corrected, for all K >= 2, T, C, d and M: nothing is asked of the parameters,
    and the bound is the
    printed one or a multiple of T, whichever is smaller. No regret exceeds T, so that more cannot be said. *)
From Delays Require Export thm_i_1.

Lemma root_2 : 0 < sqrt 2 /\ sqrt 2 * sqrt 2 = 2 /\ 28 <= 20 * sqrt 2 <= 29.
Proof. pose proof (sqrt_lt_R0 2 ltac:(lra)). pose proof (sqrt_sqrt 2 ltac:(lra)). repeat split; nra. Qed.

Lemma log_at_least K : (2 <= K)%nat -> 1 / 2 <= ln (INR K).
Proof.
  intros K2. apply le_INR in K2. simpl in K2. rewrite <- (ln_exp (1 / 2)). apply ln_le; [apply exp_pos|].
  pose proof (exp_ineq1_le (- (1 / 2))). pose proof (exp_pos (1 / 2)).
  assert (exp (1 / 2) * exp (- (1 / 2)) = 1) by (rewrite <- exp_plus, Rplus_opp_r; apply exp_0). nra.
Qed.

Section Min.
Variables x y : R.
Lemma min_le_l a : 0 < a -> Rmin x y / a <= x / a.
Proof. intros h. apply Rmult_le_compat_r; [left; now apply inv_pos|apply Rmin_l]. Qed.
Lemma min_le_r a : 0 < a -> Rmin x y / a <= y / a.
Proof. intros h. apply Rmult_le_compat_r; [left; now apply inv_pos|apply Rmin_r]. Qed.
End Min.

Lemma min_scal c x y : 0 <= c -> c * Rmin x y = Rmin (c * x) (c * y).
Proof.
  intros h. unfold Rmin. destruct (Rle_dec x y) as [a|a], (Rle_dec (c * x) (c * y)) as [b|b]; trivial.
  - exfalso. apply b. now apply Rmult_le_compat_l.
  - apply Rle_antisym; [|assumption]. apply Rmult_le_compat_l; lra.
Qed.

(** ** Theorem A.2: with M smaller than K, the budget is as good as K *)

Lemma more_queries {W} bandit K T M M' (rho : law W) arm ask : M <= M' ->
  label_efficient bandit K T M rho arm ask -> label_efficient bandit K T M' rho arm ask.
Proof. intros h [a b c few]. split; trivial. intros l hl. specialize (few l hl). lra. Qed.

Theorem thm_a_2_bandit_every {W} (K T : nat) (M : R) (rho : law W) arm ask :
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < M -> label_efficient true K T M rho arm ask ->
  exists l i, unit_interval l /\ (i < K)%nat /\ INR T / 20 * Rmin 1 (sqrt (INR K / M)) <= regret rho arm T l i.
Proof.
  intros K2 T1 M0 player. pose proof (INR_pos K ltac:(lia)) as posK. pose proof (INR_pos T T1) as posT.
  destruct (thm_a_2_bandit K T (Rmax M (INR K)) rho arm ask K2 T1 (Rmax_r _ _)
    (more_queries _ _ _ _ _ _ _ _ (Rmax_l _ _) player)) as (l & i & hl & hi & large).
  exists l, i. repeat split; trivial; try apply hl. eapply Rle_trans; [|exact large]. apply Rmult_le_compat_l; [lra|].
  destruct (Rle_lt_dec M (INR K)) as [few|many].
  - rewrite Rmax_right by assumption. unfold Rdiv. rewrite Rinv_r, sqrt_1 by lra. apply Rmin_l.
  - rewrite Rmax_left by lra. apply Rmin_r.
Qed.

Theorem thm_a_2_full_every {W} (K T : nat) (M : R) (rho : law W) arm ask :
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < M -> label_efficient false K T M rho arm ask ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ INR T / 20 * Rmin (sqrt 2) (sqrt (ln (INR K) / M)) <= regret rho arm T l i.
Proof.
  intros K2 T1 M0 player. pose proof (log_at_least K K2) as lk. pose proof (INR_pos T T1) as posT.
  destruct (thm_a_2_full K T (Rmax M (ln (INR K) / 2)) rho arm ask K2 T1 (Rmax_r _ _)
    (more_queries _ _ _ _ _ _ _ _ (Rmax_l _ _) player)) as (l & i & hl & hi & large).
  exists l, i. repeat split; trivial; try apply hl. eapply Rle_trans; [|exact large]. apply Rmult_le_compat_l; [lra|].
  destruct (Rle_lt_dec M (ln (INR K) / 2)) as [few|many].
  - rewrite Rmax_right by assumption. replace (ln (INR K) / (ln (INR K) / 2)) with 2 by (field; lra). apply Rmin_l.
  - rewrite Rmax_left by lra. apply Rmin_r.
Qed.

(** ** Theorem A.1, the first term: min {T, sqrt (K T)} / 20 *)

Theorem thm_a_1_first_every {W} (K T C : nat) d (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> figure_1_player true K C d rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR K * INR T)) / 20 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 [hrho hplayer harm]. pose proof (INR_pos T T1) as posT. pose proof (pos_INR K).
  destruct (thm_a_2_bandit_every K T (INR T) rho (fun w => plays (p w)) (fun _ _ _ => true)) as (l & i & hl & hi &
    large);
    trivial.
  - split; trivial; [intros w; now apply (sees_at_most_all true C d)|].
    intros l _. rewrite mean_const by assumption. rewrite sum_const. simpl. lra.
  - exists l, i. repeat split; trivial; try apply hl. eapply Rle_trans; [|exact large].
    replace (INR T / 20 * Rmin 1 (sqrt (INR K / INR T))) with (INR T * Rmin 1 (sqrt (INR K / INR T)) / 20) by field.
    apply Rmult_le_compat_r; [lra|]. rewrite min_scal by lra. rewrite Rmult_1_r. right. f_equal.
    replace (INR K * INR T) with (INR T * INR T * (INR K / INR T)) by (field; lra).
    rewrite sqrt_mult, sqrt_square by (try apply div_nonneg; nra). reflexivity.
Qed.

(** ** The second term: blocks of min {d + 1, T} rounds *)

Lemma by_blocks {W} (bandit : bool) (K T C d b n : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= b <= d + 1)%nat -> (1 <= n)%nat -> (n * b <= T)%nat ->
  figure_1_player bandit K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ INR b * INR n / 20 * Rmin (sqrt 2) (sqrt (ln (INR K) / INR n)) <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 hb n1 fits [hrho hplayer harm]. pose proof (INR_pos n n1). pose proof (INR_pos b ltac:(lia)).
  destruct (thm_a_2_full_every K n (INR n) (both rho (places b)) (short_arm b n p) (fun _ _ _ => true))
    as (y & i & hy & hi & large); trivial.
  - split.
    + apply both_proper; [assumption|apply places_proper; lia].
    + intros wj. now apply (short_player_is_legal b n ltac:(lia) bandit C d).
    + intros wj l t. unfold short_arm, short_player. destruct (_ && _); [apply harm|lia].
    + intros l _. rewrite mean_const by (apply both_proper; [assumption|apply places_proper; lia]).
      rewrite sum_const. simpl. lra.
  - exists (stretched b n y), i. split; [now apply stretched_unit|]. split; [assumption|].
    rewrite (stakes b n ltac:(lia)) by assumption.
    apply Rle_trans with (INR b * (INR n / 20 * Rmin (sqrt 2) (sqrt (ln (INR K) / INR n)))); [right; field|].
    apply Rmult_le_compat_l; lra.
Qed.

Theorem second_term_every {W} (bandit : bool) (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> figure_1_player bandit K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K))) / (20 * sqrt 2)
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 player. pose proof (INR_pos T T1) as posT. pose proof (log_at_least K K2) as lk.
  destruct root_2 as (r0 & r2 & _). destruct (le_lt_dec (d + 1) T) as [short|long].
  - destruct (whole_blocks T (d + 1) ltac:(lia)) as [n1 most]. set (n := (T / (d + 1))%nat) in *.
    assert (fits : (n * (d + 1) <= T)%nat) by (unfold n; rewrite Nat.mul_comm; apply Nat.mul_div_le; lia).
    destruct (by_blocks bandit K T C d (d + 1) n rho p K2 ltac:(lia) n1 fits player) as (l & i & hl & hi & large).
    exists l, i. repeat split; trivial; try apply hl. eapply Rle_trans; [|exact large].
    pose proof (INR_pos (d + 1) ltac:(lia)) as posb. pose proof (INR_pos n n1) as posn.
    set (b := INR (d + 1)) in *. set (m := INR n) in *.
    unfold Rmin at 2. destruct (Rle_dec (sqrt 2) (sqrt (ln (INR K) / m))) as [flat|round].
    + eapply Rle_trans; [apply min_le_l; lra|]. apply Rle_trans with (INR T * sqrt 2 / 40).
      * right. replace (INR T * sqrt 2 / 40) with (INR T * (sqrt 2 * sqrt 2) / (40 * sqrt 2)) by (field; lra).
        rewrite r2. field. lra.
      * nra.
    + eapply Rle_trans; [apply min_le_r; lra|].
      assert (root : sqrt (INR T * b * ln (INR K)) / sqrt 2 <= b * m * sqrt (ln (INR K) / m)).
      { rewrite <- sqrt_div_alt by lra. rewrite <- (sqrt_square (b * m)) by (apply Rmult_le_pos; lra).
        rewrite <- sqrt_mult by (try (apply div_nonneg; lra); apply Rle_0_sqr). apply sqrt_le_1_alt.
        replace (b * m * (b * m) * (ln (INR K) / m)) with (b * ln (INR K) * (b * m)) by (field; lra).
        replace (INR T * b * ln (INR K) / 2) with (b * ln (INR K) * (INR T / 2)) by field.
        apply Rmult_le_compat_l; [nra|lra]. }
      replace (sqrt (INR T * b * ln (INR K)) / (20 * sqrt 2)) with (sqrt (INR T * b * ln (INR K)) / sqrt 2 / 20)
        by (field; lra). lra.
  - destruct (by_blocks bandit K T C d T 1 rho p K2 ltac:(lia) ltac:(lia) ltac:(lia) player) as (l & i & hl & hi &
    large).
    exists l, i. repeat split; trivial; try apply hl. eapply Rle_trans; [|exact large].
    eapply Rle_trans; [apply min_le_l; lra|]. change (INR 1) with 1.
    replace (ln (INR K) / 1) with (ln (INR K)) by field.
    rewrite Rmult_1_r.
    assert (half : / sqrt 2 <= Rmin (sqrt 2) (sqrt (ln (INR K)))).
    { assert (small : / sqrt 2 = sqrt (1 / 2)) by (rewrite sqrt_div_alt, sqrt_1 by lra; field; lra).
      rewrite small. apply Rmin_glb; apply sqrt_le_1_alt; lra. }
    apply (Rmult_le_compat_l (INR T / 20)) in half; [|lra]. eapply Rle_trans; [right|exact half]. field. lra.
Qed.

(** ** Theorem A.1 *)

Theorem thm_a_1_every {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (Rmax (sqrt (INR K * INR T)) (sqrt (INR T * INR d * ln (INR K)))) / 29
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 player. pose proof (INR_pos T T1) as posT. destruct root_2 as (r0 & r2 & r28 & r29).
  destruct (Rle_lt_dec (sqrt (INR T * INR d * ln (INR K))) (sqrt (INR K * INR T))) as [small|big].
  - destruct (thm_a_1_first_every K T C _ rho p K2 T1 player) as (l & i & hl & hi & large).
    exists l, i. repeat split; try assumption; try apply hl. rewrite Rmax_left by assumption.
    assert (0 <= Rmin (INR T) (sqrt (INR K * INR T))) by (apply Rmin_glb; [lra|apply sqrt_pos]). lra.
  - destruct (second_term_every true K T C d rho p K2 T1 player) as (l & i & hl & hi & large).
    exists l, i. repeat split; try assumption; try apply hl. rewrite Rmax_right by lra.
    eapply Rle_trans; [|exact large]. pose proof (log_at_least K K2).
    assert (more : Rmin (INR T) (sqrt (INR T * INR d * ln (INR K)))
                   <= Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K)))).
    { apply Rle_min_compat_l, sqrt_le_1_alt, Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [lra|].
      apply le_INR. lia. }
    assert (0 <= Rmin (INR T) (sqrt (INR T * INR d * ln (INR K)))) by (apply Rmin_glb; [lra|apply sqrt_pos]).
    unfold Rdiv. apply Rmult_le_compat; [lra|left; apply inv_pos; lra|assumption|].
    apply Rinv_le_contravar; lra.
Qed.

(** ** Theorems D.5 and I.1, bandits: c rooms in the mean *)

Lemma combine_min T x y z m : 0 <= T -> 0 <= x -> 0 <= y -> 0 <= z ->
  Rmin T (sqrt x) / 20 <= m -> Rmin T (sqrt y) / 20 <= m -> Rmin T (sqrt z) / (20 * sqrt 2) <= m ->
  Rmin T (sqrt (x + y) + sqrt z) / 57 <= m.
Proof.
  intros hT hx hy hz mx my mz. destruct root_2 as (r0 & r2 & r28 & r29).
  assert (flat : T / (20 * sqrt 2) <= m -> Rmin T (sqrt (x + y) + sqrt z) / 57 <= m).
  { intros h. eapply Rle_trans; [apply min_le_l; lra|]. eapply Rle_trans; [|exact h]. unfold Rdiv.
    apply Rmult_le_compat_l; [assumption|]. apply Rinv_le_contravar; lra. }
  assert (twenty : T / 20 <= m -> T / (20 * sqrt 2) <= m).
  { intros h. eapply Rle_trans; [|exact h]. unfold Rdiv. apply Rmult_le_compat_l; [assumption|].
    apply Rinv_le_contravar; lra. }
  unfold Rmin in mx, my, mz. destruct (Rle_dec T (sqrt x)); [now apply flat, twenty|].
  destruct (Rle_dec T (sqrt y)); [now apply flat, twenty|]. destruct (Rle_dec T (sqrt z)); [now apply flat|].
  eapply Rle_trans; [apply min_le_r; lra|]. now apply combine.
Qed.

Theorem rooms_every {W} (K T C d : nat) (c : R) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < c -> figure_1_player true K C (fun _ => d) rho p ->
  (forall l, unit_interval l ->
    mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= c * INR T) ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR T * INR K * (1 + INR (d + 1) / c)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 c0 player size. pose proof (INR_pos T T1) as posT. pose proof (INR_pos K ltac:(lia)) as posK.
  pose proof (INR_pos (d + 1) ltac:(lia)) as posd. pose proof (log_at_least K K2) as lk.
  destruct root_2 as (r0 & r2 & _).
  assert (M0 : 0 < c * INR T / INR (d + 1)) by (apply Rdiv_lt_0_compat; nra).
  destruct (thm_a_2_bandit_every K T (c * INR T / INR (d + 1)) rho _ _ K2 T1 M0
    (few_observations true K C d T c rho p ltac:(lia) player size)) as (l1 & i1 & u1 & h1 & q1).
  rewrite regret_until in q1.
  destruct (thm_a_1_first_every K T C _ rho p K2 T1 player) as (l2 & i2 & u2 & h2 & q2).
  destruct (second_term_every true K T C d rho p K2 T1 player) as (l3 & i3 & u3 & h3 & q3).
  set (x := INR K * INR T) in *. set (y := INR T * INR K * INR (d + 1) / c).
  set (z := INR T * INR (d + 1) * ln (INR K)) in *.
  assert (first : Rmin (INR T) (sqrt y) / 20 <= regret rho (fun w => plays (p w)) T l1 i1).
  { eapply Rle_trans; [right|exact q1].
    replace y with (INR T * INR T * (INR K / (c * INR T / INR (d + 1)))) by (unfold y; field; lra).
    assert (0 < INR K / (c * INR T / INR (d + 1))) by (apply Rdiv_lt_0_compat; lra).
    rewrite sqrt_mult, sqrt_square by (try lra; nra). rewrite <- (Rmult_1_r (INR T)) at 1.
    rewrite <- min_scal by lra. field. }
  assert (hx : 0 <= x) by (unfold x; nra). assert (hz : 0 <= z) by (unfold z; repeat apply Rmult_le_pos; lra).
  assert (hy : 0 <= y) by (unfold y; apply div_nonneg; [repeat apply Rmult_le_pos; lra|assumption]).
  set (m := Rmax (regret rho (fun w => plays (p w)) T l1 i1)
    (Rmax (regret rho (fun w => plays (p w)) T l2 i2) (regret rho (fun w => plays (p w)) T l3 i3))).
  assert (goal : Rmin (INR T) (sqrt (INR T * INR K * (1 + INR (d + 1) / c)) + sqrt (INR T * INR d * ln (INR K))) / 57
                 <= m).
  { apply Rle_trans with (Rmin (INR T) (sqrt (x + y) + sqrt z) / 57).
    - apply Rmult_le_compat_r; [lra|]. apply Rle_min_compat_l. apply Rplus_le_compat; apply sqrt_le_1_alt.
      + right. unfold x, y. field. lra.
      + unfold z. apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [lra|]. apply le_INR. lia.
    - apply combine_min; trivial; [lra| | |]; unfold m.
      + eapply Rle_trans; [exact q2|]. eapply Rle_trans; [apply Rmax_l|apply Rmax_r].
      + eapply Rle_trans; [exact first|apply Rmax_l].
      + eapply Rle_trans; [exact q3|]. eapply Rle_trans; [apply Rmax_r|apply Rmax_r]. }
  unfold m in goal. revert goal. apply Rmax_case; [|apply Rmax_case]; intros goal.
  - exists l1, i1. repeat split; try assumption; apply u1.
  - exists l2, i2. repeat split; try assumption; apply u2.
  - exists l3, i3. repeat split; try assumption; apply u3.
Qed.

Theorem thm_d_5_bandit_every {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR T * INR K * (1 + INR d / INR C)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 C1 T1 player. pose proof (INR_pos C C1) as posC.
  destruct (rooms_every K T C d (INR C) rho p K2 T1 posC player) as (l & i & hl & hi & large).
  - intros l _. apply size_by_slots, player.
  - exists l, i. repeat split; try assumption; try apply hl. eapply Rle_trans; [|exact large].
    apply Rmult_le_compat_r; [lra|]. apply Rle_min_compat_l, Rplus_le_compat_r, sqrt_le_1_alt, Rmult_le_compat_l.
    + apply Rmult_le_pos; apply pos_INR.
    + apply Rplus_le_compat_l. unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|]. apply le_INR. lia.
Qed.

Theorem thm_d_5_full_every {W} (bandit : bool) (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> figure_1_player bandit K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K))) / 29 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 player. destruct (second_term_every bandit K T C d rho p K2 T1 player) as (l & i & hl & hi & large).
  exists l, i. repeat split; try assumption; try apply hl. eapply Rle_trans; [|exact large].
  destruct root_2 as (r0 & _ & _ & r29). unfold Rdiv. apply Rmult_le_compat_l; [|apply Rinv_le_contravar; lra].
  apply Rmin_glb; [apply pos_INR|apply sqrt_pos].
Qed.

(** ** Theorem I.1 *)

Theorem thm_i_1_bandit_every {W} (K T C d : nat) (limit : R) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < limit ->
  figure_1_player true K C (fun _ => d) rho p -> within_expected_capacity C d T limit rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR T * INR K * (1 + INR (d + 1) / limit)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 limit0 player limited. apply (rooms_every K T C d limit rho p); trivial. intros l hl.
  apply size_by_limit; trivial. apply player.
Qed.

Theorem thm_i_1_full_every {W} (K T C d : nat) (limit : R) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < limit ->
  figure_1_player false K C (fun _ => d) rho p -> within_expected_capacity C d T limit rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt ((1 + 1 / limit) * INR T * INR (d + 1) * ln (INR K))) / 40
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 limit0 player limited. pose proof (INR_pos T T1) as posT. pose proof (log_at_least K K2) as lk.
  pose proof (INR_pos (d + 1) ltac:(lia)) as posd. destruct root_2 as (s0 & s2 & r28 & r29).
  set (M := limit * INR T / INR (d + 1)). assert (M0 : 0 < M) by (unfold M; apply Rdiv_lt_0_compat; nra).
  destruct (thm_a_2_full_every K T M rho _ _ K2 T1 M0 (few_observations false K C d T limit rho p ltac:(lia) player
    (fun l hl => size_by_limit C d T limit rho p l (mixture _ _ _ _ _ _ player) hl limited))) as (l1 & i1 & u1 & h1 &
      q1).
  rewrite regret_until in q1.
  destruct (second_term_every false K T C d rho p K2 T1 player) as (l2 & i2 & u2 & h2 & q2).
  set (X := INR T * INR (d + 1) * ln (INR K)) in *.
  assert (X0 : 0 < X) by (unfold X; repeat apply Rmult_lt_0_compat; lra).
  assert (Xl : 0 < X / limit) by (now apply Rdiv_lt_0_compat).
  replace ((1 + 1 / limit) * INR T * INR (d + 1) * ln (INR K)) with (X + X / limit) by (unfold X; field; lra).
  assert (flat : forall l i, INR T / (20 * sqrt 2) <= regret rho (fun w => plays (p w)) T l i ->
    Rmin (INR T) (sqrt (X + X / limit)) / 40 <= regret rho (fun w => plays (p w)) T l i).
  { intros l i h. eapply Rle_trans; [apply min_le_l; lra|]. eapply Rle_trans; [|exact h]. unfold Rdiv.
    apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra. }
  assert (first : Rmin (INR T * sqrt 2) (sqrt (X / limit)) / 20 <= regret rho (fun w => plays (p w)) T l1 i1).
  { eapply Rle_trans; [right|exact q1].
    replace (X / limit) with (INR T * INR T * (ln (INR K) / M)) by (unfold X, M; field; lra).
    assert (0 < ln (INR K) / M) by (apply Rdiv_lt_0_compat; lra).
    rewrite sqrt_mult, sqrt_square by (try lra; nra). rewrite <- min_scal by lra. field. }
  unfold Rmin at 1 in first. destruct (Rle_dec (INR T * sqrt 2) (sqrt (X / limit))) as [all1|root1].
  { exists l1, i1. repeat split; try assumption; try apply u1. apply flat. eapply Rle_trans; [|exact first].
    unfold Rdiv. rewrite Rinv_mult. assert (/ sqrt 2 <= sqrt 2); [|nra].
    apply Rmult_le_reg_l with (sqrt 2); [assumption|]. rewrite Rinv_r by lra. lra. }
  unfold Rmin at 1 in q2. destruct (Rle_dec (INR T) (sqrt X)) as [all2|root2].
  { exists l2, i2. repeat split; try assumption; try apply u2. now apply flat. }
  destruct (Rle_lt_dec X (X / limit)) as [small|large].
  - exists l1, i1. repeat split; try assumption; try apply u1. eapply Rle_trans; [apply min_le_r; lra|].
    eapply Rle_trans; [|exact first].
    assert (twice : sqrt (X + X / limit) <= sqrt (2 * 2 * (X / limit))) by (apply sqrt_le_1_alt; lra).
    rewrite sqrt_mult, sqrt_square in twice by lra. lra.
  - exists l2, i2. repeat split; try assumption; try apply u2. eapply Rle_trans; [apply min_le_r; lra|].
    eapply Rle_trans; [|exact q2].
    assert (twice : sqrt (X + X / limit) <= sqrt (2 * X)) by (apply sqrt_le_1_alt; lra).
    rewrite sqrt_mult in twice by lra.
    replace (sqrt X / (20 * sqrt 2)) with (sqrt 2 * sqrt X / (20 * (sqrt 2 * sqrt 2))) by (field; lra).
    rewrite s2. lra.
Qed.
