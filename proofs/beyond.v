(** What the book proves beyond the paper, as closed statements: upper bounds for four kinds of players, and the lower bounds
    beside them. The definitions of the game, of players, learners and laws are those of `challenge.v`, and so are the
    conventions at its head. `beyond_solution.v` implements the module type at the end. *)
From Coq Require Import Reals List. Import ListNotations.
From Delays Require Import challenge.
Open Scope bool_scope. Open Scope nat_scope. Open Scope R_scope.
Implicit Types (bandit : bool) (t i : nat).
Implicit Types (horizon : nat -> Prop) (class : (nat -> nat) -> Prop).
Implicit Types (x : nat -> bool).

(** ** Algorithm 2 with coins that may depend on earlier coins: a true or false coin for each round, which rounds are
    observed, and the chance of each, given the past *)
Record sampler := { tosses : nat -> (nat -> bool) -> law bool; sees : (nat -> bool) -> nat -> bool;
  odds : (nat -> bool) -> nat -> R }.
Definition toss (p : R) : law bool := [(true, p); (false, 1 - p)].
Definition no_coin : nat -> bool := fun _ => false.
Definition arrivals (d : nat -> nat) (Z : nat -> bool) t : list nat := filter (fun s => (s + d s =? t) && Z s) (rounds t).
Definition policy bandit I s (weights : (nat -> bool) -> nat -> (nat -> R) -> nat -> R) t x (arm : nat -> nat) : law nat :=
  arm_law (K I) (distribution (weights x) arm (arrivals (d I) (sees s x))
    (fun r y i => estimate bandit (l I) arm r y i * / odds s x r) t).
Definition regret bandit I s weights i : R :=
  E (fun t y => both (tosses s t (fun r => fst (y r))) (policy bandit I s weights t (fun r => fst (y r)) (fun r => snd (y r))))
    1 (T I) (fun y => sum (T I) (fun t => l I t (snd (y t)))) (fun _ => (false, 0%nat)) - sum (T I) (fun t => l I t i).
Definition expected s (T : nat) (f : (nat -> bool) -> R) : R := E (tosses s) 1 T f no_coin.
Definition importance s x t : R := ind (sees s x t) / odds s x t.
(** In Figure 1 with these moves just what the sampler sees arrives; and who is not told the delays does the same for any
    delays, as long as the same rounds have arrived. *)
Definition nobody (t s : nat) : bool := false.
Definition plays_figure_1 C d s (wants : (nat -> bool) -> nat -> bool) drops : Prop := forall x t, (1 <= t)%nat ->
  observed C d (wants x) (drops x) t = arrivals d (sees s x) t.
Definition not_told {B} C (wants : (nat -> nat) -> (nat -> bool) -> nat -> bool) drops
  (does : (nat -> nat) -> (nat -> bool) -> nat -> B) : Prop := forall d d' x t, (1 <= t)%nat -> (forall r, (1 <= r < t)%nat ->
  observed C d (wants d x) (drops x) r = observed C d' (wants d' x) (drops x) r) -> does d x t = does d' x t.
Definition setting I X i : Prop := valid I /\ (2 <= K I)%nat /\ minimizer (K I) X /\ (i < K I)%nat.
(** Feedback that comes after the game is of no use. Who is not told the delays, or is told T, plays the same if they are
    cut at the end; who is told a delay and not T cannot cut it. *)
Definition ends I : Prop := forall t, (1 <= t <= T I)%nat -> (t + d I t <= T I)%nat.

(** ** Reservoirs. Round t belongs to slot t mod C. A slot keeps the last round that entered it, 0 if there is none, and
    how many rounds have come to it since it was free. The coin of round t says whether it enters. *)
Section Reservoirs. Variables (C : nat) (d : nat -> nat).
Definition taken (slot : nat * nat) t : bool := (1 <=? fst slot) && (t <=? fst slot + d (fst slot)).
Definition crowd (slot : nat * nat) t : nat := if taken slot t then snd slot else 0%nat.
Fixpoint slots x n : nat -> nat * nat := match n with
  | O => fun _ => (0, 0)%nat
  | S m => fun j => if S m mod C =? j then (if x (S m) then S m else fst (slots x m j), S (crowd (slots x m j) (S m)))
                    else slots x m j end.
Definition age x t : nat := crowd (slots x (t - 1) (t mod C)) t.
Definition reservoirs : sampler := {| tosses := fun t x => toss (/ S (age x t));
  sees := fun x t => fst (slots x (t + d t) (t mod C)) =? t; odds := fun x t => / (S (age x t) + d t / C)%nat |}.
(** The largest age up to round n *)
Fixpoint oldest x n : nat := match n with O => 0%nat | S m => Nat.max (oldest x m) (age x (S m)) end.
(** Before a round enters, whoever has its slot is dropped. *)
Definition displaces x t s : bool := (s mod C =? S t mod C) && x (S t). End Reservoirs.

(** P.1: hidden delays, rounds dropped, told T and D. The first lines say what observing costs. *)
Definition Theorem_P_1 : Prop := forall bandit I X i, setting I X i -> ends I ->
  let s := reservoirs (C I) (d I) in let M := T I + 2 / C I * D I in
  (forall x t, (1 <= t <= T I)%nat -> E (tosses s) t (T I + 1 - t) (fun y => ind (sees s y t)) x = odds s x t) /\
  expected s (T I) (fun x => sum (T I) (fun t => / odds s x t)) = T I + 2 * sum (T I) (fun t => (d I t / C I)%nat) /\
  plays_figure_1 (C I) (d I) s (fun x => x) (displaces (C I)) /\
  not_told (C I) (fun _ x => x) (displaces (C I)) (fun d x t => tosses (reservoirs (C I) d) t x) /\
  let a := if bandit then sqrt (M / 2) else 0 in let b := sqrt ((if bandit then D I else M / 8 + D I) / ln (K I)) in
  regret bandit I s (fun _ _ => X a b) i
  <= if bandit then sqrt 2 * (2 * sqrt (K I) - 1) * sqrt M + 2 * sqrt (D I * ln (K I))
     else sqrt (ln (K I) / 2) * sqrt (M + 8 * D I).
