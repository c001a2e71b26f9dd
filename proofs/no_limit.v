(** Unlimited capacity. A capacity is a natural number here; C = infinity is any C that is at least the number of
    rounds, for then there is always a free slot, and a round is observed as if it were alone. *)
From Delays Require Export tracking.

Lemma rounds_length n : length (rounds n) = n.
Proof. induction n as [|n IH]; [reflexivity|]. simpl. now rewrite IH. Qed.

Theorem always_free C d w t : (1 <= t <= C)%nat -> e C d w t = true.
Proof.
  intros h. unfold e. apply Nat.ltb_lt. destruct t as [|n]; [lia|]. rewrite S0_is.
  pose proof (length_filter_le (stays C d w (S n)) (rounds n)) as le. rewrite rounds_length in le. lia.
Qed.

Theorem no_limit C d w t : (1 <= t <= C)%nat -> Zt C d w t = reaches (w t) (d t).
Proof. intros h. rewrite Zt_is by lia. now rewrite always_free. Qed.

