(** The regret with rates that adapt to what the scheduler has done so far.

    The coins have any joint law. The weight of round t has mean e_t given the past, where e_t says whether the round is
    lost (0) or not (1). The rates are functions of the past. What is left of Theorem 2.1 are two means: of the costs
    e_t / p_t, and of what waits. Losses of round t are at most size_t <= 1, and so is what a lost round costs: a round
    after the end of a game, where all losses are 0, costs nothing. *)
From Delays Require Export sharp_e_1.

(** The learners of both regimes. *)
Definition learner (K : nat) (bandit : bool) : R -> R -> (nat -> R) -> nat -> R :=
  if bandit then hybrid K else exponential_weights K.
Lemma learner_distributions K bandit : (1 <= K)%nat -> distributions K (learner K bandit).
Proof. apply regime_distributions. Qed.

Section Adaptive.
Context {A : Type}.
Variables (K T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (coin_law : nat -> (nat -> A) -> law A) (Z : (nat -> A) -> nat -> bool) (p e : (nat -> A) -> nat -> R).
Variable size : nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis coin_proper : forall t w, proper (coin_law t w).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= size t /\ size t <= 1.
Hypothesis heard : forall t, (1 <= t)%nat -> known (S (t + d t)) (fun w => Z w t).
Hypothesis p_pos : forall w t, (1 <= t <= T)%nat -> 0 < p w t.
Hypothesis past : forall t, (1 <= t)%nat -> known t (fun w => p w t) /\ known t (fun w => e w t).
Hypothesis e_bounds : forall w t, 0 <= e w t <= 1.

Let zt := importance Z p.
Hypothesis fair : forall t w, (1 <= t <= T)%nat -> E coin_law t (T + 1 - t) (fun v => zt v t) w = e w t.

Let decided t : (1 <= t)%nat -> known (S (t + d t)) (fun w => Z w t) /\ known (S (t + d t)) (fun w => p w t).
Proof. intros ht. split; [now apply heard|]. apply (known_weaken t); [lia|now apply past]. Qed.

(** Beside what is known before its round, the weight is e_t. *)
Lemma take_out t g w : (1 <= t <= T)%nat -> known t g ->
  E coin_law 1 T (fun v => g v * zt v t) w = E coin_law 1 T (fun v => g v * e v t) w.
Proof.
  intros ht hg. assert (t1 : (1 <= t)%nat) by apply ht.
  replace T with ((t - 1) + (T + 1 - t))%nat by (clear - ht; lia). rewrite !E_tower. apply E_ext. intros y.
  replace (1 + (t - 1))%nat with t by (clear - t1; lia). rewrite !E_factor by exact hg. f_equal.
  rewrite (fair t y ht). symmetry. apply (E_known coin_law coin_proper). exact (proj2 (past t t1)).
Qed.

Lemma importance_nonneg v t : (1 <= t <= T)%nat -> 0 <= zt v t.
Proof. intros ht. apply div_nonneg; [apply ind_bounds|now apply p_pos]. Qed.

(** ** What a lost round costs *)

Section Bias.
Variable weights : (nat -> A) -> nat -> (nat -> R) -> nat -> R.
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun w => weights w t).
Hypothesis weights_proper : forall w t x, proper (arm_law K (weights w t x)).

Theorem bias_of_lost i t w a : (1 <= t <= T)%nat ->
  bias K T bandit d loss coin_law Z p weights i t w a <= E coin_law 1 T (fun v => size t * (1 - e v t)) w.
