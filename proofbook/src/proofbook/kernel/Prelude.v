(* What the statements of the claims are written with (the definitions), and what their proofs use (the rest).
   Only the definitions need to be read. *)
Require Export Reals ZArith Lra Lia Psatz.
From Flocq Require Export Core.Raux.
From Coquelicot Require Export Coquelicot.
From Interval Require Export Tactic.
Open Scope R_scope.

(* x to the power y, for x >= 0. *)
Definition rpow (x y : R) : R := if Req_EM_T x 0 then (if Req_EM_T y 0 then 1 else 0) else Rpower x y.

(* f a + f (a + 1) + ... + f b; 0 if b < a. *)
Fixpoint sum_from (a : Z) (n : nat) (f : Z -> R) : R :=
  match n with O => 0 | S m => sum_from a m f + f (a + Z.of_nat m)%Z end.
Definition sum (a b : Z) (f : Z -> R) : R := sum_from a (Z.to_nat (b - a + 1)) f.

(* Euler's constant: the limit of H_n - ln n. *)
Definition harmonic_gap (n : nat) : R := sum 1 (Z.of_nat n) (fun k : Z => 1 / IZR k) - ln (INR n).
Definition euler : R := real (Lim_seq harmonic_gap).

(* ------------------------------------------------------------------ sums *)

Lemma sum_next a n f : (a <= n + 1)%Z -> sum a (n + 1) f = sum a n f + f (n + 1)%Z.
Proof.
  intros H; unfold sum. replace (Z.to_nat (n + 1 - a + 1)) with (S (Z.to_nat (n - a + 1))) by lia.
  simpl; do 2 f_equal; lia.
Qed.
Lemma sum_first a f : sum a a f = f a.
Proof. unfold sum; replace (Z.to_nat (a - a + 1)) with 1%nat by lia; simpl; rewrite Rplus_0_l; f_equal; lia. Qed.
Lemma sum_none a f : sum a (a - 1) f = 0.
Proof. unfold sum; replace (Z.to_nat (a - 1 - a + 1)) with 0%nat by lia; reflexivity. Qed.
Lemma sum_le a n f g : (forall k, (a <= k <= n)%Z -> f k <= g k) -> sum a n f <= sum a n g.
Proof.
  unfold sum; destruct (Z_lt_le_dec n a) as [N | N];
    [replace (Z.to_nat (n - a + 1)) with 0%nat by lia; simpl; lra |].
  assert (L : (Z.of_nat (Z.to_nat (n - a + 1)) <= n - a + 1)%Z) by lia.
  revert L; induction (Z.to_nat (n - a + 1)) as [| m IH]; intros L H; [simpl; lra |].
  simpl; apply Rplus_le_compat; [apply IH; [lia | exact H] | apply H; lia].
Qed.
Lemma sum_const a n c : (a <= n + 1)%Z -> sum a n (fun _ => c) = (IZR n - IZR a + 1) * c.
Proof.
  intros H; unfold sum. replace (IZR n - IZR a + 1) with (IZR (Z.of_nat (Z.to_nat (n - a + 1)))).
  - induction (Z.to_nat (n - a + 1)) as [| m IH]; [simpl; ring |]. rewrite Nat2Z.inj_succ, succ_IZR. simpl; rewrite IH; ring.
  - rewrite Z2Nat.id by lia. rewrite plus_IZR, minus_IZR; reflexivity.
Qed.
Lemma sum_nonneg a n f : (forall k, (a <= k <= n)%Z -> 0 <= f k) -> 0 <= sum a n f.
Proof.
  intros H; destruct (Z_lt_le_dec (n + 1) a).
  - unfold sum; replace (Z.to_nat (n - a + 1)) with 0%nat by lia; simpl; lra.
  - pose proof (sum_le a n (fun _ => 0) f H) as P; rewrite (sum_const a n 0) in P by lia; lra.
Qed.
Lemma sum_pos a n f : (a <= n)%Z -> (forall k, (a <= k <= n)%Z -> 0 < f k) -> 0 < sum a n f.
Proof.
  intros N H. replace n with (n - 1 + 1)%Z by ring. rewrite sum_next by lia.
  apply Rplus_le_lt_0_compat; [apply sum_nonneg; intros k K; left; apply H; lia | apply H; lia].
Qed.
Lemma sum_same a n f g : (forall k, f k = g k) -> sum a n f = sum a n g.
Proof. intros H; unfold sum; induction (Z.to_nat (n - a + 1)) as [| m IH]; [reflexivity | simpl; rewrite IH, H; reflexivity]. Qed.
Lemma sum_plus a n f g : sum a n (fun k => f k + g k) = sum a n f + sum a n g.
Proof. unfold sum; induction (Z.to_nat (n - a + 1)) as [| m IH]; simpl; [ring | rewrite IH; ring]. Qed.
Lemma sum_scale a n c f : sum a n (fun k => c * f k) = c * sum a n f.
Proof. unfold sum; induction (Z.to_nat (n - a + 1)) as [| m IH]; simpl; [ring | rewrite IH; ring]. Qed.
Lemma sum_split a m n f : (a <= m + 1)%Z -> (m <= n)%Z -> sum a n f = sum a m f + sum (m + 1) n f.
Proof.
  intros A M; revert n M; refine (Zlt_lower_bound_ind _ m _); intros n IH N; destruct (Z.eq_dec n m) as [-> | D].
  - replace (sum (m + 1) m f) with 0; [ring |]. unfold sum; replace (Z.to_nat (m - (m + 1) + 1)) with 0%nat by lia; reflexivity.
  - replace n with (n - 1 + 1)%Z by ring; rewrite !(sum_next _ (n - 1)) by lia; rewrite IH by lia; ring.
Qed.
Lemma from_first (P : Z -> Prop) a : P a -> (forall n, (a <= n)%Z -> P n -> P (n + 1)%Z) -> forall n, (a <= n)%Z -> P n.
Proof. intros A S; apply Zlt_lower_bound_ind; intros n IH N; destruct (Z.eq_dec n a) as [-> | D]; [exact A |].
  replace n with (n - 1 + 1)%Z by ring; apply S; [lia | apply IH; lia]. Qed.

(* What is known of integers as real numbers, as integers. *)
Ltac in_z :=
  repeat match goal with
  | H : IZR ?a <= IZR ?b |- _ => apply le_IZR in H
  | H : IZR ?a < IZR ?b |- _ => apply lt_IZR in H
  | H : IZR ?a >= IZR ?b |- _ => apply Rge_le, le_IZR in H
  | H : IZR ?a > IZR ?b |- _ => apply Rgt_lt, lt_IZR in H
  end; lia.
(* ------------------------------------------------------------------ signs *)

Lemma rpow_pos x y : 0 < x -> 0 < rpow x y.
Proof. intros H; unfold rpow; destruct (Req_EM_T x 0); [lra | apply exp_pos]. Qed.
Lemma rpow_nonneg x y : 0 <= rpow x y.
Proof. unfold rpow; destruct (Req_EM_T x 0); [destruct (Req_EM_T y 0); lra | left; apply exp_pos]. Qed.

Ltac pos :=
  match goal with
  | H : ?p |- ?p => exact H
  | H : 0 < ?x |- 0 <= ?x => exact (Rlt_le _ _ H)
  | H : forall i : Z, 0 <= ?f i |- 0 <= ?f _ => apply H
  | H : forall i : Z, 0 < ?f i |- 0 < ?f _ => apply H
  | H : forall i : Z, 0 < ?f i |- 0 <= ?f _ => left; apply H
  | |- 0 < exp _ => apply exp_pos
  | |- 0 <= exp _ => left; apply exp_pos
  | |- 0 <= sqrt _ => apply sqrt_pos
  | |- 0 < sqrt _ => apply sqrt_lt_R0; pos
  | |- 0 < _ * _ => apply Rmult_lt_0_compat; pos
  | |- 0 <= ?x * ?x => apply Rle_0_sqr
  | |- 0 <= _ * _ => apply Rmult_le_pos; pos
  | |- 0 < _ / _ => apply Rdiv_lt_0_compat; pos
  | |- 0 <= _ / _ => apply Rle_mult_inv_pos; pos
  | |- 0 < / _ => apply Rinv_0_lt_compat; pos
  | |- 0 <= sum _ _ _ => apply sum_nonneg; let k := fresh in let K := fresh in intros k K; destruct K; pos
  | |- 0 < sum _ _ _ => apply sum_pos; [first [lia | in_z] | let k := fresh in let K := fresh in intros k K; destruct K; pos]
  | |- 0 < IZR _ => apply IZR_lt; first [lia | in_z]
  | |- 0 <= IZR _ => apply IZR_le; first [lia | in_z]
  | |- 0 <= Rmax _ _ => first [eapply Rle_trans; [| apply Rmax_l]; pos | eapply Rle_trans; [| apply Rmax_r]; pos]
  | |- 0 < Rmax _ _ => first [eapply Rlt_le_trans; [| apply Rmax_l]; pos | eapply Rlt_le_trans; [| apply Rmax_r]; pos]
  | |- 0 <= Rmin _ _ => apply Rmin_glb; pos
  | |- 0 < Rmin _ _ => apply Rmin_glb_lt; pos
  | |- 0 < rpow _ _ => apply rpow_pos; pos
  | |- 0 <= rpow _ _ => apply rpow_nonneg
  | |- 0 < _ ^ _ => apply pow_lt; pos
  | |- 0 <= _ ^ _ => apply pow_le; pos
  | |- 0 < _ + _ => first [apply Rplus_lt_0_compat; pos | apply Rplus_lt_le_0_compat; pos
                          | apply Rplus_le_lt_0_compat; pos | lra]
  | |- 0 <= _ + _ => first [apply Rplus_le_le_0_compat; pos | lra]
  | |- 0 < ln ?x => first [lra | rewrite <- ln_1; apply ln_increasing; lra]
  | |- 0 <= ln ?x => first [lra | rewrite <- ln_1; apply ln_le; lra]
  | |- _ => solve [lra | nra]
  end.
Ltac nonzero :=
  repeat match goal with |- _ /\ _ => split end;
  first [assumption | apply Rgt_not_eq; unfold Rgt; pos | lra | apply Rlt_not_eq; lra | nra].

(* ------------------------------------------------------------- fractions *)

Lemma le_by_fraction a b n d : b - a = n / d -> 0 < d -> 0 <= n -> a <= b.
Proof. intros E D N; pose proof (Rle_mult_inv_pos n d N D); unfold Rdiv in E; lra. Qed.
Lemma lt_by_fraction a b n d : b - a = n / d -> 0 < d -> 0 < n -> a < b.
Proof. intros E D N; pose proof (Rdiv_lt_0_compat n d N D); lra. Qed.
Lemma eq_by_fraction a b n d : b - a = n / d -> n = 0 -> a = b.
Proof. intros E N; rewrite N in E; unfold Rdiv in E; lra. Qed.
Lemma ne_by_fraction a b n d : b - a = n / d -> 0 < d -> n <> 0 -> a <> b.
Proof.
  intros E D N H; apply N; assert (Z : n / d = 0) by lra.
  apply (Rmult_eq_compat_r d) in Z; unfold Rdiv in Z; rewrite Rmult_assoc, Rinv_l in Z; lra.
Qed.
Lemma numerator n d x : x = n / d -> 0 < d -> n = x * d.
Proof. intros E D; rewrite E; field; lra. Qed.
Lemma numerator_le a b n d : a <= b -> b - a = n / d -> 0 < d -> 0 <= n.
Proof. intros H E D; rewrite (numerator n d _ E D); apply Rmult_le_pos; lra. Qed.
Lemma numerator_lt a b n d : a < b -> b - a = n / d -> 0 < d -> 0 < n.
Proof. intros H E D; rewrite (numerator n d _ E D); apply Rmult_lt_0_compat; lra. Qed.
Lemma numerator_eq a b n d : a = b -> b - a = n / d -> 0 < d -> n = 0.
Proof. intros H E D; rewrite (numerator n d _ E D), H; ring. Qed.
Lemma by_powers_le (n : nat) p q : 0 <= p -> 0 <= q -> 0 <= p ^ n - q ^ n -> (0 < n)%nat -> 0 <= p - q.
Proof.
  intros P Q H N; destruct (Rle_or_lt q p) as [L | L]; [lra |].
  assert (E : p ^ n < q ^ n); [| lra].
  clear H; destruct n; [lia |]; clear N; induction n; simpl in *; [lra |].
  apply Rmult_le_0_lt_compat; try assumption; [apply Rmult_le_pos; [assumption | apply pow_le; assumption]].
Qed.
Lemma by_powers_lt (n : nat) p q : 0 <= p -> 0 <= q -> 0 < p ^ n - q ^ n -> (0 < n)%nat -> 0 < p - q.
Proof.
  intros P Q H N; destruct (Rle_or_lt p q) as [L | L]; [| lra].
  pose proof (pow_incr p q n (conj P L)); lra.
Qed.
Lemma mul_le a b : 0 <= a -> 0 <= b -> 0 <= a * b. Proof. apply Rmult_le_pos. Qed.
Lemma mul_lt a b : 0 < a -> 0 < b -> 0 < a * b. Proof. apply Rmult_lt_0_compat. Qed.
Lemma square a : 0 <= a * a. Proof. apply Rle_0_sqr. Qed.
Lemma mul_zero q e : e = 0 -> q * e = 0. Proof. intros ->; ring. Qed.

(* ------------------------------------------------- roots, extremes, rounding *)

Lemma rpow_exp x y : 0 < x -> rpow x y = exp (y * ln x).
Proof. intros H; unfold rpow; destruct (Req_EM_T x 0); [lra | reflexivity]. Qed.
Lemma rpow_nat x y (n : nat) : 0 <= x -> 0 < y -> (0 < n)%nat -> rpow x (INR n * y) = rpow x y ^ n.
Proof.
  intros X Y N; unfold rpow; assert (P : 0 < INR n) by (apply lt_0_INR; exact N).
  destruct (Req_EM_T x 0).
  - destruct (Req_EM_T y 0); [lra |]. destruct (Req_EM_T (INR n * y) 0); [nra |]. rewrite pow_ne_zero; [reflexivity | lia].
  - rewrite <- Rpower_pow by apply exp_pos. rewrite Rpower_mult. f_equal; ring.
Qed.
Lemma rpow_one x : 0 <= x -> rpow x 1 = x.
Proof. intros X; unfold rpow; destruct (Req_EM_T x 0); [destruct (Req_EM_T 1 0); lra | apply Rpower_1; lra]. Qed.
Lemma root_power_2 u : 0 <= u -> u = sqrt u ^ 2.
Proof. intros H; simpl; rewrite Rmult_1_r, sqrt_sqrt; lra. Qed.
Lemma root_power_n u y (n : nat) : 0 <= u -> 0 < y -> (0 < n)%nat -> INR n * y = 1 -> u = rpow u y ^ n.
Proof. intros U Y N E; rewrite <- rpow_nat, E, rpow_one; auto. Qed.
Lemma root_as_power u y z (n : nat) : 0 <= u -> 0 < y -> (0 < n)%nat -> INR n * y = z -> rpow u z = rpow u y ^ n.
Proof. intros U Y N <-; apply rpow_nat; auto. Qed.
Lemma sqrt_rpow u : 0 <= u -> sqrt u = rpow u (1 / 2).
Proof.
  intros U; unfold rpow; destruct (Req_EM_T u 0) as [-> | D].
  - rewrite sqrt_0; destruct (Req_EM_T (1 / 2) 0); lra.
  - rewrite <- Rpower_sqrt by lra; f_equal; lra.
Qed.
Ltac root_powers := first
  [ apply root_power_2; lra
  | apply root_power_n; [lra | lra | lia | simpl INR; field]
  | apply root_as_power; [lra | lra | lia | simpl INR; field]
  | rewrite sqrt_rpow by lra; apply root_as_power; [lra | lra | lia | simpl INR; field] ].
Lemma Rmax_or a b : (Rmax a b = a /\ b <= a) \/ (Rmax a b = b /\ a <= b).
Proof. destruct (Rle_or_lt a b); [right; rewrite Rmax_right | left; rewrite Rmax_left]; lra. Qed.
Lemma Rmin_or a b : (Rmin a b = a /\ a <= b) \/ (Rmin a b = b /\ b <= a).
Proof. destruct (Rle_or_lt a b); [left; rewrite Rmin_left | right; rewrite Rmin_right]; lra. Qed.
Lemma Rabs_or a : (Rabs a = a /\ 0 <= a) \/ (Rabs a = - a /\ a <= 0).
Proof. destruct (Rle_or_lt 0 a); [left; rewrite Rabs_pos_eq | right; rewrite Rabs_left]; lra. Qed.
Lemma floor_le x : IZR (Zfloor x) <= x. Proof. apply Zfloor_lb. Qed.
Lemma floor_lt x : x < IZR (Zfloor x) + 1. Proof. apply Zfloor_ub. Qed.
Lemma ceil_ge x : x <= IZR (Zceil x). Proof. apply Zceil_ub. Qed.
Lemma ceil_lt x : IZR (Zceil x) < x + 1.
Proof. unfold Zceil; rewrite opp_IZR; pose proof (Zfloor_ub (- x)); lra. Qed.
Lemma above (a b : Z) : IZR a < IZR b -> IZR a + 1 <= IZR b.
Proof. intros H; apply lt_IZR in H; rewrite <- plus_IZR; apply IZR_le; lia. Qed.

(* --------------------------------------------------------- exp and ln *)

Lemma exp_tangent x : 1 + x <= exp x.
Proof. apply exp_ineq1_le. Qed.
Lemma ln_tangent x : 0 < x -> ln x <= x - 1.
Proof. intros H; pose proof (exp_tangent (ln x)) as E; rewrite (exp_ln x H) in E; lra. Qed.
Lemma ln_below x : 0 < x -> 1 - / x <= ln x.
Proof. intros H; pose proof (ln_tangent (/ x) (Rinv_0_lt_compat x H)) as E; rewrite (ln_Rinv x H) in E; lra. Qed.
Lemma ln_gap a b : 0 < a -> 0 < b -> ln a - ln b <= (a - b) / b.
Proof.
  intros A B; pose proof (ln_tangent (a / b) (Rdiv_lt_0_compat a b A B)) as T.
  unfold Rdiv in T at 1; rewrite ln_mult, ln_Rinv in T by (try apply Rinv_0_lt_compat; assumption).
  replace ((a - b) / b) with (a / b - 1) by (field; lra); lra.
Qed.
Lemma ln_quotient x y : 0 < x -> 0 < y -> ln (x / y) = ln x - ln y.
Proof. intros X Y; unfold Rdiv; rewrite ln_mult, ln_Rinv; [ring | lra | lra | apply Rinv_0_lt_compat; lra]. Qed.
Lemma ln_root x : 0 < x -> ln (sqrt x) = ln x / 2.
Proof.
  intros H; pose proof (sqrt_lt_R0 x H) as S.
  assert (E : ln (sqrt x * sqrt x) = ln x) by (rewrite sqrt_sqrt; lra).
  rewrite ln_mult in E by assumption; lra.
Qed.
Lemma ln_power x (n : nat) : 0 < x -> ln (x ^ n) = INR n * ln x.
Proof. intros H; rewrite <- Rpower_pow by exact H; unfold Rpower; apply ln_exp. Qed.
Lemma ln_rpow x y : 0 < x -> ln (rpow x y) = y * ln x.
Proof. intros H; rewrite rpow_exp by exact H; apply ln_exp. Qed.
Lemma harmonic_above n : (1 <= n)%Z -> sum 1 n (fun k : Z => 1 / IZR k) <= ln (IZR n) + 1.
Proof.
  revert n; apply from_first; [rewrite sum_first, ln_1; lra |]; intros n N IH; rewrite sum_next, plus_IZR by lia.
  apply IZR_le in N; pose proof (ln_gap (IZR n) (IZR n + 1) ltac:(lra) ltac:(lra)) as G.
  replace ((IZR n - (IZR n + 1)) / (IZR n + 1)) with (- (1 / (IZR n + 1))) in G by (field; lra); lra.
Qed.
Lemma harmonic_below n : (1 <= n)%Z -> ln (IZR n + 1) <= sum 1 n (fun k : Z => 1 / IZR k).
Proof.
  revert n; apply from_first; [rewrite sum_first; pose proof (ln_tangent (1 + 1)); lra |]; intros n N IH.
  rewrite sum_next, plus_IZR by lia; apply IZR_le in N; pose proof (ln_gap (IZR n + 1 + 1) (IZR n + 1) ltac:(lra) ltac:(lra)) as G.
  replace ((IZR n + 1 + 1 - (IZR n + 1)) / (IZR n + 1)) with (1 / (IZR n + 1)) in G by (field; lra); lra.
Qed.
Lemma sqrt_plus_le a b u v : 0 <= u -> 0 <= v -> a <= u ^ 2 -> b <= v ^ 2 -> sqrt (a + b) <= u + v.
Proof. intros U V A B; rewrite <- (sqrt_pow2 (u + v)) by lra; apply sqrt_le_1_alt; nra. Qed.
Lemma sqrt_le_of u c : 0 <= c -> u <= c ^ 2 -> sqrt u <= c.
Proof. intros C U; rewrite <- (sqrt_pow2 c) by exact C; apply sqrt_le_1_alt; exact U. Qed.
Lemma sqrt_add_le a u v : 0 <= a -> 0 <= v -> u <= v ^ 2 -> sqrt (a + u) <= sqrt a + v.
Proof. intros A V U; apply sqrt_plus_le; [apply sqrt_pos | exact V | rewrite pow2_sqrt; lra | exact U]. Qed.
Lemma root_or m e g : 0 < m -> 0 <= e <= g -> 0 < g ->
  sqrt (1 + e / m) <= 99 / 70 \/ sqrt (1 + e / m) <= 99 / 70 * (sqrt g / sqrt m).
Proof.
  intros M E G; destruct (Rle_or_lt g m) as [L | L].
  - left; apply sqrt_le_of; [lra |]; assert (e / m <= 1) by (apply Rle_div_l; lra); lra.
  - right; assert (Q : 1 < g / m) by (apply Rlt_div_r; lra).
    assert (e / m <= g / m) by (apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat |]; lra).
    rewrite <- sqrt_div_alt by lra; apply sqrt_le_of; [pose proof (sqrt_pos (g / m)); lra |].
    rewrite Rpow_mult_distr, pow2_sqrt by lra; lra.
