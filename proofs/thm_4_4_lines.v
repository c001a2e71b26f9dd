(** The proof of Theorem 4.4 line by line, in the paper's words. Means over the game are `game_mean`; a conditional
    mean given F_t is the mean over what is drawn in round t. *)
From Delays Require Export thm_2_1_bandit.

Section Lines.
Context {A : Type}.
Variables (C T : nat) (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool)
  (p : nat -> R).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis capacity : forall w t, (length (S0 w t) <= C)%nat.
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.
Variable policy : nat -> (nat -> A) -> (nat -> nat) -> law nat.
Hypothesis policy_proper : forall t w a, proper (policy t w a).
Hypothesis independent_policy : observation_independent policy.
Variable loss : nat -> nat -> R.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** e_t, z_t, and the mean over the game *)
Let e_ w t : R := free C S0 w t.
Let z_ w t : R := z Z p w t.
Let mean_ f w a : R := game_mean T L policy f w a.
Let hL t (w : nat -> A) : proper (independent L t w).
Proof. apply L_proper. Qed.
Let hR := round_proper L policy L_proper policy_proper.

(** R_T = E[sum of l_{t,A_t} - l_{t,i}] *)
Theorem line_regret i w a :
  scheduler_regret T L policy loss i w a = mean_ (fun _ a => sum T (fun t => loss t (a t) - loss t i)) w a.
Proof.
  unfold scheduler_regret, mean_, game_mean. rewrite <- (E_const _ hR T (sum T (fun t => loss t i)) 1 (fun s => (w s,
    a s))).
  rewrite <- E_minus by exact hR. apply E_ext. intros x. now rewrite <- sum_minus.
Qed.

(** A round without a free slot is forfeited. *)
Theorem line_forfeit i w a :
  mean_ (fun _ a => sum T (fun t => loss t (a t) - loss t i)) w a
  <= mean_ (fun w a => sum T (fun t => e_ w t * loss t (a t) - e_ w t * loss t i)) w a
     + mean_ (fun w _ => sum T (fun t => 1 - e_ w t)) w a.
Proof.
  unfold mean_, game_mean. rewrite <- E_plus. apply E_le; [exact hR|]. intros x. rewrite <- sum_plus. apply sum_le.
  intros t _. unfold e_, free. pose proof (unit_losses t (arms x t)). pose proof (unit_losses t i).
  destruct (_ <? C); simpl; lra.
Qed.

Theorem line_full_indicator w a :
  mean_ (fun w _ => sum T (fun t => 1 - e_ w t)) w a
  = mean_ (fun w _ => sum T (fun t => ind (length (S0 w t) =? C))) w a.
Proof.
  unfold mean_, game_mean. apply E_ext. intros x. apply sum_ext. intros t _. unfold e_, free.
  specialize (capacity (coins x) t).
  destruct (Nat.ltb_spec (length (S0 (coins x) t)) C), (Nat.eqb_spec (length (S0 (coins x) t)) C); simpl; lia || lra.
Qed.

Theorem line_full_probability w a :
  mean_ (fun w _ => sum T (fun t => ind (length (S0 w t) =? C))) w a
  = sum T (fun t => Pr (independent L) 1 T (fun w => length (S0 w t) =? C) w).
Proof.
  unfold mean_, game_mean. rewrite (coins_only L policy L_proper policy_proper independent_policy
    (fun w => sum T (fun t => ind (length (S0 w t) =? C)))).
  change (coins (fun s => (w s, a s))) with w. now rewrite E_sum by exact hL.
Qed.

(** ** E[z_t l_t] = E[e_t l_t] *)

Theorem line_loss_tower t i w : (1 <= t <= T)%nat ->
  E (independent L) 1 T (fun w => z_ w t * loss t i) w
  = E (independent L) 1 (t - 1) (fun w => mean (L t) (fun c => z_ (put w t c) t * loss t i)) w.
Proof.
  intros ht. apply (E_at (independent L) hL T t); [assumption|]. intros x y h.
  now rewrite (known_z S0 Z p pre t ltac:(lia) x y h : z_ x t = z_ y t).
Qed.

Theorem line_loss_constant t i w :
  E (independent L) 1 (t - 1) (fun w => mean (L t) (fun c => z_ (put w t c) t * loss t i)) w
  = E (independent L) 1 (t - 1) (fun w => mean (L t) (fun c => z_ (put w t c) t) * loss t i) w.
Proof. apply E_ext. intros v. rewrite Rmult_comm, <- mean_scal. apply mean_ext. intros; ring. Qed.

