"""The page of sharp constants: what is printed, what the proofs give, and how bad it really gets."""

import re
from fractions import Fraction

from proofbook.html import shared
from proofbook.ledger import WORST
from proofbook.report.lookup import filled


def page(ledger):
    """Return the page: a table of the searches, and one of the constants for each chapter that has any."""
    searches = [check for check in ledger.records if check["variant"].startswith(WORST)]
    chapters = dict.fromkeys(constant["notebook"] for constant in ledger.sharp)
    return filled("sharp", ledger=ledger, searches=searches, chapters=chapters)


@shared
def share(worst):
    """Return how much of the right side the left side of a comparison reaches, in words."""
    numbers = re.findall(r"[^\[\], ]+", worst["lhs"])
    return " to ".join(f"{float(Fraction(number) / Fraction(worst['rhs'])):.1%}" for number in numbers)
