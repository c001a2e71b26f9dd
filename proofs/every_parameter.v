(** The lower bounds with equal delays as corrected, for all K >= 2, T, C, d and M: nothing is asked of the parameters, and
    the bound is the printed one or a multiple of T, whichever is smaller. No regret exceeds T, so that more cannot be said.

    And Theorems A.1 (thm:cesa16-lb), D.5 (thm:fixed-delays-lb) and I.1 (thm:expected-capacity-lb) as printed, with
    constants and with the conditions that the paper misses: they say which of the two is smaller. *)
From Delays Require Export thm_i_1.
From Delays Require Import lower_blocks.

Lemma root_2 : 0 < sqrt 2 /\ sqrt 2 * sqrt 2 = 2 /\ 28 <= 20 * sqrt 2 <= 29.
Proof. pose proof (sqrt_lt_R0 2 ltac:(lra)). pose proof (sqrt_sqrt 2 ltac:(lra)). repeat split; nra. Qed.

Lemma log_at_least K : (2 <= K)%nat -> 1 / 2 <= ln (INR K).
Proof.
  intros K2. apply le_INR in K2. simpl in K2. rewrite <- (ln_exp (1 / 2)). apply ln_le; [apply exp_pos|].
  pose proof (exp_ineq1_le (- (1 / 2))). pose proof (exp_pos (1 / 2)).
  assert (exp (1 / 2) * exp (- (1 / 2)) = 1) by (rewrite <- exp_plus, Rplus_opp_r; apply exp_0). nra.
Qed.

Lemma min_scal c x y : 0 <= c -> c * Rmin x y = Rmin (c * x) (c * y).
Proof.
  intros h. unfold Rmin. destruct (Rle_dec x y) as [a|a], (Rle_dec (c * x) (c * y)) as [b|b]; trivial.
  - exfalso. apply b. now apply Rmult_le_compat_l.
  - apply Rle_antisym; [|assumption]. apply Rmult_le_compat_l; lra.
Qed.

Lemma min_sum T x y : 0 <= T -> 0 <= x -> 0 <= y -> Rmin T (x + y) <= Rmin T x + Rmin T y.
Proof. intros. unfold Rmin. repeat destruct Rle_dec; lra. Qed.
Lemma min_root T x : 0 <= T -> x <= T * T -> Rmin T (sqrt x) = sqrt x.
Proof. intros hT h. apply Rmin_right. rewrite <- (sqrt_square T) by lra. now apply sqrt_le_1_alt. Qed.

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

Lemma thm_a_1_first_every {W} (K T C : nat) d (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> figure_1_player true K C d rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR K * INR T)) / 20 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 [hrho hplayer harm]. pose proof (INR_pos T T1) as posT. pose proof (pos_INR K).
  destruct (thm_a_2_bandit_every K T (INR T) rho (fun w => plays (p w)) (fun _ _ _ => true))
    as (l & i & hl & hi & large); trivial.
  - split; trivial; [intros w; now apply (sees_at_most_all true C d)|]. intros l _. rewrite mean_const by assumption.
    rewrite sum_const. simpl. lra.
  - exists l, i. repeat split; trivial; try apply hl. eapply Rle_trans; [|exact large].
    replace (INR T / 20 * Rmin 1 (sqrt (INR K / INR T))) with (INR T * Rmin 1 (sqrt (INR K / INR T)) / 20) by field.
    rewrite min_scal by lra. rewrite Rmult_1_r. right.
    replace (INR K * INR T) with (INR T * INR T * (INR K / INR T)) by (field; lra).
    rewrite sqrt_mult, sqrt_square by (try apply div_nonneg; nra). reflexivity.
Qed.

(** ** The terms of the bounds *)

(** The second term of Theorem A.1, from blocks. *)
Lemma second_term {W} bandit K T C d (rho : law W) p : (2 <= K)%nat -> figure_1_player bandit K C (fun _ => d) rho p ->
  costs K (regret rho (fun w => plays (p w)) T) (Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K))) / 3).
