(** Hidden delays without a logarithm (book, Logarithm 3): reservoir sampling in each slot.

    In round t the player draws whether the round enters its slot, t modulo C. What a slot holds, and for how many of
    its rounds it has been busy, are functions of these draws. *)
From Delays Require Import calibrated.

(** A sum with one term. *)
Lemma sum_one n h (f : nat -> R) : (1 <= h <= n)%nat -> (forall s, (1 <= s <= n)%nat -> s <> h -> f s = 0) ->
  sum n f = f h.
Proof.
  intros hh zero. replace n with ((h - 1) + S (n - h))%nat by lia. rewrite sum_split, sum_first.
  rewrite sum_zero by (intros; apply zero; lia). rewrite sum_zero by (intros; apply zero; lia).
  replace (h - 1 + 1)%nat with h by lia. ring.
Qed.

Section Reservoirs.
Variables (C : nat) (d : nat -> nat).
Hypothesis C1 : (1 <= C)%nat.
Implicit Types (x y : nat -> bool) (r s t n : nat).

(** A slot: the last round that entered it (0 if there is none), and the count of its rounds since it was free. *)
Definition occupied (slot : nat * nat) t : bool := (1 <=? fst slot) && (t <=? fst slot + d (fst slot)).
Definition aged (slot : nat * nat) t : nat := if occupied slot t then snd slot else 0%nat.
Definition next t (enters : bool) (slot : nat * nat) : nat * nat := (if enters then t else fst slot, S (aged slot t)).

(** The slots at the end of round n. *)
Fixpoint slots x n : nat -> nat * nat :=
  match n with
  | O => fun _ => (0, 0)%nat
  | S m => fun j => if S m mod C =? j then next (S m) (x (S m)) (slots x m j) else slots x m j
  end.

(** a_t; the law of the draw in round t, given those before; Z_t: the slot holds round t when its feedback comes. *)
Definition age x t : nat := aged (slots x (t - 1) (t mod C)) t.
Definition enters t x : law bool := toss (/ INR (S (age x t))).
Definition Z x t : bool := fst (slots x (t + d t) (t mod C)) =? t.

(** z_t = Z_t (1 + a_t + floor (d_t / C)) *)
Definition reservoir_z x t : R := ind (Z x t) * INR (S (age x t) + d t / C).

(** ** What is known when *)

Lemma known_slots n j : known (S n) (fun x => slots x n j).
Proof.
  induction n as [|n IH]; intros x y h; [reflexivity|]. simpl.
  rewrite (IH x y) by (now apply (agree_weaken _ (S (S n))); [lia|]). now rewrite (h (S n)) by lia.
Qed.

Lemma known_age t : (1 <= t)%nat -> known t (fun x => age x t).
Proof.
  intros ht x y h. unfold age. destruct t as [|n]; [lia|]. replace (S n - 1)%nat with n by lia.
  now rewrite (known_slots n _ x y h).
Qed.

Theorem reservoirs_heard t : known (S (t + d t)) (fun x => Z x t).
Proof. intros x y h. unfold Z. now rewrite (known_slots _ _ x y h). Qed.

(** The draws are laws. *)
Lemma enters_bounds n : 0 <= / INR (S n) <= 1.
Proof.
  split; [left; apply inv_pos, INR_pos; lia|]. rewrite <- Rinv_1. apply Rinv_le_contravar; [lra|].
  exact (le_INR 1 (S n) ltac:(lia)).
Qed.

Lemma enters_proper t x : proper (enters t x).
Proof. apply toss_proper, enters_bounds. Qed.

(** ** What a slot holds *)

Lemma held_before x n j : (fst (slots x n j) <= n)%nat.
Proof. induction n as [|n IH]; simpl; [lia|]. destruct (S n mod C =? j); simpl; [|lia]. destruct (x (S n)); lia. Qed.

Lemma held_slot x n j : (1 <= fst (slots x n j))%nat -> fst (slots x n j) mod C = j.
Proof.
  induction n as [|n IH]; cbn [slots]; [simpl; lia|]. destruct (Nat.eqb_spec (S n mod C) j) as [e|ne]; [|assumption].
  unfold next. cbn [fst]. destruct (x (S n)); [now intros|assumption].
Qed.

(** Who is held was there all the time. *)
Lemma held_since x n m j r : fst (slots x n j) = r -> (1 <= r <= m)%nat -> (m <= n)%nat -> fst (slots x m j) = r.
Proof.
  intros h hr. induction n as [|n IH]; intros hm; [lia|]. destruct (Nat.eq_dec m (S n)) as [->|ne]; [assumption|].
  apply IH; [|lia]. cbn [slots] in h. destruct (S n mod C =? j); [|assumption].
  unfold next in h. cbn [fst] in h. destruct (x (S n)); [lia|assumption].
Qed.

(** Of k rounds after round r, floor (k / C) have its slot. *)
Lemma same_slot r k : (r + k) mod C =? r mod C = (k mod C =? 0).
Proof.
  pose proof (Nat.mod_upper_bound r C ltac:(lia)). pose proof (Nat.mod_upper_bound k C ltac:(lia)).
  pose proof (Nat.div_mod r C ltac:(lia)). pose proof (Nat.div_mod k C ltac:(lia)).
  set (a := r mod C) in *. set (b := k mod C) in *.
  destruct (le_lt_dec C (a + b)) as [over|fits].
  - replace ((r + k) mod C)%nat with (a + b - C)%nat.
    + destruct (Nat.eqb_spec (a + b - C) a), (Nat.eqb_spec b 0); lia || reflexivity.
    + apply (Nat.mod_unique _ _ (r / C + k / C + 1)); nia.
  - replace ((r + k) mod C)%nat with (a + b)%nat.
    + destruct (Nat.eqb_spec (a + b) a), (Nat.eqb_spec b 0); lia || reflexivity.
    + apply (Nat.mod_unique _ _ (r / C + k / C)); nia.
