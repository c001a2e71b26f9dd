(** Announced reservoirs when delays may last beyond the end of the game (P.2): told neither T nor D, who plays them
    cannot cut an announced delay, and D counts delays as they were announced.

    The coins of the game are drawn on to round N, in which the feedback of all rounds up to T has come. In this longer
    game no arm loses after round T, no later round is tracked, and none of them costs anything: the first T rounds are
    the same. *)
From Delays Require Export reservoirs_regret.

(** ** The sum of 1 / p_t *)

Lemma crowds_within C d T s : (1 <= C)%nat -> (1 <= s <= T)%nat ->
  sum T (fun t => if s <? t then ind (crowd C d t s) else 0) = INR (Nat.min (d s) (T - s) / C).
Proof.
  intros C1 hs. set (m := Nat.min (d s) (T - s)). replace T with (s + (m + (T - s - m)))%nat by lia.
  rewrite !sum_split, sum_zero, Rplus_0_l.
  2:{ intros t ht. now rewrite (proj2 (Nat.ltb_ge s t)) by lia. }
  rewrite (sum_zero (T - s - m)), Rplus_0_r.
  2:{ intros t ht. unfold crowd. rewrite (proj2 (Nat.leb_gt _ (s + d s))) by lia. rewrite andb_false_r.
      now destruct (s <? _). }
  rewrite <- (div_count C C1). apply sum_ext. intros k hk. rewrite (proj2 (Nat.ltb_lt s (s + k))) by lia. unfold crowd.
  rewrite (proj2 (Nat.leb_le (s + k) (s + d s))) by lia. rewrite andb_true_r, Nat.eqb_sym. now rewrite same_slot.
Qed.

(** The mean of the sum of 1 / p_t = 1 + a_t + floor (d_t / C), exactly. Coins up to any round n >= T may be drawn. *)
Theorem announced_total C d T n x : (1 <= C)%nat -> (T <= n)%nat ->
  E (enters C d) 1 n (fun y => sum T (fun t => 1 + INR (age C d y t) + INR (d t / C))) x
  = INR T + sum T (fun t => INR (d t / C)) + sum T (fun t => INR (Nat.min (d t) (T - t) / C)).
Proof.
  intros C1 hn. pose proof (enters_proper C d C1) as proper_. rewrite (E_sum _ proper_).
  rewrite (sum_ext _ _ (fun t => 1 + INR (d t / C) + sum T (fun s => if s <? t then ind (crowd C d t s) else 0))).
  - rewrite !sum_plus, sum_const, sum_swap.
    rewrite (sum_ext T (fun s => sum T _) (fun s => INR (Nat.min (d s) (T - s) / C))); [ring|].
    intros s hs. now apply crowds_within.
  - intros t ht. rewrite (E_ext _ _ _ _ (fun y => (1 + INR (d t / C)) + INR (age C d y t))) by (intros; ring).
    rewrite E_plus, (E_const _ proper_), (reservoirs_age C d C1) by lia. f_equal.
    replace T with ((t - 1) + (T - (t - 1)))%nat by lia. rewrite sum_split, (sum_zero (T - (t - 1))), Rplus_0_r.
    + apply sum_ext. intros s hs. now compare_nat.
    + intros s hs. now compare_nat.
Qed.

(** A round by which all feedback of the first n rounds has come *)
Fixpoint all_over (d : nat -> nat) (n : nat) : nat :=
  match n with O => O | S m => Nat.max (all_over d m) (S m + d (S m)) end.

Lemma over_by d n t : (1 <= t <= n)%nat -> (t + d t <= all_over d n)%nat.
Proof. induction n as [|n IH]; intros h; [lia|]. simpl. destruct (Nat.eq_dec t (S n)) as [->|]; [lia|]. lia. Qed.