Theorem line_loss_mean t i w : (1 <= t <= T)%nat ->
  E (independent L) 1 (t - 1) (fun w => mean (L t) (fun c => z_ (put w t c) t) * loss t i) w
  = E (independent L) 1 T (fun w => e_ w t * loss t i) w.
Proof.
  intros ht. rewrite (E_past (independent L) hL T t) by
    (lia || (intros x y h; now rewrite (known_free C S0 Z pre t ltac:(lia) x y h : e_ x t = e_ y t))).
  apply E_ext. intros v. f_equal. now apply (mean_z C T L S0 Z p L_proper pre quant).
Qed.

(** ** E[z_t l_{t,A_t}] = E[e_t l_{t,A_t}] *)

Theorem line_action_tower t w a : (1 <= t <= T)%nat ->
  mean_ (fun w a => loss t (a t) * z_ w t) w a
  = E (round_law L policy) 1 (t - 1) (fun x => mean (round_law L policy t x)
      (fun q => loss t (snd q) * z_ (put (coins x) t (fst q)) t)) (fun s => (w s, a s)).
Proof.
  intros ht. unfold mean_, game_mean. rewrite (E_at _ hR T t _ _ ht).
  - apply E_ext. intros x. apply mean_ext. intros [c i]. now rewrite coins_put, arms_put, put_same.
  - intros x y h. unfold arms. rewrite (h t) by lia.
    now rewrite (known_z S0 Z p pre t ltac:(lia) _ _ (agree_coins _ _ _ h) : z_ (coins x) t = z_ (coins y) t).
Qed.

(** (a): given the past, action and coin are independent. *)
Theorem line_action_a t w a :
  E (round_law L policy) 1 (t - 1) (fun x => mean (round_law L policy t x)
      (fun q => loss t (snd q) * z_ (put (coins x) t (fst q)) t)) (fun s => (w s, a s))
  = E (round_law L policy) 1 (t - 1) (fun x => mean (policy t (coins x) (arms x)) (loss t)
      * mean (L t) (fun c => z_ (put (coins x) t c) t)) (fun s => (w s, a s)).
Proof.
  apply E_ext. intros x. unfold round_law. rewrite mean_both. cbn [fst snd].
  set (m := mean (policy t (coins x) (arms x)) (loss t)). rewrite <- mean_scal. apply mean_ext. intros c.
  unfold m. rewrite Rmult_comm, <- mean_scal. apply mean_ext. intros; ring.
Qed.

Theorem line_action_mean t w a : (1 <= t <= T)%nat ->
  E (round_law L policy) 1 (t - 1) (fun x => mean (policy t (coins x) (arms x)) (loss t)
      * mean (L t) (fun c => z_ (put (coins x) t c) t)) (fun s => (w s, a s))
  = E (round_law L policy) 1 (t - 1) (fun x => mean (policy t (coins x) (arms x)) (loss t) * e_ (coins x) t)
      (fun s => (w s, a s)).
Proof. intros ht. apply E_ext. intros x. f_equal. now apply (mean_z C T L S0 Z p L_proper pre quant). Qed.

(** (b): back to the mean over the game. *)
Theorem line_action_b t w a : (1 <= t <= T)%nat ->
  E (round_law L policy) 1 (t - 1) (fun x => mean (policy t (coins x) (arms x)) (loss t) * e_ (coins x) t)
      (fun s => (w s, a s)) = mean_ (fun w a => e_ w t * loss t (a t)) w a.
Proof.
  intros ht. symmetry. unfold mean_, game_mean. rewrite (E_at _ hR T t _ _ ht).
  - apply E_ext. intros x. unfold round_law. rewrite mean_both.
    rewrite (mean_ext _ _ (fun _ => mean (policy t (coins x) (arms x)) (loss t) * e_ (coins x) t)).
    + apply mean_const, L_proper.
    + intros c. rewrite Rmult_comm, <- mean_scal. apply mean_ext. intros i. rewrite coins_put, arms_put, put_same.
      now rewrite (known_free C S0 Z pre t ltac:(lia) _ _ (agree_put (coins x) t t c (le_n t))
        : e_ (put (coins x) t c) t = e_ (coins x) t).
  - intros x y h. unfold arms. rewrite (h t) by lia.
    assert (agree t (coins x) (coins y)) as past by (apply (agree_weaken t (S t)); [lia|now apply agree_coins]).
    now rewrite (known_free C S0 Z pre t ltac:(lia) _ _ past : e_ (coins x) t = e_ (coins y) t).
