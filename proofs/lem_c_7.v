(** Lemmas C.7 (lem:FTRL-L1), C.8 (lem:FTRL-L2) and C.9 (lem:FTRL-L3) for bandits, along one course of the game: what
    they say before the mean over actions is taken.

    The potential Phi (L) is the least value of the objective, - F*(- L) in the paper. The chapter splits a round into
    stability (a bend of the conjugate) and drift (an integral along a path). Here both come from one sum: the loss of
    the round is fed in n equal parts to a learner that has seen all losses before; each part costs it at least its
    weight after that part; and that weight is below x_t by at most (missing loss) / f''(x_t). The sum over the parts
    gives the drift, and, as n grows, the stability with the constant of the paper. *)
From Delays Require Export hybrid.

Lemma objective_split K a b L x :
  objective K a b L x = inner K x L - 2 * a * over_arms K (fun i => sqrt (x i)) + b * entropy K x.
Proof.
  unfold objective, inner, entropy, over_arms. induction (seq 0 K) as [|i l IH]; simpl; [ring|]. rewrite IH. ring.
Qed.

Lemma objective_shift K a b L M x : objective K a b (fun i => L i + M i) x = objective K a b L x + inner K x M.
Proof. unfold objective, inner, over_arms. rewrite <- total_plus. apply total_ext. intros; ring. Qed.

(** What holds up to Q / n for every n holds. *)
Lemma in_the_limit P Q D : (forall n, (1 <= n)%nat -> P <= D + Q / INR n) -> P <= D.
Proof.
  intros h. destruct (Rle_dec P D) as [|gt]; [assumption|exfalso].
  destruct (archimed_cor1 ((P - D) / (Rabs Q + 1))) as [n [hn pos]].
  { apply Rdiv_lt_0_compat; [lra|]. pose proof (Rabs_pos Q). lra. }
  specialize (h n pos). pose proof (Rabs_pos Q). pose proof (Rle_abs Q). pose proof (INR_pos n pos).
  pose proof (inv_pos (INR n) ltac:(assumption)). apply (Rmult_lt_compat_r (Rabs Q + 1)) in hn; [|lra].
  replace ((P - D) / (Rabs Q + 1) * (Rabs Q + 1)) with (P - D) in hn by (field; lra).
  unfold Rdiv in h. nra.
Qed.

Section Round.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X).

Definition Phi (a b : R) (L : nat -> R) : R := objective K a b L (X a b L).

(** A loss M raises the potential by at least what the learner pays after it has seen M. *)
Lemma leader a b L M : 0 <= a -> 0 <= b ->
  inner K (X a b (fun i => L i + M i)) M <= Phi a b (fun i => L i + M i) - Phi a b L.
Proof.
  intros a0 b0. unfold Phi at 1. rewrite objective_shift. destruct (hX a b (fun i => L i + M i) a0 b0) as [s _].
  destruct (hX a b L a0 b0) as [_ least]. specialize (least _ s). unfold Phi. lra.
Qed.

(** ** Stability and drift *)
Section Parts.
Variables (a b : R) (Lobs miss : nat -> R) (A : nat) (v : R).
Hypotheses (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b) (hA : (A < K)%nat) (v0 : 0 <= v).
Hypothesis miss0 : forall i, (i < K)%nat -> 0 <= miss i.

