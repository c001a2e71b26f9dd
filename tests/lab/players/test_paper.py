"""The paper's algorithms as players, against tiny games computed by hand."""

import math

import numpy as np
import pytest

from delay_scheduling.game import Instance, Rules
from delay_scheduling.referee import play
from lab.players.paper import (
    BatchPartitioning,
    Bernoulli,
    Coin,
    DelayedFTRLWithScheduler,
    Known,
    Pareto,
    TrackEverything,
    constant,
    draw,
    pareto_scale,
    pareto_tail,
    spaced_probability,
    thm_2_1,
    thm_3_1,
    thm_5_1,
    thm_5_2,
)

FULL = "full-information"
ENTROPY = constant(alpha=math.inf, beta=1.0)  # x ∝ exp(−L)


class Coins:
    """Stand in for a Generator, with uniforms chosen by hand; the last is repeated."""

    def __init__(self, *uniforms):
        self.uniforms = uniforms
        self.drawn = 0

    def random(self):
        self.drawn += 1
        return self.uniforms[min(self.drawn, len(self.uniforms)) - 1]


def softmin(*L):
    """Return the distribution proportional to exp(−L)."""
    weights = np.exp(-np.array(L))
    return weights / weights.sum()


def scheduled(scheduler, *coins, rates=ENTROPY, actions=(0.0,)):
    """Return Algorithm 2 with these coins of the scheduler, and these of the learner."""
    return DelayedFTRLWithScheduler(scheduler, rates, Coins(*coins), Coins(*actions))


def same(history, *rows):
    """Tell whether the distributions are these."""
    return len(history) == len(rows) and np.allclose(history, rows, rtol=0, atol=1e-13)


# Actions


def test_draw_is_the_inverse_of_the_cumulative_sums():
    x = [0.5, 0.0, 0.25, 0.25]
    assert [draw(x, U) for U in (0.0, 0.4999, 0.5, 0.7499, 0.75, 0.9999)] == [0, 0, 2, 2, 3, 3]


def test_draw_falls_back_on_the_last_arm_of_positive_weight():
    assert draw([0.3, 0.6, 0.0], 0.95) == 1


# Algorithm 3


def test_full_information_adds_losses_after_their_delay():
    player = DelayedFTRLWithScheduler(TrackEverything(), ENTROPY, Coins(0.0), Coins(0.0))
    instance = Instance([[1, 0], [0, 0.5], [0, 0], [0, 0]], [1, 0, 0, 0])
    play(player, instance, Rules(K=2, regime=FULL))
    assert same(player.history, [0.5, 0.5], [0.5, 0.5], softmin(1, 0.5), softmin(1, 0.5))


def test_loss_scales_multiply_losses():
    player = DelayedFTRLWithScheduler(TrackEverything(), ENTROPY, Coins(0.0), Coins(0.0))
    play(player, Instance([[0.5, 0], [0, 0]], [0, 0], scales=[6.0, 1.0]), Rules(K=2, regime=FULL))
    assert same(player.history, [0.5, 0.5], softmin(3, 0))


def test_bandit_feedback_is_divided_by_the_probability_of_the_arm():
    player = DelayedFTRLWithScheduler(TrackEverything(), ENTROPY, Coins(0.0), Coins(0.7, 0.9, 0.9))
    game = play(player, Instance([[1, 0.5], [1, 0.25], [0, 0]], [0, 0, 0]), Rules(K=2))
    # the second and the third by U = 0.9 > x_0, about 0.73 and 0.86
    assert game.actions == (1, 1, 1)
    x_21 = softmin(0, 1)[1]
    assert same(player.history, [0.5, 0.5], softmin(0, 1), softmin(0, 1 + 0.25 / x_21))


def test_tsallis_entropy_with_the_rates_of_theorem_2_1():
    """With 1/α_2 = √2 and L = (0, √2 · 5/12) the roots of x are 4/5 and 3/5:
    √2 (5/3 − 5/4) = √2 · 5/12.
    """
    player = DelayedFTRLWithScheduler(TrackEverything(), thm_2_1, Coins(0.0), Coins(0.7))
    play(player, Instance([[0, math.sqrt(2) * 5 / 24], [0, 0]], [0, 0]), Rules(K=2))
    assert same(player.history, [0.5, 0.5], [16 / 25, 9 / 25])


