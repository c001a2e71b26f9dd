(** Promises on the sum of 1 / p_t (book, Logarithm 8): hidden delays, nothing dropped.

    A scheduler is a law on deterministic ones. What a deterministic one wants may depend on all that it has heard. p_t is
    the chance that round t is tracked, for given delays. If the sum of 1 / p_t is at most A T + kappa D for all delays,
    kappa C grows like log T. *)
From Delays Require Export players legal automation.

(** Two sequences of delays that have been heard alike so far are treated alike. *)
Definition hears_only (C : nat) (adds : (nat -> nat) -> nat -> bool) : Prop := forall d d' t, (1 <= t)%nat ->
  (forall r, (1 <= r < t)%nat -> observed C d (adds d) nothing r = observed C d' (adds d') nothing r) ->
  adds d t = adds d' t.

(** Round t is tracked if it is wanted and a slot is free; it then stays until its feedback arrives. *)
Definition joins (C : nat) (d : nat -> nat) (want : nat -> bool) (t : nat) : bool :=
  (length (set_before C d want nothing t) <? C) && want t.
Definition chance_of {W} (C : nat) (rho : law W) (adds : W -> (nat -> nat) -> nat -> bool) (d : nat -> nat) (t : nat) : R :=
  mean rho (fun w => ind (joins C d (adds w d) t)).

(** ** A crowd: rounds 1, ..., n all end in round n, and the later ones have no delay *)

Definition until (n t : nat) : nat := if t <=? n then (n - t)%nat else 0%nat.

Section One.
Variables (C : nat) (adds : (nat -> nat) -> nat -> bool).
Hypothesis hidden : hears_only C adds.

Let moves_of d : moves := {| plays := fun _ _ => 0%nat; players.adds := fun _ => adds d; removes := fun _ => nothing |}.
Let no_loss : losses := fun _ _ => 0.
Lemma set_range d n s : In s (after C d (adds d) nothing n) -> (1 <= s <= n)%nat.
Proof. exact (held_range C d (moves_of d) no_loss n s). Qed.

Lemma joined_range d n s : In s (join C (adds d) (S n) (after C d (adds d) nothing n)) -> (1 <= s <= S n)%nat.
Proof. unfold join. destruct (_ && _); [intros [<-|h]; [lia|]|intros h]; apply set_range in h; lia. Qed.

(** Before it ends nothing leaves, and nothing is heard. *)
Lemma nothing_leaves n m : (S m < n)%nat -> after C (until n) (adds (until n)) nothing (S m)
  = join C (adds (until n)) (S m) (after C (until n) (adds (until n)) nothing m).
Proof.
  intros h. cbn [after]. unfold release, leave. rewrite filter_filter.
  transitivity (filter (fun _ => true) (join C (adds (until n)) (S m) (after C (until n) (adds (until n)) nothing m)));
    [|now induction (join _ _ _ _) as [|s l IH]; simpl; rewrite ?IH].
  apply filter_ext_in. intros s hs. apply joined_range in hs. unfold nothing, until. now compare_nat.
Qed.

Lemma silence n r : (1 <= r < n)%nat -> observed C (until n) (adds (until n)) nothing r = nil.
Proof.
  intros hr. destruct r as [|m]; [lia|]. unfold observed, due, set_after, set_before.
  replace (S m - 1)%nat with m by lia.
  transitivity (filter (fun _ => false) (join C (adds (until n)) (S m) (after C (until n) (adds (until n)) nothing m)));
    [|now induction (join _ _ _ _)].
  apply filter_ext_in. intros s hs. apply joined_range in hs. unfold until. now compare_nat.
Qed.

(** So a crowd is tracked like one that grows until round T. *)
Lemma crowds_alike n T t : (1 <= t <= n)%nat -> (n <= T)%nat ->
  joins C (until n) (adds (until n)) t = joins C (until T) (adds (until T)) t.
Proof.
  intros ht hT. assert (same : forall r, (1 <= r <= n)%nat -> adds (until n) r = adds (until T) r).
  { intros r hr. apply hidden; [lia|]. intros s hs. now rewrite !silence by lia. }
  assert (sets : forall m, (m < n)%nat ->
    after C (until n) (adds (until n)) nothing m = after C (until T) (adds (until T)) nothing m).
  { induction m as [|m IH]; intros hm; [reflexivity|]. rewrite !nothing_leaves by lia. unfold join.
    now rewrite (IH ltac:(lia)), same by lia. }
  unfold joins, set_before. now rewrite sets, same by lia.
Qed.

