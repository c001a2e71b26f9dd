(** Theorem 2.1 (thm:FTRL-no-scale) with full information: proved, for exponential weights.

    With full information nothing is random but the draw of A_t, and x_t is known: exponential weights with the losses
    that have arrived. The three terms of the paper's proof appear as follows. Let y_t be the distribution of a cheater,
    who knows all losses before round t, pending or not, and let Psi_t be the potential of round t.
    - drift: <x_t - y_t, l_t> <= beta_t B_t (sum of B_s over the rounds that wait);
    - stability: <y_t, l_t> <= Psi_t(L_{t+1}) - Psi_t(L_t) + beta_t B_t^2 / 8 (Hoeffding; the paper has no 1/8);
    - penalty: Psi_1(L_2) - Psi_1(L_1) + ... + Psi_T(L_{T+1}) - Psi_T(L_T) <= L_{T+1,i} + log(K) / beta_T. *)
From Delays Require Export exponential_weights sharp_2_1.
From Delays Require Import hoeffding.

Section Full.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (b : nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis b_pos : forall t, (1 <= t <= T)%nat -> 0 < b t.
Hypothesis b_monotone : forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> b s <= b t.

(** L_t, all losses before round t; what of it has arrived; and what is missing. *)
Definition all_losses (t i : nat) : R := sum (t - 1) (fun s => loss s i).
Definition seen_losses (t i : nat) : R := sum (t - 1) (fun s => if s + d s <? t then loss s i else 0).
Definition missing_losses (t i : nat) : R := sum (t - 1) (fun s => if t <=? s + d s then loss s i else 0).

Definition x (t : nat) : nat -> R := softmax K (/ b t) (seen_losses t).
Definition y (t : nat) : nat -> R := softmax K (/ b t) (all_losses t).

Lemma all_is_seen_and_missing t i : all_losses t i = seen_losses t i + missing_losses t i.
Proof. apply seen_and_missing. Qed.

Lemma missing_bounds t i : (1 <= t <= T)%nat -> 0 <= missing_losses t i <= waiting_sum d B t.
Proof.
  intros ht. unfold missing_losses, waiting_sum. split.
  - apply sum_nonneg; intros s hs. destruct (t <=? s + d s); [apply scaled_losses; lia|lra].
  - apply sum_le; intros s hs. destruct (t <=? s + d s); [apply scaled_losses; lia|lra].
Qed.

Lemma inner_le u v l : (forall i, (i < K)%nat -> 0 <= l i) -> (forall i, (i < K)%nat -> u i <= v i) ->
  inner K u l <= inner K v l.
Proof. intros hl h. apply arms_le. intros i hi. apply Rmult_le_compat_r; auto. Qed.

(** Drift. y_i = x_i e^(-beta m_i) / (a number that is at most 1) >= x_i (1 - beta m_i), where m_i is what is
    missing. *)
Lemma drift_one_arm t i : (1 <= t <= T)%nat -> (i < K)%nat -> x t i * (1 - / b t * waiting_sum d B t) <= y t i.
Proof.
  intros ht hi. pose proof (inv_pos _ (b_pos t ht)) as beta0. set (beta := / b t) in *.
  pose proof (missing_bounds t i ht) as [m0 m1].
  assert (smaller : normalization K beta (all_losses t) <= normalization K beta (seen_losses t)).
  { apply arms_le. intros j hj. apply exp_le. rewrite all_is_seen_and_missing. destruct (missing_bounds t j ht). nra. }
  pose proof (normalization_pos K K1 beta (all_losses t)) as N.
  unfold x, y, softmax. fold beta. set (n := normalization K beta (all_losses t)) in *.
  set (n' := normalization K beta (seen_losses t)) in *. rewrite all_is_seen_and_missing.
  replace (- (beta * (seen_losses t i + missing_losses t i)))
    with (- (beta * seen_losses t i) + - (beta * missing_losses t i)) by ring.
  rewrite exp_plus. pose proof (exp_pos (- (beta * seen_losses t i))) as pos.
  set (E1 := exp (- (beta * seen_losses t i))) in *.
  assert (one : 1 - beta * waiting_sum d B t <= exp (- (beta * missing_losses t i))).
  { pose proof (exp_ineq1_le (- (beta * missing_losses t i))). nra. }
  pose proof (exp_pos (- (beta * missing_losses t i))) as pos'. set (E2 := exp (- (beta * missing_losses t i))) in *.
  apply Rle_trans with (E1 / n' * E2).
  - apply Rmult_le_compat_l; [|assumption]. left. apply Rdiv_lt_0_compat; lra.
  - replace (E1 / n' * E2) with (E1 * E2 * / n') by (unfold Rdiv; ring). unfold Rdiv.
    apply Rmult_le_compat_l; [left; now apply Rmult_lt_0_compat|]. apply Rinv_le_contravar; lra.
Qed.

Lemma drift_bound t : (1 <= t <= T)%nat -> inner K (x t) (loss t) <= inner K (y t) (loss t)
  + / b t * (B t * waiting_sum d B t).
Proof.
  intros ht. pose proof (inv_pos _ (b_pos t ht)).
  assert (h : inner K (fun i => x t i * (1 - / b t * waiting_sum d B t)) (loss t) <= inner K (y t) (loss t)).
  { apply inner_le; [intros; now apply scaled_losses|]. intros i hi. now apply drift_one_arm. }
  assert (e : inner K (fun i => x t i * (1 - / b t * waiting_sum d B t)) (loss t)
              = (1 - / b t * waiting_sum d B t) * inner K (x t) (loss t)).
  { unfold inner. rewrite <- arms_scal. apply arms_ext. intros; ring. }
  rewrite e in h. destruct (inner_bound K (x t) (loss t) (B t) (softmax_simplex K K1 _ _)); [intros; now apply
    scaled_losses|].
  destruct (missing_bounds t 0 ht).
  assert (/ b t * waiting_sum d B t * inner K (x t) (loss t) <= / b t * waiting_sum d B t * B t); [|lra].
  apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|lra].
Qed.

(** The potential, shifted so that it is 0 at the start. *)
Definition Psi (t : nat) (L : nat -> R) : R := potential K (b t) L + b t * ln (INR K).

Lemma all_losses_next t i : (1 <= t)%nat -> all_losses (S t) i = all_losses t i + loss t i.
Proof. intros h. unfold all_losses. pred. now rewrite (sum_pred t). Qed.

(** Stability: the quotient of the normalizations is a mean under y, to which Hoeffding's lemma applies. *)
Lemma stability_sharp t : (1 <= t <= T)%nat ->
  inner K (y t) (loss t) <= Psi t (all_losses (S t)) - Psi t (all_losses t) + B t * B t / b t / 8.
Proof.
  intros ht. pose proof (b_pos t ht) as b0. pose proof (inv_pos _ b0) as beta0.
  destruct (scaled_losses t ht 0%nat). unfold Psi, potential. set (beta := / b t) in *.
  pose proof (normalization_pos K K1 beta (all_losses t)) as N.
  pose proof (normalization_pos K K1 beta (all_losses (S t))) as N'.
  pose proof (hoeffding K (y t) (loss t) (B t) beta (softmax_simplex K K1 _ _)
    (fun i _ => scaled_losses t ht i) ltac:(lra) ltac:(lra)) as h.
  assert (quotient : normalization K beta (all_losses (S t)) / normalization K beta (all_losses t)
                     = over_arms K (fun i => y t i * exp (- (beta * loss t i)))).
  { unfold normalization at 1. unfold Rdiv. rewrite Rmult_comm, <- arms_scal. apply arms_ext. intros i _.
    unfold y, softmax. fold beta. rewrite all_losses_next by lia.
    replace (- (beta * (all_losses t i + loss t i))) with (- (beta * all_losses t i) + - (beta * loss t i)) by ring.
    rewrite exp_plus. unfold Rdiv. ring. }
  rewrite <- quotient in h. apply ln_le in h; [|now apply Rdiv_lt_0_compat]. rewrite ln_exp in h.
  unfold Rdiv in h at 1. rewrite ln_mult, ln_Rinv in h by (assumption || now apply inv_pos).
  apply (Rmult_le_compat_l (b t)) in h; [|lra].
  replace (b t * (- (beta * inner K (y t) (loss t)) + beta * beta * (B t * B t) / 8))
    with (- inner K (y t) (loss t) + B t * B t / b t / 8) in h by (unfold beta; field; lra).
  lra.
Qed.

(** Penalty: the potential grows with b, because the entropy is at least - log K. *)
Lemma Psi_monotone s t L : (1 <= s <= t)%nat -> (t <= T)%nat -> Psi s L <= Psi t L.
Proof.
  intros hs ht. pose proof (b_pos s ltac:(lia)). pose proof (b_pos t ltac:(lia)). pose proof (b_monotone s t hs ht).
  pose proof (softmax_simplex K K1 (/ b t) L) as w.
  pose proof (gibbs K K1 (b s) L _ ltac:(assumption) w) as low.
  pose proof (gibbs_attained K K1 (b t) L ltac:(assumption)) as attained.
  pose proof (entropy_lower K K1 _ w). unfold Psi. nra.
Qed.

Lemma Psi_start t : (1 <= t <= T)%nat -> Psi t (all_losses 1) = 0.
Proof.
  intros ht. unfold Psi, potential, normalization. unfold all_losses. simpl sum.
  rewrite Rmult_0_r, Ropp_0, exp_0, over_arms_one, Rmult_1_r. ring.
Qed.

Lemma telescope n : (n <= T)%nat -> (1 <= n)%nat ->
  sum n (fun t => Psi t (all_losses (S t)) - Psi t (all_losses t)) <= Psi n (all_losses (S n)).
Proof.
  induction n as [|n IH]; intros hn h1; [lia|]. rewrite sum_last. destruct n as [|m].
  - simpl sum. rewrite (Psi_start 1) by lia. lra.
  - specialize (IH ltac:(lia) ltac:(lia)). pose proof (Psi_monotone (S m) (S (S m)) (all_losses (S (S m))) ltac:(lia)
      hn). lra.
Qed.

Lemma penalty_bound i : (i < K)%nat -> Psi T (all_losses (S T)) <= sum T (fun t => loss t i) + b T * ln (INR K).
Proof.
  intros hi. unfold Psi. apply Rplus_le_compat_r. pose proof (b_pos T ltac:(lia)) as b0.
  unfold potential. pose proof (exp_le_normalization K (/ b T) (all_losses (S T)) i hi) as h.
  apply ln_le in h; [|apply exp_pos]. rewrite ln_exp in h. apply (Rmult_le_compat_l (b T)) in h; [|lra].
  replace (b T * - (/ b T * all_losses (S T) i)) with (- all_losses (S T) i) in h by (field; lra).
  unfold all_losses in h at 1. pred. lra.
Qed.

Lemma regret_sharp i : (i < K)%nat ->
  sum T (fun t => inner K (x t) (loss t)) - sum T (fun t => loss t i)
  <= sum T (fun t => B t * B t / b t / 8 + B t / b t * waiting_sum d B t) + ln (INR K) * b T.
Proof.
  intros hi. pose proof (penalty_bound i hi) as pen. pose proof (telescope T ltac:(lia) ltac:(lia)) as tel.
  assert (rounds_ : sum T (fun t => inner K (x t) (loss t)) <=
    sum T (fun t => (Psi t (all_losses (S t)) - Psi t (all_losses t)) + (B t * B t / b t / 8 + B t / b t *
      waiting_sum d B t))).
  { apply sum_le; intros t ht. pose proof (drift_bound t ht).
    pose proof (stability_sharp t ht). unfold Rdiv in *. lra. }
  rewrite sum_plus in rounds_. lra.
Qed.
End Full.

(** ** The theorem *)

(** Exponential weights as a learner; there is no Tsallis term with full information. *)
Definition exponential_weights (K : nat) (_ b : R) : (nat -> R) -> nat -> R := softmax K (/ b).

Lemma exponential_distributions K : (1 <= K)%nat -> distributions K (exponential_weights K).
Proof. intros h a b L _ _. now apply softmax_simplex. Qed.

Theorem thm_2_1_full_sharp K : (1 <= K)%nat -> theorem_2_1_sharp false K (exponential_weights K).
Proof.
  intros hK T d B loss a b i arm hT hi hl hab mono finite.
  assert (b0 : forall t, (1 <= t <= T)%nat -> 0 < b t).
  { intros t ht. destruct (hab t ht) as (_ & _ & pos). destruct (finite t ht) as [[z _] _]. lra. }
  assert (same : forall t v, (1 <= t < 1 + T)%nat -> arm_law K (algorithm_3 false d loss (fun t => exponential_weights K
    (a t) (b t)) v t) = independent (fun t => arm_law K (x K d loss b t)) t v).
  { intros t v ht. unfold independent, algorithm_3, distribution, Lobs, exponential_weights, x. do 2 f_equal.
    pointwise. apply arrived_before. }
  assert (proper_x : forall t, proper (arm_law K (x K d loss b t))).
  { intros t. apply arm_law_proper. now apply softmax_simplex. }
  unfold delayed_regret. rewrite (E_law_ext _ _ _ _ 1 same). rewrite E_sum by (intros; apply proper_x).
  rewrite (sum_ext T _ (fun t => inner K (x K d loss b t) (loss t))).
  2:{ intros t ht. rewrite (E_coordinate _ proper_x _ t (loss t)) by lia. apply mean_arm_law. }
  eapply Rle_trans; [apply (regret_sharp K T d B loss b hK hT); try assumption|].
  - intros s t hs ht. now destruct (mono s t hs ht).
  - unfold bound_sharp, last_terms, first_term. lra.
Qed.

Theorem thm_2_1_full K : (1 <= K)%nat -> theorem_2_1 false K (exponential_weights K).
Proof. intros hK. now apply sharper, thm_2_1_full_sharp. Qed.
