"""Write links and words of stored records again,
after a change of declared assumptions or of how records are told.

`proofbook check --redraw` does that for all notebooks. No cell runs: what was checked stays. Where
a hypothesis comes from is found again, as a run of the cell would find it.
"""

import json

from proofbook.declared import assumptions, within
from proofbook.hypotheses import CHECK, linked, moved
from proofbook.ledger import stored
from proofbook.provers.each import Each
from proofbook.records import MIME, Verdicts, packed, unpacked
from proofbook.stored import restored


def relinked(record, declared, records):
    """Return a record, and the proof in it,
    with the origins of its hypotheses as a run of its cell would find them.
    """
    if "proof" in record:
        record = record | {"proof": relinked(record["proof"], declared, records)}
    if record["type"] != "check" or "formula" not in record:
        return record
    claim = restored(record["formula"])
    each = [Each.restored(one) for one in record.get("each", [])]
    kept = [
        link if link.get("kind") == CHECK or "named" in link else {}
        for link in record.get("links", [])
    ]
    kept += [{}] * (len(claim.given) + len(each) - len(kept))
    given = [moved(*pair) if pair[1] else pair[0] for pair in zip(claim.given, kept, strict=False)]
    claim = restored(record["formula"] | {"given": []}).under(*given)
    every = [
        Each(moved(one.claim, link), one.index, one.first, one.last) if link else one
        for one, link in zip(each, kept[len(given) :], strict=True)
    ]
    may = within(declared, record["statement"])
    return record | linked(record, claim, every, may, records)


def redraw(notebook, declared=None, records=None):
    """Write links and words of a notebook, a dictionary, again; tell how many outputs changed."""
    changed = 0
    for output in (output for cell in notebook["cells"] for output in cell.get("outputs", [])):
        if found := unpacked(output):
            found = [relinked(record, declared or {}, records or {}) for record in found]
            data = {MIME: [packed(record) for record in found]}
            data["text/plain"] = repr(Verdicts(found)).splitlines(keepends=True)
            before = {name: output["data"][name] for name in data}
            changed += (
                "".join(before["text/plain"]) != "".join(data["text/plain"])
                or before[MIME] != data[MIME]
            )
            output["data"] |= data
    return changed


def redraw_all(book):
    """Write links and words of all notebooks of a book again, and say where they changed."""
    declared = assumptions(book.claims)
    records = {one["id"]: one for one in stored(book) if one["type"] in ("check", "stated")}
    for path in sorted(book.folder.glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        if changed := redraw(notebook, declared, records):
            path.write_text(
                json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
            )
            print(f"{path.name}: {changed} outputs")
