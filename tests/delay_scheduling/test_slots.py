"""The schedulers that look at their slots: against the referee, one round at a time,
long games, and the edges.
"""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.compiled.slots import ENDLESS, HELD, NEXT, climb, reservoir
from delay_scheduling.players.trackers import Greedy, recorded
from delay_scheduling.schedulers import (
    ClairvoyantReservoirs,
    Reservoirs,
    Skipping,
    Stairs,
    has_proxies,
    is_random,
)

DROPPING = ds.Rules(K=2, C=2, preemptive=True)
CLAIRVOYANT = ds.Rules(K=2, C=2, clairvoyant=True)
HIDDEN = ds.Rules(K=2, C=4)


class Literal(Greedy):
    """Keep the slots of reservoirs round by round, as their docstring says:
    who enters draws when it is displaced.
    """

    def __init__(self, uniforms):
        super().__init__()
        # from slot to (round, first round since it was free, next to enter)
        self.uniforms = uniforms
        self.slots = {}

    def enters(self, t):
        """Return the number of rounds of the slot that do not displace t, or None if t stays
        out.
        """
        slot = t % self.rules.C
        U = self.uniforms[t - 1]
        _, since, following = self.slots.get(slot, (None, t, t))
        if t < following:
            return None
        age = (t - since) // self.rules.C
        stays = 1
        while U * (age + 1 + stays) < age + 1:
            stays += 1
        self.slots[slot] = t, since, t + stays * self.rules.C
        return stays - 1

    def observe(self, t, feedback):
        super().observe(t, feedback)
        for s, _ in feedback:
            del self.slots[s % self.rules.C]


class LiteralHidden(Literal):
    preempts = True

    def wants(self, t):
        return self.enters(t) is not None

    def drops(self, t):
        there, _, following = self.slots.get((t + 1) % self.rules.C, (None, 0, 0))
        return [there] if following == t + 1 else []


class LiteralClairvoyant(Literal):
    needs_clairvoyance = True

    def wants(self, t):
        turns = self.enters(t)
        return turns is not None and turns >= self.delay // self.rules.C


class LiteralSkipping(LiteralClairvoyant):
    """Keep the number x; a round that is left out comes to its slot,
    and its slot is free again in the next round.
    """

    def __init__(self, uniforms, price, allowance):
        super().__init__(uniforms)
        self.x = 0.0
        self.price = price
        self.allowance = allowance

    def wants(self, t):
        waits = math.sqrt(self.x**2 + self.price**2 * self.delay)
        if waits <= self.x + self.allowance:
            self.x = waits
            return super().wants(t)
        self.x += self.allowance
        if self.enters(t) is not None:
            del self.slots[t % self.rules.C]
        return False


@pytest.mark.parametrize("C", [1, 2, 3, 7])
def test_the_referee_sees_the_same_skipping(C):
    rng = np.random.default_rng(C)
    rules = ds.Rules(K=2, C=C, clairvoyant=True)
    left_out = set()
    for _ in range(30):
        d = rng.integers(0, 9, 40)
        u = 1 - rng.random(40)
        d = np.where(rng.random(40) < 0.2, 10**9, d)
        ours = Skipping(0.8, 1.0).played(d, u, C)
        found = recorded(LiteralSkipping(u, 0.8, 1.0), d, rules)
        assert (ours.after > ours.before).tolist() == (found.after > found.before).tolist()
        assert ours.before.tolist() == found.before.tolist()
        left_out.add(int((~ours.kept).sum()))
    assert min(left_out) > 0
    assert max(left_out) < 40


@pytest.mark.parametrize("C", [1, 2, 3, 7])
def test_the_referee_sees_the_same_reservoirs(C):
    rng = np.random.default_rng(C)
    kinds = (
        (Reservoirs, LiteralHidden, ds.Rules(K=2, C=C, preemptive=True)),
        (ClairvoyantReservoirs, LiteralClairvoyant, ds.Rules(K=2, C=C, clairvoyant=True)),
    )
    for _ in range(30):
        d = rng.integers(0, 9, 40)
        u = 1 - rng.random(40)
        d = np.minimum(d, np.arange(40)[::-1])
        for kind, literal, rules in kinds:
            ours = kind().played(d, u, C)
            found = recorded(literal(u), d, rules)
            assert ours.observed.tolist() == found.observed.tolist()
            assert ours.before.tolist() == found.before.tolist()
            assert ours.after.tolist() == found.after.tolist()


