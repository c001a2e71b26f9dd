"""A term of ten synthetic students goes through the archives of Canvas and Moodle and back,
and nothing is lost.
"""

import base64
import copy
import csv
import io
import json
import os
import signal
import subprocess
import sys
import tarfile
import threading
import time
import zipfile

import pytest

from course.grader import __main__ as commands
from course.grader import arriving, folder, table
from course.grader import grade as grading
from course.grader.extract import extract, identify
from course.grader.grade import fingerprint
from course.grader.latex import allowed
from course.grader.release import ROOT
from course.grader.sheet import sheets
from course.tests.answers.notebooks import as_bytes, blank, model
from course.tests.tiny import HONEST, WRONG, cell, hand_in, notebook, tiny_sheet

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"x" * 60).decode()
NAMES = (
    "Ann Lee",
    "Bob O'Neil",
    "Çağla Öz",
    "De la Cruz",
    "Eve",
    "Fan 范",
    "Gus",
    "Hal_9000",
    "Ida",
    "Jo Jo",
)


def canvas_name(number):
    """Return the name of an entry of Canvas' archive, as lib/content_zipper.rb makes it."""
    name = "".join(c for c in NAMES[number].lower() if c.isalnum() or c == "_")
    late = "_LATE" if number == 3 else ""
    return f"{name}{late}_{200 + number}_{5000 + number}_game{'-1' if number == 4 else ''}.ipynb"


def moodle_name(number, flat=False):
    """Return the name of an entry of Moodle's archive,
    as mod/assign/classes/downloader.php makes it.
    """
    head = f"{NAMES[number].replace('_', ' ')}_{3000 + number}_assignsubmission_file"
    return f"{head}_game.ipynb" if flat else f"{head}/my game (1).ipynb"


