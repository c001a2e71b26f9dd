(** Algorithm 2 as a player, in the words of `beyond.v`, and the minimax regret between both sides. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export solution algorithm_2_plays.
From Delays Require Import reservoirs_regret.
From Delays Require beyond thm_5_2.

Module B := beyond.

Lemma has_player_of bandit I (class : P.moves -> Prop) r :
  affordable (fun m => class (moves_to m)) bandit (P.K I) (P.C I) (P.T I) (P.d I) r -> B.has_player bandit I class r.
Proof.
  intros h eps pos. destruct (h eps pos) as (W & rho & q & player & inside & few). now exists (player_to rho q player).
Qed.

Lemma affordable_of bandit I (class : P.moves -> Prop) r :
  B.has_player bandit I class r -> affordable (fun m => class (moves_to m)) bandit (P.K I) (P.C I) (P.T I) (P.d I) r.
Proof.
  intros h eps pos. destruct (h eps pos) as (p & inside & few). exists _, (P.seeds p), (fun w => moves_of (P.course p w)).
  split; [apply player_of|]. split; [|exact few]. intros w. specialize (inside w). now destruct (P.course p w).
Qed.

(** ** The paper's schedulers *)

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

(** Proxy delays that do not end *)
Definition endless (c : P.proxy) : P.proxy := match c with P.Endless => P.Endless | _ => P.Never end.

Lemma endless_law (q : law P.proxy) : (forall c u, In (c, u) q -> c = P.Endless \/ c = P.Never) -> renamed endless q = q.
Proof.
  induction q as [|[c u] q IH]; intros h; [reflexivity|]. cbn. f_equal; [|apply IH; intros; apply (h c0 u0); now right].
  destruct (h c u (or_introl eq_refl)) as [-> | ->]; reflexivity.
Qed.

Lemma nobody_removed C d (m : moves) : (forall l t s, removes m l t s = false) -> P.never_removes C d (moves_to m).
Proof.
  intros h l t _. unfold P.dropped. cbn [P.removes moves_to]. generalize (P.leave d t (P.set_after C d (P.adds (moves_to m) l) (removes m l) t)).
  intros held. induction held as [|s held IH]; [reflexivity|]. cbn [filter]. now rewrite h.
Qed.

Theorem plays_of_algorithm_2 : B.Algorithm_2_plays.
Proof.
  intros bandit I X K1 hX. destruct I as [K C T d loss]. cbn [P.K P.C P.T P.d] in *. split.
  - intros q p a b hq [nonneg known_]. set (Z := P.observes (P.by_proxies C d q p)).
    assert (play : forall (class : moves -> Prop) clean,
      (forall G, E (independent q) 1 T (fun w => G (clean w)) (fun _ => P.Never) = E (independent q) 1 T G (fun _ => P.Never)) ->
      (forall w play, class {| plays := play; adds := fun _ t => P.reaches (clean w t) 0;
         removes := fun _ t s => P.expires (clean w s) s t |}) ->
      affordable class bandit K C T d (fun l i => any_regret K T bandit d l (independent q) Z (fun _ => p)
        (fun w t => X (a w t) (b w t)) i (fun _ => P.Never) (fun _ => 0%nat))).
    { intros class clean same inside. apply (algorithm_2_plays bandit K C T d (independent q) Z (fun _ => p) _
        (fun w t => P.reaches (w t) 0) (fun w t s => P.expires (w s) s t) (fun _ => P.Never) clean); trivial.
      - intros t w. apply law_of, hq.
      - intros t ht. split; [|now intros x y _]. apply (known_weaken (S t)); [lia|]. now apply observes_known.
      - intros t ht x y h. destruct (known_ t ht) as [ka kb]. now rewrite (ka x y h), (kb x y h).
      - intros w t x. destruct (nonneg w t). now apply hX.
      - intros w t ht. now apply named_in_figure_1. }
    split; [apply (has_player_of bandit (P.Build_instance K C T d loss) B.anything), (play _ (fun w => w)); easy|].
    intros few. apply (has_player_of bandit (P.Build_instance K C T d loss) (P.never_removes C d)), (play _ (along endless)).
    + intros G. transitivity (E (independent (fun t => renamed endless (q t))) 1 T G (along endless (fun _ => P.Never))).
      * symmetry. apply coins_renamed.
      * replace (fun t => renamed endless (q t)) with q; [reflexivity|]. apply functional_extensionality. intros t. symmetry. apply endless_law, few.
    + intros w play_. apply nobody_removed. intros l t s. cbn [removes]. unfold along, endless. now destruct (w s).
  - intros s wants drops a b proper_ [nonneg known_] heard_ figure.
    assert (play : forall class : moves -> Prop,
      (forall w play, class {| plays := play; adds := fun _ => wants w; removes := fun _ => drops w |}) ->
      affordable class bandit K C T d (fun l i => any_regret K T bandit d l (B.tosses s) (B.sees s) (B.odds s)
        (fun w t => X (a w t) (b w t)) i (fun _ => false) (fun _ => 0%nat))).
    { intros class inside. apply (algorithm_2_plays bandit K C T d (B.tosses s) (B.sees s) (B.odds s) _ wants drops
        (fun _ => false) (fun w => w)); trivial.
      - intros t w. apply law_of, proper_.
      - intros t ht. split; intros x y h; pose proof (heard_ t ht x y h) as [= e1 e2]; assumption.
      - intros t ht x y h. destruct (known_ t ht) as [ka kb]. now rewrite (ka x y h), (kb x y h).
      - intros w t x. destruct (nonneg w t). now apply hX. }
    split; [apply (has_player_of bandit (P.Build_instance K C T d loss) B.anything), play; easy|].
    intros stays. apply (has_player_of bandit (P.Build_instance K C T d loss) (P.never_removes C d)), play.
    intros w play_. apply nobody_removed. intros l t r'. cbn [removes]. now rewrite stays.
Qed.

(** ** The value *)

Lemma value_at_most bandit I (class some : P.moves -> Prop) v r c : (1 <= P.K I)%nat ->
  P.minimax bandit (P.K I) (P.T I) (P.C I) (P.d I) class v -> (forall m, some m -> class m) -> B.has_player bandit I some r ->
  (forall l i, P.unit_losses l -> (i < P.K I)%nat -> r l i <= c) -> v <= c.
Proof.
  intros K1 [below _] wide player few. apply le_epsilon. intros eps pos. destruct (player eps pos) as (p & inside & close).
  destruct (price_exists (P.K I) (P.T I) K1 (P.seeds p) (fun w => moves_of (P.course p w))) as [u hu].
  { exact (mixture _ _ _ _ _ _ (player_of p)). }
  apply Rle_trans with u; [apply below; exists p; split; [intros w; now apply wide|exact hu]|].
  apply (price_at_most _ _ _ _ _ _ hu). intros l i hl hi. specialize (close l i hl hi). specialize (few l i hl hi).
  apply Rle_trans with (r l i + eps); [exact close|lra].
Qed.

Lemma value_at_least bandit K T C d class v c : P.minimax bandit K T C d class v ->
  (forall p : P.player bandit K C d, P.somewhere K (P.player_regret p T) c) -> c <= v.
Proof.
  intros [_ least] every. apply least. intros r (p & _ & [above _]). destruct (every p) as (l & i & hl & hi & h).
  eapply Rle_trans; [exact h|]. apply above. now exists l, i.
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

(** Who plays announced reservoirs with delays cut at T *)
Lemma announced_cut bandit K C T d : B.Square_2 -> B.Algorithm_2_plays -> (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  let I := P.Build_instance K C T d (fun _ _ => 0) in let D := B.D_within I in
  B.has_player bandit I (P.never_removes C d) (fun _ _ => if bandit
    then (4 * sqrt (INR K) - 2) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt 2 * sqrt (D * ln (INR K))
    else sqrt (ln (INR K)) * sqrt (INR T + 2 / INR C * D + 8 * D)).
Proof.
  intros bound plays_ K2 C1 T1 I D. assert (K1 : (1 <= K)%nat) by lia. pose proof (hybrid_ftrl K K1) as hX.
  set (cut := fun t => Nat.min (d t) (T - t)). set (game := fun l => P.Build_instance K C T cut l).
  assert (set_ : forall l i, P.unit_losses l -> (i < K)%nat -> B.setting (game l) (hybrid K) i)
    by (intros l i hl hi; exact (conj (conj K1 (conj C1 (conj T1 hl))) (conj K2 (conj hX hi)))).
  assert (ends_ : forall l, B.ends (game l)) by (intros l t ht; cbn in *; unfold cut; lia).
  intros eps pos.
  destruct (bound bandit (game (fun _ _ => 0)) (hybrid K) 0%nat) as (figure & odds_known & _);
    [apply set_; [intros r j; cbn; lra|lia]|apply ends_|].
  set (s := B.reservoirs C cut). change (forall t, (1 <= t)%nat -> known t (fun x => B.odds s x t)) in odds_known. set (cost := fun x t => 1 / B.odds s x t).
  set (a := fun x t => if bandit then sqrt (sum t (cost x)) else 0).
  set (late := fun x r => if bandit then INR (cut r) else cost x r / 8 + INR (cut r)).
  set (b := fun x t => sqrt (2 * sum t (late x) / ln (INR K))).
  assert (sums : forall (f : (nat -> bool) -> nat -> R) t, (forall r, (1 <= r)%nat -> known r (fun x => f x r)) ->
    forall x y, agree t x y -> sum t (f x) = sum t (f y)).
  { intros f t h x y xy. apply sum_ext. intros r hr. apply (h r ltac:(lia)). apply (agree_weaken r t); [lia|exact xy]. }
  assert (costs : forall r, (1 <= r)%nat -> known r (fun x => cost x r)).
  { intros r hr x y xy. unfold cost. now rewrite (odds_known r hr x y xy). }
  destruct (plays_ bandit (game (fun _ _ => 0)) (hybrid K) K1 hX) as [_ samplers].
  destruct (samplers s (B.sees s) (fun _ => B.nobody) a b) as [_ player].
  - intros t x. apply law_to. exact (enters_proper C cut C1 t x).
  - split; [intros x t; split; [unfold a; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos]|]. intros t ht. split; intros x y xy.
    + unfold a. destruct bandit; [|reflexivity]. now rewrite (sums cost t costs x y xy).
    + unfold b. rewrite (sums late t) with (y := y); [reflexivity| |exact xy].
      intros r hr u v uv. unfold late. now rewrite (costs r hr u v uv).
  - intros t ht x y xy. f_equal; [exact (reservoirs_heard C cut C1 t x y xy)|].
    apply (odds_known t ht). apply (agree_weaken t (S (t + cut t))); [lia|exact xy].
  - exact figure.
  - specialize (player eq_refl). apply affordable_of in player. cbn [P.K P.C P.T P.d game] in player.
    apply (cut_affordable bandit K C T d _ K1) in player. destruct (player eps pos) as (W & rho & q & legal & stays & few).
    exists (player_to rho q legal). split; [exact stays|]. intros l i hl hi. eapply Rle_trans; [exact (few l i hl hi)|].
    apply Rplus_le_compat_r. destruct (bound bandit (game l) (hybrid K) i (set_ l i hl hi) (ends_ l)) as (_ & _ & _ & _ & h).
    exact h.
Qed.

Theorem value_between : B.Square_2 -> B.Lower_1 -> B.Lower_3 -> B.Quotients -> P.Theorem_5_1 -> P.Theorem_5_2 ->
  B.Algorithm_2_plays -> B.Value.
Proof.
  intros announced lower_1 lower_3 quotients th_5_1 th_5_2 plays_ bandit K C T d class v K2 C1 T1 wide value I D.
  assert (K1 : (1 <= K)%nat) by lia. pose proof (hybrid_ftrl K K1) as hX.
  assert (valid_ : forall l, P.unit_losses l -> P.valid (B.facing I l)) by (intros l hl; exact (conj K1 (conj C1 (conj T1 hl)))).
  destruct (plays_ bandit I (hybrid K) K1 hX) as [schedulers _].
  assert (upper : v <= if bandit
    then (4 * sqrt (INR K) - 2) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt 2 * sqrt (D * ln (INR K))
    else sqrt (ln (INR K)) * sqrt (INR T + 2 / INR C * D + 8 * D)).
  { apply (value_at_most bandit I class (P.never_removes C d) v _ _ K1 value wide (announced_cut bandit K C T d announced plays_
      K2 C1 T1)). intros l i _ _. apply Rle_refl. }
  split; [|split; [exact upper|split]].
  - intros alpha delta cond. pose proof cond as (alpha0 & _).
    set (m := P.mu alpha C d). set (a := fun t => if bandit then sqrt (P.sum t m) else 0).
    set (b := fun t => sqrt (P.sum t (fun s => if bandit then INR (d s) else m s + INR (d s)) / ln (INR K))).
    destruct (schedulers (fun t => P.bernoulli (P.p_of alpha I t)) (P.p_of alpha I) (fun _ => a) (fun _ => b)) as [_ player].
    + intros t. now apply bernoulli_ok.
    + split; [intros w t; split; [unfold a; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos]|].
      intros t _. split; now intros x y _.
    + assert (stays : forall t c u, In (c, u) (P.bernoulli (P.p_of alpha I t)) -> c = P.Endless \/ c = P.Never)
        by (intros t c u [[= <- _]|[[= <- _]|[]]]; auto).
      refine (value_at_most bandit I class (P.never_removes C d) v _ _ K1 value wide (player stays) _).
      intros l i hl hi. exact (th_5_1 bandit (B.facing I l) (hybrid K) alpha delta i (valid_ l hl) K2 hX cond hi).
  - intros all alpha delta dmax cond short last. pose proof cond as (alpha0 & _). set (N := Nat.max T dmax).
    set (z := P.weight (P.scheduler_2 I alpha N)). set (m := P.mu alpha C (fun _ => dmax)).
    set (heard := fun g t => P.sum (t - 1) (fun r => if (r + d r <? t)%nat then g r else 0)).
    set (a := fun w t => if bandit then sqrt (heard (fun r => z w r * z w r) t + INR C * (m t * m t)) else 0).
    set (b := fun w t => sqrt ((if bandit then heard (fun r => z w r * INR (d r)) t + INR C * (m t * INR dmax)
      else heard (fun r => z w r * (z w r + INR (d r))) t + INR C * (m t * (m t + INR dmax))) / ln (INR K))).
    assert (sums : forall f t x y, agree t x y -> heard (fun r => f (z x r) r) t = heard (fun r => f (z y r) r) t).
    { intros f t x y xy. apply sum_ext. intros r hr. destruct (Nat.ltb_spec (r + d r) t); [|reflexivity]. f_equal.
      unfold z, P.weight. f_equal. f_equal. apply (observes_known C d _ _ r ltac:(lia)).
      apply (agree_weaken (S r) t); [lia|exact xy]. }
    destruct (schedulers (fun t => P.pareto (P.scale alpha C t) N) (P.p_of alpha I) a b) as [player _].
    + intros t. now apply (pareto_ok alpha I N t).
    + split; [intros w t; split; [unfold a; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos]|].
      intros t _. split; intros x y xy.
      * unfold a. destruct bandit; [|reflexivity]. now rewrite (sums (fun u _ => u * u) t x y xy).
      * unfold b. rewrite (sums (fun u r => u * INR (d r)) t x y xy). now rewrite (sums (fun u r => u * (u + INR (d r))) t x y xy).
    + refine (value_at_most bandit I class B.anything v _ _ K1 value (fun m _ => all m) player _). intros l i hl hi.
      exact (th_5_2 bandit (B.facing I l) (hybrid K) alpha delta N dmax i (valid_ l hl) K2 hX cond short
        (Nat.le_max_l _ _) (Nat.le_max_r _ _) hi).
  - intros n same. assert (e : d = fun _ => n) by (apply functional_extensionality; exact same). subst d.
    assert (few : 0 <= D <= INR T * INR n).
    { split; [apply sum_nonneg; intros; apply pos_INR|]. rewrite <- sum_const. apply sum_le. intros t _. apply le_INR. cbn. lia. }
    destruct (quotients K C T n D K2 C1 T1 few) as (_ & q2 & q3 & _).
    assert (all_lost : v <= INR T).
    { apply (minimax_le_T bandit K T C (fun _ => n) (fun m => class (moves_to m)) K1); [|exact (minimax_of _ _ _ _ _ _ _ value)].
      intros m stays. apply wide. exact stays. }
    destruct bandit; split.
    + apply (value_at_least true K T C (fun _ => n) class v _ value). intros p. exact (proj1 (lower_3 K T C n p K2 T1) C1).
    + apply Rmin_glb; [exact all_lost|]. eapply Rle_trans; [exact upper|exact q2].
    + apply (value_at_least false K T C (fun _ => n) class v _ value). intros p.
      destruct (lower_1 false K T C n p K2) as (l & i & hl & hi & h). exists l, i. split; [exact hl|split; [exact hi|]].
      eapply Rle_trans; [apply Rmax_r|exact h].
    + apply Rmin_glb; [exact all_lost|]. eapply Rle_trans; [exact upper|exact q3].
Qed.
