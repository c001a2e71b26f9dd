(** Any capacity (book, Open 3): Calibrated 2 with a simple bound on the overflow, and the scale that balances it. *)
From Delays Require Import information.
From Delays Require Export calibrated.

(** The m-th power grows at least as its tangent. *)
Lemma power_step S q m : 0 <= S -> 0 <= q -> S ^ (m + 1) + INR (m + 1) * q * S ^ m <= (S + q) ^ (m + 1).
Proof.
  intros hS hq. induction m as [|m IH]; [simpl; lra|]. replace (m + 1)%nat with (Datatypes.S m) in * by lia.
  replace (Datatypes.S m + 1)%nat with (Datatypes.S (Datatypes.S m)) by lia. pose proof (pow_le S m hS) as p0.
  apply (Rmult_le_compat_l (S + q)) in IH; [|lra]. change ((S + q) ^ Datatypes.S (Datatypes.S m)) with
    ((S + q) * (S + q) ^ Datatypes.S m). eapply Rle_trans; [|exact IH].
  rewrite (S_INR (Datatypes.S m)). rewrite <- !tech_pow_Rmult. pose proof (pos_INR (Datatypes.S m)).
  assert (0 <= INR (Datatypes.S m) * (q * q) * S ^ m).
  { apply Rmult_le_pos; [|assumption]. apply Rmult_le_pos; [assumption|nra]. }
  replace ((S + q) * (S * S ^ m + INR (Datatypes.S m) * q * S ^ m)) with
    (S * (S * S ^ m) + (INR (Datatypes.S m) + 1) * q * (S * S ^ m) + INR (Datatypes.S m) * (q * q) * S ^ m) by ring.
  lra.
Qed.

(** If at least C coins fall, some C of them do. *)
Theorem at_least_choices n q : chances n q -> forall C, at_least n q C <= (sum n q) ^ C / INR (fact C).
Proof.
  induction n as [|n IH]; intros h C.
  - destruct C; simpl; [lra|]. unfold Rdiv. rewrite !Rmult_0_l. lra.
  - specialize (IH (chances_less n q h)). destruct C as [|B]; [simpl; lra|]. simpl at_least. rewrite sum_last.
    specialize (h (S n) ltac:(lia)) as q01.
    assert (S0 : 0 <= sum n q) by (apply sum_nonneg; intros s hs; apply h; lia).
    pose proof (IH B) as one_. pose proof (IH (S B)) as two_.
    pose proof (at_least_nonneg n q (chances_less n q h) (S B)). pose proof (INR_fact_lt_0 B) as fB.
    pose proof (INR_pos (S B) ltac:(lia)) as sB.
    assert (fS : INR (fact (S B)) = INR (S B) * INR (fact B)) by (rewrite fact_simpl, mult_INR; reflexivity).
    pose proof (power_step (sum n q) (q (S n)) B S0 ltac:(lra)) as step. rewrite Nat.add_1_r in step.
    apply Rle_trans with (q (S n) * ((sum n q) ^ B / INR (fact B)) + (sum n q) ^ S B / INR (fact (S B))); [nra|].
    apply le_div; [rewrite fS; now apply Rmult_lt_0_compat|]. rewrite fS in *.
    replace ((q (S n) * ((sum n q) ^ B / INR (fact B)) + (sum n q) ^ S B / (INR (S B) * INR (fact B))) *
      (INR (S B) * INR (fact B))) with ((sum n q) ^ S B + INR (S B) * q (S n) * (sum n q) ^ B) by (field; lra).
    exact step.
Qed.

Theorem overflow_choices c T C : 0 < c ->
  overflow_law c T C <= (sum (T - 1) (coin c)) ^ C / INR (fact C).
Proof. intros hc. rewrite overflow_law_is by assumption. apply at_least_choices, coin_chances, hc. Qed.

(** The two terms A c^(-1/2) and B c^C are equal for this c. *)
Definition balanced (A B : R) (C : nat) : R := Rpower (A / B) (2 / (2 * INR C + 1)).
Definition balance (A B : R) (C : nat) : R :=
  Rpower A (2 * INR C / (2 * INR C + 1)) * Rpower B (/ (2 * INR C + 1)).

Lemma balanced_pos A B C : 0 < balanced A B C.
Proof. apply exp_pos. Qed.

