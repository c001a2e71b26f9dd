(** Logarithm 7 of the book, whole: the regret with all slots for announced delays, nothing dropped. *)
From Delays Require Export learner_moves slots_bias slots.

Section Regret.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let pi := slot_chance C d.
Let coin_law : nat -> (nat -> bool) -> law bool := independent (single.coins d (slot C) pi T).
Let Z := tracked d (slot C).
Let zt := slot_weight d (slot C) pi.
Let D : R := sum T (fun t => INR (d t)).

(** 1 / alpha_t and 1 / beta_t *)
Definition extra (bandit : bool) (s : nat) : R :=
  if bandit then 2 * INR (d s) + INR (still d s 0)
  else / slot_chance C d s / 8 + (5 * INR (d s) + INR (still d s 0)) / 4.
Definition a_slots (bandit : bool) (t : nat) : R := if bandit then sqrt (sum t (fun s => / slot_chance C d s)) else 0.
Definition b_slots (bandit : bool) (t : nat) : R := sqrt (2 * sum t (extra bandit) / ln (INR K)).
Let weights bandit (_ : nat -> bool) (t : nat) := learner K bandit (a_slots bandit t) (b_slots bandit t).

(** The regret of Algorithm 2 with all slots, against arm i. *)
Definition slots_regret (bandit : bool) (i : nat) w arm : R :=
  any_regret K T bandit d loss (independent (single.coins d (slot C) (slot_chance C d) T)) (tracked d (slot C))
    (fun _ => slot_chance C d) (fun _ t => learner K bandit (a_slots bandit t) (b_slots bandit t)) i w arm.

Let fits t : (1 <= t <= T)%nat -> 0 < f d (slot C) pi t /\ 0 < pi t <= f d (slot C) pi t.
Proof. intros ht. apply (slot_chance_bounds C d C1). lia. Qed.

Let coin_proper t w : proper (coin_law t w).
Proof. apply coins_proper. intros s hs. destruct (fits s hs) as (f0 & p0 & le). lra. Qed.

Let pi_pos t : (1 <= t <= T)%nat -> 0 < pi t.
Proof. intros ht. now destruct (fits t ht) as (_ & p0 & _). Qed.

Let cost_pos t : (1 <= t)%nat -> 1 <= / pi t.
Proof.
  intros ht. destruct (slot_chance_bounds C d C1 t ht) as (_ & p0 & le). rewrite vacant_is in le by assumption.
  pose proof (slots_legal C d C1 t ht). rewrite <- Rinv_1 at 1. apply Rinv_le_contravar; [assumption|]. unfold pi. lra.
Qed.

Let extra_nonneg bandit s : (1 <= s)%nat -> INR (d s) <= extra bandit s /\ 0 <= extra bandit s.
Proof.
  intros hs. pose proof (cost_pos s hs). pose proof (pos_INR (d s)). pose proof (pos_INR (still d s 0)).
  unfold extra. fold pi. destruct bandit; lra.
Qed.

Let rates_nonneg bandit t : 0 <= a_slots bandit t /\ 0 <= b_slots bandit t.
Proof. split; [destruct bandit; simpl; [apply sqrt_pos|lra]|apply sqrt_pos]. Qed.

Let rates_monotone bandit s t : 0 < ln (INR K) -> (1 <= s <= t)%nat -> (t <= T)%nat ->
  a_slots bandit s <= a_slots bandit t /\ b_slots bandit s <= b_slots bandit t.
Proof.
  intros lk hs ht. split.
  - destruct bandit; simpl; [|lra]. apply sqrt_le_1_alt, sum_mono; [lia|]. intros r hr.
    pose proof (cost_pos r ltac:(lia)). fold pi. lra.
  - unfold b_slots. apply sqrt_le_1_alt. unfold Rdiv. apply Rmult_le_compat_r; [left; now apply inv_pos|].
    apply Rmult_le_compat_l; [lra|]. apply sum_mono; [lia|]. intros r hr. now apply extra_nonneg.
Qed.

Let b_positive bandit t : 0 < ln (INR K) -> (1 <= t)%nat -> 0 < extra bandit t -> 0 < b_slots bandit t.
Proof.
  intros lk ht pos. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption].
  assert (each : forall s, (1 <= s <= t)%nat -> 0 <= extra bandit s) by (intros; apply extra_nonneg; lia).
  pose proof (sum_member t (extra bandit) t each ltac:(lia)). lra.
Qed.

