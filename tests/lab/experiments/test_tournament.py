"""The tournament: every competitor is the player it is named after,
in its weakest framework; the intervals hold.
"""

import itertools
import math
import sqlite3
from contextlib import closing

import numpy as np
import pytest

from delay_scheduling import Rules, adversaries, estimate_regret, schedulers, sweeps
from delay_scheduling.players.trackers import LongestFirst, recorded
from delay_scheduling.theorems import thm_2_1
from delay_scheduling.theorems.cor_h_3 import smallest_batch
from delay_scheduling.use.capacity import FIXED_BATCH, line_up, safe_scale
from delay_scheduling.use.store import FILE
from lab.experiments.tournament import duel, field, standings

GAME = adversaries.easy(T=60, K=2, mean_delay=4, seed=0)
EQUAL = adversaries.fixed(T=60, K=2, d=5, seed=0)
PLAYERS = line_up()


def regrets(name, C, instance=GAME, runs=3):
    return duel(PLAYERS[name], instance, C, runs, seed=1, error=0.01).regrets


def test_a_duel_is_the_regret_per_round():
    found = duel(PLAYERS["greedy"], GAME, 3, runs=5, seed=3, error=0.01)
    plain = estimate_regret(
        GAME, Rules(K=2, C=3), schedulers.TrackEverything(), thm_2_1.rates, 5, 3
    )
    assert np.array_equal(found.regrets, plain.regrets / 60)
    assert found.width == plain.width / 60


def test_the_range_of_a_duel_is_that_of_the_worst_and_the_best_actions():
    found = duel(PLAYERS["greedy"], GAME, 3, runs=5, seed=3, error=0.01)
    best_arm = GAME.losses.sum(axis=0).min()
    assert found.floor == pytest.approx((GAME.losses.min(axis=1).sum() - best_arm) / 60)
    assert found.floor + found.width == pytest.approx(
        (GAME.losses.max(axis=1).sum() - best_arm) / 60
    )


def test_the_line_up_drops_the_longest():
    rules = PLAYERS["drop longest"].rules(2, 3)
    scheduler, _ = PLAYERS["drop longest"].play(GAME, rules)
    schedule = scheduler.sample(GAME.delays, rules, None)
    assert np.array_equal(schedule.observed, recorded(LongestFirst(), GAME.delays, rules).observed)


def test_with_room_for_all_most_baselines_are_one_player():
    roomy = int(GAME.sigma.max()) + 2
    names = ("greedy", "random replacement", "drop longest", "drop shortest", "batches (H.3)")
    found = [regrets(name, roomy if name != "batches (H.3)" else 60) for name in names]
    assert all(np.array_equal(found[0], other) for other in found[1:4])
    assert found[4] == pytest.approx(found[0])  # batches of one round
    assert not np.array_equal(found[0], regrets("coin (H.2)", 3))


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_is_legal_in_its_framework_and_in_none_weaker(name, regime):
    """The framework changes nothing else: in a stronger one the player does the same."""
    player = PLAYERS[name]
    found = {}
    for clairvoyant, preemptive in itertools.product((False, True), repeat=2):
        rules = Rules(2, 4, regime, clairvoyant, preemptive)
        if player.clairvoyant <= clairvoyant and player.preemptive <= preemptive:
            found[clairvoyant, preemptive] = estimate_regret(
                EQUAL, rules, *player.play(EQUAL, rules), 2, 0
            ).regrets
        else:
            with pytest.raises(ValueError, match="rules: expected"):
                estimate_regret(EQUAL, rules, *player.play(EQUAL, rules), 2, 0)
    assert all(np.array_equal(found[True, True], other) for other in found.values())


def test_who_cannot_enter_would_break_the_rules():
    assert not PLAYERS["batches (H.3)"].enters(EQUAL, 1)
    name = f"batches of {FIXED_BATCH} (3.1)"
    assert PLAYERS[name].enters(EQUAL, 2)
    assert not PLAYERS[name].enters(EQUAL, 1)
    with pytest.raises(ValueError, match="too small for the capacity"):
        regrets(name, 1, EQUAL, runs=30)


@pytest.mark.parametrize(("d_max", "C"), [*itertools.product((0, 1, 7, 30), (1, 2, 3, 8, 40))])
def test_the_smallest_batch_fits_and_a_smaller_one_does_not(d_max, C):
    fitting = [b for b in range(1, 60) if b * (C - 1) >= d_max]
    assert smallest_batch(d_max, C) == (fitting[0] if fitting else None)


def test_the_field_holds_every_adversary():
    games = field(T=200, K=3, seed=0)
    assert len(games) == 7
    assert all(game.losses.shape == (200, 3) for game in games.values())
    equal = {name for name, game in games.items() if len(set(game.delays.tolist())) == 1}
    assert equal == {"equal delays", "blocks (A.1)", "no delays (A.2)"}


def test_every_cell_is_played_and_the_error_is_shared():
    table = standings(PLAYERS, {"easy": GAME, "equal": EQUAL}, (1, 3), error=0.05, runs=2, seed=0)
    cells = [cell for rows in table.values() for row in rows.values() for cell in row.values()]
    expected = [
        (p, g, C) for p in PLAYERS.values() for g in (GAME, EQUAL) for C in (1, 3) if p.enters(g, C)
    ]
    assert len(cells) == len(expected) < 4 * len(PLAYERS)
    assert math.fsum(cell.error for cell in cells) == pytest.approx(0.05)
    assert list(table["equal"]["spaced (3.2)"]) == ["C = 1", "C = 3"]
    assert table["easy"]["batches (H.3)"].keys() == {"C = 3"}


def test_every_cell_is_what_its_own_duel_gives():
    table = standings(PLAYERS, {"equal": EQUAL}, (1, 3, 8), error=0.05, runs=3, seed=1)
    cells = [
        (name, int(label.split()[-1])) for name, row in table["equal"].items() for label in row
    ]
    for name, C in cells:
        assert np.array_equal(table["equal"][name][f"C = {C}"].regrets, regrets(name, C, EQUAL)), (
            name,
            C,
        )


def test_an_interrupted_tournament_goes_on_from_its_folder(tmp_path, monkeypatch):
    game = PLAYERS, {"equal": EQUAL}, (1, 3), 0.05, 3, 1
    first = standings(*game, folder=tmp_path)
    played = []
    plan = sweeps.plan_of
    monkeypatch.setattr(
        sweeps, "plan_of", lambda *game, **runs: played.append(1) or plan(*game, **runs)
    )
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("DELETE FROM chunks WHERE name = (SELECT min(name) FROM chunks)")
    again = standings(*game, folder=tmp_path)
    assert len(played) == 1
    for name, row in first["equal"].items():
        assert all(
            np.array_equal(cell.regrets, again["equal"][name][C].regrets) for C, cell in row.items()
        )


def test_safe_scale_by_hand():
    assert repr(safe_scale(T=9, C=20)) == "inf"
