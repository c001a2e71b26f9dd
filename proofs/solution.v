(** The statements of `challenge.v`, proved: each by a theorem of this folder.

    `challenge.v` repeats the definitions, so that its reader need not look anywhere else; here they are seen to be the
    same. Sums, laws, means and the game unfold to the same terms. Records and proxy delays are translated. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export minimax refutations comparison facts_lines conjugate_slopes thm_2_1_hybrid.
From Delays Require challenge.

(** ** Records *)

Lemma law_of {A} (q : law A) : challenge.proper q -> proper q.
Proof. now intros [h t]; split. Qed.

Lemma law_to {A} (q : law A) : proper q -> challenge.proper q.
Proof. now intros [h t]; split. Qed.

Definition moves_of (m : challenge.moves) : moves :=
  {| plays := challenge.plays m; adds := challenge.adds m; removes := challenge.removes m |}.
Definition moves_to (m : moves) : challenge.moves :=
  {| challenge.plays := plays m; challenge.adds := adds m; challenge.removes := removes m |}.

Lemma player_of {bandit K C d} (p : challenge.player bandit K C d) :
  figure_1_player bandit K C d (challenge.seeds p) (fun w => moves_of (challenge.course p w)).
Proof.
  destruct p as [W q m hq legal arms]. split; [now apply law_of|exact legal|exact arms].
Qed.

Definition player_to {W : Set} {bandit K C d} (rho : law W) (p : W -> moves) (h : figure_1_player bandit K C d rho p)
  : challenge.player bandit K C d :=
  {| challenge.seeds := rho; challenge.course := fun w => moves_to (p w); challenge.seeds_proper := law_to _ (mixture _ _ _ _ _ _ h);
     challenge.course_legal := follows _ _ _ _ _ _ h; challenge.course_arms := arms_there _ _ _ _ _ _ h |}.

Lemma minimax_of bandit K T C d (class : challenge.moves -> Prop) v :
  challenge.minimax bandit K T C d class v -> minimax bandit K T C d (fun m => class (moves_to m)) v.
Proof.
  assert (same : forall r, prices bandit K T C d (fun m => class (moves_to m)) r <-> challenge.pays bandit K T C d class r).
  { intros r. split.
    - intros (W & rho & p & h & inside & price). exists (player_to rho p h). split; [exact inside|exact price].
    - intros (p & inside & price). exists (challenge.seed _ _ _ _ p), (challenge.seeds p), (fun w => moves_of (challenge.course p w)).
      split; [apply player_of|]. split; [|exact price].
      intros w. specialize (inside w). now destruct (challenge.course p w). }
  intros [below least]. split; intros; [apply below; now apply same|]. apply least. intros r hr. now apply H, same.
Qed.

Lemma asker_of {bandit K T M} (p : challenge.asker bandit K T M) :
  label_efficient bandit K T M (challenge.draws p) (challenge.chooses p) (challenge.asks _ _ _ _ p).
Proof. destruct p as [W q c a hq arms honest few]. split; [now apply law_of|exact honest|exact arms|exact few]. Qed.

(** ** Any two minimizers play the same *)

(** On the arms that exist they agree, whatever they are told of the others. *)
Definition alike (K : nat) (X X' : (nat -> R) -> nat -> R) : Prop :=
  forall L L', (forall i, (i < K)%nat -> L i = L' i) -> forall i, (i < K)%nat -> X L i = X' L' i.

Lemma minimizers_alike K X X' a b : ftrl K X -> 0 <= a -> 0 <= b -> 0 < a + b -> (forall L, kkt K a b L (X' L)) ->
  alike K (X a b) X'.
Proof.
  intros hX a0 b0 ab hX' L L' same. apply (kkt_unique K a b L); trivial; [|now apply hX].
  destruct (hX' L') as (s & pos & c & h). split; [exact s|]. split; [exact pos|]. exists c. intros i hi. rewrite h, same; trivial.
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
Proof. intros hi h. unfold estimate. destruct bandit; [|reflexivity]. destruct (Nat.eqb_spec i (arm s)); [|reflexivity]. now rewrite h by lia. Qed.

