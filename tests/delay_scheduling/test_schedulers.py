"""Schedulers and `track`, against sets played round by round and against exact laws."""

import itertools
import math
from types import SimpleNamespace

import numpy as np
import pytest

from delay_scheduling import estimate_regret, long_run, reductions, simulate
from delay_scheduling.compiled.tracking import toss
from delay_scheduling.game import REGIMES, Instance, Rules
from delay_scheduling.schedulers import (
    INFINITE,
    BatchRepresentatives,
    Bernoulli,
    CalibratedBernoulli,
    CalibratedPareto,
    Coin,
    Pareto,
    Patient,
    Spaced,
    TrackEverything,
    normalizers,
    observation_probabilities,
    pareto_scales,
    representatives,
    tossed,
    track,
)
from delay_scheduling.theorems import thm_3_2
from delay_scheduling.validation import frozen

NEVER = -1


def play(delays, proxy, C):
    """Return Z_t, |S_t^0| and |S_t^1|, with the tracking set as a Python set, round by round."""
    S = set()
    observed = [False] * len(delays)
    before = []
    after = []
    for t, (d, proxy_delay) in enumerate(zip(delays, proxy, strict=True), start=1):
        before.append(len(S))
        if len(S) < C and proxy_delay >= 0:
            S.add(t)
            # its feedback comes at the end of round t + d, if nothing drops it
            observed[t - 1] = proxy_delay >= d
        after.append(len(S))
        S -= {s for s in S if s + int(delays[s - 1]) == t}
        S -= {s for s in S if s + int(proxy[s - 1]) == t}
    return observed, before, after


def as_lists(schedule):
    """Return Z_t, |S_t^0| and |S_t^1| as lists."""
    return schedule.observed.tolist(), schedule.before.tolist(), schedule.after.tolist()


@pytest.mark.parametrize("C", [1, 2, 5, math.inf])
@pytest.mark.parametrize("seed", range(15))
def test_track_plays_the_tracking_set(seed, C):
    rng = np.random.default_rng(seed)
    T = int(rng.integers(1, 60))
    delays = rng.integers(0, rng.choice([1, 4, 20, 2 * T]), T, endpoint=True)
    proxy = rng.choice([NEVER, 0, 1, 3, 30, INFINITE], T)
    assert as_lists(track(delays, proxy, C, np.ones(T))) == play(delays, proxy, C)


@pytest.mark.parametrize("C", [1, 2, 5, math.inf])
@pytest.mark.parametrize("seed", range(5))
def test_coins_are_played_out_as_their_proxy_delays_are(seed, C):
    rng = np.random.default_rng(seed)
    T = int(rng.integers(1, 60))
    delays = frozen(rng.integers(0, rng.choice([1, 4, 20, 2 * T]), T, endpoint=True), np.int64)
    # with ties
    p = frozen(rng.choice([0.25, 0.5, 1.0], T), float)
    uniforms = rng.integers(0, 4, (8, T)) / 4
    proxy = np.where(uniforms < p, INFINITE, NEVER)
    alone = [tossed(delays, coins, C, p) for coins in uniforms]
    assert [as_lists(schedule) for schedule in alone] == [play(delays, one, C) for one in proxy]
    scales = np.empty((8, T))
    leaving = np.empty(T, np.int32)
    unwanted = np.empty((0, T), np.int32)
    toss(delays, uniforms, int(min(C, T)), p, leaving, scales, unwanted, unwanted)
    assert np.array_equal(scales, [schedule.z for schedule in alone])


@pytest.mark.parametrize("scheduler", [Coin(0.5), Bernoulli(1.0), Bernoulli(0.5, 1.5)])
def test_a_scheduler_that_tosses_has_the_schedule_of_its_proxies(scheduler):
    delays = np.random.default_rng(0).integers(0, 9, 80)
    rules = Rules(2, 4, clairvoyant=True)
    proxy = scheduler.proxies(np.random.default_rng(1).random(80), 4, delays)
    same = track(delays, proxy, 4, scheduler.probabilities(delays, 4))
    assert as_lists(scheduler.sample(delays, rules, np.random.default_rng(1))) == as_lists(same)
    assert 0 < same.observed.sum() < 80


