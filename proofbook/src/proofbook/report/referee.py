"""The referee's page: is each main result true as printed, what changed, how sure is that, and what is only argued."""

import re
from collections import Counter

from markupsafe import Markup

from proofbook.html import Row, joined, table, typeset, verdict_word
from proofbook.report import kernel, letter
from proofbook.report.errata import wording
from proofbook.report.lookup import (
    CHANGED,
    FALSE,
    PROVERS,
    TRUE,
    corrected_steps,
    judgment,
    statement_link,
    step_link,
    touching,
)
from proofbook.report.markup import filled
from proofbook.strength import FOUND, GIVEN, SAME, STRENGTH, WHOLE

SURE = {
    "proved (Coq)": "on its whole domain, in Coq",
    "proved (Coq, read by eye)": "on its whole domain, in Coq, compared with the line by eye",
    "definition": "by definition",
    "proved": "on its whole domain",
    **{word: f"on its whole domain, {word}" for word in FOUND},
    SAME: "the same on both sides",
    GIVEN: "its own hypothesis",
    "proved for these cases": "on small cases",
    "consistent": "tested",
    "assumed": "cited",
    "undecided": "undecided",
    "refuted": "refuted",
}
HEADER = ("result", "verdict", "what changes")
COLORS = {TRUE: "proved", CHANGED: "erratum", FALSE: "refuted"}


def page(ledger):
    """Return the page."""
    results = letter.in_order(ledger, [main for main in ledger.statements if is_main(ledger, main)])
    made = table(HEADER, [row(ledger, statement) for statement in results], name="The main results")
    return filled("index", book=ledger.book, verdict=verdict(ledger, results), results=made, numbers=numbers(ledger))


def is_main(ledger, statement):
    """Tell whether a statement is a main result: a theorem, corollary, table of results, or lemma of the main text."""
    kind, in_text = statement["kind"], re.search(r"\d", statement["printed"].split()[-1][0])
    is_result = kind in ("theorem", "corollary", "table") or (kind == "lemma" and in_text)
    return bool(is_result and statement["label"] != ledger.book.definitions)


def verdict(ledger, results):
    """Say in a sentence how many results are true as printed, with a change, and false; name the false ones."""
    found = {word: [s for s in results if judgment(ledger, s) == word] for word in (TRUE, CHANGED, FALSE)}
    sentence = f"<p>Of the {len(results)} main results, {len(found[TRUE])} are true as printed, {len(found[CHANGED])} "
    sentence += f"true with a change, and {len(found[FALSE])} false as printed"
    names = listed([str(statement_link(ledger, s)) for s in found[FALSE]])
    return f"{sentence}{f' ({names})' if names else ''}. Each that is not true as printed is true as corrected.</p>"


