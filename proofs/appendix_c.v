(** Lemmas C.7 (lem:FTRL-L1), C.8 (lem:FTRL-L2) and C.9 (lem:FTRL-L3) in the paper's words: about the constrained
    conjugates of the regularizers F_t, in the game of Algorithm 3. A rate is a = 1 / alpha or b = 1 / beta. *)
From Delays Require Export gradients thm_2_1_bandit.

Lemma inner_corner K A v x : (A < K)%nat -> inner K x (fun i => v * corner A i) = v * x A.
Proof.
  intros hA. rewrite inner_scal. f_equal. unfold inner. rewrite <- (over_corner K A x hA). apply total_ext.
  intros; ring.
Qed.

Section Regularizer.
Variables (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : R).
Hypotheses (K1 : (1 <= K)%nat) (hX : ftrl K X) (a0 : 0 <= a) (b0 : 0 <= b) (ab : 0 < a + b).
Variable Fbar : (nat -> R) -> R.
Hypothesis conjugate : forall theta, is_conjugate (simplex K) K a b theta (Fbar theta).

Lemma Fbar_is L : Fbar (fun i => - L i) = - Phi K X a b L.
Proof. now apply conjugate_is. Qed.

Lemma Fbar_after L M : Fbar (fun i => - L i - M i) = - Phi K X a b (fun i => L i + M i).
Proof.
  rewrite <- Fbar_is. f_equal. apply functional_extensionality. intros i. ring.
Qed.

(** ** Lemma C.7 *)

(** The bend of the conjugate, for any estimate l >= 0 (Facts C.3, C.4 and C.6 in one). *)
Lemma bend Lobs l : (forall i, (i < K)%nat -> 0 <= l i) ->
  Fbar (fun i => - Lobs i - l i) - Fbar (fun i => - Lobs i) + inner K (X a b Lobs) l
  <= over_arms K (fun i => l i * l i / (2 * curvature a b (X a b Lobs i))).
Proof.
  intros l0. rewrite Fbar_after, Fbar_is. pose proof (fact_c_3 K X a b Lobs K1 hX a0 b0 ab) as x_kkt_.
  set (x := X a b Lobs) in *. unfold Phi. set (y := X a b (fun i => Lobs i + l i)).
  destruct (hX a b (fun i => Lobs i + l i) a0 b0) as [sy _]. fold y in sy.
  rewrite objective_shift. pose proof (kkt_gap K a b Lobs x y x_kkt_ sy) as g. fold x. destruct x_kkt_ as (_ & pos & _).
  assert (h : inner K x l - inner K y l - over_arms K (fun i => gap_of a b (y i) (x i))
              <= over_arms K (fun i => l i * l i / (2 * curvature a b (x i)))); [|lra].
  unfold inner, over_arms. rewrite <- !total_minus. apply total_le. intros i hi. apply in_arms in hi.
  specialize (pos i hi). specialize (l0 i hi). destruct sy as [ny _]. specialize (ny i hi).
  pose proof (curvature_pos a b a0 b0 ab (x i) pos) as k0. set (k := curvature a b (x i)) in *.
  assert (0 <= l i * l i / (2 * k)) by (apply div_nonneg; [nra|lra]).
  destruct (Rle_lt_dec (y i) (x i)) as [below|above].
  - pose proof (gap_low a b a0 b0 (y i) (x i) ltac:(lra) pos) as low. fold k in low.
    assert (e : k / 2 * ((x i - y i) * (x i - y i)) - ((x i - y i) * l i - l i * l i / (2 * k))
                = (k * (x i - y i) - l i) * (k * (x i - y i) - l i) / (2 * k)) by (field; lra).
    pose proof (div_nonneg _ (2 * k) (Rle_0_sqr (k * (x i - y i) - l i)) ltac:(lra)). unfold Rsqr in *. lra.
  - pose proof (gap_nonneg a b a0 b0 (y i) (x i) ltac:(lra) pos). nra.
Qed.

(** Bandits, one outcome: at most alpha B^2 x_A^(-1/2). *)
Lemma bend_bandit Lobs A l B : 0 < a -> (A < K)%nat -> 0 <= l <= B ->
  let x := X a b Lobs in let est := fun i => l / x A * corner A i in
  Fbar (fun i => - Lobs i - est i) - Fbar (fun i => - Lobs i) + inner K x est <= B * B / a * / sqrt (x A).
