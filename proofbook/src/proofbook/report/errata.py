"""The pages of errata: a letter to the authors of the paper, in the paper's order, with the records folded below."""

from collections import Counter

from proofbook.corrections import SEVERITIES
from proofbook.html import joined, rendered, shared, typeset
from proofbook.report import letter
from proofbook.report.lookup import JUDGMENTS, RESULTS, filled, judgment, statement_link, status_word


def page(ledger):
    """Return the letter, with the findings in the text of the paper."""
    found = letter.findings(ledger)
    count = Counter(kind for finding in found for kind in (finding.severity, (finding.severity, finding.page)))
    judged = Counter(judgment(ledger, s) for s in ledger.statements if s["kind"] in RESULTS)
    said = {"severities": SEVERITIES, "judgments": JUDGMENTS, "count": count, "judged": judged}
    listed = findings(ledger, letter.TEXT, with_words=not is_long(ledger))
    return filled("errata", ledger=ledger, found=found, gravest=gravest(found), findings=listed, **said)


def appendices(ledger):
    """Return the second page of the letter: findings in the appendices, remarks and misprints."""
    return filled("errata_appendices", findings=findings(ledger, letter.APPENDICES, with_words=True))


def is_long(ledger):
    """Tell whether the letter needs a second page."""
    return any(finding.page == letter.APPENDICES for finding in letter.findings(ledger))


@shared
def counted(number, noun):
    """Return a number with its noun."""
    plural = noun.removesuffix("is") + "es" if noun.endswith("is") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


def gravest(found):
    """Return the places of false statements and their reasons; those with one reason are one item."""
    chosen = {}
    for finding in found:
        for entry in finding.entries:
            if entry["severity"] == SEVERITIES[0]:
                chosen.setdefault(entry["reason"], (finding.page, entry["id"], {}))[2][entry["place"]] = None
    return chosen


def findings(ledger, page, with_words):
    """Return the findings of a page under the sections of the paper, perhaps with the remarks and misprints."""
    chosen = [finding for finding in letter.findings(ledger) if finding.page == page]
    asides = {"remarks": ledger.remarks, "misprints": ledger.misprints} if with_words else {}
    asides = {name: letter.in_order(ledger, records) for name, records in asides.items() if records}
    return rendered("findings.html", ledger=ledger, findings=chosen, asides=asides).strip()


@shared
def shown(ledger, erratum):
    """Return what the template needs of an entry: words, and the check that failed, in the same cell."""
    names = ("statement", "step", "variant", "notebook", "cell")
    mine = [check for check in ledger.records if all(check[name] == erratum[name] for name in names)]
    failed = next(check for check in mine if check["verdict"] in ("refuted", "undecided"))
    right, known = erratum["proof"], {record["id"] for record in ledger.records}
    row = right | {"notebook": erratum["notebook"]} if right["id"] in known else erratum
    said = {"source": "Now" if "written" in erratum else "We read", "old": quoted(erratum)}
    return erratum | said | {"step": ledger.step(erratum), "failed": failed, "right": right, "row": row}


@shared
def quoted(record):
    """Return the quotation of the paper, between quotation marks if it has words; or what the book reads there."""
    if "written" not in record:
        return typeset(record.get("read_as", ""))
    text = letter.whole(record["written"])
    is_formula = text.startswith(r"\(") and text.endswith(r"\)") and text.count(r"\(") == 1
    return typeset(text if is_formula else f"“{text}”")


@shared
def wording(erratum):
    """Return the words that we would print: they are ours, and no program has seen them."""
    return erratum["suggested"] if "suggested" in erratum else erratum["corrected"]


@shared
def capitalized(text):
    """Return text with a capital at its beginning."""
    return text[0].upper() + text[1:]


@shared
def dependants(ledger, erratum):
    """Return the present status of the statement itself, and of each that is affected."""
    labels = dict.fromkeys([erratum["statement"], *erratum["affects"]])
    chosen = [statement for statement in ledger.statements if statement["label"] in labels]
    return joined((statement_link(ledger, s) + " " + status_word(s["status"]) for s in chosen), ", ")