Let b_delayed bandit t : 0 < ln (INR K) -> (1 <= t)%nat -> (1 <= d t)%nat -> 0 < b_slots bandit t.
Proof.
  intros lk ht hd. apply b_positive; try assumption. pose proof (INR_pos (d t) hd).
  destruct (extra_nonneg bandit t ht). lra.
Qed.

Let first_finite (bandit : bool) t : 0 < ln (INR K) -> (1 <= t)%nat ->
  if bandit then 0 < a_slots bandit t else a_slots bandit t = 0 /\ 0 < b_slots bandit t.
Proof.
  intros lk ht. destruct bandit.
  - apply sqrt_lt_R0. assert (pos : forall s, (1 <= s <= t)%nat -> 0 <= / pi s).
    { intros s hs. pose proof (cost_pos s ltac:(lia)). lra. }
    pose proof (sum_member t (fun s => / pi s) t pos ltac:(lia)) as m. cbv beta in m.
    pose proof (cost_pos t ht). fold pi. lra.
  - split; [reflexivity|]. apply b_positive; try assumption. unfold extra. fold pi. pose proof (cost_pos t ht).
    pose proof (pos_INR (d t)). pose proof (pos_INR (still d t 0)). lra.
Qed.

Let Z_known t : known (S t) (fun w => Z w t).
Proof. exact (known_tracked d (slot C) t). Qed.

(** ** The bias *)

Definition gamma (bandit : bool) : R := if bandit then 1 else / 4.

Let one_bias (bandit : bool) i t w arm : 0 < ln (INR K) -> (1 <= t <= T)%nat ->
  bias K T bandit d loss coin_law Z (fun _ => pi) (weights bandit) i t w arm
  <= / b_slots bandit t * (gamma bandit * biases d (slot C) pi t).
Proof.
  intros lk ht. pose proof (mean_weight d (slot C) pi T fits t w ht) as one_.
  assert (rates : forall s, (1 <= s <= T)%nat ->
    0 <= a_slots bandit s /\ 0 <= b_slots bandit s /\ 0 < a_slots bandit s + b_slots bandit s).
  { intros s hs. destruct (rates_nonneg bandit s) as [a0 b0]. pose proof (first_finite bandit s lk ltac:(lia)) as fin.
    repeat split; trivial. destruct bandit; lra. }
  (* what the learner expects to lose in round t *)
  assert (value : exists V : nat -> (nat -> bool) -> R,
    bias K T bandit d loss coin_law Z (fun _ => pi) (weights bandit) i t w arm
      = mean_ d (slot C) pi T (fun x => (1 - zt x t) * V t x) w
    /\ (forall s, (1 <= s <= T)%nat -> known s (V s))
    /\ (0 < b_slots bandit t -> forall s r x, (1 <= s < r)%nat -> (r <= T)%nat ->
        Rabs (V r x - V s x) <= gamma bandit * / b_slots bandit t * arrivals d (zt x) s r)).
  { destruct bandit.
    - exists (bandit_value K T d loss Z pi (a_slots true) (b_slots true) (a_slots true t) (b_slots true t) (loss t)
        arm).
      split; [|split].
      + exact (bias_is K T d loss coin_law Z pi K1 T1 coin_proper Z_known _ _ (rates_nonneg true) true _ i t w arm ht
          one_ (fun v => bandit_value_is K T d loss Z pi K1 T1 pi_pos _ _ t v arm ht rates)).
      + exact (bandit_value_known K T d loss Z pi K1 T1 Z_known _ _ _ _ _ arm rates).
      + intros b0 s r x hs hr. unfold gamma. rewrite Rmult_1_l.
        exact (bandit_value_moves K T d loss Z pi K1 T1 pi_pos unit_losses _ _ _ _ _ arm
          (proj1 (rates_nonneg true t)) (unit_losses t) rates s r x b0 hs hr).
    - exists (full_value K d loss Z pi (b_slots false t) (loss t)). split; [|split].
      + exact (bias_is K T d loss coin_law Z pi K1 T1 coin_proper Z_known _ _ (rates_nonneg false) false _ i t w arm ht
          one_ (fun v => full_value_is K T d loss Z pi K1 T1 pi_pos (a_slots false) _ t v arm ht)).
      + intros s _. exact (full_value_known K T d loss Z pi K1 T1 Z_known _ _ s).
      + intros b0 s r x hs hr.
        exact (full_value_moves K T d loss Z pi K1 T1 pi_pos unit_losses _ _ s r x b0 (unit_losses t) hs hr). }
  destruct value as (V & is_ & V_known & near). rewrite is_. eapply Rle_trans; [apply Rle_abs|].
  assert (g0 : 0 <= gamma bandit) by (unfold gamma; destruct bandit; lra).
  destruct (Rlt_dec 0 (b_slots bandit t)) as [b0|none].
  - pose proof (inv_pos _ b0).
    pose proof (slots_bias d (slot C) pi T fits V (gamma bandit * / b_slots bandit t) w
      ltac:(apply Rmult_le_pos; lra) V_known (near b0) t ht) as h. cbv beta in h. eapply Rle_trans; [exact h|].
    right. ring.
  - assert (b0 : b_slots bandit t = 0) by (destruct (rates_nonneg bandit t); lra).
    pose proof (slots_missed d (slot C) pi T fits t (V t) w ht (V_known t ht)) as h. cbv beta in h.
    rewrite (sum_zero (t - 1)) in h.
    + destruct (fits t ht) as (f0 & _). apply Rmult_integral in h as [h|h]; [lra|]. fold zt in h. rewrite h, Rabs_R0.
      rewrite b0, Rinv_0. lra.
    + intros s hs. destruct (waiting d (slot C) t s) eqn:wait; [|reflexivity]. exfalso.
      unfold waiting in wait. apply andb_true_iff in wait as [_ wait]. apply Nat.leb_le in wait.
      pose proof (b_delayed bandit s lk ltac:(lia) ltac:(lia)).
      destruct (rates_monotone bandit s t lk ltac:(lia) ltac:(lia)). lra.
