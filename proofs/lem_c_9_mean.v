(** The mean of the missing loss in the proof of Lemma C.9 (lem:FTRL-L3), bandits: what is independent of what, and the
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

(** Given all actions before round t, the law of A_t is x_t, which looks at the actions of the rounds in O_t only: so
    A_t and the actions of the waiting rounds are independent given those of O_t. *)
Theorem independent_given_observed t i arm : (1 <= t <= T)%nat -> (i < K)%nat ->
  (forall g, known t g -> E act 1 T (fun u => ind (u t =? i) * g u) arm = E act 1 T (fun u => x_ u t i * g u) arm) /\
  forall u v, (forall s, (1 <= s < t)%nat -> (s + d s < t)%nat -> u s = v s) -> x_ u t i = x_ v t i.
Proof.
  intros ht hi. split.
  - intros g hg. rewrite (E_action K T d loss a b X K1 T1 hX rates t (fun u j => ind (j =? i) * g u)) by
      (trivial; intros j u v h; now rewrite (hg u v h)).
    apply E_ext. intros u. rewrite <- (over_corner K i (fun j => x_ u t j * g u) hi). apply arms_ext. intros j _.
    unfold ind, corner, x_. ring.
  - intros u v h. unfold x_. now rewrite (x_of_depends K T d loss a b X K1 T1 t u v h).
Qed.

Lemma chance_of_arm t i arm : (1 <= t <= T)%nat -> (i < K)%nat ->
  E act 1 T (fun u => ind (u t =? i)) arm = E act 1 T (fun u => x_ u t i) arm.
Proof.
  intros ht hi. destruct (independent_given_observed t i arm ht hi) as [h _]. specialize (h (fun _ => 1)).
  rewrite (E_ext act T 1 _ (fun u => ind (u t =? i) * 1)) by (intros; ring).
  rewrite (E_ext act T 1 (fun u => x_ u t i) (fun u => x_ u t i * 1)) by (intros; ring). apply h. now intros u v _.
Qed.

Lemma chances_total t arm : (1 <= t <= T)%nat -> over_arms K (fun i => E act 1 T (fun u => ind (u t =? i)) arm) = 1.
Proof.
  intros ht. rewrite (arms_ext K _ (fun i => E act 1 T (fun u => padded_play T d loss a b X t u i) arm)).
  - apply (mean_simplex K T d loss a b X K1 T1 hX rates (padded_play T d loss a b X t)).
    intros u. now apply padded_play_simplex.
  - intros i hi. rewrite chance_of_arm by assumption. apply E_ext. intros u. now rewrite (padded_play_is K).
Qed.

(** The mean of a pending estimate does not depend on the present action. *)
Lemma pending_product s t i arm : (1 <= s < t)%nat -> (t <= T)%nat -> (t <= s + d s)%nat -> (i < K)%nat ->
  E act 1 T (fun u => est_ u s i * ind (u t =? i)) arm
  = E act 1 T (fun u => est_ u s i) arm * E act 1 T (fun u => ind (u t =? i)) arm.
Proof.
  intros hs ht wait hi. rewrite chance_of_arm by (assumption || lia). unfold est_, act.
  rewrite (unbiased K T d loss a b X K1 T1 hX rates s i arm) by (assumption || lia).
  rewrite (E_ext _ T 1 _ (fun u => ind (u t =? i) * est d loss a b X u s i)) by (intros; ring).
  rewrite (proj1 (independent_given_observed t i arm ltac:(lia) hi)) by
    (intros u v e; apply (known_est K T d loss a b X K1 T1 s i ltac:(lia)); known_before e).
  apply (pending_factor K T d loss a b X K1 T1 hX rates s t i (fun u => x_ u t i)); try lia.
  - intros u v e. unfold x_. now rewrite (known_x K T d loss a b X K1 T1 t u v e).
  - intros u v off. unfold x_. rewrite (x_of_depends K T d loss a b X K1 T1 t u v); [reflexivity|]. intros q hq hq'.
    apply off. intros ->. lia.
Qed.

(** The sum over the waiting rounds; over the arm played now; the mean of the product; and the means of the
  estimators. *)
Theorem lem_c_9_means t arm : (1 <= t <= T)%nat ->
  let waiting f := sum (t - 1) (fun s => if t <=? s + d s then f s else 0) in
  E act 1 T (fun u => missing_est d loss a b X u t (u t)) arm = waiting (fun s => E act 1 T (fun u => est_ u s (u t))
    arm) /\ waiting (fun s => E act 1 T (fun u => est_ u s (u t)) arm)
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
    apply (E_ext_arms K T d loss a b X K1 T1 hX rates). intros u range.
    rewrite <- (over_corner K (u t) (est_ u s)) by (apply range; lia). apply arms_ext. intros i _. unfold ind, corner.
    rewrite (Nat.eqb_sym i). destruct (u t =? i); ring.
  - apply ext. intros s hs wait. apply arms_ext. intros i hi. apply pending_product; lia || assumption.
  - apply sum_le. intros s hs. destruct (Nat.leb_spec t (s + d s)) as [wait|]; [|lra].
    apply Rle_trans with (over_arms K (fun i => B s * E act 1 T (fun u => ind (u t =? i)) arm));
      [|rewrite arms_scal, chances_total by assumption; right; ring].
    apply arms_le. intros i hi. unfold est_, act at 1.
    rewrite (unbiased K T d loss a b X K1 T1 hX rates s i arm) by (assumption || lia).
    apply Rmult_le_compat_r; [|now apply scaled_losses; lia]. rewrite <- (E_const act act_proper T 0 1 arm).
    apply (E_le act act_proper). intros u. apply ind_bounds.
Qed.
End Mean.
