"""The JavaScript of the pictures computes what the package computes, in a real browser."""

import json
import math
import re
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import poisson

import delay_scheduling as ds
import lab
from delay_scheduling.past import reservoirs
from delay_scheduling.theorems import thm_3_1, thm_5_1
from tools import promises

BOOK = Path(__file__).resolve().parents[2] / "book"
STATIC = BOOK / "_static"
FILES = ["game", "bounds", "learner"]
GAMES = [(seed, C) for seed in range(8) for C in (1, 2, 5)]


@pytest.fixture
def play(tab, tmp_path):
    """Return a function that opens a page with a thing to play with, or with the formulas alone."""

    def opened(name="", sources=None):
        scripts = "".join(f"<script>{source}</script>" for source in sources or [])
        place = f'<div data-play="{name}"></div>' if name else ""
        page = tmp_path / "page.html"
        loader = (STATIC / "play.js").as_uri()
        page.write_text(
            '<!doctype html><meta charset="utf-8"><script'
            f' src="{loader}"></script>{scripts}{place}',
            encoding="utf-8",
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
    [
        ("proxy[t] >= delays[t]", "proxy[t] > delays[t]"),
        ("size < C", "size <= C"),
        ("size -= leaving[t]", "size -= 0"),
    ],
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
        theirs = scheduler.sample(delays, rules, lab.players.scripted.Coins(coins))
        code = "([name, u, C, a, d]) => play.track(d, play.proxies[name](u, C, a, d), C).observed"
        ours = formulas.evaluate(code, [name, coins.tolist(), C, chernoff, delays.tolist()])
        assert ours == theirs.observed.tolist()


def test_reservoirs_turn_the_same_coins_into_the_same_schedule(formulas):
    for seed, C in GAMES:
        delays, coins, _ = random_game(seed, C)
        rules = ds.Rules(K=2, C=C, preemptive=True)
        theirs = ds.schedulers.Reservoirs().sample(delays, rules, lab.players.scripted.Coins(coins))
        ours = formulas.evaluate(
            "([u, C, d]) => play.reservoirs(u, C, d)", [coins.tolist(), C, delays.tolist()]
        )
        for name in ("observed", "before", "after", "p"):
            assert ours[name] == getattr(theirs, name).tolist(), name


@pytest.mark.parametrize("name", ["first come", "reservoirs", "Bernoulli", "Pareto"])
def test_the_learner_hears_what_the_package_hears(formulas, name):
    schedulers = {
        "first come": ds.schedulers.TrackEverything(),
        "reservoirs": ds.schedulers.Reservoirs(),
        "Bernoulli": ds.schedulers.Bernoulli(0.2),
        "Pareto": ds.schedulers.Pareto(0.2),
    }
    rules = ds.Rules(K=2, C=3, regime="full-information", clairvoyant=True, preemptive=True)
    for seed in range(4):
        delays, coins, _ = random_game(seed, 3)
        losses = np.random.default_rng(seed).random((len(delays), 2))
        schedule = schedulers[name].sample(delays, rules, lab.players.scripted.Coins(coins))
        seen = ds.reductions.scaled(ds.Instance(losses, delays), schedule)
        rates = ds.Rates(np.zeros(len(delays)), np.full(len(delays), 1 / 0.2))
        theirs = ds.delayed_ftrl(seen, rates, rules, np.random.default_rng(0), return_x=True).x
        code = "([n, u, C, d, l]) => play.learn(l, d, play.schedule(n, u, C, 0.2, d), 0.2)"
        ours = formulas.evaluate(code, [name, coins.tolist(), 3, delays.tolist(), losses.tolist()])
        assert np.allclose(ours, theirs, rtol=1e-9)


@pytest.mark.parametrize("T", [10, 999, 1000, 10**6])
@pytest.mark.parametrize("C", [1, 25, 3000])
def test_theorem_5_1(formulas, T, C):
    numbers = {"K": 8, "T": T, "D": 37 * T, "C": C, "delta": T**-0.5}
    numbers["chernoff"] = ds.overflow.smallest_chernoff(C, numbers["delta"])
    nu_T = float(ds.schedulers.normalizers(T)[-1])
    ours = formulas.evaluate("numbers => play.theorem51(numbers)", numbers)
    for regime, value in (("bandit", ours["bandit"]), ("full-information", ours["full"])):
        assert value == pytest.approx(thm_5_1.bound.at(regime, nu_T=nu_T, **numbers), rel=1e-9)
    square = formulas.evaluate("numbers => play.square2(numbers)", numbers)
    assert square == pytest.approx(reservoirs.clairvoyant.at("bandit", **numbers), rel=1e-9)
    assert formulas.evaluate(
        "([C, d]) => play.smallestChernoff(C, d)", [C, numbers["delta"]]
    ) == pytest.approx(numbers["chernoff"], rel=1e-7)


@pytest.mark.parametrize("regime", ds.game.REGIMES)
def test_theorem_3_1(formulas, regime):
    numbers = {"K": 8, "T": 10**4, "D": 9 * 10**4, "b": 4}
    ours = formulas.evaluate(
        "([numbers, regime]) => play.theorem31(numbers, regime)", [numbers, regime]
    )
    assert ours == pytest.approx(thm_3_1.bound.at(regime, C=4, d_max=9, **numbers), rel=1e-12)


@pytest.mark.parametrize(
    ("inverse_alpha", "inverse_beta"), [(0, 0.5), (2.5, 0), (2.5, 2.5), (0.1, 30), (30, 0.01)]
)
def test_the_learner(formulas, inverse_alpha, inverse_beta):
    for L in ([2, 5, 8], [0, 0, 0], [0, 20, 20], [700, 3, 1e-9]):
        ours = formulas.evaluate(
            "arguments => play.argmin(...arguments)", [L, inverse_alpha, inverse_beta]
        )
        theirs, _ = ds.regularizer.argmin(L, inverse_alpha, inverse_beta)
        assert ours == pytest.approx(theirs.tolist(), rel=1e-9, abs=1e-290)


def test_losses_lead_back_to_the_distribution(formulas):
    for x in ([0.2, 0.3, 0.5], [0.98, 0.01, 0.01]):
        L = formulas.evaluate("arguments => play.lossesOf(...arguments)", [x, 2.5, 0.4])
        assert ds.regularizer.argmin(L, 2.5, 0.4)[0].tolist() == pytest.approx(x, rel=1e-9)


def move(tab, name, value):
    """Move a slider."""
    tab.get_by_label(name, exact=True).first.evaluate(
        "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input')); }",
        value,
    )


def shown(tab):
    """Return the numbers behind the picture."""
    return tab.locator("[data-play]").evaluate("place => ({...place.dataset})")


@pytest.mark.parametrize(
    ("power", "K", "mean", "size"), [(6, 8, 2, 1.4), (4, 2, 0, 0), (9, 64, 4, 4)]
)
def test_the_bound_explorer_shows_the_bound(play, power, K, mean, size):
    page = play("explorer")
    for name, value in (
        ("rounds T", power),
        ("arms K", K),
        ("mean delay D / T", mean),
        ("slots C", size),
    ):
        move(page, name, value)
    T = round(10**power)
    C = round(10**size)
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
        assert float(shown(page)["tail"]) == pytest.approx(
            poisson.sf(C - 1, C / (1 + chernoff)), rel=1e-9
        )
        assert float(shown(page)["bound"]) == pytest.approx(
            float(ds.overflow.chernoff_bound(C, chernoff)), rel=1e-12
        )


def test_batches_fit_exactly_when_the_package_says_so(play):
    page = play("batch")
    fits = thm_3_1.bound.hypotheses[-1][1]
    for b in (1, 3, 12):
        for d in (0, 1, 9, 20):
            for C in (1, 2, 8):
                for name, value in (
                    ("batch size b", b),
                    ("delay d of every round", d),
                    ("slots C", C),
                ):
                    move(page, name, value)
                said = shown(page)
                assert json.loads(said["fits"]) == fits("bandit", {"b": b, "C": C, "d_max": d})
                assert said["fits"] == "false" or said["missed"] == "0"


def test_three_learners_stand_where_the_package_puts_them(play):
    page = play("simplex")
    move(page, "sum of losses, arm 3", 20)
    x = json.loads(shown(page)["x"])
    for ours, rates in zip(x, ((0, 2.5), (2.5, 0), (2.5, 2.5)), strict=True):
        assert ours == pytest.approx(
            ds.regularizer.argmin([2, 5, 20], *rates)[0].tolist(), rel=1e-9
        )


def told(page, sentence, **numbers):
    """Require that a page of the book has a sentence with these numbers."""
    text = " ".join((BOOK / page).read_text(encoding="utf-8").split())
    assert sentence.format(**numbers) in text


def press(tab, *names):
    """Press buttons."""
    for name in names:
        tab.get_by_role("button", name=name, exact=True).click()


def regrets(tab):
    """Return the regrets of the four players of the game that misleads, by name."""
    names = tab.get_by_label("scheduler", exact=True).locator("option").all_inner_texts()
    return dict(zip(names, json.loads(shown(tab)["regrets"]), strict=True))


def test_first_come_learns_the_wrong_arm_as_the_page_says(play):
    page = play("lure")
    chapter = "first_simulation.md"
    press(page, "next block", "next block")
    assert shown(page)["arrived"] == shown(page)["wrong"] == "9"
    press(page, "last round")
    said = shown(page)
    assert said["arrived"] == said["wrong"]
    sentence = "the scheduler has observed {heard} rounds, and all of them mislead."
    told(chapter, sentence, heard=said["arrived"])
    lost = regrets(page)["first come"]
    blind = float(said["blind"])
    sentence = "plays the right arm with probability {right:.2f} and has a regret of {lost:.1f}."
    sentence += " Uniform play has a regret of {blind:.1f}."
    told(chapter, sentence, right=float(said["right"]), lost=lost, blind=blind)
    assert lost > blind
    assert f"Its regret is {lost:.1f};" in page.locator(".said").inner_text()


def test_reservoirs_learn_the_right_arm_as_the_page_says(play):
    page = play("lure")
    chapter = "first_simulation.md"
    press(page, "last round")
    page.get_by_label("scheduler", exact=True).select_option("reservoirs")
    told(
        chapter, "With these coins the regret is {regret:.1f}.", regret=regrets(page)["reservoirs"]
    )
    found = []
    for _ in range(20):
        press(page, "new coins")
        found.append(regrets(page)["reservoirs"])
        assert found[-1] < regrets(page)["first come"]
    told(chapter, "on average it is about {mean:.0f}", mean=sum(found) / 20)


def test_more_slots_of_the_wrong_kind_hurt_as_the_page_says(play):
    page = play("lure")
    chapter = "first_simulation.md"
    press(page, "last round")
    lost = {}
    for C in (1, 3, 4):
        move(page, "slots C", C)
        lost[C] = regrets(page)["first come"]
    assert shown(page)["arrived"] == "96"
    told(chapter, "everything is observed, and the regret falls to {lost:.1f}.", lost=lost[4])
    told(
        chapter, "learns the wrong arm more slowly, and has less regret: {lost:.1f}.", lost=lost[1]
    )
    assert lost[4] < lost[1] < lost[3]


def test_with_free_slots_bernoulli_and_pareto_hear_of_the_same_rounds(formulas):
    code = (
        "([name, u, d]) => (({ observed, before }) => [observed, before])(play.schedule(name, u, 3,"
        " 0.2, d))"
    )
    delays = ([11, 10, 9] + [0] * 9) * 8
    for seed in range(20):
        coins = np.random.default_rng(seed).random(96).tolist()
        one, other = (
            formulas.evaluate(code, [name, coins, delays]) for name in ("Bernoulli", "Pareto")
        )
        free = [max(both) < 3 for both in zip(one[1], other[1], strict=True)]
        pairs = zip(one[0], other[0], free, strict=True)
        assert all(heard == too for heard, too, slot in pairs if slot)


def test_the_largest_term_is_that_of_the_theorem(play):
    page = play("explorer")
    at = {"rounds T": 6, "arms K": 8, "mean delay D / T": 2, "slots C": 1.4}
    costs = ("capacity", "delay", "arms")

    def largest(**moved):
        for name, value in (at | moved).items():
            move(page, name, value)
        found = shown(page)
        return max(costs, key=lambda name: float(found[name])), int(found["even"])

    assert largest(**{"arms K": 64})[1] > largest()[1]
    assert largest(**{"mean delay D / T": 0, "slots C": 3})[0] == "arms"
    assert largest(**{"mean delay D / T": 3, "slots C": 3})[0] == "delay"


def test_a_finger_on_the_plot_moves_the_slots(play):
    for name, key in (
        ("explorer", "slots C"),
        ("overflow", "slots C"),
        ("stepper", "round t"),
        ("lure", "round t"),
    ):
        page = play(name)
        slider = page.get_by_label(key, exact=True)
        before = slider.input_value()
        page.locator(".drag svg").scroll_into_view_if_needed()
        box = page.locator(".drag svg").bounding_box()
        page.mouse.move(box["x"] + 0.9 * box["width"], box["y"] + 0.5 * box["height"])
        page.mouse.down()
        page.mouse.up()
        assert float(slider.input_value()) > float(before), name


def test_the_diamond_goes_where_it_is_dragged(play):
    page = play("simplex")
    box = page.locator(".drag svg").bounding_box()
    page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.45 * box["height"])
    both = json.loads(shown(page)["x"])[2]
    assert both == pytest.approx([0.53, 0.235, 0.235], abs=0.03)
    page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.08 * box["height"])
    entropy, roots, _ = json.loads(shown(page)["x"])
    assert min(roots) > 10 * min(entropy)


