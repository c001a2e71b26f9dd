(** How far a learner moves while feedback arrives (book, Open 5 and Logarithm 7): by gamma beta times the weights of
    what arrives, with gamma = 1 for bandits, on average over the actions, and gamma = 1/4 with full information. *)
From Coquelicot Require Import Coquelicot.
From Delays Require Export moments.
From Delays Require Import single.

(** What arrives in the rounds from s to t - 1, with scales B. *)
Definition arrivals (d : nat -> nat) (B : nat -> R) (s t : nat) : R :=
  sum (t - 1) (fun r => if (s <=? r + d r) && (r + d r <? t) then B r else 0).

(** What has arrived before round t had arrived before round s, or arrives in between. *)
Lemma arrivals_next d (g : nat -> R) s t : (1 <= s <= t)%nat ->
  sum (t - 1) (fun r => if r + d r <? t then g r else 0)
  = sum (s - 1) (fun r => if r + d r <? s then g r else 0) + arrivals d g s t.
Proof.
  intros hs. unfold arrivals. rewrite Rplus_comm. replace (t - 1)%nat with ((s - 1) + (t - s))%nat by lia.
  rewrite !sum_split. rewrite (sum_ext (s - 1) (fun r => if r + d r <? t then g r else 0)
    (fun r => (if (s <=? r + d r) && (r + d r <? t) then g r else 0) + (if r + d r <? s then g r else 0))).
  - rewrite sum_plus. rewrite (sum_ext (t - s) (fun q => if s - 1 + q + d (s - 1 + q)%nat <? t
      then g (s - 1 + q)%nat else 0)
      (fun q => if (s <=? s - 1 + q + d (s - 1 + q)%nat) && (s - 1 + q + d (s - 1 + q)%nat <? t)
                then g (s - 1 + q)%nat else 0)); [ring|].
    intros q hq. rewrite (proj2 (Nat.leb_le s _)) by lia. reflexivity.
  - intros r hr. destruct (Nat.leb_spec s (r + d r)), (Nat.ltb_spec (r + d r) t), (Nat.ltb_spec (r + d r) s);
      simpl; lia || ring.
Qed.

