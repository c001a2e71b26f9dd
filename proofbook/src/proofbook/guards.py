"""What every notebook of a book must keep,
one function each. A guard returns what is wrong as a list of sentences.

A stored notebook is believed because a run of the tests would give the same again. So it must have
been run once, from the top, without warnings, and nothing in it may keep a check from being seen,
run or compared.

A notebook is the JSON of its file as a dictionary. A cell is called by its place, counted from 1.
"""

import ast
import re
from functools import wraps

from proofbook import golden, replay
from proofbook.claim import RELATIONS
from proofbook.kept import kept_ledger
from proofbook.ledger import LedgerError, make_ledger
from proofbook.ledger import stored as stored_records
from proofbook.records import MIME, SETTLED, unpacked
from proofbook.variants import rows

BY_HAND = re.compile(r"\b(Verdicts|LISTENERS|PROVERS|vnd\.proofbook\.records)\b")
MAGIC = re.compile(r"^\s*[%!].*$", re.MULTILINE)  # what IPython alone understands
CLAIMED = (
    "eq",
    "ne",
    "le",
    "lt",
    "ge",
    "gt",
    "Claim",
    "relation",
)  # (lhs, rhs), or with a relation
FILED = ("check", "simulate")  # (step, left, relation, right)
ROOTS = {"sqrt": 2, "cbrt": 3}  # of which this power is what stands in the root
CHANGING = ("setattr", "delattr")
INSIDE = ("__globals__", "__dict__", "__code__", "__defaults__", "monkeypatch", "mock")
SILENCED = re.compile(r"\b(NBVAL_SKIP|NBVAL_IGNORE_OUTPUT|PYTEST_VALIDATE_IGNORE_OUTPUT)\b")


def text(value):
    """Return a string that the notebook format may store as a list of lines."""
    return value if isinstance(value, str) else "".join(value)


def code(notebook):
    """Return (place, cell) for every code cell that is not blank."""
    cells = [
        (place, cell)
        for place, cell in enumerate(notebook["cells"], 1)
        if cell["cell_type"] == "code"
    ]
    return [(place, cell) for place, cell in cells if text(cell["source"]).strip()]


def tags(cell):
    """Return the tags of a cell."""
    return cell["metadata"].get("tags", [])


def executed_in_order(notebook):
    """Require execution counts 1, 2, ..., n: the notebook was run once, from the top,
    and not stripped.
    """
    counts = [
        (n, place, cell["execution_count"]) for n, (place, cell) in enumerate(code(notebook), 1)
    ]
    return [
        f"cell {place}: execution count {count}, expected {n}"
        for n, place, count in counts
        if count != n
    ]


def outputs_stored(notebook):
    """Require at least one stored output, without which `pytest --nbval` compares nothing."""
    return (
        []
        if any(cell["outputs"] for _, cell in code(notebook))
        else ["no cell has a stored output"]
    )


def forbidding(find):
    """Return the guard that finds something in a cell, a list of words,
    and says so of each code cell.
    """

    @wraps(find)
    def guard(notebook):
        return [f"cell {place}: {fault}" for place, cell in code(notebook) for fault in find(cell)]

    return guard


@forbidding
def no_stderr(cell):
    """Forbid warnings and other text on the error stream."""
    return ["output on stderr"] * any(output.get("name") == "stderr" for output in cell["outputs"])


@forbidding
def no_stray_error(cell):
    """Forbid an exception in a cell that does not announce it."""
    fails = any(output["output_type"] == "error" for output in cell["outputs"])
    return ["error without the tag raises-exception"] * (
        fails and "raises-exception" not in tags(cell)
    )


@forbidding
def no_hidden_check(cell):
    """Forbid hiding a cell that gives a verdict."""
    checks = any(MIME in output.get("data", {}) for output in cell["outputs"])
    hiding = [tag for tag in tags(cell) if tag.startswith(("hide-", "remove-"))]
    return [f"a check is hidden by the tag {tag}" for tag in hiding if checks]


