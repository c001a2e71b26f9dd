(** Theorem 5.2 with calibrated patience (book, P.25): hidden delays, the calibrated Pareto scheduler, rates
    made of what has been observed plus a reserve for n >= min {C, dmax + 1} rounds that may be on their way. *)
From Delays Require Import thm_5_2.
From Delays Require Export calibrated.

Section Patience.
Variables (K C T N dmax n : nat) (d : nat -> nat) (loss : nat -> nat -> R) (c delta : R) (bandit : bool).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (c0 : 0 < c).
Hypotheses (N_T : (T <= N)%nat) (N_d : (dmax <= N)%nat) (d_le : forall t, (d t <= dmax)%nat).
Hypothesis reserve : (Nat.min C (S dmax) <= n)%nat.
Hypotheses (rare : overflow_law c T C <= delta) (unit_losses : forall t i, 0 <= loss t i <= 1).

Let L (t : nat) : law proxy := calibrated_pareto c N.
Let p (t : nat) : R := coin c (d t).
Let zt := z (Zt C d) p.
Let D : R := sum T (fun t => INR (d t)).

(** mu = max {1, dmax / c}, the largest weight. *)
Definition mu_c : R := Rmax 1 (INR dmax / c).

Lemma mu_c_is : / coin c dmax = mu_c.
Proof.
  unfold coin, mu_c. destruct (Nat.eqb_spec dmax 0) as [->|ne].
  - simpl INR. rewrite Rinv_1. unfold Rdiv. rewrite Rmult_0_l, Rmax_left; lra.
  - pose proof (INR_pos dmax ltac:(lia)) as pos. assert (q0 : 0 < c / INR dmax) by now apply Rdiv_lt_0_compat.
    assert (inverse : / (c / INR dmax) = INR dmax / c) by (field; lra).
    unfold Rmin. destruct (Rle_dec 1 (c / INR dmax)) as [le|gt].
    + apply Rinv_le_contravar in le; [|lra]. rewrite Rinv_1, inverse in le. rewrite Rinv_1, Rmax_left; lra.
    + assert (le : c / INR dmax <= 1) by lra. apply Rinv_le_contravar in le; [|assumption].
      rewrite Rinv_1, inverse in le. rewrite inverse, Rmax_right; lra.
Qed.

Lemma mu_c_ge_1 : 1 <= mu_c.
Proof. apply Rmax_l. Qed.

Lemma patient_z_bounds v s : (1 <= s)%nat -> 0 <= zt v s <= mu_c * ind (Zt C d v s).
Proof.
  intros _. unfold zt, z, p. pose proof (coin_bounds c (d s) c0) as [p0 _]. pose proof (ind_bounds (Zt C d v s)).
  pose proof (inv_pos _ p0). assert (/ coin c (d s) <= mu_c).
  { rewrite <- mu_c_is. apply Rinv_le_contravar; [apply (coin_bounds c dmax c0)|]. now apply coin_mono. }
  unfold Rdiv. split; nra.
Qed.

(** z^2, and what beta_t sums: z d for bandits, z^2 / 8 + z d with full information. *)
Definition patient_square (v : nat -> proxy) (s : nat) : R := zt v s * zt v s.
Definition patient_delayed (v : nat -> proxy) (s : nat) : R :=
  (if bandit then 0 else patient_square v s / 8) + zt v s * INR (d s).
Definition longest : R := mu_c * ((if bandit then 0 else mu_c / 8) + INR dmax).
Lemma patient_square_nonneg v s : (1 <= s)%nat -> 0 <= patient_square v s.
Proof. intros _. apply Rle_0_sqr. Qed.

Lemma patient_delayed_nonneg v s : (1 <= s)%nat -> 0 <= patient_delayed v s.
Proof.
  intros hs. pose proof (patient_z_bounds v s hs). pose proof (patient_square_nonneg v s hs).
  pose proof (pos_INR (d s)).
  unfold patient_delayed. assert (0 <= zt v s * INR (d s)) by (apply Rmult_le_pos; lra). destruct bandit; lra.
Qed.

