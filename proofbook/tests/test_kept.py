"""A kept ledger is what would be made now, and is not read back when any of its inputs changed."""

import json
import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from proofbook import kept
from proofbook.book import Book
from proofbook.ledger import Ledger, LedgerError, make_ledger

TOY = Path(__file__).parent / "toy_book"


@pytest.fixture
def book(tmp_path):
    """Return a copy of the toy book, with a formal proof and stored results beside it."""
    root = tmp_path / "toy"
    shutil.copytree(TOY, root, ignore=shutil.ignore_patterns("_build", "report"))
    for name in ("proofs/game.v", "proofs/sub/other.v", "book/evidence/long.json", "_config.yml"):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("" if path.suffix == ".v" else "{}")
    return Book.at(root)


def made_once(book, monkeypatch):
    """Keep the ledger of a book, and let nobody make another."""
    first = kept.kept_ledger(book)

    def refuse(_):
        raise AssertionError("the ledger was made again")

    monkeypatch.setattr(kept, "make_ledger", refuse)
    return first


def test_what_is_read_back_is_what_would_be_made(book, monkeypatch):
    expected = make_ledger(book)
    first = made_once(book, monkeypatch)
    again = kept.kept_ledger(book.root)
    names = [one.name for one in fields(Ledger) if one.name != "book"]
    names += ["by_label", "checks", "uses", "wanted", "read", "lines"]
    for name in names:
        assert getattr(first, name) == getattr(again, name) == getattr(expected, name), name
    assert again.records
    assert again.lines


@pytest.mark.parametrize(
    "name",
    [
        "pyproject.toml",
        "_config.yml",
        "book/odd_numbers.ipynb",
        "book/claims/odd_numbers.toml",
        "book/verdicts.txt",
        "book/evidence/long.json",
        "proofs/game.v",
        "proofs/sub/other.v",
    ],
)
def test_a_changed_file_is_another_key(book, name):
    before = kept.key(book)
    path = book.root / name
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert kept.key(book) != before


@pytest.mark.parametrize(
    "name",
    [
        "_toc.yml",
        "book/reviewed.toml",
        "book/reading.toml",
        "book/claims/new.toml",
        "book/new.ipynb",
        "proofs/frozen.toml",
        "proofs/statements.toml",
        "proofs/new.v",
        "book/evidence/kernel/new.v.xz",
    ],
)
def test_a_new_file_is_another_key(book, name):
    before = kept.key(book)
    path = book.root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("")
    assert kept.key(book) != before


def test_the_code_of_the_package_is_in_the_key(book, tmp_path, monkeypatch):
    copy = tmp_path / "package"
    shutil.copytree(kept.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kept, "PACKAGE", copy)
    keys = [kept.key(book)]
    for name in ("ledger.py", "provers/query.py", "kernel/Prelude.v", "templates/words.toml"):
        path = copy / name
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        keys.append(kept.key(book))
    assert len(set(keys)) == len(keys)


def test_versions_are_in_the_key(book, monkeypatch):
    before = kept.key(book)
    known = kept.installed()
    assert any(line.startswith("sympy ") for line in known)
    assert any(line.startswith("z3-solver ") for line in known)
    monkeypatch.setattr(kept, "installed", lambda: [*known, "sympy 0.1"])
    assert kept.key(book) != before


def test_nothing_is_kept_of_a_book_that_reads_another_file(book, monkeypatch):
    other = book.root / "notes.txt"
    other.write_text("")

    def make(book):
        other.read_text()
        return make_ledger(book)

    monkeypatch.setattr(kept, "make_ledger", make)
    kept.kept_ledger(book)
    assert not list((book.root / kept.FOLDER).glob("*"))


def test_nothing_is_kept_of_a_book_with_faults(book):
    path = book.folder / "claims" / "odd_numbers.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('id = "sum"', 'id = "sums"', 1))
    for _ in range(2):
        with pytest.raises(LedgerError):
            kept.kept_ledger(book)
    assert not (book.root / kept.FOLDER).exists()


def test_nothing_is_kept_if_a_file_changes_meanwhile(book, monkeypatch):
    def make(book):
        (book.folder / "new.txt").write_text("")
        return make_ledger(book)

    monkeypatch.setattr(kept, "make_ledger", make)
    kept.kept_ledger(book)
    assert not list((book.root / kept.FOLDER).glob("*"))


def test_only_the_last_ledger_is_kept(book):
    for text in ("a", "b"):
        (book.folder / "new.txt").write_text(text)
        kept.kept_ledger(book)
    [path] = (book.root / kept.FOLDER).glob("*")
    assert path.stem == kept.key(book)
    assert set(json.loads(path.read_text())) == {"lists", "wanted", "lines"}
