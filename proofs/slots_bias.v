(** What taken slots hide (book, Logarithm 7): rounds of different slots are independent, and the bias of a round comes
    from earlier biases and from what arrives in the meantime. For any chances that fit. *)
From Coquelicot Require Import Rcomplements.
From Delays Require Import reservoirs.
From Delays Require Export drift single.

Section Slots.
Variables (d : nat -> nat) (slot : nat -> nat) (pi : nat -> R) (T : nat).
Hypothesis fits : forall t, (1 <= t <= T)%nat -> 0 < f d slot pi t /\ 0 < pi t <= f d slot pi t.

Let f := f d slot pi.
Let waiting := waiting d slot.
Let tracked := tracked d slot.
Let free := free d slot.
Let fits' t : (1 <= t <= T)%nat -> 0 < f t /\ 0 <= pi t <= f t.
Proof. intros ht. destruct (fits t ht) as (f0 & p0 & le). unfold f. lra. Qed.
Let mean_ (F : (nat -> bool) -> R) w : R := mean_ d slot pi T F w.
Let proper_ := independent_proper (coins d slot pi T) (coins_proper d slot pi T fits').

(** z_t = Z_t / pi_t *)
Definition slot_weight (x : nat -> bool) (t : nat) : R := ind (tracked x t) / pi t.
Let zt := slot_weight.

Lemma mean_weight t w : (1 <= t <= T)%nat -> mean_ (fun x => zt x t) w = 1.
Proof.
  intros ht. destruct (fits t ht) as (_ & p0 & _). destruct (slot_law d slot pi T fits' t w ht) as [law_ _].
  unfold mean_, single.mean_ in *. rewrite (E_ext _ _ _ _ (fun x => / pi t * ind (tracked x t)))
    by (intros; unfold zt, slot_weight, Rdiv; ring).
  rewrite E_scal. unfold tracked. rewrite law_. field. lra.
Qed.

(** Rounds of different slots are independent. *)
Theorem slots_independent n : forall s t w, (1 <= s < t)%nat -> (t <= n)%nat -> (n <= T)%nat -> slot s <> slot t ->
  mean_ (fun x => ind (tracked x s) * ind (tracked x t)) w = pi s * pi t.
Proof.
  induction n as [n IH] using (well_founded_induction lt_wf). intros s t w hs ht hn ne.
  destruct (fits t ltac:(lia)) as (f0 & p0 & _). fold f in f0.
  assert (k : known t (fun x => ind (tracked x s))).
  { intros x y h. f_equal. apply (known_tracked d slot s). now apply (agree_weaken (S s) t); [lia|]. }
  etransitivity; [exact (toss_round d slot pi T fits' t _ w ltac:(lia) k)|].
  assert (e : single.mean_ d slot pi T (fun x => ind (tracked x s) * ind (free x t)) w = pi s * f t).
  { unfold single.mean_. rewrite (E_ext _ _ _ _ (fun x => ind (tracked x s)
      - sum (t - 1) (fun q => if waiting t q then ind (tracked x s) * ind (tracked x q) else 0))).
    - rewrite E_minus, (E_sum _ proper_). pose proof (slot_law d slot pi T fits' s w ltac:(lia)) as [law_ _].
      unfold single.mean_ in law_. unfold tracked at 1. rewrite law_. unfold f, single.f. fold waiting.
      rewrite Rmult_minus_distr_l, Rmult_1_r, <- sum_scal. f_equal. apply sum_ext. intros q hq.
      destruct (waiting t q) eqn:wq; [|rewrite (E_const _ proper_); ring].
      assert (same : slot q = slot t).
      { unfold waiting, single.waiting in wq. apply andb_true_iff in wq as [wq _]. now apply Nat.eqb_eq. }
      destruct (lt_eq_lt_dec s q) as [[lt|eq]|gt].
      + apply (IH (t - 1)%nat ltac:(lia) s q w); lia || congruence.
      + congruence.
      + pose proof (IH (t - 1)%nat ltac:(lia) q s w ltac:(lia) ltac:(lia) ltac:(lia) ltac:(congruence)) as h.
        unfold mean_, single.mean_ in h. rewrite (E_ext _ _ _ _ (fun x => ind (tracked x q) * ind (tracked x s)))
          by (intros; ring). rewrite h. ring.
    - intros x. pose proof (one_in_slot d slot x t (fun _ => 1) ltac:(lia)) as one_. fold waiting tracked free in one_.
      rewrite (sum_ext (t - 1) (fun q => if waiting t q then ind (tracked x s) * ind (tracked x q) else 0)
        (fun q => ind (tracked x s) * (if waiting t q then ind (tracked x q) * 1 else 0)))
        by (intros q _; destruct (waiting t q); ring).
      rewrite sum_scal, one_. destruct (free x t); simpl; ring. }
  change (pi t / f t * single.mean_ d slot pi T (fun x => ind (tracked x s) * ind (free x t)) w = pi s * pi t).
  rewrite e. field. lra.
Qed.

Lemma slots_pair s t w : (1 <= s < t)%nat -> (t <= T)%nat -> (slot s = slot t -> waiting t s = true) ->
  mean_ (fun x => zt x s * zt x t) w <= 1.
Proof.
  intros hs ht excl. destruct (fits s ltac:(lia)) as (_ & ps & _). destruct (fits t ltac:(lia)) as (_ & pt & _).
  unfold mean_, single.mean_.
  rewrite (E_ext _ _ _ _ (fun x => / (pi s * pi t) * (ind (tracked x s) * ind (tracked x t)))).
  2:{ intros x. unfold zt, slot_weight. field. lra. }
  rewrite E_scal. destruct (Nat.eq_dec (slot s) (slot t)) as [same|ne].
  - rewrite (E_ext _ _ _ _ (fun _ => 0)); [rewrite (E_const _ proper_); lra|]. intros x.
    destruct (tracked x s) eqn:e; [|simpl; ring].
    unfold tracked. rewrite (exclusive d slot x s t ltac:(lia) (excl same) e). simpl. ring.
  - pose proof (slots_independent t s t w hs (le_n t) ht ne) as e. unfold mean_, single.mean_ in e. rewrite e.
    right. field. lra.
Qed.

(** ** The bias of a round *)

(** What a round misses comes from those that wait for its slot. F is known before round t. *)
Theorem slots_missed t F w : (1 <= t <= T)%nat -> known t F ->
  f t * mean_ (fun x => (1 - zt x t) * F x) w
  = sum (t - 1) (fun s => if waiting t s then pi s * mean_ (fun x => (zt x s - 1) * F x) w else 0).
Proof.
  intros ht hF. destruct (fits t ht) as (f0 & p0 & _). fold f in f0.
  assert (one_ : f t * mean_ (fun x => (1 - zt x t) * F x) w
                 = mean_ (fun x => F x * (f t - ind (free x t))) w).
  { unfold mean_, single.mean_. rewrite <- E_scal.
    rewrite (E_ext _ _ _ _ (fun x => f t * F x - f t / pi t * (F x * ind (tracked x t))))
      by (intros; unfold zt, slot_weight; field; lra).
    rewrite E_minus, !E_scal. pose proof (toss_round d slot pi T fits' t F w ht hF) as h.
    unfold single.mean_ in h. fold tracked free in h. rewrite h. fold f.
    rewrite (E_ext _ _ _ (fun x => F x * (f t - ind (free x t))) (fun x => f t * F x - F x * ind (free x t)))
      by (intros; ring).
    rewrite E_minus, E_scal. field. lra. }
  rewrite one_. unfold mean_, single.mean_.
  rewrite (sum_ext _ _ (fun s => E (independent (coins d slot pi T)) 1 T
    (fun x => if waiting t s then F x * (ind (tracked x s) - pi s) else 0) w)).
  - rewrite <- (E_sum _ proper_). apply E_ext. intros x.
    pose proof (one_in_slot d slot x t (fun _ => 1) ltac:(lia)) as q. fold waiting tracked free in q.
    rewrite (sum_ext _ _ (fun s => F x * ((if waiting t s then ind (tracked x s) * 1 else 0)
      - (if waiting t s then pi s else 0)))) by (intros s _; destruct (waiting t s); ring).
    rewrite sum_scal, sum_minus, q. unfold f, single.f. fold waiting. destruct (free x t); simpl; ring.
  - intros s hs. destruct (waiting t s); [|now rewrite (E_const _ proper_)]. rewrite <- E_scal.
    destruct (fits s ltac:(lia)) as (_ & ps & _). apply E_ext. intros x. unfold zt, slot_weight. field. lra.
Qed.

(** n_s, and E_t from earlier ones *)
Definition meantime (s : nat) : R := INR (still d s 0) + INR (d s).
Fixpoint biases_upto (n : nat) : nat -> R :=
  match n with
  | O => fun _ => 0
  | S m => fun t => if t =? S m
      then / f (S m) * sum m (fun s => if waiting (S m) s then pi s * (2 * meantime s + biases_upto m s) else 0)
      else biases_upto m t
  end.
Definition biases (t : nat) : R := biases_upto t t.

Lemma biases_stable n s : (1 <= s <= n)%nat -> biases_upto n s = biases s.
Proof.
  induction n as [|n IH]; intros h; [lia|]. cbn [biases_upto]. destruct (Nat.eqb_spec s (S n)) as [->|ne].
  - unfold biases. cbn [biases_upto]. now rewrite Nat.eqb_refl.
  - apply IH. lia.
Qed.

Lemma biases_step t : (1 <= t)%nat ->
  biases t = / f t * sum (t - 1) (fun s => if waiting t s then pi s * (2 * meantime s + biases s) else 0).
Proof.
  intros ht. unfold biases at 1. destruct t as [|n]; [lia|]. cbn [biases_upto]. rewrite Nat.eqb_refl.
  replace (S n - 1)%nat with n by lia. f_equal. apply sum_ext. intros s hs. now rewrite biases_stable by lia.
Qed.

Lemma meantime_nonneg s : 0 <= meantime s.
Proof. unfold meantime. pose proof (pos_INR (still d s 0)). pose proof (pos_INR (d s)). lra. Qed.

Lemma biases_nonneg t : (1 <= t <= T)%nat -> 0 <= biases t.
Proof.
  induction t as [t IH] using (well_founded_induction lt_wf). intros ht. rewrite biases_step by lia.
  destruct (fits t ht) as (f0 & _). fold f in f0. apply Rmult_le_pos; [left; now apply inv_pos|].
  apply sum_nonneg. intros s hs. destruct (waiting t s); [|lra]. destruct (fits s ltac:(lia)) as (_ & ps & _).
  specialize (IH s ltac:(lia) ltac:(lia)). pose proof (meantime_nonneg s). apply Rmult_le_pos; lra.
Qed.

Lemma weight_nonneg x t : (1 <= t <= T)%nat -> 0 <= zt x t.
Proof. intros ht. destruct (fits t ht) as (_ & p0 & _). apply div_nonneg; [apply ind_bounds|assumption]. Qed.

(** What arrives while s waits for the slot of t, with and without the weight of s. *)
Lemma mean_arrivals s t w : (1 <= s < t)%nat -> (t <= T)%nat -> waiting t s = true ->
  mean_ (fun x => (1 + zt x s) * arrivals d (zt x) s t) w <= 2 * meantime s.
Proof.
  intros hs ht wait. unfold waiting, single.waiting in wait. apply andb_true_iff in wait as [_ wait].
  apply Nat.leb_le in wait. unfold mean_, single.mean_, arrivals.
  rewrite (E_ext _ _ _ _ (fun x => sum (t - 1) (fun r => (if (s <=? r + d r) && (r + d r <? t) then 1 else 0)
    * (zt x r + zt x s * zt x r)))).
  2:{ intros x. rewrite <- sum_scal. apply sum_ext. intros r _. destruct ((s <=? r + d r) && (r + d r <? t)); ring. }
  rewrite (E_sum _ proper_). apply Rle_trans with (2 * sum T (fun r => ind ((s <=? r + d r) && (r + d r <? s + d s)))).
  2:{ pose proof (few_arrivals d T s ltac:(lia)). unfold meantime. lra. }
  apply Rle_trans with (2 * sum (t - 1) (fun r => ind ((s <=? r + d r) && (r + d r <? s + d s)))).
  2:{ apply Rmult_le_compat_l; [lra|]. apply sum_mono; [lia|]. intros; apply ind_bounds. }
  rewrite <- sum_scal. apply sum_le. intros r hr. rewrite E_scal.
  destruct (Nat.leb_spec s (r + d r)) as [a|]; cbn [andb]; [|simpl ind; lra].
  destruct (Nat.ltb_spec (r + d r) t) as [b|].
  2:{ pose proof (ind_bounds (r + d r <? s + d s)). lra. }
  rewrite (proj2 (Nat.ltb_lt (r + d r) (s + d s))) by lia. simpl ind. rewrite E_plus.
  pose proof (mean_weight r w ltac:(lia)) as one_. unfold mean_, single.mean_ in one_. rewrite one_.
  assert (pair : mean_ (fun x => zt x s * zt x r) w <= 1).
  { destruct (lt_eq_lt_dec s r) as [[lt|eq]|gt]; [|subst; lia|].
    - apply slots_pair; [lia|lia|]. intros same. unfold waiting, single.waiting.
      now rewrite same, Nat.eqb_refl, (proj2 (Nat.leb_le _ _)) by lia.
    - unfold mean_, single.mean_. rewrite (E_ext _ _ _ _ (fun x => zt x r * zt x s)) by (intros; ring).
      apply slots_pair; [lia|lia|]. intros same. unfold waiting, single.waiting.
      now rewrite same, Nat.eqb_refl, (proj2 (Nat.leb_le _ _)) by lia. }
  unfold mean_, single.mean_ in pair. lra.
Qed.

(** E_t bounds the bias of every learner that moves by c times the weights of what arrives. *)
Theorem slots_bias (V : nat -> (nat -> bool) -> R) c w : 0 <= c ->
  (forall s, (1 <= s <= T)%nat -> known s (V s)) ->
  (forall s t x, (1 <= s < t)%nat -> (t <= T)%nat -> Rabs (V t x - V s x) <= c * arrivals d (zt x) s t) ->
  forall t, (1 <= t <= T)%nat -> Rabs (mean_ (fun x => (1 - zt x t) * V t x) w) <= c * biases t.
Proof.
  intros c0 hV near t. induction t as [t IH] using (well_founded_induction lt_wf). intros ht.
  destruct (fits t ht) as (f0 & _). fold f in f0.
  pose proof (slots_missed t (V t) w ht (hV t ht)) as e.
  assert (up : Rabs (f t * mean_ (fun x => (1 - zt x t) * V t x) w) <=
    c * sum (t - 1) (fun s => if waiting t s then pi s * (2 * meantime s + biases s) else 0)).
  { rewrite e. rewrite <- sum_scal. assert (tri : forall n g h, (forall s, (1 <= s <= n)%nat -> Rabs (g s) <= h s) ->
      Rabs (sum n g) <= sum n h).
    { induction n as [|n IHn]; intros g h le; simpl; [rewrite Rabs_R0; lra|]. eapply Rle_trans; [apply Rabs_triang|].
      apply Rplus_le_compat; [apply IHn; intros; apply le; lia|apply le; lia]. }
    apply tri. intros s hs. destruct (waiting t s) eqn:wait; [|rewrite Rabs_R0; lra].
    destruct (fits s ltac:(lia)) as (_ & ps & _). specialize (IH s ltac:(lia) ltac:(lia)).
    rewrite Rabs_mult, (Rabs_pos_eq (pi s)) by lra.
    replace (c * (pi s * (2 * meantime s + biases s))) with (pi s * (c * biases s + c * (2 * meantime s))) by ring.
    apply Rmult_le_compat_l; [lra|].
    assert (split_ : mean_ (fun x => (zt x s - 1) * V t x) w
      = - mean_ (fun x => (1 - zt x s) * V s x) w + mean_ (fun x => (zt x s - 1) * (V t x - V s x)) w).
    { unfold mean_, single.mean_. rewrite (E_ext _ _ _ (fun x => (zt x s - 1) * V t x)
        (fun x => -1 * ((1 - zt x s) * V s x) + (zt x s - 1) * (V t x - V s x))) by (intros; ring).
      rewrite E_plus, E_scal. ring. }
    rewrite split_. eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp. apply Rplus_le_compat; [assumption|].
    pose proof (mean_arrivals s t w ltac:(lia) ltac:(lia) wait) as few.
    apply Rle_trans with (c * mean_ (fun x => (1 + zt x s) * arrivals d (zt x) s t) w); [|now apply Rmult_le_compat_l].
    unfold mean_, single.mean_. rewrite <- E_scal.
    assert (both_ : forall x, Rabs ((zt x s - 1) * (V t x - V s x)) <= c * ((1 + zt x s) * arrivals d (zt x) s t)).
    { intros x. rewrite Rabs_mult. pose proof (weight_nonneg x s ltac:(lia)) as z0.
      pose proof (near s t x ltac:(lia) ltac:(lia)) as n1. pose proof (Rabs_pos (V t x - V s x)).
      assert (Rabs (zt x s - 1) <= 1 + zt x s) by (apply Rabs_le; lra). pose proof (Rabs_pos (zt x s - 1)).
      replace (c * ((1 + zt x s) * arrivals d (zt x) s t)) with ((1 + zt x s) * (c * arrivals d (zt x) s t)) by ring.
      now apply Rmult_le_compat. }
    apply Rabs_le. split.
    - apply Rle_trans with (E (independent (coins d slot pi T)) 1 T
        (fun x => -1 * (c * ((1 + zt x s) * arrivals d (zt x) s t))) w); [rewrite (E_scal _ T (-1)); lra|].
      apply (E_le _ proper_). intros x. specialize (both_ x). apply Rabs_le_between in both_. lra.
    - apply (E_le _ proper_). intros x. specialize (both_ x). apply Rabs_le_between in both_. lra. }
  rewrite Rabs_mult, (Rabs_pos_eq (f t)) in up by lra. rewrite biases_step by lia.
  apply Rmult_le_reg_l with (f t); [assumption|]. eapply Rle_trans; [exact up|]. right. field. lra.
Qed.

(** ** The sum of the biases *)

Theorem biases_total beta : (forall t, (1 <= t <= T)%nat -> 3 / 4 <= f t) ->
  (forall s, (1 <= s <= T)%nat -> pi s * sum T (fun t => if (s <? t) && waiting t s then 1 else 0) <= / 4) ->
  (forall t, (1 <= t <= T)%nat -> 0 <= beta t) ->
  (forall s t, (1 <= s < t)%nat -> (t <= T)%nat -> (t <= s + d s)%nat -> beta t <= beta s) ->
  sum T (fun t => beta t * biases t) <= sum T (fun s => beta s * meantime s).
Proof.
  intros vacant hold beta0 falls.
  assert (main : sum T (fun t => 3 / 4 * (beta t * biases t)) <=
    sum T (fun s => / 4 * (2 * (beta s * meantime s) + beta s * biases s))).
  - set (y := fun s => beta s * (pi s * (2 * meantime s + biases s))).
    assert (y0 : forall s, (1 <= s <= T)%nat -> 0 <= pi s * (2 * meantime s + biases s)).
    { intros s hs. destruct (fits s hs) as (_ & ps & _). pose proof (meantime_nonneg s).
      pose proof (biases_nonneg s hs). apply Rmult_le_pos; lra. }
    apply Rle_trans with (sum T (fun t => sum T (fun s => y s * (if (s <? t) && waiting t s then 1 else 0)))).
    + apply sum_le. intros t ht. specialize (vacant t ht). specialize (beta0 t ht) as bt.
      assert (step : 3 / 4 * biases t <=
        sum (t - 1) (fun s => if waiting t s then pi s * (2 * meantime s + biases s) else 0)).
      { rewrite biases_step by lia. set (S0 := sum (t - 1) _).
        assert (0 <= S0).
        { apply sum_nonneg. intros s hs. destruct (waiting t s); [apply y0; lia|lra]. }
        assert (3 / 4 * / f t <= 1) by (apply div_le; lra). nra. }
      apply Rle_trans with
        (beta t * sum (t - 1) (fun s => if waiting t s then pi s * (2 * meantime s + biases s) else 0)); [nra|].
      rewrite <- sum_scal.
      apply Rle_trans with (sum (t - 1) (fun s => y s * (if (s <? t) && waiting t s then 1 else 0))).
      * apply sum_le. intros s hs. rewrite (proj2 (Nat.ltb_lt s t)) by lia. cbn [andb].
        destruct (waiting t s) eqn:w; [|lra]. unfold waiting, single.waiting in w. apply andb_true_iff in w as [_ w].
        apply Nat.leb_le in w. pose proof (falls s t ltac:(lia) ltac:(lia) w). specialize (y0 s ltac:(lia)).
        unfold y. rewrite Rmult_1_r. now apply Rmult_le_compat_r.
      * apply sum_mono; [lia|]. intros s hs. apply Rmult_le_pos.
        -- apply Rmult_le_pos; [now apply beta0|now apply y0].
        -- destruct ((s <? t) && waiting t s); lra.
    + rewrite sum_swap. apply sum_le. intros s hs. rewrite sum_scal. unfold y. specialize (hold s hs).
      specialize (beta0 s hs). pose proof (meantime_nonneg s). pose proof (biases_nonneg s hs).
      set (k := sum T (fun t => if (s <? t) && waiting t s then 1 else 0)) in *.
      replace (beta s * (pi s * (2 * meantime s + biases s)) * k)
        with (pi s * k * (beta s * (2 * meantime s + biases s))) by ring.
      replace (/ 4 * (2 * (beta s * meantime s) + beta s * biases s))
        with (/ 4 * (beta s * (2 * meantime s + biases s))) by ring.
      apply Rmult_le_compat_r; [apply Rmult_le_pos; lra|assumption].
  - rewrite !sum_scal, sum_plus, sum_scal in main. lra.
Qed.
End Slots.
