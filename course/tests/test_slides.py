"""The slides of six lectures can be made, with figures of the book,
and load nothing from elsewhere.
"""

import re
import zipfile

import pytest

from course.grader.sheet import sheets
from course.slides import make

LECTURES = make.lectures()


def test_there_is_a_lecture_for_each_sheet():
    assert [path.stem for path in LECTURES] == [sheet.name for sheet in sheets()]


@pytest.mark.parametrize("lecture", LECTURES, ids=lambda path: path.stem)
def test_lecture_has_twenty_slides_with_notes_and_enough_pictures(lecture):
    _, *slides = re.split(r"^## ", lecture.read_text(encoding="utf-8"), flags=re.MULTILINE)
    titles = [slide.partition("\n")[0] for slide in slides]
    notes = [
        re.findall(r"^::: notes\n(.{40,}?)^:::$", slide, re.MULTILINE | re.DOTALL)
        for slide in slides
    ]
    assert len(set(titles)) == len(titles) >= 20
    assert [title for title, found in zip(titles, notes, strict=True) if len(found) != 1] == []
    assert sum(bool(make.PICTURE.search(slide)) for slide in slides) >= 6


@pytest.mark.parametrize("lecture", LECTURES, ids=lambda path: path.stem)
def test_lecture_is_made(lecture, tmp_path):
    pytest.importorskip("pypandoc", reason="slides are made by `make slides`")
    source = lecture.read_text(encoding="utf-8")
    page, show = make.make(lecture, tmp_path)
    text = page.read_text(encoding="utf-8")
    figures = len(make.PICTURE.findall(source))
    assert text.count("<img ") == text.count('src="data:image/png;base64,') == figures
    assert len(re.findall(r'alt="[^"]{40,}"', text)) == figures
    assert not re.search(r"(src|href)=\"(?!data:|#)", text)
    assert "<math" in text
    assert not re.search(
        r"\$[^$<]+\$", re.sub("<[^>]+>", "", text.partition("<body")[2].partition("<script")[0])
    )
    slides = source.count("\n## ") + 1
    with zipfile.ZipFile(show) as content:
        made = [
            name for name in content.namelist() if re.fullmatch(r"ppt/slides/slide\d+\.xml", name)
        ]
        assert len(made) >= slides
        assert sum(name.endswith(".png") for name in content.namelist()) >= figures


def test_a_figure_that_is_not_there_is_named():
    with pytest.raises(
        ValueError, match="the_game: expected one figure whose description begins 'No such'"
    ):
        make.figure("the_game", "No such")
