"""The golden file holds every strong word, says in words what changed,
and takes no silent loss over.
"""

import shutil
from pathlib import Path

import pytest

from proofbook import golden
from proofbook.book import Book
from proofbook.guards import accept, book_faults

TOY = Path(__file__).parent / "toy_book"


@pytest.fixture
def root(tmp_path):
    return Path(shutil.copytree(TOY, tmp_path / "toy"))


def edited(path, right, wrong):
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), encoding="utf-8")


def faults(root):
    return "\n".join(book_faults(Book.at(root)))


def test_the_toy_book_is_as_accepted(root):
    assert faults(root) == ""
    assert accept(Book.at(root)) == []


@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"),
    [
        (
            "ratios.toml",
            'uses = ["thm:odd"]',
            "uses = []",
            "uses thm:odd → weakest found by z3 | uses nothing",
        ),
        ("ratios.toml", 'kind = "theorem"', 'kind = "lemma"', "thm:ratio: theorem → lemma"),
        (
            "ratios.toml",
            'added = "if x',
            'added = "although x',
            "thm:ratio assumes same-sign: added: if x",
        ),
        (
            "odd_numbers.toml",
            'id = "sum", ',
            'id = "sum", definition = true, ',
            "thm:odd sum: found by z3 → definition",
        ),
        (
            "ratios.toml",
            'title = "A number',
            'title = "Any number',
            "thm:ratio in words: Theorem 2. A number",
        ),
    ],
)
def test_a_strong_word_that_is_typed_is_a_line_of_the_difference(root, file, right, wrong, said):
    edited(root / "book" / "claims" / file, right, wrong)
    assert said in faults(root)


@pytest.mark.parametrize("word", ["Optimal", "Sharp", "Best possible", "a true", "proved"])
def test_a_title_gives_no_verdict(root, word):
    edited(root / "book" / "claims" / "ratios.toml", 'title = "A number', f'title = "{word} number')
    assert "thm:ratio: the title says" in faults(root)


def test_an_optimal_capacity_is_a_name(root):
    edited(
        root / "book" / "claims" / "ratios.toml", 'title = "A number', 'title = "Optimal capacity'
    )
    assert "the title says" not in faults(root)


def test_a_step_does_not_become_a_definition_without_a_line_that_says_why(root):
    edited(
        root / "book" / "claims" / "odd_numbers.toml",
        'id = "sum", ',
        'id = "sum", definition = true, ',
    )
    with pytest.raises(
        ValueError,
        match=r"thm:odd sum has become a definition: write a line .* weaker thm:odd sum: ",
    ):
        accept(Book.at(root))
    with (root / "book" / golden.NAME).open("a", encoding="utf-8") as file:
        file.write("weaker thm:odd sum: the paper only names the sum\n")
    assert accept(Book.at(root)) != []
    assert faults(root) == ""
    assert "weaker thm:odd sum: the paper only names the sum" in (
        root / "book" / golden.NAME
    ).read_text("utf-8")


def test_a_statement_does_not_become_background_silently(root):
    edited(root / "book" / "claims" / "ratios.toml", 'kind = "theorem"', 'kind = "background"')
    with pytest.raises(ValueError, match="thm:ratio has become background"):
        accept(Book.at(root))


def test_a_step_does_not_vanish_silently():
    before = {
        "f": "fact | holds",
        "f a": "proved | agrees",
        "f b": "proved | agrees",
        "f b erratum": "typo",
    }
    now = {"f": "fact | holds", "f a": "proved | agrees"}
    assert golden.weaker(before, now, [("f", "a")], {}) == {"f b": "is gone"}
    assert golden.weaker(before, now, [("f", "a")], {"weaker f b": "merged"}) == {}
    assert golden.weaker(before, {}, [], {}) == {"f": "is gone", "f a": "is gone", "f b": "is gone"}


BEFORE = {"f": "fact | holds", "f a": "proved | agrees", "f b": "proved | agrees"}
BACKGROUND = {"f": "background | holds", "f a": "proved", "f b": "proved"}


@pytest.mark.parametrize(
    ("now", "line", "left"),
    [
        ({"f": "fact | holds"}, "weaker f", ["f a", "f b"]),
        ({"f": "fact | holds"}, "weaker f a", ["f b"]),
        ({"f": "fact | holds", "f ab": "proved | agrees"}, "weaker f ab", ["f a", "f b"]),
        ({}, "weaker f", ["f a", "f b"]),
        ({}, "weaker f a", ["f", "f b"]),
        (BEFORE | {"f a": "definition | agrees"}, "weaker f", ["f a"]),
        (BEFORE | {"f a": "definition | agrees"}, "weaker f a", []),
        (BACKGROUND, "weaker f a", ["f"]),
        (BACKGROUND, "weaker f", []),
    ],
)
def test_a_line_speaks_for_one_step(now, line, left):
    steps = [tuple(what.split()) for what in now if " " in what]
    assert list(golden.weaker(BEFORE, now, steps, {line: "so"})) == left


@pytest.mark.parametrize(
    ("line", "is_stale"),
    [
        ("weaker f", True),
        ("weaker f a", True),
        ("weaker f gone", False),
        ("weaker g", False),
        ("weaker f named", False),
        ("weaker old", False),
    ],
)
def test_a_line_that_excuses_nothing_is_stale(line, is_stale):
    now = BEFORE | {"f named": "definition | agrees", "old": "background | holds"}
    assert golden.stale(now, {line: "so"}) == [line] * is_stale


def test_a_stale_line_is_a_fault(root):
    with (root / "book" / golden.NAME).open("a", encoding="utf-8") as file:
        file.write("weaker thm:odd sum: the chapter was rewritten\n")
    assert faults(root) == "weaker thm:odd sum: it is there; take the line out"
    with pytest.raises(ValueError, match="weaker thm:odd sum: it is there"):
        accept(Book.at(root))


def test_differences_are_told_part_by_part():
    before = {"f a": "proved | agrees", "g": "fact | holds"}
    now = {"f a": "proved | not compared", "h": "new"}
    assert golden.changes(before, now) == [
        "g: gone; it was: fact | holds",
        "h: new: new",
        "f a: agrees → not compared",
    ]
