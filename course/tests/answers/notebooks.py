"""Submissions made from the source of a sheet: the model answer, the blank, and a slip."""

import json
import re

from course.grader import variant

SOLUTION = re.compile(r"### BEGIN SOLUTION.*?### END SOLUTION", re.DOTALL)


def model(source, role):
    """Return the cell as it is."""
    return source


def announced(sheet):
    """Return the points of each cell that nbgrader would score by running it, by grade_id."""
    roles = [role for role, _ in sheet.cells if role.get("grade") and not role["solution"]]
    return {role["grade_id"]: role["points"] for role in roles}


def blank(source, role):
    """Return the cell as a student gets it, for code and for text."""
    return SOLUTION.sub(
        "YOUR ANSWER HERE" if role.get("grade") else "raise NotImplementedError()", source
    )


def slipped(slip):
    """Return the function that puts a slip into its cell."""

    def change(source, role):
        return slip.apply(source) if role.get("grade_id") == slip.cell else source

    return change


def submission(sheet, change):
    """Return the notebook that a student hands in, the answers of the source being changed."""
    notebook = variant.notebook(sheet.notebook)
    for cell in notebook["cells"]:
        role = cell["metadata"].get("nbgrader", {})
        if role.get("solution"):
            cell["source"] = change("".join(cell["source"]), role)
    return notebook


def as_bytes(sheet, change):
    """Return the file that a student hands in."""
    return json.dumps(submission(sheet, change)).encode()


def hand_in(folder, student, sheet, change):
    """Write the notebook into the folder of a student and return that folder."""
    path = folder / student / sheet.name / sheet.notebook.name
    path.parent.mkdir(parents=True)
    path.write_bytes(as_bytes(sheet, change))
    return folder / student
