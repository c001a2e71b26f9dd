(** The two chains at the end of the proof of Lemma C.9 (lem:FTRL-L3) in the paper's words: bandits, full
    information. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Export lem_c_9_lines.

Lemma integral_rounds (g : nat -> R -> R) n : (forall s, (1 <= s <= n)%nat -> all_continuous (g s)) ->
  all_continuous (fun z => sum n (fun s => g s z)) /\
  integral (fun z => sum n (fun s => g s z)) = sum n (fun s => integral (g s)).
Proof.
  induction n as [|n IH]; intros h; [split; [exact (continuous_constant 0)|exact (integral_of_const 0)]|].
  destruct IH as [c e]; [intros s hs; apply h; lia|]. split.
  - intros z. apply (continuous_plus (fun z => sum n (fun s => g s z)) (g (S n))); [apply c|apply h; lia].
  - simpl sum. rewrite <- e. apply (RInt_plus (fun z => sum n (fun s => g s z)) (g (S n))); apply integrable; [exact
    c|]. apply h. lia.
Qed.

(** f_2'' = b / x is the part of the entropy. *)
Lemma entropy_curvature b x : curvature 0 b x = b / x.
Proof. unfold curvature, Rdiv. ring. Qed.

Lemma entropy_part a b x : 0 <= a -> 0 < b -> 0 < x -> / curvature a b x <= / curvature 0 b x.
Proof.
  intros a0 pos hx. rewrite entropy_curvature. replace (/ (b / x)) with (x / b) by (field; lra).
  now apply entropy_bound.
Qed.

Section Chains.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).
Variable Fbar : (nat -> R) -> R.
Hypothesis constrained : forall theta, is_conjugate (simplex K) K a b theta (Fbar theta).
Variable Lobs : nat -> R.
Let x := X a b Lobs.

(** ** Bandits *)

Section Bandit.
Variables (A : nat) (loss B : R) (miss : nat -> R).
Hypotheses (hA : (A < K)%nat) (hl : 0 <= loss <= B) (miss0 : forall i, (i < K)%nat -> 0 <= miss i).
Let l (i : nat) : R := loss / x A * corner A i.
Let path (z : R) : nat -> R := nabla Fbar (fun i => - Lobs i - z * l i).

Lemma played : 0 < x A.
Proof. now apply (minimizer_range K X a b Lobs A). Qed.

(** The path at the arm played, which falls when this arm alone loses, from the weight with which it was played. *)
Theorem lem_c_9_path z : 0 <= z ->
  path z A = nabla Fbar (fun i => - Lobs i - z * (loss * / x A * corner A i)) A /\
  nabla Fbar (fun i => - Lobs i - z * (loss * / x A * corner A i)) A <= nabla Fbar (fun i => - Lobs i) A /\
  nabla Fbar (fun i => - Lobs i) A = x A.
Proof.
  intros z0. assert (start : nabla Fbar (fun i => - Lobs i) A = x A) by now apply (nabla_Fbar K X a b K1 hX a0 b0 ab).
  split; [reflexivity|split; [|exact start]]. rewrite start.
  rewrite (nabla_along K X a b K1 hX a0 b0 ab Fbar constrained (fun i => loss * / x A * corner A i)) by assumption.
  pose proof played as p. set (h := z * (loss * / x A)). assert (h0 : 0 <= h) by (unfold h; signs).
  replace (fun i => Lobs i + z * (loss * / x A * corner A i)) with (fun i => Lobs i + h * corner A i)
    by (pointwise; unfold h; ring). now apply (own_loss_lowers K X).
Qed.

(** (e) f'' decreases and the path falls; the part of the entropy; and losses are at most their scale. The rate
    beta = 1 / b is finite. *)
