(** Reservoirs for hidden delays when neither T nor D is known (P.3): rates made of what has been observed, plus a
    reserve for n >= min {C, dmax + 1} rounds that may be on their way, none of them with a weight above w_t. *)
From Delays Require Import thm_5_2.
From Delays Require Export legal.

Section Unknown.
Variables (K C T dmax n J : nat) (d : nat -> nat) (loss : nat -> nat -> R) (bandit : bool).
Hypotheses (K2 : (2 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis ends : forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.
Hypotheses (short : forall t, (d t <= dmax)%nat) (reserve : (Nat.min C (S dmax) <= n)%nat) (steps : (T <= fact J)%nat).

Let K1 : (1 <= K)%nat := Nat.le_trans 1 2 K (le_S 1 1 (le_n 1)) K2.
Let lk : 0 < ln (INR K) := log_arms K K2.
Let zt := importance (Z C d) (odds C d).
Let D : R := sum T (fun t => INR (d t)).
Let M : R := most C T d.
Let proper_ := enters_proper C d C1.

(** w_t, no less than the weight of a round up to t *)
Definition heaviest x t : R := INR (S (dmax / C) + peak C d x t).
Lemma reservoir_z_is x s : zt x s = ind (Z C d x s) * INR (S (age C d x s) + d s / C).
Proof. unfold zt, importance, odds, Rdiv. now rewrite Rinv_inv. Qed.
Lemma peak_age x s t : (1 <= s <= t)%nat -> (age C d x s <= peak C d x t)%nat.
Proof. induction t as [|t IH]; intros h; [lia|]. simpl. destruct (Nat.eq_dec s (S t)) as [->|]; [lia|]. lia. Qed.
Lemma peak_grows x s t : (s <= t)%nat -> (peak C d x s <= peak C d x t)%nat.
Proof. induction 1; simpl; lia. Qed.
Lemma heaviest_grows x s t : (s <= t)%nat -> heaviest x s <= heaviest x t.
Proof. intros h. apply le_INR. pose proof (peak_grows x s t h). lia. Qed.
Lemma longest_counts s : 0 < INR (d s) -> (1 <= dmax)%nat.
Proof. intros h. pose proof (short s). destruct (d s); [simpl in h; lra|lia]. Qed.
Lemma heaviest_ge_1 x t : 1 <= heaviest x t.
Proof. apply (le_INR 1). lia. Qed.

Lemma z_within x s t : (1 <= s <= t)%nat -> 0 <= zt x s <= heaviest x t * ind (Z C d x s).
Proof.
  intros h. rewrite reservoir_z_is, (Rmult_comm (heaviest x t)). pose proof (ind_bounds (Z C d x s)) as [i0 _]. split.
  - apply Rmult_le_pos; [assumption|apply pos_INR].
  - apply Rmult_le_compat_l; [assumption|]. apply le_INR. pose proof (peak_age x s t h).
    pose proof (Nat.div_le_mono (d s) dmax C ltac:(lia) (short s)). lia.
Qed.

Lemma reservoir_z_nonneg x s : (1 <= s)%nat -> 0 <= zt x s.
Proof. intros h. apply (z_within x s s). lia. Qed.
Lemma z_squared x s : zt x s * zt x s = / odds C d x s * zt x s.
Proof. unfold zt, importance. destruct (Z C d x s); simpl ind; unfold Rdiv; ring. Qed.

(** What is on its way: at most one round of each slot, and none that is older than dmax. *)
Lemma few_wait x t : (1 <= t)%nat -> sum t (fun s => ind (negb (s + d s <? t) && Z C d x s)) <= INR n.
Proof.
  intros ht. rewrite <- length_filter. apply le_INR. eapply Nat.le_trans; [|exact reserve].
  set (l := filter _ (rounds t)).
  assert (mem : forall s, In s l -> (1 <= s <= t)%nat /\ (t <= s + d s)%nat /\ fst (slots C d x t (s mod C)) = s).
  { intros s h. apply filter_In in h as [h e]. rewrite in_rounds in h. apply andb_true_iff in e as [w z].
    apply negb_true_iff, Nat.ltb_ge in w. apply Nat.eqb_eq in z. split; [assumption|split; [assumption|]].
    apply (held_since C d C1 x (s + d s) t (s mod C) s z); lia. }
  assert (distinct : forall f m, (forall s, In s l -> (f s < m)%nat) ->
    (forall s s', In s l -> In s' l -> f s = f s' -> s = s') -> (length l <= m)%nat).
  { intros f m small inj. rewrite <- (map_length f l), <- (seq_length m 0). apply NoDup_incl_length.
    - apply distinct_images; [apply NoDup_filter, rounds_distinct|exact inj].
    - intros r h. apply in_map_iff in h as (s & <- & h). apply in_seq. specialize (small s h). lia. }
  apply Nat.min_glb.
  - apply (distinct (fun s => s mod C)%nat); [intros; apply Nat.mod_upper_bound; lia|]. intros s s' h h' e.
    apply mem in h as (_ & _ & h), h' as (_ & _ & h'). rewrite e in h. congruence.
  - apply (distinct (fun s => t - s)%nat).
    + intros s h. apply mem in h as (hs & w & _). pose proof (short s). lia.
    + intros s s' h h' e. apply mem in h as (hs & _), h' as (hs' & _). lia.
