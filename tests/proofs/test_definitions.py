"""The definitions of the formal proofs are those of the package:
both run on the same random small inputs.

A formal proof about the wrong game is worth nothing. Coq evaluates its own definitions of the
tracking set, of the game of Figure 1 and of Algorithms 2 and 3; the package plays the same inputs
with `schedulers.track` and with the referee. At the end, wrong definitions are planted in a copy of
the proofs: the comparison must see each of them. It takes half a minute, so `make kernel` does it,
not `make test`.
"""

import ast
import os
import re
import shutil
import subprocess
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from delay_scheduling.compiled.slots import reservoirs
from delay_scheduling.game import Instance, Rules
from delay_scheduling.reductions import batch_delays
from delay_scheduling.referee import play
from delay_scheduling.schedulers import (
    INFINITE,
    ClairvoyantReservoirs,
    Reservoirs,
    Spaced,
    Stairs,
    observation_probabilities,
    representatives,
    track,
    track_representatives,
)
from lab.exact.occupancy import count_law

PROOFS = Path(__file__).parents[2] / "proofs"
MODULES = ["sums", "probability", "game", "tracking", "algorithms"]
LAWS = [
    "overflow_condition",
    "chernoff",
    "schedulers",
    "def_4_1",
    "def_4_2",
    "overflow",
    "fact_f_2",
    "lem_4_5",
]
CASES = 200
EIGHTHS = 8  # losses are multiples of 1/8, so that the referee's floats are exact

pytestmark = [
    pytest.mark.skipif("COQ" not in os.environ, reason="`make kernel` asks Coq"),
    pytest.mark.skipif(shutil.which("coqc") is None, reason="coqc is not installed"),
]

HEADER = """
From Coq Require Import QArith.
From Delays Require Import tracking algorithms.
Open Scope nat_scope.
Definition at_round {A} (fallback : A) (l : list A) (t : nat) : A := nth (t - 1) l fallback.
Definition one_to (n : nat) : list nat := seq 1 n.
"""


# Coq


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """Return a folder with the compiled definitions."""
    return compile_modules(tmp_path_factory.mktemp("proofs"))


def compile_modules(folder):
    """Copy the modules to the folder, and compile them."""
    for module in MODULES:
        shutil.copy(PROOFS / f"{module}.v", folder)
        run_coq(folder, f"{module}.v")
    return folder


def with_fault(compiled, folder, module, old, new):
    """Copy what is compiled to the folder, edit a module, and compile it again,
    with those after it.
    """
    for file in compiled.glob("*.vo"):
        shutil.copy(file, folder)
    for name in MODULES[MODULES.index(module) :]:
        text = (PROOFS / f"{name}.v").read_text()
        if name == module:
            assert old in text, f"{module}.v no longer contains {old!r}"
            text = text.replace(old, new)
        # which a fault may break; the definitions are enough
        (folder / f"{name}.v").write_text(without_proofs(text))
        run_coq(folder, f"{name}.v")
    return folder


def without_proofs(text):
    """Return the file with each proof given up."""
    return re.sub(r"Proof\..*?(Qed|Defined)\.", "Admitted.", text, flags=re.DOTALL)


def run_coq(folder, file):
    """Run coqc and return what it prints."""
    command = ["coqc", "-w", "none", "-Q", ".", "Delays", file]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def evaluate(folder, definitions, term):
    """Return the value of a term of Coq, made of lists, pairs and natural numbers."""
    (folder / "evaluate.v").write_text(f"{HEADER}\n{definitions}\nEval vm_compute in ({term}).\n")
    printed = run_coq(folder, "evaluate.v")
    value = re.sub(r"\s+", " ", printed).split("= ", 1)[1].rsplit(" : ", 1)[0]
    return ast.literal_eval(value.replace(";", ","))


def natural_list(values):
    """Return a list of Coq."""
    return "[" + "; ".join(map(str, values)) + "]"


def coq_proxy(proxy):
    """Return a proxy delay of Coq."""
    return "Never" if proxy < 0 else "Endless" if proxy == INFINITE else f"(Until {proxy})"


# The tracking set


