"""Tables as CSV files that a spreadsheet opens without running anything."""

import csv

FORMULA = ("=", "+", "-", "@", "\t", "\r")


def harmless(text):
    """Return a text that no spreadsheet takes for a formula.

    >>> harmless("=1+1"), harmless("ann"), harmless(-2.5)
    ("'=1+1", 'ann', -2.5)
    """
    return f"'{text}" if isinstance(text, str) and text.startswith(FORMULA) else text


def write(path, header, rows):
    """Write a table."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(header)
        writer.writerows([harmless(entry) for entry in row] for row in rows)


def read(path, header):
    """Return the rows of a table below its header as they were before `harmless`, without those that are empty.

    Raises
    ------
    ValueError : if the header is another, or a row has another length.
    """
    with open(path, newline="", encoding="utf-8-sig") as file:
        first, *rows = [row for row in csv.reader(file) if row] or [[]]
    if tuple(first) != tuple(header) or any(len(row) != len(header) for row in rows):
        raise ValueError(f"{path}: expected the columns {', '.join(header)} in every row")
    return [[original(entry) for entry in row] for row in rows]


def original(text):
    """Return what `harmless` was given.

    >>> original(harmless("=1+1")), original("'tis")
    ('=1+1', "'tis")
    """
    return text[1:] if text.startswith("'") and text[1:].startswith(FORMULA) else text
