(** Stairs: hidden delays, nothing dropped.

    J groups of slots. A round goes to the first group with a free slot, and is tracked there with probability p0 rho^-j
    in group j = 0, ..., J - 1, until its feedback arrives. If all groups are full, the round is lost. *)
From Delays Require Export adaptive calibrated.

Section Stairs.
Variables (J : nat) (size : nat -> nat) (rho p0 : R) (d : nat -> nat).
Implicit Types (x : nat -> bool) (s t n g : nat) (held : list (nat * nat)).

(** Of the tracked rounds (s, group), how many wait in round t in group g? *)
Definition busy held t g : nat := length (filter (fun r => (snd r =? g) && (t <=? fst r + d (fst r))) held).

(** The first of the groups g, ..., g + k - 1 with a free slot, g + k if there is none. *)
Fixpoint first_free held t g k : nat :=
  match k with O => g | S m => if busy held t g <? size g then g else first_free held t (S g) m end.

(** The rounds that have been tracked up to round n, each with its group, when x says how the coins fell. *)
Fixpoint stairs_held x n : list (nat * nat) :=
  match n with
  | O => nil
  | S m => let held := stairs_held x m in
      let g := first_free held (S m) 0 J in if x (S m) && (g <? J) then (S m, g) :: held else held
  end.

(** The group of round t, J if it is lost; its coin; is it tracked? *)
Definition stair x t : nat := first_free (stairs_held x (t - 1)) t 0 J.
Definition step x t : R := p0 / rho ^ stair x t.
Definition stairs_coin t x : law bool := toss (step x t).
Definition stairs_Z x t : bool := x t && (stair x t <? J).
(** 1 if round t is not lost. *)
Definition kept x t : R := ind (stair x t <? J).

Hypotheses (J1 : (1 <= J)%nat) (sizes : forall g, (g < J)%nat -> (1 <= size g)%nat).
Hypotheses (rho1 : 1 <= rho) (p01 : 0 < p0 <= 1).

(** ** What is known when *)

Lemma known_held n : known (S n) (fun x => stairs_held x n).
Proof.
  induction n as [|n IH]; intros x y h; [reflexivity|]. cbn [stairs_held].
  rewrite (IH x y) by (now apply (agree_weaken _ (S (S n))); [lia|]). now rewrite (h (S n)) by lia.
Qed.

Lemma known_stair t : (1 <= t)%nat -> known t (fun x => stair x t).
Proof.
  intros ht x y h. unfold stair. destruct t as [|n]; [lia|]. replace (S n - 1)%nat with n by lia.
  now rewrite (known_held n x y h).
Qed.

Lemma known_Z t : (1 <= t)%nat -> known (S t) (fun x => stairs_Z x t).
Proof.
  intros ht x y h. unfold stairs_Z. rewrite (h t) by lia.
  now rewrite (known_stair t ht x y) by (now apply (agree_weaken _ (S t)); [lia|]).
Qed.

Lemma power_pos g : 0 < rho ^ g.
Proof. apply pow_lt. lra. Qed.

Lemma step_bounds x t : 0 < step x t <= 1.
Proof.
  unfold step. pose proof (power_pos (stair x t)). split; [apply Rdiv_lt_0_compat; lra|]. apply div_le; [lra|].
  pose proof (pow_R1_Rle rho (stair x t) ltac:(lra)). lra.
Qed.

Lemma stairs_proper t x : proper (stairs_coin t x).
Proof. apply toss_proper. pose proof (step_bounds x t). lra. Qed.

(** The weight of a round that is not lost has mean 1. *)
Theorem stairs_weight t n x : (1 <= t)%nat -> E stairs_coin t (S n) (fun y => importance stairs_Z step y t) x = kept x t.
Proof.
  intros ht. cbn [E]. unfold stairs_coin at 1, toss. cbn [mean].
  assert (stays : forall c, stair (put x t c) t = stair x t) by (intros; apply known_stair; [lia|apply agree_put; lia]).
  assert (out : forall c, E stairs_coin (S t) n (fun y => importance stairs_Z step y t) (put x t c)
    = ind (c && (stair x t <? J)) / step x t).
  { intros c. rewrite (E_known stairs_coin stairs_proper).
    - unfold importance, stairs_Z, step. now rewrite put_same, stays.
    - intros y z h. unfold importance. rewrite (known_Z t ht y z h). unfold step.
      now rewrite (known_stair t ht y z) by (now apply (agree_weaken _ (S t)); [lia|]). }
  rewrite !out. pose proof (step_bounds x t). unfold kept. cbn [andb]. simpl (ind false). field. lra.
