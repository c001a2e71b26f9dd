(** The statements of `challenge.v`, proved: each by a theorem of this folder. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export paper_strategies refutations facts_lines conjugate_slopes cor_h_2.
From Delays Require thm_5_2 fact_f_1 def_4_1 def_4_2.

Module P := challenge.

(** ** Batches *)

Lemma bandit_rates I b X : P.rates_3_1 true I b X
  = fun u t => X (inverse_alpha u t) (inverse_beta (P.K I) b (P.T I) (P.d I) u t).
Proof. pointwise. unfold P.rates_3_1, inverse_beta. do 3 f_equal. apply sum_ext. intros s _. apply Rplus_0_l. Qed.

Module Solution : P.PAPER.

Theorem theorem_3_2 : P.Theorem_3_2.
Proof.
  intros F [] K C T d v K2 T1 C1 value; apply minimax_of in value.
  - exact (thm_3_2_minimax_bandit K T C d K2 T1 C1 _ v (admitted_wide F C _) value).
  - exact (thm_3_2_minimax_full K T C d K2 T1 C1 _ v (admitted_wide F C _) value).
Qed.

Theorem theorem_a_1 : P.Theorem_A_1.
Proof. intros F K C T d class p K2 T1 hd. exact (thm_a_1_every K T C d _ _ K2 T1 (player_of p _ hd)). Qed.

Theorem theorem_a_2 : P.Theorem_A_2.
Proof.
  intros F [] K T M class p K2 T1 M0 large hd few.
  - exact (thm_a_2_bandit_every K T M _ _ _ K2 T1 M0 (asker_of p hd few)).
  - exact (thm_a_2_full K T M _ _ _ K2 T1 large (asker_of p hd few)).
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
  split.
  - intros F [] K C T d class p K2 C1 T1 hd.
    + exact (thm_d_5_bandit_every K T C d _ _ K2 C1 T1 (player_of p _ hd)).
    + exact (thm_d_5_full_every false K T C d _ _ K2 T1 (player_of p _ hd)).
  - intros (c & c0 & printed). apply thm_d_5_full_needs_few_arms. exists c. split; [exact c0|].
    intros W K T C d rho m K2 C1 short h. destruct (strategy_to P.CP rho m h) as [p same]; [discriminate|].
    destruct (printed P.CP K T C d _ p K2 C1 short eq_refl) as (l & i & hl & hi & low).
    exists l, i. split; [exact hl|]. split; [exact hi|]. now rewrite <- (same T).
Qed.

Theorem nothing_below : P.Nothing_below.
Proof.
  intros F bandit K C T d horizon class r K2 C1 T1 hT hd bounded. apply le_epsilon. intros eps pos.
  destruct (bounded eps pos) as [p few].
  destruct (proj1 theorem_d_5 F bandit K C T d class p K2 C1 T1 hd) as (l & i & hl & hi & low).
  exact (Rle_trans _ _ _ low (few T _ l i hT hd hl hi)).
Qed.

Theorem theorem_i_1 : P.Theorem_I_1.
Proof.
  intros F [] K C T d limit class p K2 T1 pos hd held few.
  - exact (thm_i_1_bandit_every K T C d limit _ _ K2 T1 pos (player_of p _ hd) few).
  - exact (thm_i_1_full_every K T C d limit _ _ K2 T1 pos (player_of p _ hd) few).
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
  - intros w t ht. specialize (finite w t ht). destruct bandit; [exact (proj1 finite)|]. split; [exact finite|].
    specialize (pos w t ht). now rewrite finite, Rplus_0_l in pos.
  - intros w t ht. specialize (finite w t ht). destruct bandit; [exact (proj2 finite)|]. intros _.
    specialize (pos w t ht). now rewrite finite, Rplus_0_l in pos.
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

Lemma regret_5_1 (bandit : bool) K C T d l X alpha delta i : P.valid (P.Build_instance K C T d l) -> (2 <= K)%nat ->
  P.minimizer K X -> P.overflow_condition alpha delta C -> (i < K)%nat ->
  let I := P.Build_instance K C T d l in let m := P.mu alpha C d in
  let a := fun t : nat => if bandit then sqrt (P.sum t m) else 0 in
  let b := fun t : nat => sqrt (P.sum t (fun s => if bandit then INR (d s) else m s + INR (d s)) / ln (INR K)) in
  P.regret_2 bandit I (P.scheduler_1 I (P.p_of alpha I)) (fun _ t => X (a t) (b t)) i
  <= P.general_bound bandit I alpha delta.
Proof.
  intros (K1 & C1 & T1 & unit) K2 hX (alpha0 & delta01 & star) hi I m a b.
  pose proof (thm_2_1_hybrid bandit _ X K1 hX) as regret_of_ftrl. unfold P.scheduler_1.
  rewrite (regret_of_proxies bandit I _ (bernoulli_scheduler nu alpha C d) _
    (fun _ t => X (a t) (b t)) i (fun t => bernoulli_name _)).
  destruct bandit.
  - exact (thm_5_1_bandit_given _ _ _ _ _ _ _ K2 C1 T1 alpha0 delta01 star unit X i _ _ hX regret_of_ftrl hi).
  - exact (thm_5_1_full_given _ _ _ _ _ _ _ K2 C1 T1 alpha0 delta01 star unit X i _ _ (ftrl_distributions _ _ hX)
      regret_of_ftrl hi).
Qed.

Lemma one_or_two p c u : In (c, u) (P.bernoulli p) -> c = P.Endless \/ c = P.Never.
Proof. intros [[= <- _]|[[= <- _]|[]]]; auto. Qed.

Theorem theorem_5_1 : P.Theorem_5_1.
Proof.
  split; [intros bandit [K C T d l] X alpha delta i; exact (regret_5_1 bandit K C T d l X alpha delta i)|].
  intros bandit K C H alpha delta K2 C1 cond. assert (K1 : (1 <= K)%nat) by lia. pose proof cond as (alpha0 & _).
  set (p := fun d => P.p_of alpha (P.game K C 0 d)).
  set (a := fun d (_ : nat -> P.proxy) (t : nat) => if bandit then sqrt (P.sum t (P.mu alpha C d)) else 0).
  set (b := fun d (_ : nat -> P.proxy) (t : nat) =>
    sqrt (P.sum t (fun s => if bandit then INR (d s) else P.mu alpha C d s + INR (d s)) / ln (INR K))).
  apply (proxies_guarantee P.CNP bandit K C H 2 (P.latent_T H) P.any (fun d t => P.bernoulli (p d t)) p a b); trivial.
  - intros d t _. apply law_of, bernoulli_ok; trivial.
  - intros d w t _. split; [unfold a; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos].
  - intros _ d t c u _. apply one_or_two.
  - intros d d' w t _ _ ht [told _]. specialize (told eq_refl).
    assert (mus : forall s, (1 <= s <= t)%nat -> P.mu alpha C d s = P.mu alpha C d' s)
      by (intros s hs; unfold P.mu; now rewrite (told s) by lia).
    split; [unfold p, P.p_of; cbn [P.C P.d P.game]; now rewrite (told t) by lia|]. split.
    + unfold a. destruct bandit; [|reflexivity]. f_equal. apply sum_ext. exact mus.
    + unfold b. do 2 f_equal. apply sum_ext. intros s hs. now rewrite (mus s hs), (told s) by lia.
  - intros d d' s e. unfold p, P.p_of. cbn [P.C P.d P.game]. now rewrite e.
  - intros T d l i hT _ hl hi. apply (regret_5_1 bandit K C T d l (hybrid K) alpha delta i); trivial.
    + exact (conj K1 (conj C1 (conj (proj1 hT) hl))).
    + now apply hybrid_ftrl.
Qed.

Lemma regret_h_1 (bandit : bool) K C T d l X p alpha beta i : P.valid (P.Build_instance K C T d l) -> P.minimizer K X ->
  0 < p <= 1 -> 0 < alpha -> 0 < beta -> (i < K)%nat -> let I := P.Build_instance K C T d l in
  P.regret_2 bandit I (P.scheduler_1 I (fun _ => p)) (fun _ _ => X (if bandit then / alpha else 0) (/ beta)) i
  <= P.bound_H_1 bandit I p alpha beta.
Proof.
  intros (K1 & C1 & T1 & unit) hX p01 alpha0 beta0 hi I. unfold P.scheduler_1.
  pose proof (inv_pos _ beta0).
  rewrite (regret_of_proxies bandit I _ (fun _ => bernoulli p) _ (fun _ _ => X (if bandit then / alpha else 0) (/ beta))
    i (fun t => bernoulli_name _)).
  destruct bandit.
  - exact (thm_h_1_bandit_given _ _ _ _ _ p K1 C1 T1 p01 unit alpha beta alpha0 beta0 X i _ _ hX
      (thm_2_1_hybrid true _ X K1 hX) hi).
  - rewrite (regret_2_alike _ _ _ _ _ _ _ _ _ (fun _ _ => exponential_weights K 0 (/ beta)))
      by (intros; now apply exponential_alike).
    exact (thm_h_1_full _ _ _ _ _ p K1 C1 T1 p01 unit beta beta0 i _ _ hi).
Qed.

(** Constant probabilities and rates: whatever is known of T and the delays, the same strategy *)
Lemma constant_guarantees (bandit : bool) K C H (horizon : nat -> Prop) (class : (nat -> nat) -> Prop) p alpha beta r : (1 <= K)%nat -> (1 <= C)%nat -> 0 < p <= 1 ->
  0 < alpha -> 0 < beta -> (forall T, horizon T -> (1 <= T <= H)%nat) ->
  (forall T d l i, horizon T -> class d -> unit_interval l -> (i < K)%nat -> let I := P.Build_instance K C T d l in
    P.regret_2 bandit I (P.scheduler_1 I (fun _ => p))
      (fun _ _ => hybrid K (if bandit then / alpha else 0) (/ beta)) i <= r T d) ->
  P.guarantees P.NCNP bandit K C horizon class r.
Proof.
  intros K1 C1 p01 alpha0 beta0 times few. pose proof (inv_pos _ alpha0). pose proof (inv_pos _ beta0).
  apply (proxies_guarantee P.NCNP bandit K C H 2 horizon class (fun _ _ => P.bernoulli p) (fun _ _ => p)
    (fun _ _ _ => if bandit then / alpha else 0) (fun _ _ _ => / beta)); trivial.
  - intros d t _. apply law_of, (proper_renamed name).
    exact (bernoulli_proper p (conj (Rlt_le _ _ (proj1 p01)) (proj2 p01))).
  - intros d w t _. destruct bandit; lra.
  - intros _ d t c u _. apply one_or_two.
  - repeat split.
Qed.

Theorem theorem_h_1 : P.Theorem_H_1.
Proof.
  intros p alpha beta p01 alpha0 beta0. split.
  - intros bandit [K C T d l] X i v hX hi. exact (regret_h_1 bandit K C T d l X p alpha beta i v hX p01 alpha0 beta0 hi).
  - intros bandit K C H K1 C1.
    apply (constant_guarantees bandit K C H (P.latent_T H) P.any p alpha beta); trivial.
    intros T d l i hT _ hl hi. apply (regret_h_1 bandit K C T d l (hybrid K) p alpha beta i); trivial.
    + exact (conj K1 (conj C1 (conj (proj1 hT) hl))).
    + now apply hybrid_ftrl.
Qed.

Theorem fact_d_1 : P.Fact_D_1.
Proof.
  intros I b u tau (K1 & C1 & T1 & unit) b1 ht fit places. unfold P.scheduler_1. rewrite tracks_name.
  replace (along name (P.batch_proxies b u)) with (batch_proxies b u)
    by (pointwise; unfold along, P.batch_proxies, batch_proxies, representative_of; now destruct (_ =? _)).
  now apply fact_d_1.
Qed.

Lemma regret_d_2 (bandit : bool) K C T d l b X ia ib i : P.valid (P.Build_instance K C T d l) -> (1 <= b)%nat ->
  P.minimizer K X -> P.rates_D_2 bandit b T d ia ib -> (i < K)%nat ->
  P.regret_1 bandit (P.Build_instance K C T d l) b (fun u t => X (ia u t) (ib u t)) i
  <= P.bound_D_2 bandit K b T d ia ib.
Proof.
  intros (K1 & C1 & T1 & unit) b1 hX ((kn & nonneg & pos & mono) & finite) hi.
  refine (thm_d_2 _ b _ bandit _ l b1 T1 unit X (ftrl_distributions _ _ hX) ia ib kn nonneg pos mono i _ _
    (thm_2_1_hybrid bandit _ X K1 hX) hi _).
  intros u t ht. specialize (finite u t ht). specialize (pos u t ht). rewrite Rmult_1_l. destruct bandit.
  - split; [right; tauto|]. apply finite.
  - rewrite finite in pos. split; [split; [exact finite|]|]; right; lra.
Qed.

Theorem theorem_d_2 : P.Theorem_D_2.
Proof.
  split.
  - intros bandit [K C T d l] b X ia ib i v b1 hX _ rates hi.
    exact (regret_d_2 bandit K C T d l b X ia ib i v b1 hX rates hi).
  - intros bandit K C H b ia ib K1 C1 H1 b1 rates seen_a seen_b.
    apply (batches_guarantee bandit K b C H (fun n d u t => hybrid K (ia d u t) (ib d u t))); trivial.
    + intros d u t x hd. destruct (rates d hd) as ((_ & nonneg & _) & _). destruct (nonneg u t).
      now apply (ftrl_distributions K (hybrid K) (hybrid_ftrl K K1)).
    + intros d d' u t _ _ same. now rewrite (seen_a d d' u t same), (seen_b d d' u t same).
    + intros T ->. lia.
    + intros T d l i -> hd hl hi. apply (regret_d_2 bandit K C H d l b (hybrid K) (ia d) (ib d) i); trivial.
      * exact (conj K1 (conj C1 (conj H1 hl))).
      * now apply hybrid_ftrl.
      * now apply rates.
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

(** Who does not know T: batches with the printed rates *)
Lemma small_batches (bandit : bool) K C H b (class : (nat -> nat) -> Prop) r : (2 <= K)%nat -> (1 <= C)%nat -> (1 <= b)%nat ->
  (forall d, class d -> P.up_to (b * (C - 1)) d) ->
  (forall T d l i, (1 <= T)%nat -> class d -> unit_interval l -> (i < K)%nat ->
    P.regret_1 bandit (P.Build_instance K C T d l) b (P.rates_3_1 bandit (P.Build_instance K C T d l) b (hybrid K)) i
    <= r T d) -> P.guarantees P.NCNP bandit K C (P.latent_T H) class r.
Proof.
  intros K2 C1 b1 fit few. assert (K1 : (1 <= K)%nat) by lia.
  destruct H as [|H].
  { intros eps pos. destruct (a_strategy P.NCNP bandit K C class K1) as [p]. exists p. intros T d l i hT.
    unfold P.latent_T in hT. lia. }
  set (weights := fun n d u => P.rates_3_1 bandit (P.Build_instance K C n d (fun _ _ => 0)) b (hybrid K) u).
  apply (batches_guarantee bandit K b C (S H) weights); trivial; try lia.
  - intros d u t x _. unfold weights, P.rates_3_1. apply (ftrl_distributions K (hybrid K) (hybrid_ftrl K K1));
      [destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos].
  - intros d d' u t _ _ same. unfold weights, P.rates_3_1. do 3 f_equal. apply sum_ext. intros s hs. f_equal.
    apply sum_ext. intros q hq. f_equal. apply same; lia.
  - intros T d l i hT hd hl hi. rewrite (latent_batches bandit K b C (S H) weights); trivial; try lia.
    + apply (few T d l i (proj1 hT) hd hl hi).
    + intros u t same. unfold weights, P.rates_3_1. do 3 f_equal. apply sum_ext. intros s hs. f_equal.
      apply sum_ext. intros q hq.
      pose proof (same q ltac:(lia)) as e. change (P.batch_delay b T d u q = P.batch_delay b (S H) d u q) in e.
      cbn [P.T P.d]. now rewrite e.
Qed.

Lemma regret_3_1_at_most (bandit : bool) K C T d l b X i : P.valid (P.Build_instance K C T d l) -> (2 <= K)%nat -> (1 <= b)%nat ->
  P.minimizer K X -> (i < K)%nat ->
  P.regret_1 bandit (P.Build_instance K C T d l) b (P.rates_3_1 bandit (P.Build_instance K C T d l) b X) i
  <= P.bound_3_1 bandit K T d (INR b).
Proof.
  intros v K2 b1 hX hi. pose proof v as (K1 & C1 & T1 & unit). rewrite regret_3_1 by assumption.
  destruct bandit; [now apply thm_3_1_bandit|now apply thm_3_1_full].
Qed.

Theorem theorem_3_1 : P.Theorem_3_1.
Proof.
  split.
  - intros bandit [K C T d l] b X i v K2 b1 hX _ hi. exact (regret_3_1_at_most bandit K C T d l b X i v K2 b1 hX hi).
  - intros bandit K C H b K2 C1 b1. apply (small_batches bandit K C H b); trivial.
    intros T d l i T1 _ hl hi. assert (K1 : (1 <= K)%nat) by lia.
    apply (regret_3_1_at_most bandit K C T d l b (hybrid K) i); trivial.
    + exact (conj K1 (conj C1 (conj T1 hl))).
    + now apply hybrid_ftrl.
Qed.

Lemma regret_h_3 (bandit : bool) K C T d l X dmax i : P.known_dmax (P.Build_instance K C T d l) X dmax -> (i < K)%nat ->
  let b := P.size_H_3 C dmax in
  P.regret_1 bandit (P.Build_instance K C T d l) b (P.rates_3_1 bandit (P.Build_instance K C T d l) b X) i
  <= P.bound_H_3 bandit K C T d dmax.
Proof.
  intros (v & K2 & C2 & hX & most) hi b. pose proof v as (K1 & C1 & T1 & unit). rewrite regret_3_1 by assumption.
  unfold P.bound_H_3, P.bound_3_1. rewrite (Rmult_assoc (INR T)), (Rmult_comm (Rmax _ _)), <- Rmult_assoc.
  destruct bandit; [now apply cor_h_3_bandit|now apply cor_h_3_full].
Qed.

Theorem corollary_h_3 : P.Corollary_H_3.
Proof.
  split; [|split].
  - intros bandit [K C T d l] X dmax i. apply regret_h_3.
  - intros bandit K C H dmax K2 C2. apply (small_batches bandit K C H (P.size_H_3 C dmax)); trivial; [lia| | |].
    + apply Nat.le_max_l.
    + intros d most t. eapply Nat.le_trans; [apply most|now apply shortest_batch_fits].
    + intros T d l i T1 most hl hi. apply regret_h_3; [|exact hi]. assert (K1 : (1 <= K)%nat) by lia.
      split; [|split; [exact K2|split; [exact C2|split; [now apply hybrid_ftrl|exact most]]]].
      split; [exact K1|]. split; [simpl; lia|]. now split.
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

Lemma regret_5_2 (bandit : bool) K C T d loss X alpha delta N dmax i : let I := P.Build_instance K C T d loss in
  P.valid I -> (2 <= K)%nat -> P.minimizer K X -> P.overflow_condition alpha delta C -> P.up_to dmax d -> (T <= N)%nat ->
  (dmax <= N)%nat -> (i < K)%nat ->
  let s := P.scheduler_2 I alpha N in let m := P.mu alpha C (fun _ => dmax) in let z := P.weight s in
  let heard := fun g (t : nat) => P.sum (t - 1) (fun r => if (r + d r <? t)%nat then g r else 0) in
  let a := fun w (t : nat) => if bandit then sqrt (heard (fun r => z w r * z w r) t + INR C * (m t * m t)) else 0 in
  let b := fun w (t : nat) => sqrt ((if bandit then heard (fun r => z w r * INR (d r)) t + INR C * (m t * INR dmax)
    else heard (fun r => z w r * (z w r + INR (d r))) t + INR C * (m t * (m t + INR dmax))) / ln (INR K)) in
  P.regret_2 bandit I s (fun w t => X (a w t) (b w t)) i <= P.bound_5_2 bandit I alpha delta dmax.
Proof.
  intros I (K1 & C1 & T1 & unit) K2 hX (alpha0 & delta01 & star) most hN hd hi s m z heard a b. subst I.
  unfold P.bound_5_2. cbn [P.K P.C P.T P.d P.l] in *.
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

Theorem theorem_5_2 : P.Theorem_5_2.
Proof.
  split.
  { intros bandit [K C T d l] X alpha delta N dmax i. exact (regret_5_2 bandit K C T d l X alpha delta N dmax i). }
  intros bandit K C H dmax alpha delta K2 C1 cond. assert (K1 : (1 <= K)%nat) by lia. pose proof cond as (alpha0 & _).
  set (N := Nat.max H dmax). set (p := fun d => P.p_of alpha (P.game K C 0 d)). set (m := P.mu alpha C (fun _ => dmax)).
  set (q := fun (_ : nat -> nat) t => P.pareto (P.scale alpha C t) N).
  set (z := fun d => P.weight (P.by_proxies C d (q d) (p d))).
  set (heard := fun (d : nat -> nat) (g : nat -> R) (t : nat) => P.sum (t - 1) (fun r => if (r + d r <? t)%nat then g r else 0)).
  set (a := fun d (w : nat -> P.proxy) (t : nat) =>
    if bandit then sqrt (heard d (fun r => z d w r * z d w r) t + INR C * (m t * m t)) else 0).
  set (b := fun d (w : nat -> P.proxy) (t : nat) => sqrt ((if bandit then heard d (fun r => z d w r * INR (d r)) t + INR C * (m t * INR dmax)
    else heard d (fun r => z d w r * (z d w r + INR (d r))) t + INR C * (m t * (m t + INR dmax))) / ln (INR K))).
  apply (proxies_guarantee P.NCP bandit K C H (N + 2) (P.latent_T H) (P.up_to dmax) q p a b); trivial.
  - intros d t _. exact (law_of _ (pareto_ok alpha (P.game K C 0 d) N t C1 alpha0)).
  - intros d t. unfold q, P.pareto. cbn [length]. assert (size : forall c n, length (P.patience c n) = n)
      by (intros c n; induction n as [|n IH]; [reflexivity|cbn; now rewrite IH]). rewrite size. lia.
  - intros d w t _. split; [unfold a; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos].
  - discriminate.
  - intros d d' w t _ _ _ past. split; [reflexivity|].
    assert (back : same_past P.NCP (fun d => P.observes (P.by_proxies C d (q d) (p d))) d' d w t)
      by (destruct past as [_ past]; split; [discriminate|intros r hr; symmetry; now apply past]).
    assert (sums : forall f : R -> R -> R, (forall u, f 0 u = 0) ->
      heard d (fun r => f (z d w r) (INR (d r))) t = heard d' (fun r => f (z d' w r) (INR (d' r))) t).
    { intros f f0. refine (past_sums P.NCP C q p d d' w t
        (fun seen u r => f (ind seen / P.tail (P.scale alpha C r) u) (INR u)) past back _).
      intros u r. unfold Rdiv. simpl ind. now rewrite Rmult_0_l. }
    split.
    + unfold a. destruct bandit; [|reflexivity]. now rewrite (sums (fun x _ => x * x)) by (intros; ring).
    + unfold b. destruct bandit.
      * now rewrite (sums (fun x u => x * u)) by (intros; ring).
      * now rewrite (sums (fun x u => x * (x + u))) by (intros; ring).
  - intros d d' r e. unfold p, P.p_of. cbn [P.C P.d P.game]. now rewrite e.
  - intros T d l i hT most hl hi.
    apply (regret_5_2 bandit K C T d l (hybrid K) alpha delta N dmax i); trivial; try (unfold N, P.latent_T in *; lia).
    + exact (conj K1 (conj C1 (conj (proj1 hT) hl))).
    + now apply hybrid_ftrl.
Qed.

Lemma regret_h_2 (bandit : bool) I X c i : P.valid I -> (2 <= P.K I)%nat -> P.minimizer (P.K I) X -> P.rates_H_2 bandit I c ->
  (i < P.K I)%nat -> let s := P.D I + INR (P.T I) in
  let p := P.cbrt (c * c * INR (P.T I) * P.k_of bandit I / (s * s)) in
  let alpha := P.cbrt (c * sqrt (INR (P.K I)) / (INR (P.T I) * s)) in
  let beta := if bandit then sqrt (ln (INR (P.K I)) / s)
    else P.cbrt (c * (ln (INR (P.K I)) * ln (INR (P.K I))) / (INR (P.T I) * s)) in
  P.regret_2 bandit I (P.scheduler_1 I (fun _ => p)) (fun _ _ => X (if bandit then / alpha else 0) (/ beta)) i
  <= P.bound_H_2 bandit I c.
Proof.
  intros (K1 & C1 & T1 & unit) K2 hX (c0 & small) hi s p alpha beta. unfold P.scheduler_1.
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

Theorem corollary_h_2 : P.Corollary_H_2.
Proof.
  split; [exact regret_h_2|]. intros bandit K C H c d0 K2 C1 H1 known_. assert (K1 : (1 <= K)%nat) by lia.
  set (I0 := P.game K C H d0) in *. set (s := P.D I0 + INR H).
  set (p := P.cbrt (c * c * INR H * P.k_of bandit I0 / (s * s))).
  set (alpha := P.cbrt (c * sqrt (INR K) / (INR H * s))).
  set (beta := if bandit then sqrt (ln (INR K) / s)
    else P.cbrt (c * (ln (INR K) * ln (INR K)) / (INR H * s))).
  assert (alpha0 : 0 < alpha) by (unfold alpha, P.cbrt, Rpower; apply exp_pos).
  destruct (totals K C H d0 K2 C1 H1) as (T0 & TS & DS & lk & K0).
  assert (beta0 : 0 < beta).
  { unfold beta. destruct bandit; [apply sqrt_lt_R0, Rdiv_lt_0_compat; [exact lk|]|unfold P.cbrt, Rpower; apply exp_pos].
    change (0 < sum H (fun t => INR (d0 t)) + INR H). lra. }
  assert (p01 : 0 < p <= 1).
  { split; [unfold p, P.cbrt, Rpower; apply exp_pos|]. destruct known_ as [c0 small]. destruct bandit.
    - exact (p_bandit_1 K C H d0 c K2 C1 H1 c0 small).
    - exact (p_full_1 K C H d0 c K2 C1 H1 c0 small). }
  apply (constant_guarantees bandit K C H (P.known_T H) _ p alpha beta); trivial; [intros T ->; lia|].
  intros T d l i -> same hl hi. assert (totals_ : P.D (P.Build_instance K C H d l) = P.D I0) by exact same.
  pose proof (regret_h_2 bandit (P.Build_instance K C H d l) (hybrid K) c i) as h. cbv zeta in h.
  unfold P.rates_H_2, P.k_of in h. cbn [P.K P.C P.T] in h. rewrite totals_ in h.
  apply h; trivial.
  - exact (conj K1 (conj C1 (conj H1 hl))).
  - now apply hybrid_ftrl.
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

(** ** What the definitions are about exists *)

Theorem a_strategy_exists : P.A_strategy_exists.
Proof. exact a_strategy. Qed.

Lemma nothing_heard bandit C d m l r : (1 <= r)%nat -> (forall s, (1 <= s)%nat -> (r < s + d s)%nat) ->
  P.feedback bandit C d m l r = nil.
Proof.
  intros hr late. change (feedback bandit C d (moves_of m) l r = nil). unfold feedback.
  destruct (arrives C d (moves_of m) l r) as [|s rest] eqn:e; [reflexivity|]. exfalso.
  destruct (arrival_time C d (moves_of m) l r s hr) as [s1 now_]; [rewrite e; now left|].
  specialize (late s s1). lia.
Qed.

Theorem nothing_known_early : P.Nothing_known_early.
Proof.
  intros F bandit K C p w d d' l l' t ht late told.
  apply (P.course_fair _ _ _ _ _ p w d d' l l' t I I ht).
  - intros clair s hs. apply (told clair). lia.
  - intros r hr. rewrite !nothing_heard; [reflexivity|lia| |lia|]; intros s hs; specialize (late s hs); lia.
Qed.

Theorem a_delay_is_told : P.A_delay_is_told.
Proof.
  intros preempts bandit K C K2.
  unshelve refine (ex_intro _ (by_telling {| P.clairvoyant := true; P.preemptive := preempts |} bandit K C
    (fun d t => Nat.min (d t) 1) _ _ P.any) _).
  - intros d t. cbv beta. lia.
  - intros d d' t ht told. now rewrite (told eq_refl t) by lia.
  - reflexivity.
Qed.

Theorem a_minimizer_exists : P.A_minimizer_exists.
Proof. intros K K1. exists (hybrid K). exact (hybrid_ftrl K K1). Qed.

Theorem the_value_exists : P.The_value_exists.
Proof.
  intros F bandit K C T d K1. destruct (minimax_exists bandit K T C d _ K1 (admitted_wide F C d)) as [v hv].
  exists v. now apply minimax_of.
Qed.

(** A supremum that exists is the value of a function. *)
Definition supremum (E : R -> Prop) : R := Rbar.real (Lub.Lub_Rbar E).

Lemma supremum_is E v : is_lub E v -> is_lub E (supremum E).
Proof.
  intros h. unfold supremum. replace (Lub.Lub_Rbar E) with (Rbar.Finite v); [exact h|].
  symmetry. apply Lub.is_lub_Rbar_unique. destruct h as [upper least]. split.
  - intros x hx. exact (upper x hx).
  - intros [m| |] hm; simpl.
    + apply least. intros x hx. exact (hm x hx).
    + exact I.
    + destruct (Classical_Prop.classic (exists x, E x)) as [[x hx]|none]; [exact (hm x hx)|].
      pose proof (least (v - 1) (fun x hx => False_ind _ (none (ex_intro _ x hx)))). lra.
Qed.

Theorem conjugates_exist : P.Conjugates_exist.
Proof.
  intros K a b K1 (a0 & b0 & ab).
  set (values := fun domain L r => exists x, domain x /\ r = P.inner K x L - P.F K a b x).
  exists (fun L => supremum (values (P.simplex K) L)), (fun L => supremum (values (P.orthant K) L)). split.
  - intros L. apply (supremum_is _ (- Phi K (hybrid K) a b (fun i => - L i))).
    pose proof (conjugate_value K (hybrid K) a b (hybrid_ftrl K K1) a0 b0 (fun i => - L i)) as h.
    assert (e : (fun i => - - L i) = L) by (apply functional_extensionality; intros i; ring).
    cbv beta in h. rewrite e in h. exact h.
  - intros L y at_y. eapply supremum_is. exact (orthant_value K a b L y a0 b0 at_y).
Qed.

(** Proxy delays in the words of `challenge.v` *)
Lemma suits_from I q q' p : (forall t, renamed name (q t) = q' t) -> (forall t, proper (q' t)) ->
  quantified q' (P.C I) (S0 (P.C I) (P.d I)) (Zt (P.C I) (P.d I)) p (P.T I) ->
  P.suits (P.by_proxies (P.C I) (P.d I) q p) I.
Proof.
  intros names laws quant. split; [|split; [|split]].
  - intros t. apply (proper_renamed name). now rewrite names.
  - intros w t. rewrite tracks_name. apply size_le.
  - intros t ht. split; intros w w' same.
    + rewrite !tracks_name. apply known_S0. intros s hs. unfold along. now rewrite same.
    + exact (observes_known (P.C I) (P.d I) q p t ht w w' same).
  - intros t ht. destruct (quant t ht) as [range value]. split; [exact range|]. intros w.
    specialize (value (along name w)). replace q' with (fun t => renamed name (q t)) in value
      by (apply functional_extensionality; exact names).
    rewrite coins_renamed in value. rewrite tracks_name. etransitivity; [|exact value].
    apply E_ext. intros v. now rewrite observes_name.
Qed.

Theorem scheduler_1_suits : P.Scheduler_1_suits.
Proof.
  intros I alpha (K1 & C1 & T1 & _) alpha0.
  apply (suits_from I _ (fun t => bernoulli (P.p_of alpha I t))); [intros; apply bernoulli_name| |].
  - intros t. apply bernoulli_proper.
    split; [apply tail_nonneg, schedulers.scale_nonneg; trivial; apply nu_nonneg|apply tail_le_1].
  - apply bernoulli_quantified; intros t.
    + split; [apply tail_nonneg, schedulers.scale_nonneg; trivial; apply nu_nonneg|apply tail_le_1].
    + intros ht. apply tail_pos, schedulers.scale_pos; trivial. apply nu_pos. lia.
Qed.

Theorem scheduler_2_suits : P.Scheduler_2_suits.
Proof.
  intros I alpha N (K1 & C1 & T1 & _) alpha0 hN most.
  apply (suits_from I _ (fun t => pareto (P.scale alpha (P.C I) t) N)); [intros; apply pareto_name| |].
  - intros t. apply pareto_proper, schedulers.scale_nonneg; trivial. apply nu_nonneg.
  - apply pareto_quantified; trivial.
    + intros t. apply schedulers.scale_nonneg; trivial. apply nu_nonneg.
    + intros t ht. apply schedulers.scale_pos; trivial. apply nu_pos. lia.
Qed.
End Solution.
