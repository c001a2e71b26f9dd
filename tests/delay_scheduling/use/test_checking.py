"""The checker of schedulers and players names the rule that each rogue breaks,
and finds nothing in the package.
"""

import sys

import numpy as np
import pytest

from delay_scheduling import schedulers
from delay_scheduling.game import Rules, streams
from delay_scheduling.players import naive
from delay_scheduling.schedulers import INFINITE, EachRound
from delay_scheduling.use.checking import BrokenRule, check_player, check_scheduler

DELAYS = [3, 0, 2, 1, 4, 0, 1, 2]
SOUND = {
    "reservoirs": schedulers.Reservoirs(),
    "clairvoyant reservoirs": schedulers.ClairvoyantReservoirs(),
    "stairs": schedulers.Stairs(1.5, 2),
    "levels": schedulers.Levels((0.6, 0.3)),
    "calibrated": schedulers.CalibratedPareto(2.0),
    "everything": schedulers.TrackEverything(),
    "coin": schedulers.Coin(0.3),
    "Bernoulli": schedulers.Bernoulli(1.0),
    "Pareto": schedulers.Pareto(1.0),
    "expected": schedulers.Pareto(1.0, expected_capacity=1.5),
}


@pytest.mark.parametrize("name", SOUND)
def test_the_schedulers_of_the_package_pass(name):
    check_scheduler(SOUND[name], DELAYS, C=3, draws=5000)


@pytest.mark.parametrize("delays", [[2] * 8, [2, 0, 1, 2, 0, 0, 1, 2]])
def test_spaced_passes_with_delays_up_to_its_own(delays):
    check_scheduler(schedulers.Spaced(2), delays, C=1, draws=5000)


def in_arrays(proxies=None, probabilities=None, of=schedulers.Coin, arguments=(0.5,)):
    """Return a scheduler whose twin is broken: what it says of many rounds is this,
    whatever its law says.
    """

    class Twin(type(of(*arguments).begin(3))):
        def many(self, first, uniforms, delays):
            proxy, p = super().many(first, uniforms, delays)
            if proxies is not None:
                proxy = proxies(super().many, first, uniforms, delays)
            if probabilities is not None:
                p = probabilities(delays)
            return proxy, p

    class Own(of):
        def begin(self, C):
            return Twin(self, C)

    return Own(*arguments)


class ByCoin(EachRound):
    """Toss a fair coin."""

    def proxy(self, t, uniform, C):
        return INFINITE if uniform < 0.5 else -1

    def chance(self, t, C, delay):
        return 0.5


class NoFlag(ByCoin):
    needs_clairvoyance = "no"


class Unshown(ByCoin):
    def proxy(self, t, uniform, C, delay):
        return super().proxy(t, uniform, C)


class Nameless:
    needs_clairvoyance = preempts = False


class NoLaw(schedulers.Tossing):
    pass


class Moody(ByCoin):
    def __init__(self):
        self.calls = 0

    def proxy(self, t, uniform, C):
        self.calls += 1
        return INFINITE if self.calls % 3 else -1


class TooLow(ByCoin):
    def proxy(self, t, uniform, C):
        return -2


class Fractional(ByCoin):
    def proxy(self, t, uniform, C):
        return 0.5


class MoreThanSure(ByCoin):
    def chance(self, t, C, delay):
        return 1.5


class TossesTooOften(schedulers.Tossing):
    def chance(self, t, C):
        return 1.5


class Cutter(ByCoin):
    def proxy(self, t, uniform, C):
        return 0 if uniform < 0.5 else -1


class FalselySure(schedulers.Certain, schedulers.Coin):
    def __init__(self):
        super().__init__(0.5)


class Optimist(ByCoin):
    def chance(self, t, C, delay):
        return 0.6


class RemembersACoin(schedulers.ProxyLaw):
    """Toss one coin for all rounds."""

    def __init__(self, scheduler, C):
        super().__init__(scheduler, C)
        self.first = 1.0

    def decide(self, t, uniform, delay):
        if t == 1:
            self.first = uniform
        return INFINITE if self.first < 0.5 else -1, 0.5

    def chance(self, number, delay):
        return 0.5


