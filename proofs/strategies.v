(** Algorithms as strategies of `challenge.v`. An algorithm draws in each round, by a law that depends on the
    past. A strategy draws all chance before the game: a number from 1 to N for each round, which picks an outcome
    of the law of the round. So each probability is rounded to a multiple of 1 / N, and N may be as large as one
    likes. The strategy does not know T; a limit H on T is needed for N only. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export minimax any_coins.
From Delays Require challenge.

Module P := challenge.

(** ** An outcome of a law *)

Fixpoint outcome {B} (b : B) (q : law B) (i : nat) : B :=
  match q, i with
  | nil, _ => b
  | (a, _) :: _, O => a
  | _ :: rest, S j => outcome b rest j
  end.
Definition chance_at {B} (q : law B) (i : nat) : R := nth i (map snd q) 0.
Definition outcome_at {B} (b : B) (N : nat) (q : law B) (u : nat) : B :=
  outcome b q (quantile (length q) N (chance_at q) u).

Lemma outcomes {B} (b : B) (q : law B) f :
  mean q f = mean (arm_law (length q) (chance_at q)) (fun i => f (outcome b q i)).
Proof.
  unfold arm_law. induction q as [|[a w] q IH]; [reflexivity|]. cbn [mean length seq map]. f_equal.
  rewrite IH, <- seq_shift, map_map. clear IH. induction (seq 0 (length q)) as [|i s IH]; [reflexivity|].
  cbn [map mean]. rewrite <- IH. reflexivity.
Qed.

Lemma outcome_in {B} (b : B) q i : (i < length q)%nat -> exists w, In (outcome b q i, w) q.
Proof.
  revert i. induction q as [|[a w] q IH]; intros i hi; [simpl in hi; lia|].
  destruct i as [|i]; [exists w; now left|]. destruct (IH i) as [v h]; [simpl in hi; lia|]. exists v. now right.
Qed.

Lemma proper_nonempty {B} (q : law B) : proper q -> (1 <= length q)%nat.
Proof. intros [_ total]. destruct q; [simpl in total; lra|simpl; lia]. Qed.

Lemma pick_in {B} (b : B) N q u : proper q -> exists w, In (outcome_at b N q u, w) q.
Proof.
  intros hq. apply proper_nonempty in hq. apply outcome_in. unfold quantile.
  pose proof (arm_at_le N (chance_at q) (length q - 1) u). lia.
Qed.

Lemma chances_simplex {B} (q : law B) : proper q -> simplex (length q) (chance_at q).
Proof.
  intros [nonneg total]. split.
  - intros i hi. unfold chance_at. assert (h : In (nth i (map snd q) 0) (map snd q))
      by (apply nth_In; now rewrite map_length).
    apply in_map_iff in h as ([a w] & <- & h). exact (nonneg a w h).
  - destruct q as [|[b0 w0] rest] eqn:e; [simpl in total; lra|]. rewrite <- e in *.
    rewrite (outcomes b0), mean_arm_law in total. rewrite <- total. apply total_ext. intros i _. ring.
Qed.

Lemma picked {B} (b : B) N q f M : (1 <= N)%nat -> proper q -> (forall a, 0 <= f a <= M) ->
  mean (places N) (fun u => f (outcome_at b N q u)) <= mean q f + INR (length q) * M / INR N.
Proof.
  intros N1 hq bounds. rewrite (outcomes b q f).
  apply (rounded (length q) N (chance_at q) (fun i => f (outcome b q i)) M (proper_nonempty q hq) N1).
  - now apply chances_simplex.
  - intros i. apply bounds.
Qed.

(** ** The course of a game whose chance is picked by the numbers s *)

Section Course.
Context {B : Type}.
Variables (N : nat) (y0 : B) (k : nat -> (nat -> B) -> law B).
Hypothesis k_proper : forall t y, proper (k t y).

Fixpoint played_until_round (s : nat -> nat) (n : nat) : nat -> B :=
  match n with
  | O => fun _ => y0
  | S m => let y := played_until_round s m in put y (S m) (outcome_at y0 N (k (S m) y) (s (S m)))
  end.
Definition drawn_course (s : nat -> nat) (t : nat) : B := played_until_round s t t.

Lemma played_until s n t : (t <= n)%nat -> played_until_round s n t = drawn_course s t.
Proof.
  intros h. unfold drawn_course. induction n as [|n IH]; [now replace t with 0%nat by lia|].
  destruct (Nat.eq_dec t (S n)) as [->|]; [reflexivity|]. cbn [played_until_round]. rewrite put_other by lia.
  apply IH. lia.
Qed.

Lemma played_after s n t : (n < t)%nat -> played_until_round s n t = y0.
Proof.
  intros h. induction n as [|n IH]; [reflexivity|]. cbn [played_until_round]. rewrite put_other by lia. apply IH. lia.
Qed.

Lemma played_agrees s n : agree (S n) (played_until_round s n) (drawn_course s).
Proof. intros t ht. apply played_until. lia. Qed.

Lemma played_known n : known (S n) (fun s => played_until_round s n).
Proof.
  induction n as [|n IH]; intros s s' h; [reflexivity|]. cbn [played_until_round]. rewrite (IH s s') by known_before h.
  now rewrite (h (S n)) by lia.
