(** Skipping (past:skipping): announced delays, which may be as long as one likes; told neither T nor D. One number,
    the extent x, says what is too long: x_t is the smaller of sqrt (x^2 + c^2 d_t) and x + lambda, where x = x_(t-1), and
    round t is kept if it is the first.

    A set of kept rounds costs the number of the others and c times the root of what is left of the delay. The rule costs
    at most sqrt (1 + 1 / lambda^2) times lambda |not O| + c sqrt (sum over O of d_t), for every set O of rounds; and with
    lambda^2 = c / sqrt 2 at most sqrt (1 + c / sqrt 2) + (c + sqrt 2) sqrt D, where D counts delays up to the end of the
    game only. *)
From Delays Require Export sums.

Section Skipping.
Variables (c lambda : R) (d : nat -> nat).
Hypotheses (c_pos : 0 < c) (lambda_pos : 0 < lambda).

Definition stretched (x : R) (wait : nat) : R := sqrt (x * x + c * c * INR wait).
Fixpoint extent (n : nat) : R :=
  match n with O => 0 | S m => Rmin (stretched (extent m) (d n)) (extent m + lambda) end.
Definition keeps_round (t : nat) : bool :=
  if Rle_dec (stretched (extent (t - 1)) (d t)) (extent (t - 1) + lambda) then true else false.

(** How many rounds a choice leaves out, and what is left of the delay *)
Definition left_out (T : nat) (O : nat -> bool) : R := sum T (fun t => ind (negb (O t))).
Definition delay_of (T : nat) (O : nat -> bool) : R := sum T (fun t => ind (O t) * INR (d t)).

Lemma left_out_nonneg T O : 0 <= left_out T O.
Proof. apply sum_nonneg. intros; apply ind_bounds. Qed.
Lemma delay_of_nonneg T O : 0 <= delay_of T O.
Proof. apply sum_nonneg. intros; apply Rmult_le_pos; [apply ind_bounds|apply pos_INR]. Qed.

Lemma stretched_squared x wait : stretched x wait * stretched x wait = x * x + c * c * INR wait.
Proof. apply sqrt_sqrt. pose proof (pos_INR wait). nra. Qed.

Lemma extent_nonneg n : 0 <= extent n.
Proof. induction n as [|n IH]; simpl; [lra|]. apply Rmin_glb; [apply sqrt_pos|lra]. Qed.

Lemma next_extent n :
  (keeps_round (S n) = true /\ extent (S n) = stretched (extent n) (d (S n))) \/
  (keeps_round (S n) = false /\ extent (S n) = extent n + lambda).
Proof.
  unfold keeps_round. replace (S n - 1)%nat with n by lia. cbn [extent]. unfold Rmin.
  destruct (Rle_dec (stretched (extent n) (d (S n))) (extent n + lambda)); auto.
Qed.

(** What the rule itself costs, against the extent: (lambda s)^2 + c^2 D' <= x^2, with s rounds left out and D' left. *)
Theorem own_cost T : let s := left_out T keeps_round in
  lambda * s <= extent T /\ lambda * s * (lambda * s) + c * c * delay_of T keeps_round <= extent T * extent T.
Proof.
  induction T as [|n [small squares]]; [unfold left_out, delay_of; simpl; lra|].
  unfold left_out, delay_of in *. rewrite !sum_last.
  set (s := sum n (fun t => ind (negb (keeps_round t)))) in *.
  set (w := sum n (fun t => ind (keeps_round t) * INR (d t))) in *.
  pose proof (extent_nonneg n) as x0. destruct (next_extent n) as [[-> ->]|[-> ->]]; simpl ind.
  - pose proof (stretched_squared (extent n) (d (S n))) as squared. pose proof (pos_INR (d (S n))).
    assert (grows : extent n <= stretched (extent n) (d (S n))).
    { unfold stretched. rewrite <- (sqrt_square (extent n)) at 1 by assumption. apply sqrt_le_1_alt. nra. }
    split; nra.
  - split; nra.
Qed.

(** The root of a sum of two squares, one of them of a sum *)
Lemma stretched_sum u v wait : 0 <= u -> 0 <= v -> stretched (u + v) wait <= u + stretched v wait.
Proof.
  intros u0 v0. pose proof (stretched_squared v wait) as squared. pose proof (pos_INR wait).
  assert (more : v <= stretched v wait).
  { unfold stretched. rewrite <- (sqrt_square v) at 1 by assumption. apply sqrt_le_1_alt. nra. }
  unfold stretched at 1. rewrite <- (sqrt_square (u + stretched v wait)) by lra. apply sqrt_le_1_alt. nra.
Qed.

Lemma stretched_mono x y wait : 0 <= x <= y -> stretched x wait <= stretched y wait.
Proof. intros h. apply sqrt_le_1_alt. nra. Qed.

