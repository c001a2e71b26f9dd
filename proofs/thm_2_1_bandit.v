(** Theorem 2.1 (thm:FTRL-no-scale) with bandit feedback: proved, for every learner that computes the minimizer; one
    exists (hybrid_ftrl).

    lem_c_7.v bounds the loss of a round along one course of the game. Here the mean over actions is taken: estimates
    are unbiased, and a pending estimate does not know the present action. *)
From Delays Require Export lem_c_7 sharp_2_1.

(** ** More on draws *)

Section Draws.
Context {A : Type}.
Variable k : nat -> (nat -> A) -> law A.
Hypothesis k_proper : forall t x, proper (k t x).

Lemma E_total {B} t n (F : (nat -> A) -> B -> R) l x :
  E k t n (fun y => total_of (F y) l) x = total_of (fun j => E k t n (fun y => F y j) x) l.
Proof. induction l as [|j l IH]; simpl; [now apply E_const|]. rewrite E_plus, IH. reflexivity. Qed.

(** Coordinate s may be changed if neither the later draws nor f look at it. *)
Definition agree_off (s : nat) (x y : nat -> A) : Prop := forall r, r <> s -> x r = y r.

Lemma E_blind s n : forall t f x y, (s < t)%nat ->
  (forall r u v, (t <= r < t + n)%nat -> agree_off s u v -> k r u = k r v) ->
  (forall u v, agree_off s u v -> f u = f v) -> agree_off s x y -> E k t n f x = E k t n f y.
Proof.
  induction n as [|n IH]; intros t f x y ht hk hf h; simpl; [now apply hf|].
  rewrite (hk t x y) by (lia || assumption). apply mean_ext. intros c. apply IH; try assumption; [lia| |].
  - intros r u v hr. apply hk. lia.
  - intros r hr. unfold put. destruct (r =? t); [reflexivity|now apply h].
Qed.
End Draws.

Section Bandit.
Variables (K T : nat) (d : nat -> nat) (B : nat -> R) (loss : nat -> nat -> R) (a b : nat -> R).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X).
Hypothesis scaled_losses : forall t, (1 <= t <= T)%nat -> forall j, 0 <= loss t j <= B t.
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.
Hypothesis rates_monotone : forall s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a s <= a t /\ b s <= b t.
Hypothesis finite : finite_where_used true T d B a b.

Let weights (t : nat) : (nat -> R) -> nat -> R := X (a t) (b t).

(** x_t and the estimates, as functions of the actions. *)
Definition x_of (arm : nat -> nat) (t : nat) : nat -> R := algorithm_3 true d loss weights arm t.
Definition est (arm : nat -> nat) (s i : nat) : R := if i =? arm s then loss s (arm s) * / x_of arm s (arm s) else 0.

(** All estimates before round t; what of them has arrived; and what is missing (Lemma C.9, bookkeeping). *)
Definition all_est arm (t i : nat) : R := sum (t - 1) (fun s => est arm s i).
Definition seen_est arm (t i : nat) : R := sum (t - 1) (fun s => if s + d s <? t then est arm s i else 0).
Definition missing_est arm (t i : nat) : R := sum (t - 1) (fun s => if t <=? s + d s then est arm s i else 0).

Lemma all_is_seen_and_missing_est arm t i : all_est arm t i = seen_est arm t i + missing_est arm t i.
Proof. apply seen_and_missing. Qed.

Lemma all_parts arm t : all_est arm t = fun i => seen_est arm t i + missing_est arm t i.
Proof. pointwise. apply all_is_seen_and_missing_est. Qed.

Lemma all_next arm t i : (1 <= t)%nat -> all_est arm (S t) i = all_est arm t i + est arm t i.
Proof. intros h. unfold all_est. pred. now rewrite (sum_pred t). Qed.

Lemma est_is arm t : est arm t = fun i => loss t (arm t) / x_of arm t (arm t) * corner (arm t) i.
Proof. pointwise. unfold est, corner. destruct (_ =? _); unfold Rdiv; ring. Qed.

