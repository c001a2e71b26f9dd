(** What is printed and false: each statement is negated at a witness. Printed bounds are in printed_bounds.v. Two more
    negations stand beside what is true: `printed_equality_fails` in lem_d_3.v and `printed_mean_fails` in lem_4_5.v. *)
From Delays Require Export seeds thm_i_1 lem_4_6.

(** ** Lemma 4.6 without alpha > 0

    The overflow condition also has solutions with -1 < alpha < 0. For alpha = -3/4 and C = 1 the first proxy delay is
    at least 1, and with d_1 = 1 the tracking set is full in round 2. *)
Theorem lem_4_6_needs_alpha : ~ forall C d alpha delta T N t w, (1 <= C)%nat -> -1 < alpha -> 0 < delta < 1 ->
  overflow_condition alpha delta C -> (T <= N)%nat -> (forall t, (1 <= t <= T)%nat -> (d t <= N)%nat) ->
  (1 <= t <= T)%nat ->
  Pr (independent (pareto_scheduler nu alpha C N)) 1 T (fun w => length (S0 C d w t) =? C) w <= delta.
Proof.
  intros printed.
  specialize (printed 1%nat (fun _ => 1%nat) (-3/4) (1/4) 2%nat 2%nat 2%nat (fun _ => Never) ltac:(lia) ltac:(lra)
    ltac:(lra)).
  assert (star : overflow_condition (-3 / 4) (1 / 4) 1).
  { unfold overflow_condition. assert (four : ln 4 <= 3 / 2).
    { replace (3 / 2) with (INR 16 * (3 / 32)) by (simpl; lra). apply (ln_power 16); [lra|lra|simpl pow; lra]. }
    replace (1 + -3 / 4) with (/ 4) by field. rewrite ln_Rinv by lra. replace (/ (1 / 4)) with 4 by field.
    replace (-3 / 4 / / 4) with (-3) by field. simpl INR. lra. }
  specialize (printed star ltac:(lia) ltac:(intros; simpl; lia) ltac:(lia)).
  assert (full : forall w, (length (S0 1 (fun _ => 1%nat) w 2) =? 1) = reaches (w 1%nat) 1).
  { intros w. rewrite S0_is. cbn [rounds filter]. unfold stays, added, e. simpl (S0 1 _ w 1). cbn [length Nat.ltb].
    destruct (w 1%nat) as [|j|]; [reflexivity| |reflexivity]. simpl. destruct j; reflexivity. }
  unfold Pr in printed. rewrite (E_ext _ _ _ _ (fun w => ind (reaches (w 1%nat) 1))) in printed
    by (intros v; now rewrite full).
  assert (scales : forall t, 0 <= scale nu (-3 / 4) 1 t).
  { intros t. unfold scale. pose proof (nu_nonneg t) as [pos|zero].
    - simpl INR. apply div_nonneg; lra.
    - rewrite <- zero, Rmult_0_r. unfold Rdiv. rewrite Rinv_0. lra. }
  rewrite (E_coordinate _ (fun s => pareto_proper _ 2 (scales s)) 2 1 (fun p => ind (reaches p 1))) in printed by lia.
  assert (certain : reach (pareto (scale nu (-3 / 4) 1 1) 2) 1 = 1).
  { rewrite pareto_reach by lia. unfold tail, scale, nu, harmonic. simpl. rewrite Rmin_left; [reflexivity|].
    right. field. }
  assert (1 <= 1 / 4); [|lra]. eapply Rle_trans; [right; symmetry; exact certain|exact printed].
Qed.

(** ** Theorem 3.1, proof: the third line of the bandit chain, for long batches

    4 sqrt (T' b^2 K) + 3 sqrt ((D + T' b^2) log K) <= 8 sqrt (T b K) + 3 sqrt (D log K) + 6 sqrt (T b log K) holds if
    T' b <= 4 T, that is for b <= 4 T; and fails for one round and a batch of a hundred. *)
Theorem short_batches_exactly T b : (1 <= T)%nat -> (1 <= b)%nat -> (ceiling T b * b <= 4 * T <-> b <= 4 * T)%nat.
Proof.
  intros hT hb. unfold ceiling. pose proof (Nat.mul_div_le (T + b - 1) b ltac:(lia)).
  assert (1 <= (T + b - 1) / b)%nat by (apply Nat.div_le_lower_bound; lia). set (q := ((T + b - 1) / b)%nat) in *.
  split; intros h; [nia|]. destruct (le_lt_dec q 1) as [one|two]; nia.
