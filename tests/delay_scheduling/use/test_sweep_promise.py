"""What the name of a kept chunk covers: all that `play` reads, and of what is read later, nothing.

Eleven ways to read the outside. What is read when a setting is made is in its values, and new data
give new numbers. What is read while it is played is not: `version=` stands for it.
"""

import linecache
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.schedulers import Coin, Tossing

pandas = pytest.importorskip("pandas")
pytest.importorskip("joblib")

INSTANCE = ds.adversaries.fixed(60, 2, d=3, seed=0)
RULES = ds.Rules(K=2, C=2)
RATES = ds.rates.constant(1.0, 1.0)


def from_print_options(path):
    return float(np.get_printoptions()["threshold"])


def from_the_shell(path):
    with os.popen(f"cat {path}") as pipe:
        return float(pipe.read())


def from_a_line(path):
    linecache.checkcache(str(path))
    return float(linecache.getline(str(path), 1))


def from_open(path):
    with open(path, encoding="utf-8") as file:
        return float(file.read())


WAYS = {  # to read a number; those that the walk over code recognises, and refuses, come last
    "np.loadtxt": lambda path: float(np.loadtxt(path)),
    "np.load": lambda path: float(np.load(f"{path}.npy")),
    "np.fromfile": lambda path: float(np.fromfile(path, sep=" ")[0]),
    "pd.read_csv": lambda path: float(pandas.read_csv(path, header=None)[0][0]),
    "Path.read_text": lambda path: float(Path(path).read_text(encoding="utf-8")),
    "linecache": from_a_line,
    "sys.argv": lambda path: float(sys.argv[-1]),
    "print options": from_print_options,
    "os.popen": from_the_shell,
    "open": from_open,
    "os.environ": lambda path: float(os.environ["SHARE_OF_ROUNDS"]),
}
RECOGNISED = ("open", "os.environ")


@pytest.fixture
def said(tmp_path, monkeypatch):
    """Return a function that writes a number wherever one may read it, and a path."""
    path = tmp_path / "number.txt"

    def say(number):
        path.write_text(str(number), encoding="utf-8")
        np.save(f"{path}.npy", number)
        monkeypatch.setattr(sys, "argv", ["program", str(number)])
        monkeypatch.setenv("SHARE_OF_ROUNDS", str(number))
        return np.printoptions(threshold=number)

    return say, path


@dataclass(frozen=True)
class Reading(Tossing):
    """Toss a coin whose probability is read from outside, in every round."""

    way: object
    path: Path

    def chance(self, t, C):
        return self.way(self.path)


@pytest.mark.parametrize("way", WAYS)
def test_what_play_reads_is_in_the_name(said, way, tmp_path):
    say, path = said
    read = WAYS[way]

    def play(n):
        return INSTANCE, RULES, Coin(read(path)), RATES

    def swept():
        table = ds.sweep(play, {"n": [0]}, 4, 0, folder=tmp_path / "kept", workers=1)
        return table["mean"].item()

    found = []
    for number in (0.25, 0.75, 0.25):
        with say(number):
            found.append(swept())
            truth = ds.estimate_regret(INSTANCE, RULES, Coin(number), RATES, 4, 0).mean
            assert found[-1] == truth
    assert found[0] == found[2] != found[1]
    assert len(ds.sweeps.manifest(tmp_path / "kept")) == 2


@pytest.mark.parametrize("way", WAYS)
def test_what_is_read_later_is_not_and_a_version_stands_for_it(said, way, tmp_path):
    say, path = said

    def play(n):
        return INSTANCE, RULES, Reading(WAYS[way], path), RATES

    def swept(version):
        options = {"folder": tmp_path / "kept", "workers": 1, "version": version}
        return ds.sweep(play, {"n": [0]}, 4, 0, **options)["mean"].item()

    with say(0.25):
        if way in RECOGNISED:
            with pytest.raises(ValueError, match=r"or version=\.\.\. for what has none"):
                swept(None)
        first = swept("quarter")
    with say(0.75):
        assert swept("quarter") == first  # an old number, as the docstring of `sweep` says
        second = swept("three quarters")
    assert second != first
    with say(0.25):
        assert swept("quarter") == first
    assert "while it plays* is not in the name" in ds.sweep.__doc__


def test_a_refusal_says_no_secret(monkeypatch, tmp_path):
    monkeypatch.setenv("API_TOKEN", "hunter2-7731")
    held = [
        lambda: os.environ["API_TOKEN"],
        (n for n in ["hunter2-7731"]),
        open(os.devnull, encoding="utf-8"),  # noqa: SIM115
    ]
    for secret in held:

        def play(n, secret=secret):
            return INSTANCE, RULES, Reading(secret, Path()), RATES

        with pytest.raises(ValueError, match="play: expected what has a name") as caught:
            ds.sweep(play, {"n": [0]}, 1, 0, folder=tmp_path, workers=1)
        told = f"{caught.value} {getattr(caught.value, '__notes__', '')}"
        assert "hunter2" not in told
        assert "API_TOKEN" not in told
    held[-1].close()
