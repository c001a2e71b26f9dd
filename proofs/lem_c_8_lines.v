(** The lines of the proof of Lemma C.8 (lem:FTRL-L2) in the paper's words. *)
From Delays Require Export facts_lines.

(** g_2 + ... + g_n *)
Definition from_2 (n : nat) (g : nat -> R) : R := sum (n - 1) (fun t => g (S t)).

(** s = sup of G(x) over the simplex *)
Definition top (K : nat) (G : (nat -> R) -> R) (s : R) : Prop := is_lub (fun r => exists x, simplex K x /\ r = G x) s.

(** The two entropies, and the uniform point. *)
Definition tsallis (K : nat) (x : nat -> R) : R := - 2 * over_arms K (fun i => sqrt (x i)).
Definition uniform (K : nat) (i : nat) : R := / INR K.

Section Penalty.
Variables (K T : nat) (X : R -> R -> (nat -> R) -> nat -> R) (a b : nat -> R) (L : nat -> nat -> R) (i : nat).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X) (hi : (i < K)%nat).
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.
Hypothesis mono : forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t.
Hypothesis start : L 1%nat = (fun _ => 0).
Variable Fbar : nat -> (nat -> R) -> R.
Hypothesis conjugates_ : forall t theta, (1 <= t <= T)%nat -> is_conjugate (simplex K) K (a t) (b t) theta
  (Fbar t theta).

(** F_t, the value at the losses L, and the maximizer for the losses L_t. *)
Let F (t : nat) : (nat -> R) -> R := regularizer K (a t) (b t).
Let minus (t : nat) (j : nat) : R := - L t j.
Let xbar (t : nat) : nat -> R := X (a t) (b t) (L t).

Lemma F_split t x : F t x = a t * tsallis K x + b t * entropy K x.
Proof. unfold F, regularizer, tsallis, entropy. rewrite <- !arms_scal, <- arms_plus. apply arms_ext. intros; ring. Qed.

Lemma xbar_simplex t : (1 <= t <= T)%nat -> simplex K (xbar t).
Proof. intros ht. destruct (rates t ht) as (a0 & b0 & _). now apply hX. Qed.

(** The conjugate is at least its value at any point of the simplex, *)
Lemma above t theta x : (1 <= t <= T)%nat -> simplex K x -> inner K x theta - F t x <= Fbar t theta.
Proof. intros ht hx. destruct (conjugates_ t theta ht) as [upper _]. apply upper. now exists x. Qed.

(** and attained at the maximizer, which is the supremum over the simplex. *)
Theorem lem_c_8_maximizer t : (1 <= t <= T)%nat ->
  Fbar t (minus t) = inner K (xbar t) (minus t) - F t (xbar t) /\
  top K (fun x => inner K x (minus t) - F t x) (inner K (xbar t) (minus t) - F t (xbar t)).
Proof.
  intros ht. destruct (rates t ht) as (a0 & b0 & _).
  assert (e : inner K (xbar t) (minus t) - F t (xbar t) = - Phi K X (a t) (b t) (L t))
    by (unfold Phi, inner, minus, F; now rewrite minus_objective).
  rewrite e. split; [apply conjugate_is; trivial; now apply conjugates_|].
  exact (conjugate_value K X (a t) (b t) hX a0 b0 (L t)).
Qed.

(** The last conjugate at the corner of arm i, where F_T is not positive. *)
Theorem lem_c_8_vertex :
  inner K (corner i) (minus (S T)) - F T (corner i) <= Fbar T (minus (S T)) /\
  - L (S T) i <= inner K (corner i) (minus (S T)) - F T (corner i).
Proof.
  split; [apply above; [lia|now apply corner_simplex]|]. destruct (rates T ltac:(lia)) as (a0 & _).
  pose proof (objective_corner K (a T) (b T) (L (S T)) i hi) as e.
  pose proof (minus_objective K (a T) (b T) (L (S T)) (corner i)) as m. unfold inner, minus, F. lra.
Qed.

(** The conjugate of the round before, at the maximizer of this round. *)
Theorem lem_c_8_previous t : (2 <= t <= T)%nat ->
  inner K (xbar t) (minus t) - F (t - 1) (xbar t) <= Fbar (t - 1) (minus t).
Proof. intros ht. apply above; [lia|apply xbar_simplex; lia]. Qed.

Lemma from_2_le g h : (forall t, (2 <= t <= T)%nat -> g t <= h t) -> from_2 T g <= from_2 T h.
Proof. intros le. apply sum_le. intros s hs. apply le. lia. Qed.

(** Regroup; the same maximizer; suprema s_1, s_2, ... of what stands there. *)
Theorem lem_c_8_chain s : top K (fun x => - F 1 x) (s 1%nat) ->
  (forall t, (2 <= t <= T)%nat -> top K (fun x => F (t - 1) x - F t x) (s t)) ->
  sum T (fun t => Fbar t (minus t) - Fbar t (minus (S t))) - L (S T) i
  <= Fbar 1%nat (minus 1) + from_2 T (fun t => - Fbar (t - 1)%nat (minus t) + Fbar t (minus t)) /\
  Fbar 1%nat (minus 1) + from_2 T (fun t => - Fbar (t - 1)%nat (minus t) + Fbar t (minus t))
  <= - F 1 (xbar 1) + from_2 T (fun t => F (t - 1) (xbar t) - F t (xbar t)) /\
  - F 1 (xbar 1) + from_2 T (fun t => F (t - 1) (xbar t) - F t (xbar t)) <= s 1%nat + from_2 T s.