Proof.
  intros ht. set (policy := any_policy K bandit d loss Z p weights).
  pose proof (any_policy_independent K bandit d loss Z p decided weights rates_known) as indep. fold policy in indep.
  assert (policy_proper : forall t w a, proper (policy t w a)) by (intros; apply weights_proper).
  pose proof (joint_proper coin_law policy coin_proper policy_proper) as proper_.
  assert (lost : any_mean K T bandit d loss coin_law Z p weights (fun w _ => size t * (1 - e w t)) w a
                 = E coin_law 1 T (fun v => size t * (1 - e v t)) w).
  { unfold any_mean. fold policy.
    exact (any_coins_only coin_law policy coin_proper policy_proper indep (fun v => size t * (1 - e v t)) T 1 (fun s => (w s, a s))
      (le_n 1)). }
  rewrite <- lost. unfold bias, any_mean. fold policy.
  rewrite (E_ext _ _ _ _ (fun x => (1 - e (coins x) t) * (loss t (arms x t) - loss t i)
    + (e (coins x) t - zt (coins x) t) * (loss t (arms x t) - loss t i))) by (intros; unfold zt; ring). rewrite E_plus.
  assert (zero : E (joint_law coin_law policy) 1 T
    (fun x => (e (coins x) t - zt (coins x) t) * (loss t (arms x t) - loss t i)) (fun s => (w s, a s)) = 0).
  { rewrite (fair_weight coin_law policy coin_proper policy_proper indep T t (fun v => e v t - zt v t) (fun _ => 0)
      (fun _ b => loss t (b t) - loss t i)); trivial.
    - rewrite (E_ext _ _ _ _ (fun _ => 0)) by (intros; ring). now apply E_const.
    - now intros x y _.
    - intros v. rewrite E_minus, (fair t v ht), (E_known coin_law coin_proper)
        by (exact coin_proper || exact (proj2 (past t ltac:(lia)))). ring.
    - intros v v' b b' _ h. now rewrite (h t ltac:(lia)). }
  rewrite zero, Rplus_0_r. apply (E_le _ proper_). intros x. pose proof (e_bounds (coins x) t).
  pose proof (unit_losses t (arms x t)) as [large _]. pose proof (unit_losses t i) as [small _].
  rewrite (Rmult_comm (size t)). apply Rmult_le_compat_l; lra.
Qed.
End Bias.

(** ** Theorem 2.1, on average *)

(** Inverse rates. *)
Variables (a b : (nat -> A) -> nat -> R).
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t).
Hypothesis rates_nonneg : forall v t, 0 <= a v t /\ 0 <= b v t.
Hypothesis rates_monotone : forall v s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a v s <= a v t /\ b v s <= b v t.
Hypothesis first_finite : forall v t, (1 <= t <= T)%nat -> if bandit then 0 < a v t else a v t = 0 /\ 0 < b v t.
Hypothesis second_finite : forall v t, (1 <= t <= T)%nat -> waiting_sum d (zt v) t = 0 \/ 0 < b v t.

Definition cost v t : R := e v t / p v t.
Definition first_mean (c a b : R) : R := if bandit then sqrt (INR K) * (c / a) else c / b / 8.
Definition adaptive (w : nat -> A) (t : nat) : (nat -> R) -> nat -> R := learner K bandit (a w t) (b w t).

Lemma adaptive_known t : (1 <= t)%nat -> known t (fun w => adaptive w t).
Proof.
  intros ht x y h. destruct (rates_known t ht) as [ka kb]. unfold adaptive. now rewrite (ka x y h), (kb x y h).
Qed.

Lemma adaptive_proper w t x : proper (arm_law K (adaptive w t x)).
Proof. apply arm_law_proper, (learner_distributions K bandit K1); apply rates_nonneg. Qed.

Lemma given_bound v i arm : (i < K)%nat ->
  scaled_regret_given K T bandit d loss Z p adaptive v i arm <= bound_sharp bandit K T d (zt v) (a v) (b v).
Proof.
  intros hi.
  apply (regime_sharp K bandit K1 T d (zt v) (fun t j => zt v t * loss t j) (a v) (b v) i arm); try assumption.
  - intros t ht j. pose proof (importance_nonneg v t ht). destruct (unit_losses t j). nra.
  - intros t ht. destruct (rates_nonneg v t) as [a0 b0]. specialize (first_finite v t ht).
    repeat split; trivial. destruct bandit; lra.
  - intros s t hs ht. now apply rates_monotone.
  - intros t ht. specialize (first_finite v t ht). split.
    + destruct bandit; [now right|]. destruct first_finite. split; [assumption|now right].
    + destruct (second_finite v t ht) as [none|]; [left; rewrite none; ring|now right].
Qed.

Let first_is t w : (1 <= t <= T)%nat ->
  E coin_law 1 T (fun v => first_term bandit K (zt v t) (a v t) (b v t)) w
  = E coin_law 1 T (fun v => first_mean (cost v t) (a v t) (b v t)) w.
