"""The article on delay scheduling: its theorems are those of the chapters,
and it fits on fifteen pages.
"""

import re
import shutil

import pytest
from test_words import gone

from proofbook.formal import formals
from tools import article

TEMPLATE = (article.ROOT / "article/square.tex").read_text()
NOT_READ = re.compile(
    r"%.*?$|<<[^>]*>>"  # comments, what is filled in
    r"|\\\[.*?\\\]|\\begin\{(align\*|aligned)\}.*?\\end\{\1\}|(?<!\\)\$[^$]*\$"  # formulas
    r"|\\(?:label|ref|includegraphics|texttt|[Cc]ite\w*)(?:\[[^]]*\])?\{[^}]*\}",  # names
    re.DOTALL | re.MULTILINE,
)
RELATIVES = re.compile(  # of words that are gone, where the article speaks of delays and players
    r"\b(?:hidden(?! arm)|drop\w*|watch\w*|with the same rights)\b", re.IGNORECASE
)


def seen(text):
    r"""Return what a reader sees of LaTeX without formulas and names.

    >>> seen(r"By \ref{told} it is $heard$ \citep{law2001} here.").split()
    ['By', 'it', 'is', 'here.']
    """
    return NOT_READ.sub(" ", text)


def test_everything_is_filled_in():
    text = article.fill(TEMPLATE)
    assert "<<" not in text
    stated = len(article.CLOSED) + len(article.OTHERS)
    assert text.count(r"\begin{numbered}") == stated
    assert text.count(r"\begin{theorem}") == 1  # the square


def test_it_speaks_the_words_of_the_field():
    """Those of the book, in the theorems from the chapters and between them."""
    text = seen(article.fill(TEMPLATE))
    assert len(text.split()) > 4000
    assert gone(text) == []
    assert RELATIVES.findall(seen(TEMPLATE)) == []


@pytest.mark.parametrize("word", ["announced", "The price", "is dropped", r"\emph{hidden} delay"])
def test_a_word_that_is_gone_is_found_in_latex(word):
    text = seen(rf"If $d$ is {word}, by \ref{{thm-announced}},")
    assert len(gone(text) + RELATIVES.findall(text)) == 1


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
