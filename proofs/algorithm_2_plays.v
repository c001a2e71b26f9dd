(** Algorithm 2 as a player of Figure 1: a law on legal deterministic players, whose regret is that of the analysis,
  up to
    any positive number. Coins may have any joint law, and be tossed ahead; delays may be cut at the end of the game. *)
From Delays Require Export minimax any_coins.

Section Algorithm_2.
Context {A : Set}.
Variables (bandit : bool) (K C T N : nat) (d : nat -> nat) (coin_law : nat -> (nat -> A) -> law A).
Variables (Z : (nat -> A) -> nat -> bool) (p : (nat -> A) -> nat -> R) (weights : (nat -> A) -> nat -> (nat -> R) ->
  nat -> R).
Variables (wants : (nat -> A) -> nat -> bool) (drops : (nat -> A) -> nat -> nat -> bool).
(** Coins that are never drawn are replaced by others. *)
Variables (w0 : nat -> A) (clean : (nat -> A) -> nat -> A).
Hypotheses (K1 : (1 <= K)%nat) (N1 : (1 <= N)%nat).
Hypothesis coin_proper : forall t w, proper (coin_law t w).
Hypothesis heard : forall t, (1 <= t)%nat ->
  known (S (t + d t)) (fun w => Z w t) /\ known (S (t + d t)) (fun w => p w t).
Hypothesis rates_known : forall t, (1 <= t)%nat -> known t (fun w => weights w t).
Hypothesis weights_simplex : forall w t x, simplex K (weights w t x).
Hypothesis clean_law : forall G, E coin_law 1 T (fun w => G (clean w)) w0 = E coin_law 1 T G w0.
Hypothesis in_figure_1 : forall w t, (1 <= t)%nat -> observed C d (wants (clean w)) (drops (clean w)) t = arrive d Z
  (clean w) t.

Let x (l : losses) (w : nat -> A) (t : nat) (_ : nat -> unit) (a : nat -> nat) : nat -> R := play bandit d l Z p
  weights w a t.
Let no_coin (_ : nat) : law unit := [(tt, 1)].
Let start (_ : nat) : unit * nat := (tt, 0%nat).
Let course l w u n := run K N (fun c => c) (x l w) start n u.
Definition plays_2 (q : (nat -> A) * (nat -> unit * nat)) (l : losses) (t : nat) : nat :=
  snd (course l (clean (fst q)) (snd q) T t).
Definition moves_2 (q : (nat -> A) * (nat -> unit * nat)) : moves :=
  {| plays := plays_2 q; adds := fun _ => wants (clean (fst q)); removes := fun _ => drops (clean (fst q)) |}.
Definition law_2 : law ((nat -> A) * (nat -> unit * nat)) :=
  both (drawn coin_law 1 T w0) (drawn (independent (seed N no_coin)) 1 T start).

Let no_coin_proper t : proper (no_coin t).
Proof. split; [intros a r [[= _ <-]|[]]; lra|simpl; ring]. Qed.

Lemma same_x l l' w t c a : (1 <= t)%nat ->
  (forall s, (1 <= s)%nat -> (s + d s < t)%nat -> Z w s = true -> forall i, (bandit = true -> i = a s) -> l s i = l'
    s i) -> x l w t c a = x l' w t c a.
Proof. intros ht same. now apply (algorithm_2_hears_only bandit d). Qed.

