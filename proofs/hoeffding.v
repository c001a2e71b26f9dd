(** Hoeffding's lemma for a distribution over arms. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Import exponential_weights hidden_arm.

(** log (1 - p + p e^(-h)) <= - p h + h^2 / 8. The difference of the sides starts at 0; its slope p e^(-h) / (1 - p + p
    e^(-h)) - p + h / 4 does, too; and that rises, since q (1 - q) <= 1/4. *)
Section One_number.
Variable p : R.
Hypothesis p01 : 0 <= p <= 1.

Let u (h : R) : R := 1 - p + p * exp (- h).
Let q (h : R) : R := p * exp (- h) / u h.

Lemma u_pos h : 0 < u h.
Proof. unfold u. pose proof (exp_pos (- h)). destruct (Req_dec p 0) as [->|ne]; [lra|]. nra. Qed.

Lemma q_slope h : is_derive q h (- (q h * (1 - q h))).
Proof. pose proof (u_pos h) as pos. unfold q, u in *. auto_derive; [lra|]. field. lra. Qed.

Lemma q_near h : 0 <= h -> p - q h <= h / 4.
Proof.
  intros [pos|<-].
  - destruct (MVT_cor2 q (fun h => - (q h * (1 - q h))) 0 h pos) as (c & e & _).
    { intros c _. apply is_derive_Reals, q_slope. }
    assert (q 0 = p) by (unfold q, u; rewrite Ropp_0, exp_0; field; lra).
    pose proof (Rle_0_sqr (q c - / 2)). unfold Rsqr in *. nra.
  - unfold q, u. rewrite Ropp_0, exp_0. right. field. lra.
Qed.

Lemma hoeffding_number h : 0 <= h -> ln (1 - p + p * exp (- h)) <= - p * h + h * h / 8.
Proof.
  intros [pos|<-].
  - destruct (MVT_cor2 (fun h => h * h / 8 - p * h - ln (u h)) (fun h => h / 4 - p + q h) 0 h pos) as (c & e & hc).
    { intros c _. apply is_derive_Reals. pose proof (u_pos c). unfold q, u in *. auto_derive; [lra|]. field. lra. }
    pose proof (q_near c ltac:(lra)).
    assert (z : ln (u 0) = 0) by (unfold u; rewrite Ropp_0, exp_0; replace (1 - p + p * 1) with 1 by ring; apply ln_1).
    rewrite z in e. fold (u h). nra.
  - rewrite Ropp_0, exp_0. replace (1 - p + p * 1) with 1 by ring. rewrite ln_1. lra.
Qed.
End One_number.

Theorem hoeffding K y l B beta : simplex K y -> (forall i, (i < K)%nat -> 0 <= l i <= B) -> 0 <= B -> 0 <= beta ->
  over_arms K (fun i => y i * exp (- (beta * l i))) <= exp (- (beta * inner K y l) + beta * beta * (B * B) / 8).
Proof.
  intros [nonneg total] hl B0 beta0. destruct B0 as [B0|zero].
  - set (h := beta * B). set (p := inner K y l / B). pose proof (inner_bound K y l B (conj nonneg total) hl).
    assert (p01 : 0 <= p <= 1) by (unfold p; split; [now apply div_nonneg|apply div_le; lra]).
    apply Rle_trans with (1 - p + p * exp (- h)).
    + apply Rle_trans with (over_arms K (fun i => y i + (exp (- h) - 1) / B * (y i * l i))).
      * apply arms_le. intros i hi. specialize (nonneg i hi). specialize (hl i hi).
        assert (f01 : 0 <= l i / B <= 1) by (split; [apply div_nonneg; lra|apply div_le; lra]).
        pose proof (exp_chord (- h) (l i / B) f01) as chord.
        replace (- h * (l i / B)) with (- (beta * l i)) in chord by (unfold h; field; lra).
        apply Rle_trans with (y i * (1 - l i / B + l i / B * exp (- h))); [now apply Rmult_le_compat_l|].
        right. field. lra.
      * right. rewrite arms_plus, arms_scal, total. fold (inner K y l). unfold p. field. lra.
    + pose proof (u_pos p p01 h) as pos. cbv zeta in pos. rewrite <- (exp_ln (1 - p + p * exp (- h))) by exact pos.
      apply exp_le. eapply Rle_trans; [apply hoeffding_number; [assumption|unfold h; nra]|].
      right. unfold p, h. field. lra.
  - assert (z : forall i, (i < K)%nat -> l i = 0) by (intros i hi; specialize (hl i hi); lra).
    assert (inner K y l = 0) as ->.
    { rewrite <- (inner_zero K y). apply arms_ext. intros i hi. now rewrite z. }
    rewrite <- zero. replace (- (beta * 0) + beta * beta * (0 * 0) / 8) with 0 by field. rewrite exp_0, <- total.
    apply arms_le. intros i hi. rewrite z by assumption. rewrite Rmult_0_r, Ropp_0, exp_0. lra.
Qed.
