(** Definition 4.2: quantified schedulers. *)
From Delays Require Export def_4_1.

(** E[Z_t | F_t] = p_t 1(|S_t^0| < C) with p_t in (0, 1], for independent coins with laws L_1, L_2, ... In a game of T
    rounds the coins t, ..., T are still to be drawn when F_t is known. *)
Definition quantified {A} (L : nat -> law A) (C : nat) (S0 : (nat -> A) -> nat -> list nat)
  (Z : (nat -> A) -> nat -> bool) (p : nat -> R) (T : nat) : Prop :=
  forall t, (1 <= t <= T)%nat -> 0 < p t <= 1 /\
  forall w, E (independent L) t (T + 1 - t) (fun w => ind (Z w t)) w = p t * ind (length (S0 w t) <? C).

(** A sequence of independent proxy delays is quantified by p_t = Pr(proxy_t >= d_t): Z_t = e_t 1(proxy_t >= d_t), where
    e_t is known before round t and proxy_t is a fresh coin. *)
Theorem proxies_quantified C d L T :
  (forall t, proper (L t)) -> (forall t, (1 <= t <= T)%nat -> 0 < reach (L t) (d t)) ->
  quantified L C (S0 C d) (Zt C d) (fun t => reach (L t) (d t)) T.
Proof.
  intros hL pos t ht. split.
  { split; [now apply pos|]. rewrite <- (mean_const (L t) 1) by apply hL.
    apply mean_le; [apply hL|]. intros a. apply ind_bounds. }
  intros w. fold (e C d w t).
  rewrite (E_ext _ _ _ _ (fun w => ind (e C d w t) * ind (reaches (w t) (d t)))).
  2:{ intros y. rewrite Zt_is by lia. destruct (e C d y t), (reaches (y t) (d t)); simpl; ring. }
  rewrite (E_factor _ _ t _ (fun w => ind (e C d w t))).
  2:{ intros x y h. now rewrite (known_e C d t x y h). }
  rewrite (E_coordinate L hL _ t (fun a => ind (reaches a (d t)))) by lia. unfold reach. ring.
Qed.

(** Scheduler 1: the coins of the Bernoulli scheduler, by any probabilities p_t in (0, 1]. *)
Corollary bernoulli_quantified C d p T : (forall t, 0 <= p t <= 1) -> (forall t, (1 <= t <= T)%nat -> 0 < p t) ->
  quantified (fun t => bernoulli (p t)) C (S0 C d) (Zt C d) p T.
Proof.
  intros h pos t ht.
  destruct (proxies_quantified C d (fun t => bernoulli (p t)) T) with (t := t) as [b q]; [| |assumption|].
  - intros s. now apply bernoulli_proper.
  - intros s hs. rewrite bernoulli_reach. now apply pos.
  - rewrite bernoulli_reach in b. split; [assumption|]. intros w. rewrite q. now rewrite bernoulli_reach.
Qed.

(** Scheduler 2: the same p_t = min {1, c_t / (d_t + 1)}, without a look at d_t. *)
Corollary pareto_quantified C d c N T : (forall t, 0 <= c t) -> (forall t, (1 <= t <= T)%nat -> 0 < c t) ->
  (forall t, (1 <= t <= T)%nat -> (d t <= N)%nat) ->
  quantified (fun t => pareto (c t) N) C (S0 C d) (Zt C d) (fun t => tail (c t) (d t)) T.
Proof.
  intros hc pos hN t ht.
  destruct (proxies_quantified C d (fun t => pareto (c t) N) T) with (t := t) as [b q]; [| |assumption|].
  - intros s. now apply pareto_proper.
  - intros s hs. rewrite pareto_reach by now apply hN. now apply tail_pos, pos.
  - rewrite pareto_reach in b by now apply hN. split; [assumption|].
    intros w. rewrite q. now rewrite pareto_reach by now apply hN.
Qed.
