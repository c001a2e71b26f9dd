"""The inner functions of the learner's loop, each against its formula,
and how many steps a round takes.

A wrong coefficient in a Newton step does not make a weight wrong: it makes the loop take more
steps. So the steps are counted here, in the plain Python version of the compiled functions.
"""

import math
from fractions import Fraction

import numpy as np
import pytest

from delay_scheduling import Instance, Rates, Rules, delayed_ftrl
from delay_scheduling.compiled import learner, newton
from delay_scheduling.compiled.compiling import compiled
from delay_scheduling.compiled.elementary import log
from delay_scheduling.compiled.learner import GAP
from delay_scheduling.compiled.learner import U as U_ROW
from delay_scheduling.compiled.learner import V as V_ROW

A = 1.5
B = 0.75
U = np.array([1.25, 2.0, 4.0])
V = np.array([0.25, 0.5, 1.5])  # not log U: the error of v enters every formula
GAPS = np.array([0.0, 1.0, 5.0])
M = 2.5


def terms_of(u, v, y):
    """Return what `newton.terms` says it returns, one column a coordinate."""
    h = A * u + B
    x = u**-2.0
    e = (A * u + B * v - y) / h
    c = x * (3 - B / h)
    return np.array([x, 1 / h, e, x / h, x * e, e**2, c / h**2, c * e / h, c * e**2])


def sums_of(u, v, y):
    """Return Σ x_i − 1 and the sums of the other terms."""
    return np.delete(terms_of(u, v, y).sum(axis=1), (1, 2)) - np.eye(7)[0]


def state_of(gaps=GAPS, u=U, v=V):
    """Return a state with these gaps, u and v, and with x, 1 / h and error as they fit m = M."""
    return np.array([gaps, u, v, *terms_of(u, v, gaps + M)[:3]])


def solution(gaps, a=A, b=B):
    """Return m and the state that solves these gaps."""
    state = np.zeros((6, len(gaps)))
    state[GAP] = gaps
    m, residual = learner.safe_newton(state, a, b)
    assert residual < 1e-14
    return m, state


def plain(function):
    """Return the Python function behind a compiled one."""
    return getattr(function, "py_func", function)


@pytest.mark.parametrize("q", [Fraction(1, 4), Fraction(-1, 2), Fraction(1, 64)])
def test_the_logarithm_is_its_taylor_polynomial_of_degree_nine(q):
    exact = sum((-1) ** (k + 1) * q**k / Fraction(k) for k in range(1, 10))
    assert newton.log1p(float(q)) == pytest.approx(float(exact), rel=1e-15)


def test_the_logarithm_has_full_precision_for_small_steps():
    for q in np.linspace(-newton.SMALL_STEP, newton.SMALL_STEP, 101):
        assert newton.log1p(q) == pytest.approx(math.log1p(q), rel=4e-16)


def test_terms_are_their_formulas():
    for u, v, gap in zip(U, V, GAPS, strict=True):
        found = newton.terms(u, v, gap + M, A, B)
        assert found == pytest.approx(terms_of(u, v, gap + M)[:3], rel=1e-14)


def test_measure_writes_and_adds_up_the_terms():
    state = np.zeros((6, 3))
    state[:3] = GAPS, U, V
    found = learner.measure(state, M, A, B)
    assert state[:3].tolist() == [GAPS.tolist(), U.tolist(), V.tolist()]
    assert found == pytest.approx(sums_of(U, V, GAPS + M), rel=1e-13)
    assert state[3:] == pytest.approx(terms_of(U, V, GAPS + M)[:3], rel=1e-14)


@pytest.mark.parametrize("step", [0.0, 0.25])
def test_a_small_step_moves_each_coordinate_to_the_new_multiplier(step):
    state = state_of()
    state[3:] = terms_of(U, V, GAPS + M - step)[:3]
    learner.small_step(state, step, B)
    h = A * U + B
    w = (GAPS + M - A * U - B * V) / h
    q = w + B * w**2 / (2 * h)
    assert state[U_ROW] == pytest.approx(U * (1 + q), rel=1e-14)
    moved = V + [newton.log1p(step) for step in q]
    assert state[V_ROW] == pytest.approx(moved, rel=1e-14)


def test_a_large_step_goes_at_most_half_way_down_and_not_below_one():
    gaps = np.array([3.0, 0.0, 0.0])
    u = np.array([2.0, 8.0, 1.5])
    v = np.array([0.5, 2.0, 0.25])
    state = state_of(gaps, u, v)
    state[3:] = terms_of(u, v, gaps)[:3]
    learner.large_step(state, 1.0)
    q = (4 - A * 2 - B * 0.5) / (A * 2 + B)
    assert state[U_ROW] == pytest.approx([2 * (1 + q), 4.0, 1.0], rel=1e-15)
    assert state[V_ROW].tolist() == log(state[U_ROW]).tolist()