Qed.

Theorem thm_3_1_line_needs_short_batches : ~ forall K b T (D : R),
  (2 <= K)%nat -> (1 <= b)%nat -> (1 <= T)%nat -> 0 <= D ->
  4 * sqrt (INR (ceiling T b) * (INR b * INR b) * INR K)
  + 3 * sqrt ((D + INR (ceiling T b) * (INR b * INR b)) * ln (INR K))
  <= 8 * sqrt (INR T * INR b * INR K) + 3 * sqrt (D * ln (INR K)) + 6 * sqrt (INR T * INR b * ln (INR K)).
Proof.
  intros printed. specialize (printed 2%nat 100%nat 1%nat 0 ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lra)).
  replace (INR 100) with 100 in printed by (simpl; lra). simpl INR in printed. replace (1 + 1) with 2 in printed by lra.
  assert (lk : 0 < ln 2) by (rewrite <- ln_1; apply ln_increasing; lra).
  replace (1 * (100 * 100) * 2) with (100 * 100 * 2) in printed by ring.
  replace ((0 + 1 * (100 * 100)) * ln 2) with (100 * 100 * ln 2) in printed by ring.
  replace (1 * 100 * 2) with (10 * 10 * 2) in printed by ring.
  replace (1 * 100 * ln 2) with (10 * 10 * ln 2) in printed by ring.
  assert (out : forall a x, 0 <= a -> 0 <= x -> sqrt (a * a * x) = a * sqrt x)
    by (intros a x ha hx; rewrite sqrt_mult, sqrt_square; trivial; nra).
  rewrite Rmult_0_l, sqrt_0, !out in printed by lra. pose proof (sqrt_lt_R0 2 ltac:(lra)). pose proof (sqrt_lt_R0 _ lk).
  lra.
Qed.

(** ** "Cannot exceed": Appendix A.1 and A.2, the comparison of the games

    The paper: the regret in the delay scheduling game cannot exceed that of the delayed game with the same delays
    (A.1), nor that of the label-efficient game with M queries if more than M observations are impossible (A.2). With
    two arms, four rounds, delays 1, one slot and full information the minimax regret is at least 5/4. Without a limit,
    or with two queries, it is at most 26/25 (in truth, 1). *)

Definition scheduling_at_most (bandit : bool) (K T C d : nat) (c : R) : Prop :=
  exists (W : Type) (rho : law W) p, figure_1_player bandit K C (fun _ => d) rho p /\
  forall l i, unit_interval l -> (i < K)%nat -> regret rho (fun w => plays (p w)) T l i <= c.
Definition label_efficient_at_most (bandit : bool) (K T : nat) (M : R) (c : R) : Prop :=
  exists (W : Type) (rho : law W) arm ask, label_efficient bandit K T M rho arm ask /\
  forall l i, unit_interval l -> (i < K)%nat -> regret rho arm T l i <= c.

(** *** One slot: the adversary *)

(** Arm g is good; in round 1 perhaps the other one is. *)
Definition row (g : bool) (i : nat) : R := ind (negb (i =? if g then 0 else 1)).
Definition four (g same_first : bool) : losses :=
  fun t => row (if t =? 1 then (if same_first then g else negb g) else g).
Lemma four_unit g e : unit_interval (four g e).
Proof. intros t i. apply ind_bounds. Qed.
Lemma row_nonneg g i : 0 <= row g i.
Proof. apply ind_bounds. Qed.

(** An arm is bad in at least one of the two. *)
Lemma one_is_bad i : 1 <= row true i + row false i.
Proof. unfold row. destruct i as [|[|i]]; simpl; lra. Qed.

Section One_slot.
Variable p : moves.
Hypothesis player : follows_figure_1 false 1 (fun _ => 1%nat) p.
Let arriving l := arrives 1 (fun _ => 1%nat) p l.

(** Nothing arrives in round 1: what the player does in rounds 1 and 2 is fixed, and so is what arrives in round 2. *)
Lemma first_round l l' : same_course false 1 (fun _ => 1%nat) p l l' 1.
Proof. apply (same_views false 1 (fun _ => 1%nat) p player). intros; lia. Qed.