EDGES = {  # delays, proxy delays, C → Z_t, |S_t^0|, |S_t^1|
    "delay 0 frees the slot for the next round": (
        [0, 0],
        [INFINITE] * 2,
        1,
        [1, 1],
        [0, 0],
        [1, 1],
    ),
    "delay 2 holds the slot for three rounds": (
        [2] * 5,
        [INFINITE] * 5,
        1,
        [1, 0, 0, 1, 0],
        [0, 1, 1, 0, 1],
        [1] * 5,
    ),
    "a proxy delay equal to the delay observes": ([2], [2], 1, [1], [0], [1]),
    "a proxy delay one short does not": ([2], [1], 1, [0], [0], [1]),
    "a preempted round frees its slot": ([9, 0, 0], [0, 0, 0], 1, [0, 1, 1], [0, 0, 0], [1, 1, 1]),
    "proxy delay -1 is never tracked": ([0, 5], [NEVER] * 2, 1, [0, 0], [0, 0], [0, 0]),
    "a delay past the end holds the slot": (
        [2**31 - 1, 0, 0],
        [INFINITE] * 3,
        1,
        [1, 0, 0],
        [0, 1, 1],
        [1, 1, 1],
    ),
    "no limit tracks all": ([9, 9, 9], [INFINITE] * 3, math.inf, [1, 1, 1], [0, 1, 2], [1, 2, 3]),
    "a limit above T tracks all": (
        [9, 9, 9],
        [INFINITE] * 3,
        10**9,
        [1, 1, 1],
        [0, 1, 2],
        [1, 2, 3],
    ),
    "several leave at once": ([2, 1, 0, 0], [INFINITE] * 4, 3, [1] * 4, [0, 1, 2, 0], [1, 2, 3, 1]),
    "one round": ([0], [INFINITE], 1, [1], [0], [1]),
}


@pytest.mark.parametrize("edge", EDGES)
def test_track_at_the_edges(edge):
    delays, proxy, C, observed, before, after = EDGES[edge]
    schedule = track(delays, proxy, C, np.ones(len(delays)))
    assert as_lists(schedule) == (observed, before, after)


def test_small_integers_are_proxy_delays_too():
    assert as_lists(track([1, 1], np.array([1, 0], np.int8), 2, [1, 1])) == (
        [True, False],
        [0, 1],
        [1, 2],
    )


def test_schedules_are_frozen():
    p = np.ones(2)
    schedule = track([0, 1], [0, 1], 1, p)
    p[0] = 0.5
    assert schedule.p[0] == 1
    for name in ("delays", "observed", "p", "before", "after"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(schedule, name)[0] = 0


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ({"delays": [-1, 0]}, "delays: expected integers from 0 to 2147483647, received (-1, 0)"),
        ({"C": 0}, "C: expected an integer of at least 1, or math.inf, received 0"),
        ({"C": 1.5}, "C: expected an integer of at least 1, or math.inf, received 1.5"),
        ({"proxy": [0]}, "proxy: expected an array of shape (2,), received (1,)"),
        ({"proxy": [0.0, 1.0]}, "proxy: expected integers, received dtype('float64')"),
        ({"proxy": [0, -2]}, "proxy: expected integers from -1 to INFINITE, received (-2, 0)"),
        (
            {"proxy": np.array([0, 2**63], np.uint64)},
            f"integers from -1 to INFINITE, received (0, {2**63})",
        ),
        ({"p": [1.0]}, "p: expected an array of shape (2,), received (1,)"),
        ({"p": [0.0, 1.0]}, "p: expected probabilities in (0, 1], received (0.0, 1.0)"),
        ({"p": [0.5, 1.5]}, "p: expected probabilities in (0, 1], received (0.5, 1.5)"),
        ({"p": [0.5, math.nan]}, "p: expected probabilities in (0, 1], received (nan, nan)"),
    ],
)
def test_track_rejects(argument, message):
    with pytest.raises(ValueError) as error:
        track(**{"delays": [0, 0], "proxy": [0, 0], "C": 1, "p": [1.0, 1.0]} | argument)
    assert message in str(error.value)


# Probabilities


def test_probabilities_by_hand():
    # H = 1, 3/2, 11/6; c_t = C / (2 (1 + α) H_t) = 3, 2, 18/11
    assert normalizers(3) == pytest.approx([2, 3, 11 / 3], rel=1e-15)
    assert pareto_scales(3, C=12, chernoff=1.0) == pytest.approx([3, 2, 18 / 11], rel=1e-15)
    assert observation_probabilities([5, 0, 3], 12, 1.0) == pytest.approx(
        [1 / 2, 1, 9 / 22], rel=1e-15
    )


