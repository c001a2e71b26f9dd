"""The checker of schedulers and players names the rule that each rogue breaks, and finds nothing in the package."""

import sys
from dataclasses import dataclass, field

import numpy as np
import pytest

from delay_scheduling import schedulers
from delay_scheduling.game import Rules, streams
from delay_scheduling.players import naive
from delay_scheduling.schedulers import INFINITE
from delay_scheduling.use.checking import BrokenRule, check_player, check_scheduler

DELAYS = [3, 0, 2, 1, 4, 0, 1, 2]
SOUND = {
    "everything": schedulers.TrackEverything(),
    "coin": schedulers.Coin(0.3),
    "Bernoulli": schedulers.Bernoulli(1.0),
    "Pareto": schedulers.Pareto(1.0),
    "expected": schedulers.Pareto(1.0, expected_capacity=1.5),
}


@pytest.mark.parametrize("name", SOUND)
def test_the_schedulers_of_the_package_pass(name):
    check_scheduler(SOUND[name], DELAYS, C=3, draws=5000)


def test_spaced_passes_with_equal_delays():
    check_scheduler(schedulers.Spaced(2), [2] * 8, C=1, draws=5000)


class Base(schedulers.Coin):
    def __init__(self):
        super().__init__(0.5)


class NoFlag(Base):
    needs_clairvoyance = "no"


class ShownDelays(Base):
    def proxies(self, uniforms, C, delays):
        return super().proxies(uniforms, C)


class Nameless:
    needs_clairvoyance = preempts = False


@dataclass(frozen=True)
class Moody(schedulers.Coin):
    p: float = 0.5
    calls: list = field(default_factory=list)

    def proxies(self, uniforms, C):
        self.calls.append(1)
        return np.full(len(uniforms), INFINITE if len(self.calls) % 2 else -1)


class TooLow(Base):
    def proxies(self, uniforms, C):
        return np.full(len(uniforms), -2)


class Fractional(Base):
    def proxies(self, uniforms, C):
        return np.full(len(uniforms), 0.5)


class Certain(Base):
    def probabilities(self, delays, C):
        return np.full(len(delays), 1.5)


class ShortRow(Base):
    def proxies(self, uniforms, C):
        return np.full(len(uniforms) - 1, -1)


class Cutter(Base):
    def proxies(self, uniforms, C):
        return np.where(uniforms < self.p, 0, -1)


class LooksAhead(Base):
    def proxies(self, uniforms, C):
        return super().proxies(np.roll(uniforms, -1), C)


class KnowsTheHorizon(Base):
    def probabilities(self, delays, C):
        return np.full(len(delays), 1 / len(delays))

    def proxies(self, uniforms, C):
        return np.where(uniforms < 1 / len(uniforms), INFINITE, -1)


class KnowsLaterDelays(schedulers.Bernoulli):
    def __init__(self):
        super().__init__(1.0)

    def probabilities(self, delays, C):
        return super().probabilities(np.full(len(delays), np.max(delays)), C)


class KnowsTheLongestDelay(KnowsLaterDelays):
    def probabilities(self, delays, C):
        return np.full(len(delays), 1 / (1 + np.max(delays)))


class KnowsTheShortestDelay(KnowsLaterDelays):
    def probabilities(self, delays, C):
        return np.full(len(delays), 1 / (1 + np.min(delays)))


class FalselySure(Base):
    random = False

    def proxies(self, uniforms, C):
        return super().proxies(uniforms, C)


class FalselyTossing(Base):
    tosses = True

    def proxies(self, uniforms, C):
        return super().proxies(1 - uniforms, C)


class Optimist(Base):
    def probabilities(self, delays, C):
        return np.full(len(delays), 0.6)


class OneCoin(Base):
    def proxies(self, uniforms, C):
        return super().proxies(np.full(len(uniforms), uniforms[0]), C)


ROGUES = {
    NoFlag: "interface",
    ShownDelays: "interface",
    Nameless: "interface",
    Moody: "repeatable",
    TooLow: "range",
    Fractional: "range",
    Certain: "range",
    ShortRow: "range",
    Cutter: "preemption",
    LooksAhead: "foresight",
    KnowsTheHorizon: "foresight",
    KnowsLaterDelays: "foresight",
    KnowsTheLongestDelay: "foresight",
    KnowsTheShortestDelay: "foresight",
    FalselySure: "declaration",
    FalselyTossing: "declaration",
    Optimist: "probability",
    OneCoin: "independence",
}


@pytest.mark.parametrize("rogue", ROGUES, ids=lambda rogue: rogue.__name__)
def test_a_rogue_scheduler_is_told_its_rule(rogue):
    with pytest.raises(BrokenRule, match=f"^{ROGUES[rogue]}: ") as caught:
        check_scheduler(rogue(), DELAYS, C=3, draws=5000)
    assert caught.value.rule == ROGUES[rogue]


def test_wrong_arguments_of_the_checks():
    with pytest.raises(ValueError, match="draws: expected an integer of at least 1"):
        check_scheduler(schedulers.Coin(0.5), DELAYS, draws=0)
    with pytest.raises(ValueError, match="delays: expected at least two rounds"):
        check_scheduler(schedulers.Coin(0.5), [1])
    with pytest.raises(ValueError, match="games: expected an integer of at least 1"):
        check_player(player(naive.Uniform), RULES, games=0)


RULES = Rules(K=2, C=2, regime="full-information", preemptive=True)


def player(kind):
    return lambda seed: kind(streams(seed, 0)[1])


class WrongArm(naive.Uniform):
    def act(self, t, delay):
        return 2


class Greedy(naive.Uniform):
    def track(self, t):
        return True


class Sleepless(naive.Uniform):
    def act(self, t, delay):
        return int(np.random.default_rng().integers(2))


class PlaysOnce(naive.Uniform):
    rounds = 0

    def act(self, t, delay):
        self.rounds += 1
        return 0 if self.rounds <= 12 else 7


class Oracle(naive.Uniform):
    """Plays what a friend at the referee's table whispers: the arm of least loss in the last round."""

    def act(self, t, delay):
        frame = sys._getframe()
        while frame.f_locals.get("instance") is None:
            frame = frame.f_back
        return int(frame.f_locals["instance"].losses[-1].argmin())


class Mute:
    act = start = track = release = None


BAD_PLAYERS = {
    WrongArm: "legal",
    Greedy: "legal",
    Sleepless: "repeatable",
    PlaysOnce: "fresh",
    Oracle: "hidden",
}


@pytest.mark.parametrize("rogue", BAD_PLAYERS, ids=lambda rogue: rogue.__name__)
def test_a_rogue_player_is_told_its_rule(rogue):
    with pytest.raises(BrokenRule, match=f"^{BAD_PLAYERS[rogue]}: "):
        check_player(player(rogue), RULES)


def test_a_player_without_methods_is_refused():
    with pytest.raises(BrokenRule, match=r"^interface: there is no method start"):
        check_player(lambda seed: Mute(), RULES)


@pytest.mark.parametrize("kind", [naive.Uniform, naive.FollowTheLeader])
def test_the_players_of_the_package_pass(kind):
    check_player(player(kind), RULES)


@pytest.mark.parametrize(
    ("make", "rules", "argument"), [(object(), RULES, "make"), (None, RULES, "make"), (len, 3, "rules")]
)
def test_what_makes_no_player_is_refused(make, rules, argument):
    with pytest.raises(ValueError, match=f"^{argument}: expected"):
        check_player(make, rules)