Theorem lem_c_9_bandit_chain : 0 < b ->
  over_arms K (fun i => integral (fun z => l i * / curvature a b (path z i) * miss i))
  = integral (fun z => l A * / curvature a b (path z A) * miss A) /\
  integral (fun z => l A * / curvature a b (path z A) * miss A)
  <= integral (fun _ => l A * / curvature a b (x A) * miss A) /\
  integral (fun _ => l A * / curvature a b (x A) * miss A)
  <= integral (fun _ => l A * / curvature 0 b (x A) * miss A) /\
  integral (fun _ => l A * / curvature 0 b (x A) * miss A)
  = integral (fun _ => loss * / x A * (/ b * x A) * miss A) /\
  integral (fun _ => loss * / x A * (/ b * x A) * miss A) <= / b * B * miss A.
Proof.
  intros pos. pose proof played as p. pose proof (miss0 A hA) as m0.
  assert (at_A : l A = loss / x A) by (unfold l, corner; rewrite Nat.eqb_refl; ring).
  assert (lA : 0 <= l A) by (rewrite at_A; apply div_nonneg; lra).
  assert (term : forall a' b' i, 0 <= a' -> 0 <= b' -> 0 < a' + b' -> (i < K)%nat ->
    all_continuous (fun z => l i * / curvature a' b' (path z i) * miss i)).
  { intros a' b' i h1 h2 h3 hi. now apply (term_continuous K X a b K1 hX a0 b0 ab). }
  split; [|split; [|split; [|split]]].
  - rewrite at_A. apply (one_arm_only K A hA (fun v i => integral (fun z => v * / curvature a b (path z i) * miss i))).
    pointwise. transitivity (integral (fun _ => 0)); [apply integral_ext; intros; ring|apply integral_of_const].
  - apply integral_le; [now apply term|apply continuous_constant|]. intros z hz.
    apply Rmult_le_compat_r; [assumption|]. apply Rmult_le_compat_l; [assumption|].
    destruct (lem_c_9_path z ltac:(lra)) as (e & falls & e'). rewrite e', <- e in falls.
    pose proof (path_range K X a b K1 hX a0 b0 ab Fbar constrained Lobs l z A hA) as r.
    apply Rinv_le_contravar; [now apply curvature_pos|]. apply curvature_decreases; trivial.
    split; [apply r|exact falls].
  - apply integral_le; [apply continuous_constant|apply continuous_constant|]. intros _ _.
    apply Rmult_le_compat_r; [assumption|]. apply Rmult_le_compat_l; [assumption|]. now apply entropy_part.
  - apply integral_ext. intros _ _. rewrite entropy_curvature, at_A. field. lra.
  - rewrite integral_of_const. replace (loss * / x A * (/ b * x A)) with (/ b * loss) by (field; lra).
    apply Rmult_le_compat_r; [assumption|]. apply Rmult_le_compat_l; [signs|lra].
Qed.
End Bandit.

(** ** Full information *)

Section Full.
Variables (t : nat) (d : nat -> nat) (loss : nat -> nat -> R) (B : nat -> R).
Hypothesis scaled : forall s, (1 <= s <= t)%nat -> forall i, (i < K)%nat -> 0 <= loss s i <= B s.
Hypothesis t1 : (1 <= t)%nat.
Let waits (s : nat) : bool := t <=? s + d s.
Let miss (i : nat) : R := sum (t - 1) (fun s => if waits s then loss s i else 0).
Let path (z : R) : nat -> R := nabla Fbar (fun i => - Lobs i - z * loss t i).

(** The part of the entropy; losses are at most their scale; the missing loss is the sum over the waiting rounds
    (printed with <=); (f) a point of the simplex averages losses. The rate beta = 1 / b is finite. *)
Theorem lem_c_9_full_chain : 0 < b ->
  over_arms K (fun i => integral (fun z => loss t i * / curvature a b (path z i) * miss i))
  <= over_arms K (fun i => integral (fun z => loss t i * / curvature 0 b (path z i) * miss i)) /\
  over_arms K (fun i => integral (fun z => loss t i * / curvature 0 b (path z i) * miss i))
  = over_arms K (fun i => integral (fun z => loss t i * (/ b * path z i) * miss i)) /\
  over_arms K (fun i => integral (fun z => loss t i * (/ b * path z i) * miss i))
  <= / b * B t * over_arms K (fun i => integral (fun z => path z i * miss i)) /\
  / b * B t * over_arms K (fun i => integral (fun z => path z i * miss i))
  = / b * B t * sum (t - 1) (fun s => if waits s then integral (fun z => inner K (path z) (loss s)) else 0) /\
  / b * B t * sum (t - 1) (fun s => if waits s then integral (fun z => inner K (path z) (loss s)) else 0)
  <= / b * B t * waiting_sum d B t.
Proof.
  intros pos. pose proof (inv_pos b pos) as ib.
  assert (B0 : 0 <= B t) by (destruct (scaled t ltac:(lia) 0%nat ltac:(lia)); lra).
  assert (c0 : 0 <= / b * B t) by (apply Rmult_le_pos; lra).
  assert (m0 : forall i, (i < K)%nat -> 0 <= miss i).
  { intros i hi. apply sum_nonneg. intros s hs. destruct (waits s); [|lra]. now apply scaled; [lia|]. }
  assert (range : forall z i, (i < K)%nat -> 0 < path z i <= 1).
  { intros z i hi. now apply (path_range K X a b K1 hX a0 b0 ab). }
  assert (moves : forall i, (i < K)%nat -> all_continuous (fun z => path z i)).
  { intros i hi. now apply (path_continuous K X a b K1 hX a0 b0 ab). }
  assert (term : forall a' b' i, 0 <= a' -> 0 <= b' -> 0 < a' + b' -> (i < K)%nat -> all_continuous (fun z => loss t i *
    / curvature a' b' (path z i) * miss i)) by (intros; now apply (term_continuous K X a b K1 hX a0 b0 ab)).
  split; [|split; [|split; [|split]]].
  - apply arms_le. intros i hi. apply integral_le; [now apply term|apply term; trivial; lra|].
    intros z _. apply Rmult_le_compat_r; [auto|]. apply Rmult_le_compat_l; [now apply scaled; [lia|]|].
    apply entropy_part; trivial. now apply range.
  - apply arms_ext. intros i hi. apply integral_ext. intros z _. rewrite entropy_curvature.
    specialize (range z i hi). field. lra.
  - rewrite <- arms_scal. apply arms_le. intros i hi. rewrite <- integral_scal by continuous.
    apply integral_le; [continuous..|]. intros z _. specialize (range z i hi). specialize (m0 i hi).
    destruct (scaled t ltac:(lia) i hi).
    replace (loss t i * (/ b * path z i) * miss i) with (loss t i * (/ b * (path z i * miss i))) by ring.
    replace (/ b * B t * (path z i * miss i)) with (B t * (/ b * (path z i * miss i))) by ring.
    apply Rmult_le_compat_r; [|assumption]. repeat apply Rmult_le_pos; lra.
  - f_equal. rewrite <- (integral_arms K (fun i z => path z i * miss i)) by continuous.
    set (g := fun s z => if waits s then inner K (path z) (loss s) else 0).
    rewrite <- (sum_ext (t - 1) (fun s => integral (g s)))
      by (intros s _; unfold g; destruct (waits s); [reflexivity|apply integral_of_const]).
    rewrite <- (proj2 (integral_rounds g (t - 1) ltac:(intros s _; unfold g; destruct (waits s); continuous))).
    apply integral_ext. intros z _. unfold g, miss. generalize (t - 1)%nat. intros n. induction n as [|n IH].
    + exact (inner_zero K (path z)).
    + simpl sum. rewrite <- IH. destruct (waits (S n)); [|rewrite Rplus_0_r; apply arms_ext; intros; ring].
      unfold inner. rewrite <- arms_plus. apply arms_ext. intros; ring.
  - apply Rmult_le_compat_l; [assumption|]. apply sum_le. intros s hs. fold (waits s).
    destruct (waits s); [|lra]. rewrite <- (integral_of_const (B s)). apply integral_le; [|apply continuous_constant|].
    + continuous.
    + intros z _. apply inner_bound; [|now apply scaled; lia].
      apply (path_simplex K X a b K1 hX a0 b0 ab Fbar constrained Lobs (loss t) z).
Qed.
End Full.
End Chains.
