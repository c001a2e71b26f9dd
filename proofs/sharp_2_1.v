(** Theorems 2.1 and E.1 with the book's constants: stability costs beta_t B_t^2 / 8 with full information (Hoeffding),
    and the penalty of bandits is 2 (sqrt K - 1) / alpha_T (it counts the arm that is played in the end). *)
From Delays Require Export bandits full_information hoeffding.

(** As bound_2_1, with these two constants. *)
Definition first_term (bandit : bool) (K : nat) (B a b : R) : R :=
  if bandit then sqrt (INR K) * (B * B) / a else B * B / b / 8.
Definition last_terms (bandit : bool) (K : nat) (a b : R) : R :=
  (if bandit then 2 * (sqrt (INR K) - 1) * a else 0) + ln (INR K) * b.
Definition bound_sharp (bandit : bool) (K T : nat) (d : nat -> nat) (B a b : nat -> R) : R :=
  sum T (fun t => first_term bandit K (B t) (a t) (b t) + B t / b t * waiting_sum d B t)
  + last_terms bandit K (a T) (b T).

Definition theorem_2_1_sharp (bandit : bool) (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) : Prop :=
  forall T d B loss a b i arm, (1 <= T)%nat -> (i < K)%nat ->
  (forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t) ->
  (forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t) ->
  (forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t) ->
  finite_where_used bandit T d B a b ->
  delayed_regret bandit K T d loss (fun t => X (a t) (b t)) i arm <= bound_sharp bandit K T d B a b.

(** ** Full information *)