def tracking_case(seed):
    """Return capacity, delays and proxy delays: from the smallest sizes, with ties,
    and with delays past the end.
    """
    rng = np.random.default_rng([1, seed])
    T = int(rng.integers(1, 9))
    delays = rng.integers(0, int(rng.choice([1, 3, T + 4])), T)
    proxies = rng.choice([-1, 0, 1, 2, 3, T + 2, INFINITE], T)
    return int(rng.integers(1, 5)), delays, proxies


def package_tracking(case):
    """Return Z_t, |S_t^0| and |S_t^1| by `track`."""
    C, delays, proxies = case
    schedule = track(delays, proxies, C, np.ones(len(delays)))
    return [
        schedule.observed.astype(int).tolist(),
        schedule.before.tolist(),
        schedule.after.tolist(),
    ]


def coq_tracking(folder, cases):
    """Return the same by the definitions of the proofs."""
    definitions = """
    Definition bit (b : bool) : nat := if b then 1 else 0.
    Definition outcome (case : nat * list nat * list proxy) : list (list nat) :=
      let '(C, delays, proxies) := case in
      let d := at_round 0 delays in
      let w := at_round Never proxies in
      let all := one_to (length delays) in
      [map (fun t => bit (Zt C d w t)) all; map (fun t => length (S0 C d w t)) all;
       map (fun t => length (S1 C d w t)) all]."""
    listed = "; ".join(
        f"({C}, {natural_list(delays)}, [{'; '.join(map(coq_proxy, proxies))}])"
        for C, delays, proxies in cases
    )
    return evaluate(folder, definitions, f"map outcome [{listed}]")


def test_tracking_set(compiled):
    cases = [tracking_case(seed) for seed in range(CASES)]
    assert coq_tracking(compiled, cases) == list(map(package_tracking, cases))


# The game


class Scripted:
    """Play a list of moves, each as far as it is legal: arms, rounds to add, rounds to drop."""

    def __init__(self, arms, wants, drops):
        self.arms = arms
        self.wants = wants
        self.drops = drops

    def start(self, rules):
        self.C = rules.C
        self.held = set()
        self.feedback = []

    def act(self, t, delay):
        return self.arms[t - 1]

    def track(self, t):
        tracked = bool(self.wants[t - 1]) and len(self.held) < self.C
        if tracked:
            self.held.add(t)
        return tracked

    def observe(self, t, feedback):
        self.held -= {s for s, _ in feedback}
        self.feedback.append(feedback)

    def release(self, t):
        dropped = sorted(self.held.intersection(self.drops[t - 1]))
        self.held -= set(dropped)
        return dropped


def game_case(seed):
    """Return capacity, delays, losses in eighths, and the moves of a player."""
    rng = np.random.default_rng([2, seed])
    T = int(rng.integers(1, 8))
    K = int(rng.integers(1, 4))
    delays = rng.integers(0, int(rng.choice([1, 3, T + 3])), T).tolist()
    losses = rng.integers(0, EIGHTHS + 1, (T, K)).tolist()
    arms = rng.integers(0, K, T).tolist()
    wants = rng.integers(0, 3, T).clip(0, 1).tolist()
    drops = [[s for s in range(1, t + 1) if rng.random() < 0.2] for t in range(1, T + 1)]
    return int(rng.integers(1, 4)), delays, losses, arms, wants, drops


def package_game(case):
    """Return for each round S_t^0, S_t^1, the rounds observed and dropped, the loss,
    and the feedback, both kinds.
    """
    C, delays, losses, arms, wants, drops = case
    instance = Instance(np.array(losses) / EIGHTHS, delays)
    players = []
    for regime in ("bandit", "full-information"):
        players.append(Scripted(arms, wants, drops))
        rules = Rules(K=instance.K, C=C, regime=regime, preemptive=True)
        transcript = play(players[-1], instance, rules)
    bandit, full = (player.feedback for player in players)
    return [
        [
            [
                list(transcript.S0[t]),
                list(transcript.S1[t]),
                list(transcript.observed[t]),
                list(transcript.removed[t]),
            ],
            [[s, round(EIGHTHS * value)] for s, value in bandit[t]],
            [[s, *(round(EIGHTHS * x) for x in value)] for s, value in full[t]],
            [[round(EIGHTHS * transcript.losses[t])]],
        ]
        for t in range(len(delays))
    ]


