"""The pages that come out: feedback for each student, an overview, proofs to mark, the leaderboard.

Everything a student wrote is shown as text. The pages hold no script, except that the page of proofs holds MathJax, and
their policy forbids the browser to run anything else or to load anything.
"""

import base64
import hashlib
import shutil
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from assignments.grader.exercise import Score
from assignments.grader.folder import file_name
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.secret import is_public, pseudonym

PAGES = Environment(
    loader=FileSystemLoader(Path(__file__).resolve().parent / "pages"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def number(value):
    """Return points in a short form; — stands for points not given yet.

    >>> number(2.0), number(0.5), number(None)
    ('2', '0.5', '—')
    """
    return "—" if value is None else f"{value:.4g}"


def place(graded):
    """Return where the feedback page of a student's sheet lies. Each student has a folder, to be handed back."""
    return f"feedback/{file_name(graded.student)}/{file_name(graded.sheet)}.html"


def total(graded):
    """Return the points given so far, after lateness, and those that can be earned."""
    return graded.factor * sum(row.points or 0 for row in graded.rows), sum(row.of for row in graded.rows)


def write(out, page, template, **content):
    """Write one page."""
    path = Path(out) / page
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(PAGES.get_template(template).render(**content), encoding="utf-8")


def write_all(out, results, missing, sheets, strays=(), anonymous=False):
    """Write all pages; those of before are removed.

    Parameters
    ----------
    out : the folder.
    results : a list of Graded.
    missing : the protections that this system could not give, as sentences.
    sheets : the Sheets, for the tasks of proofs.
    strays : lines about notebooks that nobody looked at.
    anonymous : whether the page of proofs shows pseudonyms.
    """
    shutil.rmtree(Path(out) / "feedback", ignore_errors=True)
    titles = {(sheet.name, name): title for sheet in sheets for name, title in sheet.titles.items()}
    for graded in results:
        shown = {"graded": graded, "alias": pseudonym(graded.student), "missing": missing, "titles": titles}
        write(out, place(graded), "sheet.html", **shown)
    students = {}
    for graded in results:
        students.setdefault(graded.student, {})[graded.sheet] = graded
    names = sorted({graded.sheet for graded in results})
    overview = {"sheets": names, "students": students, "missing": missing, "strays": strays, "public": is_public()}
    write(out, "index.html", "index.html", **overview)
    script, digest = mathjax()
    write(
        out,
        "proofs.html",
        "proofs.html",
        pairs=to_mark(results, sheets),
        shown=pseudonym if anonymous else str,
        script=script,
        digest=digest,
    )
    write(out, "leaderboard.html", "leaderboard.html", boards=leaderboards(results))


@cache
def mathjax():
    """Return MathJax as a script with its settings, and the digest by which the page allows it, or two empty texts.

    Links, HTML and styles in formulas are turned off: a student may write what a reader should not click.
    """
    try:
        files = distribution("sphinx-mathjax-offline").files or []
    except PackageNotFoundError:
        files = []
    for path in files:
        if path.name == "tex-svg.js":
            settings = """window.MathJax = {tex: {inlineMath: [["$", "$"], ["\\\\(", "\\\\)"]],
              packages: {"[-]": ["html", "require", "autoload"]}}, svg: {fontCache: "local"},
              options: {enableMenu: false, processHtmlClass: "tex", ignoreHtmlClass: ".*"}};\n"""
            script = settings + path.locate().read_text(encoding="utf-8").replace("</script", "<\\/script")
            return Markup(script), base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return Markup(""), ""


def to_mark(results, sheets):
    """Return (sheet, proof, [(graded, row)]) for each proof that somebody wrote."""
    written = []
    for sheet in sheets:
        for proof in sheet.proofs:
            rows = [(g, row) for g in results if g.sheet == sheet.name for row in g.rows if row.exercise == proof.name]
            entries = [(graded, row) for graded, row in rows if row.answer]
            if entries:
                written.append((sheet, proof, entries))
    return written


def leaderboards(results):
    """Return [(exercise, [(rank, player, score, is the paper)])], least score first; equal scores share a rank."""
    scores = {}
    for graded in results:
        for row in graded.rows:
            if row.score is not None:
                scores.setdefault((graded.sheet, row.exercise), []).append(
                    (row.score, pseudonym(graded.student), False)
                )
    boards = []
    for (_, exercise), players in sorted(scores.items()):
        entries = sorted([*players, (Score(1.0, 1.0, 1.0), "the paper's scheduler", True)])
        values = [score.value for score, _, _ in entries]
        ranked = [(values.index(score.value) + 1, name, score, paper) for score, name, paper in entries]
        boards.append((exercise, ranked))
    return boards


PAGES.filters.update(number=number, points_of=lambda graded: total(graded)[0])
PAGES.globals.update(place=place, total=total, PROTECTIONS=PROTECTIONS)
