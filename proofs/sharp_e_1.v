(** Theorem E.1 with the constants of sharp_2_1.v, for any precommitted and quantified scheduler; and what it says
    if the rates are numbers and a slot is rarely missing. *)
From Delays Require Export bandits full_information.

Definition bound_e_1_sharp (bandit : bool) (K T : nat) (d : nat -> nat) (B a b : nat -> R) : R :=
  sum T (fun t => first_term bandit K (B t) (a t) (b t) + B t / b t * INR (d t)) + last_terms bandit K (a T) (b T).

Section General.
Context {A : Type}.
Variables (K C T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) (p : nat -> R).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis capacity : forall w t, (length (S0 w t) <= C)%nat.
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Hypothesis T1 : (1 <= T)%nat.

Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypothesis X_distributions : distributions K X.
Hypothesis regret_of_ftrl : theorem_2_1_sharp bandit K X.

Variables (a b : (nat -> A) -> nat -> R).
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t).
Hypothesis rates_nonneg : forall w t, 0 <= a w t /\ 0 <= b w t.
Hypothesis rates_positive : forall w t, (1 <= t <= T)%nat -> 0 < a w t + b w t.
Hypothesis rates_monotone : forall w s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a w s <= a w t /\ b w s <= b w t.
Hypothesis first_term_finite : forall w t, (1 <= t <= T)%nat -> if bandit then 0 < a w t else a w t = 0 /\ 0 < b w t.
Hypothesis second_term_finite : forall w t, (1 <= t <= T)%nat -> (1 <= d t)%nat -> 0 < b w t.

Let zt := z Z p.

Theorem thm_e_1_sharp i w arm : (i < K)%nat ->
  regret_of_algorithm_2 K T bandit d loss L Z p X a b i w arm <=
  coin_mean T L (fun v => bound_e_1_sharp bandit K T d (zt v) (a v) (b v)) w
  + sum T (fun t => overflow_probability C T L S0 t w).
Proof.
  intros hi. apply (e_1_with K C T bandit d loss L S0 Z p) with (first := first_term bandit K)
    (last := last_terms bandit K) (X := X);
    assumption || exact regret_of_ftrl.
Qed.
End General.

(** Expectation of that bound if the rates are numbers. *)
Lemma expected_sharp {A} (K C T : nat) (bandit : bool) (d : nat -> nat) (L : nat -> law A) S0 Z p (a b : nat -> R) w :
  (forall t, proper (L t)) -> precommitted S0 Z -> quantified L C S0 Z p T -> (forall t, 0 <= a t /\ 0 <= b t) ->
  coin_mean T L (fun v => bound_e_1_sharp bandit K T d (z Z p v) a b) w <=
  sum T (fun t => (if bandit then sqrt (INR K) * / p t / a t else / p t / b t / 8) + INR (d t) / b t)
  + last_terms bandit K (a T) (b T).