class LiteralStairs(Greedy):
    """Keep the groups as lists of rounds."""

    def __init__(self, uniforms, sizes, p):
        super().__init__()
        self.uniforms = uniforms
        self.sizes = sizes
        self.p = p
        self.held = [set() for _ in sizes]

    def wants(self, t):
        for group, size, p in zip(self.held, self.sizes, self.p, strict=True):
            if len(group & set(self.S)) < size:
                if self.uniforms[t - 1] < p:
                    group.add(t)
                return self.uniforms[t - 1] < p
        return False


@pytest.mark.parametrize(
    "stairs", [Stairs(2.0, 2), Stairs(1.5, 1, width=2, first=0.7), Stairs(1.0, 0, first=0.5)]
)
def test_the_referee_sees_the_same_stairs(stairs):
    rng = np.random.default_rng(0)
    for _ in range(30):
        d = rng.integers(0, 12, 40)
        u = rng.random(40)
        ours = stairs.played(d, u, HIDDEN.C)
        found = recorded(LiteralStairs(u, *stairs.groups(40, HIDDEN.C)), d, HIDDEN)
        assert ours.after.tolist() == found.after.tolist()
        assert ours.observed.tolist() == found.observed.tolist()


def test_one_round_at_a_time_needs_no_more_than_the_state():
    rng = np.random.default_rng(5)
    C = 3
    T = 200
    d = rng.integers(0, 20, T)
    u = rng.random(T)
    hidden, announced = (kind().played(d, u, C) for kind in (Reservoirs, ClairvoyantReservoirs))
    state = np.full((3, C), -1)
    seen = set()
    tracked = set()
    for t in range(T):
        age, stays = reservoir(state, t, u[t])
        assert age == hidden.ages[t]
        if stays > d[t] // C:
            tracked.add(t)
        for slot, s in enumerate(state[HELD].tolist()):  # feedback arrives
            if s >= 0 and s + d[s] == t < state[NEXT, slot]:
                seen.add(s)
                state[HELD, slot] = -1
    arrived = np.flatnonzero(hidden.observed & (np.arange(T) + d < T)).tolist()
    assert sorted(seen) == arrived
    assert (
        sorted(tracked)
        == np.flatnonzero(announced.observed).tolist()
        == np.flatnonzero(hidden.observed).tolist()
    )
    stairs = Stairs(1.5, 2)
    schedule, (sizes, p) = stairs.played(d, u, C), stairs.groups(T, C)
    held = np.zeros(3, np.int64)
    ends = []
    for t in range(T):
        group, is_tracked = climb(held, sizes, p, u[t])
        assert (group, is_tracked) == (schedule.groups[t], schedule.observed[t])
        ends += [(t + d[t], group)] * int(is_tracked)
        for end in [end for end in ends if end[0] == t]:
            held[end[1]] -= 1
            ends.remove(end)


