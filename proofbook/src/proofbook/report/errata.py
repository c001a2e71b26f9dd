"""The pages of errata: a letter to the authors of the paper, in the paper's order, with the records folded below."""

from collections import Counter
from itertools import groupby

from markupsafe import Markup, escape

from proofbook.corrections import SEVERITIES
from proofbook.html import joined, mathematics, rendered, typeset, verdict_word
from proofbook.report import letter
from proofbook.report.lookup import JUDGMENTS, RESULTS, judgment, statement_link, status_word
from proofbook.report.markup import at_words, blocks, domain, filled, formula, link, number_table, rejected, table

MEANING = {
    "false statement": "What is claimed does not hold in the generality in which it is claimed, and the repair changes "
    "the claim.",
    "gap": "The step does not give its conclusion in every case it is meant for. The better claim supplies the "
    "argument, or limits the conclusion to what follows.",
    "missing hypothesis": "The claim is right once a condition is added that the text does not state, mostly at an "
    "edge of the range of its parameters: {edges}.",
    "typo": "A slip that changes what is claimed if it is read as it stands. What is meant is clear from the context.",
}


def page(ledger):
    """Return the letter, with the findings in the text of the paper."""
    return filled(
        "errata",
        book=ledger.book,
        summary=summary(ledger),
        gravest=gravest(ledger),
        overview=overview(ledger),
        findings=blocks([*sections(ledger, letter.TEXT), "" if is_long(ledger) else words(ledger)]),
    )


def appendices(ledger):
    """Return the second page of the letter: findings in the appendices, remarks and misprints."""
    return filled("errata_appendices", findings=blocks([*sections(ledger, letter.APPENDICES), words(ledger)]))


def is_long(ledger):
    """Tell whether the letter needs a second page."""
    return any(finding.page == letter.APPENDICES for finding in letter.findings(ledger))


def summary(ledger):
    """Say what becomes of the paper's results, and how much was found."""
    results = [judgment(ledger, s) for s in ledger.statements if s["kind"] in RESULTS]
    counts = ", ".join(f"{results.count(word)} {word}" for word in JUDGMENTS if word in results)
    findings = letter.findings(ledger)
    kinds = Counter(finding.severity for finding in findings)
    names = ", ".join(counted(kinds[kind], kind) for kind in SEVERITIES if kinds[kind])
    more = [counted(len(ledger.remarks), "remark"), counted(len(ledger.misprints), "misprint")]
    return (
        f"<p>There are <b>{counted(len(findings), 'finding')}</b> ({names}), at {counted(len(ledger.errata), 'place')}"
        f"; besides, {' and '.join(words for words in more if words[0] != '0') or 'nothing'}. "
        f"What becomes of the {len(results)} theorems, lemmas, corollaries and facts: {counts}. "
        '<a href="index.html">The referee’s page</a> goes through the main ones.</p>'
    )


def counted(number, noun):
    """Return a number with its noun."""
    plural = noun.removesuffix("is") + "es" if noun.endswith("is") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


def gravest(ledger):
    """Return links to the false statements; those with one reason are one item."""
    chosen = {}
    for finding in letter.findings(ledger):
        for entry in finding.entries:
            if entry["severity"] == SEVERITIES[0]:
                chosen.setdefault(entry["reason"], (finding.page, entry["id"], {}))[2][entry["place"]] = None
    item = Markup('<li><a href="{}.html#{}">{}</a>: {}</li>')
    items = [item.format(*at, typeset("; ".join(places)), typeset(why)) for why, (*at, places) in chosen.items()]
    return f"<p>False as they stand are:</p>\n<ul>\n{joined(items)}\n</ul>" if items else ""


def overview(ledger):
    """Return the table of the kinds: what each means, and how many findings in the text and in the appendices."""
    count = Counter((finding.severity, finding.page) for finding in letter.findings(ledger))
    pages, edges = (letter.TEXT, letter.APPENDICES), ledger.book.edges
    lines = [(kind, [MEANING[kind].format(edges=edges), *(count[kind, page] for page in pages)]) for kind in SEVERITIES]
    return number_table(["kind", "what it means", "in the text", "in the appendices"], lines, "The kinds of findings.")


def sections(ledger, page):
    """Return the findings of a page, under the sections of the paper."""
    chosen = [finding for finding in letter.findings(ledger) if finding.page == page]
    for name, group in groupby(chosen, key=lambda finding: finding.section):
        yield f"## {name or 'The findings'}"
        for finding in group:
            entries = [shown(ledger, entry) for entry in finding.entries]
            title = typeset(capitalized(finding.entries[0]["place"]))
            yield rendered("finding", finding=finding, title=title, entries=entries)


