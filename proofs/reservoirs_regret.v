(** Logarithm 3 of the book, whole: the regret with reservoirs, if T and D are known. Whether a round is observed is
    decided by later coins, too, and coins of one slot are not independent; the weights are right given the past. *)
From Delays Require Export moments reservoirs.

(** X / b + L b for b = sqrt (X / L) *)
Lemma balanced X L : 0 <= X -> 0 < L -> X / sqrt (X / L) + L * sqrt (X / L) = 2 * sqrt (X * L).
Proof.
  intros X0 L0. rewrite sqrt_div_alt, sqrt_mult by lra. pose proof (sqrt_lt_R0 _ L0) as r0.
  pose proof (sqrt_sqrt L ltac:(lra)) as rr. pose proof (sqrt_sqrt X X0) as qq. set (q := sqrt X) in *.
  set (r := sqrt L) in *. rewrite <- rr at 1. destruct (Req_dec q 0) as [e|ne].
  - rewrite <- qq, e. unfold Rdiv. rewrite !Rmult_0_l, !Rmult_0_r. ring.
  - rewrite <- qq. field. lra.
Qed.

Section Regret.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis ends : forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat.
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

(** p_t, given the past; D, M = T + 2 D / C, and the inverse rates. *)
Definition chance (x : nat -> bool) (t : nat) : R := / INR (S (age C d x t) + d t / C).
Let D : R := sum T (fun t => INR (d t)).
Definition most : R := INR T + 2 / INR C * D.
Definition a_fixed (bandit : bool) : R := if bandit then sqrt (most / 2) else 0.
Definition b_fixed (bandit : bool) : R := sqrt ((if bandit then D else most / 8 + D) / ln (INR K)).

(** The regret of Algorithm 2 with reservoirs, against arm i. *)
Definition reservoirs_regret (bandit : bool) (i : nat) w arm : R :=
  any_regret K T bandit d loss (enters C d) (Z C d) chance
    (fun _ _ => learner K bandit (a_fixed bandit) (b_fixed bandit)) i w arm.

Let proper_ := enters_proper C d C1.

Lemma scale_is x t : importance (Z C d) chance x t = z C d x t.
Proof. unfold importance, chance, z, Rdiv. now rewrite Rinv_inv. Qed.

Lemma chance_pos x t : 0 < chance x t.
Proof. apply inv_pos, INR_pos. lia. Qed.

Lemma reservoirs_decided t : (1 <= t)%nat ->
  known (S (t + d t)) (fun x => Z C d x t) /\ known (S (t + d t)) (fun x => chance x t).
Proof.
  intros ht. split; [exact (reservoirs_heard C d C1 t)|]. intros x y h. unfold chance.
  now rewrite (known_age C d C1 t ht x y) by (now apply (agree_weaken t (S (t + d t))); [lia|]).
Qed.

(** The weight disappears beside what is known before its round. *)
Lemma given_past t g x : (1 <= t <= T)%nat -> known t g ->
  E (enters C d) 1 T (fun y => g y * z C d y t) x = E (enters C d) 1 T g x.
Proof.
  intros ht hg. rewrite (E_past _ proper_ T t g x ltac:(lia) hg).
  replace T with ((t - 1) + (T + 1 - t))%nat at 1 by lia. rewrite E_tower. apply E_ext. intros y.
  replace (1 + (t - 1))%nat with t by lia.
  rewrite E_factor, (reservoirs_weight C d C1 t T y ltac:(lia) (ends t ht)) by assumption. ring.
Qed.

Definition cost w t : R := E (enters C d) 1 T (fun y => 1 + INR (age C d y t) + INR (d t / C)) w.

Lemma reservoirs_square w t : (1 <= t <= T)%nat ->
  E (enters C d) 1 T (fun v => importance (Z C d) chance v t * importance (Z C d) chance v t) w <= cost w t.
Proof.
  intros ht. right. unfold cost. rewrite <- (given_past t (fun y => 1 + INR (age C d y t) + INR (d t / C)) w ht).
  2:{ intros x y h. cbv beta. now rewrite (known_age C d C1 t ltac:(lia) x y h). }
  apply E_ext. intros v. rewrite !scale_is. unfold z. rewrite plus_INR, S_INR.
  destruct (Z C d v t); simpl ind; ring.
Qed.

Lemma costs_total w : sum T (cost w) <= most.
Proof.
  unfold cost. rewrite <- (E_sum _ proper_ T 1 T (fun t y => 1 + INR (age C d y t) + INR (d t / C))).
  destruct (reservoirs_total C d C1 T w ends) as [e le]. rewrite e. exact le.
Qed.

Lemma reservoirs_together w s t : (1 <= s < t)%nat -> (t <= T)%nat -> (t <= s + d s)%nat ->
  E (enters C d) 1 T (fun v => importance (Z C d) chance v s * importance (Z C d) chance v t) w <= 1.
