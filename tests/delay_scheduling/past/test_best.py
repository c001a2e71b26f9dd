"""The lines of the printed proofs against the printed bounds and against ours;
values by hand; the rates of batches.
"""

import math

import numpy as np
import pytest

from delay_scheduling.game import REGIMES, Instance, Rules
from delay_scheduling.past import best, stairs
from delay_scheduling.schedulers import BatchRepresentatives, TrackEverything
from delay_scheduling.theorems import cor_h_2, thm_3_1, thm_h_1

SIZES = [
    {"T": 100, "K": 2, "C": 1, "D": 100},
    {"T": 10**4, "K": 64, "C": 3, "D": 7 * 10**4},
    {"T": 10**6, "K": 8, "C": 64, "D": 10**8},
]


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("regime", REGIMES)
def test_corollary_h_2_is_theorem_h_1_at_its_parameters_and_ours_is_below(regime, sizes):
    sizes = sizes | {"C": min(sizes["C"], best.value(cor_h_2.limit[regime], **sizes))}
    chosen = {
        str(name): best.value(line, **sizes) for name, line in cor_h_2.PARAMETERS[regime].items()
    }
    put = best.value(thm_h_1.bound.expr[regime], **sizes, **chosen)
    assert best.value(best.known[regime], **sizes) == pytest.approx(put)
    assert put <= cor_h_2.bound.at(regime, **sizes)
    coin = {"rho": 1, "steps": 0, "w": 1}
    found = stairs.tuned(sizes["T"], sizes["D"], Rules(K=sizes["K"], C=1, regime=regime))
    at_same, at_ours = (
        stairs.known.at(regime, **sizes | coin | {"p": p, "C": 1})
        for p in (chosen["p"], found.first)
    )
    assert at_ours <= at_same
    if sizes["C"] == 1:
        assert at_same < put


@pytest.mark.parametrize("b", [1, 3, 10])
@pytest.mark.parametrize("regime", REGIMES)
def test_batches_line_by_line(regime, b):
    sizes = {"T": 100, "K": 5, "D": 700, "b": b, "N": math.ceil(100 / b)}
    proof = best.value(best.batched[regime], **sizes)
    waits = 700 + sizes["N"] * b * (b - 1) / 2
    assert best.value(best.in_batches[regime], V=waits, **sizes) < proof
    assert proof <= best.value(thm_3_1.bound.expr[regime], **sizes)


def test_values_by_hand():
    four = {"K": 4, "T": 9, "d": 3, "b": 1, "N": 9, "n": 4}
    assert best.value(best.in_turns["bandit"], **four) == pytest.approx(36)
    assert best.value(best.in_turns["full-information"], **four) == pytest.approx(
        math.sqrt(18 * math.log(4))
    )
    assert best.value(best.spaced["bandit"], **four) == pytest.approx(36 * math.sqrt(math.e))
    free = {"T": 9, "K": 4, "W": 9, "D": 0, "C": 9, "delta": 0.5}
    assert best.value(best.adaptive["bandit"], **free) == pytest.approx(18)
    assert best.value(best.clairvoyant["bandit"], **free) == pytest.approx(24 + 4.5)
    patient = free | {"chernoff": 1, "nu_T": 9, "d_max": 0}  # μ_max = 2
    assert best.value(best.preemptive["bandit"], **patient) == pytest.approx(
        8 * math.sqrt(45) + 4.5
    )


def test_the_rates_of_batches():
    schedule = BatchRepresentatives(1).sample([2] * 4, Rules(K=3, C=9), np.random.default_rng(0))
    bandit, full = (best.rates(schedule, Rules(K=3, C=9, regime=regime)) for regime in REGIMES)
    assert bandit.inv_alpha**2 == pytest.approx([1, 2, 3, 4])
    # 0, 1, 2, 2 batches wait
    assert bandit.inv_beta**2 * math.log(3) == pytest.approx([0, 2, 6, 10])
    assert full.inv_beta**2 * math.log(3) == pytest.approx([0.25, 2.5, 6.75, 11])
    game = Instance(np.zeros((4, 3)), np.full(4, 2))
    rounds = TrackEverything().sample(game.delays, Rules(K=3), np.random.default_rng(0))
    with pytest.raises(ValueError, match=r"^schedule: "):
        best.rates(rounds, Rules(K=3))
