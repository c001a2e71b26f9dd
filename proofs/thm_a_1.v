(** Players of Figure 1 in the lower bounds, and what they cannot see. Theorem A.1 itself is in every_parameter.v. *)
From Delays Require Export players lem_d_3.

(** A law on deterministic players of Figure 1. For C >= T there is no limit to the tracking set. *)
Record figure_1_player {W} (bandit : bool) (K C : nat) (d : nat -> nat) (rho : law W) (p : W -> moves) : Prop := {
  mixture : proper rho;
  follows : forall w, follows_figure_1 bandit C d (p w);
  arms_there : forall w l t, (plays (p w) l t < K)%nat
}.

(** Without delays the player would see everything at once. *)
Lemma sees_at_most_all bandit C d q : follows_figure_1 bandit C d q -> sees_only bandit (plays q) (fun _ _ => true).
Proof.
  intros player l l' t ht alike. split; [|reflexivity].
  destruct (same_views bandit C d q player l l' (t - 1)) as [_ news].
  - intros s hs early _ _ _. specialize (alike s ltac:(lia)). unfold shown in alike. now injection alike.
  - destruct (player l l' t ht) as [e _]; [intros r hr; apply news; lia|exact e].
Qed.

(** On rows that have arrived in time the player does the same, with bandit feedback or with full information. *)
Lemma rows_are_enough bandit C d q l l' : follows_figure_1 bandit C d q -> forall t, (1 <= t)%nat ->
  (forall s, (1 <= s)%nat -> (s + d s < t)%nat -> l s = l' s) -> plays q l t = plays q l' t.
Proof.
  intros player t. induction t as [t IH] using lt_wf_ind. intros ht rows.
  destruct (same_views bandit C d q player l l' (t - 1)) as [_ news].
  - intros s hs early _ _ _. unfold view. rewrite (rows s) by lia. destruct bandit; [|reflexivity].
    rewrite (IH s); [reflexivity|lia|assumption|]. intros r hr hrs. apply rows; lia.
  - destruct (player l l' t ht) as [e _]; [intros r hr; apply news; lia|exact e].
Qed.

(** Place j of block tau, for blocks of b rounds. *)
Lemma ceiling_representative b tau j : (1 <= tau)%nat -> (1 <= j <= b)%nat -> ceiling (representative b tau j) b = tau.
Proof.
  intros ht hj. unfold ceiling, representative.
  replace ((tau - 1) * b + j + b - 1)%nat with ((j - 1) + tau * b)%nat by nia.
  rewrite Nat.div_add by lia. rewrite Nat.div_small by lia. lia.
Qed.
