(** Lemmas C.7 (lem:FTRL-L1), C.8 (lem:FTRL-L2) and C.9 (lem:FTRL-L3) in the paper's words: about the constrained
    conjugates of the regularizers F_t, in the game of Algorithm 3. A rate is a = 1 / alpha or b = 1 / beta. *)
From Delays Require Export gradients thm_2_1_bandit.

Section Regularizer.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).
Variable Fbar : (nat -> R) -> R.
Hypothesis conjugate : forall theta, is_conjugate (simplex K) K a b theta (Fbar theta).

Lemma Fbar_is L : Fbar (fun i => - L i) = - Phi K X a b L.
Proof. now apply conjugate_is. Qed.

Lemma Fbar_after L M : Fbar (fun i => - L i - M i) = - Phi K X a b (fun i => L i + M i).
Proof. rewrite <- Fbar_is. f_equal. pointwise. ring. Qed.

(** ** Lemma C.7 *)

(** Bandits, one outcome: at most alpha B^2 x_A^(-1/2). *)
Lemma bend_bandit Lobs A l B : 0 < a -> (A < K)%nat -> 0 <= l <= B ->
  let x := X a b Lobs in let est := fun i => l / x A * corner A i in
  Fbar (fun i => - Lobs i - est i) - Fbar (fun i => - Lobs i) + inner K x est <= B * B / a * / sqrt (x A).
Proof.
  intros pos hA hl. cbv zeta. pose proof (minimizer_range K X a b Lobs A K1 hX a0 b0 ab hA) as x0.
  pose proof (bend_arm K X K1 hX a b a0 b0 ab A Lobs hA (l / X a b Lobs A) ltac:(signs)).
  pose proof (importance_bend K X K1 hX a b a0 b0 ab A Lobs hA l B pos hl).
  rewrite Fbar_after, Fbar_is, inner_corner by assumption. lra.
Qed.

(** Full information: at most beta B^2 / 2. *)
Theorem lem_c_7_full Lobs l B : 0 < b -> (forall i, (i < K)%nat -> 0 <= l i <= B) ->
  Fbar (fun i => - Lobs i - l i) - Fbar (fun i => - Lobs i) + inner K (X a b Lobs) l <= / 2 * (B * B / b).
Proof.
  intros pos hl. rewrite Fbar_after, Fbar_is. pose proof (proj1 (hX a b Lobs a0 b0)) as sx.
  pose proof (bend K X K1 hX a b a0 b0 ab Lobs l (fun i hi => proj1 (hl i hi))) as bent.
  enough (over_arms K (fun i => l i * l i / (2 * curvature a b (X a b Lobs i))) <= / 2 * (B * B / b)) by lra.
  rewrite <- (simplex_scal K (/ 2 * (B * B / b)) _ sx). apply arms_le. intros i hi. specialize (hl i hi).
  pose proof (minimizer_range K X a b Lobs i K1 hX a0 b0 ab hi) as x0. set (x := X a b Lobs i) in *.
  pose proof (entropy_bound a b a0 x pos ltac:(lra)) as e. pose proof (curvature_pos a b a0 b0 ab x ltac:(lra)) as k0.
  replace (l i * l i / (2 * curvature a b x)) with (/ 2 * (l i * l i * / curvature a b x)) by (field; lra).
  replace (/ 2 * (B * B / b) * x) with (/ 2 * (B * B * (x / b))) by (field; lra).
  apply Rmult_le_compat_l; [lra|]. apply inv_pos in k0. apply Rmult_le_compat; [nra|lra|nra|assumption].
Qed.

(** ** Lemma C.9 *)

(** Full information: at most beta B times the largest missing loss. *)
Theorem drift_full Lobs miss l B W : 0 < b -> (forall i, (i < K)%nat -> 0 <= miss i <= W) ->
  (forall i, (i < K)%nat -> 0 <= l i <= B) ->
  Fbar (fun i => - Lobs i) - Fbar (fun i => - Lobs i - l i)
  - Fbar (fun i => - (Lobs i + miss i)) + Fbar (fun i => - (Lobs i + miss i) - l i) <= B / b * W.