Proof.
  intros hL pre quant pos. assert (L' : forall t v, proper (independent L t v)) by (intros; apply hL).
  unfold bound_e_1_sharp, coin_mean.
  rewrite (E_plus _ T 1 _ (fun _ => last_terms bandit K (a T) (b T))), E_const by exact L'. apply Rplus_le_compat_r.
  rewrite E_sum by exact L'. apply sum_le; intros t ht. rewrite E_plus.
  destruct (pos t) as [ha hb]. pose proof (inv_nonneg _ ha). pose proof (inv_nonneg _ hb). pose proof (pos_INR (d t)).
  pose proof (first_moment C T L S0 Z p hL pre quant t w ht) as m1.
  pose proof (second_moment C T L S0 Z p hL pre quant t w ht) as m2. unfold coin_mean in m1, m2. set (zt := z Z p) in *.
  apply Rplus_le_compat.
  - unfold first_term. destruct bandit.
    + rewrite (E_ext _ _ _ _ (fun v => sqrt (INR K) * / a t * (zt v t * zt v t))) by (intros; unfold Rdiv; ring).
      rewrite E_scal. replace (sqrt (INR K) * / p t / a t) with (sqrt (INR K) * / a t * / p t) by (unfold Rdiv; ring).
      apply Rmult_le_compat_l; [|assumption]. apply Rmult_le_pos; [apply sqrt_pos|assumption].
    + rewrite (E_ext _ _ _ _ (fun v => / b t / 8 * (zt v t * zt v t))) by (intros; unfold Rdiv; ring).
      rewrite E_scal. replace (/ p t / b t / 8) with (/ b t / 8 * / p t) by (unfold Rdiv; ring).
      apply Rmult_le_compat_l; [lra|assumption].
  - rewrite (E_ext _ _ _ _ (fun v => / b t * INR (d t) * zt v t)) by (intros; unfold Rdiv; ring).
    rewrite E_scal. replace (INR (d t) / b t) with (/ b t * INR (d t) * 1) by (unfold Rdiv; ring).
    apply Rmult_le_compat_l; [now apply Rmult_le_pos|assumption].
Qed.

(** ** One arm: there is no regret *)

(** A mean over points that are certain. *)
Lemma E_certain n : forall t (k : nat -> (nat -> nat) -> law nat) f c y, (1 <= t)%nat ->
  (forall s u g, mean (k s u) g = g 0%nat) ->
  (forall u, (forall s, (t <= s < t + n)%nat -> u s = 0%nat) -> agree t u y -> f u = c) -> E k t n f y = c.
Proof.
  induction n as [|n IH]; intros t k f c y ht hk h; simpl; [apply h; [lia|now intros s]|].
  rewrite hk. apply IH; [lia|assumption|]. intros u zeros same. apply h.
  - intros s hs. destruct (Nat.eq_dec s t) as [->|ne]; [|apply zeros; lia].
    now rewrite (same t), put_same by lia.
  - apply (agree_trans _ _ (put y t 0%nat)); [now apply (agree_weaken t (S t)); [lia|]|now apply agree_put].
Qed.

Theorem one_arm_any {A} T bandit d loss coin_law Z p X (a b : (nat -> A) -> nat -> R) w arm :
  (forall t v, proper (coin_law t v)) ->
  (forall t, (1 <= t)%nat -> known (S (t + d t)) (fun w => Z w t) /\ known (S (t + d t)) (fun w => p w t)) ->
  distributions 1 X -> (forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t)) ->
  (forall w t, 0 <= a w t /\ 0 <= b w t) ->
  any_regret 1 T bandit d loss coin_law Z p (fun w t => X (a w t) (b w t)) 0 w arm = 0.
Proof.
  intros hL heard hX known_ nonneg. unfold any_regret, any_mean. set (weights := fun w t => X (a w t) (b w t)).
  set (policy := any_policy 1 bandit d loss Z p weights).
  assert (independent_ : observation_independent policy).
  { apply (any_policy_independent 1 bandit d loss Z p heard). now apply weights_are_known. }
  rewrite (condition_on_any_coins coin_law policy hL independent_ (fun _ u => sum T (fun t => loss t (u t)))) by lia.
  rewrite (E_ext _ _ _ _ (fun _ => sum T (fun t => loss t 0%nat))); [rewrite E_const by exact hL; ring|].
  intros v. apply E_certain; [lia| |].
  - intros s u g. unfold policy, any_policy.
    assert (proper_ : proper (arm_law 1 (play bandit d loss Z p weights v u s)))
      by exact (weights_are_proper 1 X hX a b nonneg v s _).
    destruct proper_ as [_ one_]. unfold arm_law in *. simpl in *.
    assert (one' : play bandit d loss Z p weights v u s 0%nat = 1) by lra. rewrite one'. ring.
  - intros u zeros _. apply sum_ext. intros t ht. now rewrite zeros by lia.
Qed.

Lemma one_arm {A} T bandit d loss (L : nat -> law A) S0 Z p X (a b : (nat -> A) -> nat -> R) w arm :
  (forall t, proper (L t)) -> precommitted S0 Z -> distributions 1 X ->
  (forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t)) ->
  (forall w t, 0 <= a w t /\ 0 <= b w t) ->
  regret_of_algorithm_2 1 T bandit d loss L Z p X a b 0 w arm = 0.
