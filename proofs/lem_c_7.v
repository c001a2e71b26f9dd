(** Lemmas C.7 (lem:FTRL-L1), C.8 (lem:FTRL-L2) and C.9 (lem:FTRL-L3) for any estimates: what they say before the mean
    over actions is taken.

    The potential Phi (L) is the least value of the objective, - F*(- L) in the paper. Stability is the bend of the
    potential. For the drift the estimate is fed in n equal parts, to a learner that has seen L and to one that has seen
    the missing losses, too: the first pays at most its weight before each part, the second at least its weight after
    it, and n grows. *)
From Delays Require Export hybrid.

Lemma objective_split K a b L x :
  objective K a b L x = inner K x L - 2 * a * over_arms K (fun i => sqrt (x i)) + b * entropy K x.
Proof. unfold objective, inner, entropy. rewrite arms_plus, arms_minus, !arms_scal. ring. Qed.

Lemma objective_shift K a b L M x : objective K a b (fun i => L i + M i) x = objective K a b L x + inner K x M.
Proof. unfold objective, inner. rewrite <- arms_plus. apply arms_ext. intros; ring. Qed.

(** What holds up to Q / n for every n holds. *)
Lemma in_the_limit P Q D : (forall n, (1 <= n)%nat -> P <= D + Q / INR n) -> P <= D.
Proof.
  intros h. destruct (Rle_dec P D) as [|gt]; [assumption|exfalso].
  destruct (archimed_cor1 ((P - D) / (Rabs Q + 1))) as [n [hn pos]].
  { apply Rdiv_lt_0_compat; [lra|]. pose proof (Rabs_pos Q). lra. }
  specialize (h n pos). pose proof (Rabs_pos Q). pose proof (Rle_abs Q). pose proof (INR_pos n pos).
  pose proof (inv_pos (INR n) ltac:(assumption)). apply (Rmult_lt_compat_r (Rabs Q + 1)) in hn; [|lra].
  replace ((P - D) / (Rabs Q + 1) * (Rabs Q + 1)) with (P - D) in hn by (field; lra). nra.
Qed.

Section Round.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X).

Definition Phi (a b : R) (L : nat -> R) : R := objective K a b L (X a b L).

(** A loss M raises the potential by at least what the learner pays after it has seen M, and at most by what it pays
    before. *)
Lemma leader a b L M : 0 <= a -> 0 <= b ->
  inner K (X a b (fun i => L i + M i)) M <= Phi a b (fun i => L i + M i) - Phi a b L.
Proof.
  intros a0 b0. unfold Phi at 1. rewrite objective_shift. destruct (hX a b (fun i => L i + M i) a0 b0) as [s _].
  destruct (hX a b L a0 b0) as [_ least]. specialize (least _ s). unfold Phi. lra.
Qed.

Lemma follower a b L M : 0 <= a -> 0 <= b -> Phi a b (fun i => L i + M i) - Phi a b L <= inner K (X a b L) M.
Proof.
  intros a0 b0. unfold Phi. destruct (hX a b (fun i => L i + M i) a0 b0) as [_ least].
  destruct (hX a b L a0 b0) as [s _]. specialize (least _ s).
  rewrite (objective_shift K a b L M (X a b L)) in least. lra.
Qed.

Section Rates.
Variables a b : R.
Hypotheses (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).

(** The weight of an arm falls when this arm alone loses. *)
Lemma own_loss_lowers L A h : (A < K)%nat -> 0 <= h -> X a b (fun i => L i + h * corner A i) A <= X a b L A.
Proof.
  intros hA [h0|<-].
  - pose proof (leader a b L (fun i => h * corner A i) a0 b0) as low.
    pose proof (follower a b L (fun i => h * corner A i) a0 b0) as high. cbv beta in low.
    rewrite inner_corner in low, high by assumption. nra.
  - right. do 2 f_equal. pointwise. ring.
Qed.

(** ** Stability: the bend of the potential, for any estimate l >= 0 *)
Lemma bend L l : (forall i, (i < K)%nat -> 0 <= l i) ->
  inner K (X a b L) l - (Phi a b (fun i => L i + l i) - Phi a b L)
  <= over_arms K (fun i => l i * l i / (2 * curvature a b (X a b L i))).