Qed.

Lemma div_step k : (S k / C = if S k mod C =? 0 then S (k / C) else k / C)%nat.
Proof.
  pose proof (Nat.mod_upper_bound k C ltac:(lia)). pose proof (Nat.div_mod k C ltac:(lia)).
  destruct (Nat.eq_dec (S (k mod C)) C) as [full|ne].
  - assert (e : S k mod C = 0%nat) by (symmetry; apply (Nat.mod_unique _ _ (S (k / C))); nia). rewrite e. simpl.
    symmetry. apply (Nat.div_unique _ _ _ 0); nia.
  - assert (e : (S k mod C = S (k mod C))%nat) by (symmetry; apply (Nat.mod_unique _ _ (k / C)); nia). rewrite e. simpl.
    symmetry. apply (Nat.div_unique _ _ _ (S (k mod C))); nia.
Qed.

Lemma div_count n : sum n (fun k => ind (k mod C =? 0)) = INR (n / C).
Proof.
  induction n as [|n IH]; [rewrite Nat.div_0_l by lia; reflexivity|]. rewrite sum_last, IH, div_step.
  destruct (S n mod C =? 0); simpl ind; [rewrite S_INR|]; ring.
Qed.

(** As long as round r waits and is there, the slot counts on. *)
Lemma counts x r k : (1 <= r)%nat -> (k <= d r)%nat -> fst (slots x (r + k) (r mod C)) = r ->
  snd (slots x (r + k) (r mod C)) = (S (age x r) + k / C)%nat.
Proof.
  intros hr. induction k as [|k IH]; intros hk h.
  - rewrite Nat.add_0_r, Nat.div_0_l by lia. destruct r as [|n]; [lia|]. unfold age.
    replace (S n - 1)%nat with n by lia. cbn [slots]. rewrite Nat.eqb_refl. simpl. lia.
  - assert (before : fst (slots x (r + k) (r mod C)) = r) by (apply (held_since x (r + S k) _ _ r h); lia).
    specialize (IH ltac:(lia) before). rewrite div_step. pose proof (same_slot r (S k)) as slot.
    replace (r + S k)%nat with (S (r + k)) in * by lia. cbn [slots]. rewrite slot.
    destruct (S k mod C =? 0); [|assumption]. unfold next, aged, occupied. rewrite before, IH. compare_nat. simpl. lia.
Qed.

(** ** A martingale: what round r is worth at the end of round n *)

Definition worth r n x : R :=
  if n <? r then 1 else let slot := slots x (min n (r + d r)) (r mod C) in
  if fst slot =? r then INR (snd slot) else 0.
Lemma slots_put x n j a : slots (put x (S n) a) n j = slots x n j.
Proof. apply known_slots, agree_put. lia. Qed.
Lemma next_slots x n j a : slots (put x (S n) a) (S n) j =
  if S n mod C =? j then next (S n) a (slots x n j) else slots x n j.
Proof. cbn [slots]. now rewrite put_same, slots_put. Qed.

(** The rounds of other slots do not matter. *)
Lemma worth_other r n x a : (1 <= r)%nat -> S n mod C <> r mod C -> worth r (S n) (put x (S n) a) = worth r n x.
Proof.
  intros hr ne. unfold worth. assert (r <> S n) by congruence.
  destruct (Nat.ltb_spec (S n) r), (Nat.ltb_spec n r); try lia; [reflexivity|].
  destruct (le_lt_dec (S n) (r + d r)).
  - rewrite !Nat.min_l by lia. rewrite next_slots. now rewrite (proj2 (Nat.eqb_neq _ _) ne).
  - rewrite !Nat.min_r by lia. now rewrite (known_slots (r + d r) _ _ x) by (apply agree_put; lia).
Qed.

Lemma worth_step r n x : (1 <= r)%nat -> mean (enters (S n) x) (fun a => worth r (S n) (put x (S n) a)) = worth r n x.
Proof.
  intros hr. destruct (Nat.eq_dec (S n mod C) (r mod C)) as [same|ne].
  2:{ rewrite (mean_ext _ _ (fun _ => worth r n x)) by (intros; now apply worth_other).
      apply mean_const, enters_proper. }
  unfold worth. destruct (Nat.ltb_spec (S n) r).
  { compare_nat. apply mean_const, enters_proper. }
  destruct (le_lt_dec (S n) (r + d r)) as [le|gt].
  2:{ rewrite (mean_ext _ _ (fun _ => worth r n x)); [rewrite mean_const by apply enters_proper; reflexivity|].
      intros a. unfold worth. compare_nat. rewrite !Nat.min_r by lia.
      now rewrite (known_slots (r + d r) _ _ x) by (apply agree_put; lia). }
  rewrite !Nat.min_l by lia. rewrite (mean_ext _ _ (fun a => if fst (next (S n) a (slots x n (r mod C))) =? r
    then INR (snd (next (S n) a (slots x n (r mod C)))) else 0)).
  2:{ intros a. rewrite next_slots, same, Nat.eqb_refl. reflexivity. }
  unfold enters, age, toss. replace (S n - 1)%nat with n by lia. rewrite same.
  pose proof (held_before x n (r mod C)) as held. set (slot := slots x n (r mod C)) in *. unfold next.
  cbn [fst snd mean]. pose proof (INR_pos (S (aged slot (S n))) ltac:(lia)) as pos. destruct (Nat.ltb_spec n r).
  - assert (r = S n) by lia. subst r. rewrite Nat.eqb_refl. compare_nat. field. lra.
  - compare_nat. destruct (Nat.eqb_spec (fst slot) r) as [h|ne]; [|ring]. assert (w : aged slot (S n) = snd slot).
    { unfold aged, occupied. rewrite h. now compare_nat. }
    rewrite w in *. rewrite S_INR in *. field. lra.