def test_doubling_slots_squares_the_bound_on_overflow(play):
    page = play("overflow")
    move(page, "slots C", 10)
    one = float(shown(page)["bound"])
    move(page, "slots C", 20)
    assert float(shown(page)["bound"]) == pytest.approx(one**2)
    move(page, "slots C", 10)
    mean = float(shown(page)["mean"])
    move(page, "parameter α", 2)
    assert float(shown(page)["bound"]) < one
    assert float(shown(page)["mean"]) == pytest.approx(mean * 2 / 3)


def test_unsafe_batches_go_well_with_some_coins_and_wrong_with_others(play):
    page = play("batch")
    move(page, "slots C", 3)
    missed = set()
    for _ in range(30):
        press(page, "new coins")
        assert shown(page)["fits"] == "false"
        missed.add(shown(page)["missed"] != "0")
    assert missed == {True, False}


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
    for name in ("lure", "stepper", "explorer", "overflow", "batch", "simplex"):
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
        page.locator("tbody tr", has_text="preemptive, T, D known")
        .locator("td")
        .nth(k)
        .inner_text()
        for k in (0, 2)
    )
    theirs = promises.entry(regime, C, promises.PLAYERS["dropping, T, D"])
    assert [number.replace(" ", "") for number in (least, at_best)] == [
        f"{theirs[0]:d}",
        f"{theirs[2]:d}",
    ]
    assert shown(page)["least"] == str(promises.below(regime, C))


def test_the_promises_are_sorted(play):
    promises.write()
    page = play("promises")
    first = shown(page)["order"]
    for way in (1, -1):
        page.get_by_role("button", name="best known").click()
        order = shown(page)["order"]
        known = [
            promises.entry("bandit", 50, promises.PLAYERS[name])[2] for name in order.split("|")
        ]
        assert known == sorted(known, key=lambda value: way * value)
    assert order != first