def shown(ledger, erratum):
    """Return what the template needs of an entry: words, and below them what the computer saw."""
    old = {"source": "Now", "old": quoted(erratum)} if "written" in erratum else {"source": "We read"}
    said = {"old": typeset(erratum.get("read_as", "")), "wording": typeset(erratum.get("suggested", ""))} | old
    said["new"] = joined([typeset(erratum["corrected"]), Markup(domain(erratum["domain"]))], ", for ")
    said |= {name: typeset(erratum[name]) for name in ("reason", "place")}
    found, step = finding(ledger, erratum), ledger.step(erratum)
    said |= {"line": mathematics(formula(step["paper"])), "says": step["says"], "holds": typeset(erratum["corrected"])}
    said |= {"tested": typeset(found.get("formal", found["claim"])), "fails": Markup(failure(found))}
    said |= {"proved": Markup(proof(ledger, erratum)), "rejected": Markup(rejected(erratum["control"]))}
    said["statement_link"] = Markup(statement_link(ledger, ledger.statement(erratum)))
    return erratum | said | {"dependants": Markup(dependants(ledger, erratum))}


def quoted(erratum):
    """Return the quotation of the paper, between quotation marks if it has words."""
    text = letter.whole(erratum["written"])
    is_formula = text.startswith(r"\(") and text.endswith(r"\)") and text.count(r"\(") == 1
    return typeset(text if is_formula else f"“{text}”")


def wording(erratum):
    """Return the words that we would print: they are ours, and no program has seen them."""
    return erratum.get("suggested", erratum["corrected"])


def capitalized(text):
    """Return text with a capital at its beginning."""
    return text[0].upper() + text[1:]


def finding(ledger, erratum):
    """Return the check that failed: it stands in the same cell as the erratum."""
    names = ("statement", "step", "variant", "notebook", "cell")
    mine = [check for check in ledger.records if all(check[name] == erratum[name] for name in names)]
    return next(check for check in mine if check["verdict"] in ("refuted", "undecided"))


def failure(found):
    """Say where the line as written fails, with a link to the cell that finds it again."""
    cell = link(found, "the cell of the chapter")
    if "witness" not in found:
        return f"It is not always defined, or not decided: {escape(found.get('why', ''))}. See {cell}."
    cases = f" Cases tried: {domain(found['domain'])}." if found["kind"] == "exact" else ""
    return f"{escape(at_words(found['witness']))}{cases} Computed in {cell}."


def proof(ledger, erratum):
    """Say how the corrected line is proved, and for which values."""
    right = erratum["proof"]
    shown = {record["id"] for record in ledger.records}
    row = right | {"notebook": erratum["notebook"]} if right["id"] in shown else erratum
    words = f"{verdict_word(right['verdict'])} in {link(row, 'the chapter')}"
    words += f", as {typeset(right['formal'])}" if "formal" in right else ""
    words += f", for {domain(right['domain'])}" if right["domain"] else ""
    return f"{words}. {escape(right['method'])}."


def dependants(ledger, erratum):
    """Return the present status of the statement itself, and of each that is affected."""
    labels = dict.fromkeys([erratum["statement"], *erratum["affects"]])
    chosen = [statement for statement in ledger.statements if statement["label"] in labels]
    return ", ".join(f"{statement_link(ledger, s)} {status_word(s['status'])}" for s in chosen) + "."


def words(ledger):
    """Return the sections on remarks and misprints, as far as there are any, in the paper's order."""
    found = {"remarks": ledger.remarks, "misprints": ledger.misprints}
    header, tables = {"remarks": ("now", "perhaps", "why"), "misprints": ("written", "meant", "how one sees it")}, {}
    for name, records in found.items():
        rows = [("misprint", cells(record)) for record in letter.in_order(ledger, records)]
        tables[name] = rows and table(("where", *header[name]), rows, f"{name.capitalize()}.")
    return filled("words", **tables).strip()


def cells(record):
    """Return the cells of a remark or a misprint: its place as a link to the row of the chapter, and the words."""
    new, old = ("corrected", typeset(record.get("written", ""))) if "corrected" in record else ("suggested", None)
    if old is None:
        read = Markup("<i>we read:</i> {}").format(typeset(record.get("read_as", "")))
        old = quoted(record) if "written" in record else read
    return [link(record, typeset(record["place"])), old, typeset(record[new]), typeset(record["reason"])]
