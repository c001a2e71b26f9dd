(** Theorem A.2 (thm:audibert10-lb), whole: a player that may look M times has regret at least T / 20 sqrt (K / M) for
    bandits, and T / 20 sqrt (log K / M) with full information.

    The player is any law on deterministic players (a mixed strategy), and only the mean number of its looks is limited.
    The proof follows the chapter. It uses `information_inequality` at one fixed g where the chapter first passes to
    Pinsker's and Fano's inequalities. *)
From Delays Require Export hidden_arm automation.

(** ** The label-efficient game

    A loss table l gives the loss l t i of arm i in round t. A deterministic player is a pair of functions of the table:
    the arm that it plays in round t, and whether it asks. *)
Definition losses := nat -> nat -> R.
Definition unit_interval (l : losses) : Prop := forall t i, 0 <= l t i <= 1.

(** What one look shows: the loss of the arm that is played, or the losses of all arms. *)
Definition view (bandit : bool) (arm : losses -> nat -> nat) (l : losses) (t : nat) : nat -> R :=
  if bandit then fun _ => l t (arm l t) else l t.
Definition shown bandit arm (ask : losses -> nat -> bool) l t : option (nat -> R) :=
  if ask l t then Some (view bandit arm l t) else None.

(** The player sees nothing else: on two tables that have shown it the same before round t, it does the same in round
    t. *)
Definition sees_only bandit arm ask : Prop := forall l l' t, (1 <= t)%nat ->
  (forall s, (1 <= s < t)%nat -> shown bandit arm ask l s = shown bandit arm ask l' s) ->
  arm l t = arm l' t /\ ask l t = ask l' t.

(** A player draws one of the deterministic players by the law rho, and asks at most M times on average. *)
Record label_efficient {W} (bandit : bool) (K T : nat) (M : R) (rho : law W)
  (arm : W -> losses -> nat -> nat) (ask : W -> losses -> nat -> bool) : Prop := {
  rho_proper : proper rho;
  honest : forall w, sees_only bandit (arm w) (ask w);
  arm_exists : forall w l t, (arm w l t < K)%nat;
  budget : forall l, unit_interval l -> mean rho (fun w => sum T (fun t => ind (ask w l t))) <= M
}.

(** The regret against arm i. *)
Definition regret {W} (rho : law W) (arm : W -> losses -> nat -> nat) (T : nat) (l : losses) (i : nat) : R :=
  mean rho (fun w => sum T (fun t => l t (arm w l t))) - sum T (fun t => l t i).

(** On some table some arm costs at least x. *)
Definition costs (K : nat) (f : losses -> nat -> R) (x : R) : Prop := exists l i, unit_interval l /\ (i < K)%nat /\ x
  <= f l i.
Lemma costs_less K f x y : y <= x -> costs K f x -> costs K f y.
Proof. intros h (l & i & hl & hi & large). exists l, i. split; [exact hl|]. split; [exact hi|]. lra. Qed.
Lemma costs_both K f x y : costs K f x -> costs K f y -> costs K f (Rmax x y).
Proof. intros. unfold Rmax. now destruct (Rle_dec x y). Qed.

(** ** One deterministic player against coins *)

(** The table of a sequence of coins. *)
Definition table (x : nat -> nat -> bool) : losses := fun t i => ind (x t i).
Lemma table_unit x : unit_interval (table x).
Proof. intros t i. apply ind_bounds. Qed.

(** Coins, the same law in each round. *)
Definition each {A} (l : law A) : nat -> (nat -> A) -> law A := independent (fun _ => l).

Lemma sum_delta K f j : (j < K)%nat -> sum K (fun k => ind (j =? k - 1) * f (k - 1)%nat) = f j.
Proof.
  induction K as [|m IH]; intros h; [lia|]. rewrite sum_last. replace (S m - 1)%nat with m by lia.
  destruct (Nat.eq_dec j m) as [->|ne].
  - rewrite Nat.eqb_refl, sum_zero; [simpl; ring|]. intros k hk. rewrite (proj2 (Nat.eqb_neq m (k - 1))) by lia.
    simpl. ring.
  - rewrite IH by lia. rewrite (proj2 (Nat.eqb_neq j m)) by lia. simpl. ring.
Qed.

Section Deterministic.
Variables (bandit : bool) (K T : nat) (v : R) (arm : losses -> nat -> nat) (ask : losses -> nat -> bool).
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat) (v01 : 0 <= v < 1).
Hypothesis player : sees_only bandit arm ask.
Hypothesis arms_exist : forall l t, (arm l t < K)%nat.

Definition A x t : nat := arm (table x) t.
Definition Q x t : bool := ask (table x) t.