Proof.
  intros ht. set (g := fun v => / p v t * (if bandit then sqrt (INR K) * / a v t else / b v t / 8)).
  rewrite (E_ext _ _ _ _ (fun v => g v * zt v t)).
  - rewrite (take_out t g w ht).
    + apply E_ext. intros v. unfold g, first_mean, cost. destruct bandit; unfold Rdiv; ring.
    + intros x y h. destruct (past t ltac:(lia)) as [kp _]. destruct (rates_known t ltac:(lia)) as [ka kb]. unfold g.
      now rewrite (kp x y h), (ka x y h), (kb x y h).
  - intros v. unfold first_term, g, zt, importance. destruct bandit, (Z v t); simpl ind; unfold Rdiv; ring.
Qed.

Theorem adaptive_regret i w arm : (i < K)%nat ->
  any_regret K T bandit d loss coin_law Z p adaptive i w arm <=
  E coin_law 1 T (fun v => sum T (fun t => first_mean (cost v t) (a v t) (b v t)) + last_terms bandit K (a v T) (b v T)) w
  + E coin_law 1 T (fun v => sum T (fun t => / b v t * (zt v t * waiting_sum d (zt v) t))) w
  + E coin_law 1 T (fun v => sum T (fun t => size t * (1 - e v t))) w.
Proof.
  intros hi. rewrite (any_reduction K T bandit d loss coin_law Z p coin_proper decided adaptive adaptive_known
    adaptive_proper).
  2:{ intros v t ht. specialize (p_pos v t ht). lra. }
  apply Rplus_le_compat.
  - rewrite <- E_plus. eapply Rle_trans; [apply (E_le coin_law coin_proper); intros v; now apply given_bound|]. right.
    set (rest := fun v => last_terms bandit K (a v T) (b v T)
      + sum T (fun t => / b v t * (zt v t * waiting_sum d (zt v) t))).
    transitivity (E coin_law 1 T (fun v => sum T (fun t => first_term bandit K (zt v t) (a v t) (b v t)) + rest v) w).
    { apply E_ext. intros v. unfold bound_sharp, rest. rewrite sum_plus.
      rewrite (sum_ext T (fun t => zt v t / b v t * _ _ _ _) (fun t => / b v t * (zt v t * waiting_sum d (zt v) t)))
        by (intros; unfold Rdiv; ring). ring. }
    transitivity (E coin_law 1 T (fun v => sum T (fun t => first_mean (cost v t) (a v t) (b v t)) + rest v) w).
    { rewrite !E_plus, !(E_sum coin_law coin_proper). f_equal. apply sum_ext. intros t ht. now apply first_is. }
    apply E_ext. intros v. unfold rest. ring.
  - rewrite (E_sum coin_law coin_proper). apply sum_le. intros t ht.
    now apply (bias_of_lost adaptive adaptive_known adaptive_proper).
Qed.
End Adaptive.

(** ** The rates: alpha_t^-2 is the sum of the costs so far, beta_t^-2 that of what waits *)

