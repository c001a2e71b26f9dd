(** Learning rates that are roots of what they sum, or of a cover: of what is seen, and a reserve for the rest. *)
From Delays Require Import probability lem_d_4.
From Delays Require Export automation.

(** The sum is paid by its root, and the reserve in the last term only. *)
Lemma covered T f c R k p : 0 <= k -> 0 <= p -> 0 <= R -> (forall t, (1 <= t <= T)%nat -> 0 <= f t) ->
  (forall t, (1 <= t <= T)%nat -> sum t f <= c t) -> c T <= sum T f + R ->
  k * sum T (fun t => f t / sqrt (c t)) + p * sqrt (c T) <= (2 * k + p) * sqrt (sum T f) + p * sqrt R.
Proof.
  intros k0 p0 R0 pos cover last.
  assert (s1 : sum T (fun t => f t / sqrt (c t)) <= 2 * sqrt (sum T f)).
  { eapply Rle_trans; [|apply (lem_d_4 T f); intros; apply pos; lia]. apply sum_le. intros t ht.
    destruct (pos t ltac:(lia)) as [f0|<-]; [|unfold Rdiv; lra]. specialize (cover t ltac:(lia)).
    pose proof (sum_member t f t ltac:(intros; apply pos; lia) ltac:(lia)). apply Rmult_le_compat_l; [lra|].
    apply Rinv_le_contravar; [apply sqrt_lt_R0; lra|now apply sqrt_le_1_alt]. }
  assert (s2 : sqrt (c T) <= sqrt (sum T f) + sqrt R).
  { eapply Rle_trans; [apply sqrt_le_1_alt, last|]. apply root_sum; [|assumption]. apply sum_nonneg.
    intros; apply pos; lia. }
  nra.
Qed.

(** The same for rates r_t = sqrt (c_t / l), and a last term m r_T. *)
Lemma covered_over l m T f c R r : 0 < l -> 0 <= m -> 0 <= R -> (forall t, (1 <= t <= T)%nat -> 0 <= f t) ->
  (forall t, (1 <= t <= T)%nat -> sum t f <= c t) -> c T <= sum T f + R -> (forall t, r t = sqrt (c t / l)) ->
  sum T (fun t => f t / r t) + m * r T <= (2 + m / l) * sqrt (l * sum T f) + m / l * sqrt (l * R).
Proof.
  intros l0 m0 R0 pos cover last rate. pose proof (sqrt_lt_R0 _ l0) as s0. pose proof (sqrt_sqrt l ltac:(lra)) as ss.
  assert (root : forall t, r t = sqrt (c t) / sqrt l) by (intros; rewrite rate; now apply sqrt_div_alt).
  assert (F0 : 0 <= sum T f) by (apply sum_nonneg; intros; apply pos; lia).
  pose proof (covered T f c R (sqrt l) (m / sqrt l) ltac:(lra) ltac:(positive) R0 pos cover last) as h.
  rewrite (sum_scaled T (sqrt l) (fun t => f t / sqrt (c t))), root, !sqrt_mult by
    (lra || intros; rewrite root; unfold Rdiv; rewrite Rinv_mult, Rinv_inv; ring).
  set (s := sqrt l) in *. rewrite <- ss. replace (m / (s * s)) with (m / s / s) by (field; lra).
  replace (m * (sqrt (c T) / s)) with (m / s * sqrt (c T)) by (field; lra).
  replace ((2 + m / s / s) * (s * sqrt (sum T f)) + m / s / s * (s * sqrt R))
    with ((2 * s + m / s) * sqrt (sum T f) + m / s * sqrt R) by (field; lra). exact h.
Qed.

(** r_t = sqrt (2 c_t / l) *)
Lemma covered_twice l T f c R r : 0 < l -> 0 <= R -> (forall t, (1 <= t <= T)%nat -> 0 <= f t) ->
  (forall t, (1 <= t <= T)%nat -> sum t f <= c t) -> c T <= sum T f + R -> (forall t, r t = sqrt (2 * c t / l)) ->
  sum T (fun t => f t / r t) + l * r T <= 2 * sqrt 2 * sqrt (sum T f * l) + sqrt 2 * sqrt (R * l).
