"""Put the first state of each picture that moves on its page, until the script draws it.

Print, readers without scripts, and search engines see that one. `python -m tools.toys` stores them.
"""

import re
from pathlib import Path

FIRST = Path(__file__).resolve().parents[2] / "book" / "_static" / "play" / "first"
PLACE = re.compile(r'(<div class="play" data-play="(\w+)">)')


def with_first_states(body, folder=FIRST):
    """Return the HTML of a page with a picture in each place to play.

    >>> with_first_states('<p>No place here.</p>')
    '<p>No place here.</p>'
    """

    def filled(match):
        picture = (folder / f"{match[2]}.svg").read_text(encoding="utf-8").strip()
        return f'{match[1]}<div class="first-state">{picture}</div>'

    return PLACE.sub(filled, body)


def fill(app, pagename, templatename, context, doctree):
    """Change a page."""
    if "body" in context:
        context["body"] = with_first_states(context["body"])


def setup(app):
    """Register the extension."""
    app.connect("html-page-context", fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
