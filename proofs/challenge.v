(** What the paper claims: every definition and every numbered statement, and no proof.
    This file rests on Coq's real numbers and lists only. `solution.v` implements the module type at the end, and the kernel
    compares the statements: who believes this file and Coq need not read another. Rounds count from 1 and arms from 0.
    Losses are oblivious. Randomness is drawn coordinate by coordinate from finite laws: a mean is a finite sum. Learning
    rates are given by their inverses, a_t = 1 / alpha_t and b_t = 1 / beta_t: an infinite rate is 0. Regret is stated
    against any arm i, hence against the best. `bandit` is false for full information. *)
From Coq Require Import Reals List. Import ListNotations.
Open Scope bool_scope. Open Scope nat_scope. Open Scope R_scope.
Coercion INR : nat >-> R. Implicit Types (bandit : bool) (t i : nat).
Implicit Types (horizon : nat -> Prop) (class : (nat -> nat) -> Prop).

(** ** Sums and finite laws *)
(** f 1 + ... + f n, and f 0 + ... + f (K - 1) *)
Fixpoint sum (n : nat) (f : nat -> R) : R := match n with O => 0 | S m => sum m f + f (S m) end.
Definition over (K : nat) (f : nat -> R) : R := fold_right (fun i x => f i + x) 0 (seq 0 K).
Definition inner K (x y : nat -> R) : R := over K (fun i => x i * y i). Definition ind (b : bool) : R := if b then 1 else 0.
(** A law lists outcomes with their probabilities. *)
Definition law (A : Type) := list (A * R).
Fixpoint mean {A} (q : law A) (f : A -> R) : R := match q with nil => 0 | (a, w) :: rest => w * f a + mean rest f end.
Definition proper {A} (q : law A) : Prop := (forall a w, In (a, w) q -> 0 <= w) /\ mean q (fun _ => 1) = 1.
Definition both {A B} (q : law A) (r : law B) : law (A * B) :=
  flat_map (fun p => map (fun q => ((fst p, fst q), snd p * snd q)) r) q.
(** x with a at place t. `known t f`: f depends on the coordinates before t only; it is F_t-measurable. *)
Definition put {A} (x : nat -> A) (t : nat) (a : A) : nat -> A := fun s => if s =? t then a else x s.
Definition agree {A} (t : nat) (x y : nat -> A) : Prop := forall s, (1 <= s < t)%nat -> x s = y s.
Definition known {A B} (t : nat) (f : (nat -> A) -> B) : Prop := forall x y, agree t x y -> f x = f y.
(** E k t n f x: the mean of f when coordinates t, ..., t + n - 1 are drawn, each by a law that may depend on those before
    it. The other coordinates are those of x; in what follows f does not look at them. *)
Definition E {A} (k : nat -> (nat -> A) -> law A) : nat -> nat -> ((nat -> A) -> R) -> (nat -> A) -> R :=
  fix E t n f x {struct n} := match n with O => f x | S m => mean (k t x) (fun a => E (S t) m f (put x t a)) end.
Definition independent {A} (q : nat -> law A) : nat -> (nat -> A) -> law A := fun t _ => q t.

(** ** Figure 1: the tracking set, given whom the player wants to add and whom it drops *)
Fixpoint rounds (n : nat) : list nat := match n with O => nil | S m => S m :: rounds m end.
Section Game. Variables (C : nat) (d : nat -> nat) (wants : nat -> bool) (drops : nat -> nat -> bool).
Definition join t (held : list nat) : list nat := if (length held <? C) && wants t then t :: held else held.
Definition due t (held : list nat) : list nat := filter (fun s => s + d s =? t) held.
Definition leave t (held : list nat) : list nat := filter (fun s => negb (s + d s =? t)) held.
Fixpoint after (n : nat) : list nat :=
  match n with O => nil | S m => filter (fun s => negb (drops n s)) (leave n (join n (after m))) end.
(** S_t^0, S_t^1, the rounds whose feedback arrives in round t, and those that are dropped *)
Definition set_before t := after (t - 1). Definition set_after t := join t (set_before t).
Definition observed t := due t (set_after t). Definition dropped t := filter (drops t) (leave t (set_after t)). End Game.

(** ** Moves, as functions of the losses, and what they are shown *)
Definition table := nat -> nat -> R. Definition unit_losses (l : table) : Prop := forall t i, 0 <= l t i <= 1.
Record moves := { plays : table -> nat -> nat; adds : table -> nat -> bool; removes : table -> nat -> nat -> bool }.
Definition view bandit m (l : table) t : nat -> R := if bandit then fun _ => l t (plays m l t) else l t.
Definition feedback bandit C d m l t : list (nat * (nat -> R)) :=
  map (fun s => (s, view bandit m l s)) (observed C d (adds m l) (removes m l) t).
(** Nothing is ever dropped. *)
Definition never_removes C d (m : moves) : Prop := forall l t, (1 <= t)%nat ->
  dropped C d (adds m l) (removes m l) t = nil.

