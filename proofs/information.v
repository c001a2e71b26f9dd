(** Information along a game: what a player is shown bounds how much its behaviour differs under two laws.

    This is the chain rule and data processing of the chapter on Theorem A.2 in one inequality (Gibbs): for every
    quantity g that the player can see, E_P[g] <= KL + ln E_Q[e^g], where KL adds up the information of what is
    shown. *)
From Coq Require Export FunctionalExtensionality.
From Delays Require Export def_4_3.

(** ln y lies below its tangent at m. *)
Lemma ln_tangent y m : 0 < y -> 0 < m -> ln y <= y / m - 1 + ln m.
Proof.
  intros hy hm. pose proof (exp_ineq1_le (ln (y / m))) as h. rewrite exp_ln in h by now apply Rdiv_lt_0_compat.
  unfold Rdiv in *. rewrite ln_mult, ln_Rinv in h by (trivial; now apply inv_pos). lra.
Qed.

(** ** Means of positive numbers *)

Lemma mean_nonneg {A} (l : law A) f : proper l -> (forall a, 0 <= f a) -> 0 <= mean l f.
Proof. intros hl h. rewrite <- (mean_const l 0 hl). now apply mean_le. Qed.

Lemma mean_minus_const {A} (l : law A) f c : proper l -> mean l (fun a => f a - c) = mean l f - c.
Proof. intros hl. unfold Rminus. now rewrite (mean_plus l f (fun _ => - c)), mean_const. Qed.

