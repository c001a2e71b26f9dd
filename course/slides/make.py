"""Make the slides: for each lecture one HTML file that needs nothing else,
and one file for PowerPoint, to be edited.

A line `{{figure: chapter | words}}` in a lecture stands for the figure of that chapter whose
description begins with the words. It is taken from the stored output of the chapter, with its
description. `{{drawing: name}}` stands for a picture that is drawn for the book (tools/drawings).
"""

import base64
import io
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOOK = HERE.parent.parent / "book"
PICTURE = re.compile(r"\{\{(figure|drawing): (\w+)(?: \| (.*?))?\}\}")
FORMATS = {"html": "dzslides", "pptx": "pptx"}
OPTIONS = ["--standalone", "--slide-level=2", "--mathml"]


def lectures():
    """Return the sources of the lectures in order."""
    return sorted(HERE.glob("[0-9]_*.md"))


def figure(chapter, words):
    """Return the description and the bytes (PNG) of a figure of the book.

    Raises
    ------
    ValueError : unless the description of exactly one figure of the chapter begins with the words.
    """
    notebook = json.loads((BOOK / f"{chapter}.ipynb").read_text(encoding="utf-8"))
    found = [
        (alt, output["data"]["image/png"])
        for cell in notebook["cells"]
        for alt in [cell["metadata"].get("mystnb", {}).get("image", {}).get("alt", "")]
        for output in cell.get("outputs", [])
        if alt.startswith(words) and "image/png" in output.get("data", {})
    ]
    if len(found) != 1:
        raise ValueError(
            f"{chapter}: expected one figure whose description begins {words!r}, found {len(found)}"
        )
    [(alt, data)] = found
    return alt, base64.b64decode("".join(data))


def drawing(name):
    """Return the description and the bytes (PNG) of a drawing of the book, for light pages."""
    import matplotlib.pyplot as plt

    from tools import pictures

    picture = pictures.PICTURES[name]
    found = picture.numbers()
    file = io.BytesIO()
    drawn = pictures.drawn(picture, found, "light")
    drawn.savefig(file, format="png", dpi=160, facecolor="white")
    plt.close(drawn)
    return picture.alternative(found), file.getvalue()


def with_pictures(text, folder):
    """Return the text of a lecture with its pictures as images, which are written to the folder."""

    def image(match):
        kind, name, words = match.groups()
        alt, content = drawing(name) if kind == "drawing" else figure(name, words.strip())
        path = folder / f"{name}-{len(list(folder.iterdir()))}.png"
        path.write_bytes(content)
        described = alt.replace('"', "'")
        return f'![]({path}){{alt="{described}"}}'

    return PICTURE.sub(image, text)


def spaced(text):
    r"""Return a text with thin spaces around the operators of TeX, which MathML does not set.

    >>> spaced(r"x \log x + \log (2)")
    'x \\, \\log \\, x + \\log (2)'
    """
    text = re.sub(r"(?<=[\w})]) (?=\\(log|min|max)\b)", r" \\, ", text)
    return re.sub(r"(?<=\\log) (?=[A-Za-z]|\\frac)", r" \\, ", text)


def make(lecture, out):
    """Make one lecture in all formats, and return the paths."""
    import pypandoc

    out.mkdir(parents=True, exist_ok=True)
    made = []
    with tempfile.TemporaryDirectory() as folder:
        text = with_pictures(spaced(lecture.read_text(encoding="utf-8")), Path(folder))
        for ending, format in FORMATS.items():
            path = out / f"{lecture.stem}.{ending}"
            pypandoc.convert_text(
                text,
                format,
                format="markdown",
                outputfile=str(path),
                extra_args=options(ending, folder),
            )
            made.append(path)
    return made


def options(ending, folder):
    """Return the options of pandoc. Its own template for HTML would load a font from another
    site.
    """
    if ending != "html":
        return OPTIONS
    import pypandoc

    command = [pypandoc.get_pandoc_path(), "--print-default-template=dzslides"]
    template = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    path = Path(folder) / "template.html"
    path.write_text(re.sub(r"<link [^>]*https?:[^>]*>", "", template), encoding="utf-8")
    return [
        *OPTIONS,
        "--embed-resources",
        f"--template={path}",
        f"--include-in-header={HERE / 'style.html'}",
    ]


if __name__ == "__main__":
    for source in lectures():
        print(*make(source, Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "made"), sep="\n")
