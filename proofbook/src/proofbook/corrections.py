r"""What a book has to say to the authors of the paper: errata, sharp constants,
misprints and remarks.

An erratum is made of two checks, so that it cannot say more than was checked. A misprint and a
remark are only words, which stand in the claims file (see `words`), or else in the call. The README
says what each of them means.
"""

from pathlib import Path

from proofbook import shown
from proofbook.around import is_outside
from proofbook.errors import require
from proofbook.records import SETTLED, Verdicts, heading, only, slug
from proofbook.words import told

SEVERITIES = ("false statement", "gap", "missing hypothesis", "typo")
TOUCHES = ("statement", "proof", "prose")


def erratum(finding, *, corrected, **words):
    r"""Record a correction of the paper: the check that failed as written,
    and the check that holds as corrected.

    Parameters
    ----------
    finding : the refuted check. For a gap it may be undecided.
    corrected : a check of the corrected claim, proved (or at least consistent).
    words : severity, touches (`SEVERITIES`, `TOUCHES`), place, reason; written (a quotation, LaTeX
        between \( and \), …
        for what is left out) or read_as; and perhaps suggested (the new line, if it is not the
        words of the corrected check), affects (labels of statements that depend on what is
        written), root (a name for a shared cause).

    Returns
    -------
    Verdicts with the record of the finding and the erratum.
    """
    found = only(finding)
    right = only(corrected)
    record = heading("erratum", found["statement"], found["step"], found["variant"])
    shown.used(finding, corrected)
    words = told(record, words)
    if is_wordless(words):
        return shown.filed(finding + corrected)
    severity, touches, root, affects, words = split(
        words or {}, severity=None, touches=None, root="", affects=()
    )
    require(severity in SEVERITIES, "severity", ", ".join(SEVERITIES), severity)
    is_finding = found["verdict"] == "refuted" or (
        severity == "gap" and found["verdict"] == "undecided"
    )
    require(is_finding, "finding", "a refuted check", found["verdict"])
    require(right["verdict"] in SETTLED, "corrected", "a check that holds", right["verdict"])
    require(touches in TOUCHES, "touches", ", ".join(TOUCHES), touches)
    require(root == slug(root), "root", "letters, digits and hyphens", root)
    record |= {"severity": severity, "touches": touches, "root": root or record["id"]}
    record |= source(words, "place", "reason", optional=("suggested",))
    record |= {
        "witness": found.get("witness"),
        "corrected": right["claim"],
        "domain": right["domain"],
    }
    record |= {"proof": right, "affects": sorted(affects), "control": right["control"]}
    return shown.filed(Verdicts([found, record]))


def is_wordless(words):
    """Tell whether words are missing because no book lies around: only the checks are shown."""
    return not words and is_outside(Path.cwd())


def split(words, **usual):
    """Return what stands under names, or what is usual, and the other words."""
    return *(words.get(name, value) for name, value in usual.items()), {
        n: words[n] for n in words if n not in usual
    }


def source(words, *more, optional=()):
    """Return the words for what stands in the paper, a quotation or a reading,
    and those given of more names.
    """
    given = {name: words[name] for name in ("written", "read_as") if words.get(name)}
    require(
        len(given) == 1,
        "written and read_as",
        "one of them: a quotation, or a reading",
        sorted(given),
    )
    return texts(words, *given, *more, *filter(words.__contains__, optional))


def texts(words, *names):
    """Return words by name, after a look that there are those, and no others."""
    unknown = sorted(set(words) - {"written", "read_as", *names})
    require(not unknown, "words", ", ".join(names), unknown)
    for name in names:
        text = words.get(name)
        require(isinstance(text, str) and bool(text.strip()), name, "words", text)
    return {name: words[name] for name in names}


def sharp(verdict, *, variant="", **words):
    """Record the constant that a proof really gives beside the printed one.

    Parameters
    ----------
    verdict : check of the bound with the better constant. Its control is a smaller constant,
        refuted.
    words : `printed` and `proof_gives`, the two constants; `attained`, where the better one is
        attained or approached.

    Returns
    -------
    Verdicts with the record of the check and that of the constant.
    """
    found = only(verdict)
    require(found["verdict"] in SETTLED, "verdict", "a check that holds", found["verdict"])
    record = heading("sharp", found["statement"], found["step"], variant or found["variant"])
    shown.used(verdict)
    words = told(record, words)
    if is_wordless(words):
        return shown.filed(verdict)
    record |= texts(words or {}, "printed", "proof_gives", "attained")
    record |= {"how": f"{found['verdict']}: {found['method']}", "control": found["control"]}
    return shown.filed(Verdicts([found, record]))


def misprint(statement, step, **words):
    r"""Record a slip in the notation, found by reading. There is nothing to compute,
    so there is no verdict.

    Parameters
    ----------
    statement, step : label and step of the claims.
    words : `place`, where in the paper; `written` and `corrected`, what is written and what is
        meant, LaTeX between
        \( and \); `reason`, how one sees it.

    >>> misprint(
    ...     "fact:f",
    ...     "domain",
    ...     place="Fact 1",
    ...     written="k",
    ...     corrected="K",
    ...     reason="k is not defined",
    ... )
    · misprint | fact:f domain | Fact 1 | k → K
    """
    record = heading("misprint", statement, step, "")
    words = told(record, words)
    if is_wordless(words):
        return Verdicts([])
    record |= texts(words or {}, "place", "written", "corrected", "reason")
    return shown.filed(Verdicts([record]))


def remark(statement, step, *, variant="", **words):
    r"""Record a remark on a wording that can be misread. Nothing is wrong: there is no verdict,
    and no status changes.

    Parameters
    ----------
    statement, step : label and step of the claims.
    variant : distinguishes several remarks on one step.
    words : `place`, where in the paper; `written` or `read_as`, as in `erratum`; `reason`, what a
        reader may take it to
        say, and why that is not so; `suggested`, a wording that cannot be misread.

    >>> words = {"reason": "d = 0 is allowed, too", "suggested": "proportional to 1 / (d + 1)"}
    >>> remark("fact:tail", "tail", place="Section 4.3", written="proportional to 1 / d", **words)
    · remark | fact:tail tail | Section 4.3 | proportional to 1 / d → proportional to 1 / (d + 1)
    """
    record = heading("remark", statement, step, variant)
    words = told(record, words)
    if is_wordless(words):
        return Verdicts([])
    record |= source(words or {}, "place", "reason", "suggested")
    return shown.filed(Verdicts([record]))
