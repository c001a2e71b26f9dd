(** Blocks (book, P.10): what every player of Figure 1 pays if all delays are d, whatever its capacity, even with full
    information.

    In a block of d + 1 rounds nothing of the block is heard. The blocks are dealt to l groups; the arms are strings of l
    bits; a fair sign for each block says which arms lose in it. *)
From Delays Require Export thm_a_1.
From Coq Require Import Binomial.

(** ** A fair walk *)

Definition fair : law bool := [(true, / 2); (false, / 2)].
Definition sgn (a : bool) : R := if a then 1 else -1.
Definition origin (u : R) : R := if Req_EM_T u 0 then 1 else 0.
Lemma fair_proper : proper fair.
Proof. split; [intros a w [[= _ <-]|[[= _ <-]|[]]]; lra|simpl; field]. Qed.

(** E f (u + the sum of m signs) *)
Fixpoint steps (m : nat) (f : R -> R) (u : R) : R :=
  match m with O => f u | S k => steps k (fun v => (f (v + 1) + f (v - 1)) / 2) u end.

(** Half the mean distance of the walk from 0, and the chance that it is at 0. *)
Definition walk (m : nat) : R := / 2 * steps m Rabs 0.
Definition home (m : nat) : R := steps m origin 0.

Lemma steps_whole m : forall f g z, (forall y, f (IZR y) = g (IZR y)) -> steps m f (IZR z) = steps m g (IZR z).
Proof.
  induction m as [|m IH]; intros f g z h; [apply h|]. apply IH. intros y. rewrite <- plus_IZR, <- minus_IZR, !h.
  reflexivity.
Qed.

Lemma steps_plus m : forall f g u, steps m (fun v => f v + g v) u = steps m f u + steps m g u.
Proof.
  induction m as [|m IH]; intros f g u; [reflexivity|]. simpl. rewrite <- IH. f_equal. apply functional_extensionality.
  intros v. field.
Qed.

Lemma steps_scal m c : forall f u, steps m (fun v => c * f v) u = c * steps m f u.
Proof.
  induction m as [|m IH]; intros f u; [reflexivity|]. simpl. rewrite <- IH. f_equal. apply functional_extensionality.
  intros; field.
Qed.

Lemma walk_step m : walk (S m) = walk m + / 2 * home m.
Proof.
  unfold walk, home. cbn [steps]. rewrite <- Rmult_plus_distr_l, <- steps_plus. f_equal.
  apply (steps_whole m _ _ 0). intros y. unfold origin. destruct (Req_EM_T (IZR y) 0) as [->|ne].
  - rewrite Rplus_0_l, Rminus_0_l, Rabs_Ropp, Rabs_R0, Rabs_R1. field.
  - assert (far : IZR y <= -1 \/ 1 <= IZR y).
    { destruct (Z_lt_le_dec y 0) as [neg|pos]; [left; apply (IZR_le y (-1)); lia|right].
      apply (IZR_le 1 y). destruct (Z.eq_dec y 0) as [->|]; [now destruct ne|lia]. }
    destruct far; [rewrite !Rabs_left1 by lra|rewrite !Rabs_right by lra]; field.
Qed.

(** The law of the walk. *)
Lemma steps_binomial m : forall f u,
  steps m f u = sum (S m) (fun k => C m (k - 1) / 2 ^ m * f (u + 2 * INR (k - 1) - INR m)).
Proof.
  induction m as [|m IH]; intros f u.
  { simpl. unfold C. simpl. replace (u + 2 * 0 - 0) with u by ring. field. }
  cbn [steps]. rewrite IH. set (G := fun h => f (u + 2 * INR h - INR (S m))).
  rewrite (sum_ext (S m) _ (fun k => / 2 ^ S m * (C m (k - 1) * G k) + / 2 ^ S m * (C m (k - 1) * G (k - 1)%nat))).
  2:{ intros k hk. unfold G. rewrite S_INR. replace (INR k) with (INR (k - 1) + 1) at 1 by (rewrite minus_INR by lia; simpl; ring).
      replace (u + 2 * INR (k - 1) - INR m + 1) with (u + 2 * (INR (k - 1) + 1) - (INR m + 1)) by ring.
      replace (u + 2 * INR (k - 1) - INR m - 1) with (u + 2 * INR (k - 1) - (INR m + 1)) by ring.
      simpl pow. assert (2 ^ m <> 0) by (apply pow_nonzero; lra). field. assumption. }
  rewrite sum_plus, !sum_scal, <- Rmult_plus_distr_l.
  rewrite (sum_ext (S (S m)) _ (fun k => / 2 ^ S m * (C (S m) (k - 1) * G (k - 1)%nat))).
  2:{ intros k _. unfold G, Rdiv. ring. }
  rewrite sum_scal. f_equal.
  assert (edge : forall n, C n 0 = 1 /\ C n n = 1).
  { intros n. unfold C. rewrite Nat.sub_0_r, Nat.sub_diag. simpl. pose proof (INR_fact_neq_0 n). split; field; assumption. }
  rewrite (sum_last m (fun k => C m (k - 1) * G k)), (sum_first m (fun k => C m (k - 1) * G (k - 1)%nat)).
  rewrite (sum_last (S m)), (sum_first m (fun k => C (S m) (k - 1) * G (k - 1)%nat)).
  replace (S m - 1)%nat with m by lia. replace (S (S m) - 1)%nat with (S m) by lia. replace (1 - 1)%nat with 0%nat by lia.
  rewrite (proj1 (edge m)), (proj2 (edge m)), (proj1 (edge (S m))), (proj2 (edge (S m))).
  rewrite (sum_ext m (fun s => C (S m) (S s - 1) * G (S s - 1)%nat) (fun k => C m (k - 1) * G k + C m (S k - 1) * G (S k - 1)%nat)).
  - rewrite sum_plus. ring.
  - intros k hk. replace (S k - 1)%nat with k by lia. rewrite <- Rmult_plus_distr_r. f_equal.
    destruct k as [|h]; [lia|]. replace (S h - 1)%nat with h by lia. symmetry. apply pascal. lia.
