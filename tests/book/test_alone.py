"""A reader jumps to any section of a chapter, runs the preamble, and then that section;
what it prints fits the page.

`pytest --nbval` itself runs the sections so, by the plugin `tools.alone.Alone`; here it is seen to
notice what leans on another section.
"""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest

from proofbook.around import SESSION
from proofbook.guards import code, text
from tools.alone import PREAMBLE, Cell, Section, answered, fault_of, places, split
from tools.sections import Sections

if sys.platform == "linux":
    from tools.alone import in_fork, run_chapter

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "book"
CHAPTERS = [path.stem for path in sorted(BOOK.glob("*.ipynb"))]
WIDEST = 70  # letters of a printed line: more would wrap on a small screen
LONGEST = 15  # lines that a cell prints

forks = pytest.mark.skipif(
    sys.platform != "linux" or "NO_FORK" in os.environ, reason="a section is run in a fork"
)


def read(name):
    """Return the JSON of a chapter."""
    return json.loads((BOOK / f"{name}.ipynb").read_text(encoding="utf-8"))


def printed(cell):
    """Return what a cell prints, and what its last expression is as text if nothing better is
    shown.
    """
    found = []
    for output in cell["outputs"]:
        data = output.get("data", {})
        if "text" in output:
            found.append(text(output["text"]))
        elif list(data) == ["text/plain"]:
            found.append(text(data["text/plain"]))
    return "\n".join(part.rstrip("\n") for part in found)


def too_much(notebook):
    """Return a sentence for each cell that prints lines that are too wide, or too many lines."""
    faults = []
    for place, cell in code(notebook):
        lines = printed(cell).splitlines()
        width = max(map(len, lines), default=0)
        if width > WIDEST:
            faults.append(f"cell {place} prints a line of {width} letters")
        if len(lines) > LONGEST:
            faults.append(f"cell {place} prints {len(lines)} lines")
    return faults


@pytest.mark.parametrize("name", CHAPTERS)
def test_what_a_cell_prints_fits_the_page(name):
    assert too_much(read(name)) == []


def cell(kind, source, *, tags=(), outputs=()):
    """Return a cell of a small notebook."""
    return {
        "cell_type": kind,
        "source": source,
        "metadata": {"tags": list(tags)},
        "outputs": list(outputs),
    }


SMALL = {
    "cells": [
        cell("markdown", "# A chapter\n\n## In words"),
        cell("code", "a = 1"),
        cell("code", "shown = a + 1\nshown"),
        cell("markdown", "## Proof\n\n```text\n## no heading\n```"),
        cell("code", "b = a + 1"),
        cell("code", "assert b == 2"),
        cell("code", "helper = 3", tags=["preamble"]),
        cell("markdown", "### Leans on the section before"),
        cell("code", "assert helper == 3\n\nb += 1"),
        cell("markdown", "## Text alone\n\n## Is false"),
        cell("code", "assert a == 2, 'a is not 2'"),
    ]
}


def test_cells_are_placed_in_their_sections():
    assert places(SMALL) == [
        (None, PREAMBLE),
        (1, "In words"),
        (2, "Proof"),
        (2, "Proof"),
        (None, PREAMBLE),
        (3, "Leans on the section before"),
        (5, "Is false"),
    ]
    for name in CHAPTERS:
        _, sections = split(read(name))
        found = [place for place in places(read(name)) if place[0] is not None]
        titles = [title for _, title in dict.fromkeys(found)]
        assert titles == [section.title for section in sections], name


@dataclass(frozen=True)
class Square:
    """A side, and its area once it was asked for."""

    side: int

    @cached_property
    def area(self):
        """The square of the side."""
        return self.side**2


def after(*cells, **preamble):
    """Return the names after cells, pairs of a section and code, each run alone."""
    names = dict(preamble)
    sections = Sections(names)
    sections.enter(None)
    for section, source in cells:
        sections.enter(section)
        exec(source, names)
    sections.enter(-1)  # one more, empty
    return names


def test_a_section_has_the_names_of_the_preamble_and_its_own():
    ran = [(1, "b = a + 1"), (1, "assert b == 2"), (2, "a = 7"), (3, "assert a == 1")]
    names = after(*ran, a=1)
    assert names["a"] == 1
    assert "b" not in names


def test_a_section_that_reads_a_name_of_another_fails():
    with pytest.raises(NameError, match="'b' is not defined"):
        after((1, "b = 2"), (2, "b + 1"))
    with pytest.raises(NameError, match="'a' is not defined"):
        after((1, "a = 2"), (None, "c = a + 1"))


def test_a_cell_of_the_preamble_within_a_section_keeps_the_names_of_the_section():
    names = after((1, "b = 2"), (None, "c = a"), (1, "assert b + c == 3"), (2, "c += 1"), a=1)
    assert names["c"] == 1


@pytest.mark.parametrize(
    ("value", "source"),
    [
        ([1], "a.append(2)"),
        ({"one": [1]}, "a['one'][0] = 2"),
        (Square([1]), "a.side.append(2)"),
        (1, "import random; random.seed(0); random.random()"),
        (1, "import os; os.environ['PLANTED'] = '1'"),
    ],
)
def test_a_section_that_changes_what_others_see_fails(value, source, monkeypatch):
    monkeypatch.setenv("PLANTED", "0")
    with pytest.raises(AssertionError, match="section 1 changes"):
        after((1, source), a=value)


