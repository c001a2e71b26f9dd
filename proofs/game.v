(** The delay scheduling game (Figure 1, fig:game-desc), as a function of the player's moves.

    A player may be adaptive and random. In one course of the game it has, for each round t, played an arm, wanted to
    add t or not, and dropped some rounds. The tracking set and the feedback are functions of these moves, and of
    nothing else. Rounds count from 1, arms from 0. Losses may be numbers of any kind V: the game only hands them on. *)
From Coq Require Export Arith Bool List.
Export ListNotations.

(** The rounds n, n - 1, ..., 1. *)
Fixpoint rounds (n : nat) : list nat := match n with O => nil | S m => S m :: rounds m end.

Section Game.
Context {V : Type}.
Variables (C : nat) (d : nat -> nat).
Variables (arm : nat -> nat) (wants : nat -> bool) (drops : nat -> nat -> bool).
Implicit Types (held : list nat) (s t : nat).

(** Step 2: round t joins the tracking set if the player wants it and there is a free slot. *)
Definition join t held : list nat := if (length held <? C) && wants t then t :: held else held.

(** Step 3: each tracked round s with s + d_s = t reveals its feedback, and leaves. *)
Definition due t held : list nat := filter (fun s => s + d s =? t) held.
Definition leave t held : list nat := filter (fun s => negb (s + d s =? t)) held.

(** Step 4: the player removes rounds. *)
Definition release t held : list nat := filter (fun s => negb (drops t s)) held.

(** The tracking set at the end of round n. *)
Fixpoint after (n : nat) : list nat :=
  match n with O => nil | S m => release n (leave n (join n (after m))) end.

(** S_t^0, just before round t, and S_t^1, after the decision on round t and before anything leaves. *)
Definition set_before t : list nat := after (t - 1).
Definition set_after t : list nat := join t (set_before t).

(** The rounds whose feedback arrives in round t, and those that the player drops. *)
Definition observed t : list nat := due t (set_after t).
Definition dropped t : list nat := filter (drops t) (leave t (set_after t)).

Variable loss : nat -> nat -> V.

(** Step 1: the loss that is suffered. Step 3: what is revealed, for bandits and with full information. *)
Definition suffered t : V := loss t (arm t).
Definition bandit_feedback t : list (nat * V) := map (fun s => (s, suffered s)) (observed t).
Definition full_feedback t : list (nat * (nat -> V)) := map (fun s => (s, loss s)) (observed t).
End Game.
