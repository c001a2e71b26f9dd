(** The regret with reservoirs. Whether a round is observed is decided by later coins, too, and coins of one slot are
    not independent; the weights are right given the past.

    Hidden delays, told T and D: fixed rates. Announced delays, told neither: who knows d_t when round t begins tosses the
    later coins of its slot at once, and tracks the round only if none of them would displace it. What is observed is the
    same, nothing is dropped, and p_t is known when round t begins. All delays end in the game here; for hidden delays, or
    for who is told T, that is no loss. Who is told the delays and not T cannot cut them: `announced_any_end.v`. *)
From Delays Require Export adaptive reservoirs.

Section Regret.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis ends : forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** p_t, given the past; D, M = T + 2 D / C, and the inverse rates. *)
Definition odds (x : nat -> bool) (t : nat) : R := / INR (S (age C d x t) + d t / C).
Let D : R := sum T (fun t => INR (d t)).
Definition most : R := INR T + 2 / INR C * D.
Definition a_fixed (bandit : bool) : R := if bandit then sqrt (most / 2) else 0.
Definition b_fixed (bandit : bool) : R := sqrt ((if bandit then D else most / 8 + D) / ln (INR K)).

(** The regret of Algorithm 2 with reservoirs, against arm i. *)
Definition reservoirs_regret (bandit : bool) (i : nat) w arm : R :=
  any_regret K T bandit d loss (enters C d) (Z C d) odds
    (fun _ _ => learner K bandit (a_fixed bandit) (b_fixed bandit)) i w arm.
Let proper_ := enters_proper C d C1.
Lemma scale_is x t : importance (Z C d) odds x t = reservoir_z C d x t.
Proof. unfold importance, odds, reservoir_z, Rdiv. now rewrite Rinv_inv. Qed.
Lemma odds_pos x t : 0 < odds x t.
Proof. apply inv_pos, INR_pos. lia. Qed.

Lemma reservoirs_decided t : (1 <= t)%nat ->
  known (S (t + d t)) (fun x => Z C d x t) /\ known (S (t + d t)) (fun x => odds x t).
Proof.
  intros ht. split; [exact (reservoirs_heard C d C1 t)|]. intros x y h. unfold odds.
  now rewrite (known_age C d C1 t ht x y) by (now apply (agree_weaken t (S (t + d t))); [lia|]).
Qed.

Lemma D_nonneg : 0 <= D.
Proof. apply sum_nonneg. intros; apply pos_INR. Qed.

Lemma most_pos : 1 <= most.
Proof.
  pose proof (le_INR 1 T T1) as t1. simpl (INR 1) in t1. pose proof D_nonneg. pose proof (INR_pos C C1).
  pose proof (div_nonneg 2 (INR C) ltac:(lra) ltac:(assumption)). unfold most. nra.
Qed.

Lemma fixed_nonneg bandit : 0 <= a_fixed bandit /\ 0 <= b_fixed bandit.
Proof. split; [destruct bandit; simpl; [apply sqrt_pos|lra]|apply sqrt_pos]. Qed.
Let unit_weight (x : nat -> bool) (t : nat) : R := 1.

Lemma reservoirs_fair t x : (1 <= t <= T)%nat ->
  E (enters C d) t (T + 1 - t) (fun v => importance (Z C d) odds v t) x = 1.
Proof.
  intros ht. rewrite (E_ext _ _ _ _ (fun y => reservoir_z C d y t)) by (intros; apply scale_is).
  apply reservoirs_weight; [assumption|lia|now apply ends].
Qed.

Lemma odds_known t : (1 <= t)%nat -> known t (fun x => odds x t) /\ known t (fun x => unit_weight x t).
Proof. intros ht. split; intros x y h; [|reflexivity]. unfold odds. now rewrite (known_age C d C1 t ht x y h). Qed.

Lemma costs_are w : E (enters C d) 1 T (fun x => sum T (cost odds unit_weight x)) w <= most.
Proof.
  rewrite (E_ext _ _ _ _ (fun y => sum T (fun t => 1 + INR (age C d y t) + INR (d t / C)))).
  2:{ intros y. apply sum_ext. intros t _. unfold cost, unit_weight, odds, Rdiv.
      now rewrite Rinv_inv, plus_INR, S_INR, Rmult_1_l, (Rplus_comm 1). }
  destruct (reservoirs_total C d C1 T w ends) as [e le]. rewrite e. exact le.
