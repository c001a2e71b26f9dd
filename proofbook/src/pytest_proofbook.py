"""The pytest plugin: `pytest --proofbook` holds every book that it meets to the rules of
`proofbook.guards`.

A book is met where a `pyproject.toml` with a table `tool.proofbook` is collected: each of its
notebooks is a test, and the ledger with its golden file is one. `pytest --proofbook --nbval` also
runs the notebooks again and compares.
"""

import json
import tomllib

import pytest


def pytest_addoption(parser):
    """Add the option."""
    words = "hold the books that are met to the rules of proofbook"
    parser.getgroup("proofbook").addoption("--proofbook", action="store_true", help=words)


def pytest_configure(config):
    """Import the package before pytest takes a folder of that name for it."""
    if config.getoption("proofbook"):
        import proofbook  # noqa: F401


def pytest_collect_file(file_path, parent):
    """Collect a book where its settings stand."""
    if file_path.name == "pyproject.toml" and parent.config.getoption("proofbook"):
        settings = tomllib.loads(file_path.read_text(encoding="utf-8"))
        if "proofbook" in settings.get("tool", {}):
            return BookFile.from_parent(parent, path=file_path)
    return None


class BookFile(pytest.File):
    """A book: the tests of its notebooks and of its ledger."""

    def collect(self):
        """Yield a test for each notebook, and one for the ledger."""
        from proofbook.book import Book
        from proofbook.guards import book_faults, notebook_faults

        book = Book.at(self.path.parent)
        for path in sorted(book.folder.glob("*.ipynb")):

            def read(path=path):
                return json.loads(path.read_text(encoding="utf-8"))

            yield Rules.from_parent(
                self, name=path.stem, faults=lambda read=read: notebook_faults(read())
            )
        yield Rules.from_parent(self, name="ledger", faults=lambda: book_faults(book))


class Rules(pytest.Item):
    """A test that fails with the list of what is wrong."""

    def __init__(self, *, faults, **more):
        super().__init__(**more)
        self.faults = faults

    def runtest(self):
        """Fail if anything is wrong."""
        if found := self.faults():
            pytest.fail("\n".join(found), pytrace=False)

    def reportinfo(self):
        """Return what the test is called."""
        return self.path, None, f"book {self.path.parent.name}: {self.name}"
