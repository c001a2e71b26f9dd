r"""The letter to the authors as LaTeX, which compiles with pdflatex."""

import re
from itertools import groupby

from proofbook import html
from proofbook.corrections import SEVERITIES
from proofbook.report import letter as letters
from proofbook.report.errata import capitalized, wording
from proofbook.report.markup import filled, words_in

MARKS = {"block_start_string": "<%", "block_end_string": "%>", "variable_start_string": "<<"}
MARKS |= {"variable_end_string": ">>", "comment_start_string": "<#", "comment_end_string": "#>"}
TEMPLATES = html.TEMPLATES.overlay(autoescape=False, **MARKS)
FORMULA = re.compile(r"(\\\(.*?\\\))", re.DOTALL)
INDEX = re.compile(r"(?<![\w\\])([A-Za-zα-ωΔ])_(max|[A-Za-z0-9])(?![\w{])")  # a letter with an index, in words
LETTERS = words_in("letters.toml")
SYMBOLS, SPECIAL = LETTERS["signs"], LETTERS["text"]


def letter(ledger):
    """Return the letter."""
    found, remarks = letters.findings(ledger), letters.in_order(ledger, ledger.remarks)
    severities = [finding.severity for finding in found]
    counts = ", ".join(f"{word}: {severities.count(word)}" for word in SEVERITIES if word in severities)
    groups = groupby(found, key=lambda finding: finding.section)
    return TEMPLATES.get_template("errata.tex").render(
        letter=first_pages(ledger),
        counts=tex(f"There are {len(found)} findings ({counts})."),
        sections=[(name or "Findings", [shown(finding) for finding in group]) for name, group in groups],
        remarks=[words(remark, remark["suggested"]) | {"number": number} for number, remark in enumerate(remarks, 1)],
        misprints=[words(record, record["corrected"]) for record in letters.in_order(ledger, ledger.misprints)],
        macros=macros(ledger.book.macros),
    )


def first_pages(ledger):
    """Return the letter proper: `book/letter.tex`, where `fix` has each better wording by its id; or general words."""
    title, path = tex(ledger.book.title), ledger.book.folder / "letter.tex"
    if path.exists():
        fix = {erratum["id"]: tex(wording(erratum)) for erratum in ledger.errata}
        return TEMPLATES.from_string(path.read_text(encoding="utf-8")).render(title=title, fix=fix)
    words = tex(filled("letter", ledger=ledger).strip())
    return rf"\begin{{center}}\Large To the authors of {title}\end{{center}}" + f"\n\n{words}"


def shown(finding):
    """Return what the template needs of a finding: entries that say the same are one, with all their places."""
    entries = {}
    for erratum in finding.entries:
        said = words(erratum, wording(erratum))
        entries.setdefault((said["old"], said["new"]), said)["reason"] = said["reason"]
        places = entries[said["old"], said["new"]].setdefault("places", [])
        places += [said["place"]] if said["place"] not in places else []
    merged = [said | {"place": "; ".join(said["places"])} for said in entries.values()]
    title = merged[0]["place"] if len(merged) == 1 else merged[0]["places"][0]
    return {"number": finding.number, "title": capitalized(title), "entries": merged}


def words(record, better):
    """Return the words of a record."""
    said = {"source": "We read", "old": record.get("read_as", ""), "new": better, "place": record["place"]}
    said |= {"source": "Now", "old": letters.whole(record["written"])} if "written" in record else {}
    return {name: tex(text) for name, text in (said | {"reason": record["reason"]}).items()}


def tex(text):
    r"""Return text with formulas between \( and \) as LaTeX."""
    indexed = lambda match: rf"\({match[1]}_{{{match[2].replace('max', chr(92) + 'max')}}}\)"  # noqa: E731
    parts = FORMULA.split(text)
    parts[::2] = [INDEX.sub(indexed, part) for part in parts[::2]]
    parts = FORMULA.split("".join(parts))
    return "".join(formula(part) if k % 2 else "".join(map(sign, part)) for k, part in enumerate(parts))


def sign(letter):
    """Return one letter of a text."""
    return rf"\({SYMBOLS[letter]}\)" if letter in SYMBOLS else SPECIAL.get(letter, letter)


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