Section Full.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (b : nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis b_pos : forall t, (1 <= t <= T)%nat -> 0 < b t.
Hypothesis b_monotone : forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> b s <= b t.

Let Psi := Psi K b.
Let all := all_losses loss.

Lemma stability_sharp t : (1 <= t <= T)%nat ->
  inner K (y K loss b t) (loss t) <= Psi t (all (S t)) - Psi t (all t) + B t * B t / b t / 8.
Proof.
  intros ht. pose proof (b_pos t ht) as b0. pose proof (inv_pos _ b0) as beta0.
  destruct (scaled_losses t ht 0%nat). unfold Psi, thm_2_1_full.Psi, potential. set (beta := / b t) in *.
  pose proof (normalization_pos K K1 beta (all t)) as N. pose proof (normalization_pos K K1 beta (all (S t))) as N'.
  pose proof (hoeffding K (y K loss b t) (loss t) (B t) beta (softmax_simplex K K1 _ _)
    (fun i _ => scaled_losses t ht i) ltac:(lra) ltac:(lra)) as h.
  assert (quotient : normalization K beta (all (S t)) / normalization K beta (all t)
                     = over_arms K (fun i => y K loss b t i * exp (- (beta * loss t i)))).
  { unfold normalization at 1. unfold over_arms, Rdiv. rewrite Rmult_comm, <- total_scal. apply total_ext. intros i _.
    unfold y, softmax. fold beta. unfold all. rewrite (all_losses_next K T loss K1 T1) by lia.
    replace (- (beta * (all_losses loss t i + loss t i)))
      with (- (beta * all_losses loss t i) + - (beta * loss t i)) by ring.
    rewrite exp_plus. unfold Rdiv. ring. }
  rewrite <- quotient in h. apply ln_le in h; [|now apply Rdiv_lt_0_compat]. rewrite ln_exp in h.
  unfold Rdiv in h at 1. rewrite ln_mult, ln_Rinv in h by (assumption || now apply inv_pos).
  apply (Rmult_le_compat_l (b t)) in h; [|lra].
  replace (b t * (- (beta * inner K (y K loss b t) (loss t)) + beta * beta * (B t * B t) / 8))
    with (- inner K (y K loss b t) (loss t) + B t * B t / b t / 8) in h by (unfold beta; field; lra).
  lra.
Qed.

Lemma regret_sharp i : (i < K)%nat ->
  sum T (fun t => inner K (x K d loss b t) (loss t)) - sum T (fun t => loss t i)
  <= sum T (fun t => B t * B t / b t / 8 + B t / b t * waiting_sum d B t) + ln (INR K) * b T.
Proof.
  intros hi. pose proof (penalty K T loss b K1 T1 b_pos i hi) as pen.
  pose proof (telescope K T loss b K1 T1 b_pos b_monotone T ltac:(lia) ltac:(lia)) as tel.
  fold Psi in pen, tel. fold all in pen, tel.
  assert (rounds_ : sum T (fun t => inner K (x K d loss b t) (loss t)) <=
    sum T (fun t => (Psi t (all (S t)) - Psi t (all t)) + (B t * B t / b t / 8 + B t / b t * waiting_sum d B t))).
  { apply sum_le; intros t ht. pose proof (drift K T d B loss b K1 T1 scaled_losses b_pos t ht).
    pose proof (stability_sharp t ht). unfold Rdiv in *. lra. }
  rewrite sum_plus in rounds_. lra.
Qed.
End Full.

Theorem thm_2_1_full_sharp K : (1 <= K)%nat -> theorem_2_1_sharp false K (exponential_weights K).
Proof.
  intros hK T d B loss a b i arm hT hi hl hab mono finite.
  assert (b0 : forall t, (1 <= t <= T)%nat -> 0 < b t).
  { intros t ht. destruct (hab t ht) as (_ & _ & pos). destruct (finite t ht) as [[z _] _]. lra. }
  assert (same : forall t v, (1 <= t < 1 + T)%nat ->
    arm_law K (algorithm_3 false d loss (fun t => exponential_weights K (a t) (b t)) v t)
    = independent (fun t => arm_law K (x K d loss b t)) t v).
  { intros t v ht. unfold independent, algorithm_3, distribution, Lobs, exponential_weights, x. do 2 f_equal.
    apply functional_extensionality. intros j. rewrite arrived_losses. unfold seen_losses. apply sum_ext; intros s hs.
    destruct (Nat.leb_spec (s + d s) (t - 1)), (Nat.ltb_spec (s + d s) t); lia || reflexivity. }
  assert (proper_x : forall t, proper (arm_law K (x K d loss b t))).
  { intros t. apply arm_law_proper. now apply softmax_simplex. }
  unfold delayed_regret. rewrite (E_law_ext _ _ _ _ 1 same).
  rewrite E_sum by (intros; apply proper_x).
  rewrite (sum_ext T _ (fun t => inner K (x K d loss b t) (loss t))).
  2:{ intros t ht. rewrite (E_coordinate _ proper_x _ t (loss t)) by lia. apply mean_arm_law. }
  eapply Rle_trans; [apply (regret_sharp K T d B loss b hK hT); try assumption|].
  - intros s t hs ht. now destruct (mono s t hs ht).
  - unfold bound_sharp, last_terms, first_term. lra.
Qed.

(** ** Bandits *)

(** Lemma C.8 at the vertex of arm i, where the sum of the roots is 1. *)
Lemma shifted_end_sharp K X a b L i : ftrl K X -> 0 <= a -> 0 <= b -> (i < K)%nat ->
  shifted K X a b L <= L i + 2 * (sqrt (INR K) - 1) * a + ln (INR K) * b.
Proof.
  intros hX a0 b0 hi. destruct (hX a b L a0 b0) as [_ least]. specialize (least _ (corner_simplex K i hi)).
  rewrite objective_corner in least by assumption. unfold shifted, Phi. lra.
Qed.

Section Bandit.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (a b : nat -> R).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.
Hypothesis rates_monotone : forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t.
Hypothesis finite : finite_where_used true T d B a b.

Let all := all_est d loss a b X.
Let est_ := est d loss a b X.
Let miss := missing_est d loss a b X.
Let x_ := x_of d loss a b X.
Let act := action K T d loss a b X.

Lemma penalty_sharp (L : nat -> nat -> R) i : (i < K)%nat -> L 1%nat = (fun _ => 0) ->
  sum T (fun t => Phi K X (a t) (b t) (L (S t)) - Phi K X (a t) (b t) (L t))
  <= L (S T) i + 2 * (sqrt (INR K) - 1) * a T + ln (INR K) * b T.
Proof.
  intros hi start. destruct (rates T ltac:(lia)) as (aT & bT & _).
  eapply Rle_trans; [|now apply (shifted_end_sharp K X (a T) (b T) (L (S T)) i)].
  assert (h : forall n, (1 <= n <= T)%nat ->
    sum n (fun t => Phi K X (a t) (b t) (L (S t)) - Phi K X (a t) (b t) (L t)) <= shifted K X (a n) (b n) (L (S n))).
  { induction n as [|n IH]; intros hn; [lia|]. rewrite sum_last. destruct n as [|n].
    - simpl sum. destruct (rates 1%nat ltac:(lia)) as (a0 & b0 & _).
      pose proof (shifted_start K X K1 hX _ _ a0 b0) as s. rewrite <- start in s. unfold shifted in *. lra.
    - specialize (IH ltac:(lia)). destruct (rates (S n) ltac:(lia)) as (a0 & b0 & _).
      destruct (rates (S (S n)) ltac:(lia)) as (a1 & b1 & _).
      destruct (rates_monotone (S n) (S (S n)) ltac:(lia) ltac:(lia)).
      pose proof (shifted_monotone K X K1 hX (a (S n)) (b (S n)) (a (S (S n))) (b (S (S n))) (L (S (S n)))) as m.
      unfold shifted in *. lra. }
  apply h. lia.
Qed.

Lemma course_sharp arm i : (forall t, (1 <= t <= T)%nat -> (arm t < K)%nat) -> (i < K)%nat ->
  sum T (fun t => loss t (arm t)) <=
  sum T (fun t => est_ arm t i) + 2 * (sqrt (INR K) - 1) * a T + ln (INR K) * b T
  + sum T (fun t => B t / b t * miss arm t (arm t) + B t * B t / a t * / sqrt (x_ arm t (arm t))).
Proof.
  intros arms_of_game hi. eapply Rle_trans; [apply sum_le; intros t ht;
    now apply (course_round K T d B loss a b X K1 T1 hX scaled_losses rates finite arm arms_of_game t)|].
  rewrite sum_plus. apply Rplus_le_compat_r.
  replace (sum T (fun t => est_ arm t i)) with (all arm (S T) i)
    by (unfold all, all_est; now replace (S T - 1)%nat with T by lia).
  now apply (penalty_sharp (all arm) i).
Qed.

Theorem regret_bandit_sharp i arm : (i < K)%nat ->
  E act 1 T (fun u => sum T (fun t => loss t (u t))) arm - sum T (fun t => loss t i) <= bound_sharp true K T d B a b.
Proof.
  intros hi. pose proof (action_proper K T d loss a b X K1 T1 hX rates) as proper_.
  assert (h : E act 1 T (fun u => sum T (fun t => loss t (u t))) arm <=
    E act 1 T (fun u => sum T (fun t => est_ u t i) + 2 * (sqrt (INR K) - 1) * a T + ln (INR K) * b T
      + sum T (fun t => B t / b t * miss u t (u t) + B t * B t / a t * / sqrt (x_ u t (u t)))) arm).
  { apply (E_le_arms K T d loss a b X K1 T1 hX rates); [lia|]. intros u _ range. apply course_sharp; [|assumption].
    intros t ht. apply range. lia. }
  rewrite !E_plus, !(E_const act proper_), !(E_sum act proper_) in h.
  rewrite (sum_ext T (fun t => E act 1 T (fun u => est_ u t i) arm) (fun t => loss t i)) in h
    by (intros t ht; now apply (unbiased K T d loss a b X K1 T1 hX rates)).
  rewrite (E_sum act proper_).
  assert (last : sum T (fun t => E act 1 T (fun u =>
      B t / b t * miss u t (u t) + B t * B t / a t * / sqrt (x_ u t (u t))) arm)
    <= sum T (fun t => sqrt (INR K) * (B t * B t) / a t + B t / b t * waiting_sum d B t)).
  { assert (inv_nonneg : forall y, 0 <= y -> 0 <= / y) by
      (intros y [hy| <-]; [left; now apply inv_pos|rewrite Rinv_0; lra]).
    apply sum_le. intros t ht. rewrite E_plus, !E_scal. destruct (rates t ht) as (a0 & b0 & _).
    destruct (scaled_losses t ht 0%nat). pose proof (inv_nonneg _ a0). pose proof (inv_nonneg _ b0).
    rewrite Rplus_comm. apply Rplus_le_compat.
    - replace (sqrt (INR K) * (B t * B t) / a t) with (B t * B t / a t * sqrt (INR K)) by (unfold Rdiv; ring).
      apply Rmult_le_compat_l; [|now apply (mean_stability K T d loss a b X K1 T1 hX rates)].
      apply Rmult_le_pos; [apply Rmult_le_pos; lra|assumption].
    - apply Rmult_le_compat_l; [|now apply (mean_drift K T d B loss a b X K1 T1 hX scaled_losses rates)].
      apply Rmult_le_pos; [lra|assumption]. }
  unfold bound_sharp, first_term, last_terms. lra.
Qed.
End Bandit.

Theorem thm_2_1_bandit_sharp K X : (1 <= K)%nat -> ftrl K X -> theorem_2_1_sharp true K X.
Proof.
  intros hK hX T d B loss a b i arm hT hi hl hab mono finite. unfold delayed_regret.
  rewrite (E_law_ext _ (action K T d loss a b X)).
  - now apply regret_bandit_sharp.
  - intros t u ht. unfold action. now rewrite (play_is K) by lia.
Qed.
