(** Players of hidden delays, who drop nothing (book, P.6 and P.7). They may be told all but which delays of a class
    they face. For each of these delays they are players of Figure 1, and every strategy is such a player. *)
From Delays Require Export thm_a_1.

(** One law on functions of delays and losses, whose moves are the same as long as the same is heard. *)
Record listener {W} (bandit : bool) (K C : nat) (class : (nat -> nat) -> Prop) (rho : law W)
  (p : W -> (nat -> nat) -> moves) : Prop := {
  minds_proper : proper rho;
  picks_arms : forall w d l t, class d -> (plays (p w d) l t < K)%nat;
  drops_nothing : forall w d l t, class d -> (1 <= t)%nat ->
    dropped C d (adds (p w d) l) (removes (p w d) l) t = nil;
  hears_alike : forall w d d' l l' t, class d -> class d' -> (1 <= t)%nat ->
    (forall r, (1 <= r < t)%nat -> feedback bandit C d (p w d) l r = feedback bandit C d' (p w d') l' r) ->
    plays (p w d) l t = plays (p w d') l' t /\ adds (p w d) l t = adds (p w d') l' t
    /\ (feedback bandit C d (p w d) l t = feedback bandit C d' (p w d') l' t ->
        removes (p w d) l t = removes (p w d') l' t)
}.

Lemma listener_plays_figure_1 {W} bandit K C class (rho : law W) p d : listener bandit K C class rho p -> class d ->
  figure_1_player bandit K C d rho (fun w => p w d).
Proof. intros [proper_ arms _ hears] hd. split; [exact proper_|intros w l l' t; now apply hears|intros w l t; now apply arms]. Qed.

(** ** Every strategy is such a player: any functions of what has been heard, the last round first, that say which arm
    to play and whether to track the round *)

Section Strategy.
Variables (bandit : bool) (K C : nat).
Definition hearing : Type := list (list (nat * (nat -> R))).
Variables (pick : hearing -> nat) (want : hearing -> bool).
Hypothesis pick_there : forall h, (pick h < K)%nat.

(** What has been heard, what is tracked, and which arms have been played by the end of round n *)
Fixpoint listener_course (d : nat -> nat) (l : losses) (n : nat) : hearing * list nat * (nat -> nat) :=
  match n with
  | O => (nil, nil, fun _ => 0%nat)
  | S m => let '(h, tracked, played) := listener_course d l m in
      let played := put played n (pick h) in
      let tracked := if (length tracked <? C) && want h then n :: tracked else tracked in
      let news := map (fun s => (s, if bandit then fun _ => l s (played s) else l s)) (due d n tracked) in
      (news :: h, leave d n tracked, played)
  end.
Definition heard d l n : hearing := fst (fst (listener_course d l n)).
Definition strategy (d : nat -> nat) : moves := {| plays := fun l t => pick (heard d l (t - 1));
  adds := fun l t => want (heard d l (t - 1)); removes := fun _ _ _ => false |}.

Lemma course_is d l n : snd (fst (listener_course d l n)) = held C d (strategy d) l n /\
  (forall s, (1 <= s <= n)%nat -> snd (listener_course d l n) s = plays (strategy d) l s) /\
  heard d l n = map (feedback bandit C d (strategy d) l) (rounds n).
Proof.
  induction n as [|n (sets & arms & news)]; [split; [reflexivity|]; split; [lia|reflexivity]|].
  assert (joined : (let '(h, tracked, _) := listener_course d l n in
      if (length tracked <? C) && want h then S n :: tracked else tracked) = held_after C d (strategy d) l (S n)).
  { unfold held_after, set_after, set_before, join.
    change (adds (strategy d) l (S n)) with (want (heard d l (S n - 1))).
    replace (S n - 1)%nat with n by lia. fold (held C d (strategy d) l n). rewrite <- sets. unfold heard.
    now destruct (listener_course d l n) as [[h tracked] played]. }
  assert (arms' : forall s, (1 <= s <= S n)%nat -> snd (listener_course d l (S n)) s = plays (strategy d) l s).
  { intros s hs. cbn [listener_course]. unfold heard in *.
    destruct (listener_course d l n) as [[h tracked] played] eqn:e. cbn [fst snd] in *.
    destruct (Nat.eq_dec s (S n)) as [->|ne]; [|rewrite put_other by assumption; apply arms; lia].
    rewrite put_same. cbn [plays strategy]. unfold heard. replace (S n - 1)%nat with n by lia. now rewrite e. }
  split; [|split; [exact arms'|]].
  - unfold held, held_after, set_after, set_before in *. cbn [listener_course after].
    replace (S n - 1)%nat with n in joined by lia. rewrite <- joined. unfold release.
    destruct (listener_course d l n) as [[h tracked] played]. cbn [fst snd removes strategy].
    induction (leave d (S n) _) as [|s rest IH]; [reflexivity|]. cbn [filter negb]. now f_equal.
  - unfold heard. cbn [rounds map]. rewrite <- news. unfold feedback, arrives, observed.
    fold (held_after C d (strategy d) l (S n)). rewrite <- joined. cbn [listener_course] in *. unfold heard.
    destruct (listener_course d l n) as [[h tracked] played] eqn:e.
    cbn [fst snd] in *. f_equal. apply map_ext_in. intros s hs. f_equal. unfold view. destruct bandit; [|reflexivity].
    rewrite arms'; [reflexivity|]. rewrite joined in hs. apply arrival_time in hs; lia.
Qed.

Theorem strategy_listens class : listener bandit K C class [(tt, 1)] (fun _ => strategy).
Proof.
  split; [split; [intros u x [[= _ <-]|[]]; lra|simpl; ring]|intros; apply pick_there| |].
  - intros w d l t _ _. unfold dropped. induction (leave _ _ _) as [|s rest IH]; [reflexivity|exact IH].
  - intros w d d' l l' t _ _ ht same. assert (e : heard d l (t - 1) = heard d' l' (t - 1)).
    { rewrite !(proj2 (proj2 (course_is _ _ _))). apply map_ext_in. intros r hr. apply in_rounds in hr.
      apply same. lia. }
    cbn [plays adds removes strategy]. now rewrite e.
Qed.
End Strategy.