(** A crowd that grows until round T fills the slots at most. *)
Theorem crowd_fits T : sum T (fun t => ind (joins C (until T) (adds (until T)) t)) <= INR C.
Proof.
  assert (size : forall n, (n < T)%nat ->
    sum n (fun t => ind (joins C (until T) (adds (until T)) t)) = INR (length (after C (until T) (adds (until T)) nothing n))).
  { induction n as [|n IH]; intros hn; [reflexivity|]. rewrite nothing_leaves by lia. rewrite sum_last, IH by lia.
    unfold joins, set_before, join. replace (S n - 1)%nat with n by lia.
    destruct (_ && _); cbn [ind length]; [rewrite S_INR|]; ring. }
  destruct T as [|n]; [apply pos_INR|]. rewrite sum_last, size by lia.
  assert (le : (length (after C (until (S n)) (adds (until (S n))) nothing n) <= C)%nat)
    by exact (held_le C (until (S n)) (moves_of (until (S n))) no_loss n).
  unfold joins, set_before. replace (S n - 1)%nat with n by lia.
  destruct (Nat.ltb_spec (length (after C (until (S n)) (adds (until (S n))) nothing n)) C) as [lt|]; cbn [andb].
  - apply le_INR in lt. rewrite S_INR in lt. pose proof (ind_bounds (adds (until (S n)) (S n))). lra.
  - cbn [ind]. apply le_INR in le. lra.
Qed.
End One.

Lemma until_total n T : (n <= T)%nat -> sum T (fun t => INR (until n t)) = INR n * (INR n - 1) / 2.
Proof.
  intros h. replace T with (n + (T - n))%nat by lia. rewrite sum_split, (sum_zero (T - n)), Rplus_0_r.
  2:{ intros t ht. unfold until. now rewrite (proj2 (Nat.leb_gt _ _)) by lia. }
  rewrite (sum_ext n _ (fun t => INR n - INR t)).
  2:{ intros t ht. unfold until. rewrite (proj2 (Nat.leb_le t n)) by lia. apply minus_INR. lia. }
  rewrite sum_minus, sum_const. assert (g : forall k, sum k INR = INR k * (INR k + 1) / 2).
  { induction k as [|k IH]; [simpl; field|]. rewrite sum_last, IH, S_INR. field. }
  rewrite g. field.
Qed.

(** ** A line, and a sum by parts *)

Section Sums.
Variables (T m : nat) (A kappa : R) (x : nat -> R).
Hypotheses (k0 : 0 < kappa) (mT : (m <= T)%nat) (large : 2 * (A - 1) * INR T <= kappa * (INR m * (INR m + 1))).
Hypothesis x_pos : forall t, (1 <= t <= T)%nat -> 0 < x t.
Hypothesis promised : forall n, (1 <= n <= T)%nat ->
  sum n (fun t => / x t) <= (A - 1) * INR T + INR n + kappa * (INR n * (INR n - 1) / 2).

Definition line (t : nat) : R := 1 + kappa * INR (max m (t - 1)).
Lemma line_pos t : 1 <= line t.
Proof. unfold line. pose proof (pos_INR (max m (t - 1))). nra. Qed.

Lemma line_flat : forall n, (n <= m)%nat -> sum n line = INR n * (1 + kappa * INR m).
Proof.
  intros n hn. rewrite (sum_ext n line (fun _ => 1 + kappa * INR m)); [apply sum_const|]. intros t ht. unfold line.
  now rewrite Nat.max_l by lia.
Qed.

Lemma line_total n : (m <= n)%nat -> sum n line = INR n + kappa * (INR n * (INR n - 1) / 2 + INR m * (INR m + 1) / 2).
Proof.
  intros h. replace n with (m + (n - m))%nat at 1 by lia. set (j := (n - m)%nat). replace n with (m + j)%nat by (unfold j; lia).
  clearbody j. clear h. induction j as [|j IH]; [rewrite !Nat.add_0_r, line_flat by lia; field|].
  replace (m + S j)%nat with (S (m + j)) by lia. rewrite sum_last, IH. unfold line. rewrite Nat.max_r by lia.
  replace (S (m + j) - 1)%nat with (m + j)%nat by lia. rewrite S_INR. field.
Qed.

Let U n : R := sum n (fun t => / x t - line t).
Let U_neg n : (m <= n <= T)%nat -> U n <= 0.
Proof.
  intros h. destruct (Nat.eq_dec n 0) as [->|ne]; [unfold U; simpl; lra|].
  pose proof (promised n ltac:(lia)) as p. unfold U. rewrite sum_minus, line_total by lia. nra.
Qed.