def packed(entries):
    """Return a zip archive, {name: bytes}."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return file.getvalue()


def rows(path):
    """Return the rows of a table, each a dictionary."""
    with open(path, newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def sheet(tmp_path, monkeypatch):
    """The tiny sheet, known to the commands."""
    sheet = tiny_sheet(tmp_path / "source")
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])
    return sheet


@pytest.mark.parametrize(
    "name", [canvas_name, moodle_name, lambda number: moodle_name(number, flat=True)]
)
def test_a_sheet_goes_through_a_platform_and_back(name, sheet, tmp_path):
    codes = {name(n): HONEST if n % 3 else WRONG for n in range(10)}
    content = {
        entry: json.dumps(notebook(code, f"Proof {entry}")).encode()
        for entry, code in codes.items()
    }
    (tmp_path / "came.zip").write_bytes(packed({**content, "notes.pdf": b"%PDF"}))
    out = tmp_path / "out"
    commands.main(["grade", str(tmp_path / "came.zip"), str(out), "--jobs", "1"])
    found = {row["file"]: row["points"] for row in rows(out / "grades.csv")}
    assert found == {entry: "3" if code == HONEST else "0" for entry, code in codes.items()}
    marks = table.read(out / "marks.csv", commands.marks.HEADER)
    assert {row[0] for row in marks} == codes.keys()
    for row in marks:
        row[3] = "2"
    table.write(out / "marks.csv", commands.marks.HEADER, marks)
    commands.main(["grade", str(tmp_path / "came.zip"), str(out), "--jobs", "1"])
    found = {row["file"]: row["points"] for row in rows(out / "grades.csv")}
    assert found == {entry: "5" if code == HONEST else "2" for entry, code in codes.items()}
    with zipfile.ZipFile(out / "feedback.zip") as back:
        assert {entry.removesuffix(".html") for entry in back.namelist()} == codes.keys()
        for entry in back.namelist():
            assert f"{found[entry.removesuffix('.html')]} of 10 points" in back.read(entry).decode()
    if name is canvas_name:  # app/models/assignment.rb: the first two parts that are numbers
        for number in range(10):
            parts = [part for part in f"{canvas_name(number)}.html".split("_") if part.isdigit()]
            assert parts[-2:] == [str(200 + number), str(5000 + number)]
    assert "notes.pdf" in (out / "index.html").read_text(encoding="utf-8")


def test_a_term_of_six_sheets(tmp_path):
    """Ten students hand in six sheets, in all kinds of trees:
    whoever has the model answer gets everything.
    """
    place = tmp_path / "term"
    place.mkdir()
    expected = {}
    for number in range(10):
        for sheet in sheets():
            answer = model if (number + int(sheet.name[0])) % 2 else blank
            if sheet.topic == "design" and number > 1:
                continue
            name = f"{NAMES[number]}/{sheet.name}/{sheet.topic}.ipynb"
            if number == 5:
                name = f"{NAMES[number]}/hand-in/{sheet.topic}.ipynb.txt"
            path = place / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(as_bytes(sheet, answer))
            most = sum(exercise.points for exercise in sheet.exercises)
            expected[name] = (sheet.name, str(most if answer is model else 0))
    commands.main(["grade", str(place), str(tmp_path / "out"), "--jobs", "2"])
    found = {
        row["file"]: (row["sheet"], row["points"]) for row in rows(tmp_path / "out" / "grades.csv")
    }
    assert found == expected


# What comes in


def test_all_kinds_of_archives_are_opened(tmp_path):
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        info = tarfile.TarInfo("repo/../game.ipynb")
        info.size = 2
        archive.addfile(info, io.BytesIO(b"{}"))
        link = tarfile.TarInfo("repo/link.ipynb")
        link.type = tarfile.SYMTYPE
        link.linkname = "/etc/passwd"
        archive.addfile(link)
    inner = packed({"deep/game.ipynb": b"{}", "__MACOSX/game.ipynb": b"x"})
    (tmp_path / "a.zip").write_bytes(
        packed({"one/inner.zip": inner, "two.tgz": file.getvalue(), "/abs.ipynb": b"{}"})
    )
    names = [arrival.name for arrival in arriving.arrivals(tmp_path / "a.zip")]
    assert names == ["abs.ipynb", "one/inner.zip/deep/game.ipynb", "two.tgz/repo/game.ipynb"]


def test_what_is_too_much_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(arriving, "LARGEST_FILE", 100)
    (tmp_path / "a.zip").write_bytes(packed({"big.ipynb": b" " * 101, "small.ipynb": b"{}"}))
    (tmp_path / "b.zip").write_bytes(b"PK\x03\x04 broken")
    found = {arrival.name: arrival.fault for arrival in arriving.arrivals(tmp_path)}
    assert "101 bytes" in found["a.zip/big.ipynb"]
    assert found["a.zip/small.ipynb"] == ""
    assert "cannot be read" in found["b.zip"]


def test_the_sheet_is_known_from_the_content():
    for sheet in sheets():
        assert identify(as_bytes(sheet, blank), sheets()).name == sheet.name
        content = json.loads(as_bytes(sheet, model))
        for each in content["cells"]:
            each["metadata"] = {}
        assert identify(json.dumps(content).encode(), sheets()).name == sheet.name
    with pytest.raises(arriving.Unreadable):
        identify(b'{"cells": [{"source": "hello"}]}', sheets())


# Nothing vanishes unnamed


def seen_in(sheet, change):
    """Return the Submission in the honest notebook after a change."""
    content = notebook(HONEST, "YOUR ANSWER HERE")
    change(content["cells"])
    return extract(json.dumps(content).encode(), sheet)


def written(source, kind="markdown", **more):
    """Return what adds a cell."""
    return lambda cells: cells.append({**cell(source, kind=kind), **more})


def replaced(number, source):
    """Return what replaces the text of a cell."""
    return lambda cells: cells[number].update(source=source)


URI = f"![]({'data:image/png;base64,' + PNG})"
KINDS = {
    "a picture of Colab, and text after it": (
        replaced(6, f"See {URI} and so on, QED."),
        "and so on, QED.",
        1,
    ),
    "in the cell of the question": (replaced(5, "Prove it.\nIt is so, QED."), "It is so, QED.", 0),
    "in a raw cell": (written("It is so, QED.", "raw"), "It is so, QED.", 0),
    "as comments": (written("# It is so,\n# QED."), "It is so,", 0),
    "as comments in a code cell": (written("# It is so, QED.", "code"), "It is so, QED.", 0),
    "a picture drawn by code": (
        written("plot()", "code", outputs=[{"data": {"image/png": PNG}}]),
        "",
        1,
    ),
    "a picture attached": (written("![](a)", attachments={"a": {"image/png": PNG}}), "![](a)", 1),
    "a long proof": (replaced(6, "x" * 60_000 + "QED"), "QED", 0),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_proof_reaches_the_marker_wherever_it_stands(name, sheet):
    change, text, pictures = KINDS[name]
    found = seen_in(sheet, change)
    assert text in "\n".join([*found.proofs.values(), found.elsewhere])
    assert len(found.pictures) == pictures
    assert len(found.seen) == len(notebook()["cells"]) + (
        name not in ("a long proof",) and "cell of the" not in name and "Colab" not in name
    )


BASE = base64.b64encode
UNSEEN = {
    "SVG": BASE(b"<svg xmlns='http://www.w3.org/2000/svg'/>" * 2).decode(),
    "HEIC": BASE(b"\x00\x00\x00\x18ftypheic" + b"\0" * 40).decode(),
}


@pytest.mark.parametrize("kind", UNSEEN)
def test_a_picture_that_cannot_be_shown_is_named(kind, sheet):
    found = seen_in(
        sheet, written("![](a)", attachments={"a": {f"image/{kind.lower()}": UNSEEN[kind]}})
    )
    assert found.pictures == []
    assert any("no PNG, JPEG, GIF or WebP" in note for note in found.notes)


def test_code_in_the_cell_of_a_check_is_named(sheet):
    found = seen_in(sheet, replaced(2, "def double(x): return 2 * x"))
    assert any(note.startswith("cell 3 is left out") for note in found.notes)
    assert ("cell 3", "def double(x): return 2 * x") not in found.cells


@pytest.mark.parametrize("minor", range(6))
def test_formats_4_0_to_4_5_are_read(minor, sheet, tmp_path):
    content = {**notebook(HONEST), "nbformat_minor": minor}
    for each in content["cells"]:
        each["source"] = each["source"].splitlines(keepends=True)
    hand_in(tmp_path / "in", "ann", content)
    commands.main(["grade", str(tmp_path / "in"), str(tmp_path / "out"), "--jobs", "1"])
    assert rows(tmp_path / "out" / "exercises.csv")[0]["points"] == "3"


# Nothing is lost


def test_fingerprints_are_no_numbers():
    class Text:
        elsewhere = ""
        pictures = ()

    for number in range(20_000):
        Text.proofs = {"proof": str(number)}
        found = fingerprint(Text, "proof")
        assert found[0] == "a"
        with pytest.raises(ValueError):
            float(found)


def test_a_full_disk_leaves_the_old_marks(tmp_path, monkeypatch):
    path = tmp_path / "marks.csv"
    table.write(path, commands.marks.HEADER, [["a", "s", "proof", "3", "4", "", "x"]])
    before = path.read_bytes()

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(folder.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        table.write(path, commands.marks.HEADER, [])
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["marks.csv"]


def test_two_runs_at_once_and_a_stopped_one_lose_nothing(tmp_path):
    place = tmp_path / "in"
    place.mkdir()
    for number in range(3):
        (place / f"{number}.ipynb").write_bytes(as_bytes(sheets()[2], model))
    words = [
        sys.executable,
        "-m",
        "course.grader",
        "grade",
        str(place),
        str(tmp_path / "out"),
        "--jobs",
        "1",
    ]
    here = {
        "cwd": ROOT,
        "stdout": subprocess.DEVNULL,
        "env": {**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT}/src"},
    }
    stopped = subprocess.Popen(words, **here, stderr=subprocess.DEVNULL)
    time.sleep(4)
    stopped.send_signal(signal.SIGINT)
    stopped.wait()
    both = [subprocess.Popen(words, **here) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]
    assert len(table.read(tmp_path / "out" / "marks.csv", commands.marks.HEADER)) == 3
    assert {row["points"] for row in rows(tmp_path / "out" / "grades.csv")} == {"19"}


def test_writers_at_once_leave_a_whole_file(tmp_path):
    path = tmp_path / "x"
    threads = [
        threading.Thread(target=folder.write, args=(path, bytes([65 + n]) * 10**5))
        for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    content = path.read_bytes()
    assert len(content) == 10**5
    assert len(set(content)) == 1


def test_marks_for_another_text_do_not_count(sheet, tmp_path):
    hand_in(tmp_path / "in", "ann", notebook(HONEST, "One proof."))
    run = ["grade", str(tmp_path / "in"), str(tmp_path / "out"), "--jobs", "1"]
    commands.main(run)
    marks = table.read(tmp_path / "out" / "marks.csv", commands.marks.HEADER)
    marks[0][3] = "4"
    table.write(tmp_path / "out" / "marks.csv", commands.marks.HEADER, marks)
    hand_in(tmp_path / "in", "ann", notebook(HONEST, "Another proof."), again=True)
    commands.main(run)
    assert (
        "changed since it was marked" in rows(tmp_path / "out" / "grades.csv")[0]["what needs you"]
    )
    assert table.read(tmp_path / "out" / "marks.csv", commands.marks.HEADER) == marks


@pytest.mark.parametrize("platform", ["gradescope", "prairielearn"])
def test_results_for_a_platform(platform, sheet, tmp_path):
    (tmp_path / "one.ipynb").write_text(json.dumps(notebook(HONEST)))
    commands.main(
        [
            "grade",
            str(tmp_path / "one.ipynb"),
            str(tmp_path / "out"),
            "--platform",
            platform,
            "--jobs",
            "1",
        ]
    )
    found = json.loads((tmp_path / "out" / "results.json").read_text())
    most = "max_score" if platform == "gradescope" else "max_points"
    assert [(test["name"], test[most]) for test in found["tests"]] == [
        ("double", 3),
        ("foresee", 3),
        ("proof", 4),
    ]
    assert ("score" in found) == (platform == "prairielearn")
    assert found.get("score", 0.3) == 0.3


def test_a_student_cannot_set_flags(sheet, tmp_path):
    words = f"{grading.FAILED}; {grading.BUSY}; {grading.CHANGED}; the grader could not judge this"
    hand_in(tmp_path / "in", "ann", notebook(f"def double(x): raise RuntimeError({words!r})"))
    commands.main(["grade", str(tmp_path / "in"), str(tmp_path / "out"), "--jobs", "1"])
    assert rows(tmp_path / "out" / "grades.csv")[0]["what needs you"] == grading.TO_MARK


# LaTeX on the pages of proofs

MACROS = (
    r"\mmlToken{mi}[href='https://example.org']{x}",
    r"\mmlToken{mi}[style='font-size:90px']{x}",
    r"\href{javascript:alert(1)}{x}",
    r"\style{position:fixed}{x}",
    r"\class{x}{y}",
    r"\cssId{x}{y}",
    r"\require{html}",
    r"\unicode{x41}",
    r"\color{white}x",
    r"\bbox[5em]{x}",
    r"\rule{999em}{999em}",
    r"\includegraphics{x}",
    r"\let\x\mmlToken",
    r"\newcommand{\mmlToken}{x}\mmlToken{mi}{x}",
    r"\data{x=y}{z}",
)


@pytest.mark.parametrize("macro", MACROS)
def test_macros_outside_the_list_are_words(macro):
    text, _ = allowed(f"$x {macro}$")
    assert "\\mmlToken" not in text
    for word in (
        "href",
        "style",
        "class",
        "cssId",
        "require",
        "unicode",
        "color",
        "bbox",
        "rule",
        "data",
    ):
        assert f"\\{word}{{" not in text
        assert f"\\{word}[" not in text


def test_a_proof_of_ours_is_set_as_it_is():
    for sheet in sheets():
        for proof in sheet.proofs:
            assert allowed(proof.model)[1] == ()
            assert copy.copy(allowed(proof.model)[0]) == proof.model