Proof.
  intros l0. pose proof (fact_c_3 K X a b L K1 hX a0 b0 ab) as h. unfold Phi. rewrite objective_shift.
  set (x := X a b L) in *. set (y := X a b (fun i => L i + l i)).
  destruct (hX a b (fun i => L i + l i) a0 b0) as [sy _]. fold y in sy. pose proof (kkt_gap K a b L x y h sy).
  enough (inner K x l - inner K y l - over_arms K (fun i => gap_of a b (y i) (x i))
    <= over_arms K (fun i => l i * l i / (2 * curvature a b (x i)))) by lra.
  rewrite <- inner_gap. unfold inner. rewrite <- arms_minus. apply arms_le. intros i hi. destruct h as (_ & pos & _).
  apply gap_bends; auto. now apply sy.
Qed.

(** ** Drift *)

Lemma drift_parts L miss part m : (forall i, (i < K)%nat -> 0 <= miss i) -> (forall i, (i < K)%nat -> 0 <= part i) ->
  let fed L k i := L i + INR k * part i in let all i := L i + miss i in
  (Phi a b (fed L m) - Phi a b (fed L O)) - (Phi a b (fed all m) - Phi a b (fed all O))
  <= sum m (fun k => over_arms K (fun i => part i * (miss i + part i) / curvature a b (X a b (fed L (k - 1)%nat) i))).
Proof.
  intros miss0 part0 fed all. induction m as [|m IH]; [simpl; lra|]. rewrite sum_last. pred.
  assert (next : forall L, fed L (S m) = fun i => fed L m i + part i)
    by (intros; pointwise; unfold fed; rewrite S_INR; ring).
  pose proof (follower a b (fed L m) part a0 b0) as up. pose proof (leader a b (fed all m) part a0 b0) as down.
  rewrite <- next in up, down.
  enough (inner K (X a b (fed L m)) part - inner K (X a b (fed all (S m))) part
    <= over_arms K (fun i => part i * (miss i + part i) / curvature a b (X a b (fed L m) i))) by lra.
  rewrite <- inner_gap. apply arms_le. intros i hi.
  destruct (fact_c_5 K a b (fed L m) (fed all (S m)) (X a b (fed L m)) (X a b (fed all (S m))) K1 a0 b0 ab)
    with (i := i) as [_ t]; trivial; try now apply fact_c_3.
  - intros j hj. rewrite next. unfold fed, all. specialize (miss0 j hj). specialize (part0 j hj). lra.
  - replace (fed all (S m) i - fed L m i) with (miss i + part i) in t by (rewrite next; unfold fed, all; ring).
    pose proof (minimizer_range K X a b (fed L m) i K1 hX a0 b0 ab hi).
    apply le_div; [now apply curvature_pos|]. apply (Rmult_le_compat_l (part i)) in t; [lra|auto].
Qed.

(** The estimate l is fed in n parts, and n grows. *)
Lemma drift_limit L miss l D Q : (forall i, (i < K)%nat -> 0 <= miss i) -> (forall i, (i < K)%nat -> 0 <= l i) ->
  (forall n k, (1 <= n)%nat -> over_arms K (fun i => l i / INR n * (miss i + l i / INR n)
      / curvature a b (X a b (fun i => L i + INR k * (l i / INR n)) i)) <= (D + Q / INR n) / INR n) ->
  (Phi a b (fun i => L i + l i) - Phi a b L)
  - (Phi a b (fun i => L i + miss i + l i) - Phi a b (fun i => L i + miss i)) <= D.
Proof.
  intros miss0 l0 each. apply (in_the_limit _ Q). intros n n1. pose proof (INR_pos n n1) as n0.
  pose proof (drift_parts L miss (fun i => l i / INR n) n miss0 ltac:(intros; apply div_nonneg; auto)) as h.
  assert (none : forall L : nat -> R, (fun i => L i + INR 0 * (l i / INR n)) = L) by (intros; pointwise; simpl; ring).
  assert (all_ : forall L : nat -> R, (fun i => L i + INR n * (l i / INR n)) = fun i => L i + l i)
    by (intros; pointwise; field; lra).
  cbv beta zeta in h. rewrite (none L), (all_ L), (none (fun i => L i + miss i)), (all_ (fun i => L i + miss i)) in h.
  eapply Rle_trans; [exact h|].
  eapply Rle_trans; [apply sum_le; intros k _; now apply each|]. rewrite sum_const. right. field. lra.