def coq_game(folder, cases):
    """Return the same by the definitions of the proofs, whose sets list the latest round first."""
    definitions = """
    Definition outcome (case : nat * list nat * list (list nat) * list nat * list nat * list (list nat)) :=
      let '(C, delays, losses, arms, wanted, dropped_) := case in
      let d := at_round 0 delays in
      let loss := fun t i => nth i (at_round [] losses t) 0 in
      let arm := at_round 0 arms in
      let wants := fun t => Nat.eqb (at_round 0 wanted t) 1 in
      let drops := fun t s => existsb (Nat.eqb s) (at_round [] dropped_ t) in
      let K := length (at_round [] losses 1) in
      map (fun t =>
        [[rev (set_before C d wants drops t); rev (set_after C d wants drops t);
          rev (observed C d wants drops t); rev (dropped C d wants drops t)];
         map (fun f => [fst f; snd f]) (rev (bandit_feedback C d arm wants drops loss t));
         map (fun f => fst f :: map (snd f) (seq 0 K)) (rev (full_feedback C d wants drops loss t));
         [[suffered arm loss t]]]) (one_to (length delays))."""  # noqa: E501
    listed = []
    for C, delays, losses, arms, wants, drops in cases:
        rows, dropped = (natural_list(map(natural_list, table)) for table in (losses, drops))
        listed.append(
            f"({C}, {natural_list(delays)}, {rows}, {natural_list(arms)}, {natural_list(wants)},"
            f" {dropped})"
        )
    return evaluate(folder, definitions, f"map outcome {natural_list(listed)}")


def test_game(compiled):
    cases = [game_case(seed) for seed in range(CASES)]
    assert coq_game(compiled, cases) == list(map(package_game, cases))


# Algorithms 2 and 3, with a learner of rational weights


def rational_weights(t, L):
    """Return x_i proportional to 1 / (1 + L_i / t)."""
    weights = [1 / (1 + x / t) for x in L]
    return [weight / sum(weights) for weight in weights]


class Weighted(Scripted):
    """Play given proxy delays and arms with Algorithm 2, in fractions, and record x_1, x_2, ..."""

    def __init__(self, arms, proxies, p):
        self.proxies = proxies
        self.p = p
        super().__init__(arms, [proxy >= 0 for proxy in proxies], None)

    def start(self, rules):
        super().start(rules)
        self.rules = rules
        self.L = [Fraction(0)] * rules.K
        self.x = []

    def act(self, t, delay):
        self.x.append(rational_weights(t, self.L))
        return super().act(t, delay)

    def observe(self, t, feedback):
        super().observe(t, feedback)
        for s, value in feedback:
            arm = self.arms[s - 1]
            if self.rules.regime == "bandit":
                self.L[arm] += Fraction(value) / self.x[s - 1][arm] / self.p[s - 1]
            else:
                self.L = [
                    x + Fraction(float(y)) / self.p[s - 1]
                    for x, y in zip(self.L, value, strict=True)
                ]

    def release(self, t):
        dropped = [s for s in sorted(self.held) if s + self.proxies[s - 1] == t]
        self.held -= set(dropped)
        return dropped


def algorithm_case(seed):
    """Return regime, capacity, delays, losses in eighths, arms, proxy delays, and 1 / p_t."""
    rng = np.random.default_rng([3, seed])
    T = int(rng.integers(1, 6))
    K = int(rng.integers(1, 4))
    delays = rng.integers(0, int(rng.choice([1, 3])), T).tolist()
    proxies = [int(x) for x in rng.choice([-1, 0, 1, 2, INFINITE], T)]
    losses = rng.integers(0, EIGHTHS + 1, (T, K)).tolist()
    arms = rng.integers(0, K, T).tolist()
    prices = rng.integers(1, 5, T).tolist()
    return bool(rng.integers(2)), int(rng.integers(1, 4)), delays, losses, arms, proxies, prices


def package_weights(case):
    """Return x_1, ..., x_T as pairs of numerator and denominator, by the referee and a player."""
    bandit, C, delays, losses, arms, proxies, prices = case
    instance = Instance(np.array(losses) / EIGHTHS, delays)
    regime = "bandit" if bandit else "full-information"
    player = Weighted(arms, proxies, [Fraction(1, price) for price in prices])
    play(player, instance, Rules(K=instance.K, C=C, regime=regime, preemptive=True))
    return [[[x.numerator, x.denominator] for x in row] for row in player.x]


