"""A problem sheet as its source notebook declares it: which cells are the student's,
which are tests or proofs.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from course.grader import variant

HEADING = re.compile(r"^## Exercise (.*?)(?: \(.*\))?$", re.MULTILINE)
SOURCE = variant.COURSE / "source"


@dataclass(frozen=True)
class Proof:
    """An exercise that is marked by hand: the grade_id of the cell in which the student writes,
    the most that it can
    earn, the text above that cell, with the mark scheme, and the model answer."""

    name: str
    points: float
    task: str
    model: str


@dataclass(frozen=True)
class Sheet:
    """One problem sheet, given its source notebook `source/<number>_<topic>/<topic>.ipynb`.

    >>> sheet = Sheet(SOURCE / "1_game" / "game.ipynb")
    >>> sheet.name, sheet.topic
    ('1_game', 'game')
    """

    notebook: Path

    @property
    def name(self):
        """The name of the sheet, which is that of its folder."""
        return self.notebook.parent.name

    @property
    def topic(self):
        """The name of the notebook, and of the module that scores it."""
        return self.notebook.stem

    @property
    def cells(self):
        """Pairs (metadata of nbgrader, source) of all cells, in order."""
        return read_cells(self.notebook, tuple(variant.drawn(self.topic).items()))

    @property
    def solutions(self):
        """The grade_ids of the cells in which the student writes code or proofs."""
        return [role["grade_id"] for role, _ in self.cells if role.get("solution")]

    @property
    def ours(self):
        """The grade_ids of the other marked cells: text,
        worked examples and tests. They never run in the grader.
        """
        return {role["grade_id"] for role, _ in self.cells if role and not role["solution"]}

    @property
    def proofs(self):
        """The exercises that are marked by hand."""
        pairs = zip([({}, ""), *self.cells], self.cells, strict=False)
        return [
            Proof(role["grade_id"], role["points"], above, source)
            for (_, above), (role, source) in pairs
            if role.get("grade") and role["solution"]
        ]

    @property
    def titles(self):
        """The heading of each exercise, such as "1.1 First come, first served", by name."""
        found = {}
        heading = ""
        for role, source in self.cells:
            match = HEADING.search(source)
            heading = match[1] if match else heading
            if role.get("grade"):
                found[role["grade_id"]] = heading or role["grade_id"]
        return found

    @property
    def exercises(self):
        """The exercises that the grader scores by itself."""
        return import_module(f"course.grader.sheets.{self.topic}").EXERCISES


@cache
def read_cells(notebook, drawn):
    """Return the cells of a source notebook, read once for each variant."""
    return [
        (cell["metadata"].get("nbgrader", {}), cell["source"])
        for cell in variant.notebook(notebook)["cells"]
    ]


def sheets(source=SOURCE):
    """Return all problem sheets in order."""
    return [Sheet(notebook) for notebook in sorted(Path(source).glob("*/*.ipynb"))]