Proof.
  intros [top1 _] tops. split; [|split].
  - destruct lem_c_8_vertex as [v1 v2].
    assert (e : forall n, (1 <= n)%nat -> sum n (fun t => Fbar t (minus t) - Fbar t (minus (S t)))
      = Fbar 1%nat (minus 1) + from_2 n (fun t => - Fbar (t - 1)%nat (minus t) + Fbar t (minus t))
        - Fbar n (minus (S n))).
    { unfold from_2. induction n as [|n IH]; intros hn; [lia|]. destruct n as [|n]; [simpl; ring|].
      rewrite sum_last, IH by lia. pred. rewrite sum_last. pred. ring. }
    rewrite (e T T1). lra.
  - apply Rplus_le_compat.
    + destruct (lem_c_8_maximizer 1 ltac:(lia)) as [-> _].
      assert (inner K (xbar 1) (minus 1) = 0) as ->; [|lra]. unfold minus. rewrite start.
      replace (fun j : nat => - 0) with (fun _ : nat => 0) by (pointwise; ring). apply inner_zero.
    + apply from_2_le. intros t ht. destruct (lem_c_8_maximizer t ltac:(lia)) as [-> _].
      pose proof (lem_c_8_previous t ht). lra.
  - apply Rplus_le_compat.
    + apply top1. exists (xbar 1). split; [apply xbar_simplex; lia|reflexivity].
    + apply from_2_le. intros t ht. destruct (tops t ht) as [upper _]. apply upper. exists (xbar t).
      split; [apply xbar_simplex; lia|reflexivity].
Qed.

(** The differences through their Tsallis and entropy parts. *)
Theorem lem_c_8_split :
  (fun x => - F 1 x) = (fun x => - a 1%nat * tsallis K x + - b 1%nat * entropy K x) /\
  forall t, (2 <= t <= T)%nat -> (fun x => F (t - 1) x - F t x)
    = (fun x => (a (t - 1)%nat - a t) * tsallis K x + (b (t - 1)%nat - b t) * entropy K x).
Proof. split; [|intros t _]; pointwise; rewrite !F_split; ring. Qed.

Lemma at_uniform : tsallis K (uniform K) = - (2 * sqrt (INR K)) /\ entropy K (uniform K) = - ln (INR K).
Proof.
  pose proof (INR_pos K K1) as k0. pose proof (sqrt_lt_R0 _ k0) as q. pose proof (sqrt_sqrt (INR K) ltac:(lra)) as qq.
  unfold tsallis, entropy, uniform. rewrite !over_arms_one, sqrt_inv, ln_Rinv by assumption. split.
  - rewrite <- qq at 1. field. lra.
  - field. lra.
Qed.

(** Their factors are not positive, and the uniform point is lowest in both parts. *)
Lemma highest_at_uniform g h : g <= 0 -> h <= 0 ->
  top K (fun x => g * tsallis K x + h * entropy K x) (g * tsallis K (uniform K) + h * entropy K (uniform K)).
Proof.
  intros g0 h0. pose proof (INR_pos K K1) as k0. split.
  - intros r (x & hx & ->). destruct at_uniform as [-> ->]. pose proof (roots_total K K1 x hx) as roots.
    pose proof (entropy_lower K K1 x hx). unfold tsallis. nra.
  - intros m bound. apply bound. exists (uniform K). split; [|reflexivity]. unfold uniform. split.
    + intros j _. left. now apply inv_pos.
    + rewrite over_arms_one. field. lra.
Qed.

(** (a) The uniform point attains every supremum; the sum telescopes; and its value. *)
Theorem lem_c_8_uniform :
  top K (fun x => - a 1%nat * tsallis K x + - b 1%nat * entropy K x) (- F 1 (uniform K)) /\
  (forall t, (2 <= t <= T)%nat ->
    top K (fun x => (a (t - 1)%nat - a t) * tsallis K x + (b (t - 1)%nat - b t) * entropy K x)
      (F (t - 1) (uniform K) - F t (uniform K))) /\
  - F 1 (uniform K) + from_2 T (fun t => F (t - 1) (uniform K) - F t (uniform K)) = - F T (uniform K) /\
  - F T (uniform K) = 2 * sqrt (INR K) * a T + ln (INR K) * b T.
Proof.
  split; [|split; [|split]].
  - destruct (rates 1%nat ltac:(lia)) as (a0 & b0 & _). rewrite F_split.
    replace (- (a 1%nat * tsallis K (uniform K) + b 1%nat * entropy K (uniform K)))
      with (- a 1%nat * tsallis K (uniform K) + - b 1%nat * entropy K (uniform K)) by ring.
    apply highest_at_uniform; lra.
  - intros t ht. destruct (mono (t - 1)%nat t) as [ma mb]; [lia|lia|]. rewrite !F_split.
    match goal with |- top _ _ ?v => replace v with ((a (t - 1)%nat - a t) * tsallis K (uniform K)
      + (b (t - 1)%nat - b t) * entropy K (uniform K)) by ring end. apply highest_at_uniform; lra.
  - assert (e : forall n, (1 <= n)%nat ->
      - F 1 (uniform K) + from_2 n (fun t => F (t - 1) (uniform K) - F t (uniform K)) = - F n (uniform K)).
    { unfold from_2. induction n as [|n IH]; intros hn; [lia|]. destruct n as [|n]; [simpl; ring|].
      specialize (IH ltac:(lia)). pred. rewrite sum_last. pred. lra. }
    now apply e.
  - rewrite F_split. destruct at_uniform as [-> ->]. ring.
Qed.
End Penalty.