def coq_weights(folder, cases):
    """Return the same by Algorithm 2 and by Algorithm 3 on the losses z_t l_t, two lists."""
    definitions = """
    Instance fractions : Numbers Q :=
      {| zero := 0%Q; one := 1%Q; add a b := Qred (Qplus a b); mul a b := Qred (Qmult a b); inv a := Qred (Qinv a) |}.
    Definition natural (n : nat) : Q := inject_Z (Z.of_nat n).
    Definition weights (K t : nat) (L : nat -> Q) : nat -> Q :=
      let each := map (fun j => inv (add one (mul (L j) (inv (natural t))))) (seq 0 K) in
      let sum := fold_right add zero each in
      fun i => mul (nth i each zero) (inv sum).
    Definition shown (q : Q) : list Z := [Qnum q; Zpos (Qden q)].
    Definition outcome (case : bool * nat * list nat * list (list nat) * list nat * list proxy * list nat) :=
      let '(bandit, C, delays, losses, arms, proxies, prices) := case in
      let d := at_round 0 delays in
      let loss := fun t i => mul (natural (nth i (at_round [] losses t) 0)) (inv (natural 8)) in
      let arm := at_round 0 arms in
      let w := at_round Never proxies in
      let p := fun t => inv (natural (at_round 1 prices t)) in
      let z := fun t => if Zt C d w t then inv (p t) else zero in
      let K := length (at_round [] losses 1) in
      let arrive := observed C d (fun t => reaches (w t) 0) (fun t s => expires (w s) s t) in
      let x2 := algorithm_2 bandit loss p arrive (weights K) arm in
      let x3 := algorithm_3 bandit d (fun s i => mul (z s) (loss s i)) (weights K) arm in
      map (fun x => map (fun t => map (fun i => shown (x t i)) (seq 0 K)) (one_to (length delays))) [x2; x3].
    Open Scope Z_scope."""  # noqa: E501
    listed = []
    for bandit, C, delays, losses, arms, proxies, prices in cases:
        rows = natural_list(map(natural_list, losses))
        kept = natural_list(map(coq_proxy, proxies))
        listed.append(
            f"({str(bandit).lower()}, {C}, {natural_list(delays)}, {rows}, {natural_list(arms)},"
            f" {kept}, {natural_list(prices)})"
        )
    return evaluate(folder, definitions, f"map outcome {natural_list(listed)}%nat")


def test_algorithms_2_and_3(compiled):
    cases = [algorithm_case(seed) for seed in range(CASES)]
    assert coq_weights(compiled, cases) == [[package_weights(case)] * 2 for case in cases]


# The observation probabilities, which are real numbers: Coq proves that they are these fractions


def observation_probability(C, chernoff, d, t):
    """Return p_t as a fraction, and check that it is the package's."""
    harmonic = sum(Fraction(1, s) for s in range(1, t + 1))
    p = min(Fraction(1), Fraction(C) / ((1 + chernoff) * 2 * harmonic) / (d + 1))
    assert abs(observation_probabilities(np.full(t, d), C, chernoff)[-1] - p) < 1e-12
    return p


def probability_claims(shift):
    """Return a file of Coq which claims for some C, α, d and t that p_t is the fraction,
    plus the shift.
    """
    lines = ["From Delays Require Import lem_4_5."]
    for C, chernoff, d, t in [
        (1, 1, 0, 1),
        (6, 1, 3, 2),
        (6, 2, 0, 3),
        (20, 1, 2, 4),
        (3, 5, 7, 3),
    ]:
        p = observation_probability(C, chernoff, d, t)
        q = Fraction(C, 1)
        q = q / ((1 + chernoff) * 2 * sum(Fraction(1, s) for s in range(1, t + 1))) / (d + 1)
        lines.append(
            f"Goal observation_probability nu {chernoff} {C} (fun _ => {d}%nat) {t} ="
            f" {p + shift}.\nProof. unfold observation_probability, tail, scale, nu,"
            f" harmonic.\nreplace (INR {C} / _ / _) with ({q}) by (simpl; field; lra).\nunfold"
            " Rmin; destruct (Rle_dec _ _); lra. Qed."
        )
    return "\n".join(lines)


