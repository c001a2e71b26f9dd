(** Exponential weights: the minimizer of Delayed FTRL with full information, where only the negative entropy is
    left. *)
From Delays Require Export arrivals thm_e_1.

(** ** Sums over arms *)

Section Sums.
Context {B : Type}.
Implicit Types (f g : B -> R) (l : list B).

Lemma total_plus f g l : total_of (fun i => f i + g i) l = total_of f l + total_of g l.
Proof. induction l as [|i l IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma total_scal c f l : total_of (fun i => c * f i) l = c * total_of f l.
Proof. induction l as [|i l IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma total_minus f g l : total_of (fun i => f i - g i) l = total_of f l - total_of g l.
Proof. induction l as [|i l IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma total_le f g l : (forall i, In i l -> f i <= g i) -> total_of f l <= total_of g l.
Proof.
  intros h. induction l as [|i l IH]; simpl; [lra|].
  apply Rplus_le_compat; [apply h; now left|apply IH; intros; apply h; now right].
Qed.

Lemma total_nonneg f l : (forall i, In i l -> 0 <= f i) -> 0 <= total_of f l.
Proof.
  intros h. induction l as [|i l IH]; simpl; [lra|].
  apply Rplus_le_le_0_compat; [apply h; now left|apply IH; intros; apply h; now right].
Qed.

Lemma total_member f l i : (forall j, In j l -> 0 <= f j) -> In i l -> f i <= total_of f l.
Proof.
  intros pos. induction l as [|j l IH]; intros h; [easy|]. simpl.
  assert (0 <= total_of f l) by (apply total_nonneg; intros; apply pos; now right).
  pose proof (pos j (or_introl eq_refl)).
  destruct h as [<-|h]; [lra|]. specialize (IH (fun j hj => pos j (or_intror hj)) h). lra.
Qed.
End Sums.

Lemma in_arms K i : In i (seq 0 K) <-> (i < K)%nat.
Proof. rewrite in_seq. lia. Qed.

Section Arms.
Variable K : nat.
Implicit Types (f g x : nat -> R) (c : R) (i : nat).

Lemma arms_ext f g : (forall i, (i < K)%nat -> f i = g i) -> over_arms K f = over_arms K g.
Proof. intros h. apply total_ext. intros i hi. now apply h, in_arms. Qed.

Lemma arms_plus f g : over_arms K (fun i => f i + g i) = over_arms K f + over_arms K g.
Proof. apply total_plus. Qed.

Lemma arms_minus f g : over_arms K (fun i => f i - g i) = over_arms K f - over_arms K g.
Proof. apply total_minus. Qed.

Lemma arms_scal c f : over_arms K (fun i => c * f i) = c * over_arms K f.
Proof. apply total_scal. Qed.

Lemma arms_le f g : (forall i, (i < K)%nat -> f i <= g i) -> over_arms K f <= over_arms K g.
Proof. intros h. apply total_le. intros i hi. now apply h, in_arms. Qed.

Lemma arms_nonneg f : (forall i, (i < K)%nat -> 0 <= f i) -> 0 <= over_arms K f.
Proof. intros h. apply total_nonneg. intros i hi. now apply h, in_arms. Qed.

Lemma arms_member f i : (forall j, (j < K)%nat -> 0 <= f j) -> (i < K)%nat -> f i <= over_arms K f.
Proof. intros h hi. apply total_member; [|now apply in_arms]. intros j hj. now apply h, in_arms. Qed.

Lemma over_arms_one c : over_arms K (fun _ => c) = INR K * c.
Proof.
  unfold over_arms. rewrite <- (seq_length K 0) at 2. induction (seq 0 K) as [|i l IH]; [simpl; ring|].
  simpl total_of. rewrite IH. simpl length. rewrite S_INR. ring.
Qed.

Lemma mean_arm_law x f : mean (arm_law K x) f = over_arms K (fun i => x i * f i).
Proof. unfold arm_law, over_arms. induction (seq 0 K) as [|i l IH]; simpl; [reflexivity|now rewrite IH]. Qed.

Lemma simplex_scal c x : simplex K x -> over_arms K (fun i => c * x i) = c.
Proof. intros [_ one]. rewrite arms_scal, one. ring. Qed.

Lemma simplex_le_1 x i : simplex K x -> (i < K)%nat -> x i <= 1.
Proof. intros [nonneg total] hi. rewrite <- total. now apply arms_member. Qed.

End Arms.

(** <x, l> *)
Definition inner (K : nat) (x l : nat -> R) : R := over_arms K (fun i => x i * l i).

Section Inner.
Variable K : nat.
Implicit Types x l : nat -> R.

Lemma inner_scal x c l : inner K x (fun i => c * l i) = c * inner K x l.
Proof. unfold inner. rewrite <- arms_scal. apply arms_ext. intros; ring. Qed.

Lemma inner_zero x : inner K x (fun _ => 0) = 0.
Proof. unfold inner. rewrite (arms_ext K _ (fun i => 0 * x i)), arms_scal by (intros; ring). ring. Qed.

Lemma inner_gap x y l : inner K (fun i => x i - y i) l = inner K x l - inner K y l.
Proof. unfold inner. rewrite <- arms_minus. apply arms_ext. intros; ring. Qed.

(** A distribution averages losses of scale B. *)
Lemma inner_bound x l B : simplex K x -> (forall i, (i < K)%nat -> 0 <= l i <= B) -> 0 <= inner K x l <= B.
Proof.
  intros hx hl. destruct hx as [nonneg total]. split.
  - apply arms_nonneg. intros i hi. apply Rmult_le_pos; [auto|now apply hl].
  - rewrite <- (simplex_scal K B x (conj nonneg total)). apply arms_le. intros i hi. rewrite Rmult_comm.
    apply Rmult_le_compat_r; [auto|now apply hl].
Qed.
End Inner.

Section Weights.
Variable K : nat.
Hypothesis K1 : (1 <= K)%nat.

(** x_i proportional to exp (-beta L_i). *)
Definition normalization (beta : R) (L : nat -> R) : R := over_arms K (fun i => exp (- (beta * L i))).
Definition softmax (beta : R) (L : nat -> R) (i : nat) : R := exp (- (beta * L i)) / normalization beta L.

Lemma exp_le_normalization beta L i : (i < K)%nat -> exp (- (beta * L i)) <= normalization beta L.
Proof.
  intros h. apply (total_member (fun i => exp (- (beta * L i)))); [intros; left; apply exp_pos|now apply in_arms].
Qed.

Lemma normalization_pos beta L : 0 < normalization beta L.
Proof. apply Rlt_le_trans with (exp (- (beta * L 0%nat))); [apply exp_pos|]. apply exp_le_normalization. lia. Qed.

Lemma softmax_pos beta L i : 0 < softmax beta L i.
Proof. apply Rdiv_lt_0_compat; [apply exp_pos|apply normalization_pos]. Qed.

Lemma softmax_simplex beta L : simplex K (softmax beta L).
Proof.
  split; [intros; left; apply softmax_pos|]. pose proof (normalization_pos beta L). unfold softmax.
  rewrite (arms_ext K _ (fun i => / normalization beta L * exp (- (beta * L i)))) by (intros; unfold Rdiv; ring).
  rewrite arms_scal. fold (normalization beta L). field. lra.
Qed.

(** ** It is the minimizer (Gibbs) *)

Definition entropy (x : nat -> R) : R := over_arms K (fun i => x i * ln (x i)).

(** - b log (sum of exp (- L_i / b)), the least value of <x, L> + b entropy(x). *)
Definition potential (b : R) (L : nat -> R) : R := - (b * ln (normalization (/ b) L)).

(** y (log w - log y) <= w - y, from log u <= u - 1. *)
Lemma ln_step w y : 0 < w -> 0 <= y -> y * ln w - y * ln y <= w - y.
Proof.
  intros hw [hy|<-]; [|lra]. pose proof (exp_ineq1_le (ln (w / y))) as h.
  rewrite exp_ln in h by now apply Rdiv_lt_0_compat. unfold Rdiv in h.
  rewrite ln_mult, ln_Rinv in h by (lra || now apply inv_pos).
  apply (Rmult_le_compat_l y) in h; [|lra]. replace (y * (w * / y)) with w in h by (field; lra). lra.
Qed.

Lemma ln_softmax beta L i : ln (softmax beta L i) = - (beta * L i) - ln (normalization beta L).
Proof.
  pose proof (normalization_pos beta L). unfold softmax, Rdiv.
  rewrite ln_mult, ln_Rinv, ln_exp by (assumption || apply exp_pos || now apply inv_pos). ring.
Qed.

Theorem gibbs b L y : 0 < b -> simplex K y -> potential b L <= inner K y L + b * entropy y.
Proof.
  intros hb hy. pose proof (softmax_simplex (/ b) L) as hw. set (w := softmax (/ b) L) in *.
  set (c := ln (normalization (/ b) L)).
  assert (h : over_arms K (fun i => y i * ln (w i) - y i * ln (y i)) <= over_arms K (fun i => w i - y i)).
  { apply arms_le. intros i hi. apply ln_step; [apply softmax_pos|now apply hy]. }
  rewrite !arms_minus, (proj2 hw), (proj2 hy) in h. fold (entropy y) in h.
  rewrite (arms_ext K _ (fun i => - / b * (y i * L i) + - c * y i)) in h
    by (intros; unfold w; rewrite ln_softmax; fold c; ring).
  rewrite arms_plus, arms_scal, simplex_scal in h by assumption. fold (inner K y L) in h. unfold potential. fold c.
  apply (Rmult_le_compat_l b) in h; [|lra].
  replace (b * (- / b * inner K y L + - c - entropy y)) with (- inner K y L - b * c - b * entropy y) in h
    by (field; lra). lra.
Qed.

Theorem gibbs_attained b L : 0 < b -> inner K (softmax (/ b) L) L + b * entropy (softmax (/ b) L) = potential b L.
Proof.
  intros hb. pose proof (softmax_simplex (/ b) L) as hw. set (w := softmax (/ b) L) in *. unfold entropy.
  rewrite (arms_ext K _ (fun i => - / b * (w i * L i) + - ln (normalization (/ b) L) * w i))
    by (intros; unfold w at 2; rewrite ln_softmax; ring).
  rewrite arms_plus, arms_scal, simplex_scal by assumption. fold (inner K w L). unfold potential. field. lra.
Qed.

(** The entropy is at least - log K. *)
Lemma entropy_lower y : simplex K y -> - ln (INR K) <= entropy y.
Proof.
  intros hy. pose proof (gibbs 1 (fun _ => 0) y ltac:(lra) hy) as h. unfold potential, normalization in h.
  rewrite Rmult_0_r, Ropp_0, exp_0, over_arms_one, inner_zero, Rmult_1_r in h. lra.
Qed.
End Weights.
