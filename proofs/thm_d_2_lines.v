(** The lines of the proof of Theorem D.2 (thm:batch-partition).
A round of the game of batches is a batch; its coin is the
    place of its representative. The past of a batch is what is drawn before it. *)
From Delays Require Export facts_lines thm_2_1_hybrid thm_d_2.

(** Given the past, an observation that the coins of rounds up to t decide and the action of round t are independent. *)
Theorem independent_given_past {A} (L : nat -> law A) policy (h : (nat -> A) -> R) (g : nat -> R) t n x :
  (1 <= t)%nat -> (forall s, proper (L s)) -> (forall s w a, proper (policy s w a)) -> known (S t) h ->
  E (round_law L policy) t (S n) (fun y => h (coins y) * g (arms y t)) x
  = E (independent L) t (S n) h (coins x) * mean (policy t (coins x) (arms x)) g.
Proof.
  intros ht hL hp hk. pose proof (round_proper L policy hL hp) as hR. cbn [E].
  rewrite (mean_ext _ _ (fun q => h (put (coins x) t (fst q)) * g (snd q))).
  2:{ intros [c i]. rewrite (E_known _ hR _ (S t)).
      - now rewrite coins_put, arms_put, put_same.
      - intros y z hyz. unfold arms at 1 2. rewrite (hyz t) by lia. f_equal. apply hk. intros s hs. unfold coins.
        now rewrite (hyz s). }
  unfold round_law. rewrite mean_both. cbn [fst snd]. rewrite Rmult_comm, <- mean_scal. apply mean_ext. intros c.
  rewrite (E_known _ (fun s w => hL s) _ (S t)) by assumption. rewrite mean_scal. ring.
Qed.

(** Whether a round is observed is decided by the coins up to it, *)
Theorem line_4_4_independence {A} (L : nat -> law A) S0 Z policy (f : bool -> R) (g : nat -> R) t n x :
  (1 <= t)%nat -> (forall s, proper (L s)) -> (forall s w a, proper (policy s w a)) -> precommitted S0 Z ->
  E (round_law L policy) t (S n) (fun y => f (Z (coins y) t) * g (arms y t)) x
  = E (independent L) t (S n) (fun w => f (Z w t)) (coins x) * mean (policy t (coins x) (arms x)) g.
Proof.
  intros ht hL hp pre. apply (independent_given_past L policy (fun w => f (Z w t)) g); trivial. intros w w' h.
  destruct (pre t ht) as [_ kz]. now rewrite (kz w w' h).
Qed.

(** and so is the representative of a batch. *)
Theorem line_d_2_independence (L : nat -> law nat) policy (f g : nat -> R) t n x :
  (1 <= t)%nat -> (forall s, proper (L s)) -> (forall s w a, proper (policy s w a)) ->
  E (round_law L policy) t (S n) (fun y => f (coins y t) * g (arms y t)) x
  = mean (L t) f * mean (policy t (coins x) (arms x)) g.
Proof.
  intros ht hL hp. rewrite (independent_given_past L policy (fun u => f (u t)) g) by (trivial; intros u v h;
    now rewrite (h t) by lia).
  now rewrite (E_coordinate L hL) by lia.
Qed.

Section Lines.
Variables (K b T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (b1 : (1 <= b)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypothesis X_ftrl : ftrl K X.
Variables (ia ib : (nat -> nat) -> nat -> R).
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun u => ia u t) /\ known t (fun u => ib u t).
Hypothesis rates_nonneg : forall u t, 0 <= ia u t /\ 0 <= ib u t.
Let T' := batches b T.
Let L (tau : nat) : law nat := places b.
Let policy := policy_1 K b T bandit d loss X ia ib.
Let mean_ f (u arm : nat -> nat) : R := game_mean T' L policy f u arm.
Let X_proper := ftrl_distributions K X X_ftrl.
Let L_proper (t : nat) : proper (L t) := places_proper b b1.
Let policy_proper tau u a : proper (policy tau u a) := policy_1_proper K b T bandit d loss X X_proper ia ib
  rates_nonneg tau u a.
Let hR := round_proper L policy L_proper policy_proper.

(** The mean of what the past of batch tau says *)
Definition past tau (f : (nat -> nat) -> (nat -> nat) -> R) (u arm : nat -> nat) : R :=
  E (round_law L policy) 1 (tau - 1) (fun x => f (coins x) (arms x)) (fun s => (u s, arm s)).

(** The action of a batch is a function of the representatives before it and of one uniform number for each batch. *)
Theorem line_d_2_measurable u u' v v' tau : agree tau u u' -> agree (S tau) v v' ->
  actions policy u v tau = actions policy u' v' tau.
Proof. apply actions_measurable. exact (policy_1_independent K b T bandit d loss b1 T1 X ia ib rates_known). Qed.

(** L_tau^b is the loss of a batch, l_tau^b that of its representative, at place j. *)
Definition L_b tau i : R := sum b (fun j => padded_loss T loss (representative b tau j) i).
Definition l_b (j tau i : nat) : R := padded_loss T loss (representative b tau j) i.

Theorem line_d_2_unbiased tau i : L_b tau i = mean (L tau) (fun j => l_b j tau i) * INR b.
Proof. unfold L, places. rewrite mean_uniform_on. unfold L_b, l_b. pose proof (INR_pos b b1). field. lra. Qed.

(** R_T, in batches *)
Theorem line_d_2_batches i u arm : batching_regret K b T bandit d loss X ia ib i u arm
  = mean_ (fun _ a => sum T' (fun tau => sum b (fun j => padded_loss T loss (representative b tau j) (a tau)
      - padded_loss T loss (representative b tau j) i))) u arm.
