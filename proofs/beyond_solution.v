(** The statements of `beyond.v`, proved: each by a theorem of `square.v`, whose definitions unfold to the same terms.
    New here are the quotients of both sides, the value, and the cost of skipping. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export listeners square_strategies.
From Delays Require beyond never skipping few_endless black_box unknown_delay.

Module B := beyond.

(** ** The regret of any minimizer *)

Lemma any_regret_alike {A} K T bandit d loss (q : nat -> (nat -> A) -> law A) Z p W W' i w a :
  (forall w t, (1 <= t <= T)%nat -> alike_on_arms K (W w t) (W' w t)) ->
  any_regret K T bandit d loss q Z p W i w a = any_regret K T bandit d loss q Z p W' i w a.
Proof.
  intros h. unfold any_regret, any_mean. f_equal. apply E_law_ext. intros t x ht. unfold joint_law. f_equal.
  apply distribution_alike; [lia|intros; apply h; lia|]. intros s y y' j hj same. f_equal. now apply (estimate_alike K).
Qed.

Lemma learner_alike K (bandit : bool) X a b : (1 <= K)%nat -> ftrl K X -> (if bandit then 0 < a else a = 0 /\ 0 < b) ->
  0 <= b -> alike_on_arms K (X a b) (learner K bandit a b).
Proof.
  intros K1 hX pos b0. destruct bandit; [apply hybrid_alike; trivial; lra|]. destruct pos as [-> pos].
  now apply exponential_alike.
Qed.

Lemma of_any_minimizer (bandit : bool) I s X i (a b : (nat -> bool) -> nat -> R) : P.valid I -> ftrl (P.K I) X ->
  (forall x t, (1 <= t <= P.T I)%nat -> (if bandit then 0 < a x t else a x t = 0 /\ 0 < b x t) /\ 0 <= b x t) ->
  B.regret bandit I s (fun x t => X (a x t) (b x t)) i
  = any_regret (P.K I) (P.T I) bandit (P.d I) (P.l I) (B.tosses s) (B.sees s) (B.odds s)
      (fun x t => learner (P.K I) bandit (a x t) (b x t)) i (fun _ => false) (fun _ => 0%nat).
Proof.
  intros (K1 & _) hX pos. change (B.regret bandit I s (fun x t => X (a x t) (b x t)) i)
    with (any_regret (P.K I) (P.T I) bandit (P.d I) (P.l I) (B.tosses s) (B.sees s) (B.odds s)
      (fun x t => X (a x t) (b x t)) i (fun _ => false) (fun _ => 0%nat)).
  apply any_regret_alike. intros x t ht. destruct (pos x t ht). now apply learner_alike.
Qed.

(** Rates that add up costs: the first is positive. *)
Lemma adaptive_rates (bandit : bool) K t (cost wait : nat -> R) : (2 <= K)%nat -> (1 <= t)%nat -> 0 < cost 1%nat ->
  (forall s, (1 <= s)%nat -> 0 <= cost s /\ 0 <= wait s) ->
  let a := if bandit then sqrt (sum t cost) else 0 in
  let b := sqrt (2 * sum t (fun s => if bandit then wait s else cost s / 8 + wait s) / ln (INR K)) in
  (if bandit then 0 < a else a = 0 /\ 0 < b) /\ 0 <= b.
Proof.
  intros K2 ht first nonneg a b. assert (lk := log_arms K K2). split; [|apply sqrt_pos].
  assert (more : forall f, (forall s, (1 <= s <= t)%nat -> 0 <= f s) -> 0 < f 1%nat -> 0 < sum t f).
  { intros f f0 f1. destruct t as [|n]; [lia|]. rewrite sum_first. apply Rplus_lt_le_0_compat; [assumption|].
    apply sum_nonneg. intros; apply f0; lia. }
  destruct bandit; [apply sqrt_lt_R0, more; [intros; apply nonneg; lia|assumption]|]. split; [reflexivity|].
  apply sqrt_lt_R0, Rdiv_lt_0_compat; [|assumption]. apply Rmult_lt_0_compat; [lra|].
  destruct (nonneg 1%nat (le_n 1)). apply more; [|lra]. intros s hs. destruct (nonneg s ltac:(lia)). lra.
Qed.

(** ** Square roots *)

Lemma root_le_times c x y : 0 <= c -> 0 <= y -> x <= c * y -> sqrt x <= sqrt c * sqrt y.
Proof. intros c0 y0 h. rewrite <- sqrt_mult by assumption. now apply sqrt_le_1_alt. Qed.

Lemma log_2_half K : (2 <= K)%nat -> / 2 <= ln (INR K).
Proof. intros K2. apply Rle_trans with (ln 2); [pose proof ln_2; lra|]. apply ln_le; [lra|exact (le_INR 2 K K2)]. Qed.

(** ** Algorithm 2 as a player of Figure 1 *)

Lemma has_player_of F bandit I r :
  affordable (admitted F (P.C I) (P.d I)) bandit (P.K I) (P.C I) (P.T I) (P.d I) r -> B.has_player F bandit I r.
Proof.
  intros h eps pos. destruct (h eps pos) as (W & rho & q & player & inside & few).
  destruct (strategy_to F rho q player) as [p same].
  { intros free. unfold admitted in inside. now rewrite free in inside. }
  exists p. intros l i hl hi. rewrite same. now apply few.
Qed.

Lemma affordable_of F bandit I r : P.preemptive F = false -> B.has_player F bandit I r ->
  affordable (never_removes (P.C I) (P.d I)) bandit (P.K I) (P.C I) (P.T I) (P.d I) r.
Proof.
  intros free h eps pos. destruct (h eps pos) as (p & few).
  exists _, (P.seeds p), (fun w => moves_of (P.course p w (P.d I))).
  split; [now apply player_of|]. split; [|exact few]. intros w. exact (P.course_keeps _ _ _ _ _ p free w (P.d I) eq_refl).
Qed.

(** ** The paper's schedulers *)

(** Proxy delays that do not end *)
Definition endless (c : P.proxy) : P.proxy := match c with P.Endless => P.Endless | _ => P.Never end.

Lemma endless_law (q : law P.proxy) : (forall c u, In (c, u) q -> c = P.Endless \/ c = P.Never) -> renamed endless q = q.
Proof.
  induction q as [|[c u] q IH]; intros h; [reflexivity|]. cbn. f_equal; [|apply IH; intros; apply (h c0 u0); now right].
  destruct (h c u (or_introl eq_refl)) as [-> | ->]; reflexivity.
Qed.

Lemma nobody_removed C d (m : moves) : (forall l t s, removes m l t s = false) -> never_removes C d m.
Proof.
  intros h l t _. unfold dropped. generalize (leave d t (set_after C d (adds m l) (removes m l) t)).
  intros held. induction held as [|s held IH]; [reflexivity|]. cbn [filter]. now rewrite h.
Qed.

Lemma plays_of_algorithm_2 : B.Algorithm_2_plays.
Proof.
  intros bandit I X K1 hX. destruct I as [K C T d loss]. cbn [P.K P.C P.T P.d] in *. split.
  - intros q p a b hq [nonneg known_]. set (Z := P.observes (P.by_proxies C d q p)).
    assert (play : forall (class : moves -> Prop) clean,
      (forall G, E (independent q) 1 T (fun w => G (clean w)) (fun _ => P.Never) = E (independent q) 1 T G (fun _ =>
        P.Never)) ->
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
    intros F [free|few]; apply (has_player_of F bandit (P.Build_instance K C T d loss)).
    { apply (play _ (fun w => w)); [reflexivity|]. intros w play_. unfold admitted. cbn [P.C P.d]. now rewrite free. }
    apply (play _ (along endless)).
    + intros G. transitivity (E (independent (fun t => renamed endless (q t))) 1 T G (along endless (fun _ => P.Never))).
      * symmetry. apply coins_renamed.
      * replace (fun t => renamed endless (q t)) with q; [reflexivity|]. apply functional_extensionality. intros t.
        symmetry. apply endless_law, few.
    + intros w play_. apply admitted_wide, nobody_removed. intros l t s. cbn [removes]. unfold along, endless. now destruct (w s).
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
    intros F how. apply (has_player_of F bandit (P.Build_instance K C T d loss)), play. intros w play_.
    destruct how as [free|stays]; [unfold admitted; cbn [P.C P.d]; now rewrite free|].
    apply admitted_wide, nobody_removed. intros l t r'. cbn [removes]. now rewrite stays.
Qed.

(** ** Skipping *)

(** Who plays as if skipped rounds had no losses pays at most 1 more for each. *)
Lemma regret_of_masked bandit I kept s X (a b : (nat -> bool) -> nat -> R) i : P.valid I -> (i < P.K I)%nat ->
  P.minimizer (P.K I) X -> (forall x t, 0 <= a x t /\ 0 <= b x t) -> (forall t x, P.proper (B.tosses s t x)) ->
  let J := B.masked I kept in
  B.regret_in bandit J (P.l I) s (fun x t => X (a x t) (b x t)) i
  <= B.regret bandit J s (fun x t => X (a x t) (b x t)) i + sum (P.T I) (fun t => ind (negb (kept t))).
Proof.
  intros (_ & _ & _ & unit) hi hX rates coins J. unfold B.regret_in, B.regret.
  set (law_ := fun t y => P.both _ _). set (skips := sum _ _).
  assert (proper_ : forall t y, proper (law_ t y)).
  { intros t y. apply (both_proper (B.tosses s t _)); [apply law_of, coins|]. apply arm_law_proper. destruct (rates (fun r => fst (y r)) t).
    now apply hX. }
  assert (below : E law_ 1 (P.T J) (fun y => sum (P.T J) (fun t => P.l I t (snd (y t)))) (fun _ => (false, 0%nat))
    <= E law_ 1 (P.T J) (fun y => sum (P.T J) (fun t => P.l J t (snd (y t))) + skips) (fun _ => (false, 0%nat))).
  { apply E_le; [exact proper_|]. intros y. unfold skips. change (P.T I) with (P.T J). rewrite <- sum_plus. apply sum_le.
    intros t _. cbn [P.l J B.masked]. destruct (unit t (snd (y t))). destruct (kept t); simpl; lra. }
  rewrite E_plus, (E_const law_ proper_) in below.
  assert (arm : sum (P.T J) (fun t => P.l J t i) <= sum (P.T J) (fun t => P.l I t i)).
  { apply sum_le. intros t _. cbn [P.l J B.masked]. destruct (unit t i). destruct (kept t); lra. }
  assert (together : forall u u' v v' k : R, u <= u' + k -> v' <= v -> u - v <= u' - v' + k) by (intros; lra).
  exact (together _ _ _ _ _ below arm).
Qed.

(** ** The value *)

Lemma value_at_most F bandit I v r c : (1 <= P.K I)%nat ->
  P.minimax F bandit (P.K I) (P.C I) (P.T I) (P.only (P.d I)) v -> B.has_player F bandit I r ->
  (forall l i, P.unit_losses l -> (i < P.K I)%nat -> r l i <= c) -> v <= c.
Proof.
  intros K1 [below _] player few. apply le_epsilon. intros eps pos. destruct (player eps pos) as (p & close).
  destruct (worst_regret_exists (P.K I) (P.T I) K1 (P.seeds p) (fun w => moves_of (P.course p w (P.d I)))) as [u [upper least]].
  { exact (mixture _ _ _ _ _ _ (player_of p (P.d I) eq_refl)). }
  apply Rle_trans with u.
  - apply below. exists p. split.
    + intros x (d & l & i & -> & hl & hi & ->). apply upper. now exists l, i.
    + intros y hy. apply least. intros x (l & i & hl & hi & ->). apply hy. now exists (P.d I), l, i.
  - apply least. intros x (l & i & hl & hi & ->). specialize (close l i hl hi). specialize (few l i hl hi).
    apply Rle_trans with (r l i + eps); [exact close|lra].
Qed.

Lemma value_at_least F bandit K T C d v c : P.minimax F bandit K C T (P.only d) v ->
  (forall p : P.strategy F bandit K C (P.only d), P.somewhere K (P.regret_of p T d) c) -> c <= v.
Proof.
  intros [_ least] every. apply least. intros r (p & above & _). destruct (every p) as (l & i & hl & hi & h).
  eapply Rle_trans; [exact h|]. apply above. now exists d, l, i.
Qed.

(** Who plays announced reservoirs with delays cut at T *)
Lemma announced_cut F bandit K C T d : B.Theorem_P_2 -> B.Algorithm_2_plays -> (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  let I := P.Build_instance K C T d (fun _ _ => 0) in let D := B.D_within I in
  B.has_player F bandit I (fun _ _ => if bandit
    then (4 * sqrt (INR K) - 2) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt 2 * sqrt (D * ln (INR K))
    else sqrt (ln (INR K)) * sqrt (INR T + 2 / INR C * D + 8 * D)).
Proof.
  intros bound plays_ K2 C1 T1 I D. assert (K1 : (1 <= K)%nat) by lia. pose proof (hybrid_ftrl K K1) as hX.
  set (cut := fun t => Nat.min (d t) (T - t)). set (game := fun l => P.Build_instance K C T cut l).
  assert (set_ : forall l i, P.unit_losses l -> (i < K)%nat -> B.setting (game l) (hybrid K) i)
    by (intros l i hl hi; exact (conj (conj K1 (conj C1 (conj T1 hl))) (conj K2 (conj hX hi)))).
  intros eps pos.
  destruct (bound bandit (game (fun _ _ => 0)) (hybrid K) 0%nat) as (_ & figure & odds_known & _);
    [apply set_; [intros r j; cbn; lra|lia]|].
  set (s := B.reservoirs C cut). set (a := a_adaptive bandit (B.odds s) (fun _ _ => 1)).
  set (b := b_adaptive K bandit (B.odds s) (fun _ _ => 1) (fun _ r => INR (cut r))).
  assert (past : forall t, (1 <= t)%nat -> known t (fun x => B.odds s x t) /\ known t (fun _ : nat -> bool => 1))
    by (intros t ht; split; [now apply odds_known|now intros x y _]).
  destruct (plays_ bandit (game (fun _ _ => 0)) (hybrid K) K1 hX) as [_ samplers].
  pose proof (samplers s (B.sees s) (fun _ => B.nobody) a b) as player.
  assert (ready : B.has_player P.CNP bandit (game (fun _ _ => 0)) (fun l => B.regret bandit (B.facing (game (fun _ _ => 0)) l) s
    (fun x t => hybrid K (a x t) (b x t)))).
  { apply player; [| | | |now right].
    - intros t x. apply law_to. exact (enters_proper C cut C1 t x).
    - split; [exact (adaptive_nonneg K bandit (B.odds s) (fun _ _ => 1) (fun _ r => INR (cut r)))|]. intros t _.
      split; [exact (a_adaptive_known K T bandit (B.odds s) _ K1 T1 past t)|].
      exact (b_adaptive_known K T bandit (B.odds s) _ (fun _ r => INR (cut r)) K1 T1 past (fun r _ x y _ => eq_refl) t).
    - intros t ht x y xy. f_equal; [exact (reservoirs_heard C cut C1 t x y xy)|]. apply (odds_known t ht).
      apply (agree_weaken t (S (t + cut t))); [lia|exact xy].
    - exact figure. }
  apply (affordable_of P.CNP) in ready; [|reflexivity]. apply (cut_affordable bandit K C T d _ K1) in ready.
  destruct (ready eps pos) as (W & rho & q & legal & stays & few).
  destruct (strategy_to F rho q legal (fun _ => stays)) as [p same]. exists p.
  intros l i hl hi. rewrite same. eapply Rle_trans; [exact (few l i hl hi)|]. apply Rplus_le_compat_r.
  destruct (bound bandit (game l) (hybrid K) i (set_ l i hl hi)) as (_ & _ & _ & _ & _ & _ & h). exact h.
Qed.

(** ** Both sides *)

Lemma both_sides (K C T d : nat) (D : R) : (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> 0 <= D <= INR T * INR d ->
  let low := sqrt (INR T * INR K * (1 + INR d / INR C)) + sqrt (INR T * INR d * ln (INR K)) in
  sqrt 2 * (2 * sqrt (INR K) - 1) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt (D * ln (INR K)) <= 4 * low /\
  (4 * sqrt (INR K) - 2) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt 2 * sqrt (D * ln (INR K)) <= 4 * sqrt 2 * low /\
  sqrt (ln (INR K)) * sqrt (INR T + 2 / INR C * D + 8 * D) <= sqrt 10 * sqrt (INR T * INR (d + 1) * ln (INR K)) /\
  forall J : nat, (1 <= J <= C)%nat -> let w := (C / J)%nat in
  (4 * sqrt (INR K) - 2) * sqrt (INR T + D / INR w) + 2 * sqrt 2 * sqrt (D * ln (INR K)) + sqrt (D / 2) / INR w
  <= 4 * sqrt (2 * INR J) * sqrt (INR T * INR K * (1 + INR d / INR C)) + (2 * sqrt 2 + 1) * sqrt (INR T * INR d * ln (INR K)).
Proof.
  intros K2 C1 T1 [D0 few] low. pose proof (INR_pos C C1) as c0. pose proof (INR_pos T T1) as t0.
  pose proof (log_2_half K K2) as lk. pose proof (pos_INR d) as d0. assert (k1 := root_arms K ltac:(lia)).
  pose proof (inv_pos _ c0) as ic. pose proof (le_INR 1 C C1) as c1. simpl (INR 1) in c1.
  assert (s2 : 1 <= sqrt 2) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra). assert (ss := sqrt_sqrt 2 ltac:(lra)).
  assert (Td : 0 <= INR T * INR d) by nra. set (A := sqrt (INR T * INR K * (1 + INR d / INR C))) in *.
  set (B := sqrt (INR T * INR d * ln (INR K))) in *. assert (A0 : 0 <= A) by apply sqrt_pos.
  assert (B0 : 0 <= B) by apply sqrt_pos. assert (x0 : 0 <= INR T * (1 + INR d / INR C)) by positive.
  assert (Ais : A = sqrt (INR K) * sqrt (INR T * (1 + INR d / INR C))).
  { unfold A. rewrite <- sqrt_mult by positive. f_equal. ring. }
  assert (entropy : sqrt (D * ln (INR K)) <= B) by (apply sqrt_le_1_alt; nra).
  assert (tsallis : forall c x, 0 <= c -> x <= c * (INR T * (1 + INR d / INR C)) ->
    (4 * sqrt (INR K) - 2) * sqrt x <= 4 * sqrt c * A).
  { intros c x c0' h. apply Rle_trans with (4 * sqrt (INR K) * sqrt x).
    - apply Rmult_le_compat_r; [apply sqrt_pos|lra].
    - pose proof (root_le_times c x _ c0' x0 h). nra. }
  assert (most : INR T + 2 / INR C * D <= 2 * (INR T * (1 + INR d / INR C))) by nra.
  pose proof (tsallis 2 _ ltac:(lra) most) as first. split; [|split; [|split]].
  - unfold low. set (x := sqrt (INR T + 2 / INR C * D)) in *. nra.
  - unfold low. nra.
  - rewrite <- sqrt_mult by (try lra; assert (0 <= INR T + 2 / INR C * D) by (unfold Rdiv; nra); lra).
    rewrite <- sqrt_mult by positive. apply sqrt_le_1_alt. rewrite plus_INR. simpl (INR 1).
    assert (2 / INR C * D <= 2 * D) by (pose proof (Rinv_le_contravar 1 (INR C) ltac:(lra) c1); nra).
    assert (INR T + 2 / INR C * D + 8 * D <= 10 * (INR T * (INR d + 1))) by lra. nra.
  - intros J hJ w. assert (w1 : (1 <= w)%nat) by (apply Nat.div_le_lower_bound; lia).
    assert (large : (C <= 2 * J * w)%nat).
    { pose proof (Nat.div_mod_eq C J) as e. pose proof (Nat.mod_upper_bound C J ltac:(lia)). fold w in e. nia. }
    pose proof (INR_pos w w1) as w0. pose proof (INR_pos J ltac:(lia)) as j0. apply le_INR in large.
    rewrite !mult_INR in large. simpl (INR 2) in large. pose proof (le_INR 1 J ltac:(lia)) as j1. simpl (INR 1) in j1.
    assert (per : D / INR w <= 2 * INR J * (INR T * (INR d / INR C))).
    { apply Rle_trans with (INR T * INR d / INR w).
      - apply Rmult_le_compat_r; [left; now apply inv_pos|assumption].
      - apply Rmult_le_reg_l with (INR w * INR C); [nra|].
        replace (INR w * INR C * (INR T * INR d / INR w)) with (INR T * INR d * INR C) by (field; lra).
        replace (INR w * INR C * (2 * INR J * (INR T * (INR d / INR C)))) with (INR T * INR d * (2 * INR J * INR w))
          by (field; lra).
        apply Rmult_le_compat_l; lra. }
    assert (cost : INR T + D / INR w <= 2 * INR J * (INR T * (1 + INR d / INR C))) by nra.
    pose proof (tsallis (2 * INR J) _ ltac:(lra) cost) as main.
    assert (lost : sqrt (D / 2) / INR w <= B).
    { apply Rle_trans with (sqrt (D / 2)); [|apply sqrt_le_1_alt; nra]. pose proof (le_INR 1 w w1) as w1'.
      simpl (INR 1) in w1'. apply div_le; [assumption|]. pose proof (sqrt_pos (D / 2)). nra. }
    assert (sqrt 2 * sqrt (D * ln (INR K)) <= sqrt 2 * B) by monotone. lra.
Qed.

(** What is guaranteed to who knows less, in a framework that allows no more, is no less than the value. *)
Lemma value_guaranteed F F' bandit K C T d horizon class r v : (1 <= K)%nat ->
  (P.preemptive F' = true -> P.preemptive F = true) -> P.minimax F bandit K C T (P.only d) v ->
  P.guarantees F' bandit K C horizon class r -> horizon T -> class d -> v <= r T d.
Proof.
  intros K1 more value bounded hT hd.
  apply (value_at_most F bandit (P.game K C T d) v (fun _ _ => r T d) (r T d) K1 value); [|intros; apply Rle_refl].
  intros eps pos. destruct (bounded eps pos) as [p few].
  destruct (strategy_to F _ _ (player_of p d hd)) as [q same].
  { intros free w. refine (P.course_keeps _ _ _ _ _ p _ w d hd).
    destruct (P.preemptive F'); [now rewrite more in free|reflexivity]. }
  exists q. intros l i hl hi. cbn [P.T P.d P.game]. rewrite same. exact (few T d l i hT hd hl hi).
Qed.

Lemma value_between : B.Theorem_P_2 -> B.Theorem_P_10 -> B.Theorem_P_12 -> B.Quotients -> P.Theorem_5_1 -> P.Theorem_5_2 ->
  B.Algorithm_2_plays -> B.Value.
Proof.
  intros announced theorem_P_10 theorem_P_12 quotients th_5_1 th_5_2 plays_ F bandit K C T d v K2 C1 T1 value I D.
  assert (K1 : (1 <= K)%nat) by lia. pose proof (hybrid_ftrl K K1) as hX.
  assert (upper : v <= if bandit
    then (4 * sqrt (INR K) - 2) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt 2 * sqrt (D * ln (INR K))
    else sqrt (ln (INR K)) * sqrt (INR T + 2 / INR C * D + 8 * D)).
  { apply (value_at_most F bandit I v _ _ K1 value (announced_cut F bandit K C T d announced plays_ K2 C1 T1)). intros l i _ _. apply Rle_refl. }
  split; [|split; [exact upper|split]].
  - intros alpha delta cond.
    exact (value_guaranteed F P.CNP bandit K C T d _ _ _ v K1 ltac:(discriminate) value
      (proj2 th_5_1 bandit K C T alpha delta K2 C1 cond) (conj T1 (le_n T)) Logic.I).
  - intros drops alpha delta dmax cond short.
    exact (value_guaranteed F P.NCP bandit K C T d _ _ _ v K1 (fun _ => drops) value
      (proj2 th_5_2 bandit K C T dmax alpha delta K2 C1 cond) (conj T1 (le_n T)) short).
  - intros n same. assert (e : d = fun _ => n) by (apply functional_extensionality; exact same). subst d.
    assert (few : 0 <= D <= INR T * INR n).
    { split; [apply sum_nonneg; intros; apply pos_INR|]. rewrite <- sum_const. apply sum_le. intros t _. apply le_INR. cbn.
      lia. }
    destruct (quotients K C T n D K2 C1 T1 few) as (_ & q2 & q3 & _).
    assert (all_lost : v <= INR T).
    { apply (minimax_le_T bandit K T C (fun _ => n) (admitted F C _) K1 (admitted_wide F C _)). now apply minimax_of. }
    destruct bandit; split.
    + apply (value_at_least F true K T C (fun _ => n) v _ value). intros p. exact (proj1 (theorem_P_12 F K T C n _ p K2 T1 eq_refl) C1).
    + apply Rmin_glb; [exact all_lost|]. eapply Rle_trans; [exact upper|exact q2].
    + apply (value_at_least F false K T C (fun _ => n) v _ value). intros p.
      destruct (theorem_P_10 F false K T C n _ p K2 eq_refl) as (l & i & hl & hi & h). exists l, i. split; [exact hl|split; [exact hi|]].
      eapply Rle_trans; [apply Rmax_r|exact h].
    + apply Rmin_glb; [exact all_lost|]. eapply Rle_trans; [exact upper|exact q3].
Qed.

(** ** Players of hidden delays *)

Lemma listener_of {bandit K C class} (p : P.strategy P.NCNP bandit K C class) :
  listener bandit K C class (P.seeds p) (fun w d => moves_of (P.course p w d)).
Proof.
  destruct p as [W rho m hq arms keeps fair]. split.
  - now apply law_of.
  - intros w d l t hd. now apply arms.
  - intros w d l t hd ht. exact (keeps eq_refl w d hd l t ht).
  - intros w d d' l l' t hd hd' ht same. refine (fair w d d' l l' t hd hd' ht _ same). discriminate.
Qed.

(** Whatever is done with what has been heard, some strategy does it. *)
Lemma every_strategy_listens bandit K C class pick want : (forall h, (pick h < K)%nat) ->
  exists p : P.strategy P.NCNP bandit K C class, forall w d, P.course p w d = moves_to (strategy bandit C pick want d).
Proof.
  intros there. destruct (strategy_listens bandit K C pick want there class) as [q arms keeps hears].
  unshelve refine (ex_intro _ {| P.seeds := [(tt, 1)]; P.course := fun _ d => moves_to (strategy bandit C pick want d) |} _).
  - now apply law_to.
  - intros w d l t hd. exact (arms w d l t hd).
  - intros _ w d hd l t. exact (keeps w d l t hd).
  - intros w d d' l l' t hd hd' ht _. exact (hears w d d' l l' t hd hd' ht).
  - reflexivity.
Qed.

(** ** Levels *)

Section Levels_alike.
Variables (C : nat) (q : R) (x : nat -> bool).
Hypothesis C1 : (1 <= C)%nat.

Lemma held_levels d t n : (n < t)%nat ->
  (length (filter (fun s => B.sees (B.levels C q d) x s && (t <=? s + d s)) (rounds n)) <= B.level C d x n)%nat.
Proof.
  induction n as [|n IH]; intros hn; [apply le_n|]. specialize (IH ltac:(lia)). cbn [rounds filter B.level].
  cbn [B.sees B.levels]. unfold B.room. replace (S n - 1)%nat with n by lia.
  destruct (x (S n)), (Nat.ltb_spec (B.level C d x n) C); cbn [andb]; rewrite ?andb_false_r; cbn [andb]; trivial.
  rewrite !andb_true_r. destruct (Nat.leb_spec t (S n + d (S n))), (Nat.leb_spec 1 (d (S n))); cbn [length];
    cbn [B.sees B.levels] in IH; unfold B.room in IH; lia.
Qed.

Lemma levels_legal d t : (1 <= t)%nat ->
  observed C d (B.sees (B.levels C q d) x) B.nobody t = B.arrivals d (B.sees (B.levels C q d) x) t.
Proof.
  apply undropped_is_legal. clear t. intros t ht joins. pose proof (held_levels d t (t - 1) ltac:(lia)).
  cbn [B.sees B.levels] in joins. apply andb_true_iff in joins as [_ free]. unfold B.room in free.
  apply Nat.ltb_lt in free. cbn [B.sees B.levels] in *. lia.
Qed.

Lemma levels_alike d d' t : (1 <= t)%nat -> (forall r, (1 <= r < t)%nat ->
  observed C d (B.sees (B.levels C q d) x) B.nobody r = observed C d' (B.sees (B.levels C q d') x) B.nobody r) ->
  forall n, (n < t)%nat -> B.level C d x n = B.level C d' x n.
Proof.
  intros ht same. assert (came : forall r, (1 <= r < t)%nat ->
    B.arrivals d (B.sees (B.levels C q d) x) r = B.arrivals d' (B.sees (B.levels C q d') x) r).
  { intros r hr. rewrite <- (levels_legal d r), <- (levels_legal d' r) by lia. now apply same. }
  induction n as [|n IH]; intros hn; [reflexivity|]. specialize (IH ltac:(lia)). cbn [B.level]. rewrite <- IH.
  destruct (x (S n)) eqn:xs; rewrite ?andb_false_r, ?andb_true_r; cbn [andb]; [|reflexivity].
  destruct (B.level C d x n <? C) eqn:free; rewrite ?andb_false_r, ?andb_true_r; [|reflexivity].
  assert (seen : B.sees (B.levels C q d) x (S n) = true /\ B.sees (B.levels C q d') x (S n) = true).
  { cbn [B.sees B.levels]. unfold B.room. replace (S n - 1)%nat with n by lia. now rewrite <- IH, xs, free. }
  destruct seen as [z z'].
  assert (none : d (S n) = 0%nat <-> d' (S n) = 0%nat).
  { split; intros e.
    - destruct (heard_alike d d' _ _ t (S n) came ltac:(lia) ltac:(lia) z). lia.
    - destruct (heard_alike d' d _ _ t (S n) (fun r hr => eq_sym (came r hr)) ltac:(lia) ltac:(lia) z'). lia. }
  destruct (Nat.leb_spec 1 (d (S n))), (Nat.leb_spec 1 (d' (S n))); trivial; lia.
Qed.
End Levels_alike.

Module Solution : B.BEYOND.

Theorem theorem_P_1 : B.Theorem_P_1.
Proof.
  intros bandit [K C T d l] X i (v & K2 & hX & hi) e s M. pose proof v as (K1 & C1 & T1 & unit).
  cbn [P.K P.C P.T P.d P.l] in K2, hX, hi, K1, C1, T1, unit. split; [|split; [|split; [|split]]].
  - intros x t ht. etransitivity; [exact (reservoirs_chance C d C1 t T x ltac:(lia) (e t ht))|].
    change (/ (1 + INR (age C d x t) + INR (d t / C)) = / INR (S (age C d x t) + d t / C)). f_equal.
    rewrite plus_INR, S_INR. ring.
  - etransitivity; [|exact (proj1 (reservoirs_total C d C1 T B.no_coin e))]. apply E_ext. intros y. apply sum_ext.
    intros t _. change (/ / INR (S (age C d y t) + d t / C) = 1 + INR (age C d y t) + INR (d t / C)).
    rewrite Rinv_inv, plus_INR, S_INR. ring.
  - intros x t ht. exact (reservoirs_legal C d x t C1 ht).
  - now apply reservoirs_not_told.
  - intros a b. assert (M1 : 1 <= M) by exact (most_pos C T d C1 T1). pose proof (log_arms K K2).
    assert (D0 : 0 <= P.D (P.Build_instance K C T d l)) by (apply sum_nonneg; intros; apply pos_INR).
    rewrite of_any_minimizer; trivial; [exact (reservoirs_by_most K C T d l K1 C1 T1 e unit bandit i _ _ hi)|].
    intros x t ht. cbn [P.K]. split; [|apply sqrt_pos]. destruct bandit; [apply sqrt_lt_R0; lra|].
    split; [reflexivity|]. apply sqrt_lt_R0, Rdiv_lt_0_compat; [lra|assumption].
Qed.

Theorem theorem_P_2 : B.Theorem_P_2.
Proof.
  intros bandit [K C T d l] X i (v & K2 & hX & hi) s cost a b. pose proof v as (K1 & C1 & T1 & unit).
  cbn [P.K P.C P.T P.d P.l] in K2, hX, hi, K1, C1, T1, unit. repeat split.
  - etransitivity; [|exact (announced_total C d T T B.no_coin C1 (le_n T))]. apply E_ext. intros y. apply sum_ext.
    intros t _. change (1 / / INR (S (age C d y t) + d t / C) = 1 + INR (age C d y t) + INR (d t / C)).
    unfold Rdiv at 1. rewrite Rinv_inv, plus_INR, S_INR. ring.
  - intros x t ht. exact (announced_legal C d x t C1 ht).
  - intros t ht. apply (square_announced_legal C d B.no_coin t C1 ht).
  - intros x d1 d2 t ht same. cbv beta zeta. destruct (reservoirs_told_so_far C d1 d2 x t C1 ht same) as (e & f & g).
    destruct (rates_told_so_far bandit (INR K) (cost d1 x) (cost d2 x) d1 d2 t) as [u w].
    + intros r hr. split; [unfold cost; cbn [P.C]; now rewrite g|now apply same].
    + cbn [P.C P.K]. unfold a, b. cbn [P.K]. now rewrite e, f, u, w.
  - intros x t ht. exact (announced_survives C d x t C1 ht).
  - intros x t k ht. exact (announced_ahead C d x t k C1 ht).
  - unfold a, b. rewrite of_any_minimizer; trivial;
      [exact (announced_any_end K C T d l K1 C1 T1 unit bandit i _ _ hi)|].
    intros x t ht. assert (pos : forall r, 0 < cost d x r)
      by (intros r; apply Rdiv_lt_0_compat; [lra|exact (odds_pos K C T d K1 C1 T1 x r)]).
    apply adaptive_rates; trivial; [lia|]. intros r hr. split; [left; apply pos|apply pos_INR].
Qed.

Theorem theorem_P_3 : B.Theorem_P_3.
Proof.
  intros bandit [K C T d0 l] X i dmax J (v & K2 & hX & hi) e short steps n z w a b omega M.
  pose proof v as (K1 & C1 & T1 & unit).
  assert (same : forall d x t, (a d x t, b d x t) = (a_unknown C dmax n d bandit x t, b_unknown K C dmax n d bandit x
    t)) by (intros d x t; now destruct bandit).
  split.
  - intros d d' x t ht told. rewrite !same. exact (rates_not_told C x t d d' C1 ht told bandit K dmax n).
  - assert (ea : forall x t, a d0 x t = a_unknown C dmax n d0 bandit x t) by (intros; now destruct bandit).
    assert (eb : forall x t, b d0 x t = b_unknown K C dmax n d0 bandit x t) by (intros; now destruct bandit).
    rewrite of_any_minimizer; trivial; cbn [P.K P.C P.T P.d P.l].
    + exact (unknown_bound K C T dmax n J d0 l bandit K2 C1 T1 e unit short (le_n _) steps i _ _ hi).
    + intros x t ht. split; [|apply unknown_rates_nonneg].
      exact (unknown_first K C T dmax n J d0 bandit K2 C1 T1 short (le_n _) steps x t).
Qed.

Lemma stairs_of_any bandit I X i n w L rho p : B.setting I X i -> (1 <= w)%nat -> (1 <= L)%nat -> 1 <= rho -> 0 < p <= 1 ->
  B.stairs_regret bandit I X (B.groups n w L) n rho p i
  = stairs_regret (S n) (steps_of n w L) rho p (P.d I) (P.K I) (P.T I) (P.l I) bandit i (fun _ => false) (fun _ => 0%nat).
Proof.
  intros (v & K2 & hX & hi) w1 l1 rho1 p01. unfold B.stairs_regret. rewrite of_any_minimizer; trivial.
  intros x t ht. set (size := B.groups n w L). set (s := B.stairs (S n) size rho p (P.d I)).
  destruct (steps_fit n w L w1 l1) as [sizes _].
  assert (odds0 : forall r, 0 < B.odds s x r) by (intros r; apply (step_bounds (S n) size rho p (P.d I) rho1 p01 x r)).
  apply adaptive_rates; trivial; [lia| |].
  - apply Rdiv_lt_0_compat; [|apply odds0]. change (0 < kept (S n) size (P.d I) x 1). unfold kept.
    rewrite (first_stair (S n) size (P.d I) ltac:(lia) sizes). simpl. lra.
  - intros r hr. split; [apply div_nonneg; [apply ind_bounds|apply odds0]|]. apply sum_nonneg. intros q hq.
    destruct (r <=? q + P.d I q); [|lra]. apply div_nonneg; [apply ind_bounds|apply odds0].
Qed.

Theorem theorem_P_4 : B.Theorem_P_4.
Proof.
  split; intros bandit I X i; pose proof (stairs_of_any bandit I X i) as same; destruct I as [K C T d l].
  - intros n w L rho p h w1 l1 rho1 p01 size s M lost. pose proof h as ((K1 & C1 & T1 & unit) & K2 & hX & hi).
    destruct (square_stairs_costs n w L rho p d T B.no_coin w1 l1 rho1 p01) as [few rare].
    destruct (steps_fit n w L w1 l1) as (_ & _ & _ & total). split; [exact few|]. split; [exact rare|]. split.
    + intros small. split; [intros x t ht; exact (square_stairs_legal C n w L d x t w1 l1 small ht)|].
      apply stairs_not_told; trivial; [lia|]. change size with (steps_of n w L). rewrite total. exact small.
    + unfold size. rewrite same by assumption. rewrite Rplus_comm.
      exact (square_stairs K T n w L rho p d l bandit i _ _ K1 T1 w1 l1 rho1 p01 unit hi).
  - intros h enough n w. pose proof h as ((K1 & C1 & T1 & unit) & K2 & hX & hi). cbn [P.C P.T] in enough.
    assert (w1 : (1 <= w)%nat) by (apply Nat.div_le_lower_bound; unfold n; cbn [P.C P.T]; lia).
    assert (fits : (w <= C - n * w)%nat)
      by (pose proof (Nat.mul_div_le C (S n) ltac:(lia)) as q; fold w in q; unfold w in *; cbn [P.C] in *; lia).
    destruct (square_stairs_told_T K T C d l i B.no_coin (fun _ => 0%nat) K1 T1 enough unit hi) as [one two].
    rewrite same by (trivial; cbn [P.C]; lia || lra). rewrite Rplus_comm. destruct bandit; [exact one|exact two].
Qed.

Theorem theorem_P_5 : B.Theorem_P_5.
Proof.
  intros C T m A kappa s k0 mT large pos promise.
  exact (square_promises C T m A kappa (B.draws C s) (B.wants_of C s) (law_of _ (B.draws_proper C s)) (B.hears_only C s)
    k0 mT large pos promise).
Qed.

Theorem theorem_P_6 : B.Theorem_P_6.
Proof.
  intros bandit K T p R0 R1 K2 [n ->] most0 most1.
  exact (hedge.one_slot_cannot_hedge bandit K n _ _ R0 R1 K2 (listener_of p) most0 (fun d hd l i => most1 d l i hd)).
Qed.

Theorem theorem_P_7 : B.Theorem_P_7.
Proof.
  intros bandit K C T n p K2 C1 n1 large.
  exact (never.few_slots_never_cleared bandit K C T n _ _ K2 C1 n1 large (listener_of p)).
Qed.

Theorem price : B.Price.
Proof.
  intros W C T A kappa q adds drops hq C1 T1 seen pos promise.
  exact (square_price C T A kappa q adds drops (law_of _ hq) C1 T1 pos promise).
Qed.

Theorem theorem_P_10 : B.Theorem_P_10.
Proof.
  intros F bandit K T C d class p K2 hd. destruct (square_lower_full bandit K C d T _ _ K2 (player_of p _ hd)) as (l & i & hl & hi & h & h').
  exists l, i. repeat split; trivial; try apply hl. now apply Rmax_lub.
Qed.

Theorem theorem_P_11 : B.Theorem_P_11.
Proof.
  intros F K T C d class p K2 C1 T1 hd M. split.
  - intros s hs. exact (square_lower_hidden K C d T s _ _ K2 C1 T1 hs (player_of p _ hd)).
  - exact (square_lower_hidden_closed K C d T _ _ K2 C1 T1 (player_of p _ hd)).
Qed.

Theorem theorem_P_12 : B.Theorem_P_12.
Proof.
  intros F K T C d class p K2 T1 hd. split.
  - intros C1. exact (square_lower_bandit K C d T _ _ K2 C1 T1 (player_of p _ hd)).
  - intros held c c1 size. exact (square_lower_bandit_mean K C d T c _ _ K2 T1 c1 (player_of p _ hd) size).
Qed.

Theorem quotients : B.Quotients.
Proof. exact both_sides. Qed.

Theorem theorem_P_8 : B.Theorem_P_8.
Proof.
  intros bandit I X i lambda (v & K2 & hX & hi) l0 c left_ kept J s tracks cost a b undelayed cost_.
  pose proof v as (K1 & C1 & T1 & unit).
  pose proof (log_arms (P.K I) K2) as lk. pose proof (root_arms (P.K I) K1) as rk.
  assert (CC : 0 < 2 / INR (P.C I)) by (apply Rdiv_lt_0_compat; [lra|now apply INR_pos]).
  assert (c_pos : 0 < c).
  { unfold c. pose proof (sqrt_lt_R0 _ CC). pose proof (sqrt_lt_R0 _ lk). pose proof (sqrt_lt_R0 2 ltac:(lra)).
    destruct bandit; [|apply Rmult_lt_0_compat; [apply sqrt_lt_R0; lra|assumption]].
    apply Rplus_lt_0_compat; repeat apply Rmult_lt_0_compat; try assumption; lra. }
  assert (price : cost_ <= undelayed + (skipping.left_out (P.T I) kept + c * sqrt (skipping.delay_of (P.d I) (P.T I) kept))).
  { assert (vJ : P.valid J).
    { repeat split; trivial; cbn [P.l J B.masked]; intros; destruct (kept t); try apply unit; lra. }
    destruct (theorem_P_2 bandit J X i (conj vJ (conj K2 (conj hX hi)))) as (_ & _ & _ & _ & _ & _ & bound).
    cbv zeta in bound. set (skips := skipping.left_out (P.T I) kept). set (L := P.D J) in *.
    assert (rest : L = skipping.delay_of (P.d I) (P.T I) kept).
    { apply sum_ext. intros t _. cbn [P.d J B.masked]. destruct (kept t); simpl; ring. }
    rewrite <- rest. assert (L0 : 0 <= L) by (apply sum_nonneg; intros; apply pos_INR).
    assert (T0 := pos_INR (P.T I)).
    apply Rle_trans with (B.regret bandit J s (fun x t => X (a (P.d I) x t) (b (P.d I) x t)) i + skips).
    { unfold cost_. apply regret_of_masked; trivial.
      - intros x t. unfold a, b. split; [destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos].
      - intros t x. apply law_to. exact (enters_proper (P.C I) (P.d J) C1 t x). }
    change (P.K J) with (P.K I) in bound. change (P.C J) with (P.C I) in bound. change (P.T J) with (P.T I) in bound.
    assert (bound' : B.regret bandit J s (fun x t => X (a (P.d I) x t) (b (P.d I) x t)) i <= undelayed + c * sqrt L);
      [|lra].
    eapply Rle_trans; [exact bound|]. unfold undelayed, c. destruct bandit.
    + pose proof (undelayed_and_delayed (4 * sqrt (INR (P.K I)) - 2) (INR (P.T I)) L (2 / INR (P.C I)) ltac:(lra) T0 L0
        ltac:(lra)). rewrite (sqrt_mult L) by lra. lra.
    + pose proof (undelayed_and_delayed (sqrt (ln (INR (P.K I)))) (INR (P.T I)) L (2 / INR (P.C I) + 8) (sqrt_pos _) T0 L0
        ltac:(lra)) as h. rewrite Rmult_plus_distr_r, <- Rplus_assoc in h. lra. }
  split; [|split; [|split]].
  - intros x t ht. apply (undropped_is_legal (P.C I) (P.d I)); [|assumption]. clear t ht. intros t ht joins.
    apply andb_true_iff in joins as [joins here].
    assert (waits : forall s n, kept s = true -> (n <=? s + P.d I s) = (n <=? s + P.d J s)).
    { intros r n k. cbn [P.d J B.masked]. now rewrite k. }
    apply (slot_left (P.C I) t); [assumption| |].
    + intros r hr h. apply andb_true_iff in h as [z w]. apply andb_true_iff in z as [z k]. rewrite waits in w by exact k.
      apply Nat.leb_le in w. now apply (reservoirs_exclusive (P.C I) (P.d J) x r t C1 ltac:(lia) w z joins).
    + intros r r' hr hr' h h'. apply andb_true_iff in h as [z w]. apply andb_true_iff in z as [z k].
      apply andb_true_iff in h' as [z' _]. apply andb_true_iff in z' as [z' _]. rewrite waits in w by exact k.
      apply Nat.leb_le in w.
      now apply (reservoirs_exclusive (P.C I) (P.d J) x r r' C1 ltac:(lia) ltac:(lia) z z').
  - intros x d1 d2 t ht same. cbv beta zeta.
    assert (along : forall n, (n <= t)%nat -> skipping.extent c lambda d1 n = skipping.extent c lambda d2 n).
    { induction n as [|n IH]; intros hn; [reflexivity|]. cbn [skipping.extent]. now rewrite IH, (same (S n)) by lia. }
    assert (keeps_same : forall r', (1 <= r' <= t)%nat -> B.keeps c lambda d1 r' = B.keeps c lambda d2 r').
    { intros q hq. change (skipping.keeps_round c lambda d1 q = skipping.keeps_round c lambda d2 q).
      unfold skipping.keeps_round. now rewrite along, (same q) by lia. }
    assert (left_same : forall q, (1 <= q <= t)%nat -> left_ d1 q = left_ d2 q).
    { intros q hq. unfold left_. now rewrite keeps_same, (same q) by lia. }
    destruct (reservoirs_told_so_far (P.C I) (left_ d1) (left_ d2) x t C1 ht left_same) as (e & f & g).
    destruct (rates_told_so_far bandit (INR (P.K I)) (cost d1 x) (cost d2 x) (left_ d1) (left_ d2) t) as [u w].
    + intros q hq. split; [unfold cost; now rewrite g|now apply left_same].
    + unfold a, b. now rewrite e, f, u, w, keeps_same by lia.
  - intros others. eapply Rle_trans; [exact price|]. apply Rplus_le_compat_l.
    exact (skipping.skipping_costs c lambda (P.d I) c_pos l0 (P.T I) others).
  - intros tuned. eapply Rle_trans; [exact price|]. rewrite Rplus_assoc. apply Rplus_le_compat_l.
    unfold kept. rewrite tuned. exact (skipping.skipping_within_game c (P.d I) (P.T I) c_pos).
Qed.

Theorem theorem_P_20 : B.Theorem_P_20.
Proof.
  intros bandit [K C T d l] X i q h q1 hT ends s m M a b. pose proof h as (v & K2 & hX & hi).
  pose proof v as (K1 & C1 & T1 & unit). cbn [P.K P.C P.T P.d P.l] in K2, hX, hi, K1, C1, T1, unit, hT, ends. split; [|split].
  - intros d1 x t ht. exact (levels_legal C q x C1 d1 t ht).
  - intros d1 d2 x t ht same. cbv beta zeta in same |- *.
    pose proof (levels_alike C q x C1 d1 d2 t ht same) as e.
    assert (e' : forall r, (1 <= r <= t)%nat -> B.level C d1 x (r - 1) = B.level C d2 x (r - 1)) by (intros; apply e; lia).
    assert (costs : M d1 x t = M d2 x t).
    { apply sum_ext. intros r hr. unfold B.level_cost, B.room. cbn [P.C]. now rewrite e' by lia. }
    unfold s, a, b. cbn [P.C P.K]. rewrite costs. cbn [B.tosses B.sees B.odds B.levels]. unfold B.room.
    now rewrite e' by lia.
  - assert (cost0 : forall x t, 0 <= B.level_cost C q d x t).
    { intros x t. unfold B.level_cost. destruct (B.room C d x t); [|lra]. apply inv_nonneg.
      destruct (few_endless.level_power_bounds q q1 (B.level C d x (t - 1))) as [p0 _]. left. exact p0. }
    assert (first : forall x t, (1 <= t)%nat -> 0 < M d x t).
    { intros x t ht. unfold M. cbn [P.C]. destruct t as [|n]; [lia|]. rewrite sum_first.
      apply Rplus_lt_le_0_compat; [|apply sum_nonneg; intros; apply cost0].
      unfold B.level_cost, B.room. cbn [Nat.sub B.level]. rewrite (proj2 (Nat.ltb_lt 0 C)) by lia.
      apply inv_pos. exact (proj1 (few_endless.level_power_bounds q q1 0)). }
    unfold s. rewrite of_any_minimizer; trivial; cbn [P.K P.C P.T P.d P.l].
    + exact (few_endless.few_rounds_without_end_played K C T bandit q (fun t => 1 <=? d t)%nat l d i _ _ K2 C1 T1 q1 hT
        unit (fun t ht z => proj1 (Nat.lt_1_r _) (proj1 (Nat.leb_gt _ _) z))
        (fun t ht z => match ends t ht with or_introl e => ltac:(apply Nat.leb_le in z; lia) | or_intror e => e end) hi).
    + intros x t ht. pose proof (first x t ltac:(lia)) as pos. pose proof (log_arms K K2) as lk. unfold a, b. cbn [P.K].
      destruct bandit; split; try lra; try apply sqrt_pos.
      * now apply sqrt_lt_R0.
      * split; [reflexivity|]. apply sqrt_lt_R0, Rdiv_lt_0_compat; lra.
Qed.

Theorem theorem_P_16 : B.Theorem_P_16.
Proof. exact black_box.change_of_time_played. Qed.

Theorem black_box : B.Black_box.
Proof. exact black_box.black_box_played. Qed.

Theorem theorem_P_43 : B.Theorem_P_43.
Proof. exact unknown_delay.unknown_delay_played. Qed.

Theorem algorithm_2_plays : B.Algorithm_2_plays.
Proof. exact plays_of_algorithm_2. Qed.

Theorem value : B.Value.
Proof.
  exact (value_between theorem_P_2 theorem_P_10 theorem_P_12 quotients solution.Solution.theorem_5_1 solution.Solution.theorem_5_2
    plays_of_algorithm_2).
Qed.
Theorem strategy_P_1 : B.Strategy_P_1.
Proof. exact strategy_of_P_1. Qed.

Theorem strategy_P_2 : B.Strategy_P_2.
Proof. exact strategy_of_P_2. Qed.

Theorem strategy_P_3 : B.Strategy_P_3.
Proof. exact strategy_of_P_3. Qed.

Theorem strategy_P_4 : B.Strategy_P_4.
Proof. exact strategy_of_P_4. Qed.

Theorem strategy_P_5 : B.Strategy_P_5.
Proof. exact strategy_of_P_5. Qed.

Theorem strategy_P_8 : B.Strategy_P_8.
Proof. exact strategy_of_P_8. Qed.

Theorem more_is_better : B.More_is_better.
Proof. exact more_strategies. Qed.
End Solution.