Qed.

(** ** An estimate of one arm, with the importance weight v = l / x_A *)

Variables (A : nat) (Lobs : nat -> R).
Hypothesis hA : (A < K)%nat.
Let x := X a b Lobs A.
Let kappa := curvature a b x.

Lemma one_arm_only (f : R -> nat -> R) v : f 0 = (fun _ => 0) -> over_arms K (fun i => f (v * corner A i) i) = f v A.
Proof.
  intros zero. rewrite <- (over_corner K A (f v) hA). apply arms_ext. intros i _. unfold corner.
  destruct (i =? A); [rewrite Rmult_1_r|rewrite Rmult_0_r, zero]; ring.
Qed.

Lemma bend_arm v : 0 <= v ->
  v * x - (Phi a b (fun i => Lobs i + v * corner A i) - Phi a b Lobs) <= v * v / (2 * curvature a b x).
Proof.
  intros v0. pose proof (bend Lobs (fun i => v * corner A i)) as h.
  rewrite inner_corner, (one_arm_only (fun l i => l * l / (2 * curvature a b (X a b Lobs i)))) in h.
  - apply h. intros i _. unfold corner. destruct (i =? A); lra.
  - pointwise. unfold Rdiv. ring.
  - assumption.
Qed.

Lemma drift_arm miss v : 0 <= v -> (forall i, (i < K)%nat -> 0 <= miss i) ->
  (Phi a b (fun i => Lobs i + v * corner A i) - Phi a b Lobs)
  - (Phi a b (fun i => Lobs i + miss i + v * corner A i) - Phi a b (fun i => Lobs i + miss i))
  <= v * miss A / curvature a b x.
Proof.
  intros v0 m0. pose proof (minimizer_range K X a b Lobs A K1 hX a0 b0 ab hA) as x0. fold x in x0.
  pose proof (curvature_pos a b a0 b0 ab x ltac:(lra)) as k0.
  apply (drift_limit Lobs miss (fun i => v * corner A i) _ (v * v / kappa)); [assumption| |].
  { intros i _. unfold corner. destruct (i =? A); lra. }
  intros n k n1. pose proof (INR_pos n n1) as n0.
  rewrite (one_arm_only (fun l i => l / INR n * (miss i + l / INR n) / curvature a b
    (X a b (fun i => Lobs i + INR k * (v * corner A i / INR n)) i)));
    [|pointwise; unfold Rdiv; ring]. pose proof (div_nonneg v (INR n) v0 n0) as p0.
  replace (fun i => Lobs i + INR k * (v * corner A i / INR n)) with (fun i => Lobs i + INR k * (v / INR n) * corner A i)
    by (pointwise; unfold Rdiv; ring).
  pose proof (own_loss_lowers Lobs A (INR k * (v / INR n)) hA ltac:(signs)) as falls. fold x in falls.
  set (p := X a b (fun i => Lobs i + INR k * (v / INR n) * corner A i) A) in *.
  assert (p1 : 0 < p <= 1) by now apply (minimizer_range K X).
  apply Rle_trans with (v / INR n * (miss A + v / INR n) / curvature a b x); [|right; unfold kappa; field; lra].
  unfold Rdiv at 1 4. apply Rmult_le_compat_l; [specialize (m0 A hA); apply Rmult_le_pos; lra|].
  apply Rinv_le_contravar; [assumption|]. apply curvature_decreases; trivial. lra.
Qed.

