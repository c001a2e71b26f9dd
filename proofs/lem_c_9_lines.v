(** The lines of the proof of Lemma C.9 (lem:FTRL-L3) in the paper's words, with its integrals. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Export conjugate_slopes.

(** ** Continuous functions of z, and their integrals from 0 to 1 *)

Definition all_continuous (f : R -> R) : Prop := forall z, continuous f z.
Definition integral (f : R -> R) : R := RInt f 0 1.

Lemma integrable f : all_continuous f -> ex_RInt f 0 1.
Proof. intros h. apply (@ex_RInt_continuous R_CompleteNormedModule). intros z _. apply h. Qed.

Lemma integral_ext f g : (forall z, 0 <= z <= 1 -> f z = g z) -> integral f = integral g.
Proof. intros h. apply RInt_ext. intros z hz. rewrite Rmin_left, Rmax_right in hz by lra. apply h. lra. Qed.

Lemma integral_le f g : all_continuous f -> all_continuous g -> (forall z, 0 <= z <= 1 -> f z <= g z) ->
  integral f <= integral g.
Proof. intros hf hg h. apply RInt_le; [lra|now apply integrable|now apply integrable|]. intros z hz. apply h. lra. Qed.

Lemma integral_minus f g : all_continuous f -> all_continuous g ->
  integral (fun z => f z - g z) = integral f - integral g.
Proof. intros hf hg. apply (RInt_minus f g); now apply integrable. Qed.

Lemma integral_scal c f : all_continuous f -> integral (fun z => c * f z) = c * integral f.
Proof. intros hf. apply (RInt_scal f 0 1 c). now apply integrable. Qed.

Lemma integral_of_const c : integral (fun _ => c) = c.
Proof. unfold integral. rewrite RInt_const. unfold scal. simpl. unfold mult. simpl. ring. Qed.

Lemma continuous_sum {I} (g : I -> R -> R) l : (forall i, In i l -> all_continuous (g i)) ->
  all_continuous (fun z => total_of (fun i => g i z) l).
Proof.
  intros h. induction l as [|i l IH]; intros z; simpl; [apply continuous_const|].
  apply (continuous_plus (g i)); [apply h; now left|]. apply IH. intros j hj. apply h. now right.
Qed.

Lemma integral_sum {I} (g : I -> R -> R) l : (forall i, In i l -> all_continuous (g i)) ->
  integral (fun z => total_of (fun i => g i z) l) = total_of (fun i => integral (g i)) l.
Proof.
  intros h. induction l as [|i l IH]; simpl; [apply integral_of_const|].
  rewrite <- IH by (intros j hj; apply h; now right). apply (RInt_plus (g i)).
  - apply integrable, h. now left.
  - apply integrable, continuous_sum. intros j hj. apply h. now right.
Qed.

Lemma continuous_product f g : all_continuous f -> all_continuous g -> all_continuous (fun z => f z * g z).
Proof. intros hf hg z. apply (continuous_mult f g); auto. Qed.

Lemma continuous_difference f g : all_continuous f -> all_continuous g -> all_continuous (fun z => f z - g z).
Proof. intros hf hg z. apply (continuous_minus f g); auto. Qed.

Lemma continuous_constant c : all_continuous (fun _ => c).
Proof. intros z. apply continuous_const. Qed.

Lemma continuous_same f g : (forall z, f z = g z) -> all_continuous f -> all_continuous g.
Proof. intros h hf z. apply (continuous_ext f); auto. Qed.

Lemma continuous_arms K (g : nat -> R -> R) : (forall i, (i < K)%nat -> all_continuous (g i)) ->
  all_continuous (fun z => over_arms K (fun i => g i z)).
Proof. intros h. apply continuous_sum. intros i hi. now apply h, in_arms. Qed.

Lemma integral_arms K (g : nat -> R -> R) : (forall i, (i < K)%nat -> all_continuous (g i)) ->
  integral (fun z => over_arms K (fun i => g i z)) = over_arms K (fun i => integral (g i)).
Proof. intros h. apply integral_sum. intros i hi. now apply h, in_arms. Qed.

(** Sums, products and differences *)
Ltac continuous := intros; repeat match goal with
  | |- all_continuous (fun _ => ?c) => apply (continuous_constant c)
  | |- all_continuous (fun z => @?f z * @?g z) => apply (continuous_product f g)
  | |- all_continuous (fun z => @?f z - @?g z) => apply (continuous_difference f g)
  | |- all_continuous (fun z => over_arms ?K (fun i => @?g i z)) => apply (continuous_arms K g); intros
  | |- all_continuous (fun z => inner ?K (@?f z) (@?g z)) => apply (continuous_arms K (fun i z => f z i * g z i));
    intros
  end; auto.

Lemma small_moves f (C : R) : 0 <= C -> (forall z w, (f w - f z) * (f w - f z) <= C * Rabs (w - z)) -> all_continuous f.
Proof.
  intros C0 h z. apply continuity_pt_filterlim. intros eps pos. simpl. unfold R_dist.
  exists (eps * eps / (C + 1)). split; [apply Rdiv_lt_0_compat; [now apply Rmult_lt_0_compat|lra]|].
  intros w [_ close]. specialize (h z w). pose proof (Rabs_pos (w - z)).
  apply (Rmult_lt_compat_r (C + 1)) in close; [|lra]. unfold Rdiv in close.
  rewrite Rmult_assoc, Rinv_l, Rmult_1_r in close by lra. apply Rabs_def1; nra.
Qed.

(** ** The chain for any estimate *)

Section Regularizer.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).

