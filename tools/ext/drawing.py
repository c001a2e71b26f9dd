"""The directive `drawing`: a picture of `tools.pictures`, for light and dark pages,
and what it says in words.

Usage on a page: ```{drawing} cover```
"""

import json
from pathlib import Path

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective


class Drawing(SphinxDirective):
    """Put both images and a paragraph on the page."""

    required_arguments = 1

    def run(self):
        """Return the images, one of which is shown, and the caption."""
        name = self.arguments[0]
        up = "../" * self.env.docname.count("/")
        file = Path(self.env.srcdir, "pictures", f"{name}.json")
        self.env.note_dependency(str(file))
        said = json.loads(file.read_text(encoding="utf-8"))
        images = [
            nodes.image(
                uri=f"{up}pictures/{name}_{theme}.svg",
                alt=said["alt"],
                classes=[f"only-{theme}", "drawing"],
                align="center",
            )
            for theme in ("light", "dark")
        ]
        words = nodes.container(classes=["drawn"])
        self.state.nested_parse(
            StringList([f"- {sentence}" for sentence in said["caption"]], str(file)), 0, words
        )
        return [*images, words]


def setup(app):
    """Register the directive."""
    app.add_directive("drawing", Drawing)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
