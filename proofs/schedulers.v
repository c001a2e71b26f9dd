(** The laws of the proxy delays: Scheduler 1 (Bernoulli) and Scheduler 2 (Pareto). *)
From Delays Require Export tracking.

(** Pr(proxy >= k) for a proxy delay with this law. *)
Definition reach (l : law proxy) (k : nat) : R := mean l (fun p => ind (reaches p k)).

(** c_t = C / ((1 + alpha) nu_t), for a normalizer nu; the paper has nu_t = 2 H_t. *)
Definition scale (nu : nat -> R) (alpha : R) (C t : nat) : R := INR C / ((1 + alpha) * nu t).

(** min {1, c / (k + 1)} *)
Definition tail (c : R) (k : nat) : R := Rmin 1 (c / INR (S k)).

(** ** Scheduler 1: infinity with probability p, -1 otherwise *)

Definition bernoulli (p : R) : law proxy := [(Endless, p); (Never, 1 - p)].

Lemma bernoulli_proper p : 0 <= p <= 1 -> proper (bernoulli p).
Proof. intros h. split; [|simpl; ring]. intros a w [[= _ <-]|[[= _ <-]|[]]]; lra. Qed.

Definition toss (q : R) : law bool := [(true, q); (false, 1 - q)].

Lemma toss_proper q : 0 <= q <= 1 -> proper (toss q).
Proof. intros h. split; [|simpl; ring]. intros a w [[= _ <-]|[[= _ <-]|[]]]; lra. Qed.

Lemma bernoulli_reach p k : reach (bernoulli p) k = p.
Proof. unfold reach; simpl. ring. Qed.

(** ** Scheduler 2: Pr(proxy >= k) = min {1, c / (k + 1)}

    The law has infinitely many values. The game up to round N with delays up to N does not tell a proxy delay of at
    least N from infinity, so these values are put together: the law has the right tail up to k = N. *)

Fixpoint patience (c : R) (n : nat) : law proxy :=
  match n with O => nil | S m => (Until m, tail c m - tail c (S m)) :: patience c m end.

Definition pareto (c : R) (N : nat) : law proxy := (Never, 1 - tail c 0) :: (Endless, tail c N) :: patience c N.

Lemma tail_le_1 c k : tail c k <= 1.
Proof. apply Rmin_l. Qed.

Lemma tail_nonneg c k : 0 <= c -> 0 <= tail c k.
Proof. intros h. apply Rmin_glb; [lra|]. apply div_nonneg; [assumption|apply INR_pos; lia]. Qed.

Lemma tail_pos c k : 0 < c -> 0 < tail c k.
Proof. intros h. apply Rmin_glb_lt; [lra|]. apply Rdiv_lt_0_compat; [assumption|apply INR_pos; lia]. Qed.

Lemma tail_mono c j k : 0 <= c -> (j <= k)%nat -> tail c k <= tail c j.
Proof.
  intros h hjk. unfold tail. apply Rle_min_compat_l. unfold Rdiv. apply Rmult_le_compat_l; [lra|].
  apply Rinv_le_contravar; [apply INR_pos; lia|apply le_INR; lia].
Qed.

Lemma patience_reach c n k : (k <= n)%nat -> reach (patience c n) k = tail c k - tail c n.
Proof.
  unfold reach. induction n as [|n IH]; intros h.
  - replace k with 0%nat by lia. simpl. ring.
  - cbn [patience mean reaches]. destruct (Nat.eq_dec k (S n)) as [->|ne].
    + rewrite (proj2 (Nat.leb_gt (S n) n)) by lia. simpl ind.
      replace (mean (patience c n) _) with 0; [ring|]. clear. symmetry.
      assert (z : forall m, (m <= n)%nat -> mean (patience c m) (fun p => ind (reaches p (S n))) = 0); [|apply z; lia].
      induction m as [|m IH]; intros h; [reflexivity|]. cbn [patience mean reaches].
      rewrite (proj2 (Nat.leb_gt (S n) m)) by lia. rewrite IH by lia. simpl ind. ring.
    + rewrite (proj2 (Nat.leb_le k n)), IH by lia. simpl ind. ring.
Qed.

Lemma patience_total c n : mean (patience c n) (fun _ => 1) = tail c 0 - tail c n.
Proof. induction n as [|n IH]; cbn [patience mean]; [ring|]. rewrite IH. ring. Qed.

Lemma patience_weight c n a w : 0 <= c -> In (a, w) (patience c n) -> 0 <= w.
Proof.
  intros h. induction n as [|n IH]; [intros []|]. intros [[= _ <-]|hin]; [|now apply IH].
  pose proof (tail_mono c n (S n) h ltac:(lia)). lra.
Qed.

Lemma pareto_proper c N : 0 <= c -> proper (pareto c N).
Proof.
  intros h. pose proof (tail_le_1 c 0). pose proof (tail_nonneg c N h). split.
  - intros a w [[= _ <-]|[[= _ <-]|hin]]; [lra|lra|now apply (patience_weight c N a)].
  - unfold pareto. cbn [mean]. rewrite patience_total. ring.
Qed.

Lemma pareto_reach c N k : (k <= N)%nat -> reach (pareto c N) k = tail c k.
Proof.
  intros h. unfold reach, pareto. cbn [mean reaches]. fold (reach (patience c N) k).
  rewrite patience_reach by assumption. simpl ind. ring.
Qed.

Lemma scale_pos nu alpha C t : (1 <= C)%nat -> 0 < alpha -> 0 < nu t -> 0 < scale nu alpha C t.
Proof. intros. apply Rdiv_lt_0_compat; [now apply INR_pos|]. apply Rmult_lt_0_compat; lra. Qed.

(** There is no round 0; a normalizer may be 0 there, and then so is c_0 (in Coq, 1 / 0 = 0). *)
Lemma scale_nonneg nu alpha C t : (1 <= C)%nat -> 0 < alpha -> 0 <= nu t -> 0 <= scale nu alpha C t.
Proof.
  intros hC ha [h|zero]; [left; now apply scale_pos|]. unfold scale, Rdiv. rewrite <- zero, Rmult_0_r, Rinv_0. lra.
Qed.