Lemma longest_nonneg : 0 <= longest.
Proof. pose proof mu_c_ge_1. pose proof (pos_INR dmax). unfold longest. destruct bandit; apply Rmult_le_pos; lra. Qed.
Let few v t := few_pending 2 C T N dmax n d (le_n 2) C1 T1 N_T N_d d_le reserve v t.

Lemma reserve_square v t : (1 <= t)%nat -> sum t (patient_square v) <= seen_sum d (patient_square v) t
  + INR n * (mu_c * mu_c).
Proof.
  intros ht. apply (heard_and_reserve d _ (fun s => Zt C d v s)); [assumption|nra|now apply few|]. intros s hs.
  pose proof (patient_z_bounds v s ltac:(lia)). unfold patient_square. destruct (Zt C d v s); simpl in *; nra.
Qed.

Lemma reserve_delayed v t : (1 <= t)%nat -> sum t (patient_delayed v) <= seen_sum d (patient_delayed v) t
  + INR n * longest.
Proof.
  intros ht. apply (heard_and_reserve d _ (fun s => Zt C d v s)); [assumption|apply longest_nonneg|now apply few|].
  intros s hs. pose proof (patient_z_bounds v s ltac:(lia)). pose proof mu_c_ge_1.
  unfold patient_delayed, longest, patient_square.
  pose proof (pos_INR (d s)). pose proof (le_INR _ _ (d_le s)). destruct (Zt C d v s); simpl in *.
  - rewrite Rmult_1_r in *. assert (zt v s * INR (d s) <= mu_c * INR dmax) by (apply Rmult_le_compat; lra).
    assert (zt v s * zt v s <= mu_c * mu_c) by (apply Rmult_le_compat; lra). destruct bandit; lra.
  - assert (zt v s = 0) as -> by lra. destruct bandit; lra.
Qed.

(** 1 / alpha_t and 1 / beta_t. *)
Definition a_rate (v : nat -> proxy) (t : nat) : R :=
  if bandit then sqrt (seen_sum d (patient_square v) t + INR n * (mu_c * mu_c)) else 0.
Definition b_rate (v : nat -> proxy) (t : nat) : R :=
  sqrt (2 * (seen_sum d (patient_delayed v) t + INR n * longest) / ln (INR K)).

(** The regret of Algorithm 2 with the calibrated Pareto scheduler, against arm i. *)
Definition patient_regret (i : nat) w arm : R :=
  regret_of_algorithm_2 K T bandit d loss L (Zt C d) p (if bandit then hybrid K else exponential_weights K)
    a_rate b_rate i w arm.
Lemma rates_nonneg v t : 0 <= a_rate v t /\ 0 <= b_rate v t.
Proof. split; [unfold a_rate; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos]. Qed.
Let n_pos : 0 < INR n.
Proof. apply INR_pos. lia. Qed.

Lemma rates_known t : (1 <= t)%nat -> known t (fun v => a_rate v t) /\ known t (fun v => b_rate v t).
Proof.
  intros ht. assert (rate_known : forall f : R -> nat -> R, known t (fun v => seen_sum d (fun s => f (zt v s) s) t)).
  { intros f. apply (heard_known d (fun v s => f (zt v s) s)). intros s hs over x y h.
    now rewrite (known_z (S0 C d) (Zt C d) p (proxies_precommitted C d) s hs x y
      ltac:(apply (agree_weaken (S s) t); [lia|assumption]) : zt x s = zt y s). }
  split; intros x y h.
  - unfold a_rate. destruct bandit; [|reflexivity]. do 2 f_equal. exact (rate_known (fun z _ => z * z) x y h).
  - unfold b_rate. do 4 f_equal. exact (rate_known (fun z s => (if bandit then 0 else z * z / 8) + z * INR (d s)) x y
      h).
Qed.