Lemma early_plays l l' t : (1 <= t <= 2)%nat -> plays p l t = plays p l' t.
Proof.
  intros ht. destruct (first_round l l') as [_ news]. destruct (player l l' t ltac:(lia)) as [e _]; [|exact e].
  intros r hr. apply news. lia.
Qed.

Lemma second_arrivals l l' : arriving l 2%nat = arriving l' 2%nat.
Proof.
  destruct (first_round l l') as [sets news].
  destruct (player l l' 2%nat ltac:(lia)) as (_ & wanted & _); [intros r hr; apply news; lia|].
  unfold arriving, arrives, observed, set_after, set_before, join. simpl (2 - 1)%nat. unfold held in sets.
  now rewrite sets, wanted.
Qed.

(** Who sees row 1 cannot see row 2: there is one slot. *)
Lemma not_both l : In 1%nat (arriving l 2%nat) -> ~ In 2%nat (arriving l 3%nat).
Proof.
  intros one two. apply filter_In in one as [one _]. apply filter_In in two as [two _].
  fold (held_after 1 (fun _ => 1%nat) p l 2) in one.
  apply (stays_between 1 (fun _ => 1%nat) p l 2 2 1) in two; [|lia|lia].
  pose proof (held_after_le 1 (fun _ => 1%nat) p l 2) as size.
  destruct (held_after 1 (fun _ => 1%nat) p l 2) as [|a [|b rest]]; simpl in *; [tauto| |lia]. lia.
Qed.

(** Rounds 3 and 4 depend on row 1 only, if it is seen; *)
Lemma late_seen l l' t : (3 <= t <= 4)%nat -> In 1%nat (arriving l 2%nat) -> l 1%nat = l' 1%nat ->
  plays p l t = plays p l' t.
Proof.
  intros ht one rows.
  assert (course : same_course false 1 (fun _ => 1%nat) p l l' 3).
  { apply (same_views false 1 (fun _ => 1%nat) p player). intros s hs hn _ here _. unfold view.
    assert (cases : s = 1%nat \/ s = 2%nat) by lia. destruct cases as [-> | ->]; [exact rows|].
    exfalso. exact (not_both l one here). }
  destruct course as [_ news]. destruct (player l l' t ltac:(lia)) as [e _]; [|exact e]. intros r hr. apply news. lia.
Qed.

(** and otherwise round 3 depends on nothing. *)
Lemma late_unseen l l' : ~ In 1%nat (arriving l 2%nat) -> plays p l 3%nat = plays p l' 3%nat.
Proof.
  intros none.
  assert (course : same_course false 1 (fun _ => 1%nat) p l l' 2).
  { apply (same_views false 1 (fun _ => 1%nat) p player). intros s hs hn _ here _.
    exfalso. apply none. now replace s with 1%nat in here by lia. }
  destruct course as [_ news]. destruct (player l l' 3%nat ltac:(lia)) as [e _]; [|exact e].
  intros r hr. apply news. lia.
Qed.

Definition suffers g e : R := sum 4 (fun t => four g e t (plays p (four g e) t)).
Lemma suffers_is g e : suffers g e = row (if e then g else negb g) (plays p (four g e) 1%nat)
  + row g (plays p (four g e) 2%nat) + row g (plays p (four g e) 3%nat) + row g (plays p (four g e) 4%nat).
Proof. unfold suffers. simpl sum. unfold four at 1 3 5 7. simpl. ring. Qed.

Lemma suffers_enough : 12 <= 3 * suffers true true + 3 * suffers false true + suffers true false + suffers false false.
Proof.
  rewrite !suffers_is. simpl negb. set (l := four true true).
  rewrite (early_plays (four false true) l 1), (early_plays (four true false) l 1),
    (early_plays (four false false) l 1), (early_plays (four false true) l 2), (early_plays (four true false) l 2),
    (early_plays (four false false) l 2) by lia.
  pose proof (one_is_bad (plays p l 1%nat)). pose proof (one_is_bad (plays p l 2%nat)).
  destruct (in_dec Nat.eq_dec 1%nat (arriving l 2%nat)) as [one|none].
  - rewrite <- (late_seen l (four false false) 3), <- (late_seen l (four false false) 4) by (lia || trivial).
    assert (one' : In 1%nat (arriving (four false true) 2%nat)) by (now rewrite (second_arrivals _ l)).
    rewrite <- (late_seen (four false true) (four true false) 3), <- (late_seen (four false true) (four true false) 4)
      by (lia || trivial).
    pose proof (one_is_bad (plays p l 3%nat)). pose proof (one_is_bad (plays p l 4%nat)).
    pose proof (one_is_bad (plays p (four false true) 3%nat)).
    pose proof (one_is_bad (plays p (four false true) 4%nat)). pose proof (row_nonneg true (plays p l 3%nat)).
    pose proof (row_nonneg true (plays p l 4%nat)). pose proof (row_nonneg false (plays p (four false true) 3%nat)).
    pose proof (row_nonneg false (plays p (four false true) 4%nat)). lra.
  - rewrite <- (late_unseen l (four false true)), <- (late_unseen l (four true false)),
      <- (late_unseen l (four false false)) by trivial.
    pose proof (one_is_bad (plays p l 3%nat)). pose proof (row_nonneg true (plays p l 4%nat)).
    pose proof (row_nonneg false (plays p (four false true) 4%nat)).
    pose proof (row_nonneg true (plays p (four true false) 4%nat)).
    pose proof (row_nonneg false (plays p (four false false) 4%nat)). lra.
Qed.
End One_slot.

Definition good (g : bool) : nat := if g then 0%nat else 1%nat.
Lemma best g e : sum 4 (fun t => four g e t (good g)) = if e then 0 else 1.
Proof. destruct g, e; unfold four, row, good; simpl; ring. Qed.

Theorem one_slot_costs c : scheduling_at_most false 2 4 1 1 c -> 5 / 4 <= c.
Proof.
  intros (W & rho & p & [hrho hplayer harm] & few).
  assert (enough : 12 <=
    3 * mean rho (fun w => suffers (p w) true true) + 3 * mean rho (fun w => suffers (p w) false true)
    + mean rho (fun w => suffers (p w) true false) + mean rho (fun w => suffers (p w) false false)).
  { rewrite <- !mean_scal, <- !mean_plus, <- (mean_const rho 12 hrho). apply mean_le; [assumption|]. intros w.
    apply suffers_enough, hplayer. }
  assert (costs : forall g e, mean rho (fun w => suffers (p w) g e) <= c + if e then 0 else 1).
  { intros g e. pose proof (few (four g e) (good g) (four_unit g e) ltac:(unfold good; destruct g; lia)) as h.
    unfold regret in h. rewrite best in h. unfold suffers. lra. }
  pose proof (costs true true). pose proof (costs false true). pose proof (costs true false).
  pose proof (costs false false). lra.
Qed.

(** *** No limit, or two queries: play round t as the losses of round t - 2 suggest *)

(** Arm 0 has probability 1/2 in rounds 1 and 2, and then (1 - l_{t-2,0} + l_{t-2,1}) / 2. *)
Definition share_of_0 (l : losses) (t : nat) : R :=
  if t <=? 2 then 1 / 2 else (1 - l (t - 2)%nat 0%nat + l (t - 2)%nat 1%nat) / 2.

(** The player draws one of a hundred numbers; so probabilities are rounded to a hundredth. *)
Definition follow (u : nat) (l : losses) (t : nat) : nat :=
  if Rle_dec (INR u) (INR 100 * share_of_0 l t) then 0%nat else 1%nat.

Lemma round_cost l t : unit_interval l -> (1 <= t)%nat ->
  mean (places 100) (fun u => l t (follow u l t))
  <= l t 1%nat + (l t 0%nat - l t 1%nat) * share_of_0 l t + / 100.
Proof.
  intros hl ht.
  assert (hs : 0 <= share_of_0 l t <= 1).
  { unfold share_of_0. destruct (t <=? 2); [split; lra|]. pose proof (hl (t - 2)%nat 0%nat).
    pose proof (hl (t - 2)%nat 1%nat). split; lra. }
  assert (hundred : INR 100 = 100) by (simpl; lra).
  destruct (count_below 100 (INR 100 * share_of_0 l t) ltac:(rewrite hundred; split; lra)) as [low high].
  set (n := sum 100 _) in *. rewrite hundred in *.
  assert (value : mean (places 100) (fun u => l t (follow u l t)) = l t 1%nat + (l t 0%nat - l t 1%nat) * (n / 100)).
  { unfold places. rewrite mean_uniform_on, hundred.
    rewrite (sum_ext 100 _ (fun u => l t 1%nat + (l t 0%nat - l t 1%nat)
      * (if Rle_dec (INR u) (INR 100 * share_of_0 l t) then 1 else 0))).
    - rewrite sum_plus, sum_const, sum_scal, hundred. unfold n. rewrite hundred. field.
    - intros u _. unfold follow. destruct (Rle_dec _ _); ring. }
  pose proof (hl t 0%nat). pose proof (hl t 1%nat). destruct (Rle_lt_dec 0 (l t 0%nat - l t 1%nat)) as [up|down]; nra.
Qed.

Lemma follow_regret l i : unit_interval l -> (i < 2)%nat -> regret (places 100) follow 4 l i <= 26 / 25.
Proof.
  intros hl hi. assert (hp : proper (places 100)) by (apply places_proper; lia). unfold regret.
  rewrite mean_sum by assumption. pose proof (fun t => round_cost l t hl) as cost.
  set (m := fun t => mean (places 100) (fun u => l t (follow u l t))).
  change (sum 4 (fun t => mean (places 100) (fun u => l t (follow u l t)))) with (sum 4 m).
  change (forall t, (1 <= t)%nat -> m t <= l t 1%nat + (l t 0%nat - l t 1%nat) * share_of_0 l t + / 100) in cost.
  clearbody m.
  pose proof (cost 1%nat ltac:(lia)). pose proof (cost 2%nat ltac:(lia)). pose proof (cost 3%nat ltac:(lia)).
  pose proof (cost 4%nat ltac:(lia)). clear cost.
  assert (product : forall x y, 0 <= x -> 0 <= y -> 0 <= x * y) by (intros; now apply Rmult_le_pos).
  assert (swing : forall t s, 0 <= 1 - (l t 0%nat - l t 1%nat) /\ 0 <= 1 + (l t 0%nat - l t 1%nat) /\
    0 <= (1 - l s 0%nat + l s 1%nat) / 2 /\ 0 <= 1 - (1 - l s 0%nat + l s 1%nat) / 2).
  { intros t s. pose proof (hl t 0%nat). pose proof (hl t 1%nat). pose proof (hl s 0%nat). pose proof (hl s 1%nat).
    repeat split; lra. }
  destruct (swing 3%nat 1%nat) as (p1 & p2 & p3 & p4). destruct (swing 4%nat 2%nat) as (q1 & q2 & q3 & q4).
  pose proof (product _ _ p1 p3). pose proof (product _ _ q1 q3). pose proof (product _ _ p2 p4).
  pose proof (product _ _ q2 q4). clear product swing p1 p2 p3 p4 q1 q2 q3 q4. unfold share_of_0 in *. simpl in *.
  assert (cases : i = 0%nat \/ i = 1%nat) by lia. destruct cases as [-> | ->]; lra.
Qed.

Definition follow_moves (u : nat) : moves :=
  {| plays := follow u; adds := fun _ _ => true; removes := fun _ _ _ => false |}.

(** With delay 1 and slots enough the set holds the last round. *)
Lemma holds_last u C l n : (2 <= C)%nat -> (1 <= n)%nat -> held C (fun _ => 1%nat) (follow_moves u) l n = [n].
Proof.
  intros hC hn. induction n as [|n IH]; [lia|]. unfold held in *. destruct n as [|n].
  - destruct C; [lia|]. reflexivity.
  - specialize (IH ltac:(lia)). cbn [after]. cbn [after] in IH. rewrite IH. unfold join. cbn [length].
    rewrite (proj2 (Nat.ltb_lt 1 C)) by lia. unfold release, leave, follow_moves. cbn [adds removes andb filter].
    rewrite (proj2 (Nat.eqb_neq (S (S n) + 1) (S (S n)))) by lia.
    rewrite (proj2 (Nat.eqb_eq (S n + 1) (S (S n)))) by lia. reflexivity.
Qed.

Lemma follow_is_a_player : figure_1_player false 2 4 (fun _ => 1%nat) (places 100) follow_moves.
Proof.
  split.
  - apply places_proper. lia.
  - intros u l l' t ht alike. repeat split. simpl. unfold follow, share_of_0.
    destruct (Nat.leb_spec t 2); [reflexivity|]. specialize (alike (t - 1)%nat ltac:(lia)).
    assert (arrival : forall l,
      feedback false 4 (fun _ => 1%nat) (follow_moves u) l (t - 1) = [((t - 2)%nat, l (t - 2)%nat)]).
    { intros y. unfold feedback, arrives, observed, set_after, set_before, join.
      replace (t - 1 - 1)%nat with (t - 2)%nat by lia.
      pose proof (holds_last u 4 y (t - 2) ltac:(lia) ltac:(lia)) as last. unfold held in last. rewrite last.
      unfold due, follow_moves. cbn [adds removes length Nat.ltb Nat.leb andb filter].
      rewrite (proj2 (Nat.eqb_neq (t - 1 + 1) (t - 1))), (proj2 (Nat.eqb_eq (t - 2 + 1) (t - 1))) by lia. reflexivity. }
    rewrite !arrival in alike. now injection alike as ->.
  - intros u l t. simpl. unfold follow. destruct (Rle_dec _ _); lia.
Qed.

Theorem no_limit_is_cheaper : scheduling_at_most false 2 4 4 1 (26 / 25).
Proof. exists nat, (places 100), follow_moves. split; [exact follow_is_a_player|]. exact follow_regret. Qed.

Theorem two_queries_are_cheaper : label_efficient_at_most false 2 4 2 (26 / 25).
Proof.
  exists nat, (places 100), (fun u l t => if t <=? 4 then follow u l t else 0%nat), (fun _ _ t => t <=? 2). split.
  - split.
    + apply places_proper. lia.
    + intros u l l' t ht alike. split; [|reflexivity]. destruct (Nat.leb_spec t 4); [|reflexivity].
      unfold follow, share_of_0. destruct (Nat.leb_spec t 2); [reflexivity|]. specialize (alike (t - 2)%nat ltac:(lia)).
      unfold shown, view in alike. rewrite (proj2 (Nat.leb_le (t - 2) 2)) in alike by lia. now injection alike as ->.
    + intros u l t. destruct (t <=? 4); [|lia]. unfold follow. destruct (Rle_dec _ _); lia.
    + intros l _. rewrite mean_const by (apply places_proper; lia). simpl. lra.
  - intros l i hl hi. eapply Rle_trans; [right|exact (follow_regret l i hl hi)]. reflexivity.
Qed.

(** *** The sentences *)

(** A capacity of T slots is no limit. *)
Theorem cannot_exceed_fails_a_1 : ~ forall bandit K T C d c, (1 <= C)%nat ->
  scheduling_at_most bandit K T T d c -> scheduling_at_most bandit K T C d c.
Proof.
  intros printed. pose proof (one_slot_costs _ (printed false 2%nat 4%nat 1%nat 1%nat _ ltac:(lia)
    no_limit_is_cheaper)).
  lra.
Qed.

(** No player observes more than 2 rounds in time (`room_nights`: at most 1 * 4 / 2). *)
Theorem cannot_exceed_fails_a_2 : ~ forall bandit K T C d M c, (1 <= C)%nat ->
  (forall p l, follows_figure_1 bandit C (fun _ => d) p -> sum T (fun t => ind (seen C d T p l t)) <= M) ->
  label_efficient_at_most bandit K T M c -> scheduling_at_most bandit K T C d c.
Proof.
  intros printed.
  assert (two : forall p l, follows_figure_1 false 1 (fun _ => 1%nat) p ->
    sum 4 (fun t => ind (seen 1 1 4 p l t)) <= 2).
  { intros p l _. pose proof (room_nights 1 1 4 p l) as nights.
    assert (rooms : sum 4 (fun t => INR (length (held_after 1 (fun _ => 1%nat) p l t))) <= 4).
    { apply Rle_trans with (sum 4 (fun _ => 1)); [|rewrite sum_const; simpl; lra]. apply sum_le. intros t _.
      apply (le_INR _ 1), held_after_le. }
    simpl INR in nights. lra. }
  pose proof (one_slot_costs _ (printed false 2%nat 4%nat 1%nat 1%nat 2 _ ltac:(lia) two two_queries_are_cheaper)). lra.
Qed.
