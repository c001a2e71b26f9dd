(** Equal delays that are known, full information, more than d slots (book, Best bounds): d + 1 copies of exponential
    weights without delay, each with every (d + 1)-th round, have regret at most sqrt (T (d + 1) log(K) / 2). *)
From Delays Require Export bandits full_information lem_d_3.
From Delays Require Import thm_a_1.

Section Split.
Variables (K T d : nat) (loss : nat -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (unit_losses : forall t i, 0 <= loss t i <= 1).

Let b : nat := S d.

(** Round t is the tau-th round of copy j, `representative b tau j`. *)
Definition turn (t : nat) : nat := ceiling t (S d).
Definition copy (t : nat) : nat := (t - (turn t - 1) * S d)%nat.

Definition split_rate : R := sqrt (8 * ln (INR K) * INR (S d) / INR T).

(** In round t: exponential weights for the losses of the copy's earlier rounds. *)
Definition split_play (t : nat) : nat -> R :=
  softmax K split_rate (fun i => sum (turn t - 1) (fun s => loss (representative (S d) s (copy t)) i)).

Lemma place_of_copy tau j : (1 <= tau)%nat -> (1 <= j <= b)%nat ->
  turn (representative b tau j) = tau /\ copy (representative b tau j) = j.
Proof.
  intros ht hj. assert (e : turn (representative b tau j) = tau)
    by (apply (ceiling_representative b); unfold b in *; lia).
  split; [assumption|]. unfold copy. rewrite e. unfold representative, b. lia.
Qed.

(** A sum over rounds, copy by copy. *)
Lemma by_copies f : sum T f =
  sum b (fun j => sum (ceiling T b)
    (fun tau => if representative b tau j <=? T then f (representative b tau j) else 0)).
Proof.
  set (n := ceiling T b). assert (fits : (T <= n * b)%nat).
  { unfold n, ceiling. pose proof (Nat.div_mod_eq (T + b - 1) b).
    pose proof (Nat.mod_upper_bound (T + b - 1) b ltac:(unfold b; lia)). nia. }
  transitivity (sum (n * b) (fun t => if t <=? T then f t else 0)).
  - symmetry. now apply sum_until.
  - rewrite sum_blocks by (unfold b; lia). apply sum_swap.
Qed.

(** One copy. Rounds after T count for nothing. *)
Definition counted (tau j : nat) : R := if representative b tau j <=? T then 1 else 0.

Lemma one_copy i j : 0 < ln (INR K) -> (i < K)%nat -> (1 <= j <= b)%nat ->
  sum (ceiling T b) (fun tau => if representative b tau j <=? T then
    inner K (split_play (representative b tau j)) (loss (representative b tau j)) - loss (representative b tau j) i
    else 0) <= split_rate / 8 * sum (ceiling T b) (fun tau => counted tau j) + ln (INR K) * / split_rate.
Proof.
  intros lk hi hj. set (n := ceiling T b).
  assert (n1 : (1 <= n)%nat) by (unfold n, ceiling; apply Nat.div_le_lower_bound; unfold b; lia).
  assert (rate0 : 0 < split_rate).
  { apply sqrt_lt_R0, Rdiv_lt_0_compat; [|now apply INR_pos]. apply Rmult_lt_0_compat; [lra|apply INR_pos; lia]. }
  set (l := fun tau i => if representative b tau j <=? T then loss (representative b tau j) i else 0).
  assert (mono_rep : forall s t, (s <= t)%nat -> (representative b s j <= representative b t j)%nat)
    by (intros; unfold representative; nia).
  pose proof (regret_sharp K n (fun _ => 0%nat) (fun tau => counted tau j) l (fun _ => / split_rate) K1 n1) as h.
  assert (scaled : forall t, (1 <= t <= n)%nat -> forall q, 0 <= l t q <= counted t j).
  { intros t _ q. unfold l, counted. destruct (_ <=? T); [apply unit_losses|lra]. }
  specialize (h scaled (fun _ _ => inv_pos _ rate0) (fun _ _ _ _ => Rle_refl _) i hi). rewrite <- sum_minus in h.
  eapply Rle_trans; [|eapply Rle_trans; [exact h|]].
  - right. apply sum_ext. intros tau ht. destruct (Nat.leb_spec (representative b tau j) T) as [real|none].
    + assert (same : forall q, l tau q = loss (representative b tau j) q) by (intros q; unfold l; now decided).
      rewrite (same i). f_equal. apply arms_ext. intros q _. rewrite same. f_equal. unfold split_play, x.
      rewrite Rinv_inv. f_equal. destruct (place_of_copy tau j ltac:(lia) hj) as [-> ->].
      apply functional_extensionality. intros q'. apply sum_ext. intros s hs. unfold l.
      pose proof (mono_rep s tau ltac:(lia)). now decided.
    + assert (same : forall q, l tau q = 0) by (intros q; unfold l; now decided). rewrite same.
      assert (inner K (x K (fun _ => 0%nat) l (fun _ => / split_rate) tau) (l tau) = 0) as ->; [|ring].
      rewrite <- (inner_zero K (x K (fun _ => 0%nat) l (fun _ => / split_rate) tau)). apply arms_ext. intros.
      now rewrite same.
  - rewrite <- sum_scal. apply Rplus_le_compat_r, sum_le. intros tau ht.
    assert (none : waiting_sum (fun _ => 0%nat) (fun tau => counted tau j) tau = 0)
      by (apply sum_zero; intros s hs; now decided).
    rewrite none. unfold Rdiv. rewrite Rinv_inv. unfold counted. destruct (_ <=? T); lra.
Qed.

Theorem split_copies i : (i < K)%nat ->
  sum T (fun t => inner K (split_play t) (loss t) - loss t i) <= sqrt (/ 2 * INR T * INR (d + 1) * ln (INR K)).
Proof.
  intros hi. destruct (Nat.eq_dec K 1) as [one|more].
  - rewrite sum_zero; [apply sqrt_pos|]. intros t _. assert (i = 0%nat) as -> by lia.
    assert (s1 : split_play t 0%nat = 1).
    { destruct (softmax_simplex K K1 split_rate (fun i => sum (turn t - 1) (fun s =>
        loss (representative (S d) s (copy t)) i))) as [_ total].
      fold (split_play t) in total. rewrite one in total. unfold over_arms in total. simpl in total. lra. }
    rewrite one. unfold inner, over_arms. simpl. rewrite s1. ring.
  - assert (lk : 0 < ln (INR K)) by positive. pose proof (INR_pos T T1) as t0.
    pose proof (INR_pos (S d) ltac:(lia)) as d0. rewrite by_copies.
    eapply Rle_trans; [apply sum_le; intros j hj; now apply one_copy|]. rewrite sum_plus, sum_scal, sum_const.
    assert (count_all : sum b (fun j => sum (ceiling T b) (fun tau => counted tau j)) = INR T).
    { rewrite <- (Rmult_1_r (INR T)), <- (sum_const T 1), (by_copies (fun _ => 1)). reflexivity. }
    rewrite count_all. replace (d + 1)%nat with (S d) by lia. set (V := / 2 * INR T * INR (S d) * ln (INR K)).
    assert (V0 : 0 < V) by (unfold V; repeat apply Rmult_lt_0_compat; lra). pose proof (sqrt_lt_R0 V V0) as r0.
    pose proof (sqrt_sqrt V ltac:(lra)) as rr.
    assert (rate : split_rate = 4 * sqrt V / INR T).
    { unfold split_rate. rewrite <- (sqrt_square (4 * sqrt V / INR T)) by positive. f_equal.
      replace (4 * sqrt V / INR T * (4 * sqrt V / INR T)) with (16 * (sqrt V * sqrt V) / (INR T * INR T))
        by (field; lra).
      rewrite rr. unfold V. field. lra. }
    rewrite rate. right.
    assert (e : ln (INR K) * INR (S d) = 2 * (sqrt V * sqrt V) / INR T) by (rewrite rr; unfold V; field; lra). unfold b.
    replace (INR (S d) * (ln (INR K) * / (4 * sqrt V / INR T)))
      with (ln (INR K) * INR (S d) * (INR T / (4 * sqrt V))) by (field; lra).
    rewrite e. field. lra.
Qed.

(** As a mean over the actions, which are drawn from these distributions. *)
Theorem split_regret i arm : (i < K)%nat ->
  E (independent (fun t => arm_law K (split_play t))) 1 T (fun u => sum T (fun t => loss t (u t))) arm
  - sum T (fun t => loss t i) <= sqrt (/ 2 * INR T * INR (d + 1) * ln (INR K)).
Proof.
  intros hi. assert (proper_ : forall t, proper (arm_law K (split_play t))).
  { intros t. apply arm_law_proper. now apply softmax_simplex. }
  rewrite E_sum by (intros; apply proper_). rewrite <- sum_minus.
  rewrite (sum_ext T _ (fun t => inner K (split_play t) (loss t) - loss t i)); [now apply split_copies|].
  intros t ht. rewrite (E_coordinate _ proper_ _ t (loss t)) by lia. f_equal. apply mean_arm_law.
Qed.
End Split.

(** It looks at rounds s with s + d < t only. *)
Theorem split_sees K T d l l' t : (1 <= t)%nat ->
  (forall s, (1 <= s)%nat -> (s + d < t)%nat -> l s = l' s) -> split_play K T d l t = split_play K T d l' t.
Proof.
  intros ht same. unfold split_play. f_equal. apply functional_extensionality. intros i. apply sum_ext. intros s hs.
  assert (turn_ : ((turn d t - 1) * S d < t <= turn d t * S d)%nat).
  { unfold turn, ceiling in *. pose proof (Nat.div_mod_eq (t + S d - 1) (S d)).
    pose proof (Nat.mod_upper_bound (t + S d - 1) (S d) ltac:(lia)). nia. }
  rewrite same; [reflexivity| |]; unfold representative, copy; nia.
Qed.

(** With C > d slots every round can be tracked until its feedback arrives. *)
Theorem split_fits C d t : (d < C)%nat -> (1 <= t)%nat -> Zt C (fun _ => d) (fun _ => Endless) t = true.
Proof.
  intros hC ht. rewrite Zt_is by assumption. rewrite andb_true_r. unfold e. apply Nat.ltb_lt.
  apply Nat.le_lt_trans with d; [|assumption]. apply INR_le. rewrite size_is by assumption.
  apply Rle_trans with (sum (t - 1) (fun s => ind (t <=? s + d))).
  - apply sum_le. intros s _. unfold stays.
    destruct (added C (fun _ => d) (fun _ => Endless) s), (t <=? s + d); simpl; lra.
  - destruct (le_lt_dec d (t - 1)) as [few|many].
    + replace (t - 1)%nat with ((t - 1 - d) + d)%nat by lia. rewrite sum_split, sum_zero.
      * rewrite Rplus_0_l, <- (Rmult_1_r (INR d)), <- sum_const. apply sum_le. intros; apply ind_bounds.
      * intros s hs. now decided.
    + apply Rle_trans with (INR (t - 1)); [|apply le_INR; lia].
      rewrite <- (Rmult_1_r (INR (t - 1))), <- sum_const. apply sum_le. intros; apply ind_bounds.
Qed.