Section Rates.
Context {A : Type}.
Variables (K T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (coin_law : nat -> (nat -> A) -> law A) (Z : (nat -> A) -> nat -> bool) (p e : (nat -> A) -> nat -> R).
Variable size : nat -> R.
(** What waits in round t. *)
Variable waiting : (nat -> A) -> nat -> R.

Definition a_adaptive v t : R := if bandit then sqrt (sum t (cost p e v)) else 0.
Definition due_to v t : R := if bandit then waiting v t else cost p e v t / 8 + waiting v t.
Definition b_adaptive v t : R := sqrt (2 * sum t (due_to v) / ln (INR K)).
(** The regret of Algorithm 2 with these rates, against arm i. *)
Definition regret_adaptive (i : nat) w arm : R :=
  any_regret K T bandit d loss coin_law Z p (fun v t => learner K bandit (a_adaptive v t) (b_adaptive v t)) i w arm.

Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis coin_proper : forall t w, proper (coin_law t w).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= size t /\ size t <= 1.
Hypothesis heard : forall t, (1 <= t)%nat -> known (S (t + d t)) (fun w => Z w t).
Hypothesis p_pos : forall w t, 0 < p w t.
Hypothesis past : forall t, (1 <= t)%nat -> known t (fun w => p w t) /\ known t (fun w => e w t).
Hypothesis e_bounds : forall w t, 0 <= e w t <= 1.
Let zt := importance Z p.
Hypothesis fair : forall t w, (1 <= t <= T)%nat -> E coin_law t (T + 1 - t) (fun v => zt v t) w = e w t.

Hypothesis first_round : forall v, e v 1%nat = 1.
Hypothesis waiting_nonneg : forall v t, (1 <= t)%nat -> 0 <= waiting v t.
Hypothesis waiting_known : forall t, (1 <= t)%nat -> known t (fun v => waiting v t).
Hypothesis waiting_covers : forall v t, (1 <= t <= T)%nat -> waiting_sum d (zt v) t = 0 \/ exists s,
  (1 <= s <= t)%nat /\ 0 < waiting v s.
Variable w : nat -> A.
Hypothesis waiting_pairs : forall c : (nat -> A) -> nat -> R, (forall t, (1 <= t)%nat -> known t (fun v => c v t)) ->
  (forall v t, 0 <= c v t) ->
  (forall v s t, (1 <= s <= t)%nat -> (t <= T)%nat -> 0 < waiting v s -> c v t <= c v s) ->
  E coin_law 1 T (fun v => sum T (fun t => c v t * (zt v t * waiting_sum d (zt v) t))) w
  <= E coin_law 1 T (fun v => sum T (fun t => c v t * waiting v t)) w.
Variables M X lost : R.
Hypothesis costs : E coin_law 1 T (fun v => sum T (cost p e v)) w <= M.
Hypothesis waits_ : E coin_law 1 T (fun v => sum T (waiting v)) w <= X.
Hypothesis losses_ : E coin_law 1 T (fun v => sum T (fun t => size t * (1 - e v t))) w <= lost.

Let cost_nonneg v t : 0 <= cost p e v t.
Proof. destruct (e_bounds v t). now apply div_nonneg. Qed.
Let due_nonneg v t : (1 <= t)%nat -> 0 <= due_to v t.
Proof. intros ht. pose proof (waiting_nonneg v t ht). pose proof (cost_nonneg v t). unfold due_to. destruct bandit; lra. Qed.

Let cost_first v t : (1 <= t)%nat -> 0 < sum t (cost p e v).
Proof.
  intros ht. apply Rlt_le_trans with (sum 1 (cost p e v)).
  - simpl. rewrite Rplus_0_l. unfold cost. rewrite first_round. apply Rdiv_lt_0_compat; [lra|apply p_pos].
  - apply sum_mono; [lia|]. intros; apply cost_nonneg.
Qed.

Let cost_known t : (1 <= t)%nat -> known t (fun v => cost p e v t).
Proof. intros ht x y h. destruct (past t ht) as [kp ke]. unfold cost. now rewrite (kp x y h), (ke x y h). Qed.
Let sum_known (f : (nat -> A) -> nat -> R) t : (forall s, (1 <= s)%nat -> known s (fun v => f v s)) ->
  known t (fun v => sum t (f v)).
Proof. intros h x y a. apply sum_ext. intros s hs. apply (h s ltac:(lia)). apply (agree_weaken s t); [lia|assumption]. Qed.
Lemma a_adaptive_known t : known t (fun v => a_adaptive v t).
Proof. intros x y h. unfold a_adaptive. now rewrite (sum_known (cost p e) t cost_known x y h). Qed.

Lemma b_adaptive_known t : known t (fun v => b_adaptive v t).
Proof.
  intros x y h. unfold b_adaptive. rewrite (sum_known due_to t); [reflexivity| |assumption].
  intros s hs u v huv. unfold due_to. now rewrite (cost_known s hs u v huv), (waiting_known s hs u v huv).
Qed.

Lemma adaptive_nonneg v t : 0 <= a_adaptive v t /\ 0 <= b_adaptive v t.
Proof. split; [unfold a_adaptive; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos]. Qed.

Let monotone v s t : 0 < ln (INR K) -> (1 <= s <= t)%nat -> a_adaptive v s <= a_adaptive v t /\ b_adaptive v s
  <= b_adaptive v t.
Proof.
  intros lk hs. split.
  - unfold a_adaptive. destruct bandit; [|lra]. apply sqrt_le_1_alt, sum_mono; [lia|]. intros; apply cost_nonneg.
  - apply sqrt_le_1_alt, Rmult_le_compat_r; [positive|]. apply Rmult_le_compat_l; [lra|]. apply sum_mono; [lia|].
    intros r hr. apply due_nonneg. lia.
Qed.

Let b_pos v s t : 0 < ln (INR K) -> (1 <= s <= t)%nat -> 0 < due_to v s -> 0 < b_adaptive v t.
Proof.
  intros lk hs pos. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption].
  pose proof (sum_member t (due_to v) s ltac:(intros; apply due_nonneg; lia) hs). lra.
Qed.