Qed.

(** ** Full groups *)

Lemma first_free_spec held t : forall k g, (g <= first_free held t g k <= g + k)%nat
  /\ (forall h, (g <= h < first_free held t g k)%nat -> (size h <= busy held t h)%nat)
  /\ ((first_free held t g k < g + k)%nat -> (busy held t (first_free held t g k) < size (first_free held t g k))%nat).
Proof.
  induction k as [|k IH]; intros g; simpl; [repeat split; lia|].
  destruct (Nat.ltb_spec (busy held t g) (size g)) as [free|full]; [repeat split; lia|].
  destruct (IH (S g)) as (range & before & at_). split; [lia|split; [|intros h; apply at_; lia]].
  intros h hh. destruct (Nat.eq_dec h g) as [->|ne]; [assumption|apply before; lia].
Qed.

Lemma stairs_full x t g : (g < stair x t)%nat -> (size g <= busy (stairs_held x (t - 1)) t g)%nat.
Proof. intros h. unfold stair in h. apply (first_free_spec (stairs_held x (t - 1)) t J 0). lia. Qed.

Lemma first_stair x : stair x 1 = 0%nat.
Proof. unfold stair. pose proof (sizes 0%nat ltac:(lia)). destruct J; [lia|]. cbn. now destruct (size 0); [lia|]. Qed.

Lemma busy_cons r held t g : busy (r :: held) t g =
  if (snd r =? g) && (t <=? fst r + d (fst r)) then S (busy held t g) else busy held t g.
Proof. unfold busy. simpl filter. now destruct (_ && _). Qed.

(** Who waits in group g is a tracked round of this group. *)
Lemma busy_is x t g n : (n < t)%nat ->
  INR (busy (stairs_held x n) t g)
  = sum n (fun s => ind (stairs_Z x s) * ind (stair x s =? g) * ind (t <=? s + d s)).
Proof.
  induction n as [|n IH]; intros hn; [reflexivity|]. rewrite sum_last, <- IH by lia. cbn [stairs_held].
  assert (e : stair x (S n) = first_free (stairs_held x n) (S n) 0 J)
    by (unfold stair; now replace (S n - 1)%nat with n by lia).
  unfold stairs_Z at 1. rewrite <- e. destruct (x (S n) && (stair x (S n) <? J)); cbn [ind]; [|lra].
  rewrite busy_cons. cbn [fst snd]. destruct (stair x (S n) =? g), (t <=? S n + d (S n)); cbn [andb ind];
    rewrite ?S_INR; lra.
Qed.

(** What round s adds to a group while it waits. *)
Definition stay_within T s : R := INR (min (d s) (T - s)).
Definition climbs x g T : R := sum T (fun t => ind (S g <=? stair x t)).
Definition fills x g s : R := ind (stairs_Z x s) * ind (stair x s =? g).

Lemma climbs_le x g T : INR (size g) * climbs x g T <= sum T (fun s => fills x g s * stay_within T s).
Proof.
  unfold climbs. rewrite <- sum_scal.
  apply Rle_trans with (sum T (fun t => sum T (fun s => if waits d s t then fills x g s else 0))).
  - apply sum_le. intros t ht. rewrite <- (waiting_sum_all T d (fills x g)) by assumption.
    replace (waiting_sum d (fills x g) t) with (INR (busy (stairs_held x (t - 1)) t g))
      by (rewrite busy_is by lia; apply sum_ext; intros s _; unfold fills; destruct (t <=? s + d s); simpl ind; ring).
    destruct (Nat.leb_spec (S g) (stair x t)); simpl ind; [|rewrite Rmult_0_r; apply pos_INR].
    rewrite Rmult_1_r. apply le_INR, stairs_full. lia.
  - rewrite sum_swap. apply sum_le. intros s hs. rewrite waits_count by lia. unfold stay_within. lra.
Qed.

