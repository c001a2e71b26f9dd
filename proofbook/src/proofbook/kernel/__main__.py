"""Look for proofs, or compile those that are stored.

`python -m proofbook.kernel search [--again] [--quick] [--all] [chapter ...]` looks for the proofs of what is new in
these chapters, in those whose claims changed, or in all; with --again also of what was not accepted before; with
--quick for a second each. `python -m proofbook.kernel records` compiles all stored lemmas, lets coqchk check them, and
prints the axioms.
"""

import sys
from pathlib import Path

from proofbook.book import Book
from proofbook.kernel.algebra import SECONDS
from proofbook.kernel.compiling import records
from proofbook.kernel.coq import installed
from proofbook.kernel.search import changed, search


def main(root, arguments):
    """Run one of the two commands."""
    book = Book.at(root)
    if not installed():
        print("Coq is not installed, so the lemmas of the claims were NOT checked.")
        print("On Debian: apt-get install --no-install-recommends coq libcoq-coquelicot libcoq-interval")
        return 1
    command, *rest = arguments or ["records"]
    if command == "search":
        named = [Path(name).stem for name in rest if not name.startswith("--")]
        chapters = named or (list(book.notebooks) if "--all" in rest else changed(book))
        SECONDS.set(1 if "--quick" in rest else SECONDS.get())
        search(book, chapters, again="--again" in rest)
        return 0
    try:
        return records(book)
    except ValueError as error:
        print(error)
        return 1


if __name__ == "__main__":
    sys.exit(main(Path.cwd(), sys.argv[1:]))
