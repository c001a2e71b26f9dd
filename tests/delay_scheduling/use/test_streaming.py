"""Long runs have the bits of the game as a whole, whatever its blocks;
what forgets earlier blocks is refused.
"""

import functools
import itertools
import math
import signal
import subprocess
import sys

import numpy as np
import pytest

from delay_scheduling import adversaries, rates, referee, schedulers, simulate, streaming
from delay_scheduling.adversaries import Blocks
from delay_scheduling.compiled.plan import number_of
from delay_scheduling.game import Instance, Rules
from delay_scheduling.past import calibrated
from delay_scheduling.players import trackers
from delay_scheduling.theorems import thm_2_1, thm_3_2, thm_5_1, thm_5_2
from delay_scheduling.use.streaming import long_run

T = 150
DELAYS = {
    "none": np.zeros(T, int),
    "all at once": np.arange(T)[::-1] - T // 3,
    "past the end": np.arange(T) % 7 * 40,
    "endless": np.full(T, 2**31 - 1),
    "mixed": np.random.default_rng(0).integers(0, 30, T),
}
DELAYS["all at once"] = np.maximum(DELAYS["all at once"], 0)
CUTS = {
    "one by one": range(1, 20),
    "uneven": [1, 2, 50, 51, 64, 128],
    "halves": [T // 2],
    "one block": [],
}


def in_blocks(instance, cuts):
    ends = [0, *cuts, instance.T]
    rows = [slice(*pair) for pair in itertools.pairwise(ends)]
    return [Instance(instance.losses[part], instance.delays[part]) for part in rows]


def entries(instance):
    """Return a rule for each scheduler, and each scheduler."""
    yield schedulers.Bernoulli(0.5), thm_5_1.rates
    yield (
        schedulers.Pareto(0.5, expected_capacity=2.5),
        thm_5_2.repaired_rates(0.5, instance.d_max, 2.5),
    )
    yield schedulers.CalibratedBernoulli(0.7), calibrated.rates
    yield schedulers.CalibratedPareto(0.7), calibrated.PreemptiveRates(0.7, instance.d_max)
    yield schedulers.TrackEverything(), thm_2_1.rates
    yield schedulers.Coin(0.4), thm_2_1.rates
    yield schedulers.Coin(0.4), rates.constant(math.inf, 0.05)


@functools.cache
def whole_games(delays, regime):
    """Return games with their regret and residual, played as a whole."""
    found = []
    for K, C in [(1, 3), (2, 1), (3, 5), (3, math.inf)]:
        instance = Instance(np.random.default_rng(K).random((T, K)), DELAYS[delays])
        rules = Rules(K, C, regime, clairvoyant=True, preemptive=True)
        for scheduler, rule in entries(instance):
            whole = simulate(instance, rules, scheduler, rule, seed=3, replicate=1)
            found.append(
                (instance, (rules, scheduler, rule), (whole.regret(instance), whole.residual))
            )
    return found


@pytest.mark.parametrize("cuts", CUTS)
@pytest.mark.parametrize("regime", ["bandit", "full-information"])
@pytest.mark.parametrize("delays", DELAYS)
def test_blocks_change_no_bit(delays, regime, cuts):
    for instance, game, expected in whole_games(delays, regime):
        run = long_run(in_blocks(instance, CUTS[cuts]), *game, seed=3, replicate=1)
        assert (run.T, run.rounds.tolist()) == (T, [*CUTS[cuts], T])
        assert (run.regret, run.residual) == expected, game


@pytest.mark.parametrize("size", [1, 16, 100, 1000])
def test_what_never_arrives_does_not_arrive_in_a_later_block(size):
    """A log of 1,000 rounds, of which a fifth are never heard of: whole and in blocks of its
    rows.
    """
    rng = np.random.default_rng(0)
    log = {
        "red": rng.random(1000),
        "blue": rng.random(1000) * 0.9,
        "wait": rng.integers(0, 20, 1000).astype(float),
    }
    log["wait"][rng.random(1000) < 0.2] = math.nan
    rows = [
        {name: column[row : row + size] for name, column in log.items()}
        for row in range(0, 1000, size)
    ]
    whole, *blocks = (Instance.from_frame(part, ["red", "blue"], "wait") for part in (log, *rows))
    rules = Rules(K=2, C=4, clairvoyant=True, preemptive=True)
    for scheduler, rule in [
        (schedulers.TrackEverything(), thm_2_1.rates),
        (schedulers.Bernoulli(1.0), thm_5_1.rates),
        (schedulers.Bernoulli(1.0), rates.constant(0.1, 0.1)),
        (schedulers.Pareto(1.0), rates.constant(0.1, 0.1)),
    ]:
        game = rules, scheduler, rule
        assert long_run(blocks, *game, seed=0).regret == simulate(whole, *game, seed=0).regret(
            whole
        )


@pytest.mark.parametrize("d", [0, 1, 9, 400])
@pytest.mark.parametrize("cuts", CUTS)
def test_spaced_rounds_remember_their_coins(cuts, d):
    instance = adversaries.fixed(T, 2, d, seed=0)
    rules = Rules(K=2, C=1)
    game = rules, schedulers.Spaced(d), thm_3_2.one_slot_rates
    run = long_run(in_blocks(instance, CUTS[cuts]), *game, seed=1)
    assert run.regret == simulate(instance, *game, seed=1).regret(instance)


def test_a_single_round():
    instance = Instance([[0.25, 1.0]], [0])
    rules = Rules(K=2, C=1)
    game = rules, schedulers.TrackEverything(), rates.constant(1.0, 1.0)
    run = long_run([instance], *game, seed=0)
    assert run.regret == simulate(instance, *game, seed=0).regret(instance)
    assert run.regret == pytest.approx(0.375)


MAKERS = {
    adversaries.easy: {"mean_delay": 9},
    adversaries.switching: {"mean_delay": 9, "period": 7},
    adversaries.heavy_tailed: {"mean_delay": 9},
    adversaries.fixed: {"d": 4},
    adversaries.mixed: {"long_delay": 9},
}


@pytest.mark.parametrize("size", [1, 7, 64, 1000])
@pytest.mark.parametrize("adversary", MAKERS, ids=lambda adversary: adversary.__name__)
def test_the_blocks_of_an_adversary_are_its_game(adversary, size):
    options = MAKERS[adversary] | {"K": 3, "seed": 5}
    whole = adversary(T=T, **options)
    blocks = Blocks(adversary, T=T, size=size, **options)
    for _ in range(2):  # as often as wanted
        assert np.array_equal(np.concatenate([block.losses for block in blocks]), whole.losses)
        assert np.array_equal(np.concatenate([block.delays for block in blocks]), whole.delays)
    assert max(block.T for block in blocks) == min(size, T)


@pytest.mark.parametrize(("options", "argument"), [({"T": 0}, "T"), ({"T": 5, "size": 0}, "size")])
def test_wrong_blocks(options, argument):
    with pytest.raises(ValueError, match=f"^{argument}: expected an integer of at least 1"):
        Blocks(adversaries.easy, **options)


def test_blocks_of_many_arms_have_fewer_rounds():
    lengths = [block.T for block in Blocks(adversaries.fixed, T=6, K=2**16, d=0, seed=0)]
    assert lengths == [2, 2, 2]


def test_a_block_begins_after_a_number_of_rounds():
    with pytest.raises(ValueError, match="first: expected an integer of at least 0"):
        adversaries.easy(5, 2, 1.0, seed=0, first=-1)


def test_nothing_is_held_but_what_is_pending(monkeypatch):
    held = []

    class Watched(streaming.Learner):
        def play(self, block, schedule, rates):
            super().play(block, schedule, rates)
            held.append((len(self.ends), len(schedule.future["a_t", "pending"][0])))

    monkeypatch.setattr(streaming, "Learner", Watched)
    game = Blocks(adversaries.fixed, T=2000, size=50, K=2, d=400, seed=0)
    rules = Rules(K=2, C=5, preemptive=True)
    long_run(game, rules, schedulers.Pareto(0.5), thm_5_2.repaired_rates(0.5, 400), seed=0)
    assert len(held) == 40
    assert 0 < max(max(pair) for pair in held) <= 5


# What is refused

RULES = Rules(K=2, C=2)
GAME = in_blocks(adversaries.easy(60, 2, 3.0, seed=0), [30])
COIN = schedulers.Coin(0.5)
RECORDED = COIN.sample([0] * 60, RULES, np.random.default_rng(0))


class Remembering(schedulers.EachRound):
    """Look at the number of the round."""

    def proxy(self, t, uniform, C):
        return schedulers.INFINITE if (t - 1) % 4 < 2 else -1

    def chance(self, t, C, delay):
        return 0.5


class CountingAnew(schedulers.kinds.OfEachRound):
    def many(self, first, uniforms, delays):
        return super().many(0, uniforms, delays)


class EveryOther(Remembering):
    """Count rounds from the beginning of each block."""

    def begin(self, C):
        return CountingAnew(self, C)


def forgetful(schedule, rules):
    """Sum within each block only."""
    return rates.adaptive(
        rules, np.arange(1.0, schedule.T + 1), np.cumsum(schedule.before).astype(float)
    )


REFUSED = {
    "no blocks": (([], RULES, COIN, thm_2_1.rates), "blocks: expected at least one instance"),
    "scales": (
        ([Instance([[0, 1]], [0], [1])], RULES, COIN, thm_2_1.rates),
        "blocks: .* unit loss scales",
    ),
    "batches": (
        (GAME, RULES, schedulers.BatchRepresentatives(2), thm_2_1.rates),
        "scheduler: .* proxy delays",
    ),
    "replacement": (
        (GAME, RULES, trackers.Replacing(), thm_2_1.rates),
        "scheduler: .* proxy delays",
    ),
    "recorded": (
        (GAME, RULES, trackers.Fixed(RECORDED), thm_2_1.rates),
        "scheduler: .* proxy delays",
    ),
    "rules": ((GAME, RULES, schedulers.Pareto(1.0), thm_2_1.rates), "rules: expected preemption"),
    "arms": ((GAME, Rules(K=3), COIN, thm_2_1.rates), "rules: expected K = 2"),
    "scheduler": (
        (GAME, RULES, EveryOther(), thm_2_1.rates),
        "scheduler: .* goes on after any block",
    ),
    "rates": ((GAME, RULES, COIN, forgetful), "rates: .* goes on after any block"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name):
    arguments, message = REFUSED[name]
    with pytest.raises(ValueError, match=message):
        long_run(*arguments, seed=0)


def test_a_scheduler_of_your_own_that_remembers_is_welcome():
    instance = adversaries.easy(60, 2, 3.0, seed=0)
    game = RULES, Remembering(), thm_2_1.rates
    assert long_run(GAME, *game, seed=0).regret == simulate(instance, *game, seed=0).regret(
        instance
    )


def test_a_failure_is_named_by_its_round_in_the_whole_game(monkeypatch):
    def failing(played, result, **others):
        result[2] = 4 if played else -1

    monkeypatch.setattr(streaming, "play", failing)
    with pytest.raises(FloatingPointError, match="round 35: expected a residual"):
        long_run(GAME, RULES, COIN, thm_2_1.rates, seed=0)


# Players of your own, and checkpoints


class Listening:
    """Play what was heard best of."""

    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)

    def start(self, rules):
        self.free = rules.C
        self.total = self.rng.random(rules.K)

    def act(self, t, delay):
        return int(self.total.argmin())

    def track(self, t):
        self.free -= (tracked := self.free > 0)
        return tracked

    def observe(self, t, feedback):
        self.free += len(feedback)
        for s, loss in feedback:
            self.total += loss * (1 + s % 2)

    def release(self, t):
        return ()


FULL = Rules(K=2, C=3, regime="full-information")


@pytest.mark.parametrize("cuts", CUTS)
@pytest.mark.parametrize("delays", DELAYS)
def test_a_player_of_your_own_plays_block_after_block(delays, cuts):
    instance = Instance(np.random.default_rng(0).random((T, 2)), DELAYS[delays])
    run = long_run(in_blocks(instance, CUTS[cuts]), FULL, Listening, None, seed=3, replicate=1)
    whole = referee.play(Listening(number_of(3, 1)), instance, FULL)
    assert run.regret == whole.regret(instance)


GAMES = {
    "scheduler": (RULES, COIN, thm_2_1.rates),
    "rates that remember": (
        Rules(K=2, C=3, preemptive=True),
        schedulers.Pareto(0.5),
        thm_5_2.rates(0.5, 2**31 - 1),
    ),
    "player": (FULL, Listening, None),
}
SIXTY = in_blocks(adversaries.easy(60, 2, 3.0, seed=0), [10, 20, 30, 40, 50])


def stopped(blocks, number):
    yield from blocks[:number]
    raise KeyboardInterrupt


@pytest.mark.parametrize("every", [0, 1e9])
@pytest.mark.parametrize("game", GAMES)
def test_a_long_run_goes_on_with_the_same_bits(tmp_path, game, every):
    kept = tmp_path / "state"
    whole = long_run(SIXTY, *GAMES[game], seed=2)
    for number in (1, 3, 3, 5):
        with pytest.raises(KeyboardInterrupt):
            long_run(stopped(SIXTY, number), *GAMES[game], seed=2, checkpoint=kept, every=every)
    for _ in range(2):  # what has ended goes on, too: there is nothing left to play
        run = long_run(SIXTY, *GAMES[game], seed=2, checkpoint=kept)
        assert (run.regret, run.residual, run.rounds.tolist()) == (
            whole.regret,
            whole.residual,
            whole.rounds.tolist(),
        )
        assert (run.suffered.tolist(), run.best.tolist()) == (
            whole.suffered.tolist(),
            whole.best.tolist(),
        )
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


def test_blocks_that_were_played_are_not_played_again(tmp_path, monkeypatch):
    played = []
    play = streaming.Course.play
    monkeypatch.setattr(
        streaming.Course, "play", lambda course, block: (played.append(block), play(course, block))
    )
    for number in (2, 5):
        long_run(SIXTY[:number], *GAMES["scheduler"], seed=2, checkpoint=tmp_path / "state")
    assert [id(block) for block in played] == [id(block) for block in SIXTY[:5]]


def test_a_run_that_was_killed_goes_on(tmp_path):
    script = """
import os, signal, sys
from delay_scheduling import Rules, adversaries, long_run, rates, schedulers

def blocks(number):
    for n, block in enumerate(adversaries.Blocks(adversaries.easy, T=400, size=20, K=2, mean_delay=9, seed=0)):
        if n == number:
            os.kill(os.getpid(), signal.SIGKILL)
        yield block

game = Rules(K=2, C=3), schedulers.Coin(0.5), rates.constant(0.1, 0.1)
print(long_run(blocks(int(sys.argv[2])), *game, seed=0, checkpoint=sys.argv[1], every=0).regret)
"""  # noqa: E501

    def run(number):
        command = [sys.executable, "-c", script, tmp_path / "kept", str(number)]
        return subprocess.run(command, capture_output=True, text=True)

    assert run(7).returncode == -signal.SIGKILL
    blocks = adversaries.Blocks(adversaries.easy, T=400, size=20, K=2, mean_delay=9, seed=0)
    whole = long_run(
        blocks, Rules(K=2, C=3), schedulers.Coin(0.5), rates.constant(0.1, 0.1), seed=0
    )
    assert run(99).stdout == f"{whole.regret}\n"


OTHERS = {
    "another seed": (SIXTY, *GAMES["scheduler"], 3),
    "another scheduler": (SIXTY, RULES, schedulers.Coin(0.25), thm_2_1.rates, 2),
    "another block": ([GAME[1], *SIXTY[1:]], *GAMES["scheduler"], 2),
    "fewer blocks": (SIXTY[:1], *GAMES["scheduler"], 2),
}


@pytest.mark.parametrize("other", OTHERS)
def test_the_checkpoint_of_another_run_is_refused(tmp_path, other):
    long_run(SIXTY[:2], *GAMES["scheduler"], 2, checkpoint=tmp_path / "state")
    with pytest.raises(
        ValueError,
        match=r"checkpoint: expected a state of this run|blocks: expected .*the checkpoint",
    ):
        long_run(*OTHERS[other], checkpoint=tmp_path / "state")


@pytest.mark.parametrize(
    "damage", [lambda b: b[:-1], lambda b: b"", lambda b: b[:-1] + bytes([b[-1] ^ 1])]
)
def test_a_damaged_checkpoint_is_refused(tmp_path, damage):
    state = tmp_path / "state"
    long_run(SIXTY[:2], *GAMES["scheduler"], 2, checkpoint=state)
    state.write_bytes(damage(state.read_bytes()))
    with pytest.raises(
        ValueError,
        match="checkpoint: expected a state of this run, made with this code, in one piece",
    ):
        long_run(SIXTY, *GAMES["scheduler"], 2, checkpoint=state)
