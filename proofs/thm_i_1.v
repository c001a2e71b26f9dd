(** Theorem I.1 (thm:expected-capacity-lb) is in every_parameter.v. Here: equal delays d, and a limit C_E on the mean size
    of the tracking set in each round. The slots of the game may be as many as one likes (with C >= T there is no other
    limit). *)
From Delays Require Export thm_d_5.

(** E |S_t^1| <= C_E for every adversary and every round. *)
Definition within_expected_capacity {W} (C d T : nat) (limit : R) (rho : law W) (p : W -> moves) : Prop :=
  forall l t, unit_interval l -> (1 <= t <= T)%nat ->
  mean rho (fun w => INR (length (held_after C (fun _ => d) (p w) l t))) <= limit.

Notation mean_sum := automation.mean_sum.

Lemma size_by_limit {W} (C d T : nat) limit (rho : law W) (p : W -> moves) l : proper rho -> unit_interval l ->
  within_expected_capacity C d T limit rho p ->
  mean rho (fun w => sum T (fun t => INR (length (held_after C (fun _ => d) (p w) l t)))) <= limit * INR T.
Proof.
  intros hrho hl limited. rewrite mean_sum, Rmult_comm, <- sum_const by assumption. apply sum_le. intros t ht.
  now apply limited.
Qed.
