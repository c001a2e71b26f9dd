(** Few slots that are never cleared (book, P.7): the slots are taken away one by one, each by the round of a
    phase that the player most often tracks, and the last rounds hide the sum of the delays. *)
From Delays Require Export hedge.

Fixpoint total_nat (n : nat) (f : nat -> nat) : nat := match n with O => 0 | S m => total_nat m f + f (S m) end.

Lemma total_is n f : sum n (fun t => INR (f t)) = INR (total_nat n f).
Proof. induction n as [|n IH]; [reflexivity|]. rewrite sum_last, IH. symmetry. apply plus_INR. Qed.

Lemma forallb_alike {A} (f g : A -> bool) l : (forall a, In a l -> f a = g a) -> forallb f l = forallb g l.
Proof.
  induction l as [|a l IH]; intros h; [reflexivity|]. cbn [forallb]. rewrite h by now left. f_equal. apply IH.
  intros; apply h; now right.
Qed.

(** All delays end in the game, and they are C a round on average. *)
Definition sum_told (C T : nat) (d : nat -> nat) : Prop :=
  (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) /\ sum T (fun t => INR (d t)) = INR C * INR T.

(** ** The delays: some long rounds, and m rounds at the end whose delays add up to what is missing *)

Section Delays.
Variables (C T m : nat).

Definition lasts (long : list nat) t : nat := if member t long then (T - t)%nat else 0%nat.
(** Round k of the last m can have a delay of m - k. *)
Definition filler (rest k : nat) : nat := Nat.min (m - k) (rest - total_nat (k - 1) (fun j => m - j)%nat).
Definition delays (long : list nat) t : nat :=
  if t <=? T - m then lasts long t else filler (C * T - total_nat (T - m) (lasts long)) (t - (T - m)).

Lemma filler_total rest k : total_nat k (filler rest) = Nat.min rest (total_nat k (fun j => m - j)%nat).
Proof. induction k as [|k IH]; [simpl; lia|]. cbn [total_nat]. rewrite IH. unfold filler.
replace (S k - 1)%nat with k by lia. lia. Qed.

Lemma delays_long long s : (s <= T - m)%nat -> In s long -> (s + delays long s = T)%nat.
Proof.
  intros hs here. unfold delays, lasts.
  rewrite (proj2 (Nat.leb_le _ _)), (proj2 (member_in s long) here) by assumption. lia.
Qed.

Lemma delays_before long s t : (s <= T - m)%nat -> (t < s)%nat -> delays long t = delays (s :: long) t.
Proof.
  intros hs ht. unfold delays, lasts. rewrite !(proj2 (Nat.leb_le t (T - m))) by lia. unfold member. cbn [existsb].
  now rewrite (proj2 (Nat.eqb_neq t s)) by lia.
Qed.
Hypotheses (short : (m <= T)%nat) (enough : (2 * (C * T) + m <= m * m)%nat).

Lemma room_is k : (k <= m)%nat -> (2 * total_nat k (fun j => m - j)%nat + k * (k + 1) = 2 * (k * m))%nat.
Proof. induction k as [|k IH]; intros h; [reflexivity|]. specialize (IH ltac:(lia)). cbn [total_nat]. nia. Qed.

