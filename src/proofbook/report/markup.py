"""What the report pages share: heading, links into the chapters, verdict words, tables."""

import html

from proofbook.check import mathematics

NOTE = (
    "<!-- Made by `make report` from the ledger. Changes belong in the notebooks or in src/delay_scheduling/report. -->"
)


def document(title, *parts):
    """Return a page: title, the note that it is generated, then its parts."""
    return "\n\n".join([f"# {title}", NOTE, *parts]) + "\n"


def link(record, text):
    """Return a link from a report page to the row of a chapter's table that shows the record.

    >>> link({"notebook": "thm_5_1_clairvoyant", "id": "thm-x--bound"}, "bound")
    '<a href="../thm_5_1_clairvoyant.html#thm-x--bound">bound</a>'
    """
    return f'<a href="../{record["notebook"]}.html#{record["id"]}">{html.escape(text)}</a>'


def verdict_class(verdict):
    """Return the class under which the style sheet knows a verdict."""
    return "exact" if verdict == "proved for these cases" else verdict


def verdict_word(verdict):
    """Return a verdict as a word with its symbol.

    >>> verdict_word("proved")
    '<span class="proved verdict">proved</span>'
    """
    return f'<span class="{verdict_class(verdict)} verdict">{html.escape(verdict)}</span>'


def wide(body):
    """Return HTML that scrolls by itself if it is wider than the page."""
    return f'<div class="wide">\n{body}\n</div>'


def detailed(header, rows):
    """Return a table in which small print stands below each row. It scrolls by itself if it is wide.

    Parameters
    ----------
    header : names of the columns.
    rows : triples (class of the row, cells, lines of small print). Cells and lines are HTML.

    >>> detailed(["a", "b"], [("proved", ["x", "y"], ["why"])]).count("<tr")
    3
    """
    names = "".join(f'<th scope="col">{html.escape(name)}</th>' for name in header)
    body = "\n".join(
        f'<tr class="{color}">{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>\n'
        f'<tr class="{color} details"><td></td><td colspan="{len(header) - 1}">{"<br>".join(lines)}</td></tr>'
        for color, cells, lines in rows
    )
    return wide(f'<table class="verdicts"><thead><tr>{names}</tr></thead>\n<tbody>\n{body}\n</tbody></table>')


def table(header, rows, caption=None):
    """Return a table in the style of the chapters.

    Parameters
    ----------
    header : names of the columns.
    rows : pairs (class of the row, cells). Cells are HTML.
    caption : text, may hold LaTeX between \\( and \\).
    """
    top = f"<caption>{mathematics(caption)}</caption>" if caption else ""
    names = "".join(f'<th scope="col">{html.escape(name)}</th>' for name in header)
    body = "\n".join(
        f'<tr class="{color}">{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>' for color, cells in rows
    )
    return f'<table class="verdicts">{top}<thead><tr>{names}</tr></thead>\n<tbody>\n{body}\n</tbody></table>'