Proof.
  intros K2 player. eapply costs_less; [|exact (lower_1_bits bandit K C d T rho p K2 player)].
  pose proof (root_of_bits K T d K2). lra.
Qed.

Lemma delay_plus_1 K T d : (2 <= K)%nat -> sqrt (INR T * INR d * ln (INR K)) <= sqrt (INR T * INR (d + 1) * ln (INR K)).
Proof.
  intros K2. pose proof (log_at_least K K2). apply sqrt_le_1_alt, Rmult_le_compat_r; [lra|].
  apply Rmult_le_compat_l; [apply pos_INR|]. apply le_INR. lia.
Qed.

(** What the conditions say: the printed terms are at most T. *)
Lemma room_for_delays K T d : (2 <= K)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  (1 <= T)%nat /\ Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K))) = sqrt (INR T * INR (d + 1) * ln (INR K)).
Proof.
  intros K2 room. pose proof (INR_pos (d + 1) ltac:(lia)). pose proof (Rmax_l 1 (ln (INR K))).
  pose proof (Rmax_r 1 (ln (INR K))). assert (0 < INR T) by nra. split; [now apply INR_lt|].
  apply min_root; [lra|]. rewrite Rmult_assoc. apply Rmult_le_compat_l; [lra|]. nra.
Qed.

(** ** Theorem A.1 *)

Lemma terms_a_1 {W} K T C d (rho : law W) p : (2 <= K)%nat -> (1 <= T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  costs K (regret rho (fun w => plays (p w)) T) (Rmax (Rmin (INR T) (sqrt (INR K * INR T)) / 20)
    (Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K))) / 3)).
Proof.
  intros K2 T1 player. apply costs_both; [exact (thm_a_1_first_every K T C _ rho p K2 T1 player)|].
  exact (second_term true K T C d rho p K2 player).
Qed.

Theorem thm_a_1_every {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (Rmax (sqrt (INR K * INR T)) (sqrt (INR T * INR d * ln (INR K)))) / 29
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 player. eapply costs_less; [|exact (terms_a_1 K T C d rho p K2 T1 player)].
  pose proof (delay_plus_1 K T d K2) as more. apply (Rle_min_compat_l _ _ (INR T)) in more.
  set (x := Rmin (INR T) (sqrt (INR K * INR T))).
  set (y := Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K)))) in *. pose proof (Rmax_l (x / 20) (y / 3)).
  pose proof (Rmax_r (x / 20) (y / 3)). assert (0 <= y) by (apply Rmin_glb; [apply pos_INR|apply sqrt_pos]).
  unfold Rmax at 1. destruct (Rle_dec (sqrt (INR K * INR T)) (sqrt (INR T * INR d * ln (INR K)))); [|fold x]; lra.
Qed.

