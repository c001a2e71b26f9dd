(** Capacity is a change of time (P.16 of the book), as a strategy: who knows that no delay is above d, is told nothing
    and drops nothing, plays any learner for the game without delays. With n slots a step is a cell of n rounds. Slots
    are free whenever a cell is looked at; moves depend on what has been observed; all chance is drawn before the game. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export time_change strategies.
From Delays Require Import fact_d_1 thm_3_1_lines thm_a_1 legal def_4_3 no_limit.
From Delays Require beyond square_strategies.

Module B := beyond.

(** ** Looks, as in `beyond.v` *)

Lemma tails_are_all w t n : tails w t n = forallb (fun k => negb (w (t - k)%nat)) (seq 1 n).
Proof.
  induction n as [|n IH]; [reflexivity|]. cbn [tails]. rewrite IH, seq_S, forallb_app. cbn [forallb Nat.add].
  now rewrite andb_true_r, andb_comm.
Qed.

Lemma looks_is m x g : (1 <= g)%nat -> B.looks m x g = looked m x g.
Proof.
  intros hg. unfold B.looks, looked, spaced_Z, window. replace (Nat.min m (m + g - 1)) with m by lia.
  now rewrite tails_are_all, andb_comm.
Qed.

Lemma looked_is m x G : B.looked m x G = looked_rounds m x G.
Proof. apply (filter_rounds_ext (B.looks m x) (looked m x)). intros g hg. apply looks_is. lia. Qed.

Lemma look_chance_is m : B.look_chance m = look_chance m.
Proof. unfold B.look_chance, B.heads, look_chance, heads. rewrite plus_INR. apply Rmult_comm. Qed.

Lemma over_coins_is m G f : B.over_coins m G f = time_mean m G f B.no_coin.
Proof. unfold B.over_coins, B.heads, time_mean, heads. now rewrite plus_INR. Qed.

Definition show_step bandit (step : P.table) (arms : nat -> nat) : P.table := B.reveals bandit arms step.
Definition step_regret (n i : nat) (step : P.table) (arms : nat -> nat) : R := sum n (fun j => step j (arms j) - step j i).

Lemma revealed_is bandit act steps : B.revealed bandit act steps = shown_steps (show_step bandit) act steps.
Proof. induction steps as [|step before IH]; [reflexivity|]. cbn [B.revealed shown_steps]. now rewrite IH. Qed.

Lemma undelayed_is bandit n act i steps :
  B.undelayed bandit n act i steps = undelayed_regret (show_step bandit) (step_regret n i) act steps.
Proof.
  induction steps as [|step before IH]; [reflexivity|]. cbn [B.undelayed undelayed_regret].
  now rewrite IH, revealed_is.
Qed.

Section Arms.
Variables (K : nat) (learners : law B.learner).
Hypothesis fine : B.plays_arms K learners.

(** A learner that is not in the law may play any number; it is never drawn. *)
Definition with_arms (act : B.learner) : B.learner := fun past j => if act past j <? K then act past j else 0%nat.

Lemma some_arm : (1 <= K)%nat.
Proof.
  destruct fine as [[_ total] there]. destruct learners as [|[act u] rest]; [simpl in total; lra|].
  specialize (there act u nil 0%nat (or_introl eq_refl)). lia.
Qed.

Lemma with_arms_there act past j : (with_arms act past j < K)%nat.
Proof. unfold with_arms. pose proof some_arm. destruct (Nat.ltb_spec (act past j) K); lia. Qed.

Lemma drawn_have_arms (f : B.learner -> R) : mean learners (fun act => f (with_arms act)) = mean learners f.
Proof.
  destruct fine as [_ there]. clear fine. induction learners as [|[act u] rest IH]; [reflexivity|]. cbn [mean].
  rewrite IH by (intros; eapply there; right; eassumption). do 2 f_equal.
  assert (e : with_arms act = act); [|now rewrite e]. apply functional_extensionality. intros past.
  apply functional_extensionality. intros j. unfold with_arms.
  now rewrite (proj2 (Nat.ltb_lt _ _) (there act u past j (or_introl eq_refl))).
Qed.
End Arms.

(** ** Cells of n rounds *)

Lemma by_cells n f G : sum (G * n) f = sum G (fun g => sum n (fun j => f (representative n g j))).
Proof.
  induction G as [|G IH]; [reflexivity|]. replace (S G * n)%nat with (G * n + n)%nat by lia.
  rewrite sum_split, sum_last, IH. unfold representative. f_equal. now pred.
Qed.

Section Cells.
Variables (bandit : bool) (C d n : nat).
Hypotheses (n1 : (1 <= n)%nat) (nC : (n <= C)%nat).
Let m : nat := ceiling d n.
Let cell_of (t : nat) : nat := ceiling t n.

Lemma cells_are_long : (d <= m * n)%nat.
Proof.
  unfold m, ceiling. pose proof (Nat.div_mod (d + n - 1) n ltac:(lia)).
  pose proof (Nat.mod_upper_bound (d + n - 1) n ltac:(lia)). lia.
Qed.

(** What is tracked in a cell before g has come before cell g begins, if both are looked at. *)
Lemma over_before (delays : nat -> nat) x s t : P.up_to d delays -> (1 <= s)%nat -> (cell_of s < cell_of t)%nat ->
  (1 <= t)%nat -> B.looks m x (cell_of s) = true -> B.looks m x (cell_of t) = true ->
  (s + delays s <= (cell_of t - 1) * n)%nat.
Proof.
  intros short hs less ht zs zt. destruct (batch_of n n1 s hs) as (s1 & _ & high).
  destruct (batch_of n n1 t ht) as (t1 & _ & _). fold (cell_of s) in s1, high. fold (cell_of t) in t1.
  rewrite looks_is in zs, zt by assumption.
  pose proof (looks_apart m x (cell_of s) (cell_of t) ltac:(lia) zs zt). pose proof cells_are_long. specialize (short s).
  assert ((cell_of s + m) * n <= (cell_of t - 1) * n)%nat by (apply Nat.mul_le_mono_r; lia). lia.
Qed.

(** So n slots are enough: in Figure 1 just these rounds are observed. *)
Theorem cells_are_legal (delays : nat -> nat) x t : P.up_to d delays -> (1 <= t)%nat ->
  observed C delays (fun s => B.looks m x (ceiling s n)) nothing t
  = filter (fun s => (s + delays s =? t) && B.looks m x (ceiling s n)) (rounds t).
Proof.
  intros short. apply undropped_is_legal. clear t. intros t ht zt. destruct (batch_of n n1 t ht) as (t1 & low & high).
  eapply Nat.lt_le_trans; [|exact nC].
  apply Nat.le_lt_trans with (length (seq (S ((cell_of t - 1) * n)) (t - 1 - (cell_of t - 1) * n))).
  2:{ rewrite seq_length. fold (cell_of t) in low, high, t1.
      assert (cell_of t * n = (cell_of t - 1) * n + n)%nat by nia. lia. }
  apply NoDup_incl_length; [apply NoDup_filter, rounds_distinct|]. intros s hs.
  apply filter_In in hs as [hs waits]. apply in_rounds in hs. apply andb_true_iff in waits as [zs waits].
  apply Nat.leb_le in waits. apply in_seq. fold (cell_of t) in low, high.
  destruct (le_lt_dec (cell_of t) (cell_of s)) as [same|less].
  - destruct (batch_of n n1 s ltac:(lia)) as (_ & low' & _). fold (cell_of s) in low'.
    assert ((cell_of t - 1) * n <= (cell_of s - 1) * n)%nat by (apply Nat.mul_le_mono_r; lia). lia.
  - pose proof (over_before delays x s t short ltac:(lia) less ht zs zt). lia.
Qed.

(** ** Moves depend on what has been observed *)

Section Heard.
Variables (act : B.learner) (x : nat -> bool) (d1 d2 : nat -> nat) (l1 l2 : P.table) (t : nat).
Hypotheses (short1 : P.up_to d d1) (short2 : P.up_to d d2) (t1 : (1 <= t)%nat).
Let moves_ : P.moves := B.changed bandit n m act x.
Hypothesis same : forall r, (1 <= r < t)%nat -> P.feedback bandit C d1 moves_ l1 r = P.feedback bandit C d2 moves_ l2 r.

Let looks_of delays l (short : P.up_to d delays) r : (1 <= r)%nat -> P.feedback bandit C delays moves_ l r
  = map (fun s => (s, P.view bandit moves_ l s))
      (filter (fun s => (s + delays s =? r) && B.looks m x (ceiling s n)) (rounds r)).
Proof. intros hr. unfold P.feedback. f_equal. now apply cells_are_legal. Qed.

Lemma view_is_shared s : (1 <= s)%nat -> (s + d1 s < t)%nat -> B.looks m x (cell_of s) = true ->
  P.view bandit moves_ l1 s = P.view bandit moves_ l2 s.
Proof.
  intros hs early z. set (r := (s + d1 s)%nat). assert (r1 : (1 <= r)%nat) by (unfold r; lia).
  assert (here : In (s, P.view bandit moves_ l1 s) (P.feedback bandit C d2 moves_ l2 r)).
  { rewrite <- (same r ltac:(lia)), looks_of by assumption.
    apply in_map_iff. exists s. split; [reflexivity|]. apply filter_In. split; [apply in_rounds; unfold r; lia|].
    unfold r, cell_of in *. now rewrite Nat.eqb_refl. }
  rewrite looks_of in here by assumption. apply in_map_iff in here as (s' & [= -> e] & _). now symmetry.
Qed.

Lemma cells_heard G : (G <= cell_of t - 1 - m)%nat ->
  B.revealed bandit act (map (B.cell n l1) (B.looked m x G)) = B.revealed bandit act (map (B.cell n l2) (B.looked m x G)).
Proof.
  induction G as [|G IH]; intros hG; [reflexivity|]. specialize (IH ltac:(lia)).
  change (B.looked m x (S G)) with (if B.looks m x (S G) then S G :: B.looked m x G else B.looked m x G).
  destruct (B.looks m x (S G)) eqn:z; [|exact IH]. cbn [map B.revealed]. rewrite <- IH. f_equal.
  unfold B.reveals. apply functional_extensionality. intros j. unfold B.cell.
  destruct ((1 <=? j) && (j <=? n)) eqn:inside; [|now destruct bandit].
  apply andb_true_iff in inside as [j1 jn]. apply Nat.leb_le in j1, jn. set (s := P.representative n (S G) j).
  assert (place_ : s = (G * n + j)%nat) by (unfold s, P.representative; now pred).
  assert (s1 : (1 <= s)%nat) by lia.
  assert (in_cell : cell_of s = S G) by (unfold cell_of; apply batch_unique; [assumption|lia|rewrite place_; pred; nia]).
  assert (early : (s + d1 s < t)%nat).
  { destruct (batch_of n n1 t t1) as (_ & low & _). fold (cell_of t) in low. pose proof cells_are_long.
    specialize (short1 s). assert ((S G + m) * n <= (cell_of t - 1) * n)%nat by (apply Nat.mul_le_mono_r; lia). nia. }
  pose proof (view_is_shared s s1 early ltac:(now rewrite in_cell)) as e. unfold P.view in e.
  destruct bandit; [|exact e]. apply functional_extensionality. intros i. apply (f_equal (fun f => f i)) in e.
  assert (arm : forall l, P.plays moves_ l s = act (B.revealed true act (map (B.cell n l) (B.looked m x G))) j).
  { intros l. unfold moves_. cbn [P.plays B.changed]. change (P.ceiling s n) with (cell_of s). rewrite in_cell. pred.
    replace (s - G * n)%nat with j by lia. do 3 f_equal. rewrite !looked_is.
    apply (looks_are_old m x G). now rewrite <- looks_is by lia. }
  rewrite !arm, <- IH in e. exact e.
Qed.
End Heard.

(** ** The strategy *)

Section Player.
Variables (K H : nat) (learners : law B.learner).
Hypothesis fine : B.plays_arms K learners.

Let learners_proper : proper learners.
Proof. destruct fine as [[nonneg total] _]. now split. Qed.
Let coin_law := independent (spaced_coin (heads m)).
Let coins_proper t (w : nat -> bool) : proper (coin_law t w).
Proof. apply (spaced_coin_proper (heads m)), heads_bounds. Qed.

Definition change_coins : law (nat -> bool) := drawn coin_law 1 (m + ceiling H n) B.no_coin.

Definition change_player : P.strategy P.NCNP bandit K C (P.up_to d).
Proof.
  refine {| P.seed := ((nat -> bool) * B.learner)%type; P.seeds := both change_coins learners;
            P.course := fun w _ => B.changed bandit n m (with_arms K (snd w)) (fst w) |}.
  - assert (ok : proper (both change_coins learners))
      by (apply both_proper; [now apply drawn_proper|exact learners_proper]).
    destruct ok. now split.
  - intros w dl l t _. cbn [P.plays B.changed]. apply (with_arms_there K learners fine).
  - intros _ w dl _ l t _. unfold P.dropped. cbn [P.removes B.changed].
    induction (P.leave _ _ _) as [|r held IH]; [reflexivity|exact IH].
  - intros w d1 d2 l1 l2 t h1 h2 ht _ hears same. split; [|split; [reflexivity|reflexivity]].
    cbn [P.plays B.changed]. now rewrite (cells_heard (with_arms K (snd w)) (fst w) d1 d2 l1 l2 t h1 h2 ht same).
Defined.

Lemma change_player_law d' (f : P.moves -> R) : P.mean (P.seeds change_player) (fun w => f (P.course change_player w d'))
  = B.over_coins m (ceiling H n) (fun x => mean learners (fun act => f (B.changed bandit n m act x))).
Proof.
  rewrite over_coins_is. unfold time_mean. etransitivity; [exact (mean_both change_coins learners
    (fun w => f (B.changed bandit n m (with_arms K (snd w)) (fst w))))|].
  unfold change_coins. rewrite mean_drawn. apply E_ext. intros x. cbn [fst snd].
  apply (drawn_have_arms K learners fine (fun act => f (B.changed bandit n m act x))).
Qed.

(** The regret of a course is that of its cells. *)
Lemma course_by_cells act x T l i :
  sum T (fun t => l t (P.plays (B.changed bandit n m act x) l t)) - sum T (fun t => l t i)
  = player_regret (show_step bandit) (step_regret n i) m (ceiling T n)
      (B.cell n (B.within T l)) act x.
Proof.
  assert (long : (T <= ceiling T n * n)%nat).
  { destruct T as [|T']; [lia|]. destruct (batch_of n n1 (S T') ltac:(lia)) as (_ & _ & high). exact high. }
  rewrite <- sum_minus, <- (sum_until T (ceiling T n * n)) by exact long. rewrite by_cells.
  apply sum_ext. intros g hg. apply sum_ext. intros j hj.
  assert (inside : B.cell n (B.within T l) g j = B.within T l (representative n g j)) by (unfold B.cell; now decided).
  rewrite inside. unfold B.within at 1 3. destruct (Nat.leb_spec (representative n g j) T) as [before_|]; [|ring].
  do 2 f_equal. cbn [P.plays B.changed].
  change (P.ceiling (representative n g j) n) with (ceiling (representative n g j) n).
  rewrite (ceiling_representative n g j) by lia. unfold player_action.
  replace (representative n g j - (g - 1) * n)%nat with j by (unfold representative; lia).
  rewrite <- looked_is. rewrite <- revealed_is.
  do 2 f_equal. apply map_ext_in. intros g' hg'. apply filter_In in hg' as [hg' _]. apply in_rounds in hg'.
  apply functional_extensionality. intros k. unfold B.cell. destruct ((1 <=? k) && (k <=? n)) eqn:k_in; [|reflexivity].
  apply andb_true_iff in k_in as [k1 kn]. apply Nat.leb_le in k1, kn. unfold B.within.
  assert ((representative n g' k <= (g - 1) * n)%nat).
  { unfold representative. assert (g' * n <= (g - 1) * n)%nat by (apply Nat.mul_le_mono_r; lia). nia. }
  assert ((representative n g j >= (g - 1) * n)%nat) by (unfold representative; lia).
  change (P.representative n g' k) with (representative n g' k). now decided.
Qed.

Lemma change_player_regret T d' l i : P.regret_of change_player T d' l i
  = time_mean m (ceiling H n) (fun x => mean learners (fun act =>
      player_regret (show_step bandit) (step_regret n i) m (ceiling T n)
        (B.cell n (B.within T l)) act x)) B.no_coin.
Proof.
  set (played := fun x act => sum T (fun t => l t (P.plays (B.changed bandit n m act x) l t))).
  set (best := sum T (fun t => l t i)).
  transitivity (time_mean m (ceiling H n) (fun x => mean learners (played x)) B.no_coin - best).
  { rewrite <- over_coins_is. unfold played.
    rewrite <- (change_player_law d' (fun mv => sum T (fun t => l t (P.plays mv l t)))). reflexivity. }
  unfold time_mean. symmetry.
  rewrite (E_ext _ _ _ _ (fun x => mean learners (played x) - best)).
  - rewrite E_minus, E_const by exact coins_proper. reflexivity.
  - intros x. rewrite (mean_ext learners _ (fun act => played x act + - best)).
    + rewrite mean_plus, mean_const by exact learners_proper. ring.
    + intros act. rewrite <- course_by_cells. unfold played, best. ring.
Qed.
End Player.
End Cells.

(** ** Theorem P.16 *)

Theorem change_of_time_played : B.Theorem_P_16.
Proof.
  intros bandit K C H d n learners [n1 nC] fine m p G.
  assert (pos : 0 < p) by (unfold p; rewrite look_chance_is; apply look_chance_pos).
  assert (cells : forall T, P.latent_T H T -> (ceiling T n <= ceiling H n)%nat)
    by (intros T hT; exact (ceiling_mono n T n1 T H (proj2 hT))).
  split; [exact pos|]. split; [|split].
  - unfold p. rewrite look_chance_is. eapply Rle_trans; [apply inverse_look_chance|]. rewrite plus_INR. apply Rle_refl.
  - intros T hT. rewrite over_coins_is. unfold p. rewrite look_chance_is.
    etransitivity; [|exact (mean_looked m (ceiling T n) (ceiling H n) (cells T hT) B.no_coin)]. apply E_ext. intros x.
    now rewrite looked_is.
  - exists (change_player bandit C d n n1 nC K H learners fine). split; [intros; apply change_player_law|].
    intros T d' l i hT short. change (P.up_to d d') in short. clear short. rewrite change_player_regret, over_coins_is.
    rewrite (changed_mean (show_step bandit) (step_regret n i) m (ceiling T n) (ceiling H n)
      (B.cell n (B.within T l)) (cells T hT)).
    unfold p. rewrite look_chance_is. f_equal. apply E_ext. intros x. apply mean_ext. intros act.
    now rewrite undelayed_is, looked_is.
Qed.

(** ** Bounds carry over *)

Section Bounds.
Variables (bandit : bool) (K C H d n : nat) (learners : law B.learner).
Hypotheses (n1 : (1 <= n)%nat) (nC : (n <= C)%nat) (fine : B.plays_arms K learners).
Let m := ceiling d n.

(** A line that touches rho at the mean number of steps is enough, and so are the numbers of steps that occur. *)
Lemma bounded_change T d' l i rho slope : P.latent_T H T -> P.unit_losses l -> (i < K)%nat ->
  let x := look_chance m * INR (ceiling T n) in (forall y, 0 <= y -> rho y <= rho x + slope * (y - x)) ->
  (forall steps, (length steps <= ceiling T n)%nat -> (forall step, In step steps -> P.unit_losses step) ->
    mean learners (fun act => B.undelayed bandit n act i steps) <= rho (INR (length steps))) ->
  P.regret_of (change_player bandit C d n n1 nC K H learners fine) T d' l i <= / look_chance m * rho x.
Proof.
  intros hT hl hi x concave bound. rewrite change_player_regret.
  apply (black_box (show_step bandit) (step_regret n i) m (ceiling T n) (ceiling H n) (B.cell n (B.within T l))
    (ceiling_mono n T n1 T H (proj2 hT)) learners rho slope B.no_coin concave). intros w.
  set (steps := map (B.cell n (B.within T l)) (looked_rounds m w (ceiling T n))).
  replace (length (looked_rounds m w (ceiling T n))) with (length steps) by (unfold steps; apply map_length).
  eapply Rle_trans; [|apply bound].
  - right. apply mean_ext. intros act. now rewrite undelayed_is.
  - unfold steps. rewrite map_length. unfold looked_rounds. eapply Nat.le_trans; [apply length_filter_le|].
    rewrite rounds_length. apply le_n.
  - intros step hs. apply in_map_iff in hs as (g & <- & _). intros j i'. unfold B.cell, B.within.
    assert (nothing_lost : 0 <= 0 <= 1) by lra.
    destruct (_ && _); [destruct (_ <=? _); [apply hl|]|]; exact nothing_lost.
Qed.
End Bounds.

Lemma positive_steps H T n : (1 <= n)%nat -> P.latent_T H T -> 0 < INR (ceiling T n).
Proof. intros n1 [t1 _]. apply INR_pos. now destruct (batch_of n n1 T t1). Qed.

Lemma concave_bounds bandit (K C H d n : nat) learners rho : (1 <= n <= C)%nat -> B.has_bound bandit K n learners rho ->
  (forall x, 0 < x -> exists slope, forall y, 0 <= y -> rho y <= rho x + slope * (y - x)) ->
  P.guarantees P.NCNP bandit K C (P.latent_T H) (P.up_to d)
    (fun T _ => / B.look_chance (ceiling d n) * rho (B.look_chance (ceiling d n) * INR (ceiling T n))).
Proof.
  intros [n1 nC] [fine bound] concave eps pos. exists (change_player bandit C d n n1 nC K H learners fine).
  intros T d' l i hT _ hl hi. rewrite look_chance_is. set (m := ceiling d n).
  destruct (concave (look_chance m * INR (ceiling T n))) as [slope line].
  { apply Rmult_lt_0_compat; [apply look_chance_pos|now apply (positive_steps H)]. }
  pose proof (bounded_change bandit K C H d n learners n1 nC fine T d' l i rho slope hT hl hi line) as few.
  cut (P.regret_of (change_player bandit C d n n1 nC K H learners fine) T d' l i
    <= / look_chance m * rho (look_chance m * INR (ceiling T n))); [lra|].
  apply few. intros steps _ unit_steps. exact (bound i steps hi unit_steps).
Qed.

Lemma root_lines c x : 0 <= c -> 0 < x -> exists slope, forall y, 0 <= y -> c * sqrt y <= c * sqrt x + slope * (y - x).
Proof.
  intros c0 x0. exists (c * / (2 * sqrt x)). intros y y0. pose proof (root_tangent x y x0 y0).
  rewrite Rmult_assoc, <- Rmult_plus_distr_l. now apply Rmult_le_compat_l.
Qed.

Lemma root_changed c m x : 0 <= c -> 0 <= x ->
  / look_chance m * (c * sqrt (look_chance m * x)) <= c * sqrt (exp 1 * (INR m + 1) * x).
Proof.
  intros c0 x0. pose proof (root_of_chance m x x0) as h. rewrite plus_INR in h. change (INR 1) with 1 in h.
  replace (/ look_chance m * (c * sqrt (look_chance m * x)))
    with (c * (/ look_chance m * sqrt (look_chance m * x))) by ring.
  now apply Rmult_le_compat_l.
Qed.

Lemma root_bounds bandit (K C H d n : nat) learners c : (1 <= n <= C)%nat -> 0 <= c ->
  B.has_bound bandit K n learners (fun N => c * sqrt N) -> P.guarantees P.NCNP bandit K C (P.latent_T H) (P.up_to d)
    (fun T _ => c * sqrt (exp 1 * (INR (ceiling d n) + 1) * INR (ceiling T n))).
Proof.
  intros hn c0 bound.
  refine (guarantees_less _ _ _ _ _ _ _ _ _ _ (fun T h => h) (fun d h => h) _
    (concave_bounds bandit K C H d n learners (fun N => c * sqrt N) hn bound (fun x => root_lines c x c0))).
  intros T d' _ _. rewrite look_chance_is. apply root_changed; [exact c0|apply pos_INR].
Qed.

Lemma one_slot_numbers d : ceiling d 1 = d.
Proof. unfold ceiling. rewrite Nat.div_1_r. lia. Qed.

(** ** Every strategy for the game without delays is a learner *)

Section Undelayed.
Variables (F : P.framework) (bandit : bool) (K C : nat) (class : (nat -> nat) -> Prop).
Variable q : P.strategy F bandit K C class.
Hypothesis undelayed_class : class P.no_delay.

Section Course.
Variable w : P.seed F bandit K C class q.
Let course_ : P.moves := P.course q w P.no_delay.
Let hears (l : P.table) (r : nat) := P.feedback bandit C P.no_delay course_ l r.

(** Who is shown a table of what it has been shown so far plays on in the same way. *)
Lemma shown_is_enough l l' n : (forall t, (1 <= t <= n)%nat -> l' t = P.view bandit course_ l t) ->
  forall t, (t <= n)%nat -> (forall r, (1 <= r <= t)%nat -> P.plays course_ l' r = P.plays course_ l r /\
    P.adds course_ l' r = P.adds course_ l r /\ P.removes course_ l' r = P.removes course_ l r /\ hears l' r = hears l r).
Proof.
  intros table_ t. induction t as [|t IH]; intros ht r hr; [lia|]. specialize (IH ltac:(lia)).
  destruct (Nat.eq_dec r (S t)) as [->|]; [|apply IH; lia]. clear hr.
  destruct (P.course_fair _ _ _ _ _ q w P.no_delay P.no_delay l' l (S t) undelayed_class undelayed_class ltac:(lia)
    (fun _ _ _ => eq_refl) ltac:(intros r' hr; apply IH; lia)) as (same_arm & same_want & same_drop).
  fold course_ in same_arm, same_want, same_drop. assert (news : hears l' (S t) = hears l (S t)).
  { unfold hears, P.feedback, P.observed, P.set_after, P.set_before. pred.
    assert (sets : P.after C P.no_delay (P.adds course_ l') (P.removes course_ l') t
      = P.after C P.no_delay (P.adds course_ l) (P.removes course_ l) t).
    { apply (after_alike C P.no_delay); intros; [apply IH; lia|]. now destruct (IH t0 ltac:(lia)) as (_ & _ & -> & _). }
    rewrite sets. unfold P.join. rewrite same_want. apply map_ext_in. intros s hs. f_equal.
    assert (range : (1 <= s <= S t)%nat).
    { apply filter_In in hs as [hs _]. assert (held : forall k,
        In k (P.after C P.no_delay (P.adds course_ l) (P.removes course_ l) t) -> (1 <= k <= t)%nat).
      { clear. induction t as [|t IH]; intros k hk; [easy|]. apply filter_In in hk as [hk _].
        apply filter_In in hk as [hk _]. unfold P.join in hk. destruct (_ && _); [destruct hk as [<-|hk]; [lia|]|];
          apply IH in hk; lia. }
      destruct (_ && _); [destruct hs as [<-|hs]; [lia|]|]; apply held in hs; lia. }
    pose proof (table_ s ltac:(lia)) as row. unfold P.view in *. rewrite row. now destruct bandit. }
  split; [exact same_arm|]. split; [exact same_want|]. split; [exact (same_drop news)|exact news].
Qed.

Definition table_of (past : list P.table) : P.table := fun t => nth (length past - t) past (fun _ _ => 0) 1%nat.
Definition as_learner : B.learner := fun past _ => P.plays course_ (table_of past) (S (length past)).

Variable step : nat -> P.table.
Let l : P.table := fun t => step t 1%nat.
Let past (n : nat) : list P.table := B.revealed bandit as_learner (map step (rounds n)).

Lemma past_length n : length (past n) = n.
Proof. unfold past. induction n as [|n IH]; [reflexivity|]. cbn [rounds map B.revealed length]. now rewrite IH. Qed.

Lemma past_entry n t : (1 <= t <= n)%nat ->
  nth (n - t) (past n) (fun _ _ => 0) = B.reveals bandit (as_learner (past (t - 1))) (step t).
Proof.
  induction n as [|n IH]; intros ht; [lia|]. destruct (Nat.eq_dec t (S n)) as [->|].
  - rewrite Nat.sub_diag. now pred.
  - replace (S n - t)%nat with (S (n - t)) by lia. apply IH. lia.
Qed.

Lemma learner_plays n : as_learner (past n) 1%nat = P.plays course_ l (S n).
Proof.
  induction n as [n IH] using lt_wf_ind.
  assert (table_ : forall t, (1 <= t <= n)%nat -> table_of (past n) t = P.view bandit course_ l t).
  { intros t ht. unfold table_of. rewrite past_length, past_entry by exact ht. unfold B.reveals, P.view, l.
    pose proof (IH (t - 1)%nat ltac:(lia)) as arm. replace (S (t - 1)) with t in arm by lia. now rewrite arm. }
  unfold as_learner. rewrite past_length.
  apply (P.course_fair _ _ _ _ _ q w P.no_delay P.no_delay (table_of (past n)) l (S n) undelayed_class undelayed_class
    ltac:(lia) (fun _ _ _ => eq_refl)).
  intros r hr. exact (proj2 (proj2 (proj2 (shown_is_enough l (table_of (past n)) n table_ n ltac:(lia) r ltac:(lia))))).
Qed.

Theorem learner_regret i n : B.undelayed bandit 1 as_learner i (map step (rounds n))
  = sum n (fun t => l t (P.plays course_ l t) - l t i).
Proof.
  induction n as [|n IH]; [reflexivity|]. cbn [rounds map B.undelayed]. rewrite IH. rewrite (sum_last n).
  fold (past n). cbn [P.sum]. change (P.sum n) with (sum n). rewrite learner_plays. unfold l. ring.
Qed.
End Course.

Definition as_learners : law B.learner := map (fun o => (as_learner (fst o), snd o)) (P.seeds q).

Lemma as_learners_fine : B.plays_arms K as_learners.
Proof.
  destruct (P.seeds_proper _ _ _ _ _ q) as [nonneg total]. split; [split|].
  - intros act u h. apply in_map_iff in h as ([w v] & [= _ <-] & h). exact (nonneg w v h).
  - unfold as_learners. etransitivity; [apply (mean_map (P.seeds q) as_learner)|exact total].
  - intros act u past j h. apply in_map_iff in h as ([w v] & [= <- _] & h). now apply (P.course_arms _ _ _ _ _ q).
Qed.

Lemma as_learners_regret i steps : let l := fun t => nth (length steps - t) steps (fun _ _ => 0) 1%nat in
  mean as_learners (fun act => B.undelayed bandit 1 act i steps) = P.regret_of q (length steps) P.no_delay l i.
Proof.
  intros l. set (step := fun t => nth (length steps - t) steps (fun _ _ => 0)). set (N := length steps).
  assert (list_ : map step (rounds N) = steps).
  { unfold step, N. clear. induction steps as [|a steps IH]; [reflexivity|]. cbn [length rounds map].
    rewrite Nat.sub_diag. cbn [nth]. f_equal. etransitivity; [|exact IH]. apply map_ext_in. intros t ht.
    apply in_rounds in ht. now replace (S (length steps) - t)%nat with (S (length steps - t)) by lia. }
  unfold as_learners. etransitivity; [apply (mean_map (P.seeds q) as_learner)|].
  rewrite (mean_ext (P.seeds q) _ (fun w => sum N (fun t => l t (P.plays (P.course q w P.no_delay) l t))
    + - sum N (fun t => l t i))).
  - rewrite mean_plus, mean_const; [reflexivity|]. destruct (P.seeds_proper _ _ _ _ _ q). now split.
  - intros w. rewrite <- list_, learner_regret. fold l. rewrite sum_minus. reflexivity.
Qed.
End Undelayed.

Lemma no_rounds {F bandit K C class} (q : P.strategy F bandit K C class) d l i : P.regret_of q 0 d l i = 0.
Proof.
  unfold P.regret_of. cbn [P.sum]. rewrite Rminus_0_r. induction (P.seeds q) as [|[a u] s IH]; cbn [P.mean]; [reflexivity|].
  rewrite IH. ring.
Qed.

(** With the learner of the package: announced reservoirs without delays are Delayed FTRL that hears everything at once. *)
Lemma undelayed_bound bandit (K H : nat) : (2 <= K)%nat ->
  P.guarantees P.CNP bandit K 1%nat (P.latent_T H) (P.only P.no_delay)
    (fun T _ => (if bandit then 4 * sqrt (INR K) - 2 else sqrt (ln (INR K))) * sqrt (INR T)).
Proof.
  intros K2. refine (guarantees_less _ _ _ _ _ _ _ _ _ _ (fun T h => h) (fun d _ => I) _
    (square_strategies.strategy_of_P_2 bandit K 1%nat H K2 (le_n 1))).
  intros T d _ ->. unfold B.adaptive_cost. set (D := P.D (P.game K 1%nat T P.no_delay)).
  assert (D0 : D = 0) by (apply sum_zero; reflexivity). rewrite D0, Rmult_0_r, Rmult_0_l, Rmult_0_r, sqrt_0, !Rplus_0_r.
  destruct bandit; lra.
Qed.

Definition undelayed_factor (bandit : bool) (K : nat) : R := if bandit then 4 * sqrt (INR K) - 2 else sqrt (ln (INR K)).

Lemma undelayed_factor_nonneg bandit K : (1 <= K)%nat -> 0 <= undelayed_factor bandit K.
Proof. intros K1. unfold undelayed_factor. destruct bandit; [pose proof (root_arms K K1); lra|apply sqrt_pos]. Qed.

Lemma played_learner bandit (K H : nat) eps : (2 <= K)%nat -> 0 < eps ->
  exists learners, B.plays_arms K learners /\ forall i (steps : list P.table), (i < K)%nat -> (length steps <= H)%nat ->
    (forall step, In step steps -> P.unit_losses step) ->
    mean learners (fun act => B.undelayed bandit 1 act i steps)
    <= undelayed_factor bandit K * sqrt (INR (length steps)) + eps.
Proof.
  intros K2 pos. destruct (undelayed_bound bandit K H K2 eps pos) as [q few].
  exists (as_learners P.CNP bandit K 1%nat (P.only P.no_delay) q).
  split; [apply (as_learners_fine P.CNP bandit K 1%nat (P.only P.no_delay) q eq_refl)|].
  intros i steps hi short unit_steps. rewrite as_learners_regret by reflexivity. destruct steps as [|step rest].
  - cbn [length INR]. rewrite no_rounds, sqrt_0. lra.
  - apply few; [|reflexivity| |exact hi].
    + cbn [length] in *. split; lia.
    + intros t j. set (k := (length (step :: rest) - t)%nat).
      destruct (le_lt_dec (length (step :: rest)) k) as [over|inside].
      * rewrite nth_overflow by exact over. split; [apply Rle_refl|apply Rle_0_1].
      * apply unit_steps, nth_In, inside.
Qed.

Lemma played_bound bandit (K C H d : nat) : (1 <= C)%nat -> (2 <= K)%nat ->
  P.guarantees P.NCNP bandit K C (P.latent_T H) (P.up_to d)
    (fun T _ => undelayed_factor bandit K * sqrt (exp 1 * INR T * (INR d + 1))).
Proof.
  intros C1 K2 eps pos. set (c := undelayed_factor bandit K).
  assert (c0 : 0 <= c) by (apply undelayed_factor_nonneg; lia).
  pose proof (look_chance_pos d) as chance.
  destruct (played_learner bandit K H (look_chance d * eps) K2 ltac:(now apply Rmult_lt_0_compat)) as (learners & fine & few).
  exists (change_player bandit C d 1%nat (le_n 1) C1 K H learners fine). intros T d' l i hT hd hl hi.
  set (rho := fun y => c * sqrt y + look_chance d * eps). set (x := look_chance (ceiling d 1) * INR (ceiling T 1)).
  destruct (root_lines c x c0) as [slope line].
  { apply Rmult_lt_0_compat; [apply look_chance_pos|now apply (positive_steps H)]. }
  pose proof (bounded_change bandit K C H d 1%nat learners (le_n 1) C1 fine T d' l i rho slope hT hl hi
    ltac:(intros y y0; specialize (line y y0); unfold rho; fold x; lra)) as bound.
  eapply Rle_trans; [apply bound|].
  - intros steps short unit_steps. rewrite one_slot_numbers in short. destruct hT. apply few; trivial. lia.
  - pose proof (root_changed c d (INR T) c0 (pos_INR T)) as h. unfold rho, x. rewrite !one_slot_numbers. cbv beta.
    replace (exp 1 * INR T * (INR d + 1)) with (exp 1 * (INR d + 1) * INR T) by ring.
    replace (/ look_chance d * (c * sqrt (look_chance d * INR T) + look_chance d * eps))
      with (/ look_chance d * (c * sqrt (look_chance d * INR T)) + eps) by (field; lra).
    lra.
Qed.

Theorem black_box_played : B.Black_box.
Proof.
  intros bandit K C H d. split; [|split; [|split]].
  - intros n learners rho hn bound line. now apply (concave_bounds bandit K C H d n learners).
  - intros n learners c hn c0 bound. now apply (root_bounds bandit K C H d n learners).
  - intros learners c C1 c0 bound. refine (guarantees_less _ _ _ _ _ _ _ _ _ _ (fun T h => h) (fun d h => h) _
      (root_bounds bandit K C H d 1%nat learners c (conj (le_n 1) C1) c0 bound)).
    intros T d' _ _. rewrite !one_slot_numbers. right. do 2 f_equal. ring.
  - intros C1 K2. now apply played_bound.
Qed.
