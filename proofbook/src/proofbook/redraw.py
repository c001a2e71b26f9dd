"""Write the words about the stored records again, after a change of how a record is told.

`python -m proofbook.redraw` does that for all notebooks, or for those that are named. No cell runs: the records stay.
"""

import json
import sys
from pathlib import Path

from proofbook.book import Book
from proofbook.records import Verdicts, unpacked


def redraw(notebook):
    """Write the words of a notebook, a dictionary, again; tell how many outputs changed."""
    changed = 0
    for output in (output for cell in notebook["cells"] for output in cell.get("outputs", [])):
        if records := unpacked(output):
            words = repr(Verdicts(records)).splitlines(keepends=True)
            changed += "".join(output["data"]["text/plain"]) != "".join(words)
            output["data"]["text/plain"] = words
    return changed


def main(root, arguments):
    """Write the words of some notebooks again, or of all."""
    for path in [Path(argument) for argument in arguments] or sorted(Book.at(root).folder.glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        if changed := redraw(notebook):
            path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(f"{path.name}: {changed} outputs")


if __name__ == "__main__":
    main(Path.cwd(), sys.argv[1:])
