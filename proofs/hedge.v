(** Hidden delays, nothing dropped: who tracks a round that never ends is blind from then on, and who tracks little
    misses the better arm (book, P.6 and the steps of P.7). *)
From Delays Require Export listeners lower_blocks any_coins.
From Delays Require Import hoeffding thm_i_1.

(** ** Who hears the same does the same *)

Section Listener.
Context {W : Type}.
Variables (bandit : bool) (K C : nat) (class : (nat -> nat) -> Prop) (rho : law W) (p : W -> (nat -> nat) -> moves).
Hypothesis player : listener bandit K C class rho p.
Implicit Types (w : W) (d : nat -> nat) (l : losses) (s t n : nat).

(** Round t is tracked. *)
Definition phase_joins w d l t : bool := (length (held C d (p w d) l (t - 1)) <? C) && adds (p w d) l t.

Lemma held_next w d l n : class d -> held C d (p w d) l (S n) = leave d (S n) (held_after C d (p w d) l (S n)).
Proof.
  intros hd. pose proof (drops_nothing _ _ _ _ _ _ player w d l (S n) hd ltac:(lia)) as none. unfold dropped in none.
  unfold held, held_after, set_after, set_before in *. replace (S n - 1)%nat with n in * by lia. cbn [after].
  unfold release. induction (leave _ _ _) as [|s held IH]; [reflexivity|]. cbn [filter] in *.
  destruct (removes (p w d) l (S n) s); [discriminate|]. cbn [negb]. now rewrite (IH none).
Qed.

Lemma there_joined w d l s n : In s (held_after C d (p w d) l (S n)) -> phase_joins w d l s = true
  /\ (1 <= s <= S n)%nat.
Proof.
  induction n as [|n IH]; unfold held_after, set_after, set_before, join; intros h.
  - destruct (_ && _) eqn:new in h; [destruct h as [<-|[]]; split; [exact new|lia]|destruct h].
  - destruct (_ && _) eqn:new in h; [destruct h as [<-|h]|].
    + split; [unfold phase_joins; now replace (S (S n) - 1)%nat with (S n) by lia|lia].
    + apply joined_before, IH in h. split; [apply h|lia].
    + apply joined_before, IH in h. split; [apply h|lia].
Qed.

Lemma joined_stays w d l s n : class d -> (1 <= s <= n)%nat -> phase_joins w d l s = true -> (n < s + d s)%nat ->
  In s (held C d (p w d) l n).
Proof.
  intros hd. induction n as [|n IH]; intros hs new late; [lia|]. rewrite held_next by assumption. apply filter_In.
  rewrite (proj2 (Nat.eqb_neq (s + d s) (S n))) by lia. split; [|reflexivity]. unfold held_after, set_after, join.
  destruct (Nat.eq_dec s (S n)) as [->|ne]; [unfold phase_joins, held in new; unfold set_before; rewrite new; now
    left|].
  unfold set_before. replace (S n - 1)%nat with n by lia. destruct (_ && _); [right|]; apply IH; trivial; lia.
Qed.

(** Two games are the same up to the end of round n if they are for what is tracked and heard by then. *)
Lemma same_game w d d' l l' n : class d -> class d' ->
  (forall s, (1 <= s <= n)%nat -> phase_joins w d l s = true ->
    (s + d s <= n \/ s + d' s <= n)%nat -> d s = d' s /\ l s = l' s) ->
  held C d (p w d) l n = held C d' (p w d') l' n
  /\ forall r, (1 <= r <= n)%nat -> feedback bandit C d (p w d) l r = feedback bandit C d' (p w d') l' r.
