"""The pictures drawn for the book say in words what their numbers are,
and the numbers are those of the package.
"""

import random
import re
from datetime import date

import matplotlib.pyplot as plt
import numpy as np
import pytest
from test_words import gone

from delay_scheduling.past import promises
from delay_scheduling.regularizer import argmin
from tools import pictures
from tools.drawings import cover, leader, patience, weighting


@pytest.fixture(scope="module")
def found():
    """Return the numbers of each picture."""
    return {name: picture.numbers() for name, picture in pictures.PICTURES.items()}


def test_the_bounds_of_the_cover_are_those_of_the_package(found):
    T, K, d, C = *(cover.GAME[name] for name in "TKd"), 300
    best = promises.least("bandit", T, K, C, d, promises.PLAYERS["clairvoyant"])[promises.OURS]
    assert found["cover"]["ours"][C] == pytest.approx(best / T, rel=1e-12)
    vacuous = found["cover"]["vacuous"]
    assert cover.printed(vacuous) > 1 >= cover.printed(vacuous + 1)
    for curve in ("paper", "ours"):
        assert all(found["cover"]["least"][C] <= found["cover"][curve][C] for C in cover.SIZES)


@pytest.fixture(scope="module")
def game():
    """Return the game of the cover, of ten million rounds."""
    return cover.instance()


def test_the_cover_shows_that_few_slots_do_the_work_of_many(found, game):
    ours, paper, played = (found["cover"][name] for name in ("ours", "paper", "ours played"))
    assert max(game.sigma) + 1 == cover.ALL
    assert ours[cover.FEW] < 1.5 * ours[cover.ALL]
    assert played[cover.FEW] < 1.5 * played[cover.ALL] < found["cover"]["blind"] / 2
    assert all(ours[C] < paper[C] for C in cover.SIZES)


def test_the_cover_says_who_wins_where(found):
    ours, paper = (found["cover"][f"{name} played"] for name in ("ours", "paper"))
    ahead = [C for C in cover.SIZES if ours[C] < paper[C]]
    assert ahead == [*cover.SIZES[: len(ahead)]]  # few slots, and not many
    assert 0 < len(ahead) < len(cover.SIZES)
    assert f"with {cover.grouped(ahead[-1])} slots or fewer" in cover.who_wins(found["cover"])
    same = found["cover"] | {"ours played": dict.fromkeys(cover.SIZES, 0.0)}
    assert cover.who_wins(same).endswith("throughout.")


def test_the_cover_says_where_the_tuned_player_is_beaten(found):
    played = {name: found["cover"][f"{name} played"] for name in cover.PLAYERS}
    assert all(
        played["ours tuned"][C] < min(played["ours"][C], played["paper"][C]) for C in cover.SIZES
    )
    assert "every number of slots that was played" in cover.tuned_wins(found["cover"])
    better = played["paper"] | {cover.ALL: 0.0}
    changed_ = cover.tuned_wins(found["cover"] | {"paper played": better})
    assert f"every number of slots but with {cover.grouped(cover.ALL)}." in changed_


def test_a_game_of_the_cover_comes_out_as_stored(game):
    stored = cover.json.loads(cover.STORE.read_text(encoding="utf-8"))["runs"]
    draw = random.Random(str(date.today()))  # another each day: a game takes seconds
    name = draw.choice([*cover.PLAYERS])
    C = draw.choice(cover.SIZES)
    replicate = draw.randrange(cover.PLAYERS[name])
    assert cover.regret(game, name, C, replicate) == stored[name][str(C)][replicate]


@pytest.mark.parametrize("name", pictures.PICTURES)
def test_each_number_in_the_words_moves_with_the_numbers(found, name):
    """Other numbers, other words: no number of a sentence is typed."""
    picture = pictures.PICTURES[name]
    numbers = found[name]
    for sentence, other in zip(
        picture.caption(numbers), picture.caption(changed(numbers)), strict=True
    ):
        assert "nan" not in sentence
        if re.search(r"\d\.\d", sentence):
            assert sentence != other


def changed(numbers):
    """Return numbers of the same form, all larger by a third."""
    if isinstance(numbers, dict):
        return {key: changed(value) for key, value in numbers.items()}
    return [changed(value) for value in numbers] if isinstance(numbers, list) else numbers * 4 / 3


def test_a_rectangle_has_the_area_of_the_loss(found):
    for arm in found["weighting"]:
        assert arm["x"] * arm["estimate"] == pytest.approx(arm["l"])
        mean_square = arm["x"] * arm["estimate"] ** 2
        assert arm["variance"] == pytest.approx(mean_square - arm["l"] ** 2)
    assert sum(weighting.PROBABILITIES) == pytest.approx(1)


def test_patience_is_the_area_below_the_steps(found):
    numbers = found["patience"]
    rng = np.random.default_rng(0)
    waits = np.floor(numbers["c"] / rng.random(10**6)) - 1
    stays = np.where(waits >= 0, np.minimum(waits, patience.DELAY) + 1, 0)
    assert numbers["hidden"] == pytest.approx(stays.mean(), rel=0.01)
    assert numbers["announced"] == pytest.approx(
        (patience.DELAY + 1) * np.mean(waits >= patience.DELAY), rel=0.02
    )


def test_the_leader_stands_where_the_bowl_is_lowest(found):
    x = np.linspace(0, 1, 10**5 + 1)
    for gap, weight in found["leader"]["weights"].items():
        assert weight == pytest.approx(x[np.argmin(leader.value(x, gap))], abs=1e-4)
    assert found["leader"]["height"] == pytest.approx(leader.value(1, 0) - leader.value(0.5, 0))
    assert argmin([0, 0], leader.INVERSE, 0)[0][0] == pytest.approx(0.5)


def test_the_game_looks_longer_by_less_than_the_theorem_says(found):
    numbers = found["proof"]
    said = 1 + numbers["weights"][-1]  # 117.3 in the chapters
    assert 0.9 * said < numbers["long"] < said
    assert numbers["tail"] < numbers["bound"]
    assert numbers["stairs"] < numbers["root"]


@pytest.mark.parametrize("theme", pictures.THEMES)
@pytest.mark.parametrize("name", pictures.PICTURES)
def test_each_picture_is_drawn_with_all_its_words(found, name, theme):
    figure = pictures.drawn(pictures.PICTURES[name], found[name], theme)
    figure.draw_without_rendering()
    box = figure.bbox
    for ax in figure.axes:
        for text in ax.texts:
            words = text.get_window_extent()
            assert box.x0 <= words.x0 <= words.x1 <= box.x1, text.get_text()
    plt.close(figure)


@pytest.mark.parametrize("name", pictures.PICTURES)
def test_a_picture_speaks_the_words_of_the_field(found, name):
    picture = pictures.PICTURES[name]
    words = [*picture.caption(found[name]), picture.alternative(found[name])]
    assert gone(" ".join(words)) == []
