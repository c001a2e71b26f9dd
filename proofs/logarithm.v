(** A logarithm is needed (book, P.23 and Logarithm 2): no scheduler whose observation probabilities are
    fixed in advance promises 1 / p_t <= 1 + kappa d_t without one. *)
From Delays Require Import information.
From Delays Require Export calibrated.

(** The sum of 1 / (1 + kappa k) is at least an integral. *)
Theorem harmonic_integral kappa n : 0 < kappa ->
  sum n (fun k => / (1 + kappa * INR k)) >= / kappa * ln ((1 + kappa * INR (S n)) / (1 + kappa)).
Proof.
  intros hk. apply Rle_ge. pose proof (inv_pos kappa hk) as ik.
  assert (pos : forall m, 0 < 1 + kappa * INR m) by (intros m; pose proof (pos_INR m); nra).
  assert (logs : forall m, ln ((1 + kappa * INR m) / (1 + kappa)) = ln (1 + kappa * INR m) - ln (1 + kappa)).
  { intros m. unfold Rdiv. rewrite ln_mult, ln_Rinv by (auto || lra || apply inv_pos; lra). ring. }
  induction n as [|n IH].
  - simpl sum. rewrite logs. simpl INR. rewrite Rmult_1_r. right. ring.
  - rewrite sum_last. rewrite logs in *.
    pose proof (ln_tangent (1 + kappa * INR (S (S n))) (1 + kappa * INR (S n)) (pos _) (pos _)) as t.
    replace ((1 + kappa * INR (S (S n))) / (1 + kappa * INR (S n))) with (1 + kappa * / (1 + kappa * INR (S n))) in t.
    2:{ rewrite (S_INR (S n)). field. pose proof (pos (S n)). lra. }
    set (x := / (1 + kappa * INR (S n))) in *.
    apply Rle_trans with (/ kappa * (ln (1 + kappa * INR (S n)) - ln (1 + kappa)) + / kappa * (kappa * x)).
    + rewrite <- Rmult_plus_distr_l. apply Rmult_le_compat_l; lra.
    + replace (/ kappa * (kappa * x)) with x by (field; lra). lra.
Qed.

(** ** What is tracked when every delay ends in the last round *)

Section Held.
Context {A : Type}.
Variables (C T : nat) (L : nat -> law A) (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool)
  (p : nat -> R) (delta : R).
Hypotheses (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat) (delta1 : delta < 1).
Hypothesis L_proper : forall t, proper (L t).
Hypothesis capacity : forall w t, (length (S0 w t) <= C)%nat.
Hypothesis pre : precommitted S0 Z.
Hypothesis quant : quantified L C S0 Z p T.
Hypothesis rare : forall t w, (1 <= t <= T)%nat -> overflow_probability C T L S0 t w <= delta.
(** Round s, with d_s = T - s, is in the set before round T if its feedback is observed at its end. *)
Hypothesis held_until_seen : forall w s, (1 <= s < T)%nat -> Z w s = true -> In s (S0 w T).

Let L_proper' : forall t w, proper (independent L t w) := fun t _ => L_proper t.