Proof.
  intros pos hm hl. rewrite !Fbar_after, !Fbar_is.
  pose proof (drift_limit K X K1 hX a b a0 b0 ab Lobs miss l (B / b * W) (B * B / b)
    (fun i hi => proj1 (hm i hi)) (fun i hi => proj1 (hl i hi))) as h.
  enough ((Phi K X a b (fun i => Lobs i + l i) - Phi K X a b Lobs)
    - (Phi K X a b (fun i => Lobs i + miss i + l i) - Phi K X a b (fun i => Lobs i + miss i)) <= B / b * W) by lra.
  apply h. intros n k n1. pose proof (INR_pos n n1) as n0. set (M := fun i => Lobs i + INR k * (l i / INR n)).
  replace ((B / b * W + B * B / b / INR n) / INR n) with (B / INR n * (W + B / INR n) * / b) by (field; lra).
  rewrite <- (simplex_scal K (B / INR n * (W + B / INR n) * / b) _ (proj1 (hX a b M a0 b0))). apply arms_le.
  intros i hi. specialize (hl i hi).
  specialize (hm i hi). pose proof (minimizer_range K X a b M i K1 hX a0 b0 ab hi) as x0. set (x := X a b M i) in *.
  pose proof (entropy_bound a b a0 x pos ltac:(lra)) as e. pose proof (curvature_pos a b a0 b0 ab x ltac:(lra)) as k0.
  assert (0 <= l i / INR n <= B / INR n) by (split; [signs|apply Rmult_le_compat_r; [signs|lra]]).
  rewrite Rmult_assoc, (Rmult_comm (/ b)). apply inv_pos in k0. unfold Rdiv at 1.
  apply Rmult_le_compat; [apply Rmult_le_pos; lra|lra|apply Rmult_le_compat; lra|exact e].
Qed.

(** Bandits, one outcome: at most beta B times the missing loss of the arm that is played. *)
Theorem drift_bandit Lobs miss A l B : 0 < b -> (A < K)%nat -> 0 <= l <= B -> (forall i, (i < K)%nat -> 0 <= miss i) ->
  let x := X a b Lobs in let est := fun i => l / x A * corner A i in
  Fbar (fun i => - Lobs i) - Fbar (fun i => - Lobs i - est i)
  - Fbar (fun i => - (Lobs i + miss i)) + Fbar (fun i => - (Lobs i + miss i) - est i) <= B / b * miss A.
Proof.
  intros pos hA hl hm. cbv zeta. pose proof (minimizer_range K X a b Lobs A K1 hX a0 b0 ab hA) as x0.
  pose proof (drift_arm K X K1 hX a b a0 b0 ab A Lobs hA miss (l / X a b Lobs A) ltac:(signs) hm).
  pose proof (importance_drift K X K1 hX a b a0 b0 ab A Lobs hA l B (miss A) pos hl (hm A hA)).
  rewrite !Fbar_after, !Fbar_is. lra.
Qed.
End Regularizer.

(** ** In the game *)

Section Game.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (a b : nat -> R).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.
Variable Fbar : nat -> (nat -> R) -> R.
Hypothesis conjugates_ : forall t theta, (1 <= t <= T)%nat -> is_conjugate (simplex K) K (a t) (b t) theta (Fbar t
  theta).

(** Lemma C.8: the rates do not increase; L_t is whatever has been estimated before round t. *)
Theorem lem_c_8_conjugates (L : nat -> nat -> R) i : (i < K)%nat ->
  (forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t) -> L 1%nat = (fun _ => 0) ->
  sum T (fun t => Fbar t (fun j => - L t j) - Fbar t (fun j => - L (S t) j)) - L (S T) i
  <= 2 * sqrt (INR K) * a T + ln (INR K) * b T.
Proof.
  intros hi mono start. pose proof (lem_c_8 K X K1 hX T a b L i T1 hi) as h.
  assert (same : sum T (fun t => Fbar t (fun j => - L t j) - Fbar t (fun j => - L (S t) j))
                 = sum T (fun t => Phi K X (a t) (b t) (L (S t)) - Phi K X (a t) (b t) (L t))).
  { apply sum_ext. intros t ht. destruct (rates t ht) as (a0 & b0 & ab).
    rewrite !(Fbar_is K X (a t) (b t) hX a0 b0 (Fbar t)) by (intros; now apply conjugates_). ring. }
  rewrite same. assert (sum T (fun t => Phi K X (a t) (b t) (L (S t)) - Phi K X (a t) (b t) (L t)) <= L (S T) i + 2 *
    (sqrt (INR K) - 1) * a T + ln (INR K) * b T); [|destruct (rates T ltac:(lia)) as (aT & _ & _); lra].
  apply h; trivial. intros t ht. destruct (rates t ht) as (a0 & b0 & _). auto.
