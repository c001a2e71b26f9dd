(** Algorithm 2 as a strategy of `challenge.v` when the coin of a round depends on earlier coins, and when later coins
    decide whether a round is tracked or dropped. A strategy draws two numbers for each round before the game: one picks
    the coin, the other the arm. All coins follow from their numbers and the delays. So a move may look at later coins;
    that it looks at nothing that has neither been told nor been observed is a hypothesis here (`fair`), which
    `square_strategies.v` proves of each scheduler. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export paper_strategies.

(** ** A course whose outcomes are picked by numbers *)

(** Its outcome of round t, if the law of the round depends on the rounds before it only *)
Lemma course_step {B} N (y0 : B) k s t : (1 <= t)%nat -> known t (k t) ->
  drawn_course N y0 k s t = outcome_at y0 N (k t (drawn_course N y0 k s)) (s t).
Proof.
  intros ht hk. destruct t as [|n]; [lia|]. unfold drawn_course at 1. cbn [played_until_round]. rewrite put_same.
  f_equal. apply hk. apply played_agrees.
Qed.

(** What is suffered in T rounds changes by a multiple of 1 / N; numbers after round T do not matter. *)
Lemma course_close {B} N (y0 : B) k g M m T H : (1 <= N)%nat -> (T <= H)%nat -> (forall t y, proper (k t y)) ->
  (forall t y, (length (k t y) <= m)%nat) -> 0 <= M -> (forall y, 0 <= g y <= M) -> known (S T) g ->
  E (independent (fun _ => places N)) 1 H (fun s => g (drawn_course N y0 k s)) (fun _ => 1%nat)
  <= E k 1 T g (fun _ => y0) + INR T * (INR m * M / INR N).
Proof.
  intros N1 hT k_proper short M0 bounds hg.
  rewrite (E_ext _ _ _ _ (fun s => g (played_until_round N y0 k s T))).
  2:{ intros s. symmetry. apply hg. apply played_agrees. }
  rewrite (E_past (independent (fun _ => places N))) with (t := S T).
  - replace (S T - 1)%nat with T by lia. now apply numbers_are_enough.
  - intros. now apply places_proper.
  - lia.
  - intros s s' h. now rewrite (played_known N y0 k T s s' h).
Qed.

(** ** The strategy *)

Section Sampler.
Context {A : Type}.
Variables (F : P.framework) (bandit : bool) (K C H m : nat) (class : (nat -> nat) -> Prop).
Variables (x0 : A) (coin : (nat -> nat) -> nat -> (nat -> A) -> law A).
Variables (Z : (nat -> nat) -> (nat -> A) -> nat -> bool) (p : (nat -> nat) -> (nat -> A) -> nat -> R).
Variables (weights : (nat -> nat) -> (nat -> A) -> nat -> (nat -> R) -> nat -> R).
Variables (want : (nat -> nat) -> (nat -> A) -> nat -> bool) (drop : (nat -> A) -> nat -> nat -> bool).

Definition coins_by_numbers N d (u : nat -> nat) : nat -> A := drawn_course N x0 (coin d) u.
Definition arms_law d (l : losses) x t (a : nat -> nat) : law nat :=
  any_policy K bandit d l (Z d) (p d) (weights d) t x a.
Definition arms_of N d l x (s : nat -> nat) : nat -> nat := drawn_course N 0%nat (arms_law d l x) s.
Definition by_numbers N (q : (nat -> nat) * (nat -> nat)) d : P.moves :=
  let x := coins_by_numbers N d (fst q) in
  {| P.plays := fun l => arms_of N d l x (snd q); P.adds := fun _ => want d x; P.removes := fun _ => drop x |}.

