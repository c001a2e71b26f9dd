"""Tables as CSV files that a spreadsheet opens without running anything, and that come back from it as it likes."""

import csv
import io
import re

START = r"(^|[;\t\r\n])(\s*)"  # where a cell of some spreadsheet may begin
FORMULA = re.compile(START + r"([=+\-@])")
QUOTED = re.compile(START + r"'([=+\-@])")


def harmless(text):
    """Return a text that no spreadsheet takes for a formula, whatever it splits cells at.

    >>> harmless("=1+1"), harmless("ann;=1"), harmless(-2.5)
    ("'=1+1", "ann;'=1", -2.5)
    """
    return FORMULA.sub(r"\1\2'\3", text) if isinstance(text, str) else text


def short(entry):
    """Return a number without needless decimals, and anything else as it is.

    >>> short(3.0), short(2.5), short("a")
    (3, 2.5, 'a')
    """
    return int(entry) if isinstance(entry, float) and entry.is_integer() else entry


def original(text):
    """Return what `harmless` was given.

    >>> original(harmless("=1+1")), original("'tis")
    ('=1+1', "'tis")
    """
    return QUOTED.sub(r"\1\2\3", text)


def write(path, header, rows):
    """Write a table, with the mark at its beginning by which Excel knows UTF-8."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w", newline="", encoding="utf-8-sig") as file:
        writer = csv.writer(file)
        writer.writerow(header)
        writer.writerows([short(harmless(entry)) for entry in row] for row in rows)


def read(path, header, least=4):
    """Return the rows of a table below its header as they were before `harmless`, without those that are empty.

    Commas, semicolons and tabs may separate, and the encodings in which Excel saves are understood. Columns that are
    missing at the end, after the `least` first ones, are empty.

    Raises
    ------
    ValueError : if the header is another, or a row is longer.
    """
    first, *rows = parsed(path)
    if first != list(header)[: len(first)] or len(first) < least or any(len(row) > len(header) for row in rows):
        raise ValueError(f"{path}: expected the columns {', '.join(header)}, received {', '.join(first)}")
    return [[original(entry) for entry in row] + [""] * (len(header) - len(row)) for row in rows]


def dictionaries(path):
    """Return the rows of a table, each a dictionary by the names of the columns; what is missing in a row is empty."""
    first, *rows = parsed(path)
    return [dict.fromkeys(first, "") | dict(zip(first, map(original, row), strict=False)) for row in rows]


def parsed(path):
    """Return header and rows of a table as texts, without space around them, or raise ValueError."""
    try:
        text = decoded(path.read_bytes())
        separator = max(",;\t", key=text.partition("\n")[0].count)
        lines = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
        rows = [[entry.strip() for entry in row] for row in lines]
    except (OSError, csv.Error, UnicodeDecodeError) as fault:
        raise ValueError(f"{path}: expected a table, received what cannot be read ({fault})") from None
    return [row for row in rows if any(row)] or [[]]


def decoded(content):
    """Return the text of a file in UTF-8, UTF-16 or, if it is neither, in the encoding of Windows in the West.

    >>> decoded("é".encode("utf-8-sig")), decoded("é".encode("utf-16")), decoded("é".encode("cp1252"))
    ('é', 'é', 'é')
    """
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")