Qed.

Lemma home_even i : home (2 * i) = C (2 * i) i / 4 ^ i.
Proof.
  unfold home. rewrite steps_binomial. replace (S (2 * i)) with (i + S i)%nat by lia. rewrite sum_split, sum_first.
  assert (off : forall h, h <> i -> origin (0 + 2 * INR h - INR (2 * i)) = 0).
  { intros h ne. unfold origin. destruct (Req_EM_T _ 0) as [e|]; [exfalso|reflexivity]. apply ne, INR_eq.
    rewrite mult_INR in e. simpl (INR 2) in e. lra. }
  rewrite (sum_zero i) by (intros k hk; rewrite off by lia; ring).
  rewrite (sum_zero i (fun k => C (2 * i) (i + S k - 1) / _ * _)) by (intros k hk; rewrite off by lia; ring).
  replace (i + 1 - 1)%nat with i by lia. unfold origin. destruct (Req_EM_T _ 0) as [_|ne].
  - rewrite pow_mult. replace (2 ^ 2) with 4 by ring. ring.
  - exfalso. apply ne. rewrite mult_INR. simpl (INR 2). ring.
Qed.

Lemma home_odd i : home (S (2 * i)) = 0.
Proof.
  unfold home. rewrite steps_binomial. apply sum_zero. intros k _. unfold origin.
  destruct (Req_EM_T _ 0) as [e|]; [exfalso|ring].
  assert (h : INR (2 * (k - 1)) = INR (S (2 * i))) by (rewrite mult_INR; simpl (INR 2); lra). apply INR_eq in h. lia.
Qed.

Lemma home_nonneg m : 0 <= home m.
Proof.
  unfold home. rewrite steps_binomial. apply sum_nonneg. intros k _. apply Rmult_le_pos.
  - apply div_nonneg; [|apply pow_lt; lra]. unfold C. apply div_nonneg; [left; apply INR_fact_lt_0|].
    apply Rmult_lt_0_compat; apply INR_fact_lt_0.
  - unfold origin. destruct (Req_EM_T _ 0); lra.
Qed.

Lemma home_next i : home (2 * S i) = home (2 * i) * (2 * INR i + 1) / (2 * INR i + 2).
Proof.
  rewrite !home_even. unfold C. replace (2 * S i - S i)%nat with (S i) by lia. replace (2 * i - i)%nat with i by lia.
  replace (2 * S i)%nat with (S (S (2 * i))) by lia. rewrite !fact_simpl, !mult_INR, !S_INR, mult_INR. simpl (INR 2).
  pose proof (INR_fact_neq_0 i). pose proof (pos_INR i). assert (4 ^ i <> 0) by (apply pow_nonzero; lra).
  simpl pow. field. repeat split; try assumption; lra.
Qed.

Lemma walk_even i : walk (2 * i) = INR i * home (2 * i).
Proof.
  induction i as [|i IH].
  - simpl (2 * 0)%nat. unfold walk. simpl. rewrite Rabs_R0. ring.
  - rewrite home_next. replace (2 * S i)%nat with (S (S (2 * i))) by lia. rewrite !walk_step, home_odd, IH, S_INR.
    pose proof (pos_INR i). field. lra.
Qed.

(** w(2 i - 1) = w(2 i) = i C(2 i, i) 4^-i *)
Theorem walk_is i : (1 <= i)%nat -> walk (2 * i - 1) = walk (2 * i) /\ walk (2 * i) = INR i * (C (2 * i) i / 4 ^ i).
Proof.
  intros hi. split; [|now rewrite walk_even, home_even]. destruct i as [|i]; [lia|].
  replace (2 * S i)%nat with (S (S (2 * i))) by lia. replace (S (S (2 * i)) - 1)%nat with (S (2 * i)) by lia.
  rewrite (walk_step (S (2 * i))), home_odd. ring.
Qed.

(** w(2 i) >= sqrt (i) / 2 *)
Theorem walk_root i : (1 <= i)%nat -> / 2 * sqrt (INR i) <= walk (2 * i).
Proof.
  intros hi. rewrite walk_even. pose proof (INR_pos i hi) as i0. pose proof (home_nonneg (2 * i)) as h0.
  assert (square : 1 <= 4 * INR i * (home (2 * i) * home (2 * i))).
  { clear i0 h0. induction i as [|i IH]; [lia|]. destruct (Nat.eq_dec i 0) as [->|ne].
    - rewrite home_even. unfold C. simpl. lra.
    - specialize (IH ltac:(lia)). rewrite home_next, S_INR. pose proof (INR_pos i ltac:(lia)) as i0.
      set (h := home (2 * i)) in *. set (y := INR i) in *. apply Rle_trans with (4 * y * (h * h)); [assumption|].
      replace (4 * (y + 1) * (h * (2 * y + 1) / (2 * y + 2) * (h * (2 * y + 1) / (2 * y + 2))))
        with ((2 * y + 1) * (2 * y + 1) / (y + 1) * (h * h)) by (field; lra).
      apply Rmult_le_compat_r; [nra|]. apply le_div; [lra|]. nra. }
  pose proof (sqrt_sqrt (INR i) ltac:(lra)) as rr. pose proof (sqrt_lt_R0 _ i0) as r0. set (r := sqrt (INR i)) in *.
  set (h := home (2 * i)) in *. apply Rnot_lt_le. intros small. assert (0 <= 2 * r * h) by nra. nra.
Qed.

(** ** The adversary *)

