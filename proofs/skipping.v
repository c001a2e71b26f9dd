(** Skipping (past:skipping): rounds whose announced delay is too long are left out. A credit says how long is too long; what
    that costs is at most three times what the best set of left out rounds costs, for any price c of the root of the delay. *)
From Delays Require Export sums.

(** The larger a sum, the less its root grows. *)
Theorem root_slower p q m : 0 <= p <= q -> 0 <= m -> sqrt (q + m) - sqrt q <= sqrt (p + m) - sqrt p.
Proof.
  intros [p0 less] m0. pose proof (sqrt_sqrt q ltac:(lra)). pose proof (sqrt_sqrt p p0).
  pose proof (sqrt_sqrt (q + m) ltac:(lra)). pose proof (sqrt_sqrt (p + m) ltac:(lra)). pose proof (sqrt_pos p).
  pose proof (sqrt_le_1_alt p q less). pose proof (sqrt_le_1_alt (p + m) (q + m) ltac:(lra)).
  pose proof (sqrt_le_1_alt p (p + m) ltac:(lra)). pose proof (sqrt_le_1_alt q (q + m) ltac:(lra)).
  set (a := sqrt (q + m)) in *. set (b := sqrt q) in *. set (a' := sqrt (p + m)) in *. set (b' := sqrt p) in *.
  destruct (Rle_lt_dec (a + b) 0); [lra|]. assert (same : (a - b) * (a + b) = (a' - b') * (a' + b')) by nra.
  apply Rmult_le_reg_r with (a + b); [assumption|]. rewrite same. apply Rmult_le_compat_l; lra.
Qed.

Section Skipping.
Variables (c : R) (d : nat -> nat).
Hypothesis c_pos : 0 < c.

(** A round may wait theta, where c theta is the root of the credit after it. *)
Definition longest_wait (credit : R) : R := (1 + sqrt (1 + 4 * (c * c) * credit)) / (2 * (c * c)).
Definition short_enough (credit : R) (wait : nat) : bool :=
  if Rle_dec (c * c * (INR wait * INR wait)) (credit + INR wait) then true else false.
Definition charged (credit : R) (wait : nat) : R := if short_enough credit wait then INR wait else longest_wait credit.
Fixpoint credit (n : nat) : R := match n with O => 0 | S m => credit m + charged (credit m) (d n) end.
Definition keeps_round (t : nat) : bool := short_enough (credit (t - 1)) (d t).

(** The least cost of a set O of kept rounds *)
Definition cost_of (T : nat) (O : nat -> bool) : R :=
  sum T (fun t => ind (negb (O t))) + c * sqrt (sum T (fun t => ind (O t) * INR (d t))).

Lemma longest_wait_is q : 0 <= q -> 0 < longest_wait q /\ c * c * (longest_wait q * longest_wait q) = q + longest_wait q.
Proof.
  intros hq. assert (c2 : 0 < c * c) by nra. set (r := sqrt (1 + 4 * (c * c) * q)).
  assert (r0 : 0 <= r) by apply sqrt_pos. assert (rr : r * r = 1 + 4 * (c * c) * q) by (apply sqrt_sqrt; nra).
  split; [unfold longest_wait; fold r; apply Rdiv_lt_0_compat; lra|].
  unfold longest_wait. fold r. replace q with ((r * r - 1) / (4 * (c * c))) by (rewrite rr; field; lra). field. lra.
Qed.

Lemma charged_is q wait : 0 <= q -> 0 <= charged q wait <= INR wait /\ c * charged q wait <= sqrt (q + charged q wait) /\
  (short_enough q wait = false -> c * charged q wait = sqrt (q + charged q wait)).
Proof.
  intros hq. pose proof (longest_wait_is q hq) as [pos root]. pose proof (pos_INR wait) as w0.
  assert (c2 : 0 < c * c) by nra. unfold charged, short_enough.
  assert (root_of : c * longest_wait q = sqrt (q + longest_wait q)).
  { rewrite <- root. symmetry. replace (c * c * (longest_wait q * longest_wait q)) with (Rsqr (c * longest_wait q))
      by (unfold Rsqr; ring). apply sqrt_Rsqr. nra. }
  destruct (Rle_dec _ _) as [le|gt]; repeat split; try lra; try easy.
  - rewrite <- (sqrt_Rsqr (c * INR wait)) by nra. apply sqrt_le_1_alt. unfold Rsqr. lra.
  - destruct (Rle_lt_dec (longest_wait q) (INR wait)) as [|less]; [assumption|exfalso; apply gt].
    assert (c * c * INR wait * (longest_wait q - INR wait) >= 0) by nra.
    assert (c * c * longest_wait q >= 1) by nra. nra.
Qed.

Lemma credit_nonneg n : 0 <= credit n.
Proof. induction n as [|n IH]; simpl; [lra|]. pose proof (charged_is (credit n) (d (S n)) IH). lra. Qed.

