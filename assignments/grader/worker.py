"""The program that runs a student's code: in a process of its own, confined before the first line of that code runs.

    python -I worker.py SETTINGS

SETTINGS is JSON for `sandbox.confine`. Each line in and out is one JSON object. The first line out says which walls
stand; the first line in brings the student's cells; every other line in asks for one call, and gets one line out. The
grader trusts nothing that is written after the cells came.
"""

import __future__

import ast
import json
import os
import re
import signal
import sys
import types
from fractions import Fraction

MODULE = "student"
COMMANDS = re.compile(r"^\s*[%!?]|\?\s*$|=\s*[%!]", re.MULTILINE)  # of the notebook, perhaps
RUNNING = ("time", "capture", "prun")  # cell commands whose cell may define something


class TooSlow(BaseException):
    """A statement takes too long."""


class Notebook:
    """What IPython is to a cell: its commands do nothing here, except run the cell that they stand above."""

    def __init__(self, run):
        self.run_cell_magic = lambda name, line, cell: run(cell) if name in RUNNING else None

    def __getattr__(self, name):
        return lambda *arguments, **options: None


def load(cells, patience):
    """Run the cells, a list of (label, source), statement by statement in a new module. Return its names and the notes.

    A statement that fails, or that takes more than `patience` seconds, is noted and skipped, so that one bad line does
    not cost the functions below it.
    """
    module = types.ModuleType(MODULE)
    sys.modules[MODULE] = module
    notes, flags = [], 0
    module.display = lambda *objects, **options: None

    def run(label, source):
        nonlocal flags
        module.get_ipython = lambda: Notebook(lambda cell: run(label, cell))
        try:
            statements = ast.parse(python_only(source), filename=label).body
        except BaseException as fault:
            notes.append(describe(fault))
            return
        for statement in statements:
            flags |= future(statement)
            try:
                code = compile(ast.Module([statement], type_ignores=[]), label, "exec", flags, dont_inherit=True)
                within(patience, lambda code=code: exec(code, module.__dict__))
            except BaseException as fault:
                notes.append(describe(fault))

    for label, source in cells:
        run(label, source)
    return module.__dict__, notes


def python_only(source):
    """Return the source with the commands of the notebook turned into Python, as IPython does it."""
    if not COMMANDS.search(source):
        return source
    from IPython.core.inputtransformer2 import TransformerManager

    return TransformerManager().transform_cell(source)


def future(statement):
    """Return the flags of the compiler that a `from __future__ import ...` sets for all that follows."""
    known = isinstance(statement, ast.ImportFrom) and statement.module == "__future__"
    names = [alias.name for alias in statement.names] if known else []
    return sum(getattr(__future__, name).compiler_flag for name in names if name in __future__.all_feature_names)


def within(seconds, action):
    """Do something; raise TooSlow in it when the time is over. (Code that fights this meets the grader's own clock.)"""

    def ring(number, frame):
        raise TooSlow(f"skipped after {seconds:g} s")

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        action()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def describe(fault):
    """Say in one line what went wrong, and in which line of which cell."""
    place, trace = "", fault.__traceback__
    while trace is not None:
        if trace.tb_frame.f_globals.get("__name__") == MODULE:
            place = f" ({trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno})"
        trace = trace.tb_next
    if isinstance(fault, SyntaxError):
        return f"{type(fault).__name__}: {fault.msg} ({fault.filename}, line {fault.lineno})"
    text = str(fault)
    return f"{type(fault).__name__}{': ' * bool(text)}{text}{place}"


def answer(names, notes, function, arguments):
    """Call one function of the student and return the answer as a dictionary."""
    if not callable(names.get(function)):
        return {"fault": "missing function", "message": "; ".join([f"no function {function}", *notes])}
    try:
        value = names[function](*arguments)
    except MemoryError as fault:
        return {"fault": "too much memory", "message": describe(fault)}
    except BaseException as fault:
        return {"fault": "raised", "message": describe(fault)}
    try:
        return {"value": json.loads(json.dumps(value, default=plain))}
    except BaseException as fault:
        return {"fault": "not plain data", "message": f"a {type(value).__name__}: {fault}"}


def plain(value):
    """Return plain data for what is a collection or a number by another name.

    >>> plain({3, 1}), plain(Fraction(7, 96)), plain(range(2))
    ([1, 3], '7/96', [0, 1])
    """
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, (range, type({}.keys()), type({}.values()))):
        return list(value)
    if isinstance(value, Fraction):
        return str(value)
    kind = type(value).__module__.partition(".")[0]
    if kind == "numpy" and hasattr(value, "tolist"):
        return value.tolist()
    if kind == "sympy" and value.is_Rational:
        return int(value) if value.is_Integer else str(value)
    if kind == "sympy" and value.is_Boolean:
        return bool(value)
    if kind in ("sympy", "mpmath", "decimal", "gmpy2"):
        return float(value)
    raise TypeError(f"expected numbers, texts, lists or truth values, received {type(value).__name__}")


def send(stream, message):
    """Write one line."""
    stream.write(json.dumps(message) + "\n")
    stream.flush()


def main(settings):
    """Confine this process, say how, load the cells of the first request, then answer the others, one by one."""
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    import sandbox

    del sys.path[0]
    requests, answers, nothing = os.dup(0), os.dup(1), os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    os.close(nothing)
    walls = sandbox.confine(**json.loads(settings))
    with os.fdopen(requests) as incoming, os.fdopen(answers, "w") as outgoing:
        send(outgoing, {"walls": walls})
        first = json.loads(incoming.readline())
        names, notes = load(first["cells"], first["patience"])
        send(outgoing, {"id": first["id"], "value": notes})
        for line in incoming:
            request = json.loads(line)
            send(outgoing, {"id": request["id"], **answer(names, notes, request["function"], request["arguments"])})
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