Qed.

(** Rounds that wait together: each pays for its own delay. *)
Lemma reservoirs_waiting w c : (forall t, (1 <= t)%nat -> known t (fun x => c x t)) -> (forall x t, 0 <= c x t) ->
  (forall x s t, (1 <= s <= t)%nat -> (t <= T)%nat -> 0 < INR (d s) -> c x t <= c x s) ->
  E (enters C d) 1 T (fun x => sum T (fun t => c x t * (importance (Z C d) odds x t
    * waiting_sum d (importance (Z C d) odds x) t))) w
  <= E (enters C d) 1 T (fun x => sum T (fun t => c x t * INR (d t))) w.
Proof.
  intros c_known c0 falls. set (zt := importance (Z C d) odds).
  assert (z0 : forall x t, 0 <= zt x t).
  { intros x t. apply div_nonneg; [apply ind_bounds|apply odds_pos]. }
  apply Rle_trans with (E (enters C d) 1 T (fun x => sum T (fun s => sum T (fun t =>
    if waits d s t then c x s * (zt x s * zt x t) else 0))) w).
  - apply (E_le _ proper_). intros x. rewrite sum_swap. apply sum_le. intros t ht.
    rewrite (waiting_sum_all T d) by assumption. rewrite <- !sum_scal. apply sum_le. intros s hs. unfold waits.
    destruct (Nat.ltb_spec s t); cbn [andb]; [|lra]. destruct (Nat.leb_spec t (s + d s)); [|lra].
    pose proof (falls x s t ltac:(lia) ltac:(lia) ltac:(apply INR_pos; lia)).
    assert (0 <= zt x s * zt x t) by now apply Rmult_le_pos. nra.
  - rewrite !(E_sum _ proper_). apply sum_le. intros s hs. rewrite (E_sum _ proper_).
    apply Rle_trans with (sum T (fun t => if waits d s t then E (enters C d) 1 T (fun x => c x s) w else 0)).
    + apply sum_le. intros t ht. unfold waits. destruct (Nat.ltb_spec s t) as [lt|]; cbn [andb];
        [|rewrite (E_const _ proper_); lra].
      destruct (Nat.leb_spec t (s + d s)) as [le|]; [|rewrite (E_const _ proper_); lra].
      replace T with ((s - 1) + (T + 1 - s))%nat by lia. rewrite !E_tower. apply (E_le _ proper_). intros y.
      replace (1 + (s - 1))%nat with s by lia. rewrite E_factor by (apply c_known; lia).
      rewrite (E_known _ proper_ _ s (fun x => c x s)) by (apply c_known; lia).
      rewrite <- (Rmult_1_r (c y s)) at 2. apply Rmult_le_compat_l; [apply c0|].
      rewrite (E_ext _ _ _ _ (fun v => reservoir_z C d v s * reservoir_z C d v t))
        by (intros; unfold zt; now rewrite !scale_is).
      apply (reservoirs_pairs C d C1); trivial; [lia|apply ends; lia|apply ends; lia].
    + rewrite waits_count by lia.
      rewrite (E_scaled _ _ _ (INR (d s)) (fun x => c x s) (fun x => c x s * INR (d s))) by (intros; ring).
      apply Rmult_le_compat_r; [|apply le_INR; lia]. apply (E_nonneg _ _ _ _ _ proper_). intros; apply c0.
Qed.

Lemma none_waits x t : (forall s, (1 <= s <= t)%nat -> d s = 0%nat) -> waiting_sum d (importance (Z C d) odds x) t = 0.
Proof. intros h. apply sum_zero. intros s hs. rewrite h by lia. now rewrite (proj2 (Nat.leb_gt t (s + 0))) by lia. Qed.

Lemma some_wait x t : (1 <= t <= T)%nat -> waiting_sum d (importance (Z C d) odds x) t = 0
  \/ exists s, (1 <= s <= t)%nat /\ 0 < INR (d s).
Proof.
  intros ht. destruct (Classical_Prop.classic (exists s, (1 <= s <= t)%nat /\ (1 <= d s)%nat)) as [(s & hs & pos)|none].
  - right. exists s. split; [assumption|now apply INR_pos].
  - left. apply none_waits. intros s hs. destruct (Nat.eq_dec (d s) 0) as [|ne]; [assumption|]. exfalso. apply none.
    exists s. lia.