Lemma delays_told long : (length long <= C)%nat -> sum_told C T (delays long).
Proof.
  intros few. split.
  - intros t ht. unfold delays, lasts, filler. destruct (Nat.leb_spec t (T - m)); [destruct (member t long)|]; lia.
  - assert (fits : (total_nat (T - m) (lasts long) <= C * T)%nat).
    { apply INR_le. rewrite <- total_is, mult_INR.
      apply Rle_trans with (sum (T - m) (fun t => INR T * ind (member t long))).
      - apply sum_le. intros t ht. unfold lasts.
        destruct (member t long); cbn [ind]; [rewrite Rmult_1_r; apply le_INR; lia|]. simpl. lra.
      - rewrite sum_scal, Rmult_comm. apply Rmult_le_compat_r; [apply pos_INR|].
        eapply Rle_trans; [apply count_members|]. now apply le_INR. }
    rewrite <- mult_INR. replace T with ((T - m) + m)%nat at 1 by lia.
    rewrite sum_split, (sum_ext (T - m) _ (fun t => INR (lasts long t))).
    2:{ intros t ht. unfold delays. now rewrite (proj2 (Nat.leb_le t (T - m))) by lia. }
    rewrite (sum_ext m _ (fun k => INR (filler (C * T - total_nat (T - m) (lasts long)) k))).
    2:{ intros k hk. unfold delays. rewrite (proj2 (Nat.leb_gt _ _)) by lia. do 2 f_equal. lia. }
    rewrite !total_is, <- plus_INR, filler_total. pose proof (room_is m (le_n m)). f_equal. nia.
Qed.

End Delays.

(** ** The phases *)

Section Phases.
Context {W : Type}.
Variables (bandit : bool) (K C T n m : nat) (rho : law W) (p : W -> (nat -> nat) -> moves).
Hypothesis player : listener bandit K C (sum_told C T) rho p.
Hypotheses (K2 : (2 <= K)%nat) (n1 : (1 <= n)%nat) (phases : (C * n + n + m <= T)%nat).
Hypothesis enough : (2 * (C * T) + m <= m * m)%nat.

Let delays := delays C T m.
Let theta : R := / 3 ^ C.
Let g (j : nat) : R := Rpower (INR n) (- (theta * (3 ^ j - 1) / 2)).
Let B : R := sqrt 3 / 16 * Rpower (INR n) ((1 + theta) / 2).
Let regret_of d := regret rho (fun w => plays (p w d)) T.

(** Nobody pays B. *)
Hypothesis cheap : forall d l i, sum_told C T d -> unit_interval l -> (i < K)%nat -> regret_of d l i < B.

(** All long rounds are tracked. *)
Definition all_long_tracked long w x : bool := forallb (tracks C p w (delays long) x) long.

Let n0 : 1 <= INR n.
Proof. exact (le_INR 1 n n1). Qed.
Let q_is : Rpower (INR n) theta * INR n * 3 = 256 * (B * B).
Proof.
  unfold B. pose proof (sqrt_sqrt 3 ltac:(lra)). rewrite <- (Rpower_1 (INR n)) at 2 by lra.
  replace (256 * (sqrt 3 / 16 * Rpower (INR n) ((1 + theta) / 2) * (sqrt 3 / 16 * Rpower (INR n) ((1 + theta) / 2))))
    with (sqrt 3 * sqrt 3 * (Rpower (INR n) ((1 + theta) / 2) * Rpower (INR n) ((1 + theta) / 2))) by field.
  rewrite <- !Rpower_plus, H. replace ((1 + theta) / 2 + (1 + theta) / 2) with (theta + 1) by field. ring.
Qed.

Lemma g_next j : g (S j) * Rpower (INR n) theta = g j * g j * g j.
Proof. unfold g. rewrite <- !Rpower_plus. f_equal. simpl pow. field. Qed.

(** Who pays less than B tracks all long rounds often. *)
Lemma g_pays j : (j <= C)%nat -> B <= g j * INR n / 8.
Proof.
  intros hj. unfold B, g. assert (small : sqrt 3 <= 2) by (rewrite <- (sqrt_square 2) by lra; apply sqrt_le_1_alt; lra).
  assert (grows : Rpower (INR n) ((1 + theta) / 2) <= Rpower (INR n) (- (theta * (3 ^ j - 1) / 2)) * INR n).
  { rewrite <- (Rpower_1 (INR n)) at 3 by lra. rewrite <- Rpower_plus. apply Rle_Rpower; [assumption|].
    assert (theta * 3 ^ j <= 1); [|lra]. apply Rmult_le_reg_l with (3 ^ C); [apply pow_lt; lra|].
    unfold theta. rewrite <- Rmult_assoc, Rinv_r, Rmult_1_l, Rmult_1_r by (apply pow_nonzero; lra).
    apply Rle_pow; [lra|assumption]. }
  assert (0 < Rpower (INR n) ((1 + theta) / 2)) by apply exp_pos. nra.