(** P.2: announced delays, nothing dropped, told neither T nor D. Who sees which later coins would displace a round
    tracks only what stays; chances are known before the round. Delays may last beyond the end of the game. Who does not
    know T cannot cut them there: D I counts them as they were announced, and one silly announcement makes this bound
    empty (then see Theorem_P_8). *)
Definition told_so_far {B} (does : (nat -> nat) -> nat -> B) : Prop := forall d d' t, (1 <= t)%nat ->
  (forall s, (1 <= s <= t)%nat -> d s = d' s) -> does d t = does d' t.
Definition Theorem_P_2 : Prop := forall bandit I X i, setting I X i ->
  let s := reservoirs (C I) (d I) in let cost := fun d x t => 1 / odds (reservoirs (C I) d) x t in
  let a := fun d x t => if bandit then sqrt (sum t (cost d x)) else 0 in
  let b := fun d x t => sqrt (2 * sum t (fun r => if bandit then INR (d r) else cost d x r / 8 + d r) / ln (K I)) in
  expected s (T I) (fun x => sum (T I) (fun t => cost (d I) x t))
    = T I + sum (T I) (fun t => (d I t / C I)%nat) + sum (T I) (fun t => (Nat.min (d I t) (T I - t) / C I)%nat) /\
  plays_figure_1 (C I) (d I) s (sees s) (fun _ => nobody) /\
  (forall t, (1 <= t)%nat -> known t (fun x => odds s x t)) /\
  (forall x, told_so_far (fun d t => let s := reservoirs (C I) d in (tosses s t x, sees s x t, a d x t, b d x t))) /\
  (forall x t, (1 <= t)%nat -> sees s x t = x t && forallb (fun k => negb (x (t + k * C I)%nat)) (seq 1 (d I t / C I))) /\
  (forall x t (k : nat), (1 <= t)%nat -> (1 <= k)%nat -> (k * C I <= d I t)%nat -> x t = true ->
    (forall j, (1 <= j < k)%nat -> x (t + j * C I)%nat = false) ->
    tosses s (t + k * C I) x = toss (/ S (age (C I) (d I) x t + k))) /\
  regret bandit I s (fun x t => X (a (d I) x t) (b (d I) x t)) i
  <= if bandit then (4 * sqrt (K I) - 2) * sqrt (T I + 2 / C I * D I) + 2 * sqrt 2 * sqrt (D I * ln (K I))
     else sqrt (ln (K I)) * sqrt (T I + 2 / C I * D I + 8 * D I).
(** P.3: hidden delays up to dmax, rounds dropped, told neither T nor D. The rates count what has been heard, and have a
    reserve for n rounds that may be on their way; no weight up to round t is above w_t. The rates are not told the delays. *)
Definition heard d (g : nat -> R) t : R := sum (t - 1) (fun s => if s + d s <? t then g s else 0).
Definition Theorem_P_3 : Prop := forall bandit I X i (dmax J : nat), setting I X i -> ends I ->
  (forall t, (d I t <= dmax)%nat) -> (T I <= fact J)%nat -> let n := Nat.min (C I) (S dmax) in
  let z := fun d => importance (reservoirs (C I) d) in let w := fun d x t => INR (S (dmax / C I) + oldest (C I) d x t) in
  let a := fun d x t => if bandit then sqrt (heard d (fun s => z d x s * z d x s) t + n * (w d x t * w d x t)) else 0 in
  let b := fun d x t => sqrt (2 * (heard d (fun s => if bandit then z d x s * d s else z d x s * (z d x s / 8 + d s)) t
    + n * if bandit then w d x t * dmax else w d x t * (w d x t / 8 + dmax)) / ln (K I)) in
  let omega := (1 + dmax / C I) * (J + 3) in let M := T I + 2 / C I * D I in
  not_told (C I) (fun _ x => x) (displaces (C I)) (fun d x t => (a d x t, b d x t)) /\
  regret bandit I (reservoirs (C I) (d I)) (fun x t => X (a (d I) x t) (b (d I) x t)) i
  <= if bandit then (4 * sqrt (K I) - 2) * sqrt M + 2 * sqrt 2 * sqrt (D I * ln (K I))
       + sqrt n * (2 * sqrt (K I) * omega + sqrt (2 * omega * dmax * ln (K I)))
     else sqrt (ln (K I)) * (sqrt (M + 8 * D I) + sqrt n * (omega / 2 + sqrt (2 * omega * dmax))).

(** ** Stairs: J groups of slots. A round goes to the first group with a free slot, is tracked with probability p rho^-j in
    group j = 0, ..., J - 1, and lost if all groups are full. *)
Section Stairs. Variables (J : nat) (size : nat -> nat) (rho p : R) (d : nat -> nat).
Definition busy (held : list (nat * nat)) t (g : nat) : nat :=
  length (filter (fun r => (snd r =? g) && (t <=? fst r + d (fst r))) held).
Fixpoint first_free held t (g k : nat) : nat :=
  match k with O => g | S m => if busy held t g <? size g then g else first_free held t (S g) m end.
Fixpoint stairs_held x (n : nat) : list (nat * nat) := match n with O => nil
  | S m => let held := stairs_held x m in let g := first_free held (S m) 0 J in
           if x (S m) && (g <? J) then (S m, g) :: held else held end.
Definition stair x t : nat := first_free (stairs_held x (t - 1)) t 0 J.
Definition found x t : R := ind (stair x t <? J).
Definition stairs : sampler := {| tosses := fun t x => toss (p / rho ^ stair x t);
  sees := fun x t => x t && (stair x t <? J); odds := fun x t => p / rho ^ stair x t |}. End Stairs.
(** n groups of w slots and a last one of L; delays are counted up to the end of the game. *)
Definition groups (n w L g : nat) : nat := if g <? n then w else L.
Definition D_within I : R := sum (T I) (fun t => Nat.min (d I t) (T I - t)).
Definition stairs_regret bandit I X size (n : nat) rho p i : R := let s := stairs (S n) size rho p (d I) in
  let cost := fun x t => found (S n) size (d I) x t / odds s x t in
  let wait := fun x => waiting (d I) (importance s x) in
  let a := fun x t => if bandit then sqrt (sum t (cost x)) else 0 in
  let b := fun x t => sqrt (2 * sum t (fun r => if bandit then wait x r else cost x r / 8 + wait x r) / ln (K I)) in
  regret bandit I s (fun x t => X (a x t) (b x t)) i.
(** P.4: hidden delays, nothing dropped. Told T, n = ceil (log2 T), rho = 2 and p = 1 will do. *)
Definition Theorem_P_4 : Prop := (forall bandit I X i (n w L : nat) rho p, setting I X i -> (1 <= w)%nat -> (1 <= L)%nat ->
    1 <= rho -> 0 < p <= 1 -> let size := groups n w L in let s := stairs (S n) size rho p (d I) in
    let M := T I / p + (rho - 1) / w * D_within I in let lost := p / rho ^ n * (D_within I / L) in
    expected s (T I) (fun x => sum (T I) (fun t => found (S n) size (d I) x t / odds s x t)) <= M /\
    expected s (T I) (fun x => sum (T I) (fun t => 1 - found (S n) size (d I) x t)) <= lost /\
    ((n * w + L <= C I)%nat -> plays_figure_1 (C I) (d I) s (sees s) (fun _ => nobody) /\
      not_told (C I) (fun d => sees (stairs (S n) size rho p d)) (fun _ => nobody)
        (fun d x t => let s := stairs (S n) size rho p d in (tosses s t x, sees s x t))) /\
    stairs_regret bandit I X size n rho p i <= lost + if bandit
      then (4 * sqrt (K I) - 2) * sqrt M + 2 * sqrt 2 * sqrt (D_within I * ln (K I))
      else sqrt (ln (K I)) * sqrt (M + 8 * D_within I)) /\
  forall bandit I X i, setting I X i -> (S (Nat.log2_up (T I)) <= C I)%nat -> let n := Nat.log2_up (T I) in
    let w := (C I / S n)%nat in stairs_regret bandit I X (groups n w (C I - n * w)) n 2 1 i
    <= sqrt (D_within I / 2) / w + if bandit
       then (4 * sqrt (K I) - 2) * sqrt (T I + D_within I / w) + 2 * sqrt 2 * sqrt (D_within I * ln (K I))
       else sqrt (ln (K I)) * sqrt (T I + D_within I / w + 8 * D_within I).

(** ** Promises on the sum of 1 / p_t. A tracker of hidden delays is a law on functions that hear only what arrives. *)
Definition joins_set (C : nat) (d : nat -> nat) (want : nat -> bool) t : bool :=
  (length (set_before C d want nobody t) <? C) && want t.
Record tracker (C : nat) := { luck : Type; draws : law luck; wants_of : luck -> (nat -> nat) -> nat -> bool;
  draws_proper : proper draws;
  hears_only : forall w d d' t, (1 <= t)%nat -> (forall r, (1 <= r < t)%nat ->
    observed C d (wants_of w d) nobody r = observed C d' (wants_of w d') nobody r) -> wants_of w d t = wants_of w d' t }.