(** The constrained conjugate, the free one and that of one arm, wherever they are finite. *)
Variables (Fbar Fstar : (nat -> R) -> R) (fs : R -> R).
Hypothesis constrained : forall theta, is_conjugate (simplex K) K a b theta (Fbar theta).
Hypothesis free : forall theta y, (forall i, (i < K)%nat -> 0 < y i /\ theta i = slope a b (y i)) ->
  is_conjugate (orthant K) K a b theta (Fstar theta).
Hypothesis one_arm : forall z, 0 < z -> is_conjugate_1 a b (slope a b z) (fs (slope a b z)).

Lemma bar_is L i : (i < K)%nat -> nabla Fbar (fun j => - L j) i = X a b L i.
Proof. now apply nabla_Fbar. Qed.

(** The minimizer moves continuously. *)
Lemma minimizer_close L L' i : (i < K)%nat ->
  (a / 2 + b) * ((X a b L' i - X a b L i) * (X a b L' i - X a b L i)) <= over_arms K (fun j => Rabs (L' j - L j)).
Proof.
  intros hi. assert (kkt_ : forall M, kkt K a b M (X a b M)) by (intros; now apply fact_c_3).
  pose proof (kkt_moves K a b L L' _ _ a0 b0 ab (kkt_ L) (kkt_ L')) as moves.
  pose proof (arms_member K (fun j => (X a b L' j - X a b L j) * (X a b L' j - X a b L j)) i
    (fun j _ => Rle_0_sqr _) hi) as one. cbv beta in one.
  apply Rle_trans with (inner K (fun j => X a b L' j - X a b L j) (fun j => L j - L' j)); [nra|].
  apply arms_le. intros j hj. pose proof (minimizer_range K X a b L j K1 hX a0 b0 ab hj).
  pose proof (minimizer_range K X a b L' j K1 hX a0 b0 ab hj). unfold Rabs. destruct (Rcase_abs (L' j - L j)); nra.
Qed.

