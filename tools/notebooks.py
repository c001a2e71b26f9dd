"""Run notebooks in place and store their outputs,
without anything that changes from one run to the next.

Usage: python tools/notebooks.py [notebook ...]     (default: all of book/ and course/source/)
"""

import base64
import io
import os
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from PIL import Image

from proofbook.remembered import RERUN

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("book", "course/source")
COLORS = 64


def run(path):
    """Execute one notebook in its own folder and write it back."""
    os.environ[RERUN] = "1"
    os.environ["DELAY_SCHEDULING_QUIET"] = "1"  # no bar of progress is stored
    notebook = nbformat.read(path, as_version=4)
    here = {"metadata": {"path": path.parent}}
    client = NotebookClient(
        notebook, timeout=600, record_timing=False, coalesce_streams=True, resources=here
    )
    client.execute()
    clean(notebook)
    nbformat.write(notebook, path)


def clean(notebook):
    """Remove time stamps and the version of Python, which differ between machines,
    and store figures with a palette.
    """
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            if "image/png" in output.get("data", {}):
                output.data["image/png"] = with_palette(output.data["image/png"])
    notebook.metadata.language_info = {"name": "python"}
    notebook.metadata.kernelspec = {
        "display_name": "Python 3",
        "language": "python",
        "name": "python3",
    }


def with_palette(png):
    """Return a figure, PNG in base64, with a palette of so many colors that nobody sees the
    difference.
    """
    image = Image.open(io.BytesIO(base64.b64decode(png)))
    small = io.BytesIO()
    image.convert("RGBA").quantize(COLORS, Image.Quantize.FASTOCTREE).save(
        small, "png", optimize=True
    )
    return base64.b64encode(small.getvalue()).decode()


def every_notebook():
    """Return the notebooks of the book and of the course."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.ipynb"))]
    return [path for path in found if ".ipynb_checkpoints" not in path.parts]


def main(arguments):
    """Run the notebooks named, or all of them."""
    for path in [Path(argument).resolve() for argument in arguments] or every_notebook():
        print(f"running {path.relative_to(ROOT)}", flush=True)
        run(path)


if __name__ == "__main__":
    main(sys.argv[1:])