Section Blocks.
Context {W : Type}.
Variables (bandit : bool) (K Cap d q r l : nat) (gamma : nat -> nat) (rho : law W) (p : W -> moves).
Hypotheses (l1 : (1 <= l)%nat) (arms : (2 ^ l <= K)%nat).
Hypothesis player : figure_1_player bandit K Cap (fun _ => d) rho p.
Hypothesis groups : forall k, (1 <= k <= S q)%nat -> (gamma k < l)%nat.
Hypothesis short : (r <= d + 1)%nat.

Let b : nat := (d + 1)%nat.
Let T : nat := (q * b + r)%nat.

(** The arms that lose in round t are those whose bit for the group of the block differs from its sign. *)
Definition blocks_table (x : nat -> bool) : losses := fun t i =>
  ind (xorb (x (ceiling t b)) (Nat.testbit (if i <? 2 ^ l then i else 0%nat) (gamma (ceiling t b)))).
Lemma blocks_unit x : unit_interval (blocks_table x).
Proof. intros t i. apply ind_bounds. Qed.

(** Rounds, block by block: the last one is short. *)
Definition length_of (k : nat) : R := if k <=? q then INR b else INR r.

Lemma by_blocks (f : nat -> R) : sum T (fun t => f (ceiling t b)) = sum (S q) (fun k => length_of k * f k).
Proof.
  assert (b1 : (1 <= b)%nat) by (unfold b; lia). unfold T. rewrite sum_split. cbn [sum]. f_equal.
  - rewrite sum_blocks by assumption. apply sum_ext. intros k hk. unfold length_of.
    rewrite (proj2 (Nat.leb_le k q)) by lia. rewrite <- sum_const. apply sum_ext. intros j hj.
    now rewrite ceiling_representative by (assumption || lia).
  - unfold length_of. rewrite (proj2 (Nat.leb_gt (S q) q)) by lia. rewrite <- sum_const. apply sum_ext. intros s hs.
    f_equal. unfold ceiling. replace (q * b + s + b - 1)%nat with ((s - 1) + S q * b)%nat by lia.
    rewrite Nat.div_add, Nat.div_small by (unfold b in *; lia). lia.
Qed.

Let fair_each : forall t (x : nat -> bool), proper (each fair t x).
Proof. intros; exact fair_proper. Qed.
Let x0 : nat -> bool := fun _ => false.

(** Every player loses 1/2 a round. *)
Lemma half_a_round w t : (1 <= t <= T)%nat ->
  E (each fair) 1 (S q) (fun x => blocks_table x t (plays (p w) (blocks_table x) t)) x0 = / 2.
Proof.
  intros ht. assert (b1 : (1 <= b)%nat) by (unfold b; lia). set (k := ceiling t b).
  assert (hk : (1 <= k <= S q)%nat).
  { unfold k, ceiling. split; [apply Nat.div_le_lower_bound; lia|]. apply Nat.lt_succ_r, Nat.div_lt_upper_bound; [lia|].
    unfold T in ht. unfold b in *. nia. }
  unfold blocks_table at 1. fold k. unfold each.
  rewrite (E_fresh (fun _ => fair) (fun y a => ind (xorb a (Nat.testbit
    (if plays (p w) (blocks_table y) t <? 2 ^ l then plays (p w) (blocks_table y) t else 0%nat) (gamma k)))) (S q) k x0
    (fun _ => fair_proper) hk).
  - transitivity (E (each fair) 1 (S q) (fun _ => / 2) x0); [|apply (E_const _ fair_each)]. apply E_ext. intros y. simpl.
    destruct (Nat.testbit _ _); simpl; field.
  - intros a y z h. assert (same : plays (p w) (blocks_table y) t = plays (p w) (blocks_table z) t); [|now rewrite same].
    apply (rows_are_enough bandit Cap (fun _ => d) (p w)); [apply player|lia|]. intros s hs early.
    apply functional_extensionality. intros i. unfold blocks_table. rewrite h; [reflexivity|].
    split; [unfold ceiling; apply Nat.div_le_lower_bound; lia|]. unfold k, ceiling.
    apply Nat.div_lt_upper_bound; [lia|]. pose proof (Nat.div_mod (t + b - 1) b ltac:(lia)).
    pose proof (Nat.mod_upper_bound (t + b - 1) b ltac:(lia)). unfold b in *. lia.
Qed.

(** The sum of the signs of a group. *)
Definition balance (x : nat -> bool) (g : nat) : R :=
  sum (S q) (fun k => if gamma k =? g then length_of k * sgn (x k) else 0).

(** An arm with any bits. *)
Lemma arm_with_bits n : forall c : nat -> bool, exists i, (i < 2 ^ n)%nat /\ forall g, (g < n)%nat -> Nat.testbit i g
  = c g.
Proof.
  induction n as [|n IH]; intros c; [exists 0%nat; simpl; split; lia|].
  destruct (IH (fun g => c (S g))) as (i & hi & bits). exists (2 * i + Nat.b2n (c 0))%nat. split.
  - destruct (c 0%nat); simpl in *; lia.
  - intros [|g] hg; [apply Nat.testbit_0_r|]. rewrite Nat.testbit_succ_r. apply bits. lia.
Qed.

(** The best arm has the better bit in each group. *)
Lemma best_arm x : exists i, (i < K)%nat /\
  sum T (fun t => blocks_table x t i) = INR T / 2 - / 2 * sum l (fun g => Rabs (balance x (g - 1))).
