(** The minimax regret of the game of Figure 1, and Theorem 3.2 about it: the infimum over a framework's players of the
    supremum over all oblivious adversaries. A player is any finite law on deterministic players. *)
From Coquelicot Require Import Rcomplements.
From Delays Require Export literal every_parameter printed_bounds.

(** ** Frameworks *)

(** Whatever it sees, the player removes no round from the tracking set: it is not preemptive. *)
Definition never_removes C d (p : moves) : Prop :=
  forall l t, (1 <= t)%nat -> dropped C d (adds p l) (removes p l) t = nil.

(** A class of players with all those that never remove a round. *)
Definition framework C d (admits : moves -> Prop) : Prop := forall p, never_removes C d p -> admits p.
Definition every_player (_ : moves) : Prop := True.
Lemma preemptive C d : framework C d every_player.
Proof. easy. Qed.
Lemma non_preemptive C d : framework C d (never_removes C d).
Proof. easy. Qed.

(** A tracked round stays if no proxy delay expires. *)
Lemma proxies_that_stay C d pr play : (forall s, pr s = Endless \/ pr s = Never) ->
  never_removes C d (proxy_moves pr play).
Proof.
  intros stay l t _. unfold dropped. induction (leave _ _ _) as [|s held IH]; [reflexivity|]. simpl.
  now destruct (stay s) as [-> | ->].
Qed.

Lemma first_arm_never_removes C d w : never_removes C d (first_arm w).
Proof. intros l t _. unfold dropped. now induction (leave _ _ _). Qed.
Lemma spaced_never_removes K T d N bandit X ia ib s :
  never_removes 1 (fun _ => d) (spaced_player K T d N bandit X ia ib s).
Proof. apply proxies_that_stay. intros t. unfold proxies. destruct (spaced_Z d _ t); auto. Qed.
Lemma batches_never_remove K b C T N bandit d X ia ib s : never_removes C d (batch_player K b T N bandit d X ia ib s).
Proof. apply proxies_that_stay. intros t. unfold batch_proxies. destruct (_ =? _); auto. Qed.

(** ** The minimax regret *)

Section Value.
Variables (bandit : bool) (K T C : nat) (d : nat -> nat) (admits : moves -> Prop).
Hypotheses (K1 : (1 <= K)%nat) (wide : framework C d admits).

(** What a player has to pay: the supremum of its regret, over all tables of losses in [0, 1] and all arms. *)
Definition worst_regret {W} (rho : law W) (p : W -> moves) (r : R) : Prop :=
  is_lub (fun x => exists l i, unit_interval l /\ (i < K)%nat
                    /\ x = regret rho (fun w => plays (p w)) T l i) r.

