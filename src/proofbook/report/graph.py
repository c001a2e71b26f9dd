"""Page "Dependency graph": which statement uses which, as a drawing with links and as a table that says the same."""

import html
from itertools import pairwise

from proofbook.display import SYMBOLS
from proofbook.html import scrolling, verdict_class, verdict_word
from proofbook.ledger import reached
from proofbook.records import slug
from proofbook.report.layered import layout, lowered
from proofbook.report.lookup import STATUSES, anchor, place, statement_link, status_word
from proofbook.report.markup import document, number_table

WIDTH = 720  # of the drawing, in pixels of the text's size
HEIGHT, ROW, HEAD, PAD = 26, 54, 24, 10  # of a node, of a row, of the caption of a part, around a part
LETTER, MARKS, GAP = 6.9, 42, 14  # width of a letter, of the two symbols of a node, between nodes
CORNER = {"holds": 13, "holds with a correction": 0}  # radius of a node's corners; of the others 6

INTRODUCTION = """
Every statement of the book, and what its proof uses. Read downward: a line leads from a statement to one below that
uses it. A line that a longer way replaces is left out of the drawing; the table below has them all. Point at a
statement, or reach it with the tabulator key, to see everything on which it rests. Follow it to go to its chapter.
"""
LEGEND = """
The symbol on the left, the color and the shape tell the status: {statuses}. The symbol on the right tells the weakest
verdict among the steps: {verdicts}. A statement stands in the part of the book that treats it, or in the last part that
it uses.
"""


def page(ledger):
    """Return the page."""
    parts = foundations_first(ledger)
    return document(
        "Dependency graph",
        INTRODUCTION.strip(),
        legend(ledger),
        drawing(ledger, parts),
        "## The same as a table",
        table(ledger),
        '<script src="../_static/graph.js" defer></script>',
    )


def legend(ledger):
    """Return the explanation of symbols, shapes and colors, for the statuses and verdicts that occur."""
    statuses = [status for status in STATUSES if any(s["status"] == status for s in ledger.statements)]
    verdicts = [verdict for verdict in SYMBOLS if any(s["weakest"] == verdict for s in ledger.statements)]
    shapes = {"holds": "round", "holds with a correction": "angular, dashed"}
    named = [f"{status_word(status)} ({shapes.get(status, 'dotted')})" for status in statuses]
    return LEGEND.strip().format(statuses=", ".join(named), verdicts=", ".join(map(verdict_word, verdicts)))


def short(ledger, statement):
    """Return the name of a statement as it stands in the drawing."""
    return ledger.book.short.get(statement["printed"], statement["printed"])


def drawing(ledger, parts):
    """Return the drawing as inline SVG, in a box that scrolls on a narrow screen."""
    statements = {statement["label"]: statement for statement in ledger.statements}
    uses = {label: statement["uses"] for label, statement in statements.items()}
    band = {label: part_number(parts, statement["chapter"]) for label, statement in statements.items()}
    widths = {label: LETTER * len(short(ledger, statement)) + MARKS + GAP for label, statement in statements.items()}
    found = layout(uses, band, widths, WIDTH - 2 * PAD)
    heights, bands, bottom = vertical(found.rows, lowered(uses, band))
    sheets = [sheet(top, end) for top, end in bands.values()]
    headings = [heading(list(parts)[number], top) for number, (top, _) in bands.items()]
    lines = [edge(used, user, points, heights) for (used, user), points in found.edges.items()]
    rows = {label: number for number, row in enumerate(found.rows) for label in row}
    nodes = [
        node(ledger, statements[label], found.x[label] + PAD, heights[rows[label]], widths[label] - GAP, uses)
        for row in found.rows
        for label in row
    ]
    return svg([*sheets, '<g aria-hidden="true">', *lines, "</g>", *headings, *nodes], bottom)


def foundations_first(ledger):
    """Return {caption: chapters} in the order of the book, but first the parts whose statements use no other part."""
    parts, statements = ledger.book.parts, {statement["label"]: statement for statement in ledger.statements}
    place = {label: part_number(parts, statement["chapter"]) for label, statement in statements.items()}
    pairs = {(place[label], place[used]) for label, statement in statements.items() for used in statement["uses"]}
    building = {number for number, used in pairs if used != number}
    order = sorted(enumerate(parts.items()), key=lambda part: part[0] in building)
    return dict(part for _, part in order)


def part_number(parts, chapter):
    """Return the place of the part that holds a chapter."""
    return next(number for number, chapters in enumerate(parts.values()) if chapter in chapters)