Qed.

Let all_biases bandit i w arm : 0 < ln (INR K) ->
  sum T (fun t => bias K T bandit d loss coin_law Z (fun _ => pi) (weights bandit) i t w arm)
  <= gamma bandit * sum T (fun s => / b_slots bandit s * meantime d s).
Proof.
  intros lk. assert (g0 : 0 <= gamma bandit) by (unfold gamma; destruct bandit; lra).
  apply Rle_trans with (sum T (fun t => gamma bandit * (/ b_slots bandit t * biases d (slot C) pi t))).
  - apply sum_le. intros t ht. eapply Rle_trans; [now apply one_bias|]. right. ring.
  - rewrite sum_scal. apply Rmult_le_compat_l; [assumption|].
    apply (biases_total d (slot C) pi T fits (fun t => / b_slots bandit t)).
    + intros t ht. unfold pi. rewrite vacant_is by assumption. apply slots_legal; lia.
    + intros s hs. eapply Rle_trans; [apply (slots_hold C d C1 T s); lia|].
      pose proof (ind_bounds (C <=? d s)). lra.
    + intros t ht. destruct (rates_nonneg bandit t) as [_ [b0|<-]]; [left; now apply inv_pos|rewrite Rinv_0; lra].
    + intros s t hs ht wait. apply Rinv_le_contravar; [apply b_delayed; trivial; lia|].
      apply rates_monotone; trivial; lia.
Qed.

(** ** The regret *)

Let slots_e_1 (bandit : bool) i w arm : 0 < ln (INR K) -> (i < K)%nat ->
  slots_regret bandit i w arm <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt (sum T (fun t => / pi t)) else 0)
  + 2 * sqrt 2 * sqrt (sum T (extra bandit) * ln (INR K)).
