"""Errata as a reader wants them: entries with the same root are one finding,
and findings come in the paper's order.
"""

import re
from dataclasses import dataclass

from proofbook.corrections import SEVERITIES
from proofbook.html import shared

PLACE = re.compile(r"(?:(\w+?)s? )?([A-Z]?[0-9]+(?:\.[0-9]+)*|[A-Z](?:\.[0-9]+)?|Abstract)\b")
FORMULA = re.compile(r"\\\(.*?\\\)", re.DOTALL)
SIZES = re.compile(r"\\(left|right)(?![A-Za-z])")


@dataclass(frozen=True)
class Finding:
    """Hold the entries with one root, the gravest first and then in the paper's order, the number
    of the finding, and the section of its first entry.
    """

    number: int
    root: str
    entries: list
    section: str

    @property
    def severity(self):
        """The severity of the gravest entry."""
        return self.entries[0]["severity"]


@shared
def whole(text):
    r"""Return text in which a formula that was cut between \\left and \\right has neither."""

    def of_pairs(found):
        sides = SIZES.findall(found[0])
        return found[0] if sides.count("left") == sides.count("right") else SIZES.sub("", found[0])

    return FORMULA.sub(of_pairs, text)


def findings(ledger):
    """Return the findings in the paper's order, each at the place of its first entry."""
    groups = {}
    order = ledger.book.paper_order
    for erratum in ledger.errata:
        groups.setdefault(erratum["root"], []).append(erratum)

    def gravest_first(erratum):
        return SEVERITIES.index(erratum["severity"]), position(order, erratum)

    for entries in groups.values():
        entries.sort(key=gravest_first)
    first = {root: position(order, entries[0]) for root, entries in groups.items()}
    return [
        Finding(number, root, groups[root], section(order, first[root]))
        for number, root in enumerate(sorted(groups, key=first.get), 1)
    ]


def position(order, record):
    """Return the place of a record in the paper:
    that of the first name in its `place` that the paper has.
    """
    for text in (record.get("place", ""), record["printed"]):
        names = [" ".join(filter(None, found)) for found in PLACE.findall(text)]
        known = [order.index(name) for name in names if name in order]
        if known:
            return known[0]
    return len(order)


def in_order(ledger, records):
    """Return records, or statements, in the order of the paper."""
    return sorted(records, key=lambda record: position(ledger.book.paper_order, record))


def section(order, place):
    """Return the last section or appendix, without its subsections, that begins before a place;
    "" if none does.
    """
    before = [
        name
        for name in order[: place + 1]
        if re.fullmatch(r"(Section|Appendix) \w+|Abstract", name)
    ]
    return before[-1] if before and place < len(order) else ""
