"""Page "Errata": every place where what could be proved is not what is printed,
in the order of the paper.
"""

from collections import Counter

from proofbook.corrections import SEVERITIES
from proofbook.html import joined, rendered, shared, typeset
from proofbook.report.findings import findings, in_order, whole
from proofbook.report.lookup import filled, statement_link, status_word
from proofbook.report.numbers import numbers


def page(ledger):
    """Return the page: how much was found, the false statements first, then every finding."""
    found = findings(ledger)
    return filled(
        "errata",
        ledger=ledger,
        numbers=numbers(ledger),
        severities=SEVERITIES,
        count=Counter(finding.severity for finding in found),
        gravest=gravest(found),
        findings=listing(ledger, found),
    )


@shared
def counted(number, noun):
    """Return a number with its noun."""
    plural = noun.removesuffix("is") + "es" if noun.endswith("is") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


def gravest(found):
    """Return the places of false statements and their reasons; those with one reason are one
    item.
    """
    chosen = {}
    for finding in found:
        for entry in finding.entries:
            if entry["severity"] == SEVERITIES[0]:
                chosen.setdefault(entry["reason"], (entry["id"], {}))[1][entry["place"]] = None
    return chosen


def listing(ledger, found):
    """Return the findings under the sections of the paper, then the remarks and the misprints."""
    asides = {"remarks": ledger.remarks, "misprints": ledger.misprints}
    asides = {name: in_order(ledger, records) for name, records in asides.items() if records}
    return rendered("findings.html", ledger=ledger, findings=found, asides=asides).strip()


@shared
def shown(ledger, erratum):
    """Return what the template needs of an entry: words, and the check that failed,
    in the same cell.
    """
    names = ("statement", "step", "variant", "notebook", "cell")
    mine = [
        check for check in ledger.records if all(check[name] == erratum[name] for name in names)
    ]
    failed = next(check for check in mine if check["verdict"] in ("refuted", "undecided"))
    right = erratum["proof"]
    known = {record["id"] for record in ledger.records}
    row = right | {"notebook": erratum["notebook"]} if right["id"] in known else erratum
    said = {"source": "Now" if "written" in erratum else "We read", "old": quoted(erratum)}
    return (
        erratum
        | said
        | {"step": ledger.step(erratum), "failed": failed, "right": right, "row": row}
    )


@shared
def quoted(record):
    """Return the quotation of the paper, between quotation marks if it has words;
    or what the book reads there.
    """
    if "written" not in record:
        return typeset(record.get("read_as", ""))
    text = whole(record["written"])
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
    return joined(
        (statement_link(ledger, s) + " " + status_word(s["status"]) for s in chosen), ", "
    )