Proof.
  intros hs ht wait. replace T with ((s - 1) + (T + 1 - s))%nat by lia. rewrite E_tower.
  rewrite <- (E_const _ proper_ (s - 1) 1 1 w). apply (E_le _ proper_). intros y.
  replace (1 + (s - 1))%nat with s by lia.
  rewrite (E_ext _ _ _ _ (fun v => z C d v s * z C d v t)) by (intros; now rewrite !scale_is).
  apply (reservoirs_pairs C d C1); try assumption; apply ends; lia.
Qed.

Lemma D_nonneg : 0 <= D.
Proof. apply sum_nonneg. intros; apply pos_INR. Qed.

Lemma most_pos : 1 <= most.
Proof.
  pose proof (le_INR 1 T T1) as t1. simpl (INR 1) in t1. pose proof D_nonneg. pose proof (INR_pos C C1).
  pose proof (div_nonneg 2 (INR C) ltac:(lra) ltac:(assumption)). unfold most. nra.
Qed.

Lemma fixed_nonneg bandit : 0 <= a_fixed bandit /\ 0 <= b_fixed bandit.
Proof. split; [destruct bandit; simpl; [apply sqrt_pos|lra]|apply sqrt_pos]. Qed.

(** Theorem 2.1 with the moments of reservoirs. *)
Lemma reservoirs_e_1 bandit i w arm : 0 < ln (INR K) -> (i < K)%nat ->
  reservoirs_regret bandit i w arm <=
  sum T (fun t => first_mean K bandit (cost w t) (a_fixed bandit) (b_fixed bandit) + INR (d t) / b_fixed bandit)
  + last_terms bandit K (a_fixed bandit) (b_fixed bandit).
Proof.
  intros lk hi. pose proof most_pos. pose proof D_nonneg as D0. unfold reservoirs_regret. eapply Rle_trans.
  { apply (regret_by_moments K T bandit d loss (enters C d) (Z C d) chance K1 T1 proper_ reservoirs_decided
      (fun x t _ => chance_pos x t) unit_losses (fun _ => a_fixed bandit) (fun _ => b_fixed bandit)
      (fun _ => fixed_nonneg bandit)) with (m := cost w); trivial.
    - intros s t _ _. split; lra.
    - intros t _. destruct bandit; simpl.
      + apply sqrt_lt_R0. lra.
      + split; [reflexivity|]. apply sqrt_lt_R0, Rdiv_lt_0_compat; lra.
    - intros t ht hd. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption].
      pose proof (sum_member T (fun t => INR (d t)) t (fun s _ => pos_INR (d s)) ht) as one_. cbv beta in one_.
      fold D in one_.
      pose proof (INR_pos (d t) hd). destruct bandit; lra.
    - intros t ht. now apply reservoirs_square.
    - intros s t hs ht wait. now apply reservoirs_together. }
  rewrite (sum_zero T (fun t => bias _ _ _ _ _ _ _ _ _ _ _ _ _)); [lra|]. intros t ht.
  apply (no_bias K T bandit d loss (enters C d) (Z C d) chance proper_ reservoirs_decided).
  - intros s _. now intros x y _.
  - intros v s x. apply arm_law_proper, (learner_distributions K bandit K1); apply fixed_nonneg.
  - assumption.
  - intros v. rewrite (E_ext _ _ _ _ (fun y => z C d y t)) by (intros; apply scale_is).
    apply reservoirs_weight; [assumption|lia|now apply ends].
Qed.

Lemma one_arm_no_regret bandit i w arm : K = 1%nat -> (i < K)%nat -> reservoirs_regret bandit i w arm = 0.
Proof.
  intros one hi. assert (i = 0%nat) as -> by lia. unfold reservoirs_regret. rewrite one.
  apply (one_arm_any T bandit d loss (enters C d) (Z C d) chance (learner 1 bandit) (fun _ _ => a_fixed bandit)
    (fun _ _ => b_fixed bandit)).
  - exact proper_.
  - exact reservoirs_decided.
  - now apply learner_distributions.
  - intros t _. split; now intros x y _.
  - intros _ t. apply fixed_nonneg.
Qed.

Lemma log_K : (2 <= K)%nat -> 0 < ln (INR K).
Proof. intros h. rewrite <- ln_1. apply ln_increasing; [lra|]. apply (lt_INR 1 K). lia. Qed.

Theorem reservoirs_bandit_by_most i w arm : (i < K)%nat ->
  reservoirs_regret true i w arm
  <= sqrt 2 * (2 * sqrt (INR K) - 1) * sqrt most + 2 * sqrt (D * ln (INR K)).