(** A shift of all losses does not move it. *)
Lemma minimizer_shift L L' c i : (forall j, (j < K)%nat -> L' j = L j + c) -> (i < K)%nat -> X a b L' i = X a b L i.
Proof.
  intros h hi. destruct (fact_c_3 K X a b L K1 hX a0 b0 ab) as (sx & px & m & ex).
  apply (kkt_unique K a b L' (X a b L) (X a b L') a0 b0 ab); trivial; [|now apply hX].
  split; [assumption|]. split; [assumption|]. exists (m + c). intros j hj. rewrite ex, h by assumption. ring.
Qed.

Variables Lobs miss l : nat -> R.
Hypotheses (miss0 : forall i, (i < K)%nat -> 0 <= miss i) (l0 : forall i, (i < K)%nat -> 0 <= l i).

(** The path of gradients, from the distribution played. *)
Let path (z : R) : nat -> R := nabla Fbar (fun i => - Lobs i - z * l i).
Let grad (z : R) (i : nat) : R := slope a b (path z i).
Let all_ (i : nat) : R := Lobs i + miss i.

Lemma nabla_along L z i : (i < K)%nat -> nabla Fbar (fun j => - L j - z * l j) i = X a b (fun j => L j + z * l j) i.
Proof. intros hi. rewrite <- bar_is by assumption. f_equal. pointwise. ring. Qed.

Lemma path_is z i : (i < K)%nat -> path z i = X a b (fun j => Lobs j + z * l j) i.
Proof. intros hi. unfold path. now apply nabla_along. Qed.

Lemma along_continuous L i : (i < K)%nat -> all_continuous (fun z => nabla Fbar (fun j => - L j - z * l j) i).
Proof.
  intros hi. set (C := over_arms K (fun j => Rabs (l j))). assert (mu0 : 0 < a / 2 + b) by lra.
  assert (C0 : 0 <= C) by (apply total_nonneg; intros; apply Rabs_pos).
  apply small_moves with (C := C / (a / 2 + b)); [now apply div_nonneg|]. intros z w.
  rewrite !nabla_along by assumption.
  pose proof (minimizer_close (fun j => L j + z * l j) (fun j => L j + w * l j) i hi) as h. cbv beta in h.
  rewrite (arms_ext K _ (fun j => Rabs (w - z) * Rabs (l j))), arms_scal in h by
    (intros j _; rewrite <- Rabs_mult; f_equal; ring). fold C in h.
  apply Rmult_le_reg_l with (a / 2 + b); [assumption|].
  replace ((a / 2 + b) * (C / (a / 2 + b) * Rabs (w - z))) with (Rabs (w - z) * C) by (field; lra). exact h.
Qed.

Lemma path_range z i : (i < K)%nat -> 0 < path z i <= 1.
Proof. intros hi. rewrite path_is by assumption. now apply (minimizer_range K X). Qed.

Lemma path_simplex z : simplex K (path z).
Proof.
  destruct (hX a b (fun j => Lobs j + z * l j) a0 b0) as [[nonneg one] _]. split.
  - intros i hi. left. now apply path_range.
  - rewrite <- one. apply arms_ext. intros i hi. now apply path_is.
Qed.

Lemma pairing_continuous (g : R -> nat -> R) : (forall i, (i < K)%nat -> all_continuous (fun z => g z i)) ->
  all_continuous (fun z => inner K l (g z)).
Proof. continuous. Qed.

(** The fundamental theorem of calculus along the new estimate. *)
Lemma fundamental L :
  Fbar (fun i => - L i) - Fbar (fun i => - L i - l i)
  = integral (fun z => inner K l (nabla Fbar (fun i => - L i - z * l i))).
