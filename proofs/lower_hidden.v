(** A hidden arm (book, P.11): what every bandit player of Figure 1 pays if all delays are d, with constants.

    What is known before round t are the looks that have arrived by then, on average half of all. One inequality between
    informations, at a tangent, replaces the inequality between kl's. *)
From Delays Require Export thm_d_5 lower_blocks.

(** kl (p, s) for two coins. *)
Definition kl (p s : R) : R := p * ln (p / s) + (1 - p) * ln ((1 - p) / (1 - s)).

Section Hidden.
Context {W : Type}.
Variables (K T C d : nat) (M v s q : R) (rho : law W) (p : W -> moves).
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat) (M0 : 0 < M) (v01 : 0 < v < 1).
Hypotheses (q01 : 0 < q < 1) (s01 : 0 < s < 1).
Hypothesis player : figure_1_player true K C (fun _ => d) rho p.
Hypothesis budget : forall l t, unit_interval l -> (1 <= t <= T)%nat ->
  mean rho (fun w => sum (t - 1) (fun r => ind (seen C d (t - 1) (p w) l r))) <= INR (t - 1) * (M / INR T).
Let x0 : nat -> nat -> bool := fun _ _ => false.
Let hrho : proper rho := mixture _ _ _ _ _ _ player.
Let legal w : follows_figure_1 true C (fun _ => d) (p w) := follows _ _ _ _ _ _ player w.
Let K0 : 0 < INR K.
Proof. apply INR_pos. lia. Qed.

(** The tilt: e^lambda, and the mean of e^(lambda coin) for a coin with chance s. *)
Let u : R := q * (1 - s) / (s * (1 - q)).
Let m : R := (1 - s) / (1 - q).
Let m_pos : 0 < m.
Proof. apply Rdiv_lt_0_compat; lra. Qed.
Let u_pos : 0 < u.
Proof. apply Rdiv_lt_0_compat; nra. Qed.
Let m_is : m = 1 + s * (u - 1).
Proof. unfold m, u. field. lra. Qed.
Let kl_is : q * ln u - ln m = kl q s.
Proof.
  unfold kl, u, m. replace (q * (1 - s) / (s * (1 - q))) with (q / s * ((1 - s) / (1 - q))) by (field; lra).
  rewrite ln_mult by (apply Rdiv_lt_0_compat; lra).
  replace ((1 - q) / (1 - s)) with (/ ((1 - s) / (1 - q))) by (field; lra).
  rewrite ln_Rinv by (apply Rdiv_lt_0_compat; lra). ring.
Qed.

(** How often round t plays the hidden arm i. *)
Definition finds (t i : nat) (w : W) : R :=
  E (each (hidden K v i)) 1 T (fun x => ind (plays (p w) (table x) t =? i)) x0.
Let arm t w : losses -> nat -> nat := plays_until (S (t - 1)) (p w).
Let ask t w : losses -> nat -> bool := seen C d (t - 1) (p w).
Let there t w l r : (arm t w l r < K)%nat.
Proof. unfold arm, plays_until. destruct (_ <=? _); [apply player|lia]. Qed.
Let sees t w : sees_only true (arm t w) (ask t w).
Proof. apply sees_until; [apply legal|lia]. Qed.
Let v01' : 0 <= v < 1.
Proof. lra. Qed.

(** What is known before round t. *)
Lemma known_before t i w : (1 <= t <= T)%nat -> (i < K)%nat ->
  ln u * E (each (cube K)) 1 T (fun x => ind (plays (p w) (table x) t =? i)) x0
  - information_fair v * E (each (cube K)) 1 T (looks T (arm t w) (ask t w) i) x0
  <= (1 + finds t i w * (u - 1)) / m - 1 + ln m.
