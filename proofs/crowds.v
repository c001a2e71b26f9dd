(** Announced delays without a logarithm (book, Logarithm 1): each round is tracked with probability c over the largest
    number of rounds that can ever wait together with it. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Export sharp_e_1.

(** The rounds before t that still wait j rounds later, in round t + j. *)
Definition still (d : nat -> nat) (t j : nat) : nat := length (filter (fun s => t + j <=? s + d s) (rounds (t - 1))).

(** max {f 1, ..., f n}, and 0 if n = 0 *)
Fixpoint largest (n : nat) (f : nat -> nat) : nat :=
  match n with O => 0 | S m => Nat.max (largest m f) (f (S m)) end.

(** m_t, the crowd that round t foresees. *)
Definition crowd (d : nat -> nat) (t : nat) : nat := largest (d t) (fun j => still d t j + j)%nat.

(** p_t = min {1, c / m_t}, and 1 if m_t = 0 *)
Definition crowd_probability (d : nat -> nat) (c : R) (t : nat) : R :=
  if crowd d t =? 0 then 1 else Rmin 1 (c / INR (crowd d t)).

Definition crowd_scheduler (d : nat -> nat) (c : R) (t : nat) : law proxy := bernoulli (crowd_probability d c t).

Lemma largest_ge n f j : (1 <= j <= n)%nat -> (f j <= largest n f)%nat.
Proof.
  induction n as [|n IH]; intros h; [lia|]. simpl. destruct (Nat.eq_dec j (S n)) as [->|]; [lia|].
  specialize (IH ltac:(lia)). lia.
Qed.

Lemma largest_le n f k : (forall j, (1 <= j <= n)%nat -> (f j <= k)%nat) -> (largest n f <= k)%nat.
Proof.
  induction n as [|n IH]; intros h; simpl; [lia|]. specialize (h (S n) ltac:(lia)) as top.
  assert (largest n f <= k)%nat by (apply IH; intros; apply h; lia). lia.
Qed.

Lemma still_sum d t j : INR (still d t j) = sum (t - 1) (fun s => ind (t + j <=? s + d s)).
Proof. unfold still. apply length_filter. Qed.

(** The crowd is announced: it depends on d_1, ..., d_t only. *)
Theorem crowd_announced t : (1 <= t)%nat -> known (S t) (fun d => crowd d t).
Proof.
  intros ht d d' same. unfold crowd. rewrite (same t) by lia.
  assert (e : forall j, still d t j = still d' t j).
  { intros j. unfold still. f_equal. apply filter_rounds_ext. intros s hs. now rewrite (same s) by lia. }
  induction (d' t) as [|n IH]; simpl; [reflexivity|]. now rewrite IH, e.
Qed.

(** No crowd is larger than foreseen: sigma_tau is `still d tau 0`. *)
Theorem foreseen d s tau : (1 <= s < tau)%nat -> (tau <= s + d s)%nat -> (still d tau 0 <= crowd d s)%nat.
Proof.
  intros hs wait. apply Nat.le_trans with (still d s (tau - s) + (tau - s))%nat.
  - apply INR_le. rewrite plus_INR, !still_sum. replace (tau - 1)%nat with ((s - 1) + (tau - s))%nat by lia.
    rewrite sum_split. apply Rplus_le_compat.
    + right. apply sum_ext. intros r hr. now replace (s + (tau - s))%nat with (tau + 0)%nat by lia.
    + rewrite <- (Rmult_1_r (INR (tau - s))), <- sum_const. apply sum_le. intros; apply ind_bounds.
  - apply (largest_ge (d s) (fun j => still d s j + j)%nat). lia.
Qed.

Lemma crowd_ge_delay d t : (d t <= crowd d t)%nat.
Proof.
  destruct (d t) as [|n] eqn:e; [lia|]. unfold crowd. rewrite e.
  pose proof (largest_ge (S n) (fun j => still d t j + j)%nat (S n) ltac:(lia)) as h. cbv beta in h. lia.
Qed.

Lemma probability_small d c t : 0 < c -> (1 <= crowd d t)%nat -> crowd_probability d c t <= c / INR (crowd d t).
Proof.
  intros hc h. unfold crowd_probability. destruct (Nat.eqb_spec (crowd d t) 0); [lia|]. apply Rmin_r.
Qed.

Lemma crowd_probability_bounds d c t : 0 < c -> 0 < crowd_probability d c t <= 1.
Proof.
  intros hc. unfold crowd_probability. destruct (Nat.eqb_spec (crowd d t) 0) as [|ne]; [lra|]. split; [|apply Rmin_l].
  apply Rmin_glb_lt; [lra|]. apply Rdiv_lt_0_compat; [assumption|apply INR_pos; lia].
Qed.

(** On average at most c rounds are tracked, at any time. *)
Lemma load d c tau : 0 < c -> sum (tau - 1) (fun s => if tau <=? s + d s then crowd_probability d c s else 0) <= c.
Proof.
  intros hc. destruct (Nat.eq_dec (still d tau 0) 0) as [none|some].
  - rewrite sum_zero; [lra|]. intros s hs. destruct (Nat.leb_spec tau (s + d s)) as [wait|]; [|reflexivity]. exfalso.
    pose proof (still_sum d tau 0) as e. rewrite none in e.
    pose proof (sum_member (tau - 1) (fun s => ind (tau + 0 <=? s + d s)) s
      ltac:(intros; apply ind_bounds) ltac:(lia)) as m.
    cbv beta in m. rewrite (proj2 (Nat.leb_le (tau + 0) (s + d s))) in m by lia. simpl in *. lra.
  - pose proof (INR_pos (still d tau 0) ltac:(lia)) as pos.
    apply Rle_trans with (sum (tau - 1) (fun s => c / INR (still d tau 0) * ind (tau + 0 <=? s + d s))).
    + apply sum_le. intros s hs. rewrite Nat.add_0_r. destruct (Nat.leb_spec tau (s + d s)) as [wait|]; simpl; [|lra].
      pose proof (foreseen d s tau ltac:(lia) wait) as f. pose proof (crowd_ge_delay d s).
      eapply Rle_trans; [apply probability_small; [assumption|lia]|]. rewrite Rmult_1_r. unfold Rdiv.
      apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; [assumption|now apply le_INR].
    + rewrite sum_scal, <- still_sum. right. field. lra.
Qed.

Lemma crowd_coin d c t s :
  mean (crowd_scheduler d c s) (fun p => ind (pending d t s p)) = if t <=? s + d s then crowd_probability d c s else 0.
Proof.
  unfold pending, crowd_scheduler, bernoulli. cbn [mean reaches]. rewrite andb_true_r, andb_false_r. simpl ind.
  destruct (t <=? s + d s); simpl; ring.
Qed.

Theorem crowds_load C T d c tau w : 0 < c -> (1 <= tau <= T)%nat ->
  E (independent (crowd_scheduler d c)) 1 T (fun v => INR (length (S0 C d v tau))) w
  <= sum (tau - 1) (fun s => if tau <=? s + d s then crowd_probability d c s else 0) <= c.
Proof.
  intros hc ht. split; [|now apply load]. assert (proper_ : forall t, proper (crowd_scheduler d c t)).
  { intros t. apply bernoulli_proper. pose proof (crowd_probability_bounds d c t hc). lra. }
  eapply Rle_trans; [apply E_le; [intros; apply proper_|intros v; apply size_le_pending; lia]|].
  rewrite E_sum by (intros; apply proper_). apply sum_le. intros s hs.
  rewrite (E_coordinate _ proper_ T s (fun p => ind (pending d tau s p))) by lia. rewrite crowd_coin. lra.
Qed.

(** If all delays are equal, those that wait leave one by one. *)
Lemma recent k t : sum (t - 1) (fun s => ind (t <=? s + k)) <= INR k.
Proof.
  destruct (le_lt_dec k (t - 1)) as [few|many].
  - replace (t - 1)%nat with ((t - 1 - k) + k)%nat by lia. rewrite sum_split, sum_zero.
    + rewrite Rplus_0_l, <- (Rmult_1_r (INR k)), <- sum_const. apply sum_le. intros; apply ind_bounds.
    + intros s hs. now rewrite (proj2 (Nat.leb_gt t (s + k))) by lia.
  - apply Rle_trans with (INR (t - 1)); [|apply le_INR; lia].
    rewrite <- (Rmult_1_r (INR (t - 1))), <- sum_const. apply sum_le. intros; apply ind_bounds.
Qed.

Theorem equal_crowds d k t : (forall s, d s = k) -> (crowd d t <= k)%nat.
Proof.
  intros same. unfold crowd. rewrite same. apply largest_le. intros j hj.
  assert (still d t j <= k - j)%nat; [|lia]. apply INR_le. rewrite still_sum.
  rewrite (sum_ext _ _ (fun s => ind (t <=? s + (k - j)))); [apply recent|]. intros s hs. rewrite same. f_equal.
  destruct (Nat.leb_spec (t + j) (s + k)), (Nat.leb_spec t (s + (k - j))); lia || reflexivity.
Qed.

(** ** Slots run out rarely *)

Section Scheduler.
Variables (C T : nat) (d : nat -> nat) (alpha delta : R).
Hypotheses (C1 : (1 <= C)%nat) (alpha0 : 0 < alpha) (delta0 : 0 < delta) (star : overflow_condition alpha delta C).

Let c : R := INR C / (1 + alpha).

Lemma c_pos : 0 < c.
Proof. apply Rdiv_lt_0_compat; [now apply INR_pos|lra]. Qed.

Lemma crowd_scheduler_proper t : proper (crowd_scheduler d c t).
Proof. apply bernoulli_proper. pose proof (crowd_probability_bounds d c t c_pos). lra. Qed.

Theorem crowds_overflow t w : (1 <= t <= T)%nat ->
  Pr (independent (crowd_scheduler d c)) 1 T (fun w => length (S0 C d w t) =? C) w <= delta.
Proof.
  intros ht. unfold Pr.
  rewrite (E_past _ (fun t _ => crowd_scheduler_proper t) T t) by
    (lia || intros x y hxy; now rewrite (known_S0 C d t x y hxy)).
  apply (chernoff (crowd_scheduler d c) (t - 1) (pending d t) crowd_scheduler_proper C alpha delta C1 alpha0 delta0);
    [assumption| |].
  - eapply Rle_trans; [|apply (load d c t c_pos)]. right. apply sum_ext. intros s hs. apply crowd_coin.
  - intros y full. apply Nat.eqb_eq in full. rewrite <- full at 1. unfold total. apply size_le_pending. lia.
Qed.

Lemma crowds_quantified : quantified (crowd_scheduler d c) C (S0 C d) (Zt C d) (crowd_probability d c) T.
Proof.
  apply bernoulli_quantified; intros t; pose proof (crowd_probability_bounds d c t c_pos); [lra|intros _; lra].
Qed.

Lemma inverse_crowd t : / crowd_probability d c t <= 1 + (1 + alpha) / INR C * INR (crowd d t).
Proof.
  pose proof c_pos as hc. pose proof (pos_INR (crowd d t)) as m0. pose proof (INR_pos C C1) as hC.
  assert (price : (1 + alpha) / INR C = / c) by (unfold c; field; lra). rewrite price.
  assert (0 < / c) by now apply inv_pos. unfold crowd_probability.
  destruct (Nat.eqb_spec (crowd d t) 0) as [|ne]; [rewrite Rinv_1; nra|].
  pose proof (INR_pos (crowd d t) ltac:(lia)) as pos.
  unfold Rmin. destruct (Rle_dec 1 (c / INR (crowd d t))); [rewrite Rinv_1; nra|].
  replace (/ (c / INR (crowd d t))) with (/ c * INR (crowd d t)) by (field; lra). lra.
Qed.

(** ** The theorem *)

Variables (K : nat) (loss : nat -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (unit_losses : forall t i, 0 <= loss t i <= 1).

Let D : R := sum T (fun t => INR (d t)).

(** The regret of Algorithm 2 with the crowd scheduler, against arm i. *)
Definition crowd_regret (bandit : bool) (i : nat) w arm : R :=
  announced_regret K C T d loss (crowd_scheduler d c) (crowd_probability d c) bandit i w arm.

Lemma crowds_weight m : sum T (fun t => INR (crowd d t)) <= m ->
  sum T (weight (crowd_probability d c)) <= INR T + (1 + alpha) / INR C * m.
Proof.
  intros h. apply Rle_trans with (sum T (fun t => 1 + (1 + alpha) / INR C * INR (crowd d t))).
  - apply sum_le. intros t _. apply inverse_crowd.
  - rewrite sum_plus, sum_const, sum_scal, Rmult_1_r. apply Rplus_le_compat_l, Rmult_le_compat_l; [|assumption].
    pose proof (INR_pos C C1). apply div_nonneg; lra.
Qed.

Lemma crowds_bandit_by_total m i w arm : (i < K)%nat -> sum T (fun t => INR (crowd d t)) <= m ->
  crowd_regret true i w arm <=
  (4 * sqrt (INR K) - 2) * sqrt (INR T + (1 + alpha) / INR C * m) + 2 * sqrt 2 * sqrt (D * ln (INR K))
  + delta * INR (T - C).
Proof.
  intros hi h. eapply Rle_trans.
  { apply (announced_bandit K C T d loss _ _ delta K1 C1 T1 crowd_scheduler_proper crowds_quantified unit_losses
      (fun t w ht => crowds_overflow t w ht)); assumption. }
  do 2 apply Rplus_le_compat_r. apply Rmult_le_compat_l; [|apply sqrt_le_1_alt; now apply crowds_weight].
  assert (1 <= sqrt (INR K)) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; exact (le_INR 1 K K1)). lra.
Qed.

Lemma crowds_full_by_total m i w arm : (i < K)%nat -> sum T (fun t => INR (crowd d t)) <= m ->
  crowd_regret false i w arm <=
  sqrt (ln (INR K)) * sqrt (INR T + (1 + alpha) / INR C * m + 8 * D) + delta * INR (T - C).
Proof.
  intros hi h. eapply Rle_trans.
  { apply (announced_full K C T d loss _ _ delta K1 C1 T1 crowd_scheduler_proper crowds_quantified unit_losses
      (fun t w ht => crowds_overflow t w ht)); assumption. }
  apply Rplus_le_compat_r. apply Rmult_le_compat_l; [apply sqrt_pos|]. apply sqrt_le_1_alt, Rplus_le_compat_r.
  now apply crowds_weight.
Qed.
End Scheduler.

(** Equal delays *)
Lemma equal_total d k T : (forall s, d s = k) -> sum T (fun t => INR (crowd d t)) <= sum T (fun t => INR (d t)).
Proof. intros same. apply sum_le. intros t _. apply le_INR. rewrite same. now apply equal_crowds. Qed.

Theorem crowds_bandit_equal K C T d k loss alpha delta i w arm : (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  0 < alpha -> 0 < delta -> overflow_condition alpha delta C -> (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  (forall s, d s = k) -> let D := sum T (fun t => INR (d t)) in
  crowd_regret C T d alpha K loss true i w arm <=
  (4 * sqrt (INR K) - 2) * sqrt (INR T + (1 + alpha) / INR C * D) + 2 * sqrt 2 * sqrt (D * ln (INR K))
  + delta * INR (T - C).
Proof. intros. apply crowds_bandit_by_total; try assumption. now apply (equal_total d k). Qed.

Theorem crowds_full_equal K C T d k loss alpha delta i w arm : (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  0 < alpha -> 0 < delta -> overflow_condition alpha delta C -> (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  (forall s, d s = k) -> let D := sum T (fun t => INR (d t)) in
  crowd_regret C T d alpha K loss false i w arm <=
  sqrt (ln (INR K)) * sqrt (INR T + (1 + alpha) / INR C * D + 8 * D) + delta * INR (T - C).
Proof. intros. apply crowds_full_by_total; try assumption. now apply (equal_total d k). Qed.

(** ** How many slots are enough *)

(** e^a (2 - a) <= 2 + a *)
Lemma exp_upper a : 0 <= a -> exp a * (2 - a) <= 2 + a.
Proof.
  intros [pos|<-]; [|rewrite exp_0; lra].
  destruct (MVT_cor2 (fun x => exp x * (2 - x) - x) (fun x => exp x * (1 - x) - 1) 0 a pos) as (c & e & hc).
  { intros x _. apply is_derive_Reals. auto_derive; [trivial|]. ring. }
  rewrite exp_0 in e. pose proof (exp_ineq1_le (- c)) as low. pose proof (exp_pos c) as pc.
  assert (one : exp c * exp (- c) = 1) by (rewrite <- exp_plus, Rplus_opp_r; apply exp_0).
  assert (exp c * (1 - c) <= 1) by (rewrite <- one; apply Rmult_le_compat_l; lra). nra.
Qed.

(** log 2 >= 9/13, from e^(9/104) <= 217/199. *)
Lemma ln_2_sharp : 9 / 13 <= ln 2.
Proof.
  rewrite <- (ln_exp (9 / 13)). apply ln_le; [apply exp_pos|].
  pose proof (exp_upper (9 / 104) ltac:(lra)) as h.
  replace (9 / 13) with (INR 8 * (9 / 104)) by (simpl; lra).
  rewrite <- (ln_exp (9 / 104)). fold (Rpower (exp (9 / 104)) (INR 8)). rewrite Rpower_pow by apply exp_pos.
  apply Rle_trans with ((217 / 199) ^ 8); [|simpl; lra].
  apply pow_incr. split; [left; apply exp_pos|lra].
Qed.

(** alpha = 1 and delta = T^(-1/2) are allowed from 2.6 log T slots on. *)
Theorem crowds_slots T C : (1 <= T)%nat -> (1 <= C)%nat -> INR C >= 13 / 5 * ln (INR T) ->
  overflow_condition 1 (inverse_root T) C.
Proof.
  intros hT hC h. pose proof ln_2_sharp. apply choice_one_exactly; [assumption..|lra|].
  assert (0 <= ln (INR T)) by (rewrite <- ln_1; apply ln_le; [lra|apply (le_INR 1 T hT)]).
  apply Rle_ge, div_le; [lra|]. nra.
Qed.
