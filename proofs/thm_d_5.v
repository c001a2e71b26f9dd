(** Theorem D.5 (thm:fixed-delays-lb), whole: equal delays d and C slots. Every player has regret at least
    (sqrt (T K (1 + d / C)) + sqrt (T d log K)) / 57 for bandits, and sqrt (T (d + 1) log K) / (20 sqrt 2) with full
    information. The conditions K >= 2, K <= T and (d + 1) max {1, log K} <= T are missing in the paper. *)
From Delays Require Export thm_a_1.

(** ** Counting room-nights: at most c T of them pay for c T / (d + 1) observations *)

Lemma few_observations {W} bandit K C d T c (rho : law W) p : (1 <= K)%nat ->
  figure_1_player bandit K C (fun _ => d) rho p ->
  (forall l, unit_interval l ->
    mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= c * INR T) ->
  label_efficient bandit K T (c * INR T / INR (d + 1)) rho (fun w => plays_until T (p w)) (fun w => seen C d T (p w)).
Proof.
  intros K1 [hrho hplayer harm] size. pose proof (INR_pos (d + 1) ltac:(lia)) as posd. split; trivial.
  - intros w. apply (is_label_efficient bandit C d T (p w)), hplayer.
  - intros w l t. unfold plays_until. destruct (_ <=? _); [apply harm|lia].
  - intros l hl. apply le_div; [assumption|]. eapply Rle_trans; [|now apply size].
    rewrite Rmult_comm, <- mean_scal. apply mean_le; [assumption|]. intros w.
    apply (room_nights C d T (p w)).
Qed.

Lemma regret_until {W} (rho : law W) p T l i :
  regret rho (fun w => plays_until T (p w)) T l i = regret rho (fun w => plays (p w)) T l i.
Proof.
  unfold regret. f_equal. apply mean_ext. intros w. apply sum_ext. intros t ht. unfold plays_until.
  now rewrite (proj2 (Nat.leb_le t T)) by lia.
Qed.

(** ** The terms together: the largest of three is at least a multiple of their sum *)

Lemma combine x y z m : 0 <= x -> 0 <= y -> 0 <= z ->
  sqrt x / 20 <= m -> sqrt y / 20 <= m -> sqrt z / (20 * sqrt 2) <= m -> (sqrt (x + y) + sqrt z) / 57 <= m.
Proof.
  intros hx hy hz mx my mz. pose proof (sqrt_pos x). pose proof (sqrt_pos y).
  pose proof (sqrt_lt_R0 2 ltac:(lra)) as r0. pose proof (sqrt_sqrt 2 ltac:(lra)) as r2.
  assert (m0 : 0 <= m) by lra.
  assert (third : sqrt z <= 20 * sqrt 2 * m).
  { apply Rmult_le_reg_r with (/ (20 * sqrt 2)); [apply inv_pos; lra|].
    replace (20 * sqrt 2 * m * / (20 * sqrt 2)) with m by (field; lra). exact mz. }
  assert (both_ : sqrt (x + y) <= 20 * sqrt 2 * m).
  { rewrite <- (sqrt_square (20 * sqrt 2 * m)) by (repeat apply Rmult_le_pos; lra). apply sqrt_le_1_alt.
    pose proof (sqrt_sqrt x hx). pose proof (sqrt_sqrt y hy).
    replace (20 * sqrt 2 * m * (20 * sqrt 2 * m)) with (400 * (sqrt 2 * sqrt 2) * (m * m)) by ring. rewrite r2. nra. }
  assert (sqrt 2 <= 57 / 40) by nra. nra.
Qed.