@forbidding
def nothing_silenced(cell):
    """Forbid the comments and tags by which `pytest --nbval` leaves out a cell,
    or does not compare it.
    """
    names = " ".join(tag.upper().replace("-", "_") for tag in tags(cell))  # as nbval reads tags
    return [
        f"{found} keeps it from the tests"
        for found in SILENCED.findall(f"{text(cell['source'])} {names}")
    ]


@forbidding
def records_from_checks(cell):
    """Forbid cells that make records by hand:
    what is stored comes from `check` and what stands beside it.
    """
    return [f"{found} makes records by hand" for found in BY_HAND.findall(text(cell["source"]))]


@forbidding
def two_sides(cell):
    """Forbid a claim whose two sides are the same words of code: a value beside itself."""
    nodes = ast.walk(parsed(text(cell["source"])))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return [f"{ast.unparse(call)} compares a value with itself" for call in calls if is_one(call)]


def is_one(call):
    """Tell whether a call claims a relation between two sides that are the same words."""
    name = called(call)
    arguments = call.args[1:] if name in FILED else call.args
    if len(arguments) < 2 or name not in (*FILED, *CLAIMED):
        return False
    if isinstance(arguments[1], ast.Constant) and arguments[1].value in RELATIONS:
        arguments = [arguments[0], *arguments[2:3]]
    sides = [ast.dump(side) for side in arguments[:2]]
    return len(sides) == 2 and sides[0] == sides[1]


@forbidding
def as_typed(cell):
    """Forbid in a claim what SymPy evaluates before a prover sees it, and what is undefined
    somewhere: sqrt(r)**2 becomes r, which has a value where the root has none.

    Such a part is written with `UnevaluatedExpr`, or as what it becomes. Only what stands in the
    call itself is seen.
    """
    nodes = ast.walk(parsed(text(cell["source"])))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    claims = [call for call in calls if called(call) in (*FILED, *CLAIMED)]
    parts = [part for call in claims for side in call.args for part in ast.walk(side)]
    found = [ast.unparse(part) for part in parts if is_evaluated(part)]
    return [f"{part} is evaluated before the claim exists" for part in dict.fromkeys(found)]


def is_evaluated(node):
    """Tell whether SymPy makes of a piece of code something that has a value in more places."""
    if isinstance(node, ast.Call) and called(node) == "exp":
        return bool(node.args) and called(node.args[0]) == "log"
    if not isinstance(node, ast.BinOp):
        return False
    left, right = node.left, node.right
    same = ast.dump(left) == ast.dump(right)
    if isinstance(node.op, ast.Pow):
        power = getattr(right, "value", 1)
        return power == 0 or (called(left) in ROOTS and power % ROOTS[called(left)] == 0)
    if isinstance(node.op, ast.Mult):
        zero = 0 in (getattr(left, "value", 1), getattr(right, "value", 1))
        return (zero and is_partial(node)) or (same and called(left) == "sqrt")
    return isinstance(node.op, (ast.Div, ast.Sub)) and same and is_partial(node)


def is_partial(node):
    """Tell whether a piece of code may have no value somewhere: it divides, or calls a function."""
    parts = [part for part in ast.walk(node) if isinstance(part, (ast.Call, ast.BinOp))]
    return any(isinstance(part, ast.Call) or isinstance(part.op, ast.Div) for part in parts)


def called(node):
    """Return the name of what a piece of code calls, or nothing."""
    function = getattr(node, "func", None)
    return getattr(function, "attr", getattr(function, "id", ""))


def nothing_patched(notebook):
    """Forbid a change of a package: of an attribute of what is imported, by whatever way.

    A cell could let z3 prove everything, or SymPy show another formula.
    """
    trees = [(place, parsed(text(cell["source"]))) for place, cell in code(notebook)]
    nodes = [(place, node) for place, tree in trees for node in ast.walk(tree)]
    imports = [node for _, node in nodes if isinstance(node, (ast.Import, ast.ImportFrom))]
    names = {(one.asname or one.name).partition(".")[0] for node in imports for one in node.names}
    return [
        f"cell {place}: {ast.unparse(node)} changes what is imported"
        for place, node in nodes
        if patches(node, names)
    ]


