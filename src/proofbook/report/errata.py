"""The page of errata: a letter to the authors of the paper, with a proof for each sentence."""

import html
from collections import Counter
from itertools import groupby

from proofbook.corrections import SEVERITIES
from proofbook.display import old
from proofbook.html import mathematics, verdict_word
from proofbook.report.lookup import statement_link, status_word
from proofbook.report.markup import at_words, document, domain, formula, link, number_table, plain, rejected, table
from proofbook.report.source import cells, excerpt, prose, title

KINDS = {
    "false statement": (
        "False statements",
        "What is claimed does not hold in the generality in which it is claimed, and the repair changes the claim.",
    ),
    "gap": (
        "Gaps",
        "The step does not give its conclusion in every case it is meant for. The correction supplies the argument, or "
        "limits the conclusion to what follows.",
    ),
    "missing hypothesis": (
        "Missing hypotheses",
        "The claim is right once a condition is added that the text does not state, mostly at an edge of the range of "
        "its parameters: one arm, one round, one slot, delays that run past the last round.",
    ),
    "typo": (
        "Typos",
        "Slips that change what is claimed if they are read as they stand. What is meant is clear from the context.",
    ),
}
LETTER = """\
*To the authors of {cite}, and to everybody who builds on it.*

While turning your paper into a book of which every line runs, we kept a list of the places where what we could prove is
not quite what is printed. Here it is. Most entries are about edges at which no reader stumbles, only a program does:
one arm, one round, a delay that outlives the game, an index that slipped. Some are about more. That they could be found
at all is to the credit of proofs that are written out line by line, and we are grateful for them. Where we have
misread you, the mistake is ours, and we would like to know."""
READING = """\
Each entry says where the place is, what is written there word for word, or how we read it, at which point that fails,
what we suggest instead, how that is proved, and what becomes of the results that use it. A program found the point of
failure. The link beside it leads to the cell that finds it again whenever the tests of this book run. The source of
that cell is folded below the entry, together with the definitions that it needs. The name of the place is a permanent
link to the entry, for you to pass on.
[How to read this book](../how_to_read.md) explains the verdicts."""
REMARKS = """\
Here nothing is wrong. These are wordings that a reader can take to say more than they do."""
MISPRINTS = """\
Slips that nobody can misread, so that there is nothing to compute. They were read, and no program has seen them."""


def page(ledger):
    """Return the page of errata."""
    parts = [LETTER.replace("{cite}", ledger.book.cite), summary(ledger), READING, overview(ledger), gravest(ledger)]
    sections = [section(ledger, severity) for severity in SEVERITIES]
    words = [f"## Remarks on the wording\n\n{REMARKS}", remarks(ledger)] if ledger.remarks else []
    words += [f"## Misprints: read, not computed\n\n{MISPRINTS}", misprints(ledger)] if ledger.misprints else []
    return document("Errata", *parts, *sections, *words)


def summary(ledger):
    """Say how many statements of the paper hold as printed, and how many with a correction."""
    own = [statement["status"] for statement in ledger.statements if statement["kind"] != "background"]
    counts = ", ".join(f"{status_word(status)} {own.count(status)}" for status in dict.fromkeys(own))
    found = f"{len(ledger.errata)} errata and {len(ledger.misprints)} misprints"
    return f"<p>{found} on {len(own)} statements, algorithms, tables and figures. Their status today: {counts}.</p>"


def overview(ledger):
    """Return the table of counts by chapter and severity, the chapters with the gravest errata first."""
    kinds = [*SEVERITIES, "misprint"]
    count = Counter((erratum["notebook"], erratum["severity"]) for erratum in ledger.errata)
    count += Counter((misprint["notebook"], "misprint") for misprint in ledger.misprints)
    lines = sorted([[count[name, kind] for kind in kinds], name] for name in notebooks(ledger))[::-1]
    rows = [
        (f'<span><a href="../{name}.html">{title(ledger.book, name)}</a></span>', [*n, sum(n)]) for n, name in lines
    ]
    rows.append(("all", [sum(column) for column in zip(*(n for _, n in rows), strict=True)]))
    return number_table(["chapter", *kinds, "all"], rows, "Errata by chapter, the gravest first.")


def notebooks(ledger):
    """Return the notebooks with an erratum or a misprint."""
    return dict.fromkeys(record["notebook"] for record in ledger.errata + ledger.misprints)


def gravest(ledger):
    """Return links to the false statements."""
    first = [erratum for erratum in ledger.errata if erratum["severity"] == SEVERITIES[0]]
    lines = [(erratum, html.escape(ledger.step(erratum)["says"])) for erratum in first]
    items = "\n".join(f'<li><a href="#{e["id"]}">{html.escape(e["place"])}</a>: {says}</li>' for e, says in lines)
    return f"<p>The {len(first)} gravest:</p>\n<ul>\n{items}\n</ul>"


def section(ledger, severity):
    """Return the section on one severity. Errata that one passage of the book explains share the explanation."""
    name, meaning = KINDS[severity]
    chosen = [erratum for erratum in ledger.errata if erratum["severity"] == severity]
    groups = [list(group) for _, group in groupby(chosen, key=lambda erratum: passage(ledger.book, erratum))]
    return "\n\n".join([f"## {name}", meaning, *(explained(ledger, group) for group in groups)])