(** What the framework's players of Figure 1 have to pay. *)
Definition prices (r : R) : Prop :=
  exists (W : Set) (rho : law W) p, figure_1_player bandit K C d rho p /\ (forall w, admits (p w))
    /\ worst_regret rho p r.

(** v is the infimum. *)
Record minimax (v : R) : Prop := {
  below_all : forall r, prices r -> v <= r;
  greatest : forall m, (forall r, prices r -> m <= r) -> m <= v
}.

Lemma regret_range {W} (rho : law W) arm l i : proper rho -> unit_interval l ->
  - INR T <= regret rho arm T l i <= INR T.
Proof.
  intros hrho hl. unfold regret.
  assert (sums : forall f : nat -> nat, 0 <= sum T (fun t => l t (f t)) <= INR T).
  { intros f. split; [apply sum_nonneg; intros; apply hl|]. rewrite <- (Rmult_1_r (INR T)), <- sum_const.
    apply sum_le. intros. apply hl. }
  pose proof (sums (fun _ => i)).
  assert (0 <= mean rho (fun w => sum T (fun t => l t (arm w l t))) <= INR T)
    by (split; [apply mean_at_least|apply mean_at_most]; trivial; intros; apply sums).
  lra.
Qed.

Lemma worst_regret_exists {W} (rho : law W) p : proper rho -> exists r, worst_regret rho p r.
Proof.
  intros hrho. unfold worst_regret. destruct (completeness (fun x => exists l i, unit_interval l /\ (i < K)%nat
    /\ x = regret rho (fun w => plays (p w)) T l i)) as [r hr].
  - exists (INR T). intros x (l & i & hl & _ & ->). now apply regret_range.
  - exists (regret rho (fun w => plays (p w)) T (fun _ _ => 0) 0), (fun _ _ => 0), 0%nat. repeat split; lra || lia.
  - now exists r.
Qed.

(** A player whose regret is at most c has a price of at most c; *)
Lemma worst_regret_at_most {W} (rho : law W) p c r : worst_regret rho p r ->
  (forall l i, unit_interval l -> (i < K)%nat -> regret rho (fun w => plays (p w)) T l i <= c) -> r <= c.
Proof. intros [_ least] h. apply least. intros x (l & i & hl & hi & ->). now apply h. Qed.

(** one that some adversary makes pay c has a price of at least c. *)
Lemma worst_regret_at_least {W} (rho : law W) p c r : worst_regret rho p r ->
  (exists l i, unit_interval l /\ (i < K)%nat /\ c <= regret rho (fun w => plays (p w)) T l i) -> c <= r.
Proof. intros [upper _] (l & i & hl & hi & h). eapply Rle_trans; [exact h|]. apply upper. now exists l, i. Qed.

Lemma worst_regret_nonneg {W} (rho : law W) p r : proper rho -> worst_regret rho p r -> 0 <= r.
Proof.
  intros hrho hp. apply (worst_regret_at_least rho p 0 r hp). exists (fun _ _ => 0), 0%nat.
  repeat split; try lra; [lia|]. unfold regret. rewrite mean_const, sum_zero by trivial. lra.
Qed.

(** The minimax regret is a number, *)
Theorem minimax_exists : exists v, minimax v.
Proof.
  destruct (completeness (fun x => prices (- x))) as [v [upper least]].
  - exists 0. intros x (W & rho & p & player & _ & hp).
    pose proof (worst_regret_nonneg rho p _ (mixture _ _ _ _ _ _ player) hp). lra.
  - destruct (worst_regret_exists [(tt, 1)] first_arm (mixture _ _ _ _ _ _ (first_arm_plays bandit K C d K1))) as
      [r hr].
    exists (- r), unit, [(tt, 1)], first_arm. rewrite Ropp_involutive.
    split; [now apply first_arm_plays|]. split; [intros w; apply wide, first_arm_never_removes|exact hr].
  - exists (- v). split.
    + intros r hr. assert (- r <= v); [|lra]. apply upper. now rewrite Ropp_involutive.
    + intros m below. assert (v <= - m); [|lra]. apply least. intros x hx. specialize (below _ hx). lra.
Qed.

(** only one, *)
Theorem minimax_unique v v' : minimax v -> minimax v' -> v = v'.
Proof. intros [b g] [b' g']. apply Rle_antisym; [now apply g'|now apply g]. Qed.

(** at most c if players that never remove a round come as close to c as one likes, *)
Lemma minimax_at_most c v : minimax v ->
  (forall eps, 0 < eps -> exists (W : Set) (rho : law W) p,
    figure_1_player bandit K C d rho p /\ (forall w, never_removes C d (p w)) /\
    forall l i, unit_interval l -> (i < K)%nat -> regret rho (fun w => plays (p w)) T l i <= c + eps) -> v <= c.
Proof.
  intros [below _] close. apply le_epsilon. intros eps pos.
  destruct (close eps pos) as (W & rho & p & player & stay & few).
  destruct (worst_regret_exists rho p (mixture _ _ _ _ _ _ player)) as [r hr].
  apply Rle_trans with r; [|exact (worst_regret_at_most rho p _ r hr few)]. apply below. exists W, rho, p. auto.
Qed.

(** and at least c if every player pays c. *)
Lemma minimax_at_least c v : minimax v ->
  (forall (W : Set) (rho : law W) p, figure_1_player bandit K C d rho p ->
    exists l i, unit_interval l /\ (i < K)%nat /\ c <= regret rho (fun w => plays (p w)) T l i) -> c <= v.
Proof.
  intros [_ great] every. apply great. intros r (W & rho & p & player & _ & hr).
  exact (worst_regret_at_least rho p c r hr (every W rho p player)).
Qed.

(** No minimax regret exceeds T. *)
Lemma minimax_le_T v : minimax v -> v <= INR T.
Proof.
  intros hv. apply (minimax_at_most _ _ hv). intros eps pos. exists unit, [(tt, 1)], first_arm.
  pose proof (first_arm_plays bandit K C d K1) as player. split; [exact player|].
  split; [apply first_arm_never_removes|]. intros l i hl _.
  pose proof (regret_range [(tt, 1)] (fun w => plays (first_arm w)) l i (mixture _ _ _ _ _ _ player) hl). lra.
Qed.
End Value.

(** ** Theorem 3.2 *)

(** Rounding costs as little as one likes. *)
Lemma fine_enough c eps : 0 <= c -> 0 < eps -> exists N, (1 <= N)%nat /\ c / INR N <= eps.
Proof.
  intros hc pos. destruct (nfloor_ex (c / eps) ltac:(now apply div_nonneg)) as [n [_ hn]]. exists (S n).
  split; [lia|]. apply div_le; [apply INR_pos; lia|]. rewrite S_INR.
  apply (Rmult_lt_compat_r eps) in hn; [|assumption]. unfold Rdiv in hn. rewrite Rmult_assoc, Rinv_l in hn by lra. lra.
Qed.

Section Equal_delays.
Variables (K T C d : nat).
Hypotheses (K2 : (2 <= K)%nat) (T1 : (1 <= T)%nat) (C1 : (1 <= C)%nat).

Let b := shortest_batch C d.
Let b1 : (1 <= b)%nat.
Proof. apply Nat.le_max_l. Qed.

Lemma cost_small n eps : 0 < eps -> exists N, (1 <= N)%nat /\ INR n * (INR K * INR T / INR N) <= eps.
Proof.
  intros pos. destruct (fine_enough (INR n * (INR K * INR T)) eps ltac:(positive) pos) as (N & hN & small).
  exists N. split; [assumption|]. eapply Rle_trans; [right|exact small]. unfold Rdiv. ring.
Qed.

(** Spaced for one slot, and else batches, come as close to what they pay as one likes. *)
Lemma upper bandit (X : R -> R -> (nat -> R) -> nat -> R) ia ib ja jb most :
  distributions K X -> (forall t, 0 <= ia t /\ 0 <= ib t) -> (forall u t, 0 <= ja u t /\ 0 <= jb u t) ->
  (forall l i, unit_interval l -> (i < K)%nat -> (if C =? 1 then spaced_regret K T d l bandit X ia ib i
  (fun _ => false) (fun _ => 0%nat)
    else batching_regret K b T bandit (fun _ => d) l X ja jb i (fun _ => 1%nat) (fun _ => 0%nat)) <= most) ->
  forall eps, 0 < eps -> exists (W : Set) (rho : law W) p, figure_1_player bandit K C (fun _ => d) rho p /\
    (forall w, never_removes C (fun _ => d) (p w)) /\
    forall l i, unit_interval l -> (i < K)%nat -> regret rho (fun w => plays (p w)) T l i <= most + eps.
Proof.
  intros hX inn jnn paid eps pos. destruct (Nat.eqb_spec C 1) as [one|several].
  - destruct (cost_small T eps pos) as (N & N1 & small). rewrite one.
    exists (nat -> bool * nat)%type, (spaced_law T d N), (spaced_player K T d N bandit X ia ib).
    split; [apply spaced_player_plays; trivial; lia|]. split; [intros s; apply spaced_never_removes|]. intros l i hl hi.
    eapply Rle_trans; [apply (spaced_player_regret K T d N bandit X); trivial; lia|]. specialize (paid l i hl hi). lra.
  - destruct (cost_small (batches b T) eps pos) as (N & N1 & small).
    exists (nat -> nat * nat)%type, (batch_law b T N), (batch_player K b T N bandit (fun _ => d) X ja jb). split.
    + apply batch_player_plays; trivial; [lia|]. intros _. apply shortest_batch_fits. lia.
    + split; [intros s; apply batches_never_remove|]. intros l i hl hi.
      eapply Rle_trans; [apply (batch_player_regret K b C T N bandit (fun _ => d) X); trivial; lia|].
      specialize (paid l i hl hi). lra.
Qed.

Theorem thm_3_2_minimax_bandit admits v : framework C (fun _ => d) admits ->
  minimax true K T C (fun _ => d) admits v ->
  Rmin (INR T) (sqrt (INR T * INR K * (1 + INR d / INR C)) + sqrt (INR T * INR d * ln (INR K))) / 57 <= v
  <= Rmin (INR T) (14 * sqrt 2 * sqrt (INR T * INR K * (1 + INR d / INR C)) + 3 * sqrt (INR T * INR d * ln (INR K))).
Proof.
  intros wide hv. split.
  - apply (minimax_at_least _ _ _ _ _ _ _ _ hv). intros W rho p player. now apply thm_d_5_bandit_every.
  - apply Rmin_glb; [now apply (minimax_le_T true K T C (fun _ => d) admits ltac:(lia) wide v hv)|].
    apply (minimax_at_most true K T C (fun _ => d) admits ltac:(lia) wide _ v hv).
    apply (upper true (hybrid K) (spaced_alpha d) (fun _ => 0) inverse_alpha (inverse_beta K b T (fun _ => d))).
    + apply ftrl_distributions, hybrid_ftrl. lia.
    + intros; split; [apply sqrt_pos|lra].
    + intros; split; apply sqrt_pos.
    + intros l i hl. exact (thm_3_2_upper_bandit K T C d l K2 T1 C1 hl i _ _ _).
Qed.

Theorem thm_3_2_minimax_full admits v : framework C (fun _ => d) admits ->
  minimax false K T C (fun _ => d) admits v ->
  Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K))) / 29 <= v
  <= Rmin (INR T) (15 * sqrt (INR T * INR (d + 1) * ln (INR K))).
Proof.
  intros wide hv. split.
  - apply (minimax_at_least _ _ _ _ _ _ _ _ hv). intros W rho p player. now apply (thm_d_5_full_every false K T C d).
  - apply Rmin_glb; [now apply (minimax_le_T false K T C (fun _ => d) admits ltac:(lia) wide v hv)|].
    apply (minimax_at_most false K T C (fun _ => d) admits ltac:(lia) wide _ v hv).
    apply (upper false (exponential_weights K) (fun _ => 0) (spaced_beta K d) (fun _ _ => 0)
      (inverse_rate K b T (fun _ => d))).
    + apply exponential_distributions. lia.
    + intros; split; [lra|apply sqrt_pos].
    + intros; split; [lra|apply sqrt_pos].
    + intros l i hl. exact (thm_3_2_upper_full K T C d l K2 T1 C1 hl i _ _ _).
Qed.
End Equal_delays.
