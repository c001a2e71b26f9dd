(** The staircase (tab:notation-global): some delays make sigma_max as large as the total and the largest delay
    allow. *)
From Delays Require Import thm_h_1.

(** The height of the highest staircase of at most D stones. *)
Lemma triangular_root D : exists k, (k * (k + 1) <= 2 * D < (k + 1) * (k + 2))%nat.
Proof.
  induction D as [|D (k & low & high)]; [exists 0%nat; lia|].
  destruct (Nat.lt_ge_cases (2 * S D) ((k + 1) * (k + 2))); [exists k|exists (S k)]; nia.
Qed.

Lemma staircase_total h n : sum n (fun s => INR (h - (s - 1)))
  = (INR h * (INR h + 1) - INR (h - n) * (INR (h - n) + 1)) / 2.
Proof.
  induction n as [|n IH]; [rewrite Nat.sub_0_r; simpl; field|]. rewrite sum_last, IH.
  replace (S n - 1)%nat with n by lia. destruct (Nat.le_gt_cases h n) as [flat|steep].
  - replace (h - S n)%nat with (h - n)%nat by lia. replace (h - n)%nat with 0%nat by lia. simpl. field.
  - replace (h - n)%nat with (S (h - S n)) by lia. rewrite S_INR. field.
Qed.

(** sigma_max = Omega(min {sqrt D, dmax}), for the delays h, h - 1, ..., 1: all are pending in round h + 1. *)
Theorem line_outstanding_worst T D dmax : (dmax < T)%nat ->
  exists d, (forall t, (d t <= dmax)%nat) /\ sum T (fun t => INR (d t)) <= INR D /\
  exists t, (1 <= t <= T)%nat /\ Rmin (sqrt (INR D / 2)) (INR dmax) <= thm_h_1.sigma d t.
Proof.
  intros short. destruct (triangular_root D) as (k & low & high). set (h := Nat.min dmax k).
  apply le_INR in low. rewrite !mult_INR, plus_INR in low. simpl in low.
  exists (fun s => h - (s - 1))%nat. repeat split.
  - intros t. unfold h. lia.
  - rewrite staircase_total. pose proof (pos_INR (h - T)). pose proof (pos_INR h).
    assert (INR h <= INR k) by (apply le_INR; unfold h; lia). nra.
  - exists (h + 1)%nat. split; [unfold h; lia|]. unfold thm_h_1.sigma. replace (h + 1 - 1)%nat with h by lia.
    rewrite (sum_ext h _ (fun _ => 1)) by (intros s hs; now rewrite (proj2 (Nat.leb_le _ _)) by lia).
    rewrite sum_const, Rmult_1_r. destruct (Nat.le_gt_cases dmax k) as [le|gt].
    + replace h with dmax by (unfold h; lia). apply Rmin_r.
    + replace h with k by (unfold h; lia). eapply Rle_trans; [apply Rmin_l|].
      rewrite <- (sqrt_square (INR k)) by apply pos_INR. apply sqrt_le_1_alt.
      assert (few : (D <= 2 * k * k)%nat) by (destruct k as [|[|k]]; nia). apply le_INR in few.
      rewrite !mult_INR in few. simpl in few. lra.
Qed.
