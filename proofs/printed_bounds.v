(** Printed bounds that are false: Corollary H.3 with many slots, and Theorem D.5 for arbitrary K. *)
From Coquelicot Require Import Rcomplements.
From Delays Require Export cor_h_3 thm_d_5.

(** ** Corollary H.3 as printed: 28 sqrt (T dmax K / (C - 1)) + 3 sqrt (D log K), and 24 with log K for K

    With C - 1 far above dmax the right-hand sides fall to 0 where all delays are 0, although nothing can be cheaper
    than the first round: two arms, one round, dmax = 1, C = 16385. dmax is an upper bound on the delays, as in the
    introduction of the table. *)

(** One round: the regret is <x_1, l_1> - l_{1,i}, and x_1 is chosen before any loss is seen. *)
Lemma one_round_regret K bandit d loss X ia ib i u arm : distributions K X -> (forall u t,
  0 <= ia u t /\ 0 <= ib u t) ->
  batching_regret K 1 1 bandit d loss X ia ib i u arm
  = over_arms K (fun j => X (ia u 1%nat) (ib u 1%nat) (fun _ => 0) j * loss 1%nat j) - loss 1%nat i.
Proof.
  intros hX nonneg. unfold batching_regret, game_mean. change (batches 1 1) with 1%nat. cbn [E].
  unfold round_law. rewrite mean_both. cbn [sum]. f_equal; [|ring].
  rewrite (mean_ext _ _ (fun _ => over_arms K (fun j => X (ia u 1%nat) (ib u 1%nat) (fun _ => 0) j * loss 1%nat j))).
  - apply mean_const, places_proper. lia.
  - intros c. unfold policy_1. rewrite mean_arm_law. apply total_ext. intros j _. rewrite Rplus_0_l.
    change (ceiling 1 1) with 1%nat. unfold arms. rewrite put_same. reflexivity.
Qed.

Definition one_bad (bad t i : nat) : R := ind (i =? bad).

(** Against one of the two arms the regret is at least 1/2. *)
Lemma one_round_costs bandit X ia ib u arm : distributions 2 X -> (forall u t, 0 <= ia u t /\ 0 <= ib u t) ->
  batching_regret 2 1 1 bandit (fun _ => 0%nat) (one_bad 0) X ia ib 1 u arm
  + batching_regret 2 1 1 bandit (fun _ => 0%nat) (one_bad 1) X ia ib 0 u arm = 1.
Proof.
  intros hX nonneg. rewrite !one_round_regret by assumption. destruct (nonneg u 1%nat) as [ha hb].
  destruct (hX _ _ (fun _ => 0) ha hb) as [_ total]. unfold over_arms in *. simpl in *. unfold one_bad. simpl. lra.
Qed.

(** A capacity of 2^14 + 1. *)
Lemma many_slots : exists m, INR m = 16384.
Proof. exists (2 ^ 14)%nat. rewrite pow_INR. simpl. lra. Qed.

Lemma shortest_with_many m : (1 <= m)%nat -> shortest_batch (S m) 1 = 1%nat.
Proof.
  intros hm. unfold shortest_batch, ceiling. replace (S m - 1)%nat with m by lia. replace (1 + m - 1)%nat with m by lia.
  now rewrite Nat.div_same by lia.
Qed.

Lemma one_bad_unit bad t i : 0 <= one_bad bad t i <= 1.
Proof. apply ind_bounds. Qed.

(** So no player has c < 1/2 for its regret in both games, while the printed bound is c sqrt (y / 2^14) with y <= 2. *)
Lemma too_small bandit X ia ib c y : distributions 2 X -> (forall u t, 0 <= ia u t /\ 0 <= ib u t) -> 0 <= c <= 28 ->
  y <= 2 ->
  ~ forall bad i, (i < 2)%nat -> batching_regret 2 1 1 bandit (fun _ => 0%nat) (one_bad bad) X ia ib i (fun _ => 1%nat)
  (fun _ => 0%nat)
    <= c * sqrt (1 * 1 * y / 16384).
Proof.
  intros hX nonneg hc hy cheap. pose proof (one_round_costs bandit X ia ib (fun _ => 1%nat) (fun _ => 0%nat) hX nonneg).
  pose proof (cheap 0%nat 1%nat ltac:(lia)). pose proof (cheap 1%nat 0%nat ltac:(lia)).
  assert (sqrt (1 * 1 * y / 16384) <= 1 / 64) by (rewrite <- (sqrt_square (1 / 64)) by lra; apply sqrt_le_1_alt; lra).
  pose proof (sqrt_pos (1 * 1 * y / 16384)). nra.
Qed.

Theorem cor_h_3_bandit_printed_fails : ~ forall K C T dmax d loss i,
  (2 <= K)%nat -> (2 <= C)%nat -> (1 <= T)%nat -> (1 <= dmax)%nat -> (forall t, (d t <= dmax)%nat) ->
  (forall t i, 0 <= loss t i <= 1) -> (i < K)%nat ->
  batch_size_regret_bandit K (shortest_batch C dmax) T d loss i (fun _ => 1%nat) (fun _ => 0%nat)
  <= 28 * sqrt (INR T * INR dmax * INR K / INR (C - 1)) + 3 * sqrt (sum T (fun t => INR (d t)) * ln (INR K)).