Qed.

(** What alpha_t and beta_t add up, and their reserve. *)
Definition squared x s : R := zt x s * zt x s.
Definition lagged x s : R := if bandit then zt x s * INR (d s) else zt x s * (zt x s / 8 + INR (d s)).
Definition large x t : R := let w := heaviest x t in if bandit then w * INR dmax else w * (w / 8 + INR dmax).
Definition a_unknown x t : R :=
  if bandit then sqrt (seen_sum d (squared x) t + INR n * (heaviest x t * heaviest x t)) else 0.
Definition b_unknown x t : R := sqrt (2 * (seen_sum d (lagged x) t + INR n * large x t) / ln (INR K)).
Definition unknown_regret (i : nat) w arm : R :=
  any_regret K T bandit d loss (enters C d) (Z C d) (odds C d)
    (fun x t => learner K bandit (a_unknown x t) (b_unknown x t)) i w arm.
Lemma squared_nonneg x s : (1 <= s)%nat -> 0 <= squared x s.
Proof. intros _. apply Rle_0_sqr. Qed.
Lemma lagged_nonneg x s : (1 <= s)%nat -> 0 <= lagged x s.
Proof. intros h. pose proof (reservoir_z_nonneg x s h). pose proof (pos_INR (d s)). unfold lagged.
  destruct bandit; apply Rmult_le_pos; lra. Qed.

Lemma large_bounds x s t : (s <= t)%nat -> 0 <= large x s <= large x t.
Proof.
  intros h. pose proof (heaviest_ge_1 x s). pose proof (heaviest_grows x s t h). pose proof (pos_INR dmax).
  unfold large. destruct bandit; nra.
Qed.

Lemma squared_covers x t : (1 <= t)%nat ->
  sum t (squared x) <= seen_sum d (squared x) t + INR n * (heaviest x t * heaviest x t).
Proof.
  intros ht. apply (heard_and_reserve d _ (Z C d x)); [assumption|nra|now apply few_wait|]. intros s hs.
  pose proof (z_within x s t hs). unfold squared. destruct (Z C d x s); simpl in *; nra.
Qed.

Lemma lagged_covers x t : (1 <= t)%nat -> sum t (lagged x) <= seen_sum d (lagged x) t + INR n * large x t.
Proof.
  intros ht.
  apply (heard_and_reserve d _ (Z C d x)); [assumption|apply (large_bounds x t t (le_n t))|now apply few_wait|].
  intros s hs. pose proof (z_within x s t hs). pose proof (pos_INR (d s)). pose proof (le_INR _ _ (short s)).
  unfold lagged, large. destruct (Z C d x s); simpl in *; [|assert (zt x s = 0) as -> by lra; destruct bandit; lra].
  rewrite Rmult_1_r in *. destruct bandit; apply Rmult_le_compat; lra.
Qed.

Let n0 : 0 < INR n.
Proof. apply INR_pos. lia. Qed.