Qed.

Lemma slots_taken j : (j <= C)%nat -> exists long, length long = j /\ NoDup long /\
  (forall s, In s long -> (1 <= s <= j * n)%nat) /\ g j <= flipped_chance rho (j * n) (all_long_tracked long).
Proof.
  induction j as [|j IH]; intros hj.
  - exists nil. split; [reflexivity|]. split; [constructor|]. split; [easy|].
    unfold g, flipped_chance, all_long_tracked. simpl. rewrite (mean_ext rho _ (fun _ => 1)) by reflexivity.
    rewrite mean_const by apply player. replace (- (theta * (1 - 1) / 2)) with 0 by field. rewrite Rpower_O by lra. lra.
  - destruct IH as (long & size & distinct & inside & often); [lia|]. set (d := delays long).
    set (F := all_long_tracked long). set (f := flipped_chance rho (j * n) F). fold F f in often.
    assert (hd : sum_told C T d) by (apply delays_told; lia || nia).
    assert (F_known : forall w, known (S (j * n)) (F w)).
    { intros w x y h. apply forallb_alike. intros s hs. apply inside in hs.
      apply (coins_known bandit K C _ rho p player w d s x y hd); [lia|].
      apply (agree_weaken s (S (j * n))); [lia|assumption]. }
    set (M := mean_looks C rho p d (j * n) n F).
    assert (f0 : 0 < f) by (eapply Rlt_le_trans; [apply exp_pos|exact often]). pose proof (g_pays j ltac:(lia)) as much.
    assert (missed : forall v, 0 <= v <= / 2 -> v * v * M <= 3 / 16 * f -> v * INR n / 4 * f < B).
    { intros v hv few.
      destruct (better_arm_missed bandit K C _ rho p player d hd (j * n) n F n1 F_known v T K2)
        as (l & i & hl & hi & h); trivial; [nia|].
      eapply Rle_lt_trans; [exact h|]. now apply cheap. }
    assert (looked : 3 / 4 * f < M).
    { apply Rnot_le_lt. intros few. pose proof (missed (/ 2) ltac:(lra) ltac:(lra)). nra. }
    assert (more : f * f * f <= M / INR n * Rpower (INR n) theta).
    { pose proof (largest_v M f (INR n) B f0 ltac:(lra) ltac:(lra)
        (fun v hv few => Rlt_le _ _ (missed v hv few))) as many.
      apply Rmult_le_reg_l with (3 * (INR n * INR n)); [nra|].
      replace (3 * (INR n * INR n) * (M / INR n * Rpower (INR n) theta)) with (Rpower (INR n) theta * INR n * 3 * M)
        by (field; lra).
      now rewrite q_is. }
    destruct (next_round bandit K C _ rho p player d (j * n) n F n1) as (s & hs & large).
    assert (in_phases : (s <= T - m)%nat) by nia. exists (s :: long). split; [simpl; lia|].
    split; [constructor; [intros h; apply inside in h; lia|assumption]|].
    split; [intros r [<-|h]; [|apply inside in h]; nia|].
    assert (hd' : sum_told C T (delays (s :: long))) by (apply delays_told; simpl; lia || nia).
    assert (same : flipped_chance rho (j * n + n) (fun w x => F w x && tracks C p w d x s)
      = flipped_chance rho (S j * n) (all_long_tracked (s :: long))).
    { replace (S j * n)%nat with (j * n + n)%nat by lia. apply mean_ext. intros w. apply E_ext. intros x. f_equal.
      assert (alike_ : forall r, (1 <= r <= s)%nat -> tracks C p w d x r = tracks C p w (delays (s :: long)) x r).
      { intros r hr. apply (tracks_alike bandit K C _ rho p player); trivial; [lia|]. intros t ht.
        apply delays_before; lia. }
      unfold F, all_long_tracked. cbn [forallb]. rewrite andb_comm, <- alike_ by lia. f_equal. apply forallb_alike.
      intros r h. apply inside in h. apply alike_. lia. }
    rewrite <- same. eapply Rle_trans; [|exact large]. assert (qpos : 0 < Rpower (INR n) theta) by apply exp_pos.
    apply Rmult_le_reg_r with (Rpower (INR n) theta); [assumption|]. rewrite g_next. eapply Rle_trans; [|exact more].
    assert (g0 : 0 < g j) by apply exp_pos. assert (g j * g j <= f * f) by nra. nra.
Qed.

Lemma nobody_is_cheap : False.
Proof.
  destruct (slots_taken C (le_n C)) as (long & size & distinct & inside & often).
  assert (hd : sum_told C T (delays long)) by (apply delays_told; lia || nia).
  destruct (blind bandit K C _ rho p player (delays long) hd (all_long_tracked long) (C * n) (C * n + n) T K2
    ltac:(lia)) as (l & i & hl & hi & h).
  - intros w x s all hs. apply (full bandit K C _ rho p player w (delays long) x long (C * n) T); trivial; try lia.
    intros r hr. apply inside in hr as hr'. split; [lia|]. split.
    + pose proof (delays_long C T m long r ltac:(lia) hr) as e. fold delays in e. lia.
    + unfold all_long_tracked in all. rewrite forallb_forall in all. now apply all.
  - pose proof (cheap (delays long) l i hd hl hi). fold (regret_of (delays long) l i) in h.
    replace (C * n + n - C * n)%nat with n in h by lia. pose proof (g_pays C (le_n C)).
    assert (0 < g C) by apply exp_pos. nra.
Qed.
End Phases.

(** ** The theorem *)

Theorem few_slots_never_cleared {W} bandit K C T n (rho : law W) p : (2 <= K)%nat -> (1 <= C)%nat -> (1 <= n)%nat ->
  (INR C + 1) * INR n + 2 * sqrt (INR C * INR T) + 1 <= INR T -> listener bandit K C (sum_told C T) rho p ->
  exists d, sum_told C T d /\ exists l i, unit_interval l /\ (i < K)%nat /\
    sqrt 3 / 16 * Rpower (INR n) ((1 + / 3 ^ C) / 2) <= regret rho (fun w => plays (p w d)) T l i.
Proof.
  intros K2 C1 n1 long_game player. apply Classical_Prop.NNPP. intros none. pose proof (sqrt_pos (INR C * INR T)) as r0.
  pose proof (INR_pos C C1) as c0. pose proof (INR_pos n n1) as n0.
  assert (T1 : (1 <= T)%nat) by (apply INR_le; simpl; nra). set (m := Nat.sqrt_up (4 * (C * T))).
  destruct (Nat.sqrt_up_spec (4 * (C * T)) ltac:(nia)) as [low high]. fold m in low, high.
  assert (enough : (2 * (C * T) + m <= m * m)%nat) by nia.
  apply (nobody_is_cheap bandit K C T n m rho p player K2 n1); trivial.
  - apply INR_le. rewrite !plus_INR, mult_INR. apply lt_INR in low. rewrite !mult_INR in low.
    replace (INR (Nat.pred m)) with (INR m - 1) in low by (destruct m; [lia|rewrite S_INR; simpl; ring]).
    replace (INR 4) with 4 in low by (simpl; ring).
    pose proof (sqrt_sqrt (INR C * INR T) ltac:(apply Rmult_le_pos; apply pos_INR)). apply Rnot_lt_le. nra.
  - intros d l i hd hl hi. apply Rnot_le_lt. intros much. apply none. exists d. split; [assumption|]. now exists l, i.
Qed.
