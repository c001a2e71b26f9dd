(** The loss that a learner expects in a round, given the coins of a scheduler: it is known before the round, and moves
    by gamma beta times the weights of what arrives. With this the bias of the reduction is a mean over coins. *)
From Delays Require Export drift.

Lemma Rabs_E {A} (k : nat -> (nat -> A) -> law A) n t f x : (forall t y, proper (k t y)) ->
  Rabs (E k t n f x) <= E k t n (fun y => Rabs (f y)) x.
Proof.
  intros h. apply Rabs_le. split.
  - apply Rle_trans with (E k t n (fun y => -1 * Rabs (f y)) x); [rewrite (E_scal k n (-1)); lra|].
    apply (E_le k h). intros y. pose proof (Rle_abs (- f y)) as q. rewrite Rabs_Ropp in q. lra.
  - apply (E_le k h). intros y. apply Rle_abs.
Qed.

(** The learner looks at earlier losses only. *)
Lemma same_estimates K T d loss loss' a b X t u : (1 <= K)%nat -> (1 <= T)%nat ->
  (forall r j, (1 <= r < t)%nat -> loss r j = loss' r j) ->
  seen_est d loss a b X u t = seen_est d loss' a b X u t /\ x_of d loss a b X u t = x_of d loss' a b X u t.
Proof.
  intros hK hT. induction t as [t IH] using lt_wf_ind. intros same.
  assert (seen : seen_est d loss a b X u t = seen_est d loss' a b X u t).
  { apply functional_extensionality. intros i. apply sum_ext. intros r hr.
    destruct (Nat.ltb_spec (r + d r) t); [|reflexivity]. unfold est. rewrite same by lia.
    destruct (IH r ltac:(lia) ltac:(intros; apply same; lia)) as [_ x_]. now rewrite x_. }
  split; [exact seen|]. now rewrite !(x_of_seen K T) by assumption; rewrite seen.
Qed.

Section Coins.
Context {A : Type}.
Variables (K T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (coin_law : nat -> (nat -> A) -> law A) (Z : (nat -> A) -> nat -> bool) (p : nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis coin_proper : forall t w, proper (coin_law t w).
Hypothesis Z_known : forall t, known (S t) (fun w => Z w t).
Hypothesis p_pos : forall t, (1 <= t <= T)%nat -> 0 < p t.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Variables (a b : nat -> R).
Hypothesis rates_nonneg : forall t, 0 <= a t /\ 0 <= b t.

Let P : (nat -> A) -> nat -> R := fun _ => p.
Let zt := importance Z P.
Let scaled (v : nat -> A) (s i : nat) : R := zt v s * loss s i.

Let scaled_bounds v t : (1 <= t <= T)%nat -> forall j, 0 <= scaled v t j <= zt v t.
Proof.
  intros ht j. specialize (unit_losses t j). unfold scaled.
  assert (0 <= zt v t) by (apply div_nonneg; [apply ind_bounds|now apply p_pos]). nra.
Qed.

Let scaled_known s v v' : agree s v v' -> forall r j, (1 <= r < s)%nat -> scaled v r j = scaled v' r j.
Proof.
  intros h r j hr. unfold scaled, zt, importance.
  now rewrite (Z_known r v v') by (now apply (agree_weaken (S r) s); [lia|]).
Qed.

Let decided t : (1 <= t)%nat -> known (S (t + d t)) (fun w => Z w t) /\ known (S (t + d t)) (fun w => P w t).
Proof. intros _. split; [apply (known_weaken (S t)); [lia|apply Z_known]|now intros x y _]. Qed.

Let weights bandit (_ : nat -> A) (t : nat) := learner K bandit (a t) (b t).

(** The bias of a round is a mean over coins, if the weight has mean 1. *)
Lemma bias_is bandit V i t w arm : (1 <= t <= T)%nat -> E coin_law 1 T (fun v => zt v t) w = 1 ->
  (forall v, E (fun s u => any_policy K bandit d loss Z P (weights bandit) s v u) 1 T (fun u => loss t (u t)) arm
             = V v) ->
  bias K T bandit d loss coin_law Z P (weights bandit) i t w arm = E coin_law 1 T (fun v => (1 - zt v t) * V v) w.
Proof.
  intros ht one_ value. unfold bias, any_mean. set (policy := any_policy K bandit d loss Z P (weights bandit)) in *.
  assert (proper_ : forall t w a, proper (policy t w a)).
  { intros s v u. apply arm_law_proper, (learner_distributions K bandit K1); apply rates_nonneg. }
  assert (indep : observation_independent policy).
  { apply (any_policy_independent K bandit d loss Z P decided). intros s _. now intros x y _. }
  rewrite (condition_on_any_coins coin_law policy coin_proper indep
    (fun v u => (1 - zt v t) * (loss t (u t) - loss t i))) by lia.
  change (arms (fun s => (w s, arm s))) with arm. change (coins (fun s => (w s, arm s))) with w.
  rewrite (E_ext _ _ _ _ (fun v => (1 - zt v t) * V v + loss t i * (zt v t - 1))).
  - rewrite E_plus, E_scal, E_minus, (E_const coin_law coin_proper), one_. ring.
  - intros v. rewrite E_scal, E_minus, E_const, value by (intros; apply proper_). ring.
Qed.

(** ** Bandits: the mean over actions, at the rates a' and b' *)

Section Bandit.
Variables (a' b' : R) (l : nat -> R) (arm : nat -> nat).
Hypotheses (a0 : 0 <= a') (hl : forall i, 0 <= l i <= 1).
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.

Let X := hybrid K.
Let hX : ftrl K X := hybrid_ftrl K K1.
Let act v := action K T d (scaled v) a b X.
Let others v u s := other d (scaled v) a b X a' b' u s.
Definition bandit_value (s : nat) (v : nat -> A) : R := E (act v) 1 T (fun u => inner K (others v u s) l) arm.

Let act_proper v : forall t u, proper (act v t u).
Proof. exact (action_proper K T d (scaled v) a b X K1 T1 hX rates). Qed.

Let value_past v s : (1 <= s <= T)%nat ->
  bandit_value s v = E (act v) 1 (s - 1) (fun u => inner K (others v u s) l) arm.
Proof.
  intros hs. apply (E_past _ (act_proper v)); [lia|]. intros u u' h. unfold others, other.
  now rewrite (seen_depends K T d (scaled v) a b X K1 T1 s u u') by (intros; apply h; lia).
Qed.

Lemma bandit_value_known s : (1 <= s <= T)%nat -> known s (bandit_value s).
Proof.
  intros hs v v' h. rewrite !value_past by assumption. rewrite (E_law_ext (act v) (act v')).
  - apply E_ext. intros u. unfold others, other.
    now rewrite (proj1 (same_estimates K T d (scaled v) (scaled v') a b X s u K1 T1 (scaled_known s v v' h))).
  - intros r u hr. unfold act, action. rewrite !(play_is K T) by (assumption || lia). f_equal.
    apply (same_estimates K T); try assumption. apply scaled_known. now apply (agree_weaken r s); [lia|].
Qed.

Lemma bandit_value_moves s t v : 0 < b' -> (1 <= s < t)%nat -> (t <= T)%nat ->
  Rabs (bandit_value t v - bandit_value s v) <= / b' * arrivals d (zt v) s t.
Proof.
  intros b0 hs ht. unfold bandit_value. rewrite <- E_minus. eapply Rle_trans; [apply Rabs_E; exact (act_proper v)|].
  exact (bandit_drift K T d (zt v) (scaled v) a b X K1 T1 hX (scaled_bounds v) rates a' b' l a0 b0 hl s t arm
    ltac:(lia) ltac:(lia)).
Qed.
End Bandit.

Lemma bandit_value_is t v arm : (1 <= t <= T)%nat ->
  (forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t) ->
  E (fun s u => any_policy K true d loss Z P (weights true) s v u) 1 T (fun u => loss t (u t)) arm
  = bandit_value (a t) (b t) (loss t) arm t v.
Proof.
  intros ht rates. unfold bandit_value. set (X := hybrid K). set (act := action K T d (scaled v) a b X).
  pose proof (action_proper K T d (scaled v) a b X K1 T1 (hybrid_ftrl K K1) rates) as proper_. fold act in proper_.
  rewrite (E_law_ext _ act).
  2:{ intros s u hs. unfold any_policy, act, action. rewrite (play_is K T) by (assumption || lia). f_equal.
      apply (routes (Z v)); [|lia]. intros r hr. specialize (p_pos r ltac:(lia)). unfold P. lra. }
  rewrite (E_at act proper_ T t) by (assumption || (intros u u' h; now rewrite (h t) by lia)).
  rewrite (E_past act proper_ T t (fun u => inner K _ _)); [|lia|].
  - apply E_ext. intros u. unfold act. rewrite (mean_action K T) by assumption. unfold inner. apply total_ext.
    intros i _. rewrite put_same. unfold other. now rewrite (x_of_seen K T) by assumption.
  - intros u u' h. unfold other.
    now rewrite (seen_depends K T d (scaled v) a b X K1 T1 t u u') by (intros; apply h; lia).
Qed.

(** ** Full information: the actions do not matter *)

Definition full_value (b' : R) (l : nat -> R) (s : nat) (v : nat -> A) : R :=
  inner K (softmax K (/ b') (seen_losses d (scaled v) s)) l.

Lemma full_value_known b' l s : known s (full_value b' l s).
Proof.
  intros v v' h. unfold full_value. do 2 f_equal. apply functional_extensionality. intros i. apply sum_ext.
  intros r hr. destruct (r + d r <? s); [|reflexivity]. apply (scaled_known s); [assumption|lia].
Qed.

Lemma full_value_moves b' l s t v : 0 < b' -> (forall i, 0 <= l i <= 1) -> (1 <= s < t)%nat -> (t <= T)%nat ->
  Rabs (full_value b' l t v - full_value b' l s v) <= / 4 * / b' * arrivals d (zt v) s t.
Proof.
  intros b0 hl hs ht. unfold full_value.
  assert (next : seen_losses d (scaled v) t
                 = fun i => seen_losses d (scaled v) s i + arrivals d (fun r => scaled v r i) s t).
  { apply functional_extensionality. intros i. apply (arrivals_next d (fun r => scaled v r i)). lia. }
  rewrite next. replace (/ 4 * / b' * arrivals d (zt v) s t) with (/ b' * (arrivals d (zt v) s t / 4)) by (field; lra).
  apply full_drift; try assumption; [left; now apply inv_pos|]. intros i. unfold arrivals. split.
  - apply sum_nonneg. intros r hr. destruct ((s <=? r + d r) && (r + d r <? t)); [|lra]. apply scaled_bounds. lia.
  - apply sum_le. intros r hr. destruct ((s <=? r + d r) && (r + d r <? t)); [|lra]. apply scaled_bounds. lia.
Qed.

Lemma full_value_is t v arm : (1 <= t <= T)%nat ->
  E (fun s u => any_policy K false d loss Z P (weights false) s v u) 1 T (fun u => loss t (u t)) arm
  = full_value (b t) (loss t) t v.
Proof.
  intros ht. set (x_ := fun t => softmax K (/ b t) (seen_losses d (scaled v) t)).
  assert (proper_x : forall t, proper (arm_law K (x_ t))) by (intros; apply arm_law_proper; now apply softmax_simplex).
  rewrite (E_law_ext _ (independent (fun t => arm_law K (x_ t)))).
  - rewrite (E_coordinate _ proper_x T t (loss t)) by lia. apply mean_arm_law.
  - intros s u hs. unfold any_policy, independent. f_equal.
    transitivity (algorithm_3 false d (scaled v) (weights false v) u s).
    { apply (routes (Z v)); [|lia]. intros r hr. specialize (p_pos r ltac:(lia)). unfold P. lra. }
    unfold algorithm_3, distribution, Lobs, x_. change (weights false v s) with (softmax K (/ b s)). f_equal.
    apply functional_extensionality. intros j. rewrite arrived_losses. apply sum_ext. intros r hr.
    destruct (Nat.leb_spec (r + d r) (s - 1)), (Nat.ltb_spec (r + d r) s); lia || reflexivity.
Qed.
End Coins.
