(** Theorem E.1 (thm:ftrl-scheduler-no-sigmas): the pairs of weights in Theorem 4.4 are replaced by delays. *)
From Delays Require Export thm_2_1 automation.

Section Scheduler.
Context {A : Type}.
Variables (C T : nat) (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool)
  (p : nat -> R).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.

Let zt := z Z p.

(** The mean over the scheduler's coins. *)
Definition coin_mean (f : (nat -> A) -> R) (w : nat -> A) : R := E (independent L) 1 T f w.
Let L_proper' : forall t w, proper (independent L t w).
Proof. intros; apply L_proper. Qed.

(** E[g z_t] = E[E[g z_t | F_t]] = E[g E[z_t | F_t]] = E[g e_t], if g is known before round t. *)
Lemma tower_weight t g w : (1 <= t <= T)%nat -> known t g ->
  coin_mean (fun w => g w * zt w t) w = coin_mean (fun w => g w * free C S0 w t) w.
Proof.
  intros ht hg. unfold coin_mean. replace T with ((t - 1) + S (T - t))%nat by lia. rewrite !E_tower.
  apply E_ext; intros y. replace (1 + (t - 1))%nat with t by lia.
  rewrite (E_known _ L_proper' _ t (fun w => g w * free C S0 w t)).
  2:{ intros x x' h. rewrite (hg x x' h). f_equal. now apply (known_free C S0 Z pre t); [lia|]. }
  rewrite (E_factor _ _ t _ g) by assumption. f_equal. rewrite <- (mean_z C T L S0 Z p L_proper pre quant y t ht).
  apply mean_ext; intros c. apply (E_known _ L_proper' _ (S t) (fun w => zt w t)), (known_z S0 Z p pre). lia.
Qed.

(** Future weights disappear: E[g z_t] <= E[g]. *)
Lemma drop_weight t g w : (1 <= t <= T)%nat -> known t g -> (forall v, 0 <= g v) ->
  coin_mean (fun w => g w * zt w t) w <= coin_mean g w.
Proof.
  intros ht hg pos. rewrite tower_weight by assumption. apply E_le; [exact L_proper'|]. intros v.
  pose proof (ind_bounds (length (S0 v t) <? C)). specialize (pos v). unfold free. nra.
Qed.

(** Two moments: E[z_t] <= 1 and E[z_t^2] <= 1 / p_t, since z_t^2 = z_t / p_t. *)
Lemma first_moment t w : (1 <= t <= T)%nat -> coin_mean (fun v => zt v t) w <= 1.
Proof.
  intros h. pose proof (drop_weight t (fun _ => 1) w h ltac:(now intros x y _) ltac:(intros; lra)) as m.
  unfold coin_mean in *.
  rewrite (E_const _ L_proper') in m. rewrite (E_ext _ _ _ _ (fun v => 1 * zt v t)) by (intros; ring). exact m.
Qed.

Lemma second_moment t w : (1 <= t <= T)%nat -> coin_mean (fun v => zt v t * zt v t) w <= / p t.
Proof.
  intros h. pose proof (first_moment t w h) as m. destruct (quant t h) as [pos _].
  pose proof (inv_pos (p t) ltac:(lra)). unfold coin_mean in *.
  rewrite (E_scaled _ _ _ (/ p t) (fun v => zt v t)); [nra|]. intros v. unfold zt, z.
  destruct (Z v t); simpl; unfold Rdiv; ring.
Qed.

(** Both moments at once, for constants q and r. *)
Lemma moments q r c w : (forall t, (1 <= t <= T)%nat -> 0 <= q t /\ 0 <= r t) ->
  coin_mean (fun v => sum T (fun t => q t * (zt v t * zt v t) + r t * zt v t) + c) w <= sum T (fun t => q t * / p t
  + r t) + c.
Proof.
  intros pos. unfold coin_mean. rewrite E_plus, E_const, E_sum by exact L_proper'. apply Rplus_le_compat_r, sum_le.
  intros t ht. rewrite E_plus, !E_scal. destruct (pos t ht) as [q0 r0].
  pose proof (Rmult_le_compat_l _ _ _ q0 (second_moment t w ht)).
  pose proof (Rmult_le_compat_l _ _ _ r0 (first_moment t w ht)). unfold coin_mean in *. lra.
Qed.

Variables (d : nat -> nat) (beta : (nat -> A) -> nat -> R).
Hypothesis beta_known : forall t, (1 <= t)%nat -> known t (fun w => beta w t).
Hypothesis beta_nonneg : forall w t, (1 <= t <= T)%nat -> 0 <= beta w t.
(** The rates do not increase. (Asked for only where round s waits in round t, so that an infinite rate may be written
    as any number as long as there were no delays.) *)
Hypothesis beta_decreasing : forall w s t, (1 <= s < t)%nat -> (t <= T)%nat -> (t <= s + d s)%nat ->
  beta w t <= beta w s.

(** Round s waits in round t. *)
Definition waits (s t : nat) : bool := (s <? t) && (t <=? s + d s).

Lemma waiting_sum_all B t : (1 <= t <= T)%nat -> waiting_sum d B t = sum T (fun s => if waits s t then B s else 0).
Proof.
  intros h. unfold waiting_sum, waits. replace T with ((t - 1) + (T + 1 - t))%nat by lia. rewrite sum_split.
  rewrite (sum_zero (T + 1 - t)), Rplus_0_r by (intros; now compare_nat). apply sum_ext; intros s hs. now compare_nat.
Qed.

(** Round s waits in min {d_s, T - s} rounds of the game. *)
Lemma waits_count s c : (s <= T)%nat -> sum T (fun t => if waits s t then c else 0) = INR (min (d s) (T - s)) * c.
Proof.
  intros h. unfold waits. replace T with (s + (T - s))%nat at 1 by lia.
  rewrite sum_split, sum_zero, Rplus_0_l by (intros; now compare_nat). generalize (T - s)%nat as m.
  induction m as [|m IH]; [rewrite Nat.min_0_r; simpl; ring|]. rewrite sum_last, IH. compare_nat. cbn [andb].
  destruct (Nat.leb_spec (s + S m) (s + d s)).
  - rewrite !Nat.min_r, S_INR by lia. ring.
  - rewrite !Nat.min_l by lia. ring.
Qed.

Let weight_nonneg v t : (1 <= t <= T)%nat -> 0 <= zt v t.
Proof. intros h. apply (z_nonneg C T L S0 Z p quant). assumption. Qed.

(** Move the rate to the earlier round, and swap the sums. *)
Lemma swap_pairs v :
  sum T (fun t => beta v t * zt v t * waiting_sum d (zt v) t)
  <= sum T (fun s => sum T (fun t => if waits s t then beta v s * zt v s * zt v t else 0)).
Proof.
  rewrite sum_swap. apply sum_le; intros t ht. rewrite waiting_sum_all, <- sum_scal by assumption.
  apply sum_le; intros s hs. unfold waits. destruct (Nat.ltb_spec s t) as [lt|]; simpl; [|lra].
  destruct (Nat.leb_spec t (s + d s)) as [le|]; simpl; [|lra].
  pose proof (beta_decreasing v s t ltac:(lia) ltac:(lia) le). pose proof (weight_nonneg v s hs).
  pose proof (weight_nonneg v t ht).
  assert (0 <= zt v s * zt v t) by now apply Rmult_le_pos. nra.
Qed.

(** beta_s z_s is known before every later round t. *)
Lemma pair_known s t : (1 <= s < t)%nat -> known t (fun v => beta v s * zt v s).
Proof.
  intros h x y e. f_equal.
  - apply beta_known; [lia|]. apply (agree_weaken s t); [lia|assumption].
  - apply (known_z S0 Z p pre s); [lia|]. apply (agree_weaken (S s) t); [lia|assumption].
Qed.

Let pair_nonneg v s : (1 <= s <= T)%nat -> 0 <= beta v s * zt v s.
Proof. intros h. apply Rmult_le_pos; [now apply beta_nonneg|now apply weight_nonneg]. Qed.

Lemma pairs_count s w : (1 <= s <= T)%nat ->
  sum T (fun t => if waits s t then coin_mean (fun v => beta v s * zt v s * zt v t) w else 0)
  <= INR (min (d s) (T - s)) * coin_mean (fun v => beta v s * zt v s) w.
Proof.
  intros hs. rewrite <- waits_count by lia. apply sum_le; intros t ht. unfold waits.
  destruct (Nat.ltb_spec s t); simpl; [|lra]. destruct (t <=? s + d s); [|lra].
  apply (drop_weight t (fun v => beta v s * zt v s)); [lia|apply pair_known; lia|]. intros; now apply pair_nonneg.
Qed.

(** The central step. The book's sharper form, with the part of the delay inside the game. *)
Theorem central_step w :
  coin_mean (fun v => sum T (fun t => beta v t * zt v t * waiting_sum d (zt v) t)) w
  <= coin_mean (fun v => sum T (fun t => beta v t * zt v t * INR (min (d t) (T - t)))) w.
Proof.
  eapply Rle_trans; [apply E_le; [exact L_proper'|exact swap_pairs]|].
  unfold coin_mean. rewrite !E_sum by exact L_proper'. apply sum_le; intros s hs. rewrite E_sum by exact L_proper'.
  rewrite (E_scaled _ _ _ (INR (min (d s) (T - s))) (fun v => beta v s * zt v s)) by (intros; ring).
  eapply Rle_trans; [right|exact (pairs_count s w hs)]. apply sum_ext. intros t _. unfold waits.
  destruct (_ && _); [reflexivity|now apply E_const].
Qed.

Corollary central_step_printed w :
  coin_mean (fun v => sum T (fun t => beta v t * zt v t * waiting_sum d (zt v) t)) w
  <= coin_mean (fun v => sum T (fun t => beta v t * zt v t * INR (d t))) w.
Proof.
  eapply Rle_trans; [apply central_step|]. apply E_le; [exact L_proper'|]. intros v. apply sum_le; intros t ht.
  apply Rmult_le_compat_l; [now apply pair_nonneg|apply le_INR; lia].
Qed.
End Scheduler.

(** ** Theorems 4.4 and E.1 with the bound of Theorem 2.1 *)

(** The right-hand side of Theorem E.1 for one outcome of the coins: each round pays for its own delay. *)
Definition bound_e_1 (bandit : bool) (K T : nat) (d : nat -> nat) (B a b : nat -> R) : R :=
  sum T (fun t => (if bandit then sqrt (INR K) * (B t * B t) / a t else B t * B t / b t) + B t / b t * INR (d t))
  + (if bandit then 2 * sqrt (INR K) * a T else 0) + ln (INR K) * b T.

Lemma arm_law_proper K x : simplex K x -> proper (arm_law K x).
Proof.
  intros [nonneg total]. split.
  - intros i u hin. apply in_map_iff in hin as (j & [= _ <-] & hj). apply nonneg. apply in_seq in hj. lia.
  - assert (sums : forall l, mean (map (fun i => (i, x i)) l) (fun _ => 1) = total_of x l).
    { induction l as [|i l IH]; simpl; [reflexivity|]. rewrite IH. ring. }
    unfold arm_law. now rewrite sums.
Qed.

(** Expectation of that bound if the rates are constants: the moments go straight in. *)
Lemma expected_bound {A} (K C T : nat) (bandit : bool) (d : nat -> nat) (L : nat -> law A) S0 Z p (a b : nat -> R) w :
  (forall t, proper (L t)) -> precommitted S0 Z -> quantified L C S0 Z p T -> (forall t, 0 <= a t /\ 0 <= b t) ->
  coin_mean T L (fun v => bound_e_1 bandit K T d (z Z p v) a b) w <=
  sum T (fun t => (if bandit then sqrt (INR K) * / p t / a t else / p t / b t) + INR (d t) / b t)
  + (if bandit then 2 * sqrt (INR K) * a T else 0) + ln (INR K) * b T.
Proof.
  intros hL pre quant pos. rewrite Rplus_assoc. eapply Rle_trans; [right|eapply Rle_trans;
    [apply (moments C T L S0 Z p hL pre quant (fun t => if bandit then sqrt (INR K) / a t else / b t)
      (fun t => INR (d t) / b t))|right; f_equal; apply sum_ext; intros; destruct bandit; unfold Rdiv; ring]].
  - apply E_ext. intros v. unfold bound_e_1. rewrite Rplus_assoc. f_equal. apply sum_ext. intros t _.
    destruct bandit; unfold Rdiv; ring.
  - intros t _. destruct (pos t). pose proof (pos_INR (d t)). unfold Rdiv. split; [destruct bandit|]; positive.
Qed.

Section Theorems.
Context {A : Type}.
Variables (K C T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) (p : nat -> R).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis capacity : forall w t, (length (S0 w t) <= C)%nat.
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Hypothesis T1 : (1 <= T)%nat.

(** The learner, and Theorem 2.1 about it. *)
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypothesis X_distributions : distributions K X.
Hypothesis regret_of_ftrl : theorem_2_1 bandit K X.

(** Inverse rates: functions of the scheduler's earlier coins; the rates do not increase. *)
Variables (a b : (nat -> A) -> nat -> R).
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t).
Hypothesis rates_nonneg : forall w t, 0 <= a w t /\ 0 <= b w t.
Hypothesis rates_positive : forall w t, (1 <= t <= T)%nat -> 0 < a w t + b w t.
Hypothesis rates_monotone : forall w s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a w s <= a w t /\ b w s <= b w t.

Let weights w t := X (a w t) (b w t).
Lemma weights_are_known t : (1 <= t)%nat -> known t (fun w => weights w t).
Proof. intros h x y hxy. destruct (rates_known t h) as [ka kb]. unfold weights. now rewrite (ka x y hxy), (kb x y hxy).
Qed.
Lemma weights_are_proper w t x : proper (arm_law K (weights w t x)).
Proof. apply arm_law_proper. apply X_distributions; apply rates_nonneg. Qed.

(** The regret of Algorithm 2 against arm i. *)
Definition regret_of_algorithm_2 (i : nat) w arm : R := regret_2 K T bandit d loss L Z p weights i w arm.
Let zt := z Z p.

Theorem thm_4_4_bound i w arm : (i < K)%nat -> (forall v, finite_where_used bandit T d (zt v) (a v) (b v)) ->
  regret_of_algorithm_2 i w arm <=
  coin_mean T L (fun v => bound_2_1 bandit K T d (zt v) (a v) (b v)) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  intros hi finite.
  apply (thm_4_4 K C T bandit d loss L S0 Z p); try assumption; [exact weights_are_known|exact weights_are_proper|].
  intros v. apply (regret_of_ftrl T d (zt v) (fun t j => zt v t * loss t j) (a v) (b v) i arm); try assumption.
  + intros t ht j. pose proof (z_nonneg C T L S0 Z p quant v t ht). specialize (unit_losses t j). unfold zt in *. nra.
  + intros t ht. destruct (rates_nonneg v t). auto.
  + intros s t hs ht. now apply rates_monotone.
  + apply finite.
Qed.

(** For Theorem E.1 the rate beta_t must be finite as soon as d_t is positive. *)
Hypothesis first_term_finite : forall w t, (1 <= t <= T)%nat -> if bandit then 0 < a w t else a w t = 0 /\ 0 < b w t.
Hypothesis second_term_finite : forall w t, (1 <= t <= T)%nat -> (1 <= d t)%nat -> 0 < b w t.

Lemma nothing_waits v t : (1 <= t <= T)%nat -> ~ 0 < b v t -> waiting_sum d (zt v) t = 0.
Proof.
  intros ht h. apply sum_zero. intros s hs. destruct (Nat.leb_spec t (s + d s)); [|reflexivity].
  destruct h. pose proof (second_term_finite v s ltac:(lia) ltac:(lia)).
  destruct (rates_monotone v s t ltac:(lia) ltac:(lia)). lra.
Qed.

(** For any form of the first and of the last terms of Theorem 2.1: the two sides differ in the sum over pairs. *)
Lemma e_1_with (first : R -> R -> R -> R) (last : R -> R -> R) i w arm : (i < K)%nat ->
  (forall T d B loss a b i arm, (1 <= T)%nat -> (i < K)%nat ->
    (forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t) ->
    (forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t) ->
    (forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t) -> finite_where_used bandit T d B a b ->
    delayed_regret bandit K T d loss (fun t => X (a t) (b t)) i arm
    <= sum T (fun t => first (B t) (a t) (b t) + B t / b t * waiting_sum d B t) + last (a T) (b T)) ->
  regret_of_algorithm_2 i w arm <=
  coin_mean T L (fun v => sum T (fun t => first (zt v t) (a v t) (b v t) + zt v t / b v t * INR (d t))
    + last (a v T) (b v T)) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  clear regret_of_ftrl. intros hi ftrl_bound. eapply Rle_trans.
  { apply (thm_4_4 K C T bandit d loss L S0 Z p L_proper capacity pre quant unit_losses weights weights_are_known
      weights_are_proper) with (bound := fun v =>
        sum T (fun t => first (zt v t) (a v t) (b v t) + zt v t / b v t * waiting_sum d (zt v) t) + last (a v T) (b v T)).
    intros v. apply (ftrl_bound T d (zt v) (fun t j => zt v t * loss t j) (a v) (b v) i arm); trivial.
    - intros t ht j. pose proof (z_nonneg C T L S0 Z p quant v t ht). specialize (unit_losses t j). unfold zt in *. nra.
    - intros t ht. destruct (rates_nonneg v t). auto.
    - intros s t hs ht. now apply rates_monotone.
    - intros t ht. specialize (first_term_finite v t ht). split.
      + destruct bandit; [now right|]. destruct first_term_finite. split; [assumption|now right].
      + destruct (Rlt_dec 0 (b v t)) as [h|h]; [now right|left]. rewrite nothing_waits by assumption. ring. }
  apply Rplus_le_compat_r.
  assert (apart : forall g, coin_mean T L (fun v => sum T (fun t => first (zt v t) (a v t) (b v t) + zt v t / b v t * g v t)
      + last (a v T) (b v T)) w = coin_mean T L (fun v => sum T (fun t => / b v t * zt v t * g v t)) w
    + coin_mean T L (fun v => sum T (fun t => first (zt v t) (a v t) (b v t)) + last (a v T) (b v T)) w).
  { intros g. unfold coin_mean. rewrite <- E_plus. apply E_ext; intros v. rewrite sum_plus.
    rewrite (sum_ext T (fun t => zt v t / b v t * g v t) (fun t => / b v t * zt v t * g v t)) by (intros; unfold Rdiv; ring).
    ring. }
  eapply Rle_trans; [right; exact (apart (fun v => waiting_sum d (zt v)))|].
  eapply Rle_trans; [|right; symmetry; exact (apart (fun _ t => INR (d t)))]. apply Rplus_le_compat_r.
  apply (central_step_printed C T L S0 Z p L_proper pre quant d (fun v t => / b v t)).
  - intros t ht x y h. destruct (rates_known t ht) as [_ kb]. now rewrite (kb x y h).
  - intros v t ht. apply inv_nonneg, rates_nonneg.
  - intros v s t hs ht waits. apply Rinv_le_contravar; [apply second_term_finite; lia|].
    now destruct (rates_monotone v s t ltac:(lia) ht).
Qed.

Theorem thm_e_1 i w arm : (i < K)%nat ->
  regret_of_algorithm_2 i w arm <=
  coin_mean T L (fun v => bound_e_1 bandit K T d (zt v) (a v) (b v)) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  intros hi. eapply Rle_trans.
  { apply (e_1_with (fun B a b => if bandit then sqrt (INR K) * (B * B) / a else B * B / b)
      (fun a b => (if bandit then 2 * sqrt (INR K) * a else 0) + ln (INR K) * b)); [assumption|].
    intros. rewrite <- Rplus_assoc. now apply regret_of_ftrl. }
  right. f_equal. apply E_ext. intros v. unfold bound_e_1. ring.
Qed.
End Theorems.

(** Rates as Theorem E.1 wants them: functions of the scheduler's earlier coins that do not increase, finite where
    needed. *)
Record fit_rates {A} (bandit : bool) (T : nat) (d : nat -> nat) (a b : (nat -> A) -> nat -> R) : Prop := {
  fit_known : forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t);
  fit_nonneg : forall w t, 0 <= a w t /\ 0 <= b w t;
  fit_grow : forall w s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a w s <= a w t /\ b w s <= b w t;
  fit_first : forall w t, (1 <= t <= T)%nat -> if bandit then 0 < a w t else a w t = 0 /\ 0 < b w t;
  fit_second : forall w t, (1 <= t <= T)%nat -> (1 <= d t)%nat -> 0 < b w t
}.

Lemma fit_positive {A} bandit T d (a b : (nat -> A) -> nat -> R) w t : fit_rates bandit T d a b -> (1 <= t <= T)%nat ->
  0 < a w t + b w t.
Proof.
  intros f ht. destruct (fit_nonneg _ _ _ _ _ f w t). pose proof (fit_first _ _ _ _ _ f w t ht). destruct bandit; lra.
Qed.

(** Proxy delays. *)
Theorem e_1_proxies K C T bandit d loss (L : nat -> law proxy) p X a b i w arm : (1 <= T)%nat ->
  (forall t, proper (L t)) ->
  quantified L C (S0 C d) (Zt C d) p T -> (forall t j, 0 <= loss t j <= 1) -> distributions K X ->
  theorem_2_1 bandit K X ->
  fit_rates bandit T d a b -> (i < K)%nat -> regret_of_algorithm_2 K T bandit d loss L (Zt C d) p X a b i w arm
  <= coin_mean T L (fun v => bound_e_1 bandit K T d (z (Zt C d) p v) (a v) (b v)) w
     + sum T (fun t => overflow_probability C T L (S0 C d) t w).
Proof.
  intros T1 hL quant unit hX bound fit hi. pose proof fit as [known_ nonneg grow first second].
  apply (thm_e_1 K C T bandit d loss L (S0 C d) (Zt C d) p); trivial;
    [intros; apply size_le|apply proxies_precommitted|].
  intros; now apply (fit_positive bandit T d).
Qed.