Lemma fit_patience : 0 < ln (INR K) -> fit_rates bandit T d a_rate b_rate.
Proof.
  intros lk. pose proof mu_c_ge_1. pose proof (pos_INR dmax).
  assert (b_pos : forall v t, 0 < longest -> 0 < b_rate v t).
  { intros v t pos. pose proof (heard_nonneg d (patient_delayed v) (patient_delayed_nonneg v) t).
    apply sqrt_lt_R0, Rdiv_lt_0_compat; trivial. unfold seen_sum. nra. }
  split; [exact rates_known|exact rates_nonneg|..].
  - intros v s t hs _. unfold a_rate, b_rate. split.
    + destruct bandit; [|lra]. apply sqrt_le_1_alt, Rplus_le_compat_r, heard_grows; [apply patient_square_nonneg|lia].
    + apply sqrt_le_1_alt, Rmult_le_compat_r; [positive|].
      apply Rmult_le_compat_l, Rplus_le_compat_r, heard_grows; [lra|apply patient_delayed_nonneg|lia].
  - intros v t _. pose proof (b_pos v t) as b0. unfold a_rate, longest in *.
    destruct bandit; [|split; [reflexivity|apply b0; nra]].
    pose proof (heard_nonneg d (patient_square v) (patient_square_nonneg v) t). apply sqrt_lt_R0.
    apply Rplus_le_lt_0_compat; [assumption|]. apply Rmult_lt_0_compat; nra.
  - intros v t _ hd. apply b_pos. pose proof (d_le t). pose proof (INR_pos dmax ltac:(lia)). unfold longest.
    destruct bandit; nra.
Qed.

(** ** Along one course: the reserve is paid in the penalties only *)

Let Q (v : nat -> proxy) : R := sum T (patient_square v).
Let X (v : nat -> proxy) : R := sum T (patient_delayed v).

(** The Tsallis terms. *)
Theorem patience_tsallis v : bandit = true ->
  sqrt (INR K) * sum T (fun t => patient_square v t / a_rate v t)
  + 2 * (sqrt (INR K) - 1) * sqrt (sum T (patient_square v) + INR n * (mu_c * mu_c))
  <= (4 * sqrt (INR K) - 2) * sqrt (sum T (patient_square v)) + 2 * sqrt (INR n * INR K) * mu_c.
Proof.
  intros e. pose proof mu_c_ge_1. pose proof (root_arms K K1). assert (r0 : 0 <= INR n * (mu_c * mu_c)) by positive.
  pose proof (covered T (patient_square v) (fun t => seen_sum d (patient_square v) t + INR n * (mu_c * mu_c))
    (INR n * (mu_c * mu_c)) (sqrt (INR K)) 0 ltac:(lra) (Rle_refl 0) r0 (fun t h => patient_square_nonneg v t (proj1 h))
    (fun t h => reserve_square v t (proj1 h)) ltac:(apply Rplus_le_compat_r, heard_le_all, patient_square_nonneg))
    as sums.
  pose proof (root_sum (sum T (patient_square v)) (INR n * (mu_c * mu_c))
    ltac:(apply sum_nonneg; intros; apply patient_square_nonneg; lia) r0) as last.
  replace (sqrt (INR n * (mu_c * mu_c))) with (mu_c * sqrt (INR n)) in last by (now rewrite (Rmult_comm (INR n)),
    root_out by lra).
  rewrite (sqrt_mult_alt (INR n) (INR K)) by lra. unfold a_rate. rewrite e. pose proof (sqrt_pos (INR n)). nra.
Qed.

Lemma course_bound v : 0 < ln (INR K) ->
  bound_e_1_sharp bandit K T d (zt v) (a_rate v) (b_rate v) <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt (Q v) + 2 * sqrt (INR n * INR K) * mu_c else 0)
  + (2 * sqrt 2 * sqrt (X v * ln (INR K)) + sqrt 2 * sqrt (INR n * longest * ln (INR K))).
