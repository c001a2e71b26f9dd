"""A name changes with everything that code reaches; what cannot be seen is refused;
nobody plays under a wrong name.
"""

import importlib
import os
import subprocess
import sys
import textwrap
import threading
from functools import partial

import numpy as np
import pytest

from delay_scheduling import adversaries, estimate_regret, rates, schedulers, sweeps
from delay_scheduling.game import Rules
from delay_scheduling.use import naming

pytest.importorskip("pandas", reason="sweeps need pandas: pip install '.[sweep]'")
pytest.importorskip("joblib", reason="sweeps need joblib: pip install '.[sweep]'")

OWN = """
import functools
import numba
import numpy as np
import own_helper
from dataclasses import dataclass, field
from delay_scheduling import schedulers

SHARE = 0.5
TABLE = {"share": [0.5]}

def share():
    return SHARE

def times(factor):
    def decorate(method):
        @functools.wraps(method)
        def scaled(*arguments):
            return method(*arguments) * factor
        return scaled
    return decorate

@numba.njit
def compiled(x):
    return x + 1

@functools.cache
def remembered(x):
    return x + 2

class Parent(schedulers.Proxies):
    bound = 0.5

    def begin(self, C):
        return schedulers.kinds.OfEachRound(self, C)

    def chance(self, t, C, delay):
        p = self.p() * share() * TABLE["share"][0] * compiled(0) * remembered(-1)
        return p * own_helper.f()

    def p(self):
        import own_helper
        return own_helper.g(self.bound) + self.more

    @property
    def more(self):
        return 0.125

    @times(1)
    def proxy(self, t, uniform, C, default=0.25):
        return [9 for _ in range(1)][0] if uniform < self.chance(t, C, 0) else -1

@dataclass(frozen=True)
class Own(Parent):
    q: float = 0.5
"""
HELPER = """
def f():
    return 1.0

def g(x, y=1.0):
    return inner(x) * y

def inner(x):
    return x

def unused():
    return 3
"""
CHANGES = {
    "a constant": ("SHARE = 0.5", "SHARE = 0.25"),
    "a value in a table": ("[0.5]}", "[0.25]}"),
    "an argument of a decorator": ("@times(1)", "@times(2)"),
    "a class attribute": ("bound = 0.5", "bound = 0.75"),
    "a method of the base class": ("return own_helper.g", "return 2 * own_helper.g"),
    "a property": ("return 0.125", "return 0.25"),
    "a default": ("default=0.25", "default=0.5"),
    "a field's default": ("q: float = 0.5", "q: float = 0.25"),
    "compiled code": ("return x + 1", "return x + 3"),
    "remembered code": ("return x + 2", "return x + 4"),
    "code in code": ("[9 for", "[8 for"),
    "another base class": ("class Own(Parent)", "class Own(schedulers.Proxies)"),
    "a helper of another module": ("return 1.0", "return 2.0"),
    "a helper's helper": ("return x\n", "return 2 * x\n"),
    "a helper's default": ("y=1.0", "y=2.0"),
}
SILENT = {
    "a comment": ("SHARE = 0.5", "SHARE = 0.5  # half"),
    "lines": ("def share", "\n\n\ndef share"),
    "what nobody asks for": ("return 3", "return 4"),
}


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Return a function that writes and loads the user's modules, with one change."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def written(change=("", ""), load=True):
        for name, source in {"own_helper": HELPER, "own": OWN}.items():
            (tmp_path / f"{name}.py").write_text(source.replace(*change))
            sys.modules.pop(name, None)
        return importlib.import_module("own") if load else None

    yield written
    for name in ("own", "own_helper"):
        sys.modules.pop(name, None)


def named(value, version=None):
    return naming.name_of(value, version)[0]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_of_what_is_reached_changes_the_name(write, change):
    before = named(write().Own())
    assert named(write().Own()) == before
    assert OWN.count(CHANGES[change][0]) + HELPER.count(CHANGES[change][0]) == 1
    assert named(write(CHANGES[change]).Own()) != before


