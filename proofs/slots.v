(** The chances of Logarithm 7: all slots for announced delays, nothing dropped. Round t belongs to slot t modulo C; its
    crowd counts the rounds of the slot only. *)
From Delays Require Import reservoirs.
From Delays Require Export crowds single.

Section Slots.
Variables (C : nat) (d : nat -> nat).
Hypothesis C1 : (1 <= C)%nat.

Definition slot (t : nat) : nat := (t mod C)%nat.

(** The earlier rounds of its slot that still wait j rounds of the slot later, and the crowd m_t. *)
Definition slot_still (t j : nat) : nat :=
  length (filter (fun s => (s mod C =? t mod C) && (t + j * C <=? s + d s)) (rounds (t - 1))).
Definition slot_crowd (t : nat) : nat := largest (d t / C) (fun j => slot_still t j + j)%nat.

(** 1 / (4 m_t), f_t and pi_t: who frees its slot before the slot's next round takes all that is left. *)
Definition slot_share (t : nat) : R := / (4 * INR (Nat.max 1 (slot_crowd t))).
Definition vacant : nat -> R := f d slot slot_share.
Definition slot_chance (t : nat) : R := if d t <? C then vacant t else slot_share t.

Let waiting := waiting d slot.

Lemma slot_still_sum t j :
  INR (slot_still t j) = sum (t - 1) (fun s => ind ((s mod C =? t mod C) && (t + j * C <=? s + d s))).
Proof. apply length_filter. Qed.

(** Who waits for the slot of t came a multiple of C rounds before. *)
Lemma waiting_steps s t : (1 <= s < t)%nat -> waiting t s = true ->
  exists j, t = (s + j * C)%nat /\ (1 <= j <= d s / C)%nat.
Proof.
  intros hs w. unfold waiting, single.waiting, slot in w. apply andb_true_iff in w as [same w].
  apply Nat.leb_le in w. rewrite Nat.eqb_sym in same. replace t with (s + (t - s))%nat in same by lia.
  rewrite same_slot in same by assumption. apply Nat.eqb_eq in same. exists ((t - s) / C)%nat.
  pose proof (Nat.div_mod (t - s) C ltac:(lia)) as e. rewrite same in e.
  assert (steps : ((t - s) / C * C = t - s)%nat) by nia. split; [lia|]. split.
  - destruct ((t - s) / C)%nat; lia.
  - apply Nat.div_le_lower_bound; [lia|]. nia.
Qed.

(** No crowd is larger than foreseen. *)
Theorem slot_foreseen s t : (1 <= s < t)%nat -> waiting t s = true -> (slot_still t 0 <= slot_crowd s)%nat.
Proof.
  intros hs w. destruct (waiting_steps s t hs w) as (j & e & hj).
  apply Nat.le_trans with (slot_still s j + j)%nat.
  2:{ apply (largest_ge (d s / C) (fun j => slot_still s j + j)%nat). lia. }
  assert (mods : (t mod C = s mod C)%nat) by (rewrite e; now rewrite Nat.mod_add by lia).
  apply INR_le. rewrite plus_INR, !slot_still_sum. replace (t - 1)%nat with ((s - 1) + S (j * C - 1))%nat by nia.
  rewrite sum_split. apply Rplus_le_compat.
  - right. apply sum_ext. intros r hr. rewrite mods. f_equal. f_equal. f_equal. lia.
  - rewrite sum_first. apply Rle_trans with (1 + sum (j * C - 1) (fun k => ind (k mod C =? 0))).
    + apply Rplus_le_compat; [apply ind_bounds|]. apply sum_le. intros k hk.
      replace (s - 1 + S k)%nat with (s + k)%nat by lia. rewrite mods, same_slot by assumption.
      destruct (k mod C =? 0); [apply ind_bounds|simpl; lra].
    + rewrite div_count by assumption. assert (q : ((j * C - 1) / C = j - 1)%nat).
      { symmetry. apply (Nat.div_unique _ _ _ (C - 1)); nia. }
      rewrite q, minus_INR by lia. simpl. lra.
Qed.

Lemma slot_crowd_ge t : (d t / C <= slot_crowd t)%nat.
Proof.
  destruct (d t / C)%nat as [|n] eqn:e; [lia|]. unfold slot_crowd. rewrite e.
  pose proof (largest_ge (S n) (fun j => slot_still t j + j)%nat (S n) ltac:(lia)) as h. cbv beta in h. lia.
Qed.

Lemma slot_share_bounds t : 0 < slot_share t <= / 4.
Proof.
  unfold slot_share. pose proof (le_INR 1 (Nat.max 1 (slot_crowd t)) ltac:(lia)) as m1. simpl (INR 1) in m1.
  split; [apply inv_pos; lra|]. apply Rinv_le_contravar; lra.
Qed.

(** A slot is taken with probability one quarter at most. *)
Theorem slots_legal t : (1 <= t)%nat -> 3 / 4 <= vacant t <= 1.
Proof.
  intros ht. unfold vacant, f. fold waiting.
  assert (low : 0 <= sum (t - 1) (fun s => if waiting t s then slot_share s else 0)).
  { apply sum_nonneg. intros s _. pose proof (slot_share_bounds s). destruct (waiting t s); lra. }
  assert (sum (t - 1) (fun s => if waiting t s then slot_share s else 0) <= / 4); [|lra].
  destruct (Nat.eq_dec (slot_still t 0) 0) as [none|some].
  - rewrite sum_zero; [lra|]. intros s hs. destruct (waiting t s) eqn:w; [|reflexivity]. exfalso.
    pose proof (slot_still_sum t 0) as e. rewrite none in e.
    pose proof (sum_member (t - 1) (fun s => ind ((s mod C =? t mod C) && (t + 0 * C <=? s + d s))) s
      ltac:(intros; apply ind_bounds) ltac:(lia)) as m. cbv beta in m. unfold waiting, single.waiting, slot in w.
    replace (t + 0 * C)%nat with t in m by lia. rewrite w in m. replace (t + 0 * C)%nat with t in e by lia.
    simpl ind in m. simpl INR in e. lra.
  - pose proof (INR_pos (slot_still t 0) ltac:(lia)) as pos.
    apply Rle_trans with (sum (t - 1) (fun s => / (4 * INR (slot_still t 0)) *
      ind ((s mod C =? t mod C) && (t + 0 * C <=? s + d s)))).
    + apply sum_le. intros s hs. replace (t + 0 * C)%nat with t by lia.
      change ((s mod C =? t mod C) && (t <=? s + d s)) with (waiting t s).
      destruct (waiting t s) eqn:w; simpl ind; [|lra].
      pose proof (slot_foreseen s t ltac:(lia) w) as fore. rewrite Rmult_1_r. unfold slot_share.
      apply Rinv_le_contravar; [lra|]. apply Rmult_le_compat_l; [lra|]. apply le_INR. lia.
    + rewrite sum_scal, <- slot_still_sum. right. field. lra.
Qed.

(** Who frees its slot in time is never in the way, so that f_t is what the theorem says. *)
Lemma vacant_is t : f d slot slot_chance t = vacant t.
Proof.
  unfold vacant, f. f_equal. apply sum_ext. intros s hs. fold waiting. destruct (waiting t s) eqn:w; [|reflexivity].
  destruct (waiting_steps s t ltac:(lia) w) as (j & _ & hj). unfold slot_chance.
  destruct (Nat.ltb_spec (d s) C); [|reflexivity]. rewrite Nat.div_small in hj by assumption. lia.
Qed.

Lemma slot_chance_bounds t : (1 <= t)%nat -> 0 < f d slot slot_chance t /\ 0 < slot_chance t <= f d slot slot_chance t.
Proof.
  intros ht. rewrite vacant_is. pose proof (slots_legal t ht). pose proof (slot_share_bounds t). unfold slot_chance.
  destruct (d t <? C); lra.
Qed.

(** Pr(Z_t = 1) = pi_t *)
Theorem slots_law T t w : (1 <= t <= T)%nat ->
  mean_ d slot slot_chance T (fun x => ind (tracked d slot x t)) w = slot_chance t.
Proof.
  intros ht. apply slot_law; [|assumption]. intros s hs. pose proof (slot_chance_bounds s ltac:(lia)). lra.
Qed.

(** A round waits for floor (d_s / C) later rounds of its slot at most. *)
Lemma slot_rounds T s : (1 <= s)%nat ->
  sum T (fun t => if (s <? t) && waiting t s then 1 else 0) <= INR (d s / C).
Proof.
  intros hs. rewrite <- (crowds_count C d C1 (Nat.max T (s + d s)) s hs ltac:(lia)).
  eapply Rle_trans; [|apply (sum_mono T); [lia|]].
  - apply sum_le. intros t _. unfold waiting, single.waiting, slot, reservoirs.crowd.
    destruct (s <? t), ((s mod C =? t mod C) && (t <=? s + d s)); simpl; lra.
  - intros t _. destruct (s <? t); [apply ind_bounds|lra].
Qed.

Theorem slots_hold T s : (1 <= s)%nat ->
  slot_chance s * sum T (fun t => if (s <? t) && waiting t s then 1 else 0) <= / 4 * ind (C <=? d s).
Proof.
  intros hs. pose proof (slot_rounds T s hs) as rounds_.
  assert (n0 : 0 <= sum T (fun t => if (s <? t) && waiting t s then 1 else 0)).
  { apply sum_nonneg. intros t _. destruct ((s <? t) && waiting t s); lra. }
  pose proof (slot_chance_bounds s hs) as (_ & p0 & _). unfold slot_chance in *.
  destruct (Nat.ltb_spec (d s) C) as [small|large].
  - rewrite (proj2 (Nat.leb_gt C (d s))) by assumption. rewrite Nat.div_small in rounds_ by assumption. simpl in *. nra.
  - rewrite (proj2 (Nat.leb_le C (d s))) by assumption. simpl ind.
    pose proof (slot_crowd_ge s) as ge. pose proof (le_INR (d s / C) (Nat.max 1 (slot_crowd s)) ltac:(lia)).
    pose proof (INR_pos (Nat.max 1 (slot_crowd s)) ltac:(lia)) as m0. unfold slot_share in *.
    set (m := INR (Nat.max 1 (slot_crowd s))) in *. rewrite Rmult_comm. apply div_le; lra.
Qed.

(** ** What observing costs *)

Lemma slot_crowds_total T : sum T (fun t => INR (slot_crowd t)) <= 2 * sum T (fun t => INR (d t / C)).
Proof.
  apply Rle_trans with (sum T (fun t => sum T (fun s => if (s <? t) && waiting t s then 1 else 0) + INR (d t / C))).
  - apply sum_le. intros t ht. apply Rle_trans with (INR (slot_still t 0 + d t / C)).
    + apply le_INR, largest_le. intros j hj. assert (slot_still t j <= slot_still t 0)%nat; [|lia].
      apply INR_le. rewrite !slot_still_sum. apply sum_le. intros s _.
      destruct (s mod C =? t mod C); cbn [andb]; [|lra].
      destruct (Nat.leb_spec (t + j * C) (s + d s)), (Nat.leb_spec (t + 0 * C) (s + d s)); simpl; lia || lra.
    + rewrite plus_INR, slot_still_sum. apply Rplus_le_compat_r.
      apply Rle_trans with (sum (t - 1) (fun s => if (s <? t) && waiting t s then 1 else 0)).
      * apply sum_le. intros s hs. rewrite (proj2 (Nat.ltb_lt s t)) by lia. replace (t + 0 * C)%nat with t by lia.
        change ((s mod C =? t mod C) && (t <=? s + d s)) with (waiting t s). destruct (waiting t s); simpl; lra.
      * apply sum_mono; [lia|]. intros s _. destruct ((s <? t) && waiting t s); lra.
  - rewrite sum_plus, sum_swap. assert (sum T (fun s => sum T (fun t => if (s <? t) && waiting t s then 1 else 0))
      <= sum T (fun t => INR (d t / C))); [|lra]. apply sum_le. intros s hs. apply slot_rounds. lia.
Qed.

Theorem slots_costs T : sum T (fun t => / slot_chance t) <= INR T + 8 * sum T (fun t => INR (d t / C)).
Proof.
  set (P := fun t => sum T (fun s => slot_chance s * (if (s <? t) && waiting t s then 1 else 0))).
  assert (taken : forall t, (1 <= t <= T)%nat -> 1 - vacant t <= P t).
  { intros t ht. rewrite <- vacant_is. unfold f. fold waiting. unfold P.
    apply Rle_trans with (sum (t - 1) (fun s => slot_chance s * (if (s <? t) && waiting t s then 1 else 0))).
    - right. unfold Rminus. rewrite Ropp_plus_distr, Ropp_involutive, <- Rplus_assoc, Rplus_opp_r, Rplus_0_l.
      apply sum_ext. intros s hs. rewrite (proj2 (Nat.ltb_lt s t)) by lia. cbn [andb]. destruct (waiting t s); ring.
    - apply sum_mono; [lia|]. intros s hs. pose proof (slot_chance_bounds s ltac:(lia)) as (_ & p0 & _).
      destruct ((s <? t) && waiting t s); lra. }
  assert (total : sum T P <= sum T (fun s => / 4 * ind (C <=? d s))).
  { unfold P. rewrite sum_swap. apply sum_le. intros s hs. rewrite sum_scal. apply slots_hold. lia. }
  apply Rle_trans with (sum T (fun t => (1 + 4 / 3 * P t) + (4 * INR (slot_crowd t) - ind (C <=? d t)))).
  - apply sum_le. intros t ht. pose proof (slots_legal t ltac:(lia)) as legal. specialize (taken t ht).
    unfold slot_chance. destruct (Nat.ltb_spec (d t) C) as [small|large].
    + rewrite (proj2 (Nat.leb_gt C (d t))) by assumption. simpl ind. pose proof (pos_INR (slot_crowd t)).
      assert (/ vacant t <= 1 + 4 / 3 * (1 - vacant t)).
      { rewrite <- (Rmult_1_l (/ vacant t)). apply div_le; [lra|]. nra. }
      lra.
    + rewrite (proj2 (Nat.leb_le C (d t))) by assumption. simpl ind. unfold slot_share. rewrite Rinv_inv.
      assert (1 <= d t / C)%nat by (apply Nat.div_le_lower_bound; lia). pose proof (slot_crowd_ge t).
      rewrite Nat.max_r by lia. lra.
  - rewrite !sum_plus, sum_minus, !sum_scal, sum_const. rewrite sum_scal in total.
    pose proof (slot_crowds_total T).
    assert (0 <= sum T (fun t => ind (C <=? d t))) by (apply sum_nonneg; intros; apply ind_bounds). lra.
Qed.
End Slots.