Definition tracked {C} (s : tracker C) (d : nat -> nat) t : R :=
  mean (draws C s) (fun w => ind (joins_set C d (wants_of C s w d) t)).
(** P.5: who keeps it for all delays that end in the game needs slots in the order of log T, divided by kappa. *)
Definition Theorem_P_5 : Prop := forall (C T m : nat) (A kappa : R) (s : tracker C), 0 < kappa -> (m <= T)%nat ->
  2 * (A - 1) * T <= kappa * (m * (m + 1)) -> (forall d t, (1 <= t <= T)%nat -> 0 < tracked s d t) ->
  (forall d, (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
    sum T (fun t => / tracked s d t) <= A * T + kappa * sum T (fun t => d t)) ->
  sum T (fun k => / (1 + kappa * Nat.max m (k - 1))) <= C /\ ln ((1 + kappa * T) / (1 + kappa * m)) <= kappa * C.
(** With the right to drop and all knowledge: the price 2 / C of a round of delay, for T rounds that all end in round T. *)
Definition until (n t : nat) : nat := if t <=? n then (n - t)%nat else 0%nat.
Definition Price : Prop := forall (W : Type) (C T : nat) (A kappa : R) (q : law W) adds drops, proper q -> (1 <= C)%nat ->
  (1 <= T)%nat -> let seen := fun t =>
    mean q (fun w => ind (existsb (Nat.eqb t) (observed C (until T) (adds w) (drops w) T))) in
  (forall t, (1 <= t <= T)%nat -> 0 < seen t) -> sum T (fun t => / seen t) <= A * T + kappa * sum T (fun t => until T t) ->
  T / C <= A + kappa * (T - 1) / 2.

(** ** Hidden delays, nothing dropped: what no strategy does *)
(** P.6: one slot does not do well both without delays and with one, though it is told that there is at most one. *)
Definition one_delay (T : nat) d : Prop := exists s, (s + d s <= T)%nat /\ forall t, t <> s -> d t = 0%nat.
Definition Theorem_P_6 : Prop := forall bandit (K T : nat) (p : strategy NCNP bandit K 1 (one_delay T)) R0 R1, (2 <= K)%nat ->
  Nat.Even T -> (forall l i, unit_losses l -> (i < K)%nat -> regret_of p T no_delay l i <= R0) ->
  (forall d l i, one_delay T d -> unit_losses l -> (i < K)%nat -> regret_of p T d l i <= R1) ->
  3 / 2048 * (T * T) <= R0 * R0 * R1.
(** P.7: few slots do not reach sqrt T, though the player is told T and D = C T, and that all delays end in the game. *)
Definition sum_told (C T : nat) d : Prop :=
  (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) /\ sum T (fun t => d t) = C * T.
Definition Theorem_P_7 : Prop := forall bandit (K C T n : nat) (p : strategy NCNP bandit K C (sum_told C T)), (2 <= K)%nat ->
  (1 <= C)%nat -> (1 <= n)%nat -> (C + 1) * n + 2 * sqrt (C * T) + 1 <= T -> exists d, sum_told C T d /\
  somewhere K (regret_of p T d) (sqrt 3 / 16 * Rpower n ((1 + / 3 ^ C) / 2)).

(** ** Skipping: announced delays, which may have no end, nothing dropped, told neither T nor D. One number x, the extent,
    says what is too long: it becomes the smaller of sqrt (x^2 + c^2 d_t) and x + lambda, and the round is kept if that is
    the first. A round that is not kept is not tracked, and to the learner it is a round without losses and without delay.
    c is the price of a root of delay. *)
Section Skipping. Variables (c lambda : R) (d : nat -> nat).
Definition stretched (x : R) (wait : nat) : R := sqrt (x * x + c * c * wait).
Fixpoint extent (n : nat) : R :=
  match n with O => 0 | S m => Rmin (stretched (extent m) (d n)) (extent m + lambda) end.
Definition keeps t : bool := if Rle_dec (stretched (extent (t - 1)) (d t)) (extent (t - 1) + lambda) then true else false.
(** What a choice of kept rounds costs, if a round that is left out costs so much *)
Definition cost_of (each : R) (T : nat) (kept : nat -> bool) : R :=
  each * sum T (fun t => ind (negb (kept t))) + c * sqrt (sum T (fun t => ind (kept t) * d t)). End Skipping.
Definition masked I (kept : nat -> bool) : instance := {| K := K I; C := C I; T := T I;
  d := fun t => if kept t then d I t else 0%nat; l := fun t i => if kept t then l I t i else 0 |}.
(** The regret, with losses l, of who plays as if the game were J *)
Definition regret_in bandit J (l : table) s (weights : (nat -> bool) -> nat -> (nat -> R) -> nat -> R) i : R :=
  E (fun t y => both (tosses s t (fun r => fst (y r))) (policy bandit J s weights t (fun r => fst (y r)) (fun r => snd (y r))))
    1 (T J) (fun y => sum (T J) (fun t => l t (snd (y t)))) (fun _ => (false, 0%nat)) - sum (T J) (fun t => l t i).
(** P.8: against the best choice of what to leave out, for any lambda; with lambda = 1 both factors are sqrt 2. And
    with lambda^2 = c / sqrt 2 delays count up to the end of the game only. *)
Definition Theorem_P_8 : Prop := forall bandit I X i lambda, setting I X i -> 0 < lambda ->
  let c := if bandit then (4 * sqrt (K I) - 2) * sqrt (2 / C I) + 2 * sqrt 2 * sqrt (ln (K I))
           else sqrt (2 / C I + 8) * sqrt (ln (K I)) in
  let left d := fun t => if keeps c lambda d t then d t else 0%nat in
  let kept := keeps c lambda (d I) in let J := masked I kept in let s := reservoirs (C J) (d J) in
  let tracks := fun x t => sees s x t && kept t in
  let cost := fun d x t => 1 / odds (reservoirs (C I) (left d)) x t in
  let a := fun d x t => if bandit then sqrt (sum t (cost d x)) else 0 in
  let b := fun d x t => sqrt (2 * sum t (fun r => if bandit then INR (left d r) else cost d x r / 8 + left d r) / ln (K I)) in
  let undelayed := (if bandit then 4 * sqrt (K I) - 2 else sqrt (ln (K I))) * sqrt (T I) in
  let r := regret_in bandit J (l I) s (fun x t => X (a (d I) x t) (b (d I) x t)) i in
  (forall x t, (1 <= t)%nat -> observed (C I) (d I) (tracks x) nobody t = arrivals (d I) (tracks x) t) /\
  (forall x, told_so_far (fun d t => let s := reservoirs (C I) (left d) in
    (keeps c lambda d t, tosses s t x, sees s x t, a d x t, b d x t))) /\
  (forall others, r <= undelayed + sqrt (1 + / (lambda * lambda)) * cost_of c (d I) lambda (T I) others) /\
  (lambda = sqrt (c / sqrt 2) -> r <= undelayed + (c + sqrt 2) * sqrt (D_within I) + sqrt (1 + c / sqrt 2)).

(** ** P.1 to P.4 and Skipping as strategies: one law for all delays of a class, told what its framework tells. T is
    known, or it is not but for the limit H, which stands in no bound. D counts delays within the game if they are not told
    or T is known, and as they are announced if they are told and T is not. *)
Definition adaptive_cost bandit (K : nat) (M D : R) : R :=
  if bandit then (4 * sqrt K - 2) * sqrt M + 2 * sqrt 2 * sqrt (D * ln K) else sqrt (ln K) * sqrt (M + 8 * D).
Definition Strategy_P_1 : Prop := forall bandit (K C H : nat) (D : R), (2 <= K)%nat -> (1 <= C)%nat -> (1 <= H)%nat ->
  guarantees NCP bandit K C (known_T H) (fun d => D_within (game K C H d) = D) (fun T _ => let M := T + 2 / C * D in
    if bandit then sqrt 2 * (2 * sqrt K - 1) * sqrt M + 2 * sqrt (D * ln K) else sqrt (ln K / 2) * sqrt (M + 8 * D)).
Definition Strategy_P_2 : Prop := forall bandit (K C H : nat), (2 <= K)%nat -> (1 <= C)%nat ->
  guarantees CNP bandit K C (latent_T H) any
    (fun T d => let D := D (game K C T d) in adaptive_cost bandit K (T + 2 / C * D) D).
Definition Strategy_P_3 : Prop := forall bandit (K C H dmax : nat) (J : nat -> nat), (2 <= K)%nat -> (1 <= C)%nat ->
  (forall T, latent_T H T -> (T <= fact (J T))%nat) -> guarantees NCP bandit K C (latent_T H) (up_to dmax)
    (fun T d => let D := D_within (game K C T d) in let omega := (1 + dmax / C) * (J T + 3) in
      adaptive_cost bandit K (T + 2 / C * D) D + sqrt (Nat.min C (S dmax)) *
        if bandit then 2 * sqrt K * omega + sqrt (2 * omega * dmax * ln K)
        else sqrt (ln K) * (omega / 2 + sqrt (2 * omega * dmax))).
Definition Strategy_P_4 : Prop := (forall bandit (K C H n w L : nat) rho p, (2 <= K)%nat -> (1 <= w)%nat -> (1 <= L)%nat ->
    (n * w + L <= C)%nat -> 1 <= rho -> 0 < p <= 1 -> guarantees NCNP bandit K C (latent_T H) any
      (fun T d => let D := D_within (game K C T d) in
        adaptive_cost bandit K (T / p + (rho - 1) / w * D) D + p / rho ^ n * (D / L))) /\
  forall bandit (K C H : nat), (2 <= K)%nat -> (1 <= H)%nat -> (S (Nat.log2_up H) <= C)%nat ->
    let w := (C / S (Nat.log2_up H))%nat in guarantees NCNP bandit K C (known_T H) any
      (fun T d => let D := D_within (game K C T d) in adaptive_cost bandit K (T + D / w) D + sqrt (D / 2) / w).
(** Whatever is done instead: the cost of the rule is at most a constant times that of any other choice. *)
Definition Strategy_P_8 : Prop := forall bandit (K C H : nat) lambda, (2 <= K)%nat -> (1 <= C)%nat -> 0 < lambda ->
  let c := if bandit then (4 * sqrt K - 2) * sqrt (2 / C) + 2 * sqrt 2 * sqrt (ln K) else sqrt (2 / C + 8) * sqrt (ln K) in
  guarantees CNP bandit K C (latent_T H) any (fun T d =>
    (if bandit then 4 * sqrt K - 2 else sqrt (ln K)) * sqrt T + cost_of c d 1 T (keeps c lambda d)) /\
  (forall T d others, cost_of c d 1 T (keeps c lambda d)
    <= sqrt (1 + / (lambda * lambda)) * cost_of c d lambda T others) /\
  (lambda = sqrt (c / sqrt 2) -> forall T d, cost_of c d 1 T (keeps c lambda d)
    <= (c + sqrt 2) * sqrt (D_within (game K C T d)) + sqrt (1 + c / sqrt 2)).
(** The chance that round t is tracked by a strategy that drops nothing: P.5 is about every such strategy. *)
Definition tracked_by {F bandit K C class} (p : strategy F bandit K C class) d l t : R :=
  mean (seeds p) (fun w => ind (joins_set C d (adds (course p w d) l) t)).
Definition Strategy_P_5 : Prop := forall bandit (K C T m : nat) (A kappa : R) (p : strategy NCNP bandit K C any) l,
  0 < kappa -> (m <= T)%nat -> 2 * (A - 1) * T <= kappa * (m * (m + 1)) ->
  (forall d t, (1 <= t <= T)%nat -> 0 < tracked_by p d l t) ->
  (forall d, (forall t, (1 <= t <= T)%nat -> (t + d t <= T)%nat) ->
    sum T (fun t => / tracked_by p d l t) <= A * T + kappa * sum T (fun t => d t)) ->
  sum T (fun k => / (1 + kappa * Nat.max m (k - 1))) <= C /\ ln ((1 + kappa * T) / (1 + kappa * m)) <= kappa * C.
(** Who is told more, or may do more, can do as well: these bounds hold in the frameworks that allow more, too. *)
Definition More_is_better : Prop := forall F F' bandit (K C : nat) horizon class r,
  (clairvoyant F = true -> clairvoyant F' = true) -> (preemptive F = true -> preemptive F' = true) ->
  guarantees F bandit K C horizon class r -> guarantees F' bandit K C horizon class r.

(** ** Levels: hidden delays, nothing dropped, told T = q^(3^C). A round with a delay that is tracked counts as held for
    good. If j slots are held, a round is tracked with probability q^(-3^j), and with none if all are. *)
Definition level (C : nat) (d : nat -> nat) : (nat -> bool) -> nat -> nat := fix held x n := match n with
  | O => 0%nat | S m => if (1 <=? d n) && x n && (held x m <? C) then S (held x m) else held x m end.
Definition level_power (q : R) (j : nat) : R := / q ^ (3 ^ j)%nat.
Definition room (C : nat) (d : nat -> nat) x t : bool := level C d x (t - 1) <? C.
Definition levels (C : nat) (q : R) (d : nat -> nat) : sampler := {|
  tosses := fun t x => toss (if room C d x t then level_power q (level C d x (t - 1)) else 0);
  sees := fun x t => x t && room C d x t;
  odds := fun x t => if room C d x t then level_power q (level C d x (t - 1)) else 1 |}.
Definition level_cost (C : nat) (q : R) (d : nat -> nat) x t : R :=
  if room C d x t then / level_power q (level C d x (t - 1)) else 0.
Fixpoint choose (n k : nat) : nat :=
  match k, n with O, _ => 1%nat | S _, O => 0%nat | S j, S m => (choose m j + choose m k)%nat end.
(** P.20: every delay is 0, or lasts to the end of the game and beyond; m rounds have a delay. *)
Definition Theorem_P_20 : Prop := forall bandit I X i (q : R), setting I X i -> 1 <= q -> INR (T I) = q ^ (3 ^ C I)%nat ->
  (forall t, (1 <= t <= T I)%nat -> d I t = 0%nat \/ (T I < t + d I t)%nat) ->
  let s := fun d => levels (C I) q d in let m := length (filter (fun t => 1 <=? d I t) (rounds (T I))) in
  let M := fun d x t => sum t (level_cost (C I) q d x) in
  let a := fun d x t => if bandit then sqrt (M d x t) else 0 in
  let b := fun d x t => if bandit then 0 else sqrt (M d x t / (4 * ln (K I))) in
  (forall d, plays_figure_1 (C I) d (s d) (sees (s d)) (fun _ => nobody)) /\
  not_told (C I) (fun d => sees (s d)) (fun _ => nobody)
    (fun d x t => (tosses (s d) t x, sees (s d) x t, odds (s d) x t, a d x t, b d x t)) /\
  regret bandit I (s (d I)) (fun x t => X (a (d I) x t) (b (d I) x t)) i
  <= m + ((if bandit then 4 * sqrt (K I) - 2 else sqrt (ln (K I))) * sum (C I) (fun j => choose m (j - 1)%nat)
          + choose m (C I)) * sqrt (q * T I).

(** ** Capacity is a change of time. A learner for the game without delays plays an arm at each of the n places 1, ..., n of
    a step. It is a function of what its steps have revealed, the latest first; it is not told how many there will be. *)
Definition learner := list table -> nat -> nat.
Definition reveals bandit (arms : nat -> nat) (step : table) : table :=
  fun j => if bandit then fun _ => step j (arms j) else step j.
Fixpoint revealed bandit (act : learner) (steps : list table) : list table := match steps with nil => nil
  | step :: before => reveals bandit (act (revealed bandit act before)) step :: revealed bandit act before end.
Fixpoint undelayed bandit (n : nat) (act : learner) i (steps : list table) : R := match steps with nil => 0
  | step :: before => let arms := act (revealed bandit act before) in
      sum n (fun j => step j (arms j) - step j i) + undelayed bandit n act i before end.
(** The losses of cell g, rounds (g - 1) n + 1 to g n, by place; losses after round T are 0. *)
Definition cell (n : nat) (l : table) (g : nat) : table :=
  fun j => if (1 <=? j) && (j <=? n) then l (representative n g j) else fun _ => 0.
Definition within (T : nat) (l : table) : table := fun t => if t <=? T then l t else fun _ => 0.
(** A cell is looked at if its coin shows heads and the m before show tails; the first m coins come before cell 1. *)
Definition looks (m : nat) x (g : nat) : bool := x (m + g)%nat && forallb (fun k => negb (x (m + g - k)%nat)) (seq 1 m).
Definition looked m x (G : nat) : list nat := filter (looks m x) (rounds G).
(** In cell g: what the learner does next, given the cells before g - m that were looked at; these are tracked. *)
Definition changed bandit (n m : nat) (act : learner) x : moves :=
  {| plays := fun l t => let g := ceiling t n in
       act (revealed bandit act (map (cell n l) (looked m x (g - 1 - m)))) (t - (g - 1) * n)%nat;
     adds := fun _ t => looks m x (ceiling t n); removes := fun _ => nobody |}.
Definition heads (m : nat) : R := / (m + 1). Definition look_chance m : R := heads m * (1 - heads m) ^ m.
Definition over_coins (m G : nat) (f : (nat -> bool) -> R) : R :=
  E (independent (fun _ => toss (heads m))) 1 (m + G) f no_coin.
(** P.16: hidden delays up to d, nothing dropped, n of the slots used; T is not known. There is a strategy whose law on
    courses is that of `changed`, with coins and a learner drawn; its regret is that of the learner on the cells that
    are looked at, divided by the chance of a look. *)
Definition plays_arms (K : nat) (learners : law learner) : Prop :=
  proper learners /\ forall act u past j, In (act, u) learners -> (act past j < K)%nat.
Definition Theorem_P_16 : Prop := forall bandit (K C H d n : nat) learners, (1 <= n <= C)%nat -> plays_arms K learners ->
  let m := ceiling d n in let p := look_chance m in let G := fun T => ceiling T n in
  0 < p /\ / p <= exp 1 * (m + 1) /\
  (forall T, latent_T H T -> over_coins m (G H) (fun x => length (looked m x (G T))) = p * G T) /\
  exists player : strategy NCNP bandit K C (up_to d),
    (forall d' (f : moves -> R), mean (seeds player) (fun w => f (course player w d'))
      = over_coins m (G H) (fun x => mean learners (fun act => f (changed bandit n m act x)))) /\
    forall T d' l i, latent_T H T -> up_to d d' -> regret_of player T d' l i
      = / p * over_coins m (G H) (fun x => mean learners (fun act =>
          undelayed bandit n act i (map (cell n (within T l)) (looked m x (G T))))).
