"""Write into README.md what is true of the paper, in three sentences, from the ledger.

`python -m tools.readme` replaces what stands between the two marks; `make verdicts` runs it.
"""

from pathlib import Path

from proofbook.kept import kept_ledger
from proofbook.report.lookup import CHANGED, FALSE, LOOSE, TRUE
from proofbook.report.numbers import numbers

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
MARKS = "<!-- python -m tools.readme -->\n", "<!-- end -->"
IN_COQ = ("proved (Coq, read by eye)", "proved (Coq)", "proved")


def sentences(found):
    """Return the three sentences.

    Parameters
    ----------
    found : the numbers of the report, by name, as `proofbook.report.numbers.numbers` returns them.

    Returns
    -------
    str, a paragraph of Markdown.
    """
    main = found["main_results"]
    proved = sum(found["lines_by_verdict"].get(word, 0) for word in IN_COQ)
    judged = (
        f"Of its {sum(main.values())} main results, {counted(main.get(TRUE, 0))} true as printed,"
        f" {counted(main.get(CHANGED, 0))} true with a change (mostly a hypothesis that is not"
        f" written), {counted(main.get(FALSE, 0))} false as printed and true as corrected, and"
        f" {counted(main.get(LOOSE, 0), 'rests', 'rest')} on a hypothesis that no check of this"
        " book gives yet."
    )
    lines = (
        f"Of the {found['lines']} lines of its statements and proofs, {proved} are proved in Coq,"
        f" and {found['lines_corrected']} need a correction."
    )
    where = (
        "Each correction has a witness against the printed line and a check of the new one:"
        " `make book` makes the report with all of them, and"
        " [book/verdicts.txt](book/verdicts.txt) has every verdict, a line each."
    )
    return "\n".join((judged, lines, where))


def counted(number, one="is", several="are"):
    """Return a number with the verb that goes with it.

    >>> counted(1), counted(12), counted(1, "rests", "rest")
    ('1 is', '12 are', '1 rests')
    """
    return f"{number} {one if number == 1 else several}"


def filled(text, paragraph, marks=MARKS):
    """Return a page with this paragraph between the marks, a line that begins and one that ends."""
    begin, end = marks
    before, rest = text.split(begin)
    after = rest.split(end, 1)[1]
    return f"{before}{begin}{paragraph}\n{end}{after}"


def main():
    """Write the paragraph."""
    paragraph = sentences(numbers(kept_ledger(ROOT)))
    README.write_text(filled(README.read_text(encoding="utf-8"), paragraph), encoding="utf-8")


if __name__ == "__main__":
    main()