Proof.
  intros lk hi. unfold slots_regret. eapply Rle_trans.
  { apply (regret_by_moments K T bandit d loss coin_law Z (fun _ => pi) K1 T1 coin_proper) with (m := fun t => / pi t).
    - intros t _. split; [apply (known_weaken (S t)); [lia|apply Z_known]|now intros x y _].
    - intros _. exact pi_pos.
    - exact unit_losses.
    - apply rates_nonneg.
    - intros; now apply rates_monotone.
    - intros t ht. apply first_finite; [assumption|lia].
    - intros t ht hd. apply b_delayed; trivial; lia.
    - intros t ht. right. pose proof (mean_weight d (slot C) pi T fits t w ht) as one_. cbv beta in one_.
      unfold mean_ in one_. rewrite <- (Rmult_1_r (/ pi t)), <- one_, <- E_scal. apply E_ext. intros v.
      unfold importance, slot_weight. pose proof (pi_pos t ht). fold Z. destruct (Z v t); simpl ind; field; lra.
    - intros s t hs ht wait. apply (slots_pair d (slot C) pi T fits); try assumption. intros same.
      unfold waiting. now rewrite same, Nat.eqb_refl, (proj2 (Nat.leb_le _ _) wait).
    - exact hi. }
  pose proof (all_biases bandit i w arm lk) as biases_.
  assert (each : forall s, (1 <= s <= T)%nat -> 0 <= extra bandit s) by (intros; apply extra_nonneg; lia).
  pose proof (entropy_terms K 1 T K1 (le_n 1) T1 (extra bandit) lk each) as ent.
  change (fun t => extra bandit t / sqrt (2 * sum t (extra bandit) / ln (INR K)))
    with (fun t => extra bandit t / b_slots bandit t) in ent.
  change (sqrt (2 * sum T (extra bandit) / ln (INR K))) with (b_slots bandit T) in ent.
  eapply Rle_trans; [apply Rplus_le_compat_l; exact biases_|]. rewrite <- sum_scal.
  assert (parts : sum T (fun t => first_mean K bandit (/ pi t) (a_slots bandit t) (b_slots bandit t)
                                  + INR (d t) / b_slots bandit t)
                  + sum T (fun s => gamma bandit * (/ b_slots bandit s * meantime d s))
    = (if bandit then sqrt (INR K) * sum T (fun t => / pi t * eta (fun s => / pi s) t) else 0)
      + sum T (fun t => extra bandit t / b_slots bandit t)).
  { rewrite <- sum_plus. destruct bandit.
    - rewrite <- sum_scal, <- sum_plus. apply sum_ext. intros t _.
      unfold first_mean, gamma, extra, meantime, eta, a_slots, Rdiv. fold pi. ring.
    - rewrite Rplus_0_l. apply sum_ext. intros t _. unfold first_mean, gamma, meantime, extra. fold pi.
      unfold Rdiv. set (u := / pi t). set (v := / b_slots false t). field. }
  assert (d4 : sum T (fun t => / pi t * eta (fun s => / pi s) t) <= 2 * sqrt (sum T (fun t => / pi t))).
  { apply lem_d_4. intros t ht. pose proof (cost_pos t ltac:(lia)). lra. }
  unfold last_terms. pose proof (sqrt_pos (INR K)).
  change (a_slots bandit T) with (if bandit then sqrt (sum T (fun s => / pi s)) else 0).
  destruct bandit; [|lra].
  assert (sqrt (INR K) * sum T (fun t => / pi t * eta (fun s => / pi s) t)
          <= sqrt (INR K) * (2 * sqrt (sum T (fun t => / pi t)))) by now apply Rmult_le_compat_l.
  lra.
Qed.
Let slots_total : sum T (fun t => / pi t) <= INR T + 8 / INR C * D.
Proof.
  eapply Rle_trans; [apply (slots_costs C d C1)|]. pose proof (INR_pos C C1) as c0. apply Rplus_le_compat_l.
  unfold Rdiv. rewrite Rmult_assoc. apply Rmult_le_compat_l; [lra|]. unfold D. rewrite <- sum_scal. apply sum_le.
  intros t _. rewrite Rmult_comm. apply le_div; [assumption|]. rewrite <- mult_INR. apply le_INR.
  rewrite Nat.mul_comm. apply Nat.mul_div_le. lia.
Qed.

Let D_nonneg : 0 <= D.
Proof. apply sum_nonneg. intros; apply pos_INR. Qed.

Let one_arm_slots bandit i w arm : K = 1%nat -> (i < K)%nat -> slots_regret bandit i w arm = 0.
Proof.
  intros one hi. assert (i = 0%nat) as -> by lia. unfold slots_regret. rewrite one.
  apply (one_arm_any T bandit d loss coin_law Z (fun _ => pi) (learner 1 bandit) (fun _ => a_slots bandit)
    (fun _ => b_slots bandit)).
  - exact coin_proper.
  - intros t _. split; [apply (known_weaken (S t)); [lia|apply Z_known]|now intros x y _].
  - now apply learner_distributions.
  - intros t _. split; now intros x y _.
  - intros _. apply rates_nonneg.
Qed.

Let log_pos : K <> 1%nat -> 0 < ln (INR K).
Proof. intros more. rewrite <- ln_1. apply ln_increasing; [lra|]. apply (lt_INR 1 K). lia. Qed.

Theorem slots_bandit_by_total i w arm : (i < K)%nat ->
  slots_regret true i w arm
  <= (4 * sqrt (INR K) - 2) * sqrt (INR T + 8 / INR C * D) + 2 * sqrt 6 * sqrt (D * ln (INR K)).