Section Any_end.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let D : R := sum T (fun t => INR (d t)).
Let N : nat := Nat.max T (all_over d T).
Let inside (t : nat) : bool := t <=? T.
Let Zn (x : nat -> bool) (t : nat) : bool := inside t && Z C d x t.
Let en (x : nat -> bool) (t : nat) : R := ind (inside t).
Let lossn (t i : nat) : R := if inside t then loss t i else 0.
Let waitn (x : nat -> bool) (t : nat) : R := ind (inside t) * INR (d t).
Let sizen (t : nat) : R := ind (inside t).
Let oddsn := odds C d.
Let zn := importance Zn oddsn.
Let proper_ := enters_proper C d C1.

Let N1 : (1 <= N)%nat.
Proof. unfold N. lia. Qed.
Let long : (T <= N)%nat.
Proof. unfold N. lia. Qed.
Let inside_true t : (t <= T)%nat -> inside t = true.
Proof. intros h. now apply Nat.leb_le. Qed.
Let inside_false t : (T < t)%nat -> inside t = false.
Proof. intros h. now apply Nat.leb_gt. Qed.
Let comes t : (1 <= t <= T)%nat -> (t + d t <= N)%nat.
Proof. intros h. pose proof (over_by d T t h). unfold N. lia. Qed.

Let first_T (f : nat -> R) : (forall t, (T < t)%nat -> f t = 0) -> sum N f = sum T f.
Proof.
  intros zero. replace N with (T + (N - T))%nat by (unfold N; lia). rewrite sum_split, (sum_zero (N - T)); [ring|].
  intros t ht. apply zero. lia.
Qed.

Let z_is x t : zn x t = ind (inside t) * reservoir_z C d x t.
Proof.
  unfold zn, importance, Zn, oddsn, odds, reservoir_z. destruct (inside t), (Z C d x t); simpl ind; unfold Rdiv;
    rewrite ?Rinv_inv; ring.
Qed.
Let z_nonneg x t : 0 <= zn x t.
Proof. apply div_nonneg; [apply ind_bounds|apply (odds_pos K C T d K1 C1 T1)]. Qed.

Let heardn t : (1 <= t)%nat -> known (S (t + d t)) (fun x => Zn x t).
Proof. intros ht x y h. unfold Zn. f_equal. exact (reservoirs_heard C d C1 t x y h). Qed.
Let pastn t : (1 <= t)%nat -> known t (fun x => oddsn x t) /\ known t (fun x => en x t).
Proof. intros ht. split; [exact (proj1 (odds_known C d C1 t ht))|now intros x y _]. Qed.
Let e_boundsn (v : nat -> bool) t : 0 <= en v t <= 1.
Proof. apply ind_bounds. Qed.
Let sized t i : 0 <= lossn t i <= sizen t /\ sizen t <= 1.
Proof. unfold lossn, sizen. pose proof (unit_losses t i). destruct (inside t); simpl; lra. Qed.

Let fairn t w : (1 <= t <= N)%nat -> E (enters C d) t (N + 1 - t) (fun v => zn v t) w = en w t.
Proof.
  intros ht. unfold en. destruct (le_lt_dec t T) as [le|gt].
  - rewrite (inside_true t le). rewrite (E_ext _ _ _ _ (fun y => reservoir_z C d y t)).
    + apply (reservoirs_weight C d C1); [lia|]. now apply comes.
    + intros y. rewrite z_is, (inside_true t le). simpl. ring.
  - rewrite (inside_false t gt). rewrite (E_ext _ _ _ _ (fun _ => 0)); [apply (E_const _ proper_)|].
    intros y. rewrite z_is, (inside_false t gt). simpl. ring.
Qed.

Let firstn_ (v : nat -> bool) : en v 1 = 1.
Proof. unfold en. now rewrite inside_true by lia. Qed.
Let wait_nonneg (v : nat -> bool) t : (1 <= t)%nat -> 0 <= waitn v t.
Proof. intros _. apply Rmult_le_pos; [apply ind_bounds|apply pos_INR]. Qed.