Lemma unknown_rates_known t : (1 <= t)%nat -> known t (fun x => a_unknown x t) /\ known t (fun x => b_unknown x t).
Proof.
  intros ht.
  assert (peaks : known t (fun x => heaviest x t)).
  { intros x y h. unfold heaviest. do 2 f_equal.
    assert (all : forall m, (m <= t)%nat -> peak C d x m = peak C d y m); [|now apply all].
    induction m as [|m IH]; intros hm; [reflexivity|]. cbn [peak]. rewrite IH by lia. f_equal.
    apply (known_age C d C1 (S m) ltac:(lia)). apply (agree_weaken _ t); [lia|assumption]. }
  assert (sums : forall f : R -> nat -> R, known t (fun x => seen_sum d (fun s => f (zt x s) s) t)).
  { intros f. apply (heard_known d (fun x s => f (zt x s) s)). intros s hs early x y h. rewrite !reservoir_z_is.
    now rewrite (reservoirs_heard C d C1 s x y), (known_age C d C1 s hs x y) by (apply (agree_weaken _ t);
      lia || assumption). }
  split; intros x y h.
  - unfold a_unknown. destruct bandit; [|reflexivity]. rewrite (peaks x y h). do 2 f_equal.
    exact (sums (fun z _ => z * z) x y h).
  - unfold b_unknown, large. rewrite (peaks x y h). do 4 f_equal.
    exact (sums (fun z s => if bandit then z * INR (d s) else z * (z / 8 + INR (d s))) x y h).
Qed.

Lemma unknown_rates_nonneg x t : 0 <= a_unknown x t /\ 0 <= b_unknown x t.
Proof. split; [unfold a_unknown; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos]. Qed.

Lemma unknown_rates_grow x s t : (1 <= s <= t)%nat -> a_unknown x s <= a_unknown x t /\ b_unknown x s <= b_unknown x t.
Proof.
  intros h. pose proof (heaviest_ge_1 x s). pose proof (heaviest_grows x s t ltac:(lia)).
  pose proof (large_bounds x s t ltac:(lia)).
  pose proof (heard_grows d (squared x) (squared_nonneg x) s t ltac:(lia)).
  pose proof (heard_grows d (lagged x) (lagged_nonneg x) s t ltac:(lia)). unfold a_unknown, b_unknown, seen_sum.
  split; [destruct bandit; [|lra]|]; monotone.
Qed.

Lemma b_unknown_pos x t : bandit = false \/ (1 <= dmax)%nat -> 0 < b_unknown x t.
Proof.
  intros h. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|exact lk]. pose proof (heard_nonneg d _ (lagged_nonneg x) t).
  pose proof (heaviest_ge_1 x t). pose proof (pos_INR dmax). assert (0 < large x t); [|unfold seen_sum; nra].
  unfold large. destruct h as [->|h]; [nra|]. pose proof (INR_pos dmax h). destruct bandit; nra.
Qed.

Lemma unknown_first x t : if bandit then 0 < a_unknown x t else a_unknown x t = 0 /\ 0 < b_unknown x t.
Proof.
  pose proof (heard_nonneg d _ (squared_nonneg x) t). pose proof (heaviest_ge_1 x t).
  assert (0 < INR n * (heaviest x t * heaviest x t)) by positive. pose proof (b_unknown_pos x t) as b0.
  unfold a_unknown, seen_sum. destruct bandit; [apply sqrt_lt_R0; lra|]. split; [reflexivity|]. apply b0. now left.
Qed.

(** ** Along one course *)
Let course x : R := (if bandit then sqrt (INR K) * sum T (fun t => squared x t / a_unknown x t) else 0)
  + sum T (fun t => lagged x t / b_unknown x t) + last_terms bandit K (a_unknown x T) (b_unknown x T).

Lemma course_at_most x : course x <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt (sum T (squared x)) + 2 * sqrt (INR K) * sqrt (INR n) * heaviest x T else 0)
  + (2 * sqrt 2 * sqrt (sum T (lagged x) * ln (INR K)) + sqrt (2 * ln (INR K)) * sqrt (INR n * large x T)).