Lemma mean_pos {A} (l : law A) f : proper l -> (forall a, 0 < f a) -> 0 < mean l f.
Proof.
  intros [nonneg total] h. assert (positive : 0 < mean l (fun _ => 1)) by (rewrite total; lra). clear total.
  induction l as [|[a w] l IH]; simpl in *; [lra|]. specialize (h a) as ha.
  assert (w0 : 0 <= w) by (apply (nonneg a); now left).
  assert (nonneg' : forall a w, In (a, w) l -> 0 <= w) by (intros b v hb; apply (nonneg b); now right).
  assert (rest : forall f, (forall a, 0 <= f a) -> 0 <= mean l f).
  { clear - nonneg'. intros f hf. induction l as [|[b v] l IH]; simpl; [lra|].
    apply Rplus_le_le_0_compat; [apply Rmult_le_pos; [apply (nonneg' b); now left|apply hf]|].
    apply IH. intros c u hc. apply (nonneg' c). now right. }
  destruct w0 as [w0|<-].
  - specialize (rest f ltac:(intros b; left; apply h)). nra.
  - specialize (IH nonneg'). lra.
Qed.

Lemma E_pos {A} (K : nat -> (nat -> A) -> law A) n : (forall t x, proper (K t x)) -> forall t f x,
  (forall y, 0 < f y) -> 0 < E K t n f x.
Proof. intros hK. induction n as [|n IH]; intros t f x h; simpl; [apply h|]. apply mean_pos; auto. Qed.

(** Jensen: E ln h <= ln E h. *)
Lemma jensen_ln {A} (l : law A) h : proper l -> (forall a, 0 < h a) -> mean l (fun a => ln (h a)) <= ln (mean l h).
Proof.
  intros hl pos. pose proof (mean_pos l h hl pos) as m. eapply Rle_trans.
  { apply (mean_le l _ (fun a => / mean l h * h a + (ln (mean l h) - 1)) hl). intros a.
    pose proof (ln_tangent (h a) (mean l h) (pos a) m). unfold Rdiv in *. lra. }
  rewrite mean_plus, mean_scal, mean_const, Rinv_l by (trivial; lra). lra.
Qed.

(** Some outcome is at least the mean. *)
Lemma mean_attained {A} (l : law A) f c : proper l -> c <= mean l f -> exists a, c <= f a.
Proof.
  intros hl h. destruct (Classical_Prop.classic (exists a, c <= f a)) as [|none]; [assumption|exfalso].
  assert (below : 0 < mean l (fun a => c + (-1) * f a)).
  { apply mean_pos; [assumption|]. intros a. destruct (Rle_lt_dec c (f a)) as [le|]; [|lra].
    exfalso; apply none; now exists a. }
  rewrite mean_plus, mean_scal, mean_const in below by assumption. lra.
Qed.

Lemma E_attained {A} (K : nat -> (nat -> A) -> law A) n : (forall t x, proper (K t x)) -> forall t f c x,
  c <= E K t n f x -> exists y, c <= f y.
Proof.
  intros hK. induction n as [|n IH]; intros t f c x h; simpl in h; [now exists x|].
  apply mean_attained in h as (a & ha); [|apply hK]. now apply IH in ha.
Qed.

Lemma sum_attained n f c : (1 <= n)%nat -> INR n * c <= sum n f -> exists k, (1 <= k <= n)%nat /\ c <= f k.
Proof.
  intros hn h. destruct (Classical_Prop.classic (exists k, (1 <= k <= n)%nat /\ c <= f k)) as [|none];
    [assumption|exfalso].
  assert (below : forall k, (1 <= k <= n)%nat -> f k < c).
  { intros k hk. destruct (Rle_lt_dec c (f k)); [|assumption]. exfalso; apply none; now exists k. }
  clear none. destruct n as [|m]; [lia|]. rewrite sum_last, S_INR in h.
  assert (sum m f <= INR m * c).
  { rewrite <- sum_const. apply sum_le. intros k hk. left. apply below. lia. }
  specialize (below (S m) ltac:(lia)). lra.
Qed.

(** ** Independent rounds *)

Section Rounds.
Context {X : Type}.

Lemma put_comm (x : nat -> X) s t a b : s <> t -> put (put x s a) t b = put (put x t b) s a.
Proof. intros h. pointwise. unfold put. by_cases. Qed.

(** A value that is not drawn may be put in later. *)
Lemma E_put (L : nat -> law X) n : forall t s f x a, (s < t)%nat ->
  E (independent L) t n f (put x s a) = E (independent L) t n (fun y => f (put y s a)) x.
Proof.
  induction n as [|n IH]; intros t s f x a h; simpl; [reflexivity|]. apply mean_ext. intros b.
  rewrite put_comm by lia. apply IH. lia.
Qed.

(** Round t is independent of what is known before it. *)
Lemma E_fresh (L : nat -> law X) (h : (nat -> X) -> X -> R) T t x : (forall s, proper (L s)) -> (1 <= t <= T)%nat ->
  (forall a, known t (fun y => h y a)) ->
  E (independent L) 1 T (fun y => h y (y t)) x = E (independent L) 1 T (fun y => mean (L t) (h y)) x.
Proof.
  intros hL ht known_h. assert (hK : forall s (y : nat -> X), proper (independent L s y)) by (intros; apply hL).
  rewrite (E_at _ hK T t (fun y => h y (y t))), (E_past _ hK T t (fun y => mean (L t) (h y))); try lia.
  - apply E_ext. intros y. apply mean_ext. intros a. rewrite put_same. apply known_h. now apply agree_put.
  - intros z z' hz. apply mean_ext. intros b. now apply known_h.
  - intros z z' hz. rewrite (hz t) by lia. apply known_h. known_before hz.
Qed.

(** ** The inequality *)

Variables P Q : law X.
Hypotheses (P_proper : proper P) (Q_proper : proper Q).
Let P_each (_ : nat) : law X := P.
Let Q_each (_ : nat) : law X := Q.

(** What is shown of round t depends on the rounds before. `same x t a a'`: after these rounds, the outcomes a and a' of
    round t look the same. *)
Variable same : (nat -> X) -> nat -> X -> X -> Prop.
Hypothesis same_known : forall t, (1 <= t)%nat -> known t (fun x => same x t).
Definition visible {B} (g : (nat -> X) -> B) : Prop :=
  forall x t a a', (1 <= t)%nat -> same x t a a' -> g (put x t a) = g (put x t a').

(** r is the density of Q against P of what is shown in round t; - E_P[ln r] is its information. *)
Variable r : (nat -> X) -> nat -> X -> R.
Hypothesis r_pos : forall x t a, 0 < r x t a.
Hypothesis r_known : forall t, (1 <= t)%nat -> known t (fun x => r x t).
Hypothesis density : forall x t h, (1 <= t)%nat ->
  (forall a a', same x t a a' -> h a = h a') -> mean Q h = mean P (fun a => r x t a * h a).

Definition shown_information (x : nat -> X) (t : nat) : R := - mean P (fun a => ln (r x t a)).

Theorem information_inequality (g : (nat -> X) -> R) : visible g -> forall n t x, (1 <= t)%nat ->
  E (independent P_each) t n (fun y => g y - sum n (fun k => shown_information y (t - 1 + k))) x
  <= ln (E (independent Q_each) t n (fun y => exp (g y)) x).
Proof.
  intros seen n. induction n as [|n IH]; intros t x ht; [simpl; rewrite ln_exp; lra|]. cbn [E].
  set (h := fun a => E (independent Q_each) (S t) n (fun y => exp (g y)) (put x t a)).
  assert (hQ : forall s (y : nat -> X), proper (independent Q_each s y)) by (intros; exact Q_proper).
  assert (hP : forall s (y : nat -> X), proper (independent P_each s y)) by (intros; exact P_proper).
  assert (h_pos : forall a, 0 < h a) by (intros a; apply E_pos; [exact hQ|]; intros y; apply exp_pos).
  assert (h_seen : forall a a', same x t a a' -> h a = h a').
  { intros a a' e. unfold h. rewrite !E_put by lia. apply E_ext_when; [exact hQ|]. intros y hy. f_equal.
    apply seen; [assumption|]. now rewrite (same_known t ht y x) by known_before hy. }
  apply Rle_trans with (mean P (fun a => ln (h a) + ln (r x t a))).
  - unfold independent at 1. rewrite mean_plus.
    replace (mean P (fun a => ln (r x t a))) with (mean P (fun _ => - shown_information x t)).
    2:{ rewrite mean_const by assumption. unfold shown_information. ring. }
    rewrite <- mean_plus. apply mean_le; [assumption|]. intros a.
    rewrite (E_ext _ _ _ _ (fun y => (g y - sum n (fun k => shown_information y (S t - 1 + k)))
                                      - shown_information y t)).
    2:{ intros y. rewrite sum_first. replace (t - 1 + 1)%nat with t by lia.
        rewrite (sum_ext n (fun s => shown_information y (t - 1 + S s)) (fun k => shown_information y (S t - 1 + k))).
        - ring.
        - intros k _. f_equal. lia. }
    rewrite E_minus by exact hP. specialize (IH (S t) (put x t a) ltac:(lia)). fold (h a) in IH.
    rewrite (E_known _ hP n (S t) (fun y => shown_information y t)).
    + unfold shown_information at 2. rewrite (r_known t ht (put x t a) x) by now apply agree_put.
      fold (shown_information x t). unfold Rminus. apply Rplus_le_compat_r. exact IH.
    + intros y y' hy. unfold shown_information. now rewrite (r_known t ht y y') by known_before hy.
  - unfold independent at 1. fold h. unfold Q_each. rewrite (density x t h ht h_seen).
    eapply Rle_trans; [|apply (jensen_ln P); [assumption|]; intros a; apply Rmult_lt_0_compat; auto].
    right. apply mean_ext. intros a. rewrite ln_mult by auto. ring.
Qed.
End Rounds.
