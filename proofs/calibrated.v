(** Calibrated schedulers (book, P.21 and P.22): the exact overflow probability of p_t = min {1, c / d_t}, and the
    theorem for announced delays with it. *)
From Delays Require Export at_least sharp_e_1.

(** min {1, c / k}, and 1 if k = 0 *)
Definition coin (c : R) (k : nat) : R := if k =? 0 then 1 else Rmin 1 (c / INR k).

(** Pr(N_T >= C), where N_T is the sum of independent X_1, ..., X_{T-1} with Pr(X_k = 1) = coin c k. *)
Definition overflow_law (c : R) (T C : nat) : R :=
  Pr (independent (fun k => toss (coin c k))) 1 (T - 1) (fun x => C <=? count (T - 1) x) (fun _ => false).

(** The calibrated Bernoulli scheduler tracks round t with this probability until its feedback arrives. *)
Definition calibrated_bernoulli (c : R) (d : nat -> nat) (t : nat) : law proxy := bernoulli (coin c (d t)).

(** The calibrated Pareto scheduler: floor(c / U), one more than floor(c / U - 1). *)
Definition longer (p : proxy) : proxy :=
  match p with Never => Until 0 | Until k => Until (S k) | Endless => Endless end.
Definition calibrated_pareto (c : R) (N : nat) : law proxy :=
  map (fun outcome => (longer (fst outcome), snd outcome)) (pareto c N).

Lemma coin_bounds c k : 0 < c -> 0 < coin c k <= 1.
Proof.
  intros hc. unfold coin. destruct (Nat.eqb_spec k 0) as [|ne]; [lra|]. split; [|apply Rmin_l].
  apply Rmin_glb_lt; [lra|]. apply Rdiv_lt_0_compat; [assumption|apply INR_pos; lia].
Qed.

Lemma coin_mono c j k : 0 < c -> (j <= k)%nat -> coin c k <= coin c j.
Proof.
  intros hc h. pose proof (coin_bounds c k hc). unfold coin in *.
  destruct (Nat.eqb_spec j 0); [lra|]. destruct (Nat.eqb_spec k 0); [lia|]. apply Rle_min_compat_l. unfold Rdiv.
  apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; [apply INR_pos; lia|now apply le_INR].
Qed.

Lemma overflow_law_is c T C : 0 < c -> overflow_law c T C = at_least (T - 1) (coin c) C.
Proof.
  intros hc. unfold overflow_law.
  rewrite (at_least_is (fun k => toss (coin c k)) (fun _ b => b)).
  - apply at_least_ext. intros s _. simpl. ring.
  - intros t. apply toss_proper. pose proof (coin_bounds c t hc). lra.
Qed.

Lemma coin_chances c n : 0 < c -> chances n (coin c).
Proof. intros hc s _. pose proof (coin_bounds c s hc). lra. Qed.

(** ** No delays are worse *)

Section Bound.
Variables (c : R) (C T : nat) (d : nat -> nat) (L : nat -> law proxy).
Hypotheses (c0 : 0 < c) (L_proper : forall t, proper (L t)).
Hypothesis small : forall t s, (1 <= s < t)%nat -> (t <= T)%nat ->
  mean (L s) (fun p => ind (pending d t s p)) <= coin c (t - s).

Lemma below_the_law t w : (1 <= t <= T)%nat ->
  Pr (independent L) 1 T (fun w => length (S0 C d w t) =? C) w <= overflow_law c T C.
Proof.
  intros ht. unfold Pr.
  rewrite (E_past _ (fun t _ => L_proper t) T t) by (lia || intros x y hxy; now rewrite (known_S0 C d t x y hxy)).
  apply Rle_trans with (Pr (independent L) 1 (t - 1) (fun w => C <=? count (t - 1) (fun s => pending d t s (w s))) w).
  { apply E_le; [intros; apply L_proper|]. intros y. destruct (Nat.eqb_spec (length (S0 C d y t)) C) as [full|].
    - rewrite (proj2 (Nat.leb_le C _)); [lra|]. apply INR_le. rewrite count_sum, <- full. apply size_le_pending. lia.
    - apply ind_bounds. }
  rewrite (at_least_is L (pending d t)) by assumption. rewrite overflow_law_is by assumption.
  assert (prob : forall s, 0 <= mean (L s) (fun p => ind (pending d t s p)) <= 1).
  { intros s. split; [rewrite <- (mean_const (L s) 0) by apply L_proper
                     |rewrite <- (mean_const (L s) 1) by apply L_proper];
      apply mean_le; try apply L_proper; intros; apply ind_bounds. }
  apply Rle_trans with (at_least (t - 1) (fun s => coin c (t - 1 + 1 - s)) C).
  - apply at_least_mono.
    + intros s _. apply prob.
    + intros s _. pose proof (coin_bounds c (t - 1 + 1 - s) c0). lra.
    + intros s hs. replace (t - 1 + 1 - s)%nat with (t - s)%nat by lia. apply small; lia.
  - rewrite at_least_reversed. apply at_least_longer; [lia|]. now apply coin_chances.