Lemma observed_often s w : (1 <= s <= T)%nat -> (1 - delta) * p s <= coin_mean T L (fun v => ind (Z v s)) w.
Proof.
  intros hs. destruct (quant s hs) as [[p0 _] q]. unfold coin_mean. replace T with ((s - 1) + (T + 1 - s))%nat by lia.
  rewrite E_tower. replace (1 + (s - 1))%nat with s by lia.
  rewrite (E_ext _ _ _ _ (fun v => p s * ind (length (S0 v s) <? C))) by (intros; apply q).
  rewrite E_scal, Rmult_comm, (E_ext _ _ _ _ (fun v => 1 - ind (length (S0 v s) =? C))).
  2:{ intros v. specialize (capacity v s).
      destruct (Nat.ltb_spec (length (S0 v s)) C), (Nat.eqb_spec (length (S0 v s)) C); simpl; lia || ring. }
  rewrite E_minus, E_const by exact L_proper'. specialize (rare s w hs). unfold overflow_probability, Pr in rare.
  rewrite (E_past _ L_proper' T s) in rare; [nra|lia|]. intros x y hxy. destruct (pre s ltac:(lia)) as [k _].
  now rewrite (k x y hxy).
Qed.

Lemma observed_are_held w : sum (T - 1) (fun s => ind (Z w s)) <= INR (length (S0 w T)).
Proof.
  rewrite <- length_filter. apply le_INR. apply NoDup_incl_length.
  - apply NoDup_filter. assert (h : forall n, NoDup (rounds n)); [|apply h].
    induction n as [|n IH]; simpl; constructor; [|assumption]. rewrite in_rounds. lia.
  - intros s hs. apply filter_In in hs as [hs seen]. apply in_rounds in hs. apply held_until_seen; [lia|assumption].
Qed.

Theorem slots_held w : (1 - delta) * sum (T - 1) p <= coin_mean T L (fun v => INR (length (S0 v T))) w <= INR C.
Proof.
  split.
  - rewrite <- sum_scal. apply Rle_trans with (sum (T - 1) (fun s => coin_mean T L (fun v => ind (Z v s)) w)).
    + apply sum_le. intros s hs. apply observed_often. lia.
    + unfold coin_mean. rewrite <- E_sum by exact L_proper'. apply E_le; [exact L_proper'|exact observed_are_held].
  - rewrite <- (E_const _ L_proper' T (INR C) 1 w). apply E_le; [exact L_proper'|]. intros v. now apply le_INR.
Qed.

Variable kappa : R.
Hypotheses (kappa0 : 0 < kappa) (promise : forall t, (1 <= t < T)%nat -> / p t <= 1 + kappa * INR (T - t)).

Theorem promise_sum : sum (T - 1) (fun k => / (1 + kappa * INR k)) <= INR C / (1 - delta).
Proof.
  assert (e : exists a : nat -> A, True).
  { destruct (L 1%nat) as [|[a v] l] eqn:eq; [|now exists (fun _ => a)]. pose proof (weights_total _ (L_proper 1)) as h.
    rewrite eq in h. simpl in h. lra. }
  destruct e as [w _]. pose proof (slots_held w) as [low high]. apply le_div; [lra|].
  apply Rle_trans with ((1 - delta) * sum (T - 1) p); [|lra]. rewrite Rmult_comm. apply Rmult_le_compat_l; [lra|].
  rewrite <- (sum_rev (T - 1)). apply sum_le. intros s hs. destruct (quant s ltac:(lia)) as [[p0 _] _].
  specialize (promise s ltac:(lia)). replace (T - 1 + 1 - s)%nat with (T - s)%nat by lia. rewrite <- (Rinv_inv (p s)).
  apply Rinv_le_contravar; [now apply inv_pos|assumption].
Qed.

Theorem no_promise_without_a_logarithm : kappa >= (1 - delta) / INR C * ln ((1 + kappa * INR T) / (1 + kappa)).
Proof.
  pose proof promise_sum as up. pose proof (harmonic_integral kappa (T - 1) kappa0) as low. apply Rge_le in low.
  replace (S (T - 1)) with T in low by lia. pose proof (INR_pos C C1).
  set (l := ln ((1 + kappa * INR T) / (1 + kappa))) in *. apply Rle_ge.
  assert (h : / kappa * l <= INR C / (1 - delta)) by lra.
  apply (Rmult_le_compat_l (kappa * ((1 - delta) / INR C))) in h.
  - replace (kappa * ((1 - delta) / INR C) * (/ kappa * l)) with ((1 - delta) / INR C * l) in h by (field; lra).
    replace (kappa * ((1 - delta) / INR C) * (INR C / (1 - delta))) with kappa in h by (field; lra). exact h.
  - apply Rmult_le_pos; [lra|]. apply div_nonneg; lra.
Qed.
End Held.

(** ** Hidden delays: a promise about the sum is one about each round *)

Section Hidden.
Variables (T : nat) (g : nat -> nat -> R) (kappa : R).
Hypothesis chances_ : forall s k, (1 <= s <= T)%nat -> 0 < g s k <= 1.
Hypothesis promise : forall d : nat -> nat, sum T (fun t => / g t (d t)) <= INR T + kappa * sum T (fun t => INR (d t)).

