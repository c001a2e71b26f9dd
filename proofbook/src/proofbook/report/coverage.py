"""Page "Coverage": every statement and every step of the paper, with its checks, their verdicts and their controls."""

from markupsafe import Markup, escape

from proofbook.display import at
from proofbook.html import Row, folded, table, verdict_word
from proofbook.report import axioms
from proofbook.report.lookup import (
    STATUSES,
    anchor,
    compared_word,
    corrected_steps,
    formal_links,
    full_verdict,
    statement_link,
    status_word,
)
from proofbook.report.markup import blocks, cross_table, filled, link, marked
from proofbook.strength import FORMAL, STRENGTH

VERDICTS = (*STRENGTH, "open")
PARTS = {"statement": "Stated.", "proof": "In the proof.", "inline": "In the text."}
RELATIONS = (" = ", r" \leq ", r" \geq ")


def page(ledger):
    """Return the page."""
    return filled(
        "coverage",
        book=ledger.book,
        totals=blocks(totals(ledger)),
        resting=axioms.section(ledger),
        statements=blocks(statements(ledger)),
        count=sum(map(sides_agree, ledger.records)),
    )


def totals(ledger):
    """Return the tables of totals."""
    every = ledger.statements
    steps = [(statement["kind"], step.get("verdict", "open")) for statement in every for step in statement["steps"]]
    kinds = list(dict.fromkeys(statement["kind"] for statement in every))
    provers = sorted({record["prover"] for record in ledger.records})
    checks = [(record["prover"], record["verdict"]) for record in ledger.records]
    objects = [(statement["kind"], statement["status"]) for statement in every]
    return [
        cross_table(objects, kinds, STATUSES, corner="kind", caption="Statements by status.", show=status_word),
        cross_table(steps, kinds, VERDICTS, corner="kind", caption="Steps by verdict.", show=verdict_word),
        cross_table(checks, provers, STRENGTH, corner="prover", caption="Checks by prover.", show=verdict_word),
    ]


def statements(ledger):
    """Return a folded block for each statement."""
    corrected = corrected_steps(ledger)
    return [block(ledger, statement, corrected) for statement in ledger.statements]


def block(ledger, statement, corrected):
    """Return one statement: its status, and a table with its steps."""
    name = escape(f"{statement['printed']}: {statement['title']}")
    count = len(statement["steps"])
    summary = f"{name} · {status_word(statement['status'])} · {count} step{'s' if count != 1 else ''}"
    summary += f" · {verdict_word(FORMAL)}" if statement["formal"] else ""
    rows = [row for step in statement["steps"] for row in step_rows(ledger, statement, step, corrected)]
    header = ["step", "check", "verdict", "control: refuted at"]
    shown = table(header, rows, name=f"Steps of {statement['printed']}")
    body = f"<p>In the chapter: {statement_link(ledger, statement)}.</p>\n{shown}"
    return f'<div id="{anchor(statement["label"])}">\n{folded(Markup(summary), Markup(body))}\n</div>'


def step_rows(ledger, statement, step, corrected):
    """Return the rows of one step, one for each check; the first cell names the step and spans them."""
    key = (statement["label"], step["id"])
    mark = ' <span class="erratum verdict">corrected</span>' if key in corrected else ""
    says = f'<br><span class="says">{PARTS[step["part"]]} {escape(step["says"])}</span>'
    verdict = full_verdict(step) if "verdict" in step else verdict_word("open")
    line = compared_word(ledger, statement, step)
    name = Markup(f"{step['id']} {verdict} {formal_links(step)}{mark}{says}{line}")
    lines = [check_cells(check) for check in ledger.checks.get(key, [])] or [("no chapter yet", "", "")]
    return [Row(lines[0], head=name, span=len(lines)), *map(Row, lines[1:])]


def check_cells(check):
    """Return the cells of one check: a link, its verdict, and where its control was refuted."""
    how = check["kind"] if check["kind"] == check["prover"] else f"{check['kind']}, {check['prover']}"
    text = f"{check['variant']}: {how}" if check["variant"] else how
    control = escape(at(check["control"]["witness"])) if "control" in check else "cited, nothing to refute"
    return marked((link(check, text), full_verdict(check), control))


def sides_agree(check):
    """Tell whether the expression that the prover saw has the same two sides."""
    seen = check.get("formal", check["claim"]).removeprefix(r"\(").removesuffix(r"\)")
    return any(left == right for left, _, right in map(seen.partition, RELATIONS))