Proof.
  intros hL pre. apply (one_arm_any T bandit d loss (independent L) Z (fun _ => p)); [intros; apply hL|].
  exact (decided_by_then d S0 Z p pre).
Qed.

(** ** Rates that are numbers, and slots that are rarely missing *)

Section Announced.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (L : nat -> law proxy) (p : nat -> R) (delta : R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis quant : quantified L C (S0 C d) (Zt C d) p T.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Hypothesis rare : forall t w, (1 <= t <= T)%nat -> overflow_probability C T L (S0 C d) t w <= delta.

(** mu_t = 1 / p_t *)
Definition weight (t : nat) : R := / p t.
Definition total_delay : R := sum T (fun t => INR (d t)).

Lemma weight_pos t : (1 <= t <= T)%nat -> 1 <= weight t.
Proof.
  intros ht. destruct (quant t ht) as [[p0 p1] _]. unfold weight. rewrite <- Rinv_1 at 1.
  now apply Rinv_le_contravar.
Qed.

(** A set of at most t - 1 rounds is not full before round C + 1. *)
Lemma early t w : (1 <= t <= C)%nat -> overflow_probability C T L (S0 C d) t w = 0.
Proof.
  intros ht. unfold overflow_probability, Pr.
  rewrite (E_ext _ _ _ _ (fun _ => 0)); [apply E_const; intros; apply L_proper|]. intros v.
  destruct (Nat.eqb_spec (length (S0 C d v t)) C) as [full|]; [|reflexivity]. exfalso.
  pose proof (size_is C d v t ltac:(lia)) as size. rewrite full in size.
  assert (sum (t - 1) (fun s => ind (stays C d v t s)) <= INR (t - 1)).
  { rewrite <- (Rmult_1_r (INR (t - 1))), <- sum_const. apply sum_le. intros; apply ind_bounds. }
  pose proof (lt_INR (t - 1) C ltac:(lia)). lra.
Qed.

Lemma total_overflow_sharp w : sum T (fun t => overflow_probability C T L (S0 C d) t w) <= delta * INR (T - C).
Proof.
  rewrite Rmult_comm. destruct (le_lt_dec T C) as [few|many].
  - rewrite sum_zero by (intros; apply early; lia). replace (T - C)%nat with 0%nat by lia. simpl. lra.
  - replace T with (C + (T - C))%nat at 1 by lia. rewrite sum_split, sum_zero by (intros; apply early; lia).
    rewrite Rplus_0_l, <- sum_const. apply sum_le. intros t ht. apply rare. lia.
Qed.

(** 1 / alpha_t and 1 / beta_t. *)
Definition a_sharp (bandit : bool) (t : nat) : R := if bandit then sqrt (sum t weight) else 0.
Definition b_sharp (bandit : bool) (t : nat) : R :=
  sqrt (2 * sum t (fun s => (if bandit then 0 else weight s / 8) + INR (d s)) / ln (INR K)).

(** The regret of Algorithm 2 against arm i. *)
Definition announced_regret (bandit : bool) (i : nat) w arm : R :=
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) p (if bandit then hybrid K else exponential_weights K)
    (fun _ => a_sharp bandit) (fun _ => b_sharp bandit) i w arm.

Lemma delta_nonneg (w : nat -> proxy) : 0 <= delta.
Proof.
  eapply Rle_trans; [|apply (rare 1 w); lia]. unfold overflow_probability, Pr.
  rewrite <- (E_const _ (fun t _ => L_proper t) T 0 1 w). apply E_le; [intros; apply L_proper|].
  intros v. apply ind_bounds.
Qed.

Lemma sum_weight_pos t : (1 <= t <= T)%nat -> 0 < sum t weight.
Proof.
  intros ht. apply Rlt_le_trans with (sum 1 weight); [simpl; pose proof (weight_pos 1 ltac:(lia)); lra|].
  apply sum_mono; [lia|]. intros s hs. pose proof (weight_pos s ltac:(lia)). lra.
