(** Players that draw their actions, as laws on deterministic players (Kuhn's theorem, up to rounding).

    An algorithm draws a coin and an action in each round, by laws that depend on the past. Here all chance is drawn
    before the game: a seed for each round, that is a coin and a number from 1 to N. The action is the arm at that place
    of its law, so that each probability is rounded to a multiple of 1 / N. The mean of what the player suffers changes
    by a multiple of 1 / N, and N may be as large as one likes. *)
From Delays Require Export thm_d_2.

(** ** A law on sequences: all coordinates are drawn at once *)

Section Drawn.
Context {A : Type}.
Variable K : nat -> (nat -> A) -> law A.

Definition compound {B D} (l : law B) (g : B -> law D) : law D :=
  flat_map (fun q => map (fun r => (fst r, snd q * snd r)) (g (fst q))) l.

Fixpoint drawn (t n : nat) (x : nat -> A) : law (nat -> A) :=
  match n with
  | O => [(x, 1)]
  | S m => compound (K t x) (fun a => drawn (S t) m (put x t a))
  end.

Lemma mean_compound {B D} (l : law B) (g : B -> law D) f : mean (compound l g) f = mean l (fun b => mean (g b) f).
Proof.
  assert (one : forall w (l : law D), mean (map (fun r => (fst r, w * snd r)) l) f = w * mean l f).
  { intros w l'. induction l' as [|[c v] l' IH]; simpl; [ring|]. rewrite IH. ring. }
  induction l as [|[b w] l IH]; [reflexivity|]. unfold compound in *. simpl. now rewrite mean_app, IH, one.
Qed.

Lemma mean_drawn n f : forall t x, mean (drawn t n x) f = E K t n f x.
Proof. induction n as [|n IH]; intros t x; simpl; [ring|]. rewrite mean_compound. apply mean_ext. trivial. Qed.

Hypothesis K_proper : forall t x, proper (K t x).

Lemma drawn_proper n : forall t x, proper (drawn t n x).
Proof.
  intros t x. split; [|rewrite mean_drawn; now apply E_const]. revert t x.
  induction n as [|n IH]; intros t x y w; simpl; [intros [[= _ <-]|[]]; lra|].
  intros h. apply in_flat_map in h as ([a v] & ha & h). apply in_map_iff in h as ([z u] & [= _ <-] & hz). simpl.
  apply Rmult_le_pos; [exact (weights_nonneg _ (K_proper t x) a v ha)|exact (IH _ _ _ _ hz)].
Qed.

(** Two laws of the rounds that are close. *)
Variable K' : nat -> (nat -> A) -> law A.
Hypothesis K'_proper : forall t x, proper (K' t x).

Lemma E_close M eps f : (forall t x g, (forall a, 0 <= g a <= M) -> mean (K' t x) g <= mean (K t x) g + eps) ->
  (forall x, 0 <= f x <= M) -> forall n t x, E K' t n f x <= E K t n f x + INR n * eps.
Proof.
  intros close bounds. assert (within : forall n t x, 0 <= E K t n f x <= M).
  { intros n t x. rewrite <- (E_const K K_proper n 0 t x) at 1. rewrite <- (E_const K K_proper n M t x).
    split; apply E_le; trivial; intros; apply bounds. }
  induction n as [|n IH]; intros t x; [simpl; lra|]. rewrite S_INR. cbn [E].
  eapply Rle_trans; [apply mean_le; [apply K'_proper|]; intros a; apply IH|].
  rewrite mean_plus, mean_const by apply K'_proper.
  pose proof (close t x (fun a => E K (S t) n f (put x t a)) (fun a => within _ _ _)). lra.
Qed.
End Drawn.

(** ** The arm at the place u / N of a law on arms *)

Fixpoint before (x : nat -> R) (j : nat) : R := match j with O => 0 | S i => before x i + x i end.

Lemma over_arms_before K f : over_arms K f = before f K.
Proof.
  unfold over_arms. induction K as [|K IH]; [reflexivity|]. rewrite seq_S. simpl. rewrite <- IH. clear.
  induction (seq 0 K) as [|j l IH]; simpl; [ring|]. rewrite IH. ring.
Qed.

(** The last arm j <= n with N (x_0 + ... + x_{j-1}) < u. *)
Fixpoint arm_at (N : nat) (x : nat -> R) (n u : nat) : nat :=
  match n with
  | O => O
  | S m => if Rlt_dec (INR N * before x (S m)) (INR u) then S m else arm_at N x m u
  end.
Definition quantile (K N : nat) (x : nat -> R) (u : nat) : nat := arm_at N x (K - 1) u.

Lemma arm_at_le N x n u : (arm_at N x n u <= n)%nat.
Proof. induction n as [|n IH]; simpl; [lia|]. destruct (Rlt_dec _ _); lia. Qed.

Lemma count_below n y : 0 <= y <= INR n -> y - 1 <= sum n (fun u => if Rle_dec (INR u) y then 1 else 0) <= y.
Proof.
  assert (all_ : forall n y, INR n <= y -> sum n (fun u => if Rle_dec (INR u) y then 1 else 0) = INR n).
  { intros m z hz. rewrite <- (Rmult_1_r (INR m)), <- sum_const. apply sum_ext. intros u hu.
    destruct (Rle_dec (INR u) z) as [|no]; [reflexivity|]. exfalso. pose proof (le_INR u m ltac:(lia)). lra. }
  induction n as [|n IH]; intros h; [simpl in *; split; lra|]. rewrite sum_last. rewrite S_INR in h.
  destruct (Rle_dec (INR (S n)) y) as [all|some]; [rewrite S_INR in all|rewrite S_INR in some].
  - rewrite all_ by lra. split; lra.
  - destruct (Rle_lt_dec y (INR n)) as [small|large]; [specialize (IH ltac:(split; lra)); split; lra|].
    rewrite all_ by lra. split; lra.
Qed.

Section Rounding.
Variables (N : nat) (x f : nat -> R) (M : R).
Hypothesis f_bounds : forall i, 0 <= f i <= M.

(** The places up to c. *)
Lemma places_up_to n : forall c, (forall i, (i <= n)%nat -> 0 <= x i) -> 0 <= before x n ->
  INR N * before x n <= c <= INR N ->
  sum N (fun u => (if Rle_dec (INR u) c then 1 else 0) * f (arm_at N x n u))
  <= INR N * before (fun j => x j * f j) n + f n * (c - INR N * before x n) + INR (S n) * M.
Proof.
  induction n as [|n IH]; intros c nonneg low hc.
  - simpl in *. rewrite Rmult_0_r in *.
    rewrite (sum_ext N _ (fun u => f 0%nat * (if Rle_dec (INR u) c then 1 else 0))) by (intros; ring). rewrite sum_scal.
    destruct (count_below N c hc) as [_ few]. pose proof (f_bounds 0%nat).
    apply (Rmult_le_compat_l (f 0%nat)) in few; lra.
  - set (F := INR N * before x (S n)) in *. pose proof (pos_INR N). pose proof (nonneg n ltac:(lia)) as xn.
    assert (low' : 0 <= before x n).
    { clear - nonneg. induction n as [|n IH]; simpl; [lra|]. pose proof (nonneg n ltac:(lia)).
      assert (0 <= before x n) by positive. lra. }
    assert (F0 : 0 <= F) by (now apply Rmult_le_pos). assert (step : INR N * before x n <= F) by (unfold F; simpl; nra).
    specialize (IH F (fun i h => nonneg i ltac:(lia)) low' ltac:(lra)).
    rewrite (sum_ext N _ (fun u => (f (S n) * (if Rle_dec (INR u) c then 1 else 0)
        + (- f (S n)) * (if Rle_dec (INR u) F then 1 else 0))
      + (if Rle_dec (INR u) F then 1 else 0) * f (arm_at N x n u))).
    2:{ intros u _. cbn [arm_at]. fold F. destruct (Rle_dec (INR u) c), (Rle_dec (INR u) F), (Rlt_dec F (INR u)); lra. }
    rewrite !sum_plus, !sum_scal. destruct (count_below N c ltac:(lra)) as [_ few].
    destruct (count_below N F ltac:(lra)) as [many _]. pose proof (f_bounds (S n)).
    apply (Rmult_le_compat_l (f (S n))) in few; [|lra]. apply (Rmult_le_compat_l (f (S n))) in many; [|lra].
    rewrite (S_INR (S n)). change (before (fun j => x j * f j) (S n)) with (before (fun j => x j * f j) n + x n * f n).
    assert (e : f n * (F - INR N * before x n) = INR N * (x n * f n)) by (unfold F; simpl; ring). nra.
Qed.
End Rounding.

Theorem rounded K N x f M : (1 <= K)%nat -> (1 <= N)%nat -> simplex K x -> (forall i, 0 <= f i <= M) ->
  mean (places N) (fun u => f (quantile K N x u)) <= mean (arm_law K x) f + INR K * M / INR N.
Proof.
  intros K1 N1 [nonneg total] bounds. pose proof (INR_pos N N1) as posN. rewrite mean_arm_law. unfold places, quantile.
  rewrite mean_uniform_on. destruct K as [|k]; [lia|]. pred. rewrite over_arms_before in *. simpl before in total.
  assert (low : forall n, (n <= k)%nat -> 0 <= before x n).
  { induction n as [|n IH]; intros hn; simpl; [lra|]. pose proof (nonneg n ltac:(lia)). specialize (IH ltac:(lia)). lra.
  }
  pose proof (nonneg k ltac:(lia)) as last.
  pose proof (places_up_to N x f M bounds k (INR N) (fun i h => nonneg i ltac:(lia)) (low k (le_n k)) ltac:(nra)) as h.
  rewrite (sum_ext N _ (fun u => f (arm_at N x k u))) in h.
  2:{ intros u hu. destruct (Rle_dec (INR u) (INR N)) as [|no]; [ring|]. exfalso. apply no, le_INR. lia. }
  simpl before. apply (Rmult_le_compat_l (/ INR N)) in h; [|left; now apply inv_pos]. eapply Rle_trans; [exact h|right].
  replace (INR N - INR N * before x k) with (INR N * x k) by (replace (x k) with (1 - before x k) by lra; ring). field.
  lra.
Qed.

(** ** The course of the game, as a function of the seeds *)

Section Course.
Context {A : Type}.
Variables (K N : nat) (L : nat -> law A) (clean : A -> A).
Variable x : nat -> (nat -> A) -> (nat -> nat) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (N1 : (1 <= N)%nat).
Hypothesis L_proper : forall t, proper (L t).
(** Coins that are never drawn are replaced by others. *)
Hypothesis clean_law : forall t f, mean (L t) (fun c => f (clean c)) = mean (L t) f.
Hypothesis x_simplex : forall t w a, simplex K (x t w a).

Definition policy_of (t : nat) (w : nat -> A) (a : nat -> nat) : law nat := arm_law K (x t w a).
Definition seed (t : nat) : law (A * nat) := both (L t) (places N).
Definition round_outcome (t : nat) (y : nat -> A * nat) (q : A * nat) : A * nat :=
  (clean (fst q), quantile K N (x t (coins y) (arms y)) (snd q)).

(** Coins and actions of the rounds 1, ..., n; in later rounds those of y0. *)
Fixpoint run (y0 : nat -> A * nat) (n : nat) (s : nat -> A * nat) : nat -> A * nat :=
  match n with O => y0 | S m => put (run y0 m s) (S m) (round_outcome (S m) (run y0 m s) (s (S m))) end.

Lemma run_known y0 n : known (S n) (run y0 n).
Proof.
  induction n as [|n IH]; intros s s' h; [reflexivity|]. simpl.
  rewrite (IH s s') by known_before h. now rewrite (h (S n)) by lia.
Qed.

Lemma run_stable y0 n m s t : (t <= m)%nat -> (m <= n)%nat -> run y0 n s t = run y0 m s t.
Proof.
  intros ht hm. induction n as [|n IH]; [now replace m with 0%nat by lia|].
  destruct (Nat.eq_dec m (S n)) as [->|]; [reflexivity|]. simpl. rewrite put_other by lia. apply IH. lia.
Qed.

Lemma run_later y0 n s t : (n < t)%nat -> run y0 n s t = y0 t.
Proof. intros h. induction n as [|n IH]; [reflexivity|]. simpl. rewrite put_other by lia. apply IH. lia. Qed.

Lemma run_coin y0 n s t : (1 <= t <= n)%nat -> fst (run y0 n s t) = clean (fst (s t)).
Proof. intros h. rewrite (run_stable y0 n t) by lia. destruct t as [|t]; [lia|]. simpl. now rewrite put_same. Qed.

Lemma run_arm y0 n s t : (forall r, snd (y0 r) = 0%nat) -> (snd (run y0 n s t) < K)%nat.
Proof.
  intros h0. destruct (le_lt_dec t n) as [early|late]; [|rewrite run_later, h0 by assumption; lia].
  rewrite (run_stable y0 n t) by lia. destruct t as [|t]; [simpl; rewrite h0; lia|]. simpl. rewrite put_same. simpl.
  unfold quantile. pose proof (arm_at_le N (x (S t) (coins (run y0 t s)) (arms (run y0 t s))) (K - 1) (snd (s (S t)))).
  lia.
Qed.

Lemma seed_proper t : proper (seed t).
Proof. apply both_proper; [apply L_proper|now apply places_proper]. Qed.

(** The law of one round, rounded. *)
Definition rounded_round (t : nat) (y : nat -> A * nat) : law (A * nat) :=
  map (fun q => (round_outcome t y (fst q), snd q)) (seed t).

Lemma rounded_round_proper t y : proper (rounded_round t y).
Proof.
  destruct (seed_proper t) as [nonneg total]. split; [|unfold rounded_round; rewrite mean_map; exact total].
  intros a w h. apply in_map_iff in h as ([b v] & [= _ <-] & h). exact (nonneg b v h).
Qed.

Lemma run_law f n y0 s0 : E (independent seed) 1 n (fun s => f (run y0 n s)) s0 = E rounded_round 1 n f y0.
Proof.
  revert f. induction n as [|n IH]; intros f; [reflexivity|]. replace (S n) with (n + 1)%nat by lia.
  rewrite !E_tower, <- IH. apply E_ext. intros s. cbn [E]. unfold independent, rounded_round. rewrite mean_map.
  apply mean_ext. intros q. replace (n + 1)%nat with (S n) by lia. change (1 + n)%nat with (S n). cbn [run].
  rewrite put_same. now rewrite (run_known y0 n (put s (S n) q) s) by (now apply agree_put).
Qed.

(** What the player suffers changes by at most n K M / N. *)
Theorem seeds_are_enough f M n y0 s0 : (forall y, 0 <= f y <= M) ->
  E (independent seed) 1 n (fun s => f (run y0 n s)) s0
  <= E (round_law L policy_of) 1 n f y0 + INR n * (INR K * M / INR N).
Proof.
  intros bounds. rewrite run_law. apply (E_close (round_law L policy_of)) with M; trivial.
  - apply round_proper; [assumption|]. intros. now apply arm_law_proper.
  - apply rounded_round_proper.
  - intros t y g hg. unfold rounded_round. rewrite mean_map. unfold seed, round_law. rewrite !mean_both.
    rewrite <- (clean_law t (fun c => mean (policy_of t (coins y) (arms y)) (fun i => g (c, i)))).
    rewrite <- (mean_const (L t) (INR K * M / INR N)), <- mean_plus by apply L_proper.
    apply mean_le; [apply L_proper|]. intros c. unfold round_outcome. cbn [fst snd].
    exact (rounded K N (x t (coins y) (arms y)) (fun i => g (clean c, i)) M K1 N1 (x_simplex _ _ _) (fun i => hg _)).
Qed.
End Course.
