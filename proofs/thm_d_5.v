(** Counting room-nights: what is in the tracking set pays for what is observed (Theorems D.5 and I.1, which are in
    every_parameter.v, and the book's P.11). All delays are d. *)
From Delays Require Export thm_a_1.

(** At most c T room-nights pay for c T / (d + 1) observations. *)
Lemma few_observations {W} bandit K C d T c (rho : law W) p : (1 <= K)%nat ->
  figure_1_player bandit K C (fun _ => d) rho p ->
  (forall l, unit_interval l ->
    mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= c * INR T) ->
  label_efficient bandit K T (c * INR T / INR (d + 1)) rho (fun w => plays_until T (p w)) (fun w => seen C d T (p w)).
Proof.
  intros K1 [hrho hplayer harm] size. pose proof (INR_pos (d + 1) ltac:(lia)) as posd. split; trivial.
  - intros w. apply sees_until; [apply hplayer|lia].
  - intros w l t. unfold plays_until. destruct (_ <=? _); [apply harm|lia].
  - intros l hl. apply le_div; [assumption|]. eapply Rle_trans; [|now apply size].
    rewrite Rmult_comm, <- mean_scal. apply mean_le; [assumption|]. intros w. apply (room_nights C d T (p w)).
Qed.

Lemma regret_until {W} (rho : law W) p T l i :
  regret rho (fun w => plays_until T (p w)) T l i = regret rho (fun w => plays (p w)) T l i.
Proof.
  unfold regret. f_equal. apply mean_ext. intros w. apply sum_ext. intros t ht. unfold plays_until.
  now rewrite (proj2 (Nat.leb_le t T)) by lia.
Qed.

(** With C slots there are at most C T room-nights. *)
Lemma size_by_slots {W} (C d T : nat) (rho : law W) (p : W -> moves) l : proper rho ->
  mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= INR C * INR T.
Proof.
  intros hrho. rewrite <- (mean_const rho (INR C * INR T) hrho). apply mean_le; [assumption|]. intros w.
  rewrite Rmult_comm, <- sum_const. apply sum_le. intros t _. apply le_INR, held_after_le.
Qed.

(** ** Looks (book, P.11): what can have arrived before round t *)
Theorem looks_arrived C d p l t :
  sum (t - 1) (fun s => ind (seen C d (t - 1) p l s)) <= INR (t - 1) * Rmin 1 (INR C / INR (d + 1)).
Proof.
  pose proof (INR_pos (d + 1) ltac:(lia)) as pos. pose proof (pos_INR (t - 1)) as t0.
  assert (all : sum (t - 1) (fun s => ind (seen C d (t - 1) p l s)) <= INR (t - 1) * 1).
  { rewrite <- sum_const. apply sum_le. intros; apply ind_bounds. }
  assert (some : sum (t - 1) (fun s => ind (seen C d (t - 1) p l s)) <= INR (t - 1) * (INR C / INR (d + 1))).
  { apply Rmult_le_reg_l with (INR (d + 1)); [assumption|]. eapply Rle_trans; [apply (room_nights C d (t - 1) p)|].
    replace (INR (d + 1) * (INR (t - 1) * (INR C / INR (d + 1)))) with (INR (t - 1) * INR C) by (field; lra).
    rewrite <- sum_const. apply sum_le. intros s _. apply le_INR, held_after_le. }
  unfold Rmin. destruct (Rle_dec 1 (INR C / INR (d + 1))); assumption.
Qed.

Theorem half_of_the_looks T : sum T (fun t => INR (t - 1)) <= INR T * INR T / 2.
Proof. induction T as [|T IH]; [simpl; lra|]. rewrite sum_last, S_INR. replace (S T - 1)%nat with T by lia. lra. Qed.
