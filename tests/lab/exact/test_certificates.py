"""Certified minimax values: against another solver, against the literal rules,
against false variants.
"""

import dataclasses
import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import linprog
from scipy.sparse import coo_array

from lab.exact import certificates
from lab.exact.certificates import (
    Certificate,
    Weights,
    certify,
    closest,
    common_denominator,
    dense,
    eager,
    restored,
    rounded_mixture,
)
from lab.exact.game_tree import (
    SmallGame,
    Walk,
    delays_within,
    equal_delays,
    is_first,
    letters,
    lost_rounds,
    numbered,
    strategies,
)
from lab.exact.minimax import TinyMinimax, binary_sequences

BANDIT, FULL = REGIMES = "bandit", "full-information"
FRAMEWORKS = [(a, b) for a in (False, True) for b in (False, True)]
SHORT = [(3, 0, 1), (3, 1, 1), (3, 0, math.inf), (3, 2, 1), (3, 0, 0), (4, 1, 1)]


def least_regret(certificate):
    """Return what the mixture enforces, arms renamed at random,
    if the player has every move that the rules allow.
    """
    game = certificate.game
    losses, delays = strategies(game)
    names = list(itertools.permutations(range(game.K)))
    share = Fraction(1, certificate.mixture.total * len(names))
    pairs = [
        (
            int(count) * share,
            losses[place][:, sigma].tolist(),
            delays[place].tolist(),
            sigma.index(0),
        )
        for place, count in enumerate(certificate.mixture.counts)
        if count
        for sigma in names
    ]
    best = sum(weight * sum(row[arm] for row in rows) for weight, rows, _, arm in pairs)
    return least_loss(game, 1, (), 0, pairs) - best


def least_loss(game, t, held, used, pairs):
    """Return the least expected loss from round t on. `held` is the tracking set,
    pairs (round, arm).
    """
    if t > game.T:
        return 0
    announced = {}
    for pair in pairs:
        announced.setdefault(pair[2][t - 1] if game.clairvoyant else None, []).append(pair)
    may = len(held) < game.C and used < game.looks
    moves = [
        (arm, track) for arm in range(game.K) for track in ((False, True) if may else (False,))
    ]
    return sum(
        min(move_costs(game, t, held, used, group, move) for move in moves)
        for group in announced.values()
    )


def move_costs(game, t, held, used, pairs, move):
    """Return the expected loss from round t on if this move is made."""
    arm, track = move
    held = (*held, (t, arm)) if track else held
    outcomes = {}
    for weight, rows, delays, best in pairs:
        due = [(s, played) for s, played in held if s + delays[s - 1] == t]
        shown = tuple(
            (s, tuple(rows[s - 1]) if game.regime == FULL else rows[s - 1][played])
            for s, played in due
        )
        outcomes.setdefault(shown, []).append((weight, rows, delays, best))
    total = sum(weight * rows[t - 1][arm] for weight, rows, _, _ in pairs)
    for shown, group in outcomes.items():
        left = [slot for slot in held if slot[0] not in dict(shown)]
        sizes = range(len(left) + 1) if game.preemptive else [len(left)]
        kept = itertools.chain.from_iterable(itertools.combinations(left, size) for size in sizes)
        total += min(least_loss(game, t + 1, tuple(slots), used + track, group) for slots in kept)
    return total