Proof.
  set (c := fun g => if Rle_dec 0 (balance x g) then true else false).
  destruct (arm_with_bits l c) as (i & hi & bits). exists i. split; [lia|].
  unfold blocks_table. rewrite (proj2 (Nat.ltb_lt i _) hi).
  rewrite (by_blocks (fun k => ind (xorb (x k) (Nat.testbit i (gamma k))))).
  assert (all : INR T = sum (S q) length_of).
  { rewrite <- (Rmult_1_r (INR T)), <- sum_const, (by_blocks (fun _ => 1)). apply sum_ext. intros; ring. }
  rewrite all. unfold Rdiv. rewrite Rmult_comm, <- !sum_scal.
  rewrite (sum_ext (S q) _ (fun k => / 2 * length_of k - / 2 * (length_of k * sgn (x k) * sgn (c (gamma k))))).
  2:{ intros k hk. rewrite bits by now apply groups. destruct (x k), (c (gamma k)); simpl; field. }
  rewrite sum_minus. f_equal. rewrite !sum_scal. f_equal.
  rewrite (sum_ext l _ (fun g => sum (S q) (fun k => if gamma k =? g - 1 then length_of k * sgn (x k) * sgn (c (gamma k)) else 0))).
  - rewrite sum_swap. apply sum_ext. intros k hk. set (y := length_of k * sgn (x k) * sgn (c (gamma k))).
    rewrite (sum_ext l _ (fun g => ind (gamma k =? g - 1) * y))
      by (intros g _; destruct (gamma k =? g - 1); cbn [ind]; ring).
    symmetry. exact (sum_delta l (fun _ => y) (gamma k) (groups k hk)).
  - intros g hg. transitivity (sgn (c (g - 1)%nat) * balance x (g - 1)).
    + unfold c. destruct (Rle_dec 0 (balance x (g - 1))); simpl sgn; [rewrite Rabs_right by lra|rewrite Rabs_left by lra]; ring.
    + unfold balance. rewrite <- sum_scal. apply sum_ext. intros k _. destruct (Nat.eqb_spec (gamma k) (g - 1)) as [->|]; ring.
Qed.

(** What every player pays, with full information, whatever it tracks. *)
Theorem blocks_signs : exists y i, unit_interval y /\ (i < K)%nat /\
  / 2 * E (each fair) 1 (S q) (fun x => sum l (fun g => Rabs (balance x (g - 1)))) x0
  <= regret rho (fun w => plays (p w)) T y i.
Proof.
  pose proof (mixture _ _ _ _ _ _ player) as hrho.
  set (paid := fun x => mean rho (fun w => sum T (fun t => blocks_table x t (plays (p w) (blocks_table x) t)))).
  assert (pays : E (each fair) 1 (S q) paid x0 = INR T / 2).
  { unfold paid. rewrite E_mean. rewrite (mean_ext _ _ (fun _ => INR T / 2)); [now apply mean_const|]. intros w.
    rewrite (E_sum _ fair_each). rewrite (sum_ext T _ (fun _ => / 2)) by (intros; now apply half_a_round).
    rewrite sum_const. unfold Rdiv. ring. }
  destruct (E_attained (each fair) (S q) fair_each 1
    (fun x => paid x - (INR T / 2 - / 2 * sum l (fun g => Rabs (balance x (g - 1)))))
    (/ 2 * E (each fair) 1 (S q) (fun x => sum l (fun g => Rabs (balance x (g - 1)))) x0) x0) as (x & hx).
  - right. rewrite E_minus by exact fair_each. rewrite pays.
    rewrite E_minus by exact fair_each. rewrite (E_const _ fair_each), E_scal. ring.
  - destruct (best_arm x) as (i & hi & best). exists (blocks_table x), i. split; [apply blocks_unit|]. split; [assumption|].
    unfold regret. fold (paid x). rewrite best. exact hx.
Qed.

(** ** What the signs are worth *)

Fixpoint dealt (g n : nat) : nat := match n with O => 0%nat | S k => (dealt g k + if (gamma (S k) =? g)%nat then 1 else 0)%nat end.

Lemma signs_are_steps g n : forall f,
  E (each fair) 1 n (fun x => f (sum n (fun k => if gamma k =? g then sgn (x k) else 0))) x0 = steps (dealt g n) f 0.
