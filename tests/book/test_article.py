"""The article on delay scheduling: its theorems are those of the chapters,
and it fits on fifteen pages.
"""

import re
import shutil

import pytest

from proofbook.formal import formals
from tools import article

TEMPLATE = (article.ROOT / "article/square.tex").read_text()


def test_everything_is_filled_in():
    text = article.fill(TEMPLATE)
    assert "<<" not in text
    stated = len(article.CLOSED) + len(article.OTHERS)
    assert text.count(r"\begin{numbered}") == stated
    assert text.count(r"\begin{theorem}") == 1  # the square


def test_its_theorems_are_whole_in_coq():
    closed = {entry.theorem for entry in formals(article.ROOT) if entry.file == "beyond.v"}
    assert set(article.CLOSED.values()) <= closed


def test_an_unknown_theorem_is_refused():
    with pytest.raises(ValueError, match="unpack"):
        article.theorem("thm-unheard-of")


@pytest.mark.skipif(not (shutil.which("pdflatex") and shutil.which("bibtex")), reason="needs LaTeX")
def test_it_has_at_most_fifteen_pages_and_knows_its_references(tmp_path, monkeypatch):
    article.make(tmp_path / "square.pdf")
    log = (tmp_path / "article/square.log").read_text(errors="replace")
    assert 2 < int(re.search(r"\((\d+) pages", log)[1]) <= 15
    fill = article.fill
    monkeypatch.setattr(
        article, "fill", lambda text: fill(text).replace(r"\ref{thm-past-time}", r"\ref{nowhere}")
    )
    with pytest.raises(RuntimeError, match="nowhere"):
        article.make(tmp_path / "square.pdf")