Proof.
  pose proof (root_arms K K1) as k1. pose proof (heaviest_ge_1 x T). pose proof (large_bounds x T T (le_n T)) as [l0 _].
  pose proof (covered_twice (ln (INR K)) T (lagged x) (fun t => seen_sum d (lagged x) t + INR n * large x t)
    (INR n * large x T)
    (b_unknown x) lk ltac:(nra) (fun t h => lagged_nonneg x t (proj1 h)) (fun t h => lagged_covers x t (proj1 h))
    ltac:(apply Rplus_le_compat_r, heard_le_all, lagged_nonneg) (fun t => eq_refl)) as entropy.
  rewrite (Rmult_comm (INR n * _)), <- sqrt_mult_alt, <- Rmult_assoc, (sqrt_mult_alt (2 * _)) in entropy by lra.
  pose proof (covered T (squared x) (fun t => seen_sum d (squared x) t + INR n * (heaviest x t * heaviest x t))
    (INR n * (heaviest x T * heaviest x T)) (sqrt (INR K)) (2 * (sqrt (INR K) - 1)) ltac:(lra) ltac:(lra) ltac:(nra)
    (fun t h => squared_nonneg x t (proj1 h)) (fun t h => squared_covers x t (proj1 h))
    ltac:(apply Rplus_le_compat_r, heard_le_all, squared_nonneg)) as tsallis.
  rewrite (Rmult_comm (INR n) (heaviest x T * _)), root_out in tsallis by lra. pose proof (sqrt_pos (INR n)).
  assert (0 <= heaviest x T * sqrt (INR n)) by nra. unfold course, last_terms, a_unknown. destruct bandit; lra.
Qed.

(** ** On average *)
Let mean_ (f : (nat -> bool) -> R) w : R := E (enters C d) 1 T f w.

Let take t g w : (1 <= t <= T)%nat -> known t g -> mean_ (fun x => g x * zt x t) w = mean_ g w.
Proof.
  intros ht k. unfold mean_, zt. rewrite (take_out T (enters C d) (Z C d) (odds C d) (fun _ _ => 1)); trivial.
  - apply E_ext. intros; ring.
  - intros s hs. split; [apply (odds_known C d C1 s hs)|now intros x y _].
  - intros s v hs. exact (reservoirs_fair K C T d K1 C1 T1 ends s v hs).
Qed.

Lemma mean_squared w : mean_ (fun x => sum T (squared x)) w <= M.
Proof.
  eapply Rle_trans; [|exact (costs_are C T d C1 ends w)]. unfold mean_. rewrite !(E_sum _ proper_). right. apply sum_ext.
  intros t ht. rewrite (E_ext _ _ _ _ (fun x => / odds C d x t * zt x t)) by (intros; apply z_squared).
  etransitivity; [apply take; [assumption|]|].
  - intros x y h. now rewrite (proj1 (odds_known C d C1 t ltac:(lia)) x y h).
  - apply E_ext. intros x. unfold cost, Rdiv. ring.
Qed.

Lemma mean_lagged w : mean_ (fun x => sum T (lagged x)) w <= (if bandit then 0 else M / 8) + D.
Proof.
  apply Rle_trans with (mean_ (fun x => (if bandit then 0 else / 8) * sum T (squared x)
    + sum T (fun t => INR (d t) * zt x t)) w).
  - right. apply E_ext. intros x. rewrite <- sum_scal, <- sum_plus. apply sum_ext. intros t _. unfold lagged, squared.
    destruct bandit; unfold Rdiv; ring.
  - unfold mean_. rewrite E_plus, E_scal. pose proof (mean_squared w) as sq. unfold mean_ in sq.
    apply Rplus_le_compat; [destruct bandit; lra|]. rewrite (E_sum _ proper_). right. apply sum_ext. intros t ht.
    etransitivity; [apply take; [assumption|now intros x y _]|]. apply (E_const _ proper_).
Qed.

Let omega : R := (1 + INR dmax / INR C) * (INR J + 3).

Lemma mean_heaviest w : mean_ (fun x => heaviest x T) w <= omega.
Proof.
  eapply Rle_trans; [|exact (reservoirs_largest_weight C T dmax J d w C1 T1 steps short)]. right. apply E_ext. intros x.
  unfold heaviest. rewrite plus_INR, S_INR. ring.
