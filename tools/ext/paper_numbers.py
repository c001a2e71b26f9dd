"""Number results as the paper does. A result of the book's own has a number such as "P.1", or a
letter.

The number stands in the title that the author of a page writes: "Regret of delayed FTRL (Theorem
2.1)". It becomes the number of the box, of links to it, and an entry of the index, where the search
finds it first.
"""

import re
from itertools import product
from string import ascii_lowercase

from docutils import nodes
from sphinx.addnodes import index
from sphinx.transforms import SphinxTransform
from theorem_list import in_reading_order

NUMBER = r"(?:[A-Z]\.)?\d+(?:\.\d+)?"
KINDS = "Algorithm|Corollary|Definition|Facts?|Figure|Lemma|Scheduler|Theorem"
NAME = re.compile(rf"({KINDS}) ({NUMBER}(?: and {NUMBER})?)(?: of the paper)?")
# what is left around a name
TIDY = [(r" \(, ([^()]*)\)\)$", r", \1)"), (r" ?\(\)", ""), (r"\(, ", "(")]


def without_name(title):
    """Return a title without the paper's name for it.

    >>> (
    ...     without_name(" (Regret of delayed FTRL (Theorem 2.1))"),
    ...     without_name(" (Lemma 4.6 of the paper)"),
    ... )
    (' (Regret of delayed FTRL)', '')
    >>> (
    ...     without_name(" (Known largest delay (Corollary H.3, corrected))"),
    ...     without_name(" (Scheduler 2, Pareto)"),
    ... )
    (' (Known largest delay, corrected)', ' (Pareto)')
    >>> without_name(" (Reservoirs (Theorem P.1))")
    ' (Reservoirs)'
    """
    title = NAME.sub("", title, count=1)
    for what, better in TIDY:
        title = re.sub(what, better, title)
    return title


class PaperNumbers(SphinxTransform):
    """Take the paper's number out of each title, and put it into the index."""

    default_priority = 400  # before the index is collected

    def apply(self):
        """Change the page."""
        for result in list(self.document.findall(nodes.Admonition)):
            found = NAME.search(result.get("title", "")) if "countertype" in result else None
            if found:
                self.rename(result, *found.groups())

    def rename(self, result, kind, number):
        """Give a result its name in the paper."""
        for text in result.next_node(nodes.title).findall(nodes.Text):
            if NAME.search(text):
                text.parent.replace(text, nodes.Text(without_name(text)))
        result["realtype"] = kind.lower()
        self.env.proof_list[result["label"]].update(realtype=kind.lower(), paper=number)
        names = [f"{kind} {number}", number]
        entries = [("single", name, result["label"], "main", None) for name in names]
        result.parent.insert(result.parent.index(result), index(entries=entries))


def number(app, env):
    """Replace the running numbers. The environment is stored already:
    the next build compares with those.
    """
    # a, ..., z, aa, ab, ...
    letters = map("".join, product(("", *ascii_lowercase), ascii_lowercase))
    for docname in in_reading_order(env):
        for numbers in env.toc_fignumbers.get(docname, {}).values():
            for label in [label for label in numbers if label in env.proof_list]:
                numbers[label] = (env.proof_list[label].get("paper") or next(letters),)


def setup(app):
    """Register the extension."""
    app.add_transform(PaperNumbers)
    app.connect("env-check-consistency", number)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