Theorem balanced_terms A B C : 0 < A -> 0 < B ->
  A * Rpower (balanced A B C) (- / 2) = balance A B C /\ B * balanced A B C ^ C = balance A B C.
Proof.
  intros hA hB. pose proof (pos_INR C) as c0. unfold balance, balanced.
  rewrite <- (Rpower_pow C) by apply exp_pos. rewrite !Rpower_mult. unfold Rpower. rewrite <- exp_plus.
  unfold Rdiv. rewrite ln_mult, ln_Rinv by (assumption || now apply inv_pos).
  split; [rewrite <- (exp_ln A) at 1 by assumption|rewrite <- (exp_ln B) at 1 by assumption];
    rewrite <- exp_plus; f_equal; field; lra.
Qed.

Lemma harmonic_upper n : (1 <= n)%nat -> harmonic n <= 1 + ln (INR n).
Proof.
  induction n as [|n IH]; [lia|]. intros _. destruct n as [|n].
  { unfold harmonic. cbn [sum]. change (INR 1) with 1. rewrite ln_1. lra. }
  specialize (IH ltac:(lia)). unfold harmonic in *. rewrite sum_last. set (m := S n) in *.
  pose proof (INR_pos m ltac:(unfold m; lia)) as p0. pose proof (INR_pos (S m) ltac:(lia)) as p1.
  pose proof (ln_tangent (INR m) (INR (S m)) p0 p1) as t.
  replace (INR m / INR (S m) - 1) with (- / INR (S m)) in t by (rewrite S_INR in *; field; lra). lra.
Qed.

Section Any_capacity.
Variables (K C T : nat) (d : nat -> nat) (loss : nat -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat) (T1 : (1 <= T)%nat).
Hypothesis unit_losses : forall t i, 0 <= loss t i <= 1.

Let D : R := sum T (fun t => INR (d t)).
Let h : R := 1 + ln (INR T).
Hypothesis some_delay : 0 < D.

(** The two numbers of the proof. *)
Definition price_A : R := sqrt (INR K * sum T (fun t => INR (d t))).
Definition price_B : R := INR T * (1 + ln (INR T)) ^ C / INR (fact C).

Lemma h_ge_1 : 1 <= h.
Proof. unfold h. assert (0 <= ln (INR T)); [|lra]. rewrite <- ln_1. apply ln_le; [lra|exact (le_INR 1 T T1)]. Qed.

Lemma coins_sum c : 0 < c -> 0 <= sum (T - 1) (coin c) <= c * h.
Proof.
  intros hc. split; [apply sum_nonneg; intros s _; pose proof (coin_bounds c s hc); lra|].
  apply Rle_trans with (sum (T - 1) (fun k => c * / INR k)).
  - apply sum_le. intros k hk. unfold coin. destruct (Nat.eqb_spec k 0); [lia|].
    pose proof (Rmin_r 1 (c / INR k)). unfold Rdiv in *. lra.
  - rewrite sum_scal. fold (harmonic (T - 1)). apply Rmult_le_compat_l; [lra|].
    pose proof (harmonic_mono (T - 1) T ltac:(lia)). pose proof (harmonic_upper T T1). unfold h. lra.
Qed.

(** Calibrated 2 with this overflow, for any c. *)
Theorem any_scale c i w arm : 0 < c -> (i < K)%nat ->
  calibrated_regret K C T d loss c true i w arm <=
  4 * sqrt (INR K * INR T) + 4 * (price_A * Rpower c (- / 2)) + price_B * c ^ C
  + 2 * sqrt 2 * sqrt (D * ln (INR K)).