Let x := X a b Lobs A.
Let kappa := curvature a b x.
(** Everything before this round, and k parts of this round's estimate v e_A. *)
Let fed (h : R) (k : nat) (i : nat) : R := Lobs i + miss i + INR k * h * corner A i.

Lemma x_pos : 0 < x.
Proof. destruct (fact_c_3 K X a b Lobs K1 hX a0 b0 ab) as (_ & pos & _). now apply pos. Qed.

Lemma kappa_pos : 0 < kappa.
Proof. apply (curvature_pos a b a0 b0 ab). exact x_pos. Qed.

(** Steps (b) to (d) of Lemma C.9. *)
Lemma fed_weight h k : 0 <= h -> x - (miss A + INR k * h) / kappa <= X a b (fed h k) A.
Proof.
  intros h0. pose proof kappa_pos as kp.
  destruct (fact_c_5 K a b Lobs (fed h k) (X a b Lobs) (X a b (fed h k)) K1 a0 b0 ab) with (i := A) as [_ t]; auto.
  - now apply fact_c_3.
  - now apply fact_c_3.
  - intros i hi. unfold fed, corner. specialize (miss0 i hi). pose proof (pos_INR k).
    assert (0 <= INR k * h) by now apply Rmult_le_pos. destruct (i =? A); lra.
  - fold x kappa in t. unfold fed at 2 in t. unfold corner in t. rewrite Nat.eqb_refl in t.
    assert (x - X a b (fed h k) A <= (miss A + INR k * h) / kappa); [|lra].
    apply le_div; [assumption|]. lra.
Qed.

Lemma parts h m : 0 <= h ->
  INR m * h * (x - miss A / kappa) - h * h * (INR m * (INR m + 1) / 2) / kappa
  <= Phi a b (fed h m) - Phi a b (fed h 0).
Proof.
  intros h0. pose proof kappa_pos as kp. induction m as [|m IH].
  - simpl INR. right. field. lra.
  - assert (next : fed h (S m) = fun i => fed h m i + h * corner A i).
    { apply functional_extensionality. intros i. unfold fed. rewrite S_INR. ring. }
    pose proof (leader a b (fed h m) (fun i => h * corner A i) a0 b0) as paid. cbv beta in paid.
    rewrite <- next in paid.
    assert (e : inner K (X a b (fed h (S m))) (fun i => h * corner A i) = h * X a b (fed h (S m)) A).
    { unfold inner. rewrite <- (over_corner K A (X a b (fed h (S m))) hA). unfold over_arms. rewrite <- total_scal.
      apply total_ext. intros; ring. }
    rewrite e in paid. pose proof (fed_weight h (S m) h0) as w. apply (Rmult_le_compat_l h) in w; [|assumption].
    rewrite S_INR in *.
    assert (h * (x - (miss A + (INR m + 1) * h) / kappa)
            = h * (x - miss A / kappa) - h * h * (INR m + 1) / kappa) by (field; lra).
    assert (h * h * ((INR m + 1) * (INR m + 1 + 1) / 2) / kappa
            = h * h * (INR m * (INR m + 1) / 2) / kappa + h * h * (INR m + 1) / kappa) by (field; lra).
    lra.
Qed.

Lemma stability_and_drift :
  v * x - v * (miss A + v / 2) / kappa
  <= Phi a b (fun i => Lobs i + miss i + v * corner A i) - Phi a b (fun i => Lobs i + miss i).
Proof.
  pose proof kappa_pos as kp. apply (in_the_limit _ (v * v / 2 / kappa)). intros n hn. pose proof (INR_pos n hn) as n0.
  pose proof (parts (v / INR n) n (div_nonneg v (INR n) v0 n0)) as p.
  assert (e1 : fed (v / INR n) n = fun i => Lobs i + miss i + v * corner A i).
  { apply functional_extensionality. intros i. unfold fed. field. lra. }
  assert (e0 : fed (v / INR n) 0 = fun i => Lobs i + miss i).
  { apply functional_extensionality. intros i. unfold fed. simpl. ring. }
  rewrite e1, e0 in p.
  assert (INR n * (v / INR n) * (x - miss A / kappa)
          - v / INR n * (v / INR n) * (INR n * (INR n + 1) / 2) / kappa
          = v * x - v * (miss A + v / 2) / kappa - v * v / 2 / kappa / INR n) by (field; lra).
  lra.
Qed.
End Parts.

(** With the importance weight v = l / x_A: the entropy part of the curvature bounds the drift, the Tsallis part the
    stability (step (c) of Lemma C.7). *)
Theorem one_round a b Lobs miss A l B : 0 <= a -> 0 <= b -> 0 < a + b -> (A < K)%nat -> 0 <= l <= B ->
  (forall i, (i < K)%nat -> 0 <= miss i) -> B = 0 \/ 0 < a -> B * miss A = 0 \/ 0 < b ->
  l <= Phi a b (fun i => Lobs i + miss i + l / X a b Lobs A * corner A i) - Phi a b (fun i => Lobs i + miss i)
       + (B / b * miss A + B * B / a * / sqrt (X a b Lobs A)).
Proof.
  intros a0 b0 ab hA hl miss0 fa fb. pose proof (x_pos a b Lobs A a0 b0 ab hA) as x0.
  pose proof (kappa_pos a b Lobs A a0 b0 ab hA) as k0. set (x := X a b Lobs A) in *.
  pose proof (sqrt_lt_R0 x x0) as r0. pose proof (sqrt_sqrt x ltac:(lra)) as rr. set (r := sqrt x) in *.
  pose proof (stability_and_drift a b Lobs miss A (l / x) a0 b0 ab hA (div_nonneg l x ltac:(lra) x0) miss0) as main.
  fold x in main. set (kappa := curvature a b x) in *. specialize (miss0 A hA).
  replace (l / x * x) with l in main by (field; lra).
  assert (split : l / x * (miss A + l / x / 2) / kappa =
    l * miss A * (/ (x * kappa)) + l * l * (/ (2 * (x * x) * kappa)))
    by (field; lra).
  rewrite split in main.
  assert (lB : l * l <= B * B) by (apply Rmult_le_compat; lra).
  assert (drift : l * miss A * / (x * kappa) <= B / b * miss A).
  { assert (B * miss A = 0 -> l * miss A * / (x * kappa) <= B / b * miss A) as zero.
    { intros z. assert (l * miss A = 0) as -> by nra. unfold Rdiv.
      replace (B * / b * miss A) with (B * miss A * / b) by ring. rewrite z. lra. }
    destruct fb as [z|fb]; [auto|]. replace (B / b * miss A) with (B * miss A * / b) by (unfold Rdiv; ring).
    apply Rmult_le_compat; [apply Rmult_le_pos; lra| | |].
    - left. apply inv_pos. now apply Rmult_lt_0_compat.
    - apply Rmult_le_compat_r; lra.
    - apply Rinv_le_contravar; [assumption|]. unfold kappa, curvature. fold r.
      replace (x * (a / (2 * (x * r)) + b / x)) with (a / (2 * r) + b) by (field; lra).
      pose proof (div_nonneg a (2 * r) a0 ltac:(lra)). lra. }
  assert (stability : l * l * / (2 * (x * x) * kappa) <= B * B / a * / r).
  { destruct fa as [z|fa].
    - assert (l = 0) as -> by lra. rewrite z. unfold Rdiv. lra.
    - replace (B * B / a * / r) with (B * B * / (a * r)) by (field; lra).
      apply Rmult_le_compat; [apply Rmult_le_pos; lra| |assumption|].
      + left. apply inv_pos. repeat apply Rmult_lt_0_compat; lra.
      + apply Rinv_le_contravar; [now apply Rmult_lt_0_compat|]. unfold kappa, curvature. fold r.
        replace (2 * (x * x) * (a / (2 * (x * r)) + b / x)) with (a * (x / r) + 2 * x * b) by (field; lra).
        assert (x / r = r) as -> by (rewrite <- rr; field; lra). nra. }
  lra.
Qed.

(** Averaged over A: the roots of the weights sum to at most sqrt K, each root being below its tangent. *)
Lemma roots_total x : simplex K x -> over_arms K (fun i => sqrt (x i)) <= sqrt (INR K).
Proof.
  intros [nonneg total]. pose proof (INR_pos K K1) as k0. pose proof (sqrt_lt_R0 _ k0) as c0.
  pose proof (sqrt_sqrt (INR K) ltac:(lra)) as cc. set (c := sqrt (INR K)) in *.
  apply Rle_trans with (over_arms K (fun i => c / 2 * x i + / (2 * c) * 1)).
  - apply total_le. intros i hi. apply in_arms in hi. specialize (nonneg i hi).
    pose proof (sqrt_sqrt (x i) nonneg) as e. set (u := sqrt (x i)) in *. rewrite <- e.
    assert (c / 2 * (u * u) + / (2 * c) * 1 - u = (c * u - 1) * (c * u - 1) / (2 * c)) by (field; lra).
    pose proof (div_nonneg _ (2 * c) (Rle_0_sqr (c * u - 1)) ltac:(lra)). unfold Rsqr in *. lra.
  - unfold over_arms in *. rewrite total_plus, !total_scal, total. fold (over_arms K (fun _ => 1)).
    rewrite over_arms_one, <- cc. right. field. lra.
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
  pose proof (entropy_lower K K1 _ s) as ent. unfold shifted, Phi. rewrite objective_split.
  assert (z : inner K (X a b (fun _ => 0)) (fun _ => 0) = 0).
  { unfold inner, over_arms. rewrite (total_ext _ (fun i => 0 * X a b (fun _ => 0) i)) by (intros; ring).
    rewrite total_scal. ring. }
  rewrite z. nra.
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