Qed.

(** What keeps its mean in each round keeps it. *)
Lemma keeps_mean (f : nat -> (nat -> bool) -> R) m : forall t x, (1 <= t)%nat ->
  (forall n y, mean (enters (S n) y) (fun a => f (S n) (put y (S n) a)) = f n y) ->
  E enters t m (f (t + m - 1)%nat) x = f (t - 1)%nat x.
Proof.
  induction m as [|m IH]; intros t x ht step; [now rewrite Nat.add_0_r|]. cbn [E].
  destruct t as [|n]; [lia|]. replace (S n - 1)%nat with n by lia. rewrite <- step.
  apply mean_ext. intros a. replace (S n + S m - 1)%nat with (S (S n) + m - 1)%nat by lia.
  rewrite IH by (lia || assumption). now replace (S (S n) - 1)%nat with (S n) by lia.
Qed.

Lemma worth_start r n x : (n < r)%nat -> worth r n x = 1.
Proof. intros h. unfold worth. now rewrite (proj2 (Nat.ltb_lt n r) h). Qed.

Lemma worth_end r n x : (1 <= r)%nat -> (r + d r <= n)%nat -> worth r n x = reservoir_z x r.
Proof.
  intros hr h. unfold worth, reservoir_z, Z. compare_nat. rewrite Nat.min_r by assumption.
  destruct (Nat.eqb_spec (fst (slots x (r + d r) (r mod C))) r) as [e|]; simpl ind; [|ring].
  rewrite (counts x r (d r) hr (le_n _) e). ring.
Qed.

(** ** The theorems. Rounds t, ..., n are drawn, and t + d_t <= n. *)

Theorem reservoirs_weight t n x : (1 <= t)%nat -> (t + d t <= n)%nat ->
  E enters t (n + 1 - t) (fun y => reservoir_z y t) x = 1.
Proof.
  intros ht hn. rewrite (E_ext _ _ _ _ (worth t n)) by (intros; symmetry; now apply worth_end).
  replace n with (t + (n + 1 - t) - 1)%nat at 2 by lia.
  rewrite keeps_mean; [apply worth_start; lia|assumption|]. intros; now apply worth_step.
Qed.

Theorem reservoirs_chance t n x : (1 <= t)%nat -> (t + d t <= n)%nat ->
  Pr enters t (n + 1 - t) (fun y => Z y t) x = / (1 + INR (age x t) + INR (d t / C)).
Proof.
  intros ht hn. pose proof (INR_pos (S (age x t) + d t / C) ltac:(lia)) as pos.
  replace (1 + INR (age x t) + INR (d t / C)) with (INR (S (age x t) + d t / C)) by (rewrite plus_INR, S_INR; ring).
  apply Rmult_eq_reg_l with (INR (S (age x t) + d t / C)); [|lra]. rewrite Rinv_r by lra.
  rewrite <- (reservoirs_weight t n x ht hn). unfold Pr. rewrite <- (E_scal enters).
  assert (k : known t (fun y => INR (S (age y t) + d t / C))).
  { intros u v h. cbv beta. now rewrite (known_age t ht u v h). }
  transitivity (INR (S (age x t) + d t / C) * E enters t (n + 1 - t) (fun y => ind (Z y t)) x); [apply E_scal|].
  rewrite <- (E_factor enters _ t _ (fun y => INR (S (age y t) + d t / C)) x k).
  apply E_ext. intros y. unfold reservoir_z. ring.
Qed.

(** Those of its slot that wait when round t begins. *)
Definition crowd t s : bool := (s mod C =? t mod C) && (t <=? s + d s).

(** The age is what the waiting rounds are worth. *)
Lemma age_is x t : (1 <= t)%nat -> INR (age x t) = sum (t - 1) (fun s => ind (crowd t s) * worth s (t - 1) x).
Proof.
  intros ht. unfold age. set (slot := slots x (t - 1) (t mod C)). assert (term : forall s, (1 <= s <= t - 1)%nat ->
    ind (crowd t s) * worth s (t - 1) x = if fst slot =? s then ind (crowd t s) * INR (snd slot) else 0).
  { intros s hs. unfold crowd. destruct (Nat.eqb_spec (s mod C) (t mod C)) as [same|ne]; cbn [andb].
    - destruct (Nat.leb_spec t (s + d s)); simpl ind; [|destruct (fst slot =? s); ring]. unfold worth.
      rewrite (proj2 (Nat.ltb_ge (t - 1) s)), Nat.min_l, same by lia. fold slot. destruct (fst slot =? s); ring.
    - simpl ind. destruct (fst slot =? s); ring. }
  rewrite (sum_ext _ _ _ term). unfold aged, occupied. pose proof (held_before x (t - 1) (t mod C)) as before.
  pose proof (held_slot x (t - 1) (t mod C)) as its. fold slot in before, its.
  destruct (Nat.leb_spec 1 (fst slot)); cbn [andb].
  - rewrite (sum_one (t - 1) (fst slot)) by (lia || intros s _ ne; now compare_nat). rewrite Nat.eqb_refl. unfold crowd.
    rewrite its, Nat.eqb_refl by assumption. cbn [andb]. destruct (t <=? fst slot + d (fst slot)); simpl; ring.
  - rewrite sum_zero; [reflexivity|]. intros s hs. now compare_nat.
Qed.

Theorem reservoirs_age T t x : (1 <= t <= T)%nat ->
  E enters 1 T (fun y => INR (age y t)) x = sum (t - 1) (fun s => ind (crowd t s)).