# Schedulers


def test_track_everything_tracks_what_fits():
    game = play(
        scheduled(TrackEverything(), 0.99), Instance([[0.0]] * 4, [1, 1, 1, 1]), Rules(K=1, C=1)
    )
    assert game.S1 == ((1,), (1,), (3,), (3,))


def test_coin_tracks_below_p_and_weighs_by_its_inverse():
    player = scheduled(Coin(0.5), 0.49, 0.5, 0.0)
    instance = Instance([[1, 0], [1, 0], [0, 1], [0, 0]], [0, 0, 0, 0])
    game = play(player, instance, Rules(K=2, regime=FULL))
    assert game.observed == ((1,), (), (3,), (4,))
    assert same(player.history, [0.5, 0.5], softmin(2, 0), softmin(2, 0), softmin(2, 2))


def test_bandit_feedback_is_also_divided_by_the_probability_of_tracking():
    player = scheduled(Coin(0.5), 0.0, actions=[0.7])
    play(player, Instance([[0, 0.25], [0, 0]], [0, 0]), Rules(K=2))
    assert same(player.history, [0.5, 0.5], softmin(0, 1))


def test_bernoulli_probabilities_and_weights():
    """C = 6, chernoff = 1: c_1 = 3/2 and c_2 = 1,
    so p_1 = 1/2 for d_1 = 2 and p_2 = 1/4 for d_2 = 3.
    """
    rules = Rules(K=2, C=6, regime=FULL, clairvoyant=True)
    instance = Instance([[1, 0], [1, 0]] + [[0, 0]] * 4, [2, 3, 0, 9, 9, 9])
    player = scheduled(Bernoulli(chernoff=1.0), 0.4999, 0.2499, 0.9)
    assert play(player, instance, rules).observed == ((), (), (1,), (), (2,), ())
    assert same(player.history, *[[0.5, 0.5]] * 3, softmin(2, 0), softmin(2, 0), softmin(6, 0))
    assert play(scheduled(Bernoulli(1.0), 0.5, 0.25, 0.9), instance, rules).observed == ((),) * 6


def test_bernoulli_tracks_for_sure_when_p_is_one():
    instance = Instance([[0.0]] * 2, [0, 0])
    game = play(
        scheduled(Bernoulli(1.0), math.nextafter(1, 0)), instance, Rules(K=1, C=6, clairvoyant=True)
    )
    assert game.observed == ((1,), (2,))


PROXIES = [  # C = 6, chernoff = 1, so c_1 = 3/2 and d̃_1 = ⌊1.5 / U⌋ − 1
    (0.76, 0, (), (1,)),
    (0.75, 1, (), (2,)),
    (0.51, 1, (), (2,)),
    (0.5, 2, (3,), ()),  # the proxy delay reaches the delay, 2: observed, not removed
    (0.375, 3, (3,), ()),
    (2.0**-53, 2**53, (3,), ()),
    (0.0, math.inf, (3,), ()),
]


@pytest.mark.parametrize(("U", "proxy", "observed", "removed"), PROXIES)
def test_pareto_proxy_delays(U, proxy, observed, removed):
    instance = Instance([[0.0]] * 5, [2, 9, 9, 9, 9])
    rules = Rules(K=1, C=6, preemptive=True)
    game = play(scheduled(Pareto(chernoff=1.0), U, 0.9999), instance, rules)
    assert [t for t in range(1, 6) if 1 in game.observed[t - 1]] == list(observed)
    assert [t for t in range(1, 6) if 1 in game.removed[t - 1]] == list(removed)
    assert all((1 in S) == (t <= 1 + min(2, proxy)) for t, S in enumerate(game.S1, start=1))


def test_pareto_proxy_delay_of_minus_one_is_never_added():
    """C = 2, chernoff = 1: c_1 = 1/2 < U."""
    game = play(
        scheduled(Pareto(1.0), 0.51), Instance([[0.0]], [0]), Rules(K=1, C=2, preemptive=True)
    )
    assert game.S1 == game.removed == ((),)


