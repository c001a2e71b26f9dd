(** The exact normalizer (book, P.24): with w_t, the integral over u from 0 to 1 of the
    product of 1 - u / k over k < t, the sum over s <= t of w_s / (t - s + 1) is 1 for every t. *)
From Coq Require Import QArith Qreals.
From Coquelicot Require Import Coquelicot.
From Delays Require Import sums elementary euler.
Open Scope R_scope.

(** q n u = (1 - u) (1 - u / 2) ... (1 - u / n) *)
Fixpoint q (n : nat) (u : R) : R := match n with O => 1 | S m => q m u * (1 - u / INR (S m)) end.

(** w_1, w_2, ... = 1, 1/2, 5/12, 3/8, ... *)
Definition w (t : nat) : R := RInt (q (t - 1)) 0 1.

(** ** The derivative of q is a sum of the q before it *)

(** A n = q_0 / (n + 1) + q_1 / n + ... + q_n / 1 *)
Definition descent (n : nat) (u : R) : R := sum (S n) (fun s => q (s - 1) u / INR (n + 2 - s)).

Lemma descent_step n u : INR (n + 2) * descent (S n) u = q (S n) u + (INR (n + 2) - u) * descent n u.
Proof.
  assert (split : INR (n + 2) * descent (S n) u
    = sum (S (S n)) (fun s => q (s - 1) u) + sum (S n) (fun r => INR r * q r u / INR (n + 2 - r))).
  { unfold descent. rewrite <- sum_scal.
    rewrite (sum_ext (S (S n)) _ (fun s => q (s - 1) u + INR (s - 1) * q (s - 1) u / INR (S n + 2 - s))).
    - rewrite sum_plus. f_equal. rewrite (sum_first (S n)), Rmult_0_l. unfold Rdiv at 1. rewrite Rmult_0_l, Rplus_0_l.
      apply sum_ext; intros s hs. pred. now replace (S n + 2 - S s)%nat with (n + 2 - s)%nat by lia.
    - intros s hs. pose proof (INR_pos (S n + 2 - s) ltac:(lia)).
      assert (INR (n + 2) = INR (S n + 2 - s) + INR (s - 1)) by (rewrite <- plus_INR; f_equal; lia).
      replace (INR (n + 2)) with (INR (S n + 2 - s) + INR (s - 1)) by lra. field. lra. }
  rewrite split. unfold descent. rewrite <- sum_scal.
  rewrite (sum_ext (S n) (fun r => INR r * q r u / INR (n + 2 - r))
    (fun r => (INR (n + 2) - u) * (q (r - 1) u / INR (n + 2 - r)) - q (r - 1) u)).
  - rewrite sum_minus, sum_last. pred. ring.
  - intros r hr. destruct r as [|r]; [lia|]. pred. cbn [q]. pose proof (INR_pos (S r) ltac:(lia)).
    pose proof (INR_pos (n + 2 - S r) ltac:(lia)).
    assert (INR (n + 2) = INR (n + 2 - S r) + INR (S r)) by (rewrite <- plus_INR; f_equal; lia).
    replace (INR (n + 2)) with (INR (n + 2 - S r) + INR (S r)) by lra. field. lra.
Qed.

Theorem derivative_of_q n u : is_derive (q (S n)) u (- descent n u).
Proof.
  induction n as [|n IH].
  - unfold descent. simpl. auto_derive; [trivial|]. field.
  - apply is_derive_ext with (fun v => q (S n) v * (1 - v / INR (n + 2))).
    { intros v. cbn [q]. now replace (S (S n)) with (n + 2)%nat by lia. }
    pose proof (INR_pos (n + 2) ltac:(lia)) as pos.
    replace (- descent (S n) u) with (- descent n u * (1 - u / INR (n + 2)) + q (S n) u * (- / INR (n + 2))).
    + apply (is_derive_mult (q (S n)) (fun v => 1 - v / INR (n + 2))); [exact IH| |intros; apply Rmult_comm].
      auto_derive; [trivial|]. field. lra.
    + apply Rmult_eq_reg_l with (INR (n + 2)); [|lra].
      transitivity (- (INR (n + 2) * descent (S n) u)); [rewrite descent_step; field; lra|ring].
