"""Run every section of a chapter alone, after the chapter's preamble,
as a reader does who jumps to one.

`pytest --nbval` runs each chapter of the book so (`Alone`): before a section, its kernel gets back
the names that the preamble left (`tools.sections`), and what the section gives is compared with
what is stored.

Usage: python -m tools.alone book/thm_5_1_clairvoyant.ipynb ...

This runs each section in a process of its own, and compares nothing.

The preamble is the first cell of code, and each cell with the tag `preamble`. A section is a
heading of level two or three with the cells of code below it, up to the next such heading; it sees
the names of the preamble and its own. In this command the preamble runs once, and for each section
the interpreter is forked (so not on Windows).
"""

import ast
import json
import os
import re
import sys
import traceback
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HEADING = re.compile(r"^(?:##|###) (.+)$")
FENCE = re.compile(r"^(`{3,}|~{3,}|:{3,})")
MAGIC = re.compile(r"^%.*$", re.MULTILINE)  # what IPython alone understands
PREAMBLE = "preamble"
RAISES = "raises-exception"
OPENING = "before the first heading"


@dataclass(frozen=True)
class Cell:
    """The source of a cell, and whether it announces an error, by the tag `raises-exception`."""

    source: str
    raises: bool = False


@dataclass
class Section:
    """A heading and the cells of code below it."""

    title: str
    cells: list = field(default_factory=list)


@dataclass(frozen=True)
class Ran:
    """How a section ran: its title, what went wrong ("" if nothing), and its CPU seconds."""

    title: str
    fault: str
    seconds: float


def headings(markdown):
    """Return the headings of level two and three, in order.

    What stands in a fence is none.

    >>> lines = ["## One", "```", "## no heading", "```", "### Two"]
    >>> headings(chr(10).join(lines))
    ['One', 'Two']
    """
    found = []
    fence = None
    for line in markdown.splitlines():
        mark = FENCE.match(line)
        if mark and fence is None:
            fence = mark[1]
        elif mark and line.strip() == fence:
            fence = None
        elif fence is None and (heading := HEADING.match(line)):
            found.append(heading[1].strip())
    return found


def split(notebook):
    """Return the cells of the preamble and the sections with code.

    Parameters
    ----------
    notebook : the JSON of a notebook as a dictionary.

    Returns
    -------
    list of Cell, the preamble, and list of Section.
    """
    preamble = []
    sections = [Section(OPENING)]
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            sections += [Section(title) for title in headings(source)]
        elif cell["cell_type"] == "code" and source.strip():
            tags = cell["metadata"].get("tags", [])
            is_of_preamble = not preamble or PREAMBLE in tags
            cells = preamble if is_of_preamble else sections[-1].cells
            cells.append(Cell(source, RAISES in tags))
    return preamble, [section for section in sections if section.cells]


def places(notebook):
    """Return for each cell of code, blank ones included, the number and the title of its section;
    (None, PREAMBLE) in the preamble.
    """
    found = []
    number, title = 0, OPENING
    has_begun = False
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            below = headings(source)
            number += len(below)
            title = below[-1] if below else title
        elif cell["cell_type"] == "code":
            is_first = not has_begun and bool(source.strip())
            has_begun = has_begun or is_first
            is_of_preamble = is_first or PREAMBLE in cell["metadata"].get("tags", [])
            found.append((None, PREAMBLE) if is_of_preamble else (number, title))
    return found


class Alone:
    """A plugin of pytest: `--nbval` runs each section of a chapter alone."""

    def __init__(self):
        self.places = {}  # of the cells of each notebook that has begun

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self, item):
        """Before a section begins, give the kernel the names that the preamble left."""
        chapter = item.parent
        is_chapter = hasattr(chapter, "nb") and chapter.path.parent.name == "book"
        if not is_chapter:
            return
        if chapter not in self.places:
            self.places[chapter] = places(chapter.nb)
            answered(chapter.kernel, BEGIN)
        number, title = self.places[chapter][item.cell_num]
        if fault := answered(chapter.kernel, f"__sections__.enter({number})"):
            raise AssertionError(f"before {title!r}: {fault}")


def answered(kernel, source):
    """Run code in a kernel of nbval, unseen; return what went wrong, "" if nothing."""
    asked = kernel.kc.execute(source, silent=True, store_history=False, stop_on_error=False)
    while True:
        message = kernel.get_message("shell", timeout=60)
        if message["parent_header"].get("msg_id") == asked:
            answer = message["content"]
            is_well = answer["status"] == "ok"
            return "" if is_well else answer.get("evalue") or answer.get("ename", "no answer")


BEGIN = f"""
__import__("sys").path.append({str(ROOT)!r})
__sections__ = __import__("tools.sections", fromlist=["Sections"]).Sections(globals())
__import__("sys").path.remove({str(ROOT)!r})
"""


def run_cell(source, names):
    """Run a cell of code with these names; its last expression is shown."""
    tree = ast.parse(MAGIC.sub("", source))
    last = None
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        last = ast.Expression(tree.body.pop().value)
    exec(compile(tree, "<cell>", "exec"), names)
    if last is not None:
        repr(eval(compile(last, "<cell>", "eval"), names))


def fault_of(cells, names):
    """Run cells one after the other with these names; say where the first stray error arose,
    "" if nowhere.
    """
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        for cell in cells:
            try:
                run_cell(cell.source, names)
            except BaseException as error:
                if not cell.raises:
                    return said(error)
    return ""


def said(error):
    """Return the line of the cell in which an error arose, and what the error says."""
    own = [
        frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == "<cell>"
    ]
    place = f"line {own[-1].lineno} of a cell: " if own else ""
    return place + "".join(traceback.format_exception_only(error)).strip()


def run_section(cells, names, answer):
    """Be the process of one section: send what went wrong, and the CPU seconds."""
    before = sum(os.times()[:2])
    fault = fault_of(cells, names)
    answer.send((fault, sum(os.times()[:2]) - before))


def run_chapter(path, answer):
    """Be the process of one chapter: run its preamble, then each section in a fork,
    and send a list of `Ran`.
    """
    preamble, sections = split(json.loads(Path(path).read_text(encoding="utf-8")))
    os.chdir(Path(path).parent)
    os.environ["MPLBACKEND"] = "agg"
    os.environ["DELAY_SCHEDULING_QUIET"] = "1"
    sys.path.insert(0, "")
    names = {"__name__": "__main__"}
    before = sum(os.times()[:2])
    fault = fault_of(preamble, names)
    ran = [Ran(PREAMBLE, fault, sum(os.times()[:2]) - before)]
    if not fault:
        ran += [Ran(one.title, *in_fork(run_section, one.cells, names)) for one in sections]
    answer.send(ran)


def in_fork(target, *arguments):
    """Run a function in a process forked from this one, and return what it sends."""
    context = get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=target, args=(*arguments, sender))
    process.start()
    sender.close()
    try:
        return receiver.recv()
    except EOFError:
        process.join()
        raise RuntimeError(
            f"{target.__name__}: the process ended with code {process.exitcode}"
        ) from None
    finally:
        process.join()
        receiver.close()


def main(paths):
    """Run chapters and print a line for each section. Return how many sections fail."""
    failures = 0
    for path in paths:
        print(path)
        for one in in_fork(run_chapter, path):
            failures += bool(one.fault)
            print(
                f"  {one.seconds:6.1f} CPU s  {one.title}"
                + f"\n      {one.fault}" * bool(one.fault),
                flush=True,
            )
    return failures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