Lemma regret_alike {A} T (L : nat -> law A) policy policy' loss i w a :
  (forall t w a, (1 <= t <= T)%nat -> policy t w a = policy' t w a) ->
  thm_4_4.regret T L policy loss i w a = thm_4_4.regret T L policy' loss i w a.
Proof.
  intros h. unfold thm_4_4.regret, game_mean. f_equal. apply E_law_ext. intros t x ht. unfold round_law. now rewrite h by lia.
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

Lemma hybrid_alike K X a b : (1 <= K)%nat -> ftrl K X -> 0 <= a -> 0 <= b -> 0 < a + b -> alike K (X a b) (hybrid K a b).
Proof.
  intros hK hX a0 b0 ab. apply minimizers_alike; trivial. intros L. now apply fact_c_3; [|apply hybrid_ftrl|..].
Qed.

Lemma exponential_alike K X b : (1 <= K)%nat -> ftrl K X -> 0 < b -> alike K (X 0 b) (exponential_weights K 0 b).
Proof. intros hK hX b0. apply minimizers_alike; trivial; try lra. intros L. now apply softmax_kkt. Qed.

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
  intros h. induction n as [|n IH]; intros t f x; [reflexivity|]. cbn [E]. rewrite h, mean_renamed. apply mean_ext. intros a.
  rewrite <- IH. f_equal. apply functional_extensionality. intros s. unfold along, put. now destruct (s =? t).
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
  unfold regret_2, thm_4_4.regret, game_mean. f_equal.
  apply (E_renamed (fun p : A * nat => (rename (fst p), snd p)) _ _ T) with (x := fun s => (w s, arm s)).
  intros t x. unfold round_law. rewrite <- both_renamed. reflexivity.
Qed.

Definition name (p : challenge.proxy) : proxy :=
  match p with challenge.Never => Never | challenge.Until k => Until k | challenge.Endless => Endless end.

Lemma reaches_name p k : reaches (name p) k = challenge.reaches p k.
Proof. now destruct p. Qed.

Lemma expires_name p s t : expires (name p) s t = challenge.expires p s t.
Proof. now destruct p. Qed.

Lemma tracks_name C d q p w : challenge.tracks (challenge.by_proxies C d q p) w = S0 C d (along name w).
Proof.
  apply functional_extensionality. intros t. unfold S0, along.
  replace (fun t => reaches (name (w t)) 0) with (fun t => challenge.reaches (w t) 0)
    by (apply functional_extensionality; intros; now rewrite reaches_name).
  replace (fun t s => expires (name (w s)) s t) with (fun t s => challenge.expires (w s) s t)
    by (do 2 (apply functional_extensionality; intros); now rewrite expires_name).
  reflexivity.
Qed.

Lemma observes_name C d q p w : challenge.observes (challenge.by_proxies C d q p) w = Zt C d (along name w).
Proof.
  apply functional_extensionality. intros t. unfold Zt, S1, along.
  replace (fun t => reaches (name (w t)) 0) with (fun t => challenge.reaches (w t) 0)
    by (apply functional_extensionality; intros; now rewrite reaches_name).
  replace (fun t s => expires (name (w s)) s t) with (fun t s => challenge.expires (w s) s t)
    by (do 2 (apply functional_extensionality; intros); now rewrite expires_name).
  reflexivity.
Qed.

Lemma bernoulli_name p : renamed name (challenge.bernoulli p) = bernoulli p.
Proof. reflexivity. Qed.

Lemma pareto_name c N : renamed name (challenge.pareto c N) = pareto c N.
Proof.
  unfold challenge.pareto, pareto. cbn [renamed map fst snd name]. do 2 f_equal. induction N as [|N IH]; [reflexivity|].
  cbn. f_equal. exact IH.
Qed.

(** Regret and overflow of a scheduler with proxy delays, in the words of this folder *)
Lemma regret_of_proxies bandit I (q : nat -> law challenge.proxy) q' p W i : (forall t, renamed name (q t) = q' t) ->
  challenge.regret_2 bandit I (challenge.by_proxies (challenge.C I) (challenge.d I) q p) (fun w => W (along name w)) i
  = regret_2 (challenge.K I) (challenge.T I) bandit (challenge.d I) (challenge.l I) q' (Zt (challenge.C I) (challenge.d I)) p W i
      (fun _ => Never) (fun _ => 0%nat).