Proof.
  intros hd hd'. induction n as [|n IH]; intros same; [split; [reflexivity|lia]|].
  destruct IH as [sets news]; [intros s hs new early; apply same; trivial; lia|].
  assert (moves_ : forall s, (1 <= s <= S n)%nat ->
    plays (p w d) l s = plays (p w d') l' s /\ adds (p w d) l s = adds (p w d') l' s).
  { intros s hs. destruct (hears_alike _ _ _ _ _ _ player w d d' l l' s hd hd' ltac:(lia)) as (e & e' & _); [|auto].
    intros r hr. apply news. lia. }
  assert (joined : held_after C d (p w d) l (S n) = held_after C d' (p w d') l' (S n)).
  { unfold held_after, set_after, set_before, join. replace (S n - 1)%nat with n by lia.
    fold (held C d (p w d) l n) (held C d' (p w d') l' n). now rewrite sets, (proj2 (moves_ (S n) ltac:(lia))). }
  assert (over : forall s, In s (held_after C d (p w d) l (S n)) -> (s + d s =? S n) = (s + d' s =? S n)).
  { intros s hs. apply there_joined in hs as [new hs].
    destruct (Nat.eqb_spec (s + d s) (S n)) as [e|ne], (Nat.eqb_spec (s + d' s) (S n)) as [e'|ne']; trivial;
      destruct (same s hs new ltac:(lia)); lia. }
  split.
  - rewrite !held_next, <- joined by assumption. apply filter_ext_in. intros s hs. now rewrite over.
  - intros r hr. destruct (Nat.eq_dec r (S n)) as [->|ne]; [|apply news; lia]. unfold feedback, arrives, observed.
    fold (held_after C d (p w d) l (S n)) (held_after C d' (p w d') l' (S n)). rewrite <- joined. unfold due.
    rewrite (filter_ext_in _ _ _ over). apply map_ext_in. intros s hs. f_equal. apply filter_In in hs as [hs e].
    apply Nat.eqb_eq in e. apply there_joined in hs as [new hs]. destruct (same s hs new ltac:(lia)) as [_ row].
    unfold view. rewrite (proj1 (moves_ s hs)). now rewrite row.
Qed.

Lemma same_moves w d d' l l' t : class d -> class d' -> (1 <= t)%nat ->
  (forall s, (1 <= s < t)%nat -> phase_joins w d l s = true ->
    (s + d s < t \/ s + d' s < t)%nat -> d s = d' s /\ l s = l' s) ->
  plays (p w d) l t = plays (p w d') l' t /\ phase_joins w d l t = phase_joins w d' l' t.
Proof.
  intros hd hd' ht same.
  destruct (same_game w d d' l l' (t - 1) hd hd') as [sets news]; [intros s hs new early; apply same; trivial; lia|].
  destruct (hears_alike _ _ _ _ _ _ player w d d' l l' t hd hd' ht) as (e & e' & _); [intros r hr; apply news; lia|].
  split; [exact e|]. unfold phase_joins. now rewrite sets, e'.
Qed.

(** ** A coin for each round: it says which of two arms loses; further arms always lose *)

Definition loses (j : nat) (b : bool) : bool := match j with 0 => b | 1 => negb b | _ => true end.
Definition flips (x : nat -> bool) : losses := fun t j => ind (loses j (x t)).
(** Coins up to round N; then arm i wins up to round H; then nothing is lost. *)
Definition game (N H i : nat) (x : nat -> bool) : losses := fun t j =>
  ind (if t <=? N then loses j (x t) else (t <=? H) && negb (j =? i)).

Definition tracks w d x t : bool := phase_joins w d (flips x) t.
Definition arm w d x t : nat := plays (p w d) (flips x) t.
Let x0 : nat -> bool := fun _ => false.
Let hP t (x : nat -> bool) : proper (independent (fun _ => fair) t x) := fair_proper.

Lemma coins_known w d t x y : class d -> (1 <= t)%nat -> agree t x y ->
  arm w d x t = arm w d y t /\ tracks w d x t = tracks w d y t.
Proof.
  intros hd ht h. apply same_moves; trivial. intros s hs _ _. split; [reflexivity|]. unfold flips. now rewrite h.
Qed.

(** Up to round N + 1 it is a game of coins; and longer, for those who track nothing from then on. *)
Lemma game_alike w d N H i x t : class d -> (1 <= t)%nat ->
  (forall s, (N < s < t)%nat -> tracks w d x s = false) -> plays (p w d) (game N H i x) t = arm w d x t.
Proof.
  intros hd ht blind. symmetry. apply same_moves; trivial. intros s hs new _. split; [reflexivity|]. unfold game, flips.
  destruct (Nat.leb_spec s N); [reflexivity|]. unfold tracks in blind. now rewrite blind in new by lia.
Qed.

(** The coin of a round that is not tracked is never seen. *)
Definition alike w d (x : nat -> bool) t (a a' : bool) : Prop := tracks w d x t = true -> a = a'.

Lemma coins_visible w d x t a a' s : class d -> (1 <= t)%nat -> (1 <= s)%nat -> alike w d x t a a' ->
  arm w d (put x t a) s = arm w d (put x t a') s.
Proof.
  intros hd ht hs same. apply same_moves; trivial. intros r hr new _. split; [reflexivity|]. unfold flips.
  destruct (Nat.eq_dec r t) as [->|ne]; [|now rewrite !put_other]. rewrite !put_same. f_equal.
  rewrite same; [reflexivity|]. rewrite <- new. symmetry. apply (coins_known w d t); trivial. now apply agree_put.
Qed.

(** ** What games of coins cost, on average *)

Lemma fair_gap i j : (i < 2)%nat -> 0 <= mean fair (fun b => ind (loses j b) - ind (loses i b)).
Proof. intros hi. destruct i as [|[|i]], j as [|[|j]]; try lia; simpl; lra. Qed.

Definition flipped (N : nat) (g : (nat -> bool) -> R) : R := E (independent (fun _ => fair)) 1 N g x0.
Definition flipped_chance (N : nat) (F : W -> (nat -> bool) -> bool) : R :=
  mean rho (fun w => flipped N (fun x => ind (F w x))).

Section Delays.
Variable d : nat -> nat.
Hypothesis hd : class d.
Let regret_of T := regret rho (fun w => plays (p w d)) T.

Lemma game_unit N H i x : unit_interval (game N H i x).
Proof. intros t j. apply ind_bounds. Qed.

Lemma mean_regret L N H T i : (forall t, proper (L t)) -> (N <= H <= T)%nat ->
  E (independent L) 1 N (fun x => regret_of T (game N H i x) i) x0
  = mean rho (fun w => E (independent L) 1 N (fun x =>
      sum N (fun t => mean (L t) (fun b => ind (loses (arm w d x t) b) - ind (loses i b)))
      + sum (H - N) (fun k => ind (negb (plays (p w d) (game N H i x) (N + k) =? i)))) x0).
Proof.
  intros hL hN. assert (hL' : forall t (x : nat -> bool), proper (independent L t x)) by (intros; apply hL).
  rewrite (E_ext _ _ _ _ (fun x => mean rho (fun w =>
    sum T (fun t => game N H i x t (plays (p w d) (game N H i x) t)) - sum T (fun t => game N H i x t i)))).
  2:{ intros x. now rewrite mean_minus_const by apply player. }
  rewrite E_mean. apply mean_ext. intros w. rewrite E_plus, E_sum by exact hL'.
  rewrite (sum_ext N (fun t => E _ 1 N (fun x => mean _ _) x0) (fun t => E (independent L) 1 N
    (fun x => ind (loses (arm w d x t) (x t)) - ind (loses i (x t))) x0)).
  2:{ intros t ht. symmetry. apply (E_fresh L (fun y b => ind (loses (arm w d y t) b) - ind (loses i b))); trivial.
      intros b y z h. now rewrite (proj1 (coins_known w d t y z hd ltac:(lia) h)). }
  rewrite <- E_sum, <- E_plus by exact hL'. apply E_ext. intros x. rewrite <- sum_minus.
  replace T with (N + ((H - N) + (T - H)))%nat by lia. rewrite !sum_split, (sum_zero (T - H)), Rplus_0_r.
  - f_equal; apply sum_ext; intros k hk.
    + rewrite (game_alike w d N H i x k hd) by lia. unfold game. now rewrite (proj2 (Nat.leb_le k N)) by lia.
    + unfold game at 1 3. rewrite (proj2 (Nat.leb_gt (N + k) N)), (proj2 (Nat.leb_le (N + k) H)), Nat.eqb_refl by lia.
      cbn [andb negb ind]. ring.
  - intros k hk. unfold game at 1 3. rewrite (proj2 (Nat.leb_gt _ N)), (proj2 (Nat.leb_gt _ H)) by lia.
    now apply Rminus_diag_eq.
Qed.

(** One of the two arms costs half of what both cost. *)
Lemma costly_game (L : nat -> nat -> law bool) N H T c : (2 <= K)%nat -> (forall i t, (i < 2)%nat -> proper (L i t)) ->
  2 * c <= E (independent (L 0%nat)) 1 N (fun x => regret_of T (game N H 0 x) 0) x0
           + E (independent (L 1%nat)) 1 N (fun x => regret_of T (game N H 1 x) 1) x0 ->
  exists l i, unit_interval l /\ (i < K)%nat /\ c <= regret_of T l i.
Proof.
  intros K2 hL both_. assert (one : exists i, (i < 2)%nat /\
    c <= E (independent (L i)) 1 N (fun x => regret_of T (game N H i x) i) x0).
  { destruct (Rle_lt_dec c (E (independent (L 0%nat)) 1 N (fun x => regret_of T (game N H 0 x) 0) x0));
      [exists 0%nat|exists 1%nat]; (split; [lia|lra]). }
  destruct one as (i & hi & large). apply E_attained in large as (x & large); [|intros; now apply hL].
  exists (game N H i x), i. split; [apply game_unit|]. split; [lia|exact large].
Qed.

(** Nothing is seen of the end of the game if F. *)
Lemma blind F N H T : (2 <= K)%nat -> (N <= H <= T)%nat ->
  (forall w x s, F w x = true -> (N < s < H)%nat -> tracks w d x s = false) ->
  exists l i, unit_interval l /\ (i < K)%nat /\ flipped_chance N F * INR (H - N) / 2 <= regret_of T l i.
Proof.
  intros K2 hN unseen.
  apply (costly_game (fun _ _ => fair) N H); [assumption|intros; apply fair_proper|].
  rewrite !mean_regret, <- mean_plus by (trivial; intros; apply fair_proper). unfold flipped_chance.
  replace (2 * (mean rho _ * INR (H - N) / 2)) with (INR (H - N) * mean rho (fun w => flipped N (fun x => ind (F w x))))
    by field. rewrite <- mean_scal. apply mean_le; [apply player|]. intros w. unfold flipped.
  rewrite <- E_plus, <- E_scal. apply E_le; [exact hP|]. intros x.
  assert (first_ : forall i, (i < 2)%nat ->
    0 <= sum N (fun t => mean fair (fun b => ind (loses (arm w d x t) b) - ind (loses i b))))
    by (intros; apply sum_nonneg; intros; now apply fair_gap).
  pose proof (first_ 0%nat ltac:(lia)). pose proof (first_ 1%nat ltac:(lia)).
  assert (rest : INR (H - N) * ind (F w x)
    <= sum (H - N) (fun k => ind (negb (plays (p w d) (game N H 0 x) (N + k) =? 0)))
    + sum (H - N) (fun k => ind (negb (plays (p w d) (game N H 1 x) (N + k) =? 1)))); [|lra].
  rewrite <- sum_plus, <- sum_const. apply sum_le. intros k hk. destruct (F w x) eqn:here; cbn [ind].
  - rewrite !(game_alike w d N) by (trivial; try lia; intros; apply (unseen w x); trivial; lia).
    destruct (arm w d x (N + k)) as [|[|j]]; cbn; lra.
  - pose proof (ind_bounds (negb (plays (p w d) (game N H 0 x) (N + k) =? 0))).
    pose proof (ind_bounds (negb (plays (p w d) (game N H 1 x) (N + k) =? 1))). lra.
Qed.

(** ** Short-sighted: n rounds with an unfair coin, after a rounds with fair coins and an event F *)

Section Phase.
Variables (a n : nat) (F : W -> (nat -> bool) -> bool).
Hypotheses (n1 : (1 <= n)%nat) (F_known : forall w, known (S a) (F w)).

Definition phase_hits w i x : R := sum n (fun k => ind (arm w d x (a + k) =? i)) / INR n.
Definition phase_looks w x : R := sum n (fun k => ind (tracks w d x (a + k))).
Definition mean_looks : R := mean rho (fun w => flipped (a + n) (fun x => ind (F w x) * phase_looks w x)).

(** The round of the phase that is tracked most often *)
Lemma next_round : exists s, (a < s <= a + n)%nat /\
  mean_looks / INR n <= flipped_chance (a + n) (fun w x => F w x && tracks w d x s).
Proof.
  pose proof (INR_pos n n1) as n0.
  destruct (sum_attained n (fun k => flipped_chance (a + n) (fun w x => F w x && tracks w d x (a + k)))
    (mean_looks / INR n) n1) as (k & hk & large); [|exists (a + k)%nat; split; [lia|exact large]].
  replace (INR n * (mean_looks / INR n)) with mean_looks by (field; lra). right.
  unfold mean_looks, flipped_chance, flipped.
  rewrite <- (mean_sum rho n) by apply player. apply mean_ext. intros w. rewrite <- E_sum by exact hP.
  apply E_ext. intros x. unfold phase_looks. rewrite <- sum_scal. apply sum_ext. intros k _.
  destruct (F w x), (tracks w d x (a + k)); simpl; ring.
Qed.

Lemma hits_bounds w i x : 0 <= phase_hits w i x <= 1.
Proof.
  pose proof (INR_pos n n1). split; [apply div_nonneg; [apply sum_nonneg; intros; apply ind_bounds|lra]|].
  apply div_le; [lra|]. rewrite Rmult_1_l, <- (Rmult_1_r (INR n)), <- sum_const. apply sum_le. intros; apply ind_bounds.
Qed.

Definition unfair (v : R) (i : nat) : law bool := tilt fair (fun b => lean v (loses i b)).
Definition coins_of v i t : law bool := if (t <=? a)%nat then fair else unfair v i.

Lemma unfair_proper v i : 0 <= v < 1 -> (i < 2)%nat -> proper (unfair v i).
Proof.
  intros hv hi. destruct i as [|[|i]]; [| |lia]; (split; [intros b u h|simpl; field]);
    simpl in h; destruct h as [[= _ <-]|[[= _ <-]|[]]]; lra.
Qed.

Lemma coins_proper v i t : 0 <= v < 1 -> (i < 2)%nat -> proper (coins_of v i t).
Proof. intros hv hi. unfold coins_of. destruct (t <=? a); [apply fair_proper|now apply unfair_proper]. Qed.

(** What is played instead of arm i costs v a round. *)
Lemma unfair_gap v i j : 0 <= v < 1 -> (i < 2)%nat ->
  v * (1 - ind (j =? i)) <= mean (unfair v i) (fun b => ind (loses j b) - ind (loses i b)).
Proof. intros hv hi. destruct i as [|[|i]], j as [|[|j]]; try lia; simpl; lra. Qed.

Section Unfair.
Variable v : R.
Hypothesis v01 : 0 <= v < 1.

(** Given the past, the arm that an unfair coin favours is found hardly more often than under a fair one. *)
Lemma found_more w i x : (i < 2)%nat ->
  E (independent (fun _ => unfair v i)) (S a) n (phase_hits w i) x
  <= E (independent (fun _ => fair)) (S a) n (phase_hits w i) x
     + information_fair v * E (independent (fun _ => fair)) (S a) n (phase_looks w) x + / 8.
Proof.
  intros hi. pose proof (unfair_proper v i v01 hi) as hQ.
  assert (hQ' : forall t (x : nat -> bool), proper (independent (fun _ => unfair v i) t x)) by (intros; exact hQ).
  set (r := fun x t b => if tracks w d x t then lean v (loses i b) else 1).
  pose proof (information_inequality fair (unfair v i) fair_proper hQ (alike w d)) as gibbs.
  specialize (gibbs (fun t ht x y h =>
    f_equal (fun q b b' => q = true -> b = b') (proj2 (coins_known w d t x y hd ht h))) r).
  assert (info : forall y t, shown_information fair r y t = information_fair v * ind (tracks w d y t)).
  { intros y t. unfold shown_information, r. destruct (tracks w d y t); cbn [ind].
    - unfold information_fair. destruct i as [|[|i]]; [| |lia]; simpl; lra.
    - rewrite ln_1, mean_const by exact fair_proper. ring. }
  assert (h : E (independent (fun _ => fair)) (S a) n
    (fun y => - phase_hits w i y - information_fair v * phase_looks w y) x
    <= ln (E (independent (fun _ => unfair v i)) (S a) n (fun y => exp (- phase_hits w i y)) x)).
  { eapply Rle_trans; [right|apply gibbs with (g := fun y => - phase_hits w i y)].
    - apply E_ext. intros y. unfold phase_looks. rewrite <- sum_scal. f_equal. apply sum_ext. intros k _.
      now replace (S a - 1 + k)%nat with (a + k)%nat by lia.
    - intros y t b. unfold r. destruct (tracks w d y t); [now apply lean_pos|lra].
    - intros t ht y z hyz. unfold r. now rewrite (proj2 (coins_known w d t y z hd ht hyz)).
    - intros y t g ht same. unfold r, unfair. destruct (tracks w d y t) eqn:new; [now rewrite mean_tilt|].
      assert (e : g true = g false) by (apply same; unfold alike; rewrite new; discriminate).
      destruct i as [|[|i]]; [| |lia]; simpl; rewrite e; field.
    - intros y t b b' ht same. unfold phase_hits. do 2 f_equal. apply sum_ext. intros k hk.
      now rewrite (coins_visible w d y t b b' (a + k) hd ht ltac:(lia) same).
    - lia. }
  set (q := E (independent (fun _ => unfair v i)) (S a) n (phase_hits w i) x).
  assert (q01 : 0 <= q <= 1).
  { split; [rewrite <- (E_const _ hQ' n 0 (S a) x)|rewrite <- (E_const _ hQ' n 1 (S a) x)]; apply E_le; trivial; intros;
      now apply hits_bounds. }
  assert (chord : E (independent (fun _ => unfair v i)) (S a) n (fun y => exp (- phase_hits w i y)) x
    <= 1 - q + q * exp (-1)).
  { apply Rle_trans with (E (independent (fun _ => unfair v i)) (S a) n
      (fun y => 1 + (exp (-1) - 1) * phase_hits w i y) x).
    - apply E_le; [exact hQ'|]. intros y. pose proof (exp_chord (-1) _ (hits_bounds w i y)) as c.
      replace (-1 * phase_hits w i y) with (- phase_hits w i y) in c by ring. lra.
    - rewrite E_plus, E_scal, E_const by exact hQ'. fold q. lra. }
  apply ln_le in chord; [|apply E_pos; [exact hQ'|]; intros; apply exp_pos].
  pose proof (hoeffding_number q q01 1 ltac:(lra)) as hoeffding. change (Ropp 1) with (-1) in hoeffding.
  rewrite E_minus, E_scal in h by exact hP.
  rewrite (E_ext _ n (S a) (fun y => - phase_hits w i y) (fun y => (-1) * phase_hits w i y)), E_scal in h
    by (intros; ring).
  lra.
Qed.

Lemma given_the_past (L : nat -> law bool) Q w g : (forall t, proper (L t)) -> (forall t, (t <= a)%nat -> L t = fair) ->
  (forall t, (a < t)%nat -> L t = Q) -> E (independent L) 1 (a + n) (fun x => ind (F w x) * g x) x0
  = flipped a (fun x => ind (F w x) * E (independent (fun _ => Q)) (S a) n g x).
Proof.
  intros hL before after_. rewrite E_tower.
  rewrite (E_law_ext (independent L) (independent (fun _ => fair))) by (intros; unfold independent; apply before; lia).
  apply E_ext. intros x. rewrite E_factor by (trivial; intros y z h; now rewrite (F_known w y z h)). f_equal.
  apply E_law_ext. intros. apply after_. lia.
Qed.

Let past w : R := flipped a (fun x => ind (F w x)).
Let finds w i : R := flipped (a + n) (fun x => ind (F w x) * phase_hits w i x).
Let seen w : R := flipped (a + n) (fun x => ind (F w x) * phase_looks w x).

Lemma fair_given w g : flipped (a + n) (fun x => ind (F w x) * g x)
  = flipped a (fun x => ind (F w x) * E (independent (fun _ => fair)) (S a) n g x).
Proof. apply (given_the_past (fun _ => fair)); trivial. intros; apply fair_proper. Qed.

(** Who plays the better arm i hardly more often than under fair coins misses it. *)
Lemma misses w i : (i < 2)%nat -> v * INR n * (7 / 8 * past w - finds w i - information_fair v * seen w)
  <= E (independent (coins_of v i)) 1 (a + n) (fun x =>
       sum (a + n) (fun t => mean (coins_of v i t) (fun b => ind (loses (arm w d x t) b) - ind (loses i b)))) x0.
Proof.
  intros hi. pose proof (INR_pos n n1) as n0. pose proof (unfair_proper v i v01 hi) as hQ.
  assert (hL : forall t, proper (coins_of v i t)) by (intros; now apply coins_proper).
  assert (hL' : forall t (x : nat -> bool), proper (independent (coins_of v i) t x)) by (intros; apply hL).
  assert (hQ' : forall t (x : nat -> bool), proper (independent (fun _ => unfair v i) t x)) by (intros; exact hQ).
  apply Rle_trans with (v * INR n * flipped a (fun x => ind (F w x) * E (independent (fun _ => unfair v i)) (S a) n
    (fun y => 1 - phase_hits w i y) x)).
  - apply Rmult_le_compat_l; [nra|]. unfold past, finds, seen. rewrite !fair_given. unfold flipped.
    set (EP := E (independent (fun _ => fair)) (S a) n). apply Rle_trans with (E (independent (fun _ => fair)) 1 a
      (fun x => 7 / 8 * ind (F w x) - ind (F w x) * EP (phase_hits w i) x
                - information_fair v * (ind (F w x) * EP (phase_looks w) x)) x0).
    + rewrite E_minus, E_minus, !E_scal by exact hP. lra.
    + apply E_le; [exact hP|]. intros x. rewrite E_minus, E_const by exact hQ'.
      pose proof (found_more w i x hi) as more. fold EP in more. destruct (F w x); cbn [ind]; lra.
  - rewrite <- (given_the_past (coins_of v i)); trivial;
      [|intros t ht; unfold coins_of; now rewrite (proj2 (Nat.leb_le t a))
       |intros t ht; unfold coins_of; now rewrite (proj2 (Nat.leb_gt t a))].
    rewrite <- E_scal. apply E_le; [exact hL'|]. intros x. rewrite sum_split.
    assert (before : 0 <= sum a (fun t => mean (coins_of v i t)
      (fun b => ind (loses (arm w d x t) b) - ind (loses i b)))).
    { apply sum_nonneg. intros t ht. unfold coins_of. rewrite (proj2 (Nat.leb_le t a)) by lia. now apply fair_gap. }
    assert (phase : v * (INR n * (1 - phase_hits w i x)) <= sum n (fun k => mean (coins_of v i (a + k))
      (fun b => ind (loses (arm w d x (a + k)) b) - ind (loses i b)))).
    { unfold phase_hits. replace (INR n * (1 - sum n (fun k => ind (arm w d x (a + k) =? i)) / INR n))
        with (sum n (fun k => 1 - ind (arm w d x (a + k) =? i))) by (rewrite sum_minus, sum_const; field; lra).
      rewrite <- sum_scal. apply sum_le. intros k hk. unfold coins_of. rewrite (proj2 (Nat.leb_gt (a + k) a)) by lia.
      now apply unfair_gap. }
    pose proof (hits_bounds w i x). assert (0 <= v * INR n * (1 - phase_hits w i x))
      by (repeat apply Rmult_le_pos; lra).
    destruct (F w x); cbn [ind]; lra.
Qed.

Lemma short_sighted T : (2 <= K)%nat -> (a + n <= T)%nat -> exists l i, unit_interval l /\ (i < K)%nat /\
  v * INR n / 2 * (3 / 4 * flipped_chance a F - 2 * information_fair v * mean_looks) <= regret_of T l i.
Proof.
  intros K2 hT. pose proof (INR_pos n n1) as n0.
  apply (costly_game (coins_of v) (a + n) (a + n)); [assumption|intros; now apply coins_proper|].
  rewrite !mean_regret, <- mean_plus by (try lia; intros; apply coins_proper; trivial; lia).
  apply Rle_trans with (mean rho (fun w => v * INR n * (3 / 4 * past w + - (2 * information_fair v) * seen w))).
  - rewrite mean_scal, mean_plus, !mean_scal. unfold flipped_chance. right. unfold past, seen, mean_looks. field.
  - apply mean_le; [apply player|]. intros w. replace (a + n - (a + n))%nat with 0%nat by lia.
    pose proof (misses w 0 ltac:(lia)) as m0. pose proof (misses w 1 ltac:(lia)) as m1.
    assert (two : finds w 0 + finds w 1 <= past w).
    { unfold finds, past. rewrite !fair_given. unfold flipped. rewrite <- E_plus. apply E_le; [exact hP|]. intros x.
      rewrite <- Rmult_plus_distr_l, <- E_plus. rewrite <- (Rmult_1_r (ind (F w x))) at 2.
      apply Rmult_le_compat_l; [apply ind_bounds|]. rewrite <- (E_const _ hP n 1 (S a) x). apply E_le; [exact hP|].
      intros y. unfold phase_hits. rewrite <- Rdiv_plus_distr, <- sum_plus. apply div_le; [assumption|].
      rewrite Rmult_1_l, <- (Rmult_1_r (INR n)), <- sum_const. apply sum_le. intros k _.
      destruct (arm w d y (a + k)) as [|[|j]]; cbn; lra. }
    assert (vn : 0 <= v * INR n) by nra.
    rewrite !(E_ext _ (a + n) 1 (fun x => sum (a + n) _ + sum 0 _) _ x0 (fun x => Rplus_0_r _)). nra.
Qed.
End Unfair.

(** An unfair coin with v = 1/2, or so near to a fair one that what is tracked tells little *)
Theorem better_arm_missed v T : (2 <= K)%nat -> (a + n <= T)%nat -> 0 <= v <= / 2 ->
  v * v * mean_looks <= 3 / 16 * flipped_chance a F ->
  exists l i, unit_interval l /\ (i < K)%nat /\ v * INR n / 4 * flipped_chance a F <= regret_of T l i.
Proof.
  intros K2 hT hv few. pose proof (INR_pos n n1).
  destruct (short_sighted v ltac:(lra) T K2 hT) as (l & i & hl & hi & h). exists l, i.
  repeat split; trivial; try apply hl. eapply Rle_trans; [|exact h].
  replace (v * INR n / 4 * flipped_chance a F) with (v * INR n / 2 * (/ 2 * flipped_chance a F)) by field.
  apply Rmult_le_compat_l; [nra|]. destruct (information_fair_le v ltac:(lra)) as [i0 i1].
  assert (info : information_fair v <= 2 / 3 * (v * v)).
  { assert (s01 : 0 <= v * v <= / 4) by nra. eapply Rle_trans; [exact i1|]. apply div_le; nra. }
  assert (M0 : 0 <= mean_looks).
  { apply mean_nonneg; [apply player|]. intros w. rewrite <- (E_const _ hP (a + n) 0 1 x0). apply E_le; [exact hP|].
    intros x. apply Rmult_le_pos; [apply ind_bounds|]. apply sum_nonneg. intros; apply ind_bounds. }
  nra.
Qed.
End Phase.
End Delays.

(** ** Long rounds *)

Lemma tracks_alike w d d' x t : class d -> class d' -> (1 <= t)%nat -> (forall r, (1 <= r < t)%nat -> d r = d' r) ->
  tracks w d x t = tracks w d' x t.
Proof. intros hd hd' ht same. apply (same_moves w d d' (flips x) (flips x) t hd hd' ht). auto. Qed.

(** Who tracks C rounds until the end tracks nothing else. *)
Lemma full w d x long N H : class d -> NoDup long -> (C <= length long)%nat ->
  (forall s, In s long -> (1 <= s <= N)%nat /\ (H <= s + d s)%nat /\ tracks w d x s = true) ->
  forall t, (N < t <= H)%nat -> tracks w d x t = false.
Proof.
  intros hd distinct many all t ht. unfold tracks, phase_joins. rewrite (proj2 (Nat.ltb_ge _ _)); [reflexivity|].
  eapply Nat.le_trans; [exact many|]. apply NoDup_incl_length; [assumption|]. intros s hs.
  destruct (all s hs) as (h1 & h2 & h3). apply joined_stays; trivial; lia.
Qed.
End Listener.

(** The largest v that better_arm_missed admits, if M is not small *)
Lemma largest_v M f n r : 0 < f -> 0 <= n -> 3 / 4 * f <= M ->
  (forall v, 0 <= v <= / 2 -> v * v * M <= 3 / 16 * f -> v * n / 4 * f <= r) ->
  3 * (n * n) * (f * f * f) <= 256 * (r * r) * M.
Proof.
  intros f0 n0 many most. assert (pos : 0 < 3 * f / (16 * M)) by positive.
  assert (below : 3 * f / (16 * M) <= / 4) by (apply div_le; lra). set (v := sqrt (3 * f / (16 * M))).
  assert (vv : v * v = 3 * f / (16 * M)) by (apply sqrt_sqrt; lra). assert (v0 : 0 <= v) by apply sqrt_pos.
  assert (vM : v * v * M = 3 / 16 * f) by (rewrite vv; field; lra). specialize (most v ltac:(nra) ltac:(lra)).
  assert (y0 : 0 <= v * n / 4 * f) by positive.
  apply Rle_trans with (256 * (v * n / 4 * f * (v * n / 4 * f)) * M); [|apply Rmult_le_compat_r; nra]. nra.
Qed.

(** ** One slot *)

Definition one_delay (T : nat) (d : nat -> nat) : Prop :=
  exists s, (s + d s <= T)%nat /\ forall t, t <> s -> d t = 0%nat.

Theorem one_slot_cannot_hedge {W} bandit K n (rho : law W) p R0 R1 : (2 <= K)%nat ->
  let T := (2 * n)%nat in let regret_with d := regret rho (fun w => plays (p w d)) T in
  listener bandit K 1 (one_delay T) rho p ->
  (forall l i, unit_interval l -> (i < K)%nat -> regret_with (fun _ => 0%nat) l i <= R0) ->
  (forall d, one_delay T d -> forall l i, unit_interval l -> (i < K)%nat -> regret_with d l i <= R1) ->
  3 / 2048 * (INR T * INR T) <= R0 * R0 * R1.
Proof.
  intros K2 T regret_with player most0 most1. set (d0 := fun _ : nat => 0%nat) in *.
  assert (h0 : one_delay T d0) by (exists 0%nat; split; [unfold d0; lia|reflexivity]).
  assert (size : INR T = 2 * INR n) by (unfold T; rewrite mult_INR; simpl; ring).
  set (always := fun (_ : W) (_ : nat -> bool) => true).
  assert (sure : forall N, flipped_chance rho N always = 1).
  { intros N. unfold flipped_chance, always. rewrite (mean_ext rho _ (fun _ => 1)); [apply mean_const, player|].
    intros w. apply E_const. intros; apply fair_proper. }
  assert (half : (1 <= n)%nat -> / 2 <= R1).
  { intros n1.
    destruct (blind bandit K 1 _ rho p player d0 h0 always 0 1 T K2 ltac:(unfold T; lia)) as (l & i & hl & hi & h).
    - intros; lia.
    - rewrite sure in h. simpl in h. pose proof (most1 d0 h0 l i hl hi). unfold regret_with in *. lra. }
  destruct (Nat.eq_dec n 0) as [zero|ne].
  { pose proof (most1 d0 h0 (fun _ _ => 0) 0%nat ltac:(intros t i; lra) ltac:(lia)) as least.
    unfold regret_with, T in least. rewrite zero in *. unfold regret in least.
    rewrite mean_const in least by apply player. rewrite size. simpl. nra. }
  assert (n1 : (1 <= n)%nat) by lia. specialize (half n1). pose proof (INR_pos n n1) as n0.
  set (M := mean_looks 1 rho p d0 0 n always).
  assert (short : forall v, 0 <= v <= / 2 -> v * v * M <= 3 / 16 -> v * INR n / 4 <= R0).
  { intros v hv few.
    destruct (better_arm_missed bandit K 1 _ rho p player d0 h0 0 n always n1 (fun _ _ _ _ => eq_refl) v T K2)
      as (l & i & hl & hi & h); trivial; [unfold T; lia|fold M; rewrite sure; lra|].
    rewrite sure in h. specialize (most0 l i hl hi). unfold regret_with in *. lra. }
  assert (taken : M / 2 <= R1).
  { destruct (next_round bandit K 1 _ rho p player d0 0 n always n1) as (s & hs & often). fold M in often.
    set (d1 := fun t => if t =? s then (T - s)%nat else 0%nat).
    assert (h1 : one_delay T d1).
    { exists s. unfold d1. rewrite Nat.eqb_refl. split; [unfold T; lia|]. intros t ht.
      now rewrite (proj2 (Nat.eqb_neq t s)). }
    destruct (blind bandit K 1 _ rho p player d1 h1 (fun w x => tracks 1 p w d1 x s) n T T K2 ltac:(unfold T; lia))
      as (l & i & hl & hi & h).
    - intros w x t new ht. apply (full bandit K 1 _ rho p player w d1 x [s] n T); trivial; try lia.
      + constructor; [intros []|constructor].
      + intros r [<-|[]]. unfold d1. rewrite Nat.eqb_refl. repeat split; trivial; unfold T; lia.
    - specialize (most1 d1 h1 l i hl hi). fold (regret_with d1 l i) in h.
      replace (T - n)%nat with n in h by (unfold T; lia).
      assert (same : flipped_chance rho (0 + n) (fun w x => always w x && tracks 1 p w d0 x s)
        = flipped_chance rho n (fun w x => tracks 1 p w d1 x s)).
      { apply mean_ext. intros w. apply E_ext. intros x. f_equal.
        apply (tracks_alike bandit K 1 _ rho p player); trivial; [lia|]. intros r hr. unfold d0, d1.
        now rewrite (proj2 (Nat.eqb_neq r s)) by lia. }
      rewrite same in often. apply (Rmult_le_compat_r (INR n)) in often; [|lra].
      replace (M / INR n * INR n) with M in often by (field; lra). lra. }
  rewrite size. destruct (Rle_lt_dec (3 / 4) M) as [many|few].
  - assert (3 * (INR n * INR n) * (1 * 1 * 1) <= 256 * (R0 * R0) * M).
    { apply largest_v; try lra. intros v hv small. rewrite Rmult_1_r. apply short; lra. }
    assert (R0 * R0 * (M / 2) <= R0 * R0 * R1) by (apply Rmult_le_compat_l; [apply Rle_0_sqr|assumption]). lra.
  - specialize (short (/ 2) ltac:(lra) ltac:(lra)). assert (INR n * INR n / 64 <= R0 * R0) by nra.
    assert (INR n * INR n / 64 * / 2 <= R0 * R0 * R1) by (apply Rmult_le_compat; nra). nra.
Qed.