Lemma keeps_round_next n : keeps_round (S n) = short_enough (credit n) (d (S n)).
Proof. unfold keeps_round. now replace (S n - 1)%nat with n by lia. Qed.

(** The root of the credit grows by at most 1 / c in a round, and by at least half of that in a round that is left out. *)
Theorem credit_root_grows n : let step := c * (sqrt (credit (S n)) - sqrt (credit n)) in
  0 <= step <= 1 /\ (keeps_round (S n) = false -> / 2 <= step).
Proof.
  intros step. pose proof (credit_nonneg n) as q0. pose proof (charged_is _ (d (S n)) q0) as ([m0 _] & small & left_out).
  rewrite keeps_round_next. change (credit (S n)) with (credit n + charged (credit n) (d (S n))) in *. unfold step.
  set (m := charged _ _) in *. set (q := credit n) in *. pose proof (sqrt_pos q) as b0. pose proof (sqrt_pos (q + m)) as a0.
  pose proof (sqrt_sqrt q q0) as bb. pose proof (sqrt_sqrt (q + m) ltac:(lra)) as aa.
  assert (ba : sqrt q <= sqrt (q + m)) by (apply sqrt_le_1_alt; lra).
  set (a := sqrt (q + m)) in *. set (b := sqrt q) in *. split; [split; [nra|]|].
  - destruct (Rle_lt_dec (a + b) 0); [nra|]. apply Rmult_le_reg_r with (a + b); [lra|].
    replace (c * (a - b) * (a + b)) with (c * (a * a - b * b)) by ring. rewrite aa, bb. lra.
  - intros out. specialize (left_out out). pose proof (longest_wait_is q q0) as [pos _].
    assert (0 < m) by (unfold m, charged; rewrite out; lra). assert (0 < a) by nra.
    apply Rmult_le_reg_r with (a + b); [lra|].
    replace (c * (a - b) * (a + b)) with (c * (a * a - b * b)) by ring. rewrite aa, bb. nra.
Qed.

(** Who keeps_round O pays nearly as much as the root of the credit. *)
Theorem credit_below T O : c * sqrt (credit T) <= cost_of T O.
Proof.
  set (part := fun n => sum n (fun t => ind (O t) * charged (credit (t - 1)) (d t))).
  assert (parts : forall n, 0 <= part n <= credit n /\
    c * sqrt (credit n) <= sum n (fun t => ind (negb (O t))) + c * sqrt (part n)).
  { induction n as [|n [[p0 below] IH]]; [unfold part; simpl; rewrite sqrt_0; lra|].
    pose proof (credit_nonneg n) as q0. pose proof (charged_is _ (d (S n)) q0) as ([m0 _] & _).
    pose proof (credit_root_grows n) as [[_ up] _]. unfold part in *. rewrite !sum_last. replace (S n - 1)%nat with n by lia.
    change (credit (S n)) with (credit n + charged (credit n) (d (S n))) in *. set (p := sum n _) in *.
    set (m := charged _ _) in *. set (q := credit n) in *.
    destruct (O (S n)); simpl ind; [|rewrite !Rmult_0_l, !Rplus_0_r; split; lra].
    rewrite !Rmult_1_l, Rplus_0_r. split; [lra|]. pose proof (root_slower p q m ltac:(lra) m0). nra. }
  destruct (parts T) as [[p0 _] below]. eapply Rle_trans; [exact below|]. unfold cost_of. apply Rplus_le_compat_l.
  apply Rmult_le_compat_l; [lra|]. apply sqrt_le_1_alt, sum_le. intros t _. apply Rmult_le_compat_l; [apply ind_bounds|].
  apply charged_is, credit_nonneg.
Qed.

(** The cost of the rule is at most three times that of any other choice. *)
Theorem skipping_costs T O : cost_of T keeps_round <= 3 * cost_of T O.
Proof.
  pose proof (credit_below T O) as below. enough (cost_of T keeps_round <= 3 * (c * sqrt (credit T))) by lra. unfold cost_of.
  assert (few : sum T (fun t => ind (negb (keeps_round t))) <= 2 * (c * sqrt (credit T))).
  { clear below. induction T as [|n IH]; [simpl; rewrite sqrt_0; lra|]. rewrite sum_last.
    pose proof (credit_root_grows n) as [[up _] out]. destruct (keeps_round (S n)); simpl ind; [lra|]. specialize (out eq_refl). lra. }
  assert (left_ : sum T (fun t => ind (keeps_round t) * INR (d t)) <= credit T); [|pose proof (sqrt_le_1_alt _ _ left_); nra].
  clear - c_pos. induction T as [|n IH]; [simpl; lra|]. rewrite sum_last, keeps_round_next. simpl credit. unfold charged.
  pose proof (longest_wait_is (credit n) (credit_nonneg n)) as [wait _]. destruct (short_enough _ _); simpl ind; lra.
Qed.
End Skipping.
