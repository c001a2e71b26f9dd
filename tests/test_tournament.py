"""The tournament: every competitor is the player it is named after, and the intervals share the error."""

import numpy as np
import pytest

from delay_scheduling import Rules, adversaries, estimate_regret, rates, schedulers
from delay_scheduling.baselines import LongestFirst, recorded
from delay_scheduling.tournament import duel, line_up, standings

GAME = adversaries.easy(T=60, K=2, mean_delay=4, seed=0)
RULES = Rules(K=2, C=3, clairvoyant=True, preemptive=True)


def test_a_duel_is_the_regret_per_round():
    found = duel(line_up()["greedy"], GAME, RULES, runs=5, seed=3)
    plain = estimate_regret(GAME, RULES, schedulers.TrackEverything(), rates.thm_2_1, 5, 3)
    assert np.array_equal(found.regrets, plain.regrets / 60)
    assert found.width == plain.width / 60


def test_the_line_up_drops_the_longest():
    policy, _ = line_up()["drop longest"](GAME, RULES)
    schedule = policy.sample(GAME.delays, RULES, None)
    assert np.array_equal(schedule.observed, recorded(LongestFirst(), GAME.delays, RULES).observed)


def test_with_room_for_all_most_baselines_are_one_player():
    roomy = Rules(K=2, C=int(GAME.sigma.max()) + 2, clairvoyant=True, preemptive=True)
    names = ("greedy", "random replacement", "drop longest", "drop shortest")
    found = [duel(line_up()[name], GAME, roomy, 3, 1).regrets for name in names]
    assert all(np.array_equal(found[0], other) for other in found[1:])
    assert not np.array_equal(found[0], duel(line_up()["coin (H.2)"], GAME, RULES, 3, 1).regrets)


def test_every_cell_is_played_and_the_error_is_shared():
    table = standings(line_up(), {"easy": GAME}, {"C = 3": RULES}, error=0.05, runs=2, seed=0)
    cells = [cell for row in table["easy"].values() for cell in row.values()]
    assert len(cells) == len(line_up())
    assert sum(cell.error for cell in cells) == pytest.approx(0.05)
