(** Finite sums over 1, ..., n, counts, and harmonic numbers. Nothing here is about games. *)
From Coq Require Export Reals Lra Lia Arith Bool List.
From Coq Require Import FunctionalExtensionality.
Open Scope R_scope.

(** ** Tactics *)

(** Two functions agree at every point. *)
Ltac pointwise := repeat (apply functional_extensionality; intro).

(** Comparisons of natural numbers: those that are decided by the hypotheses, and all, case by case. *)
Ltac decided := repeat match goal with
  | |- context [?m <=? ?n] => first [rewrite (proj2 (Nat.leb_le m n)) by lia | rewrite (proj2 (Nat.leb_gt m n)) by lia]
  | |- context [?m <? ?n] => first [rewrite (proj2 (Nat.ltb_lt m n)) by lia | rewrite (proj2 (Nat.ltb_ge m n)) by lia]
  | |- context [?m =? ?n] => first [rewrite (proj2 (Nat.eqb_eq m n)) by lia | rewrite (proj2 (Nat.eqb_neq m n)) by lia]
  end.
Ltac by_cases := repeat match goal with
  | |- context [?m <=? ?n] => destruct (Nat.leb_spec m n)
  | |- context [?m <? ?n] => destruct (Nat.ltb_spec m n)
  | |- context [?m =? ?n] => destruct (Nat.eqb_spec m n)
  end; try subst; cbn; try lia; try lra; try reflexivity.

(** S n - 1 is n. *)
Ltac pred := rewrite ?Nat.sub_succ, ?Nat.sub_0_r in *.

(** Signs of sums, products, quotients and roots *)
Create HintDb signs.
Ltac signs := intros; solve [auto 9 with signs].
#[export] Hint Resolve pos_INR sqrt_pos exp_pos sqrt_lt_R0 Rmult_le_pos Rmult_lt_0_compat Rplus_le_le_0_compat
  Rdiv_lt_0_compat Rle_0_sqr Rabs_pos pow_lt : signs.
#[export] Hint Extern 2 => lra : signs.
#[export] Hint Extern 2 => lia : signs.
#[export] Hint Extern 3 (0 <= _ * _) => apply Rle_0_sqr : signs.
#[export] Hint Extern 9 (0 <= _) => apply Rlt_le : signs.

(** sum n f = f 1 + ... + f n *)
Fixpoint sum (n : nat) (f : nat -> R) : R :=
  match n with O => 0 | S m => sum m f + f (S m) end.

(** The indicator of a condition. *)
Definition ind (b : bool) : R := if b then 1 else 0.

Lemma ind_bounds b : 0 <= ind b <= 1.
Proof. destruct b; simpl; lra. Qed.

Lemma INR_pos n : (1 <= n)%nat -> 0 < INR n.
Proof. intros; apply lt_0_INR; lia. Qed.

Lemma inv_pos x : 0 < x -> 0 < / x.
Proof. apply Rinv_0_lt_compat. Qed.

Lemma div_nonneg x y : 0 <= x -> 0 < y -> 0 <= x / y.
Proof. intros; apply Rmult_le_pos; [|left; apply inv_pos]; assumption. Qed.