Proof.
  intros ht. rewrite (E_past enters enters_proper T t); [|lia|].
  2:{ intros u v h. now rewrite (known_age t ltac:(lia) u v h). }
  rewrite (E_ext _ _ _ _ _ x (fun y => age_is y t ltac:(lia))). rewrite (E_sum enters enters_proper).
  apply sum_ext. intros s hs. rewrite E_scal. rewrite <- (Rmult_1_r (ind (crowd t s))) at 2. f_equal.
  pose proof (keeps_mean (worth s) (t - 1) 1 x (le_n 1) ltac:(intros; apply worth_step; lia)) as k.
  replace (1 + (t - 1) - 1)%nat with (t - 1)%nat in k by lia. rewrite k. apply worth_start. lia.
Qed.

(** Round s is counted by floor (d_s / C) later rounds. *)
Lemma crowds_count T s : (1 <= s)%nat -> (s + d s <= T)%nat ->
  sum T (fun t => if s <? t then ind (crowd t s) else 0) = INR (d s / C).
Proof.
  intros hs hT. replace T with (s + (d s + (T - s - d s)))%nat by lia. rewrite !sum_split, sum_zero, Rplus_0_l.
  2:{ intros t ht. now rewrite (proj2 (Nat.ltb_ge s t)) by lia. }
  rewrite (sum_zero (T - s - d s)), Rplus_0_r.
  2:{ intros t ht. unfold crowd. rewrite (proj2 (Nat.leb_gt _ (s + d s))) by lia. rewrite andb_false_r.
      now destruct (s <? _). }
  rewrite <- div_count. apply sum_ext. intros k hk. rewrite (proj2 (Nat.ltb_lt s (s + k))) by lia. unfold crowd.
  rewrite (proj2 (Nat.leb_le (s + k) (s + d s))) by lia. rewrite andb_true_r, Nat.eqb_sym. now rewrite same_slot.
Qed.