class OneCoin(schedulers.Proxies):
    def begin(self, C):
        return RemembersACoin(self, C)


class Hides(RemembersACoin):
    """Remember what nobody keeps."""

    def decide(self, t, uniform, delay):
        self._seen = getattr(self, "_seen", 0) + 1
        return INFINITE if self._seen % 2 else -1, 0.5


class Forgetful(OneCoin):
    def begin(self, C):
        return Hides(self, C)


class Unspeakable(RemembersACoin):
    def __init__(self, scheduler, C):
        super().__init__(scheduler, C)
        self.thing = object()


class Unsaved(OneCoin):
    def begin(self, C):
        return Unspeakable(self, C)


class LongStairs(schedulers.Stairs):
    """Play other stairs at once than round by round."""

    def played(self, delays, uniforms, C):
        return schedulers.Stairs(3.0, 1).played(delays, uniforms, C)


def later_coins(many, first, uniforms, delays):
    return many(first, np.roll(uniforms, -1), delays)[0]


def other_coins(many, first, uniforms, delays):
    return many(first, 1 - uniforms, delays)[0]


def short_row(many, first, uniforms, delays):
    return many(first, uniforms, delays)[0][:-1]


def block_by_block(many, first, uniforms, delays):
    even = np.arange(len(uniforms)) % 2 == 0
    return np.where(even, INFINITE, many(first, uniforms, delays)[0])


def by_horizon(delays):
    return np.full(len(delays), 1 / len(delays))


def by_longest(delays):
    return np.full(len(delays), 1 / (1 + delays.max()))


def too_few(delays):
    return np.full(len(delays), 0.4)


ROGUES = {
    "no flag": (NoFlag(), "interface"),
    "takes delays that are hidden": (Unshown(), "interface"),
    "no scheduler": (Nameless(), "interface"),
    "no method": (NoLaw(), "interface"),
    "moody": (Moody(), "repeatable"),
    "too low": (TooLow(), "range"),
    "fractional": (Fractional(), "range"),
    "more than sure": (MoreThanSure(), "range"),
    "tosses too often": (TossesTooOften(), "range"),
    "a short row": (in_arrays(short_row), "range"),
    "cutter": (Cutter(), "preemption"),
    "looks ahead": (in_arrays(later_coins, of=ByCoin, arguments=()), "foresight"),
    "knows the horizon": (
        in_arrays(probabilities=by_horizon, of=ByCoin, arguments=()),
        "foresight",
    ),
    "knows later delays": (
        in_arrays(probabilities=by_longest, of=ByCoin, arguments=()),
        "foresight",
    ),
    "falsely sure": (FalselySure(), "declaration"),
    "falsely tossing": (in_arrays(other_coins), "declaration"),
    "another twin": (in_arrays(probabilities=too_few, of=ByCoin, arguments=()), "twin"),
    "begins anew": (in_arrays(block_by_block, of=ByCoin, arguments=()), "twin"),
    "other stairs": (LongStairs(1.5, 2), "twin"),
    "forgetful": (Forgetful(), "memory"),
    "unsaved": (Unsaved(), "memory"),
    "optimist": (Optimist(), "probability"),
    "one coin": (OneCoin(), "independence"),
}


@pytest.mark.parametrize("name", ROGUES)
def test_a_rogue_scheduler_is_told_its_rule(name):
    rogue, rule = ROGUES[name]
    with pytest.raises(BrokenRule, match=f"^{rule}: ") as caught:
        check_scheduler(rogue, DELAYS, C=4, draws=5000)
    assert caught.value.rule == rule


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
    """Plays what a friend at the referee's table whispers: the arm of least loss in the last
    round.
    """

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
    ("make", "rules", "argument"),
    [(object(), RULES, "make"), (None, RULES, "make"), (len, 3, "rules")],
)
def test_what_makes_no_player_is_refused(make, rules, argument):
    with pytest.raises(ValueError, match=f"^{argument}: expected"):
        check_player(make, rules)
