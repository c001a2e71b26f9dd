(** Fact F.1 (fact:pareto-tail): Pr(proxy >= d) = min {1, c / (d + 1)} for the proxy delay floor(X - 1), X ~ Pareto(c,
    1).

    X is sampled as c / U with U uniform on (0, 1). The probability of an event about U is the integral of its indicator
    over [0, 1] (Coquelicot's Riemann integral). *)
From Coq Require Import ZArith.
From Coquelicot Require Import Coquelicot.

From Delays Require Import schedulers.

Definition uniform_probability (event : R -> bool) (p : R) : Prop := is_RInt (fun u => ind (event u)) 0 1 p.

Definition proxy_delay (c u : R) : Z := Int_part (c / u - 1).

(** The distribution function of Pareto(c, 1), Definition B.1. *)
Definition pareto_cdf (c x : R) : R := if Rle_dec c x then 1 - c / x else 0.

Lemma integral_value f a b (x y : R) : x = y -> is_RInt f a b x -> is_RInt f a b y.
Proof. now intros ->. Qed.

Lemma integral_const (v a b : R) : is_RInt (fun _ => v) a b ((b - a) * v).
Proof. exact (is_RInt_const (V := R_NormedModule) a b v). Qed.

(** An event that is [0, m] up to the end point has probability m, and its complement 1 - m. *)
Lemma initial_interval event m : 0 <= m <= 1 -> (forall u, 0 < u < m -> event u = true) ->
  (forall u, m < u < 1 -> event u = false) -> uniform_probability event m.
Proof.
  intros hm inside outside. unfold uniform_probability.
  apply (integral_value _ _ _ ((m - 0) * 1 + (1 - m) * 0)); [ring|].
  apply (is_RInt_Chasles (V := R_NormedModule)) with m.
  - apply is_RInt_ext with (fun _ => 1); [|apply integral_const].
    intros u. rewrite Rmin_left, Rmax_right by lra. intros hu. now rewrite inside.
  - apply is_RInt_ext with (fun _ => 0); [|apply integral_const].
    intros u. rewrite Rmin_left, Rmax_right by lra. intros hu. now rewrite outside.
Qed.

Lemma final_interval event m : 0 <= m <= 1 -> (forall u, 0 < u < m -> event u = false) ->
  (forall u, m < u < 1 -> event u = true) -> uniform_probability event (1 - m).
Proof.
  intros hm outside inside. unfold uniform_probability.
  apply (integral_value _ _ _ ((m - 0) * 0 + (1 - m) * 1)); [ring|].
  apply (is_RInt_Chasles (V := R_NormedModule)) with m.
  - apply is_RInt_ext with (fun _ => 0); [|apply integral_const].
    intros u. rewrite Rmin_left, Rmax_right by lra. intros hu. now rewrite outside.
  - apply is_RInt_ext with (fun _ => 1); [|apply integral_const].
    intros u. rewrite Rmin_left, Rmax_right by lra. intros hu. now rewrite inside.
Qed.

(** The floor is harmless, because d + 1 is an integer: floor(x) >= d if and only if x >= d. *)
Lemma floor_ge x d : (Z.of_nat d <= Int_part x)%Z <-> INR d <= x.
Proof.
  destruct (base_Int_part x) as [low high]. rewrite INR_IZR_INZ. split; intros h.
  - apply IZR_le in h. lra.
  - apply Z.lt_succ_r, lt_IZR. rewrite succ_IZR. lra.
Qed.

(** The event "proxy >= d" is the event U <= c / (d + 1). *)
Lemma proxy_event c u d : 0 < u -> (Z.of_nat d <= proxy_delay c u)%Z <-> u <= c / INR (S d).
Proof.
  intros hu. unfold proxy_delay. rewrite floor_ge, S_INR. pose proof (pos_INR d). split; intros h.
  - apply le_div; [lra|]. apply (Rmult_le_compat_r u) in h; [|lra].
    replace ((c / u - 1) * u) with (c - u) in h by (field; lra). lra.
  - apply (Rmult_le_compat_r (INR d + 1)) in h; [|lra].
    replace (c / (INR d + 1) * (INR d + 1)) with c in h by (field; lra).
    assert (INR d + 1 <= c / u); [|lra]. apply le_div; lra.
Qed.

Theorem fact_f_1 c d : 0 < c ->
  uniform_probability (fun u => (Z.of_nat d <=? proxy_delay c u)%Z) (Rmin 1 (c / INR (S d))).
Proof.
  intros hc. assert (0 < c / INR (S d)) by (apply Rdiv_lt_0_compat; [assumption|apply INR_pos; lia]).
  apply initial_interval.
  - split; [apply Rmin_glb; lra|apply Rmin_l].
  - intros u hu. pose proof (Rmin_r 1 (c / INR (S d))). apply Z.leb_le, proxy_event; lra.
  - intros u hu. apply Z.leb_gt, Z.nle_gt. intros h. apply proxy_event in h; [|].
    + assert (u <= Rmin 1 (c / INR (S d))) by (apply Rmin_glb; lra). lra.
    + assert (0 <= Rmin 1 (c / INR (S d))) by (apply Rmin_glb; lra). lra.
Qed.

(** Scheduler 2 draws its proxy delays like this; they have the law that the game is played with. *)
Theorem sampler_line alpha C t d N : (1 <= C)%nat -> 0 < alpha -> (1 <= t)%nat -> (d <= N)%nat ->
  let c := scale nu alpha C t in
  uniform_probability (fun u => (Z.of_nat d <=? proxy_delay c u)%Z) (Rmin 1 (c * / INR (d + 1)))
  /\ reach (pareto c N) d = Rmin 1 (c * / INR (d + 1)).
Proof.
  intros hC ha ht hd c. assert (hc : 0 < c) by (apply scale_pos; trivial; pose proof (harmonic_ge_1 t ht); unfold nu;
    lra).
  replace (d + 1)%nat with (S d) by lia. split; [now apply fact_f_1|now apply pareto_reach].
Qed.

(** c / U has this distribution function. *)
Theorem pareto_sampler c x : 0 < c -> 0 < x ->
  uniform_probability (fun u => if Rle_dec (c / u) x then true else false) (pareto_cdf c x).
Proof.
  intros hc hx. unfold pareto_cdf.
  assert (event : forall u, 0 < u -> (c / u <= x <-> c / x <= u)).
  { intros u hu. split; intros h.
    - apply div_le; [assumption|]. apply (Rmult_le_compat_r u) in h; [|lra].
      replace (c / u * u) with c in h by (field; lra). lra.
    - apply div_le; [assumption|]. apply (Rmult_le_compat_r x) in h; [|lra].
      replace (c / x * x) with c in h by (field; lra). lra. }
  pose proof (Rdiv_lt_0_compat c x hc hx). destruct (Rle_dec c x) as [h|h].
  - assert (c / x <= 1) by (apply div_le; lra). apply final_interval; [lra| |]; intros u hu.
    + destruct (Rle_dec (c / u) x) as [k|k]; [|reflexivity]. apply event in k; lra.
    + destruct (Rle_dec (c / u) x) as [k|k]; [reflexivity|]. destruct k. apply event; lra.
  - assert (1 < c / x).
    { apply Rmult_lt_reg_r with x; [assumption|]. replace (c / x * x) with c by (field; lra). lra. }
    replace 0 with (1 - 1) by ring. apply final_interval; [lra| |]; intros u hu; [|lra].
    destruct (Rle_dec (c / u) x) as [k|k]; [|reflexivity]. apply event in k; lra.
Qed.
