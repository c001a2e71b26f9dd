(** The adversary of the lower bounds: K fair coins a round, but one hidden arm has mean 1/2 - v/2 (in the chapters
    v = 2 epsilon). *)
From Delays Require Export information elementary.

(** ** K fair coins *)

Fixpoint cube (K : nat) : law (nat -> bool) :=
  match K with
  | O => [(fun _ => false, 1)]
  | S m => map (fun p => (put (fst p) m true, snd p / 2)) (cube m)
           ++ map (fun p => (put (fst p) m false, snd p / 2)) (cube m)
  end.

Lemma mean_half {A B} (l : law A) (g : A -> B) f :
  mean (map (fun p => (g (fst p), snd p / 2)) l) f = mean l (fun a => f (g a) / 2).
Proof. induction l as [|[a w] l IH]; simpl; [reflexivity|]. rewrite IH. field. Qed.

Lemma mean_cube m f : mean (cube (S m)) f = mean (cube m) (fun x => (f (put x m true) + f (put x m false)) / 2).
Proof.
  simpl. rewrite mean_app, (mean_half _ (fun x => put x m true)), (mean_half _ (fun x => put x m false)), <- mean_plus.
  apply mean_ext. intros x. field.
Qed.

Lemma cube_proper K : proper (cube K).
Proof.
  split.
  - induction K as [|m IH]; intros x w h; [destruct h as [[= _ <-]|[]]; lra|]. simpl in h.
    apply in_app_or in h as [h|h]; apply in_map_iff in h as ([y u] & [= _ <-] & h); specialize (IH y u h); simpl; lra.
  - induction K as [|m IH]; [simpl; ring|]. rewrite mean_cube.
    transitivity (mean (cube m) (fun _ => 1)); [apply mean_ext; intros; field|exact IH].
Qed.

(** One coin, and two different coins. *)
Lemma cube_coin K i f : (i < K)%nat -> mean (cube K) (fun x => f (x i)) = (f true + f false) / 2.
Proof.
  induction K as [|m IH]; intros h; [lia|]. rewrite mean_cube. destruct (Nat.eq_dec i m) as [->|ne].
  - transitivity (mean (cube m) (fun _ => (f true + f false) / 2)); [|apply mean_const, cube_proper].
    apply mean_ext. intros x. now rewrite !put_same.
  - rewrite <- IH by lia. apply mean_ext. intros x. rewrite !put_other by assumption. field.
Qed.

Lemma two_coins K i j f : (i < K)%nat -> (j < K)%nat -> i <> j ->
  mean (cube K) (fun x => f (x i) (x j)) = (f true true + f true false + f false true + f false false) / 4.