Proof.
  intros hi. assert (k1 : 1 <= sqrt (INR K)).
  { rewrite <- sqrt_1. apply sqrt_le_1_alt. exact (le_INR 1 K K1). }
  pose proof (sqrt_pos (INR T + 8 / INR C * D)) as r0. pose proof (sqrt_pos 6). pose proof (sqrt_pos (D * ln (INR K))).
  destruct (Nat.eq_dec K 1) as [one|more].
  { rewrite one_arm_slots by assumption. apply Rplus_le_le_0_compat; repeat apply Rmult_le_pos; lra. }
  pose proof (log_pos more) as lk. eapply Rle_trans; [now apply slots_e_1|]. apply Rplus_le_compat.
  - apply Rmult_le_compat_l; [lra|]. apply sqrt_le_1_alt. exact slots_total.
  - assert (x : sum T (extra true) <= 3 * D).
    { unfold extra. rewrite sum_plus, sum_scal. fold D. pose proof (still_total d T) as few. fold D in few. lra. }
    replace 6 with (2 * 3) by ring. rewrite (sqrt_mult 2 3) by lra.
    apply Rle_trans with (2 * sqrt 2 * sqrt (3 * (D * ln (INR K)))).
    + apply Rmult_le_compat_l; [pose proof (sqrt_pos 2); lra|]. apply sqrt_le_1_alt. nra.
    + right. rewrite (sqrt_mult 3) by (try lra; apply Rmult_le_pos; lra). ring.
Qed.

Theorem slots_full_by_total i w arm : (i < K)%nat ->
  slots_regret false i w arm <= sqrt (ln (INR K)) * sqrt (INR T + 8 / INR C * D + 12 * D).
Proof.
  intros hi. destruct (Nat.eq_dec K 1) as [one|more].
  { rewrite one_arm_slots by assumption. apply Rmult_le_pos; apply sqrt_pos. }
  pose proof (log_pos more) as lk. eapply Rle_trans; [now apply slots_e_1|]. rewrite Rplus_0_l.
  set (Y := INR T + 8 / INR C * D + 12 * D).
  assert (x : sum T (extra false) <= Y / 8).
  { unfold extra. fold pi. rewrite sum_plus.
    rewrite (sum_ext T (fun s => / pi s / 8) (fun s => / 8 * / pi s)) by (intros; unfold Rdiv; ring).
    rewrite (sum_ext T (fun s => (5 * INR (d s) + INR (still d s 0)) / 4)
      (fun s => 5 / 4 * INR (d s) + / 4 * INR (still d s 0))) by (intros; field).
    rewrite sum_plus, !sum_scal. fold D. pose proof (still_total d T) as few. fold D in few.
    pose proof slots_total. unfold Y. lra. }
  assert (y0 : 0 <= Y).
  { unfold Y. pose proof (pos_INR T). pose proof (INR_pos C C1).
    pose proof (div_nonneg 8 (INR C) ltac:(lra) ltac:(assumption)). pose proof D_nonneg. nra. }
  apply Rle_trans with (2 * sqrt 2 * sqrt (Y / 8 * ln (INR K))).
  - apply Rmult_le_compat_l; [pose proof (sqrt_pos 2); lra|]. apply sqrt_le_1_alt. apply Rmult_le_compat_r; lra.
  - right. rewrite <- sqrt_mult by lra. replace (ln (INR K) * Y) with (2 * 2 * (2 * (Y / 8 * ln (INR K)))) by field.
    assert (0 <= Y / 8 * ln (INR K)) by (apply Rmult_le_pos; lra).
    rewrite (sqrt_mult (2 * 2)), (sqrt_mult 2 (_ * ln _)), (sqrt_square 2) by lra. ring.
Qed.
End Regret.

(** Logarithm 7 *)
Theorem slots_bandit K C T d loss i w arm : (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat -> let D := sum T (fun t => INR (d t)) in
  slots_regret K C T d loss true i w arm <=
  (4 * sqrt (INR K) - 2) * sqrt (INR T + 8 / INR C * D) + 2 * sqrt 6 * sqrt (D * ln (INR K)).
Proof. intros. now apply slots_bandit_by_total. Qed.

Theorem slots_full K C T d loss i w arm : (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat -> let D := sum T (fun t => INR (d t)) in
  slots_regret K C T d loss false i w arm <=
  sqrt (ln (INR K)) * sqrt (INR T + 8 / INR C * D + 12 * D).
Proof. intros. now apply slots_full_by_total. Qed.