Proof.
  intros pos hA hl x est. destruct (fact_c_3 K X a b Lobs K1 hX a0 b0 ab) as (_ & x_pos_ & _).
  fold x in x_pos_. pose proof (x_pos_ A hA) as x0.
  pose proof (sqrt_lt_R0 _ x0) as r0. pose proof (sqrt_sqrt (x A) ltac:(lra)) as rr.
  eapply Rle_trans; [apply bend|].
  - intros i _. unfold est, corner. pose proof (div_nonneg l (x A) ltac:(lra) x0). destruct (i =? A); lra.
  - fold x. pose proof (curvature_pos a b a0 b0 ab (x A) x0) as k0. set (k := curvature a b (x A)) in *.
    unfold over_arms. rewrite (total_ext _ (fun i => corner A i * (l / x A * (l / x A) / (2 * curvature a b (x i))))).
    2:{ intros i _. unfold est, corner. destruct (i =? A); unfold Rdiv; ring. }
    fold (over_arms K (fun i => corner A i * (l / x A * (l / x A) / (2 * curvature a b (x i))))).
    rewrite (over_corner K A (fun i => l / x A * (l / x A) / (2 * curvature a b (x i)))) by assumption. fold k.
    set (r := sqrt (x A)) in *. apply Rle_trans with (l * l / (a * r)).
    + replace (l / x A * (l / x A) / (2 * k)) with (l * l / (2 * (x A * x A) * k)) by (field; lra).
      unfold Rdiv. apply Rmult_le_compat_l; [nra|]. apply Rinv_le_contravar; [now apply Rmult_lt_0_compat|].
      unfold k, curvature. fold r.
      replace (2 * (x A * x A) * (a / (2 * (x A * r)) + b / x A)) with (a * (x A / r) + 2 * x A * b) by (field; lra).
      replace (x A / r) with r by (rewrite <- rr; field; lra). nra.
    + replace (B * B / a * / r) with (B * B / (a * r)) by (field; lra). unfold Rdiv.
      apply Rmult_le_compat_r; [left; apply inv_pos; now apply Rmult_lt_0_compat|]. apply Rmult_le_compat; lra.
Qed.

(** Full information: at most beta B^2 / 2. *)
Theorem lem_c_7_full Lobs l B : 0 < b -> (forall i, (i < K)%nat -> 0 <= l i <= B) ->
  Fbar (fun i => - Lobs i - l i) - Fbar (fun i => - Lobs i) + inner K (X a b Lobs) l <= / 2 * (B * B / b).
Proof.
  intros pos hl. eapply Rle_trans; [apply bend; intros; now apply hl|].
  destruct (fact_c_3 K X a b Lobs K1 hX a0 b0 ab) as ((_ & total) & x_pos_ & _). set (x := X a b Lobs) in *.
  apply Rle_trans with (over_arms K (fun i => B * B / (2 * b) * x i)).
  - apply total_le. intros i hi. apply in_arms in hi. specialize (hl i hi). specialize (x_pos_ i hi).
    pose proof (curvature_pos a b a0 b0 ab (x i) x_pos_) as k0. pose proof (sqrt_lt_R0 _ x_pos_).
    replace (B * B / (2 * b) * x i) with (B * B / (2 * (b / x i))) by (field; lra). unfold Rdiv at 1 2.
    apply Rmult_le_compat; [nra|left; apply inv_pos; lra|apply Rmult_le_compat; lra|].
    pose proof (Rdiv_lt_0_compat b (x i) pos x_pos_). apply Rinv_le_contravar; [lra|]. unfold curvature.
    pose proof (div_nonneg a (2 * (x i * sqrt (x i))) a0 ltac:(apply Rmult_lt_0_compat;
      [lra|now apply Rmult_lt_0_compat])).
    lra.
  - unfold over_arms in *. rewrite total_scal, total. right. field. lra.
Qed.

(** ** Lemma C.9 *)

(** The loss l is fed in n equal parts, to a learner that has seen Lobs and to one that has seen the missing losses,
    too. The first falls by at most its weight before each part, the second by at least its weight after it. *)
Section Parts.
Variables (Lobs miss l : nat -> R) (n : nat).
Hypotheses (n1 : (1 <= n)%nat) (miss0 : forall i, (i < K)%nat -> 0 <= miss i) (l0 : forall i, (i < K)%nat -> 0 <= l i).

Let part (i : nat) : R := l i / INR n.
Let fed (L : nat -> R) (k i : nat) : R := L i + INR k * part i.
Let full (i : nat) : R := Lobs i + miss i.