def parsed(source):
    """Return the syntax tree of a cell; an empty one of a cell that shows an error of syntax."""
    try:
        return ast.parse(MAGIC.sub("", source))
    except SyntaxError:
        return ast.Module([], [])


def patches(node, names):
    """Tell whether a piece of code changes something behind one of the names."""
    if isinstance(node, (ast.Attribute, ast.Name)):
        return getattr(node, "attr", getattr(node, "id", "")) in INSIDE
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in CHANGING:
        return bool(node.args) and root(node.args[0]) in names
    targets = getattr(node, "targets", [getattr(node, "target", None)])
    if not isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete, ast.For)):
        return False
    parts = [part for target in targets for part in getattr(target, "elts", [target])]
    inner = [part for part in parts if isinstance(part, (ast.Attribute, ast.Subscript))]
    return any(root(part) in names for part in inner)


def root(node):
    """Return the name with which a chain of attributes, indices and calls begins."""
    while isinstance(node, (ast.Attribute, ast.Subscript, ast.Call, ast.Starred)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return getattr(node, "id", "")


@forbidding
def all_counted(cell):
    """Forbid that of the enumerations of a cell only some say how many cases are different."""
    records = [record for output in cell["outputs"] for record in unpacked(output)]
    runs = [r for r in records if r.get("prover") == "exhaustion"]
    proved = [record for record in runs if record["verdict"] in SETTLED]
    without = [record["id"] for record in proved if "values" not in record]
    return [f"{', '.join(without)}: no count of different cases"] * (0 < len(without) < len(proved))


EVERY = (
    executed_in_order,
    outputs_stored,
    no_stderr,
    no_stray_error,
    no_hidden_check,
    nothing_silenced,
)
EVERY = (*EVERY, records_from_checks, two_sides, as_typed, nothing_patched, all_counted)


def notebook_faults(notebook):
    """Return what is wrong with a notebook of a book."""
    return [fault for guard in EVERY for fault in guard(notebook)]


def book_faults(book):
    """Return what is wrong with a book beside its notebooks:
    claims without records and the like, changed words.
    """
    try:
        return ledger_faults(kept_ledger(book))
    except LedgerError as error:
        return str(error).splitlines()


def ledger_faults(ledger):
    """Return what is wrong with the evidence of a book whose claims and records fit together:
    controls that do not fail, changed words.
    """
    book = ledger.book
    records = stored_records(book)
    if wrong := list(replay.faults_of(records, book.signs)):
        return wrong
    untried = list(rows.faults(book, records))
    path = book.folder / golden.NAME
    if not path.exists():
        return [*untried, f"{golden.NAME} is missing: `proofbook check --accept` writes it"]
    stored, kept = golden.read(path.read_text(encoding="utf-8"))
    now = golden.golden(ledger)
    changed = golden.changes(stored, now)
    found = [f"{line} (`proofbook check --accept` takes it over)" for line in changed]
    return [*untried, *found] + [
        f"{line}: it is there; take the line out" for line in golden.stale(now, kept)
    ]


def accept(book):
    """Take over the strong words of a book into its golden file; return what changed,
    or raise ValueError.

    What claims less than before needs a line in the file, written by hand, that says why (see
    `golden`).
    """
    ledger = make_ledger(book)
    path = book.folder / golden.NAME
    before, kept = golden.read(path.read_text(encoding="utf-8")) if path.exists() else ({}, {})
    now = golden.golden(ledger)
    steps = [
        (statement["label"], step["id"])
        for statement in ledger.statements
        for step in statement["steps"]
    ]
    if stale := golden.stale(now, kept):
        raise ValueError("\n".join(f"{line}: it is there; take the line out" for line in stale))
    if left := golden.weaker(before, now, steps, kept):
        lines = [
            f"{what} {why}: write a line into {golden.NAME}: {golden.WEAKER}{what}: ..."
            for what, why in left.items()
        ]
        raise ValueError("\n".join(lines))
    path.write_text(golden.written(now, kept), encoding="utf-8")
    return golden.changes(before, now)