Qed.

(** Lemma D.4 for b_t = sqrt (2 X_t / log K). *)
Lemma entropy_terms f : 0 < ln (INR K) -> (forall s, (1 <= s <= T)%nat -> 0 <= f s) ->
  sum T (fun t => f t / sqrt (2 * sum t f / ln (INR K))) + ln (INR K) * sqrt (2 * sum T f / ln (INR K))
  <= 2 * sqrt 2 * sqrt (sum T f * ln (INR K)).
Proof.
  intros lk pos. pose proof (sqrt_lt_R0 _ lk) as r0. pose proof (sqrt_lt_R0 2 ltac:(lra)) as two.
  pose proof (sqrt_sqrt 2 ltac:(lra)) as two2. pose proof (sqrt_sqrt (ln (INR K)) ltac:(lra)) as rr.
  assert (F0 : 0 <= sum T f) by (apply sum_nonneg; auto).
  assert (root : forall x, 0 <= x -> sqrt (2 * x / ln (INR K)) = sqrt 2 * sqrt x / sqrt (ln (INR K))).
  { intros x hx. rewrite sqrt_div_alt, sqrt_mult by lra. reflexivity. }
  rewrite (sum_ext T _ (fun t => sqrt (ln (INR K)) / sqrt 2 * (f t * eta f t))).
  2:{ intros t ht. rewrite root by (apply sum_nonneg; intros; apply pos; lia). unfold eta, Rdiv.
      rewrite !Rinv_mult, Rinv_inv. ring. }
  rewrite sum_scal, root, sqrt_mult by lra.
  pose proof (lem_d_4 T f pos) as d4. set (S1 := sum T (fun t => f t * eta f t)) in *.
  set (F := sqrt (sum T f)) in *. set (r := sqrt (ln (INR K))) in *. set (q := sqrt 2) in *. rewrite <- rr.
  assert (0 < r / q) by now apply Rdiv_lt_0_compat.
  apply Rle_trans with (r / q * (2 * F) + r * r * (q * F / r)).
  - apply Rplus_le_compat_r. apply Rmult_le_compat_l; lra.
  - right. replace (r / q) with (r * q / 2) by (rewrite <- two2; field; lra). field. lra.
Qed.

Lemma tsallis_terms :
  sum T (fun t => sqrt (INR K) * weight t / sqrt (sum t weight)) + 2 * (sqrt (INR K) - 1) * sqrt (sum T weight)
  <= (4 * sqrt (INR K) - 2) * sqrt (sum T weight).
Proof.
  rewrite (sum_ext T _ (fun t => sqrt (INR K) * (weight t * eta weight t))) by (intros; unfold eta, Rdiv; ring).
  rewrite sum_scal. pose proof (sqrt_pos (INR K)).
  assert (sum T (fun t => weight t * eta weight t) <= 2 * sqrt (sum T weight)); [|nra].
  apply lem_d_4. intros t ht. pose proof (weight_pos t ht). lra.
Qed.

Let D_nonneg s : 0 <= INR (d s) := pos_INR (d s).

Lemma b_monotone_sharp bandit s t : 0 < ln (INR K) -> (1 <= s <= t)%nat -> (t <= T)%nat ->
  b_sharp bandit s <= b_sharp bandit t.
Proof.
  intros lk hs ht. unfold b_sharp. apply sqrt_le_1_alt. unfold Rdiv.
  apply Rmult_le_compat_r; [left; now apply inv_pos|].
  apply Rmult_le_compat_l; [lra|]. apply sum_mono; [lia|]. intros r hr. pose proof (weight_pos r ltac:(lia)).
  specialize (D_nonneg r). destruct bandit; lra.
Qed.

Lemma b_positive_sharp bandit t : 0 < ln (INR K) -> (1 <= t <= T)%nat ->
  bandit = false \/ (1 <= d t)%nat -> 0 < b_sharp bandit t.
