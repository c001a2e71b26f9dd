(** Algorithm 1 and the scheduler Spaced, played in the game of Figure 1: one round after the other, with the tracking
    set and the feedback of game.v. Each is a law on deterministic players, and its regret exceeds that of the analysis
    by as little as one likes. This puts together what was proved apart: that batches fit (Fact D.1), that feedback
    arrives at the same time on both clocks, and Theorem D.2. *)
From Delays Require Export seeds thm_3_2.

(** A player that tracks by proxy delays and plays `play`. *)
Definition proxy_moves (pr : nat -> proxy) (play : losses -> nat -> nat) : moves :=
  {| plays := play; adds := fun _ t => reaches (pr t) 0; removes := fun _ t s => expires (pr s) s t |}.

(** If round r is observed, the feedback of round r + d_r shows it. *)
Lemma feedback_shows bandit C d pr play l l' r : Zt C d pr r = true ->
  feedback bandit C d (proxy_moves pr play) l (r + d r) = feedback bandit C d (proxy_moves pr play) l' (r + d r) ->
  view bandit play l r = view bandit play l' r.
Proof.
  intros seen same. assert (pair : (r, view bandit play l r) = (r, view bandit play l' r)); [|now injection pair].
  apply (ext_in_map same r), filter_In. split; [|apply Nat.eqb_refl]. now apply member_in.
Qed.

(** What a view says about an arm. *)
Lemma view_at bandit play l l' r i : view bandit play l r = view bandit play l' r ->
  (bandit = true -> i = play l r /\ i = play l' r) -> l r i = l' r i.
Proof.
  unfold view. destruct bandit; intros same arm_of; [|now rewrite same].
  destruct (arm_of eq_refl) as [e e']. apply (f_equal (fun g => g 0%nat)) in same. now rewrite e at 1; rewrite e'.
Qed.

(** A legal player from a course that is the same on tables with the same feedback. *)
Lemma proxy_moves_follow bandit C d pr play :
  (forall l l' t, (1 <= t)%nat ->
    (forall r, (1 <= r < t)%nat -> feedback bandit C d (proxy_moves pr play) l r
                                   = feedback bandit C d (proxy_moves pr play) l' r) -> play l t = play l' t) ->
  follows_figure_1 bandit C d (proxy_moves pr play).
Proof. intros h l l' t ht alike. repeat split. now apply h. Qed.

(** ** Algorithm 1 *)

Section Batches.
Variables (K b C T N : nat) (bandit : bool) (d : nat -> nat) (X : R -> R -> (nat -> R) -> nat -> R).
Variables (ia ib : (nat -> nat) -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (b1 : (1 <= b)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (N1 : (1 <= N)%nat).
Hypothesis fit : forall t, (d t <= b * (C - 1))%nat.
Hypothesis X_distributions : distributions K X.
Hypothesis rates_nonneg : forall u t, 0 <= ia u t /\ 0 <= ib u t.

Let T' := batches b T.
Let x (l : losses) (tau : nat) (u a : nat -> nat) : nat -> R := play_1 b T bandit d l X ia ib u a tau.

(** A place of the batch. *)
Definition clean (c : nat) : nat := Nat.max 1 (Nat.min b c).
Definition nothing_yet (_ : nat) : nat * nat := (1%nat, 0%nat).
Definition course (l : losses) (s : nat -> nat * nat) (n : nat) := run K N clean (x l) nothing_yet n s.
Definition place (s : nat -> nat * nat) (tau : nat) : nat := clean (fst (s tau)).

Definition batch_play (s : nat -> nat * nat) (l : losses) (t : nat) : nat := snd (course l s T' (ceiling t b)).
Definition batch_player (s : nat -> nat * nat) : moves := proxy_moves (batch_proxies b (place s)) (batch_play s).

Lemma clean_range c : (1 <= clean c <= b)%nat.
Proof. unfold clean. lia. Qed.

Lemma clean_places f : mean (places b) (fun c => f (clean c)) = mean (places b) f.
Proof. unfold places. rewrite !mean_uniform_on. f_equal. apply sum_ext. intros c hc. f_equal. unfold clean. lia. Qed.

Lemma x_simplex l tau u a : simplex K (x l tau u a).
Proof. apply X_distributions; apply rates_nonneg. Qed.

(** In batch tau only representatives matter whose feedback came in earlier batches. *)
Lemma same_distribution l l' tau u a : (1 <= tau)%nat ->
  (forall s, (1 <= s)%nat -> (s + batch_delay b T d u s < tau)%nat ->
    forall i, (bandit = true -> i = a s) -> batch_loss b T l u s i = batch_loss b T l' u s i) ->
  x l tau u a = x l' tau u a.
Proof.
  intros ht same. unfold x, play_1, algorithm_3, distribution, Lobs. f_equal. f_equal. apply learn_ext. intros r hr.
  split; [reflexivity|]. split; [reflexivity|]. intros v i. apply total_ext. intros s hs.
  apply filter_In in hs as [hs e]. apply in_rounds in hs. apply Nat.eqb_eq in e.
  specialize (same s ltac:(lia) ltac:(lia)). unfold estimate.
  destruct bandit; [now rewrite (same (a s))|now apply same].
Qed.

Section Same_feedback.
Variables (l l' : losses) (s : nat -> nat * nat).

Let same_until t := forall r, (1 <= r < t)%nat ->
  feedback bandit C d (batch_player s) l r = feedback bandit C d (batch_player s) l' r.

(** The same feedback before batch tau, the same course up to batch tau. *)
Lemma same_course_1 tau : (tau <= T')%nat -> same_until ((tau - 1) * b + 1) -> course l s tau = course l' s tau.
Proof.
  induction tau as [|m IH]; intros hm alike; [reflexivity|]. pred. assert (past : course l s m = course l' s m).
  { apply IH; [lia|]. intros r hr. apply alike. nia. }
  unfold course in *. cbn [run]. rewrite <- past. set (y := run K N clean (x l) nothing_yet m s) in *.
  f_equal. unfold round_outcome. f_equal. f_equal. apply same_distribution; [lia|]. intros q hq early i arm_of.
  assert (qm : (1 <= q <= m)%nat) by lia. set (u := coins y) in *.
  assert (uq : u q = place s q) by (unfold u, coins, y; now apply run_coin).
  assert (range : (1 <= u q <= b)%nat) by (rewrite uq; apply clean_range).
  apply (two_clocks b T d b1 T1 u q (S m) hq range ltac:(lia)) in early. pred.
  unfold batch_loss, padded_loss, padded in *. set (r := representative b q (u q)) in *.
  destruct (Nat.leb_spec r T) as [inside|]; [|reflexivity].
  assert (r1 : (1 <= r)%nat) by (unfold r, representative; nia).
  assert (same_r : r = representative_of b (place s) q) by (unfold r, representative_of; now rewrite uq).
  assert (own : ceiling r b = q).
  { apply batch_unique; [assumption|lia|]. unfold r, representative. nia. }
  assert (shown : view bandit (batch_play s) l r = view bandit (batch_play s) l' r).
  { apply (feedback_shows bandit C d (batch_proxies b (place s))).
    - rewrite same_r. apply representatives_observed; trivial. intros t. apply clean_range.
    - apply alike. lia. }
  assert (played : forall k : losses, course k s m = y -> batch_play s k r = arms y q).
  { intros k e. unfold batch_play, arms, course in *.
    rewrite own, (run_stable K N clean (x k) K1 N1 nothing_yet T' m s q) by lia. now rewrite e. }
  apply (view_at bandit (batch_play s)); [exact shown|]. intros regime. rewrite (arm_of regime).
  now rewrite (played l eq_refl), (played l' (eq_sym past)).
Qed.
End Same_feedback.

(** Algorithm 1 obeys Figure 1. *)
Theorem batch_player_is_legal s : follows_figure_1 bandit C d (batch_player s).
Proof.
  apply proxy_moves_follow. intros l l' t ht alike. unfold batch_play, course.
  destruct (batch_of b b1 t ht) as (one & low & high). set (tau := ceiling t b) in *.
  destruct (le_lt_dec tau T') as [within|later]; [|now rewrite !run_later]. rewrite (run_stable K N clean (x l) K1 N1
    nothing_yet T' tau s tau), (run_stable K N clean (x l') K1 N1 nothing_yet T' tau s tau) by lia. f_equal.
  pose proof (same_course_1 l l' s tau within) as same. unfold course in same. rewrite same; [reflexivity|].
  intros r hr. apply alike. lia.
Qed.

(** Its law, and its regret. *)
Definition batch_law : law (nat -> nat * nat) := drawn (independent (seed N (fun _ => places b))) 1 T' nothing_yet.

Theorem batch_player_plays : figure_1_player bandit K C d batch_law batch_player.
Proof.
  split.
  - apply drawn_proper. intros. apply seed_proper; [assumption|]. intros; now apply places_proper.
  - intros s. apply batch_player_is_legal.
  - intros s l t. now apply run_arm.
Qed.

Theorem batch_player_regret l i : unit_interval l ->
  regret batch_law (fun s => plays (batch_player s)) T l i
  <= batching_regret K b T bandit d l X ia ib i (fun _ => 1%nat) (fun _ => 0%nat)
     + INR T' * (INR K * INR T / INR N).
Proof.
  intros hl. unfold regret, batch_law. rewrite mean_drawn.
  pose proof (seeds_are_enough K N (fun _ => places b) clean (x l) K1 N1 (fun _ => places_proper b b1)
    (fun _ => clean_places) (x_simplex l) (fun y => sum T (fun t => l t (arms y (ceiling t b)))) (INR T) T' nothing_yet
    nothing_yet) as h.
  apply Rplus_le_compat_r with (r := - sum T (fun t => l t i)) in h.
  - unfold batching_regret, game_mean. eapply Rle_trans; [exact h|right].
    change (round_law (fun _ => places b) (policy_of K (x l)))
      with (round_law (fun _ => places b) (policy_1 K b T bandit d l X ia ib)). fold T'. unfold nothing_yet. ring.
  - intros y. split; [apply sum_nonneg; intros; apply hl|]. rewrite <- (Rmult_1_r (INR T)), <- sum_const.
    apply sum_le. intros. apply hl.
Qed.
End Batches.

(** ** Spaced: one slot, equal delays *)

Section Spaced_player.
Variables (K T d N : nat) (bandit : bool) (X : R -> R -> (nat -> R) -> nat -> R) (ia ib : nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (N1 : (1 <= N)%nat).
Hypothesis X_distributions : distributions K X.
Hypothesis rates_nonneg : forall t, 0 <= ia t /\ 0 <= ib t.

Let x (l : losses) (t : nat) (w : nat -> bool) (a : nat -> nat) : nat -> R := spaced_play d l bandit X ia ib w a t.

Definition not_yet (_ : nat) : bool * nat := (false, 0%nat).
Definition spaced_course (l : losses) (s : nat -> bool * nat) (n : nat) := run K N (fun c => c) (x l) not_yet n s.
Definition tossed (s : nat -> bool * nat) (t : nat) : bool := fst (s t).
Definition spaced_plays (s : nat -> bool * nat) (l : losses) (t : nat) : nat := snd (spaced_course l s T t).
Definition spaced_player (s : nat -> bool * nat) : moves := proxy_moves (proxies d (tossed s)) (spaced_plays s).

Lemma spaced_simplex l t w a : simplex K (x l t w a).
Proof. apply X_distributions; apply rates_nonneg. Qed.

Lemma same_spaced l l' t w a : (1 <= t)%nat ->
  (forall s, (1 <= s)%nat -> (s + d < t)%nat -> spaced_Z d w s = true -> forall i,
    (bandit = true -> i = a s) -> l s i = l' s i) -> x l t w a = x l' t w a.
Proof. intros ht same. now apply (algorithm_2_hears_only bandit (fun _ => d)). Qed.

Lemma same_spaced_course l l' s t : (t <= T)%nat -> (forall r, (1 <= r < t)%nat ->
    feedback bandit 1 (fun _ => d) (spaced_player s) l r = feedback bandit 1 (fun _ => d) (spaced_player s) l' r) ->
  spaced_course l s t = spaced_course l' s t.
Proof.
  induction t as [|m IH]; intros hm alike; [reflexivity|].
  assert (past : spaced_course l s m = spaced_course l' s m) by (apply IH; [lia|]; intros; apply alike; lia).
  unfold spaced_course in *. cbn [run]. rewrite <- past. set (y := run K N (fun c => c) (x l) not_yet m s) in *.
  f_equal. unfold round_outcome. f_equal. f_equal. apply same_spaced; [lia|]. intros q hq early seen i arm_of.
  assert (toss : spaced_Z d (tossed s) q = true).
  { rewrite <- seen. apply spaced_Z_known; [assumption|]. intros r hr. symmetry.
    apply (run_coin K N (fun c => c) (x l) K1 N1). lia. }
  assert (played : forall k : losses, spaced_course k s m = y -> spaced_plays s k q = arms y q).
  { intros k e. unfold spaced_plays, arms, spaced_course in *.
    rewrite (run_stable K N (fun c => c) (x k) K1 N1 not_yet T m s q) by lia. now rewrite e. }
  apply (view_at bandit (spaced_plays s)).
  - apply (feedback_shows bandit 1 (fun _ => d) (proxies d (tossed s))); [now rewrite one_slot_is_enough|]. apply alike.
    lia.
  - intros regime. rewrite (arm_of regime). now rewrite (played l eq_refl), (played l' (eq_sym past)).
Qed.

Theorem spaced_player_is_legal s : follows_figure_1 bandit 1 (fun _ => d) (spaced_player s).
Proof.
  apply proxy_moves_follow. intros l l' t ht alike. unfold spaced_plays, spaced_course.
  destruct (le_lt_dec t T) as [within|later]; [|now rewrite !run_later].
  rewrite (run_stable K N (fun c => c) (x l) K1 N1 not_yet T t s t),
    (run_stable K N (fun c => c) (x l') K1 N1 not_yet T t s t) by lia.
  pose proof (same_spaced_course l l' s t within alike) as same. unfold spaced_course in same. now rewrite same.
Qed.

Definition spaced_law : law (nat -> bool * nat) := drawn (independent (seed N (spaced_coin (heads d)))) 1 T not_yet.

Theorem spaced_player_plays : figure_1_player bandit K 1 (fun _ => d) spaced_law spaced_player.
Proof.
  split.
  - apply drawn_proper. intros. apply seed_proper; [assumption|]. intros. apply spaced_coin_proper, heads_bounds.
  - intros s. apply spaced_player_is_legal.
  - intros s l t. now apply run_arm.
Qed.

Theorem spaced_player_regret l i : unit_interval l ->
  regret spaced_law (fun s => plays (spaced_player s)) T l i
  <= spaced_regret K T d l bandit X ia ib i (fun _ => false) (fun _ => 0%nat) + INR T * (INR K * INR T / INR N).
Proof.
  intros hl. unfold regret, spaced_law. rewrite mean_drawn.
  pose proof (seeds_are_enough K N (spaced_coin (heads d)) (fun c => c) (x l) K1 N1
    (fun t => spaced_coin_proper (heads d) (heads_bounds d) t) (fun _ _ => eq_refl) (spaced_simplex l)
    (fun y => sum T (fun t => l t (arms y t))) (INR T) T not_yet not_yet) as h.
  apply Rplus_le_compat_r with (r := - sum T (fun t => l t i)) in h.
  - unfold spaced_regret, scheduler_regret, game_mean. eapply Rle_trans; [exact h|right].
    change (round_law (spaced_coin (heads d)) (policy_of K (x l)))
      with (round_law (spaced_coin (heads d)) (spaced_policy K d l bandit X ia ib)). unfold not_yet. ring.
  - intros y. split; [apply sum_nonneg; intros; apply hl|]. rewrite <- (Rmult_1_r (INR T)), <- sum_const.
    apply sum_le. intros. apply hl.
Qed.
End Spaced_player.
