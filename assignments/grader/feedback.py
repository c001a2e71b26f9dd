"""The pages that come out: feedback for each student, an overview, proofs to mark, the leaderboard.

Everything a student wrote is shown as text. The pages hold no script, and their scheduler forbids the browser to run or
load any.
"""

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from assignments.grader.exercise import Score
from assignments.grader.folder import file_name
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.secret import pseudonym

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
    return f"feedback/{file_name(graded.student)}/{file_name(graded.sheet.name)}.html"


def total(rows):
    """Return the sum of the points given so far, and of the points that can be earned."""
    return sum(row.points or 0 for row in rows), sum(row.of for row in rows)


def write(out, page, template, **content):
    """Write one page."""
    path = Path(out) / page
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(PAGES.get_template(template).render(**content), encoding="utf-8")


def write_all(out, results, missing):
    """Write all pages.

    Parameters
    ----------
    out : the folder.
    results : a list of Graded.
    missing : the protections that this system could not give, as sentences.
    """
    for graded in results:
        write(out, place(graded), "sheet.html", graded=graded, alias=pseudonym(graded.student), missing=missing)
    names = sorted({graded.sheet.name for graded in results})
    students = {}
    for graded in results:
        students.setdefault(graded.student, {})[graded.sheet.name] = graded
    write(out, "index.html", "index.html", sheets=names, students=students, missing=missing)
    write(out, "proofs.html", "proofs.html", pairs=to_mark(results))
    write(out, "leaderboard.html", "leaderboard.html", boards=leaderboards(results))


def to_mark(results):
    """Return (proof, [(graded, row)]) for each proof that somebody wrote."""
    written = {}
    for graded in results:
        for proof in graded.sheet.proofs:
            if proof.name in graded.proofs:
                [row] = [row for row in graded.rows if row.exercise == proof.name]
                written.setdefault((graded.sheet.name, proof.name), (proof, []))[1].append((graded, row))
    return [written[key] for key in sorted(written)]


def leaderboards(results):
    """Return [(exercise, [(rank, player, score, is the paper)])], least score first; equal scores share a rank."""
    scores = {}
    for graded in results:
        for row in graded.rows:
            if row.score is not None:
                scores.setdefault((row.sheet, row.exercise), []).append((row.score, pseudonym(row.student), False))
    boards = []
    for (_, exercise), players in sorted(scores.items()):
        entries = sorted([*players, (Score(1.0, 1.0, 1.0), "the paper's scheduler", True)])
        values = [score.value for score, _, _ in entries]
        ranked = [(values.index(score.value) + 1, name, score, paper) for score, name, paper in entries]
        boards.append((exercise, ranked))
    return boards


PAGES.filters.update(number=number, total_points=lambda rows: total(rows)[0])
PAGES.globals.update(place=place, total=total, PROTECTIONS=PROTECTIONS)
