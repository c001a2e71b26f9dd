"""Another year, other numbers: a variant changes constants of the sheets, in the notebooks and in the grader alike.

A variant is a file of assignments/variants: for each topic a table `replace` of texts in the notebook, made in this
order, and numbers for the grader. The variable COURSE_VARIANT or the file assignments/variant.txt names it.
"""

import json
import os
import tomllib
from functools import cache
from pathlib import Path

from delay_scheduling.validation import require

COURSE = Path(__file__).resolve().parent.parent
VARIABLE, FILE, FOLDER = "COURSE_VARIANT", COURSE / "variant.txt", COURSE / "variants"


def name():
    """Return the name of the variant, or ""."""
    return os.environ.get(VARIABLE) or (FILE.read_text(encoding="utf-8").strip() if FILE.exists() else "")


@cache
def entries(variant):
    """Return what the file of a variant holds, or raise ValueError if there is none."""
    known = sorted(path.stem for path in FOLDER.glob("*.toml"))
    require(variant in known, "variant", f"one of {', '.join(known)}", variant)
    return tomllib.loads((FOLDER / f"{variant}.toml").read_text(encoding="utf-8"))


def number(topic, key, default):
    """Return a constant of a sheet."""
    return entries(name()).get(topic, {}).get(key, default) if name() else default


def notebook(path):
    """Return a source notebook, its cells changed as the variant says.

    Raises
    ------
    ValueError : if a text that should be replaced is not there: then the notebook was changed and the variant was not.
    """
    content = json.loads(path.read_text(encoding="utf-8"))
    changes = entries(name()).get(path.stem, {}).get("replace", {}) if name() else {}
    everything = "\n".join("".join(cell["source"]) for cell in content["cells"])
    for old in changes:
        require(old in everything, f"{path.name}, variant {name()}", "a text of the notebook", old)
    for cell in content["cells"]:
        source = "".join(cell["source"])
        for old, new in changes.items():
            source = source.replace(old, new)
        cell["source"] = source
    return content