(** So every bound rho that lies below tangents carries over, and with it c sqrt N; one slot is an instance. *)
Definition has_bound bandit (K n : nat) (learners : law learner) (rho : R -> R) : Prop := plays_arms K learners /\
  forall i steps, (i < K)%nat -> (forall step, In step steps -> unit_losses step) ->
    mean learners (fun act => undelayed bandit n act i steps) <= rho (length steps).
Definition Black_box : Prop := forall bandit (K C H d : nat),
  (forall n learners rho, (1 <= n <= C)%nat -> has_bound bandit K n learners rho ->
    (forall x : R, 0 < x -> exists slope, forall y, 0 <= y -> rho y <= rho x + slope * (y - x)) ->
    let m := ceiling d n in guarantees NCNP bandit K C (latent_T H) (up_to d)
      (fun T _ => / look_chance m * rho (look_chance m * ceiling T n))) /\
  (forall n learners c, (1 <= n <= C)%nat -> 0 <= c -> has_bound bandit K n learners (fun N => c * sqrt N) ->
    guarantees NCNP bandit K C (latent_T H) (up_to d)
      (fun T _ => c * sqrt (exp 1 * (ceiling d n + 1) * ceiling T n))) /\
  (forall learners c, (1 <= C)%nat -> 0 <= c -> has_bound bandit K 1 learners (fun N => c * sqrt N) ->
    guarantees NCNP bandit K C (latent_T H) (up_to d) (fun T _ => c * sqrt (exp 1 * T * (d + 1)))) /\
  ((1 <= C)%nat -> (2 <= K)%nat -> guarantees NCNP bandit K C (latent_T H) (up_to d)
    (fun T _ => (if bandit then 4 * sqrt K - 2 else sqrt (ln K)) * sqrt (exp 1 * T * (d + 1)))).