(** The same is told by the start of round t, and the same rounds have arrived before it. *)
Definition alike_until d d' x x' t : Prop := P.told F t d d' /\
  forall r, (1 <= r < t)%nat -> arrive d (Z d) x r = arrive d' (Z d') x' r.

Hypotheses (K1 : (1 <= K)%nat).
Hypothesis coin_proper : forall d t x, class d -> proper (coin d t x).
Hypothesis coin_short : forall d t x, (length (coin d t x) <= m)%nat.
Hypothesis weights_simplex : forall d x t L, class d -> simplex K (weights d x t L).
Hypothesis keeps : P.preemptive F = false -> forall x t s, drop x t s = false.
Hypothesis figure : forall d x t, class d -> (1 <= t)%nat ->
  observed C d (want d x) (drop x) t = arrive d (Z d) x t.
Hypothesis heard : forall d t, class d -> (1 <= t)%nat ->
  known (S (t + d t)) (fun x => Z d x t) /\ known (S (t + d t)) (fun x => p d x t).
Hypothesis rates_known : forall d t, class d -> (1 <= t)%nat -> known t (fun x => weights d x t).
Hypothesis fair : forall N u d d' t, class d -> class d' -> (1 <= t)%nat ->
  let x := coins_by_numbers N d u in let x' := coins_by_numbers N d' u in alike_until d d' x x' t ->
  weights d x t = weights d' x' t /\ want d x t = want d' x' t /\
  (arrive d (Z d) x t = arrive d' (Z d') x' t -> drop x t = drop x' t) /\
  forall s, (1 <= s)%nat -> (s + d s < t)%nat -> d s = d' s -> p d x s = p d' x' s.

Lemma arms_proper d l x t a : class d -> proper (arms_law d l x t a).
Proof. intros hd. apply arm_law_proper. now apply weights_simplex. Qed.

Lemma arms_known d l x t : class d -> (1 <= t)%nat -> known t (arms_law d l x t).
Proof.
  intros hd ht a a' same. apply (any_policy_independent K bandit d l (Z d) (p d)); trivial.
  - intros s hs. now apply heard.
  - intros s hs. now apply rates_known.
  - now intros s _.
Qed.