Proof.
  intros lk. pose proof longest_nonneg. pose proof (root_arms K K1).
  pose proof (covered_twice (ln (INR K)) T (patient_delayed v)
    (fun t => seen_sum d (patient_delayed v) t + INR n * longest)
    (INR n * longest) (b_rate v)
    lk ltac:(nra) (fun t h => patient_delayed_nonneg v t (proj1 h)) (fun t h => reserve_delayed v t (proj1 h))
    ltac:(apply Rplus_le_compat_r, heard_le_all, patient_delayed_nonneg) (fun t => eq_refl)) as ent.
  pose proof (patience_tsallis v) as ts.
  assert (last : bandit = true -> a_rate v T <= sqrt (sum T (patient_square v) + INR n * (mu_c * mu_c))).
  { intros e. unfold a_rate. rewrite e. apply sqrt_le_1_alt, Rplus_le_compat_r, heard_le_all, patient_square_nonneg. }
  fold (X v) in ent. unfold bound_e_1_sharp, first_term, last_terms, patient_delayed, Q, patient_square in *.
  destruct bandit.
  - specialize (ts eq_refl). specialize (last eq_refl).
    apply (Rmult_le_compat_l (2 * (sqrt (INR K) - 1))) in last; [|lra]. rewrite sum_plus.
    rewrite (sum_scaled T (sqrt (INR K)) (fun t => zt v t * zt v t / a_rate v t)) by (intros; unfold Rdiv; ring).
    rewrite (sum_ext T (fun t => zt v t / b_rate v t * INR (d t)) (fun t => (0 + zt v t * INR (d t)) / b_rate v t))
      by (intros; unfold Rdiv; ring). lra.
  - rewrite (sum_ext T _ (fun t => (zt v t * zt v t / 8 + zt v t * INR (d t)) / b_rate v t))
      by (intros; unfold Rdiv; ring). lra.
Qed.

(** ** The mean over the coins *)

Let L_proper t : proper (L t) := calibrated_pareto_proper c N c0.
Let L' t v : proper (independent L t v) := L_proper t.
Let pre := proxies_precommitted C d.

Lemma quantified_ : quantified L C (S0 C d) (Zt C d) p T.
Proof.
  intros t ht. assert (same : reach (L t) (d t) = p t).
  { unfold L, p. apply calibrated_pareto_reach; [assumption|]. pose proof (d_le t). lia. }
  destruct (proxies_quantified C d L T L_proper) with (t := t) as [b q]; [|assumption|].
  - intros s hs. unfold L. pose proof (d_le s).
    rewrite calibrated_pareto_reach by (assumption || lia). apply (coin_bounds c (d s) c0).
  - rewrite same in b. split; [exact b|]. intros w. rewrite q. now rewrite same.
Qed.

Lemma rare_ t w : (1 <= t <= T)%nat -> overflow_probability C T L (S0 C d) t w <= delta.
Proof. intros ht. eapply Rle_trans; [|exact rare]. now apply pareto_below. Qed.