(** P.43: of the delays nothing is known, and T is not; one slot is used. The largest delay of the game *)
Fixpoint longest (d : nat -> nat) (n : nat) : nat := match n with O => 0%nat | S m => Nat.max (longest d m) (d n) end.
Definition Theorem_P_43 : Prop := forall bandit (K C H : nat), (1 <= C)%nat ->
  let bound := fun (c : R) (T : nat) d => 2 * c * sqrt (exp 1 * T * (longest d T + 1)) + 2 * longest d T in
  (forall learners c, 0 <= c -> has_bound bandit K 1 learners (fun N => c * sqrt N) ->
    guarantees NCNP bandit K C (latent_T H) any (bound c)) /\
  ((2 <= K)%nat -> guarantees NCNP bandit K C (latent_T H) any (bound (if bandit then 4 * sqrt K - 2 else sqrt (ln K)))).

(** ** Lower bounds: every strategy of every framework, for equal delays that may be known *)
Definition Theorem_P_10 : Prop := forall F bandit (K T C d : nat) class (p : strategy F bandit K C class), (2 <= K)%nat ->
  class (fun _ => d) -> somewhere K (regret_of p T (fun _ => d))
    (Rmax (Rmin (T / 2) (sqrt (/ 8 * Nat.log2 K * T * (d + 1)%nat))) (/ 3 * Rmin T (sqrt (T * (d + 1)%nat * ln K)))).