@pytest.mark.parametrize("change", SILENT)
def test_what_does_nothing_leaves_the_name(write, change):
    assert named(write().Own()) == named(write(SILENT[change]).Own())


def test_what_is_replaced_in_a_running_session_changes_the_name(write):
    own = write()
    before = named(own.Own())
    own.share = lambda: 0.25
    replaced = named(own.Own())
    own.TABLE["share"].append(1)
    assert len({before, replaced, named(own.Own())}) == 3


def test_what_is_no_field_counts():
    coin = schedulers.Coin(0.5)
    vars(coin).update(past=3)
    assert named(schedulers.Coin(0.5)) != named(coin)


def rule(factor):
    def own(schedule, rules):
        return rates.constant(factor, factor)(schedule, rules)

    return own


def test_closures_and_arguments_count():
    assert named(rule(1.0)) == named(rule(1.0)) != named(rule(2.0))
    assert (
        named(partial(max, 1))
        == named(partial(max, 1))
        != named(partial(min, 1))
        != named(partial(min, 2))
    )
    assert named(rule) != named(rules := Rules(K=2)) != named(Rules(K=3)) != named([rules])
    assert named([1].append) == named([1].append) != named([2].append)
    assert named({1, 2, 3}) == named({3, 2, 1}) != named({1, 2})
    assert named(np.zeros(2)) != named(np.zeros(2, np.float32)) != named(np.zeros((2, 1)))


def calls_itself(n):
    return other(n - 1) if n else 0


def other(n):
    return calls_itself(n)


def test_functions_may_call_each_other():
    assert named(calls_itself) == named(calls_itself) != named(other)


def reads_a_file(schedule, rules):
    return open("rates.txt")


def asks_the_environment(schedule, rules):
    return os.environ["RATES"]


def asks_it_in_another_way(schedule, rules):
    return os.getenv("RATES")


def evaluates(schedule, rules):
    return eval("1")


LOCK = threading.Lock()


def uses_a_lock(schedule, rules):
    return LOCK


@pytest.mark.parametrize(
    "reaching",
    [
        reads_a_file,
        asks_the_environment,
        asks_it_in_another_way,
        evaluates,
        uses_a_lock,
        (n for n in [1]),
    ],
)
def test_what_has_no_name_is_refused_unless_the_user_says_its_version(reaching):
    with pytest.raises(
        ValueError,
        match=r"play: expected what has a name in .*, or version=\.\.\. for what has none",
    ):
        named(reaching)
    assert named(reaching, "1") == named(reaching, "1") != named(reaching, "2")


def test_what_contains_itself_is_refused():
    endless = []
    endless.append(endless)
    with pytest.raises(ValueError, match="play: expected nothing that contains itself"):
        named(endless)


def test_classes_of_an_interactive_session_have_names():
    """They have no source: their code alone counts."""
    spaces = [{"__name__": "__main__", "Coin": schedulers.Coin} for _ in range(3)]
    for space, p in zip(spaces, (1, 1, 2), strict=True):
        exec(f"class Own(Coin):\n    def chance(self, t, C):\n        return {p}", space)
    one, same, other = (named(space["Own"](0.5)) for space in spaces)
    assert one == same != other


def test_two_functions_may_have_one_name():
    units = naming.name_of([rule(1.0), rule(2.0)])[1]
    assert len({digest for label, digest in units.items() if "<locals>.own" in label}) == 2


def test_installed_packages_are_named_by_version_and_files():
    assert naming.installed_version("numpy").startswith(f"{np.__version__} ")
    assert naming.installed_version("own_that_is_not_there") is None
    assert naming.installed_version(__name__.partition(".")[0]) is None


def test_code_that_was_changed_after_it_was_loaded_is_refused(monkeypatch):
    naming.code_version.cache_clear()
    monkeypatch.setattr("delay_scheduling.LOADED", 0.0)
    with pytest.raises(
        ValueError, match="delay_scheduling: expected code that has not changed since it was loaded"
    ):
        naming.code_version()