Lemma importance_bend l B : 0 < a -> 0 <= l <= B -> l / x * (l / x) / (2 * curvature a b x) <= B * B / a * / sqrt x.
Proof.
  intros pos hl. pose proof (minimizer_range K X a b Lobs A K1 hX a0 b0 ab hA) as x0. fold x in x0.
  pose proof (sqrt_lt_R0 x ltac:(lra)). pose proof (tsallis_bound a b b0 x pos ltac:(lra)) as t.
  pose proof (curvature_pos a b a0 b0 ab x ltac:(lra)). apply Rle_trans with (l * l / a * / sqrt x).
  - apply (Rmult_le_compat_l (l / x * (l / x) / 2)) in t; [|signs].
    replace (l / x * (l / x) / (2 * curvature a b x)) with (l / x * (l / x) / 2 * / curvature a b x) by (field; lra).
    eapply Rle_trans; [exact t|]. right. rewrite <- (sqrt_sqrt x) at 1 2 3 by lra. field. lra.
  - apply Rmult_le_compat_r; [signs|]. apply Rmult_le_compat_r; [signs|]. apply Rmult_le_compat; lra.
Qed.

Lemma importance_drift l B m : 0 < b -> 0 <= l <= B -> 0 <= m -> l / x * m / curvature a b x <= B / b * m.
Proof.
  intros pos hl m0. pose proof (minimizer_range K X a b Lobs A K1 hX a0 b0 ab hA) as x0. fold x in x0.
  pose proof (entropy_bound a b a0 x pos ltac:(lra)) as t. apply (Rmult_le_compat_l (l / x * m)) in t; [|signs].
  eapply Rle_trans; [exact t|]. replace (l / x * m * (x / b)) with (l / b * m) by (field; lra).
  apply Rmult_le_compat_r; [assumption|]. apply Rmult_le_compat_r; [signs|lra].
Qed.
End Rates.

(** Stability and drift together, where an infinite rate is not used *)
Theorem one_round a b Lobs miss A l B : 0 <= a -> 0 <= b -> 0 < a + b -> (A < K)%nat -> 0 <= l <= B ->
  (forall i, (i < K)%nat -> 0 <= miss i) -> B = 0 \/ 0 < a -> B * miss A = 0 \/ 0 < b ->
  l <= Phi a b (fun i => Lobs i + miss i + l / X a b Lobs A * corner A i) - Phi a b (fun i => Lobs i + miss i)
       + (B / b * miss A + B * B / a * / sqrt (X a b Lobs A)).
Proof.
  intros a0 b0 ab hA hl miss0 fa fb. pose proof (minimizer_range K X a b Lobs A K1 hX a0 b0 ab hA) as x0.
  pose proof (bend_arm a b a0 b0 ab A Lobs hA (l / X a b Lobs A) ltac:(signs)) as bent.
  pose proof (drift_arm a b a0 b0 ab A Lobs hA miss (l / X a b Lobs A) ltac:(signs) miss0) as drift.
  set (x := X a b Lobs A) in *. set (k := curvature a b x) in *. specialize (miss0 A hA).
  replace (l / x * x) with l in bent by (field; lra).
  assert (l / x * miss A / k <= B / b * miss A).
  { destruct fb as [z|fb]; [|now apply importance_drift]. right.
    replace (B / b * miss A) with (B * miss A * / b) by (unfold Rdiv; ring).
    replace (l / x * miss A / k) with (l * miss A * / x * / k) by (unfold Rdiv; ring).
    assert (l * miss A = 0) as -> by nra. rewrite z. ring. }
  assert (l / x * (l / x) / (2 * k) <= B * B / a * / sqrt x); [|lra].
  destruct fa as [z|fa]; [|now apply importance_bend]. assert (l = 0) as -> by lra. rewrite z. unfold Rdiv. lra.
Qed.