Qed.

Lemma q_continuous n u : continuous (q n) u.
Proof.
  destruct n; [apply continuous_const|].
  apply (ex_derive_continuous (V := R_NormedModule)). eexists. apply derivative_of_q.
Qed.

Lemma q_integrable n : ex_RInt (q n) 0 1.
Proof. apply (ex_RInt_continuous (V := R_CompleteNormedModule)). intros; apply q_continuous. Qed.

Lemma w_integral s : (1 <= s)%nat -> is_RInt (q (s - 1)) 0 1 (w s).
Proof. intros _. apply (RInt_correct (V := R_CompleteNormedModule)), q_integrable. Qed.

Lemma A_integral n m : (m <= S n)%nat ->
  is_RInt (fun u => sum m (fun s => q (s - 1) u / INR (n + 2 - s))) 0 1 (sum m (fun s => w s / INR (n + 2 - s))).
Proof.
  induction m as [|m IH]; intros h.
  - pose proof (is_RInt_const (V := R_NormedModule) 0 1 0) as zero. now rewrite Rmult_0_r in zero.
  - apply (is_RInt_plus (V := R_NormedModule)); [apply IH; lia|]. unfold Rdiv. rewrite Rmult_comm.
    apply is_RInt_ext with (fun u => / INR (n + 2 - S m) * q (S m - 1) u); [intros; apply Rmult_comm|].
    apply (is_RInt_scal (V := R_NormedModule)), w_integral. lia.
Qed.

Lemma q_ends n : q (S n) 0 = 1 /\ q (S n) 1 = 0.
Proof.
  induction n as [|n [zero one]]; [simpl; lra|]. change (q (S (S n)) ?u) with (q (S n) u * (1 - u / INR (S (S n)))).
  rewrite zero, one. pose proof (INR_pos (S (S n)) ltac:(lia)). split; field; lra.
Qed.

(** Fact F.2 with equality in every round. *)
Theorem exact_normalizer t : (1 <= t)%nat -> sum t (fun s => w s / INR (t - s + 1)) = 1.
Proof.
  intros ht. destruct t as [|n]; [lia|]. clear ht.
  assert (total : is_RInt (fun u => - descent n u) 0 1 (- 1)).
  { destruct (q_ends n) as [zero one]. replace (- 1) with (minus (q (S n) 1) (q (S n) 0))
      by (unfold minus, plus, opp; simpl plus; simpl opp; rewrite zero, one; simpl; ring).
    apply (is_RInt_derive (V := R_CompleteNormedModule)); [intros; apply derivative_of_q|].
    intros u _. apply (continuous_opp (V := R_NormedModule)). unfold descent. generalize (S n) at 1 as m. intros m.
    induction m as [|m IH]; [apply continuous_const|]. apply (continuous_plus (V := R_NormedModule)); [exact IH|].
    apply (continuous_mult (K := R_AbsRing)); [apply q_continuous|apply continuous_const]. }
  assert (same : sum (S n) (fun s => w s / INR (n + 2 - s)) = 1).
  { enough (- sum (S n) (fun s => w s / INR (n + 2 - s)) = - 1) by lra.
    transitivity (RInt (fun u => - descent n u) 0 1).
    - symmetry. apply (is_RInt_unique (V := R_CompleteNormedModule)).
      exact (is_RInt_opp (V := R_NormedModule) _ _ _ _ (A_integral n (S n) ltac:(lia))).
    - exact (is_RInt_unique (V := R_CompleteNormedModule) _ _ _ _ total). }
  rewrite <- same. apply sum_ext; intros s hs. do 2 f_equal. lia.