(** The chance that round s is in group g. *)
Lemma fills_mean T s g w : (1 <= s <= T)%nat -> (g < J)%nat ->
  E stairs_coin 1 T (fun x => fills x g s) w = p0 / rho ^ g * E stairs_coin 1 T (fun x => ind (stair x s =? g)) w.
Proof.
  intros hs hg. replace T with ((s - 1) + S (T - s))%nat by lia. rewrite !E_tower, <- E_scal. apply E_ext. intros y.
  replace (1 + (s - 1))%nat with s by lia.
  rewrite (E_known stairs_coin stairs_proper (S (T - s)) s (fun x => ind (stair x s =? g))).
  2:{ intros u v h. now rewrite (known_stair s ltac:(lia) u v h). }
  rewrite (E_ext _ _ _ _ (fun x => (ind (stair x s =? g) * (p0 / rho ^ g)) * importance stairs_Z step x s)).
  - rewrite E_factor, stairs_weight by (lia || intros u v h; now rewrite (known_stair s ltac:(lia) u v h)).
    unfold kept. destruct (Nat.eqb_spec (stair y s) g) as [->|]; simpl ind; [|ring].
    rewrite (proj2 (Nat.ltb_lt g J)) by assumption. simpl ind. ring.
  - intros x. unfold fills, importance, step. destruct (Nat.eqb_spec (stair x s) g) as [->|]; simpl ind; [|ring].
    pose proof (power_pos g). field. lra.
Qed.

Definition total_stay T : R := sum T (stay_within T).

Lemma climbs_mean T g w : (g < J)%nat ->
  INR (size g) * E stairs_coin 1 T (fun x => climbs x g T) w
  <= p0 / rho ^ g * sum T (fun s => stay_within T s * E stairs_coin 1 T (fun x => ind (stair x s =? g)) w).
Proof.
  intros hg. rewrite <- E_scal. eapply Rle_trans; [apply (E_le stairs_coin stairs_proper); intros; apply climbs_le|].
  rewrite (E_sum stairs_coin stairs_proper), <- sum_scal. right. apply sum_ext. intros s hs.
  rewrite (E_ext _ _ _ _ (fun x => stay_within T s * fills x g s)) by (intros; ring).
  rewrite E_scal, fills_mean by assumption. ring.
Qed.

(** Each round is in one group. *)
Lemma one_group x s m : sum m (fun g => ind (stair x s =? g - 1)) <= 1.
Proof.
  assert (all : sum m (fun g => ind (stair x s =? g - 1)) = ind (stair x s <? m)); [|rewrite all; apply ind_bounds].
  induction m as [|m IH]; [reflexivity|]. rewrite sum_last, IH. replace (S m - 1)%nat with m by lia.
  destruct (Nat.ltb_spec (stair x s) m), (Nat.eqb_spec (stair x s) m), (Nat.ltb_spec (stair x s) (S m)); simpl;
    lia || lra.
Qed.

Lemma groups_total T m w :
  sum m (fun g => sum T (fun s => stay_within T s * E stairs_coin 1 T (fun x => ind (stair x s =? g - 1)) w))
  <= total_stay T.
Proof.
  rewrite sum_swap. apply sum_le. intros s _. rewrite sum_scal. rewrite <- (Rmult_1_r (stay_within T s)) at 2.
  apply Rmult_le_compat_l; [apply pos_INR|]. rewrite <- (E_sum stairs_coin stairs_proper).
  apply (E_at_most _ _ _ _ _ _ stairs_proper). intros x. apply one_group.
Qed.

(** rho^j = 1 + the sum of rho^g - rho^(g-1) over g <= j *)
Lemma stair_telescope x t m : (m <= stair x t)%nat \/ (stair x t <= m)%nat ->
  rho ^ min m (stair x t) = 1 + sum m (fun g => (rho ^ g - rho ^ (g - 1)) * ind (g <=? stair x t)).
Proof.
  intros _. induction m as [|m IH]; [simpl; ring|]. rewrite sum_last.
  replace (S m - 1)%nat with m by lia. destruct (Nat.leb_spec (S m) (stair x t)); simpl ind.
  - rewrite Nat.min_l in * by lia. lra.
  - rewrite Nat.min_r in * by lia. lra.
Qed.

Lemma cost_le x t :
  cost step kept x t <= / p0 * (1 + sum (J - 1) (fun g => (rho ^ g - rho ^ (g - 1)) * ind (g <=? stair x t))).
