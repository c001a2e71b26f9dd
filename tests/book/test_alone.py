"""A reader jumps to any section of a chapter, runs the preamble, and then that section;
what it prints fits the page.
"""

import json
import os
import sys
from pathlib import Path

import pytest

from proofbook.guards import code, text

if sys.platform == "linux":
    from tools.alone import Cell, Section, fault_of, in_fork, run_chapter, split
    from tools.forked import FORKS, PACKAGES

BOOK = Path(__file__).resolve().parents[2] / "book"
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


@forks
@pytest.mark.parametrize("name", CHAPTERS)
def test_every_section_runs_alone_after_the_preamble(name):
    FORKS.set_forkserver_preload(PACKAGES)
    ran = in_fork(run_chapter, str(BOOK / f"{name}.ipynb"), context=FORKS)
    faults = [f"{one.title}: {one.fault}" for one in ran if one.fault]
    assert not faults, "\n".join(faults)


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
    assert [one.title for one in in_fork(run_chapter, str(path), until_first_fault=True)] == [
        "preamble",
        *titles[:3],
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