Qed.

Let jensen f m w : (forall x, 0 <= f x) -> mean_ f w <= m -> mean_ (fun x => sqrt (f x)) w <= sqrt m.
Proof.
  intros pos hm. exact (Rle_trans _ _ _ (jensen_root (enters C d) 1 T f w proper_ pos) (sqrt_le_1_alt _ _ hm)).
Qed.

Lemma mean_large w : mean_ (fun x => sqrt (INR n * large x T)) w
  <= sqrt (INR n) * ((if bandit then 0 else omega / sqrt 8) + sqrt (omega * INR dmax)).
Proof.
  pose proof (pos_INR dmax) as m0. pose proof (sqrt_pos (INR n)) as s0. pose proof (sqrt_lt_R0 8 ltac:(lra)) as e0.
  apply Rle_trans with (mean_ (fun x => sqrt (INR n) * ((if bandit then 0 else / sqrt 8) * heaviest x T)
    + sqrt (INR n) * sqrt (heaviest x T * INR dmax)) w).
  - apply (E_le _ proper_). intros x. pose proof (heaviest_ge_1 x T). pose proof (large_bounds x T T (le_n T)).
    rewrite sqrt_mult, <- Rmult_plus_distr_l by lra. apply Rmult_le_compat_l; [assumption|]. unfold large. destruct bandit;
      [lra|].
    replace (heaviest x T * (heaviest x T / 8 + INR dmax)) with (heaviest x T * heaviest x T / 8 + heaviest x T * INR dmax)
      by field.
    eapply Rle_trans; [apply root_sum; nra|]. rewrite sqrt_div_alt, sqrt_square by lra. right. field. lra.
  - unfold mean_. rewrite E_plus, !E_scal, Rmult_plus_distr_l. pose proof (mean_heaviest w) as h. unfold mean_ in h.
    apply Rplus_le_compat; apply Rmult_le_compat_l; trivial.
    + destruct bandit; [lra|]. pose proof (inv_pos _ e0). unfold Rdiv. rewrite Rmult_comm. apply Rmult_le_compat_r; lra.
    + apply (jensen (fun x => heaviest x T * INR dmax)).
      * intros x. pose proof (heaviest_ge_1 x T). nra.
      * unfold mean_. rewrite (E_ext _ _ _ _ (fun x => INR dmax * heaviest x T)) by (intros; ring). rewrite E_scal, Rmult_comm.
        now apply Rmult_le_compat_r.
Qed.

