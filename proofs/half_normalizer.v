(** The normalizer may be halved (book, chapter of Lemma 4.6): sum over s < t of 1 / (H_s (t - s + 1)) is at most 1, so
    that Lemmas 4.5 and 4.6 hold with nu_t = H_t in place of 2 H_t. *)
From Coq Require Import ZArith.
From Delays Require Import lem_4_6.

(** ** t <= 166, by computation with integers

    hz is at most 10^6 H_s, so that 10^12 / (hz g) + 1, rounded down before the 1 is added, is at least 10^6 / (H_s
    g). *)

Definition million : Z := 1000000.

(** The list hz_n, ..., hz_1. *)
Fixpoint hs (n : nat) : list Z :=
  match n with O => nil | S m => let l := hs m in (hd 0 l + million / Z.of_nat (S m))%Z :: l end.

(** An upper bound of 10^6 (1 / (H_n g) + 1 / (H_{n-1} (g + 1)) + ...), and of 10^6 (1 / H_n + ... + 1 / H_1). *)
Fixpoint weighted_up (l : list Z) (g : Z) : Z :=
  match l with nil => 0 | h :: rest => (million * million / (h * g) + 1 + weighted_up rest (g + 1))%Z end.
Fixpoint unweighted (l : list Z) : Z :=
  match l with nil => 0 | h :: rest => (million * million / h + 1 + unweighted rest)%Z end.

Lemma division_bounds a b : (0 < b)%Z -> IZR (a / b) <= IZR a / IZR b <= IZR (a / b + 1).
Proof.
  intros hb. pose proof (IZR_lt 0 b hb) as pos. pose proof (Z.div_mod a b ltac:(lia)) as e.
  pose proof (Z.mod_pos_bound a b hb) as [lo hi]. apply IZR_le in lo. apply IZR_lt in hi.
  apply (f_equal IZR) in e. rewrite plus_IZR, mult_IZR in e. rewrite plus_IZR. split.
  - apply le_div; [assumption|]. lra.
  - apply div_le; [assumption|]. nra.
Qed.

Lemma hs_lower n : IZR (hd 0%Z (hs n)) <= IZR million * harmonic n.
Proof.
  induction n as [|n IH]; [unfold harmonic; simpl; lra|]. cbn [hs hd]. rewrite plus_IZR.
  unfold harmonic in *. rewrite sum_last. destruct (division_bounds million (Z.of_nat (S n)) ltac:(lia)) as [low _].
  rewrite <- INR_IZR_INZ in low. unfold Rdiv in low. lra.
Qed.

Lemma hs_pos n : (1 <= n)%nat -> (1 <= hd 0 (hs n))%Z.
Proof.
  intros h. destruct n as [|n]; [lia|]. clear h. induction n as [|n IH]; [vm_compute; discriminate|].
  change (1 <= hd 0 (hs (S n)) + million / Z.of_nat (S (S n)))%Z.
  pose proof (Z.div_pos million (Z.of_nat (S (S n))) ltac:(vm_compute; discriminate) ltac:(lia)). lia.
Qed.

(** One term: 1 / (H_s g) is at most (10^12 / (hz_s g) + 1) / 10^6. *)
Lemma term_upper s g : (1 <= s)%nat -> (1 <= g)%Z ->
  IZR million * / (harmonic s * IZR g) <= IZR (million * million / (hd 0%Z (hs s) * g) + 1).