Proof.
  rewrite <- stair_telescope by lia. unfold cost, kept, step. pose proof (power_pos (stair x t)) as pos.
  pose proof (power_pos (min (J - 1) (stair x t))). pose proof (inv_pos p0 ltac:(lra)). destruct (Nat.ltb_spec (stair x t) J); simpl ind.
  - rewrite Nat.min_r by lia. right. field. lra.
  - unfold Rdiv. rewrite Rmult_0_l. nra.
Qed.

(** ** The theorem: what tracking costs, and what is lost *)

(** All groups but the last have w slots at least. *)
Variable w0 : nat.
Hypotheses (w1 : (1 <= w0)%nat) (wide : forall g, (S g < J)%nat -> (w0 <= size g)%nat).

Theorem stairs_costs T w :
  E stairs_coin 1 T (fun x => sum T (cost step kept x)) w <= INR T / p0 + (rho - 1) / INR w0 * total_stay T.
Proof.
  pose proof (INR_pos w0 w1) as c0. pose proof (inv_pos p0 ltac:(lra)) as i0.
  apply Rle_trans with (E stairs_coin 1 T (fun x => / p0 * (INR T
    + sum (J - 1) (fun g => (rho ^ g - rho ^ (g - 1)) * climbs x (g - 1) T))) w).
  - apply (E_le stairs_coin stairs_proper). intros x. eapply Rle_trans; [apply sum_le; intros; apply cost_le|].
    rewrite sum_scal, sum_plus, sum_const, Rmult_1_r. apply Rmult_le_compat_l; [lra|]. apply Rplus_le_compat_l. right.
    rewrite sum_swap. apply sum_ext. intros g hg. rewrite sum_scal. unfold climbs. now replace (S (g - 1)) with g by lia.
  - rewrite E_scal, E_plus, (E_const stairs_coin stairs_proper), Rmult_plus_distr_l.
    apply Rplus_le_compat; [right; unfold Rdiv; ring|]. rewrite (E_sum stairs_coin stairs_proper), <- sum_scal.
    apply Rle_trans with ((rho - 1) / INR w0 * sum (J - 1) (fun g =>
      sum T (fun s => stay_within T s * E stairs_coin 1 T (fun x => ind (stair x s =? g - 1)) w))).
    2:{ apply Rmult_le_compat_l; [apply div_nonneg; lra|]. apply groups_total. }
    rewrite <- sum_scal. apply sum_le. intros g hg. rewrite E_scal.
    pose proof (climbs_mean T (g - 1) w ltac:(lia)) as mean_. pose proof (power_pos (g - 1)) as pos.
    pose proof (le_INR _ _ (wide (g - 1)%nat ltac:(lia))) as size_.
    assert (e : rho ^ g = rho * rho ^ (g - 1)) by (replace g with (S (g - 1)) at 1 by lia; reflexivity).
    assert (m0 : 0 <= E stairs_coin 1 T (fun x => climbs x (g - 1) T) w).
    { apply (E_nonneg _ _ _ _ _ stairs_proper). intros x. apply sum_nonneg. intros; apply ind_bounds. }
    rewrite e. set (q := rho ^ (g - 1)) in *. set (m := E _ _ _ _ _) in *.
    set (y := sum T (fun s => stay_within T s * E stairs_coin 1 T (fun x => ind (stair x s =? g - 1)) w)) in *.
    assert (few : INR w0 * m <= p0 / q * y) by (eapply Rle_trans; [apply Rmult_le_compat_r|]; eassumption).
    apply Rmult_le_reg_l with (INR w0); [assumption|].
    replace (INR w0 * (/ p0 * ((rho * q - q) * m))) with ((rho - 1) * q * / p0 * (INR w0 * m)) by ring.
    replace (INR w0 * ((rho - 1) / INR w0 * y)) with ((rho - 1) * q * / p0 * (p0 / q * y)) by (field; lra).
    apply Rmult_le_compat_l; [|assumption]. repeat apply Rmult_le_pos; lra.
Qed.

Theorem stairs_lost T w :
  E stairs_coin 1 T (fun x => sum T (fun t => 1 - kept x t)) w
  <= p0 / rho ^ (J - 1) * (total_stay T / INR (size (J - 1))).