def test_pareto_never_removes_what_found_no_slot():
    """C = 1, chernoff = 1/4, so c_1 = 0.4: U = 0.1 gives d̃_1 = 3. Round 2 wants in for d̃_2 = 1
    and finds S full.
    """
    game = play(
        scheduled(Pareto(0.25), 0.1, 0.12, 0.9),
        Instance([[0.0]] * 4, [9] * 4),
        Rules(K=1, C=1, preemptive=True),
    )
    assert game.S1 == ((1,), (1,), (1,), (1,))
    assert game.removed == ((), (), (), (1,))


def test_pareto_uses_the_slot_of_a_preempted_round():
    """C = 1, chernoff = 1/4: c = 0.4, 0.27, 0.22 give the proxy delays 1, 1, 1,
    of which the second finds S full.
    """
    game = play(
        scheduled(Pareto(0.25), 0.2, 0.13, 0.1),
        Instance([[0.0]] * 3, [9] * 3),
        Rules(K=1, C=1, preemptive=True),
    )
    assert game.S1 == ((1,), (1,), (3,))
    assert game.removed == ((), (1,), ())


def test_pareto_weighs_by_the_probability_at_the_delay_learned_from_the_feedback():
    """p_1 = (3/2) / 3 = 1/2 for d_1 = 2."""
    player = scheduled(Pareto(1.0), 0.0, 0.9999)
    instance = Instance([[1, 0], [0, 0], [0, 0], [0, 0]], [2, 9, 9, 9])
    play(player, instance, Rules(K=2, C=6, regime=FULL, preemptive=True))
    assert same(player.history, *[[0.5, 0.5]] * 3, softmin(2, 0))


def test_unlimited_capacity_makes_every_probability_one():
    instance = Instance([[0.0]] * 2, [1, 0])
    for scheduler in (Bernoulli(1.0), Pareto(1.0)):
        game = play(
            scheduled(scheduler, 0.9999), instance, Rules(K=1, clairvoyant=True, preemptive=True)
        )
        assert game.observed == ((), (1, 2))


@pytest.mark.parametrize(
    ("scheduler", "message"),
    [
        (Bernoulli(1.0), "clairvoyance, which Scheduler 1 needs"),
        (Pareto(1.0), "preemption, which Scheduler 2 needs"),
    ],
)
def test_schedulers_refuse_games_that_do_not_allow_them(scheduler, message):
    rules = Rules(
        K=1,
        C=1,
        clairvoyant=isinstance(scheduler, Pareto),
        preemptive=isinstance(scheduler, Bernoulli),
    )
    with pytest.raises(ValueError, match=f"rules: expected {message}"):
        play(scheduled(scheduler, 0.5), Instance([[0.0]], [0]), rules)


# Learning rates


def known(regime, **what):
    """Return what a player of a clairvoyant game with K = 3 and C = 4 knows."""
    return Known(Rules(K=3, C=4, regime=regime, clairvoyant=True), **what)


def squares(rates):
    """Return 1/α² and log K / β², which are sums of simple numbers."""
    inv_alpha, inv_beta = rates
    return pytest.approx([inv_alpha**2, inv_beta**2 * math.log(3)], rel=1e-14)


def test_constant_rates():
    assert constant(0.5, 4.0)(known("bandit")) == (2.0, 0.25)
    assert constant(math.inf, 4.0)(known(FULL)) == (0.0, 0.25)


@pytest.mark.parametrize("rule", [thm_2_1, thm_3_1])
def test_rates_of_theorems_2_1_and_3_1(rule):
    assert squares(rule(known("bandit", sigma=[0, 1, 2]))) == [3, 3]
    assert squares(rule(known(FULL, sigma=[0, 1, 2]))) == [0, 6]


def test_rates_of_theorem_5_1():
    assert squares(thm_5_1(known("bandit", sigma=[0, 0], delays=[3, 2], mu=[1.0, 2.5]))) == [3.5, 5]
    assert squares(thm_5_1(known(FULL, sigma=[0, 0], delays=[3, 2], mu=[1.0, 2.5]))) == [0, 8.5]


