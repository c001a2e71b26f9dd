"""The directive `proof-line`: a displayed line of a proof, its reason,
and the verdict on it as a link to its check.

    :::{proof-line} thm:toy first second, lem:other third
    $$ \\le x $$
    because ...
    :::

Its argument names steps of the claims: after each label the steps of that statement. Unknown names
stop the build. And the section *Proof, line by line*, with these checks, is folded on pages that
display their proof.
"""

from html import escape

from docutils import nodes
from proof_tree import PROOF, ledger, place
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import SphinxDirective

from proofbook.html import verdict_class

SHOWN = "Proof"  # the section with the displayed lines
OPENING = (
    '<details class="proof-fold"><summary>Every line with its check: what was asked, and what was'
    " found</summary>"
)


def named(argument):
    """Return the pairs (label, step) that an argument names.

    >>> named("thm:a first second, lem:b third")
    [('thm:a', 'first'), ('thm:a', 'second'), ('lem:b', 'third')]
    """
    groups = [group.split() for group in argument.split(",")]
    return [(label, step) for label, *steps in groups for step in steps]


def entries(label, name):
    """Return (word, color, address, what it is about) of the verdict on a step,
    and of what was wrong in it.
    """
    statement = ledger().by_label[label]
    step = next(step for step in statement["steps"] if step["id"] == name)
    said = f"{statement['printed']}, {name}: {step['says']}"
    errata = [r for r in ledger().errata if (r["statement"], r["step"]) == (label, name)]
    found = [(step["verdict"], verdict_class(step["verdict"]), place(label, name), said)]
    return found + [
        ("erratum", "erratum", f"{r['notebook']}.html#{r['id']}", r["place"]) for r in errata
    ]


def badges(pairs):
    """Return each verdict once, as a link to its first check,
    and numbered links to those of further steps.
    """
    groups = {}
    for word, color, *link in [entry for pair in pairs for entry in entries(*pair)]:
        groups.setdefault((word, color), []).append(link)
    return "".join(
        f'<span class="{color} verdict">{linked(word, found)}</span>'
        for (word, color), found in groups.items()
    )


def linked(word, found):
    """Return links, the first with a word and the others with numbers.

    >>> linked("proved", [("a.html", "A"), ("b.html", "B")])
    '<a href="a.html" title="A">proved</a> <a href="b.html" title="B">2</a>'
    """
    names = [word, *range(2, len(found) + 1)]
    return " ".join(
        f'<a href="{href}" title="{escape(about)}">{name}</a>'
        for name, (href, about) in zip(names, found, strict=True)
    )


class ProofLine(SphinxDirective):
    """Put a line on the page."""

    has_content = True
    required_arguments = 1
    final_argument_whitespace = True

    def run(self):
        """Return the line: what the author wrote, and the verdicts at its right."""
        line = nodes.container(classes=["proof-line"])
        self.state.nested_parse(self.content, self.content_offset, line)
        links = badges(named(self.arguments[0]))
        line += nodes.raw("", f'<div class="badges">{links}</div>', format="html")
        return [line]


class Fold(SphinxTransform):
    """Fold the checks of a proof that is displayed."""

    default_priority = 455  # after proof_tree, whose drawing is folded, too

    def apply(self):
        """Change the page."""
        sections = {title.astext(): title.parent for title in self.document.findall(nodes.title)}
        if SHOWN in sections and PROOF in sections:
            sections[PROOF].insert(1, nodes.raw("", OPENING, format="html"))
            sections[PROOF] += nodes.raw("", "</details>", format="html")


def setup(app):
    """Register the extension."""
    app.add_directive("proof-line", ProofLine)
    app.add_transform(Fold)
    app.add_css_file("proof_lines.css")
    app.add_js_file("fold.js")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
