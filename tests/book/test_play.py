"""The JavaScript of the playground computes what the package computes, in a real browser."""

import json
import math
import re
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import poisson

import delay_scheduling as ds
from delay_scheduling.theorems import thm_3_1, thm_5_1
from tools import promises

STATIC = Path(__file__).resolve().parents[2] / "book" / "_static"
FILES = ["game", "bounds", "learner"]
GAMES = [(seed, C) for seed in range(8) for C in (1, 2, 5)]


@pytest.fixture
def play(tab, tmp_path):
    """Return a function that opens a page with a thing to play with, or with the formulas alone."""

    def opened(name="", sources=None):
        scripts = "".join(f"<script>{source}</script>" for source in sources or [])
        place = f'<div data-play="{name}"></div>' if name else ""
        page, loader = tmp_path / "page.html", (STATIC / "play.js").as_uri()
        page.write_text(
            f'<!doctype html><meta charset="utf-8"><script src="{loader}"></script>{scripts}{place}', encoding="utf-8"
        )
        tab.goto(page.as_uri())
        if name:
            tab.wait_for_selector("[data-play].ready")
        return tab

    return opened


def sources():
    """Return the JavaScript of the formulas."""
    return [(STATIC / "play" / f"{name}.js").read_text(encoding="utf-8") for name in FILES]


@pytest.fixture
def formulas(play):
    """Return a tab with the formulas."""
    return play(sources=sources())


def random_game(seed, C):
    """Return delays, coins and proxy delays."""
    rng = np.random.default_rng(seed)
    T = 60
    return rng.geometric(0.2, T) - 1, rng.random(T), rng.integers(-1, 9, T)


def tracked(tab, delays, proxy, C):
    """Return what the page and what the package make of proxy delays."""
    ours = tab.evaluate("([d, p, C]) => play.track(d, p, C)", [delays.tolist(), proxy.tolist(), C])
    theirs = ds.schedulers.track(delays, proxy, C, np.ones(len(delays)))
    return [ours[name] for name in ("observed", "before", "after")], [
        getattr(theirs, name).tolist() for name in ("observed", "before", "after")
    ]


@pytest.mark.parametrize(("seed", "C"), GAMES)
def test_slots(formulas, seed, C):
    delays, _, proxy = random_game(seed, C)
    ours, theirs = tracked(formulas, delays, proxy, C)
    assert ours == theirs


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("proxy[t] >= delays[t]", "proxy[t] > delays[t]"), ("size < C", "size <= C"), ("size -= leaving[t]", "size -= 0")],
)
def test_a_wrong_port_is_seen(play, right, wrong):
    game, *others = sources()
    assert right in game
    page = play(sources=[game.replace(right, wrong), *others])
    differs = []
    for seed, C in GAMES:
        delays, _, proxy = random_game(seed, C)
        ours, theirs = tracked(page, delays, proxy, C)
        differs.append(ours != theirs)
    assert any(differs)


@pytest.mark.parametrize("chernoff", [0.3, 1.0, 4.0])
@pytest.mark.parametrize("name", ["Bernoulli", "Pareto"])
def test_schedulers_turn_the_same_coins_into_the_same_schedule(formulas, name, chernoff):
    for seed, C in GAMES:
        delays, coins, _ = random_game(seed, C)
        rules = ds.Rules(K=2, C=C, clairvoyant=True, preemptive=True)
        scheduler = getattr(ds.schedulers, name)(chernoff)
        theirs = scheduler.sample(delays, rules, ds.players.scripted.Coins(coins))
        code = "([name, u, C, a, d]) => play.track(d, play.proxies[name](u, C, a, d), C).observed"
        ours = formulas.evaluate(code, [name, coins.tolist(), C, chernoff, delays.tolist()])
        assert ours == theirs.observed.tolist()


@pytest.mark.parametrize("T", [10, 999, 1000, 10**6])
@pytest.mark.parametrize("C", [1, 25, 3000])
def test_theorem_5_1(formulas, T, C):
    numbers = {"K": 8, "T": T, "D": 37 * T, "C": C, "delta": T**-0.5}
    numbers["chernoff"] = ds.overflow.smallest_chernoff(C, numbers["delta"])
    nu_T = float(ds.schedulers.normalizers(T)[-1])
    ours = formulas.evaluate("numbers => play.theorem51(numbers)", numbers)
    for regime, value in (("bandit", ours["bandit"]), ("full-information", ours["full"])):
        assert value == pytest.approx(thm_5_1.bound.at(regime, nu_T=nu_T, **numbers), rel=1e-9)
    assert formulas.evaluate("([C, d]) => play.smallestChernoff(C, d)", [C, numbers["delta"]]) == pytest.approx(
        numbers["chernoff"], rel=1e-7
    )


@pytest.mark.parametrize("regime", ds.game.REGIMES)
def test_theorem_3_1(formulas, regime):
    numbers = {"K": 8, "T": 10**4, "D": 9 * 10**4, "b": 4}
    ours = formulas.evaluate("([numbers, regime]) => play.theorem31(numbers, regime)", [numbers, regime])
    assert ours == pytest.approx(thm_3_1.bound.at(regime, C=4, d_max=9, **numbers), rel=1e-12)