(** Every other choice O costs as much as the extent, if a round that it leaves out costs lambda. *)
Theorem others_cost T O : extent T <= lambda * left_out T O + c * sqrt (delay_of T O).
Proof.
  induction T as [|n IH]; [unfold left_out, delay_of; simpl; rewrite sqrt_0; lra|].
  pose proof (left_out_nonneg n O) as u0. pose proof (delay_of_nonneg n O) as w0. pose proof (extent_nonneg n) as x0.
  unfold left_out, delay_of in *. rewrite !sum_last. set (u := sum n (fun t => ind (negb (O t)))) in *.
  set (w := sum n (fun t => ind (O t) * INR (d t))) in *. pose proof (sqrt_pos w) as r0. cbn [extent].
  destruct (O (S n)); simpl ind.
  - rewrite Rplus_0_r, Rmult_1_l. eapply Rle_trans; [apply Rmin_l|].
    eapply Rle_trans; [apply stretched_mono; split; [exact x0|exact IH]|].
    eapply Rle_trans; [apply stretched_sum; nra|]. apply Rplus_le_compat_l. right. unfold stretched.
    replace (c * sqrt w * (c * sqrt w) + c * c * INR (d (S n))) with (c * c * (w + INR (d (S n)))).
    + rewrite sqrt_mult_alt, sqrt_square by nra. reflexivity.
    + pose proof (sqrt_sqrt w w0). nra.
  - rewrite Rmult_0_l, Rplus_0_r. eapply Rle_trans; [apply Rmin_r|]. lra.
Qed.

Theorem skipping_costs T O : left_out T keeps_round + c * sqrt (delay_of T keeps_round)
  <= sqrt (1 + / (lambda * lambda)) * (lambda * left_out T O + c * sqrt (delay_of T O)).
Proof.
  destruct (own_cost T) as [_ squares]. pose proof (others_cost T O) as others. pose proof (extent_nonneg T) as x0.
  pose proof (delay_of_nonneg T keeps_round) as w0.
  set (s := left_out T keeps_round) in *. set (w := delay_of T keeps_round) in *. set (x := extent T) in *.
  assert (l2 : 0 < lambda * lambda) by nra. pose proof (Rinv_0_lt_compat _ l2) as i0.
  set (k := sqrt (1 + / (lambda * lambda))). assert (k0 : 0 <= k) by apply sqrt_pos.
  assert (kk : k * k = 1 + / (lambda * lambda)) by (apply sqrt_sqrt; lra).
  apply Rle_trans with (k * x); [|now apply Rmult_le_compat_l].
  (* by Cauchy and Schwarz for (1 / lambda, 1) and (lambda s, c sqrt w) *)
  apply Rsqr_incr_0_var; [|now apply Rmult_le_pos]. unfold Rsqr.
  replace (k * x * (k * x)) with (k * k * (x * x)) by ring. rewrite kk.
  set (y := c * sqrt w). assert (yy : c * c * w = y * y) by (unfold y; rewrite <- (sqrt_sqrt w w0) at 1; ring).
  rewrite yy in squares. apply Rle_trans with ((1 + / (lambda * lambda)) * (lambda * s * (lambda * s) + y * y)).
  - replace ((1 + / (lambda * lambda)) * (lambda * s * (lambda * s) + y * y))
      with ((s + y) * (s + y) + (lambda * s - / lambda * y) * (lambda * s - / lambda * y)) by (field; lra).
    pose proof (Rle_0_sqr (lambda * s - / lambda * y)) as square. unfold Rsqr in square. lra.
  - apply Rmult_le_compat_l; [lra|assumption].
Qed.
End Skipping.

(** Rounds that last beyond the end: no two of them have the same T - t. *)
Theorem few_last_beyond T (beyond : nat -> bool) : let h := sum T (fun t => ind (beyond t)) in
  h * (h - 1) <= 2 * sum T (fun t => ind (beyond t) * INR (T - t)).
Proof.
  assert (before : forall n m, (n <= m)%nat -> let h := sum n (fun t => ind (beyond t)) in 0 <= h /\
    h * (h - 1) + 2 * INR (m - n) * h <= 2 * sum n (fun t => ind (beyond t) * INR (m - t))).
  { induction n as [|n IH]; intros m hm; cbn [sum]; [simpl; lra|]. destruct (IH m ltac:(lia)) as [h0 le].
    replace (INR (m - n)) with (INR (m - S n) + 1) in le by (rewrite <- S_INR; f_equal; lia).
    set (h := sum n (fun t => ind (beyond t))) in *. pose proof (pos_INR (m - S n)).
    destruct (beyond (S n)); simpl ind; split; nra. }
  destruct (before T T (le_n T)) as [_ le]. rewrite Nat.sub_diag in le. simpl INR in le. cbv zeta. lra.
Qed.

Theorem skipping_within_game c d T : 0 < c -> let kept := keeps_round c (sqrt (c / sqrt 2)) d in
  left_out T kept + c * sqrt (delay_of d T kept)
  <= (c + sqrt 2) * sqrt (sum T (fun t => INR (Nat.min (d t) (T - t)))) + sqrt (1 + c / sqrt 2).
