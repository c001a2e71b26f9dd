r"""Draw the structure of a chapter's proofs, at the head of the first, from what the ledger knows.

A box is a statement. An edge leads down from a statement to one that uses it. The marks in a box
are the lines of its proof in the paper's order, what it states last; shape, colour and sign of a
mark tell the verdict. A stroke joins two neighbors if the second begins where the first ends, or is
proved given the first.
"""

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

from docutils import nodes
from jinja2 import Environment
from layered import layout
from sphinx.transforms import SphinxTransform

from proofbook.html import scrolling, verdict_class
from proofbook.kept import kept_ledger
from proofbook.report.lookup import corrected_steps
from proofbook.strength import STRENGTH, VERDICTS

ROOT = Path(__file__).resolve().parents[2]
# sections of a chapter
STATEMENT = "Statement"
PROOF = "Proof, line by line"
PLACE = "Where it sits"
WIDTH = 700
ROW_GAP = 26
BOX_GAP = 14
# of a name: width of a letter, height; of a mark: its place; around marks
LETTER = 6.8
NAME = 22
MARK = 20
PAD = 9
IN_A_ROW = 14
TOKEN = re.compile(r"\\[A-Za-z]+|\\.|\S")
RELATIONS = {r"\le", r"\leq", r"\ge", r"\geq", "=", "<", ">"}
OPEN = {"{", "(", "[", r"\{"}
CLOSE = {"}", ")", "]", r"\}"}
SPACE = {
    r"\left",
    r"\right",
    r"\big",
    r"\Big",
    r"\bigl",
    r"\bigr",
    r"\,",
    r"\ ",
    r"\;",
    r"\!",
    r"\quad",
}
SHAPES = {
    "proved": "M-8,0A8,8 0 1 0 8,0A8,8 0 1 0 -8,0Z",
    "found": "M-8,0L-4,-7H4L8,0L4,7H-4Z",
    "exact": "M-7,-7H7V7H-7Z",
    "consistent": "M0,-9L9,0L0,9L-9,0Z",
}  # by class of the verdict
OTHER = "M0,-9L9,7H-9Z"
DRAWING = Environment(autoescape=True).from_string(
    (Path(__file__).parent / "proof_tree.svg").read_text(encoding="utf-8")
)
CAPTION = (
    "A box is a statement. An edge leads to a statement that uses it; pale boxes have chapters of"
    " their own. The marks are the lines of a proof in the paper’s order, bold what is stated:"
    " {counts}. A stroke joins two lines if the second begins where the first ends, or takes it as"
    " given{dashed}. Point at a mark to see its name; follow it."
)


@cache
def ledger():
    """Return the ledger of the book."""
    return kept_ledger(ROOT)


def sides(latex):
    r"""Return the sides of a relation, without its spaces.

    >>> sides(r"\E [x = 1] \le 2 a = b")
    ['\\E[x=1]', '2a', 'b']
    """
    found = [""]
    depth = 0
    for token in TOKEN.findall(latex):
        depth += (token in OPEN) - (token in CLOSE)
        if depth == 0 and token in RELATIONS:
            found.append("")
        elif token not in SPACE:
            found[-1] += token
    return [side.rstrip(".,") for side in found]


def continues(step, before):
    """Tell whether a line begins where another ends, or takes it as given."""
    begins = sides(step["paper"])
    ends = sides(before["paper"])
    joined = len(begins) > 1 < len(ends) and begins[0] == ends[-1]
    return joined or before["id"] in step.get("given", [])


def lines(statement):
    """Return the lines of a statement: those of the text and the proof, then what it states."""
    return sorted(statement["steps"], key=lambda step: step["part"] == "statement")


def place(label, step):
    """Return the address of the first record of a line."""
    first = min(ledger().checks[label, step], key=lambda record: record["cell"])
    return f"{first['notebook']}.html#{first['id']}"


