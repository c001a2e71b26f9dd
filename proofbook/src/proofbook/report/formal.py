"""Page "Formal statements": what is proved in Coq, in which file it stands for readers, and in
which line its proof begins.
"""

from proofbook.formal import closed, formals, reasons
from proofbook.places import beneath, imports, proved, stated
from proofbook.report import releases
from proofbook.report.lookup import filled
from proofbook.report.numbers import numbers, of_paper


def links(book, entry):
    """Return where a theorem is stated and where it is proved, two addresses; the second is "" if
    both are the same, and both are if the book does not show its proofs.
    """
    if not book.proof_pages:
        return "", ""
    begun = address(book, entry.file, stated(book.root, entry))
    proof = address(book, *proved(book.root, entry))
    return begun, "" if proof == begun else proof


def address(book, file, line):
    """Return the address of a line of a file of proofs."""
    return f"{book.proof_pages.format(file=file)}#L{line}"


def rests(root, files):
    """Return (file, the files that it imports, on how many it rests) of each of these files."""
    return [(file, imports(root)[file], len(beneath(root, file))) for file in files]


def page(ledger):
    """Return the page: the files, then a row for each statement that has a formal theorem or a
    reason for none.
    """
    root = ledger.book.root
    every = [entry for entry in formals(root) if entry.label in ledger.by_label]
    by_label = {}
    for entry in every:
        by_label.setdefault(entry.label, []).append(entry)
    by_file = {}
    for entry in every:
        by_file.setdefault(entry.file, []).append(entry)
    heads = list(closed(root))
    why = reasons(root)
    solved = [*heads, *closed(root).values()]
    added = [statement for statement in ledger.statements if statement["kind"] == "background"]
    return filled(
        "formal",
        ledger=ledger,
        numbers=numbers(ledger),
        heads=heads,
        files={
            file: by_file[file]
            for file in [*heads, *sorted(set(by_file) - set(heads))]
            if file in by_file
        },
        entries=by_label,
        links={entry.theorem: links(ledger.book, entry) for entry in every},
        rests=rests(root, [*solved, *sorted(set(by_file) - set(solved))]),
        why=why,
        paper=of_paper(ledger),
        added=[statement for statement in added if statement["label"] in by_label],
        again=releases.again(root, releases.items(releases.source_of(root))),
    )
