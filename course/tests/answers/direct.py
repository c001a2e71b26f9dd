"""A student whose code runs in this process, without walls: for answers of ours, many and fast."""

import json

from course.grader import worker
from course.grader.student import StudentFault


class Direct:
    """Do what a Student does, with the functions of the worker itself."""

    def __init__(self, cells):
        self.cells = cells
        self.restart()

    def restart(self):
        """Run the cells in a new module."""
        self.names, self.notes = worker.load(self.cells, (10, 100))

    def call(self, function, *arguments):
        """Call a function with a copy of plain data."""
        found = worker.answer(self.names, self.notes, function, json.loads(json.dumps(arguments)))
        if "fault" in found:
            raise StudentFault(found["fault"], found["message"])
        return found["value"]
