"""Page "For the hurried": the numbers that matter, in ten lines."""

import html
import re
from collections import Counter

from proofbook.corrections import SEVERITIES
from proofbook.display import old
from proofbook.html import mathematics, verdict_word
from proofbook.ledger import reached
from proofbook.report.lookup import (
    PROVERS,
    STATUSES,
    corrected_steps,
    deciding,
    statement_link,
    status_word,
    verdicts_present,
)
from proofbook.report.markup import document, link
from proofbook.report.trust import agrees, opinions, proved

INTRODUCTION = """
This part of the book is made by a program from the records of all checks. Nothing in it is typed that can be computed.
Here is the whole in ten lines; each leads to the page that has the details.
"""
AGAIN = """
**Run it again.** `make test` re-runs every check and compares; `make mutants` breaks the package on purpose, and
`make book` writes these pages and builds the book. What you must believe is on the page on [trust](trust.md).
"""
GRAVEST = 4
SHARPEST = 3
PARTS = ("statement", "proof", "inline")
NUMBER = r"\d+(?:\.\d+)?"


def page(ledger):
    """Return the page."""
    lines = [
        *(line(ledger) for line in (statements, steps, checks, only_tested, assumed, errata, gravest, sharpest)),
        agreement(ledger),
        mutants(ledger.book),
    ]
    return document(
        "The report for the hurried",
        INTRODUCTION.strip(),
        '<ol class="short">\n' + "\n".join(f"<li>{line}</li>" for line in lines) + "\n</ol>",
        AGAIN.strip(),
    )


def of_paper(ledger):
    """Return the statements of the paper, without those that the book adds."""
    return [statement for statement in ledger.statements if statement["kind"] != "background"]


def listed(words):
    """Join words as in a sentence.

    >>> listed(["one", "two", "three"])
    'one, two and three'
    """
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def statements(ledger):
    """Say how many statements hold."""
    count = Counter(statement["status"] for statement in of_paper(ledger))
    parts = [f"{status_word(status)}: {count[status]}" for status in STATUSES if count[status]]
    return (
        f"<b>Statements.</b> The paper has {count.total()} statements, algorithms, tables and figures. "
        f'{"; ".join(parts)}. The <a href="graph.html">graph</a> shows which uses which.'
    )


def steps(ledger):
    """Say how the steps were settled."""
    found = [step.get("verdict", "open") for statement in of_paper(ledger) for step in statement["steps"]]
    parts = [f"{verdict_word(verdict)}: {found.count(verdict)}" for verdict in verdicts_present(found)]
    corrected = len(corrected_steps(ledger))
    return (
        f'<b>Steps.</b> They were cut into {len(found)} <a href="coverage.html">steps</a>. {"; ".join(parts)}. '
        f"In the book as a whole, {corrected} steps are meant as corrected by an erratum."
    )


def checks(ledger):
    """Say what proved the relations."""
    count = Counter(record["prover"] for record in proved(ledger))
    parts = [f"{number} by {PROVERS[prover]}" for prover, number in count.most_common()]
    controls = sum("control" in record for record in ledger.records)
    return (
        f"<b>Checks.</b> Behind the steps stand {len(ledger.records)} checks; {controls} of these first had to "
        f"reject a planted falsehood. {count.total()} claims are proved on their whole domain: {listed(parts)}."
    )


def leaves(ledger, verdict):
    """Return the steps of the paper with a verdict, as links."""
    found = ledger.checks
    pairs = [(s, step) for s in of_paper(ledger) for step in s["steps"] if step.get("verdict") == verdict]
    checks = [(s, step, deciding(step, found[s["label"], step["id"]])) for s, step in pairs]
    return [link(check, f"{s['printed']}, {step['id']}") for s, step, check in checks]


def only_tested(ledger):
    """Say what is only tested."""
    found = leaves(ledger, "consistent")
    return f"<b>Only tested.</b> Steps of the paper, tested but not proved: {len(found)} ({listed(found) or 'none'})."


def assumed(ledger):
    """Say what is assumed."""
    found = leaves(ledger, "assumed")
    return f"<b>Assumed.</b> {len(found)} steps are taken from other works: {listed(found) or 'none'}."


def errata(ledger):
    """Say how many errata there are."""
    count = Counter(erratum["severity"] for erratum in ledger.errata)
    parts = [f"{count[severity]} × {severity}" for severity in SEVERITIES if count[severity]]
    return (
        f'<b>Errata.</b> The book records <a href="errata.html">{count.total()} errata</a>: {listed(parts)}, each with '
        f"a corrected claim and its check, and {len(ledger.misprints)} misprints."
    )


def reach(ledger, erratum):
    """Return the statements that an erratum touches: its own, those it names, and all that rest on these."""
    uses = ledger.uses
    touched = {erratum["statement"], *erratum["affects"]}
    return {label for label in uses if label in touched or touched & reached(label, uses)}


