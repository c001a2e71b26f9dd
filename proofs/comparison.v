(** Which game is easier (Appendix A.1 and A.2, corrected; Appendix H): more slots can only help, and a player of delay
    scheduling is a player of the label-efficient game. *)
From Delays Require Export minimax refutations.

(** ** A player made for C slots plays in a game with more: it ignores the others *)

Section Simulation.
Variables (bandit : bool) (C C' : nat) (d : nat -> nat) (p : moves).
Hypothesis more : (C <= C')%nat.

Definition modest : moves :=
  {| plays := plays p;
     adds := fun l t => adds p l t && (length (held C d p l (t - 1)) <? C);
     removes := removes p |}.

Lemma join_modest l t : (1 <= t)%nat ->
  join C' (adds modest l) t (held C d p l (t - 1)) = join C (adds p l) t (held C d p l (t - 1)).
Proof.
  intros ht. unfold join, modest. cbn [adds]. set (n := length (held C d p l (t - 1))).
  destruct (Nat.ltb_spec n C), (Nat.ltb_spec n C'), (adds p l t); cbn [andb]; lia || reflexivity.
Qed.

Lemma held_modest l n : held C' d modest l n = held C d p l n.
Proof.
  induction n as [|n IH]; [reflexivity|]. unfold held in *. cbn [after]. rewrite IH.
  pose proof (join_modest l (S n) ltac:(lia)) as j. unfold held in j. pred. now rewrite j.
Qed.

Lemma feedback_modest l t : (1 <= t)%nat -> feedback bandit C' d modest l t = feedback bandit C d p l t.
Proof.
  intros ht. unfold feedback. f_equal. unfold arrives, observed, set_after, set_before. f_equal.
  pose proof (held_modest l (t - 1)) as same. unfold held in same. rewrite same.
  pose proof (join_modest l t ht) as j. unfold held in j. exact j.
Qed.

Hypothesis player : follows_figure_1 bandit C d p.

(** The tracking set is a function of the feedback. *)
Lemma held_by_feedback l l' n : (forall r, (1 <= r <= n)%nat -> feedback bandit C d p l r = feedback bandit C d p l'
  r) -> held C d p l n = held C d p l' n.
Proof.
  induction n as [|n IH]; intros alike; [reflexivity|]. specialize (IH (fun r hr => alike r ltac:(lia))).
  destruct (player l l' (S n) ltac:(lia)) as (_ & wanted & dropped); [intros r hr; apply alike; lia|].
  specialize (dropped (alike (S n) ltac:(lia))). unfold held in *. cbn [after]. unfold release, join.
  now rewrite IH, wanted, dropped.
Qed.

Lemma modest_is_legal : follows_figure_1 bandit C' d modest.
Proof.
  intros l l' t ht alike.
  assert (same : forall r, (1 <= r < t)%nat -> feedback bandit C d p l r = feedback bandit C d p l' r).
  { intros r hr. rewrite <- !feedback_modest by lia. now apply alike. }
  destruct (player l l' t ht same) as (arm & wanted & dropped). split; [exact arm|]. split.
  - unfold modest. cbn [adds]. rewrite wanted, (held_by_feedback l l' (t - 1)); [reflexivity|].
    intros r hr. apply same. lia.
  - rewrite !feedback_modest by assumption. exact dropped.
Qed.
End Simulation.

Theorem smaller_capacity {W} bandit K C C' d (rho : law W) p : (C <= C')%nat -> figure_1_player bandit K C d rho p ->
  exists p', figure_1_player bandit K C' d rho p' /\ forall w, plays (p' w) = plays (p w).
Proof.
  intros more [hrho hplayer harm]. exists (fun w => modest C d (p w)). split; [|reflexivity]. split; trivial.
  intros w. now apply modest_is_legal.
Qed.

(** So the minimax regret does not increase with the capacity. From T slots on there is no limit (`no_limit.v`), and
    the game is the delayed one: delay scheduling costs at least as much. *)
Theorem more_slots_help bandit K T C C' d v v' : (C <= C')%nat ->
  minimax bandit K T C d every_player v -> minimax bandit K T C' d every_player v' -> v' <= v.
Proof.
  intros more [_ great] [below' _]. apply great. intros r (W & rho & p & player & _ & hp). apply below'.
  destruct (smaller_capacity bandit K C C' d rho p more player) as (p' & player' & same).
  exists W, rho, p'. split; [assumption|]. split; [easy|].
  assert (equal : forall l i, regret rho (fun w => plays (p' w)) T l i = regret rho (fun w => plays (p w)) T l i).
  { intros l i. unfold regret. f_equal. apply mean_ext. intros w. now rewrite same. }
  destruct hp as [upper least]. split.
  - intros x (l & i & hl & hi & ->). rewrite equal. apply upper. now exists l, i.
  - intros m bound. apply least. intros x (l & i & hl & hi & ->). rewrite <- equal. apply bound. now exists l, i.
Qed.

(** ** The label-efficient game *)

(** With equal delays a player of delay scheduling observes at most floor (C T / (d + 1)) rounds in time, *)
Lemma few_observed_floor C d T p l : sum T (fun t => ind (seen C d T p l t)) <= INR (C * T / (d + 1)).
Proof.
  rewrite <- length_filter. apply le_INR, Nat.div_le_lower_bound; [lia|]. apply INR_le.
  rewrite !mult_INR, length_filter. eapply Rle_trans; [apply room_nights|]. rewrite Rmult_comm, <- sum_const.
  apply sum_le. intros t _. apply le_INR, held_after_le.
Qed.

(** and nothing else helps it. So what delay scheduling costs at most, the label-efficient game costs at most. *)
Theorem scheduling_is_label_efficient bandit K T C d c : (1 <= K)%nat ->
  scheduling_at_most bandit K T C d c -> label_efficient_at_most bandit K T (INR (C * T / (d + 1))) c.
Proof.
  intros K1 (W & rho & p & player & few). exists W, rho, (fun w => plays_until T (p w)), (fun w => seen C d T (p w)).
  split.
  - destruct (few_observations bandit K C d T (INR C) rho p K1 player) as [proper_ honest_ exists_ _].
    + intros l _. apply size_by_slots, player.
    + split; trivial. intros l _. rewrite <- (mean_const rho (INR (C * T / (d + 1))) proper_).
      apply mean_le; [assumption|]. intros w. apply few_observed_floor.
  - intros l i hl hi. rewrite regret_until. now apply few.
Qed.