Let fed_next L k : fed L (S k) = fun i => fed L k i + part i.
Proof. apply functional_extensionality. intros i. unfold fed. rewrite S_INR. ring. Qed.

Lemma part_nonneg i : (i < K)%nat -> 0 <= part i.
Proof. intros hi. apply div_nonneg; [auto|now apply INR_pos]. Qed.

Lemma drift_parts m :
  (Phi K X a b (fed Lobs m) - Phi K X a b (fed Lobs 0)) - (Phi K X a b (fed full m) - Phi K X a b (fed full 0))
  <= sum m (fun k => over_arms K (fun i => part i * (miss i + part i) / curvature a b (X a b (fed Lobs (k - 1)) i))).
Proof.
  induction m as [|m IH]; [simpl; lra|]. rewrite sum_last. replace (S m - 1)%nat with m by lia.
  pose proof (follower K X a b hX a0 b0 (fed Lobs m) part) as up. rewrite <- fed_next in up.
  pose proof (leader K X hX a b (fed full m) part a0 b0) as down. rewrite <- fed_next in down.
  assert (step : inner K (X a b (fed Lobs m)) part - inner K (X a b (fed full (S m))) part
    <= over_arms K (fun i => part i * (miss i + part i) / curvature a b (X a b (fed Lobs m) i))); [|lra].
  unfold inner, over_arms. rewrite <- total_minus. apply total_le. intros i hi. apply in_arms in hi.
  destruct (fact_c_5 K a b (fed Lobs m) (fed full (S m)) (X a b (fed Lobs m)) (X a b (fed full (S m))) K1 a0 b0 ab)
    with (i := i) as [_ t]; trivial; try now apply fact_c_3.
  - intros j hj. unfold fed, full. rewrite S_INR. specialize (miss0 j hj). pose proof (part_nonneg j hj). lra.
  - destruct (fact_c_3 K X a b (fed Lobs m) K1 hX a0 b0 ab) as (_ & pos & _). specialize (pos i hi).
    pose proof (curvature_pos a b a0 b0 ab _ pos) as k0. set (k := curvature a b (X a b (fed Lobs m) i)) in *.
    assert (e : fed full (S m) i - fed Lobs m i = miss i + part i) by (unfold fed, full; rewrite S_INR; ring).
    rewrite e in t. pose proof (part_nonneg i hi) as p0. apply le_div; [assumption|].
    apply (Rmult_le_compat_l (part i)) in t; [|assumption]. lra.
Qed.

Lemma drift_in_parts :
  Fbar (fun i => - Lobs i) - Fbar (fun i => - Lobs i - l i)
  - Fbar (fun i => - full i) + Fbar (fun i => - full i - l i)
    <= sum n (fun k => over_arms K (fun i => part i * (miss i + part i) / curvature a b (X a b (fed Lobs (k - 1)) i))).
Proof.
  pose proof (INR_pos n n1) as n0. rewrite !Fbar_after, !Fbar_is. pose proof (drift_parts n) as h.
  assert (none : forall L, fed L 0 = L) by (intros; apply functional_extensionality; intros; unfold fed; simpl; ring).
  assert (all_ : forall L, fed L n = fun i => L i + l i)
    by (intros; apply functional_extensionality; intros; unfold fed, part; field; lra).
  rewrite !none, !all_ in h. lra.
Qed.
End Parts.

(** Full information: at most beta B times the largest missing loss. *)
Theorem drift_full Lobs miss l B W : 0 < b -> (forall i, (i < K)%nat -> 0 <= miss i <= W) ->
  (forall i, (i < K)%nat -> 0 <= l i <= B) ->
  Fbar (fun i => - Lobs i) - Fbar (fun i => - Lobs i - l i)
  - Fbar (fun i => - (Lobs i + miss i)) + Fbar (fun i => - (Lobs i + miss i) - l i) <= B / b * W.