def listed(words):
    """Join words as in a sentence."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def row(ledger, statement):
    """Return the row of a main result."""
    word = judgment(ledger, statement)
    name = Markup('{}<br><span class="says">{}</span>').format(statement_link(ledger, statement), statement["title"])
    repair = Markup("<br>its proof needs a repair") if touching(ledger, statement, "proof") else ""
    cells = (Markup("<b>{}</b>{}").format(word, repair), changes(ledger, statement))
    small = Markup("<b>How sure.</b> {}").format(sure(ledger, statement))
    steps = [step for step in statement["steps"] if step.get("argued") and "formal" not in step]
    words = joined((step_link(ledger, statement, step, step["id"]) for step in steps), ", ")
    small += Markup(" <b>Argued in words:</b> {}.").format(words) if words else ""
    return Row(cells, COLORS.get(word, "assumed"), small, head=name)


def changes(ledger, statement):
    """Return what changes: the new lines of the statement, and links to what changes in its proof."""
    pages, link = letter.pages_of(ledger), Markup('<a href="{}.html#{}">{}</a>')

    def linked(part, text):
        chosen = one_a_root(touching(ledger, statement, part))
        return [(entry, link.format(pages[entry["id"]], entry["id"], text(entry))) for entry in chosen]

    lines = linked("statement", lambda entry: entry["severity"])
    items = [Markup("<li>{} ({})</li>").format(typeset(wording(entry)), where) for entry, where in lines]
    places = [where for _, where in linked("proof", lambda entry: typeset(entry["place"]))]
    items += [Markup("<li>in the proof: {}</li>").format(joined(places, "; "))] if places else []
    return Markup('<ul class="changes">{}</ul>').format(joined(items)) if items else "nothing"


def one_a_root(errata):
    """Return the first erratum of each root."""
    first = {}
    for erratum in errata:
        first.setdefault(erratum["root"], erratum)
    return list(first.values())


def sure(ledger, statement):
    """Say how sure a result is: its own lines by verdict, the weakest on its way, its formal proof."""
    count = Counter(step.get("verdict", "open") for step in statement["steps"])
    lines = [f"{count[verdict]} {SURE[verdict]}" for verdict in STRENGTH if count[verdict]]
    given = sum(bool(step.get("given")) for step in statement["steps"])
    more = f" ({given} given the line before)" if given else ""
    parts = [f"Of its {count.total()} lines: {listed(lines)}{more}."]
    weakest = statement["weakest"]
    if weakest and weakest not in count:
        parts.append(f"It rests on lines that are {SURE[weakest]} only.")
    runs = sum(check["kind"] == "simulation" for check in ledger.records if check["statement"] == statement["label"])
    parts += [f"{runs} simulations agree."] if runs else []
    own = {check["id"] for check in ledger.records if check["statement"] == statement["label"]}
    seen = len(own & kernel.accepted_ids(ledger))
    parts += [Markup('<a href="kernel.html">Coq’s kernel</a> accepts {} of its checks.').format(seen)] if seen else []
    files = ledger.book.formal.get(statement["label"], [])
    named = joined([Markup("<code>{}</code>").format(file) for file in files], ", ")
    parts += [Markup("<b>Proved in Coq</b>: {}.").format(named)] if files else []
    return joined(parts, " ")


def numbers(ledger):
    """Return the numbers behind the table, a line each."""
    tested = leaves(ledger, "consistent")
    tested = f"Steps that are tested, but not proved: {len(tested)} ({listed(tested) or 'none'})."
    lines = (steps(ledger), checks(ledger), tested, assumed(ledger), mutants(ledger.book))
    return '<ul class="short">\n' + "\n".join(f"<li>{line}</li>" for line in lines) + "\n</ul>"


def of_paper(ledger):
    """Return the statements of the paper, without those that the book adds."""
    return [statement for statement in ledger.statements if statement["kind"] != "background"]


def steps(ledger):
    """Say how the steps were settled."""
    found = [step.get("verdict", "open") for statement in of_paper(ledger) for step in statement["steps"]]
    parts = [f"{verdict_word(verdict)} {found.count(verdict)}" for verdict in STRENGTH if verdict in found]
    return (
        f"The {len(of_paper(ledger))} statements, algorithms, tables and figures were cut into {len(found)} <a "
        f'href="coverage.html">steps</a>: {", ".join(parts)}. {len(corrected_steps(ledger))} are meant as corrected.'
    )


def checks(ledger):
    """Say what proved or found the relations."""
    whole = [record for record in ledger.records if record["verdict"] in WHOLE]
    count, words = (Counter(record[field] for record in whole) for field in ("prover", "verdict"))
    parts = [f"{number} by {PROVERS[prover]}" for prover, number in count.most_common()]
    said = [f"{words[word]} {word}" for word in WHOLE if words[word]]
    controls = sum("control" in record for record in ledger.records)
    return (
        f"Behind the steps stand {len(ledger.records)} checks; {controls} of these first had to reject a planted "
        f"falsehood. {count.total()} claims hold on their whole domain: {listed(parts)}. Only those that Coq’s kernel "
        f'accepts as lemmas are called proved (<a href="kernel.html">which</a>): {listed(said)}.'
    )


def leaves(ledger, verdict):
    """Return the steps of the paper with a verdict, as links."""
    pairs = [(s, step) for s in of_paper(ledger) for step in s["steps"] if step.get("verdict") == verdict]
    return [str(step_link(ledger, *pair)) for pair in pairs]


def assumed(ledger):
    """Say what is taken from other works."""
    found = leaves(ledger, "assumed")
    return f"Steps that are taken from other works: {len(found)} ({listed(found) or 'none'})."


def mutants(book):
    """Say how many mutants were killed, as far as this was measured."""
    package, planted, formulas = (book.evidence(name) for name in ("package", "planted", "formulas"))
    kinds = [counts for result in formulas.values() for counts in result["kinds"].values()]
    counts = (
        ("mutants of the package", [(r.get("drawn", r["mutants"]), len(r["survivors"])) for r in package.values()]),
        ("faults planted by hand", [(1, not caught["test"]) for caught in planted.values()]),
        ("false variants of the claims", [(kind["counted"], kind["survived"]) for kind in kinds]),
    )
    parts = [killed(name, pairs) for name, pairs in counts if pairs]
    if not parts:
        return "None of the mutants was counted yet."
    return f'The tests and checks caught {listed(parts)} (<a href="mutants.html">which</a>).'


def killed(name, pairs):
    """Return how many were caught, from pairs (tried, survived)."""
    tried, survived = (sum(column) for column in zip(*pairs, strict=True))
    return f"{tried - survived} of {tried} {name}"
