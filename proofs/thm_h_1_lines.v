(** The lines of the proof of Theorem H.1 (thm:NCNP-fixed-p), for both regimes and any minimizer. *)
From Delays Require Export lines overflow_lines thm_2_1_hybrid.

(** A mean over coins of a kind P, of functions that are ordered on such coins only. *)
Lemma E_le_where {A} (L : nat -> law A) (P : A -> Prop) : (forall t, proper (L t)) ->
  (forall t a u, In (a, u) (L t) -> P a) -> forall n t f g x,
  (forall v, (forall s, (t <= s < t + n)%nat -> P (v s)) -> (forall s, ~ (t <= s < t + n)%nat -> v s = x s) -> f v <= g v) ->
  E (independent L) t n f x <= E (independent L) t n g x.
Proof.
  intros hL inside. induction n as [|n IH]; intros t f g x h; cbn [E]; [apply h; trivial; intros; lia|].
  assert (each : forall a u, In (a, u) (L t) -> 0 <= u /\
      E (independent L) (S t) n f (put x t a) <= E (independent L) (S t) n g (put x t a)).
  { intros a u hin. split; [destruct (hL t) as [h0 _]; now apply (h0 a)|]. apply IH. intros v hv same. apply h.
    - intros s hs. destruct (Nat.eq_dec s t) as [->|ne]; [|apply hv; lia]. rewrite same, put_same by lia.
      now apply (inside t a u).
    - intros s hs. rewrite same by lia. apply put_other. lia. }
  unfold independent at 1 3. induction (L t) as [|[a u] q IHq]; simpl; [lra|].
  destruct (each a u (or_introl eq_refl)) as [u0 le]. pose proof (Rmult_le_compat_l u _ _ u0 le).
  specialize (IHq (fun a' u' h' => each a' u' (or_intror h'))). lra.
Qed.

