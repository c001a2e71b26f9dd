"""Open 1 (past:ladder): neither clairvoyance nor preemption, and no delay, largest delay or total delay is known."""

import sympy as sp

from delay_scheduling import ladder
from delay_scheduling.arithmetic import log_of
from delay_scheduling.game import outstanding
from delay_scheduling.rates import adaptive
from delay_scheduling.symbols import D, K, T
from delay_scheduling.theorems.bound import Bound, plain_numbers

rho, J, slots = sp.symbols("rho J C_0", positive=True)  # step, levels, slots of a level
climb = rho + 1 / (rho + 1)  # E[ρ^I] at most, over max {1, y}
spent = rho / (rho - 1)  # budgets of the levels up to I, over that of I


def numbers(instance, rules, step=2.0):
    """Return the numbers of the theorem."""
    levels = ladder.levels(instance.T, rules, step)
    return plain_numbers(instance, rules) | {"rho": step, "J": levels, "C_0": min(rules.C, 1e300) // levels}


def right_hand_side(difficulty, learning):
    """Return the bound for N and the constant of the learner."""
    cost = sp.Max(sp.sqrt(difficulty), sp.cbrt(difficulty * D / slots))
    return (learning + spent) * climb * cost + 2 * sp.sqrt(2) * sp.sqrt(D * sp.log(K)) + J


bound = Bound(
    name="The theorem of the ladder",
    label="past:ladder",
    expr={
        "bandit": right_hand_side(K * T, 4),
        "full-information": right_hand_side(T * sp.log(K), 1),
    },
    hypotheses=(
        ("at least two arms", lambda regime, n: n["K"] >= 2),
        ("a step above 1", lambda regime, n: n["rho"] > 1),
        ("a slot for each level", lambda regime, n: n["C_0"] >= 1),
    ),
    numbers=numbers,
)


returns, J_e = sp.Rational(21, 5), sp.symbols("epochs", positive=True)  # price of not knowing T; number of epochs


def numbers_without_horizon(instance, rules, levels, step=2.0):
    """Return the numbers of the theorem of the ladder that returns."""
    found = plain_numbers(instance, rules) | {"rho": step, "J": levels, "C_0": min(rules.C, 1e300) // levels}
    return found | {"epochs": int(ladder.epochs(instance.T)[-1]) + 1}


def long_enough(regime, n):
    """Tell whether the levels reach the horizon: ρ^L √(3 N) >= 3 T."""
    difficulty = n["K"] * n["T"] if regime == "bandit" else n["T"] * log_of(n["K"])
    return n["rho"] ** (2 * n["J"]) * difficulty >= 3 * n["T"] ** 2


def without_horizon(difficulty, learning):
    """Return the bound for N and the constant of the learner, T unknown."""
    cost = sp.Max(sp.sqrt(difficulty), sp.cbrt(difficulty * D / slots))
    return returns * (learning + spent) * climb * cost + 2 * sp.sqrt(2) * sp.sqrt(D * sp.log(K)) + J * J_e


anytime = Bound(
    name="The theorem of the ladder that returns",
    label="past:returning",
    expr={
        "bandit": without_horizon(K * T, 4),
        "full-information": without_horizon(T * sp.log(K), 1),
    },
    hypotheses=(*bound.hypotheses, ("levels that reach the horizon", long_enough)),
    numbers=numbers_without_horizon,
)


def rates(schedule, rules):
    """Return a_t = Σ_{s <= t} 1 / p_s, b_t = 2 Σ Y_s; b_t = Σ (1 / (4 p_s) + 2 Y_s) in full information.

    Y_s is the sum of the weights of the rounds in the tracking set at the start of round s. It is known then, for who
    may not drop a round observes whatever is tracked.

    Source: Open 1 (past:ladder) and Open 6 (past:returning).
    """
    pending = outstanding(schedule.delays, schedule.z)
    a_t, b_t = schedule.running("a_t", 1 / schedule.p), schedule.running("b_t", pending)
    return adaptive(rules, a_t, 2 * b_t) if rules.regime == "bandit" else adaptive(rules, None, a_t / 4 + 2 * b_t)