Qed.
Lemma three_bounds m x w z u v : x / 20 <= m -> w / 20 <= m -> sqrt 2 * z / 40 <= m -> 0 <= z ->
  u <= 99 / 70 * x \/ u <= 99 / 70 * w -> v <= z -> u + v <= 57 * m.
Proof.
  intros X W Z P U V; assert (S : 14142 / 10000 <= sqrt 2) by interval.
  assert (14142 / 10000 * z <= sqrt 2 * z) by nra; destruct U; lra.
Qed.
Lemma three_minima r t x w z u v : 0 < t -> r >= Rmin t x / 20 -> r >= Rmin t w / 20 -> r >= sqrt 2 * Rmin t z / 40 ->
  0 <= z -> u <= 99 / 70 * x \/ u <= 99 / 70 * w -> v <= z -> r >= Rmin t (u + v) / 57.
Proof.
  intros T X W Z P U V; pose proof (Rmin_l t (u + v)); pose proof (Rmin_r t (u + v)).
  assert (S : 1 <= sqrt 2) by interval; assert (t <= sqrt 2 * t) by nra.
  destruct (Rle_or_lt t x) as [A | A]; [rewrite (Rmin_left t x) in X by lra; lra |].
  destruct (Rle_or_lt t w) as [B | B]; [rewrite (Rmin_left t w) in W by lra; lra |].
  destruct (Rle_or_lt t z) as [C | C]; [rewrite (Rmin_left t z) in Z by lra; lra |].
  rewrite (Rmin_right t x) in X by lra; rewrite (Rmin_right t w) in W by lra; rewrite (Rmin_right t z) in Z by lra.
  pose proof (three_bounds r x w z u v ltac:(lra) ltac:(lra) ltac:(lra) P U V); lra.