(** kl is the relative entropy of two coins. *)
Definition kl (p s : R) : R := p * ln (p / s) + (1 - p) * ln ((1 - p) / (1 - s)).
Definition Theorem_P_11 : Prop := forall F (K T C d : nat) class (p : strategy F true K C class), (2 <= K)%nat ->
  (1 <= C)%nat ->
  (1 <= T)%nat -> class (fun _ => d) -> let M := T * Rmin 1 (C / (d + 1)%nat) in (forall s, / K <= s < 1 ->
    somewhere K (regret_of p T (fun _ => d)) (T / 2 * (1 - s) * sqrt (1 - exp (- (4 * K / M * kl (/ K) s))))) /\
  somewhere K (regret_of p T (fun _ => d)) ((if K <? 15 then sqrt 7 / 32 else / 4)
    * Rmin T (sqrt (T * K * Rmax 1 ((d + 1)%nat / C)))).
(** A limit c on the mean size of the tracking set may stand for C. *)
Definition rate_3 (K T d : nat) (c : R) : R := Rmin T (sqrt (T * K * (1 + d / c)) + sqrt (T * d * ln K)).
Definition Theorem_P_12 : Prop := forall F (K T C d : nat) class (p : strategy F true K C class), (2 <= K)%nat ->
  (1 <= T)%nat ->
  class (fun _ => d) -> ((1 <= C)%nat -> somewhere K (regret_of p T (fun _ => d)) (/ 9 * rate_3 K T d C)) /\
  let held w l := set_after C (fun _ => d) (adds (course p w (fun _ => d)) l) (removes (course p w (fun _ => d)) l) in
  forall c, 1 <= c -> (forall l t, unit_losses l -> (1 <= t <= T)%nat ->
    mean (seeds p) (fun w => length (held w l t)) <= c) ->
  somewhere K (regret_of p T (fun _ => d)) (/ 9 * rate_3 K T d c).