Proof.
  intros c0 kept. set (r := sqrt 2). assert (r0 : 0 < r) by (apply sqrt_lt_R0; lra).
  assert (rr : r * r = 2) by (apply sqrt_sqrt; lra). assert (cr : 0 < c / r) by now apply Rdiv_lt_0_compat.
  set (lambda := sqrt (c / r)). assert (l0 : 0 < lambda) by now apply sqrt_lt_R0.
  assert (ll : lambda * lambda = c / r) by (apply sqrt_sqrt; lra).
  (* the choice is what ends in the game *)
  set (ends := fun t => (t + d t <=? T)%nat). set (h := left_out T ends). set (y := delay_of d T ends).
  set (g := sum T (fun t => ind (negb (ends t)) * INR (T - t))).
  assert (h0 : 0 <= h) by apply left_out_nonneg. assert (y0 : 0 <= y) by apply delay_of_nonneg.
  assert (g0 : 0 <= g) by (apply sum_nonneg; intros; apply Rmult_le_pos; [apply ind_bounds|apply pos_INR]).
  assert (split_ : sum T (fun t => INR (Nat.min (d t) (T - t))) = y + g).
  { unfold y, g, delay_of. rewrite <- sum_plus. apply sum_ext. intros t _. unfold ends.
    destruct (Nat.leb_spec (t + d t) T); simpl ind; rewrite Rmult_0_l, Rmult_1_l, ?Rplus_0_r, ?Rplus_0_l; f_equal; lia. }
  rewrite split_. pose proof (sqrt_pos g) as a0. pose proof (sqrt_sqrt g g0) as aa. pose proof (sqrt_pos y) as b0.
  pose proof (sqrt_sqrt y y0) as bb. pose proof (sqrt_pos (y + g)) as n0.
  pose proof (sqrt_sqrt (y + g) ltac:(lra)) as nn. set (a := sqrt g) in *. set (b := sqrt y) in *.
  set (n := sqrt (y + g)) in *.
  assert (few : h <= 1 + r * a).
  { pose proof (few_last_beyond T (fun t => negb (ends t))) as few. cbv zeta in few.
    change (h * (h - 1) <= 2 * g) in few. destruct (Rle_lt_dec h 1); [nra|].
    assert (h - 1 <= r * a); [|lra]. apply Rsqr_incr_0_var; [|nra]. unfold Rsqr.
    replace (r * a * (r * a)) with (r * r * (a * a)) by ring. rewrite rr, aa. nra. }
  set (k := sqrt (1 + / (lambda * lambda))). assert (k0 : 0 <= k) by apply sqrt_pos.
  pose proof (Rinv_0_lt_compat _ cr) as i0.
  assert (kk : k * k = 1 + / (c / r)) by (unfold k; rewrite ll; apply sqrt_sqrt; lra).
  set (u := sqrt (1 + c / r)). assert (u0 : 0 <= u) by apply sqrt_pos.
  assert (uu : u * u = 1 + c / r) by (apply sqrt_sqrt; lra).
  assert (kl : k * lambda = u).
  { unfold k, u. rewrite <- (sqrt_square lambda) at 3 by lra. rewrite <- sqrt_mult_alt by (rewrite ll; lra). f_equal.
    rewrite ll. field. lra. }
  eapply Rle_trans; [exact (skipping_costs c lambda d c0 l0 T ends)|]. fold k h y b.
  replace (k * (lambda * h + c * b)) with (u * h + k * c * b) by (rewrite <- kl; ring).
  apply Rle_trans with (u + (u * r * a + k * c * b)).
  { apply (Rmult_le_compat_l u) in few; [|assumption]. lra. }
  rewrite (Rplus_comm _ u). apply Rplus_le_compat_l.
  (* by Cauchy and Schwarz, since 2 u^2 + k^2 c^2 = (c + sqrt 2)^2 *)
  apply Rsqr_incr_0_var; [|apply Rmult_le_pos; lra]. unfold Rsqr.
  replace ((c + r) * n * ((c + r) * n)) with ((c + r) * (c + r) * (n * n)) by ring. rewrite nn, <- aa, <- bb.
  set (p := u * r). set (q := k * c). assert (pq : p * p + q * q = (c + r) * (c + r)).
  { unfold p, q. replace (u * r * (u * r)) with (u * u * (r * r)) by ring.
    replace (k * c * (k * c)) with (k * k * (c * c)) by ring. rewrite uu, kk, rr.
    replace ((1 + / (c / r)) * (c * c)) with (c * c + c * r) by (field; lra).
    replace (c / r) with (c * r / 2) by (rewrite <- rr; field; lra).
    replace ((c + r) * (c + r)) with (c * c + 2 * (c * r) + r * r) by ring. rewrite rr. field. }
  rewrite <- pq. pose proof (Rle_0_sqr (p * b - q * a)) as square. unfold Rsqr in square. nra.
Qed.
