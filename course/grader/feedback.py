"""The pages that come out: feedback under the name of each file that came in,
proofs to mark, an overview.

Everything a student wrote is shown as text. The pages hold no script, except that the page of a
proof holds MathJax, and their policy forbids the browser to run anything else or to load anything.
Each page is written whole, and pages of before are removed at the end: whoever stops this in the
middle has old pages or new ones, and no half of one.
"""

import io
import json
import zipfile
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from course.grader import folder, secret
from course.grader.exercise import Score
from course.grader.latex import allowed
from course.grader.marks import rubric
from course.grader.sandbox import PROTECTIONS

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


def place(name):
    """Return where the page of a file lies: its own name, with what every system takes,
    and `.html`.

    >>> place("Ann Lee_7_assignsubmission_file/game.ipynb")
    'feedback/Ann Lee_7_assignsubmission_file/game.ipynb.html'
    """
    return f"feedback/{folder.safe_path(f'{name}.html')}"


def pseudonym(graded):
    """Return the name of a player on the leaderboard,
    which only the page of the notebook gives away.
    """
    return f"player {secret.digest('pseudonym', graded.file).hex()[:8]}"


def write(out, page, template, **content):
    """Write one page and return its path."""
    path = Path(out) / page
    folder.write(path, PAGES.get_template(template).render(**content))
    return path


def write_all(out, pairs, sheets, lines=()):
    """Write all pages.

    Parameters
    ----------
    out : the folder of results.
    pairs : (name of the file as it came, Graded).
    sheets : the Sheets.
    lines : what the instructor should know besides.
    """
    out = Path(out)
    titles = {(sheet.name, name): title for sheet in sheets for name, title in sheet.titles.items()}
    written = {}
    for name, graded in pairs:
        page = place(name)
        content = {"graded": graded, "alias": pseudonym(graded), "titles": titles}
        written[write(out, page, "sheet.html", **content)] = f"{name}.html"
    results = [graded for _, graded in pairs]
    proofs = write_proofs(out, results, sheets)
    boards = leaderboards(results)
    public = secret.secret() == secret.PUBLIC
    places = {graded.file: place(name) for name, graded in pairs}
    write(
        out,
        "index.html",
        "index.html",
        results=results,
        places=places,
        lines=lines,
        public=public,
        boards=boards,
    )
    folder.write(out / "feedback.zip", zipped(written))
    for kind, kept in (("feedback", {*written}), ("proofs", proofs)):
        clean(out / kind, kept)


def zipped(written):
    """Return an archive of pages, {path: name in the archive},
    for a platform that takes its archive back.
    """
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, name in written.items():
            entry = zipfile.ZipInfo(name.encode("utf-8", "replace").decode())
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return file.getvalue()


def clean(place, kept):
    """Remove the pages of an earlier run, and folders that are empty then."""
    for path in sorted(place.rglob("*"), reverse=True) if place.exists() else []:
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path not in kept:
            path.unlink(missing_ok=True)


def write_proofs(out, results, sheets):
    """Write a page for each proof that somebody wrote, and a list of them; return the paths.

    Macros and labels of LaTeX hold for a whole page, and nobody's may touch what another wrote.
    """
    script = mathjax()
    entries = []
    written = set()
    if script:
        written.add(out / "proofs" / "mathjax.js")
        folder.write(out / "proofs" / "mathjax.js", script)
    proofs = {(sheet.name, proof.name): proof for sheet in sheets for proof in sheet.proofs}
    for graded in results:
        for row in graded.rows:
            proof = proofs.get((graded.sheet, row.exercise))
            if proof is None or not row.answer:
                continue
            name = folder.safe_part(graded.file.replace("/", " "))
            page = f"proofs/{graded.sheet}_{proof.name}/{name}.html"
            text, refused = allowed(graded.proofs.get(proof.name, ""))
            elsewhere, more = allowed(graded.elsewhere)
            content = {
                "text": text,
                "elsewhere": elsewhere,
                "refused": dict.fromkeys((*refused, *more)),
            }
            content |= {"graded": graded, "row": row, "proof": proof, "items": rubric(proof)}
            written.add(write(out, page, "proof.html", script=bool(script), **content))
            entries.append((proof, graded, row, page))
    write(out, "proofs.html", "proofs.html", entries=entries)
    return written


@cache
def mathjax():
    """Return MathJax with its settings, which allow no links, HTML or styles,
    or "" where it is not installed.
    """
    try:
        files = distribution("sphinx-mathjax-offline").files or []
    except PackageNotFoundError:
        files = []
    found = [
        TEMPLATES / "mathjax.js",
        *(path.locate() for path in files if path.name == "tex-svg.js"),
    ]
    return "".join(path.read_text(encoding="utf-8") for path in found) if len(found) > 1 else ""


def leaderboards(results):
    """Return [(exercise, [(rank, player, score, is the paper)])], least score first;
    equal scores share a rank.
    """
    paper = (Score(1.0, 1.0, 1.0), "the paper's scheduler", True)
    boards = {}
    for graded in results:
        for row in graded.rows:
            if row.score is not None:
                board = boards.setdefault((graded.sheet, row.exercise), [paper])
                board.append((row.score, pseudonym(graded), False))
    return [(exercise, ranked(players)) for (_, exercise), players in sorted(boards.items())]


def ranked(players):
    """Return the players of one board with their ranks, least score first."""
    values = sorted(score.value for score, _, _ in players)
    return [
        (1 + values.index(score.value), name, score, paper)
        for score, name, paper in sorted(players)
    ]


def for_platform(graded, platform):
    """Return what Gradescope or PrairieLearn reads as `results.json`, for one notebook."""
    tests = []
    for row in graded.rows:
        words = "\n".join(row.messages) or "All tests passed."
        tests.append({"name": row.exercise, "output": words})
        numbers = ("score", "max_score") if platform == "gradescope" else ("points", "max_points")
        tests[-1] |= dict(zip(numbers, (row.points or 0, row.of), strict=True))
    words = "\n".join(graded.notes)
    if platform == "gradescope":
        return {
            "tests": tests,
            "output": words,
            "visibility": "visible",
            "stdout_visibility": "hidden",
        }
    share = graded.total / graded.most if graded.most else 0.0
    return {
        "gradable": bool(graded.rows),
        "score": share,
        "tests": tests,
        "output": words,
        "message": words,
    }


def write_results(out, graded, platform):
    """Write results.json for one notebook."""
    folder.write(Path(out) / "results.json", json.dumps(for_platform(graded, platform), indent=1))


PAGES.filters["number"] = number
PAGES.globals.update(PROTECTIONS=PROTECTIONS)
