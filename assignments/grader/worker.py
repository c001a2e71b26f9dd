"""The program that runs a student's code: in a process of its own, confined before the first line of that code runs.

    python -I worker.py SETTINGS REQUESTS ANSWERS

SETTINGS is JSON (see `sandbox.confine`), REQUESTS and ANSWERS are numbers of file descriptors. Each line there is one
JSON object. The first line out says which protections are active; the first line in brings the student's cells; every
other line in asks for one call, and gets one line out. The grader trusts nothing that is written after the cells came.
"""

import ast
import json
import os
import sys
import types
from pathlib import Path

MODULE = "student"


def load(cells):
    """Run the cells, a list of (label, source), statement by statement in a new module. Return its names and the notes.

    A statement that fails is noted and skipped, so that one bad line does not cost the functions below it.
    """
    module = types.ModuleType(MODULE)
    sys.modules[MODULE] = module
    notes = []
    for label, source in cells:
        try:
            statements = ast.parse(without_magics(source), filename=label).body
        except BaseException as fault:
            notes.append(describe(fault))
            continue
        for statement in statements:
            try:
                exec(compile(ast.Module([statement], type_ignores=[]), label, "exec"), module.__dict__)
            except BaseException as fault:
                notes.append(describe(fault))
    return module.__dict__, notes


def without_magics(source):
    """Return the source with the commands of the notebook (lines that start with % or !) left out."""
    return "\n".join("pass" if line.startswith(("%", "!")) else line for line in source.split("\n"))


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
    """Return an array or a number of NumPy as lists or numbers of Python."""
    if type(value).__module__ == "numpy" and hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"expected None, bool, int, float, str, list or dict, received {type(value).__name__}")


def send(stream, message):
    """Write one line."""
    stream.write(json.dumps(message) + "\n")
    stream.flush()


def serve(requests, answers):
    """Load the cells of the first request, then answer the others, one by one."""
    first = json.loads(requests.readline())
    names, notes = load(first["cells"])
    send(answers, {"id": first["id"], "value": None})
    for line in requests:
        request = json.loads(line)
        send(answers, {"id": request["id"], **answer(names, notes, request["function"], request["arguments"])})


def main(settings, requests, answers):
    """Confine this process, say how, and serve."""
    folder = str(Path(__file__).resolve().parent)
    sys.path.insert(0, folder)
    import sandbox

    sys.path.remove(folder)
    active = sandbox.confine(**json.loads(settings))
    with os.fdopen(int(requests)) as incoming, os.fdopen(int(answers), "w") as outgoing:
        send(outgoing, {"active": active})
        serve(incoming, outgoing)
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
