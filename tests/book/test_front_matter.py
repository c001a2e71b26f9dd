"""The front matter says what is so: its program prints what stands below it,
and its symbols are explained.
"""

import contextlib
import importlib
import io
import json
import re
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "book"
sys.path.append(str(ROOT / "tools" / "ext"))


def test_the_experiment_prints_what_the_page_says():
    page = (BOOK / "experiment.md").read_text(encoding="utf-8")
    [program], [printed] = (
        re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL) for kind in ("python", "text")
    )
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(program, {})
    assert said.getvalue() == printed


def test_titles_in_the_book_lose_exactly_the_name_that_the_paper_gives():
    paper_numbers = importlib.import_module("paper_numbers")
    pages = "".join(path.read_text(encoding="utf-8") for path in BOOK.glob("*.ipynb"))
    titles = [
        json.loads(f'"{title}"').strip()
        for title in re.findall(r"\{prf:[a-z]+\} ([^\n]*?)\\n\"", pages)
    ]
    named = [title for title in titles if paper_numbers.NAME.search(title)]
    assert len(named) > 25
    for title in named:
        left = paper_numbers.without_name(f" ({title})")
        assert not paper_numbers.NAME.search(left)
        assert left.count("(") == left.count(")")
        assert "()" not in left


def test_every_symbol_is_explained_once():
    notation = importlib.import_module("notation")
    symbols = [latex for group in notation.groups(BOOK) for latex, *_ in group["symbols"]]
    assert len(symbols) == len(set(symbols)) > 30


def test_every_thing_to_play_with_has_its_module():
    pages = [*BOOK.glob("*.md"), *BOOK.glob("*.ipynb")]
    places = {
        name
        for page in pages
        for name in re.findall(r'data-play=\\?"(\w+)', page.read_text("utf-8"))
    }
    modules = {path.stem for path in (BOOK / "_static" / "play").glob("*.js")}
    assert places == modules - {"game", "bounds", "learner", "promised"}


def test_without_a_repository_there_is_no_button(monkeypatch):
    about = importlib.import_module("about")
    for name in ("REPOSITORY", "GITHUB_SERVER_URL", "GITHUB_REPOSITORY"):
        monkeypatch.delenv(name, raising=False)
    assert about.repository() == ""
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://github.com")
    monkeypatch.setenv("GITHUB_REPOSITORY", "owner/name")
    assert about.repository() == "https://github.com/owner/name"


def test_the_authors_are_those_of_the_citation():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    config = yaml.safe_load((ROOT / "_config.yml").read_text(encoding="utf-8"))
    assert config["author"] == ", ".join(author["name"] for author in citation["authors"])


def test_each_push_to_main_publishes_the_book_with_its_address():
    path = ROOT / ".github" / "workflows" / "pages.yml"
    text = path.read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    assert workflow[True]["push"]["branches"] == ["main"]  # YAML reads `on` so
    steps = workflow["jobs"]["publish"]["steps"]
    [build] = [step for step in steps if step.get("run") == "make book"]
    assert set(build["env"]) == {"SITE", "REPOSITORY"}
    assert any("deploy-pages" in step.get("uses", "") for step in steps)