@pytest.mark.parametrize("kind", [Reservoirs, ClairvoyantReservoirs])
def test_weights_have_mean_one_in_a_long_game(kind):
    d = ds.adversaries.heavy_tailed_delays(300, mean_delay=9, seed=0)
    rng = np.random.default_rng(0)
    runs = [kind().played(d, rng.random(300), 3) for _ in range(4000)]
    assert abs(np.mean([run.z.mean() for run in runs]) - 1) < 0.01
    ends = np.minimum(d, np.arange(300)[::-1])
    prices = np.mean([(1 / run.p).sum() for run in runs])
    assert abs(prices / (300 + (ends // 3).sum() + (d // 3).sum()) - 1) < 0.02


def test_stairs_pay_what_they_promise_in_a_long_game():
    d = np.full(2000, 40)
    rng = np.random.default_rng(0)
    stairs = Stairs(1.5, 7)
    runs = [stairs.played(d, rng.random(2000), 8) for _ in range(500)]
    assert np.mean([(1 / run.p).sum() for run in runs]) < 2000 + 0.5 * d.sum()
    assert 0 < np.mean([run.lost.sum() for run in runs]) < 1.5**-7 * d.sum()
    assert max(run.after.max() for run in runs) == 8


@pytest.mark.parametrize(
    "scheduler", [Reservoirs(), ClairvoyantReservoirs(), Skipping(0.8, 1.0), Stairs(1.5, 2)]
)
def test_later_delays_and_coins_change_nothing(scheduler):
    rng = np.random.default_rng(1)
    d = rng.integers(0, 6, 60)
    u = rng.random(60)
    other = scheduler.played(
        np.append(d[:30], rng.integers(0, 6, 30)), np.append(u[:30], rng.random(30)), 3
    )
    longer = scheduler.played(np.append(d, 9), np.append(u, 0.5), 3)
    for name in ("before", "after", "p"):
        found = getattr(scheduler.played(d, u, 3), name).tolist()
        assert found[:30] == getattr(other, name).tolist()[:30]
        assert found == getattr(longer, name).tolist()[:60]


@pytest.mark.parametrize("kind", [Reservoirs, ClairvoyantReservoirs])
def test_no_round_is_missed_if_delays_are_below_the_capacity_or_slots_unlimited(kind):
    for C in (5, math.inf):
        schedule = kind().played([4] * 40, np.full(40, 1 - 2.0**-53), C)
        assert schedule.observed.all()
        assert (schedule.p == 1).all()
    assert kind().played([0], np.zeros(1), 1).observed.tolist() == [True]


def test_uniforms_at_the_ends_of_the_unit_interval():
    state = np.full((3, 1), -1)
    assert reservoir(state, 0, 0.0) == (0, ENDLESS)
    assert reservoir(state, 5, 0.3) == (5, 0)
    assert reservoir(np.full((3, 1), -1), 0, 1 - 2.0**-53) == (0, 1)
    endless = Reservoirs().played([2**31 - 1, 0], np.zeros(2), 1)
    assert endless.observed.tolist() == [True, False]
    assert endless.after.tolist() == [1, 1]


def test_stairs_with_unlimited_slots_lose_nothing():
    schedule = Stairs(2.0, 3).sample([99] * 50, ds.Rules(K=2), np.random.default_rng(0))
    assert not schedule.lost.any()
    assert schedule.p.min() == 1 / 8


@pytest.mark.parametrize(
    ("scheduler", "rules"),
    [(Reservoirs(), DROPPING), (ClairvoyantReservoirs(), CLAIRVOYANT), (Stairs(2.0, 1), HIDDEN)],
)
def test_schedulers_ask_for_what_they_need_and_are_known_by_their_kind(scheduler, rules):
    assert scheduler.sample([3, 0, 2], rules, np.random.default_rng(0)).T == 3
    assert is_random(scheduler)
    assert not has_proxies(scheduler)
    least = {"preemption": scheduler.preempts, "clairvoyance": scheduler.needs_clairvoyance}
    for word in (word for word, needed in least.items() if needed):
        with pytest.raises(ValueError, match=word):
            scheduler.sample([1], ds.Rules(K=2, C=4), np.random.default_rng(0))


@pytest.mark.parametrize(
    ("named", "make"),
    [
        ("price", lambda: Skipping(-1.0, 1.0)),
        ("price", lambda: Skipping(math.inf, 1.0)),
        ("allowance", lambda: Skipping(1.0, 0.0)),
        ("allowance", lambda: Skipping(1.0, math.inf)),
        ("ratio", lambda: Stairs(0.5, 1)),
        ("ratio", lambda: Stairs(math.inf, 1)),
        ("steps", lambda: Stairs(2.0, -1)),
        ("width", lambda: Stairs(2.0, 1, width=0)),
        ("first", lambda: Stairs(2.0, 1, first=0.0)),
        ("rules", lambda: Stairs(2.0, 4).sample([1], HIDDEN, np.random.default_rng(0))),
    ],
)
def test_bad_arguments_are_named(named, make):
    with pytest.raises(ValueError, match=f"^{named}: expected"):
        make()


def test_a_schedule_with_ages_may_be_a_key():
    schedule = Reservoirs().played([0, 1], np.array([0.5, 0.5]), C=1)
    assert len({schedule, schedule}) == 1