def test_observation_probabilities(compiled):
    for module in LAWS:
        shutil.copy(PROOFS / f"{module}.v", compiled)
        run_coq(compiled, f"{module}.v")
    (compiled / "right.v").write_text(probability_claims(shift=0))
    run_coq(compiled, "right.v")
    (compiled / "wrong.v").write_text(probability_claims(shift=Fraction(1, 100)))
    with pytest.raises(AssertionError, match="Cannot find witness"):
        run_coq(compiled, "wrong.v")


# The scheduler for one slot


def definitions_of(file, names):
    """Return some definitions of a file, as they stand there."""
    text = (PROOFS / file).read_text()
    return "\n".join(
        re.search(rf"(Fixpoint|Definition) {name}\b.*?\.\n", text, re.DOTALL).group()
        for name in names
    )


def spaced_definitions(edit=str):
    """Return the definitions of the scheduler Spaced, from its file; `edit` may change them."""
    tails, rest = (
        definitions_of("thm_3_2_one_slot.v", names) for names in (["tails"], ["window", "spaced_Z"])
    )
    return edit("\n".join([tails, "Section Spaced. Variable d : nat.", rest, "End Spaced."]))


def spaced_case(seed):
    """Return a delay and the coins of a few rounds."""
    rng = np.random.default_rng([5, seed])
    d = int(rng.integers(0, 5))
    return d, (rng.random(int(rng.integers(1, 12))) < 0.4).tolist()


def package_spaced(case):
    """Return the rounds that the package tracks."""
    d, heads = case
    uniforms = np.where(heads, 0.5 / (d + 1), 0.5 + 0.5 / (d + 1))
    return (np.flatnonzero(Spaced(d).proxies(uniforms, 1) == INFINITE) + 1).tolist()


def coq_spaced(folder, cases, edit=str):
    """Return the same by the definitions of the proofs."""
    outcome = """
    Definition outcome (case : nat * list bool) : list nat :=
      filter (fun t => spaced_Z (fst case) (at_round false (snd case)) t) (one_to (length (snd case)))."""  # noqa: E501
    listed = "; ".join(
        f"({d}, [{'; '.join(str(coin).lower() for coin in heads)}])" for d, heads in cases
    )
    return evaluate(folder, spaced_definitions(edit) + outcome, f"map outcome [{listed}]")


def test_spaced(compiled):
    cases = [spaced_case(seed) for seed in range(CASES)]
    assert coq_spaced(compiled, cases) == list(map(package_spaced, cases))


def test_planted_fault_in_spaced(compiled):
    cases = [spaced_case(seed) for seed in range(60)]
    shorter = coq_spaced(
        compiled, cases, lambda text: text.replace("Nat.min d (t - 1)", "Nat.min (d - 1) (t - 1)")
    )
    assert shorter != list(map(package_spaced, cases))


# Batches


def batch_definitions(edit=str):
    """Return the definitions of batches and of Algorithm 1 as proxy delays; `edit` may change
    them.
    """
    parts = [
        definitions_of("lem_d_3.v", ["ceiling"]),
        "Section Batches. Variables (b T : nat) (d : nat -> nat).",
        definitions_of("lem_d_3.v", ["padded", "representative", "batch_delay"]),
        "End Batches. Section Fit. Variables (b : nat) (u : nat -> nat).",
        definitions_of("fact_d_1.v", ["representative_of", "batch_proxies"]),
        "End Fit.",
    ]
    return edit("\n".join(parts))


