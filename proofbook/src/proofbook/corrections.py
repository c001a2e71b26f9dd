r"""What a book has to say to the authors of the paper: errata, sharp constants, misprints and remarks.

An erratum is made of two checks, so that it cannot say more than was checked. A misprint and a remark are only words.
Each says what is on the page in one of two ways: `written` quotes the paper, and the ledger compares the quotation with
the line of the step in the claims; `read_as` is what the book takes the paper to say.
"""

from proofbook.errors import require
from proofbook.records import SETTLED, Verdicts, heading, only, slug

SEVERITIES = ("false statement", "gap", "missing hypothesis", "typo")
TOUCHES = ("statement", "proof", "prose")


def erratum(finding, *, corrected, severity, place, reason, touches=None, affects=(), root="", **words):
    r"""Record a correction of the paper: the check that failed as written, and the check that holds as corrected.

    Parameters
    ----------
    finding : the refuted check. For a gap it may be undecided.
    corrected : a check of the corrected claim, proved (or at least consistent).
    severity : false statement, gap, missing hypothesis or typo.
    place : where in the paper, for a reader with the PDF.
    touches : what has to change: the "statement", its "proof", or "prose" around them.
    reason : a sentence or two to the authors.
    affects : labels of statements that depend on what is written.
    root : a name for the cause, shared by entries that have the same; by default the entry's own id.
    words : `written` (a verbatim quotation, LaTeX between \( and \), … for what is left out) or `read_as` (what the
        book takes the paper to say), just one of them; `suggested`, the new line, if the words of the corrected check
        are not what you would print.

    Returns
    -------
    Verdicts with the record of the finding and the erratum.
    """
    found, right = only(finding), only(corrected)
    require(severity in SEVERITIES, "severity", ", ".join(SEVERITIES), severity)
    is_finding = found["verdict"] == "refuted" or (severity == "gap" and found["verdict"] == "undecided")
    require(is_finding, "finding", "a refuted check", found["verdict"])
    require(right["verdict"] in SETTLED, "corrected", "a check that holds", right["verdict"])
    require(touches in TOUCHES, "touches", ", ".join(TOUCHES), touches)
    require(root == slug(root), "root", "letters, digits and hyphens", root)
    record = heading("erratum", found["statement"], found["step"], found["variant"])
    record |= {"severity": severity, "touches": touches, "root": root or record["id"]}
    record |= texts({"place": place, "reason": reason}) | source(words, "suggested")
    record |= {"witness": found.get("witness"), "corrected": right["claim"], "domain": right["domain"]}
    record |= {"proof": right, "affects": sorted(affects), "control": right["control"]}
    return Verdicts([found, record])


def source(words, *more):
    """Return the words for what stands in the paper, a quotation or a reading, and those given of more names."""
    given = {name: words[name] for name in ("written", "read_as") if words.get(name)}
    require(len(given) == 1, "written and read_as", "one of them: a quotation, or a reading", sorted(given))
    unknown = sorted(set(words) - {"written", "read_as", *more})
    require(not unknown, "words", ", ".join(["written", "read_as", *more]), unknown)
    return texts(given | {name: words[name] for name in more if name in words})


def texts(words):
    """Return words by name, after a look that there are any."""
    for name, text in words.items():
        require(isinstance(text, str) and bool(text.strip()), name, "words", text)
    return words


def sharp(verdict, *, printed, proof_gives, attained, variant=""):
    """Record the constant that a proof really gives beside the printed one.

    Parameters
    ----------
    verdict : check of the bound with the better constant. Its control is a smaller constant, refuted.
    printed, proof_gives : the two constants, as text.
    attained : where the better constant is attained or approached.

    Returns
    -------
    Verdicts with the record of the check and that of the constant.
    """
    found = only(verdict)
    require(found["verdict"] in SETTLED, "verdict", "a check that holds", found["verdict"])
    record = heading("sharp", found["statement"], found["step"], variant or found["variant"])
    record |= {"printed": str(printed), "proof_gives": str(proof_gives), "attained": attained}
    record |= {"how": f"{found['verdict']}: {found['method']}", "control": found["control"]}
    return Verdicts([found, record])


def misprint(statement, step, *, place, written, corrected, reason):
    r"""Record a slip in the notation, found by reading. There is nothing to compute, so there is no verdict.

    Parameters
    ----------
    statement, step : label and step of the claims.
    place : where in the paper.
    written, corrected : what is written and what is meant. LaTeX stands between \( and \).
    reason : how one sees it.

    >>> misprint("fact:f", "domain", place="Fact 1", written="k", corrected="K", reason="k is not defined")
    · misprint | fact:f domain | Fact 1 | k → K
    """
    words = texts({"place": place, "written": written, "corrected": corrected, "reason": reason})
    return Verdicts([heading("misprint", statement, step, "") | words])


def remark(statement, step, *, place, reason, suggested, variant="", **words):
    r"""Record a remark on a wording that can be misread. Nothing is wrong: there is no verdict, and no status changes.

    Parameters
    ----------
    statement, step : label and step of the claims.
    place : where in the paper.
    reason : what a reader may take it to say, and why that is not so.
    suggested : a wording that cannot be misread.
    variant : distinguishes several remarks on one step.
    words : `written` or `read_as`, as in `erratum`.

    >>> told = {"reason": "d = 0 is allowed, too", "suggested": "proportional to 1 / (d + 1)"}
    >>> remark("fact:tail", "tail", place="Section 4.3", written="proportional to 1 / d", **told)
    · remark | fact:tail tail | Section 4.3 | proportional to 1 / d → proportional to 1 / (d + 1)
    """
    told = source(words) | texts({"place": place, "reason": reason, "suggested": suggested})
    return Verdicts([heading("remark", statement, step, variant) | told])
