"""Tables as CSV files that a spreadsheet opens without running anything,
and that come back from it as it likes.
"""

import csv
import io
import re

from course.grader import folder

START = r"(^|[;\t\r\n])(\s*)"  # where a cell of some spreadsheet may begin
FORMULA = re.compile(START + r"([=+\-@])")
QUOTED = re.compile(START + r"'([=+\-@])")


def harmless(entry):
    """Return an entry that no spreadsheet takes for a formula, whatever it splits cells at,
    and numbers in short form.

    >>> harmless("=1+1"), harmless("ann;=1"), harmless(-2.5), harmless(3.0)
    ("'=1+1", "ann;'=1", -2.5, 3)
    """
    if isinstance(entry, str):
        return FORMULA.sub(r"\1\2'\3", entry)
    return int(entry) if isinstance(entry, float) and entry.is_integer() else entry


def write(path, header, rows):
    """Write a table whole, with the mark at its beginning by which Excel knows UTF-8."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows([header, *(map(harmless, row) for row in rows)])
    folder.write(path, b"\xef\xbb\xbf" + text.getvalue().encode("utf-8", "replace"))


def read(path, header, least=4):
    """Return the rows of a table below its header as they were before `harmless`,
    without those that are empty; no
    table, no rows.

    Columns that are missing at the end, after the `least` first ones, are empty. ValueError: the
    header is another, or a row is longer.
    """
    if not path.exists():
        return []
    first, *rows = parsed(path)
    if (
        first != list(header)[: len(first)]
        or len(first) < least
        or any(len(row) > len(header) for row in rows)
    ):
        raise ValueError(
            f"{path}: expected the columns {', '.join(header)}, received {', '.join(first)}"
        )
    return [row + [""] * (len(header) - len(row)) for row in rows]


def parsed(path):
    """Return header and rows of a table as texts, without space around them,
    or raise ValueError. Commas, semicolons
    and tabs may separate."""
    try:
        text = decoded(path.read_bytes())
        separator = max(",;\t", key=text.partition("\n")[0].count)
        lines = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
        first, *rows = [
            row for row in ([entry.strip() for entry in line] for line in lines) if any(row)
        ] or [[]]
    except (OSError, csv.Error, UnicodeDecodeError) as fault:
        raise ValueError(
            f"{path}: expected a table, received what cannot be read ({fault})"
        ) from None
    return [first, *([QUOTED.sub(r"\1\2\3", entry) for entry in row] for row in rows)]


def decoded(content):
    """Return the text of a file in UTF-8, UTF-16 or, if it is neither,
    in the encoding of Windows in the West.

    >>> (
    ...     decoded("é".encode("utf-8-sig")),
    ...     decoded("é".encode("utf-16")),
    ...     decoded("é".encode("cp1252")),
    ... )
    ('é', 'é', 'é')
    """
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")
