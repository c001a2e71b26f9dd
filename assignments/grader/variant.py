"""Numbers of one's own: a variant changes constants and proofs of a sheet, in the notebook and in the grader alike.

COURSE_VARIANT, or the file assignments/variant.txt, says for whom they are drawn, with the secret: `student`, for each
student, `class`, the same for all, or nothing; then the sheets are as they are written. `variants.toml` says for each
topic what is drawn, and which texts of the notebook it replaces; << and >> enclose an expression in what was drawn.
"""

import json
import os
import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path

from jinja2 import Environment, StrictUndefined

from assignments.grader import secret
from delay_scheduling.validation import require

COURSE = Path(__file__).resolve().parent.parent
VARIABLE, CHOICE, FILE = "COURSE_VARIANT", COURSE / "variant.txt", COURSE / "variants.toml"
TEMPLATES = Environment(
    variable_start_string="<<", variable_end_string=">>", undefined=StrictUndefined, keep_trailing_newline=True
)
TEMPLATES.globals["Fraction"] = Fraction


def mode():
    """Return for whom numbers are drawn: "student", "class", or "" for nobody."""
    found = os.environ.get(VARIABLE) or (CHOICE.read_text(encoding="utf-8").strip() if CHOICE.exists() else "")
    require(found in ("", "class", "student"), f"{VARIABLE} or {CHOICE.name}", "student, class or nothing", found)
    return found


@cache
def entries(topic):
    """Return what the file of variants holds about a topic, perhaps nothing."""
    return tomllib.loads(FILE.read_text(encoding="utf-8")).get(topic, {"draw": {}, "replace": {}})


def drawn(topic):
    """Return the numbers {name: value} of a topic for the student whose sheet is made or graded now, or {}."""
    whose = {"student": secret.WHO.get()[0], "class": "everybody"}.get(mode(), "")
    return {
        name: values[int.from_bytes(secret.digest("variant", mode(), whose, topic, name)[:8]) % len(values)]
        for name, values in (entries(topic)["draw"] if whose else {}).items()
    }


def number(topic, key, default):
    """Return a constant of a sheet."""
    return drawn(topic).get(key, default)


def notebook(path):
    """Return a source notebook, its cells changed as the variant says.

    Raise ValueError if a text that should be replaced is not there: the notebook was changed and the variant was not.
    """
    content, values = json.loads(path.read_text(encoding="utf-8")), drawn(path.stem)
    for cell in content["cells"]:
        cell["source"] = "".join(cell["source"])
    for old, new in entries(path.stem)["replace"].items() if values else ():
        known = [cell for cell in content["cells"] if old in cell["source"]]
        require(known, f"{path.name}, {FILE.name}", "a text of the notebook", old)
        for cell in known:
            cell["source"] = cell["source"].replace(old, TEMPLATES.from_string(new).render(values))
    return content