def test_rates_of_theorem_5_2():
    """chernoff = 1, C = 4, d_max = 1, t = 1: μ = max{1, 2 · 2 · 2 / 4} = 2. Seen: z = 2 at delay
    1.
    """
    rule = thm_5_2(chernoff=1.0, d_max=1)
    assert squares(rule(known("bandit", sigma=[0], seen=[(2.0, 1)]))) == [4 + 4 * 4, 2 + 4 * 2]
    assert squares(rule(known(FULL, sigma=[0], seen=[(2.0, 1)]))) == [0, 2 * 3 + 4 * 2 * 3]
    assert squares(rule(known("bandit", sigma=[0, 0]))) == [4 * 9, 4 * 3]  # H_2 = 3/2: μ = 3


def spied(player, instance, rules):
    """Return what the player knew before each choice of its rates: σ, delays,
    μ and what was seen, as copies.
    """
    snapshots = []
    rates = player.rates

    def spy(now):
        snapshots.append((list(now.sigma), list(now.delays), list(now.mu), list(now.seen)))
        return rates(now)

    player.rates = spy
    play(player, instance, rules)
    return snapshots


def test_rates_are_chosen_from_what_is_known_at_the_start_of_the_round():
    """C = 6, chernoff = 1: c = 3/2, 1, 9/11; so 1/p = 2, 1, 11/9 for the delays 2, 0, 0."""
    instance = Instance([[0, 0]] * 3, [2, 0, 0])
    snapshots = spied(scheduled(Bernoulli(1.0), 0.0), instance, Rules(K=2, C=6, clairvoyant=True))
    assert snapshots[0] == ([0], [2], [2.0], [])
    assert snapshots[1] == ([0, 1], [2, 0], [2.0, 1.0], [])
    sigma, delays, mu, seen = snapshots[2]
    assert (sigma, delays, mu, seen) == (
        [0, 1, 1],
        [2, 0, 0],
        pytest.approx([2, 1, 11 / 9]),
        [(1.0, 0)],
    )


def test_without_clairvoyance_delays_are_known_from_feedback_only():
    instance = Instance([[0, 0]] * 4, [2, 9, 9, 9])
    snapshots = spied(scheduled(Pareto(1.0), 0.0), instance, Rules(K=2, C=6, preemptive=True))
    assert snapshots == [
        ([0], [], [], []),
        ([0, 1], [], [], []),
        ([0, 1, 2], [], [], []),
        ([0, 1, 2, 2], [], [], [(2.0, 2)]),
    ]


def test_theorems_refuse_games_that_hide_what_their_rates_need():
    with pytest.raises(ValueError, match=r"clairvoyance, which Theorem 5\.1 needs"):
        play(scheduled(Coin(0.5), 0.0, rates=thm_5_1), Instance([[0, 0]], [0]), Rules(K=2, C=1))
    with pytest.raises(ValueError, match=r"a finite capacity, which Theorem 5\.2 needs"):
        play(scheduled(Coin(0.5), 0.0, rates=thm_5_2(1.0, 3)), Instance([[0, 0]], [0]), Rules(K=2))


# Algorithm 1


def batches(b, representatives, actions=(0.0,), rates=ENTROPY):
    """Return Algorithm 1 with these coins."""
    return BatchPartitioning(b, rates, Coins(*representatives), Coins(*actions))


def test_batches_track_their_representatives_and_repeat_their_action():
    """b = 3, T = 8: U = 0, 0.34, 0.67 give u = 1, 5, 9. The last is padding, beyond T."""
    player = batches(3, [0.0, 0.34, 0.67], actions=[0.0, 0.9, 0.0])
    game = play(player, Instance([[0, 0]] * 8, [0] * 8), Rules(K=2, C=1))
    assert game.S1 == ((1,), (), (), (), (5,), (), (), ())
    assert game.actions == (0, 0, 0, 1, 1, 1, 0, 0)