Proof.
  intros pos hm hl. apply (in_the_limit _ (B * B / b)). intros n n1. pose proof (INR_pos n n1) as n0.
  eapply Rle_trans; [apply (drift_in_parts Lobs miss l n n1); intros; now apply hm || apply hl|].
  set (p := fun k => X a b (fun i => Lobs i + INR (k - 1) * (l i / INR n))).
  assert (B0 : 0 <= B) by (specialize (hl 0%nat ltac:(lia)); lra).
  assert (W0 : 0 <= W) by (specialize (hm 0%nat ltac:(lia)); lra).
  apply Rle_trans with (sum n (fun k => B / INR n * (W + B / INR n) / b)).
  - apply sum_le. intros k hk. fold (p k).
    destruct (fact_c_3 K X a b (fun i => Lobs i + INR (k - 1) * (l i / INR n)) K1 hX a0 b0 ab) as ((_ & total) & x0 &
      _).
    fold (p k) in total, x0.
    apply Rle_trans with (over_arms K (fun i => B / INR n * (W + B / INR n) / b * p k i)).
    + apply total_le. intros i hi. apply in_arms in hi. specialize (hl i hi). specialize (hm i hi).
      specialize (x0 i hi).
      pose proof (curvature_pos a b a0 b0 ab _ x0) as k0. pose proof (sqrt_lt_R0 _ x0).
      assert (less : l i / INR n <= B / INR n) by (apply Rmult_le_compat_r; [left; now apply inv_pos|lra]).
      assert (0 <= l i / INR n) by (apply div_nonneg; lra).
      replace (B / INR n * (W + B / INR n) / b * p k i) with (B / INR n * (W + B / INR n) / (b / p k i)) by (field;
        lra).
      unfold Rdiv at 1 4. apply Rmult_le_compat.
      * apply Rmult_le_pos; lra.
      * left. now apply inv_pos.
      * apply Rmult_le_compat; lra.
      * apply Rinv_le_contravar; [now apply Rdiv_lt_0_compat|]. unfold curvature.
        pose proof (div_nonneg a (2 * (p k i * sqrt (p k i))) a0 ltac:(apply Rmult_lt_0_compat;
          [lra|now apply Rmult_lt_0_compat])).
        lra.
    + unfold over_arms in *. rewrite total_scal, total. lra.
  - rewrite sum_const. right. field. lra.
Qed.

(** Bandits, one outcome: at most beta B times the missing loss of the arm that is played. *)
Theorem drift_bandit Lobs miss A l B : 0 < b -> (A < K)%nat -> 0 <= l <= B -> (forall i, (i < K)%nat -> 0 <= miss i) ->
  let x := X a b Lobs in let est := fun i => l / x A * corner A i in
  Fbar (fun i => - Lobs i) - Fbar (fun i => - Lobs i - est i)
  - Fbar (fun i => - (Lobs i + miss i)) + Fbar (fun i => - (Lobs i + miss i) - est i) <= B / b * miss A.