Lemma moves_known t x y : (1 <= t)%nat -> agree t x y -> A x t = A y t /\ Q x t = Q y t.
Proof.
  induction t as [t IH] using lt_wf_ind. intros ht h. apply player; [assumption|]. intros s hs.
  destruct (IH s ltac:(lia) ltac:(lia)) as [ea eq]; [apply (agree_weaken s t); [lia|assumption]|].
  unfold A, Q in *. unfold shown, view. rewrite ea, eq. unfold table. now rewrite (h s hs).
Qed.

(** Two outcomes of round t look the same. *)
Definition same (x : nat -> nat -> bool) (t : nat) (a a' : nat -> bool) : Prop :=
  Q x t = true -> if bandit then a (A x t) = a' (A x t) else a = a'.
Lemma same_is_known t : (1 <= t)%nat -> known t (fun x => same x t).
Proof. intros ht x y h. unfold same. now destruct (moves_known t x y ht h) as [-> ->]. Qed.

(** The moves do not tell them apart. *)
Lemma moves_visible x t a a' s : (1 <= t)%nat -> (1 <= s)%nat -> same x t a a' ->
  A (put x t a) s = A (put x t a') s /\ Q (put x t a) s = Q (put x t a') s.
Proof.
  intros ht hs alike.
  assert (equal : forall n r, (1 <= r < n)%nat ->
    shown bandit arm ask (table (put x t a)) r = shown bandit arm ask (table (put x t a')) r).
  { induction n as [|n IH]; intros r hr; [lia|]. destruct (Nat.eq_dec r n) as [->|ne]; [|apply IH; lia].
    destruct (player (table (put x t a)) (table (put x t a')) n ltac:(lia) IH) as [ea eq]. unfold shown, view.
    rewrite ea, eq. unfold table. destruct (Nat.eq_dec n t) as [->|ne]; [|now rewrite !put_other]. rewrite !put_same.
    destruct (moves_known t (put x t a') x ht ltac:(now apply agree_put)) as [ka kq]. unfold A, Q in ka, kq.
    fold (table (put x t a')). rewrite ka, kq. unfold same, Q, A in alike. destruct (ask (table x) t); [|reflexivity].
    destruct bandit; [now rewrite alike|now rewrite alike]. }
  apply player; [assumption|]. intros r hr. apply (equal s r hr).
Qed.

(** How often arm i is played, as a share of all rounds. *)
Definition share (i : nat) x : R := sum T (fun t => ind (A x t =? i)) / INR T.

Lemma share_bounds i x : 0 <= share i x <= 1.
Proof.
  unfold share. pose proof (INR_pos T T1). split; [apply div_nonneg; [apply sum_nonneg; intros; apply ind_bounds|lra]|].
  apply div_le; [lra|]. rewrite Rmult_1_l, <- (Rmult_1_r (INR T)), <- sum_const. apply sum_le. intros; apply ind_bounds.
Qed.

(** Each round plays one arm. *)
Lemma shares_total x : sum K (fun k => share (k - 1) x) = 1.
Proof.
  pose proof (INR_pos T T1). unfold share.
  rewrite (sum_ext K _ (fun k => / INR T * sum T (fun t => ind (A x t =? k - 1)))) by (intros; unfold Rdiv; ring).
  rewrite sum_scal, sum_swap, (sum_ext T _ (fun _ => 1)); [rewrite sum_const; field; lra|].
  intros t _. pose proof (sum_delta K (fun _ => 1) (A x t) (arms_exist _ t)) as total.
  rewrite <- total. apply sum_ext. intros; ring.
Qed.

Lemma share_visible i : visible same (share i).
Proof.
  intros x t a a' ht alike. unfold share. f_equal. apply sum_ext. intros s hs.
  now destruct (moves_visible x t a a' s ht ltac:(lia) alike) as [-> _].
Qed.

(** *** From regret to misses *)

Lemma each_hidden i : (i < K)%nat -> forall t (x : nat -> nat -> bool), proper (each (hidden K v i) t x).
Proof. intros hi t x. now apply hidden_proper. Qed.
Lemma each_fair : forall t (x : nat -> nat -> bool), proper (each (cube K) t x).
Proof. intros t x. apply cube_proper. Qed.

(** s_i, the share of arm i when it is the hidden one. *)
Definition hits (i : nat) (x : nat -> nat -> bool) : R := E (each (hidden K v i)) 1 T (share i) x.

Lemma regret_is_misses i x : (i < K)%nat ->
  E (each (hidden K v i)) 1 T (fun x => sum T (fun t => table x t (A x t)) - sum T (fun t => table x t i)) x
  = v / 2 * INR T * (1 - hits i x).
Proof.
  intros hi. pose proof (INR_pos T T1). pose proof (each_hidden i hi) as hK.
  rewrite (E_ext _ _ _ _ (fun x => sum T (fun t => ind (x t (A x t)) - ind (x t i))))
    by (intros y; now rewrite <- sum_minus).
  rewrite E_sum by exact hK.
  rewrite (sum_ext T _ (fun t => E (each (hidden K v i)) 1 T (fun x => v / 2 - v / 2 * ind (A x t =? i)) x)).
  - rewrite <- E_sum by exact hK. unfold hits. rewrite <- (E_const _ hK T 1 1 x) at 1. rewrite <- E_minus by exact hK.
    rewrite <- E_scal. apply E_ext. intros y. rewrite sum_minus, sum_const, sum_scal. unfold share. field. lra.
  - intros t ht. unfold each. rewrite (E_fresh (fun _ => hidden K v i) (fun y a => ind (a (A y t)) - ind (a i)) T t x);
      [|intros; now apply hidden_proper|assumption|].
    + apply E_ext. intros y. rewrite (mean_ext _ _ (fun a => ind (a (A y t)) + (-1) * ind (a i))) by (intros; ring).
      rewrite mean_plus, mean_scal, !mean_loss by (trivial; apply arms_exist). rewrite Nat.eqb_refl. simpl. ring.
    + intros a y z h. destruct (moves_known t y z ltac:(lia) h) as [e _]. now rewrite e.
Qed.

(** *** Bandits: looks are divided *)

(** The number of looks at arm i. *)
Definition looks (i : nat) x : R := sum T (fun t => ind (Q x t && (A x t =? i))).

Lemma information_of_looks g i x : bandit = true -> (i < K)%nat -> visible same g ->
  E (each (cube K)) 1 T g x - information_fair v * E (each (cube K)) 1 T (looks i) x
  <= ln (E (each (hidden K v i)) 1 T (fun y => exp (g y)) x).
Proof.
  intros regime hi seen. set (r := fun (x : nat -> nat -> bool) t (a : nat -> bool) =>
    if Q x t && (A x t =? i) then lean v (a i) else 1).
  assert (info : forall y t, shown_information (cube K) r y t = information_fair v * ind (Q y t && (A y t =? i))).
  { intros y t. unfold shown_information, r. destruct (Q y t && (A y t =? i)); simpl ind.
    - rewrite (cube_coin K i (fun b => ln (lean v b))) by assumption. simpl. unfold information_fair. field.
    - rewrite ln_1, mean_const by apply cube_proper. ring. }
  pose proof (information_inequality (cube K) (hidden K v i) (cube_proper K) (hidden_proper K v i v01 hi) same
    same_is_known r) as gibbs.
  eapply Rle_trans; [|apply gibbs with (g := g) (n := T) (t := 1%nat)].
  - right. unfold each. rewrite E_minus by exact each_fair.
    rewrite (E_ext _ T 1 (fun y => sum T _) (fun y => information_fair v * looks i y)).
    + rewrite E_scal. ring.
    + intros y. unfold looks. rewrite <- sum_scal. apply sum_ext. intros k hk. now rewrite info.
  - intros y t a. unfold r. destruct (_ && _); [now apply lean_pos|lra].
  - intros t ht y z h. unfold r. apply functional_extensionality. intros a.
    now destruct (moves_known t y z ht h) as [-> ->].
  - (* the density of what is shown *)
    intros y t h ht blind. unfold r. unfold same in blind. rewrite regime in blind.
    destruct (Q y t); cbn [andb].
    + destruct (Nat.eqb_spec (A y t) i) as [e|ne]; [unfold hidden; now rewrite mean_tilt|].
      set (j := A y t) in *.
      set (f := fun b : bool => h (fun _ => b)).
      assert (by_coin : forall a, h a = f (a j)) by (intros a; now apply blind).
      rewrite (mean_ext (hidden K v i) h (fun a => f (a j))), other_coin by (trivial; apply arms_exist).
      apply mean_ext. intros a. now rewrite Rmult_1_l.
    + (* nothing is shown *)
      set (c := h (fun _ => false)). assert (constant : forall a, h a = c) by (intros; apply blind; discriminate).
      rewrite (mean_ext _ h (fun _ => c)), (mean_ext (cube K) _ (fun _ => c)) by (intros; rewrite constant; ring).
      now rewrite !mean_const by (apply cube_proper || now apply hidden_proper).
  - exact seen.
  - lia.
Qed.

Lemma bandit_information i x : bandit = true -> (i < K)%nat ->
  - E (each (cube K)) 1 T (share i) x - information_fair v * E (each (cube K)) 1 T (looks i) x
  <= ln (E (each (hidden K v i)) 1 T (fun y => exp (- share i y)) x).
Proof.
  intros regime hi. eapply Rle_trans; [right|apply (information_of_looks (fun y => - share i y) i x regime hi)].
  - rewrite (E_ext _ T 1 (fun y => - share i y) (fun y => (-1) * share i y)) by (intros; ring). rewrite E_scal. ring.
  - intros y t a a' ht alike. now rewrite (share_visible i y t a a' ht alike).
Qed.

Definition asked x : R := sum T (fun t => ind (Q x t)).

Lemma looks_total x : sum K (fun k => looks (k - 1) x) = asked x.
Proof.
  unfold looks, asked. rewrite sum_swap. apply sum_ext. intros t _.
  rewrite <- (sum_delta K (fun _ => ind (Q x t)) (A x t) (arms_exist _ t)). apply sum_ext. intros k _.
  destruct (Q x t), (A x t =? k - 1); simpl; ring.
Qed.

(** The mean of e^{lambda share}, by the chord. *)
Lemma mean_exp (L : law (nat -> bool)) lambda i x : proper L ->
  0 < E (each L) 1 T (fun y => exp (lambda * share i y)) x <=
  1 + E (each L) 1 T (share i) x * (exp lambda - 1).
Proof.
  intros hL. assert (hK : forall t (y : nat -> nat -> bool), proper (each L t y)) by (intros; exact hL). split.
  - apply E_pos; [exact hK|]. intros; apply exp_pos.
  - eapply Rle_trans.
    + apply E_le; [exact hK|]. intros y. exact (exp_chord lambda (share i y) (share_bounds i y)).
    + right. rewrite (E_ext _ T 1 _ (fun y => 1 + (exp lambda - 1) * share i y)) by (intros; ring).
      rewrite E_plus, E_scal, E_const by exact hK. ring.
Qed.

Lemma mean_share_total (L : law (nat -> bool)) x : proper L -> sum K (fun k => E (each L) 1 T (share (k - 1)) x) = 1.
Proof.
  intros hL. assert (hK : forall t (y : nat -> nat -> bool), proper (each L t y)) by (intros; exact hL).
  rewrite <- E_sum by exact hK. rewrite (E_ext _ T 1 _ (fun _ => 1)) by (intros; apply shares_total). now apply E_const.
Qed.

Lemma mean_share_bounds (L : law (nat -> bool)) i x : proper L -> 0 <= E (each L) 1 T (share i) x <= 1.
Proof.
  intros hL. assert (hK : forall t (y : nat -> nat -> bool), proper (each L t y)) by (intros; exact hL).
  split; [rewrite <- (E_const _ hK T 0 1 x)|rewrite <- (E_const _ hK T 1 1 x)]; apply E_le; trivial; intros;
    apply share_bounds.
Qed.

(** *** Full information: one arm of K *)

Lemma full_information i lambda x : bandit = false -> (i < K)%nat ->
  lambda * hits i x - information_hidden v * E (each (hidden K v i)) 1 T asked x
  <= ln (E (each (cube K)) 1 T (fun y => exp (lambda * share i y)) x).
Proof.
  intros regime hi. pose proof (each_hidden i hi) as hK. pose proof (hidden_proper K v i v01 hi) as hL.
  set (r := fun (x : nat -> nat -> bool) t (a : nat -> bool) => if Q x t then / lean v (a i) else 1).
  assert (lean_nz : forall b, lean v b <> 0) by (intros b; pose proof (lean_pos v b v01); lra).
  assert (info : forall y t, shown_information (hidden K v i) r y t = information_hidden v * ind (Q y t)).
  { intros y t. unfold shown_information, r. destruct (Q y t); simpl ind.
    - unfold hidden. rewrite mean_tilt, (cube_coin K i (fun b => lean v b * ln (/ lean v b))) by assumption.
      rewrite !ln_Rinv by now apply lean_pos. simpl. unfold information_hidden. field.
    - rewrite ln_1, mean_const by exact hL. ring. }
  pose proof (information_inequality (hidden K v i) (cube K) hL (cube_proper K) same same_is_known r) as gibbs.
  eapply Rle_trans; [|apply gibbs with (g := fun y => lambda * share i y) (n := T) (t := 1%nat)].
  - right. unfold each, hits. fold (each (hidden K v i)). rewrite E_minus by exact hK. rewrite E_scal. f_equal.
    rewrite (E_ext _ T 1 (fun y => sum T _) (fun y => information_hidden v * asked y)); [now rewrite E_scal|].
    intros y. unfold asked. rewrite <- sum_scal. apply sum_ext. intros k hk. now rewrite info.
  - intros y t a. unfold r. destruct (Q y t); [now apply inv_pos, lean_pos|lra].
  - intros t ht y z h. unfold r. now destruct (moves_known t y z ht h) as [_ ->].
  - intros y t h ht blind. unfold r. unfold hidden at 1. rewrite mean_tilt. unfold same in blind.
    destruct (Q y t).
    + apply mean_ext. intros a. field. apply lean_nz.
    + (* nothing is shown *)
      set (c := h (fun _ => false)). assert (constant : forall a, h a = c) by (intros; apply blind; discriminate).
      rewrite (mean_ext (cube K) h (fun _ => c)), mean_const by (trivial; apply cube_proper).
      rewrite (mean_ext _ _ (fun a => lean v (a i) * c)) by (intros; rewrite constant; ring).
      rewrite (cube_coin K i (fun b => lean v b * c)) by assumption. simpl. field.
  - intros y t a a' ht alike. now rewrite (share_visible i y t a a' ht alike).
  - lia.
Qed.

(** *** All arms together *)

Lemma bandit_hits c x : bandit = true ->
  (forall q, 0 <= q <= 1 -> ln (1 + q * (exp (-1) - 1)) <= - q + c) ->
  sum K (fun k => hits (k - 1) x) <= 1 + information_fair v * E (each (cube K)) 1 T asked x + INR K * c.
Proof.
  intros regime room.
  assert (one : forall k, (1 <= k <= K)%nat -> hits (k - 1) x <=
    E (each (cube K)) 1 T (share (k - 1)) x + information_fair v * E (each (cube K)) 1 T (looks (k - 1)) x + c).
  { intros k hk. assert (hi : (k - 1 < K)%nat) by lia. pose proof (hidden_proper K v (k - 1) v01 hi) as hL.
    pose proof (bandit_information (k - 1) x regime hi) as gibbs.
    rewrite (E_ext (each (hidden K v (k - 1))) T 1 _ (fun y => exp ((-1) * share (k - 1) y))) in gibbs
      by (intros; f_equal; ring).
    destruct (mean_exp (hidden K v (k - 1)) (-1) (k - 1) x hL) as [pos most].
    pose proof (ln_le _ _ pos most). specialize (room _ (mean_share_bounds (hidden K v (k - 1)) (k - 1) x hL)).
    unfold hits. lra. }
  eapply Rle_trans; [apply sum_le, one|]. rewrite !sum_plus, sum_const, sum_scal.
  rewrite mean_share_total by apply cube_proper. rewrite <- E_sum by exact each_fair.
  right. do 3 f_equal. apply E_ext. intros y. apply looks_total.
Qed.

Lemma full_hits lambda x : bandit = false -> 0 <= lambda ->
  lambda * sum K (fun k => hits (k - 1) x) <=
  information_hidden v * sum K (fun k => E (each (hidden K v (k - 1))) 1 T asked x)
  + INR K * ln (1 + (exp lambda - 1) / INR K).
Proof.
  intros regime hl. pose proof (INR_pos K ltac:(lia)) as posK.
  assert (grow : 1 <= exp lambda) by (pose proof (exp_ineq1_le lambda); lra). set (m := 1 + (exp lambda - 1) / INR K).
  assert (m_pos : 0 < m) by (unfold m; pose proof (div_nonneg (exp lambda - 1) (INR K) ltac:(lra) posK); lra).
  assert (one : forall k, (1 <= k <= K)%nat -> lambda * hits (k - 1) x <=
    information_hidden v * E (each (hidden K v (k - 1))) 1 T asked x
    + ((exp lambda - 1) / m * E (each (cube K)) 1 T (share (k - 1)) x + (/ m - 1 + ln m))).
  { intros k hk. pose proof (full_information (k - 1) lambda x regime ltac:(lia)) as gibbs.
    destruct (mean_exp (cube K) lambda (k - 1) x (cube_proper K)) as [pos most]. pose proof (ln_le _ _ pos most) as h.
    pose proof (ln_tangent _ m (Rlt_le_trans _ _ _ pos most) m_pos). lra. }
  rewrite <- sum_scal. eapply Rle_trans; [apply sum_le, one|].
  rewrite !sum_plus, !sum_scal, !sum_const, mean_share_total by apply cube_proper.
  assert (id : (exp lambda - 1) / m + INR K * (/ m - 1) = 0); [|unfold Rdiv in *; lra].
  assert (total : INR K * m = INR K + exp lambda - 1) by (unfold m; field; lra).
  replace ((exp lambda - 1) / m + INR K * (/ m - 1)) with ((exp lambda - 1 + INR K - INR K * m) / m) by (field; lra).
  rewrite total. unfold Rdiv. ring.
Qed.
End Deterministic.

(** ** Numbers *)

Lemma ln_power n x y : 0 < y -> 0 <= 1 + x -> y <= (1 + x) ^ n -> ln y <= INR n * x.
Proof.
  intros hy hx h. rewrite <- (ln_exp (INR n * x)). apply ln_le; [assumption|].
  eapply Rle_trans; [exact h|now apply exp_power].
Qed.

(** 1 / e <= 19/50, e <= 11/4 *)
Lemma exp_minus_1 : exp (-1) = / exp 1.
Proof. exact (exp_Ropp 1). Qed.

Lemma exp_minus_1_le : exp (-1) <= 19 / 50.
Proof.
  pose proof (exp_power 16 (1 / 16) ltac:(lra)) as h. replace (INR 16 * (1 / 16)) with 1 in h by (simpl; lra).
  rewrite exp_minus_1, <- (Rinv_inv (19 / 50)). apply Rinv_le_contravar; [lra|]. lra.
Qed.

Lemma exp_1_le : exp 1 <= 11 / 4.
Proof.
  pose proof (exp_power 64 (- 1 / 64) ltac:(lra)) as h. replace (INR 64 * (- 1 / 64)) with (-1) in h by (simpl; lra).
  rewrite <- (Rinv_inv (exp 1)), <- exp_minus_1, <- (Rinv_inv (11 / 4)). apply Rinv_le_contravar; [lra|]. lra.
Qed.

(** ln (1 + q (e^{-1} - 1)) <= - q + c with c = 143/1000: what is lost against Pinsker's inequality. *)
Lemma room_for_bandits q : 0 <= q <= 1 -> ln (1 + q * (exp (-1) - 1)) <= - q + 143 / 1000.
Proof.
  intros hq. pose proof exp_minus_1_le as e. pose proof (exp_pos (-1)).
  assert (low : ln (31 / 50) <= - 47 / 100).
  { eapply Rle_trans; [apply (ln_power 16 (- 47 / 1600)); [lra|lra|simpl pow; lra]|simpl; lra]. }
  eapply Rle_trans; [apply (ln_le _ (1 - 31 / 50 * q)); nra|].
  pose proof (ln_tangent (1 - 31 / 50 * q) (31 / 50) ltac:(nra) ltac:(lra)). lra.
Qed.

(** With full information: lambda = log K is Fano's inequality; for two and three arms lambda = 1 does better. *)
Lemma room_for_full K : (2 <= K)%nat -> exists lambda, 0 < lambda /\
  4 / 25 * ln (INR K) + ln (1 + (exp lambda - 1) / INR K) <= 3 / 4 * lambda.
Proof.
  intros K2. pose proof exp_1_le as e1. pose proof (exp_ineq1_le 1) as e0.
  assert (ln2 : ln 2 <= 7 / 10).
  { eapply Rle_trans; [apply (ln_power 64 (7 / 640)); [lra|lra|simpl pow; lra]|simpl; lra]. }
  destruct (le_lt_dec 4 K) as [many|few].
  - exists (ln (INR K)). apply le_INR in many. simpl in many.
    assert (twice : 2 * ln 2 <= ln (INR K)).
    { replace (2 * ln 2) with (ln (2 * 2)) by (rewrite ln_mult; lra). apply ln_le; lra. }
    assert (0 < ln 2) by (rewrite <- ln_1; apply ln_increasing; lra). split; [lra|]. rewrite exp_ln by lra.
    assert (ln (1 + (INR K - 1) / INR K) <= ln 2); [|lra].
    assert (0 <= (INR K - 1) / INR K <= 1) by (split; [apply div_nonneg; lra|apply div_le; lra]).
    apply ln_le; lra.
  - exists 1. split; [lra|]. assert (cases : K = 2%nat \/ K = 3%nat) by lia. destruct cases as [-> | ->].
    + change (INR 2) with 2. eapply Rle_trans.
      * apply Rplus_le_compat; [apply Rmult_le_compat_l; [lra|exact ln2]|].
        eapply Rle_trans; [apply (ln_le _ (15 / 8)); lra|]. apply (ln_power 64 (636 / 64000)); [lra|lra|simpl pow; lra].
      * simpl; lra.
    + replace (INR 3) with 3 by (simpl; ring). eapply Rle_trans.
      * apply Rplus_le_compat.
        -- apply Rmult_le_compat_l; [lra|]. apply (ln_power 8 (125 / 800)); [lra|lra|simpl pow; lra].
        -- eapply Rle_trans; [apply (ln_le _ (5 / 3)); lra|]. apply (ln_power 16 (52 / 1600)); [lra|lra|simpl pow; lra].
      * simpl; lra.
Qed.

(** ** The theorem *)

Section Players.
Context {W : Type}.
Variables (bandit : bool) (K T : nat) (M v : R) (rho : law W) (arm : W -> losses -> nat -> nat).
Variable ask : W -> losses -> nat -> bool.
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat) (v01 : 0 < v < 1).
Hypothesis player : label_efficient bandit K T M rho arm ask.

Definition total_hits x : R := mean rho (fun w => sum K (fun k => hits K T v (arm w) (k - 1) x)).

(** The mean number of looks, over coins and players. *)
Lemma mean_asked L x : proper L -> mean rho (fun w => E (each L) 1 T (asked T (ask w)) x) <= M.
Proof.
  intros hL. assert (hK : forall t (y : nat -> nat -> bool), proper (each L t y)) by (intros; exact hL).
  rewrite <- E_mean, <- (E_const _ hK T M 1 x). apply E_le; [exact hK|]. intros y.
  exact (budget _ _ _ _ _ _ _ player (table y) (table_unit y)).
Qed.

(** If the hidden arm is played in a share s of the rounds, some sequence of coins costs (1 - s) v / 2 a round. *)
Lemma costly_table s x : total_hits x <= s * INR K ->
  exists l i, unit_interval l /\ (i < K)%nat /\ v / 2 * (1 - s) * INR T <= regret rho arm T l i.
Proof.
  intros few. destruct player as [hrho hseen harm _]. pose proof (INR_pos T T1) as posT.
  set (F := fun k => E (each (hidden K v (k - 1))) 1 T (fun x => regret rho arm T (table x) (k - 1)) x).
  assert (value : forall k, (1 <= k <= K)%nat ->
    F k = mean rho (fun w => v / 2 * INR T + (- (v / 2 * INR T)) * hits K T v (arm w) (k - 1) x)).
  { intros k hk. unfold F.
    rewrite (E_ext _ _ _ _ (fun x => mean rho (fun w =>
      sum T (fun t => table x t (arm w (table x) t)) - sum T (fun t => table x t (k - 1)%nat)))).
    2:{ intros y. now rewrite mean_minus_const. }
    rewrite E_mean. apply mean_ext. intros w.
    pose proof (regret_is_misses bandit K T v (arm w) (ask w) K2 T1 ltac:(lra) (hseen w) (harm w) (k - 1) x ltac:(lia))
      as misses.
    unfold A in misses. rewrite misses. ring. }
  destruct (sum_attained K F (v / 2 * (1 - s) * INR T) ltac:(lia)) as (k & hk & large).
  { rewrite (sum_ext K F _ value).
    rewrite (sum_ext K _ (fun k => v / 2 * INR T + (- (v / 2 * INR T)) * mean rho
      (fun w => hits K T v (arm w) (k - 1) x))).
    2:{ intros k hk. now rewrite mean_plus, mean_const, mean_scal by assumption. }
    rewrite sum_plus, sum_const, sum_scal. rewrite <- mean_sum by assumption. fold (total_hits x).
    assert (0 < v * INR T) by nra. nra. }
  apply E_attained in large as (y & hy).
  - exists (table y), (k - 1)%nat. repeat split; try apply table_unit; lia || assumption.
  - intros t z. apply hidden_proper; [lra|lia].
Qed.
End Players.

(** Bandits. *)
Theorem thm_a_2_bandit {W} (K T : nat) (M : R) (rho : law W) arm ask :
  (2 <= K)%nat -> (1 <= T)%nat -> INR K <= M -> label_efficient true K T M rho arm ask ->
  exists l i, unit_interval l /\ (i < K)%nat /\ INR T / 20 * sqrt (INR K / M) <= regret rho arm T l i.
Proof.
  intros K2 T1 hM player. destruct player as [hrho hseen harm hbudget] eqn:known_player.
  assert (posK : 2 <= INR K) by exact (le_INR 2 K K2).
  assert (ratio : 0 < INR K / M <= 1) by (split; [apply Rdiv_lt_0_compat; lra|apply div_le; lra]).
  set (v := 2 / 5 * sqrt (INR K / M)). pose proof (sqrt_lt_R0 _ (proj1 ratio)) as root0.
  pose proof (sqrt_sqrt (INR K / M) ltac:(lra)) as square. assert (root1 : sqrt (INR K / M) <= 1) by positive.
  assert (v01 : 0 < v < 1) by (unfold v; lra). assert (v2 : v * v = 4 / 25 * (INR K / M)) by (unfold v; nra).
  apply costs_less with (x := v / 2 * (1 - 3 / 4) * INR T); [unfold v; lra|].
  apply (costly_table true K T M v rho arm ask K2 T1 v01 player (3 / 4) (fun _ _ => false)).
  - eapply Rle_trans.
    { apply (mean_le rho _ (fun w => 1 + information_fair v * E (each (cube K)) 1 T (asked T (ask w)) (fun _ _ => false)
        + INR K * (143 / 1000)) hrho).
      intros w. apply (bandit_hits true K T v (arm w) (ask w)); trivial; [lra|apply room_for_bandits]. }
    rewrite !mean_plus, mean_scal, !mean_const by assumption.
    pose proof (mean_asked true K T M rho arm ask player (cube K) (fun _ _ => false) (cube_proper K)) as few.
    destruct (information_fair_le v ltac:(lra)) as [i0 i1].
    assert (spent : information_fair v * M <= 2 / 21 * INR K).
    { apply Rle_trans with (v * v / (2 * (1 - v * v)) * M); [apply Rmult_le_compat_r; lra|]. rewrite v2.
      apply Rle_trans with (4 / 25 * (INR K / M) / (2 * (21 / 25)) * M).
      - apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra.
      - right. field. lra. }
    nra.
Qed.

(** Full information. *)
Theorem thm_a_2_full {W} (K T : nat) (M : R) (rho : law W) arm ask :
  (2 <= K)%nat -> (1 <= T)%nat -> ln (INR K) / 2 <= M -> label_efficient false K T M rho arm ask ->
  exists l i, unit_interval l /\ (i < K)%nat /\ INR T / 20 * sqrt (ln (INR K) / M) <= regret rho arm T l i.
Proof.
  intros K2 T1 hM player. destruct player as [hrho hseen harm hbudget] eqn:known_player.
  assert (posK : 2 <= INR K) by exact (le_INR 2 K K2). assert (lk : 0 < ln (INR K)) by positive.
  assert (ratio : 0 < ln (INR K) / M <= 2) by (split; [apply Rdiv_lt_0_compat; lra|apply div_le; lra]).
  set (v := 2 / 5 * sqrt (ln (INR K) / M)). pose proof (sqrt_lt_R0 _ (proj1 ratio)) as root0.
  pose proof (sqrt_sqrt (ln (INR K) / M) ltac:(lra)) as square. assert (v01 : 0 < v < 1) by (unfold v; nra).
  assert (v2 : v * v * M = 4 / 25 * ln (INR K)).
  { unfold v.
    replace (2 / 5 * sqrt (ln (INR K) / M) * (2 / 5 * sqrt (ln (INR K) / M)) * M)
      with (4 / 25 * (sqrt (ln (INR K) / M) * sqrt (ln (INR K) / M)) * M) by field.
    rewrite square. field. lra. }
  destruct (room_for_full K K2) as (lambda & lambda0 & room). set (x := fun _ _ : nat => false).
  apply costs_less with (x := v / 2 * (1 - 3 / 4) * INR T); [unfold v; lra|].
  apply (costly_table false K T M v rho arm ask K2 T1 v01 player (3 / 4) x); [].
  apply Rmult_le_reg_l with lambda; [assumption|]. unfold total_hits. rewrite <- mean_scal. eapply Rle_trans.
  { apply (mean_le rho _ (fun w => information_hidden v
      * sum K (fun k => E (each (hidden K v (k - 1))) 1 T (asked T (ask w)) x)
      + INR K * ln (1 + (exp lambda - 1) / INR K)) hrho).
    intros w. apply (full_hits false K T v (arm w) (ask w)); trivial; lra. }
  rewrite mean_plus, mean_scal, mean_const by assumption. set (spent := mean rho _).
  assert (hL : forall k, (1 <= k <= K)%nat -> proper (hidden K v (k - 1))) by (intros; apply hidden_proper; [lra|lia]).
  assert (few : 0 <= spent <= INR K * M).
  { unfold spent. rewrite mean_sum by assumption. split.
    - apply sum_nonneg. intros k hk. apply mean_nonneg; [assumption|]. intros w.
      apply E_nonneg; [intros; now apply hL|]. intros y. apply sum_nonneg. intros; apply ind_bounds.
    - apply sum_at_most. intros k hk. exact (mean_asked false K T M rho arm ask player _ x (hL k hk)). }
  pose proof (information_hidden_le v ltac:(lra)) as i1.
  apply Rle_trans with (v * v * (INR K * M) + INR K * ln (1 + (exp lambda - 1) / INR K)).
  + apply Rplus_le_compat_r, Rle_trans with (v * v * spent); [apply Rmult_le_compat_r; lra|].
    apply Rmult_le_compat_l; [nra|lra].
  + replace (v * v * (INR K * M)) with (INR K * (v * v * M)) by ring. nra.
Qed.