Lemma mean_root_square w : coin_mean T L (fun v => sqrt (Q v)) w <= sqrt (INR T + D / c).
Proof.
  eapply Rle_trans; [apply jensen_root; [exact L'|intros; apply sum_nonneg; intros; apply patient_square_nonneg; lia]|].
  apply sqrt_le_1_alt. unfold Q. rewrite E_sum by exact L'. eapply Rle_trans; [|now apply (calibrated_weights c d T)].
  apply sum_le. intros t ht. exact (second_moment C T L (S0 C d) (Zt C d) p L_proper pre quantified_ t w ht).
Qed.

Lemma mean_root_delayed w : 0 < ln (INR K) ->
  coin_mean T L (fun v => sqrt (X v * ln (INR K))) w
  <= sqrt (((if bandit then 0 else (INR T + D / c) / 8) + D) * ln (INR K)).
Proof.
  intros lk. eapply Rle_trans; [apply jensen_root; [exact L'|]|apply sqrt_le_1_alt].
  - intros v. apply Rmult_le_pos; [|lra]. apply sum_nonneg. intros. apply patient_delayed_nonneg. lia.
  - rewrite (E_scaled _ _ _ (ln (INR K)) X), Rmult_comm by (intros; ring). apply Rmult_le_compat_r; [lra|].
    pose proof (moments C T L (S0 C d) (Zt C d) p L_proper pre quantified_ (fun _ => if bandit then 0 else / 8)
      (fun t => INR (d t)) 0 w ltac:(intros; split; [destruct bandit; lra|apply pos_INR])) as m. unfold coin_mean in m.
    rewrite (E_ext _ _ _ _ X) in m by (intros; rewrite Rplus_0_r; apply sum_ext; intros; unfold patient_delayed,
      patient_square, zt; destruct bandit; unfold Rdiv; ring).
    eapply Rle_trans; [exact m|]. rewrite Rplus_0_r, sum_plus, sum_scal. fold D.
    pose proof (calibrated_weights c d T c0) as M. fold D in M. unfold p. destruct bandit; lra.
Qed.

Lemma patient_e_1 i w arm : 0 < ln (INR K) -> (i < K)%nat ->
  patient_regret i w arm <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt (INR T + D / c) + 2 * sqrt (INR n * INR K) * mu_c else 0)
  + (2 * sqrt 2 * sqrt (((if bandit then 0 else (INR T + D / c) / 8) + D) * ln (INR K))
     + sqrt 2 * sqrt (INR n * longest * ln (INR K))) + delta * INR (T - C).
Proof.
  intros lk hi. pose proof (fit_patience lk) as fit.
  eapply Rle_trans; [exact (thm_e_1_sharp K C T bandit d loss L p _ _ i w arm K1 T1 L_proper quantified_ unit_losses
    fit hi)|].
  apply Rplus_le_compat; [|apply (total_overflow_sharp K C T d L delta K1 C1 T1 L_proper rare_)].
  eapply Rle_trans; [apply E_le; [exact L'|intros v; now apply course_bound]|].
  pose proof (mean_root_square w) as q. pose proof (mean_root_delayed w lk) as x. unfold coin_mean in q, x.
  rewrite !E_plus, !E_scal, !(E_const _ L'). pose proof (root_arms K K1). apply Rplus_le_compat.
  - destruct bandit; [|rewrite (E_const _ L'); lra].
    rewrite E_plus, E_scal, (E_const _ L'). apply Rplus_le_compat_r, Rmult_le_compat_l; lra.
  - apply Rplus_le_compat_r, Rmult_le_compat_l; [positive|assumption].
Qed.

Lemma patient_one_arm i w arm : K = 1%nat -> (i < K)%nat -> patient_regret i w arm = 0.
Proof.
  intros one hi. unfold patient_regret. assert (i = 0%nat) as -> by lia. rewrite one.
  apply (one_arm T bandit d loss L (S0 C d)); [assumption|exact pre| |exact rates_known|exact rates_nonneg].
  now apply regime_distributions.
Qed.

Lemma delta_0 (w : nat -> proxy) : 0 <= delta * INR (T - C).
Proof. apply Rmult_le_pos; [|apply pos_INR]. exact (delta_nonneg K C T d L delta K1 C1 T1 L_proper rare_ w). Qed.

Theorem patience_bandit i w arm : bandit = true -> (i < K)%nat ->
  patient_regret i w arm <=
  (4 * sqrt (INR K) - 2) * sqrt (INR T + D / c) + 2 * sqrt 2 * sqrt (D * ln (INR K))
  + sqrt 6 * sqrt (INR n * mu_c * (INR K * mu_c + INR dmax * ln (INR K))) + delta * INR (T - C).
Proof.
  intros e hi. pose proof (delta_0 w) as late. pose proof mu_c_ge_1 as m1. pose proof (root_arms K K1) as k1.
  destruct (Nat.eq_dec K 1) as [one|more]; [rewrite patient_one_arm by assumption; positive|].
  assert (lk := log_arms K ltac:(lia)). eapply Rle_trans; [now apply patient_e_1|]. unfold longest. rewrite e.
  apply Rplus_le_compat_r. rewrite !Rplus_0_l. pose proof (pos_INR dmax) as dm. pose proof (pos_INR K) as kp.
  (* 2 x + sqrt 2 y <= sqrt 6 sqrt (x^2 + y^2) *)
  assert (third : 2 * (sqrt (INR n * INR K) * mu_c) + sqrt 2 * sqrt (INR n * (mu_c * INR dmax) * ln (INR K))
    <= sqrt 6 * sqrt (INR n * mu_c * (INR K * mu_c + INR dmax * ln (INR K)))).
  { rewrite (Rmult_comm _ mu_c), <- root_out by lra. set (x2 := mu_c * mu_c * (INR n * INR K)).
    set (y2 := INR n * (mu_c * INR dmax) * ln (INR K)). assert (0 <= x2) by (unfold x2; positive).
    assert (0 <= y2) by (unfold y2; repeat apply Rmult_le_pos; lra).
    rewrite <- !sqrt_mult_alt by lra.
    replace (6 * (INR n * mu_c * (INR K * mu_c + INR dmax * ln (INR K)))) with (6 * (x2 + y2)) by (unfold x2, y2; ring).
    rewrite <- (root_out 2) by lra. pose proof (sqrt_pos (2 * 2 * x2)) as a0. pose proof (sqrt_pos (2 * y2)) as b0.
    pose proof (sqrt_sqrt (2 * 2 * x2) ltac:(lra)). pose proof (sqrt_sqrt (2 * y2) ltac:(lra)).
    set (a := sqrt (2 * 2 * x2)) in *. set (b := sqrt (2 * y2)) in *. rewrite <- (sqrt_square (a + b)) by lra.
    apply sqrt_le_1_alt. pose proof (Rle_0_sqr (a - 2 * b)) as sq. unfold Rsqr in sq. nra. }
  lra.
Qed.

Theorem patience_full i w arm : bandit = false -> (i < K)%nat ->
  patient_regret i w arm <=
  sqrt (ln (INR K)) * sqrt (INR T + D / c + 8 * D)
  + sqrt (ln (INR K)) / 2 * sqrt (INR n * mu_c * (mu_c + 8 * INR dmax)) + delta * INR (T - C).
Proof.
  intros e hi. pose proof (delta_0 w) as late. pose proof mu_c_ge_1 as m1. pose proof (pos_INR dmax) as dm.
  assert (D0 : 0 <= D) by (unfold D; positive).
  destruct (Nat.eq_dec K 1) as [one|more]; [rewrite patient_one_arm by assumption; unfold Rdiv at 2; positive|].
  assert (lk := log_arms K ltac:(lia)). eapply Rle_trans; [now apply patient_e_1|]. unfold longest. rewrite e.
  apply Rplus_le_compat_r. rewrite Rplus_0_l. assert (0 <= D / c) by (apply div_nonneg; lra). pose proof (pos_INR T).
  set (M := (INR T + D / c) / 8 + D). set (G := INR n * (mu_c * (mu_c / 8 + INR dmax))).
  assert (M0 : 0 <= M) by (unfold M; lra). assert (G0 : 0 <= G) by (unfold G; apply Rmult_le_pos; nra).
  replace (INR T + D / c + 8 * D) with (2 * 2 * (2 * M)) by (unfold M; field; lra).
  replace (INR n * mu_c * (mu_c + 8 * INR dmax)) with (2 * 2 * (2 * G)) by (unfold G; field).
  rewrite !root_out, !(sqrt_mult 2), !(sqrt_mult _ (ln (INR K))) by lra. right. field.
Qed.
End Patience.

(** The entropy line of the proof, for any numbers. *)
Theorem reserve_entropy l x r : 0 <= l -> 0 <= x -> 0 <= r ->
  sqrt (/ 2 * l) * (2 * sqrt x) + sqrt (2 * (x + r) * l) <= 2 * sqrt (2 * x * l) + sqrt (2 * r * l).
Proof.
  intros hl hx hr. pose proof (root_sum (2 * x * l) (2 * r * l) ltac:(nra) ltac:(nra)) as h.
  replace (2 * x * l + 2 * r * l) with (2 * (x + r) * l) in h by ring.
  assert (e : sqrt (/ 2 * l) * (2 * sqrt x) = sqrt (2 * x * l)); [|lra].
  rewrite <- (sqrt_square 2) at 2 by lra. rewrite <- !sqrt_mult by nra. f_equal. field.
Qed.
