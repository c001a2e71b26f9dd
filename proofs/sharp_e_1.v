(** Theorem E.1 with the constants of sharp_2_1.v, for any precommitted and quantified scheduler; and what it says
    if the rates are numbers and a slot is rarely missing. *)
From Delays Require Export bandits full_information.

Definition bound_e_1_sharp (bandit : bool) (K T : nat) (d : nat -> nat) (B a b : nat -> R) : R :=
  sum T (fun t => first_term bandit K (B t) (a t) (b t) + B t / b t * INR (d t)) + last_terms bandit K (a T) (b T).

(** The learners of both regimes. *)
Lemma regime_distributions K (bandit : bool) : (1 <= K)%nat ->
  distributions K (if bandit then hybrid K else exponential_weights K).
Proof. intros hK. destruct bandit; [now apply ftrl_distributions, hybrid_ftrl|now apply exponential_distributions]. Qed.

Lemma regime_sharp K (bandit : bool) : (1 <= K)%nat ->
  theorem_2_1_sharp bandit K (if bandit then hybrid K else exponential_weights K).
Proof. intros hK. destruct bandit; [now apply thm_2_1_bandit_sharp, hybrid_ftrl|now apply thm_2_1_full_sharp]. Qed.

Theorem thm_e_1_sharp K C T bandit d loss (L : nat -> law proxy) p a b i w arm : (1 <= K)%nat -> (1 <= T)%nat ->
  (forall t, proper (L t)) -> quantified L C (S0 C d) (Zt C d) p T -> (forall t j, 0 <= loss t j <= 1) ->
  fit_rates bandit T d a b -> (i < K)%nat ->
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) p (if bandit then hybrid K else exponential_weights K) a b i w arm
  <=
  coin_mean T L (fun v => bound_e_1_sharp bandit K T d (z (Zt C d) p v) (a v) (b v)) w
  + sum T (fun t => overflow_probability C T L (S0 C d) t w).
Proof.
  intros K1 T1 hL quant unit fit hi. pose proof fit as [known_ nonneg grow first second].
  apply (e_1_with K C T bandit d loss L (S0 C d) (Zt C d) p) with (first := first_term bandit K)
    (last := last_terms bandit K); trivial; try (intros; apply size_le); try apply proxies_precommitted.
  - now apply regime_distributions.
  - intros. now apply (fit_positive bandit T d).
  - exact (regime_sharp K bandit K1).
Qed.

(** Expectation of that bound if the rates are numbers. *)
Section Numbers.
Context {A : Type}.
Variables (K C T : nat) (bandit : bool) (d : nat -> nat) (L : nat -> law A).
Variables (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) (p : nat -> R).
Let zt := z Z p.

Lemma expected_sharp (a b : nat -> R) w :
  (forall t, proper (L t)) -> precommitted S0 Z -> quantified L C S0 Z p T -> (forall t, 0 <= a t /\ 0 <= b t) ->
  coin_mean T L (fun v => bound_e_1_sharp bandit K T d (zt v) a b) w <=
  sum T (fun t => (if bandit then sqrt (INR K) * / p t / a t else / p t / b t / 8) + INR (d t) / b t)
  + last_terms bandit K (a T) (b T).
Proof.
  intros hL pre quant pos. eapply Rle_trans; [right|eapply Rle_trans;
    [apply (moments C T L S0 Z p hL pre quant (fun t => if bandit then sqrt (INR K) / a t else / b t / 8)
      (fun t => INR (d t) / b t))|right; f_equal; apply sum_ext; intros; destruct bandit; unfold Rdiv; ring]].
  - apply E_ext. intros v. unfold bound_e_1_sharp, first_term, zt. f_equal. apply sum_ext. intros t _.
    destruct bandit; unfold Rdiv; ring.
  - intros t _. destruct (pos t). pose proof (pos_INR (d t)). unfold Rdiv. split; [destruct bandit|]; positive.
Qed.
End Numbers.

(** ** One arm: there is no regret *)

(** A mean over points that are certain. *)
Lemma E_certain n : forall t (k : nat -> (nat -> nat) -> law nat) f c y, (1 <= t)%nat ->
  (forall s u g, mean (k s u) g = g 0%nat) ->
  (forall u, (forall s, (t <= s < t + n)%nat -> u s = 0%nat) -> agree t u y -> f u = c) -> E k t n f y = c.
