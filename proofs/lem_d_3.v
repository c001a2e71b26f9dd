(** Lemma D.3 (lem:batch-sigmas-delays): batch delays and their total, in the book's corrected form.

    The paper's second part, an equality, is false: `printed_equality_fails` below is the counterexample. *)
From Coq Require Import ZArith.
From Delays Require Export probability.

(** ceil (n / b) for b >= 1 *)
Definition ceiling (n b : nat) : nat := (n + b - 1) / b.

(** What is 0 after round T *)
Lemma sum_until T N f : (T <= N)%nat -> sum N (fun t => if t <=? T then f t else 0) = sum T f.
Proof.
  intros h. replace N with (T + (N - T))%nat by lia.
  rewrite sum_split, (sum_zero (N - T)), Rplus_0_r by (intros; now decided). apply sum_ext. intros. now decided.
Qed.

Section Batches.
Variables (b T : nat) (d : nat -> nat).
Hypothesis b1 : (1 <= b)%nat.

(** T' = ceil (T / b). The last batch is padded with rounds of delay 0. *)
Definition batches : nat := ceiling T b.
Definition padded (t : nat) : nat := if t <=? T then d t else 0%nat.

(** u_tau is a round of batch tau, at place j = 1, ..., b. *)
Definition representative (tau j : nat) : nat := (tau - 1) * b + j.

(** d^b_tau = ceil ((u + d_u) / b) - ceil (u / b), for the places u of all batches. *)
Definition batch_delay (u : nat -> nat) (tau : nat) : nat :=
  ceiling (representative tau (u tau) + padded (representative tau (u tau))) b - ceiling (representative tau (u tau)) b.

(** sigma^b_tau = the number of s < tau with s + d^b_s >= tau. *)
Definition outstanding (u : nat -> nat) (tau : nat) : R := sum (tau - 1) (fun s => ind (tau <=? s + batch_delay u s)).

(** Part 1: it depends on the representatives of earlier batches only. *)
Theorem lem_d_3_known tau : known tau (fun u => outstanding u tau).
Proof. intros u v h. apply sum_ext. intros s hs. unfold batch_delay. now rewrite (h s) by lia. Qed.
End Batches.

(** ** Part 2, for any delays: batch s waits in min {d_s, T' - s} batches *)

Definition total_outstanding (T : nat) (d : nat -> nat) : R :=
  sum T (fun t => sum (t - 1) (fun s => ind (t <=? s + d s))).

Lemma count_within m k : sum m (fun r => ind (r <=? k)) = INR (min k m).
Proof.
  induction m as [|m IH]; [now rewrite Nat.min_0_r|]. rewrite sum_last, IH.
  destruct (Nat.leb_spec (S m) k); simpl ind.
  - rewrite !Nat.min_r, S_INR by lia. ring.
  - rewrite !Nat.min_l by lia. ring.
Qed.

(** Count the pairs by rows and by columns. *)
Lemma total_by_rows T d : total_outstanding T d = sum T (fun s => INR (min (d s) (T - s))).
Proof.
  unfold total_outstanding.
  rewrite (sum_ext T _ (fun t => sum T (fun s => ind ((s <? t) && (t <=? s + d s))))).
  2:{ intros t ht. replace T with ((t - 1) + (T + 1 - t))%nat by lia. rewrite sum_split.
      rewrite (sum_zero (T + 1 - t)).
      - rewrite Rplus_0_r. apply sum_ext; intros s hs. now decided.
      - intros s hs. now decided. }
  rewrite sum_swap. apply sum_ext; intros s hs. replace T with (s + (T - s))%nat at 1 by lia.
  rewrite sum_split, sum_zero.
  2:{ intros t ht. now decided. }
  rewrite Rplus_0_l, <- count_within. apply sum_ext; intros r hr. decided. simpl andb. by_cases.
Qed.

Theorem lem_d_3_total T d : total_outstanding T d <= sum T (fun s => INR (d s)).
Proof. rewrite total_by_rows. apply sum_le; intros s _. apply le_INR. lia. Qed.

Corollary lem_d_3_outstanding b T d u :
  sum (batches b T) (outstanding b T d u) <= sum (batches b T) (fun tau => INR (batch_delay b T d u tau)).
Proof. exact (lem_d_3_total (batches b T) (batch_delay b T d u)). Qed.

(** Equality holds if and only if no delay runs past the end. *)
Theorem lem_d_3_equality T d :
  total_outstanding T d = sum T (fun s => INR (d s)) <-> (forall s, (1 <= s <= T)%nat -> (s + d s <= T)%nat).
Proof.
  rewrite total_by_rows. split.
  - intros equal s hs. destruct (le_lt_dec (s + d s) T) as [|late]; [assumption|exfalso].
    assert (strict : forall n, (n <= T)%nat -> (s <= n)%nat ->
      sum n (fun s => INR (min (d s) (T - s))) < sum n (fun s => INR (d s))).
    { induction n as [|n IH]; intros hn hsn; [lia|]. rewrite !sum_last. destruct (Nat.eq_dec s (S n)) as [<-|ne].
      - apply Rplus_le_lt_compat; [apply sum_le; intros r _; apply le_INR; lia|]. apply lt_INR. lia.
      - apply Rplus_lt_le_compat; [apply IH; lia|]. apply le_INR. lia. }
    specialize (strict T ltac:(lia) ltac:(lia)). lra.
  - intros early. apply sum_ext; intros s hs. specialize (early s hs). now rewrite Nat.min_l by lia.
Qed.

(** The equality as printed: one round with delay 1 is never outstanding, and its delay is 1. *)
Theorem printed_equality_fails : ~ forall T d, total_outstanding T d = sum T (fun s => INR (d s)).
Proof. intros h. specialize (h 1%nat (fun _ => 1%nat)). unfold total_outstanding in h. simpl in h. lra. Qed.

(** ** Part 3: E of the total batch delay *)

Section Mean.
Variables (b T : nat) (d : nat -> nat).
Hypothesis b1 : (1 <= b)%nat.

(** Divide j - 1 + d by b: the quotient is the batch delay. *)
Lemma batch_delay_is_quotient u tau : (1 <= tau)%nat -> (1 <= u tau <= b)%nat ->
  batch_delay b T d u tau = ((u tau - 1 + padded T d (representative b tau (u tau))) / b)%nat.
Proof.
  intros htau hu. unfold batch_delay, ceiling. set (k := padded T d (representative b tau (u tau))).
  unfold representative.
  replace ((tau - 1) * b + u tau + k + b - 1)%nat with (u tau - 1 + k + tau * b)%nat by nia.
  replace ((tau - 1) * b + u tau + b - 1)%nat with (u tau - 1 + tau * b)%nat by nia.
  rewrite !Nat.div_add by lia. rewrite (Nat.div_small (u tau - 1)) by lia. lia.
Qed.

Lemma quotient_le n : INR (n / b) <= INR n / INR b.
Proof.
  pose proof (INR_pos b b1). apply le_div; [assumption|]. rewrite <- mult_INR. apply le_INR.
  rewrite Nat.mul_comm. apply Nat.mul_div_le. lia.
Qed.

(** The uniform law on the places 1, ..., b, independent from batch to batch. *)
Fixpoint uniform_on (w : R) (n : nat) : law nat := match n with O => nil | S m => (S m, w) :: uniform_on w m end.
Definition places : law nat := uniform_on (/ INR b) b.

Lemma mean_uniform_on w n f : mean (uniform_on w n) f = w * sum n f.
Proof. induction n as [|n IH]; simpl; [ring|]. rewrite IH. ring. Qed.

Lemma places_proper : proper places.
Proof.
  pose proof (INR_pos b b1). split.
  - unfold places. generalize b at 2. intros n a w. induction n as [|n IH]; [intros []|].
    intros [[= _ <-]|h]; [left; now apply inv_pos|now apply IH].
  - unfold places. rewrite mean_uniform_on, sum_const. field. lra.
Qed.

(** A sum over all rounds is a sum over batches and places. *)
Lemma sum_blocks n f : sum (n * b) f = sum n (fun tau => sum b (fun j => f (representative b tau j))).
Proof.
  induction n as [|n IH]; [reflexivity|]. simpl Nat.mul. rewrite Nat.add_comm, sum_split, IH, sum_last. f_equal.
  apply sum_ext; intros j _. unfold representative. f_equal. lia.
Qed.

Lemma rounds_fit : (T <= batches b T * b)%nat.
Proof.
  unfold batches, ceiling. pose proof (Nat.div_mod (T + b - 1) b ltac:(lia)).
  pose proof (Nat.mod_upper_bound (T + b - 1) b ltac:(lia)). nia.
Qed.

(** The padding adds no delay. *)
Lemma padded_total : sum (batches b T * b) (fun t => INR (padded T d t)) = sum T (fun t => INR (d t)).
Proof.
  rewrite <- (sum_until T (batches b T * b)) by apply rounds_fit. apply sum_ext. intros t _. unfold padded.
  destruct (t <=? T); reflexivity.
Qed.

(** 0 + 1 + ... + (b - 1) = b (b - 1) / 2 *)
Lemma sum_places n : sum n (fun j => INR (j - 1)) = INR n * (INR n - 1) / 2.
Proof. induction n as [|n IH]; [simpl; lra|]. rewrite sum_last, IH. pred. rewrite S_INR. field. Qed.

(** One batch: the mean over its places. *)
Lemma mean_batch_delay tau u : (1 <= tau <= batches b T)%nat ->
  E (independent (fun _ => places)) 1 (batches b T) (fun u => INR (batch_delay b T d u tau)) u
  <= sum b (fun j => INR (padded T d (representative b tau j))) / INR b / INR b + (INR b - 1) / (2 * INR b).
Proof.
  intros htau. pose proof (INR_pos b b1) as pos.
  set (g := fun j => INR (ceiling (representative b tau j + padded T d (representative b tau j)) b
                          - ceiling (representative b tau j) b)).
  rewrite (E_coordinate (fun _ => places) (fun _ => places_proper) _ tau g) by lia.
  unfold places. rewrite mean_uniform_on.
  apply Rle_trans with (/ INR b * sum b (fun j => / INR b * INR (j - 1)
    + / INR b * INR (padded T d (representative b tau j)))).
  - apply Rmult_le_compat_l; [left; now apply inv_pos|]. apply sum_le; intros j hj.
    pose proof (batch_delay_is_quotient (fun _ => j) tau ltac:(lia) ltac:(lia)) as q. unfold batch_delay in q.
    unfold g. rewrite q. eapply Rle_trans; [apply quotient_le|]. rewrite plus_INR. right. field. lra.
  - rewrite sum_plus, !sum_scal, sum_places. right. field. lra.
Qed.

Theorem lem_d_3_mean u :
  E (independent (fun _ => places)) 1 (batches b T) (fun u => sum (batches b T)
    (fun tau => INR (batch_delay b T d u tau))) u
  <= sum T (fun t => INR (d t)) / (INR b * INR b) + INR (batches b T) * ((INR b - 1) / (2 * INR b)).
Proof.
  pose proof (INR_pos b b1). rewrite E_sum by (intros; apply places_proper).
  eapply Rle_trans; [apply sum_le; intros tau htau; now apply mean_batch_delay|]. rewrite sum_plus, sum_const.
  apply Rplus_le_compat_r. right. rewrite <- padded_total, sum_blocks. rewrite (sum_ext (batches b T) _ (fun tau => /
    (INR b * INR b) * sum b (fun j => INR (padded T d (representative b tau j))))) by (intros; field; lra).
  rewrite sum_scal. field. lra.
Qed.

(** As printed: at most D / b^2 + T'. *)
Corollary lem_d_3_mean_printed u :
  E (independent (fun _ => places)) 1 (batches b T) (fun u => sum (batches b T)
    (fun tau => INR (batch_delay b T d u tau))) u
  <= sum T (fun t => INR (d t)) / (INR b * INR b) + INR (batches b T).
Proof.
  eapply Rle_trans; [apply lem_d_3_mean|]. apply Rplus_le_compat_l. pose proof (INR_pos b b1).
  pose proof (pos_INR (batches b T)).
  assert ((INR b - 1) / (2 * INR b) <= 1) by (apply div_le; lra). nra.
Qed.
End Mean.
