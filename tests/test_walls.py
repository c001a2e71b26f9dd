"""The walls of the house: which part may import which, as CONTRIBUTING draws them."""

import ast
import pkgutil
import re
from pathlib import Path

import pytest

import delay_scheduling

ROOT = Path(__file__).resolve().parents[1]
SRC = {"delay_scheduling": ROOT / "src", "proofbook": ROOT / "proofbook" / "src"}
WINGS = ("past", "players", "theorems", "use")


def modules(package):
    """Return the files of a package."""
    return sorted((SRC[package] / package).rglob("*.py"))


def imported(source):
    """Return the modules that a source imports, by their dotted names.

    >>> sorted(imported("import numpy as np\\nfrom a.b import c"))
    ['a.b', 'a.b.c', 'numpy']
    """
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def part(package, path):
    """Return the part of the house in which a module stands: proofbook, core, or a wing.

    >>> part(
    ...     "delay_scheduling",
    ...     SRC["delay_scheduling"] / "delay_scheduling" / "players" / "naive.py",
    ... )
    'players'
    """
    if package == "proofbook":
        return package
    first, *rest = path.relative_to(SRC[package] / package).parts
    return first if rest else "core"


def breaches(where, source):
    """Return the imports by which a source of some part of the house breaks a wall."""
    names = imported(source)
    wings = {
        name
        for name in names
        if name.startswith(tuple(f"delay_scheduling.{wing}" for wing in WINGS))
    }
    game = {name for name in names if name.split(".")[0] == "delay_scheduling"}
    toolkit = {name for name in names if name.split(".")[0] == "proofbook"}
    laboratory = {name for name in names if name.split(".")[0] == "lab"}
    forbidden = {"proofbook": game | laboratory, "core": wings | toolkit | laboratory}
    return sorted(forbidden.get(where, toolkit | laboratory))


@pytest.mark.parametrize("package", ["proofbook", "delay_scheduling"])
def test_no_import_breaks_a_wall(package):
    found = {
        path: breaches(part(package, path), path.read_text(encoding="utf-8"))
        for path in modules(package)
    }
    assert {path: names for path, names in found.items() if names} == {}
    assert len(found) > 50


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("proofbook", "from delay_scheduling.game import Rules"),
        ("proofbook", "import delay_scheduling as ds"),
        ("core", "from proofbook.enclosure import enclose"),
        ("core", "from delay_scheduling.theorems import thm_5_1"),
        ("core", "from delay_scheduling.use.sweeps import estimates"),
        ("core", "from delay_scheduling.past import stairs"),
        ("core", "def f():\n    from delay_scheduling import players"),
        ("players", "import proofbook"),
        ("players", "from lab.players import paper"),
        ("use", "import lab"),
        ("core", "from lab import exact"),
        ("proofbook", "import lab"),
    ],
)
def test_a_planted_breach_is_found(where, line):
    assert breaches(where, line)
    assert not breaches(where, "import numpy as np")


def test_all_modules_can_be_named():
    names = {module.name for module in pkgutil.iter_modules(delay_scheduling.__path__)}
    assert names <= set(dir(delay_scheduling))
    assert all(getattr(delay_scheduling, name) is not None for name in dir(delay_scheduling))


def pinned(name):
    """Return the modules' names of the packages that a file of requirements pins."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return {found.replace("-", "_") for found in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


ONLY_DEVELOPERS = pinned("requirements-dev.txt") - pinned("requirements.txt")
MUTANTS = {ROOT / "tools" / "mutants" / name for name in ("generate.py", "package.py")}


def needed_at_once(source):
    """Return the packages that a module needs as soon as it is imported.

    >>> sorted(needed_at_once("import os.path, sys"))
    ['os', 'sys']
    """
    top = [node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)]
    names = set().union(*(imported(ast.unparse(node)) for node in top))
    return {name.split(".")[0] for name in names}


def test_no_test_needs_a_package_that_only_developers_have():
    files = [path for folder in ("tests", "tools") for path in (ROOT / folder).rglob("*.py")]
    wanting = {
        path: ONLY_DEVELOPERS & needed_at_once(path.read_text(encoding="utf-8"))
        for path in set(files) - MUTANTS
    }
    assert {path: names for path, names in wanting.items() if names} == {}
    assert {"playwright", "polars", "cosmic_ray"} <= ONLY_DEVELOPERS
    assert needed_at_once("from playwright.sync_api import Error") & ONLY_DEVELOPERS