Proof.
  unfold batching_regret, mean_, game_mean.
  rewrite <- (E_const _ hR T' (sum T (fun t => loss t i)) 1 (fun s => (u s, arm s))).
  fold policy L T'. rewrite <- E_minus by exact hR. apply E_ext. intros x. rewrite <- sum_minus.
  rewrite <- (sum_until T (T' * b)) by (now apply rounds_fit). rewrite sum_blocks by assumption.
  apply sum_ext. intros tau htau. apply sum_ext. intros j hj.
  rewrite (batch_unique b b1 (representative b tau j) tau) by (unfold representative; nia).
  unfold padded_loss. destruct (_ <=? T); ring.
Qed.

Lemma at_its_past tau (f : nat -> R) u arm : (1 <= tau <= T')%nat ->
  mean_ (fun _ a => f (a tau)) u arm = past tau (fun u a => mean (policy tau u a) f) u arm.
Proof.
  intros h. unfold mean_, game_mean, past. rewrite (E_at _ hR T' tau (fun x => f (arms x tau))); [|assumption|].
  - apply E_ext. intros x. unfold round_law. rewrite mean_both.
    rewrite (mean_ext _ _ (fun _ => mean (policy tau (coins x) (arms x)) f)); [apply mean_const, L_proper|].
    intros c. apply mean_ext. intros k. now rewrite arms_put, put_same.
  - intros x y e. unfold arms. now rewrite (e tau ltac:(lia)).
Qed.

(** The chance of each arm, given the past: E[e_A | F_tau] *)
Definition arm_chances tau u a (k : nat) : R := mean (policy tau u a) (fun j => corner j k).

Lemma arm_chances_are tau u a k : (k < K)%nat -> arm_chances tau u a k = play_1 b T bandit d loss X ia ib u a tau k.
Proof.
  intros hk. unfold arm_chances, policy, policy_1. rewrite mean_arm_law.
  etransitivity; [|exact (over_corner K k (play_1 b T bandit d loss X ia ib u a tau) hk)]. apply arms_ext. intros j _.
  unfold corner. rewrite (Nat.eqb_sym k j). ring.
Qed.

Lemma mean_by_arms tau u a f : mean (policy tau u a) f = inner K (arm_chances tau u a) f.
Proof.
  unfold policy at 1, policy_1. rewrite mean_arm_law. apply arms_ext. intros k hk. now rewrite arm_chances_are.
Qed.

(** E[<e_A - e_i, L_tau^b> | F_tau] *)
Theorem line_d_2_tower i u arm : (i < K)%nat ->
  mean_ (fun _ a => sum T' (fun tau => sum b (fun j => padded_loss T loss (representative b tau j) (a tau)
      - padded_loss T loss (representative b tau j) i))) u arm
  = sum T' (fun tau => past tau (fun u a => mean (policy tau u a) (fun j =>
      inner K (fun k => corner j k - corner i k) (L_b tau))) u arm).
Proof.
  intros hi. unfold mean_, game_mean. rewrite E_sum by exact hR. apply sum_ext. intros tau htau.
  etransitivity; [exact (at_its_past tau (fun k => sum b (fun j => padded_loss T loss (representative b tau j) k
    - padded_loss T loss (representative b tau j) i)) u arm htau)|].
  apply E_ext. intros x. rewrite !mean_by_arms. apply arms_ext. intros k hk. f_equal.
  rewrite inner_gap. unfold inner. rewrite !over_corner by assumption. unfold L_b. now rewrite sum_minus.
Qed.

(** The loss of a batch is not random. *)
Theorem line_d_2_constant_loss i u arm : (i < K)%nat ->
  sum T' (fun tau => past tau (fun u a => mean (policy tau u a) (fun j =>
      inner K (fun k => corner j k - corner i k) (L_b tau))) u arm)
  = sum T' (fun tau => past tau (fun u a => inner K (fun k => arm_chances tau u a k - corner i k) (L_b tau)) u arm).
