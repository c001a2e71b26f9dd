(** Regret in three terms, the first display of the proof of Theorem 2.1 (thm:FTRL-no-scale), and the regularizer as a
    sum over arms. *)
From Delays Require Export algorithm_lines lem_c_8_lines.

(** F_t, the sum of its two parts, is the sum of f_t(x_i). *)
Theorem regularizer_separates K a b x : (forall i, (i < K)%nat -> 0 <= x i) ->
  a * tsallis K x + b * entropy K x = over_arms K (fun i => summand a b (x i)).
Proof.
  intros _. unfold tsallis, entropy, summand. rewrite <- !arms_scal, <- arms_plus. apply arms_ext. intros; ring.
Qed.

(** Regret is the mean of the loss minus that of the best arm after round T (not after t - 1, as corrected), and so the
    largest against any arm. *)
Theorem regret_line bandit K T d loss weights arm : (1 <= K)%nat ->
  let L := fun t i => sum (t - 1) (fun s => loss s i) in
  let law := fun t arm => arm_law K (algorithm_3 bandit d loss weights arm t) in
  exists best, (best < K)%nat /\ (forall i, (i < K)%nat -> L (S T) best <= L (S T) i) /\
  delayed_regret bandit K T d loss weights best arm
  = E law 1 T (fun u => sum T (fun t => loss t (u t))) arm - L (S T) best /\ forall i, (i < K)%nat ->
    delayed_regret bandit K T d loss weights i arm <= delayed_regret bandit K T d loss weights best arm.
Proof.
  intros K1 L law. destruct (least_arm K (L (S T)) K1) as (best & hb & least). exists best.
  unfold L in *. pred. split; [assumption|]. split; [assumption|].
  split; [reflexivity|]. intros i hi. specialize (least i hi). unfold delayed_regret. lra.
Qed.

Section Terms.
Variables (K T : nat) (d : nat -> nat) (loss : nat -> nat -> R) (a b : nat -> R).
Variable X : R -> R -> (nat -> R) -> nat -> R.
Hypotheses (K1 : (1 <= K)%nat) (T1 : (1 <= T)%nat) (hX : ftrl K X).
Hypothesis rates : forall t, (1 <= t <= T)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t.
Variable Fbar : nat -> (nat -> R) -> R.

(** The three terms, for what has been seen, for all estimators before round t, for those of round t and for x_t. *)
Definition stability (seen est x : nat -> nat -> R) : R :=
  sum T (fun t => Fbar t (fun j => - seen t j - est t j) - Fbar t (fun j => - seen t j) + inner K (x t) (est t)).
Definition penalty (all : nat -> nat -> R) (i : nat) : R :=
  sum T (fun t => Fbar t (fun j => - all t j) - Fbar t (fun j => - all (S t) j)) - all (S T) i.
Definition drift (seen est all : nat -> nat -> R) : R :=
  sum T (fun t => Fbar t (fun j => - seen t j) - Fbar t (fun j => - seen t j - est t j)
                  - Fbar t (fun j => - all t j) + Fbar t (fun j => - all (S t) j)).

Lemma terms_cancel seen est x all i :
  stability seen est x + penalty all i + drift seen est all = sum T (fun t => inner K (x t) (est t)) - all (S T) i.
Proof.
  unfold stability, penalty, drift.
  replace (sum T (fun t => inner K (x t) (est t))) with
    (sum T (fun t => (Fbar t (fun j => - seen t j - est t j) - Fbar t (fun j => - seen t j) + inner K (x t) (est t))
      + ((Fbar t (fun j => - all t j) - Fbar t (fun j => - all (S t) j))
      + (Fbar t (fun j => - seen t j) - Fbar t (fun j => - seen t j - est t j)
         - Fbar t (fun j => - all t j) + Fbar t (fun j => - all (S t) j))))) by (apply sum_ext; intros; ring).
  rewrite !sum_plus. ring.
Qed.

(** Bandits: means over the game. *)
Theorem three_terms_bandit i arm : (i < K)%nat ->
  let act := action K T d loss a b X in
  let seen := seen_est d loss a b X in
  let all := all_est d loss a b X in let est := est d loss a b X in let x := x_of d loss a b X in
  delayed_regret true K T d loss (fun t => X (a t) (b t)) i arm
  = E act 1 T (fun u => stability (seen u) (est u) (x u)) arm + E act 1 T (fun u => penalty (all u) i) arm
    + E act 1 T (fun u => drift (seen u) (est u) (all u)) arm.
Proof.
  intros hi act seen all est_ x. assert (proper_ : forall t u, proper (act t u)) by (intros; now apply action_proper).
  unfold delayed_regret. rewrite (E_law_ext _ act).
  2:{ intros t u ht. unfold act, action. now rewrite (padded_play_is K) by lia. }
  rewrite <- !E_plus.
  rewrite (E_ext act T 1 (fun u => stability (seen u) (est_ u) (x u) + penalty (all u) i + drift (seen u) (est_ u)
    (all u))
    (fun u => sum T (fun t => inner K (x u t) (est_ u t)) - all u (S T) i) arm) by (intros; apply terms_cancel).
  rewrite (E_minus act). f_equal.
  - apply (E_ext_arms K T d loss a b X K1 T1 hX rates). intros u range. apply sum_ext. intros t ht. unfold est_, x.
    rewrite est_is, inner_corner by now apply range.
    pose proof (x_positive K T d loss a b X K1 hX rates u t (u t) ht (range t ht)). field. lra.
  - unfold all, all_est. pred. rewrite (E_sum act proper_). apply sum_ext. intros t ht.
    symmetry. now apply (unbiased K T d loss a b X K1 T1 hX rates).
Qed.

(** Full information: nothing but the actions is random. *)
Theorem three_terms_full i arm : (i < K)%nat ->
  let seen := fun t j => sum (t - 1) (fun s => if s + d s <? t then loss s j else 0) in
  let all := fun t j => sum (t - 1) (fun s => loss s j) in
  let x := fun t => X (a t) (b t) (seen t) in
  delayed_regret false K T d loss (fun t => X (a t) (b t)) i arm
  = stability seen loss x + penalty all i + drift seen loss all.
Proof.
  intros hi seen all x. rewrite terms_cancel. unfold delayed_regret, all. pred. f_equal.
  set (L := fun t => arm_law K (if (1 <=? t) && (t <=? T) then x t else corner 0)).
  assert (L_is : forall t, (1 <= t <= T)%nat -> L t = arm_law K (x t)).
  { intros t ht. unfold L. now decided. }
  assert (proper_ : forall t, proper (L t)).
  { intros t. apply arm_law_proper. destruct (Nat.leb_spec 1 t); simpl; [|apply corner_simplex; lia].
    destruct (Nat.leb_spec t T); [|apply corner_simplex; lia]. destruct (rates t ltac:(lia)) as (a0 & b0 & _).
    now apply hX. }
  rewrite (E_law_ext _ (independent L)).
  2:{ intros t u ht. unfold independent. rewrite L_is by lia. unfold algorithm_3, distribution, x. do 2 f_equal.
      pointwise. apply arrived_before. }
  rewrite (E_sum _ (independent_proper L proper_)). apply sum_ext. intros t ht.
  rewrite (E_coordinate L proper_ T t (loss t)) by lia. rewrite L_is by assumption. apply mean_arm_law.
Qed.
End Terms.