def test_what_an_object_remembers_is_no_change():
    square = Square(3)
    after((1, "assert a.area == 9"), a=square)
    assert vars(square)["area"] == 9


def test_a_section_does_not_see_what_another_has_filed(monkeypatch):
    monkeypatch.setitem(SESSION, "of the preamble", {})
    after((1, "SESSION['of a section'] = {}"), (2, "assert set(SESSION) == seen"), seen={*SESSION},
          SESSION=SESSION)  # fmt: skip
    assert "of a section" not in SESSION


def test_pytest_notices_a_section_that_leans_on_another(tmp_path):
    """The whole way: pytest, its plugin, a kernel."""
    source = [cell_ for cell_ in SMALL["cells"] if "a is not 2" not in cell_["source"]]
    cells = [
        nbformat.v4.new_markdown_cell(one["source"])
        if one["cell_type"] == "markdown"
        else nbformat.v4.new_code_cell(one["source"], metadata=one["metadata"], execution_count=1)
        for one in source
    ]
    cells[2]["outputs"] = [
        nbformat.v4.new_output("execute_result", {"text/plain": "2"}, execution_count=1)
    ]
    chapter = tmp_path / "book" / "planted.ipynb"
    chapter.parent.mkdir()
    nbformat.write(nbformat.v4.new_notebook(cells=cells), chapter)
    options = ["-c", str(ROOT / "pyproject.toml"), "--nbval", "-p", "conftest", "-q"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, chapter],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert "name 'b' is not defined" in done.stdout, done.stdout + done.stderr
    assert "1 failed, 5 passed" in done.stdout, done.stdout


@forks
def test_a_section_that_leans_on_another_is_found(tmp_path):
    preamble, sections = split(SMALL)
    assert preamble == [Cell("a = 1"), Cell("helper = 3")]
    titles = ["In words", "Proof", "Leans on the section before", "Is false"]
    assert [section.title for section in sections] == titles
    assert sections[1] == Section("Proof", [Cell("b = a + 1"), Cell("assert b == 2")])

    path = tmp_path / "small.ipynb"
    path.write_text(json.dumps(SMALL), encoding="utf-8")
    ran = in_fork(run_chapter, str(path))
    assert [one.title for one in ran] == ["preamble", *titles]
    unknown = "line 3 of a cell: NameError: name 'b' is not defined"
    assert [one.fault for one in ran] == [
        "",
        "",
        "",
        unknown,
        "line 1 of a cell: AssertionError: a is not 2",
    ]


@forks
def test_a_preamble_that_fails_and_a_section_that_ends_its_process_are_faults(tmp_path):
    assert fault_of([Cell("raise SystemExit(0)")], {}) == "line 1 of a cell: SystemExit: 0"
    assert fault_of([Cell("1 / 0", raises=True), Cell("1 + 1")], {}) == ""
    path = tmp_path / "broken.ipynb"
    path.write_text(
        json.dumps({"cells": [cell("code", "1 / 0"), cell("code", "2")]}), encoding="utf-8"
    )
    [ran] = in_fork(run_chapter, str(path))
    assert ran.fault == "line 1 of a cell: ZeroDivisionError: division by zero"
    killed = {"cells": [cell("code", "import os"), cell("code", "os._exit(0)")]}
    path.write_text(json.dumps(killed), encoding="utf-8")
    with pytest.raises(RuntimeError, match="ended with code"):
        in_fork(run_chapter, str(path))


def test_wide_and_long_prints_are_found_and_tables_of_records_are_not():
    stream = {"output_type": "stream", "name": "stdout"}
    wide = {"output_type": "execute_result", "data": {"text/plain": "x" * 71}}
    fits = [{**stream, "text": ["y" * 70 + "\n", "\n" * 14]}]
    long = [{**stream, "text": "z\n" * 15}, {**stream, "text": "z\n"}]
    table = {"data": {"text/plain": "x" * 400, "application/vnd.proofbook.records+json": ["{}"]}}
    cells = [cell("code", "0", outputs=outputs) for outputs in ([wide], fits, long, [table])]
    assert too_much({"cells": cells}) == [
        "cell 1 prints a line of 71 letters",
        "cell 3 prints 16 lines",
    ]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ({"status": "ok"}, ""),
        ({"status": "error", "ename": "KeyError", "evalue": "'b'"}, "'b'"),
        ({"status": "error", "ename": "AssertionError", "evalue": ""}, "AssertionError"),
        ({"status": "aborted"}, "no answer"),
    ],
)
def test_an_error_without_words_is_a_fault(content, fault):
    kernel = SimpleNamespace(
        kc=SimpleNamespace(execute=lambda source, **options: "asked"),
        get_message=lambda stream, timeout: {
            "parent_header": {"msg_id": "asked"},
            "content": content,
        },
    )
    assert answered(kernel, "1") == fault