(** If no weight falls by more than x_i D_i / b, the loss changes by <x, D> / b at most: what some lose, others win. *)
Lemma moved K x x' D l b : simplex K x -> simplex K x' ->
  (forall i, (i < K)%nat -> 0 <= x i * D i / b /\ x i - x' i <= x i * D i / b) -> (forall i, 0 <= l i <= 1) ->
  Rabs (inner K x' l - inner K x l) <= / b * inner K x D.
Proof.
  intros [_ one] [_ one'] falls hl.
  assert (total : over_arms K (fun i => x i * D i / b) = / b * inner K x D).
  { unfold inner, over_arms. rewrite <- total_scal. apply total_ext. intros; unfold Rdiv; ring. }
  assert (e : inner K x l - inner K x' l = over_arms K (fun i => (x i - x' i) * l i)).
  { unfold inner, over_arms. rewrite <- total_minus. apply total_ext. intros; ring. }
  assert (e' : inner K x' l - inner K x l = over_arms K (fun i => (x i - x' i) * (1 - l i))).
  { transitivity (over_arms K x - over_arms K x' - (inner K x l - inner K x' l)); [lra|].
    rewrite e. unfold over_arms. rewrite <- !total_minus. apply total_ext. intros; ring. }
  rewrite <- total. apply Rabs_le. split.
  - assert (inner K x l - inner K x' l <= over_arms K (fun i => x i * D i / b)); [|lra]. rewrite e.
    apply total_le. intros i hi. apply in_arms in hi. specialize (falls i hi). specialize (hl i). nra.
  - rewrite e'. apply total_le. intros i hi. apply in_arms in hi. specialize (falls i hi). specialize (hl i). nra.
Qed.

(** ** Bandits *)

(** No weight falls to less than 1 - D_i / b of itself. *)
Theorem weight_falls K X a b L L' i : (1 <= K)%nat -> ftrl K X -> 0 <= a -> 0 < b ->
  (forall i, (i < K)%nat -> L i <= L' i) -> (i < K)%nat ->
  X a b L i - X a b L' i <= X a b L i * (L' i - L i) / b.
Proof.
  intros hK hX a0 b0 more hi. pose proof (fact_c_3 K X a b L hK hX a0 ltac:(lra) ltac:(lra)) as k.
  pose proof (fact_c_3 K X a b L' hK hX a0 ltac:(lra) ltac:(lra)) as k'.
  destruct (fact_c_5 K a b L L' (X a b L) (X a b L') hK a0 ltac:(lra) ltac:(lra) k k' more i hi) as [_ t].
  destruct k as (_ & pos & _). specialize (pos i hi). specialize (more i hi). set (x := X a b L i) in *.
  set (x' := X a b L' i) in *. unfold curvature in t. pose proof (sqrt_lt_R0 x pos).
  destruct (Rle_dec x x').
  { assert (0 <= x * (L' i - L i) / b) by (apply div_nonneg; nra). lra. }
  apply le_div; [assumption|].
  assert (0 <= a / (2 * (x * sqrt x)) * (x - x')).
  { apply Rmult_le_pos; [apply div_nonneg; nra|lra]. }
  assert (t' : b / x * (x - x') <= L' i - L i) by nra. apply (Rmult_le_compat_l x) in t'; [|lra].
  replace (x * (b / x * (x - x'))) with ((x - x') * b) in t' by (field; lra). lra.
Qed.

Section Bandit.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (a b : nat -> R).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.
Variables (a' b' : R) (l : nat -> R).
Hypotheses (a0 : 0 <= a') (b0 : 0 < b') (hl : forall i, 0 <= l i <= 1).

Let act := action K T d loss a b X.
Let est_ := est d loss a b X.
Let seen_ u s := seen_est d loss a b X u s.
(** The weights at other rates, for what has arrived before round s. *)
Definition other (u : nat -> nat) (s : nat) : nat -> R := X a' b' (seen_ u s).

Lemma other_simplex u s : simplex K (other u s).
Proof. apply hX; lra. Qed.

Lemma seen_depends s u v : (forall r, (1 <= r < s)%nat -> (r + d r < s)%nat -> u r = v r) -> seen_ u s = seen_ v s.
Proof.
  intros h. apply functional_extensionality. intros i. apply sum_ext. intros r hr.
  destruct (Nat.ltb_spec (r + d r) s); [|reflexivity]. unfold est. rewrite (h r) by lia.
  rewrite (x_of_depends K T d loss a b X K1 T1 r u v); [reflexivity|]. intros q hq hq'. apply h; lia.
Qed.

Theorem bandit_drift s t arm : (1 <= s <= t)%nat -> (t <= S T)%nat ->
  E act 1 T (fun u => Rabs (inner K (other u t) l - inner K (other u s) l)) arm <= / b' * arrivals d B s t.
Proof.
  intros hs ht. pose proof (action_proper K T d loss a b X K1 T1 hX rates) as proper_.
  set (new := fun u i => arrivals d (fun r => est_ u r i) s t).
  assert (next : forall u i, seen_ u t i = seen_ u s i + new u i) by (intros; now apply arrivals_next).
  apply Rle_trans with (E act 1 T (fun u => / b' * sum (t - 1) (fun r => if (s <=? r + d r) && (r + d r <? t)
    then over_arms K (fun i => other u s i * est_ u r i) else 0)) arm).
  - apply (E_le_arms K T d loss a b X K1 T1 hX rates); [lia|]. intros u _ range.
    assert (nonneg : forall i, 0 <= new u i).
    { intros i. apply sum_nonneg. intros r hr. destruct ((s <=? r + d r) && (r + d r <? t)); [|lra].
      apply (est_bounds K T d B loss a b X K1 T1 hX scaled_losses rates u); [|lia]. intros q hq. apply range. lia. }
    apply Rle_trans with (/ b' * inner K (other u s) (new u)).
    + apply moved; try assumption; [apply other_simplex..|]. intros i hi.
      destruct (other_simplex u s) as [pos _]. split.
      * apply div_nonneg; [apply Rmult_le_pos; auto|assumption].
      * replace (new u i) with (seen_ u t i - seen_ u s i) by (rewrite next; ring).
        apply (weight_falls K X); trivial. intros j _. rewrite next. specialize (nonneg j). lra.
    + right. f_equal. unfold inner, new, over_arms, arrivals. clear. induction (t - 1)%nat as [|n IH].
      * simpl. rewrite (total_ext _ (fun i => 0 * other u s i)) by (intros; ring). rewrite total_scal. ring.
      * rewrite sum_last, <- IH. destruct ((s <=? S n + d (S n)) && (S n + d (S n) <? t)) eqn:q.
        -- rewrite <- total_plus. apply total_ext. intros i _. rewrite sum_last, q. ring.
        -- rewrite Rplus_0_r. apply total_ext. intros i _. rewrite sum_last, q. ring.
  - rewrite E_scal. apply Rmult_le_compat_l; [left; now apply inv_pos|]. rewrite (E_sum act proper_).
    unfold arrivals. apply sum_le. intros r hr.
    destruct (Nat.leb_spec s (r + d r)), (Nat.ltb_spec (r + d r) t); cbn [andb];
      try (rewrite (E_const act proper_); lra).
    apply (pending_any K T d B loss a b X K1 T1 hX scaled_losses rates r s (fun u => other u s)); try lia.
    + intros u v h. unfold other. now rewrite (seen_depends s u v) by (intros; apply h; lia).
    + intros u v off. unfold other. rewrite (seen_depends s u v); [reflexivity|]. intros q hq hq'. apply off.
      intros ->. lia.
    + intros u. apply other_simplex.
Qed.
End Bandit.

(** ** Full information *)

Lemma derive_total (c m : nat -> R) beta L l h :
  is_derive (fun h => total_of (fun i => c i * exp (- (beta * (L i + h * m i)))) l) h
    (total_of (fun i => - beta * m i * (c i * exp (- (beta * (L i + h * m i))))) l).
Proof.
  induction l as [|i l IH]; simpl.
  - apply (is_derive_const 0).
  - apply (is_derive_plus (fun h => c i * exp (- (beta * (L i + h * m i))))); [|exact IH].
    auto_derive; [trivial|]. ring.
Qed.

Theorem full_drift K beta L M l A : (1 <= K)%nat -> 0 <= beta -> (forall i, 0 <= M i <= A) ->
  (forall i, 0 <= l i <= 1) ->
  Rabs (inner K (softmax K beta (fun i => L i + M i)) l - inner K (softmax K beta L) l) <= beta * (A / 4).
Proof.
  intros hK beta0 hM hl. destruct (Rle_dec A 0) as [none|pos].
  { assert (same : (fun i => L i + M i) = L).
    { apply functional_extensionality. intros i. specialize (hM i). lra. }
    rewrite same, Rminus_diag_eq, Rabs_R0 by reflexivity. specialize (hM 0%nat). nra. }
  set (at_ := fun h i => L i + h * M i).
  set (N := fun h => total_of (fun i => l i * exp (- (beta * at_ h i))) (seq 0 K)).
  set (W := fun h => total_of (fun i => 1 * exp (- (beta * at_ h i))) (seq 0 K)).
  assert (W_is : forall h, W h = normalization K beta (at_ h)).
  { intros h. unfold W, normalization, over_arms. apply total_ext. intros; ring. }
  assert (W0 : forall h, 0 < W h) by (intros h; rewrite W_is; now apply normalization_pos).
  assert (value : forall g h, total_of (fun i => g i * exp (- (beta * at_ h i))) (seq 0 K) / W h
                  = mean (arm_law K (softmax K beta (at_ h))) g).
  { intros g h. rewrite mean_arm_law, W_is. unfold over_arms, softmax, Rdiv. rewrite Rmult_comm, <- total_scal.
    apply total_ext. intros; ring. }
  assert (law_ : forall h, proper (arm_law K (softmax K beta (at_ h)))).
  { intros. now apply arm_law_proper, softmax_simplex. }
  set (slope_ := fun h => - beta * (mean (arm_law K (softmax K beta (at_ h))) (fun i => M i * l i)
    - mean (arm_law K (softmax K beta (at_ h))) M * mean (arm_law K (softmax K beta (at_ h))) l)).
  destruct (MVT_cor2 (fun h => N h / W h) slope_ 0 1 ltac:(lra)) as (c & e & _).
  { intros h _. apply is_derive_Reals. specialize (W0 h).
    pose proof (is_derive_div N W h _ _ (derive_total l M beta L (seq 0 K) h)
      (derive_total (fun _ => 1) M beta L (seq 0 K) h) ltac:(lra)) as der.
    match type of der with is_derive _ _ ?v => replace (slope_ h) with v; [exact der|] end.
    unfold slope_. rewrite <- !value.
    rewrite (total_ext (fun i => - beta * M i * (l i * exp (- (beta * (L i + h * M i)))))
      (fun i => - beta * (M i * l i * exp (- (beta * at_ h i))))) by (intros; unfold at_; ring).
    rewrite (total_ext (fun i => - beta * M i * (1 * exp (- (beta * (L i + h * M i)))))
      (fun i => - beta * (M i * exp (- (beta * at_ h i))))) by (intros; unfold at_; ring).
    rewrite !total_scal. fold (N h). unfold N. field. lra. }
  assert (end_ : forall h, inner K (softmax K beta (at_ h)) l = N h / W h).
  { intros h. unfold N. now rewrite value, mean_arm_law. }
  assert (s1 : (fun i => L i + M i) = at_ 1) by (apply functional_extensionality; intros; unfold at_; ring).
  assert (s0 : L = at_ 0) by (apply functional_extensionality; intros; unfold at_; ring).
  rewrite s1. replace (softmax K beta L) with (softmax K beta (at_ 0)) by now rewrite <- s0.
  rewrite !end_, e, Rminus_0_r, Rmult_1_r. unfold slope_.
  rewrite Rabs_mult, Rabs_Ropp, (Rabs_pos_eq beta) by assumption.
  apply Rmult_le_compat_l; [assumption|]. apply covariance_quarter; try assumption; [apply law_|lra].
Qed.