Qed.

Let heard t : (1 <= t)%nat -> known (S (t + d t)) (fun x => Z C d x t).
Proof. intros ht. exact (reservoirs_heard C d C1 t). Qed.

(** ** Announced delays *)

(** alpha_t^-2 = sum of 1 / p_s, and beta_t^-2 = 2 / log K times the sum of d_s, with full information of 1 / (8 p_s) + d_s. *)
Definition announced_reservoir_regret (bandit : bool) : nat -> (nat -> bool) -> (nat -> nat) -> R :=
  regret_adaptive K T bandit d loss (enters C d) (Z C d) odds (fun _ _ => 1) (fun _ t => INR (d t)).
Let unit_bounds (x : nat -> bool) (t : nat) : 0 <= unit_weight x t <= 1.
Proof. unfold unit_weight. lra. Qed.
Let total_waiting w : E (enters C d) 1 T (fun _ => sum T (fun t => INR (d t))) w <= D.
Proof. rewrite (E_const _ proper_). right. reflexivity. Qed.
Let nothing_lost w : E (enters C d) 1 T (fun x => sum T (fun t => 1 * (1 - unit_weight x t))) w <= 0.
Proof. unfold unit_weight. rewrite (E_const _ proper_), sum_const. lra. Qed.
Let unit_sizes t i : 0 <= loss t i <= 1 /\ 1 <= 1.
Proof. exact (conj (unit_losses t i) (Rle_refl 1)). Qed.

Lemma announced_by_most bandit i w arm : (i < K)%nat -> announced_reservoir_regret bandit i w arm
  <= if bandit then (4 * sqrt (INR K) - 2) * sqrt most + 2 * sqrt 2 * sqrt (D * ln (INR K))
     else sqrt (ln (INR K)) * sqrt (most + 8 * D).
Proof.
  intros hi. rewrite <- (Rplus_0_r (if bandit then _ else _)).
  exact (adaptive_bound K T bandit d loss (enters C d) (Z C d) odds unit_weight (fun _ => 1) (fun _ t => INR (d t))
    K1 T1 proper_ unit_sizes heard odds_pos odds_known unit_bounds (fun t x ht => reservoirs_fair t x ht)
    (fun _ => eq_refl) (fun _ t _ => pos_INR (d t)) (fun t _ _ _ _ => eq_refl) some_wait w (reservoirs_waiting w)
    most D 0 (costs_are w) (total_waiting w) (nothing_lost w) i arm hi).
Qed.

(** ** Hidden delays: fixed rates *)

Lemma reservoirs_e_1 bandit i w arm : 0 < ln (INR K) -> (i < K)%nat ->
  reservoirs_regret bandit i w arm <=
  (if bandit then sqrt (INR K) * (most / a_fixed bandit) else most / 8 / b_fixed bandit) + D / b_fixed bandit
  + last_terms bandit K (a_fixed bandit) (b_fixed bandit).