Proof.
  intros lk ht h. unfold b_sharp. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption]. apply Rmult_lt_0_compat; [lra|].
  pose proof (sum_member t (fun s => (if bandit then 0 else weight s / 8) + INR (d s)) t) as m. cbv beta in m.
  assert (pos : forall s, (1 <= s <= t)%nat -> 0 <= (if bandit then 0 else weight s / 8) + INR (d s)).
  { intros s hs. pose proof (weight_pos s ltac:(lia)). specialize (D_nonneg s). destruct bandit; lra. }
  specialize (m pos ltac:(lia)). eapply Rlt_le_trans; [|exact m].
  pose proof (weight_pos t ht). specialize (D_nonneg t) as dt. destruct h as [->|h]; [lra|].
  pose proof (INR_pos (d t) h). destruct bandit; lra.
Qed.

(** All that Theorem E.1 asks for. *)
Lemma announced_e_1 bandit i w arm : 0 < ln (INR K) -> (i < K)%nat ->
  announced_regret bandit i w arm <=
  sum T (fun t => (if bandit then sqrt (INR K) * / p t / a_sharp bandit t else / p t / b_sharp bandit t / 8)
                  + INR (d t) / b_sharp bandit t)
  + last_terms bandit K (a_sharp bandit T) (b_sharp bandit T) + delta * INR (T - C).
Proof.
  intros lk hi. pose proof (proxies_precommitted C d) as pre.
  assert (nonneg : forall t, 0 <= a_sharp bandit t /\ 0 <= b_sharp bandit t).
  { intros t. split; [destruct bandit; simpl; [apply sqrt_pos|lra]|apply sqrt_pos]. }
  unfold announced_regret. eapply Rle_trans.
  { apply (thm_e_1_sharp K C T bandit d loss L (S0 C d) (Zt C d) p L_proper (fun w t => size_le C d w (t - 1)) pre quant
      unit_losses T1); try assumption.
    - destruct bandit; [now apply ftrl_distributions, hybrid_ftrl|now apply exponential_distributions].
    - destruct bandit; [now apply thm_2_1_bandit_sharp, hybrid_ftrl|now apply thm_2_1_full_sharp].
    - intros t _. split; now intros x y _.
    - intros _. exact nonneg.
    - intros _ t ht. destruct (nonneg t) as [a0 b0]. destruct bandit.
      + pose proof (sqrt_lt_R0 _ (sum_weight_pos t ht)). simpl in *. lra.
      + pose proof (b_positive_sharp false t lk ht (or_introl eq_refl)). lra.
    - intros _ s t hs ht. split; [|now apply b_monotone_sharp]. destruct bandit; simpl; [|lra].
      apply sqrt_le_1_alt, sum_mono; [lia|]. intros r hr. pose proof (weight_pos r ltac:(lia)). lra.
    - intros _ t ht. destruct bandit; [apply sqrt_lt_R0; now apply sum_weight_pos|]. split; [reflexivity|].
      apply b_positive_sharp; auto.
    - intros _ t ht hd. apply b_positive_sharp; auto. }
  apply Rplus_le_compat; [|apply total_overflow_sharp].
  now apply (expected_sharp K C T bandit d L (S0 C d) (Zt C d) p).
Qed.

Lemma no_regret bandit i w arm : K = 1%nat -> (i < K)%nat -> announced_regret bandit i w arm = 0.
Proof.
  intros one hi. unfold announced_regret. assert (i = 0%nat) as -> by lia. rewrite one.
  apply (one_arm T bandit d loss L (S0 C d)); [assumption|apply proxies_precommitted| | |].
  - destruct bandit; [now apply ftrl_distributions, hybrid_ftrl|now apply exponential_distributions].
  - intros t _. split; now intros x y _.
  - intros _ t. split; [destruct bandit; simpl; [apply sqrt_pos|lra]|apply sqrt_pos].
Qed.

Theorem announced_bandit i w arm : (i < K)%nat ->
  announced_regret true i w arm <=
  (4 * sqrt (INR K) - 2) * sqrt (sum T weight) + 2 * sqrt 2 * sqrt (total_delay * ln (INR K)) + delta * INR (T - C).