Let waiting_due v s : (1 <= s)%nat -> 0 < waiting v s -> 0 < due_to v s.
Proof. intros hs pos. pose proof (cost_nonneg v s). unfold due_to. destruct bandit; lra. Qed.

Let by_means i arm : 0 < ln (INR K) -> (i < K)%nat ->
  regret_adaptive i w arm <=
  E coin_law 1 T (fun v => (if bandit then (4 * sqrt (INR K) - 2) * sqrt (sum T (cost p e v)) else 0)
    + 2 * sqrt 2 * sqrt (sum T (due_to v) * ln (INR K))) w + lost.
Proof.
  intros lk hi. unfold regret_adaptive. eapply Rle_trans.
  { apply (adaptive_regret K T bandit d loss coin_law Z p e size K1 T1 coin_proper unit_losses heard
      (fun v t _ => p_pos v t) past e_bounds fair a_adaptive b_adaptive).
    - intros t ht. split; [apply a_adaptive_known|apply b_adaptive_known].
    - exact adaptive_nonneg.
    - intros v s t hs _. now apply monotone.
    - intros v t ht. pose proof (cost_first v 1 (le_n 1)) as c0. simpl in c0. pose proof (waiting_nonneg v 1 (le_n 1)).
      pose proof (b_pos v 1 t lk ltac:(lia)) as b1. unfold a_adaptive, due_to in *.
      destruct bandit; [apply sqrt_lt_R0, cost_first; lia|]. split; [reflexivity|apply b1; lra].
    - intros v t ht. destruct (waiting_covers v t ht) as [none|(s & hs & pos)]; [now left|right].
      apply (b_pos v s t lk hs). apply waiting_due; [lia|assumption].
    - exact hi. }
  apply Rplus_le_compat; [|exact losses_].
  eapply Rle_trans; [apply Rplus_le_compat_l, (waiting_pairs (fun v t => / b_adaptive v t))|].
  - intros t ht x y h. now rewrite (b_adaptive_known t x y h).
  - intros v t. apply inv_nonneg, adaptive_nonneg.
  - intros v s t hs ht pos. apply Rinv_le_contravar; [|now apply monotone].
    apply (b_pos v s s lk); [lia|]. apply waiting_due; [lia|assumption].
  - rewrite <- E_plus. apply (E_le coin_law coin_proper). intros v. pose proof (root_arms K K1).
    pose proof (covered_twice (ln (INR K)) T (due_to v) (fun t => sum t (due_to v)) 0 (b_adaptive v) lk (Rle_refl 0)
      (fun t ht => due_nonneg v t (proj1 ht)) (fun t _ => Rle_refl _) ltac:(lra) (fun t => eq_refl)) as ent.
    pose proof (covered T (cost p e v) (fun t => sum t (cost p e v)) 0 (sqrt (INR K)) (2 * (sqrt (INR K) - 1))
      ltac:(lra) ltac:(lra) (Rle_refl 0) (fun t _ => cost_nonneg v t) (fun t _ => Rle_refl _) ltac:(lra)) as ts.
    rewrite Rmult_0_l in ent. rewrite sqrt_0 in ent, ts.
    assert (parts : sum T (fun t => first_mean K bandit (cost p e v t) (a_adaptive v t) (b_adaptive v t))
        + sum T (fun t => / b_adaptive v t * waiting v t)
      = (if bandit then sqrt (INR K) * sum T (fun t => cost p e v t / sqrt (sum t (cost p e v))) else 0)
        + sum T (fun t => due_to v t / b_adaptive v t)).
    { rewrite <- sum_plus. unfold first_mean, due_to, a_adaptive. destruct bandit.
      - rewrite <- sum_scal, <- sum_plus. apply sum_ext. intros t _. unfold Rdiv. ring.
      - rewrite Rplus_0_l. apply sum_ext. intros t _. unfold Rdiv. set (u := / b_adaptive v t). field. }
    unfold last_terms. change (a_adaptive v T) with (if bandit then sqrt (sum T (cost p e v)) else 0) in *.
    destruct bandit; lra.
Qed.

Let root_of (f : (nat -> A) -> nat -> R) c m : (forall v t, (1 <= t)%nat -> 0 <= f v t) -> 0 <= c ->
  E coin_law 1 T (fun v => sum T (f v)) w <= m ->
  E coin_law 1 T (fun v => sqrt (sum T (f v) * c)) w <= sqrt (m * c).
