(** `challenge.v` in the words of this folder. It repeats the definitions, so that its reader need not look anywhere
    else; here they are seen to be the same. Sums, laws, means and the game unfold to the same terms. Records and
    proxy delays are translated. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export strategies comparison.
From Delays Require Export thm_2_1_hybrid.

(** ** Records *)

Lemma law_of {A} (q : law A) : P.proper q -> proper q.
Proof. now intros [h t]; split. Qed.

Lemma law_to {A} (q : law A) : proper q -> P.proper q.
Proof. now intros [h t]; split. Qed.

Definition moves_of (m : P.moves) : moves := {| plays := P.plays m; adds := P.adds m; removes := P.removes m |}.
Definition moves_to (m : moves) : P.moves := {| P.plays := plays m; P.adds := adds m; P.removes := removes m |}.

(** At given delays a strategy of any framework is a player, so that what is proved of every player holds of it. *)
Lemma player_of {F bandit K C class} (p : P.strategy F bandit K C class) d : class d ->
  figure_1_player bandit K C d (P.seeds p) (fun w => moves_of (P.course p w d)).
Proof.
  intros hd. destruct p as [W q m hq arms keeps fair]. split.
  - now apply law_of.
  - intros w l l' t ht. refine (fair w d d l l' t hd hd ht _). now intros _ s _.
  - intros w l t. now apply arms.
Qed.

(** Who knows the delays is a strategy of any framework, if it drops nothing where nothing may be dropped. *)
Lemma strategy_to F {W : Set} {bandit K C d} (rho : law W) (m : W -> moves) : figure_1_player bandit K C d rho m ->
  (P.preemptive F = false -> forall w, never_removes C d (m w)) ->
  exists p : P.strategy F bandit K C (P.only d), forall T l i,
    P.regret_of p T d l i = regret rho (fun w => plays (m w)) T l i.
Proof.
  intros [hq legal arms] keeps. unshelve refine (ex_intro _ {| P.seeds := rho; P.course := fun w _ => moves_to (m w) |} _).
  - now apply law_to.
  - intros w d' l t _. apply arms.
  - intros free w d' ->. exact (keeps free w).
  - intros w d' d'' l l' t -> -> ht _. now apply legal.
  - reflexivity.
Qed.

(** The value of a framework if the delays are known *)
Definition admitted (F : P.framework) C d : moves -> Prop := if P.preemptive F then every_player else never_removes C d.

Lemma admitted_wide F C d : framework C d (admitted F C d).
Proof. unfold admitted. now destruct (P.preemptive F). Qed.

Lemma same_prices F bandit K T C d r :
  prices bandit K T C d (admitted F C d) r <-> P.pays F bandit K C T (P.only d) r.
