(** Euler's constant (tab:notation-global): H_t - log t tends to a number, which is 0.577 to three places. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Delays Require Import sums.
Open Scope R_scope.

(** What is 0 at 0 and does not fall is at least 0. *)
Lemma grows f f' y : f 0 = 0 -> 0 <= y -> (forall x, 0 <= x <= y -> is_derive f x (f' x) /\ 0 <= f' x) -> 0 <= f y.
Proof.
  intros f0 hy h. destruct (MVT_gen f 0 y f') as (x & hx & e).
  - rewrite Rmin_left, Rmax_right by assumption. intros x hx. apply h. lra.
  - rewrite Rmin_left, Rmax_right by assumption. intros x hx. apply continuity_pt_filterlim.
    apply (ex_derive_continuous f). exists (f' x). now apply h.
  - rewrite Rmin_left, Rmax_right in hx by assumption. destruct (h x hx) as [_ pos]. nra.
Qed.

(** The logarithm, by the first terms of its series on both sides. *)
Lemma ln_above y : 0 <= y < 1 -> 2 * y + 2 / 3 * y ^ 3 <= ln (1 + y) - ln (1 - y).
Proof.
  intros hy. enough (0 <= ln (1 + y) - ln (1 - y) - 2 * y - 2 / 3 * y ^ 3) by lra.
  apply (grows (fun x => ln (1 + x) - ln (1 - x) - 2 * x - 2 / 3 * x ^ 3) (fun x => 2 * x ^ 4 / (1 - x ^ 2)));
    [rewrite Rplus_0_r, Rminus_0_r, ln_1; ring|lra|]. intros x hx. split.
  - auto_derive; [lra|]. field. nra.
  - apply Rdiv_le_0_compat; [|nra]. pose proof (pow2_ge_0 (x ^ 2)). lra.
Qed.

Lemma ln_below y : 0 <= y < 1 -> ln (1 + y) - ln (1 - y) <= 2 * y + 2 / 3 * y ^ 3 / (1 - y ^ 2).
Proof.
  intros hy. enough (0 <= 2 * y + 2 / 3 * y ^ 3 / (1 - y ^ 2) - (ln (1 + y) - ln (1 - y))) by lra.
  apply (grows (fun x => 2 * x + 2 / 3 * x ^ 3 / (1 - x ^ 2) - (ln (1 + x) - ln (1 - x)))
    (fun x => 4 / 3 * x ^ 4 / (1 - x ^ 2) ^ 2));
    [rewrite Rplus_0_r, Rminus_0_r, ln_1; field|lra|]. intros x hx. assert (0 < 1 - x ^ 2) by nra. split.
  - auto_derive; [repeat split; nra|]. field. nra.
  - apply Rdiv_le_0_compat; [|now apply pow_lt]. pose proof (pow2_ge_0 (x ^ 2)). lra.
Qed.

Lemma ln_increment x : 0 < x -> let s := 2 * x + 1 in
  2 / s + 2 / 3 / s ^ 3 <= ln (x + 1) - ln x <= 2 / s + 2 / 3 / (s * (s ^ 2 - 1)).
Proof.
  intros hx s. assert (hs : 1 < s) by (unfold s; lra). assert (hy : 0 <= / s < 1).
  { split; [left; apply Rinv_0_lt_compat; lra|]. rewrite <- Rinv_1. apply Rinv_lt_contravar; lra. }
  assert (e : ln (1 + / s) - ln (1 - / s) = ln (x + 1) - ln x).
  { replace (1 + / s) with ((x + 1) * (2 / s)) by (unfold s; field; lra).
    replace (1 - / s) with (x * (2 / s)) by (unfold s; field; lra).
    assert (0 < 2 / s) by (apply Rdiv_lt_0_compat; lra). rewrite !ln_mult by lra. ring. }
  rewrite <- e. split.
  - replace (2 / s + 2 / 3 / s ^ 3) with (2 * / s + 2 / 3 * (/ s) ^ 3) by (field; lra). now apply ln_above.
  - replace (2 / s + 2 / 3 / (s * (s ^ 2 - 1))) with (2 * / s + 2 / 3 * (/ s) ^ 3 / (1 - (/ s) ^ 2)) by (field; nra).
    now apply ln_below.
Qed.

(** One sequence rises and one falls, and what is between them becomes as small as one likes. *)
Definition euler_lower (t : nat) : R := harmonic t - ln (INR t) - / (2 * INR t).
Definition euler_upper (t : nat) : R := euler_lower t + / (12 * INR t ^ 2).

Lemma lower_rises t : (1 <= t)%nat -> euler_lower t <= euler_lower (S t).
Proof.
  intros h. pose proof (INR_pos t h) as pos. unfold euler_lower, harmonic. rewrite sum_last, S_INR.
  destruct (ln_increment (INR t) pos) as [_ step]. set (x := INR t) in *.
  enough (0 <= / (x + 1) + / (2 * x) - / (2 * (x + 1))
    - (2 / (2 * x + 1) + 2 / 3 / ((2 * x + 1) * ((2 * x + 1) ^ 2 - 1)))) by lra.
  replace (_ - _) with (/ (3 * (2 * x + 1) * x * (x + 1))) by (field; nra).
  left. apply Rinv_0_lt_compat. repeat apply Rmult_lt_0_compat; lra.
Qed.

Lemma upper_falls t : (1 <= t)%nat -> euler_upper (S t) <= euler_upper t.
Proof.
  intros h. pose proof (INR_pos t h) as pos. unfold euler_upper, euler_lower, harmonic. rewrite sum_last, S_INR.
  destruct (ln_increment (INR t) pos) as [step _]. set (x := INR t) in *.
  enough (0 <= 2 / (2 * x + 1) + 2 / 3 / (2 * x + 1) ^ 3
    - (/ (x + 1) - / (2 * (x + 1)) + / (12 * (x + 1) ^ 2) + / (2 * x) - / (12 * x ^ 2))) by lra.
  replace (_ - _) with ((4 * x ^ 2 + 4 * x + 2) / (24 * (2 * x + 1) ^ 3 * x ^ 2 * (x + 1) ^ 2)) by (field; lra).
  apply Rdiv_le_0_compat; [nra|]. repeat apply Rmult_lt_0_compat; (lra || apply pow_lt; lra).
Qed.

Lemma lower_mono s t : (1 <= s <= t)%nat -> euler_lower s <= euler_lower t.
Proof. intros [h1 h]. induction h as [|t h IH]; [lra|]. eapply Rle_trans; [exact IH|apply lower_rises; lia]. Qed.

Lemma upper_mono s t : (1 <= s <= t)%nat -> euler_upper t <= euler_upper s.
Proof. intros [h1 h]. induction h as [|t h IH]; [lra|]. eapply Rle_trans; [apply upper_falls; lia|exact IH]. Qed.

Lemma lower_le_upper s t : (1 <= s)%nat -> (1 <= t)%nat -> euler_lower s <= euler_upper t.
Proof.
  intros hs ht. apply Rle_trans with (euler_lower (Nat.max s t)); [apply lower_mono; lia|].
  apply Rle_trans with (euler_upper (Nat.max s t)); [|apply upper_mono; lia]. unfold euler_upper.
  assert (0 < / (12 * INR (Nat.max s t) ^ 2)); [|lra]. apply Rinv_0_lt_compat, Rmult_lt_0_compat; [lra|].
  apply pow_lt, INR_pos. lia.
Qed.

(** The number between them. *)
Lemma between : exists gamma, forall t, (1 <= t)%nat -> euler_lower t <= gamma <= euler_upper t.
Proof.
  destruct (completeness (fun x => exists t, (1 <= t)%nat /\ x = euler_lower t)) as [gamma [above least]].
  - exists (euler_upper 1). intros x (t & h & ->). apply lower_le_upper; lia.
  - exists (euler_lower 1), 1%nat. split; [lia|reflexivity].
  - exists gamma. intros t h. split; [apply above; now exists t|].
    apply least. intros x (s & hs & ->). now apply lower_le_upper.
Qed.

(** H_t = log t + O(1), with 1 for O(1). *)
Theorem line_harmonic_log t : (1 <= t)%nat -> ln (INR t) <= harmonic t <= ln (INR t) + 1.
Proof.
  intros h. pose proof (lower_mono 1 t ltac:(lia)) as low. pose proof (upper_mono 1 t ltac:(lia)) as up.
  assert (first : harmonic 1 = 1) by (unfold harmonic; simpl; field). unfold euler_upper, euler_lower in *.
  change (INR 1) with 1 in *. rewrite ln_1 in *. pose proof (Rinv_0_lt_compat _ (INR_pos t h)) as ipos.
  replace (/ (2 * INR t)) with (/ INR t / 2) in * by (field; pose proof (INR_pos t h); lra).
  replace (/ (12 * INR t ^ 2)) with (/ INR t * / INR t / 12) in * by (field; pose proof (INR_pos t h); lra).
  split; [lra|nra].
Qed.

(** log 2 = 3 log (5 / 4) + log (128 / 125) *)
Lemma ln_2_digits : 69312 / 100000 <= ln 2 <= 69317 / 100000.
Proof.
  assert (e : ln 2 = 3 * (ln (4 + 1) - ln 4) + (ln (125 / 3 + 1) - ln (125 / 3))).
  { replace (125 / 3 + 1) with (2 ^ 7 / 3) by field. replace (125 / 3) with ((4 + 1) ^ 3 / 3) by field.
    replace 4 with (2 ^ 2) at 2 by ring. rewrite !ln_div, !ln_pow by lra. simpl INR. ring. }
  destruct (ln_increment 4 ltac:(lra)), (ln_increment (125 / 3) ltac:(lra)). lra.
Qed.

(** gamma is the limit of H_t - log t, and 0.577 to three places. *)
Theorem euler_constant : exists gamma, Un_cv (fun t => harmonic t - ln (INR t)) gamma /\
  Rabs (gamma - 577 / 1000) <= 1 / 2000.
Proof.
  destruct between as [gamma h]. exists gamma. split.
  - intros eps he. destruct (archimed_cor1 eps he) as (N & small & N0). exists N. intros t ht.
    assert (t1 : (1 <= t)%nat) by lia. destruct (h t t1) as [low up]. pose proof (INR_pos t t1) as pos.
    assert (less : / INR t <= / INR N) by (apply Rinv_le_contravar; [apply INR_pos; lia|apply le_INR; lia]).
    assert (one : 1 <= INR t) by (apply (le_INR 1); lia). unfold euler_upper in up. unfold euler_lower in *.
    pose proof (Rinv_0_lt_compat _ pos) as ipos. assert (/ (2 * INR t) = / INR t / 2) by (field; lra).
    assert (/ (12 * INR t ^ 2) <= / INR t / 2).
    { replace (/ (12 * INR t ^ 2)) with (/ INR t * / INR t / 12) by (field; lra).
      assert (/ INR t <= 1) by (rewrite <- Rinv_1; apply Rinv_le_contravar; lra). nra. }
    apply Rabs_def1; lra.
  - destruct (h 16%nat ltac:(lia)) as [low up]. unfold euler_upper in up. unfold euler_lower in *.
    replace (ln (INR 16)) with (4 * ln 2) in *.
    2:{ replace (INR 16) with (2 ^ 4) by (simpl; ring). rewrite ln_pow by lra. simpl INR. ring. }
    pose proof ln_2_digits. unfold harmonic in *. simpl sum in *. simpl INR in *. apply Rabs_le. lra.
Qed.