Let weight t : R := / (line t * line t).
Let parts n : (m <= n <= T)%nat -> sum n (fun t => weight t * (/ x t - line t)) <= weight n * U n.
Proof.
  intros h. replace n with (m + (n - m))%nat by lia. assert (hj : (m + (n - m) <= T)%nat) by lia. revert hj.
  generalize (n - m)%nat. clear n h. induction n as [|j IH]; intros hT.
  - rewrite Nat.add_0_r. right. unfold U. rewrite <- sum_scal. apply sum_ext. intros t ht. unfold weight, line.
    now rewrite !Nat.max_l by lia.
  - replace (m + S j)%nat with (S (m + j)) in * by lia. specialize (IH ltac:(lia)). rewrite sum_last.
    assert (falls : weight (S (m + j)) <= weight (m + j)).
    { unfold weight. pose proof (line_pos (m + j)). apply Rinv_le_contravar; [nra|].
      assert (line (m + j) <= line (S (m + j))); [|nra]. unfold line. apply Rplus_le_compat_l, Rmult_le_compat_l; [lra|].
      apply le_INR. lia. }
    pose proof (U_neg (m + j) ltac:(lia)) as neg.
    assert (step : U (S (m + j)) = U (m + j) + (/ x (S (m + j)) - line (S (m + j)))) by (unfold U; now rewrite sum_last).
    rewrite step. nra.
Qed.

Theorem slots_needed : sum T (fun t => / line t) <= sum T x.
Proof.
  apply Rle_trans with (sum T (fun t => x t + weight t * (/ x t - line t))).
  - apply sum_le. intros t ht. pose proof (x_pos t ht) as x0. pose proof (line_pos t) as l1. unfold weight.
    set (a := line t) in *. set (y := x t) in *.
    apply Rmult_le_reg_l with (a * a * y); [repeat apply Rmult_lt_0_compat; lra|].
    replace (a * a * y * (y + / (a * a) * (/ y - a))) with (a * a * y * y + 1 - a * y) by (field; lra).
    replace (a * a * y * / a) with (a * y) by (field; lra). pose proof (Rle_0_sqr (a * y - 1)). unfold Rsqr in *. nra.
  - rewrite sum_plus. pose proof (parts T ltac:(lia)) as p. pose proof (U_neg T ltac:(lia)).
    assert (0 < weight T) by (unfold weight; pose proof (line_pos T); apply inv_pos; nra). nra.
Qed.

Theorem line_log n : (m <= n)%nat -> ln (1 + kappa * INR n) - ln (1 + kappa * INR m) <= kappa * sum n (fun t => / line t).
Proof.
  pose proof (pos_INR m). intros h. replace n with (m + (n - m))%nat by lia. generalize (n - m)%nat. clear n h.
  induction n as [|j IH].
  - rewrite Nat.add_0_r. assert (0 <= sum m (fun t => / line t)).
    { apply sum_nonneg. intros t _. left. apply inv_pos. pose proof (line_pos t). lra. }
    nra.
  - replace (m + S j)%nat with (S (m + j)) by lia. rewrite sum_last, S_INR. unfold line at 2. rewrite Nat.max_r by lia.
    replace (S (m + j) - 1)%nat with (m + j)%nat by lia. set (y := INR (m + j)) in *.
    assert (y0 : 0 <= y) by apply pos_INR. assert (pos : 0 < 1 + kappa * y) by nra.
    assert (step : ln (1 + kappa * (y + 1)) <= ln (1 + kappa * y) + kappa * / (1 + kappa * y)).
    { pose proof (exp_ineq1_le (kappa * / (1 + kappa * y))) as e.
      replace (1 + kappa * (y + 1)) with ((1 + kappa * y) * (1 + kappa * / (1 + kappa * y))) by (field; lra).
      pose proof (inv_pos _ pos). rewrite ln_mult by nra. apply Rplus_le_compat_l.
      rewrite <- (ln_exp (kappa * / (1 + kappa * y))) at 2. apply ln_le; nra. }
    lra.
Qed.
End Sums.

(** ** The theorem *)