@pytest.mark.parametrize("scheduler", [Bernoulli(0.5), Pareto(0.5), TrackEverything(), Coin(1.0)])
def test_without_a_limit_every_round_is_observed(scheduler):
    delays = np.array([0, 5, 2**31 - 1])
    schedule = scheduler.sample(
        delays, Rules(1, math.inf, "bandit", True, True), np.random.default_rng(0)
    )
    assert schedule.p.tolist() == [1, 1, 1]
    assert schedule.z.tolist() == [1, 1, 1]


def test_importance_weights_are_observations_over_probabilities():
    schedule = track([0, 0, 0], [0, NEVER, 0], 1, [0.25, 0.5, 1.0])
    assert schedule.z.tolist() == [4, 0, 1]


N = 500
GRID = (np.arange(N) + 0.5) / N  # the share of the grid below q is q, up to half a cell


@pytest.mark.parametrize("C", [1, 3, 40])
@pytest.mark.parametrize("chernoff", [0.1, 1.0, 5.0])
@pytest.mark.parametrize("kind", [Bernoulli, Pareto])
def test_the_proxy_delay_reaches_the_delay_with_the_stated_probability(kind, chernoff, C):
    scheduler = kind(chernoff)
    for t, d in [(1, 0), (1, 7), (2, 0), (4, 1), (4, 6), (4, 200)]:
        c_t = C / ((1 + chernoff) * 2 * sum(1 / s for s in range(1, t + 1)))
        shown = (np.full(t, d),) if scheduler.needs_clairvoyance else ()
        reached = [scheduler.proxies(np.full(t, U), C, *shown)[-1] >= d for U in GRID]
        assert abs(np.mean(reached) - min(1, c_t / (d + 1))) <= 0.5 / N + 1e-12
        assert scheduler.probabilities(np.full(t, d), C)[-1] == pytest.approx(
            min(1, c_t / (d + 1)), rel=1e-14
        )


@pytest.mark.parametrize("kind", [CalibratedBernoulli, CalibratedPareto])
def test_the_calibrated_proxy_delay_reaches_the_delay_with_its_probability(kind):
    """The shift is 0 here, and 1 for the paper's schedulers:
    a proxy delay has to take it from its scheduler.
    """
    scheduler = kind(2.0)
    for t, d in [(1, 0), (1, 7), (2, 1), (4, 2), (4, 3), (4, 200)]:
        shown = (np.full(t, d),) if scheduler.needs_clairvoyance else ()
        reached = [scheduler.proxies(np.full(t, U), 3, *shown)[-1] >= d for U in GRID]
        p = 1 if d == 0 else min(1, 2 / d)
        assert abs(np.mean(reached) - p) <= 0.5 / N + 1e-12
        assert scheduler.probabilities(np.full(t, d), 3)[-1] == p


@pytest.mark.parametrize("shift", [0, 1, 2, 5])
@pytest.mark.parametrize("U", [0.0, 0.1, 0.5, 0.9])
def test_patience_of_any_shift_by_hand(shift, U):
    """⌊c_t / U⌋ − s with c_t = 3 t, by the law and by its twin."""

    class Mine(Patient):
        def scale_at(self, t, C):
            return 3 * t

    Mine.shift = shift
    law = Mine().begin(4)
    expected = [INFINITE if U == 0 else math.floor(3 * t / U) - shift for t in (1, 2, 3)]
    assert [law.decide(t, U, None)[0] for t in (1, 2, 3)] == expected
    assert Mine().proxies(np.full(3, U), 4).tolist() == expected
    p = [min(1.0, 3 * t / (9 + shift)) for t in (1, 2, 3)]
    assert [law.chance(law.decide(t, U, None)[1], 9) for t in (1, 2, 3)] == p
    assert Mine().probabilities([9, 9, 9], 4).tolist() == p


@pytest.mark.parametrize("p", [1.0, 0.25, 1e-3])
def test_the_coin_has_its_probability(p):
    proxy = Coin(p).proxies(GRID, 1)
    assert set(proxy.tolist()) <= {NEVER, INFINITE}
    assert np.mean(proxy == INFINITE) == pytest.approx(p, abs=0.5 / N + 1e-12)