def vertical(rows, band):
    """Return the middle of each row, {band: (top, bottom)} and the height of the drawing."""
    heights, bands, y = [], {}, 0
    for row in rows:
        number = band[row[0]]
        if number not in bands:
            y += PAD
            bands[number] = (y, y)
            y += HEAD
        heights.append(y + ROW / 2)
        y += ROW
        bands[number] = (bands[number][0], y)
    return heights, bands, y + PAD


def sheet(top, bottom):
    """Return the sheet behind the statements of one part of the book."""
    return f'<rect class="part" x="0" y="{top}" width="{WIDTH}" height="{bottom - top}" rx="6"/>'


def heading(caption, top):
    """Return the name of one part of the book."""
    return f'<text class="caption" x="{PAD}" y="{top + 18}">{html.escape(caption)}</text>'


def edge(used, user, points, heights):
    """Return the curve from what is used to its user. It runs straight down where it passes between two nodes."""
    ends = [(x + PAD, heights[row] + side * HEIGHT / 2) for row, x in points for side in (-1, 1)][1:-1]
    path = f"M{ends[0][0]:.0f} {ends[0][1]:.0f}"
    for (a, b), (c, d) in pairwise(ends):
        path += f"C{a:.0f} {(b + d) / 2:.0f} {c:.0f} {(b + d) / 2:.0f} {c:.0f} {d:.0f}"
    return f'<path class="edge" data-from="{slug(used)}" data-to="{slug(user)}" d="{path}"/>'


def node(ledger, statement, x, y, width, uses):
    """Return a statement of the drawing: a link around its shape and its name."""
    below = " ".join(sorted(map(slug, reached(statement["label"], uses))))
    name = html.escape(f"{statement['printed']}: {statement['title']}")
    words = f"{name}. {statement['status']}; weakest step: {statement['weakest'] or 'open'}"
    box = f'<rect x="{x - width / 2:.0f}" y="{y - HEIGHT / 2:.0f}" width="{width:.0f}" height="{HEIGHT}"'
    shape = f'{box} rx="{CORNER.get(statement["status"], 6)}"/>'
    text = f'<text x="{x:.0f}" y="{y + 4.5:.1f}">{marked_name(ledger, statement)}</text>'
    data = f'data-name="{slug(statement["label"])}" data-needs="{below}" aria-label="{words}"'
    kind = STATUSES[statement["status"]][0]
    return f'<a class="node {kind}" {target(ledger, statement)} {data}><title>{words}</title>{shape}{text}</a>'


def marked_name(ledger, statement):
    """Return the name of a statement between the symbols of its status and of its weakest verdict."""
    symbol, weakest = STATUSES[statement["status"]][1], statement["weakest"] or "open"
    right = f'<tspan class="mark {verdict_class(weakest)}">{SYMBOLS.get(weakest, "?")}</tspan>'
    return f'<tspan class="mark">{symbol}</tspan> {html.escape(short(ledger, statement))} {right}'


def target(ledger, statement):
    """Return the attribute with the address of a statement, if its chapter exists."""
    first = place(ledger, statement["label"])
    return f'href="../{first["notebook"]}.html#{first["id"]}"' if first else ""


def svg(parts, height):
    """Return the parts as one drawing with a name and a description."""
    title = '<title id="graph-title">Dependency graph of the statements</title>'
    description = '<desc id="graph-description">Links to the statements; the table below says which uses which.</desc>'
    top = f'<svg class="graph" viewBox="0 0 {WIDTH} {height:.0f}" role="group" aria-labelledby="graph-title" '
    top += f'aria-describedby="graph-description">\n{title}\n{description}'
    skip = '<p><a href="#uses">Skip the drawing: the same as a table.</a></p>'
    drawing = scrolling("\n".join([top, *parts, "</svg>"]), "Drawing of the dependency graph")
    return f"{skip}\n\n{drawing}"


def table(ledger):
    """Return what each statement uses and what uses it, as a table."""
    printed = {statement["label"]: statement["printed"] for statement in ledger.statements}
    users = {label: [s["label"] for s in ledger.statements if label in s["uses"]] for label in printed}
    lines = [
        (
            f'<span id="{anchor(s["label"])}">{statement_link(ledger, s)}</span><br>{html.escape(s["title"])}',
            [status_word(s["status"]), names(s["uses"], printed), names(users[s["label"]], printed)],
        )
        for s in ledger.statements
    ]
    found = number_table(["statement", "status", "uses", "used by"], lines, "What each statement uses, directly.")
    return f'<div id="uses">\n{found}\n</div>'


def names(labels, printed):
    """Return links to the rows of statements."""
    return ", ".join(f'<a href="#{anchor(label)}">{html.escape(printed[label])}</a>' for label in labels) or "nothing"
