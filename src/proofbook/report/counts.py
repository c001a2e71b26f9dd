"""Tables of counts: how many objects there are of each kind in each class, with their sums."""

import html
from collections import Counter

from proofbook.check import mathematics


def cross_table(pairs, rows, columns, *, corner, caption, show=html.escape):
    """Return a table that counts pairs (row, column), with the sum of each row and column.

    Parameters
    ----------
    pairs : iterable of (row, column).
    rows, columns : the names in order. Those that never occur are left out.
    corner : what the rows are.
    caption : text of the table.
    show : function from the name of a column to HTML.

    >>> made = cross_table([("a", "x"), ("b", "x"), ("b", "y")], "abc", "xy", corner="letter", caption="Letters.")
    >>> [f'scope="row">{name}<' in made for name in "abc"], made.count("<td>2</td>")
    ([True, True, False], 2)
    """
    count = Counter(pairs)
    rows = [row for row in rows if any(pair[0] == row for pair in count)]
    columns = [column for column in columns if any(pair[1] == column for pair in count)]
    lines = [(html.escape(row), [count[row, column] for column in columns]) for row in rows]
    lines += [("all", [sum(count[row, column] for row in rows) for column in columns])]
    return number_table([corner, *map(show, columns), "all"], [(name, [*n, sum(n)]) for name, n in lines], caption)


def number_table(header, lines, caption):
    """Return a table whose first column names the row.

    Parameters
    ----------
    header : names of the columns. HTML.
    lines : pairs (name of the row, cells). HTML or numbers.
    caption : text, may hold LaTeX between \\( and \\).
    """
    names = "".join(f'<th scope="col">{name}</th>' for name in header)
    body = "\n".join(
        f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>' for name, cells in lines
    )
    head = f"<caption>{mathematics(caption)}</caption><thead><tr>{names}</tr></thead>"
    return wide(f'<table class="verdicts">{head}\n<tbody>\n{body}\n</tbody></table>', caption)


def wide(content, name):
    """Return content in a box that scrolls on a narrow screen, also by the keyboard.

    >>> wide("<p>x</p>", "A name.")
    '<div class="wide" role="region" tabindex="0" aria-label="A name.">\\n<p>x</p>\\n</div>'
    """
    return f'<div class="wide" role="region" tabindex="0" aria-label="{html.escape(name)}">\n{content}\n</div>'
