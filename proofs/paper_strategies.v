(** Algorithms 1 and 2 of the paper as strategies of `challenge.v`. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export translation.

(** ** Algorithm 2 with proxy delays *)

Lemma after_members C d wants drops drops' n :
  (forall t s, (1 <= s <= t)%nat -> (t <= n)%nat -> drops t s = drops' t s) ->
  after C d wants drops n = after C d wants drops' n.
Proof.
  assert (range : forall r m s, In s (after C d wants r m) -> (1 <= s <= m)%nat).
  { intros r m s. induction m as [|m IH]; [intros []|]. cbn [after]. unfold release, leave, join. intros h.
    apply filter_In in h as [h _]. apply filter_In in h as [h _].
    destruct (_ && _); [destruct h as [<-|h]; [lia|]|]; specialize (IH h); lia. }
  induction n as [|n IH]; intros same; [reflexivity|]. cbn [after].
  rewrite IH by (intros; apply same; lia). unfold release. apply filter_ext_in. intros s hs. f_equal. apply same; [|lia].
  unfold leave, join in hs. apply filter_In in hs as [hs _].
  destruct (_ && _); [destruct hs as [<-|hs]; [lia|]|]; apply range in hs; lia.
Qed.

Lemma proxies_in_figure_1 C d w t : (1 <= t)%nat ->
  observed C d (fun t => reaches (w t) 0) (fun t s => expires (w s) s t) t
  = filter (fun s => (s + d s =? t) && Zt C d w s) (rounds t).
Proof.
  intros ht. unfold observed, due. change (set_after C d _ _ t) with (S1 C d w t). rewrite S1_is, filter_filter by assumption.
  apply filter_ext_in. intros s hs. apply in_rounds in hs. rewrite andb_comm.
  destruct (Nat.eqb_spec (s + d s) t) as [e|]; cbn [andb]; [|reflexivity]. unfold Zt.
  rewrite e, S1_is, member_filter by assumption. now rewrite (proj2 (Nat.leb_le 1 s)), (proj2 (Nat.leb_le s t)) by lia.
Qed.

Lemma named_in_figure_1 C d q p w t : (1 <= t)%nat ->
  observed C d (fun t => P.reaches (w t) 0) (fun t s => P.expires (w s) s t) t
  = arrive d (P.observes (P.by_proxies C d q p)) w t.
Proof.
  intros ht. unfold arrive. rewrite observes_name, <- proxies_in_figure_1 by assumption. unfold along.
  replace (fun t => reaches (name (w t)) 0) with (fun t => P.reaches (w t) 0)
    by (apply functional_extensionality; intros; now rewrite reaches_name).
  now replace (fun t s => expires (name (w s)) s t) with (fun t s => P.expires (w s) s t)
    by (do 2 (apply functional_extensionality; intros); now rewrite expires_name).
Qed.

Lemma observes_known C d q p t : (1 <= t)%nat -> known (S t) (fun w => P.observes (P.by_proxies C d q p) w t).
Proof.
  intros ht x y h. rewrite !observes_name. apply (known_Zt C d t ht). intros s hs. unfold along. now rewrite h.
Qed.

Lemma proper_renamed {A B} (f : A -> B) (q : law A) : proper (renamed f q) -> P.proper q.
Proof.
  intros [nonneg total]. split.
  - intros a u h. apply (nonneg (f a)). apply in_map_iff. now exists (a, u).
  - transitivity (mean (renamed f q) (fun _ => 1)); [exact (eq_sym (mean_renamed f q (fun _ => 1)))|exact total].
Qed.

Lemma bernoulli_ok alpha I t : (1 <= P.C I)%nat -> 0 < alpha -> P.proper (P.bernoulli (P.p_of alpha I t)).
Proof.
  intros C1 pos. apply (proper_renamed name). apply bernoulli_proper. split; [|apply tail_le_1]. apply tail_nonneg.
  apply schedulers.scale_nonneg; [assumption..|apply nu_nonneg].
Qed.

Lemma pareto_ok alpha I N t : (1 <= P.C I)%nat -> 0 < alpha -> P.proper (P.pareto (P.scale alpha (P.C I) t) N).
Proof.
  intros C1 pos. apply (proper_renamed name). rewrite pareto_name. apply pareto_proper.
  apply schedulers.scale_nonneg; [assumption..|apply nu_nonneg].
Qed.

(** Dropped in round t: of the rounds up to t those whose proxy delay ends *)
Definition ends_now (w : nat -> P.proxy) (t s : nat) : bool := (1 <=? s) && (s <=? t) && P.expires (w s) s t.

Section Proxies.
Variables (F : P.framework) (bandit : bool) (K C H m : nat) (horizon : nat -> Prop) (class : (nat -> nat) -> Prop).
Variables (q : (nat -> nat) -> nat -> law P.proxy) (p : (nat -> nat) -> nat -> R).
Variables (a b : (nat -> nat) -> (nat -> P.proxy) -> nat -> R).
Let Z d : (nat -> P.proxy) -> nat -> bool := P.observes (P.by_proxies C d (q d) (p d)).
Let past := same_past F Z.

Theorem proxies_guarantee r : (1 <= K)%nat -> (forall T, horizon T -> (1 <= T <= H)%nat) -> (forall d t, class d -> proper (q d t)) ->
  (forall d t, (length (q d t) <= m)%nat) -> (forall d w t, class d -> 0 <= a d w t /\ 0 <= b d w t) ->
  (P.preemptive F = false -> forall d t c u, class d -> In (c, u) (q d t) -> c = P.Endless \/ c = P.Never) ->
  (forall d d' w t, class d -> class d' -> (1 <= t)%nat -> past d d' w t ->
    q d t = q d' t /\ a d w t = a d' w t /\ b d w t = b d' w t) ->
  (forall d d' s, d s = d' s -> p d s = p d' s) ->
  (forall T d l i, horizon T -> class d -> unit_interval l -> (i < K)%nat ->
    P.regret_2 bandit (P.Build_instance K C T d l) (P.by_proxies C d (q d) (p d))
      (fun w t => hybrid K (a d w t) (b d w t)) i <= r T d) ->
  P.guarantees F bandit K C horizon class r.
Proof.
  intros K1 times q_proper short nonneg stay fair chance few.
  apply (algorithm_2_guarantees F bandit K C H m horizon class P.Never
    (fun c => P.preemptive F = false -> c = P.Endless \/ c = P.Never) (fun d => independent (q d)) Z (fun d _ => p d)
    (fun d w t => hybrid K (a d w t) (b d w t)) (fun _ w t => P.reaches (w t) 0) ends_now); trivial.
  - intros _. now right.
  - intros d t w hd _ c u h free. exact (stay free d t c u hd h).
  - intros d t w hd. now apply q_proper.
  - intros d t w. apply short.
  - intros d w t x hd. destruct (nonneg d w t hd). now apply (ftrl_distributions K (hybrid K) (hybrid_ftrl K K1)).
  - intros d t ht w w' same. now rewrite (same t) by lia.
  - intros t s ht w w' same. unfold ends_now.
    destruct (Nat.leb_spec 1 s), (Nat.leb_spec s t); [|reflexivity..]. cbn [andb].
    now rewrite (same s) by (destruct (P.clairvoyant F); lia).
  - intros free w t s fine. unfold ends_now. destruct (fine s free) as [-> | ->]; now rewrite andb_false_r.
  - intros d w t hd _ ht. etransitivity; [|exact (named_in_figure_1 C d (q d) (p d) w t ht)].
    unfold observed, set_after, set_before. f_equal. f_equal. apply after_members. intros n s hs _. unfold ends_now.
    now rewrite (proj2 (Nat.leb_le 1 s)), (proj2 (Nat.leb_le s n)) by lia.
  - intros d d' w t hd hd' _ ht same. destruct (fair d d' w t hd hd' ht same) as (e1 & e2 & e3).
    split; [exact e1|]. split; [now rewrite e2, e3|reflexivity].
  - intros d d' w t s hd hd' _ hs same early e _ _. now apply chance.
Qed.

(** What has been observed of d has been observed of d', too, *)
Lemma past_observed d d' w t s : past d d' w t -> (1 <= s)%nat -> (s + d s < t)%nat -> Z d w s = true ->
  d' s = d s /\ Z d' w s = true.
Proof.
  intros [_ came] hs early seen. assert (here : In s (arrive d (Z d) w (s + d s))).
  { apply filter_In. rewrite in_rounds, Nat.eqb_refl, seen. split; [lia|reflexivity]. }
  rewrite came in here by lia. apply filter_In in here as [_ here]. apply andb_prop in here as [e z].
  apply Nat.eqb_eq in e. split; [lia|exact z].
Qed.

(** so that sums over what has been observed are the same. *)
Lemma past_sums d d' w t (g : bool -> nat -> nat -> R) : past d d' w t -> past d' d w t ->
  (forall u s, g false u s = 0) ->
  P.sum (t - 1) (fun s => if s + d s <? t then g (Z d w s) (d s) s else 0)
  = P.sum (t - 1) (fun s => if s + d' s <? t then g (Z d' w s) (d' s) s else 0).
Proof.
  intros one two zero. apply sum_ext. intros s hs.
  pose proof (past_observed d d' w t s one ltac:(lia)) as h1.
  pose proof (past_observed d' d w t s two ltac:(lia)) as h2.
  destruct (Nat.ltb_spec (s + d s) t) as [early|late], (Nat.ltb_spec (s + d' s) t) as [early'|late']; trivial.
  - destruct (Z d w s) eqn:seen, (Z d' w s) eqn:seen'; [destruct (h1 early eq_refl) as [-> _]; reflexivity|..].
    + destruct (h1 early eq_refl). discriminate.
    + destruct (h2 early' eq_refl). discriminate.
    + now rewrite !zero.
  - destruct (Z d w s) eqn:seen; [destruct (h1 early eq_refl); lia|apply zero].
  - destruct (Z d' w s) eqn:seen; [destruct (h2 early' eq_refl); lia|symmetry; apply zero].
Qed.
End Proxies.

(** ** Algorithm 1: a coordinate for each batch, its representative and its action *)

Lemma E_inside {B} (inside : B -> Prop) (k k' : nat -> (nat -> B) -> law B) f n : forall t x,
  (forall s y, (t <= s < t + n)%nat -> (forall r, inside (y r)) -> k s y = k' s y) ->
  (forall s y, (forall r, inside (y r)) -> forall a w, In (a, w) (k s y) -> inside a) ->
  (forall r, inside (x r)) -> E k t n f x = E k' t n f x.
Proof.
  induction n as [|n IH]; intros t x same stays hx; [reflexivity|]. cbn [E].
  rewrite <- (same t x) by (trivial; lia). pose proof (stays t x hx) as here.
  induction (k t x) as [|[a w] rest IH']; [reflexivity|]. cbn [mean].
  rewrite IH' by (intros a' w' h; apply (here a' w'); now right). f_equal. f_equal. apply IH; trivial.
  - intros s y hs. apply same. lia.
  - intros r. unfold put. destruct (r =? t); [|apply hx]. apply (here a w). now left.
Qed.

Lemma in_places w n a u : In (a, u) (uniform_on w n) -> (1 <= a <= n)%nat.
Proof. induction n as [|n IH]; [intros []|]. cbn. intros [[= <- _]|h]; [lia|]. specialize (IH h). lia. Qed.

Section Batches.
Variables (bandit : bool) (K b C H : nat).
Variables (weights : nat -> (nat -> nat) -> (nat -> nat) -> nat -> (nat -> R) -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (b1 : (1 <= b)%nat) (C1 : (1 <= C)%nat) (H1 : (1 <= H)%nat).

Variable fits : (nat -> nat) -> Prop.
Hypothesis fits_fit : forall d, fits d -> P.up_to (b * (C - 1)) d.
Let inside (q : nat * nat) : Prop := (1 <= fst q <= b)%nat /\ (snd q < K)%nat.
(** Chance in batch tau, in a game of n rounds *)
Definition law_of_batch n d (l : losses) (tau : nat) (y : nat -> nat * nat) : law (nat * nat) :=
  both (places b) (arm_law K (algorithm_3 bandit (batch_delay b n d (coins y)) (batch_loss b n l (coins y))
    (weights n d (coins y)) (arms y) tau)).
Let play (y : nat -> nat * nat) t : nat := snd (y (ceiling t b)).
Let want (_ : nat -> nat) (y : nat -> nat * nat) t : bool := reaches (batch_proxies b (coins y) t) 0.
Let drop (_ : nat -> nat * nat) (_ _ : nat) : bool := false.
Let hears d l y r := feedback bandit C d (moves_at play want drop d y) l r.

(** The same batches are outstanding before batch t. *)
Definition same_batches n d d' (u : nat -> nat) t : Prop := forall q s, (1 <= q < s)%nat -> (s <= t)%nat ->
  (s <=? q + batch_delay b n d u q) = (s <=? q + batch_delay b n d' u q).
Hypothesis weights_simplex : forall d u t x, fits d -> simplex K (weights H d u t x).
Hypothesis weights_fair : forall d d' u t, fits d -> fits d' -> same_batches H d d' u t ->
  weights H d u t = weights H d' u t.

Lemma kept_in_figure_1 d y l r : (1 <= r)%nat ->
  arrives C d (moves_at play want drop d y) l r
  = filter (fun s => (s + d s =? r) && Zt C d (batch_proxies b (coins y)) s) (rounds r).
Proof.
  intros hr. rewrite <- (proxies_in_figure_1 C d (batch_proxies b (coins y)) r hr).
  unfold arrives, observed, set_after, set_before. cbn [adds removes moves_at]. f_equal. f_equal.
  apply after_members. intros t s _ _. unfold drop, batch_proxies. now destruct (s =? _).
Qed.

(** The feedback of a representative comes, and tells its delay and its losses. *)
Lemma representative_heard d d' l l' y q tau : fits d -> fits d' -> (forall r, inside (y r)) -> (1 <= q)%nat ->
  let r := representative_of b (coins y) q in (r + d r <= (tau - 1) * b)%nat ->
  (forall r, (1 <= r)%nat -> (ceiling r b < tau)%nat -> hears d l y r = hears d' l' y r) ->
  d' r = d r /\ forall i, (bandit = true -> i = arms y q) -> l r i = l' r i.
Proof.
  intros hd hd' hy hq r early same. assert (places_ : forall t, (1 <= coins y t <= b)%nat) by (intros t; apply hy).
  assert (r1 : (1 <= r)%nat)
    by (unfold r, representative_of, representative; specialize (places_ q); nia).
  assert (own : ceiling r b = q).
  { apply batch_unique; trivial. unfold r, representative_of, representative. specialize (places_ q). nia. }
  assert (seen : Zt C d (batch_proxies b (coins y)) r = true)
    by exact (representatives_observed b C d (coins y) b1 C1 (fits_fit d hd) places_ q hq).
  set (v := (r + d r)%nat) in *. assert (clock : (ceiling v b < tau)%nat).
  { destruct (batch_of b b1 v ltac:(unfold v; lia)) as (one & low & high). nia. }
  specialize (same v ltac:(unfold v; lia) clock). unfold hears, feedback in same.
  assert (here : In r (arrives C d (moves_at play want drop d y) l v)).
  { rewrite kept_in_figure_1 by (unfold v; lia). apply filter_In. rewrite in_rounds, seen.
    unfold v. rewrite Nat.eqb_refl. split; [lia|reflexivity]. }
  assert (there : In (r, view bandit (plays (moves_at play want drop d y)) l r)
    (map (fun s => (s, view bandit (plays (moves_at play want drop d y)) l s))
      (arrives C d (moves_at play want drop d y) l v))) by (apply in_map_iff; now exists r).
  rewrite same in there. apply in_map_iff in there as (r' & e & there). injection e as -> e. split.
  - destruct (arrival_time C d' (moves_at play want drop d' y) l' v r ltac:(unfold v; lia) there). unfold v in *. lia.
  - intros i arm_of. unfold view in e. cbn [plays moves_at] in e. unfold play in e. rewrite own in e.
    destruct bandit; [|now rewrite e]. rewrite (arm_of eq_refl). exact (f_equal (fun g => g 0%nat) (eq_sym e)).
Qed.

Lemma batches_heard d d' l l' y tau : fits d -> fits d' -> (forall r, inside (y r)) -> (1 <= tau)%nat ->
  (forall r, (1 <= r)%nat -> (ceiling r b < tau)%nat -> hears d l y r = hears d' l' y r) ->
  forall q s, (1 <= q < s)%nat -> (s <= tau)%nat -> (q + batch_delay b H d (coins y) q < s)%nat ->
  (q + batch_delay b H d' (coins y) q < s)%nat.
Proof.
  intros hd hd' hy ht same q s hq hs early. assert (place : (1 <= coins y q <= b)%nat) by apply hy.
  apply (two_clocks b H d b1 H1 (coins y) q s ltac:(lia) place ltac:(lia)) in early.
  apply (two_clocks b H d' b1 H1 (coins y) q s ltac:(lia) place ltac:(lia)). unfold padded in *.
  change (representative b q (coins y q)) with (representative_of b (coins y) q) in *.
  destruct (Nat.leb_spec (representative_of b (coins y) q) H) as [within|]; [|exact early].
  destruct (representative_heard d d' l l' y q tau hd hd' hy ltac:(lia)) as [-> _]; [nia|exact same|exact early].
Qed.

Lemma batch_law_fair d d' l l' y tau : fits d -> fits d' -> (forall r, inside (y r)) -> (1 <= tau)%nat ->
  (forall r, (1 <= r)%nat -> (ceiling r b < tau)%nat -> hears d l y r = hears d' l' y r) ->
  law_of_batch H d l tau y = law_of_batch H d' l' tau y.
Proof.
  intros hd hd' hy ht same. assert (places_ : forall t, (1 <= coins y t <= b)%nat) by (intros t; apply hy).
  assert (early : forall q s, (1 <= q < s)%nat -> (s <= tau)%nat ->
    (q + batch_delay b H d (coins y) q < s)%nat <-> (q + batch_delay b H d' (coins y) q < s)%nat).
  { intros q s hq hs. split; [now apply (batches_heard d d' l l' y tau)|].
    apply (batches_heard d' d l' l y tau); trivial. intros r hr hc. symmetry. now apply same. }
  assert (batches_ : same_batches H d d' (coins y) tau).
  { intros q s hq hs. specialize (early q s hq hs).
    destruct (Nat.leb_spec s (q + batch_delay b H d (coins y) q)), (Nat.leb_spec s (q + batch_delay b H d' (coins y) q));
      reflexivity || lia. }
  unfold law_of_batch, algorithm_3, distribution, Lobs. f_equal.
  rewrite (weights_fair d d' (coins y) tau hd hd' batches_). f_equal. f_equal. f_equal.
  apply learn_ext. intros t hr. split; [|split; [reflexivity|]].
  - apply weights_fair; trivial. intros q s hq hs. apply batches_; lia.
  - intros x i. assert (dues : due (batch_delay b H d (coins y)) t (rounds t) = due (batch_delay b H d' (coins y)) t (rounds t)).
    { apply filter_ext_in. intros q hq. apply in_rounds in hq.
      pose proof (early q (S t) ltac:(lia) ltac:(lia)). destruct (Nat.eq_dec q t) as [->|].
      - destruct (Nat.eqb_spec (t + batch_delay b H d (coins y) t) t), (Nat.eqb_spec (t + batch_delay b H d' (coins y) t) t);
          reflexivity || lia.
      - pose proof (early q t ltac:(lia) ltac:(lia)). destruct (Nat.eqb_spec (q + batch_delay b H d (coins y) q) t),
          (Nat.eqb_spec (q + batch_delay b H d' (coins y) q) t); reflexivity || lia. }
    rewrite <- dues. apply total_ext. intros q hq. apply filter_In in hq as [hq e]. apply in_rounds in hq. apply Nat.eqb_eq in e.
    assert (loss : forall j, (bandit = true -> j = arms y q) -> batch_loss b H l (coins y) q j = batch_loss b H l' (coins y) q j).
    { intros j arm_of. unfold batch_loss, padded_loss. change (representative b q (coins y q)) with (representative_of b (coins y) q).
      destruct (Nat.leb_spec (representative_of b (coins y) q) H) as [within|]; [|reflexivity].
      assert (over : (q + batch_delay b H d (coins y) q < tau)%nat) by lia.
      apply (two_clocks b H d b1 H1 (coins y) q tau ltac:(lia) (places_ q) ltac:(lia)) in over. unfold padded in over.
      change (representative b q (coins y q)) with (representative_of b (coins y) q) in over.
      rewrite (proj2 (Nat.leb_le _ _) within) in over.
      now apply (representative_heard d d' l l' y q tau). }
    unfold estimate. destruct bandit; [now rewrite (loss (arms y q))|now apply loss].
Qed.

Lemma clock_step_batches t : ceiling (S t) b = ceiling t b \/ ceiling (S t) b = S (ceiling t b).
Proof.
  destruct t as [|t].
  - right. destruct (batch_of b b1 1 (le_n 1)) as (one & low & high). unfold ceiling at 2.
    replace (0 + b - 1)%nat with (b - 1)%nat by lia. rewrite (Nat.div_small (b - 1) b) by lia. nia.
  - destruct (batch_of b b1 (S t) ltac:(lia)) as (one & low & high).
    destruct (batch_of b b1 (S (S t)) ltac:(lia)) as (one' & low' & high').
    set (x := ceiling (S t) b) in *. set (z := ceiling (S (S t)) b) in *.
    assert ((x - 1) * b < z * b)%nat by lia. assert ((z - 1) * b < S x * b)%nat by nia.
    assert (x - 1 < z)%nat by nia. assert (z - 1 < S x)%nat by nia. lia.
Qed.

Theorem batches_guarantee (horizon : nat -> Prop) r : (forall T, horizon T -> (1 <= T <= H)%nat) -> (forall T d l i, horizon T -> fits d -> unit_interval l -> (i < K)%nat ->
    E (law_of_batch H d l) 1 (batches b T) (fun y => sum T (fun t => l t (snd (y (ceiling t b))))) (fun _ => (1%nat, 0%nat))
    - sum T (fun t => l t i) <= r T d) ->
  P.guarantees P.NCNP bandit K C horizon fits r.
Proof.
  intros times few. assert (law_proper : forall d l tau y, fits d -> proper (law_of_batch H d l tau y)).
  { intros d l tau y hd. apply both_proper; [now apply places_proper|]. apply arm_law_proper. now apply weights_simplex. }
  apply (laws_guarantee P.NCNP bandit K C fits (fun t => ceiling t b) inside (1, 0)%nat play want drop (law_of_batch H))
    with (H := H) (m := (b * K)%nat).
  - unfold ceiling. apply Nat.div_small. lia.
  - exact clock_step_batches.
  - split; simpl; lia.
  - intros d l tau y hd hy [c a] v h. unfold law_of_batch, both in h.
    apply in_flat_map in h as ([c' v'] & hc & h). apply in_map_iff in h as ([a' u'] & [= <- <- _] & ha). split.
    + exact (in_places (/ INR b) b c' v' hc).
    + apply in_map_iff in ha as (j & [= <- _] & hj). apply in_seq in hj. simpl. lia.
  - exact law_proper.
  - intros y t hy. apply hy.
  - intros t ht y y' same. unfold play. rewrite same; [reflexivity|].
    destruct (batch_of b b1 t ht). lia.
  - intros d t ht y y' same. unfold want, batch_proxies, representative_of, coins.
    rewrite same; [reflexivity|]. destruct (batch_of b b1 t ht). lia.
  - intros t s ht y y' _. reflexivity.
  - reflexivity.
  - intros d d' l l' t y hd hd' ht hy [_ same]. destruct (batch_of b b1 t ht). now apply batch_law_fair.
  - reflexivity.
  - exact times.
  - intros d l tau y. unfold law_of_batch, arm_law, places.
    assert (size : forall (q r : law nat), length (both q r) = (length q * length r)%nat).
    { intros q r'. unfold both. induction q as [|c q IH]; [reflexivity|].
      cbn [flat_map length]. rewrite app_length, map_length, IH. lia. }
    rewrite size, map_length, seq_length. apply Nat.mul_le_mono_r.
    generalize (/ INR b). intros w. clear. induction b as [|n IH]; [reflexivity|]. cbn. lia.
  - exact few.
Qed.

(** Who does not know T pads its last batch with other losses and delays. That changes nothing before T. *)
Theorem latent_batches T d l f : (1 <= T <= H)%nat ->
  (forall u t, (forall q, (1 <= q < t)%nat -> batch_delay b T d u q = batch_delay b H d u q) ->
    weights T d u t = weights H d u t) ->
  E (law_of_batch H d l) 1 (batches b T) f (fun _ => (1%nat, 0%nat))
  = E (law_of_batch T d l) 1 (batches b T) f (fun _ => (1%nat, 0%nat)).
Proof.
  intros hT rates. destruct (batch_of b b1 T ltac:(lia)) as (one & low & high). fold (batches b T) in *.
  apply (E_inside inside); [| |intros r; split; simpl; lia].
  - intros tau y ht hy. assert (places_ : forall t, (1 <= coins y t <= b)%nat) by (intros t; apply hy).
    assert (within : forall q, (1 <= q < tau)%nat -> (representative b q (coins y q) <= T)%nat).
    { intros q hq. unfold representative. specialize (places_ q). nia. }
    assert (delays : forall q, (1 <= q < tau)%nat -> batch_delay b T d (coins y) q = batch_delay b H d (coins y) q).
    { intros q hq. unfold batch_delay, padded. specialize (within q hq).
      now rewrite !(proj2 (Nat.leb_le _ _)) by lia. }
    unfold law_of_batch, algorithm_3, distribution, Lobs. f_equal. rewrite (rates (coins y) tau delays).
    f_equal. f_equal. f_equal. apply learn_ext. intros t hr. split; [|split; [reflexivity|]].
    + symmetry. apply rates. intros q hq. apply delays. lia.
    + intros x i. assert (dues : due (batch_delay b H d (coins y)) t (rounds t) = due (batch_delay b T d (coins y)) t (rounds t)).
      { apply filter_ext_in. intros q hq. apply in_rounds in hq. now rewrite delays by lia. }
      rewrite dues. apply total_ext. intros q hq. apply filter_In in hq as [hq _]. apply in_rounds in hq.
      unfold estimate, batch_loss, padded_loss. specialize (within q ltac:(lia)).
      now rewrite !(proj2 (Nat.leb_le _ _)) by lia.
  - intros tau y hy [c a] v h. unfold law_of_batch, both in h.
    apply in_flat_map in h as ([c' v'] & hc & h). apply in_map_iff in h as ([a' u'] & [= <- <- _] & ha). split.
    + exact (in_places (/ INR b) b c' v' hc).
    + apply in_map_iff in ha as (j & [= <- _] & hj). apply in_seq in hj. simpl. lia.
Qed.
End Batches.
