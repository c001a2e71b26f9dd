"""Rounds per CPU-second of Delayed FTRL: the compiled kernel, a good NumPy loop,
and a general solver in every round.

The job: bandit feedback, hybrid regularizer, every delay 50, T = 20,000, α_t = √(1 / t), β_t =
√(log K / D_t). All three play the same losses with the same uniforms, and must agree on the
weights.

    python benchmarks/speed.py
"""

import math
import os
import statistics
import subprocess
import sys
import tempfile
import time

import numba
import numpy as np
import scipy
from scipy.optimize import minimize

from delay_scheduling import Instance, Rates, Rules, delayed_ftrl
from delay_scheduling.schedulers import TrackEverything
from delay_scheduling.theorems import thm_2_1

ROUNDS = 20_000
DELAY = 50
ARMS = (2, 8, 64)
# later, rounding errors have grown: an estimate divides by a weight, and the next weights depend on
# it
EARLY = 1000
SOLVER_ROUNDS = 100
REPEATS = 5


def job(K):
    """Return the instance, its learning rates and its rules."""
    losses = 1.0 * (np.random.default_rng(0).random((ROUNDS, K)) < np.linspace(0.4, 0.6, K))
    instance = Instance(losses, np.full(ROUNDS, DELAY))
    rules = Rules(K)
    schedule = TrackEverything().sample(instance.delays, rules, np.random.default_rng(0))
    return instance, thm_2_1.rates(schedule, rules), rules


def first_rounds(game, T):
    """Return the job up to round T."""
    instance, learning_rates, rules = game
    shorter = Rates(learning_rates.inv_alpha[:T], learning_rates.inv_beta[:T])
    return Instance(instance.losses[:T], instance.delays[:T]), shorter, rules


# (0) The kernel


def kernel(instance, learning_rates, rules, return_x=False):
    """Play the compiled kernel, and return the weights if asked."""
    return delayed_ftrl(instance, learning_rates, rules, np.random.default_rng(1), return_x).x


# (i) A good NumPy loop


def numpy_loop(instance, learning_rates, rules, return_x=False):
    """Play a loop in NumPy, vectorized over arms and in place, and return the weights if asked.

    It takes the steps of the kernel: joint Newton steps in u = x^−1/2 and a multiplier, from the
    solution of the round before, after the arm whose loss estimate has jumped was solved alone. y
    is the sum of losses and multiplier.
    """
    T, K = instance.losses.shape
    rows = list(instance.losses)
    uniforms = np.random.default_rng(1).random(T).tolist()
    inverses = zip(
        learning_rates.inv_alpha.tolist(), (2 * learning_rates.inv_beta).tolist(), strict=True
    )
    due = rounds_due(instance.delays)
    actions = [0] * T
    estimates = [0.0] * T
    expected = [0.0] * T
    u = np.full(K, math.sqrt(K))
    y = np.zeros(K)
    x = np.empty(K)
    cumulative = np.empty(K)
    y += learning_rates.inv_alpha[0] * u + 2 * learning_rates.inv_beta[0] * np.log(u)
    minimize_in_place = newton(u, y, x)
    kept = np.empty((T if return_x else 0, K))
    for t, (a, b) in enumerate(inverses):
        minimize_in_place(a, b)
        np.add.accumulate(x, out=cumulative)
        actions[t] = arm = min(int(cumulative.searchsorted(uniforms[t], "right")), K - 1)
        expected[t] = x.dot(rows[t])
        estimates[t] = rows[t].item(arm) / x.item(arm)
        if return_x:
            kept[t] = x
        for s in due[t]:
            if estimates[s]:
                arm = actions[s]
                y[arm] = y_arm = y.item(arm) + estimates[s]
                u[arm] = solve_alone(u.item(arm), y_arm, a, b)
    return kept


def rounds_due(delays):
    """Return, for each round, the rounds whose feedback comes at its end."""
    T = len(delays)
    due = [[] for _ in range(T)]
    for s, end in enumerate((np.arange(T) + delays).tolist()):
        if end < T:
            due[end].append(s)
    return due


def newton(u, y, x):
    """Return the function of a and b that moves u and y to a u + b log u = y, Σ u^−2 = 1,
    and writes x = u^−2.
    """
    log = np.log
    multiply = np.multiply
    add = np.add
    subtract = np.subtract
    divide = np.divide
    maximum = np.maximum
    ones = np.ones(len(u))
    h = np.empty(len(u))
    q = np.empty(len(u))
    summands = np.ones((3, len(u)))
    _, error, inverse = summands
    # arrays without axes spare each call a conversion
    a = np.empty(())
    b = np.empty(())
    step = np.empty(())

    def minimize_in_place(a_t, b_t):
        a[()], b[()] = a_t, b_t
        size = 1.0
        while size > 1e-15:  # convergence is quadratic: the last step leaves much less
            multiply(u, a, h)
            log(u, error)
            multiply(error, b, error)
            add(error, h, error)
            subtract(error, y, error)
            add(h, b, h)
            divide(ones, h, inverse)
            multiply(error, inverse, error)  # of log u
            multiply(u, u, q)
            divide(ones, q, x)
            total, pull, slope = summands.dot(x).tolist()
            step[()] = ((total - 1) / 2 + pull) / slope
            add(y, step, y)
            multiply(inverse, step, q)
            subtract(q, error, q)  # the relative step of u
            size = q.dot(q)
            multiply(q, u, q)
            add(u, q, u)
            maximum(u, ones, out=u)
        multiply(u, u, q)
        divide(ones, q, x)

    return minimize_in_place