@pytest.mark.parametrize(("inverse_alpha", "inverse_beta"), [(0, 0.5), (2.5, 0), (2.5, 2.5), (0.1, 30), (30, 0.01)])
def test_the_learner(formulas, inverse_alpha, inverse_beta):
    for L in ([2, 5, 8], [0, 0, 0], [0, 20, 20], [700, 3, 1e-9]):
        ours = formulas.evaluate("arguments => play.argmin(...arguments)", [L, inverse_alpha, inverse_beta])
        theirs, _ = ds.regularizer.argmin(L, inverse_alpha, inverse_beta)
        assert ours == pytest.approx(theirs.tolist(), rel=1e-9, abs=1e-290)


def move(tab, name, value):
    """Move a slider."""
    tab.get_by_label(name, exact=True).first.evaluate(
        "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input')); }", value
    )


def shown(tab):
    """Return the numbers behind the picture."""
    return tab.locator("[data-play]").evaluate("place => ({...place.dataset})")


@pytest.mark.parametrize(("power", "K", "mean", "size"), [(6, 8, 2, 1.4), (4, 2, 0, 0), (9, 64, 4, 4)])
def test_the_bound_explorer_shows_the_bound(play, power, K, mean, size):
    page = play("explorer")
    for name, value in (("rounds T", power), ("arms K", K), ("mean delay D / T", mean), ("slots C", size)):
        move(page, name, value)
    T, C = round(10**power), round(10**size)
    numbers = {"K": K, "T": T, "D": T * 10**mean, "C": C, "delta": T**-0.5}
    numbers["chernoff"] = ds.overflow.smallest_chernoff(C, numbers["delta"])
    harmonic = math.log(T) + 0.5772156649015329 + 1 / (2 * T) - 1 / (12 * T**2)
    bound = thm_5_1.bound.at("bandit", nu_T=2 * harmonic, **numbers)
    assert float(shown(page)["bandit"]) == pytest.approx(bound, rel=1e-9)
    assert f"With {C} slots" in page.locator(".said").inner_text()


def test_the_overflow_picture_shows_the_tail_and_its_bound(play):
    page = play("overflow")
    for C, chernoff in ((10, 1), (1, 5), (40, 0.1)):
        move(page, "slots C", C)
        move(page, "parameter α", chernoff)
        assert float(shown(page)["tail"]) == pytest.approx(poisson.sf(C - 1, C / (1 + chernoff)), rel=1e-9)
        assert float(shown(page)["bound"]) == pytest.approx(float(ds.overflow.chernoff_bound(C, chernoff)), rel=1e-12)


def test_batches_fit_exactly_when_the_package_says_so(play):
    page = play("batch")
    fits = thm_3_1.bound.hypotheses[-1][1]
    for b in (1, 3, 12):
        for d in (0, 1, 9, 20):
            for C in (1, 2, 8):
                for name, value in (("batch size b", b), ("delay d of every round", d), ("slots C", C)):
                    move(page, name, value)
                said = shown(page)
                assert json.loads(said["fits"]) == fits("bandit", {"b": b, "C": C, "d_max": d})
                assert said["fits"] == "false" or said["missed"] == "0"


def test_three_learners_stand_where_the_package_puts_them(play):
    page = play("simplex")
    move(page, "sum of losses, arm 3", 20)
    x = json.loads(shown(page)["x"])
    for ours, rates in zip(x, ((0, 2.5), (2.5, 0), (2.5, 2.5)), strict=True):
        assert ours == pytest.approx(ds.regularizer.argmin([2, 5, 20], *rates)[0].tolist(), rel=1e-9)


def test_the_stepper_keeps_the_rules(play):
    page = play("stepper")
    move(page, "round t", 24)
    assert int(shown(page)["seen"]) == page.locator("rect.seen").count() > 0
    page.get_by_label("scheduler", exact=True).select_option("Bernoulli")
    assert "probability" in page.locator(".said").inner_text()
    page.get_by_label("clairvoyant", exact=False).uncheck()
    assert "needs clairvoyance" in page.locator(".said").inner_text()
    assert page.locator("svg").count() == 0
    page.get_by_label("scheduler", exact=True).select_option("Pareto")
    assert re.search(r"patience", page.locator(".said").inner_text())
    page.get_by_role("button", name="back").click()
    assert page.get_by_label("round t", exact=True).input_value() == "23"


def test_every_picture_is_drawn_without_an_error(play):
    for name in ("stepper", "explorer", "overflow", "batch", "simplex"):
        page = play(name)
        assert page.locator("svg").count() > 0
        assert page.errors == []


@pytest.mark.parametrize(("regime", "C"), [("bandit", 2), ("full-information", 50)])
def test_the_promises(play, regime, C):
    promises.write()
    page = play("promises")
    move(page, "slots C", promises.SLOTS.index(C))
    page.get_by_label("feedback").select_option(regime)
    least, at_best = (
        page.locator("tbody tr", has_text="may drop, T, D").locator("td").nth(k).inner_text() for k in (0, 2)
    )
    theirs = promises.entry(regime, C, "dropping T D")
    assert [number.replace(" ", "") for number in (least, at_best)] == [f"{theirs[0]:d}", f"{theirs[2]:d}"]
    assert shown(page)["least"] == str(promises.below(regime, C))


def test_the_promises_are_sorted(play):
    promises.write()
    page = play("promises")
    first = shown(page)["order"]
    for way in (1, -1):
        page.get_by_role("button", name="at best").click()
        order = shown(page)["order"]
        known = [promises.entry("bandit", 50, promises.PLAYERS[name])[2] for name in order.split("|")]
        assert known == sorted(known, key=lambda value: way * value)
    assert order != first
