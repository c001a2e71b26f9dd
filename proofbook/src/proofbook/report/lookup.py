"""Find things in the ledger: the records of a step, the place of a statement, what a statement rests on."""

from markupsafe import Markup, escape

from proofbook.display import verdict
from proofbook.frozen import reached
from proofbook.html import shared, verdict_class, word
from proofbook.ledger import touches
from proofbook.lines import NOT
from proofbook.records import slug
from proofbook.report.markup import link

STATUSES = {
    "holds": ("holds", "✓"),
    "holds with a correction": ("corrected", "!"),
    "assumed": ("assumed", "†"),
    "open": ("open", "?"),
    "fails": ("refuted", "✗"),
}  # status: class of the style sheet, symbol
RESULTS = ("theorem", "lemma", "corollary", "fact")  # kinds of statements that claim something
TRUE, CHANGED, FALSE, CITED = "true as printed", "true with a change", "false as printed", "cited"
UNREAD = "true, but not every line is compared with the print"
JUDGMENTS = (TRUE, UNREAD, CHANGED, FALSE, CITED, "open", "fails")


def place(ledger, label):
    """Return the first record of a statement in its own chapter, or None if the chapter does not exist yet."""
    chapter = ledger.by_label[label]["chapter"]
    own = [r for r in ledger.records if (r["statement"], r["notebook"]) == (label, chapter)]
    return min(own, key=lambda record: record["cell"], default=None)


@shared
def statement_link(ledger, statement, text=None):
    """Return a link to the chapter at the first record of a statement, or plain text if there is none."""
    first = place(ledger, statement["label"])
    text = text or statement["printed"]
    return link(first, text) if first else escape(text)


@shared
def anchor(label):
    """Return the id under which a report page lists a statement."""
    return f"statement-{slug(label)}"


def foundation(ledger, label):
    """Return the statements on which a statement rests, itself first, then in the order of the ledger."""
    needed = reached(label, ledger.uses)
    return [ledger.by_label[label], *(statement for statement in ledger.statements if statement["label"] in needed)]


def deciding(step, checks):
    """Return the check to show for a step: the first that has the step's verdict, else the first."""
    return next((check for check in checks if check["verdict"] == step["verdict"]), checks[0])


@shared
def step_link(ledger, statement, step, text=None):
    """Return a link to the check that decides a step, or plain text if there is none."""
    checks, text = ledger.checks.get((statement["label"], step["id"])), text or f"{statement['printed']}, {step['id']}"
    return link(deciding(step, checks), text) if checks else escape(text)


def corrected_steps(ledger):
    """Return the pairs (label, step) that an erratum corrects."""
    return {(erratum["statement"], erratum["step"]) for erratum in ledger.errata}


def touching(ledger, statement, part):
    """Return the errata that touch a part of a statement, "statement", "proof" or "prose"; its own come first."""
    found = [erratum for erratum in ledger.errata if touches(erratum, statement["label"], part)]
    return sorted(found, key=lambda erratum: erratum["statement"] != statement["label"])


def judgment(ledger, statement):
    """Return in words what becomes of a statement: true as printed, true with a change, false, cited, open."""
    if statement["status"] == "holds with a correction":
        own = [erratum for erratum in ledger.errata if erratum["statement"] == statement["label"]]
        false = any((e["touches"], e["severity"]) == ("statement", "false statement") for e in own)
        return FALSE if false else CHANGED
    if statement["status"] == "holds":
        stated = [step for step in statement["steps"] if step["part"] == "statement"] or statement["steps"]
        lines = [ledger.lines[statement["label"], step["id"]] for step in stated]
        return TRUE if statement["kind"] == "background" or NOT not in lines else UNREAD
    return {"assumed": CITED}.get(statement["status"], statement["status"])


@shared
def status_word(status):
    """Return the status of a statement as a word with its symbol."""
    return word(status, STATUSES[status][0])


@shared
def formal_link(theorem):
    """Return a link to a formal theorem, on a page of the report."""
    return Markup('<a href="formal.html#formal-{0}"><code>{0}</code></a>').format(theorem)


@shared
def full_verdict(record):
    """Return the verdict of a step or a check as a word with its symbol, and the steps that it takes as given."""
    return word(verdict(record), verdict_class(record["verdict"]))