Proof.
  intros pos hA hl hm x est. destruct (fact_c_3 K X a b Lobs K1 hX a0 b0 ab) as (_ & x_pos_ & _).
  fold x in x_pos_. pose proof (x_pos_ A hA) as x0. pose proof (curvature_pos a b a0 b0 ab (x A) x0) as k0.
  set (v := l / x A). assert (v0 : 0 <= v) by (apply div_nonneg; lra). set (k := curvature a b (x A)) in *.
  pose proof (hm A hA) as m0. assert (est0 : forall i, 0 <= est i) by (intros i; unfold est, corner; fold v;
    destruct (i =? A); lra).
  apply Rle_trans with (v * miss A / k).
  - apply (in_the_limit _ (v * v / k)). intros n n1. pose proof (INR_pos n n1) as n0.
    eapply Rle_trans; [apply (drift_in_parts Lobs miss est n n1 hm); auto|].
    apply Rle_trans with (sum n (fun _ => v / INR n * (miss A + v / INR n) / k)); [|rewrite sum_const; right; field;
      lra].
    apply sum_le. intros q hq. set (p := X a b (fun i => Lobs i + INR (q - 1) * (est i / INR n))).
    destruct (fact_c_3 K X a b (fun i => Lobs i + INR (q - 1) * (est i / INR n)) K1 hX a0 b0 ab) as (_ & p0 & _).
    fold p in p0. specialize (p0 A hA).
    (* the arm's weight falls when its own loss grows *)
    assert (falls : p A <= x A).
    { set (h := INR (q - 1) * (v / INR n)). assert (h0 : 0 <= h) by (apply Rmult_le_pos;
      [apply pos_INR|now apply div_nonneg]).
      assert (p_is : p = X a b (fun i => Lobs i + h * corner A i)).
      { unfold p. f_equal. apply functional_extensionality. intros i. unfold h, est. fold v. field. lra. }
      destruct h0 as [h0|h0].
      - pose proof (leader K X hX a b Lobs (fun i => h * corner A i) a0 b0) as low.
        pose proof (follower K X a b hX a0 b0 Lobs (fun i => h * corner A i)) as high. cbv beta in low.
        rewrite <- p_is in low. rewrite inner_corner in low, high by assumption. fold x in high. nra.
      - rewrite p_is, <- h0. right. unfold x. do 2 f_equal. apply functional_extensionality. intros; ring. }
    unfold over_arms. rewrite (total_ext _ (fun i => corner A i * (v / INR n * (miss i + v / INR n) / curvature a b (p
      i)))).
    2:{ intros i _. unfold est, corner. fold v. fold p. destruct (i =? A); unfold Rdiv; ring. }
    fold (over_arms K (fun i => corner A i * (v / INR n * (miss i + v / INR n) / curvature a b (p i)))).
    rewrite (over_corner K A (fun i => v / INR n * (miss i + v / INR n) / curvature a b (p i))) by assumption.
    destruct (fact_c_1_curvature a b a0 b0 ab (p A) (x A) ltac:(lra)) as [_ more]. fold k in more.
    pose proof (div_nonneg v (INR n) v0 n0). unfold Rdiv at 1 4. apply Rmult_le_compat_l; [apply Rmult_le_pos; lra|].
    apply Rinv_le_contravar; assumption.
  - unfold v. replace (l / x A * miss A / k) with (l * miss A / (x A * k)) by (field; lra).
    replace (B / b * miss A) with (B * miss A / b) by (field; lra). unfold Rdiv.
    pose proof (sqrt_lt_R0 _ x0) as r0. apply Rmult_le_compat.
    + apply Rmult_le_pos; lra.
    + left. apply inv_pos. now apply Rmult_lt_0_compat.
    + apply Rmult_le_compat_r; lra.
    + apply Rinv_le_contravar; [assumption|]. unfold k, curvature.
      replace (x A * (a / (2 * (x A * sqrt (x A))) + b / x A)) with (a / (2 * sqrt (x A)) + b) by (field; lra).
      pose proof (div_nonneg a (2 * sqrt (x A)) a0 ltac:(lra)). lra.
Qed.
End Regularizer.

(** ** In the game *)

Section Game.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (a b : nat -> R).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.
Variable Fbar : nat -> (nat -> R) -> R.
Hypothesis conjugates_ : forall t theta, (1 <= t <= T)%nat -> is_conjugate (simplex K) K (a t) (b t) theta (Fbar t
  theta).

(** Lemma C.8: the rates do not increase; L_t is whatever has been estimated before round t. *)
Theorem lem_c_8_conjugates (L : nat -> nat -> R) i : (i < K)%nat ->
  (forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t) -> L 1%nat = (fun _ => 0) ->
  sum T (fun t => Fbar t (fun j => - L t j) - Fbar t (fun j => - L (S t) j)) - L (S T) i
  <= 2 * sqrt (INR K) * a T + ln (INR K) * b T.
Proof.
  intros hi mono start.
  pose proof (lem_c_8 K X K1 hX T a b L i T1 hi) as h.
  assert (same : sum T (fun t => Fbar t (fun j => - L t j) - Fbar t (fun j => - L (S t) j))
                 = sum T (fun t => Phi K X (a t) (b t) (L (S t)) - Phi K X (a t) (b t) (L t))).
  { apply sum_ext. intros t ht. destruct (rates t ht) as (a0 & b0 & ab).
    rewrite !(Fbar_is K X (a t) (b t) hX a0 b0 (Fbar t)) by (intros; now apply conjugates_). ring. }
  rewrite same. assert (sum T (fun t => Phi K X (a t) (b t) (L (S t)) - Phi K X (a t) (b t) (L t))
    <= L (S T) i + 2 * (sqrt (INR K) - 1) * a T + ln (INR K) * b T); [|destruct (rates T ltac:(lia)) as (aT & _ & _); lra].
  apply h; trivial. intros t ht. destruct (rates t ht) as (a0 & b0 & _). auto.
Qed.

Let act := action K T d loss a b X.
Let x_ := x_of d loss a b X.
Let est_ := est d loss a b X.
Let seen_ := seen_est d loss a b X.
Let all_ := all_est d loss a b X.

Lemma est_is u t : est_ u t = fun i => loss t (u t) / x_ u t (u t) * corner (u t) i.
Proof. apply functional_extensionality. intros i. unfold est_, est, corner. fold x_.
destruct (i =? u t); unfold Rdiv; ring. Qed.

(** Lemma C.7, bandits: the mean over the game. *)
Theorem lem_c_7_bandit t arm : (1 <= t <= T)%nat -> 0 < a t ->
  E act 1 T (fun u => Fbar t (fun i => - seen_ u t i - est_ u t i) - Fbar t (fun i => - seen_ u t i)
                      + inner K (x_ u t) (est_ u t)) arm
  <= sqrt (INR K) * (B t * B t / a t).
Proof.
  intros ht pos. destruct (rates t ht) as (a0 & b0 & ab).
  apply Rle_trans with (E act 1 T (fun u => B t * B t / a t * / sqrt (x_ u t (u t))) arm).
  - apply E_le_arms; trivial. intros u _ range. specialize (range t ltac:(lia)). rewrite est_is.
    assert (e : x_ u t = X (a t) (b t) (seen_ u t)) by (now apply (x_of_seen K T)). rewrite e.
    apply (bend_bandit K X (a t) (b t)); trivial; [intros; now apply conjugates_|now apply scaled_losses].
  - rewrite E_scal, Rmult_comm. apply Rmult_le_compat_r; [apply div_nonneg; [apply Rle_0_sqr|assumption]|].
    now apply (mean_stability K T d loss a b X).
Qed.

(** Lemma C.9, bandits. *)
Theorem lem_c_9_bandit t arm : (1 <= t <= T)%nat -> 0 < b t ->
  E act 1 T (fun u => Fbar t (fun i => - seen_ u t i) - Fbar t (fun i => - seen_ u t i - est_ u t i)
                      - Fbar t (fun i => - all_ u t i) + Fbar t (fun i => - all_ u (S t) i)) arm
  <= B t / b t * waiting_sum d B t.
Proof.
  intros ht pos. destruct (rates t ht) as (a0 & b0 & ab).
  assert (Bt : 0 <= B t) by (destruct (scaled_losses t ht 0%nat); lra).
  apply Rle_trans with (E act 1 T (fun u => B t / b t * missing_est d loss a b X u t (u t)) arm).
  - apply E_le_arms; trivial. intros u _ range. pose proof (range t ltac:(lia)) as here.
    assert (e : x_ u t = X (a t) (b t) (seen_ u t)) by (now apply (x_of_seen K T)).
    assert (now_ : all_ u t = fun i => seen_ u t i + missing_est d loss a b X u t i).
    { apply functional_extensionality. intros i. now apply (all_is_seen_and_missing_est K T). }
    assert (next : (fun i => - all_ u (S t) i) = fun i => - all_ u t i - est_ u t i).
    { apply functional_extensionality. intros i. unfold all_, all_est. destruct t as [|m]; [lia|].
      replace (S (S m) - 1)%nat with (S m) by lia. replace (S m - 1)%nat with m by lia. rewrite sum_last. fold est_.
      unfold est_. ring. }
    rewrite next, now_, est_is, e.
    apply (drift_bandit K X (a t) (b t)); trivial; [intros; now apply conjugates_|now apply scaled_losses|].
    intros i hi. apply (missing_nonneg K T d B); trivial. intros s hs. apply range. lia.
  - rewrite E_scal. apply Rmult_le_compat_l; [now apply div_nonneg|]. now apply (mean_drift K T d B).
Qed.

(** Lemma C.9 with full information: what has been seen and what is missing are sums of losses. *)
Theorem lem_c_9_full t : (1 <= t <= T)%nat -> 0 < b t ->
  let seen := fun i => sum (t - 1) (fun s => if s + d s <? t then loss s i else 0) in
  let all := fun i => sum (t - 1) (fun s => loss s i) in
  Fbar t (fun i => - seen i) - Fbar t (fun i => - seen i - loss t i)
  - Fbar t (fun i => - all i) + Fbar t (fun i => - all i - loss t i) <= B t / b t * waiting_sum d B t.
Proof.
  intros ht pos seen all. destruct (rates t ht) as (a0 & b0 & ab).
  set (miss := fun i => sum (t - 1) (fun s => if t <=? s + d s then loss s i else 0)).
  assert (split : all = fun i => seen i + miss i).
  { apply functional_extensionality. intros i. unfold all, seen, miss. rewrite <- sum_plus. apply sum_ext. intros s hs.
    destruct (Nat.ltb_spec (s + d s) t), (Nat.leb_spec t (s + d s)); lia || ring. }
  rewrite split. apply (drift_full K X (a t) (b t)); trivial; [intros; now apply conjugates_| |].
  - intros i _. unfold miss, waiting_sum. split; [apply sum_nonneg|apply sum_le]; intros s hs;
      destruct (scaled_losses s ltac:(lia) i); destruct (t <=? s + d s); lra.
  - intros i _. now apply scaled_losses.
Qed.
End Game.