def batch_case(seed):
    """Return capacity, batch size, delays, and the uniform numbers behind the representatives."""
    rng = np.random.default_rng([6, seed])
    T = int(rng.integers(1, 10))
    b = int(rng.integers(1, 5))
    return (
        int(rng.integers(1, 4)),
        b,
        rng.integers(0, int(rng.choice([1, 3, T + 4])), T),
        rng.random(-(-T // b)),
    )


def package_batches(case):
    """Return Z_t and |S_t^1| of each round, and the delay of each batch."""
    C, b, delays, uniforms = case
    schedule = track_representatives(delays, representatives(uniforms, b), b, C)
    return [
        schedule.observed.astype(int).tolist(),
        schedule.after.tolist(),
        batch_delays(schedule).tolist(),
    ]


def coq_batches(folder, cases, edit=str):
    """Return the same by the definitions of the proofs."""
    outcome = """
    Definition bit (b : bool) : nat := if b then 1 else 0.
    Definition outcome (case : nat * nat * list nat * list nat) : list (list nat) :=
      let '(C, b, delays, places) := case in
      let d := at_round 0 delays in
      let u := at_round 1 places in
      let all := one_to (length delays) in
      [map (fun t => bit (Zt C d (batch_proxies b u) t)) all;
       map (fun t => length (S1 C d (batch_proxies b u) t)) all;
       map (batch_delay b (length delays) d u) (one_to (length places))]."""
    listed = []
    for C, b, delays, uniforms in cases:
        places = representatives(uniforms, b) - np.arange(len(uniforms)) * b
        listed.append(f"({C}, {b}, {natural_list(delays)}, {natural_list(places)})")
    return evaluate(
        folder, batch_definitions(edit) + outcome, f"map outcome {natural_list(listed)}"
    )


def test_batches(compiled):
    cases = [batch_case(seed) for seed in range(CASES)]
    assert coq_batches(compiled, cases) == list(map(package_batches, cases))


def test_planted_fault_in_batches(compiled):
    cases = [batch_case(seed) for seed in range(60)]
    wrong = coq_batches(compiled, cases, lambda text: text.replace("(n + b - 1) / b", "n / b"))
    assert wrong != list(map(package_batches, cases))


# Slots with draws: reservoirs


def listed_rows(rows):
    return natural_list(map(natural_list, rows))


def slots_case(seed):
    """Return delays that end with the game, a capacity, and a uniform number for each round."""
    rng = np.random.default_rng([8, seed])
    T = int(rng.integers(1, 10))
    delays = np.minimum(rng.integers(0, int(rng.choice([2, 4, T + 1])), T), T - np.arange(1, T + 1))
    return delays, int(rng.integers(1, 4)), rng.random(T)


def package_reservoirs(case):
    """Return which rounds enter, the ages, who is observed,
    and |S_t^1| with hidden and with announced delays.
    """
    delays, C, uniforms = case
    ages, observed, last = reservoirs(delays, delays // C, uniforms, C, False)
    hidden, announced = (
        kind().played(delays, uniforms, C) for kind in (Reservoirs, ClairvoyantReservoirs)
    )
    assert (hidden.observed == announced.observed).all()
    return [
        row.astype(int).tolist()
        for row in (last >= 0, ages, observed, hidden.after, announced.after)
    ]


def coq_reservoirs(folder, cases, edit=str):
    """Return the same but the first by the definitions of the proofs."""
    inner = definitions_of("reservoirs.v", ["occupied", "aged", "next", "slots", "age", "Z"])
    definitions = edit(
        f"Section Slots. Variables (C : nat) (d : nat -> nat).\n{inner}\nEnd Slots.\n{LEGAL}"
    )
    values = [listed_rows([case[0], [case[1]], package_reservoirs(case)[0]]) for case in cases]
    read = "let d := at_round 0 (nth 0 l []) in let C := nth 0 (nth 1 l []) 0"
    read += " in let x t := at_round 0 (nth 2 l []) t =? 1"
    rows = (
        "let n := one_to (length (nth 0 l [])) in [map (age C d x) n; map (fun t => if Z C d x t"
        " then 1 else 0) n;"
    )
    rows += " map (fun t => length (set_after C d x (displaces C x) t)) n;"
    rows += " map (fun t => length (set_after C d (Z C d x) nothing t)) n]"
    return evaluate(folder, definitions, f"map (fun l => {read} in {rows}) {natural_list(values)}")


LEGAL = definitions_of("legal.v", ["nothing", "displaces"])


def test_reservoirs(compiled):
    cases = [slots_case(seed) for seed in range(CASES)]
    assert coq_reservoirs(compiled, cases) == [package_reservoirs(case)[1:] for case in cases]


@pytest.mark.parametrize(
    "fault",
    [
        ("t <=? fst slot", "t <? fst slot"),
        ("then t else fst slot", "then t else 0"),
        ("&& x (S t)", "&& x t"),
    ],
)
def test_planted_fault_in_reservoirs(compiled, fault):
    cases = [slots_case(seed) for seed in range(60)]
    wrong = coq_reservoirs(compiled, cases, lambda text: text.replace(*fault))
    assert wrong != [package_reservoirs(case)[1:] for case in cases]


# Stairs


def stairs_case(seed):
    """Return delays, some past the end, stairs, a capacity, and a uniform number for each round."""
    rng = np.random.default_rng([9, seed])
    T = int(rng.integers(1, 12))
    steps = int(rng.integers(0, 3))
    width = int(rng.integers(1, 3))
    C = steps * width + int(rng.integers(1, 3))
    return (
        rng.integers(0, int(rng.choice([2, 4, T + 4])), T),
        Stairs(1.5, steps, width, 0.9),
        C,
        rng.random(T),
    )


def package_stairs(case):
    """Return which coins fall, the group of each round, whether it is tracked, and |S_t^1|."""
    delays, stairs, C, uniforms = case
    schedule = stairs.played(delays, uniforms, C)
    chances = 0.9 / 1.5**schedule.groups
    return [
        row.astype(int).tolist()
        for row in (uniforms < chances, schedule.groups, schedule.observed, schedule.after)
    ]


def coq_stairs(folder, cases, edit=str):
    """Return the same but the first by the definitions of the proofs."""
    inner = definitions_of("stairs.v", ["busy", "first_free", "stairs_held", "stair", "stairs_Z"])
    variables = "Variables (J : nat) (size : nat -> nat) (d : nat -> nat)."
    definitions = [
        definitions_of("square.v", ["steps_of"]),
        f"Section Stairs. {variables}\n{inner}\nEnd Stairs.",
        LEGAL,
    ]
    values = [
        listed_rows([case[0], package_stairs(case)[0], [case[1].steps, case[1].width, case[2]]])
        for case in cases
    ]
    read = "let d := at_round 0 (nth 0 l []) in let x t := at_round 0 (nth 1 l []) t =? 1"
    read += (
        " in let k := nth 2 l [] in let n := nth 0 k 0 in let w := nth 1 k 0 in let C := nth 2 k 0"
    )
    read += " in let size := steps_of n w (C - n * w) in let all := one_to (length (nth 0 l []))"
    rows = (
        "[map (stair (S n) size d x) all; map (fun t => if stairs_Z (S n) size d x t then 1 else 0)"
        " all;"
    )
    rows += " map (fun t => length (set_after C d (stairs_Z (S n) size d x) nothing t)) all]"
    term = f"map (fun l => {read} in {rows}) {natural_list(values)}"
    return evaluate(folder, edit("\n".join(definitions)), term)


def test_stairs(compiled):
    cases = [stairs_case(seed) for seed in range(CASES)]
    assert coq_stairs(compiled, cases) == [package_stairs(case)[1:] for case in cases]


@pytest.mark.parametrize(
    "fault",
    [("t <=? fst r", "t <? fst r"), ("<? size g", "<=? size g"), ("then w else", "then L else")],
)
def test_planted_fault_in_stairs(compiled, fault):
    cases = [stairs_case(seed) for seed in range(60)]
    wrong = coq_stairs(compiled, cases, lambda text: text.replace(*fault))
    assert wrong != [package_stairs(case)[1:] for case in cases]


# The law of a sum of coins


COIN_CASES = [
    (T, C, c) for T in (1, 2, 5, 8) for C in (1, 2, 4) for c in (Fraction(1, 3), 1, Fraction(5, 2))
]


def exact_overflow(case):
    """Return Pr(N_T >= C) as a pair of integers, by the package's law of a sum of coins."""
    T, C, c = case
    coins = [1 if c >= k else Fraction(c) / k for k in range(1, T)]
    value = Fraction(count_law(coins, C)[C])
    return value.numerator, value.denominator


def coq_overflow(folder, edit=str):
    """Return the same by the definitions of the proofs, with fractions for real numbers."""
    text = edit(
        definitions_of("calibrated.v", ["coin"]) + definitions_of("at_least.v", ["at_least"])
    )
    text = (
        re.sub(r"\bR\b", "Q", text)
        .replace("Rmin", "Qmin")
        .replace("INR k", "inject_Z (Z.of_nat k)")
    )
    law = """
    Definition pair (q : Q) : Z * Z := (Qnum (Qred q), Z.pos (Qden (Qred q))).
    Definition found (case : nat * nat * Q) : Z * Z :=
      let '(T, C, c) := case in pair (at_least (T - 1) (coin c) C).
    Open Scope Z_scope."""
    cases = (
        f"({T}, {C}, ({Fraction(c).numerator} # {Fraction(c).denominator})%Q)"
        for T, C, c in COIN_CASES
    )
    term = f"map found [{'; '.join(cases)}]%nat"
    return evaluate(
        folder, f"From Coq Require Import Qminmax.\nOpen Scope Q_scope.\n{text}\n{law}", term
    )


def test_overflow_law(compiled):
    assert coq_overflow(compiled) == list(map(exact_overflow, COIN_CASES))


def test_planted_fault_in_overflow_law(compiled):
    half = coq_overflow(compiled, lambda text: text.replace("c / INR k", "c / INR k / (1 + 1)"))
    assert half != list(map(exact_overflow, COIN_CASES))


# The arm at a place of its law: a real comparison, so that Coq proves which arm it is


def quantile_claims(shift):
    """Return a file of Coq which claims of random laws x and places u what the arm at u / N is,
    plus the shift.
    """
    lines = ["From Coq Require Import Reals Lra.", "Open Scope R_scope."]
    lines += [definitions_of("seeds.v", ["before", "arm_at", "quantile"])]
    for seed in range(40):
        rng = np.random.default_rng([7, seed])
        K = int(rng.integers(1, 5))
        N = int(rng.integers(1, 9))
        weights = [Fraction(int(w)) for w in rng.multinomial(12, [1 / K] * K)]
        law = [w / 12 for w in weights]
        u = int(rng.integers(1, N + 1))
        # the inverse distribution function
        arm = next(i for i in range(K) if sum(law[: i + 1]) >= Fraction(u, N))
        values = " ".join(f"| {i}%nat => {x}" for i, x in enumerate(law))
        lines.append(
            f"Goal quantile {K} {N} (fun i => match i with {values} | _ => 0 end) {u} ="
            f" {arm + shift}%nat.\nProof. unfold quantile; cbn [arm_at before Nat.sub]; repeat"
            " (destruct (Rlt_dec _ _); simpl in *; try lra); reflexivity. Qed."
        )
    return "\n".join(lines)


def test_quantile(tmp_path):
    (tmp_path / "right.v").write_text(quantile_claims(shift=0))
    run_coq(tmp_path, "right.v")
    (tmp_path / "wrong.v").write_text(quantile_claims(shift=1))
    with pytest.raises(AssertionError, match="Unable to unify"):
        run_coq(tmp_path, "wrong.v")


# Planted faults

FAULTS = {
    "a slot that is freed one round early": (
        "game",
        "negb (s + d s =? t)",
        "negb (s + d s <=? S t)",
    ),
    "leaving before joining": ("game", "leave n (join n (after m))", "join n (leave n (after m))"),
    "one slot too many": ("game", "(length held <? C)", "(length held <=? C)"),
    "removal before feedback": ("tracking", "Until j => s + j =? t", "Until j => s + j =? S t"),
    "a proxy delay that must exceed the delay": (
        "tracking",
        "Until j => k <=? j",
        "Until j => S k <=? j",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_in_tracking(compiled, fault, tmp_path):
    cases = [tracking_case(seed) for seed in range(60)]
    broken = with_fault(compiled, tmp_path, *FAULTS[fault])
    assert coq_tracking(broken, cases) != list(map(package_tracking, cases))


def test_planted_fault_in_feedback(compiled, tmp_path):
    cases = [game_case(seed) for seed in range(60)]
    fault = "game", "map (fun s => (s, suffered s))", "map (fun s => (s, suffered t))"
    broken = with_fault(compiled, tmp_path, *fault)
    assert coq_game(broken, cases) != list(map(package_game, cases))


def test_planted_fault_in_estimator(compiled, tmp_path):
    cases = [algorithm_case(seed) for seed in range(60)]
    broken = with_fault(
        compiled, tmp_path, "algorithms", "mul (loss s (arm s)) (inv x)", "loss s (arm s)"
    )
    assert coq_weights(broken, cases) != [[package_weights(case)] * 2 for case in cases]