Qed.

Variable inside : B -> Prop.
Hypothesis y0_inside : inside y0.
Hypothesis k_inside : forall t y, (forall r, inside (y r)) -> forall a w, In (a, w) (k t y) -> inside a.

Lemma played_inside s n t : inside (played_until_round s n t).
Proof.
  revert t. induction n as [|n IH]; intros t; [exact y0_inside|]. cbn [played_until_round]. unfold put.
  destruct (t =? S n); [|apply IH]. destruct (pick_in y0 N (k (S n) (played_until_round s n)) (s (S n)) (k_proper _ _)) as [w h].
  exact (k_inside _ _ IH _ _ h).
Qed.

Definition picked_round (t : nat) (y : nat -> B) : law B := map (fun q => (outcome_at y0 N (k t y) (fst q), snd q)) (places N).

Lemma picked_law f n s0 :
  E (independent (fun _ => places N)) 1 n (fun s => f (played_until_round s n)) s0 = E picked_round 1 n f (fun _ => y0).
Proof.
  revert f. induction n as [|n IH]; intros f; [reflexivity|]. replace (S n) with (n + 1)%nat by lia.
  rewrite !E_tower, <- IH. apply E_ext. intros s. cbn [E]. unfold independent, picked_round. rewrite mean_map.
  apply mean_ext. intros u. replace (n + 1)%nat with (S n) by lia. change (1 + n)%nat with (S n). cbn [played_until_round].
  rewrite put_same. now rewrite (played_known n (put s (S n) u) s) by (now apply agree_put).
Qed.

(** What is suffered changes by a multiple of 1 / N. *)
Theorem numbers_are_enough f M m n s0 : (1 <= N)%nat -> 0 <= M -> (forall y, 0 <= f y <= M) ->
  (forall t y, (length (k t y) <= m)%nat) ->
  E (independent (fun _ => places N)) 1 n (fun s => f (played_until_round s n)) s0
  <= E k 1 n f (fun _ => y0) + INR n * (INR m * M / INR N).
Proof.
  intros N1 M0 bounds short. rewrite picked_law. apply (E_close k) with M; trivial.
  - intros t y. destruct (places_proper N N1) as [nonneg total].
    split; [|unfold picked_round; rewrite mean_map; exact total].
    intros a w h. apply in_map_iff in h as ([u v] & [= _ <-] & h). exact (nonneg u v h).
  - intros t y g hg. unfold picked_round. rewrite mean_map. eapply Rle_trans; [now apply (picked y0 N (k t y) g M)|].
    apply Rplus_le_compat_l. pose proof (INR_pos N N1). apply Rmult_le_compat_r; [left; now apply inv_pos|].
    apply Rmult_le_compat_r; [exact M0|]. apply le_INR, short.
Qed.
End Course.

(** ** A strategy from the laws of the rounds

    Coordinate `clock t` is drawn before round t is played_until_round: for Algorithm 1 that of the batch of round t. Moves
    and laws are the same as long as the same has been heard and told. *)