(** The law of the arm is the same if the same has been told and heard. *)
Lemma arms_law_fair N u d d' l l' t a a' : class d -> class d' -> (1 <= t)%nat ->
  let x := coins_by_numbers N d u in let x' := coins_by_numbers N d' u in alike_until d d' x x' t -> agree t a a' ->
  (forall s, (1 <= s)%nat -> (s + d s < t)%nat -> Z d x s = true ->
    forall i, (bandit = true -> i = a s) -> l s i = l' s i) ->
  arms_law d l x t a = arms_law d' l' x' t a'.
Proof.
  intros hd hd' ht x x' past same losses_.
  assert (now_ : forall r, (1 <= r <= t)%nat -> weights d x r = weights d' x' r).
  { intros r hr. apply (fair N u d d' r); trivial; [lia|]. destruct past as [told came]. split.
    - intros clair. specialize (told clair). known_before told.
    - intros q hq. apply came. lia. }
  destruct (fair N u d d' t hd hd' ht past) as (_ & _ & _ & chance). destruct past as [told came].
  unfold arms_law, any_policy, any_coins.play, algorithm_2, distribution, Lobs. rewrite now_ by lia.
  f_equal. f_equal. f_equal. apply learn_ext. intros r hr. split; [apply now_; lia|]. split; [apply same; lia|].
  intros y i. rewrite <- (came r) by lia. apply total_ext. intros s hs. pose proof hs as hs'. rewrite (came r) in hs' by lia.
  unfold arrive in hs, hs'. apply filter_In in hs as [hs seen], hs' as [_ seen']. apply in_rounds in hs.
  apply andb_prop in seen as [over seen], seen' as [over' _]. apply Nat.eqb_eq in over, over'.
  unfold x, x' in *. rewrite (chance s) by lia. f_equal. pose proof (losses_ s ltac:(lia) ltac:(lia) seen) as loss.
  unfold estimate. rewrite <- (same s) by lia. destruct bandit; [now rewrite (loss (a s))|now apply loss].
Qed.

Lemma shown_by_numbers N q d l r : class d -> (1 <= r)%nat -> let x := coins_by_numbers N d (fst q) in
  P.feedback bandit C d (by_numbers N q d) l r
  = map (fun s => (s, if bandit then fun _ => l s (arms_of N d l x (snd q) s) else l s)) (arrive d (Z d) x r).
Proof. intros hd hr x. rewrite <- figure by assumption. reflexivity. Qed.

Lemma numbers_fair N q d d' l l' t : class d -> class d' -> (1 <= t)%nat -> P.told F t d d' ->
  (forall r, (1 <= r < t)%nat ->
    P.feedback bandit C d (by_numbers N q d) l r = P.feedback bandit C d' (by_numbers N q d') l' r) ->
  let x := coins_by_numbers N d (fst q) in let x' := coins_by_numbers N d' (fst q) in alike_until d d' x x' t /\
  agree (S t) (arms_of N d l x (snd q)) (arms_of N d' l' x' (snd q)).
Proof.
  intros hd hd' ht told same x x'. set (a := arms_of N d l x (snd q)). set (a' := arms_of N d' l' x' (snd q)).
  assert (came : forall r, (1 <= r < t)%nat -> arrive d (Z d) x r = arrive d' (Z d') x' r).
  { intros r hr. specialize (same r hr). rewrite !shown_by_numbers in same by (trivial; lia).
    apply (f_equal (map fst)) in same. rewrite !map_map in same. cbn [fst] in same. now rewrite !map_id in same. }
  split; [now split|].
  assert (all : forall n, (n <= t)%nat -> agree (S n) a a').
  2:{ now apply all. }
  induction n as [|n IH]; intros hn; [intros r hr; lia|]. specialize (IH ltac:(lia)).
  intros r hr. destruct (le_lt_dec r n) as [early|late]; [apply IH; lia|]. assert (r = S n) as -> by lia.
  unfold a, a', arms_of. rewrite !course_step by (lia || (apply arms_known; trivial; lia)). f_equal.
  apply arms_law_fair; trivial; [lia| |].
  - split; [intros clair; specialize (told clair); known_before told|]. intros s hs. apply came. lia.
  - intros s hs early seen i arm_of. specialize (same (s + d s)%nat ltac:(lia)).
    rewrite !shown_by_numbers in same by (trivial; lia). fold x x' a a' in same. rewrite <- came in same by lia.
    assert (here : In s (arrive d (Z d) x (s + d s))).
    { apply filter_In. rewrite in_rounds, Nat.eqb_refl. unfold x. rewrite seen. split; [lia|reflexivity]. }
    pose proof (ext_in_map same s here) as pair. injection pair as e. destruct bandit; [|now rewrite e].
    rewrite (arm_of eq_refl). pose proof (f_equal (fun g => g 0%nat) e) as loss. cbv beta in loss.
    rewrite <- (IH s ltac:(lia)) in loss. exact loss.
Qed.

Section Numbers.
Variable N : nat.
Hypothesis N1 : (1 <= N)%nat.
Let all_numbers : law (nat -> nat) := drawn (independent (fun _ => places N)) 1 H (fun _ => 1%nat).

Let all_proper : proper all_numbers.
Proof. apply drawn_proper. intros. now apply places_proper. Qed.

Definition by_sampler : P.strategy F bandit K C class.
Proof.
  refine {| P.seed := (nat -> nat) * (nat -> nat); P.course := by_numbers N;
            P.seeds := both all_numbers all_numbers |}.
  - apply law_to. now apply both_proper.
  - intros q d l t hd. cbn [by_numbers P.plays].
    apply (played_inside N 0%nat (arms_law d l _) (fun t y => arms_proper d l _ t y hd) (fun i => (i < K)%nat)); [lia|].
    intros r y _ i w h. apply in_map_iff in h as (j & [= <- _] & h). apply in_seq in h. lia.
  - intros free q d hd l t ht. unfold P.dropped. cbn [by_numbers P.adds P.removes].
    generalize (P.leave d t (P.set_after C d (want d (coins_by_numbers N d (fst q))) (drop (coins_by_numbers N d (fst q))) t)).
    intros held. induction held as [|r held IH]; [reflexivity|]. cbn [filter]. now rewrite (keeps free).
  - intros q d d' l l' t hd hd' ht told hears same.
    destruct (numbers_fair N q d d' l l' t hd hd' ht told same) as [past arms_].
    destruct (fair N (fst q) d d' t hd hd' ht past) as (_ & wants_ & drops_ & _).
    cbn [by_numbers P.plays P.adds P.removes]. split; [apply arms_; lia|]. split; [exact wants_|]. intros now_.
    apply drops_. unfold hears in now_. rewrite !shown_by_numbers in now_ by assumption.
    apply (f_equal (map fst)) in now_. rewrite !map_map in now_. cbn [fst] in now_. now rewrite !map_id in now_.
Defined.

Theorem by_sampler_regret T d l i : class d -> unit_interval l -> (1 <= T <= H)%nat -> P.regret_of by_sampler T d l i
  <= any_regret K T bandit d l (coin d) (Z d) (p d) (weights d) i (fun _ => x0) (fun _ => 0%nat)
     + INR T * (INR (m + K) * INR T / INR N).
Proof.
  intros hd hl hT. set (f := fun a : nat -> nat => sum T (fun t => l t (a t))).
  set (given := fun x => E (arms_law d l x) 1 T f (fun _ => 0%nat)).
  assert (bounds : forall a, 0 <= f a <= INR T).
  { intros a. split; [apply sum_nonneg; intros; apply hl|]. rewrite <- (Rmult_1_r (INR T)), <- sum_const.
    apply sum_le. intros. apply hl. }
  assert (given_bounds : forall x, 0 <= given x <= INR T).
  { intros x. assert (proper_ : forall t a, proper (arms_law d l x t a)) by (intros; now apply arms_proper).
    unfold given. rewrite <- (E_const _ proper_ T 0 1 (fun _ => 0%nat)) at 1.
    rewrite <- (E_const _ proper_ T (INR T) 1 (fun _ => 0%nat)).
    split; apply (E_le _ proper_); intros; apply bounds. }
  assert (given_known : known (S T) given).
  { intros x x' same. apply E_law_ext. intros t a ht.
    apply (any_policy_independent K bandit d l (Z d) (p d)); trivial.
    - intros s hs. now apply heard.
    - intros s hs. now apply rates_known.
    - lia.
    - known_before same.
    - now intros s _. }
  assert (arms_ : forall x, E (independent (fun _ => places N)) 1 H (fun s => f (arms_of N d l x s)) (fun _ => 1%nat)
    <= given x + INR T * (INR K * INR T / INR N)).
  { intros x. apply (course_close N 0%nat (arms_law d l x) f (INR T) K T H); trivial; try apply hT.
    - intros t y. now apply arms_proper.
    - intros t y. unfold arms_law, any_policy, arm_law. now rewrite map_length, seq_length.
    - apply pos_INR.
    - intros a a' same. apply sum_ext. intros t ht. now rewrite (same t) by lia. }
  assert (coins_ : E (independent (fun _ => places N)) 1 H (fun u => given (coins_by_numbers N d u)) (fun _ => 1%nat)
    <= E (coin d) 1 T given (fun _ => x0) + INR T * (INR m * INR T / INR N)).
  { apply course_close; trivial; try apply hT; [intros; now apply coin_proper|apply pos_INR]. }
  assert (total : any_mean K T bandit d l (coin d) (Z d) (p d) (weights d) (fun _ a => f a) (fun _ => x0) (fun _ => 0%nat)
    = E (coin d) 1 T given (fun _ => x0)).
  { unfold any_mean. rewrite (condition_on_any_coins (coin d) (any_policy K bandit d l (Z d) (p d) (weights d))
      (fun t x => coin_proper d t x hd)
      (any_policy_independent K bandit d l (Z d) (p d) (fun t ht => heard d t hd ht) (weights d)
        (fun t ht => rates_known d t hd ht)) (fun _ a => f a)) by lia. reflexivity. }
  assert (mixed : P.mean (P.seeds by_sampler) (fun q => f (arms_of N d l (coins_by_numbers N d (fst q)) (snd q)))
    <= E (coin d) 1 T given (fun _ => x0) + INR T * (INR (m + K) * INR T / INR N)).
  { change (mean (both all_numbers all_numbers) (fun q => f (arms_of N d l (coins_by_numbers N d (fst q)) (snd q)))
      <= E (coin d) 1 T given (fun _ => x0) + INR T * (INR (m + K) * INR T / INR N)).
    rewrite mean_both. cbn [fst snd]. unfold all_numbers. rewrite mean_drawn.
    apply Rle_trans with (E (independent (fun _ => places N)) 1 H
      (fun u => given (coins_by_numbers N d u) + INR T * (INR K * INR T / INR N)) (fun _ => 1%nat)).
    - apply E_le; [intros; now apply places_proper|]. intros u. rewrite mean_drawn. apply arms_.
    - rewrite E_plus, E_const by (intros; now apply places_proper).
      rewrite plus_INR. replace (INR T * ((INR m + INR K) * INR T / INR N))
        with (INR T * (INR m * INR T / INR N) + INR T * (INR K * INR T / INR N)) by (unfold Rdiv; ring). lra. }
  change (P.mean (P.seeds by_sampler) (fun q => f (arms_of N d l (coins_by_numbers N d (fst q)) (snd q)))
      - sum T (fun t => l t i)
    <= any_regret K T bandit d l (coin d) (Z d) (p d) (weights d) i (fun _ => x0) (fun _ => 0%nat)
       + INR T * (INR (m + K) * INR T / INR N)).
  unfold any_regret.
  change (any_mean K T bandit d l (coin d) (Z d) (p d) (weights d) (fun _ a => sum T (fun t => l t (a t))) _ _)
    with (any_mean K T bandit d l (coin d) (Z d) (p d) (weights d) (fun _ a => f a) (fun _ => x0) (fun _ => 0%nat)).
  rewrite total. lra.
Qed.
End Numbers.

Theorem sampler_strategy eps : 0 < eps -> exists s : P.strategy F bandit K C class, forall T d l i,
  (1 <= T <= H)%nat -> class d -> unit_interval l -> P.regret_of s T d l i
  <= any_regret K T bandit d l (coin d) (Z d) (p d) (weights d) i (fun _ => x0) (fun _ => 0%nat) + eps.
Proof.
  intros pos. destruct (fine_enough (INR H * (INR (m + K) * INR H)) eps) as (N & N1 & small);
    [repeat apply Rmult_le_pos; apply pos_INR|exact pos|].
  exists (by_sampler N N1). intros T d l i hT hd hl. eapply Rle_trans; [now apply by_sampler_regret|].
  apply Rplus_le_compat_l. eapply Rle_trans; [|exact small]. pose proof (INR_pos N N1) as n0.
  pose proof (le_INR T H (proj2 hT)) as le. pose proof (pos_INR T) as t0. pose proof (pos_INR (m + K)) as k0.
  unfold Rdiv. rewrite <- !Rmult_assoc. apply Rmult_le_compat_r; [left; now apply inv_pos|].
  apply Rmult_le_compat; trivial; [now apply Rmult_le_pos|]. now apply Rmult_le_compat_r.
Qed.
End Sampler.

(** ** Who is not told the delays plays the same if they are cut at the end of the game. *)

Lemma same_sets C d d' wants wants' drops drops' n : (forall t, (1 <= t <= n)%nat -> wants t = wants' t) ->
  (forall t, (1 <= t <= n)%nat -> drops t = drops' t) ->
  (forall s t, (1 <= t <= n)%nat -> (s + d s =? t) = (s + d' s =? t)) ->
  after C d wants drops n = after C d' wants' drops' n.
Proof.
  induction n as [|n IH]; intros hw hd hs; [reflexivity|]. cbn [after].
  rewrite IH by (intros; first [apply hw|apply hd|apply hs]; lia). unfold join. rewrite (hw (S n)) by lia.
  unfold release, leave. rewrite (hd (S n)) by lia. f_equal. apply filter_ext. intros s. now rewrite hs by lia.
Qed.

Section Cut.
Variables (F : P.framework) (bandit : bool) (K C T : nat) (class : (nat -> nat) -> Prop).
Variables (d : nat -> nat) (s : P.strategy F bandit K C class).
Let cut t := Nat.min (d t) (T - t).
Hypotheses (blind : P.clairvoyant F = false) (hd : class d) (hcut : class cut).

Let same_end r t : (t < T)%nat -> (r + d r =? t) = (r + cut r =? t).
Proof.
  intros h. unfold cut. destruct (Nat.eqb_spec (r + d r) t), (Nat.eqb_spec (r + Nat.min (d r) (T - r)) t);
    reflexivity || lia.
Qed.

Lemma cut_hears w l t : (1 <= t < T)%nat ->
  P.feedback bandit C d (P.course s w d) l t = P.feedback bandit C cut (P.course s w cut) l t.
Proof.
  induction t as [t IH] using lt_wf_ind. intros ht.
  assert (moves_ : forall r, (1 <= r <= t)%nat ->
    P.plays (P.course s w d) l r = P.plays (P.course s w cut) l r /\
    P.adds (P.course s w d) l r = P.adds (P.course s w cut) l r /\
    ((r < t)%nat -> P.removes (P.course s w d) l r = P.removes (P.course s w cut) l r)).
  { intros r hr. destruct (P.course_fair _ _ _ _ _ s w d cut l l r hd hcut ltac:(lia)) as (e & f & g).
    - intros no. rewrite blind in no. discriminate.
    - intros q hq. apply IH; lia.
    - split; [exact e|]. split; [exact f|]. intros hr'. apply g. apply IH; lia. }
  set (m := moves_of (P.course s w d)). set (m' := moves_of (P.course s w cut)).
  change (feedback bandit C d m l t = feedback bandit C cut m' l t).
  assert (before_ : after C d (adds m l) (removes m l) (t - 1) = after C cut (adds m' l) (removes m' l) (t - 1)).
  { apply same_sets; intros; first [apply moves_; lia|apply same_end; lia]. }
  assert (came : arrives C d m l t = arrives C cut m' l t).
  { unfold arrives, observed, set_after, set_before, join. rewrite before_.
    assert (adds m l t = adds m' l t) as -> by (apply moves_; lia). apply filter_ext. intros r. apply same_end. lia. }
  unfold feedback. rewrite came. apply map_ext_in. intros r hr. f_equal.
  assert (r1 : (1 <= r <= t)%nat) by (apply (arrival_time C cut m' l) in hr; lia).
  unfold view. assert (plays m l r = plays m' l r) as -> by (apply moves_; lia). reflexivity.
Qed.

Theorem cut_regret l i : P.regret_of s T d l i = P.regret_of s T cut l i.
Proof.
  unfold P.regret_of. f_equal. apply mean_ext. intros w. apply sum_ext. intros t ht. f_equal.
  apply (P.course_fair _ _ _ _ _ s w d cut l l t hd hcut ltac:(lia)).
  - intros no. rewrite blind in no. discriminate.
  - intros r hr. apply cut_hears. lia.
Qed.
End Cut.