Qed.

Let act := action K T d loss a b X.
Let x_ := x_of d loss a b X.
Let est_ := est d loss a b X.
Let seen_ := seen_est d loss a b X.
Let all_ := all_est d loss a b X.

(** Lemma C.7, bandits: the mean over the game. *)
Theorem lem_c_7_bandit t arm : (1 <= t <= T)%nat -> 0 < a t ->
  E act 1 T (fun u => Fbar t (fun i => - seen_ u t i - est_ u t i) - Fbar t (fun i => - seen_ u t i)
                      + inner K (x_ u t) (est_ u t)) arm
  <= sqrt (INR K) * (B t * B t / a t).
Proof.
  intros ht pos. destruct (rates t ht) as (a0 & b0 & ab).
  apply Rle_trans with (E act 1 T (fun u => B t * B t / a t * / sqrt (x_ u t (u t))) arm).
  - apply E_le_arms; trivial. intros u _ range. specialize (range t ltac:(lia)). unfold est_.
    rewrite est_is. fold x_. assert (e : x_ u t = X (a t) (b t) (seen_ u t)) by apply x_of_seen. rewrite e.
    apply (bend_bandit K X (a t) (b t)); trivial; [intros; now apply conjugates_|now apply scaled_losses].
  - rewrite E_scal, Rmult_comm. apply Rmult_le_compat_r; [apply div_nonneg; [apply Rle_0_sqr|assumption]|].
    now apply (mean_stability K T d loss a b X).
Qed.

(** Lemma C.9, bandits. *)
Theorem lem_c_9_bandit t arm : (1 <= t <= T)%nat -> 0 < b t ->
  E act 1 T (fun u => Fbar t (fun i => - seen_ u t i) - Fbar t (fun i => - seen_ u t i - est_ u t i)
                      - Fbar t (fun i => - all_ u t i) + Fbar t (fun i => - all_ u (S t) i)) arm
  <= B t / b t * waiting_sum d B t.
Proof.
  intros ht pos. destruct (rates t ht) as (a0 & b0 & ab).
  assert (Bt : 0 <= B t) by (destruct (scaled_losses t ht 0%nat); lra).
  apply Rle_trans with (E act 1 T (fun u => B t / b t * missing_est d loss a b X u t (u t)) arm).
  - apply E_le_arms; trivial. intros u _ range. pose proof (range t ltac:(lia)) as here.
    assert (e : x_ u t = X (a t) (b t) (seen_ u t)) by apply x_of_seen.
    assert (next : (fun i => - all_ u (S t) i) = fun i => - all_ u t i - est_ u t i)
      by (pointwise; unfold all_; rewrite all_next by lia; fold est_; unfold est_; ring).
    rewrite next. unfold all_, est_. rewrite all_parts, est_is. fold x_. rewrite e.
    apply (drift_bandit K X (a t) (b t)); trivial; [intros; now apply conjugates_|now apply scaled_losses|].
    intros i hi. apply (missing_nonneg K T d B); trivial. intros s hs. apply range. lia.
  - rewrite E_scal. apply Rmult_le_compat_l; [now apply div_nonneg|]. now apply (mean_drift K T d B).
Qed.

(** Lemma C.9 with full information: what has been seen and what is missing are sums of losses. *)
Theorem lem_c_9_full t : (1 <= t <= T)%nat -> 0 < b t ->
  let seen := fun i => sum (t - 1) (fun s => if s + d s <? t then loss s i else 0) in
  let all := fun i => sum (t - 1) (fun s => loss s i) in
  Fbar t (fun i => - seen i) - Fbar t (fun i => - seen i - loss t i)
  - Fbar t (fun i => - all i) + Fbar t (fun i => - all i - loss t i) <= B t / b t * waiting_sum d B t.
Proof.
  intros ht pos seen all. destruct (rates t ht) as (a0 & b0 & ab).
  set (miss := fun i => sum (t - 1) (fun s => if t <=? s + d s then loss s i else 0)).
  assert (split : all = fun i => seen i + miss i) by (pointwise; apply seen_and_missing).
  rewrite split. apply (drift_full K X (a t) (b t)); trivial; [intros; now apply conjugates_| |].
  - intros i _. unfold miss, waiting_sum. split; [apply sum_nonneg|apply sum_le]; intros s hs;
      destruct (scaled_losses s ltac:(lia) i); destruct (t <=? s + d s); lra.
  - intros i _. now apply scaled_losses.
Qed.
End Game.