(** x_t is the minimizer for what has arrived. *)
Lemma x_of_seen arm t : x_of arm t = X (a t) (b t) (seen_est arm t).
Proof. unfold x_of, algorithm_3, distribution, weights. f_equal. pointwise. apply arrived_before. Qed.

(** It depends on the actions of observed rounds only. *)
Lemma x_of_depends t : forall arm arm',
  (forall s, (1 <= s < t)%nat -> (s + d s < t)%nat -> arm s = arm' s) -> x_of arm t = x_of arm' t.
Proof.
  induction t as [t IH] using lt_wf_ind. intros arm arm' h. rewrite !x_of_seen. f_equal. pointwise.
  apply sum_ext. intros s hs. destruct (Nat.ltb_spec (s + d s) t); [|reflexivity]. unfold est. rewrite (h s) by lia.
  now rewrite (IH s ltac:(lia) arm arm') by (intros r hr hr'; apply h; lia).
Qed.

Lemma known_x t : known t (fun arm => x_of arm t).
Proof. intros u v h. apply x_of_depends. intros s hs _. now apply h. Qed.

Lemma known_est s i : (1 <= s)%nat -> known (S s) (fun arm => est arm s i).
Proof. intros hs u v h. unfold est. rewrite (h s) by lia. now rewrite (known_x s u v) by known_before h. Qed.

(** ** The laws of the game *)

(** Only rounds 1, ..., T are played. *)
Definition padded_play (t : nat) (arm : nat -> nat) : nat -> R :=
  if (1 <=? t) && (t <=? T) then x_of arm t else corner 0.
Definition action (t : nat) (arm : nat -> nat) : law nat := arm_law K (padded_play t arm).

Lemma padded_play_is t arm : (1 <= t <= T)%nat -> padded_play t arm = x_of arm t.
Proof. intros h. unfold padded_play. now decided. Qed.

Lemma x_kkt arm t : (1 <= t <= T)%nat -> kkt K (a t) (b t) (seen_est arm t) (x_of arm t).
Proof. intros h. rewrite x_of_seen. destruct (rates t h) as (a0 & b0 & ab). now apply fact_c_3. Qed.

Lemma x_positive arm t i : (1 <= t <= T)%nat -> (i < K)%nat -> 0 < x_of arm t i.
Proof. intros h hi. now apply (x_kkt arm t h). Qed.

Lemma padded_play_simplex t arm : simplex K (padded_play t arm).
Proof.
  unfold padded_play. destruct (Nat.leb_spec 1 t); simpl; [|apply corner_simplex; lia].
  destruct (Nat.leb_spec t T); [|apply corner_simplex; lia]. now apply x_kkt.
Qed.

Lemma action_proper t arm : proper (action t arm).
Proof. apply arm_law_proper, padded_play_simplex. Qed.

(** A bound need only hold where arms are arms. *)
Lemma E_le_arms n : forall t f g y, (1 <= t)%nat ->
  (forall u, agree t u y -> (forall s, (t <= s < t + n)%nat -> (u s < K)%nat) -> f u <= g u) ->
  E action t n f y <= E action t n g y.
Proof.
  induction n as [|n IH]; intros t f g y ht h; simpl; [apply h; [now intros s|lia]|]. unfold action at 1 3.
  rewrite !mean_arm_law. apply total_le. intros i hi. apply in_arms in hi.
  destruct (padded_play_simplex t y) as [nonneg _]. apply Rmult_le_compat_l; [auto|]. apply IH; [lia|].
  intros u hu range. apply h; [known_before hu|]. intros s hs. destruct (Nat.eq_dec s t) as [->|]; [|apply range; lia].
  rewrite (hu t), put_same by lia. assumption.
Qed.

Lemma E_ext_arms n f g y : (forall u, (forall s, (1 <= s <= n)%nat -> (u s < K)%nat) -> f u = g u) ->
  E action 1 n f y = E action 1 n g y.
Proof.
  intros h. apply Rle_antisym; apply E_le_arms; try lia; intros u _ range; rewrite h by (intros; apply range; lia); lra.
Qed.

(** The mean over A_t, given the past. *)
Lemma mean_action t arm f : (1 <= t <= T)%nat -> mean (action t arm) f = over_arms K (fun i => x_of arm t i * f i).
Proof. intros ht. unfold action. now rewrite mean_arm_law, padded_play_is. Qed.

Lemma x_put arm t i : x_of (put arm t i) t = x_of arm t.
Proof. apply known_x. now apply agree_put. Qed.

(** The mean of a function of the past and of the present action *)
Lemma E_action t (g : (nat -> nat) -> nat -> R) arm : (1 <= t <= T)%nat -> (forall i, known t (fun u => g u i)) ->
  E action 1 T (fun u => g u (u t)) arm = E action 1 T (fun u => over_arms K (fun i => x_of u t i * g u i)) arm.
Proof.
  intros ht known_g. rewrite (E_at action action_proper T t), (E_past action action_proper T t); try lia.
  - apply E_ext. intros u. rewrite mean_action by assumption. apply arms_ext. intros i _. rewrite put_same. f_equal.
    apply (known_g i). now apply agree_put.
  - intros u v h. apply arms_ext. intros i _. now rewrite (known_x t u v h), (known_g i u v h).
  - intros u v h. rewrite (h t) by lia. apply (known_g (v t)). known_before h.
Qed.

(** Stability: the mean of x_{t, A_t}^(-1/2) is that of a sum of roots, at most sqrt K. *)
Lemma mean_roots t arm : (1 <= t <= T)%nat -> E action 1 T (fun u => / sqrt (x_of u t (u t))) arm
  = E action 1 T (fun u => over_arms K (fun i => sqrt (x_of u t i))) arm.
Proof.
  intros ht. rewrite (E_action t (fun u i => / sqrt (x_of u t i))) by
    (trivial; intros i u v h; now rewrite (known_x t u v h)).
  apply E_ext. intros u. apply arms_ext. intros i hi. pose proof (sqrt_lt_R0 _ (x_positive u t i ht hi)).
  rewrite <- (sqrt_sqrt (x_of u t i)) at 1 by (left; now apply x_positive). field. lra.
Qed.

Lemma mean_stability t arm : (1 <= t <= T)%nat -> E action 1 T (fun u => / sqrt (x_of u t (u t))) arm <= sqrt (INR K).
Proof.
  intros ht. rewrite mean_roots, <- (E_const action action_proper T (sqrt (INR K)) 1 arm) by assumption.
  apply E_le; [exact action_proper|]. intros u. apply roots_total; [assumption|]. now apply x_kkt.
Qed.

(** Estimates are unbiased: probability x_i times l_i / x_i. *)
Lemma unbiased s i arm : (1 <= s <= T)%nat -> (i < K)%nat -> E action 1 T (fun u => est u s i) arm = loss s i.
Proof.
  intros hs hi. rewrite (E_at action action_proper T s) by (assumption || (apply known_est; lia)).
  rewrite <- (E_const action action_proper (s - 1) (loss s i) 1 arm). apply E_ext. intros u.
  rewrite mean_action by assumption. rewrite <- (over_corner K i (loss s) hi). apply arms_ext. intros j hj.
  unfold est, corner. rewrite x_put, put_same, (Nat.eqb_sym i j).
  pose proof (x_positive u s j hs hj). destruct (j =? i); field. lra.
Qed.

(** A pending estimate of round s and what does not look at A_s, and is known before the estimate arrives: no action in
    between looks at A_s, either. *)
Lemma pending_factor s m i h arm : (1 <= s <= T)%nat -> (m <= S T)%nat -> (m <= S (s + d s))%nat -> (i < K)%nat ->
  known m h -> (forall u v, agree_off s u v -> h u = h v) ->
  E action 1 T (fun u => h u * est u s i) arm = loss s i * E action 1 T h arm.
Proof.
  intros hs hm wait hi hk blind. set (t := Nat.max m (S s)). pose proof (known_est s i ltac:(lia)) as ke.
  rewrite (E_past action action_proper T t), (E_past action action_proper T t h); try lia.
  2:{ intros u v same. apply hk. known_before same. }
  2:{ intros u v same. rewrite (hk u v) by known_before same. f_equal. apply ke. known_before same. }
  replace (t - 1)%nat with ((s - 1) + S (t - 1 - s))%nat by lia. rewrite !E_tower, <- E_scal.
  replace (1 + (s - 1))%nat with s by lia. apply E_ext. intros z. cbn [E]. rewrite !mean_action by lia.
  set (n := (t - 1 - s)%nat). set (e := E action (S s) n h (put z s i)).
  assert (same : forall j, E action (S s) n h (put z s j) = e).
  { intros j. apply (E_blind action s); trivial; [lia| |intros r hr; now rewrite !put_other].
    intros r u v hr off. unfold action, n in *. rewrite !padded_play_is by lia. f_equal. apply x_of_depends.
    intros q hq hq'. apply off. intros ->. lia. }
  rewrite (arms_ext K (fun j => x_of z s j * E action (S s) n h (put z s j)) (fun j => e * x_of z s j))
    by (intros; rewrite same; ring).
  rewrite (simplex_scal K e) by (apply (x_kkt z s); lia).
  rewrite <- (over_corner K i (fun _ => loss s i * e) hi). apply arms_ext. intros j hj.
  rewrite (E_ext_when action n action_proper (S s) _ (fun w => loss s j * / x_of z s j * corner j i * h w)).
  - rewrite E_scal, same. pose proof (x_positive z s j ltac:(lia) hj). unfold corner. rewrite (Nat.eqb_sym j i).
    destruct (Nat.eqb_spec i j) as [->|]; field; lra.
  - intros w hw. unfold est, corner. rewrite (hw s), put_same, (known_x s w z) by (lia || known_before hw).
    destruct (i =? j); ring.
Qed.

Lemma mean_simplex h arm : (forall u, simplex K (h u)) -> simplex K (fun i => E action 1 T (fun u => h u i) arm).
Proof.
  intros dist. split.
  - intros i hi. rewrite <- (E_const action action_proper T 0 1 arm). apply E_le; [exact action_proper|]. intros u.
    now apply dist.
  - unfold over_arms. rewrite <- (E_total action action_proper 1 T h), <- (E_const action action_proper T 1 1 arm).
    apply E_ext. intros u. apply dist.
Qed.

(** So with weights that do not look at A_s a pending estimate is at most its scale. *)
Lemma pending_any s m h arm : (1 <= s <= T)%nat -> (m <= S T)%nat -> (m <= S (s + d s))%nat -> known m h ->
  (forall u v, agree_off s u v -> h u = h v) -> (forall u, simplex K (h u)) ->
  E action 1 T (fun u => over_arms K (fun i => h u i * est u s i)) arm <= B s.
Proof.
  intros hs hm wait hk blind dist. unfold over_arms.
  rewrite (E_total action action_proper 1 T (fun u i => h u i * est u s i)).
  pose proof (mean_simplex h arm dist) as mean_. rewrite <- (simplex_scal K (B s) _ mean_). apply arms_le. intros i hi.
  rewrite (pending_factor s m i (fun u => h u i)) by
    (trivial; intros u v e; now rewrite (hk u v e) || rewrite (blind u v e)).
  apply Rmult_le_compat_r; [now apply mean_|now apply scaled_losses].
Qed.

(** A pending estimate, at the present action: neither x_t nor any action in between looks at A_s. *)
Lemma pending_estimate s t arm : (1 <= s < t)%nat -> (t <= T)%nat -> (t <= s + d s)%nat ->
  E action 1 T (fun u => est u s (u t)) arm <= B s.
Proof.
  intros hs ht wait. rewrite (E_action t (fun u i => est u s i)) by
    (lia || (intros i u v h; apply (known_est s i ltac:(lia)); known_before h)).
  apply (pending_any s t (fun u => x_of u t) arm); try lia; [apply known_x| |intros u; apply x_kkt; lia].
  intros u v off. apply x_of_depends. intros q hq hq'. apply off. intros ->. lia.
Qed.

(** Drift: E [missing loss of the present arm] is at most the sum of the scales that wait. *)
Lemma mean_drift t arm : (1 <= t <= T)%nat -> E action 1 T (fun u => missing_est u t (u t)) arm <= waiting_sum d B t.
Proof.
  intros ht. unfold missing_est, waiting_sum. rewrite E_sum by exact action_proper. apply sum_le. intros s hs.
  destruct (Nat.leb_spec t (s + d s)); [apply pending_estimate; lia|rewrite E_const by exact action_proper; lra].
Qed.

(** ** Along one course of the game *)

Section Course.
Variable arm : nat -> nat.
Hypothesis arms_of_game : forall t, (1 <= t <= T)%nat -> (arm t < K)%nat.

Lemma est_bounds s i : (1 <= s <= T)%nat -> 0 <= est arm s i /\ (B s = 0 -> est arm s i = 0).
Proof.
  intros hs. pose proof (x_positive arm s (arm s) hs (arms_of_game s hs)) as p. pose proof (inv_pos _ p).
  destruct (scaled_losses s hs (arm s)). unfold est. destruct (i =? arm s); split; try lra; [nra|]. intros z. nra.
Qed.

Lemma missing_nonneg t i : (1 <= t <= T)%nat -> 0 <= missing_est arm t i.
Proof. intros ht. apply sum_nonneg. intros s hs. destruct (t <=? s + d s); [apply est_bounds; lia|lra]. Qed.

(** If nothing of positive scale waits, nothing is missing. *)
Lemma nothing_missing t i : (1 <= t <= T)%nat -> waiting_sum d B t = 0 -> missing_est arm t i = 0.
Proof.
  intros ht z. apply sum_zero. intros s hs. destruct (Nat.leb_spec t (s + d s)) as [wait|]; [|reflexivity].
  apply est_bounds; [lia|].
  pose proof (sum_member (t - 1) (fun s => if t <=? s + d s then B s else 0) s) as m. fold (waiting_sum d B t) in m.
  cbv beta in m. rewrite (proj2 (Nat.leb_le _ _) wait), z in m. destruct (scaled_losses s ltac:(lia) 0%nat).
  assert (B s <= 0); [|lra]. apply m; [|assumption]. intros r hr.
  destruct (scaled_losses r ltac:(lia) 0%nat). destruct (t <=? r + d r); lra.
Qed.

Lemma course_round t : (1 <= t <= T)%nat ->
  loss t (arm t) <= Phi K X (a t) (b t) (all_est arm (S t)) - Phi K X (a t) (b t) (all_est arm t)
    + (B t / b t * missing_est arm t (arm t) + B t * B t / a t * / sqrt (x_of arm t (arm t))).
Proof.
  intros ht. destruct (rates t ht) as (a0 & b0 & ab). destruct (finite t ht) as [fa fb].
  pose proof (one_round K X K1 hX (a t) (b t) (seen_est arm t) (missing_est arm t) (arm t) (loss t (arm t)) (B t)
    a0 b0 ab (arms_of_game t ht) (scaled_losses t ht _) (fun i _ => missing_nonneg t i ht) fa) as main.
  rewrite <- x_of_seen in main. rewrite (all_parts arm t).
  replace (all_est arm (S t)) with (fun i => seen_est arm t i + missing_est arm t i
      + loss t (arm t) / x_of arm t (arm t) * corner (arm t) i)
    by (pointwise; rewrite all_next, all_is_seen_and_missing_est, est_is by lia; reflexivity).
  apply main. destruct fb as [z|]; [left|now right].
  apply Rmult_integral in z as [->|z]; [ring|]. rewrite nothing_missing by assumption. ring.
Qed.

Lemma along_the_course i : (i < K)%nat ->
  sum T (fun t => loss t (arm t)) <=
  sum T (fun t => est arm t i) + 2 * (sqrt (INR K) - 1) * a T + ln (INR K) * b T
  + sum T (fun t => B t / b t * missing_est arm t (arm t) + B t * B t / a t * / sqrt (x_of arm t (arm t))).
Proof.
  intros hi. eapply Rle_trans; [apply sum_le; exact course_round|]. rewrite sum_plus. apply Rplus_le_compat_r.
  replace (sum T (fun t => est arm t i)) with (all_est arm (S T) i)
    by (unfold all_est; now replace (S T - 1)%nat with T by lia).
  apply (lem_c_8 K X K1 hX T a b (all_est arm) i); try assumption; [|reflexivity]. intros t ht.
  destruct (rates t ht) as (a0 & b0 & _). auto.
Qed.
End Course.

(** ** The mean over actions *)

Theorem regret_sharp_bandit i arm : (i < K)%nat ->
  E action 1 T (fun u => sum T (fun t => loss t (u t))) arm - sum T (fun t => loss t i) <= bound_sharp true K T d B a b.
Proof.
  intros hi.
  assert (h : E action 1 T (fun u => sum T (fun t => loss t (u t))) arm <=
    E action 1 T (fun u => sum T (fun t => est u t i) + 2 * (sqrt (INR K) - 1) * a T + ln (INR K) * b T
      + sum T (fun t => B t / b t * missing_est u t (u t) + B t * B t / a t * / sqrt (x_of u t (u t)))) arm).
  { apply E_le_arms; [lia|]. intros u _ range. apply along_the_course; [|assumption]. intros t ht. apply range. lia. }
  rewrite !E_plus, !(E_const action action_proper), !(E_sum action action_proper) in h.
  rewrite (sum_ext T (fun t => E action 1 T (fun u => est u t i) arm) (fun t => loss t i)) in h
    by (intros t ht; now apply unbiased).
  rewrite (E_sum action action_proper).
  assert (last : sum T (fun t => E action 1 T (fun u =>
      B t / b t * missing_est u t (u t) + B t * B t / a t * / sqrt (x_of u t (u t))) arm)
    <= sum T (fun t => sqrt (INR K) * (B t * B t) / a t + B t / b t * waiting_sum d B t)).
  { apply sum_le. intros t ht. rewrite E_plus, !E_scal. destruct (rates t ht) as (a0 & b0 & _).
    destruct (scaled_losses t ht 0%nat). pose proof (inv_nonneg _ a0). pose proof (inv_nonneg _ b0).
    rewrite Rplus_comm. apply Rplus_le_compat.
    - replace (sqrt (INR K) * (B t * B t) / a t) with (B t * B t / a t * sqrt (INR K)) by (unfold Rdiv; ring).
      apply Rmult_le_compat_l; [|now apply mean_stability]. apply Rmult_le_pos; [apply Rmult_le_pos; lra|assumption].
    - apply Rmult_le_compat_l; [|now apply mean_drift]. apply Rmult_le_pos; [lra|assumption]. }
  unfold bound_sharp, first_term, last_terms. lra.
Qed.
End Bandit.

Theorem thm_2_1_bandit_sharp K X : (1 <= K)%nat -> ftrl K X -> theorem_2_1_sharp true K X.
Proof.
  intros hK hX T d B loss a b i arm hT hi hl hab mono finite. unfold delayed_regret.
  rewrite (E_law_ext _ (action K T d loss a b X)); [now apply regret_sharp_bandit|]. intros t u ht. unfold action.
  now rewrite (padded_play_is K) by lia.
Qed.

Theorem thm_2_1_bandit K X : (1 <= K)%nat -> ftrl K X -> theorem_2_1 true K X.
Proof. intros hK hX. now apply sharper, thm_2_1_bandit_sharp. Qed.