Proof.
  intros hi. apply sum_ext. intros tau htau. apply E_ext. intros x.
  rewrite (mean_ext _ _ (fun j => inner K (corner j) (L_b tau) + - inner K (corner i) (L_b tau))).
  2:{ intros j. rewrite inner_gap. ring. }
  rewrite mean_plus, (mean_const (policy tau _ _)) by apply policy_proper. rewrite inner_gap, mean_by_arms.
  unfold Rminus. f_equal. apply arms_ext. intros k hk. f_equal. unfold inner. now rewrite over_corner by lia.
Qed.

Theorem line_d_2_representative_a i u arm :
  sum T' (fun tau => past tau (fun u a => inner K (fun k => arm_chances tau u a k - corner i k) (L_b tau)) u arm)
  = sum T' (fun tau => past tau (fun u a => inner K (fun k => arm_chances tau u a k - corner i k)
      (fun k => mean (L tau) (fun j => l_b j tau k) * INR b)) u arm).
Proof.
  apply sum_ext. intros tau _. apply E_ext. intros x. apply arms_ext. intros k _. now rewrite line_d_2_unbiased.
Qed.

Theorem line_d_2_representative_b i u arm : (i < K)%nat ->
  sum T' (fun tau => past tau (fun u a => inner K (fun k => arm_chances tau u a k - corner i k)
      (fun k => mean (L tau) (fun j => l_b j tau k) * INR b)) u arm)
  = mean_ (fun u a => sum T' (fun tau => (l_b (u tau) tau (a tau) - l_b (u tau) tau i) * INR b)) u arm.
Proof.
  intros hi. unfold mean_ at 1, game_mean. rewrite E_sum by exact hR. apply sum_ext. intros tau htau. symmetry.
  etransitivity; [exact (average_over_coin T' L policy L_proper policy_proper tau
    (fun c k => (l_b c tau k - l_b c tau i) * INR b) u arm htau)|].
  etransitivity; [exact (at_its_past tau (fun k => mean (L tau) (fun c => (l_b c tau k - l_b c tau i) * INR b)) u arm
    htau)|].
  apply E_ext. intros x. rewrite inner_gap. unfold inner at 2. rewrite over_corner by assumption.
  set (g := fun k => mean (L tau) (fun j => l_b j tau k) * INR b). rewrite (mean_ext _ _ (fun k => g k + - g i)).
  - now rewrite mean_plus, mean_const, mean_by_arms by apply policy_proper.
  - intros k. unfold g. rewrite (mean_ext _ _ (fun c => INR b * l_b c tau k + - INR b * l_b c tau i)) by (intros; ring).
    rewrite mean_plus, !mean_scal. ring.
Qed.

(** R^b given all representatives: the regret of Delayed FTRL in the game of batches. *)
Definition R_b v i arm : R := delayed_regret bandit K T' (batch_delay b T d v) (batch_loss b T loss v)
  (fun t => X (ia v t) (ib v t)) i arm.

Theorem line_d_2_batch_regret i u arm : (i < K)%nat ->
  mean_ (fun u a => sum T' (fun tau => (l_b (u tau) tau (a tau) - l_b (u tau) tau i) * INR b)) u arm
  = E (independent L) 1 T' (fun v => R_b v i arm) u * INR b.
Proof.
  intros hi. rewrite <- line_d_2_representative_b, <- line_d_2_representative_a, <- line_d_2_constant_loss,
    <- line_d_2_tower, <- line_d_2_batches by assumption.
  rewrite (batch_reduction K b T bandit d loss b1 T1 X X_proper ia ib rates_known rates_nonneg). apply Rmult_comm.
Qed.

Theorem line_d_2_conditional v i arm : (i < K)%nat ->
  (forall t, (1 <= t <= T')%nat -> 0 < ia v t + ib v t) ->
  (forall s t, (1 <= s <= t)%nat -> (t <= T')%nat -> ia v s <= ia v t /\ ib v s <= ib v t) ->
  finite_where_used bandit T' (batch_delay b T d v) (fun _ => 1) (ia v) (ib v) ->
  R_b v i arm <= sum T' (fun tau => if bandit then sqrt (INR K) / ia v tau + / ib v tau * outstanding b T d v tau
      else / ib v tau * (outstanding b T d v tau + 1))
    + (if bandit then 2 * sqrt (INR K) * ia v T' else 0) + ln (INR K) * ib v T'.
Proof.
  intros hi pos mono finite. eapply Rle_trans.
  - apply (thm_2_1_hybrid bandit K X K1 X_ftrl T' (batch_delay b T d v) (fun _ => 1)); trivial.
    + exact (batches_pos b T b1 T1).
    + intros t _ j. unfold batch_loss, padded_loss. destruct (_ <=? T); [apply unit_losses|lra].
    + intros t ht. destruct (rates_nonneg v t). auto.
  - right. unfold bound_2_1. do 2 f_equal. apply sum_ext. intros t ht.
    change (waiting_sum (batch_delay b T d v) (fun _ => 1) t) with (outstanding b T d v t).
    destruct bandit; unfold Rdiv; ring.
Qed.
End Lines.
