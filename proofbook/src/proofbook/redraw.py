"""Draw the stored verdicts of the notebooks again, from their records, after a change of how a record is shown.

`python -m proofbook.redraw` does that for all notebooks, or for those that are named. No cell runs: the records stay.
"""

import json
import sys
from pathlib import Path

from proofbook.book import Book
from proofbook.records import MIME, Verdicts


def redraw(notebook):
    """Draw the verdicts of a notebook, a dictionary, again; tell how many changed."""
    changed = 0
    for cell in notebook["cells"]:
        for data in (output["data"] for output in cell.get("outputs", []) if MIME in output.get("data", {})):
            drawn = Verdicts(data[MIME]["records"])._repr_mimebundle_()
            new = {kind: drawn[kind].splitlines(keepends=True) for kind in ("text/plain", "text/html")}
            changed += any(stored(data[kind]) != drawn[kind] for kind in new)
            data |= new
    return changed


def stored(text):
    """Return text that the notebook format may store as a list of lines."""
    return text if isinstance(text, str) else "".join(text)


def main(root, arguments):
    """Draw the verdicts of some notebooks again, or of all."""
    for path in [Path(argument) for argument in arguments] or sorted(Book.at(root).folder.glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        if changed := redraw(notebook):
            path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(f"{path.name}: {changed} tables")


if __name__ == "__main__":
    main(Path.cwd(), sys.argv[1:])