JUST_BELOW = np.nextafter([0.5, 0.25], 0)


@pytest.mark.parametrize(
    ("scheduler", "uniforms", "shown"),
    [
        (Coin(0.5), [JUST_BELOW[0], 0.5], ()),
        (Bernoulli(1.0), [JUST_BELOW[0], 1.0], ([5, 0],)),  # p = 3 / 6
        (Bernoulli(1.0), [0.0, 0.5], ([5, 3],)),  # p = 3 / 6, 2 / 4
        (Spaced(1), [JUST_BELOW[0], 0.5], ()),
        (Spaced(3), [JUST_BELOW[1], 0.25], ()),
    ],
)
def test_a_coin_shows_heads_below_its_probability(scheduler, uniforms, shown):
    assert scheduler.proxies(np.array(uniforms), 12, *shown).tolist() == [INFINITE, NEVER]


@pytest.mark.parametrize(
    ("uniforms", "proxy"),
    [
        ([0.0], [INFINITE]),
        ([5e-324], [INFINITE]),
        ([2.0**-53], [3 * 2**53 - 1]),
        ([1 - 2.0**-53], [2]),  # c_1 = 3, and 3 / U is just above 3
        ([0.75], [3]),
        ([np.nextafter(0.75, 1)], [2]),
        ([0.5, 1 - 2.0**-53], [5, 1]),  # c_2 = 2
    ],
)
def test_pareto_proxy_delays_by_hand(uniforms, proxy):
    assert Pareto(1.0).proxies(np.array(uniforms), 12).tolist() == proxy


@pytest.mark.parametrize(
    ("U", "proxy"), [(2.0**-50, 2**61 - 1), (2.0**-51, INFINITE), (2.0**-52, INFINITE)]
)
def test_proxy_delays_too_long_for_an_integer_never_end(U, proxy):
    assert Pareto(1.0).proxies(np.array([U]), 2**13).tolist() == [proxy]  # c = 2^11


@pytest.mark.parametrize(("d", "heads"), [(1, 0.5), (3, 0.25)])
def test_a_coin_at_its_probability_blocks_nothing(d, heads):
    assert Spaced(d).proxies(np.array([heads, np.nextafter(heads, 0)]), 1).tolist() == [
        NEVER,
        INFINITE,
    ]


def test_pareto_proxy_delays_below_zero_mean_never():
    assert Pareto(1.0).proxies(np.array([0.25, 0.5]), 1).tolist() == [0, NEVER]  # c = 1/4, 1/6


# Batches


@pytest.mark.parametrize("b", [1, 2, 3, 5, 7, 1000])
def test_representatives_cover_their_batch_and_nothing_else(b):
    u = np.array(
        [representatives(np.array([0.0, U, 1 - 2.0**-53]), b) for U in (np.arange(b) + 0.5) / b]
    )
    assert u[:, 1].tolist() == list(range(b + 1, 2 * b + 1))
    assert np.unique(u[:, 0]).tolist() == [1]
    assert np.unique(u[:, 2]).tolist() == [3 * b]