def test_feedback_is_used_from_the_next_batch_on():
    """b = 2, u = 1, 3, 5, 7: feedback of round 1 comes in round 2, of round 3 in round 5,
    so in batch 3.
    """
    player = batches(2, [0.0])
    instance = Instance(
        [[1, 0], [0, 0], [0, 1], [0, 0], [0, 0], [0, 0], [0, 0]], [1, 0, 2, 0, 9, 0, 9]
    )
    play(player, instance, Rules(K=2, C=4, regime=FULL))
    assert same(player.history, [0.5, 0.5], softmin(1, 0), softmin(1, 0), softmin(1, 1))


def test_batch_feedback_is_divided_by_the_probability_of_the_batch():
    player = batches(2, [0.5], actions=[0.7])
    play(player, Instance([[0, 1], [0, 0.5], [0, 0], [0, 0]], [9, 0, 9, 9]), Rules(K=2, C=4))
    assert same(player.history, [0.5, 0.5], softmin(0, 1))


def test_batch_rates_sum_pending_representatives():
    instance = Instance([[0, 0]] * 8, [3, 0, 3, 0, 0, 0, 0, 0])
    player = batches(2, [0.0], rates=thm_3_1)
    assert [sigma for sigma, *_ in spied(player, instance, Rules(K=2, C=4))] == [
        [0],
        [0, 1],
        [0, 1, 1],
        [0, 1, 1, 0],
    ]


def test_batches_too_small_for_the_capacity_are_an_error():
    expected = (
        "large enough that representatives never fill S .capacity 1; S is full in round"
        " 3.*received 2"
    )
    with pytest.raises(ValueError, match=f"batch_size: expected {expected}"):
        play(batches(2, [0.0]), Instance([[0.0]] * 4, [2] * 4), Rules(K=1, C=1))


@pytest.mark.parametrize("b", [0, -1, 1.0, True])
def test_batch_size_must_be_a_positive_integer(b):
    with pytest.raises(ValueError, match="batch_size: expected an integer of at least 1"):
        batches(b, [0.0])


# Coins


@pytest.mark.parametrize("scheduler", [TrackEverything(), Coin(0.5), Bernoulli(1.0), Pareto(1.0)])
@pytest.mark.parametrize("K", [1, 2])
def test_one_uniform_a_round_from_each_stream_used_or_not(scheduler, K):
    player = scheduled(scheduler, 0.0)
    play(
        player,
        Instance(np.zeros((7, K)), [9] * 7),
        Rules(K=K, C=1, clairvoyant=True, preemptive=True),
    )
    assert (player.scheduler_rng.drawn, player.learner_rng.drawn) == (7, 7)


def test_one_uniform_a_batch_from_each_stream():
    player = batches(3, [0.0])
    play(player, Instance([[0.0]] * 7, [0] * 7), Rules(K=1, C=1))
    assert (player.scheduler_rng.drawn, player.learner_rng.drawn) == (3, 3)


def forbidden(_):
    """Stand for rates that must not be looked at."""
    raise AssertionError


def test_a_single_arm_is_played_without_looking_at_rates():
    for player in (
        scheduled(TrackEverything(), 0.0, rates=forbidden),
        batches(2, [0.0], rates=forbidden),
    ):
        game = play(player, Instance([[0.5]] * 3, [0] * 3), Rules(K=1, C=1))
        assert game.actions == (0, 0, 0)
        assert same(player.history, *[[1.0]] * len(player.history))


def test_spaced_probability_by_hand():
    assert (spaced_probability(t=1, delay=1), spaced_probability(t=9, delay=1)) == (0.5, 0.25)


def test_pareto_tail_by_hand():
    assert (pareto_tail(t=2, delay=3, C=6, chernoff=1.0), pareto_scale(t=2, C=6, chernoff=1.0)) == (
        0.25,
        1.0,
    )


def test_draw_by_hand():
    assert (
        draw([0.25, 0.5, 0.25], 0.0),
        draw([0.25, 0.5, 0.25], 0.25),
        draw([0.25, 0.5, 0.0], 0.9),
    ) == (0, 1, 1)