Lemma unknown_by_course i w arm : (i < K)%nat -> unknown_regret i w arm <= mean_ course w.
Proof.
  intros hi. unfold unknown_regret. eapply Rle_trans.
  { apply (adaptive_regret K T bandit d loss (enters C d) (Z C d) (odds C d) (fun _ _ => 1) (fun _ => 1) K1 T1 proper_
      (fun t i => conj (unit_losses t i) (Rle_refl 1))
      (fun t _ => reservoirs_heard C d C1 t) (fun x t _ => odds_pos K C T d K1 C1 T1 x t) (fun t ht => odds_known C d
        C1 t ht)
      (fun _ _ => conj Rle_0_1 (Rle_refl 1)) (fun t x ht => reservoirs_fair K C T d K1 C1 T1 ends t x ht) a_unknown
        b_unknown); trivial.
    - exact unknown_rates_known.
    - exact unknown_rates_nonneg.
    - intros v s t hs _. now apply unknown_rates_grow.
    - intros v t _. apply unknown_first.
    - intros v t ht. destruct (some_wait K C T d K1 C1 T1 v t ht) as [|(s & hs & pos)]; [now left|right]. apply
      b_unknown_pos. right. exact (longest_counts s pos). }
  pose proof (reservoirs_waiting K C T d K1 C1 T1 ends w (fun x t => / b_unknown x t)
    ltac:(intros t ht x y h; now rewrite (proj2 (unknown_rates_known t ht) x y h))
    ltac:(intros; apply inv_nonneg, unknown_rates_nonneg)) as pairs. cbv beta in pairs.
  specialize (pairs ltac:(intros x s t hs ht pos; apply Rinv_le_contravar;
    [apply b_unknown_pos; right; exact (longest_counts s pos)|now apply unknown_rates_grow])).
  rewrite (E_ext _ _ _ (fun x => sum T (fun t => 1 * (1 - 1))) (fun _ => 0)) by (intros; apply sum_zero; intros; ring).
  rewrite (E_const _ proper_), Rplus_0_r. eapply Rle_trans; [apply Rplus_le_compat_l; exact pairs|]. rewrite <- E_plus.
  set (g := fun t x => / odds C d x t * (if bandit then sqrt (INR K) * / a_unknown x t else / b_unknown x t / 8)
    + / b_unknown x t * INR (d t)).
  apply Rle_trans with (mean_ (fun x => sum T (fun t => g t x) + last_terms bandit K (a_unknown x T) (b_unknown x T)) w).
  - right. apply E_ext. intros x. rewrite Rplus_comm, <- Rplus_assoc, (Rplus_comm (sum T _)), <- sum_plus. f_equal. apply
    sum_ext.
    intros t _. unfold g, first_mean, cost. destruct bandit; unfold Rdiv; ring.
  - unfold mean_, course. rewrite !(E_plus (enters C d) T 1 (fun x => _ + _)). rewrite E_plus. apply Rplus_le_compat_r.
    right. transitivity (E (enters C d) 1 T (fun x => sum T (fun t => g t x * zt x t)) w).
    + rewrite !(E_sum _ proper_). apply sum_ext. intros t ht. symmetry. apply (take t (g t)); [assumption|].
      intros x y h. destruct (unknown_rates_known t ltac:(lia)) as [ka kb]. unfold g.
      now rewrite (ka x y h), (kb x y h), (proj1 (odds_known C d C1 t ltac:(lia)) x y h).
    + apply E_ext. intros x. destruct bandit eqn:regime.
      * rewrite <- sum_scal, <- sum_plus. apply sum_ext. intros t _. unfold g, squared, lagged. rewrite regime, z_squared.
        unfold Rdiv. ring.
      * rewrite Rplus_0_l. apply sum_ext. intros t _. unfold g, lagged. rewrite regime.
        replace (zt x t * (zt x t / 8 + INR (d t))) with (zt x t * zt x t / 8 + zt x t * INR (d t)) by field.
        rewrite z_squared. unfold Rdiv. ring.
Qed.

Lemma unknown_by_means i w arm : (i < K)%nat -> unknown_regret i w arm <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt M + 2 * sqrt (INR K) * sqrt (INR n) * omega else 0)
  + (2 * sqrt 2 * sqrt (((if bandit then 0 else M / 8) + D) * ln (INR K))
     + sqrt (2 * ln (INR K)) * (sqrt (INR n) * ((if bandit then 0 else omega / sqrt 8) + sqrt (omega * INR dmax)))).
Proof.
  intros hi. eapply Rle_trans; [now apply unknown_by_course|]. unfold mean_.
  eapply Rle_trans; [apply (E_le _ proper_); exact course_at_most|]. rewrite E_plus. pose proof (root_arms K K1).
  apply Rplus_le_compat.
  - destruct bandit; [|rewrite (E_const _ proper_); lra]. rewrite E_plus, !E_scal. apply Rplus_le_compat.
    + apply Rmult_le_compat_l; [lra|]. apply (jensen (fun x => sum T (squared x)) M w); [|apply mean_squared].
      intros x. apply sum_nonneg. intros; apply squared_nonneg; lia.
    + apply Rmult_le_compat_l; [|apply mean_heaviest]. pose proof (sqrt_pos (INR n)). nra.
  - rewrite E_plus, !E_scal. pose proof (sqrt_pos 2). apply Rplus_le_compat; (apply Rmult_le_compat_l; [|]).
    + lra.
    + apply (jensen (fun x => sum T (lagged x) * ln (INR K))).
      * intros x. apply Rmult_le_pos; [|lra]. apply sum_nonneg. intros; apply lagged_nonneg; lia.
      * unfold mean_. rewrite (E_ext _ _ _ _ (fun x => ln (INR K) * sum T (lagged x))) by (intros; ring).
        rewrite E_scal, Rmult_comm. apply Rmult_le_compat_r; [lra|apply mean_lagged].
    + apply sqrt_pos.
    + apply mean_large.