Proof.
  intros hs' hg. pose proof (hs_pos s hs') as pos. pose proof (hs_lower s) as low. pose proof (harmonic_ge_1 s hs').
  apply IZR_le in hg as hg'. apply IZR_le in pos as pos'. assert (M : 0 < IZR million) by (unfold million; lra).
  destruct (division_bounds (million * million) (hd 0%Z (hs s) * g) ltac:(nia)) as [_ up].
  eapply Rle_trans; [|exact up]. rewrite !mult_IZR.
  set (h := IZR (hd 0%Z (hs s))) in *. set (G := IZR g) in *. set (m := IZR million) in *. apply le_div; [nra|].
  replace (m * / (harmonic s * G) * (h * G)) with (m * (h * / harmonic s)) by (field; lra).
  apply Rmult_le_compat_l; [lra|]. apply div_le; [lra|]. lra.
Qed.

Lemma weighted_sound n : forall g, (1 <= g)%Z ->
  IZR million * sum n (fun s => / (harmonic s * (INR n + IZR g - INR s))) <= IZR (weighted_up (hs n) g).
Proof.
  induction n as [|n IH]; intros g hg; [simpl; lra|]. rewrite sum_last. cbn [hs weighted_up].
  pose proof (term_upper (S n) g ltac:(lia) hg) as term. specialize (IH (g + 1)%Z ltac:(lia)).
  rewrite (plus_IZR _ (weighted_up (hs n) (g + 1))), Rmult_plus_distr_l, Rplus_comm. apply Rplus_le_compat.
  - now replace (INR (S n) + IZR g - INR (S n)) with (IZR g) by ring.
  - eapply Rle_trans; [|exact IH]. right. f_equal. apply sum_ext; intros s _. rewrite S_INR, plus_IZR. f_equal. ring.
Qed.

Lemma unweighted_sound n : IZR million * sum n (fun s => / harmonic s) <= IZR (unweighted (hs n)).
Proof.
  induction n as [|n IH]; [simpl; lra|]. rewrite sum_last. cbn [hs unweighted].
  change (hd 0%Z (hs n) + million / Z.of_nat (S n))%Z with (hd 0%Z (hs (S n))).
  pose proof (term_upper (S n) 1 ltac:(lia) ltac:(lia)) as term. rewrite Z.mul_1_r, Rmult_1_r in term.
  rewrite (plus_IZR _ (unweighted (hs n))). lra.
Qed.

(** sum over s < t of 1 / (H_s (t - s + 1)) *)
Definition half_sum (t : nat) : R := sum (t - 1) (fun s => / (harmonic s * INR (t - s + 1))).

Lemma half_sum_small t : (1 <= t <= 166)%nat -> half_sum t <= 1.
Proof.
  intros ht.
  assert (computed : forallb (fun t => (weighted_up (hs (t - 1)) 2 <=? million)%Z) (seq 1 166) = true)
    by (vm_compute; reflexivity).
  rewrite forallb_forall in computed. specialize (computed t ltac:(apply in_seq; lia)).
  apply Z.leb_le, IZR_le in computed. pose proof (weighted_sound (t - 1) 2 ltac:(lia)) as sound.
  assert (M : 0 < IZR million) by (unfold million; lra). apply Rmult_le_reg_l with (IZR million); [assumption|].
  rewrite Rmult_1_r. eapply Rle_trans; [|exact computed]. eapply Rle_trans; [|exact sound]. right. f_equal.
  apply sum_ext; intros s hs'. f_equal. rewrite plus_INR, !minus_INR by lia. simpl. ring.
Qed.

(** ** t >= 165, by the argument of the chapter *)

Definition R_sum (t : nat) : R := sum (t - 1) (fun k => (harmonic t - harmonic k) / (INR (t - k + 1) * harmonic k)).

(** 1 / H_k = 1 / H_t + (H_t - H_k) / (H_k H_t) *)
Lemma half_sum_by_R t : (1 <= t)%nat -> half_sum t * harmonic t = harmonic t - 1 + R_sum t.
Proof.
  intros ht. pose proof (harmonic_ge_1 t ht).
  assert (gaps : sum (t - 1) (fun k => / INR (t - k + 1)) = harmonic t - 1).
  { unfold harmonic. destruct t as [|n]; [lia|]. pred. rewrite sum_first, <- (sum_rev n (fun s => / INR (S s))).
    rewrite (sum_ext n _ (fun s => / INR (S (n + 1 - s)))) by (intros; do 2 f_equal; lia). simpl. field. }
  rewrite <- gaps. unfold half_sum, R_sum. rewrite Rmult_comm, <- sum_scal, <- sum_plus. apply sum_ext; intros k hk.
  pose proof (harmonic_ge_1 k ltac:(lia)). pose proof (INR_pos (t - k + 1) ltac:(lia)). field. lra.
Qed.

(** H_t - H_k <= (t - k) / (k + 1) *)
Lemma harmonic_gap k n : harmonic (k + n) - harmonic k <= INR n / (INR k + 1).
Proof.
  pose proof (pos_INR k). unfold harmonic. rewrite sum_split.
  assert (sum n (fun s => / INR (k + s)) <= sum n (fun _ => / (INR k + 1))).
  { apply sum_le; intros s hs. apply Rinv_le_contravar; [lra|]. rewrite plus_INR. pose proof (le_INR 1 s ltac:(lia)).
    simpl in *. lra. }
  rewrite sum_const in *. unfold Rdiv. lra.
Qed.

(** B_m = 1 / H_1 + ... + 1 / H_m is at most 3 m / (2 H_m) for m >= 11, by induction: H_m >= 3. *)
Lemma average_bound n : sum (11 + n) (fun s => / harmonic s) <= 3 * INR (11 + n) / (2 * harmonic (11 + n)).
Proof.
  assert (three : 3 <= harmonic 11 <= 303 / 100) by (unfold harmonic; simpl; lra).
  induction n as [|n IH].
  - pose proof (unweighted_sound 11) as B.
    assert (computed : (unweighted (hs 11) <= 5400000)%Z) by (vm_compute; discriminate). apply IZR_le in computed.
    simpl Nat.add. unfold million in B. apply le_div; [lra|]. simpl INR. nra.
  - replace (11 + S n)%nat with (S (11 + n)) by lia. rewrite sum_last. set (m := (11 + n)%nat) in *.
    pose proof (harmonic_mono 11 m ltac:(lia)). pose proof (INR_pos m ltac:(lia)).
    assert (next : harmonic (S m) = harmonic m + / (INR m + 1))
      by (unfold harmonic; rewrite sum_last, S_INR; reflexivity).
    assert (0 < / (INR m + 1)) by (apply inv_pos; lra).
    apply Rle_trans with (3 * INR m / (2 * harmonic m) + / harmonic (S m)); [lra|]. rewrite next, S_INR.
    set (h := harmonic m) in *. set (x := INR m) in *.
    assert (3 * x / (2 * h) <= (3 * x + 1) / (2 * (h + / (x + 1)))).
    { apply div_le; [lra|]. replace ((3 * x + 1) / (2 * (h + / (x + 1))) * (2 * h)) with ((3 * x + 1) * h / (h + / (x +
        1))) by (field; split; [lra|]; nra). apply le_div; [lra|]. assert (x * / (x + 1) <= 1) by (apply div_le; lra).
      nra. }
    replace (3 * (x + 1) / (2 * (h + / (x + 1)))) with ((3 * x + 1) / (2 * (h + / (x + 1))) + / (h + / (x + 1)));
      [lra|]. field. split; [lra|]. nra.
Qed.

Lemma R_sum_large t m : (83 <= m)%nat -> (2 * m <= t + 1)%nat -> (t <= 2 * m)%nat -> R_sum t <= 1.
Proof.
  intros hm low high. set (h := harmonic m).
  assert (five : 5 <= h).
  { apply Rle_trans with (harmonic 83); [|now apply harmonic_mono]. pose proof (hs_lower 83) as lower.
    assert (c : (5 * million <= hd 0 (hs 83))%Z) by (vm_compute; discriminate). apply IZR_le in c.
    rewrite mult_IZR in c. unfold million in *. lra. }
  pose proof (INR_pos m ltac:(lia)) as mpos.
  (* 3: H_t <= H_m + 1 *)
  assert (upper : harmonic t <= h + 1).
  { pose proof (harmonic_gap m (t - m)) as gap. replace (m + (t - m))%nat with t in gap by lia. fold h in gap.
    assert (INR (t - m) / (INR m + 1) <= 1); [|lra]. apply div_le; [lra|].
    pose proof (le_INR (t - m) m ltac:(lia)). lra. }
  (* 1: the first m terms add up to at most H_t B / m - 1 *)
  assert (first : sum m (fun k => (harmonic t - harmonic k) / (INR (t - k + 1) * harmonic k))
                  <= harmonic t * sum m (fun s => / harmonic s) / INR m - 1).
  { apply Rle_trans with (sum m (fun k => harmonic t / INR m * / harmonic k + - / INR m)).
    - apply sum_le; intros k hk. pose proof (harmonic_ge_1 k ltac:(lia)). pose proof (harmonic_mono k t ltac:(lia)).
      pose proof (le_INR m (t - k + 1) ltac:(lia)).
      replace (harmonic t / INR m * / harmonic k + - / INR m) with ((harmonic t - harmonic k) / (INR m * harmonic k))
        by (field; lra).
      unfold Rdiv. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; nra.
    - rewrite sum_plus, sum_scal, sum_const. right. field. lra. }
  (* 2: each of the other terms is at most 1 / ((m + 2) H_m), and there are at most m - 1 *)
  assert (second : sum (t - 1 - m) (fun r => (harmonic t - harmonic (m + r)) / (INR (t - (m + r) + 1) * harmonic (m +
    r))) <= / h).
  { apply Rle_trans with (sum (t - 1 - m) (fun _ => / (INR m * h))).
    - apply sum_le; intros r hr. set (k := (m + r)%nat). pose proof (harmonic_mono m k ltac:(lia)) as hk. fold h in hk.
      pose proof (harmonic_gap k (t - k)) as gap. replace (k + (t - k))%nat with t in gap by lia.
      pose proof (pos_INR (t - k)). pose proof (le_INR m k ltac:(lia)).
      replace (INR (t - k + 1)) with (INR (t - k) + 1) by (rewrite plus_INR; simpl; ring).
      set (n := INR (t - k)) in *. set (x := harmonic k) in *. apply div_le; [nra|].
      apply Rle_trans with (1 := gap). apply Rle_trans with ((n + 1) / INR m).
      + apply div_le; [lra|]. replace ((n + 1) / INR m * (INR k + 1)) with ((n + 1) * (INR k + 1) / INR m)
          by (field; lra).
        apply le_div; [assumption|]. nra.
      + apply div_le; [assumption|]. replace (/ (INR m * h) * ((n + 1) * x) * INR m) with ((n + 1) * x / h)
          by (field; lra).
        apply le_div; [lra|]. nra.
    - rewrite sum_const. apply Rle_trans with (INR m * / (INR m * h)).
      + apply Rmult_le_compat_r; [left; apply inv_pos; nra|apply le_INR; lia].
      + right. field. lra. }
  unfold R_sum. replace (t - 1)%nat with (m + (t - 1 - m))%nat by lia. rewrite sum_split.
  pose proof (average_bound (m - 11)) as average. replace (11 + (m - 11))%nat with m in average by lia.
  fold h in average.
  assert (harmonic t * sum m (fun s => / harmonic s) / INR m <= (h + 1) * (3 / (2 * h))).
  { apply div_le; [assumption|]. replace ((h + 1) * (3 / (2 * h)) * INR m) with ((h + 1) * (3 * INR m / (2 * h)))
      by (field; lra).
    assert (0 <= sum m (fun s => / harmonic s)).
    { apply sum_nonneg; intros s hs'. left. apply inv_pos. pose proof (harmonic_ge_1 s ltac:(lia)). lra. }
    apply Rmult_le_compat; try lra. pose proof (harmonic_ge_1 t ltac:(lia)). lra. }
  replace ((h + 1) * (3 / (2 * h))) with (3 / 2 + 3 / 2 * / h) in * by (field; lra).
  assert (/ h <= / 5) by (apply Rinv_le_contravar; lra). lra.
Qed.

Theorem half_normalizer t : (1 <= t)%nat -> half_sum t <= 1.
Proof.
  intros ht. destruct (le_lt_dec t 166) as [small|large]; [now apply half_sum_small|].
  destruct (middle t ht) as (m & hm & low & high). pose proof (R_sum_large t m ltac:(lia) low high) as small.
  pose proof (half_sum_by_R t ht). pose proof (harmonic_ge_1 t ht). apply Rmult_le_reg_r with (harmonic t); lra.
Qed.

(** ** Lemmas 4.5 and 4.6 with half the normalizer *)

Lemma harmonic_nonneg t : 0 <= harmonic t.
Proof. destruct t; [unfold harmonic; simpl; lra|]. pose proof (harmonic_ge_1 (S t) ltac:(lia)). lra. Qed.

Theorem lem_4_5_half (C : nat) (d : nat -> nat) (alpha delta : R) (T t : nat) (w : nat -> proxy) :
  (1 <= C)%nat -> 0 < alpha -> 0 < delta < 1 -> overflow_condition alpha delta C -> (1 <= t <= T)%nat ->
  Pr (independent (bernoulli_scheduler harmonic alpha C d)) 1 T (fun w => length (S0 C d w t) =? C) w <= delta.
Proof.
  intros hC ha hd star ht.
  apply (overflow C d (bernoulli_scheduler harmonic alpha C d) harmonic alpha delta) with (T := T);
    try assumption || lra.
  - intros s. apply bernoulli_scheduler_proper; try assumption. apply harmonic_nonneg.
  - exact half_normalizer.
  - intros t' s hs' _. apply bernoulli_chance; try assumption. apply harmonic_nonneg.
Qed.

Theorem lem_4_6_half (C : nat) (d : nat -> nat) (alpha delta : R) (T N t : nat) (w : nat -> proxy) :
  (1 <= C)%nat -> 0 < alpha -> 0 < delta < 1 -> overflow_condition alpha delta C -> (T <= N)%nat -> (1 <= t <= T)%nat ->
  Pr (independent (pareto_scheduler harmonic alpha C N)) 1 T (fun w => length (S0 C d w t) =? C) w <= delta.
Proof.
  intros hC ha hd star hN ht.
  apply (overflow C d (pareto_scheduler harmonic alpha C N) harmonic alpha delta) with (T := T); try assumption || lra.
  - intros s. apply pareto_scheduler_proper; try assumption. apply harmonic_nonneg.
  - exact half_normalizer.
  - intros t' s hs' ht'. apply pareto_chance; try assumption || lia. apply harmonic_nonneg.
Qed.
