(** The square: delays announced or hidden, dropping allowed or not. Each theorem is closed: all hypotheses are written.

    Upper bounds. `*_regret ... i w arm` is the regret of Algorithm 2 against arm i (any_coins.v), with the coins and the
    weights of the scheduler and the rates of the learner as defined in stairs.v and reservoirs_regret.v; w and arm are
    the values of what is never drawn. The `*_legal` theorems say that the rounds that Algorithm 2 hears (`arrive`) are those that the game
    of Figure 1 with C slots reveals (`observed`, game.v) to a player with these moves; the last but one argument says
    whom it drops.

    - hidden delays, dropping allowed: reservoirs, told T and D;
    - announced delays, nothing dropped: announced reservoirs, told neither T nor D, for delays that end in the game;
      `announced_any_end.v` has the theorem for all delays;
    - announced delays, dropping allowed: both, since such a player may ignore what it need not use;
    - hidden delays, nothing dropped: stairs, told T.

    Lower bounds: every player of Figure 1, with equal delays d. *)
From Delays Require Export lower_hidden legal promises.

(** ** Hidden delays, nothing dropped: stairs. n steps of w slots each and a last group of L slots; the chance in group j
    is p0 rho^-j. D counts delays up to the end of the game. *)

Definition steps_of (n w L : nat) (g : nat) : nat := if (g <? n)%nat then w else L.

Lemma steps_fit n w L : (1 <= w)%nat -> (1 <= L)%nat -> let size := steps_of n w L in
  (forall g, (g < S n)%nat -> (1 <= size g)%nat) /\ (forall g, (S g < S n)%nat -> (w <= size g)%nat)
  /\ size (S n - 1)%nat = L /\ slots_of (S n) size = (n * w + L)%nat.
Proof.
  intros w1 l1 size. unfold size, steps_of. split; [|split; [|split]].
  - intros g _. now destruct (g <? n)%nat.
  - intros g hg. now compare_nat.
  - now compare_nat.
  - assert (h : forall m, (m <= n)%nat -> slots_of m (fun g => if (g <? n)%nat then w else L) = (m * w)%nat).
    { induction m as [|m IH]; intros hm; [reflexivity|]. cbn [slots_of]. rewrite IH by lia. compare_nat. lia. }
    cbn [slots_of]. rewrite h by lia. now compare_nat.
Qed.

Theorem square_stairs_costs n w L rho p0 d T x : (1 <= w)%nat -> (1 <= L)%nat -> 1 <= rho -> 0 < p0 <= 1 ->
  let size := steps_of n w L in let D := sum T (fun t => INR (min (d t) (T - t))) in
  E (stairs_coin (S n) size rho p0 d) 1 T (fun x => sum T (fun t => kept (S n) size d x t / step (S n) size rho p0 d x t)) x
    <= INR T / p0 + (rho - 1) / INR w * D
  /\ E (stairs_coin (S n) size rho p0 d) 1 T (fun x => sum T (fun t => 1 - kept (S n) size d x t)) x
    <= p0 / rho ^ n * (D / INR L).
Proof.
  intros w1 l1 rho1 p01 size D. destruct (steps_fit n w L w1 l1) as (sizes & wide & last & _).
  fold size in sizes, wide, last. split; [apply stairs_costs; trivial; lia|].
  pose proof (stairs_lost (S n) size rho p0 d ltac:(lia) sizes rho1 p01 w w1 T x) as h. rewrite last in h.
  now replace (S n - 1)%nat with n in h by lia.
Qed.

(** Both regimes. *)
Lemma square_stairs K T n w L rho p0 d loss bandit i x arm :
  (1 <= K)%nat -> (1 <= T)%nat -> (1 <= w)%nat -> (1 <= L)%nat -> 1 <= rho -> 0 < p0 <= 1 ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let D := sum T (fun t => INR (min (d t) (T - t))) in let M := INR T / p0 + (rho - 1) / INR w * D in
  stairs_regret (S n) (steps_of n w L) rho p0 d K T loss bandit i x arm
  <= (if bandit then (4 * sqrt (INR K) - 2) * sqrt M + 2 * sqrt 2 * sqrt (D * ln (INR K))
      else sqrt (ln (INR K)) * sqrt (M + 8 * D)) + p0 / rho ^ n * (D / INR L).
Proof.
  intros K1 T1 w1 l1 rho1 p01 unit hi D M. destruct (steps_fit n w L w1 l1) as (sizes & wide & last & _).
  pose proof (stairs_bound (S n) _ rho p0 d ltac:(lia) sizes rho1 p01 w w1 wide K T loss bandit K1 T1 unit i x arm hi)
    as h.
  cbv zeta in h. rewrite last in h. now replace (S n - 1)%nat with n in h by lia.
Qed.