def mark(statement, step, number):
    """Return the mark of a line."""
    verdict = step["verdict"]
    given = f", given {' and '.join(step['given'])}" if "given" in step else ""
    return {
        "href": place(statement["label"], step["id"]),
        "color": verdict_class(verdict),
        "shape": SHAPES.get(verdict_class(verdict), OTHER),
        "symbol": VERDICTS[verdict][0],
        "stated": step["part"] == "statement",
        "changed": (statement["label"], step["id"]) in corrected_steps(ledger()),
        "words": f"{statement['printed']}, {step['id']}: {verdict}{given}. {step['says']}",
        "x": MARK * (number % IN_A_ROW),
        "y": NAME + PAD + MARK * (number // IN_A_ROW),
    }


def box(statement, own):
    """Return a statement with its marks, as wide and high as it is drawn."""
    found = lines(statement) if own else []
    marks = [mark(statement, step, number) for number, step in enumerate(found)]
    row = min(len(marks), IN_A_ROW)
    width = max(LETTER * len(statement["printed"]) + 20, MARK * row + 8)
    for each in marks:
        each["x"] += -MARK * (row - 1) / 2
    joined = [
        (a, b)
        for (a, before), (b, step) in pairwise(zip(marks, found, strict=True))
        if continues(step, before)
    ]
    return {
        "name": statement["printed"],
        "other": not own,
        "href": place(statement["label"], statement["steps"][0]["id"]),
        "marks": marks,
        "strokes": [f"M{a['x']},{a['y']}H{b['x']}" for a, b in joined if a["y"] == b["y"]],
        "width": width,
        "height": NAME + PAD * bool(marks) + MARK * -(-len(marks) // IN_A_ROW),
    }


def structure(chapter):
    """Return the statements of a chapter, and {label:
    labels that it uses} with those of other chapters.
    """
    own = [s for s in ledger().statements if s["chapter"] == chapter and s["kind"] != "background"]
    given = {
        s["label"]: [
            one.split()[0]
            for step in s["steps"]
            for one in step.get("given", [])
            if " " in one and not one.startswith("assumption ")
        ]
        for s in own
    }
    uses = without_circles({s["label"]: [*s["uses"], *given[s["label"]]] for s in own})
    return own, uses | {label: [] for used in uses.values() for label in used if label not in uses}


def without_circles(uses):
    """Return {label: what it uses, each once}, without what would lead back to the label.

    One step of a statement may rest on a step of another that rests on the first statement: the
    steps are in order, and the drawing shows the first of the two edges.

    >>> without_circles({"A": ["A", "B", "B"], "B": ["A", "C"]})
    {'A': ['B'], 'B': ['C']}
    """
    kept = {label: [] for label in uses}

    def leads(start, end):
        return start == end or any(leads(label, end) for label in kept.get(start, []))

    for label, used in uses.items():
        for other in dict.fromkeys(used):
            if not leads(other, label):
                kept[label].append(other)
    return kept


def drawing(chapter):
    """Return the drawing of a chapter's proofs as HTML."""
    own, uses = structure(chapter)
    boxes = {
        label: box(ledger().by_label[label], label in {s["label"] for s in own}) for label in uses
    }
    widths = {label: found["width"] + BOX_GAP for label, found in boxes.items()}
    made = layout(uses, dict.fromkeys(uses, 0), widths, max(WIDTH, *widths.values()))
    y = 2
    tops = []
    bottoms = []
    for row in made.rows:
        tops.append(y)
        bottoms.append(y + max(boxes[label]["height"] for label in row))
        y = bottoms[-1] + ROW_GAP
        for label in row:
            boxes[label] |= {"x": round(made.x[label]), "y": tops[-1]}
    ends = {label: boxes[label]["y"] + boxes[label]["height"] for label in boxes}
    edges = [edge(points, tops, bottoms, ends[used]) for (used, _), points in made.edges.items()]
    left = min(found["x"] - found["width"] / 2 for found in boxes.values()) - 2
    right = max(found["x"] + found["width"] / 2 for found in boxes.values()) + 2
    svg = DRAWING.render(
        left=round(left),
        width=round(right - left),
        height=y - ROW_GAP + 2,
        edges=edges,
        boxes=boxes.values(),
        words=words(own),
    )
    shown = scrolling(svg, "Structure of the proofs")
    return f'<figure class="tree">{shown}<figcaption>{caption(own)}</figcaption></figure>'


def edge(points, tops, bottoms, start):
    """Return the curve of an edge. It runs straight down beside the boxes of a row that it
    passes.
    """
    path = f"M{points[0][1]:.0f} {start}V{bottoms[points[0][0]]}"
    for (_, a), (row, b) in pairwise(points):
        above = bottoms[row - 1]
        top = tops[row]
        path += f"C{a:.0f} {(above + top) / 2} {b:.0f} {(above + top) / 2} {b:.0f} {top}"
        path += f"V{bottoms[row]}" if (row, b) != points[-1] else ""
    return path


def counts(own):
    """Return how many lines have each verdict, from strong to weak."""
    found = Counter(step["verdict"] for statement in own for step in statement["steps"])
    return {verdict: found[verdict] for verdict in STRENGTH if found[verdict]}


def words(own):
    """Return the drawing in words."""
    names = {s["label"]: s["printed"] for s in ledger().statements}
    rests = [
        f"{s['printed']} uses {', '.join(names[u] for u in s['uses']) or 'nothing'}" for s in own
    ]
    return (
        "; ".join(rests)
        + ". Lines: "
        + ", ".join(f"{number} {verdict}" for verdict, number in counts(own).items())
    )


def caption(own):
    """Return what the marks mean, in words."""
    said = [
        f'{number} <span class="{verdict_class(v)} verdict">{v}</span>'
        for v, number in counts(own).items()
    ]
    changed = any(
        (s["label"], step["id"]) in corrected_steps(ledger()) for s in own for step in s["steps"]
    )
    return CAPTION.format(
        counts=", ".join(said), dashed=". Dashed marks have an erratum" if changed else ""
    )


class ProofTree(SphinxTransform):
    """Put the drawing below the heading of the proof, or where a chapter says what it rests on,
    or else after its statement.
    """

    default_priority = 450

    def apply(self):
        """Change the page."""
        sections = {title.astext(): title.parent for title in self.document.findall(nodes.title)}
        if STATEMENT in sections:
            made = nodes.raw("", drawing(self.env.docname), format="html")
            if PROOF in sections:
                sections[PROOF].insert(1, made)
            else:
                sections.get(PLACE, sections[STATEMENT]).append(made)


def setup(app):
    """Register the extension."""
    app.add_transform(ProofTree)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