Qed.

(** ** The weights are positive and fall *)

Lemma factor n u : 0 <= u <= 1 -> 0 <= 1 - u / INR (S n) <= 1.
Proof.
  intros hu. pose proof (le_INR 1 (S n) ltac:(lia)) as large. simpl (INR 1) in large.
  assert (0 <= u / INR (S n) <= 1); [|lra]. split; [apply div_nonneg; lra|]. apply div_le; lra.
Qed.

Lemma q_bounds n u : 0 <= u <= 1 -> 0 <= q (S n) u <= q n u.
Proof.
  intros hu. assert (pos : 0 <= q n u).
  { induction n as [|n IH]; [simpl; lra|]. cbn [q]. pose proof (factor n u hu). now apply Rmult_le_pos. }
  cbn [q]. pose proof (factor n u hu). split; [now apply Rmult_le_pos|]. nra.
Qed.

Lemma normalizer_decreasing t : (1 <= t)%nat -> w (S t) <= w t.
Proof.
  intros ht. unfold w. destruct t as [|n]; [lia|]. pred. apply RInt_le; try apply q_integrable; [lra|]. intros u hu.
  apply q_bounds. lra.
Qed.

Lemma w_mono s t : (1 <= s <= t)%nat -> w t <= w s.
Proof.
  intros [hs ht]. induction ht as [|t ht IH]; [lra|]. apply Rle_trans with (w t); [|exact IH].
  apply normalizer_decreasing. lia.
Qed.

Lemma normalizer_upper t : (1 <= t)%nat -> w t <= / harmonic t.
Proof.
  intros ht. pose proof (harmonic_ge_1 t ht). pose proof (exact_normalizer t ht) as equal.
  assert (w t * harmonic t <= 1).
  { rewrite <- equal. unfold harmonic. rewrite <- (sum_rev t (fun k => / INR k)), <- sum_scal.
    apply sum_le; intros s hs. replace (t + 1 - s)%nat with (t - s + 1)%nat by lia. unfold Rdiv.
    apply Rmult_le_compat_r; [left; apply inv_pos, INR_pos; lia|]. apply w_mono. lia. }
  apply Rmult_le_reg_r with (harmonic t); [lra|]. rewrite Rinv_l; lra.
Qed.

Theorem normalizer_falls t : (1 <= t)%nat -> w (S t) <= w t <= / harmonic t.
Proof. intros ht. split; [now apply normalizer_decreasing | now apply normalizer_upper]. Qed.

(** ** They fall like 1 / log t *)

Lemma q_lower n u : 0 <= u <= 1 -> (1 - u) * exp (- ln (INR (S n)) * u) <= q (S n) u.
Proof.
  intros hu. induction n as [|n IH].
  - simpl. rewrite ln_1, Ropp_0, Rmult_0_l, exp_0. lra.
  - pose proof (INR_pos (S n) ltac:(lia)) as p0. pose proof (INR_pos (S (S n)) ltac:(lia)) as p1.
    set (a := ln (INR (S n)) - ln (INR (S (S n)))). pose proof (exp_chord a u hu) as c. unfold a in c at 2.
    rewrite exp_ln_minus, (Rmult_comm a) in c by assumption.
    replace (1 - u + u * (INR (S n) / INR (S (S n)))) with (1 - u / INR (S (S n))) in c
      by (rewrite (S_INR (S n)); field; rewrite <- S_INR; lra).
    replace (- ln (INR (S (S n))) * u) with (- ln (INR (S n)) * u + u * a) by (unfold a; ring).
    rewrite exp_plus, <- Rmult_assoc. apply Rmult_le_compat; try assumption; signs.
Qed.