Proof.
  intros l0 R0 pos cover last rate.
  pose proof (covered_over (l / 2) l T f c R r ltac:(lra) ltac:(lra) R0 pos cover last) as h.
  assert (twice : forall x, 0 <= x -> 2 * sqrt (l / 2 * x) = sqrt 2 * sqrt (x * l)).
  { intros x x0. rewrite <- (sqrt_square 2) at 1 by lra. rewrite <- !sqrt_mult by nra. f_equal. field. }
  assert (F0 : 0 <= sum T f) by (apply sum_nonneg; intros; apply pos; lia).
  pose proof (twice _ F0). pose proof (twice R R0). replace (l / (l / 2)) with 2 in h by (field; lra).
  specialize (h ltac:(intros; rewrite rate; f_equal; field; lra)). lra.
Qed.

(** sqrt 2 times 2 sqrt 2, or 2 times 2, out of a root *)
Lemma root_out c x : 0 <= c -> sqrt (c * c * x) = c * sqrt x.
Proof. intros h. rewrite sqrt_mult_alt by nra. now rewrite sqrt_square. Qed.

(** X / b + L b for b = sqrt (X / L) *)
Lemma balanced X L : 0 <= X -> 0 < L -> X / sqrt (X / L) + L * sqrt (X / L) = 2 * sqrt (X * L).
Proof.
  intros X0 L0. rewrite sqrt_div_alt, sqrt_mult by lra. pose proof (sqrt_lt_R0 _ L0) as r0.
  pose proof (sqrt_sqrt L ltac:(lra)) as rr. pose proof (sqrt_sqrt X X0) as qq. set (q := sqrt X) in *.
  set (r := sqrt L) in *. rewrite <- rr at 1. destruct (Req_dec q 0) as [e|ne].
  - rewrite <- qq, e. unfold Rdiv. rewrite !Rmult_0_l, !Rmult_0_r. ring.
  - rewrite <- qq. field. lra.
Qed.

(** ** Rates of what has been heard, and a reserve *)

Section Seen.
Variables (d : nat -> nat) (f : nat -> R).
Hypothesis f0 : forall s, (1 <= s)%nat -> 0 <= f s.
Let heard (t : nat) : R := sum (t - 1) (fun s => if s + d s <? t then f s else 0).
Lemma heard_nonneg t : 0 <= heard t.
Proof. apply sum_nonneg. intros s hs. specialize (f0 s ltac:(lia)). destruct (_ <? _); lra. Qed.

Lemma heard_grows s t : (s <= t)%nat -> heard s <= heard t.
Proof.
  intros hs. eapply Rle_trans; [|apply (sum_mono (s - 1) (t - 1)); [lia|]].
  - apply sum_le. intros r hr. specialize (f0 r ltac:(lia)).
    destruct (Nat.ltb_spec (r + d r) s), (Nat.ltb_spec (r + d r) t); lia || lra.
  - intros r hr. specialize (f0 r ltac:(lia)). destruct (_ <? _); lra.
Qed.

Lemma heard_le_all t : heard t <= sum t f.
Proof.
  eapply Rle_trans; [|apply (sum_mono (t - 1) t); [lia|intros; apply f0; lia]]. apply sum_le. intros s hs.
  specialize (f0 s ltac:(lia)). destruct (_ <? _); lra.
Qed.

(** What has been heard and the reserve cover everything, if no more than n observed rounds are on their way. *)
Lemma heard_and_reserve (seen : nat -> bool) n t G : (1 <= t)%nat -> 0 <= G ->
  sum t (fun s => ind (negb (s + d s <? t) && seen s)) <= INR n -> (forall s, (1 <= s <= t)%nat ->
  f s <= G * ind (seen s)) ->
  sum t f <= heard t + INR n * G.
Proof.
  intros ht G0 few small. apply Rle_trans with (heard t + G * sum t (fun s => ind (negb (s + d s <? t) && seen s)));
    [|nra].
  replace (heard t) with (sum t (fun s => if s + d s <? t then f s else 0)).
  - rewrite <- sum_scal, <- sum_plus. apply sum_le. intros s hs. specialize (small s hs). destruct (_ <? _); simpl; lra.
  - unfold heard. destruct t as [|m]; [lia|]. rewrite sum_last. replace (S m - 1)%nat with m by lia. compare_nat. ring.
Qed.
End Seen.

Lemma heard_known {A} d (g : (nat -> A) -> nat -> R) t :
  (forall s, (1 <= s)%nat -> (s + d s < t)%nat -> known t (fun w => g w s)) ->
  known t (fun w => sum (t - 1) (fun s => if s + d s <? t then g w s else 0)).
Proof.
  intros h x y hxy. apply sum_ext. intros s hs. destruct (Nat.ltb_spec (s + d s) t); [|reflexivity].
  apply (h s); trivial. lia.
Qed.