Qed.
Lemma ln_integer_nonneg K : (1 <= K)%Z -> 0 <= ln (IZR K).
Proof. intros H; apply IZR_le in H; rewrite <- ln_1; apply ln_le; lra. Qed.
Lemma ln_integer_le K : (1 <= K)%Z -> ln (IZR K) <= 36625 / 100000 * IZR K.
Proof.
  intros H; destruct (Z_lt_le_dec K 4) as [L | L].
  - assert (E : K = 1%Z \/ K = 2%Z \/ K = 3%Z) by lia; destruct E as [-> | [-> | ->]]; interval.
  - apply IZR_le in L; pose proof (ln_gap (IZR K) 4 ltac:(lra) ltac:(lra)); assert (ln 4 <= 14 / 10) by interval; lra.
Qed.
Ltac expand_ln :=
  repeat first
    [ rewrite ln_exp | rewrite ln_1
    | match goal with
      | H : ln ?v = _ |- context [ln ?v] => rewrite H
      | H : ?l = ln ?v |- context [ln ?v] => rewrite <- H
      end
    | rewrite ln_mult by pos | rewrite ln_quotient by pos
    | rewrite ln_Rinv by pos | rewrite ln_root by pos | rewrite ln_power by pos | rewrite ln_rpow by pos ].
