(** P.1 to P.4 and Skipping as strategies: reservoirs, announced reservoirs and stairs make the same moves as long as
    the same has been told and observed. *)
From Coq Require Import FunctionalExtensionality.
From Delays Require Export samplers algorithm_2_plays told_alike.
From Delays Require skipping.

(** ** What has arrived, as a function of the coins *)

Lemma arrived_known {A} (d : nat -> nat) (Z : (nat -> A) -> nat -> bool) r :
  (forall t, (1 <= t)%nat -> known (S (t + d t)) (fun x => Z x t)) -> known (S r) (fun x => arrive d Z x r).
Proof.
  intros heard x y h. apply filter_ext_in. intros s hs. apply in_rounds in hs.
  destruct (Nat.eqb_spec (s + d s) r) as [e|]; [|reflexivity]. cbn [andb]. apply (heard s ltac:(lia)). now rewrite e.
Qed.

(** ** Reservoirs of hidden delays *)

Section Hidden.
Variables (C N : nat) (u : nat -> nat) (d d' : nat -> nat).
Hypothesis C1 : (1 <= C)%nat.
Let x := coins_by_numbers false (enters C) N d u.
Let x' := coins_by_numbers false (enters C) N d' u.

Lemma enters_known e t : (1 <= t)%nat -> known t (enters C e t).
Proof. intros ht y z h. unfold enters. now rewrite (known_age C e C1 t ht y z h). Qed.

(** Coins and ages follow what has arrived. *)
Lemma hidden_coins t : (forall r, (1 <= r < t)%nat -> arrive d (Z C d) x r = arrive d' (Z C d') x' r) ->
  forall n, (n <= t)%nat -> agree (S n) x x'.
Proof.
  intros came. induction n as [|n IH]; intros hn; [intros r hr; lia|]. specialize (IH ltac:(lia)).
  intros r hr. destruct (le_lt_dec r n) as [early|late]; [apply IH; lia|]. assert (r = S n) as -> by lia.
  unfold x, x', coins_by_numbers. rewrite !course_step by (lia || now apply enters_known).
  fold (coins_by_numbers false (enters C) N d u) (coins_by_numbers false (enters C) N d' u). fold x x'. f_equal. unfold enters.
  do 3 f_equal. rewrite (ages_alike C x (S n) d d' C1 ltac:(lia)) by
    (lia || (intros q hq; rewrite !(reservoirs_legal C) by lia; rewrite (came q) by lia; symmetry;
      apply (arrived_known d' (Z C d') q (fun s _ => reservoirs_heard C d' C1 s)); known_before IH)).
  now rewrite (known_age C d' C1 (S n) ltac:(lia) x x').
Qed.

Lemma hidden_heard t : (forall r, (1 <= r < t)%nat -> arrive d (Z C d) x r = arrive d' (Z C d') x' r) ->
  forall r, (1 <= r < t)%nat ->
  observed C d x (B.displaces C x) r = observed C d' x (B.displaces C x) r.
Proof.
  intros came r hr. etransitivity; [exact (reservoirs_legal C d x r C1 ltac:(lia))|].
  etransitivity; [|symmetry; exact (reservoirs_legal C d' x r C1 ltac:(lia))]. rewrite (came r hr). symmetry.
  apply (arrived_known d' (Z C d') r (fun s _ => reservoirs_heard C d' C1 s)).
  pose proof (hidden_coins t came r ltac:(lia)) as same. exact same.
Qed.

Lemma hidden_ages t s : (1 <= t)%nat ->
  (forall r, (1 <= r < t)%nat -> arrive d (Z C d) x r = arrive d' (Z C d') x' r) ->
  (1 <= s <= t)%nat -> age C d x s = age C d' x' s.
Proof.
  intros ht came hs. rewrite (ages_alike C x t d d' C1 ht (hidden_heard t came) s hs).
  apply (known_age C d' C1 s ltac:(lia)). pose proof (hidden_coins t came t (le_n t)) as same. known_before same.
Qed.

Lemma hidden_drops t : (1 <= t)%nat ->
  (forall r, (1 <= r <= t)%nat -> arrive d (Z C d) x r = arrive d' (Z C d') x' r) ->
  displaces C x t = displaces C x' t.
Proof.
  intros ht came. apply functional_extensionality. intros s. unfold displaces.
  rewrite (hidden_coins (S t) ltac:(intros r hr; apply came; lia) (S t) (le_n _) (S t)) by lia. reflexivity.
Qed.
End Hidden.

(** Reservoirs whose rates use only what has arrived *)
Theorem hidden_strategy (bandit : bool) K C H (class : (nat -> nat) -> Prop)
  (a b : (nat -> nat) -> (nat -> bool) -> nat -> R) eps :
  (1 <= K)%nat -> (1 <= C)%nat -> (forall d x t, 0 <= a d x t /\ 0 <= b d x t) ->
  (forall d t, class d -> (1 <= t)%nat -> known t (fun x => a d x t) /\ known t (fun x => b d x t)) ->
  (forall d d' x t, class d -> class d' -> (1 <= t)%nat ->
    (forall r, (1 <= r < t)%nat -> observed C d x (B.displaces C x) r = observed C d' x (B.displaces C x) r) ->
    (a d x t, b d x t) = (a d' x t, b d' x t)) -> 0 < eps ->
  exists s : P.strategy P.NCP bandit K C class, forall T d l i, (1 <= T <= H)%nat -> class d -> unit_interval l ->
  P.regret_of s T d l i <= any_regret K T bandit d l (enters C d) (Z C d) (odds C d)
    (fun x t => learner K bandit (a d x t) (b d x t)) i (fun _ => false) (fun _ => 0%nat) + eps.
Proof.
  intros K1 C1 nonneg known_ same pos.
  apply (sampler_strategy P.NCP bandit K C H 2 class false (enters C) (Z C) (odds C)
    (fun d x t => learner K bandit (a d x t) (b d x t)) (fun _ x => x) (displaces C)); trivial.
  - intros d t x _. now apply enters_proper.
  - intros d x t L _. destruct (nonneg d x t). now apply learner_distributions.
  - discriminate.
  - intros d x t _ ht. now apply reservoirs_legal.
  - intros d t _ ht. split; [exact (reservoirs_heard C d C1 t)|]. intros x y h. unfold odds.
    now rewrite (known_age C d C1 t ht x y) by (apply (agree_weaken t (S (t + d t))); [lia|exact h]).
  - intros d t hd ht x y h. destruct (known_ d t hd ht) as [ka kb]. now rewrite (ka x y h), (kb x y h).
  - intros N u d d' t hd hd' ht x x' [_ came]. pose proof (hidden_coins C N u d d' C1 t came t (le_n t)) as coins_.
    fold x x' in coins_. split; [|split; [|split]].
    + pose proof (same d d' x t hd hd' ht (hidden_heard C N u d d' C1 t came)) as e.
      destruct (known_ d' t hd' ht) as [ka kb]. injection e as ea eb. rewrite ea, eb.
      rewrite (ka x x'), (kb x x') by known_before coins_. reflexivity.
    + apply coins_. lia.
    + intros now_. apply (hidden_drops C N u d d' C1 t ht). intros r hr.
      destruct (Nat.eq_dec r t) as [->|]; [exact now_|]. apply came. lia.
    + intros s hs early e. pose proof (hidden_ages C N u d d' C1 t s ht came ltac:(lia)) as ages_.
      fold x x' in ages_. unfold odds. now rewrite ages_, e.
Qed.

(** P.1: T and D are known. Delays are cut at T. *)
Theorem strategy_of_P_1 : B.Strategy_P_1.
Proof.
  intros bandit K C H D K2 C1 H1 eps pos. assert (K1 : (1 <= K)%nat) by lia.
  set (class := fun d => B.D_within (P.game K C H d) = D). set (M := INR H + 2 / INR C * D).
  set (a := if bandit then sqrt (M / 2) else 0).
  set (b := sqrt ((if bandit then D else M / 8 + D) / ln (INR K))).
  destruct (hidden_strategy bandit K C H class (fun _ _ _ => a) (fun _ _ _ => b) eps) as [s few]; trivial.
  { intros _ _ _. split; [unfold a; destruct bandit; [apply sqrt_pos|lra]|apply sqrt_pos]. }
  { intros d t _ _. now split. }
  exists s. intros T d l i -> hd hl hi. set (cut := fun t => Nat.min (d t) (H - t)).
  assert (total : sum H (fun t => INR (cut t)) = D) by exact hd.
  assert (hcut : class cut).
  { unfold class. rewrite <- total. apply sum_ext. intros t _. cbn [P.d P.T P.game]. unfold cut. f_equal. lia. }
  rewrite (cut_regret P.NCP bandit K C H class d s eq_refl hd hcut l i : _ = P.regret_of s H cut l i).
  eapply Rle_trans; [apply few; trivial; lia|]. apply Rplus_le_compat_r.
  pose proof (reservoirs_by_most K C H cut l K1 C1 H1 ltac:(intros; unfold cut; lia) hl bandit i
    (fun _ => false) (fun _ => 0%nat) hi) as h.
  unfold reservoirs_regret, a_fixed, b_fixed, most in h. rewrite total in h. exact h.
Qed.

(** P.3: a limit on the delays is known, and T is not. *)
Theorem strategy_of_P_3 : B.Strategy_P_3.
Proof.
  intros bandit K C H dmax J K2 C1 steps eps pos. assert (K1 : (1 <= K)%nat) by lia. set (n := Nat.min C (S dmax)).
  destruct (hidden_strategy bandit K C H (P.up_to dmax) (fun d => a_unknown C dmax n d bandit)
    (fun d => b_unknown K C dmax n d bandit) eps) as [s few]; trivial.
  { intros d x t. apply unknown_rates_nonneg. }
  { intros d t _ ht. exact (unknown_rates_known K C 1 dmax n 1 d bandit K2 C1 (le_n 1) (le_n n) (le_n 1) t ht). }
  { intros d d' x t _ _ ht same. exact (rates_not_told C x t d d' C1 ht same bandit K dmax n). }
  exists s. intros T d l i hT hd hl hi. set (cut := fun t => Nat.min (d t) (T - t)).
  assert (hcut : P.up_to dmax cut) by (intros t; unfold cut; pose proof (hd t); lia).
  rewrite (cut_regret P.NCP bandit K C T (P.up_to dmax) d s eq_refl hd hcut l i : _ = P.regret_of s T cut l i).
  eapply Rle_trans; [apply few; trivial|]. apply Rplus_le_compat_r.
  pose proof (unknown_bound K C T dmax n (J T) cut l bandit K2 C1 (proj1 hT) ltac:(intros; unfold cut; lia) hl hcut
    (le_n _) (steps T hT) i (fun _ => false) (fun _ => 0%nat) hi) as h.
  eapply Rle_trans; [exact h|]. unfold B.adaptive_cost.
  change (B.D_within (P.game K C T d)) with (sum T (fun t => INR (cut t))). right.
  destruct bandit; [reflexivity|]. unfold most. ring.
Qed.

(** ** Announced reservoirs. A round that is not kept is not tracked, and to the learner it has no delay and no losses. *)

Section Announced.
Variables (C N : nat) (u : nat -> nat) (d d' : nat -> nat) (t : nat).
Hypotheses (C1 : (1 <= C)%nat) (ht : (1 <= t)%nat) (told : forall s, (1 <= s <= t)%nat -> d s = d' s).
Let x := coins_by_numbers false (enters C) N d u.
Let x' := coins_by_numbers false (enters C) N d' u.

Let toss_of e n : (1 <= n)%nat -> coins_by_numbers false (enters C) N e u n
  = outcome_at false N (enters C e n (coins_by_numbers false (enters C) N e u)) (u n).
Proof. intros hn. unfold coins_by_numbers at 1. apply course_step; [exact hn|now apply enters_known]. Qed.

Lemma announced_coins n : (n <= t)%nat -> agree (S n) x x'.
Proof.
  induction n as [|n IH]; intros hn; [intros r hr; lia|]. specialize (IH ltac:(lia)).
  intros r hr. destruct (le_lt_dec r n) as [early|late]; [apply IH; lia|]. assert (r = S n) as -> by lia.
  unfold x, x'. rewrite !toss_of by lia. fold x x'. f_equal. unfold enters. do 4 f_equal.
  etransitivity; [exact (same_age C d d' x (S n) ltac:(lia) ltac:(intros; apply told; lia))|].
  now apply (known_age C d' C1 (S n) ltac:(lia)).
Qed.

Lemma announced_ages s : (1 <= s <= t)%nat -> age C d x s = age C d' x' s.
Proof.
  intros hs. etransitivity; [exact (same_age C d d' x s ltac:(lia) ltac:(intros; apply told; lia))|].
  apply (known_age C d' C1 s ltac:(lia)). pose proof (announced_coins t (le_n t)) as same. known_before same.
Qed.

(** The later coins that would displace the round fall alike, whatever later delays are. *)
Lemma announced_tracks : Z C d x t = Z C d' x' t.
Proof.
  rewrite !announced_survives by assumption. rewrite <- (told t) by lia.
  assert (here : x t = x' t) by (apply (announced_coins t (le_n t)); lia). rewrite <- here.
  destruct (x t) eqn:start; [cbn [andb]|reflexivity].
  assert (all : forall n, (n <= d t / C)%nat -> forallb (fun k => negb (x (t + k * C)%nat)) (seq 1 n)
    = forallb (fun k => negb (x' (t + k * C)%nat)) (seq 1 n)).
  2:{ now apply all. }
  induction n as [|n IH]; intros hn; [reflexivity|]. rewrite !seq_S, !forallb_app, <- IH by lia.
  destruct (forallb _ (seq 1 n)) eqn:quiet; [cbn [andb]|reflexivity]. specialize (IH ltac:(lia)). symmetry in IH.
  assert (within : (S n * C <= d t)%nat).
  { pose proof (Nat.mul_div_le (d t) C ltac:(lia)). nia. }
  assert (within' : (S n * C <= d' t)%nat) by (rewrite <- (told t) by lia; exact within).
  assert (start' : x' t = true) by congruence.
  assert (silent : forall z, forallb (fun k => negb (z (t + k * C)%nat)) (seq 1 n) = true ->
    forall j, (1 <= j < S n)%nat -> z (t + j * C)%nat = false).
  { intros z h j hj. rewrite forallb_forall in h. specialize (h j). rewrite in_seq in h.
    apply negb_true_iff. apply h. lia. }
  assert (next_ : x (t + S n * C)%nat = x' (t + S n * C)%nat).
  { unfold x, x'. rewrite !toss_of by lia. fold x x'.
    rewrite (announced_ahead C d x t (S n) C1 ht ltac:(lia) within start (silent x quiet)).
    rewrite (announced_ahead C d' x' t (S n) C1 ht ltac:(lia) within' start' (silent x' IH)).
    now rewrite announced_ages by lia. }
  cbn [forallb Nat.add]. change (1 + n)%nat with (S n). now rewrite next_.
Qed.
End Announced.

Definition left_by (keep : (nat -> nat) -> nat -> bool) (d : nat -> nat) (t : nat) : nat := if keep d t then d t else 0%nat.

Section Kept.
Variables (bandit : bool) (K C : nat) (keep : (nat -> nat) -> nat -> bool).
Hypotheses (K1 : (1 <= K)%nat) (C1 : (1 <= C)%nat).
Hypothesis keep_told : forall d d' t, (1 <= t)%nat -> (forall s, (1 <= s <= t)%nat -> d s = d' s) ->
  keep d t = keep d' t.

Let odds_left d := odds C (left_by keep d).
Definition kept_Z d x t : bool := Z C (left_by keep d) x t && keep d t.
Definition kept_a d x t : R := a_adaptive bandit (odds_left d) (fun _ _ => 1) x t.
Definition kept_b d x t : R :=
  b_adaptive K bandit (odds_left d) (fun _ _ => 1) (fun _ t => INR (left_by keep d t)) x t.
Definition kept_weights d x t : (nat -> R) -> nat -> R := learner K bandit (kept_a d x t) (kept_b d x t).

Lemma left_told d d' t : (1 <= t)%nat -> (forall s, (1 <= s <= t)%nat -> d s = d' s) ->
  left_by keep d t = left_by keep d' t.
Proof. intros ht told. unfold left_by. now rewrite (keep_told d d' t ht told), (told t) by lia. Qed.

Lemma left_within d t : (left_by keep d t <= d t)%nat.
Proof. unfold left_by. destruct (keep d t); lia. Qed.

Lemma kept_rates_known d t : (1 <= t)%nat -> known t (fun x => kept_a d x t) /\ known t (fun x => kept_b d x t).
Proof.
  intros ht. assert (costs_ : forall x y, agree t x y -> forall s, (1 <= s <= t)%nat ->
    odds_left d x s = odds_left d y s).
  { intros x y same s hs. unfold odds_left, odds. rewrite (known_age C (left_by keep d) C1 s ltac:(lia) x y); [reflexivity|].
    known_before same. }
  split; intros x y same.
  - unfold kept_a, a_adaptive. destruct bandit; [|reflexivity]. f_equal. apply sum_ext. intros s hs. unfold cost.
    now rewrite (costs_ x y same s hs).
  - unfold kept_b, b_adaptive. do 3 f_equal. apply sum_ext. intros s hs. unfold due_to, cost.
    now rewrite (costs_ x y same s hs).
Qed.

(** In Figure 1 what is tracked is observed. *)
Lemma kept_are_observed d x t : (1 <= t)%nat -> observed C d (kept_Z d x) nothing t = arrive d (kept_Z d) x t.
Proof.
  intros ht. apply (undropped_is_legal C d (kept_Z d x)); [|assumption]. clear t ht. intros t ht joins.
  apply andb_true_iff in joins as [joins _].
  assert (waits_ : forall s n, keep d s = true -> (n <=? s + d s) = (n <=? s + left_by keep d s)).
  { intros s n k. unfold left_by. now rewrite k. }
  apply (slot_left C t); [assumption| |].
  - intros s hs h. apply andb_true_iff in h as [z w]. apply andb_true_iff in z as [z k]. rewrite waits_ in w by exact k.
    apply Nat.leb_le in w. now apply (reservoirs_exclusive C (left_by keep d) x s t C1 ltac:(lia) w z joins).
  - intros s s' hs hs' h h'. apply andb_true_iff in h as [z w]. apply andb_true_iff in z as [z k].
    apply andb_true_iff in h' as [z' _]. apply andb_true_iff in z' as [z' _]. rewrite waits_ in w by exact k.
    apply Nat.leb_le in w.
    now apply (reservoirs_exclusive C (left_by keep d) x s s' C1 ltac:(lia) ltac:(lia) z z').
Qed.

Theorem announced_strategy H eps : 0 < eps -> exists s : P.strategy P.CNP bandit K C P.any,
  forall T d l i, (1 <= T <= H)%nat -> P.any d -> unit_interval l ->
  P.regret_of s T d l i <= any_regret K T bandit d l (enters C (left_by keep d)) (kept_Z d) (odds C (left_by keep d))
    (kept_weights d) i (fun _ => false) (fun _ => 0%nat) + eps.
Proof.
  intros pos. apply (sampler_strategy P.CNP bandit K C H 2 P.any false (fun d => enters C (left_by keep d)) kept_Z
    odds_left kept_weights kept_Z (fun _ => nothing)); trivial.
  - intros d t x _. now apply enters_proper.
  - intros d x t L _. destruct (adaptive_nonneg K bandit (odds_left d) (fun _ _ => 1)
      (fun _ t => INR (left_by keep d t)) x t). now apply learner_distributions.
  - intros d x t _ ht. now apply kept_are_observed.
  - intros d t _ ht. pose proof (left_within d t) as less. split.
    + intros x y same. unfold kept_Z. f_equal. apply (reservoirs_heard C (left_by keep d) C1 t). known_before same.
    + intros x y same. unfold odds_left, odds. rewrite (known_age C (left_by keep d) C1 t ht x y); [reflexivity|].
      known_before same.
  - intros d t _ ht x y same. destruct (kept_rates_known d t ht) as [ka kb]. unfold kept_weights.
    now rewrite (ka x y same), (kb x y same).
  - intros N u d d' t _ _ ht x x' [told _]. specialize (told eq_refl).
    assert (told_ : forall s, (1 <= s <= t)%nat -> left_by keep d s = left_by keep d' s).
    { intros s hs. apply left_told; [lia|]. intros q hq. apply told. lia. }
    assert (odds_ : forall s, (1 <= s <= t)%nat -> odds_left d x s = odds_left d' x' s).
    { intros s hs.
      pose proof (announced_ages C N u (left_by keep d) (left_by keep d') t C1 ht told_ s hs) as ages_.
      change (age C (left_by keep d) x s = age C (left_by keep d') x' s) in ages_.
      unfold odds_left, odds. now rewrite (told_ s hs), ages_. }
    split; [|split; [|split]].
    + unfold kept_weights. f_equal.
      * unfold kept_a, a_adaptive. destruct bandit; [|reflexivity]. f_equal. apply sum_ext. intros s hs. unfold cost.
        now rewrite odds_.
      * unfold kept_b, b_adaptive. do 3 f_equal. apply sum_ext. intros s hs. unfold due_to, cost.
        now rewrite odds_, told_.
    + unfold kept_Z. f_equal.
      * exact (announced_tracks C N u (left_by keep d) (left_by keep d') t C1 ht told_).
      * apply keep_told; [exact ht|]. intros s hs. apply told. lia.
    + reflexivity.
    + intros s hs early _. apply odds_. lia.
Qed.

(** The estimates of a round that is not kept are 0 in the game in which it has no losses. *)
Definition losses_kept d (l : losses) (t j : nat) : R := if keep d t then l t j else 0.

Lemma total_if {B} (f : B -> R) P l : total_of f (filter P l) = total_of (fun s => if P s then f s else 0) l.
Proof. induction l as [|s l IH]; [reflexivity|]. simpl. destruct (P s); simpl; rewrite IH; [reflexivity|ring]. Qed.

Lemma kept_policy d l t x a :
  any_policy K bandit d l (kept_Z d) (odds C (left_by keep d)) (kept_weights d) t x a
  = any_policy K bandit (left_by keep d) (losses_kept d l) (Z C (left_by keep d)) (odds C (left_by keep d)) (kept_weights d)
      t x a.
Proof.
  unfold any_policy, any_coins.play, algorithm_2, distribution, Lobs. f_equal. f_equal. f_equal. apply learn_ext.
  intros r _. split; [reflexivity|]. split; [reflexivity|]. intros y i. unfold arrive. rewrite !total_if.
  apply total_ext. intros s _. unfold kept_Z, losses_kept, estimate, left_by at 3. destruct (keep d s).
  - now rewrite andb_true_r.
  - rewrite !andb_false_r. destruct (_ && _); [|reflexivity]. cbn [mul inv zero reals].
    destruct bandit, (i =? a s)%nat; ring.
Qed.

(** Who plays as if skipped rounds had no losses pays at most 1 more for each. *)
Theorem kept_regret T d l i x a : unit_interval l ->
  any_regret K T bandit d l (enters C (left_by keep d)) (kept_Z d) (odds C (left_by keep d)) (kept_weights d) i x a
  <= announced_reservoir_regret K C T (left_by keep d) (losses_kept d l) bandit i x a + skipping.left_out T (keep d).
Proof.
  intros hl. set (coins_ := enters C (left_by keep d)).
  set (policy := any_policy K bandit (left_by keep d) (losses_kept d l) (Z C (left_by keep d)) (odds C (left_by keep d))
    (kept_weights d)).
  assert (proper_ : forall t y, proper (joint_law coins_ policy t y)).
  { intros t y. apply (joint_proper coins_ policy); [intros; now apply enters_proper|]. intros s v b.
    apply arm_law_proper. destruct (adaptive_nonneg K bandit (odds_left d) (fun _ _ => 1)
      (fun _ t => INR (left_by keep d t)) v s). now apply learner_distributions. }
  assert (same : any_mean K T bandit d l coins_ (kept_Z d) (odds C (left_by keep d)) (kept_weights d)
      (fun _ a => sum T (fun t => l t (a t))) x a
    = E (joint_law coins_ policy) 1 T (fun y => sum T (fun t => l t (arms y t))) (fun s => (x s, a s))).
  { apply E_law_ext. intros t y _. unfold joint_law. now rewrite kept_policy. }
  assert (below : E (joint_law coins_ policy) 1 T (fun y => sum T (fun t => l t (arms y t))) (fun s => (x s, a s))
    <= E (joint_law coins_ policy) 1 T (fun y => sum T (fun t => losses_kept d l t (arms y t))
         + skipping.left_out T (keep d)) (fun s => (x s, a s))).
  { apply (E_le _ proper_). intros y. unfold skipping.left_out. rewrite <- sum_plus. apply sum_le. intros t _.
    unfold losses_kept. destruct (hl t (arms y t)). destruct (keep d t); simpl; lra. }
  rewrite E_plus, (E_const _ proper_) in below.
  assert (arm : sum T (fun t => losses_kept d l t i) <= sum T (fun t => l t i)).
  { apply sum_le. intros t _. unfold losses_kept. destruct (hl t i). destruct (keep d t); lra. }
  unfold announced_reservoir_regret, regret_adaptive, any_regret at 1. rewrite same.
  change (any_regret K T bandit (left_by keep d) (losses_kept d l) (enters C (left_by keep d)) (Z C (left_by keep d))
    (odds C (left_by keep d)) _ i x a) with
    (E (joint_law coins_ policy) 1 T (fun y => sum T (fun t => losses_kept d l t (arms y t))) (fun s => (x s, a s))
     - sum T (fun t => losses_kept d l t i)).
  set (A := E _ 1 T _ _) in *. set (B := E _ 1 T (fun y => sum T (fun t => losses_kept d l t (arms y t))) _) in *. lra.
Qed.
End Kept.

(** P.2: neither T nor D is known. *)
Theorem strategy_of_P_2 : B.Strategy_P_2.
Proof.
  intros bandit K C H K2 C1 eps pos. assert (K1 : (1 <= K)%nat) by lia.
  destruct (announced_strategy bandit K C (fun _ _ => true) K1 C1 (fun _ _ _ _ _ => eq_refl) H eps pos) as [s few].
  exists s. intros T d l i hT hd hl hi. eapply Rle_trans; [now apply few|]. apply Rplus_le_compat_r.
  eapply Rle_trans; [now apply kept_regret|].
  assert (none : skipping.left_out T (fun _ => true) = 0) by (apply sum_zero; reflexivity).
  cbv beta. rewrite none, Rplus_0_r. exact (announced_any_end K C T d l K1 C1 (proj1 hT) hl bandit i _ _ hi).
Qed.

Lemma undelayed_and_delayed A M D price : 0 <= A -> 0 <= M -> 0 <= D -> 0 <= price ->
  A * sqrt (M + price * D) <= A * sqrt M + A * sqrt price * sqrt D.
Proof.
  intros A0 M0 D0 p0. rewrite Rmult_assoc, <- Rmult_plus_distr_l. apply Rmult_le_compat_l; [assumption|].
  rewrite <- sqrt_mult by assumption. apply root_sum; [assumption|now apply Rmult_le_pos].
Qed.

(** Skipping *)
Theorem strategy_of_P_8 : B.Strategy_P_8.
Proof.
  intros bandit K C H lambda K2 C1 l0 c. assert (K1 : (1 <= K)%nat) by lia.
  pose proof (log_arms K K2) as lk. pose proof (root_arms K K1) as rk.
  assert (CC : 0 < 2 / INR C) by (apply Rdiv_lt_0_compat; [lra|now apply INR_pos]).
  assert (c_pos : 0 < c).
  { unfold c. pose proof (sqrt_lt_R0 _ CC). pose proof (sqrt_lt_R0 _ lk). pose proof (sqrt_lt_R0 2 ltac:(lra)).
    destruct bandit; [|apply Rmult_lt_0_compat; [apply sqrt_lt_R0; lra|assumption]].
    apply Rplus_lt_0_compat; repeat apply Rmult_lt_0_compat; try assumption; lra. }
  assert (cost_is : forall d T kept, B.cost_of c d 1 T kept
    = skipping.left_out T kept + c * sqrt (skipping.delay_of d T kept))
    by (intros; unfold B.cost_of; rewrite Rmult_1_l; reflexivity).
  split; [|split].
  - intros eps pos. set (keep := skipping.keeps_round c lambda).
    assert (keep_told : forall d d' t, (1 <= t)%nat -> (forall s, (1 <= s <= t)%nat -> d s = d' s) -> keep d t = keep d' t).
    { intros d d' t ht told. unfold keep, skipping.keeps_round.
      assert (along_ : forall n, (n <= t)%nat -> skipping.extent c lambda d n = skipping.extent c lambda d' n).
      { induction n as [|n IH]; intros hn; [reflexivity|]. cbn [skipping.extent]. now rewrite IH, (told (S n)) by lia. }
      now rewrite along_, (told t) by lia. }
    destruct (announced_strategy bandit K C keep K1 C1 keep_told H eps pos) as [s few].
    exists s. intros T d l i hT hd hl hi. eapply Rle_trans; [now apply few|]. apply Rplus_le_compat_r.
    eapply Rle_trans; [now apply kept_regret|].
    change (B.cost_of c d 1 T (B.keeps c lambda d)) with (B.cost_of c d 1 T (keep d)). rewrite cost_is.
    assert (unit_ : forall t j, 0 <= losses_kept keep d l t j <= 1).
    { intros t j. unfold losses_kept. destruct (keep d t); [apply hl|lra]. }
    pose proof (announced_any_end K C T (left_by keep d) (losses_kept keep d l) K1 C1 (proj1 hT) unit_ bandit i
      (fun _ => false) (fun _ => 0%nat) hi) as bound. set (L := sum T (fun t => INR (left_by keep d t))) in bound.
    assert (rest : L = skipping.delay_of d T (keep d)).
    { apply sum_ext. intros t _. unfold left_by. destruct (keep d t); simpl; ring. }
    unfold most in bound. fold L in bound. rewrite <- rest. assert (L0 : 0 <= L) by (apply sum_nonneg; intros; apply pos_INR).
    pose proof (pos_INR T) as T0.
    assert (split_ : announced_reservoir_regret K C T (left_by keep d) (losses_kept keep d l) bandit i (fun _ => false)
        (fun _ => 0%nat)
      <= (if bandit then 4 * sqrt (INR K) - 2 else sqrt (ln (INR K))) * sqrt (INR T) + c * sqrt L).
    2:{ eapply Rle_trans; [apply Rplus_le_compat_r; exact split_|]. right. ring. }
    eapply Rle_trans; [exact bound|]. unfold c. destruct bandit.
    + pose proof (undelayed_and_delayed (4 * sqrt (INR K) - 2) (INR T) L (2 / INR C) ltac:(lra) T0 L0 ltac:(lra)).
      rewrite (sqrt_mult L) by lra. lra.
    + pose proof (undelayed_and_delayed (sqrt (ln (INR K))) (INR T) L (2 / INR C + 8) (sqrt_pos _) T0 L0 ltac:(lra)) as h.
      rewrite Rmult_plus_distr_r, <- Rplus_assoc in h. lra.
  - intros T d others. rewrite cost_is. exact (skipping.skipping_costs c lambda d c_pos l0 T others).
  - intros -> T d. rewrite cost_is. exact (skipping.skipping_within_game c d T c_pos).
Qed.

(** ** Stairs *)

Section Stairs_strategy.
Variables (C J N : nat) (size : nat -> nat) (rho p : R) (u : nat -> nat) (d d' : nat -> nat) (t : nat).
Hypotheses (J1 : (1 <= J)%nat) (small : (slots_of J size <= C)%nat) (ht : (1 <= t)%nat).
Let x := coins_by_numbers false (stairs_coin J size rho p) N d u.
Let x' := coins_by_numbers false (stairs_coin J size rho p) N d' u.
Hypothesis came : forall r, (1 <= r < t)%nat ->
  arrive d (stairs_Z J size d) x r = arrive d' (stairs_Z J size d') x' r.

Let decided_ e s : (1 <= s)%nat -> known (S (s + e s)) (fun y => stairs_Z J size e y s).
Proof. intros hs. apply (known_weaken (S s)); [lia|now apply known_Z]. Qed.

Let coin_known e n : (1 <= n)%nat -> known n (stairs_coin J size rho p e n).
Proof. intros hn y z same. unfold stairs_coin, step. now rewrite (known_stair J size e J1 n hn y z same). Qed.

Let same_group n : (n < t)%nat -> agree (S n) x x' -> stair J size d x (S n) = stair J size d' x' (S n).
Proof.
  intros hn same. rewrite <- (known_stair J size d' J1 (S n) ltac:(lia) x x' same).
  apply (same_stair C J size d d' x (S n) J1 small ltac:(lia)). intros r hr.
  etransitivity; [exact (stairs_legal J size d x J1 C r small ltac:(lia))|].
  etransitivity; [|symmetry; exact (stairs_legal J size d' x J1 C r small ltac:(lia))].
  rewrite (came r) by lia. symmetry. apply (arrived_known d' (stairs_Z J size d') r (decided_ d')). known_before same.
Qed.

Lemma stairs_coins n : (n <= t)%nat -> agree (S n) x x'.
Proof.
  induction n as [|n IH]; intros hn; [intros r hr; lia|]. specialize (IH ltac:(lia)).
  intros r hr. destruct (le_lt_dec r n) as [early|late]; [apply IH; lia|]. assert (r = S n) as -> by lia.
  unfold x, x', coins_by_numbers. rewrite !course_step by (lia || (apply coin_known; lia)).
  fold (coins_by_numbers false (stairs_coin J size rho p) N d u)
    (coins_by_numbers false (stairs_coin J size rho p) N d' u). fold x x'.
  f_equal. unfold stairs_coin, step. now rewrite same_group.
Qed.

Lemma stairs_groups s : (1 <= s <= t)%nat -> stair J size d x s = stair J size d' x' s.
Proof.
  intros hs. destruct s as [|n]; [lia|]. apply same_group; [lia|].
  pose proof (stairs_coins t (le_n t)) as same. known_before same.
Qed.

Lemma stairs_tracked s : (1 <= s <= t)%nat -> stairs_Z J size d x s = stairs_Z J size d' x' s.
Proof.
  intros hs. unfold stairs_Z. rewrite (stairs_groups s hs). f_equal. apply (stairs_coins t (le_n t)). lia.
Qed.

(** What waits is what has been tracked and has not arrived. *)
Lemma stairs_wait r : (1 <= r <= t)%nat -> stairs_waiting J size rho p d x r = stairs_waiting J size rho p d' x' r.
Proof.
  intros hr. unfold stairs_waiting, waiting_sum. apply sum_ext. intros s hs. unfold importance.
  rewrite (stairs_tracked s) by lia. unfold step. rewrite (stairs_groups s) by lia.
  destruct (stairs_Z J size d' x' s) eqn:seen'; simpl ind.
  2:{ unfold Rdiv. rewrite Rmult_0_l. now destruct (_ <=? _), (_ <=? _). }
  assert (seen : stairs_Z J size d x s = true) by (rewrite stairs_tracked by lia; exact seen').
  assert (on : forall q, (1 <= q < r)%nat -> (s + d s =? q) = (s + d' s =? q)).
  { intros q hq. assert (member : forall e y, stairs_Z J size e y s = true ->
      (s + e s =? q) = existsb (Nat.eqb s) (arrive e (stairs_Z J size e) y q)).
    { intros e y z. unfold arrive. destruct (Nat.eqb_spec (s + e s) q) as [end_|other].
      - symmetry. apply existsb_exists. exists s. split; [|apply Nat.eqb_refl]. apply filter_In.
        rewrite in_rounds, end_, Nat.eqb_refl, z. split; [lia|reflexivity].
      - symmetry. apply not_true_is_false. intros h. apply existsb_exists in h as (s' & h & e').
        apply Nat.eqb_eq in e'. subst s'. apply filter_In in h as [_ h]. apply andb_true_iff in h as [h _].
        apply Nat.eqb_eq in h. contradiction. }
    rewrite (member d x seen), (member d' x' seen'). now rewrite (came q) by lia. }
  destruct (Nat.leb_spec r (s + d s)) as [late|early], (Nat.leb_spec r (s + d' s)) as [late'|early']; trivial; exfalso.
  - specialize (on (s + d' s)%nat ltac:(lia)). rewrite Nat.eqb_refl in on. apply Nat.eqb_eq in on. lia.
  - specialize (on (s + d s)%nat ltac:(lia)). rewrite Nat.eqb_refl in on. symmetry in on. apply Nat.eqb_eq in on. lia.
Qed.
End Stairs_strategy.

Theorem strategy_of_P_4 : B.Strategy_P_4.
Proof.
  assert (all : forall bandit (K C H n w L : nat) rho p, (2 <= K)%nat -> (1 <= w)%nat -> (1 <= L)%nat ->
    (n * w + L <= C)%nat -> 1 <= rho -> 0 < p <= 1 -> P.guarantees P.NCNP bandit K C (P.latent_T H) P.any
      (fun T d => let D := B.D_within (P.game K C T d) in
        B.adaptive_cost bandit K (INR T / p + (rho - 1) / INR w * D) D + p / rho ^ n * (D / INR L))).
  { intros bandit K C H n w L rho p K2 w1 l1 slots_ rho1 p01 eps pos. assert (K1 : (1 <= K)%nat) by lia.
    set (J := S n). set (size := steps_of n w L). destruct (steps_fit n w L w1 l1) as (sizes & wide & last & total).
    assert (J1 : (1 <= J)%nat) by (unfold J; lia).
    assert (small : (slots_of J size <= C)%nat) by (unfold J, size; rewrite total; exact slots_).
    set (step_ := fun d => step J size rho p d). set (kept_ := fun d => kept J size d).
    set (wait := fun d => stairs_waiting J size rho p d).
    set (rates := fun d x t => learner K bandit (a_adaptive bandit (step_ d) (kept_ d) x t)
      (b_adaptive K bandit (step_ d) (kept_ d) (wait d) x t)).
    assert (rates_known : forall d t, (1 <= t)%nat -> known t (fun x => rates d x t)).
    { intros d t ht x y same. unfold rates, step_, kept_, wait.
      rewrite (a_adaptive_known K 1 bandit (step J size rho p d) (kept J size d) K1 (le_n 1)
        (known_past J size rho p d J1) t x y same).
      rewrite (b_adaptive_known K 1 bandit (step J size rho p d) (kept J size d) (stairs_waiting J size rho p d) K1 (le_n 1)
        (known_past J size rho p d J1) (known_waiting J size rho p d J1 1 (le_n 1)) t x y same). reflexivity. }
    destruct (sampler_strategy P.NCNP bandit K C H 2 P.any false (stairs_coin J size rho p) (stairs_Z J size) step_ rates
      (stairs_Z J size) (fun _ => nothing)) with (eps := eps) as [s few]; trivial.
    { intros d t x _. now apply stairs_proper. }
    { intros d x t y _. destruct (adaptive_nonneg K bandit (step_ d) (kept_ d) (wait d) x t).
      now apply learner_distributions. }
    { intros d x t _ ht. now apply stairs_legal. }
    { intros d t _ ht. split; [apply (known_weaken (S t)); [lia|now apply known_Z]|].
      apply (known_weaken t); [lia|]. now apply (known_past J size rho p d J1). }
    { intros d t _ ht. now apply rates_known. }
    { intros N u d d' t _ _ ht x x' [_ came]. split; [|split; [|split]].
      - assert (costs_ : forall r, (1 <= r <= t)%nat ->
          cost (step_ d) (kept_ d) x r = cost (step_ d') (kept_ d') x' r /\ wait d x r = wait d' x' r).
        { intros r hr. split.
          - pose proof (stairs_groups C J N size rho p u d d' t J1 small ht came r hr) as e.
            change (stair J size d x r = stair J size d' x' r) in e.
            unfold cost, step_, kept_, step, kept. now rewrite e.
          - exact (stairs_wait C J N size rho p u d d' t J1 small ht came r hr). }
        unfold rates. f_equal.
        + unfold a_adaptive. destruct bandit; [|reflexivity]. f_equal. apply sum_ext. intros r hr. now apply costs_.
        + unfold b_adaptive. do 3 f_equal. apply sum_ext. intros r hr. destruct (costs_ r hr) as [e f].
          unfold due_to. now rewrite e, f.
      - apply (stairs_tracked C J N size rho p u d d' t J1 small ht came). lia.
      - reflexivity.
      - intros r hr early _. pose proof (stairs_groups C J N size rho p u d d' t J1 small ht came r ltac:(lia)) as e.
        change (stair J size d x r = stair J size d' x' r) in e. unfold step_, step. now rewrite e. }
    exists s. intros T d l i hT hd hl hi. eapply Rle_trans; [now apply few|]. apply Rplus_le_compat_r.
    exact (square_stairs K T n w L rho p d l bandit i (fun _ => false) (fun _ => 0%nat) K1 (proj1 hT) w1 l1 rho1 p01 hl hi). }
  split; [exact all|]. intros bandit K C H K2 H1 enough w. set (n := Nat.log2_up H) in *.
  assert (w1 : (1 <= w)%nat) by (apply Nat.div_le_lower_bound; unfold n; lia).
  assert (fits : (w <= C - n * w)%nat)
    by (pose proof (Nat.mul_div_le C (S n) ltac:(lia)) as q; fold w in q; lia).
  refine (guarantees_less P.NCNP bandit K C (P.latent_T H) (P.known_T H) P.any P.any _ _ _ (fun _ h => h) _
    (all bandit K C H n w (C - n * w)%nat 2 1 K2 w1 ltac:(lia) ltac:(lia) ltac:(lra) ltac:(lra))).
  - intros T ->. split; [exact H1|apply le_n].
  - intros T d -> _. cbv zeta. set (D := B.D_within (P.game K C H d)).
    replace (INR H / 1 + (2 - 1) / INR w * D) with (INR H + D / INR w) by (unfold Rdiv; field; pose proof (INR_pos w w1); lra).
    apply Rplus_le_compat_l. exact (stairs_last_level H w (C - n * w) D d H1 ltac:(lia) eq_refl).
Qed.

(** ** Promises: a strategy that is not clairvoyant and drops nothing, at given losses, hears what arrives and no more. *)

Lemma nothing_dropped C d wants drops n : (forall t, (1 <= t <= n)%nat -> dropped C d wants drops t = nil) ->
  after C d wants drops n = after C d wants nothing n.
Proof.
  induction n as [|n IH]; intros none; [reflexivity|]. specialize (none (S n) ltac:(lia)) as now_.
  assert (before_ : after C d wants drops n = after C d wants nothing n) by (apply IH; intros; apply none; lia).
  unfold dropped, set_after, set_before in now_. pred. cbn [after]. rewrite before_ in *. unfold release.
  revert now_. generalize (leave d (S n) (join C wants (S n) (after C d wants nothing n))). intros held now_.
  induction held as [|s held IH']; [reflexivity|]. cbn [filter] in *. destruct (drops (S n) s); [discriminate|].
  cbn [negb nothing]. now rewrite IH'.
Qed.

Section Wants.
Variables (bandit : bool) (K C : nat) (p : P.strategy P.NCNP bandit K C P.any) (l : losses).
Let wants w d : nat -> bool := P.adds (P.course p w d) l.

Let undropped w d t : (1 <= t)%nat ->
  observed C d (wants w d) (P.removes (P.course p w d) l) t = observed C d (wants w d) nothing t.
Proof.
  intros ht. unfold observed, set_after, set_before. f_equal. f_equal. apply nothing_dropped. intros r hr.
  exact (P.course_keeps _ _ _ _ _ p eq_refl w d Logic.I l r ltac:(lia)).
Qed.

Lemma wants_hear_only w : hears_only C (wants w).
Proof.
  intros d d' t ht same.
  assert (hears : forall r, (1 <= r < t)%nat ->
    P.feedback bandit C d (P.course p w d) l r = P.feedback bandit C d' (P.course p w d') l r).
  { induction r as [r IH] using lt_wf_ind. intros hr.
    assert (came : observed C d (wants w d) (P.removes (P.course p w d) l) r
      = observed C d' (wants w d') (P.removes (P.course p w d') l) r) by (rewrite !undropped by lia; now apply same).
    unfold P.feedback. change (P.observed C d (P.adds (P.course p w d) l) (P.removes (P.course p w d) l) r)
      with (observed C d (wants w d) (P.removes (P.course p w d) l) r). rewrite came.
    apply map_ext_in. intros s hs. f_equal. unfold P.view. destruct bandit; [|reflexivity].
    assert (hs' : (1 <= s <= r)%nat)
      by (apply (arrival_time C d' (moves_of (P.course p w d')) l) in hs; lia).
    destruct (P.course_fair _ _ _ _ _ p w d d' l l s Logic.I Logic.I ltac:(lia)) as [e _].
    - discriminate.
    - intros q hq. apply IH; lia.
    - now rewrite e. }
  apply (P.course_fair _ _ _ _ _ p w d d' l l t Logic.I Logic.I ht); [discriminate|exact hears].
Qed.
End Wants.

Theorem strategy_of_P_5 : B.Strategy_P_5.
Proof.
  intros bandit K C T m A kappa p l k0 mT large pos promise.
  exact (square_promises C T m A kappa (P.seeds p) (fun w d => P.adds (P.course p w d) l)
    (law_of _ (P.seeds_proper _ _ _ _ _ p)) (wants_hear_only bandit K C p l) k0 mT large pos promise).
Qed.

(** ** Who is told more, or may do more *)

Theorem more_strategies : B.More_is_better.
Proof.
  intros F F' bandit K C horizon class r told may h eps pos. destruct (h eps pos) as [s few].
  unshelve refine (ex_intro _ {| P.seeds := P.seeds s; P.course := P.course s |} _).
  - apply s.
  - intros w d l t hd. now apply (P.course_arms _ _ _ _ _ s).
  - intros free w d hd. apply (P.course_keeps _ _ _ _ _ s); [|exact hd].
    destruct (P.preemptive F); [now rewrite may in free|reflexivity].
  - intros w d d' l l' t hd hd' ht same. apply (P.course_fair _ _ _ _ _ s); trivial.
    intros clair. apply same. now apply told.
  - exact few.
Qed.
