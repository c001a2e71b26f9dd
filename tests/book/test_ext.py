"""The examples in the docstrings of the book's own Sphinx extensions."""

import doctest
import importlib
import sys
from pathlib import Path

import pytest

EXT = Path(__file__).resolve().parents[2] / "tools" / "ext"
EXAMPLES = sorted(path.stem for path in EXT.glob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name, monkeypatch):
    monkeypatch.syspath_prepend(str(EXT))
    monkeypatch.delitem(sys.modules, name, raising=False)
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted
    assert found.failed == 0