Theorem promise_of_each_round s k : (1 <= s <= T)%nat -> / g s k <= 1 + kappa * INR k.
Proof.
  intros hs. pose proof (promise (fun t => if t =? s then k else 0%nat)) as promised. cbv beta in promised.
  assert (one : sum T (fun t => INR (if t =? s then k else 0)) = INR k).
  { replace T with ((s - 1) + S (T - s))%nat by lia. rewrite sum_split, sum_first.
    replace (s - 1 + 1)%nat with s by lia.
    rewrite Nat.eqb_refl, sum_zero, (sum_zero (T - s)); [ring|intros t ht; now decided|intros t ht; now decided]. }
  rewrite one in promised.
  assert (inv1 : forall t j, (1 <= t <= T)%nat -> 1 <= / g t j).
  { intros t j ht. destruct (chances_ t j ht). rewrite <- Rinv_1. now apply Rinv_le_contravar. }
  assert (term : sum T (fun t => (/ g t (if t =? s then k else 0%nat)) - 1) >= / g s k - 1).
  { apply Rle_ge. pose proof (sum_member T (fun t => (/ g t (if t =? s then k else 0%nat)) - 1) s) as m. cbv beta in m.
    rewrite Nat.eqb_refl in m. apply m; [|assumption]. intros r hr.
    specialize (inv1 r (if r =? s then k else 0%nat) hr). lra. }
  rewrite sum_minus, sum_const in term. lra.
Qed.
End Hidden.

(** The scheduler observes round s with probability g_s(d_s), given a free slot, whatever the other delays. L d,
    S0 d and Z d are its coins, sets and observations if the delays are d. *)
Theorem hidden_delays_need_the_logarithm {A} (C T : nat) (L : (nat -> nat) -> nat -> law A)
  (S0 : (nat -> nat) -> (nat -> A) -> nat -> list nat) (Z : (nat -> nat) -> (nat -> A) -> nat -> bool)
  (g : nat -> nat -> R) (delta kappa : R) :
  (1 <= C)%nat -> (1 <= T)%nat -> delta < 1 -> 0 < kappa ->
  (forall d t, proper (L d t)) -> (forall d w t, (length (S0 d w t) <= C)%nat) ->
  (forall d, precommitted (S0 d) (Z d)) ->
  (forall d, quantified (L d) C (S0 d) (Z d) (fun t => g t (d t)) T) ->
  (forall d t w, (1 <= t <= T)%nat -> overflow_probability C T (L d) (S0 d) t w <= delta) ->
  (forall d w s, (1 <= s < T)%nat -> (s + d s)%nat = T -> Z d w s = true -> In s (S0 d w T)) ->
  (forall d, sum T (fun t => / g t (d t)) <= INR T + kappa * sum T (fun t => INR (d t))) ->
  kappa >= (1 - delta) / INR C * ln ((1 + kappa * INR T) / (1 + kappa)).
Proof.
  intros hC hT hd hk proper_ capacity pre quant rare held_ promise.
  apply (no_promise_without_a_logarithm C T (L (deadline T)) (S0 (deadline T)) (Z (deadline T))
    (fun t => g t (deadline T t))); try auto.
  - intros w s hs seen. apply (held_ (deadline T)); [assumption|unfold deadline; lia|assumption].
  - intros t ht. apply (promise_of_each_round T g kappa); [|assumption|lia].
    intros s k hs. exact (proj1 (quant (fun _ => k) s hs)).
Qed.

(** Proxy delays of any laws are such schedulers: what is observed was held. *)
Theorem proxies_hold C d w s t : (1 <= s < t)%nat -> (s + d s)%nat = t -> Zt C d w s = true -> In s (S0 C d w t).
Proof.
  intros hs end_ seen. rewrite Zt_is in seen by lia. apply andb_true_iff in seen as [free_ reach_].
  destruct t as [|n]; [lia|]. rewrite S0_is. apply filter_In. split; [apply in_rounds; lia|].
  unfold stays, added. rewrite free_, end_, Nat.leb_refl. replace (S n - s)%nat with (d s) by lia. rewrite reach_.
  destruct (w s); simpl in *; [discriminate|reflexivity|reflexivity].
Qed.
