"""What someone needs who brings an own scheduler or rule: faults are noticed,
errors surface, work can be stopped.
"""

import pickle
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

from delay_scheduling import adversaries, schedulers
from delay_scheduling.compiled import plan
from delay_scheduling.confidence import difference
from delay_scheduling.game import REGIMES, Instance, Rules, streams
from delay_scheduling.players.tuned import Tuned
from delay_scheduling.rates import constant
from delay_scheduling.referee import Transcript
from delay_scheduling.simulation import estimate_regret
from delay_scheduling.theorems import thm_5_1, thm_5_2
from delay_scheduling.use.widths import estimate_to_width


class Optimist(schedulers.EachRound):
    """Says that it observes more than it does."""

    def proxy(self, t, uniform, C):
        return schedulers.INFINITE if uniform < 0.5 else -1

    def chance(self, t, C, delay):
        return 0.6


def test_probabilities_that_do_not_fit_are_noticed():
    """Finding F10 of a user: the weights are biased, and the regret looks plausible."""
    game = adversaries.fixed(200, 2, d=3, seed=0), Rules(K=2, C=4)
    estimate_regret(*game, schedulers.Coin(0.5), constant(1.0, 1.0), 20, seed=0)
    with pytest.raises(
        ValueError, match="scheduler: expected probabilities that fit the proxy delays of Optimist"
    ):
        estimate_regret(*game, Optimist(), constant(1.0, 1.0), 20, seed=0)


def test_the_error_of_an_estimate_is_a_parameter():
    game = (
        adversaries.fixed(50, 2, d=3, seed=0),
        Rules(K=2, C=4),
        schedulers.Coin(0.5),
        constant(1.0, 1.0),
    )
    sure, less = (estimate_regret(*game, 20, seed=0, error=error) for error in (1e-6, 0.1))
    assert sure.mean == less.mean
    assert sure.low < less.low < less.high < sure.high
    with pytest.raises(ValueError, match="error: expected a probability"):
        estimate_regret(*game, 20, seed=0, error=0.0)


class Literal:
    """Tuned weights without their quick way."""

    def __call__(self, seed):
        return Tuned()(seed)


class Liar(Literal):
    """Claims to play arm 0."""

    def acted(self, instance, rules, seed):
        return np.zeros(instance.T, np.int64)


@pytest.mark.parametrize("regime", REGIMES)
def test_a_quick_way_to_the_actions_gives_the_same_bits(regime, monkeypatch):
    game = adversaries.fixed(60, 3, d=4, seed=0), Rules(K=3, C=5, regime=regime)
    literal = estimate_regret(*game, Literal(), None, 6, seed=1)
    games = []
    referee = plan.play
    monkeypatch.setattr(plan, "play", lambda *game: games.append(1) or referee(*game))
    quick = estimate_regret(*game, Tuned(), None, 6, seed=1)
    assert (quick.mean, quick.low, quick.high) == (literal.mean, literal.low, literal.high)
    assert len(games) == 1


def test_a_quick_way_to_other_actions_is_noticed():
    game = adversaries.fixed(60, 3, d=4, seed=0), Rules(K=3, C=5)
    with pytest.raises(ValueError, match="scheduler: expected one whose `acted` plays as it does"):
        estimate_regret(*game, Liar(), None, 6, seed=1)


def test_losses_with_scales_are_played_by_the_referee():
    game = adversaries.fixed(60, 3, d=4, seed=0)
    scaled = Instance(game.losses, game.delays, scales=np.linspace(1.0, 2.0, 60))
    found = [
        estimate_regret(scaled, Rules(K=3, C=5), maker(), None, 2, seed=1).mean
        for maker in (Liar, Literal)
    ]
    assert found[0] == found[1]