def test_lower_subtracts_the_smallest_gap():
    cases = [
        ([3.0, 2.0, 5.0], 2.0),
        ([-1.0, 2.0], -1.0),
        ([0.0, 2.0], 0.0),
        ([1.0, 1.5, 0.5], 0.5),
    ]
    for gaps, least in cases:
        state = np.array([gaps])
        assert learner.lowest(state) == least
        learner.lower(state, least)
        assert state[GAP].tolist() == [gap - least for gap in gaps]


def test_refresh_takes_exact_logarithms():
    state = state_of()
    learner.refresh(state)
    assert state[V_ROW].tolist() == log(U).tolist()


# An estimate arrives


def add(state, m, arm, estimate, warm):
    """Let the estimate of one round arrive, and return the smallest gap."""
    raised = learner.add_estimate(state, m, arm, estimate, A, B, warm)
    return learner.lowest(state) if raised else 0.0


@pytest.mark.parametrize("estimate", [0.01, 1.0, 30.0])
@pytest.mark.parametrize("arm", [1, 2])
def test_an_estimate_for_a_worse_arm_moves_that_arm_only(arm, estimate):
    m, state = solution(GAPS)
    old = state.copy()
    others = np.arange(3) != arm
    assert add(state, m, arm, estimate, True) == 0
    assert state[GAP].tolist() == [gap + estimate * (i == arm) for i, gap in enumerate(GAPS)]
    assert state[1:, others].tolist() == old[1:, others].tolist()
    u, v = state[[U_ROW, V_ROW], arm]
    assert A * u + B * v == pytest.approx(state[GAP, arm] + m, rel=1e-3)
    assert v == log(u)


def test_an_estimate_for_the_best_arm_may_raise_the_smallest_gap():
    m, state = solution(GAPS)
    raised = state.copy()
    cold = state.copy()
    assert add(raised, m, 0, 4.0, True) == 1.0
    assert raised[GAP].tolist() == [4.0, 1.0, 5.0]
    assert add(cold, m, 0, 0.5, False) == 0.5
    assert cold[1:].tolist() == state[1:].tolist()  # a cold start does not look at them


def test_an_estimate_of_zero_changes_nothing():
    state = state_of()
    assert add(state, M, 1, 0.0, True) == 0
    assert state.tolist() == state_of().tolist()


def test_losses_of_a_round_move_all_gaps():
    state = state_of()
    losses = np.array([[9.0, 9.0, 9.0], [1.0, 0.25, 0.0]])
    assert learner.add_losses(state, losses, 1, 2.0) == 1.5
    assert state[GAP].tolist() == [2.0, 1.5, 5.0]


@pytest.mark.parametrize("delays", [[0, 0, 0, 0], [2, 0, 0, 9], [3, 2, 1, 0], [1, 1, 1, 1]])
def test_rounds_arrive_in_order_at_the_end_of_their_delay(delays):
    scales = np.array([1.0, 2.0, 0.0, 1.0])
    lists = np.empty((2, 4), np.int32)
    learner.expiries(np.array(delays), scales, *lists)
    for t in range(4):
        found = []
        s = lists[0, t]
        while s >= 0:
            found.append(int(s))
            s = lists[1, s]
        assert found == [s for s in range(4) if s + delays[s] == t and scales[s] > 0]


# How many steps


@pytest.fixture
def steps(monkeypatch):
    """Count the calls of the steps in the plain Python version of `warm_newton`."""
    count = {"small_step": 0, "large_step": 0}

    def counted(name):
        function = plain(getattr(learner, name))

        def call(*arguments):
            count[name] += 1
            return function(*arguments)

        return call

    for name in count:
        monkeypatch.setattr(learner, name, counted(name))
    return count


@pytest.mark.parametrize(
    ("change", "small", "large"),
    [
        (1e-4, 1, 0),  # an error of 10^-4 becomes one of 10^-12 or less: the order is three
        (1e-2, 2, 0),
        (0.1, 2, 1),
        (1.0, 2, 2),
    ],
)
@pytest.mark.parametrize("arm", [0, 1])
def test_a_warm_start_takes_few_steps_of_third_order(steps, arm, change, small, large):
    m, state = solution(GAPS)
    state[GAP, arm] += change
    m, residual = plain(learner.warm_newton)(state, m, A, B)
    assert residual <= newton.TOLERANCE
    assert steps == {"small_step": small, "large_step": large}
    assert A * state[U_ROW] + B * state[V_ROW] == pytest.approx(state[GAP] + m, rel=1e-13)