Proof.
  intros ht hi. assert (here : forall x, plays (p w) (table x) t = A (arm t w) x t).
  { intros x. unfold A, arm, plays_until. now rewrite (proj2 (Nat.leb_le t (S (t - 1)))) by lia. }
  pose proof (information_of_looks true K T v (arm t w) (ask t w) K2 T1 v01' (sees t w) (there t w)
    (fun x => ln u * ind (plays (p w) (table x) t =? i)) i x0 eq_refl hi) as gibbs.
  rewrite E_scal in gibbs. eapply Rle_trans; [apply gibbs|].
  - intros x r a a' hr alike. do 3 f_equal. rewrite !here.
    now destruct (moves_visible true K T (arm t w) (ask t w) K2 T1 (sees t w) x r a a' t hr ltac:(lia) alike).
  - assert (hK : forall r (x : nat -> nat -> bool), proper (each (hidden K v i) r x)) by (intros; now apply hidden_proper).
    rewrite (E_ext _ _ _ _ (fun x => 1 + (u - 1) * ind (plays (p w) (table x) t =? i))).
    + rewrite E_plus, E_scal, (E_const _ hK). fold (finds t i w).
      replace (1 + (u - 1) * finds t i w) with (1 + finds t i w * (u - 1)) by ring. apply ln_tangent; [|exact m_pos].
      assert (0 <= finds t i w <= 1).
      { unfold finds. split; [rewrite <- (E_const _ hK T 0 1 x0)|rewrite <- (E_const _ hK T 1 1 x0)];
          apply (E_le _ hK); intros; apply ind_bounds. }
      nra.
    + intros x. destruct (_ =? i); cbn [ind]; [rewrite Rmult_1_r, exp_ln by exact u_pos; ring|].
      rewrite Rmult_0_r, exp_0. ring.
Qed.

(** K times the chance that round t plays the hidden arm, drawn uniformly. *)
Definition all_finds t : R := mean rho (fun w => sum K (fun k => finds t (k - 1) w)).

Lemma found_in_round t : (1 <= t <= T)%nat ->
  ln u - information_fair v * (INR (t - 1) * (M / INR T)) <= INR K * ln m + (u - 1) / m * (all_finds t - INR K * s).
Proof.
  intros ht. assert (fair : forall r (x : nat -> nat -> bool), proper (each (cube K) r x)) by (intros; apply cube_proper).
  assert (each_ : forall w, ln u - information_fair v * E (each (cube K)) 1 T (asked T (ask t w)) x0
    <= INR K * ln m + (u - 1) / m * (sum K (fun k => finds t (k - 1) w) - INR K * s)).
  { intros w. pose proof (sum_le K _ _ (fun k hk => known_before t (k - 1) w ht ltac:(lia))) as h. cbv beta in h.
    rewrite sum_minus, !sum_scal in h. rewrite <- !(E_sum _ fair) in h.
    rewrite (E_ext _ T 1 (fun x => sum K (fun k => ind (_ =? k - 1))) (fun _ => 1)) in h.
    2:{ intros x. rewrite <- (sum_delta K (fun _ => 1) (plays (p w) (table x) t)) by apply player.
        apply sum_ext. intros; ring. }
    rewrite (E_const _ fair), Rmult_1_r in h.
    rewrite (E_ext _ T 1 (fun x => sum K _) (asked T (ask t w))) in h by (intros; now apply looks_total).
    eapply Rle_trans; [exact h|]. right.
    rewrite (sum_ext K _ (fun k => (u - 1) / m * finds t (k - 1) w + (/ m - 1 + ln m))) by (intros; field; lra).
    rewrite sum_plus, sum_scal, sum_const. rewrite m_is. field. rewrite <- m_is. lra. }
  pose proof (mean_le rho _ _ hrho each_) as h. rewrite mean_plus, mean_scal in h.
  assert (spent : mean rho (fun w => E (each (cube K)) 1 T (asked T (ask t w)) x0) <= INR (t - 1) * (M / INR T)).
  { rewrite <- E_mean. rewrite <- (E_const _ fair T (INR (t - 1) * (M / INR T)) 1 x0). apply (E_le _ fair). intros x.
    eapply Rle_trans; [|apply (budget (table x) t (table_unit x) ht)]. right. apply mean_ext. intros w.
    unfold asked, Q, ask. replace T with ((t - 1) + (T + 1 - t))%nat at 1 by lia. rewrite sum_split.
    rewrite (sum_zero (T + 1 - t)), Rplus_0_r; [reflexivity|]. intros r hr. unfold seen.
    now rewrite (proj2 (Nat.leb_gt (t - 1 + r + d) (t - 1))), andb_false_r by lia. }
  rewrite (mean_ext rho (fun w => ln u - _) (fun w => ln u + - information_fair v
    * E (each (cube K)) 1 T (asked T (ask t w)) x0)) in h by (intros; ring).
  rewrite !mean_plus, !mean_scal, !mean_const in h by exact hrho.
  rewrite (mean_minus_const rho (fun w => sum K (fun k => finds t (k - 1) w)) (INR K * s) hrho) in h.
  fold (all_finds t) in h.
  destruct (information_fair_le v v01') as [i0 _]. apply (Rmult_le_compat_l _ _ _ i0) in spent. lra.
Qed.

(** What a player can know of the hidden arm, before round t. *)
Lemma kl_in_round t : (1 <= t <= T)%nat -> q = / INR K -> all_finds t = INR K * s ->
  kl q s <= INR (t - 1) / INR K * (M / INR T) * information_fair v.
Proof.
  intros ht hq hs. pose proof (found_in_round t ht) as h. rewrite hs in h. rewrite <- kl_is.
  apply Rmult_le_reg_l with (INR K); [assumption|].
  replace (INR K * (q * ln u - ln m)) with (ln u - INR K * ln m) by (rewrite hq; field; lra).
  replace (INR K * (INR (t - 1) / INR K * (M / INR T) * information_fair v))
    with (information_fair v * (INR (t - 1) * (M / INR T))) by (field; split; [apply not_0_INR; lia|lra]).
  replace (INR K * s - INR K * s) with 0 in h by ring. lra.
Qed.

(** What the looks tell is what separates q from s. *)
Hypotheses (few : / INR K <= q) (below : q < s) (gap : information_fair v * M <= 2 * INR K * kl q s).
Let u_less : u < 1.
Proof. apply Rmult_lt_reg_r with (s * (1 - q)); [nra|]. unfold u. field_simplify; [nra|nra]. Qed.

Lemma found_in_all : sum T all_finds <= INR K * s * INR T.
Proof.
  pose proof (INR_pos T T1) as T0. pose proof (sum_le T _ _ found_in_round) as h. cbv beta in h.
  rewrite sum_minus, sum_plus, !sum_scal, sum_minus, !sum_const in h.
  rewrite (sum_ext T (fun t => INR (t - 1) * (M / INR T)) (fun t => M / INR T * INR (t - 1))) in h by (intros; ring).
  rewrite sum_scal in h. pose proof (half_of_the_looks T) as half. destruct (information_fair_le v v01') as [i0 _].
  assert (mt : 0 < M / INR T) by now apply Rdiv_lt_0_compat.
  assert (looks_ : information_fair v * (M / INR T * sum T (fun t => INR (t - 1))) <= INR T * (INR K * kl q s)).
  { apply Rle_trans with (information_fair v * (M / INR T * (INR T * INR T / 2))).
    - apply Rmult_le_compat_l; [assumption|]. apply Rmult_le_compat_l; lra.
    - replace (information_fair v * (M / INR T * (INR T * INR T / 2))) with (INR T / 2 * (information_fair v * M))
        by (field; lra).
      nra. }
  assert (lnu : ln u <= 0) by (rewrite <- ln_1; apply ln_le; lra).
  assert (kq : 1 <= INR K * q).
  { apply Rmult_le_reg_l with (/ INR K); [now apply inv_pos|]. rewrite <- Rmult_assoc, Rinv_l by lra. lra. }
  assert (worth : INR K * kl q s <= ln u - INR K * ln m) by (rewrite <- kl_is; nra). apply Rnot_lt_le. intros more.
  assert (neg : (u - 1) / m * (sum T all_finds - INR T * (INR K * s)) < 0).
  { assert ((u - 1) / m < 0); [|nra]. pose proof (inv_pos _ m_pos). nra. }
  nra.
Qed.

Theorem hidden_arm_costs : exists l i, unit_interval l /\ (i < K)%nat
  /\ v / 2 * (1 - s) * INR T <= regret rho (fun w => plays (p w)) T l i.
Proof.
  pose proof (INR_pos T T1) as T0.
  assert (short : label_efficient true K T (INR T) rho (fun w => plays_until T (p w)) (fun w => seen C d T (p w))).
  { split; [exact hrho| | |].
    - intros w. apply sees_until; [apply legal|lia].
    - intros w l t. unfold plays_until. destruct (_ <=? _); [apply player|lia].
    - intros l _. apply mean_at_most; [exact hrho|]. intros w. rewrite <- (Rmult_1_r (INR T)). apply sum_at_most.
      intros; apply ind_bounds. }
  assert (same : regret rho (fun w => plays_until T (p w)) T = regret rho (fun w => plays (p w)) T)
    by (do 2 (apply functional_extensionality; intros); apply regret_until).
  pose proof (costly_table true K T (INR T) v rho _ _ K2 T1 v01 short s x0) as large. rewrite same in large.
  apply large.
  - apply Rmult_le_reg_l with (INR T); [assumption|]. apply Rle_trans with (sum T all_finds).
    2:{ pose proof found_in_all. lra. }
    right. unfold total_hits, all_finds. rewrite <- mean_scal.
    rewrite <- mean_sum by exact hrho. apply mean_ext. intros w. rewrite sum_swap, <- sum_scal. apply sum_ext.
    intros k hk. assert (hK : forall r (x : nat -> nat -> bool), proper (each (hidden K v (k - 1)) r x))
      by (intros; apply hidden_proper; lia || lra).
    unfold hits, finds. rewrite <- (E_sum _ hK), <- E_scal. apply E_ext. intros x. unfold share.
    replace (INR T * (sum T (fun t => ind (A (plays_until T (p w)) x t =? k - 1)) / INR T))
      with (sum T (fun t => ind (A (plays_until T (p w)) x t =? k - 1))) by (field; lra).
    apply sum_ext. intros t ht. unfold A, plays_until. now rewrite (proj2 (Nat.leb_le t T)) by lia.
Qed.
End Hidden.

(** ** The theorem *)

Definition looks_at_most {W} (C d T : nat) (M : R) (rho : law W) (p : W -> moves) : Prop :=
  forall l t, unit_interval l -> (1 <= t <= T)%nat ->
  mean rho (fun w => sum (t - 1) (fun r => ind (seen C d (t - 1) (p w) l r))) <= INR (t - 1) * (M / INR T).

(** kl against any chance q between 1 / K and s. *)
Theorem lower_2_at {W} (K T C d : nat) (M s q : R) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < M -> / INR K <= q <= s -> s < 1 ->
  figure_1_player true K C (fun _ => d) rho p -> looks_at_most C d T M rho p ->
  exists l i, unit_interval l /\ (i < K)%nat /\
    INR T / 2 * (1 - s) * sqrt (1 - exp (- (4 * INR K / M * kl q s))) <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 M0 [hq hs] s1 player budget. pose proof (INR_pos K ltac:(lia)) as K0. pose proof (inv_pos _ K0) as k0.
  set (y := 4 * INR K / M * kl q s). destruct (Rle_lt_dec (1 - exp (- y)) 0) as [none|some].
  { exists (fun _ _ => 0), 0%nat. split; [intros t i; lra|]. split; [lia|]. rewrite sqrt_neg_0 by assumption.
    unfold regret. rewrite (mean_ext rho _ (fun _ => 0)) by (intros; now apply sum_zero).
    rewrite mean_const by apply player. rewrite sum_zero by reflexivity. lra. }
  assert (e0 := exp_pos (- y)). set (v := sqrt (1 - exp (- y))).
  assert (vv : v * v = 1 - exp (- y)) by (apply sqrt_sqrt; lra).
  assert (v0 : 0 < v) by now apply sqrt_lt_R0. assert (v1 : v < 1) by nra.
  assert (info : information_fair v = y / 2).
  { unfold information_fair. rewrite <- ln_mult by lra. replace ((1 - v) * (1 + v)) with (exp (- y)) by (rewrite Rmult_comm;
      replace ((1 + v) * (1 - v)) with (1 - v * v) by ring; rewrite vv; ring). rewrite ln_exp. field. }
  assert (apart : q < s).
  { destruct hs as [|e]; [assumption|exfalso]. subst s. assert (zero : kl q q = 0).
    { unfold kl. replace (q / q) with 1 by (field; lra). replace ((1 - q) / (1 - q)) with 1 by (field; lra).
      rewrite ln_1. ring. }
    unfold y in some. rewrite zero, Rmult_0_r, Ropp_0, exp_0 in some. lra. }
  eapply costs_less; [|apply (hidden_arm_costs K T C d M v s q rho p K2 T1 M0 (conj v0 v1)); trivial; try lra].
  - fold v. lra.
  - rewrite info. unfold y. right. field. lra.
Qed.

(** kl (1 / K, s_t) <= (t - 1) / K M / T kl (1/2, 1/2 - v/2), where s_t is the chance that round t plays the hidden arm. *)
Theorem information_before_round {W} (K T C d : nat) (M v : R) (rho : law W) p t :
  (2 <= K)%nat -> 0 < M -> 0 < v < 1 -> figure_1_player true K C (fun _ => d) rho p -> looks_at_most C d T M rho p ->
  (1 <= t <= T)%nat -> let s := all_finds K T v rho p t / INR K in 0 < s < 1 ->
  kl (/ INR K) s <= INR (t - 1) / INR K * (M / INR T) * information_fair v.
Proof.
  intros K2 M0 v01 player budget ht s hs. pose proof (le_INR 2 K K2) as k2. simpl (INR 2) in k2.
  assert (q01 : 0 < / INR K < 1).
  { split; [apply inv_pos; lra|]. rewrite <- Rinv_1. apply Rinv_lt_contravar; lra. }
  apply (kl_in_round K T C d M v s (/ INR K) rho p); trivial; [lia|]. unfold s. field. lra.
Qed.

(** With C slots. *)
Lemma slots_limit_looks {W} K C d T (rho : law W) p : (1 <= T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  looks_at_most C d T (INR T * Rmin 1 (INR C / INR (d + 1))) rho p.
Proof.
  intros T1 player l t _ _. pose proof (INR_pos T T1). apply mean_at_most; [apply player|]. intros w.
  eapply Rle_trans; [apply (looks_arrived C d (p w) l t)|]. right. field. lra.
Qed.

(** With a limit c to the mean size of the tracking set. *)
Lemma mean_size_limits_looks {W} K C d T c (rho : law W) p : (1 <= T)%nat -> 0 < c ->
  figure_1_player true K C (fun _ => d) rho p ->
  (forall l t, unit_interval l -> (1 <= t <= T)%nat ->
    mean rho (fun w => INR (length (held_after C (fun _ => d) (p w) l t))) <= c) ->
  looks_at_most C d T (INR T * Rmin 1 (c / INR (d + 1))) rho p.
Proof.
  intros T1 c0 player size l t hl ht. pose proof (INR_pos T T1). pose proof (INR_pos (d + 1) ltac:(lia)) as posd.
  pose proof (mixture _ _ _ _ _ _ player) as hrho. pose proof (pos_INR (t - 1)) as t0.
  replace (INR T * Rmin 1 (c / INR (d + 1)) / INR T) with (Rmin 1 (c / INR (d + 1))) by (field; lra).
  unfold Rmin. destruct (Rle_dec 1 (c / INR (d + 1))) as [_|_].
  - rewrite <- (mean_const rho (INR (t - 1) * 1) hrho). apply mean_le; [assumption|]. intros w. rewrite <- sum_const.
    apply sum_le. intros; apply ind_bounds.
  - apply Rmult_le_reg_l with (INR (d + 1)); [assumption|]. rewrite <- mean_scal.
    apply Rle_trans with (mean rho (fun w => sum (t - 1) (fun r => INR (length (held_after C (fun _ => d) (p w) l r))))).
    { apply mean_le; [assumption|]. intros w. apply (room_nights C d (t - 1) (p w)). }
    replace (INR (d + 1) * (INR (t - 1) * (c / INR (d + 1)))) with (INR (t - 1) * c) by (field; lra).
    rewrite mean_sum by exact hrho. apply sum_at_most. intros r hr. apply (size l r hl). lia.
Qed.

(** ** Numbers *)

Lemma looks_positive T c d : (1 <= T)%nat -> 0 < c -> 0 < INR T * Rmin 1 (c / INR (d + 1)).
Proof.
  intros T1 c0. apply Rmult_lt_0_compat; [now apply INR_pos|]. apply Rmin_glb_lt; [lra|].
  apply Rdiv_lt_0_compat; [assumption|apply INR_pos; lia].
Qed.

(** T sqrt (1 - e^(-K y / M)) >= min {T, sqrt (T K Q)} sqrt (1 - e^-y), with M = T / Q. *)
Lemma few_looks K T c d y : (1 <= K)%nat -> (1 <= T)%nat -> 0 < c -> 0 <= y ->
  let M := INR T * Rmin 1 (c / INR (d + 1)) in
  Rmin (INR T) (sqrt (INR T * INR K * Rmax 1 (INR (d + 1) / c))) * sqrt (1 - exp (- y))
  <= INR T * sqrt (1 - exp (- (INR K / M * y))).
Proof.
  intros K1 T1 c0 y0 M. pose proof (INR_pos K K1) as k0. pose proof (INR_pos T T1) as t0.
  pose proof (INR_pos (d + 1) ltac:(lia)) as d0. set (Q := Rmax 1 (INR (d + 1) / c)).
  assert (mq : M * Q = INR T).
  { unfold M, Q, Rmin, Rmax. destruct (Rle_dec 1 (c / INR (d + 1))) as [a|a], (Rle_dec 1 (INR (d + 1) / c)) as [b|b].
    - apply (Rmult_le_compat_r (INR (d + 1))) in a; [|lra]. apply (Rmult_le_compat_r c) in b; [|lra].
      unfold Rdiv in a, b. rewrite Rmult_assoc, Rinv_l in a, b by lra. assert (e : c = INR (d + 1)) by lra.
      rewrite e. field. lra.
    - ring.
    - field. lra.
    - exfalso. apply a. apply le_div; [assumption|]. apply Rnot_le_lt in b. apply (Rmult_lt_compat_r c) in b; [|lra].
      unfold Rdiv in b. rewrite Rmult_assoc, Rinv_l in b by lra. lra. }
  assert (q1 : 1 <= Q) by apply Rmax_l. pose proof (looks_positive T c d T1 c0) as m0. fold M in m0.
  set (r := INR K / M). assert (r0 : 0 < r) by now apply Rdiv_lt_0_compat.
  assert (rt : r * INR T = INR K * Q) by (unfold r; rewrite <- mq; field; lra).
  assert (e1 : exp (- y) <= 1) by (rewrite <- exp_0; apply exp_le; lra).
  assert (less : Rmin 1 r * (1 - exp (- y)) <= 1 - exp (- (r * y))).
  { unfold Rmin. destruct (Rle_dec 1 r) as [big|small].
    - assert (exp (- (r * y)) <= exp (- y)) by (apply exp_le; nra). lra.
    - pose proof (exp_chord (- y) r ltac:(lra)) as chord. replace (- y * r) with (- (r * y)) in chord by ring. lra. }
  assert (root : Rmin (INR T) (sqrt (INR T * INR K * Q)) <= INR T * sqrt (Rmin 1 r)).
  { unfold Rmin at 2. destruct (Rle_dec 1 r); [rewrite sqrt_1, Rmult_1_r; apply Rmin_l|].
    eapply Rle_trans; [apply Rmin_r|]. right. rewrite <- (sqrt_square (INR T)) at 2 by lra.
    rewrite <- sqrt_mult by nra. f_equal. rewrite Rmult_assoc, <- rt. ring. }
  assert (p0 : 0 <= Rmin 1 r) by (apply Rmin_glb; lra).
  apply Rle_trans with (INR T * (sqrt (Rmin 1 r) * sqrt (1 - exp (- y)))).
  - rewrite <- Rmult_assoc. apply Rmult_le_compat_r; [apply sqrt_pos|exact root].
  - apply Rmult_le_compat_l; [lra|]. rewrite <- sqrt_mult by lra. apply sqrt_le_1_alt. exact less.
Qed.

Lemma root_exp y c b : 0 < b -> b <= 1 -> - y <= ln b -> c * c <= 1 - b -> c <= sqrt (1 - exp (- y)).
Proof.
  intros b0 b1 hy hc. destruct (Rle_lt_dec c 0) as [neg|pos]; [pose proof (sqrt_pos (1 - exp (- y))); lra|].
  rewrite <- (sqrt_square c) by lra. apply sqrt_le_1_alt. assert (exp (- y) <= b); [|lra].
  rewrite <- (exp_ln b) by assumption. now apply exp_le.
Qed.

Theorem lower_2_any {W} (K T C d : nat) (c : R) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < c -> figure_1_player true K C (fun _ => d) rho p ->
  looks_at_most C d T (INR T * Rmin 1 (c / INR (d + 1))) rho p ->
  let least := Rmin (INR T) (sqrt (INR T * INR K * Rmax 1 (INR (d + 1) / c))) in
  exists l i, unit_interval l /\ (i < K)%nat
    /\ (if (K <? 15)%nat then sqrt 7 / 32 else / 4) * least <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 c0 player budget least. pose proof (looks_positive T c d T1 c0) as M0.
  set (M := INR T * Rmin 1 (c / INR (d + 1))) in *.
  assert (l0 : 0 <= least) by (apply Rmin_glb; [apply pos_INR|apply sqrt_pos]).
  assert (core : forall s q z, / INR K <= q <= s -> s < 1 -> 0 <= kl q s -> z <= sqrt (1 - exp (- (4 * kl q s))) ->
    0 <= z -> costs K (regret rho (fun w => plays (p w)) T) (/ 2 * (1 - s) * z * least)).
  { intros s q z hq hs h0 hz z0.
    eapply costs_less; [|exact (lower_2_at K T C d M s q rho p K2 T1 M0 hq hs player budget)].
    replace (4 * INR K / M * kl q s) with (INR K / M * (4 * kl q s)) by (field; lra).
    pose proof (few_looks K T c d (4 * kl q s) ltac:(lia) T1 c0 ltac:(lra)) as few. cbv zeta in few.
    fold M least in few. pose proof (Rmult_le_compat_l least _ _ l0 hz). nra. }
  destruct (Nat.ltb_spec K 15) as [small|many].
  - eapply costs_less; [right|apply (core (3 / 4) (/ 2) (sqrt 7 / 4))]; [field|..].
    + split; [|lra]. apply Rinv_le_contravar; [lra|]. exact (le_INR 2 K K2).
    + lra.
    + unfold kl. replace (1 - / 2) with (/ 2) by field. rewrite <- Rmult_plus_distr_l, <- ln_mult by lra.
      apply Rmult_le_pos; [lra|]. rewrite <- ln_1. apply ln_le; lra.
    + apply (root_exp _ _ (9 / 16)); [lra|lra| |].
      * unfold kl. replace (/ 2 / (3 / 4)) with (2 / 3) by field. replace ((1 - / 2) / (1 - 3 / 4)) with 2 by field.
        replace (1 - / 2) with (/ 2) by field. rewrite <- Rmult_plus_distr_l, <- ln_mult by lra.
        replace (9 / 16) with (/ ((2 / 3 * 2) * (2 / 3 * 2))) by field. rewrite ln_Rinv, (ln_mult (2 / 3 * 2)) by lra.
        lra.
      * pose proof (sqrt_sqrt 7 ltac:(lra)). lra.
    + pose proof (sqrt_pos 7). lra.
  - assert (big : ln (25 / 9) <= 4 * kl (/ 15) (3 / 8)).
    { unfold kl. replace (/ 15 / (3 / 8)) with (/ (45 / 8)) by field. rewrite ln_Rinv by lra.
      replace ((1 - / 15) / (1 - 3 / 8)) with (112 / 75) by field.
      assert (powers : INR 15 * ln (25 / 9) + INR 4 * ln (45 / 8) <= INR 56 * ln (112 / 75)).
      { rewrite <- !ln_pow by lra. rewrite <- ln_mult by (apply pow_lt; lra).
        apply ln_le; [apply Rmult_lt_0_compat; apply pow_lt; lra|lra]. }
      replace (INR 15) with 15 in powers by (simpl; ring). replace (INR 4) with 4 in powers by (simpl; ring).
      replace (INR 56) with 56 in powers by (simpl; ring). lra. }
    assert (pos : 0 < ln (25 / 9)) by (rewrite <- ln_1; apply ln_increasing; lra).
    eapply costs_less; [right|apply (core (3 / 8) (/ 15) (4 / 5))]; [field|..].
    + split; [|lra]. apply Rinv_le_contravar; [lra|]. replace 15 with (INR 15) by (simpl; ring). now apply le_INR.
    + lra.
    + lra.
    + apply (root_exp _ _ (9 / 25)); [lra|lra| |lra]. replace (9 / 25) with (/ (25 / 9)) by field.
      rewrite ln_Rinv by lra. lra.
    + lra.
Qed.

(** ** Both adversaries (book, P.12) *)

Lemma bits_cubed K : (15 <= K)%nat -> INR 3 * ln (INR K) <= INR (Nat.log2 K) * ln 15.
Proof.
  intros hK. destruct (Nat.log2_spec K ltac:(lia)) as [low up]. set (l := Nat.log2 K) in *.
  assert (three : (K ^ 3 <= 15 ^ l)%nat).
  { destruct (Nat.eq_dec K 15) as [->|ne]; [change l with 3%nat; lia|].
    assert (hl : (4 <= l)%nat) by (change 4%nat with (Nat.log2 16); apply Nat.log2_le_mono; lia).
    assert (h : forall n, (4 <= n)%nat -> ((2 ^ S n) ^ 3 <= 15 ^ n)%nat).
    { intros n hn. rewrite <- Nat.pow_mul_r. replace (S n * 3)%nat with (15 + 3 * (n - 4))%nat by lia.
      replace n with (4 + (n - 4))%nat at 2 by lia. rewrite !Nat.pow_add_r, Nat.pow_mul_r.
      apply Nat.mul_le_mono; [apply Nat.leb_le; vm_compute; reflexivity|]. apply Nat.pow_le_mono_l. simpl. lia. }
    eapply Nat.le_trans; [|apply h; exact hl]. apply Nat.pow_le_mono_l. lia. }
  rewrite <- !ln_pow by positive. apply ln_le; [apply pow_lt, INR_pos; lia|]. replace 15 with (INR 15) by (simpl; ring).
  rewrite <- !pow_INR. now apply le_INR.
Qed.

(** sqrt (8 K) + sqrt (8 log K) <= 9 sqrt (floor (log2 K)) for 2 <= K <= 14 *)
Theorem few_arms K : (2 <= K < 15)%nat -> sqrt (INR K) + sqrt (ln (INR K)) <= 9 * sqrt (/ 8 * INR (Nat.log2 K)).
Proof.
  intros hK. assert (ln7 : ln 7 <= 2).
  { eapply Rle_trans; [apply (ln_power 64 (1 / 32)); [lra|lra|simpl pow; lra]|simpl; lra]. }
  assert (ln14 : ln 14 <= 27 / 10).
  { eapply Rle_trans; [apply (ln_power 256 (27 / 2560)); [lra|lra|simpl pow; lra]|simpl; lra]. }
  pose proof ln_3 as ln3.
  assert (step : forall k x a b c, (K <= k)%nat -> ln (INR k) <= x -> 0 <= a -> 0 <= b -> 0 <= c ->
    INR k <= a * a -> x <= b * b -> c * c <= / 8 * INR (Nat.log2 K) -> a + b <= 9 * c ->
    sqrt (INR K) + sqrt (ln (INR K)) <= 9 * sqrt (/ 8 * INR (Nat.log2 K))).
  { intros k x a b c hk hx a0 b0 c0 ka xb cl sum_. apply le_INR in hk as hk'. pose proof (INR_pos K ltac:(lia)).
    assert (sqrt (INR K) <= a) by (rewrite <- (sqrt_square a) by lra; apply sqrt_le_1_alt; lra).
    assert (sqrt (ln (INR K)) <= b).
    { rewrite <- (sqrt_square b) by lra. apply sqrt_le_1_alt. pose proof (ln_le (INR K) (INR k) ltac:(lra) hk'). lra. }
    assert (c <= sqrt (/ 8 * INR (Nat.log2 K))) by (rewrite <- (sqrt_square c) at 1 by lra; apply sqrt_le_1_alt; lra).
    lra. }
  destruct (le_lt_dec K 3) as [k3|k3]; [|destruct (le_lt_dec K 7) as [k7|k7]].
  - assert (l : Nat.log2 K = 1%nat) by (assert (K = 2 \/ K = 3)%nat as [-> | ->] by lia; reflexivity).
    apply (step 3%nat (9 / 8) (18 / 10) (11 / 10) (35 / 100)); try lia; rewrite ?l; simpl INR; try lra.
    replace (1 + 1 + 1) with 3 by ring. lra.
  - assert (l : Nat.log2 K = 2%nat).
    { assert (K = 4 \/ K = 5 \/ K = 6 \/ K = 7)%nat as [-> | [-> | [-> | ->]]] by lia; reflexivity. }
    apply (step 7%nat 2 (265 / 100) (142 / 100) (49 / 100)); try lia; rewrite ?l; simpl INR; try lra.
    replace (1 + 1 + 1 + 1 + 1 + 1 + 1) with 7 by ring. lra.
  - assert (l : Nat.log2 K = 3%nat).
    { assert (K = 8 \/ K = 9 \/ K = 10 \/ K = 11 \/ K = 12 \/ K = 13 \/ K = 14)%nat
        as [-> | [-> | [-> | [-> | [-> | [-> | ->]]]]]] by lia; reflexivity. }
    apply (step 14%nat (27 / 10) (375 / 100) (165 / 100) (61 / 100)); try lia; rewrite ?l; simpl INR; try lra.
    replace (1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1) with 14 by ring. lra.
Qed.

(** 4 sqrt 2 + sqrt (8 log K / floor (log2 K)) <= 9 from K = 15 on. *)
Theorem many_arms K : (15 <= K)%nat -> 4 * sqrt 2 + sqrt (8 * ln (INR K) / INR (Nat.log2 K)) <= 9.
Proof.
  intros hK. pose proof (bits_cubed K hK) as h. replace (INR 3) with 3 in h by (simpl; ring).
  assert (l0 : 0 < INR (Nat.log2 K)) by (apply INR_pos, Nat.log2_le_pow2; simpl; lia).
  assert (ln15 : ln 15 <= 11 / 4).
  { eapply Rle_trans; [apply (ln_power 128 (11 / 512)); [lra|lra|simpl pow; lra]|simpl; lra]. }
  assert (sqrt 2 <= 142 / 100) by (rewrite <- (sqrt_square (142 / 100)) by lra; apply sqrt_le_1_alt; lra).
  assert (sqrt (8 * ln (INR K) / INR (Nat.log2 K)) <= 272 / 100).
  { rewrite <- (sqrt_square (272 / 100)) by lra. apply sqrt_le_1_alt. apply div_le; [assumption|]. nra. }
  lra.
Qed.

(** sqrt (1 + d / C) <= sqrt 2 sqrt Q *)
Lemma two_roots d c : 0 < c -> 1 + INR d / c <= 2 * Rmax 1 (INR (d + 1) / c).
Proof.
  intros c0. pose proof (Rmax_l 1 (INR (d + 1) / c)). pose proof (Rmax_r 1 (INR (d + 1) / c)).
  assert (INR d / c <= INR (d + 1) / c); [|lra]. apply Rmult_le_compat_r; [left; now apply inv_pos|]. apply le_INR. lia.
Qed.

Theorem lower_3_any {W} (K T C d : nat) (c : R) (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> 1 <= c -> figure_1_player true K C (fun _ => d) rho p ->
  looks_at_most C d T (INR T * Rmin 1 (c / INR (d + 1))) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat /\
  / 9 * Rmin (INR T) (sqrt (INR T * INR K * (1 + INR d / c)) + sqrt (INR T * INR d * ln (INR K)))
  <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 c1 player budget. assert (c0 : 0 < c) by lra. pose proof (INR_pos T T1) as t0.
  pose proof (pos_INR d) as d0. pose proof (INR_pos K ltac:(lia)) as k0. pose proof (log_arms K K2) as lk.
  assert (d1 : INR (d + 1) = INR d + 1) by (rewrite plus_INR; reflexivity).
  set (x := sqrt (INR T * INR K * (1 + INR d / c))). set (y := sqrt (INR T * INR d * ln (INR K))).
  pose proof (Rmin_l (INR T) (x + y)) as min_l. pose proof (Rmin_r (INR T) (x + y)) as min_r.
  pose proof (lower_1_bits true K C d T rho p K2 player) as r1. set (L := INR (Nat.log2 K)) in *.
  assert (L0 : 1 <= L) by (apply (le_INR 1), Nat.log2_le_pow2; simpl; lia).
  set (B := sqrt (/ 8 * L * INR T * INR (d + 1))) in *. assert (B0 : 0 <= B) by apply sqrt_pos.
  assert (td : 0 <= INR T * INR (d + 1)) by positive. destruct (le_lt_dec 15 K) as [many|few].
  - pose proof (lower_2_any K T C d c rho p K2 T1 c0 player budget) as r2. cbv zeta in r2.
    rewrite (proj2 (Nat.ltb_ge K 15)) in r2 by assumption. cbv iota in r2.
    eapply costs_less; [|exact (costs_both _ _ _ _ r1 r2)]. set (Q := Rmax 1 (INR (d + 1) / c)) in *.
    set (H := sqrt (INR T * INR K * Q)) in *. pose proof (two_roots d c c0) as roots.
    assert (xH : x <= sqrt 2 * H).
    { unfold x, H. rewrite <- sqrt_mult_alt by lra.
      replace (2 * (INR T * INR K * Q)) with (INR T * INR K * (2 * Q)) by ring. monotone. }
    assert (yB : y <= sqrt (8 * ln (INR K) / L) * B).
    { unfold y, B. rewrite <- sqrt_mult_alt by positive. apply sqrt_le_1_alt.
      replace (8 * ln (INR K) / L * (/ 8 * L * INR T * INR (d + 1))) with (INR T * INR (d + 1) * ln (INR K))
        by (field; lra).
      apply Rmult_le_compat_r; nra. }
    pose proof (many_arms K many) as nine. fold L in nine. pose proof (sqrt_pos 2).
    pose proof (sqrt_pos (8 * ln (INR K) / L)). pose proof (Rmax_l (Rmin (INR T / 2) B) (/ 4 * Rmin (INR T) H)) as m1.
    pose proof (Rmax_r (Rmin (INR T / 2) B) (/ 4 * Rmin (INR T) H)) as m2.
    set (m := Rmax (Rmin (INR T / 2) B) (/ 4 * Rmin (INR T) H)) in *.
    destruct (Rle_lt_dec (INR T / 2) B); [rewrite Rmin_left in m1 by assumption; lra|]. rewrite Rmin_right in m1 by lra.
    destruct (Rle_lt_dec (INR T) H); [rewrite Rmin_left in m2 by assumption; lra|]. rewrite Rmin_right in m2 by lra.
    assert (sqrt 2 * H <= sqrt 2 * (4 * m)) by positive.
    assert (sqrt (8 * ln (INR K) / L) * B <= sqrt (8 * ln (INR K) / L) * m) by positive.
    assert (m * (4 * sqrt 2 + sqrt (8 * ln (INR K) / L)) <= m * 9) by monotone. lra.
  - eapply costs_less; [|exact r1]. apply Rmin_glb; [lra|]. pose proof (few_arms K ltac:(lia)) as nine. fold L in nine.
    set (S := sqrt (INR T * INR (d + 1))).
    assert (xS : x <= sqrt (INR K) * S).
    { unfold x, S. rewrite <- sqrt_mult_alt by lra. apply sqrt_le_1_alt.
      assert (INR d / c <= INR d) by (apply div_le; nra).
      replace (INR K * (INR T * INR (d + 1))) with (INR T * INR K * (1 + INR d)) by (rewrite d1; ring).
      apply Rmult_le_compat_l; [nra|lra]. }
    assert (yS : y <= sqrt (ln (INR K)) * S) by (unfold y, S; rewrite <- sqrt_mult_alt
      by lra; apply sqrt_le_1_alt; rewrite Rmult_comm; apply Rmult_le_compat_l; nra).
    replace B with (sqrt (/ 8 * L) * S) by (unfold B, S; rewrite <- sqrt_mult_alt by lra; f_equal; ring).
    apply (Rmult_le_compat_r S _ _ (sqrt_pos _)) in nine. lra.
Qed.