def solve_alone(u, y, a, b):
    """Return the solution of a u + b log u = y, from a smaller u."""
    q = 1.0
    while abs(q) > 1e-3:
        q = (y - a * u - b * math.log(u)) / (a * u + b)
        u += u * q
    return u


# (ii) A general solver


def general_solver(instance, learning_rates, rules, return_x=False):
    """Play with SciPy's SLSQP in every round, from the weights of the round before,
    and return the weights if asked.
    """
    T, K = instance.losses.shape
    uniforms = np.random.default_rng(1).random(T)
    due = rounds_due(instance.delays)
    L = np.zeros(K)
    x = np.full(K, 1 / K)
    kept = np.empty((T, K))
    actions = [0] * T
    estimates = [0.0] * T
    for t in range(T):
        x = kept[t] = solve_in_general(
            L, learning_rates.inv_alpha[t], learning_rates.inv_beta[t], x
        )
        actions[t] = arm = min(int(np.cumsum(x).searchsorted(uniforms[t], "right")), K - 1)
        estimates[t] = instance.losses[t, arm] / x[arm]
        for s in due[t]:
            L[actions[s]] += estimates[s]
    return kept


def solve_in_general(L, inv_alpha, inv_beta, x):
    """Return the minimizer over the simplex."""

    def objective(x):
        root = np.sqrt(x)
        log = np.log(x)
        value = x @ L - 2 * inv_alpha * root.sum() + inv_beta * (x @ log)
        return value, L - inv_alpha / root + inv_beta * (log + 1)

    simplex = {"type": "eq", "fun": lambda x: x.sum() - 1, "jac": np.ones_like}
    options = {"ftol": 1e-12, "maxiter": 1000}
    bounds = [(1e-9, 1)] * len(L)
    return minimize(
        objective, x, jac=True, bounds=bounds, constraints=simplex, options=options, method="SLSQP"
    ).x


# Measurements


def speed(play, game, repeats=REPEATS):
    """Return rounds per CPU-second, the median of several repeats."""
    T = game[0].T
    times = []
    for _ in range(repeats):
        start = time.process_time()
        play(*game)
        times.append(time.process_time() - start)
    return T / statistics.median(times)


def compare(K):
    """Print one line of the table."""
    game = job(K)
    start = first_rounds(game, SOLVER_ROUNDS)
    x = kernel(*game, return_x=True)
    differences = abs(numpy_loop(*game, return_x=True) - x).max(axis=1)
    early = differences[:EARLY].max()
    loop = differences.max()
    fast = speed(kernel, game)
    slow = speed(numpy_loop, game)
    # last, for linear algebra can leave the processor in a state in which other vector code is half
    # as fast
    solver = abs(general_solver(*start, return_x=True) - x[:SOLVER_ROUNDS]).max()
    general = speed(general_solver, start, 1)
    if not (early < 1e-9 and loop < 1e-6 and solver < 1e-5):
        raise AssertionError(f"K = {K}: the weights differ by {early}, {loop} and {solver}")
    print(
        f"{K:4d} {fast:13,.0f} {slow:13,.0f} {general:10,.0f} {fast / slow:10,.0f}"
        f" {fast / general:10,.0f} {early:12.0e} {loop:10.0e} {solver:10.0e}"
    )


def first_call(cache):
    """Return the CPU-seconds of importing the package, and of the first call of the kernel,
    in a new process.
    """
    code = (
        "import time; start = time.process_time(); import numpy as np, delay_scheduling as"
        " ds;imported = time.process_time(); instance = ds.Instance(np.zeros((2, 2)), [0,"
        " 0]);ds.delayed_ftrl(instance, ds.Rates([1, 1], [1, 1]), ds.Rules(2),"
        " np.random.default_rng(0));print(imported - start, time.process_time() - imported)"
    )
    command = [sys.executable, "-c", code]
    environment = os.environ | {"NUMBA_CACHE_DIR": cache}
    output = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout
    return [float(number) for number in output.split()]


def main():
    """Print the tables."""
    python = ".".join(map(str, sys.version_info[:3]))
    print(
        f"Python {python}, NumPy {np.__version__}, Numba {numba.__version__}, SciPy"
        f" {scipy.__version__}"
    )
    print(
        "CPU time of one thread; medians. Rounds per second, ratios, largest difference of a weight"
        " from (0)\n"
    )
    print(
        "   K    (0) kernel      (i) loop (ii) SLSQP    (0)/(i)   (0)/(ii)   (i), early        (i) "
        "      (ii)"
    )
    for K in ARMS:
        compare(K)
    with tempfile.TemporaryDirectory() as cache:
        cold = first_call(cache)
        warm = first_call(cache)
    print(f"\nFirst call of the kernel: {cold[1]:.1f} s compiling, {warm[1]:.2f} s from the cache")
    print(f"Importing the package: {cold[0]:.1f} s, again {warm[0]:.1f} s")


if __name__ == "__main__":
    main()