Proof.
  intros h. replace q' with (fun t => renamed name (q t)) by (apply functional_extensionality; exact h).
  change (fun _ : nat => Never) with (along name (fun _ => challenge.Never)). rewrite regret_2_renamed.
  replace (fun w => Zt (challenge.C I) (challenge.d I) (along name w))
    with (challenge.observes (challenge.by_proxies (challenge.C I) (challenge.d I) q p))
    by (apply functional_extensionality; intros; apply observes_name).
  reflexivity.
Qed.

Lemma mean_of_proxies C d (q : nat -> law challenge.proxy) q' p T f : (forall t, renamed name (q t) = q' t) ->
  challenge.random (challenge.by_proxies C d q p) T (fun w => f (along name w)) = E (independent q') 1 T f (fun _ => Never).
Proof.
  intros h. replace q' with (fun t => renamed name (q t)) by (apply functional_extensionality; exact h).
  change (fun _ : nat => Never) with (along name (fun _ => challenge.Never)). rewrite coins_renamed. reflexivity.
Qed.

Lemma overflow_of_proxies C d (q : nat -> law challenge.proxy) q' p T t : (forall t, renamed name (q t) = q' t) ->
  challenge.overflow (challenge.by_proxies C d q p) C T t
  = Pr (independent q') 1 T (fun w => length (S0 C d w t) =? C) (fun _ => Never).
Proof.
  intros h. unfold Pr. rewrite <- (mean_of_proxies C d q q' p T (fun w => ind (length (S0 C d w t) =? C)) h).
  unfold challenge.overflow. f_equal. apply functional_extensionality. intros w. now rewrite tracks_name.
Qed.

Module Solution.

Theorem theorem_3_2 : challenge.Theorem_3_2.
Proof.
  intros [] K T C d class v K2 T1 C1 wide value; apply minimax_of in value.
  - apply (thm_3_2_minimax_bandit K T C d K2 T1 C1 _ v) in value; [exact value|]. intros m stays. now apply wide.
  - apply (thm_3_2_minimax_full K T C d K2 T1 C1 _ v) in value; [exact value|]. intros m stays. now apply wide.
Qed.

Theorem theorem_a_1 : challenge.Theorem_A_1.
Proof. intros K T C d p K2 T1. exact (thm_a_1_every K T C d _ _ K2 T1 (player_of p)). Qed.

Theorem theorem_a_2 : challenge.Theorem_A_2.
Proof.
  intros [] K T M p K2 T1 M0 large.
  - exact (thm_a_2_bandit_every K T M _ _ _ K2 T1 M0 (asker_of p)).
  - exact (thm_a_2_full K T M _ _ _ K2 T1 large (asker_of p)).
Qed.

Theorem fact_f_2 : challenge.Fact_F_2.
Proof. exact fact_f_2.fact_f_2. Qed.

Theorem lemma_d_4 : challenge.Lemma_D_4.
Proof. exact lem_d_4. Qed.

Theorem fact_c_6 : challenge.Fact_C_6.
Proof. exact fact_c_6_general. Qed.

Theorem fact_c_2 : challenge.Fact_C_2.
Proof. intros K F L c v. apply fact_c_2_lines. Qed.

Theorem theorem_d_5 : challenge.Theorem_D_5.
Proof.
  split; [|split].
  - intros K T C d p K2 T1 C1. exact (thm_d_5_bandit_every K T C d _ _ K2 C1 T1 (player_of p)).
  - intros K T C d p K2 T1. exact (thm_d_5_full_every false K T C d _ _ K2 T1 (player_of p)).
  - intros (c & c0 & printed). apply thm_d_5_full_needs_few_arms. exists c. split; [exact c0|].
    intros W K T C d rho p K2 C1 short h. exact (printed K T C d (player_to rho p h) K2 C1 short).
Qed.

Theorem theorem_i_1 : challenge.Theorem_I_1.
Proof.
  intros [] K T C d limit p K2 T1 pos few.
  - exact (thm_i_1_bandit_every K T C d limit _ _ K2 T1 pos (player_of p) few).
  - exact (thm_i_1_full_every K T C d limit _ _ K2 T1 pos (player_of p) few).
Qed.

Theorem lemma_d_3 : challenge.Lemma_D_3.
Proof.
  repeat split.
  - intros b T d tau b1. now apply lem_d_3_known.
  - apply lem_d_3_total.
  - apply lem_d_3_equality.
  - apply lem_d_3_equality.
  - intros b T d b1. exact (lem_d_3_mean_printed b T d b1 _).
  - exact printed_equality_fails.
Qed.
End Solution.