Proof.
  pose proof (INR_pos (size (J - 1)) (sizes (J - 1)%nat ltac:(lia))) as c0. pose proof (power_pos (J - 1)) as pos.
  assert (0 <= p0 / rho ^ (J - 1)) by (apply div_nonneg; lra).
  rewrite (E_ext _ _ _ _ (fun x => climbs x (J - 1) T)).
  2:{ intros x. apply sum_ext. intros t _. unfold kept. replace (S (J - 1)) with J by lia.
      destruct (Nat.ltb_spec (stair x t) J), (Nat.leb_spec J (stair x t)); simpl; lia || lra. }
  pose proof (climbs_mean T (J - 1) w ltac:(lia)) as mean_.
  assert (part : sum T (fun s => stay_within T s * E stairs_coin 1 T (fun x => ind (stair x s =? J - 1)) w)
    <= total_stay T).
  { apply sum_le. intros s _. rewrite <- (Rmult_1_r (stay_within T s)) at 2. apply Rmult_le_compat_l; [apply pos_INR|].
    apply (E_at_most _ _ _ _ _ _ stairs_proper). intros x. apply ind_bounds. }
  set (last := INR (size (J - 1))) in *. apply Rmult_le_reg_l with last; [assumption|].
  eapply Rle_trans; [exact mean_|].
  replace (last * (p0 / rho ^ (J - 1) * (total_stay T / last))) with (p0 / rho ^ (J - 1) * total_stay T) by (field; lra).
  apply Rmult_le_compat_l; lra.
Qed.

(** ** The regret *)

(** The weight of what waits in round t, which the player sees. *)
Definition stairs_waiting x t : R := waiting_sum d (importance stairs_Z step x) t.
Lemma weight_nonneg x t : 0 <= importance stairs_Z step x t.
Proof. apply div_nonneg; [apply ind_bounds|apply step_bounds]. Qed.
Lemma waiting_nonneg x t : 0 <= stairs_waiting x t.
Proof. apply sum_nonneg. intros s _. destruct (t <=? s + d s); [apply weight_nonneg|lra]. Qed.

Lemma known_waiting t : (1 <= t)%nat -> known t (fun x => stairs_waiting x t).
Proof.
  intros ht x y h. apply sum_ext. intros s hs. unfold importance, step.
  rewrite (known_Z s ltac:(lia) x y) by (apply (agree_weaken _ t); [lia|assumption]).
  now rewrite (known_stair s ltac:(lia) x y) by (apply (agree_weaken _ t); [lia|assumption]).
Qed.

Lemma known_past t : (1 <= t)%nat -> known t (fun x => step x t) /\ known t (fun x => kept x t).
Proof. intros ht. split; intros x y h; unfold step, kept; now rewrite (known_stair t ht x y h). Qed.
Lemma kept_bounds x t : 0 <= kept x t <= 1.
Proof. apply ind_bounds. Qed.
Lemma stairs_fair T t x : (1 <= t <= T)%nat ->
  E stairs_coin t (T + 1 - t) (fun y => importance stairs_Z step y t) x = kept x t.
Proof. intros ht. replace (T + 1 - t)%nat with (S (T - t)) by lia. apply stairs_weight. lia. Qed.

Lemma stairs_waits T w : E stairs_coin 1 T (fun x => sum T (stairs_waiting x)) w <= total_stay T.
Proof.
  rewrite (E_ext _ _ _ _ (fun x => sum T (fun s => stay_within T s * importance stairs_Z step x s))).
  2:{ intros x. rewrite (sum_ext T _ (fun t => sum T (fun s => if waits d s t then importance stairs_Z step x s else 0)))
        by (intros; now apply waiting_sum_all).
      rewrite sum_swap. apply sum_ext. intros s hs. rewrite waits_count by lia. reflexivity. }
  rewrite (E_sum stairs_coin stairs_proper). apply sum_le. intros s hs. rewrite E_scal.
  rewrite <- (Rmult_1_r (stay_within T s)) at 2. apply Rmult_le_compat_l; [apply pos_INR|].
  replace T with ((s - 1) + (T + 1 - s))%nat by lia. rewrite E_tower. apply (E_at_most _ _ _ _ _ _ stairs_proper).
  intros y. replace (1 + (s - 1))%nat with s by lia. rewrite (stairs_fair T s y hs). apply ind_bounds.
