(** Finite probability: laws, and sequences drawn coordinate by coordinate.

    A law is a list of outcomes with weights. A random sequence x_1, x_2, ... is drawn from the left: the law of x_t may
    depend on x_1, ..., x_{t-1}. If it does not, the coordinates are independent. Expectations are finite sums, so that
    nothing needs to be measurable or integrable; what probability theory calls "F_t-measurable" is here "depends on the
    coordinates before t only". *)
From Delays Require Export sums.

(** ** One draw *)

Definition law (A : Type) := list (A * R).

Fixpoint mean {A} (l : law A) (f : A -> R) : R :=
  match l with nil => 0 | (a, w) :: rest => w * f a + mean rest f end.

Record proper {A} (l : law A) : Prop := {
  weights_nonneg : forall a w, In (a, w) l -> 0 <= w;
  weights_total : mean l (fun _ => 1) = 1
}.

Section Mean.
Context {A : Type}.
Implicit Types (l : law A) (f g : A -> R).

Lemma mean_ext l f g : (forall a, f a = g a) -> mean l f = mean l g.
Proof. intros h. induction l as [|[a w] l IH]; simpl; [|rewrite h, IH]; reflexivity. Qed.

Lemma mean_plus l f g : mean l (fun a => f a + g a) = mean l f + mean l g.
Proof. induction l as [|[a w] l IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma mean_scal l c f : mean l (fun a => c * f a) = c * mean l f.
Proof. induction l as [|[a w] l IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma mean_const l c : proper l -> mean l (fun _ => c) = c.
Proof.
  intros [_ total]. transitivity (c * mean l (fun _ => 1)); [|rewrite total; ring].
  rewrite <- mean_scal. apply mean_ext; intros; ring.
Qed.

Lemma mean_le l f g : proper l -> (forall a, f a <= g a) -> mean l f <= mean l g.
Proof.
  intros [nonneg _] h. induction l as [|[a w] l IH]; simpl; [lra|].
  apply Rplus_le_compat; [|apply IH; intros; apply (nonneg a0); now right].
  apply Rmult_le_compat_l; [apply (nonneg a); now left | apply h].
Qed.
End Mean.

(** The order of two independent draws does not matter. *)
Lemma mean_swap {A B} (l : law A) (l' : law B) (f : A -> B -> R) :
  mean l (fun a => mean l' (fun b => f a b)) = mean l' (fun b => mean l (fun a => f a b)).
Proof.
  induction l as [|[a w] l IH]; simpl.
  - induction l' as [|[b v] l' IH]; simpl; [reflexivity|rewrite <- IH; ring].
  - rewrite IH. symmetry. now rewrite mean_plus, mean_scal.
Qed.

Lemma mean_map {A B} (l : law A) (g : A -> B) f :
  mean (map (fun o => (g (fst o), snd o)) l) f = mean l (fun a => f (g a)).
Proof. induction l as [|[a w] l IH]; simpl; [reflexivity|]. now rewrite IH. Qed.

(** ** A sequence of draws *)

(** The sequence x with a at place t. *)
Definition put {A} (x : nat -> A) (t : nat) (a : A) : nat -> A := fun s => if s =? t then a else x s.

(** x and y agree in the coordinates 1, ..., t - 1. *)
Definition agree {A} (t : nat) (x y : nat -> A) : Prop := forall s, (1 <= s < t)%nat -> x s = y s.

(** f depends on the coordinates 1, ..., t - 1 only: it is F_t-measurable. *)
Definition known {A B} (t : nat) (f : (nat -> A) -> B) : Prop := forall x y, agree t x y -> f x = f y.

Lemma put_same {A} (x : nat -> A) t a : put x t a t = a.
Proof. unfold put. now rewrite Nat.eqb_refl. Qed.

Lemma put_other {A} (x : nat -> A) t s a : s <> t -> put x t a s = x s.
Proof. intros h. unfold put. now rewrite (proj2 (Nat.eqb_neq s t) h). Qed.

Lemma agree_put {A} (x : nat -> A) s t a : (s <= t)%nat -> agree s (put x t a) x.
Proof. intros h r hr. apply put_other. lia. Qed.

Lemma agree_trans {A} t (x y z : nat -> A) : agree t x y -> agree t y z -> agree t x z.
Proof. intros h k s hs. rewrite h by assumption. now apply k. Qed.

Lemma agree_weaken {A} s t (x y : nat -> A) : (s <= t)%nat -> agree t x y -> agree s x y.
Proof. intros h k r hr. apply k. lia. Qed.

Lemma agree_both {A} t (x y : nat -> A) a : agree t x y -> agree (S t) (put x t a) (put y t a).
Proof.
  intros h s hs. destruct (Nat.eq_dec s t) as [->|ne]; [now rewrite !put_same|].
  rewrite !put_other by assumption. apply h. lia.
Qed.

Lemma known_weaken {A B} s t (f : (nat -> A) -> B) : (s <= t)%nat -> known s f -> known t f.
Proof. intros h k x y hxy. apply k. now apply (agree_weaken s t). Qed.

(** What is known before round s is known before round t. *)
Ltac known_before h := first [exact h | eapply agree_weaken; [|exact h]; lia | apply agree_put; lia
  | eapply agree_trans; [eapply agree_weaken; [|exact h]; lia|apply agree_put; lia]].

Section Draws.
Context {A : Type}.
(** The law of coordinate t, given the coordinates before it. *)
Variable K : nat -> (nat -> A) -> law A.
Hypothesis K_proper : forall t x, proper (K t x).

(** The mean of f when the n coordinates t, ..., t + n - 1 are drawn and all others are those of x. Hence also
    E[f | F_t], as a function of x. *)
Fixpoint E (t n : nat) (f : (nat -> A) -> R) (x : nat -> A) : R :=
  match n with
  | O => f x
  | S m => mean (K t x) (fun a => E (S t) m f (put x t a))
  end.

Implicit Types (f g : (nat -> A) -> R) (x : nat -> A).

Lemma E_ext n : forall t f g x, (forall y, f y = g y) -> E t n f x = E t n g x.
Proof. induction n as [|n IH]; intros t f g x h; simpl; [apply h|]. apply mean_ext; intros a. now apply IH. Qed.

Lemma E_plus n : forall t f g x, E t n (fun y => f y + g y) x = E t n f x + E t n g x.
Proof.
  induction n as [|n IH]; intros t f g x; simpl; [reflexivity|].
  rewrite <- mean_plus. apply mean_ext; intros a. apply IH.
Qed.

Lemma E_scal n c : forall t f x, E t n (fun y => c * f y) x = c * E t n f x.
Proof.
  induction n as [|n IH]; intros t f x; simpl; [reflexivity|]. rewrite <- mean_scal. apply mean_ext; intros a. apply IH.
Qed.

Lemma E_le_when n : forall t f g x, (forall y, agree t y x -> f y <= g y) -> E t n f x <= E t n g x.
Proof.
  induction n as [|n IH]; intros t f g x h; simpl; [now apply h|].
  apply mean_le; [apply K_proper|]. intros a. apply IH. intros y hy. apply h.
  apply (agree_trans _ _ (put x t a)); [now apply (agree_weaken t (S t)); [lia|]|now apply agree_put].
Qed.

Lemma E_le n t f g x : (forall y, f y <= g y) -> E t n f x <= E t n g x.
Proof. intros h. apply E_le_when. intros; apply h. Qed.

Lemma E_const n c : forall t x, E t n (fun _ => c) x = c.
Proof.
  induction n as [|n IH]; intros t x; simpl; [reflexivity|].
  rewrite (mean_ext _ _ (fun _ => c)) by (intros; apply IH). apply mean_const, K_proper.
Qed.

Lemma E_minus n t f g x : E t n (fun y => f y - g y) x = E t n f x - E t n g x.
Proof. rewrite (E_ext n t _ (fun y => f y + (-1) * g y)) by (intros; ring). rewrite E_plus, E_scal. ring. Qed.

Lemma E_sum n t m (f : nat -> (nat -> A) -> R) x :
  E t n (fun y => sum m (fun s => f s y)) x = sum m (fun s => E t n (f s) x).
Proof. induction m as [|m IH]; simpl; [apply E_const|]. rewrite E_plus, IH. reflexivity. Qed.

(** The tower rule: E[f] = E[E[f | F_{t+m}]]. *)
Lemma E_tower m n : forall t f x, E t (m + n) f x = E t m (E (t + m) n f) x.
Proof.
  induction m as [|m IH]; intros t f x; simpl; [now rewrite Nat.add_0_r|].
  apply mean_ext; intros a. rewrite IH. now rewrite Nat.add_succ_r.
Qed.

(** Take out what is known. *)
Lemma E_factor n : forall t f g x, known t g -> E t n (fun y => g y * f y) x = g x * E t n f x.
Proof.
  induction n as [|n IH]; intros t f g x h; simpl; [reflexivity|].
  rewrite <- mean_scal. apply mean_ext; intros a. rewrite IH by (now apply (known_weaken t); [lia|]).
  f_equal. apply h. now apply agree_put.
Qed.

(** What is known is its own mean. *)
Lemma E_known n t g x : known t g -> E t n g x = g x.
Proof.
  intros h. rewrite (E_ext n t _ (fun y => g y * 1)) by (intros; ring).
  rewrite E_factor by assumption. rewrite E_const. ring.
Qed.

(** Of T coins, those from round t on do not matter to what is known before round t. *)
Lemma E_past T t f x : (1 <= t <= S T)%nat -> known t f -> E 1 T f x = E 1 (t - 1) f x.
Proof.
  intros h k. replace T with ((t - 1) + (T + 1 - t))%nat at 1 by lia. rewrite E_tower.
  apply E_ext; intros y. apply E_known. now replace (1 + (t - 1))%nat with t by lia.
Qed.

(** The mean of what is known after round t: the last of the draws is that of round t. *)
Lemma E_at T t f x : (1 <= t <= T)%nat -> known (S t) f ->
  E 1 T f x = E 1 (t - 1) (fun y => mean (K t y) (fun c => f (put y t c))) x.
Proof.
  intros ht hf. rewrite (E_past T (S t)) by (lia || assumption).
  replace (S t - 1)%nat with ((t - 1) + 1)%nat by lia. rewrite E_tower. replace (1 + (t - 1))%nat with t by lia.
  reflexivity.
Qed.
End Draws.

(** Jensen: E sqrt S <= sqrt (E S), since the root lies below its tangent at m = E S. *)
Lemma jensen_root {A} (K : nat -> (nat -> A) -> law A) t n S w : (forall t x, proper (K t x)) -> (forall v, 0 <= S v) ->
  E K t n (fun v => sqrt (S v)) w <= sqrt (E K t n S w).
Proof.
  intros hK pos. set (m := E K t n S w).
  assert (m0 : 0 <= m) by (rewrite <- (E_const K hK n 0 t w); now apply E_le).
  apply Rnot_lt_le. intros larger. set (e := E K t n (fun v => sqrt (S v)) w) in *.
  pose proof (sqrt_pos m). assert (e0 : 0 < e) by lra.
  (* the tangent at e^2 instead of m, which may be 0 *)
  assert (h : e <= E K t n (fun v => / (2 * e) * S v + e / 2) w).
  { unfold e at 1. apply E_le; [exact hK|]. intros v. pose proof (sqrt_sqrt (S v) (pos v)) as sq.
    set (r := sqrt (S v)) in *. rewrite <- sq.
    assert (2 * e * (/ (2 * e) * (r * r) + e / 2 - r) = (r - e) * (r - e)) as square by (field; lra).
    pose proof (Rle_0_sqr (r - e)) as nonneg. unfold Rsqr in nonneg. rewrite <- square in nonneg.
    assert (0 <= / (2 * e) * (r * r) + e / 2 - r); [|lra].
    apply Rmult_le_reg_l with (2 * e); [lra|]. lra. }
  rewrite E_plus, E_scal, E_const in h by exact hK. fold m in h.
  assert (m_is : m = sqrt m * sqrt m) by (symmetry; now apply sqrt_sqrt).
  apply (Rmult_le_compat_l (2 * e)) in h; [|lra].
  replace (2 * e * (/ (2 * e) * m + e / 2)) with (m + e * e) in h by (field; lra). nra.
Qed.

Definition Pr {A} (K : nat -> (nat -> A) -> law A) (t n : nat) (event : (nat -> A) -> bool) (x : nat -> A) : R :=
  E K t n (fun y => ind (event y)) x.

(** ** Independent coordinates *)

Definition independent {A} (L : nat -> law A) : nat -> (nat -> A) -> law A := fun t _ => L t.

Section Independent.
Context {A : Type}.
Variable L : nat -> law A.
Hypothesis L_proper : forall t, proper (L t).

Lemma independent_proper t x : proper (independent L t x).
Proof. apply L_proper. Qed.

Lemma known_prod n (g : nat -> A -> R) : known (S n) (fun x => prod n (fun s => g s (x s))).
Proof. intros x y h. apply prod_ext; intros s hs. now rewrite (h s ltac:(lia)). Qed.

(** The mean of a product of functions of one coordinate each is the product of their means. *)
Lemma E_prod n (g : nat -> A -> R) x :
  E (independent L) 1 n (fun y => prod n (fun s => g s (y s))) x = prod n (fun s => mean (L s) (g s)).
Proof.
  induction n as [|n IH]; [reflexivity|]. replace (S n) with (n + 1)%nat at 1 by lia. rewrite E_tower. simpl prod.
  rewrite <- IH, Rmult_comm, <- E_scal. apply E_ext; intros y. rewrite Rmult_comm, <- mean_scal.
  apply mean_ext; intros a. rewrite put_same. f_equal. apply known_prod. now apply agree_put.
Qed.

(** The mean of a function of one coordinate. *)
Lemma E_coordinate n s (f : A -> R) : forall t x, (1 <= t <= s)%nat -> (s < t + n)%nat ->
  E (independent L) t n (fun y => f (y s)) x = mean (L s) f.
Proof.
  induction n as [|n IH]; intros t x h h'; [lia|]. simpl. destruct (Nat.eq_dec s t) as [->|ne].
  - apply mean_ext; intros a. rewrite E_known; [now rewrite put_same|exact independent_proper|]. intros y z hyz.
    now rewrite (hyz t ltac:(lia)).
  - rewrite (mean_ext _ _ (fun _ => mean (L s) f)) by (intros; apply IH; lia). apply mean_const, L_proper.
Qed.
End Independent.