Proof.
  split.
  - intros (W & rho & m & h & inside & [upper least]).
    destruct (strategy_to F rho m h) as [p same].
    { intros free. unfold admitted in inside. now rewrite free in inside. }
    exists p. split.
    + intros x (d' & l & i & -> & hl & hi & ->). apply upper. exists l, i. now rewrite same.
    + intros y hy. apply least. intros x (l & i & hl & hi & ->). apply hy. exists d, l, i. now rewrite same.
  - intros (p & upper & least).
    exists (P.seed _ _ _ _ _ p), (P.seeds p), (fun w => moves_of (P.course p w d)).
    split; [now apply player_of|]. split.
    + intros w. unfold admitted. destruct (P.preemptive F) eqn:free; [exact I|].
      exact (P.course_keeps _ _ _ _ _ p free w d eq_refl).
    + split.
      * intros x (l & i & hl & hi & ->). apply upper. now exists d, l, i.
      * intros y hy. apply least. intros x (d' & l & i & -> & hl & hi & ->). apply hy. now exists l, i.
Qed.

Lemma minimax_of F bandit K T C d v :
  P.minimax F bandit K C T (P.only d) v <-> minimax bandit K T C d (admitted F C d) v.
Proof.
  split; intros [below least]; split.
  - intros r hr. apply below. now apply same_prices.
  - intros m hm. apply least. intros r hr. now apply hm, same_prices.
  - intros r hr. apply below. now apply same_prices.
  - intros m hm. apply least. intros r hr. now apply hm, same_prices.
Qed.

(** With one slot and no delays a round is observed if and only if it is added: the label efficient game *)
Lemma one_slot_no_delay wants drops t : (1 <= t)%nat -> after 1 (fun _ => 0%nat) wants drops t = nil /\
  observed 1 (fun _ => 0%nat) wants drops t = if wants t then t :: nil else nil.
Proof.
  intros ht. assert (empty : forall n, after 1 (fun _ => 0%nat) wants drops n = nil).
  { induction n as [|n IH]; [reflexivity|]. cbn [after]. rewrite IH. unfold join, leave.
    cbn [length Nat.ltb Nat.leb andb].
    destruct (wants (S n)); [|reflexivity]. cbn [filter]. rewrite Nat.add_0_r, Nat.eqb_refl. reflexivity. }
  split; [apply empty|]. unfold observed, set_after, set_before, join, due. rewrite empty.
  cbn [length Nat.ltb Nat.leb andb].
  destruct (wants t); [|reflexivity]. cbn [filter]. now rewrite Nat.add_0_r, Nat.eqb_refl.
Qed.

Lemma asker_of {F bandit K T M class} (p : P.strategy F bandit K 1 class) : class P.no_delay ->
  P.asks_at_most M T p ->
  label_efficient bandit K T M (P.seeds p) (fun w => P.plays (P.course p w P.no_delay))
    (fun w => P.adds (P.course p w P.no_delay)).
Proof.
  intros hd few. pose proof (player_of p P.no_delay hd) as [hq legal arms].
  split; [exact hq| |exact arms|exact few].
  intros w l l' t ht alike_on_arms. destruct (legal w l l' t ht) as (same & added & _); [|now split]. intros r hr.
  specialize (alike_on_arms r hr). unfold shown in alike_on_arms. unfold feedback, arrives. cbn [adds removes moves_of].
  rewrite !(fun v u => proj2 (one_slot_no_delay v u r ltac:(lia))).
  destruct (P.adds (P.course p w P.no_delay) l r), (P.adds (P.course p w P.no_delay) l' r); try discriminate;
    [|reflexivity].
  cbn [map]. injection alike_on_arms as e.
  change (view bandit (plays (moves_of (P.course p w P.no_delay))) l r
    = view bandit (plays (moves_of (P.course p w P.no_delay))) l' r) in e. now rewrite e.
Qed.

(** ** Any two minimizers play the same *)

(** On the arms that exist they agree, whatever they are told of the others. *)
Definition alike_on_arms (K : nat) (X X' : (nat -> R) -> nat -> R) : Prop :=
  forall L L', (forall i, (i < K)%nat -> L i = L' i) -> forall i, (i < K)%nat -> X L i = X' L' i.

Lemma minimizers_alike K X X' a b : ftrl K X -> 0 <= a -> 0 <= b -> 0 < a + b -> (forall L, kkt K a b L (X' L)) ->
  alike_on_arms K (X a b) X'.
Proof.
  intros hX a0 b0 ab hX' L L' same. apply (kkt_unique K a b L); trivial; [|now apply hX].
  destruct (hX' L') as (s & pos & c & h). split; [exact s|]. split; [exact pos|]. exists c. intros i hi.
  rewrite h, same; trivial.
Qed.

Lemma learn_alike K (W W' : nat -> (nat -> R) -> nat -> R) arm arrive estimator n :
  (forall t, (1 <= t <= n)%nat -> alike_on_arms K (W t) (W' t)) ->
  (forall s x x' i, (i < K)%nat -> ((arm s < K)%nat -> x = x') -> estimator s x i = estimator s x' i) ->
  let q := learn (V := R) W arm arrive estimator n in let q' := learn W' arm arrive estimator n in
  (forall i, (i < K)%nat -> fst q i = fst q' i) /\ forall s, (arm s < K)%nat -> snd q s = snd q' s.
Proof.
  intros hW he. induction n as [|n IH]; [now split|]. cbn [learn].
  destruct IH as [hL hx]; [intros; apply hW; lia|]. destruct (learn W arm arrive estimator n) as [L x].
  destruct (learn W' arm arrive estimator n) as [L' x']. cbn [fst snd] in *.
  assert (here : forall s, (arm s < K)%nat -> (if s =? S n then W (S n) L (arm (S n)) else x s)
    = if s =? S n then W' (S n) L' (arm (S n)) else x' s).
  { intros s hs. destruct (Nat.eqb_spec s (S n)) as [->|]; [|now apply hx]. apply hW; [lia|exact hL|exact hs]. }
  split; [|exact here]. intros i hi. f_equal; [now apply hL|]. apply total_ext. intros s _. apply he; auto.
Qed.

Lemma distribution_alike K W W' arm arrive estimator t : (1 <= t)%nat ->
  (forall s, (1 <= s <= t)%nat -> alike_on_arms K (W s) (W' s)) ->
  (forall s x x' i, (i < K)%nat -> ((arm s < K)%nat -> x = x') -> estimator s x i = estimator s x' i) ->
  arm_law K (distribution (V := R) W arm arrive estimator t) = arm_law K (distribution W' arm arrive estimator t).
Proof.
  intros ht hW he. apply arm_law_ext. apply hW; [lia|]. apply (learn_alike K W W'); [|exact he]. intros; apply hW; lia.
Qed.

Lemma estimate_alike K bandit loss arm s x x' i : (i < K)%nat -> ((arm s < K)%nat -> x = x') ->
  estimate (V := R) bandit loss arm s x i = estimate bandit loss arm s x' i.
Proof. intros hi h. unfold estimate. destruct bandit; [|reflexivity]. destruct (Nat.eqb_spec i (arm s)); [|reflexivity].
  now rewrite h by lia. Qed.

Lemma regret_alike {A} T (L : nat -> law A) policy policy' loss i w a : (forall t w a, (1 <= t <= T)%nat -> policy t w a
  = policy' t w a) -> scheduler_regret T L policy loss i w a = scheduler_regret T L policy' loss i w a. Proof. intros h.
unfold scheduler_regret, game_mean. f_equal. apply E_law_ext. intros t x ht. unfold round_law. now rewrite h by lia.
Qed.

(** So the regret of Algorithm 2 is the same for any two, *)
Lemma regret_2_alike {A} K T bandit d loss (L : nat -> law A) Z p W W' i w a :
  (forall w t, (1 <= t <= T)%nat -> alike_on_arms K (W w t) (W' w t)) ->
  regret_2 K T bandit d loss L Z p W i w a = regret_2 K T bandit d loss L Z p W' i w a.
Proof.
  intros h. apply regret_alike. intros t v arm ht. apply distribution_alike; [lia|intros; apply h; lia|].
  intros s x x' j hj same. f_equal. now apply (estimate_alike K).
Qed.

(** and that of Algorithm 1. *)
Lemma regret_1_alike K b T bandit d loss X X' ia ib i u arm :
  (forall u t, (1 <= t <= batches b T)%nat -> alike_on_arms K (X (ia u t) (ib u t)) (X' (ia u t) (ib u t))) ->
  batching_regret K b T bandit d loss X ia ib i u arm = batching_regret K b T bandit d loss X' ia ib i u arm.
Proof.
  intros h. unfold batching_regret, game_mean. f_equal. apply E_law_ext. intros t x ht. unfold round_law. f_equal.
  apply distribution_alike; [lia|intros; apply h; lia|]. intros. now apply (estimate_alike K).
Qed.

Lemma hybrid_alike K X a b : (1 <= K)%nat -> ftrl K X -> 0 <= a -> 0 <= b -> 0 < a + b -> alike_on_arms K (X a b) (hybrid K a
  b).
Proof.
  intros hK hX a0 b0 ab. apply minimizers_alike; trivial. intros L. now apply fact_c_3; [|apply hybrid_ftrl|..].
Qed.

Lemma exponential_alike K X b : (1 <= K)%nat -> ftrl K X -> 0 < b -> alike_on_arms K (X 0 b) (exponential_weights K 0 b).
Proof. intros hK hX b0. apply minimizers_alike; trivial; try lra. intros L. now apply softmax_kkt. Qed.

(** What is drawn does not depend on what was there before. *)
Lemma E_start {A} (q : nat -> law A) n : forall t f x y, known (t + n) f -> agree t x y ->
  E (independent q) t n f x = E (independent q) t n f y.
Proof.
  induction n as [|n IH]; intros t f x y hf h; cbn [E].
  - apply hf. now rewrite Nat.add_0_r.
  - apply mean_ext. intros a. apply IH; [now rewrite Nat.add_succ_r in hf|now apply agree_both].
Qed.

(** ** Coins under other names *)

Section Names.
Context {A B : Type}.
Variable rename : A -> B.
Definition renamed (q : law A) : law B := map (fun p => (rename (fst p), snd p)) q.
Definition along (x : nat -> A) : nat -> B := fun s => rename (x s).

Lemma mean_renamed q f : mean (renamed q) f = mean q (fun a => f (rename a)).
Proof. induction q as [|[a w] q IH]; [reflexivity|]. cbn. now rewrite <- IH. Qed.

Lemma E_renamed k k' n : (forall t x, k' t (along x) = renamed (k t x)) ->
  forall t f x, E k' t n f (along x) = E k t n (fun x => f (along x)) x.
Proof.
  intros h. induction n as [|n IH]; intros t f x; [reflexivity|]. cbn [E]. rewrite h, mean_renamed. apply mean_ext.
  intros a.
  rewrite <- IH. f_equal. pointwise. unfold along, put. now destruct (_ =? t).
Qed.

Lemma coins_renamed (q : nat -> law A) t n f x :
  E (independent (fun t => renamed (q t))) t n f (along x) = E (independent q) t n (fun x => f (along x)) x.
Proof. now apply E_renamed. Qed.
End Names.

Lemma both_renamed {A B C} (rename : A -> B) (q : law A) (r : law C) :
  both (renamed rename q) r = renamed (fun p => (rename (fst p), snd p)) (both q r).
Proof.
  unfold both, renamed. induction q as [|[a w] q IH]; [reflexivity|]. cbn. rewrite IH, map_app, map_map. reflexivity.
Qed.

Lemma regret_2_renamed {A B} (rename : A -> B) K T bandit d loss (q : nat -> law A) Z p W i w arm :
  regret_2 K T bandit d loss (fun t => renamed rename (q t)) Z p W i (along rename w) arm
  = regret_2 K T bandit d loss q (fun w => Z (along rename w)) p (fun w => W (along rename w)) i w arm.
Proof.
  unfold regret_2, scheduler_regret, game_mean. f_equal.
  apply (E_renamed (fun p : A * nat => (rename (fst p), snd p)) _ _ T) with (x := fun s => (w s, arm s)).
  intros t x. unfold round_law. rewrite <- both_renamed. reflexivity.
Qed.

Definition name (p : P.proxy) : proxy :=
  match p with P.Never => Never | P.Until k => Until k | P.Endless => Endless end.

Lemma reaches_name p k : reaches (name p) k = P.reaches p k.
Proof. now destruct p. Qed.

Lemma expires_name p s t : expires (name p) s t = P.expires p s t.
Proof. now destruct p. Qed.

Lemma by_names C d q p w : P.tracks (P.by_proxies C d q p) w = S0 C d (along name w) /\
  P.observes (P.by_proxies C d q p) w = Zt C d (along name w).
Proof.
  split; pointwise; unfold S0, Zt, S1, along; replace (fun t => reaches (name (w t)) 0) with (fun t => P.reaches (w t)
    0) by (pointwise; now rewrite reaches_name); replace (fun t s => expires (name (w s)) s t) with (fun t s =>
    P.expires (w s) s t) by (pointwise; now rewrite expires_name); reflexivity.
Qed.

Definition tracks_name C d q p w := proj1 (by_names C d q p w).
Definition observes_name C d q p w := proj2 (by_names C d q p w).

Lemma bernoulli_name p : renamed name (P.bernoulli p) = bernoulli p.
Proof. reflexivity. Qed.

Lemma pareto_name c N : renamed name (P.pareto c N) = pareto c N.
Proof.
  unfold P.pareto, pareto. cbn [renamed map fst snd name]. do 2 f_equal. induction N as [|N IH]; [reflexivity|].
  cbn. f_equal. exact IH.
Qed.

(** Regret and overflow of a scheduler with proxy delays, in the words of this folder *)
Lemma regret_of_proxies bandit I (q : nat -> law P.proxy) q' p W i : (forall t, renamed name (q t) = q' t) ->
  P.regret_2 bandit I (P.by_proxies (P.C I) (P.d I) q p) (fun w => W (along name w)) i
  = regret_2 (P.K I) (P.T I) bandit (P.d I) (P.l I) q' (Zt (P.C I) (P.d I)) p W i
      (fun _ => Never) (fun _ => 0%nat).
Proof.
  intros h. replace q' with (fun t => renamed name (q t)) by (apply functional_extensionality; exact h).
  change (fun _ : nat => Never) with (along name (fun _ => P.Never)). rewrite regret_2_renamed.
  replace (fun w => Zt (P.C I) (P.d I) (along name w)) with (P.observes (P.by_proxies (P.C I) (P.d I) q p))
    by (pointwise; now rewrite observes_name). reflexivity.
Qed.

Lemma mean_of_proxies C d (q : nat -> law P.proxy) q' p T f : (forall t, renamed name (q t) = q' t) ->
  P.random (P.by_proxies C d q p) T (fun w => f (along name w)) = E (independent q') 1 T f (fun _ => Never).
Proof.
  intros h. replace q' with (fun t => renamed name (q t)) by (apply functional_extensionality; exact h).
  change (fun _ : nat => Never) with (along name (fun _ => P.Never)). rewrite coins_renamed. reflexivity.
Qed.

Lemma overflow_of_proxies C d (q : nat -> law P.proxy) q' p T t : (forall t, renamed name (q t) = q' t) ->
  P.overflow (P.by_proxies C d q p) C T t
  = Pr (independent q') 1 T (fun w => length (S0 C d w t) =? C) (fun _ => Never).
Proof.
  intros h. unfold Pr. rewrite <- (mean_of_proxies C d q q' p T (fun w => ind (length (S0 C d w t) =? C)) h).
  unfold P.overflow. f_equal. pointwise. now rewrite tracks_name.
Qed.