Proof.
  intros hi. pose proof (sqrt_lt_R0 2 ltac:(lra)) as two. pose proof most_pos as m1. pose proof D_nonneg as D0.
  pose proof (sqrt_lt_R0 most ltac:(lra)) as s0. assert (k1 : 1 <= sqrt (INR K)).
  { rewrite <- sqrt_1. apply sqrt_le_1_alt. exact (le_INR 1 K K1). }
  destruct (Nat.eq_dec K 1) as [one|more].
  { rewrite one_arm_no_regret by assumption. pose proof (sqrt_pos (D * ln (INR K))).
    assert (0 < sqrt 2 * (2 * sqrt (INR K) - 1) * sqrt most) by (repeat apply Rmult_lt_0_compat; lra). lra. }
  pose proof (log_K ltac:(lia)) as lk. eapply Rle_trans; [now apply reservoirs_e_1|].
  pose proof (balanced D (ln (INR K)) D0 lk) as bal.
  unfold last_terms, first_mean. change (b_fixed true) with (sqrt (D / ln (INR K))).
  rewrite sum_plus. rewrite (sum_ext T (fun t => sqrt (INR K) * cost w t / a_fixed true)
    (fun t => sqrt (INR K) / a_fixed true * cost w t)) by (intros; unfold Rdiv; ring).
  rewrite (sum_ext T (fun t => INR (d t) / sqrt (D / ln (INR K))) (fun t => / sqrt (D / ln (INR K)) * INR (d t)))
    by (intros; unfold Rdiv; ring).
  rewrite !sum_scal. fold D.
  replace (a_fixed true) with (sqrt most / sqrt 2) by (unfold a_fixed; now rewrite sqrt_div_alt by lra).
  pose proof (costs_total w) as total_. pose proof (sqrt_sqrt most ltac:(lra)) as mm.
  pose proof (sqrt_sqrt 2 ltac:(lra)) as tt. set (M := sqrt most) in *. set (q := sqrt 2) in *.
  assert (first_ : sqrt (INR K) / (M / q) * sum T (cost w) <= sqrt (INR K) * q * M).
  { apply Rle_trans with (sqrt (INR K) / (M / q) * (M * M)); [|right; field; lra].
    apply Rmult_le_compat_l; [|lra]. left. apply Rdiv_lt_0_compat; [lra|]. now apply Rdiv_lt_0_compat. }
  assert (half : M / q = q * M / 2).
  { apply Rmult_eq_reg_l with q; [|lra]. replace (q * (q * M / 2)) with (q * q * (M / 2)) by field. rewrite tt.
    field. lra. }
  rewrite half at 2. lra.
Qed.

Theorem reservoirs_full_by_most i w arm : (i < K)%nat ->
  reservoirs_regret false i w arm <= sqrt (ln (INR K) / 2) * sqrt (most + 8 * D).
Proof.
  intros hi. pose proof most_pos as m1. pose proof D_nonneg as D0.
  destruct (Nat.eq_dec K 1) as [one|more].
  { rewrite one_arm_no_regret by assumption. apply Rmult_le_pos; apply sqrt_pos. }
  pose proof (log_K ltac:(lia)) as lk. eapply Rle_trans; [now apply reservoirs_e_1|].
  pose proof (balanced (most / 8 + D) (ln (INR K)) ltac:(lra) lk) as bal.
  unfold last_terms, first_mean. change (b_fixed false) with (sqrt ((most / 8 + D) / ln (INR K))).
  pose proof (costs_total w) as total_.
  assert (b0 : 0 < sqrt ((most / 8 + D) / ln (INR K))) by (apply sqrt_lt_R0, Rdiv_lt_0_compat; lra).
  set (b := sqrt ((most / 8 + D) / ln (INR K))) in *.
  rewrite (sum_ext T _ (fun t => / b * (/ 8 * cost w t + INR (d t)))) by (intros; field; lra).
  rewrite sum_scal, sum_plus, sum_scal. fold D.
  apply Rle_trans with (2 * sqrt ((most / 8 + D) * ln (INR K))).
  - rewrite <- bal. rewrite Rplus_0_l. apply Rplus_le_compat_r. unfold Rdiv. rewrite Rmult_comm.
    apply Rmult_le_compat_r; [left; now apply inv_pos|]. lra.
  - right. rewrite <- sqrt_mult by lra.
    replace (ln (INR K) / 2 * (most + 8 * D)) with (2 * 2 * ((most / 8 + D) * ln (INR K))) by field.
    rewrite (sqrt_mult (2 * 2)) by (try lra; apply Rmult_le_pos; lra). now rewrite sqrt_square by lra.
Qed.
End Regret.

(** Logarithm 3, with d_t <= T - t: feedback that comes later is of no use. *)
Theorem reservoirs_bandit K C T d loss i w arm : (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) -> (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let D := sum T (fun t => INR (d t)) in
  reservoirs_regret K C T d loss true i w arm <=
  sqrt 2 * (2 * sqrt (INR K) - 1) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt (D * ln (INR K)).
Proof. intros. now apply reservoirs_bandit_by_most. Qed.

Theorem reservoirs_full K C T d loss i w arm : (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) -> (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let D := sum T (fun t => INR (d t)) in
  reservoirs_regret K C T d loss false i w arm <=
  sqrt (ln (INR K) / 2) * sqrt (INR T + 2 / INR C * D + 8 * D).
Proof. intros. now apply reservoirs_full_by_most. Qed.
