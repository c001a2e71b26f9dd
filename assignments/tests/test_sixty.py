"""A class of sixty, a third of it broken in some way, goes from archive to published marks in one command."""

import csv
import json
import random

import pytest

from assignments.grader import __main__ as commands
from assignments.grader import marks, table
from assignments.tests import platforms
from assignments.tests.answers.notebooks import as_bytes, blank, model
from assignments.tests.platforms import canvas_entry, moodle_entry
from assignments.tests.test_sheets import SHEETS

DUE, ON_TIME, LATE = (f"{day} October 2026, 11:59 PM" for day in ("Tuesday, 20", "Monday, 19", "Thursday, 22"))
BOUND = b"return math.log(K) / beta + beta * sum(missing(delays))"
NAMES = ["Ann Lee", "王 伟", "Zoë Ångström", "O'Neil, Ray", "de la Cruz María", "=1+1"]


def broken(content):
    """Return what twenty students hand in: {what is wrong: (name of the file, content, late?)}, or None for nothing."""
    odd = json.loads(content)
    for each in odd["cells"]:
        each["metadata"] = {"nbgrader": {"grade_id": [1]}}
    fails = json.loads(content)
    fails["cells"].insert(0, {"cell_type": "code", "metadata": {}, "source": "1 / 0"})
    return {
        "skipped the sheet": None,
        "no notebook": ("topic.pdf", b"%PDF", False),
        "another name": ("scratch.ipynb", content, False),
        "a copy's name": ("topic (1).ipynb", content, False),
        "version of Canvas": ("topic-1.ipynb", content, False),
        "late": ("topic.ipynb", content, True),
        "cut off": ("topic.ipynb", content[: len(content) // 2], False),
        "empty": ("topic.ipynb", b"", False),
        "HTML": ("topic.ipynb", b"<html>", False),
        "no cells": ("topic.ipynb", b"{}", False),
        "deep": ("topic.ipynb", b"[" * 10**5, False),
        "too large": ("topic.ipynb", b" " * (10 * 2**20 + 1), False),
        "UTF-16": ("topic.ipynb", content.decode().encode("utf-16"), False),
        "a byte order mark": ("topic.ipynb", b"\xef\xbb\xbf" + content, False),
        "odd metadata": ("topic.ipynb", json.dumps(odd).encode(), False),
        "a cell that fails": ("topic.ipynb", json.dumps(fails).encode(), False),
        "in a folder of another": (f"{moodle_entry('Ann Lee', 1000, 'topic.ipynb')}", content, False),
        "a number that takes for ever": ("topic.ipynb", content.replace(BOUND, b"return '1e99999999'"), False),
        "exit": ("topic.ipynb", content.replace(BOUND, b"exit(3)"), False),
        "a surrogate": ("topic.ipynb", content.replace(b"### BEGIN SOLUTION", b"'\\ud800'", 1), False),
    }


UNREAD = {"skipped the sheet", "no notebook", "cut off", "empty", "HTML", "no cells", "deep", "too large"}
PART = {"a number that takes for ever": 2, "exit": 2}  # the points that are lost


@pytest.fixture
def course(tmp_path, monkeypatch):
    """Archives of Sheet 6 on Moodle for the whole class, twenty of it broken; {student's address: what is wrong}."""
    sheet = SHEETS["regret"]
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])
    monkeypatch.setattr(commands, "POLICY", tmp_path / "policy.toml")
    (tmp_path / "policy.toml").write_text("penalty_per_day = 0.1\n")
    good, empty = as_bytes(sheet, model), as_bytes(sheet, blank)
    kinds = ["good"] * 30 + ["blank"] * 10 + list(broken(good))
    random.Random(60).shuffle(kinds)
    hand_ins = {"good": ("topic.ipynb", good, False), "blank": ("topic.ipynb", empty, False), **broken(good)}
    entries, rows, wrong = {}, [], {}
    for number, kind in enumerate(kinds, start=1000):
        name, address, given = NAMES[number % len(NAMES)], f"s{number}@example.org", hand_ins[kind]
        wrong[address] = kind
        rows.append((number, name, address, None if given is None else LATE if given[2] else ON_TIME))
        if given:
            entries[moodle_entry(name, number, given[0].replace("topic", sheet.topic))] = given[1]
    (tmp_path / "archives").mkdir()
    platforms.archive(tmp_path / "archives" / f"{sheet.name}.zip", entries)
    platforms.worksheet(tmp_path / "archives" / f"{sheet.name}.csv", rows, due=DUE)
    return wrong


def test_sixty_students_get_the_marks_that_they_deserve(course, tmp_path, capsys):
    assert (len(course), canvas_entry("x", 1, "y", 2)) == (60, "x_1_2_y")
    words = ["class", str(tmp_path / "archives"), str(tmp_path / "submissions"), str(tmp_path / "out")]
    commands.main(words)
    said, out = capsys.readouterr().out, tmp_path / "out"
    give_all_proofs(out / "marks.csv")
    commands.main(["marks", *words[2:]])
    with open(out / "moodle.csv", newline="", encoding="utf-8-sig") as file:
        totals = {row[0]: float(row[-1]) for row in list(csv.reader(file))[1:]}
    assert totals == pytest.approx({address: deserved(kind) for address, kind in course.items()})
    assert said.count("not taken") == 2  # no notebook, and what is too large
    assert "57 notebooks for 6_regret" in said
    assert len(list((out / "feedback").glob("*/*.html"))) == 60


def give_all_proofs(path):
    """Give some items to each proof that was written."""
    rows = table.read(path, marks.HEADER)
    table.write(path, marks.HEADER, [(*row[:3], "a1 a2 a3=0.5 b1 b2 b3 b4", *row[4:]) for row in rows])


def deserved(kind):
    """Return what a notebook earns: 16 points by program and 7.5 of 9 for the proof."""
    if kind in UNREAD or kind == "blank":
        return 0
    whole = 16 - PART.get(kind, 0) + 7.5
    return whole * 0.8 if kind == "late" else whole