Let coversn v t : (1 <= t <= N)%nat ->
  waiting_sum d (zn v) t = 0 \/ exists s, (1 <= s <= t)%nat /\ 0 < waitn v s.
Proof.
  intros ht. destruct (Classical_Prop.classic (exists s, (1 <= s <= t)%nat /\ 0 < waitn v s)) as [some|none];
    [now right|left].
  apply sum_zero. intros s hs. destruct (Nat.leb_spec t (s + d s)) as [wait|]; [|reflexivity]. rewrite z_is.
  destruct (le_lt_dec s T) as [le|gt]; [|rewrite (inside_false s gt); simpl; ring]. exfalso. apply none. exists s.
  split; [lia|]. unfold waitn. rewrite (inside_true s le). simpl. rewrite Rmult_1_l. apply INR_pos. lia.
Qed.

(** Rounds that wait together: each pays for its own delay, up to the end or not. *)
Let pairsn w c : (forall t, (1 <= t)%nat -> known t (fun x => c x t)) -> (forall x t, 0 <= c x t) ->
  (forall x s t, (1 <= s <= t)%nat -> (t <= N)%nat -> 0 < waitn x s -> c x t <= c x s) ->
  E (enters C d) 1 N (fun x => sum N (fun t => c x t * (zn x t * waiting_sum d (zn x) t))) w
  <= E (enters C d) 1 N (fun x => sum N (fun t => c x t * waitn x t)) w.
Proof.
  intros c_known c0 falls.
  apply Rle_trans with (E (enters C d) 1 N (fun x => sum N (fun s => sum N (fun t =>
    if waits d s t then c x s * (zn x s * zn x t) else 0))) w).
  - apply (E_le _ proper_). intros x. rewrite sum_swap. apply sum_le. intros t ht.
    rewrite (waiting_sum_all N d) by assumption. rewrite <- !sum_scal. apply sum_le. intros s hs. unfold waits.
    destruct (Nat.ltb_spec s t); cbn [andb]; [|lra]. destruct (Nat.leb_spec t (s + d s)); [|lra].
    pose proof (z_nonneg x s). pose proof (z_nonneg x t). assert (0 <= zn x s * zn x t) by now apply Rmult_le_pos.
    destruct (le_lt_dec s T) as [le|gt].
    + assert (pos : 0 < waitn x s).
      { unfold waitn. rewrite (inside_true s le). simpl. rewrite Rmult_1_l. apply INR_pos. lia. }
      pose proof (falls x s t ltac:(lia) ltac:(lia) pos). nra.
    + rewrite (z_is x s), (inside_false s gt). simpl. lra.
  - rewrite !(E_sum _ proper_). apply sum_le. intros s hs. rewrite (E_sum _ proper_).
    apply Rle_trans with (sum N (fun t => if waits d s t then E (enters C d) 1 N (fun x => c x s * ind (inside s)) w else 0)).
    + apply sum_le. intros t ht. unfold waits. destruct (Nat.ltb_spec s t) as [lt|]; cbn [andb];
        [|rewrite (E_const _ proper_); lra].
      destruct (Nat.leb_spec t (s + d s)) as [le|]; [|rewrite (E_const _ proper_); lra].
      destruct (le_lt_dec t T) as [early|late].
      2:{ rewrite (E_ext _ _ _ _ (fun _ => 0)).
          - rewrite (E_const _ proper_). apply (E_nonneg _ _ _ _ _ proper_). intros x.
            apply Rmult_le_pos; [apply c0|apply ind_bounds].
          - intros x. rewrite (z_is x t), (inside_false t late). simpl. ring. }
      rewrite (inside_true s) by lia.
      replace N with ((s - 1) + (N + 1 - s))%nat by lia. rewrite !E_tower. apply (E_le _ proper_). intros y.
      replace (1 + (s - 1))%nat with s by lia. rewrite E_factor by (apply c_known; lia).
      rewrite (E_known _ proper_ _ s (fun x => c x s * ind true)).
      2:{ intros u v h. now rewrite (c_known s ltac:(lia) u v h). }
      simpl ind. apply Rmult_le_compat_l; [apply c0|].
      rewrite (E_ext _ _ _ _ (fun v => reservoir_z C d v s * reservoir_z C d v t)).
      * apply (reservoirs_pairs C d C1); trivial; [lia|apply comes; lia|apply comes; lia].
      * intros v. rewrite !z_is, !inside_true by lia. simpl. ring.
    + rewrite waits_count by lia.
      rewrite (E_ext _ _ _ (fun x => c x s * waitn x s) (fun x => INR (d s) * (c x s * ind (inside s))))
        by (intros; unfold waitn; ring).
      rewrite E_scal. apply Rmult_le_compat_r; [|apply le_INR; lia]. apply (E_nonneg _ _ _ _ _ proper_). intros x.
      apply Rmult_le_pos; [apply c0|apply ind_bounds].