@pytest.mark.parametrize(
    ("change", "small", "large"), [(0.0, 0, 0), (1e-3, 1, 0), (0.1, 0, 1), (-0.1, 0, 1)]
)
def test_a_wrong_multiplier_is_put_right_in_one_step(steps, change, small, large):
    m, state = solution(GAPS)
    found, residual = plain(learner.warm_newton)(state, m + change, A, B)
    assert residual <= newton.TOLERANCE
    assert found == pytest.approx(m, rel=1e-14)
    assert steps == {"small_step": small, "large_step": large}


def test_a_warm_start_gives_up_after_a_while(steps):
    state = state_of(np.array([0.0, math.nan, 1.0]))
    _, residual = plain(learner.warm_newton)(state, 1.0, A, B)
    assert residual == math.inf
    assert sum(steps.values()) == learner.WARM_STEPS


def test_the_safe_start_takes_no_more_steps_than_it_needs(monkeypatch):
    calls = []
    solve = plain(learner.solve_coordinates)

    def counted(state, m, a, b):
        calls.append(m)
        return solve(state, m, a, b)

    monkeypatch.setattr(learner, "solve_coordinates", counted)
    m, _ = plain(learner.safe_newton)(state_of(), A, B)
    assert calls[0] == A  # where the sum is at least 1
    assert calls == sorted(calls)  # from there the multiplier only grows
    assert calls[-1] == m
    assert len(calls) <= 8


def test_each_coordinate_is_solved_to_the_last_digit_from_any_start():
    state = state_of(u=np.full(3, math.nan), v=np.full(3, math.nan))
    learner.solve_coordinates(state, M, A, B)
    u, v = state[[U_ROW, V_ROW]]
    assert A * u + B * v == pytest.approx(GAPS + M, rel=4e-16)
    assert v == pytest.approx(np.log(u), rel=4e-16)
    learner.solve_coordinates(state, M, A, 0.0)
    assert state[U_ROW] == pytest.approx((GAPS + M) / A, rel=4e-16)


def played(T, K=3):
    """Return A_t, the result of `learner.play`, and x, for a game of T rounds without delays."""
    losses = np.random.default_rng(0).random((T, K))
    rates = np.sqrt(np.arange(1.0, T + 1))
    first, following = np.empty((2, T), np.int32)
    learner.expiries(np.zeros(T, np.int64), np.ones(T), first, following)
    actions = np.empty(T, np.int32)
    x = np.empty(T * K)
    result = np.empty(3)
    plain(learner.play)(
        losses=losses,
        block=1,
        rows=np.arange(T),
        first=first,
        following=following,
        scales=np.ones(T),
        inv_alpha=rates,
        inv_beta=rates,
        uniforms=np.full(T, 0.5),
        bandit=True,
        state=np.empty((6, K)),
        actions=actions,
        estimates=np.empty(T),
        expected=np.empty(T),
        kept=x,
        played=0,
        result=result,
    )
    return actions, result, x.reshape(T, K)


def test_exact_logarithms_are_taken_every_so_many_rounds(monkeypatch):
    calls = []
    refresh = learner.refresh
    monkeypatch.setattr(learner, "refresh", lambda state: calls.append(refresh(state)))
    played(2 * learner.REFRESH + 1)
    assert len(calls) == 3


@pytest.mark.parametrize(("T", "K"), [(50, 3), (12, 30_000)])
def test_the_safe_method_is_not_needed_from_the_uniform_start(monkeypatch, T, K):
    calls = []
    safe_newton = learner.safe_newton
    monkeypatch.setattr(learner, "warm_newton", compiled(learner.warm_newton))
    monkeypatch.setattr(learner, "draw", compiled(learner.draw))
    monkeypatch.setattr(
        learner, "safe_newton", lambda *arguments: calls.append(1) or safe_newton(*arguments)
    )
    played(T, K)
    assert calls == []


def test_the_weights_of_a_single_round_are_kept():
    _, _, x = played(1, K=2)
    assert x[0] == pytest.approx([0.5, 0.5], abs=1e-15)


def test_one_arm_leaves_no_residual():
    _, (_, residual, failed), _ = played(3, K=1)
    assert (residual, failed) == (0.0, -1)


def test_a_failure_in_the_first_round_is_named(monkeypatch):
    monkeypatch.setattr(learner, "play", lambda result, **others: result.__setitem__(2, 0))
    instance = Instance([[0.5, 0.5]], [0])
    rates = Rates(np.ones(1), np.ones(1))
    with pytest.raises(FloatingPointError, match="round 1:"):
        delayed_ftrl(instance, rates, Rules(K=2), np.random.default_rng(0))


def test_the_safe_method_starts_well_if_the_rate_is_large():
    gaps = np.array([0.0, 1.0])
    a = 1e-3
    m, state = solution(gaps, a, 0.0)
    assert state[U_ROW] == pytest.approx((gaps + m) / a, rel=1e-14)
