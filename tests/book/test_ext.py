"""The examples in the docstrings of the book's own Sphinx extensions."""

import doctest
import importlib
import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXT = ROOT / "tools" / "ext"
EXAMPLES = sorted(path.stem for path in EXT.glob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name, monkeypatch):
    monkeypatch.syspath_prepend(str(EXT))
    monkeypatch.delitem(sys.modules, name, raising=False)
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted
    assert found.failed == 0


@pytest.mark.parametrize("path", sorted((ROOT / "book").glob("*.ipynb")), ids=lambda path: path.stem)
def test_no_macro_is_left_for_readers_elsewhere(path, monkeypatch):
    monkeypatch.syspath_prepend(str(EXT))
    plain_tex = importlib.import_module("plain_tex")
    notebook = plain_tex.plain(json.loads(path.read_text(encoding="utf-8")))
    prose = "".join("".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    assert set(re.findall(r"\\([A-Za-z]+)", prose)) & set(plain_tex.macros()) == set()
