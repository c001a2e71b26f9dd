(** Theorem I.1 (thm:expected-capacity-lb), whole: equal delays d, and a limit C_E on the mean size of the tracking
    set in each round. The slots of the game may be as many as one likes (with C >= T there is no other limit). *)
From Delays Require Export thm_d_5.

(** E |S_t^1| <= C_E for every adversary and every round. *)
Definition within_expected_capacity {W} (C d T : nat) (limit : R) (rho : law W) (p : W -> moves) : Prop :=
  forall l t, unit_interval l -> (1 <= t <= T)%nat ->
  mean rho (fun w => INR (length (held_after C (fun _ => d) (p w) l t))) <= limit.

Lemma mean_sum {A} (l : law A) n f : proper l -> mean l (fun a => sum n (fun t => f a t)) = sum n (fun t => mean l
  (fun a => f a t)).
Proof.
  intros hl. induction n as [|n IH]; simpl; [now apply mean_const|]. rewrite mean_plus, IH. reflexivity.
Qed.

Lemma size_by_limit {W} (C d T : nat) limit (rho : law W) (p : W -> moves) l : proper rho -> unit_interval l ->
  within_expected_capacity C d T limit rho p ->
  mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= limit * INR T.
Proof.
  intros hrho hl limited. rewrite mean_sum, Rmult_comm, <- sum_const by assumption. apply sum_le. intros t ht.
  now apply limited.
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
  apply (lower_bound_by_rooms K T C d limit rho p); trivial.
  - apply Rlt_le_trans with (INR (d + 1) * INR K / INR T); [|assumption]. apply Rdiv_lt_0_compat; nra.
  - apply (Rmult_le_compat_r (INR T)) in enough; [|lra]. unfold Rdiv in enough.
    rewrite Rmult_assoc, Rinv_l, Rmult_1_r in enough by lra. lra.
  - intros l hl. apply size_by_limit; trivial. apply player.
Qed.

Theorem thm_i_1_full {W} (K T C d : nat) (limit : R) (rho : law W) p :
  (2 <= K)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  INR (d + 1) / INR T * Rmax 1 (ln (INR K) / 2) <= limit ->
  figure_1_player false K C (fun _ => d) rho p -> within_expected_capacity C d T limit rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ sqrt ((1 + 1 / limit) * INR T * INR (d + 1) * ln (INR K)) / 40 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 room enough player limited. pose proof (INR_pos (d + 1) ltac:(lia)) as posd.
  pose proof (Rmax_l 1 (ln (INR K))) as m1.
  assert (posT : 0 < INR T) by nra. assert (T1 : (1 <= T)%nat) by (destruct T; [simpl in posT; lra|lia]).
  assert (lk : 0 < ln (INR K)) by (rewrite <- ln_1; apply ln_increasing; [lra|apply (lt_INR 1); lia]).
  pose proof (Rmax_l 1 (ln (INR K) / 2)) as e1. pose proof (Rmax_r 1 (ln (INR K) / 2)) as e2.
  assert (ratio : 0 < INR (d + 1) / INR T) by (apply Rdiv_lt_0_compat; lra).
  assert (limit0 : 0 < limit) by nra.
  set (M := limit * INR T / INR (d + 1)).
  assert (many : ln (INR K) / 2 <= M).
  { apply le_div; [assumption|]. assert (h : INR (d + 1) / INR T * (ln (INR K) / 2) <= limit) by nra.
    apply (Rmult_le_compat_r (INR T)) in h; [|lra].
    replace (INR (d + 1) / INR T * (ln (INR K) / 2) * INR T) with (ln (INR K) / 2 * INR (d + 1)) in h by (field; lra).
    exact h. }
  destruct (thm_a_2_full K T M rho _ _ K2 T1 many (few_observations false K C d T limit rho p ltac:(lia) player
    (fun l hl => size_by_limit C d T limit rho p l (mixture _ _ _ _ _ _ player) hl limited))) as (l1 & i1 & u1 & h1 &
      r1).
  rewrite regret_until in r1.
  destruct (thm_a_1_full false K T C d rho p K2 room player) as (l2 & i2 & u2 & h2 & r2).
  set (X := INR T * INR (d + 1) * ln (INR K)) in *.
  assert (X0 : 0 < X) by (unfold X; repeat apply Rmult_lt_0_compat; lra).
  assert (first : sqrt (X / limit) / 20 <= regret rho (fun w => plays (p w)) T l1 i1).
  { eapply Rle_trans; [right|exact r1].
    replace (X / limit) with (ln (INR K) / M * (INR T * INR T)) by (unfold X, M; field; lra).
    assert (0 < M) by (unfold M; apply Rdiv_lt_0_compat; nra).
    rewrite sqrt_mult, sqrt_square by (try lra; try nra; apply div_nonneg; lra). field. }
  replace ((1 + 1 / limit) * INR T * INR (d + 1) * ln (INR K)) with (X + X / limit) by (unfold X; field; lra).
  assert (Xl : 0 < X / limit) by (now apply Rdiv_lt_0_compat).
  destruct (Rle_lt_dec X (X / limit)) as [small|large].
  - exists l1, i1. repeat split; try assumption; try apply u1. eapply Rle_trans; [|exact first].
    assert (twice : sqrt (X + X / limit) <= sqrt (2 * 2 * (X / limit))) by (apply sqrt_le_1_alt; lra).
    rewrite sqrt_mult, sqrt_square in twice by lra. lra.
  - exists l2, i2. repeat split; try assumption; try apply u2. eapply Rle_trans; [|exact r2].
    pose proof (sqrt_lt_R0 2 ltac:(lra)) as s0. pose proof (sqrt_sqrt 2 ltac:(lra)) as s2.
    assert (twice : sqrt (X + X / limit) <= sqrt (2 * X)) by (apply sqrt_le_1_alt; lra).
    rewrite sqrt_mult in twice by lra.
    replace (sqrt X / (20 * sqrt 2)) with (sqrt 2 * sqrt X / (20 * (sqrt 2 * sqrt 2))) by (field; lra).
    rewrite s2. lra.
Qed.
