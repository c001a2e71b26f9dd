"""The directive `theorem-list`: every definition, fact, lemma and theorem of the book,
by chapter, with links.
"""

from docutils import nodes
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode


class theorem_list(nodes.General, nodes.Element):
    """Hold the place of the list until every page has been read."""


class TheoremList(SphinxDirective):
    """Put the placeholder on the page."""

    def run(self):
        """Return the placeholder and remember its page, which is written again in every build."""
        self.env.metadata[self.env.docname]["theorem_list"] = True
        return [theorem_list()]


def pages_with_list(app, env):
    """Return the pages that show a list: their content depends on every other page."""
    return [docname for docname, metadata in env.metadata.items() if metadata.get("theorem_list")]


def in_reading_order(env):
    """Return the names of all pages, in the order of the table of contents."""
    found = [env.config.root_doc]
    for docname in found:
        found.extend(env.toctree_includes.get(docname, []))
    return found


def results_of(env, docname):
    """Return the numbered proof environments of one page, in order."""
    return [
        node for node in env.get_doctree(docname).findall(nodes.Admonition) if "countertype" in node
    ]


def entry(app, fromdocname, docname, result):
    """Return one line of the list: "Theorem 3.1 (title)", its name and number linked."""
    env = app.env
    label = result["label"]
    numbers = env.toc_fignumbers.get(docname, {}).get(result["countertype"], {}).get(label, ())
    name = " ".join([result["realtype"].title(), ".".join(map(str, numbers))]).strip()
    link = make_refnode(app.builder, fromdocname, docname, label, nodes.Text(name))
    title = [child.deepcopy() for child in result.next_node(nodes.title).children]
    return nodes.list_item("", nodes.paragraph("", "", link, *title))


def fill(app, doctree, fromdocname):
    """Replace each placeholder by the list."""
    for placeholder in list(doctree.findall(theorem_list)):
        content = []
        for docname in in_reading_order(app.env):
            entries = [
                entry(app, fromdocname, docname, result) for result in results_of(app.env, docname)
            ]
            if entries:
                content += [
                    nodes.rubric(text=app.env.titles[docname].astext()),
                    nodes.bullet_list("", *entries),
                ]
        placeholder.replace_self(content)


def setup(app):
    """Register the extension."""
    app.add_node(theorem_list)
    app.add_directive("theorem-list", TheoremList)
    app.connect("env-updated", pages_with_list)
    app.connect("doctree-resolved", fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
