"""Every picture that moves agrees with its theorem in all positions of its sliders."""

import itertools
import json
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import poisson
from test_play import formulas, play, sources  # noqa: F401, fixtures

import delay_scheduling as ds
from delay_scheduling.theorems import thm_5_1
from tools import promises, toys

BOOK = Path(__file__).resolve().parents[2] / "book"
EULER = 0.5772156649015329

# in a page: move sliders through all positions, and collect the numbers behind the picture
SWEEP = """([names, positions]) => {
    const sliders = names.map((name) => document.querySelector(`[aria-label="${name}"]`));
    const place = document.querySelector("[data-play]");
    return positions.map((position) => {
        position.forEach((value, i) => { sliders[i].value = value; });
        for (const slider of sliders) {
            slider.dispatchEvent(new Event(slider.tagName === "SELECT" ? "change" : "input"));
        }
        return [{ ...place.dataset }, place.innerText.includes("NaN")];
    });
}"""


def swept(page, **ranges):
    """Return [(position, numbers behind the picture)] for all positions of these sliders."""
    names = [name.replace("__", " ") for name in ranges]
    positions = list(itertools.product(*ranges.values()))
    found = page.evaluate(SWEEP, [names, positions])
    assert not any(broken for _, broken in found)
    return list(zip(positions, (numbers for numbers, _ in found), strict=True))


def test_a_tail_is_never_above_the_bound_of_lemma_4_5(play):  # noqa: F811
    page = play("overflow")
    positions = {"slots__C": range(1, 41), "parameter__α": [k / 10 for k in range(1, 51)]}
    found = swept(page, **positions)
    assert len(found) == 2000
    for (C, chernoff), numbers in found:
        tail = float(numbers["tail"])
        assert 0 < tail <= float(numbers["bound"])
        assert tail == pytest.approx(poisson.sf(C - 1, C / (1 + chernoff)), rel=1e-9)


def test_the_explorer_shows_theorem_5_1_everywhere(formulas):  # noqa: F811
    powers = np.arange(3, 9.5, 0.5)
    sizes = [round(10 ** (k / 20)) for k in range(0, 81, 4)]
    delays = np.arange(0, 4.25, 0.5)
    games = []
    for power, K, mean, C in itertools.product(powers, (2, 8, 64), delays, sizes):
        T = round(10**power)
        games.append({"K": K, "T": T, "D": round(T * 10**mean), "C": C, "delta": T**-0.5})
    code = """games => games.map((game) => {
        const chernoff = play.smallestChernoff(game.C, game.delta);
        return [chernoff, play.theorem51({ ...game, chernoff })];
    })"""
    for game, (chernoff, ours) in zip(games, formulas.evaluate(code, games), strict=True):
        T = game["T"]
        condition = np.log1p(chernoff) - chernoff / (1 + chernoff)
        assert condition == pytest.approx(np.log(1 / game["delta"]) / game["C"], rel=1e-7)
        nu_T = 2 * (np.log(T) + EULER + 1 / (2 * T) - 1 / (12 * T**2))
        above = chernoff * (1 + 1e-8)  # the script is right to about nine digits
        bound = thm_5_1.bound.at("bandit", nu_T=nu_T, chernoff=above, **game)
        assert ours["bandit"] == pytest.approx(bound, rel=1e-6)
        assert min(ours[name] for name in ("arms", "capacity", "delay", "overflow")) >= 0


def test_safe_batches_lose_no_round(play):  # noqa: F811
    page = play("batch")
    sliders = {"batch__size__b": range(1, 13), "delay__d__of__every__round": range(21)}
    for (b, d, C), numbers in swept(page, **sliders, slots__C=range(1, 9)):
        safe = d == 0 or b * (C - 1) >= d  # the hypothesis of Theorem 3.1
        assert json.loads(numbers["fits"]) == safe
        assert not safe or numbers["missed"] == "0", (b, d, C)


def test_no_scheduler_takes_more_than_its_slots(formulas):  # noqa: F811
    code = """([names, coins, delays]) => names.flatMap((name) =>
        [...Array(8).keys()].flatMap((C) => [...Array(30).keys()].map((k) => {
            const game = play.schedule(name, coins, C + 1, (k + 1) / 10, delays);
            return Math.max(...game.after) <= C + 1;
        })))"""
    rng = np.random.default_rng(0)
    names = ["first come", "reservoirs", "Bernoulli", "Pareto"]
    for delays in ([4] * 24, (rng.geometric(0.2, 24) - 1).tolist(), ([11, 10, 9] + [0] * 9) * 2):
        fine = formulas.evaluate(code, [names, rng.random(len(delays)).tolist(), delays])
        assert len(fine) == 4 * 8 * 30
        assert all(fine)


def test_the_game_that_misleads_is_told_right_in_all_rounds(play):  # noqa: F811
    page = play("lure")
    schedulers = ["first come", "reservoirs", "Bernoulli", "Pareto"]
    found = swept(page, scheduler=schedulers, slots__C=range(1, 6), round__t=range(1, 97))
    for (_, C, t), numbers in found:
        assert 0 <= int(numbers["wrong"]) <= int(numbers["arrived"]) <= t
        assert 0 < float(numbers["right"]) < 1
        first_come = json.loads(numbers["regrets"])[0]
        # with at most three slots first come has observed only rounds that mislead
        assert C > 3 or t < 96 or first_come > float(numbers["blind"])


def test_the_simplex_shows_minimizers(play):  # noqa: F811
    page = play("simplex")
    sums = {f"sum__of__losses,__arm__{i}": range(0, 21, 4) for i in (1, 2, 3)}
    rates = {"learning__rates__α__=__β": [0.05, 0.4, 2]}
    for (*L, rate), numbers in swept(page, **sums, **rates):
        inverse = 1 / rate
        points = json.loads(numbers["x"])
        for x, one in zip(points, ((0, inverse), (inverse, 0), (inverse, inverse)), strict=True):
            assert x == pytest.approx(ds.regularizer.argmin(L, *one)[0].tolist(), abs=1e-7)


def test_bounds_are_in_order_and_above_the_lower_bound():
    numbers = promises.numbers()
    for regime, players in numbers["players"].items():
        for rows in players.values():
            for k, (printed, proof, best, _) in enumerate(rows):
                stages = [value for value in (best, proof, printed) if value is not None]
                assert stages == sorted(stages)
                assert not stages or stages[0] >= numbers["below"][regime][k]


@pytest.mark.parametrize("name", toys.TOYS)
def test_the_stored_first_state_is_the_first_state(tab, name):
    promises.write()
    stored = (toys.FIRST / f"{name}.svg").read_text(encoding="utf-8")
    assert toys.drawn(tab, name) == stored, "run `python -m tools.toys`"


@pytest.mark.parametrize("name", toys.TOYS)
def test_labels_are_not_cut(play, name):  # noqa: F811
    promises.write()
    page = play(name)
    page.add_style_tag(path=str(BOOK / "_static" / "custom.css"))
    page.evaluate("document.querySelector('[data-play]').classList.add('play')")
    assert page.evaluate(CUT) == []


CUT = """() => {
    const svg = document.querySelector("[data-play] svg");
    const frame = svg.viewBox.baseVal;
    return [...svg.querySelectorAll("text")].filter((text) => !text.getAttribute("transform"))
        .map((text) => [text.textContent, text.getBBox()])
        .filter(([, box]) => box.x < frame.x - 1 || box.y < frame.y - 1
            || box.x + box.width > frame.x + frame.width + 1
            || box.y + box.height > frame.y + frame.height + 2)
        .map(([words]) => words);
}"""