Proof.
  intros lk hi. pose proof most_pos. pose proof D_nonneg as D0. destruct (fixed_nonneg bandit) as [a0 b0].
  assert (b_pos : 0 < D -> 0 < b_fixed bandit).
  { intros pos. apply sqrt_lt_R0, Rdiv_lt_0_compat; [destruct bandit; lra|assumption]. }
  assert (D_pos : forall s, (1 <= s <= T)%nat -> 0 < INR (d s) -> 0 < D).
  { intros s hs pos. pose proof (sum_member T (fun t => INR (d t)) s (fun s _ => pos_INR (d s)) hs) as one_.
    cbv beta in one_. fold D in one_. lra. }
  unfold reservoirs_regret. eapply Rle_trans.
  { apply (adaptive_regret K T bandit d loss (enters C d) (Z C d) odds unit_weight (fun _ => 1) K1 T1 proper_ unit_sizes heard
      (fun x t _ => odds_pos x t) odds_known unit_bounds (fun t x ht => reservoirs_fair t x ht)
      (fun _ _ => a_fixed bandit) (fun _ _ => b_fixed bandit)).
    - intros t _. split; now intros x y _.
    - intros; now split.
    - intros v s t _ _. split; lra.
    - intros v t _. destruct bandit; simpl.
      + apply sqrt_lt_R0. lra.
      + split; [reflexivity|]. apply sqrt_lt_R0, Rdiv_lt_0_compat; lra.
    - intros v t ht. destruct (some_wait v t ht) as [|(s & hs & pos)]; [now left|right].
      apply b_pos, (D_pos s); [lia|assumption].
    - exact hi. }
  pose proof (reservoirs_waiting w (fun _ _ => / b_fixed bandit) ltac:(intros t _ x y _; reflexivity)
    ltac:(intros; now apply inv_nonneg) ltac:(intros; lra)) as pairs. cbv beta in pairs.
  rewrite (E_const _ proper_ T _ 1) in pairs. rewrite sum_scal in pairs. fold D in pairs.
  pose proof (nothing_lost w) as none. pose proof (costs_are w) as total_. rewrite E_plus, (E_const _ proper_ T _ 1).
  set (q := if bandit then sqrt (INR K) * / a_fixed bandit else / 8 * / b_fixed bandit).
  assert (q0 : 0 <= q).
  { unfold q. pose proof (inv_nonneg _ a0). pose proof (inv_nonneg _ b0). pose proof (sqrt_pos (INR K)).
    destruct bandit; apply Rmult_le_pos; lra. }
  rewrite (E_scaled _ _ _ q (fun v => sum T (cost odds unit_weight v))).
  - apply (Rmult_le_compat_l q _ _ q0) in total_. unfold q in *. destruct bandit; unfold Rdiv in *; lra.
  - intros v. apply sum_scaled. intros t _. unfold first_mean, q. destruct bandit; unfold Rdiv; ring.
Qed.

Lemma one_arm_no_regret bandit i w arm : K = 1%nat -> (i < K)%nat -> reservoirs_regret bandit i w arm = 0.
Proof.
  intros one hi. assert (i = 0%nat) as -> by lia. unfold reservoirs_regret. rewrite one.
  apply (one_arm_any T bandit d loss (enters C d) (Z C d) odds (learner 1 bandit) (fun _ _ => a_fixed bandit)
    (fun _ _ => b_fixed bandit)).
  - exact proper_.
  - exact reservoirs_decided.
  - now apply learner_distributions.
  - intros t _. split; now intros x y _.
  - intros _ t. apply fixed_nonneg.
Qed.

Theorem reservoirs_by_most bandit i w arm : (i < K)%nat -> reservoirs_regret bandit i w arm
  <= if bandit then sqrt 2 * (2 * sqrt (INR K) - 1) * sqrt most + 2 * sqrt (D * ln (INR K))
     else sqrt (ln (INR K) / 2) * sqrt (most + 8 * D).
Proof.
  intros hi. pose proof most_pos as m1. pose proof D_nonneg as D0. pose proof (root_arms K K1).
  destruct (Nat.eq_dec K 1) as [one|more].
  { rewrite one_arm_no_regret by assumption. destruct bandit; positive. }
  pose proof (log_arms K ltac:(lia)) as lk. eapply Rle_trans; [now apply reservoirs_e_1|].
  pose proof (balanced (if bandit then D else most / 8 + D) (ln (INR K)) ltac:(destruct bandit; lra) lk) as bal.
  change (sqrt ((if bandit then D else most / 8 + D) / ln (INR K))) with (b_fixed bandit) in bal. unfold last_terms.
  destruct bandit.
  - unfold a_fixed. assert (half : most / sqrt (most / 2) = sqrt 2 * sqrt most /\ sqrt (most / 2) = sqrt 2 * sqrt most
      / 2).
    { rewrite sqrt_div_alt by lra. pose proof (sqrt_lt_R0 2 ltac:(lra)). pose proof (sqrt_lt_R0 most ltac:(lra)).
      pose proof (sqrt_sqrt most ltac:(lra)) as mm. pose proof (sqrt_sqrt 2 ltac:(lra)) as tt.
      set (M := sqrt most) in *. set (q := sqrt 2) in *. split; [rewrite <- mm; field; lra|].
      replace (q * M / 2) with (q * M / (q * q)) by now rewrite tt. field. lra. }
    destruct half as [-> ->]. lra.
  - rewrite <- sqrt_mult by lra.
    replace (ln (INR K) / 2 * (most + 8 * D)) with (2 * 2 * ((most / 8 + D) * ln (INR K))) by field.
    rewrite root_out, <- bal by lra. right. unfold Rdiv. ring.
Qed.
End Regret.
