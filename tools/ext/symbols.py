r"""Open every chapter with the symbols it uses:
those of `notation.toml` that occur in the formulas of its prose.
"""

import re
from functools import cache
from html import escape

from docutils import nodes
from notation import groups
from sphinx.transforms import SphinxTransform

HEADING = "In words"  # pages with this section are chapters
TOKEN = re.compile(r"\\text\{[^}]*\}|\\[A-Za-z]+|\\.|\S")
INDEX = ("s", "t", r"\tau")  # d_s means what d_t means
OPENING = (
    '<details class="symbols"><summary>Symbols: {signs}. What they'
    " mean</summary><dl>{meanings}</dl></details>"
)


def tokens(latex):
    r"""Return the tokens of a formula, without braces around a single index.

    >>> tokens(r"\alpha_{t} S_t^0")
    ['\\alpha', '_', 't', 'S', '_', 't', '^', '0']
    """
    return TOKEN.findall(re.sub(r"([_^])\{(\\?\w+)\}", r"\1\2 ", latex))


def occurs(symbol, formula):
    r"""Tell whether a symbol stands in a formula: not as an index,
    and with no other index than its own.

    >>> [occurs(tokens("d_t"), tokens(f)) for f in ("x + d_s", "d", "d_{t+1}", r"\regret_T")]
    [True, False, False, False]
    >>> occurs(tokens("T"), tokens(r"\regret_T")), occurs(tokens(r"\alpha"), tokens(r"\alpha_t"))
    (False, False)
    """
    for start in range(len(formula) - len(symbol) + 1):
        part = formula[start : start + len(symbol)]
        after = formula[start + len(symbol) : start + len(symbol) + 1]
        pairs = enumerate(zip(part, symbol, strict=True))
        same = all(a == b or (a in INDEX and b in INDEX and place > 0) for place, (a, b) in pairs)
        if same and formula[start - 1 : start] not in (["_"], ["^"]) and after != ["_"]:
            return True
    return False


@cache
def symbols(srcdir):
    """Return triples of a symbol, its meaning and words that must stand on the page;
    without signs, in their order.
    """
    found = [
        symbol
        for group in groups(srcdir)
        if group["title"] != "Signs"
        for symbol in group["symbols"]
    ]
    return [(latex, meaning, *(words or [""])) for latex, meaning, *words in found]


def math(latex):
    """Return a formula as HTML."""
    return rf'<span class="math notranslate nohighlight">\({escape(latex)}\)</span>'


def opening(found):
    """Return the folded line: the symbols, then what each means."""
    meanings = "".join(
        f"<div><dt>{math(latex)}</dt><dd>{escape(meaning)}</dd></div>" for latex, meaning in found
    )
    return OPENING.format(signs=", ".join(math(latex) for latex, _ in found), meanings=meanings)


class Symbols(SphinxTransform):
    """Put the line below the title of a chapter."""

    default_priority = 460

    def apply(self):
        """Change the page."""
        titles = list(self.document.findall(nodes.title))
        if HEADING not in [title.astext() for title in titles]:
            return
        formulas = [
            node for kind in (nodes.math, nodes.math_block) for node in self.document.findall(kind)
        ]
        used = [tokens(formula.astext()) for formula in formulas]
        text = self.document.astext()
        found = [
            (latex, meaning)
            for latex, meaning, words in symbols(self.env.srcdir)
            if words in text and any(occurs(tokens(latex), formula) for formula in used)
        ]
        titles[0].parent.insert(1, nodes.raw("", opening(found), format="html"))


def setup(app):
    """Register the extension."""
    app.add_transform(Symbols)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
