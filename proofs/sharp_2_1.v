(** Theorem 2.1 with the book's constants: stability costs beta_t B_t^2 / 8 with full information (Hoeffding), and the
    penalty of bandits is 2 (sqrt K - 1) / alpha_T (it counts the arm that is played in the end). THE STATEMENT ONLY:
    it is proved in thm_2_1_full.v and thm_2_1_bandit.v, and the printed theorem follows from it. *)
From Delays Require Export thm_2_1.

(** As bound_2_1, with these two constants. *)
Definition first_term (bandit : bool) (K : nat) (B a b : R) : R :=
  if bandit then sqrt (INR K) * (B * B) / a else B * B / b / 8.
Definition last_terms (bandit : bool) (K : nat) (a b : R) : R :=
  (if bandit then 2 * (sqrt (INR K) - 1) * a else 0) + ln (INR K) * b.
Definition bound_sharp (bandit : bool) (K T : nat) (d : nat -> nat) (B a b : nat -> R) : R :=
  sum T (fun t => first_term bandit K (B t) (a t) (b t) + B t / b t * waiting_sum d B t)
  + last_terms bandit K (a T) (b T).

Definition theorem_2_1_sharp (bandit : bool) (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) : Prop :=
  forall T d B loss a b i arm, (1 <= T)%nat -> (i < K)%nat ->
  (forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t) ->
  (forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t) ->
  (forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t) ->
  finite_where_used bandit T d B a b ->
  delayed_regret bandit K T d loss (fun t => X (a t) (b t)) i arm <= bound_sharp bandit K T d B a b.

Lemma sharper bandit K X : theorem_2_1_sharp bandit K X -> theorem_2_1 bandit K X.
Proof.
  intros sharp T d B loss a b i arm T1 hi hl rates mono finite.
  eapply Rle_trans; [apply sharp with (B := B); assumption|]. destruct (rates T ltac:(lia)) as (aT & _ & _).
  unfold bound_sharp, bound_2_1, last_terms, first_term. destruct bandit; [lra|]. rewrite Rplus_0_l, Rplus_0_r.
  apply Rplus_le_compat_r, sum_le. intros t ht. destruct (rates t ht) as (_ & b0 & _). apply inv_nonneg in b0. nra.
Qed.