Proof.
  symmetry. apply is_RInt_unique.
  replace (Fbar (fun i => - L i) - Fbar (fun i => - L i - l i))
    with (minus (- Fbar (fun i => - L i - 1 * l i)) (- Fbar (fun i => - L i - 0 * l i))).
  2:{ replace (fun i => - L i - 1 * l i) with (fun i => - L i - l i) by (pointwise; ring).
      replace (fun i => - L i - 0 * l i) with (fun i => - L i) by (pointwise; ring).
      unfold minus, plus, opp. simpl. ring. }
  apply (is_RInt_derive (fun z => - Fbar (fun i => - L i - z * l i)));
    [|intros z _; apply pairing_continuous; intros; now apply along_continuous].
  intros z _.
  pose proof (fact_c_3_gradient K X a b K1 hX a0 b0 ab Fbar (fun i => L i + z * l i) (fun i => - l i) constrained) as g.
  assert (e : inner K l (nabla Fbar (fun i => - L i - z * l i))
              = - inner K (X a b (fun i => L i + z * l i)) (fun i => - l i)).
  { unfold inner. rewrite (arms_ext K _ (fun i => -1 * (X a b (fun j => L j + z * l j) i * - l i))), arms_scal; [ring|].
    intros i hi. rewrite nabla_along by assumption. ring. }
  rewrite e. apply (is_derive_opp (fun z => Fbar (fun i => - L i - z * l i))).
  set (D := inner K (X a b (fun i => L i + z * l i)) (fun i => - l i)) in *.
  apply is_derive_ext with (fun w => (fun h => Fbar (fun i => - (L i + z * l i) + h * - l i)) (w - z)).
  { intros w. f_equal. pointwise. ring. }
  replace D with (1 * D) by ring.
  apply (is_derive_comp (fun h => Fbar (fun i => - (L i + z * l i) + h * - l i)) (fun w => w - z)).
  - now replace (z - z) with 0 by ring.
  - auto_derive; [trivial|ring].
Qed.

(** f^*'(f' - m) is a point below, along the path. *)
Let below (z : R) (i : nat) : R := Derive fs (grad z i - miss i).

Lemma below_is z i : (i < K)%nat -> 0 < below z i <= 1 /\ slope a b (below z i) = grad z i - miss i.
Proof.
  intros hi. destruct (lower_slope a b a0 b0 ab (path z i) (miss i) (path_range z i hi) (miss0 i hi)) as (y & hy & e).
  unfold below. fold (grad z i) in e. rewrite <- e, (derivative_of_fs a b a0 b0 ab fs one_arm) by lra. now split.
Qed.

Lemma path_continuous i : (i < K)%nat -> all_continuous (fun z => path z i).
Proof. now apply along_continuous. Qed.

Lemma grad_continuous i : (i < K)%nat -> all_continuous (fun z => grad z i).
Proof.
  intros hi z. apply (continuous_comp (fun z => path z i) (slope a b)); [now apply path_continuous|].
  apply (@ex_derive_continuous R_AbsRing R_NormedModule). exists (curvature a b (path z i)).
  apply fact_c_1_derivatives. now apply path_range.
Qed.

Lemma below_continuous i : (i < K)%nat -> all_continuous (fun z => below z i).
Proof.
  intros hi z. apply (continuous_comp (fun z => grad z i - miss i) (Derive fs)).
  - apply (continuous_difference (fun z => grad z i) (fun _ => miss i)); [now apply grad_continuous|continuous].
  - destruct (below_is z i hi) as [r e]. rewrite <- e. apply (@ex_derive_continuous R_AbsRing R_NormedModule).
    eexists. apply (fact_c_1_second a b a0 b0 ab fs one_arm). lra.
Qed.

Lemma inverse_curvature_continuous a' b' i : 0 <= a' -> 0 <= b' -> 0 < a' + b' -> (i < K)%nat ->
  all_continuous (fun z => / curvature a' b' (path z i)).
Proof.
  intros p q pq hi z. apply (continuous_comp (fun z => path z i) (fun x => / curvature a' b' x)); [now apply
    path_continuous|].
  destruct (path_range z i hi) as [r _]. pose proof (curvature_pos a' b' p q pq _ r). pose proof (sqrt_lt_R0 _ r).
  apply (@ex_derive_continuous R_AbsRing R_NormedModule). unfold curvature in *. auto_derive.
  assert (0 < path z i * sqrt (path z i)) by signs. repeat split; try lra; apply Rgt_not_eq; lra.