Ltac by_logarithms := apply ln_inv; [pos | pos | expand_ln; simpl INR; ring || (field; nonzero) || field].
Lemma within (a b : Z) : IZR a < IZR b + 1 -> IZR a <= IZR b.
Proof. rewrite <- plus_IZR; intros H; apply lt_IZR in H; apply IZR_le; lia. Qed.
Lemma one_or_more (a : Z) : IZR a <= 1 \/ 2 <= IZR a.
Proof. destruct (Z_le_gt_dec a 1); [left | right]; apply IZR_le; lia. Qed.

(* ------------------------------------------ harmonic sums, by computation *)

(* Sums over 1 / (w s * H_s), bounded by whole numbers: H_s from below by `h`, each term from above, in units of 1 / grain. *)
Definition grain : Z := 1000000.
Fixpoint total (w : Z -> Z) (k : nat) (s h : Z) : Z :=
  match k with
  | O => 0
  | S j => let h' := (h + grain / s)%Z in (grain * grain / (w s * h') + 1 + total w j (s + 1) h')%Z
  end.
Lemma div_below a b : (0 < b)%Z -> IZR (a / b) <= IZR a / IZR b.
Proof.
  intros B; apply Rle_div_r; [apply IZR_lt in B; lra |]; rewrite <- mult_IZR; apply IZR_le; rewrite Z.mul_comm; apply Z.mul_div_le; exact B.