Qed.

Theorem unknown_bound i w arm : (i < K)%nat -> unknown_regret i w arm <= if bandit
  then (4 * sqrt (INR K) - 2) * sqrt M + 2 * sqrt 2 * sqrt (D * ln (INR K))
       + sqrt (INR n) * (2 * sqrt (INR K) * omega + sqrt (2 * omega * INR dmax * ln (INR K)))
  else sqrt (ln (INR K)) * (sqrt (M + 8 * D) + sqrt (INR n) * (omega / 2 + sqrt (2 * omega * INR dmax))).
Proof.
  intros hi. eapply Rle_trans; [now apply unknown_by_means|]. pose proof (pos_INR dmax) as m0.
  assert (o0 : 0 <= omega).
  { unfold omega. pose proof (pos_INR J). pose proof (div_nonneg (INR dmax) (INR C) m0 (INR_pos C C1)). nra. }
  assert (od : 0 <= omega * INR dmax) by nra. pose proof (most_pos C T d C1 T1) as M1. fold M in M1.
  assert (D0 : 0 <= D) by (apply sum_nonneg; intros; apply pos_INR). right. destruct bandit.
  - rewrite !Rplus_0_l. replace (2 * omega * INR dmax * ln (INR K)) with (2 * ln (INR K) * (omega * INR dmax)) by ring.
    rewrite (sqrt_mult (2 * ln (INR K))) by lra. ring.
  - pose proof (sqrt_sqrt 2 ltac:(lra)) as qq. replace (M + 8 * D) with (2 * 2 * (2 * (M / 8 + D))) by field.
    rewrite (sqrt_mult (2 * 2)), sqrt_square, (sqrt_mult 2 (_ + _)) by lra.
    replace (2 * omega * INR dmax) with (2 * (omega * INR dmax)) by ring.
    rewrite (sqrt_mult (_ + D)), (sqrt_mult 2 (omega * _)), (sqrt_mult 2 (ln _)) by lra.
    replace 8 with (2 * 2 * 2) at 2 by ring. rewrite (sqrt_mult (2 * 2)), sqrt_square by lra. field. nra.
Qed.
End Unknown.

(** Both regimes, told dmax only, with omega at least the mean of w_T. *)
Theorem square_unknown_bandit K C T dmax n J d loss i w arm :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
  (forall t j, 0 <= loss t j <= 1) -> (forall t, (d t <= dmax)%nat) -> (Nat.min C (S dmax) <= n)%nat ->
  (T <= fact J)%nat -> (i < K)%nat ->
  let D := sum T (fun t => INR (d t)) in let omega := (1 + INR dmax / INR C) * (INR J + 3) in
  unknown_regret K C T dmax n d loss true i w arm
  <= (4 * sqrt (INR K) - 2) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt 2 * sqrt (D * ln (INR K))
     + sqrt (INR n) * (2 * sqrt (INR K) * omega + sqrt (2 * omega * INR dmax * ln (INR K))).
Proof. intros. now apply (unknown_bound K C T dmax n J d loss true). Qed.

Theorem square_unknown_full K C T dmax n J d loss i w arm :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
  (forall t j, 0 <= loss t j <= 1) -> (forall t, (d t <= dmax)%nat) -> (Nat.min C (S dmax) <= n)%nat ->
  (T <= fact J)%nat -> (i < K)%nat ->
  let D := sum T (fun t => INR (d t)) in let omega := (1 + INR dmax / INR C) * (INR J + 3) in
  unknown_regret K C T dmax n d loss false i w arm
  <= sqrt (ln (INR K)) * (sqrt (INR T + 2 / INR C * D + 8 * D) + sqrt (INR n) * (omega / 2 + sqrt (2 * omega * INR dmax))).
Proof. intros. now apply (unknown_bound K C T dmax n J d loss false). Qed.