(** Averaged over A: the roots of the weights sum to at most sqrt K, each root being below its tangent. *)
Lemma roots_total x : simplex K x -> over_arms K (fun i => sqrt (x i)) <= sqrt (INR K).
Proof.
  intros [nonneg total]. pose proof (INR_pos K K1) as k0. pose proof (sqrt_lt_R0 _ k0) as c0.
  pose proof (sqrt_sqrt (INR K) ltac:(lra)) as cc. set (c := sqrt (INR K)) in *.
  apply Rle_trans with (over_arms K (fun i => c / 2 * x i + / (2 * c))).
  - apply arms_le. intros i hi. specialize (nonneg i hi). pose proof (sqrt_sqrt (x i) nonneg) as e.
    set (u := sqrt (x i)) in *. pose proof (div_nonneg _ (2 * c) (Rle_0_sqr (c * u - 1)) ltac:(lra)) as sq.
    unfold Rsqr in sq.
    replace ((c * u - 1) * (c * u - 1) / (2 * c)) with (c / 2 * (u * u) + / (2 * c) - u) in sq by (field; lra). nra.
  - rewrite arms_plus, arms_scal, total, over_arms_one, <- cc. right. field. lra.
Qed.

(** ** Lemma C.8: penalty *)

(** The potential, shifted so that it is not negative at the start. *)
Definition shifted (a b : R) (L : nat -> R) : R := Phi a b L + 2 * sqrt (INR K) * a + ln (INR K) * b.

Lemma shifted_monotone a b a' b' L : 0 <= a <= a' -> 0 <= b <= b' -> shifted a b L <= shifted a' b' L.
Proof.
  intros ha hb. destruct (hX a' b' L ltac:(lra) ltac:(lra)) as [s _].
  destruct (hX a b L ltac:(lra) ltac:(lra)) as [_ least]. specialize (least _ s).
  pose proof (roots_total _ s) as roots. pose proof (entropy_lower K K1 _ s) as ent.
  unfold shifted, Phi. set (x := X a' b' L) in *. rewrite (objective_split K a' b').
  rewrite (objective_split K a b L x) in least. nra.
Qed.

Lemma shifted_start a b : 0 <= a -> 0 <= b -> 0 <= shifted a b (fun _ => 0).
Proof.
  intros a0 b0. destruct (hX a b (fun _ => 0) a0 b0) as [s _]. pose proof (roots_total _ s) as roots.
  pose proof (entropy_lower K K1 _ s) as ent. unfold shifted, Phi. rewrite objective_split, inner_zero. nra.
Qed.

(** Lemma C.8 at the vertex of arm i, where the sum of the roots is 1. *)
Lemma shifted_end a b L i : 0 <= a -> 0 <= b -> (i < K)%nat ->
  shifted a b L <= L i + 2 * (sqrt (INR K) - 1) * a + ln (INR K) * b.
Proof.
  intros a0 b0 hi. destruct (hX a b L a0 b0) as [_ least]. specialize (least _ (corner_simplex K i hi)).
  rewrite objective_corner in least by assumption. unfold shifted, Phi. lra.
Qed.

Theorem lem_c_8 T (a b : nat -> R) (L : nat -> nat -> R) i : (1 <= T)%nat -> (i < K)%nat ->
  (forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t) ->
  (forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t) -> L 1%nat = (fun _ => 0) ->
  sum T (fun t => Phi (a t) (b t) (L (S t)) - Phi (a t) (b t) (L t))
  <= L (S T) i + 2 * (sqrt (INR K) - 1) * a T + ln (INR K) * b T.
Proof.
  intros hT hi pos mono start. eapply Rle_trans; [|apply shifted_end; try apply pos; auto; lia].
  assert (h : forall n, (1 <= n <= T)%nat ->
    sum n (fun t => Phi (a t) (b t) (L (S t)) - Phi (a t) (b t) (L t)) <= shifted (a n) (b n) (L (S n))).
  { induction n as [|n IH]; intros hn; [lia|]. rewrite sum_last. destruct n as [|n].
    - simpl sum. destruct (pos 1%nat ltac:(lia)) as [a0 b0]. pose proof (shifted_start _ _ a0 b0) as s.
      rewrite <- start in s. unfold shifted in *. lra.
    - specialize (IH ltac:(lia)). destruct (pos (S n) ltac:(lia)). destruct (pos (S (S n)) ltac:(lia)).
      destruct (mono (S n) (S (S n)) ltac:(lia) ltac:(lia)).
      pose proof (shifted_monotone (a (S n)) (b (S n)) (a (S (S n))) (b (S (S n))) (L (S (S n)))) as m.
      unfold shifted in *. lra. }
  apply h. lia.
Qed.
End Round.