Theorem promises_need_slots {W} (C T m : nat) (A kappa : R) (rho : law W) adds :
  proper rho -> (forall w, hears_only C (adds w)) -> 0 < kappa -> (m <= T)%nat ->
  2 * (A - 1) * INR T <= kappa * (INR m * (INR m + 1)) ->
  (forall d t, (1 <= t <= T)%nat -> 0 < chance_of C rho adds d t) ->
  (forall d, (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
    sum T (fun t => / chance_of C rho adds d t) <= A * INR T + kappa * sum T (fun t => INR (d t))) ->
  sum T (fun k => / (1 + kappa * INR (max m (k - 1)))) <= INR C
  /\ ln ((1 + kappa * INR T) / (1 + kappa * INR m)) <= kappa * INR C.
Proof.
  intros hrho hidden k0 mT large pos promise. set (x := chance_of C rho adds (until T)).
  assert (same : forall n t, (1 <= t <= n)%nat -> (n <= T)%nat -> chance_of C rho adds (until n) t = x t).
  { intros n t ht hn. unfold x, chance_of. apply mean_ext. intros w. now rewrite (crowds_alike C (adds w) (hidden w) n T t ht hn). }
  assert (fits : sum T x <= INR C).
  { unfold x, chance_of. rewrite <- (mean_const rho (INR C) hrho).
    rewrite <- mean_sum by assumption. apply mean_le; [assumption|]. intros w. apply (crowd_fits C (adds w)). }
  assert (sums : forall n, (1 <= n <= T)%nat ->
    sum n (fun t => / x t) <= (A - 1) * INR T + INR n + kappa * (INR n * (INR n - 1) / 2)).
  { intros n hn. assert (ends : forall t, (1 <= t <= T)%nat -> (t + until n t <= T)%nat).
    { intros t ht. unfold until. destruct (Nat.leb_spec t n); lia. }
    pose proof (promise (until n) ends) as p. rewrite until_total in p by lia.
    replace T with (n + (T - n))%nat in p at 1 by lia. rewrite sum_split in p.
    rewrite (sum_ext n _ (fun t => / x t)) in p by (intros t ht; now rewrite (same n t ht) by lia).
    assert (rest : INR (T - n) <= sum (T - n) (fun t => / chance_of C rho adds (until n) (n + t))).
    { rewrite <- (Rmult_1_r (INR (T - n))), <- sum_const. apply sum_le. intros t ht. rewrite <- Rinv_1 at 1.
      apply Rinv_le_contravar; [apply pos; lia|]. unfold chance_of. rewrite <- (mean_const rho 1 hrho).
      apply mean_le; [assumption|]. intros; apply ind_bounds. }
    rewrite minus_INR in rest by lia. lra. }
  pose proof (slots_needed T m A kappa x k0 mT large (fun t ht => pos (until T) t ht) sums) as need.
  assert (first_ : sum T (fun k => / (1 + kappa * INR (max m (k - 1)))) <= INR C) by (unfold line in need; lra).
  split; [exact first_|]. pose proof (pos_INR m). pose proof (pos_INR T).
  unfold Rdiv. rewrite ln_mult, ln_Rinv by (try apply inv_pos; nra).
  pose proof (line_log T m kappa k0 mT T mT) as logs. unfold line in logs. nra.
Qed.

(** ** The price 2 / C of the reservoirs is needed: in a crowd that ends in round T at most C rounds are observed *)

Theorem crowd_price {W} (C T : nat) (A kappa : R) (rho : law W) (adds : W -> nat -> bool) (drops : W -> nat -> nat -> bool) :
  proper rho -> (1 <= C)%nat -> (1 <= T)%nat ->
  let seen t := mean rho (fun w => ind (member t (observed C (until T) (adds w) (drops w) T))) in
  (forall t, (1 <= t <= T)%nat -> 0 < seen t) ->
  sum T (fun t => / seen t) <= A * INR T + kappa * sum T (fun t => INR (until T t)) ->
  INR T / INR C <= A + kappa * (INR T - 1) / 2.
Proof.
  intros hrho C1 T1 seen pos promise. pose proof (INR_pos C C1) as c0. pose proof (INR_pos T T1) as t0.
  assert (fits : sum T seen <= INR C).
  { unfold seen. rewrite <- (mean_const rho (INR C) hrho). rewrite <- mean_sum by assumption.
    apply mean_le; [assumption|]. intros w. eapply Rle_trans; [apply count_members|]. apply le_INR.
    eapply Nat.le_trans; [apply length_filter_le|].
    exact (held_after_le C (until T) {| plays := fun _ _ => 0%nat; players.adds := fun _ => adds w; removes := fun _ =>
      drops w |} (fun _ _ => 0) T). }
  set (c := INR T / INR C).
  assert (low : 2 * c * INR T - c * c * INR C <= sum T (fun t => / seen t)).
  { apply Rle_trans with (sum T (fun t => 2 * c - c * c * seen t)).
    - rewrite sum_minus, sum_const, sum_scal. nra.
    - apply sum_le. intros t ht. pose proof (pos t ht) as x0. set (x := seen t) in *.
      apply Rmult_le_reg_l with x; [assumption|]. rewrite Rinv_r by lra. pose proof (Rle_0_sqr (c * x - 1)).
      unfold Rsqr in *. lra. }
  rewrite until_total in promise by lia.
  replace (2 * c * INR T - c * c * INR C) with (INR T * c) in low by (unfold c; field; lra). nra.
Qed.
