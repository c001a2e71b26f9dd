(** Fact F.2 (fact:proper-seq): sum over s <= t of 1 / (nu_s (t - s + 1)) is at most 1, where nu_s = 2 H_s. *)
From Delays Require Import sums.

(** The sum is cut at m = ceil(t / 2), so that 2 m - 1 <= t <= 2 m. *)
Lemma middle t : (1 <= t)%nat -> exists m, (1 <= m <= t /\ 2 * m <= t + 1 /\ t <= 2 * m)%nat.
Proof.
  intros h. exists ((t + 1) / 2)%nat.
  pose proof (Nat.div_mod (t + 1) 2 ltac:(lia)). pose proof (Nat.mod_upper_bound (t + 1) 2 ltac:(lia)). lia.
Qed.

Section Halves.
Variables t m : nat.
Hypotheses (hm : (1 <= m <= t)%nat) (low : (2 * m <= t + 1)%nat) (high : (t <= 2 * m)%nat).

(** First half, s <= m: the gap t - s + 1 is at least m, and H_s >= 1. There are m terms. *)
Lemma first_half : sum m (fun s => / (nu s * INR (t - s + 1))) <= / 2.
Proof.
  pose proof (INR_pos m ltac:(lia)) as pos.
  replace (/ 2) with (sum m (fun _ => / (2 * INR m))) by (rewrite sum_const; field; lra). apply sum_le; intros s hs.
  assert (gap : INR m <= INR (t - s + 1)) by (apply le_INR; lia).
  pose proof (harmonic_ge_1 s ltac:(lia)). unfold nu. apply Rinv_le_contravar; nra.
Qed.

(** Second half, s = m + k: H_s >= H_m. In the gaps j = t - s + 1 = 1, ..., t - m the terms add up to H_{t-m} / (2 H_m),
    and t - m <= m. *)
Lemma second_half : sum (t - m) (fun k => / (nu (m + k) * INR (t - (m + k) + 1))) <= / 2.
Proof.
  pose proof (harmonic_ge_1 m ltac:(lia)).
  apply Rle_trans with (sum (t - m) (fun k => / (2 * harmonic m) * / INR (t - m + 1 - k))).
  - apply sum_le; intros k hk. replace (t - (m + k) + 1)%nat with (t - m + 1 - k)%nat by lia.
    pose proof (INR_pos (t - m + 1 - k) ltac:(lia)). pose proof (harmonic_mono m (m + k) ltac:(lia)).
    rewrite <- Rinv_mult. unfold nu. apply Rinv_le_contravar; nra.
  - rewrite sum_scal, (sum_rev (t - m) (fun j => / INR j)). fold (harmonic (t - m)).
    pose proof (harmonic_mono (t - m) m ltac:(lia)). rewrite Rmult_comm. apply div_le; [lra|]. lra.
Qed.
End Halves.

Theorem fact_f_2 t : sum t (fun s => / (nu s * INR (t - s + 1))) <= 1.
Proof.
  destruct (Nat.eq_dec t 0) as [->|ht]; [simpl; lra|]. destruct (middle t ltac:(lia)) as (m & hm & low & high).
  pose proof (first_half t m hm low high). pose proof (second_half t m hm low high).
  set (f := fun s => / (nu s * INR (t - s + 1))) in *.
  replace t with (m + (t - m))%nat by lia. rewrite sum_split. unfold f in *. lra.
Qed.
