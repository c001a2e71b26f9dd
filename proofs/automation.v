(** Tactics and small lemmas for the other files: signs, monotonicity, comparisons of numbers, linearity. *)
From Delays Require Import probability.
From Coq Require Export Psatz.

(** Adds a fact, unless it is there. *)
Ltac learn fact :=
  let statement := type of fact in
  match goal with
  | _ : statement |- _ => fail 1
  | _ => pose proof fact
  end.

(** What is known of the numbers in the goal. *)
Ltac known_signs :=
  repeat match goal with
  | |- context [INR ?n] => learn (pos_INR n)
  | |- context [sqrt ?x] => learn (sqrt_pos x)
  | |- context [ind ?b] => learn (ind_bounds b)
  | |- context [exp ?x] => learn (exp_pos x)
  end.

(** x >= 0 and x > 0, by the form of x *)
Ltac positive :=
  try assumption;
  lazymatch goal with
  | |- 0 <= INR _ => apply pos_INR
  | |- 0 < INR _ => apply INR_pos; lia
  | |- 0 <= sqrt _ => apply sqrt_pos
  | |- 0 < sqrt _ => apply sqrt_lt_R0; positive
  | |- _ <= exp _ => left; apply exp_pos
  | |- _ < exp _ => apply exp_pos
  | |- 0 <= ind _ => apply ind_bounds
  | |- 0 < ln (INR _) => apply log_arms; lia
  | |- 0 <= ?x * ?x => apply Rle_0_sqr
  | |- 0 <= _ * _ => solve [apply Rmult_le_pos; positive | nra]
  | |- 0 < _ * _ => solve [apply Rmult_lt_0_compat; positive | nra]
  | |- 0 <= / _ => apply inv_nonneg; positive
  | |- 0 < / _ => apply inv_pos; positive
  | |- 0 <= _ / _ => apply div_nonneg; positive
  | |- 0 < _ / _ => apply Rdiv_lt_0_compat; positive
  | |- 0 <= _ + _ => solve [lra | apply Rplus_le_le_0_compat; positive | nra]
  | |- 0 < _ + _ => solve [lra | apply Rplus_lt_le_0_compat; positive | apply Rplus_le_lt_0_compat; positive | nra]
  | |- 0 <= _ ^ _ => apply pow_le; positive
  | |- 0 < _ ^ _ => apply pow_lt; positive
  | |- 0 <= sum _ _ => apply sum_nonneg; intros; positive
  | |- 0 <= (if ?b then _ else _) => destruct b; positive
  | |- 0 < (if ?b then _ else _) => destruct b; positive
  | |- _ => solve [lra | auto with real | known_signs; lra | known_signs; nra]
  end.

(** x <= y for two terms of one form *)
Ltac monotone :=
  try assumption;
  lazymatch goal with
  | |- ?x <= ?x => apply Rle_refl
  | |- INR _ <= INR _ => apply le_INR; lia
  | |- sqrt _ <= sqrt _ => apply sqrt_le_1_alt; monotone
  | |- exp _ <= exp _ => apply exp_le; monotone
  | |- ln _ <= ln _ => apply ln_le; [positive|monotone]
  | |- / _ <= / _ => apply Rinv_le_contravar; [positive|monotone]
  | |- sum ?n _ <= sum ?n _ => apply sum_le; intros; monotone
  | |- Rmin ?x _ <= Rmin ?x _ => apply Rle_min_compat_l; monotone
  | |- Rmax ?x _ <= Rmax ?x _ => apply Rle_max_compat_l; monotone
  | |- ?c * _ <= ?c * _ => apply Rmult_le_compat_l; [positive|monotone]
  | |- _ * ?c <= _ * ?c => apply Rmult_le_compat_r; [positive|monotone]
  | |- _ / ?c <= _ / ?c => apply Rmult_le_compat_r; [positive|monotone]
  | |- _ * _ <= _ * _ => solve [apply Rmult_le_compat; [positive|positive|monotone|monotone] | nra]
  | |- ?x / _ <= ?x / _ => apply Rmult_le_compat_l; [positive|monotone]
  | |- _ + _ <= _ + _ => solve [lra | apply Rplus_le_compat; monotone | nra]
  | |- _ => solve [lra | auto with real | known_signs; lra | known_signs; nra]
  end.

(** Comparisons of natural numbers that are decided. *)
Ltac compare_nat :=
  repeat match goal with
  | |- context [?a <=? ?b] =>
      first [rewrite (proj2 (Nat.leb_le a b)) by lia | rewrite (proj2 (Nat.leb_gt a b)) by lia]
  | |- context [?a <? ?b] =>
      first [rewrite (proj2 (Nat.ltb_lt a b)) by lia | rewrite (proj2 (Nat.ltb_ge a b)) by lia]
  | |- context [?a =? ?b] =>
      first [rewrite (proj2 (Nat.eqb_eq a b)) by lia | rewrite (proj2 (Nat.eqb_neq a b)) by lia]
  end.

(** ** Linearity *)

Lemma sum_scaled n c f g : (forall s, (1 <= s <= n)%nat -> g s = c * f s) -> sum n g = c * sum n f.
Proof. intros h. rewrite (sum_ext _ _ _ h). apply sum_scal. Qed.
Lemma E_scaled {A} (L : nat -> (nat -> A) -> law A) t n c f g x : (forall y, g y = c * f y) -> E L t n g x
  = c * E L t n f x.
Proof. intros h. rewrite (E_ext _ _ _ _ _ _ h). apply E_scal. Qed.
Lemma E_constant {A} (L : nat -> (nat -> A) -> law A) t n c f x : (forall t x, proper (L t x)) -> (forall y, f y = c) ->
  E L t n f x = c.
Proof. intros hL h. rewrite (E_ext _ _ _ _ _ _ h). now apply E_const. Qed.
Lemma E_nonneg {A} (L : nat -> (nat -> A) -> law A) t n f x : (forall t x, proper (L t x)) -> (forall y, 0 <= f y) ->
  0 <= E L t n f x.
Proof. intros hL h. rewrite <- (E_const L hL n 0 t x). now apply E_le. Qed.
Lemma mean_sum {A} (l : law A) n f : proper l ->
  mean l (fun a => sum n (fun t => f a t)) = sum n (fun t => mean l (fun a => f a t)).
Proof. intros hl. induction n as [|n IH]; simpl; [now apply mean_const|]. rewrite mean_plus, IH. reflexivity. Qed.
Lemma mean_at_most {A} (l : law A) f c : proper l -> (forall a, f a <= c) -> mean l f <= c.
Proof. intros hl h. rewrite <- (mean_const l c hl). now apply mean_le. Qed.
Lemma mean_at_least {A} (l : law A) f c : proper l -> (forall a, c <= f a) -> c <= mean l f.
Proof. intros hl h. rewrite <- (mean_const l c hl). now apply mean_le. Qed.
Lemma E_at_most {A} (L : nat -> (nat -> A) -> law A) t n f c x : (forall t x, proper (L t x)) -> (forall y, f y <= c) ->
  E L t n f x <= c.
Proof. intros hL h. rewrite <- (E_const L hL n c t x). now apply E_le. Qed.
Lemma sum_at_most n f c : (forall s, (1 <= s <= n)%nat -> f s <= c) -> sum n f <= INR n * c.
Proof. intros h. rewrite <- sum_const. now apply sum_le. Qed.
