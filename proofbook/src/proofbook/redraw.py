"""Write the words about the stored records again, after a change of how a record is told. No cell runs."""

import json

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


def redraw_all(book):
    """Write the words of all notebooks of a book again, and say where they changed."""
    for path in sorted(book.folder.glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        if changed := redraw(notebook):
            path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(f"{path.name}: {changed} outputs")
