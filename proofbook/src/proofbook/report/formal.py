"""Page "Formal statements": what is proved in Coq, and in which file it stands for readers."""

from proofbook.formal import closed, formals, reasons
from proofbook.report import releases
from proofbook.report.lookup import filled
from proofbook.report.numbers import numbers, of_paper


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
        why=why,
        paper=of_paper(ledger),
        added=[statement for statement in added if statement["label"] in by_label],
        again=releases.again(root, releases.items(releases.source_of(root))),
    )