Lemma lower_integral L : 0 < L -> is_RInt (fun u => (1 - u) * exp (- L * u)) 0 1 (/ L - (1 - exp (- L)) / L ^ 2).
Proof.
  intros hL. set (P := fun u => exp (- L * u) * (u / L + / L ^ 2 - / L)).
  replace (/ L - (1 - exp (- L)) / L ^ 2) with (minus (P 1) (P 0)).
  - apply (is_RInt_derive (V := R_CompleteNormedModule)).
    + intros u _. unfold P. auto_derive; [trivial|]. field. lra.
    + intros u _. apply (ex_derive_continuous (V := R_NormedModule)). auto_derive. trivial.
  - unfold minus, plus, opp, P; simpl. rewrite Rmult_0_r, exp_0, Rmult_1_r. field. lra.
Qed.

(** With L = log t: L w_(t+1) is at least 1 - 1 / L, and at most 1. *)
Lemma normalizer_lower t : (2 <= t)%nat -> / ln (INR t) - / ln (INR t) ^ 2 <= w (S t).
Proof.
  intros ht. destruct t as [|n]; [lia|]. set (L := ln (INR (S n))). assert (hL : 0 < L) by now apply log_arms.
  pose proof (lower_integral L hL) as low. apply (is_RInt_unique (V := R_CompleteNormedModule)) in low as value.
  apply Rle_trans with (/ L - (1 - exp (- L)) / L ^ 2).
  - pose proof (exp_pos (- L)). pose proof (pow_lt L 2 hL) as sq. apply inv_pos in sq. nra.
  - rewrite <- value. unfold w. pred. apply RInt_le; [lra| |apply q_integrable|].
    + eexists. exact low.
    + intros u hu. apply q_lower. lra.
Qed.

Lemma ln_harmonic t : (1 <= t)%nat -> ln (INR (t + 1)) <= harmonic t.
Proof.
  induction t as [|t IH]; [lia|]. intros _. unfold harmonic. rewrite sum_last. fold (harmonic t).
  pose proof (INR_pos (S t) ltac:(lia)) as pos.
  assert (step : ln (INR (S t + 1)) - ln (INR (S t)) <= / INR (S t)).
  { rewrite <- (ln_exp (/ INR (S t))).
    assert (ln (INR (S t + 1)) <= ln (exp (/ INR (S t)) * INR (S t))).
    { apply ln_le; [apply INR_pos; lia|]. pose proof (exp_ineq1_le (/ INR (S t))). rewrite plus_INR. simpl (INR 1).
      apply Rle_trans with ((1 + / INR (S t)) * INR (S t)); [right; field; lra|]. apply Rmult_le_compat_r; lra. }
    rewrite ln_mult in * by (try apply exp_pos; lra). lra. }
  destruct t as [|t].
  - change (INR 1) with 1 in *. rewrite ln_1 in step. unfold harmonic. cbn [sum]. lra.
  - specialize (IH ltac:(lia)). replace (S t + 1)%nat with (S (S t)) in IH by lia. lra.
Qed.

Theorem normalizer_asymptotic t : (2 <= t)%nat -> 1 - / ln (INR t) <= w (S t) * ln (INR t) <= 1.
Proof.
  intros ht. pose proof (normalizer_lower t ht) as low. pose proof (normalizer_upper (S t) ltac:(lia)) as up.
  pose proof (ln_harmonic (S t) ltac:(lia)) as h. pose proof (log_arms t ht) as hL.
  assert (ln (INR t) <= ln (INR (S t + 1))) by (apply ln_le; [apply INR_pos; lia|apply le_INR; lia]).
  set (L := ln (INR t)) in *. split.
  - apply Rle_trans with ((/ L - / L ^ 2) * L); [right; field; lra|]. apply Rmult_le_compat_r; lra.
  - apply Rle_trans with (/ harmonic (S t) * harmonic (S t)); [|right; apply Rinv_l; lra].
    assert (0 <= / harmonic (S t)) by (left; apply inv_pos; lra). nra.
Qed.

(** ** Harmonic numbers and the logarithm *)