Qed.

Lemma term_continuous a' b' i : 0 <= a' -> 0 <= b' -> 0 < a' + b' -> (i < K)%nat ->
  all_continuous (fun z => l i * / curvature a' b' (path z i) * miss i).
Proof. continuous. now apply inverse_curvature_continuous. Qed.

(** (a) the fundamental theorem of calculus, (b) Fact C.3, (c) Fact C.5, the arms, (d) convexity, and Fact C.1. In the
    fourth line the parenthesis is where the erratum puts it. *)
Theorem lem_c_9_general :
  Fbar (fun i => - Lobs i) - Fbar (fun i => - Lobs i - l i) - Fbar (fun i => - all_ i) + Fbar (fun i => - all_ i - l i)
  = integral (fun z => inner K l (nabla Fbar (fun i => - Lobs i - z * l i)))
    - integral (fun z => inner K l (nabla Fbar (fun i => - Lobs i - miss i - z * l i))) /\
  integral (fun z => inner K l (nabla Fbar (fun i => - Lobs i - z * l i)))
    - integral (fun z => inner K l (nabla Fbar (fun i => - Lobs i - miss i - z * l i)))
  = integral (fun z => inner K l (fun i => path z i - nabla Fbar (fun j => grad z j - miss j) i)) /\
  integral (fun z => inner K l (fun i => path z i - nabla Fbar (fun j => grad z j - miss j) i))
  <= integral (fun z => inner K l (fun i => path z i - nabla Fstar (fun j => grad z j - miss j) i)) /\
  integral (fun z => inner K l (fun i => path z i - nabla Fstar (fun j => grad z j - miss j) i))
  = over_arms K (fun i => integral (fun z => l i * (path z i - Derive fs (grad z i - miss i)))) /\
  over_arms K (fun i => integral (fun z => l i * (path z i - Derive fs (grad z i - miss i))))
  <= over_arms K (fun i => integral (fun z => l i * Derive (Derive fs) (grad z i) * miss i)) /\
  over_arms K (fun i => integral (fun z => l i * Derive (Derive fs) (grad z i) * miss i))
  = over_arms K (fun i => integral (fun z => l i * / curvature a b (Derive fs (grad z i)) * miss i)) /\
  over_arms K (fun i => integral (fun z => l i * / curvature a b (Derive fs (grad z i)) * miss i))
  = over_arms K (fun i => integral (fun z => l i * / curvature a b (path z i) * miss i)).
