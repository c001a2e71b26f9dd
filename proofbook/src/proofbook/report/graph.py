"""Page "Dependency graph": which statement uses which, as a drawing with links and as a table that says the same."""

from itertools import groupby, pairwise

from proofbook.frozen import reached
from proofbook.html import rendered, verdict_class
from proofbook.records import slug
from proofbook.report.layered import layout, lowered
from proofbook.report.lookup import STATUSES, filled, place
from proofbook.strength import STRENGTH, VERDICTS

WIDTH = 720  # of the drawing, in pixels of the text's size
HEIGHT, ROW, HEAD, PAD = 26, 54, 24, 10  # of a node, of a row, of the caption of a part, around a part
LETTER, MARKS, GAP = 6.9, 42, 14  # width of a letter, of the two symbols of a node, between nodes
CORNER = {"holds": 13, "holds with a correction": 0}  # radius of a node's corners; of the others 6


def page(ledger):
    """Return the page."""
    statuses = [status for status in STATUSES if any(s["status"] == status for s in ledger.statements)]
    verdicts = [verdict for verdict in STRENGTH if any(s["weakest"] == verdict for s in ledger.statements)]
    drawn = drawing(ledger, foundations_first(ledger))
    return filled("graph", ledger=ledger, drawing=drawn, statuses=statuses, verdicts=verdicts)


def drawing(ledger, parts):
    """Return the drawing as inline SVG, in a box that scrolls on a narrow screen."""
    statements, uses = ledger.by_label, ledger.uses
    number = {chapter: place for place, chapters in enumerate(parts.values()) for chapter in chapters}
    band = {label: number[statement["chapter"]] for label, statement in statements.items()}
    short = {label: ledger.book.short.get(s["printed"], s["printed"]) for label, s in statements.items()}
    widths = {label: LETTER * len(name) + MARKS + GAP for label, name in short.items()}
    found = layout(uses, band, widths, WIDTH - 2 * PAD)
    heights, bands, bottom = vertical(found.rows, lowered(uses, band))
    nodes = {label: node(ledger, statements[label], uses) for row in found.rows for label in row}
    middle = {label: y for row, y in zip(found.rows, heights, strict=True) for label in row}
    edges = []
    for (used, user), points in found.edges.items():  # each runs straight down where it passes between two nodes
        ends = [(x + PAD, heights[row] + side * HEIGHT / 2) for row, x in points for side in (-1, 1)][1:-1]
        edges.append({"used": slug(used), "user": slug(user), "ends": list(pairwise(ends)), "first": ends[0]})
    captions = [(list(parts)[number], top) for number, (top, _) in bands.items()]
    size = {"width": WIDTH, "height": bottom, "pad": PAD, "gap": GAP, "tall": HEIGHT}
    drawn = {"x": found.x, "y": middle, "widths": widths, "short": short, "nodes": nodes, "edges": edges}
    return rendered("graph.svg", sheets=bands.values(), captions=captions, **size, **drawn)


def foundations_first(ledger):
    """Return {caption: chapters} in the order of the book, but first the parts whose statements use no other part."""
    parts = ledger.book.parts
    home = {chapter: caption for caption, chapters in parts.items() for chapter in chapters}
    place = {statement["label"]: home[statement["chapter"]] for statement in ledger.statements}
    building = {place[s["label"]] for s in ledger.statements if any(place[u] != place[s["label"]] for u in s["uses"])}
    return dict(sorted(parts.items(), key=lambda part: part[0] in building))


def vertical(rows, band):
    """Return the middle of each row, {band: (top, bottom)} and the height of the drawing."""
    heights, bands, bottom = [], {}, 0
    for number, group in groupby(rows, key=lambda row: band[row[0]]):
        top, count = bottom + PAD, len(list(group))
        heights += [top + HEAD + ROW * (place + 1 / 2) for place in range(count)]
        bottom = top + HEAD + ROW * count
        bands[number] = (top, bottom)
    return heights, bands, bottom + PAD


def node(ledger, statement, uses):
    """Return what the template needs of a statement: a link around its shape, its name, and symbols on both sides.

    On the left stands the symbol of its status, on the right that of the weakest verdict on its way.
    """
    first, weakest = place(ledger, statement["label"]), statement["weakest"] or "open"
    color, symbol = STATUSES[statement["status"]]
    return {
        "color": color,
        "href": f"../{first['notebook']}.html#{first['id']}" if first else "",
        "name": slug(statement["label"]),
        "needs": " ".join(sorted(map(slug, reached(statement["label"], uses)))),
        "words": f"{statement['printed']}: {statement['title']}. {statement['status']}; weakest step: {weakest}",
        "corner": CORNER.get(statement["status"], 6),
        "symbol": symbol,
        "weakest": VERDICTS.get(weakest, "?")[0],
        "weakest_color": verdict_class(weakest),
    }