def gravest(ledger):
    """Name the gravest errata, at most one of each chapter."""
    ranked = sorted(ledger.errata, key=lambda erratum: gravity(ledger, erratum))
    first = {erratum["notebook"]: erratum for erratum in reversed(ranked)}
    chosen = [erratum for erratum in ranked if first[erratum["notebook"]] is erratum][:GRAVEST]
    items = "".join(f"<li>{erratum_line(ledger, erratum)}</li>" for erratum in chosen)
    return f"<b>The gravest</b>: by severity, by where they stand, and by how much they touch:<ul>{items}</ul>"


def gravity(ledger, erratum):
    """Return what sorts the gravest first: severity, place in a statement or beside it, statements touched."""
    part = ledger.step(erratum)["part"]
    return SEVERITIES.index(erratum["severity"]), PARTS.index(part), -len(reach(ledger, erratum))


def erratum_line(ledger, erratum):
    """Return one erratum: its place, what is written, the correction, and how much it touches."""
    touched = len(reach(ledger, erratum))
    change = f"{mathematics(old(erratum))} becomes {mathematics(erratum.get('suggested', erratum['corrected']))}"
    others = f"touches {touched} statement{'s' if touched > 1 else ''}"
    return f"{link(erratum, erratum['place'])} ({erratum['severity']}, {others}): {change}"


def sharpest(ledger):
    """Name the constants that improve most, among those that are plain numbers."""
    ranked = sorted((record for record in ledger.sharp if gain(record) > 1), key=gain, reverse=True)
    first = {record["statement"] + record["step"]: record for record in reversed(ranked)}
    chosen = [record for record in ranked if first[record["statement"] + record["step"]] is record][:SHARPEST]
    items = "".join(f"<li>{sharp_line(ledger, record)}</li>" for record in chosen)
    return (
        f"<b>Sharper.</b> For {len(ledger.sharp)} constants the book gives what the proof really yields, or shows "
        f'that no more is possible (<a href="sharp.html">list</a>). Most is gained in:<ul>{items}</ul>'
    )


def sharp_line(ledger, record):
    """Return one constant: printed, given by the proof, and the factor between them."""
    statement = ledger.statement(record)
    change = tidy(html.escape(f"{record['printed']} becomes {record['proof_gives']}"))
    return f"{statement_link(ledger, statement)}, {link(record, record['step'])}: {change} (factor {gain(record):.2f})"


def tidy(text):
    """Return text with √ for the roots of numbers.

    >>> tidy("1 + 4*sqrt(2)")
    '1 + 4 √2'
    """
    return re.sub(r"\*?sqrt\((\d+)\)", r" √\1", text).replace("  ", " ")


def gain(record):
    """Return the factor between printed and proved constant, or 1 if one of them is no plain number.

    >>> gain({"printed": "12", "proof_gives": "3*sqrt(3) ≈ 5.000"}), gain({"printed": "3 √D", "proof_gives": "2"})
    (2.4, 1.0)
    """
    printed, given = plain(record["printed"]), plain(record["proof_gives"])
    return max(printed / given, given / printed) if printed and given else 1.0


def plain(text):
    """Return the number that a text is, or the decimal value that it ends in, or None.

    >>> plain("14"), plain("√5, about 2.24"), plain("log T / 2"), plain("4 (Corollary H.2)")
    (14.0, 2.24, None, 4.0)
    """
    found = re.fullmatch(rf"({NUMBER})(?: \(.*\)|, from .*)?", text) or re.match(rf".*(?:≈|about|=) ({NUMBER})\b", text)
    return float(found[1]) if found else None


def agreement(ledger):
    """Say how many proved claims have a second proof."""
    found = opinions(ledger)
    again = sum(map(agrees, found.values()))
    return (
        f"<b>Second opinions.</b> {again} of the {len(proved(ledger))} proved claims were proved again, by a prover "
        'that works in another way (<a href="trust.html">trust</a>).'
    )


def mutants(book):
    """Say how many mutants were killed, as far as this was measured."""
    package, planted, formulas = (book.evidence(name) for name in ("package", "planted", "formulas"))
    kinds = [counts for result in formulas.values() for counts in result["kinds"].values()]
    found = planted.get("caught", {})
    counts = (
        ("mutants of the package", [(r["mutants"], len(r["survivors"])) for r in package.values()]),
        ("faults planted by hand", [(1, not test) for test in found.values()]),
        ("false variants of the claims", [(kind["counted"], kind["survived"]) for kind in kinds]),
    )
    parts = [killed(name, pairs) for name, pairs in counts if pairs]
    if not parts:
        return "<b>Mutants.</b> None was counted yet."
    return f'<b>Mutants.</b> The tests and checks caught {listed(parts)} (<a href="mutants.html">which</a>).'


def killed(name, pairs):
    """Return how many were caught, from pairs (tried, survived).

    >>> killed("mutants", [(10, 1), (5, 0)])
    '14 of 15 mutants'
    """
    tried, survived = (sum(column) for column in zip(*pairs, strict=True))
    return f"{tried - survived} of {tried} {name}"