(** In the paper's words: 1/29 of max {sqrt (K T), sqrt (T d log K)}. *)
Theorem thm_a_1 {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (K <= T)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmax (sqrt (INR K * INR T)) (sqrt (INR T * INR d * ln (INR K))) / 29 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 KT room player. destruct (room_for_delays K T d K2 room) as [T1 small].
  eapply costs_less; [|exact (thm_a_1_every K T C d rho p K2 T1 player)]. right. f_equal. symmetry. apply Rmin_right.
  apply Rmax_lub; [|eapply Rle_trans; [now apply delay_plus_1|]; rewrite <- small; apply Rmin_l].
  rewrite <- (min_root (INR T)); [apply Rmin_l|apply pos_INR|].
  apply Rmult_le_compat_r; [apply pos_INR|]. now apply le_INR.
Qed.

Theorem thm_a_1_full {W} (bandit : bool) (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  figure_1_player bandit K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ sqrt (INR T * INR (d + 1) * ln (INR K)) / (20 * sqrt 2) <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 room player. eapply costs_less; [|exact (second_term bandit K T C d rho p K2 player)].
  destruct (room_for_delays K T d K2 room) as [_ ->]. pose proof (sqrt_pos (INR T * INR (d + 1) * ln (INR K))).
  destruct root_2 as (r0 & _ & r28 & _). apply Rmult_le_compat_l; [assumption|]. apply Rinv_le_contravar; lra.
Qed.

(** ** Theorems D.5 and I.1, bandits: c rooms in the mean *)

Section Rooms.
Context {W : Type}.
Variables (K T C d : nat) (c : R) (rho : law W) (p : W -> moves).
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat) (c0 : 0 < c).
Hypothesis player : figure_1_player true K C (fun _ => d) rho p.
Hypothesis size : forall l, unit_interval l ->
  mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= c * INR T.

Let x : R := INR K * INR T.
Let y : R := INR T * INR K * INR (d + 1) / c.
Let z : R := INR T * INR (d + 1) * ln (INR K).
Let R_ := regret rho (fun w => plays (p w)) T.
Let bound : R := sqrt (INR T * INR K * (1 + INR (d + 1) / c)) + sqrt (INR T * INR d * ln (INR K)).

Lemma rooms_terms : costs K R_ (Rmax (Rmin (INR T) (sqrt y) / 20)
  (Rmax (Rmin (INR T) (sqrt x) / 20) (Rmin (INR T) (sqrt z) / 3))).
Proof.
  pose proof (INR_pos T T1) as posT. pose proof (INR_pos K ltac:(lia)) as posK. pose proof (INR_pos (d + 1) ltac:(lia)) as posd.
  apply costs_both; [|exact (terms_a_1 K T C d rho p K2 T1 player)].
  assert (M0 : 0 < c * INR T / INR (d + 1)) by (apply Rdiv_lt_0_compat; nra).
  destruct (thm_a_2_bandit_every K T (c * INR T / INR (d + 1)) rho _ _ K2 T1 M0
    (few_observations true K C d T c rho p ltac:(lia) player size)) as (l & i & hl & hi & large).
  rewrite regret_until in large. exists l, i. split; [exact hl|]. split; [exact hi|]. eapply Rle_trans; [right|exact large].
  replace y with (INR T * INR T * (INR K / (c * INR T / INR (d + 1)))) by (unfold y; field; lra).
  assert (0 < INR K / (c * INR T / INR (d + 1))) by (apply Rdiv_lt_0_compat; lra).
  rewrite sqrt_mult, sqrt_square by (try lra; nra). rewrite <- (Rmult_1_r (INR T)) at 1. rewrite <- min_scal by lra. field.
Qed.

Let xy0 : 0 <= x /\ 0 <= y.
Proof.
  pose proof (pos_INR K). pose proof (pos_INR T). pose proof (pos_INR (d + 1)). unfold x, y.
  split; [nra|]. apply div_nonneg; [repeat apply Rmult_le_pos; lra|assumption].
Qed.

Let bound_le : bound <= sqrt y + sqrt x + sqrt z.
Proof.
  unfold bound. pose proof (delay_plus_1 K T d K2) as more. fold z in more.
  destruct xy0 as [x0 y0]. pose proof (root_sum y x y0 x0).
  replace (INR T * INR K * (1 + INR (d + 1) / c)) with (y + x) by (unfold x, y; field; lra). lra.
Qed.

Theorem rooms_every : costs K R_ (Rmin (INR T) bound / 57).
Proof.
  eapply costs_less; [|exact rooms_terms].
  pose proof (Rmax_l (Rmin (INR T) (sqrt y) / 20) (Rmax (Rmin (INR T) (sqrt x) / 20) (Rmin (INR T) (sqrt z) / 3))).
  pose proof (Rmax_r (Rmin (INR T) (sqrt y) / 20) (Rmax (Rmin (INR T) (sqrt x) / 20) (Rmin (INR T) (sqrt z) / 3))).
  pose proof (Rmax_l (Rmin (INR T) (sqrt x) / 20) (Rmin (INR T) (sqrt z) / 3)).
  pose proof (Rmax_r (Rmin (INR T) (sqrt x) / 20) (Rmin (INR T) (sqrt z) / 3)).
  pose proof (sqrt_pos x). pose proof (sqrt_pos y). pose proof (sqrt_pos z). pose proof (pos_INR T).
  pose proof (min_sum (INR T) (sqrt y + sqrt x) (sqrt z) ltac:(lra) ltac:(lra) ltac:(lra)).
  pose proof (min_sum (INR T) (sqrt y) (sqrt x) ltac:(lra) ltac:(lra) ltac:(lra)).
  pose proof (Rle_min_compat_l _ _ (INR T) bound_le).
  assert (0 <= Rmin (INR T) (sqrt y)) by (apply Rmin_glb; lra). lra.
Qed.

(** With the conditions of the printed theorems no term exceeds T. *)
Theorem rooms_printed : (K <= T)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T -> INR K * INR (d + 1) <= c * INR T ->
  costs K R_ (bound / 57).
Proof.
  intros KT room enough. eapply costs_less; [|exact rooms_terms]. pose proof (pos_INR T) as T0. pose proof (pos_INR K).
  destruct (room_for_delays K T d K2 room) as [_ same]. fold z in same. rewrite same.
  rewrite (min_root (INR T) x), (min_root (INR T) y); trivial.
  - pose proof (Rmax_l (sqrt y / 20) (Rmax (sqrt x / 20) (sqrt z / 3))). pose proof (Rmax_l (sqrt x / 20) (sqrt z / 3)).
    pose proof (Rmax_r (sqrt y / 20) (Rmax (sqrt x / 20) (sqrt z / 3))). pose proof (Rmax_r (sqrt x / 20) (sqrt z / 3)).
    pose proof bound_le. pose proof (sqrt_pos y). lra.
  - unfold y. apply div_le; [assumption|]. rewrite !Rmult_assoc. apply Rmult_le_compat_l; lra.
  - unfold x. apply Rmult_le_compat_r; [assumption|]. now apply le_INR.
Qed.
End Rooms.

Lemma more_room K T C d : (1 <= C)%nat ->
  sqrt (INR T * INR K * (1 + INR d / INR C)) <= sqrt (INR T * INR K * (1 + INR (d + 1) / INR C)).
Proof.
  intros C1. pose proof (INR_pos C C1). apply sqrt_le_1_alt, Rmult_le_compat_l; [apply Rmult_le_pos; apply pos_INR|].
  apply Rplus_le_compat_l, Rmult_le_compat_r; [left; now apply inv_pos|]. apply le_INR. lia.
Qed.

Theorem thm_d_5_bandit_every {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR T * INR K * (1 + INR d / INR C)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 C1 T1 player. eapply costs_less; [|exact (rooms_every K T C d (INR C) rho p K2 T1 (INR_pos C C1) player
    (fun l _ => size_by_slots C d T rho p l (mixture _ _ _ _ _ _ player)))].
  apply Rmult_le_compat_r; [lra|]. apply Rle_min_compat_l, Rplus_le_compat_r. now apply more_room.
Qed.

Theorem thm_d_5_bandit {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= C)%nat -> (K <= T)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  (K * (d + 1) <= C * T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ (sqrt (INR T * INR K * (1 + INR d / INR C)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 C1 KT room slots player. eapply costs_less; [|apply (rooms_printed K T C d (INR C) rho p K2 ltac:(lia)
    (INR_pos C C1) player (fun l _ => size_by_slots C d T rho p l (mixture _ _ _ _ _ _ player)) KT room)].
  - pose proof (more_room K T C d C1). lra.
  - rewrite <- !mult_INR. now apply le_INR.
Qed.

Theorem thm_d_5_full_every {W} (bandit : bool) (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> figure_1_player bandit K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K))) / 29 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 player. eapply costs_less; [|exact (second_term bandit K T C d rho p K2 player)].
  assert (0 <= Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K)))) by (apply Rmin_glb; [apply pos_INR|apply sqrt_pos]).
  lra.
Qed.

(** With full information the capacity costs nothing. *)
Theorem thm_d_5_full {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T -> figure_1_player false K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ sqrt (INR T * INR (d + 1) * ln (INR K)) / (20 * sqrt 2) <= regret rho (fun w => plays (p w)) T l i.
Proof. apply thm_a_1_full. Qed.

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

Theorem thm_i_1_bandit {W} (K T C d : nat) (limit : R) (rho : law W) p :
  (2 <= K)%nat -> (K <= T)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T -> INR (d + 1) * INR K / INR T <= limit ->
  figure_1_player true K C (fun _ => d) rho p -> within_expected_capacity C d T limit rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ (sqrt (INR T * INR K * (1 + INR (d + 1) / limit)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 KT room enough player limited. pose proof (INR_pos T ltac:(lia)) as posT.
  pose proof (INR_pos K ltac:(lia)) as posK. pose proof (INR_pos (d + 1) ltac:(lia)) as posd.
  apply (rooms_printed K T C d limit rho p); trivial; [lia| | |].
  - apply Rlt_le_trans with (INR (d + 1) * INR K / INR T); [|assumption]. apply Rdiv_lt_0_compat; nra.
  - intros l hl. apply size_by_limit; trivial. apply player.
  - apply (Rmult_le_compat_r (INR T)) in enough; [|lra]. unfold Rdiv in enough.
    rewrite Rmult_assoc, Rinv_l, Rmult_1_r in enough by lra. lra.
Qed.

(** ** Theorem I.1, full information *)

Section Limit.
Context {W : Type}.
Variables (K T C d : nat) (limit : R) (rho : law W) (p : W -> moves).
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat) (limit0 : 0 < limit).
Hypothesis player : figure_1_player false K C (fun _ => d) rho p.
Hypothesis limited : within_expected_capacity C d T limit rho p.

Let z : R := INR T * INR (d + 1) * ln (INR K).
Let R_ := regret rho (fun w => plays (p w)) T.
Let bound : R := sqrt ((1 + 1 / limit) * INR T * INR (d + 1) * ln (INR K)).

Lemma limit_terms : costs K R_ (Rmax (Rmin (INR T * sqrt 2) (sqrt (z / limit)) / 20) (Rmin (INR T) (sqrt z) / 3)).
Proof.
  pose proof (INR_pos T T1) as posT. pose proof (log_at_least K K2) as lk. pose proof (INR_pos (d + 1) ltac:(lia)) as posd.
  apply costs_both; [|exact (second_term false K T C d rho p K2 player)].
  set (M := limit * INR T / INR (d + 1)). assert (M0 : 0 < M) by (unfold M; apply Rdiv_lt_0_compat; nra).
  destruct (thm_a_2_full_every K T M rho _ _ K2 T1 M0 (few_observations false K C d T limit rho p ltac:(lia) player
    (fun l hl => size_by_limit C d T limit rho p l (mixture _ _ _ _ _ _ player) hl limited))) as (l & i & hl & hi & large).
  rewrite regret_until in large. exists l, i. split; [exact hl|]. split; [exact hi|]. eapply Rle_trans; [right|exact large].
  replace (z / limit) with (INR T * INR T * (ln (INR K) / M)) by (unfold z, M; field; lra).
  assert (0 < ln (INR K) / M) by (apply Rdiv_lt_0_compat; lra).
  rewrite sqrt_mult, sqrt_square by (try lra; nra). rewrite <- min_scal by lra. field.
Qed.

Let bound_le : bound <= sqrt (z / limit) + sqrt z.
Proof.
  pose proof (pos_INR T). pose proof (pos_INR (d + 1)). pose proof (log_at_least K K2).
  assert (0 <= z) by (unfold z; repeat apply Rmult_le_pos; lra). unfold bound.
  replace ((1 + 1 / limit) * INR T * INR (d + 1) * ln (INR K)) with (z / limit + z) by (unfold z; field; lra).
  apply root_sum; [now apply div_nonneg|assumption].
Qed.

Lemma limit_every : costs K R_ (Rmin (INR T) bound / 40).
Proof.
  eapply costs_less; [|exact limit_terms]. pose proof (sqrt_pos (z / limit)) as a0. pose proof (sqrt_pos z) as b0.
  set (a := sqrt (z / limit)) in *. set (b := sqrt z) in *. pose proof (pos_INR T).
  pose proof (Rmax_l (Rmin (INR T * sqrt 2) a / 20) (Rmin (INR T) b / 3)).
  pose proof (Rmax_r (Rmin (INR T * sqrt 2) a / 20) (Rmin (INR T) b / 3)).
  pose proof (Rle_min_compat_l _ _ (INR T) bound_le). pose proof (min_sum (INR T) a b ltac:(lra) a0 b0).
  assert (0 <= Rmin (INR T) a) by (apply Rmin_glb; lra). assert (0 <= Rmin (INR T) b) by (apply Rmin_glb; lra).
  assert (Rmin (INR T) a <= Rmin (INR T * sqrt 2) a) by (apply Rle_min_compat_r; destruct root_2 as (_ & _ & r28 & _); nra).
  unfold a, b in *. lra.
Qed.

Lemma limit_printed : INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T -> z / limit <= 2 * (INR T * INR T) ->
  costs K R_ (bound / 40).
Proof.
  intros room enough. eapply costs_less; [|exact limit_terms]. destruct (room_for_delays K T d K2 room) as [_ same].
  fold z in same. rewrite same, (min_root (INR T * sqrt 2)).
  - pose proof (Rmax_l (sqrt (z / limit) / 20) (sqrt z / 3)). pose proof (Rmax_r (sqrt (z / limit) / 20) (sqrt z / 3)).
    pose proof (sqrt_pos (z / limit)). lra.
  - apply Rmult_le_pos; [apply pos_INR|apply sqrt_pos].
  - destruct root_2 as (_ & r2 & _). nra.
Qed.
End Limit.

Theorem thm_i_1_full_every {W} (K T C d : nat) (limit : R) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < limit ->
  figure_1_player false K C (fun _ => d) rho p -> within_expected_capacity C d T limit rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T) (sqrt ((1 + 1 / limit) * INR T * INR (d + 1) * ln (INR K))) / 40
       <= regret rho (fun w => plays (p w)) T l i.
Proof. apply limit_every. Qed.

Theorem thm_i_1_full {W} (K T C d : nat) (limit : R) (rho : law W) p :
  (2 <= K)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  INR (d + 1) / INR T * Rmax 1 (ln (INR K) / 2) <= limit ->
  figure_1_player false K C (fun _ => d) rho p -> within_expected_capacity C d T limit rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ sqrt ((1 + 1 / limit) * INR T * INR (d + 1) * ln (INR K)) / 40 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 room enough player limited. destruct (room_for_delays K T d K2 room) as [T1 _].
  pose proof (INR_pos T T1) as posT. pose proof (INR_pos (d + 1) ltac:(lia)) as posd.
  pose proof (Rmax_l 1 (ln (INR K) / 2)) as e1. pose proof (Rmax_r 1 (ln (INR K) / 2)) as e2.
  assert (ratio : 0 < INR (d + 1) / INR T) by (apply Rdiv_lt_0_compat; lra).
  assert (limit0 : 0 < limit) by nra. apply (limit_printed K T C d limit rho p); trivial. apply div_le; [assumption|].
  assert (h : INR (d + 1) / INR T * (ln (INR K) / 2) <= limit) by nra. apply (Rmult_le_compat_l (INR T * INR T)) in h; [|nra].
  replace (INR T * INR T * (INR (d + 1) / INR T * (ln (INR K) / 2))) with (INR T * INR (d + 1) * ln (INR K) / 2) in h
    by (field; lra). lra.
Qed.