def literal_value(game):
    """Return the value by a linear program without any reduction:
    all plans by the letter of the rules, all losses.
    """
    index = {}
    flow = []
    regret = []
    tables = list(itertools.product(itertools.product((0, 1), repeat=game.K), repeat=game.T))
    chosen = list(itertools.product(tables, game.delays))
    places = {}

    def walk(t, history, held, used, last, still):
        if t > game.T:
            return
        for wait in {chosen[n][1][t - 1] for n in still} if game.clairvoyant else {None}:
            here = (*history, wait)
            open_ = [n for n in still if wait in (None, chosen[n][1][t - 1])]
            may = len(held) < game.C and used < game.looks
            tracks = (False, True) if may else (False,)
            moves = decide(here, list(itertools.product(range(game.K), tracks)), last)
            for (arm, track), column in moves:
                regret.extend((n, column, 1) for n in open_ if chosen[n][0][t - 1][arm])
                now = (*held, (t, arm)) if track else held
                outcomes = {}
                for n in open_:
                    rows, delays = chosen[n]
                    due = [(s, played) for s, played in now if s + delays[s - 1] == t]
                    values = tuple(
                        (s, rows[s - 1] if game.regime == FULL else rows[s - 1][a]) for s, a in due
                    )
                    outcomes.setdefault(values, []).append(n)
                for values, group in outcomes.items():
                    left = tuple(slot for slot in now if slot[0] not in dict(values))
                    after = (*here, arm, track, values)
                    if not game.preemptive:
                        walk(t + 1, after, left, used + track, column, group)
                        continue
                    kept = [
                        k
                        for size in range(len(left) + 1)
                        for k in itertools.combinations(left, size)
                    ]
                    for slots, drop in decide(after, kept, column):
                        walk(t + 1, (*after, slots), slots, used + track, drop, group)

    def decide(history, moves, last):
        row = places.setdefault(history, len(places))
        found = [(move, index.setdefault((history, move), len(index))) for move in moves]
        flow.extend((row, column, 1.0) for _, column in found)
        flow.extend([(row, last, -1.0)] if last is not None else [])
        starts.extend([row] if last is None else [])
        return found

    starts = []
    walk(1, (), (), 0, None, range(len(chosen)))
    size = len(index) + 1
    best = [-min(map(sum, zip(*rows, strict=True))) for rows, _ in chosen]
    regret += [(n, len(index), -1.0) for n in range(len(chosen))]
    rows, columns, data = zip(*regret, strict=True)
    above = coo_array((data, (rows, columns)), shape=(len(chosen), size))
    rows, columns, data = zip(*flow, strict=True)
    equal = coo_array((data, (rows, columns)), shape=(len(places), size))
    start = np.isin(np.arange(len(places)), starts).astype(float)
    bounds = [(0, None)] * len(index) + [(None, None)]
    cost = np.append(np.zeros(len(index)), 1.0)
    return linprog(
        cost, A_ub=above, b_ub=-np.array(best), A_eq=equal, b_eq=start, bounds=bounds
    ).fun


TINY = [
    (delays_within(2, 1), 1),
    (lost_rounds(2, 1), 1),
    (delays_within(3, 1), 1),
    (lost_rounds(3, 1), 1),
    (lost_rounds(3, 2), 2),
    (((2, 0, 0), (1, 1, 0)), 1),
]


def label_efficient(T, M, **rules):
    """Return the game of T rounds without delays in which M rounds may be looked at."""
    return SmallGame(((0,) * T,), looks=M, **rules)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(("clairvoyant", "preemptive"), FRAMEWORKS)
@pytest.mark.parametrize(("delays", "C"), TINY)
def test_values_of_the_game_without_reductions(delays, C, clairvoyant, preemptive, regime):
    game = SmallGame(delays, 2, C, regime, clairvoyant, preemptive)
    assert abs(literal_value(game) - certify(game).value) < 1e-9


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(("clairvoyant", "preemptive"), FRAMEWORKS)
def test_adversaries_with_more_delays_enforce_more(clairvoyant, preemptive, regime):
    rules = 2, 1, regime, clairvoyant, preemptive
    together = certify(SmallGame(delays_within(3, 2), *rules)).value
    assert together >= max(certify(SmallGame((one,), *rules)).value for one in delays_within(3, 2))


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(("T", "d", "C"), SHORT)
def test_values_of_another_solver(T, d, C, regime):
    assert (
        certify(equal_delays(T, d, C, regime=regime)).value
        == TinyMinimax((d,) * T, regime, C).value
    )


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(
    ("T", "M", "K"), [(3, 0, 2), (3, 1, 2), (4, 1, 2), (2, 1, 3), (2, 0, 3), (2, 1, 1)]
)
def test_label_efficient_values_of_another_solver(T, M, K, regime):
    other = TinyMinimax((0,) * T, regime, budget=M, sequences=binary_sequences(T, K))
    assert certify(label_efficient(T, M, K=K, regime=regime)).value == other.value