def test_an_error_in_a_rule_surfaces_at_once():
    calls = []

    def rule(schedule, rules):
        calls.append(1)
        raise ZeroDivisionError

    game = adversaries.fixed(50, 2, d=3, seed=0), Rules(K=2, C=4), schedulers.Coin(0.5)
    with pytest.raises(ZeroDivisionError):
        estimate_regret(*game, rule, 100_000, seed=0, workers=2)
    assert len(calls) <= 8


@pytest.mark.parametrize(
    "rule",
    [constant(1.0, 2.0), thm_5_2.rates(1.0, 3), thm_5_2.repaired_rates(1.0, 3), thm_5_1.rates],
)
def test_rules_can_be_pickled(rule):
    rules = Rules(K=2, C=4, clairvoyant=True)
    schedule = schedulers.Coin(0.5).sample([3] * 20, rules, streams(0, 0)[0])
    one, other = (found(schedule, rules) for found in (rule, pickle.loads(pickle.dumps(rule))))
    assert np.array_equal(one.inv_alpha, other.inv_alpha)
    assert np.array_equal(one.inv_beta, other.inv_beta)


def test_runs_until_the_interval_is_narrow():
    game = (
        adversaries.fixed(50, 2, d=3, seed=0),
        Rules(K=2, C=4),
        schedulers.Coin(0.5),
        constant(1.0, 1.0),
    )
    wide = estimate_to_width(*game, width=40.0, most=10**4, seed=0)
    narrow = estimate_to_width(*game, width=8.0, most=10**4, seed=0)
    assert len(wide.regrets) < len(narrow.regrets) < 10**4
    assert narrow.high - narrow.low <= 8.0
    assert np.array_equal(
        narrow.regrets, estimate_regret(*game, len(narrow.regrets), seed=0).regrets
    )
    assert len(estimate_to_width(*game, width=1e-3, most=40, seed=0).regrets) == 40


def test_the_same_coins_make_a_difference_sharp():
    instance = adversaries.fixed(200, 2, d=3, seed=0)
    rules = Rules(K=2, C=4)
    one, other = (
        estimate_regret(instance, rules, schedulers.Coin(0.5), constant(1.0, beta), 200, seed=0)
        for beta in (1.0, 1.1)
    )
    found = difference(one, other)
    assert found.mean == pytest.approx(one.mean - other.mean)
    assert found.high - found.low < (one.high - one.low) + (other.high - other.low)


def test_ctrl_c_ends_the_work_within_a_second(tmp_path):
    """Finding F7 of a user: while runs were being handed out, Ctrl-C waited for all of them."""
    script = tmp_path / "script.py"
    script.write_text(
        "from delay_scheduling import Rules, adversaries, estimate_regret, rates, schedulers\n"
        "instance = adversaries.fixed(1000, 2, d=3, seed=0)\n"
        "game = instance, Rules(K=2, C=4), schedulers.Coin(0.5), rates.constant(1.0, 1.0)\n"
        "estimate_regret(*game, 8, seed=0)\n"
        "print('ready', flush=True)\n"
        "estimate_regret(*game, 10**7, seed=0)\n"
    )
    process = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "ready\n"
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    # no time is asserted, but it is far below that of 10⁷ runs
    _, said = process.communicate(timeout=600)
    assert "KeyboardInterrupt" in said


def test_the_regret_of_a_transcript():
    nothing = ((), ())
    transcript = Transcript((1, 0), (0.25, 1.0), *[nothing] * 4)
    assert transcript.regret(Instance([[0.0, 0.25], [1.0, 0.5]], [0, 0])) == 1.25 - 0.75
    assert transcript.regret(Instance([[0.0, 0.125], [0.5, 0.5]], [0, 0], [2.0, 2.0])) == 1.25 - 1.0
    with pytest.raises(ValueError, match="instance: expected one of 2 rounds"):
        transcript.regret(Instance([[0.0, 0.25]], [0]))
    with pytest.raises(ValueError, match="instance: expected one with the arms that were played"):
        transcript.regret(Instance([[0.0], [0.25]], [0, 0]))