Proof.
  induction n as [|n IH]; intros t k f c y ht hk h; simpl; [apply h; [lia|now intros s]|].
  rewrite hk. apply IH; [lia|assumption|]. intros u zeros same. apply h.
  - intros s hs. destruct (Nat.eq_dec s t) as [->|ne]; [|apply zeros; lia]. now rewrite (same t), put_same by lia.
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
  rewrite (E_constant _ _ _ (sum T (fun t => loss t 0%nat))); [ring|exact hL|]. intros v. apply E_certain; [lia| |].
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
Proof. intros ht. destruct (quant t ht) as [[p0 p1] _]. rewrite <- Rinv_1 at 1. now apply Rinv_le_contravar. Qed.

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
  - replace T with (C + (T - C))%nat at 1 by lia. rewrite sum_split, sum_zero, Rplus_0_l by (intros; apply early; lia).
    apply sum_at_most. intros t ht. apply rare. lia.
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
  eapply Rle_trans; [|apply (rare 1 w); lia]. apply E_nonneg; [intros; apply L_proper|]. intros v. apply ind_bounds.
Qed.

Lemma sum_weight_pos t : (1 <= t <= T)%nat -> 0 < sum t weight.
Proof.
  intros ht. apply Rlt_le_trans with (sum 1 weight); [simpl; pose proof (weight_pos 1 ltac:(lia)); lra|].
  apply sum_mono; [lia|]. intros s hs. pose proof (weight_pos s ltac:(lia)). lra.
Qed.

(** What 1 / beta_t^2 sums. *)
Let due (bandit : bool) (s : nat) : R := (if bandit then 0 else weight s / 8) + INR (d s).
Let due_nonneg bandit s : (1 <= s <= T)%nat -> 0 <= due bandit s.
Proof. intros hs. pose proof (weight_pos s hs). pose proof (pos_INR (d s)). unfold due. destruct bandit; lra. Qed.

Lemma fit_sharp bandit : 0 < ln (INR K) ->
  fit_rates bandit T d (fun _ : nat -> proxy => a_sharp bandit) (fun _ => b_sharp bandit).
Proof.
  intros lk. assert (b_pos : forall t, (1 <= t <= T)%nat -> 0 < due bandit t -> 0 < b_sharp bandit t).
  { intros t ht pos. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption].
    pose proof (sum_member t (due bandit) t ltac:(intros; apply due_nonneg; lia) ltac:(lia)). unfold due in *. lra. }
  split.
  - intros t _. split; now intros x y _.
  - intros _ t. split; [destruct bandit; simpl; [apply sqrt_pos|lra]|apply sqrt_pos].
  - intros _ s t hs ht. split.
    + unfold a_sharp. destruct bandit; [|lra]. apply sqrt_le_1_alt, sum_mono; [lia|]. intros r hr.
      pose proof (weight_pos r ltac:(lia)). lra.
    + apply sqrt_le_1_alt, Rmult_le_compat_r; [positive|]. apply Rmult_le_compat_l; [lra|].
      apply sum_mono; [lia|]. intros r hr. apply (due_nonneg bandit r). lia.
  - intros _ t ht. pose proof (weight_pos t ht). pose proof (pos_INR (d t)). specialize (b_pos t ht).
    unfold due in b_pos.
    destruct bandit; [apply sqrt_lt_R0; now apply sum_weight_pos|]. split; [reflexivity|apply b_pos; lra].
  - intros _ t ht hd. pose proof (weight_pos t ht). pose proof (INR_pos (d t) hd). specialize (b_pos t ht).
    unfold due in b_pos. destruct bandit; apply b_pos; lra.
Qed.

(** All that Theorem E.1 asks for, and the sums of the rates. *)
Lemma announced_e_1 bandit i w arm : 0 < ln (INR K) -> (i < K)%nat -> announced_regret bandit i w arm <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt (sum T weight) else 0)
  + 2 * sqrt 2 * sqrt (sum T (due bandit) * ln (INR K)) + delta * INR (T - C).