Proof.
  intros f0 c0 hm. eapply Rle_trans; [apply (jensen_root coin_law 1 T _ w coin_proper)|apply sqrt_le_1_alt].
  - intros v. apply Rmult_le_pos; [|assumption]. apply sum_nonneg. intros t ht. apply f0. lia.
  - rewrite (E_scaled _ _ _ c (fun v => sum T (f v))), Rmult_comm by (intros; ring). now apply Rmult_le_compat_r.
Qed.

Let lost_nonneg : 0 <= lost.
Proof.
  eapply Rle_trans; [|exact losses_]. apply (E_nonneg _ _ _ _ _ coin_proper). intros v. apply sum_nonneg. intros t _.
  destruct (e_bounds v t), (unit_losses t 0%nat). apply Rmult_le_pos; lra.
Qed.

Let one_arm i arm : K = 1%nat -> (i < K)%nat -> regret_adaptive i w arm = 0.
Proof.
  intros one hi. assert (i = 0%nat) as -> by lia. unfold regret_adaptive. rewrite one.
  apply (one_arm_any T bandit d loss coin_law Z p (learner 1 bandit)).
  - exact coin_proper.
  - intros t ht. split; [now apply heard|]. apply (known_weaken t); [lia|now apply past].
  - now apply learner_distributions.
  - intros t _. split; [apply a_adaptive_known|]. generalize (b_adaptive_known t). unfold b_adaptive. now rewrite one.
  - intros v t. generalize (adaptive_nonneg v t). unfold b_adaptive. now rewrite one.
Qed.

Theorem adaptive_bound i arm : (i < K)%nat -> regret_adaptive i w arm <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt M + 2 * sqrt 2 * sqrt (X * ln (INR K)) else sqrt (ln (INR K)) * sqrt
  (M + 8 * X))
  + lost.
Proof.
  intros hi. pose proof (root_arms K K1). destruct (Nat.eq_dec K 1) as [one|more].
  { rewrite one_arm by assumption. destruct bandit; positive. }
  pose proof (log_arms K ltac:(lia)) as lk. eapply Rle_trans; [now apply by_means|]. apply Rplus_le_compat_r.
  rewrite E_plus, E_scal. pose proof (sqrt_pos 2). destruct bandit eqn:regime.
  - rewrite E_scal. pose proof (root_of (cost p e) 1 M ltac:(intros; apply cost_nonneg) ltac:(lra) costs) as c.
    rewrite Rmult_1_r in c. rewrite (E_ext _ _ _ _ (fun v => sqrt (sum T (cost p e v)))) in c by (intros;
      now rewrite Rmult_1_r).
    pose proof (root_of waiting (ln (INR K)) X waiting_nonneg ltac:(lra) waits_) as x.
    rewrite (E_ext _ _ _ (fun v => sqrt (sum T (due_to v) * _)) (fun v => sqrt (sum T (waiting v) * ln (INR K))))
      by (intros v; do 2 f_equal; apply sum_ext; intros; unfold due_to; now rewrite regime).
    apply Rplus_le_compat; apply Rmult_le_compat_l; lra.
  - rewrite (E_const _ coin_proper), Rplus_0_l. apply Rle_trans with (2 * sqrt 2 * sqrt ((M / 8 + X) * ln (INR K))).
    + apply Rmult_le_compat_l; [lra|]. apply root_of; [exact due_nonneg|lra|].
      rewrite (E_ext _ _ _ _ (fun v => / 8 * sum T (cost p e v) + sum T (waiting v))).
      * rewrite E_plus, E_scal. lra.
      * intros v. rewrite <- sum_scal, <- sum_plus. apply sum_ext. intros t _. unfold due_to. rewrite regime. field.
    + assert (0 <= M) by (eapply Rle_trans; [|exact costs]; apply (E_nonneg _ _ _ _ _ coin_proper); intros;
        apply sum_nonneg;
        intros; apply cost_nonneg).
      assert (0 <= X) by (eapply Rle_trans; [|exact waits_]; apply (E_nonneg _ _ _ _ _ coin_proper); intros; apply
        sum_nonneg; intros; apply waiting_nonneg; lia).
      right. rewrite <- sqrt_mult by lra.
      replace (ln (INR K) * (M + 8 * X)) with (2 * 2 * (2 * ((M / 8 + X) * ln (INR K)))) by field.
      rewrite root_out, (sqrt_mult_alt 2) by lra. ring.
Qed.
End Rates.