Qed.
Lemma div_above a b : (0 < b)%Z -> IZR a / IZR b <= IZR (a / b + 1).
Proof.
  intros B; apply Rle_div_l; [apply IZR_lt in B; lra |]; rewrite <- mult_IZR; apply IZR_le.
  pose proof (Z.mul_succ_div_gt a b B); lia.
Qed.
Lemma total_above w k : forall s h, (1 <= s)%Z -> (0 < h \/ h = 0 /\ s = 1)%Z -> IZR h <= IZR grain * sum 1 (s - 1) (fun k : Z => 1 / IZR k) ->
  (forall i, (s <= i < s + Z.of_nat k)%Z -> (0 < w i)%Z) ->
  sum s (s + Z.of_nat k - 1) (fun i : Z => 1 / (IZR (w i) * sum 1 i (fun k : Z => 1 / IZR k))) <= IZR (total w k s h) / IZR grain.
Proof.
  induction k as [| k IH]; intros s h S H0 Hh W.
  - cbn [total]. replace (s + Z.of_nat 0 - 1)%Z with (s - 1)%Z by lia. rewrite sum_none; lra.
  - assert (U : 0 < IZR grain) by (apply IZR_lt; reflexivity). assert (SR : 1 <= IZR s) by (apply IZR_le; exact S).
    set (h' := (h + grain / s)%Z).
    assert (Q : (0 <= grain / s)%Z) by (apply Z.div_pos; [discriminate | lia]).
    assert (Hp : (0 < h')%Z) by (unfold h'; destruct H0 as [H0 | [-> ->]]; [lia | rewrite Z.div_1_r; reflexivity]).
    assert (E : IZR h' <= IZR grain * sum 1 s (fun k : Z => 1 / IZR k)).
    { pose proof (sum_next 1 (s - 1) (fun k : Z => 1 / IZR k) ltac:(lia)) as N; replace (s - 1 + 1)%Z with s in N by ring; rewrite N.
      unfold h'; rewrite plus_IZR; pose proof (div_below grain s ltac:(lia)) as D; unfold Rdiv in *; lra. }
    rewrite (sum_split s s) by lia; rewrite sum_first.
    replace (s + Z.of_nat (Datatypes.S k) - 1)%Z with (s + 1 + Z.of_nat k - 1)%Z by lia.
    assert (R : sum (s + 1) (s + 1 + Z.of_nat k - 1) (fun i : Z => 1 / (IZR (w i) * sum 1 i (fun k : Z => 1 / IZR k))) <= IZR (total w k (s + 1) h') / IZR grain).
    { apply IH; [lia | left; exact Hp | replace (s + 1 - 1)%Z with s by ring; exact E | intros i I; apply W; lia]. }
    cbn [total]; fold h'.
    assert (Ws : (0 < w s)%Z) by (apply W; lia). pose proof (IZR_lt _ _ Ws) as WR.
    assert (Hs : 0 < sum 1 s (fun k : Z => 1 / IZR k)) by (apply sum_pos; [exact S | intros k0 [K0 _]; apply IZR_le in K0; apply Rdiv_lt_0_compat; lra]).
    assert (T : 1 / (IZR (w s) * sum 1 s (fun k : Z => 1 / IZR k)) <= IZR (grain * grain / (w s * h') + 1) / IZR grain).
    { pose proof (IZR_lt _ _ Hp) as HR; pose proof (div_above (grain * grain) (w s * h') ltac:(nia)) as D; rewrite !mult_IZR in D.
      apply (proj1 (Rle_div_r _ _ (IZR grain) U)); apply Rle_trans with (2 := D).
      set (u := IZR grain) in *; clearbody u.
      replace (1 / (IZR (w s) * sum 1 s (fun k : Z => 1 / IZR k)) * u) with
        (u * u / (IZR (w s) * (u * sum 1 s (fun k : Z => 1 / IZR k)))) by (field; repeat split; lra).
      apply Rmult_le_compat_l; [apply Rlt_le, Rmult_lt_0_compat; lra |]; apply Rinv_le_contravar; [apply Rmult_lt_0_compat; lra |].
      apply Rmult_le_compat_l; lra. }
    rewrite plus_IZR; set (u := IZR grain) in *; clearbody u; unfold Rdiv in *; rewrite Rmult_plus_distr_r; lra.
Qed.
(* For whole numbers n from 1 to top: the sum with weights w n is at most p / q, if the computed bounds say so. *)
Definition all_below (w : Z -> Z -> Z) (p q : Z) (from : Z) (top : nat) (off : Z) : bool :=
  List.forallb (fun n => let t := (from + Z.of_nat n)%Z in (total (w t) (Z.to_nat (t - off)) 1 0 * q <=? p * grain)%Z) (List.seq 0 top).
Lemma below_all w p q from top off t : all_below w p q from top off = true -> (0 < q)%Z -> (from <= t < from + Z.of_nat top)%Z -> (off <= t)%Z ->
  (forall i, (1 <= i <= t - off)%Z -> (0 < w t i)%Z) ->
  sum 1 (t - off) (fun i : Z => 1 / (IZR (w t i) * sum 1 i (fun k : Z => 1 / IZR k))) <= IZR p / IZR q.
Proof.
  intros A Q T O W. unfold all_below in A; rewrite List.forallb_forall in A.
  specialize (A (Z.to_nat (t - from))); cbv zeta in A; rewrite Z2Nat.id in A by lia; replace (from + (t - from))%Z with t in A by ring.
  assert (I : List.In (Z.to_nat (t - from)) (List.seq 0 top)) by (apply List.in_seq; lia). specialize (A I); apply Z.leb_le in A.
  pose proof (total_above (w t) (Z.to_nat (t - off)) 1 0 ltac:(lia) ltac:(right; lia)) as B; rewrite Z2Nat.id in B by lia.
  replace (1 + (t - off) - 1)%Z with (t - off)%Z in B by ring. replace (1 - 1)%Z with 0%Z in B by ring.
  assert (U : 0 < IZR grain) by (apply IZR_lt; reflexivity). apply IZR_lt in Q.
  eapply Rle_trans; [apply B |].
  - pose proof (sum_none 1 (fun k : Z => 1 / IZR k)) as N; change (1 - 1)%Z with 0%Z in N; rewrite N; lra.
  - intros i I2; apply W; lia.
  - apply IZR_le in A; rewrite !mult_IZR in A; apply (proj2 (Rle_div_l _ _ (IZR grain) U)); set (u := IZR grain) in *; clearbody u.
    replace (IZR p / IZR q * u) with (IZR p * u / IZR q) by (field; lra); apply (proj1 (Rle_div_r _ _ (IZR q) Q)); lra.
Qed.

Ltac defined_terms :=
  repeat match goal with |- _ /\ _ => split end;
  try (let s := fresh in intros s ? ?; first
    [ lra
    | apply Rgt_not_eq, sum_pos; [in_z | let k := fresh in let K := fresh in intros k [K _]; apply IZR_le in K; apply Rdiv_lt_0_compat; lra] ]).
(* sum of 1 / (w t s * H_s) over 1 <= s <= t - off is at most p / q for from <= t < from + top, by computation. *)
Ltac harmonic_sum w p q from top off t :=
  let A := fresh "A" in let B := fresh "B" in let L := fresh "L" in
  assert (L : (from <= t < from + Z.of_nat top)%Z) by (simpl Z.of_nat; first [lia | split; in_z]);
  assert (A : all_below w p q from top off = true) by (vm_cast_no_check (eq_refl true));
  pose proof (below_all w p q from top off t A ltac:(reflexivity) L ltac:(lia) ltac:(intros; lia)) as B;
  rewrite ?Z.sub_0_r in B; cbv beta in B; eapply Rle_trans; [| eapply Rle_trans; [exact B | rewrite ?mult_IZR; lra]];
  apply Req_le; apply sum_same; let i := fresh in intros i; rewrite ?mult_IZR, ?plus_IZR, ?opp_IZR, ?Rmult_1_l; reflexivity.

(* ------------------------------------------- products, by their logarithms *)

Lemma ln_le_of a b : 0 < a -> a <= b -> ln a <= ln b.
Proof. intros A [L | ->]; [left; apply ln_increasing; assumption | lra]. Qed.
Lemma le_by_ln a b : 0 < a -> 0 < b -> ln a <= ln b -> a <= b.
Proof. intros A B [L | E]; [left; apply ln_lt_inv | right; apply ln_inv]; assumption. Qed.
Ltac expand_ln_in H :=
  repeat first
    [ rewrite ln_exp in H | rewrite ln_1 in H | rewrite ln_mult in H by pos | rewrite ln_quotient in H by pos
    | rewrite ln_Rinv in H by pos | rewrite ln_root in H by pos | rewrite ln_power in H by pos
    | rewrite ln_rpow in H by pos ]; simpl INR in H.
(* The logarithm of a relation between positive products. *)
Ltac log_fact H :=
  let L := fresh "L" in
  match type of H with
  | 0 < _ => fail 1
  | 0 <= _ => fail 1
  | ?a <= ?b => assert (L : ln a <= ln b) by (apply ln_le_of; [pos | exact H])
  | ?a < ?b => assert (L : ln a < ln b) by (apply ln_increasing; [pos | exact H])
  | ?a >= ?b => assert (L : ln b <= ln a) by (apply ln_le_of; [pos | exact (Rge_le _ _ H)])
  | ?a > ?b => assert (L : ln b < ln a) by (apply ln_increasing; [pos | exact H])
  | ?a = ?b => assert (L : ln a = ln b) by (f_equal; exact H)
  end; expand_ln_in L; revert L.
Ltac extremes :=
  repeat match goal with
  | H : context [Rmax ?a ?b] |- _ => let E := fresh "E" in destruct (Rmax_or a b) as [[E ?] | [E ?]]; rewrite E in *; clear E
  | |- context [Rmax ?a ?b] => let E := fresh "E" in destruct (Rmax_or a b) as [[E ?] | [E ?]]; rewrite E in *; clear E
  | H : context [Rmin ?a ?b] |- _ => let E := fresh "E" in destruct (Rmin_or a b) as [[E ?] | [E ?]]; rewrite E in *; clear E
  | |- context [Rmin ?a ?b] => let E := fresh "E" in destruct (Rmin_or a b) as [[E ?] | [E ?]]; rewrite E in *; clear E
  end.
Ltac log_goal :=
  match goal with
  | |- _ <= _ => apply le_by_ln; [pos | pos |]
  | |- _ < _ => apply ln_lt_inv; [pos | pos |]
  | |- _ >= _ => apply Rle_ge, le_by_ln; [pos | pos |]
  | |- _ > _ => apply Rlt_gt, ln_lt_inv; [pos | pos |]
  | |- _ = _ => apply ln_inv; [pos | pos |]
  end.
Ltac split_number n p :=
  let q := eval compute in (Z.div n p) in
  let r := eval compute in (Z.eqb (Z.mul q p) n && negb (Z.eqb q 1))%bool in
  match r with true => replace (ln (IZR n)) with (ln (IZR p) + ln (IZR q)) by (rewrite <- ln_mult by lra; f_equal; lra) end.
Ltac log_atom :=
  match goal with
  | |- context [ln (ln (IZR ?n))] =>
      let I := fresh "I" in interval_intro (ln (ln (IZR n))) with (i_prec 30) as I; revert I; generalize (ln (ln (IZR n)))
  | |- context [ln (IZR (Zpos ?n))] => first [split_number (Zpos n) 2%Z | split_number (Zpos n) 3%Z | split_number (Zpos n) 5%Z | split_number (Zpos n) 7%Z]
  | |- context [ln (IZR (Zpos ?n))] =>
      let I := fresh "I" in interval_intro (ln (IZR (Zpos n))) with (i_prec 30) as I; revert I; generalize (ln (IZR (Zpos n)))
  | |- context [ln (?a + ?b)] =>
      try (assert (ln a <= ln (a + b)) as I by (apply ln_le_of; [pos | cut (0 <= b); [intro; lra | pos]]); revert I);
      try (assert (ln b <= ln (a + b)) as I by (apply ln_le_of; [pos | cut (0 <= a); [intro; lra | pos]]); revert I);
      generalize (ln (a + b))
  end.
Ltac compare_logs :=
  log_goal; expand_ln; simpl INR;
  repeat match goal with H : ?p |- _ => match type of p with Prop => log_fact H; clear H end end;
  repeat log_atom; intros; lra.
Ltac or_zero :=
  repeat match goal with H : 0 <= ?x |- _ => is_var x; destruct H as [H | H]; [| symmetry in H; subst x] end.
Ltac at_zero :=
  rewrite ?sqrt_0, ?Rmult_0_l, ?Rmult_0_r, ?Rplus_0_l, ?Rplus_0_r in *; unfold Rdiv; rewrite ?Rmult_0_l, ?Rmult_0_r;
  first [lra | pos | apply Rle_ge; pos | nra].
Ltac by_logs := extremes; first [compare_logs | or_zero; first [compare_logs | at_zero]].
Ltac by_parts :=
  first
    [ lra
    | match goal with |- _ <> _ => nonzero | |- _ >= 0 => apply Rle_ge; pos | |- _ > 0 => apply Rlt_gt; pos end
    | extremes; lra
    | by_logs ].

(* ------------------------------------------------------------- monotony *)

Lemma rises (f f' : R -> R) a b :
  a <= b -> (forall t, a <= t <= b -> is_derive f t (f' t)) -> (forall t, a <= t <= b -> 0 <= f' t) -> f a <= f b.
Proof.
  intros AB D S. destruct (MVT_gen f a b f') as [c [C E]].
  - intros x X; apply D; rewrite Rmin_left, Rmax_right in X; lra.
  - intros x X; rewrite Rmin_left, Rmax_right in X by lra.
    apply continuity_pt_filterlim, (ex_derive_continuous f); exists (f' x); apply D; lra.
  - rewrite Rmin_left, Rmax_right in C by lra. specialize (S c C). nra.
Qed.
Lemma falls (f f' : R -> R) a b :
  a <= b -> (forall t, a <= t <= b -> is_derive f t (f' t)) -> (forall t, a <= t <= b -> f' t <= 0) -> f b <= f a.
Proof.
  intros AB D S. pose proof (rises (fun t => - f t) (fun t => - f' t) a b AB) as R.
  enough (- f a <= - f b) by lra. apply R; intros t T; [apply (is_derive_opp f), D, T | specialize (S t T); lra].
Qed.

(* ------------------------------------------------------ Euler's constant *)

Lemma ln_ratio x : 0 <= x < 1 -> 2 * x <= ln (1 + x) - ln (1 - x).
Proof.
  intros X; pose proof (rises (fun t => ln (1 + t) - ln (1 - t) - 2 * t) (fun t => 2 * (t * t) / ((1 + t) * (1 - t))) 0 x ltac:(lra)) as R.
  cbv beta in R; replace (1 - 0) with 1 in R by ring; rewrite Rplus_0_r, ln_1 in R; enough (0 - 0 - 2 * 0 <= ln (1 + x) - ln (1 - x) - 2 * x) by lra.
  apply R; intros t T; [auto_derive; [repeat split; lra | field; lra] |].
  apply Rle_mult_inv_pos; [pose proof (Rle_0_sqr t); unfold Rsqr in *; lra | apply Rmult_lt_0_compat; lra].
Qed.
(* H_n - ln (n + 1/2) falls, so that it is never below its limit. *)
Lemma harmonic_falls a n : (1 <= a)%Z -> (a <= n)%Z ->
  sum 1 n (fun k : Z => 1 / IZR k) - ln (IZR n + 1 / 2) <= sum 1 a (fun k : Z => 1 / IZR k) - ln (IZR a + 1 / 2).
Proof.
  intros A; revert n; apply from_first; [lra |]; intros n N IH; rewrite sum_next, plus_IZR by lia.
  assert (H : 1 <= IZR n) by (apply IZR_le; lia); set (x := IZR n) in *; clearbody x.
  pose proof (Rinv_0_lt_compat (2 * (x + 1)) ltac:(lra)) as P.
  assert (Q : / (2 * (x + 1)) < 1) by (rewrite <- Rinv_1; apply Rinv_lt_contravar; lra).
  pose proof (ln_ratio (/ (2 * (x + 1))) ltac:(lra)) as G.
  rewrite <- ln_quotient in G by lra.
  replace ((1 + / (2 * (x + 1))) / (1 - / (2 * (x + 1)))) with ((x + 1 + 1 / 2) / (x + 1 / 2)) in G by (field; lra).
  rewrite ln_quotient in G by lra; replace (2 * / (2 * (x + 1))) with (1 / (x + 1)) in G by (field; lra); lra.
Qed.
Lemma euler_below a : (1 <= a)%Z -> 0 <= sum 1 a (fun k : Z => 1 / IZR k) - ln (IZR a + 1 / 2) ->
  euler <= sum 1 a (fun k : Z => 1 / IZR k) - ln (IZR a + 1 / 2).
Proof.
  intros A P; set (w := sum 1 a _ - _) in *; unfold euler.
  assert (L : Rbar_le (Lim_seq harmonic_gap) (Lim_seq (fun n : nat => w + / INR n))).
  { apply Lim_seq_le_loc; exists (Z.to_nat a); intros n N; unfold harmonic_gap; rewrite INR_IZR_INZ.
    assert (M : (a <= Z.of_nat n)%Z) by lia; pose proof (harmonic_falls a _ A M) as F; fold w in F.
    assert (O : 1 <= IZR (Z.of_nat n)) by (apply IZR_le; lia).
    pose proof (ln_gap (IZR (Z.of_nat n) + 1 / 2) (IZR (Z.of_nat n)) ltac:(lra) ltac:(lra)) as G.
    replace ((IZR (Z.of_nat n) + 1 / 2 - IZR (Z.of_nat n)) / IZR (Z.of_nat n)) with (1 / 2 * / IZR (Z.of_nat n)) in G by (field; lra).
    pose proof (Rinv_0_lt_compat (IZR (Z.of_nat n)) ltac:(lra)); lra. }
  rewrite (is_lim_seq_unique (fun n : nat => w + / INR n) w) in L.
  - destruct (Lim_seq harmonic_gap); simpl in *; [exact L | contradiction | exact P].
  - replace (Finite w) with (Rbar_plus w 0) by (simpl; f_equal; ring).
    apply is_lim_seq_plus'; [apply is_lim_seq_const |].
    replace (Finite 0) with (Rbar_inv p_infty) by reflexivity; apply is_lim_seq_inv; [apply is_lim_seq_INR | discriminate].
Qed.

Ltac izr H :=
  repeat first [rewrite plus_IZR in H | rewrite minus_IZR in H | rewrite mult_IZR in H | rewrite opp_IZR in H].
Ltac written_out := unfold sum; simpl; first [lra | field | (field; nonzero)].
Ltac first_case B :=
  cbv beta in *; unfold sum in *; simpl in *; rewrite ?ln_1, ?sqrt_1 in *; first [exact B | lra | nra].
Ltac linear_sum a n g :=
  transitivity (sum a n g); [apply sum_same; intros; cbv beta; first [ring | (field; nonzero) | field] |];
  repeat rewrite sum_plus; repeat rewrite sum_scale;
  repeat rewrite sum_const by first [lia | in_z | (apply le_IZR; rewrite ?plus_IZR; lra)];
  cbv beta; rewrite ?plus_IZR, ?minus_IZR;
  repeat match goal with
    |- context [sum ?b ?m (fun k : Z => ?h k)] => change (sum b m (fun k : Z => h k)) with (sum b m h) end;
  first [ring | (field; nonzero) | field].
Ltac last_term :=
  rewrite sum_next by first [lia | in_z | (apply le_IZR; rewrite ?plus_IZR; lra)];
  cbv beta; rewrite ?plus_IZR; first [reflexivity | ring | (field; nonzero) | (do 2 f_equal; ring)].
Ltac each_term :=
  let k := fresh "k" in let K := fresh "K" in let L := fresh "L" in
  intros k [K L]; pos.

(* --------------------------------------------------- steps of the scripts *)

Notation shown := (ltac:(first [assumption | lra | pos])) (only parsing).
(* x stands for a part, of which nothing more is known. *)
Tactic Notation "call" ident(x) constr(part) := set (x := part) in *; clearbody x.
(* r stands for the square root of u, F says its sign, E that r ^ 2 = u. *)
Tactic Notation "root" ident(r) ident(F) ident(E) constr(u) :=
  assert (F : 0 < sqrt u) by (apply sqrt_lt_R0; lra); assert (E : u = (sqrt u) ^ 2) by root_powers; call r (sqrt u).
Tactic Notation "root_0" ident(r) ident(F) ident(E) constr(u) :=
  assert (F : 0 <= sqrt u) by apply sqrt_pos; assert (E : u = (sqrt u) ^ 2) by root_powers; call r (sqrt u).
(* The goal a <= b, if b - a = n / d and 0 < d: what is left is 0 <= n. *)
Ltac cancelled := (field; nonzero) || field || lra.
Tactic Notation "fraction_le" constr(n) constr(d) := apply (le_by_fraction _ _ n d); [cancelled | pos |].
Tactic Notation "fraction_lt" constr(n) constr(d) := apply (lt_by_fraction _ _ n d); [cancelled | pos |].
Tactic Notation "fraction_ne" constr(n) constr(d) := apply (ne_by_fraction _ _ n d); [cancelled | pos |].
Tactic Notation "fraction_eq" constr(n) constr(d) := apply (eq_by_fraction _ _ n d); [cancelled |].
(* N says 0 <= n, if H says a <= b and b - a = n / d. *)
Tactic Notation "numerator_le" ident(N) constr(H) constr(n) constr(d) :=
  assert (N : 0 <= n) by (apply (numerator_le _ _ n d H); [cancelled | pos]).
Tactic Notation "numerator_lt" ident(N) constr(H) constr(n) constr(d) :=
  assert (N : 0 < n) by (apply (numerator_lt _ _ n d H); [cancelled | pos]).
Tactic Notation "numerator_eq" ident(N) constr(H) constr(n) constr(d) :=
  assert (N : n = 0) by (apply (numerator_eq _ _ n d H); [cancelled | pos]).
(* I says a + 1 <= b, if a < b and both are integers. *)
Tactic Notation "next_integer" ident(I) constr(a) constr(b) constr(said) :=
  assert (I : said) by (pose proof (above a b) as I; izr I; lra).

(* --------------------------------------------------------- refutations *)

Ltac number :=
  repeat first [rewrite Rmax_left by lra | rewrite Rmax_right by lra | rewrite Rmin_left by lra | rewrite Rmin_right by lra];
  rewrite ?sqrt_1, ?ln_1; first [lra | (split; lra) | interval | pos | nonzero | (unfold Rabs; destruct Rcase_abs; lra)].
Ltac refute H :=
  repeat match type of H with ?p -> _ => let P := fresh in assert (P : p) by number; specialize (H P) end;
  revert H;
  match goal with
  | |- ~ (_ <= _) => apply Rlt_not_le
  | |- _ <= _ -> False => apply Rlt_not_le
  | |- _ < _ -> False => apply Rle_not_lt
  | |- _ >= _ -> False => apply Rlt_not_ge
  | |- _ > _ -> False => apply Rle_not_gt
  | |- _ = _ -> False => first [apply Rlt_not_eq; number | apply Rgt_not_eq; number]
  end; number.
