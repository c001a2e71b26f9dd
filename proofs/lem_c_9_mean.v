(** The mean of the missing loss in the proof of Lemma C.9 (lem:FTRL-L3), bandits: what is independent of what, and
  the
    four lines at the end, in the paper's words. *)
From Delays Require Export thm_2_1_bandit.

Section Mean.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (a b : nat -> R).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.

Let act := action K T d loss a b X.
Let x_ := x_of d loss a b X.
Let est_ := est d loss a b X.

Lemma act_proper t u : proper (act t u).
Proof. now apply (action_proper K T d loss a b X K1 T1 hX rates). Qed.

Lemma known_x_ t : known t (fun u => x_ u t).
Proof. apply (known_x K T d loss a b X K1 T1). Qed.

Lemma mean_act t u f : (1 <= t <= T)%nat -> mean (act t u) f = over_arms K (fun i => x_ u t i * f i).
Proof. now apply (mean_action K T d loss a b X K1 T1). Qed.

Lemma corner_ind i j : ind (i =? j) = corner j i.
Proof. reflexivity. Qed.

(** Given all actions before round t, the law of A_t is x_t, which looks at the actions of the rounds in O_t only: so
    A_t and the actions of the waiting rounds are independent given those of O_t. *)
Theorem independent_given_observed t i arm : (1 <= t <= T)%nat -> (i < K)%nat ->
  (forall g, known t g -> E act 1 T (fun u => ind (u t =? i) * g u) arm = E act 1 T (fun u => x_ u t i * g u) arm) /\
  forall u v, (forall s, (1 <= s < t)%nat -> (s + d s < t)%nat -> u s = v s) -> x_ u t i = x_ v t i.
Proof.
  intros ht hi. split.
  - intros g hg. rewrite (E_at act act_proper T t) by
      (assumption || (intros u v h; rewrite (h t) by lia; f_equal; apply hg; apply (agree_weaken t (S t));
        [lia|assumption])).
    rewrite (E_past act act_proper T t (fun u => x_ u t i * g u)).
    2:lia.
    2:{ intros u v h. rewrite (known_x_ t u v h). f_equal. now apply hg. }
    apply E_ext. intros u. rewrite mean_act by assumption.
    rewrite <- (over_corner K i (fun j => x_ u t j * g u) hi). apply total_ext. intros j _. rewrite put_same,
      corner_ind.
    rewrite (hg (put u t j) u) by (apply agree_put; lia). ring.
  - intros u v h. unfold x_. now rewrite (x_of_depends K T d loss a b X K1 T1 t u v h).
Qed.

Lemma chance t i arm : (1 <= t <= T)%nat -> (i < K)%nat ->
  E act 1 T (fun u => ind (u t =? i)) arm = E act 1 T (fun u => x_ u t i) arm.
Proof.
  intros ht hi. destruct (independent_given_observed t i arm ht hi) as [h _]. specialize (h (fun _ => 1)).
  rewrite (E_ext act T 1 _ (fun u => ind (u t =? i) * 1)) by (intros; ring).
  rewrite (E_ext act T 1 (fun u => x_ u t i) (fun u => x_ u t i * 1)) by (intros; ring). apply h. now intros u v _.
Qed.

Lemma chances t arm : (1 <= t <= T)%nat -> over_arms K (fun i => E act 1 T (fun u => ind (u t =? i)) arm) = 1.
Proof.
  intros ht. unfold over_arms. rewrite (total_ext _ (fun i => E act 1 T (fun u => x_ u t i) arm))
    by (intros i hi; apply in_arms in hi; now apply chance).
  rewrite <- (E_total act act_proper 1 T (fun u => x_ u t)). rewrite <- (E_const act act_proper T 1 1 arm).
  apply E_ext. intros u. destruct (x_kkt K T d loss a b X K1 T1 hX rates u t ht) as [[_ one] _]. exact one.
Qed.

(** The mean of a pending estimate does not depend on the present action. *)
Lemma pending_product s t i arm : (1 <= s < t)%nat -> (t <= T)%nat -> (t <= s + d s)%nat -> (i < K)%nat ->
  E act 1 T (fun u => est_ u s i * ind (u t =? i)) arm
  = E act 1 T (fun u => est_ u s i) arm * E act 1 T (fun u => ind (u t =? i)) arm.
Proof.
  intros hs ht wait hi. rewrite chance by (assumption || lia).
  unfold est_ at 2. unfold act at 2. rewrite (unbiased K T d loss a b X K1 T1 hX rates s i arm) by (assumption ||
    lia).
  assert (known_est_ : known (S s) (fun u => est_ u s i)) by (apply (known_est K T d loss a b X K1 T1); lia).
  set (h := fun u => x_ u t i * est_ u s i).
  assert (start : E act 1 T (fun u => est_ u s i * ind (u t =? i)) arm = E act 1 T h arm).
  { rewrite (E_ext act T 1 _ (fun u => ind (u t =? i) * est_ u s i)) by (intros; ring).
    apply (independent_given_observed t i arm ltac:(lia) hi). intros u v e. apply known_est_.
    apply (agree_weaken (S s) t); [lia|assumption]. }
  rewrite start.
  rewrite (E_past act act_proper T t h), (E_past act act_proper T t (fun u => x_ u t i)); try lia.
  2:{ intros u v e. now rewrite (known_x_ t u v e). }
  2:{ intros u v e. unfold h. rewrite (known_x_ t u v e). f_equal. apply known_est_.
      apply (agree_weaken (S s) t); [lia|assumption]. }
  replace (t - 1)%nat with ((s - 1) + S (t - 1 - s))%nat by lia. rewrite !E_tower.
  replace (1 + (s - 1))%nat with s by lia. rewrite <- E_scal. apply E_ext. intros z. cbn [E]. rewrite !mean_act by
    lia.
  set (n := (t - 1 - s)%nat).
  assert (blind : forall j, E act (S s) n (fun w => x_ w t i) (put z s j) = E act (S s) n (fun w => x_ w t i) (put z
    s i)).
  { intros j. apply (E_blind act s).
    - lia.
    - intros r u v hr off. unfold act, action. rewrite !(play_is K) by (unfold n in hr; lia). f_equal.
      apply (x_of_depends K T d loss a b X K1 T1). intros q hq hq'. apply off. unfold n in hr. intros ->. lia.
    - intros u v off. unfold x_. rewrite (x_of_depends K T d loss a b X K1 T1 t u v); [reflexivity|]. intros q hq hq'.
      apply off. intros ->. lia.
    - intros r hr. now rewrite !put_other by assumption. }
  set (e := E act (S s) n (fun w => x_ w t i) (put z s i)).
  transitivity (loss s i * e).
  - rewrite <- (over_corner K i (fun _ => loss s i * e) hi). apply total_ext. intros j hj. apply in_arms in hj.
    assert (inside : E act (S s) n h (put z s j) = loss s j * / x_ z s j * corner j i * E act (S s) n (fun w => x_ w
      t i) (put z s j)).
    { rewrite <- E_scal. assert (same : forall w, agree (S s) w (put z s j) ->
        h w = loss s j * / x_ z s j * corner j i * x_ w t i).
      { intros w hw. unfold h, est_, est, corner. fold x_. rewrite (hw s), put_same by lia.
        rewrite (known_x_ s w z); [destruct (i =? j); ring|].
        apply (agree_trans _ _ (put z s j)); [now apply (agree_weaken s (S s)); [lia|]|now apply agree_put]. }
      apply Rle_antisym; apply E_le_when; try exact act_proper; intros w hw; rewrite same by assumption; lra. }
    rewrite inside, blind. fold e. unfold corner. rewrite (Nat.eqb_sym j i).
    destruct (Nat.eqb_spec i j) as [->|ne]; [|ring].
    pose proof (x_positive K T d loss a b X K1 T1 hX rates z s j ltac:(lia) hj) as p. fold x_ in p. field. lra.
  - f_equal. destruct (x_kkt K T d loss a b X K1 T1 hX rates z s ltac:(lia)) as [[_ one] _]. fold x_ in one.
    transitivity (over_arms K (fun j => e * x_ z s j)).
    + unfold over_arms in *. rewrite total_scal, one. ring.
    + apply total_ext. intros j _. rewrite blind. fold e. ring.
Qed.

(** The sum over the waiting rounds; over the arm played now; the mean of the product; and the means of the
  estimators. *)
Theorem lem_c_9_means t arm : (1 <= t <= T)%nat ->
  let waiting f := sum (t - 1) (fun s => if t <=? s + d s then f s else 0) in
  E act 1 T (fun u => missing_est d loss a b X u t (u t)) arm = waiting (fun s => E act 1 T (fun u => est_ u s (u t))
    arm) /\
  waiting (fun s => E act 1 T (fun u => est_ u s (u t)) arm)
  = waiting (fun s => over_arms K (fun i => E act 1 T (fun u => est_ u s i * ind (u t =? i)) arm)) /\
  waiting (fun s => over_arms K (fun i => E act 1 T (fun u => est_ u s i * ind (u t =? i)) arm))
  = waiting (fun s => over_arms K (fun i =>
      E act 1 T (fun u => est_ u s i) arm * E act 1 T (fun u => ind (u t =? i)) arm)) /\
  waiting (fun s => over_arms K (fun i =>
      E act 1 T (fun u => est_ u s i) arm * E act 1 T (fun u => ind (u t =? i)) arm)) <= waiting_sum d B t.
Proof.
  intros ht waiting. assert (ext : forall f g, (forall s, (1 <= s < t)%nat -> (t <= s + d s)%nat -> f s = g s) ->
    waiting f = waiting g).
  { intros f g h. apply sum_ext. intros s hs. destruct (Nat.leb_spec t (s + d s)); [apply h; lia|reflexivity]. }
  split; [|split; [|split]].
  - unfold missing_est. rewrite (E_sum act act_proper). apply sum_ext. intros s _.
    destruct (t <=? s + d s); [reflexivity|now apply (E_const act act_proper)].
  - apply ext. intros s hs wait. unfold over_arms. rewrite <- (E_total act act_proper 1 T (fun u i => est_ u s i *
    ind (u t =? i))).
    assert (same : forall u, (u t < K)%nat ->
      est_ u s (u t) = total_of (fun i => est_ u s i * ind (u t =? i)) (seq 0 K)).
    { intros u hu. rewrite <- (over_corner K (u t) (est_ u s) hu). apply total_ext. intros i _. unfold ind, corner.
      rewrite (Nat.eqb_sym i). destruct (u t =? i); ring. }
    apply Rle_antisym; apply (E_le_arms K T d loss a b X K1 T1 hX rates); try lia; intros u _ range;
      rewrite same by (apply range; lia); lra.
  - apply ext. intros s hs wait. apply total_ext. intros i hi. apply in_arms in hi. apply pending_product; lia ||
    assumption.
  - apply sum_le. intros s hs. destruct (Nat.leb_spec t (s + d s)) as [wait|]; [|lra].
    apply Rle_trans with (over_arms K (fun i => B s * E act 1 T (fun u => ind (u t =? i)) arm)).
    + apply total_le. intros i hi. apply in_arms in hi. unfold est_, act at 1.
      rewrite (unbiased K T d loss a b X K1 T1 hX rates s i arm) by (assumption || lia).
      apply Rmult_le_compat_r; [|now apply scaled_losses; lia]. rewrite <- (E_const act act_proper T 0 1 arm).
      apply (E_le act act_proper). intros u. apply ind_bounds.
    + right. unfold over_arms. rewrite total_scal. fold (over_arms K (fun i => E act 1 T (fun u => ind (u t =? i))
      arm)).
      rewrite chances by assumption. ring.
Qed.
End Mean.