Proof.
  intros hi. pose proof (delta_nonneg w) as dn. pose proof (pos_INR (T - C)).
  destruct (Nat.eq_dec K 1) as [one|more].
  - rewrite no_regret by assumption. rewrite one. simpl INR. rewrite sqrt_1.
    pose proof (sqrt_pos (sum T weight)). pose proof (sqrt_pos 2).
    pose proof (sqrt_pos (total_delay * ln 1)).
    assert (0 <= delta * INR (T - C)) by now apply Rmult_le_pos. nra.
  - assert (lk : 0 < ln (INR K)) by (rewrite <- ln_1; apply ln_increasing; [lra|apply (lt_INR 1 K); lia]).
    eapply Rle_trans; [now apply announced_e_1|]. apply Rplus_le_compat_r. rewrite sum_plus.
    assert (same : forall t, b_sharp true t = sqrt (2 * sum t (fun s => INR (d s)) / ln (INR K))).
    { intros t. unfold b_sharp. now rewrite (sum_ext t _ (fun s => INR (d s))) by (intros; ring). }
    rewrite (sum_ext T (fun t => INR (d t) / b_sharp true t)
      (fun t => INR (d t) / sqrt (2 * sum t (fun s => INR (d s)) / ln (INR K)))) by (intros; now rewrite same).
    pose proof (entropy_terms (fun s => INR (d s)) lk (fun s _ => D_nonneg s)) as ent. cbv beta in ent.
    fold total_delay in ent.
    pose proof tsallis_terms as ts. unfold last_terms. rewrite same. fold total_delay. unfold a_sharp, weight in *. lra.
Qed.

Theorem announced_full i w arm : (i < K)%nat ->
  announced_regret false i w arm <=
  sqrt (ln (INR K)) * sqrt (sum T weight + 8 * total_delay) + delta * INR (T - C).
Proof.
  intros hi. pose proof (delta_nonneg w) as dn. pose proof (pos_INR (T - C)).
  destruct (Nat.eq_dec K 1) as [one|more].
  - rewrite no_regret by assumption. pose proof (sqrt_pos (ln (INR K))).
    pose proof (sqrt_pos (sum T weight + 8 * total_delay)).
    assert (0 <= delta * INR (T - C)) by now apply Rmult_le_pos. nra.
  - assert (lk : 0 < ln (INR K)) by (rewrite <- ln_1; apply ln_increasing; [lra|apply (lt_INR 1 K); lia]).
    eapply Rle_trans; [now apply announced_e_1|]. apply Rplus_le_compat_r.
    set (f := fun s => weight s / 8 + INR (d s)).
    assert (f0 : forall s, (1 <= s <= T)%nat -> 0 <= f s).
    { intros s hs. pose proof (weight_pos s hs). specialize (D_nonneg s). unfold f. lra. }
    pose proof (entropy_terms f lk f0) as ent.
    rewrite (sum_ext T _ (fun t => f t / sqrt (2 * sum t f / ln (INR K)))).
    2:{ intros t ht. unfold b_sharp. fold f. set (r := sqrt _). unfold f, weight, Rdiv. ring. }
    unfold last_terms. replace (b_sharp false T) with (sqrt (2 * sum T f / ln (INR K))) by reflexivity.
    rewrite Rplus_0_l. eapply Rle_trans; [exact ent|]. right.
    assert (F0 : 0 <= sum T f) by (apply sum_nonneg; auto).
    assert (e : sum T weight + 8 * total_delay = 8 * sum T f).
    { unfold total_delay, f. rewrite sum_plus.
      rewrite (sum_ext T (fun s => weight s / 8) (fun s => / 8 * weight s)) by (intros; unfold Rdiv; ring).
      rewrite sum_scal. field. }
    rewrite e. replace 8 with (2 * (2 * 2)) by ring. rewrite !sqrt_mult, sqrt_sqrt by lra. ring.
Qed.
End Announced.
