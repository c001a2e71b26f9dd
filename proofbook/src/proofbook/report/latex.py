r"""The letter to the authors as LaTeX, which compiles with pdflatex."""

import re
from collections import Counter

from proofbook import html
from proofbook.corrections import SEVERITIES
from proofbook.evidence import PACKAGED, toml
from proofbook.report import letter as letters
from proofbook.report.errata import wording
from proofbook.report.lookup import filled

MARKS = {"block_start_string": "<%", "block_end_string": "%>", "variable_start_string": "<<"}
MARKS |= {"variable_end_string": ">>", "comment_start_string": "<#", "comment_end_string": "#>"}
TEMPLATES = html.TEMPLATES.overlay(autoescape=False, **MARKS)
FORMULA = re.compile(r"(\\\(.*?\\\))", re.DOTALL)
INDEX = re.compile(r"(?<![\w\\])([A-Za-zα-ωΔ])_(max|[A-Za-z0-9])(?![\w{])")  # a letter with an index, in words
LETTERS = toml(PACKAGED / "letters.toml")
SYMBOLS, SPECIAL = LETTERS["signs"], LETTERS["text"]


def letter(ledger):
    """Return the letter."""
    found = letters.findings(ledger)
    count = Counter(finding.severity for finding in found)
    counts = ", ".join(f"{word}: {count[word]}" for word in SEVERITIES if count[word])
    asides = {name: letters.in_order(ledger, getattr(ledger, name)) for name in ("remarks", "misprints")}
    first, own = first_pages(ledger), macros(ledger.book.macros)
    words = {"counts": f"There are {len(found)} findings ({counts}).", "letter": first, "macros": own}
    return TEMPLATES.get_template("errata.tex").render(findings=[(f, merged(f)) for f in found], **asides, **words)


def first_pages(ledger):
    """Return the letter proper: `book/letter.tex`, where `fix` has each better wording by its id; or general words."""
    title, path = tex(ledger.book.title), ledger.book.folder / "letter.tex"
    if path.exists():
        fix = {erratum["id"]: tex(wording(erratum)) for erratum in ledger.errata}
        return TEMPLATES.from_string(path.read_text(encoding="utf-8")).render(title=title, fix=fix)
    words = tex(filled("letter", ledger=ledger).strip())
    return rf"\begin{{center}}\Large To the authors of {title}\end{{center}}" + f"\n\n{words}"


def merged(finding):
    """Return the entries of a finding: those that say the same are one, with all their places."""
    entries = {}
    for erratum in finding.entries:
        said = tuple(tex(text) for text in (erratum.get("written", erratum.get("read_as", "")), wording(erratum)))
        entry = entries.setdefault(said, erratum | {"places": {}})
        entry["reason"], entry["places"][erratum["place"]] = erratum["reason"], None
    return list(entries.values())


@html.shared
def tex(text):
    r"""Return text with formulas between \( and \) as LaTeX."""
    indexed = lambda match: rf"\({match[1]}_{{{match[2].replace('max', chr(92) + 'max')}}}\)"  # noqa: E731
    parts = FORMULA.split(text)
    parts[::2] = [INDEX.sub(indexed, part) for part in parts[::2]]
    parts = FORMULA.split("".join(parts))
    signs = str.maketrans({letter: rf"\({sign}\)" for letter, sign in SYMBOLS.items()} | SPECIAL)
    return "".join(formula(part) if k % 2 else part.translate(signs) for k, part in enumerate(parts))


def formula(text):
    """Return a formula in which letters that LaTeX does not know are commands."""
    return "".join(f"{SYMBOLS[letter]} " if letter in SYMBOLS else letter for letter in text)


def macros(settings):
    """Return the macros of the book's formulas as LaTeX."""
    lines = [""]
    for name, meaning in settings.items():
        body, count = meaning if isinstance(meaning, list) else (meaning, 0)
        arguments = "".join(f"#{number}" for number in range(1, count + 1))
        lines.append(rf"\def\{name}{arguments}{{{body}}}")
    return "\n".join(lines)