(** x / y <= z is x <= z y *)
Lemma div_le x y z : 0 < y -> x <= z * y -> x / y <= z.
Proof.
  intros hy h. apply Rmult_le_reg_r with y; [assumption|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
Qed.

Lemma le_div x y z : 0 < y -> z * y <= x -> z <= x / y.
Proof.
  intros hy h. apply Rmult_le_reg_r with y; [assumption|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
Qed.

Lemma inv_nonneg x : 0 <= x -> 0 <= / x.
Proof. intros [h| <-]; [left; now apply inv_pos|rewrite Rinv_0; lra]. Qed.

#[export] Hint Resolve INR_pos inv_pos div_nonneg inv_nonneg : signs.
#[export] Hint Extern 1 (0 <= ind _) => apply ind_bounds : signs.

(** K >= 2 arms *)
Lemma log_arms K : (2 <= K)%nat -> 0 < ln (INR K).
Proof. intros h. rewrite <- ln_1. apply ln_increasing; [lra|]. apply (lt_INR 1 K). lia. Qed.

Lemma root_arms K : (1 <= K)%nat -> 1 <= sqrt (INR K).
Proof. intros h. rewrite <- sqrt_1. apply sqrt_le_1_alt. exact (le_INR 1 K h). Qed.

Lemma root_sum x y : 0 <= x -> 0 <= y -> sqrt (x + y) <= sqrt x + sqrt y.
Proof.
  intros hx hy. pose proof (sqrt_pos x). pose proof (sqrt_pos y). pose proof (sqrt_sqrt x hx).
  pose proof (sqrt_sqrt y hy). rewrite <- (sqrt_square (sqrt x + sqrt y)) by lra. apply sqrt_le_1_alt. nra.
Qed.

Lemma exp_le x y : x <= y -> exp x <= exp y.
Proof. intros [h| ->]; [left; now apply exp_increasing | apply Rle_refl]. Qed.

Lemma ln_le x y : 0 < x -> x <= y -> ln x <= ln y.
Proof. intros hx [h| ->]; [left; now apply ln_increasing | apply Rle_refl]. Qed.

(** (1 + x)^n <= e^{n x} *)
Lemma exp_power n x : 0 <= 1 + x -> (1 + x) ^ n <= exp (INR n * x).
Proof.
  intros h. induction n as [|n IH]; [simpl; rewrite Rmult_0_l, exp_0; lra|].
  rewrite S_INR. replace ((INR n + 1) * x) with (x + INR n * x) by ring. rewrite exp_plus. simpl pow.
  apply Rmult_le_compat; [assumption|now apply pow_le|apply exp_ineq1_le|assumption].
Qed.

(** ** Rules for sums *)

Lemma sum_last n f : sum (S n) f = sum n f + f (S n).
Proof. reflexivity. Qed.

Lemma sum_le n f g : (forall s, (1 <= s <= n)%nat -> f s <= g s) -> sum n f <= sum n g.
Proof.
  induction n as [|n IH]; intros h; simpl; [lra|].
  apply Rplus_le_compat; [apply IH; intros; apply h | apply h]; lia.
Qed.

Lemma sum_ext n f g : (forall s, (1 <= s <= n)%nat -> f s = g s) -> sum n f = sum n g.
Proof. intros h; apply Rle_antisym; apply sum_le; intros s hs; rewrite (h s hs); lra. Qed.

Lemma sum_plus n f g : sum n (fun s => f s + g s) = sum n f + sum n g.
Proof. induction n as [|n IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma sum_scal n c f : sum n (fun s => c * f s) = c * sum n f.
Proof. induction n as [|n IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma sum_minus n f g : sum n (fun s => f s - g s) = sum n f - sum n g.
Proof. induction n as [|n IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma sum_const n c : sum n (fun _ => c) = INR n * c.
Proof. induction n as [|n IH]; [simpl; ring|]. rewrite S_INR; simpl; rewrite IH; ring. Qed.

Lemma sum_zero n f : (forall s, (1 <= s <= n)%nat -> f s = 0) -> sum n f = 0.
Proof. intros h. rewrite (sum_ext n f (fun _ => 0) h), sum_const. ring. Qed.

Lemma sum_nonneg n f : (forall s, (1 <= s <= n)%nat -> 0 <= f s) -> 0 <= sum n f.
Proof. intros h. rewrite <- (sum_zero n (fun _ => 0)) by reflexivity. now apply sum_le. Qed.

#[export] Hint Resolve sum_nonneg : signs.

(** The last term *)
Lemma sum_pred n f : (1 <= n)%nat -> sum n f = sum (n - 1) f + f n.
Proof. intros h. destruct n; [lia|]. now pred. Qed.

Lemma sum_split m n f : sum (m + n) f = sum m f + sum n (fun s => f (m + s)%nat).
Proof.
  induction n as [|n IH]; simpl; [rewrite Nat.add_0_r; ring|]. rewrite Nat.add_succ_r; simpl; rewrite IH; ring.
Qed.

Lemma sum_first n f : sum (S n) f = f 1%nat + sum n (fun s => f (S s)).
Proof. change (S n) with (1 + n)%nat. rewrite sum_split. simpl. ring. Qed.

(** The terms in reverse order. *)
Lemma sum_rev n f : sum n (fun s => f (n + 1 - s)%nat) = sum n f.
Proof.
  induction n as [|n IH]; [reflexivity|].
  rewrite sum_first. replace (S n + 1 - 1)%nat with (S n) by lia. simpl sum at 2.
  rewrite <- IH, Rplus_comm. reflexivity.
Qed.

(** Rows and columns. *)
Lemma sum_swap n m (f : nat -> nat -> R) :
  sum n (fun s => sum m (fun t => f s t)) = sum m (fun t => sum n (fun s => f s t)).
Proof. induction n as [|n IH]; simpl; [symmetry; now apply sum_zero|]. rewrite IH. symmetry. apply sum_plus. Qed.

(** A longer sum of nonnegative terms is larger. *)
Lemma sum_mono m n f : (m <= n)%nat -> (forall s, (1 <= s <= n)%nat -> 0 <= f s) -> sum m f <= sum n f.
Proof.
  intros h hf. replace n with (m + (n - m))%nat by lia. rewrite sum_split.
  assert (0 <= sum (n - m) (fun s => f (m + s)%nat)); [|lra].
  apply sum_nonneg; intros; apply hf; lia.
Qed.

(** A sum of nonnegative terms is at least each of them. *)
Lemma sum_member n f s : (forall r, (1 <= r <= n)%nat -> 0 <= f r) -> (1 <= s <= n)%nat -> f s <= sum n f.
Proof.
  intros pos hs. apply Rle_trans with (sum s f); [|apply sum_mono; [lia|assumption]]. destruct s as [|m]; [lia|].
  rewrite sum_last. assert (0 <= sum m f) by (apply sum_nonneg; intros; apply pos; lia). lra.
Qed.

(** ** Products *)

Fixpoint prod (n : nat) (f : nat -> R) : R :=
  match n with O => 1 | S m => prod m f * f (S m) end.

Lemma prod_ext n f g : (forall s, (1 <= s <= n)%nat -> f s = g s) -> prod n f = prod n g.
Proof.
  induction n as [|n IH]; intros h; simpl; [reflexivity|].
  rewrite IH, h by (lia || (intros; apply h; lia)). reflexivity.
Qed.

Lemma prod_nonneg n f : (forall s, (1 <= s <= n)%nat -> 0 <= f s) -> 0 <= prod n f.
Proof.
  induction n as [|n IH]; intros h; simpl; [lra|].
  apply Rmult_le_pos; [apply IH; intros; apply h; lia | apply h; lia].
Qed.

(** (1 + x_1) ... (1 + x_n) <= exp (x_1 + ... + x_n), from 1 + x <= e^x. *)
Lemma prod_exp n x : (forall s, (1 <= s <= n)%nat -> 0 <= x s) -> prod n (fun s => 1 + x s) <= exp (sum n x).
Proof.
  induction n as [|n IH]; intros h; simpl; [rewrite exp_0; lra|].
  rewrite exp_plus. specialize (h (S n) ltac:(lia)) as h1. apply Rmult_le_compat.
  - apply prod_nonneg; intros s hs; specialize (h s ltac:(lia)); lra.
  - lra.
  - apply IH; intros; apply h; lia.
  - destruct (Req_dec (x (S n)) 0) as [->|ne]; [rewrite exp_0; lra|]. left; now apply exp_ineq1.
Qed.

(** ** Harmonic numbers, and the normalizer of the paper *)

Definition harmonic (n : nat) : R := sum n (fun k => / INR k).
Definition nu (t : nat) : R := 2 * harmonic t.

Lemma harmonic_mono m n : (m <= n)%nat -> harmonic m <= harmonic n.
Proof. intros h. apply sum_mono; [assumption|]. intros; left; apply inv_pos, INR_pos; lia. Qed.

Lemma harmonic_ge_1 n : (1 <= n)%nat -> 1 <= harmonic n.
Proof. intros h. replace 1 with (harmonic 1) by (unfold harmonic; simpl; field). now apply harmonic_mono. Qed.
