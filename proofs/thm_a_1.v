(** Theorem A.1 (thm:cesa16-lb), whole: with equal delays d every player of Figure 1, whatever its capacity, has
    regret at least sqrt (T (d + 1) log K) / (20 sqrt 2), and for bandits also sqrt (K T) / 20. The conditions K >= 2,
    (d + 1) max {1, log K} <= T and, for bandits, K <= T are missing in the paper. *)
From Delays Require Export players lem_d_3.

(** A law on deterministic players of Figure 1. For C >= T there is no limit to the tracking set. *)
Record figure_1_player {W} (bandit : bool) (K C : nat) (d : nat -> nat) (rho : law W) (p : W -> moves) : Prop := {
  mixture : proper rho;
  follows : forall w, follows_figure_1 bandit C d (p w);
  arms_there : forall w l t, (plays (p w) l t < K)%nat
}.

(** ** The first term: without delays the player would see everything at once *)

Lemma sees_at_most_all bandit C d q : follows_figure_1 bandit C d q -> sees_only bandit (plays q) (fun _ _ => true).
Proof.
  intros player l l' t ht alike. split; [|reflexivity].
  destruct (same_views bandit C d q player l l' (t - 1)) as [_ news].
  - intros s hs early _ _ _. specialize (alike s ltac:(lia)). unfold shown in alike. now injection alike.
  - destruct (player l l' t ht) as [e _]; [intros r hr; apply news; lia|exact e].
Qed.

Theorem thm_a_1_bandit_first {W} (K T C : nat) d (rho : law W) p :
  (2 <= K)%nat -> (K <= T)%nat -> figure_1_player true K C d rho p ->
  exists l i, unit_interval l /\ (i < K)%nat /\ sqrt (INR K * INR T) / 20 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 KT [hrho hplayer harm]. pose proof (INR_pos T ltac:(lia)) as posT. pose proof (pos_INR K).
  destruct (thm_a_2_bandit K T (INR T) rho (fun w => plays (p w)) (fun _ _ _ => true)) as (l & i & hl & hi & large);
    try lia; [now apply le_INR| |].
  - split; trivial; [intros w; now apply (sees_at_most_all true C d)|].
    intros l _. rewrite mean_const by assumption. rewrite sum_const. simpl. lra.
  - exists l, i. repeat split; trivial; try apply hl. eapply Rle_trans; [right|exact large].
    replace (INR K * INR T) with (INR K / INR T * (INR T * INR T)) by (field; lra).
    rewrite sqrt_mult, sqrt_square by (try lra; try (apply div_nonneg; lra); nra). field.
Qed.

(** ** The second term: losses that stand still while the feedback is on its way *)

(** On rows that have arrived in time the player does the same, with bandit feedback or with full information. *)
Lemma rows_are_enough bandit C d q l l' : follows_figure_1 bandit C d q -> forall t, (1 <= t)%nat ->
  (forall s, (1 <= s)%nat -> (s + d s < t)%nat -> l s = l' s) -> plays q l t = plays q l' t.
Proof.
  intros player t. induction t as [t IH] using lt_wf_ind. intros ht rows.
  destruct (same_views bandit C d q player l l' (t - 1)) as [_ news].
  - intros s hs early _ _ _. unfold view. rewrite (rows s) by lia. destruct bandit; [|reflexivity].
    rewrite (IH s); [reflexivity|lia|assumption|]. intros r hr hrs. apply rows; lia.
  - destruct (player l l' t ht) as [e _]; [intros r hr; apply news; lia|exact e].
Qed.

Section Blocks.
Variables (b n : nat).
Hypothesis b1 : (1 <= b)%nat.

(** Each row of y for b rounds, n times; then no losses. *)
Definition stretched (y : losses) : losses := fun t i => if t <=? n * b then y (ceiling t b) i else 0.

Lemma stretched_unit y : unit_interval y -> unit_interval (stretched y).
Proof. intros h t i. unfold stretched. destruct (_ <=? _); [apply h|lra]. Qed.

Lemma ceiling_representative tau j : (1 <= tau)%nat -> (1 <= j <= b)%nat -> ceiling (representative b tau j) b = tau.
Proof.
  intros ht hj. unfold ceiling, representative.
  replace ((tau - 1) * b + j + b - 1)%nat with ((j - 1) + tau * b)%nat by nia.
  rewrite Nat.div_add by lia. rewrite Nat.div_small by lia. lia.
Qed.

Lemma sum_stretched T y (f : nat -> nat) : (n * b <= T)%nat ->
  sum T (fun t => stretched y t (f t)) = sum n (fun tau => sum b (fun j => y tau (f (representative b tau j)))).
Proof.
  intros hT. replace T with (n * b + (T - n * b))%nat by lia. rewrite sum_split, (sum_zero (T - n * b)).
  - rewrite Rplus_0_r, sum_blocks by assumption. apply sum_ext. intros tau ht. apply sum_ext. intros j hj.
    unfold stretched. rewrite ceiling_representative by lia.
    rewrite (proj2 (Nat.leb_le (representative b tau j) (n * b))); [reflexivity|]. unfold representative. nia.
  - intros s hs. unfold stretched. now rewrite (proj2 (Nat.leb_gt (n * b + s) (n * b))) by lia.
Qed.

(** The player of the short game draws a place of the block, and plays what the delayed player would play there. *)
Definition short_player {W} (p : W -> moves) (wj : W * nat) (y : losses) (tau : nat) : nat :=
  plays (p (fst wj)) (stretched y) (representative b tau (snd wj)).

(** For places that do not exist, another arm; they are never drawn. *)
Definition short_arm {W} (p : W -> moves) (wj : W * nat) (y : losses) (tau : nat) : nat :=
  if (1 <=? snd wj) && (snd wj <=? b) then short_player p wj y tau else 0%nat.

(** Nothing of a block is seen in it, if the delay is at least b - 1. *)
Lemma short_player_is_legal {W} bandit C d (p : W -> moves) wj : (b <= d + 1)%nat ->
  (forall w, follows_figure_1 bandit C (fun _ => d) (p w)) ->
  sees_only false (short_arm p wj) (fun _ _ => true).
Proof.
  intros long player y y' tau ht alike. split; [|reflexivity]. unfold short_arm.
  destruct (Nat.leb_spec 1 (snd wj)), (Nat.leb_spec (snd wj) b); try reflexivity. cbn [andb]. unfold short_player.
  apply (rows_are_enough bandit C (fun _ => d)); [apply player|unfold representative; nia|].
  intros s hs early. unfold stretched. destruct (_ <=? _); [|reflexivity].
  assert (before : (1 <= ceiling s b < tau)%nat).
  { unfold ceiling, representative in *. split.
    - apply Nat.div_le_lower_bound; lia.
    - apply Nat.div_lt_upper_bound; [lia|]. nia. }
  specialize (alike _ before). unfold shown, view in alike. injection alike as e.
  apply functional_extensionality. intros i. now rewrite e.
Qed.

(** The delayed regret is b times that of the short game. *)
Lemma stakes {W} T (rho : law W) (p : W -> moves) y i : proper rho -> (n * b <= T)%nat ->
  regret rho (fun w => plays (p w)) T (stretched y) i = INR b * regret (both rho (places b)) (short_arm p) n y i.
Proof.
  intros hrho hT. pose proof (INR_pos b b1). unfold regret. rewrite (sum_stretched T y (fun _ => i)) by assumption.
  rewrite (sum_ext n _ (fun tau => INR b * y tau i)) by (intros; now rewrite sum_const).
  rewrite sum_scal, Rmult_minus_distr_l. f_equal. rewrite mean_both, <- mean_scal. apply mean_ext. intros w.
  rewrite sum_stretched by assumption. unfold places. rewrite mean_uniform_on, <- Rmult_assoc, Rinv_r, Rmult_1_l by lra.
  rewrite sum_swap. apply sum_ext. intros j hj. apply sum_ext. intros tau ht. unfold short_arm.
  cbn [snd].
  rewrite (proj2 (Nat.leb_le 1 j)), (proj2 (Nat.leb_le j b)) by lia. reflexivity.
Qed.
End Blocks.

(** Rounding: floor (T / (d + 1)) >= T / (2 (d + 1)). *)
Lemma whole_blocks T b : (1 <= b <= T)%nat -> (1 <= T / b)%nat /\ INR T <= 2 * (INR b * INR (T / b)).
Proof.
  intros h. assert (one : (1 <= T / b)%nat) by (apply Nat.div_le_lower_bound; lia). split; [assumption|].
  rewrite <- mult_INR. replace 2 with (INR 2) by reflexivity. rewrite <- mult_INR. apply le_INR.
  pose proof (Nat.div_mod_eq T b). pose proof (Nat.mod_upper_bound T b ltac:(lia)). nia.
Qed.

Theorem thm_a_1_full {W} (bandit : bool) (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  figure_1_player bandit K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ sqrt (INR T * INR (d + 1) * ln (INR K)) / (20 * sqrt 2) <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 room [hrho hplayer harm]. set (b := (d + 1)%nat) in *. assert (b1 : (1 <= b)%nat) by lia.
  pose proof (INR_pos b b1) as posb. pose proof (Rmax_l 1 (ln (INR K))) as m1. pose proof (Rmax_r 1 (ln (INR K))) as m2.
  assert (bT : (b <= T)%nat) by (apply INR_le; nra).
  destruct (whole_blocks T b ltac:(lia)) as [n1 most]. set (n := (T / b)%nat) in *.
  assert (lk : 0 < ln (INR K)) by (rewrite <- ln_1; apply ln_increasing; [lra|apply (lt_INR 1); lia]).
  pose proof (INR_pos n n1) as posn. pose proof (pos_INR T) as T0.
  assert (fits : (n * b <= T)%nat) by (unfold n; rewrite Nat.mul_comm; apply Nat.mul_div_le; lia).
  destruct (thm_a_2_full K n (INR n) (both rho (places b)) (short_arm b n p) (fun _ _ _ => true))
    as (y & i & hy & hi & large); trivial.
  - apply Rmult_le_reg_l with (2 * INR b); [lra|].
    assert (INR b * ln (INR K) <= INR b * Rmax 1 (ln (INR K))) by (apply Rmult_le_compat_l; lra). lra.
  - split.
    + apply both_proper; [assumption|now apply places_proper].
    + intros wj. apply (short_player_is_legal b n b1 bandit C d); [unfold b; lia|apply hplayer].
    + intros wj l t. unfold short_arm, short_player. destruct (_ && _); [apply harm|lia].
    + intros l _. rewrite mean_const by (apply both_proper; [assumption|now apply places_proper]).
      rewrite sum_const. simpl. lra.
  - exists (stretched b n y), i. split; [now apply stretched_unit|]. split; [assumption|].
    rewrite (stakes b n b1) by assumption. apply Rle_trans with (INR b * (INR n / 20 * sqrt (ln (INR K) / INR n)));
      [|apply Rmult_le_compat_l; lra].
    (* b n sqrt (log K / n) >= sqrt (T b log K / 2) *)
    assert (root : sqrt (INR T * INR b * ln (INR K)) / sqrt 2 <= INR b * INR n * sqrt (ln (INR K) / INR n)).
    { rewrite <- sqrt_div_alt by lra.
      rewrite <- (sqrt_square (INR b * INR n)) by (apply Rmult_le_pos; lra).
      rewrite <- sqrt_mult by (try (apply div_nonneg; lra); apply Rle_0_sqr). apply sqrt_le_1_alt.
      replace (INR b * INR n * (INR b * INR n) * (ln (INR K) / INR n)) with (INR b * ln (INR K) * (INR b * INR n))
        by (field; lra).
      replace (INR T * INR b * ln (INR K) / 2) with (INR b * ln (INR K) * (INR T / 2)) by field.
      apply Rmult_le_compat_l; [nra|lra]. }
    replace (sqrt (INR T * INR b * ln (INR K)) / (20 * sqrt 2)) with (sqrt (INR T * INR b * ln (INR K)) / sqrt 2 / 20)
      by (field; apply Rgt_not_eq, sqrt_lt_R0; lra). lra.
Qed.

(** In the paper's words: 1/29 of max {sqrt (K T), sqrt (T d log K)}. *)
Theorem thm_a_1 {W} (K T C d : nat) (rho : law W) p :
  (2 <= K)%nat -> (K <= T)%nat -> INR (d + 1) * Rmax 1 (ln (INR K)) <= INR T ->
  figure_1_player true K C (fun _ => d) rho p ->
  exists l i, unit_interval l /\ (i < K)%nat
    /\ Rmax (sqrt (INR K * INR T)) (sqrt (INR T * INR d * ln (INR K))) / 29 <= regret rho (fun w => plays (p w)) T l i.
Proof.
  intros K2 KT room player. destruct (Rle_lt_dec (sqrt (INR T * INR d * ln (INR K))) (sqrt (INR K * INR T))) as
    [small|big].
  - destruct (thm_a_1_bandit_first K T C _ rho p K2 KT player) as (l & i & hl & hi & large).
    exists l, i. repeat split; try assumption; try apply hl. rewrite Rmax_left by assumption.
    pose proof (sqrt_pos (INR K * INR T)). lra.
  - destruct (thm_a_1_full true K T C d rho p K2 room player) as (l & i & hl & hi & large).
    exists l, i. repeat split; try assumption; try apply hl. rewrite Rmax_right by lra.
    eapply Rle_trans; [|exact large].
    assert (lk : 0 <= ln (INR K)) by (rewrite <- ln_1; apply ln_le; [lra|apply (le_INR 1); lia]).
    assert (more : sqrt (INR T * INR d * ln (INR K)) <= sqrt (INR T * INR (d + 1) * ln (INR K))).
    { apply sqrt_le_1_alt. apply Rmult_le_compat_r; [assumption|]. apply Rmult_le_compat_l; [apply pos_INR|].
      apply le_INR. lia. }
    pose proof (sqrt_pos (INR T * INR d * ln (INR K))). pose proof (sqrt_lt_R0 2 ltac:(lra)) as r0.
    pose proof (sqrt_sqrt 2 ltac:(lra)) as r2. assert (r29 : 20 * sqrt 2 <= 29) by nra.
    unfold Rdiv. apply Rmult_le_compat; [lra|left; apply inv_pos; lra|assumption|].
    apply Rinv_le_contravar; lra.
Qed.