Proof.
  induction n as [|n IH]; intros f; [reflexivity|]. replace (S n) with (n + 1)%nat at 1 by lia. rewrite E_tower.
  set (f' := fun u => if gamma (S n) =? g then (f (u + 1) + f (u - 1)) / 2 else f u).
  rewrite (E_ext _ _ _ _ (fun x => f' (sum n (fun k => if gamma k =? g then sgn (x k) else 0)))).
  - rewrite IH. cbn [dealt]. destruct (gamma (S n) =? g); [|now rewrite Nat.add_0_r].
    now replace (dealt g n + 1)%nat with (S (dealt g n)) by lia.
  - intros x. cbn [E]. unfold each, independent, fair. cbn [mean]. rewrite !sum_last, !put_same.
    rewrite !(sum_ext n (fun k => if gamma k =? g then sgn (put x (S n) _ k) else 0) (fun k => if gamma k =? g then sgn
      (x k) else 0)) by (intros k hk; now rewrite put_other by lia).
    unfold f', sgn. set (u := sum n _). destruct (gamma (S n) =? g); cbn.
    + unfold Rminus. replace (u + -1) with (u + - (1)) by ring. field.
    + rewrite Rplus_0_r. field.
Qed.

Lemma group_worth g : INR b * (2 * walk (dealt g q)) + (if gamma (S q) =? g then INR r * home (dealt g q) else 0)
  <= E (each fair) 1 (S q) (fun x => Rabs (balance x g)) x0.
Proof.
  set (U := fun x => sum q (fun k => if gamma k =? g then sgn (x k) else 0)).
  assert (B : 1 <= INR b) by (apply (le_INR 1); unfold b; lia). pose proof (pos_INR r) as r0.
  replace (S q) with (q + 1)%nat at 2 by lia. rewrite E_tower.
  set (F := fun u => INR b * Rabs u + (if gamma (S q) =? g then INR r else 0) * origin u).
  apply Rle_trans with (E (each fair) 1 q (fun x => F (U x)) x0).
  - unfold U. rewrite (signs_are_steps g q F). unfold F. rewrite steps_plus. unfold walk, home. rewrite !steps_scal.
    destruct (gamma (S q) =? g); right; field.
  - apply (E_le _ fair_each). intros x. unfold F. cbn [E]. unfold each, independent, fair. cbn [mean].
    assert (e : forall a, balance (put x (S q) a) g = INR b * U x + (if gamma (S q) =? g then INR r * sgn a else 0)).
    { intros a. unfold balance. rewrite sum_last. f_equal.
      - unfold U. rewrite <- sum_scal. apply sum_ext. intros k hk. rewrite put_other by lia. unfold length_of.
        rewrite (proj2 (Nat.leb_le k q)) by lia. destruct (gamma k =? g); ring.
      - rewrite put_same. unfold length_of. now rewrite (proj2 (Nat.leb_gt (S q) q)) by lia. }
    rewrite !e. set (u := U x). destruct (gamma (S q) =? g); simpl sgn.
    + unfold origin. destruct (Req_EM_T u 0) as [->|ne].
      * rewrite Rmult_0_r, !Rplus_0_l, Rabs_R0, (Rabs_right (INR r * 1)), (Rabs_left1 (INR r * -1)) by lra. lra.
      * pose proof (Rabs_triang (INR b * u + INR r * 1) (INR b * u + INR r * -1)) as tri.
        replace (INR b * u + INR r * 1 + (INR b * u + INR r * -1)) with (2 * (INR b * u)) in tri by ring.
        rewrite !Rabs_mult, (Rabs_right 2), (Rabs_right (INR b)) in tri by lra. lra.
    + rewrite !Rplus_0_r, Rabs_mult, (Rabs_right (INR b)) by lra. lra.
Qed.

Theorem blocks_worth : exists y i, unit_interval y /\ (i < K)%nat /\
  INR b * sum l (fun g => walk (dealt (g - 1) q)) + INR r / 2 * home (dealt (gamma (S q)) q)
  <= regret rho (fun w => plays (p w)) T y i.
Proof.
  eapply costs_less; [|exact blocks_signs]. rewrite (E_sum _ fair_each). rewrite <- !sum_scal.
  pose proof (groups (S q) ltac:(lia)) as last.
  rewrite <- (sum_delta l (fun _ => INR r / 2 * home (dealt (gamma (S q)) q)) _ last). rewrite <- sum_plus.
  apply sum_le. intros g hg. pose proof (group_worth (g - 1)) as h.
  destruct (Nat.eqb_spec (gamma (S q)) (g - 1)) as [e|]; simpl ind; [rewrite e|]; lra.
Qed.
End Blocks.

(** ** Dealing: any numbers of blocks *)

Fixpoint total_blocks (l : nat) (m : nat -> nat) : nat :=
  match l with O => 0%nat | S k => (total_blocks k m + m k)%nat end.

Lemma dealt_ext gamma gamma' g n : (forall k, (1 <= k <= n)%nat -> gamma k = gamma' k) -> dealt gamma g n = dealt gamma' g n.
Proof.
  induction n as [|n IH]; intros h; [reflexivity|]. cbn [dealt]. rewrite IH by (intros; apply h; lia). now rewrite h by lia.
Qed.

Lemma deal l m : exists gamma, (forall k, (1 <= k <= total_blocks l m)%nat -> (gamma k < l)%nat)
  /\ forall g, (g < l)%nat -> dealt gamma g (total_blocks l m) = m g.
Proof.
  induction l as [|l (gamma & inside & counts)]; [exists (fun _ => 0%nat); split; simpl; lia|].
  set (N := total_blocks l m) in *. exists (fun k => if k <=? N then gamma k else l). cbn [total_blocks]. fold N. split.
  - intros k hk. destruct (Nat.leb_spec k N); [specialize (inside k ltac:(lia)); lia|lia].
  - intros g hg. set (gamma' := fun k => if k <=? N then gamma k else l).
    assert (rest : forall j, dealt gamma' g (N + j) = (dealt gamma' g N + if (l =? g)%nat then j else 0)%nat).
    { induction j as [|j IH]; [rewrite Nat.add_0_r; destruct (l =? g)%nat; lia|].
      replace (N + S j)%nat with (S (N + j)) by lia. cbn [dealt]. rewrite IH. unfold gamma' at 2.
      rewrite (proj2 (Nat.leb_gt (S (N + j)) N)) by lia. destruct (l =? g)%nat; lia. }
    rewrite rest. rewrite (dealt_ext gamma' gamma g N) by
      (intros k hk; unfold gamma'; now rewrite (proj2 (Nat.leb_le k N)) by lia).
    destruct (Nat.eqb_spec l g) as [<-|ne]; [|rewrite counts by lia; lia].
    assert (none : forall n, (n <= N)%nat -> dealt gamma l n = 0%nat).
    { induction n as [|n IH]; intros hn; [reflexivity|]. cbn [dealt]. rewrite IH by lia.
      specialize (inside (S n) ltac:(lia)). rewrite (proj2 (Nat.eqb_neq _ _)) by lia. lia. }
    rewrite none; lia.
Qed.

Lemma count_first l j : (j <= l)%nat -> sum l (fun g => ind (g - 1 <? j)) = INR j.
Proof.
  intros h. replace l with (j + (l - j))%nat by lia. rewrite sum_split.
  rewrite (sum_ext j _ (fun _ => 1)) by (intros g hg; now rewrite (proj2 (Nat.ltb_lt _ _)) by lia).
  rewrite sum_const, (sum_zero (l - j)); [ring|]. intros g hg. now rewrite (proj2 (Nat.ltb_ge _ _)) by lia.
Qed.

(** m_g blocks for each group, and the short block for group g0. *)
Lemma blocks_dealt {W} bandit K Cap d r l m g0 (rho : law W) p : (1 <= l)%nat -> (2 ^ l <= K)%nat -> (g0 < l)%nat ->
  (r <= d + 1)%nat -> figure_1_player bandit K Cap (fun _ => d) rho p ->
  exists y i, unit_interval y /\ (i < K)%nat /\
  INR (d + 1) * sum l (fun g => walk (m (g - 1)%nat)) + INR r / 2 * home (m g0)
  <= regret rho (fun w => plays (p w)) (total_blocks l m * (d + 1) + r) y i.
Proof.
  intros l1 arms hg0 hr player. destruct (deal l m) as (gamma & inside & counts). set (q := total_blocks l m) in *.
  set (gamma' := fun k => if k <=? q then gamma k else g0).
  assert (same : forall g, dealt gamma' g q = dealt gamma g q).
  { intros g. apply dealt_ext. intros k hk. unfold gamma'. now rewrite (proj2 (Nat.leb_le k q)) by lia. }
  assert (last : gamma' (S q) = g0) by (unfold gamma'; now rewrite (proj2 (Nat.leb_gt (S q) q)) by lia).
  eapply costs_less; [right|apply (blocks_worth bandit K Cap d q r l gamma' rho p l1 arms player); [|exact hr]].
  - rewrite last, same, counts by assumption. do 2 f_equal. apply sum_ext. intros g hg. now rewrite same, counts by lia.
  - intros k hk. unfold gamma'. destruct (Nat.leb_spec k q); [apply inside; lia|assumption].
Qed.

(** ** The theorem *)

(** Two blocks at a time: j groups have 2 i + 1 blocks and the others 2 i - 1, one more is left over if e = 1, and the short
    block comes last, which is worth something behind a block that is left over. *)
Theorem blocks_in_pairs {W} bandit K Cap d r l i j e (rho : law W) p : (1 <= l)%nat -> (2 ^ l <= K)%nat -> (1 <= i)%nat ->
  (j < l)%nat -> (e <= 1)%nat -> (r <= d + 1)%nat -> figure_1_player bandit K Cap (fun _ => d) rho p ->
  let j' := INR j + (if (e =? 1)%nat then INR r / INR (d + 1) else 0) in
  exists y k, unit_interval y /\ (k < K)%nat /\
  INR (d + 1) * (walk (2 * i) * (INR l + j' / (2 * INR i)))
  <= regret rho (fun w => plays (p w)) ((l * (2 * i - 1) + 2 * j + e) * (d + 1) + r) y k.
Proof.
  intros l1 arms i1 small3 small2 hr player j'. set (b := (d + 1)%nat) in *.
  pose proof (INR_pos b ltac:(unfold b; lia)) as b0. pose proof (pos_INR r) as r0.
  set (m := fun g => if g <? j then S (2 * i) else (2 * i - 1 + if (g =? l - 1)%nat then e else 0)%nat).
  assert (tot : forall n, (n <= l)%nat -> total_blocks n m = (n * (2 * i - 1) + 2 * min n j + if (n =? l)%nat then e else 0)%nat).
  { induction n as [|n IH]; intros hn; [cbn [total_blocks]; destruct (Nat.eqb_spec 0 l); lia|]. cbn [total_blocks].
    rewrite IH by lia. rewrite (proj2 (Nat.eqb_neq n l)) by lia. unfold m.
    destruct (Nat.ltb_spec n j), (Nat.eqb_spec n (l - 1)), (Nat.eqb_spec (S n) l); lia. }
  pose proof (blocks_dealt bandit K Cap d r l m (l - 1) rho p l1 arms ltac:(lia) hr player) as large.
  fold b in large. rewrite tot, Nat.eqb_refl, (Nat.min_r l j) in large by lia. eapply costs_less; [|exact large].
  destruct (walk_is i i1) as [odd_ _]. pose proof (walk_root i i1) as root. pose proof (INR_pos i i1) as i0.
  assert (gain : / 2 * home (2 * i) = walk (2 * i) / (2 * INR i)) by (rewrite walk_even; field; lra).
  assert (next : walk (S (2 * i)) = walk (2 * i) + walk (2 * i) / (2 * INR i)) by (rewrite walk_step, gain; ring).
  assert (ws : sum l (fun g => walk (m (g - 1)%nat)) = INR l * walk (2 * i) + INR j * (walk (2 * i) / (2 * INR i))).
  { rewrite (sum_ext l _ (fun g => walk (2 * i) + walk (2 * i) / (2 * INR i) * ind (g - 1 <? j))).
    - rewrite sum_plus, sum_const, sum_scal, count_first by lia. ring.
    - intros g _. unfold m. destruct (g - 1 <? j); simpl ind; [rewrite next; ring|].
      assert (cases : (if (g - 1 =? l - 1)%nat then e else 0%nat) = 0%nat \/ (if (g - 1 =? l - 1)%nat then e else 0%nat) = 1%nat)
        by (destruct (g - 1 =? l - 1)%nat; lia).
      destruct cases as [-> | ->]; [rewrite Nat.add_0_r, odd_|replace (2 * i - 1 + 1)%nat with (2 * i)%nat by lia]; ring. }
  rewrite ws. assert (last : (if (e =? 1)%nat then walk (2 * i) / (2 * INR i) else 0) <= / 2 * home (m (l - 1)%nat)).
  { unfold m. rewrite (proj2 (Nat.ltb_ge (l - 1) j)), Nat.eqb_refl by lia.
    destruct (Nat.eqb_spec e 1) as [->|]; [replace (2 * i - 1 + 1)%nat with (2 * i)%nat by lia; lra|].
    pose proof (home_nonneg (2 * i - 1 + e)). lra. }
  set (w := walk (2 * i)) in *.
  assert (value : INR b * (w * (INR l + j' / (2 * INR i)))
    <= INR b * (INR l * w + INR j * (w / (2 * INR i))) + INR r / 2 * home (m (l - 1)%nat)).
  { apply (Rmult_le_compat_l _ _ _ r0) in last. unfold j'. destruct (e =? 1)%nat.
    - eapply Rle_trans; [|apply Rplus_le_compat_l; unfold Rdiv; rewrite Rmult_assoc; exact last]. right. field. lra.
    - rewrite Rplus_0_r. eapply Rle_trans; [right|apply Rplus_le_compat_l; unfold Rdiv; rewrite Rmult_assoc; exact last]. field. lra. }
  exact value.
Qed.

Theorem lower_1_groups {W} bandit K Cap d T l (rho : law W) p : (1 <= l)%nat -> (2 ^ l <= K)%nat ->
  figure_1_player bandit K Cap (fun _ => d) rho p ->
  exists y i, unit_interval y /\ (i < K)%nat /\
  Rmin (INR T / 2) (sqrt (/ 8 * INR l * INR T * INR (d + 1))) <= regret rho (fun w => plays (p w)) T y i.
Proof.
  intros l1 arms player. set (b := (d + 1)%nat). pose proof (Nat.div_mod T b ltac:(unfold b; lia)) as dm.
  pose proof (Nat.mod_upper_bound T b ltac:(unfold b; lia)) as small. set (q := (T / b)%nat) in *.
  set (r := (T mod b)%nat) in *. pose proof (INR_pos b ltac:(unfold b; lia)) as b0. pose proof (pos_INR r) as r0.
  pose proof (INR_pos l l1) as l0.
  assert (sizes : INR T = INR b * INR q + INR r) by (rewrite <- mult_INR, <- plus_INR; now f_equal).
  assert (w1 : walk 1 = / 2).
  { unfold walk. simpl. rewrite Rplus_0_l, Rminus_0_l, Rabs_Ropp, Rabs_R1. field. }
  assert (w0 : walk 0 = 0) by (unfold walk; simpl; rewrite Rabs_R0; ring).
  destruct (le_lt_dec T (l * b)) as [few|many].
  - (* one block for each group at most *)
    assert (ql : (q <= l)%nat) by nia. set (m := fun g => if g <? q then 1%nat else 0%nat).
    assert (tot : forall n, total_blocks n m = min n q).
    { clearbody q r. clear. induction n as [|n IH]; [reflexivity|]. cbn [total_blocks]. rewrite IH. unfold m. destruct (Nat.ltb_spec n q); lia. }
    pose proof (blocks_dealt bandit K Cap d r l m (min q (l - 1)) rho p l1 arms ltac:(lia) ltac:(unfold b in *;
    lia) player) as large.
    fold b in large. rewrite tot, (Nat.min_r l q) in large by lia. replace (q * b + r)%nat with T in large by lia.
    eapply costs_less; [|exact large]. eapply Rle_trans; [apply Rmin_l|]. right.
    rewrite (sum_ext l _ (fun g => / 2 * ind (g - 1 <? q))).
    2:{ intros g _. unfold m. destruct (g - 1 <? q); [rewrite w1|rewrite w0]; simpl; ring. }
    rewrite sum_scal, count_first, sizes by assumption. destruct (Nat.eq_dec q l) as [e|ne].
    + assert (r = 0%nat) as -> by nia. simpl (INR 0). field.
    + rewrite Nat.min_l by lia. unfold m. rewrite Nat.ltb_irrefl. unfold home. simpl. unfold origin.
      destruct (Req_EM_T 0 0); [field|contradiction].
  - (* two at a time *)
    assert (ql : (l <= q)%nat) by nia. set (pairs := ((q - l) / 2)%nat). set (e := ((q - l) mod 2)%nat).
    pose proof (Nat.div_mod (q - l) 2 ltac:(lia)) as dm2. pose proof (Nat.mod_upper_bound (q - l) 2 ltac:(lia)) as small2.
    fold pairs e in dm2, small2. set (i := S (pairs / l)). set (j := (pairs mod l)%nat).
    pose proof (Nat.div_mod pairs l ltac:(lia)) as dm3. pose proof (Nat.mod_upper_bound pairs l ltac:(lia)) as small3.
    fold j in dm3, small3. assert (qe : q = (l * (2 * i - 1) + 2 * j + e)%nat)
      by (unfold i; replace (2 * S (pairs / l) - 1)%nat with (2 * (pairs / l) + 1)%nat by lia; nia).
    assert (i1 : (1 <= i)%nat) by (unfold i; lia). clearbody i j e pairs. clear dm2 dm3.
    pose proof (blocks_in_pairs bandit K Cap d r l i j e rho p l1 arms i1 small3 ltac:(lia) ltac:(unfold b in *;
      lia) player) as large.
    cbv zeta in large. fold b in large.
    replace ((l * (2 * i - 1) + 2 * j + e) * b + r)%nat with T in large by (rewrite <- qe; lia).
    eapply costs_less; [|exact large]. eapply Rle_trans; [apply Rmin_r|].
    pose proof (walk_root i i1) as root. pose proof (INR_pos i i1) as i0. set (w := walk (2 * i)) in *.
    set (j' := INR j + (if (e =? 1)%nat then INR r / INR b else 0)).
    assert (s0 : 0 < sqrt (INR i)) by now apply sqrt_lt_R0. assert (wpos : 0 < w) by lra.
    assert (rb : 0 <= INR r / INR b <= 1).
    { split; [now apply div_nonneg|]. apply div_le; [assumption|]. rewrite Rmult_1_l. apply le_INR. lia. }
    assert (j0 : 0 <= j') by (unfold j'; pose proof (pos_INR j); destruct (e =? 1)%nat; lra).
    assert (rounds_ : INR T <= INR b * (INR l * (2 * INR i - 1) + 2 * j' + 1)).
    { rewrite sizes. assert (INR q = INR l * (2 * INR i - 1) + 2 * INR j + INR e).
      { rewrite qe, !plus_INR, !mult_INR, minus_INR, mult_INR by lia. simpl (INR 2). simpl (INR 1). ring. }
      apply Rmult_le_reg_l with (/ INR b); [now apply inv_pos|]. rewrite <- Rmult_assoc, Rinv_l, Rmult_1_l by lra.
      replace (/ INR b * (INR b * INR q + INR r)) with (INR q + INR r / INR b) by (field; lra). unfold j'.
      destruct (Nat.eqb_spec e 1) as [->|]; [simpl (INR 1) in *; lra|]. assert (e = 0%nat) as -> by lia. simpl (INR 0) in *. lra. }
    rewrite <- (sqrt_square (INR b * (w * (INR l + j' / (2 * INR i))))).
    2:{ pose proof (div_nonneg j' (2 * INR i) j0 ltac:(lra)). apply Rmult_le_pos; [lra|]. apply Rmult_le_pos; lra. }
    apply sqrt_le_1_alt. pose proof (sqrt_sqrt (INR i) ltac:(lra)) as ss.
    assert (w2 : INR i / 4 <= w * w) by nra.
    assert (l1' : 1 <= INR l) by exact (le_INR 1 l l1).
    apply Rle_trans with (INR b * INR b * (INR i / 4) * ((INR l + j' / (2 * INR i)) * (INR l + j' / (2 * INR i)))).
    + apply Rle_trans with (/ 8 * INR l * (INR b * (INR l * (2 * INR i - 1) + 2 * j' + 1)) * INR b).
      { apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [lra|exact rounds_]. }
      replace (INR b * INR b * (INR i / 4) * ((INR l + j' / (2 * INR i)) * (INR l + j' / (2 * INR i))))
        with (INR b * INR b * (INR i / 4 * (INR l * INR l) + INR l * j' / 4 + j' * j' / (16 * INR i))) by (field; lra).
      pose proof (div_nonneg (j' * j') (16 * INR i) ltac:(nra) ltac:(lra)).
      replace (/ 8 * INR l * (INR b * (INR l * (2 * INR i - 1) + 2 * j' + 1)) * INR b)
        with (INR b * INR b * (/ 8 * INR l * (INR l * (2 * INR i - 1) + 2 * j' + 1))) by ring.
      apply Rmult_le_compat_l; [nra|]. nra.
    + replace (INR b * (w * (INR l + j' / (2 * INR i))) * (INR b * (w * (INR l + j' / (2 * INR i)))))
        with (INR b * INR b * (w * w) * ((INR l + j' / (2 * INR i)) * (INR l + j' / (2 * INR i)))) by ring.
      apply Rmult_le_compat_r; [apply Rle_0_sqr|]. apply Rmult_le_compat_l; [nra|exact w2].
Qed.

(** log K <= floor (log2 K) log 3, and 8 log 3 <= 9 *)
Theorem bits_to_log K : (2 <= K)%nat -> ln (INR K) <= INR (Nat.log2 K) * ln 3.
Proof.
  intros K2. destruct (Nat.log2_spec K ltac:(lia)) as [_ up]. set (l := Nat.log2 K) in *.
  assert (three : (K <= 3 ^ l)%nat).
  { destruct (le_lt_dec l 1) as [low|high].
    - assert (l = 0 \/ l = 1)%nat as [e|e] by lia; rewrite e in up |- *; simpl in *; lia.
    - assert (h : forall n, (2 <= n)%nat -> (2 ^ S n <= 3 ^ n)%nat).
      { induction n as [|n IH]; intros hn; [lia|]. destruct (Nat.eq_dec n 1) as [->|]; [simpl; lia|]. simpl in *. lia. }
      specialize (h l ltac:(lia)). lia. }
  rewrite <- ln_pow by lra. apply ln_le; [apply INR_pos; lia|]. replace 3 with (INR 3) by (simpl; ring).
  rewrite <- pow_INR. now apply le_INR.
Qed.

Lemma ln_3 : ln 3 <= 9 / 8.
Proof. eapply Rle_trans; [apply (ln_power 64 (9 / 512)); [lra|lra|simpl pow; lra]|simpl; lra]. Qed.

(** P.10 *)
Theorem lower_1_bits {W} bandit K Cap d T (rho : law W) p : (2 <= K)%nat ->
  figure_1_player bandit K Cap (fun _ => d) rho p ->
  exists y i, unit_interval y /\ (i < K)%nat /\
  Rmin (INR T / 2) (sqrt (/ 8 * INR (Nat.log2 K) * INR T * INR (d + 1))) <= regret rho (fun w => plays (p w)) T y i.
Proof.
  intros K2 player. apply (lower_1_groups bandit K Cap d T (Nat.log2 K) rho p); trivial.
  - apply Nat.log2_le_pow2; simpl; lia.
  - apply (Nat.log2_spec K). lia.
Qed.

Lemma root_of_bits K T d : (2 <= K)%nat -> / 3 * Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K)))
  <= Rmin (INR T / 2) (sqrt (/ 8 * INR (Nat.log2 K) * INR T * INR (d + 1))).
Proof.
  intros K2. pose proof (pos_INR T) as T0. pose proof (INR_pos (d + 1) ltac:(lia)) as d0. pose proof (bits_to_log K K2) as bits.
  pose proof ln_3. pose proof (pos_INR (Nat.log2 K)) as l0.
  apply Rmin_glb; [pose proof (Rmin_l (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K)))); lra|].
  eapply Rle_trans; [apply Rmult_le_compat_l; [lra|apply Rmin_r]|].
  rewrite <- (sqrt_square (/ 3)) at 1 by lra. rewrite <- sqrt_mult_alt by lra. apply sqrt_le_1_alt.
  assert (ln (INR K) <= INR (Nat.log2 K) * (9 / 8)) by nra.
  assert (0 <= INR T * INR (d + 1)) by nra. nra.
Qed.