Proof.
  intros hc hi. pose proof (pos_INR T) as t0. pose proof (INR_fact_lt_0 C) as f0. pose proof h_ge_1 as h1.
  set (delta := (c * h) ^ C / INR (fact C)).
  assert (rare : overflow_law c T C <= delta).
  { eapply Rle_trans; [now apply overflow_choices|]. unfold delta, Rdiv.
    apply Rmult_le_compat_r; [left; now apply inv_pos|]. apply pow_incr. now apply coins_sum. }
  assert (delta0 : 0 <= delta) by (apply div_nonneg; [apply pow_le; nra|assumption]).
  eapply Rle_trans; [now apply (calibrated_bandit K C T d loss c delta K1 C1 T1 hc rare unit_losses i w arm)|].
  fold D. assert (late : delta * INR (T - C) <= price_B * c ^ C).
  { apply Rle_trans with (delta * INR T); [apply Rmult_le_compat_l; [assumption|apply le_INR; lia]|].
    right. unfold delta, price_B. rewrite Rpow_mult_distr. fold h. field. lra. }
  assert (root : sqrt (INR T + D / c) <= sqrt (INR T) + sqrt (D / c)).
  { assert (0 <= D / c) by (apply div_nonneg; lra). pose proof (sqrt_pos (INR T)). pose proof (sqrt_pos (D / c)).
    pose proof (sqrt_sqrt (INR T) t0). pose proof (sqrt_sqrt (D / c) ltac:(assumption)).
    rewrite <- (sqrt_square (sqrt (INR T) + sqrt (D / c))) by lra. apply sqrt_le_1_alt. nra. }
  assert (A_is : price_A * Rpower c (- / 2) = sqrt (INR K) * sqrt (D / c)).
  { unfold price_A. fold D. rewrite Rpower_Ropp, Rpower_sqrt by assumption.
    rewrite sqrt_mult by (try apply pos_INR; lra). rewrite sqrt_div_alt by assumption. unfold Rdiv. ring. }
  rewrite A_is. rewrite (sqrt_mult (INR K)) by apply pos_INR.
  pose proof (sqrt_pos (INR K)). pose proof (sqrt_pos (INR T + D / c)).
  assert ((4 * sqrt (INR K) - 2) * sqrt (INR T + D / c) <= 4 * sqrt (INR K) * (sqrt (INR T) + sqrt (D / c))) by nra.
  lra.
Qed.

Lemma prices_pos : 0 < price_A /\ 0 < price_B.
Proof.
  pose proof h_ge_1 as h1. pose proof (INR_pos T T1). pose proof (INR_pos K K1). split.
  - apply sqrt_lt_R0, Rmult_lt_0_compat; assumption.
  - unfold price_B. fold h. apply Rdiv_lt_0_compat; [|apply INR_fact_lt_0].
    apply Rmult_lt_0_compat; [assumption|apply pow_lt; lra].
Qed.

(** The size of the two terms in the numbers of the game. *)
Lemma balance_is : balance price_A price_B C =
  Rpower (INR K * D * h) (INR C / (2 * INR C + 1)) * Rpower (INR T / INR (fact C)) (/ (2 * INR C + 1)).
Proof.
  destruct prices_pos as [A0 B0]. pose proof h_ge_1 as h1. pose proof (INR_pos T T1). pose proof (INR_pos K K1).
  pose proof (INR_fact_lt_0 C) as f0. pose proof (pos_INR C).
  assert (KD : 0 < INR K * D) by now apply Rmult_lt_0_compat.
  unfold balance, Rpower. rewrite <- !exp_plus. f_equal.
  assert (lnA : ln price_A = / 2 * ln (INR K * D)).
  { unfold price_A. fold D. rewrite <- Rpower_sqrt by assumption. unfold Rpower. now rewrite ln_exp. }
  assert (lnB : ln price_B = ln (INR T / INR (fact C)) + INR C * ln h).
  { unfold price_B. fold h. replace (INR T * h ^ C / INR (fact C)) with (INR T / INR (fact C) * h ^ C) by (field; lra).
    rewrite ln_mult by (try apply pow_lt; try apply Rdiv_lt_0_compat; lra).
    rewrite <- Rpower_pow by lra. unfold Rpower. now rewrite ln_exp. }
  rewrite lnA, lnB, (ln_mult (INR K * D) h) by lra. field. lra.
Qed.

(** With the chosen c. *)
Theorem any_capacity i w arm : (i < K)%nat ->
  calibrated_regret K C T d loss (balanced price_A price_B C) true i w arm <=
  4 * sqrt (INR K * INR T)
  + 5 * (Rpower (INR K * D * h) (INR C / (2 * INR C + 1)) * Rpower (INR T / INR (fact C)) (/ (2 * INR C + 1)))
  + 2 * sqrt 2 * sqrt (D * ln (INR K)).
Proof.
  intros hi. destruct prices_pos as [A0 B0]. eapply Rle_trans; [now apply any_scale; [apply balanced_pos|]|].
  destruct (balanced_terms price_A price_B C A0 B0) as [-> ->]. rewrite balance_is. lra.
Qed.
End Any_capacity.
