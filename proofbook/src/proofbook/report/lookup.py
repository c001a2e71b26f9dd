"""What the report pages share: how things are found in the ledger, linked, and said; and a book's own pages.

Pages are Markdown with HTML in it.
"""

import re
import runpy
from collections import Counter

from markupsafe import Markup, escape

from proofbook.display import WORDS_READ, at, verdict
from proofbook.evidence import PACKAGED, toml
from proofbook.frozen import reached
from proofbook.html import TEMPLATES, rendered, shared, verdict_class, word
from proofbook.ledger import touches
from proofbook.lines import NOT
from proofbook.records import slug

WORDS = toml(PACKAGED / "words.toml")
STATUSES = WORDS["statuses"]
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


def own(book):
    """Return the pages that are a book's own: what the script defines that `book/pages.toml` names for each.

    Its function `page` makes the page from the ledger; `summary`, if there is one, says in a line what the book has.
    """
    scripts = toml(book.folder / "pages.toml")
    return {name: runpy.run_path(str(book.root / script)) for name, script in scripts.items()}


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


def cross_table(pairs, rows, columns, *, corner, caption, show=escape):
    """Return a table that counts pairs (row, column), with the sum of each row and column.

    Parameters
    ----------
    pairs : iterable of (row, column).
    rows, columns : the names in order. Those that never occur are left out.
    corner : what the rows are.
    caption : text of the table.
    show : function from the name of a column to HTML.
    """
    count = Counter(pairs)
    rows = [row for row in rows if any(pair[0] == row for pair in count)]
    columns = [column for column in columns if any(pair[1] == column for pair in count)]
    lines = {row: [count[row, column] for column in columns] for row in rows}
    lines["all"] = [sum(column) for column in zip(*lines.values(), strict=True)]
    return rendered("cross.html", header=[corner, *map(show, columns), "all"], lines=lines, caption=caption)


@shared
def formula(latex):
    """Return LaTeX between the delimiters of a formula, for MathJax: without boldsymbol, accents with braces."""
    braced = re.sub(r"\\widetilde(\\math\w+\{\w\})", r"\\widetilde{\1}", latex)
    return rf"\({braced}\)".replace("boldsymbol", "mathbf")


@shared
def at_words(witness):
    """Return a witness as a sentence."""
    point = witness["point"]
    place = f"In the case {point['case']}" if set(point) == {"case"} else f"At {at({'point': point})}"
    sides = f" the left side is {witness['lhs']} and the right side {witness['rhs']}" if "lhs" in witness else ""
    return f"{place}{sides}."


@shared
def domain(text):
    """Return a domain as HTML, with the signs of mathematics for those of Python."""
    text = re.sub(r"\{('\w+': [^{}]*)\}", lambda found: re.sub(r"'(\w+)': ", r"\1 = ", found[1]), text)
    text = re.sub(r"\bsqrt(?:\((\w+)\))?", lambda found: f"√{found[1] or ''}", text)
    for python, sign in (("**", "^"), ("*", "·"), ("<=", "≤"), (">=", "≥")):
        text = text.replace(python, sign)
    return escape(text)


shared(slug)
TEMPLATES.globals |= {"note": Markup(WORDS["note"]), "WORDS": WORDS, "WORDS_READ": WORDS_READ}
