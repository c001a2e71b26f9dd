"""What the report pages share: how things are found in the ledger, linked, and said.

Pages are Markdown with HTML in it.
"""

import re

from markupsafe import Markup, escape

from proofbook.display import WORDS_READ, at
from proofbook.evidence import PACKAGED, toml
from proofbook.html import TEMPLATES, rendered, shared, word
from proofbook.ledger import touches
from proofbook.lines import NOT
from proofbook.records import slug

WORDS = toml(PACKAGED / "words.toml")
STATUSES = WORDS["statuses"]
TRUE = "true as printed"
CHANGED = "true with a change"
FALSE = "false as printed"
CITED = "cited"
UNREAD = "true, but not every line is compared with the print"
LOOSE = "resting on a hypothesis that nothing gives"
JUDGMENTS = (TRUE, UNREAD, CHANGED, FALSE, CITED, LOOSE, "open", "fails")


def is_main(ledger, statement):
    """Tell whether a statement is a main result: a theorem, corollary, table of results,
    or lemma of the main text.
    """
    kind = statement["kind"]
    in_text = re.search(r"\d", statement["printed"].split()[-1][0])
    is_result = kind in ("theorem", "corollary", "table") or (kind == "lemma" and in_text)
    return bool(is_result and statement["label"] != ledger.book.definitions)


def place(ledger, label):
    """Return the first record of a statement in its own chapter,
    or None if the chapter does not exist yet.
    """
    chapter = ledger.by_label[label]["chapter"]
    own = [r for r in ledger.records if (r["statement"], r["notebook"]) == (label, chapter)]
    return min(own, key=lambda record: record["cell"], default=None)


@shared
def statement_link(ledger, statement, text=None):
    """Return a link to the chapter at the first record of a statement,
    or plain text if there is none.
    """
    first = place(ledger, statement["label"])
    text = text or statement["printed"]
    return link(first, text) if first else escape(text)


def deciding(step, checks):
    """Return the check to show for a step: the first that has the step's verdict, else the
    first.
    """
    return next((check for check in checks if check["verdict"] == step["verdict"]), checks[0])


@shared
def step_link(ledger, statement, step, text=None):
    """Return a link to the check that decides a step, or plain text if there is none."""
    checks = ledger.checks.get((statement["label"], step["id"]))
    text = text or f"{statement['printed']}, {step['id']}"
    return link(deciding(step, checks), text) if checks else escape(text)


def corrected_steps(ledger):
    """Return the pairs (label, step) that an erratum corrects."""
    return {(erratum["statement"], erratum["step"]) for erratum in ledger.errata}


def touching(ledger, statement, part):
    """Return the errata that touch a part of a statement, "statement", "proof" or "prose";
    its own come first.
    """
    found = [erratum for erratum in ledger.errata if touches(erratum, statement["label"], part)]
    return sorted(found, key=lambda erratum: erratum["statement"] != statement["label"])


def judgment(ledger, statement):
    """Return in words what becomes of a statement: true as printed, true with a change,
    false, cited, open.
    """
    if statement["status"] == "holds with a correction":
        own = [erratum for erratum in ledger.errata if erratum["statement"] == statement["label"]]
        false = any((e["touches"], e["severity"]) == ("statement", "false statement") for e in own)
        return FALSE if false else CHANGED
    if statement["status"] == "holds":
        if statement["kind"] == "background":
            return TRUE
        stated = [step for step in statement["steps"] if step["part"] == "statement"] or statement[
            "steps"
        ]
        lines = [ledger.lines[statement["label"], step["id"]] for step in stated]
        return UNREAD if NOT in lines else TRUE
    return {"assumed": CITED, "assumes": LOOSE}.get(statement["status"], statement["status"])


@shared
def status_word(status):
    """Return the status of a statement as a word with its symbol."""
    return word(status, STATUSES[status][0])


def filled(name, /, **found):
    """Return a page: the Markdown of its template, filled with what was found."""
    return str(rendered(f"{name}.md", **found)).rstrip("\n") + "\n"


@shared
def link(record, text):
    """Return a link from a report page to the row of a chapter's table that shows the record."""
    return Markup('<a href="../{}.html#{}">{}</a>').format(record["notebook"], record["id"], text)


@shared
def coded(text):
    """Return text as HTML, with names of Coq between backquotes."""
    return Markup(re.sub(r"`([^`]*)`", r"<code>\1</code>", str(escape(text))))


@shared
def formula(latex):
    """Return LaTeX between the delimiters of a formula, for MathJax: without boldsymbol,
    accents with braces.
    """
    braced = re.sub(r"\\widetilde(\\math\w+\{\w\})", r"\\widetilde{\1}", latex)
    return rf"\({braced}\)".replace("boldsymbol", "mathbf")


@shared
def at_words(witness):
    """Return a witness as a sentence."""
    point = witness["point"]
    place = (
        f"In the case {point['case']}" if set(point) == {"case"} else f"At {at({'point': point})}"
    )
    sides = (
        f" the left side is {witness['lhs']} and the right side {witness['rhs']}"
        if "lhs" in witness
        else ""
    )
    return f"{place}{sides}."


@shared
def domain(text):
    """Return a domain as HTML, with the signs of mathematics for those of Python."""
    text = re.sub(
        r"\{('\w+': [^{}]*)\}", lambda found: re.sub(r"'(\w+)': ", r"\1 = ", found[1]), text
    )
    text = re.sub(r"\bsqrt(?:\((\w+)\))?", lambda found: f"√{found[1] or ''}", text)
    for python, sign in (("**", "^"), ("*", "·"), ("<=", "≤"), (">=", "≥")):
        text = text.replace(python, sign)
    return escape(text)


shared(slug)
TEMPLATES.globals |= {"note": Markup(WORDS["note"]), "WORDS": WORDS, "WORDS_READ": WORDS_READ}