Theorem square_stairs_bandit K T n w L rho p0 d loss i x arm :
  (1 <= K)%nat -> (1 <= T)%nat -> (1 <= w)%nat -> (1 <= L)%nat -> 1 <= rho -> 0 < p0 <= 1 ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let size := steps_of n w L in let D := sum T (fun t => INR (min (d t) (T - t))) in
  stairs_regret (S n) size rho p0 d K T loss true i x arm
  <= (4 * sqrt (INR K) - 2) * sqrt (INR T / p0 + (rho - 1) / INR w * D) + 2 * sqrt 2 * sqrt (D * ln (INR K))
     + p0 / rho ^ n * (D / INR L).
Proof. intros. now apply (square_stairs K T n w L rho p0 d loss true). Qed.

Theorem square_stairs_full K T n w L rho p0 d loss i x arm :
  (1 <= K)%nat -> (1 <= T)%nat -> (1 <= w)%nat -> (1 <= L)%nat -> 1 <= rho -> 0 < p0 <= 1 ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let size := steps_of n w L in let D := sum T (fun t => INR (min (d t) (T - t))) in
  stairs_regret (S n) size rho p0 d K T loss false i x arm
  <= sqrt (ln (INR K)) * sqrt (INR T / p0 + (rho - 1) / INR w * D + 8 * D) + p0 / rho ^ n * (D / INR L).
Proof. intros. now apply (square_stairs K T n w L rho p0 d loss false). Qed.

Theorem square_stairs_legal C n w L d x t : (1 <= w)%nat -> (1 <= L)%nat -> (n * w + L <= C)%nat -> (1 <= t)%nat ->
  let size := steps_of n w L in
  observed C d (stairs_Z (S n) size d x) nothing t = arrive d (stairs_Z (S n) size d) x t.
Proof.
  intros w1 l1 small ht size. apply stairs_legal; trivial; [lia|].
  destruct (steps_fit n w L w1 l1) as (_ & _ & _ & total_). fold size in total_. lia.
Qed.

(** Told T only: with rho = 2, n = ceil (log2 T) and w = floor (C / (n + 1)) what is lost does not matter. *)
Lemma stairs_last_level T w L D d : (1 <= T)%nat -> (1 <= w <= L)%nat -> D = sum T (fun t => INR (min (d t) (T - t))) ->
  1 / 2 ^ Nat.log2_up T * (D / INR L) <= sqrt (D / 2) / INR w.
Proof.
  intros T1 wl hD. pose proof (INR_pos T T1) as t0. assert (D0 : 0 <= D) by (rewrite hD; positive).
  assert (few : D <= INR T * INR T / 2).
  { rewrite hD. eapply Rle_trans; [|apply half_of_the_looks]. rewrite <- (sum_rev T (fun t => INR (t - 1))).
    apply sum_le. intros. apply le_INR. lia. }
  assert (pw : INR T <= 2 ^ Nat.log2_up T).
  { change 2 with (INR 2). rewrite <- pow_INR. apply le_INR, Nat.log2_up_le_pow2; lia. }
  apply Rle_trans with (/ INR T * (D / INR w)).
  - unfold Rdiv. rewrite Rmult_1_l. apply Rmult_le_compat; [left; apply inv_pos; lra|positive|monotone|monotone].
  - unfold Rdiv. rewrite <- Rmult_assoc. apply Rmult_le_compat_r; [positive|]. fold (D / 2).
    pose proof (sqrt_sqrt (D / 2) ltac:(lra)) as ss. pose proof (sqrt_pos (D / 2)) as s0. set (s := sqrt (D / 2)) in *.
    apply Rmult_le_reg_l with (INR T); [assumption|]. rewrite <- Rmult_assoc, Rinv_r by lra. nra.
Qed.