Proof.
  induction K as [|m IH]; intros hi hj ne; [lia|]. rewrite mean_cube.
  destruct (Nat.eq_dec i m) as [->|hi'].
  - rewrite (mean_ext _ _ (fun x => (f true (x j) + f false (x j)) / 2)).
    + rewrite (cube_coin m j (fun b => (f true b + f false b) / 2)) by lia. field.
    + intros x. now rewrite !put_same, !put_other by lia.
  - destruct (Nat.eq_dec j m) as [->|hj'].
    + rewrite (mean_ext _ _ (fun x => (f (x i) true + f (x i) false) / 2)).
      * rewrite (cube_coin m i (fun b => (f b true + f b false) / 2)) by lia. field.
      * intros x. now rewrite !put_same, !put_other by lia.
    + rewrite <- IH by lia. apply mean_ext. intros x. rewrite !put_other by lia. field.
Qed.

(** ** The hidden arm *)

Definition tilt {A} (l : law A) (g : A -> R) : law A := map (fun p => (fst p, snd p * g (fst p))) l.
Lemma mean_tilt {A} (l : law A) g f : mean (tilt l g) f = mean l (fun a => g a * f a).
Proof. induction l as [|[a w] l IH]; simpl; [reflexivity|]. rewrite IH. ring. Qed.

(** The coin of the hidden arm shows a loss with probability (1 - v) / 2. *)
Definition lean (v : R) (b : bool) : R := if b then 1 - v else 1 + v.
Definition hidden (K : nat) (v : R) (i : nat) : law (nat -> bool) := tilt (cube K) (fun x => lean v (x i)).
Lemma lean_pos v b : 0 <= v < 1 -> 0 < lean v b.
Proof. intros h. destruct b; simpl; lra. Qed.

Lemma hidden_proper K v i : 0 <= v < 1 -> (i < K)%nat -> proper (hidden K v i).
Proof.
  intros hv hi. split.
  - intros x w h. apply in_map_iff in h as ([y u] & [= <- <-] & h). destruct (cube_proper K) as [nonneg _].
    pose proof (lean_pos v (y i) hv). specialize (nonneg y u h). simpl. nra.
  - unfold hidden. rewrite mean_tilt, (cube_coin K i (fun b => lean v b * 1)) by assumption. simpl. field.
Qed.

(** Only the hidden arm's coin tells the laws apart. *)
Lemma other_coin K v i j f : (i < K)%nat -> (j < K)%nat -> j <> i ->
  mean (hidden K v i) (fun x => f (x j)) = mean (cube K) (fun x => f (x j)).
Proof.
  intros hi hj ne. unfold hidden. rewrite mean_tilt.
  rewrite (two_coins K i j (fun a b => lean v a * f b)), cube_coin by auto. simpl. field.
Qed.

(** The mean losses. *)
Lemma mean_loss K v i j : (i < K)%nat -> (j < K)%nat ->
  mean (hidden K v i) (fun x => ind (x j)) = 1 / 2 - v / 2 * ind (j =? i).
Proof.
  intros hi hj. destruct (Nat.eqb_spec j i) as [->|ne].
  - unfold hidden. rewrite mean_tilt, (cube_coin K i (fun b => lean v b * ind b)) by assumption. simpl. field.
  - rewrite other_coin, cube_coin by assumption. simpl. field.
Qed.

(** ** One look at the hidden coin *)

(** kl (1/2, 1/2 - v/2) and kl (1/2 - v/2, 1/2) *)
Definition information_fair (v : R) : R := - (ln (1 - v) + ln (1 + v)) / 2.
Definition information_hidden (v : R) : R := (1 - v) / 2 * ln (1 - v) + (1 + v) / 2 * ln (1 + v).
Lemma ln_le_minus_1 x : 0 < x -> ln x <= x - 1.
Proof. intros h. pose proof (ln_tangent x 1 h ltac:(lra)). rewrite ln_1 in *. lra. Qed.

Lemma information_fair_le v : 0 <= v < 1 -> 0 <= information_fair v <= v * v / (2 * (1 - v * v)).
Proof.
  intros h. assert (pos : 0 < 1 - v * v) by nra. unfold information_fair.
  rewrite <- ln_mult by lra. replace ((1 - v) * (1 + v)) with (1 - v * v) by ring. split.
  - pose proof (ln_le_minus_1 (1 - v * v) pos). nra.
  - rewrite <- (Rinv_inv (1 - v * v)), ln_Rinv by (now apply inv_pos).
    pose proof (ln_le_minus_1 (/ (1 - v * v)) (inv_pos _ pos)).
    replace (v * v / (2 * / / (1 - v * v))) with ((/ (1 - v * v) - 1) / 2) by (rewrite Rinv_inv; field; lra). lra.
Qed.

Lemma information_hidden_le v : 0 <= v < 1 -> information_hidden v <= v * v.
Proof.
  intros h. pose proof (ln_le_minus_1 (1 - v) ltac:(lra)). pose proof (ln_le_minus_1 (1 + v) ltac:(lra)).
  unfold information_hidden. nra.
Qed.
