"""The numbers that chapters work out for the reference game are those of the package."""

import json
import math
from pathlib import Path

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.past import best, lower, promises, reservoirs, skipping
from delay_scheduling.theorems import (
    cor_h_2,
    cor_h_3,
    thm_3_1,
    thm_3_2,
    thm_5_1,
    thm_5_2,
    thm_a_2,
    thm_d_5,
    thm_h_1,
)

BOOK = Path(__file__).resolve().parents[2] / "book"
K = 8
T = 10**6
C = 50
d = 100
D = d * T
M = C * T // (d + 1)
LOG = math.log(K)
GAME = {"K": K, "T": T, "C": C, "D": D, "d": d, "d_max": d}
NU = float(ds.schedulers.normalizers(T)[-1])
DELTA = math.exp(-C * (math.log(2) - 0.5))
COIN = {"p": 0.01, "alpha": math.sqrt(0.02 / T), "beta": math.sqrt(LOG / D)}


def bound(theorem, **more):
    """Return a bound in the reference game, with bandit feedback."""
    chernoff = {"chernoff": 1, "delta": DELTA, "nu_T": NU}
    return theorem.bound.at("bandit", **GAME, **chernoff, **more)


def learner():
    """Return the bound of Theorem 2.1 with its rates."""
    return 4 * math.sqrt(K * T) + 3 * math.sqrt(D * LOG)


def batches(b=3):
    """Return the bound of Theorem D.2 with the rates of Theorem 2.1, for equal delays."""
    long = math.ceil(T / b)
    pending = math.ceil(d / b)
    return b * (4 * math.sqrt(K * long) + 3 * math.sqrt(LOG * pending * long))


def repaired():
    """Return the bound of Theorem 5.2, repaired, where C is the smaller of C and d_max + 1."""
    first = bound(thm_5_1)
    return first + math.sqrt(5) / 7 * (bound(thm_5_2) - first)


def stretched(factor, tau=1):
    """Return the first root of Tables 2, 3, 6 and 8 for bandits, times a factor."""
    return factor * math.sqrt(T * K + tau * math.log(T) / C * (D + T) * K)


def expected():
    """Return the bound of Table 8 with C_E = C."""
    return stretched(14) + 19 * math.sqrt(D * LOG)


def orders():
    """Return the entries of Tables 2, 3 and 6 for bandits, with the constants of the book."""
    tau = T ** (0.5 / C)
    log = math.log(T)
    wait = 3 * math.sqrt(D * LOG)
    hidden = (
        23 * log * d * math.sqrt(LOG + K / C),
        32 * d * math.sqrt(tau * log * LOG + (tau * log) ** 2 * K / C),
    )
    clairvoyant = stretched(14) + wait, stretched(16, tau) + wait
    return [*clairvoyant, stretched(40) + wait + hidden[0], stretched(51, tau) + wait + hidden[1]]


def ignorant():
    """Return the rate without a capacity, and the entries of Tables 4 and 5 with the constants of
    the book.
    """
    U = math.sqrt(T * K + D * LOG)
    return [4 * (T * (D + T) * K / C) ** (1 / 3) + 6 * U, 28 * math.sqrt(T * d * K / C) + 15 * U]


def waiting():
    """Return the cost of waiting with a constant rate."""
    return 2 * math.sqrt(D * LOG)


