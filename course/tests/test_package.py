"""What is handed out: the archive for students holds no answer,
the solutions hold nothing else that is secret.
"""

import json
import re
import zipfile

import pytest

from course.grader import release
from course.grader.sheet import sheets

SHEETS = sheets()


def name(value):
    """Name a test after a sheet."""
    return getattr(value, "name", None)


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    """Make the archive once, for a book at some address."""
    return release.archive(
        SHEETS, "https://example.org/", tmp_path_factory.mktemp("archive") / "students.zip"
    )


def test_archive_holds_what_a_student_needs(archive):
    with zipfile.ZipFile(archive) as content:
        names = content.namelist()
        [wheel] = (entry for entry in names if entry.endswith(".whl"))
        assert wheel.removeprefix("course/") in content.read("course/README.md").decode()
        with zipfile.ZipFile(content.open(wheel)) as inner:
            inside = inner.namelist()
    assert {f"course/{sheet.name}/{sheet.notebook.name}" for sheet in SHEETS} <= set(names)
    assert "delay_scheduling/referee.py" in inside
    about = wheel.removeprefix("course/").removesuffix("-py3-none-any.whl") + ".dist-info"
    assert {entry.split("/")[0] for entry in inside} == {"delay_scheduling", about}
    assert not [
        entry
        for entry in names
        if not entry.startswith("course/") or "grader" in entry or "tests" in entry
    ]


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_archive_shows_no_answer_and_leads_to_the_book(sheet, archive):
    with zipfile.ZipFile(archive) as content:
        text = content.read(f"course/{sheet.name}/{sheet.notebook.name}").decode()
    assert release.secrets_left(sheet, json.loads(text)) == []
    assert "../book" not in text
    assert "https://example.org/book/" in text


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_solutions_hold_the_answers_and_no_scheme(sheet, tmp_path):
    text = release.solutions(sheet, tmp_path).read_text(encoding="utf-8")
    content = json.loads(text)
    assert not re.search("HIDDEN TESTS|MARK SCHEME|BEGIN SOLUTION|nbgrader", text)
    shown = "\n".join("".join(cell["source"]) for cell in content["cells"])
    for role, source in sheet.cells:
        if role.get("solution"):
            answer = release.SECRET.search(source).group(2).strip()
            assert answer.splitlines()[0].strip() in shown
    for cell in content["cells"]:
        if cell["cell_type"] == "code":
            compile(cell["source"], "cell", "exec")