Corollary square_stairs_told_T K T C d loss i x arm :
  (1 <= K)%nat -> (1 <= T)%nat -> (S (Nat.log2_up T) <= C)%nat -> (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let n := Nat.log2_up T in let w := (C / S n)%nat in let size := steps_of n w (C - n * w) in
  let D := sum T (fun t => INR (min (d t) (T - t))) in
  stairs_regret (S n) size 2 1 d K T loss true i x arm
    <= (4 * sqrt (INR K) - 2) * sqrt (INR T + D / INR w) + 2 * sqrt 2 * sqrt (D * ln (INR K)) + sqrt (D / 2) / INR w
  /\ stairs_regret (S n) size 2 1 d K T loss false i x arm
    <= sqrt (ln (INR K)) * sqrt (INR T + D / INR w + 8 * D) + sqrt (D / 2) / INR w.
Proof.
  intros K1 T1 hC unit hi n w size D. assert (w1 : (1 <= w)%nat) by (apply Nat.div_le_lower_bound; unfold n; lia).
  assert (fits : (w <= C - n * w)%nat) by (pose proof (Nat.mul_div_le C (S n) ltac:(lia)) as h; fold w in h; lia).
  pose proof (square_stairs_bandit K T n w (C - n * w) 2 1 d loss i x arm K1 T1 w1 ltac:(lia) ltac:(lra) ltac:(lra)
    unit hi) as bandit.
  pose proof (square_stairs_full K T n w (C - n * w) 2 1 d loss i x arm K1 T1 w1 ltac:(lia) ltac:(lra) ltac:(lra) unit
    hi) as full.
  cbv zeta in bandit, full. fold size D in bandit, full.
  pose proof (stairs_last_level T w (C - n * w) D d T1 ltac:(lia) eq_refl) as last. fold n in last.
  replace (INR T / 1 + (2 - 1) / INR w * D) with (INR T + D / INR w) in bandit, full by lra. split; lra.
Qed.

(** ** Announced delays, nothing dropped (and announced delays, dropping allowed): told neither T nor D *)

Theorem square_announced_bandit K C T d loss i w arm :
  (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let D := sum T (fun t => INR (d t)) in
  announced_reservoir_regret K C T d loss true i w arm
  <= (4 * sqrt (INR K) - 2) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt 2 * sqrt (D * ln (INR K)).
Proof. intros K1 C1 T1 ends unit hi D. exact (announced_by_most K C T d loss K1 C1 T1 ends unit true i w arm hi). Qed.

Theorem square_announced_full K C T d loss i w arm :
  (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let D := sum T (fun t => INR (d t)) in
  announced_reservoir_regret K C T d loss false i w arm <= sqrt (ln (INR K)) * sqrt (INR T + 2 / INR C * D + 8 * D).
Proof. intros K1 C1 T1 ends unit hi D. exact (announced_by_most K C T d loss K1 C1 T1 ends unit false i w arm hi). Qed.

(** It tracks a round if none of the later coins of its slot displaces it. These coins, and the chance p_t, are known when
    the round begins: they depend on what the slot did before, and on no later delay. *)
Theorem square_announced_legal C d x t : (1 <= C)%nat -> (1 <= t)%nat ->
  observed C d (Z C d x) nothing t = arrive d (Z C d) x t
  /\ known t (fun y => odds C d y t)
  /\ Z C d x t = x t && forallb (fun k => negb (x (t + k * C)%nat)) (seq 1 (d t / C))
  /\ forall k, (1 <= k)%nat -> (k * C <= d t)%nat -> x t = true -> (forall j, (1 <= j < k)%nat -> x (t + j * C)%nat = false) ->
     enters C d (t + k * C) x = toss (/ INR (S (age C d x t + k))).
Proof.
  intros C1 ht. split; [now apply announced_legal|]. split; [|split; [now apply announced_survives|]].
  - intros y z h. unfold odds. now rewrite (known_age C d C1 t ht y z h).
  - intros. now apply announced_ahead.
Qed.

(** ** Hidden delays, dropping allowed: reservoirs, told T and D *)

Theorem square_reservoirs_bandit K C T d loss i w arm :
  (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let D := sum T (fun t => INR (d t)) in
  reservoirs_regret K C T d loss true i w arm
  <= sqrt 2 * (2 * sqrt (INR K) - 1) * sqrt (INR T + 2 / INR C * D) + 2 * sqrt (D * ln (INR K)).
Proof. intros K1 C1 T1 ends unit hi D. exact (reservoirs_by_most K C T d loss K1 C1 T1 ends unit true i w arm hi). Qed.

Theorem square_reservoirs_full K C T d loss i w arm :
  (1 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
  (forall t j, 0 <= loss t j <= 1) -> (i < K)%nat ->
  let D := sum T (fun t => INR (d t)) in
  reservoirs_regret K C T d loss false i w arm <= sqrt (ln (INR K) / 2) * sqrt (INR T + 2 / INR C * D + 8 * D).
Proof. intros K1 C1 T1 ends unit hi D. exact (reservoirs_by_most K C T d loss K1 C1 T1 ends unit false i w arm hi). Qed.

Theorem square_reservoirs_legal C d x t : (1 <= C)%nat -> (1 <= t)%nat ->
  observed C d x (displaces C x) t = arrive d (Z C d) x t.
Proof. apply reservoirs_legal. Qed.

(** ** Lower bounds: equal delays d, every player, clairvoyant or not, preemptive or not *)

(** P.10, for bandits, too, and whatever the capacity. *)
Theorem square_lower_full {W} bandit K C d T (rho : law W) p :
  (2 <= K)%nat -> figure_1_player bandit K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmin (INR T / 2) (sqrt (/ 8 * INR (Nat.log2 K) * INR T * INR (d + 1))) <= regret rho (fun w => plays (p w)) T l i
    /\ / 3 * Rmin (INR T) (sqrt (INR T * INR (d + 1) * ln (INR K))) <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 player. destruct (lower_1_bits bandit K C d T rho p K2 player) as (l & i & hl & hi & h).
  exists l, i. repeat split; trivial; try apply hl. eapply Rle_trans; [now apply root_of_bits|exact h].
Qed.

(** P.11 *)
Theorem square_lower_hidden {W} K C d T s (rho : law W) p :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> / INR K <= s < 1 -> figure_1_player true K C (fun _ => d) rho p ->
  let M := INR T * Rmin 1 (INR C / INR (d + 1)) in
  exists l i, unit_interval l /\ (i < K)%nat
    /\ INR T / 2 * (1 - s) * sqrt (1 - exp (- (4 * INR K / M * kl (/ INR K) s))) <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 C1 T1 hs player M. apply (lower_2_at K T C d); trivial; [|lra|lra|now apply (slots_limit_looks K)].
  apply looks_positive; [assumption|now apply INR_pos].
Qed.

Theorem square_lower_hidden_closed {W} K C d T (rho : law W) p :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ (if (K <? 15)%nat then sqrt 7 / 32 else / 4)
       * Rmin (INR T) (sqrt (INR T * INR K * Rmax 1 (INR (d + 1) / INR C))) <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 C1 T1 player. apply (lower_2_any K T C d (INR C)); trivial; [now apply INR_pos|now apply (slots_limit_looks K)].
Qed.

(** P.12 *)
Theorem square_lower_bandit {W} K C d T (rho : law W) p :
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ / 9 * Rmin (INR T) (sqrt (INR T * INR K * (1 + INR d / INR C)) + sqrt (INR T * INR d * ln (INR K)))
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 C1 T1 player. apply (lower_3_any K T C d (INR C)); trivial; [exact (le_INR 1 C C1)|now apply (slots_limit_looks K)].
Qed.

(** With a limit c to the mean size of the tracking set in the place of C. *)
Theorem square_lower_bandit_mean {W} K C d T c (rho : law W) p :
  (2 <= K)%nat -> (1 <= T)%nat -> 1 <= c -> figure_1_player true K C (fun _ => d) rho p ->
  (forall l t, unit_interval l -> (1 <= t <= T)%nat ->
    mean rho (fun w => INR (length (held_after C (fun _ => d) (p w) l t))) <= c) ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ / 9 * Rmin (INR T) (sqrt (INR T * INR K * (1 + INR d / c)) + sqrt (INR T * INR d * ln (INR K)))
       <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 T1 c1 player size. apply (lower_3_any K T C d c); trivial. apply (mean_size_limits_looks K); trivial. lra.
Qed.

(** ** Hidden delays, nothing dropped: promises on the sum of 1 / p_t

    For any scheduler, which may use all that it has heard: if the mean tracking chances keep the promise for all delays
    that end in the game, then kappa C is at least of the order of log T. (For A = 1 take m = 0.) *)
Theorem square_promises {W} (C T m : nat) (A kappa : R) (rho : law W) (adds : W -> (nat -> nat) -> nat -> bool) :
  proper rho -> (forall w, hears_only C (adds w)) -> 0 < kappa -> (m <= T)%nat ->
  2 * (A - 1) * INR T <= kappa * (INR m * (INR m + 1)) ->
  (forall d t, (1 <= t <= T)%nat -> 0 < chance_of C rho adds d t) ->
  (forall d, (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
    sum T (fun t => / chance_of C rho adds d t) <= A * INR T + kappa * sum T (fun t => INR (d t))) ->
  sum T (fun k => / (1 + kappa * INR (max m (k - 1)))) <= INR C
  /\ ln ((1 + kappa * INR T) / (1 + kappa * INR m)) <= kappa * INR C.
Proof. apply promises_need_slots. Qed.

(** The price 2 / C is needed, whatever a scheduler may know or drop: if it keeps the promise for the crowd of T rounds
    that all end in round T, kappa >= 2 / C - (2 A - 2 / C) / (T - 1); with one slot, A = 1 and T = 2 that is kappa >= 2. *)
Theorem square_price {W} (C T : nat) (A kappa : R) (rho : law W) (adds : W -> nat -> bool) (drops : W -> nat -> nat -> bool) :
  proper rho -> (1 <= C)%nat -> (1 <= T)%nat -> let d := until T in
  let seen t := mean rho (fun w => ind (member t (observed C d (adds w) (drops w) T))) in
  (forall t, (1 <= t <= T)%nat -> 0 < seen t) ->
  sum T (fun t => / seen t) <= A * INR T + kappa * sum T (fun t => INR (d t)) ->
  INR T / INR C <= A + kappa * (INR T - 1) / 2.
Proof. intros h1 h2 h3 d seen. now apply crowd_price. Qed.
