(** What the learner of Algorithm 3 has been told: the estimates of the rounds whose delay has ended. *)
From Delays Require Export thm_2_1.

(** Of the rounds before round t, what has arrived and what is missing *)
Lemma seen_and_missing d t f : sum (t - 1) f
  = sum (t - 1) (fun s => if s + d s <? t then f s else 0) + sum (t - 1) (fun s => if t <=? s + d s then f s else 0).
Proof. rewrite <- sum_plus. apply sum_ext. intros s _. by_cases. Qed.

Section Arrivals.
Variables (bandit : bool) (d : nat -> nat) (loss : nat -> nat -> R) (weights : nat -> (nat -> R) -> nat -> R).
Variable arm : nat -> nat.
Let arrive_here (t : nat) : list nat := due d t (rounds t).
Let told_here n := learn weights arm arrive_here (estimate bandit loss arm) n.
Let x_here t := algorithm_3 bandit d loss weights arm t.

Lemma weights_kept n s : (1 <= s <= n)%nat -> snd (told_here n) s = x_here s (arm s).
Proof.
  induction n as [|n IH]; intros hs; [lia|]. unfold told_here in *. cbn [learn].
  destruct (learn weights arm arrive_here (estimate bandit loss arm) n) as [L q] eqn:eq. cbn [snd] in *.
  destruct (Nat.eqb_spec s (S n)) as [->|]; [|apply IH; lia].
  unfold x_here, algorithm_3, distribution, Lobs. pred. fold arrive_here. now rewrite eq.
Qed.

Lemma told_next n i : fst (told_here (S n)) i
  = fst (told_here n) i + total_of (fun s => estimate bandit loss arm s (x_here s (arm s)) i) (arrive_here (S n)).
Proof.
  transitivity (fst (told_here n) i
    + total_of (fun s => estimate bandit loss arm s (snd (told_here (S n)) s) i) (arrive_here (S n))).
  - unfold told_here. cbn [learn]. now destruct (learn weights arm arrive_here (estimate bandit loss arm) n).
  - f_equal. apply total_ext. intros s hs. unfold arrive_here, due in hs. apply filter_In in hs as [hs _].
    apply in_rounds in hs. now rewrite weights_kept.
Qed.

Lemma due_total n f m : total_of f (due d n (rounds m)) = sum m (fun s => if s + d s =? n then f s else 0).
Proof.
  induction m as [|m IH]; [reflexivity|]. rewrite sum_last, <- IH. unfold due. cbn [rounds filter].
  destruct (S m + d (S m) =? n); simpl; ring.
Qed.

Lemma arrived_before t i : Lobs weights arm arrive_here (estimate bandit loss arm) t i
  = sum (t - 1) (fun s => if s + d s <? t then estimate bandit loss arm s (x_here s (arm s)) i else 0).
Proof.
  destruct t as [|n]; [reflexivity|]. unfold Lobs. pred. change (fst (told_here n) i = sum n (fun s =>
    if s + d s <? S n then estimate bandit loss arm s (x_here s (arm s)) i else 0)).
  induction n as [|n IH]; [reflexivity|]. rewrite told_next, IH. unfold arrive_here. rewrite due_total, !sum_last.
  rewrite <- Rplus_assoc, <- sum_plus. f_equal; [apply sum_ext; intros s hs|]; by_cases.
Qed.
End Arrivals.

(** With full information the estimates are the losses. *)
Lemma arrived_losses d loss weights arm n i :
  fst (learn weights arm (fun t => due d t (rounds t)) (estimate false loss arm) n) i
  = sum n (fun s => if s + d s <=? n then loss s i else 0).
Proof. pose proof (arrived_before false d loss weights arm (S n) i) as h. unfold Lobs in h. pred. exact h. Qed.