Qed.

Lemma stairs_pairs T w c : (forall t, (1 <= t)%nat -> known t (fun x => c x t)) -> (forall x t, 0 <= c x t) ->
  E stairs_coin 1 T (fun x => sum T (fun t => c x t * (importance stairs_Z step x t
    * waiting_sum d (importance stairs_Z step x) t))) w
  <= E stairs_coin 1 T (fun x => sum T (fun t => c x t * stairs_waiting x t)) w.
Proof.
  intros c_known c0. rewrite !(E_sum stairs_coin stairs_proper). apply sum_le. intros t ht.
  rewrite (E_ext _ _ _ _ (fun x => (c x t * stairs_waiting x t) * importance stairs_Z step x t))
    by (intros; unfold stairs_waiting; ring).
  assert (kn : known t (fun x => c x t * stairs_waiting x t)).
  { intros x y h. now rewrite (c_known t ltac:(lia) x y h), (known_waiting t ltac:(lia) x y h). }
  rewrite (take_out T stairs_coin stairs_Z step kept stairs_proper known_past (stairs_fair T) t _ w ht kn).
  apply (E_le stairs_coin stairs_proper). intros x. pose proof (kept_bounds x t). pose proof (waiting_nonneg x t).
  specialize (c0 x t). assert (0 <= c x t * stairs_waiting x t) by now apply Rmult_le_pos. nra.
Qed.

Variables (K T : nat) (loss : nat -> nat -> R) (bandit : bool).
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (unit_losses : forall t i, 0 <= loss t i <= 1).

Definition stairs_regret : nat -> (nat -> bool) -> (nat -> nat) -> R :=
  regret_adaptive K T bandit d loss stairs_coin stairs_Z step kept stairs_waiting.
Let heard t : (1 <= t)%nat -> known (S (t + d t)) (fun x => stairs_Z x t).
Proof. intros ht. apply (known_weaken (S t)); [lia|now apply known_Z]. Qed.
Let first_kept x : kept x 1 = 1.
Proof. unfold kept. rewrite first_stair. now rewrite (proj2 (Nat.ltb_lt 0 J)) by lia. Qed.

Let covers x t : (1 <= t <= T)%nat -> waiting_sum d (importance stairs_Z step x) t = 0 \/
  exists s, (1 <= s <= t)%nat /\ 0 < stairs_waiting x s.
Proof. intros ht. destruct (waiting_nonneg x t) as [pos|zero]; [right|now left]. exists t. split; [lia|assumption]. Qed.

Let unit_sizes t i : 0 <= loss t i <= 1 /\ 1 <= 1.
Proof. exact (conj (unit_losses t i) (Rle_refl 1)). Qed.

Let lost_at_most w : E stairs_coin 1 T (fun x => sum T (fun t => 1 * (1 - kept x t))) w
  <= p0 / rho ^ (J - 1) * (total_stay T / INR (size (J - 1))).
Proof.
  eapply Rle_trans; [|exact (stairs_lost T w)]. right. apply E_ext. intros x. apply sum_ext. intros; apply Rmult_1_l.
Qed.

Theorem stairs_bound i w arm : (i < K)%nat ->
  let M := INR T / p0 + (rho - 1) / INR w0 * total_stay T in stairs_regret i w arm <=
  (if bandit then (4 * sqrt (INR K) - 2) * sqrt M + 2 * sqrt 2 * sqrt (total_stay T * ln (INR K))
   else sqrt (ln (INR K)) * sqrt (M + 8 * total_stay T)) + p0 / rho ^ (J - 1) * (total_stay T / INR (size (J - 1))).
Proof.
  exact (adaptive_bound K T bandit d loss stairs_coin stairs_Z step kept (fun _ => 1) stairs_waiting K1 T1 stairs_proper
    unit_sizes heard (fun x t => proj1 (step_bounds x t)) known_past kept_bounds (stairs_fair T) first_kept
    (fun x t _ => waiting_nonneg x t) known_waiting covers w (fun c k c0 _ => stairs_pairs T w c k c0)
    _ _ _ (stairs_costs T w) (stairs_waits T w) (lost_at_most w) i arm).
Qed.
End Stairs.