Proof.
  assert (along : forall M i, (i < K)%nat -> all_continuous (fun z => nabla Fbar (fun j => - M j - z * l j) i))
    by (intros; now apply along_continuous).
  assert (all_is : forall z, (fun j => - all_ j - z * l j) = fun j => - Lobs j - miss j - z * l j)
    by (intros; pointwise; unfold all_; ring).
  assert (back : forall z, (fun j => grad z j - miss j) = fun j => - (miss j - grad z j)) by (intros; pointwise; ring).
  assert (same : forall z i, (i < K)%nat ->
    nabla Fbar (fun j => grad z j - miss j) i = nabla Fbar (fun j => - all_ j - z * l j) i).
  { intros z i hi. rewrite nabla_along, back, bar_is by assumption.
    destruct (fact_c_3 K X a b (fun j => Lobs j + z * l j) K1 hX a0 b0 ab) as (_ & _ & c & e).
    apply (minimizer_shift (fun j => all_ j + z * l j) _ (- c)); [|assumption]. intros j hj. unfold grad, all_.
    rewrite path_is, e by assumption. ring. }
  assert (bar_continuous : forall i, (i < K)%nat -> all_continuous (fun z => nabla Fbar (fun j => grad z j - miss j) i))
    by (intros i hi; apply (continuous_same (fun z => nabla Fbar (fun j => - all_ j - z * l j) i)); auto;
        intros; now rewrite same).
  assert (star : forall z i, (i < K)%nat -> nabla Fstar (fun j => grad z j - miss j) i = below z i).
  { intros z i hi. apply (nabla_Fstar K a b); trivial. intros j hj. destruct (below_is z j hj) as [r e].
    split; [lra|auto]. }
  pose proof below_continuous as below_c. pose proof path_continuous as path_c.
  assert (star_continuous : forall i, (i < K)%nat ->
    all_continuous (fun z => nabla Fstar (fun j => grad z j - miss j) i))
    by (intros i hi; apply (continuous_same (fun z => below z i)); auto; intros; now rewrite star).
  assert (value : forall z i, (i < K)%nat -> Derive fs (grad z i) = path z i)
    by (intros z i hi; apply (derivative_of_fs a b a0 b0 ab fs one_arm); now apply path_range).
  assert (value2 : forall z i, (i < K)%nat -> Derive (Derive fs) (grad z i) = / curvature a b (path z i))
    by (intros z i hi; apply (second a b a0 b0 ab fs one_arm); now apply path_range).
  split; [|split; [|split; [|split; [|split; [|split]]]]].
  - rewrite <- (fundamental Lobs). pose proof (fundamental all_) as f.
    rewrite (integral_ext _ (fun z => inner K l (nabla Fbar (fun i => - Lobs i - miss i - z * l i)))) in f
      by (intros; now rewrite all_is). lra.
  - rewrite <- integral_minus.
    + apply integral_ext. intros z _. unfold inner. rewrite <- arms_minus. apply arms_ext. intros i hi.
      rewrite same, all_is by assumption. unfold path. ring.
    + continuous.
    + apply (continuous_same (fun z => inner K l (nabla Fbar (fun i => - all_ i - z * l i)))); [|continuous].
      intros; now rewrite all_is.
  - apply integral_le; [continuous..|]. intros z _. apply arms_le. intros i hi. apply Rmult_le_compat_l; [auto|].
    rewrite star, back, bar_is by assumption.
    pose proof (fact_c_5_gradients K X a b K1 hX a0 b0 ab (path z) miss (below z) (path_simplex z)
      (fun j hj => proj1 (path_range z j hj)) miss0
      (fun j hj => conj (proj1 (proj1 (below_is z j hj))) (proj2 (below_is z j hj))) i hi) as c5.
    replace (fun j => miss j - grad z j) with (fun j => - (slope a b (path z j) - miss j)) by
      (pointwise; unfold grad; ring). lra.
  - rewrite <- (integral_arms K (fun i z => l i * (path z i - Derive fs (grad z i - miss i)))).
    + apply integral_ext. intros z _. apply arms_ext. intros i hi. now rewrite star.
    + continuous. now apply below_c.
  - apply arms_le. intros i hi. apply integral_le; [continuous; now apply below_c| |].
    + apply (continuous_same (fun z => l i * / curvature a b (path z i) * miss i)); [intros; now rewrite value2|].
      now apply term_continuous.
    + intros z _. rewrite value2, Rmult_assoc by assumption. apply Rmult_le_compat_l; [auto|].
      destruct (below_is z i hi) as [r e]. fold (below z i). pose proof (path_range z i hi) as p.
      pose proof (slope_tangent a b a0 b0 (path z i) (below z i) ltac:(lra) ltac:(lra)) as t. rewrite e in t.
      fold (grad z i) in t. pose proof (curvature_pos a b a0 b0 ab _ (proj1 p)) as k0.
      rewrite Rmult_comm. apply le_div; [assumption|]. lra.
  - apply arms_ext. intros i hi. apply integral_ext. intros z _. now rewrite value2, value.
  - apply arms_ext. intros i hi. apply integral_ext. intros z _. now rewrite value.
Qed.
End Regularizer.