def best_known(b=3, delta=T**-0.5):
    """Return what is promised for announced delays and for batches, by the printed bound,
    its proof and at best.
    """
    chernoff = ds.overflow.smallest_chernoff(C, delta)
    # all above 1
    weights = ds.arithmetic.in_order((1 + chernoff) * ds.schedulers.normalizers(T) / C * (d + 1))
    more = {"chernoff": chernoff, "delta": delta, "nu_T": NU}
    lines = [(best.clairvoyant, weights), (best.batched, None), (best.in_batches, None)]
    sizes = GAME | more | {"b": b, "N": -(-T // b), "V": D}
    found = [best.value(line["bandit"], **sizes, W=weight) for line, weight in lines]
    return [
        thm_5_1.bound.at("bandit", **sizes),
        *found,
        bound(cor_h_3),
        lower.largest("bandit", T, K, C, d),
    ]


def at_best():
    """Return what the map says of this book: at best for who is told this much,
    then with all slots; from below.
    """
    names = ["clairvoyant", "dropping, T, D", "dropping, d_max", "d_max", "T, D", "T", "T, d_max"]
    found = [
        promises.least("bandit", T, K, C, d, promises.PLAYERS[name])[promises.OURS]
        for name in names
    ]
    full = promises.least("bandit", T, K, d + 1, d, promises.PLAYERS["clairvoyant"])[promises.OURS]
    return [*found, full, lower.largest("bandit", T, K, C, d)]


def one_slot():
    """Return the least bounds for one slot, for both regimes."""
    names = ("dropping, T, D", "clairvoyant", "T, d_max")
    regimes = ("bandit", "full-information")
    return [
        promises.least(r, T, K, 1, d, promises.PLAYERS[name])[2] for name in names for r in regimes
    ]


def stairs():
    """Return what stairs promise: in the reference game, with one slot, and with many."""
    games = [
        ("bandit", C, "T, D"),
        ("bandit", C, "T"),
        ("bandit", 1, "T"),
        ("full-information", 1, "T"),
    ]
    games += [("bandit", 1, "T, D"), ("bandit", 256, "T, D")]
    return [
        promises.least(regime, T, K, slots, d, promises.PLAYERS[name])[2]
        for regime, slots, name in games
    ]


def skipped():
    """Return the bounds of waiting and of skipping: 16 delays without end, none,
    and one in a hundred as long as T.
    """
    rules = ds.Rules(K=K, C=C, clairvoyant=True)
    found = []
    for n, long in ((16, 2**31 - 1), (0, d)):
        delays = np.append(np.full(n, long), np.full(T - n, d))
        game = ds.Instance(np.zeros((T, K)), delays)
        found += [reservoirs.clairvoyant(game, rules), skipping.bound(game, rules)]
    often = np.full(T, d)
    often[::100] = T
    game = ds.Instance(np.zeros((T, K)), often)
    return [*found, reservoirs.clairvoyant(game, rules), skipping.chosen(game, rules)]


REGRETS = {  # page: numbers, rounded to hundreds from ten thousand on, else to integers
    "the_game": [T - T / K],
    "thm_2_1_delayed_ftrl": [learner()],
    "thm_d_2_batching": [batches(), learner()],
    "thm_3_1_batch_size": [bound(thm_3_1, b=3)],
    "thm_a_2_label_efficient": [bound(thm_a_2, M=M)],
    "thm_a_1_delayed_bandits": [math.sqrt(T * d * LOG) / 29, learner()],
    "thm_d_5_lower_bound": [bound(thm_d_5)],
    "thm_3_2_minimax": [bound(thm_d_5), bound(thm_3_2)],
    "thm_4_4_scheduler": [2 * math.sqrt(2 * K * T / 0.01) + waiting()],
    "thm_e_1_delays": [2 * math.sqrt(2 * K * T / 0.01) + waiting()],
    "lem_4_5_bernoulli": [DELTA * T],
    "thm_5_1_clairvoyant": [bound(thm_5_1)],
    "thm_5_2_preemptive": [bound(thm_5_2), repaired()],
    "thm_h_1_fixed_p": [bound(thm_h_1, **COIN)],
    "cor_h_2_known_TD": [bound(cor_h_2)],
    "cor_h_3_known_dmax": [bound(cor_h_3), bound(thm_3_1, b=3)],
    "thm_i_1_expected_capacity": [expected(), bound(thm_d_5)],
    "tables": [
        *orders(),
        bound(thm_5_1),
        repaired(),
        *ignorant(),
        bound(cor_h_2),
        bound(cor_h_3),
    ],
    "past_best": [*best_known(), *at_best()[:3], *one_slot(), *stairs()],
    "past_skipping": skipped(),
}
MAP = [
    "thm_2_1_delayed_ftrl",
    "thm_3_1_batch_size",
    "thm_3_2_minimax",
    "thm_5_1_clairvoyant",
    "thm_5_2_preemptive",
]
MAP += ["thm_h_1_fixed_p", "cor_h_2_known_TD", "cor_h_3_known_dmax", "thm_d_5_lower_bound"]
SHARES = {  # page: further numbers as they stand there
    "lem_4_5_bernoulli": [f"{C / (2 * NU) / (d + 1):.4f}", f"{DELTA * 1e5:.1f} \\cdot 10^{{-5}}"],
    "lem_4_6_pareto": [
        f"{C / (2 * NU):.3f}",
        f"${100 * C / (2 * NU):.0f}$",
        f"{C / (2 * NU) / (d + 1):.4f}",
    ],
    "thm_5_1_clairvoyant": [f"{1 + 2 * NU / C * (d + 1):.1f}", f"{2 * NU / C * (d + 1):.0f}"],
    "thm_5_2_preemptive": [f"{2 * NU / C * (d + 1):.1f}"],
    "thm_a_2_label_efficient": [f"{M:,}".replace(",", r"\,")],
    "thm_e_1_delays": [f"${sum(ds.game.outstanding([3, 1, 4, 0, 2, 5, 0])):.0f}$ squares"],
    "cor_h_2_known_TD": [f"{(C * C * T * K / (D + T) ** 2) ** (1 / 3):.4f}"],
}


def written(number):
    """Return a number as the chapters write it.

    >>> written(54574.5), written(338.9)
    ('54\\\\,600', '339')
    """
    return f"{round(number, -2):,.0f}".replace(",", r"\,") if number >= 10_000 else f"{number:.0f}"


def prose(page):
    """Return the text of a page."""
    path = BOOK / page
    if path.suffix == ".md":
        return path.read_text(encoding="utf-8")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")


@pytest.mark.parametrize("page", REGRETS)
def test_a_chapter_puts_the_numbers_of_the_reference_game_in(page):
    text = prose(f"{page}.ipynb")
    for number in map(written, REGRETS[page]):
        assert f"${number}$" in text or f"= {number}$" in text, number
    for number in SHARES.get(page, []):
        assert number in text


def test_a_number_alone_would_not_do():
    text = prose("thm_3_1_batch_size.ipynb")
    assert f"${written(bound(thm_3_1, b=4))}$" not in text


def test_the_map_has_the_same_numbers():
    text = prose("results_map.md")
    assert [page for page in MAP if f"${written(REGRETS[page][0])}$" not in text] == []
    rows = [
        line
        for line in text.splitlines()
        if line.startswith("|") and "(past_" in line and "$ (" in line
    ]
    table = [row.split("|")[2].split("$")[1] for row in rows]
    assert table == [written(number) for number in at_best()]


FRAMEWORKS = {  # as the tables of the best known bounds call them
    "clairvoyant": "clairvoyant",
    r"preemptive, $T$ and $D$ known": "dropping, T, D",
    r"preemptive, $T$ and $\dmax$ known": "dropping, d_max",
    r"$T$ known": "T",
    r"$T$ and $D$ known": "T, D",
    r"$\dmax$ known": "d_max",
    r"$T$ and $\dmax$ known": "T, d_max",
}
CAPACITIES = (1, 4, 16, 64, 256)


def exactly(number):
    """Return an integer as a table of the book writes it."""
    grouped = f"{round(number):,}".replace(",", r"\,")
    return f"${grouped if number >= 10_000 else round(number)}$"


@pytest.mark.parametrize("regime", ds.game.REGIMES)
def test_the_table_of_best_known_bounds_is_that_of_the_package(regime):
    lines = prose("past_best.ipynb").splitlines()
    rows = [tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in lines]
    for words, name in FRAMEWORKS.items():
        needs = promises.PLAYERS[name]
        found = [promises.least(regime, T, K, size, d, needs) for size in CAPACITIES]
        numbers = [exactly(one[promises.OURS]) for one in found]
        assert [words, *numbers] in [list(row[:6]) for row in rows]
    below = [exactly(lower.largest(regime, T=T, K=K, C=size, d=d)) for size in CAPACITIES]
    assert ["lower bound for every player", *below] in [list(row[:6]) for row in rows]