Lemma harmonic_half t : (1 <= t)%nat -> ln (INR t) + 1 / 2 + / (2 * INR t) <= harmonic t.
Proof.
  intros h. pose proof (lower_mono 1 t ltac:(lia)) as rises. unfold euler_lower, harmonic in *. cbn [sum] in rises.
  change (INR 1) with 1 in rises. rewrite ln_1 in rises. lra.
Qed.

(** ** At least three quarters of 1 / H_t

    Up to t = 21 by computing with fractions: each equation gives the next weight. *)

(** x_1 / g + x_2 / (g + 1) + ... for the list x_1, x_2, ... *)
Fixpoint weighted (l : list Q) (g : positive) : Q :=
  match l with nil => 0%Q | x :: rest => Qred (x * (1 # g) + weighted rest (g + 1)) end.

(** The lists w_n, ..., w_1 and H_n, ..., H_1. *)
Fixpoint weights (n : nat) : list Q :=
  match n with O => nil | S m => let l := weights m in Qred (1 - weighted l 2) :: l end.
Fixpoint harmonics (n : nat) : list Q :=
  match n with O => nil | S m => let l := harmonics m in Qred (hd 0%Q l + (1 # Pos.of_nat (S m))) :: l end.

Lemma Q2R_red x : Q2R (Qred x) = Q2R x.
Proof. apply Qeq_eqR, Qred_correct. Qed.

Lemma Q2R_inv g : Q2R (1 # g) = / IZR (Zpos g).
Proof. unfold Q2R. simpl. ring. Qed.

Lemma weights_sound n :
  (forall g, Q2R (weighted (weights n) g) = sum n (fun s => w s * / (INR n + IZR (Zpos g) - INR s))) /\
  Q2R (1 - weighted (weights n) 2) = w (S n).
Proof.
  assert (next : forall n, (forall g, Q2R (weighted (weights n) g) = sum n (fun s => w s * / (INR n + IZR (Zpos g) - INR
    s))) -> Q2R (1 - weighted (weights n) 2) = w (S n)).
  { intros m h. pose proof (exact_normalizer (S m) ltac:(lia)) as e. rewrite sum_last in e.
    replace (S m - S m + 1)%nat with 1%nat in e by lia.
    rewrite Q2R_minus, h, (sum_ext m (fun s => w s * / (INR m + 2 - INR s)) (fun s => w s / INR (S m - s + 1))).
    - change (INR 1) with 1 in e. lra.
    - intros s hs. unfold Rdiv. do 2 f_equal. rewrite plus_INR, minus_INR, S_INR by lia. simpl. ring. }
  induction n as [|n [IH value]].
  - assert (base : forall g, Q2R (weighted (weights 0) g) = sum 0 (fun s => w s * / (INR 0 + IZR (Zpos g) - INR s)))
      by (intros; unfold Q2R; simpl; ring).
    split; [exact base|]. now apply next.
  - assert (all : forall g, Q2R (weighted (weights (S n)) g)
      = sum (S n) (fun s => w s * / (INR (S n) + IZR (Zpos g) - INR s))).
    { intros g. cbn [weights weighted].
      rewrite Q2R_red, Q2R_plus, Q2R_mult, Q2R_red, value, IH, Q2R_inv, sum_last, Rplus_comm. f_equal.
      - apply sum_ext; intros s _. do 2 f_equal. rewrite S_INR, Pos2Z.inj_add, plus_IZR. ring.
      - do 2 f_equal. ring. }
    split; [exact all|]. now apply next.
Qed.

Lemma harmonics_sound n : Q2R (hd 0%Q (harmonics n)) = harmonic n.
Proof.
  induction n as [|n IH]; [unfold Q2R, harmonic; simpl; ring|].
  cbn [harmonics hd]. rewrite Q2R_red, Q2R_plus, IH, Q2R_inv. unfold harmonic. rewrite sum_last. do 2 f_equal.
  rewrite INR_IZR_INZ. f_equal. lia.
Qed.

(** Both lists at once, and whether w_s H_s is at least 3/4 for all s <= n. *)
Fixpoint checked (n : nat) : list Q * list Q * bool :=
  match n with
  | O => (nil, nil, true)
  | S m => let '(l, h, good) := checked m in
           let x := Qred (1 - weighted l 2) in let y := Qred (hd 0%Q h + (1 # Pos.of_nat (S m))) in
           (x :: l, y :: h, Qle_bool (3 # 4) (x * y) && good)
  end.

Lemma checked_sound n : exists good, checked n = (weights n, harmonics n, good) /\
  (good = true -> forall s, (s < n)%nat -> 3 / 4 <= w (S s) * harmonic (S s)).
Proof.
  induction n as [|n (good & e & IH)]; [exists true; split; [reflexivity|lia]|]. cbn [checked]. rewrite e. eexists.
  split; [reflexivity|]. intros both s hs. apply andb_prop in both as [now_ before].
  destruct (Nat.eq_dec s n) as [->|other]; [|apply IH; [assumption|lia]]. apply Qle_bool_imp_le, Qle_Rle in now_.
  rewrite Q2R_mult, Q2R_red, (proj2 (weights_sound n)) in now_.
  change (Qred (hd 0%Q (harmonics n) + (1 # Pos.of_nat (S n)))) with (hd 0%Q (harmonics (S n))) in now_.
  rewrite harmonics_sound in now_. exact now_.
Qed.

Lemma computed : snd (checked 21) = true.
Proof. vm_compute. reflexivity. Qed.

Theorem normalizer_harmonic t : (1 <= t)%nat -> 3 / (4 * harmonic t) <= w t.
Proof.
  intros ht. pose proof (harmonic_ge_1 t ht) as h1. apply div_le; [lra|]. destruct t as [|n]; [lia|].
  enough (3 / 4 <= w (S n) * harmonic (S n)) by lra. destruct (le_lt_dec 21 n) as [large|small].
  - pose proof (normalizer_asymptotic n ltac:(lia)) as [low _]. pose proof (harmonic_half (S n) ltac:(lia)) as h.
    assert (far : 11 / 4 <= ln (INR n)).
    { rewrite <- (ln_exp (11 / 4)). apply ln_le; [apply exp_pos|]. apply Rle_trans with (INR 21); [|apply le_INR; lia].
      rewrite INR_IZR_INZ. set (E := exp (11 / 4)) in *.
      assert (fourth : E * E * (E * E) = exp 1 ^ 11).
      { unfold E. cbn [pow]. rewrite Rmult_1_r, <- !exp_plus. f_equal. field. }
      assert (exp 1 ^ 11 <= 3 ^ 11) by (apply pow_incr; split; [left; apply exp_pos|apply exp_le_3]).
      destruct (Rle_lt_dec E 21) as [|big]; [assumption|]. assert (441 < E * E) by nra. nra. }
    assert (ln (INR n) <= ln (INR (S n))) by (apply ln_le; [apply INR_pos; lia|apply le_INR; lia]).
    pose proof (inv_pos (2 * INR (S n)) ltac:(pose proof (INR_pos (S n) ltac:(lia)); lra)). set (L := ln (INR n)) in *.
    assert (small : / L <= / (11 / 4)) by (apply Rinv_le_contravar; lra). assert (0 < / L) by (apply inv_pos; lra).
    assert (weight : / L - / L * / L <= w (S n)).
    { apply Rmult_le_reg_r with L; [lra|]. apply Rle_trans with (1 - / L); [right; field; lra|exact low]. }
    assert (0 <= / L - / L * / L) by nra. nra.
  - destruct (checked_sound 21) as (good & e & all). apply all; [|assumption]. pose proof computed as c. rewrite e in c.
    exact c.
Qed.