Lemma after_alike C d wants wants' drops drops' n : (forall t, (1 <= t <= n)%nat -> wants t = wants' t) ->
  (forall t s, (1 <= t <= n)%nat -> drops t s = drops' t s) ->
  after C d wants drops n = after C d wants' drops' n.
Proof.
  induction n as [|n IH]; intros hw hd; [reflexivity|]. cbn [after].
  rewrite IH by (intros; first [apply hw|apply hd]; lia). unfold join. rewrite (hw (S n)) by lia.
  unfold release. apply filter_ext. intros s. now rewrite hd by lia.
Qed.

Section Strategy.
Context {B : Type}.
Variables (F : P.framework) (bandit : bool) (K C : nat) (class : (nat -> nat) -> Prop).
Variables (clock : nat -> nat) (inside : B -> Prop) (y0 : B).
Variables (play : (nat -> B) -> nat -> nat) (want : (nat -> nat) -> (nat -> B) -> nat -> bool).
Variables (drop : (nat -> B) -> nat -> nat -> bool).
Variable k : (nat -> nat) -> losses -> nat -> (nat -> B) -> law B.

Definition moves_at d (y : nat -> B) : moves :=
  {| plays := fun _ => play y; adds := fun _ => want d y; removes := fun _ => drop y |}.
Let all_inside (y : nat -> B) : Prop := forall r, inside (y r).
Let hears d l y r := feedback bandit C d (moves_at d y) l r.
Let alike d d' l l' y t : Prop := P.told F t d d' /\
  forall r, (1 <= r)%nat -> (clock r < clock t)%nat -> hears d l y r = hears d' l' y r.

Hypothesis clock_start : clock 0 = 0%nat.
Hypothesis clock_step : forall t, clock (S t) = clock t \/ clock (S t) = S (clock t).
Hypothesis y0_inside : inside y0.
Hypothesis k_inside : forall d l t y, class d -> all_inside y -> forall a w, In (a, w) (k d l t y) -> inside a.
Hypothesis k_proper : forall d l t y, class d -> proper (k d l t y).
Hypothesis play_there : forall y t, all_inside y -> (play y t < K)%nat.
Hypothesis play_known : forall t, (1 <= t)%nat -> known (S (clock t)) (fun y => play y t).
Hypothesis want_known : forall d t, (1 <= t)%nat -> known (S (clock t)) (fun y => want d y t).
Hypothesis drop_known : forall t s, (1 <= t)%nat ->
  known (S (clock (if P.clairvoyant F then t else S t))) (fun y => drop y t s).
Hypothesis keeps : P.preemptive F = false -> forall y t s, all_inside y -> drop y t s = false.
Hypothesis k_fair : forall d d' l l' t y, class d -> class d' -> (1 <= t)%nat -> all_inside y ->
  alike d d' l l' y t -> k d l (clock t) y = k d' l' (clock t) y.
Hypothesis want_fair : forall d d' l l' t y, class d -> class d' -> (1 <= t)%nat -> all_inside y ->
  alike d d' l l' y t -> want d y t = want d' y t.

Lemma clock_grows s t : (s <= t)%nat -> (clock s <= clock t)%nat.
Proof. intros h. induction h as [|t h IH]; [lia|]. destruct (clock_step t); lia. Qed.

Lemma clock_later r n : (clock r < S (clock n))%nat -> clock (S n) = S (clock n) -> (r <= n)%nat.
Proof.
  intros h step. destruct (le_lt_dec r n) as [|late]; [assumption|]. pose proof (clock_grows (S n) r late). lia.
Qed.

Lemma hears_known d l y y' r : (1 <= r)%nat -> agree (S (clock r)) y y' -> hears d l y r = hears d l y' r.
Proof.
  intros hr same. unfold hears, feedback, arrives, observed, set_after, set_before, join. cbn [moves_at adds removes].
  assert (sets : after C d (want d y) (drop y) (r - 1) = after C d (want d y') (drop y') (r - 1)).
  { apply after_alike.
    - intros t ht. apply want_known; [lia|]. pose proof (clock_grows t r ltac:(lia)). known_before same.
    - intros t s ht. apply drop_known; [lia|].
      assert ((clock (if P.clairvoyant F then t else S t) <= clock r)%nat)
        by (destruct (P.clairvoyant F); apply clock_grows; lia). known_before same. }
  rewrite sets, (want_known d r hr y y' same). apply map_ext_in. intros s hs. f_equal.
  assert (s1 : (1 <= s <= r)%nat).
  { destruct (arrival_time C d (moves_at d y') l r s hr hs). lia. }
  unfold view. cbn [moves_at plays].
  rewrite (play_known s ltac:(lia) y y'); [reflexivity|]. pose proof (clock_grows s r ltac:(lia)). known_before same.
Qed.

Section Numbers.
Variables (N H m : nat).
Hypothesis N1 : (1 <= N)%nat.

Definition whole d l s : nat -> B := drawn_course N y0 (k d l) s.
Definition moves_by s d : P.moves :=
  {| P.plays := fun l => play (whole d l s); P.adds := fun l => want d (whole d l s);
     P.removes := fun l => drop (whole d l s) |}.

Lemma whole_inside d l s : class d -> all_inside (whole d l s).
Proof.
  intros hd r. apply (played_inside N y0 (k d l) (fun t y => k_proper d l t y hd) inside y0_inside).
  intros t y hy. now apply k_inside.
Qed.

Lemma fed d l s r : P.feedback bandit C d (moves_by s d) l r = hears d l (whole d l s) r.
Proof. reflexivity. Qed.

(** Who is told and hears the same has the same course. *)
Lemma same_drawn_course s d d' l l' t : class d -> class d' -> P.told F t d d' ->
  (forall r, (1 <= r < t)%nat -> hears d l (whole d l s) r = hears d' l' (whole d' l' s) r) ->
  agree (S (clock t)) (whole d l s) (whole d' l' s).
Proof.
  intros hd hd' told same. assert (all : forall n, (n <= t)%nat -> agree (S (clock n)) (whole d l s) (whole d' l' s)).
  2:{ now apply all. }
  induction n as [|n IH]; intros hn; [rewrite clock_start; intros r hr; lia|]. specialize (IH ltac:(lia)).
  destruct (clock_step n) as [e|e]; [now rewrite e|].
  intros r hr. destruct (le_lt_dec r (clock n)) as [early|late]; [exact (IH r ltac:(lia))|].
  assert (r = S (clock n)) as -> by lia. clear hr late.
  set (y := played_until_round N y0 (k d l) s (clock n)).
  assert (past : y = played_until_round N y0 (k d' l') s (clock n)).
  { apply functional_extensionality. intros r. destruct r as [|r]; [unfold y; now rewrite !played_until by lia|].
    destruct (le_lt_dec (S r) (clock n)) as [early|late]; [|unfold y; now rewrite !played_after].
    unfold y. rewrite !played_until by assumption. exact (IH (S r) ltac:(lia)). }
  unfold whole, drawn_course. cbn [played_until_round]. fold y. rewrite <- past, !put_same. f_equal. rewrite <- e.
  assert (y_inside : all_inside y).
  { intros r. apply (played_inside N y0 (k d l) (fun t y => k_proper d l t y hd) inside y0_inside).
    intros q z hz. now apply k_inside. }
  apply k_fair; trivial; [lia|]. split.
  - intros clair. specialize (told clair). known_before told.
  - intros r r1 before_. rewrite e in before_. pose proof (clock_later r n before_ e) as rn.
    pose proof (clock_grows r n rn) as rn'.
    rewrite (hears_known d l y (whole d l s)), (hears_known d' l' y (whole d' l' s)); trivial.
    + apply same. lia.
    + rewrite past. apply (agree_weaken _ (S (clock n))); [lia|apply played_agrees].
    + apply (agree_weaken _ (S (clock n))); [lia|apply played_agrees].
Qed.

Definition by_laws : P.strategy F bandit K C class.
Proof.
  refine {| P.seed := nat -> nat; P.course := moves_by;
            P.seeds := drawn (independent (fun _ => places N)) 1 (clock H) (fun _ => 1%nat) |}.
  - assert (ok : proper (drawn (independent (fun _ => places N)) 1 (clock H) (fun _ => 1%nat)))
      by (apply drawn_proper; intros; now apply places_proper).
    destruct ok as [nonneg total]. now split.
  - intros s d l t hd. apply play_there. now apply whole_inside.
  - intros free s d hd l t ht. unfold P.dropped. cbn [moves_by P.adds P.removes].
    generalize (P.leave d t (P.set_after C d (want d (whole d l s)) (drop (whole d l s)) t)).
    intros held. induction held as [|r held IH]; [reflexivity|]. cbn [filter].
    now rewrite (keeps free (whole d l s) t r (whole_inside d l s hd)).
  - intros s d d' l l' t hd hd' ht told hears_ same.
    assert (courses : agree (S (clock t)) (whole d l s) (whole d' l' s)) by (now apply same_drawn_course).
    cbn [moves_by P.plays P.adds P.removes]. split; [|split].
    + now apply play_known.
    + rewrite <- (want_known d' t ht (whole d l s) (whole d' l' s) courses).
      apply (want_fair d d' l l'); trivial; [now apply whole_inside|]. split; [exact told|]. intros r r1 before_.
      assert (r < t)%nat by (destruct (le_lt_dec t r) as [late|]; [pose proof (clock_grows t r late); lia|assumption]).
      pose proof (clock_grows r t ltac:(lia)).
      rewrite (hears_known d' l' (whole d l s) (whole d' l' s) r r1) by known_before courses.
      apply same. lia.
    + intros now_. apply functional_extensionality. intros r. apply drop_known; [exact ht|].
      case_eq (P.clairvoyant F); intros clair; [exact courses|]. apply same_drawn_course; trivial.
      * intros no. rewrite no in clair. discriminate.
      * intros q hq. destruct (Nat.eq_dec q t) as [->|]; [exact now_|]. apply same. lia.
Defined.

Hypothesis short : forall d l t y, (length (k d l t y) <= m)%nat.

Theorem by_laws_regret T d l i : class d -> unit_interval l -> (1 <= T <= H)%nat -> P.regret_of by_laws T d l i
  <= E (k d l) 1 (clock T) (fun y => sum T (fun t => l t (play y t))) (fun _ => y0) - sum T (fun t => l t i)
     + INR (clock H) * (INR m * INR H / INR N).
Proof.
  intros hd hl hT. set (f := fun y => sum T (fun t => l t (play y t))).
  assert (bounds : forall y, 0 <= f y <= INR T).
  { intros y. split; [apply sum_nonneg; intros; apply hl|]. rewrite <- (Rmult_1_r (INR T)), <- sum_const.
    apply sum_le. intros. apply hl. }
  assert (same : forall s, f (whole d l s) = f (played_until_round N y0 (k d l) s (clock T))).
  { intros s. apply sum_ext. intros t ht. f_equal. apply play_known; [lia|].
    pose proof (clock_grows t T ltac:(lia)). intros r hr. symmetry. apply played_agrees. lia. }
  pose proof (clock_grows T H ltac:(lia)) as few.
  assert (e : P.mean (P.seeds by_laws) (fun s => f (whole d l s))
    = E (independent (fun _ => places N)) 1 (clock T) (fun s => f (played_until_round N y0 (k d l) s (clock T))) (fun _ => 1%nat)).
  { etransitivity; [exact (mean_drawn (independent (fun _ => places N)) (clock H) (fun s => f (whole d l s)) 1 _)|].
    etransitivity; [apply E_ext; exact same|].
    rewrite (E_past (independent (fun _ => places N))) with (t := S (clock T)).
    - now pred.
    - intros. now apply places_proper.
    - lia.
    - intros s s' h. now rewrite (played_known N y0 (k d l) (clock T) s s' h). }
  change (P.mean (P.seeds by_laws) (fun s => f (whole d l s)) - sum T (fun t => l t i)
    <= E (k d l) 1 (clock T) f (fun _ => y0) - sum T (fun t => l t i)
     + INR (clock H) * (INR m * INR H / INR N)). rewrite e.
  pose proof (numbers_are_enough N y0 (k d l) (fun t y => k_proper d l t y hd) f (INR T) m (clock T) (fun _ => 1%nat)
    N1 (pos_INR T) bounds (short d l)) as h.
  assert (INR (clock T) * (INR m * INR T / INR N) <= INR (clock H) * (INR m * INR H / INR N)); [|lra].
  pose proof (INR_pos N N1). pose proof (pos_INR m). pose proof (pos_INR T).
  apply Rmult_le_compat; [apply pos_INR|apply div_nonneg; [now apply Rmult_le_pos|assumption]|now apply le_INR|].
  apply Rmult_le_compat_r; [left; now apply inv_pos|]. apply Rmult_le_compat_l; [assumption|]. apply le_INR. lia.
Qed.
End Numbers.

Theorem laws_guarantee (horizon : nat -> Prop) H m r : (forall T, horizon T -> (1 <= T <= H)%nat) ->
  (forall d l t y, (length (k d l t y) <= m)%nat) ->
  (forall T d l i, horizon T -> class d -> unit_interval l -> (i < K)%nat ->
    E (k d l) 1 (clock T) (fun y => sum T (fun t => l t (play y t))) (fun _ => y0) - sum T (fun t => l t i) <= r T d) ->
  P.guarantees F bandit K C horizon class r.
Proof.
  intros times short few eps pos.
  destruct (fine_enough (INR (clock H) * (INR m * INR H)) eps) as (N & N1 & small);
    [repeat apply Rmult_le_pos; apply pos_INR|exact pos|].
  exists (by_laws N H N1). intros T d l i hT hd hl hi.
  pose proof (by_laws_regret N H m N1 short T d l i hd hl (times T hT)) as h. specialize (few T d l i hT hd hl hi).
  assert (e : INR (clock H) * (INR m * INR H / INR N) = INR (clock H) * (INR m * INR H) / INR N)
    by (unfold Rdiv; ring).
  rewrite e in h. lra.
Qed.
End Strategy.

(** Who guarantees something for some horizons and delays does so for fewer. *)
Theorem guarantees_less F bandit K C (horizon horizon' : nat -> Prop) (class class' : (nat -> nat) -> Prop) r r' :
  (forall T, horizon' T -> horizon T) -> (forall d, class' d -> class d) ->
  (forall T d, horizon' T -> class' d -> r T d <= r' T d) ->
  P.guarantees F bandit K C horizon class r -> P.guarantees F bandit K C horizon' class' r'.
Proof.
  intros times part more h eps pos. destruct (h eps pos) as [p few].
  unshelve refine (ex_intro _ {| P.seeds := P.seeds p; P.course := P.course p |} _).
  - apply p.
  - intros w d l t hd. apply (P.course_arms _ _ _ _ _ p). now apply part.
  - intros free w d hd. apply (P.course_keeps _ _ _ _ _ p free). now apply part.
  - intros w d d' l l' t hd hd'. apply (P.course_fair _ _ _ _ _ p); now apply part.
  - intros T d l i hT hd hl hi. eapply Rle_trans; [exact (few T d l i (times T hT) (part d hd) hl hi)|].
    apply Rplus_le_compat_r. now apply more.
Qed.

(** Somebody plays in each framework: without chance, an arm that depends on what is told, and nothing is tracked. *)
Definition by_telling F bandit K C (arm : (nat -> nat) -> nat -> nat) (there : forall d t, (arm d t < K)%nat)
  (told : forall d d' t, (1 <= t)%nat -> P.told F t d d' -> arm d t = arm d' t) class : P.strategy F bandit K C class.
Proof.
  refine {| P.seed := unit; P.seeds := [(tt, 1)]; P.course := fun _ d => {| P.plays := fun _ => arm d;
    P.adds := fun _ _ => false; P.removes := fun _ _ _ => false |} |}.
  - split; [intros a w [[= _ <-]|[]]; lra|simpl; ring].
  - intros w d l t _. apply there.
  - intros _ w d _ l t _. unfold P.dropped. cbn [P.removes].
    induction (P.leave _ _ _) as [|r held IH]; [reflexivity|exact IH].
  - intros w d d' l l' t _ _ ht same hears _. repeat split. now apply told.
Defined.

Lemma a_strategy F bandit K C class : (1 <= K)%nat -> inhabited (P.strategy F bandit K C class).
Proof. intros K1. constructor. now apply (by_telling F bandit K C (fun _ _ => 0%nat)). Qed.

(** ** Algorithm 2: moves follow the coins, and what is observed in Figure 1 is what the scheduler says *)

Section Algorithm_2.
Context {A : Type}.
Variables (F : P.framework) (bandit : bool) (K C H m : nat) (horizon : nat -> Prop) (class : (nat -> nat) -> Prop).
Variables (coin0 : A) (fine : A -> Prop) (L : (nat -> nat) -> nat -> (nat -> A) -> law A).
Variables (Z : (nat -> nat) -> (nat -> A) -> nat -> bool) (p : (nat -> nat) -> (nat -> A) -> nat -> R).
Variables (weights : (nat -> nat) -> (nat -> A) -> nat -> (nat -> R) -> nat -> R).
Variables (want : (nat -> nat) -> (nat -> A) -> nat -> bool) (drop : (nat -> A) -> nat -> nat -> bool).

Let all_fine (w : nat -> A) : Prop := forall r, fine (w r).
(** The same is told by the start of round t, and the same rounds have arrived before it. *)
Definition same_past d d' (w : nat -> A) t : Prop := P.told F t d d' /\
  forall r, (1 <= r < t)%nat -> arrive d (Z d) w r = arrive d' (Z d') w r.

Hypothesis K1 : (1 <= K)%nat.
Hypothesis times : forall T, horizon T -> (1 <= T <= H)%nat.
Hypothesis coin0_fine : fine coin0.
Hypothesis L_fine : forall d t w, class d -> all_fine w -> forall c u, In (c, u) (L d t w) -> fine c.
Hypothesis L_proper : forall d t w, class d -> proper (L d t w).
Hypothesis L_short : forall d t w, (length (L d t w) <= m)%nat.
Hypothesis weights_simplex : forall d w t x, class d -> simplex K (weights d w t x).
Hypothesis want_known : forall d t, (1 <= t)%nat -> known (S t) (fun w => want d w t).
Hypothesis drop_known : forall t s, (1 <= t)%nat ->
  known (S (if P.clairvoyant F then t else S t)) (fun w => drop w t s).
Hypothesis keeps : P.preemptive F = false -> forall w t s, all_fine w -> drop w t s = false.
Hypothesis figure : forall d w t, class d -> all_fine w -> (1 <= t)%nat ->
  observed C d (want d w) (drop w) t = arrive d (Z d) w t.
Hypothesis fair : forall d d' w t, class d -> class d' -> all_fine w -> (1 <= t)%nat -> same_past d d' w t ->
  L d t w = L d' t w /\ weights d w t = weights d' w t /\ want d w t = want d' w t.
Hypothesis fair_chance : forall d d' w t s, class d -> class d' -> all_fine w -> (1 <= s)%nat ->
  same_past d d' w t -> (s + d s < t)%nat -> d s = d' s -> Z d w s = true -> Z d' w s = true -> p d w s = p d' w s.

Let rounds_of d (l : losses) := joint_law (L d) (any_policy K bandit d l (Z d) (p d) (weights d)).
Let inside (q : A * nat) : Prop := fine (fst q) /\ (snd q < K)%nat.
Let hears d l y r := feedback bandit C d (moves_at arms (fun d y => want d (coins y)) (fun y => drop (coins y)) d y) l r.

Lemma heard_past d d' l l' y t : class d -> class d' -> all_fine (coins y) -> P.told F t d d' ->
  (forall r, (1 <= r)%nat -> (r < t)%nat -> hears d l y r = hears d' l' y r) ->
  same_past d d' (coins y) t /\ forall s, (1 <= s)%nat -> (s + d s < t)%nat -> Z d (coins y) s = true ->
    forall i, (bandit = true -> i = arms y s) -> l s i = l' s i.
Proof.
  intros hd hd' hy told same.
  assert (shown : forall e k r, class e -> (1 <= r)%nat ->
    hears e k y r = map (fun s => (s, if bandit then fun _ => k s (arms y s) else k s)) (arrive e (Z e) (coins y) r)).
  { intros e k r he hr. unfold hears, feedback, arrives. cbn [adds removes moves_at]. now rewrite figure. }
  assert (past : forall r, (1 <= r < t)%nat -> arrive d (Z d) (coins y) r = arrive d' (Z d') (coins y) r).
  { intros r hr. specialize (same r ltac:(lia) ltac:(lia)). rewrite !shown in same by (trivial; lia).
    apply (f_equal (map fst)) in same. rewrite !map_map in same. cbn [fst] in same. now rewrite !map_id in same. }
  split; [now split|]. intros s hs early seen i arm_of.
  specialize (same (s + d s)%nat ltac:(lia) early). rewrite !shown in same by (trivial; lia).
  rewrite <- past in same by lia. assert (here : In s (arrive d (Z d) (coins y) (s + d s))).
  { apply filter_In. rewrite in_rounds, Nat.eqb_refl, seen. split; [lia|reflexivity]. }
  pose proof (ext_in_map same s here) as pair. injection pair as e. destruct bandit.
  - rewrite (arm_of eq_refl). exact (f_equal (fun g => g 0%nat) e).
  - now rewrite e.
Qed.

Lemma past_shorter d d' w r t : (r <= t)%nat -> same_past d d' w t -> same_past d d' w r.
Proof.
  intros h [told same]. split; [|intros q hq; apply same; lia]. intros clair. specialize (told clair).
  known_before told.
Qed.

Lemma rounds_fair d d' l l' t y : class d -> class d' -> (1 <= t)%nat -> (forall r, inside (y r)) ->
  P.told F t d d' /\ (forall r, (1 <= r)%nat -> (r < t)%nat -> hears d l y r = hears d' l' y r) ->
  rounds_of d l t y = rounds_of d' l' t y.
Proof.
  intros hd hd' ht hy [told same]. assert (hc : all_fine (coins y)) by (intros r; apply hy).
  destruct (heard_past d d' l l' y t hd hd' hc told same) as [past losses_].
  unfold rounds_of, joint_law. destruct (fair d d' (coins y) t hd hd' hc ht past) as (-> & now_ & _). f_equal.
  unfold any_policy, any_coins.play, algorithm_2, distribution, Lobs. rewrite now_. f_equal. f_equal. f_equal.
  apply learn_ext. intros r hr.
  destruct (fair d d' (coins y) r hd hd' hc ltac:(lia) (past_shorter d d' (coins y) r t ltac:(lia) past)) as (_ & wr & _).
  split; [exact wr|]. split; [reflexivity|]. intros x i. pose proof (proj2 past) as came. rewrite <- (came r) by lia.
  apply total_ext. intros s hs. pose proof hs as hs'. rewrite (came r) in hs' by lia.
  apply filter_In in hs as [hs seen], hs' as [_ seen']. apply in_rounds in hs.
  apply andb_prop in seen as [over seen], seen' as [over' seen']. apply Nat.eqb_eq in over, over'.
  rewrite (fair_chance d d' (coins y) t s) by (trivial; lia). f_equal.
  pose proof (losses_ s ltac:(lia) ltac:(lia) seen) as loss. unfold estimate.
  destruct bandit; [now rewrite (loss (arms y s))|now apply loss].
Qed.

Theorem algorithm_2_guarantees r : (forall T d l i, horizon T -> class d -> unit_interval l -> (i < K)%nat ->
    any_regret K T bandit d l (L d) (Z d) (p d) (weights d) i (fun _ => coin0) (fun _ => 0%nat) <= r T d) ->
  P.guarantees F bandit K C horizon class r.
Proof.
  intros few.
  assert (arm_proper : forall d l t w a, class d -> proper (any_policy K bandit d l (Z d) (p d) (weights d) t w a))
    by (intros; apply arm_law_proper; now apply weights_simplex).
  apply (laws_guarantee F bandit K C class (fun t => t) inside (coin0, 0%nat) arms (fun d y => want d (coins y))
    (fun y => drop (coins y)) rounds_of) with (H := H) (m := (m * K)%nat).
  - reflexivity.
  - intros t. now right.
  - split; [exact coin0_fine|simpl; lia].
  - intros d l t y hd hy [c a] u h. unfold rounds_of, joint_law, both in h.
    apply in_flat_map in h as ([c' v] & hc & h). apply in_map_iff in h as ([a' v'] & [= <- <- _] & ha). split.
    + apply (L_fine d t (coins y) hd) with v; [intros q; apply hy|exact hc].
    + apply in_map_iff in ha as (j & [= <- _] & hj). apply in_seq in hj. simpl. lia.
  - intros d l t y hd. apply both_proper; [now apply L_proper|now apply arm_proper].
  - intros y t hy. apply hy.
  - intros t ht y y' same. unfold arms. now rewrite same by lia.
  - intros d t ht y y' same. apply want_known; [exact ht|]. intros q hq. unfold coins. now rewrite same.
  - intros t s ht y y' same. apply drop_known; [exact ht|]. intros q hq. unfold coins. now rewrite same.
  - intros free y t s hy. apply keeps; [exact free|]. intros q. apply hy.
  - intros d d' l l' t y hd hd' ht hy same. now apply rounds_fair.
  - intros d d' l l' t y hd hd' ht hy [told same]. assert (hc : all_fine (coins y)) by (intros q; apply hy).
    destruct (heard_past d d' l l' y t hd hd' hc told same) as [past _]. now apply (fair d d' (coins y) t).
  - exact times.
  - intros d l t y. unfold rounds_of, joint_law, both, any_policy, arm_law.
    assert (size : forall (q : law A) (r : law nat), length (flat_map (fun p => map (fun q => ((fst p, fst q), snd p * snd q)) r) q)
      = (length q * length r)%nat).
    { intros q r'. induction q as [|a q IH]; [reflexivity|]. cbn [flat_map length]. rewrite app_length, map_length, IH. lia. }
    rewrite size, map_length, seq_length. apply Nat.mul_le_mono_r, L_short.
  - exact few.
Qed.
End Algorithm_2.
