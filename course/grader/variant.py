"""A class's own numbers: a variant changes constants and proofs of a sheet,
in the notebook and in the grader alike.

If COURSE_VARIANT, or the file course/variant.txt, says `class`, they are drawn with the secret:
another secret in the next year makes other sheets. Without it the sheets are as they are written.
`variants.toml` says for each topic what is drawn, and which texts of the notebook it replaces; <<
and >> enclose an expression in what was drawn.
"""

import json
import os
import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path

from jinja2 import Environment, StrictUndefined

from course.grader import secret
from delay_scheduling.validation import require

COURSE = Path(__file__).resolve().parent.parent
VARIABLE = "COURSE_VARIANT"
CHOICE = COURSE / "variant.txt"
FILE = COURSE / "variants.toml"
TEMPLATES = Environment(
    variable_start_string="<<",
    variable_end_string=">>",
    undefined=StrictUndefined,
    keep_trailing_newline=True,
)
TEMPLATES.globals["Fraction"] = Fraction


def mode():
    """Return "class" if the class has numbers of its own, or ""."""
    found = os.environ.get(VARIABLE) or (
        CHOICE.read_text(encoding="utf-8").strip() if CHOICE.exists() else ""
    )
    require(found in ("", "class"), f"{VARIABLE} or {CHOICE.name}", "class or nothing", found)
    return found


@cache
def entries(topic):
    """Return what the file of variants holds about a topic, perhaps nothing."""
    return tomllib.loads(FILE.read_text(encoding="utf-8")).get(topic, {"draw": {}, "replace": {}})


def drawn(topic):
    """Return the numbers {name: value} of a topic for the class, or {}."""
    if not mode():
        return {}
    draw = entries(topic)["draw"]
    return {name: values[index(topic, name) % len(values)] for name, values in draw.items()}


def index(topic, name):
    """Return the number that chooses among the values of one name."""
    return int.from_bytes(secret.digest("variant", "class", "everybody", topic, name)[:8])


def number(topic, key, default):
    """Return a constant of a sheet."""
    return drawn(topic).get(key, default)


def notebook(path):
    """Return a source notebook, its cells changed as the variant says.

    Raise ValueError if a text that should be replaced is not there: the notebook was changed and
    the variant was not.
    """
    content = json.loads(path.read_text(encoding="utf-8"))
    values = drawn(path.stem)
    for cell in content["cells"]:
        cell["source"] = "".join(cell["source"])
    for old, new in entries(path.stem)["replace"].items() if values else ():
        known = [cell for cell in content["cells"] if old in cell["source"]]
        require(known, f"{path.name}, {FILE.name}", "a text of the notebook", old)
        for cell in known:
            cell["source"] = cell["source"].replace(old, TEMPLATES.from_string(new).render(values))
    return content