(** ** The four frameworks, and a strategy of one of them *)
(** Clairvoyant: delay d_t is told at the start of round t. Preemptive: tracked rounds may be dropped. *)
Record framework := { clairvoyant : bool; preemptive : bool }.
Definition CP := {| clairvoyant := true; preemptive := true |}.
Definition CNP := {| clairvoyant := true; preemptive := false |}.
Definition NCP := {| clairvoyant := false; preemptive := true |}.
Definition NCNP := {| clairvoyant := false; preemptive := false |}.
(** The same has been told of d and d' by the start of round t: d_1, ..., d_t, or nothing. *)
Definition told F t (d d' : nat -> nat) : Prop := clairvoyant F = true -> agree (S t) d d'.
(** One finite law on courses. A course makes moves in round t that are the same for all delays and losses
    with the same feedback before round t and the same delays told; what it drops, which comes last in its
    round, may depend on the feedback of the round, too. K, C and that the delays are in `class` are known
    before the game, and nothing else is: T is no argument. *)
Record strategy F bandit (K C : nat) class := {
  seed : Set; seeds : law seed; course : seed -> (nat -> nat) -> moves;
  seeds_proper : proper seeds;
  course_arms : forall w d l t, class d -> (plays (course w d) l t < K)%nat;
  course_keeps : preemptive F = false -> forall w d, class d -> never_removes C d (course w d);
  course_fair : forall w d d' l l' t, class d -> class d' -> (1 <= t)%nat -> told F t d d' ->
    let hears d l := feedback bandit C d (course w d) l in
    (forall r, (1 <= r < t)%nat -> hears d l r = hears d' l' r) ->
    plays (course w d) l t = plays (course w d') l' t /\
    adds (course w d) l t = adds (course w d') l' t /\
    (hears d l t = hears d' l' t -> removes (course w d) l t = removes (course w d') l' t) }.
Arguments seeds {F bandit K C class}. Arguments course {F bandit K C class}.
Definition regret_of {F bandit K C class} (p : strategy F bandit K C class) (T : nat) d (l : table) i : R :=
  mean (seeds p) (fun w => sum T (fun t => l t (plays (course p w d) l t))) - sum T (fun t => l t i).
(** One strategy has at most regret r, up to any eps > 0, whatever the horizon, delays, losses and arm. *)
Definition guarantees F bandit K C horizon class (r : nat -> (nat -> nat) -> R) : Prop :=
  forall eps, 0 < eps -> exists p : strategy F bandit K C class, forall T d l i,
  horizon T -> class d -> unit_losses l -> (i < K)%nat -> regret_of p T d l i <= r T d + eps.
(** T is known; or it is not, but for a limit H that may be any number and stands in no bound. *)
Definition known_T (H T : nat) : Prop := T = H.
Definition latent_T (H T : nat) : Prop := (1 <= T <= H)%nat.
(** What may be known of the delays: nothing, a limit, all of them *)
Definition any (d : nat -> nat) : Prop := True.
Definition up_to (dmax : nat) (d : nat -> nat) : Prop := forall t, (d t <= dmax)%nat.
Definition only (d0 d : nat -> nat) : Prop := d = d0.
(** Some losses cost at least r. *)
Definition somewhere K (regret : table -> nat -> R) r :=
  exists l i, unit_losses l /\ (i < K)%nat /\ r <= regret l i.
(** v is the infimum of what the strategies of a framework pay at worst. *)
Definition pays F bandit K C T class r := exists p : strategy F bandit K C class,
  is_lub (fun x => exists d l i, class d /\ unit_losses l /\ (i < K)%nat /\ x = regret_of p T d l i) r.
Definition minimax F bandit K C T class (v : R) : Prop :=
  (forall r, pays F bandit K C T class r -> v <= r) /\
  forall m, (forall r, pays F bandit K C T class r -> m <= r) -> m <= v.
(** The label efficient game has one slot and no delays: to ask for the feedback of a round is to add it. *)
Definition no_delay : nat -> nat := fun _ => 0%nat.
Definition asks_at_most {F bandit K class} M T (p : strategy F bandit K 1 class) : Prop := forall l,
  unit_losses l -> mean (seeds p) (fun w => sum T (fun t => ind (adds (course p w no_delay) l t))) <= M.

(** ** The learner: X a b L is the minimizer of <x, L> - 2 a (sqrt x_1 + ...) + b (x_1 log x_1 + ...) *)
Definition simplex (K : nat) (x : nat -> R) : Prop := (forall i, (i < K)%nat -> 0 <= x i) /\ over K x = 1.
Definition orthant (K : nat) (x : nat -> R) : Prop := forall i, (i < K)%nat -> 0 <= x i.
Definition objective (K : nat) (a b : R) (L x : nat -> R) : R :=
  over K (fun i => x i * L i - 2 * a * sqrt (x i) + b * (x i * ln (x i))).
Definition minimizer (K : nat) (X : R -> R -> (nat -> R) -> nat -> R) : Prop := forall a b L, 0 <= a -> 0 <= b ->
  simplex K (X a b L) /\ forall y, simplex K y -> objective K a b L (X a b L) <= objective K a b L y.
(** The estimate of l_s whose action was drawn with probability x. `learn`: the sum of the estimates that have arrived
    by the end of round n, and the probabilities of the actions; the learner plays X (a t) (b t) of what arrived before. *)
Definition estimate bandit (l : table) (arm : nat -> nat) (s : nat) (x : R) (i : nat) : R :=
  if bandit then (if i =? arm s then l s (arm s) * / x else 0) else l s i.
Fixpoint learn (weights : nat -> (nat -> R) -> nat -> R) (arm : nat -> nat) (arrive : nat -> list nat)
  (estimator : nat -> R -> nat -> R) (n : nat) : (nat -> R) * (nat -> R) :=
  match n with O => (fun _ => 0, fun _ => 0)
  | S m => let (L, x) := learn weights arm arrive estimator m in
           let x' := fun s => if s =? S m then weights (S m) L (arm (S m)) else x s in
           (fun i => L i + fold_right (fun s v => estimator s (x' s) i + v) 0 (arrive (S m)), x') end.
Definition distribution weights arm arrive estimator (t : nat) : nat -> R :=
  weights t (fst (learn weights arm arrive estimator (t - 1))).
Definition arm_law (K : nat) (x : nat -> R) : law nat := map (fun i => (i, x i)) (seq 0 K).
(** Algorithm 3, and its regret against arm i *)
Definition play_3 bandit d l weights arm : nat -> nat -> R :=
  distribution weights arm (fun t => due d t (rounds t)) (estimate bandit l arm).
Definition law_3 bandit K d l weights (t : nat) (arm : nat -> nat) : law nat := arm_law K (play_3 bandit d l weights arm t).
Definition regret_3 bandit K T d l weights (i : nat) : R :=
  E (law_3 bandit K d l weights) 1 T (fun arm => sum T (fun t => l t (arm t))) (fun _ => 0%nat) - sum T (fun t => l t i).
(** Losses of scale B_t; the sum of B_s over the rounds s that wait in round t; the bound of Theorem 2.1, with W_t for that
    sum. A rate may be infinite only where it is multiplied by 0. *)
Definition waiting (d : nat -> nat) (B : nat -> R) (t : nat) : R := sum (t - 1) (fun s => if t <=? s + d s then B s else 0).
Definition bound bandit (K T : nat) (B W a b : nat -> R) : R :=
  sum T (fun t => (if bandit then sqrt K * (B t * B t) / a t else B t * B t / b t) + B t / b t * W t)
  + (if bandit then 2 * sqrt K * a T else 0) + ln K * b T.
Definition finite_where_used bandit (T : nat) d (B a b : nat -> R) : Prop := forall t, (1 <= t <= T)%nat ->
  (if bandit then B t = 0 \/ 0 < a t else a t = 0 /\ (B t = 0 \/ 0 < b t)) /\ (B t * waiting d B t = 0 \/ 0 < b t).
(** The rest is about one instance of the game, with known or hidden delays d. *)
Record instance := { K : nat; C : nat; T : nat; d : nat -> nat; l : nat -> nat -> R }.
Definition D (I : instance) : R := sum (T I) (fun t => d I t).
Definition game K C T d : instance := {| K := K; C := C; T := T; d := d; l := fun _ _ => 0 |}.
Definition valid (I : instance) : Prop := (1 <= K I)%nat /\ (1 <= C I)%nat /\ (1 <= T I)%nat /\ unit_losses (l I).

(** ** Schedulers: a tracking set S_t^0 and observation indicators Z_t, functions of independent coins; and p_t *)
Record scheduler := { coin : Type; blank : coin; coins : nat -> law coin;
  tracks : (nat -> coin) -> nat -> list nat; observes : (nat -> coin) -> nat -> bool; chance : nat -> R }.
Definition random (s : scheduler) (T : nat) (f : (nat -> coin s) -> R) : R :=
  E (independent (coins s)) 1 T f (fun _ => blank s).
Definition overflow (s : scheduler) (C T t : nat) : R := random s T (fun w => ind (length (tracks s w t) =? C)).
Definition weight (s : scheduler) (w : nat -> coin s) (t : nat) : R := ind (observes s w t) / chance s t.
(** Definitions 4.1, 4.2 and 4.3 *)
Definition precommitted (s : scheduler) : Prop := forall t, (1 <= t)%nat ->
  known t (fun w => tracks s w t) /\ known (S t) (fun w => observes s w t).
Definition quantified (s : scheduler) (C T : nat) : Prop := forall t, (1 <= t <= T)%nat -> 0 < chance s t <= 1 /\ forall w,
  E (independent (coins s)) t (T + 1 - t) (fun w => ind (observes s w t)) w = chance s t * ind (length (tracks s w t) <? C).
Definition observation_independent {A} (policy : nat -> (nat -> A) -> (nat -> nat) -> law nat) : Prop :=
  forall t w w' arm arm', (1 <= t)%nat -> agree t w w' -> agree t arm arm' -> policy t w arm = policy t w' arm'.
(** Algorithm 2: what is due and observed arrives, and is divided by p_s. *)
Definition policy_2 bandit I s (weights : (nat -> coin s) -> nat -> (nat -> R) -> nat -> R) (t : nat)
  (w : nat -> coin s) (arm : nat -> nat) : law nat :=
  arm_law (K I) (distribution (weights w) arm (fun t => filter (fun r => (r + d I r =? t) && observes s w r) (rounds t))
    (fun r x i => estimate bandit (l I) arm r x i * / chance s r) t).
Definition regret_2 bandit I s weights (i : nat) : R :=
  E (fun t x => both (coins s t) (policy_2 bandit I s weights t (fun r => fst (x r)) (fun r => snd (x r)))) 1 (T I)
    (fun x => sum (T I) (fun t => l I t (snd (x t)))) (fun _ => (blank s, 0%nat)) - sum (T I) (fun t => l I t i).
(** What is asked of a scheduler and of rates: they are known before the round, positive, and the rates do not increase. *)
Definition suits (s : scheduler) (I : instance) : Prop := (forall t, proper (coins s t)) /\
  (forall w t, (length (tracks s w t) <= C I)%nat) /\ precommitted s /\ quantified s (C I) (T I).
Definition adapted {A} (T : nat) (a b : (nat -> A) -> nat -> R) : Prop :=
  (forall t, (1 <= t)%nat -> known t (fun w => a w t) /\ known t (fun w => b w t)) /\
  (forall w t, 0 <= a w t /\ 0 <= b w t) /\ (forall w t, (1 <= t <= T)%nat -> 0 < a w t + b w t) /\
  forall w s t, (1 <= s <= t)%nat -> (t <= T)%nat -> a w s <= a w t /\ b w s <= b w t.
(** A proxy delay: -1, a number, or infinity. A round is wanted if it is at least 0, and dropped when it expires. *)
Inductive proxy := Never | Until (k : nat) | Endless.
Definition reaches (p : proxy) (k : nat) : bool := match p with Never => false | Until j => k <=? j | Endless => true end.
Definition expires (p : proxy) (s t : nat) : bool := match p with Until j => s + j =? t | _ => false end.
Definition by_proxies (C : nat) (d : nat -> nat) (q : nat -> law proxy) (p : nat -> R) : scheduler :=
  let wants := fun w t => reaches (w t) 0 in let drops := fun w t s => expires (w s) s t in
  {| coin := proxy; blank := Never; coins := q; chance := p; tracks := fun w => set_before C d (wants w) (drops w);
     observes := fun w t => existsb (Nat.eqb t) (set_after C d (wants w) (drops w) (t + d t)) |}.
(** Scheduler 1, with probabilities p_t; Scheduler 2, with Pr(proxy >= k) = min {1, c_t / (k + 1)} for k <= N. Proxy delays
    of N and more are one value: up to round N the game does not tell them apart. *)
Definition bernoulli (p : R) : law proxy := [(Endless, p); (Never, 1 - p)].
Definition tail (c : R) (k : nat) : R := Rmin 1 (c / S k).
Fixpoint patience (c : R) (n : nat) : law proxy :=
  match n with O => nil | S m => (Until m, tail c m - tail c (S m)) :: patience c m end.
Definition pareto (c : R) (N : nat) : law proxy := (Never, 1 - tail c 0) :: (Endless, tail c N) :: patience c N.
Definition harmonic (n : nat) : R := sum n (fun k => / k). Definition nu t : R := 2 * harmonic t.
Definition scale (alpha : R) (C t : nat) : R := C / ((1 + alpha) * nu t).
Definition p_of (alpha : R) I (t : nat) : R := tail (scale alpha (C I) t) (d I t).
Definition scheduler_1 I (p : nat -> R) : scheduler := by_proxies (C I) (d I) (fun t => bernoulli (p t)) p.
Definition scheduler_2 I (alpha : R) (N : nat) : scheduler :=
  by_proxies (C I) (d I) (fun t => pareto (scale alpha (C I) t) N) (p_of alpha I).
(** The overflow condition (star), for alpha > 0 and 0 < delta < 1 *)
Definition star (alpha delta : R) (C : nat) : Prop := ln (1 + alpha) - alpha / (1 + alpha) >= ln (/ delta) / C.
Definition overflow_condition (alpha delta : R) (C : nat) : Prop := 0 < alpha /\ 0 < delta < 1 /\ star alpha delta C.
(** Algorithm 1: batches of b rounds, each with a representative at a uniform place 1, ..., b. *)
Definition ceiling (n b : nat) : nat := (n + b - 1) / b. Definition batches b T := ceiling T b.
Fixpoint uniform_on (w : R) (n : nat) : law nat := match n with O => nil | S m => (S m, w) :: uniform_on w m end.
Definition places (b : nat) : law nat := uniform_on (/ b) b. Definition representative b tau j := ((tau - 1) * b + j)%nat.
Definition batch_delay (b T : nat) (d : nat -> nat) (u : nat -> nat) (tau : nat) : nat :=
  let r := representative b tau (u tau) in ceiling (r + (if r <=? T then d r else 0)) b - ceiling r b.
Definition batch_loss (b T : nat) (l : table) (u : nat -> nat) (tau i : nat) : R :=
  if representative b tau (u tau) <=? T then l (representative b tau (u tau)) i else 0.
Definition outstanding b T d u (tau : nat) : R := sum (tau - 1) (fun s => ind (tau <=? s + batch_delay b T d u s)).
Definition policy_1 bandit I b weights (tau : nat) (u arm : nat -> nat) : law nat :=
  law_3 bandit (K I) (batch_delay b (T I) (d I) u) (batch_loss b (T I) (l I) u) (weights u) tau arm.
Definition regret_1 bandit I b weights (i : nat) : R :=
  E (fun t x => both (places b) (policy_1 bandit I b weights t (fun r => fst (x r)) (fun r => snd (x r)))) 1 (batches b (T I))
    (fun x => sum (T I) (fun t => l I t (snd (x (ceiling t b))))) (fun _ => (1%nat, 0%nat)) - sum (T I) (fun t => l I t i).
Definition batch_mean (b T : nat) (f : (nat -> nat) -> R) : R :=
  E (independent (fun _ => places b)) 1 (batches b T) f (fun _ => 1%nat).
(** The representatives join the tracking set, nobody else, and it does not overflow. *)
Definition batch_proxies (b : nat) (u : nat -> nat) : nat -> proxy :=
  fun t => if t =? representative b (ceiling t b) (u (ceiling t b)) then Endless else Never.

(** ** Section 2 and Appendix C: Delayed FTRL *)
(** The hypotheses of Theorem 2.1: losses of scale B_t, and rates that do not increase, at least one of them finite. *)
Definition scaled I (B a b : nat -> R) X : Prop := (1 <= K I)%nat /\ (1 <= T I)%nat /\ minimizer (K I) X /\
  (forall t, (1 <= t <= T I)%nat -> forall i, 0 <= l I t i <= B t) /\
  (forall t, (1 <= t <= T I)%nat -> 0 <= a t /\ 0 <= b t /\ 0 < a t + b t) /\
  forall s t, (1 <= s <= t)%nat -> (t <= T I)%nat -> a s <= a t /\ b s <= b t.
Definition Theorem_2_1 : Prop := forall bandit I B a b X i, scaled I B a b X -> (i < K I)%nat ->
  finite_where_used bandit (T I) (d I) B a b ->
  regret_3 bandit (K I) (T I) (d I) (l I) (fun t => X (a t) (b t)) i <= bound bandit (K I) (T I) B (waiting (d I) B) a b.
(** f = f_t, f', f'', the regularizer F; v = sup of <x, L> - F x; x is the gradient of G at L. *)
Definition f a b x := b * (x * ln x) - 2 * a * sqrt x. Definition slope a b x := b * (1 + ln x) - a / sqrt x.
Definition curvature a b x := a / (2 * (x * sqrt x)) + b / x. Definition F K a b x := over K (fun i => f a b (x i)).
Definition conjugate (domain : (nat -> R) -> Prop) K (F : (nat -> R) -> R) (L : nat -> R) (v : R) : Prop :=
  is_lub (fun r => exists x, domain x /\ r = inner K x L - F x) v.
Definition gradient K (G : (nat -> R) -> R) (L x : nat -> R) : Prop :=
  forall y, derivable_pt_lim (fun h => G (fun i => L i + h * y i)) 0 (inner K x y).
Definition finite (a b : R) : Prop := 0 <= a /\ 0 <= b /\ 0 < a + b.
(** Functions that are conjugates of F: everywhere over the simplex, and where the supremum is attained, over all points *)
Definition bar K a b Fbar : Prop := forall L, conjugate (simplex K) K (F K a b) L (Fbar L).
Definition star_of K a b Fstar : Prop := forall L y, (forall i, (i < K)%nat -> 0 < y i /\ L i = slope a b (y i)) ->
  conjugate (orthant K) K (F K a b) L (Fstar L).
(** f'' is positive and decreases; f*' is the inverse of f', increases, and is convex. *)
Definition Fact_C_1 : Prop := forall a b, finite a b ->
  (forall x y, 0 < x <= y -> derivable_pt_lim (f a b) x (slope a b x) /\
    derivable_pt_lim (slope a b) x (curvature a b x) /\ 0 < curvature a b y <= curvature a b x) /\
  forall g, (forall x, 0 < x -> is_lub (fun r => exists y, 0 <= y /\ r = y * slope a b x - f a b y) (g (slope a b x))) ->
  (forall x, 0 < x -> derivable_pt_lim g (slope a b x) x) /\
  forall x y, 0 < x -> 0 < y -> (slope a b x < slope a b y -> x < y) /\ forall q, 0 <= q <= 1 ->
    exists z, 0 < z /\ slope a b z = (1 - q) * slope a b x + q * slope a b y /\ z <= (1 - q) * x + q * y.
Definition Fact_C_2 : Prop := forall K F (L : nat -> R) c v, conjugate (simplex K) K F L v ->
  conjugate (simplex K) K F (fun i => L i + c) (v + c).
(** x = X a b L: the gradient of F at x is c - L, and x is the gradient of the conjugates at - L, c - L and F'(x). *)
Definition Fact_C_3 : Prop := forall K X a b L Fbar Fstar, (1 <= K)%nat -> minimizer K X -> finite a b -> bar K a b Fbar ->
  star_of K a b Fstar -> let x := X a b L in exists c, (forall i, (i < K)%nat -> 0 < x i /\ slope a b (x i) = - L i + c) /\
  gradient K Fbar (fun i => - L i) x /\ gradient K Fstar (fun i => - L i + c) x /\
  gradient K Fstar (fun i => slope a b (x i)) x.
(** Any function F; the equality for the regularizer. *)
Definition Fact_C_4 : Prop := (forall K F L v w, conjugate (simplex K) K F L v -> conjugate (orthant K) K F L w -> v <= w) /\
  forall K a b L v, (1 <= K)%nat -> finite a b -> conjugate (simplex K) K (F K a b) L v ->
  conjugate (orthant K) K (F K a b) L v <-> exists x, simplex K x /\ forall i, (i < K)%nat -> 0 < x i /\ L i = slope a b (x i).
(** Corrected: x is an interior point; at the border F has no gradient. *)
Definition Fact_C_5 : Prop := forall K a b x L Fbar Fstar w z i, (1 <= K)%nat -> finite a b -> bar K a b Fbar ->
  star_of K a b Fstar -> simplex K x -> (forall i, (i < K)%nat -> 0 < x i /\ 0 <= L i) -> let L' i := slope a b (x i) - L i in
  gradient K Fbar L' w -> gradient K Fstar L' z -> (i < K)%nat -> z i <= w i.
(** g is any function on an interval with g'' > 0 decreasing; v and w are its conjugate at g'(x) and g'(x) - l. *)
Definition Fact_C_6 : Prop := forall (dom : R -> Prop) (g g1 g2 : R -> R) x l v w,
  (forall y z c, dom y -> dom z -> y <= c <= z -> dom c) ->
  (forall y, dom y -> derivable_pt_lim g y (g1 y) /\ derivable_pt_lim g1 y (g2 y) /\ 0 < g2 y) ->
  (forall y z, dom y -> dom z -> y <= z -> g2 z <= g2 y) -> dom x -> 0 <= l ->
  is_lub (fun r => exists y, dom y /\ r = y * g1 x - g y) v ->
  is_lub (fun r => exists y, dom y /\ r = y * (g1 x - l) - g y) w -> w - v - - l * x <= l * l / (2 * g2 x).
(** In the game of Algorithm 3: the estimates, and the sums of those that have arrived and of all before round t.
    In Lemma C.8 the L_t are any sums that start at 0. *)
Definition est bandit I ws arm (s : nat) : nat -> R := estimate bandit (l I) arm s (play_3 bandit (d I) (l I) ws arm s (arm s)).
Definition seen bandit I ws arm t i : R := sum (t - 1) (fun s => if s + d I s <? t then est bandit I ws arm s i else 0).
Definition all bandit I ws arm t i : R := sum (t - 1) (fun s => est bandit I ws arm s i).
Definition mean_3 bandit I ws (g : (nat -> nat) -> R) : R := E (law_3 bandit (K I) (d I) (l I) ws) 1 (T I) g (fun _ => 0%nat).
Definition bars I (a b : nat -> R) (Fbar : nat -> (nat -> R) -> R) : Prop :=
  forall t, (1 <= t <= T I)%nat -> bar (K I) (a t) (b t) (Fbar t).
Definition Lemma_C_7 : Prop := forall bandit I B a b X Fbar t, scaled I B a b X -> bars I a b Fbar -> (1 <= t <= T I)%nat ->
  0 < (if bandit then a t else b t) -> let ws t := X (a t) (b t) in let y := seen bandit I ws in let e := est bandit I ws in
  mean_3 bandit I ws (fun arm => Fbar t (fun i => - y arm t i - e arm t i) - Fbar t (fun i => - y arm t i)
    + inner (K I) (play_3 bandit (d I) (l I) ws arm t) (e arm t))
  <= if bandit then sqrt (K I) * (B t * B t / a t) else / 2 * (B t * B t / b t).
Definition Lemma_C_8 : Prop := forall I B a b X Fbar (L : nat -> nat -> R) i, scaled I B a b X -> bars I a b Fbar ->
  (i < K I)%nat -> L 1%nat = (fun _ => 0) ->
  sum (T I) (fun t => Fbar t (fun j => - L t j) - Fbar t (fun j => - L (S t) j)) - L (S (T I)) i
  <= 2 * sqrt (K I) * a (T I) + ln (K I) * b (T I).
Definition Lemma_C_9 : Prop := forall bandit I B a b X Fbar t, scaled I B a b X -> bars I a b Fbar -> (1 <= t <= T I)%nat ->
  0 < b t -> let ws t := X (a t) (b t) in let y := seen bandit I ws in let z := all bandit I ws in let e := est bandit I ws in
  mean_3 bandit I ws (fun arm => Fbar t (fun i => - y arm t i) - Fbar t (fun i => - y arm t i - e arm t i)
    - Fbar t (fun i => - z arm t i) + Fbar t (fun i => - z arm (S t) i)) <= B t / b t * waiting (d I) B t.

(** ** Section 3 and Appendix D: batches, equal delays *)
Definition rates_3_1 bandit I (b : nat) X (u : nat -> nat) (tau : nat) : (nat -> R) -> nat -> R :=
  X (if bandit then sqrt tau else 0)
    (sqrt (sum tau (fun s => (if bandit then 0 else 1) + outstanding b (T I) (d I) u s) / ln (K I))).
Definition k_of bandit I : R := if bandit then INR (K I) else ln (K I). Definition cbrt (x : R) : R := Rpower x (/ 3).
(** Neither T nor D is known; b is, and that no delay is above b (C - 1). *)
Definition bound_3_1 bandit (K T : nat) (d : nat -> nat) (size : R) : R :=
  (if bandit then 14 else 12) * sqrt (T * size * (if bandit then INR K else ln K))
  + 3 * sqrt (sum T (fun t => d t) * ln K).
Definition Theorem_3_1 : Prop :=
  (forall bandit I b X i, valid I -> (2 <= K I)%nat -> (1 <= b)%nat -> minimizer (K I) X ->
    up_to (b * (C I - 1)) (d I) -> (i < K I)%nat ->
    regret_1 bandit I b (rates_3_1 bandit I b X) i <= bound_3_1 bandit (K I) (T I) (d I) b) /\
  forall bandit (K C H b : nat), (2 <= K)%nat -> (1 <= C)%nat -> (1 <= b)%nat ->
    guarantees NCNP bandit K C (latent_T H) (up_to (b * (C - 1))) (fun T d => bound_3_1 bandit K T d b).
(** The constants are explicit, and there is a minimum with T, without which the lower bound is false for
    short games. The delay is known, and in each framework the value v is between the same bounds. *)
Definition Theorem_3_2 : Prop := forall F bandit (K C T d : nat) v, (2 <= K)%nat -> (1 <= T)%nat ->
  (1 <= C)%nat -> minimax F bandit K C T (only (fun _ => d)) v ->
  if bandit then Rmin T (sqrt (T * K * (1 + d / C)) + sqrt (T * d * ln K)) / 57 <= v
                 <= Rmin T (14 * sqrt 2 * sqrt (T * K * (1 + d / C)) + 3 * sqrt (T * d * ln K))
  else Rmin T (sqrt (T * (d + 1)%nat * ln K)) / 29 <= v <= Rmin T (15 * sqrt (T * (d + 1)%nat * ln K)).
Definition Fact_D_1 : Prop := forall I b u tau, valid I -> (1 <= b)%nat -> (1 <= tau)%nat ->
  (forall t, (d I t <= b * (C I - 1))%nat) -> (forall s, (1 <= u s <= b)%nat) ->
  (length (tracks (scheduler_1 I (fun _ => 0)) (batch_proxies b u) (representative b tau (u tau))) < C I)%nat.
(** Rates of a strategy, functions of the delays, too, look at which batches have been outstanding. *)
Definition bound_D_2 bandit (K b T : nat) d (ia ib : (nat -> nat) -> nat -> R) : R :=
  b * batch_mean b T (fun u =>
    bound bandit K (batches b T) (fun _ => 1) (outstanding b T d u) (ia u) (ib u)).
Definition rates_D_2 bandit (b T : nat) d (ia ib : (nat -> nat) -> nat -> R) : Prop :=
  adapted (batches b T) ia ib /\ forall u t, (1 <= t <= batches b T)%nat ->
  if bandit then 0 < ia u t /\ (outstanding b T d u t = 0 \/ 0 < ib u t) else ia u t = 0.
Definition observable (b T : nat) {A} (rate : (nat -> nat) -> (nat -> nat) -> nat -> A) : Prop :=
  forall d d' u t, (forall q s, (1 <= q < s)%nat -> (s <= t)%nat ->
    (s <=? q + batch_delay b T d u q) = (s <=? q + batch_delay b T d' u q)) -> rate d u t = rate d' u t.
Definition Theorem_D_2 : Prop :=
  (forall bandit I b X ia ib i, valid I -> (1 <= b)%nat -> minimizer (K I) X ->
    up_to (b * (C I - 1)) (d I) -> rates_D_2 bandit b (T I) (d I) ia ib -> (i < K I)%nat ->
    regret_1 bandit I b (fun u t => X (ia u t) (ib u t)) i
    <= bound_D_2 bandit (K I) b (T I) (d I) ia ib) /\
  forall bandit (K C H b : nat) ia ib, (1 <= K)%nat -> (1 <= C)%nat -> (1 <= H)%nat -> (1 <= b)%nat ->
    (forall d, up_to (b * (C - 1)) d -> rates_D_2 bandit b H d (ia d) (ib d)) ->
    observable b H ia -> observable b H ib ->
    guarantees NCNP bandit K C (known_T H) (up_to (b * (C - 1)))
      (fun T d => bound_D_2 bandit K b T d (ia d) (ib d)).
(** The printed equality of the second part is false. *)
Definition total_waiting (T : nat) d : R := sum T (fun t => sum (t - 1) (fun s => ind (t <=? s + d s))).
Definition Lemma_D_3 : Prop := (forall b T d tau, (1 <= b)%nat -> known tau (fun u => outstanding b T d u tau)) /\
  (forall T d, total_waiting T d <= sum T (fun t => d t) /\
    (total_waiting T d = sum T (fun t => d t) <-> forall s, (1 <= s <= T)%nat -> (s + d s <= T)%nat)) /\
  (forall b T d, (1 <= b)%nat -> batch_mean b T (fun u => sum (batches b T) (fun tau => batch_delay b T d u tau))
    <= sum T (fun t => d t) / (b * b) + batches b T) /\ ~ forall T d, total_waiting T d = sum T (fun t => d t).
Definition Lemma_D_4 : Prop := forall T (x : nat -> R), (forall t, (1 <= t <= T)%nat -> 0 <= x t) ->
  sum T (fun t => x t * / sqrt (sum t x)) <= 2 * sqrt (sum T x).
(** With a minimum with T; the printed full-information bound, for d + 1 <= T and any K, is false with any constant. *)
Definition least bandit (K C T d : nat) : R :=
  if bandit then Rmin T (sqrt (T * K * (1 + d / C)) + sqrt (T * d * ln K)) / 57
  else Rmin T (sqrt (T * (d + 1)%nat * ln K)) / 29.
Definition Theorem_D_5 : Prop :=
  (forall F bandit (K C T d : nat) class (p : strategy F bandit K C class), (2 <= K)%nat -> (1 <= C)%nat ->
    (1 <= T)%nat -> class (fun _ => d) ->
    somewhere K (regret_of p T (fun _ => d)) (least bandit K C T d)) /\
  ~ exists c, 0 < c /\ forall F (K T C d : nat) class (p : strategy F false K C class), (2 <= K)%nat ->
    (1 <= C)%nat -> (d + 1 <= T)%nat -> class (fun _ => d) ->
    somewhere K (regret_of p T (fun _ => d)) (c * sqrt (T * (d + 1)%nat * ln K)).
(** So no smaller bound is guaranteed in any framework: `guarantees` says something. *)
Definition Nothing_below : Prop := forall F bandit (K C T d : nat) horizon class r,
  (2 <= K)%nat -> (1 <= C)%nat -> (1 <= T)%nat -> horizon T -> class (fun _ => d) ->
  guarantees F bandit K C horizon class r -> least bandit K C T d <= r T (fun _ => d).

(** ** Section 4 and Appendices E and F: schedulers and learners *)
Definition learns I s X (a b : (nat -> coin s) -> nat -> R) i : Prop :=
  valid I /\ suits s I /\ minimizer (K I) X /\ adapted (T I) a b /\ (i < K I)%nat.
Definition total_overflow s I : R := sum (T I) (fun t => overflow s (C I) (T I) t).
Definition Theorem_4_4 : Prop := forall bandit I s X a b i, learns I s X a b i ->
  (forall w, finite_where_used bandit (T I) (d I) (weight s w) (a w) (b w)) -> let ws w t := X (a w t) (b w t) in
  observation_independent (policy_2 bandit I s ws) /\ regret_2 bandit I s ws i <= total_overflow s I
  + random s (T I) (fun w => bound bandit (K I) (T I) (weight s w) (waiting (d I) (weight s w)) (a w) (b w)).
Definition Lemma_4_5 : Prop := forall I alpha delta t, (1 <= C I)%nat -> overflow_condition alpha delta (C I) ->
  (1 <= t <= T I)%nat -> overflow (scheduler_1 I (p_of alpha I)) (C I) (T I) t <= delta.
(** Corrected: alpha > 0; for alpha > -1 the bound fails. *)
Definition reached I (N t : nat) : Prop := (1 <= C I)%nat /\ (T I <= N)%nat /\
  (forall t, (1 <= t <= T I)%nat -> (d I t <= N)%nat) /\ (1 <= t <= T I)%nat.
Definition Lemma_4_6 : Prop := (forall I alpha delta N t, overflow_condition alpha delta (C I) -> reached I N t ->
    let s := scheduler_2 I alpha N in let free := fun w => length (tracks s w t) <? C I in
    let chance := mean (coins s t) (fun q => ind (reaches q (d I t))) in 0 < random s (T I) (fun w => ind (free w)) /\
    random s (T I) (fun w => ind (observes s w t && free w)) / random s (T I) (fun w => ind (free w)) = chance /\
    chance = Rmin 1 (C I / (2 * (1 + alpha) * harmonic t) * / (d I t + 1)) /\ overflow s (C I) (T I) t <= delta) /\
  ~ forall I alpha delta N t, -1 < alpha -> 0 < delta < 1 -> star alpha delta (C I) -> reached I N t ->
    overflow (scheduler_2 I alpha N) (C I) (T I) t <= delta.
Definition Theorem_E_1 : Prop := forall bandit I s X a b i, learns I s X a b i ->
  (forall w t, (1 <= t <= T I)%nat -> if bandit then 0 < a w t /\ ((1 <= d I t)%nat -> 0 < b w t) else a w t = 0) ->
  regret_2 bandit I s (fun w t => X (a w t) (b w t)) i <= total_overflow s I
  + random s (T I) (fun w => bound bandit (K I) (T I) (weight s w) (fun t => d I t) (a w) (b w)).
(** A proxy delay floor (c / U - 1), with U uniform: a probability is the integral of an indicator. *)
Definition Fact_F_1 : Prop := forall (c : R) (k : nat), 0 < c ->
  exists h : Riemann_integrable (fun u => ind (Z.leb (Z.of_nat k) (Int_part (c / u - 1)))) 0 1, RiemannInt h = tail c k.
Definition Fact_F_2 : Prop := forall t, sum t (fun s => / (nu s * (t - s + 1)%nat)) <= 1.

(** ** Section 5: announced delays, and hidden delays with preemption *)
Definition mu (alpha : R) (C : nat) (d : nat -> nat) (t : nat) : R := Rmax 1 ((1 + alpha) * nu t / C * (d t + 1)).
Definition general_bound bandit I (alpha delta : R) : R :=
  (if bandit then 4 * sqrt (K I) * sqrt (T I + (1 + alpha) * nu (T I) / C I * (D I + T I)) + 3 * sqrt (D I * ln (K I))
   else 3 * sqrt (ln (K I)) * sqrt ((D I + T I) * (1 + (1 + alpha) * nu (T I) / C I))) + delta * T I.
(** Clairvoyant and not preemptive; neither T nor D is known. *)
Definition Theorem_5_1 : Prop := (forall bandit I X alpha delta i, valid I -> (2 <= K I)%nat -> minimizer (K I) X ->
  overflow_condition alpha delta (C I) -> (i < K I)%nat -> let m := mu alpha (C I) (d I) in
  let a := fun t => if bandit then sqrt (sum t m) else 0 in
  let b := fun t => sqrt (sum t (fun s => if bandit then INR (d I s) else m s + d I s) / ln (K I)) in
  regret_2 bandit I (scheduler_1 I (p_of alpha I)) (fun _ t => X (a t) (b t)) i
  <= general_bound bandit I alpha delta) /\
  forall bandit (K C H : nat) alpha delta, (2 <= K)%nat -> (1 <= C)%nat ->
    overflow_condition alpha delta C -> guarantees CNP bandit K C (latent_T H) any
      (fun T d => general_bound bandit (game K C T d) alpha delta).
(** Not clairvoyant and preemptive; dmax is known, T and D are not. *)
Definition bound_5_2 bandit I alpha delta (dmax : nat) : R :=
  let m := mu alpha (C I) (fun _ => dmax) in general_bound bandit I alpha delta
  + if bandit then 7 * sqrt (C I * m (T I) * (K I * m (T I) + ln (K I) * dmax))
    else 3 * sqrt (C I * m (T I) * ln (K I) * (m (T I) + dmax)).
Definition Theorem_5_2 : Prop := (forall bandit I X alpha delta N dmax i, valid I -> (2 <= K I)%nat -> minimizer (K I) X ->
  overflow_condition alpha delta (C I) -> up_to dmax (d I) -> (T I <= N)%nat -> (dmax <= N)%nat ->
  (i < K I)%nat -> let s := scheduler_2 I alpha N in let m := mu alpha (C I) (fun _ => dmax) in let z := weight s in
  let heard := fun g t => sum (t - 1) (fun r => if r + d I r <? t then g r else 0) in
  let a := fun w t => if bandit then sqrt (heard (fun r => z w r * z w r) t + C I * (m t * m t)) else 0 in
  let b := fun w t => sqrt ((if bandit then heard (fun r => z w r * d I r) t + C I * (m t * dmax)
                             else heard (fun r => z w r * (z w r + d I r)) t + C I * (m t * (m t + dmax))) / ln (K I)) in
  regret_2 bandit I s (fun w t => X (a w t) (b w t)) i <= bound_5_2 bandit I alpha delta dmax) /\
  forall bandit (K C H dmax : nat) alpha delta, (2 <= K)%nat -> (1 <= C)%nat ->
    overflow_condition alpha delta C -> guarantees NCP bandit K C (latent_T H) (up_to dmax)
      (fun T d => bound_5_2 bandit (game K C T d) alpha delta dmax).

(** ** Appendix A: related lower bounds, with explicit constants and a minimum with T *)
Definition Theorem_A_1 : Prop := forall F (K C T d : nat) class (p : strategy F true K C class),
  (2 <= K)%nat -> (1 <= T)%nat -> class (fun _ => d) ->
  somewhere K (regret_of p T (fun _ => d)) (Rmin T (Rmax (sqrt (K * T)) (sqrt (T * d * ln K))) / 29).
Definition Theorem_A_2 : Prop := forall F bandit (K T : nat) M class (p : strategy F bandit K 1 class),
  (2 <= K)%nat -> (1 <= T)%nat -> 0 < M -> (if bandit then True else ln K / 2 <= M) ->
  class no_delay -> asks_at_most M T p ->
  somewhere K (regret_of p T no_delay)
    (T / 20 * (if bandit then Rmin 1 (sqrt (K / M)) else sqrt (ln K / M))).
(** ** Appendix H: hidden delays, no preemption *)
Definition bound_H_1 bandit I (p alpha beta : R) : R :=
  (if bandit
   then sqrt (K I) * T I * alpha / p + beta * D I + 2 * sqrt (K I) / alpha + ln (K I) / beta
   else beta * T I / p + beta * D I + ln (K I) / beta) + p * D I / C I.
Definition Theorem_H_1 : Prop := forall p alpha beta, 0 < p <= 1 -> 0 < alpha -> 0 < beta ->
  (forall bandit I X i, valid I -> minimizer (K I) X -> (i < K I)%nat ->
    regret_2 bandit I (scheduler_1 I (fun _ => p))
      (fun _ _ => X (if bandit then / alpha else 0) (/ beta)) i <= bound_H_1 bandit I p alpha beta) /\
  forall bandit (K C H : nat), (1 <= K)%nat -> (1 <= C)%nat -> guarantees NCNP bandit K C (latent_T H) any
    (fun T d => bound_H_1 bandit (game K C T d) p alpha beta).
(** T and D are known. *)
Definition bound_H_2 bandit I (c : R) : R := let s := D I + T I in
  (if bandit then 4 else 3) * cbrt (T I * s * k_of bandit I / c)
  + (if bandit then 2 else 1) * sqrt (s * ln (K I)).
Definition rates_H_2 bandit I (c : R) : Prop := 0 < c <= C I /\ let s := D I + T I in
  if bandit then c * sqrt (T I * K I) <= s else c * sqrt (s * ln (K I)) <= T I.
Definition Corollary_H_2 : Prop :=
  (forall bandit I X c i, valid I -> (2 <= K I)%nat -> minimizer (K I) X -> rates_H_2 bandit I c ->
    (i < K I)%nat -> let s := D I + T I in
    let p := cbrt (c * c * T I * k_of bandit I / (s * s)) in
    let alpha := cbrt (c * sqrt (K I) / (T I * s)) in
    let beta := if bandit then sqrt (ln (K I) / s) else cbrt (c * (ln (K I) * ln (K I)) / (T I * s)) in
    regret_2 bandit I (scheduler_1 I (fun _ => p))
      (fun _ _ => X (if bandit then / alpha else 0) (/ beta)) i <= bound_H_2 bandit I c) /\
  forall bandit (K C H : nat) c d0, (2 <= K)%nat -> (1 <= C)%nat -> (1 <= H)%nat ->
    rates_H_2 bandit (game K C H d0) c -> guarantees NCNP bandit K C (known_T H)
      (fun d => D (game K C H d) = D (game K C H d0)) (fun T d => bound_H_2 bandit (game K C T d) c).
(** b = max {1, ceil (dmax / (C - 1))}. Corrected: a maximum with 1; the printed bounds are false for many slots. *)
Definition known_dmax I X (dmax : nat) : Prop :=
  valid I /\ (2 <= K I)%nat /\ (2 <= C I)%nat /\ minimizer (K I) X /\ up_to dmax (d I).
Definition size_H_3 (C dmax : nat) : nat := Nat.max 1 (ceiling dmax (C - 1)).
Definition bound_H_3 bandit (K C T : nat) d (dmax : nat) : R :=
  bound_3_1 bandit K T d (Rmax 1 (2 * dmax / (C - 1)%nat)).
Definition Corollary_H_3 : Prop := let b := size_H_3 in
  (forall bandit I X dmax i, known_dmax I X dmax -> (i < K I)%nat ->
    regret_1 bandit I (b (C I) dmax) (rates_3_1 bandit I (b (C I) dmax) X) i
    <= bound_H_3 bandit (K I) (C I) (T I) (d I) dmax) /\
  (forall bandit (K C H dmax : nat), (2 <= K)%nat -> (2 <= C)%nat ->
    guarantees NCNP bandit K C (latent_T H) (up_to dmax) (fun T d => bound_H_3 bandit K C T d dmax)) /\
  forall bandit, ~ forall I X dmax i, known_dmax I X dmax -> (1 <= dmax)%nat -> (i < K I)%nat ->
    regret_1 bandit I (b (C I) dmax) (rates_3_1 bandit I (b (C I) dmax) X) i
    <= (if bandit then 28 else 24) * sqrt (T I * dmax * k_of bandit I / (C I - 1)%nat)
       + 3 * sqrt (D I * ln (K I)).
(** ** Appendix I: a limit on the mean size of the tracking set; with a minimum with T *)
Definition Theorem_I_1 : Prop := forall F bandit (K C T d : nat) limit class
  (p : strategy F bandit K C class), (2 <= K)%nat -> (1 <= T)%nat -> 0 < limit -> class (fun _ => d) ->
  let held w l := set_after C (fun _ => d) (adds (course p w (fun _ => d)) l)
                    (removes (course p w (fun _ => d)) l) in
  (forall l t, unit_losses l -> (1 <= t <= T)%nat ->
    mean (seeds p) (fun w => length (held w l t)) <= limit) ->
  somewhere K (regret_of p T (fun _ => d))
    (if bandit then Rmin T (sqrt (T * K * (1 + (d + 1)%nat / limit)) + sqrt (T * d * ln K)) / 57
     else Rmin T (sqrt ((1 + 1 / limit) * T * (d + 1)%nat * ln K)) / 40).

(** ** What the definitions are about exists, and a strategy knows no more than it should *)
Definition A_strategy_exists : Prop := forall F bandit (K C : nat) class, (1 <= K)%nat ->
  inhabited (strategy F bandit K C class).
(** While no feedback can have arrived, moves depend on the delays that are told, and on nothing else. *)
Definition Nothing_known_early : Prop := forall F bandit (K C : nat) (p : strategy F bandit K C any)
  w d d' l l' t, (1 <= t)%nat -> (forall s, (1 <= s)%nat -> (t <= s + d s)%nat /\ (t <= s + d' s)%nat) ->
  (clairvoyant F = true -> forall s, (1 <= s <= t)%nat -> d s = d' s) ->
  plays (course p w d) l t = plays (course p w d') l' t.
(** But clairvoyant strategies can use a delay in its own round. *)
Definition A_delay_is_told : Prop := forall P bandit (K C : nat), (2 <= K)%nat ->
  exists p : strategy {| clairvoyant := true; preemptive := P |} bandit K C any, forall w d l t,
  (1 <= t)%nat -> plays (course p w d) l t = Nat.min (d t) 1.
Definition A_minimizer_exists : Prop := forall K, (1 <= K)%nat -> exists X, minimizer K X.
Definition The_value_exists : Prop := forall F bandit (K C T : nat) d, (1 <= K)%nat ->
  exists v, minimax F bandit K C T (only d) v.
Definition Conjugates_exist : Prop := forall (K : nat) a b, (1 <= K)%nat -> finite a b ->
  exists Fbar Fstar, bar K a b Fbar /\ star_of K a b Fstar.
Definition Scheduler_1_suits : Prop := forall I alpha, valid I -> 0 < alpha ->
  suits (scheduler_1 I (p_of alpha I)) I.
Definition Scheduler_2_suits : Prop := forall I alpha N, valid I -> 0 < alpha -> (T I <= N)%nat ->
  up_to N (d I) -> suits (scheduler_2 I alpha N) I.

Module Type PAPER. (** in the paper's order; then what shows that the definitions are not empty *)
  Axiom theorem_2_1 : Theorem_2_1. Axiom theorem_3_1 : Theorem_3_1. Axiom theorem_3_2 : Theorem_3_2.
  Axiom theorem_4_4 : Theorem_4_4. Axiom lemma_4_5 : Lemma_4_5. Axiom lemma_4_6 : Lemma_4_6.
  Axiom theorem_5_1 : Theorem_5_1. Axiom theorem_5_2 : Theorem_5_2. Axiom theorem_a_1 : Theorem_A_1.
  Axiom theorem_a_2 : Theorem_A_2. Axiom fact_c_1 : Fact_C_1. Axiom fact_c_2 : Fact_C_2. Axiom fact_c_3 : Fact_C_3.
  Axiom fact_c_4 : Fact_C_4. Axiom fact_c_5 : Fact_C_5. Axiom fact_c_6 : Fact_C_6. Axiom lemma_c_7 : Lemma_C_7.
  Axiom lemma_c_8 : Lemma_C_8. Axiom lemma_c_9 : Lemma_C_9. Axiom fact_d_1 : Fact_D_1. Axiom theorem_d_2 : Theorem_D_2.
  Axiom lemma_d_3 : Lemma_D_3. Axiom lemma_d_4 : Lemma_D_4. Axiom theorem_d_5 : Theorem_D_5.
  Axiom theorem_e_1 : Theorem_E_1. Axiom fact_f_1 : Fact_F_1. Axiom fact_f_2 : Fact_F_2.
  Axiom theorem_h_1 : Theorem_H_1. Axiom corollary_h_2 : Corollary_H_2. Axiom corollary_h_3 : Corollary_H_3.
  Axiom theorem_i_1 : Theorem_I_1.
  Axiom nothing_below : Nothing_below. Axiom nothing_known_early : Nothing_known_early.
  Axiom a_delay_is_told : A_delay_is_told. Axiom a_strategy_exists : A_strategy_exists.
  Axiom a_minimizer_exists : A_minimizer_exists. Axiom the_value_exists : The_value_exists.
  Axiom conjugates_exist : Conjugates_exist. Axiom scheduler_1_suits : Scheduler_1_suits.
  Axiom scheduler_2_suits : Scheduler_2_suits.
End PAPER.