Qed.

Let M : R := INR T + sum T (fun t => INR (d t / C)) + sum T (fun t => INR (Nat.min (d t) (T - t) / C)).

Lemma announced_most : M <= most C T d.
Proof.
  unfold M, most. fold D. pose proof (INR_pos C C1) as c0.
  assert (part : forall k : nat, INR (k / C) <= INR k / INR C).
  { intros k. apply le_div; [assumption|]. rewrite <- mult_INR. apply le_INR. rewrite Nat.mul_comm.
    apply Nat.mul_div_le. lia. }
  assert (each : forall f : nat -> nat, (forall t, (f t <= d t)%nat) -> sum T (fun t => INR (f t / C)) <= / INR C * D).
  { intros f less. unfold D. rewrite <- sum_scal. apply sum_le. intros t _. eapply Rle_trans; [apply part|].
    unfold Rdiv. rewrite Rmult_comm. apply Rmult_le_compat_l; [left; now apply inv_pos|]. apply le_INR, less. }
  pose proof (each d (fun t => le_n _)). pose proof (each (fun t => Nat.min (d t) (T - t)) (fun t => Nat.le_min_l _ _)).
  unfold Rdiv. lra.
Qed.

Let costsn w : E (enters C d) 1 N (fun v => sum N (cost oddsn en v)) w <= most C T d.
Proof.
  eapply Rle_trans; [|exact announced_most]. right. unfold M.
  pose proof (announced_total C d T N w C1 long) as total_. rewrite <- total_.
  apply E_ext. intros y. rewrite first_T.
  - apply sum_ext. intros t ht. unfold cost, en, oddsn, odds. rewrite (inside_true t) by lia. simpl ind. unfold Rdiv.
    rewrite Rinv_inv, plus_INR, S_INR. ring.
  - intros t ht. unfold cost, en. rewrite (inside_false t ht). simpl. unfold Rdiv. ring.
Qed.

Let waitsn w : E (enters C d) 1 N (fun v => sum N (waitn v)) w <= D.
Proof.
  unfold waitn. rewrite (E_const _ proper_). rewrite first_T.
  - right. apply sum_ext. intros t ht. rewrite (inside_true t) by lia. simpl. ring.
  - intros t ht. rewrite (inside_false t ht). simpl. ring.
Qed.

Let lostn w : E (enters C d) 1 N (fun v => sum N (fun t => sizen t * (1 - en v t))) w <= 0.
Proof.
  unfold sizen, en. rewrite (E_const _ proper_), sum_zero; [lra|]. intros t _. destruct (inside t); simpl; ring.
Qed.

(** ** The first T rounds of the longer game are the game *)

Section Same.
Variable bandit : bool.

Let a_same x t : (t <= T)%nat -> a_adaptive bandit oddsn en x t = a_adaptive bandit oddsn (fun _ _ => 1) x t.
Proof.
  intros ht. unfold a_adaptive. destruct bandit; [|reflexivity]. f_equal. apply sum_ext. intros s hs. unfold cost, en.
  now rewrite inside_true by lia.