(** For bandits, with c rooms in the mean: this is Theorem D.5 for c = C, and Theorem I.1 for c = C_E. *)
Theorem lower_bound_by_rooms {W} (K T C d : nat) (c : R) (rho : law W) p :
  (2 <= K)%nat -> (K <= T)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T -> 0 < c ->
  INR K * INR (d + 1) <= c * INR T ->
  figure_1_player true K C (fun _ => d) rho p ->
  (forall l, unit_interval l ->
    mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= c * INR T) ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ (sqrt (INR T * INR K * (1 + INR (d + 1) / c)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 KT room c0 rooms player size. pose proof (INR_pos T ltac:(lia)) as posT.
  pose proof (INR_pos K ltac:(lia)) as posK. pose proof (INR_pos (d + 1) ltac:(lia)) as posd.
  assert (lk : 0 <= ln (INR K)) by (rewrite <- ln_1; apply ln_le; [lra|apply (le_INR 1); lia]).
  destruct (thm_a_2_bandit K T (c * INR T / INR (d + 1)) rho _ _ K2 ltac:(lia) ltac:(now apply le_div)
    (few_observations true K C d T c rho p ltac:(lia) player size)) as (l1 & i1 & u1 & h1 & r1).
  rewrite regret_until in r1.
  destruct (thm_a_1_bandit_first K T C _ rho p K2 KT player) as (l2 & i2 & u2 & h2 & r2).
  destruct (thm_a_1_full true K T C d rho p K2 room player) as (l3 & i3 & u3 & h3 & r3).
  set (x := INR K * INR T). set (y := INR T * INR K * INR (d + 1) / c). set (z := INR T * INR (d + 1) * ln (INR K)).
  assert (first : sqrt y / 20 <= regret rho (fun w => plays (p w)) T l1 i1).
  { eapply Rle_trans; [right|exact r1].
    replace y with (INR K / (c * INR T / INR (d + 1)) * (INR T * INR T)) by (unfold y; field; lra).
    assert (0 < INR K / (c * INR T / INR (d + 1)))
      by (apply Rdiv_lt_0_compat; [lra|apply Rdiv_lt_0_compat; [apply Rmult_lt_0_compat; lra|lra]]).
    rewrite sqrt_mult, sqrt_square by (try lra; nra). field. }
  assert (hx : 0 <= x) by (unfold x; nra). assert (hz : 0 <= z) by (unfold z; repeat apply Rmult_le_pos; lra).
  assert (hy : 0 <= y) by (unfold y; apply div_nonneg; [repeat apply Rmult_le_pos; lra|assumption]).
  set (m := Rmax (sqrt y / 20) (Rmax (sqrt x / 20) (sqrt z / (20 * sqrt 2)))).
  assert (goal : (sqrt (INR T * INR K * (1 + INR (d + 1) / c)) + sqrt (INR T * INR d * ln (INR K))) / 57 <= m).
  { apply Rle_trans with ((sqrt (x + y) + sqrt z) / 57).
    - assert (sqrt (INR T * INR K * (1 + INR (d + 1) / c)) <= sqrt (x + y))
        by (apply sqrt_le_1_alt; right; unfold x, y; field; lra).
      assert (sqrt (INR T * INR d * ln (INR K)) <= sqrt z); [|lra]. apply sqrt_le_1_alt. unfold z.
      apply Rmult_le_compat_r; [assumption|]. apply Rmult_le_compat_l; [lra|]. apply le_INR. lia.
    - apply combine; trivial; unfold m.
      + eapply Rle_trans; [apply Rmax_l|apply Rmax_r].
      + apply Rmax_l.
      + eapply Rle_trans; [apply Rmax_r|apply Rmax_r]. }
  fold x in r2. fold z in r3. unfold m in goal. revert goal. apply Rmax_case; [|apply Rmax_case]; intros goal.
  - exists l1, i1. repeat split; try assumption; try apply u1. lra.
  - exists l2, i2. repeat split; try assumption; try apply u2. lra.
  - exists l3, i3. repeat split; try assumption; try apply u3. lra.
Qed.

(** With C slots there are at most C T room-nights. *)
Lemma size_by_slots {W} (C d T : nat) (rho : law W) (p : W -> moves) l : proper rho ->
  mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= INR C * INR T.
Proof.
  intros hrho. rewrite <- (mean_const rho (INR C * INR T) hrho). apply mean_le; [assumption|]. intros w.
  rewrite Rmult_comm, <- sum_const. apply sum_le. intros t _. apply le_INR, held_after_le.
Qed.

(** Theorem D.5, bandits. *)
Theorem thm_d_5_bandit {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (1 <= C)%nat -> (K <= T)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  (K * (d + 1) <= C * T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ (sqrt (INR T * INR K * (1 + INR d / INR C)) + sqrt (INR T * INR d * ln (INR K))) / 57
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 C1 KT room slots player. pose proof (INR_pos C C1) as posC.
  destruct (lower_bound_by_rooms K T C d (INR C) rho p K2 KT room posC) as (l & i & hl & hi & large); trivial.
  - rewrite <- !mult_INR. now apply le_INR.
  - intros l _. apply size_by_slots, player.
  - exists l, i. repeat split; try assumption; try apply hl. eapply Rle_trans; [|exact large].
    assert (more : sqrt (INR T * INR K * (1 + INR d / INR C)) <= sqrt (INR T * INR K * (1 + INR (d + 1) / INR C)));
      [|lra].
    apply sqrt_le_1_alt, Rmult_le_compat_l; [apply Rmult_le_pos; apply pos_INR|]. apply Rplus_le_compat_l.
    unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|]. apply le_INR. lia.
Qed.

(** Theorem D.5, full information: the capacity costs nothing. *)
Theorem thm_d_5_full {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T -> figure_1_player false K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ sqrt (INR T * INR (d + 1) * ln (INR K)) / (20 * sqrt 2) <= regret rho (fun w => plays (p w)) T l i.
Proof. apply thm_a_1_full. Qed.

(** ** Looks (book, Lower 2): what can have arrived before round t *)
Theorem looks C d p l t :
  sum (t - 1) (fun s => ind (seen C d (t - 1) p l s)) <= INR (t - 1) * Rmin 1 (INR C / INR (d + 1)).
Proof.
  pose proof (INR_pos (d + 1) ltac:(lia)) as pos. pose proof (pos_INR (t - 1)) as t0.
  assert (all : sum (t - 1) (fun s => ind (seen C d (t - 1) p l s)) <= INR (t - 1) * 1).
  { rewrite <- sum_const. apply sum_le. intros; apply ind_bounds. }
  assert (some : sum (t - 1) (fun s => ind (seen C d (t - 1) p l s)) <= INR (t - 1) * (INR C / INR (d + 1))).
  { apply Rmult_le_reg_l with (INR (d + 1)); [assumption|]. eapply Rle_trans; [apply (room_nights C d (t - 1) p)|].
    replace (INR (d + 1) * (INR (t - 1) * (INR C / INR (d + 1)))) with (INR (t - 1) * INR C) by (field; lra).
    rewrite <- sum_const. apply sum_le. intros s _. apply le_INR, held_after_le. }
  unfold Rmin. destruct (Rle_dec 1 (INR C / INR (d + 1))); assumption.
Qed.

Theorem half_of_the_looks T : sum T (fun t => INR (t - 1)) <= INR T * INR T / 2.
Proof.
  induction T as [|T IH]; [simpl; lra|]. rewrite sum_last, S_INR. replace (S T - 1)%nat with T by lia. lra.
Qed.