Section Lines.
Variables (K C T : nat) (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R) (p alpha beta : R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (p01 : 0 < p <= 1).
Hypotheses (alpha0 : 0 < alpha) (beta0 : 0 < beta) (unit_losses : forall t i, 0 <= loss t i <= 1).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypothesis X_ftrl : ftrl K X.

Let L (t : nat) : law proxy := bernoulli p.
Let D : R := sum T (fun t => INR (d t)).
Let Z w t : R := ind (Zt C d w t).
Definition full_1 t w : R := Pr (independent L) 1 T (fun w => length (S0 C d w t) =? C) w.

Let L_proper t : proper (L t).
Proof. apply bernoulli_proper. lra. Qed.
Let hL t w : proper (independent L t w).
Proof. exact (L_proper t). Qed.
Let quant : quantified L C (S0 C d) (Zt C d) (fun _ => p) T.
Proof. apply (bernoulli_quantified C d (fun _ => p) T); intros; lra. Qed.

(** p_t = p, constant rates are measurable, and E[Z_t] <= p. *)
Theorem line_h_1_applicable t w : (1 <= t <= T)%nat ->
  quantified L C (S0 C d) (Zt C d) (fun _ => p) T /\ known t (fun _ : nat -> proxy => (alpha, beta)) /\
  E (independent L) 1 T (fun w => Z w t) w <= p.
Proof.
  intros ht. split; [exact quant|]. split; [now intros x y _|].
  pose proof (first_moment C T L (S0 C d) (Zt C d) (fun _ => p) L_proper (proxies_precommitted C d) quant t w ht) as m.
  unfold coin_mean, z in m.
  rewrite (E_ext _ _ _ _ (fun v => / p * Z v t)) in m by (intros; unfold Z, Rdiv; ring). rewrite E_scal in m.
  apply Rmult_le_reg_l with (/ p); [apply inv_pos; lra|]. rewrite Rinv_l by lra. exact m.
Qed.

(** The observed rounds that wait; the index of Z is that of the round, as corrected. *)
Definition observed_pending w t : R := sum (t - 1) (fun s => ind (t <=? s + d s) * ind (Zt C d w s)).

Theorem line_h_1_overflow t w : (1 <= t <= T)%nat -> bernoulli_coins w ->
  full_1 t w <= E (independent L) 1 T (fun w => ind (is_at_least (observed_pending w t) (INR C))) w.
Proof.
  intros ht start. unfold full_1, Pr. apply (E_le_where L (fun q => q = Endless \/ q = Never) L_proper).
  { intros s a u [[= <- _]|[[= <- _]|[]]]; tauto. }
  intros v hv out. assert (coins_ : bernoulli_coins v).
  { intros s. destruct (le_lt_dec 1 s), (le_lt_dec s T); try (rewrite out by lia; apply start). apply hv. lia. }
  destruct (Nat.eqb_spec (length (S0 C d v t)) C) as [full|]; [|apply ind_bounds].
  assert (e : observed_pending v t = INR C).
  { rewrite <- full, size_by_observations by (trivial; lia). apply sum_ext. intros; ring. }
  rewrite e. unfold is_at_least. destruct (Rle_dec (INR C) (INR C)); simpl; lra.
Qed.

Theorem line_h_1_markov t w : (1 <= t <= T)%nat ->
  E (independent L) 1 T (fun w => ind (is_at_least (observed_pending w t) (INR C))) w <= p * thm_h_1.sigma d t / INR C.
Proof.
  intros ht. pose proof (INR_pos C C1) as c0.
  apply Rle_trans with (E (independent L) 1 T (fun w => / INR C * observed_pending w t) w).
  - apply E_le; [exact hL|]. intros v. assert (0 <= observed_pending v t) by (unfold observed_pending; positive).
    unfold is_at_least. destruct (Rle_dec (INR C) (observed_pending v t)) as [le|]; simpl ind; [|positive].
    apply Rmult_le_reg_l with (INR C); [assumption|]. rewrite <- Rmult_assoc, Rinv_r by lra. lra.
  - rewrite E_scal. unfold observed_pending. rewrite E_sum by exact hL. unfold thm_h_1.sigma, Rdiv.
    rewrite (Rmult_comm _ (/ INR C)).
    apply Rmult_le_compat_l; [left; now apply inv_pos|]. rewrite <- sum_scal. apply sum_le. intros s hs.
    rewrite E_scal. pose proof (proj2 (proj2 (line_h_1_applicable s w ltac:(lia)))) as m. pose proof (ind_bounds (t <=? s +
      d s)).
    unfold Z in m. nra.
Qed.

(** The regret of Algorithm 2 against arm i. *)
Definition fixed_p_regret i w arm : R := regret_of_algorithm_2 K T bandit d loss L (Zt C d) (fun _ => p) X
  (fun _ _ => if bandit then / alpha else 0) (fun _ _ => / beta) i w arm.
Definition last_h_1 : R := (if bandit then 2 * sqrt (INR K) / alpha else 0) + ln (INR K) / beta.

Theorem line_h_1_general i w arm : (i < K)%nat -> fixed_p_regret i w arm <=
  E (independent L) 1 T (fun w => sum T (fun t => (if bandit then sqrt (INR K) * alpha else beta) * (Z w t / (p * p))
    + beta * (Z w t / p) * INR (d t)) + last_h_1) w + sum T (fun t => full_1 t w).
Proof.
  intros hi. eapply Rle_trans; [exact (e_1_proxies K C T bandit d loss L (fun _ => p) X _ _ i w arm T1 L_proper quant
    unit_losses (ftrl_distributions K X X_ftrl) (thm_2_1_hybrid bandit K X K1 X_ftrl) 
    (fit_h_1 T d beta beta0 bandit alpha alpha0) hi)|].
  apply Rplus_le_compat_r. right. apply E_ext. intros v. unfold bound_e_1, last_h_1. rewrite Rplus_assoc. f_equal.
  - apply sum_ext. intros t ht. unfold z, Z. assert (sq : ind (Zt C d v t) * ind (Zt C d v t) = ind (Zt C d v t))
      by (destruct (Zt C d v t); simpl; ring).
    destruct bandit; unfold Rdiv; rewrite ?Rinv_mult, ?Rinv_inv; rewrite <- sq at 4; rewrite <- sq; ring.
  - destruct bandit; unfold Rdiv; rewrite ?Rinv_inv; ring.
Qed.

Theorem line_h_1_means w :
  E (independent L) 1 T (fun w => sum T (fun t => (if bandit then sqrt (INR K) * alpha else beta) * (Z w t / (p * p))
    + beta * (Z w t / p) * INR (d t)) + last_h_1) w + sum T (fun t => full_1 t w)
  <= (if bandit then sqrt (INR K) * INR T * alpha / p else beta * INR T / p) + beta * sum T (fun t => INR (d t)) + last_h_1
     + sum T (fun t => p * thm_h_1.sigma d t / INR C).
Proof.
  apply Rplus_le_compat; [|apply sum_le; intros t ht; exact (overflow_markov K C T d p K1 C1 T1 p01 t w ht)].
  rewrite E_plus, (E_const _ hL). apply Rplus_le_compat_r. rewrite E_sum by exact hL. set (c := if bandit then _ else _).
  assert (c0 : 0 <= c) by (pose proof (sqrt_pos (INR K)); unfold c; destruct bandit; nra).
    pose proof (inv_pos p ltac:(lra)) as ip.
  apply Rle_trans with (sum T (fun t => c / p + beta * INR (d t))).
  - apply sum_le. intros t ht. rewrite E_plus. pose proof (proj2 (proj2 (line_h_1_applicable t w ht))) as m.
    rewrite (E_ext _ _ _ _ (fun v => c / (p * p) * Z v t)) by (intros; unfold Rdiv; ring). rewrite E_scal.
    rewrite (E_ext _ _ _ (fun v => beta * (Z v t / p) * INR (d t)) (fun v => beta * INR (d t) / p * Z v t))
      by (intros; unfold Rdiv; ring). rewrite E_scal.
    assert (le : forall y, 0 <= y -> y / p * E (independent L) 1 T (fun v => Z v t) w <= y).
    { intros y y0. apply Rle_trans with (y / p * p); [|right; field; lra]. apply Rmult_le_compat_l; [|exact m].
      apply div_nonneg; lra. }
    apply Rplus_le_compat; [|apply le; pose proof (pos_INR (d t)); nra].
    replace (c / (p * p)) with (c / p / p) by (field; lra). apply le. apply div_nonneg; lra.
  - rewrite sum_plus, sum_const, sum_scal. right. unfold c. destruct bandit; unfold Rdiv; ring.
Qed.

Theorem line_h_1_total :
  (if bandit then sqrt (INR K) * INR T * alpha / p else beta * INR T / p) + beta * sum T (fun t => INR (d t)) + last_h_1
  + sum T (fun t => p * thm_h_1.sigma d t / INR C)
  <= (if bandit then sqrt (INR K) * INR T * alpha * / p else beta * INR T * / p) + beta * D + last_h_1 + p * D / INR C.
Proof.
  pose proof (INR_pos C C1) as c0. apply Rplus_le_compat; [right; destruct bandit; reflexivity|].
  rewrite (sum_scaled T (p / INR C) (thm_h_1.sigma d)) by (intros; unfold Rdiv; ring).
  apply Rle_trans with (p / INR C * D); [|right; unfold Rdiv; ring]. apply Rmult_le_compat_l; [apply div_nonneg; lra|].
  exact (lem_d_3_total T d).
Qed.
End Lines.