Qed.
Let b_same x t : (t <= T)%nat -> b_adaptive K bandit oddsn en waitn x t
  = b_adaptive K bandit oddsn (fun _ _ => 1) (fun _ s => INR (d s)) x t.
Proof.
  intros ht. unfold b_adaptive. do 3 f_equal. apply sum_ext. intros s hs. unfold due_to, cost, en, waitn.
  rewrite inside_true by lia. simpl ind. now rewrite Rmult_1_l.
Qed.

Theorem longer_game i w arm : announced_reservoir_regret K C T d loss bandit i w arm
  = regret_adaptive K N bandit d lossn (enters C d) Zn oddsn en waitn i w arm.
Proof.
  unfold announced_reservoir_regret, regret_adaptive, any_regret. f_equal.
  2:{ rewrite first_T.
      - apply sum_ext. intros t ht. unfold lossn. now rewrite inside_true by lia.
      - intros t ht. unfold lossn. now rewrite inside_false. }
  unfold any_mean.
  set (before := any_policy K bandit d loss (Z C d) (odds C d) _).
  set (after_ := any_policy K bandit d lossn Zn oddsn _).
  assert (after_proper : forall t x, proper (joint_law (enters C d) after_ t x)).
  { intros t x. apply (joint_proper (enters C d) after_); [exact proper_|]. intros s v u. apply any_policy_proper.
    intros v' s' y. destruct (adaptive_nonneg K bandit oddsn en waitn v' s') as [a0 b0].
    now apply arm_law_proper, (learner_distributions K bandit K1). }
  rewrite (E_ext (joint_law (enters C d) after_) N 1 (fun x => sum N (fun t => lossn t (arms x t)))
    (fun x => sum T (fun t => loss t (arms x t)))).
  2:{ intros x. rewrite first_T.
      - apply sum_ext. intros t ht. unfold lossn. now rewrite inside_true by lia.
      - intros t ht. unfold lossn. now rewrite inside_false. }
  rewrite (E_past _ after_proper N (S T)); [|pose proof long; lia|].
  2:{ intros x y h. apply sum_ext. intros t ht. unfold arms. now rewrite (h t) by lia. }
  replace (S T - 1)%nat with T by lia. apply E_law_ext. intros t x ht. unfold joint_law. f_equal.
  unfold before, after_, any_policy, play. f_equal. unfold algorithm_2, distribution, Lobs.
  rewrite a_same, b_same by lia. f_equal. f_equal. apply learn_ext. intros r hr.
  rewrite a_same, b_same by lia. split; [reflexivity|split; [reflexivity|]]. intros y j.
  assert (came : arrive d Zn (coins x) r = arrive d (Z C d) (coins x) r).
  { apply filter_ext_in. intros s hs. apply in_rounds in hs. unfold Zn. now rewrite inside_true by lia. }
  rewrite came. apply total_ext. intros s hs. unfold arrive in hs. apply filter_In in hs as [hs _].
  apply in_rounds in hs. unfold estimate, lossn. now rewrite inside_true by lia.
Qed.
End Same.

Theorem announced_any_end bandit i w arm : (i < K)%nat -> announced_reservoir_regret K C T d loss bandit i w arm
  <= if bandit then (4 * sqrt (INR K) - 2) * sqrt (most C T d) + 2 * sqrt 2 * sqrt (D * ln (INR K))
     else sqrt (ln (INR K)) * sqrt (most C T d + 8 * D).
Proof.
  intros hi. rewrite longer_game, <- (Rplus_0_r (if bandit then _ else _)).
  exact (adaptive_bound K N bandit d lossn (enters C d) Zn oddsn en sizen waitn K1 N1 proper_ sized heardn
    (odds_pos K C T d K1 C1 T1) pastn e_boundsn fairn firstn_ wait_nonneg (fun t _ _ _ _ => eq_refl) coversn w
    (pairsn w) (most C T d) D 0 (costsn w) (waitsn w) (lostn w) i arm hi).
Qed.
End Any_end.