(** sum 1 / p_t on average, with 1 / p_t = 1 + a_t + floor (d_t / C) *)
Theorem reservoirs_total T x : (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
  E enters 1 T (fun y => sum T (fun t => 1 + INR (age y t) + INR (d t / C))) x
  = INR T + 2 * sum T (fun t => INR (d t / C)) /\
  INR T + 2 * sum T (fun t => INR (d t / C)) <= INR T + 2 / INR C * sum T (fun t => INR (d t)).
Proof.
  intros ends. split.
  - rewrite (E_sum enters enters_proper).
    rewrite (sum_ext _ _ (fun t => 1 + INR (d t / C) + sum T (fun s => if s <? t then ind (crowd t s) else 0))).
    + rewrite !sum_plus, sum_const, sum_swap. rewrite (sum_ext T (fun s => sum T _) (fun s => INR (d s / C))); [ring|].
      intros s hs. apply crowds_count; [lia|now apply ends].
    + intros t ht. rewrite (E_ext _ _ _ _ (fun y => (1 + INR (d t / C)) + INR (age y t))) by (intros; ring).
      rewrite E_plus, (E_const enters enters_proper), reservoirs_age by assumption. f_equal.
      replace T with ((t - 1) + (T - (t - 1)))%nat by lia. rewrite sum_split, (sum_zero (T - (t - 1))), Rplus_0_r.
      * apply sum_ext. intros s hs. now compare_nat.
      * intros s hs. now compare_nat.
  - pose proof (INR_pos C C1) as c0. unfold Rdiv. rewrite Rmult_assoc.
    apply Rplus_le_compat_l, Rmult_le_compat_l; [lra|]. rewrite <- sum_scal. apply sum_le. intros t _.
    rewrite Rmult_comm. apply le_div; [assumption|]. rewrite <- mult_INR. apply le_INR. rewrite Nat.mul_comm.
    apply Nat.mul_div_le. lia.
Qed.

(** Two rounds that wait together: in one slot only one of them is observed; else their draws do not meet. *)
Theorem reservoirs_pairs s t n x : (1 <= s < t)%nat -> (t <= s + d s)%nat -> (s + d s <= n)%nat -> (t + d t <= n)%nat ->
  E enters s (n + 1 - s) (fun y => reservoir_z y s * reservoir_z y t) x <= 1.
Proof.
  intros hs ht hn hn'. destruct (Nat.eq_dec (s mod C) (t mod C)) as [same|ne].
  - rewrite (E_ext _ _ _ _ (fun _ => 0)); [rewrite (E_const enters enters_proper); lra|]. intros y.
    unfold reservoir_z, Z. destruct (Nat.eqb_spec (fst (slots y (s + d s) (s mod C))) s) as [e|]; simpl ind; [|ring].
    destruct (Nat.eqb_spec (fst (slots y (t + d t) (t mod C))) t) as [e'|]; simpl ind; [|ring].
    pose proof (held_since y _ t _ s e ltac:(lia) ht) as q. rewrite same in q.
    pose proof (held_since y _ t _ t e' ltac:(lia) ltac:(lia)). lia.
  - rewrite (E_ext _ _ _ _ (fun y => worth s n y * worth t n y)) by (intros; now rewrite !worth_end by lia).
    pose proof (keeps_mean (fun m y => worth s m y * worth t m y) (n + 1 - s) s x ltac:(lia)) as k. cbv beta in k.
    replace (s + (n + 1 - s) - 1)%nat with n in k by lia. rewrite k; [rewrite !worth_start by lia; lra|]. intros m y.
    destruct (Nat.eq_dec (S m mod C) (s mod C)) as [e|e].
    + rewrite (mean_ext _ _ (fun a => worth t m y * worth s (S m) (put y (S m) a)))
        by (intros; rewrite (worth_other t m y) by (lia || congruence); ring).
      rewrite mean_scal, worth_step by lia. ring.
    + rewrite (mean_ext _ _ (fun a => worth s m y * worth t (S m) (put y (S m) a)))
        by (intros; rewrite (worth_other s m y) by (lia || congruence); ring).
      rewrite mean_scal, worth_step by lia. ring.
Qed.
(** ** A slot is rarely busy for long *)

(** The age grows by one in each round of the slot, or begins anew. *)
Lemma age_back x t : (1 <= t)%nat -> (age x (t + C) <= S (age x t))%nat.
Proof.
  intros ht. unfold age at 1. assert (same : (t + C) mod C = t mod C).
  { apply Nat.eqb_eq. rewrite same_slot. now rewrite Nat.mod_same by lia. }
  rewrite same. assert (stays : forall k, (k < C)%nat ->
    slots x (t + k) (t mod C) = next t (x t) (slots x (t - 1) (t mod C))).
  { induction k as [|k IH]; intros hk.
    - rewrite Nat.add_0_r. destruct t as [|n]; [lia|]. cbn [slots]. rewrite Nat.eqb_refl.
      now replace (S n - 1)%nat with n by lia.
    - replace (t + S k)%nat with (S (t + k)) by lia. cbn [slots]. replace (S (t + k)) with (t + S k)%nat by lia.
      rewrite same_slot, Nat.mod_small by lia. simpl. apply IH. lia. }
  replace (t + C - 1)%nat with (t + (C - 1))%nat by lia. rewrite stays by lia. unfold aged at 1.
  destruct (occupied _ _); [|lia]. unfold next. cbn [snd]. unfold age. lia.
Qed.

Lemma age_back_many x t k : (1 <= t)%nat -> (age x (t + k * C) <= age x t + k)%nat.
Proof.
  intros ht. induction k as [|k IH]; [rewrite Nat.add_0_r; lia|].
  replace (t + S k * C)%nat with (t + k * C + C)%nat by lia. pose proof (age_back x (t + k * C) ltac:(lia)). lia.
Qed.

(** Among the draws t, ..., t + l - 1 are (l + C - 1) / C of the slot of round t. The chance, at least, that the slot is
    not busy all the time up to round t + m C, if it had been for i rounds before. *)
Definition idle t i m l x : R :=
  let slot := slots x (t + l - 1) (t mod C) in let k := (i + (l + C - 1) / C)%nat in
  if snd slot <? k then 1 else if fst slot <? t then INR k / INR (i + m) else 0.

Lemma idle_step t i m l x : (1 <= t)%nat -> (l < m * C)%nat ->
  idle t i m l x <= mean (enters (t + l) x) (fun a => idle t i m (S l) (put x (t + l) a)).
Proof.
  intros ht hl.
  assert (turn : ((S l + C - 1) / C = if l mod C =? 0 then S ((l + C - 1) / C) else (l + C - 1) / C)%nat).
  { replace (S l + C - 1)%nat with (S (l + C - 1)) by lia. rewrite div_step.
    replace (S (l + C - 1)) with (l + 1 * C)%nat by lia. now rewrite Nat.mod_add by lia. }
  assert (few : ((l + C - 1) / C <= m)%nat).
  { apply Nat.lt_succ_r, Nat.div_lt_upper_bound; [lia|]. nia. }
  pose proof (same_slot t l) as same. unfold idle, enters, age. rewrite turn.
  destruct (t + l)%nat as [|n] eqn:en; [lia|]. replace (t + S l - 1)%nat with (S n) by lia.
  replace (S n - 1)%nat with n by lia. set (slot := slots x n (t mod C)). set (q := ((l + C - 1) / C)%nat) in *.
  assert (later : forall a, slots (put x (S n) a) (S n) (t mod C) = if l mod C =? 0 then next (S n) a slot else slot)
    by (intros a; now rewrite next_slots, same).
  pose proof (enters_bounds (aged (slots x n (S n mod C)) (S n))) as law. unfold toss. cbn [mean]. rewrite !later.
  destruct (Nat.eqb_spec (l mod C) 0) as [turn_|]; [|right; ring]. apply Nat.eqb_eq in same. rewrite same in *.
  fold slot in law |- *. unfold next. cbn [fst snd]. compare_nat. set (w := aged slot (S n)) in *.
  assert (none : / INR 0 = 0) by apply Rinv_0. assert (share : INR (i + q) / INR (i + m) <= 1).
  { destruct (Nat.eq_dec (i + m) 0) as [->|]; [unfold Rdiv; rewrite none; lra|]. apply div_le; [apply INR_pos; lia|].
    rewrite Rmult_1_l. apply le_INR. lia. }
  assert (up : 0 <= INR (i + S q) / INR (i + m)).
  { apply Rmult_le_pos; [apply pos_INR|]. destruct (Nat.eq_dec (i + m) 0) as [->|]; [rewrite none; lra|]. left.
    apply inv_pos, INR_pos. lia. }
  assert (cases : w = snd slot \/ w = 0%nat) by (unfold w, aged; destruct (occupied slot (S n)); tauto).
  destruct (Nat.ltb_spec (snd slot) (i + q)).
  { compare_nat. lra. }
  destruct (Nat.ltb_spec (fst slot) t); [|destruct (S w <? i + S q); lra].
  destruct (Nat.ltb_spec (S w) (i + S q)); [lra|]. destruct (Nat.eq_dec (i + q) 0) as [zero|].
  { rewrite zero. change (INR 0) with 0. unfold Rdiv at 1. rewrite Rmult_0_l. nra. }
  assert (pos : 0 < INR (i + m)) by (apply INR_pos; lia). pose proof (INR_pos (S w) ltac:(lia)).
  assert (le : INR (i + q) <= INR w) by (apply le_INR; lia). replace (i + S q)%nat with (S (i + q)) by lia.
  rewrite Rmult_0_r, Rplus_0_l, !S_INR. rewrite S_INR in *. pose proof (inv_pos _ pos).
  apply Rmult_le_reg_r with (INR (i + m) * (INR w + 1)); [nra|]. field_simplify; [|lra..]. nra.
Qed.

Lemma idle_mean t i m l x : (1 <= t)%nat -> (l <= m * C)%nat -> idle t i m 0 x <= E enters t l (idle t i m l) x.
Proof.
  intros ht. induction l as [|l IH]; intros hl; [simpl; lra|]. eapply Rle_trans; [apply IH; lia|].
  replace (S l) with (l + 1)%nat at 1 by lia. rewrite E_tower. apply (E_le enters enters_proper). intros y.
  cbn [E]. now apply idle_step.
Qed.

Variable m : nat.
Hypotheses (m1 : (1 <= m)%nat) (short : forall s, (d s / C <= m)%nat).

Lemma lasting_step t i x : (1 <= t)%nat ->
  Pr enters t (m * C) (fun y => i + m <=? age y (t + m * C)) x <= INR m / INR (i + m).
Proof.
  intros ht. pose proof (INR_pos (i + m) ltac:(lia)) as pos. assert (start : INR i / INR (i + m) <= idle t i m 0 x).
  { unfold idle. rewrite Nat.add_0_r. rewrite (Nat.div_small (0 + C - 1)) by lia. rewrite Nat.add_0_r.
    pose proof (held_before x (t - 1) (t mod C)). compare_nat. destruct (_ <? i); [|lra]. apply div_le; [assumption|].
    rewrite Rmult_1_l. apply le_INR. lia. }
  pose proof (idle_mean t i m (m * C) x ht (le_n _)) as mean_.
  apply Rle_trans with (1 - E enters t (m * C) (idle t i m (m * C)) x).
  2:{ replace (INR m / INR (i + m)) with (1 - INR i / INR (i + m)) by (rewrite plus_INR in *; field; lra). lra. }
  unfold Pr. rewrite <- (E_const enters enters_proper (m * C) 1 t x) at 1. rewrite <- E_minus.
  apply (E_le enters enters_proper). intros y. unfold idle.
  assert (k : ((m * C + C - 1) / C = m)%nat) by (symmetry; apply (Nat.div_unique _ _ _ (C - 1)); lia). rewrite k.
  assert (full : INR (i + m) / INR (i + m) = 1) by (field; lra). rewrite full.
  destruct (Nat.leb_spec (i + m) (age y (t + m * C))) as [event|]; simpl ind.
  2:{ destruct (_ <? i + m); [lra|]. destruct (_ <? t); lra. }
  unfold age in event. rewrite Nat.mod_add in event by lia. set (slot := slots y (t + m * C - 1) (t mod C)) in *.
  unfold aged, occupied in event. destruct (Nat.leb_spec 1 (fst slot)) as [some|]; cbn [andb] in event; [|lia].
  destruct (Nat.leb_spec (t + m * C) (fst slot + d (fst slot))) as [wait|]; [|lia]. compare_nat.
  destruct (Nat.ltb_spec (fst slot) t) as [old|]; [|lra]. exfalso.
  pose proof (held_slot y (t + m * C - 1) (t mod C) some) as its. fold slot in its. pose proof (short (fst slot)).
  set (h := fst slot) in *. pose proof (Nat.div_mod h C ltac:(lia)). pose proof (Nat.div_mod t C ltac:(lia)).
  pose proof (Nat.div_mod (d h) C ltac:(lia)). pose proof (Nat.mod_upper_bound (d h) C ltac:(lia)).
  assert (h / C < t / C)%nat by nia. nia.
Qed.

Lemma lasting_exactly g j x : (1 <= g)%nat ->
  Pr enters g (j * m * C) (fun y => j * m <=? age y (g + j * m * C)) x <= / INR (fact j).
Proof.
  intros hg. induction j as [|j IH].
  { unfold Pr. cbn. rewrite Rinv_1. lra. }
  set (t := (g + j * m * C)%nat) in *. replace (S j * m * C)%nat with (j * m * C + m * C)%nat by lia. unfold Pr.
  rewrite E_tower. fold t. replace (g + (j * m * C + m * C))%nat with (t + m * C)%nat by (unfold t; lia).
  replace (S j * m)%nat with (j * m + m)%nat by lia.
  apply Rle_trans with (E enters g (j * m * C) (fun y => / INR (S j) * ind (j * m <=? age y t)) x).
  - apply (E_le enters enters_proper). intros y.
    rewrite (E_ext _ _ _ _ (fun v => ind (j * m <=? age v t) * ind (j * m + m <=? age v (t + m * C)))).
    2:{ intros v. pose proof (age_back_many v t m ltac:(unfold t; lia)).
        destruct (Nat.leb_spec (j * m + m) (age v (t + m * C))), (Nat.leb_spec (j * m) (age v t)); simpl; lia || lra. }
    rewrite (E_factor enters _ t).
    2:{ intros u v h. now rewrite (known_age t ltac:(unfold t; lia) u v h). }
    rewrite Rmult_comm. apply Rmult_le_compat_r; [apply ind_bounds|].
    pose proof (lasting_step t (j * m) y ltac:(unfold t; lia)) as step. unfold Pr in step.
    eapply Rle_trans; [exact step|]. right. replace (j * m + m)%nat with (S j * m)%nat by lia.
    rewrite mult_INR. pose proof (INR_pos m m1). pose proof (INR_pos (S j) ltac:(lia)). field. lra.
  - rewrite E_scal. rewrite fact_simpl, mult_INR, Rinv_mult. apply Rmult_le_compat_l; [|exact IH].
    left. apply inv_pos, INR_pos. lia.
Qed.

(** Whatever came before round g, its slot has age j m after j m more rounds with this probability at most. *)
Theorem reservoirs_lasting g j n x : (1 <= g)%nat -> (j * m * C <= n)%nat ->
  Pr enters g n (fun y => j * m <=? age y (g + j * m * C)) x <= / INR (fact j).
Proof.
  intros hg hn. replace n with (j * m * C + (n - j * m * C))%nat by lia. unfold Pr. rewrite E_tower.
  eapply Rle_trans; [|exact (lasting_exactly g j x hg)]. right. apply E_ext. intros y.
  apply (E_known enters enters_proper). intros u v h. now rewrite (known_age (g + j * m * C) ltac:(lia) u v h).
Qed.
(** ** The largest age *)

Fixpoint peak x n : nat := match n with O => O | S k => Nat.max (peak x k) (age x (S k)) end.

Lemma age_before x t : (1 <= t)%nat -> forall k, (k <= age x t)%nat -> (k * C < t)%nat.
Proof.
  intros ht. induction t as [t IH] using (well_founded_induction lt_wf). intros k hk.
  destruct (le_lt_dec t C) as [first|later].
  - assert (age x t = 0)%nat; [|nia]. unfold age, aged, occupied.
    pose proof (held_before x (t - 1) (t mod C)) as before. pose proof (held_slot x (t - 1) (t mod C)) as its.
    set (slot := slots x (t - 1) (t mod C)) in *. destruct (Nat.leb_spec 1 (fst slot)) as [some|]; [|reflexivity].
    specialize (its some). rewrite (Nat.mod_small (fst slot)) in its by lia.
    destruct (Nat.eq_dec t C) as [->|]; [rewrite Nat.mod_same in its by lia; lia|].
    rewrite Nat.mod_small in its by lia. lia.
  - pose proof (age_back x (t - C) ltac:(lia)) as back. replace (t - C + C)%nat with t in back by lia.
    destruct k as [|k]; [lia|]. specialize (IH (t - C)%nat ltac:(lia) ltac:(lia) k ltac:(lia)). lia.
Qed.

Lemma peak_rare T j x : Pr enters 1 T (fun y => j * m <=? peak y T) x <= Rmin 1 (INR T / INR (fact j)) \/ j = 0%nat.
Proof.
  destruct j as [|j]; [now right|left]. apply Rmin_glb.
  - rewrite <- (E_const enters enters_proper T 1 1 x). apply (E_le enters enters_proper). intros; apply ind_bounds.
  - apply Rle_trans with (E enters 1 T (fun y => sum T (fun s => ind (S j * m <=? age y s))) x).
    + apply (E_le enters enters_proper). intros y. assert (p0 : (0 < S j * m)%nat) by nia.
      induction T as [|T IH]; [change (peak y 0) with 0%nat; rewrite (proj2 (Nat.leb_gt _ _) p0); simpl; lra|].
      rewrite sum_last. simpl peak. pose proof (ind_bounds (S j * m <=? age y (S T))).
      pose proof (sum_nonneg T (fun s => ind (S j * m <=? age y s)) ltac:(intros; apply ind_bounds)).
      destruct (Nat.leb_spec (S j * m) (Nat.max (peak y T) (age y (S T)))) as [e|]; [|simpl ind at 1; lra].
      destruct (Nat.max_spec (peak y T) (age y (S T))) as [[_ q]|[_ q]]; rewrite q in e.
      * rewrite (proj2 (Nat.leb_le _ _) e). lra.
      * rewrite (proj2 (Nat.leb_le _ _) e) in IH. simpl ind at 1. simpl ind at 1 in IH. lra.
    + rewrite (E_sum enters enters_proper). unfold Rdiv. rewrite <- sum_const. apply sum_le. intros s hs.
      pose proof (INR_fact_lt_0 (S j)) as f0. pose proof (inv_pos _ f0).
      destruct (le_lt_dec s (S j * m * C)) as [early|].
      * rewrite (E_ext _ _ _ _ (fun _ => 0)); [rewrite (E_const enters enters_proper); lra|]. intros y.
        destruct (Nat.leb_spec (S j * m) (age y s)) as [e|]; [|reflexivity]. pose proof (age_before y s ltac:(lia) _ e).
        lia.
      * pose proof (reservoirs_lasting (s - S j * m * C) (S j) (T - (s - S j * m * C) + 1)) as rare.
        replace T with ((s - S j * m * C - 1) + (T - (s - S j * m * C) + 1))%nat at 1 by lia.
        rewrite E_tower, <- (E_const enters enters_proper (s - S j * m * C - 1) (/ INR (fact (S j))) 1 x).
        apply (E_le enters enters_proper). intros y. specialize (rare y ltac:(lia) ltac:(lia)).
        replace (s - S j * m * C + S j * m * C)%nat with s in rare by lia.
        now replace (1 + (s - S j * m * C - 1))%nat with (s - S j * m * C)%nat by lia.
Qed.
Lemma peak_le x n : (peak x n <= n)%nat.
Proof. induction n as [|n IH]; simpl; [lia|]. pose proof (age_before x (S n) ltac:(lia) _ (le_n _)). nia. Qed.

Lemma by_steps p n : INR (min p (n * m)) <= INR m * sum n (fun j => ind ((j - 1) * m <=? p)).
Proof.
  induction n as [|n IH]; [simpl; rewrite Nat.min_0_r; simpl; lra|]. rewrite sum_last, Rmult_plus_distr_l.
  replace (S n - 1)%nat with n by lia. destruct (Nat.leb_spec (n * m) p); simpl ind.
  - rewrite (Nat.min_r p (n * m)) in IH by assumption.
    assert (INR (min p (S n * m)) <= INR (n * m) + INR m) by (rewrite <- plus_INR; apply le_INR; lia). lra.
  - rewrite Nat.min_l in * by lia. lra.
Qed.

Lemma fact_doubles J i : (1 <= J)%nat -> INR (fact J) * 2 ^ i <= INR (fact (J + i)).
Proof.
  intros hJ. induction i as [|i IH]; [rewrite Nat.add_0_r; simpl; lra|].
  replace (J + S i)%nat with (S (J + i)) by lia. rewrite fact_simpl, mult_INR. rewrite <- tech_pow_Rmult.
  pose proof (le_INR 2 (S (J + i)) ltac:(lia)) as two. simpl (INR 2) in two. pose proof (INR_fact_lt_0 (J + i)). nra.
Qed.

Lemma factorial_sum T J n : (1 <= J)%nat -> (T <= fact J)%nat ->
  sum n (fun j => Rmin 1 (INR T / INR (fact (j - 1)))) <= INR J + 2.
Proof.
  intros hJ hT. assert (few : forall k, sum k (fun j => Rmin 1 (INR T / INR (fact (j - 1)))) <= INR k).
  { intros k. rewrite <- (Rmult_1_r (INR k)), <- sum_const. apply sum_le. intros; apply Rmin_l. }
  destruct (le_lt_dec n J) as [le|gt].
  { pose proof (few n). pose proof (le_INR _ _ le). lra. }
  replace n with (J + (n - J))%nat by lia. rewrite sum_split. apply Rplus_le_compat; [apply few|].
  apply Rle_trans with (sum (n - J) (fun i => / 2 ^ (i - 1))).
  - apply sum_le. intros i hi. eapply Rle_trans; [apply Rmin_r|]. replace (J + i - 1)%nat with (J + (i - 1))%nat by lia.
    pose proof (fact_doubles J (i - 1) hJ) as up. pose proof (pow_lt 2 (i - 1) ltac:(lra)) as p0.
    pose proof (le_INR _ _ hT). apply div_le; [apply INR_fact_lt_0|].
    apply Rle_trans with (INR (fact J)); [assumption|].
    apply Rmult_le_reg_l with (2 ^ (i - 1)); [assumption|]. rewrite <- Rmult_assoc, Rinv_r by lra. lra.
  - assert (h : forall k, sum k (fun i => / 2 ^ (i - 1)) = 2 - 2 * / 2 ^ k).
    { induction k as [|k IH]; [simpl; lra|]. rewrite sum_last, IH. replace (S k - 1)%nat with k by lia. simpl pow.
      pose proof (pow_lt 2 k ltac:(lra)). field. lra. }
    rewrite h. pose proof (inv_pos _ (pow_lt 2 (n - J) ltac:(lra))). lra.
Qed.

Lemma peak_mean T J x : (1 <= T)%nat -> (T <= fact J)%nat ->
  E enters 1 T (fun y => INR (peak y T)) x <= INR m * (INR J + 2).
Proof.
  intros hT hJ. pose proof (pos_INR m) as m0. pose proof (pos_INR J) as J0. destruct (Nat.eq_dec J 0) as [->|ne].
  { rewrite (E_ext _ _ _ _ (fun _ => 0)); [rewrite (E_const enters enters_proper); nra|]. intros y.
    simpl in hJ. replace T with 1%nat by lia. cbn [peak].
    assert (age y 1 = 0)%nat as ->; [|reflexivity]. pose proof (age_before y 1 (le_n 1) _ (le_n _)). nia. }
  apply Rle_trans with (E enters 1 T (fun y => INR m * sum (S T) (fun j => ind ((j - 1) * m <=? peak y T))) x).
  - apply (E_le enters enters_proper). intros y. pose proof (by_steps (peak y T) (S T)) as steps.
    pose proof (peak_le y T). rewrite Nat.min_l in steps by nia. exact steps.
  - rewrite E_scal. apply Rmult_le_compat_l; [assumption|]. rewrite (E_sum enters enters_proper).
    eapply Rle_trans; [|apply (factorial_sum T J (S T)); [lia|assumption]]. apply sum_le. intros j hj.
    destruct (peak_rare T (j - 1) x) as [rare|zero]; [exact rare|]. rewrite zero. simpl.
    rewrite (E_const enters enters_proper T 1). rewrite Rmin_left; [lra|].
    pose proof (le_INR 1 T hT) as T0. simpl (INR 1) in T0. lra.
Qed.
End Reservoirs.

(** w_T = 1 + floor (dmax / C) + the largest age. *)
Theorem reservoirs_largest_weight C T dmax J d x : (1 <= C)%nat -> (1 <= T)%nat -> (T <= fact J)%nat ->
  (forall s, (d s <= dmax)%nat) ->
  E (enters C d) 1 T (fun y => 1 + INR (dmax / C) + INR (peak C d y T)) x
  <= (1 + INR dmax / INR C) * (INR J + 3).
Proof.
  intros hC hT hJ short. pose proof (INR_pos C hC) as C0. pose proof (pos_INR J).
  assert (price : INR (dmax / C) <= INR dmax / INR C).
  { apply le_div; [assumption|]. rewrite <- mult_INR. apply le_INR. rewrite Nat.mul_comm. apply Nat.mul_div_le. lia. }
  rewrite E_plus, (E_const _ (enters_proper C d hC)). set (m := Nat.max 1 (dmax / C)).
  assert (all : forall s, (d s / C <= m)%nat).
  { intros s. pose proof (Nat.div_le_mono (d s) dmax C ltac:(lia) (short s)). lia. }
  pose proof (peak_mean C d hC m ltac:(lia) all T J x hT hJ) as mean_. destruct (Nat.eq_dec (dmax / C) 0) as [zero|].
  - unfold m in mean_. rewrite zero in *. simpl INR in *. nra.
  - assert (em : m = (dmax / C)%nat) by lia. rewrite em in mean_. nra.
Qed.
