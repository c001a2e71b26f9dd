(** Definition 4.1: precommitted schedulers. A scheduler is a tracking set and observation indicators, as functions of
    its coins w_1, w_2, ... *)
From Delays Require Export schedulers.

(** S_t^0 depends on the coins before round t, and Z_t on those up to round t. *)
Definition precommitted {A} (S0 : (nat -> A) -> nat -> list nat) (Z : (nat -> A) -> nat -> bool) : Prop :=
  forall t, (1 <= t)%nat -> known t (fun w => S0 w t) /\ known (S t) (fun w => Z w t).

(** Every sequence of proxy delays is precommitted: both schedulers of the paper, for all delays, T and C. *)
Theorem proxies_precommitted C d : precommitted (S0 C d) (Zt C d).
Proof. intros t h. split; [apply known_S0 | now apply known_Zt]. Qed.