(** ** Both sides together: if no delay is above d, three of the upper bounds are at most a constant times what stands in
    the lower bound, and the stairs at most a constant times the root of the number of groups. *)
Definition Quotients : Prop := forall (K C T d : nat) (D : R), (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat ->
  0 <= D <= T * d -> let low := sqrt (T * K * (1 + d / C)) + sqrt (T * d * ln K) in
  sqrt 2 * (2 * sqrt K - 1) * sqrt (T + 2 / C * D) + 2 * sqrt (D * ln K) <= 4 * low /\
  (4 * sqrt K - 2) * sqrt (T + 2 / C * D) + 2 * sqrt 2 * sqrt (D * ln K) <= 4 * sqrt 2 * low /\
  sqrt (ln K) * sqrt (T + 2 / C * D + 8 * D) <= sqrt 10 * sqrt (T * (d + 1)%nat * ln K) /\
  forall J : nat, (1 <= J <= C)%nat -> let w := (C / J)%nat in
  (4 * sqrt K - 2) * sqrt (T + D / w) + 2 * sqrt 2 * sqrt (D * ln K) + sqrt (D / 2) / w
  <= 4 * sqrt (2 * J) * sqrt (T * K * (1 + d / C)) + (2 * sqrt 2 + 1) * sqrt (T * d * ln K).
(** ** Algorithm 2 as a strategy that knows the delays: it has its regret, up to any eps > 0. *)
Definition facing I (l : table) : instance := {| K := K I; C := C I; T := T I; d := d I; l := l |}.
Definition has_player F bandit I (r : table -> nat -> R) : Prop := forall eps, 0 < eps ->
  exists p : strategy F bandit (K I) (C I) (only (d I)),
  forall l i, unit_losses l -> (i < K I)%nat -> regret_of p (T I) (d I) l i <= r l i + eps.
Definition rates_of {A} (a b : (nat -> A) -> nat -> R) : Prop := (forall w t, 0 <= a w t /\ 0 <= b w t) /\
  forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t).
