(** The statements of `challenge.v`, proved: each by a theorem of this folder.

    `challenge.v` repeats the definitions, so that its reader need not look anywhere else; here they are seen to be the
    same. Sums, laws, means and the game unfold to the same terms. Records and proxy delays are translated. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export minimax refutations comparison facts_lines conjugate_slopes thm_2_1_hybrid cor_h_2.
From Delays Require challenge thm_5_2 fact_f_1.

Module P := challenge.

(** ** Records *)

Lemma law_of {A} (q : law A) : P.proper q -> proper q.
Proof. now intros [h t]; split. Qed.

Lemma law_to {A} (q : law A) : proper q -> P.proper q.
Proof. now intros [h t]; split. Qed.

Definition moves_of (m : P.moves) : moves := {| plays := P.plays m; adds := P.adds m; removes := P.removes m |}.
Definition moves_to (m : moves) : P.moves := {| P.plays := plays m; P.adds := adds m; P.removes := removes m |}.

Lemma player_of {bandit K C d} (p : P.player bandit K C d) :
  figure_1_player bandit K C d (P.seeds p) (fun w => moves_of (P.course p w)).
Proof. destruct p as [W q m hq legal arms]. split; [now apply law_of|exact legal|exact arms]. Qed.

Definition player_to {W : Set} {bandit K C d} (rho : law W) (p : W -> moves) (h : figure_1_player bandit K C d rho p)
  : P.player bandit K C d :=
  {| P.seeds := rho; P.course := fun w => moves_to (p w); P.seeds_proper := law_to _ (mixture _ _ _ _ _ _ h);
     P.course_legal := follows _ _ _ _ _ _ h; P.course_arms := arms_there _ _ _ _ _ _ h |}.

Lemma minimax_of bandit K T C d (class : P.moves -> Prop) v :
  P.minimax bandit K T C d class v -> minimax bandit K T C d (fun m => class (moves_to m)) v.
Proof.
  assert (same : forall r, prices bandit K T C d (fun m => class (moves_to m)) r <-> P.pays bandit K T C d class r).
  { intros r. split.
    - intros (W & rho & p & h & inside & price). exists (player_to rho p h). split; [exact inside|exact price].
    - intros (p & inside & price). exists (P.seed _ _ _ _ p), (P.seeds p), (fun w => moves_of (P.course p w)).
      split; [apply player_of|]. split; [|exact price].
      intros w. specialize (inside w). now destruct (P.course p w). }
  intros [below least]. split; intros; [apply below; now apply same|]. apply least. intros r hr. now apply H, same.
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

Lemma asker_of {bandit K T M} (p : P.player bandit K 1 (fun _ => 0%nat)) : P.asks_at_most M T p ->
  label_efficient bandit K T M (P.seeds p) (fun w => P.plays (P.course p w))
    (fun w => P.adds (P.course p w)).
Proof.
  intros few. destruct p as [W q m hq legal arms]. cbn in *. split; [now apply law_of| |exact arms|exact few].
  intros w l l' t ht alike. destruct (legal w l l' t ht) as (same & added & _); [|now split]. intros r hr.
  specialize (alike r hr). unfold shown in alike. unfold P.feedback.
  change (map (fun s => (s, view bandit (P.plays (m w)) l s)) (observed 1 (fun _ => 0%nat) (P.adds (m w) l)
      (P.removes (m w) l) r)
    = map (fun s => (s, view bandit (P.plays (m w)) l' s)) (observed 1 (fun _ => 0%nat) (P.adds (m w) l')
      (P.removes (m w) l') r)).
  rewrite !(fun v u => proj2 (one_slot_no_delay v u r ltac:(lia))).
  destruct (P.adds (m w) l r), (P.adds (m w) l' r); try discriminate; [|reflexivity].
  cbn [map]. injection alike as ->. reflexivity.
Qed.

(** ** Any two minimizers play the same *)

(** On the arms that exist they agree, whatever they are told of the others. *)
Definition alike (K : nat) (X X' : (nat -> R) -> nat -> R) : Prop :=
  forall L L', (forall i, (i < K)%nat -> L i = L' i) -> forall i, (i < K)%nat -> X L i = X' L' i.

Lemma minimizers_alike K X X' a b : ftrl K X -> 0 <= a -> 0 <= b -> 0 < a + b -> (forall L, kkt K a b L (X' L)) ->
  alike K (X a b) X'.
Proof.
  intros hX a0 b0 ab hX' L L' same. apply (kkt_unique K a b L); trivial; [|now apply hX].
  destruct (hX' L') as (s & pos & c & h). split; [exact s|]. split; [exact pos|]. exists c. intros i hi.
  rewrite h, same; trivial.
Qed.

Lemma learn_alike K (W W' : nat -> (nat -> R) -> nat -> R) arm arrive estimator n :
  (forall t, (1 <= t <= n)%nat -> alike K (W t) (W' t)) ->
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
  (forall s, (1 <= s <= t)%nat -> alike K (W s) (W' s)) ->
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
  (forall w t, (1 <= t <= T)%nat -> alike K (W w t) (W' w t)) ->
  regret_2 K T bandit d loss L Z p W i w a = regret_2 K T bandit d loss L Z p W' i w a.
Proof.
  intros h. apply regret_alike. intros t v arm ht. apply distribution_alike; [lia|intros; apply h; lia|].
  intros s x x' j hj same. f_equal. now apply (estimate_alike K).
Qed.

(** and that of Algorithm 1. *)
Lemma regret_1_alike K b T bandit d loss X X' ia ib i u arm :
  (forall u t, (1 <= t <= batches b T)%nat -> alike K (X (ia u t) (ib u t)) (X' (ia u t) (ib u t))) ->
  batching_regret K b T bandit d loss X ia ib i u arm = batching_regret K b T bandit d loss X' ia ib i u arm.
Proof.
  intros h. unfold batching_regret, game_mean. f_equal. apply E_law_ext. intros t x ht. unfold round_law. f_equal.
  apply distribution_alike; [lia|intros; apply h; lia|]. intros. now apply (estimate_alike K).
Qed.

Lemma hybrid_alike K X a b : (1 <= K)%nat -> ftrl K X -> 0 <= a -> 0 <= b -> 0 < a + b -> alike K (X a b) (hybrid K a
  b).
Proof.
  intros hK hX a0 b0 ab. apply minimizers_alike; trivial. intros L. now apply fact_c_3; [|apply hybrid_ftrl|..].
Qed.

Lemma exponential_alike K X b : (1 <= K)%nat -> ftrl K X -> 0 < b -> alike K (X 0 b) (exponential_weights K 0 b).
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

(** ** Batches *)

Lemma batches_played (bandit : bool) I b X ia ib r : P.valid I -> (1 <= b)%nat ->
  (forall t, (P.d I t <= b * (P.C I - 1))%nat) -> distributions (P.K I) X ->
  (forall u t, 0 <= ia u t /\ 0 <= ib u t) ->
  (forall l i, unit_interval l -> (i < P.K I)%nat ->
    batching_regret (P.K I) b (P.T I) bandit (P.d I) l X ia ib i (fun _ => 1%nat) (fun _ => 0%nat) <= r) ->
  P.played bandit I r.
Proof.
  intros (K1 & C1 & T1 & _) b1 fit hX nonneg few eps pos. destruct I as [K C T d loss]. cbn in *.
  destruct (fine_enough (INR (batches b T) * (INR K * INR T)) eps ltac:(signs) pos) as (N & N1 & small).
  pose proof (batch_player_plays K b C T N bandit d X ia ib K1 b1 C1 T1 N1 fit) as player.
  exists (player_to _ _ player). split.
  - intros s. apply (batches_never_remove K b C T N bandit d X ia ib s).
  - intros l i hl hi. specialize (few l i hl hi).
    pose proof (batch_player_regret K b C T N bandit d X ia ib K1 b1 C1 T1 N1 hX nonneg l i hl) as h.
    eapply Rle_trans; [exact h|]. unfold Rdiv in *. lra.
Qed.

Lemma bandit_rates I b X : P.rates_3_1 true I b X
  = fun u t => X (inverse_alpha u t) (inverse_beta (P.K I) b (P.T I) (P.d I) u t).
Proof. pointwise. unfold P.rates_3_1, inverse_beta. do 3 f_equal. apply sum_ext. intros s _. apply Rplus_0_l. Qed.

Module Solution : P.PAPER.

Theorem theorem_3_2 : P.Theorem_3_2.
Proof.
  intros [] K T C d class v K2 T1 C1 wide value; apply minimax_of in value.
  - apply (thm_3_2_minimax_bandit K T C d K2 T1 C1 _ v) in value; [exact value|]. intros m stays. now apply wide.
  - apply (thm_3_2_minimax_full K T C d K2 T1 C1 _ v) in value; [exact value|]. intros m stays. now apply wide.
Qed.

Theorem theorem_a_1 : P.Theorem_A_1.
Proof. intros K T C d p K2 T1. exact (thm_a_1_every K T C d _ _ K2 T1 (player_of p)). Qed.

Theorem theorem_a_2 : P.Theorem_A_2.
Proof.
  intros [] K T M p K2 T1 M0 large few.
  - exact (thm_a_2_bandit_every K T M _ _ _ K2 T1 M0 (asker_of p few)).
  - exact (thm_a_2_full K T M _ _ _ K2 T1 large (asker_of p few)).
Qed.

Theorem fact_f_2 : P.Fact_F_2.
Proof. exact fact_f_2.fact_f_2. Qed.

Theorem lemma_d_4 : P.Lemma_D_4.
Proof. exact lem_d_4. Qed.

Theorem fact_c_6 : P.Fact_C_6.
Proof. exact fact_c_6_general. Qed.

Theorem fact_c_2 : P.Fact_C_2.
Proof. intros K F L c v. apply fact_c_2_lines. Qed.

Theorem theorem_d_5 : P.Theorem_D_5.
Proof.
  split; [|split].
  - intros K T C d p K2 T1 C1. exact (thm_d_5_bandit_every K T C d _ _ K2 C1 T1 (player_of p)).
  - intros K T C d p K2 T1. exact (thm_d_5_full_every false K T C d _ _ K2 T1 (player_of p)).
  - intros (c & c0 & printed). apply thm_d_5_full_needs_few_arms. exists c. split; [exact c0|].
    intros W K T C d rho p K2 C1 short h. exact (printed K T C d (player_to rho p h) K2 C1 short).
Qed.

Theorem theorem_i_1 : P.Theorem_I_1.
Proof.
  intros [] K T C d limit p K2 T1 pos few.
  - exact (thm_i_1_bandit_every K T C d limit _ _ K2 T1 pos (player_of p) few).
  - exact (thm_i_1_full_every K T C d limit _ _ K2 T1 pos (player_of p) few).
Qed.

Theorem lemma_d_3 : P.Lemma_D_3.
Proof.
  repeat split.
  - intros b T d tau b1. now apply lem_d_3_known.
  - apply lem_d_3_total.
  - apply lem_d_3_equality.
  - apply lem_d_3_equality.
  - intros b T d b1. exact (lem_d_3_mean_printed b T d b1 _).
  - exact printed_equality_fails.
Qed.
Theorem theorem_2_1 : P.Theorem_2_1.
Proof.
  intros bandit I B a b X i (K1 & T1 & hX & losses & rates & mono) hi finite.
  exact (thm_2_1_hybrid bandit _ X K1 hX _ _ B _ a b i _ T1 hi losses rates mono finite).
Qed.

Theorem theorem_4_4 : P.Theorem_4_4.
Proof.
  intros bandit I s X a b i ((K1 & C1 & T1 & unit) & (laws & fits & pre & quant) & hX & (kn & nonneg & pos & mono) & hi)
    finite ws.
  assert (laws' : forall t, proper (P.coins s t)) by (intros; now apply law_of).
  split.
  - apply (algorithm_2_independent _ bandit _ _ (P.tracks s) _ (P.chance s) pre (fun w t => X (a w t) (b w t))).
    intros t ht. destruct (kn t ht) as [ka kb]. intros x y h. now rewrite (ka x y h), (kb x y h).
  - rewrite Rplus_comm. exact (thm_4_4_bound _ _ _ bandit _ _ _ _ _ _ laws' fits pre quant unit T1 X
      (ftrl_distributions _ _ hX) (thm_2_1_hybrid bandit _ X K1 hX) a b kn nonneg pos mono i _ _ hi finite).
Qed.

Theorem theorem_e_1 : P.Theorem_E_1.
Proof.
  intros bandit I s X a b i ((K1 & C1 & T1 & unit) & (laws & fits & pre & quant) & hX & (kn & nonneg & pos & mono) &
    hi) finite.
  assert (laws' : forall t, proper (P.coins s t)) by (intros; now apply law_of).
  rewrite Rplus_comm. refine (thm_e_1 _ _ _ bandit _ _ _ _ _ _ laws' fits pre quant unit T1 X
    (ftrl_distributions _ _ hX) (thm_2_1_hybrid bandit _ X K1 hX) a b kn nonneg pos mono _ _ i _ _ hi).
  - intros w t ht. specialize (finite w t ht). destruct bandit; [tauto|]. split; [assumption|].
    specialize (pos w t ht). lra.
  - intros w t ht. specialize (finite w t ht). destruct bandit; [tauto|]. specialize (pos w t ht). lra.
Qed.

Theorem lemma_4_5 : P.Lemma_4_5.
Proof.
  intros I alpha delta t C1 (alpha0 & delta01 & star) ht. unfold P.scheduler_1.
  rewrite (overflow_of_proxies _ _ _ (bernoulli_scheduler nu alpha (P.C I) (P.d I))) by (intros; apply bernoulli_name).
  now apply lem_4_5.
Qed.

Lemma pareto_scheduler_name I alpha N t :
  renamed name (P.pareto (P.scale alpha (P.C I) t) N) = pareto_scheduler nu alpha (P.C I) N t.
Proof. apply pareto_name. Qed.

Lemma reach_name q k : mean q (fun p => ind (P.reaches p k)) = reach (renamed name q) k.
Proof. unfold reach. rewrite mean_renamed. apply mean_ext. intros p. now rewrite reaches_name. Qed.

Theorem lemma_4_6 : P.Lemma_4_6.
Proof.
  split.
  - intros I alpha delta N t (alpha0 & delta01 & star) (C1 & hN & hd & ht) s free chance.
    assert (h := fun f => mean_of_proxies (P.C I) (P.d I) (fun t => P.pareto (P.scale alpha (P.C I) t) N)
      (pareto_scheduler nu alpha (P.C I) N) (P.p_of alpha I) (P.T I) f (pareto_scheduler_name I alpha N)).
    destruct (lem_4_6_observation (P.C I) (P.d I) alpha delta (P.T I) N C1 alpha0 delta01 star hN hd t
      (fun _ => Never) ht) as (p0 & ratio & value).
    unfold Pr in *.
    assert (e1 : P.random s (P.T I) (fun w => ind (free w)) = E (independent (pareto_scheduler nu alpha (P.C I) N)) 1
      (P.T I) (fun w => ind (e (P.C I) (P.d I) w t)) (fun _ => Never)).
    { rewrite <- h. f_equal. pointwise. unfold free, s, P.scheduler_2. now rewrite tracks_name. }
    assert (e2 : P.random s (P.T I) (fun w => ind (P.observes s w t && free w)) = E (independent (pareto_scheduler nu
      alpha (P.C I) N)) 1 (P.T I) (fun w => ind (Zt (P.C I) (P.d I) w t && e (P.C I) (P.d I) w t)) (fun _ => Never)).
    { rewrite <- h. f_equal. pointwise. unfold free, s, P.scheduler_2. now rewrite tracks_name, observes_name. }
    assert (e3 : chance = reach (pareto_scheduler nu alpha (P.C I) N t) (P.d I t))
      by (unfold chance; etransitivity; [apply reach_name|]; f_equal; apply pareto_scheduler_name).
    rewrite <- e1, <- e2, <- e3 in ratio. rewrite <- e1 in p0. rewrite <- e3 in value. split; [exact p0|].
    split; [exact ratio|]. split; [exact value|]. unfold s, P.scheduler_2.
    rewrite (overflow_of_proxies _ _ _ _ _ _ _ (pareto_scheduler_name I alpha N)). now apply lem_4_6_overflow.
  - intros printed. apply lem_4_6_needs_alpha. intros C d alpha delta T N t w C1 alpha1 delta01 star hN hd ht.
    specialize (printed (P.Build_instance 1 C T d (fun _ _ => 0)) alpha delta N t alpha1 delta01 star
      (conj C1 (conj hN (conj hd ht)))).
    unfold P.scheduler_2 in printed.
    rewrite (overflow_of_proxies _ _ _ _ _ _ _ (pareto_scheduler_name (P.Build_instance 1 C T d (fun _ _ => 0)) alpha
      N)) in
      printed.
    unfold Pr in *.
    rewrite (E_start (pareto_scheduler nu alpha C N) T 1 _ w (fun _ => Never)); [exact printed| |intros s hs; lia].
    intros x y h. now rewrite (known_S0 C d t x y (agree_weaken t (1 + T) x y ltac:(lia) h)).
Qed.

Theorem theorem_5_1 : P.Theorem_5_1.
Proof.
  intros bandit I X alpha delta i (K1 & C1 & T1 & unit) K2 hX (alpha0 & delta01 & star) hi m a b.
  pose proof (thm_2_1_hybrid bandit _ X K1 hX) as regret_of_ftrl. unfold P.scheduler_1.
  rewrite (regret_of_proxies bandit I _ (bernoulli_scheduler nu alpha (P.C I) (P.d I)) _
    (fun _ t => X (a t) (b t)) i (fun t => bernoulli_name _)).
  destruct bandit.
  - exact (thm_5_1_bandit_given _ _ _ _ _ _ _ K2 C1 T1 alpha0 delta01 star unit X i _ _ hX regret_of_ftrl hi).
  - exact (thm_5_1_full_given _ _ _ _ _ _ _ K2 C1 T1 alpha0 delta01 star unit X i _ _ (ftrl_distributions _ _ hX)
      regret_of_ftrl hi).
Qed.

Theorem theorem_h_1 : P.Theorem_H_1.
Proof.
  intros bandit I X p alpha beta i (K1 & C1 & T1 & unit) hX p01 alpha0 beta0 hi. unfold P.scheduler_1.
  pose proof (inv_pos _ beta0).
  rewrite (regret_of_proxies bandit I _ (fun _ => bernoulli p) _ (fun _ _ => X (if bandit then / alpha else 0) (/ beta))
    i (fun t => bernoulli_name _)).
  destruct bandit.
  - exact (thm_h_1_bandit_given _ _ _ _ _ p K1 C1 T1 p01 unit alpha beta alpha0 beta0 X i _ _ hX
      (thm_2_1_hybrid true _ X K1 hX) hi).
  - rewrite (regret_2_alike _ _ _ _ _ _ _ _ _ (fun _ _ => exponential_weights (P.K I) 0 (/ beta)))
      by (intros; now apply exponential_alike).
    exact (thm_h_1_full _ _ _ _ _ p K1 C1 T1 p01 unit beta beta0 i _ _ hi).
Qed.
Theorem fact_d_1 : P.Fact_D_1.
Proof.
  intros I b u tau (K1 & C1 & T1 & unit) b1 ht fit places. unfold P.scheduler_1. rewrite tracks_name.
  replace (along name (P.batch_proxies b u)) with (batch_proxies b u)
    by (pointwise; unfold along, P.batch_proxies, batch_proxies, representative_of; now destruct (_ =? _)).
  now apply fact_d_1.
Qed.

Theorem theorem_d_2 : P.Theorem_D_2.
Proof.
  intros bandit I b X ia ib v b1 hX fit n sigma (kn & nonneg & pos & mono) finite r.
  assert (few : forall l i, unit_interval l -> (i < P.K I)%nat ->
    batching_regret (P.K I) b (P.T I) bandit (P.d I) l X ia ib i (fun _ => 1%nat) (fun _ => 0%nat) <= r).
  { intros l i hl hi. destruct v as (K1 & C1 & T1 & _).
    refine (thm_d_2 _ b _ bandit _ l b1 T1 hl X (ftrl_distributions _ _ hX) ia ib kn nonneg pos mono i _ _
      (thm_2_1_hybrid bandit _ X K1 hX) hi _).
    intros u t ht. specialize (finite u t ht). specialize (pos u t ht). rewrite Rmult_1_l. destruct bandit.
    - split; [right; tauto|]. apply finite.
    - rewrite finite in pos. split; [split; [exact finite|]|]; right; lra. }
  split; [|now apply (batches_played bandit I b X ia ib); [..|apply ftrl_distributions| |]].
  intros i hi. apply few; [apply v|exact hi].
Qed.

Lemma hybrid_distributions K : (1 <= K)%nat -> distributions K (hybrid K).
Proof. intros. now apply ftrl_distributions, hybrid_ftrl. Qed.

Lemma regret_3_1 (bandit : bool) I b X i : P.valid I -> (2 <= P.K I)%nat -> ftrl (P.K I) X ->
  P.regret_1 bandit I b (P.rates_3_1 bandit I b X) i = if bandit
    then batch_size_regret_bandit (P.K I) b (P.T I) (P.d I) (P.l I) i (fun _ => 1%nat) (fun _ => 0%nat)
    else batch_size_regret (P.K I) b (P.T I) (P.d I) (P.l I) i (fun _ => 1%nat) (fun _ => 0%nat).
Proof.
  intros (K1 & C1 & T1 & unit) K2 hX. assert (lk : 0 < ln (INR (P.K I))) by exact (log_K_pos _ 1 1 K2 (le_n 1) (le_n
    1)).
  destruct bandit.
  - rewrite bandit_rates.
    apply (regret_1_alike (P.K I) b (P.T I) true (P.d I) (P.l I) X (hybrid (P.K I))).
    intros u t ht. apply hybrid_alike; trivial; try apply sqrt_pos.
    assert (0 < inverse_alpha u t) by (apply sqrt_lt_R0, INR_pos; lia).
    pose proof (sqrt_pos (sum t (outstanding b (P.T I) (P.d I) u) / ln (INR (P.K I)))). unfold inverse_beta. lra.
  - apply (regret_1_alike (P.K I) b (P.T I) false (P.d I) (P.l I) X
      (exponential_weights (P.K I)) (fun _ _ => 0) (inverse_rate (P.K I) b (P.T I) (P.d I))).
    intros u t ht. apply exponential_alike; trivial. apply sqrt_lt_R0, Rdiv_lt_0_compat; [|exact lk].
    apply running_sum_pos. lia.
Qed.

Lemma small_batches (bandit : bool) I b X : P.valid I -> (2 <= P.K I)%nat -> (1 <= b)%nat -> ftrl (P.K I) X ->
  (forall t, (P.d I t <= b * (P.C I - 1))%nat) -> forall r,
  (forall l i, unit_interval l -> (i < P.K I)%nat -> (if bandit
     then batch_size_regret_bandit (P.K I) b (P.T I) (P.d I) l i (fun _ => 1%nat) (fun _ => 0%nat)
     else batch_size_regret (P.K I) b (P.T I) (P.d I) l i (fun _ => 1%nat) (fun _ => 0%nat)) <= r) ->
  (forall i, (i < P.K I)%nat -> P.regret_1 bandit I b (P.rates_3_1 bandit I b X) i <= r) /\ P.played bandit I r.
Proof.
  intros v K2 b1 hX fit r few. split.
  - intros i hi. rewrite regret_3_1 by assumption. apply few; [apply v|exact hi].
  - destruct bandit.
    + apply (batches_played true I b (hybrid (P.K I)) inverse_alpha (inverse_beta (P.K I) b (P.T I) (P.d I))); trivial.
      * apply hybrid_distributions, v.
      * intros; split; apply sqrt_pos.
    + apply (batches_played false I b (exponential_weights (P.K I)) (fun _ _ => 0)
        (inverse_rate (P.K I) b (P.T I) (P.d I))); trivial.
      * apply exponential_distributions, v.
      * intros; split; [lra|apply sqrt_pos].
Qed.

Theorem theorem_3_1 : P.Theorem_3_1.
Proof.
  intros bandit I b X v K2 b1 hX fit r. pose proof v as (K1 & C1 & T1 & unit). apply small_batches; trivial.
  intros l i hl hi. destruct bandit; [now apply thm_3_1_bandit|now apply thm_3_1_full].
Qed.
Theorem corollary_h_3 : P.Corollary_H_3.
Proof.
  split.
  - intros bandit I X dmax (v & K2 & C2 & hX & most) r. pose proof v as (K1 & C1 & T1 & unit).
    apply small_batches; trivial.
    + apply Nat.le_max_l.
    + intros t. eapply Nat.le_trans; [apply most|now apply shortest_batch_fits].
    + intros l i hl hi. destruct bandit; [now apply cor_h_3_bandit|now apply cor_h_3_full].
  - intros bandit printed.
    assert (h : forall K C T dmax d loss i, (2 <= K)%nat -> (2 <= C)%nat -> (1 <= T)%nat -> (1 <= dmax)%nat ->
      (forall t, (d t <= dmax)%nat) -> (forall t i, 0 <= loss t i <= 1) -> (i < K)%nat -> _)
      by (intros K C T dmax d loss i K2 C2 T1 D1 most unit hi; assert (v : P.valid (P.Build_instance K C T d loss))
        by (repeat split; simpl; try lia; apply unit);
        pose proof (printed (P.Build_instance K C T d loss) (hybrid K) dmax i
          (conj v (conj K2 (conj C2 (conj (hybrid_ftrl K ltac:(lia)) most)))) D1 hi)
          as q; rewrite regret_3_1 in q by (trivial; apply hybrid_ftrl; simpl; lia); exact q).
    destruct bandit; [apply cor_h_3_bandit_printed_fails|apply cor_h_3_full_printed_fails]; exact h.
Qed.

Theorem theorem_5_2 : P.Theorem_5_2.
Proof.
  intros bandit I X alpha delta N dmax i (K1 & C1 & T1 & unit) K2 hX (alpha0 & delta01 & star) most hN hd hi s m z
    heard a b.
  destruct I as [K C T d loss]. cbn [P.K P.C P.T P.d P.l] in *.
  assert (lk : 0 < ln (INR K)) by exact (log_K_pos _ 1 1 K2 (le_n 1) (le_n 1)).
  assert (reserve : (Nat.min C (S dmax) <= C)%nat) by lia.
  assert (swap : forall x y z, x + y + z = x + z + y) by (intros; ring).
  set (ia := fun w t => if bandit then thm_5_2.a_5_2 C dmax C d alpha w t else 0).
  set (ib := fun w t => if bandit then thm_5_2.b_5_2 K C dmax C d alpha w t else thm_5_2.b_full_5_2 K C dmax C d
    alpha w t).
  assert (same : forall w, a w = ia (along name w) /\ b w = ib (along name w)).
  { intros w. split; pointwise; unfold a, b, ia, ib, heard, z, s, P.weight, P.scheduler_2; rewrite observes_name;
      destruct bandit; reflexivity. }
  replace (fun w t => X (a w t) (b w t)) with (fun w t => X (ia (along name w) t) (ib (along name w) t))
    by (pointwise; now rewrite (proj1 (same _)), (proj2 (same _))).
  unfold s, P.scheduler_2.
  rewrite (regret_of_proxies bandit (P.Build_instance K C T d loss) _ (pareto_scheduler nu alpha C N) _
    (fun w t => X (ia w t) (ib w t)) i (fun t => pareto_name _ N)).
  cbn [P.K P.C P.T P.d P.l]. destruct bandit; unfold ia, ib.
  - rewrite (regret_2_alike _ _ _ _ _ _ _ _ _ (fun w t => hybrid K (thm_5_2.a_5_2 C dmax C d alpha w t)
      (thm_5_2.b_5_2 K C
    dmax C d alpha w t))).
    + eapply Rle_trans; [exact (thm_5_2.thm_5_2_bandit_printed K C T N dmax C d loss alpha delta K2 C1 T1 alpha0
        delta01 star hN hd most reserve unit i _ _ hi)|]. right. exact (swap _ _ _).
    + intros w t ht. pose proof (thm_5_2.a_positive K C T N dmax C d alpha K2 C1 T1 hN hd reserve w t ltac:(lia)).
      apply hybrid_alike; trivial; try apply sqrt_pos. apply Rplus_lt_le_0_compat; [assumption|apply sqrt_pos].
  - rewrite (regret_2_alike _ _ _ _ _ _ _ _ _ (fun w t => exponential_weights K 0 (thm_5_2.b_full_5_2 K C dmax C d
      alpha w t))).
    + eapply Rle_trans; [exact (thm_5_2.thm_5_2_full_printed K C T N dmax C d loss alpha delta K2 C1 T1 alpha0
        delta01 star hN hd most reserve unit i _ _ hi)|]. right. exact (swap _ _ _).
    + intros w t ht. apply exponential_alike; trivial.
      exact (thm_5_2.b_full_positive K C T N dmax C d alpha delta K2 C1 T1 alpha0 delta01 hN hd most reserve w t
        ltac:(lia)).
Qed.

Theorem corollary_h_2 : P.Corollary_H_2.
Proof.
  intros bandit I X c i (K1 & C1 & T1 & unit) K2 hX c0 hi s k small p alpha beta. unfold P.scheduler_1.
  rewrite (regret_of_proxies bandit I _ (fun _ => bernoulli p) _
    (fun _ _ => X (if bandit then / alpha else 0) (/ beta)) i (fun t => bernoulli_name _)).
  destruct I as [K C T d loss]. assert (alpha0 : 0 < alpha) by (unfold alpha, P.cbrt, Rpower; apply exp_pos).
  assert (lk : 0 < ln (INR K)) by exact (log_K_pos _ 1 1 K2 (le_n 1) (le_n 1)). pose proof (INR_pos T T1).
  assert (s0 : 0 < s) by (assert (0 <= P.D (P.Build_instance K C T d loss))
    by (apply sum_nonneg; intros; apply pos_INR); unfold s; simpl; lra).
  assert (beta0 : 0 < beta) by (destruct bandit; [now apply sqrt_lt_R0, Rdiv_lt_0_compat|unfold P.cbrt, Rpower; apply
    exp_pos]).
  assert (one : forall x y, x + y = x + 1 * y) by (intros; ring). pose proof (inv_pos _ alpha0).
  pose proof (inv_pos _ beta0). destruct bandit.
  - rewrite (regret_2_alike _ _ _ _ _ _ _ _ _ (fun _ _ => hybrid K (/ alpha) (/ beta)))
      by (intros; apply hybrid_alike; trivial; lra).
    exact (cor_h_2_bandit K C T d loss c K2 C1 T1 c0 unit i _ _ small hi).
  - rewrite (regret_2_alike _ _ _ _ _ _ _ _ _ (fun _ _ => exponential_weights K 0 (/ beta)))
      by (intros; now apply exponential_alike).
    eapply Rle_trans; [exact (cor_h_2_full K C T d loss c K2 C1 T1 c0 unit i _ _ small hi)|]. right. exact (one _ _).
Qed.

Theorem fact_c_4 : P.Fact_C_4.
Proof.
  split.
  - intros K F L v w. apply fact_c_4_subset. now intros x [h _].
  - intros K a b L v K1 (a0 & b0 & ab) h.
    exact (fact_c_4_equality K (hybrid K) a b K1 (hybrid_ftrl K K1) a0 b0 ab L v h).
Qed.

Lemma derivative (f : R -> R) (x y : R) :
  Derive.is_derive (K := Hierarchy.R_AbsRing) (V := Hierarchy.R_NormedModule) f x y -> derivable_pt_lim f x y.
Proof. apply Derive.is_derive_Reals. Qed.

Theorem fact_c_3 : P.Fact_C_3.
Proof.
  intros K X a b L Fbar Fstar K1 hX (a0 & b0 & ab) bar star x.
  destruct (fact_c_3_free K X a b K1 hX a0 b0 ab Fstar L star) as (c & at_x & free). exists c.
  split; [|split; [|split]].
  - intros i hi. destruct (at_x i hi) as [pos e]. now split.
  - intros y. apply derivative. exact (fact_c_3_gradient K X a b K1 hX a0 b0 ab Fbar L y bar).
  - intros y. apply derivative. exact (free y).
  - intros y. apply derivative. apply (free_gradient K a b K1 a0 b0 ab Fstar (fun i => slope a b (x i)) x y star).
    intros i hi. split; [now apply at_x|reflexivity].
Qed.

Theorem fact_c_5 : P.Fact_C_5.
Proof.
  intros K a b x L Fbar Fstar w z i K1 (a0 & b0 & ab) bar star sx pos L' hw hz hi.
  pose proof (fact_c_5_larger K (hybrid K) a b K1 (hybrid_ftrl K K1) a0 b0 ab Fstar Fbar star bar x L sx
    (fun i hi => proj1 (pos i hi)) (fun i hi => proj2 (pos i hi)) i hi) as h.
  assert (value : forall G u, P.gradient K G (fun i => slope a b (x i) - L i) u ->
    nabla G (fun j => slope a b (x j) - L j) i = u i).
  { intros G u hu. rewrite <- (inner_corner_1 K u i hi). apply Derive.is_derive_unique, Derive.is_derive_Reals, hu. }
  now rewrite (value Fstar z hz), (value Fbar w hw) in h.
Qed.

Theorem fact_c_1 : P.Fact_C_1.
Proof.
  intros a b (a0 & b0 & ab). split.
  - intros x y hx. destruct (fact_c_1_derivatives a b x ltac:(lra)) as [d1 d2].
    split; [now apply derivative|]. split; [now apply derivative|]. now apply fact_c_1_curvature.
  - intros g hg.
    split; [intros x hx; apply derivative; now apply (conjugate_derivative a b a0 b0 ab)|]. intros x y hx hy. split;
      [now apply fact_c_1_increasing|].
    intros q hq. set (theta := (1 - q) * slope a b x + q * slope a b y).
    assert (there : exists z, 0 < z /\ slope a b z = theta) by (now apply slope_between).
    destruct there as (z & hz & e). exists z. split; [exact hz|]. split; [exact e|].
    now apply (fact_c_1_convex a b a0 b0 ab).
Qed.

Theorem fact_f_1 : P.Fact_F_1.
Proof.
  intros c k c0. pose proof (fact_f_1.fact_f_1 c k c0) as h. exists (RInt.ex_RInt_Reals_0 _ _ _ (ex_intro _ _ h)).
  rewrite <- RInt.RInt_Reals. exact (RInt.is_RInt_unique (V := Hierarchy.R_CompleteNormedModule) _ _ _ _ h).
Qed.

(** With full information nothing depends on the actions. *)
Lemma E_flat {A} (k : nat -> (nat -> A) -> law A) n r f : (forall x, f x = r) -> forall t,
  (forall s x, (t <= s < t + n)%nat -> proper (k s x)) -> forall x, E k t n f x = r.
Proof.
  intros flat. induction n as [|n IH]; intros t hk x; [apply flat|]. cbn [E].
  rewrite (mean_ext _ _ (fun _ => r)) by (intros; apply IH; intros; apply hk; lia). apply mean_const, hk. lia.
Qed.

Lemma full_mean I B a b X g r : P.scaled I B a b X -> (forall arm, g arm = r) ->
  P.mean_3 false I (fun t => X (a t) (b t)) g = r.
Proof.
  intros (K1 & T1 & hX & _ & rates & _) same. apply E_flat; [exact same|]. intros s x hs. apply arm_law_proper.
  apply hX; apply rates; lia.
Qed.

Definition full_play I ws arm t := P.play_3 false (P.d I) (P.l I) ws arm t.

Lemma full_x I ws arm t : (1 <= t)%nat -> full_play I ws arm t = ws t (P.seen false I ws arm t).
Proof.
  intros ht. unfold full_play, P.play_3, P.distribution. f_equal. apply functional_extensionality. intros i.
  exact (arrived_before false (P.d I) (P.l I) ws arm t i).
Qed.

Lemma bandit_mean I a b X g : P.mean_3 true I (fun t => X (a t) (b t)) g
  = E (action (P.K I) (P.T I) (P.d I) (P.l I) a b X) 1 (P.T I) g (fun _ => 0%nat).
Proof.
  apply (E_law_ext (P.law_3 true (P.K I) (P.d I) (P.l I) (fun t => X (a t) (b t)))).
  intros t x ht. unfold action, padded_play.
  rewrite (proj2 (Nat.leb_le 1 t)), (proj2 (Nat.leb_le t (P.T I))) by lia. reflexivity.
Qed.

Theorem lemma_c_7 : P.Lemma_C_7.
Proof.
  intros bandit I B a b X Fbar t h bars ht pos ws y e. pose proof h as (K1 & T1 & hX & losses & rates & mono).
  destruct bandit.
  - unfold ws. rewrite bandit_mean.
    exact (lem_c_7_bandit _ _ _ B _ a b X K1 T1 hX losses rates Fbar (fun t theta ht => bars t ht theta) t _ ht pos).
  - destruct (rates t ht) as (a0 & b0 & ab). set (S := P.seen false I ws (fun _ => 0%nat) t).
    eapply Rle_trans; [right; apply (full_mean I B a b X _ (Fbar t (fun i => - S i - P.l I t i) - Fbar t (fun i => -
      S i)
      + inner (P.K I) (X (a t) (b t) S) (P.l I t)) h)|].
    + intros arm. change (P.play_3 false (P.d I) (P.l I) ws arm t) with (full_play I ws arm t). rewrite full_x by lia.
      reflexivity.
    + apply (lem_c_7_full (P.K I) X (a t) (b t)); trivial; [exact (bars t ht)|]. intros i _. now apply losses.
Qed.

Theorem lemma_c_8 : P.Lemma_C_8.
Proof.
  intros I B a b X Fbar L i (K1 & T1 & hX & losses & rates & mono) bars hi start.
  exact (lem_c_8_conjugates _ _ a b X K1 T1 hX rates Fbar (fun t theta ht => bars t ht theta) L i hi mono start).
Qed.

Theorem lemma_c_9 : P.Lemma_C_9.
Proof.
  intros bandit I B a b X Fbar t h bars ht pos ws y z e. pose proof h as (K1 & T1 & hX & losses & rates & mono).
  destruct bandit.
  - unfold ws. rewrite bandit_mean.
    exact (lem_c_9_bandit _ _ _ B _ a b X K1 T1 hX losses rates Fbar (fun t theta ht => bars t ht theta) t _ ht pos).
  - pose proof (lem_c_9_full _ _ (P.d I) B _ a b X K1 T1 hX losses rates Fbar (fun t theta ht => bars t ht theta) t ht
      pos) as bound. cbv zeta in bound. eapply Rle_trans; [right; apply (full_mean I B a b X _ _ h)|exact bound].
    intros arm. unfold z. replace (fun i => - P.all false I ws arm (S t) i) with (fun i => - sum (t - 1) (fun s => P.l I
      s i) - P.l I t i); [reflexivity|]. pointwise. unfold P.all. pred.
    change (- sum (t - 1) (fun s => P.l I s x) - P.l I t x = - sum t (fun s => P.l I s x)). rewrite (sum_pred t) by lia.
    ring.
Qed.
End Solution.
