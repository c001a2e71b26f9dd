"""The page of sharp constants: what is printed, what the proofs give, and how bad it really gets."""

import re
from fractions import Fraction

from markupsafe import escape

from proofbook.html import folded, mathematics, verdict_word
from proofbook.ledger import WORST
from proofbook.report.lookup import statement_link
from proofbook.report.markup import blocks, domain, filled, link, rejected, table


def page(ledger):
    """Return the page of sharp constants."""
    chosen = [check for check in ledger.records if check["variant"].startswith(WORST)]
    searches = table(("share", "bound"), [search(ledger, check) for check in chosen], name="bound")
    return filled("sharp", found=searches, chapters=blocks(chapters(ledger)))


def search(ledger, check):
    """Return the row of a search: its claim and how close it came; below, where it looked and what it could refute."""
    bound = f"{statement_link(ledger, ledger.statement(check))}: {escape(ledger.step(check)['says'])}"
    worst = check["closest"]
    where = f"{domain(re.sub(r'^[0-9]+ cases: ', '', check['domain']))}. {link(check, 'The search')} ended at "
    where += f"{domain(worst['point'].get('case', 'one instance'))}."
    reached = f"{share(worst)}<br>{verdict_word(check['verdict'])}"
    return check["verdict"], [reached, f"{bound}<br>{mathematics(check['claim'])}"], [where, rejected(check["control"])]


def share(worst):
    """Return how much of the right side the left side of a comparison reaches, in words."""
    numbers = re.findall(r"[^\[\], ]+", worst["lhs"])
    return " to ".join(f"{float(Fraction(number) / Fraction(worst['rhs'])):.1%}" for number in numbers)


def chapters(ledger):
    """Return a heading and a table of constants for each chapter that has any."""
    notebooks = dict.fromkeys(constant["notebook"] for constant in ledger.sharp)
    header = ("where", "printed", "the proof gives", "attained")
    for notebook in notebooks:
        rows = [("sharp", cells(ledger, constant)) for constant in ledger.sharp if constant["notebook"] == notebook]
        yield f"### {ledger.book.heading(notebook)}"
        yield table(header, rows)


def cells(ledger, constant):
    """Return the cells of a constant; how it is known, and its control, are folded."""
    name = ", ".join(filter(None, [constant["printed_number"], constant["variant"]]))
    says = escape(ledger.step(constant)["says"])
    printed, gives, attained = (domain(constant[field]) for field in ("printed", "proof_gives", "attained"))
    verdict, _, method = constant["how"].partition(": ")
    how = folded(verdict_word(verdict), f"<p>{domain(method)}.</p>\n<p>{rejected(constant['control'])}</p>")
    return [f"{link(constant, name)}<br>{says}", printed, f"{gives}{how}", attained]