Qed.
End Bound.

Lemma calibrated_bernoulli_proper c d t : 0 < c -> proper (calibrated_bernoulli c d t).
Proof. intros hc. apply bernoulli_proper. pose proof (coin_bounds c (d t) hc). lra. Qed.

Theorem bernoulli_below c C T d t w : 0 < c -> (1 <= t <= T)%nat ->
  Pr (independent (calibrated_bernoulli c d)) 1 T (fun w => length (S0 C d w t) =? C) w <= overflow_law c T C.
Proof.
  intros hc ht. apply below_the_law; [assumption|intros; now apply calibrated_bernoulli_proper| |assumption].
  intros t' s hs _. unfold calibrated_bernoulli, bernoulli, pending. cbn [mean reaches].
  pose proof (coin_bounds c (t' - s) hc). destruct (Nat.leb_spec t' (s + d s)) as [wait|]; simpl ind; [|lra].
  pose proof (coin_mono c (t' - s) (d s) hc ltac:(lia)). lra.
Qed.

Lemma calibrated_pareto_proper c N : 0 < c -> proper (calibrated_pareto c N).
Proof.
  intros hc. destruct (pareto_proper c N ltac:(lra)) as [nonneg total]. split.
  - intros a w h. unfold calibrated_pareto in h. apply in_map_iff in h as ([b v] & [= _ <-] & h). now apply (nonneg b).
  - unfold calibrated_pareto. now rewrite mean_map.
Qed.

(** Pr(proxy >= k) = min {1, c / k} *)
Lemma calibrated_pareto_reach c N k : 0 < c -> (k <= S N)%nat -> reach (calibrated_pareto c N) k = coin c k.
Proof.
  intros hc h. unfold reach, calibrated_pareto. rewrite mean_map. destruct k as [|k].
  - rewrite (mean_ext _ _ (fun _ => 1)) by (intros []; reflexivity). apply mean_const, pareto_proper. lra.
  - rewrite (mean_ext _ _ (fun p => ind (reaches p k))) by (intros []; reflexivity).
    change (reach (pareto c N) k = coin c (S k)). rewrite pareto_reach by lia. reflexivity.
Qed.

Theorem pareto_below c C T N d t w : 0 < c -> (T <= N)%nat -> (1 <= t <= T)%nat ->
  Pr (independent (fun _ => calibrated_pareto c N)) 1 T (fun w => length (S0 C d w t) =? C) w <= overflow_law c T C.
Proof.
  intros hc hN ht. apply below_the_law; [assumption|intros; now apply calibrated_pareto_proper| |assumption].
  intros t' s hs ht'. rewrite <- (calibrated_pareto_reach c N (t' - s) hc) by lia. unfold reach, pending.
  apply mean_le; [now apply calibrated_pareto_proper|]. intros p.
  destruct (t' <=? s + d s), (reaches p (t' - s)); simpl; lra.
Qed.

(** ** Delays that all end in the last round are the worst *)

Definition deadline (T s : nat) : nat := T - s.

(** A mean over coins of Scheduler 1 looks at two values only. *)
Lemma E_coins p n : forall t f g x, (1 <= t)%nat ->
  (forall u, (forall s, (t <= s < t + n)%nat -> u s = Endless \/ u s = Never) -> agree t u x -> f u = g u) ->
  E (independent (fun t => bernoulli (p t))) t n f x = E (independent (fun t => bernoulli (p t))) t n g x.
Proof.
  induction n as [|n IH]; intros t f g x ht h; simpl; [apply h; [lia|now intros s]|].
  assert (step : forall a, a = Endless \/ a = Never -> E (independent (fun t => bernoulli (p t))) (S t) n f (put x t a)
    = E (independent (fun t => bernoulli (p t))) (S t) n g (put x t a)).
  { intros a ha. apply IH; [lia|]. intros u two same. apply h.
    - intros s hs. destruct (Nat.eq_dec s t) as [->|]; [|apply two; lia]. now rewrite (same t), put_same by lia.
    - apply (agree_trans _ _ (put x t a)); [now apply (agree_weaken t (S t)); [lia|]|now apply agree_put]. }
  unfold bernoulli. unfold independent in *. simpl. rewrite !step by auto. reflexivity.
Qed.

(** The set holds all that said yes, up to C. *)
Lemma deadline_size C T w : (forall s, (1 <= s <= T)%nat -> w s = Endless \/ w s = Never) -> forall n, (n < T)%nat ->
  length (S0 C (deadline T) w (S n)) = Nat.min C (count n (fun s => reaches (w s) 0)).
Proof.
  intros two. induction n as [|n IH]; intros hn.
  - apply INR_eq. now rewrite Nat.min_0_r.
  - specialize (IH ltac:(lia)).
    assert (all : forall m t, (m < t <= T)%nat ->
      sum m (fun s => ind (stays C (deadline T) w t s)) = sum m (fun s => ind (added C (deadline T) w s))).
    { intros m t ht. apply sum_ext. intros s hs. unfold stays.
      rewrite (proj2 (Nat.leb_le t (s + deadline T s))) by (unfold deadline; lia). unfold added.
      destruct (two s ltac:(lia)) as [-> | ->]; simpl; now rewrite ?andb_true_r, ?andb_false_r. }
    apply INR_eq. rewrite size_is by lia. replace (S (S n) - 1)%nat with (S n) by lia.
    rewrite all, sum_last, <- (all n (S n)) by lia. pose proof (size_is C (deadline T) w (S n) ltac:(lia)) as before.
    replace (S n - 1)%nat with n in before by lia. rewrite <- before. unfold added, e. rewrite IH. cbn [count].
    destruct (reaches (w (S n)) 0); rewrite ?andb_true_r, ?andb_false_r.
    + destruct (Nat.ltb_spec (Nat.min C (count n (fun s => reaches (w s) 0))) C); simpl ind.
      * change 1 with (INR 1). rewrite <- plus_INR. f_equal. lia.
      * rewrite Rplus_0_r. f_equal. lia.
    + rewrite Rplus_0_r. f_equal. lia.
Qed.

Theorem bernoulli_worst c C T w : 0 < c -> (1 <= T)%nat ->
  Pr (independent (calibrated_bernoulli c (deadline T))) 1 T (fun w => length (S0 C (deadline T) w T) =? C) w
  = overflow_law c T C.
Proof.
  intros hc hT. rewrite overflow_law_is by assumption. unfold Pr.
  pose proof (fun t => calibrated_bernoulli_proper c (deadline T) t hc) as proper_.
  rewrite (E_past _ (fun t _ => proper_ t) T T) by
    (lia || intros x y hxy; now rewrite (known_S0 C (deadline T) T x y hxy)).
  transitivity (E (independent (calibrated_bernoulli c (deadline T))) 1 (T - 1)
    (fun w => ind (C <=? count (T - 1) (fun s => reaches (w s) 0))) w).
  - apply (E_coins (fun t => coin c (deadline T t))); [lia|]. intros u two _.
    assert (same : S0 C (deadline T) u T = S0 C (deadline T) (fun s => if s <? T then u s else Never) T).
    { apply known_S0. intros s hs. now rewrite (proj2 (Nat.ltb_lt s T)) by lia. }
    rewrite same. destruct T as [|n]; [lia|]. rewrite (deadline_size C (S n)).
    + rewrite (count_ext n _ (fun s => reaches (u s) 0)).
      2:{ intros s hs. now rewrite (proj2 (Nat.ltb_lt s (S n))) by lia. }
      replace (S n - 1)%nat with n by lia. f_equal.
      destruct (Nat.eqb_spec (Nat.min C (count n (fun s => reaches (u s) 0))) C),
        (Nat.leb_spec C (count n (fun s => reaches (u s) 0))); lia || reflexivity.
    + intros s hs. destruct (Nat.ltb_spec s (S n)); [apply two; lia|now right].
    + lia.
  - pose proof (at_least_is (calibrated_bernoulli c (deadline T)) (fun _ p => reaches p 0) proper_ (T - 1) C w) as is_.
    unfold Pr in is_. rewrite is_.
    rewrite (at_least_ext _ _ (fun s => coin c (T - 1 + 1 - s))); [apply at_least_reversed|]. intros s hs.
    unfold calibrated_bernoulli, bernoulli, deadline. simpl. replace (T - 1 + 1 - s)%nat with (T - s)%nat by lia. ring.
Qed.

(** max over t <= T and delays of Pr(|S_t^0| = C) is Pr(N_T >= C): nothing is larger, and it is attained. *)
Theorem worst_delays c C T w : 0 < c -> (1 <= T)%nat ->
  let full d t := Pr (independent (calibrated_bernoulli c d)) 1 T (fun w => length (S0 C d w t) =? C) w in
  (forall d t, (1 <= t <= T)%nat -> full d t <= overflow_law c T C) /\
  (exists d t, (1 <= t <= T)%nat /\ full d t = overflow_law c T C).
Proof.
  intros hc hT full. split; [intros; now apply bernoulli_below|].
  exists (deadline T), T. split; [lia|]. now apply bernoulli_worst.
Qed.

(** ** Theorem 5.1 with these coins *)

Lemma inverse_coin c k : 0 < c -> 1 <= / coin c k <= 1 + INR k / c.
Proof.
  intros hc. pose proof (coin_bounds c k hc) as [p0 p1]. split; [rewrite <- Rinv_1; now apply Rinv_le_contravar|].
  unfold coin. destruct (Nat.eqb_spec k 0) as [->|ne]; [simpl; unfold Rdiv; lra|].
  pose proof (INR_pos k ltac:(lia)) as pos. assert (0 < INR k / c) by now apply Rdiv_lt_0_compat.
  unfold Rmin. destruct (Rle_dec 1 (c / INR k)); [rewrite Rinv_1; lra|].
  replace (/ (c / INR k)) with (INR k / c) by (field; lra). lra.
Qed.

Theorem calibrated_weights c d T : 0 < c -> sum T (fun t => / coin c (d t)) <= INR T + sum T (fun t => INR (d t)) / c.
Proof.
  intros hc. apply Rle_trans with (sum T (fun t => 1 + / c * INR (d t))).
  - apply sum_le. intros t _. pose proof (inverse_coin c (d t) hc). unfold Rdiv in *. lra.
  - rewrite sum_plus, sum_const, sum_scal. right. unfold Rdiv. ring.
Qed.

Section Calibrated.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (c delta : R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (c0 : 0 < c).
Hypotheses (rare : overflow_law c T C <= delta) (unit_losses : forall t i, 0 <= loss t i <= 1).

Let D : R := sum T (fun t => INR (d t)).

(** The regret of Algorithm 2 with the calibrated Bernoulli scheduler, against arm i. *)
Definition calibrated_regret (bandit : bool) (i : nat) w arm : R :=
  announced_regret K C T d loss (calibrated_bernoulli c d) (fun t => coin c (d t)) bandit i w arm.
Lemma calibrated_quantified : quantified (calibrated_bernoulli c d) C (S0 C d) (Zt C d) (fun t => coin c (d t)) T.
Proof. apply bernoulli_quantified; intros t; pose proof (coin_bounds c (d t) c0); [lra|intros _; lra]. Qed.
Lemma calibrated_rare t w : (1 <= t <= T)%nat -> overflow_probability C T (calibrated_bernoulli c d) (S0 C d) t w
  <= delta.
Proof. intros ht. eapply Rle_trans; [now apply bernoulli_below|exact rare]. Qed.

Theorem calibrated_bandit i w arm : (i < K)%nat ->
  calibrated_regret true i w arm <=
  (4 * sqrt (INR K) - 2) * sqrt (INR T + D / c) + 2 * sqrt 2 * sqrt (D * ln (INR K)) + delta * INR (T - C).
Proof.
  intros hi. eapply Rle_trans.
  { apply (announced_bandit K C T d loss _ _ delta K1 C1 T1 (fun t => calibrated_bernoulli_proper c d t c0)
      calibrated_quantified unit_losses calibrated_rare); assumption. }
  do 2 apply Rplus_le_compat_r. apply Rmult_le_compat_l; [|apply sqrt_le_1_alt; now apply calibrated_weights].
  assert (1 <= sqrt (INR K)) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; exact (le_INR 1 K K1)). lra.
Qed.

Theorem calibrated_full i w arm : (i < K)%nat ->
  calibrated_regret false i w arm <=
  sqrt (ln (INR K)) * sqrt (INR T + D / c + 8 * D) + delta * INR (T - C).
Proof.
  intros hi. eapply Rle_trans.
  { apply (announced_full K C T d loss _ _ delta K1 C1 T1 (fun t => calibrated_bernoulli_proper c d t c0)
      calibrated_quantified unit_losses calibrated_rare); assumption. }
  apply Rplus_le_compat_r. apply Rmult_le_compat_l; [apply sqrt_pos|]. apply sqrt_le_1_alt, Rplus_le_compat_r.
  now apply calibrated_weights.
Qed.
End Calibrated.

(** ** Twice the printed scale is safe *)

(** With c = C / ((1 + alpha) H_T), which is 2 C / ((1 + alpha) nu_T). *)
Theorem twice_is_safe C T alpha delta : (1 <= C)%nat -> (1 <= T)%nat -> 0 < alpha -> 0 < delta ->
  overflow_condition alpha delta C -> overflow_law (2 * scale nu alpha C T) T C <= delta.
Proof.
  intros hC hT ha hd star. set (c := 2 * scale nu alpha C T). pose proof (INR_pos C hC) as C0.
  pose proof (harmonic_ge_1 T hT) as h1.
  assert (c_is : c = INR C / ((1 + alpha) * harmonic T)) by (unfold c, scale, nu; field; lra).
  assert (c0 : 0 < c) by (rewrite c_is; apply Rdiv_lt_0_compat; [lra|apply Rmult_lt_0_compat; lra]).
  apply (chernoff (fun k => toss (coin c k)) (T - 1) (fun _ b => b)) with (C := C) (alpha := alpha); try assumption.
  - intros t. apply toss_proper. pose proof (coin_bounds c t c0). lra.
  - apply Rle_trans with (sum (T - 1) (fun k => c * / INR k)).
    + apply sum_le. intros k hk. unfold chance, coin. simpl. destruct (Nat.eqb_spec k 0); [lia|].
      pose proof (Rmin_r 1 (c / INR k)). lra.
    + rewrite sum_scal. pose proof (harmonic_mono (T - 1) T ltac:(lia)). rewrite c_is.
      apply Rle_trans with (INR C / ((1 + alpha) * harmonic T) * harmonic T).
      * apply Rmult_le_compat_l; [left; rewrite <- c_is; exact c0|assumption].
      * right. field. lra.
  - intros y full. apply Nat.leb_le in full. unfold total. rewrite <- count_sum. now apply le_INR.
Qed.

(** So if c is the largest safe scale, 1 / c is at most half of (1 + alpha) nu_T / C. *)
Theorem calibrated_gain C T alpha delta c : (1 <= C)%nat -> (1 <= T)%nat -> 0 < alpha -> 0 < delta ->
  overflow_condition alpha delta C -> (forall c', 0 < c' -> overflow_law c' T C <= delta -> c' <= c) ->
  / c <= / 2 * ((1 + alpha) * nu T / INR C).
Proof.
  intros hC hT ha hd star sup. pose proof (INR_pos C hC) as C0. pose proof (nu_pos T hT) as n0.
  pose proof (scale_pos nu alpha C T hC ha n0) as s0.
  specialize (sup (2 * scale nu alpha C T) ltac:(lra) (twice_is_safe C T alpha delta hC hT ha hd star)).
  apply Rle_trans with (/ (2 * scale nu alpha C T)); [apply Rinv_le_contravar; lra|]. right. unfold scale. field. lra.
Qed.

(** Both bounds are below the printed ones, if 1 / c is at most kappa = (1 + alpha) nu_T / C. *)
Theorem calibrated_better (K C T : nat) (D c kappa delta : R) : (1 <= K)%nat -> 0 <= D -> 0 < c -> / c <= kappa ->
  0 <= delta ->
  (4 * sqrt (INR K) - 2) * sqrt (INR T + D / c) + 2 * sqrt 2 * sqrt (D * ln (INR K)) + delta * INR (T - C)
  <= 4 * sqrt (INR K) * sqrt (INR T + kappa * (D + INR T)) + 3 * sqrt (D * ln (INR K)) + delta * INR T /\
  sqrt (ln (INR K)) * sqrt (INR T + D / c + 8 * D) + delta * INR (T - C)
  <= 3 * sqrt (ln (INR K)) * sqrt ((D + INR T) * (1 + kappa)) + delta * INR T.
Proof.
  intros hK hD hc hk hd. pose proof (inv_pos c hc). pose proof (pos_INR T) as t0.
  assert (k1 : 1 <= sqrt (INR K)) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; exact (le_INR 1 K hK)).
  assert (late : delta * INR (T - C) <= delta * INR T) by (apply Rmult_le_compat_l; [assumption|apply le_INR; lia]).
  assert (two : 2 * sqrt 2 <= 3).
  { rewrite <- (sqrt_square 3) by lra. rewrite <- (sqrt_square 2) at 1 by lra. rewrite <- sqrt_mult by lra.
    apply sqrt_le_1_alt. lra. }
  assert (Dc : D / c <= kappa * D) by (unfold Rdiv; nra). split.
  - assert (sqrt (INR T + D / c) <= sqrt (INR T + kappa * (D + INR T))) by (apply sqrt_le_1_alt; nra).
    pose proof (sqrt_pos (INR T + D / c)). pose proof (sqrt_pos (D * ln (INR K))). nra.
  - assert (sqrt (INR T + D / c + 8 * D) <= 3 * sqrt ((D + INR T) * (1 + kappa))).
    { rewrite <- (sqrt_square 3) by lra. rewrite <- sqrt_mult by nra. apply sqrt_le_1_alt. nra. }
    pose proof (sqrt_pos (ln (INR K))). nra.
Qed.

(** ** The sums of the proof, for any weights *)

Theorem tsallis_line K T mu : (1 <= K)%nat -> (forall t, (1 <= t <= T)%nat -> 0 <= mu t) ->
  sqrt (INR K) * sum T (fun t => / sqrt (sum t mu) * mu t) + 2 * (sqrt (INR K) - 1) * sqrt (sum T mu)
  <= (4 * sqrt (INR K) - 2) * sqrt (sum T mu).
Proof.
  intros hK pos. pose proof (lem_d_4 T mu pos) as h.
  rewrite (sum_ext T _ (fun t => / sqrt (sum t mu) * mu t)) in h by (intros; unfold eta; ring).
  pose proof (sqrt_pos (INR K)). nra.
Qed.

Theorem entropy_line K T x : (1 <= K)%nat -> (forall t, (1 <= t <= T)%nat -> 0 <= x t) ->
  sum T (fun t => sqrt (ln (INR K)) * / sqrt (2 * sum t x) * x t) + sqrt (2 * sum T x * ln (INR K))
  <= 2 * sqrt 2 * sqrt (sum T x * ln (INR K)).
Proof.
  intros hK pos.
  destruct (Nat.eq_dec K 1) as [->|more].
  { simpl INR. rewrite ln_1, !Rmult_0_r, sqrt_0, sum_zero by (intros; ring). lra. }
  assert (lk : 0 < ln (INR K)) by positive.
  assert (s0 : forall t, (1 <= t <= T)%nat -> 0 <= sum t x) by (intros; apply sum_nonneg; intros; apply pos; lia).
  assert (F0 : 0 <= sum T x) by positive. pose proof (sqrt_lt_R0 2 ltac:(lra)) as two.
  pose proof (sqrt_sqrt 2 ltac:(lra)) as two2.
  rewrite (sum_ext T _ (fun t => sqrt (ln (INR K)) / sqrt 2 * (x t * eta x t))).
  2:{ intros t ht. rewrite sqrt_mult by (auto; lra). unfold eta, Rdiv. rewrite !Rinv_mult. ring. }
  rewrite sum_scal. replace (2 * sum T x * ln (INR K)) with (2 * (sum T x * ln (INR K))) by ring.
  rewrite !sqrt_mult by (try apply Rmult_le_pos; lra). pose proof (lem_d_4 T x pos) as h. pose proof (sqrt_lt_R0 _ lk).
  apply Rle_trans with (sqrt (ln (INR K)) / sqrt 2 * (2 * sqrt (sum T x))
    + sqrt 2 * (sqrt (sum T x) * sqrt (ln (INR K)))).
  - apply Rplus_le_compat_r. apply Rmult_le_compat_l; [left; now apply Rdiv_lt_0_compat|assumption].
  - right. rewrite <- two2 at 2. field. lra.
Qed.