# Sweeps: what was kept is never that of other code

SCRIPT = """
import sys
from delay_scheduling import adversaries, rates, sweeps
from delay_scheduling.game import Rules
import own

def play(C):
    return adversaries.fixed(60, 2, d=3, seed=0), Rules(K=2, C=C), own.Own(), rates.constant(0.5, 0.5)

if __name__ == "__main__":
    [found] = sweeps.estimates([play(2)], 8, 0, folder=sys.argv[1], threads=True)
    print(found.mean)
"""  # noqa: E501


def means(own):
    game = (
        adversaries.fixed(60, 2, d=3, seed=0),
        Rules(K=2, C=2),
        own.Own(),
        rates.constant(0.5, 0.5),
    )
    return estimate_regret(*game, 8, seed=0).mean


CHANGE = ("SHARE = 0.5", "SHARE = 0.25")


def test_a_script_run_again_after_a_change_of_its_module_does_not_give_old_numbers(write, tmp_path):
    (tmp_path / "script.py").write_text(textwrap.dedent(SCRIPT))
    found = []
    expected = []
    for change in (("", ""), CHANGE, ("", "")):
        expected.append(means(write(change)))
        command = [sys.executable, "-B", tmp_path / "script.py", tmp_path / "kept"]
        found.append(
            float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        )
    assert found == expected
    assert found[0] != found[1]
    assert len(sweeps.manifest(tmp_path / "kept")) == 2


@pytest.fixture
def worker():
    """Return two worker processes that are started anew, before and after."""

    def anew():
        sweeps.processes(2).shutdown(wait=True)
        return sweeps.processes(2)

    yield anew
    anew().shutdown(wait=True)


def swept(own, folder):
    game = (
        adversaries.fixed(60, 2, d=3, seed=0),
        Rules(K=2, C=2),
        own.Own(),
        rates.constant(0.5, 0.5),
    )
    [found] = sweeps.estimates([game], 8, 0, folder=folder, workers=2)
    return found.mean


def meeting(folder):
    """Return code that waits until another process runs it, too: no process does it twice."""
    return (
        f"import os, pathlib, time; here = pathlib.Path({str(folder / 'here')!r})\n"
        "here.mkdir(exist_ok=True); (here / str(os.getpid())).touch()\n"
        "while len(list(here.iterdir())) < 2: time.sleep(0.01)\n"
    )


def test_a_worker_with_an_older_module_is_refused(write, tmp_path, worker):
    """What `importlib.reload` and Jupyter's autoreload do: the processes still have the old
    module.
    """
    executor = worker()
    own = write()
    list(executor.map(exec, ["import own\n" + meeting(tmp_path)] * 2))  # both processes have it now
    first = swept(own, tmp_path / "kept")
    assert first == means(own)
    own = write(CHANGE)
    with pytest.raises(sweeps.OtherCode, match=r"of \['own.share'\]: start them anew"):
        swept(own, tmp_path / "kept")
    worker()
    assert swept(own, tmp_path / "kept") == means(own) != first
    assert len(sweeps.manifest(tmp_path / "kept")) == 2


def test_a_worker_with_another_version_of_the_package_is_refused(tmp_path, worker):
    change = "from delay_scheduling.use import naming; naming.code_version = lambda: 'another'\n"
    list(worker().map(exec, [change + meeting(tmp_path)] * 2))
    game = (
        adversaries.fixed(60, 2, d=3, seed=0),
        Rules(K=2, C=2),
        schedulers.Coin(0.5),
        rates.constant(0.5, 0.5),
    )
    with pytest.raises(sweeps.OtherCode, match=r"another version, of \['delay_scheduling'\]"):
        sweeps.estimates([game], 8, 0, folder=tmp_path, workers=2)
    assert sweeps.manifest(tmp_path) == []