def passage(book, erratum):
    """Return the notebook and the number of the cell of prose that explains an erratum."""
    before = cells(book, erratum["notebook"])[: erratum["cell"]]
    return erratum["notebook"], max(k for k, cell in enumerate(before) if cell["cell_type"] == "markdown")


def explained(ledger, group):
    """Return a heading, what the book says about a group of errata, their entries, and the cells."""
    first = group[0]
    words = "\n".join(f"> {line}".rstrip() for line in prose(ledger.book, first["notebook"], first["cell"]).split("\n"))
    source = f"*From the chapter [{title(ledger.book, first['notebook'])}](../{first['notebook']}.ipynb):*\n\n{words}"
    entries = [entry(ledger, erratum) for erratum in group]
    numbers = dict.fromkeys(erratum["cell"] for erratum in group)
    folds = [fold(ledger.book, first["notebook"], number) for number in numbers]
    return "\n\n".join([f"### {plain(capitalized(first['place']))}", source, *entries, *folds])


def capitalized(text):
    """Return text with a capital at its beginning.

    >>> capitalized("proof of Theorem D.5")
    'Proof of Theorem D.5'
    """
    return text[0].upper() + text[1:]


def fold(book, notebook, number):
    """Return the source of a cell, after the definitions it needs, folded."""
    before, cell = excerpt(book, notebook, number)
    blocks = f"```text\n{before}\n```\n\n```python\n{cell}\n```"
    return f"::::{{dropdown}} The cell that finds it, after the definitions it needs\n{blocks}\n::::"


def entry(ledger, erratum):
    """Return one erratum as a list of descriptions."""
    found = finding(ledger, erratum)
    tested = found.get("formal", found["claim"])
    name, words = ("Written", erratum["written"]) if "written" in erratum else ("Read as", erratum["read_as"])
    rows = [("Where", where(ledger, erratum)), (name, mathematics(words))]
    rows += [("Tested", mathematics(tested))] if tested != words else []
    rows += [("Why", mathematics(erratum["reason"]))] if "reason" in erratum else []
    rows += [("Fails", failure(found)), ("Suggested", mathematics(erratum.get("suggested", erratum["corrected"])))]
    rows += [("Proof", proof(ledger, erratum)), ("Control", rejected(erratum["control"]))]
    rows += [("Depends on it", dependants(ledger, erratum))]
    body = "\n".join(f"<dt>{name}</dt><dd>{text}</dd>" for name, text in rows)
    return f'<dl class="letter" id="{erratum["id"]}">\n{body}\n</dl>'


def finding(ledger, erratum):
    """Return the check that failed: it stands in the same cell as the erratum."""
    names = ("statement", "step", "variant", "notebook", "cell")
    mine = [check for check in ledger.records if all(check[name] == erratum[name] for name in names)]
    return next(check for check in mine if check["verdict"] in ("refuted", "undecided"))


def where(ledger, erratum):
    """Return the place, with a permanent link, and the line of the paper that it is about."""
    statement = ledger.statement(erratum)
    step = ledger.step(erratum)
    line = f"{mathematics(formula(step['paper']))}<br>{html.escape(step['says'])}"
    here = f'<a href="#{erratum["id"]}">{html.escape(erratum["place"])}</a>'
    return f"{here}. It concerns {statement_link(ledger, statement)}:<br>{line}"


def failure(found):
    """Say where the line as written fails, with a link to the cell that finds it again."""
    cell = link(found, "the cell of the chapter")
    if "witness" not in found:
        return f"No proof was found, and no counterexample: {html.escape(found.get('why', ''))}. See {cell}."
    cases = f" Cases tried: {domain(found['domain'])}." if found["kind"] == "exact" else ""
    return f"{html.escape(at_words(found['witness']))}{cases} Computed in {cell}."


def proof(ledger, erratum):
    """Say how the corrected line is proved, and for which values."""
    right = erratum["proof"]
    shown = {record["id"] for record in ledger.records}
    row = right | {"notebook": erratum["notebook"]} if right["id"] in shown else erratum
    words = f"{verdict_word(right['verdict'])} in {link(row, 'the chapter')}"
    words += f", as {mathematics(right['formal'])}" if "formal" in right else ""
    words += f", for {domain(right['domain'])}" if right["domain"] else ""
    return f"{words}. {html.escape(right['method'])}."


def dependants(ledger, erratum):
    """Return the present status of the statement itself, and of each that is affected."""
    labels = dict.fromkeys([erratum["statement"], *erratum["affects"]])
    chosen = [statement for statement in ledger.statements if statement["label"] in labels]
    return ", ".join(f"{statement_link(ledger, s)} {status_word(s['status'])}" for s in chosen) + "."


def misprints(ledger):
    """Return the table of misprints."""
    rows = [("misprint", misprint(record)) for record in ledger.misprints]
    return table(("where", "written", "meant", "how one sees it"), rows, "Misprints.")


def remarks(ledger):
    """Return the table of remarks."""
    rows = [
        ("misprint", [link(r, r["place"]), *map(mathematics, (old(r), r["suggested"], r["reason"]))])
        for r in ledger.remarks
    ]
    return table(("where", "now", "perhaps", "why"), rows, "Remarks.")


def misprint(record):
    """Return the cells of a misprint."""
    words = [mathematics(record[name]) for name in ("written", "corrected", "reason")]
    return [link(record, record["place"]), *words]