Proof.
  intros printed. destruct many_slots as [m hm]. assert (m1 : (1 <= m)%nat) by (destruct m; [simpl in hm; lra|lia]).
  apply (too_small true (hybrid 2) inverse_alpha (inverse_beta 2 1 1 (fun _ => 0%nat)) 28 2); try lra.
  - apply ftrl_distributions, hybrid_ftrl. lia.
  - intros; split; apply sqrt_pos.
  - intros bad i hi. pose proof (printed 2%nat (S m) 1%nat 1%nat (fun _ => 0%nat) (one_bad bad) i ltac:(lia) ltac:(lia)
      ltac:(lia)
      ltac:(lia) ltac:(intros; cbv beta; lia) (one_bad_unit bad) hi) as h.
    rewrite shortest_with_many in h by assumption. replace (S m - 1)%nat with m in h by lia. rewrite hm in h.
    simpl in h. rewrite Rplus_0_l, Rmult_0_l, sqrt_0 in h. replace (1 + 1) with 2 in h by ring.
    unfold batch_size_regret_bandit in h. lra.
Qed.

Theorem cor_h_3_full_printed_fails : ~ forall K C T dmax d loss i,
  (2 <= K)%nat -> (2 <= C)%nat -> (1 <= T)%nat -> (1 <= dmax)%nat -> (forall t, (d t <= dmax)%nat) ->
  (forall t i, 0 <= loss t i <= 1) -> (i < K)%nat ->
  batch_size_regret K (shortest_batch C dmax) T d loss i (fun _ => 1%nat) (fun _ => 0%nat)
  <= 24 * sqrt (INR T * INR dmax * ln (INR K) / INR (C - 1)) + 3 * sqrt (sum T (fun t => INR (d t)) * ln (INR K)).
Proof.
  intros printed. destruct many_slots as [m hm]. assert (m1 : (1 <= m)%nat) by (destruct m; [simpl in hm; lra|lia]).
  apply (too_small false (exponential_weights 2) (fun _ _ => 0) (inverse_rate 2 1 1 (fun _ => 0%nat)) 24 (ln 2));
    try lra.
  - apply exponential_distributions. lia.
  - intros; split; [lra|apply sqrt_pos].
  - pose proof (exp_ineq1_le (ln 2)). rewrite exp_ln in *; lra.
  - intros bad i hi. pose proof (printed 2%nat (S m) 1%nat 1%nat (fun _ => 0%nat) (one_bad bad) i ltac:(lia) ltac:(lia)
      ltac:(lia)
      ltac:(lia) ltac:(intros; cbv beta; lia) (one_bad_unit bad) hi) as h.
    rewrite shortest_with_many in h by assumption. replace (S m - 1)%nat with m in h by lia. rewrite hm in h.
    simpl in h. rewrite Rplus_0_l, Rmult_0_l, sqrt_0 in h. replace (1 + 1) with 2 in h by ring.
    unfold batch_size_regret in h. lra.
Qed.

(** ** Theorem D.5, full information: "for arbitrary K"

    No regret exceeds T, and log K may be as large as one likes: one round, delay 0, many arms. *)

Definition first_arm : unit -> moves :=
  fun _ => {| plays := fun _ _ => 0%nat; adds := fun _ _ => false; removes := fun _ _ _ => false |}.

Lemma first_arm_plays bandit K C d : (1 <= K)%nat -> figure_1_player bandit K C d [(tt, 1)] first_arm.
Proof.
  intros K1. split.
  - split; [intros a w [[= _ <-]|[]]; lra|simpl; ring].
  - intros w l l' t ht _. now repeat split.
  - intros w l t. simpl. lia.
Qed.

Theorem thm_d_5_full_needs_few_arms : ~ exists c, 0 < c /\ forall (W : Set) K T C d (rho : law W) p,
  (2 <= K)%nat -> (1 <= C)%nat -> (d + 1 <= T)%nat -> figure_1_player false K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ c * sqrt (INR T * INR (d + 1) * ln (INR K)) <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros (c & c0 & printed). destruct (nfloor_ex (exp (4 / (c * c))) ltac:(left; apply exp_pos)) as [n [_ hn]].
  set (K := (n + 2)%nat).
  destruct (printed unit K 1%nat 1%nat 0%nat _ _ ltac:(unfold K; lia) ltac:(lia) ltac:(lia)
    (first_arm_plays false K 1 (fun _ => 0%nat) ltac:(unfold K; lia))) as (l & i & hl & hi & large).
  assert (most : regret [(tt, 1)] (fun w => plays (first_arm w)) 1 l i <= 1).
  { unfold regret. simpl. pose proof (hl 1%nat 0%nat). pose proof (hl 1%nat i). lra. }
  simpl INR in large. rewrite !Rmult_1_l in large.
  assert (four : 4 / (c * c) <= ln (INR K)).
  { rewrite <- (ln_exp (4 / (c * c))). apply ln_le; [apply exp_pos|]. unfold K. rewrite plus_INR. simpl. lra. }
  assert (root : 2 / c <= sqrt (ln (INR K))).
  { rewrite <- (sqrt_square (2 / c)) by (apply div_nonneg; lra). apply sqrt_le_1_alt.
    eapply Rle_trans; [right|exact four]. field. lra. }
  apply (Rmult_le_compat_l c) in root; [|lra]. replace (c * (2 / c)) with 2 in root by (field; lra). lra.
Qed.
