r"""The letter to the authors as LaTeX, which compiles with pdflatex:
two pages of `book/letter.tex`, then all errata.

`python -m tools.letter` writes it beside the pages of the report, `book/report/errata.tex`.
"""

import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

from pylatexenc.latexencode import (
    RULE_DICT,
    UnicodeToLatexConversionRule,
    UnicodeToLatexEncoder,
)

from proofbook import html
from proofbook.corrections import SEVERITIES
from proofbook.kept import kept_ledger
from proofbook.report.errata import wording
from proofbook.report.findings import findings, in_order

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = Path(__file__).with_name("letter.tex")
MARKS = {
    "block_start_string": "<%",
    "block_end_string": "%>",
    "variable_start_string": "<<",
    "variable_end_string": ">>",
    "comment_start_string": "<#",
    "comment_end_string": "#>",
}
TEMPLATES = html.TEMPLATES.overlay(autoescape=False, **MARKS)
FORMULA = re.compile(r"(\\\(.*?\\\))", re.DOTALL)
# a letter with an index, in words
INDEX = re.compile(r"(?<![\w\\])([A-Za-zα-ωΔ])_(max|[A-Za-z0-9])(?![\w{])")
NUMBERS = ("No", "One", "Two", "Three", "Four", "Five")  # of false statements, in words
FACTOR = re.compile(r"(\d+)\s*\\sqrt")
LEFT = re.compile(r"\\\((.+?) \\le")
ONLY_IN_TEXT = {
    "·": r"\cdot",
    "→": r"\to",
    "×": r"\times",
    "…": r"\ldots",
    "½": r"\tfrac12",
    "²": "^2",
    "³": "^3",
}
OF_FORMULAS = UnicodeToLatexConversionRule(
    RULE_DICT, {ord(sign): code for sign, code in ONLY_IN_TEXT.items()}
)
OF_TEXT = UnicodeToLatexConversionRule(
    RULE_DICT, {ord("Σ"): r"\(\sum\)", ord("√"): r"\(\sqrt{\,}\)"}
)
TEXT_ENCODER = UnicodeToLatexEncoder(conversion_rules=[OF_TEXT, "defaults"])
FORMULA_ENCODER = UnicodeToLatexEncoder(
    non_ascii_only=True,
    conversion_rules=[OF_FORMULAS, "defaults"],
    replacement_latex_protection="braces-after-macro",
)


def letter(ledger):
    """Return the letter."""
    found = findings(ledger)
    count = Counter(finding.severity for finding in found)
    counts = ", ".join(f"{word}: {count[word]}" for word in SEVERITIES if count[word])
    template = TEMPLATES.from_string(TEMPLATE.read_text(encoding="utf-8"))
    return template.render(
        counts=f"There are {len(found)} findings ({counts}).",
        letter=first_pages(ledger),
        macros=macros(ledger.book.macros),
        findings=[(finding, merged(finding)) for finding in found],
        remarks=in_order(ledger, ledger.remarks),
        misprints=in_order(ledger, ledger.misprints),
    )


def first_pages(ledger):
    """Return the letter proper, `book/letter.tex`, with what stands in it by the id of an erratum.

    - `fix`: the better wording.
    - `printed`: the factors of the roots in what the paper prints.
    - `left`, `right`: the two sides at the witness, to one digit.
    - `below`: the left side of what was refuted, as a formula.

    `wrong` is how many findings are false statements, as the errata page counts them.
    """
    text = (ledger.book.folder / "letter.tex").read_text(encoding="utf-8")
    false = sum(finding.severity == SEVERITIES[0] for finding in findings(ledger))
    refuted = {(one["statement"], one["step"], one["variant"]): one for one in ledger.records}
    found = {"fix": {}, "printed": {}, "left": {}, "right": {}, "below": {}}
    for erratum in ledger.errata:
        name = erratum["id"]
        found["fix"][name] = tex(wording(erratum))
        found["printed"][name] = FACTOR.findall(erratum.get("written", ""))
        for side, word in (("left", "lhs"), ("right", "rhs")):
            found[side][name] = to_one_digit((erratum["witness"] or {}).get(word, ""))
        row = refuted.get((erratum["statement"], erratum["step"], erratum["variant"]), {})
        found["below"][name] = "".join(LEFT.findall(row.get("claim", ""))[:1])
    return TEMPLATES.from_string(text).render(
        title=tex(ledger.book.title), wrong=NUMBERS[false], **found
    )


def to_one_digit(text):
    """Return a number in words with one digit behind the point; other words as they are.

    >>> to_one_digit("48.2877"), to_one_digit("2/3"), to_one_digit("undefined")
    ('48.3', '0.7', 'undefined')
    """
    try:
        return f"{float(Fraction(text)):.1f}"
    except ValueError:
        return text


def merged(finding):
    """Return the entries of a finding: those that say the same are one, with all their places."""
    entries = {}
    for erratum in finding.entries:
        said = tuple(
            tex(text)
            for text in (erratum.get("written", erratum.get("read_as", "")), wording(erratum))
        )
        entry = entries.setdefault(said, erratum | {"places": {}})
        entry["reason"], entry["places"][erratum["place"]] = erratum["reason"], None
    return list(entries.values())


def in_dollars(match):
    """Return a letter with an index as a formula."""
    index = match[2].replace("max", r"\max")
    return rf"\({match[1]}_{{{index}}}\)"


@html.shared
def tex(text):
    r"""Return text with formulas between \( and \) as LaTeX.

    >>> tex(r"50 % of σ ≤ \(\sigma_{\max}\)")
    '50 \\% of \\ensuremath{\\sigma} \\ensuremath{\\leq} \\(\\sigma_{\\max}\\)'
    >>> tex("C > d_max")
    'C {\\textgreater} \\(d_{\\max}\\)'
    """
    parts = FORMULA.split(text)
    parts[::2] = [INDEX.sub(in_dollars, part) for part in parts[::2]]
    parts = FORMULA.split("".join(parts))
    for number, part in enumerate(parts):
        encoder = FORMULA_ENCODER if number % 2 else TEXT_ENCODER
        parts[number] = encoder.unicode_to_latex(part)
    return "".join(parts)


def macros(settings):
    """Return the macros of the book's formulas as LaTeX."""
    lines = [""]
    for name, meaning in settings.items():
        body, count = meaning if isinstance(meaning, list) else (meaning, 0)
        arguments = "".join(f"#{number}" for number in range(1, count + 1))
        lines.append(rf"\def\{name}{arguments}{{{body}}}")
    return "\n".join(lines)


def main():
    """Write the letter."""
    path = ROOT / "book" / "report" / "errata.tex"
    path.write_text(letter(kept_ledger(ROOT)), encoding="utf-8")
    print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
