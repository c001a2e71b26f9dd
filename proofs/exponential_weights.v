(** Exponential weights: the minimizer of Delayed FTRL with full information, where only the negative entropy is
    left. *)
From Delays Require Export thm_2_1 thm_e_1.

(** ** Sums over arms *)

Section Sums.
Context {B : Type}.
Implicit Types (f g : B -> R) (l : list B).

Lemma total_plus f g l : total_of (fun i => f i + g i) l = total_of f l + total_of g l.
Proof. induction l as [|i l IH]; simpl; [ring|rewrite IH; ring]. Qed.

Lemma total_scal c f l : total_of (fun i => c * f i) l = c * total_of f l.
Proof. induction l as [|i l IH]; simpl; [ring|rewrite IH; ring]. Qed.

Lemma total_le f g l : (forall i, In i l -> f i <= g i) -> total_of f l <= total_of g l.
Proof.
  intros h. induction l as [|i l IH]; simpl; [lra|].
  apply Rplus_le_compat; [apply h; now left|apply IH; intros; apply h; now right].
Qed.

Lemma total_member f l i : (forall j, In j l -> 0 <= f j) -> In i l -> f i <= total_of f l.
Proof.
  intros pos. induction l as [|j l IH]; intros h; [easy|]. simpl.
  assert (0 <= total_of f l).
  { replace 0 with (total_of (fun _ : B => 0) l) by (clear; induction l; simpl; [reflexivity|rewrite IHl; ring]).
    apply total_le. intros; apply pos; now right. }
  destruct h as [<-|h]; [lra|]. specialize (IH (fun j hj => pos j (or_intror hj)) h).
  specialize (pos j (or_introl eq_refl)). lra.
Qed.
End Sums.

Lemma in_arms K i : In i (seq 0 K) <-> (i < K)%nat.
Proof. rewrite in_seq. lia. Qed.

Lemma over_arms_one K c : over_arms K (fun _ => c) = INR K * c.
Proof.
  unfold over_arms. rewrite <- (seq_length K 0) at 2. induction (seq 0 K) as [|i l IH]; [simpl; ring|].
  simpl total_of. rewrite IH. simpl length. rewrite S_INR. ring.
Qed.

Lemma mean_arm_law K x f : mean (arm_law K x) f = over_arms K (fun i => x i * f i).
Proof. unfold arm_law, over_arms. induction (seq 0 K) as [|i l IH]; simpl; [reflexivity|now rewrite IH]. Qed.

(** <x, l> *)
Definition inner (K : nat) (x l : nat -> R) : R := over_arms K (fun i => x i * l i).

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
  split; [intros; left; apply softmax_pos|]. pose proof (normalization_pos beta L). unfold softmax, over_arms.
  rewrite (total_ext _ (fun i => / normalization beta L * exp (- (beta * L i)))) by (intros; unfold Rdiv; ring).
  rewrite total_scal. change (total_of _ _) with (normalization beta L). field. lra.
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
  intros hb [nonneg total]. destruct (softmax_simplex (/ b) L) as [_ total'].
  set (w := softmax (/ b) L) in *. set (c := ln (normalization (/ b) L)).
  assert (h : over_arms K (fun i => y i * ln (w i) + (-1) * (y i * ln (y i))) <=
    over_arms K (fun i => w i + (-1) * y i)).
  { apply total_le. intros i hi. apply in_arms in hi.
    pose proof (ln_step (w i) (y i) (softmax_pos _ _ _) (nonneg i hi)). lra. }
  unfold over_arms in h. rewrite !total_plus, !total_scal in h. fold (over_arms K w) (over_arms K y) in h.
  change (total_of (fun i => y i * ln (y i)) (seq 0 K)) with (entropy y) in h. rewrite total, total' in h.
  rewrite (total_ext _ (fun i => (- / b) * (y i * L i) + (- c) * y i)) in h.
  2:{ intros i _. unfold w. rewrite ln_softmax. fold c. ring. }
  rewrite total_plus, !total_scal in h. fold (over_arms K y) in h. rewrite total in h.
  change (total_of (fun i => y i * L i) (seq 0 K)) with (inner K y L) in h.
  unfold potential. fold c. apply (Rmult_le_compat_l b) in h; [|lra].
  replace (b * (- / b * inner K y L + - c * 1 + -1 * entropy y)) with (- inner K y L - b * c - b * entropy y) in h
    by (field; lra). lra.
Qed.

Theorem gibbs_attained b L : 0 < b -> inner K (softmax (/ b) L) L + b * entropy (softmax (/ b) L) = potential b L.
Proof.
  intros hb. destruct (softmax_simplex (/ b) L) as [_ total]. set (w := softmax (/ b) L) in *.
  unfold entropy, over_arms. rewrite (total_ext _ (fun i => (- / b) * (w i * L i) + (- ln (normalization (/ b) L)) * w
    i)).
  2:{ intros i _. unfold w at 2. rewrite ln_softmax. ring. }
  rewrite total_plus, !total_scal. fold (over_arms K w) (inner K w L). rewrite total.
  change (total_of (fun i => w i * L i) (seq 0 K)) with (inner K w L). unfold potential. field. lra.
Qed.

(** So exponential weights minimize the objective of FTRL without the Tsallis term. *)
Corollary softmax_minimizes b L y : 0 < b -> simplex K y -> objective K 0 b L (softmax (/ b) L) <= objective K 0 b L y.
Proof.
  intros hb hy.
  assert (split : forall x, objective K 0 b L x = inner K x L + b * entropy x).
  { intros x. unfold objective, inner, entropy, over_arms. rewrite <- total_scal, <- total_plus. apply total_ext.
    intros; ring. }
  rewrite !split, gibbs_attained by assumption. now apply gibbs.
Qed.

(** The entropy is at least - log K. *)
Lemma entropy_lower y : simplex K y -> - ln (INR K) <= entropy y.
Proof.
  intros hy. pose proof (gibbs 1 (fun _ => 0) y ltac:(lra) hy) as h. unfold potential, normalization in h.
  assert (n : over_arms K (fun _ => exp (- (/ 1 * 0))) = INR K).
  { rewrite Rmult_0_r, Ropp_0, exp_0, over_arms_one. ring. }
  rewrite n in h. assert (z : inner K y (fun _ => 0) = 0).
  { unfold inner, over_arms. rewrite (total_ext _ (fun i => 0 * y i)) by (intros; ring). rewrite total_scal. ring. }
  rewrite z in h. lra.
Qed.
End Weights.
