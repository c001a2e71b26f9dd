"""The program that runs a student's code: in a process of its own,
confined before the first line of that code runs.

    python -I worker.py SETTINGS

SETTINGS is JSON for `sandbox.confine`. Each line in and out is one JSON object. The first line out
says which walls stand; the first line in brings the student's cells; every other line in asks for
one call, and gets one line out. The grader trusts nothing that is written after the cells came.
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


def load(cells, patience):
    """Run the cells, a list of (label, source),
    statement by statement in a new module. Return its names and the notes.

    A statement that fails, or that takes more than `patience`, a pair of seconds of computing and
    seconds on the wall, is noted and skipped, so that one bad line does not cost the functions
    below it.
    """
    module = types.ModuleType(MODULE)
    sys.modules[MODULE] = module
    notes = []
    flags = 0
    module.display = lambda *objects, **options: None

    def run(label, source):
        nonlocal flags
        try:
            statements = ast.parse(python_only(source), filename=label).body
        except BaseException as fault:
            notes.append(describe(fault))
            return
        for statement in statements:
            flags |= future(statement)
            try:
                code = compile(
                    ast.Module([statement], type_ignores=[]),
                    label,
                    "exec",
                    flags,
                    dont_inherit=True,
                )
                within(patience, lambda code=code: exec(code, module.__dict__))
            except BaseException as fault:
                notes.append(describe(fault))

    for label, source in cells:
        run(label, source)
    return module.__dict__, notes


def python_only(source):
    r"""Return the source without the commands of the notebook: lines that begin with % or !,
    or end with a ?.

    A cell under `%%time`, `%%capture` or `%%prun` is run; under any other such line it is for
    another program. A line that is Python in spite of its looks, within a text for instance, is
    left as it is.

    >>> (
    ...     python_only("%matplotlib inline\nx = 1"),
    ...     python_only("%%bash\nls"),
    ...     python_only("%%time\nx = 1"),
    ... )
    ('pass\nx = 1', '', '\nx = 1')
    """
    if not COMMANDS.search(source) or is_python(source):
        return source
    first, _, rest = source.lstrip().partition("\n")
    if first.startswith("%%"):
        return "\n" + rest if first[2:].split()[:1] and first[2:].split()[0] in RUNNING else ""
    return "\n".join(without_command(line) for line in source.split("\n"))


def is_python(source):
    """Tell whether a text is Python as it stands."""
    try:
        ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


def without_command(line):
    """Return a line, or `pass` or `= None` in place of a command of the notebook."""
    space = line[: len(line) - len(line.lstrip())]
    if line.lstrip()[:1] in ("%", "!", "?") or line.rstrip().endswith("?"):
        return space + "pass"
    return re.sub(r"=\s*[%!].*$", "= None", line)


def future(statement):
    """Return the flags of the compiler that a `from __future__ import ...` sets for all that
    follows.
    """
    known = isinstance(statement, ast.ImportFrom) and statement.module == "__future__"
    names = [alias.name for alias in statement.names] if known else []
    return sum(
        getattr(__future__, name).compiler_flag
        for name in names
        if name in __future__.all_feature_names
    )


def within(patience, action):
    """Do something; raise TooSlow in it when the seconds of computing or those on the wall are
    over.

    (Code that fights this meets the grader's own clock.)
    """
    computing, wall = patience

    def ring(number, frame):
        raise TooSlow(
            f"skipped after {computing:g} s of computing"
            if number == signal.SIGPROF
            else "skipped: asleep"
        )

    signal.signal(signal.SIGPROF, ring)
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_PROF, computing)
    signal.setitimer(signal.ITIMER_REAL, wall)
    try:
        action()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


def describe(fault):
    """Say in one line what went wrong, and in which line of which cell."""
    place = ""
    trace = fault.__traceback__
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
        return {
            "fault": "missing function",
            "message": "; ".join([f"no function {function}", *notes]),
        }
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
    raise TypeError(
        f"expected numbers, texts, lists or truth values, received {type(value).__name__}"
    )


def send(stream, message):
    """Write one line."""
    stream.write(json.dumps(message) + "\n")
    stream.flush()


def main(settings):
    """Confine this process, say how, load the cells of the first request,
    then answer the others, one by one.
    """
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    import sandbox

    del sys.path[0]
    requests = os.dup(0)
    answers = os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
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
            send(
                outgoing,
                {
                    "id": request["id"],
                    **answer(names, notes, request["function"], request["arguments"]),
                },
            )
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