Lemma same_course_2 q l l' t : (t <= T)%nat ->
  (forall r, (1 <= r < t)%nat -> feedback bandit C d (moves_2 q) l r = feedback bandit C d (moves_2 q) l' r) ->
  course l (clean (fst q)) (snd q) t = course l' (clean (fst q)) (snd q) t.
Proof.
  set (w := clean (fst q)). induction t as [|m IH]; intros hm alike; [reflexivity|].
  assert (past : course l w (snd q) m = course l' w (snd q) m) by (apply IH; [lia|]; intros; apply alike; lia).
  unfold course in *. cbn [run]. rewrite <- past. set (y := run K N (fun c => c) (x l w) start m (snd q)) in *.
  f_equal. unfold round_outcome. f_equal. f_equal. apply same_x; [lia|]. intros r hr early seen i arm_of.
  assert (played : forall k : losses, course k w (snd q) m = y -> plays_2 q k r = arms y r).
  { intros k e. unfold plays_2, arms, course in *. fold w.
    rewrite (run_stable K N (fun c => c) (x k w) K1 N1 start T m (snd q) r) by lia. now rewrite e. }
  apply (view_at bandit (plays_2 q)).
  - assert (pair : (r, view bandit (plays_2 q) l r) = (r, view bandit (plays_2 q) l' r)); [|now injection pair].
    specialize (alike (r + d r)%nat ltac:(lia)). apply (ext_in_map alike r). unfold arrives. cbn [adds removes moves_2].
    rewrite in_figure_1 by lia. apply filter_In. rewrite in_rounds, Nat.eqb_refl. fold w. rewrite seen. split;
      [lia|reflexivity].
  - intros regime. rewrite (arm_of regime). now rewrite (played l eq_refl), (played l' (eq_sym past)).
Qed.

Theorem algorithm_2_is_legal : figure_1_player bandit K C d law_2 moves_2.
Proof.
  split.
  - apply both_proper; apply drawn_proper; [assumption|]. intros. now apply seed_proper.
  - intros q l l' t ht alike. repeat split. cbn [plays moves_2]. unfold plays_2, course.
    destruct (le_lt_dec t T) as [within|later]; [|now rewrite !run_later].
    rewrite (run_stable K N (fun c => c) (x l (clean (fst q))) K1 N1 start T t (snd q) t),
      (run_stable K N (fun c => c) (x l' (clean (fst q))) K1 N1 start T t (snd q) t) by lia.
    f_equal. pose proof (same_course_2 q l l' t within alike) as same. unfold course in same. now rewrite same.
  - intros q l t. now apply run_arm.
Qed.

Theorem algorithm_2_regret l i : unit_interval l ->
  regret law_2 (fun q => plays (moves_2 q)) T l i
  <= any_regret K T bandit d l coin_law Z p weights i w0 (fun _ => 0%nat) + INR T * (INR K * INR T / INR N).
Proof.
  intros hl. set (policy := any_policy K bandit d l Z p weights).
  assert (policy_proper : forall t w a, proper (policy t w a)) by (intros; apply arm_law_proper, weights_simplex).
  set (f := fun a : nat -> nat => sum T (fun t => l t (a t))).
  assert (bounds : forall a, 0 <= f a <= INR T).
  { intros a. split; [apply sum_nonneg; intros; apply hl|]. rewrite <- (Rmult_1_r (INR T)), <- sum_const. apply sum_le.
    intros. apply hl. }
  set (given := fun w => E (fun s a => policy s w a) 1 T f (fun _ => 0%nat)).
  assert (total : any_mean K T bandit d l coin_law Z p weights (fun _ a => f a) w0 (fun _ => 0%nat) = E coin_law 1 T
    given w0).
  { unfold any_mean. fold policy. pose proof (any_policy_independent K bandit d l Z p heard weights rates_known) as
      indep.
    rewrite (condition_on_any_coins coin_law policy coin_proper indep (fun _ a => f a)) by lia. reflexivity. }
  assert (one : forall w, E (independent (seed N no_coin)) 1 T (fun u => f (arms (course l w u T))) start
    <= given w + INR T * (INR K * INR T / INR N)).
  { intros w. eapply Rle_trans.
    { exact (seeds_are_enough K N no_coin (fun c => c) (x l w) K1 N1 no_coin_proper (fun _ _ => eq_refl)
        (fun _ _ _ => weights_simplex _ _ _) (fun y => f (arms y)) (INR T) T start start (fun y => bounds (arms y))). }
    right. f_equal. set (fixed := fun (t : nat) (_ : nat -> unit) (a : nat -> nat) => policy t w a).
    etransitivity; [exact (condition_on_any_coins (independent no_coin) fixed (fun t _ => no_coin_proper t)
      ltac:(intros t v v' a a' ht hv ha; exact (any_policy_independent K bandit d l Z p heard weights rates_known t w
        w a a' ht
        (fun _ _ => eq_refl) ha)) (fun _ a => f a) T 1 start (le_n 1))|].
    exact (E_const (independent no_coin) (fun t _ => no_coin_proper t) T (given w) 1 (coins start)). }
  unfold regret, law_2, any_regret. change (any_mean K T bandit d l coin_law Z p weights _ w0 _) with (any_mean
    K T bandit d l coin_law Z p weights (fun _ a => f a) w0 (fun _ => 0%nat)). rewrite total, mean_both, mean_drawn.
  rewrite <- (clean_law given). apply Rle_trans with (E coin_law 1 T (fun w => given (clean w) + INR T * (INR K * INR T
    / INR N)) w0 - sum T (fun t => l t i)).
  - apply Rplus_le_compat_r. apply (E_le coin_law coin_proper). intros w. rewrite mean_drawn. exact (one (clean w)).
  - rewrite E_plus, (E_const coin_law coin_proper). lra.
Qed.
End Algorithm_2.

(** What the players of a class, up to any eps > 0, pay at most. *)
Definition affordable (class : moves -> Prop) bandit K C T d (r : losses -> nat -> R) : Prop := forall eps, 0 < eps ->
  exists (W : Set) (rho : law W) q, figure_1_player bandit K C d rho q /\ (forall w, class (q w)) /\
  forall l i, unit_interval l -> (i < K)%nat -> regret rho (fun w => plays (q w)) T l i <= r l i + eps.

Theorem algorithm_2_plays {A : Set} bandit K C T d (coin_law : nat -> (nat -> A) -> law A) Z p weights wants drops w0
  clean (class : moves -> Prop) : (1 <= K)%nat -> (forall t w, proper (coin_law t w)) ->
  (forall t, (1 <= t)%nat -> known (S (t + d t)) (fun w => Z w t) /\ known (S (t + d t)) (fun w => p w t)) ->
  (forall t, (1 <= t)%nat -> known t (fun w => weights w t)) -> (forall w t x, simplex K (weights w t x)) ->
  (forall G, E coin_law 1 T (fun w => G (clean w)) w0 = E coin_law 1 T G w0) ->
  (forall w t, (1 <= t)%nat -> observed C d (wants (clean w)) (drops (clean w)) t = arrive d Z (clean w) t) ->
  (forall w play, class {| plays := play; adds := fun _ => wants (clean w); removes := fun _ => drops (clean w) |}) ->
  affordable class bandit K C T d (fun l i => any_regret K T bandit d l coin_law Z p weights i w0 (fun _ => 0%nat)).
Proof.
  intros K1 proper_ heard known_ simplex_ clean_ figure inside eps pos.
  destruct (fine_enough (INR T * (INR K * INR T)) eps ltac:(repeat apply Rmult_le_pos; apply pos_INR) pos) as (N & N1
    & small).
  exists _, (law_2 T N coin_law w0), (moves_2 bandit K T N d Z p weights wants drops clean). split; [|split].
  - now apply algorithm_2_is_legal.
  - intros w. apply inside.
  - intros l i hl hi. eapply Rle_trans; [now apply algorithm_2_regret|].
    apply Rplus_le_compat_l. eapply Rle_trans; [right|exact small]. unfold Rdiv. ring.
Qed.

(** ** Feedback after the last round is of no use: who can play with delays cut at T can play with any, if T is known, as it is
    to the players here *)
Section Cut.
Variables (bandit : bool) (K C T : nat) (d : nat -> nat) (m : moves).
Let cut t := Nat.min (d t) (T - t).
Definition until_T : moves :=
  {| plays := fun l t => if t <=? T then plays m l t else 0%nat; adds := fun l t => (t <=? T) && adds m l t;
     removes := fun l t s => (t <? T) && removes m l t s |}.

Let cut_ends s n : (n < T)%nat -> (s + d s =? n) = (s + cut s =? n).
Proof. intros h. unfold cut. destruct (Nat.eqb_spec (s + d s) n), (Nat.eqb_spec (s + Nat.min (d s) (T - s)) n);
  reflexivity || lia. Qed.

Lemma cut_sets l t : (t < T)%nat -> after C d (adds until_T l) (removes until_T l) t = after C cut (adds m l) (removes m
  l) t /\ leave d t (set_after C d (adds until_T l) (removes until_T l) t) = leave cut t (set_after C cut (adds m l)
  (removes m l) t) /\ observed C d (adds until_T l) (removes until_T l) t = observed C cut (adds m l) (removes m l) t.
Proof. assert (rest : forall t, (t < T)%nat -> after C d (adds until_T l) (removes until_T l) (t - 1) = after C cut
  (adds m l) (removes m l) (t - 1) -> leave d t (set_after C d (adds until_T l) (removes until_T l) t) = leave cut t
  (set_after C cut (adds m l) (removes m l) t) /\ observed C d (adds until_T l) (removes until_T l) t = observed C cut
  (adds m l) (removes m l) t).
  { intros r hr e. unfold observed, set_after, set_before, join, leave, due. rewrite e. cbn [adds until_T].
    rewrite (proj2 (Nat.leb_le r T)) by lia. split; apply filter_ext; intros s; now rewrite cut_ends. }
  assert (all : forall n, (n < T)%nat ->
    after C d (adds until_T l) (removes until_T l) n = after C cut (adds m l) (removes m l) n).
  { induction n as [|n IH]; intros hn; [reflexivity|]. destruct (rest (S n) hn) as [e _].
    { pred. apply IH. lia. }
    unfold set_after, set_before in e. pred. cbn [after]. unfold release. rewrite e.
    apply filter_ext. intros s. cbn [removes until_T]. now rewrite (proj2 (Nat.ltb_lt (S n) T) hn). }
  intros ht. split; [now apply all|]. apply rest; [assumption|]. apply all. lia.
Qed.

Lemma cut_feedback l t : (t < T)%nat -> (1 <= t)%nat -> feedback bandit C d until_T l t = feedback bandit C cut m l t.
Proof.
  intros ht t1. unfold feedback, arrives. rewrite (proj2 (proj2 (cut_sets l t ht))). apply map_ext_in. intros s hs.
  f_equal.
  assert (s <= T)%nat.
  { destruct (arrival_time C cut m l t s t1 hs). lia. }
  unfold view. cbn [plays until_T]. now rewrite (proj2 (Nat.leb_le s T)) by assumption.
Qed.

Lemma cut_legal : follows_figure_1 bandit C cut m -> follows_figure_1 bandit C d until_T.
Proof.
  intros legal l l' t ht alike. cbn [plays adds removes until_T]. destruct (Nat.leb_spec t T) as [le|].
  2:{ repeat split. intros _. now decided. }
  destruct (legal l l' t ht) as (a & b & c).
  { intros r hr. rewrite <- !cut_feedback by lia. now apply alike. }
  rewrite a, b. repeat split. intros shown. apply FunctionalExtensionality.functional_extensionality. intros s.
  destruct (Nat.ltb_spec t T); [|reflexivity]. cbn [andb]. rewrite c; [reflexivity|]. rewrite <- !cut_feedback by lia.
    exact shown.
Qed.

Lemma cut_stays : never_removes C cut m -> never_removes C d until_T.
Proof.
  intros stays l t ht. unfold dropped. destruct (le_lt_dec T t) as [late|lt].
  - generalize (leave d t (set_after C d (adds until_T l) (removes until_T l) t)). intros held. cbn [removes until_T].
    rewrite (proj2 (Nat.ltb_ge t T) late). now induction held.
  - rewrite (proj1 (proj2 (cut_sets l t lt))). cbn [removes until_T]. rewrite (proj2 (Nat.ltb_lt t T) lt).
    exact (stays l t ht).
Qed.
End Cut.

Theorem cut_affordable bandit K C T d (r : losses -> nat -> R) : (1 <= K)%nat ->
  let cut t := Nat.min (d t) (T - t) in affordable (never_removes C cut) bandit K C T cut r ->
  affordable (never_removes C d) bandit K C T d r.
Proof.
  intros K1 cut h eps pos. destruct (h eps pos) as (W & rho & q & [q0 legal arms_] & stays & few).
  exists W, rho, (fun w => until_T T (q w)). split; [split|split].
  - exact q0.
  - intros w. apply cut_legal, legal.
  - intros w l t. cbn [plays until_T]. destruct (t <=? T); [apply arms_|lia].
  - intros w. apply cut_stays, stays.
  - intros l i hl hi. eapply Rle_trans; [right|exact (few l i hl hi)]. unfold regret. f_equal. apply mean_ext. intros w.
    apply sum_ext. intros t ht. cbn [plays until_T]. now decided.
Qed.