@pytest.mark.parametrize("delays", [(2, 0, 0), (1, 1, 0), (0, 1, 2)])
def test_known_delays_that_differ(delays):
    for C, regime in itertools.product((1, 2), REGIMES):
        assert (
            certify(SmallGame((delays,), C=C, regime=regime)).value
            == TinyMinimax(delays, regime, C).value
        )


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(("clairvoyant", "preemptive"), FRAMEWORKS)
@pytest.mark.parametrize(
    "delays", [delays_within(3, 2), lost_rounds(4, 1), ((1,) * 4,), ((2, 1, 0, 0),)]
)
def test_the_mixture_enforces_its_value_under_the_literal_rules(
    delays, clairvoyant, preemptive, regime
):
    certificate = certify(SmallGame(delays, 2, 1, regime, clairvoyant, preemptive))
    assert certificate.exact
    assert least_regret(certificate) == certificate.low


def test_the_mixture_enforces_its_value_with_three_arms_and_with_two_slots():
    for game in (equal_delays(3, 1, 1, K=3), equal_delays(5, 2, 2, preemptive=True, regime=FULL)):
        certificate = certify(game)
        assert least_regret(certificate) == certificate.low == certificate.high


@pytest.mark.parametrize("K", [2, 3])
def test_dropping_while_all_arms_look_alike_is_rounded_well(K):
    assert certify(equal_delays(5, 2, 2, preemptive=True, regime=FULL, K=K)).exact
    assert certify(label_efficient(3, 1, K=K)).exact


def test_one_arm_has_no_regret_and_no_slot_means_coin_tossing():
    assert certify(equal_delays(2, 0, K=1)).value == 0
    assert certify(equal_delays(1, 0)).value == Fraction(1, 2)
    for K in (2, 3):
        assert certify(equal_delays(3, 0, 0, K=K)).value == 3 * (1 - Fraction(1, K))


@pytest.mark.parametrize("K", [2, 3])
def test_very_long_delays(K):
    linear = equal_delays(70, 68, 1, K=K, regime=FULL).program()
    # one useful round: the letters up to the names of other arms
    assert linear.regret.shape[0] == {2: 2, 3: 4}[K]
    assert K == 3 or certify(equal_delays(70, 68, 1)).value == Fraction(69, 2)


def test_a_certificate_survives_storage():
    found = certify(equal_delays(4, 1, 1))
    again = restored(found.game, found.stored)
    assert (again.low, again.high) == (found.low, found.high) == (Fraction(5, 4), Fraction(5, 4))


def test_a_planted_certificate_is_refused_or_leaves_a_gap():
    found = certify(equal_delays(4, 1, 1))
    more = Weights(found.plan.total, found.plan.counts + 1)
    with pytest.raises(ValueError, match="weights that add up"):
        dataclasses.replace(found, plan=more).high  # noqa: B018
    more = Weights(found.mixture.total + 1, found.mixture.counts)
    with pytest.raises(ValueError, match="mixture: expected weights with sum"):
        dataclasses.replace(found, mixture=more).low  # noqa: B018
    count = len(found.mixture.counts)
    blind = Certificate(found.game, found.plan, Weights(count, np.ones(count, dtype=np.int64)))
    assert blind.low < Fraction(5, 4) == blind.high
    with pytest.raises(ArithmeticError, match="guarantees 5/4"):
        blind.value  # noqa: B018
    elsewhere = dataclasses.replace(found, game=equal_delays(4, 2, 1))
    with pytest.raises(ValueError, match=r"mismatch|plan"):
        elsewhere.high  # noqa: B018


def test_weights_are_not_negative():
    with pytest.raises(ValueError, match="counts: expected integers of at least 0"):
        Weights(1, np.array([2, -1]))
    with pytest.raises(ValueError, match="total: expected a positive integer"):
        Weights(0, np.array([0]))


def test_the_delays_that_the_adversary_may_choose():
    assert delays_within(3, 1) == ((0, 0, 0), (0, 1, 0), (1, 0, 0))
    assert len(delays_within(3, 3)) == 6
    assert lost_rounds(3, 0) == ((0, 0, 0),)
    assert len(letters(3, BANDIT)) == 8
    assert len(letters(3, FULL)) == 6
    assert letters(1, FULL) == [(0,), (1,)]


def test_strategies_end_with_the_good_arm():
    losses, delays = strategies(equal_delays(4, 1))
    assert losses.shape == (16, 4, 2)
    assert (losses[:, 2:] == [0, 1]).all()
    assert (delays == 1).all()


def test_moves_share_the_weight_of_a_situation():
    linear = equal_delays(4, 1, 1).program()
    assert linear.choices[:2] == [[(0, 1)], [(1, 2), (2, 2)]]
    assert (np.diff(linear.regret.indptr) > 0).all()