(** With the paper's schedulers, who remove nothing if no proxy delay ends; and with any sampler that plays Figure 1. *)
Definition Algorithm_2_plays : Prop := forall bandit I X, (1 <= K I)%nat -> minimizer (K I) X ->
  (forall q p (a b : (nat -> proxy) -> nat -> R), (forall t, proper (q t)) -> rates_of a b ->
    let r := fun l => regret_2 bandit (facing I l) (by_proxies (C I) (d I) q p) (fun w t => X (a w t) (b w t)) in
    forall F, preemptive F = true \/ (forall t c u, In (c, u) (q t) -> c = Endless \/ c = Never) -> has_player F bandit I r) /\
  forall s wants drops (a b : (nat -> bool) -> nat -> R), (forall t x, proper (tosses s t x)) -> rates_of a b ->
    (forall t, (1 <= t)%nat -> known (S (t + d I t)) (fun x => (sees s x t, odds s x t))) ->
    plays_figure_1 (C I) (d I) s wants drops ->
    let r := fun l => regret bandit (facing I l) s (fun x t => X (a x t) (b x t)) in
    forall F, preemptive F = true \/ drops = (fun _ => nobody) -> has_player F bandit I r.
(** The minimax regret v of each framework, if the delays are known: Theorem 5.1; P.2, with
    delays counted up to the end; Theorem 5.2, if rounds may be dropped; and for equal delays both sides, for all K, T, C
    and delays. *)
Definition Value : Prop := forall F bandit (K C T : nat) d v, (2 <= K)%nat -> (1 <= C)%nat ->
  (1 <= T)%nat -> minimax F bandit K C T (only d) v ->
  let I := game K C T d in let D := D_within I in
  (forall alpha delta, overflow_condition alpha delta C -> v <= general_bound bandit I alpha delta) /\
  v <= (if bandit then (4 * sqrt K - 2) * sqrt (T + 2 / C * D) + 2 * sqrt 2 * sqrt (D * ln K)
        else sqrt (ln K) * sqrt (T + 2 / C * D + 8 * D)) /\
  (preemptive F = true -> forall alpha delta (dmax : nat), overflow_condition alpha delta C -> up_to dmax d ->
    v <= bound_5_2 bandit I alpha delta dmax) /\
  forall n : nat, (forall t, d t = n) ->
    if bandit then / 9 * rate_3 K T n C <= v <= Rmin T (4 * sqrt 2 * (sqrt (T * K * (1 + n / C)) + sqrt (T * n * ln K)))
    else / 3 * Rmin T (sqrt (T * (n + 1)%nat * ln K)) <= v <= Rmin T (sqrt 10 * sqrt (T * (n + 1)%nat * ln K)).

Module Type BEYOND.
  Axiom theorem_P_1 : Theorem_P_1. Axiom theorem_P_2 : Theorem_P_2.
  Axiom theorem_P_3 : Theorem_P_3. Axiom theorem_P_4 : Theorem_P_4.
  Axiom theorem_P_5 : Theorem_P_5. Axiom theorem_P_6 : Theorem_P_6. Axiom theorem_P_7 : Theorem_P_7. Axiom price : Price.
  Axiom theorem_P_10 : Theorem_P_10. Axiom theorem_P_11 : Theorem_P_11.
  Axiom theorem_P_12 : Theorem_P_12. Axiom quotients : Quotients.
  Axiom algorithm_2_plays : Algorithm_2_plays. Axiom value : Value. Axiom theorem_P_8 : Theorem_P_8.
  Axiom strategy_P_1 : Strategy_P_1. Axiom strategy_P_2 : Strategy_P_2. Axiom strategy_P_3 : Strategy_P_3.
  Axiom strategy_P_4 : Strategy_P_4. Axiom strategy_P_5 : Strategy_P_5.
  Axiom strategy_P_8 : Strategy_P_8. Axiom more_is_better : More_is_better.
  Axiom theorem_P_20 : Theorem_P_20. Axiom theorem_P_16 : Theorem_P_16. Axiom black_box : Black_box.
  Axiom theorem_P_43 : Theorem_P_43.
End BEYOND.