Proof.
  intros lk hi. pose proof (fit_sharp bandit lk) as fit.
  eapply Rle_trans; [exact (thm_e_1_sharp K C T bandit d loss L p _ _ i w arm K1 T1 L_proper quant unit_losses fit
    hi)|].
  apply Rplus_le_compat; [|apply total_overflow_sharp].
  eapply Rle_trans; [apply (expected_sharp K C T bandit d L (S0 C d) (Zt C d) p);
    trivial; [apply proxies_precommitted|exact (fit_nonneg _ _ _ _ _ fit (fun _ => Never))]|].
  pose proof (covered_twice (ln (INR K)) T (due bandit) (fun t => sum t (due bandit)) 0 (b_sharp bandit) lk (Rle_refl 0)
    (due_nonneg bandit) (fun t _ => Rle_refl _) ltac:(lra) (fun t => eq_refl)) as entropy.
  rewrite Rmult_0_l, sqrt_0 in entropy. unfold last_terms. pose proof (root_arms K K1). destruct bandit.
  - pose proof (covered T weight (fun t => sum t weight) 0 (sqrt (INR K)) (2 * (sqrt (INR K) - 1)) ltac:(lra)
      ltac:(lra) (Rle_refl 0)
      ltac:(intros t ht; pose proof (weight_pos t ht); lra) (fun t _ => Rle_refl _) ltac:(lra)) as tsallis.
    rewrite sqrt_0 in tsallis. rewrite sum_plus.
    rewrite (sum_scaled T (sqrt (INR K)) (fun t => weight t / sqrt (sum t weight))) 
      by (intros s _; change (/ p s) with (weight s); unfold a_sharp, Rdiv; ring).
    rewrite (sum_ext T (fun t => INR (d t) / b_sharp true t) (fun t => due true t / b_sharp true t)) by (intros;
      unfold due, Rdiv; ring).
    unfold a_sharp at 1. lra.
  - rewrite (sum_ext T _ (fun t => due false t / b_sharp false t)) by (intros; unfold due, weight, Rdiv; ring). lra.
Qed.

Lemma no_regret bandit i w arm : K = 1%nat -> (i < K)%nat -> announced_regret bandit i w arm = 0.
Proof.
  intros one hi. unfold announced_regret. assert (i = 0%nat) as -> by lia. rewrite one.
  apply (one_arm T bandit d loss L (S0 C d) (Zt C d) p (if bandit then hybrid 1 else exponential_weights 1));
    [assumption|apply proxies_precommitted| | |].
  - now apply regime_distributions.
  - intros t _. split; now intros x y _.
  - intros _ t. split; [destruct bandit; simpl; [apply sqrt_pos|lra]|apply sqrt_pos].
Qed.

Theorem announced_bandit i w arm : (i < K)%nat ->
  announced_regret true i w arm <=
  (4 * sqrt (INR K) - 2) * sqrt (sum T weight) + 2 * sqrt 2 * sqrt (total_delay * ln (INR K)) + delta * INR (T - C).
Proof.
  intros hi. pose proof (delta_nonneg w). pose proof (pos_INR (T - C)). destruct (Nat.eq_dec K 1) as [one|more].
  - pose proof (root_arms K K1). rewrite no_regret by assumption. positive.
  - eapply Rle_trans; [apply announced_e_1; trivial; apply log_arms; lia|]. apply Rplus_le_compat_r, Rplus_le_compat_l.
    right. unfold total_delay. do 3 f_equal. apply sum_ext. intros. unfold due. ring.
Qed.

Theorem announced_full i w arm : (i < K)%nat ->
  announced_regret false i w arm <=
  sqrt (ln (INR K)) * sqrt (sum T weight + 8 * total_delay) + delta * INR (T - C).
Proof.
  intros hi. pose proof (delta_nonneg w). destruct (Nat.eq_dec K 1) as [one|more].
  - rewrite no_regret by assumption. positive.
  - pose proof (log_arms K ltac:(lia)) as lk. eapply Rle_trans; [now apply announced_e_1|]. right.
    replace (sum T weight + 8 * total_delay) with (2 * 2 * (2 * sum T (due false)))
      by (unfold total_delay, due; rewrite sum_plus, (sum_scaled T (/ 8) weight) by (intros; field); field).
    pose proof (sum_nonneg T (due false) (due_nonneg false)). rewrite root_out, !sqrt_mult by lra. ring.
Qed.
End Announced.
