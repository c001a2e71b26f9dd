"""The pages that come out: feedback for each student, an overview, proofs to mark, the leaderboard.

Everything a student wrote is shown as text. The pages hold no script, except that the page of proofs holds MathJax, and
their policy forbids the browser to run anything else or to load anything.
"""

import shutil
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from assignments.grader import secret
from assignments.grader.exercise import Score
from assignments.grader.folder import file_name
from assignments.grader.marks import rubric
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.secret import pseudonym

TEMPLATES = Path(__file__).resolve().parent / "pages"
PAGES = Environment(
    loader=FileSystemLoader(TEMPLATES),
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


def write(out, page, template, **content):
    """Write one page."""
    path = Path(out) / page
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(PAGES.get_template(template).render(**content), encoding="utf-8", errors="replace")


def write_all(out, results, sheets, lines=(), anonymous=False):
    """Write all pages from a list of Graded and the Sheets; those of before are removed. `lines` are what the
    instructor should know besides; the pages of proofs show pseudonyms if `anonymous`."""
    shutil.rmtree(Path(out) / "feedback", ignore_errors=True)
    titles = {(sheet.name, name): title for sheet in sheets for name, title in sheet.titles.items()}
    students = {}
    for graded in results:
        write(out, place(graded), "sheet.html", graded=graded, alias=pseudonym(graded.student), titles=titles)
        students.setdefault(graded.student, {})[graded.sheet] = graded
    names, public = sorted({graded.sheet for graded in results}), secret.secret() == secret.PUBLIC
    write(out, "index.html", "index.html", sheets=names, students=students, lines=lines, public=public)
    write_proofs(out, results, sheets, pseudonym if anonymous else str)
    write(out, "leaderboard.html", "leaderboard.html", boards=leaderboards(results))


def write_proofs(out, results, sheets, shown):
    """Write a page for each proof that somebody wrote, and a list of them. Macros and labels of LaTeX hold for a whole
    page, and nobody's may touch what another wrote."""
    shutil.rmtree(Path(out) / "proofs", ignore_errors=True)
    script, entries = mathjax(), []
    if script:
        (Path(out) / "proofs").mkdir(parents=True)
        (Path(out) / "proofs" / "mathjax.js").write_text(script, encoding="utf-8")
    for sheet, graded in ((sheet, graded) for sheet in sheets for graded in results if graded.sheet == sheet.name):
        with secret.grading(graded.student):
            proofs = {proof.name: proof for proof in sheet.proofs}
        for row in (row for row in graded.rows if row.answer and row.exercise in proofs):
            name, proof = shown(graded.student), proofs[row.exercise]
            page = f"proofs/{file_name(name)}_{file_name(sheet.name)}_{file_name(proof.name)}.html"
            content = {"graded": graded, "row": row, "name": name, "proof": proof, "items": rubric(proof)}
            write(out, page, "proof.html", script=bool(script), **content)
            entries.append((sheet.name, proof.name, name, row, page, graded.flags))
    write(out, "proofs.html", "proofs.html", entries=entries)


@cache
def mathjax():
    """Return MathJax with its settings, which allow no links, HTML or styles, or "" where it is not installed."""
    try:
        files = distribution("sphinx-mathjax-offline").files or []
    except PackageNotFoundError:
        files = []
    found = [TEMPLATES / "mathjax.js", *(path.locate() for path in files if path.name == "tex-svg.js")]
    return "".join(path.read_text(encoding="utf-8") for path in found) if len(found) > 1 else ""


def leaderboards(results):
    """Return [(exercise, [(rank, player, score, is the paper)])], least score first; equal scores share a rank."""
    paper, boards = (Score(1.0, 1.0, 1.0), "the paper's scheduler", True), {}
    for graded in results:
        for row in (row for row in graded.rows if row.score is not None):
            board = boards.setdefault((graded.sheet, row.exercise), [paper])
            board.append((row.score, pseudonym(graded.student), False))
    return [(exercise, ranked(players)) for (_, exercise), players in sorted(boards.items())]


def ranked(players):
    """Return the players of one board with their ranks, least score first."""
    values = sorted(score.value for score, _, _ in players)
    return [(1 + values.index(score.value), name, score, paper) for score, name, paper in sorted(players)]


PAGES.filters["number"] = number
PAGES.globals.update(place=place, PROTECTIONS=PROTECTIONS)
