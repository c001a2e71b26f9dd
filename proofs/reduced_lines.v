(** The last lines of the proof of Theorem 4.4: for given coins of the scheduler the actions are those of Algorithm 3 on
    the losses z_t l_t, and Theorem 2.1 bounds its regret. `coin_mean` is the mean over the scheduler's coins. *)
From Delays Require Export bandits.

Section Reduced.
Context {A : Type}.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Variables (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) (p : nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis quant : quantified L C S0 Z p T.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** Inverse rates: functions of the scheduler's coins; the rates do not increase. *)
Variables (a b : (nat -> A) -> nat -> R).
Hypothesis rates_nonneg : forall w t, 0 <= a w t /\ 0 <= b w t.
Hypothesis rates_positive : forall w t, (1 <= t <= T)%nat -> 0 < a w t + b w t.
Hypothesis rates_monotone : forall w s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a w s <= a w t /\ b w s <= b w t.

Let zt w t : R := z Z p w t.

(** R~_{T, i} for given coins w: the regret of Algorithm 3 against arm i with losses z_t l_t. *)
Definition reduced_regret (bandit : bool) X (i : nat) (arm : nat -> nat) (w : nat -> A) : R :=
  delayed_regret bandit K T d (fun t j => zt w t * loss t j) (fun t => X (a w t) (b w t)) i arm.

(** Algorithm 2 with these coins. *)
Let policy bandit X : nat -> (nat -> A) -> (nat -> nat) -> law nat :=
  policy_2 K bandit d loss Z p (fun w t => X (a w t) (b w t)).

Lemma reduced_bound bandit X i arm : theorem_2_1 bandit K X -> (i < K)%nat ->
  (forall v, finite_where_used bandit T d (zt v) (a v) (b v)) ->
  forall v, reduced_regret bandit X i arm v <= bound_2_1 bandit K T d (zt v) (a v) (b v).
Proof.
  intros regret_of_ftrl hi finite v.
  apply (regret_of_ftrl T d (zt v) (fun t j => zt v t * loss t j) (a v) (b v) i arm); try assumption.
  - intros t ht j. pose proof (z_nonneg C T L S0 Z p quant v t ht). specialize (unit_losses t j). unfold zt in *. nra.
  - intros t ht. destruct (rates_nonneg v t). auto.
  - intros s t hs ht. now apply rates_monotone.
  - apply finite.
Qed.

Theorem line_reduced_bandit i w arm : (i < K)%nat ->
  (forall v, finite_where_used true T d (zt v) (a v) (b v)) ->
  coin_mean T L (reduced_regret true (hybrid K) i arm) w
  <= coin_mean T L (fun v => bound_2_1 true K T d (zt v) (a v) (b v)) w.
Proof.
  intros hi finite. apply E_le; [intros; apply L_proper|]. apply reduced_bound; try assumption.
  now apply thm_2_1_bandit, hybrid_ftrl.
Qed.

Theorem line_reduced_full i w arm : (i < K)%nat ->
  (forall v, finite_where_used false T d (zt v) (a v) (b v)) ->
  coin_mean T L (reduced_regret false (exponential_weights K) i arm) w
  <= coin_mean T L (fun v => bound_2_1 false K T d (zt v) (a v) (b v)) w.
Proof.
  intros hi finite. apply E_le; [intros; apply L_proper|]. apply reduced_bound; try assumption. now apply thm_2_1_full.
Qed.

(** Given all coins, what Algorithm 2 suffers in weighted losses is the regret of Algorithm 3. *)
Theorem line_reduce_name bandit X i w arm : distributions K X ->
  coin_mean T L (fun w => E (fun s arm => policy bandit X s w arm) 1 T
    (fun arm => sum T (fun t => zt w t * loss t (arm t)) - sum T (fun t => zt w t * loss t i)) arm) w
  = coin_mean T L (reduced_regret bandit X i arm) w.
Proof.
  intros hX. apply E_ext. intros v. unfold reduced_regret, delayed_regret.
  assert (proper_laws : forall t x, proper (arm_law K (X (a v t) (b v t) x))).
  { intros t x. apply arm_law_proper. apply hX; apply rates_nonneg. }
  rewrite (E_law_ext _ (fun t arm => arm_law K (play_3 bandit d loss Z p (fun w t => X (a w t) (b w t)) v arm t))).
  2:{ intros s x hs. unfold policy, policy_2. f_equal.
      apply (two_routes C T bandit d loss L S0 Z p quant). lia. }
  rewrite E_minus, E_const by (intros; apply proper_laws). reflexivity.
Qed.
End Reduced.