@pytest.mark.parametrize(("T", "b"), [(1, 1), (10, 3), (9, 3), (4, 1), (2, 5)])
def test_one_round_of_each_batch_is_tracked(T, b):
    seen = set()
    for seed in range(60):
        schedule = BatchRepresentatives(b).sample(
            np.zeros(T, int), Rules(1, 1), np.random.default_rng(seed)
        )
        u = schedule.representatives
        assert len(u) == math.ceil(T / b)
        assert np.array_equal((u - 1) // b, np.arange(len(u)))
        assert np.flatnonzero(schedule.observed).tolist() == [s - 1 for s in u if s <= T]
        assert (schedule.batch_size, schedule.p.tolist()) == (b, [1 / b] * T)
        seen.update(u.tolist())
    assert seen == set(range(1, b * math.ceil(T / b) + 1))  # padding rounds too


# Rules and randomness

ALL = {
    "everything": TrackEverything(),
    "coin": Coin(0.5),
    "Bernoulli": Bernoulli(1.0),
    "Pareto": Pareto(1.0),
    "batches": BatchRepresentatives(4),
}


@pytest.mark.parametrize(
    ("name", "draws"), [(name, 3 if name == "batches" else 11) for name in ALL]
)
def test_one_uniform_a_round_or_batch_is_drawn(name, draws):
    rng = np.random.default_rng(3)
    twin = np.random.default_rng(3)
    ALL[name].sample(np.arange(11), Rules(2, 3, "bandit", True, True), rng)
    twin.random(draws)
    assert rng.bit_generator.state == twin.bit_generator.state


@pytest.mark.parametrize("clairvoyant", [True, False])
@pytest.mark.parametrize("preemptive", [True, False])
@pytest.mark.parametrize("name", ALL)
def test_only_legal_schedulers_play(name, preemptive, clairvoyant):
    rules = Rules(2, 3, "bandit", clairvoyant, preemptive)
    needs = {"Bernoulli": (clairvoyant, "clairvoyance"), "Pareto": (preemptive, "preemption")}
    allowed, what = needs.get(name, (True, ""))
    if allowed:
        assert ALL[name].sample([1, 2], rules, np.random.default_rng(0)).T == 2
    else:
        with pytest.raises(
            ValueError, match=f"rules: expected {what}, which {name} needs, received Rules"
        ):
            ALL[name].sample([1, 2], rules, np.random.default_rng(0))


@pytest.mark.parametrize("name", ALL)
def test_earlier_rounds_do_not_depend_on_later_ones(name):
    # whole batches
    rules = Rules(2, 3, "bandit", True, True)
    n = 24
    delays = np.random.default_rng(0).integers(0, 9, 40)
    whole = ALL[name].sample(delays, rules, np.random.default_rng(1))
    changed = ALL[name].sample(np.r_[delays[:n], delays[n:] + 5], rules, np.random.default_rng(1))
    short = ALL[name].sample(delays[:n], rules, np.random.default_rng(1))
    for other in (changed, short):
        for key in ("observed", "p", "before", "after"):
            assert np.array_equal(getattr(whole, key)[:n], getattr(other, key)[:n])


@pytest.mark.parametrize("name", ["everything", "coin", "Pareto", "batches"])
def test_without_clairvoyance_the_delay_of_a_round_decides_nothing_in_it(name):
    rules = Rules(2, 3, "bandit", False, True)
    one, other = (ALL[name].sample([0, 0, d], rules, np.random.default_rng(1)) for d in (0, 9))
    assert np.array_equal(one.after, other.after)


@pytest.mark.parametrize(
    ("scheduler", "value", "message"),
    [
        (Coin, 0, "p: expected a probability in (0, 1], received 0"),
        (Coin, 1.5, "p: expected a probability in (0, 1], received 1.5"),
        (Coin, math.nan, "p: expected a probability in (0, 1], received nan"),
        (Bernoulli, 0, "chernoff: expected a finite number above 0, received 0"),
        (Bernoulli, math.inf, "chernoff: expected a finite number above 0, received inf"),
        (Pareto, -1.0, "chernoff: expected a finite number above 0, received -1.0"),
        (Pareto, 0, "chernoff: expected a finite number above 0, received 0"),
        (Pareto, -0.5, "chernoff: expected a finite number above 0, received -0.5"),
        (Pareto, math.inf, "chernoff: expected a finite number above 0, received inf"),
        (Pareto, math.nan, "chernoff: expected a finite number above 0, received nan"),
        (
            BatchRepresentatives,
            0,
            "batch_size: expected an integer from 1 to 2147483647, received 0",
        ),
        (
            BatchRepresentatives,
            2.0,
            "batch_size: expected an integer from 1 to 2147483647, received 2.0",
        ),
    ],
)
def test_parameters_out_of_range_raise(scheduler, value, message):
    with pytest.raises(ValueError) as error:
        scheduler(value)
    assert str(error.value) == message


@pytest.mark.parametrize("scheduler", [Bernoulli, Pareto])
@pytest.mark.parametrize("capacity", [0, -0.5, math.nan])
def test_the_expected_capacity_is_above_zero(scheduler, capacity):
    assert scheduler(1.0, expected_capacity=0.5).expected_capacity == 0.5
    with pytest.raises(
        ValueError, match=f"expected_capacity: expected a number above 0, received {capacity}"
    ):
        scheduler(1.0, expected_capacity=capacity)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("delays", [[-1, 0], [[1]], 5])
def test_bad_delays_raise(name, delays):
    with pytest.raises(ValueError, match="delays: expected"):
        ALL[name].sample(delays, Rules(2, 3, "bandit", True, True), np.random.default_rng(0))


@pytest.mark.parametrize(
    "scheduler", [*ALL.values(), Spaced(1)], ids=lambda scheduler: type(scheduler).__name__
)
def test_schedulers_are_frozen(scheduler):
    with pytest.raises(AttributeError):
        scheduler.p = 1


# One slot


@pytest.mark.parametrize(("T", "d"), [(1, 0), (4, 0), (5, 1), (6, 2), (5, 9)])
def test_spaced_observes_each_round_with_its_probability(T, d):
    """All heads and tails: the exact law, and rounds too close are never observed together."""
    heads = 1 / (d + 1)
    total = np.zeros(T)
    for coins in itertools.product((0, 1), repeat=T):
        uniforms = np.where(coins, 0.0, 0.999)
        schedule = Spaced(d).sample(
            [d] * T, Rules(1, 1), SimpleNamespace(random=lambda n, u=uniforms: u)
        )
        seen = np.flatnonzero(schedule.observed)
        assert np.all(np.diff(seen) > d)
        assert np.all(schedule.p > heads / math.e)
        total += heads ** sum(coins) * (1 - heads) ** (T - sum(coins)) * schedule.observed
    assert total == pytest.approx(schedule.p)


def test_spaced_by_hand():
    uniforms = np.array([0.9, 0.1, 0.1, 0.9, 0.1, 0.9, 0.9, 0.1])
    assert np.flatnonzero(Spaced(2).proxies(uniforms, 1) == INFINITE).tolist() == [1, 7]
    assert Spaced(2).probabilities([2] * 4, 1) == pytest.approx([1 / 3, 2 / 9, 4 / 27, 4 / 27])


def test_spaced_looks_at_the_past_only():
    one, other = (np.random.default_rng(seed).random(30) for seed in (0, 1))
    mixed = np.r_[one[:20], other[20:]]
    assert np.array_equal(Spaced(3).proxies(one, 1)[:20], Spaced(3).proxies(mixed, 1)[:20])
    assert not np.array_equal(Spaced(3).proxies(one, 1), Spaced(3).proxies(mixed, 1))


def test_spaced_refuses_longer_delays():
    with pytest.raises(ValueError, match="delays: expected at most 2, received 3"):
        Spaced(2).sample([1, 3], Rules(1, 1), np.random.default_rng(0))
    with pytest.raises(ValueError, match="delay: expected an integer of at least 0, received -1"):
        Spaced(-1)


def test_spaced_lets_early_feedback_wait():
    """The slot counts as taken for d + 1 rounds, whatever the delays."""
    short, equal = (
        Spaced(3).sample(delays, Rules(1, 1), np.random.default_rng(4))
        for delays in ([0, 3, 1, 2] * 10, [3] * 40)
    )
    assert all(np.array_equal(getattr(short, name), getattr(equal, name)) for name in vars(equal))
    assert short.observed.sum() > 3


def test_spaced_plays_shorter_delays_like_equal_ones():
    """The game with the delays that count: the same actions, and the regret of the same losses."""
    rng = np.random.default_rng(0)
    losses, delays = rng.random((300, 3)), rng.integers(0, 5, 300)
    short, equal = Instance(losses, delays), Instance(losses, [4] * 300)
    assert reductions.counted(equal, Coin(0.5)) is equal
    for regime in REGIMES:
        game = Rules(K=3, C=1, regime=regime), Spaced(4), thm_3_2.one_slot_rates
        found = [simulate(instance, *game, seed=1) for instance in (short, equal)]
        assert np.array_equal(found[0].actions, found[1].actions)
        assert found[0].regret(short) == found[1].regret(equal)
        whole = estimate_regret(short, *game, runs=3, seed=1).regrets
        assert whole[0] == found[0].regret(short)
        blocks = [Instance(losses[:100], delays[:100]), Instance(losses[100:], delays[100:])]
        assert long_run(blocks, *game, seed=1).regret == found[0].regret(short)


def test_representatives_by_hand():
    assert representatives(np.array([0.0, 0.99, 0.5]), 4).tolist() == [1, 8, 11]