def eager_value(game):
    """Return what the best plan of an eager player guarantees."""
    linear = game.program()
    return closest(game, linear, "highs-ds", eager(linear)).high


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(
    ("T", "d", "C", "K"),
    [(4, 1, 1, 2), (5, 1, 1, 2), (6, 2, 2, 2), (7, 2, 1, 2), (5, 1, 1, 3), (6, 2, 2, 3)],
)
def test_eager_players_are_as_good_in_small_games(T, d, C, K, regime):
    game = equal_delays(T, d, C, K=K, regime=regime)
    linear = game.program()
    assert 0 < len(eager(linear)) < linear.flow.shape[1]
    assert eager_value(game) == certify(game).value


def test_an_eager_player_leaves_out_a_round_only_for_another():
    linear = equal_delays(3, 1, 1, regime=FULL).program()  # one useful round: it must be tracked
    kept = eager(linear)
    assert linear.choices[1] == [(1, 2), (2, 2)]
    assert set(kept) & {1, 2} == {2}
    for other in (
        label_efficient(3, 1),
        equal_delays(5, 2, 2, preemptive=True),
        SmallGame(lost_rounds(3, 1), C=1),
    ):
        assert len(other.program().idle) == 0


@pytest.mark.parametrize(("T", "d", "C", "K"), [(7, 1, 1, 2), (9, 2, 2, 2), (6, 2, 2, 3)])
def test_large_programs_have_the_same_value(T, d, C, K, monkeypatch):
    game = equal_delays(T, d, C, K=K, regime=FULL)
    whole = certify(game)
    monkeypatch.setattr(certificates, "LARGE", 0)
    found = certify(game)
    assert (found.low, found.high) == (whole.low, whole.high)
    assert found.program.regret.shape == whole.program.regret.shape


def test_a_restriction_that_costs_something_is_noticed(monkeypatch):
    game = equal_delays(4, 1, 1, regime=FULL)

    def blind(linear):
        return np.setdiff1d(np.arange(linear.flow.shape[1]), [2])

    linear = game.program()
    found = closest(game, linear, "highs-ds", blind(linear))
    assert found.low < certify(game).value < found.high
    monkeypatch.setattr(certificates, "LARGE", 0)
    monkeypatch.setattr(certificates, "eager", blind)
    assert certify(game).value == Fraction(5, 4)


@pytest.mark.parametrize(
    "arguments",
    [
        {"delays": ()},
        {"delays": ((0, -1),)},
        {"delays": ((0, 1), (0,))},
        {"K": 0},
        {"C": -1},
        {"C": 0.5},
        {"looks": True},
        {"regime": "semi"},
        {"clairvoyant": 1},
        {"preemptive": None},
    ],
)
def test_wrong_arguments_are_refused(arguments):
    with pytest.raises(ValueError, match="expected"):
        SmallGame(**{"delays": ((0, 0),)} | arguments)


def test_dense_by_hand():
    assert dense([3, [0, 2], [1, 2]], 3).counts.tolist() == [1, 0, 2]


def test_common_denominator_by_hand():
    assert common_denominator(np.array([0.25, 1 / 3, 5 / 12])) == 12


def test_rounded_mixture_by_hand():
    assert rounded_mixture(np.array([0.5, 0.25, 0.25]), 10).counts.tolist() == [6, 2, 2]


def test_equal_delays_by_hand():
    assert equal_delays(3, 1).delays == ((1, 1, 1),)


def test_delays_within_by_hand():
    assert delays_within(2, 1) == ((0, 0), (1, 0))


def test_lost_rounds_by_hand():
    assert lost_rounds(3, 1) == ((0, 0, 0), (0, 1, 0), (2, 0, 0))


def test_is_first_by_hand():
    assert is_first(np.array([[[0, 0, 1]], [[0, 1, 0]]])).tolist() == [True, False]


def test_numbered_by_hand():
    assert numbered(np.array([[7, 7], [7, 8]]), np.array([[0, 1], [1, 1]])).tolist() == [
        [0, 1],
        [1, 2],
    ]


def test_losses_are_renamed_with_their_arms():
    names = Walk(equal_delays(2, 0)).names
    assert names.tolist() == [[0, 0], [1, 2], [2, 1], [3, 3]]