Qed.

(** ** The reduction *)

(** For any policy, also one that looks at later coins: given the past, Z_t and A_t are independent. *)
Lemma replace_weight_any t (g : (nat -> A) -> (nat -> nat) -> R) w a : (1 <= t <= T)%nat ->
  (forall w w' a a', agree t w w' -> agree (S t) a a' -> g w a = g w' a') ->
  mean_ (fun w a => z_ w t * g w a) w a = mean_ (fun w a => e_ w t * g w a) w a.
Proof.
  intros ht hg. unfold mean_, game_mean.
  assert (known_ : forall f : (nat -> A) -> R, known (S t) f ->
    known (S t) (fun x => f (coins x) * g (coins x) (arms x))).
  { intros f hf x y h. f_equal; [now apply hf, agree_coins|]. apply hg; [|now apply agree_arms].
    now apply (agree_weaken t (S t)); [lia|apply agree_coins]. }
  assert (kz : known (S t) (fun w => z_ w t)) by (apply (known_z S0 Z p pre t); lia).
  assert (ke : known (S t) (fun w => e_ w t)) by (apply (known_weaken t); [lia|]; apply (known_free C S0 Z pre t); lia).
  rewrite (E_at _ hR T t _ _ ht (known_ _ kz)), (E_at _ hR T t _ _ ht (known_ _ ke)). apply E_ext. intros x. symmetry.
  (* round t itself: the coin and the action are drawn independently *)
  unfold round_law. rewrite !mean_both.
  set (G := mean (policy t (coins x) (arms x)) (fun i => g (coins x) (put (arms x) t i))).
  assert (same : forall c i, g (coins (put x t (c, i))) (arms (put x t (c, i))) = g (coins x) (put (arms x) t i)).
  { intros c i. rewrite coins_put, arms_put. apply hg; [now apply agree_put|now intros s]. }
  transitivity (e_ (coins x) t * G).
  - rewrite (mean_ext _ _ (fun _ => e_ (coins x) t * G)); [apply mean_const, L_proper|].
    intros c. unfold G. rewrite <- mean_scal. apply mean_ext; intros i. rewrite same. f_equal.
    rewrite coins_put. apply (known_free C S0 Z pre); [lia|now apply agree_put].
  - rewrite <- (mean_z C T L S0 Z p L_proper pre quant (coins x) t ht : _ = e_ (coins x) t), Rmult_comm, <- mean_scal.
    apply mean_ext; intros c.
    unfold G. rewrite Rmult_comm, <- mean_scal. apply mean_ext; intros i. now rewrite same, coins_put.
Qed.

(** e_t may be replaced by z_t, *)
Theorem line_reduce_losses i w a :
  mean_ (fun w a => sum T (fun t => e_ w t * loss t (a t) - e_ w t * loss t i)) w a
  = mean_ (fun w a => sum T (fun t => z_ w t * loss t (a t) - z_ w t * loss t i)) w a.
Proof.
  unfold mean_, game_mean. rewrite !E_sum by exact hR. apply sum_ext. intros t ht.
  pose proof (replace_weight_any t (fun _ a => loss t (a t) - loss t i) w a ht) as same.
  unfold mean_, game_mean in same.
  rewrite (E_ext _ _ _ (fun x => z_ (coins x) t * _ - _) (fun x => z_ (coins x) t * (loss t (arms x t) - loss t i)))
    by (intros; ring).
  rewrite (E_ext _ _ _ (fun x => e_ (coins x) t * _ - _) (fun x => e_ (coins x) t * (loss t (arms x t) - loss t i)))
    by (intros; ring).
  symmetry. apply same. intros v v' b b' _ hb. now rewrite (hb t) by lia.
Qed.

(** and all coins may be drawn first. *)
Theorem line_reduce_condition i w a :
  mean_ (fun w a => sum T (fun t => z_ w t * loss t (a t) - z_ w t * loss t i)) w a
  = E (independent L) 1 T (fun w => E (fun s a => policy s w a) 1 T
      (fun a => sum T (fun t => z_ w t * loss t (a t)) - sum T (fun t => z_ w t * loss t i)) a) w.
Proof.
  unfold mean_, game_mean.
  rewrite (condition_on_coins L policy L_proper independent_policy
    (fun w a => sum T (fun t => z_ w t * loss t (a t) - z_ w t * loss t i)) T 1 (fun s => (w s, a s)) (le_n 1)).
  apply E_ext. intros v. apply E_ext. intros b. now rewrite sum_minus.
Qed.
End Lines.
